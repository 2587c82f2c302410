/* Control flow of random programs: branches that meet again, counted loops, calls, quads, barriers,
 * sheet 3.14. A body is an even number of words and is written when a warp gets there. */
#include "random.h"

#include "exec.h"
#include "fields.h"
#include "model.h"

enum {
    MAX_DEPTH = 4,
    MAX_STACK = 18,   /* entries at which nothing more is begun */
    STACK = 32,       /* .. that there are, unless a core was built with others */
    MAX_PASSES = 100, /* of the innermost of some loops */
    ALWAYS = TESLA_PRED_ALWAYS << 7,
    SPLIT_TRIES = 8,
    MODIFIED_TRIES = 8
};

enum { DISCARD, BRA, CALL, RET, PREBRK, BRK, QUADON, QUADPOP, BAR, JOINAT = 10, PRERET = 13 };

static uint32_t below(struct common_draft *d, uint32_t n)
{
    return common_draft_below(d, n);
}

/* Long control instruction; pred is w1[13:7]. Sheet 2.2 and 3.14. */
static void control(struct tesla_random_place *p, unsigned primary, uint32_t target, uint32_t w1)
{
    uint32_t pc = 4 * target;
    tesla_random_long(p, primary << 28 | (pc >> 2 & 0xffff) << 11 | 3u,
                      (pc >> 18 & 0x3f) << 14 | w1);
}

static uint32_t random_predicate(struct common_draft *d)
{
    return below(d, 32) << 7 | below(d, 4) << 12;
}

/* The warp at hand; NULL: none is. */
static const struct tesla_warp *warp_of(const struct common_draft *d)
{
    const struct tesla_model *model = d->model;
    return model ? &model->warp[d->warp] : NULL;
}

/* A predicate that holds in some lanes and not in others, if one is found. */
static uint32_t split(struct common_draft *d)
{
    const struct tesla_warp *warp = warp_of(d);
    uint32_t pred = random_predicate(d);

    for (unsigned i = 0; warp && i < SPLIT_TRIES; i++) {
        uint32_t lanes = tesla_predicate(warp, pred >> 7 & 31, pred >> 12 & 3) & warp->flow.active;
        if (lanes != 0 && lanes != warp->flow.active) break;
        pred = random_predicate(d);
    }
    return pred;
}

/* A predicate that holds in one lane alone, the first or the last mostly, or in all others: mov
 * $r20 $physid, and b32 $r20 $r20 31, add b32 $r20 $r20 -lane, and b32 $c1 # $r20 $r20. */
static uint32_t single_out(struct tesla_random_place *p)
{
    enum { EQUAL = 0x2, NOT_EQUAL = 0x5 };
    struct common_draft *d = p->draft;
    const uint32_t mine = TESLA_RANDOM_ADDRESS;
    uint32_t lane = below(d, 2) ? 31 * below(d, 2) : below(d, 32);

    tesla_random_long(p, 0x00000001u | mine << 2, 0x60000780u);
    tesla_random_immediate(p, 0xd0000000u, mine, mine, 31);
    tesla_random_immediate(p, 0x20008000u, mine, mine, 0 - lane);
    tesla_random_long(p, 0xd0000001u | 127u << 2 | mine << 9 | mine << 16, 0x040007d8u);
    return (below(d, 4) ? NOT_EQUAL : EQUAL) << 7 | 1u << 12;
}

static bool too_deep(const struct common_draft *d, uint32_t at)
{
    const struct tesla_warp *warp = warp_of(d);
    return common_draft_scope_of(d, at)->depth >= MAX_DEPTH ||
           (warp && warp->flow.depth > MAX_STACK);
}

/* An even number of words for a body, of so many that there are. */
static uint32_t body_words(struct common_draft *d, uint32_t room)
{
    uint32_t most = below(d, 4) ? 8 : 24;
    return 2 * (1 + below(d, room / 2 < most ? room / 2 : most));
}

static struct common_scope *body(struct common_draft *d, uint32_t from, uint32_t to)
{
    struct common_scope *scope = common_draft_scope(d, from, to);
    if (scope) scope->uniform = false;
    return scope;
}

enum { EXIT = 1, JOIN = 2 };

