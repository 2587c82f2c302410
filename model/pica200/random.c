/* The statements of random shaders in addition to plain instructions: scopes, calls, jumps. Scopes
 * are well formed, and sometimes off by a word or two, since the rules of the flow are about odd
 * scopes: sheet 3.4. */
#include "random.h"

#include "fields.h"
#include "model.h"

enum {
    MAX_DEPTH = 6,
    DEEP = 12,       /* the same where stacks shall overflow: 4, 8 and 4 entries */
    MAX_PASSES = 300 /* of the innermost of some loops */
};

static uint32_t below(struct common_draft *d, uint32_t n)
{
    return common_draft_below(d, n);
}

static bool chance(struct common_draft *d, uint32_t n)
{
    return common_draft_chance(d, n);
}

/* ---- words. */

static uint32_t word_of(struct common_draft *d, unsigned op, uint32_t at)
{
    uint32_t word[COMMON_CODE_WORDS];
    common_draft_row(d, op - 1, at, word);
    return word[0];
}

static uint32_t with(uint32_t word, const struct common_bitfield *field, uint32_t value)
{
    common_put(&word, field->piece, value);
    return word;
}

static void put(struct common_draft *d, uint32_t at, uint32_t word)
{
    common_draft_put(d, at, &word, 1);
}

static bool is_odd(struct common_draft *d)
{
    return pica200_random_of(d)->odd && common_draft_knob(d, COMMON_KNOB_ODD, 12);
}

/* A scope's word: where it goes and how far that reaches. */
static void put_range(struct common_draft *d, uint32_t at, uint32_t word, uint32_t target,
                      uint32_t num)
{
    uint32_t off = is_odd(d) ? below(d, 5) - 2 : 0;
    uint32_t pc = ((uint32_t)common_draft_pc(d, target) + off) & (PICA200_CODE_WORDS - 1);

    put(d, at, with(with(word, pica200_field_target, pc), pica200_field_num, num));
}

/* How many words a body gets: few at depth, and as many as there are now and then, so that scopes
 * end together. */
static uint32_t body_words(struct common_draft *d, uint32_t at, uint32_t room)
{
    uint32_t most = pica200_random_of(d)->deep ? 30 : 12;

    if (common_draft_scope_of(d, at)->depth > 3 && !pica200_random_of(d)->deep) most = 5;
    if (chance(d, 4) && room <= 2 * most) return room;
    return 1 + below(d, room < most ? room : most);
}

static bool too_deep(const struct common_draft *d, uint32_t at)
{
    return common_draft_scope_of(d, at)->depth >= (pica200_random_of(d)->deep ? DEEP : MAX_DEPTH);
}

/* ---- statements. */

/* Whether a scope begins with another one. */
static bool goes_deeper(struct common_draft *d)
{
    return pica200_random_of(d)->deep && below(d, 8);
}

/* Into the first body mostly, if it shall go deep. */
static uint32_t branch_word(struct common_draft *d, uint32_t at)
{
    const struct pica200_random *own = pica200_random_of(d);
    uint32_t id = below(d, PICA200_BOOLS), word;

    if (!own->deep && below(d, 2)) return word_of(d, PICA200_OP_IFC, at);
    word = word_of(d, PICA200_OP_IFU, at);
    if (own->deep && below(d, 4))
        while ((own->boolean & 0xffff) && !(own->boolean >> id & 1)) id = (id + 1) % PICA200_BOOLS;
    return with(word, pica200_field_bool, id);
}

static bool branch(struct common_draft *d, uint32_t at, uint32_t room)
{
    if (room < 2 || too_deep(d, at)) return false;
    uint32_t then = body_words(d, at, room - 1), left = room - 1 - then;
    uint32_t other = left && below(d, 2) ? body_words(d, at, left) : 0;

    put_range(d, at, branch_word(d, at), at + 1 + then, other);
    common_draft_scope(d, at + 1, at + 1 + then);
    common_draft_scope(d, at + 1 + then, at + 1 + then + other);
    if (goes_deeper(d)) branch(d, at + 1, then);
    return true;
}

