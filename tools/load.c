/* From files and options to a program image. What they mean is the ISA's matter: common/isa.h. */
#include <stdlib.h>
#include <string.h>

#include "../model/common/container.h"
#include "../model/common/file.h"
#include "../model/common/words.h"
#include "load.h"
#include "made.h"
#include "options.h"
#include "select.h"
#include "standard.h"
#include "which.h"

enum { MOST_PROGRAMS = 16 }; /* of one run; a ring of them ends here, too */

static bool ends_in(const char *path, const char *suffix)
{
    size_t length = strlen(path), tail = strlen(suffix);

    return length > tail && !strcmp(path + length - tail, suffix);
}

/* A file that says by its name what it is must be that. */
const struct common_container *tool_container_of(const struct common_isa *isa, const char *file,
                                                 const uint8_t *byte, size_t size)
{
    for (size_t i = 0; isa->containers && isa->containers[i]; i++)
        if (ends_in(file, isa->containers[i]->suffix) ||
            (byte && isa->containers[i]->recognise(byte, size)))
            return isa->containers[i];
    return NULL;
}

static int enter(const struct common_isa *isa, const char *entry, struct common_program *program,
                 struct common_error *err)
{
    if (!entry) return 0;
    return isa->enter ? isa->enter(program, entry, err) : tool_does_not_fit(isa, "entry", err);
}

const struct common_setting *tool_given(const struct common_setting *setting, unsigned settings,
                                        enum common_argument argument)
{
    for (unsigned i = 0; i < settings; i++)
        if (setting[i].option->argument == argument) return &setting[i];
    return NULL;
}

/* Those who say that there is a container mean it. */
static int refuse(const struct tool_pick *pick, const char *file, struct common_error *err)
{
    if (pick->container)
        return common_fail(err, "%s: error: no container; --%s takes one", file,
                           pick->container->option->name);
    if (pick->part)
        return common_fail(err, "%s: error: no container, of which --%s could pick a part", file,
                           pick->part->option->name);
    if (pick->chain)
        return common_fail(err, "%s: error: no container, of which --%s could run the parts", file,
                           pick->chain->option->name);
    return 0;
}

/* All parts of a container. */
static int read_chain(const struct common_container *container, const char *file,
                      const uint8_t *byte, size_t size, const struct tool_pick *pick,
                      struct common_program *program, struct common_error *err)
{
    if (pick->part || pick->entry)
        return common_fail(err,
                           "warpstep: error: --%s runs all parts from their own entries; no "
                           "--%s is needed",
                           pick->chain->option->name,
                           pick->part ? pick->part->option->name : "entry");
    if (!container->chain)
        return common_fail(err, "%s: error: parts of a %s run alone", file, container->suffix);
    return container->chain(file, byte, size, program, err);
}

int tool_program_of(const struct common_isa *isa, const char *file, const uint8_t *byte,
                    size_t size, const struct tool_pick *pick, struct common_program *program,
                    struct common_error *err)
{
    static const struct tool_pick nothing;
    const struct common_container *container = tool_container_of(isa, file, byte, size);

    if (!pick) pick = &nothing;
    if (container && pick->chain)
        return read_chain(container, file, byte, size, pick, program, err);
    if (container)
        return container->load(file, byte, size, pick->part ? pick->part->text : NULL, pick->entry,
                               program, err);
    if (refuse(pick, file, err)) return -1;
    if (strlen((const char *)byte) != size)
        return common_fail(err, "%s: error: holds a zero byte; a text file is needed", file);
    if (!isa->assemble)
        return common_fail(err,
                           "%s: error: %s has no assembler; its programs come as words, --code",
                           file, isa->name);
    char *text = strdup((const char *)byte);
    if (!text) return common_fail(err, "warpstep: error: out of memory");
    int failed = tool_take_isa_line(isa, file, text, err);
    if (!failed) failed = isa->assemble(file, text, program, err);
    free(text);
    return failed ? -1 : enter(isa, pick->entry, program, err);
}

static int read_words(const struct common_isa *isa, const char *code, const char *entry,
                      struct common_program *program, struct common_error *err)
{
    uint32_t *word;
    unsigned *line;
    size_t count;

    if (common_code_read(code, &word, &line, &count, err)) return -1;
    int failed = common_program_init(program, code, isa->launch_default, isa->launch_bytes)
                     ? common_fail(err, "warpstep: error: out of memory")
                     : common_program_set_code(program, word, line, count, err);
    program->words = true;
    free(word);
    free(line);
    return failed ? -1 : enter(isa, entry, program, err);
}

int tool_read_program(const struct common_isa *isa, const char *file, const char *code,
                      const struct tool_pick *pick, struct common_program *program,
                      struct common_error *err)
{
    size_t size;

