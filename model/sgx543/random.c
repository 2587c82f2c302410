/* The statements of random shaders in addition to plain instructions: branches, loops, calls,
 * phases, ends, and instructions that prepare others. Places are words of code, INSN of which are
 * an instruction. */
#include "../common/fields.h"
#include "random.h"

#include "fields.h"
#include "model.h"

enum {
    INSN = SGX543_WORDS,
    MAX_DEPTH = 6,
    LOOPS = SGX543_BANK - SGX543_RANDOM_COUNTERS,
    MAX_PASSES = 60, /* of the innermost of some loops */
    ROUNDS = 3,      /* of a loop, at most */
    TEST = 3         /* the predicate of loops */
};

static uint32_t below(struct common_draft *d, uint32_t n)
{
    return common_draft_below(d, n);
}

/* ---- words. */

static void draw(struct common_draft *d, unsigned op, uint32_t at, uint32_t *word)
{
    common_draft_row(d, op - 1, at, word);
    sgx543_set_field(word, op, SGX543_end, 0);
}

static void put(struct common_draft *d, uint32_t at, const uint32_t *word)
{
    common_draft_put(d, at, word, INSN);
}

/* One that may be taken back, and another one drawn. */
static void put_drawn(struct common_draft *d, uint32_t at, const uint32_t *word)
{
    common_draft_put_plain(d, at, word, INSN);
}

/* An instruction by its fields, the others 0. */
struct value {
    enum sgx543_name name;
    uint32_t value;
};

static void put_fields(struct common_draft *d, uint32_t at, unsigned op, const struct value *value,
                       unsigned count)
{
    struct sgx543_insn insn = {.op = (uint8_t)op, .form = sgx543_rows[op].form};
    uint32_t word[SGX543_WORDS];

    for (unsigned i = 0; i < count; i++) insn.f[value[i].name] = value[i].value;
    sgx543_encode(&insn, word);
    put(d, at, word);
}

#define PUT(d, at, op, ...)                                                                        \
    do {                                                                                           \
        const struct value values[] = {__VA_ARGS__};                                               \
        put_fields(d, at, op, values, sizeof values / sizeof values[0]);                           \
    } while (0)

static bool is_dual(unsigned op)
{
    return op == SGX543_OP_DUAL3 || op == SGX543_OP_DUAL4;
}

static uint32_t pc_of(const struct common_draft *d, uint32_t at)
{
    return (uint32_t)common_draft_pc(d, at);
}

/* A branch from a place to another one, either form.
 *   pred  its code; 0: always */
static void put_branch(struct common_draft *d, uint32_t at, uint32_t to, uint32_t pred, bool link)
{
    bool relative = below(d, 2);
    uint32_t target = pc_of(d, to), off = relative ? target - pc_of(d, at) : target;
    unsigned op = relative ? SGX543_OP_BR : SGX543_OP_BA;
    uint32_t word[COMMON_CODE_WORDS];

    draw(d, op, at, word);
    sgx543_set_field(word, op, SGX543_exc, 0);
    sgx543_set_field(word, op, SGX543_pred, pred);
    sgx543_set_field(word, op, SGX543_off, off & SGX543_PC_MASK);
    sgx543_set_field(word, op, SGX543_savelink, link);
    put(d, at, word);
}

/* A jump to LINK; flags that mean something to branches alone are random. */
static void put_return(struct common_draft *d, uint32_t at, uint32_t pred)
{
    uint32_t word[COMMON_CODE_WORDS];

    draw(d, SGX543_OP_LAPC, at, word);
    sgx543_set_field(word, SGX543_OP_LAPC, SGX543_pred, pred);
    sgx543_set_field(word, SGX543_OP_LAPC, SGX543_savelink, below(d, 2));
    put(d, at, word);
}

/* How many words a body gets: as many as there are now and then, so that scopes end together. */
static uint32_t body_words(struct common_draft *d, uint32_t at, uint32_t room)
{
    uint32_t most = common_draft_scope_of(d, at)->depth > 3 ? 5 : 12, left = room / INSN;

    if (below(d, 4) == 0 && left <= 2 * most) return left * INSN;
    return INSN * (1 + below(d, left < most ? left : most));
}

static bool too_deep(const struct common_draft *d, uint32_t at)
{
    return common_draft_scope_of(d, at)->depth >= MAX_DEPTH;
}

/* ---- branches, over a body or to another target. */

