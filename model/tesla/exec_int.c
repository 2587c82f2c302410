/* Integer arithmetic, ISA sheet 3.4 to 3.9. Values are bits in uint32_t, 16-bit ones in the low
 * half. Each loop runs over all 32 lanes, executing or not: nothing here has an effect before
 * the write. */
#include "exec.h"

enum { TESLA_Z = 1, TESLA_S = 2 };

static bool tesla_is_16(const struct tesla_insn *insn)
{
    return insn->type == TESLA_B16 || insn->type == TESLA_U16 || insn->type == TESLA_S16;
}

/* The bits that an operation takes of its sources: s[] may have extended a 16-bit one. */
static uint32_t tesla_mask(const struct tesla_insn *insn)
{
    return tesla_is_16(insn) ? 0xffff : 0xffffffffu;
}

static bool tesla_is_signed(unsigned type)
{
    return type == TESLA_S8 || type == TESLA_S16 || type == TESLA_S24 || type == TESLA_S32;
}

/* FI(res, n) of the sheet. */
static inline uint32_t tesla_flags(uint32_t value, unsigned bits)
{
    return (value == 0 ? TESLA_Z : 0) | (value >> (bits - 1) & 1) << 1;
}

/* Z and S of every lane, then dst and $c. */
static void tesla_finish(const struct tesla_exec *x, const uint32_t *r, unsigned bits)
{
    tesla_write(x, &x->insn->dst, r);
    if (!x->insn->cwrite) return;
    uint32_t flags[TESLA_WARP_LANES];
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        flags[lane] = tesla_flags(r[lane], bits);
    tesla_write_flags(x, flags);
}

/* The adder of sheet 3.4. A 16-bit addition is done in the upper halves, so that carry and
 * overflow are those of 32 bits: `shift` is 16 then, else 0.
 *   a_inv, b_inv  all ones: take the complement
 *   carry         1 or 0 per lane, as a number of its own weight
 *   flags         NULL: not needed */
struct tesla_adder {
    uint32_t a_inv, b_inv;
    unsigned shift;
    bool sat;
};

static void tesla_add(const struct tesla_adder *adder, const uint32_t *a, const uint32_t *b,
                      const uint32_t *carry, uint32_t *r, uint32_t *flags)
{
    unsigned shift = adder->shift;
    uint32_t saturate = adder->sat ? 0xffffffffu : 0;
    if (!flags && !adder->sat) {
        uint32_t a_inv = adder->a_inv, b_inv = adder->b_inv, mask = 0xffffffffu >> shift;
        for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
            r[lane] = ((a[lane] ^ a_inv) + (b[lane] ^ b_inv) + carry[lane]) & mask;
        return;
    }
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) {
        uint32_t p = (a[lane] ^ adder->a_inv) << shift, q = (b[lane] ^ adder->b_inv) << shift;
        uint32_t k = carry[lane] << shift;
        uint32_t half = p + q, t = half + k;
        uint32_t c = (half < p) | (t < half);
        uint32_t o = (~(p ^ q) & (p ^ t)) >> 31;
        uint32_t limit = 0x7fffffffu + (p >> 31); /* operands of one sign overflow away from it */
        uint32_t choose = saturate & (0u - o);
        t = ((t & ~choose) | (limit & choose)) >> shift;
        r[lane] = t;
        if (flags) flags[lane] = (t == 0) | (t >> (31 - shift)) << 1 | c << 2 | o << 3;
    }
}

/* a op b by addop, the carry from $c<csrc>. */
static void tesla_add_by_op(const struct tesla_exec *x, const uint32_t *a, const uint32_t *b,
                            unsigned shift, uint32_t *r, uint32_t *flags)
{
    struct tesla_adder adder = {0, 0, shift, x->insn->sat};
    uint32_t carry[TESLA_WARP_LANES], k = 0;
    const uint8_t *cond = x->warp->cond[x->insn->csrc & 3];

    switch ((enum tesla_addop)x->insn->addop) {
    case TESLA_ADD:
    case TESLA_ADDC: break;
    case TESLA_SUB:
        adder.b_inv = 0xffffffffu;
        k = 1;
        break;
    case TESLA_SUBR:
        adder.a_inv = 0xffffffffu;
        k = 1;
        break;
    }
    if (x->insn->addop == TESLA_ADDC)
        for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) carry[lane] = cond[lane] >> 2 & 1;
    else
        for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) carry[lane] = k;
    tesla_add(&adder, a, b, carry, r, flags);
}

