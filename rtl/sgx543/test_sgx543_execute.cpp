// The decoder and the data path against docs/isa/sgx543.md: instructions of the sheet's section 6
// run on registers of the bench, which follows the decoded operands; results are worked out by
// hand. No repeats: nothing steps. All words of section 6 are legal or not as it says. Before that,
// a claim of the data path. Exit 0: all passed, 1: a check failed.
#include <cstdint>
#include <cstring>
#include <vector>

#include "../common/test_claims.h"
#include "Vsgx543_execute.h"
#include "verilated.h"

#ifndef READERS
#define READERS 4
#endif

namespace {

unit::Checks checks;

const uint64_t kLegal[] = {
    0x00800886f09417df, 0x008020a620841f01, 0x04809284f0000083, 0x04809286a0001080,
    0x048092a6f0001208, 0x04a09286c0000040, 0x08800090af001391, 0x0883118190568001,
    0x088408d2a3a49410, 0x0884b981c070973c, 0x08a408843f045f0f, 0x08a40f840f44017c,
    0x08a40f840f4405fc, 0x08a40f840f44067c, 0x08a41884bf04509e, 0x08a418a6a3c41618,
    0x08a500841f046f00, 0x10a4340ae0118143, 0x10a44786a0840080, 0x188188801f11a23d,
    0x188188821011a23d, 0x18818882d011a212, 0x18902880cf51a200, 0x18902880cf7da208,
    0x18902880dfbda200, 0x189188801f11a23d, 0x18a188c4cf1c0118, 0x18b18180010d1109,
    0x18b1818100091104, 0x18b18181804ad104, 0x18b18181c0091104, 0x18e18081c141800e,
    0x18e18082c0c18010, 0x18e18b808f418141, 0x288f60128065a086, 0x28c411121094047e,
    0x308000008f800781, 0x308008000f803e01, 0x30800a000f803e01, 0x30800a0280000001,
    0x38800422c5000000, 0x3880052103000f00, 0x3880052183100100, 0x3880055903040f00,
    0x38800d0888f80040, 0x38801521c3080680, 0x38801d2183080080, 0x388045faa313c38c,
    0x388285864140e03c, 0x388285866110200c, 0x40800d7ea0198002, 0x40800d7ea099860e,
    0x40800d7ea0d99022, 0x40800d8d0099bc7a, 0x40800d8da099821c, 0x40800d8da0d9831c,
    0x40800d8da0d9841c, 0x40810b62a0180200, 0x40810b8da0998000, 0x40810b8da0998d00,
    0x40810b8da0db8082, 0x40810b8da0db8d82, 0x40810d46a0000101, 0x40811ccea0e10800,
    0x4888ca91b003809d, 0x50810008af801980, 0x5081000aa0800180, 0x78c0868221d3be1e,
    0x78c08a92a053840a, 0x78c08aa0af93840a, 0xa8800885f141e038, 0xa8800886f0e22038,
    0xa9800886f0622038, 0xa9800886f141e038, 0xe8832005a000c600, 0xe8832085a1228600,
    0xe8832085a201c600, 0xe883b004a140c000, 0xe883b004a2c1c000, 0xe883b004a4428000,
    0xe8872081a0628600, 0xe887b000a5c28000, 0xf800004000000005, 0xf800014000000000,
    0xf800094000000000, 0xf804014000000000, 0xf900004000000003, 0xf920080000000000,
    0xf920080100000000, 0xfa44070000000000, 0xfb275000a0200000, 0x062092b6c0c4113d,
    0x030221834943c040, 0x0e604784af042082, 0x0c244085b0047088, 0x102c4794f0845045,
    0x196093c09f11a104, 0x18303781c0811100, 0x18103080cf51a200, 0x18440096a0502203,
    0x20404c86d1251214, 0x2a430110a09f9386, 0x2844d539c04d5b82, 0x2804185000049080,
    0x30200172c0400383, 0x350024180f803e01, 0x38604524eff02044, 0x3808020280040240,
    0x38043322c7040240, 0x38068080a0141fc1, 0x40000c3d001d8002, 0x4000018e81050280,
    0x40000f5cc0818200, 0x40000814c0800201, 0x4801c68090038101, 0x4901050ca007c10a,
    0x48000284b13c0381, 0x78000882f09a0001, 0x50010002a060427f, 0x570137c820200101,
    0x58000a06e0600209, 0x60010002e0600204, 0x6004000ac0600204, 0x6801000ae0600203,
    0x7000002280600180, 0x861082dd90000000, 0x81009804b02e0082, 0x8810912cb040c205,
    0x9120f002b0000082, 0x9a200a2cb0208184, 0xc8002000b0208184, 0xa0300e46b0808286,
    0xad100c46b0808286, 0xd6008104bf808286, 0xd010000280e082fc, 0xe0008484c0804100,
    0xe108cb09e101030a, 0xe0000124c0000003, 0xe8073084a1810400, 0xed210414a0604102,
    0xf0061004a0010194, 0xf022782080010009, 0xfd00020000000040, 0xf9000040000ffffc,
    0xf800008000000000, 0xff00010201600000, 0xf800014000000000, 0xfa44310c00000123,
    0xfa10000402e4ff00, 0xfb10004000010000, 0xfc24f5c200a00000, 0xfc28000200200007,
    0xf930060370000000, 0xfb30022400008000, 0xf830000000000000, 0xf830040000000000,
};
const uint64_t kIllegal[] = {
    0x2800180000000000, 0x3060060000000000, 0x3800c00000000000, 0x40000e0400000000,
    0x4800000000000000, 0x8820000000000000, 0x9000010000000000, 0xd020000000000000,
    0x800001c000000000, 0xe000400000000000, 0xe8000c0000000000, 0xfa44180000000000,
    0xfe10000000000000, 0xb000000000000000, 0xd800000000000000,
};

enum Bank { R, O, PA, SA, I, SPECIAL, IMMEDIATE, INDEX };

// A word of a register; of an internal register 4 * n + lane.
struct Word {
    Bank bank;
    unsigned number;
    uint32_t value;
};

struct Row {
    const char *text;
    uint64_t word;
    std::vector<Word> before, after; // all that is written, and all that it is written with
    int pred = -1;                   // the result of a test
    unsigned iteration = 0;
    bool carry = false;
};

constexpr uint32_t k1 = 0x3f800000, k2 = 0x40000000, k3 = 0x40400000, k4 = 0x40800000;

const Row kRows[] = {
    {"mad.f32 pa4.x, pa2.y, -i0.x, pa2.y",
     0x008020a620841f01,
     {{PA, 3, k3}, {I, 0, k2}},
     {{PA, 4, 0xc0400000}}},
    {"mad.f16 pa0.xyzw, pa2.xxxx, pa4.xyzw, pa0.xyzw",
     0x04809286a0001080,
     {{PA, 2, 0x4000},
      {PA, 4, 0x40003c00},
      {PA, 5, 0x44004200},
      {PA, 0, 0x3c003c00},
      {PA, 1, 0x3c00bc00}},
     {{PA, 0, 0x45004200}, {PA, 1, 0x48804500}}},
    {"add.f32 i0.x, pa28.x, |pa34.x|",
     0x08800090af001391,
     {{PA, 28, k1}, {PA, 34, 0xc0000000}},
     {{I, 0, k3}}},
    {"mul.f32 o2.xy, #0.11, c1.yy", 0x0883118190568001, {}, {{O, 2, k1}, {O, 3, k1}}},
    {"min.f32 i0.x, pa4.x, sa60.y", 0x08a41884bf04509e, {{PA, 4, k3}, {SA, 61, k2}}, {{I, 0, k2}}},
    {"mul.f16 pa0.w, sa10.w, pa6.w",
     0x10a4340ae0118143,
     {{SA, 11, 0x40000000}, {PA, 7, 0x42000000}, {PA, 1, 0x1234}},
     {{PA, 1, 0x46001234}}},
    {"dot3.f32 pa0.x, i1.xyz, i1.xyz",
     0x188188821011a23d,
     {{I, 4, k1}, {I, 5, k2}, {I, 6, k3}, {I, 7, k4}},
     {{PA, 0, 0x41600000}}},
    {"dot4.f32.rpt3.ext i1.x, sa0.xyzw, i0.xyzw, third",
     0x18902880cf51a200,
     {{SA, 0, k1},
      {SA, 1, k1},
      {SA, 2, k1},
      {SA, 3, k2},
      {I, 0, k1},
      {I, 1, k2},
      {I, 2, k3},
      {I, 3, k4}},
     {{I, 6, 0x41600000}},
     -1,
     2},
    {"mad4.f32 r8.xy, i0.ww, r18.xy, i1.xy",
     0x18b18180010d1109,
     {{I, 3, k2}, {R, 18, k3}, {R, 19, k4}, {I, 4, k1}, {I, 5, k2}},
     {{R, 8, 0x40e00000}, {R, 9, 0x41200000}}},
    {"rsq.f32 i0.x, i0.x + dot.f32 pa3.x, pa12.xyz1, i2.xyzw",
     0x288f60128065a086,
     {{I, 0, k4},
      {PA, 12, k1},
      {PA, 13, k2},
      {PA, 14, k3},
      {I, 8, k1},
      {I, 9, k1},
      {I, 10, k1},
      {I, 11, k4}},
     {{I, 0, 0x3f000000}, {PA, 3, 0x41200000}}},
    {"dot.f32 i1.w, i2.xyzw, i0.xyzw + mov.f32 pa8.xy, i1.xy",
     0x28c411121094047e,
     {{I, 8, k1}, {I, 9, k2}, {I, 0, k3}, {I, 1, k4}, {I, 4, 0x7fc12345}, {I, 5, 5}},
     {{I, 7, 0x41300000}, {PA, 8, 0x7fc12345}, {PA, 9, 5}}},
    {"rcp.f32.f32 i0.x, pa30.x", 0x308000008f800781, {{PA, 30, k3}}, {{I, 0, 0x3eaaaaab}}},
    {"mov.f16 pa0.xyzw, sa0.xyzw: bits as they are",
     0x38800422c5000000,
     {{SA, 0, 0x7d010001}, {SA, 1, 0xfe808000}},
     {{PA, 0, 0x7d010001}, {PA, 1, 0xfe808000}}},
    {"mov.f32 o0.xy, i0.xy",
     0x3880052103000f00,
     {{I, 0, 0xff812345}, {I, 1, 1}},
     {{O, 0, 0xff812345}, {O, 1, 1}}},
    {"mov.f32 i2.w, pa2.y: rule W is not for internal ones",
     0x38800d0888f80040,
     {{PA, 2, 7}, {PA, 3, k2}},
     {{I, 11, k2}}},
    {"cmov.nezero.f32 pa8.xy, i0.xy, pa28.xy, pa24.xy",
     0x388045faa313c38c,
     {{I, 0, 0x80000000}, {I, 1, 0x7fc00000}, {PA, 28, 1}, {PA, 29, 2}, {PA, 24, 3}, {PA, 25, 4}},
     {{PA, 8, 3}, {PA, 9, 2}}},
    {"cmov8.nezero.f32 pa32.x, pa28.x, c0.x, i0.x",
     0x388285864140e03c,
     {{PA, 28, 0xffffff00}, {I, 0, k3}},
     {{PA, 32, k3}}},
    {"mov.i32 idx1.x, pa9.x", 0x3808020280040240, {{PA, 9, 77}}, {{INDEX, 1, 77}}},
    {"pack.f16.f32 pa0.xyzw, {pa0,pa2}.xyzw",
     0x40800d7ea0198002,
     {{PA, 0, k1}, {PA, 1, k2}, {PA, 2, 0x477fffff}, {PA, 3, 0x33000000}},
     {{PA, 0, 0x40003c00}, {PA, 1, 0x00007c00}}},
    {"pack.f32.f16 o4.xy, pa0.xy",
     0x40810b8da0998000,
     {{PA, 0, 0x0001c000}},
     {{O, 4, 0xc0000000}, {O, 5, 0x33800000}}},
    {"mov.f32 o4.xy, {pa4,pa28}.xy",
     0x40800d8da099821c,
     {{PA, 4, 0xff800001}, {PA, 5, 3}},
     {{O, 4, 0xff800001}, {O, 5, 3}}},
    {"pack.u8.f32.scale o0.xyzw, {r0,r2}.xyzw",
     0x40000c3d001d8002,
     {{R, 0, 0x3f000000}, {R, 1, k2}, {R, 2, 0xbf800000}, {R, 3, 0x3b808081}},
     {{O, 0, 0x0100ff80}}},
    {"pack.f32.u8.scale pa8.xy, pa5.xy",
     0x4000018e81050280,
     {{PA, 5, 0x0000ff01}},
     {{PA, 8, 0x3b808081}, {PA, 9, k1}}},
    {"pack.u8.s16 r4.xz, sa4.yx",
     0x40000814c0800201,
     {{SA, 4, 0x01020304}, {R, 4, 0xaaaaaaaa}},
     {{R, 4, 0xaa04aa02}}},
    {"test(pos&nzero).sub.f32.y p0, pa2, sa58.xxxx",
     0x4888ca91b003809d,
     {{PA, 3, k2}, {SA, 58, k1}},
     {},
     1},
    {"test(pos&nzero), not met", 0x4888ca91b003809d, {{PA, 3, k1}, {SA, 58, k1}}, {}, 0},
    {"test(neg|zero).sub.u32.x p3, pa2, #10", 0x4901050ca007c10a, {{PA, 2, 9}}, {}, 1},
    {"test(neg|zero), not met", 0x4901050ca007c10a, {{PA, 2, 0xffffffff}}, {}, 0},
    {"test(T&nzero).and.u32.x p1 r9, pa7, sa1",
     0x48000284b13c0381,
     {{PA, 7, 0xff00ff}, {SA, 1, 0x0f0f0f}},
     {{R, 9, 0xf000f}},
     1},
    {"tstmsk(neg&nzero).sub.f32.m0 pa28, i0, pa60",
     0x78c0868221d3be1e,
     {{I, 0, k1},
      {I, 1, k2},
      {I, 2, k3},
      {I, 3, 0x7fc00000},
      {PA, 60, k2},
      {PA, 61, k1},
      {PA, 62, k4},
      {PA, 63, k4}},
     {{PA, 28, 0x00ff00ff}}},
    {"tstmsk(pos&nzero).sub.f32.m1 pa4, pa16, pa20",
     0x78c08a92a053840a,
     {{PA, 16, k2}, {PA, 18, k1}, {PA, 19, k1}, {PA, 20, k1}, {PA, 21, k1}},
     {{PA, 4, 0xffff}, {PA, 5, 0xffffffff}}},
    {"tstmsk(pos&nzero).sub.f32.m2 i0, pa16, pa20",
     0x78c08aa0af93840a,
     {{PA, 17, k2}, {PA, 18, k1}},
     {{I, 0, 0}, {I, 1, k1}, {I, 2, k1}, {I, 3, 0}}},
    {"or.u32 pa4, pa3, #0x0", 0x5081000aa0800180, {{PA, 3, 0x12345678}}, {{PA, 4, 0x12345678}}},
    {"and.u32 pa3, pa4, #0xff", 0x50010002a060427f, {{PA, 4, 0x12345678}}, {{PA, 3, 0x78}}},
    {"or.u32 r1, r2, #0x80000000", 0x570137c820200101, {{R, 2, 5}}, {{R, 1, 0x80000005}}},
    {"xor.u16 pa3, sa4, ~rotl(pa9,8)",
     0x58000a06e0600209,
     {{SA, 4, 0xffff00ff}, {PA, 9, 0x1234}, {PA, 3, 0xabcd0000}},
     {{PA, 3, 0xabcdcb12}}},
    {"shl.u32 pa3, sa4, #0x4", 0x60010002e0600204, {{SA, 4, 0xf0000001}}, {{PA, 3, 0x10}}},
    {"asr.u32 pa3, sa4, #0x3", 0x6801000ae0600203, {{SA, 4, 0x80000000}}, {{PA, 3, 0xf0000000}}},
    {"rlp.u32 pa3, pa3, p2", 0x7000002280600180, {{PA, 3, 0x80000001}}, {{PA, 3, 3}}, 1, 0, true},
    {"add.fx8 o0, s1a*pa0, (1-s1a)*o0",
     0x861082dd90000000,
     {{PA, 0, 0x80ff0040}, {O, 0, 0x00ff8040}},
     {{O, 0, 0x40ff4040}}},
    {"sub.fx8 r2, s0=pa3, s0*pa4, (1-s0a)*sa5",
     0x8810912cb040c205,
     {{PA, 3, 0x80ff8000}, {PA, 4, 0xff8080ff}, {SA, 5, 0}},
     {{R, 2, 0x80804000}}},
    {"min.fx8 pa0.xyz, (1-0)*pa1, (1-0)*sa2",
     0x9120f002b0000082,
     {{PA, 1, 0x11223344}, {SA, 2, 0xff114411}, {PA, 0, 0x77000000}},
     {{PA, 0, 0x77113311}}},
    {"mad.fx8 r1, pa3, sa4, (r2.rgb,r2.a)",
     0xc8002000b0208184,
     {{PA, 3, 0xff808001}, {SA, 4, 0xff8000ff}, {R, 2, 0x01100120}},
     {{R, 1, 0x00500121}}},
    {"mad.i32 o10, pa7.h0, sa64.h0, sa56",
     0xa8800885f141e038,
     {{PA, 7, 0xffff}, {SA, 64, 7}, {SA, 56, 100}},
     {{O, 10, 93}}},
    {"mad.i16.sat pa4, pa2.h0, pa5.u8_1, -sa6.s8_0",
     0xa0300e46b0808286,
     {{PA, 2, 0x7000}, {PA, 5, 0x7f00}, {SA, 6, 1}, {PA, 4, 0x12340000}},
     {{PA, 4, 0x12347fff}}},
    {"mad.u32.s0 i0, sa2, -pa5, sa6",
     0xd6008104bf808286,
     {{SA, 2, 3}, {PA, 5, 4}, {SA, 6, 10}},
     {{I, 0, 0xfffffffe}}},
    {"mad.u32.s1 pa7, r2, pa5, i0",
     0xd010000280e082fc,
     {{R, 2, 3}, {PA, 5, 4}, {I, 0, 10}},
     {{PA, 7, 10}}},
    {"mov.u32 pa5, #0x3f800000", 0xfc24f5c200a00000, {{R, 0, 0xff}}, {{PA, 5, 0x3f800000}}},
    {"frc.f32 i0.xyzw, pa4.xyz2, pa4.xyzw",
     0x0e604784af042082,
     {{PA, 4, 0xbfc00000}, {PA, 5, 0x3fc00000}, {PA, 6, k1}, {PA, 7, k1}},
     {{I, 0, 0x3f000000}, {I, 1, 0x3f000000}, {I, 2, 0}, {I, 3, k1}}},
};

const struct {
    uint64_t word;
    unsigned sure, each, not_met, number;
} kPredicates[] = {
    {0x062092b6c0c4113d, 0, 0, 1, 0}, {0x030221834943c040, 0, 1, 0, 0},
    {0x0e604784af042082, 0, 0, 1, 2}, {0x196093c09f11a104, 0, 0, 0, 0},
    {0x350024180f803e01, 0, 0, 1, 0}, {0x4901050ca007c10a, 0, 0, 0, 0},
    {0x570137c820200101, 0, 1, 0, 0}, {0x861082dd90000000, 0, 0, 1, 0},
    {0x9a200a2cb0208184, 0, 0, 0, 0}, {0xad100c46b0808286, 0, 0, 0, 1},
    {0xd6008104bf808286, 0, 0, 1, 1}, {0xf930060370000000, 0, 0, 0, 0},
    {0xfc24f5c200a00000, 0, 0, 0, 1}, {0x08800090af001391, 1, 0, 0, 0},
    {0xfb30022400008000, 0, 0, 0, 0},
};

const struct {
    uint64_t word;
    unsigned count, ends;
} kEnds[] = {
    {0x18440096a0502203, 0, 1}, {0x38043322c7040240, 3, 1}, {0x40811ccea0e10800, 1, 0},
    {0x6004000ac0600204, 0, 1}, {0xf804014000000000, 0, 1}, {0xfb275000a0200000, 0, 1},
    {0xfc24f5c200a00000, 0, 1}, {0x38068080a0141fc1, 0, 0},
};

struct Unit {
    Vsgx543_execute top;
    uint32_t bank[8][160];