    memset(program, 0, sizeof *program);
    if (code && pick && refuse(pick, code, err)) return -1;
    if (code) return read_words(isa, code, pick ? pick->entry : NULL, program, err);
    if (tool_refuse_folder(file, err)) return -1;
    /* text alone ends at its first zero byte */
    char *byte = common_file_read(file, isa->containers ? &size : NULL, err);
    if (!byte) return -1;
    if (!isa->containers) size = strlen(byte);
    int failed = tool_program_of(isa, tool_source_name(file), (const uint8_t *)byte, size, pick,
                                 program, err);
    free(byte);
    return failed;
}

char *tool_find_then(char *text)
{
    static const char line[] = COMMON_THEN "\n";

    for (char *p = text; *p; p += strcspn(p, "\n"), p += *p == '\n')
        if (!strncmp(p, line, sizeof line - 1)) return p;
    return text + strlen(text);
}

/* The programs of a text, one behind the other: one file, in which what is before each of them is
 * empty lines. It is no container, whatever it was made from.
 *   text     is changed */
static int read_text(const struct common_isa *isa, char *text, struct common_program *program,
                     struct common_error *err)
{
    char *from = text;

    for (;;) {
        char *end = tool_find_then(from);
        const bool last = !*end;
        *end = '\0';
        const int failed = tool_program_of(isa, "program.s", (const uint8_t *)text, strlen(text),
                                           NULL, program, err);
        if (failed || last) return failed;
        memcpy(end, COMMON_THEN, 1);
        from = end + strlen(COMMON_THEN) + 1;
        for (char *p = text; p < from - 1; p++)
            if (*p != '\n') *p = ' ';
        program->next = calloc(1, sizeof *program->next);
        if (!program->next) return common_fail(err, "warpstep: error: out of memory");
        program = program->next;
    }
}

/* That of a shrunk program's lines, or one that is made. */
static int read_own(const struct tool_options *o, struct common_program *program,
                    struct common_error *err)
{
    if (!o->text) return tool_make(o, program, err);
    char *text = strdup(o->text);
    memset(program, 0, sizeof *program);
    if (!text) return common_fail(err, "warpstep: error: out of memory");
    int failed = read_text(o->isa, text, program, err);
    free(text);
    return failed;
}

/* The options, in the order of the ISA's rows; those of one row as they were given. */
static int apply(const struct common_load *load, struct common_error *err)
{
    const struct common_option *row = load->isa->options;

    for (; row && row->name; row++)
        for (unsigned i = 0; i < load->settings && row->apply; i++)
            if (load->setting[i].option == row && row->apply(load, &load->setting[i], err))
                return -1;
    return load->isa->finish ? load->isa->finish(load, err) : 0;
}

/* The one that it names. */
static int read_then(const struct tool_options *o, struct common_program *program,
                     struct common_error *err)
{
    int cause = common_file_cause(program->then);

    if (cause)
        return common_fail(err, "%s:%u:1: error: cannot read '%s': %s", program->name,
                           program->then_line, program->then, strerror(cause));
    program->next = calloc(1, sizeof *program->next);
    if (!program->next) return common_fail(err, "warpstep: error: out of memory");
    return tool_read_program(o->isa, program->then, NULL, NULL, program->next, err);
}

/* The programs behind it. */
static int load_then(const struct tool_options *o, struct common_program *program,
                     struct common_error *err)
{
    unsigned programs = 1;

    for (; program->then || program->next; program = program->next) {
        if (++programs > MOST_PROGRAMS)
            return common_fail(
                err, "%s:%u:1: error: %u programs one behind the other; %u are allowed",
                program->name, program->then_line, programs, (unsigned)MOST_PROGRAMS);
        if (program->then && read_then(o, program, err)) return -1;
        if (o->chip) program->next->chip = o->chip->number;
        const struct common_load load = {
            .isa = o->isa, .program = program->next, .before = program};
        if (apply(&load, err)) return -1;
        if (!program->next->code_words)
            return common_fail(err, "%s: error: no code", program->next->name);
    }
    return 0;
}

int tool_load(const struct tool_options *o, struct common_program *program,
              struct common_error *err)
{
    const struct common_load load = {.isa = o->isa,
                                     .program = program,
                                     .words = o->code != NULL,
                                     .setting = o->setting,
                                     .settings = o->settings};

    struct tool_pick pick = {tool_given(o->setting, o->settings, COMMON_ARG_PROGRAM),
                             tool_given(o->setting, o->settings, COMMON_ARG_PART), NULL, o->entry};

    for (unsigned i = 0; i < o->settings; i++)
        if (o->setting[i].option->chain) pick.chain = &o->setting[i];

    if (o->found && tool_refuse_pipe(o->program, err)) return -1;
    if (o->text || o->made ? read_own(o, program, err)
                           : tool_read_program(o->isa, o->program, o->code, &pick, program, err))
        return -1;
    if (o->chip) program->chip = o->chip->number;
    if (apply(&load, err)) return -1;
    if (!program->code_words)
        return common_fail(err, "%s: error: no code", o->code ? o->code : o->program);
    return load_then(o, program, err);
}
