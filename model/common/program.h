/* A program image: code, launch, initial memory, and what must come out. Assemblers and loaders make
 * one; the model, the core's host and the checker read it. It is plain data with no behaviour. */
#ifndef COMMON_PROGRAM_H
#define COMMON_PROGRAM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "error.h"

enum { COMMON_MAX_PARAMS = 64 };

/* Words for one place in one memory. */
struct common_segment {
    uint32_t space;  /* index into the ISA's spaces[] */
    uint32_t bank;   /* constant bank, or 0 */
    uint32_t addr;   /* byte address, multiple of 4 */
    size_t count;    /* words */
    uint32_t *word;  /* owned by the program */
    const char *file; /* of which the words are; NULL: the program itself. Not owned */
    unsigned line;    /* source line of the program, 0 if it came from an option */
};

/* How a compute kernel is launched. Other program kinds add their own struct beside it. */
struct common_launch {
    uint32_t grid[2];   /* blocks in x, y; 1..65535 each */
    uint32_t block[3];  /* threads in x, y, z; limits are the ISA's */
    uint32_t entry;     /* byte address of the first instruction */
    uint32_t regs;      /* registers per thread */
    uint32_t shared;    /* bytes of s[] per block, header and parameters included; 0: just those */
    uint32_t local;     /* bytes of l[] per thread: 0 or a power of two */
    uint32_t grid_id;   /* u16 */
    uint32_t chip;      /* model of the machine, numbered by the ISA; 0: one that has everything */
    uint32_t type;      /* of the program, numbered by the ISA; 0: compute */
    uint32_t inputs;    /* the other types: words of a thread that go in .. */
    uint32_t outputs;   /* .. and come out */
    uint32_t vertices;  /* most records that a thread delivers */
    uint32_t params;    /* words in param[] */
    uint32_t param[COMMON_MAX_PARAMS];
    uint32_t global_bytes;   /* size of global memory; also each g[] space's default limit + 1 */
    uint32_t g_base[16];     /* byte address of space gN in global memory */
    uint32_t g_limit[16];    /* last legal byte offset, inclusive */
};

/* How a vertex or geometry shader is run (PICA200; docs/isa/pica200.md, 4.5). */
struct common_shader {
    bool geometry;        /* else a vertex shader */
    uint32_t entry;       /* word index of the first instruction */
    uint32_t runs;        /* vertices or primitives, numbered from 0 */
    uint32_t stride;      /* vectors of 4 words in one run's input record */
    uint32_t attributes;  /* vectors of one vertex, 1..16 */
    uint8_t map[16];      /* attribute k goes to register v[map[k]] */
    uint32_t outmap;      /* output registers that are delivered, bit k = ok */
    uint32_t input_mode;  /* geometry: 0 point, 1 variable, 2 fixed */
    uint32_t main_count;  /* variable: vertices with all attributes, 1..16 */
    uint32_t fixed_count; /* fixed: vertices of a run, 1..16 */
    uint32_t start;       /* fixed: first uniform */
};

/* A write of a configuration register before the start, after everything else was loaded. */
struct common_setup {
    uint32_t reg;
    uint32_t data;
};

/* What a program says of itself. A tag may be written once, behind .tags; COMMON_TAG_TRAP comes from .expect trap. */
enum common_tag {
    COMMON_TAG_SHORT = 1,   /* over in a few thousand clocks: nothing to measure */
    COMMON_TAG_NOBENCH = 2, /* not measured: the model alone gives another retire stream, and so on */
    COMMON_TAG_SEEDS = 4,   /* the test of the seeds runs it */
    COMMON_TAG_TRAP = 8     /* expects a trap */
};

/* A part or a size of the machine without which a program is not to be run. */
struct common_need {
    const struct common_part *part; /* a row of the ISA's parts[] */
    bool exact;                     /* the machine's value must be this one; else it may be larger */
    uint32_t value;
    unsigned line; /* source line of the program */
};

struct common_program {
    char *name;               /* file name as the user gave it */
    uint32_t *code;           /* code starts at byte address 0 */
    size_t code_words;
    unsigned *line;           /* source line of each code word, or NULL */
    struct common_launch launch;
    struct common_shader shader; /* ISAs that run vertices instead of blocks */
    size_t setups;
    struct common_setup *setup;
    size_t inits;
    struct common_segment *init;    /* initial contents; all else is zero */
    size_t expects;
    struct common_segment *expect;  /* contents after the run */
    bool expect_trap;         /* the program must trap ... */
    uint32_t trap;            /* ... with this code (the ISA's trap number) */
    uint32_t tags;            /* enum common_tag, or-ed; common_program_tags() has all of them */
    size_t needs;
    struct common_need *need;
};

/* An empty program with the default launch: one block of one warp, 16 registers, 1 MiB of global memory;
 * as a shader: one run of one attribute in v0, delivering o0.
 *   returns 0, or -1 out of memory. common_program_free() undoes it; freeing a zeroed one is harmless. */
int common_program_init(struct common_program *program, const char *name);
void common_program_free(struct common_program *program);

/* Appends one segment to init (expect == false) or expect.
 *   word    copied
 *   returns 0, -1 with err */
int common_program_add(struct common_program *program, bool expect, uint32_t space, uint32_t bank,
                       uint32_t addr, const uint32_t *word, size_t count, unsigned line,
                       struct common_error *err);

/* Sets code, replacing any.
 *   word, line  copied; line may be NULL */
int common_program_set_code(struct common_program *program, const uint32_t *word, const unsigned *line,
                            size_t count, struct common_error *err);

/* Appends one register write to setup.
 *   returns 0, -1 with err */
int common_program_add_setup(struct common_program *program, uint32_t reg, uint32_t data,
                             struct common_error *err);

#endif
