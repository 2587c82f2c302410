/* The common part of the host reference's files, see reference.c. */
#ifndef PROGRAMS_REFERENCE_H
#define PROGRAMS_REFERENCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

/* Where files go, and whether one could not be written. */
struct programs_output {
    const char *directory;
    bool failed;
};

/* Makes OUTDIR/<name>.hex of `count` words. A failure is printed and noted in output. */
void programs_write_hex(struct programs_output *output, const char *name, const uint32_t *word,
                        size_t count);

/* Words of the generator that starts at `seed`; every array of a program has its own seed. */
void programs_fill_random(uint64_t seed, uint32_t *word, size_t count);

/* Little-endian words of a run of bytes; count is a multiple of 4. */
void programs_pack_bytes(const uint8_t *byte, size_t count, uint32_t *word);

/* One function for each program that is not in reference.c: writes the program's files. */
void programs_halves_and_flags(struct programs_output *output);
void programs_widths(struct programs_output *output);
void programs_list_lock(struct programs_output *output);
void programs_quads(struct programs_output *output);

/* Shares the input of histogram: `in` are its words. */
void programs_histogram_atomic(struct programs_output *output, const uint32_t *in, size_t words);

/* All programs of reference_float.c; the SFU's tables must have been read. */
void programs_floats(struct programs_output *output);

/* Programs of the graphics types: reference_graphics.c, reference_operands.c, reference_shaders.c.
 * The tables must have been read. */
void programs_graphics(struct programs_output *output);
void programs_operands(struct programs_output *output);
void programs_shaders(struct programs_output *output);

/* Textures: reference_sampling.c; the SFU's tables must have been read. */
void programs_sampling(struct programs_output *output);

#endif
