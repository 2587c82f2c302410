// vivante_units against products and sums of small numbers, which are exact: instructions of all
// lanes, as close as BEATS and PARTS let them go, early, middle and late results between each
// other, integers, conversions and bytes, and a scratch register for each lane and group. Then its
// claims. Exit 0: all passed, 1: a check failed.
#include <cstring>
#include <map>
#include <vector>

#include "../common/test_claims.h"
#include "Vvivante_units.h"
#include "verilated.h"

namespace {

using Top = Vvivante_units;
using unit::tick;

constexpr unsigned kClocks = BEATS * PARTS; // of an instruction
constexpr unsigned kGroups = 3;
constexpr unsigned kEarly = DEEP ? 5 : 3, kMiddle = DEEP ? 7 : 5, kLate = DEEP ? 11 : 8;
enum Kind {
    MUL,
    MAD,
    DOT4,
    SET,
    SLOPE,
    FIRST,
    SECOND,
    WAITS,
    INTEGER,
    CONVERT,
    SWIZZLE,
    SQUARES,
    KINDS,
    BAD_DOT = KINDS,
    BAD_SWIZZLE
};
constexpr unsigned kLatency[KINDS] = {kEarly, kMiddle, kLate,  kEarly, kMiddle, kEarly,
                                      kEarly, kLate,   kEarly, kEarly, kEarly,  kLate};

unit::Random rnd{0x5eed0041};

struct Insn {
    unsigned kind, group;
    float a[LANES][4], b[LANES][4], c[LANES][4], want[LANES][4];
};

float scratch[kGroups][LANES];

uint32_t bits(float f)
{
    uint32_t word;
    memcpy(&word, &f, sizeof word);
    return word;
}

Insn draw(unsigned group)
{
    Insn i{rnd(KINDS), group, {}, {}, {}, {}};
    for (unsigned l = 0; l < LANES; l++)
        for (unsigned k = 0; k < 4; k++) {
            i.a[l][k] = 1.0f + static_cast<float>(rnd(30));
            i.b[l][k] = 1.0f + static_cast<float>(rnd(30));
            i.c[l][k] = 1.0f + static_cast<float>(rnd(30));
        }
    return i;
}

void expect(Insn &i)
{
    for (unsigned l = 0; l < LANES; l++) {
        float dot = 0, squares = 0;
        for (unsigned k = 0; k < 4; k++) dot += i.a[l][k] * i.b[l][k];
        for (unsigned k = 0; k < 3; k++) squares += i.a[l][k] * i.a[l][k];
        for (unsigned k = 0; k < 4; k++) {
            float a = i.a[l][k], b = i.b[l][k], c = i.c[l][k];
            switch (i.kind) {
            case MAD: i.want[l][k] = a * b + c; break;
            case DOT4: i.want[l][k] = dot; break;
            case SET: i.want[l][k] = a > b ? 1.0f : 0.0f; break;
            case SLOPE:
                i.want[l][k] = LANES == 1 ? 0.0f : i.c[l / 2 * 2 + 1][k] - i.a[l / 2 * 2][k];
                break;
            case SQUARES: i.want[l][k] = squares; break;
            case SECOND: i.want[l][k] = b * scratch[i.group][l]; break;
            default: i.want[l][k] = a * b; break;
            }
        }
        if (i.kind == FIRST) scratch[i.group][l] = i.want[l][0];
    }
}

template <typename Pin> void put(Pin &pin, const float (&values)[LANES][4])
{
    for (unsigned n = 0; n < LANES * 4; n++) pin[n] = bits(values[n / 4][n % 4]);
}

// The result of a non-float operation, else that of expect().
uint32_t wanted(const Insn &i, unsigned l, unsigned k)
{
    switch (i.kind) {
    case INTEGER: return bits(i.a[l][k]) + bits(i.c[l][k]);
    case CONVERT: return static_cast<uint32_t>(i.c[l][k]);
    case SWIZZLE: return __builtin_bswap32(bits(i.a[l][3 - k]));
    default: return bits(i.want[l][k]);
    }
}

void check(unit::Checks &checks, const Top &top, const Insn &i)
{
    for (unsigned l = 0; l < LANES; l++) {
        bool all = true, any = false;
        for (unsigned k = 0; k < 4; k++) {
            checks.equal("a result", top.result_o[l * 4 + k], wanted(i, l, k));
            all &= i.a[l][k] > i.b[l][k];
            any |= i.a[l][k] > i.b[l][k];
        }
        if (i.kind == SET) checks.equal("all components", top.all_o >> l & 1, all);
        if (i.kind == SET) checks.equal("any component", top.any_o >> l & 1, any);
    }
}

// An instruction goes whenever the units may take one and the clocks in which it leaves are free.
// The two passes of one are apart.
void random_instructions(unit::Checks &checks)
{
    VerilatedContext context;
    Top top{&context};
    std::map<unsigned, Insn> leaves; // by the clock in which the last lane comes out
    std::vector<bool> taken(30000);
    unsigned next = 0, quiet[kGroups] = {}, close = 0, last = 0;

    unit::reset(top);
    for (unsigned n = 0; n < 20000; n++, checks.clocks++) {
        Insn i = draw(rnd(kGroups));
        unsigned out = n + kLatency[i.kind];
        bool goes = n >= next && rnd(4) && (i.kind != SECOND || n > quiet[i.group]);
        for (unsigned k = 0; k < kClocks; k++) goes = goes && !taken[out + k];
        top.valid_i = goes;
        if (goes) {
            close += n == last + kClocks;
            last = n;
            next = n + kClocks;
            for (unsigned k = 0; k < kClocks; k++) taken[out + k] = true;
            top.kind_i = i.kind;
            top.group_i = i.group;
            put(top.a_i, i.a);
            put(top.b_i, i.b);
            put(top.c_i, i.c);
            // a second pass that is under way still reads the former value in E, as the lanes go
            if (i.kind == FIRST && quiet[i.group] < out + kClocks) quiet[i.group] = out + kClocks;
            expect(i);
            leaves[out + kClocks - 1] = i;
        }
        auto found = leaves.lower_bound(n);
        bool comes = found != leaves.end() && found->first < n + kClocks;
        top.l_valid_i = comes && found->first == n;
        if (comes) {
            top.l_kind_i = found->second.kind;
            top.l_group_i = found->second.group;
        }
        top.clk_i = 0;
        top.eval();
        if (top.l_valid_i) check(checks, top, found->second);
        top.clk_i = 1;
        top.eval();
    }
    top.final();
    unsigned least = kClocks > 4 ? 500 : 1000;
    checks.check(close > least, "instructions as close as can be", close, least + 1);
}

} // namespace

int main(int argc, char **argv)
{
    unit::Claims<Top> claims;

    Verilated::commandArgs(argc, argv);
    random_instructions(claims.checks);
    auto two = [](unsigned apart) {
        return [apart](Top &top) {
            unit::reset(top);
            for (unsigned n = 0; n < 8; n++) {
                top.valid_i = n == 0 || n == apart;
                tick(top);
            }
        };
    };
    claims.fires(nullptr, two(kClocks));
    if (kClocks > 1) claims.fires("instructions_are_beats_apart", two(kClocks - 1));
    auto one = [](unsigned kind) {
        return [kind](Top &top) {
            unit::reset(top);
            top.kind_i = static_cast<uint8_t>(kind);
            for (unsigned n = 0; n < PARTS; n++) {
                top.valid_i = n == 0;
                tick(top);
            }
        };
    };
    claims.fires("leaves_when_it_is_there", one(BAD_DOT));
    claims.fires("what_is_beside_leaves_early", one(BAD_SWIZZLE));
    return claims.checks.end();
}
