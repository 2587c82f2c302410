/* Coverage points of this ISA in addition to those of its table: common/cover.h. */
#ifndef PICA200_COVER_H
#define PICA200_COVER_H

#include "../common/cover.h"

enum { PICA200_TRAPS = 2 };
extern const struct common_trap pica200_traps[PICA200_TRAPS]; /* trap.c */
extern const struct common_cover pica200_cover;

#endif
