/* The common part of the oracle's files: words that are written to a file, and random numbers. */
#ifndef ORACLE_REFERENCE_H
#define ORACLE_REFERENCE_H

#include "number.h"

struct words {
    const char *name; /* of programs/sgx543/data/NAME.hex */
    unsigned count;
    uint32_t word[16384];
};

void put(struct words *w, uint32_t word);
void put_float(struct words *w, float x);
void save(const struct words *w);

void seed(uint32_t number); /* of a program's random numbers */
uint32_t next(void);        /* 24 random bits */
/* In [-range, range), with few enough bits that sums are seldom exact and never tiny. */
float next_float(float range);

void write_kernels(void);
void write_rules(void);
void write_integers(void);
void write_bench(void);

#endif
