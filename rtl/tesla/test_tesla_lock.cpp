// tesla_lock against sheet 1.7 restated lane by lane: random ld lock, st unlock, exits and launches
// of warps in three blocks, on few addresses; the lanes that succeed are checked in each beat, who
// holds a lock in each clock. Build: verilator --cc --exe --build --assert -GLANES=8 -CFLAGS
// -DLANES=8 --top tesla_lock, with rtl/tesla and this file. Exit 0: all passed, 1: a check failed.
#include <cstdint>
#include <cstdio>

#include "Vtesla_lock.h"
#include "../common/test_unit.h"
#include "verilated.h"

namespace {

constexpr unsigned kWarps = 8, kBeats = 32 / LANES;
constexpr uint64_t kSeed = 0x5eed0013;
unit::Random rnd{kSeed};

struct Lock { // of one warp
    bool valid;
    unsigned lane, block;
    uint32_t word;
};

VerilatedContext context;
Vtesla_lock *top;
Lock lock[kWarps];
unit::Checks checks;
unsigned long granted, refused;

void tick()
{
    top->clk_i = 0;
    top->eval();
    top->clk_i = 1;
    top->eval();
    unsigned held = 0;
    for (unsigned w = 0; w < kWarps; w++) held |= (lock[w].valid ? 1u : 0u) << w;
    checks.check(top->held_o == held, "warps that hold a lock", top->held_o, held);
    checks.clocks++;
}

void put_addresses(const uint32_t addr[32], unsigned beat)
{
    uint32_t words[LANES / 2];
    for (unsigned n = 0; n < LANES / 2; n++)
        words[n] = addr[beat * LANES + 2 * n] | addr[beat * LANES + 2 * n + 1] << 16;
    for (unsigned n = 0; n < LANES / 2; n++) top->addr_i[n] = words[n];
}

// Lanes in ascending order: success if the warp has no lock and no other warp of the block has this
// word, or if the lane has just this lock.
uint32_t try_lock(unsigned warp, uint32_t mask, const uint32_t addr[32])
{
    uint32_t success = 0;
    Lock &mine = lock[warp];
    for (unsigned lane = 0; lane < 32; lane++) {
        if (!(mask >> lane & 1)) continue;
        uint32_t word = addr[lane] / 4;
        bool other = false;
        for (unsigned w = 0; w < kWarps; w++)
            other |=
                w != warp && lock[w].valid && lock[w].block == mine.block && lock[w].word == word;
        bool ok = mine.valid ? mine.lane == lane && mine.word == word : !other;
        (ok ? granted : refused)++;
        if (!ok) continue;
        success |= 1u << lane;
        mine.valid = true;
        mine.lane = lane;
        mine.word = word;
    }
    return success;
}

void unlock(unsigned warp, uint32_t mask, const uint32_t addr[32])
{
    Lock &mine = lock[warp];
    if (mine.valid && (mask >> mine.lane & 1) && addr[mine.lane] / 4 == mine.word)
        mine.valid = false;
}

void access(bool locks)
{
    unsigned warp = rnd(kWarps);
    uint32_t mask = rnd(3) ? 0xffffffffu : rnd(0xffffffffu) & rnd(0xffffffffu);
    uint32_t addr[32], start = rnd(8) * 4, pattern = rnd(3);
    for (unsigned lane = 0; lane < 32; lane++) {
        addr[lane] = pattern == 0 ? start : pattern == 1 ? start + 4 * lane : rnd(40);
        addr[lane] = (addr[lane] | rnd(4) | (rnd(16) ? 0 : 0x8000)) & 0xffff;
        if (lock[warp].valid && lock[warp].lane == lane && rnd(2))
            addr[lane] = lock[warp].word * 4 + rnd(4);
    }
    uint32_t success = 0;
    for (unsigned beat = 0; beat < kBeats; beat++) {
        unsigned pauses = rnd(3);
        while (pauses--) tick();
        uint32_t low = beat * LANES, part = (0xffffffffu >> (32 - LANES)) << low;
        uint32_t want = 0;
        if (locks) want = try_lock(warp, mask & part, addr);
        else unlock(warp, mask & part, addr);
        top->lock_i = locks;
        top->unlock_i = !locks;
        top->warp_i = warp;
        top->beat_i = beat;
        top->mask_i = (mask & part) >> low;
        put_addresses(addr, beat);
        top->eval();
        success |= static_cast<uint32_t>(top->pass_o) << low;
        if (locks)
            checks.check(static_cast<uint32_t>(top->pass_o) << low == want, "lanes that succeed",
                         top->pass_o, want >> low);
        tick();
        top->lock_i = 0;
        top->unlock_i = 0;
    }
}

void exits()
{
    unsigned warp = rnd(kWarps);
    bool done = rnd(3) == 0;
    uint32_t mask = done ? 0xffffffffu : rnd(0xffffffffu);
    top->exit_valid_i = 1;
    top->exit_warp_i = warp;
    top->exit_mask_i = mask;
    if (lock[warp].valid && (mask >> lock[warp].lane & 1)) lock[warp].valid = false;
    tick();
    top->exit_valid_i = 0;
    if (!done) return;
    lock[warp].block = rnd(3);
    top->launch_valid_i = 1;
    top->launch_warp_i = warp;
    top->launch_block_i = lock[warp].block;
    tick();
    top->launch_valid_i = 0;
}

} // namespace

int main(int argc, char **argv)
{
    context.commandArgs(argc, argv);
    top = new Vtesla_lock(&context);
    printf("tesla_lock: LANES %d, seed 0x%llx\n", LANES, static_cast<unsigned long long>(kSeed));
    top->rst_ni = 0;
    top->clk_i = 0;
    top->eval();
    tick();
    top->rst_ni = 1;
    for (unsigned w = 0; w < kWarps; w++) {
        lock[w].block = w % 3;
        top->launch_valid_i = 1;
        top->launch_warp_i = w;
        top->launch_block_i = w % 3;
        tick();
    }
    top->launch_valid_i = 0;
    for (unsigned n = 0; n < 20000; n++) {
        if (rnd(6) == 0) exits();
        else access(rnd(5) < 3);
    }
    checks.check(granted > 2000 && refused > 2000, "lanes with success", granted, refused);
    top->final();
    delete top;
    return checks.end();
}
