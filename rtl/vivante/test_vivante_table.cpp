// vivante_table against docs/isa/vivante.md, 4.5 and 4.6: the vectors there, special values, the
// CRCs of its bulk checks (both lines of operands), and the fast sine and cosine against the plain
// ones of twice the operand. One operand a clock. Exit 0: all passed, 1: a check failed.
#include <cstdint>
#include <deque>
#include <string>

#include "../common/test_unit.h"
#include "Vvivante_table.h"
#include "test_vivante_crc.h"
#include "verilated.h"

namespace {

enum Fn { RCP, RSQ, SQRT, EXP, LOG, SIN, COS };
constexpr uint32_t kNan = 0x7fc00000, kInf = 0x7f800000, kMinusInf = 0xff800000;

unit::Checks checks;

struct Unit {
    Vvivante_table top;
    std::deque<uint32_t> results;

    explicit Unit(VerilatedContext *context) : top(context) { unit::reset(top); }

    void clock()
    {
        unit::tick(top);
        checks.clocks++;
        if (top.rst_ni && top.valid_o) results.push_back(top.result_o);
    }

    void ask(Fn fn, uint32_t a, bool fast = false)
    {
        top.valid_i = 1;
        top.fn_i = fn;
        top.fast_i = fast;
        top.a_i = a;
        clock();
        top.valid_i = 0;
    }

