/* Instructions of random programs: what the engine does not know of operands, and short
 * sequences. */
#include "../common/fields.h"
#include "random.h"

#include <string.h>

#include "fields.h"
#include "model.h"

enum { TRIES = 20 /* words of an operation, before another statement is drawn */ };

static uint32_t below(struct common_draft *d, uint32_t n)
{
    return common_draft_below(d, n);
}

/* ---- numbers. */

/* Zeros, the ends of the exponent, NaN, and numbers of nearly the same size with long runs of
 * ones or zeros, so that sums cancel and products are near a tie. Also as the high word of a
 * double, as two half floats, and just around the ends of the integers. */
uint32_t tesla_random_hard(struct common_draft *d)
{
    /* clang-format off */
    static const uint32_t special[] = {
        0, 1, 2, 0x7fffff, 0x800000, 0x800001, 0xffffff,
        0x1000000, 0x3f800000, 0x3f800001, 0x3f7fffff, 0x3f000000, 0x3fc00000, 0x40000000,
        0x7f7fffff, 0x7f800000, 0x7f800001, 0x7fbfffff, 0x7fc00000, 0x7fffffff, 0x4a800001,
        0x4affffff, 0x4b000000, 0x4b000001, 0x4b7fffff, 0x4effffff, 0x4f000000, 0x4f000001,
        0x4f7fffff, 0x4f800000, 0x5effffff, 0x5f000000, 0x5f800000, 0x33000000, 0x33000001,
        0x33800000, 0x38800000, 0x387fffff, 0x477fefff, 0x477ff000, 0x477fffff, 0x47800000,
        0x00010001, 0x03ff0400, 0x3c003c01, 0x7bff7c00, 0x7c017e00, 0x7fff0000, 0x000fffff,
        0x00100000, 0x3fefffff, 0x3ff00000, 0x3ff80000, 0x41dfffff, 0x41e00000, 0x41f00000,
        0x432fffff, 0x43300000, 0x43e00000, 0x7fefffff, 0x7ff00000, 0x7ff80000, 0x36a00000,
        0x47efffff,
    };
    /* clang-format on */
    uint32_t any = common_draft_word(d), sign = any & 0x80000000u;
    switch (below(d, 7)) {
    case 0: return special[below(d, sizeof special / sizeof special[0])] | sign;
    case 1: return sign | (124 + below(d, 7)) << 23 | (any & 0x7fffff);
    case 2: /* near 1, a run of ones from some bit down */
        return sign | (120 + below(d, 15)) << 23 | (0x7fffffu >> below(d, 24));
    case 3: /* near 1, a run of zeros below some bit, and perhaps the last bit */
        return sign | (115 + below(d, 25)) << 23 | (any & 0x7fffff & ~(0xffffffu >> below(d, 24))) |
               (any >> 30 & 1);
    case 5: return common_draft_extreme(d);
    case 4: /* the ends of the exponent */
        return sign | (below(d, 2) ? below(d, 28) : 228 + below(d, 28)) << 23 | (any & 0x7fffff);
    default: return any;
    }
}

uint32_t tesla_random_small(struct common_draft *d)
{
    uint32_t any = common_draft_word(d);
    return (any & 0x80000000u) | (118 + below(d, 11)) << 23 |
           (below(d, 2) ? any & 0x7fffff : any & 0x780000);
}

uint32_t tesla_random_any(struct common_draft *d)
{
    switch (below(d, 3)) {
    case 0: return tesla_random_hard(d);
    case 1: return tesla_random_small(d);
    default: return below(d, 2) ? 4 * below(d, 128) : below(d, 20) - 4;
    }
}

/* ---- words. */

bool tesla_random_start(struct common_draft *d, uint32_t at, uint32_t room, uint32_t words,
                        struct tesla_random_place *place)
{
    const uint32_t nop = TESLA_RANDOM_SHORT_NOP;

    if (room < words + (at & 1)) return false;
    if (at & 1) common_draft_put(d, at, &nop, 1);
    *place = (struct tesla_random_place){d, at + (at & 1)};
    return true;
}

void tesla_random_long(struct tesla_random_place *place, uint32_t w0, uint32_t w1)
{
    const uint32_t word[2] = {w0, w1};

    common_draft_put(place->draft, place->at, word, 2);
    place->at += 2;
}

void tesla_random_immediate(struct tesla_random_place *place, uint32_t op, uint32_t dst,
                            uint32_t src, uint32_t imm)
{
    tesla_random_long(place, op | dst << 2 | src << 9 | (imm & 0x3f) << 16 | 1u,
                      imm >> 6 << 2 | 3u);
}

