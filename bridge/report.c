/* What went wrong, on one screen: at most 100 columns and about 50 lines. */
#include "../model/common/isa_call.h"
#include "finish.h"
#include "state.h"
#include "verdict.h"

#include <inttypes.h>
#include <string.h>

enum { ITEM_LINES = 14, ITEMS_A_LINE = 3, SHOWN_WARPS = 24, SOURCE_LANES = 4 };

static const char *base_name(const char *path)
{
    const char *slash = path ? strrchr(path, '/') : NULL;
    return slash ? slash + 1 : path ? path : "";
}

/* Eight digits, dots for bytes that were not written; a pc above 32 bits has all its sixteen. */
static void value_text(uint64_t value, uint32_t be, bool wide, char text[17])
{
    if (wide) {
        snprintf(text, 17, "%016" PRIx64, value);
        return;
    }
    for (int byte = 3; byte >= 0; byte--, text += 2)
        if (be >> byte & 1) snprintf(text, 3, "%02x", (unsigned)(value >> 8 * byte & 0xff));
        else memcpy(text, "..", 3);
}

static void print_values(const struct bridge_item *item, FILE *out)
{
    bool wide = (item->core | item->model) >> 32;
    char core[17], model[17];

    value_text(item->core, item->core_be, wide, core);
    value_text(item->model, item->model_be, wide, model);
    fprintf(out, " %s %s %0*" PRIx64, core, model, wide ? 16 : 8, item->core ^ item->model);
}

/* A value per line; the lanes of one register or address three to a line below its name. */
static void print_items(const struct bridge_difference *d, FILE *out)
{
    uint32_t lines = 0, column = 0, i;

    if (!d->items) return;
    fputs("\n  differs: core, model, xor; a byte that was not written is ..\n", out);
    for (i = 0; i < d->items; i++) {
        const struct bridge_item *item = &d->item[i];
        bool more = i && item->lane >= 0 && !strcmp(d->item[i - 1].where, item->where);
        if (!more || column == ITEMS_A_LINE) {
            if (lines >= ITEM_LINES) break;
            if (i) fputc('\n', out);
            if (!more) fprintf(out, "    %-*s", item->lane < 0 ? 20 : 0, item->where);
            if (!more && item->lane >= 0) fputc('\n', out);
            lines += more || item->lane < 0 ? 1 : 2;
            column = 0;
        }
        if (item->lane >= 0) fprintf(out, "%sl%-2d", column ? "  " : "      ", item->lane);
        print_values(item, out);
        column++;
    }
    fputc('\n', out);
    if (d->items_total > i) fprintf(out, "    and %u more\n", d->items_total - i);
}

static void print_instruction(struct bridge *b, const struct bridge_difference *d, FILE *out)
{
    if (d->kind == COMMON_OUTSIDE) {
        fprintf(out, "\n  from outside: %.80s\n  ", d->text);
        if (d->warp == COMMON_NO_WARP) fputs("the whole core", out);
        else fprintf(out, "warp %u  before order %u", d->warp, d->order);
        fprintf(out, "  cycle %" PRIu64 "\n", d->cycle);
        return;
    }
    fprintf(out, "\n  pc 0x%04" PRIx64 "  ", d->pc);
    for (uint32_t i = 0; i < d->nwords && i < COMMON_WORDS; i++) fprintf(out, "%08x ", d->word[i]);
    fprintf(out, " %.60s\n", d->text);
    fputs("  ", out);
    if (d->source[0]) fprintf(out, "%s  ", d->source);
    fprintf(out, "warp %u  order %u  cycle %" PRIu64, d->warp, d->order, d->cycle);
    if (d->kind != COMMON_LAUNCH) fprintf(out, "  active 0x%08x", d->active);
    for (unsigned i = 0; i < COMMON_ARGS; i++)
        if (b->isa->arg_name[i]) fprintf(out, "  %s %u", b->isa->arg_name[i], d->arg[i]);
    fputc('\n', out);
}

/* The lanes of which sources are shown: all of a narrow warp; of a wide one those that differ, or
 * the first ones that are active. */
static uint32_t source_lanes(const struct bridge *b, const struct bridge_difference *d)
{
    uint32_t mask = 0, count = 0;

    if (b->isa->lanes <= SOURCE_LANES) return (1u << b->isa->lanes) - 1;
    for (uint32_t i = 0; i < d->items && count < SOURCE_LANES; i++) {
        if (d->item[i].lane < 0 || mask >> d->item[i].lane & 1) continue;
        mask |= 1u << d->item[i].lane;
        count++;
    }
    for (uint32_t rest = mask ? 0 : d->active; rest && count < SOURCE_LANES; rest &= rest - 1) {
        mask |= rest & -rest;
        count++;
    }
    return mask;
}

static void print_values_of(const struct bridge *b, const struct bridge_source *source,
                            uint32_t lanes, FILE *out)
{
    int digits = (int)(b->isa->files[source->file].bits + 3) / 4;

    for (; source->known && lanes; lanes &= lanes - 1) {
        int lane = __builtin_ctz(lanes);
        fprintf(out, "  l%d %0*x", lane, digits, source->value[lane]);
    }
    fputc('\n', out);
}

