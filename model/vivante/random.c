/* The statements of random shaders in addition to plain instructions: branches, loops, calls, ends,
 * and instructions that need another one before them. Places are words of code, INSN of which
 * are an instruction. */
#include "../common/fields.h"
#include "random.h"

#include "fields.h"
#include "model.h"

enum {
    INSN = VIVANTE_WORDS,
    MAX_DEPTH = 6,
    DEEP = 14,
    CALLS = 8, /* what stacks have room for: sheet 0 */
    LOOPS = 4,
    MAX_PASSES = 100, /* of the innermost of some loops */
    ROUNDS = 3,       /* of a loop, about */
    NOWHERE = VIVANTE_TARGETS - 1
};

static uint32_t below(struct common_draft *d, uint32_t n)
{
    return common_draft_below(d, n);
}

/* ---- words. */

static void draw(struct common_draft *d, unsigned op, uint32_t at, uint32_t *word)
{
    common_draft_row(d, op - 1, at, word);
}

static void put(struct common_draft *d, uint32_t at, const uint32_t *word)
{
    common_draft_put(d, at, word, INSN);
}

static void put_plain(struct common_draft *d, unsigned op, uint32_t at)
{
    uint32_t word[COMMON_CODE_WORDS];

    draw(d, op, at, word);
    put(d, at, word);
}

static uint32_t pc_of(const struct common_draft *d, uint32_t at)
{
    return (uint32_t)common_draft_pc(d, at);
}

/*   always  the condition is TRUE; else it is drawn */
static void put_branch(struct common_draft *d, unsigned op, uint32_t at, uint32_t target,
                       bool always)
{
    uint32_t word[COMMON_CODE_WORDS];

    draw(d, op, at, word);
    common_put(word, vivante_places.target, target);
    if (always) common_put(word, vivante_places.cond, VIVANTE_TRUE);
    put(d, at, word);
}

/* A branch by two numbers of the thread's record. */
static void put_choice(struct common_draft *d, uint32_t at, uint32_t target)
{
    uint32_t word[COMMON_CODE_WORDS];

    draw(d, VIVANTE_OP_BRANCH, at, word);
    common_put(word, vivante_places.target, target);
    common_put(word, vivante_places.cond, below(d, 2) ? VIVANTE_GT : VIVANTE_LT);
    for (unsigned slot = 0; slot < 2; slot++)
        vivante_random_register(word, slot, VIVANTE_TEMP, 0, slot * 0x55); /* .xxxx and .yyyy */
    put(d, at, word);
}

static unsigned any_branch(struct common_draft *d)
{
    return below(d, 2) ? VIVANTE_OP_BRANCH : VIVANTE_OP_BRANCH_ANY;
}

/* Stacks may overflow, and branches leave loops. */
static bool is_odd(struct common_draft *d)
{
    return d->mortal && common_draft_knob(d, COMMON_KNOB_ODD, 15);
}

/* How many words a body gets: few at depth, and as many as there are now and then, so that scopes
 * end together. */
static uint32_t body_words(struct common_draft *d, uint32_t at, uint32_t room)
{
    bool deep = vivante_random_of(d)->deep;
    uint32_t most = deep ? 30 : 12, left = room / INSN;

    if (common_draft_scope_of(d, at)->depth > 3 && !deep) most = 5;
    if (below(d, 4) == 0 && left <= 2 * most) return left * INSN;
    return INSN * (1 + below(d, left < most ? left : most));
}

static bool too_deep(const struct common_draft *d, uint32_t at)
{
    return common_draft_scope_of(d, at)->depth >= (vivante_random_of(d)->deep ? DEEP : MAX_DEPTH);
}

/* Whether a scope begins with another one. */
static bool goes_deeper(struct common_draft *d)
{
    return vivante_random_of(d)->deep && below(d, 8);
}

/* ---- branches. Lanes whose condition holds go on at the end of the body, or at the else. */

