/* Signature mode: a board sends running hashes instead of events. Each warp slot has a chain of 64
 * bits. Each instruction folds its words and its writes into the chain; order and pieces of the
 * writes do not matter. rtl/board/board_signature.sv computes the same. */
#ifndef BRIDGE_SIGNATURE_H
#define BRIDGE_SIGNATURE_H

#include <stdint.h>

#include "../model/common/event.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Each returns what to add to the sum of an instruction.
 *   bits  of a register or a word of this space that are compared; what is beyond them does not
 *         count
 *   be    bytes that were written */
uint64_t bridge_signature_register(uint32_t file, uint32_t index, uint32_t lane, uint32_t bits,
                                   uint32_t be, uint32_t data);
uint64_t bridge_signature_memory(uint32_t space, uint32_t lane, uint64_t addr, uint32_t bits,
                                 uint32_t be, uint32_t data);
uint64_t bridge_signature_retire(const struct common_retire *retire, uint32_t fields);
/* The chain behind an instruction with this sum. */
uint64_t bridge_signature_chain(uint64_t chain, uint64_t sum);

#ifdef __cplusplus
}
#endif

#endif
