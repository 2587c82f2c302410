/* `warpstep asm` and `warpstep dis`. */
#include <stdlib.h>
#include <string.h>

#include "../model/common/hex.h"
#include "tool.h"

enum { PARTS = 4 };

struct text_options {
    const struct common_isa *const *isas; /* that may be asked for; NULL ends them */
    const char *command;
    const struct common_isa *isa;
    const char *input;
    const char *output; /* asm: needed; dis: NULL is stdout */
    struct common_setting
        part[PARTS]; /* files that go with words: asm writes them, dis reads them */
    unsigned parts;
    struct common_setting picked; /* dis: the part of a container; text NULL: none is said */
    bool data; /* dis: words that are no instruction are listed as .word */
    bool list; /* dis: what the container holds, instead of its instructions */
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

/* "--desc FILE" at argv[*i], when the ISA's words have such a part; likewise those of another ISA are refused.
 *   returns  as valued() */
static int take_part(struct text_options *o, int argc, char **argv, int *i,
                     struct common_error *err)
{
    for (size_t k = 0; o->isas[k]; k++)
        for (const struct common_option *row = o->isas[k]->options; row && row->name; row++) {
            char name[64];
            const char *value;
            if (!row->part) continue;
            snprintf(name, sizeof name, "--%s", row->name);
            int got = valued(name, argc, argv, i, &value, err);
            if (!got) continue;
            if (got < 0) return -1;
            const struct common_option *own = o->isa ? tool_row_of(o->isa, row->name) : NULL;
            if (!own || !own->part) return o->isa ? tool_does_not_fit(o->isa, row->name, err) : 1;
            for (unsigned p = 0; p < o->parts; p++)
                if (o->part[p].option == own)
                    return common_fail(err, "warpstep: error: %s is given twice", name);
            if (o->parts == PARTS)
                return common_fail(err, "warpstep: error: at most %d files go with words", PARTS);
            return tool_setting(own, value, &o->part[o->parts++], err) ? -1 : 1;
        }
    return 0;
}

/* "--part VALUE" at argv[*i], by the name that this or another ISA has for it.
 *   returns  as valued() */
static int take_picked(struct text_options *o, int argc, char **argv, int *i,
                       struct common_error *err)
{
    for (size_t k = 0; o->isas[k]; k++)
        for (const struct common_option *row = o->isas[k]->options; row && row->name; row++) {
            char name[64];
            const char *value;
            if (row->argument != COMMON_ARG_PART) continue;
            snprintf(name, sizeof name, "--%s", row->name);
            int got = valued(name, argc, argv, i, &value, err);
            if (!got) continue;
            if (got < 0) return -1;
            const struct common_option *own = o->isa ? tool_row_of(o->isa, row->name) : NULL;
            if (!own) return o->isa ? tool_does_not_fit(o->isa, row->name, err) : 1;
            if (o->picked.text)
                return common_fail(err, "warpstep: error: %s is given twice", name);
            return tool_setting(own, value, &o->picked, err) ? -1 : 1;
        }
    return 0;
}

static int parse(const struct common_isa *const *isas, struct text_options *o, int argc,
                 char **argv, struct common_error *err)
{
    const char *isa = NULL, *value = NULL;
    bool dis = !strcmp(argv[0], "dis");

    memset(o, 0, sizeof *o);
    o->isas = isas;
    o->command = argv[0];
    for (int i = 1; i < argc; i++) {
        if (!strcmp(argv[i], "--help")) return 1;
        if (!strcmp(argv[i], "--isa") && i + 1 < argc) value = argv[i + 1];
        if (!strncmp(argv[i], "--isa=", 6)) value = argv[i] + 6;
    }
    if (value && !(o->isa = tool_find_isa_of(isas, value, err))) return -1;
    for (int i = 1; i < argc; i++) {
        const char **at = NULL;
        const char *word = argv[i];
        int got = valued("--isa", argc, argv, &i, &value, err);
        if (got > 0) at = &isa;
        if (!got && (got = valued("-o", argc, argv, &i, &value, err)) > 0) at = &o->output;
        if (!got && (got = take_part(o, argc, argv, &i, err)) > 0) continue;
        if (!got && dis && (got = take_picked(o, argc, argv, &i, err)) > 0) continue;
        if (got < 0) return -1;
        if (at) {
            if (take(at, word, value, err)) return -1;
        } else if (dis && (!strcmp(word, "--data") || !strcmp(word, "--parts"))) {
            bool *flag = word[2] == 'd' ? &o->data : &o->list;
            if (*flag) return common_fail(err, "warpstep: error: %s is given twice", word);
            *flag = true;
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
    if (!o->input || !*o->input)
        return common_fail(err, "warpstep: error: an input file is needed");
    return 0;
}

struct bytes {
    uint8_t *byte;
    size_t size;
};

static int write_bytes(FILE *out, const void *what)
{
    const struct bytes *c = what;

    return fwrite(c->byte, 1, c->size, out) != c->size;
}

static int write_container(const struct text_options *o, const struct common_container *container,
                           const struct common_program *program, struct common_error *err)
{
    struct bytes c;

    if (!container->store)
        return common_fail(err, "warpstep: error: %s: a %s is read only; -o prog.hex writes words",
                           o->output, container->suffix);
    if (container->store(program, &c.byte, &c.size, err)) return -1;
    int failed = common_file_write(o->output, write_bytes, &c, err);
    free(c.byte);
    return failed;
}

/* What goes with the words, as the program's contents leave it, as far as there is any. */
static int write_part(const struct common_setting *part, const struct common_program *program,
                      struct common_error *err)
{
    size_t most = (size_t)part->option->max;
    uint32_t *word = calloc(most ? most : 1, sizeof *word);

    if (!word) return common_fail(err, "warpstep: error: out of memory");
    size_t count = common_contents(program, part->option->space, word, most);
    int failed = common_hex_write(part->text, word, count, err);
    free(word);
    return failed;
}

/* Words are no program without their parts. */
static int check_parts(const struct text_options *o, struct common_error *err)
{
    for (const struct common_option *row = o->isa->options; row && row->name; row++) {
        unsigned p = 0;
        if (!row->part) continue;
        while (p < o->parts && o->part[p].option != row) p++;
        if (p < o->parts) continue;
        const char *suffix =
            o->isa->containers && o->isa->containers[0] ? o->isa->containers[0]->suffix : NULL;
        return common_fail(err,
                           "warpstep: error: words are not the whole program: --%s FILE is needed "
                           "too%s%s",
                           row->name, suffix ? ", or -o prog" : "", suffix ? suffix : "");
    }
    return 0;
}

static int write_program(const struct text_options *o, const struct common_program *program,
                         struct common_error *err)
{
    const struct common_container *container = tool_container_of(o->isa, o->output, NULL, 0);

    if (container && o->parts)
        return common_fail(err, "warpstep: error: --%s goes with words; a %s holds it",
                           o->part[0].option->name, container->suffix);
    if (container) return write_container(o, container, program, err);
    if (check_parts(o, err)) return -1;
    if (o->parts && common_file_check(o->output, err)) return -1; /* all or none */
    for (unsigned p = 0; p < o->parts; p++)
        if (write_part(&o->part[p], program, err)) return -1;
    return common_hex_write(o->output, program->code, program->code_words, err);
}

static void help_asm(const struct common_isa *const *isas)
{
    printf("usage: warpstep asm --isa NAME prog.s -o prog.hex\n"
           "       warpstep asm --isa NAME prog.s -o prog.CONTAINER\n\n"
           "Writes the code words, or all into a container if the ISA has one of that name.\n");
    for (size_t i = 0; isas[i]; i++) {
        for (const struct common_option *row = isas[i]->options; row && row->name; row++)
            if (row->part)
                printf("--isa %s: words need --%s FILE too: %s.\n", isas[i]->name, row->name,
                       row->help);
        for (size_t k = 0; isas[i]->containers && isas[i]->containers[k]; k++)
            printf("--isa %s: containers are %s.\n", isas[i]->name, isas[i]->containers[k]->suffix);
    }
    printf("Launch, data and expectations stay in the .s file, but for what a container can "
           "hold.\n");
}

/* What is written is neither read by this command nor written twice. */
static int check_files(const struct text_options *o, bool written, struct common_error *err)
{
    if (o->output && common_file_distinct(o->input, o->output, err)) return -1;
    for (unsigned p = 0; p < o->parts; p++) {
        const char *part = o->part[p].text;
        if (written && common_file_distinct(o->input, part, err)) return -1;
        if (o->output && (written ? common_file_once(part, o->output, err)
                                  : common_file_distinct(part, o->output, err)))
            return -1;
        for (unsigned k = 0; k < p && written; k++)
            if (common_file_once(part, o->part[k].text, err)) return -1;
    }
    return 0;
}

int tool_asm(const struct common_isa *const *isas, int argc, char **argv)
{
    struct common_error err = {""};
    struct text_options o;
    struct common_program program;
    int got = parse(isas, &o, argc, argv, &err);

    if (got > 0) {
        help_asm(isas);
        return 0;
    }
    memset(&program, 0, sizeof program);
    if (!got && !o.output) got = common_fail(&err, "warpstep: error: -o FILE is needed");
    if (!got) got = check_files(&o, true, &err);
    if (!got) got = tool_read_program(o.isa, o.input, NULL, NULL, &program, &err);
    if (!got) got = write_program(&o, &program, &err);
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

    if (!isa->assemble || isa->assemble("", text, &program, NULL)) return false;
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

    if (l->isa->listing) {
        char *text = l->isa->listing(l->program);
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

/* Words and what goes with them. */
static int read_words(const struct text_options *o, struct common_program *program,
                      struct common_error *err)
{
    const struct common_load load = {
        .isa = o->isa, .program = program, .words = true, .setting = o->part, .settings = o->parts};

    if (tool_read_program(o->isa, NULL, o->input, NULL, program, err)) return -1;
    for (unsigned p = 0; p < o->parts; p++)
        if (o->part[p].option->apply(&load, &o->part[p], err)) return -1;
    return 0;
}

/* A container, or words. The bytes of a container are not read again: a pipe has them once. */
static int read_listed(const struct text_options *o, struct common_program *program, char **list,
                       struct common_error *err)
{
    size_t size;
    char *byte = o->isa->containers ? common_file_read(o->input, &size, err) : NULL;

    if (o->isa->containers && !byte) return -1;
    const struct common_container *container =
        byte ? tool_container_of(o->isa, o->input, (uint8_t *)byte, size) : NULL;
    int failed = 0;
    if (container && o->parts)
        failed = common_fail(err, "warpstep: error: --%s goes with words; a container holds it",
                             o->part[0].option->name);
    else if (!container && o->picked.text)
        failed = common_fail(err, "%s: error: no container, of which --%s could pick a part",
                             o->input, o->picked.option->name);
    else if (o->list && (!container || !container->list))
        failed =
            common_fail(err, "%s: error: no container with parts; --parts lists those", o->input);
    else if (o->list) failed = container->list(o->input, (uint8_t *)byte, size, list, err);
    else if (container)
        failed = container->load(o->input, (uint8_t *)byte, size, o->picked.text, NULL, program, err);
    free(byte);
    return failed || container ? failed : read_words(o, program, err);
}

static int write_text(FILE *out, const void *what)
{
    return fputs(what, out) < 0 || ferror(out);
}

/* The instructions, each of which must be one unless --data is given. */
static int list_program(const struct text_options *o, const struct common_program *program,
                        struct common_error *err)
{
    struct listing listing = {o->isa, program};

    if (!program->code_words) return common_fail(err, "%s: error: no code", o->input);
    if (!o->data && check_listing(&listing, o->input, err)) return -1;
    if (o->output) return common_file_write(o->output, write_listing, &listing, err);
    return write_listing(stdout, &listing);
}

int tool_dis(const struct common_isa *const *isas, int argc, char **argv)
{
    struct common_error err = {""};
    struct text_options o;
    struct common_program program;
    char *list = NULL;
    int got = parse(isas, &o, argc, argv, &err);

    if (got > 0) {
        printf("usage: warpstep dis --isa NAME prog.hex|prog.CONTAINER [-o prog.s] [--data]\n"
               "       warpstep dis --isa NAME prog.CONTAINER --parts [-o parts.txt]\n\n"
               "Lists the instructions. A word that is none is an error; with --data it is listed "
               "as .word. --parts lists\n"
               "what a container holds. Files that go with words are those of "
               "warpstep asm --help.\n");
        return 0;
    }
    memset(&program, 0, sizeof program);
    if (!got) got = check_files(&o, false, &err);
    if (!got) got = read_listed(&o, &program, &list, &err);
    if (!got && list && o.output) got = common_file_write(o.output, write_text, list, &err);
    else if (!got && list) got = write_text(stdout, list);
    else if (!got) got = list_program(&o, &program, &err);
    free(list);
    common_program_free(&program);
    return got ? tool_bad(&err) : 0;
}

int tool_main_asm(int argc, char **argv)
{
    return tool_asm(common_isas, argc, argv);
}

int tool_main_dis(int argc, char **argv)
{
    return tool_dis(common_isas, argc, argv);
}
