/* Inside of the assembler: names, instructions, blocks. Not for other folders; see isa.h. The
 * language is described in programs/language.md; its text, names and directives are
 * common/assembler.h. */
#ifndef PICA200_ASM_H
#define PICA200_ASM_H

#include "names.h"
#include "text.h"

#include "../common/assembler.h"

/* A register as it is written: with sign, index and components. */
struct pica200_ref {
    struct common_token token;
    char class;   /* v o r c i b */
    uint16_t reg; /* of its class */
    bool neg;
    uint8_t idx;        /* enum pica200_idx */
    uint8_t ncomponent; /* components written; 0: none, which means all */
    bool empty;         /* the mask "_" */
    uint8_t component[4];
};

struct pica200_asm;

/* A label, or a procedure. */
struct pica200_point {
    uint32_t pc, end;               /* end: after the procedure */
    const struct pica200_asm *from; /* the source that has it */
};

/* Names of their own: a label, a procedure and a register may be called alike. */
struct pica200_points {
    struct common_symbols names;
    struct pica200_point *list; /* at the index of its name */
    size_t room;
};

/* A .constfa that is open. */
struct pica200_array {
    struct common_token name; /* length 0: none is */
    uint32_t size, used;      /* elements; size 0: as many as will come */
    uint32_t (*value)[4];
};

/* Where a name must be put once all are known. */
struct pica200_fixup {
    const struct pica200_asm *from;
    struct common_token name;
    size_t word;
    uint8_t kind; /* enum pica200_element_kind: RANGE, ELSE, END, LAST, TARGET */
    uint32_t add; /* RANGE: words, after '+' */
    bool length;  /* '+' was there */
};

/* An instruction that was read. */
struct pica200_item {
    const struct pica200_asm *from;
    uint32_t word, desc, used; /* used: bits of desc that it needs */
    bool uses_desc;
    int explicit_desc; /* {desc N}, or -1 */
    struct common_token token;
};

enum pica200_block_kind { PICA200_BLOCK_PROC, PICA200_BLOCK_IF, PICA200_BLOCK_FOR };

struct pica200_block {
    uint8_t kind;
    bool has_else;
    size_t word;      /* its instruction; of PROC the first */
    size_t else_word; /* first of the else part */
    size_t proc;      /* PROC: its index */
    struct common_token token;
};

enum { PICA200_MAX_BLOCKS = 64 };

/* When a directive is obeyed. */
enum pica200_phase {
    PICA200_PHASE_READ, /* in the order of the source */
    PICA200_PHASE_LAST  /* when all else is known */
};

/* The common part of all sources. */
struct pica200_code {
    struct pica200_points labels, procs;
    struct pica200_fixup *fixup;
    struct pica200_item *item; /* one for each code word */
    size_t fixups, items, fixup_room, item_room;
    struct pica200_desc_table table;
};

/* One source: a shader, or code for those of others. */
struct pica200_asm {
    struct common_assembler base; /* first: directives get it */
    struct pica200_names *names;
    struct pica200_code *code;
    size_t first_item, end_item; /* of the code, those of this source */

    struct pica200_ref *symbol;    /* of the names in base.symbols, which are registers' */
    struct common_token *deferred; /* directives of PHASE_LAST */
    size_t deferreds, symbol_room, deferred_room;

    struct pica200_block block[PICA200_MAX_BLOCKS];
    unsigned blocks;
    size_t block_end; /* word after the block that ended last; SIZE_MAX: none */
    size_t label_at;  /* word of the label that came last; SIZE_MAX: none */

    /* allocation of registers: a bit for each that a directive named */
    uint32_t used_v, used_o, used_i, used_b;
    uint8_t used_c[PICA200_UNIFORMS];
    uint32_t first_free; /* first float uniform that may be allocated */
    struct pica200_array array;

