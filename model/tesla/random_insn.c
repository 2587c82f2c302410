/* Random instructions: rows of the instruction table with random bits in every field, ignored
 * ones too. */
#include "random.h"
#include "fields.h"


uint32_t tesla_random_below(struct generator *g, uint32_t n)
{
    return common_rng_below(&g->rng, n);
}

static uint32_t below(struct generator *g, uint32_t n)
{
    return tesla_random_below(g, n);
}

void tesla_random_word(struct generator *g, uint32_t word)
{
    if (g->words < MAX_WORDS) g->word[g->words++] = word;
}

void tesla_random_long(struct generator *g, uint32_t w0, uint32_t w1)
{
    if (g->words & 1) tesla_random_word(g, 0x10008000u); /* short nop */
    tesla_random_word(g, w0);
    tesla_random_word(g, w1);
}

void tesla_random_immediate(struct generator *g, uint32_t op, uint32_t dst, uint32_t src, uint32_t imm)
{
    tesla_random_long(g, op | dst << 2 | src << 9 | (imm & 0x3f) << 16 | 1u, imm >> 6 << 2 | 3u);
}

/* Zeros, the ends of the exponent, NaN, and numbers of nearly the same size with long runs of
 * ones or zeros, so that sums cancel and products are near a tie. Also as the high word of a
 * double, as two half floats, and just around the ends of the integers. */
uint32_t tesla_random_hard(struct generator *g)
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
    uint32_t any = (uint32_t)common_rng_next(&g->rng), sign = any & 0x80000000u;
    switch (below(g, 6)) {
    case 0: return special[below(g, sizeof special / sizeof special[0])] | sign;
    case 1: return sign | (124 + below(g, 7)) << 23 | (any & 0x7fffff);
    case 2: /* near 1, a run of ones from some bit down */
        return sign | (120 + below(g, 15)) << 23 | (0x7fffffu >> below(g, 24));
    case 3: /* near 1, a run of zeros below some bit, and perhaps the last bit */
        return sign | (115 + below(g, 25)) << 23 | (any & 0x7fffff & ~(0xffffffu >> below(g, 24))) |
               (any >> 30 & 1);
    case 4: /* the ends of the exponent */
        return sign | (below(g, 2) ? below(g, 28) : 228 + below(g, 28)) << 23 | (any & 0x7fffff);
    default: return any;
    }
}

uint32_t tesla_random_small(struct generator *g)
{
    uint32_t any = (uint32_t)common_rng_next(&g->rng);
    return (any & 0x80000000u) | (118 + below(g, 11)) << 23 |
           (below(g, 2) ? any & 0x7fffff : any & 0x780000);
}

uint32_t tesla_random_any(struct generator *g)
{
    switch (below(g, 3)) {
    case 0: return tesla_random_hard(g);
    case 1: return tesla_random_small(g);
    default: return below(g, 2) ? 4 * below(g, 128) : below(g, 20) - 4;
    }
}

static bool reserved(const struct tesla_insn *insn)
{
    const struct tesla_operand *dst = &insn->dst;
    unsigned count = dst->kind == TESLA_KIND_QUAD ? 4 : dst->kind == TESLA_KIND_PAIR ? 2 : 1;
    if (dst->kind == TESLA_KIND_VECTOR)
        for (unsigned i = count = 0; i < 4; i++) count += insn->mask >> i & 1;
    else if (dst->kind < TESLA_KIND_GPR || dst->kind > TESLA_KIND_QUAD) return false;
    return dst->reg < REG_FREE && dst->reg + count > REG_ADDRESS;
}

static bool is_control(enum tesla_op op)
{
    return op >= TESLA_OP_DISCARD || op == TESLA_OP_TRAP;
}

static bool is_texture(enum tesla_op op)
{
    return op >= TESLA_OP_TEXAUTO && op <= TESLA_OP_TEXGATHER;
}

static bool is_atomic(enum tesla_op op)
{
    return op == TESLA_OP_RED || op == TESLA_OP_ATOM;
}

