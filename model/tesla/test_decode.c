/* The decoder against the rules of ISA sheet section 2. Words are typed by hand. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "fields.h"

static struct tesla_insn decode_at(uint32_t w0, uint32_t w1, uint32_t pc)
{
    const uint32_t word[2] = {w0, w1};
    struct tesla_insn insn;
    tesla_decode(word, 2, pc, &insn);
    return insn;
}

static struct tesla_insn decode(uint32_t w0, uint32_t w1)
{
    return decode_at(w0, w1, 0);
}

static uint32_t trap(uint32_t w0, uint32_t w1)
{
    return decode(w0, w1).trap;
}

/* --- chips, sheet 5 --- */

static uint32_t trap_with(uint32_t features, uint32_t w0, uint32_t w1)
{
    const struct tesla_mode mode = {.features = features};
    const uint32_t word[2] = {w0, w1};
    struct tesla_insn insn;
    tesla_decode_as(&mode, word, 2, 0, &insn);
    return insn.trap;
}

static void test_decode_rejects_what_the_chip_has_not(void **state)
{
    (void)state;
    /* clang-format off */
    static const struct { uint32_t needs, w0, w1; } words[] = {
        {1, 0x10000819, 0x4400c780}, /* ld s[] */
        {1, 0xd00e0211, 0xc0c00780}, /* red add u32 */
        {1, 0xd7060211, 0xe0e00798}, /* ld max s32 */
        {1, 0xb0000002, 0},          /* brkpt, short */
        {1, 0xb0000003, 0x00000780}, /* brkpt */
        {2, 0x10000c19, 0x4480c7d0}, /* ld lock */
        {2, 0x00000801, 0xe4a2c780}, /* st unlock */
        {2, 0x10000201, 0x60000290}, /* vote any */
        {2, 0x10000401, 0x60001280}, /* vote all */
        {3, 0xd7060211, 0xe0800784}, /* exch b64 */
        {3, 0xd00e0211, 0xc0800780}, /* red add u64 */
        {3, 0xd00e0211, 0xc0000780}, /* red add u8, and other narrow ones */
        {3, 0xd00e0211, 0xc0200784}, /* red exch s8 */
        {3, 0xd7060211, 0xe0400798}, /* ld max u16 */
        {3, 0xdbc40015, 0xce6357d0}, /* red inc s16 */
        {3, 0xd585001d, 0xf6fab7d4}, /* dec s32 */
        {3, 0xd00e0211, 0xc0e00790}, /* red inc s32 */
        {1, 0xd00e0211, 0xc0c00790}, /* red inc u32 */
        {1, 0xd7060211, 0xe0c00794}, /* ld dec u32 */
        {4, 0xe0080c11, 0x40c28780}, /* fma f64 */
        {4, 0xe0020c11, 0x68028780}, /* add f64 */
        {4, 0xe0080c11, 0x80020780}, /* mul f64 */
        {4, 0xe0080c11, 0xa0000780}, /* min f64 */
        {4, 0xe0080c11, 0xc0000780}, /* max f64 */
        {4, 0xe0080c11, 0xe0008780}, /* set f64 */
        {8, 0xc0000003, 0x00000780}, /* bra c[] */
        {8, 0xd0010003, 0x00000000}, /* preret */
        {8, 0xf8000001, 0x60010780}, /* texprep */
        {8, 0xf0000001, 0x60020780}, /* texquerylod */
        {8, 0xf1000001, 0x80000780}, /* texgather */
        {0, 0x00001001, 0xe022c780}, /* st s[] */
        {0, 0xe0020211, 0x0000c780}, /* mad f32 */
        {0, 0x00000009, 0x60020780}, /* mov $sampleid: a register that reads 0 */
    };
    /* clang-format on */
    for (unsigned i = 0; i < sizeof words / sizeof words[0]; i++)
        for (uint32_t features = 0; features < 16; features++) {
            bool has = (words[i].needs & ~features) == 0;
            uint32_t got = trap_with(features, words[i].w0, words[i].w1);
            if (got != (has ? 0 : 0x0101))
                fail_msg("%08x %08x on %x: %x", (unsigned)words[i].w0, (unsigned)words[i].w1,
                         (unsigned)features, (unsigned)got);
        }
    /* a chip that has the instruction but not yet this tree */
    struct tesla_insn insn;
    const struct tesla_mode g84 = {.features = 1};
    const uint32_t exch64[2] = {0xd7060211, 0xe0800784};
    tesla_decode_as(&g84, exch64, 2, 0, &insn);
    assert_int_equal(insn.trap, 0x0101);
}

