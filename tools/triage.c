/* Sorts failures into groups; see triage.h. A kind is an operation with what differs: "mad, a register of 32 bits". Operations of
 * one unit that fail alike are one group when one is a form of the other, as its name says ("mad", "madi"), or when there are four
 * or more of them, for then the unit is the likelier place; when three units and more fail alike in many operations, it is what
 * they share. */
#include "triage.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include <jansson.h>

#include "../model/common/encoding.h"

enum {
    OPS = 4,       /* operations of a unit that make them one group, forms not counted */
    UNITS = 3,     /* units that do, .. */
    UNITS_OPS = 8, /* .. with so many operations; when instructions are lost or late, any */
};

bool triage_good(const struct tool_record *record)
{
    return !strcmp(record->outcome, "PASS") || !strcmp(record->outcome, "TRAP") ||
           !strcmp(record->outcome, "SKIP");
}

/* ---- What differs. */

/* Whether a name is that of a register of this file, as its format makes it. */
static bool is_register(const struct common_file *file, const char *name)
{
    const char *number = strchr(file->format, '%');
    size_t before = number ? (size_t)(number - file->format) : strlen(file->format);

    if (strncmp(name, file->format, before) != 0) return false;
    if (!number) return !name[before];
    size_t digits = strspn(name + before, "0123456789");
    return digits && !strcmp(name + before + digits, number + strcspn(number, "uidx") + 1);
}

/* A memory's place is its name, a bank perhaps, and [0x..]. */
static bool is_memory(const struct common_space *space, const char *name)
{
    size_t length = strlen(space->name);

    return !strncmp(name, space->name, length) &&
           name[length + strspn(name + length, "0123456789")] == '[';
}

/* Text without its numbers, of which each run has others: N stands for each. */
static void put_plain(FILE *out, const char *text, size_t length)
{
    for (const char *end = text + length; text < end;) {
        if (!isdigit((unsigned char)*text)) {
            fputc(*text++, out);
            continue;
        }
        text += !strncmp(text, "0x", 2) ? 2 : 0;
        while (text < end && isxdigit((unsigned char)*text)) text++;
        fputc('N', out);
    }
}

/* The event's own fields: not what an instruction computed, but how the core came to it. */
static bool is_way(const char *where)
{
    return !strcmp(where, "pc") || !strcmp(where, "nwords") || !strncmp(where, "word ", 5) ||
           !strcmp(where, "active");
}

static void put_what(FILE *out, const struct common_isa *isa, const char *where)
{
    size_t stray = *where == 'w' ? strspn(where + 1, "0123456789") : 0;

    if (stray && where[1 + stray] == ' ') {
        fputs("a row of another warp", out);
        return;
    }
    for (uint32_t i = 0; isa && i < isa->nfiles; i++)
        if (is_register(&isa->files[i], where)) {
            fprintf(out, "a register of %u bit%s", isa->files[i].bits,
                    isa->files[i].bits == 1 ? "" : "s");
            return;
        }
    for (uint32_t i = 0; isa && i < isa->nspaces; i++)
        if (is_memory(&isa->spaces[i], where)) {
            fprintf(out, "%s memory", isa->spaces[i].name);
            return;
        }
    put_plain(out, where, strlen(where));
}

/* ---- Kinds. */

static const char *text_of(const json_t *object, const char *member)
{
    const char *text = json_string_value(json_object_get(object, member));

    return text ? text : "";
}

/* The operation of an instruction by its words; NULL: no row is that. */
static const struct common_op *op_of(const struct common_isa *isa, const json_t *difference)
{
    const json_t *words = json_object_get(difference, "words");
    uint32_t word[COMMON_WORDS] = {0};

    if (!isa || !isa->encoding || !json_array_size(words)) return NULL;
    for (size_t i = 0; i < json_array_size(words) && i < COMMON_WORDS; i++) {
        const char *text = json_string_value(json_array_get(words, i));
        word[i] = text ? (uint32_t)strtoul(text, NULL, 0) : 0;
    }
    unsigned row = common_find(isa->encoding, word);
    return row < isa->encoding->rows ? common_op(isa->encoding, row) : NULL;
}

/* Fills the parts of a kind that tell it from others, in one piece of text: NUL behind each.
 *   returns  it, allocated; NULL out of memory */
static char *parts_of(const struct common_isa *isa, const struct tool_record *record)
{
    const json_t *difference = json_object_get(record->json, "difference");
    const char *text = text_of(difference, "text");
    const char *where = text_of(json_array_get(json_object_get(difference, "values"), 0), "where");
    bool launch = !strcmp(text_of(difference, "kind"), "launch");
    const struct common_op *op = launch ? NULL : op_of(isa, difference);
    char *parts = NULL;
    size_t size;
    FILE *out = open_memstream(&parts, &size);

    if (!out) return NULL;
    fprintf(out, "%s%c%s%c", record->isa, 0, record->outcome, 0);
    if (*where) put_what(out, isa, where);
    else put_plain(out, record->message, strcspn(record->message, ";"));
    fputc(0, out);
    if (!is_way(where)) {
        if (op) fputs(isa->encoding->unit[op->unit], out);
        fputc(0, out);
        if (op) fputs(op->name, out);
        else if (launch) fputs("launch", out);
        else tool_put_mnemonic(out, text);
    } else {
        fputc(0, out);
    }
    fputc(0, out);
    if (!fclose(out)) return parts;
    free(parts);
    return NULL;
}

static void free_kind(struct triage_kind *k)
{
    char *const owned[] = {k->isa, k->file, k->message, k->repeat}; /* the parts begin with isa */

    for (size_t i = 0; i < sizeof owned / sizeof owned[0]; i++) free(owned[i]);
}

