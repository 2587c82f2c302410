/* What a program expects of its end, for runs without a bridge too. finish.c */
#ifndef BRIDGE_EXPECT_H
#define BRIDGE_EXPECT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "../model/common/isa.h"
#include "../model/common/program.h"

#ifdef __cplusplus
extern "C" {
#endif

struct bridge_memory;

/* Expectations of a program against the memories of the end, for runs without a bridge too.
 *   returns  0 met; 1 not: message says where
 *   memory   message of `size` bytes is filled */
int bridge_expect(const struct common_isa *isa, const struct common_program *program,
                  const struct bridge_memory *memory, size_t count, char *message, size_t size);
/* Whether the same comparison reports another value than the one expected. If not, a run that met
 * its expectations is INTERNAL; a bridge looks at that itself. */
bool bridge_expect_proves(const struct common_isa *isa, const struct common_program *program,
                          const struct bridge_memory *memory, size_t count);

/* Traps against expectation, event by event.
 *   seen     in/out: or of all expected traps met so far
 *   returns  true if this trap was not expected */
bool bridge_trap_unexpected(const struct common_program *program, uint32_t trap, uint32_t *seen);
/* returns true when the program expects a trap that was not seen */
bool bridge_trap_missing(const struct common_program *program, uint32_t seen);

#ifdef __cplusplus
}
#endif

#endif