/* ---- which rows. */

static bool is_texture(unsigned op)
{
    return op >= TESLA_OP_TEXAUTO && op <= TESLA_OP_TEXGATHER;
}

static bool is_atomic(unsigned op)
{
    return op == TESLA_OP_RED || op == TESLA_OP_ATOM;
}

static bool is_global(unsigned op)
{
    return op == TESLA_OP_LD_G || op == TESLA_OP_ST_G || is_atomic(op);
}

static bool is_lock(unsigned op)
{
    return op == TESLA_OP_LD_LOCK || op == TESLA_OP_ST_UNLOCK;
}

/* Those that need something before them are statements. */
uint32_t tesla_random_weight(const struct common_draft *d, unsigned row)
{
    const struct tesla_random *own = tesla_random_of(d);
    unsigned op = tesla_rows[row].op;

    if (common_op(&tesla_encoding, row)->flow != COMMON_NEXT || is_global(op) || is_lock(op))
        return 0;
    if (!tesla_op_of_type(op, own->mode.type) || (tesla_op_needs(op) & ~own->mode.features))
        return 0;
    if (op == TESLA_OP_EMIT || op == TESLA_OP_RESTART) return 10;
    if (op == TESLA_OP_LD_A || op == TESLA_OP_ST_O || op == TESLA_OP_INTERP) return 600;
    if (op == TESLA_OP_LD_S || op == TESLA_OP_ST_S) return 150;
    return is_texture(op) || op == TESLA_OP_BRKPT ? 10 : COMMON_WEIGHT_USUAL;
}

bool tesla_random_reserved(const struct common_draft *d, unsigned file, unsigned index)
{
    (void)d;
    return file == TESLA_FILE_GPR && index >= TESLA_RANDOM_LOOP && index < TESLA_RANDOM_LOW;
}

/* ---- fields. */

/* Low registers mostly, so that they meet; now and then one beyond the allocation, or about its
 * end. */
static uint32_t random_register(struct common_draft *d, const struct common_bitfield *field)
{
    const struct tesla_random *own = tesla_random_of(d);
    uint32_t count = common_draft_chance(d, 60) ? TESLA_GPRS
                     : below(d, 4)              ? TESLA_RANDOM_ADDRESS
                                                : own->regs;
    uint32_t reg = below(d, count);

    if (common_draft_knob(d, COMMON_KNOB_CORNERS, 3)) reg = own->regs - 2 + below(d, 3);
    if (field->multiple && below(d, 32)) reg -= reg % field->multiple;
    return field->shift ? reg << field->shift | below(d, 1u << field->shift) : reg;
}

static bool draw_register(struct common_draft *d, const struct common_bitfield *field,
                          uint32_t *value)
{
    const struct tesla_random *own = tesla_random_of(d);

    switch (field->reach[0].file) {
    case TESLA_FILE_GPR: *value = random_register(d, field); break;
    case TESLA_FILE_ADDR:
        *value = field->access == COMMON_READ && below(d, 2) ? 0 : 1 + below(d, 4);
        break;
    case TESLA_FILE_OUT: *value = below(d, own->outputs + 1) << field->shift; break;
    default: return false;
    }
    return true;
}

/* Constant buffers that have data, mostly. */
static uint32_t random_bank(struct common_draft *d)
{
    const struct tesla_random *own = tesla_random_of(d);
    uint32_t pick = below(d, 6);
    return pick < 2 ? pick : pick < 5 ? own->bank[pick - 2] : below(d, 16);
}

static bool draw_number(struct common_draft *d, unsigned op, const struct common_bitfield *field,
                        uint32_t *value)
{
    const struct tesla_random *own = tesla_random_of(d);
    const char *name = field->name;
    uint32_t texture = below(d, TESLA_RANDOM_TEXTURES + 1);

    if (!strcmp(name, "tt")) *value = texture < TESLA_RANDOM_TEXTURES ? texture : 255;
    else if (!strcmp(name, "ts")) *value = below(d, TESLA_RANDOM_SAMPLERS);
    else if (!strcmp(name, "postinc")) *value = below(d, 8) == 0;
    else if (!strcmp(name, "o[]"))
        *value =
            below(d, own->mode.type == TESLA_VERTEX || own->mode.type == TESLA_GEOMETRY ? 6 : 40) ==
            0;
    else if (!strcmp(name, "bank")) *value = random_bank(d);
    else if (!strcmp(name, "immediate") && below(d, 2)) *value = tesla_random_hard(d);
    else if (!strcmp(name, "offset") && op == TESLA_OP_LD_A) *value = below(d, own->inputs + 1);
    else if (!strcmp(name, "offset") && op == TESLA_OP_ST_O) *value = below(d, own->outputs + 1);
    else if (!strcmp(name, "offset") && op == TESLA_OP_INTERP)
        *value = below(d, own->inputs / 3 + 1);
    else return false;
    return true;
}