static void test_decode_ignores_modifiers_that_the_chip_has_not(void **state)
{
    (void)state;
    const struct tesla_mode sm11 = {.features = 1};
    const uint32_t sat_long[2] = {0xc0020211, 0x00100780}, sat_short[2] = {0xc0020310, 0};
    const uint32_t wide[2] = {0xa0000411, 0x44404780};   /* cvt f64 $r4d u64 $r2d */
    const uint32_t narrow[2] = {0xa0000411, 0x40400780}; /* cvt fp64 rn f16 $r4 u32 $r2 */
    struct tesla_insn insn;
    tesla_decode_as(&sm11, sat_long, 2, 0, &insn);
    assert_false(insn.sat);
    tesla_decode_as(&sm11, sat_short, 1, 0, &insn);
    assert_false(insn.sat);
    tesla_decode(sat_long, 2, 0, &insn);
    assert_true(insn.sat);
    tesla_decode_as(&sm11, wide, 2, 0, &insn);
    assert_int_equal(insn.row, TESLA_ROW_I2F_32_32);
    assert_int_equal(insn.trap, 0);
    tesla_decode(narrow, 2, 0, &insn);
    assert_int_equal(insn.row, TESLA_ROW_I2F_16_32_FP64);
    assert_int_equal(insn.src[0].kind, TESLA_KIND_GPR);
    assert_int_equal(insn.dst.kind, TESLA_KIND_GPR);
    assert_int_equal(insn.trap, 0);
    tesla_decode_as(&sm11, narrow, 2, 0, &insn);
    assert_int_equal(insn.row, TESLA_ROW_I2F_16_16);
    assert_int_equal(insn.word[1], 0x40400780); /* as fetched */
    assert_int_equal(insn.trap, 0);
}

/* --- length, alignment, ends --- */

static void test_decode_tells_the_length(void **state)
{
    (void)state;
    const uint32_t word[2] = {0x20000815, 0x0400c780};
    struct tesla_insn insn;
    assert_int_equal(tesla_decode(word, 2, 0x40, &insn), 2);
    assert_int_equal(insn.nwords, 2);
    assert_int_equal(insn.pc, 0x40);
    assert_int_equal(insn.word[1], 0x0400c780);
    const uint32_t short_word[2] = {0x10008200, 0x12345678};
    assert_int_equal(tesla_decode(short_word, 2, 4, &insn), 1);
    assert_int_equal(insn.nwords, 1);
    assert_int_equal(insn.word[1], 0);
    assert_int_equal(insn.trap, 0);
}

static void test_decode_rejects_a_long_instruction_cut_off_by_the_end(void **state)
{
    (void)state;
    const uint32_t word[1] = {0x20000815};
    struct tesla_insn insn;
    assert_int_equal(tesla_decode(word, 1, 0, &insn), 2);
    assert_int_equal(insn.trap, 0x0101);
    assert_int_equal(insn.nwords, 1);
    assert_int_equal(insn.word[0], 0x20000815);
    assert_int_equal(tesla_decode(word, 0, 0, &insn), 1);
    assert_int_equal(insn.trap, 0x0101);
    assert_int_equal(insn.nwords, 0);
    tesla_decode(word, 1, 4, &insn); /* the missing word is the lower bit */
    assert_int_equal(insn.trap, 0x0101);
}

static void test_decode_rejects_a_misaligned_long_instruction(void **state)
{
    (void)state;
    assert_int_equal(decode_at(0x20000815, 0x0400c780, 0x44).trap, 0x0108);
    assert_int_equal(decode_at(0x20000815, 0x0400c780, 0x48).trap, 0);
    assert_int_equal(decode_at(0x10018009, 0x00000003, 0x4).trap, 0x0108); /* immediate */
    assert_int_equal(decode_at(0x1001a003, 0x00000280, 0x4).trap, 0x0108); /* control */
    assert_int_equal(decode_at(0x10008200, 0, 0x44).trap, 0);              /* short */
}

static void test_decode_reports_the_lowest_of_several_errors(void **state)
{
    (void)state;
    assert_int_equal(decode_at(0x20000001, 0x20000000, 4).trap,
                     0x0101);                                   /* illegal and misaligned */
    assert_int_equal(decode_at(0x90000003, 0, 4).trap, 0x0100); /* trap and misaligned */
    assert_int_equal(decode_at(0xb0000205, 0x00000780, 4).trap, 0x0108); /* misaligned */
    assert_int_equal(decode_at(0x80000001, 0, 4).trap, 0x0108);          /* misaligned and interp */
    assert_int_equal(decode(0x2200ee05, 0x00238780).trap,
                     0x0109); /* post-increment of $a0 and b32 in 16 bits */
    assert_int_equal(decode(0x2200ee05, 0x0023878c).trap,
                     0x010a); /* $a4 is legal; then the o[] destination */
}

static void test_decode_takes_exit_and_join_from_w1(void **state)
{
    (void)state;
    assert_true(decode(0xf0000001, 0xe0000001).exit);
    assert_false(decode(0xf0000001, 0xe0000001).join);
    assert_true(decode(0xf0000001, 0xe0000002).join);
    assert_false(decode(0xf0000001, 0xe0000000).exit);
    assert_false(decode(0x10018009, 0x00000003).exit); /* 3 is the immediate form */
    assert_false(decode(0x10018009, 0x00000003).join);
    assert_false(decode(0x1001a003, 0x00000281).exit); /* control looks at neither */
}

/* --- predicates and $c --- */

static void test_decode_takes_predicate_and_condition_register(void **state)
{
    (void)state;
    for (unsigned code = 0; code < 32; code++) {
        struct tesla_insn insn = decode(0x1000080d, 0x0403c000 | code << 7 | 2 << 12);
        assert_true(insn.predicated);
        assert_int_equal(insn.pred, code);
        if (code != 0 && code != 15) assert_int_equal(insn.csrc, 2);
    }
}

