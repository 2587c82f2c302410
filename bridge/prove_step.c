/* The proof that one instruction's comparison can fail: fields, register rows, memory words. What
 * is flipped is what waits for the instruction to retire, so that comparison and bookkeeping of
 * events are both part of it. */
#include "checker.h"
#include "compare.h"
#include "pending.h"
#include "proof.h"
#include "prove.h"

#include <inttypes.h>
#include <stddef.h>

enum {
    BIG = 64, /* writes of a step, a launch mostly, that is proven only where it is the first */
    FIRST_GAP = 8,  /* instructions between two points of proof, and .. */
    WIDER = 12,     /* .. how many more between the next two, .. */
    LAST_GAP = 2048 /* .. up to these */
};

static struct bridge_token *token_of(struct bridge *b, const struct common_retire *core)
{
    return &b->warp[core->warp].token[core->order % BRIDGE_RING];
}

/* Whether the step's comparison reports `core` as it is now, and what waits with it; the first time
 * at each point, whether it becomes the verdict, too. */
static bool is_caught(struct bridge *b, const struct common_retire *core)
{
    const struct bridge_token *token = token_of(b, core);

    for (int32_t i = token->rows; i != BRIDGE_NONE; i = b->row[i].next) b->row[i].matched = false;
    if (b->proven.step) return bridge_compare(b, core);
    b->proven.step = bridge_judge(b, core) && bridge_prove_decided(b, BRIDGE_MISMATCH);
    bridge_prove_forget(b);
    return b->proven.step;
}

/* A word with bits flipped, for a moment. */
static bool is_flip_caught(struct bridge *b, const struct common_retire *core, uint32_t *word,
                           uint32_t bits)
{
    *word ^= bits;
    bool caught = is_caught(b, core);
    *word ^= bits;
    return caught;
}

static uint32_t lowest_bit(uint32_t bits)
{
    return bits & -bits;
}

static uint32_t highest_bit(uint32_t bits)
{
    return UINT32_C(0x80000000) >> __builtin_clz(bits);
}

/* One of the bits that are set, drawn. */
static uint32_t any_bit(struct bridge *b, enum bridge_series series, uint32_t bits)
{
    uint32_t n = bridge_prove_pick(b, series, bridge_count_bits(bits));

    while (n--) bits &= bits - 1;
    return lowest_bit(bits);
}

static uint32_t index_of(uint32_t bit)
{
    return (uint32_t)__builtin_ctz(bit);
}

/* Byte enables as bits; bridge_bytes() is what is to be proven. */
static uint32_t bits_of_bytes(uint32_t be)
{
    uint32_t bits = 0;
    for (unsigned k = 0; k < 4; k++) bits |= be >> k & 1 ? UINT32_C(0xff) << 8 * k : 0;
    return bits;
}

/* ---- fields. */

#define FIELD(bit, name, member)                                                                   \
    {                                                                                              \
        bit, name, offsetof(struct common_retire, member),                                         \
            sizeof((struct common_retire *)0)->member                                              \
    }
static const struct {
    uint32_t bit;
    const char *name;
    size_t at, bytes;
} fields[] = {
    FIELD(COMMON_HAS_PC, "pc", pc),
    FIELD(COMMON_HAS_WORDS, "the number of words", nwords),
    FIELD(COMMON_HAS_WORDS, "words", word),
    FIELD(COMMON_HAS_ACTIVE, "active", active),
    FIELD(COMMON_HAS_NEXT_PC, "next_pc", next_pc),
    FIELD(COMMON_HAS_TRAP, "trap", trap),
    FIELD(COMMON_HAS_DONE, "done", done),
};
#undef FIELD

static bool is_field_caught(struct bridge *b, const struct common_retire *core, size_t field,
                            uint32_t bit)
{
    struct common_retire flipped = *core;

    ((uint8_t *)&flipped)[fields[field].at + bit / 8] ^= (uint8_t)(1u << bit % 8);
    return is_caught(b, &flipped);
}