    explicit Unit(VerilatedContext *context) : top(context) { unit::reset(top); }

    void clock()
    {
        unit::tick(top);
        checks.clocks++;
    }

    uint32_t &at(unsigned of, unsigned number) { return bank[of][number]; }

    // The four words from an operand's register on; c0 and c1 are all the constants that the rows
    // use.
    template <typename Port> void feed(Port &port, unsigned operand)
    {
        const unsigned of = operand >> 11 & 7, number = operand >> 3 & 255;
        static const uint32_t c1[4] = {0, k1, 0, 0};
        for (unsigned k = 0; k < 4; k++)
            port[k] = of == SPECIAL     ? (number == 1 ? c1[k] : 0)
                      : of == IMMEDIATE ? 0
                                        : at(of, of == I ? 4 * number + k : number + k);
    }

    void run(const Row &row)
    {
        checks.scene = row.text;
        memset(bank, 0, sizeof bank);
        for (const Word &w : row.before) at(w.bank, w.number) = w.value;
        uint32_t want[8][160];
        memcpy(want, bank, sizeof want);
        for (const Word &w : row.after) want[w.bank][w.number] = w.value;
        top.word_i = row.word;
        top.iteration_i = row.iteration;
        top.carry_i = row.carry;
        struct {
            unsigned of, number;
            uint32_t words[4], be;
        } done[2] = {};
        unsigned passes = 0;
        // all operands are read before anything is written
        for (bool more = true; more && passes < 2; passes++) {
            top.pass_i = passes;
            top.eval();
            more = top.more_o;
            checks.equal("legal", top.legal_o, 1);
            feed(top.a_i, top.source_a_o);
            feed(top.b_i, top.source_b_o);
            feed(top.c_i, top.source_c_o);
            done[passes].of = top.dst_o >> 11 & 7;
            done[passes].number = top.dst_o >> 3 & 255;
            const unsigned first =
                done[passes].of == I ? 4 * done[passes].number : done[passes].number;
            top.old_i = static_cast<uint64_t>(at(done[passes].of, first + 1)) << 32 |
                        at(done[passes].of, first);
            top.valid_i = 1;
            clock();
            top.valid_i = 0;
            unsigned waited = 1;
            while (!top.valid_o && waited++ < 30) clock();
            const unsigned later = READERS == 4 ? 0 : 8;
            checks.check(waited == 8 + later || waited == 14 + later, "clocks", waited, 8 + later);
            for (unsigned k = 0; k < 4; k++) done[passes].words[k] = top.words_o[k];
            done[passes].be = top.be_o;
            if (row.pred >= 0) checks.equal("predicate", top.pred_value_o, row.pred);
            checks.equal("writes a predicate", top.pred_we_o, row.pred >= 0);
        }
        for (unsigned n = 0; n < passes; n++)
            for (unsigned byte = 0; byte < 16; byte++) {
                if (!(done[n].be >> byte & 1)) continue;
                uint32_t &word = at(
                    done[n].of, (done[n].of == I ? 4 * done[n].number : done[n].number) + byte / 4);
                const uint32_t mask = 255u << byte % 4 * 8;
                word = (word & ~mask) | (done[n].words[byte / 4] & mask);
            }
        for (unsigned of = 0; of < 8; of++)
            for (unsigned number = 0; number < 160; number++)
                checks.equal("register", at(of, number), want[of][number]);
        checks.scene = nullptr;
    }

