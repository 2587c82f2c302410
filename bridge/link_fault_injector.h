// Faults of a line between host and board, for tests of both ends: bytes change, get lost, come
// twice; noise comes in bursts; frames are cut. The same seed gives the same faults.
#ifndef BRIDGE_LINK_FAULT_INJECTOR_H
#define BRIDGE_LINK_FAULT_INJECTOR_H

#include <cstdint>

#include "../model/common/rng.h"

// How often a fault happens: of 10,000 bytes. `noise` and `cut` count the bytes at which a burst of
// noise or a cut begins.
struct link_fault_rates {
    unsigned flip, drop, twice, noise, cut;
    bool any() const { return flip || drop || twice || noise || cut; }
};

// One direction of such a line.
class link_fault_injector {
public:
    static constexpr unsigned NoiseMost = 300, CutMost = 200; // bytes

    link_fault_injector(const link_fault_rates &rates, uint64_t seed)
        : rates_(rates), rng_(common_rng_make(seed, 0))
    {
    }
    // Takes a byte of the sender; calls to(byte) for each byte that the receiver gets instead.
    template <typename To> void pass(uint8_t byte, To to)
    {
        if (chance(rates_.cut)) cut_ = 1 + draw(CutMost);
        if (cut_) {
            cut_--;
            return;
        }
        if (chance(rates_.noise))
            for (unsigned n = 1 + draw(NoiseMost); n; n--) to(static_cast<uint8_t>(draw(256)));
        if (chance(rates_.drop)) return;
        if (chance(rates_.flip)) byte ^= static_cast<uint8_t>(1u << draw(8));
        to(byte);
        if (chance(rates_.twice)) to(byte);
    }
    uint64_t faults() const { return faults_; } // so far

private:
    unsigned draw(unsigned below) { return common_rng_below(&rng_, below); }
    bool chance(unsigned of) { return of && draw(10000) < of && ++faults_; }

    const link_fault_rates rates_;
    common_rng rng_;
    uint64_t faults_ = 0;
    unsigned cut_ = 0; // bytes that are still to be cut
};

#endif
