// The host's writes of a core's registers before a start, and another order in which they do the
// same.
#ifndef TESTBENCH_WRITES_H
#define TESTBENCH_WRITES_H

#include <array>
#include <cstdint>
#include <deque>
#include <vector>

extern "C" {
#include "../../model/common/rng.h"
}

namespace testbench {

using register_write = std::array<uint32_t, 2>; // cfg_addr, cfg_data

// The writes of each register, and those of each pointer with its words, stay in order; all
// else is drawn: their order, and where a pointer is written again with its current place.
//   pointers  registers with the place of a word; the register after each one takes that word and
//             moves the place on by 1
std::deque<register_write> mixed_writes(const std::deque<register_write> &writes,
                                        const std::vector<uint32_t> &pointers, common_rng &rng);

} // namespace testbench

#endif