/* Whether an instruction leaves memory alone, so that no address can end its warp. */
static bool is_safe(const struct tesla_insn *insn)
{
    const struct tesla_operand *operand[] = {&insn->mem, &insn->src[0], &insn->src[1],
                                             &insn->src[2]};

    for (unsigned i = 0; i < sizeof operand / sizeof operand[0]; i++)
        if (operand[i]->kind == TESLA_KIND_SHARED || operand[i]->kind == TESLA_KIND_CONST ||
            operand[i]->kind == TESLA_KIND_LOCAL || operand[i]->kind == TESLA_KIND_GLOBAL)
            return false;
    return true;
}

/* An instruction with a modifier: a plain one that can have it, whatever unit ends it, or nop. It
 * stays if it ends the warp, so where none may be ended it is one that cannot. */
static void modified(struct tesla_random_place *p, uint32_t end)
{
    struct common_draft *d = p->draft;
    struct tesla_insn insn;

    for (unsigned i = 0; i < MODIFIED_TRIES; i++) {
        if (common_draft_plain(d, p->at, 2) != 2) continue;
        const uint32_t word[2] = {d->code[p->at], d->code[p->at + 1]};
        tesla_decode_as(&tesla_random_of(d)->mode, word, 2, 0, &insn);
        if (insn.trap || insn.form != TESLA_LONG || (!d->mortal && !is_safe(&insn))) continue;
        tesla_random_long(p, word[0], word[1] | end);
        return;
    }
    tesla_random_long(p, 0xf0000001u, 0xe0000000u | end);
}

/* ---- statements. */

/* joinat end; bra other; then; bra end; other: else; end: join. Without an else the second bra is
 * there as well. */
static bool branch(struct common_draft *d, uint32_t at, uint32_t room)
{
    struct tesla_random_place p;

    bool alone = room >= 30 && below(d, 6) == 0;
    if (too_deep(d, at) || !tesla_random_start(d, at, room, alone ? 18 : 10, &p)) return false;
    uint32_t predicate = alone ? single_out(&p) : split(d);
    uint32_t left = room - (p.at - at) - 8, then = body_words(d, left - 2 < 2 ? 2 : left - 2);
    uint32_t rest = left - then, other = rest >= 2 && below(d, 3) ? body_words(d, rest) : 0;
    uint32_t first = p.at + 4, second = first + then + 2, end = second + other;

    control(&p, JOINAT, end, 0);
    control(&p, BRA, second, predicate);
    p.at = first + then;
    control(&p, BRA, end, ALWAYS);
    p.at = end;
    modified(&p, JOIN);
    body(d, first, first + then);
    body(d, second, end);
    return true;
}

/* prebrk end; counter; top: count; brk; body; bra top; end: */
static bool loop(struct common_draft *d, uint32_t at, uint32_t room)
{
    const struct common_scope *outer = common_draft_scope_of(d, at);
    uint32_t counter = TESLA_RANDOM_LOOP + outer->loops, mask = below(d, 4)   ? 3
                                                                : below(d, 2) ? 1
                                                                              : 15;
    uint32_t passes = outer->passes * (mask + 1);
    struct tesla_random_place p;

    if (outer->loops == 3 || passes > (uint32_t)MAX_PASSES >> d->attempt || too_deep(d, at))
        return false;
    if (!tesla_random_start(d, at, room, 14, &p)) return false;
    uint32_t words = body_words(d, room - (p.at - at) - 12), top = p.at + 4, inside = top + 6;

    control(&p, PREBRK, inside + words + 2, 0);
    /* and b32 counter $rN mask: lanes leave at different times */
    tesla_random_immediate(&p, 0xd0000000u, counter, below(d, TESLA_RANDOM_LOW), mask);
    /* add b32 counter counter -1, then flags of it: and b32 $c3 # counter counter */
    tesla_random_immediate(&p, 0x20008000u, counter, counter, 0xffffffffu);
    tesla_random_long(&p, 0xd0000001u | 127u << 2 | counter << 9 | counter << 16,
                      0x040007c8u | TESLA_RANDOM_COND << 4);
    control(&p, BRK, 0, 0x13u << 7 | TESLA_RANDOM_COND << 12); /* when negative */
    p.at = inside + words;
    control(&p, BRA, top, ALWAYS);
    struct common_scope *scope = body(d, inside, inside + words);
    if (scope) {
        scope->loops++;
        scope->passes = passes;
    }
    return true;
}

/* bra c[] forward, to a place that a constant names. What it passes over stays blank until the
 * end. */
