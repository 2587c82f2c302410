/* Tables of inputs, uniforms and outputs, and the options that read and write them. machine.md has
 * their columns. */
#ifndef SGX543_RECORDS_H
#define SGX543_RECORDS_H

#include "../common/option.h"
#include "../common/table.h"
#include "launch.h"

/* Replaces the program's input by the table: a row for each instance.
 *   fixed    the columns are registers of the launch's record; else they set the record's size
 *   returns  0; -1 with err and the program unchanged */
int sgx543_inputs_load(struct common_program *program, const char *path, bool fixed,
                       struct common_error *err);

/* "pa5", "sa127": a register of this bank.
 *   returns  SGX543_BANK: it is none */
uint32_t sgx543_register_of(const char *text, const char *bank);

/* Runs so many instances; the input records begin again when they are used up. */
int sgx543_inputs_repeat(struct common_program *program, uint32_t instances,
                         struct common_error *err);

int sgx543_uniforms_load(struct common_program *program, const char *path,
                         struct common_error *err);

/* The results of the instances. */
extern const struct common_table sgx543_outputs;

/* A word of space output: "instance 3, o2". */
const struct common_format *sgx543_word_text(const struct common_program *program, uint32_t space,
                                             uint64_t addr, char *text, size_t size);

/* See common_isa: finish, note. Both are about literals that a GXP has no place for. */
int sgx543_last_look(const struct common_load *load, struct common_error *err);
bool sgx543_note(const void *model, char *text, size_t size);

/* A run without --max-clocks ends after so many clocks. */
uint64_t sgx543_limit(const struct common_program *program);

extern const struct common_option sgx543_options[];
extern const char sgx543_manual[];

#endif
