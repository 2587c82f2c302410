/* The end of a run: what is left over, what the memories hold, what the program expected. Fails
 * closed: nothing here turns a run that was cut short into a PASS. */
#include "expect.h"
#include "hash.h"
#include "account.h"
#include "finish.h"
#include "outside.h"
#include "proof.h"
#include "state.h"
#include "told.h"
#include "trace_writer.h"
#include "verdict.h"
#include "loop.h"

#include "../model/common/csv.h"
#include "../model/common/isa_call.h"
#include "../model/common/sparse.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

bool bridge_peek(struct bridge *b, uint32_t warp, struct common_retire *event)
{
    struct common_error err = {.text = ""};
    uint64_t pc = 0;

    memset(event, 0, sizeof *event);
    event->warp = warp;
    event->order = b->warp[warp].expected;
    enum common_warp_state now = common_isa_warp_state(b->isa, b->model, warp, &b->seen[warp], &pc);
    event->pc = pc;
    if (now != COMMON_WARP_READY) return false;
    size_t size = common_isa_state_size(b->isa, b->model);
    if (!size || b->proving) { /* a proof needs no more */
        uint64_t next;
        event->nwords = common_isa_fetch(b->isa, b->program, pc, event->word, &next);
        return true;
    }
    void *state = malloc(size);
    if (!state) return false;
    b->isa->save(b->model, state);
    bool able = !b->isa->step(b->model, warp, &b->step, &err);
    if (able) {
        uint32_t order = event->order;
        *event = b->step.retire;
        event->warp = warp;
        event->order = order;
    }
    b->isa->restore(b->model, state);
    free(state);
    return able;
}

void bridge_instruction_of(struct bridge *b, uint32_t warp, uint32_t order,
                           struct common_retire *event)
{
    const struct bridge_warp *w = &b->warp[warp];
    uint32_t count = w->pasts < BRIDGE_HISTORY ? w->pasts : BRIDGE_HISTORY;

    if (order == w->expected && bridge_peek(b, warp, event)) return;
    *event = (struct common_retire){.warp = warp, .order = order};
    for (uint32_t i = w->pasts - count; i != w->pasts; i++) {
        const struct bridge_past *past = &w->past[i % BRIDGE_HISTORY];
        if (past->kind == COMMON_OUTSIDE || past->order != order) continue;
        event->kind = past->kind;
        event->pc = past->pc;
        event->active = past->active;
        event->nwords = past->nwords;
        memcpy(event->word, past->word, sizeof event->word);
    }
}

/* The warp that has been silent longest and could go on; else one that waits. */
static uint32_t oldest_warp(struct bridge *b)
{
    uint32_t best = UINT32_MAX;
    uint64_t pc;
    bool best_ready = false;
    for (uint32_t w = 0; w < b->warps; w++) {
        enum common_warp_state state = common_isa_warp_state(b->isa, b->model, w, &b->seen[w], &pc);
        if (state == COMMON_WARP_IDLE) continue;
        bool ready = state == COMMON_WARP_READY;
        if (best == UINT32_MAX || (ready && !best_ready) ||
            (ready == best_ready && b->warp[w].last_cycle < b->warp[best].last_cycle)) {
            best = w;
            best_ready = ready;
        }
    }
    return best;
}

void bridge_unfinished(struct bridge *b, enum bridge_verdict verdict, const char *why)
{
    uint32_t warp = oldest_warp(b);
    struct common_retire event;

    if (warp == UINT32_MAX) {
        bridge_fail(b, verdict, "%s; %s", why,
                    common_isa_finished(b->isa, b->model, b->warps, b->seen)
                        ? "every warp is done"
                        : "no warp has work, blocks remain");
        return;
    }
    if (bridge_peek(b, warp, &event)) {
        char text[160];
        bridge_instruction_text(b, event.word, event.nwords, event.pc, text, sizeof text);
        bridge_fail_at(b, verdict, &event, "%s; oldest: warp %u order %u pc 0x%" PRIx64 ": %s", why,
                       warp, event.order, event.pc, text);
    } else {
        bridge_fail_at(b, verdict, &event, "%s; warp %u order %u waits at pc 0x%" PRIx64, why, warp,
                       event.order, event.pc);
    }
    b->undated = false;
}

/* ---- traps and expectations. */