static bool table_jump(struct common_draft *d, uint32_t at, uint32_t room)
{
    const struct tesla_random *own = tesla_random_of(d);
    struct tesla_random_place p;

    if (!(own->mode.features & TESLA_D10_1) || !tesla_random_start(d, at, room, 2, &p))
        return false;
    for (unsigned i = below(d, TESLA_RANDOM_JUMPS), k = 0; k < TESLA_RANDOM_JUMPS; k++) {
        unsigned entry = (i + k) % TESLA_RANDOM_JUMPS;
        if (own->jump[entry] < p.at + 2 || own->jump[entry] > at + room) continue;
        /* limit and predicate are ignored */
        tesla_random_long(&p, 0xc0000003u | (TESLA_RANDOM_TABLE + 4 * entry) << 9,
                          below(d, 2) << 6 | random_predicate(d));
        return true;
    }
    return false;
}

/* A function after the others: it calls only those after it. */
static unsigned new_function(struct common_draft *d, uint32_t at)
{
    struct tesla_random *own = tesla_random_of(d);
    uint32_t words = 2 * (2 + below(d, 20));

    if (own->functions == TESLA_RANDOM_FUNCTIONS || own->pool + words + 2 > d->words) return 0;
    struct tesla_random_place end = {d, own->pool + words};
    struct common_scope *scope = common_draft_scope(d, own->pool, own->pool + words);
    if (!scope) return 0;
    *scope = (struct common_scope){.end = own->pool + words,
                                   .depth = 2,
                                   .loops = 2,
                                   .function = (uint16_t)(own->functions + 1),
                                   .passes = common_draft_scope_of(d, at)->passes};
    control(&end, RET, 0, ALWAYS);
    own->function[own->functions] = own->pool;
    own->pool = end.at;
    return ++own->functions;
}

static bool call(struct common_draft *d, uint32_t at, uint32_t room)
{
    const struct tesla_random *own = tesla_random_of(d);
    unsigned caller = common_draft_scope_of(d, at)->function, to;
    struct tesla_random_place p;

    if ((caller && below(d, 3)) || too_deep(d, at) || !tesla_random_start(d, at, room, 2, &p))
        return false;
    if (own->functions > caller && below(d, 2)) to = caller + 1 + below(d, own->functions - caller);
    else to = new_function(d, at);
    if (!to) return false;
    control(&p, CALL, own->function[to - 1], below(d, 2) << 6);
    return true;
}

/* Some lanes go back to where the others will. */
static bool give_back(struct common_draft *d, uint32_t at, uint32_t room)
{
    struct tesla_random_place p;

    if (!common_draft_scope_of(d, at)->function || !tesla_random_start(d, at, room, 2, &p))
        return false;
    control(&p, RET, 0, split(d));
    return true;
}

/* preret end; body; ret; end: */
static bool preret(struct common_draft *d, uint32_t at, uint32_t room)
{
    struct tesla_random_place p;

    if (!(tesla_random_of(d)->mode.features & TESLA_D10_1) || too_deep(d, at)) return false;
    if (!tesla_random_start(d, at, room, 6, &p)) return false;
    uint32_t words = body_words(d, room - (p.at - at) - 4), inside = p.at + 2;

    control(&p, PRERET, inside + words + 2, below(d, 2) << 6);
    p.at = inside + words;
    control(&p, RET, 0, ALWAYS);
    struct common_scope *scope = body(d, inside, inside + words);
    if (scope && !scope->function)
        scope->function = TESLA_RANDOM_FUNCTIONS; /* calls none of them */
    return true;
}

/* Entries of all kinds until the stack is full or nearly so, a call on top of them, and all of them
 * taken off again. On a full one the call traps. */
static bool deep(struct common_draft *d, uint32_t at, uint32_t room)
{
    static const uint8_t kinds[] = {JOINAT, PREBRK, PRERET};
    const struct common_scope *scope = common_draft_scope_of(d, at);
    const struct tesla_warp *warp = warp_of(d);
    bool full = d->mortal && common_draft_knob(d, COMMON_KNOB_ODD, 15);
    uint32_t entries = STACK - (full ? 0 : 1 + below(d, 3)), end;
    uint8_t kind[STACK];
    struct tesla_random_place p;

    if (!warp || scope->loops || scope->function || warp->flow.depth >= MAX_STACK) return false;
    entries -= warp->flow.depth;
    if (!tesla_random_start(d, at, room, 4 * entries + 6, &p)) return false;
    end = p.at + 4 * entries + 6;
    for (uint32_t i = 0; i < entries; i++) {
        kind[i] = kinds[below(d, tesla_random_of(d)->mode.features & TESLA_D10_1 ? 3 : 2)];
        control(&p, kind[i], end - 4 - 2 * i, below(d, 2) << 6);
    }
    control(&p, CALL, end - 2, below(d, 2) << 6);
    for (uint32_t i = entries; i--;)
        if (kind[i] == JOINAT) modified(&p, JOIN);
        else control(&p, kind[i] == PREBRK ? BRK : RET, 0, ALWAYS);
    control(&p, BRA, end, ALWAYS);
    control(&p, RET, 0, ALWAYS);
    return true;
}

