// A core of a few lines with the pins of the Tesla MP, for tests of its environment: it takes
// attributes, asks for textures, stores outputs, and records them.
#ifndef TESTBENCH_TEST_TESLA_CORE_H
#define TESTBENCH_TEST_TESLA_CORE_H

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <map>
#include <vector>

#include "../common/harness.h"
#include "tesla_pins.h"

extern "C" {
#include "../../model/common/rng.h"
#include "../../model/tesla/tesla.h"
#include "../../model/tesla/texture.h"
}

namespace fake {

constexpr unsigned Lanes = TESTBENCH_LANES, RowBytes = 4 * Lanes;

extern unsigned long failed; // checks of this process
void check(bool ok, const char *what, unsigned long long got, unsigned long long want);
void same(const char *what, unsigned long long got, unsigned long long want);

struct store {
    bool output, local;
    uint32_t addr;
    uint32_t be;   // of the first word; the others are whole
    uint32_t data; // of the first word, then counted up
};

// The behaviour of the core, and its record.
struct core {
    size_t attributes; // words to take
    unsigned ready;    // of 256: chance that it takes one
    std::vector<tesla_texture_request> requests;
    std::vector<store> stores;

    std::map<uint32_t, uint32_t> registers;
    std::vector<uint32_t> taken;
    std::vector<tesla_texture_response> answers;
    std::vector<uint64_t> asked, answered; // clocks
    uint64_t clock, gaps;
    uint64_t gap, longest_gap;         // clocks without an attribute: now, and most
    uint64_t refused, longest_refusal; // clocks that a texture request waits: now, and most
    bool started;
    bool keeps; // it can be set back to its state after reset
    unsigned created, destroyed, restored;

    testbench_control control;
    testbench_tesla_in in;
    testbench_tesla_out out;
    common_rng rng;
    bool waited; // a valid attribute was not taken in the last clock
    uint32_t waiting;
};
extern core dut;

// A source, assembled; a vertex program of 70 threads with attributes and a texture.
common_program program_of(const char *text);
extern const char *const Vertex;

// Runs the environment of the core without taps.
//   error  the message of the expected refusal; NULL: none
testbench_result run(const common_program &program, testbench_disturb disturb, uint64_t seed,
                     const char *error = nullptr, const char *const *plusargs = nullptr,
                     const char *wave = nullptr);

// Each test runs in a child, for a core that is left by one would be taken by the next.
//   returns  whether no check failed in it
bool in_child(const std::function<void()> &test);

struct named_test {
    const char *name;
    std::function<void()> test;
};
// returns how many failed, and prints their names
unsigned in_children(std::initializer_list<named_test> tests);

} // namespace fake

#endif
