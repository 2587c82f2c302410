/* The functions of an ISA that make and read text. Each is a member of struct common_isa (isa.h).
 * The line "NULL" gives the meaning where an ISA does not have it; one without it must be there. */
#ifndef COMMON_ISA_TEXT_H
#define COMMON_ISA_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "error.h"
#include "event.h"
#include "program.h"

struct common_format;

/* A word of a memory in the words of the ISA's users, for an expectation that is not met.
 *   text     "run 3, o0.y"; empty where a word has no name but its address
 *   returns  how its number is written; NULL: it is a whole one
 *   NULL     no word has a name */
typedef const struct common_format *common_word_text_fn(const struct common_program *program,
                                                        uint32_t space, uint64_t addr, char *text,
                                                        size_t size);

/* Source text that assembles to the same program.
 *   returns  malloc'ed; NULL out of memory
 *   NULL     a line for each instruction as disassemble() writes it, with its words */
typedef char *common_listing_fn(const struct common_program *program);

/* Source text of a whole program: launch, data, chip, expectations, and code with a
 * label wherever flow goes, alone on its line, so that lines can be taken out of it. It
 * assembles to the same program but for names, .needs, .tags and .then. `warpstep shrink` works
 * on it.
 *   returns  malloc'ed; NULL out of memory
 *   NULL     a source's own text is taken; words and containers cannot be shrunk */
typedef char *common_source_fn(const struct common_program *program);

/* The instruction at pc of a program, in the words that its retire event carries.
 *   word     room for COMMON_WORDS
 *   next     pc of the next one
 *   returns  the number of words; 0: pc is outside the code
 *   NULL     0 */
typedef unsigned common_fetch_fn(const struct common_program *program, uint64_t pc, uint32_t *word,
                                 uint64_t *next);

/* Text of the instruction in word[0..nwords); an illegal word gives ".word 0x...",
 * alone or after a reason: "ILLEGAL (type 3) .word 0x...".
 *   returns the number of words it takes (1 at least) */
typedef unsigned common_disassemble_fn(const uint32_t *word, size_t nwords, uint64_t pc, char *text,
                                       size_t size);

/* The same in a program whose launch says what words mean.
 *   NULL     disassemble: words mean the same everywhere */
typedef unsigned common_disassemble_in_fn(const struct common_program *program,
                                          const uint32_t *word, size_t nwords, uint64_t pc,
                                          char *text, size_t size);

/* A short name such as "ILLEGAL_OPCODE"; several joined by '+'; "none" for 0.
 *   NULL     the number */
typedef void common_trap_text_fn(uint32_t trap, char *text, size_t size);

/* A few words for a report, such as "interrupt 3".
 *   NULL     the numbers */
typedef void common_outside_text_fn(const struct common_outside *event, char *text, size_t size);

/* A remark on a run at its end, in addition to the verdict.
 *   returns  whether there is anything
 *   NULL     there never is */
typedef bool common_note_fn(const void *model, char *text, size_t size);

/* Registers an instruction reads, for "last writer of each source" in the report.
 *   file, index  arrays of `max`
 *   returns      how many were filled
 *   NULL         0 */
typedef unsigned common_sources_fn(const uint32_t *word, size_t nwords, uint32_t *file,
                                   uint32_t *index, unsigned max);

/* Source text to program, with its launch and expect directives.
 *   returns 0; -1 with err "file:line:col: error: ..."
 *   NULL    programs come as words; the command says so */
typedef int common_assemble_fn(const char *name, const char *text, struct common_program *program,
                               struct common_error *err);

/* Sources that belong together, for a container of several parts.
 *   program  out: one for each; zeroed where a source is no part of its own
 *   returns  0; -1 with err and nothing allocated
 *   NULL     each source is a program by itself */
typedef int common_assemble_all_fn(const struct common_source *source, size_t sources,
                                   struct common_program *program, struct common_error *err);

#endif
