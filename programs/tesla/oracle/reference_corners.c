/* Host reference of the programs that try the corners of single instructions: halves_and_flags and
 * widths. Operations are restated here on exact 64-bit numbers and on memories of bytes, from the
 * programs' text and the ISA sheet (Tesla ISA, sections 1.4, 2.3 and 3.1 to 3.9). */
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "reference.h"

/* ---- halves_and_flags: integer corners on exact 64-bit arithmetic ---- */

enum { ZERO = 1, SIGN = 2, CARRY = 4, OVERFLOW = 8 };

struct flagged {
    uint32_t value, flags;
};

static uint32_t low_bits(uint64_t value, unsigned n)
{
    return (uint32_t)(value & ((UINT64_C(1) << n) - 1));
}

static int64_t sign_extend(uint32_t value, unsigned n)
{
    int64_t low = low_bits(value, n);

    return low >> (n - 1) ? low - (INT64_C(1) << n) : low;
}

static int64_t clamp(int64_t value, int64_t least, int64_t most)
{
    return value < least ? least : value > most ? most : value;
}

/* A result of n bits with Z and S, and whatever else is given. */
static struct flagged flag(uint64_t value, unsigned n, uint32_t more)
{
    uint32_t result = low_bits(value, n);
    struct flagged out = {result, (result == 0 ? ZERO : 0) | (result >> (n - 1) ? SIGN : 0) | more};

    return out;
}

/* n-bit sum from its exact signed value and its carry. */
static struct flagged sum(unsigned n, int64_t exact, bool carry, bool sat)
{
    int64_t least = -(INT64_C(1) << (n - 1)), in_range = clamp(exact, least, -least - 1);

    return flag((uint64_t)(sat ? in_range : exact), n,
                (carry ? CARRY : 0) | (exact != in_range ? OVERFLOW : 0));
}

static struct flagged add(unsigned n, uint32_t a, uint32_t b, uint32_t carry, bool sat)
{
    return sum(n, sign_extend(a, n) + sign_extend(b, n) + carry,
               ((uint64_t)low_bits(a, n) + low_bits(b, n) + carry) >> n, sat);
}

static struct flagged subtract(unsigned n, uint32_t a, uint32_t b, bool sat)
{
    return sum(n, sign_extend(a, n) - sign_extend(b, n), low_bits(a, n) >= low_bits(b, n), sat);
}

static struct flagged set(unsigned n, bool condition)
{
    struct flagged out = {condition ? low_bits(UINT64_MAX, n) : 0, condition ? SIGN : ZERO};

    return out;
}

static struct flagged distance(int64_t a, int64_t b, uint32_t c)
{
    return add(32, (uint32_t)(a > b ? a - b : b - a), c, 0, false);
}

static struct flagged shift_left(unsigned n, uint32_t a, unsigned count)
{
    uint64_t wide = (uint64_t)low_bits(a, n) << count;
    uint32_t top = low_bits(a, n) >> (n - 1), result = low_bits(wide, n);

    return flag(result, n,
                (count >= 1 && count < n && (wide >> n & 1) ? CARRY : 0) |
                    (count == 1 && result >> (n - 1) != top ? OVERFLOW : 0));
}

static struct flagged shift_right(unsigned n, uint32_t a, unsigned count, bool is_signed)
{
    int64_t value = is_signed ? sign_extend(a, n) : low_bits(a, n);
    uint32_t top = low_bits(a, n) >> (n - 1), result = low_bits((uint64_t)(value >> count), n);

    return flag(result, n,
                (count >= 1 && count < n && (a >> (count - 1) & 1) ? CARRY : 0) |
                    (count == 1 && result >> (n - 1) != top ? OVERFLOW : 0));
}

/* Puts a 16-bit result into one half of a word. */
static struct flagged into_low(uint32_t word, struct flagged half)
{
    half.value |= word & 0xffff0000;
    return half;
}

static struct flagged into_high(uint32_t word, struct flagged half)
{
    half.value = half.value << 16 | (word & 0xffff);
    return half;
}

static size_t add_corners(uint32_t a, uint32_t b, uint32_t c, struct flagged *r)
{
    const uint32_t al = a & 0xffff, ah = a >> 16, bl = b & 0xffff, bh = b >> 16, carry = c >> 2 & 1;
    const struct flagged result[] = {
        add(32, a, b, 0, false),
        subtract(32, a, b, false),
        subtract(32, b, a, false),
        add(32, a, b, carry, false),
        add(32, a, b, 0, true),
        subtract(32, a, b, true),
        subtract(32, b, a, true),
        add(32, a, b, carry, true),
        into_low(c, add(16, al, bh, 0, false)),
        into_high(c, subtract(16, ah, bl, false)),
        into_low(c, subtract(16, bh, ah, true)),
        into_high(c, add(16, al, bl, carry, true)),
    };

    memcpy(r, result, sizeof(result));
    return COUNT(result);
}