void tesla_exec_iadd(struct tesla_exec *x)
{
    uint32_t buffer[2][TESLA_WARP_LANES], r[TESLA_WARP_LANES], flags[TESLA_WARP_LANES];
    const uint32_t *a = tesla_read(x, &x->insn->src[0], buffer[0]);
    const uint32_t *b = tesla_read(x, &x->insn->src[1], buffer[1]);
    tesla_add_by_op(x, a, b, tesla_is_16(x->insn) ? 16 : 0, r, x->insn->cwrite ? flags : NULL);
    tesla_write(x, &x->insn->dst, r);
    tesla_write_flags(x, flags);
}

/* ---- multiplication, sheet 3.5. */

static void tesla_mul16(const uint32_t *a, bool a_signed, const uint32_t *b, bool b_signed,
                        uint32_t *r)
{
    uint32_t a_sign = a_signed ? 0x8000 : 0, b_sign = b_signed ? 0x8000 : 0;
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) {
        uint32_t p = a[lane] & 0xffff, q = b[lane] & 0xffff;
        /* (v ^ sign) - sign extends; the product is exact modulo 2^32. */
        r[lane] = ((p ^ a_sign) - a_sign) * ((q ^ b_sign) - b_sign);
    }
}

static void tesla_mul24(const uint32_t *a, const uint32_t *b, bool is_signed, bool high,
                        uint32_t *r)
{
    uint64_t sign = is_signed ? 0x800000 : 0;
    if (!high) { /* exact modulo 2^32 */
        uint32_t low = (uint32_t)sign;
        for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
            r[lane] = (((a[lane] & 0xffffff) ^ low) - low) * (((b[lane] & 0xffffff) ^ low) - low);
        return;
    }
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) {
        uint64_t p = ((a[lane] & 0xffffff) ^ sign) - sign, q = ((b[lane] & 0xffffff) ^ sign) - sign;
        uint64_t m = p * q;
        r[lane] = (uint32_t)(m >> 16);
    }
}

void tesla_exec_imul16(struct tesla_exec *x)
{
    uint32_t buffer[2][TESLA_WARP_LANES], r[TESLA_WARP_LANES];
    const struct tesla_operand *src = x->insn->src;
    tesla_mul16(tesla_read(x, &src[0], buffer[0]), tesla_is_signed(src[0].type),
                tesla_read(x, &src[1], buffer[1]), tesla_is_signed(src[1].type), r);
    tesla_finish(x, r, 32);
}

void tesla_exec_imul24(struct tesla_exec *x)
{
    uint32_t buffer[2][TESLA_WARP_LANES], r[TESLA_WARP_LANES];
    const struct tesla_operand *src = x->insn->src;
    tesla_mul24(tesla_read(x, &src[0], buffer[0]), tesla_read(x, &src[1], buffer[1]),
                tesla_is_signed(x->insn->type), x->insn->high, r);
    tesla_finish(x, r, 32);
}

/* Sheet 3.6: the 32-bit product goes through the adder of 3.4. */
void tesla_exec_imad(struct tesla_exec *x)
{
    uint32_t buffer[3][TESLA_WARP_LANES], product[TESLA_WARP_LANES], r[TESLA_WARP_LANES],
        flags[TESLA_WARP_LANES];
    const struct tesla_insn *insn = x->insn;
    const uint32_t *a = tesla_read(x, &insn->src[0], buffer[0]);
    const uint32_t *b = tesla_read(x, &insn->src[1], buffer[1]);
    const uint32_t *c = tesla_read(x, &insn->src[2], buffer[2]);
    bool is_signed = tesla_is_signed(insn->type);

    if (tesla_is_16(insn)) tesla_mul16(a, is_signed, b, is_signed, product);
    else tesla_mul24(a, b, is_signed, insn->high, product);
    tesla_add_by_op(x, product, c, 0, r, x->insn->cwrite ? flags : NULL);
    tesla_write(x, &insn->dst, r);
    tesla_write_flags(x, flags);
}

/* ---- sheet 3.7. */

/* What, xored to both operands of an n-bit comparison, lets it be done unsigned. */
static uint32_t tesla_bias(const struct tesla_insn *insn)
{
    if (!tesla_is_signed(insn->type)) return 0;
    return tesla_is_16(insn) ? 0x8000u : 0x80000000u;
}

