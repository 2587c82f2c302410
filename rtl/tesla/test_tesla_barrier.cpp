// tesla_barrier: scenarios of sheet 1.6, who waits after each event typed by hand.
// Build: verilator --cc --exe --build --assert -GLATE=1 -CFLAGS -DLATE=1 --top tesla_barrier, with
// rtl/tesla/tesla_core_pkg.sv and this file. Exit 0: all passed, 1: a check failed.
#include <cstdint>
#include <cstdio>

#include "Vtesla_barrier.h"
#include "../common/test_unit.h"
#include "verilated.h"

namespace {

constexpr uint32_t kInc = 1u << 25, kWait = 1u << 26, kSync = kInc | kWait;
constexpr unsigned kAllCount = 0xfff;

struct Bench : unit::Checks {
    VerilatedContext context;
    Vtesla_barrier top{&context};

    void tick()
    {
        top.clk_i = 0;
        top.eval();
        top.clk_i = 1;
        top.eval();
        top.launch_valid_i = 0;
        top.done_valid_i = 0;
        top.bar_valid_i = 0;
        top.eval();
        clocks++;
    }

    void reset(const char *name)
    {
        scene = name;
        top.rst_ni = 0;
        top.launch_valid_i = 0;
        top.done_valid_i = 0;
        top.bar_valid_i = 0;
        tick();
        top.rst_ni = 1;
    }

    void waits(unsigned want) { equal("waiting", top.waiting_o, want); }

    // Warps of one block, in the slots of mask.
    void launch(unsigned block, unsigned mask)
    {
        unsigned first = 1;
        for (unsigned w = 0; w < 8; w++) {
            if (!(mask >> w & 1)) continue;
            top.launch_valid_i = 1;
            top.launch_warp_i = w;
            top.launch_block_i = block;
            top.launch_warps_i = static_cast<unsigned>(__builtin_popcount(mask));
            top.launch_first_i = first;
            tick();
            first = 0;
        }
    }

    void set_bar(unsigned warp, uint32_t flags, unsigned id, unsigned count, bool all)
    {
        top.bar_valid_i = 1;
        top.bar_warp_i = warp;
        uint64_t w0 = 0x80000003u | 1u << 31 | 0x1fcu | flags | id << 21 | count << 9;
        uint64_t w1 = all ? 0x00004000u : 0xffffbfffu;
        top.bar_words_i = w0 | w1 << 32;
    }

    void bar(unsigned warp, uint32_t flags, unsigned id, unsigned count, bool all, unsigned want)
    {
        set_bar(warp, flags, id, count, all);
        top.eval();
        while (!top.bar_ready_o) { // LATE: the event before it is looked up
            tick();
            set_bar(warp, flags, id, count, all);
            top.eval();
        }
        tick();
        if (LATE) {
            for (int clock = 0; clock < 2; clock++) {
                equal("waits until it is known", top.waiting_o >> warp & 1, 1);
                tick();
            }
        }
        waits(want);
    }

