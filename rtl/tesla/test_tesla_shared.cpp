// tesla_shared against a byte array: random loads, stores and init writes, then rate checks.
// Build: verilator --cc --exe --build --assert -GLANES=8 -CFLAGS -DLANES=8 --top tesla_shared, with
// rtl/common, rtl/tesla/tesla_core_pkg.sv and this file. Exit 0: all passed, 1: a check failed.
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <deque>
#include <vector>

#include "Vtesla_shared.h"
#include "../common/test_unit.h"
#include "verilated.h"

namespace {

constexpr unsigned kBytes = 16384;
constexpr uint64_t kSeed = 0x5eed0001;
constexpr unsigned kBeats = 20000;
constexpr uint32_t kAllLanes = 0xffffffffu >> (32 - LANES);

unit::Random rnd{kSeed};

struct Request {
    bool write;
    unsigned mode, base, size;
    uint32_t mask;
    uint16_t addr[LANES];
    uint32_t data[LANES];
};

struct Bench : unit::Checks {
    VerilatedContext context;
    Vtesla_shared top{&context};
    uint8_t mem[kBytes] = {};
    std::deque<std::vector<uint32_t>> expected;

    void put(const Request &r)
    {
        top.req_write_i = r.write;
        top.req_mode_i = r.mode;
        top.req_base_i = r.base;
        top.req_size_i = r.size;
        top.req_mask_i = r.mask;
        for (unsigned l = 0; l < LANES; l++) {
            uint32_t &word = top.req_addr_i[l / 2];
            word = l % 2 ? (word & 0xffff) | uint32_t{r.addr[l]} << 16 : r.addr[l];
            top.req_data_i[l] = r.data[l];
        }
        top.req_valid_i = 1;
    }

    void perform(const Request &r)
    {
        static const unsigned bytes[4] = {1, 2, 2, 4};
        std::vector<uint32_t> want(LANES, 0);
        for (unsigned l = 0; l < LANES; l++) {
            unsigned n = bytes[r.mode], addr = r.addr[l] & ~(n - 1);
            if (!(r.mask >> l & 1) || addr + n > r.size) continue;
            uint8_t *p = mem + r.base + addr;
            for (unsigned k = 0; k < n; k++) {
                if (r.write) p[k] = static_cast<uint8_t>(r.data[l] >> (8 * k));
                else want[l] |= uint32_t{p[k]} << (8 * k);
            }
            if (!r.write && r.mode == 2)
                want[l] = static_cast<uint32_t>(static_cast<int16_t>(want[l]));
        }
        if (r.write) want.clear(); // the answer to a store carries no data
        expected.push_back(want);
    }

    // One clock; returns whether the request was taken.
    bool tick(const Request *r, bool *init_taken = nullptr)
    {
        top.clk_i = 0;
        top.eval();
        bool taken = top.req_valid_i && top.req_ready_o;
        if (init_taken) *init_taken = top.init_valid_i && top.init_ready_o;
        if (top.rsp_valid_o && expected.empty()) {
            check(false, "number of answers", 1, 0);
        } else if (top.rsp_valid_o) {
            for (unsigned l = 0; l < expected.front().size(); l++)
                check(top.rsp_data_o[l] == expected.front()[l], "loaded word", top.rsp_data_o[l],
                      expected.front()[l]);
            expected.pop_front();
        }
        if (taken) perform(*r);
        top.clk_i = 1;
        top.eval();
        clocks++;
        return taken;
    }