/* returns  what is blind; NULL: nothing */
static const char *prove_fields(struct bridge *b, const struct common_retire *core)
{
    uint32_t has = core->fields & COMMON_HAS_ALL, todo = has & ~b->proven.fields;

    if (b->step.retire.done) has &= ~(uint32_t)COMMON_HAS_NEXT_PC; /* means nothing */
    for (size_t i = 0; i < sizeof fields / sizeof fields[0]; i++) {
        const uint32_t bits = 8 * (uint32_t)fields[i].bytes;
        if (!(has & fields[i].bit)) continue;
        if (!is_field_caught(b, core, i, bridge_prove_pick(b, BRIDGE_PICK_FIELD, bits)) ||
            ((todo & fields[i].bit) &&
             (!is_field_caught(b, core, i, 0) || !is_field_caught(b, core, i, bits - 1))))
            return fields[i].name;
    }
    b->proven.fields |= has;
    b->warp[core->warp].proven_fields |= has;
    return NULL;
}

/* ---- register rows. */

/* The bits of a lane that a write has; worked out again from the ISA's table. */
static uint32_t bits_of(const struct bridge *b, const struct common_reg_write *w)
{
    uint32_t bits = b->isa->files[w->file].bits;

    return bits_of_bytes(w->be) & (bits >= 32 ? UINT32_MAX : (1u << bits) - 1);
}

/* A kind of register write, as a bit: of a launch or not; one lane, few, many, all; all bytes or
 * some. */
static uint32_t shape_of(const struct bridge *b, const struct common_reg_write *w)
{
    const uint32_t lanes = bridge_count_bits(w->mask), all = b->isa->lanes;
    const uint32_t some = lanes <= 1 ? 0 : lanes <= all / 4 ? 1 : lanes < all ? 2 : 3;
    const bool part = ~w->be & b->file_be[w->file];

    return 1u << (some | (uint32_t)part << 2 | (uint32_t)b->step.retire.kind << 3);
}

/* A write that both sides compute, and over whose register the step writes nothing more. */
static bool is_provable(const struct bridge *b, uint32_t i)
{
    const struct common_reg_write *w = &b->step.reg[i];

    if (!w->mask || !bits_of(b, w) || (b->options.unobserved_files >> w->file & 1)) return false;
    for (uint32_t k = 0; k < b->step.regs; k++) {
        const struct common_reg_write *other = &b->step.reg[k];
        if (other->file != w->file || other->index != w->index) continue;
        if (other->is_volatile || k > i) return false;
    }
    return true;
}

/* Data and byte enables of one row. */
static bool is_row_compared(struct bridge *b, const struct common_retire *core,
                            struct bridge_row *row, const struct common_reg_write *w)
{
    const uint32_t bits = bits_of(b, w), bit = any_bit(b, BRIDGE_PICK_BIT, bits);
    const uint32_t first = lowest_bit(w->mask), last = highest_bit(w->mask),
                   lane = any_bit(b, BRIDGE_PICK_LANE, w->mask);
    const uint32_t byte = index_of(bit) / 8;
    const struct bridge_row saved = *row;
    bool caught;

    for (uint32_t rest = w->mask; rest; rest &= rest - 1) row->data[index_of(rest)] ^= bit;
    caught = is_caught(b, core);
    *row = saved;
    return caught && is_flip_caught(b, core, &row->data[index_of(first)], lowest_bit(bits)) &&
           is_flip_caught(b, core, &row->data[index_of(last)], highest_bit(bits)) &&
           is_flip_caught(b, core, &row->data[index_of(lane)], bit) &&
           is_flip_caught(b, core, &row->data[index_of(lane)], bits) &&
           is_flip_caught(b, core, &row->lanes[byte], lane);
}