bool tesla_random_field(struct common_draft *d, unsigned row, const struct common_bitfield *field,
                        const uint32_t *word, uint32_t *value)
{
    (void)word;
    if (field->domain == COMMON_REGISTER) return draw_register(d, field, value);
    if (field->domain == COMMON_CHOICE) {
        bool end = !strcmp(field->name, "end"), predicate = !strcmp(field->name, "predicate");
        *value = end ? 0 : TESLA_PRED_ALWAYS; /* exit and join have their statements */
        return end || (predicate && below(d, 3));
    }
    return below(d, 16) && draw_number(d, tesla_rows[row].op, field, value);
}

/* ---- where memory operands point. */

static const struct tesla_element *memory_element(unsigned row)
{
    const struct common_word *word;
    unsigned words = common_template(&tesla_encoding, row, &word);

    for (unsigned i = 0; i < words; i++) {
        const struct tesla_element *element = tesla_element(&word[i]);
        if (element && element->base.kind == TESLA_E_MEMORY) return element;
    }
    return NULL;
}

/* Bytes of a window, of which the operand's address shall be one. 0: it may be anywhere. */
static uint32_t window_of(const struct tesla_random *own, const struct tesla_insn *insn)
{
    if (is_lock(insn->op)) return 0x50; /* few words, so that locks meet */
    switch (insn->mem.kind) {
    case TESLA_KIND_SHARED: return own->shared < 0x500 ? own->shared : 0x500;
    case TESLA_KIND_LOCAL: return own->local < 0x400 ? own->local : 0x400;
    case TESLA_KIND_CONST: return 0x120;
    default: return 0;
    }
}

/* What $a adds in the first active lane of the warp at hand. */
static uint32_t address_base(const struct common_draft *d, const struct tesla_insn *insn)
{
    const struct tesla_model *model = d->model;
    if (!model || !insn->mem.indirect) return 0;
    const struct tesla_warp *warp = &model->warp[d->warp];
    unsigned lane = 0;
    while (lane < TESLA_WARP_LANES - 1 && !(warp->flow.active >> lane & 1)) lane++;
    return warp->addr[insn->areg][lane];
}

/* A bit of an address outside of its window: of a lock any, for locks lie outside of
 * s[] as well. */
static uint32_t far_bit(struct common_draft *d, const struct tesla_insn *insn)
{
    const struct tesla_random *own = tesla_random_of(d);
    uint32_t bit = 1u << (8 + below(d, 8));

    if (is_lock(insn->op)) return below(d, 4) ? 0 : bit;
    if (insn->mem.kind == TESLA_KIND_SHARED) return bit < own->shared && below(d, 2) ? bit : 0;
    if (insn->mem.kind != TESLA_KIND_LOCAL || below(d, 8)) return 0;
    return bit < own->local ? bit : 0;
}

/* The end of what there is, or of a window in it. */
static uint32_t end_of(struct common_draft *d, const struct tesla_insn *insn, uint32_t window)
{
    const struct tesla_random *own = tesla_random_of(d);

    if (is_lock(insn->op) || below(d, 2)) return window;
    return insn->mem.kind == TESLA_KIND_SHARED  ? own->shared
           : insn->mem.kind == TESLA_KIND_LOCAL ? own->local
                                                : window;
}

/* An address in its window, at the end of it now and then: the offset makes up for what $a has. */
static void aim(struct common_draft *d, unsigned row, const struct tesla_insn *insn, uint32_t *word)
{
    const struct tesla_element *element = memory_element(row);
    uint32_t window = window_of(tesla_random_of(d), insn),
             bytes = tesla_type_bits(insn->mem.access) / 8;

    if (!element || !window || !bytes || insn->postinc || common_draft_chance(d, 12)) return;
    uint32_t first = is_lock(insn->op) ? 0x40 : 0;
    uint32_t at = (first + below(d, window - first)) ^ far_bit(d, insn);
    if (common_draft_knob(d, COMMON_KNOB_CORNERS, 10))
        at = end_of(d, insn, window) - 2 * bytes + below(d, 3 * bytes);
    struct common_piece piece[COMMON_PIECES] = {
        tesla_offset_piece(element->place, insn->mem.access)};
    uint32_t scale = tesla_offset_scale(element->place, insn->mem.access);
    if (common_draft_chance(d, 24) == false) at -= at % bytes;
    common_put(word, piece, ((at - address_base(d, insn)) & 0xffff) / scale);
}

