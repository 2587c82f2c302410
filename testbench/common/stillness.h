// Finds the clocks in which a simulated core stays as it is, so that they need not be simulated: it
// waits for memory, while nothing moves inside of it. The effect of a clock follows from the pins
// and the state alone. So if a clock with some pins has left the state, to the byte, as the clock
// before with the same pins had left it, and has sent no event, then all later clocks do the same,
// until a pin changes. If a memory counts its writes, the count is compared instead of the words,
// which are most of a core's state.
//
// To look at the whole state costs more than a clock, so a few lines of it are looked at in each
// clock with the pins of the one before that sent no event, and the rest when these have not
// changed. Where the rest then has, that line takes the place of another one: a line that moves now
// is likely to move again.
#ifndef TESTBENCH_STILLNESS_H
#define TESTBENCH_STILLNESS_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace testbench {

class stillness {
public:
    struct range {
        size_t at, bytes;
    };
    // bytes    of the state
    // counted  memories in it, each with a count of its writes elsewhere in the state
    explicit stillness(size_t bytes, std::vector<range> counted = {});

    // Before each clock.
    //   pins     all that drives the core in it
    //   returns  whether the clock changes nothing, and is not to be simulated
    bool holds(const void *control, size_t control_bytes, const void *in, size_t in_bytes);

    // After each clock that was simulated.
    //   state   the core's
    //   events  that the core has sent so far
    void note(const void *state, uint64_t events);

private:
    static constexpr size_t Lines = 16, LineBytes = 64;

    struct line {
        size_t at;
        std::array<uint8_t, LineBytes> last; // its bytes after the clock before
    };

    bool returned(const uint8_t *state, bool quiet);
    void keep(const uint8_t *state);
    bool as_kept(const uint8_t *state) const;
    bool lines_same(const uint8_t *state);
    void watch_difference(const uint8_t *state);

    const size_t bytes_, line_bytes_;
    std::vector<range> pieces_;        // the parts of the state that are compared
    std::vector<uint8_t> pins_, last_; // of this clock, and of the one before
    std::array<line, Lines> lines_ = {};
    size_t next_line_ = 0;                     // whose place is taken next
    std::vector<uint8_t> kept_, pins_of_kept_; // the state after a clock, and that clock's pins
    // in clocks that were simulated
    uint64_t clock_ = 0, kept_at_ = 0, next_look_ = 0, looked_at_ = 0;
    uint64_t events_ = 0;
    uint64_t pause_ = 0;  // clocks until the next look after one that found a change
    bool proved_ = false; // the kept state stays as it is
    bool still_ = false;  // and it is the core's now
};

} // namespace testbench

#endif
