/* The common part of the files that assemble whole sources: asm.c has statements and layout,
 * asm_directive.c directives, asm_graphics.c those of graphics programs and textures. */
#ifndef TESLA_ASM_DIRECTIVE_H
#define TESLA_ASM_DIRECTIVE_H

#include "asm.h"
#include "graphics.h"

#include "../common/assembler.h"

/* When a directive is obeyed. */
enum tesla_phase {
    TESLA_PHASE_READ,  /* while the file is read: .set, which later lines may use */
    TESLA_PHASE_FIRST, /* before code is laid out: others depend on them */
    TESLA_PHASE_CODE,  /* at its place in the code: .word */
    TESLA_PHASE_LAST   /* when labels have their addresses */
};

struct tesla_statement {
    struct common_token *token;
    size_t count;
    size_t labels;       /* leading tokens that are labels */
    size_t first_symbol; /* the first of them */
    uint32_t address;    /* where its labels point: words */
};

struct tesla_assembler {
    struct common_assembler base; /* first: directives get it */
    struct tesla_statement *statement;
    size_t statements;
    struct common_token *pool; /* tokens of all statements */
    char *letters, *small;     /* words that were in capitals, in small letters; the end of them */
    struct common_code code;
    struct tesla_code *insn; /* one for each statement */
    uint32_t *insn_at;       /* word of each statement's instruction */
    struct tesla_mnemonics mnemonics;
    bool limit_given[16];
    struct tesla_graphics graphics;
};

/* Appends a word of code. */
int tesla_asm_emit(struct tesla_assembler *a, uint32_t word, unsigned line);

/* All directives, for common_directive_run(). */
extern const struct common_directive *const tesla_directive_tables[];

/* "ADDRESS: WORD ..." into a memory that messages call letter[]. */
int tesla_read_region(struct common_assembler *base, bool expect, char letter, uint32_t space,
                      uint32_t bank, uint32_t bytes);

/* When every directive was obeyed: sets the defaults that they leave open. */
int tesla_finish_directives(struct tesla_assembler *a);

/* --- asm_graphics.c --- */

extern const struct common_directive tesla_graphics_directives[];

/* .expect output THREAD: WORD ..., .expect vertex THREAD NUMBER: WORD ... */
int tesla_expect_output(struct common_assembler *base);
int tesla_expect_vertex(struct common_assembler *base);

/* The directives of the first phase are known: graphics programs get their grid and inputs. */
int tesla_begin_graphics(struct tesla_assembler *a);

#endif