bool tesla_random_accept(struct common_draft *d, uint32_t at, unsigned row, uint32_t *word)
{
    const struct tesla_random *own = tesla_random_of(d);
    struct tesla_insn insn;
    (void)at;

    tesla_decode_as(&own->mode, word, 2, 0, &insn);
    if (insn.trap) return d->mortal && common_draft_chance(d, 100);
    aim(d, row, &insn, word);
    return true;
}

/* ---- statements. */

/* Whether the program may have an instruction: one that kills no warp, or any if warps may die. */
static bool is_wanted(const struct common_draft *d, const uint32_t *word)
{
    struct tesla_insn insn;

    tesla_decode_as(&tesla_random_of(d)->mode, word, 2, 0, &insn);
    return !insn.trap || d->mortal;
}

/* A row of an operation in word[]; short ones are not wanted here.
 *   returns  whether there is one that the program may have */
static bool draw_op(struct common_draft *d, unsigned op, uint32_t at, uint32_t *word)
{
    unsigned row;

    for (unsigned i = 0; i < TRIES; i++) {
        do row = common_draft_row_of(d, op);
        while (tesla_rows[row].form != TESLA_LONG && below(d, 8));
        common_draft_row(d, row, at, word);
        if (is_wanted(d, word)) return true;
    }
    return false;
}

static void set_bits(uint32_t *word, unsigned lsb, unsigned width, uint32_t value)
{
    uint32_t mask = ((1u << width) - 1) << lsb;
    *word = (*word & ~mask) | (value << lsb & mask);
}

/* The low word of a double of which the high one is hard. */
static uint32_t random_low(struct common_draft *d)
{
    static const uint32_t low[] = {0,          0,          1,          0xffffffff,
                                   0x80000000, 0x7fffffff, 0x80000001, 0xfffffffe};
    return below(d, 3) ? low[below(d, sizeof low / sizeof low[0])] : common_draft_word(d);
}

/* Sets registers to new values: most results are soon all sign or all ones. One, a pair, or one
 * that differs from lane to lane. */
bool tesla_random_refresh(struct common_draft *d, uint32_t at, uint32_t room)
{
    struct tesla_random_place p;
    uint32_t reg = 1 + below(d, TESLA_RANDOM_ADDRESS - 3), pairs = 1 + below(d, 3);

    if (!tesla_random_start(d, at, room, 12, &p)) return false;
    switch (below(d, 4)) {
    case 0: /* mov $r, xor with the lane's number in some bit */
        tesla_random_long(&p, 0x00000001u | TESLA_RANDOM_ADDRESS << 2, 0x60000780u);
        tesla_random_immediate(&p, 0x10008000u, reg, 0, tesla_random_hard(d));
        tesla_random_long(&p, 0xd0000001u | reg << 2 | reg << 9 | TESLA_RANDOM_ADDRESS << 16,
                          0x04008780u);
        return true;
    case 1: tesla_random_immediate(&p, 0x10008000u, reg, 0, tesla_random_hard(d)); return true;
    default:
        for (reg &= ~1u; pairs--; reg = 2 * below(d, TESLA_RANDOM_ADDRESS / 2)) {
            tesla_random_immediate(&p, 0x10008000u, reg, 0, random_low(d));
            tesla_random_immediate(&p, 0x10008000u, reg + 1, 0, tesla_random_hard(d));
        }
        return true;
    }
}

/* Whether all lanes of a register that are active lie in a window of g[], so that it is an address
 * as it is. */
static bool is_address(const struct common_draft *d, uint32_t reg)
{
    const struct tesla_model *model = d->model;
    const struct tesla_warp *warp = model ? &model->warp[d->warp] : NULL;

    if (!warp || !warp->flow.active) return false;
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        if ((warp->flow.active >> lane & 1) && warp->gpr[reg][lane] >= 0x8000) return false;
    return true;
}

/* The register of an address: one that is one, or $r20 with bits of another: few words where lanes
 * shall meet; a step apart, perhaps beyond the end of g3[]; about that end. */