    void done(unsigned warp, unsigned want)
    {
        top.done_valid_i = 1;
        top.done_warp_i = warp;
        tick();
        for (int clock = 0; LATE && clock < 2; clock++) tick();
        waits(want);
    }
};

void sync_of_three(Bench &b)
{
    b.reset("sync of three warps");
    b.launch(2, 0x13); // warps 0, 1, 4
    b.waits(0);
    for (int round = 0; round < 3; round++) {
        b.bar(1, kSync, 0, kAllCount, false, 0x02);
        b.bar(4, kSync, 0, kAllCount, false, 0x12);
        b.bar(0, kSync, 0, 0, true, 0x00); // the last one does not wait, and releases the others
    }
    b.bar(0, 0, 0, kAllCount, true, 0x00);     // neither inc nor wait: nop
    b.bar(0, kWait, 0, kAllCount, true, 0x00); // counter is 0
}

void finished_warp(Bench &b)
{
    b.reset("a warp that finishes");
    b.launch(0, 0x07);
    b.bar(0, kSync, 3, kAllCount, false, 0x01);
    b.bar(1, kSync, 3, kAllCount, false, 0x03);
    b.done(2, 0x00);
    b.bar(0, kSync, 3, kAllCount, false, 0x01);
    b.bar(1, kSync, 3, kAllCount, false, 0x00);
    b.done(1, 0x00);
    b.bar(0, kSync, 3, kAllCount, false, 0x00); // alone
    b.done(0, 0x00);
}

void other_count(Bench &b)
{
    b.reset("a wait with another count");
    b.launch(0, 0x07);
    b.bar(0, kSync, 3, kAllCount, false, 0x01);
    b.bar(1, kInc, 3, kAllCount, false, 0x01);
    b.bar(1, kWait, 3, 7, false, 0x03); // the latest increment decides
    b.done(2, 0x00);
}

void explicit_counts(Bench &b)
{
    b.reset("explicit counts");
    b.launch(0, 0xff);
    b.bar(0, kSync, 5, 2, false, 0x01);
    b.bar(1, kSync, 5, 2, false, 0x00);
    b.bar(2, kSync, 5, 0, false, 0x00); // 0 behaves as 1
    b.bar(2, kSync, 5, 3, false, 0x04);
    b.bar(3, kSync, 5, 3, false, 0x0c);
    b.done(7, 0x0c);                   // not an "all" barrier: not used
    b.bar(4, kInc, 5, 2, false, 0x00); // 3 is 2 or more
    b.bar(0, kSync, 5, 4094, false, 0x01);
    b.bar(1, kSync, 5, 4094, false, 0x03);
    b.bar(2, kSync, 5, 3, true, 0x07); // w1[14] goes before the count
    for (unsigned w = 3; w < 6; w++) b.bar(w, kInc, 5, 0, true, 0x07);
    b.done(6, 0x00); // 6 of 6
}

void arrive_and_wait(Bench &b)
{
    b.reset("arrive and wait apart");
    b.launch(0, 0x07);
    b.bar(0, kInc, 1, 2, false, 0x00);
    b.bar(1, kWait, 1, 2, false, 0x02);
    b.bar(2, kWait, 1, 2, false, 0x06);
    b.bar(0, kInc, 1, 2, false, 0x00); // release is an event
    b.bar(0, kInc, 1, 2, false, 0x00); // later increments do not hold them back
    b.bar(1, kWait, 1, 2, false, 0x02);
}

void barriers_apart(Bench &b)
{
    b.reset("barriers and blocks are apart");
    b.launch(0, 0x03);
    b.launch(1, 0x0c);
    b.bar(0, kSync, 0, kAllCount, false, 0x01);
    b.bar(2, kSync, 0, kAllCount, false, 0x05);
    b.bar(1, kSync, 15, 2, false, 0x07);
    b.bar(3, kSync, 0, kAllCount, false, 0x03);
    b.done(3, 0x03);
    b.bar(2, kInc, 15, 2, false, 0x03);
    b.bar(2, kInc, 15, 2, false, 0x03);
    b.done(2, 0x03);
}

void last_owner(Bench &b)
{
    b.reset("counters of the last owner");
    b.launch(3, 0x03);
    b.bar(0, kInc, 7, 4, false, 0x00);
    b.bar(1, kInc, 7, 4, false, 0x00);
    b.done(0, 0x00);
    b.done(1, 0x00);
    b.launch(3, 0x30);
    b.bar(4, kWait, 7, 4, false, 0x00);
    b.bar(4, kSync, 7, 4, false, 0x10);
}

// a warp of a block counts before it is launched
void launched_late(Bench &b)
{
    b.reset("launched late");
    b.top.launch_valid_i = 1;
    b.top.launch_warp_i = 0;
    b.top.launch_block_i = 0;
    b.top.launch_warps_i = 2;
    b.top.launch_first_i = 1;
    b.tick();
    b.bar(0, kSync, 0, kAllCount, false, 0x01);
    b.top.launch_valid_i = 1;
    b.top.launch_warp_i = 1;
    b.top.launch_first_i = 0;
    b.tick();
    b.waits(0x01);
    b.bar(1, kSync, 0, kAllCount, false, 0x00);
}

void done_before_bar(Bench &b)
{
    b.reset("done goes before bar");
    b.launch(0, 0x07);
    b.bar(0, kSync, 0, kAllCount, false, 0x01);
    b.set_bar(1, kSync, 0, kAllCount, false);
    b.top.done_valid_i = 1;
    b.top.done_warp_i = 2;
    b.top.eval();
    b.equal("ready of bar beside done", b.top.bar_ready_o, 0);
    b.tick();
    b.waits(0x01);
    b.bar(1, kSync, 0, kAllCount, false, 0x00);
}

void scenes(Bench &b)
{
    sync_of_three(b);
    finished_warp(b);
    other_count(b);
    explicit_counts(b);
    arrive_and_wait(b);
    barriers_apart(b);
    last_owner(b);
    launched_late(b);
    done_before_bar(b);
}

} // namespace

int main(int argc, char **argv)
{
    Bench bench;
    bench.context.commandArgs(argc, argv);
    scenes(bench);
    return bench.end();
}
