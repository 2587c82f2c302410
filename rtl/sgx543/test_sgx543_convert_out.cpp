// sgx543_convert_out against docs/isa/sgx543.md, 1.2, 4.3 and 4.4: all floats whose low bits decide
// how F16, C10 and integers are rounded, by the host's double. Exit 0: all passed, 1: a check
// failed.
#include <algorithm>
#include <cfenv>

#include "../common/test_unit.h"
#include "Vsgx543_convert_out.h"
#include "test_sgx543_reference.h"
#include "verilated.h"

namespace {

enum Fmt { U8, S8, O8, U16, S16, F16, F32, C10 };
const char *const kNames[] = {"u8", "s8", "o8", "u16", "s16", "f16", "f32", "c10"};
unit::Checks checks;

struct Range {
    double low, high;
};
const Range kRanges[] = {{0, 255},        {-128, 127}, {-128, 127}, {0, 65535},
                         {-32768, 32767}, {},          {},          {-512, 511}};

uint32_t to_f16(uint32_t x)
{
    if (sgx543::is_nan(x)) return 0x7e00;
    const double d = std::fabs(sgx543::to_double(x));
    const uint32_t sign = x >> 31 << 15;
    if (d >= 65520) return sign | 0x7c00;
    if (d < 0x1p-14) return sign | static_cast<uint32_t>(std::nearbyint(d * 0x1p24));
    int e;
    const double m = std::nearbyint(std::frexp(d, &e) * 2048); // 1024 to 2048
    return sign | (static_cast<uint32_t>(e + 13) << 10) + static_cast<uint32_t>(m);
}

uint32_t expected(Fmt fmt, uint32_t x, bool nearest)
{
    if (fmt == F32) return x;
    if (fmt == F16) return to_f16(x);
    if (sgx543::is_nan(x)) return fmt == O8 ? 128 : 0;
    double d = sgx543::to_double(x) * (fmt == C10 ? 256 : 1);
    d = std::clamp(d, -1e9, 1e9);
    d = nearest || fmt == C10 ? std::nearbyint(d) : std::trunc(d);
    const int32_t v = static_cast<int32_t>(std::clamp(d, kRanges[fmt].low, kRanges[fmt].high));
    return fmt == O8 ? v + 128 : fmt == C10 ? v & 1023 : v;
}

struct Unit {
    Vsgx543_convert_out top;

    explicit Unit(VerilatedContext *context) : top(context) {}

    void float_lane(Fmt fmt, uint32_t x, bool nearest)
    {
        top.fmt_i = fmt;
        top.integer_i = 0;
        top.raw_i = 0;
        top.nearest_i = nearest;
        top.bounded_i = 0;
        for (unsigned k = 0; k < 4; k++) top.lanes_i[k] = x;
        top.eval();
        for (unsigned k = 0; k < 4; k++)
            checks.equal(kNames[fmt], top.lanes_o[k], expected(fmt, x, nearest));
    }
};

void integers(Unit &u)
{
    u.top.integer_i = 1;
    for (unsigned fmt = U8; fmt <= S16; fmt++) {
        for (int v = -32768; v < 65536; v++) {
            u.top.fmt_i = fmt;
            for (unsigned k = 0; k < 4; k++) u.top.lanes_i[k] = v;
            u.top.eval();
            const uint32_t want = fmt == U8    ? v & 255
                                  : fmt == O8  ? (v + 128) & 255
                                  : fmt == S8  ? static_cast<int8_t>(v)
                                  : fmt == U16 ? v & 0xffff
                                               : static_cast<int16_t>(v);
            checks.equal(kNames[fmt], u.top.lanes_o[v & 3], want);
        }
    }
    u.top.integer_i = 0;
}

// Lanes that are final stay; nothing below -1.0 where that is asked for.
void passed_by(Unit &u)
{
    u.top.fmt_i = F16;
    u.top.raw_i = 5;
    const uint32_t lanes[4] = {0x7d01, 0x3f800000, 0x8001, 0xbf800000},
                   want[4] = {0x7d01, 0x3c00, 0x8001, 0xbc00};
    for (unsigned k = 0; k < 4; k++) u.top.lanes_i[k] = lanes[k];
    u.top.eval();
    for (unsigned k = 0; k < 4; k++)
        checks.equal("lanes that are final", u.top.lanes_o[k], want[k]);
    u.top.raw_i = 0;
    u.top.fmt_i = F32;
    u.top.bounded_i = 1;
    const uint32_t below[4] = {0xbf810204, 0xbf800000, 0xbf7fffff, 0x40000000},
                   bounded[4] = {0xbf800000, 0xbf800000, 0xbf7fffff, 0x40000000};
    for (unsigned k = 0; k < 4; k++) u.top.lanes_i[k] = below[k];
    u.top.eval();
    for (unsigned k = 0; k < 4; k++) checks.equal("not below -1.0", u.top.lanes_o[k], bounded[k]);
}

} // namespace

int main(int argc, char **argv)
{
    VerilatedContext context;
    context.commandArgs(argc, argv);
    std::fesetround(FE_TONEAREST);
    Unit u{&context};
    unit::Random random{0x4321};
    for (unsigned fmt = U8; fmt <= C10; fmt++) {
        for (unsigned nearest = 0; nearest < 2; nearest++) {
            // each exponent; ties and their neighbours at each place of the significand
            for (uint32_t e = 0; e < 512; e++) {
                for (unsigned place = 0; place < 23; place++) {
                    const uint32_t above = (random(0x10000) << 16 | random(0x10000)) &
                                           (0x7fffff ^ ((2u << place) - 1)),
                                   base = e << 23 | above | 1u << place;
                    u.float_lane(static_cast<Fmt>(fmt), base - 1, nearest);
                    u.float_lane(static_cast<Fmt>(fmt), base, nearest);
                    u.float_lane(static_cast<Fmt>(fmt), base + 1, nearest);
                }
                u.float_lane(static_cast<Fmt>(fmt), e << 23, nearest);
            }
        }
    }
    integers(u);
    passed_by(u);
    u.top.final();
    return checks.end();
}
