// tesla_lsu against byte arrays: random loads and stores of every size on g[] and l[], every
// atomic, and texture instructions between them, with random latency and back-pressure on every
// port; each register write, limit flag and retirement is checked, and the memories at the end.
// Then a rate check. (tesla_texture has a test of its own.) Build: verilator --cc --exe --build
// --assert -GLANES=8 -CFLAGS -DLANES=8 --top tesla_lsu, with rtl/common, rtl/tesla and this file.
// Exit 0: all passed, 1: a check failed.
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <deque>
#include <map>
#include <utility>
#include <vector>

#include "Vtesla_lsu.h"
#include "test_tesla_op.h"
#include "../common/test_unit.h"
#include "verilated.h"

namespace {

constexpr unsigned kBeats = 32 / LANES, kSegment = LANES * 4;
// of an instruction that loads consecutive words
constexpr unsigned kRequests = COALESCE ? kBeats : 32;
constexpr unsigned kWarps = 8, kGlobal = 65536;
constexpr uint64_t kSeed = 0x5eed0003;
unit::Random rnd{kSeed};

const unsigned kBytes[8] = {1, 1, 2, 2, 8, 16, 4, 4};

struct Insn {
    unsigned warp, size, space, reg, op;
    uint32_t order, pc, mask;
    bool store, local, atomic; // store and atomic: red
    bool tex;                  // words 0..2 of data in addr, data0, data1
    uint64_t words;
    uint32_t addr[32], data[32][4];
    bool interleaved; // part 1 of a beat right after its part 0
    uint32_t trap;
    std::map<std::pair<unsigned, unsigned>, uint32_t> writes; // {register, lane}: still to come
};

struct Step { // one beat on the request port
    unsigned beat;
    bool part, first, last;
};

bool byte_enabled(uint64_t be, unsigned k)
{
    return be >> k & 1;
}
bool byte_enabled(uint32_t be, unsigned k)
{
    return be >> k & 1;
}
template <std::size_t N> bool byte_enabled(const VlWide<N> &be, unsigned k)
{
    return be[k / 32] >> (k % 32) & 1;
}

struct Bench : unit::Checks {
    VerilatedContext context;
    Vtesla_lsu top{&context};
    unsigned local_log;
    uint32_t base[16], limit[16];
    std::vector<uint8_t> global, local, dut_global, dut_local;
    std::deque<Insn> flight;
    // due clock, words
    std::deque<std::pair<unsigned long, std::vector<uint32_t>>> answers, texels;
    unsigned latency = 20, stall = 3; // stall: one clock in so many is refused; 0 never
    unsigned long requests = 0;

    void configure(unsigned log)
    {
        local_log = log;
        top.local_log_i = log;
        for (unsigned n = 0; n < 16; n++) {
            base[n] = 16 * rnd(64) + 256 * n;
            limit[n] = n == 14 ? 0x7fff : rnd(0x7000);
        }
        global.assign(kGlobal, 0);
        for (uint8_t &byte : global) byte = static_cast<uint8_t>(rnd(256));
        dut_global = global;
        local.assign(static_cast<size_t>(kWarps * 32) << log, 0x5a);
        dut_local = local;
    }

    // The new value of 32 bits, sheet 3.3; d and n: data, and the new value of cas.
    static uint32_t new_word(const Insn &insn, uint32_t old, uint32_t d, uint32_t n)
    {
        bool less = insn.size == 7 ? static_cast<int32_t>(old) < static_cast<int32_t>(d) : old < d;
        switch (insn.op) {
        case 0: return old + d;
        case 1: return d;
        case 2: return old == d ? n : old;
        case 4: return old + 1 > d ? 0 : old + 1;
        case 5: return old - 1 > d ? d : old - 1;
        case 6: return less ? d : old;
        case 7: return less ? old : d;
        case 10: return old & d;
        case 11: return old | d;
        case 12: return old ^ d;
        default: return old;
        }
    }

