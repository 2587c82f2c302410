// vivante_select against docs/isa/vivante.md, 2.4, 3.2 and 4.9, worked out here with the host's
// numbers: corners and random ones, in every condition of every type, through SELECT, SET, CMP and
// control flow; byte and halfword swizzles; the odd ones. Exit 0: all passed, 1: a check failed.
#include <cstdint>
#include <cstring>
#include <string>

#include "../common/test_unit.h"
#include "Vvivante_select.h"
#include "verilated.h"

namespace {

using Top = Vvivante_select;

enum Sel { A, C, SELECT, SET, CMP, SIGN, CLAMP, LITP, DST, A0, ZERO };
enum Type { F32, S32, S8, U16, F16, S16, U32, U8, TYPES };
enum Cond { TRUE, GT, LT, GE, LE, EQ, NE, AND, OR, XOR, NOT, NZ, GEZ, GZ, LEZ, LZ, SELMSB = 22 };
constexpr uint32_t kOne = 0x3f800000;

struct Vector {
    uint32_t k[4];
};

float number(uint32_t x) // denormals are zeros
{
    if (!(x & 0x7f800000)) x &= 0x80000000;
    float f;
    memcpy(&f, &x, 4);
    return f;
}

bool is_float(Type type)
{
    return type == F32 || type == F16;
}
bool is_signed(Type type)
{
    return type == S32 || type == S8 || type == S16;
}

template <typename Number> bool relation(unsigned cond, Number a, Number b)
{
    switch (cond) {
    case GT: return a > b;
    case LT: return a < b;
    case GE: return a >= b;
    case LE: return a <= b;
    case EQ: return a == b;
    case NE: return !(a == b);
    case NOT: return a == 0;
    case NZ: return !(a == 0);
    case GEZ: return a >= 0;
    case GZ: return a > 0;
    case LEZ: return a <= 0;
    default: return a < 0;
    }
}

// C(cond, a, b) of sheet 2.4
bool holds(unsigned cond, Type type, uint32_t a, uint32_t b)
{
    switch (cond) {
    case TRUE: return true;
    case AND: return a & b;
    case OR: return a | b;
    case XOR: return a ^ b;
    case SELMSB: return a >> (type == U16 ? 15 : type == U8 ? 7 : 31) & 1;
    default: break;
    }
    if (cond > LZ) return false; // reserved
    if (is_float(type)) return relation(cond, number(a), number(b));
    if (is_signed(type)) return relation(cond, static_cast<int32_t>(a), static_cast<int32_t>(b));
    return relation<int64_t>(cond, a, b);
}

bool is_binary(unsigned cond)
{
    return cond >= GT && cond <= XOR;
}

// A component of a result.
uint32_t component(Sel sel, unsigned cond, Type type, unsigned k, const Vector &a, const Vector &b,
                   const Vector &c, const Vector &a0, bool litp_all)
{
    uint32_t x = a.k[k], y = b.k[k], z = c.k[k];
    switch (sel) {
    case C: return z;
    case A0: return a0.k[k];
    case ZERO: return 0;
    case SELECT: // 3.3, note 1
        if (is_binary(cond)) return holds(cond, type, y, x) ? z : y;
        return holds(cond, type, x, y) ? y : z;
    case SET: return holds(cond, type, x, y) ? (is_float(type) ? kOne : 1) : 0;
    case CMP: return holds(cond, type, x, y) ? z : 0;
    case SIGN: return number(z) < 0 ? 0xbf800000 : kOne; // note 2
    case CLAMP: {                                        // 4.4
        uint32_t most = y & (y & 0x7f800000 ? 0xffffffff : 0x80000000);
        uint32_t m = number(x) > 0 ? x : 0;
        return number(most) < number(m) ? most : m;
    }
    case DST: return k == 0 ? kOne : k == 3 ? y : x;
    case LITP: { // z: whether the exponential counts
        bool lit = number(b.k[2]) > 0;
        if (k == 0 || k == 3) return kOne;
        if (k == 1) return lit && (litp_all || number(a.k[1]) > 0) ? b.k[1] : 0;
        return lit && (litp_all || number(a.k[2]) > 0);
    }
    default: return x;
    }
}

void put(WData *pins, const Vector &v)
{
    memcpy(pins, v.k, sizeof v.k);
}

struct Bench {
    VerilatedContext context;
    Top top{&context};
    unit::Checks checks;
    unit::Random rnd{0x5eed0060};
    Vector a, b, c, a0;

