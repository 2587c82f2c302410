// pica200_alu against the vectors of the sheet (argv[1]) and random operands, special values among
// them, with pica200_reference.h for the expected results. One operation a clock with gaps; a row
// of the file is in one component while the others see other numbers, so that pipeline and
// components are tried as well. Exit 0: all passed; 1: a case failed, or none was run; 2: the file
// cannot be used.
#include <deque>

#include "Vpica200_alu.h"
#include "pica200_reference.h"
#include "pica200_vectors.h"
#include "verilated.h"

using namespace pica200;

namespace {

#ifndef DEEP
#define DEEP 0
#endif
const unsigned kLatency = DEEP ? 5 : 3; // pica200_core_pkg::AluLatencyDeep, AluLatency
const unsigned long kRandomCases = 400000;

struct Name {
    const char *text;
    unsigned op; // bits 31:26 of the instruction
};
const Name kOps[] = {{"add", 0x00},  {"dp3", 0x01},  {"dp4", 0x02}, {"dph", 0x03},
                     {"dst", 0x04},  {"litp", 0x07}, {"mul", 0x08}, {"sge", 0x09},
                     {"slt", 0x0a},  {"flr", 0x0b},  {"max", 0x0c}, {"min", 0x0d},
                     {"mova", 0x12}, {"mov", 0x13},  {"cmp", 0x2e}, {"mad", 0x38}};
const size_t kOpCount = sizeof kOps / sizeof *kOps;
const char *const kConditions[] = {"eq", "ne", "lt", "le", "gt", "ge", "t6", "t7"};

struct Case {
    const Name *name;
    unsigned cmp[2];
    f24 a[4], b[4], c[4];
    // the expected result
    f24 result[4];
    unsigned flags;
    unsigned addr;
    unsigned line; // of the vector file; 0: random
};

f24 larger(f24 a, f24 b)
{
    return value(a) > value(b) ? a : b;
}
f24 lesser(f24 a, f24 b)
{
    return value(a) < value(b) ? a : b;
}

bool holds(unsigned condition, f24 a, f24 b)
{
    double x = value(a), y = value(b);
    switch (condition) {
    case 0: return x == y;
    case 1: return x != y;
    case 2: return x < y;
    case 3: return x <= y;
    case 4: return x > y;
    case 5: return x >= y;
    default: return true;
    }
}

f24 dot(const f24 a[4], const f24 b[4], f24 aw, bool four)
{
    f24 zw = mul(a[2], b[2]);
    if (four) zw = add(zw, mul(aw, b[3]));
    return add(add(mul(a[0], b[0]), mul(a[1], b[1])), zw);
}

void expect(Case &c)
{
    const f24 *a = c.a, *b = c.b;
    f24 *r = c.result;
    for (int n = 0; n < 4; n++) {
        switch (c.name->op) {
        case 0x00: r[n] = add(a[n], b[n]); break;
        case 0x01: r[n] = dot(a, b, 0, false); break;
        case 0x02: r[n] = dot(a, b, a[3], true); break;
        case 0x03: r[n] = dot(a, b, kOne, true); break;
        case 0x08: r[n] = mul(a[n], b[n]); break;
        case 0x09: r[n] = value(a[n]) >= value(b[n]) ? kOne : 0; break;
        case 0x0a: r[n] = value(a[n]) < value(b[n]) ? kOne : 0; break;
        case 0x0b: r[n] = floor(a[n]); break;
        case 0x0c: r[n] = larger(a[n], b[n]); break;
        case 0x0d: r[n] = lesser(a[n], b[n]); break;
        case 0x13: r[n] = a[n]; break;
        case 0x38: r[n] = add(mul(a[n], b[n]), c.c[n]); break;
        }
    }
    if (c.name->op == 0x04) {
        r[0] = kOne;
        r[1] = mul(a[1], b[1]);
        r[2] = a[2];
        r[3] = b[3];
    } else if (c.name->op == 0x07) {
        r[0] = larger(a[0], 0);
        r[1] = larger(lesser(a[1], 0x45fffc), 0xc5fffc);
        r[2] = 0;
        r[3] = larger(a[3], 0);
        c.flags = (value(a[0]) >= 0 ? 1u : 0u) | (value(a[3]) >= 0 ? 2u : 0u);
    } else if (c.name->op == 0x12) {
        c.addr = static_cast<unsigned>((to_byte(a[0]) & 255) | (to_byte(a[1]) & 255) << 8);
    } else if (c.name->op == 0x2e) {
        c.flags = (holds(c.cmp[0], a[0], b[0]) ? 1u : 0u) | (holds(c.cmp[1], a[1], b[1]) ? 2u : 0u);
    }
}

struct Bench {
    VerilatedContext context;
    Vpica200_alu top{&context};
    std::deque<Case> flight; // name nullptr: an idle clock
    unsigned long passed = 0, failed = 0;

    f24 component(const VlWide<3> &v, unsigned n)
    {
        uint64_t two = v[n * 24 / 32] | static_cast<uint64_t>(n < 3 ? v[n * 24 / 32 + 1] : 0) << 32;
        return static_cast<f24>(two >> n * 24 % 32) & 0xffffff;
    }
    void drive(VlWide<3> &v, const f24 f[4])
    {
        v[0] = f[0] | f[1] << 24;
        v[1] = f[1] >> 8 | f[2] << 16;
        v[2] = f[2] >> 16 | f[3] << 8;
    }