static bool loop(struct common_draft *d, uint32_t at, uint32_t room)
{
    const struct pica200_random *own = pica200_random_of(d);
    const struct common_scope *outer = common_draft_scope_of(d, at);
    uint32_t id = below(d, PICA200_INTS), passes = outer->passes * (own->integer[id] + 1u);

    if (room < 2 || too_deep(d, at) || passes > (uint32_t)MAX_PASSES >> d->attempt) return false;
    uint32_t words = body_words(d, at, room - 1);
    put_range(d, at, with(word_of(d, PICA200_OP_LOOP, at), pica200_field_int, id), at + words,
              common_draft_word(d) & 0xff);
    struct common_scope *scope = common_draft_scope(d, at + 1, at + 1 + words);
    if (scope) {
        scope->loops++;
        scope->passes = passes;
    }
    return true;
}

static bool call(struct common_draft *d, uint32_t at, uint32_t room);

/* A function after the others: it calls only those after it. */
static unsigned new_function(struct common_draft *d, uint32_t at)
{
    struct pica200_random *own = pica200_random_of(d);
    uint32_t words = 1 + below(d, 16), room = common_draft_room(d, own->pool);

    if (own->functions == PICA200_RANDOM_FUNCTIONS || room < words + 1) return 0;
    unsigned n = own->functions++;
    own->function[n].at = own->pool;
    own->function[n].words = words;
    struct common_scope *scope = common_draft_scope(d, own->pool, own->pool + words);
    if (scope) {
        *scope = (struct common_scope){.end = own->pool + words,
                                       .depth = 2,
                                       .function = (uint16_t)(n + 1),
                                       .passes = common_draft_scope_of(d, at)->passes};
    }
    own->pool += words + below(d, 2);
    if (goes_deeper(d)) call(d, own->function[n].at + (below(d, 2) ? words - 1 : 0), 1);
    return n + 1;
}

static unsigned pick_function(struct common_draft *d, uint32_t at)
{
    const struct pica200_random *own = pica200_random_of(d);
    unsigned caller = common_draft_scope_of(d, at)->function;

    if (is_odd(d) && own->functions && chance(d, 4)) return 1 + below(d, own->functions);
    if (own->functions > caller && below(d, 2))
        return caller + 1 + below(d, own->functions - caller);
    return new_function(d, at);
}

static bool call(struct common_draft *d, uint32_t at, uint32_t room)
{
    static const uint8_t calls[] = {PICA200_OP_CALL, PICA200_OP_CALLC, PICA200_OP_CALLU};
    const struct pica200_random *own = pica200_random_of(d);
    uint32_t word = word_of(d, calls[below(d, 3)], at);
    (void)room;

    if (chance(d, 12)) { /* of what ends at its own end: it closes as it opens */
        uint32_t words = 1 + below(d, at < 3 ? at + 1 : 4);
        put_range(d, at, word, at + 1 - words, words);
        return true;
    }
    unsigned function = pick_function(d, at);
    if (!function) return false;
    put_range(d, at, word, own->function[function - 1].at, own->function[function - 1].words);
    return true;
}

static bool jump(struct common_draft *d, uint32_t at, uint32_t room)
{
    uint32_t end = common_draft_scope_of(d, at)->end, reach = below(d, 4) ? 6 : 40;
    uint32_t target = at + 1 + below(d, end - at < reach ? end - at : reach);
    (void)room;

    if (is_odd(d)) target = below(d, d->words);
    uint32_t word = word_of(d, below(d, 2) ? PICA200_OP_JMPC : PICA200_OP_JMPU, at);
    put(d, at,
        with(word, pica200_field_target,
             (uint32_t)common_draft_pc(d, target) & (PICA200_CODE_WORDS - 1)));
    return true;
}

/* Outside of any loop it is a fault. */
static bool leave_loop(struct common_draft *d, uint32_t at, uint32_t room)
{
    (void)room;
    if (!common_draft_scope_of(d, at)->loops &&
        !(d->mortal && common_draft_knob(d, COMMON_KNOB_TRAPS, 10)))
        return false;
    put(d, at, word_of(d, below(d, 8) ? PICA200_OP_BREAKC : PICA200_OP_BREAK, at));
    return true;
}

/* The end of a run before the end of its code. */
static bool leave(struct common_draft *d, uint32_t at, uint32_t room)
{
    (void)room;
    if (common_draft_scope_of(d, at)->depth < 2) return false;
    put(d, at, word_of(d, PICA200_OP_END, at));
    return true;
}