    bool legal(uint64_t word)
    {
        top.word_i = word;
        top.pass_i = 0;
        top.eval();
        return top.legal_o;
    }
};

} // namespace

int main(int argc, char **argv)
{
    unit::Claims<Vsgx543_execute> claims;
    claims.fires("computes_or_gathers", [](Vsgx543_execute &top) {
        unit::reset(top);
        top.word_i = kLegal[0];
        top.valid_i = top.gather_i = 1;
        unit::tick(top);
    });
    checks.passed += claims.checks.passed;
    checks.failed += claims.checks.failed;
    VerilatedContext context;
    context.commandArgs(argc, argv);
    Unit u{&context};
    for (uint64_t word : kLegal) checks.check(u.legal(word), "legal word", word, word);
    for (uint64_t word : kIllegal) checks.check(!u.legal(word), "illegal word", word, word);
    for (const auto &p : kPredicates) {
        u.legal(p.word);
        const unsigned want = p.sure << 4 | p.each << 3 | p.not_met << 2 | p.number;
        // unused bits can be anything
        const unsigned looked_at = p.sure ? 16 : p.each ? 24 : 31;
        checks.check((u.top.pred_o & looked_at) == (want & looked_at), "predicate of a word",
                     u.top.pred_o, want);
    }
    for (const auto &e : kEnds) {
        u.legal(e.word);
        checks.equal("count", u.top.count_o, e.count);
        checks.equal("ends", u.top.ends_o, e.ends);
    }
    for (const Row &row : kRows) u.run(row);
    u.top.final();
    return checks.end();
}