    uint32_t in_mask, out_mask; /* v that .in names, o that .out names */
    bool has_attributes, has_outmap, has_runs, has_stride, has_shader;
    bool says_setemit;          /* which only geometry shaders can obey */
    struct common_token entry;  /* name of the entry, length 0: none given */
    struct common_token feed;   /* the directive */
    struct common_token nodvle; /* the directive, length 0: it is not there */
    uint64_t input_end;         /* vectors, after the last one given */
    uint32_t expect_end;        /* runs, after the last one of .expect output */
};

/* The assembler that a directive is given. */
static inline struct pica200_asm *pica200_asm_of(struct common_assembler *base)
{
    return (struct pica200_asm *)base;
}

extern const struct common_syntax pica200_syntax;

/* A float24: decimal, inf, nan, or 0x and its bits. */
int pica200_asm_value(struct common_text *text, uint32_t *bits);

/* The same, or an expression of such numbers: common_text_computed(). */
int pica200_asm_real(struct common_text *text, uint32_t *bits);

/* --- asm_operand.c --- */

/* The register that a name denotes; NULL: there is none. */
const struct pica200_ref *pica200_asm_find(const struct pica200_asm *a,
                                           const struct common_token *name);

/* Adds a name of a register, which must be new and no register's own. */
int pica200_asm_define(struct pica200_asm *a, const struct common_token *name,
                       const struct pica200_ref *ref);

/* A register operand: [-]name[[index]][.components].
 *   classes  letters that are allowed here
 *   what     for the message: "a source" */
int pica200_asm_ref(struct pica200_asm *a, const char *classes, const char *what,
                    struct pica200_ref *ref);
/* The same without sign, index or components. */
int pica200_asm_whole(struct pica200_asm *a, const char *classes, const char *what,
                      struct pica200_ref *ref);

/* After the '.': xyz, or a mask of nothing, _. Chooses among those that the reference has. */
int pica200_asm_components(struct pica200_asm *a, struct pica200_ref *ref);

/* How many registers a class has. */
unsigned pica200_asm_class_size(char class);

/* --- asm_insn.c --- */

/* The instruction whose mnemonic was just read. */
int pica200_asm_insn(struct pica200_asm *a, const struct common_token *mnemonic);

int pica200_asm_emit(struct pica200_asm *a, const struct pica200_item *item);

/* --- asm_block.c --- */

int pica200_asm_label(struct pica200_asm *a, const struct common_token *name);
int pica200_asm_open(struct pica200_asm *a, unsigned kind, const struct common_token *token);

/* NULL if there is none. */
const struct pica200_point *pica200_points_find(const struct pica200_points *points,
                                                const struct common_token *name);

/* All blocks of the source must be closed. */
int pica200_asm_closed(const struct pica200_asm *a);
/* Puts labels and procedures into the instructions that name them. */
int pica200_asm_resolve(struct pica200_code *code);

/* --- asm_desc.c --- */

/* Gives every instruction its descriptor. */
int pica200_asm_descs(struct pica200_code *code);
/* Puts the table into the program. */
int pica200_asm_put_descs(struct pica200_asm *a);

/* --- directives: asm_data.c, asm_block.c, asm_run.c, asm_expect.c, asm_shbin.c --- */

extern const struct common_directive pica200_name_directives[], pica200_block_directives[],
    pica200_run_directives[];

/* Ends the open .constfa. */
int pica200_asm_close_array(struct pica200_asm *a);

/* The rest of .input, .memory, .expect, .shbin. */
int pica200_asm_input(struct common_assembler *base);
int pica200_asm_memory(struct common_assembler *base);
int pica200_asm_expect(struct common_assembler *base);
int pica200_asm_shbin(struct common_assembler *base);

/* Obeys the directives that had to wait, and puts their defaults into the program. */
int pica200_asm_finish(struct pica200_asm *a);

/* --- asm_expect.c --- */

/* Numbers up to the end of the line, or a file of them: whole vectors of float24 values. */
int pica200_asm_vectors(struct pica200_asm *a, struct common_words *w);

/* Puts words into the program: initial or expected contents of a space. */
int pica200_asm_add(struct pica200_asm *a, bool expect, uint32_t space, uint64_t addr,
                    const uint32_t *word, size_t count);

#endif
