// vivante_flow against docs/isa/vivante.md, 3.5: random control flow of four groups, resolved here
// on stacks of the host's; and its claims, each of which fires when its rule is broken and at no
// other time. Exit 0: all passed, 1: a check failed.
#include <cstdint>
#include <vector>

#include "../common/test_claims.h"
#include "Vvivante_flow.h"
#include "verilated.h"

namespace {

using Top = Vvivante_flow;
using unit::reset;
using unit::tick;

enum Flow { BRANCH, BRANCH_ANY, CALL, RET, REP, ENDREP, LOOP, ENDLOOP, FLOWS };
constexpr unsigned kGroups = 4, kCalls = 8, kLoops = 4, kStart = 16, kEnd = 480;

struct Entry {
    bool is_loop;
    uint32_t start;
    int32_t left;
    uint32_t step;
};

struct Group {
    std::vector<uint32_t> calls;
    std::vector<Entry> loops;
};

struct Outcome {
    uint32_t next, a0;
    bool stk, a0_we, ends;
};

// Sheet 3.5, one lane.
Outcome resolve(Group &g, Flow flow, uint32_t pc, uint32_t target, bool all, bool any,
                const uint32_t *value)
{
    Outcome o = {pc + 1, 0, false, false, false};
    bool empty_return = false;
    switch (flow) {
    case BRANCH: o.next = all ? target : pc + 1; break;
    case BRANCH_ANY: o.next = any ? target : pc + 1; break;
    case CALL:
        if (!all) break;
        o.next = target;
        if (g.calls.size() == kCalls) o.stk = true;
        else g.calls.push_back(pc + 1);
        break;
    case RET:
        empty_return = g.calls.empty();
        o.next = kEnd;
        if (empty_return) break;
        o.next = g.calls.back();
        g.calls.pop_back();
        break;
    case REP:
    case LOOP:
        if (static_cast<int32_t>(value[0]) <= 0) o.next = target;
        else if (g.loops.size() == kLoops) o.stk = true;
        else {
            g.loops.push_back({flow == LOOP, pc + 1, static_cast<int32_t>(value[0]), value[2]});
            o.a0_we = flow == LOOP;
            o.a0 = value[1];
        }
        break;
    default:
        if (g.loops.empty() || g.loops.back().is_loop != (flow == ENDLOOP)) {
            o.stk = true;
            break;
        }
        Entry &top = g.loops.back();
        o.a0_we = flow == ENDLOOP;
        o.a0 = value[3] + top.step;
        if (--top.left > 0) o.next = top.start;
        else g.loops.pop_back();
        break;
    }
    if (o.stk) o.next = kEnd;
    o.ends = o.stk || empty_return || o.next < kStart || o.next >= kEnd;
    return o;
}

// A small number, the least or the greatest ones, or any.
uint32_t any_word(unit::Random &rnd)
{
    static const uint32_t ends[] = {0, 1, 0xffffffff, 0x7fffffff, 0x80000000, 0x80000001};
    switch (rnd(3)) {
    case 0: return rnd(64) - 32;
    case 1: return ends[rnd(6)];
    default: return rnd(0xffffffff);
    }
}

void launch(Top &top, unsigned group)
{
    top.valid_i = 0;
    top.launch_valid_i = 1;
    top.launch_group_i = group;
    tick(top);
    top.launch_valid_i = 0;
}

void random_flow(unit::Checks &checks)
{
    VerilatedContext context;
    Top top{&context};
    unit::Random rnd{0x5eed0050};
    Group groups[kGroups];
    unsigned faults = 0, turns = 0, returns = 0, full = 0;

    reset(top);
    top.start_pc_i = kStart;
    top.end_pc_i = kEnd;
    for (unsigned g = 0; g < kGroups; g++) launch(top, g);
    for (unsigned n = 0; n < 60000; n++) {
        unsigned group = rnd(kGroups);
        Flow flow = static_cast<Flow>(rnd(FLOWS));
        if (rnd(500) == 0) {
            launch(top, group);
            groups[group] = Group();
        }
        if (DEEP) { // its stacks are read in the clock before
            top.valid_i = 0;
            top.next_group_i = group;
            tick(top);
        }
        top.valid_i = 1;
        top.group_i = group;
        top.next_group_i = rnd(kGroups);
        top.flow_i = flow;
        top.pc_i = kStart + rnd(kEnd - kStart);
        top.target_i = rnd(512);
        top.all_i = rnd(4) != 0;
        top.any_i = top.all_i || rnd(2);
        uint32_t value[4] = {rnd(5) - 1, any_word(rnd), any_word(rnd), any_word(rnd)};
        if (rnd(8) == 0) value[0] = any_word(rnd);
        for (unsigned k = 0; k < 4; k++) top.value_i[k] = value[k];
        Group &g = groups[group];
        full += flow == CALL && g.calls.size() == kCalls;
        returns += flow == RET && !g.calls.empty();
        Outcome want = resolve(g, flow, top.pc_i, top.target_i, top.all_i, top.any_i, value);
        faults += want.stk;
        turns += (flow == ENDREP || flow == ENDLOOP) && !want.stk && want.next != top.pc_i + 1u;
        top.clk_i = 0;
        top.eval();
        checks.clocks++;
        checks.equal("the next pc", top.next_pc_o, want.next);
        checks.equal("a stack fault", top.stk_o, want.stk);
        checks.equal("the end of the lane", top.ends_o, want.ends);
        checks.equal("a write of a0.w", top.a0_w_we_o, want.a0_we);
        if (want.a0_we) checks.equal("a0.w", top.a0_w_o, want.a0);
        top.clk_i = 1;
        top.eval();
    }
    top.final();
    checks.check(faults > 100, "stack faults", faults, 101);
    checks.check(full > 20, "calls with a full stack", full, 21);
    checks.check(turns > 100, "turns of a loop", turns, 101);
    checks.check(returns > 100, "returns", returns, 101);
}

// A call in group 0, and in the same clock a launch of `group`.
void call_and_launch(Top &top, unsigned group)
{
    reset(top);
    top.start_pc_i = kStart;
    top.end_pc_i = kEnd;
    for (unsigned g = 0; g < kGroups; g++) launch(top, g);
    top.valid_i = 1;
    top.group_i = 0;
    top.flow_i = CALL;
    top.all_i = 1;
    top.pc_i = top.target_i = kStart;
    top.launch_valid_i = 1;
    top.launch_group_i = group;
    tick(top);
}

// A group that was never launched executes, and both its stacks hold random values.
void before_any_launch(Top &top)
{
    top.launch_valid_i = 0;
    reset(top);
    top.valid_i = 1;
    top.group_i = 0;
    top.flow_i = RET;
    tick(top);
}

} // namespace

int main(int argc, char **argv)
{
    unit::Claims<Top> claims;

    Verilated::commandArgs(argc, argv);
    random_flow(claims.checks);
    claims.fires(nullptr, [](Top &top) { call_and_launch(top, 1); });
    claims.fires("launch_is_alone", [](Top &top) { call_and_launch(top, 0); });
    claims.fires("stacks_in_bounds", before_any_launch, true);
    return claims.checks.end();
}
