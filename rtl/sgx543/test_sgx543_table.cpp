// sgx543_table against docs/isa/sgx543.md, 4.6: its vectors; its tables, whose checksums are there,
// by way of the polynomial in exact integers for random operands. One operand a clock. Exit 0: all
// passed, 1: a check failed.
#include <cmath>
#include <cstdint>
#include <deque>
#include <vector>

#include "../common/test_unit.h"
#include "Vsgx543_table.h"
#include "test_sgx543_reference.h"
#include "verilated.h"

namespace {

enum Fn { RCP, RSQ, LOG, EXP };
const char *const kNames[] = {"rcp", "rsq", "log", "exp"};
constexpr unsigned kLatency = 6;

unit::Checks checks;

struct Unit {
    Vsgx543_table top;
    struct Asked {
        const char *name;
        uint32_t want;
        unsigned long due;
    };
    std::deque<Asked> asked;

    explicit Unit(VerilatedContext *context) : top(context) { unit::reset(top); }

    void clock()
    {
        unit::tick(top);
        checks.clocks++;
        if (asked.empty() || asked.front().due != checks.clocks) return;
        checks.equal(asked.front().name, top.result_o, asked.front().want);
        asked.pop_front();
    }

    void ask(const char *name, Fn fn, uint32_t a, uint32_t want)
    {
        asked.push_back({name, want, checks.clocks + kLatency});
        top.valid_i = 1;
        top.fn_i = fn;
        top.a_i = a;
        clock();
        top.valid_i = 0;
    }

