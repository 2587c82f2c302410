/* Tables of a graphics program's inputs and outputs, for the options of these names.
 * docs/formats.md has their columns. */
#ifndef TESLA_TABLES_H
#define TESLA_TABLES_H

#include "../common/option.h"
#include "../common/table.h"
#include "launch.h"

/* Numbers in place of the program's own inputs: a row for each thread.
 *   name     of each column
 *   word     rows * columns
 *   column   out: the wrong one
 *   returns  0; -1 with err: a sentence without a place if *column < columns, else a whole
 *            message */
int tesla_table_load(struct common_program *program, const char *const *name, unsigned columns,
                     const uint32_t *word, uint32_t rows, unsigned *column,
                     struct common_error *err);

/* The same from a file. */
int tesla_inputs_load(struct common_program *program, const char *path, struct common_error *err);

/* One record from the bytes of the output space.
 *   word     room for TESLA_OUTPUTS
 *   returns  its mark, which is 0 if there is none */
uint32_t tesla_record(const struct common_program *program, const uint8_t *byte, size_t size,
                      uint32_t thread, uint32_t number, uint32_t *word);

extern const struct common_table tesla_outputs;

/* The options of this ISA, their effect, and the text below them. */
extern const struct common_option tesla_options[];
extern const char tesla_manual[];

/* common_isa.enter */
int tesla_enter(struct common_program *program, const char *entry, struct common_error *err);

/* common_isa.finish: registers and parameters of a program without a source */
int tesla_finish(const struct common_load *load, struct common_error *err);

#endif
