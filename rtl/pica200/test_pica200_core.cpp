// pica200_core by itself, with a memory and no model: the control-flow traces of sheet 8.3,
// arithmetic and addressing worked out by hand, uploads, launches, outputs and geometry. Every
// program runs without and with disturbance (latency, ready low, threads held). Build: verilator
// --cc --exe --build --assert --top pica200_core, with test_pica200_core.sv last. Exit 0: all
// passed, 1: a check failed.
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <deque>
#include <map>
#include <string>
#include <vector>

#include "Vpica200_core.h"
#include "Vpica200_core__Dpi.h"
#include "../common/test_unit.h"
#include "verilated.h"

namespace {

#ifndef THREADS
#define THREADS 4
#endif
#ifndef DEEP
#define DEEP 0
#endif
constexpr unsigned kThreads = THREADS, kPrimBytes = 784;
constexpr uint32_t kOne = 0x3f0000, kTwo = 0x400000, kEnd = 0x88000000, kNop = 0x84000000;
constexpr uint32_t kIdentity = 0x0d86c36f; // xyzw of all sources, all components written
enum { kFileR = 2, kFileA0 = 3, kFileAl = 4, kFileCmp = 5, kFileVbuf = 7, kFileDepth = 8 };
enum { kSpaceUniform = 2, kSpaceBool = 4 };

unit::Random rnd{0x5eed0200};

struct Retire {
    uint32_t pc, nwords, word[2], next_pc, trap, done, al;
};

struct Vector {
    uint32_t word[4];
    bool operator==(const Vector &other) const { return !memcmp(word, other.word, sizeof word); }
};

// The events of the taps, with the writes applied as their instructions retire.
struct Seen {
    struct Write {
        uint32_t file, index, mask, data[4];
    };
    std::map<uint64_t, std::vector<Write>> waiting[kThreads];
    std::map<uint32_t, Vector> value[kThreads]; // key: file << 16 | index
    std::vector<Retire> retires[kThreads];
    std::vector<uint32_t> launches[kThreads];
    uint32_t order[kThreads] = {};
    unsigned long errors = 0;
    std::vector<std::pair<uint32_t, uint32_t>> uniform_writes, bool_writes;

    void take(unsigned warp)
    {
        for (const Write &w : waiting[warp][order[warp]])
            for (unsigned k = 0; k < 4; k++)
                if (w.mask >> k & 1) value[warp][w.file << 16 | w.index].word[k] = w.data[k];
        waiting[warp].erase(order[warp]);
        order[warp]++;
    }
} seen;

void complain(const char *text, uint32_t warp, uint32_t order)
{
    if (seen.errors++ < 10)
        printf("%s: thread %u order %u, expected %u\n", text, warp, order, seen.order[warp]);
}

struct Program {
    std::vector<uint32_t> code, desc;
    std::map<uint32_t, uint32_t> registers;             // written first, in this order of numbers
    std::vector<std::pair<uint32_t, uint32_t>> uploads; // then these, in their own
    std::vector<uint32_t> input;                        // words
    uint32_t runs = 1, outmap = 0, entry = 0;
};

struct Bench : unit::Checks {
    VerilatedContext context;
    Vpica200_core top{&context};
    unsigned long busy_clocks = 0;
    unsigned disturb = 0; // 0 none, 1 some
    struct Answer {
        unsigned long due;
        uint32_t address;
    };
    std::deque<Answer> answers;
    std::vector<uint32_t> input, output;

    void tick()
    {
        top.in_req_ready_i = !disturb || rnd(3) != 0;
        top.out_req_ready_i = !disturb || rnd(3) != 0;
        top.hold_i = disturb ? rnd(256) & rnd(256) : 0;
        top.in_rsp_valid_i = !answers.empty() && answers.front().due <= clocks;
        for (unsigned k = 0; k < 4; k++) {
            uint32_t at = top.in_rsp_valid_i ? answers.front().address / 4 + k : ~0u;
            top.in_rsp_data_i[k] = at < input.size() ? input[at] : 0xdeadbeef;
        }
        if (top.in_rsp_valid_i) answers.pop_front();
        top.clk_i = 0;
        top.eval();
        if (top.rst_ni && top.in_req_valid_o && top.in_req_ready_i) {
            unsigned long due = clocks + 1 + (disturb ? rnd(30) : 19);
            if (!answers.empty() && due <= answers.back().due) due = answers.back().due + 1;
            answers.push_back({due, top.in_req_addr_o});
        }
        if (top.rst_ni && top.out_req_valid_o && top.out_req_ready_i) {
            uint32_t at = top.out_req_addr_o / 4;
            if (top.out_req_addr_o % 16 || top.out_req_be_o != 0xffff) failed++;
            if (at + 4 > output.size()) output.resize(at + 4, 0xffffffff);
            for (unsigned k = 0; k < 4; k++) output[at + k] = top.out_req_data_o[k];
        }
        top.clk_i = 1;
        top.eval();
        clocks++;
        top.cfg_valid_i = 0;
        top.start_i = 0;
    }

