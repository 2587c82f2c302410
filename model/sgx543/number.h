/* Numbers of the SGX543, to the bit: sheet 4. All are bits; F32 is the format of arithmetic. */
#ifndef SGX543_NUMBER_H
#define SGX543_NUMBER_H

#include <string.h>

#include "../common/float.h"

enum {
    SGX543_SIGN = 1u << 31,
    SGX543_ONE = 0x3f800000,
    SGX543_INF = 0x7f800000,
    SGX543_NAN = 0x7fc00000
};

/* Sheet 4.2, by integers alone. */
uint32_t sgx543_add_any(uint32_t a, uint32_t b);
uint32_t sgx543_mul_any(uint32_t a, uint32_t b);

static inline float sgx543_single(uint32_t bits)
{
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}
static inline uint32_t sgx543_single_bits(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

/* Whether the magnitude is that of a normal number above the least one, where rounding cannot have
 * crossed it: then the host, which must round to nearest, computes alike. */
static inline bool sgx543_is_plain(uint32_t x)
{
    return (x & ~(uint32_t)SGX543_SIGN) - 0x00800001 < (uint32_t)SGX543_INF - 0x00800001;
}

static inline uint32_t sgx543_add(uint32_t a, uint32_t b)
{
    uint32_t sum = sgx543_single_bits(sgx543_single(a) + sgx543_single(b));
    return sgx543_is_plain(a) && sgx543_is_plain(b) && sgx543_is_plain(sum) ? sum
                                                                            : sgx543_add_any(a, b);
}
static inline uint32_t sgx543_mul(uint32_t a, uint32_t b)
{
    uint32_t product = sgx543_single_bits(sgx543_single(a) * sgx543_single(b));
    return sgx543_is_plain(a) && sgx543_is_plain(b) && sgx543_is_plain(product)
               ? product
               : sgx543_mul_any(a, b);
}
uint32_t sgx543_min(uint32_t a, uint32_t b);
uint32_t sgx543_max(uint32_t a, uint32_t b);
uint32_t sgx543_floor(uint32_t a);

static inline uint32_t sgx543_sub(uint32_t a, uint32_t b)
{
    return sgx543_add(a, b ^ SGX543_SIGN);
}
/* Two roundings. */
static inline uint32_t sgx543_mad(uint32_t a, uint32_t b, uint32_t c)
{
    return sgx543_add(sgx543_mul(a, b), c);
}
/* a - floor(b) */
static inline uint32_t sgx543_frc(uint32_t a, uint32_t b)
{
    return sgx543_sub(a, sgx543_floor(b));
}
/* Of 3 or 4 terms. */
uint32_t sgx543_dot(const uint32_t *a, const uint32_t *b, unsigned terms);

/* Sheet 4.6. */
uint32_t sgx543_rcp(uint32_t x);
uint32_t sgx543_rsq(uint32_t x);
uint32_t sgx543_exp(uint32_t x);
uint32_t sgx543_log(uint32_t x);

/* Sheet 4.3: half floats and C10, ten bits of two's complement. */
uint32_t sgx543_from_f16(uint32_t half);
uint32_t sgx543_to_f16(uint32_t x);
uint32_t sgx543_from_c10(uint32_t raw);
uint32_t sgx543_to_c10(uint32_t x);

/* Sheet 4.4: integers of VPCK. `highest` is N, the integer that 1.0 becomes. */
uint32_t sgx543_from_integer(int32_t v);
uint32_t sgx543_from_normalised(int32_t v, uint32_t highest, bool is_signed);
int32_t sgx543_to_normalised(uint32_t x, uint32_t highest, bool is_signed);
int32_t sgx543_to_integer(uint32_t x, int32_t least, int32_t most);

/* Whether it is zero or below zero, as tests of floats want it: a NaN is neither. */
bool sgx543_is_nan(uint32_t x);
bool sgx543_is_zero(uint32_t x);
bool sgx543_is_negative(uint32_t x);

/* Sheet 4.5 and 3.11: bytes that stand for 0 .. 1. */
static inline uint32_t sgx543_mul8(uint32_t a, uint32_t b)
{
    uint32_t t = a * b + 128;
    return (t + (t >> 8)) >> 8;
}
static inline uint32_t sgx543_div255(uint32_t t)
{
    t += 128;
    return (t + (t >> 8)) >> 8;
}

/* Samples of a function: sheet 4.6. For tests and generators. */
enum { SGX543_SAMPLES = 257 };
extern const uint32_t sgx543_samples_RCP[SGX543_SAMPLES], sgx543_samples_RSQE[SGX543_SAMPLES],
    sgx543_samples_RSQO[SGX543_SAMPLES], sgx543_samples_EX2[SGX543_SAMPLES],
    sgx543_samples_LG2[SGX543_SAMPLES];

/* c0 to c63, low word first: sheet 1.3. */
extern const uint32_t sgx543_constants[64][2];

#endif
