// vivante_float against docs/isa/vivante.md, 4.3: the vectors there, the CRCs of its bulk checks,
// and rows worked out by hand from 4.2 for special values. One operation a clock, so that the
// stages hold different ones. Exit 0: all passed, 1: a check failed.
#include <cstdint>
#include <cstring>
#include <map>

#include "../common/test_unit.h"
#include "Vvivante_float.h"
#include "test_vivante_crc.h"
#include "verilated.h"

namespace {

enum Op { PASS, ADD, MUL, MAD, DOT2, DOT3, DOT4, NORM, DST };
constexpr uint32_t kNan = 0x7fc00000, kInf = 0x7f800000, kMax = 0x7f7fffff;

unit::Checks checks;

struct Unit {
    Vvivante_float top;

    struct Asked {
        void (*take)(void *user, const uint32_t *result);
        void *user;
    };
    std::map<unsigned long, Asked> early, middle, late; // by the clock in which the result is there
    unsigned long now = 0;

    explicit Unit(VerilatedContext *context) : top(context) { unit::reset(top); }

    void clock()
    {
        unit::tick(top);
        checks.clocks++;
        now++;
        uint32_t dot[4] = {top.late_o, top.late_o, top.late_o, top.late_o};
        take(early, top.early_o.data());
        take(middle, top.middle_o.data());
        take(late, dot);
    }

    void take(std::map<unsigned long, Asked> &asked, const uint32_t *result)
    {
        auto due = asked.find(now);
        if (due == asked.end()) return;
        due->second.take(due->second.user, result);
        asked.erase(due);
    }

    void ask(Op op, bool rtne, const uint32_t *a, const uint32_t *b, const uint32_t *c, Asked one)
    {
        top.valid_i = 1;
        top.op_i = op;
        top.rtne_i = rtne;
        for (unsigned k = 0; k < 4; k++) {
            top.a_i[k] = a[k];
            top.b_i[k] = b[k];
            top.c_i[k] = c[k];
        }
        if (op == DOT3 || op == DOT4) late[now + (DEEP ? 10 : 8)] = one;
        else if (op == ADD || op == MAD || op == DOT2) middle[now + (DEEP ? 6 : 5)] = one;
        else early[now + 3] = one;
        clock();
        top.valid_i = 0;
    }