    void reset()
    {
        top.rst_ni = 0;
        top.cfg_valid_i = 0;
        top.start_i = 0;
        tick();
        tick();
        top.rst_ni = 1;
        seen = Seen();
        answers.clear();
        wait(5000);
    }

    void wait(unsigned long limit)
    {
        unsigned long until = clocks + limit;
        do tick();
        while (top.busy_o && clocks < until);
        check(!top.busy_o, "busy after the limit", top.busy_o, 0);
    }

    void cfg(uint32_t address, uint32_t data)
    {
        top.cfg_valid_i = 1;
        top.cfg_addr_i = address;
        top.cfg_data_i = data;
        tick();
    }

    void load(const Program &p)
    {
        cfg(0x1b, 0);
        for (uint32_t word : p.code) cfg(0x1c + rnd(8), word);
        for (unsigned k = 0; k < 64; k++) cfg(0x1c, kEnd);
        cfg(0x25, 0);
        for (uint32_t word : p.desc) cfg(0x26 + rnd(8), word);
        cfg(0x0a, p.entry);
        cfg(0x0d, p.outmap);
        cfg(0x0b, 0x76543210);
        cfg(0x0c, 0xfedcba98);
        cfg(0x40, p.runs);
        for (auto &r : p.registers) cfg(r.first, r.second);
        for (auto &u : p.uploads) cfg(u.first, u.second);
    }

    void go(const Program &p, unsigned long limit = 200000)
    {
        input = p.input;
        output.clear();
        top.start_i = 1;
        unsigned long from = clocks;
        wait(limit);
        busy_clocks = clocks - from;
        for (unsigned t = 0; t < kThreads; t++)
            check(seen.waiting[t].empty(), "writes without an instruction", seen.waiting[t].size(),
                  0);
        check(seen.errors == 0, "events out of order", seen.errors, 0);
    }

    // A fresh core, a program, its runs.
    void run(const char *title, const Program &p)
    {
        scene = title;
        reset();
        load(p);
        go(p);
    }

    void expect_register(unsigned warp, unsigned file, unsigned index, Vector want)
    {
        Vector got = seen.value[warp][file << 16 | index];
        for (unsigned k = 0; k < 4; k++)
            check(got.word[k] == want.word[k], "register", got.word[k], want.word[k]);
    }

