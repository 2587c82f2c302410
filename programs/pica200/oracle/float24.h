/* The shader's float24 numbers on the host, held as IEEE doubles: every float24 value is one.
 *
 * Nothing here follows the bit-level recipes of the sheet. Its rule is "truncate the exact
 * result", which is done here: products of two 17-bit significands are exact in a double,
 * sums are corrected by the exact rounding error of the addition, reciprocals and roots are
 * found and then proved by exact products. EX2 and LG2 are defined by a recurrence, which is run
 * on fractions in long double. */
#ifndef PROGRAMS_PICA200_FLOAT24_H
#define PROGRAMS_PICA200_FLOAT24_H

#include <stdint.h>

struct pica200_vec {
    double x, y, z, w;
};

/* The 24 bits as a number: exact, subnormal patterns and -0 included; and back, with the one NaN
 * of arithmetic. The number must be one that float24 has. */
double pica200_number(uint32_t bits);
uint32_t pica200_bits(double number);

/* Any double to float24: cut towards zero, too small is +0, too big is infinite. */
double pica200_cut(double value);

double pica200_add(double a, double b);
double pica200_sub(double a, double b); /* add a, -b */
double pica200_mul(double a, double b);
double pica200_mad(double a, double b, double c);
double pica200_max(double a, double b);
double pica200_min(double a, double b);
double pica200_floor(double a);
double pica200_rcp(double a);
double pica200_rsq(double a);
double pica200_ex2(double a);
double pica200_lg2(double a);
int pica200_offset(double a); /* the result of MOVA */

/* Dot products. The homogeneous one is that of (x, y, z, 1) and b. */
double pica200_dot3(struct pica200_vec a, struct pica200_vec b);
double pica200_dot4(struct pica200_vec a, struct pica200_vec b);

struct pica200_vec pica200_vec_add(struct pica200_vec a, struct pica200_vec b);
struct pica200_vec pica200_vec_sub(struct pica200_vec a, struct pica200_vec b);
struct pica200_vec pica200_vec_mul(struct pica200_vec a, struct pica200_vec b);
struct pica200_vec pica200_vec_scale(double a, struct pica200_vec b);
/* a * b + c */
struct pica200_vec pica200_vec_mad(struct pica200_vec a, struct pica200_vec b,
                                   struct pica200_vec c);
struct pica200_vec pica200_vec_mads(double a, struct pica200_vec b, struct pica200_vec c);
struct pica200_vec pica200_vec_max(struct pica200_vec a, struct pica200_vec b);
struct pica200_vec pica200_vec_min(struct pica200_vec a, struct pica200_vec b);

#endif
