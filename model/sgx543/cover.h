/* Coverage points of this ISA in addition to those of its table: common/cover.h. */
#ifndef SGX543_COVER_H
#define SGX543_COVER_H

#include "../common/cover.h"

enum { SGX543_TRAPS = 3 };
extern const struct common_trap sgx543_trap_names[SGX543_TRAPS]; /* trap.c */
extern const struct common_cover sgx543_cover;

#endif
