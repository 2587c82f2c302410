// Clocks that need not be simulated: made-up cores, each run with and without them. Exit 0: all
// passed, 1: a check failed.
#include "../../rtl/common/test_unit.h"
#include "stillness.h"

#include <cstddef>
#include <cstring>

namespace {

struct Pins {
    uint8_t go, hold;
};

// Larger than the part compared in each clock; `far` is beyond that. A memory counts its writes.
struct State {
    uint32_t near_count, pad[3000], far_count, fars[4], further[800], memory[64], writes, out;
    Pins pins;
};

// Moves a state by one clock.
//   events  that it has sent
using Clock = void (*)(State &state, const Pins &pins, uint64_t &events);

void counts_while_told(State &state, const Pins &pins, uint64_t &)
{
    state.near_count += pins.go;
}

void counts_far_away(State &state, const Pins &, uint64_t &)
{
    state.far_count++;
}

void counts_far_away_while_told(State &state, const Pins &pins, uint64_t &)
{
    state.far_count += pins.go;
}

// One of so many places after the other that not all of them are looked at in each clock.
void counts_all_over_while_told(State &state, const Pins &pins, uint64_t &)
{
    if (pins.go) state.further[state.further[0]++ % 50 * 16 + 1]++;
}

void writes_while_told(State &state, const Pins &pins, uint64_t &)
{
    if (pins.go) state.memory[state.writes++ % 64] ^= 1;
}

// No memory does so: it shows that its words are not looked at.
void writes_and_does_not_count(State &state, const Pins &, uint64_t &)
{
    state.memory[63] ^= 1;
}

void goes_round(State &state, const Pins &, uint64_t &)
{
    state.far_count = (state.far_count + 1) % 3;
}

void moves_a_row(State &state, const Pins &, uint64_t &)
{
    uint32_t last = state.fars[3];
    std::memmove(state.fars + 1, state.fars, 3 * sizeof last);
    state.fars[0] = last;
}

void tells_in_each_clock(State &, const Pins &pins, uint64_t &events)
{
    events += pins.go;
}

void waits_until_held(State &state, const Pins &pins, uint64_t &)
{
    if (pins.hold) state.near_count = 0;
    else if (state.near_count < 40) state.near_count++;
    state.out = state.near_count == 40;
}

// Pins that stay for a while, some of them for a clock, and come back.
Pins drawn(unit::Random &random, const Pins &before, const Pins &earlier)
{
    switch (random(40)) {
    case 0: return {static_cast<uint8_t>(random(2)), static_cast<uint8_t>(random(2))};
    case 1: return earlier;
    default: return before;
    }
}

// A core with and without the clocks that need not be: the same states, and the same events.
//   least, most  clocks that are left out
//   counts       the memory counts its writes: without, the states need not be the same
void play(unit::Checks &checks, const char *scene, Clock clock, bool steady, uint64_t least,
          uint64_t most, bool counts = true)
{
    constexpr unsigned Clocks = 20000;
    unit::Random random = {0x5eed};
    testbench::stillness still(sizeof(State), {{offsetof(State, memory), sizeof State::memory}});
    State whole = {}, some = {};
    uint64_t told = 0, told_some = 0, left_out = 0;
    Pins pins = {1, 0}, earlier = {0, 0};

    checks.scene = scene;
    whole.fars[1] = some.fars[1] = 1;
    for (checks.clocks = 0; checks.clocks < Clocks; checks.clocks++) {
        const Pins next = steady ? pins : drawn(random, pins, earlier);
        if (std::memcmp(&next, &pins, sizeof pins)) earlier = pins;
        pins = next;
        whole.pins = pins;
        clock(whole, pins, told);
        const bool clocked = !still.holds(&pins.go, sizeof pins.go, &pins.hold, sizeof pins.hold);
        left_out += !clocked;
        if (clocked) {
            some.pins = pins;
            clock(some, pins, told_some);
            still.note(&some, told_some);
        }
        if (counts) checks.equal("the state", std::memcmp(&some, &whole, sizeof some) != 0, 0);
        checks.equal("events", told_some, told);
    }
    checks.check(left_out >= least && left_out <= most, "clocks left out", left_out, least);
}

} // namespace

int main()
{
    unit::Checks checks;
    const uint64_t none = 0, all = 20000;

    play(checks, "counts while a pin says so", counts_while_told, false, 5000, 15000);
    play(checks, "counts in every clock", counts_far_away, true, none, none);
    play(checks, "counts in every clock, with pins that change", counts_far_away, false, none,
         none);
    // a rest is found within a few clocks, since the line that moved last is compared first; 5,900
    // without that
    play(checks, "counts far away while a pin says so", counts_far_away_while_told, false, 7000,
         15000);
    play(checks, "counts in many places while a pin says so", counts_all_over_while_told, false,
         1000, 15000);
    play(checks, "writes a memory while a pin says so", writes_while_told, false, 5000, 15000);
    play(checks, "writes a memory and does not count", writes_and_does_not_count, true, 19950, all,
         false);
    play(checks, "is again what it was three clocks ago", goes_round, true, none, none);
    play(checks, "the same, with pins that change", goes_round, false, none, none);
    play(checks, "moves a row round", moves_a_row, false, none, none);
    play(checks, "tells, and stays as it is", tells_in_each_clock, true, none, none);
    play(checks, "tells while a pin says so", tells_in_each_clock, false, 5000, 15000);
    play(checks, "waits, and is woken", waits_until_held, false, 5000, all);
    play(checks, "waits for ever", waits_until_held, true, 19950, all);
    return checks.end();
}
