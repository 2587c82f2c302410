// tesla_fetch against a walk over the program: directed cases, random starts and stops under random
// latency and back-pressure, and the rates that it must sustain. Build: verilator --cc --exe
// --build --assert -GWARPS=8 --top tesla_fetch, with rtl/common/common_pick.sv,
// rtl/tesla/tesla_core_pkg.sv and this file. Exit 0: all passed, 1: a check failed.
#include <cstdint>
#include <cstdio>
#include <deque>
#include <vector>

#include "Vtesla_fetch.h"
#include "../common/test_unit.h"
#include "verilated.h"

namespace {

constexpr unsigned kWarps = 8;
constexpr uint64_t kSeed = 0x5eed0002;

unit::Random rnd{kSeed};

struct Insn {
    unsigned warp, pc, nwords;
    uint32_t word[2];
};

struct Bench : unit::Checks {
    VerilatedContext context;
    Vtesla_fetch top{&context};
    std::vector<uint32_t> code;
    struct Answer {
        unsigned long due;
        uint64_t data;
    };
    std::deque<Answer> answers;
    unsigned latency_min = 1, latency_max = 1, stall_of_8 = 0;
    unsigned long requests = 0, outside = 0;

    uint32_t word_at(unsigned addr) const
    {
        // the words after it are not zero
        return addr / 4 < code.size() ? code[addr / 4] : 0xdeadbee1u;
    }

    // One clock; true with *insn when an instruction came.
    bool tick(Insn *insn = nullptr)
    {
        top.code_bytes_i = static_cast<uint32_t>(code.size() * 4);
        top.code_req_ready_i = rnd(8) >= stall_of_8;
        top.code_rsp_valid_i = !answers.empty() && answers.front().due <= clocks;
        if (top.code_rsp_valid_i) {
            top.code_rsp_data_i = answers.front().data;
            answers.pop_front();
        } else {
            top.code_rsp_data_i = 0x5555aaaa5555aaabull;
        }
        top.clk_i = 0;
        top.eval();
        if (top.rst_ni && top.code_req_valid_o && top.code_req_ready_i) {
            unsigned addr = top.code_req_addr_o;
            requests++;
            outside += addr % 8 != 0 || addr >= code.size() * 4;
            unsigned long due = clocks + latency_min + rnd(latency_max - latency_min + 1);
            if (!answers.empty() && due <= answers.back().due) due = answers.back().due + 1;
            answers.push_back({due, word_at(addr) | uint64_t{word_at(addr + 4)} << 32});
        }
        bool valid = top.insn_valid_o;
        if (valid && insn) {
            insn->warp = top.insn_warp_o;
            insn->pc = top.insn_pc_o;
            insn->nwords = top.insn_nwords_o;
            insn->word[0] = static_cast<uint32_t>(top.insn_words_o);
            insn->word[1] = static_cast<uint32_t>(top.insn_words_o >> 32);
        }
        top.clk_i = 1;
        top.eval();
        clocks++;
        top.start_valid_i = 0;
        top.stop_valid_i = 0;
        return valid;
    }

    void reset()
    {
        answers.clear();
        top.rst_ni = 0;
        top.want_i = 0;
        top.start_valid_i = 0;
        top.stop_valid_i = 0;
        tick();
        tick();
        top.rst_ni = 1;
    }

    void start(unsigned warp, unsigned pc)
    {
        top.start_valid_i = 1;
        top.start_warp_i = warp;
        top.start_pc_i = pc;
    }

    void stop(unsigned warp)
    {
        top.stop_valid_i = 1;
        top.stop_warp_i = warp;
    }

    // The next instruction of any warp, within `limit` clocks.
    bool next(Insn *insn, unsigned limit = 200)
    {
        for (unsigned i = 0; i < limit; i++)
            if (tick(insn)) return true;
        return false;
    }