static bool branch(struct common_draft *d, uint32_t at, uint32_t room)
{
    if (room < 2 * INSN || too_deep(d, at)) return false;
    uint32_t body = at + INSN, then = body_words(d, at, room - INSN), left = room - INSN - then;
    uint32_t end = body + then, other = 0;

    if (left > INSN && below(d, 2)) other = body_words(d, at, left - INSN);
    put_branch(d, any_branch(d), at, pc_of(d, other ? end + INSN : end), false);
    common_draft_scope(d, body, end);
    if (goes_deeper(d)) branch(d, body, then);
    if (!other) return true;
    put_branch(d, any_branch(d), end, pc_of(d, end + INSN + other), below(d, 4) != 0);
    common_draft_scope(d, end + INSN, end + INSN + other);
    return true;
}

/* To the end of what is around: out of a loop, whose entry stays on the stack. */
static bool leave_loop(struct common_draft *d, uint32_t at, uint32_t room)
{
    const struct common_scope *scope = common_draft_scope_of(d, at), *outer;
    (void)room;

    if (scope->depth < 2 || !is_odd(d) || scope->end >= d->words) return false;
    outer = common_draft_scope_of(d, scope->end);
    if (outer->function != scope->function || !outer->depth) return false;
    put_branch(d, any_branch(d), at, pc_of(d, outer->end), false);
    return true;
}

/* To an end: after the last instruction, or before the first. */
static bool leave(struct common_draft *d, uint32_t at, uint32_t room)
{
    uint32_t end = d->words / INSN, start = vivante_launch_of(&d->program)->start;
    (void)room;

    if (common_draft_scope_of(d, at)->depth < 2) return false;
    uint32_t target = below(d, 3) ? end : below(d, 2) ? end + below(d, 600) : NOWHERE;
    if (start && below(d, 3) == 0) target = below(d, start);
    put_branch(d, any_branch(d), at, target, below(d, 4) == 0);
    return true;
}

/* ---- loops. */

/* A temporary that is 0 to 7 in each lane: AND with a number of that size. */
static void put_cut(struct common_draft *d, uint32_t at, uint32_t reg)
{
    static const uint8_t wide[] = {VIVANTE_U32, VIVANTE_S32, VIVANTE_F32};
    uint32_t word[COMMON_CODE_WORDS];

    draw(d, VIVANTE_OP_AND, at, word);
    vivante_random_register(word, 0, VIVANTE_TEMP, below(d, 10), below(d, 256));
    vivante_random_nothing(word, 1);
    vivante_random_register(word, 2, VIVANTE_UNIFORM_0,
                            VIVANTE_RANDOM_U_COUNT + below(d, VIVANTE_RANDOM_KIND), below(d, 256));
    common_put(word, vivante_places.type, wide[below(d, sizeof wide)]);
    common_put(word, vivante_places.dst_use, 1);
    common_put(word, vivante_places.dst_amode, 0);
    common_put(word, vivante_places.dst_reg, reg);
    common_put(word, vivante_places.comps, 15);
    put(d, at, word);
}

/* Registers of any group with any index whose count is 0, or 1: those of i0.zw are, and no program
 * writes the last uniforms. */
static void put_short(struct common_draft *d, uint32_t *word)
{
    unsigned last =
        vivante_random_of(d)->halti < 2 && below(d, 2) ? VIVANTE_IMMEDIATE : VIVANTE_UNIFORM_1;
    uint32_t zw = 2 + below(d, 2) + 4 * below(d, 64);

    if (below(d, 2)) vivante_random_register(word, 0, last, 256 + below(d, 256), zw);
    else
        vivante_random_register(word, 0, VIVANTE_INTERNAL + VIVANTE_TEMP_FULL * below(d, 2),
                                below(d, 512), zw);
    common_put(word, vivante_places.src[0].amode, below(d, 8));
    if (below(d, 8) == 0) vivante_random_nothing(word, 0);
}

