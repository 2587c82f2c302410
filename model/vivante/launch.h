/* How a shader is run: the type of program.launch in this ISA; machine.md, "Launch and end of a
 * group". */
#ifndef VIVANTE_LAUNCH_H
#define VIVANTE_LAUNCH_H

#include <stdbool.h>
#include <stdint.h>

#include "isa.h"

enum {
    VIVANTE_VECTOR_BYTES = 16,
    VIVANTE_HEADER_VECTORS = 2, /* of an input record, if it has one */
    VIVANTE_MAX_THREADS = 1 << 20,
    VIVANTE_MAX_BYTES = 1 << 28 /* of input, output, global memory */
};

/* Members of the family: the HALTI level, sheet 0. */
enum vivante_chip { VIVANTE_GC3000, VIVANTE_GC2000, VIVANTE_GC7000 };

/* FAST_TRANS: the chip's own (sheet 0), or the program's own choice. */
enum vivante_fast { VIVANTE_FAST_OF_CHIP, VIVANTE_FAST_OFF, VIVANTE_FAST_ON };

struct vivante_launch {
    uint32_t start, end; /* START_PC, END_PC; end 0: after the code */
    uint32_t threads;
    uint32_t inputs, outputs;                        /* vectors of a thread */
    uint8_t input[VIVANTE_MAP], output[VIVANTE_MAP]; /* their temporaries */
    bool header;                                     /* input records begin with i0 and HELPER */
    bool rtne;                                       /* cfg_rtne */
    uint8_t fast;                                    /* enum vivante_fast */
    uint32_t global_bytes; /* at least; the program's own data are there too */
    uint32_t
        /* samplers that the reference sampler cannot be: an instruction that uses one is an
         * error */
        unsupported;
};

/* One thread without inputs and outputs. */
extern const struct vivante_launch vivante_launch_default;

static inline struct vivante_launch *vivante_launch_of(const struct common_program *program)
{
    return (struct vivante_launch *)program->launch;
}

/* FAST_TRANS of the machine that runs the program. */
bool vivante_is_fast(const struct common_program *program);

/* An empty program with the default launch; as common_program_init(). */
int vivante_program_init(struct common_program *program, const char *name);

/* Vectors of an input and of an output record. */
static inline uint32_t vivante_input_vectors(const struct vivante_launch *launch)
{
    return launch->inputs + (launch->header ? VIVANTE_HEADER_VECTORS : 0);
}
static inline uint32_t vivante_output_vectors(const struct vivante_launch *launch)
{
    return launch->outputs + 1;
}

#endif