    void drain()
    {
        for (unsigned n = 0; n < 20; n++) clock();
        checks.equal("results that did not come", early.size() + middle.size() + late.size(), 0);
    }
};

// Rows by hand. One scalar operation; for the sums of products each of the four components is a
// product's two factors.
struct Row {
    const char *name;
    Op op;
    uint32_t a, b, c, rtz, rtne;
};
const Row kRows[] = {
    {"the sheet's add 1", ADD, 0x3f800000, 9, 0xb3000000, 0x3f7fffff, 0x3f800000},
    {"the sheet's add 2", ADD, 0x3dcccccd, 9, 0x3e4ccccd, 0x3e999999, 0x3e99999a},
    {"the sheet's mul 1", MUL, 0x3dcccccd, 0x3dcccccd, 9, 0x3c23d70a, 0x3c23d70b},
    {"the sheet's mul 2", MUL, 0x7f61b1e6, 0x40000000, 9, 0x7f7fffff, 0x7f800000},
    {"the sheet's mul 3", MUL, 0x1e3ce508, 0x1e3ce508, 9, 0, 0},
    {"the sheet's mul 4", MUL, 0x00800000, 0x3f7fffff, 9, 0, 0},
    {"a zero sum is +0", ADD, 0x3f800000, 9, 0xbf800000, 0, 0},
    {"-0 + -0", ADD, 0x80000000, 9, 0x80000000, 0x80000000, 0x80000000},
    {"-0 + 0", ADD, 0x80000000, 9, 0, 0, 0},
    {"denormals are signed zeros", ADD, 0x80000001, 9, 0x807fffff, 0x80000000, 0x80000000},
    {"denormal + 1", ADD, 0x007fffff, 9, 0x3f800000, 0x3f800000, 0x3f800000},
    {"smallest - next is flushed", ADD, 0x00800000, 9, 0x80800001, 0x80000000, 0x80000000},
    {"largest + its last bit", ADD, kMax, 9, 0x73000000, kMax, kInf},
    {"-largest - largest", ADD, 0xff7fffff, 9, 0xff7fffff, 0xff7fffff, 0xff800000},
    {"inf - inf", ADD, kInf, 9, 0xff800000, kNan, kNan},
    {"inf + inf", ADD, kInf, 9, kInf, kInf, kInf},
    {"1 - inf", ADD, 0x3f800000, 9, 0xff800000, 0xff800000, 0xff800000},
    {"a NaN's bits are not kept", ADD, 0xffc12345, 9, 0x3f800000, kNan, kNan},
    {"1 - 2^-60", ADD, 0x3f800000, 9, 0xa1800000, 0x3f7fffff, 0x3f800000},
    {"1 + 2^-24, a tie", ADD, 0x3f800000, 9, 0x33800000, 0x3f800000, 0x3f800000},
    {"next after 1 + 2^-24, a tie", ADD, 0x3f800001, 9, 0x33800000, 0x3f800001, 0x3f800002},
    {"inf * 0", MUL, kInf, 0x80000000, 9, kNan, kNan},
    {"inf * denormal", MUL, kInf, 1, 9, kNan, kNan},
    {"-inf * 2", MUL, 0xff800000, 0x40000000, 9, 0xff800000, 0xff800000},
    {"-0 * 1", MUL, 0x80000000, 0x3f800000, 9, 0x80000000, 0x80000000},
    {"NaN * 0", MUL, 0x7f800001, 0, 9, kNan, kNan},
    {"-1 * denormal", MUL, 0xbf800000, 0x007fffff, 9, 0x80000000, 0x80000000},
    {"norm_mul inf * 0", NORM, kInf, 0x80000000, 9, 0, 0},
    {"norm_mul NaN * denormal", NORM, 0x7fc00000, 0x80000001, 9, 0, 0},
    {"norm_mul NaN * 1", NORM, 0x7fc00001, 0x3f800000, 9, kNan, kNan},
    {"norm_mul -2 * 2", NORM, 0xc0000000, 0x40000000, 9, 0xc0800000, 0xc0800000},
    {"mad 1 * 1 - 1", MAD, 0x3f800000, 0x3f800000, 0xbf800000, 0, 0},
    // the product is rounded before the sum: (1 + 2^-23)^2 - 1 = 2^-22, without the 2^-46
    {"mad is not fused", MAD, 0x3f800001, 0x3f800001, 0xbf800000, 0x34800000, 0x34800000},
    {"mad flushes the product", MAD, 0x1e3ce508, 0x1e3ce508, 0x80000000, 0, 0},
    {"pass keeps all bits", PASS, 0x80000001, 9, 9, 0x80000001, 0x80000001},
    {"pass keeps a NaN", PASS, 0xff812345, 9, 9, 0xff812345, 0xff812345},
    {"four times 1 * 2", DOT4, 0x3f800000, 0x40000000, 9, 0x41000000, 0x41000000},
    {"three times 1 * 2", DOT3, 0x3f800000, 0x40000000, 9, 0x40c00000, 0x40c00000},
    {"twice 1 * 2", DOT2, 0x3f800000, 0x40000000, 9, 0x40800000, 0x40800000},
};

struct Expected {
    const char *name;
    uint32_t word;
};

void take_row(void *user, const uint32_t *result)
{
    Expected *e = static_cast<Expected *>(user);
    for (unsigned k = 0; k < 4; k++) checks.equal(e->name, result[k], e->word);
    delete e;
}

void rows(Unit &u)
{
    for (const Row &r : kRows) {
        const uint32_t a[4] = {r.a, r.a, r.a, r.a}, b[4] = {r.b, r.b, r.b, r.b},
                       c[4] = {r.c, r.c, r.c, r.c};
        u.ask(r.op, false, a, b, c, {take_row, new Expected{r.name, r.rtz}});
        u.ask(r.op, true, a, b, c, {take_row, new Expected{r.name, r.rtne}});
    }
    u.drain();
}

// The order of the additions: 2^24 + 1 + 1 + ... loses the ones if they are added one by one.
void order(Unit &u)
{
    const uint32_t big = 0x4b800000, one = 0x3f800000, zero[4] = {0, 0, 0, 0},
                   ones[4] = {one, one, one, one};
    const uint32_t a[4] = {big, 0, one, one}, d[4] = {one, one, big, 0xcb800000};
    u.ask(DOT4, true, a, ones, zero, {take_row, new Expected{"(2^24 + 0) + (1 + 1)", 0x4b800001}});
    u.ask(DOT3, true, a, ones, zero, {take_row, new Expected{"(2^24 + 0) + 1", 0x4b800000}});
    u.ask(DOT2, true, d, ones, zero, {take_row, new Expected{"1 + 1", 0x40000000}});
    u.ask(DOT3, true, d, ones, zero, {take_row, new Expected{"(1 + 1) + 2^24", 0x4b800001}});
    u.ask(DOT4, true, d, ones, zero,
          {take_row, new Expected{"(1 + 1) + (2^24 - 2^24)", 0x40000000}});
    u.drain();
}

void take_first(void *user, const uint32_t *result)
{
    static_cast<vivante::Crc *>(user)->word(result[0]);
}

// The distance vector: y is a product, the rest of a passes as it is.
struct Vector {
    uint32_t word[4];
};

void take_vector(void *user, const uint32_t *result)
{
    const Vector *want = static_cast<const Vector *>(user);
    for (unsigned k = 0; k < 4; k++) checks.equal("dst", result[k], want->word[k]);
}

void distance(Unit &u)
{
    const uint32_t a[4] = {1, 0x40400000, 0xff812345, 0x80000001}, b[4] = {2, 0xc0000000, 3, 4},
                   zero[4] = {0, 0, 0, 0};
    Vector want = {{1, 0xc0c00000, 0xff812345, 0x80000001}};
    u.ask(DST, false, a, b, zero, {take_vector, &want});
    u.drain();
}

// The bulk checks: 20,000 operations, operands of line B.
void bulk(Unit &u, Op op, bool rtne, uint32_t want, const char *name)
{
    vivante::Operands next{true};
    vivante::Crc crc;
    for (unsigned n = 0; n < 20000; n++) {
        uint32_t v[8] = {0}, zero[4] = {0};
        for (unsigned k = 0; k < (op == DOT4 ? 8 : 3); k++) v[k] = next();
        uint32_t b[4] = {v[1]}, c[4] = {op == ADD ? v[1] : v[2]};
        u.ask(op, rtne, v, op == DOT4 ? v + 4 : b, op == DOT4 ? zero : c, {take_first, &crc});
    }
    u.drain();
    checks.equal(name, crc.value(), want);
}

} // namespace

int main(int argc, char **argv)
{
    VerilatedContext context;
    context.commandArgs(argc, argv);
    Unit u{&context};
    rows(u);
    order(u);
    distance(u);
    bulk(u, ADD, false, 0x9a0e9e0f, "CRC of ADD, RTZ");
    bulk(u, MUL, false, 0x3394e676, "CRC of MUL, RTZ");
    bulk(u, MAD, false, 0xf6869cc4, "CRC of MAD, RTZ");
    bulk(u, DOT4, false, 0xf97b8e42, "CRC of DP4, RTZ");
    bulk(u, ADD, true, 0x5f52bbf5, "CRC of ADD, RTNE");
    bulk(u, MUL, true, 0x022ab1a2, "CRC of MUL, RTNE");
    bulk(u, MAD, true, 0xd025330c, "CRC of MAD, RTNE");
    bulk(u, DOT4, true, 0x850437c3, "CRC of DP4, RTNE");
    u.top.final();
    return checks.end();
}