/* The row as the core may send it once more, with a bit flipped; and as a row of another warp. */
static bool is_sent_row_compared(struct bridge *b, const struct common_retire *core,
                                 struct bridge_row *row, const struct common_reg_write *w)
{
    struct bridge_token *token = token_of(b, core);
    const uint32_t lane = any_bit(b, BRIDGE_PICK_LANE, w->mask),
                   other = (core->warp + 1) % b->warps;
    const struct bridge_row saved = *row;
    const uint32_t flips[] = {highest_bit(bits_of(b, w)),
                              any_bit(b, BRIDGE_PICK_BIT, bits_of(b, w))};
    uint32_t data[COMMON_LANES];
    bool caught = true;

    for (unsigned k = 0; k < 2 && caught && !(b->isa->each_write >> w->file & 1); k++) {
        memcpy(data, row->data, sizeof data);
        data[index_of(lane)] ^= flips[k];
        bridge_reg_write(b, core->warp, core->order, core->warp, w->file, w->index, 0, w->mask,
                         w->be, data, COMMON_LANES);
        caught = is_caught(b, core);
        *row = saved;
    }
    const uint32_t rows = token->row_count;
    if (other == core->warp || !bridge_pending_has_row(b)) return caught;
    bridge_reg_write(b, core->warp, core->order, other, w->file, w->index, 0, w->mask, w->be,
                     saved.data, COMMON_LANES);
    caught &= is_caught(b, core);
    if (token->row_count > rows) bridge_pending_forget_row(b, core->warp, token);
    return caught;
}

/* A row that one side has and the other one has not. */
static bool is_lone_row_compared(struct bridge *b, const struct common_retire *core, uint32_t i)
{
    struct bridge_token *token = token_of(b, core);
    const struct common_reg_write write = b->step.reg[i];
    struct bridge_row *newest = &b->row[token->rows];
    bool caught;

    b->step.reg[i].mask = 0;
    for (uint32_t k = 0; k < i; k++) /* the register's other writes */
        if (b->step.reg[k].file == write.file && b->step.reg[k].index == write.index)
            b->step.reg[i].mask = write.mask;
    caught = b->step.reg[i].mask || is_caught(b, core);
    b->step.reg[i] = write;
    token->rows = newest->next;
    token->row_count--;
    newest->token = NULL;
    caught &= is_caught(b, core);
    newest->token = token;
    token->row_count++;
    token->rows = (int32_t)(newest - b->row);
    return caught;
}

/* What is left of it for a big step, and for a warp of which only the warp is new. */
static bool is_row_sampled(struct bridge *b, const struct common_retire *core,
                           struct bridge_row *row, const struct common_reg_write *w)
{
    const uint32_t lane = index_of(any_bit(b, BRIDGE_PICK_LANE, w->mask)), bits = bits_of(b, w);

    return is_flip_caught(b, core, &row->data[lane], any_bit(b, BRIDGE_PICK_BIT, bits)) &&
           is_flip_caught(b, core, &row->data[lane], bits);
}

static const char *prove_row(struct bridge *b, const struct common_retire *core, uint32_t i,
                             bool whole)
{
    const struct common_reg_write *w = &b->step.reg[i];
    struct bridge_row *row = bridge_pending_row(b, token_of(b, core), w->file, w->index);
    bool caught = row != NULL;

    if (row && whole)
        caught = is_row_compared(b, core, row, w) && is_sent_row_compared(b, core, row, w) &&
                 is_lone_row_compared(b, core, i);
    else if (row) caught = is_row_sampled(b, core, row, w);
    if (!caught) return b->isa->files[w->file].name;
    b->proven.shapes[w->file] |= shape_of(b, w);
    b->warp[core->warp].proven_files |= 1u << w->file;
    return NULL;
}