    void drain()
    {
        for (unsigned n = 0; n < 12; n++) clock();
    }
};

struct Row {
    Fn fn;
    uint32_t in, out;
};
const Row kRows[] = {
    // the sheet's
    {RCP, 0x3f800000, 0x3f800000},
    {RCP, 0x40000000, 0x3f000000},
    {RCP, 0x40400000, 0x3eaaaaab},
    {RCP, 0xc0e00000, 0xbe124925},
    {RCP, 0x3dcccccd, 0x41200000},
    {RCP, 0x3fffffff, 0x3f000000},
    {RSQ, 0x3f800000, 0x3f800000},
    {RSQ, 0x40000000, 0x3f3504f3},
    {RSQ, 0x40400000, 0x3f13cd3a},
    {RSQ, 0x40800000, 0x3f000000},
    {RSQ, 0x3f000000, 0x3fb504f3},
    {RSQ, 0x41200000, 0x3ea1e89b},
    {SQRT, 0x40000000, 0x3fb504f3},
    {SQRT, 0x40400000, 0x3fddb3d7},
    {SQRT, 0x40800000, 0x40000000},
    {SQRT, 0x3f000000, 0x3f3504f3},
    {SQRT, 0x41200000, 0x404a62c2},
    {EXP, 0x00000000, 0x3f800000},
    {EXP, 0x3f000000, 0x3fb504f3},
    {EXP, 0x3f800000, 0x40000000},
    {EXP, 0xbfc00000, 0x3eb504f3},
    {EXP, 0x4121999a, 0x44892fe2},
    {EXP, 0xc2fc0000, 0x00800000},
    {LOG, 0x3f800000, 0x00000000},
    {LOG, 0x40000000, 0x3f800000},
    {LOG, 0x40400000, 0x3fcae00d},
    {LOG, 0x3f400000, 0xbed47fcc},
    {LOG, 0x41200000, 0x40549a78},
    {LOG, 0x0da24260, 0xc2c750d1},
    {SIN, 0x3eaaaaab, 0x3f000001},
    {SIN, 0x3f000000, 0x3f3504f3},
    {SIN, 0x3f800000, 0x3f800000},
    {SIN, 0x3fc00000, 0x3f3504f3},
    {SIN, 0xbe800000, 0xbec3ef15},
    {SIN, 0x40000000, 0x00000000},
    {SIN, 0x42c8999a, 0x3ee87201},
    {COS, 0x00000000, 0x3f800000},
    {COS, 0x3eaaaaab, 0x3f5db3d7},
    {COS, 0x3f000000, 0x3f3504f3},
    {COS, 0x3f800000, 0x00000000},
    {COS, 0x3fc00000, 0xbf3504f3},
    {COS, 0xbe800000, 0x3f6c835f},
    {COS, 0x40000000, 0xbf800000},
    {COS, 0x42c8999a, 0x3f6418dc},
    // zeros, denormals, infinities, NaN, signs
    {RCP, 0x00000000, kInf},
    {RCP, 0x80000001, kMinusInf},
    {RCP, kInf, 0},
    {RCP, kMinusInf, 0x80000000},
    {RCP, 0xff800001, kNan},
    {RCP, 0x7f000000, 0},
    {RCP, 0xff000000, 0x80000000},
    {RCP, 0x00800000, 0x7e800000},
    {RSQ, 0x80000000, kInf},
    {RSQ, 0x807fffff, kInf},
    {RSQ, 0xbf800000, kNan},
    {RSQ, kInf, 0},
    {RSQ, kMinusInf, kNan},
    {SQRT, 0x80000000, 0},
    {SQRT, 0x80800000, kNan},
    {SQRT, kInf, kInf},
    {SQRT, 0x7fffffff, kNan},
    {EXP, kInf, kInf},
    {EXP, kMinusInf, 0},
    {EXP, 0x43000000, kInf},
    {EXP, 0xc3000000, 0},
    {EXP, 0x80000001, 0x3f800000},
    {EXP, 0x7f800001, kNan},
    {EXP, 0xc2fc0001, 0},
    {EXP, 0x42fe0000, 0x7f000000},
    {LOG, 0x00000000, kMinusInf},
    {LOG, 0x807fffff, kMinusInf},
    {LOG, 0xbf800000, kNan},
    {LOG, kInf, kInf},
    {LOG, kMinusInf, kNan},
    {SIN, kInf, kNan},
    {COS, kMinusInf, kNan},
    {SIN, 0x80000000, 0},
    {COS, 0x80000001, 0x3f800000},
    {SIN, 0xffc00000, kNan},
    {SIN, 0xbf800000, 0xbf800000},
    {SIN, 0x7f7fffff, 0},
    {COS, 0xff7fffff, 0x3f800000},
    {SIN, 0x40400000, 0xbf800000},
};

void rows(Unit &u)
{
    for (const Row &r : kRows) u.ask(r.fn, r.in);
    u.drain();
    checks.equal("the number of results", u.results.size(), sizeof kRows / sizeof *kRows);
    for (const Row &r : kRows) {
        if (u.results.empty()) return;
        std::string what = "function " + std::to_string(r.fn) + " of " + std::to_string(r.in);
        checks.equal(what.c_str(), u.results.front(), r.out);
        u.results.pop_front();
    }
}

void bulk(Unit &u, Fn fn, bool near_one, uint32_t want)
{
    vivante::Operands next{near_one};
    vivante::Crc crc;
    for (unsigned n = 0; n < 65536; n++) u.ask(fn, next());
    u.drain();
    checks.equal("the number of results", u.results.size(), 65536);
    for (uint32_t word : u.results) crc.word(word);
    u.results.clear();
    checks.equal(near_one ? "CRC of line B" : "CRC of line A", crc.value(), want);
}

// x / pi instead of 2x / pi: the fast form of x is the plain one of 2x.
void fast(Unit &u)
{
    vivante::Operands next{true};
    for (unsigned n = 0; n < 2000; n++) {
        uint32_t x = next();
        u.ask(n & 1 ? SIN : COS, x, true);
        u.ask(n & 1 ? SIN : COS, x + 0x00800000);
    }
    u.drain();
    checks.equal("the number of results", u.results.size(), 4000);
    while (u.results.size() >= 2) {
        uint32_t got = u.results[0];
        checks.equal("the fast form", got, u.results[1]);
        u.results.pop_front();
        u.results.pop_front();
    }
}

} // namespace

int main(int argc, char **argv)
{
    VerilatedContext context;
    context.commandArgs(argc, argv);
    Unit u{&context};
    rows(u);
    const uint32_t a[] = {0x559cdb42, 0xa61713ba, 0xd0b215f0, 0x829bc9b4,
                          0x8c098733, 0x681cfcb0, 0x38d76fea};
    const uint32_t b[] = {0x5c414edc, 0xce0be7d5, 0x77078a79, 0x5f1efb00,
                          0x30fddaea, 0xedb8b355, 0x3f4a0c67};
    for (unsigned fn = RCP; fn <= COS; fn++) {
        bulk(u, static_cast<Fn>(fn), false, a[fn]);
        bulk(u, static_cast<Fn>(fn), true, b[fn]);
    }
    fast(u);
    u.top.final();
    return checks.end();
}
