// tesla_texture against the tables of sheet 10: random instructions of every operation, form, mask
// and number of sources, with random latency and back-pressure; every request, register write and
// end of an instruction is checked. Then rate checks. Build: verilator --cc --exe --build --assert
// -GLANES=8 -CFLAGS -DLANES=8 --top tesla_texture, with rtl/common, rtl/tesla and this file. Exit
// 0: all passed, 1: a check failed.
#include <cstdint>
#include <cstdio>
#include <deque>
#include <map>
#include <utility>
#include <vector>

#include "Vtesla_texture.h"
#include "test_tesla_op.h"
#include "../common/test_unit.h"
#include "verilated.h"

namespace {

constexpr unsigned kBeats = 32 / LANES, kQuads = LANES / 4, kOnTheWay = 32;
constexpr uint64_t kSeed = 0x5eed0007;
unit::Random rnd{kSeed};

// Operations in the order of their numbers in a request, and the operands of each.
struct Operation {
    unsigned op;
    bool shorts, cube, always_cube, deriv, offsets;
};
const Operation kOperations[] = {
    {OP_TEXAUTO, true, true, false, true, true},
    {OP_TEXFETCH, true, true, false, true, true},
    {OP_TEXBIAS, false, true, false, true, true},
    {OP_TEXLOD, false, true, false, true, true},
    {OP_TEXSIZE, false, false, false, false, false},
    {OP_TEXPREP, false, true, true, false, false},
    {OP_TEXQUERYLOD, false, false, false, false, false},
    {OP_TEXCSAA, false, true, false, true, true},
    {OP_TEXGATHER, false, true, false, true, true},
};

struct Insn {
    unsigned number, texture, sampler, sources, components, base, warp; // number of the operation
    bool is_short, cube, deriv;
    unsigned offset[3];
    uint32_t order, mask, data[32][4];
    uint64_t words;
    std::map<std::pair<unsigned, unsigned>, uint32_t> writes; // {register, lane}: still to come
    bool sent;
};

struct Request {
    uint64_t head;
    uint32_t data[16];
};

struct Bench : unit::Checks {
    VerilatedContext context;
    Vtesla_texture top{&context};
    std::deque<Insn> flight;
    std::deque<Request> expected;
    std::deque<std::pair<unsigned long, std::vector<uint32_t>>> answers; // due clock, words
    unsigned latency = 20, stall = 3; // stall: one clock in so many is refused; 0 never
    bool fragment = false;
    unsigned long requests = 0, ends = 0;

    // The answer of this test's texture unit: a distinct word for each request, lane and
    // component
    static uint32_t texel(const Request &request, unsigned lane, unsigned c)
    {
        uint64_t sum = (request.head * 5 + lane) * 7 + c;
        for (unsigned k = 0; k < 4; k++)
            sum = sum * 0x9e3779b97f4a7c15ull + request.data[4 * lane + k];
        return static_cast<uint32_t>(sum >> 24);
    }

    // Requests and writes of the instruction by the contract.
    void perform(Insn &insn)
    {
        for (unsigned quad = 0; quad < 8; quad++) {
            uint64_t executing = insn.mask >> (4 * quad) & 15;
            if (!executing) continue;
            Request request{};
            request.head = insn.texture | insn.sampler << 8 | insn.number << 13 |
                           (insn.sources - 1) << 17 | insn.components << 19 |
                           uint64_t{insn.cube} << 23 | uint64_t{fragment || insn.deriv} << 24 |
                           executing << 28;
            for (unsigned i = 0; i < 3; i++)
                request.head |= static_cast<uint64_t>(insn.offset[i]) << (32 + 4 * i);
            for (unsigned i = 0; i < 16; i++) {
                if (i % 4 < insn.sources && insn.base + i % 4 < 128)
                    request.data[i] = insn.data[4 * quad + i / 4][i % 4];
            }
            expected.push_back(request);
            for (unsigned lane = 0; lane < 4; lane++) {
                unsigned reg = insn.base;
                for (unsigned c = 0; c < 4 && executing >> lane & 1; c++) {
                    if (!(insn.components >> c & 1)) continue;
                    if (reg < 128) insn.writes[{reg, 4 * quad + lane}] = texel(request, lane, c);
                    reg++;
                }
            }
        }
    }