    static void new_value(const Insn &insn, const uint32_t data[4], uint8_t *p)
    {
        uint32_t word;
        uint64_t old, d, n;
        if (insn.size == 4) {
            memcpy(&old, p, 8);
            memcpy(&d, &data[0], 8);
            memcpy(&n, &data[2], 8);
            uint64_t value = insn.op == 0               ? old + d
                             : insn.op == 1             ? d
                             : insn.op == 2 && old == d ? n
                                                        : old;
            memcpy(p, &value, 8);
        } else if (insn.size > 5) {
            memcpy(&word, p, 4);
            word = new_word(insn, word, data[0], data[1]);
            memcpy(p, &word, 4);
        }
    }

    // Component c that the texture unit of this test answers for a lane with these sources
    static uint32_t texel(const uint32_t source[4], unsigned c)
    {
        uint32_t sum = c * 0x9e3779b9u;
        for (unsigned k = 0; k < 4; k++) sum = sum * 31 + source[k];
        return sum;
    }

    // Performs the instruction by the rules of the sheet.
    void perform(Insn &insn)
    {
        unsigned n = kBytes[insn.size];
        insn.trap = 0;
        for (unsigned lane = 0; insn.tex && lane < 32; lane++) {
            for (unsigned c = 0; c < 4 && insn.mask >> lane & 1; c++)
                insn.writes[{insn.reg + c, lane}] = texel(insn.data[lane], c);
        }
        if (insn.tex) return;
        for (unsigned lane = 0; lane < 32; lane++) {
            if (!(insn.mask >> lane & 1)) continue;
            uint8_t *p = nullptr;
            uint64_t addr = (insn.local ? insn.addr[lane] & 0xffff : insn.addr[lane]) / n * n;
            if (insn.local) {
                if (local_log && addr + n <= 1u << local_log)
                    p = &local[(static_cast<size_t>(insn.warp * 32 + lane) << local_log) + addr];
            } else if (addr + n - 1 <= limit[insn.space]) {
                p = &global[base[insn.space] + addr];
            }
            if (!p && insn.atomic) insn.trap |= insn.store ? 1u << 20 : 1u << 21;
            else if (!p && !(insn.local && insn.addr[lane] >> 31))
                insn.trap |= 1u << (insn.local ? (insn.store ? 17 : 16) : (insn.store ? 19 : 18));
            uint32_t value[4] = {};
            if (p) memcpy(value, p, n);
            if (insn.atomic && p) new_value(insn, insn.data[lane], p);
            else if (insn.store && p) memcpy(p, insn.data[lane], n);
            if (insn.store) continue;
            if (insn.size == 1) value[0] = static_cast<uint32_t>(static_cast<int8_t>(value[0]));
            if (insn.size == 3) value[0] = static_cast<uint32_t>(static_cast<int16_t>(value[0]));
            for (unsigned w = 0; w < (n + 3) / 4; w++) insn.writes[{insn.reg + w, lane}] = value[w];
        }
    }

    void put(const Insn &insn, const Step &step)
    {
        top.req_valid_i = 1;
        top.req_first_i = step.first;
        top.req_last_i = step.last;
        top.req_beat_i = step.beat;
        top.req_part_i = step.part;
        top.req_warp_i = insn.warp;
        top.req_order_i = insn.order;
        top.req_store_i = insn.store;
        top.req_local_i = insn.local;
        top.req_atomic_i = insn.atomic;
        top.req_size_i = insn.size;
        top.req_space_i = insn.space;
        top.req_tex_i = insn.tex;
        top.req_op_i = OP_TEXAUTO;
        top.req_reg_i = insn.reg;
        top.req_count_i = count(insn);
        top.req_pc_i = insn.pc;
        top.req_words_i = insn.words;
        top.req_active_i = ~insn.order;
        top.req_mask_i = insn.mask >> (step.beat * LANES % 32) & (0xffffffffu >> (32 - LANES));
        for (unsigned l = 0; l < LANES; l++) {
            unsigned lane = step.beat * LANES + l;
            top.req_addr_i[l] = insn.tex ? insn.data[lane][0] : insn.addr[lane];
            top.req_data0_i[l] = insn.data[lane][insn.tex    ? (step.part ? 3 : 1)
                                                 : step.part ? 2
                                                             : 0];
            top.req_data1_i[l] = insn.data[lane][insn.tex ? 2 : step.part ? 3 : 1];
        }
    }

