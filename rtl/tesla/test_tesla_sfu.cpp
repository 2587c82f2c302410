// tesla_sfu against the sfu_ rows of the vector file (argv[1]; columns are explained in its head),
// LANES rows of one function a beat, with and without idle clocks between beats, and modifiers by
// the identities they must keep. Exit 0: all passed; 1: a row failed, or none was run.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <map>
#include <string>
#include <vector>

#include "Vtesla_sfu.h"
#include "test_tesla_op.h"
#include "../common/test_unit.h"
#include "verilated.h"

namespace {

constexpr unsigned AluLatency = 5; // tesla_core_pkg

struct Row {
    std::string name;
    uint32_t operand, result;
};

struct Beat {
    Op op;
    uint64_t words;
    std::vector<Row> row;
};

struct Bench : unit::Checks {
    VerilatedContext context;
    Vtesla_sfu top{&context};
    std::deque<const Beat *> flight; // nullptr: no beat ended in that clock

    void check(const Beat &beat)
    {
        for (size_t l = 0; l < beat.row.size(); l++) {
            const Row &row = beat.row[l];
            if (top.result_o[l] == row.result) {
                passed++;
            } else if (failed++ < 20) {
                printf("%s: %08x gives %08x, expected %08x\n", row.name.c_str(), row.operand,
                       top.result_o[l], row.result);
            }
        }
    }

    bool clock(const Beat *beat)
    {
        top.valid_i = beat != nullptr;
        if (beat) {
            top.op_i = beat->op;
            top.words_i = beat->words;
            for (unsigned l = 0; l < LANES; l++)
                top.a_i[l] = l < beat->row.size() ? beat->row[l].operand : 0x12345678;
        }
        top.clk_i = 0;
        top.eval();
        bool last = beat && top.last_o;
        top.clk_i = 1;
        top.eval();
        flight.push_back(last ? beat : nullptr);
        if (flight.size() == AluLatency) {
            if (flight.front()) check(*flight.front());
            flight.pop_front();
        }
        return last;
    }

    void run(const Beat &beat, unsigned idle)
    {
        while (!clock(&beat)) {
        }
        for (unsigned n = 0; n < idle; n++) clock(nullptr);
    }
};

// false if the file cannot be read or a row is malformed
bool read_rows(const char *path, std::map<std::string, std::vector<Row>> &rows)
{
    FILE *file = fopen(path, "r");
    if (!file) {
        fprintf(stderr, "%s: error: cannot be opened; expected the vector file\n", path);
        return false;
    }
    char line[512];
    for (unsigned number = 1; fgets(line, sizeof line, file); number++) {
        char group[32], operand[32], result[32];
        if (strncmp(line, "sfu_", 4)) continue;
        if (sscanf(line, "%31[^,],-,-,%31[^,],-,-,-,%31[^,],", group, operand, result) != 3) {
            fprintf(stderr, "%s:%u: error: row is malformed; expected 9 columns\n", path, number);
            fclose(file);
            return false;
        }
        rows[group + 4].push_back({std::string(group) + " line " + std::to_string(number),
                                   static_cast<uint32_t>(strtoul(operand, nullptr, 16)),
                                   static_cast<uint32_t>(strtoul(result, nullptr, 16))});
    }
    fclose(file);
    return true;
}

} // namespace

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        Op op;
    } functions[] = {{"rcp", OP_RCP},       {"rsqrt", OP_RSQRT},  {"lg2", OP_LG2},
                     {"sin", OP_SIN},       {"cos", OP_COS},      {"ex2", OP_EX2},
                     {"presin", OP_PRESIN}, {"preex2", OP_PREEX2}};
    constexpr uint64_t Long = 1, Abs = 1ull << 52, Neg = 1ull << 58, Sat = 1ull << 59;
    constexpr uint64_t ShortAbs = 1 << 15, ShortNeg = 1 << 22;
    std::map<std::string, std::vector<Row>> rows;
    std::vector<Beat> beats;

    if (argc != 2) {
        fprintf(stderr, "usage: test_tesla_sfu VECTORS.csv\n");
        return 2;
    }
    if (!read_rows(argv[1], rows)) return 2;
    for (const auto &f : functions) {
        const std::vector<Row> &all = rows[f.name];
        if (all.empty()) {
            fprintf(stderr, "%s: error: no row of sfu_%s; expected some\n", argv[1], f.name);
            return 1;
        }
        for (size_t n = 0; n < all.size(); n += LANES)
            beats.push_back({f.op, Long,
                             std::vector<Row>(all.begin() + static_cast<long>(n),
                                              all.begin() + static_cast<long>(
                                                                std::min(n + LANES, all.size())))});
    }
    // 1/|-4|, 1/-4, 1/-|-4|, the same in the short form; ex2 saturates; sin has no modifiers
    beats.push_back({OP_RCP, Long | Abs, {{"rcp abs", 0xc0800000, 0x3e800000}}});
    beats.push_back({OP_RCP, Long | Neg, {{"rcp neg", 0x40800000, 0xbe800000}}});
    beats.push_back({OP_RCP, Long | Abs | Neg, {{"rcp -abs", 0xc0800000, 0xbe800000}}});
    beats.push_back({OP_RCP, ShortAbs, {{"rcp short abs", 0xc0800000, 0x3e800000}}});
    beats.push_back({OP_RCP, ShortNeg, {{"rcp short neg", 0x40800000, 0xbe800000}}});
    beats.push_back({OP_EX2, Long | Sat, {{"ex2 sat", 0x01000000, 0x3f800000}}});
    beats.push_back({OP_EX2, Long, {{"ex2", 0x01000000, 0x40800000}}});
    beats.push_back({OP_SIN, Long | Abs | Neg, {{"sin", 0x00800000, 0x3f800000}}});

    Bench bench;
    bench.top.rst_ni = 0;
    bench.clock(nullptr);
    bench.top.rst_ni = 1;
    for (unsigned idle = 0; idle < 3; idle++)
        for (const Beat &beat : beats) bench.run(beat, idle);
    for (unsigned n = 0; n < AluLatency; n++) bench.clock(nullptr);
    // SAT_NAN: saturation of a NaN gives 0; without saturation it stays (the sheet, 4.2 and 5)
    const Beat saturated{OP_EX2, Long | Sat, {{"ex2 sat, NaN, SAT_NAN", 0x40000000, 0}}};
    const Beat plain{OP_EX2, Long, {{"ex2, NaN, SAT_NAN", 0x40000000, 0x7fffffff}}};
    const Beat without{OP_EX2, Long | Sat, {{"ex2 sat, NaN", 0x40000000, 0x7fffffff}}};
    bench.top.sat_nan_i = 1;
    for (const Beat *beat : {&saturated, &plain}) bench.run(*beat, AluLatency);
    bench.top.sat_nan_i = 0;
    bench.run(without, AluLatency);
    bench.top.final();
    return bench.end();
}
