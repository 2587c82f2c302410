/* Inside of the assembler: asm.c has the code, asm_directive.c directives. Not for other
 * folders. */
#ifndef SGX543_ASM_H
#define SGX543_ASM_H

#include "../common/statements.h"
#include "launch.h"
#include "sgx543.h"
#include "text.h"

extern const struct common_directive *const sgx543_directive_tables[];

#endif
