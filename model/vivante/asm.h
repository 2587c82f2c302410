/* Inside of the assembler: asm.c has statements and code, asm_insn.c one instruction,
 * asm_directive.c directives. Not for other folders; see isa.h. */
#ifndef VIVANTE_ASM_H
#define VIVANTE_ASM_H

#include "../common/assembler.h"
#include "text.h"
#include "vivante.h"

/* When a directive is obeyed. */
enum vivante_phase {
    VIVANTE_PHASE_READ,  /* while the file is read */
    VIVANTE_PHASE_FIRST, /* when labels are known: how threads are run */
    VIVANTE_PHASE_LAST   /* data, which goes by that */
};

/* A target that is a label. */
struct vivante_fixup {
    struct common_token label;
    size_t insn;
};

struct vivante_assembler {
    struct common_assembler base;   /* first: directives get it */
    struct common_token *directive; /* names of all */
    size_t directives, directive_room;
    struct common_token *pool; /* words of a line */
    uint32_t *code;
    unsigned *line;
    size_t words, room;
    struct vivante_fixup *fixup;
    size_t fixups, fixup_room;
    uint32_t sampler[VIVANTE_SAMPLERS]; /* lines of .sampler; 0: there is none */
};

/* Appends an instruction. */
int vivante_asm_emit(struct vivante_assembler *a, const uint32_t *word, unsigned line);

/* A label of the source, or a number of an instruction, at the cursor. */
int vivante_asm_place(struct common_assembler *base, uint32_t *place);

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
