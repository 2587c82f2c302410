/* Inside of the assembler: text, names, instructions, blocks. Not for other folders; see isa.h.
 * The language is described in programs/README.md. */
#ifndef PICA200_ASM_H
#define PICA200_ASM_H

#include "names.h"
#include "text.h"

#include "../common/text.h"

/* Blanks, comments and words of the language. */
extern const struct common_syntax pica200_syntax;

/* A place in the source. */
struct pica200_cursor {
    const char *p, *start; /* start: of this line */
    unsigned line;         /* from 1 */
};

/* A word of the source; text points into it and is not terminated. */
struct pica200_token {
    const char *text;
    size_t length;
    unsigned line, col; /* from 1 */
};

/* A register as it is written: with sign, index and components. */
struct pica200_ref {
    struct pica200_token token;
    char class;   /* v o r c i b */
    uint16_t reg; /* of its class */
    bool neg;
    uint8_t idx;        /* enum pica200_idx */
    uint8_t ncomponent; /* components written; 0: none, which means all */
    bool empty;         /* the mask "_" */
    uint8_t component[4];
};

enum pica200_symbol_kind { PICA200_SYMBOL_REGISTER, PICA200_SYMBOL_LABEL, PICA200_SYMBOL_PROC };

struct pica200_symbol {
    struct pica200_token name;
    uint8_t kind;
    struct pica200_ref ref; /* REGISTER */
    uint32_t count;         /* REGISTER: of an array; else 1 */
    uint32_t pc, end;       /* LABEL, PROC; end: behind the procedure */
};

/* Where a name must be put once all are known. */
struct pica200_fixup {
    struct pica200_token name;
    size_t word;
    uint8_t kind; /* enum pica200_element_kind: RANGE, ELSE, END, LAST, TARGET */
    uint32_t add; /* RANGE: words, behind '+' */
    bool length;  /* '+' was there */
};

/* An instruction that was read. */
struct pica200_item {
    uint32_t word, desc, used; /* used: bits of desc that it needs */
    bool uses_desc;
    int explicit_desc; /* {desc N}, or -1 */
    struct pica200_token token;
};

enum pica200_block_kind { PICA200_BLOCK_PROC, PICA200_BLOCK_IF, PICA200_BLOCK_FOR };

struct pica200_block {
    uint8_t kind;
    bool has_else;
    size_t word;      /* its instruction; of PROC the first */
    size_t else_word; /* first of the else part */
    size_t symbol;    /* PROC */
    struct pica200_token token;
};

enum { PICA200_MAX_BLOCKS = 64 };

struct pica200_asm {
    const char *file;
    struct common_error *err;
    struct common_program *program;
    struct pica200_names *names;
    struct pica200_cursor at;

    struct pica200_symbol *symbol;
    struct pica200_fixup *fixup;
    struct pica200_item *item;       /* one for each code word */
    struct pica200_cursor *deferred; /* directives that need to know all others */
    size_t symbols, fixups, items, deferreds;
    size_t symbol_room, fixup_room, item_room, deferred_room;

    struct pica200_block block[PICA200_MAX_BLOCKS];
    unsigned blocks;
    size_t block_end; /* word behind the block that ended last; SIZE_MAX: none */
    size_t label_at;  /* word of the label that came last; SIZE_MAX: none */

    struct pica200_desc_table table;

    /* allocation of registers: a bit for each that a directive named */
    uint32_t used_v, used_o, used_i, used_b;
    uint8_t used_c[PICA200_UNIFORMS];
    uint32_t first_free;         /* first float uniform that may be allocated */
    struct pica200_symbol array; /* .constfa that is open; name.length 0: none */
    uint32_t (*array_value)[4];  /* its elements so far */

    uint32_t in_mask, out_mask; /* v that .in names, o that .out names */
    bool has_attributes, has_outmap, has_runs, has_stride, has_shader;
    struct pica200_token entry; /* name of the entry, length 0: none given */
    uint64_t input_end;         /* vectors, behind the last one given */
    uint32_t expect_end;        /* runs, behind the last one of .expect output */
};

/* --- asm_lex.c --- */

/* Reports "file:line:col: error: what 'token'; allowed"; returns -1. */
int pica200_asm_fail(struct pica200_asm *a, const struct pica200_token *token, const char *what,
                     const char *allowed);
/* The same for whatever stands at the cursor. */
int pica200_asm_fail_here(struct pica200_asm *a, const char *allowed);
int pica200_asm_fail_memory(struct pica200_asm *a);

