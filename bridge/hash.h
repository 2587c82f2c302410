/* The retire-stream hash. hash.c */
#ifndef BRIDGE_HASH_H
#define BRIDGE_HASH_H

#include <stdint.h>

#include "../model/common/event.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Retire-stream hash ----
 * 64 bits over pc, words, active, next_pc, trap, done, register and memory writes of each warp in
 * its order, and over what came from outside. A warp is named by launch arguments 0 and 1, memory
 * by addr - origin, and volatile data is left out: neither slot placement nor interleaving of
 * warps changes it. */

struct bridge_hash;

struct bridge_hash *bridge_hash_create(uint32_t warps); /* NULL: out of memory */
void bridge_hash_destroy(struct bridge_hash *hash);
void bridge_hash_step(struct bridge_hash *hash, const struct common_step *step);
/* All that came so far belongs to the launch before; which launch did what changes the hash. */
void bridge_hash_next(struct bridge_hash *hash);
/* What comes from outside, before the step that it belongs to. */
void bridge_hash_outside(struct bridge_hash *hash, const struct common_outside *event);
uint64_t bridge_hash_value(const struct bridge_hash *hash); /* of everything so far */

#ifdef __cplusplus
}
#endif

#endif