static bool branch(struct common_draft *d, uint32_t at, uint32_t room)
{
    if (room < 2 * INSN || too_deep(d, at)) return false;
    bool link = !common_draft_scope_of(d, at)->function && below(d, 4) == 0;
    uint32_t body = at + INSN, then = body_words(d, at, room - INSN), left = room - INSN - then;
    uint32_t end = body + then, other = 0;

    if (left > INSN && below(d, 2)) other = body_words(d, at, left - INSN);
    put_branch(d, at, other ? end + INSN : end, below(d, 8), link);
    common_draft_scope(d, body, end);
    if (!other) return true;
    put_branch(d, end, end + INSN + other, below(d, 4) ? 0 : below(d, 8), false);
    common_draft_scope(d, end + INSN, end + INSN + other);
    return true;
}

/* Whether an instruction of a statement that may trap has another one after it: the last one,
 * which may end the program, is left to plain instructions, which are taken back. */
static bool has_more(uint32_t room, uint32_t words)
{
    return room > words;
}

/* A branch that is an exception: the program goes on after it. */
static void put_exception(struct common_draft *d, uint32_t at)
{
    uint32_t word[COMMON_CODE_WORDS];
    unsigned op = below(d, 2) ? SGX543_OP_BA : SGX543_OP_BR;

    draw(d, op, at, word);
    sgx543_set_field(word, op, SGX543_exc, 1);
    sgx543_set_field(word, op, SGX543_savelink, below(d, 2));
    put(d, at, word);
}

static bool exception(struct common_draft *d, uint32_t at, uint32_t room)
{
    if (!d->mortal || !has_more(room, INSN)) return false;
    put_exception(d, at);
    return true;
}

/* Through LINK: its place is a number, or that of the savelink before. */
static bool jump(struct common_draft *d, uint32_t at, uint32_t room)
{
    enum { FIXED = 3 * INSN, REGISTER = 5 };

    if (room < FIXED || common_draft_scope_of(d, at)->function) return false;
    uint32_t over = room > FIXED ? INSN * below(d, (room - FIXED) / INSN + 1) : 0;
    if (over > 6 * INSN) over = 6 * INSN;
    bool sa = below(d, 4) == 0;
    uint32_t bank = sa ? 3 : below(d, 3);
    PUT(d, at, SGX543_OP_LIMM, {SGX543_dext, sa}, {SGX543_dbank, sa ? 0 : bank},
        {SGX543_dest, REGISTER}, {SGX543_value, pc_of(d, at + FIXED + over)});
    PUT(d, at + INSN, SGX543_OP_SETL, {SGX543_s1bank, bank}, {SGX543_src1, REGISTER});
    put_return(d, at + 2 * INSN, below(d, 2) ? 0 : below(d, 8));
    if (over) common_draft_scope(d, at + FIXED, at + FIXED + over);
    return true;
}

/* ---- loops. A counter that is shifted to the right until it is 0. */

static void put_plain_moe(struct common_draft *d, uint32_t at)
{
    PUT(d, at, SGX543_OP_SMLSI, {SGX543_dinc, 1}, {SGX543_s0inc, 1}, {SGX543_s1inc, 1},
        {SGX543_s2inc, 1});
    PUT(d, at + INSN, SGX543_OP_SMBO, {SGX543_doff, 0});
}

static bool loop(struct common_draft *d, uint32_t at, uint32_t room)
{
    enum { FIXED = 6 * INSN };
    const struct common_scope *outer = common_draft_scope_of(d, at);
    uint32_t passes = outer->passes * ROUNDS, counter = SGX543_RANDOM_COUNTERS + outer->loops;

    if (room < FIXED + INSN || too_deep(d, at) || outer->loops == LOOPS ||
        passes > (uint32_t)MAX_PASSES >> d->attempt)
        return false;
    uint32_t words = body_words(d, at, room - FIXED), body = at + INSN, end = body + words;
    PUT(d, at, SGX543_OP_LIMM, {SGX543_dext, 1}, {SGX543_dest, counter},
        {SGX543_value, 1u << below(d, ROUNDS)});
    put_plain_moe(d, end);
    PUT(d, end + 2 * INSN, SGX543_OP_SHR, {SGX543_dext, 1}, {SGX543_dest, counter},
        {SGX543_s1bank, 3}, {SGX543_src1, counter}, {SGX543_s2ext, 1}, {SGX543_s2bank, 2},
        {SGX543_src2, 1});
    /* or.u32, non-zero: sheet 3.9 */
    PUT(d, end + 3 * INSN, SGX543_OP_TST, {SGX543_s1bank, 3}, {SGX543_src1, counter},
        {SGX543_s2ext, 1}, {SGX543_s2bank, 2}, {SGX543_alu, 3 << 4 | 1}, {SGX543_ztest, 2},
        {SGX543_and, 1}, {SGX543_pdst, TEST});
    put_branch(d, end + 4 * INSN, body, 1 + TEST, false);
    struct common_scope *scope = common_draft_scope(d, body, end);
    if (scope) {
        scope->loops++;
        scope->passes = passes;
    }
    return true;
}