    static unsigned count(const Insn &insn) // registers written
    {
        return insn.tex ? 4 : insn.store ? 0 : (kBytes[insn.size] + 3) / 4;
    }

    void take_texture_request()
    {
        uint32_t lanes[4][4];
        std::vector<uint32_t> words(16);
        for (unsigned lane = 0; lane < 4; lane++) {
            for (unsigned k = 0; k < 4; k++) lanes[lane][k] = top.tex_req_data_o[4 * lane + k];
            for (unsigned c = 0; c < 4; c++) words[4 * lane + c] = texel(lanes[lane], c);
        }
        texels.emplace_back(clocks + 1 + rnd(latency), words);
    }

    void take_request()
    {
        std::vector<uint8_t> &memory = top.mem_req_local_o ? dut_local : dut_global;
        uint32_t addr = top.mem_req_addr_o;
        requests++;
        check(addr % kSegment == 0, "request alignment", addr % kSegment, 0);
        std::vector<uint32_t> words(LANES, 0);
        for (unsigned k = 0; k < kSegment; k++) {
            uint32_t shift = k % 4 * 8;
            if (!byte_enabled(top.mem_req_be_o, k)) {
                words[k / 4] |= rnd(256) << shift; // not asked for: anything
            } else if (addr + k >= memory.size()) {
                check(false, "request address", addr + k, memory.size());
            } else if (top.mem_req_write_o) {
                memory[addr + k] = static_cast<uint8_t>(top.mem_req_data_o[k / 4] >> shift);
            } else {
                words[k / 4] |= uint32_t{memory[addr + k]} << shift;
            }
        }
        if (!top.mem_req_write_o) answers.emplace_back(clocks + 1 + rnd(latency), words);
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
        for (unsigned l = 0; l < LANES; l++) {
            if (!(top.wb_mask_o >> l & 1)) continue;
            auto it = insn->writes.find({top.wb_reg_o, top.wb_beat_o * LANES + l});
            if (it == insn->writes.end()) {
                check(false, "register written", top.wb_reg_o, insn->reg);
                continue;
            }
            check(top.wb_data_o[l] == it->second, "loaded word", top.wb_data_o[l], it->second);
            insn->writes.erase(it);
        }
    }

    void take_retire()
    {
        if (flight.empty()) {
            check(false, "retired order", top.ret_order_o, 0);
            return;
        }
        const Insn &insn = flight.front();
        check(top.ret_order_o == insn.order, "retired order", top.ret_order_o, insn.order);
        check(top.ret_warp_o == insn.warp, "retired warp", top.ret_warp_o, insn.warp);
        check(top.ret_trap_o == insn.trap, "limit flags", top.ret_trap_o, insn.trap);
        check(insn.writes.empty(), "writes missing", insn.writes.size(), 0);
        check(top.ret_pc_o == insn.pc && top.ret_words_o == insn.words &&
                  top.ret_active_o == ~insn.order && top.ret_reg_o == insn.reg &&
                  top.ret_count_o == count(insn),
              "retired pc (or words, active, reg, count)", top.ret_pc_o, insn.pc);
        flight.pop_front();
    }

    bool chance() { return !stall || rnd(stall) != 0; }

