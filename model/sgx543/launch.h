/* How a shader is run: the type of program.launch in this ISA; machine.md, "Launch and end". */
#ifndef SGX543_LAUNCH_H
#define SGX543_LAUNCH_H

#include <stdbool.h>
#include <stdint.h>

#include "isa.h"

enum {
    SGX543_MAX_SLOTS = 16,
    SGX543_MAX_INSTANCES = 1 << 20,
    SGX543_MAX_BYTES = 1 << 28, /* of input, output, global memory */
    SGX543_MAX_CODE = 1 << 17,  /* instructions */
    SGX543_LOCAL_BYTES = 4096,
    SGX543_ANSWER_WORDS = 17 /* of a record of space texture */
};

/* Register banks, and the rest of the files: machine.md, "Files". */
enum sgx543_file {
    SGX543_R,
    SGX543_O,
    SGX543_PA,
    SGX543_SA,
    SGX543_I,
    SGX543_P,
    SGX543_IDX,
    SGX543_LINK,
    SGX543_MOE,
    SGX543_PHASE,
    SGX543_FILES
};

enum sgx543_space {
    SGX543_SPACE_GLOBAL,
    SGX543_SPACE_LOCAL,
    SGX543_SPACE_INPUT,
    SGX543_SPACE_OUTPUT,
    SGX543_SPACE_UNIFORM,
    SGX543_SPACE_CODE,
    SGX543_SPACE_TEXTURE,
    SGX543_SPACE_CONFIG,
    SGX543_SPACE_PORT,
    SGX543_SPACE_LOAD,
    SGX543_SPACES
};

struct sgx543_launch {
    uint32_t start, end; /* of the primary program, in instructions; end 0: prog_end is off */
    bool whole;          /* prog_end is after the code */
    bool secondary;      /* there is one, which runs first */
    uint32_t sec_start, sec_end;
    uint32_t instances;
    uint32_t pa_count, o_count; /* registers of an input record */
    uint32_t out_bank, out_first, out_count;
    uint32_t global_bytes; /* at least; the program's own data are there too */
};

/* One instance without inputs and outputs, from 0 to the end of the code. */
extern const struct sgx543_launch sgx543_launch_default;

static inline struct sgx543_launch *sgx543_launch_of(const struct common_program *program)
{
    return (struct sgx543_launch *)program->launch;
}

/* Words of an input and of an output record. */
static inline uint32_t sgx543_input_words(const struct sgx543_launch *launch)
{
    return launch->pa_count + launch->o_count;
}
static inline uint32_t sgx543_output_words(const struct sgx543_launch *launch)
{
    return launch->out_count + 2;
}

#endif
