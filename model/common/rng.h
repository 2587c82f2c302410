/* The one random generator: splitmix64. One u64 seed drives everything that is random in a run.
 * Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014. */
#ifndef COMMON_RNG_H
#define COMMON_RNG_H

#include <stdint.h>

struct common_rng {
    uint64_t state;
};

/* An independent stream for each user of a seed; stream is any small number. */
static inline struct common_rng common_rng_make(uint64_t seed, uint64_t stream)
{
    struct common_rng rng = {seed ^ stream * 0x9e3779b97f4a7c15u};
    return rng;
}

static inline uint64_t common_rng_next(struct common_rng *rng)
{
    uint64_t z = rng->state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

/* 0 <= result < n; n > 0. */
static inline uint32_t common_rng_below(struct common_rng *rng, uint32_t n)
{
    return (uint32_t)((common_rng_next(rng) >> 32) * n >> 32);
}

#endif