    void expect_output(uint32_t byte, Vector want)
    {
        for (unsigned k = 0; k < 4; k++) {
            uint32_t got = byte / 4 + k < output.size() ? output[byte / 4 + k] : 0xeeeeeeee;
            check(got == want.word[k], "output word", got, want.word[k]);
        }
    }
};

// Uploads one uniform in f24 packing; x y z w.
void put_uniform(Program &p, unsigned index, uint32_t x, uint32_t y, uint32_t z, uint32_t w)
{
    p.uploads.push_back({0x10, index});
    p.uploads.push_back({0x11, w << 8 | z >> 16});
    p.uploads.push_back({0x12, z << 16 | y >> 8});
    p.uploads.push_back({0x13, y << 24 | x});
}

struct Trace {
    const char *name;
    std::vector<uint32_t> words;
    uint32_t bools, i0, i1;
    // of each instruction, END or fault included; al empty: 0 throughout
    std::vector<uint32_t> pc, al;
    bool fault;
};

uint32_t ints(uint32_t x, uint32_t y, uint32_t z)
{
    return x | y << 8 | z << 16;
}

void test_flow(Bench &bench)
{
    std::vector<uint32_t> four(64, kEnd), three(64, kEnd);
    four[0] = 0x90002801, four[1] = four[2] = kNop;
    four[10] = 0x90005001, four[20] = 0x90007801, four[30] = 0x9000a001, four[40] = kNop;
    three[0] = 0x90002801, three[1] = three[2] = kNop;
    three[10] = 0x90005001, three[20] = 0x90007801, three[30] = kNop;
    const std::vector<Trace> traces = {
        {"F1", {0x90000c02, kNop, kEnd, kNop, kNop, kNop}, 0, 0, 0, {0, 3, 4, 1, 2}, {}, false},
        {"F2",
         {0xa4000800, kNop, kNop},
         0,
         ints(2, 5, 3),
         0,
         {0, 1, 2, 1, 2, 1, 2, 3},
         {0, 5, 5, 8, 8, 11, 11, 14},
         false},
        {"F3", {0xa4000800, kNop, kNop}, 0, ints(0, 5, 3), 0, {0, 1, 2, 3}, {0, 5, 5, 8}, false},
        {"F4", {0x9c000c02, kNop, kNop, kNop, kNop}, 1, 0, 0, {0, 1, 2, 5}, {}, false},
        {"F5", {0x9c000c02, kNop, kNop, kNop, kNop}, 0, 0, 0, {0, 3, 4, 5}, {}, false},
        {"F6", {0x9c000c01, kNop, 0xb4001800, kNop, kNop}, 1, 0, 0, {0, 1, 2, 4, 5}, {}, false},
        {"F7",
         {0xa4000800, kNop, 0xb4001400, kNop},
         1,
         ints(1, 0, 1),
         0,
         {0, 1, 2, 1, 2, 3, 4},
         {0, 0, 0, 1, 1, 2, 2},
         false},
        {"F8",
         {0xa4000c00, 0xa4400c00, kNop, kNop, kNop},
         0,
         ints(1, 10, 1),
         ints(1, 20, 2),
         {0, 1, 2, 3, 2, 3, 4, 5},
         {0, 10, 20, 20, 22, 22, 10, 10},
         false},
        {"F9",
         {0xa4001000, 0xa4400c00, kNop, kNop, kNop},
         0,
         ints(1, 10, 1),
         ints(1, 20, 2),
         {0, 1, 2, 3, 2, 3, 4, 1, 2, 3, 2, 3, 4, 5},
         {0, 10, 20, 20, 22, 22, 10, 11, 20, 20, 22, 22, 11, 12},
         false},
        {"F10",
         {0xa4001000, kNop, 0x80000000, kNop, kNop},
         0,
         ints(5, 7, 2),
         0,
         {0, 1, 2, 5},
         {0, 7, 7, 9},
         false},
        {"F11",
         {0xa4000c00, 0x8c800000, kNop, kNop},
         0,
         ints(5, 7, 2),
         0,
         {0, 1, 4},
         {0, 7, 9},
         false},
        {"F12",
         {0xa4000c00, 0x8e800000, kNop, kNop},
         0,
         ints(1, 7, 2),
         0,
         {0, 1, 2, 3, 1, 2, 3, 4},
         {0, 7, 7, 7, 9, 9, 9, 11},
         false},
        {"F13",
         {0xa4000c00, 0x9c001000, kNop, kNop, kNop},
         1,
         ints(1, 0, 1),
         0,
         {0, 1, 2, 3, 1, 2, 3, 4, 5},
         {0, 0, 0, 0, 1, 1, 1, 2, 2},
         false},
        {"F14",
         {0x90000802, kEnd, kNop, 0x90001002, kNop, 0x90001801, kNop},
         0,
         0,
         0,
         {0, 2, 3, 4, 5, 6, 1},
         {},
         false},
        {"F15",
         {0x90001001, kNop, kEnd, kEnd, 0x90001802, kEnd, kNop, kNop},
         0,
         0,
         0,
         {0, 4, 6, 7, 1, 2},
         {},
         false},
        {"F16", four, 0, 0, 0, {0, 10, 20, 30, 40, 11}, {}, false},
        {"F17", three, 0, 0, 0, {0, 10, 20, 30, 1, 2, 3}, {}, false},
        {"F18",
         {0xa4000400, kNop},
         0,
         ints(2, 250, 10),
         0,
         {0, 1, 1, 1, 2},
         {0, 250, 4, 14, 24},
         false},
        {"F19",
         {0xa4000400, kNop},
         0,
         ints(2, 10, 255),
         0,
         {0, 1, 1, 1, 2},
         {0, 10, 9, 8, 7},
         false},
        {"F20", {kNop, 0x80000000}, 0, 0, 0, {0, 1}, {}, true},
        {"F21", {0xa2000801, kNop}, 0, 0, 0, {0, 1, 3}, {}, false},
        {"F22", {0x9c000402, kNop, kNop, kNop}, 1, 0, 0, {0, 3, 4}, {}, false},
    };
    for (const Trace &t : traces) {
        Program p;
        p.code = t.words;
        p.registers = {{0x00, t.bools}, {0x01, t.i0}, {0x02, t.i1}};
        p.outmap = 1;
        p.runs = kThreads;
        bench.run(t.name, p);
        for (unsigned w = 0; w < kThreads; w++) {
            const std::vector<Retire> &got = seen.retires[w];
            bench.check(got.size() == t.pc.size(), "number of instructions", got.size(),
                        t.pc.size());
            for (size_t i = 0; i < got.size() && i < t.pc.size(); i++) {
                bool last = i + 1 == t.pc.size();
                bench.check(got[i].pc == t.pc[i], "pc", got[i].pc, t.pc[i]);
                bench.check(got[i].next_pc == t.pc[last ? i : i + 1], "next pc", got[i].next_pc,
                            t.pc[i]);
                bench.check(got[i].done == last, "done", got[i].done, last);
                bench.check(got[i].trap == (last && t.fault), "trap", got[i].trap, last && t.fault);
                bench.check(got[i].nwords == 1, "words", got[i].nwords, 1);
                uint32_t word = t.pc[i] < t.words.size() ? t.words[t.pc[i]] : kEnd;
                bench.check(got[i].word[0] == word, "word", got[i].word[0], word);
                uint32_t al = t.al.empty() ? 0 : t.al[i];
                bench.check(got[i].al == al, "aL", got[i].al, al);
            }
        }
        bench.check(bench.output.size() == (t.fault ? 0 : (kThreads - 1) * 64 + 4), "output words",
                    bench.output.size(), 0);
    }
}

// Each instruction needs the result before it: mov, three add, rcp, mul; outputs of nine runs.
void test_chain(Bench &bench)
{
    Program p;
    p.desc = {kIdentity, 0x0d86c368 /* x */, 0x0d86c36c /* xy */};
    p.code = {
        0x4e000000,                                          // mov r0, v0
        0x02010801,                                          // add r0.x, r0, r0
        0x02010801,                                          // add r0.x, r0, r0
        0x02010800,                                          // add r0, r0, r0
        0x3a210000,                                          // rcp r1, r0.x
        0x20000000 | 0x12u << 21 | 0x11u << 12 | 0x10u << 7, // mul r2, r1, r0
        0x4c012000,                                          // mov o0, r2
        0x4c210000,                                          // mov o1, r0
        kEnd,
    };
    p.outmap = 3;
    p.runs = 9;
    p.registers = {{0x09, 0}, {0x41, 2}};
    for (uint32_t run = 0; run < p.runs; run++) {
        Vector v = {{kOne, kTwo, 0x408000, run << 8}};
        p.input.insert(p.input.end(), v.word, v.word + 4);
        p.input.insert(p.input.end(), 4, 0x123456);
    }
    bench.run("chain", p);
    for (uint32_t run = 0; run < p.runs; run++) {
        // r0 = (8, 4, 6, -): x three times doubled, the rest once; r1 = 1/8; w = run << 8 is 0 to
        // arithmetic
        bench.expect_output(run * 256, {{kOne, 0x3e0000, 0x3e8000, 0}});
        bench.expect_output(run * 256 + 16, {{0x420000, 0x410000, 0x418000, 0}});
        bench.check(seen.launches[run % kThreads].size() > run / kThreads, "launches", 0, 1);
        if (seen.launches[run % kThreads].size() > run / kThreads)
            bench.check(seen.launches[run % kThreads][run / kThreads] == run, "run of a launch",
                        seen.launches[run % kThreads][run / kThreads], run);
    }
    bench.expect_register(0, kFileR, 1, {{0x3c0000, 0x3c0000, 0x3c0000, 0x3c0000}});
}

// Sheet 7: mov o0, c40[a0.x] for the addresses of its last paragraph; uploads in both packings.
void test_relative(Bench &bench)
{
    // MOVA's source: 0, 13, 50, 60, 74, 87, 88, 128, -40, -42, -70, -73, -127, -129; the uniform
    // read, 96: ones
    const std::vector<std::pair<uint32_t, uint32_t>> cases = {
        {0x000000, 40}, {0x42a000, 53}, {0x449000, 90}, {0x44e000, 96}, {0x452800, 96},
        {0x455c00, 96}, {0x456000, 0},  {0x460000, 40}, {0xc44000, 0},  {0xc45000, 96},
        {0xc51800, 96}, {0xc52400, 95}, {0xc5fc00, 41}, {0xc60200, 40},
    };
    Program p;
    p.desc = {kIdentity};
    // mova a0.x, v0; mov o0, c40[a0.x]; mov o1, c95
    p.code = {0x48000000, 0x4c000000 | 1u << 19 | 0x48u << 12, 0x4c200000 | 0x7fu << 12, kEnd};
    p.outmap = 3;
    p.runs = static_cast<uint32_t>(cases.size());
    p.registers = {{0x09, 0}, {0x41, 1}};
    for (unsigned k = 0; k < 96; k++)
        put_uniform(p, k, 0x3f0000 + k, 0x400000 + k, 0x410000 + k, 0xc20000 + k);
    // c95 once more in f32: 1.0, -0.0, NaN, 3F8000FF; c96 is dropped
    for (uint32_t word : {0x3f8000ffu, 0x7fc00000u, 0x80000000u, 0x3f800000u}) {
        if (word == 0x3f8000ffu) p.uploads.push_back({0x10, 0x80000000u | 95});
        p.uploads.push_back({0x15, word});
    }
    for (unsigned k = 0; k < 8; k++) p.uploads.push_back({0x11, 0x40000000});
    for (auto &c : cases) p.input.insert(p.input.end(), {c.first, 0, 0, 0});
    bench.run("relative", p);
    for (uint32_t run = 0; run < p.runs; run++) {
        uint32_t k = cases[run].second;
        Vector c95 = {{kOne, 0, 0x7f8000, 0x3f0001}};
        Vector want = {{0x3f0000 + k, 0x400000 + k, 0x410000 + k, 0xc20000 + k}};
        if (k == 96) want = {{kOne, kOne, kOne, kOne}};
        bench.expect_output(run * 256, k == 95 ? c95 : want);
        bench.expect_output(run * 256 + 16, c95);
    }
}

// A loop that walks c0.. with aL, BREAKC on a comparison, and LG2 and EX2 side by side.
void test_loop(Bench &bench)
{
    Program p;
    p.desc = {kIdentity};
    p.code = {
        0x4e07f000,                                               // mov r0, c95
        0xa4001000,                                               // for i0, last@4
        0x10u << 21 | 3u << 19 | 0x20u << 12 | 0x10u << 7,        // add r0, c0[aL], r0
        0xb8000000 | 5u << 24 | 5u << 21 | 0x10u << 12 | 0u << 7, // cmp r0, ge, ge, v0
        0x8f800000,                                               // breakc cmp.x
        0x14000000 | 0x11u << 21 | 0x10u << 12,                   // ex2 r1, r0.x
        0x18000000 | 0x12u << 21 | 0x11u << 12,                   // lg2 r2, r1.x
        0x4c010000,                                               // mov o0, r0
        0x4c400000 | 0x12u << 12,                                 // mov o2, r2
        kEnd,
    };
    p.outmap = 0x5;
    p.runs = 9;
    p.registers = {{0x09, 0}, {0x41, 1}, {0x01, ints(20, 3, 2)}};
    // each round adds (1, 2, 0, 0)
    for (unsigned k = 0; k < 95; k++) put_uniform(p, k, kOne, kTwo, 0, 0);
    put_uniform(p, 95, 0, 0, kOne, 0);
    for (unsigned run = 0; run < 9; run++) // breaks when x is 5
        p.input.insert(p.input.end(), {0x414000, 0x7f0000, 0, 0});
    bench.run("loop", p);
    for (unsigned run = 0; run < 9; run++) {
        bench.expect_output(run * 256, {{0x414000, 0x424000, kOne, 0}});
        bench.expect_output(run * 256 + 16, {{0x414000, 0x414000, 0x414000, 0x414000}});
    }
    for (unsigned t = 0; t < kThreads; t++) {
        bench.expect_register(t, kFileAl, 0, {{13, 0, 0, 0}}); // 3 + 5 * 2
        bench.expect_register(t, kFileCmp, 0, {{1, 0, 0, 0}});
    }
}

// Points to triangles: three vertices with an offset each, the third one twice.
void test_geometry(Bench &bench)
{
    Program p;
    p.desc = {kIdentity};
    // add o0, cN, v0
    auto add_o0 = [](unsigned c) { return 0x00000000u | (0x20 + c) << 12 | 0u << 7; };
    p.code = {
        // setemit 0; o0; mov o2, c1; emit
        0xac000000,
        add_o0(0),
        0x4c400000 | 0x21u << 12,
        0xa8000000,
        0xad000000,
        add_o0(1),
        0xa8000000, // setemit 1; o0; emit
        0xaec00000,
        add_o0(2),
        0xa8000000, // setemit 2, prim inv
        // setemit 3, prim: nothing is kept
        0xaf800000,
        add_o0(3),
        0xa8000000,
        kEnd,
    };
    p.outmap = 0x5;
    p.runs = 3;
    p.registers = {{0x09, 0x08000000}, {0x41, 1}};
    for (unsigned c = 0; c < 4; c++)
        put_uniform(p, c, 0x3f0000, c ? 0x3f0000 : 0, c > 1 ? 0x3f0000 : 0, 0);
    for (unsigned run = 0; run < p.runs; run++)
        p.input.insert(p.input.end(), {run ? kTwo : 0, 0, 0, 0});
    bench.run("geometry", p);
    bench.check(bench.output.size() >= kPrimBytes / 4 * 5, "output words", bench.output.size(),
                kPrimBytes / 4 * 6);
    Vector c1 = {{kOne, kOne, 0, 0}};
    for (unsigned run = 0; run < p.runs; run++) {
        uint32_t x = run ? 0x408000 : kOne; // input + 1
        for (unsigned prim = 0; prim < 2; prim++) {
            uint32_t at = (run * 2 + prim) * kPrimBytes;
            bench.expect_output(at, {{prim == 0, run, 0, 0}});
            bench.expect_output(at + 16, {{x, 0, 0, 0}});
            bench.expect_output(at + 32, c1);
            bench.expect_output(at + 16 + 256, {{x, kOne, 0, 0}});
            // o2 is written before the first EMIT only, and the second one sees the other bank
            bench.expect_output(at + 32 + 256, {{0, 0, 0, 0}});
            bench.expect_output(at + 16 + 512, {{x, kOne, kOne, 0}});
            bench.expect_output(at + 32 + 512, c1);
        }
    }
    bench.check(seen.bool_writes.size() == 3, "b15", seen.bool_writes.size(), 3);
    bench.check(seen.launches[0].size() == 3, "launches", seen.launches[0].size(), 3);
    for (auto &w : seen.bool_writes) bench.check(w.second == 0x8000, "b15", w.second, 0x8000);

    // Variable mode: N = 3 with main 2 and two attributes: c0 = 3, c1..c4, then one vector for the
    // third.
    Program q;
    q.desc = {kIdentity};
    q.code = {kEnd};
    q.registers = {{0x09, 0x08000001}, {0x41, 8}, {0x42, 1}, {0x43, 1}};
    q.runs = 2;
    for (uint32_t k = 0; k < 16; k++)
        q.input.insert(q.input.end(), {k % 8 ? k : 3 + k * 31, 1, 2, 3});
    bench.run("variable", q);
    bench.check(seen.uniform_writes.size() > 24, "uniform words", seen.uniform_writes.size(), 30);
    for (unsigned k = 0; k < 24 && k < seen.uniform_writes.size(); k++) {
        auto &w = seen.uniform_writes[k];
        uint32_t want = k < 4 ? 0x408000 : k % 4 ? k % 4 : k / 4;
        bench.check(w.first == k * 4, "uniform address", w.first, k * 4);
        bench.check(w.second == want, "uniform", w.second, want);
    }
    // N = 251 of the second run goes to c95 and no further: 2 * 2 + 249 vectors are too many.
    bench.check(seen.uniform_writes.size() == 24 + 96 * 4, "uniform words",
                seen.uniform_writes.size(), 24 + 384);
    if (seen.uniform_writes.size() > 24)
        bench.check(seen.uniform_writes[24].second == 0x46f600, "N", seen.uniform_writes[24].second,
                    0x46f600);

    // Fixed mode: 2 vertices of 3 vectors from c93: three are there, three are not.
    q.registers = {{0x09, 0x08000002}, {0x41, 1}, {0x42, 0x5d0102}};
    q.runs = 1;
    bench.run("fixed", q);
    bench.check(seen.uniform_writes.size() == 12, "uniform words", seen.uniform_writes.size(), 12);
    if (!seen.uniform_writes.empty())
        bench.check(seen.uniform_writes[0].first == 93 * 16, "uniform address",
                    seen.uniform_writes[0].first, 93 * 16);
}

// Undefined opcodes only report themselves, in vertex mode EMIT too; persistent state is kept.
void test_undefined(Bench &bench)
{
    Program p;
    p.desc = {kIdentity};
    p.code = {0x40000000, 0x5c000000, 0xa8000000, 0xaf000000, 0x7c000000, kEnd};
    p.runs = 5;
    bench.run("undefined", p);
    for (unsigned t = 0; t < kThreads; t++)
        for (size_t i = 0; i < seen.retires[t].size(); i++) {
            const Retire &r = seen.retires[t][i];
            bench.check(r.trap == (i % 6 == 5 ? 0 : 0x10000), "trap", r.trap, 0x10000);
            bench.check(r.nwords == 1, "words", r.nwords, 1);
        }
    size_t runs = (p.runs + kThreads - 1) / kThreads;
    bench.check(seen.retires[0].size() == 6 * runs, "instructions of thread 0",
                seen.retires[0].size(), 6 * runs);
    bench.check(bench.output.empty(), "outputs without an OUTMAP", bench.output.size(), 0);
    // A second start counts runs from 0 again and keeps the order ids.
    bench.go(p);
    bench.check(seen.launches[0].size() == 2 * runs && seen.launches[0][runs] == 0,
                "run after a second start", 0, 1);
}

// Transform and light: dp4 x 4, dp3, rsq, mul, max, mad; how many instructions a clock are
// sustained.
void test_rate(Bench &bench, unsigned long *retired, unsigned long *clocks)
{
    auto two = [](uint32_t op, uint32_t dst, uint32_t s1, uint32_t s2, uint32_t desc) {
        return op << 26 | dst << 21 | s1 << 12 | s2 << 7 | desc;
    };
    enum { V0 = 0, V1 = 1, V2 = 2, R0 = 16, C0 = 32 };
    Program p;
    p.desc = {kIdentity, 0x0d86c368, 0x0d86c364, 0x0d86c362, 0x0d86c361, 0x0d86c36e};
    // dp4 o0.k, ck, v0
    for (uint32_t k = 0; k < 4; k++) p.code.push_back(two(2, 0, C0 + k, V0, 1 + k));
    // dp3 r0.k, c4+k, v1
    for (uint32_t k = 0; k < 3; k++) p.code.push_back(two(1, R0, C0 + 4 + k, V1, 1 + k));
    // dp3 r1, r0, r0
    p.code.push_back(two(1, R0 + 1, R0, R0, 0));
    // rsq r1, r1.x
    p.code.push_back(two(0xf, R0 + 1, R0 + 1, 0, 0));
    // mov o2, v2
    p.code.push_back(two(0x13, 2, V2, 0, 0));
    // mul r0.xyz, r0, r1
    p.code.push_back(two(8, R0, R0, R0 + 1, 5));
    for (uint32_t k = 0; k < 2; k++) {
        // dp3 r2+k, light k, r0
        p.code.push_back(two(1, R0 + 2 + k, C0 + 8 + k, R0, 0));
    }
    // max r2, c11, r2
    p.code.push_back(two(0xc, R0 + 2, C0 + 11, R0 + 2, 0));
    // max r3, c11, r3
    p.code.push_back(two(0xc, R0 + 3, C0 + 11, R0 + 3, 0));
    // mov r4, c12
    p.code.push_back(two(0x13, R0 + 4, C0 + 12, 0, 0));
    for (uint32_t k = 0; k < 2; k++) // mad r4, r2+k, c13+k, r4
        p.code.push_back(7u << 29 | (R0 + 4) << 24 | (R0 + 2 + k) << 17 | (C0 + 13 + k) << 10 |
                         (R0 + 4) << 5);
    // min o1, c15, r4
    p.code.push_back(two(0xd, 1, C0 + 15, R0 + 4, 0));
    p.code.push_back(kEnd);
    p.outmap = 7;
    p.runs = 400;
    p.registers = {{0x09, 2}, {0x41, 3}};
    for (unsigned k = 0; k < 16; k++) put_uniform(p, k, kOne, 0x3e0000, 0x3d0000, kOne);
    for (uint32_t k = 0; k < p.runs * 3; k++)
        p.input.insert(p.input.end(), {kOne + k, kOne, 0x3e0000, kOne});
    bench.run("rate", p);
    *retired = 0;
    for (unsigned t = 0; t < kThreads; t++) *retired += seen.retires[t].size();
    *clocks = bench.busy_clocks;
    bench.check(*retired == p.runs * p.code.size(), "instructions", *retired,
                p.runs * p.code.size());
    // with DEEP the ALU takes two clocks more, and so does the way of the rsq
    const unsigned percent = DEEP ? 83 : 90;
    if (!bench.disturb && kThreads >= 4)
        bench.check(*retired * 100 >= *clocks * percent, "instructions a clock in percent",
                    *retired * 100 / *clocks, percent);
}

} // namespace