static size_t compare_corners(uint32_t a, uint32_t b, uint32_t c, struct flagged *r)
{
    const uint32_t al = a & 0xffff, ah = a >> 16, bl = b & 0xffff, bh = b >> 16;
    const int64_t sa = sign_extend(a, 32), sb = sign_extend(b, 32), sal = sign_extend(al, 16),
                  sbl = sign_extend(bl, 16), sbh = sign_extend(bh, 16);
    const struct flagged result[] = {
        flag(sa > sb ? a : b, 32, 0),
        flag(a > b ? a : b, 32, 0),
        flag(sa < sb ? a : b, 32, 0),
        flag(a < b ? a : b, 32, 0),
        into_high(c, flag(sal > sbl ? al : bl, 16, 0)),
        into_low(c, flag(ah < bl ? ah : bl, 16, 0)),
        set(32, sa < sb),
        set(32, a >= b),
        into_high(c, set(16, al != bl)),
        into_low(c, set(16, ah <= bh)),
        distance(a, b, c),
        distance(sa, sb, c),
        distance(sal, sbh, c),
        distance(ah, bl, c),
    };

    memcpy(r, result, sizeof(result));
    return COUNT(result);
}

static size_t bit_corners(uint32_t a, uint32_t b, uint32_t c, struct flagged *r)
{
    const uint32_t al = a & 0xffff, ah = a >> 16, bl = b & 0xffff, bh = b >> 16;
    const unsigned count = c & 63;
    const struct flagged result[] = {
        shift_left(32, a, count),
        shift_right(32, a, count, false),
        shift_right(32, a, count, true),
        into_low(c, shift_left(16, ah, count)),
        into_high(c, shift_right(16, al, count, false)),
        into_low(c, shift_right(16, al, count, true)),
        shift_left(32, a, 1),
        into_high(c, shift_right(16, al, 1, true)),
        shift_right(32, a, 31, false),
        into_high(c, shift_left(16, al, 1)),
        flag(~a & b, 32, 0),
        into_high(c, flag(al | (bh ^ 0xffff), 16, 0)),
        flag(a ^ b, 32, 0),
        into_low(c, flag(bl ^ 0xffff, 16, 0)),
    };

    memcpy(r, result, sizeof(result));
    return COUNT(result);
}

static size_t convert_corners(uint32_t a, uint32_t b, uint32_t c, struct flagged *r)
{
    const int64_t sa = sign_extend(a, 32), sb = sign_extend(b, 32), sal = sign_extend(a, 16),
                  sbl = sign_extend(b, 16), sbh = sign_extend(b >> 16, 16),
                  byte = sign_extend(a, 8);
    const struct flagged result[] = {
        flag((uint64_t)clamp(sa, -128, 127), 32, 0),
        into_low(c, flag((uint64_t)clamp(sbl, 0, 255), 16, 0)),
        flag((uint64_t)clamp(-sa, INT32_MIN, INT32_MAX), 32, 0),
        into_high(c, flag((uint64_t)clamp(sal < 0 ? -sal : sal, INT16_MIN, INT16_MAX), 16, 0)),
        into_low(c, flag((uint64_t)clamp(sb, 0, UINT16_MAX), 16, 0)),
        into_high(c, flag((uint64_t)clamp(a, INT16_MIN, INT16_MAX), 16, 0)),
        flag((uint64_t)clamp(-byte, 0, UINT32_MAX), 32, 0),
        flag((uint64_t)(sbh < 0 ? sbh : -sbh), 32, 0),
        flag((uint64_t)(sa < 0 ? -sa : sa), 32, 0),
    };

    memcpy(r, result, sizeof(result));
    return COUNT(result);
}

/* 24-bit products, whole. */
static int64_t product_s24(uint32_t a, uint32_t b)
{
    return sign_extend(a, 24) * sign_extend(b, 24);
}

static uint64_t product_u24(uint32_t a, uint32_t b)
{
    return (uint64_t)(a & 0xffffff) * (b & 0xffffff);
}