static char *behind(char *text)
{
    return text + strlen(text) + 1;
}

static int compare(const struct triage_kind *a, const struct triage_kind *b)
{
    int order = strcmp(a->isa, b->isa);

    if (!order) order = strcmp(a->verdict, b->verdict);
    if (!order) order = strcmp(a->what, b->what);
    if (!order) order = strcmp(a->unit, b->unit);
    return order ? order : strcmp(a->op, b->op);
}

/* The kind of these parts, which it owns from now on; NULL out of memory. */
static struct triage_kind *find(struct triage *t, char *parts)
{
    struct triage_kind new = {.isa = parts, .instructions = UINT64_MAX};

    new.verdict = behind(new.isa);
    new.what = behind(new.verdict);
    new.unit = behind(new.what);
    new.op = behind(new.unit);
    for (size_t i = 0; i < t->kinds; i++)
        if (!compare(&t->kind[i], &new)) {
            free(parts);
            return &t->kind[i];
        }
    struct triage_kind *more = realloc(t->kind, (t->kinds + 1) * sizeof *more);
    if (more) t->kind = more;
    else free(parts);
    if (more) more[t->kinds++] = new;
    return more ? &more[t->kinds - 1] : NULL;
}

static int replace(char **text, const char *by)
{
    free(*text);
    *text = strdup(by);
    return *text ? 0 : -1;
}

int triage_add(struct triage *t, const struct common_isa *isa, const struct tool_record *record)
{
    const json_t *at = json_object_get(json_object_get(record->json, "difference"), "cycle");
    const char *file = text_of(record->json, "file");

    t->programs++;
    if (triage_good(record)) return 0;
    t->failed++;
    char *parts = parts_of(isa, record);
    struct triage_kind *kind = parts ? find(t, parts) : NULL;
    if (!kind) return -1;
    kind->count++;
    if (record->instructions >= kind->instructions) return 0;
    kind->instructions = record->instructions;
    kind->cycle = at ? (uint64_t)json_integer_value(at) : record->clocks;
    return replace(&kind->file, *file ? file : record->program) |
           replace(&kind->message, record->message) |
           replace(&kind->repeat, record->repeat ? record->repeat : "");
}

/* ---- Groups. */

static int by_place(const void *a, const void *b)
{
    return compare(a, b);
}

static bool alike(const struct triage_kind *a, const struct triage_kind *b, bool unit)
{
    return !strcmp(a->isa, b->isa) && !strcmp(a->verdict, b->verdict) &&
           !strcmp(a->what, b->what) && (!unit || !strcmp(a->unit, b->unit));
}

static void add_group(struct triage *t, size_t first, size_t end)
{
    struct triage_group *g = &t->group[t->groups++];

    *g = (struct triage_group){.first = first, .kinds = end - first, .smallest = &t->kind[first]};
    for (size_t i = first; i < end; i++) {
        const struct triage_kind *k = &t->kind[i];
        g->count += k->count;
        g->units |= strcmp(k->unit, t->kind[first].unit) != 0;
        if (k->instructions < g->smallest->instructions) g->smallest = k;
    }
}

/* Where the forms of an operation end, which stand behind it. */
static size_t forms_of(const struct triage *t, size_t first, size_t end)
{
    size_t length = strlen(t->kind[first].op), next = first + 1;

    while (next < end && length && !strncmp(t->kind[next].op, t->kind[first].op, length)) next++;
    return next;
}

/* The kinds of one unit. */
static void divide_unit(struct triage *t, size_t first, size_t end)
{
    size_t ops = 0;

    for (size_t i = first; i < end; i = forms_of(t, i, end)) ops++;
    if (ops >= OPS) {
        add_group(t, first, end);
        return;
    }
    for (size_t i = first, next; i < end; i = next) {
        next = forms_of(t, i, end);
        add_group(t, i, next);
    }
}

/* The kinds of one verdict and what differs, which stand side by side, those of one unit, too. */
static void divide(struct triage *t, size_t first, size_t end)
{
    const char *verdict = t->kind[first].verdict;
    bool lost = !strcmp(verdict, "HANG") || !strcmp(verdict, "ORDER");
    size_t units = 0, next;

    for (size_t i = first; i < end; i++)
        units += i == first || !alike(&t->kind[i], &t->kind[i - 1], true);
    if (units >= UNITS && (lost || end - first >= UNITS_OPS)) {
        add_group(t, first, end);
        return;
    }
    for (size_t i = first; i < end; i = next) {
        for (next = i; next < end && alike(&t->kind[i], &t->kind[next], true); next++) continue;
        divide_unit(t, i, next);
    }
}

static int by_count(const void *a, const void *b)
{
    const struct triage_group *x = a, *y = b;

    if (x->count != y->count) return x->count < y->count ? 1 : -1;
    return (x->first > y->first) - (x->first < y->first);
}

int triage_sort(struct triage *t)
{
    size_t next;

    free(t->group);
    t->groups = 0;
    t->group = calloc(t->kinds + 1, sizeof *t->group);
    if (!t->group) return -1;
    if (t->kinds) qsort(t->kind, t->kinds, sizeof *t->kind, by_place);
    for (size_t i = 0; i < t->kinds; i = next) {
        for (next = i; next < t->kinds && alike(&t->kind[i], &t->kind[next], false); next++)
            continue;
        divide(t, i, next);
    }
    if (t->groups) qsort(t->group, t->groups, sizeof *t->group, by_count);
    return 0;
}

void triage_free(struct triage *t)
{
    for (size_t i = 0; i < t->kinds; i++) free_kind(&t->kind[i]);
    free(t->kind);
    free(t->group);
    memset(t, 0, sizeof *t);
}
