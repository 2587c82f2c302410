// sgx543_issue with random passes: those of a slot go in order; none reads a line before its
// new value is there; of two that write a line the later result comes later; no two results come
// out in one clock; the two passes of a dual instruction go in adjacent clocks, and the second one
// alone writes a line that both write; a held slot does not go; every ready pass goes in the end.
// With one reader a pass goes in every fourth clock only. Then its claims, shown firing.
// Build: verilator --cc --exe --build --assert --top test_sgx543_issue_top. Exit 0: all passed, 1:
// a check failed.
#include <deque>

#include "../common/test_claims.h"
#include "Vsgx543_issue.h"

#ifndef READERS
#define READERS 4
#endif

namespace {

using Unit = Vsgx543_issue;
using unit::reset;
using unit::tick;

constexpr unsigned Slots = 4, Room = 4, Period = 4 / READERS, Short = READERS == 4 ? 11 : 23,
                   Long = READERS == 4 ? 17 : 29;
enum What { Compute, Nothing, Gather, Inject };
constexpr unsigned Internal = 4;

struct Pass {
    unsigned what, number;
    bool last, closes, joined, is_long;
    uint64_t reads, writes;
    unsigned dst; // bank, number, words
};

struct Bench {
    Unit top;
    unit::Checks &checks;
    unit::Random random{0x5eed};
    std::deque<Pass> queue[Slots];
    unsigned made = 0, went = 0, coming[Slots]{}, idle = 0;
    unsigned long now = 100 - 1;
    unsigned long there[Slots][48]{}; // the clock in which a line is written
    unsigned long result = 0;         // bit k: a result comes out k clocks from now
    int follows = -1;                 // the slot whose next pass must go now
    bool owned = false, busy = false; // the shared unit
    unsigned owner = 0;
    Pass injected{};
    bool injects = false;
    unsigned inject_slot = 0;

    Bench(VerilatedContext *context, unit::Checks &checks) : top(context), checks(checks)
    {
        reset(top);
    }

    uint64_t lines()
    {
        uint64_t all = 0;
        for (unsigned n = random(3); n; n--) all |= 1ull << random(random(2) ? 48 : 6);
        return all;
    }

    void push(unsigned s)
    {
        Pass p{Compute, made++, true, false, false, false, lines(), lines(), 0};
        bool second = coming[s];
        if (!second && random(6) == 0) p.what = Nothing;
        if (!second && random(8) == 0) p.what = Gather;
        if (p.what == Nothing) p.closes = random(4) == 0;
        if (p.what != Compute) p.writes = 0;
        else p.is_long = random(3) == 0;
        if (p.what == Gather) p.last = false;
        if (p.what == Compute && !second && random(4) == 0) {
            p.joined = true;
            p.last = false;
        }
        coming[s] = p.joined;
        // words of an internal register, as both may write
        if (p.what == Compute && (p.joined || second) && random(2)) {
            unsigned n = random(4), words = 1 + random(15);
            p.writes = static_cast<uint64_t>(words) << (32 + 4 * n);
            p.dst = Internal << 11 | n << 4 | words;
        }
        queue[s].push_back(p);
        top.push_i = 1;
        top.slot_i = s;
        top.what_i = p.what;
        top.number_i = p.number;
        top.last_i = p.last;
        top.closes_i = p.closes;
        top.joined_i = p.joined;
        top.long_i = p.is_long;
        top.reads_i = p.reads;
        top.writes_i = p.writes;
        top.dst_i = p.dst;
    }

    // Pass p of slot s went
    void goes(unsigned s, const Pass &p, bool follower)
    {
        went++;
        if (p.what != Compute && p.what != Inject) return;
        unsigned path = p.is_long ? Long : Short;
        checks.check(!(result >> path & 1), "two results in one clock", path, 0);
        result |= 1ul << path;
        for (unsigned n = 0; n < 48; n++) {
            if (!(p.writes >> n & 1)) continue;
            checks.check(follower || there[s][n] < now + path,
                         "a line that is written before what was to be before it", now + path,
                         there[s][n]);
            if (there[s][n] < now + path) there[s][n] = now + path;
        }
    }

    void reads(unsigned s, const Pass &p, const unsigned long *when)
    {
        for (unsigned n = 0; n < 48; n++)
            if (p.reads >> n & 1)
                checks.check(when[n] <= now, "a line that is read before it is written", now,
                             when[n]);
    }

    unsigned long before[48]{}; // of a dual instruction's slot, when its first pass went

