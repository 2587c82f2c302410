// vivante_int against each operation of docs/isa/vivante.md, 3.2 and 3.3, computed here
// in 128 bits: all pairs of corner values and random ones, every width, signed and unsigned. One
// operation a clock. Exit 0: all passed, 1: a check failed.
#include <cstdint>
#include <deque>
#include <string>
#include <vector>

#include "../common/test_claims.h"
#include "Vvivante_int.h"
#include "verilated.h"

#ifndef FULL
#define FULL 1
#endif

namespace {

using wide = __int128;

enum Op {
    ADD,
    ADD_SAT,
    HALF,
    HALF_INC,
    MUL_LO,
    MUL_SAT,
    MUL_HI,
    MAD_LO,
    MAD_SAT,
    MAD_HI,
    MAD_HI_SAT,
    PASS,
    ABS,
    SIGN,
    SHL,
    SHR,
    ROTATE,
    OR,
    AND,
    XOR,
    NOT,
    LEADING,
    ONES,
    EXTRACT,
    BIT_REV,
    BYTE_REV,
    FIND_LSB,
    FIND_MSB,
    OPS
};
const char *const kName[OPS] = {"add",    "addsat",  "half",    "halfinc", "mullo",    "mulsat",
                                "mulhi",  "madlo",   "madsat",  "madhi",   "madhisat", "pass",
                                "abs",    "sign",    "shl",     "shr",     "rotate",   "or",
                                "and",    "xor",     "not",     "leading", "ones",     "extract",
                                "bitrev", "byterev", "findlsb", "findmsb"};

bool needs_high(unsigned op)
{
    return op == MUL_SAT || op == MUL_HI || op == MAD_SAT || op == MAD_HI || op == MAD_HI_SAT;
}

unit::Random rnd{0x5eed0020};
unit::Checks checks;

struct Type {
    unsigned bits;
    bool is_signed;

    uint32_t mask() const { return bits == 32 ? 0xffffffff : (1u << bits) - 1; }
    wide max() const { return is_signed ? (wide{1} << (bits - 1)) - 1 : (wide{1} << bits) - 1; }
    wide min() const { return is_signed ? -(wide{1} << (bits - 1)) : 0; }
    // the number that the low bits of a word are
    wide number(uint32_t word) const
    {
        wide low = word & mask();
        return is_signed && low > max() ? low - (wide{1} << bits) : low;
    }
    wide clamp(wide v) const { return v > max() ? max() : v < min() ? min() : v; }
};

uint32_t reverse(uint32_t word, unsigned bits, unsigned unit)
{
    uint32_t out = 0;
    for (unsigned k = 0; k < bits; k += unit)
        for (unsigned j = 0; j < unit; j++)
            if (word >> (k + j) & 1) out |= 1u << (bits - unit - k + j);
    return out;
}

uint32_t find(const Type &t, uint32_t word, bool most)
{
    bool zero_is_sought = most && t.is_signed && t.number(word) < 0;
    for (unsigned n = 0; n < t.bits; n++) {
        unsigned k = most ? t.bits - 1 - n : n;
        if ((word >> k & 1) != zero_is_sought) return k;
    }
    return 0xffffffff;
}

uint32_t extract(const Type &t, uint32_t a, uint32_t b, uint32_t c)
{
    unsigned off = b & 31, len = c < 32 - off ? c : 32 - off;
    uint32_t out = 0;
    for (unsigned k = 0; k < len; k++) out |= (a >> (off + k) & 1) << k;
    if (t.is_signed && len && (out >> (len - 1) & 1))
        for (unsigned k = len; k < 32; k++) out |= 1u << k;
    return out;
}

// a, b, c: words extended from N to 32 bits
wide expect(unsigned op, const Type &t, uint32_t wa, uint32_t wb, uint32_t wc)
{
    wide a = t.number(wa), b = t.number(wb), c = t.number(wc);
    unsigned by = wc & (t.bits - 1);
    uint32_t low = wa & t.mask();
    switch (op) {
    case ADD: return a + c;
    case ADD_SAT: return t.clamp(a + c);
    case HALF: return (a + c) >> 1;
    case HALF_INC: return (a + c + 1) >> 1;
    case MUL_LO: return a * b;
    case MUL_SAT: return t.clamp(a * b);
    case MUL_HI: return (a * b) >> t.bits;
    case MAD_LO: return a * b + c;
    case MAD_SAT: return t.clamp(a * b + c);
    case MAD_HI: return ((a * b) >> t.bits) + c;
    case MAD_HI_SAT: return t.clamp(((a * b) >> t.bits) + c);
    case PASS: return a;
    case ABS: return c < 0 ? -c : c;
    case SIGN: return (c > 0) - (c < 0);
    case SHL: return a * (wide{1} << by);
    case SHR: return a >> by;
    case ROTATE: return by ? (wide{low} << by | low >> (t.bits - by)) : low;
    case OR: return wa | wc;
    case AND: return wa & wc;
    case XOR: return wa ^ wc;
    case NOT: return ~wc;
    case LEADING: {
        Type plain{t.bits, false};
        uint32_t top = find(plain, wc, true);
        return top == 0xffffffff ? t.bits : t.bits - 1 - top;
    }
    case ONES: return __builtin_popcount(wc & t.mask());
    case EXTRACT: return extract(t, wa, wb, wc);
    case BIT_REV: return reverse(wa, t.bits, 1);
    case BYTE_REV: return reverse(wa, t.bits, 8);
    case FIND_LSB: return find(t, wa, false);
    default: return find(t, wa, true);
    }
}

struct Wanted {
    unsigned op;
    uint32_t word, mask;
};

struct Unit {
    Vvivante_int top;
    std::deque<Wanted> wanted;