static size_t multiply_corners(uint32_t a, uint32_t b, uint32_t c, struct flagged *r)
{
    const uint32_t al = a & 0xffff, ah = a >> 16, bl = b & 0xffff, bh = b >> 16, carry = c >> 2 & 1;
    const int64_t sal = sign_extend(al, 16), sah = sign_extend(ah, 16), sbl = sign_extend(bl, 16);
    const uint32_t s24 = (uint32_t)product_s24(a, b), u24 = (uint32_t)product_u24(a, b);
    const uint32_t s24_high = (uint32_t)(product_s24(a, b) >> 16);
    const uint32_t u24_high = (uint32_t)(product_u24(a, b) >> 16);
    const struct flagged result[] = {
        flag((uint64_t)(sal * sbl), 32, 0),
        flag((uint64_t)(ah * sbl), 32, 0),
        flag(u24, 32, 0),
        flag(s24_high, 32, 0),
        flag(u24_high, 32, 0),
        flag(s24, 32, 0),
        add(32, al * bh, c, 0, false),
        subtract(32, (uint32_t)(sah * sbl), c, false),
        subtract(32, c, u24, false),
        add(32, s24, c, carry, false),
        add(32, (uint32_t)(sal * sbl), c, 0, true),
        subtract(32, s24, c, true),
        subtract(32, c, u24_high, false),
        add(32, s24_high, c, 0, true),
        subtract(32, s24_high, c, false),
        add(32, u24, c, 0, false),
        add(32, u24, c, 0, false),
        add(32, u24, c, 0, false),
    };

    memcpy(r, result, sizeof(result));
    return COUNT(result);
}

/* Which predicates hold for a flag nibble, by formula: one bit each, in the kernel's order. */
static uint32_t predicates(uint32_t nibble)
{
    const bool z = nibble & ZERO, s = nibble & SIGN, c = nibble & CARRY, o = nibble & OVERFLOW;
    const bool holds[] = {
        false,
        (s && !z) != o,
        z && !s,
        s != (z || o),
        !z && s == o,
        !z,
        s == o,
        !z || !s,
        z && s,
        s != o,
        z,
        z || s != o,
        !s != (z || o),
        !z || s,
        (!s || z) != o,
        true,
        o,
        c,
        !z && c,
        s,
        !s,
        z || !c,
        !c,
        !o,
    };
    uint32_t mask = 0;

    for (size_t i = 0; i < COUNT(holds); i++) mask |= (uint32_t)holds[i] << i;
    return mask;
}

/* Short and immediate forms: they write no flags, and $c0 is c. */
static size_t short_corners(uint32_t a, uint32_t b, uint32_t c, struct flagged *r)
{
    const uint32_t al = a & 0xffff, ah = a >> 16, bl = b & 0xffff, bh = b >> 16, carry = c >> 2 & 1;
    const int64_t sal = sign_extend(al, 16), sah = sign_extend(ah, 16), sbl = sign_extend(bl, 16),
                  sbh = sign_extend(bh, 16);
    const struct flagged result[] = {
        add(32, a, b, 0, true),
        into_low(c, add(16, al, 0x7ff0, 0, true)),
        subtract(32, a, 0x80000001, false),
        subtract(32, 0x7fffff00, a, true),
        add(32, a, b, carry, false),
        add(32, a, 0xffffffff, carry, false),
        distance(sal, sbh, c),
        flag((uint64_t)(product_s24(a, b) >> 16), 32, 0),
        flag((uint64_t)(sal * 0x8001), 32, 0),
        add(32, (uint32_t)(sal * sbl), c, 0, true),
        subtract(32, (uint32_t)product_u24(a, 0x12345), c, false),
        add(32, ah * bl, c, carry, false),
        into_low(c, add(16, al, bh, 0, true)),
        distance(a, b, c),
        subtract(32, c, (uint32_t)(sal * sbh), false),
        add(32, ah * 0xfffe, c, 0, false),
        subtract(32, (uint32_t)(sah * -2), c, false),
        subtract(32, c, (uint32_t)(sal * -0x8000), true),
        flag(~a & 0x0ff0f00f, 32, 0),
        into_high(c, flag(0x1204, 16, 0)),
    };

    for (size_t i = 0; i < COUNT(result); i++) {
        r[i].value = result[i].value;
        r[i].flags = c & 15;
    }
    return COUNT(result);
}

