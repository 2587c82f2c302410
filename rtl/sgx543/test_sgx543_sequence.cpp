// sgx543_sequence against queues of instructions that are made up: the passes of a slot come out in
// order and whole, no slot has more under way than sgx543_issue holds, and none begins a pass that
// needs a predicate or index register while a write of one is to come. Then its claims, shown
// firing. Build: verilator --cc --exe --build --assert --top sgx543_sequence. Exit 0: all passed,
// 1: a check failed.
#include <deque>

#include "../common/test_claims.h"
#include "Vsgx543_sequence.h"

namespace {

using Unit = Vsgx543_sequence;
using unit::reset;
using unit::tick;

constexpr unsigned Slots = 4, Room = 4;
enum { Stops, WritesIndex, UsesIndex, WritesPred, UsesPred, Shared, Two, Count, Legal = 11 };

struct Insn {
    unsigned pc, count;
    bool two, shared, uses, writes;

    unsigned fact() const
    {
        return 1u << Legal | count << Count | unsigned(two) << Two | unsigned(shared) << Shared |
               unsigned(uses) << UsesPred | unsigned(writes) << WritesPred;
    }
};

struct Pass {
    Insn insn;
    unsigned iteration;
    bool close, last;
};

struct Bench {
    Unit top;
    unit::Checks &checks;
    unit::Random random{0x5eed};
    std::deque<Insn> queue[Slots];  // the front one may have been begun
    std::deque<Pass> passes[Slots]; // that are still to come of what was made
    std::deque<Pass> out[Slots];    // in sgx543_issue
    unsigned made = 0, waiting[Slots]{};
    // the shared unit has all operands of an instruction, of slot owner
    bool doing = false;
    unsigned owner = 0, gathered = 0;

    Bench(VerilatedContext *context, unit::Checks &checks) : top(context), checks(checks)
    {
        reset(top);
    }

    void make(unsigned s)
    {
        Insn i{made++, random(2) ? 0 : random(16), false, false, false, false};
        i.two = random(5) == 0;
        i.shared = !i.two && random(5) == 0;
        if (i.two) i.count = 0;
        if (!i.shared) i.writes = random(4) == 0;
        i.uses = i.writes || random(4) == 0;
        queue[s].push_back(i);
        for (unsigned n = 0; n <= i.count; n++)
            for (unsigned k = 0; k <= i.two; k++)
                passes[s].push_back({i, n, false, !i.shared && n == i.count && k == i.two});
        if (i.shared) passes[s].push_back({i, 0, true, true});
    }

    void clock()
    {
        top.popped_i = top.written_valid_i = top.omitted_valid_i = 0;
        for (unsigned s = 0; s < Slots; s++) {
            if (queue[s].size() < 2 && random(3)) make(s);
            // a pass goes, after which its write comes
            if (out[s].empty() || random(3)) continue;
            Pass p = out[s].front();
            bool gathers = p.insn.shared && !p.close;
            if (gathers && (doing || (gathered && owner != s))) continue; // one at a time
            out[s].pop_front();
            top.popped_i |= 1 << s;
            if (p.insn.writes) waiting[s]++;
            if (!gathers) continue;
            owner = s;
            if (++gathered == p.insn.count + 1) {
                gathered = 0;
                doing = true;
            }
        }
        for (unsigned k = 0; k < 2; k++) {
            unsigned s = random(Slots);
            if (!waiting[s] || random(2)) continue;
            waiting[s]--;
            pending[s]--;
            (k ? top.omitted_valid_i : top.written_valid_i) = 1;
            (k ? top.omitted_slot_i : top.written_slot_i) = s;
        }
        top.head_valid_i = top.head_uses_pred_i = top.head_uses_index_i = 0;
        for (unsigned s = 0; s < Slots; s++) {
            if (queue[s].empty()) continue;
            top.head_valid_i |= 1 << s;
            top.head_uses_pred_i |= queue[s].front().uses << s;
        }
        top.shared_done_i = doing && (shown || random(3) == 0);
        shown = top.shared_done_i;
        top.shared_slot_i = owner;
        top.eval();
        unsigned s = top.head_slot_o;
        if (!queue[s].empty()) {
            top.head_word_i = 0xf800014000000000;
            top.head_pc_i = queue[s].front().pc;
            top.head_fact_i = queue[s].front().fact();
        }
        top.eval();
        bool take = top.head_take_o;
        if (top.shared_closing_o) {
            checks.check(top.shared_done_i && owner == s,
                         "an instruction is closed that is not done", s, owner);
            doing = shown = false;
        }
        if (take) {
            checks.check(!queue[s].empty(), "an instruction is taken", s, s);
            if (!queue[s].empty()) queue[s].pop_front();
        }
        tick(top);
        checks.clocks++;
        if (!top.valid_o) return;
        s = top.slot_o;
        if (passes[s].empty()) {
            checks.check(false, "a pass of a slot that has none", s, s);
            return;
        }
        Pass want = passes[s].front();
        passes[s].pop_front();
        checks.equal("pc", top.pc_o, want.insn.pc);
        checks.equal("iteration", top.iteration_o, want.iteration);
        checks.equal("closes", top.close_o, want.close);
        checks.equal("last", top.last_o, want.last);
        checks.equal("fact", top.fact_o, want.insn.fact());
        // two more may be on their way, which began with as many writes to come
        if (want.insn.uses)
            checks.check(pending_then[s][1] == 0, "a pass that needs what is still to be written",
                         pending_then[s][1], 0);
        if (want.insn.writes) pending[s]++;
        out[s].push_back(want);
        checks.check(out[s].size() <= Room, "passes that wait", out[s].size(), Room);
    }

