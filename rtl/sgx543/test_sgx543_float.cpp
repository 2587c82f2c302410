// sgx543_float against docs/isa/sgx543.md, 4.1 and 4.2: rows worked out by hand, and random
// operands against the host's arithmetic. One operation a clock, so that the stages hold different
// ones. Exit 0: all passed, 1: a check failed.
#include <cstdint>
#include <deque>

#include "../common/test_unit.h"
#include "Vsgx543_float.h"
#include "test_sgx543_reference.h"
#include "verilated.h"

namespace {

enum Op { PASS, ADD, MUL, MAD, MIN, MAX, FRC, DOT3, DOT4 };
const char *const kNames[] = {"pass", "add", "mul", "mad", "min", "max", "frc", "dot3", "dot4"};
constexpr unsigned kLatency = 5, kDotLatency = 11;

unit::Checks checks;

struct Asked {
    const char *name;
    unsigned long due;
    bool dot;
    uint32_t want[4];
};

struct Unit {
    Vsgx543_float top;
    std::deque<Asked> asked, dots;

    explicit Unit(VerilatedContext *context) : top(context) { unit::reset(top); }

    void clock()
    {
        unit::tick(top);
        checks.clocks++;
        look(asked);
        look(dots);
    }

    void look(std::deque<Asked> &list)
    {
        if (list.empty() || list.front().due != checks.clocks) return;
        const Asked one = list.front();
        list.pop_front();
        if (one.dot) checks.equal(one.name, top.dot_o, one.want[0]);
        for (unsigned k = 0; k < 4 && !one.dot; k++)
            checks.equal(one.name, top.result_o[k], one.want[k]);
    }

    void ask(const char *name, Op op, const uint32_t *a, const uint32_t *b, const uint32_t *c,
             const uint32_t *want)
    {
        const bool dot = op == DOT3 || op == DOT4;
        Asked one = {name, checks.clocks + (dot ? kDotLatency : kLatency), dot, {want[0]}};
        for (unsigned k = 1; k < 4 && !dot; k++) one.want[k] = want[k];
        (dot ? dots : asked).push_back(one);
        top.valid_i = 1;
        top.op_i = op;
        for (unsigned k = 0; k < 4; k++) {
            top.a_i[k] = a[k];
            top.b_i[k] = b[k];
            top.c_i[k] = c[k];
        }
        clock();
        top.valid_i = 0;
    }

