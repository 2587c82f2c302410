// tesla_deliver between a register file and an output memory made of arrays: launches, emits,
// restarts and ends of warps in random order, with random back-pressure on both ports; each word of
// each record must be stored once, and each row of o[] cleared once, in the lanes that the contract
// names, and nothing else. Then a rate check. Build: verilator --cc --exe --build --assert
// -GLANES=8 -CFLAGS -DLANES=8 --top tesla_deliver, with rtl/common, rtl/tesla and this file. Exit
// 0: all passed, 1: a check failed.
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <map>
#include <set>
#include <utility>

#include "Vtesla_deliver.h"
#include "test_tesla_op.h"
#include "../common/test_unit.h"
#include "verilated.h"

namespace {

enum Kind { kVertex, kGeometry, kFragment };

constexpr unsigned kBeats = 32 / LANES, kWarps = 8, kRows = 256;
constexpr uint64_t kSeed = 0x5eed0003;
unit::Random rnd{kSeed};

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

struct Lane {
    unsigned emits, strips;
    bool since;
};

struct Bench : unit::Checks {
    VerilatedContext context;
    Vtesla_deliver top{&context};
    Kind kind = kVertex;
    unsigned regs = 1, outputs = 1, vertices = 1;
    uint32_t blocks = 0; // started since the start
    uint32_t block[kWarps], visible[kWarps];
    Lane lane[kWarps][32];
    uint32_t file[kWarps][kRows][32];
    std::map<uint64_t, uint32_t> stores;            // address: word that is still to come
    std::set<std::pair<unsigned, unsigned>> clears; // {row, lane}
    // one clock in so many is refused; 0 never
    unsigned stall = 3;
    bool read_before = false;
    unsigned read_row = 0, read_beat = 0;
    unsigned long requests = 0, dropped = 0;

    bool chance() { return !stall || rnd(stall) != 0; }

    void take_store()
    {
        requests++;
        check(top.mem_addr_o % (LANES * 4) == 0, "request alignment", top.mem_addr_o, 0);
        for (unsigned w = 0; w < LANES; w++) {
            unsigned enabled = 0;
            for (unsigned k = 0; k < 4; k++) enabled += byte_enabled(top.mem_be_o, w * 4 + k);
            if (!enabled) continue;
            check(enabled == 4, "bytes of a word", enabled, 4);
            auto it = stores.find(top.mem_addr_o + w * 4);
            if (it == stores.end()) {
                check(false, "address stored to", top.mem_addr_o + w * 4,
                      stores.empty() ? 0 : stores.begin()->first);
                continue;
            }
            check(top.mem_data_o[w] == it->second, "word stored", top.mem_data_o[w], it->second);
            stores.erase(it);
        }
    }

    void take_clear(unsigned warp)
    {
        for (unsigned l = 0; l < LANES; l++) {
            if (!(top.clear_mask_o >> l & 1)) continue;
            unsigned at = top.beat_o * LANES + l;
            check(clears.erase({top.clear_row_o, at}) == 1, "row cleared", top.clear_row_o, regs);
            file[warp][top.clear_row_o][at] = 0;
        }
    }

    void tick()
    {
        unsigned warp = top.req_warp_i % kWarps;
        top.mem_ready_i = chance();
        top.clear_ready_i = chance();
        for (unsigned l = 0; l < LANES; l++) // of a clock only, and of no clock without a read
            top.rd_data_i[l] =
                read_before ? file[warp][read_row][read_beat * LANES + l] : rnd(0xffffffffu);
        top.clk_i = 0;
        top.eval();
        top.rd_zero_i = top.rd_row_o >= regs;
        top.eval();
        if (top.mem_valid_o && top.mem_ready_i) take_store();
        if (top.clear_valid_o && top.clear_ready_i) take_clear(warp);
        read_before = top.rd_valid_o;
        read_row = top.rd_row_o;
        read_beat = top.rd_beat_o;
        top.clk_i = 1;
        top.eval();
        clocks++;
    }

    void reset()
    {
        top.rst_ni = 0;
        tick();
        tick();
        top.rst_ni = 1;
    }

    void start(Kind now, unsigned nreg, unsigned words, unsigned most)
    {
        kind = now;
        regs = nreg;
        outputs = words;
        vertices = most;
        blocks = 0;
        top.fragment_i = kind == kFragment;
        top.regs_i = regs;
        top.outputs_i = outputs;
        top.vertices_i = vertices;
        top.start_i = 1;
        tick();
        top.start_i = 0;
    }

    void launch(unsigned warp, uint32_t seen)
    {
        block[warp] = blocks++;
        visible[warp] = seen;
        memset(lane[warp], 0, sizeof lane[warp]);
        for (auto &row : file[warp])
            for (uint32_t &word : row) word = rnd(0xffffffffu);
        top.launch_valid_i = 1;
        top.launch_warp_i = warp;
        tick();
        top.launch_valid_i = 0;
    }

    uint32_t word_of(unsigned warp, unsigned at, unsigned k)
    {
        if (k == 0) return 1 + lane[warp][at].strips;
        unsigned row = k - 1 + (kind == kFragment ? 0 : regs);
        return kind == kFragment && row >= regs ? 0 : file[warp][row][at];
    }