static void test_decode_ignores_the_predicate_where_the_sheet_says_so(void **state)
{
    (void)state;
    static const uint8_t ignore[] = {2, 4, 6, 7, 8, 9, 10, 12, 13}; /* P of long control */
    for (unsigned p = 0; p < 14; p++) {
        struct tesla_insn insn = decode(p << 28 | 3, 0x00001280);
        bool ignored = memchr(ignore, (int)p, sizeof ignore) != NULL;
        assert_int_equal(insn.predicated, !ignored);
        assert_int_equal(insn.pred, ignored ? 0x0f : 0x05);
    }
    assert_false(decode(0x20000815, 0x0400c503).predicated); /* immediate */
    assert_false(decode(0x20000814, 0).predicated);
    struct tesla_insn vote = decode(0x10000201, 0x60000290); /* data, not a mask of lanes */
    assert_false(vote.predicated);
    assert_int_equal(vote.pred, 5);
    assert_int_equal(vote.cdst, 1);
    assert_true(vote.cwrite);
    assert_false(vote.vote_all);
    assert_true(decode(0x10000401, 0x60001280).vote_all);
}

static void test_decode_writes_a_condition_register_only_where_the_row_has_one(void **state)
{
    (void)state;
    struct tesla_insn insn = decode(0x20000211, 0x040087e0); /* add, $c2 */
    assert_true(insn.cwrite);
    assert_int_equal(insn.cdst, 2);
    assert_false(decode(0x20000211, 0x040087a0).cwrite); /* w1[6] = 0 */
    assert_false(decode(0x1000080d, 0x0403c7e0).cwrite); /* mov never */
    assert_false(decode(0x90000211, 0x000007e0).cwrite); /* rcp never */
    assert_true(decode(0x00000801, 0xa0000790).cwrite);  /* mov to $c always */
    assert_int_equal(decode(0x00000801, 0xa0000790).cdst, 1);
    assert_false(decode(0x20008204, 0x7fffffff).cwrite);
}

/* --- operands --- */

static void check_operand(const struct tesla_operand *o, enum tesla_kind kind, unsigned reg,
                          bool high)
{
    assert_int_equal(o->kind, kind);
    assert_int_equal(o->reg, reg);
    assert_int_equal(o->high, high);
}

static void test_decode_puts_operands_in_the_order_of_the_operation(void **state)
{
    (void)state;
    struct tesla_insn insn = decode(0x20000211, 0x04008780); /* long add takes SRC3 */
    check_operand(&insn.dst, TESLA_KIND_GPR, 4, false);
    check_operand(&insn.src[0], TESLA_KIND_GPR, 1, false);
    check_operand(&insn.src[1], TESLA_KIND_GPR, 2, false);
    assert_int_equal(insn.nsrc, 2);
    insn = decode(0x60028310, 0); /* short mad adds to its destination */
    assert_int_equal(insn.nsrc, 3);
    check_operand(&insn.src[2], TESLA_KIND_GPR, 4, false);
    assert_int_equal(insn.src[2].type, TESLA_B32);
    assert_int_equal(insn.src[0].type, TESLA_U24);
    insn = decode(0xd00e1405, 0xa0000780); /* store data is the destination field */
    check_operand(&insn.src[0], TESLA_KIND_GPR, 1, false);
    assert_int_equal(insn.dst.kind, TESLA_KIND_NONE);
    assert_int_equal(insn.mem.kind, TESLA_KIND_GLOBAL);
    assert_int_equal(insn.mem.reg, 10);
    assert_int_equal(insn.mem.bank, 14);
    assert_int_equal(insn.mem.access, TESLA_U8);
    insn = decode(0xd7050211, 0xe0c18788); /* atom: space in w0[26:23], data, new value */
    assert_int_equal(insn.mem.bank, 14);
    assert_int_equal(insn.mem.reg, 1);
    assert_int_equal(insn.atom, 2);
    check_operand(&insn.src[0], TESLA_KIND_GPR, 5, false);
    check_operand(&insn.src[1], TESLA_KIND_GPR, 6, false);
}

static void test_decode_reads_half_registers_from_seven_and_six_bit_fields(void **state)
{
    (void)state;
    struct tesla_insn insn = decode(0x40050424, 0);
    check_operand(&insn.src[0], TESLA_KIND_HALF, 1, false);
    check_operand(&insn.src[1], TESLA_KIND_HALF, 2, true);
    check_operand(&insn.dst, TESLA_KIND_GPR, 9, false);
    insn = decode(0x1000fffd, 0x0003c780);
    check_operand(&insn.dst, TESLA_KIND_HALF, 63, true);
    check_operand(&insn.src[0], TESLA_KIND_HALF, 63, true);
    insn = decode(0x10040015, 0x00000123); /* mov immediate has seven bits of destination */
    check_operand(&insn.dst, TESLA_KIND_HALF, 2, true);
    assert_int_equal(insn.src[0].imm, 0x1204);
}

static void test_decode_joins_the_pieces_of_an_immediate(void **state)
{
    (void)state;
    struct tesla_insn insn = decode(0x203e9429, 0x0fffffff);
    assert_int_equal(insn.src[1].kind, TESLA_KIND_IMM);
    assert_int_equal(insn.src[1].imm, 0xfffffffe);
    insn = decode(0x203e1429, 0x0fffffff); /* 16 bits */
    assert_int_equal(insn.src[1].imm, 0xfffe);
    assert_int_equal(insn.src[1].type, TESLA_B16);
    insn = decode(0x2001840d, 0xf0000003); /* w1[31:28] mean nothing */
    assert_int_equal(insn.trap, 0);
    assert_int_equal(insn.src[1].imm, 1);
}