/* ---- calls: of functions that call none. */

static unsigned new_function(struct common_draft *d, uint32_t at)
{
    struct sgx543_random *own = sgx543_random_of(d);
    const struct common_scope *outer = common_draft_scope_of(d, at);
    uint32_t words = INSN * (1 + below(d, 10)), from = own->pool;

    if (own->functions == SGX543_RANDOM_FUNCTIONS || common_draft_room(d, from) < words + INSN)
        return 0;
    own->function[own->functions++] = from;
    struct common_scope scope = {.end = from + words,
                                 .depth = MAX_DEPTH - 1,
                                 .loops = LOOPS,
                                 .function = (uint16_t)own->functions,
                                 .passes = outer->passes};
    struct common_scope *made = common_draft_scope(d, from, from + words);
    if (made) *made = scope;
    put_return(d, from + words, 0);
    own->pool = from + words + INSN;
    return own->functions;
}

static bool call(struct common_draft *d, uint32_t at, uint32_t room)
{
    struct sgx543_random *own = sgx543_random_of(d);
    const struct common_scope *scope = common_draft_scope_of(d, at);
    (void)room;

    if (scope->function || at < own->first) return false;
    unsigned function =
        own->functions && below(d, 2) ? 1 + below(d, own->functions) : new_function(d, at);
    if (!function) return false;
    put_branch(d, at, own->function[function - 1], below(d, 2) ? 0 : below(d, 8), true);
    return true;
}

/* ---- ends. */

/* PHAS with a place to go on at; its own end bit goes there at once. */
static void put_phase(struct common_draft *d, uint32_t at, uint32_t to)
{
    bool sprvv = below(d, 2); /* then no code is reserved */

    PUT(d, at, SGX543_OP_PHAS, {SGX543_imm, 1}, {SGX543_sprvv, sprvv},
        {SGX543_wait, below(d, sprvv ? 7 : 3)}, {SGX543_rate, below(d, sprvv ? 4 : 3)},
        {SGX543_mode, below(d, 2)}, {SGX543_tcount, below(d, 256)}, {SGX543_end, below(d, 8) == 0},
        {SGX543_exeaddr, pc_of(d, to)});
}

/* The same with the place in a register. */
static void put_far_phase(struct common_draft *d, uint32_t at, uint32_t to)
{
    enum { REGISTER = 7 };

    PUT(d, at, SGX543_OP_LIMM, {SGX543_dest, REGISTER}, {SGX543_value, pc_of(d, to)});
    PUT(d, at + INSN, SGX543_OP_PHAS, {SGX543_sprvv, below(d, 2)}, {SGX543_wait, below(d, 7)},
        {SGX543_rate, below(d, 4)}, {SGX543_mode, below(d, 2)}, {SGX543_tcount, below(d, 256)},
        {SGX543_exeaddr, REGISTER | below(d, 16) << 7});
}

/* A phase: instructions after its end are skipped, and MOE starts again. Or one that begins after
 * the program. */
static bool phase(struct common_draft *d, uint32_t at, uint32_t room)
{
    const struct common_scope *scope = common_draft_scope_of(d, at);
    uint32_t last = sgx543_random_of(d)->last;
    enum { FIXED = 2 * INSN };

    if (scope->function || at < sgx543_random_of(d)->first) return false;
    if (last && below(d, 4) == 0) {
        put_phase(d, at, last);
        return true;
    }
    uint32_t far = below(d, 3) == 0 ? INSN : 0;
    if (room < FIXED + far + INSN || too_deep(d, at)) return false;
    uint32_t words = body_words(d, at, room - FIXED - far), body = at + far + INSN,
             end = body + words;
    uint32_t dead = room - FIXED - far - words > INSN && below(d, 2) ? INSN : 0;
    if (far) put_far_phase(d, at, end + INSN + dead);
    else put_phase(d, at, end + INSN + dead);
    PUT(d, end, SGX543_OP_NOP, {SGX543_pred, below(d, 8)}, {SGX543_end, 1});
    common_draft_scope(d, body, end);
    return true;
}

