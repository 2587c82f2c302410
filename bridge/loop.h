/* The loop of a run that has no end. loop.c */
#ifndef BRIDGE_LOOP_H
#define BRIDGE_LOOP_H

#include <stddef.h>
#include <stdint.h>

#include "../model/common/isa.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Names the loop of a run that has no end: the first warp that goes round, with the instructions
 * that it takes.
 *   when     the limit was reached; the model is stepped on, then put back
 *   seen     what the caller saw of each warp
 *   text     filled with lines; "" if the ISA's state cannot be saved */
void bridge_loop(const struct common_isa *isa, const struct common_program *program, void *model,
                 uint32_t warps, const struct common_seen *seen, char *text, size_t size);

#ifdef __cplusplus
}
#endif

#endif
