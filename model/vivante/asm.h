/* Inside of the assembler: asm.c has the code, asm_insn.c one instruction,
 * asm_directive.c directives. Not for other folders; see isa.h. */
#ifndef VIVANTE_ASM_H
#define VIVANTE_ASM_H

#include "../common/statements.h"
#include "text.h"
#include "vivante.h"

struct vivante_assembler {
    struct common_statements source;    /* first: directives get it */
    uint32_t sampler[VIVANTE_SAMPLERS]; /* lines of .sampler; 0: there is none */
};

extern const struct common_directive *const vivante_directive_tables[];

/* asm_data.c: .input, .internal, .helper, .uniform, .global, .sampler; .expect */
int vivante_asm_input(struct common_assembler *base);
int vivante_asm_internal(struct common_assembler *base);
int vivante_asm_helper(struct common_assembler *base);
int vivante_asm_uniform(struct common_assembler *base);
int vivante_asm_global(struct common_assembler *base);
int vivante_asm_sampler(struct common_assembler *base);
int vivante_asm_expect(struct common_assembler *base);

#endif