/* Over blanks, continued lines and, at the end of a line, its comment. */
void pica200_asm_blank(struct pica200_asm *a);
/* True behind the last word of a line. */
bool pica200_asm_at_end(struct pica200_asm *a);
/* Nothing may follow. */
int pica200_asm_end_line(struct pica200_asm *a);
/* Takes the text if it stands here; a name must also end there. */
bool pica200_asm_take(struct pica200_asm *a, const char *text);
/* Needs it. */
int pica200_asm_need(struct pica200_asm *a, const char *text, const char *allowed);

/* [A-Za-z_][A-Za-z0-9_]*
 *   returns false if there is none here; the cursor stays */
bool pica200_asm_name(struct pica200_asm *a, struct pica200_token *token);
bool pica200_asm_is(const struct pica200_token *token, const char *text);

/* An unsigned number, decimal or 0x hexadecimal. */
int pica200_asm_number(struct pica200_asm *a, uint32_t lo, uint32_t hi, uint32_t *value);
/* A float24: decimal, inf, nan, or 0x and its bits. */
int pica200_asm_value(struct pica200_asm *a, uint32_t *bits);
/* "TEXT"; token is what stands between the quotes. */
int pica200_asm_string(struct pica200_asm *a, struct pica200_token *token);

/* --- asm_operand.c --- */

struct pica200_symbol *pica200_asm_find(struct pica200_asm *a, const char *text, size_t length);

/* Adds a name that must be new and no register.
 *   returns  the symbol, valid until the next is added; NULL with err */
struct pica200_symbol *pica200_asm_define(struct pica200_asm *a, const struct pica200_token *name,
                                          unsigned kind);

/* A register operand: [-]name[[index]][.components].
 *   classes  letters that are allowed here
 *   what     for the message: "a source" */
int pica200_asm_ref(struct pica200_asm *a, const char *classes, const char *what,
                    struct pica200_ref *ref);

/* How many registers a class has. */
unsigned pica200_asm_class_size(char class);

/* --- asm_insn.c --- */

/* The instruction whose mnemonic was just read. */
int pica200_asm_insn(struct pica200_asm *a, const struct pica200_token *mnemonic);

int pica200_asm_emit(struct pica200_asm *a, const struct pica200_item *item);

/* --- asm_block.c --- */

int pica200_asm_label(struct pica200_asm *a, const struct pica200_token *name);
int pica200_asm_open(struct pica200_asm *a, unsigned kind, const struct pica200_token *token);
int pica200_asm_proc(struct pica200_asm *a, const struct pica200_token *token);
int pica200_asm_else(struct pica200_asm *a, const struct pica200_token *token);
int pica200_asm_close(struct pica200_asm *a, const struct pica200_token *token);
int pica200_asm_resolve(struct pica200_asm *a);

/* --- asm_desc.c --- */

/* Gives every instruction its descriptor and puts the table into the program. */
int pica200_asm_descs(struct pica200_asm *a);

/* --- asm_data.c, asm_run.c --- */

/* A directive; name without the '.'.
 *   returns 0; -1 with err; 1: there is no such one */
int pica200_asm_declare(struct pica200_asm *a, const struct pica200_token *name);
int pica200_asm_run_directive(struct pica200_asm *a, const struct pica200_token *name);
/* Puts the directives that had to wait, and what they leave open, into the program. */
int pica200_asm_finish(struct pica200_asm *a);

/* --- asm_expect.c --- */

/* A directive that had to wait: .input, .memory, .expect. */
int pica200_asm_deferred(struct pica200_asm *a, const struct pica200_cursor *at);

/* --- asm_words.c --- */

/* What a data list says. */
struct pica200_words {
    uint32_t *word; /* malloc'ed, the caller frees it; after an error there is nothing to free */
    size_t count, room;
};

/* Numbers up to the end of the line, or a file of them: float24 values or raw words; whole vectors. */
int pica200_asm_words(struct pica200_asm *a, bool raw, struct pica200_words *w);
int pica200_asm_vectors(struct pica200_asm *a, struct pica200_words *w);

/* Puts words into the program: initial or expected contents of a space. */
int pica200_asm_add(struct pica200_asm *a, bool expect, uint32_t space, uint64_t addr,
                    const uint32_t *word, size_t count);

/* The word at the cursor, for a message. */
struct pica200_token pica200_asm_here(const struct pica200_asm *a);
int pica200_asm_need_colon(struct pica200_asm *a);

/* "NAME", a path relative to the source.
 *   path     out: malloc'ed, the caller frees it */
int pica200_asm_path(struct pica200_asm *a, char **path);

/* Makes room for one more element.
 *   returns  0, -1 with err */
int pica200_asm_grow(struct pica200_asm *a, void *list, size_t count, size_t *room, size_t size);

/* --- asm_shbin.c --- */

/* .shbin file "x.shbin" [LABEL] */
int pica200_asm_shbin(struct pica200_asm *a, const struct pica200_token *name);

#endif