static bool is_global(enum tesla_op op)
{
    return op == TESLA_OP_LD_G || op == TESLA_OP_ST_G || is_atomic(op);
}

static bool is_lock(enum tesla_op op)
{
    return op == TESLA_OP_LD_LOCK || op == TESLA_OP_ST_UNLOCK;
}

static bool is_f64(enum tesla_op op)
{
    return (op >= TESLA_OP_DFMA && op <= TESLA_OP_DSET) || op == TESLA_OP_I2F64 ||
           op == TESLA_OP_F2I64 || op == TESLA_OP_F2F64;
}

static void set_field(uint32_t *word, unsigned lsb, unsigned width, uint32_t value)
{
    uint32_t mask = ((1u << width) - 1) << lsb;
    *word = (*word & ~mask) | (value << lsb & mask);
}

/* Operands of the operations of graphics programs and of texture: mostly some that exist. */
static void narrow(struct generator *g, unsigned row, uint32_t w[2])
{
    enum tesla_op op = tesla_rows[row].op;
    if (below(g, 8) == 0) return;
    if (op == TESLA_OP_LD_A) set_field(&w[0], 9, 7, below(g, g->inputs + 1));
    if (op == TESLA_OP_ST_O) set_field(&w[0], 9, 14, below(g, g->outputs + 1));
    if (op == TESLA_OP_INTERP) set_field(&w[0], 16, 8, below(g, g->inputs / 3 + 1));
    if (is_texture(op)) {
        uint32_t texture = below(g, TEXTURES + 1);
        set_field(&w[0], 9, 8, texture < TEXTURES ? texture : 255);
        set_field(&w[0], 17, 5, below(g, SAMPLERS));
    }
}

/* A random instruction of this row; false if it would break the generator's own registers. */
static bool random_words(struct generator *g, unsigned row, struct tesla_insn *insn, uint32_t w[2])
{
    bool graphics = g->mode.type != TESLA_COMPUTE;
    for (unsigned i = 0; i < 2; i++) {
        uint32_t any = (uint32_t)common_rng_next(&g->rng);
        if (i == 0 && below(g, 4))
            any &= ~(0x60u << 2 | 0x60u << 9 | 0x60u << 16); /* low registers */
        if (i == 1 && below(g, 4)) any &= ~(0x60u << 14);
        if (i == 0 && below(g, 4)) any &= ~(1u << 25); /* rarely post-increment */
        if (graphics && below(g, 2))
            any &= i ? ~4u : ~(3u << 26); /* a[], p[], v[], o[] are small */
        if (i == 1 && below(g, 3)) any = (any & ~0xf80u) | 0x780u; /* mostly unpredicated */
        w[i] = (any & ~tesla_rows[row].mask[i]) | tesla_rows[row].match[i];
    }
    if (tesla_rows[row].form == TESLA_LONG) w[1] &= ~3u;
    if (is_f64(tesla_rows[row].op) && below(g, 8)) { /* pairs: else the most are misaligned */
        w[0] &= ~(1u << 2 | 1u << 9 | 1u << 16);
        if (tesla_rows[row].op <= TESLA_OP_DADD) w[1] &= ~(1u << 14 & ~tesla_rows[row].mask[1]);
    }
    if (is_global(tesla_rows[row].op)) set_field(&w[0], 9, 7, REG_ADDRESS);
    if (is_lock(tesla_rows[row].op) && below(g, 8)) { /* one of four words, so that locks meet */
        w[0] = (w[0] & ~(7u << 25 | 0x3fffu << 9)) | (16 + below(g, 4)) << 9;
        w[1] &= ~4u;
    }
    narrow(g, row, w);
    tesla_decode_as(&g->mode, w, 2, 0, insn);
    if (insn->trap && !(g->risk && below(g, g->risk) == 0)) return false;
    return !reserved(insn) && !(insn->cwrite && insn->cdst == COND_LOOP);
}