/* A race of two writers: the register does not hold the value of its last writer. */
static void print_overtaken(struct bridge *b, const struct bridge_source *source, const char *name,
                            FILE *out)
{
    const struct bridge_overtaken *o = &b->overtaken;

    if (!o->present || o->warp != b->result.difference.warp || o->file != source->file ||
        o->index != source->index || o->younger != source->writer.order)
        return;
    fprintf(out, "    %-8s order %u wrote it after order %u did: the core holds the older value\n",
            name, o->older, o->younger);
}

static void print_sources(struct bridge *b, FILE *out)
{
    if (!b->sources) return;
    uint32_t lanes = source_lanes(b, &b->result.difference);
    fputs("\n  sources, last written by, value before\n", out);
    for (uint32_t i = 0; i < b->sources; i++) {
        const struct bridge_writer *w = &b->source[i].writer;
        char name[40], by[60] = "nobody";
        bridge_register_name(b, b->source[i].file, b->source[i].index, name, sizeof name);
        if (w->kind == 2) snprintf(by, sizeof by, "launch (order %u)", w->order);
        if (w->kind == 1) snprintf(by, sizeof by, "order %u pc 0x%04" PRIx64, w->order, w->pc);
        fprintf(out, "    %-8s %-*s", name, b->source[i].known ? 22 : 0, by);
        print_values_of(b, &b->source[i], lanes, out);
        print_overtaken(b, &b->source[i], name, out);
    }
}

static void past_outside(const struct bridge *b, const struct bridge_past *p, char *text,
                         size_t size)
{
    struct common_outside event = {
        .warp = p->warp, .order = p->order, .what = p->what, .nwords = p->nwords};

    memcpy(event.word, p->word, sizeof event.word);
    common_isa_outside_text(b->isa, &event, text, size);
}

/* The columns of a history. */
struct columns {
    int digits; /* of the pc, */
    int line;   /* of the source line, 0: there are none; */
    int room;   /* what is left for the instruction's text */
};

static unsigned past_line(const struct bridge *b, const struct bridge_past *p)
{
    char text[80];
    if (p->kind != COMMON_RETIRE || !p->nwords) return 0;
    return common_isa_source(b->isa, b->program, p->pc, text, sizeof text);
}

/* Makes room for one more line. */
static void columns_add(const struct bridge *b, struct columns *c, const struct bridge_past *p)
{
    if (!c->digits) c->digits = 6;
    if (p->pc >> 24) c->digits = 16; /* all of them in a machine whose code lies above 24 bits */
    if (past_line(b, p)) c->line = 6;
    c->room = 42 - c->digits - c->line;
}

/* One line of a history. */
static void print_past(struct bridge *b, const struct bridge_past *p, bool with_warp,
                       const struct columns *c, FILE *out)
{
    char text[160] = "launch", name[40];
    if (p->kind == COMMON_RETIRE)
        bridge_instruction_text(b, p->word, p->nwords, p->pc, text, sizeof text);
    if (p->kind == COMMON_OUTSIDE) past_outside(b, p, text, sizeof text);
    fprintf(out, "   %c", p->differs ? '>' : ' ');
    if (with_warp && p->warp == COMMON_NO_WARP) fputs("all ", out);
    else if (with_warp) fprintf(out, "w%-3u", p->warp);
    if (p->kind == COMMON_OUTSIDE && p->warp == COMMON_NO_WARP) fputs("      ", out);
    else fprintf(out, "%6u", p->order);
    if (p->kind == COMMON_OUTSIDE) {
        fprintf(out, "  %-*s  %*s%.*s\n", c->digits, "outside", c->line, "", c->room, text);
        return;
    }
    fprintf(out, "  %0*" PRIx64 "  ", c->digits, p->pc);
    unsigned line = past_line(b, p);
    if (line) fprintf(out, "%*u  ", c->line - 2, line);
    else fprintf(out, "%*s", c->line, "");
    fprintf(out, "%-*.*s", c->room, c->room, text);
    if (p->rows) {
        bridge_register_name(b, p->file, p->index, name, sizeof name);
        fprintf(out, " %s.%u %x | %x", name, p->lane, p->reg_core, p->reg_model);
        if (p->rows > 1) fprintf(out, " +%u", p->rows - 1);
    } else if (p->words) {
        bridge_word_name(b, p->space, 0, p->addr, name, sizeof name);
        fprintf(out, " %s %x | %x", name, p->mem_core, p->mem_model);
        if (p->words > 1) fprintf(out, " +%u", p->words - 1);
    }
    if (p->trap) {
        common_isa_trap_text(b->isa, p->trap, text, sizeof text);
        fprintf(out, " %.30s", text);
    }
    fputc('\n', out);
}

