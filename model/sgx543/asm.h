/* Inside of the assembler: asm.c has the code, asm_directive.c directives. Not for other folders. */
#ifndef SGX543_ASM_H
#define SGX543_ASM_H

#include "../common/statements.h"
#include "launch.h"
#include "sgx543.h"
#include "text.h"

extern const struct common_directive *const sgx543_directive_tables[];

/* See common_isa: word_text, limit. */
const struct common_format *sgx543_word_text(const struct common_program *program, uint32_t space,
                                             uint64_t addr, char *text, size_t size);
uint64_t sgx543_limit(const struct common_program *program);

#endif
