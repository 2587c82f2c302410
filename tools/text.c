/* `warpstep asm` and `warpstep dis`. */
#include <stdlib.h>
#include <string.h>

#include "../model/common/hex.h"
#include "shader.h"

struct text_options {
    const char *command;
    const struct common_isa *isa;
    const char *input;
    const char *output; /* asm: needed; dis: NULL is stdout */
    const char *desc;   /* descriptors that go with words: asm writes them, dis reads them */
    bool data;          /* dis: words that are no instruction are listed as .word */
};

/* A value once. */
static int take(const char **at, const char *name, const char *value, struct common_error *err)
{
    if (*at) return common_fail(err, "warpstep: error: %s is given twice", name);
    if (!*value) return common_fail(err, "warpstep: error: %s ''; a name is needed", name);
    *at = value;
    return 0;
}

/* "--name VALUE" or "--name=VALUE" at argv[*i].
 *   returns  1 with *value, and *i at its last word; 0 another word; -1 with err */
static int valued(const char *name, int argc, char **argv, int *i, const char **value,
                  struct common_error *err)
{
    size_t length = strlen(name);

    if (strncmp(argv[*i], name, length)) return 0;
    if (argv[*i][length] == '=' && length > 2) {
        *value = argv[*i] + length + 1;
        return 1;
    }
    if (argv[*i][length]) return 0;
    if (*i + 1 == argc) return common_fail(err, "warpstep: error: %s needs a value", name);
    *value = argv[++*i];
    return 1;
}

static int parse(struct text_options *o, int argc, char **argv, struct common_error *err)
{
    const char *isa = NULL, *value = NULL;
    bool dis = !strcmp(argv[0], "dis");

    memset(o, 0, sizeof *o);
    o->command = argv[0];
    for (int i = 1; i < argc; i++)
        if (!strcmp(argv[i], "--help")) return 1;
    for (int i = 1; i < argc; i++) {
        const char **at = NULL;
        const char *word = argv[i];
        int got = valued("--isa", argc, argv, &i, &value, err);
        if (got > 0) at = &isa;
        if (!got && (got = valued("-o", argc, argv, &i, &value, err)) > 0) at = &o->output;
        if (!got && (got = valued("--desc", argc, argv, &i, &value, err)) > 0) at = &o->desc;
        if (got < 0) return -1;
        if (at) {
            if (take(at, word, value, err)) return -1;
        } else if (dis && !strcmp(word, "--data")) {
            if (o->data) return common_fail(err, "warpstep: error: --data is given twice");
            o->data = true;
        } else if (word[0] == '-' && word[1]) {
            return common_fail(err, "warpstep: error: unknown option '%s'; see warpstep %s --help",
                               word, o->command);
        } else if (o->input) {
            return common_fail(err, "warpstep: error: '%s' is one argument too many", word);
        } else {
            o->input = word;
        }
    }
    if (!isa) return common_fail(err, "warpstep: error: --isa NAME is needed");
    o->isa = tool_find_isa(isa, err);
    if (!o->isa) return -1;
    if (!o->input || !*o->input)
        return common_fail(err, "warpstep: error: an input file is needed");
    if (o->desc && !o->isa->shader)
        return common_fail(err, "warpstep: error: --desc does not fit %s, which has no descriptors",
                           o->isa->name);
    return 0;
}

static bool ends_in(const char *path, const char *suffix)
{
    size_t length = strlen(path), tail = strlen(suffix);

    return length > tail && !strcmp(path + length - tail, suffix);
}

struct container {
    uint8_t *byte;
    size_t size;
};

static int write_bytes(FILE *out, const void *what)
{
    const struct container *c = what;

    return fwrite(c->byte, 1, c->size, out) != c->size;
}

static int write_container(const struct text_options *o, const struct common_program *program,
                           const void *names, struct common_error *err)
{
    struct container c;

    if (o->isa->shader->store(program, names, &c.byte, &c.size, err)) return -1;
    int failed = common_file_write(o->output, write_bytes, &c, err);
    free(c.byte);
    return failed;
}

