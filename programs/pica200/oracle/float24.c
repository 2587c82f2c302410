/* float24 arithmetic by exact operations on doubles: float24.h says how. */
#include "float24.h"

#include <math.h>
#include <stdbool.h>

static const double smallest = 0x1p-62; /* normal */

double pica200_number(uint32_t bits)
{
    int exponent = bits >> 16 & 127;
    double mantissa = bits & 0xffff, sign = bits >> 23 & 1 ? -1 : 1;

    if (exponent == 127) return mantissa > 0 ? (double)NAN : sign * (double)INFINITY;
    if (exponent == 0) return sign * ldexp(mantissa, -78);
    return sign * ldexp(65536 + mantissa, exponent - 79);
}

uint32_t pica200_bits(double number)
{
    uint32_t sign = signbit(number) ? 0x800000 : 0;
    int exponent;
    double fraction = frexp(fabs(number), &exponent); /* 0.5 .. 1 */

    if (isnan(number)) return 0x7f8000;
    if (isinf(number)) return sign | 0x7f0000;
    if (fabs(number) < smallest) return sign | (uint32_t)ldexp(fabs(number), 78);
    return sign | (uint32_t)(exponent + 62) << 16 | ((uint32_t)ldexp(fraction, 17) & 0xffff);
}

double pica200_cut(double value)
{
    int exponent;
    double fraction = frexp(value, &exponent);

    if (isnan(value) || isinf(value)) return value;
    if (fabs(value) < smallest) return 0;
    if (exponent > 64) return copysign(INFINITY, value);
    return ldexp(trunc(ldexp(fraction, 17)), exponent - 17);
}

/* An operand as arithmetic sees it. */
static double flush(double a)
{
    return fabs(a) < smallest ? 0 : a;
}

/* Knuth's two-sum: the error of the rounded sum, exact, says whether rounding went away from
 * zero. */
double pica200_add(double a, double b)
{
    a = flush(a);
    b = flush(b);
    double sum = a + b;

    if (isnan(sum) || isinf(sum)) return sum;
    double b_part = sum - a, a_part = sum - b_part;
    double error = (a - a_part) + (b - b_part);

    if ((sum > 0 && error < 0) || (sum < 0 && error > 0)) sum = nextafter(sum, 0);
    return pica200_cut(sum);
}

double pica200_sub(double a, double b)
{
    return pica200_add(a, -b);
}

/* 34 bits: exact. 0 * inf is 0 on this machine. */
double pica200_mul(double a, double b)
{
    a = flush(a);
    b = flush(b);
    if (isnan(a) || isnan(b)) return NAN;
    if (a == 0 || b == 0) return 0;
    return pica200_cut(a * b);
}

double pica200_mad(double a, double b, double c)
{
    return pica200_add(pica200_mul(a, b), c);
}

double pica200_max(double a, double b)
{
    return a > b ? a : b;
}

double pica200_min(double a, double b)
{
    return a < b ? a : b;
}

double pica200_floor(double a)
{
    return pica200_cut(floor(flush(a)));
}

/* The neighbour of a further from zero, for a positive a of 17 bits. */
static double above(double a)
{
    int exponent;

    frexp(a, &exponent);
    return a + ldexp(1, exponent - 17);
}

/* 17 bits of a positive number without limits of range. */
static double cut17(double value)
{
    int exponent;
    double fraction = frexp(value, &exponent);

    return ldexp(trunc(ldexp(fraction, 17)), exponent - 17);
}

/* The greatest y with y * a <= 1; the product of 17 and 18 bits is exact. */
double pica200_rcp(double a)
{
    double size = fabs(flush(a));

    if (isnan(a)) return NAN;
    if (size == 0) return INFINITY;
    if (isinf(a)) return 0;
    double y = cut17(1 / size);

    while (y * size > 1) y = cut17(nextafter(y, 0));
    while (above(y) * size <= 1) y = above(y);
    return pica200_cut(copysign(y, a));
}

