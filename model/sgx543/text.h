/* The common part of the two directions of the text; and an instruction from text. */
#ifndef SGX543_TEXT_H
#define SGX543_TEXT_H

#include "../common/text.h"
#include "isa.h"

/* See common_isa: fetch, disassemble, assemble, trap_text. */
unsigned sgx543_fetch(const struct common_program *program, uint64_t pc, uint32_t *word,
                      uint64_t *next);
unsigned sgx543_disassemble(const uint32_t *word, size_t nwords, uint64_t pc, char *text,
                            size_t size);
int sgx543_assemble(const char *name, const char *text, struct common_program *program,
                    struct common_error *err);
void sgx543_trap_text(uint32_t trap, char *text, size_t size);
/* One name, or several joined by '+'.
 *   returns  0, -1 if a name is unknown */
int sgx543_trap_parse(const char *text, uint32_t *trap);

/* See common_isa.source. */
char *sgx543_source_text(const struct common_program *program);

/* The text of sheet 6, without the bits that it does not show. */
void sgx543_print(const struct sgx543_insn *insn, char *text, size_t size);

/* Reads an instruction as sheet 6 writes it: the whole of `text`, without a label.
 *   target   out: where in it a label is the target, which is 0 so far; NULL: nowhere
 *   mnemonic out: the word that should be a mnemonic and is none; NULL: another error
 *   returns  0; -1: column (from 0) and the error there */
struct sgx543_reading {
    const char *mnemonic;
    size_t mnemonic_length;
    const char *target;
    size_t target_length;
    size_t column;
    char message[160];
};
int sgx543_read(const char *text, size_t length, uint32_t *word, struct sgx543_reading *reading);

#endif