/* An end of the phase or of all in some instances: a branch over it. */
static bool leave(struct common_draft *d, uint32_t at, uint32_t room)
{
    uint32_t word[COMMON_CODE_WORDS];

    if (room < 2 * INSN || common_draft_scope_of(d, at)->depth < 2) return false;
    put_branch(d, at, at + 2 * INSN, below(d, 8), false);
    unsigned op = below(d, 2) ? SGX543_OP_NOP : SGX543_OP_EMIT;
    draw(d, op, at + INSN, word);
    sgx543_set_field(word, op, SGX543_end, 1);
    put(d, at + INSN, word);
    return true;
}

static bool discard(struct common_draft *d, uint32_t at, uint32_t room)
{
    uint32_t word[COMMON_CODE_WORDS];
    (void)room;

    draw(d, SGX543_OP_KILL, at, word);
    if (below(d, 8)) sgx543_set_field(word, SGX543_OP_KILL, SGX543_pred, 1 + below(d, 3));
    put(d, at, word);
    return true;
}

/* To where there is no code: far after it, or to a place that is right but for one of its upper
 * bits. */
static uint32_t nowhere(struct common_draft *d)
{
    enum { UPPER = 12, PC_BITS = 20 };
    uint32_t end = sgx543_random_of(d)->end;

    if (below(d, 2)) return SGX543_PC_MASK - below(d, 1000);
    uint32_t place = end && below(d, 2) ? end : below(d, d->words / INSN);
    return place | 1u << (below(d, 2) ? PC_BITS - 1 : UPPER + below(d, PC_BITS - UPPER));
}

static bool stray(struct common_draft *d, uint32_t at, uint32_t room)
{
    uint32_t word[COMMON_CODE_WORDS];
    (void)room;

    if (!d->mortal || !common_draft_knob(d, COMMON_KNOB_ODD, 30)) return false;
    draw(d, SGX543_OP_BA, at, word);
    sgx543_set_field(word, SGX543_OP_BA, SGX543_exc, 0);
    sgx543_set_field(word, SGX543_OP_BA, SGX543_off, nowhere(d));
    put(d, at, word);
    return true;
}

/* Any word of any group that is illegal. */
static bool undefined(struct common_draft *d, uint32_t at, uint32_t room)
{
    enum { TRIES = 200, GROUPS = 32, GROUP = 27 };
    uint32_t group = below(d, 3) ? below(d, GROUPS) : GROUPS - 1, word[SGX543_WORDS];
    struct sgx543_insn insn;
    (void)room;

    if (!d->mortal || !common_draft_knob(d, COMMON_KNOB_ILLEGAL, 70)) return false;
    for (unsigned i = 0; i < TRIES; i++) {
        word[0] = common_draft_word(d);
        word[1] = group << GROUP | common_draft_word(d) >> (32 - GROUP);
        sgx543_decode(word, &insn);
        if (!insn.illegal) continue;
        put(d, at, word);
        return true;
    }
    return false;
}

/* ---- instructions that prepare others. */

/* Registers get data that is hard, or that makes sense somewhere: results alone are soon all
 * NaN. */
static bool refresh(struct common_draft *d, uint32_t at, uint32_t room)
{
    uint32_t word[COMMON_CODE_WORDS];
    bool wide = below(d, 2);
    unsigned op = wide ? SGX543_OP_MOV : SGX543_OP_LIMM;

    if (!has_more(room, INSN)) return false;
    draw(d, op, at, word);
    if (wide) {
        sgx543_set_field(word, op, SGX543_dtype, 5 - below(d, 3));
        sgx543_set_field(word, op, SGX543_swz, 4);
        sgx543_set_field(word, op, SGX543_mask, 15);
        sgx543_set_field(word, op, SGX543_s1ext, 0);
        sgx543_set_field(word, op, SGX543_s1bank, 2 + below(d, 2));
        sgx543_set_field(word, op, SGX543_src1, below(d, SGX543_RANDOM_KEPT / 2));
        if (below(d, 2)) {
            sgx543_set_field(word, op, SGX543_dext, 0);
            sgx543_set_field(word, op, SGX543_dbank, 0);
            sgx543_set_field(word, op, SGX543_dest, 60 + below(d, 4));
        }
    } else {
        sgx543_set_field(word, op, SGX543_value, sgx543_random_any(d));
    }
    sgx543_set_field(word, op, SGX543_pred, 0);
    put_drawn(d, at, word);
    return true;
}

