/* The result as text for machines: one line, or one JSON object. Identical runs give identical
 * bytes: no time, date or path is written unless the caller asks for timing. */
#include "bridge.h"

#include <inttypes.h>
#include <stdbool.h>
#include <string.h>

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
    }
    return "UNKNOWN";
}

int bridge_result_line(const struct bridge_result *r, FILE *out)
{
    bool both = strcmp(r->mode, "model") && strcmp(r->mode, "core");
    fprintf(out,
            "warpstep: verdict=%s status=%d compared=%" PRIu64 " hash=%016" PRIx64 " seed=%" PRIu64
            "\n",
            bridge_verdict_name(r->verdict), (int)r->verdict, both ? r->instructions : r->expected,
            r->hash, r->seed);
    return fflush(out) || ferror(out) ? -1 : 0;
}

void bridge_json_string(FILE *out, const char *text)
{
    fputc('"', out);
    for (const unsigned char *p = (const unsigned char *)text; *p; p++) {
        if (*p == '"' || *p == '\\') fprintf(out, "\\%c", *p);
        else if (*p < 0x20 || *p >= 0x7f) fprintf(out, "\\u%04x", *p);
        else fputc(*p, out);
    }
    fputc('"', out);
}

static void member(FILE *out, const char *name, const char *text)
{
    fprintf(out, "  \"%s\": ", name);
    bridge_json_string(out, text);
    fputs(",\n", out);
}

static void number(FILE *out, const char *name, uint64_t value)
{
    fprintf(out, "  \"%s\": %" PRIu64 ",\n", name, value);
}

static void words(FILE *out, const char *name, const uint32_t *word, uint32_t count)
{
    fprintf(out, "    \"%s\": [", name);
    for (uint32_t i = 0; i < count; i++) fprintf(out, "%s\"0x%08x\"", i ? ", " : "", word[i]);
    fputs("],\n", out);
}

static void items(FILE *out, const struct bridge_difference *d)
{
    fprintf(out, "    \"differing_values\": %u,\n    \"values\": [", d->items_total);
    for (uint32_t i = 0; i < d->items; i++) {
        const struct bridge_item *item = &d->item[i];
        fprintf(out, "%s\n      {\"where\": ", i ? "," : "");
        bridge_json_string(out, item->where);
        fprintf(out,
                ", \"lane\": %d, \"core\": \"0x%08" PRIx64
                "\", \"core_bytes\": %u, \"model\": \"0x%08" PRIx64 "\", \"model_bytes\": %u}",
                item->lane, item->core, item->core_be, item->model, item->model_be);
    }
    fprintf(out, "%s]\n", d->items ? "\n    " : "");
}

static void difference(FILE *out, const struct bridge_difference *d)
{
    if (!d->present) {
        fputs("  \"difference\": null", out);
        return;
    }
    static const char *const kind[] = {
        [COMMON_RETIRE] = "retire", [COMMON_LAUNCH] = "launch", [COMMON_OUTSIDE] = "outside"};
    fprintf(out, "  \"difference\": {\n    \"kind\": \"%s\",\n    \"cycle\": %" PRIu64 ",\n",
            kind[d->kind], d->cycle);
    if (d->warp == COMMON_NO_WARP) fputs("    \"warp\": null,\n", out);
    else fprintf(out, "    \"warp\": %u,\n", d->warp);
    fprintf(out,
            "    \"order\": %u,\n    \"pc\": \"0x%" PRIx64
            "\",\n    \"active\": \"0x%08x\",\n    \"text\": ",
            d->order, d->pc, d->active);
    bridge_json_string(out, d->text);
    fputs(",\n", out);
    words(out, "words", d->word, d->nwords < COMMON_WORDS ? d->nwords : COMMON_WORDS);
    words(out, "launch_args", d->arg, COMMON_ARGS);
    items(out, d);
    fputs("  }", out);
}

int bridge_result_json(const struct bridge_result *r, const struct bridge_timing *timing, FILE *out)
{
    const char *program = r->program ? r->program : "";
    const char *slash = strrchr(program, '/');

    fputs("{\n", out);
    member(out, "verdict", bridge_verdict_name(r->verdict));
    number(out, "status", (uint64_t)r->verdict);
    member(out, "message", r->message);
    member(out, "mode", r->mode ? r->mode : "");
    member(out, "isa", r->isa ? r->isa : "");
    member(out, "program", slash ? slash + 1 : program);
    number(out, "seed", r->seed);
    fprintf(out, "  \"hash\": \"%016" PRIx64 "\",\n", r->hash);
    number(out, "instructions", r->instructions);
    number(out, "thread_instructions", r->thread_instructions);
    number(out, "launches", r->launches);
    number(out, "outside", r->outside);
    number(out, "cycles", r->cycles);
    number(out, "register_rows", r->reg_rows);
    number(out, "memory_words", r->mem_words);
    number(out, "sweeps", r->sweeps);
    number(out, "swept_words", r->swept_words);
    number(out, "differences", r->differences);
    fprintf(out, "  \"expects\": %s,\n  \"not_observed\": [", r->expects ? "true" : "false");
    for (uint32_t i = 0; i < r->not_observed_count; i++) {
        if (i) fputs(", ", out);
        bridge_json_string(out, r->not_observed[i]);
    }
    fputs("],\n", out);
    difference(out, &r->difference);
    if (timing)
        fprintf(out, ",\n  \"timing\": {\"seconds\": %.6f, \"baseline_seconds\": %.6f}",
                timing->seconds, timing->baseline_seconds);
    fputs("\n}\n", out);
    return fflush(out) || ferror(out) ? -1 : 0;
}