    void check(const Case &c)
    {
        bool good = true;
        unsigned op = c.name->op;
        if (op == 0x12) good = top.addr_o == c.addr;
        else if (op != 0x2e)
            for (unsigned n = 0; n < 4; n++)
                good = good && component(top.result_o, n) == c.result[n];
        if (op == 0x2e || op == 0x07) good = good && top.cmp_o == c.flags;
        if (good) {
            passed++;
            return;
        }
        if (failed++ >= 20) return;
        printf("%s (line %u) cmp %u %u:", c.name->text, c.line, c.cmp[0], c.cmp[1]);
        for (unsigned n = 0; n < 4; n++)
            printf("  %06x %06x %06x -> %06x, expected %06x", c.a[n], c.b[n], c.c[n],
                   component(top.result_o, n), c.result[n]);
        printf("; flags %x, expected %x; addr %04x, expected %04x\n", top.cmp_o, c.flags,
               top.addr_o, c.addr);
    }

    void clock(const Case &c)
    {
        top.valid_i = c.name != nullptr;
        top.op_i = c.name ? c.name->op : 0x38; // operands of an idle clock must not matter
        top.cmpx_i = c.cmp[0];
        top.cmpy_i = c.cmp[1];
        drive(top.a_i, c.a);
        drive(top.b_i, c.b);
        drive(top.c_i, c.c);
        top.clk_i = 0;
        top.eval();
        flight.push_back(c);
        if (flight.size() > kLatency) {
            if (flight.front().name) check(flight.front());
            flight.pop_front();
        }
        top.clk_i = 1;
        top.eval();
    }
};

Case random_case(Random &random, const Name *name)
{
    Case c = {name, {random.next() & 7, random.next() & 7}, {}, {}, {}, {}, 0, 0, 0};
    for (int n = 0; n < 4; n++) {
        c.a[n] = random.any();
        c.b[n] = random.near(c.a[n]);
        c.c[n] = random.near(mul(c.a[n], c.b[n]));
    }
    if (random.next() % 4 == 0) // sums of a dot product that cancel
        for (int n = 0; n < 4; n += 2) {
            c.a[n + 1] = c.a[n];
            c.b[n + 1] = random.near(negate(c.b[n]));
        }
    return c;
}

// A row of the file: in component n of otherwise random operands, or as it is if it gives all four.
bool place(const Vector &v, Case &c, unsigned n)
{
    if (v.op.compare(0, 4, "cmp_") == 0) {
        for (unsigned k = 0; k < 8; k++)
            if (v.op.substr(4) == kConditions[k]) c.cmp[n & 1] = k;
    }
    for (unsigned l = 0; l < 4; l++) {
        if (v.whole || l == n) {
            c.a[l] = v.a[l];
            c.b[l] = v.b[l];
            c.c[l] = v.c[l];
        }
    }
    c.line = v.line;
    expect(c);
    if (c.name->op == 0x2e) return (c.flags >> n & 1) == v.result[0];
    if (c.name->op == 0x12) return (c.addr >> 8 * n & 255) == (v.result[0] & 255);
    for (unsigned l = 0; l < 4; l++)
        if ((v.whole || l == n) && c.result[l] != v.result[l]) return false;
    return true;
}

} // namespace

int main(int argc, char **argv)
{
    std::vector<Vector> vectors;
    if (argc != 2) {
        fprintf(stderr, "usage: test_pica200_alu VECTORS.csv\n");
        return 2;
    }
    if (!read_vectors(argv[1], vectors)) return 2;

    Bench bench;
    Random random(1);
    unsigned long rows = 0;
    for (const Vector &v : vectors) {
        const Name *name = nullptr;
        for (const Name &candidate : kOps)
            if (v.op.substr(0, v.op.find('_')) == candidate.text) name = &candidate;
        if (!name) {
            if (v.op != "rcp" && v.op != "rsq" && v.op != "ex2" && v.op != "lg2") {
                fprintf(stderr, "%s:%u:1: error: operation '%s'; expected one of the ALU or SFU\n",
                        argv[1], v.line, v.op.c_str());
                return 2;
            }
            continue;
        }
        // CMP and MOVA have two components
        for (unsigned n = 0; n < (v.whole                                ? 1
                                  : name->op == 0x2e || name->op == 0x12 ? 2
                                                                         : 4);
             n++) {
            Case c = random_case(random, name);
            if (!place(v, c, n)) {
                printf("%s:%u: the reference of this bench does not agree\n", argv[1], v.line);
                bench.failed++;
            }
            bench.clock(c);
            rows++;
        }
    }
    for (unsigned long n = 0; n < kRandomCases; n++) {
        Case c = random_case(random, random.next() % 8 ? &kOps[random.next() % kOpCount] : nullptr);
        if (c.name) expect(c);
        bench.clock(c);
    }
    for (unsigned n = 0; n < kLatency; n++) bench.clock(random_case(random, nullptr));
    bench.top.final();
    printf("%lu passed, %lu failed, %lu of them from the file\n", bench.passed, bench.failed, rows);
    return bench.failed || !bench.passed || !rows;
}
