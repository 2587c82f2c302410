/* Tables of inputs, uniforms and outputs, and the options that read and write them. machine.md has
 * their columns. */
#ifndef VIVANTE_TABLES_H
#define VIVANTE_TABLES_H

#include "../common/option.h"
#include "../common/table.h"
#include "launch.h"

/* Replaces the program's input by the table: a row for each thread.
 *   fixed    the columns are those of launch.input; else they add to it
 *   returns  0; -1 with err and the program unchanged */
int vivante_inputs_load(struct common_program *program, const char *path, bool fixed,
                        struct common_error *err);

/* Runs so many threads; the input records begin again when they are used up. */
int vivante_inputs_repeat(struct common_program *program, uint32_t threads,
                          struct common_error *err);

int vivante_uniforms_load(struct common_program *program, const char *path,
                          struct common_error *err);

/* The results of the threads. */
extern const struct common_table vivante_outputs;

/* A word of space output: "thread 3, t0.y". */
const struct common_format *vivante_word_text(const struct common_program *program, uint32_t space,
                                              uint64_t addr, char *text, size_t size);

/* A run without --max-clocks ends after so many clocks. */
uint64_t vivante_limit(const struct common_program *program);

extern const struct common_option vivante_options[];
extern const char vivante_manual[];

#endif
