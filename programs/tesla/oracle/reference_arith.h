/* Floating point of the Tesla MP on the host, restated from the ISA sheet (4.1 to 4.8) on exact
 * 128-bit numbers: for the references of programs. Floats are their bits. */
#ifndef PROGRAMS_REFERENCE_ARITH_H
#define PROGRAMS_REFERENCE_ARITH_H

#include <stdbool.h>
#include <stdint.h>

enum programs_round { RN, RM, RP, RZ };

/* Functions of the special function unit. */
enum programs_sfu { RCP, RSQRT, LG2, SIN, COS, EX2 };

/* Reads the coefficient tables sfu_rom_<name>.csv of a directory, before any call of programs_sfu.
 *   returns false if one is missing or not as it should be; it is printed */
bool programs_read_roms(const char *directory);

/* Binary32: denormals are zeros, a NaN result is 7fffffff. add and multiply know RN and RZ. */
uint32_t programs_fadd(uint32_t a, uint32_t b, enum programs_round round);
uint32_t programs_fmul(uint32_t a, uint32_t b, enum programs_round round);
uint32_t programs_fmad(uint32_t a, uint32_t b, uint32_t c);
uint32_t programs_fminmax(uint32_t a, uint32_t b, bool min);
uint32_t programs_fsat(uint32_t x);
unsigned programs_fcompare(uint32_t a, uint32_t b); /* 1 less, 2 equal, 4 greater, 8 unordered */
unsigned programs_fflags(uint32_t x);               /* $c of a result */

/* Special functions; presin and preex2 make the word that SIN, COS and EX2 take. */
uint32_t programs_sfu(enum programs_sfu function, uint32_t x);
uint32_t programs_presin(uint32_t x);
uint32_t programs_preex2(uint32_t x);

/* Binary64. NaNs keep their payload. */
uint64_t programs_dadd(uint64_t a, uint64_t c, bool neg_a, bool neg_c, enum programs_round round);
uint64_t programs_dmul(uint64_t a, uint64_t b, bool neg_a, enum programs_round round);
uint64_t programs_dfma(uint64_t a, uint64_t b, uint64_t c, bool neg_a, bool neg_c,
                       enum programs_round round);
uint64_t programs_dminmax(uint64_t a, uint64_t b, bool min);
unsigned programs_dcompare(uint64_t a, uint64_t b);
unsigned programs_dflags(uint64_t x);

/* Conversions. bits: of the other side, 8, 16, 32 or 64. */
struct programs_cvt {
    bool neg, abs, sat, rint, is_signed;
    unsigned from, to; /* bits of source and destination */
    enum programs_round round;
};
uint32_t programs_i2f(struct programs_cvt how, uint32_t x, unsigned *flags);
uint32_t programs_f2i(struct programs_cvt how, uint32_t x, unsigned *flags);
uint32_t programs_f2f(struct programs_cvt how, uint32_t x, unsigned *flags);

/* Those with 64 bits on a side, sheet 4.8. */
uint64_t programs_i2f64(struct programs_cvt how, uint64_t x, unsigned *flags);
uint64_t programs_f2i64(struct programs_cvt how, uint64_t x, unsigned *flags);
uint64_t programs_f2f64(struct programs_cvt how, uint64_t x, unsigned *flags);

#endif