/* The least integer, or -1: the loop is passed over, or with a sign of its own it is one pass. */
static void put_least(struct common_draft *d, uint32_t *word)
{
    vivante_random_register(word, 0, VIVANTE_UNIFORM_0, VIVANTE_RANDOM_U_ENDS,
                            2 * below(d, 2) + 4 * below(d, 64));
    common_put(word, vivante_places.type, below(d, 4) ? VIVANTE_S32 : VIVANTE_U32);
}

/* Signs of a count that is in a register, which may go by its other name: sheet 2.3. */
static void modify_count(struct common_draft *d, uint32_t *word)
{
    uint32_t group = common_get(word, vivante_places.src[0].group), pick;

    if (group == VIVANTE_IMMEDIATE) return;
    pick = below(d, 8);
    common_put(word, vivante_places.src[0].neg, pick == 0 && !vivante_random_of(d)->deep);
    common_put(word, vivante_places.src[0].abs, below(d, 8) == 0);
    if (pick > 5 && (group == VIVANTE_TEMP || group == VIVANTE_UNIFORM_0))
        common_put(word, vivante_places.src[0].group, group + VIVANTE_TEMP_FULL);
}

/* The count is a uniform, an immediate or what put_cut() made: nothing that runs long. As a float
 * it is 0 if it is not an immediate of that kind. */
static void put_loop(struct common_draft *d, unsigned op, uint32_t at, bool cut, uint32_t reg,
                     uint32_t target)
{
    uint32_t word[COMMON_CODE_WORDS], count = below(d, 2 * ROUNDS);
    bool immediate = vivante_random_of(d)->halti >= 2 && below(d, 2);
    bool deep = vivante_random_of(d)->deep; /* counts above 0, nearly always */

    draw(d, op, at, word);
    vivante_random_nothing(word, 1);
    if (cut) vivante_random_register(word, 0, VIVANTE_TEMP, reg, below(d, 256));
    else if (!immediate)
        vivante_random_register(word, 0, VIVANTE_UNIFORM_0,
                                VIVANTE_RANDOM_U_COUNT + below(d, VIVANTE_RANDOM_KIND),
                                below(d, 256));
    else vivante_random_immediate(word, 0, VIVANTE_IMM_S20, count);
    common_put(word, vivante_places.type, below(d, deep ? 24 : 4) ? VIVANTE_S32 : below(d, 8));
    if (immediate && !cut && below(d, 4) == 0) { /* 2.0 or 4.0 */
        vivante_random_immediate(word, 0, VIVANTE_IMM_F20, below(d, 2) ? 0x40000 : 0x40800);
        common_put(word, vivante_places.type, VIVANTE_F32);
    }
    if (below(d, deep ? 24 : 5) == 0) put_short(d, word);
    else if (below(d, deep ? 48 : 12) == 0) put_least(d, word);
    modify_count(d, word);
    common_put(word, vivante_places.target, target);
    put(d, at, word);
}

/* Whether a loop is entered for which the stack has no room. */
static bool goes_beyond(struct common_draft *d)
{
    return d->mortal && (vivante_random_of(d)->deep || is_odd(d));
}

static bool loop(struct common_draft *d, uint32_t at, uint32_t room)
{
    bool counted = below(d, 2), cut = below(d, 2);
    const struct common_scope *outer = common_draft_scope_of(d, at);
    uint32_t fixed = (cut ? 3 : 2) * INSN, passes = outer->passes * ROUNDS, reg = below(d, 10);

    bool faults = outer->loops >= LOOPS; /* then it ends its lanes, or is passed over */
    if (room < fixed + INSN || too_deep(d, at) || (faults && !goes_beyond(d))) return false;
    if (!faults && passes > (uint32_t)MAX_PASSES >> d->attempt) return false;
    bool empty = below(d, 16) == 0;
    uint32_t words = empty ? 0 : body_words(d, at, room - fixed), begin = at + (cut ? INSN : 0);
    uint32_t body = begin + INSN, end = body + words;
    if (cut) put_cut(d, at, reg);
    /* where it goes when it is passed over */
    uint32_t behind = below(d, 16) ? end + INSN : d->words;
    put_loop(d, counted ? VIVANTE_OP_LOOP : VIVANTE_OP_REP, begin, cut, reg, pc_of(d, behind));
    put_plain(d, counted != is_odd(d) ? VIVANTE_OP_ENDLOOP : VIVANTE_OP_ENDREP, end);
    struct common_scope *scope = empty ? NULL : common_draft_scope(d, body, end);
    if (scope) {
        scope->loops++;
        scope->passes = passes;
    }
    if (goes_deeper(d) && !empty) loop(d, body, words);
    return true;
}

