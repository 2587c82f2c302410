/* Random programs: what an ISA brings to `warpstep random`. */
#ifndef COMMON_RANDOM_H
#define COMMON_RANDOM_H

#include <stdint.h>

struct common_random {
    const char *const *types; /* kinds of program: "compute"; NULL ends them, one at least */

    /* Source text of a random program that ends by itself on any machine of the ISA. It may trap.
     *   type     index into types
     *   seed     one seed gives one program of each type, always
     *   returns  malloc'ed; NULL out of memory */
    char *(*make)(unsigned type, uint64_t seed);
};

#endif
