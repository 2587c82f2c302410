/* How a Tesla program is launched: the type of program.launch in this ISA. Sheet 1.5, 9.1. */
#ifndef TESLA_LAUNCH_H
#define TESLA_LAUNCH_H

#include <stdint.h>

#include "../common/program.h"

enum { TESLA_MAX_PARAMS = 64, TESLA_WINDOWS = 16 };

struct tesla_launch {
    uint32_t grid[2];  /* blocks in x, y; 1..65535 each */
    uint32_t block[3]; /* threads in x, y, z: up to 512, 512, 64, and 512 together */
    uint32_t entry;    /* byte address of the first instruction */
    uint32_t regs;     /* registers per thread */
    uint32_t shared;   /* bytes of s[] per block, header and parameters included; 0: just those */
    uint32_t local;    /* bytes of l[] per thread: 0 or a power of two */
    uint32_t grid_id;  /* u16 */
    uint32_t type;     /* enum tesla_type_of_program */
    uint32_t inputs;   /* graphics programs: words of a thread that go in .. */
    uint32_t outputs;  /* .. and come out */
    uint32_t vertices; /* most records that a thread delivers */
    uint32_t sat_nan;  /* 1: SAT32 of a NaN is +0, sheet 5 */
    uint32_t params;   /* words in param[] */
    uint32_t param[TESLA_MAX_PARAMS];
    uint32_t global_bytes; /* size of global memory; also each g[] space's default limit + 1 */
    uint32_t g_base[TESLA_WINDOWS];  /* byte address of space gN in global memory */
    uint32_t g_limit[TESLA_WINDOWS]; /* last legal byte offset, inclusive */
};

/* One block of one warp, 16 registers, 1 MiB of global memory. */
extern const struct tesla_launch tesla_launch_default;

/* The launch of a program of this ISA. */
static inline struct tesla_launch *tesla_launch_of(const struct common_program *program)
{
    return (struct tesla_launch *)program->launch;
}

/* Bytes of s[] that a block has: 0x40 steps. */
uint32_t tesla_shared_size(const struct tesla_launch *launch);

/* An empty program with the default launch; as common_program_init(). */
int tesla_program_init(struct common_program *program, const char *name);

#endif
