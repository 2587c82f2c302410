/* The proof that what ends a run can fail: memories, expectations, traps, what is left over, what
 * was not observed. */
#include "checker.h"
#include "finish.h"
#include "pending.h"
#include "proof.h"
#include "prove.h"

/* ---- memories. */

/* Copies of a piece of a memory, for the memory itself, which is the caller's, is only read; one
 * bit of it is flipped. */
static bool is_bit_caught(struct bridge *b, struct bridge_memory *piece, uint8_t *core,
                          const uint8_t *model, size_t at, uint32_t bit)
{
    core[at] ^= (uint8_t)(1u << bit);
    bool caught = bridge_compare_end(b, piece, model) && bridge_prove_decided(b, BRIDGE_STATE_DIFF);
    core[at] ^= (uint8_t)(1u << bit);
    bridge_prove_forget(b);
    return caught;
}

/* Bytes `from` to `from + size`: the first one, the last one, one that is drawn. */
static bool is_piece_caught(struct bridge *b, const struct bridge_memory *memory, size_t from,
                            size_t size, uint8_t *core, uint8_t *model)
{
    struct bridge_memory piece = *memory;
    const size_t drawn = bridge_prove_pick(b, BRIDGE_PICK_WORD, (uint32_t)size);

    memcpy(core, memory->byte + from, size);
    memcpy(model, memory->byte + from, size);
    piece.byte = core;
    piece.size = size;
    return is_bit_caught(b, &piece, core, model, 0, 0) &&
           is_bit_caught(b, &piece, core, model, size - 1, 7) &&
           is_bit_caught(b, &piece, core, model, drawn, bridge_prove_pick(b, BRIDGE_PICK_BIT, 8));
}

/* The first two pieces, the last two, and two that are drawn. */
static bool is_memory_caught(struct bridge *b, const struct bridge_memory *memory)
{
    enum { SIZE = 2 * BRIDGE_END_PIECE };
    uint8_t copy[2 * SIZE];
    const size_t whole = memory->size & ~(size_t)3, size = whole < SIZE ? whole : SIZE,
                 pieces = size ? whole / size : 0;
    bool caught = true;

    for (unsigned i = 0; i < (pieces > 1 ? 3 : pieces) && caught; i++) {
        size_t from = i == 0   ? 0
                      : i == 1 ? whole - size
                               : size * bridge_prove_pick(b, BRIDGE_PICK_WORD, (uint32_t)pieces);
        caught = is_piece_caught(b, memory, from, size, copy, copy + size);
    }
    return caught;
}

static const char *prove_memories(struct bridge *b, const struct bridge_memory *memory,
                                  size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (!is_memory_caught(b, &memory[i])) return b->isa->spaces[memory[i].space].name;
    return NULL;
}

/* ---- expectations. */

static bool is_expectation_caught(struct bridge *b, const struct bridge_memory *memory,
                                  size_t count, size_t segment, uint32_t bit)
{
    const struct common_program *program = b->program;
    const size_t words = program->expect[segment].count;
    struct bridge_flipped flipped;

    if (!words) return true;
    bridge_expect_flip(program, segment, words - 1, bit, &flipped);
    b->program = &flipped.program;
    bool caught =
        bridge_compare_expected(b, memory, count) && bridge_prove_decided(b, BRIDGE_EXPECT_FAIL);
    b->program = program;
    bridge_prove_forget(b);
    return caught;
}

/* The first segment, the last one, one that is drawn. */
static bool are_expectations_caught(struct bridge *b, const struct bridge_memory *memory,
                                    size_t count)
{
    const size_t n = b->program->expects;

    if (!n) return true;
    return is_expectation_caught(b, memory, count, 0, 0) &&
           is_expectation_caught(b, memory, count, n - 1, 31) &&
           is_expectation_caught(b, memory, count,
                                 bridge_prove_pick(b, BRIDGE_PICK_WORD, (uint32_t)n),
                                 bridge_prove_pick(b, BRIDGE_PICK_BIT, 32));
}

/* ---- traps. */

/* The program expects a trap with another bit. */
static bool is_missing_trap_caught(struct bridge *b)
{
    const struct common_program *program = b->program;
    struct common_program flipped = *program;

    if (!program->expect_trap) return true;
    flipped.trap ^= 1u << bridge_prove_pick(b, BRIDGE_PICK_BIT, 32);
    b->program = &flipped;
    bool caught = bridge_compare_traps(b) && bridge_prove_decided(b, BRIDGE_EXPECT_FAIL);
    b->program = program;
    bridge_prove_forget(b);
    return caught;
}

/* The last instruction traps, on both sides, as the program does not expect. */
static bool is_trap_caught(struct bridge *b, uint32_t trap)
{
    const uint32_t before = b->step.retire.trap;

    b->step.retire.trap = trap;
    bridge_note_trap(b);
    bool caught = bridge_compare_traps(b) && bridge_prove_decided(b, BRIDGE_TRAP);
    b->step.retire.trap = before;
    b->trapped = false;
    b->trap_code = 0;
    bridge_prove_forget(b);
    return caught;
}

static bool are_traps_caught(struct bridge *b)
{
    const uint32_t want = b->program->expect_trap ? b->program->trap : 0, flags = ~want >> 16;

    return is_missing_trap_caught(b) && is_trap_caught(b, (want & 0xffff) == 1 ? 2 : 1) &&
           (!flags || is_trap_caught(b, (want & 0xffff) | (flags & -flags) << 16));
}

/* ---- what is left over. */

