/* The Tesla MP for everybody outside this folder: its name and its operations, see common/isa.h.
 * What is on the taps (files, spaces, launch arguments, traps) is in README.md. */
#ifndef TESLA_TESLA_H
#define TESLA_TESLA_H

#include "../common/isa.h"

extern const struct common_isa tesla_isa;

/* Indices into tesla_isa.files and tesla_isa.spaces. */
enum { TESLA_FILE_GPR, TESLA_FILE_ADDR, TESLA_FILE_COND, TESLA_FILES };
enum { TESLA_SPACE_GLOBAL, TESLA_SPACE_SHARED, TESLA_SPACE_LOCAL, TESLA_SPACE_CONST, TESLA_SPACES };

/* Words of a launch event. */
enum { TESLA_ARG_BLOCK, TESLA_ARG_WARP, TESLA_ARG_SLOT, TESLA_ARG_SHARED };

#endif
