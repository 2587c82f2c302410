/* Inside of the assembler: asm.c has statements and code, asm_directive.c directives. Not for other folders. */
#ifndef SGX543_ASM_H
#define SGX543_ASM_H

#include "../common/assembler.h"
#include "launch.h"
#include "sgx543.h"
#include "text.h"

/* When a directive is obeyed. */
enum sgx543_asm_phase {
    SGX543_PHASE_READ,  /* while the file is read */
    SGX543_PHASE_FIRST, /* when labels are known: how instances are run */
    SGX543_PHASE_LAST   /* data, which goes by that */
};

/* A target that is a label. */
struct sgx543_fixup {
    struct common_token label;
    size_t insn;
};

struct sgx543_assembler {
    struct common_assembler base;   /* first: directives get it */
    struct common_token *directive; /* names of all */
    size_t directives, directive_room;
    struct common_token *pool; /* words of a line */
    uint32_t *code;
    unsigned *line;
    size_t words, room;
    struct sgx543_fixup *fixup;
    size_t fixups, fixup_room;
};

/* Appends an instruction. */
int sgx543_asm_emit(struct sgx543_assembler *a, const uint32_t *word, unsigned line);

extern const struct common_directive *const sgx543_directive_tables[];

/* See common_isa: word_text, limit. */
const struct common_format *sgx543_word_text(const struct common_program *program, uint32_t space,
                                             uint64_t addr, char *text, size_t size);
uint64_t sgx543_limit(const struct common_program *program);

#endif
