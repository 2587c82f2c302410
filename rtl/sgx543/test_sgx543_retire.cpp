// sgx543_retire: an instruction that ends an instance, and no other, is handed on ToRetire clocks
// after it went, in order. Then its claims, shown firing. Build: verilator --cc --exe --build
// --assert --top sgx543_retire. Exit 0: all passed, 1: a check failed.
#include <deque>

#include "../common/test_claims.h"
#include "Vsgx543_retire.h"

#ifndef READERS
#define READERS 4
#endif

namespace {

using Unit = Vsgx543_retire;
using unit::reset;
using unit::tick;

constexpr unsigned ToRetire = READERS == 4 ? 18 : 30;
enum Bit {
    Done,
    Exception,
    Oob,
    Killed,
    Illegal,
    Word,
    Outside = 69,
    NextPc,
    Pc = 90,
    Order = 110,
    Slot = 142,
    End = 146
};

template <class Wide> void put(Wide &wide, unsigned low, unsigned count, uint64_t value)
{
    for (unsigned n = 0; n < count; n++) {
        uint32_t bit = 1u << (low + n) % 32;
        wide[(low + n) / 32] = (wide[(low + n) / 32] & ~bit) | (value >> n & 1 ? bit : 0);
    }
}

struct Event {
    unsigned long clock;
    uint32_t word[5];
};

void random_ones(unit::Checks &checks)
{
    Unit top;
    unit::Random random{0x5eed};
    std::deque<Event> ends;
    reset(top);
    for (checks.clocks = 0; checks.clocks < 20000; checks.clocks++) {
        top.valid_i = random(3) != 0;
        for (unsigned n = 0; n < 5; n++) top.retire_i[n] = random(1u << 31);
        put(top.retire_i, End, 160 - End, 0);
        bool done = random(4) == 0, outside = done && random(3) == 0,
             illegal = outside || (done && random(2));
        put(top.retire_i, Done, 1, done);
        put(top.retire_i, Killed, 1, done && !illegal && random(2));
        put(top.retire_i, Illegal, 1, illegal);
        put(top.retire_i, Outside, 1, outside);
        if (top.valid_i && done) {
            Event event{checks.clocks + ToRetire, {}};
            for (unsigned n = 0; n < 5; n++) event.word[n] = top.retire_i[n];
            ends.push_back(event);
        }
        top.eval();
        bool due = !ends.empty() && ends.front().clock == checks.clocks;
        checks.equal("an end", top.end_valid_o, due);
        for (unsigned n = 0; n < 5 && due; n++)
            checks.equal("a word of it", top.end_o[n], ends.front().word[n]);
        if (due) ends.pop_front();
        tick(top);
    }
}

} // namespace

int main()
{
    unit::Claims<Unit> claims;
    random_ones(claims.checks);
    claims.fires(nullptr, [](Unit &top) {
        reset(top);
        top.valid_i = 1;
        put(top.retire_i, Illegal, 1, 1);
        put(top.retire_i, Done, 1, 1);
        tick(top);
    });
    for (unsigned bit : {Illegal, Killed}) {
        claims.fires("illegal_is_the_end", [bit](Unit &top) {
            reset(top);
            top.valid_i = 1;
            put(top.retire_i, bit, 1, 1);
            tick(top);
        });
    }
    claims.fires("outside_is_illegal", [](Unit &top) {
        reset(top);
        top.valid_i = 1;
        put(top.retire_i, Outside, 1, 1);
        tick(top);
    });
    return claims.checks.end();
}