static void check_memory(const struct tesla_insn *insn, const struct tesla_operand *o,
                         enum tesla_kind kind, unsigned offset, unsigned areg)
{
    assert_int_equal(o->kind, kind);
    assert_int_equal(o->offset, offset);
    assert_int_equal(o->indirect, areg != 0);
    if (areg != 0) assert_int_equal(insn->areg, areg);
}

static void test_decode_scales_offsets_by_the_access(void **state)
{
    (void)state;
    struct tesla_insn insn = decode(0x1100ee04, 0); /* short, b32 */
    check_memory(&insn, &insn.src[0], TESLA_KIND_SHARED, 0x1c, 0);
    assert_int_equal(insn.src[0].access, TESLA_B32);
    insn = decode(0x1100ae04, 0); /* u16 read into a word */
    check_memory(&insn, &insn.src[0], TESLA_KIND_SHARED, 0xe, 0);
    assert_int_equal(insn.src[0].access, TESLA_U16);
    insn = decode(0x10000205, 0x2440e780); /* ld b32 c1[] */
    check_memory(&insn, &insn.mem, TESLA_KIND_CONST, 4, 0);
    assert_int_equal(insn.mem.bank, 1);
    insn = decode(0x20be8204, 0); /* short c[] source: bank w0[21], five bits of offset */
    check_memory(&insn, &insn.src[1], TESLA_KIND_CONST, 0x78, 0);
    assert_int_equal(insn.src[1].bank, 1);
    assert_int_equal(insn.src[1].access, TESLA_B32);
    insn = decode(0x20be0204, 0);
    check_memory(&insn, &insn.src[1], TESLA_KIND_CONST, 0x3c, 0);
    assert_int_equal(insn.src[1].access, TESLA_B16);
    insn = decode(0xd1fffe11, 0x40c00780); /* l[]: bytes, whatever the size */
    check_memory(&insn, &insn.mem, TESLA_KIND_LOCAL, 0xffff, 0);
    insn = decode(0x0001fe01, 0xe042c780); /* st b8 s[] */
    check_memory(&insn, &insn.mem, TESLA_KIND_SHARED, 0xff, 0);
    insn = decode(0x0001fe01, 0xe002c780); /* st b16 s[] */
    check_memory(&insn, &insn.mem, TESLA_KIND_SHARED, 0x1fe, 0);
}

static void test_decode_reads_the_address_register_in_both_widths(void **state)
{
    (void)state;
    struct tesla_insn insn = decode(0x0c001801, 0xe422c784); /* {w1[2], w0[27:26]} = 7 */
    check_memory(&insn, &insn.mem, TESLA_KIND_SHARED, 0x30, 7);
    insn = decode(0x2d00e204, 0xffffffff); /* a short instruction has no w1 */
    check_memory(&insn, &insn.src[0], TESLA_KIND_SHARED, 4, 3);
    assert_int_equal(decode(0xd00e0001, 0x80c00784).areg, 0); /* g[] has none */
}

static void test_decode_gives_the_address_register_to_the_first_memory_operand(void **state)
{
    (void)state;
    struct tesla_insn insn = decode(0x3480cdfd, 0x6c6047c8); /* set: s[$a1+..] and c1[] */
    check_memory(&insn, &insn.src[0], TESLA_KIND_SHARED, 0x18, 1);
    check_memory(&insn, &insn.src[1], TESLA_KIND_CONST, 0, 0);
    insn = decode(0x34800dfd, 0x6c4047c8); /* c1[] alone */
    check_memory(&insn, &insn.src[1], TESLA_KIND_CONST, 0, 1);
}

static void test_decode_takes_post_increment_offsets_as_signed(void **state)
{
    (void)state;
    struct tesla_insn insn = decode(0x2705e410, 0); /* short s[], 4 bits: 2 */
    assert_true(insn.postinc);
    assert_int_equal(insn.step, 8);
    assert_int_equal(insn.src[0].offset, 0);
    assert_int_equal(decode(0x2705fe10, 0).step, -4);           /* 0xf */
    assert_int_equal(decode(0x2600fe15, 0x0420c780).step, -4);  /* long s[], 5 bits: 0x1f, mode 3 */
    assert_int_equal(decode(0x26ff0215, 0x00000780).step, 0);   /* SRC2 of add is not looked at */
    assert_int_equal(decode(0x36ff0215, 0x8c000780).step, -4);  /* long c[], 7 bits: 0x7f */
    assert_int_equal(decode(0x36bf0215, 0x8c000780).step, 252); /* 0x3f */
    assert_int_equal(decode(0x16000819, 0x4400c780).step, 0x10);
    assert_int_equal(decode(0xd7fffe11, 0x40c00780).step,
                     0xffff); /* a whole address wraps instead */
}

