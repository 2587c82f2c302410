/* `warpstep asm` and `warpstep dis`. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "../model/common/container.h"
#include "../model/common/file.h"
#include "../model/common/isa_call.h"
#include "../model/common/words.h"
#include "commands.h"
#include "load.h"
#include "options.h"
#include "paths.h"
#include "standard.h"
#include "which.h"

struct bytes {
    uint8_t *byte;
    size_t size;
};

static int write_bytes(FILE *out, const void *what)
{
    const struct bytes *c = what;

    return fwrite(c->byte, 1, c->size, out) != c->size;
}

static int write_container(const struct tool_options *o, const struct common_container *container,
                           const struct common_program *program, size_t programs,
                           struct common_error *err)
{
    struct bytes c;

    if (!container->store)
        return common_fail(err, "warpstep: error: %s: a %s is read only; -o prog.hex writes words",
                           o->output, container->suffix);
    if (container->store(program, programs, &c.byte, &c.size, err)) return -1;
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
    int failed = common_words_write(part->text, word, count, err);
    free(word);
    return failed;
}

/* Words are no program without their parts. */
static int check_parts(const struct tool_options *o, struct common_error *err)
{
    for (const struct common_option *row = o->isa->options; row && row->name; row++) {
        unsigned p = 0;
        if (!row->part) continue;
        while (p < o->settings && o->setting[p].option != row) p++;
        if (p < o->settings) continue;
        const char *suffix =
            o->isa->containers && o->isa->containers[0] ? o->isa->containers[0]->suffix : NULL;
        return common_fail(err,
                           "warpstep: error: words are not the whole program: --%s FILE is needed "
                           "too%s%s",
                           row->name, suffix ? ", or -o prog" : "", suffix ? suffix : "");
    }
    return 0;
}

static int write_program(const struct tool_options *o, const struct common_program *program,
                         size_t programs, struct common_error *err)
{
    const struct common_container *container = tool_container_of(o->isa, o->output, NULL, 0);

    if (container && o->settings)
        return common_fail(err, "warpstep: error: --%s goes with words; a %s holds it",
                           o->setting[0].option->name, container->suffix);
    if (container) return write_container(o, container, program, programs, err);
    if (programs > 1)
        return common_fail(err,
                           "%s: error: words of one program alone; %u sources make a "
                           "container",
                           o->output, o->files);
    if (check_parts(o, err)) return -1;
    for (unsigned p = 0; p < o->settings; p++)
        if (write_part(&o->setting[p], program, err)) return -1;
    return common_code_write(o->output, program->code, program->code_words, err);
}

/* The options of asm or dis, and files that are not each other's.
 *   returns  0; 1 help was asked for; -1 with err */
static int begin(const struct common_isa *const *isas, struct tool_options *o, int argc,
                 char **argv, struct common_error *err)
{
    int got = tool_options_parse_of(isas, o, argc, argv, err);

    return got ? got : tool_check_paths(o, err);
}

/* The sources of one container. */
static int read_sources(const struct tool_options *o, struct common_program *program,
                        struct common_error *err)
{
    struct common_source *source = calloc(o->files, sizeof *source);
    char **text = calloc(o->files, sizeof *text);
    int failed = source && text ? 0 : common_fail(err, "warpstep: error: out of memory");

    for (unsigned i = 0; i < o->files && !failed; i++) {
        size_t size;
        text[i] = common_file_read(o->file[i], &size, err);
        failed = !text[i];
        if (!failed && strlen(text[i]) != size)
            failed =
                common_fail(err, "%s: error: holds a zero byte; a text file is needed", o->file[i]);
        if (!failed) failed = tool_take_isa_line(o->isa, o->file[i], text[i], err);
        source[i] = (struct common_source){tool_source_name(o->file[i]), text[i]};
    }
    if (!failed) failed = o->isa->assemble_all(source, o->files, program, err);
    for (unsigned i = 0; text && i < o->files; i++) free(text[i]);
    free(text);
    free(source);
    return failed ? -1 : 0;
}

static int read_all(const struct tool_options *o, struct common_program *program,
                    struct common_error *err)
{
    if (o->files == 1) return tool_read_program(o->isa, o->file[0], NULL, NULL, program, err);
    return read_sources(o, program, err);
}