    void drain()
    {
        for (unsigned n = 0; n < 10; n++) clock();
        checks.equal("results that did not come", asked.size(), 0);
    }
};

const struct {
    Fn fn;
    uint32_t in, out;
} kVectors[] = {
    {RCP, 0x3f800000, 0x3f800000}, {RCP, 0x40000000, 0x3f000000}, {RCP, 0x40400000, 0x3eaaaaab},
    {RCP, 0x3f800001, 0x3f7ffffe}, {RCP, 0x3fffffff, 0x3f000000}, {RCP, 0xc2c80000, 0xbc23d70a},
    {RCP, 0x00800000, 0x7e800000}, {RCP, 0x7e800000, 0x00800000}, {RCP, 0x7effffff, 0x00000000},
    {RCP, 0x80000000, 0xff800000}, {RCP, 0x7f800000, 0x00000000}, {RCP, 0x00000001, 0x7f800000},
    {RCP, 0x7fc00001, 0x7fc00000}, {RSQ, 0x3f800000, 0x3f800000}, {RSQ, 0x40000000, 0x3f3504f3},
    {RSQ, 0x40800000, 0x3f000000}, {RSQ, 0x40400000, 0x3f13cd3a}, {RSQ, 0x3f800001, 0x3f7fffff},
    {RSQ, 0x3e22f983, 0x40206c99}, {RSQ, 0x00800000, 0x5f000000}, {RSQ, 0x7f7fffff, 0x1f800000},
    {RSQ, 0x00000000, 0x7f800000}, {RSQ, 0x80000000, 0x7f800000}, {RSQ, 0xbf800000, 0x7fc00000},
    {RSQ, 0x7f800000, 0x00000000}, {RSQ, 0xff800000, 0x7fc00000}, {EXP, 0x00000000, 0x3f800000},
    {EXP, 0x3f800000, 0x40000000}, {EXP, 0xbf800000, 0x3f000000}, {EXP, 0x3f000000, 0x3fb504f3},
    {EXP, 0x3e22f983, 0x3f8eedd3}, {EXP, 0x42fe0000, 0x7f000000}, {EXP, 0x42ffffff, 0x7f7fffa7},
    {EXP, 0x43000000, 0x7f800000}, {EXP, 0xc2fc0000, 0x00800000}, {EXP, 0xc2fc0001, 0x00000000},
    {EXP, 0xb0000000, 0x3f800000}, {EXP, 0x30000000, 0x3f800000}, {EXP, 0xff800000, 0x00000000},
    {EXP, 0x7f800000, 0x7f800000}, {EXP, 0x7fffffff, 0x7fc00000}, {LOG, 0x3f800000, 0x00000000},
    {LOG, 0x40000000, 0x3f800000}, {LOG, 0x3f000000, 0xbf800000}, {LOG, 0x40400000, 0x3fcae00d},
    {LOG, 0x3f800001, 0x34380000}, {LOG, 0x3f7fffff, 0xb3c00000}, {LOG, 0x7f7fffff, 0x43000000},
    {LOG, 0x00800000, 0xc2fc0000}, {LOG, 0x00000000, 0xff800000}, {LOG, 0xbf800000, 0x7fc00000},
    {LOG, 0x7f800000, 0x7f800000}, {LOG, 0xff800000, 0x7fc00000}, {LOG, 0xffc00000, 0x7fc00000},
};

// ---- the sheet's rule, once more ----

enum Table { T_RCP, T_RSQE, T_RSQO, T_EX2, T_LG2 };

int64_t sample(Table table, unsigned k)
{
    const double x = (256 + k) / 256.0;
    switch (table) {
    case T_RCP: return llround(0x1p28 / x);
    case T_RSQE: return llround(0x1p28 * std::sqrt(1 / x));
    case T_RSQO: return llround(0x1p28 * std::sqrt(0.5 / x));
    case T_EX2: return llround(0x1p27 * std::exp2(k / 256.0));
    default: return llround(0x1p28 * std::log2(x));
    }
}

int64_t evaluate(Table table, unsigned i, int64_t t, unsigned tb)
{
    const int64_t f0 = sample(table, 2 * i), fm = sample(table, 2 * i + 1),
                  f1 = sample(table, 2 * i + 2);
    const int64_t c1 = 4 * fm - 3 * f0 - f1, c2 = 2 * f0 - 4 * fm + 2 * f1;
    return f0 + ((c1 * t * (int64_t{1} << tb) + c2 * t * t) >> (2 * tb));
}

uint32_t pack(uint32_t sign, int e, int64_t m)
{
    if (m == 1 << 24) {
        m >>= 1;
        e++;
    }
    if (e < -126) return sign << 31;
    if (e > 127) return sign << 31 | sgx543::kInf;
    return sign << 31 | static_cast<uint32_t>(e + 127) << 23 | (m & 0x7fffff);
}

uint32_t logarithm(int e, unsigned i, uint32_t t)
{
    const int64_t l = e * (int64_t{1} << 28) + evaluate(T_LG2, i, t, 16), a = l < 0 ? -l : l;
    if (!l) return 0;
    int p = 63;
    while (!(a >> p & 1)) p--;
    return pack(l<0, p - 28, p> 23 ? (a + (int64_t{1} << (p - 24))) >> (p - 23) : a << (23 - p));
}

uint32_t exponential(uint32_t x)
{
    const double scaled = std::floor(std::ldexp(sgx543::to_double(x), 26));
    const int64_t t = static_cast<int64_t>(scaled);
    const unsigned f = t & 0x3ffffff;
    return pack(0, static_cast<int>(t >> 26), (evaluate(T_EX2, f >> 19, f & 0x7ffff, 19) + 8) >> 4);
}

// Of finite numbers that are no zero; rsq and log of positive ones, exp of those below 256.
uint32_t expected(Fn fn, uint32_t x)
{
    const int e = static_cast<int>(x >> 23 & 255) - 127;
    const unsigned i = x >> 16 & 127, t = x & 0xffff;
    switch (fn) {
    case RCP:
        return x & 0x7fffff ? pack(x >> 31, -e - 1, (evaluate(T_RCP, i, t, 16) + 8) >> 4)
                            : pack(x >> 31, -e, 1 << 23);
    case RSQ:
        if (!(e & 1) && !(x & 0x7fffff)) return pack(0, -(e >> 1), 1 << 23);
        return pack(0, -(e >> 1) - 1, (evaluate(e & 1 ? T_RSQO : T_RSQE, i, t, 16) + 8) >> 4);
    case LOG: return logarithm(e, i, t);
    default: return exponential(x);
    }
}

// FNV-1a of a table's words; the words are those whose sha256 is in the sheet.
uint32_t checksum(Table table)
{
    uint32_t hash = 2166136261u;
    for (unsigned k = 0; k <= 256; k++)
        for (unsigned shift = 0; shift < 32; shift += 8)
            hash = (hash ^ (sample(table, k) >> shift & 255)) * 16777619u;
    return hash;
}

} // namespace

int main(int argc, char **argv)
{
    VerilatedContext context;
    context.commandArgs(argc, argv);
    const uint32_t sums[] = {0x6fe956f6, 0x7910bdf1, 0x9a233358, 0x0fc2062a, 0x634bc550};
    for (unsigned table = 0; table < 5; table++)
        checks.equal("table", checksum(static_cast<Table>(table)), sums[table]);
    Unit u{&context};
    for (const auto &v : kVectors) u.ask(kNames[v.fn], v.fn, v.in, v.out);
    unit::Random random{0x1234};
    // each segment of each table, at its ends and inside
    for (unsigned n = 0; n < 100000; n++) {
        const Fn fn = static_cast<Fn>(random(4));
        const uint32_t rest = n & 1       ? random(0x10000)
                              : random(2) ? 0xffff
                                          : 0,
                       segment = n >> 1 & 127;
        const uint32_t e = fn == EXP ? 90 + random(45) : 1 + random(254),
                       sign = fn == RCP || fn == EXP ? random(2) << 31 : 0;
        const uint32_t x = sign | e << 23 | segment << 16 | rest;
        u.ask(kNames[fn], fn, x, expected(fn, x));
    }
    u.drain();
    u.top.final();
    return checks.end();
}