static bool is_row_unproven(const struct bridge *b, uint32_t warp, const struct common_reg_write *w)
{
    if (!bridge_observed(b, w) || w->is_volatile) return false;
    return shape_of(b, w) & ~b->proven.shapes[w->file] ||
           (b->step.regs <= BIG && !(b->warp[warp].proven_files >> w->file & 1));
}

static const char *prove_rows(struct bridge *b, const struct common_retire *core, bool drawn)
{
    const uint32_t regs = b->step.regs,
                   pick = regs && drawn ? bridge_prove_pick(b, BRIDGE_PICK_WRITE, regs) : regs;
    const char *wrong = NULL;

    for (uint32_t i = 0; i < regs && !wrong; i++) {
        const struct common_reg_write *w = &b->step.reg[i];
        const bool whole =
            regs <= BIG && (i == pick || shape_of(b, w) & ~b->proven.shapes[w->file]);
        if ((i == pick || is_row_unproven(b, core->warp, w)) && is_provable(b, i))
            wrong = prove_row(b, core, i, whole);
    }
    b->proven.big |= regs > BIG;
    return wrong;
}

/* ---- memory words. */

/* Events of the step in a space, one that nothing else of the step touches: the drawn one, else the
 * last such one.
 *   last     it is the last one of the step
 *   returns  NULL: there is none */
static struct bridge_word *find_word(struct bridge *b, const struct common_retire *core,
                                     uint32_t space, uint32_t drawn, bool *last)
{
    const struct bridge_token *token = token_of(b, core);
    struct bridge_word *found = NULL;
    uint32_t n = 0;

    bridge_cells_clear(b);
    for (int32_t c = token->first_chunk; c != BRIDGE_NONE; c = b->chunk[c].next)
        for (uint32_t i = 0; i < b->chunk[c].count; i++) {
            const struct bridge_word *w = &b->chunk[c].word[i];
            bridge_cell_find(b, w->space, w->lane, w->addr, true)->data[0]++;
        }
    for (int32_t c = token->first_chunk; c != BRIDGE_NONE; c = b->chunk[c].next)
        for (uint32_t i = 0; i < b->chunk[c].count; i++) {
            struct bridge_word *w = &b->chunk[c].word[i];
            if (w->space == space && n <= drawn &&
                bridge_cell_find(b, space, w->lane, w->addr, true)->data[0] == 1) {
                found = w;
                *last = n + 1 == token->words;
            }
            n++;
        }
    return found;
}

static bool is_word_compared(struct bridge *b, const struct common_retire *core,
                             struct bridge_word *w)
{
    const uint32_t bits = bits_of_bytes(w->be), bit = any_bit(b, BRIDGE_PICK_BIT, bits);
    const struct bridge_word saved = *w;
    bool caught = is_flip_caught(b, core, &w->data, lowest_bit(bits)) &&
                  is_flip_caught(b, core, &w->data, highest_bit(bits)) &&
                  is_flip_caught(b, core, &w->data, bit) &&
                  is_flip_caught(b, core, &w->be, 1u << bridge_prove_pick(b, BRIDGE_PICK_LANE, 4));

    w->addr ^= UINT64_C(1) << (2 + bridge_prove_pick(b, BRIDGE_PICK_BIT, 62));
    caught = caught && is_caught(b, core);
    w->addr = saved.addr;
    w->space = (w->space + 1) % b->isa->nspaces;
    caught = caught && (b->isa->nspaces == 1 || is_caught(b, core));
    *w = saved;
    if (b->isa->spaces[w->space].per_lane && b->isa->lanes > 1)
        caught = caught && is_flip_caught(b, core, &w->lane, 1);
    return caught;
}

static bool has_word(const struct bridge *b, const struct bridge_token *token, uint32_t space,
                     uint32_t lane, uint64_t addr)
{
    for (int32_t c = token->first_chunk; c != BRIDGE_NONE; c = b->chunk[c].next)
        for (uint32_t i = 0; i < b->chunk[c].count; i++) {
            const struct bridge_word *w = &b->chunk[c].word[i];
            if (w->space == space && w->lane == lane && w->addr == addr) return true;
        }
    return false;
}