int tool_asm(const struct common_isa *const *isas, int argc, char **argv)
{
    struct common_error err = {""};
    struct tool_options o;
    struct common_program *program = NULL;
    int got = begin(isas, &o, argc, argv, &err);

    if (!got && !(program = calloc(o.files, sizeof *program)))
        got = common_fail(&err, "warpstep: error: out of memory");
    if (!got) got = read_all(&o, program, &err);
    for (unsigned i = 0; !got && i < o.files; i++)
        if (program[i].warnings) fputs(program[i].warnings, stderr);
    if (!got) got = write_program(&o, program, o.files, &err);
    for (unsigned i = 0; program && i < o.files; i++) common_program_free(&program[i]);
    free(program);
    tool_options_free(&o);
    return got > 0 ? 0 : got ? tool_bad(&err) : 0;
}

struct listing {
    const struct common_isa *isa;
    const struct common_program *program;
    const char *parts; /* what the container holds; NULL: there is none */
};

/* Where ".word 0x.." begins in the text of what is no instruction; NULL: it is one. */
static const char *no_instruction(const char *text)
{
    return strstr(text, ".word 0x");
}

/* Words at the end that are too few for an instruction.
 *   pc   behind the last whole one */
static int check_end(const struct listing *l, const char *path, uint64_t pc,
                     struct common_error *err)
{
    uint64_t first = common_isa_word(l->isa, pc), left = l->program->code_words - first;
    const unsigned *line = l->program->line;
    char place[32] = "";

    if (first >= l->program->code_words) return 0;
    if (line) snprintf(place, sizeof place, ":%u:1", line[first]);
    return common_fail(err,
                       "%s%s: error: the last instruction, at 0x%llx, is not complete: %llu of %u "
                       "words; --data lists them as they are",
                       path, place, (unsigned long long)pc, (unsigned long long)left,
                       l->isa->max_words);
}

/* Words that are no instruction are an error, with the place where they stand. */
static int check_listing(const struct listing *l, const char *path, struct common_error *err)
{
    const unsigned *line = l->program->line;
    uint32_t word[COMMON_WORDS];
    uint64_t next, pc;
    unsigned words;

    for (pc = 0; (words = common_isa_fetch(l->isa, l->program, pc, word, &next)) != 0; pc = next) {
        char text[256], place[32] = "";
        common_isa_text(l->isa, l->program, word, words, pc, text, sizeof text);
        if (!no_instruction(text)) continue;
        if (line) snprintf(place, sizeof place, ":%u:1", line[common_isa_word(l->isa, pc)]);
        return common_fail(err,
                           "%s%s: error: %s at 0x%llx is no %s instruction; "
                           "--data lists such words as they are",
                           path, place, no_instruction(text) + 6, (unsigned long long)pc,
                           l->isa->name);
    }
    return check_end(l, path, pc, err);
}

/* What the assembler makes of an instruction's text.
 *   differ   out: the bits that are not those of the words, when the text is taken
 *   why      what it says of a text that it does not take
 *   returns  whether the words come back */
static bool assembles(const struct common_isa *isa, const char *text, const uint32_t *word,
                      unsigned count, uint32_t *differ, struct common_error *why)
{
    struct common_program program;
    uint32_t any = 0;

    if (!isa->assemble || isa->assemble("", text, &program, why)) return false;
    bool whole = program.code_words == count;
    for (unsigned w = 0; w < count && whole; w++) any |= differ[w] = program.code[w] ^ word[w];
    common_program_free(&program);
    return whole && !any;
}

/* Why words are not written as the instruction that they are: bits that text does not show, the
 * place, or that they are none, or raise an error.
 *   text     their text */
