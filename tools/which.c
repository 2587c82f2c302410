/* Which ISA a program is for: what its files say of it. See which.h. */
#include <stdlib.h>
#include <string.h>

#include "../bridge/bridge.h"
#include "../bridge/trace.h"
#include "../model/common/file.h"
#include "load.h"
#include "option.h"
#include "options.h"
#include "select.h"
#include "standard.h"
#include "which.h"

static const char blanks[] = " \t\r";

/* A line ".isa NAME" of a source. */
struct isa_line {
    const char *begin; /* of the directive; NULL: there is none */
    size_t length;     /* of it, with its name */
    unsigned line, column;
    char name[32];
};

static int refuse_line(const struct isa_line *l, const char *file, size_t behind, const char *found,
                       size_t length, const char *allowed, struct common_error *err)
{
    return common_fail(err, "%s:%u:%u: error: '%.*s'; %s", file, l->line,
                       l->column + (unsigned)behind, (int)length, found, allowed);
}

/* The directive at p, where the word .isa stands: its name, then nothing but a comment. */
static int read_line(struct isa_line *l, const char *file, const char *p, struct common_error *err)
{
    size_t word = strcspn(p, " \t\r\n"), name = word + strspn(p + word, blanks);
    size_t length = strcspn(p + name, " \t\r\n;/#"), end = name + length;
    size_t rest = end + strspn(p + end, blanks);

    if (!length || length >= sizeof l->name)
        return refuse_line(l, file, name, p + name, length,
                           "the name of an instruction set is allowed here", err);
    if (p[rest] && !strchr("\n;/#", p[rest]))
        return refuse_line(l, file, rest, p + rest, strcspn(p + rest, " \t\r\n"),
                           "the end of the line is allowed here", err);
    l->begin = p;
    l->length = end;
    memcpy(l->name, p + name, length);
    l->name[length] = '\0';
    return 0;
}

/* returns  0 with l->begin, which is NULL if there is no such line; -1 with err */
static int find_line(struct isa_line *l, const char *file, const char *text,
                     struct common_error *err)
{
    struct isa_line here = {.line = 0};

    memset(l, 0, sizeof *l);
    for (const char *at = text; at; at = strchr(at, '\n'), at = at ? at + 1 : NULL) {
        const char *word = at + strspn(at, blanks);
        here.line++;
        here.column = (unsigned)(word - at) + 1;
        if (strncmp(word, ".isa", 4) || !strchr(" \t\r\n", word[4])) continue;
        if (l->begin)
            return refuse_line(&here, file, 0, word, 4, "one of them is allowed in a program", err);
        if (read_line(&here, file, word, err)) return -1;
        *l = here;
    }
    return 0;
}

int tool_take_isa_line(const struct common_isa *isa, const char *file, char *text,
                       struct common_error *err)
{
    struct isa_line l;

    if (find_line(&l, file, text, err)) return -1;
    if (!l.begin) return 0;
    if (strcmp(l.name, isa->name) != 0)
        return common_fail(err, "%s:%u:%u: error: the program is for %s; --isa %s was asked for",
                           file, l.line, l.column, l.name, isa->name);
    memset(text + (l.begin - text), ' ', l.length);
    return 0;
}

static const struct common_isa *find(const struct common_isa *const *isas, const char *name)
{
    for (size_t i = 0; isas[i]; i++)
        if (!strcmp(isas[i]->name, name)) return isas[i];
    return NULL;
}

/* The ISA that a file names. */
static int named(const struct common_isa *const *isas, struct tool_options *o, const char *file,
                 const char *name, struct common_error *err)
{
    char known[128];

    if ((o->isa = find(isas, name))) return 0;
    tool_list_isas(isas, known, sizeof known);
    return common_fail(err, "%s: error: it is for '%s'; this build has %s", file, name, known);
}