static uint32_t make_address(struct tesla_random_place *p, bool atomic)
{
    struct common_draft *d = p->draft;
    uint32_t reg = below(d, TESLA_RANDOM_LOW), mine = TESLA_RANDOM_ADDRESS;
    uint32_t mask = atomic && below(d, 4) ? 0xf : below(d, 3) ? 0xfff : 0x7fff;

    if (below(d, 3) == 0 && is_address(d, reg)) return reg;
    if (common_draft_knob(d, COMMON_KNOB_CORNERS,
                          12)) { /* and b32 $r20 $rN 0xf, add b32 $r20 limit - 12 */
        tesla_random_immediate(p, 0xd0000000u, mine, reg, 0xf >> below(d, 4));
        tesla_random_immediate(p, 0x20008000u, mine, mine,
                               tesla_random_of(d)->limit - 11 + below(d, 8));
    } else if (below(d, 4) == 0) { /* mov $r20 $physid, shl, add */
        uint32_t places = below(d, 8);
        uint32_t end = (tesla_random_of(d)->limit - (16u << places)) & ~3u; /* in the middle */
        tesla_random_long(p, 0x00000001u | mine << 2, 0x60000780u);
        tesla_random_immediate(p, 0xd0000000u, mine, mine, 31);
        tesla_random_long(p, 0x30000001u | mine << 2 | mine << 9 | places << 16, 0xc4100780u);
        tesla_random_immediate(p, 0x20008000u, mine, mine, below(d, 3) ? 4 * below(d, 0x400) : end);
    } else { /* and b32 $r20 $rN mask */
        tesla_random_immediate(p, 0xd0000000u, mine, reg, below(d, 3) ? mask & ~3u : mask);
    }
    return mine;
}

bool tesla_random_global(struct common_draft *d, uint32_t at, uint32_t room)
{
    static const uint16_t ops[] = {TESLA_OP_LD_G, TESLA_OP_LD_G, TESLA_OP_ST_G,
                                   TESLA_OP_ST_G, TESLA_OP_RED,  TESLA_OP_ATOM};
    const struct tesla_random *own = tesla_random_of(d);
    unsigned op = ops[below(d, sizeof ops / sizeof ops[0])];
    uint32_t word[COMMON_CODE_WORDS];
    struct tesla_random_place p;

    if (below(d, 10) >= own->special || !tesla_random_start(d, at, room, 10, &p)) return false;
    if (!draw_op(d, op, p.at, word)) return false;
    set_bits(&word[0], 9, 7, make_address(&p, is_atomic(op)));
    if (below(d, 2)) set_bits(&word[0], is_atomic(op) ? 23 : 16, 4, below(d, 2) ? 3 : 14);
    tesla_random_long(&p, word[0], word[1]);
    return true;
}

/* atom cas that finds what it looks for, which ld g[] has put into its registers, or in some lanes
 * all of it but for a bit. */
bool tesla_random_exchange(struct common_draft *d, uint32_t at, uint32_t room)
{
    enum { WIDE = 4, B32 = 6, CAS = 2 << 2 };
    const struct tesla_random *own = tesla_random_of(d);
    bool wide = (own->mode.features & TESLA_SM12) && below(d, 2);
    uint32_t pair[4], size = wide ? WIDE : B32 + below(d, 2), space = below(d, 2) ? 3 : 14;
    struct tesla_random_place p;

    if (!(own->mode.features & TESLA_SM11)) return false;
    if (!tesla_random_start(d, at, room, 20, &p)) return false;
    uint32_t address = make_address(&p, true), first = below(d, TESLA_RANDOM_ADDRESS / 2);
    while (first == address / 2 || (first + 3) % (TESLA_RANDOM_ADDRESS / 2) == address / 2)
        first = (first + 1) % (TESLA_RANDOM_ADDRESS / 2); /* not over it */
    for (unsigned i = 0; i < 4; i++) /* found, new, old; what is on top of found */
        pair[i] = 2 * ((first + i) % (TESLA_RANDOM_ADDRESS / 2));
    tesla_random_long(&p, 0xd0000001u | pair[0] << 2 | address << 9 | space << 16,
                      0x80000780u | size << 21);
    if (below(d, 2)) { /* mov $r $physid, and, shl, xor */
        uint32_t lane = below(d, 5), bit = below(d, 3) ? 31 : lane + below(d, 32 - lane);
        uint32_t odd = pair[0] + (wide && below(d, 3)), mask = pair[3];
        tesla_random_long(&p, 0x00000001u | mask << 2, 0x60000780u);
        tesla_random_immediate(&p, 0xd0000000u, mask, mask, 1u << lane);
        tesla_random_long(&p, 0x30000001u | mask << 2 | mask << 9 | (bit - lane) << 16,
                          0xc4100780u);
        tesla_random_long(&p, 0xd0000001u | odd << 2 | odd << 9 | mask << 16, 0x04008780u);
    }
    tesla_random_long(&p, 0xd0000001u | pair[2] << 2 | address << 9 | pair[0] << 16 | space << 23,
                      0xe0000780u | size << 21 | pair[1] << 14 | CAS);
    return true;
}