static void test_decode_rejects_post_increment_without_a_register(void **state)
{
    (void)state;
    for (unsigned areg = 0; areg < 8; areg++) {
        uint32_t low = (areg & 3) << 26, high = areg >> 2 << 2;
        uint32_t expected = areg == 0 || areg == 5 || areg == 6 ? 0x0109 : 0;
        assert_int_equal(trap(0x02000801 | low, 0xe422c780 | high), expected); /* st s[] */
        assert_int_equal(trap(0x02000015 | low, 0x40000780 | high), expected); /* mov from $a */
        assert_int_equal(trap(0xd2010011 | low, 0x20000780 | high), expected); /* add $a */
        assert_int_equal(trap(0x22000211 | low, 0x04008780 | high),
                         0); /* no memory operand: ignored */
        assert_int_equal(trap(0xd20e0001 | low, 0x80c00780 | high), 0); /* g[] */
        assert_int_equal(trap(0xc2000003 | low, 0x00000000 | high), 0); /* bra c[] */
    }
    assert_int_equal(trap(0x2300ec00, 0), 0x0109); /* short */
    assert_int_equal(trap(0x2700ec00, 0), 0);
}

static void test_decode_checks_the_mode_of_a_shared_source(void **state)
{
    (void)state;
    static const struct {
        uint32_t w0, w1;
        uint32_t trap[4]; /* for modes u8, u16, s16, b32 */
                          /* clang-format off */
    } rows[] = {
        {0x10000005, 0x0023c780, {0, 0, 0, 0x0119}},           /* mov b16: untyped */
        {0x10000005, 0x0423c780, {0, 0, 0, 0}},                /* mov b32 */
        {0x20000005, 0x00200780, {0, 0, 0, 0x0119}},           /* add b16 */
        {0xd0000005, 0x00200780, {0, 0, 0, 0x0119}},           /* and b16 */
        {0x30000005, 0xc0200780, {0, 0, 0, 0x0119}},           /* shl b16 */
        {0x30000005, 0xe0200780, {0, 0, 0x0118, 0x0119}},      /* shr u16 */
        {0x30000005, 0xe8200780, {0, 0x0118, 0, 0x0119}},      /* shr s16 */
        {0x30000005, 0x80200780, {0, 0, 0x0118, 0x0119}},      /* max u16 */
        {0x30000005, 0xa8200780, {0, 0x0118, 0, 0x0119}},      /* min s16 */
        {0x30000005, 0x60200780, {0, 0, 0x0118, 0x0119}},      /* set u16 */
        {0x30000005, 0x6c200780, {0, 0, 0, 0}},                /* set s32 */
        {0x40000005, 0x00204780, {0, 0, 0x0118, 0x0119}},      /* mul u16 (SRC2 s16) */
        {0x40000005, 0x00208780, {0, 0x0118, 0, 0x0119}},      /* mul s16 */
        {0x40000005, 0x00218780, {0, 0, 0, 0}},                /* mul s24 */
        {0x50000005, 0x00200780, {0, 0, 0x0118, 0x0119}},      /* sad u16 */
        {0x60000005, 0x20200780, {0, 0x0118, 0, 0x0119}},      /* mad s16 */
        {0x60000005, 0x60200780, {0, 0, 0, 0}},                /* mad u24 */
        {0xa0000005, 0x04200780, {0, 0, 0x0118, 0x0119}},      /* cvt u32 u16 */
        {0xa0000005, 0x04210780, {0, 0x0118, 0, 0x0119}},      /* cvt u32 s16 */
        {0xa0000005, 0x04208780, {0, 0x0117, 0x0117, 0x0117}}, /* cvt u32 u8 */
        {0xa0000005, 0x0421c780, {0, 0x0117, 0x0117, 0x0117}}, /* cvt u32 s8, w1[14] = 1 */
        {0xa0000005, 0x04204780, {0, 0, 0, 0}},                /* cvt u32 u32 */
        {0xa0000005, 0xc4200780, {0, 0, 0, 0x0119}}, /* cvt f32 f16 */
        {0xa0000005, 0x44208780, {0, 0x0117, 0x0117, 0x0117}}, /* cvt f32 u8 */
        {0x00000005, 0xc0200780, {0, 0, 0, 0}},                /* shl $a */
        {0x90000005, 0x00200780, {0, 0, 0, 0}}, /* rcp: s[] is not looked at */
    };
                          /* clang-format on */
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++)
        for (unsigned mode = 0; mode < 4; mode++)
            if (trap(rows[i].w0 | mode << 14, rows[i].w1) != rows[i].trap[mode])
                fail_msg("%08x %08x mode %u: trap %x", (unsigned)rows[i].w0, (unsigned)rows[i].w1,
                         mode, (unsigned)trap(rows[i].w0 | mode << 14, rows[i].w1));
    assert_int_equal(trap(0x11006004, 0), 0x0119); /* short mov b16 s[], mode b32 */
    assert_int_equal(trap(0x41004404, 0), 0x0118); /* short mul u16, mode s16 */
}

static void test_decode_rejects_shared_and_constant_in_one_short_instruction(void **state)
{
    (void)state;
    assert_int_equal(trap(0x2180ec00, 0), 0x0101);
    assert_int_equal(trap(0x6180e010, 0), 0x0101 /* mad */);
    assert_int_equal(trap(0x1180e004, 0), 0);          /* mov has no SRC2 */
    assert_int_equal(trap(0x3080cdfd, 0x6c6047c8), 0); /* long: both are allowed */
}