static void explain(const struct common_isa *isa, const char *text, const uint32_t *word,
                    unsigned count, bool aligned, char *why, size_t size)
{
    uint32_t differ[COMMON_WORDS] = {0}, any = 0;
    struct common_error err = {""};
    char longer[240];

    why[0] = '\0';
    if (no_instruction(text)) {
        int reason = (int)(no_instruction(text) - text) - 1; /* and a blank behind it */
        if (reason > 0) snprintf(why, size, "no instruction; %.*s", reason, text);
        else snprintf(why, size, "no instruction");
        return;
    }
    snprintf(longer, sizeof longer, "long %s", text);
    if (!assembles(isa, text, word, count, differ, &err))
        assembles(isa, longer, word, count, differ, NULL);
    for (unsigned w = 0; w < count; w++) any |= differ[w];
    if (any) {
        snprintf(why, size, "%s; it has ignored bits set:", text);
        for (unsigned w = 0; w < count; w++)
            snprintf(why + strlen(why), size - strlen(why), " %08x", differ[w]);
    } else if (!aligned) {
        snprintf(why, size, "%s; unaligned", text);
    } else {
        const char *said = strstr(err.text, "error: ");
        snprintf(why, size, "%s; %.200s", text, said ? said + 7 : "it has no text of its own");
    }
}

/* A comment with address and words behind each instruction's text: it assembles to the same words
 * as it stands. */
static int write_listing(FILE *out, const void *what)
{
    const struct listing *l = what;
    uint32_t word[COMMON_WORDS];
    uint64_t next, pc;
    unsigned count;

    for (const char *p = l->parts; p && *p; p += strcspn(p, "\n") + 1)
        fprintf(out, "// %.*s\n", (int)strcspn(p, "\n"), p);
    if (l->isa->listing) {
        char *text = l->isa->listing(l->program);
        int failed = !text || fputs(text, out) < 0;
        free(text);
        return failed || ferror(out);
    }
    for (pc = 0; (count = common_isa_fetch(l->isa, l->program, pc, word, &next)) != 0; pc = next) {
        char text[224], longer[sizeof text + 8], words[64] = "", data[64] = ".word";
        common_isa_text(l->isa, l->program, word, count, pc, text, sizeof text);
        snprintf(longer, sizeof longer, "long %s", text);
        for (unsigned w = 0; w < count; w++) {
            snprintf(words + strlen(words), sizeof words - strlen(words), " %08x", word[w]);
            snprintf(data + strlen(data), sizeof data - strlen(data), " 0x%08x", word[w]);
        }
        bool aligned = common_isa_word(l->isa, pc) % count == 0;
        uint32_t differ[COMMON_WORDS];
        const char *said = aligned && assembles(l->isa, text, word, count, differ, NULL) ? text
                           : aligned && assembles(l->isa, longer, word, count, differ, NULL)
                               ? longer
                               : data;
        char why[512] = "";
        if (said == data || no_instruction(text))
            explain(l->isa, text, word, count, aligned, why, sizeof why);
        fprintf(out, "    %-56s // %04llx:%s%s%s\n", said, (unsigned long long)pc, words,
                *why ? ": " : "", why);
    }
    for (uint64_t w = common_isa_word(l->isa, pc); w < l->program->code_words; w++)
        fprintf(out, "    .word 0x%08x%40s // %04llx: not a whole instruction\n",
                (unsigned)l->program->code[w], "", (unsigned long long)pc);
    return ferror(out);
}

/* Whether a file is a source: by its name, or because the ISA assembles it. */
static bool is_source(const struct common_isa *isa, const char *file)
{
    const char *dot = strrchr(file, '.');
    struct common_program program;
    struct common_error ignored = {""};
    char *text;

    if (dot && !strcmp(dot, ".s")) return true;
    if (!isa->assemble || !(text = common_file_read(file, NULL, &ignored))) return false;
    bool is = !tool_take_isa_line(isa, file, text, &ignored) &&
              !isa->assemble(tool_source_name(file), text, &program, &ignored);
    if (is) common_program_free(&program);
    free(text);
    return is;
}

/* Words could not be read: says it, if something else stands in the file. Returns -1. */
static int refuse_words(const struct tool_options *o, struct common_error *err)
{
    size_t name = strlen(o->file[0]);
    bool placed = !strncmp(err->text, o->file[0], name) && err->text[name] == ':' &&
                  isdigit((unsigned char)err->text[name + 1]);

    if (!placed || !is_source(o->isa, o->file[0])) return -1;
    err->text[0] = '\0';
    return common_fail(err,
                       "%s: error: it is a source; dis takes words or a container, and warpstep "
                       "asm makes them of it",
                       tool_source_name(o->file[0]));
}