void programs_halves_and_flags(struct programs_output *output)
{
    enum { THREADS = 40, OPERATIONS = 89 };
    static const uint32_t corner[] = {
        0x00000000, 0x00000001, 0xffffffff, 0x7fffffff, 0x80000000, 0x80000001,
        0x00008000, 0x00007fff, 0x80007fff, 0x7fff8000, 0xffff0000, 0x0000ffff,
        0x00ffffff, 0x00800000, 0x007fffff, 0xff7f0080,
    };
    static uint32_t a[THREADS], b[THREADS], c[THREADS], out[OPERATIONS][THREADS][2];

    programs_fill_random(16, a, THREADS);
    programs_fill_random(17, b, THREADS);
    programs_fill_random(18, c, THREADS);
    for (uint32_t i = 0; i < THREADS; i++) {
        struct flagged r[OPERATIONS];
        size_t n = 0;

        if (i < 2 * COUNT(corner)) {
            a[i] = corner[i % COUNT(corner)];
            b[i] = corner[(7 * i + i / COUNT(corner)) % COUNT(corner)];
        }
        c[i] = (c[i] & ~15u) | (i & 15); /* every nibble of flags */
        n += add_corners(a[i], b[i], c[i], r + n);
        n += compare_corners(a[i], b[i], c[i], r + n);
        n += bit_corners(a[i], b[i], c[i], r + n);
        n += convert_corners(a[i], b[i], c[i], r + n);
        n += multiply_corners(a[i], b[i], c[i], r + n);
        r[n].value = predicates(c[i] & 15);
        r[n++].flags = a[i] & 15;
        n += short_corners(a[i], b[i], c[i], r + n);
        r[n] = subtract(32, a[i], b[i], false);
        r[n++].value = c[i];
        for (size_t k = 0; k < n; k++) {
            out[k][i][0] = r[k].value;
            out[k][i][1] = r[k].flags;
        }
    }
    programs_write_hex(output, "halves_and_flags_a", a, THREADS);
    programs_write_hex(output, "halves_and_flags_b", b, THREADS);
    programs_write_hex(output, "halves_and_flags_c", c, THREADS);
    programs_write_hex(output, "halves_and_flags_out", &out[0][0][0],
                       sizeof(out) / sizeof(uint32_t));
}

/* ---- widths: memories as bytes ---- */

static void put(uint8_t *memory, size_t address, uint64_t value, size_t bytes)
{
    for (size_t i = 0; i < bytes; i++)
        memory[address / bytes * bytes + i] = (uint8_t)(value >> 8 * i);
}

static uint64_t get(const uint8_t *memory, size_t address, size_t bytes)
{
    uint64_t value = 0;

    for (size_t i = 0; i < bytes; i++)
        value |= (uint64_t)memory[address / bytes * bytes + i] << 8 * i;
    return value;
}

static uint32_t get_signed(const uint8_t *memory, size_t address, size_t bytes)
{
    return (uint32_t)sign_extend((uint32_t)get(memory, address, bytes), 8 * (unsigned)bytes);
}

/* Four words of a thread's results. */
static void row(uint32_t out[4], uint64_t w0, uint64_t w1, uint64_t w2, uint64_t w3)
{
    out[0] = (uint32_t)w0;
    out[1] = (uint32_t)w1;
    out[2] = (uint32_t)w2;
    out[3] = (uint32_t)w3;
}

enum { WIDTHS_THREADS = 48, WIDTHS_ROWS = 14 };

/* Global and local memory of one thread: rows 0..3 and 4..6. */
static void private_widths(const uint32_t q[4], uint8_t scratch[64], uint32_t out[WIDTHS_ROWS][4])
{
    uint8_t local[128] = {0};

    for (size_t i = 0; i < 4; i++) {
        put(scratch, 4 * i, q[i], 4);
        put(scratch, 0x30 + 4 * i, q[i], 4);
        put(local, 0x10 + 4 * i, q[i], 4);
    }
    put(scratch, 0x10, q[2] | (uint64_t)q[3] << 32, 8);
    put(scratch, 0x18, q[1], 4);
    put(scratch, 0x1c, q[2], 2);
    put(scratch, 0x1e, q[3], 1);
    put(scratch, 0x1f, q[0], 1);
    put(scratch, 0x21, q[3], 4);
    put(scratch, 0x27, q[1], 2);
    put(scratch, 0x2c, q[0] | (uint64_t)q[1] << 32, 8);
    row(out[0], scratch[1], get_signed(scratch, 3, 1), get(scratch, 2, 2),
        get_signed(scratch, 6, 2));
    row(out[1], get_signed(scratch, 0x1f, 1), get(scratch, 5, 2), get(scratch, 8, 4),
        get(scratch, 0x1b, 4));
    row(out[2], q[2], q[3], get(scratch, 0x20, 4), get(scratch, 0x24, 4));
    row(out[3], get(scratch, 0x10, 4), get(scratch, 0x14, 4), get(scratch, 0x18, 4),
        get(scratch, 0x1c, 4));

    put(local, 0x20, q[2] | (uint64_t)q[3] << 32, 8);
    put(local, 16, q[1], 4);
    put(local, 40, q[2], 2);
    put(local, 42, q[3], 1);
    put(local, 43, q[0], 1);
    row(out[4], get(local, 0x10, 4), get(local, 0x14, 4), get(local, 0x18, 4), get(local, 0x1c, 4));
    row(out[5], local[0x15], get_signed(local, 0x17, 1), get(local, 42, 2),
        get_signed(local, 0x22, 2));
    row(out[6], get(local, 32, 4), get(local, 36, 4), get(local, 40, 4), 39);
}