/* Descriptors as the program's contents leave them, as far as there are any. */
static int write_descs(const struct text_options *o, const struct common_program *program,
                       struct common_error *err)
{
    uint32_t word[1024] = {0};
    size_t count = 0;

    for (size_t i = 0; i < program->inits; i++) {
        const struct common_segment *s = &program->init[i];
        if (s->space != o->isa->shader->desc) continue;
        for (size_t k = 0; k < s->count && s->addr / 4 + k < o->isa->shader->descs; k++) {
            word[s->addr / 4 + k] = s->word[k];
            if (s->addr / 4 + k >= count) count = s->addr / 4 + k + 1;
        }
    }
    return common_hex_write(o->desc, word, count, err);
}

static int write_program(const struct text_options *o, const struct common_program *program,
                         const void *names, struct common_error *err)
{
    if (o->isa->shader && o->isa->shader->store && ends_in(o->output, ".shbin")) {
        if (!o->desc) return write_container(o, program, names, err);
        return common_fail(
            err, "warpstep: error: --desc goes with words; a .shbin holds its descriptors");
    }
    if (o->isa->shader && !o->desc)
        return common_fail(
            err, "warpstep: error: words need their descriptors: --desc FILE, or -o prog.shbin");
    if (o->desc && common_file_check(o->output, err)) return -1; /* both or none */
    if (o->desc && write_descs(o, program, err)) return -1;
    return common_hex_write(o->output, program->code, program->code_words, err);
}

static void help_asm(void)
{
    printf(
        "usage: warpstep asm --isa NAME prog.s -o prog.hex [--desc desc.hex]\n"
        "       warpstep asm --isa NAME prog.s -o prog.shbin\n\n"
        "Writes the code words; for an ISA with operand descriptors those go to --desc, or all "
        "into a container.\n"
        "Launch, data and expectations stay in the .s file, but for what a container can hold.\n");
}

int tool_main_asm(int argc, char **argv)
{
    struct common_error err = {""};
    struct text_options o;
    struct common_program program;
    void *names = NULL;
    int got = parse(&o, argc, argv, &err);

    if (got > 0) {
        help_asm();
        return 0;
    }
    memset(&program, 0, sizeof program);
    if (!got && !o.output) got = common_fail(&err, "warpstep: error: -o FILE is needed");
    if (!got) got = common_file_distinct(o.input, o.output, &err);
    if (!got && o.desc) got = common_file_distinct(o.input, o.desc, &err);
    if (!got && o.desc) got = common_file_once(o.desc, o.output, &err);
    if (!got && o.isa->shader) {
        got = tool_shader_read(o.isa, o.input, NULL, NULL, NULL, &program, &names, &err);
    } else if (!got) {
        char *text = tool_read_file(o.input, NULL, &err);
        got = text ? common_isa_assemble(o.isa, o.input, text, &program, &err) : -1;
        free(text);
    }
    if (!got) got = write_program(&o, &program, names, &err);
    if (names) o.isa->shader->free_names(names);
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
    const unsigned *line = l->program->line;
    uint32_t word[COMMON_WORDS];
    uint64_t next;
    unsigned words;

    for (uint64_t pc = 0; (words = common_isa_fetch(l->isa, l->program, pc, word, &next)) != 0; pc = next) {
        char text[256], place[32] = "";
        l->isa->disassemble(word, words, pc, text, sizeof text);
        if (strncmp(text, ".word", 5)) continue;
        if (line) snprintf(place, sizeof place, ":%u:1", line[pc / l->isa->pc_step]);
        return common_fail(err,
                           "%s%s: error: %s at 0x%llx is no %s instruction; "
                           "--data lists such words as they are",
                           path, place, text + 6, (unsigned long long)pc, l->isa->name);
    }
    return 0;
}

/* Whether the assembler makes the words of an instruction of its text: bits that it ignores are not there, and what
 * always traps is taken as .word alone. */
static bool assembles(const struct common_isa *isa, const char *text, const uint32_t *word,
                      unsigned count)
{
    struct common_program program;

    if (common_isa_assemble(isa, "", text, &program, NULL)) return false;
    bool same = program.code_words == count && !memcmp(program.code, word, count * sizeof *word);
    common_program_free(&program);
    return same;
}

