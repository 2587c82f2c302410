/* Features of chips and program types, and the traps of a program. */
#ifndef TESLA_MODE_H
#define TESLA_MODE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Fatal trap codes and sticky flags of a retire event: sheet 11.2. */
enum tesla_trap {
    TESLA_TRAP_NONE = 0,
    TESLA_TRAP_TRAP_INSTRUCTION = 0x0100,
    TESLA_TRAP_ILLEGAL_OPCODE = 0x0101,
    TESLA_TRAP_UNALIGNED_LONG_INSTRUCTION = 0x0108,
    TESLA_TRAP_ILLEGAL_POSTINCR = 0x0109,
    TESLA_TRAP_LD_A_ST_O_NON_VP_GP = 0x010a,
    TESLA_TRAP_INTERP_NON_FP = 0x010e,
    TESLA_TRAP_EMIT_NON_GP = 0x010f,
    TESLA_TRAP_ILLEGAL_MEMORY_BYTE = 0x0117,
    TESLA_TRAP_ILLEGAL_MEMORY_SIGN = 0x0118,
    TESLA_TRAP_ILLEGAL_MEMORY_SIZE = 0x0119,
    TESLA_TRAP_STACK_UNDERFLOW = 0x0200,
    TESLA_TRAP_STACK_MISMATCH = 0x0201,
    TESLA_TRAP_QUADON_ACTIVE = 0x0202,
    TESLA_TRAP_STACK_LIMIT = 0x0300,
    TESLA_TRAP_LOCAL_LIMIT_READ = 1 << 16,
    TESLA_TRAP_LOCAL_LIMIT_WRITE = 1 << 17,
    TESLA_TRAP_GLOBAL_LIMIT_READ = 1 << 18,
    TESLA_TRAP_GLOBAL_LIMIT_WRITE = 1 << 19,
    TESLA_TRAP_GLOBAL_LIMIT_RED = 1 << 20,
    TESLA_TRAP_GLOBAL_LIMIT_ATOM = 1 << 21
};

/* Features that not every chip has, sheet 5. The bits of the core's register FEATURES. */
enum tesla_feature {
    TESLA_SM11 = 1,  /* G84 and later */
    TESLA_SM12 = 2,  /* GT200, MCP77, GT215 and later */
    TESLA_FP64 = 4,  /* GT200 */
    TESLA_D10_1 = 8, /* GT215 and later */
    TESLA_ALL_FEATURES = 15
};

/* Program types: tesla_launch.type, the core's register TYPE. */
enum tesla_type_of_program { TESLA_COMPUTE, TESLA_VERTEX, TESLA_GEOMETRY, TESLA_FRAGMENT };

enum { TESLA_VSTRIDE = 0x20 }; /* bytes between a vertex's words in p[] */

/* A mode and no feature: SAT32 of a NaN is +0. A bit of the core's register FEATURES. */
enum { TESLA_SAT_NAN = 16 };

/* Bit of tesla_machine.lacks, after those of enum tesla_feature: there is no texture port. */
enum { TESLA_LACKS_TEXTURE = 16 };

/* How words are to be taken. */
struct tesla_mode {
    uint32_t features; /* enum tesla_feature, or-ed */
    uint32_t type;     /* enum tesla_type_of_program */
    bool no_texture;   /* no texture port: texture instructions are illegal */
    bool sat_nan;      /* sheet 5: TESLA_SAT_NAN */
};

/* "ILLEGAL_OPCODE", "GLOBAL_LIMIT_READ+GLOBAL_LIMIT_WRITE", "none". */
void tesla_trap_text(uint32_t trap, char *text, size_t size);

/* One name, or several joined by '+'.
 *   returns 0, -1 if a name is unknown */
int tesla_trap_parse(const char *text, uint32_t *trap);

#endif
