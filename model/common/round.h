/* Rounding of non-negative exact numbers, and the names of the modes. */
#ifndef COMMON_ROUND_H
#define COMMON_ROUND_H

#include <stdbool.h>
#include <stdint.h>

/* To nearest with ties to even, to minus and plus infinity, to zero. CUT is to zero as well, but
 * a number too large for the format becomes infinity, where RZ gives the largest finite number. */
enum common_round { COMMON_RN, COMMON_RM, COMMON_RP, COMMON_RZ, COMMON_CUT };

/* The mode to use on the magnitude of a number of this sign. */
static inline enum common_round common_round_magnitude(enum common_round round, bool negative)
{
    if (!negative) return round;
    return round == COMMON_RM ? COMMON_RP : round == COMMON_RP ? COMMON_RM : round;
}

/* m / 2^shift as an integer. */
static inline uint64_t common_round_shift(uint64_t m, unsigned shift, enum common_round round)
{
    if (shift == 0 || m == 0) return m;
    uint64_t whole = shift < 64 ? m >> shift : 0;
    uint64_t rest = shift < 64 ? m << (64 - shift) : shift == 64 ? m : 1; /* a fraction of 2^64 */
    uint64_t half = UINT64_C(1) << 63;
    switch (round) {
    case COMMON_RN: return whole + (rest > half || (rest == half && (whole & 1)));
    case COMMON_RP: return whole + (rest != 0);
    case COMMON_RM:
    case COMMON_RZ:
    case COMMON_CUT: break;
    }
    return whole;
}

#endif
