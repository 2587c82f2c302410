/* What the parts of the assembler that read whole files share: asm.c has statements and layout, asm_directive.c
 * directives, asm_graphics.c those of graphics programs and textures. */
#ifndef TESLA_ASM_DIRECTIVE_H
#define TESLA_ASM_DIRECTIVE_H

#include "asm.h"
#include "graphics.h"

#include "../common/program.h"

struct tesla_statement {
    struct tesla_token *token;
    size_t count;
    size_t labels;    /* leading tokens that are labels */
    uint32_t address; /* where its labels point: words */
};

struct tesla_assembler {
    const char *file;
    struct common_error *err;
    struct common_program *program;
    struct tesla_statement *statement;
    size_t statements;
    struct tesla_token *pool; /* tokens of all statements */
    struct tesla_symbols symbols;
    uint32_t *code;
    unsigned *line;
    size_t words, room;
    struct tesla_code *insn; /* one for each statement */
    uint32_t *insn_at;       /* word of each statement's instruction */
    bool limit_given[16];
    uint32_t seen; /* directives that may stand once: bit of each */
    struct tesla_graphics graphics;
};

/* An error at a token, "FILE:LINE:COL: error: WHAT 'TOKEN'; ALLOWED"; at the end of the statement, which ends too early;
 * out of memory. Return -1. */
int tesla_fail_at(struct tesla_assembler *a, const struct tesla_token *t, const char *what,
                  const char *allowed);
int tesla_fail_short(struct tesla_assembler *a, const struct tesla_statement *s,
                     const char *allowed);
int tesla_fail_memory(struct tesla_assembler *a);

/* A number lo .. hi; exactly `count` of them behind the directive's name; a data word: a number, or
 * the address of a label. Return 0, or -1 with err. */
int tesla_number_in(struct tesla_assembler *a, const struct tesla_token *t, int64_t lo, int64_t hi,
                    uint32_t *value);
int tesla_numbers(struct tesla_assembler *a, const struct tesla_statement *s, size_t count,
                  int64_t lo, int64_t hi, uint32_t *value);
int tesla_data_word(struct tesla_assembler *a, const struct tesla_token *t, uint32_t *value);

/* "WORD ..." or "file NAME" from token `at` on.
 *   word     out: malloc'ed; NULL with an error */
int tesla_data_words(struct tesla_assembler *a, const struct tesla_statement *s, size_t at,
                     uint32_t **word, size_t *count, bool *from_file);

/* "ADDR: WORD ..." or "ADDR: file NAME", from token `at` on, into a memory of that size. */
int tesla_data_list(struct tesla_assembler *a, const struct tesla_statement *s, size_t at,
                    bool expect, uint32_t space, uint32_t bank, uint32_t bytes);

/* What .type says, wherever it stands: code is laid out before directives are obeyed. */
unsigned tesla_program_type(const struct tesla_assembler *a);

bool tesla_is_directive(const struct tesla_statement *s);

/* Obeys all of them, when the code is laid out. */
int tesla_run_directives(struct tesla_assembler *a);

/* A name and what it does. `first` ones run before the others, which depend on them. */
struct tesla_directive {
    const char *name;
    bool first, once;
    int (*run)(struct tesla_assembler *a, const struct tesla_statement *s);
};

/* Directives of graphics programs and textures; the last one has no name. */
extern const struct tesla_directive tesla_graphics_directives[];

/* .expect output THREAD: WORD ..., .expect vertex THREAD NUMBER: WORD ... */
int tesla_expect_output(struct tesla_assembler *a, const struct tesla_statement *s, unsigned keys);

/* The directives of the first pass are known: graphics programs get their grid and inputs. */
int tesla_begin_graphics(struct tesla_assembler *a);

#endif