bool tesla_random_address(struct common_draft *d, uint32_t at, uint32_t room)
{
    uint32_t areg = 1 + below(d, 4), mine = TESLA_RANDOM_ADDRESS;
    struct tesla_random_place p;

    if (!tesla_random_start(d, at, room, 4, &p)) return false;
    if (below(d, 3)) { /* and b32 $r20 $rN mask, shl $a1..4 $r20 0..2 */
        tesla_random_immediate(&p, 0xd0000000u, mine, below(d, TESLA_RANDOM_LOW),
                               0x7fu >> below(d, 7));
        tesla_random_long(&p, 0x00000001u | areg << 2 | mine << 9 | below(d, 3) << 16, 0xc0000780u);
    } else {
        /* add $a1..4 $a0 number; three times it is beyond 16 bits by little, as rows of v[] are
         * counted */
        uint32_t number = below(d, 2)   ? below(d, 160)
                          : below(d, 3) ? 0x100 * below(d, 256)
                          : below(d, 2) ? 0x5555 * (1 + below(d, 2)) + below(d, 0x40)
                                        : below(d, 0x10000);
        tesla_random_long(&p, 0xd0000001u | areg << 2 | number << 9, 0x20000780u);
    }
    return true;
}

/* The limits of binary64, and the numbers next to them. */
static uint64_t random_double(struct common_draft *d)
{
    static const uint64_t special[] = {
        0,
        1,
        UINT64_C(0x000fffffffffffff),
        UINT64_C(0x0010000000000000),
        UINT64_C(0x3fefffffffffffff),
        UINT64_C(0x3ff0000000000000),
        UINT64_C(0x3ff0000000000001),
        UINT64_C(0x4340000000000000),
        UINT64_C(0x7fefffffffffffff),
        UINT64_C(0x7ff0000000000000),
        UINT64_C(0x7ff0000000000001),
        UINT64_C(0x7ff8000000000000),
        UINT64_C(0x7fffffffffffffff),
    };
    return special[below(d, sizeof special / sizeof special[0])] | (uint64_t)below(d, 2) << 63;
}

/* One of some operations, of whose registers those that are read are among `count`: each in its
 * turn, mostly.
 *   multiple  only those that name pairs */
static void operate(struct tesla_random_place *p, const uint16_t *op, size_t ops,
                    const uint32_t *reg, unsigned count, bool multiple)
{
    struct common_draft *d = p->draft;
    const struct common_bitfield *const *field;
    uint32_t word[COMMON_CODE_WORDS], turn = below(d, count);
    unsigned row = common_draft_row_of(d, op[below(d, (uint32_t)ops)]);
    unsigned words = common_draft_row(d, row, p->at, word),
             fields = common_fields(&tesla_encoding, row, &field);

    for (unsigned i = 0; i < fields; i++) {
        const struct common_bitfield *f = field[i];
        if (f->domain != COMMON_REGISTER || f->reach[0].file != TESLA_FILE_GPR ||
            f->access != COMMON_READ)
            continue;
        if (multiple && !f->multiple) continue;
        uint32_t value = reg[below(d, 4) ? turn++ % count : below(d, count)];
        common_put(word, f->piece, f->shift ? value << f->shift | below(d, 1u << f->shift) : value);
    }
    if (is_wanted(d, word)) common_draft_put(d, p->at, word, words);
}

/* Two pairs of registers, and an operation of binary64 that reads no others. */
bool tesla_random_double(struct common_draft *d, uint32_t at, uint32_t room)
{
    static const uint16_t ops[] = {TESLA_OP_DADD, TESLA_OP_DADD,  TESLA_OP_DMUL, TESLA_OP_DMUL,
                                   TESLA_OP_DFMA, TESLA_OP_DFMA,  TESLA_OP_DMIN, TESLA_OP_DMAX,
                                   TESLA_OP_DSET, TESLA_OP_F2I64, TESLA_OP_F2F64};
    uint32_t pair[2];
    struct tesla_random_place p;

    if (!(tesla_random_of(d)->mode.features & TESLA_FP64)) return false;
    if (!tesla_random_start(d, at, room, 10, &p)) return false;
    for (unsigned i = 0; i < 2; i++) {
        uint64_t value = random_double(d);
        pair[i] = 2 * below(d, TESLA_RANDOM_ADDRESS / 2);
        tesla_random_immediate(&p, 0x10008000u, pair[i], 0, (uint32_t)value);
        tesla_random_immediate(&p, 0x10008000u, pair[i] + 1, 0, (uint32_t)(value >> 32));
    }
    operate(&p, ops, sizeof ops / sizeof ops[0], pair, 2, true);
    return true;
}