/* Words and what goes with them. */
static int read_words(const struct tool_options *o, struct common_program *program,
                      struct common_error *err)
{
    const struct common_load load = {.isa = o->isa,
                                     .program = program,
                                     .words = true,
                                     .listed = true,
                                     .setting = o->setting,
                                     .settings = o->settings};

    const struct tool_pick pick = {.part = tool_given(o->setting, o->settings, COMMON_ARG_PART)};

    if (tool_read_program(o->isa, NULL, o->file[0], &pick, program, err))
        return refuse_words(o, err);
    for (unsigned p = 0; p < o->settings; p++)
        if (o->setting[p].option->argument != COMMON_ARG_PART &&
            o->setting[p].option->apply(&load, &o->setting[p], err))
            return -1;
    return 0;
}

/* A container, or words. The bytes of a container are not read again: a pipe has them once.
 *   list   out: what --parts asks for
 *   parts  out: the same, for the head of a listing */
static int read_listed(const struct tool_options *o, struct common_program *program, char **list,
                       char **parts, struct common_error *err)
{
    size_t size;
    char *byte = o->isa->containers ? common_file_read(o->file[0], &size, err) : NULL;

    if (o->isa->containers && !byte) return -1;
    const struct common_container *container =
        byte ? tool_container_of(o->isa, o->file[0], (uint8_t *)byte, size) : NULL;
    const struct common_setting *part = tool_given(o->setting, o->settings, COMMON_ARG_PART);
    int failed = 0;
    if (container && o->settings > (part != NULL))
        failed = common_fail(err, "warpstep: error: --%s goes with words; a container holds it",
                             o->setting[part == o->setting].option->name);
    else if (o->list && part)
        failed = common_fail(err, "warpstep: error: --%s picks one part; --parts lists all",
                             part->option->name);
    else if (o->list && (!container || !container->list))
        failed =
            common_fail(err, "%s: error: no container with parts; --parts lists those", o->file[0]);
    else if (o->list) failed = container->list(o->file[0], (uint8_t *)byte, size, list, err);
    else if (container)
        failed = container->load(o->file[0], (uint8_t *)byte, size, part ? part->text : NULL, NULL,
                                 program, err);
    if (!failed && container && !o->list && container->list)
        failed = container->list(o->file[0], (uint8_t *)byte, size, parts, err);
    free(byte);
    if (failed) *list = *parts = NULL; /* list() has freed what it had */
    return failed || container ? failed : read_words(o, program, err);
}

static int write_text(FILE *out, const void *what)
{
    return fputs(what, out) < 0 || ferror(out);
}

/* The instructions, each of which must be one unless --data is given. */
static int list_program(const struct tool_options *o, const struct common_program *program,
                        const char *parts, struct common_error *err)
{
    struct listing listing = {o->isa, program, parts};

    if (!program->code_words) return common_fail(err, "%s: error: no code", o->file[0]);
    if (!o->data && check_listing(&listing, o->file[0], err)) return -1;
    if (o->output) return common_file_write(o->output, write_listing, &listing, err);
    return write_listing(stdout, &listing);
}

int tool_dis(const struct common_isa *const *isas, int argc, char **argv)
{
    struct common_error err = {""};
    struct tool_options o;
    struct common_program program = {.name = NULL};
    char *list = NULL, *parts = NULL;
    int got = begin(isas, &o, argc, argv, &err);

    if (!got) got = read_listed(&o, &program, &list, &parts, &err);
    if (!got && list && o.output) got = common_file_write(o.output, write_text, list, &err);
    else if (!got && list) got = write_text(stdout, list);
    else if (!got) got = list_program(&o, &program, parts, &err);
    free(list);
    free(parts);
    common_program_free(&program);
    tool_options_free(&o);
    return got > 0 ? 0 : got ? tool_bad(&err) : 0;
}

int tool_main_asm(int argc, char **argv)
{
    return tool_asm(common_isas, argc, argv);
}

int tool_main_dis(int argc, char **argv)
{
    return tool_dis(common_isas, argc, argv);
}
