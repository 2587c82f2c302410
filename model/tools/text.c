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
    const uint32_t *word;
    size_t count;
};

/* Words that are no instruction are an error, with the place where they stand. */
static int check_listing(const struct listing *l, const char *path, const unsigned *line,
                         struct common_error *err)
{
    for (size_t i = 0; i < l->count;) {
        char text[256];
        unsigned taken =
            l->isa->disassemble(l->word + i, l->count - i, (uint32_t)(4 * i), text, sizeof text);
        if (!strncmp(text, ".word", 5))
            return common_fail(err,
                               "%s:%u:1: error: %s at 0x%zx is no %s instruction; "
                               "--data lists such words as they are",
                               path, line[i], text + 6, 4 * i, l->isa->name);
        i += taken;
    }
    return 0;
}

/* A comment with address and words before each instruction's text: it assembles again as it stands. */
static int write_listing(FILE *out, const void *what)
{
    const struct listing *l = what;

    for (size_t i = 0; i < l->count;) {
        char text[256], words[64] = "";
        unsigned taken =
            l->isa->disassemble(l->word + i, l->count - i, (uint32_t)(4 * i), text, sizeof text);
        if (taken > l->count - i) taken = (unsigned)(l->count - i);
        for (unsigned w = 0; w < taken; w++)
            snprintf(words + strlen(words), sizeof words - strlen(words), " %08x", l->word[i + w]);
        fprintf(out, "    %-56s // %04zx:%s\n", text, 4 * i, words);
        i += taken;
    }
    return ferror(out);
}

int tool_main_dis(int argc, char **argv)
{
    struct common_error err = {""};
    struct text_options o;
    uint32_t *word;
    unsigned *line;
    size_t count;
    int got = parse(&o, argc, argv, &err);

    if (got > 0) {
        printf("usage: warpstep dis --isa NAME prog.hex [-o prog.s] [--data]\n\n"
               "Lists the instructions. A word that is none is an error; with --data it is listed as .word.\n");
        return 0;
    }
    if (!got && o.output) got = common_file_distinct(o.input, o.output, &err);
    if (got || common_hex_read(o.input, &word, &line, &count, &err)) return tool_bad(&err);
    struct listing listing = {o.isa, word, count};
    if (!o.data) got = check_listing(&listing, o.input, line, &err);
    if (!got && o.output) got = common_file_write(o.output, write_listing, &listing, &err);
    else if (!got) got = write_listing(stdout, &listing);
    free(word);
    free(line);
    return got ? tool_bad(&err) : 0;
}