    bool tick()
    {
        top.mem_req_ready_i = chance();
        top.wb_ready_i = chance();
        top.ret_ready_i = chance();
        top.mem_rsp_valid_i = !answers.empty() && answers.front().first <= clocks;
        for (unsigned w = 0; w < LANES; w++)
            top.mem_rsp_data_i[w] = top.mem_rsp_valid_i ? answers.front().second[w] : 0xdeadbeef;
        if (top.mem_rsp_valid_i) answers.pop_front();
        top.tex_req_ready_i = chance();
        top.tex_rsp_valid_i = !texels.empty() && texels.front().first <= clocks;
        for (unsigned w = 0; w < 16; w++)
            top.tex_rsp_data_i[w] = top.tex_rsp_valid_i ? texels.front().second[w] : 0xdeadbeef;
        if (top.tex_rsp_valid_i) texels.pop_front();
        top.clk_i = 0;
        top.eval();
        top.g_base_i = base[top.g_space_o];
        top.g_limit_i = limit[top.g_space_o];
        top.eval();
        bool taken = top.req_valid_i && top.req_ready_o;
        if (top.wb_valid_o && top.wb_ready_i) take_write();
        if (top.ret_valid_o && top.ret_ready_i) take_retire();
        if (top.mem_req_valid_o && top.mem_req_ready_i) take_request();
        if (top.tex_req_valid_o && top.tex_req_ready_i) take_texture_request();
        top.clk_i = 1;
        top.eval();
        clocks++;
        return taken;
    }

    void send(Insn insn, bool pauses)
    {
        std::vector<Step> steps;
        bool two = insn.atomic ? !insn.store && insn.size == 4 && insn.op == 2
                               : insn.store && insn.size == 5;
        two = two || insn.tex;
        for (unsigned b = 0; b < kBeats; b++) {
            steps.push_back({b, false, b == 0, false});
            if (two && insn.interleaved) steps.push_back({b, true, false, false});
        }
        for (unsigned b = 0; two && !insn.interleaved && b < kBeats; b++)
            steps.push_back({b, true, false, false});
        steps.back().last = true;
        perform(insn);
        flight.push_back(insn);
        for (const Step &step : steps) {
            while (pauses && rnd(4) == 0) {
                top.req_valid_i = 0;
                tick();
            }
            put(insn, step);
            for (unsigned n = 0; !tick(); n++) {
                if (n > 100000) {
                    check(false, "clocks without progress", n, 0);
                    top.req_valid_i = 0;
                    return;
                }
            }
        }
        top.req_valid_i = 0;
    }