void tesla_exec_isad(struct tesla_exec *x)
{
    uint32_t buffer[3][TESLA_WARP_LANES], d[TESLA_WARP_LANES], r[TESLA_WARP_LANES],
        flags[TESLA_WARP_LANES];
    const uint32_t carry[TESLA_WARP_LANES] = {0};
    const struct tesla_adder adder = {0, 0, 0, false};
    const uint32_t *a = tesla_read(x, &x->insn->src[0], buffer[0]);
    const uint32_t *b = tesla_read(x, &x->insn->src[1], buffer[1]);
    const uint32_t *c = tesla_read(x, &x->insn->src[2], buffer[2]);
    uint32_t mask = tesla_mask(x->insn), bias = tesla_bias(x->insn);

    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) {
        uint32_t p = (a[lane] & mask) ^ bias,
                 q = (b[lane] & mask) ^ bias; /* the bias keeps the difference */
        d[lane] = p > q ? p - q : q - p;
    }
    tesla_add(&adder, d, c, carry, r, x->insn->cwrite ? flags : NULL);
    tesla_write(x, &x->insn->dst, r);
    tesla_write_flags(x, flags);
}

void tesla_exec_iset(struct tesla_exec *x)
{
    uint32_t buffer[2][TESLA_WARP_LANES], r[TESLA_WARP_LANES], flags[TESLA_WARP_LANES];
    const uint32_t *a = tesla_read(x, &x->insn->src[0], buffer[0]);
    const uint32_t *b = tesla_read(x, &x->insn->src[1], buffer[1]);
    uint32_t mask = tesla_mask(x->insn), bias = tesla_bias(x->insn), cond = x->insn->cond;
    uint32_t less = cond & 1, equal = cond >> 1 & 1, greater = cond >> 2 & 1;

    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) {
        uint32_t p = (a[lane] & mask) ^ bias, q = (b[lane] & mask) ^ bias;
        uint32_t holds = ((p < q) & less) | ((p == q) & equal) | ((p > q) & greater);
        r[lane] = 0u - holds;
        flags[lane] = 1 + holds;
    }
    tesla_write(x, &x->insn->dst, r);
    tesla_write_flags(x, flags);
}

static void tesla_select(struct tesla_exec *x, bool greater)
{
    uint32_t buffer[2][TESLA_WARP_LANES], r[TESLA_WARP_LANES];
    const uint32_t *a = tesla_read(x, &x->insn->src[0], buffer[0]);
    const uint32_t *b = tesla_read(x, &x->insn->src[1], buffer[1]);
    uint32_t mask = tesla_mask(x->insn), bias = tesla_bias(x->insn);

    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) {
        uint32_t p = a[lane] & mask, q = b[lane] & mask;
        r[lane] = ((p ^ bias) > (q ^ bias)) == greater ? p : q;
    }
    tesla_finish(x, r, tesla_is_16(x->insn) ? 16 : 32);
}

void tesla_exec_imax(struct tesla_exec *x)
{
    tesla_select(x, true);
}

void tesla_exec_imin(struct tesla_exec *x)
{
    tesla_select(x, false);
}

/* ---- sheet 3.8. */

/* C is the last bit shifted out, O a change of sign by a shift of one. */
static uint32_t tesla_shift_flags(uint32_t value, uint32_t r, uint32_t count, uint32_t out,
                                  unsigned bits)
{
    uint32_t c = count >= 1 && count < bits ? out : 0;
    uint32_t o = count == 1 && (value ^ r) >> (bits - 1) & 1;
    return tesla_flags(r, bits) | c << 2 | o << 3;
}

void tesla_exec_shl(struct tesla_exec *x)
{
    uint32_t buffer[2][TESLA_WARP_LANES], r[TESLA_WARP_LANES], flags[TESLA_WARP_LANES];
    const uint32_t *a = tesla_read(x, &x->insn->src[0], buffer[0]);
    const uint32_t *count = tesla_read(x, &x->insn->src[1], buffer[1]);
    unsigned bits = tesla_is_16(x->insn) ? 16 : 32;
    uint32_t mask = tesla_mask(x->insn);

    if (!x->insn->cwrite && x->insn->src[1].kind == TESLA_KIND_IMM && count[0] < 32) {
        uint32_t n = count[0];
        for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
            r[lane] = (a[lane] & mask) << n & mask;
        tesla_write(x, &x->insn->dst, r);
        return;
    }
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) {
        uint32_t value = a[lane] & mask, n = count[lane];
        r[lane] = n >= 32 ? 0 : value << n & mask;
        flags[lane] = tesla_shift_flags(value, r[lane], n, value >> ((bits - n) & 31) & 1, bits);
    }
    tesla_write(x, &x->insn->dst, r);
    tesla_write_flags(x, flags);
}