static void draw(struct generator *g, enum tesla_op first, enum tesla_op last, bool two,
                 struct tesla_insn *insn, uint32_t w[2])
{
    for (;;) {
        unsigned row = below(g, TESLA_ROW_COUNT);
        if (tesla_rows[row].op < first || tesla_rows[row].op > last || is_control(tesla_rows[row].op)) continue;
        if (two && tesla_rows[row].form != TESLA_LONG) continue;
        if (random_words(g, row, insn, w)) return;
    }
}

void tesla_random_row(struct generator *g, enum tesla_op first, enum tesla_op last, uint32_t w1)
{
    struct tesla_insn insn;
    uint32_t w[2];
    do draw(g, first, last, w1 != 0, &insn, w);
    while (is_global(insn.op));
    if (insn.form == TESLA_SHORT || insn.form == TESLA_SCTL) tesla_random_word(g, w[0]);
    else tesla_random_long(g, w[0], w[1] | w1);
}

void tesla_random_global(struct generator *g)
{
    struct tesla_insn insn;
    uint32_t w[2];
    do draw(g, TESLA_OP_LD_G, TESLA_OP_ATOM, true, &insn, w);
    while (!is_global(insn.op));
    /* and b32 $r20 $rN 0x7fff: inside every window; less where lanes shall meet */
    uint32_t mask = is_atomic(insn.op) && below(g, 4) ? 0xf : below(g, 2) ? 0xfff : 0x7fff;
    tesla_random_immediate(g, 0xd0000000u, REG_ADDRESS, below(g, REG_FREE), mask);
    tesla_random_long(g, w[0], w[1]);
}

void tesla_random_address(struct generator *g)
{
    /* and b32 $r20 $rN mask, then shl $a1..4 $r20 0..2; or add $a1..4 $a0 number */
    uint32_t areg = 1 + below(g, 4);
    if (below(g, 3)) {
        tesla_random_immediate(g, 0xd0000000u, REG_ADDRESS, below(g, REG_FREE), 0x7fu >> below(g, 7));
        tesla_random_long(g, 0x00000001u | areg << 2 | REG_ADDRESS << 9 | below(g, 3) << 16,
                      0xc0000780u);
    } else {
        tesla_random_long(g, 0xd0000001u | areg << 2 | below(g, 160) << 9, 0x20000780u);
    }
}

/* A coordinate that differs from lane to lane: the lane's number, or some bits of it, times a
 * factor. */
static void coordinate(struct generator *g, uint32_t reg, bool integer)
{
    if (reg >= REG_ADDRESS && (reg < REG_FREE || reg >= 64)) return;
    tesla_random_long(g, 0x00000001u | REG_ADDRESS << 2, 0x60000780u); /* mov $r20 $physid */
    tesla_random_immediate(g, 0xd0000000u, reg, REG_ADDRESS, below(g, 3) ? below(g, 32) : 0);
    if (integer) { /* add b32 */
        tesla_random_immediate(g, 0x20008000u, reg, reg, below(g, 4) - 1);
        return;
    }
    tesla_random_long(g, 0xa0000001u | reg << 2 | reg << 9, 0x44004780u); /* cvt rn f32 u32 */
    tesla_random_immediate(g, 0xc0000000u, reg, reg, (116 + below(g, 12)) << 23 | below(g, 1u << 23));
    tesla_random_immediate(g, 0xb0000000u, reg, reg, tesla_random_small(g));
}

void tesla_random_texture(struct generator *g)
{
    struct tesla_insn insn;
    uint32_t w[2];
    draw(g, TESLA_OP_TEXAUTO, TESLA_OP_TEXGATHER, false, &insn, w);
    const struct tesla_operand *source = &insn.src[0];
    bool integer = insn.op == TESLA_OP_TEXFETCH || insn.op == TESLA_OP_TEXSIZE;
    unsigned fresh = below(g, 8); /* in 8 sources */
    for (unsigned i = 0; i < source->count && source->kind == TESLA_KIND_VECTOR; i++)
        if (below(g, 8) < fresh) coordinate(g, source->reg + i, below(g, 6) ? integer : !integer);
    if (insn.form == TESLA_SHORT) tesla_random_word(g, w[0]);
    else tesla_random_long(g, w[0], w[1]);
}