/* The greatest y with y * y * a <= 1: 51 bits, 53 for its neighbour. */
double pica200_rsq(double a)
{
    a = flush(a);
    if (isnan(a) || a < 0) return NAN;
    if (a == 0) return INFINITY;
    if (isinf(a)) return 0;
    double y = cut17(1 / sqrt(a));

    while (y * y * a > 1) y = cut17(nextafter(y, 0));
    while (above(y) * above(y) * a <= 1) y = above(y);
    return pica200_cut(y);
}

static long double down30(long double value)
{
    return ldexpl(floorl(ldexpl(value, 30)), -30);
}

/* 2^f as the product of 2^(1/2), 2^(1/4), .. for the 24 bits of f; factors and products are cut
 * to 30 bits after the point. */
double pica200_ex2(double a)
{
    a = flush(a);
    if (isnan(a)) return NAN;
    if (a >= 64) return INFINITY;
    if (a <= -64) return 0;
    double x = ldexp(floor(ldexp(a, 24)), -24), rest = x - floor(x);
    long double product = 1, root = 2;

    for (int i = 1; i <= 24; i++) {
        root = sqrtl(root);
        rest *= 2;
        if (rest < 1) continue;
        rest -= 1;
        product = down30(product * down30(root));
    }
    return pica200_cut(ldexp((double)product, (int)floor(x)));
}

/* The logarithm's bits, one by squaring: a square of 2 or more has one. */
double pica200_lg2(double a)
{
    int exponent;
    long double fraction = 0, weight = 1;

    a = flush(a);
    if (isnan(a) || a < 0) return NAN;
    if (a == 0) return -INFINITY;
    if (isinf(a)) return a;
    long double m = 2 * frexp(a, &exponent);

    for (int i = 1; i <= 24; i++) {
        weight /= 2;
        m = down30(m * m);
        if (m < 2) continue;
        m = down30(m / 2);
        fraction += weight;
    }
    return pica200_cut((double)(exponent - 1 + fraction));
}

int pica200_offset(double a)
{
    double whole = trunc(a);

    return whole >= -128 && whole <= 127 ? (int)whole : 0;
}

double pica200_dot3(struct pica200_vec a, struct pica200_vec b)
{
    return pica200_add(pica200_add(pica200_mul(a.x, b.x), pica200_mul(a.y, b.y)),
                       pica200_mul(a.z, b.z));
}

/* pairs first */
double pica200_dot4(struct pica200_vec a, struct pica200_vec b)
{
    return pica200_add(pica200_add(pica200_mul(a.x, b.x), pica200_mul(a.y, b.y)),
                       pica200_add(pica200_mul(a.z, b.z), pica200_mul(a.w, b.w)));
}

typedef double binary(double a, double b);

static struct pica200_vec each(binary *f, struct pica200_vec a, struct pica200_vec b)
{
    return (struct pica200_vec){f(a.x, b.x), f(a.y, b.y), f(a.z, b.z), f(a.w, b.w)};
}

static struct pica200_vec all(double a)
{
    return (struct pica200_vec){a, a, a, a};
}

struct pica200_vec pica200_vec_add(struct pica200_vec a, struct pica200_vec b)
{
    return each(pica200_add, a, b);
}

struct pica200_vec pica200_vec_sub(struct pica200_vec a, struct pica200_vec b)
{
    return each(pica200_sub, a, b);
}

struct pica200_vec pica200_vec_mul(struct pica200_vec a, struct pica200_vec b)
{
    return each(pica200_mul, a, b);
}

struct pica200_vec pica200_vec_scale(double a, struct pica200_vec b)
{
    return each(pica200_mul, all(a), b);
}

struct pica200_vec pica200_vec_mad(struct pica200_vec a, struct pica200_vec b, struct pica200_vec c)
{
    return pica200_vec_add(pica200_vec_mul(a, b), c);
}

struct pica200_vec pica200_vec_mads(double a, struct pica200_vec b, struct pica200_vec c)
{
    return pica200_vec_add(pica200_vec_scale(a, b), c);
}

struct pica200_vec pica200_vec_max(struct pica200_vec a, struct pica200_vec b)
{
    return each(pica200_max, a, b);
}

struct pica200_vec pica200_vec_min(struct pica200_vec a, struct pica200_vec b)
{
    return each(pica200_min, a, b);
}