/* ---- calls. */

static bool call(struct common_draft *d, uint32_t at, uint32_t room);

/* Calls around a place. */
static unsigned level_of(const struct common_draft *d, uint32_t at)
{
    unsigned function = common_draft_scope_of(d, at)->function;
    return function ? vivante_random_of(d)->function[function - 1].level : 0;
}

/* A function after the others; its last instruction is RET. */
static unsigned new_function(struct common_draft *d, uint32_t at)
{
    struct vivante_random *own = vivante_random_of(d);
    const struct common_scope *outer = common_draft_scope_of(d, at);
    uint32_t words = INSN * (1 + below(d, own->deep ? 4 : 12)), from = own->pool;

    if (own->functions == VIVANTE_RANDOM_FUNCTIONS || common_draft_room(d, from) < words + INSN)
        return 0;
    unsigned n = own->functions++;
    own->function[n].at = from;
    own->function[n].level = (uint16_t)(level_of(d, at) + 1);
    own->function[n].loops = outer->loops;
    own->function[n].passes = outer->passes;
    struct common_scope scope = {.end = from + words,
                                 .depth = 2,
                                 .loops = outer->loops,
                                 .function = (uint16_t)(n + 1),
                                 .passes = outer->passes};
    struct common_scope *made = common_draft_scope(d, from, from + words);
    if (made) *made = scope;
    put_plain(d, VIVANTE_OP_RET, from + words);
    own->pool = from + words + INSN;
    if (goes_deeper(d)) call(d, from + (below(d, 2) ? words - INSN : 0), INSN);
    return n + 1;
}

/* One that is called from no place where less is around it than here, so that none calls itself. */
static unsigned pick_function(struct common_draft *d, uint32_t at)
{
    const struct vivante_random *own = vivante_random_of(d);
    const struct common_scope *here = common_draft_scope_of(d, at);
    unsigned level = level_of(d, at);

    if (is_odd(d) && own->functions && below(d, 3) == 0) return 1 + below(d, own->functions);
    if (level >= CALLS && !is_odd(d)) return 0;
    for (unsigned i = own->functions ? below(d, 2 * own->functions) : 0; i < own->functions; i++)
        if (own->function[i].level > level && own->function[i].loops >= here->loops &&
            own->function[i].passes >= here->passes)
            return i + 1;
    return new_function(d, at);
}

static bool call(struct common_draft *d, uint32_t at, uint32_t room)
{
    (void)room;
    unsigned function = pick_function(d, at);

    if (!function) return false;
    put_branch(d, VIVANTE_OP_CALL, at, pc_of(d, vivante_random_of(d)->function[function - 1].at),
               below(d, 2));
    return true;
}

/* Before the end of a function; in the main program it is an end. */
static bool give_back(struct common_draft *d, uint32_t at, uint32_t room)
{
    const struct common_scope *scope = common_draft_scope_of(d, at);
    (void)room;

    if (scope->depth < 3) return false;
    if (scope->function &&
        scope->loops > vivante_random_of(d)->function[scope->function - 1].loops && !is_odd(d))
        return false; /* it would leave the entries of its loops */
    put_plain(d, VIVANTE_OP_RET, at);
    return true;
}

/* ---- what is none, and what is short. */