/* An index that is small, below 0 now and then, or far off and small in its lower bits. */
static uint32_t pick_index(struct common_draft *d)
{
    uint32_t index = below(d, 24) - 4 * (below(d, 4) == 0);

    return below(d, 8) ? index : (index ^ 1u << (7 + below(d, 9))) & 0xffff;
}

/* An index, and an instruction that uses one. */
static bool address(struct common_draft *d, uint32_t at, uint32_t room)
{
    static const uint8_t users[] = {SGX543_OP_MOV,  SGX543_OP_V32_ADD, SGX543_OP_OR,
                                    SGX543_OP_VMAD, SGX543_OP_PCK,     SGX543_OP_I16MAD,
                                    SGX543_OP_DUAL3};
    uint32_t word[COMMON_CODE_WORDS], index = below(d, 2);
    unsigned op = users[below(d, sizeof users)];

    if (!has_more(room, 2 * INSN)) return false;
    PUT(d, at, SGX543_OP_LIMM, {SGX543_dext, 1}, {SGX543_dbank, 2}, {SGX543_dest, 1 + index},
        {SGX543_value, pick_index(d)});
    draw(d, op, at + INSN, word);
    if (is_dual(op)) { /* idx1 alone, of the result */
        sgx543_set_field(word, op, SGX543_dbank, 3);
    } else if (below(d, 2)) {
        sgx543_set_field(word, op, SGX543_s1ext, 1);
        sgx543_set_field(word, op, SGX543_s1bank, 3 * index);
    } else {
        sgx543_set_field(word, op, SGX543_dext, index);
        sgx543_set_field(word, op, SGX543_dbank, 3);
        sgx543_set_field(word, op, SGX543_dest, below(d, 48));
    }
    put_drawn(d, at + INSN, word);
    return true;
}

/* Steps, and an instruction that repeats with them. */
static bool steps(struct common_draft *d, uint32_t at, uint32_t room)
{
    static const uint8_t users[] = {
        SGX543_OP_MOV,    SGX543_OP_VMAD,    SGX543_OP_VDP,    SGX543_OP_OR,
        SGX543_OP_PCK,    SGX543_OP_RCP,     SGX543_OP_SOP2,   SGX543_OP_I8MAD,
        SGX543_OP_I32MAD, SGX543_OP_TST,     SGX543_OP_TSTMSK, SGX543_OP_CMOV,
        SGX543_OP_I16MAD, SGX543_OP_I32MAD2, SGX543_OP_LD,     SGX543_OP_ST};
    static const enum sgx543_name bases[] = {SGX543_doff, SGX543_s0off, SGX543_s1off, SGX543_s2off};
    uint32_t word[COMMON_CODE_WORDS];
    unsigned op = users[below(d, sizeof users)],
             set = below(d, 3) ? SGX543_OP_SMLSI : SGX543_OP_SMBO;

    if (room < 4 * INSN) return false;
    draw(d, set, at, word);
    if (set == SGX543_OP_SMBO) sgx543_set_field(word, set, bases[below(d, 4)], 1 + below(d, 11));
    put_drawn(d, at, word);
    draw(d, op, at + INSN, word);
    sgx543_set_field(word, op, SGX543_rcount, 1 + below(d, 7));
    sgx543_set_field(word, op, SGX543_count, 1 + below(d, 15));
    put_drawn(d, at + INSN, word);
    if (below(d, 3)) put_plain_moe(d, at + 2 * INSN);
    return true;
}

/* Where the result goes, and which lanes; of a dual instruction, that of the operation that writes
 * an internal register. */
