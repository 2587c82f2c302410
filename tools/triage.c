/* Sorts failures into groups; see triage.h. A kind is an operation and the thing that differs, for
 * example "mad, a register of 32 bits". Kinds of one ISA and verdict become one group when one
 * cause is likely:
 *   one operation is a form of the other, as its name says ("mad", "madi"); OPS operations of one
 *   unit, or a quarter of a small one, fail alike: the unit is the likely place; UNITS units fail
 *   alike in UNITS_OPS operations: the place is one that they share, and the few other failures of
 *   that verdict are its consequences; one unit accesses several memories wrongly. */
#include "triage.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include <jansson.h>

#include "../model/common/encoding.h"
#include "../model/common/fields.h"
#include "failure.h"
#include "record.h"

enum {
    OPS = 4,       /* operations of a unit that make them one group, forms not counted; .. */
    FEW_OPS = 3,   /* .. of a small unit, if they are a quarter of what it has */
    UNITS = 3,     /* units that do, .. */
    UNITS_OPS = 8, /* .. with so many operations; when instructions are lost or late, any */
    RARE = 5,      /* see join_rare() */
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
    const char *end = number + strcspn(number, "uidx") + 1, *rest = name + before + digits;
    const size_t length = strlen(end);
    /* an instruction that writes a register several times: "r12 write 3" */
    return digits && !strncmp(rest, end, length) &&
           (!rest[length] || !strncmp(rest + length, " write ", strlen(" write ")));
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

/* How a core loses events or reports them late, without the instruction that was next to it: one
 * lost retirement is a gap, an orphan write, or an early end, as the program happens to go on. */
static void put_order(FILE *out, const char *message)
{
    static const char *const lost[] = {"gap: ", "orphan: ", "the core says it is done; "};

    for (size_t i = 0; i < sizeof lost / sizeof lost[0]; i++)
        if (!strncmp(message, lost[i], strlen(lost[i]))) {
            fputs("events are lost", out);
            return;
        }
    put_plain(out, message, strcspn(message, ";:"));
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

/* Operations of the unit of this name. */
static size_t count_unit(const struct common_isa *isa, const char *unit)
{
    size_t count = 0;

    for (unsigned row = 0; isa && isa->encoding && row < isa->encoding->rows; row++)
        count += !strcmp(isa->encoding->unit[common_op(isa->encoding, row)->unit], unit);
    return count;
}

/* Fills the parts of a kind that tell it from others, in one piece of text: NUL behind each.
 *   returns  it, allocated; NULL out of memory */
static char *parts_of(const struct common_isa *isa, const struct tool_record *record)
{
    const json_t *difference = json_object_get(record->json, "difference");
    const char *text = text_of(difference, "text");
    const char *where = text_of(json_array_get(json_object_get(difference, "values"), 0), "where");
    bool launch = !strcmp(text_of(difference, "kind"), "launch");
    const bool order = !strcmp(record->outcome, "ORDER");
    const struct common_op *op = launch ? NULL : op_of(isa, difference);
    char *parts = NULL;
    size_t size;
    FILE *out = open_memstream(&parts, &size);

    if (!out) return NULL;
    fprintf(out, "%s%c%s%c", record->isa, 0, record->outcome, 0);
    if (*where) put_what(out, isa, where);
    else if (order) put_order(out, record->message);
    else put_plain(out, record->message, strcspn(record->message, ";"));
    fputc(0, out);
    if (!order && !is_way(where)) {
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

/* "isa LANES 8, WARPS 8", allocated; NULL: out of memory. */
static char *shape_of(const struct tool_record *record)
{
    const char *name, *comma = " ";
    json_t *value;
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);

    if (!out) return NULL;
    fputs(record->isa, out);
    json_object_foreach(json_object_get(record->json, "shape"), name, value)
    {
        fprintf(out, "%s%s %lld", comma, name, (long long)json_integer_value(value));
        comma = ", ";
    }
    if (!fclose(out)) return text;
    free(text);
    return NULL;
}

/* Each shape once, in the order of its text.
 *   returns  0; -1 out of memory */
static int add_shape(struct triage *t, const struct tool_record *record)
{
    char *text = shape_of(record);
    size_t at = 0;

    if (!text) return -1;
    while (at < t->shapes && strcmp(t->shape[at], text) < 0) at++;
    if (at < t->shapes && !strcmp(t->shape[at], text)) {
        free(text);
        return 0;
    }
    char **more = realloc(t->shape, (t->shapes + 1) * sizeof *more);
    if (!more) {
        free(text);
        return -1;
    }
    t->shape = more;
    memmove(more + at + 1, more + at, (t->shapes++ - at) * sizeof *more);
    more[at] = text;
    return 0;
}

int triage_add(struct triage *t, const struct common_isa *isa, const struct tool_record *record)
{
    const json_t *at = json_object_get(json_object_get(record->json, "difference"), "cycle");
    const char *file = text_of(record->json, "file");

    t->programs++;
    if (add_shape(t, record)) return -1;
    if (triage_good(record)) return 0;
    t->failed++;
    char *parts = parts_of(isa, record);
    struct triage_kind *kind = parts ? find(t, parts) : NULL;
    if (!kind) return -1;
    kind->count++;
    kind->unit_ops = count_unit(isa, kind->unit);
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

static bool same_verdict(const struct triage_kind *a, const struct triage_kind *b)
{
    return !strcmp(a->isa, b->isa) && !strcmp(a->verdict, b->verdict);
}

static bool alike(const struct triage_kind *a, const struct triage_kind *b, bool unit)
{
    return same_verdict(a, b) && !strcmp(a->what, b->what) && (!unit || !strcmp(a->unit, b->unit));
}

/* The first kind of the group that kind i belongs to: follows triage_kind.leader to its end. */
static size_t find_leader(const struct triage *t, size_t i)
{
    while (t->kind[i].leader != i) i = t->kind[i].leader;
    return i;
}

/* The lower number stays the leader, so the result does not depend on the order of the calls. */
static void join(struct triage *t, size_t a, size_t b)
{
    a = find_leader(t, a), b = find_leader(t, b);
    if (a < b) t->kind[b].leader = a;
    else t->kind[a].leader = b;
}

static void join_all(struct triage *t, size_t first, size_t end)
{
    for (size_t i = first + 1; i < end; i++) join(t, first, i);
}

/* Where the forms of an operation end: they follow it in the order of names. */
static size_t forms_of(const struct triage *t, size_t first, size_t end)
{
    size_t length = strlen(t->kind[first].op), next = first + 1;

    while (next < end && length && !strncmp(t->kind[next].op, t->kind[first].op, length)) next++;
    return next;
}

/* The kinds of one unit with one thing that differs. */
static void join_unit(struct triage *t, size_t first, size_t end)
{
    size_t ops = 0;

    for (size_t i = first, next; i < end; i = next, ops++) {
        next = forms_of(t, i, end);
        join_all(t, i, next);
    }
    const bool quarter = ops >= FEW_OPS && 4 * ops >= t->kind[first].unit_ops;
    if (ops >= OPS || quarter) join_all(t, first, end);
}

/* The kinds of one verdict with one thing that differs; those of one unit are neighbours. */
static void join_units(struct triage *t, size_t first, size_t end)
{
    const char *verdict = t->kind[first].verdict;
    bool lost = !strcmp(verdict, "HANG") || !strcmp(verdict, "ORDER");
    size_t units = 0;

    for (size_t i = first, next; i < end; i = next, units++) {
        for (next = i; next < end && alike(&t->kind[i], &t->kind[next], true); next++) continue;
        join_unit(t, i, next);
    }
    if (units < UNITS || (!lost && end - first < UNITS_OPS)) return;
    join_all(t, first, end);
    t->kind[first].shared = true;
}

static bool is_memory_kind(const struct triage_kind *k)
{
    static const char end[] = " memory";
    const size_t length = strlen(k->what);

    return length >= sizeof end && !strcmp(k->what + length - (sizeof end - 1), end);
}

/* One unit that accesses several memories wrongly is one cause. */
static void join_memories(struct triage *t, size_t first, size_t end)
{
    for (size_t i = first; i < end; i++)
        for (size_t j = i + 1; j < end; j++)
            if (*t->kind[i].unit && !strcmp(t->kind[i].unit, t->kind[j].unit) &&
                is_memory_kind(&t->kind[i]) && is_memory_kind(&t->kind[j]))
                join(t, i, j);
}

static uint64_t count_of(const struct triage *t, size_t leader, size_t first, size_t end)
{
    uint64_t count = 0;

    for (size_t i = first; i < end; i++)
        if (find_leader(t, i) == leader) count += t->kind[i].count;
    return count;
}

/* A wrong value in what the units share also shows in memory, in flow and in rare operations.
 * A kind with at most a RARE-th of the failures of such a group is taken for one of these. */
static void join_rare(struct triage *t, size_t first, size_t end)
{
    for (size_t i = first; i < end; i++) {
        if (!t->kind[i].shared) continue;
        const uint64_t most = count_of(t, find_leader(t, i), first, end) / RARE;
        for (size_t j = first; j < end; j++)
            if (count_of(t, find_leader(t, j), first, end) <= most) join(t, i, j);
    }
}

/* The kinds of one ISA and verdict. */
static void join_verdict(struct triage *t, size_t first, size_t end)
{
    for (size_t i = first, next; i < end; i = next) {
        for (next = i; next < end && alike(&t->kind[i], &t->kind[next], false); next++) continue;
        join_units(t, i, next);
    }
    join_memories(t, first, end);
    join_rare(t, first, end);
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

static int by_leader(const void *a, const void *b)
{
    const struct triage_kind *x = a, *y = b;

    if (x->leader != y->leader) return x->leader < y->leader ? -1 : 1;
    return compare(x, y);
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
    for (size_t i = 0; i < t->kinds; i++) t->kind[i].leader = i, t->kind[i].shared = false;
    for (size_t i = 0; i < t->kinds; i = next) {
        for (next = i; next < t->kinds && same_verdict(&t->kind[i], &t->kind[next]); next++)
            continue;
        join_verdict(t, i, next);
    }
    for (size_t i = 0; i < t->kinds; i++) t->kind[i].leader = find_leader(t, i);
    if (t->kinds) qsort(t->kind, t->kinds, sizeof *t->kind, by_leader);
    for (size_t i = 0; i < t->kinds; i = next) {
        for (next = i; next < t->kinds && t->kind[next].leader == t->kind[i].leader; next++)
            continue;
        add_group(t, i, next);
    }
    if (t->groups) qsort(t->group, t->groups, sizeof *t->group, by_count);
    return 0;
}

void triage_free(struct triage *t)
{
    for (size_t i = 0; i < t->kinds; i++) free_kind(&t->kind[i]);
    for (size_t i = 0; i < t->shapes; i++) free(t->shape[i]);
    free(t->shape);
    free(t->kind);
    free(t->group);
    memset(t, 0, sizeof *t);
}