/* The word once more: with a bit flipped, or of another address. */
static bool is_sent_word_compared(struct bridge *b, const struct common_retire *core,
                                  const struct bridge_word *w)
{
    struct bridge_token *token = token_of(b, core);
    const uint32_t bits = bits_of_bytes(w->be);
    const uint32_t flips[] = {highest_bit(bits), any_bit(b, BRIDGE_PICK_BIT, bits), 0};
    const uint64_t far[] = {0, 0, UINT64_C(1) << (2 + bridge_prove_pick(b, BRIDGE_PICK_BIT, 62))};
    const struct bridge_word saved = *w;
    bool caught = true;

    for (unsigned k = 0; k < 3 && caught && bridge_pending_has_word(b, token); k++) {
        const uint32_t words = token->words;
        if (far[k] && has_word(b, token, saved.space, saved.lane, saved.addr ^ far[k])) break;
        bridge_mem_write(b, core->warp, core->order, saved.space, saved.lane, saved.addr ^ far[k],
                         saved.be, saved.data ^ flips[k]);
        caught = is_caught(b, core);
        if (token->words > words) bridge_pending_forget_word(b, core->warp, token);
    }
    return caught;
}

/* No word came. */
static bool is_missing_compared(struct bridge *b, const struct common_retire *core)
{
    struct bridge_token *token = token_of(b, core);
    const struct bridge_token saved = *token;

    token->first_chunk = token->last_chunk = BRIDGE_NONE;
    token->words = 0;
    const bool caught = is_caught(b, core);
    *token = saved;
    return caught;
}

/* A register row, a memory word, comes of an instruction that makes none.
 *   returns  what is not compared; NULL: nothing */
static const char *prove_idle(struct bridge *b, const struct common_retire *core)
{
    static const uint32_t zero[COMMON_LANES];
    const uint32_t warp = core->warp, order = core->order;
    struct bridge_token *token = token_of(b, core);
    bool rows = true, words = true;

    if (!b->step.regs && !token->row_count && b->file_be[0] && bridge_pending_has_row(b)) {
        bridge_reg_write(b, warp, order, warp, 0, 0, 0, 1, 15, zero, COMMON_LANES);
        rows = is_caught(b, core);
        if (token->row_count) bridge_pending_forget_row(b, warp, token);
    }
    if (!b->step.mems && !token->words && b->isa->nspaces && bridge_pending_has_word(b, token)) {
        bridge_mem_write(b, warp, order, 0, 0, b->isa->spaces[0].base, 15, 0);
        words = b->options.unobserved_spaces & 1 || is_caught(b, core);
        if (token->words) bridge_pending_forget_word(b, warp, token);
    }
    return !rows ? b->isa->files[0].name : !words ? b->isa->spaces[0].name : NULL;
}

/* Its last word is missing in the core, then in the model. */
static bool is_lone_word_compared(struct bridge *b, const struct common_retire *core)
{
    struct bridge_token *token = token_of(b, core);
    struct bridge_chunk *chunk = &b->chunk[token->last_chunk];
    const uint32_t words = token->words, mems = b->step.mems;
    bool caught;

    chunk->count--;
    token->words--;
    caught = is_caught(b, core);
    chunk->count++;
    token->words++;
    if (words != mems) return caught; /* who wrote its bytes is not plain */
    b->step.mems--;
    caught = caught && is_caught(b, core);
    b->step.mems++;
    return caught;
}