    void deliver(unsigned warp, unsigned at)
    {
        Lane &it = lane[warp][at];
        it.since = true;
        if (it.emits >= vertices) {
            dropped++;
            return;
        }
        for (unsigned k = 0; k <= outputs; k++)
            stores[((static_cast<uint64_t>(block[warp]) * vertices + it.emits) * (1 + outputs) +
                    k) *
                       128 +
                   at * 4] = word_of(warp, at, k);
        it.emits++;
    }

    // Sets the request and the expected results; the caller waits for the end.
    void request(unsigned warp, unsigned op, uint32_t mask)
    {
        for (unsigned at = 0; at < 32; at++) {
            bool executes = mask >> at & 1, counts = visible[warp] >> at & 1;
            if (op == OP_EMIT && executes)
                for (unsigned row = 0; row < outputs; row++) clears.insert({regs + row, at});
            if (op == OP_RESTART && executes && counts) {
                lane[warp][at].strips += lane[warp][at].since;
                lane[warp][at].since = false;
            } else if (op != OP_RESTART && counts && (executes || op != OP_EMIT)) {
                deliver(warp, at);
            }
        }
        top.req_valid_i = 1;
        top.req_op_i = op;
        top.req_warp_i = warp;
        top.req_order_i = rnd(0xffffffffu);
        top.req_mask_i = mask;
        top.visible_i = visible[warp];
    }

    void finish()
    {
        for (unsigned n = 0; n < 100000; n++) {
            top.clk_i = 0;
            top.eval();
            bool done = top.done_o;
            tick();
            if (done) break;
            if (n == 99999) check(false, "clocks without an end", n, 0);
        }
        top.req_valid_i = 0;
        check(stores.empty(), "words not stored", stores.size(), 0);
        check(clears.empty(), "rows not cleared", clears.size(), 0);
        stores.clear();
        clears.clear();
    }

    void perform(unsigned warp, unsigned op, uint32_t mask)
    {
        request(warp, op, mask);
        finish();
        if (rnd(2)) tick();
    }
};

uint32_t random_mask()
{
    return rnd(3) ? 0xffffffffu : rnd(4) ? rnd(0xffffffffu) : rnd(2) << rnd(32);
}

// Warps that come and go, and emit at random.
void run_random(Bench &bench, Kind kind)
{
    unsigned outputs = rnd(3) ? 1 + rnd(6) : 32, vertices = kind != kGeometry ? 1
                                                            : rnd(3)          ? 1 + rnd(5)
                                                                              : 64;
    bench.start(kind, 1 + rnd(rnd(2) ? 8 : 128), outputs, vertices);
    for (unsigned warp = 0; warp < kWarps; warp++) bench.launch(warp, random_mask());
    for (unsigned n = 0; n < 120; n++) {
        unsigned warp = rnd(kWarps);
        if (kind == kGeometry) {
            bench.perform(warp, rnd(4) ? OP_EMIT : OP_RESTART, random_mask());
        } else {
            bench.perform(warp, rnd(2) ? OP_RET : OP_MOV, rnd(0xffffffffu));
            bench.visible[warp] = 0; // it has ended
        }
        if (kind != kGeometry || rnd(12) == 0) bench.launch(warp, random_mask());
    }
}

// More emits than there are records; strips that only the emits after them complete.
void run_full(Bench &bench)
{
    bench.start(kGeometry, 4, 2, 64);
    bench.launch(3, 0xffffffffu);
    unsigned long before = bench.dropped;
    for (unsigned n = 0; n < 70; n++) {
        bench.perform(3, OP_EMIT, 0xffffffffu);
        bench.perform(3, OP_RESTART, 0xffffffffu);
        bench.perform(3, OP_RESTART, 0xffffffffu);
    }
    bench.check(bench.dropped - before == 6 * 32, "emits beyond VERTICES", bench.dropped - before,
                6 * 32);
}

// No back-pressure, all lanes at one record: two clocks a word, and few more.
void run_rate(Bench &bench)
{
    bench.stall = 0;
    bench.start(kVertex, 8, 16, 1);
    bench.launch(0, 0xffffffffu);
    unsigned long clocks = bench.clocks, requests = bench.requests;
    bench.request(0, OP_RET, 0);
    bench.finish();
    bench.check(bench.requests - requests == 17 * kBeats, "requests", bench.requests - requests,
                17 * kBeats);
    bench.check(bench.clocks - clocks <= 36 * kBeats + 1, "clocks used", bench.clocks - clocks,
                36 * kBeats + 1);
}

} // namespace

int main(int argc, char **argv)
{
    static Bench bench;
    bench.context.commandArgs(argc, argv);
    bench.context.randReset(2);
    printf("tesla_deliver: LANES %d, seed 0x%llx\n", LANES, static_cast<unsigned long long>(kSeed));
    bench.reset();
    static const unsigned stalls[] = {3, 2, 0, 6};
    for (unsigned phase = 0; phase < 24; phase++) {
        bench.stall = stalls[phase % 4];
        run_random(bench, static_cast<Kind>(phase % 3));
    }
    run_full(bench);
    run_rate(bench);
    bench.top.final();
    return bench.end();
}