    void expect(const char *what, unsigned pc, unsigned nwords, uint32_t w0, uint32_t w1)
    {
        Insn insn = {};
        check(next(&insn), what, 0, 1);
        check(insn.pc == pc, what, insn.pc, pc);
        check(insn.nwords == nwords, what, insn.nwords, nwords);
        check(insn.word[0] == w0, what, insn.word[0], w0);
        check(insn.word[1] == w1, what, insn.word[1], w1);
    }
};

// The instruction at pc, by the length rule of sheet 2.1.
Insn walk(const Bench &bench, unsigned warp, unsigned pc)
{
    Insn insn = {warp, pc, 0, {0, 0}};
    unsigned size = static_cast<unsigned>(bench.code.size()) * 4;
    if (pc >= size) return insn;
    insn.word[0] = bench.word_at(pc);
    insn.nwords = 1;
    if ((insn.word[0] & 1) != 0 && pc + 4 < size) {
        insn.word[1] = bench.word_at(pc + 4);
        insn.nwords = 2;
    }
    return insn;
}

bool last(const Insn &insn) // decode will trap: nothing follows
{
    bool is_long = insn.word[0] & 1;
    return insn.nwords == 0 || (is_long && (insn.nwords == 1 || insn.pc % 8 != 0));
}

void directed(Bench &bench)
{
    bench.reset();
    bench.top.want_i = 0xff;

    // long, two shorts, long; then the end
    bench.code = {0x10000001, 0x00000003, 0x10008000, 0x20000002, 0xf0000001, 0xe0000781};
    bench.start(3, 0);
    bench.expect("long", 0x00, 2, 0x10000001, 0x00000003);
    bench.expect("short", 0x08, 1, 0x10008000, 0);
    bench.expect("second short", 0x0c, 1, 0x20000002, 0);
    bench.expect("long after shorts", 0x10, 2, 0xf0000001, 0xe0000781);
    bench.expect("end of program", 0x18, 0, 0, 0);
    Insn insn;
    bench.check(!bench.next(&insn, 50), "instruction after the end", 1, 0);

    bench.start(3, 0x0c);
    bench.expect("start at an odd word", 0x0c, 1, 0x20000002, 0);
    bench.start(3, 0x10);
    bench.expect("redirect", 0x10, 2, 0xf0000001, 0xe0000781);
    bench.start(3, 0x400000);
    bench.expect("start outside", 0x400000, 0, 0, 0);
    bench.start(3, 0x1c);
    bench.expect("start outside, odd", 0x1c, 0, 0, 0);

    // a misaligned long instruction: both words, and nothing after it
    bench.code = {0x10008000, 0x30000003, 0x12345678, 0x10008000};
    bench.start(0, 4);
    bench.expect("misaligned long", 4, 2, 0x30000003, 0x12345678);
    bench.check(!bench.next(&insn, 50), "instruction after a misaligned one", 1, 0);

    // an odd number of words: a long one cut off at an odd and at an even place
    bench.code = {0x10008000, 0x10000003};
    bench.start(1, 0);
    bench.expect("short before the cut", 0, 1, 0x10008000, 0);
    bench.expect("cut off, odd", 4, 1, 0x10000003, 0);
    bench.code = {0x10008000, 0x10008000, 0x10000003};
    bench.start(1, 4);
    bench.expect("second short", 4, 1, 0x10008000, 0);
    bench.expect("cut off, even", 8, 1, 0x10000003, 0);
    bench.code = {0x10008000, 0x10008000, 0x10008000};
    bench.start(1, 8);
    bench.expect("last word", 8, 1, 0x10008000, 0);
    bench.expect("behind the last word", 12, 0, 0, 0);

    // two misaligned ones at once share the one place for a first half
    bench.code = {0x10008000, 0x30000003, 0x12345678, 0x10008000};
    bench.latency_min = bench.latency_max = 3;
    bench.start(4, 4);
    bench.tick();
    bench.start(5, 4);
    bench.expect("first of two misaligned", 4, 2, 0x30000003, 0x12345678);
    bench.expect("second of two misaligned", 4, 2, 0x30000003, 0x12345678);

    // a stopped warp is silent, and so is one that is not requested
    bench.code = {0x10008000, 0x10008000, 0x10008000};
    bench.start(2, 0);
    bench.tick();
    bench.stop(2);
    bench.check(!bench.next(&insn, 50), "instruction of a stopped warp", 1, 0);
    bench.top.want_i = 0xfb;
    bench.start(2, 0);
    bench.check(!bench.next(&insn, 50), "instruction that nobody wants", 1, 0);
    bench.top.want_i = 0xff;
    bench.expect("instruction wanted late", 0, 1, 0x10008000, 0);
    bench.check(bench.outside == 0, "requests outside the program", bench.outside, 0);
}

// Every warp runs through the program; starts, stops and redirects come at random, most of them
// while answers are on their way.
void random_walk(Bench &bench, unsigned latency, unsigned stall_of_8, unsigned clocks)
{
    bench.reset();
    bench.latency_min = 1;
    bench.latency_max = latency;
    bench.stall_of_8 = stall_of_8;
    bench.code.assign(200 + rnd(2), 0);
    for (size_t i = 0; i < bench.code.size(); i++)
        bench.code[i] = rnd(0xffffffffu) << 2 | (rnd(2) ? rnd(4) : 0);
    for (size_t i = 0; i + 1 < bench.code.size(); i++) // mostly legal: no long one at an odd word
        if (i % 2 == 1 && rnd(16) != 0) bench.code[i] &= ~1u;

    bool running[kWarps] = {};
    unsigned pc[kWarps] = {}, idle[kWarps] = {}, count = 0;
    uint8_t want = 0;
    for (unsigned i = 0; i < clocks; i++) {
        want |= static_cast<uint8_t>(rnd(256) & rnd(256));
        int start = -1, stop = -1;
        unsigned start_pc = 0;
        if (rnd(24) == 0) {
            start = static_cast<int>(rnd(kWarps));
            start_pc = rnd(static_cast<unsigned>(bench.code.size()) + 2) * 4;
            bench.start(static_cast<unsigned>(start), start_pc);
            want |= static_cast<uint8_t>(1u << start);
        }
        if (rnd(100) == 0) {
            stop = static_cast<int>(rnd(kWarps));
            if (stop == start) stop = -1;
            else bench.stop(static_cast<unsigned>(stop));
        }
        bench.top.want_i = want;
        Insn insn;
        bool got = bench.tick(&insn);
        if (got) {
            bench.check(insn.warp < kWarps && running[insn.warp], "warp with an instruction",
                        insn.warp, 0);
            if (insn.warp >= kWarps) continue;
            Insn ref = walk(bench, insn.warp, pc[insn.warp]);
            bool same = ref.pc == insn.pc && ref.nwords == insn.nwords &&
                        ref.word[0] == insn.word[0] && ref.word[1] == insn.word[1];
            bench.check(same, "instruction at pc", insn.pc, ref.pc);
            bench.check(want >> insn.warp & 1, "instruction not wanted: warp", insn.warp, 0);
            bench.check(static_cast<int>(insn.warp) != start && static_cast<int>(insn.warp) != stop,
                        "instruction in the clock of a start or stop: warp", insn.warp, 0);
            pc[insn.warp] += 4 * ref.nwords;
            if (last(ref)) running[insn.warp] = false;
            want &= static_cast<uint8_t>(~(1u << insn.warp));
            idle[insn.warp] = 0;
            count++;
        }
        if (start >= 0) {
            running[start] = true;
            pc[start] = start_pc;
            idle[start] = 0;
        }
        if (stop >= 0) running[stop] = false;
        for (unsigned w = 0; w < kWarps; w++) {
            idle[w] = running[w] && want >> w & 1 ? idle[w] + 1 : 0;
            if (idle[w] > 3000) {
                bench.check(false, "clocks without an instruction, warp", w, 0);
                idle[w] = 0;
            }
        }
    }
    bench.check(count > clocks / 100, "instructions of a random walk", count, clocks / 100);
    bench.check(bench.outside == 0, "requests outside the program", bench.outside, 0);
}

// Instructions in 4,000 clocks with 8 warps, 20 clocks of latency and a decode that takes each
// warp's next instruction `every` clocks after the last one.
unsigned rate(Bench &bench, uint32_t w0, unsigned every)
{
    bench.reset();
    bench.latency_min = bench.latency_max = 20;
    bench.stall_of_8 = 0;
    bench.code.assign(1 << 16, w0);
    for (unsigned w = 0; w < kWarps; w++) {
        bench.start(w, 0);
        bench.tick();
    }
    unsigned count = 0;
    unsigned long again[kWarps] = {};
    for (unsigned i = 0; i < 4000; i++) {
        unsigned want = 0;
        for (unsigned w = 0; w < kWarps; w++) want |= (bench.clocks >= again[w] ? 1u : 0u) << w;
        bench.top.want_i = static_cast<uint8_t>(want);
        Insn insn;
        if (bench.tick(&insn)) {
            count++;
            again[insn.warp] = bench.clocks - 2 + every; // taken a clock after it was wanted
        }
    }
    return count;
}

} // namespace

int main(int argc, char **argv)
{
    Bench bench;
    bench.context.commandArgs(argc, argv);
    printf("tesla_fetch: seed 0x%llx\n", static_cast<unsigned long long>(kSeed));
    directed(bench);
    random_walk(bench, 1, 0, 40000);
    random_walk(bench, 6, 2, 40000);
    random_walk(bench, 40, 0, 40000);
    random_walk(bench, 100, 6, 80000);

    // 8 lanes can issue 1 long instruction in 4 clocks; 32 lanes can issue 1 in each clock
    unsigned slow = rate(bench, 0x10000001, 32), fast = rate(bench, 0x10000001, 4);
    bench.check(slow >= 990, "long instructions in 4,000 clocks, 1 in 4 wanted", slow, 990);
    bench.check(fast >= 3900, "long instructions in 4,000 clocks, all wanted", fast, 3900);
    printf("in 4000 clocks: %u of 1000 and %u of 4000 instructions\n", slow, fast);
    return bench.end();
}
