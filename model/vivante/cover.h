/* Coverage points of this ISA in addition to those of its table: common/cover.h. */
#ifndef VIVANTE_COVER_H
#define VIVANTE_COVER_H

#include "../common/cover.h"

enum { VIVANTE_TRAPS = 2 };
extern const struct common_trap vivante_trap_names[VIVANTE_TRAPS]; /* trap.c */
extern const struct common_cover vivante_cover;

#endif
