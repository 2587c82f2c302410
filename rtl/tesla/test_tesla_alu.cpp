// tesla_alu against the rows of the vector file that it computes (argv[1]; columns are explained in
// its head) and rows typed by hand for the moves, which the file does not have. Row after row,
// each in another lane while the other lanes see other operands, so that pipeline and lanes are
// tried as well. Build: verilator --cc --exe --build -GLANES=8 -CFLAGS "-DLANES=8" --top tesla_alu,
// with the packages of rtl/tesla and this file. Exit 0: all passed; 1: a row failed, or none was
// run.
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <deque>
#include <string>
#include <vector>

#include "Vtesla_alu.h"
#include "test_tesla_op.h"
#include "../common/test_unit.h"
#include "verilated.h"

namespace {

constexpr unsigned AluLatency = 5; // tesla_core_pkg

struct Row {
    std::string name;
    uint32_t w0, w1, src[3], carry, result;
    int flags; // -1: not compared
    bool carry_is_cc = false;
    bool sat_nan = false;
};

Op decode(uint32_t w0, uint32_t w1)
{
    const uint32_t word[2] = {w0, w1};
    for (const auto &e : kEncodings) {
        bool matches = true, excepted = e.except_mask[0] || e.except_mask[1];
        for (int i = 0; i < 2; i++) {
            matches = matches && (word[i] & e.mask[i]) == e.match[i];
            excepted = excepted && (word[i] & e.except_mask[i]) == e.except_match[i];
        }
        if (matches && !excepted) return e.op;
    }
    return OP_ILLEGAL;
}

// Expected values worked out by hand from the sheet, 3.1 and 3.2.
// Fields: words; slots a, b, c; $c (all four bits); result; flags.
const Row kMoves[] = {
    {"mov b16 short", 0x10000204, 0xdeadbeef, {0x0000abcd, 1, 2}, 0, 0x0000abcd, -1},
    {"mov b32 short", 0x10008204, 0xdeadbeef, {0x1234abcd, 1, 2}, 0, 0x1234abcd, -1},
    {"mov b16 imm", 0x10000005, 0x00000003, {7, 0x0000ffee, 2}, 0, 0x0000ffee, -1},
    {"mov b32 imm", 0x10008005, 0x00000003, {7, 0x9876ffee, 2}, 0, 0x9876ffee, -1},
    {"mov b16 long", 0x10000005, 0x0003c780, {0x00008001, 1, 2}, 0, 0x00008001, -1},
    {"mov b32 long", 0x10000005, 0x0403c780, {0x80010000, 1, 2}, 0, 0x80010000, -1},
    {"mov from $c", 0x00000005, 0x20000780, {0xffffffff, 1, 2}, 0xb, 0x0000000b, -1, true},
    {"mov from $a", 0x04000005, 0x40000780, {0x0000fffe, 1, 2}, 0, 0x0000fffe, -1},
    {"mov from $sr", 0x00000005, 0x60000780, {0x00000105, 1, 2}, 0, 0x00000105, -1},
    {"mov to $c", 0x00000001, 0xa0000780, {0xfffffff6, 1, 2}, 0, 0xfffffff6, 0x6},
    {"mov to $c", 0x00000001, 0xa0000780, {0x00000009, 1, 2}, 0, 0x00000009, 0x9},
    {"shl to $a by 2", 0x00020005, 0xc0000780, {0x00007ffd, 9, 2}, 0, 0x0000fff4, -1},
    {"shl to $a by 15", 0x000f0005, 0xc0000780, {0x12345673, 9, 2}, 0, 0x00008000, -1},
    {"shl to $a by 0", 0x00000005, 0xc0000780, {0x12345673, 9, 2}, 0, 0x00005673, -1},
    {"add $a", 0xd4000805, 0x20000780, {0x0000fffc, 9, 2}, 0, 0x00000000, -1}, // + 4
    {"add $a", 0xd1fffe05, 0x20000780, {0x00000010, 9, 2}, 0, 0x0000000f, -1}, // + 0xffff
    {"ld c[] u16 to half", 0x10000005, 0x20004780, {0x0000f00d, 1, 2}, 0, 0x0000f00d, -1},
    {"ld c[] b32 to half", 0x10000005, 0x2000c780, {0x8765f00d, 1, 2}, 0, 0x0000f00d, -1},
    {"ld c[] b32", 0x10000005, 0x2400c780, {0x8765f00d, 1, 2}, 0, 0x8765f00d, -1},
    {"ld s[] s16 to half", 0x10000005, 0x40008780, {0xffff8000, 1, 2}, 0, 0x00008000, -1},
    {"ld s[] s16", 0x10000005, 0x44008780, {0xffff8000, 1, 2}, 0, 0xffff8000, -1},
    // interp: v[] in slot a passes, or is multiplied by slot b or its negation
    {"ld a[]", 0x00000001, 0x0423c780, {0x8765f00d, 1, 2}, 0, 0x8765f00d, -1},
    {"interp", 0x80000000, 0, {0x7f800001, 0x40000000, 2}, 0, 0x7f800001, -1},
    {"interp mul", 0x82000000, 0, {0x40400000, 0xbf000000, 2}, 0, 0xbfc00000, -1},
    {"interp cent flat", 0x81000100, 0xffffffff, {0x00000001, 0x40000000, 2}, 0, 0x00000001, -1},
    {"interp cent long", 0x82000001, 0x04010780, {0xff800001, 0x40000000, 2}, 0, 0xff800001, -1},
    {"interp mul neg long", 0x80000001, 0x04020780, {0x40400000, 0x3f000000, 2}, 0, 0xbfc00000, -1},
    {"interp all long", 0x80000001, 0x00070780, {0x3f800001, 0x3f800001, 2}, 0, 0x3f800002, -1},
};

// Saturation of a NaN with and without SAT_NAN: sheet 4.2 and 5. The result and the flags that
// follow from it.
constexpr uint32_t kNan = 0x7fffffff, kInf = 0x7f800000;
constexpr uint32_t kOne = 0x3f800000;
struct Saturated {
    const char *name;
    uint32_t w0, w1, src[3];
    bool saturates;
    int flags_nan, flags_zero; // -1: the form has none
};
const Saturated kSaturated[] = {
    {"fadd short sat, NaN", 0xb0000304, 0, {kNan, kOne, 2}, true, -1, -1},
    {"fadd short, NaN", 0xb0000204, 0, {kNan, kOne, 2}, false, -1, -1},
    {"fadd sat, inf - inf", 0xb0000005, 0x20000780, {kInf, 2, 0xff800000}, true, 3, 1},
    {"fadd, inf - inf", 0xb0000005, 0x00000780, {kInf, 2, 0xff800000}, false, 3, 3},
    {"fmul short sat, NaN", 0xc0000304, 0, {kOne, kNan, 2}, true, -1, -1},
    {"fmul sat, 0 * inf", 0xc0000005, 0x00100780, {0, kInf, 2}, true, 3, 1},
    {"fmul, 0 * inf", 0xc0000005, 0x00000780, {0, kInf, 2}, false, 3, 3},
    {"fmad short sat, NaN", 0xe0000304, 0, {kOne, kOne, kNan}, true, -1, -1},
    {"fmad sat, 0 * inf + 1", 0xe0000005, 0x20000780, {kInf, 0, kOne}, true, 3, 1},
    {"fmad, 0 * inf + 1", 0xe0000005, 0x00000780, {kInf, 0, kOne}, false, 3, 3},
    {"f2f sat f32 f32, -NaN", 0xa0000005, 0xc4084780, {0xffc00001, 1, 2}, true, 3, 1},
    {"f2f f32 f32, -NaN", 0xa0000005, 0xc4004780, {0xffc00001, 1, 2}, false, 3, 3},
    {"f2f sat rni f32 f32, NaN", 0xa0000005, 0xcc084780, {kNan, 1, 2}, true, 3, 1},
    {"f2f sat f32 f16, NaN", 0xa0000005, 0xc4080780, {0x7c01, 1, 2}, true, 3, 1},
};

// The rows of kSaturated, first with SAT_NAN off, then with it on.
void add_saturated(std::vector<Row> &rows)
{
    for (bool mode : {false, true})
        for (const Saturated &s : kSaturated) {
            bool zero = mode && s.saturates;
            rows.push_back({std::string(s.name) + (mode ? ", SAT_NAN" : ""),
                            s.w0,
                            s.w1,
                            {s.src[0], s.src[1], s.src[2]},
                            0,
                            zero ? 0 : kNan,
                            zero ? s.flags_zero : s.flags_nan,
                            false,
                            mode});
        }
}

bool alu_row(const char *group)
{
    static const char *const groups[] = {
        "iadd",   "iadd_i", "iadd_s", "imul",    "imul_i",  "imul_s", "imad",   "imad_i",
        "imad_s", "isad",   "isad_s", "icmp",    "iminmax", "shift",  "logop",  "logop_i",
        "i2i",    "fadd",   "fadd_i", "fadd_s",  "fmul",    "fmul_i", "fmul_s", "fmad",
        "fmad_i", "fmad_s", "fcmp",   "fminmax", "fslct",   "i2f",    "f2i",    "f2f"};
    for (const char *name : groups) {
        if (!strcmp(group, name)) return true;
    }
    return false;
}

// Reads the rows that tesla_alu computes; false if the file cannot be read or a row is
// malformed.
bool read_rows(const char *path, std::vector<Row> &rows)
{
    FILE *file = fopen(path, "r");
    if (!file) {
        fprintf(stderr, "%s:0:0: error: cannot be opened; expected the vector file\n", path);
        return false;
    }
    char line[512];
    unsigned number = 0;
    bool good = true;
    while (good && fgets(line, sizeof line, file)) {
        number++;
        char field[9][32];
        if (line[0] == '#' || !strncmp(line, "group,", 6)) continue;
        if (sscanf(line,
                   "%31[^,],%31[^,],%31[^,],%31[^,],%31[^,],%31[^,],%31[^,],%31[^,],%31[^,\r\n]",
                   field[0], field[1], field[2], field[3], field[4], field[5], field[6], field[7],
                   field[8]) != 9) {
            fprintf(stderr, "%s:%u:1: error: row is malformed; expected 9 columns\n", path, number);
            good = false;
        } else if (alu_row(field[0])) {
            uint32_t v[9] = {};
            for (unsigned n = 1; n < 9; n++)
                v[n] = strcmp(field[n], "-") ? static_cast<uint32_t>(strtoul(field[n], nullptr, 16))
                                             : 0;
            rows.push_back({std::string(field[0]) + " line " + std::to_string(number),
                            v[1],
                            v[2],
                            {v[3], v[4], v[5]},
                            v[6],
                            v[7],
                            strcmp(field[8], "-") ? static_cast<int>(v[8]) : -1});
        }
    }
    fclose(file);
    return good;
}

struct Bench : unit::Checks {
    VerilatedContext context;
    Vtesla_alu top{&context};
    std::deque<std::pair<const Row *, unsigned>> flight; // with its lane; nullptr: an idle clock