/* A comment with address and words behind each instruction's text: it assembles to the same words as it stands. */
static int write_listing(FILE *out, const void *what)
{
    const struct listing *l = what;
    uint32_t word[COMMON_WORDS];
    uint64_t next;
    unsigned count;

    if (l->isa->shader) {
        char *text = l->isa->shader->listing(l->program);
        int failed = !text || fputs(text, out) < 0;
        free(text);
        return failed || ferror(out);
    }
    for (uint64_t pc = 0; (count = common_isa_fetch(l->isa, l->program, pc, word, &next)) != 0; pc = next) {
        char text[224], longer[sizeof text + 8], words[64] = "", data[64] = ".word";
        l->isa->disassemble(word, count, pc, text, sizeof text);
        snprintf(longer, sizeof longer, "long %s", text);
        for (unsigned w = 0; w < count; w++) {
            snprintf(words + strlen(words), sizeof words - strlen(words), " %08x", word[w]);
            snprintf(data + strlen(data), sizeof data - strlen(data), " 0x%08x", word[w]);
        }
        bool aligned = pc % (4 * count) == 0;
        const char *said = aligned && assembles(l->isa, text, word, count)     ? text
                           : aligned && assembles(l->isa, longer, word, count) ? longer
                                                                               : data;
        fprintf(out, "    %-56s // %04llx:%s%s%s\n", said, (unsigned long long)pc, words, said == data ? ": " : "",
                said == data ? text : "");
    }
    return ferror(out);
}

/* A container, or words. */
static int read_listed(const struct text_options *o, struct common_program *program, void **names,
                       struct common_error *err)
{
    if (o->isa->shader) {
        size_t size;
        char *byte = tool_read_file(o->input, &size, err);
        if (!byte) return -1;
        bool container =
            ends_in(o->input, ".shbin") ||
            (o->isa->shader->is_container && o->isa->shader->is_container((uint8_t *)byte, size));
        int failed = 0;
        if (container && o->desc)
            failed = common_fail(
                err, "warpstep: error: --desc goes with words; a container holds its descriptors");
        else if (container) /* not read again: a pipe has it once */
            failed =
                o->isa->shader->load(o->input, (uint8_t *)byte, size, NULL, program, names, err);
        free(byte);
        if (container) return failed;
        return tool_shader_read(o->isa, NULL, o->input, o->desc, NULL, program, names, err);
    }
    uint32_t *word;
    unsigned *line;
    size_t count;
    if (common_hex_read(o->input, &word, &line, &count, err)) return -1;
    int failed =
        common_program_init(program, o->input, o->isa->launch_default, o->isa->launch_bytes)
            ? common_fail(err, "warpstep: error: out of memory")
            : common_program_set_code(program, word, line, count, err);
    free(word);
    free(line);
    return failed;
}

int tool_main_dis(int argc, char **argv)
{
    struct common_error err = {""};
    struct text_options o;
    struct common_program program;
    void *names = NULL;
    int got = parse(&o, argc, argv, &err);

    if (got > 0) {
        printf("usage: warpstep dis --isa NAME prog.hex|prog.shbin [--desc desc.hex] [-o prog.s] "
               "[--data]\n\n"
               "Lists the instructions. A word that is none is an error; with --data it is listed "
               "as .word.\n");
        return 0;
    }
    memset(&program, 0, sizeof program);
    if (!got && o.output) got = common_file_distinct(o.input, o.output, &err);
    if (!got && o.output && o.desc) got = common_file_distinct(o.desc, o.output, &err);
    if (!got) got = read_listed(&o, &program, &names, &err);
    if (!got && !program.code_words) got = common_fail(&err, "%s: error: no code", o.input);
    struct listing listing = {o.isa, &program};
    if (!got && !o.data) got = check_listing(&listing, o.input, &err);
    if (!got && o.output) got = common_file_write(o.output, write_listing, &listing, &err);
    else if (!got) got = write_listing(stdout, &listing);
    if (names) o.isa->shader->free_names(names);
    common_program_free(&program);
    return got ? tool_bad(&err) : 0;
}