enum { NUMBERS = 3, NUMBERS_WORDS = 2 * NUMBERS + 8 + 2 }; /* words of code, at most */

/* Registers with these numbers, and an operation that reads no others. The second one differs from
 * lane to lane.
 *   places   where the lane's number is xor-ed to it: mov $r20 $physid, and, shl, xor */
static void put_numbers(struct tesla_random_place *p, const uint16_t *op, size_t ops,
                        const uint32_t *number, uint32_t places)
{
    uint32_t reg[NUMBERS], mine = TESLA_RANDOM_ADDRESS;

    for (unsigned i = 0; i < NUMBERS; i++) {
        reg[i] = below(p->draft, TESLA_RANDOM_ADDRESS);
        tesla_random_immediate(p, 0x10008000u, reg[i], 0, number[i]);
    }
    tesla_random_long(p, 0x00000001u | mine << 2, 0x60000780u);
    tesla_random_immediate(p, 0xd0000000u, mine, mine, 31);
    tesla_random_long(p, 0x30000001u | mine << 2 | mine << 9 | places << 16, 0xc4100780u);
    tesla_random_long(p, 0xd0000001u | reg[1] << 2 | reg[1] << 9 | mine << 16, 0x04008780u);
    operate(p, op, ops, reg, NUMBERS, false);
}

static uint32_t fraction(struct common_draft *d)
{
    switch (below(d, 4)) {
    case 0: return 0;
    case 1: return below(d, 2) ? 1 : 0x7fffff;
    case 2: return 1u << below(d, 23);
    default: return common_draft_word(d) & 0x7fffff;
    }
}

/* Singles whose exponents are some places apart, another number of them in each lane, so that the
 * last bits of a sum are at stake; and functions and conversions of 32 exponents at once. */
bool tesla_random_single(struct common_draft *d, uint32_t at, uint32_t room)
{
    static const uint16_t ops[] = {TESLA_OP_FADD, TESLA_OP_FADD,   TESLA_OP_FADD,   TESLA_OP_FMAD,
                                   TESLA_OP_FMAD, TESLA_OP_FMUL,   TESLA_OP_F2F,    TESLA_OP_F2I,
                                   TESLA_OP_LG2,  TESLA_OP_PRESIN, TESLA_OP_PREEX2, TESLA_OP_EX2,
                                   TESLA_OP_RSQRT};
    uint32_t first = below(d, 4) ? 100 + below(d, 56) : 48 + below(d, 160);
    uint32_t second = first - below(d, 48);
    const uint32_t exponent[NUMBERS] = {first, second, first + second - 157 + below(d, 61)};
    uint32_t number[NUMBERS];
    struct tesla_random_place p;

    if (!tesla_random_start(d, at, room, NUMBERS_WORDS, &p)) return false;
    for (unsigned i = 0; i < NUMBERS; i++) {
        uint32_t sign = below(d, 2);
        number[i] = sign << 31 | (exponent[i] & 0xff) << 23 | fraction(d);
    }
    put_numbers(&p, ops, sizeof ops / sizeof ops[0], number, 23);
    return true;
}

/* Whole numbers at the ends of their ranges. */
bool tesla_random_integer(struct common_draft *d, uint32_t at, uint32_t room)
{
    static const uint16_t ops[] = {TESLA_OP_IADD, TESLA_OP_IADD, TESLA_OP_IADD,   TESLA_OP_IMAD,
                                   TESLA_OP_IMAD, TESLA_OP_ISAD, TESLA_OP_IMUL16, TESLA_OP_IMUL24,
                                   TESLA_OP_ISET, TESLA_OP_IMAX, TESLA_OP_IMIN,   TESLA_OP_SHL,
                                   TESLA_OP_SHR,  TESLA_OP_I2I,  TESLA_OP_I2F};
    static const uint32_t end[] = {
        0,          0,          0x7fffffff, 0x7fffffff, 0x80000000, 0xffffffff, 1,          31,
        32,         0x007fff,   0x008000,   0x0000ffff, 0x007fffff, 0x00800000, 0x00ffffff, 0xff,
        0x80008000, 0x7fff7fff, 0x00010001, 0x101,      0x80000001, 0x00010020};
    uint32_t number[NUMBERS];
    struct tesla_random_place p;

    if (!tesla_random_start(d, at, room, NUMBERS_WORDS, &p)) return false;
    for (unsigned i = 0; i < NUMBERS; i++) number[i] = end[below(d, sizeof end / sizeof end[0])];
    put_numbers(&p, ops, sizeof ops / sizeof ops[0], number, below(d, 32));
    return true;
}