    void check(const Row &row, unsigned lane)
    {
        uint32_t result = top.result_o[lane];
#if LANES > 16
        uint32_t flags = top.flags_o[lane / 8] >> (4 * (lane % 8)) & 15;
#else
        uint32_t flags = static_cast<uint32_t>(top.flags_o >> (4 * lane) & 15);
#endif
        if (result == row.result && (row.flags < 0 || flags == static_cast<uint32_t>(row.flags))) {
            passed++;
            return;
        }
        if (failed++ < 20)
            printf("%s: %08x %08x a %08x b %08x c %08x: result %08x flags %x, expected %08x %d\n",
                   row.name.c_str(), row.w0, row.w1, row.src[0], row.src[1], row.src[2], result,
                   flags, row.result, row.flags);
    }

    static uint32_t bits(float value)
    {
        uint32_t word;
        memcpy(&word, &value, 4);
        return word;
    }

    // quadop, sheet 3.10: every lane code with every operation in every position, in numbers that
    // add exactly. Codes 4 and 6 are the neighbour in the row, 5 and 7 the one in the column, and
    // +0 but in fragment programs.
    void quads(bool fragment)
    {
        for (unsigned code = 0; code < 8; code++)
            for (unsigned first = 0; first < 4; first++) {
                unsigned op[4] = {first, (first + 1) % 4, (first + 2) % 4, (first + 3) % 4};
                uint32_t w0 = 0xc0000001u | code << 16 | op[3] << 20;
                uint32_t w1 = 0x80000780u | op[0] << 26 | op[1] << 24 | op[2] << 22;
                top.valid_i = 1;
                top.fragment_i = fragment;
                top.op_i = decode(w0, w1);
                top.words_i = static_cast<uint64_t>(w1) << 32 | w0;
                for (unsigned l = 0; l < LANES; l++) {
                    top.a_i[l] = bits(static_cast<float>(l * l + 1));
                    top.c_i[l] = bits(static_cast<float>(1000 + l));
                }
                while (!step()) {
                }
                top.valid_i = 0;
                for (unsigned n = 1; n < AluLatency; n++) step();
                for (unsigned l = 0; l < LANES; l++) {
                    unsigned from = code < 4 ? l / 4 * 4 + code : l ^ (code % 2 ? 2 : 1);
                    float a = static_cast<float>(from * from + 1), c = static_cast<float>(1000 + l);
                    const float sums[4] = {a + c, c - a, a - c, c};
                    uint32_t want = code >= 4 && !fragment ? 0 : bits(sums[op[l % 4]]);
                    if (top.result_o[l] == want) passed++;
                    else if (failed++ < 20)
                        printf("quadop code %u op %u lane %u: result %08x, expected %08x\n", code,
                               op[l % 4], l, top.result_o[l], want);
                }
            }
        flight.clear();
    }