    void drain()
    {
        top.req_valid_i = 0;
        top.init_valid_i = 0;
        for (unsigned n = 0; n < LANES + 4; n++) tick(nullptr);
        check(expected.empty(), "answers missing", expected.size(), 0);
    }
};

Request random_request(unsigned base, unsigned size)
{
    Request r{};
    unsigned pattern = rnd(5), start = rnd(size), stride = 1u << rnd(8);
    r.write = rnd(2);
    r.mode = rnd(4);
    r.base = base;
    r.size = size;
    r.mask =
        rnd(4) ? 0xffffffffu >> (32 - LANES) : rnd(0xffffffffu) & (0xffffffffu >> (32 - LANES));
    for (unsigned l = 0; l < LANES; l++) {
        r.data[l] = rnd(0xffffffffu);
        switch (pattern) {
        case 0: r.addr[l] = static_cast<uint16_t>(start + 4 * l); break;
        case 1: r.addr[l] = static_cast<uint16_t>(start); break;
        case 2: r.addr[l] = static_cast<uint16_t>(start + stride * l); break;
        case 3: r.addr[l] = static_cast<uint16_t>(rnd(size + 64)); break;
        default: r.addr[l] = static_cast<uint16_t>(rnd(8) ? rnd(64) : rnd(65536)); break;
        }
    }
    return r;
}

// Requests stay in one quarter of the memory and init writes in another, as blocks do.
void run_random(Bench &bench, unsigned quarter)
{
    const unsigned quarter_bytes = kBytes / 4;
    Request r{};
    bool pending = false, init = false;
    for (unsigned done = 0; done < kBeats / 4 || pending || init;) {
        if (!pending && rnd(8)) {
            unsigned size = 64 * (1 + rnd(quarter_bytes / 64));
            r = random_request(quarter * quarter_bytes + 64 * rnd((quarter_bytes - size) / 64 + 1),
                               size);
            bench.put(r);
            pending = true;
        }
        if (!init && rnd(3) == 0) {
            bench.top.init_addr_i =
                (quarter + 1) % 4 * quarter_bytes + LANES * 4 * rnd(quarter_bytes / 4 / LANES);
            for (unsigned l = 0; l < LANES; l++) bench.top.init_data_i[l] = rnd(0xffffffffu);
            bench.top.init_mask_i = rnd(0xffffffffu) & kAllLanes;
            init = true;
        }
        bool init_taken = false;
        bench.top.req_valid_i = pending;
        bench.top.init_valid_i = init;
        if (bench.tick(&r, &init_taken)) {
            pending = false;
            done++;
        }
        if (init_taken) {
            for (unsigned l = 0; l < LANES; l++)
                if (bench.top.init_mask_i >> l & 1)
                    memcpy(bench.mem + bench.top.init_addr_i + l * 4, &bench.top.init_data_i[l], 4);
            init = false;
        }
    }
    bench.drain();
}

// Every word is read back; consecutive words, so this must take one clock a beat.
void run_rate(Bench &bench, unsigned stride, unsigned clocks_per_beat)
{
    Request r{};
    const unsigned beats = kBytes / 4 / LANES;
    r.mode = 3;
    r.size = kBytes;
    r.mask = 0xffffffffu >> (32 - LANES);
    unsigned long start = bench.clocks;
    for (unsigned n = 0; n < beats; n++) {
        for (unsigned l = 0; l < LANES; l++)
            r.addr[l] = static_cast<uint16_t>((n * LANES * 4 + l * stride) % kBytes);
        bench.put(r);
        while (!bench.tick(&r)) {
        }
    }
    unsigned long used = bench.clocks - start,
                  want = (beats - 1) * (COALESCE ? clocks_per_beat : LANES) + 1;
    bench.check(used == want, "clocks used", used, want);
    bench.drain();
}

} // namespace

int main(int argc, char **argv)
{
    Bench bench;
    bench.context.commandArgs(argc, argv);
    printf("tesla_shared: LANES %d, COALESCE %d, seed 0x%llx\n", LANES, COALESCE,
           static_cast<unsigned long long>(kSeed));
    bench.top.rst_ni = 0;
    bench.tick(nullptr);
    bench.tick(nullptr);
    bench.top.rst_ni = 1;
    bench.top.init_valid_i = 1; // known contents first
    bench.top.init_mask_i = kAllLanes;
    for (unsigned row = 0; row < kBytes / 4 / LANES; row++) {
        bench.top.init_addr_i = row * LANES * 4;
        for (unsigned l = 0; l < LANES; l++) bench.top.init_data_i[l] = 0;
        bench.tick(nullptr);
    }
    bench.drain();
    for (unsigned quarter = 0; quarter < 4; quarter++) run_random(bench, quarter);
    run_rate(bench, 4, 1);
    run_rate(bench, 0, 1);             // broadcast
    run_rate(bench, 8, 2);             // every bank wanted twice
    run_rate(bench, LANES * 4, LANES); // all in one bank
    bench.top.final();
    return bench.end();
}