static void print_warp_history(struct bridge *b, uint32_t warp, FILE *out)
{
    if (warp >= b->warps || !b->warp[warp].pasts) return;
    const struct bridge_warp *w = &b->warp[warp];
    uint32_t count = w->pasts < BRIDGE_HISTORY ? w->pasts : BRIDGE_HISTORY;
    struct columns c = {0};
    for (uint32_t i = 0; i < count; i++) columns_add(b, &c, &w->past[i]);
    fprintf(out, "\n  last of warp %u\n     order  %-*s  %*s%-*s writes: core | model\n", warp,
            c.digits, "pc", c.line, c.line ? "line  " : "", c.room, "instruction");
    for (uint32_t i = w->pasts - count; i != w->pasts; i++)
        print_past(b, &w->past[i % BRIDGE_HISTORY], false, &c, out);
}

static const struct bridge_past *core_past(const struct bridge *b, uint32_t i)
{
    uint32_t warp = b->core_past[i % BRIDGE_HISTORY].warp,
             past = b->core_past[i % BRIDGE_HISTORY].past;
    const struct bridge_past *of = warp == COMMON_NO_WARP ? b->whole_past : b->warp[warp].past;
    return &of[past % BRIDGE_HISTORY];
}

static void print_core_history(struct bridge *b, FILE *out)
{
    uint32_t count = b->core_pasts < BRIDGE_HISTORY ? b->core_pasts : BRIDGE_HISTORY;
    if (!count) return;
    fputs("\n  last of the core\n", out);
    struct columns c = {0};
    for (uint32_t i = b->core_pasts - count; i != b->core_pasts; i++)
        columns_add(b, &c, core_past(b, i));
    for (uint32_t i = b->core_pasts - count; i != b->core_pasts; i++)
        print_past(b, core_past(b, i), true, &c, out);
}

/* HANG and INTERRUPTED: what each warp of the model would do next. */
static void print_waiting(struct bridge *b, FILE *out)
{
    uint32_t shown = 0, more = 0;

    fputs("\n  warps with work\n    warp  order  pc      last event  next instruction\n", out);
    for (uint32_t w = 0; w < b->warps; w++) {
        struct common_retire event;
        uint64_t pc = 0;
        if (common_isa_warp_state(b->isa, b->model, w, &b->seen[w], &pc) == COMMON_WARP_IDLE)
            continue;
        if (shown++ >= SHOWN_WARPS) {
            more++;
            continue;
        }
        char text[160] = "waits for other warps";
        if (bridge_peek(b, w, &event))
            bridge_instruction_text(b, event.word, event.nwords, event.pc, text, sizeof text);
        fprintf(out, "    %4u %6u  %06" PRIx64 " %11" PRIu64 "  %.50s%s\n", w, b->warp[w].expected,
                pc, b->warp[w].last_cycle, text,
                b->warp[w].pending ? "  (its writes were seen)" : "");
    }
    if (!shown) fputs("    none\n", out);
    if (more) fprintf(out, "    and %u more\n", more);
}

static void print_not_observed(const struct bridge_result *r, FILE *out)
{
    size_t column = 16;
    if (!r->not_observed_count) return;
    fputs("  not observed:", out);
    for (uint32_t i = 0; i < r->not_observed_count; i++) {
        size_t length = strlen(r->not_observed[i]) + 2;
        if (column + length > 96) {
            fputs("\n               ", out);
            column = 16;
        }
        fprintf(out, " %s%s", r->not_observed[i], i + 1 < r->not_observed_count ? "," : "");
        column += length;
    }
    fputc('\n', out);
}

int bridge_report(struct bridge *b, FILE *out)
{
    const struct bridge_result *r = &b->result;
    const struct bridge_difference *d = &r->difference;

    fprintf(out, "%s  %s %s  cycle %" PRIu64 "  seed %" PRIu64 "\n",
            bridge_verdict_name(r->verdict), r->isa, base_name(r->program), r->cycles, r->seed);
    if (r->message[0]) fprintf(out, "  %s\n", r->message);
    if (r->verdict != BRIDGE_PASS) {
        if (d->present) print_instruction(b, d, out);
        if (d->present) print_items(d, out);
        print_sources(b, out);
        if (r->verdict == BRIDGE_HANG && r->loop[0]) fprintf(out, "\n%s", r->loop);
        if (r->verdict == BRIDGE_HANG || r->verdict == BRIDGE_INTERRUPTED ||
            r->verdict == BRIDGE_TERMINATED)
            print_waiting(b, out);
        else if (d->present) print_warp_history(b, d->warp, out);
        print_core_history(b, out);
        fputc('\n', out);
    }
    fprintf(out,
            "  %" PRIu64 " instructions, %" PRIu64 " thread instructions, %" PRIu64
            " launches; %" PRIu64 " register rows, %" PRIu64 " memory words; %" PRIu64 " sweeps",
            r->instructions, r->thread_instructions, r->launches, r->reg_rows, r->mem_words,
            r->sweeps);
    if (r->outside) fprintf(out, "; %" PRIu64 " from outside", r->outside);
    if (r->differences > 1) fprintf(out, "; %" PRIu64 " differences", r->differences);
    fputc('\n', out);
    print_not_observed(r, out);
    if (!r->expects) fputs("  the program expects nothing of its end\n", out);
    if (r->verdict != BRIDGE_PASS && b->repeat) fprintf(out, "  repeat: %s\n", b->repeat);
    return fflush(out) || ferror(out) ? -1 : 0;
}
