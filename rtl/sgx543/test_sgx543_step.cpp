// sgx543_step against docs/isa/sgx543.md, 2.5 and 2.7: rows by hand, and random operands against
// the rule in the host's integers. Exit 0: all passed, 1: a check failed.
#include "../common/test_unit.h"
#include "Vsgx543_step.h"
#include "verilated.h"

namespace {

enum Bank { R, O, PA, SA, INTERNAL, SPECIAL, IMMEDIATE, INDEX };
enum Step { NONE, MOE, ONE, FOUR, TWO };

unit::Checks checks;

struct Operand {
    unsigned bank, number;
    bool indexed;
    int index;
    unsigned shift, step, iteration;
    bool mode;
    int inc;
    unsigned base;
    bool secondary;
};

int expected(const Operand &o)
{
    const unsigned j = o.iteration;
    const int steps = (o.mode ? (o.inc & 255) >> 2 * (j & 3) & 3 : static_cast<int>(j) * o.inc) +
                      static_cast<int>(o.base);
    if (o.bank == IMMEDIATE) return o.number;
    const int off = o.step == MOE    ? steps * (o.bank == INTERNAL ? 1 : 1 << o.shift)
                    : o.step == ONE  ? j
                    : o.step == FOUR ? 4 * j
                    : o.step == TWO  ? 2 * j
                                     : 0;
    const int number = static_cast<int>(o.number) + off + (o.indexed ? 2 * o.index : 0);
    return o.bank == INTERNAL ? number & 3 : number;
}

struct Unit {
    Vsgx543_step top;

    explicit Unit(VerilatedContext *context) : top(context) {}

    void ask(const char *name, const Operand &o, int number, unsigned bank)
    {
        checks.scene = name;
        top.bank_i = o.bank;
        top.number_i = o.number;
        top.indexed_i = o.indexed;
        top.index_i = o.index;
        top.shift_i = o.shift;
        top.step_i = o.step;
        top.iteration_i = o.iteration;
        top.mode_i = o.mode;
        top.inc_i = o.inc;
        top.base_i = o.base;
        top.secondary_i = o.secondary;
        top.eval();
        checks.equal("number", top.number_o, number & 0x3ffff);
        checks.equal("bank", top.bank_o, bank);
        unsigned inside = 0;
        for (int k = 0; k < 4; k++) {
            const int word = o.bank == SPECIAL ? number : number + k;
            if (o.bank == INTERNAL || o.bank == IMMEDIATE || (word >= 0 && word <= 127))
                inside |= 1u << k;
        }
        checks.equal("inside", top.inside_o, inside);
    }
};

const struct {
    const char *name;
    Operand operand;
    int number;
    unsigned bank;
} kRows[] = {
    {"as it is", {PA, 5, false, 9, 0, MOE, 0, false, 1, 0, false}, 5, PA},
    {"third iteration, doubled", {PA, 4, false, 0, 1, MOE, 2, false, 1, 0, false}, 8, PA},
    {"a negative increment", {O, 4, false, 0, 0, MOE, 3, false, -2, 0, false}, -2, O},
    {"a base, four times", {R, 1, false, 0, 2, MOE, 1, false, 1, 3, false}, 17, R},
    {"mode 1: steps 0 1 2 3", {SA, 8, false, 0, 1, MOE, 6, true, 0xe4 - 256, 0, false}, 12, SA},
    {"mode 1 steps iteration 0 too", {SA, 8, false, 0, 0, MOE, 0, true, 3, 0, false}, 11, SA},
    {"i1 and then i0", {INTERNAL, 1, false, 0, 1, MOE, 1, false, -1, 0, false}, 0, INTERNAL},
    {"i3 and then i0", {INTERNAL, 3, false, 0, 0, ONE, 1, false, 0, 0, false}, 0, INTERNAL},
    {"external: four words on", {SA, 0, false, 0, 1, FOUR, 3, false, 7, 7, false}, 12, SA},
    {"no step", {SA, 9, false, 0, 1, NONE, 3, false, 7, 7, false}, 9, SA},
    {"index times two", {SA, 28, true, 6, 1, NONE, 0, false, 1, 0, false}, 40, SA},
    {"a negative index", {PA, 3, true, -2, 1, MOE, 0, false, 1, 0, false}, -1, PA},
    {"the largest index", {R, 0, true, 32767, 0, NONE, 0, false, 1, 0, false}, 65534, R},
    {"an immediate stays", {IMMEDIATE, 77, false, 0, 0, MOE, 3, false, 1, 5, false}, 77, IMMEDIATE},
    {"secondary: pa is sa", {PA, 3, false, 0, 0, NONE, 0, false, 1, 0, true}, 3, SA},
    {"secondary: i stays", {INTERNAL, 2, false, 0, 0, NONE, 0, false, 1, 0, true}, 2, INTERNAL},
    {"a constant above 127",
     {SPECIAL, 60, false, 0, 0, MOE, 1, false, 100, 0, false},
     160,
     SPECIAL},
};

} // namespace

int main(int argc, char **argv)
{
    VerilatedContext context;
    context.commandArgs(argc, argv);
    Unit u{&context};
    for (const auto &row : kRows) u.ask(row.name, row.operand, row.number, row.bank);
    unit::Random random{0xabc};
    for (unsigned n = 0; n < 100000; n++) {
        Operand o = {random(8),
                     random(256),
                     random(2) > 0,
                     static_cast<int>(random(2) ? random(256) : random(65536)) - 128,
                     random(3),
                     random(5),
                     random(16),
                     random(2) > 0,
                     static_cast<int>(random(256)) - 128,
                     random(2) ? random(16) : random(4096),
                     random(4) == 0};
        if (o.index > 32767) o.index -= 65536;
        if (o.bank > SA) o.indexed = false;
        if (o.bank == INTERNAL) o.number &= 3;
        if (o.bank == IMMEDIATE) o.number &= 127;
        u.ask("random operand", o, expected(o),
              o.secondary && o.bank <= PA ? unsigned{SA} : o.bank);
    }
    u.top.final();
    return checks.end();
}
