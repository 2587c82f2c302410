/* How a vertex or geometry shader is run: the type of program.launch in this ISA. Sheet 11. */
#ifndef PICA200_LAUNCH_H
#define PICA200_LAUNCH_H

#include <stdbool.h>
#include <stdint.h>

#include "../common/program.h"

enum { PICA200_MAX_GROUPS = 64 };

struct pica200_launch {
    bool geometry;        /* else a vertex shader */
    uint32_t entry;       /* word index of the first instruction */
    uint32_t runs;        /* vertices or primitives, numbered from 0 */
    uint32_t stride;      /* vectors of 4 words in one run's input record */
    uint32_t attributes;  /* vectors of one vertex, 1..16 */
    uint8_t map[16];      /* attribute k goes to register v[map[k]] */
    uint32_t outmap;      /* output registers that are delivered, bit k = ok */
    uint32_t input_mode;  /* geometry: enum pica200_input */
    uint32_t main_count;  /* variable: vertices with all attributes, 1..16 */
    uint32_t fixed_count; /* fixed: vertices of a run, 1..16 */
    uint32_t start;       /* fixed: first uniform */
    bool fed;        /* geometry: its input is the output of the program before it; sheet 11.5 */
    uint32_t groups; /* fed, variable: so many numbers of vertices, one for each primitive; .. */
    uint8_t
        group[PICA200_MAX_GROUPS]; /* .. they begin again when they are used up. None: main_count */
};

/* One run of one attribute in v0, delivering o0. */
extern const struct pica200_launch pica200_launch_default;

/* The launch of a program of this ISA. */
static inline struct pica200_launch *pica200_launch_of(const struct common_program *program)
{
    return (struct pica200_launch *)program->launch;
}

/* An empty program with the default launch; as common_program_init(). */
int pica200_program_init(struct common_program *program, const char *name);

/* The launch as the program's own register writes leave it.
 *   returns  0; -1 with err: this cannot be loaded */
int pica200_effective(const struct common_program *program, struct pica200_launch *launch,
                      struct common_error *err);

/* A write of a configuration register, made before the start and after everything else was loaded,
 * in the order of these calls: contents of space `config`.
 *   returns  0; -1 with err */
int pica200_program_setreg(struct common_program *program, uint32_t reg, uint32_t data,
                           unsigned line, struct common_error *err);

#endif