static void test_decode_takes_registers_when_both_constant_selects_are_set(void **state)
{
    (void)state;
    struct tesla_insn insn = decode(0x61820211, 0x6000c780);
    assert_int_equal(insn.trap, 0);
    check_operand(&insn.src[1], TESLA_KIND_GPR, 2, false);
    check_operand(&insn.src[2], TESLA_KIND_GPR, 3, false);
    insn = decode(0x60820211, 0x6000c780);
    assert_int_equal(insn.src[1].kind, TESLA_KIND_CONST);
    insn = decode(0x61020211, 0x6000c780);
    assert_int_equal(insn.src[2].kind, TESLA_KIND_CONST);
    insn = decode(0x20820211, 0x0400c780); /* add has no SRC2: w0[23] is ignored */
    check_operand(&insn.src[1], TESLA_KIND_GPR, 3, false);
}

static void test_decode_rejects_misaligned_pairs_and_quads(void **state)
{
    (void)state;
    for (unsigned reg = 0; reg < 8; reg++) {
        uint32_t dst = reg << 2;
        uint32_t pair = reg % 2 != 0 ? 0x0101 : 0, quad = reg % 4 != 0 ? 0x0101 : 0;
        assert_int_equal(trap(0xd00e0001 | dst, 0x80800780), pair);       /* ld b64 g[] */
        assert_int_equal(trap(0xd00e0001 | dst, 0xa0800780), pair);       /* st b64 g[] */
        assert_int_equal(trap(0xd0000001 | dst, 0x40800780), pair);       /* ld b64 l[] */
        assert_int_equal(trap(0xd00e0001 | dst, 0x80a00780), quad);       /* ld b128 g[] */
        assert_int_equal(trap(0xd0000001 | dst, 0x60a00780), quad);       /* st b128 l[] */
        assert_int_equal(trap(0xe0000001 | reg << 9, 0x40000780), pair);  /* fma f64 source */
        assert_int_equal(trap(0xd7000001 | reg << 16, 0xe0800784), pair); /* exch b64 data */
    }
}

static void test_decode_knows_bucket_and_output_destinations(void **state)
{
    (void)state;
    assert_int_equal(decode(0x200003fd, 0x04008788).dst.kind, TESLA_KIND_BUCKET);
    assert_int_equal(decode(0x200003fd, 0x00008788).dst.kind, TESLA_KIND_BUCKET); /* half */
    struct tesla_insn insn = decode(0x200003fd, 0x04008780);
    check_operand(&insn.dst, TESLA_KIND_GPR, 127, false);
    assert_int_equal(trap(0x200003f9, 0x04008788), 0x010a);
    assert_int_equal(trap(0x20000001, 0x00008788), 0x010a);
    assert_int_equal(trap(0x0000001d, 0x20001788), 0); /* mov from $c: w1[3] is not its bit */
}

static void test_decode_ignores_bits_that_no_field_claims(void **state)
{
    (void)state;
    static const struct {
        uint32_t w0, w1, ignored0, ignored1;
        /* clang-format off */
    } rows[] = {
        {0x20000211, 0x04008780, 0x0ebf0000, 0x13c00004}, /* add: SRC2, $a, bank, w1[28] */
        /* mov b32: hint too */
        {0x1000080d, 0x0403c780, 0x0fff0000, 0x13c00070},
        /* mov from $c */
        {0x0000001d, 0x20001780, 0x0ffffe00, 0x1fffc07c},
        {0x30000003, 0x00000280, 0x0ffffffc, 0xffffc07f},                              /* ret */
        {0x2001e003, 0x00000000, 0x080007fc, 0xfff03fbf},                              /* call */
        {0xf0000001, 0xe0000780, 0x0ffffffc, 0x1fffc078},                              /* nop */
        {0x10008200, 0x00000000, 0x0eff0000, 0xffffffff},                /* short mov */
    };
    /* clang-format on */
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct tesla_insn plain = decode(rows[i].w0, rows[i].w1);
        assert_int_equal(plain.trap, 0);
        for (unsigned bit = 0; bit < 64; bit++) {
            uint32_t flip0 = bit < 32 ? 1u << bit : 0, flip1 = bit < 32 ? 0 : 1u << (bit - 32);
            if (!(flip0 & rows[i].ignored0) && !(flip1 & rows[i].ignored1)) continue;
            struct tesla_insn other = decode(rows[i].w0 ^ flip0, rows[i].w1 ^ flip1);
            memcpy(other.word, plain.word, sizeof plain.word);
            if (memcmp(&plain, &other, sizeof plain) != 0)
                fail_msg("row %u: bit %u is not ignored", i, bit);
        }
    }
}

/* --- modifiers --- */

static void test_decode_reads_every_add_operation(void **state)
{
    (void)state;
    static const uint8_t ops[4] = {TESLA_ADD, TESLA_SUB, TESLA_SUBR,
                                   TESLA_ADDC}; /* by {w0[28], w0[22]} */
    for (unsigned i = 0; i < 4; i++) {
        uint32_t bits = (i >> 1) << 28 | (i & 1) << 22;
        assert_int_equal(decode(0x20008204 | bits, 0).addop, ops[i]);
        assert_int_equal(decode(0x20008205 | bits, 3).addop, ops[i]);
        assert_int_equal(decode(0x20000211 | bits, 0x04009780).addop, ops[i]);
        assert_int_equal(decode(0x20000211 | bits, 0x04009780).csrc, i == 3 ? 1 : 0);
        assert_int_equal(decode(0x60000204 | bits, 0).addop, ops[i]);
        assert_int_equal(decode(0x60000211, 0x00008780 | i << 26).addop, ops[i]);
    }
}

