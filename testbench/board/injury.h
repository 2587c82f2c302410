// What a line does to bytes: they change, go, come twice; noise comes in bursts; frames are cut.
#ifndef TESTBENCH_BOARD_INJURY_H
#define TESTBENCH_BOARD_INJURY_H

#include <cstdint>

#include "../../rtl/common/test_unit.h"

namespace testbench {

// Chances of a byte in 10,000; of the last two that it is where a burst of noise, or a cut, begins.
struct injury {
    unsigned flip, drop, twice, noise, cut;
    bool any() const { return flip || drop || twice || noise || cut; }
};

// One direction of such a line.
class liar {
public:
    static constexpr unsigned NoiseMost = 300, CutMost = 200; // bytes

    liar(const injury &hurt, uint64_t seed) : hurt_(hurt), draw_{seed} {}
    template <typename To> void pass(uint8_t byte, To to)
    {
        if (chance(hurt_.cut)) cut_ = 1 + draw_(CutMost);
        if (cut_) {
            cut_--;
            return;
        }
        if (chance(hurt_.noise))
            for (unsigned n = 1 + draw_(NoiseMost); n; n--) to(static_cast<uint8_t>(draw_(256)));
        if (chance(hurt_.drop)) return;
        if (chance(hurt_.flip)) byte ^= static_cast<uint8_t>(1u << draw_(8));
        to(byte);
        if (chance(hurt_.twice)) to(byte);
    }
    uint64_t injuries() const { return injuries_; }

private:
    bool chance(unsigned of) { return of && draw_(10000) < of && ++injuries_; }

    const injury hurt_;
    unit::Random draw_;
    uint64_t injuries_ = 0;
    unsigned cut_ = 0; // bytes that go yet
};

} // namespace testbench

#endif
