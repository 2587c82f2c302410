// tesla_decode: the same words in each type of program, decode errors and memory
// operands, typed by hand from sheet 2.5, 2.6, 3 and 9. Build: verilator --cc --exe --build --top
// tesla_decode, with rtl/tesla, test_tesla_decode.sv and this file. Exit 0: all passed, 1: a check
// failed.
#include <cstdint>
#include <cstdio>

#include "Vtesla_decode.h"
#include "Vtesla_decode___024root.h"
#include "../common/test_unit.h"
#include "verilated.h"

namespace {

enum Type { Compute, Vertex, Geometry, Fragment };
enum In { Shared, Attribute, Primitive, Interpolated };

constexpr unsigned kTrap = 0x100, kOpcode = 0x101, kUnaligned = 0x108, kPostInc = 0x109,
                   kLdAStO = 0x10a, kInterp = 0x10e, kEmit = 0x10f, kByte = 0x117, kSign = 0x118,
                   kSize = 0x119;

struct Error {
    const char *name;
    uint32_t w0, w1;
    unsigned pc, trap[4]; // by type
};

const Error errors[] = {
    {"mov b32 $r1 $r2", 0x10008404, 0, 4, {0, 0, 0, 0}},
    // SRC1 from s[], a[], p[]
    {"short mov, w0[24]", 0x11008404, 0, 4, {0, 0, 0, kOpcode}},
    {"short mov, w0[24:23]", 0x11808404, 0, 4, {0, 0, 0, kOpcode}},
    {"short add, w0[24:23]", 0x21828404, 0, 4, {kOpcode, kOpcode, 0, kOpcode}},
    {"short mov b16, mode 3", 0x11006404, 0, 4, {kSize, 0, 0, kOpcode}},
    {"long add, w1[21], w0[24:23]", 0x21808405, 0x04204780, 0, {0, 0, 0, kOpcode}},
    {"long add, w0[24:23] without w1[21]", 0x21808405, 0x04004780, 0, {0, 0, 0, 0}},
    {"long add b16, mode 3", 0x2000c405, 0x00204780, 0, {kSize, 0, 0, kOpcode}},
    {"mul s16, mode 1", 0x40024405, 0x00208780, 0, {kSign, 0, 0, kOpcode}},
    {"mul u16, mode 2", 0x40028405, 0x00200780, 0, {kSign, 0, 0, kOpcode}},
    {"cvt u8, mode 1", 0xa0004405, 0x04208780, 0, {kByte, 0, 0, kOpcode}},
    {"immediate mul f32, w0[24]", 0xc5000001, 0x04040003, 0, {0, 0, 0, kOpcode}},
    {"rcp, w1[21] is ignored", 0x90000405, 0x00200780, 0, {0, 0, 0, 0}},
    // post-increment of no register: with an a[] operand it belongs to c[]
    {"mov, w1[21], $a0++", 0x12000405, 0x04200780, 0, {kPostInc, 0, 0, kOpcode}},
    {"mov, w1[21], w0[24:23], $a0++", 0x13800405, 0x04200780, 0, {kPostInc, 0, kPostInc, kOpcode}},
    {"add, w1[21], c[], $a0++", 0x23000405, 0x04204780, 0, {kPostInc, kPostInc, kPostInc, kOpcode}},
    {"immediate add, w0[24], $a0++", 0x23000405, 0x00000003, 0, {kPostInc, 0, kPostInc, kOpcode}},
    {"mov to $r1, o[] out of $a0++", 0x12000405, 0x04000788, 0, {kLdAStO, 0, 0, kLdAStO}},
    // o[] destinations
    {"mov b32 o[0x4]", 0x10000405, 0x04000788, 0, {kLdAStO, 0, 0, kLdAStO}},
    {"mov b32 #", 0x100005fd, 0x04000788, 0, {0, 0, 0, 0}},
    {"presin o[0x4]", 0xb0000405, 0xc0000788, 0, {kLdAStO, 0, 0, kLdAStO}},
    {"interp long has no o[]", 0x80000405, 0x00000788, 0, {kInterp, kInterp, kInterp, 0}},
    // instructions of one type
    {"ld a[]", 0x00000401, 0x0423c780, 0, {kLdAStO, 0, 0, kLdAStO}},
    {"ld a[], $a0++", 0x02000401, 0x0423c780, 0, {kLdAStO, kPostInc, kPostInc, kLdAStO}},
    {"ld a[], $a5++", 0x06000401, 0x0423c784, 0, {kLdAStO, kPostInc, kPostInc, kLdAStO}},
    {"st o[]", 0x00000401, 0x80c04780, 0, {kLdAStO, 0, 0, kLdAStO}},
    {"st o[], $a0++", 0x02000401, 0x80c04780, 0, {kLdAStO, kPostInc, kPostInc, kLdAStO}},
    {"short interp", 0x80010404, 0, 4, {kInterp, kInterp, kInterp, 0}},
    {"short interp, w0[25:23]", 0x83810404, 0, 4, {kInterp, kInterp, kInterp, 0}},
    {"interp, w0[25:23]", 0x83810405, 0x04070780, 0, {kInterp, kInterp, kInterp, 0}},
    {"emit", 0xf0000201, 0xc0000780, 0, {kEmit, kEmit, 0, kEmit}},
    {"restart", 0xf0000401, 0xc0000780, 0, {kEmit, kEmit, 0, kEmit}},
    {"neither emit nor restart", 0xf0000601, 0xc0000780, 0, {kOpcode, kOpcode, kOpcode, kOpcode}},
    {"discard", 0x00000003, 0x00000780, 0, {kOpcode, kOpcode, kOpcode, 0}},
    {"mov from $sr3", 0x00000405, 0x6000c780, 0, {0, 0, 0, 0}},
    // instructions of compute alone
    {"ld s[]", 0x10000405, 0x4400c780, 0, {0, kOpcode, kOpcode, kOpcode}},
    {"ld s[], $a0++", 0x12000405, 0x4400c780, 0, {kPostInc, kOpcode, kOpcode, kOpcode}},
    {"ld lock", 0x10000405, 0x4480c790, 0, {0, kOpcode, kOpcode, kOpcode}},
    {"st s[]", 0x00000401, 0xe4204780, 0, {0, kOpcode, kOpcode, kOpcode}},
    {"st unlock", 0x00000401, 0xe4a04780, 0, {0, kOpcode, kOpcode, kOpcode}},
    {"ld g[]", 0xd00e0405, 0x80c00780, 0, {0, kOpcode, kOpcode, kOpcode}},
    {"st g[]", 0xd00e0405, 0xa0c00780, 0, {0, kOpcode, kOpcode, kOpcode}},
    {"red add", 0xd00e0405, 0xc0c00780, 0, {0, kOpcode, kOpcode, kOpcode}},
    {"atom exch", 0xd7050405, 0xe0c00784, 0, {0, kOpcode, kOpcode, kOpcode}},
    {"bar", 0x861ffe03, 0x00000000, 0, {0, kOpcode, kOpcode, kOpcode}},
    {"ld l[]", 0xd0000405, 0x40c00780, 0, {0, 0, 0, 0}},
    {"st l[]", 0xd0000405, 0x60c00780, 0, {0, 0, 0, 0}},
    {"ld c[]", 0x10000405, 0x2400c780, 0, {0, 0, 0, 0}},
    {"vote any", 0x10000201, 0x60000780, 0, {0, 0, 0, 0}},
    {"quadop", 0xc0140211, 0x89804780, 0, {0, 0, 0, 0}},
    {"texauto", 0xf0000401, 0x00000784, 0, {0, 0, 0, 0}},
    // two errors: the lowest bit number
    {"trap at 4", 0x90000003, 0x00000000, 4, {kTrap, kTrap, kTrap, kTrap}},
    {"ld a[] at 4", 0x00000401, 0x0423c780, 4, {kUnaligned, kUnaligned, kUnaligned, kUnaligned}},
    {"ld a[], $a0++ at 4",
     0x02000401,
     0x0423c780,
     4,
     {kUnaligned, kUnaligned, kUnaligned, kUnaligned}},
    {"bar at 4", 0x861ffe03, 0x00000000, 4, {kUnaligned, kOpcode, kOpcode, kOpcode}},
    {"discard at 4", 0x00000003, 0x00000780, 4, {kOpcode, kOpcode, kOpcode, kUnaligned}},
    {"emit at 4", 0xf0000201, 0xc0000780, 4, {kUnaligned, kUnaligned, kUnaligned, kUnaligned}},
    {"o[0x4] from c[], $a0++", 0x22800405, 0x04000788, 0, {kLdAStO, 0, 0, kLdAStO}},
    {"o[0x4] from SRC3 in c[], $a0++",
     0x23000405,
     0x04000788,
     0,
     {kPostInc, kPostInc, kPostInc, kPostInc}},
    {"pair of an odd register to l[]",
     0xd0000405,
     0x60800780,
     0,
     {kOpcode, kOpcode, kOpcode, kOpcode}},
};

struct Operand {
    const char *name;
    uint32_t w0, w1;
    Type type;
    unsigned use, in, direct, row, areg, off, inc, c_use, c_direct;
};

const Operand operands[] = {
    // name, words, type, use; then in: direct, row, $a, off, inc; then c[]: direct
    {"add a[0x4] c0[$a1+0x40]", 0xb5000201, 0x00240780, Vertex, 1, Shared, 1, 1, 1, 0x40, 0, 1, 0},
    {"add a[0x4] c0[$a1+0x40]", 0xb5000201, 0x00240780, Geometry, 1, Shared, 1, 1, 1, 0x40, 0, 1,
     0},
    {"add u8 s[$a1+0x1] c0[0x40]", 0xb5000201, 0x00240780, Compute, 1, Shared, 0, 0, 1, 0x1, 0, 1,
     1},
    {"add a[0x1fc] c0[$a1++-0x4]", 0xb700fe01, 0x003fc780, Vertex, 1, Shared, 1, 0x7f, 1, 0xfffc, 1,
     1, 0},
    {"mov a[0x1fc]", 0x1200fe05, 0x04200784, Vertex, 1, Shared, 1, 0x7f, 0, 0, 0, 0, 0},
    {"mov p[$a5 + 0xfe0]", 0x1580fe05, 0x04200784, Geometry, 1, Primitive, 0, 0, 5, 0xfe0, 0, 0, 0},
    {"mov p[$a1++ - 0x20]", 0x1780fe05, 0x04200780, Geometry, 1, Primitive, 0, 0, 1, 0xffe0, 1, 0,
     0},
    {"short mov p[$a1++ - 0x400]", 0x1780c004, 0, Geometry, 1, Primitive, 0, 0, 1, 0xfc00, 1, 0, 0},
    {"short mov a[0x80]", 0x1700c004, 0, Geometry, 1, Shared, 1, 0x20, 0, 0, 0, 0, 0},
    {"mul p[$a1] 3.0", 0xc5000001, 0x04040003, Geometry, 1, Primitive, 0, 0, 1, 0, 0, 0, 0},
    {"mul a[0x0] 3.0", 0xc5000001, 0x04040003, Vertex, 1, Shared, 1, 0, 0, 0, 0, 0, 0},
    {"ld a[$a1+0x1e0]", 0x047ff001, 0x0423c780, Vertex, 1, Attribute, 0, 0, 1, 0x1e0, 0, 0, 0},
    {"ld a[$a1++-0x20]", 0x067ff001, 0x0423c780, Geometry, 1, Attribute, 0, 0, 1, 0xffe0, 1, 0, 0},
    {"interp v[$a2+0x14]", 0x88050605, 0x04030780, Fragment, 1, Interpolated, 0, 0, 2, 0x14, 0, 0,
     0},
    {"interp v[$a3+0x3fc]", 0x8eff0604, 0, Fragment, 1, Interpolated, 0, 0, 3, 0x3fc, 0, 0, 0},
    {"mov c0[$a1+0x8]", 0x14001005, 0x2400c780, Fragment, 0, Shared, 0, 0, 1, 0x20, 0, 1, 0},
};

// Source and destination of a conversion: sheet 3.9. Without FP64 w1[22] is ignored.
struct Conversion {
    const char *name;
    uint32_t w0, w1;
    unsigned features, source_half, source, half, high, index;
};

const Conversion conversions[] = {
    {"cvt f16 $r3h u32 $r4", 0xa000081d, 0x40004780, 0xf, 0, 4, 1, 1, 3},
    {"cvt fp64 f16 $r7 u32 $r4", 0xa000081d, 0x40400780, 0xf, 0, 4, 0, 0, 7},
    {"the same without FP64", 0xa000081d, 0x40400780, 0xb, 1, 2, 1, 1, 3},
    {"cvt fp64 u16 $r7 f32 $r4", 0xa000081d, 0x80400780, 0xf, 0, 4, 0, 0, 7},
    {"cvt fp64 f16 $r7 f32 $r4", 0xa000081d, 0xc0400780, 0xf, 0, 4, 0, 0, 7},
    {"cvt u16 $r3h u16 $r2l, w1[22]", 0xa000081d, 0x00400780, 0xf, 1, 2, 1, 1, 3},
    {"cvt f32 $r7 f16 $r2l", 0xa000081d, 0xc4000780, 0xf, 1, 2, 0, 0, 7},
};

struct Interp {
    const char *name;
    uint32_t w0, w1;
    unsigned sample, used, index;
};

const Interp interps[] = {
    {"lin", 0x80010604, 0, 0, 0, 3},
    {"mul", 0x82010604, 0, 0, 1, 3},
    {"cent", 0x81010604, 0, 1, 0, 3},
    {"flat", 0x80010704, 0, 2, 0, 3},
    {"cent flat", 0x81010704, 0, 2, 0, 3},
    {"long lin", 0x83018605, 0x00000780, 0, 0, 0x43},
    {"long cent", 0x80018605, 0x00010780, 1, 0, 0x43},
    {"long mul", 0x80018705, 0x00020780, 0, 1, 0x43},
    {"long cent mul", 0x80018605, 0x00030780, 1, 1, 0x43},
    {"long flat", 0x80018605, 0x00040780, 2, 0, 0x43},
    {"long all", 0x80018605, 0x00070780, 2, 1, 0x43},
};

struct Bench : unit::Checks {
    VerilatedContext context;
    Vtesla_decode top{&context};

