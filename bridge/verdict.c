/* What the checker found: the first difference with all that is known of it, and the verdict. */
#include "../model/common/isa_call.h"
#include "state.h"
#include "verdict.h"

#include <assert.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

void bridge_item_add(struct bridge_difference *d, const char *where, int lane, uint64_t core,
                     uint32_t core_be, uint64_t model, uint32_t model_be)
{
    d->items_total++;
    if (d->items == BRIDGE_ITEMS) return;
    struct bridge_item *item = &d->item[d->items++];
    *item = (struct bridge_item){
        .lane = lane, .core = core, .core_be = core_be, .model = model, .model_be = model_be};
    strncpy(item->where, where, sizeof item->where - 1);
}

void bridge_register_name(const struct bridge *b, uint32_t file, uint32_t index, char *text,
                          size_t size)
{
    assert(file < b->isa->nfiles);
    text[0] = 0;
    if (b->proving) return; /* no reader ever sees it; the same below */
        /* The format comes from the ISA's table and takes the index: no compiler can check it from
     * here. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
    snprintf(text, size, b->isa->files[file].format, index);
#pragma GCC diagnostic pop
}

void bridge_row_name(const struct bridge *b, const struct bridge_row *row, char *text, size_t size)
{
    uint32_t stray = bridge_row_stray(row);
    char name[40], warp[16] = "", nth[24] = "";

    text[0] = 0;
    if (b->proving) return;
    bridge_register_name(b, bridge_row_file(row), row->index, name, sizeof name);
    if (stray != COMMON_NO_WARP) snprintf(warp, sizeof warp, "w%u ", stray);
    if (row->nth) snprintf(nth, sizeof nth, " write %u", row->nth + 1);
    snprintf(text, size, "%s%s%s", warp, name, nth);
}

void bridge_word_name(const struct bridge *b, uint32_t space, uint32_t bank, uint64_t addr,
                      char *text, size_t size)
{
    const struct common_space *s = &b->isa->spaces[space];
    text[0] = 0;
    if (b->proving) return;
    if (s->banks) snprintf(text, size, "%s%u[0x%" PRIx64 "]", s->name, bank, addr);
    else snprintf(text, size, "%s[0x%" PRIx64 "]", s->name, addr);
}

void bridge_instruction_text(const struct bridge *b, const uint32_t *word, uint32_t nwords,
                             uint64_t pc, char *text, size_t size)
{
    text[0] = 0;
    if (b->proving) return;
    if (nwords) common_isa_text(b->isa, b->program, word, nwords, pc, text, size);
    else snprintf(text, size, "(no instruction)");
}

void bridge_difference_at(const struct bridge *b, const struct common_retire *event,
                          struct bridge_difference *d)
{
    d->present = true;
    d->cycle = b->result.cycles;
    d->kind = event->kind;
    d->warp = event->warp;
    d->order = event->order;
    d->pc = event->pc;
    d->active = event->active;
    d->nwords = event->nwords;
    memcpy(d->word, event->word, sizeof d->word);
    memset(d->arg, 0, sizeof d->arg);
    if (event->kind == COMMON_LAUNCH) memcpy(d->arg, event->arg, sizeof d->arg);
    else if (event->warp < b->warps) memcpy(d->arg, b->warp[event->warp].arg, sizeof d->arg);
    d->text[0] = 0;
    if (event->kind == COMMON_LAUNCH) snprintf(d->text, sizeof d->text, "launch");
    else bridge_instruction_text(b, event->word, event->nwords, event->pc, d->text, sizeof d->text);
    d->source[0] = 0;
    if (event->kind == COMMON_RETIRE && event->nwords && !b->proving)
        common_isa_source(b->isa, b->program, event->pc, d->source, sizeof d->source);
}

/* Whether the step that was compared last wrote a register, so that what it was before is gone. */
static bool step_writes(const struct bridge *b, uint32_t warp, uint32_t file, uint32_t index)
{
    for (uint32_t i = 0; i < b->step.regs && b->step.retire.warp == warp; i++)
        if (b->step.reg[i].file == file && b->step.reg[i].index == index) return true;
    return false;
}

/* What a register held before the differing instruction. */
static void note_value(const struct bridge *b, uint32_t warp, struct bridge_source *source)
{
    size_t flat = (size_t)warp * b->flat + b->file_base[source->file] + source->index;

    source->writer = b->writer[flat];
    source->known = source->writer.kind != 0;
    memset(source->value, 0, sizeof source->value);
    if (source->known) {
        memcpy(source->value, b->value + flat * b->isa->lanes,
               b->isa->lanes * sizeof source->value[0]);
    } else if (b->isa->read_register && !step_writes(b, warp, source->file, source->index)) {
        b->isa->read_register(b->model, warp, source->file, source->index, source->value);
        source->known = true;
    }
}

static void add_source(struct bridge *b, uint32_t warp, uint32_t file, uint32_t index)
{
    if (b->sources == BRIDGE_SOURCES || file >= b->isa->nfiles ||
        index >= b->isa->files[file].count)
        return;
    b->source[b->sources].file = file;
    b->source[b->sources].index = index;
    note_value(b, warp, &b->source[b->sources++]);
}

/* An instruction that delivers registers to a memory names none as its source. The ISA says which
 * register a word of that memory holds: "run 3, o0.y" for output[0x64] is o0. */
static void add_delivered(struct bridge *b, const struct bridge_difference *d)
{
    for (uint32_t s = 0; s < b->isa->nspaces && d->items; s++) {
        const size_t length = strlen(b->isa->spaces[s].name);
        char place[80] = "", name[16] = "";
        unsigned index = 0;
        if (strncmp(d->item[0].where, b->isa->spaces[s].name, length) != 0) continue;
        if (d->item[0].where[length] != '[') continue;
        const uint64_t addr = strtoull(d->item[0].where + length + 1, NULL, 16);
        common_isa_word_text(b->isa, b->program, s, addr, place, sizeof place);
        const char *last = strrchr(place, ' ');
        if (sscanf(last ? last + 1 : place, "%15[a-z]%u", name, &index) != 2) continue;
        for (uint32_t f = 0; f < b->isa->nfiles; f++)
            if (!strcmp(b->isa->files[f].name, name)) add_source(b, d->warp, f, index);
    }
}

/* What the differing instruction read, and who wrote that last. Of one that has retired long ago
 * nobody knows. */
static void note_sources(struct bridge *b)
{
    const struct bridge_difference *d = &b->result.difference;
    uint32_t file[BRIDGE_SOURCES], index[BRIDGE_SOURCES];

    b->sources = 0;
    if (b->proving) return;
    if (d->kind != COMMON_RETIRE || !d->nwords || d->warp >= b->warps) return;
    if (d->order - b->warp[d->warp].expected >= 0x80000000u) return;
    unsigned count = common_isa_sources(b->isa, d->word, d->nwords, file, index, BRIDGE_SOURCES);
    for (unsigned i = 0; i < count && i < BRIDGE_SOURCES; i++)
        add_source(b, d->warp, file[i], index[i]);
    if (!b->sources) add_delivered(b, d);
}

static void decide(struct bridge *b, enum bridge_verdict verdict,
                   const struct bridge_difference *where, const char *format, va_list args)
{
    b->decided = true;
    b->result.verdict = verdict;
    vsnprintf(b->result.message, sizeof b->result.message, format, args);
    if (b->launches) {
        size_t used = strlen(b->result.message);
        snprintf(b->result.message + used, sizeof b->result.message - used, "; in launch %u, %s",
                 b->launches + 1, b->program->name);
    }
    if (!where) return;
    b->result.difference = *where;
    note_sources(b);
}

void bridge_differ(struct bridge *b, enum bridge_verdict verdict, const char *format, ...)
{
    b->result.differences++;
    if (!b->decided) {
        va_list args;
        va_start(args, format);
        decide(b, verdict, &b->scratch, format, args);
        va_end(args);
    }
    if (!b->options.keep_going) b->stopped = true;
}

void bridge_fail_at(struct bridge *b, enum bridge_verdict verdict,
                    const struct common_retire *where, const char *format, ...)
{
    b->stopped = true;
    b->undated = true; /* may come before its clock is known */
    if (b->decided) return;
    b->scratch.items = b->scratch.items_total = 0;
    bridge_difference_at(b, where, &b->scratch);
    va_list args;
    va_start(args, format);
    decide(b, verdict, &b->scratch, format, args);
    va_end(args);
}

void bridge_explain(struct bridge *b, const char *text)
{
    char *message = b->result.message;
    size_t used = strlen(message);

    if (b->result.verdict != BRIDGE_HANG || b->result.difference.present) return;
    snprintf(message + used, sizeof b->result.message - used, "; %s", text);
}

void bridge_fail(struct bridge *b, enum bridge_verdict verdict, const char *format, ...)
{
    assert(verdict != BRIDGE_PASS);
    b->stopped = true;
    if (b->decided || b->finished) return;
    va_list args;
    va_start(args, format);
    decide(b, verdict, NULL, format, args);
    va_end(args);
}