extern "C" void test_pica200_retire(int launch, int warp, int order, int pc, int nwords, int word0,
                                    int word1, int next_pc, int trap, int done, int arg0, int arg1)
{
    if (static_cast<unsigned>(warp) >= kThreads ||
        static_cast<uint32_t>(order) != seen.order[warp]) {
        complain("retire", warp & 7, order);
        return;
    }
    uint32_t al = seen.value[warp][kFileAl << 16].word[0];
    seen.take(warp);
    if (launch) seen.launches[warp].push_back(arg0);
    else
        seen.retires[warp].push_back({static_cast<uint32_t>(pc),
                                      static_cast<uint32_t>(nwords),
                                      {static_cast<uint32_t>(word0), static_cast<uint32_t>(word1)},
                                      static_cast<uint32_t>(next_pc),
                                      static_cast<uint32_t>(trap),
                                      static_cast<uint32_t>(done),
                                      al});
    (void)arg1;
}

extern "C" void test_pica200_reg(int warp, int order, int file, int index, int mask, int x, int y,
                                 int z, int w)
{
    if (static_cast<unsigned>(warp) >= kThreads ||
        static_cast<uint32_t>(order) - seen.order[warp] >= 64) {
        complain("write", warp & 7, order);
        return;
    }
    seen.waiting[warp][static_cast<uint32_t>(order)].push_back(
        {static_cast<uint32_t>(file),
         static_cast<uint32_t>(index),
         static_cast<uint32_t>(mask),
         {static_cast<uint32_t>(x), static_cast<uint32_t>(y), static_cast<uint32_t>(z),
          static_cast<uint32_t>(w)}});
}

extern "C" void test_pica200_mem(int warp, int order, int space, int address, int be, int data)
{
    if (static_cast<unsigned>(warp) >= kThreads ||
        static_cast<uint32_t>(order) - seen.order[warp] >= 64)
        complain("memory write", warp & 7, order);
    if (space == kSpaceUniform)
        seen.uniform_writes.push_back(
            {static_cast<uint32_t>(address), static_cast<uint32_t>(data)});
    if (space == kSpaceBool && be == 2)
        seen.bool_writes.push_back(
            {static_cast<uint32_t>(address), static_cast<uint32_t>(data) & 0xff00});
}

int main()
{
    Bench bench;
    unsigned long retired = 0, clocks = 0, first_retired = 0, first_clocks = 0;
    for (bench.disturb = 0; bench.disturb < 2; bench.disturb++) {
        test_flow(bench);
        test_chain(bench);
        test_relative(bench);
        test_loop(bench);
        test_geometry(bench);
        test_undefined(bench);
        test_rate(bench, &retired, &clocks);
        if (!bench.disturb) first_retired = retired, first_clocks = clocks;
    }
    printf("pica200_core: %lu instructions in %lu clocks\n", first_retired, first_clocks);
    return bench.end();
}