    // One clock; whether a beat is in with it.
    bool step()
    {
        top.clk_i = 0;
        top.eval();
        bool last = top.valid_i && top.last_o;
        top.clk_i = 1;
        top.eval();
        return last;
    }

    // Until no row is in flight. A mode changes only then.
    void drain()
    {
        for (unsigned n = 1; n < AluLatency; n++) clock(nullptr, 0);
    }

    // The next clock of a row, which comes with each until the ALU has it, or an idle one; whether
    // it is the last of the row.
    bool clock(const Row *row, unsigned lane)
    {
        top.valid_i = row != nullptr;
        top.sm12_i = 1;
        top.fp64_i = 1;
        if (row) {
            top.sat_nan_i = row->sat_nan;
            top.op_i = decode(row->w0, row->w1);
            top.words_i = static_cast<uint64_t>(row->w1) << 32 | row->w0;
            for (unsigned l = 0; l < LANES; l++) {
                uint32_t other = l == lane ? 0 : 0x9e3779b9u * (l + 1);
                top.a_i[l] = row->src[0] ^ other;
                top.b_i[l] = row->src[1] ^ other;
                top.c_i[l] = row->src[2] ^ other;
                uint32_t cc = (row->carry_is_cc ? row->carry : row->carry << 2 | 9) ^ (other & 15);
#if LANES > 16
                uint32_t &word = top.cc_i[l / 8];
                word = (word & ~(15u << (4 * (l % 8)))) | cc << (4 * (l % 8));
#else
                top.cc_i = (top.cc_i & ~(uint64_t{15} << (4 * l))) | uint64_t{cc} << (4 * l);
#endif
            }
        }
        bool last = step();
        flight.emplace_back(last ? row : nullptr, lane);
        if (flight.size() == AluLatency) {
            if (flight.front().first) check(*flight.front().first, flight.front().second);
            flight.pop_front();
        }
        return last;
    }
};

} // namespace

int main(int argc, char **argv)
{
    std::vector<Row> rows(std::begin(kMoves), std::end(kMoves));
    if (argc != 2) {
        fprintf(stderr, "usage: test_tesla_alu VECTORS.csv\n");
        return 2;
    }
    if (!read_rows(argv[1], rows)) return 2;
    if (rows.size() == std::size(kMoves)) {
        fprintf(stderr, "%s:0:0: error: no row for the ALU; expected some\n", argv[1]);
        return 1;
    }
    add_saturated(rows);
    Bench bench;
    bench.top.rst_ni = 0;
    bench.clock(nullptr, 0);
    bench.top.rst_ni = 1;
    for (size_t n = 0; n < rows.size(); n++) {
        if (n && rows[n].sat_nan != rows[n - 1].sat_nan) bench.drain();
        while (!bench.clock(&rows[n], static_cast<unsigned>(n * 5 % LANES))) {
        }
        if (n % 7 == 0) bench.clock(nullptr, 0);
    }
    bench.drain();
    bench.quads(false);
    bench.quads(true);
    bench.top.final();
    return bench.end();
}