    uint32_t value()
    {
        static const uint32_t corner[] = {
            0,          0x80000000, 1,          0x80000001, 0x007fffff, 0x807fffff,
            0x00800000, 0x80800000, kOne,       0xbf800000, 0x7f7fffff, 0xff7fffff,
            0x7f800000, 0xff800000, 0x7fc00000, 0x7f800001, 0xffc00000, 0xffffffff,
            0x7fffffff, 0x000000ff, 0x0000ffff, 0x00008000, 0x00000080};
        uint32_t any = rnd(0xffffffff);
        return rnd(3) ? corner[rnd(sizeof corner / sizeof corner[0])] : any;
    }

    void draw()
    {
        for (Vector *v : {&a, &b, &c, &a0})
            for (uint32_t &x : v->k) x = value();
        if (rnd(4) == 0) b.k[rnd(4)] = a.k[rnd(4)];
        if (rnd(4) == 0) b = a;
    }

    void drive(unsigned sel, unsigned cond, Type type)
    {
        top.sel_i = sel;
        top.cond_i = cond;
        top.dtype_i = type;
        top.is_float_i = is_float(type);
        top.is_signed_i = is_signed(type);
        put(top.a_i, a);
        put(top.b_i, b);
        put(top.c_i, c);
        put(top.a0_i, a0);
        top.eval();
        checks.clocks++;
    }

    void check(Sel sel, unsigned cond, Type type, bool litp_all)
    {
        const std::string name = "selection " + std::to_string(sel) + ", condition " +
                                 std::to_string(cond) + ", type " + std::to_string(type);
        bool all = true, any = false, kills = sel == A || sel == C;

        checks.scene = name.c_str();
        top.swizzles_i = 0;
        top.kills_i = kills;
        top.litp_all_i = litp_all;
        drive(sel, cond, type);
        for (unsigned k = 0; k < 4; k++) {
            bool one = holds(cond, type, a.k[k], b.k[k]);
            all = all && one;
            any = any || one;
            checks.equal("a component", top.result_o[k],
                         component(sel, cond, type, k, a, b, c, a0, litp_all));
        }
        if (kills || sel == SET || sel == CMP) { // SELECT and CLAMP0_MAX compare other operands
            checks.equal("all components hold", top.all_o, all);
            checks.equal("one component holds", top.any_o, any);
        }
        checks.equal("the bytes that are written", top.be_o, 0xffff);
        checks.scene = nullptr;
    }

    // Sheet 4.9
    void swizzle(Type type)
    {
        bool halves = type == S16 || type == U16 || type == F16;
        uint8_t byte[16], want[16];
        uint64_t places = b.k[0] | static_cast<uint64_t>(b.k[1]) << 32;

        checks.scene = halves ? "halfword swizzle" : "byte swizzle";
        top.swizzles_i = 1;
        top.kills_i = 0;
        drive(C, TRUE, type);
        memcpy(byte, a.k, sizeof byte);
        for (unsigned j = 0; j < 16; j++)
            want[j] =
                halves ? byte[2 * (places >> 4 * (j / 2) & 7) + j % 2] : byte[places >> 4 * j & 15];
        for (unsigned k = 0; k < 4; k++) {
            uint32_t word;
            memcpy(&word, want + 4 * k, 4);
            checks.equal("a component", top.result_o[k], word);
        }
        checks.equal("the bytes that are written", top.be_o, c.k[0] & 0xffff);
        checks.scene = nullptr;
    }
};

} // namespace

int main(int argc, char **argv)
{
    Bench bench;

    Verilated::commandArgs(argc, argv);
    for (unsigned n = 0; n < 200; n++)
        for (unsigned sel = A; sel <= ZERO; sel++)
            for (unsigned cond = 0; cond < 32; cond++) {
                bench.draw();
                bench.check(static_cast<Sel>(sel), cond, static_cast<Type>(bench.rnd(TYPES)),
                            bench.rnd(2));
            }
    for (unsigned n = 0; n < 20000; n++) {
        bench.draw();
        for (uint32_t &x : bench.a.k) x = bench.rnd(0xffffffff);
        for (uint32_t &x : bench.b.k) x = bench.rnd(0xffffffff);
        bench.c.k[0] = bench.rnd(0xffffffff);
        bench.swizzle(static_cast<Type>(bench.rnd(TYPES)));
    }
    bench.top.final();
    return bench.checks.end();
}