/* The end of a loop that did not begin. */
static bool stray(struct common_draft *d, uint32_t at, uint32_t room)
{
    (void)room;
    if (!is_odd(d)) return false;
    put_plain(d, below(d, 2) ? VIVANTE_OP_ENDREP : VIVANTE_OP_ENDLOOP, at);
    return true;
}

static bool undefined(struct common_draft *d, uint32_t at, uint32_t room)
{
    static const uint8_t op[] = {VIVANTE_OP_ADDLO, VIVANTE_OP_MULLO, VIVANTE_OP_STORE_ATTR,
                                 VIVANTE_OP_RESTART, VIVANTE_OP_PACK};
    (void)room;
    if (!d->mortal) return false;
    put_plain(d, op[below(d, sizeof op)], at);
    return true;
}

/* A temporary gets data that is hard, or that makes sense somewhere: results alone are soon all
 * infinite. */
static bool refresh(struct common_draft *d, uint32_t at, uint32_t room)
{
    uint32_t word[COMMON_CODE_WORDS];
    (void)room;

    draw(d, VIVANTE_OP_MOV, at, word);
    vivante_random_register(word, 2, VIVANTE_UNIFORM_0, below(d, VIVANTE_RANDOM_UNIFORMS),
                            below(d, 256));
    vivante_random_nothing(word, 0);
    vivante_random_nothing(word, 1);
    common_put(word, vivante_places.sat, 0);
    common_put(word, vivante_places.type, VIVANTE_F32);
    common_put(word, vivante_places.comps, 15);
    put(d, at, word);
    return true;
}

/* An index that is small, and an instruction that uses one. */
static bool address(struct common_draft *d, uint32_t at, uint32_t room)
{
    uint32_t word[COMMON_CODE_WORDS];

    if (room < 2 * INSN) return false;
    draw(d, VIVANTE_OP_MOVAI, at, word);
    vivante_random_register(word, 2, VIVANTE_UNIFORM_0,
                            VIVANTE_RANDOM_U_COUNT + below(d, VIVANTE_RANDOM_KIND), below(d, 256));
    common_put(word, vivante_places.type, VIVANTE_S32);
    common_put(word, vivante_places.comps, 15);
    put(d, at, word);
    draw(d, below(d, 2) ? VIVANTE_OP_MOV : VIVANTE_OP_ADD, at + INSN, word);
    common_put(word, vivante_places.dst_amode, below(d, 5));
    common_put(word, vivante_places.dst_reg, below(d, VIVANTE_RANDOM_ADDRESS - 8));
    if (common_get(word, vivante_places.src[2].group) != VIVANTE_IMMEDIATE)
        common_put(word, vivante_places.src[2].amode, below(d, 5));
    put(d, at + INSN, word);
    return true;
}

/* Words of global or local memory that other lanes and groups use, too, and what was there
 * before. */
static bool global(struct common_draft *d, uint32_t at, uint32_t room)
{
    static const uint8_t op[] = {VIVANTE_OP_LOAD,       VIVANTE_OP_STORE,
                                 VIVANTE_OP_ATOMIC_ADD, VIVANTE_OP_ATOMIC_CMP_XCHG,
                                 VIVANTE_OP_ATOMIC_XOR, VIVANTE_OP_ATOMIC_MAX};
    uint32_t count = 1 + below(d, 3);

    if (room < count * INSN) return false;
    for (uint32_t i = 0; i < count; i++) put_plain(d, op[below(d, sizeof op)], at + i * INSN);
    return true;
}

/* A register that is written, again in part by SWIZZLE, and read, each right after the other. */
static bool bytes(struct common_draft *d, uint32_t at, uint32_t room)
{
    static const uint8_t op[] = {VIVANTE_OP_MOV, VIVANTE_OP_SWIZZLE, VIVANTE_OP_MAD};
    uint32_t word[COMMON_CODE_WORDS], reg = below(d, VIVANTE_RANDOM_ADDRESS - 8);

    if (room < 3 * INSN) return false;
    for (uint32_t i = 0; i < 3; i++) {
        draw(d, op[i], at + i * INSN, word);
        if (i == 2) vivante_random_register(word, below(d, 3), VIVANTE_TEMP, reg, below(d, 256));
        else {
            common_put(word, vivante_places.dst_use, 1);
            common_put(word, vivante_places.dst_amode, 0);
            common_put(word, vivante_places.dst_reg, reg);
        }
        put(d, at + i * INSN, word);
    }
    return true;
}

