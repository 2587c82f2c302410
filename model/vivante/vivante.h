/* The Vivante for other folders: the descriptor, the shape of its machine, and a host's writes
 * before a run. */
#ifndef VIVANTE_H
#define VIVANTE_H

#include "../common/isa.h"

extern const struct common_isa vivante_isa;

/* Registers of space config; machine.md, "Spaces". */
enum {
    VIVANTE_REG_START_PC = 0,
    VIVANTE_REG_END_PC = 1,
    VIVANTE_REG_THREADS = 2,
    VIVANTE_REG_INPUT_COUNT = 3,
    VIVANTE_REG_OUTPUT_COUNT = 4,
    VIVANTE_REG_MODE = 5,
    VIVANTE_REG_TEMPS = 6,
    VIVANTE_REG_INPUT = 8,   /* .. 15 */
    VIVANTE_REG_OUTPUT = 16, /* .. 23 */
    VIVANTE_REGISTERS = 24
};

/* Bits of MODE. */
enum {
    VIVANTE_MODE_RTNE = 1,
    VIVANTE_MODE_FAST = 2,
    VIVANTE_MODE_HALTI = 4, /* times 0, 1, 2: levels 0, 2, 5 */
    VIVANTE_MODE_HEADER = 16
};

/* The host's register values before it starts a program that create() has accepted. */
void vivante_registers(const void *model, uint32_t reg[VIVANTE_REGISTERS]);

uint32_t vivante_groups(const struct common_machine *machine);
uint32_t vivante_code(const struct common_machine *machine); /* instructions */
extern const struct common_part vivante_parts[];

/* Arguments of a launch. */
enum { VIVANTE_ARG_GROUP, VIVANTE_ARG_ENTRY, VIVANTE_ARG_LANES, VIVANTE_ARG_HELPERS };

#endif