static void test_decode_reads_every_multiply_add_mode(void **state)
{
    (void)state;
    static const struct {
        uint32_t type;
        bool sat, high;
        /* clang-format off */
    } modes[] = {
        {TESLA_U16, 0, 0}, {TESLA_S16, 0, 0}, {TESLA_S16, 1, 0}, {TESLA_U24, 0, 0},
        {TESLA_S24, 0, 0}, {TESLA_S24, 1, 0},
        {TESLA_U24, 0, 1}, {TESLA_S24, 0, 1}, {TESLA_S24, 1, 1}, {TESLA_U24, 0, 0},
        {TESLA_U24, 0, 0}, {TESLA_U24, 0, 0},
        {TESLA_U24, 0, 0}, {TESLA_U24, 0, 0}, {TESLA_U24, 0, 0}, {TESLA_U24, 0, 0},
    };
    /* clang-format on */
    for (unsigned i = 0; i < 16; i++) { /* P = 6, then 7; S = 0 .. 7 */
        struct tesla_insn insn = decode(0x60020211 | i / 8 << 28, (i % 8) << 29 | 0x0000c780);
        assert_int_equal(insn.type, modes[i].type);
        assert_int_equal(insn.sat, modes[i].sat);
        assert_int_equal(insn.high, modes[i].high);
        assert_int_equal(insn.src[0].kind, modes[i].type == TESLA_U16 || modes[i].type == TESLA_S16
                                               ? TESLA_KIND_HALF
                                               : TESLA_KIND_GPR);
    }
    for (unsigned i = 0; i < 4; i++) { /* {w0[15], w0[8]} */
        struct tesla_insn insn = decode(0x60000204 | (i >> 1) << 15 | (i & 1) << 8, 0);
        assert_int_equal(insn.type, modes[i].type);
        assert_int_equal(insn.sat, modes[i].sat);
    }
}

static void test_decode_gives_each_factor_of_a_16_bit_multiply_its_sign(void **state)
{
    (void)state;
    for (unsigned i = 0; i < 4; i++) {
        struct tesla_insn insn = decode(0x40000204 | (i & 1) << 15 | (i >> 1) << 8, 0);
        assert_int_equal(insn.src[0].type, i & 1 ? TESLA_S16 : TESLA_U16);
        assert_int_equal(insn.src[1].type, i >> 1 ? TESLA_S16 : TESLA_U16);
        insn = decode(0x40000211, 0x00000780 | (i & 1) << 15 | (i >> 1) << 14);
        assert_int_equal(insn.src[0].type, i & 1 ? TESLA_S16 : TESLA_U16);
        assert_int_equal(insn.src[1].type, i >> 1 ? TESLA_S16 : TESLA_U16);
    }
}

static void test_decode_reads_shift_counts_from_both_places(void **state)
{
    (void)state;
    struct tesla_insn insn = decode(0x307f020d, 0xc4100780);
    assert_int_equal(insn.src[1].kind, TESLA_KIND_IMM);
    assert_int_equal(insn.src[1].imm, 127);
    insn = decode(0x30010601, 0xc4000780);
    check_operand(&insn.src[1], TESLA_KIND_GPR, 1, false);
    insn = decode(0x30010601, 0xc0000780);
    check_operand(&insn.src[1], TESLA_KIND_HALF, 0, true);
    insn = decode(0x30811601, 0xc4000780);
    assert_int_equal(insn.src[1].kind, TESLA_KIND_CONST);
    insn = decode(0x000f1405, 0xc0000780);
    assert_int_equal(insn.adst, 1);
    assert_int_equal(insn.src[1].imm, 15);
}

static void test_decode_reads_conversion_types(void **state)
{
    (void)state;
    static const uint8_t dst[2][4] = {{TESLA_U16, TESLA_U8, TESLA_S16, TESLA_S8},
                                      {TESLA_U32, TESLA_U8, TESLA_S32, TESLA_S8}};
    for (unsigned i = 0; i < 8; i++) { /* width, 8 bit, signed */
        uint32_t wide = i & 1, byte = i >> 1 & 1, sign = i >> 2;
        struct tesla_insn insn =
            decode(0xa0000005, 0x00000780 | wide << 26 | byte << 19 | sign << 27);
        assert_int_equal(insn.type, dst[wide][sign << 1 | byte]);
        assert_int_equal(insn.dst.kind, wide ? TESLA_KIND_GPR : TESLA_KIND_HALF);
        insn = decode(0xa0000005, 0x00000780 | wide << 14 | byte << 15 | sign << 16);
        assert_int_equal(insn.src[0].type, dst[wide][sign << 1 | byte]);
        assert_int_equal(insn.src[0].kind, wide ? TESLA_KIND_GPR : TESLA_KIND_HALF);
    }
    struct tesla_insn insn = decode(0xa0000005, 0x24114780);
    assert_true(insn.src[0].neg);
    assert_true(insn.src[0].abs);
    assert_false(decode(0xa0000005, 0x04014780).src[0].neg);
}

