/* The proof that comparisons can fail. A checker that compares nothing finds what a checker of a
 * good core finds: nothing. So each kind of comparison that a run relies on is given, once and
 * through the code that compares, a copy of what it found equal with one bit flipped. What does not
 * report it makes the run INTERNAL.
 *
 * What a run relies on is worked out here from what the model did and from what the caller handed
 * over, never from what the comparison says of itself: the fields of a retire event, files and
 * spaces in which the model's step wrote, files and spaces that a sweep read, memories of the end,
 * expectations.
 *
 * Example: the first instruction that writes the file of predicates and agrees with the model is
 * compared twice more, with the lowest bit of its first lane flipped and with the highest bit of
 * its last one. */
#include "internal.h"

#include <inttypes.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* What a proof must leave as it was. */
struct kept {
    struct bridge_result result;
    struct bridge_trace *trace;
    bool decided, stopped, undated, rows_same;
    uint32_t model_rows, sources, stray;
    uint64_t supplied[64];
};

static void forget_differences(struct bridge *b)
{
    b->scratch.items = b->scratch.items_total = 0;
}

/* As if nothing had been found yet. */
static void begin(struct bridge *b, struct kept *kept)
{
    kept->result = b->result;
    kept->trace = b->trace;
    kept->decided = b->decided;
    kept->stopped = b->stopped;
    kept->undated = b->undated;
    kept->rows_same = b->rows_same;
    kept->model_rows = b->model_rows;
    kept->sources = b->sources;
    kept->stray = b->stray;
    b->trace = NULL;
    b->proving = true;
    b->decided = b->stopped = false;
    memcpy(kept->supplied, b->supplied, sizeof kept->supplied);
    forget_differences(b);
}

static void end(struct bridge *b, const struct kept *kept)
{
    b->result = kept->result;
    b->trace = kept->trace;
    b->decided = kept->decided;
    b->stopped = kept->stopped;
    b->undated = kept->undated;
    b->rows_same = kept->rows_same;
    b->model_rows = kept->model_rows;
    b->sources = kept->sources;
    b->stray = kept->stray;
    memcpy(b->supplied, kept->supplied, sizeof b->supplied);
    b->proving = false;
    forget_differences(b);
}

/* Whether a difference in this step, a sweep or at the end has become this verdict. */
static bool has_decided(const struct bridge *b, enum bridge_verdict verdict)
{
    return b->decided && b->result.verdict == verdict && (b->stopped || b->options.keep_going);
}

static void blind(struct bridge *b, const char *what) __attribute__((cold));
static void blind(struct bridge *b, const char *what)
{
    bridge_fail(b, BRIDGE_INTERNAL,
                "the checker is blind: a flipped bit in %s was not reported; nothing that this "
                "command says of a core counts",
                what);
}

/* ---- one step. */

/* Whether the step's comparison reports `core` as it is now; the first time, whether it becomes the
 * verdict, too. */
static bool is_caught(struct bridge *b, const struct common_retire *core)
{
    const struct bridge_token *token = &b->warp[core->warp].token[core->order % BRIDGE_RING];

    for (int32_t i = token->rows; i != BRIDGE_NONE; i = b->row[i].next) b->row[i].matched = false;
    if (b->proven.step) return bridge_compare(b, core);
    b->proven.step = bridge_judge(b, core) && has_decided(b, BRIDGE_MISMATCH);
    return b->proven.step;
}

/* A word with a bit flipped, for a moment. */
static bool is_flip_caught(struct bridge *b, const struct common_retire *core, uint32_t *word,
                           uint32_t bit)
{
    *word ^= bit;
    bool caught = is_caught(b, core);
    *word ^= bit;
    return caught;
}

/* Fields whose lowest and highest bits are flipped, as bytes of an event. */
static const struct {
    uint32_t bit;
    const char *name;
    size_t low, high;
} fields[] = {
#define FIELD(bit, name, member)                                                                   \
    {                                                                                              \
        bit, name, offsetof(struct common_retire, member),                                         \
            offsetof(struct common_retire, member) + sizeof((struct common_retire *)0)->member - 1 \
    }
    FIELD(COMMON_HAS_PC, "pc", pc),
    FIELD(COMMON_HAS_WORDS, "the number of words", nwords),
    FIELD(COMMON_HAS_WORDS, "words", word),
    FIELD(COMMON_HAS_ACTIVE, "active", active),
    FIELD(COMMON_HAS_NEXT_PC, "next_pc", next_pc),
    FIELD(COMMON_HAS_TRAP, "trap", trap),
    FIELD(COMMON_HAS_DONE, "done", done),
#undef FIELD
};

