/* Sources whose instructions all have the same number of words: lines of labels, directives and
 * instructions. Code is read as it comes; directives wait until labels have their places. An ISA
 * adds how one instruction is read. */
#ifndef COMMON_STATEMENTS_H
#define COMMON_STATEMENTS_H

#include "assembler.h"

/* When a directive is obeyed: the phase of its row. */
enum common_phase {
    COMMON_PHASE_READ,  /* while the file is read */
    COMMON_PHASE_FIRST, /* when labels are known: how the program is run */
    COMMON_PHASE_LAST   /* data, which goes by that */
};

enum { COMMON_STATEMENT_WORDS = 4 }; /* of an instruction at most */

struct common_statements;

/* An ISA's description of its instructions.
 *   insn_words  COMMON_STATEMENT_WORDS at most
 *   most        instructions of a program; a target may be 0 .. most
 *   words       is allowed after .word
 *   target      is allowed as a target
 *   read_insn   the cursor is at the instruction: reads it, hands it to
 *               common_statements_emit(), and its target, if that is a label, to
 *               common_statements_target() before that; leaves the cursor where the line ends
 *               returns  0; -1 with err
 *   aim         puts a label's place into the words of instruction number `insn` */
struct common_statements_isa {
    unsigned insn_words;
    uint32_t most;
    const char *words, *target;
    int (*read_insn)(struct common_statements *source);
    void (*aim)(uint32_t *word, uint32_t insn, uint32_t place);
};

/* A target that is a label. */
struct common_fixup {
    struct common_token label;
    size_t insn;
};

struct common_statements {
    struct common_assembler base; /* first: directives get it */
    const struct common_statements_isa *isa;
    struct common_token *directive; /* names of all */
    size_t directives, directive_room;
    struct common_token *pool; /* words of a line */
    struct common_code code;
    struct common_fixup *fixup;
    size_t fixups, fixup_room;
};

/* Appends an instruction. returns 0; -1 with err: there are too many, or no memory */
int common_statements_emit(struct common_statements *source, const uint32_t *word, unsigned line);

/* The instruction that is appended next goes to this label. returns 0; -1 with err: no memory */
int common_statements_target(struct common_statements *source, const struct common_token *label);

/* A label of the source, or a number of an instruction, at the cursor; for directives that are
 * obeyed after the code. */
int common_statements_place(struct common_assembler *base, uint32_t *place);

/* The row .word: an instruction as its words, the first one lowest. */
int common_statements_run_word(struct common_assembler *base);

/* Reads all of it into base.program, and frees the source's own memory.
 *   when     base.at, .program, .launch, .isa and .tables are set, and isa
 *   returns  0; -1 with err: the program has been freed */
int common_statements_assemble(struct common_statements *source);

#endif
