// common_interpolate with a table of random rows: sums and signs against exact integers, logarithms
// of both signs, results at both ends of the exponent, values that travel along, gaps in which
// nothing moves; and a claim that fires. Exit 0: all passed, 1: a check failed.
#include <cstdint>
#include <deque>

#include "Vcommon_interpolate.h"
#include "test_claims.h"
#include "test_f32.h"

#ifndef T_BITS
#define T_BITS      16
#define SQUARE_BITS 16
#define C0_BITS     30
#define C1_BITS     23
#define C2_BITS     16
#endif

namespace {

constexpr unsigned kLatency = DEEP ? 7 : 6;
unit::Random rnd{0x5eed0016};

struct Row {
    int64_t c0, c1, c2;
};

// as the polynomial of a function has it: c0 up to 2, c1 and c2 as large as they can be without the
// sum leaving 0 .. 4
Row row(unsigned number)
{
    unit::Random random{0x9e3779b97f4a7c15ull * (number + 1)};
    const int64_t c0 = int64_t{1} << (C0_BITS - 2) | random(1u << (C0_BITS - 2));
    return {number % 64    ? c0
            : number % 128 ? 0
                           : 1,
            number % 64 ? static_cast<int64_t>(random(1u << C1_BITS)) - (1 << (C1_BITS - 1))
                        : number % 2,
            number % 64 ? static_cast<int64_t>(random(1u << C2_BITS)) - (1 << (C2_BITS - 1)) : 0};
}

struct Question {
    unsigned row, t;
    int exponent;
    bool is_log, sign, special;
    uint32_t value;
};

// round half up on the magnitude
uint32_t expected(const Question &q)
{
    if (q.special) return q.value;
    const Row r = row(q.row);
    const int64_t t2 = (int64_t{q.t} * q.t) >> (2 * T_BITS - SQUARE_BITS);
    __int128 sum = static_cast<__int128>(r.c1) * q.t * (__int128{1} << (SQUARE_BITS - T_BITS)) +
                   static_cast<__int128>(r.c2) * t2;
    int64_t y = r.c0 + static_cast<int64_t>(sum >> SQUARE_BITS);
    if (q.is_log) y += int64_t{q.exponent} * (int64_t{1} << 28);
    if (!y) return 0;
    const uint32_t sign = q.sign || y < 0 ? 0x80000000 : 0;
    uint64_t magnitude = y < 0 ? -y : y;
    int e = q.is_log ? 0 : q.exponent, p = 63;
    while (!(magnitude >> p & 1)) p--;
    uint64_t significand =
        p > 23 ? (magnitude + (uint64_t{1} << (p - 24))) >> (p - 23) : magnitude << (23 - p);
    e += p - 28 + static_cast<int>(significand >> 24);
    if (e < -126) return sign;
    if (e > 127) return sign | f32::kInf;
    return sign | static_cast<uint32_t>(e + 127) << 23 | (significand & 0x7fffff);
}

struct Unit {
    Vcommon_interpolate top;
    unit::Checks checks;
    std::deque<uint32_t> wanted;

    explicit Unit(VerilatedContext *context) : top(context) { unit::reset(top); }

    // the table is read with the clock
    void clock()
    {
        const bool enabled = top.row_en_o;
        const Row r = row(top.row_o);
        unit::tick(top);
        checks.clocks++;
        if (enabled) {
            top.c0_i = r.c0;
            top.c1_i = r.c1 & ((1u << C1_BITS) - 1);
            top.c2_i = r.c2 & ((1u << C2_BITS) - 1);
            top.eval();
        }
        if (!top.valid_o) return;
        checks.check(!wanted.empty(), "results", 1, 0);
        if (wanted.empty()) return;
        checks.equal("the result", top.result_o, wanted.front());
        wanted.pop_front();
    }

    void ask(const Question &q)
    {
        wanted.push_back(expected(q));
        top.valid_i = 1;
        top.row_i = q.row;
        top.t_i = q.t;
        top.exponent_i = q.exponent & 0x3ff;
        top.is_log_i = q.is_log;
        top.sign_i = q.sign;
        top.special_i = q.special;
        top.value_i = q.value;
        clock();
        top.valid_i = 0;
    }
};

Question question()
{
    const uint32_t kind = rnd(8);
    Question q = {rnd(1024),      rnd(1u << T_BITS), static_cast<int>(rnd(300)) - 150,
                  kind < 3,       rnd(2) != 0,       kind == 7,
                  rnd(0xffffffff)};
    if (rnd(16) == 0) q.t = rnd(2) ? (1u << T_BITS) - 1 : 0;
    if (q.is_log) q.sign = false;
    return q;
}

void numbers(unit::Checks &checks)
{
    VerilatedContext context;
    Unit u{&context};
    for (unsigned n = 0; n < 200000; n++) {
        u.ask(question());
        for (unsigned gap = rnd(8) ? 0 : rnd(10); gap; gap--) u.clock();
    }
    for (unsigned n = 0; n < 2 * kLatency; n++) u.clock();
    u.checks.equal("results that did not come", u.wanted.size(), 0);
    u.top.final();
    checks = u.checks;
}

// one question of row 0, whose polynomial is negative
void negative(Vcommon_interpolate &top, bool sign)
{
    unit::reset(top);
    top.valid_i = 1;
    top.sign_i = sign;
    top.c1_i = 1u << (C1_BITS - 1);
    top.t_i = (1u << T_BITS) - 1;
    unit::tick(top, kLatency + 2);
}

} // namespace

int main()
{
    unit::Claims<Vcommon_interpolate> claims;
    claims.fires(nullptr, [](Vcommon_interpolate &top) { negative(top, false); });
    claims.fires("no_sign_of_both", [](Vcommon_interpolate &top) { negative(top, true); });
    unit::Checks checks;
    numbers(checks);
    checks.passed += claims.checks.passed;
    checks.failed += claims.checks.failed;
    return checks.end();
}
