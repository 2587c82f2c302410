// tesla_const against a formula for the contents of c[]: random beats, latency and back-pressure, a
// flush after which the contents are others, and a rate check. Build: verilator --cc --exe --build
// --assert -GLANES=8 -CFLAGS -DLANES=8 --top tesla_const, with rtl/common and this file. Exit 0:
// all passed, 1: a check failed.
#include <cstdint>
#include <cstdio>
#include <deque>
#include <vector>

#include "Vtesla_const.h"
#include "../common/test_unit.h"
#include "verilated.h"

namespace {

constexpr uint64_t kSeed = 0x5eed0002;
constexpr uint32_t kAll = 0xffffffffu >> (32 - LANES);
unit::Random rnd{kSeed};

struct Beat {
    unsigned bank, mode;
    uint32_t mask;
    uint16_t addr[LANES];
};

struct Bench : unit::Checks {
    VerilatedContext context;
    Vtesla_const top{&context};
    uint32_t salt = 1;
    std::deque<std::vector<uint32_t>> expected;
    std::deque<std::pair<unsigned long, uint32_t>> answers; // due clock, word
    unsigned long fetched = 0;

    uint32_t word_at(unsigned bank, unsigned addr) const
    {
        return ((bank << 16 | (addr & 0xfffc)) + salt) * 0x9e3779b1u;
    }

    void put(const Beat &beat)
    {
        top.req_bank_i = beat.bank;
        top.req_mode_i = beat.mode;
        top.req_mask_i = beat.mask;
        for (unsigned l = 0; l < LANES; l++) {
            uint32_t &word = top.req_addr_i[l / 2];
            word = l % 2 ? (word & 0xffff) | uint32_t{beat.addr[l]} << 16 : beat.addr[l];
        }
        top.req_valid_i = 1;
    }

    void expect(const Beat &beat)
    {
        std::vector<uint32_t> want(LANES, 0);
        for (unsigned l = 0; l < LANES; l++) {
            if (!(beat.mask >> l & 1)) continue;
            uint32_t word = word_at(beat.bank, beat.addr[l]);
            switch (beat.mode) {
            case 0: want[l] = word >> (8 * (beat.addr[l] & 3)) & 0xff; break;
            case 1: want[l] = word >> (8 * (beat.addr[l] & 2)) & 0xffff; break;
            case 2:
                want[l] =
                    static_cast<uint32_t>(static_cast<int16_t>(word >> (8 * (beat.addr[l] & 2))));
                break;
            default: want[l] = word; break;
            }
        }
        expected.push_back(want);
    }

    bool tick(const Beat *beat)
    {
        top.const_req_ready_i = rnd(3) != 0;
        top.const_rsp_valid_i = !answers.empty() && answers.front().first <= clocks;
        top.const_rsp_data_i = 0xdeadbeef;
        if (top.const_rsp_valid_i) {
            top.const_rsp_data_i = answers.front().second;
            answers.pop_front();
        }
        top.clk_i = 0;
        top.eval();
        bool taken = top.req_valid_i && top.req_ready_o;
        if (top.const_req_valid_o && top.const_req_ready_i) {
            answers.emplace_back(clocks + 1 + rnd(6),
                                 word_at(top.const_req_bank_o, top.const_req_addr_o));
            check((top.const_req_addr_o & 3) == 0, "low address bits", top.const_req_addr_o & 3, 0);
            fetched++;
        }
        if (top.rsp_valid_o && expected.empty()) {
            check(false, "number of answers", 1, 0);
        } else if (top.rsp_valid_o) {
            for (unsigned l = 0; l < LANES; l++)
                check(top.rsp_data_o[l] == expected.front()[l], "loaded word", top.rsp_data_o[l],
                      expected.front()[l]);
            expected.pop_front();
        }
        if (taken) expect(*beat);
        top.clk_i = 1;
        top.eval();
        clocks++;
        return taken;
    }

    void drain()
    {
        top.req_valid_i = 0;
        for (unsigned n = 0; n < 80 * LANES && (n < 8 || !expected.empty()); n++) tick(nullptr);
        check(expected.empty(), "answers missing", expected.size(), 0);
    }
};

Beat random_beat()
{
    Beat beat{};
    unsigned start = rnd(rnd(4) ? 2048 : 65536), pattern = rnd(4);
    beat.bank = rnd(3) ? 0 : rnd(16);
    beat.mode = rnd(4);
    beat.mask = rnd(4) ? kAll : rnd(0xffffffffu) & kAll;
    for (unsigned l = 0; l < LANES; l++)
        beat.addr[l] =
            static_cast<uint16_t>(pattern == 0   ? start
                                  : pattern == 1 ? start + 4 * l
                                  : pattern == 2 ? start + 2048 * l // one line for all in the RAM
                                                 : rnd(4096));
    return beat;
}

void run_random(Bench &bench, unsigned beats)
{
    Beat beat{};
    for (unsigned done = 0; done < beats;) {
        if (!bench.top.req_valid_i && rnd(4)) {
            beat = random_beat();
            bench.put(beat);
        }
        if (bench.tick(&beat)) {
            bench.top.req_valid_i = 0;
            done++;
        }
    }
    bench.drain();
}

// Equal addresses in all lanes, the line present: a beat, or a lane, a clock and no fetch.
void run_rate(Bench &bench)
{
    Beat beat{};
    beat.mode = 3;
    beat.mask = kAll;
    bench.put(beat);
    while (!bench.tick(&beat)) {
    }
    bench.drain();
    unsigned long start = bench.clocks, fetched = bench.fetched;
    for (unsigned n = 0; n < 64; n++) {
        for (unsigned l = 0; l < LANES; l++) beat.addr[l] = static_cast<uint16_t>(n % 4 * 4);
        bench.put(beat);
        while (!bench.tick(&beat)) {
        }
    }
    unsigned long used = bench.clocks - start, want = COALESCE ? 64 : 63 * (LANES + 1) + 1;
    bench.check(used == want, "clocks used", used, want);
    bench.check(bench.fetched == fetched, "words fetched", bench.fetched - fetched, 0);
    bench.drain();
}

} // namespace

int main(int argc, char **argv)
{
    Bench bench;
    bench.context.commandArgs(argc, argv);
    printf("tesla_const: LANES %d, COALESCE %d, seed 0x%llx\n", LANES, COALESCE,
           static_cast<unsigned long long>(kSeed));
    bench.top.rst_ni = 0;
    bench.tick(nullptr);
    bench.tick(nullptr);
    bench.top.rst_ni = 1;
    run_random(bench, 4000);
    run_rate(bench);
    bench.salt = 77; // a new launch
    bench.top.flush_i = 1;
    bench.tick(nullptr);
    bench.top.flush_i = 0;
    run_random(bench, 4000);
    bench.top.final();
    return bench.end();
}