    void drain()
    {
        for (unsigned n = 0; n < 100000 && !flight.empty(); n++) tick();
        for (unsigned n = 0; n < 50; n++) tick();
        check(flight.empty(), "instructions not retired", flight.size(), 0);
        check(global == dut_global, "g[] differs", 1, 0);
        check(local == dut_local, "l[] differs", 1, 0);
    }
};

Insn random_insn(const Bench &bench, uint32_t order)
{
    Insn insn{};
    insn.warp = rnd(kWarps);
    insn.size = rnd(8);
    insn.space = rnd(3) ? 14 : rnd(16);
    insn.reg = rnd(31) * 4;
    insn.order = order;
    insn.pc = rnd(1u << 24);
    insn.words = static_cast<uint64_t>(rnd(0xffffffffu)) << 32 | order;
    insn.store = rnd(2);
    insn.local = rnd(3) == 0;
    insn.atomic = !insn.local && rnd(3) == 0;
    insn.tex = rnd(4) == 0;
    if (insn.tex) { // the short form: all components, four sources
        insn.words = 0xf0000000u | 3u << 22 | insn.reg << 2;
        insn.store = insn.local = insn.atomic = false;
    } else if (insn.atomic) {
        do insn.op = rnd(16);
        while (insn.op == 3 || (insn.op == 2 && insn.store));
        insn.size = rnd(3) ? 6 + rnd(2) : rnd(5);
        insn.words = (insn.words & ~(15ull << 34)) | static_cast<uint64_t>(insn.op) << 34;
    }
    insn.interleaved = rnd(2);
    insn.mask = rnd(3) ? 0xffffffffu : rnd(8) ? rnd(0xffffffffu) : 0;
    uint32_t range = insn.local ? 1u << bench.local_log : bench.limit[insn.space] + 1;
    uint32_t start = rnd(rnd(2) ? range : range / 16 + 1), pattern = rnd(5);
    for (unsigned lane = 0; lane < 32; lane++) {
        for (uint32_t &word : insn.data[lane]) word = rnd(0xffffffffu);
        switch (pattern) {
        case 0: insn.addr[lane] = start + kBytes[insn.size] * lane; break;
        case 1: insn.addr[lane] = start; break;
        case 2: insn.addr[lane] = start + rnd(64); break;
        case 3: insn.addr[lane] = rnd(range + 40); break;
        default: insn.addr[lane] = rnd(6) ? rnd(range) : rnd(0xffffffffu); break;
        }
        if (insn.local)
            // no limit flag
            insn.addr[lane] = (insn.addr[lane] & 0xffff) | (rnd(3) ? 0 : 0x80000000u);
        // cas finds the value to compare with, both words or one of them
        uint64_t addr = insn.addr[lane] / kBytes[insn.size] * kBytes[insn.size];
        if (insn.atomic && insn.op == 2 &&
            addr + kBytes[insn.size] - 1 <= bench.limit[insn.space]) {
            unsigned parts = rnd(4);
            const uint8_t *p = &bench.global[bench.base[insn.space] + addr];
            if (parts & 1) memcpy(&insn.data[lane][0], p, insn.size < 4 ? 1 : 4);
            if ((parts & 2) && insn.size == 4) memcpy(&insn.data[lane][1], p + 4, 4);
        }
    }
    return insn;
}

// Loads of consecutive words without back-pressure: a request every clock.
void run_rate(Bench &bench)
{
    const unsigned count = 64;
    bench.stall = 0;
    bench.latency = 1;
    unsigned long start = bench.clocks, requests = bench.requests;
    for (unsigned n = 0; n < count; n++) {
        Insn insn{};
        insn.size = 6;
        insn.space = 14;
        insn.order = 0x80000000u + n;
        insn.mask = 0xffffffffu;
        uint32_t skew = bench.base[14] % kSegment; // so that lane 0 begins a segment
        for (unsigned lane = 0; lane < 32; lane++)
            insn.addr[lane] = 4 * lane + 128 * n + (kSegment - skew) % kSegment;
        bench.send(insn, false);
    }
    while (!bench.flight.empty() && bench.clocks - start < 10000) bench.tick();
    bench.check(bench.requests - requests == count * kRequests, "requests",
                bench.requests - requests, count * kRequests);
    // Without COALESCE a beat is not copied: the next one comes a clock after it.
    const unsigned most = count * (kRequests + (COALESCE ? 0 : kBeats)) + 16;
    bench.check(bench.clocks - start <= most, "clocks used", bench.clocks - start, most);
    bench.drain();
}

} // namespace

int main(int argc, char **argv)
{
    Bench bench;
    bench.context.commandArgs(argc, argv);
    printf("tesla_lsu: LANES %d, COALESCE %d, seed 0x%llx\n", LANES, COALESCE,
           static_cast<unsigned long long>(kSeed));
    static const unsigned logs[] = {4, 8, 0, 10};
    static const unsigned stalls[] = {3, 2, 0, 6}, latencies[] = {20, 200, 1, 60};
    uint32_t order = 0;
    for (unsigned phase = 0; phase < 4; phase++) {
        bench.configure(logs[phase]);
        bench.stall = stalls[phase];
        bench.latency = latencies[phase];
        bench.top.rst_ni = 0;
        bench.tick();
        bench.tick();
        bench.top.rst_ni = 1;
        for (unsigned n = 0; n < 1000; n++) bench.send(random_insn(bench, order++), phase != 2);
        bench.drain();
    }
    run_rate(bench);
    bench.top.final();
    return bench.end();
}