    void take_request()
    {
        requests++;
        if (expected.empty()) {
            check(false, "requests too many", top.tex_req_head_o, 0);
            return;
        }
        Request request = expected.front();
        expected.pop_front();
        check(top.tex_req_head_o == request.head, "head", top.tex_req_head_o, request.head);
        for (unsigned i = 0; i < 16; i++)
            check(top.tex_req_data_o[i] == request.data[i], "source", top.tex_req_data_o[i],
                  request.data[i]);
        std::vector<uint32_t> words(16);
        for (unsigned i = 0; i < 16; i++) words[i] = texel(request, i / 4, i % 4);
        answers.emplace_back(clocks + 1 + rnd(latency), words);
        check(answers.size() <= kOnTheWay, "requests on the way", answers.size(), kOnTheWay);
    }

    void take_write()
    {
        Insn *insn = nullptr;
        for (Insn &other : flight) {
            if (other.warp == top.wb_warp_o && other.order == top.wb_order_o) insn = &other;
        }
        if (!insn) {
            check(false, "order of a write", top.wb_order_o, flight.empty() ? 0 : flight[0].order);
            return;
        }
        check(top.wb_mask_o != 0, "lanes of a write", top.wb_mask_o, 1);
        for (unsigned l = 0; l < LANES; l++) {
            if (!(top.wb_mask_o >> l & 1)) continue;
            auto it = insn->writes.find({top.wb_reg_o, top.wb_beat_o * LANES + l});
            if (it == insn->writes.end()) {
                check(false, "register written", top.wb_reg_o, insn->base);
                continue;
            }
            check(top.wb_data_o[l] == it->second, "word", top.wb_data_o[l], it->second);
            insn->writes.erase(it);
        }
    }

    void take_end()
    {
        ends++;
        if (flight.empty()) {
            check(false, "ends too many", 1, 0);
            return;
        }
        check(flight.front().sent, "end before the last beat", 0, 1);
        check(flight.front().writes.empty(), "writes missing", flight.front().writes.size(), 0);
        flight.pop_front();
    }

    bool chance() { return !stall || rnd(stall) != 0; }

    bool tick(bool sends_end) // the beat that is offered is an instruction's last
    {
        top.fragment_i = fragment;
        top.tex_req_ready_i = chance();
        top.wb_ready_i = chance();
        top.tex_rsp_valid_i = !answers.empty() && answers.front().first <= clocks;
        for (unsigned w = 0; w < 16; w++)
            top.tex_rsp_data_i[w] = top.tex_rsp_valid_i ? answers.front().second[w] : 0xdeadbeef;
        if (top.tex_rsp_valid_i) answers.pop_front();
        top.clk_i = 0;
        top.eval();
        bool taken = top.beat_valid_i && top.beat_ready_o;
        if (top.wb_valid_o && top.wb_ready_i) take_write();
        if (top.done_o) take_end();
        if (top.tex_req_valid_o && top.tex_req_ready_i) take_request();
        if (taken && sends_end) flight.back().sent = true;
        top.clk_i = 1;
        top.eval();
        clocks++;
        return taken;
    }

    void send(Insn insn, bool pauses)
    {
        insn.sent = false;
        perform(insn);
        flight.push_back(insn);
        for (unsigned beat = 0; beat < kBeats; beat++) {
            while (pauses && rnd(4) == 0) {
                top.beat_valid_i = 0;
                tick(false);
            }
            top.beat_valid_i = 1;
            top.beat_last_i = beat == kBeats - 1;
            top.beat_op_i = kOperations[insn.number].op;
            top.beat_words_i = insn.words;
            top.beat_mask_i = insn.mask >> (beat * LANES % 32) & (0xffffffffu >> (32 - LANES));
            for (unsigned w = 0; w < LANES * 4; w++)
                top.beat_data_i[w] = insn.data[beat * LANES + w / 4][w % 4];
            top.beat_reg_i = insn.base;
            top.beat_beat_i = beat;
            top.beat_warp_i = insn.warp;
            top.beat_order_i = insn.order;
            for (unsigned n = 0; !tick(beat == kBeats - 1); n++) {
                if (n > 10000) {
                    check(false, "clocks without progress", n, 0);
                    top.beat_valid_i = 0;
                    return;
                }
            }
        }
        top.beat_valid_i = 0;
    }

    void drain()
    {
        for (unsigned n = 0; n < 10000 && !flight.empty(); n++) tick(false);
        for (unsigned n = 0; n < 50; n++) tick(false);
        check(flight.empty(), "instructions not ended", flight.size(), 0);
        check(expected.empty(), "requests missing", expected.size(), 0);
    }

