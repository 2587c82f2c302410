/* The SGX543 for other folders: the descriptor, the shape of its machine, and a host's writes
 * before a run. */
#ifndef SGX543_H
#define SGX543_H

#include "../common/isa.h"

extern const struct common_isa sgx543_isa;

/* Registers of space config; machine.md, "Spaces". */
enum {
    SGX543_REG_START = 0,
    SGX543_REG_END = 1,
    SGX543_REG_INSTANCES = 2,
    SGX543_REG_PA_COUNT = 3,
    SGX543_REG_O_COUNT = 4,
    SGX543_REG_SEC_START = 5,
    SGX543_REG_SEC_END = 6,
    SGX543_REG_SECONDARY = 7,
    SGX543_REG_OUT_BANK = 8,
    SGX543_REG_OUT_FIRST = 9,
    SGX543_REG_OUT_COUNT = 10,
    SGX543_REGISTERS = 16
};

/* The host's register values before it starts a program that create() has accepted. */
void sgx543_registers(const void *model, uint32_t reg[SGX543_REGISTERS]);

extern const struct common_part sgx543_parts[];

/* Arguments of a launch. */
enum { SGX543_ARG_NUMBER, SGX543_ARG_START, SGX543_ARG_SECONDARY, SGX543_ARG_END };

#endif
