// tesla_fp64 against the FP64 rows of the vector file (argv[1]; columns are explained in its head):
// LANES rows of the same words a beat where there are as many, else other operands in the other
// lanes, whose results are not compared. Exit 0: all passed; 1: a row failed, or none was run.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include "Vtesla_fp64.h"
#include "test_tesla_op.h"
#include "../common/test_unit.h"
#include "verilated.h"

namespace {

struct Row {
    std::string name;
    Op op;
    uint32_t w0, w1;
    uint64_t src[3], result;
    int flags; // -1: not compared
};

struct Bench : unit::Checks {
    VerilatedContext context;
    Vtesla_fp64 top{&context};

    void clock() { unit::tick(top); }

    void run(const Row &row, unsigned lane, unsigned wait)
    {
        top.valid_i = 1;
        top.op_i = row.op;
        top.words_i = static_cast<uint64_t>(row.w1) << 32 | row.w0;
        for (unsigned l = 0; l < LANES; l++) {
            uint64_t other = l == lane ? 0 : 0x9e3779b97f4a7c15u * (l + 1);
            uint64_t a = row.src[0] ^ other, b = row.src[1] ^ other, c = row.src[2] ^ other;
            top.a_lo_i[l] = static_cast<uint32_t>(a),
            top.a_hi_i[l] = static_cast<uint32_t>(a >> 32);
            top.b_lo_i[l] = static_cast<uint32_t>(b),
            top.b_hi_i[l] = static_cast<uint32_t>(b >> 32);
            top.c_lo_i[l] = static_cast<uint32_t>(c),
            top.c_hi_i[l] = static_cast<uint32_t>(c >> 32);
        }
        top.take_i = 0;
        for (unsigned n = 0; n < LANES + 20 && !top.done_o; n++) clock();
        for (unsigned n = 0; n < wait; n++) clock(); // results stay until they are taken
        uint64_t result = static_cast<uint64_t>(top.hi_o[lane]) << 32 | top.lo_o[lane];
#if LANES > 16
        uint32_t flags = top.flags_o[lane / 8] >> (4 * (lane % 8)) & 15;
#else
        uint32_t flags = static_cast<uint32_t>(top.flags_o >> (4 * lane) & 15);
#endif
        if (top.done_o && result == row.result &&
            (row.flags < 0 || flags == static_cast<uint32_t>(row.flags))) {
            passed++;
        } else if (failed++ < 20) {
            printf("%s: %08x %08x a %016llx b %016llx c %016llx: %016llx flags %x, expected "
                   "%016llx %d\n",
                   row.name.c_str(), row.w0, row.w1, static_cast<unsigned long long>(row.src[0]),
                   static_cast<unsigned long long>(row.src[1]),
                   static_cast<unsigned long long>(row.src[2]),
                   static_cast<unsigned long long>(result), flags,
                   static_cast<unsigned long long>(row.result), row.flags);
        }
        top.take_i = 1;
        clock();
        top.valid_i = 0;
        top.take_i = 0;
        clock();
    }
};

bool read_rows(const char *path, std::vector<Row> &rows)
{
    static const struct {
        const char *group;
        Op op;
    } groups[] = {{"dfma", OP_DFMA},   {"dadd", OP_DADD},   {"dmul", OP_DMUL},
                  {"dmin", OP_DMIN},   {"dmax", OP_DMAX},   {"dset", OP_DSET},
                  {"i2f64", OP_I2F64}, {"f2i64", OP_F2I64}, {"f2f64", OP_F2F64}};
    FILE *file = fopen(path, "r");
    if (!file) {
        fprintf(stderr, "%s: error: cannot be opened; expected the vector file\n", path);
        return false;
    }
    char line[512];
    bool good = true;
    for (unsigned number = 1; good && fgets(line, sizeof line, file); number++) {
        char field[9][32];
        if (line[0] == '#' || !strncmp(line, "group,", 6)) continue;
        if (sscanf(line,
                   "%31[^,],%31[^,],%31[^,],%31[^,],%31[^,],%31[^,],%31[^,],%31[^,],%31[^,\r\n]",
                   field[0], field[1], field[2], field[3], field[4], field[5], field[6], field[7],
                   field[8]) != 9) {
            fprintf(stderr, "%s:%u: error: row is malformed; expected 9 columns\n", path, number);
            good = false;
        }
        for (const auto &g : groups) {
            if (!good || strcmp(field[0], g.group)) continue;
            uint64_t v[9] = {};
            for (unsigned n = 1; n < 9; n++)
                v[n] = strcmp(field[n], "-") ? strtoull(field[n], nullptr, 16) : 0;
            rows.push_back({std::string(field[0]) + " line " + std::to_string(number),
                            g.op,
                            static_cast<uint32_t>(v[1]),
                            static_cast<uint32_t>(v[2]),
                            {v[3], v[4], v[5]},
                            v[7],
                            strcmp(field[8], "-") ? static_cast<int>(v[8]) : -1});
        }
    }
    fclose(file);
    return good;
}

} // namespace

int main(int argc, char **argv)
{
    std::vector<Row> rows;
    if (argc != 2) {
        fprintf(stderr, "usage: test_tesla_fp64 VECTORS.csv\n");
        return 2;
    }
    if (!read_rows(argv[1], rows)) return 2;
    Bench bench;
    bench.top.rst_ni = 0;
    bench.clock();
    bench.top.rst_ni = 1;
    for (size_t n = 0; n < rows.size(); n++)
        bench.run(rows[n], static_cast<unsigned>(n * 5 % LANES), static_cast<unsigned>(n % 3));
    bench.top.final();
    return bench.end();
}