/* returns  what is blind; NULL: nothing */
static const char *prove_fields(struct bridge *b, const struct common_retire *core)
{
    uint32_t todo = core->fields & COMMON_HAS_ALL & ~b->proven.fields;

    if (b->step.retire.done) todo &= ~(uint32_t)COMMON_HAS_NEXT_PC; /* means nothing */
    for (size_t i = 0; i < sizeof fields / sizeof fields[0]; i++) {
        struct common_retire flipped[2] = {*core, *core};
        if (!(todo & fields[i].bit)) continue;
        ((uint8_t *)&flipped[0])[fields[i].low] ^= 1;
        ((uint8_t *)&flipped[1])[fields[i].high] ^= 0x80;
        if (!is_caught(b, &flipped[0]) || !is_caught(b, &flipped[1])) return fields[i].name;
    }
    b->proven.fields |= todo;
    return NULL;
}

static bool is_taken_from_core(const struct bridge *b, const struct common_reg_write *write)
{
    for (uint32_t i = 0; i < b->step.regs; i++)
        if (b->step.reg[i].is_volatile && b->step.reg[i].file == write->file &&
            b->step.reg[i].index == write->index)
            return true;
    return false;
}

/* The bits of a lane that a write has; worked out again from the ISA's table. */
static uint32_t bits_of(const struct bridge *b, const struct common_reg_write *w)
{
    uint32_t bits = b->isa->files[w->file].bits;

    return bridge_bytes(w->be) & (bits >= 32 ? UINT32_MAX : (1u << bits) - 1);
}

static uint32_t lowest_bit(uint32_t bits)
{
    return bits & -bits;
}

static uint32_t highest_bit(uint32_t bits)
{
    return UINT32_C(0x80000000) >> __builtin_clz(bits);
}

/* The core's row of the last write of the step to this file that both sides compute. */
static const char *prove_file(struct bridge *b, const struct common_retire *core, uint32_t file)
{
    const struct bridge_token *token = &b->warp[core->warp].token[core->order % BRIDGE_RING];

    for (uint32_t i = b->step.regs; i-- > 0;) {
        const struct common_reg_write *w = &b->step.reg[i];
        if (w->file != file || !w->mask || !bits_of(b, w) || is_taken_from_core(b, w)) continue;
        struct bridge_row *row = bridge_pending_row(b, token, file, w->index);
        const uint32_t bits = bits_of(b, w);
        unsigned last = 31 - (unsigned)__builtin_clz(w->mask);
        if (!row ||
            !is_flip_caught(b, core, &row->data[__builtin_ctz(w->mask)], lowest_bit(bits)) ||
            !is_flip_caught(b, core, &row->data[last], highest_bit(bits)))
            return b->isa->files[file].name;
        b->proven.files |= 1u << file;
        break;
    }
    return NULL;
}

static const char *prove_files(struct bridge *b, const struct common_retire *core)
{
    uint32_t todo = 0;
    const char *wrong = NULL;

    for (uint32_t i = 0; i < b->step.regs; i++) todo |= 1u << b->step.reg[i].file;
    for (todo &= ~b->proven.files; todo && !wrong; todo &= todo - 1)
        wrong = prove_file(b, core, (uint32_t)__builtin_ctz(todo));
    return wrong;
}

/* The last word that the core wrote to a space: nothing of the step is written over it. */
static struct bridge_word *last_word(struct bridge *b, const struct common_retire *core,
                                     uint32_t space)
{
    struct bridge_word *last = NULL;

    for (int32_t c = b->warp[core->warp].token[core->order % BRIDGE_RING].first_chunk;
         c != BRIDGE_NONE; c = b->chunk[c].next)
        for (uint32_t i = 0; i < b->chunk[c].count; i++)
            if (b->chunk[c].word[i].space == space) last = &b->chunk[c].word[i];
    return last;
}