/* Lanes leave the innermost loop. */
static bool leave_loop(struct common_draft *d, uint32_t at, uint32_t room)
{
    const struct common_scope *scope = common_draft_scope_of(d, at);
    struct tesla_random_place p;

    if (!scope->loops || scope->function || !tesla_random_start(d, at, room, 2, &p)) return false;
    control(&p, BRK, 0, split(d));
    return true;
}

/* Whole quads awake; nothing that leaves or branches in between. */
static bool quad(struct common_draft *d, uint32_t at, uint32_t room)
{
    struct tesla_random_place p;

    if (too_deep(d, at) || !tesla_random_start(d, at, room, 6, &p)) return false;
    uint32_t left = room - (p.at - at) - 4, words = 2 * (1 + below(d, left / 2 < 8 ? left / 2 : 8));
    control(&p, QUADON, 0, 0);
    struct common_scope *scope = body(d, p.at, p.at + words);
    if (scope) scope->plain = true;
    p.at += words;
    if (d->mortal && common_draft_knob(d, COMMON_KNOB_ODD, 10) && words >= 4) {
        p.at -= 2;
        control(&p, 1 + below(d, 13), 0, random_predicate(d));
    }
    control(&p, QUADPOP, 0, 0);
    return true;
}

enum { INC = 1, WAIT = 2 };

/* One bar; that waits for all by its bit, where no count says so. */
static void bar(struct common_draft *d, struct tesla_random_place *p, unsigned how, uint32_t id,
                uint32_t count, bool all)
{
    control(p, BAR, 0, 0);
    id ^= tesla_random_of(d)->barrier;
    uint32_t at = p->at - 2;
    uint32_t word[2] = {d->code[at] | how << 25 | id << 21 | count << 9,
                        d->code[at + 1] | (uint32_t)(all && count != 0xfff) << 14};
    common_draft_put(d, at, word, 2);
}

/* Sheet 1.6. In convergent code, a barrier that waits for all warps, by their number or by its bit.
 * In divergent code, and with a count, only barriers that cannot deadlock: they raise without
 * waiting, or wait for their own warp alone. So no warp waits for ever for a finished one. Where
 * one instruction raises a barrier and another one waits for it, no other instruction raises that
 * barrier, and a whole barrier follows: without it a warp that is ahead would raise it again
 * before another warp has waited, and the two would wait for each other. */
static bool barrier(struct common_draft *d, uint32_t at, uint32_t room)
{
    enum { SPLIT = 7, FREE = 8 /* the first that none waits for */ };
    bool uniform = common_draft_scope_of(d, at)->uniform, all = uniform && below(d, 4);
    bool split = all && below(d, 8) == 0;
    uint32_t id = all ? below(d, SPLIT) : FREE + below(d, 8),
             count = below(d, 2) ? 0xfff : below(d, 4096);
    struct tesla_random_place p;

    if (!uniform && below(d, 4)) return false;
    if (!tesla_random_start(d, at, room, split ? 6 : 2, &p)) return false;
    if (!all && count == 0xfff) count = 1 + below(d, 9);
    if (split) {
        bar(d, &p, INC, SPLIT, count, all);
        bar(d, &p, WAIT, SPLIT, count, all);
    }
    bool alone = !all && below(d, 2);
    bar(d, &p, all || alone ? INC | WAIT : INC, id, alone ? below(d, 2) : count, all);
    return true;
}

static bool leave_program(struct common_draft *d, uint32_t at, uint32_t room)
{
    struct tesla_random_place p;

    if (common_draft_scope_of(d, at)->depth < 2 || !tesla_random_start(d, at, room, 2, &p))
        return false;
    modified(&p, EXIT);
    return true;
}

