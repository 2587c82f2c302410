/* `warpstep asm` and `warpstep dis`. */
#include <stdlib.h>
#include <string.h>

#include "../common/hex.h"
#include "tool.h"

struct text_options {
    const struct common_isa *isa;
    const char *input;
    const char *output; /* asm: needed; dis: NULL is stdout */
    bool data;          /* dis: words that are no instruction are listed as .word */
};

static int parse(struct text_options *o, int argc, char **argv, struct common_error *err)
{
    memset(o, 0, sizeof *o);
    for (int i = 1; i < argc; i++) {
        bool isa = !strcmp(argv[i], "--isa");
        if (!strcmp(argv[i], "--help")) return 1;
        if (isa || !strcmp(argv[i], "-o")) {
            if (i + 1 == argc)
                return common_fail(err, "warpstep: error: %s needs a value", argv[i]);
            i++;
            if (!isa) o->output = argv[i];
            else if (!(o->isa = tool_find_isa(argv[i], err))) return -1;
        } else if (!strncmp(argv[i], "--isa=", 6)) {
            if (!(o->isa = tool_find_isa(argv[i] + 6, err))) return -1;
        } else if (!strcmp(argv[0], "dis") && !strcmp(argv[i], "--data")) {
            o->data = true;
        } else if (argv[i][0] == '-' && argv[i][1]) {
            return common_fail(err, "warpstep: error: unknown option '%s'; --isa, -o and --help",
                               argv[i]);
        } else if (o->input) {
            return common_fail(err, "warpstep: error: '%s' is one argument too many", argv[i]);
        } else {
            o->input = argv[i];
        }
    }
    if (!o->isa) return common_fail(err, "warpstep: error: --isa NAME is needed");
    if (!o->input) return common_fail(err, "warpstep: error: an input file is needed");
    return 0;
}

int tool_main_asm(int argc, char **argv)
{
    struct common_error err = {""};
    struct text_options o;
    struct common_program program;
    int got = parse(&o, argc, argv, &err);

    if (got > 0) {
        printf("usage: warpstep asm --isa NAME prog.s -o prog.hex\n\n"
               "Writes the code words. Launch, data and expectations stay in the .s file.\n");
        return 0;
    }
    if (!got && !o.output) got = common_fail(&err, "warpstep: error: -o FILE is needed");
    if (!got) got = common_file_distinct(o.input, o.output, &err);
    if (got) return tool_bad(&err);
    char *text = tool_read_text(o.input, &err);
    if (!text) return tool_bad(&err);
    memset(&program, 0, sizeof program);
    got = o.isa->assemble(o.input, text, &program, &err);
    if (!got) got = common_hex_write(o.output, program.code, program.code_words, &err);
    free(text);
    common_program_free(&program);
    return got ? tool_bad(&err) : 0;
}

struct listing {
    const struct common_isa *isa;
    const struct common_program *program;
};

/* Words that are no instruction are an error, with the place where they stand. */
static int check_listing(const struct listing *l, const char *path, struct common_error *err)
{
    uint32_t word[COMMON_WORDS], next;
    unsigned words;

    for (uint32_t pc = 0; (words = l->isa->fetch(l->program, pc, word, &next)) != 0; pc = next) {
        char text[256];
        l->isa->disassemble(word, words, pc, text, sizeof text);
        if (!strncmp(text, ".word", 5))
            return common_fail(err,
                               "%s:%u:1: error: %s at 0x%x is no %s instruction; "
                               "--data lists such words as they are",
                               path, l->program->line[pc / l->isa->pc_step], text + 6, pc,
                               l->isa->name);
    }
    return 0;
}

/* A comment with address and words behind each instruction's text: it assembles again as it stands. */
static int write_listing(FILE *out, const void *what)
{
    const struct listing *l = what;
    uint32_t word[COMMON_WORDS], next;
    unsigned count;

    for (uint32_t pc = 0; (count = l->isa->fetch(l->program, pc, word, &next)) != 0; pc = next) {
        char text[256], words[64] = "";
        l->isa->disassemble(word, count, pc, text, sizeof text);
        for (unsigned w = 0; w < count; w++)
            snprintf(words + strlen(words), sizeof words - strlen(words), " %08x", word[w]);
        fprintf(out, "    %-56s // %04x:%s\n", text, pc, words);
    }
    return ferror(out);
}

/* Code words from a .hex file. */
static int load_code(const struct text_options *o, struct common_program *program,
                     struct common_error *err)
{
    uint32_t *word;
    unsigned *line;
    size_t count;

    if (common_hex_read(o->input, &word, &line, &count, err)) return -1;
    int failed = common_program_init(program, o->input)
                     ? common_fail(err, "warpstep: error: out of memory")
                     : common_program_set_code(program, word, line, count, err);
    free(word);
    free(line);
    if (!failed && !count) failed = common_fail(err, "%s: error: no code", o->input);
    return failed;
}

int tool_main_dis(int argc, char **argv)
{
    struct common_error err = {""};
    struct text_options o;
    struct common_program program;
    int got = parse(&o, argc, argv, &err);

    if (got > 0) {
        printf("usage: warpstep dis --isa NAME prog.hex [-o prog.s] [--data]\n\n"
               "Lists the instructions. A word that is none is an error; with --data it is listed as .word.\n");
        return 0;
    }
    memset(&program, 0, sizeof program);
    if (!got && o.output) got = common_file_distinct(o.input, o.output, &err);
    if (!got) got = load_code(&o, &program, &err);
    struct listing listing = {o.isa, &program};
    if (!got && !o.data) got = check_listing(&listing, o.input, &err);
    if (!got && o.output) got = common_file_write(o.output, write_listing, &listing, &err);
    else if (!got) got = write_listing(stdout, &listing);
    common_program_free(&program);
    return got ? tool_bad(&err) : 0;
}
