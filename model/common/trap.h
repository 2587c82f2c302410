/* Names of traps. A fatal one is a number in the low 16 bits, sticky flags are bits above them. */
#ifndef COMMON_TRAP_H
#define COMMON_TRAP_H

#include <stddef.h>
#include <stdint.h>

struct common_trap {
    uint32_t code;
    const char *name;
};

/* "STACK_LIMIT+GLOBAL_LIMIT_READ"; bits without a name as a number; "none" for 0. */
void common_trap_text(const struct common_trap *list, size_t count, uint32_t trap, char *text,
                      size_t size);

/* The other way; one fatal trap at most.
 *   returns 0; -1: a name that is not in the list */
int common_trap_parse(const struct common_trap *list, size_t count, const char *text,
                      uint32_t *trap);

#endif
