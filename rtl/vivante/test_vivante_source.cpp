// vivante_source against docs/isa/vivante.md, 2.3 and 2.5: which register an operand is, over all
// numbers and offsets at the edges of the banks, where one that does not exist reads 0; and
// temporaries that are written in the clock of their read or in the next one.
// Exit 0: all passed, 1: a check failed.
#include <cstdint>
#include <cstring>
#include <vector>

#include "../common/test_unit.h"
#include "Vvivante_source.h"
#include "verilated.h"

namespace {

constexpr unsigned kGroups = 2, kTemps = 64, kUniforms = NUM_UNIFORMS;

unit::Random rnd{0x5eed0060};
unit::Checks checks;

struct Value {
    uint32_t word[4];
};

struct Write {
    bool valid;
    unsigned group, row, be;
    Value data;
};

struct Asked {
    bool valid, uniform, high;
    unsigned group, index;
    uint32_t offset;
    uint64_t written;
    Value before; // the temporary as it was in O
    Write beside; // the write in O
};

uint32_t uniform_of(unsigned number)
{
    return 0x10000u * (number + 1) + 0x5a5a;
}

// Sheet 2.3: a sum of 32 bits, which wraps; 128 for group 3 after that; then the range, unsigned.
uint32_t number_of(const Asked &q)
{
    return q.index + q.offset + (q.uniform && q.high ? 128 : 0);
}

void merge(Value &value, const Write &w, const Asked &q)
{
    if (!w.valid || w.group != q.group || w.row != number_of(q)) return;
    auto *to = reinterpret_cast<uint8_t *>(value.word);
    auto *from = reinterpret_cast<const uint8_t *>(w.data.word);
    for (unsigned k = 0; k < 16; k++)
        if (w.be >> k & 1) to[k] = from[k];
}

Value expect(const Asked &q, const Write &next)
{
    uint32_t number = number_of(q);
    Value value = {};
    if (q.uniform) {
        for (uint32_t &word : value.word) word = number < kUniforms ? uniform_of(number) : 0;
        return value;
    }
    if (number >= kTemps) return value;
    if (q.written >> number & 1) value = q.before;
    merge(value, q.beside, q);
    merge(value, next, q);
    return value;
}

// Numbers of registers at the edges of banks and of the register file, and offsets that lead there,
// or anywhere.
Asked draw()
{
    static const uint32_t ends[] = {0,
                                    1,
                                    63,
                                    64,
                                    127,
                                    128,
                                    255,
                                    256,
                                    383,
                                    511,
                                    kUniforms - 1,
                                    kUniforms,
                                    kUniforms + 1,
                                    0x7fffffff,
                                    0x80000000,
                                    0xffffffff};
    constexpr unsigned n = sizeof ends / sizeof ends[0];
    Asked q = {};
    q.valid = rnd(8) != 0;
    q.uniform = rnd(2);
    q.high = q.uniform && rnd(2);
    q.group = rnd(kGroups);
    q.index = rnd(3) ? rnd(q.uniform ? 512 : kTemps) : ends[rnd(10)] & (q.uniform ? 511 : 127);
    switch (rnd(4)) {
    case 0: q.offset = 0; break;
    case 1: q.offset = ends[rnd(n)] - q.index; break; // to an end
    case 2: q.offset = ends[rnd(n)] + rnd(3) - 1; break;
    default: q.offset = rnd(700) - q.index; break;
    }
    q.written = rnd(4) ? ~0ull : uint64_t{rnd(0xffffffff)} << 32 | rnd(0xffffffff);
    return q;
}

Write draw_write(const Asked &q)
{
    Write w = {rnd(3) != 0, rnd(kGroups), rnd(kTemps), rnd(65536), {}};
    if (rnd(2) && number_of(q) < kTemps) w.group = q.group, w.row = number_of(q);
    for (uint32_t &word : w.data.word) word = rnd(0xffffffff);
    return w;
}

struct Bench {
    VerilatedContext context;
    Vvivante_source top{&context};
    Value temps[kGroups][kTemps] = {};

    void drive(const Asked &q, const Write &w)
    {
        top.valid_i = q.valid;
        top.group_i = q.group;
        top.uniform_i = q.uniform;
        top.index_i = q.index;
        top.high_i = q.high;
        top.offset_i = q.offset;
        top.written_i = q.written;
        top.w_valid_i = w.valid;
        top.w_group_i = w.group;
        top.w_row_i = w.row;
        top.w_be_i = w.be;
        for (unsigned k = 0; k < 4; k++) top.w_data_i[k] = w.data.word[k];
        top.clk_i = 0;
        top.eval();
    }

    void edge()
    {
        top.clk_i = 1;
        top.eval();
        checks.clocks++;
    }

    // Every temporary and every uniform holds something of its own.
    void fill()
    {
        for (unsigned n = 0; n < kGroups * kTemps; n++) {
            Write w = {true, n / kTemps, n % kTemps, 0xffff, {}};
            for (uint32_t &word : w.data.word) word = rnd(0xffffffff);
            temps[w.group][w.row] = w.data;
            drive({}, w);
            edge();
        }
        for (unsigned n = 0; n < kUniforms; n++) {
            top.uniform_we_i = 1;
            top.uniform_addr_i = n;
            top.uniform_data_i = uniform_of(n);
            drive({}, {});
            edge();
        }
        top.uniform_we_i = 0;
    }

    void compare(const Asked &q, const Value &want)
    {
        if (!q.valid) return;
        for (unsigned k = 0; k < 4; k++)
            checks.equal(q.uniform ? "a uniform" : "a temporary", top.operand_o[k], want.word[k]);
    }

    void run(unsigned clocks)
    {
        Asked last = {}, before = {};
        Value want = {};
        unsigned absent = 0, passed = 0;
        for (unsigned n = 0; n < clocks; n++) {
            Asked q = draw();
            Write w = draw_write(rnd(2) ? q : last);
            if (number_of(q) < kTemps) q.before = temps[q.group][number_of(q)];
            q.beside = w;
            drive(q, w);
            if (DEEP) compare(before, want);
            want = expect(last, w);
            if (!DEEP) compare(last, want);
            absent += last.valid && last.uniform && number_of(last) >= kUniforms;
            passed += last.valid && !last.uniform && w.valid && w.group == last.group &&
                      w.row == number_of(last);
            Asked row = {};
            row.group = w.group;
            row.index = w.row;
            merge(temps[w.group][w.row], w, row);
            edge();
            before = last;
            last = q;
        }
        checks.check(absent > clocks / 50, "uniforms that do not exist", absent, clocks / 50);
        checks.check(passed > clocks / 50, "temporaries that are just written", passed,
                     clocks / 50);
    }
};

} // namespace

int main(int argc, char **argv)
{
    Bench bench;
    bench.context.commandArgs(argc, argv);
    unit::reset(bench.top);
    bench.fill();
    bench.run(200000);
    bench.top.final();
    return checks.end();
}
