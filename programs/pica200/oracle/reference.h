/* The common part of the host reference's files, see reference.c. */
#ifndef PROGRAMS_PICA200_REFERENCE_H
#define PROGRAMS_PICA200_REFERENCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "float24.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

/* Where files go, and whether one could not be written. */
struct pica200_output {
    const char *directory;
    bool failed;
};

/* Makes OUTDIR/<name>.hex of `count` words. A failure is printed and noted in output. */
void pica200_write_words(struct pica200_output *output, const char *name, const uint32_t *word,
                         size_t count);
void pica200_write_vectors(struct pica200_output *output, const char *name,
                           const struct pica200_vec *vec, size_t count);

/* Numbers of a generator (SplitMix64); every program has a seed of its own. */
struct pica200_random {
    uint64_t state;
};

uint32_t pica200_random_bits(struct pica200_random *random);
/* A multiple of 1/65536, -scale to scale; scale is a power of two. */
double pica200_random_number(struct pica200_random *random, double scale);
struct pica200_vec pica200_random_vec(struct pica200_random *random, double scale);

/* One function for each program that is not in reference.c: writes the program's files. */
void pica200_quads(struct pica200_output *output);
void pica200_particles(struct pica200_output *output);
void pica200_fan(struct pica200_output *output);
void pica200_spline(struct pica200_output *output);
void pica200_corners_binary(struct pica200_output *output);
void pica200_corners_unary(struct pica200_output *output);
void pica200_exponents(struct pica200_output *output);
void pica200_conditions(struct pica200_output *output);
void pica200_relative(struct pica200_output *output);
void pica200_control_flow(struct pica200_output *output);
void pica200_whole_code(struct pica200_output *output);
void pica200_late_registers(struct pica200_output *output);
void pica200_held_registers(struct pica200_output *output);

#endif
