/* The Tesla MP for everybody outside this folder: its name and its operations, see common/isa.h.
 * Sheet 11 describes the taps (files, spaces, launch arguments, traps). */
#ifndef TESLA_TESLA_H
#define TESLA_TESLA_H

#include "../common/isa.h"

extern const struct common_isa tesla_isa;
extern const struct common_random tesla_random;

/* Chips, sheet 5; "all", which is 0, has everything. */
extern const struct common_chip tesla_chips[];

/* The chip of a number; NULL: there is none. */
const struct common_chip *tesla_chip_of(uint32_t number);

/* Features of the chip: enum tesla_feature of isa.h, the core's register FEATURES. */
int tesla_chip_features(uint32_t number, uint32_t *features);

/* Whether a chip with these features has the mode SAT_NAN. */
bool tesla_has_sat_nan(uint32_t features);

/* The value for the core's register FEATURES: the features of the chip, and the mode SAT_NAN. */
uint32_t tesla_configuration(const struct common_program *program);

/* Parts that programs can ask for; tesla_isa.parts. */
extern const struct common_part tesla_parts[];

/* Indices into tesla_isa.files and tesla_isa.spaces. */
enum { TESLA_FILE_GPR, TESLA_FILE_ADDR, TESLA_FILE_COND, TESLA_FILE_OUT, TESLA_FILES };
enum {
    TESLA_SPACE_GLOBAL,
    TESLA_SPACE_SHARED,
    TESLA_SPACE_LOCAL,
    TESLA_SPACE_CONST,
    TESLA_SPACE_ATTRIBUTE,
    TESLA_SPACE_OUTPUT,
    TESLA_SPACE_REQUEST,
    TESLA_SPACE_TEXEL,
    TESLA_SPACES
};

/* Words of a launch event. */
enum { TESLA_ARG_BLOCK, TESLA_ARG_WARP, TESLA_ARG_SLOT, TESLA_ARG_SHARED };

#endif