static const char *prove_space(struct bridge *b, const struct common_retire *core, uint32_t space,
                               bool whole)
{
    const uint32_t words = token_of(b, core)->words;
    bool last = false;
    struct bridge_word *w =
        words ? find_word(b, core, space, bridge_prove_pick(b, BRIDGE_PICK_WORD, words), &last)
              : NULL;

    if (!w) w = words ? find_word(b, core, space, words, &last) : NULL;
    if (!w) return words ? NULL : b->isa->spaces[space].name;
    if (!whole &&
        is_flip_caught(b, core, &w->data, any_bit(b, BRIDGE_PICK_BIT, bits_of_bytes(w->be))))
        return NULL;
    if (!whole || !is_word_compared(b, core, w) || !is_sent_word_compared(b, core, w) ||
        !is_missing_compared(b, core) || (last && !is_lone_word_compared(b, core)))
        return b->isa->spaces[space].name;
    return NULL;
}

/* Spaces that the step writes. */
static uint32_t spaces_of(const struct bridge *b)
{
    uint32_t spaces = 0;

    for (uint32_t i = 0; i < b->step.mems; i++)
        if (b->step.mem[i].be) spaces |= 1u << b->step.mem[i].space;
    return spaces & ~b->options.unobserved_spaces;
}

static bool is_big(const struct bridge *b)
{
    return b->step.mems > BIG;
}

static uint32_t unproven_spaces(const struct bridge *b, uint32_t warp)
{
    return spaces_of(b) & ~(is_big(b) ? b->proven.big_spaces : b->warp[warp].proven_spaces);
}

static const char *prove_words(struct bridge *b, const struct common_retire *core, bool drawn)
{
    const uint32_t spaces = drawn ? spaces_of(b) : unproven_spaces(b, core->warp);
    const char *wrong = NULL;

    for (uint32_t todo = spaces; todo && !wrong; todo &= todo - 1) {
        const uint32_t space = todo & -todo;
        const bool whole = !is_big(b) && (drawn || space & ~b->proven.spaces);
        wrong = prove_space(b, core, index_of(todo), whole);
        if (whole) b->proven.spaces |= space;
        if (is_big(b)) b->proven.big_spaces |= space;
        else b->warp[core->warp].proven_spaces |= space;
    }
    return wrong;
}

/* ---- where it is proven. */

static bool are_fields_unproven(const struct bridge *b, const struct common_retire *core)
{
    return core->fields & COMMON_HAS_ALL & ~b->warp[core->warp].proven_fields;
}

bool bridge_is_unproven(const struct bridge *b, const struct common_retire *core)
{
    if (b->result.instructions >= b->prove_at) return true;
    if (core->kind != COMMON_LAUNCH && are_fields_unproven(b, core)) return true;
    if (b->step.mems && unproven_spaces(b, core->warp)) return true;
    if (b->step.regs > BIG) return !b->proven.big;
    for (uint32_t i = 0; i < b->step.regs; i++)
        if (is_row_unproven(b, core->warp, &b->step.reg[i])) return true;
    return false;
}

void bridge_prove_step(struct bridge *b, const struct common_retire *core)
{
    const bool drawn = b->result.instructions >= b->prove_at;
    const char *wrong = NULL;

    bridge_prove_begin(b);
    b->proven.step = false;
    if (core->kind != COMMON_LAUNCH && (drawn || are_fields_unproven(b, core)))
        wrong = prove_fields(b, core);
    if (!wrong) wrong = prove_rows(b, core, drawn && b->step.regs <= BIG);
    if (!wrong) wrong = prove_words(b, core, drawn && b->step.mems <= BIG);
    if (!wrong && drawn) wrong = prove_idle(b, core);
    bridge_prove_stop(b);
    if (wrong) bridge_prove_blind(b, "a flipped bit in %s was", wrong);
    if (!drawn) return;
    b->prove_order = true;
    b->prove_warp = core->warp;
    b->prove_gap = !b->prove_gap                     ? FIRST_GAP
                   : b->prove_gap + WIDER < LAST_GAP ? b->prove_gap + WIDER
                                                     : LAST_GAP;
    b->prove_at = b->result.instructions + b->prove_gap;
}