static const char *prove_spaces(struct bridge *b, const struct common_retire *core)
{
    uint32_t todo = 0;

    for (uint32_t i = 0; i < b->step.mems; i++)
        if (b->step.mem[i].be) todo |= 1u << b->step.mem[i].space;
    for (todo &= ~b->proven.spaces; todo; todo &= todo - 1) {
        uint32_t space = (uint32_t)__builtin_ctz(todo);
        struct bridge_word *word = last_word(b, core, space);
        if (!word || !is_flip_caught(b, core, &word->data, lowest_bit(bridge_bytes(word->be))) ||
            !is_flip_caught(b, core, &word->data, highest_bit(bridge_bytes(word->be))))
            return b->isa->spaces[space].name;
        b->proven.spaces |= 1u << space;
    }
    return NULL;
}

void bridge_prove_step(struct bridge *b, const struct common_retire *core)
{
    const char *wrong = NULL;
    struct kept kept;

    begin(b, &kept);
    if (core->kind != COMMON_LAUNCH) wrong = prove_fields(b, core);
    if (!wrong) wrong = prove_files(b, core);
    if (!wrong) wrong = prove_spaces(b, core);
    end(b, &kept);
    if (wrong) blind(b, wrong);
}

/* ---- a sweep. */

static bool is_sweep_reported(struct bridge *b)
{
    bool reported = b->scratch.items_total != 0;

    if (reported && !b->proven.sweep) {
        bridge_sweep_end(b);
        b->proven.sweep = reported = has_decided(b, BRIDGE_STATE_DIFF);
        b->decided = b->stopped = false;
    }
    forget_differences(b);
    return reported;
}

/* The first register of a file that is defined now.
 *   returns  false: none is, and no sweep compares any */
static bool find_live_register(const struct bridge *b, uint32_t file, uint32_t *warp,
                               uint32_t *index)
{
    for (*warp = 0; *warp < b->warps; ++*warp)
        for (*index = 0; *index < b->isa->files[file].count; ++*index)
            if (common_isa_register_live(b->isa, b->model, *warp, file, *index)) return true;
    return false;
}

static const char *prove_swept_file(struct bridge *b, uint32_t file)
{
    const uint32_t bits = b->isa->files[file].bits, last = b->isa->lanes - 1;
    uint32_t warp, index, lane[COMMON_LANES];

    if (!find_live_register(b, file, &warp, &index)) return NULL;
    bridge_sweep_wanted(b, warp, file, index, lane);
    for (unsigned high = 0; high < 2; high++) {
        uint32_t *flipped = &lane[high ? last : 0], bit = high ? 1u << (bits - 1) : 1;
        *flipped ^= bit;
        bridge_sweep_register(b, warp, file, index, 0, b->isa->lanes, lane);
        *flipped ^= bit;
        if (!is_sweep_reported(b)) return b->isa->files[file].name;
    }
    b->proven.swept_files |= 1u << file;
    return NULL;
}

/* The first word of a space that has a defined byte, and its value.
 *   returns  its defined bytes; 0: there is none */
static uint32_t find_live_word(const struct bridge *b, uint32_t space, uint32_t *bank,
                               uint64_t *addr, uint32_t *value)
{
    const struct common_space *s = &b->isa->spaces[space];

    for (*bank = 0; *bank < (s->banks ? s->banks : 1); ++*bank) {
        size_t size;
        const uint8_t *byte = common_isa_space_bytes(b->isa, b->model, space, *bank, &size);
        struct bridge_life life = {false, 0};
        for (size_t at = 0; byte && at + 4 <= size; at += 4) {
            *addr = s->base + at;
            uint32_t be = bridge_sweep_live(b, space, *addr, &life);
            if (be) *value = bridge_sweep_wanted_word(b, space, *addr, byte + at);
            if (be) return be;
            if (life.until <= *addr + 8) continue;
            if (life.until - *addr >= size - at) break; /* undefined up to its end */
            at += (life.until - *addr) / 4 * 4 - 4;
        }
    }
    return 0;
}

static const char *prove_swept_space(struct bridge *b, uint32_t space)
{
    uint64_t addr;
    uint32_t bank, value, be = find_live_word(b, space, &bank, &addr, &value);

    if (!be) return NULL;
    for (unsigned high = 0; high < 2; high++) {
        uint32_t bytes = bridge_bytes(be),
                 flipped = value ^ (high ? highest_bit(bytes) : lowest_bit(bytes));
        bridge_sweep_memory(b, space, bank, addr, 1, &flipped);
        if (!is_sweep_reported(b)) return b->isa->spaces[space].name;
    }
    b->proven.swept_spaces |= 1u << space;
    return NULL;
}