/* Mostly of few lanes, else little would be left of a program. */
static bool discard(struct common_draft *d, uint32_t at, uint32_t room)
{
    struct tesla_random_place p;

    if (!tesla_random_start(d, at, room, 8, &p)) return false;
    if (below(d, 4) == 0) {
        control(&p, DISCARD, 0, random_predicate(d));
        return true;
    }
    /* mov $r20 $physid, and b32 $r20 $r20 bits, and b32 $c1 # $r20 $r20, (e $c1) discard */
    const uint32_t reg = TESLA_RANDOM_ADDRESS;
    tesla_random_long(&p, 0x00000001u | reg << 2, 0x60000780u);
    tesla_random_immediate(&p, 0xd0000000u, reg, reg, 1 + below(d, 31));
    tesla_random_long(&p, 0xd0000001u | 127u << 2 | reg << 9 | reg << 16, 0x040007d8u);
    control(&p, DISCARD, 0, 0x2u << 7 | 1u << 12);
    return true;
}

/* Control where nothing was begun: what it finds on the stack is not its own. */
static bool stray(struct common_draft *d, uint32_t at, uint32_t room)
{
    static const uint8_t strays[] = {RET, BRK, QUADPOP, QUADON, JOINAT, PREBRK};
    struct tesla_random_place p;

    if (!d->mortal || !common_draft_knob(d, COMMON_KNOB_ODD, 25)) return false;
    if (!tesla_random_start(d, at, room, 2, &p)) return false;
    control(&p, strays[below(d, sizeof strays)], p.at + 2, random_predicate(d));
    return true;
}

/* Registers that differ from lane to lane, then the body; the exit is after it, and functions
 * after that. */
static int finish(struct common_draft *d)
{
    struct tesla_random *own = tesla_random_of(d);
    struct tesla_random_place p = {d, 0};
    unsigned known = own->body < 100 ? 4 : TESLA_RANDOM_ADDRESS;

    for (unsigned reg = 1; reg < known; reg++) /* shl b32 $rN $r0 N, or a constant */
        if (below(d, 2)) tesla_random_long(&p, 0x30000001u | reg << 2 | reg << 16, 0xc4100780u);
        else tesla_random_immediate(&p, 0x10008000u, reg, 0, tesla_random_hard(d));
    p.at = own->body;
    modified(&p, EXIT);
    tesla_random_long(&p, 0xf0000001u, 0xe0000781u);
    own->pool = p.at;
    return 0;
}

enum {
    COMPUTE = 1 << TESLA_COMPUTE,
    GEOMETRY = 1 << TESLA_GEOMETRY,
    FRAGMENT = 1 << TESLA_FRAGMENT
};

static const struct common_statement statements[] = {
    {"branch", 40, 0, branch},
    {"loop", 30, 0, loop},
    {"table", 20, 0, table_jump},
    {"call", 30, 0, call},
    {"return", 20, 0, give_back},
    {"preret", 20, 0, preret},
    {"deep", 4, 0, deep},
    {"break", 20, 0, leave_loop},
    {"quad", 15, 0, quad},
    {"barrier", 40, COMPUTE, barrier},
    {"exit", 5, 0, leave_program},
    {"discard", 15, FRAGMENT, discard},
    {"stray", 4, 0, stray},
    {"refresh", 60, 0, tesla_random_refresh},
    {"global", 250, COMPUTE, tesla_random_global},
    {"exchange", 60, COMPUTE, tesla_random_exchange},
    {"texture", 150, 0, tesla_random_texture},
    {"address", 40, 0, tesla_random_address},
    {"lock", 25, COMPUTE, tesla_random_lock},
    {"double", 40, 0, tesla_random_double},
    {"single", 30, 0, tesla_random_single},
    {"integer", 30, 0, tesla_random_integer},
    {"emit", 100, GEOMETRY, tesla_random_emit},
    {.name = NULL},
};

/* In the order of enum tesla_type. */
static const char *const types[] = {"compute", "vertex", "geometry", "fragment", NULL};
const struct common_random tesla_random = {
    .types = types,
    .follows = true,
    .statements = statements,
    .long_align = 2,
    .begin = tesla_random_begin,
    .end = tesla_random_end,
    .finish = finish,
    .row = tesla_random_weight,
    .field = tesla_random_field,
    .accept = tesla_random_accept,
    .reserved = tesla_random_reserved,
    .place = tesla_place_code,
    .print = tesla_random_print,
    .lines = tesla_random_lines,
};
