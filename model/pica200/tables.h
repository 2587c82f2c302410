/* Tables of vertices, uniforms and outputs, for the options of these names.
 * docs/formats.md has their columns. */
#ifndef PICA200_TABLES_H
#define PICA200_TABLES_H

#include <stdbool.h>

#include "../common/f24.h"
#include "../common/option.h"
#include "../common/table.h"
#include "launch.h"

/* How a float24 is written. */
extern const struct common_format pica200_float24;

/* Replaces the program's input by the table, and sets runs, stride and, where that is left open,
 * which attribute goes where.
 *   fixed_map  launch.map is unchanged; else the columns add to it
 *   fresh      the program itself says nothing about its attributes
 *   returns    0; -1 with err and the program unchanged */
int pica200_inputs_load(struct common_program *program, const char *path, bool fixed_map,
                        bool fresh, struct common_error *err);

/* Runs `runs` times; the input records begin again when they are used up. */
int pica200_inputs_repeat(struct common_program *program, uint32_t runs, struct common_error *err);

int pica200_uniforms_load(struct common_program *program, const char *path,
                          struct common_error *err);

/* The results of the runs. */
extern const struct common_table pica200_outputs;

/* A word of space output: "run 3, o0.y", "primitive 1, vertex 2, o4.x". */
const struct common_format *pica200_word_text(const struct common_program *program, uint32_t space,
                                              uint64_t addr, char *text, size_t size);

/* The options of this ISA. */
extern const struct common_option pica200_options[];
extern const char pica200_manual[];

#endif