/* A vertex shader has them too: there they do nothing. */
static bool emission(struct common_draft *d, uint32_t at, uint32_t room)
{
    bool set = room > 1 && below(d, 2);

    if (set) put(d, at, word_of(d, PICA200_OP_SETEMIT, at));
    put(d, at + set, word_of(d, d->type || below(d, 2) ? PICA200_OP_EMIT : PICA200_OP_SETEMIT, at));
    return true;
}

/* Sheet 3.5. */
static bool undefined(struct common_draft *d, uint32_t at, uint32_t room)
{
    static const uint8_t opcode[] = {0x10, 0x11, 0x14, 0x15, 0x16, 0x17, 0x1c, 0x1d, 0x1e, 0x1f};
    (void)room;

    if (!d->mortal) return false;
    put(d, at,
        (uint32_t)opcode[below(d, sizeof opcode)] << 26 | (common_draft_word(d) & 0x3ffffff));
    return true;
}

/* Results that are addresses, or decide: used at once by the engine. */
static bool decide(struct common_draft *d, uint32_t at, uint32_t room)
{
    if (room < 2) return false;
    put(d, at, word_of(d, below(d, 3) ? PICA200_OP_CMP : PICA200_OP_MOVA, at));
    return true;
}

static bool nothing(struct common_draft *d, uint32_t at, uint32_t room)
{
    (void)room;
    put(d, at, word_of(d, PICA200_OP_NOP, at));
    return true;
}

/* After the main program, its end. After the functions, words for scopes that reach beyond
 * them. */
static int finish(struct common_draft *d)
{
    struct pica200_random *own = pica200_random_of(d);
    uint32_t at = own->body;

    for (unsigned i = 0; d->type && i < 4 && at > 8; i++) {
        put(d, at - 2 * i - 2, word_of(d, PICA200_OP_SETEMIT, at));
        put(d, at - 2 * i - 1, word_of(d, PICA200_OP_EMIT, at));
    }
    put(d, at, word_of(d, PICA200_OP_END, at));
    own->pool = at + 1;
    for (at = own->pool; at < d->words && at < own->pool + 3; at++)
        put(d, at, word_of(d, PICA200_OP_END, at));
    own->pool = at;
    for (at = d->words > 24 ? d->words - 24 : 0; at < d->words; at++)
        if (at >= own->pool) put(d, at, word_of(d, PICA200_OP_END, at));
    return 0;
}

/* r for three in four: results that are used; half of them without an index. */
static bool field(struct common_draft *d, unsigned row, const struct common_bitfield *field,
                  const uint32_t *word, uint32_t *value)
{
    const struct pica200_layout *layout = &pica200_layouts[pica200_encoding.row[row].form];
    (void)word;

    if (field == layout->dst && below(d, 4) == 0) {
        *value = PICA200_REG_R + below(d, below(d, 3) ? 6 : PICA200_ROWS);
        return true;
    }
    *value = PICA200_IDX_NONE;
    return field == layout->idx && below(d, 2);
}

/* The weight of a row in the middle of a shader; the other rows belong to statements. */
static uint32_t row_weight(const struct common_draft *d, unsigned row)
{
    unsigned op = pica200_encoding.row[row].op;
    (void)d;

    if (common_op(&pica200_encoding, row)->flow != COMMON_NEXT || op == PICA200_OP_NOP ||
        op == PICA200_OP_EMIT || op == PICA200_OP_SETEMIT)
        return 0;
    return op == PICA200_OP_MAD || op == PICA200_OP_MADI || op == PICA200_OP_MOVA ? 200 : 100;
}

static const struct common_statement statements[] = {
    {"branch", 80, 0, branch},       {"loop", 45, 0, loop},
    {"call", 45, 0, call},           {"jump", 45, 0, jump},
    {"break", 45, 0, leave_loop},    {"exit", 4, 0, leave},
    {"emit", 40, 1 << 1, emission},  {"idle_emit", 4, 1 << 0, emission},
    {"undefined", 10, 0, undefined}, {"decide", 60, 0, decide},
    {"nop", 40, 0, nothing},         {.name = NULL},
};

static const char *const types[] = {"vertex", "geometry", NULL};
const struct common_random pica200_random = {
    .types = types,
    .follows = true,
    .statements = statements,
    .code_words = 1,
    .begin = pica200_random_begin,
    .finish = finish,
    .seal = pica200_random_seal,
    .row = row_weight,
    .field = field,
    .place = pica200_place,
    .print = pica200_random_print,
    .lines = pica200_random_lines,
};
