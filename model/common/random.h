/* Random programs: one engine for every ISA, and the ISA's hooks for it.
 *
 * A program is written while the model runs it. Its code is blank at first; when a ready warp comes
 * to a blank word, the engine draws its contents: a row of the instruction table, whose fields
 * come from their domains and from this warp's last accesses, or a statement of the ISA, which is
 * some fixed words with blank places between them:
 *
 *     at       at + 3      at + 7
 *     if ..... | then .... | else .... |   `if` is written now; both bodies when a warp gets there
 *
 * A body is a scope: nothing that is written inside reaches over its end. So a program ends as soon
 * as the statements do: branches go forward in their scope, loops have a counter that is the ISA's
 * own. Unreached words are filled at the end. An instruction that kills its warp is taken back,
 * and the program begins again with what else is written, unless traps are wanted. The text that
 * comes out assembles to exactly these words.
 *
 * An ISA without hooks gets rows of its table whose flow is COMMON_NEXT, and one of COMMON_EXIT at
 * the end. */
#ifndef COMMON_RANDOM_H
#define COMMON_RANDOM_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "encoding.h"
#include "event.h"
#include "isa.h"
#include "program.h"
#include "random_draft.h"
#include "rng.h"
#include "weights.h"

/* A kind of statement. Its name is a weight that profiles can change. */
struct common_statement {
    const char *name;
    uint16_t weight; /* relative to plain instructions, which have 1000 together */
    uint16_t types;  /* bit for each type of program that has it; 0: all */
    /* Writes one at a place of a scope, with common_draft_put() and common_draft_scope().
     *   room     blank words from there on, 1 at least
     *   returns  whether it did; false: another one is drawn */
    bool (*write)(struct common_draft *draft, uint32_t at, uint32_t room);
};

struct common_random {
    const char *const *types; /* kinds of program: "compute"; NULL ends them, one at least */
    bool follows;             /* one may run after another of any kind, without a reset: .then */
    /* Traps that do not end a warp, and that programs come to only where instructions may trap. */
    uint32_t avoided;

    const struct common_statement *statements; /* the last one has no name; NULL: none */
    uint8_t code_words;                        /* of an instruction; 0: as its form says */
    uint8_t
        long_align; /* places of instructions of several words are multiples of it; 0: any place */

    /* Draws the launch, the data, and where the code lies: program, words, entry, base, wrap,
     * steps, own.
     *   returns  0; -1 out of memory
     *   NULL     20 to 400 words of code at pc 0, with the default launch */
    int (*begin)(struct common_draft *draft);

    /* Frees the memory that own refers to; own itself is freed after it. NULL: nothing */
    void (*end)(struct common_draft *draft);

    /* The last words of the main program, at `at`; code that the launch needs, for example.
     *   returns  0; -1 out of memory
     *   NULL     a row whose flow is COMMON_EXIT */
    int (*finish)(struct common_draft *draft);

    /* Puts the code where the program has it, when all of it is written.
     *   returns  0; -1 out of memory
     *   NULL     it is program.code: begin() leaves that empty */
    int (*seal)(struct common_draft *draft);

    /* The weight of a row as a plain instruction; COMMON_WEIGHT_USUAL is usual. NULL: that for flow
     * COMMON_NEXT, else 0. */
    uint32_t (*row)(const struct common_draft *draft, unsigned row);

    /* Draws a field that the ISA knows more of: an offset into a memory, a register that exists.
     *   word     with the fields before it
     *   returns  whether it did. NULL: false */
    bool (*field)(struct common_draft *draft, unsigned row, const struct common_bitfield *field,
                  const uint32_t *word, uint32_t *value);

    /* The last look at a plain instruction for `at`; may change it.
     *   returns  false: another one is drawn. NULL: true */
    bool (*accept)(struct common_draft *draft, uint32_t at, unsigned row, uint32_t *word);

    /* Registers that programs keep for themselves: no plain instruction writes them. NULL: none */
    bool (*reserved)(const struct common_draft *draft, unsigned file, unsigned index);

    /* Writes code that a model has copied: one or several steps of a pc. NULL: it reads
     * program.code */
    void (*place)(void *model, uint64_t pc, const uint32_t *word, unsigned words);

    /* Source text of the whole program.
     *   returns  malloc'ed; NULL out of memory. NULL: a line of disassemble() for each
     *            instruction */
    char *(*print)(const struct common_draft *draft);

    /* The line of each word of program.code in that text.
     *   line     of each word
     *   NULL     as without print(): instructions from line 2 on, a line for each */
    void (*lines)(const struct common_draft *draft, unsigned *line);
};

/* An order for programs. */
struct common_random_order {
    const struct common_isa *isa;
    const struct common_machine *machine; /* NULL: with the sizes that the model itself says */
    unsigned type;                        /* index into types */
    uint64_t
        seed; /* one seed, machine and the same weights give one program of each type, always */
    const struct common_weights *weights; /* NULL: all as the ISA has them */
};

/* Source text of a random program that the machine takes, and that ends by itself. It may trap.
 *   returns  malloc'ed; NULL with err: out of memory, or the machine took none of many launches */
char *common_random_make(const struct common_random_order *order, struct common_error *err);

/* The same, and now and then others that run after it on the same machine, with a line COMMON_THEN
 * before each. They are made while the model goes on from the state after the one before. */
char *common_random_chain(const struct common_random_order *order, struct common_error *err);

/* Those programs as an assembler makes them of that text, but for their names, and without the work
 * of it.
 *   program  filled, the later ones in next; common_program_free() it, also after an error
 *   returns  0; -1 with err */
int common_random_programs(const struct common_random_order *order, struct common_program *program,
                           struct common_error *err);

#endif