    void drain()
    {
        for (unsigned n = 0; n < 20; n++) clock();
        checks.equal("results that did not come", asked.size() + dots.size(), 0);
    }
};

struct Row {
    const char *name;
    Op op;
    uint32_t a, b, c, want;
};
const Row kRows[] = {
    {"mad is not fused", MAD, 0x3f800001, 0x3f800001, 0xbf800000, 0x34800000},
    {"mad flushes the product", MAD, 0x1e3ce508, 0x1e3ce508, 0x80000000, 0},
    {"rounding up to 2^-126 stays", MUL, 0x00800001, 0x3f7ffffe, 9, 0x00800000},
    {"next below 2^-126 goes", MUL, 0x80fffffe, 0x3f000000, 9, 0x80000000},
    {"a tie goes to even", ADD, 0x3f800000, 9, 0x33800000, 0x3f800000},
    {"overflow", ADD, 0x7f7fffff, 9, 0x73000000, 0x7f800000},
    {"inf - inf", ADD, 0x7f800000, 9, 0xff800000, 0x7fc00000},
    {"-0 + -0", ADD, 0x80000000, 9, 0x80000001, 0x80000000},
    {"inf * 0", MUL, 0x7f800000, 0x80000000, 9, 0x7fc00000},
    {"min(+0, -0)", MIN, 0, 9, 0x80000000, 0x80000000},
    {"max(-0, +0)", MAX, 0x80000000, 9, 0, 0},
    {"min(NaN, 1)", MIN, 0xffc00001, 9, 0x3f800000, 0x3f800000},
    {"max(1, NaN)", MAX, 0x3f800000, 9, 0x7f800001, 0x3f800000},
    {"min(NaN, NaN)", MIN, 0xffc00001, 9, 0x7f800001, 0x7fc00000},
    {"min of subnormals is a zero", MIN, 1, 9, 2, 0},
    {"max(-subnormal, NaN)", MAX, 0x80000001, 9, 0x7fc00000, 0x80000000},
    {"frc(1.5)", FRC, 0x3fc00000, 9, 0x3fc00000, 0x3f000000},
    {"frc(-0.25)", FRC, 0xbe800000, 9, 0xbe800000, 0x3f400000},
    {"frc(-3)", FRC, 0xc0400000, 9, 0xc0400000, 0},
    {"frc(inf)", FRC, 0x7f800000, 9, 0x7f800000, 0x7fc00000},
    {"-0 - floor(-0)", FRC, 0x80000000, 9, 0x80000000, 0},
    {"0 - floor(-1.5)", FRC, 0, 9, 0xbfc00000, 0x40000000},
    {"0 - floor(-8388607.5)", FRC, 0, 9, 0xcaffffff, 0x4b000000},
    {"pass keeps all bits", PASS, 0xff812345, 9, 9, 0xff812345},
    {"three times 1 * 2", DOT3, 0x3f800000, 0x40000000, 9, 0x40c00000},
    {"four times 1 * 2", DOT4, 0x3f800000, 0x40000000, 9, 0x41000000},
};

uint32_t expected(Op op, const uint32_t *a, const uint32_t *b, const uint32_t *c, unsigned k)
{
    using namespace sgx543;
    switch (op) {
    case PASS: return a[k];
    case ADD: return add(a[k], c[k]);
    case MUL: return mul(a[k], b[k]);
    case MAD: return add(mul(a[k], b[k]), c[k]);
    case MIN: return min(a[k], c[k]);
    case MAX: return min(a[k], c[k], true);
    case FRC: return add(a[k], sgx543::floor(c[k]) ^ 0x80000000);
    default: break;
    }
    const uint32_t three = add(add(mul(a[0], b[0]), mul(a[1], b[1])), mul(a[2], b[2]));
    return op == DOT3 ? three : add(three, mul(a[3], b[3]));
}

void random_operands(Unit &u)
{
    unit::Random random{0x5678};
    for (unsigned n = 0; n < 200000; n++) {
        const Op op = static_cast<Op>(random(9));
        uint32_t a[4], b[4], c[4], want[4];
        for (unsigned k = 0; k < 4; k++) {
            a[k] = sgx543::operand(random);
            b[k] = sgx543::operand(random);
            c[k] = random(4) ? sgx543::operand(random) : a[k] ^ random(2) << 31; // they cancel
        }
        for (unsigned k = 0; k < 4; k++) want[k] = expected(op, a, b, c, k);
        u.ask(kNames[op], op, a, b, c, want);
        if (!random(8)) u.clock();
    }
    u.drain();
}

} // namespace

int main(int argc, char **argv)
{
    VerilatedContext context;
    context.commandArgs(argc, argv);
    Unit u{&context};
    for (const Row &r : kRows) {
        const uint32_t a[4] = {r.a, r.a, r.a, r.a}, b[4] = {r.b, r.b, r.b, r.b},
                       c[4] = {r.c, r.c, r.c, r.c}, want[4] = {r.want, r.want, r.want, r.want};
        u.ask(r.name, r.op, a, b, c, want);
    }
    // 2^24 + 1 + 1: the ones are lost, one by one
    const uint32_t order[4] = {0x4b800000, 0x3f800000, 0x3f800000, 0x3f800000},
                   ones[4] = {0x3f800000, 0x3f800000, 0x3f800000, 0x3f800000}, big = 0x4b800000;
    u.ask("((2^24 + 1) + 1) + 1", DOT4, order, ones, ones, &big);
    u.drain();
    random_operands(u);
    u.top.final();
    return checks.end();
}