static bool is_cut_caught(struct bridge *b, enum bridge_end end)
{
    bool caught = bridge_has_leftovers(b, end) && bridge_prove_decided(b, BRIDGE_HANG);

    bridge_prove_forget(b);
    return caught;
}

static bool is_leftover_caught(struct bridge *b, enum bridge_verdict verdict)
{
    bool caught = bridge_has_leftovers(b, BRIDGE_END_DONE) && bridge_prove_decided(b, verdict);

    bridge_prove_forget(b);
    return caught;
}

static uint32_t lowest_clear(uint32_t bits, uint32_t count)
{
    uint32_t i = 0;
    while (i < count && bits >> i & 1) i++;
    return i;
}

/* A write to the first register, or word, of which events come, whose instruction does not. */
static bool is_orphan_caught(struct bridge *b, uint32_t warp, bool memory)
{
    static const uint32_t zero[COMMON_LANES];
    const uint32_t order = b->warp[warp].expected +
                           bridge_prove_pick(b, BRIDGE_PICK_EVENT, BRIDGE_RING),
                   file = lowest_clear(b->options.unobserved_files, b->isa->nfiles),
                   space = lowest_clear(b->options.unobserved_spaces, b->isa->nspaces);

    if (memory ? space == b->isa->nspaces : file == b->isa->nfiles) return true;
    if (memory) bridge_mem_write(b, warp, order, space, 0, b->isa->spaces[space].base, 15, 0);
    else bridge_reg_write(b, warp, order, warp, file, 0, 0, 1, 15, zero, COMMON_LANES);
    bool caught = is_leftover_caught(b, BRIDGE_ORDER);
    bridge_pending_release(b, warp, order);
    return caught;
}

static bool is_outside_caught(struct bridge *b, uint32_t warp)
{
    const struct common_outside event = {.warp = warp, .order = b->warp[warp].expected};
    const uint32_t before = b->outsides;

    if (!b->isa->outside) return true;
    bridge_outside(b, &event);
    bool caught = is_leftover_caught(b, BRIDGE_ORDER);
    b->outsides = before;
    return caught;
}

/* Of the first warp, the last one, and one that is drawn. */
static const char *prove_orphans(struct bridge *b)
{
    const uint32_t warp[] = {0, b->warps - 1, bridge_prove_pick(b, BRIDGE_PICK_WARP, b->warps)};

    for (unsigned i = 0; i < 3; i++) {
        if (!is_orphan_caught(b, warp[i], false)) return "an orphan among register writes was";
        if (!is_orphan_caught(b, warp[i], true)) return "an orphan among memory writes was";
        if (!is_outside_caught(b, warp[i])) return "an orphan among events from outside was";
    }
    return NULL;
}

static bool never_finished(const void *model)
{
    (void)model;
    return false;
}

static bool is_early_end_caught(struct bridge *b)
{
    const struct common_isa *isa = b->isa;
    struct common_isa other = *isa;

    other.finished = never_finished;
    b->isa = &other;
    bool caught = is_leftover_caught(b, BRIDGE_ORDER);
    b->isa = isa;
    return caught;
}

static bool is_nothing_caught(struct bridge *b)
{
    const uint64_t instructions = b->result.instructions;

    b->result.instructions = b->before;
    bool caught = is_leftover_caught(b, BRIDGE_VACUOUS);
    b->result.instructions = instructions;
    return caught;
}

static const char *prove_leftovers(struct bridge *b)
{
    if (!is_cut_caught(b, BRIDGE_END_STOPPED) || !is_cut_caught(b, BRIDGE_END_LIMIT) ||
        !is_cut_caught(b, BRIDGE_END_KILLED))
        return "a run that is cut short was";
    if (!is_nothing_caught(b)) return "a run in which nothing is compared was";
    if (!is_early_end_caught(b)) return "an unfinished model was";
    return prove_orphans(b);
}

/* ---- what was not observed. */

static bool is_miss_caught(struct bridge *b)
{
    b->result.verdict = BRIDGE_PASS;
    b->result.missed = b->result.not_observed_count = 0;
    bridge_judge_observed(b);
    return b->result.verdict == BRIDGE_UNOBSERVED;
}

/* A field, the sweep of a memory, a memory of the end: as if none had come. */
static bool are_misses_caught(struct bridge *b)
{
    const uint32_t fields = b->fields, swept = b->swept_spaces, ended = b->ended_spaces,
                   field = lowest_clear(b->options.unobserved_fields, BRIDGE_FIELDS);
    bool caught = true;

    b->fields &= ~(1u << field);
    if (field < BRIDGE_FIELDS) caught = is_miss_caught(b);
    b->fields = fields;
    b->swept_spaces = 0;
    if (swept && !b->options.unswept) caught &= is_miss_caught(b);
    b->swept_spaces = swept;
    b->ended_spaces = 0;
    if (ended) caught &= is_miss_caught(b);
    b->ended_spaces = ended;
    return caught;
}

/* ---- all of it. */

bool bridge_prove_end(struct bridge *b, const struct bridge_memory *memory, size_t count)
{
    const char *wrong, *format = "a flipped bit in the end state of %s was";

    bridge_prove_begin(b);
    wrong = prove_memories(b, memory, count);
    if (!wrong) {
        format = "%s";
        if (!are_expectations_caught(b, memory, count))
            wrong = "a flipped bit in what the program expects was";
        else if (!are_traps_caught(b))
            wrong =
                "a flipped bit in the trap that comes, or the trap that the program expects, was";
        else if (!are_misses_caught(b)) wrong = "that something was not observed was";
        else wrong = prove_leftovers(b);
    }
    bridge_prove_stop(b);
    if (wrong) bridge_prove_blind(b, format, wrong);
    return !wrong;
}