/* What the ISAs of this build make of a file. */
struct takers {
    /* that take it: a container of theirs, or text that they assemble */
    unsigned count;
    const struct common_isa *isa; /* the last of them */
    /* what the others found wrong: "NAME: file:12:3: error: ..; .." */
    struct common_error wrong;
    struct common_error
        elsewhere; /* what one of them found wrong in a file that the program names */
};

/* What was found; not what is allowed, for which there is no room. */
static void add_wrong(struct takers *t, const struct common_isa *isa,
                      const struct common_error *err)
{
    size_t used = strlen(t->wrong.text);

    snprintf(t->wrong.text + used, sizeof t->wrong.text - used, "%s%s: %.*s", used ? "; " : "",
             isa->name, (int)strcspn(err->text, ";"), err->text);
}

/* Whether a message is about another file, or about one that is not there: the source was
 * understood so far. */
static bool is_elsewhere(const char *message, const char *file)
{
    size_t length = strlen(file);

    return strncmp(message, file, length) != 0 || message[length] != ':' ||
           strstr(message, ": error: cannot read '") != NULL;
}

static void try_text(struct takers *t, const struct common_isa *isa, const char *file,
                     const char *text)
{
    struct common_program program;
    struct common_error err = {""};

    if (isa->assemble(file, text, &program, &err)) {
        if (is_elsewhere(err.text, file)) t->elsewhere = err;
        add_wrong(t, isa, &err);
        return;
    }
    common_program_free(&program);
    t->count++;
    t->isa = isa;
}

static void try_all(struct takers *t, const struct common_isa *const *isas, const char *file,
                    const char *byte, size_t size)
{
    memset(t, 0, sizeof *t);
    for (size_t i = 0; isas[i]; i++) {
        if (tool_container_of(isas[i], file, (const uint8_t *)byte, size)) {
            t->count++;
            t->isa = isas[i];
        } else if (strlen(byte) == size && isas[i]->assemble) {
            try_text(t, isas[i], file, byte);
        }
    }
}

/* Not one, but many or none. */
static int refuse_takers(const struct takers *t, const struct common_isa *const *isas,
                         const char *file, struct common_error *err)
{
    char known[128];

    if (!t->count && t->elsewhere.text[0]) return common_fail(err, "%s", t->elsewhere.text);
    if (!t->count && t->wrong.text[0])
        return common_fail(err, "%s: error: no program of any instruction set here; %.400s", file,
                           t->wrong.text);
    tool_list_isas(isas, known, sizeof known);
    return common_fail(
        err, "%s: error: --isa NAME is needed; %s, and it has no line .isa NAME. Known: %s", file,
        t->count ? "it is a program of more than one" : "nothing says it", known);
}

static int of_program(const struct common_isa *const *isas, struct tool_options *o,
                      const char *file, struct common_error *err)
{
    struct isa_line line;
    struct takers takers;
    size_t size;
    char *byte = common_file_read(file, &size, err);
    const char *name = tool_source_name(file);

    if (!byte) return -1;
    int failed = find_line(&line, name, byte, err);
    if (!failed && line.begin) {
        failed = named(isas, o, name, line.name, err);
    } else if (!failed) {
        try_all(&takers, isas, name, byte, size);
        o->isa = takers.count == 1 ? takers.isa : NULL;
        if (!o->isa) failed = refuse_takers(&takers, isas, name, err);
    }
    free(byte);
    return failed;
}

int tool_which_isa(const struct common_isa *const *isas, struct tool_options *o, const char *file,
                   struct common_error *err)
{
    char name[BRIDGE_TRACE_ISA];

    if (o->trace && !bridge_trace_isa(o->trace, name)) return named(isas, o, o->trace, name, err);
    if (!file) return common_fail(err, "warpstep: error: --isa NAME is needed");
    if (tool_is_standard_input(file) && !(file = tool_standard_input(err))) return -1;
    char *first = tool_first_program(file, err);
    int failed = first ? of_program(isas, o, first, err) : -1;
    free(first);
    return failed;
}