bool tesla_random_lock(struct common_draft *d, uint32_t at, uint32_t room)
{
    uint32_t word[COMMON_CODE_WORDS];
    struct tesla_random_place p;

    if (!(tesla_random_of(d)->mode.features & TESLA_SM12)) return false;
    if (!tesla_random_start(d, at, room, 2, &p)) return false;
    if (!draw_op(d, below(d, 2) ? TESLA_OP_LD_LOCK : TESLA_OP_ST_UNLOCK, p.at, word)) return false;
    tesla_random_long(&p, word[0], word[1]);
    return true;
}

/* Rows of o[], then the record. */
bool tesla_random_emit(struct common_draft *d, uint32_t at, uint32_t room)
{
    const struct tesla_random *own = tesla_random_of(d);
    uint32_t word[COMMON_CODE_WORDS], rows = below(d, 6);
    struct tesla_random_place p;

    if (!tesla_random_start(d, at, room, 2 * rows + 2, &p)) return false;
    while (rows--) /* mov b32 o[] $rN */
        tesla_random_long(
            &p, 0x10000001u | below(d, own->outputs) << 2 | below(d, TESLA_RANDOM_LOW) << 9,
            0x0403c788u);
    if (draw_op(d, below(d, 3) ? TESLA_OP_EMIT : TESLA_OP_RESTART, p.at, word))
        tesla_random_long(&p, word[0], word[1]);
    return true;
}

/* A coordinate that differs from lane to lane: the lane's number, or some bits of it, times a
 * factor. */
static void coordinate(struct tesla_random_place *p, uint32_t reg, bool integer)
{
    struct common_draft *d = p->draft;
    uint32_t mine = TESLA_RANDOM_ADDRESS;

    if (reg >= TESLA_RANDOM_ADDRESS && (reg < TESLA_RANDOM_LOW || reg >= 64)) return;
    tesla_random_long(p, 0x00000001u | mine << 2, 0x60000780u); /* mov $r20 $physid */
    tesla_random_immediate(p, 0xd0000000u, reg, mine, below(d, 3) ? below(d, 32) : 0);
    if (integer) { /* add b32 */
        tesla_random_immediate(p, 0x20008000u, reg, reg, below(d, 4) - 1);
        return;
    }
    tesla_random_long(p, 0xa0000001u | reg << 2 | reg << 9, 0x44004780u); /* cvt rn f32 u32 */
    tesla_random_immediate(p, 0xc0000000u, reg, reg,
                           (116 + below(d, 12)) << 23 | below(d, 1u << 23));
    tesla_random_immediate(p, 0xb0000000u, reg, reg, tesla_random_small(d));
}

/* Words that the coordinates of an instruction take, at most. */
enum { COORDINATES = 4 * 10 };

bool tesla_random_texture(struct common_draft *d, uint32_t at, uint32_t room)
{
    const struct tesla_random *own = tesla_random_of(d);
    uint32_t word[COMMON_CODE_WORDS];
    struct tesla_insn insn;
    struct tesla_random_place p;
    unsigned fresh = below(d, 8), tries = 0; /* fresh: in 8 sources */

    if (below(d, 6) >= own->textures) return false;
    if (!tesla_random_start(d, at, room, 2 + (fresh ? COORDINATES : 0), &p)) return false;
    do {
        unsigned op = TESLA_OP_TEXAUTO + below(d, TESLA_OP_TEXGATHER - TESLA_OP_TEXAUTO + 1);
        draw_op(d, op, p.at, word);
        tesla_decode_as(&own->mode, word, 2, 0, &insn);
    } while (insn.trap && ++tries < TRIES);
    if (insn.trap) return false;
    const struct tesla_operand *source = &insn.src[0];
    bool integer = insn.op == TESLA_OP_TEXFETCH || insn.op == TESLA_OP_TEXSIZE;
    for (unsigned i = 0; i < source->count && source->kind == TESLA_KIND_VECTOR; i++)
        if (below(d, 8) < fresh) coordinate(&p, source->reg + i, below(d, 6) ? integer : !integer);
    if (insn.form == TESLA_SHORT) common_draft_put(d, p.at, word, 1);
    else tesla_random_long(&p, word[0], word[1]);
    return true;
}