    void clock()
    {
        result >>= 1;
        now++;
        top.push_i = 0;
        unsigned s = random(Slots);
        bool full = queue[s].size() >= Room;
        if (!full && random(4)) push(s);
        top.hold_i = random(4) ? 0 : random(16);
        if (!injects && random(12) == 0) {
            inject_slot = random(Slots);
            injected = {Inject, made++, false, false, false, false, lines(), lines(), 0};
            injects = true;
        }
        top.inject_valid_i = injects;
        top.inject_what_i = Inject;
        top.inject_slot_i = inject_slot;
        top.inject_number_i = injected.number;
        top.inject_reads_i = injected.reads;
        top.inject_writes_i = injected.writes;
        if (busy && random(8) == 0) busy = false;
        top.shared_ready_i = !busy;
        top.shared_owned_i = owned;
        top.shared_slot_i = owner;
        top.eval();
        bool taken = top.inject_valid_i && top.inject_ready_o, turn = now % Period == 0;
        checks.check(turn || !(top.go_valid_o || taken), "a pass that goes out of its turn",
                     now % Period, 0);
        if (!top.go_valid_o) {
            checks.check(!turn || follows < 0, "the second pass of a dual instruction does not go",
                         follows, 0);
            checks.equal("what left a queue", top.popped_o, 0);
            checks.check(++idle < 200 * Period, "clocks in which nothing goes", idle, 200 * Period);
        } else if (top.go_what_o == Inject) {
            idle = 0;
            checks.check(follows < 0, "data go between the passes of a dual instruction", follows,
                         0);
            checks.check(taken, "data that go", taken, 1);
            checks.equal("what left a queue", top.popped_o, 0);
            checks.equal("data", top.go_number_o, injected.number);
            reads(inject_slot, injected, there[inject_slot]);
            goes(inject_slot, injected, false);
            injects = false;
        } else {
            idle = 0;
            s = top.go_slot_o;
            checks.equal("what left a queue", top.popped_o, 1u << s);
            checks.check(follows < 0 || follows == static_cast<int>(s), "a slot that goes", s,
                         follows);
            bool follower = follows >= 0;
            checks.check(follower || !(top.hold_i >> s & 1), "a held slot", s, 0);
            if (queue[s].empty()) {
                checks.check(false, "a slot without a pass", s, 0);
                return;
            }
            Pass p = queue[s].front();
            queue[s].pop_front();
            checks.equal("pass", top.go_number_o, p.number);
            checks.equal("its retire", top.go_retire_o, p.number);
            checks.equal("last", top.go_last_o, p.last);
            checks.equal("kind", top.go_what_o, p.what);
            checks.equal("closes", top.shared_close_o, p.closes);
            checks.equal("operands for the shared unit", top.shared_take_o, p.what == Gather);
            unsigned dst = p.dst;
            if (p.joined && dst >> 11 == Internal)
                dst &= ~(queue[s].front().writes >> (32 + 4 * (dst >> 4 & 3)) & 15);
            checks.equal("destination", top.go_dst_o, dst);
            if (!follower)
                for (unsigned n = 0; n < 48; n++) before[n] = there[s][n];
            reads(s, p, before); // the second pass does not see writes of the first
            goes(s, p, follower);
            follows = p.joined ? static_cast<int>(s) : -1;
            if (p.what == Gather) {
                checks.check(!busy && (!owned || owner == s), "operands that nobody can take", s,
                             owner);
                owned = random(2);
                owner = s;
                busy = true;
            }
            if (p.closes && owner == s) owned = false;
        }
        tick(top);
        checks.clocks++;
        // the owner's next operands come, so that no pass waits for ever
        if (owned && !busy && (queue[owner].empty() || queue[owner].front().what != Gather) &&
            random(8) == 0)
            owned = false;
    }
};

} // namespace

int main()
{
    unit::Claims<Unit> claims;
    {
        VerilatedContext context;
        Bench bench{&context, claims.checks};
        for (unsigned n = 0; n < 100000 * Period; n++) bench.clock();
        claims.checks.check(bench.went > 20000, "passes", bench.went, 20001);
    }
    const auto push = [](Unit &top, unsigned slot, unsigned what, unsigned count) {
        top.push_i = 1;
        top.slot_i = slot;
        top.what_i = what;
        tick(top, count);
        top.push_i = 0;
    };
    claims.fires(nullptr, [push](Unit &top) {
        reset(top);
        top.hold_i = 15;
        push(top, 3, Compute, 4);
        top.hold_i = 0;
        tick(top, 9);
    });
    claims.fires("room_for_what_comes", [push](Unit &top) {
        reset(top);
        top.hold_i = 2;
        push(top, 1, Compute, 5);
    });
    claims.fires("slots_that_there_are", [push](Unit &top) {
        reset(top);
        push(top, 4, Compute, 1);
    });
    claims.fires("slots_that_there_are", [](Unit &top) {
        reset(top);
        top.inject_valid_i = 1;
        top.inject_what_i = Inject;
        top.inject_slot_i = 8;
        tick(top);
    });
    claims.fires("joined_is_followed", [push](Unit &top) {
        reset(top);
        top.joined_i = top.last_i = 1;
        push(top, 0, Compute, 1);
    });
    claims.fires("closing_does_nothing_else", [push](Unit &top) {
        reset(top);
        top.closes_i = top.last_i = 1;
        push(top, 0, Compute, 1);
    });
    claims.fires("closing_does_nothing_else", [push](Unit &top) {
        reset(top);
        top.closes_i = 1;
        push(top, 0, Nothing, 1);
    });
    claims.fires("long_ones_compute", [push](Unit &top) {
        reset(top);
        top.long_i = 1;
        push(top, 0, Nothing, 1);
    });
    claims.fires("injected_is_what_was_loaded", [](Unit &top) {
        reset(top);
        top.inject_valid_i = 1;
        tick(top);
    });
    claims.fires("follower_is_there", [push](Unit &top) {
        reset(top);
        top.joined_i = 1;
        push(top, 0, Compute, 3);
        tick(top, 4 * Period);
    });
    claims.fires("stays_valid", [](Unit &top) {
        reset(top);
        top.inject_valid_i = 1;
        top.inject_what_i = Inject;
        top.inject_writes_i = 1;
        tick(top);
        top.inject_reads_i = 1; // the line just written
        tick(top);
        top.inject_valid_i = 0;
        tick(top);
    });
    return claims.checks.end();
}