bool bridge_trap_unexpected(const struct common_program *program, uint32_t trap, uint32_t *seen)
{
    uint32_t want = program->expect_trap ? program->trap : 0;
    if (!trap) return false;
    if ((trap & 0xffff) && (trap & 0xffff) != (want & 0xffff)) return true;
    if ((trap & ~want) >> 16) return true;
    *seen |= trap;
    return false;
}

bool bridge_trap_missing(const struct common_program *program, uint32_t seen)
{
    return program->expect_trap && seen != program->trap;
}

static const struct bridge_memory *find_memory(const struct bridge_memory *memory, size_t count,
                                               uint32_t space, uint32_t bank)
{
    for (size_t i = 0; i < count; i++)
        if (memory[i].space == space && memory[i].bank == bank) return &memory[i];
    return NULL;
}

static uint32_t read_word(const uint8_t *p)
{
    return p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

/* Where a single stands among all of them, in the order of numbers. */
static int64_t rank(uint32_t bits)
{
    int64_t magnitude = bits & 0x7fffffff;
    return bits >> 31 ? -magnitude : magnitude;
}

static bool is_nan(uint32_t bits)
{
    return (bits & 0x7fffffff) > 0x7f800000;
}

/* Whether a word is what was expected. */
static bool meets(const struct common_segment *want, size_t i, uint32_t have)
{
    if (have == want->word[i]) return true;
    if (!want->ulp || is_nan(have) != is_nan(want->word[i])) return false;
    int64_t distance = rank(have) - rank(want->word[i]);
    return is_nan(have) || (distance < 0 ? -distance : distance) <= want->ulp;
}

/* "program:line", or the file that an option brought. */
static void name_source(const struct common_program *program, const struct common_segment *want,
                        char *text, size_t size)
{
    if (want->line)
        snprintf(text, size, "%s:%u", want->file ? want->file : program->name, want->line);
    else snprintf(text, size, "%s", want->file ? want->file : program->name);
}

/* The same in the words of the ISA's users, where it has some: ": run 3, o0.y is 1.5 and must be
 * 2". */
static void expect_words(const struct common_isa *isa, const struct common_program *program,
                         uint32_t space, uint64_t at, uint32_t want, uint32_t have, char *text,
                         size_t size)
{
    char place[80], number[2][32];
    const struct common_format *format =
        common_isa_word_text(isa, program, space, at, place, sizeof place);
    const uint32_t word[2] = {have, want};

    if (!place[0]) return;
    for (unsigned k = 0; k < 2; k++) {
        if (format) common_csv_text(format, word[k], number[k], sizeof number[k]);
        else snprintf(number[k], sizeof number[k], "%u", word[k]);
    }
    snprintf(text, size, ": %s is %s and must be %s", place, number[0], number[1]);
}

/* returns  how many words are as expected, up to the first one that is not: message says which */
static size_t expect_segment(const struct common_isa *isa, const struct common_program *program,
                             const struct common_segment *want, const uint8_t *byte, size_t size,
                             char *message, size_t message_size)
{
    bool known = want->space < isa->nspaces;
    const char *space = known ? isa->spaces[want->space].name : "?";
    uint64_t base = known ? isa->spaces[want->space].base : 0;
    char source[256], apart[96] = "";
    name_source(program, want, source, sizeof source);
    size_t i;
    for (i = 0; i < want->count; i++) {
        uint64_t at = want->addr + 4 * (uint64_t)i, inside = at - base;
        if (inside >= size || size - inside < 4) {
            snprintf(message, message_size,
                     "%s: expected %s[0x%llx] = 0x%08x, which lies outside that memory", source,
                     space, (unsigned long long)at, want->word[i]);
            return i;
        }
        uint32_t have = read_word(byte + inside);
        if (meets(want, i, have)) continue;
        if (want->ulp && !is_nan(have) && !is_nan(want->word[i]))
            snprintf(apart, sizeof apart, ", %lld singles away; %u are allowed",
                     llabs(rank(have) - rank(want->word[i])), want->ulp);
        int used =
            snprintf(message, message_size, "%s: expected %s[0x%llx] = 0x%08x, found 0x%08x%s",
                     source, space, (unsigned long long)at, want->word[i], have, apart);
        if (used > 0 && (size_t)used < message_size)
            expect_words(isa, program, want->space, at, want->word[i], have, message + used,
                         message_size - (size_t)used);
        return i;
    }
    return i;
}

int bridge_expect(const struct common_isa *isa, const struct common_program *program,
                  const struct bridge_memory *memory, size_t count, char *message, size_t size)
{
    for (size_t i = 0; i < program->expects; i++) {
        const struct common_segment *want = &program->expect[i];
        const struct bridge_memory *have = find_memory(memory, count, want->space, want->bank);
        if (!have) {
            snprintf(message, size, "%s:%u: nobody observed the memory this expects something of",
                     program->name, want->line);
            return 1;
        }
        if (expect_segment(isa, program, want, have->byte, have->size, message, size) < want->count)
            return 1;
    }
    return 0;
}

void bridge_expect_flip(const struct common_program *program, size_t segment, size_t at,
                        uint32_t bit, struct bridge_flipped *flipped)
{
    const struct common_segment *want = &program->expect[segment];
    const size_t from = at < BRIDGE_FLIPPED ? 0 : at + 1 - BRIDGE_FLIPPED, count = at + 1 - from;
    uint32_t *last = &flipped->word[count - 1];

    memcpy(flipped->word, want->word + from, count * sizeof flipped->word[0]);
    if (want->ulp) *last = is_nan(*last) ? 0 : UINT32_MAX; /* no tolerance reaches a NaN */
    else *last ^= 1u << bit;
    flipped->segment = *want;
    flipped->segment.addr += 4 * (uint64_t)from;
    flipped->segment.word = flipped->word;
    flipped->segment.count = count;
    flipped->program = *program;
    flipped->program.expect = &flipped->segment;
    flipped->program.expects = 1;
}

bool bridge_expect_proves(const struct common_isa *isa, const struct common_program *program,
                          const struct bridge_memory *memory, size_t count)
{
    struct bridge_flipped flipped;
    char message[400];

    for (size_t i = 0; i < program->expects; i++) {
        if (!program->expect[i].count) continue;
        bridge_expect_flip(program, i, program->expect[i].count - 1, 0, &flipped);
        if (!bridge_expect(isa, &flipped.program, memory, count, message, sizeof message))
            return false;
    }
    return true;
}

/* ---- the steps of bridge_finish; each returns true when it decided. */

static bool cut_short(struct bridge *b, enum bridge_end end)
{
    switch (end) {
    case BRIDGE_END_DONE: return false;
    case BRIDGE_END_STOPPED:
        bridge_unfinished(b, BRIDGE_HANG, "the run was stopped before its end");
        break;
    case BRIDGE_END_LIMIT:
        bridge_unfinished(b, BRIDGE_HANG, "the clock limit was reached");
        if (b->proving) break;
        bridge_loop(b->isa, b->program, b->model, b->warps, b->seen, b->result.loop,
                    sizeof b->result.loop);
        break;
    case BRIDGE_END_KILLED: bridge_unfinished(b, BRIDGE_HANG, "the run was killed"); break;
    }
    return true;
}

static bool vacuous(struct bridge *b)
{
    bool something = b->fields || b->result.reg_rows || b->result.mem_words;
    uint64_t instructions = b->result.instructions - b->before;
    if (instructions && something) return false;
    bridge_fail(b, BRIDGE_VACUOUS, "nothing was compared: %llu retires, %llu launches",
                (unsigned long long)instructions, (unsigned long long)b->result.launches);
    return true;
}

static bool orphans(struct bridge *b)
{
    for (uint32_t w = 0; w < b->warps; w++) {
        const struct bridge_warp *warp = &b->warp[w];
        for (uint32_t ahead = 0; warp->pending && ahead < BRIDGE_RING; ahead++) {
            uint32_t order = warp->expected + ahead;
            const struct bridge_token *token = &warp->token[order % BRIDGE_RING];
            struct common_retire where;
            char name[40];
            if (token->rows != BRIDGE_NONE)
                bridge_row_name(b, &b->row[token->rows], name, sizeof name);
            else if (token->first_chunk != BRIDGE_NONE)
                bridge_word_name(b, b->chunk[token->first_chunk].word[0].space, 0,
                                 b->chunk[token->first_chunk].word[0].addr, name, sizeof name);
            else continue;
            bridge_instruction_of(b, w, order, &where);
            bridge_fail_at(b, BRIDGE_ORDER, &where,
                           "orphan: warp %u order %u wrote %s and never retired", w, order, name);
            return true;
        }
    }
    return false;
}

static bool unfinished(struct bridge *b)
{
    struct common_retire where;
    if (common_isa_finished(b->isa, b->model, b->warps, b->seen)) return false;
    uint32_t warp = oldest_warp(b);
    if (warp == UINT32_MAX) {
        bridge_fail(b, BRIDGE_ORDER,
                    "the core says it is done; the model has blocks that were never launched");
        return true;
    }
    bridge_peek(b, warp, &where);
    bridge_fail_at(b, BRIDGE_ORDER, &where,
                   "the core says it is done; in the model warp %u is at order %u pc 0x%" PRIx64,
                   warp, where.order, where.pc);
    return true;
}

/* Where byte `at` of a memory is, in the space's own terms. */
static void place(const struct bridge *b, const struct bridge_memory *m, size_t at, char *name,
                  size_t size, int *lane, uint32_t *warp)
{
    *lane = -1;
    *warp = 0;
    const size_t lanes = (size_t)b->warps * b->isa->lanes, each = m->size / lanes;
    /* prove.c compares a piece of a memory, which has a part of its lanes */
    if (b->isa->spaces[m->space].per_lane && at < each * lanes) {
        *lane = (int)(at / each % b->isa->lanes);
        *warp = (uint32_t)(at / each / b->isa->lanes);
        at %= each;
    }
    bridge_word_name(b, m->space, m->bank, b->isa->spaces[m->space].base + at, name, size);
}

/* How many bytes of a memory are the same, up to the piece with the first one that is not. */
static size_t count_same(const struct bridge_memory *m, const uint8_t *model, bool sparse)
{
    size_t at, piece;

    if (sparse) return common_sparse_same(model, m->byte, m->size) ? m->size : 0;
    for (at = 0; at < m->size; at += piece) {
        piece = m->size - at < BRIDGE_END_PIECE ? m->size - at : BRIDGE_END_PIECE;
        if (memcmp(model + at, m->byte + at, piece)) break;
    }
    return at;
}

bool bridge_compare_end(struct bridge *b, const struct bridge_memory *m, const uint8_t *model)
{
    const char *name = b->isa->spaces[m->space].name;
    const bool sparse = m->sparse && b->isa->spaces[m->space].sparse;
    const bool same = count_same(m, model, sparse) == m->size;

    b->result.compared.end_words[m->space] += m->size / 4;
    if (same) return false;
    b->scratch.items = b->scratch.items_total = 0;
    for (size_t at = 0; at + 4 <= m->size; at += 4) {
        uint32_t core = read_word(m->byte + at), want = read_word(model + at);
        if (core == want) continue;
        char where[40];
        int lane;
        uint32_t warp;
        place(b, m, at, where, sizeof where, &lane, &warp);
        if (!b->scratch.items_total) {
            const struct common_retire event = {.warp = warp, .order = b->warp[warp].expected};
            bridge_difference_at(b, &event, &b->scratch);
            snprintf(b->scratch.text, sizeof b->scratch.text, "(memory at the end)");
        }
        bridge_item_add(&b->scratch, where, lane, core, 0xf, want, 0xf);
    }
    bridge_differ(b, BRIDGE_STATE_DIFF,
                  "%s memory at the end: %u words differ, first %s: core 0x%" PRIx64
                  ", model 0x%" PRIx64,
                  name, b->scratch.items_total, b->scratch.item[0].where, b->scratch.item[0].core,
                  b->scratch.item[0].model);
    return true;
}

static bool compare_memory(struct bridge *b, const struct bridge_memory *m)
{
    size_t size = 0;
    const uint8_t *model = common_isa_space_bytes(b->isa, b->model, m->space, m->bank, &size);

    b->ended_spaces |= 1u << m->space;
    if (!model) size = 0;
    if (size == m->size) return size && bridge_compare_end(b, m, model);
    bridge_fail(b, BRIDGE_STATE_DIFF, "%s memory: the core has %zu bytes, the model %zu",
                b->isa->spaces[m->space].name, m->size, size);
    return true;
}

/* returns  true after a verdict */
static bool compare_memories(struct bridge *b, const struct bridge_memory *memory, size_t count)
{
    bool differs = false;

    for (size_t i = 0; i < count; i++) differs |= compare_memory(b, &memory[i]);
    return differs;
}

bool bridge_compare_traps(struct bridge *b)
{
    char name[160];
    if (b->trapped) {
        const struct bridge_difference *at = &b->trap_at;
        struct common_retire where = {.kind = at->kind,
                                      .warp = at->warp,
                                      .order = at->order,
                                      .pc = at->pc,
                                      .active = at->active,
                                      .nwords = at->nwords};
        memcpy(where.word, at->word, sizeof where.word);
        common_isa_trap_text(b->isa, b->trap_code, name, sizeof name);
        bridge_fail_at(b, BRIDGE_TRAP, &where,
                       "core and model both trapped: %s at warp %u order %u pc 0x%" PRIx64 ": %s",
                       name, at->warp, at->order, at->pc, at->text);
        b->result.difference.cycle = at->cycle;
        memcpy(b->result.difference.arg, at->arg, sizeof at->arg);
        return true;
    }
    b->result.compared.expected += b->program->expect_trap;
    if (!bridge_trap_missing(b->program, b->trap_seen)) return false;
    common_isa_trap_text(b->isa, b->program->trap & ~b->trap_seen, name, sizeof name);
    bridge_fail(b, BRIDGE_EXPECT_FAIL, "%s: expected trap %s, which did not come", b->program->name,
                name);
    return true;
}

/* Against the core's memories; against the model's, which agreed event by event, where there are
 * none. */
bool bridge_compare_expected(struct bridge *b, const struct bridge_memory *memory, size_t count)
{
    char message[400] = "";
    for (size_t i = 0; i < b->program->expects; i++) {
        const struct common_segment *want = &b->program->expect[i];
        const struct bridge_memory *have = find_memory(memory, count, want->space, want->bank);
        size_t size = have ? have->size : 0;
        const uint8_t *byte =
            have ? have->byte
                 : common_isa_space_bytes(b->isa, b->model, want->space, want->bank, &size);
        if (!byte) size = 0;
        size_t met = expect_segment(b->isa, b->program, want, byte, size, message, sizeof message);
        b->result.compared.expected += met;
        if (met == want->count) continue;
        bridge_fail(b, BRIDGE_EXPECT_FAIL, "%s", message);
        return true;
    }
    return false;
}

bool bridge_has_leftovers(struct bridge *b, enum bridge_end end)
{
    return cut_short(b, end) || vacuous(b) || orphans(b) || bridge_outside_orphans(b) ||
           unfinished(b);
}

static void conclude(struct bridge *b, enum bridge_end end, const struct bridge_memory *memory,
                     size_t count)
{
    if (b->decided && (b->stopped || !b->options.keep_going)) return;
    if (bridge_has_leftovers(b, end)) return;
    if (compare_memories(b, memory, count) || b->decided || bridge_compare_traps(b) ||
        bridge_compare_expected(b, memory, count) || !bridge_account_check(b, true) ||
        !bridge_account_end(b, memory, count) || !bridge_prove_end(b, memory, count))
        return;
    if (b->options.sought) { /* bridge_enough() would have decided */
        bridge_fail(b, BRIDGE_VACUOUS,
                    "nothing was compared there: the run ended without the "
                    "instruction that was sought");
        return;
    }
    b->decided = true;
    b->result.verdict = BRIDGE_PASS;
    b->result.message[0] = 0;
}

/* ---- state that was not observed. */

/* missed: the options do not say that this core never has it. */
static void not_observed(struct bridge *b, bool missed, const char *prefix, const char *name)
{
    uint32_t n = b->result.not_observed_count;
    b->result.missed += missed;
    if (n == BRIDGE_NOT_OBSERVED) {
        snprintf(b->result.not_observed[n - 1], sizeof b->result.not_observed[0], "and more");
        return;
    }
    snprintf(b->result.not_observed[n], sizeof b->result.not_observed[0], "%s%s", prefix, name);
    b->result.not_observed_count++;
}

/* A file or a memory of which the model has nothing in this program is not missed. */
static bool has_registers(const struct bridge *b, uint32_t file)
{
    for (uint32_t w = 0; w < b->warps; w++)
        for (uint32_t i = 0; i < b->isa->files[file].count; i++)
            if (common_isa_register_live(b->isa, b->model, w, file, i)) return true;
    return false;
}

static bool has_bytes(const struct bridge *b, uint32_t space)
{
    size_t size;
    return b->isa->spaces[space].banks || common_isa_space_bytes(b->isa, b->model, space, 0, &size);
}

/* A run that an agreed trap or bridge_enough() cut short has not seen its end: there, what the core
 * would have given counts. */
static void list_not_observed(struct bridge *b)
{
    const struct common_isa *isa = b->isa;
    const bool cut = b->result.verdict == BRIDGE_TRAP || b->enough;
    const uint32_t files = cut ? b->offered_files : b->swept_files,
                   spaces = cut ? b->offered_spaces : b->swept_spaces,
                   ended = cut ? b->given_spaces : b->ended_spaces;

    for (uint32_t i = 0; i < BRIDGE_FIELDS; i++)
        if (!(b->fields >> i & 1))
            not_observed(b, !(b->options.unobserved_fields >> i & 1), "", bridge_field_name(i));
    for (uint32_t f = 0; f < isa->nfiles; f++)
        if (b->options.unobserved_files >> f & 1)
            not_observed(b, false, "write:", isa->files[f].name);
    for (uint32_t s = 0; s < isa->nspaces; s++)
        if (b->options.unobserved_spaces >> s & 1)
            not_observed(b, false, "write:", isa->spaces[s].name);
    for (uint32_t f = 0; f < isa->nfiles; f++)
        if (!(files >> f & 1) && has_registers(b, f))
            not_observed(b, !b->options.unswept, "sweep:", isa->files[f].name);
    for (uint32_t s = 0; s < isa->nspaces; s++)
        if (isa->spaces[s].swept && !(spaces >> s & 1))
            not_observed(b, !b->options.unswept, "sweep:", isa->spaces[s].name);
    for (uint32_t s = 0; s < isa->nspaces; s++)
        if (isa->spaces[s].external && !(ended >> s & 1) && has_bytes(b, s))
            not_observed(b, true, "end:", isa->spaces[s].name);
}

/* A PASS against a core that does not show what a core normally shows is none. */
void bridge_judge_observed(struct bridge *b)
{
    struct bridge_result *r = &b->result;

    list_not_observed(b);
    if (r->verdict != BRIDGE_PASS || !r->missed) return;
    r->verdict = BRIDGE_UNOBSERVED;
    size_t used = (size_t)snprintf(r->message, sizeof r->message,
                                   "what was compared agrees, but the core did not show");
    for (uint32_t i = 0; i < r->not_observed_count && used < sizeof r->message; i++)
        used += (size_t)snprintf(r->message + used, sizeof r->message - used, "%s %s", i ? "," : "",
                                 r->not_observed[i]);
}

/* How often each field was compared. */
static void count_fields(struct bridge *b)
{
    for (uint32_t set = 0; set < 64; set++)
        for (uint32_t i = 0; i < BRIDGE_FIELDS; i++)
            if (set >> i & 1) b->result.compared.field[i] += b->supplied[set];
}

void bridge_end_launch(struct bridge *b, const struct bridge_memory *memory, size_t count)
{
    if (b->queued || b->undated) bridge_clock(b, b->result.cycles);
    conclude(b, BRIDGE_END_DONE, memory, count);
}

enum bridge_verdict bridge_finish(struct bridge *b, enum bridge_end end,
                                  const struct bridge_memory *memory, size_t count)
{
    if (b->finished) return b->result.verdict;
    if (b->queued || b->undated) bridge_clock(b, b->result.cycles);
    bridge_signature_end(b, end);
    for (size_t i = 0; i < count; i++) {
        if (memory[i].space >= b->isa->nspaces)
            bridge_fail(b, BRIDGE_INTERNAL, "end state of space %u, which does not exist",
                        memory[i].space);
        else b->given_spaces |= 1u << memory[i].space;
    }
    conclude(b, end, memory, count);
    const bool killed =
        b->result.verdict == BRIDGE_INTERRUPTED || b->result.verdict == BRIDGE_TERMINATED;
    if (b->trace && bridge_trace_close(b, killed ? BRIDGE_END_KILLED : end, memory, count) &&
        b->result.verdict == BRIDGE_PASS) {
        b->result.verdict = BRIDGE_LINK_ERROR;
        snprintf(b->result.message, sizeof b->result.message,
                 "the trace file could not be written completely");
    }
    b->result.hashed = true;
    b->result.hash = bridge_hash_value(b->hash);
    bridge_judge_observed(b);
    count_fields(b);
    b->finished = true;
    b->stopped = true;
    return b->result.verdict;
}