    void equal(const char *name, unsigned type, const char *what, unsigned got, unsigned want)
    {
        if (got == want) {
            passed++;
            return;
        }
        static const char *const types[] = {"compute", "vertex", "geometry", "fragment"};
        if (failed++ < 20)
            printf("%s in %s: %s is 0x%x, expected 0x%x\n", name, types[type], what, got, want);
    }

    void decode(uint32_t w0, uint32_t w1, unsigned pc, unsigned type, unsigned features,
                unsigned nwords)
    {
        top.words_i = static_cast<uint64_t>(w1) << 32 | w0;
        top.nwords_i = nwords;
        top.pc_i = 0x1000 + pc;
        top.type_i = type;
        top.features_i = features;
        top.eval();
    }
    const Vtesla_decode___024root &in() const { return *top.rootp; }
};

#define PROBE(field) bench.in().tesla_decode__DOT__u_probe__DOT__##field

void run(Bench &bench)
{
    for (const Error &e : errors)
        for (unsigned type = 0; type < 4; type++) {
            bench.decode(e.w0, e.w1, e.pc, type, 0xf, 2);
            bench.equal(e.name, type, "trap", PROBE(trap), e.trap[type]);
            if (e.w0 & 1) {
                bench.decode(e.w0, e.w1, e.pc, type, 0xf, 1);
                bench.equal(e.name, type, "trap without its second word", PROBE(trap), kOpcode);
            }
        }
    for (const Operand &o : operands) {
        bench.decode(o.w0, o.w1, 0, o.type, 0xf, 2);
        bench.equal(o.name, o.type, "trap", PROBE(trap), 0);
        bench.equal(o.name, o.type, "access to s[]", PROBE(s_use), o.use);
        bench.equal(o.name, o.type, "its space", PROBE(s_in), o.in);
        bench.equal(o.name, o.type, "direct", PROBE(s_direct), o.direct);
        if (o.direct) bench.equal(o.name, o.type, "row", PROBE(s_row), o.row);
        if (o.use && o.type != Compute) bench.equal(o.name, o.type, "mode", PROBE(s_mode), 3);
        bench.equal(o.name, o.type, "$a", PROBE(areg), o.areg);
        if (o.areg) bench.equal(o.name, o.type, "offset", PROBE(off), o.off);
        bench.equal(o.name, o.type, "post-increment", PROBE(inc), o.inc);
        bench.equal(o.name, o.type, "access to c[]", PROBE(c_use), o.c_use);
        if (o.c_use) bench.equal(o.name, o.type, "c[] direct", PROBE(c_direct), o.c_direct);
    }
    for (const Interp &i : interps) {
        bench.decode(i.w0, i.w1, 0, Fragment, 0xf, 2);
        bench.equal(i.name, Fragment, "trap", PROBE(trap), 0);
        bench.equal(i.name, Fragment, "sample", PROBE(sample), i.sample);
        bench.equal(i.name, Fragment, "factor", PROBE(b_used), i.used);
        if (i.used)
            bench.equal(i.name, Fragment, "register of the factor", PROBE(b_index), i.index);
    }
    for (unsigned lanes = 0; lanes < 16; lanes++) {
        bench.decode(0x00000405, 0x04200780 | lanes << 14, 0, Vertex, 0xf, 2);
        bench.equal("ld a[]", Vertex, "lane mask", PROBE(lanemask), lanes);
    }
    for (const Conversion &c : conversions) {
        bench.decode(c.w0, c.w1, 0, Compute, c.features, 2);
        bench.equal(c.name, Compute, "trap", PROBE(trap), 0);
        bench.equal(c.name, Compute, "half of a source", PROBE(a_half), c.source_half);
        bench.equal(c.name, Compute, "source", PROBE(a_index), c.source);
        bench.equal(c.name, Compute, "half of a register", PROBE(d_half), c.half);
        bench.equal(c.name, Compute, "upper half", PROBE(d_high), c.high);
        bench.equal(c.name, Compute, "destination", PROBE(d_index), c.index);
    }
    // a feature that a chip lacks is no instruction in any type
    for (unsigned type = 0; type < 4; type++) {
        bench.decode(0x10000201, 0x60000780, 0, type, 0xd, 2);
        bench.equal("vote without SM12", type, "trap", PROBE(trap), kOpcode);
    }
}

} // namespace

int main(int argc, char **argv)
{
    Bench bench;
    bench.context.commandArgs(argc, argv);
    run(bench);
    return bench.end();
}