/* Rows 7..9: the neighbour's 16 bytes of shared memory. */
static void shared_widths(const uint32_t q[4], const uint32_t neighbour[4], uint32_t thread,
                          uint32_t out[WIDTHS_ROWS][4])
{
    uint8_t shared[16];

    put(shared, 0, neighbour[0], 4);
    put(shared, 4, neighbour[1] >> 16, 2);
    put(shared, 6, neighbour[1], 2);
    put(shared, 8, neighbour[2] >> 16, 1);
    put(shared, 9, neighbour[2], 1);
    put(shared, 10, neighbour[3], 2);
    put(shared, 12, neighbour[3] >> 16, 4);
    row(out[7], shared[1], get_signed(shared, 4, 2), get(shared, 6, 2), get(shared, 8, 4));
    row(out[8], get_signed(shared, 4, 2) + q[0], shared[3] + (uint64_t)q[1],
        (uint64_t)shared[9] << 16 | get(shared, 10, 2), get(shared, 12, 4));
    row(out[9], get(shared, 0, 4) + q[0], get(shared, 8, 2) + q[1], 0x40 + 16 * (thread ^ 1) + 2,
        get(shared, 4, 2) << 16 | shared[2]);
}

/* Rows 10 and 11: constants. Rows 12 and 13: vote, lane mask, $a. */
static void other_widths(const uint32_t q[4], uint32_t thread, uint32_t out[WIDTHS_ROWS][4])
{
    static const uint32_t constant[] = {0x80ff7f01, 0xfedcba98, 0x01234567, 0x8000fffe, 0x7654321f};
    uint32_t lane = thread % 4, word = constant[lane], next = constant[lane + 1];
    bool first_warp = thread < 32; /* all of it below 40; of the second some */

    row(out[10], word >> 8 & 0xff, (uint64_t)sign_extend(word >> 16, 16), word & 0xffff, next);
    row(out[11], (uint64_t)q[0] + next,
        ((q[1] + (constant[0] >> 16)) & 0xffff) | (constant[0] >> 24) << 16,
        (uint64_t)(q[2] & 0xffff) * (constant[1] >> 16), 0x20 + 4 * lane + 4);
    row(out[12], first_warp ? 2 : 1, 2, thread % 2 == 0 ? 0 : first_warp ? 2 : 1, 1);
    row(out[13], lane % 2 == 0 ? q[0] : 0, lane % 2 ? (q[2] & 0xffff) | q[1] << 16 : q[2],
        (0x40 + 16 * thread - 0x50) & 0xffff, q[0] << 15 & 0xffff);
}

void programs_widths(struct programs_output *output)
{
    static uint32_t in[WIDTHS_THREADS][4], out[WIDTHS_ROWS][WIDTHS_THREADS][4];
    static uint8_t scratch[WIDTHS_THREADS][64];
    static uint32_t scratch_word[sizeof(scratch) / 4];

    programs_fill_random(19, &in[0][0], sizeof(in) / sizeof(uint32_t));
    for (uint32_t thread = 0; thread < WIDTHS_THREADS; thread++) {
        uint32_t rows[WIDTHS_ROWS][4];

        private_widths(in[thread], scratch[thread], rows);
        shared_widths(in[thread], in[thread ^ 1], thread, rows);
        other_widths(in[thread], thread, rows);
        for (size_t k = 0; k < WIDTHS_ROWS; k++) memcpy(out[k][thread], rows[k], sizeof(rows[k]));
    }
    programs_pack_bytes(&scratch[0][0], sizeof(scratch), scratch_word);
    programs_write_hex(output, "widths_in", &in[0][0], sizeof(in) / sizeof(uint32_t));
    programs_write_hex(output, "widths_scratch", scratch_word, COUNT(scratch_word));
    programs_write_hex(output, "widths_out", &out[0][0][0], sizeof(out) / sizeof(uint32_t));
}
