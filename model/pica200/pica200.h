/* The PICA200 model as the checker and the tools take it. */
#ifndef PICA200_PICA200_H
#define PICA200_PICA200_H

#include "../common/isa.h"

/* Arguments of a LAUNCH event. */
enum { PICA200_ARG_RUN, PICA200_ARG_ENTRY };

extern const struct common_isa pica200_isa;
extern const struct common_random pica200_random;

/* Parts that programs can ask for; pica200_isa.parts. */
extern const struct common_part pica200_parts[];

#endif