void bridge_prove_sweep(struct bridge *b)
{
    uint32_t files = b->swept_files & ~b->proven.swept_files,
             spaces = b->swept_spaces & ~b->proven.swept_spaces;
    const char *wrong = NULL;
    struct kept kept;
    char what[80];

    if (!files && !spaces) return;
    begin(b, &kept);
    for (; files && !wrong; files &= files - 1)
        wrong = prove_swept_file(b, (uint32_t)__builtin_ctz(files));
    for (; spaces && !wrong; spaces &= spaces - 1)
        wrong = prove_swept_space(b, (uint32_t)__builtin_ctz(spaces));
    end(b, &kept);
    snprintf(what, sizeof what, "a sweep of %s", wrong ? wrong : "");
    if (wrong) blind(b, what);
}

/* ---- signatures. */

void bridge_prove_signature(struct bridge *b, uint32_t warp, uint64_t signature)
{
    b->proven.signature = true;
    if (bridge_signature_right(b, warp, signature ^ 1) ||
        bridge_signature_right(b, warp, signature ^ UINT64_C(1) << 63))
        blind(b, "a signature");
}

/* ---- the end. */

enum { PIECE = 64 }; /* bytes of a memory that are compared again */

/* A copy of the first bytes of a memory, so that the memory itself, which is the caller's, is only
 * read. */
static bool is_end_caught(struct bridge *b, const struct bridge_memory *memory)
{
    const size_t size = (memory->size < PIECE ? memory->size : PIECE) & ~(size_t)3;
    uint8_t core[PIECE], model[PIECE];
    struct bridge_memory piece = *memory;
    bool caught = true;

    memcpy(core, memory->byte, size);
    memcpy(model, memory->byte, size);
    piece.byte = core;
    piece.size = size;
    for (unsigned high = 0; high < 2 && caught && size; high++) {
        uint8_t *flipped = &core[high ? size - 1 : 0], bit = high ? 0x80 : 1;
        *flipped ^= bit;
        caught = bridge_compare_end(b, &piece, model) && has_decided(b, BRIDGE_STATE_DIFF);
        *flipped ^= bit;
        b->decided = b->stopped = false;
        forget_differences(b);
    }
    return caught;
}

/* The first word that the program expects of a memory. */
static bool is_expectation_caught(struct bridge *b, const struct bridge_memory *memory,
                                  size_t count)
{
    const struct common_program *program = b->program;
    struct common_program flipped;
    struct common_segment segment;
    uint32_t word;

    if (!bridge_expect_flipped(program, &flipped, &segment, &word)) return true;
    b->program = &flipped;
    bool caught = bridge_compare_expected(b, memory, count) && has_decided(b, BRIDGE_EXPECT_FAIL);
    b->program = program;
    b->decided = b->stopped = false;
    return caught;
}

static bool is_trap_caught(struct bridge *b)
{
    const struct common_program *program = b->program;
    struct common_program flipped = *program;

    if (!program->expect_trap) return true;
    flipped.trap ^= 1;
    b->program = &flipped;
    bool caught = bridge_compare_traps(b) && has_decided(b, BRIDGE_EXPECT_FAIL);
    b->program = program;
    b->decided = b->stopped = false;
    return caught;
}

bool bridge_prove_end(struct bridge *b, const struct bridge_memory *memory, size_t count)
{
    const char *wrong = NULL;
    struct kept kept;
    char what[80];

    begin(b, &kept);
    for (size_t i = 0; i < count && !wrong; i++)
        if (!is_end_caught(b, &memory[i])) wrong = b->isa->spaces[memory[i].space].name;
    snprintf(what, sizeof what, "the end state of %s", wrong ? wrong : "");
    if (!wrong && !is_expectation_caught(b, memory, count))
        wrong = strcpy(what, "what the program expects");
    if (!wrong && !is_trap_caught(b)) wrong = strcpy(what, "the trap that the program expects");
    end(b, &kept);
    if (wrong) blind(b, what);
    return !wrong;
}