    explicit Unit(VerilatedContext *context) : top(context) { unit::reset(top); }

    void clock()
    {
        unit::tick(top);
        checks.clocks++;
    }

    void ask(unsigned op, const Type &t, uint32_t a, uint32_t b, uint32_t c)
    {
        const uint32_t words[3] = {static_cast<uint32_t>(t.number(a)),
                                   static_cast<uint32_t>(t.number(b)),
                                   static_cast<uint32_t>(t.number(c))};
        top.valid_i = 1;
        top.op_i = op;
        top.width_i = t.bits == 8 ? 0 : t.bits == 16 ? 1 : 2;
        top.signed_i = t.is_signed;
        top.a_i = words[0];
        top.b_i = words[1];
        top.c_i = words[2];
        bool whole = op == FIND_LSB || op == FIND_MSB;
        wanted.push_back({op, static_cast<uint32_t>(expect(op, t, words[0], words[1], words[2])),
                          whole ? 0xffffffff : t.mask()});
        clock();
        if (wanted.size() < 3 + DEEP) return;
        Wanted w = wanted.front();
        wanted.pop_front();
        checks.equal(kName[w.op], top.result_o & w.mask, w.word & w.mask);
    }
};

// Each operation of each type on corners and on any numbers.
void operations()
{
    VerilatedContext context;
    Unit u{&context};
    const std::vector<uint32_t> corners = {
        0,          1,          2,          7,          31,        32,         0x7f,
        0x80,       0xff,       0x7fff,     0x8000,     0xffff,    0x7fffffff, 0x80000000,
        0x80000001, 0xfffffffe, 0xffffffff, 0x00010000, 0x55aa1234};
    for (unsigned op = 0; op < OPS; op++) {
        if (!FULL && needs_high(op)) continue;
        for (unsigned kind = 0; kind < 6; kind++) {
            const Type t{8u << kind / 2, (kind & 1) != 0};
            for (uint32_t a : corners)
                for (uint32_t b : corners)
                    for (uint32_t c : corners) u.ask(op, t, a, b, c);
            for (unsigned n = 0; n < 5000; n++)
                u.ask(op, t, rnd(0xffffffff), rnd(0xffffffff) >> rnd(32),
                      rnd(0xffffffff) >> rnd(32));
        }
    }
    u.top.final();
}

} // namespace

int main(int argc, char **argv)
{
    unit::Claims<Vvivante_int> claims;

    Verilated::commandArgs(argc, argv);
    operations();
    claims.checks = checks;
    // A high half is asked for; it is wrong only where there is none.
    claims.fires(FULL ? nullptr : "high_half_where_there_is_one", [](Vvivante_int &top) {
        unit::reset(top);
        top.valid_i = 1;
        top.op_i = MUL_HI;
        unit::tick(top);
    });
    return claims.checks.end();
}