static bool discard(struct common_draft *d, uint32_t at, uint32_t room)
{
    uint32_t word[COMMON_CODE_WORDS];
    (void)room;

    draw(d, VIVANTE_OP_TEXKILL, at, word);
    if (common_get(word, vivante_places.cond) == VIVANTE_TRUE)
        common_put(word, vivante_places.cond, VIVANTE_LZ);
    put(d, at, word);
    return true;
}

/* ---- the whole. */

/* After the main program, its end: a branch, or a return that finds nothing. The branch may lead
 * to the last instruction there is: one that uses memory and retires late, for with it the group
 * ends, or BARRIER; lanes that do not take it go on into the functions. */
static int finish(struct common_draft *d)
{
    static const uint8_t op[] = {VIVANTE_OP_LOAD,       VIVANTE_OP_STORE, VIVANTE_OP_ATOMIC_ADD,
                                 VIVANTE_OP_ATOMIC_ADD, VIVANTE_OP_TEXLD, VIVANTE_OP_BARRIER};
    struct vivante_random *own = vivante_random_of(d);
    uint32_t end = d->words;

    if (own->first) common_draft_scope(d, 0, own->first);
    common_draft_scope(d, own->first, own->body);
    own->pool = own->body + INSN;
    if (own->pool < end && (own->mixed || below(d, 4) == 0)) {
        end -= INSN;
        put_plain(d, op[below(d, sizeof op)], end);
    }
    if (own->mixed) put_choice(d, own->body, d->words / INSN);
    else if (end < d->words || below(d, 3))
        put_branch(d, VIVANTE_OP_BRANCH, own->body, end / INSN, end == d->words || below(d, 3));
    else put_plain(d, VIVANTE_OP_RET, own->body);
    return 0;
}

/* Code and what was made of it. What other groups left in temporaries does not matter on any
 * machine: here, all that a launch finds is 0. */
static void place(void *opaque, uint64_t pc, const uint32_t *word, unsigned words)
{
    struct vivante_model *model = opaque;

    model->temps = model->machine.temps;
    for (unsigned i = 0; i < words && pc < model->machine.code; i += VIVANTE_WORDS, pc++) {
        for (unsigned k = 0; k < VIVANTE_WORDS; k++)
            model->code[VIVANTE_WORDS * pc + k] = word[i + k];
        vivante_translate(model, word + i, &model->micro[pc]);
    }
}

static const struct common_statement statements[] = {
    {"branch", 70, 0, branch},
    {"loop", 45, 0, loop},
    {"call", 45, 0, call},
    {"break", 20, 0, leave_loop},
    {"exit", 8, 0, leave},
    {"return", 15, 0, give_back},
    {"stray", 10, 0, stray},
    {"undefined", 10, 0, undefined},
    {"refresh", 80, 0, refresh},
    {"address", 40, 0, address},
    {"global", 20, 0, global},
    {"bytes", 20, 0, bytes},
    {"discard", 10, 1 << VIVANTE_RANDOM_FRAGMENT, discard},
    {.name = NULL},
};

static const char *const types[] = {"vertex", "fragment", "compute", NULL};

const struct common_random vivante_random = {
    .types = types,
    .follows = true,
    .statements = statements,
    .begin = vivante_random_begin,
    .end = vivante_random_end,
    .finish = finish,
    .row = vivante_random_weight,
    .field = vivante_random_field,
    .accept = vivante_random_accept,
    .reserved = vivante_random_reserved,
    .place = place,
    .print = vivante_random_print,
    .lines = vivante_random_lines,
};
