/* Code that can run past its last word: an assembler warns of it. */
#ifndef COMMON_OVERRUN_H
#define COMMON_OVERRUN_H

#include <stdbool.h>
#include <stddef.h>

#include "program.h"

/* The words at which the instruction at a word can go on. */
struct common_goes {
    size_t place[3];
    unsigned count;
};

/* Follows all ways from a word of the code on.
 *   goes     fills its argument; a place outside of the code is past the last word
 *   at       out: an instruction that goes on past the last word, the first one in the code
 *   returns  whether there is one; false, too, if there is no memory to find out */
bool common_code_overruns(const struct common_program *program, size_t entry,
                          void (*goes)(const struct common_program *program, size_t at,
                                       struct common_goes *goes),
                          size_t *at);

/* Warns of it, at its line of the source. */
void common_warn_overrun(struct common_program *program, size_t entry,
                         void (*goes)(const struct common_program *program, size_t at,
                                      struct common_goes *goes),
                         const char *missing);

#endif
