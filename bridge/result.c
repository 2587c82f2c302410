/* The result as text for machines: one line of key=value, or one line of JSON, which is the record
 * that tables, tests and baselines read. Identical runs give identical bytes: no time is written
 * unless the caller asks. */
#include "bridge.h"

#include <inttypes.h>
#include <signal.h>
#include <stdbool.h>
#include <string.h>

enum bridge_verdict bridge_signal_verdict(int number)
{
    return number == SIGINT ? BRIDGE_INTERRUPTED : BRIDGE_TERMINATED;
}

const char *bridge_signal_name(int number)
{
    return number == SIGINT ? "SIGINT" : number == SIGHUP ? "SIGHUP" : "SIGTERM";
}

const char *bridge_verdict_name(enum bridge_verdict verdict)
{
    switch (verdict) {
    case BRIDGE_PASS: return "PASS";
    case BRIDGE_MISMATCH: return "MISMATCH";
    case BRIDGE_BAD_INPUT: return "BAD_INPUT";
    case BRIDGE_HANG: return "HANG";
    case BRIDGE_STATE_DIFF: return "STATE_DIFF";
    case BRIDGE_ORDER: return "ORDER";
    case BRIDGE_VACUOUS: return "VACUOUS";
    case BRIDGE_EXPECT_FAIL: return "EXPECT_FAIL";
    case BRIDGE_LINK_ERROR: return "LINK_ERROR";
    case BRIDGE_TRAP: return "TRAP";
    case BRIDGE_INTERNAL: return "INTERNAL";
    case BRIDGE_UNOBSERVED: return "NOT_OBSERVED";
    case BRIDGE_INTERRUPTED:
    case BRIDGE_TERMINATED: return "INTERRUPTED";
    }
    return "UNKNOWN";
}

const char *bridge_outcome(const struct bridge_result *r, const struct bridge_run *run)
{
    if (run && run->skipped) return "SKIP";
    if (r->verdict == BRIDGE_TRAP && r->missed) return bridge_verdict_name(BRIDGE_UNOBSERVED);
    return bridge_verdict_name(r->verdict);
}

/* ---- how much of each kind was compared. */

const char *bridge_field_name(uint32_t i)
{
    static const char *const name[BRIDGE_FIELDS] = {"pc",      "words", "active",
                                                    "next_pc", "trap",  "done"};
    return name[i];
}

static const char *field_name(const struct common_isa *isa, uint32_t i)
{
    (void)isa;
    return bridge_field_name(i);
}

static const char *file_name(const struct common_isa *isa, uint32_t i)
{
    return isa->files[i].name;
}

static const char *space_name(const struct common_isa *isa, uint32_t i)
{
    return isa->spaces[i].name;
}

/* Counts that belong together, each with its name. */
struct group {
    const char *name; /* in a record; in the line the first word of it */
    const uint64_t *count;
    uint32_t counts;
    const char *(*name_of)(const struct common_isa *isa, uint32_t i);
};

enum { GROUPS = 6 };

static void list_groups(const struct bridge_result *r, struct group group[GROUPS])
{
    const struct bridge_compared *c = &r->compared;
    const uint32_t files = r->kinds->nfiles, spaces = r->kinds->nspaces;
    const struct group all[GROUPS] = {{"fields", c->field, BRIDGE_FIELDS, field_name},
                                      {"registers", c->rows, files, file_name},
                                      {"memory", c->words, spaces, space_name},
                                      {"swept_registers", c->swept_rows, files, file_name},
                                      {"swept_memory", c->swept_words, spaces, space_name},
                                      {"end", c->end_words, spaces, space_name}};
    memcpy(group, all, sizeof all);
}

/* " registers=r:900,p:20"; a kind of which nothing was compared is left out. */
static void line_group(FILE *out, const struct bridge_result *r, const struct group *g)
{
    const char *before = "";

    fprintf(out, " %s=", g->name);
    for (uint32_t i = 0; i < g->counts; i++) {
        if (!g->count[i]) continue;
        fprintf(out, "%s%s:%" PRIu64, before, g->name_of(r->kinds, i), g->count[i]);
        before = ",";
    }
    if (!*before) fputc('0', out);
}

static void line_compared(FILE *out, const struct bridge_result *r)
{
    struct group group[GROUPS];

    if (r->kinds) list_groups(r, group);
    for (unsigned i = 0; r->kinds && i < GROUPS; i++) line_group(out, r, &group[i]);
    fprintf(out, " expected=%" PRIu64, r->kinds ? r->compared.expected : r->expected);
    if (r->compared.signatures) fprintf(out, " signatures=%" PRIu64, r->compared.signatures);
}