static void put_result(uint32_t *word, unsigned op, bool internal, uint32_t bank, uint32_t number,
                       uint32_t lanes)
{
    const struct common_bitfield *dest = sgx543_field(op, SGX543_dest);
    uint32_t last = dest ? (1u << common_width(dest->piece)) - 1 : 0;

    sgx543_set_field(word, op, SGX543_mask, lanes);
    sgx543_set_field(word, op, SGX543_imask, lanes & 7);
    sgx543_set_field(word, op, SGX543_imaskw, lanes >> 3);
    sgx543_set_field(word, op, SGX543_idest, 3 - number);
    if (is_dual(op)) return;
    sgx543_set_field(word, op, SGX543_dext, 0);
    sgx543_set_field(word, op, SGX543_dbank, internal ? 0 : bank);
    if (internal) sgx543_set_field(word, op, SGX543_dest, last - number);
    else sgx543_set_field(word, op, SGX543_dest, op == SGX543_OP_PCK ? 2 * number : number);
}

/* The result of an instruction in the same registers as that of the one before, which takes longer
 * or goes there in whole; now and then they have a lane alone in common. */
static bool again(struct common_draft *d, uint32_t at, uint32_t room)
{
    static const uint8_t first[] = {SGX543_OP_VDP, SGX543_OP_V32_DOT, SGX543_OP_RSQ, SGX543_OP_MOV},
                         second[] = {SGX543_OP_PCK, SGX543_OP_MOV,   SGX543_OP_VMAD,
                                     SGX543_OP_RCP, SGX543_OP_DUAL3, SGX543_OP_DUAL4};
    const unsigned op[2] = {first[below(d, sizeof first)], second[below(d, sizeof second)]};
    uint32_t bank = below(d, 3), number = below(d, 2),
             lane = 1u << (op[1] == SGX543_OP_DUAL4 && below(d, 2) ? 3 : below(d, 4));
    uint32_t lanes[2] = {below(d, 16), 15};
    bool internal = below(d, 2) || is_dual(op[1]), one = below(d, 2);

    if (!has_more(room, 2 * INSN)) return false;
    if (one) lanes[1] = ~lanes[0] & 15;
    for (unsigned i = 0; i < 2; i++) {
        uint32_t word[COMMON_CODE_WORDS];
        draw(d, op[i], at + i * INSN, word);
        sgx543_set_field(word, op[i], SGX543_pred, 0);
        put_result(word, op[i], internal, bank, number, lanes[i] | lane);
        put_drawn(d, at + i * INSN, word);
    }
    return true;
}

/* Any instruction that reads registers, with each of its sources there or as it was drawn.
 *   returns  whether there was one in a few tries */
static bool draw_reader(struct common_draft *d, uint32_t at, bool internal, uint32_t number,
                        uint32_t *word)
{
    enum { TRIES = 20 };
    static const uint8_t bank[3] = {SGX543_s0bank, SGX543_s1bank, SGX543_s2bank},
                         ext[3] = {SGX543_s0ext, SGX543_s1ext, SGX543_s2ext},
                         source[3] = {SGX543_src0, SGX543_src1, SGX543_src2};
    static const uint8_t often[] = {SGX543_OP_SOP2M, SGX543_OP_SOP2M, SGX543_OP_SOP3,
                                    SGX543_OP_PCK,   SGX543_OP_TST,   SGX543_OP_CMOV};
    struct sgx543_insn insn;

    for (unsigned i = 0; i < TRIES; i++) {
        unsigned op =
            below(d, 3) ? 1 + below(d, sgx543_encoding.rows) : often[below(d, sizeof often)];
        if (op == SGX543_OP_LD || op == SGX543_OP_ST || !sgx543_field(op, SGX543_src1) ||
            !sgx543_random_weight(d, op - 1))
            continue;
        draw(d, op, at, word);
        if (below(d, 2)) sgx543_set_field(word, op, SGX543_wmask, below(d, 16));
        for (unsigned k = 0; k < 3; k++) {
            const struct common_bitfield *field = sgx543_field(op, source[k]);
            if (!field || below(d, 3) == 0) continue;
            sgx543_set_field(word, op, bank[k], 0);
            sgx543_set_field(word, op, ext[k], 0);
            sgx543_set_field(word, op, source[k],
                             internal ? (1u << common_width(field->piece)) - 1 - number : number);
        }
        sgx543_decode(word, &insn);
        if (!insn.illegal) return true;
    }
    return false;
}

/* A slow write to some lanes of a register, or to one, and right after it an instruction that reads
 * it. */