    void reset()
    {
        top.rst_ni = 0;
        tick(false);
        tick(false);
        top.rst_ni = 1;
    }
};

Insn random_insn(uint32_t order)
{
    Insn insn{};
    insn.number = rnd(9);
    const Operation &operation = kOperations[insn.number];
    insn.is_short = operation.shorts && rnd(3) == 0;
    insn.texture = rnd(256);
    insn.sampler = rnd(32);
    insn.base = rnd(4) == 0 && !insn.is_short ? 120 + rnd(8) : rnd(insn.is_short ? 64 : 128);
    insn.warp = rnd(24);
    insn.order = order;
    insn.mask = rnd(3)   ? 0xffffffffu
                : rnd(4) ? rnd(0xffffffffu) & rnd(0xffffffffu)
                : rnd(2) ? 0
                         : 1u << rnd(32);
    for (auto &lane : insn.data)
        for (uint32_t &word : lane) word = rnd(0xffffffffu);

    // Words in which all bits are random that are not fields: sheet 3.13
    uint32_t w0 = rnd(0xffffffffu), w1 = rnd(0xffffffffu);
    w0 = (w0 & ~0x1fffeffu & ~3u) | insn.texture << 9 | insn.sampler << 17 | (w0 & (3u << 22));
    insn.sources = (w0 >> 22 & 3) + 1;
    if (insn.is_short) {
        w0 = (w0 & ~0xfcu) | insn.base << 2;
        insn.components = 15;
        w1 = 0;
    } else {
        w0 = (w0 & ~0x1fcu) | insn.base << 2 | 1;
        if (operation.always_cube) w0 |= 1u << 27;
        insn.components = (w0 >> 25 & 3) | (w1 >> 14 & 3) << 2;
        insn.cube = operation.cube && w0 >> 27 & 1;
        insn.deriv = operation.deriv && w1 >> 3 & 1;
        for (unsigned i = 0; i < 3 && operation.offsets && !insn.cube; i++)
            insn.offset[i] = w1 >> (24 - 4 * i) & 15;
    }
    if (operation.op == OP_TEXSIZE) insn.sources = 1;
    insn.words = uint64_t{w1} << 32 | w0;
    return insn;
}

// Without back-pressure: the slower of two, a request for each quad or a clock for each component
// and beat
void run_rate(Bench &bench, unsigned components)
{
    const unsigned count = 64;
    bench.stall = 0;
    bench.latency = 1;
    bench.drain();
    unsigned long start = bench.clocks, requests = bench.requests;
    for (unsigned n = 0; n < count; n++) {
        Insn insn = random_insn(0x80000000u + n);
        uint32_t w0 = (static_cast<uint32_t>(insn.words) & ~(3u << 25) & ~0x1fcu) |
                      (components & 3) << 25 | 1;
        uint32_t w1 = components >> 2 << 14;
        insn.number = 0;
        insn.base = 0;
        insn.is_short = insn.deriv = false;
        insn.cube = w0 >> 27 & 1;
        insn.sources = (w0 >> 22 & 3) + 1;
        insn.components = components;
        insn.offset[0] = insn.offset[1] = insn.offset[2] = 0;
        insn.mask = 0xffffffffu;
        insn.words = uint64_t{w1} << 32 | w0;
        bench.send(insn, false);
    }
    while (!bench.flight.empty() && bench.clocks - start < 10000) bench.tick(false);
    unsigned writes = kBeats * static_cast<unsigned>(__builtin_popcount(components)),
             bound = writes > 8 ? writes : 8;
    bench.check(bench.requests - requests == count * 8, "requests", bench.requests - requests,
                count * 8);
    bench.check(bench.clocks - start <= count * bound + 16, "clocks used", bench.clocks - start,
                count * bound + 16);
    bench.drain();
}

} // namespace

int main(int argc, char **argv)
{
    Bench bench;
    bench.context.commandArgs(argc, argv);
    printf("tesla_texture: LANES %d, seed 0x%llx\n", LANES, static_cast<unsigned long long>(kSeed));
    static const unsigned stalls[] = {3, 2, 0, 6}, latencies[] = {20, 200, 1, 60};
    uint32_t order = 0;
    for (unsigned phase = 0; phase < 4; phase++) {
        bench.stall = stalls[phase];
        bench.latency = latencies[phase];
        bench.fragment = phase & 1;
        bench.reset();
        for (unsigned n = 0; n < 1000; n++) bench.send(random_insn(order++), phase != 2);
        bench.drain();
    }
    bench.fragment = false;
    run_rate(bench, 1);
    run_rate(bench, 15);
    bench.check(bench.ends == 4 * 1000 + 2 * 64, "instructions ended", bench.ends,
                4 * 1000 + 2 * 64);
    bench.top.final();
    return bench.end();
}