int bridge_result_line(const struct bridge_result *r, FILE *out)
{
    bool both = strcmp(r->mode, "model") && strcmp(r->mode, "core");
    char hash[20] = "off";

    if (r->hashed) snprintf(hash, sizeof hash, "%016" PRIx64, r->hash);
    fprintf(out, "warpstep: verdict=%s status=%d compared=%" PRIu64 " hash=%s seed=%" PRIu64,
            bridge_verdict_name(r->verdict), (int)r->verdict, both ? r->instructions : r->expected,
            hash, r->seed);
    line_compared(out, r);
    fputc('\n', out);
    return fflush(out) || ferror(out) ? -1 : 0;
}

/* Bytes of the character beyond ASCII that begins here, in UTF-8 as RFC 3629 has it; 0: none
 * does. */
static unsigned utf8(const unsigned char *p)
{
    static const struct {
        unsigned char first, last, low, high; /* of the first byte; of the second one */
        unsigned count;
    } kinds[] = {{0xc2, 0xdf, 0x80, 0xbf, 2}, {0xe0, 0xe0, 0xa0, 0xbf, 3},
                 {0xe1, 0xec, 0x80, 0xbf, 3}, {0xed, 0xed, 0x80, 0x9f, 3},
                 {0xee, 0xef, 0x80, 0xbf, 3}, {0xf0, 0xf0, 0x90, 0xbf, 4},
                 {0xf1, 0xf3, 0x80, 0xbf, 4}, {0xf4, 0xf4, 0x80, 0x8f, 4}};

    for (unsigned i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        unsigned n = 2;
        if (*p < kinds[i].first || *p > kinds[i].last) continue;
        if (p[1] < kinds[i].low || p[1] > kinds[i].high) return 0;
        while (n < kinds[i].count && (p[n] & 0xc0) == 0x80) n++;
        return n == kinds[i].count ? n : 0;
    }
    return 0;
}

void bridge_json_string(FILE *out, const char *text)
{
    fputc('"', out);
    for (const unsigned char *p = (const unsigned char *)text; *p; p++) {
        const unsigned more = utf8(p);
        if (more) fwrite(p, 1, more, out), p += more - 1;
        else if (*p == '"' || *p == '\\') fprintf(out, "\\%c", *p);
        else if (*p < 0x20 || *p >= 0x7f) fprintf(out, "\\u%04x", *p);
        else fputc(*p, out);
    }
    fputc('"', out);
}

static void member(FILE *out, const char *name, const char *text)
{
    fprintf(out, ", \"%s\": ", name);
    if (text) bridge_json_string(out, text);
    else fputs("null", out);
}

static void number(FILE *out, const char *name, uint64_t value)
{
    fprintf(out, ", \"%s\": %" PRIu64, name, value);
}

static void words(FILE *out, const char *name, const uint32_t *word, uint32_t count)
{
    fprintf(out, ", \"%s\": [", name);
    for (uint32_t i = 0; i < count; i++) fprintf(out, "%s\"0x%08x\"", i ? ", " : "", word[i]);
    fputc(']', out);
}

/* The build parameters as an object of numbers. */
static void shape(FILE *out, const struct common_machine *machine)
{
    fputs(", \"shape\": {", out);
    for (unsigned i = 0; machine && i < machine->parameters; i++)
        fprintf(out, "%s\"%s\": %" PRIu32, i ? ", " : "", machine->parameter[i].name,
                machine->parameter[i].value);
    fputc('}', out);
}

static void items(FILE *out, const struct bridge_difference *d)
{
    number(out, "differing_values", d->items_total);
    fputs(", \"values\": [", out);
    for (uint32_t i = 0; i < d->items; i++) {
        const struct bridge_item *item = &d->item[i];
        fprintf(out, "%s{\"where\": ", i ? ", " : "");
        bridge_json_string(out, item->where);
        fprintf(out,
                ", \"lane\": %d, \"core\": \"0x%08" PRIx64
                "\", \"core_bytes\": %u, \"model\": \"0x%08" PRIx64 "\", \"model_bytes\": %u}",
                item->lane, item->core, item->core_be, item->model, item->model_be);
    }
    fputc(']', out);
}