void tesla_exec_shr(struct tesla_exec *x)
{
    uint32_t buffer[2][TESLA_WARP_LANES], r[TESLA_WARP_LANES], flags[TESLA_WARP_LANES];
    const uint32_t *a = tesla_read(x, &x->insn->src[0], buffer[0]);
    const uint32_t *count = tesla_read(x, &x->insn->src[1], buffer[1]);
    unsigned bits = tesla_is_16(x->insn) ? 16 : 32;
    uint32_t mask = tesla_mask(x->insn);
    uint32_t is_signed = tesla_is_signed(x->insn->type);

    if (!x->insn->cwrite && !is_signed && x->insn->src[1].kind == TESLA_KIND_IMM &&
        count[0] < bits) {
        uint32_t n = count[0];
        for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) r[lane] = (a[lane] & mask) >> n;
        tesla_write(x, &x->insn->dst, r);
        return;
    }
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) {
        uint32_t value = a[lane] & mask, n = count[lane];
        uint32_t fill = mask & (0u - (is_signed & value >> (bits - 1)));
        uint32_t m = n & (bits - 1);
        r[lane] = n >= bits ? fill : value >> m | (fill & ~(mask >> m));
        flags[lane] = tesla_shift_flags(value, r[lane], n, value >> ((n - 1) & 31) & 1, bits);
    }
    tesla_write(x, &x->insn->dst, r);
    tesla_write_flags(x, flags);
}

void tesla_exec_logic(struct tesla_exec *x)
{
    uint32_t buffer[2][TESLA_WARP_LANES], r[TESLA_WARP_LANES];
    const struct tesla_operand *src = x->insn->src;
    const uint32_t *a = tesla_read(x, &src[0], buffer[0]);
    const uint32_t *b = tesla_read(x, &src[1], buffer[1]);
    unsigned bits = tesla_is_16(x->insn) ? 16 : 32;
    uint32_t mask = tesla_mask(x->insn);
    uint32_t a_inv = src[0].inv ? mask : 0, b_inv = src[1].inv ? mask : 0;

    switch ((enum tesla_logic)x->insn->logic) {
    case TESLA_AND:
        for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
            r[lane] = (a[lane] ^ a_inv) & (b[lane] ^ b_inv) & mask;
        break;
    case TESLA_OR:
        for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
            r[lane] = ((a[lane] ^ a_inv) | (b[lane] ^ b_inv)) & mask;
        break;
    case TESLA_XOR:
        for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
            r[lane] = (a[lane] ^ a_inv ^ b[lane] ^ b_inv) & mask;
        break;
    case TESLA_MOV2:
        for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) r[lane] = (b[lane] ^ b_inv) & mask;
        break;
    }
    tesla_finish(x, r, bits);
}

/* ---- sheet 3.9, integer to integer: exact, then clamped. */

/* Bits of an integer type of cvt. */
static unsigned tesla_bits(unsigned type)
{
    return 8 * tesla_access_bytes((enum tesla_type)type);
}

static uint32_t tesla_convert(uint32_t bits, const struct tesla_operand *src, unsigned src_bits,
                              int64_t low, int64_t high)
{
    uint32_t unused = 32 - src_bits;
    int64_t v = bits << unused >> unused;
    if (tesla_is_signed(src->type) && bits >> (src_bits - 1) & 1) v -= (int64_t)1 << src_bits;
    if (src->abs && v < 0) v = -v;
    if (src->neg) v = -v;
    if (v < low) v = low;
    if (v > high) v = high;
    return (uint32_t)(uint64_t)v;
}

void tesla_exec_i2i(struct tesla_exec *x)
{
    uint32_t buffer[TESLA_WARP_LANES], r[TESLA_WARP_LANES];
    const struct tesla_insn *insn = x->insn;
    const uint32_t *a = tesla_read(x, &insn->src[0], buffer);
    unsigned src_bits = tesla_bits(insn->src[0].type), dst_bits = tesla_bits(insn->type);
    bool is_signed = tesla_is_signed(insn->type);
    int64_t low = is_signed ? -((int64_t)1 << (dst_bits - 1)) : 0;
    int64_t high = ((int64_t)1 << (dst_bits - is_signed)) - 1;

    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        r[lane] = tesla_convert(a[lane], &insn->src[0], src_bits, low, high);
    /* Flags are those of the register's width; an 8-bit result is extended, so that 16 and 32
     * agree on it. */
    tesla_finish(x, r, dst_bits == 16 ? 16 : 32);
}