static bool ahead(struct common_draft *d, uint32_t at, uint32_t room)
{
    static const uint8_t slow[] = {SGX543_OP_RCP, SGX543_OP_RSQ, SGX543_OP_LOG,
                                   SGX543_OP_EXP, SGX543_OP_VDP, SGX543_OP_V32_DOT};
    bool internal = below(d, 4) != 0;
    uint32_t number = below(d, internal ? 4 : 2), word[COMMON_CODE_WORDS];
    unsigned op = slow[below(d, sizeof slow)];

    if (!has_more(room, 2 * INSN) || !draw_reader(d, at + INSN, internal, number, word))
        return false;
    put_drawn(d, at + INSN, word);
    draw(d, op, at, word);
    sgx543_set_field(word, op, SGX543_pred, 0);
    if (below(d, 4)) { /* of a number near 1, which leaves nothing 0 */
        sgx543_set_field(word, op, SGX543_s1ext, 0);
        sgx543_set_field(word, op, SGX543_s1bank, 3);
        sgx543_set_field(word, op, SGX543_src1,
                         SGX543_RANDOM_KEPT / 4 + below(d, SGX543_RANDOM_KEPT / 8));
    }
    put_result(word, op, internal, 0, number, below(d, 4) ? 1u << below(d, 4) : below(d, 16));
    put_drawn(d, at, word);
    return true;
}

/* Words of memory that other instances use, too. */
static bool global(struct common_draft *d, uint32_t at, uint32_t room)
{
    uint32_t count = 1 + below(d, 3), word[COMMON_CODE_WORDS];

    if (!has_more(room, count * INSN)) return false;
    for (uint32_t i = 0; i < count; i++) {
        draw(d, below(d, 2) ? SGX543_OP_LD : SGX543_OP_ST, at + i * INSN, word);
        put_drawn(d, at + i * INSN, word);
    }
    return true;
}

/* ---- the whole. */

/* After the main program its end: prog_end, or an instruction that ends; the last one before
 * prog_end may be an exception. Then a phase that programs may go on with, and functions. */
static int finish(struct common_draft *d)
{
    struct sgx543_random *own = sgx543_random_of(d);
    uint32_t at = own->body + INSN, words = INSN * (1 + below(d, 4));

    if (own->first) common_draft_scope(d, 0, own->first);
    bool flagged = d->mortal && own->end == own->body / INSN && below(d, 6) == 0;
    common_draft_scope(d, own->first, own->body - (flagged ? INSN : 0));
    if (flagged) put_exception(d, own->body - INSN);
    PUT(d, own->body, SGX543_OP_NOP, {SGX543_end, 1});
    own->pool = at;
    if (d->words - at < words + INSN) return 0;
    struct common_scope *scope = common_draft_scope(d, at, at + words);
    if (scope) scope->plain = true;
    PUT(d, at + words, SGX543_OP_NOP, {SGX543_end, 1});
    own->last = at;
    own->pool = at + words + INSN;
    return 0;
}

static void place(void *opaque, uint64_t pc, const uint32_t *word, unsigned words)
{
    struct sgx543_model *model = opaque;

    for (unsigned i = 0; i < words && pc < model->imem; i += SGX543_WORDS, pc++) {
        memcpy(model->code + SGX543_WORDS * pc, word + i, SGX543_WORDS * sizeof *word);
        model->translated[pc] = 0;
    }
}

static const struct common_statement statements[] = {
    {"branch", 70, 0, branch},
    {"loop", 40, 0, loop},
    {"call", 40, 0, call},
    {"jump", 15, 0, jump},
    {"exception", 24, 0, exception},
    {"phase", 25, 0, phase},
    {"exit", 10, 0, leave},
    {"stray", 6, 0, stray},
    {"undefined", 40, 0, undefined},
    {"refresh", 120, 0, refresh},
    {"address", 50, 0, address},
    {"steps", 60, 0, steps},
    {"again", 60, 0, again},
    {"ahead", 120, 0, ahead},
    {"global", 20, 0, global},
    {"discard", 12, 1 << SGX543_RANDOM_FRAGMENT, discard},
    {.name = NULL},
};

static const char *const types[] = {"vertex", "fragment", NULL};

const struct common_random sgx543_random = {
    .types = types,
    .follows = true,
    .avoided = SGX543_TRAP_OOB | SGX543_TRAP_BEXCEPTION,
    .statements = statements,
    .code_words = SGX543_WORDS,
    .begin = sgx543_random_begin,
    .end = sgx543_random_end,
    .finish = finish,
    .row = sgx543_random_weight,
    .field = sgx543_random_field,
    .accept = sgx543_random_accept,
    .place = place,
    .print = sgx543_random_print,
    .lines = sgx543_random_lines,
};