    // writes to come of each slot: now, and as they were when a pass that comes out now was begun
    unsigned pending[Slots]{}, pending_then[Slots][2]{};
    bool shown = false;

    void remember()
    {
        for (unsigned s = 0; s < Slots; s++) {
            pending_then[s][1] = pending_then[s][0];
            pending_then[s][0] = pending[s];
        }
    }
};

} // namespace

int main()
{
    unit::Claims<Unit> claims;
    {
        VerilatedContext context;
        Bench bench{&context, claims.checks};
        for (unsigned n = 0; n < 60000; n++) {
            bench.clock();
            bench.remember();
        }
        claims.checks.check(bench.made > 4000, "instructions", bench.made, 4001);
    }
    const auto begin = [](Unit &top, unsigned fact) {
        reset(top);
        top.head_valid_i = 1;
        top.head_fact_i = 1u << Legal | fact;
    };
    claims.fires(nullptr, [begin](Unit &top) {
        begin(top, 3u << Count | 1u << WritesPred);
        tick(top, 4);
        top.head_valid_i = 0;
        for (unsigned n = 0; n < 4; n++) {
            top.popped_i = top.written_valid_i = 1;
            tick(top);
        }
    });
    claims.fires("counts_what_is_under_way", [](Unit &top) {
        reset(top);
        top.written_valid_i = 1;
        top.written_slot_i = 2;
        tick(top);
    });
    claims.fires("counts_what_is_under_way", [](Unit &top) {
        reset(top);
        top.omitted_valid_i = 1;
        tick(top);
    });
    claims.fires("counts_no_further_than_it_can", [begin](Unit &top) {
        begin(top, 1u << WritesIndex);
        tick(top);
        top.popped_i = 1;
        tick(top, 31);
    });
    claims.fires("leaves_what_was_there", [](Unit &top) {
        reset(top);
        top.popped_i = 8;
        tick(top);
    });
    claims.fires("instruction_stays_until_it_is_done", [begin](Unit &top) {
        begin(top, 2u << Count);
        tick(top);
        top.head_valid_i = 0;
        tick(top);
    });
    claims.fires("done_is_one_that_waits", [](Unit &top) {
        reset(top);
        top.shared_done_i = 1;
        top.shared_slot_i = 3;
        tick(top);
    });
    claims.fires("iteration_is_one_of_its_own", [begin](Unit &top) {
        begin(top, 2u << Count);
        tick(top, 2);
        top.head_fact_i = 1u << Legal; // becomes another one
        tick(top);
    });
    claims.fires("second_is_one_of_two", [begin](Unit &top) {
        begin(top, 1u << Two);
        tick(top);
        top.head_fact_i = 1u << Legal;
        tick(top);
    });
    return claims.checks.end();
}