static void test_decode_reads_logic_and_set_modifiers(void **state)
{
    (void)state;
    static const uint8_t logic[4] = {TESLA_AND, TESLA_OR, TESLA_XOR, TESLA_MOV2};
    for (unsigned i = 0; i < 4; i++) {
        assert_int_equal(decode(0xd0020615, 0x04000780 | i << 14).logic, logic[i]);
        assert_int_equal(decode(0xd0000211 | (i >> 1) << 15 | (i & 1) << 8, 3).logic, logic[i]);
    }
    assert_true(decode(0xd0020615, 0x04010780).src[0].inv);
    assert_true(decode(0xd0020615, 0x04020780).src[1].inv);
    assert_true(decode(0xd0400211, 0x00000003).src[0].inv);
    for (unsigned cond = 0; cond < 8; cond++) {
        struct tesla_insn insn =
            decode(0x30020211, 0x64020780 | cond << 14); /* w1[17] is ignored */
        assert_int_equal(insn.cond, cond);
        assert_int_equal(insn.type, TESLA_U32);
    }
    assert_int_equal(decode(0x1000080d, 0x04014780).lanemask, 5);
    assert_int_equal(decode(0x20000211, 0x04008780).lanemask, 0xf);
}

static void test_decode_reads_control_fields(void **state)
{
    (void)state;
    assert_int_equal(decode(0x17ffffff, 0x000fc780).target, 0xfffffc);
    assert_int_equal(decode(0x1091a003, 0x00014780).target, 0x1448d0);
    assert_true(decode(0x20010003, 0x00000040).limited);
    assert_true(decode(0xd0010003, 0x00000040).limited);
    struct tesla_insn bar = decode(0x861ffe03, 0);
    assert_true(bar.bar_inc && bar.bar_wait && !bar.bar_all);
    assert_int_equal(bar.bar_id, 0);
    assert_int_equal(bar.bar_count, 0xfff);
    bar = decode(0x83e00403, 0);
    assert_true(bar.bar_inc && !bar.bar_wait);
    assert_int_equal(bar.bar_id, 15);
    assert_int_equal(bar.bar_count, 2);
    assert_true(decode(0x86200003, 0x00004000).bar_all);
    struct tesla_insn jump = decode(0xc803b003, 0x01400000);
    check_memory(&jump, &jump.mem, TESLA_KIND_CONST, 0x1d8, 2);
    assert_int_equal(jump.mem.bank, 5);
    assert_int_equal(decode(0x00000009, 0x60004780).sr, 1);
    assert_int_equal(decode(0x00000009, 0x6003c780).sr, 15);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_decode_rejects_what_the_chip_has_not),
        cmocka_unit_test(test_decode_ignores_modifiers_that_the_chip_has_not),
        cmocka_unit_test(test_decode_tells_the_length),
        cmocka_unit_test(test_decode_rejects_a_long_instruction_cut_off_by_the_end),
        cmocka_unit_test(test_decode_rejects_a_misaligned_long_instruction),
        cmocka_unit_test(test_decode_reports_the_lowest_of_several_errors),
        cmocka_unit_test(test_decode_takes_exit_and_join_from_w1),
        cmocka_unit_test(test_decode_takes_predicate_and_condition_register),
        cmocka_unit_test(test_decode_ignores_the_predicate_where_the_sheet_says_so),
        cmocka_unit_test(test_decode_writes_a_condition_register_only_where_the_row_has_one),
        cmocka_unit_test(test_decode_puts_operands_in_the_order_of_the_operation),
        cmocka_unit_test(test_decode_reads_half_registers_from_seven_and_six_bit_fields),
        cmocka_unit_test(test_decode_joins_the_pieces_of_an_immediate),
        cmocka_unit_test(test_decode_scales_offsets_by_the_access),
        cmocka_unit_test(test_decode_reads_the_address_register_in_both_widths),
        cmocka_unit_test(test_decode_gives_the_address_register_to_the_first_memory_operand),
        cmocka_unit_test(test_decode_takes_post_increment_offsets_as_signed),
        cmocka_unit_test(test_decode_rejects_post_increment_without_a_register),
        cmocka_unit_test(test_decode_checks_the_mode_of_a_shared_source),
        cmocka_unit_test(test_decode_rejects_shared_and_constant_in_one_short_instruction),
        cmocka_unit_test(test_decode_takes_registers_when_both_constant_selects_are_set),
        cmocka_unit_test(test_decode_rejects_misaligned_pairs_and_quads),
        cmocka_unit_test(test_decode_knows_bucket_and_output_destinations),
        cmocka_unit_test(test_decode_ignores_bits_that_no_field_claims),
        cmocka_unit_test(test_decode_reads_every_add_operation),
        cmocka_unit_test(test_decode_reads_every_multiply_add_mode),
        cmocka_unit_test(test_decode_gives_each_factor_of_a_16_bit_multiply_its_sign),
        cmocka_unit_test(test_decode_reads_shift_counts_from_both_places),
        cmocka_unit_test(test_decode_reads_conversion_types),
        cmocka_unit_test(test_decode_reads_logic_and_set_modifiers),
        cmocka_unit_test(test_decode_reads_control_fields),
    };
    return cmocka_run_group_tests_name("tesla_decode", tests, NULL, NULL);
}
