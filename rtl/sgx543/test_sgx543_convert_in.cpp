// sgx543_convert_in against docs/isa/sgx543.md, 4.4: every integer of each format, and floats
// around the bounds; with the product by the factor, every integer comes through and back. Exit 0:
// all passed, 1: a check failed.
#include "../common/test_unit.h"
#include "Vsgx543_convert_in.h"
#include "test_sgx543_reference.h"
#include "verilated.h"

namespace {

enum Fmt { U8, S8, O8, U16, S16, F16, F32, C10 };
unit::Checks checks;

struct Unit {
    Vsgx543_convert_in top;

    explicit Unit(VerilatedContext *context) : top(context) {}

    uint32_t lane(unsigned from, unsigned to, bool scale, uint32_t word, unsigned k)
    {
        top.from_i = from;
        top.to_i = to;
        top.scale_i = scale;
        for (unsigned n = 0; n < 4; n++) top.lanes_i[n] = n == k ? word : ~word;
        top.eval();
        return top.lanes_o[k];
    }
};

constexpr int kMost[] = {255, 127, 127, 65535, 32767};

void integers(Unit &u)
{
    for (unsigned from = U8; from <= S16; from++) {
        const bool is_signed = from == S8 || from == S16;
        const int n = kMost[from], first = is_signed ? -n - 1 : 0, last = from == O8 ? 255 : n;
        for (int v = first; v <= last; v++) {
            const int value = from == O8 ? v - 128 : v;
            const uint32_t as_float = sgx543::from_double(value);
            checks.equal("integer to float", u.lane(from, F16, false, v, v & 3), as_float);
            checks.equal("not multiplied", u.top.multiply_o, 0);
            checks.equal("integer to integer", u.lane(from, U8, true, v, v & 3),
                         static_cast<uint32_t>(value));
            checks.equal("not multiplied", u.top.multiply_o, 0);
            checks.equal("integer to scaled float", u.lane(from, F32, true, v, v & 3), as_float);
            checks.equal("multiplied", u.top.multiply_o, 1);
            checks.equal("factor", u.top.factor_o,
                         sgx543::from_double(static_cast<double>(static_cast<float>(1.0 / n))));
            // and back: N times that rounds to the integer that it was
            const uint32_t scaled = sgx543::mul(as_float, u.top.factor_o);
            if (value < -n) continue;
            checks.equal("within bounds", u.lane(F32, from, true, scaled, v & 3), scaled);
            checks.equal("factor back", u.top.factor_o, sgx543::from_double(n));
            checks.equal("there and back",
                         std::nearbyint(sgx543::to_double(sgx543::mul(scaled, u.top.factor_o))),
                         value);
        }
    }
}

void floats(Unit &u)
{
    const struct {
        uint32_t in, is_signed, is_unsigned;
    } rows[] = {
        {0x7fc00001, 0, 0},
        {0xff800001, 0, 0},
        {0x7f800000, 0x3f800000, 0x3f800000},
        {0xff800000, 0xbf800000, 0},
        {0x3f800001, 0x3f800000, 0x3f800000},
        {0xbf800001, 0xbf800000, 0},
        {0x3f7fffff, 0x3f7fffff, 0x3f7fffff},
        {0xbf7fffff, 0xbf7fffff, 0},
        {0x3e000000, 0x3e000000, 0x3e000000},
    };
    for (const auto &row : rows) {
        for (unsigned to = U8; to <= S16; to++) {
            checks.equal("clamped", u.lane(F32, to, true, row.in, 1),
                         to == U8 || to == U16 ? row.is_unsigned : row.is_signed);
            checks.equal("plain", u.lane(F16, to, false, row.in, 2), row.in);
        }
        checks.equal("float to float", u.lane(F32, C10, true, row.in, 3), row.in);
        checks.equal("not multiplied", u.top.multiply_o, 0);
    }
}

} // namespace

int main(int argc, char **argv)
{
    VerilatedContext context;
    context.commandArgs(argc, argv);
    Unit u{&context};
    integers(u);
    floats(u);
    u.top.final();
    return checks.end();
}