static void difference(FILE *out, const struct bridge_difference *d)
{
    fputs(", \"difference\": ", out);
    if (!d->present) {
        fputs("null", out);
        return;
    }
    static const char *const kind[] = {
        [COMMON_RETIRE] = "retire", [COMMON_LAUNCH] = "launch", [COMMON_OUTSIDE] = "outside"};
    fprintf(out, "{\"kind\": \"%s\", \"cycle\": %" PRIu64, kind[d->kind], d->cycle);
    if (d->warp == COMMON_NO_WARP) fputs(", \"warp\": null", out);
    else number(out, "warp", d->warp);
    fprintf(out, ", \"order\": %u, \"pc\": \"0x%" PRIx64 "\", \"active\": \"0x%08x\"", d->order,
            d->pc, d->active);
    member(out, "text", d->text);
    member(out, "source", d->source[0] ? d->source : NULL);
    words(out, "words", d->word, d->nwords < COMMON_WORDS ? d->nwords : COMMON_WORDS);
    words(out, "launch_args", d->arg, COMMON_ARGS);
    items(out, d);
    fputc('}', out);
}

static void counts(FILE *out, const struct bridge_result *r)
{
    number(out, "instructions", r->instructions);
    number(out, "thread_instructions", r->thread_instructions);
    number(out, "launches", r->launches);
    number(out, "outside", r->outside);
    number(out, "volatiles", r->volatiles);
    number(out, "register_rows", r->reg_rows);
    number(out, "memory_words", r->mem_words);
    number(out, "sweeps", r->sweeps);
    number(out, "swept_words", r->swept_words);
    number(out, "differences", r->differences);
}

/* Of each kind, with those of which nothing was compared. */
static void compared(FILE *out, const struct bridge_result *r)
{
    struct group group[GROUPS];

    if (r->kinds) list_groups(r, group);
    fputs(", \"compared\": {", out);
    for (unsigned g = 0; r->kinds && g < GROUPS; g++) {
        fprintf(out, "\"%s\": {", group[g].name);
        for (uint32_t i = 0; i < group[g].counts; i++) {
            if (i) fputs(", ", out);
            bridge_json_string(out, group[g].name_of(r->kinds, i));
            fprintf(out, ": %" PRIu64, group[g].count[i]);
        }
        fputs("}, ", out);
    }
    fprintf(out, "\"expected\": %" PRIu64 ", \"signatures\": %" PRIu64 "}",
            r->kinds ? r->compared.expected : r->expected, r->compared.signatures);
}

static void observed(FILE *out, const struct bridge_result *r)
{
    fprintf(out, ", \"expects\": %s, \"not_observed\": [", r->expects ? "true" : "false");
    for (uint32_t i = 0; i < r->not_observed_count; i++) {
        if (i) fputs(", ", out);
        bridge_json_string(out, r->not_observed[i]);
    }
    fputc(']', out);
    number(out, "missed", r->missed);
}

int bridge_result_json(const struct bridge_result *r, const struct bridge_run *known, FILE *out)
{
    static const struct bridge_run unknown;
    const struct bridge_run *run = known ? known : &unknown;
    const char *program = r->program ? r->program : "";
    const char *slash = strrchr(program, '/');

    fprintf(out, "{\"schema\": %d", BRIDGE_SCHEMA);
    member(out, "outcome", bridge_outcome(r, run));
    member(out, "verdict", run->skipped ? NULL : bridge_verdict_name(r->verdict));
    if (run->skipped) fputs(", \"status\": null", out);
    else number(out, "status", (uint64_t)r->verdict);
    member(out, "message", run->skipped ? run->skipped : r->message);
    member(out, "mode", r->mode ? r->mode : "");
    member(out, "isa", r->isa ? r->isa : "");
    member(out, "program", slash ? slash + 1 : program);
    member(out, "file", program);
    shape(out, run->machine);
    fprintf(out, ", \"seed\": \"%" PRIu64 "\"", r->seed);
    member(out, "disturb", run->disturb);
    number(out, "clocks", run->clocks);
    counts(out, r);
    compared(out, r);
    if (r->hashed) fprintf(out, ", \"hash\": \"%016" PRIx64 "\"", r->hash);
    else member(out, "hash", NULL);
    fprintf(out, ", \"memory_hash\": \"%016" PRIx64 "\"", run->memory_hash);
    observed(out, r);
    member(out, "repeat", run->repeat);
    difference(out, &r->difference);
    if (run->timed)
        fprintf(
            out,
            ", \"times\": {\"wall\": %.6f, \"processor\": %.6f, \"reset\": %.6f, \"whole\": %.6f}",
            run->wall, run->processor, run->reset, run->whole);
    fputs("}\n", out);
    return fflush(out) || ferror(out) ? -1 : 0;
}
