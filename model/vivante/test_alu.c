/* Operations of one instruction, each by hand from the sheet: t1, t2, t3 are the operands, t0 the
 * result, 9 9 9 9 before. */
#include "test_bench.h"

struct row {
    const char *text;       /* of the instruction */
    const char *a, *b, *c;  /* words of t1, t2, t3; NULL: zeros */
    const char *result;     /* of t0 */
    const char *directives; /* NULL: none */
};

static void check(const struct row *row)
{
    char source[1024];
    snprintf(source, sizeof source,
             "%s\n.inputs t0 t1 t2 t3\n.outputs t0\n.input 0: 9 9 9 9 %s %s %s\n%s\n"
             ".expect output 0: %s\n",
             row->directives ? row->directives : "", row->a ? row->a : "0 0 0 0",
             row->b ? row->b : "0 0 0 0", row->c ? row->c : "0 0 0 0", row->text, row->result);
    bench_source(source);
}

static void check_all(const struct row *row, size_t rows)
{
    for (size_t i = 0; i < rows; i++) check(&row[i]);
}

#define CHECK(rows) check_all(rows, sizeof rows / sizeof rows[0])

static const char halti0[] = ".chip gc2000", rtne[] = ".rtne", plain[] = ".plain";

static void test_sums_and_products(void **state)
{
    static const struct row rows[] = {
        {"add t0, t1.xyzw, void, t3.xyzw", "1.0 0x3f800000 0x80000000 inf", NULL,
         "0.5 0xb3000000 0x80000000 -inf", "1.5 0x3f7fffff 0x80000000 nan", NULL},
        {"add t0, t1.xyzw, void, t3.xyzw", "1.0 0x3f800000 1.0 1.0", NULL,
         "0.5 0xb3000000 -1.0 0x80000001", "1.5 1.0 0 1.0", rtne},
        {"add.rtz t0, t1.xyzw, void, t3.xyzw", "1.0 0x3f800000 1.0 1.0", NULL,
         "0.5 0xb3000000 -1.0 0x80000001", "1.5 0x3f7fffff 0 1.0", rtne},
        {"add.rtne t0, t1.xyzw, void, t3.xyzw", "1.0 0x3f800000 1.0 1.0", NULL,
         "0.5 0xb3000000 -1.0 0x80000001", "1.5 1.0 0 1.0", NULL},
        {"add.sat t0, t1.xyzw, void, t3.xyzw", "1.0 0.25 -1.0 nan", NULL, "0.5 0.5 0.5 0",
         "1.0 0.75 0 0", NULL},
        {"add.s32 t0, t1.xyzw, void, -t3.xyzw", "1 2 3 0x80000000", NULL, "2 2 2 1",
         "-1 0 1 0x7fffffff", NULL},
        {"add.s8 t0, t1.xyzw, void, t3.xyzw", "0x7f 0x80 0x1ff 3", NULL, "1 0xff 0 4",
         "-128 0x7f -1 7", NULL},
        {"add.u8 t0, t1.xyzw, void, t3.xyzw", "0xff 0x180 1 3", NULL, "2 1 1 4", "1 0x81 2 7",
         NULL},
        {"add.u16 t0, t1.xyzw, void, t3.xyzw", "0xffff 0x18000 1 3", NULL, "2 1 1 4",
         "1 0x8001 2 7", NULL},
        {"add.s32 t0, t1.wzyx, void, t3.xyzw", "1 2 3 4", NULL, "10 20 30 40", "14 14 14 14",
         halti0},
        {"add t0, t1.wzyx, void, t3.xyzw", "1.0 2.0 3.0 4.0", NULL, "1.0 2.0 3.0 4.0",
         "5.0 5.0 5.0 5.0", halti0},
        {"add.f16 t0, t1.xyzw, void, t3.xyzw", "0x3c00 0xffff3c00 1 0x7bff", NULL,
         "0x3c00 0x3800 1 0x7bff", "0x4000 0x3e00 2 0x7bff", NULL},
        {"add.f16 t0, t1.xyzw, void, t3.xyzw", "0x3c00 0xfe00 1 0x7bff", NULL,
         "0x3c00 0x3800 1 0x7bff", "0x4000 0x7e00 2 0x7c00", rtne},
        {"mul t0, t1.xyzw, t2.xyzw, void", "2.0 -0.0 inf 0x00800000", "3.0 5.0 0 0.5", NULL,
         "6.0 0x80000000 nan 0", NULL},
        {"mul.u16 t0, t1.xyzw, t2.xyzw, void", "300 0xffff 1 0", "300 0xffff 7 3", NULL,
         "0x5f90 1 7 0", NULL},
        {"mad t0, t1.xyzw, t2.xyzw, t3.xyzw", "2.0 0.0 inf 1.0", "3.0 5.0 0 1.0",
         "1.0 -0.0 1.0 -1.0", "7.0 0 nan 0", NULL},
        {"mad.s32 t0, t1.xyzw, t2.xyzw, t3.xyzw", "2 -1 0x10000 1", "3 5 0x10000 1", "1 5 7 -1",
         "7 0 7 0", NULL},
        {"dst t0, t1.xyzw, t2.xyzw, void", "5.0 2.0 0x00000001 6.0", "5.0 3.0 7.0 0x80000001", NULL,
         "1.0 6.0 0x00000001 0x80000001", NULL},
        {"dp3 t0, t1.xyzw, t2.xyzw, void", "1.0 2.0 3.0 4.0", "1.0 10.0 100.0 1000.0", NULL,
         "321.0 321.0 321.0 321.0", NULL},
        {"dp4 t0.x__w, t1.xyzw, t2.xyzw, void", "1.0 2.0 3.0 4.0", "1.0 10.0 100.0 1000.0", NULL,
         "4321.0 9 9 4321.0", NULL},
        {"dp2 t0, t1.xyzw, t2.xyzw, void", "1.0 2.0 3.0 4.0", "1.0 10.0 100.0 1000.0", NULL,
         "21.0 21.0 21.0 21.0", NULL},
        /* (2^24 + 1) - 2^24 in the order of DP4: (2^24 + 1) + (-2^24 + 0) */
        {"dp4.rtne t0, t1.xyzw, t2.xxxx, void", "16777216.0 1.0 -16777216.0 0.0", "1.0 0 0 0", NULL,
         "0 0 0 0", NULL},
        /* the length is that of the driver's next instruction, RSQ */
        {"norm_dp3 t0, t1.xyzw, void, void", "3.0 0.0 -4.0 7.0", NULL, NULL, "25.0 25.0 25.0 25.0",
         NULL},
        {"norm_dp2 t0, t1.xyzw, void, void", "1.0 4.0 5.0 7.0", NULL, NULL, "17.0 17.0 17.0 17.0",
         NULL},
        {"norm_dp4.sat t0, t1.xyzw, void, void", "1.0 1.0 1.0 1.0", NULL, NULL, "1.0 1.0 1.0 1.0",
         NULL},
        {"norm_dp4 t0, t1.xyzw, void, void", "1.0 2.0 3.0 4.0", NULL, NULL, "30.0 30.0 30.0 30.0",
         NULL},
        {"norm_dp3.rtne t0, t1.yyyy, void, void", "0 1.0e20 0 0", NULL, NULL, "inf inf inf inf",
         NULL},
        {"norm_dp3.rtz t0, t1.yyyy, void, void", "0 1.0e20 0 0", NULL, NULL,
         "0x7f7fffff 0x7f7fffff 0x7f7fffff 0x7f7fffff", NULL},
        {"norm_dp2 t0, t1.xyzw, void, void", "-nan 1.0 0 0", NULL, NULL, "nan nan nan nan", NULL},
        {"norm_mul t0, t1.xyzw, t2.xyzw, void", "2.0 -0.0 inf 0x80000001", "3.0 nan -0.0 inf", NULL,
         "6.0 0 0 0", NULL},
    };
    (void)state;
    CHECK(rows);
}

static void test_moves_and_rounding(void **state)
{
    static const struct row rows[] = {
        {"mov t0, void, void, t3.wzyx", NULL, NULL, "1 0x7f800001 3 0x80000001",
         "0x80000001 3 0x7f800001 1", NULL},
        {"mov t0._y__, void, void, -|t3.xyzw|", NULL, NULL, "1.0 2.0 3.0 4.0", "9 -2.0 9 9", NULL},
        {"mov.s32 t0, void, void, -|t3.xyzw|", NULL, NULL, "5 -5 0x80000000 0",
         "-5 -5 0x80000000 0", NULL},
        {"mov.u32 t0, void, void, |t3.xyzw|", NULL, NULL, "5 -5 0x80000000 0", "5 -5 0x80000000 0",
         NULL},
        {"mov.s16 t0, void, void, t3.xyzw", NULL, NULL, "0x18000 0x7fff 0xffff 0",
         "0xffff8000 0x7fff -1 0", NULL},
        {"mov.u8 t0, void, void, -t3.xyzw", NULL, NULL, "0x101 2 0 0", "0xff 0xfe 0 0", NULL},
        {"mov.f16 t0, void, void, -t3.xyzw", NULL, NULL, "0x3c00 0xfc00 0x7c01 0x12345678",
         "0xbc00 0x7c00 0x7e00 0xd678", NULL},
        {"mov.sat t0, void, void, t3.xyzw", NULL, NULL, "0.5 2.0 -1.0 nan", "0.5 1.0 0 0", NULL},
        {"mov.sat.s32 t0, void, void, t3.xyzw", NULL, NULL, "5 -1 0 0", "5 -1 0 0", NULL},
        {"frc t0, void, void, t3.xyzw", NULL, NULL, "1.25 -0.25 inf -1.0e-10",
         "0.25 0.75 nan 0x3f7fffff", NULL},
        {"floor t0, void, void, t3.xyzw", NULL, NULL, "1.5 -1.5 -0.25 -0.0", "1.0 -2.0 -1.0 -0.0",
         NULL},
        {"ceil t0, void, void, t3.xyzw", NULL, NULL, "1.5 -1.5 -0.25 0.25", "2.0 -1.0 -0.0 1.0",
         NULL},
        {"sign t0, void, void, t3.xyzw", NULL, NULL, "-2.0 -0.0 nan 0x80000001", "-1.0 1.0 1.0 1.0",
         NULL},
        {"sign.s32 t0, void, void, t3.xyzw", NULL, NULL, "-2 0 3 0x80000000", "-1 0 1 -1", NULL},
        {"sign.u8 t0, void, void, t3.xyzw", NULL, NULL, "-2 0 0x100 1", "1 0 0 1", NULL},
        {"clamp0_max t0, t1.xyzw, t2.xyzw, void", "-1.0 0.5 2.0 nan", "1.0 1.0 1.0 1.0", NULL,
         "0 0.5 1.0 0", NULL},
        {"nop void, void, void, void", NULL, NULL, NULL, "9 9 9 9", NULL},
        {"mov t0.____, void, void, t3.xyzw", NULL, NULL, "1 2 3 4", "9 9 9 9", NULL},
        {"mov void, void, void, t3.xyzw", NULL, NULL, "1 2 3 4", "9 9 9 9", NULL},
    };
    (void)state;
    CHECK(rows);
}

static void test_the_table_unit(void **state)
{
    static const struct row rows[] = {
        {"rcp t0, void, void, t3.yyyy", NULL, NULL, "0 4.0 0 0", "0.25 0.25 0.25 0.25", NULL},
        {"rcp t0.xy__, void, void, -t3.xyzw", NULL, NULL, "0 4.0 0 0", "-inf -inf 9 9", NULL},
        {"rsq t0, void, void, |t3.xxxx|", NULL, NULL, "-4.0 0 0 0", "0.5 0.5 0.5 0.5", NULL},
        {"sqrt t0.x___, void, void, t3.xyzw", NULL, NULL, "16.0 0 0 0", "4.0 9 9 9", NULL},
        {"exp t0, void, void, t3.xyzw", NULL, NULL, "3.0 5.0 0 0", "8.0 8.0 8.0 8.0", NULL},
        {"exp.sat t0, void, void, t3.xyzw", NULL, NULL, "3.0 5.0 0 0", "1.0 1.0 1.0 1.0", NULL},
        {"log t0, void, void, t3.xyzw", NULL, NULL, "8.0 5.0 0 0", "3.0 3.0 3.0 3.0", NULL},
        {"log.rtz t0, void, void, t3.xyzw", NULL, NULL, "8.0 5.0 0 0", "3.0 3.0 3.0 3.0", plain},
        {"log.rtz t0.zy, void, void, t3.xyzw", NULL, NULL, "8.0 5.0 0 0", "9 3.0 1.0 9", NULL},
        {"log.rtne t0.zy, void, void, t3.xyzw", NULL, NULL, "8.0 5.0 0 0", "9 3.0 3.0 9", NULL},
        /* a chip implies its form: sheet 0 */
        {"log.rtz t0.zy, void, void, t3.xyzw", NULL, NULL, "8.0 5.0 0 0", "9 3.0 3.0 9", halti0},
        {"log.rtz t0.zy, void, void, t3.xyzw", NULL, NULL, "8.0 5.0 0 0", "9 3.0 1.0 9",
         ".chip gc3000"},
        {"log.rtz t0.zy, void, void, t3.xyzw", NULL, NULL, "8.0 5.0 0 0", "9 3.0 1.0 9",
         ".chip gc7000"},
        {"log.rtz t0.zy, void, void, t3.xyzw", NULL, NULL, "8.0 5.0 0 0", "9 3.0 1.0 9",
         ".chip gc2000\n.fast"},
        {"log.rtz t0.zy, void, void, t3.xyzw", NULL, NULL, "8.0 5.0 0 0", "9 3.0 3.0 9",
         ".plain\n.chip gc7000"},
        {"sin t0, void, void, t3.xyzw", NULL, NULL, "1.0 5.0 0 0", "1.0 1.0 1.0 1.0", NULL},
        {"sin.rtz t0.xy__, void, void, t3.xyzw", NULL, NULL, "0.5 5.0 0 0", "1.0 1.0 9 9", NULL},
        {"sin.rtz t0.xy__, void, void, t3.xyzw", NULL, NULL, "-0.5 5.0 0 0", "-1.0 1.0 9 9", NULL},
        {"cos t0, void, void, t3.xyzw", NULL, NULL, "2.0 5.0 0 0", "-1.0 -1.0 -1.0 -1.0", NULL},
        {"cos.rtz t0.__zw, void, void, t3.xyzw", NULL, NULL, "1.0 5.0 0 0", "9 9 -1.0 1.0", NULL},
        {"div t0, void, t2.xyzw, t3.xyzw", NULL, "6.0 0 0 0", "2.0 0 0 0", "3.0 1.0 1.0 1.0", NULL},
        {"div.sat t0.__zw, void, t2.xyzw, t3.xyzw", NULL, "6.0 0 0 0", "2.0 0 0 0", "9 9 1.0 1.0",
         NULL},
        {"litp t0, t1.xyzw, t2.xyzw, t3.xyzw", "0 1.0 1.0 0", "0 0.5 1.0 0", "3.0 0 0 0",
         "1.0 0.5 8.0 1.0", NULL},
        {"litp t0, t1.xyzw, t2.xyzw, t3.xyzw", "0 -1.0 1.0 0", "0 0.5 1.0 0", "3.0 0 0 0",
         "1.0 0 8.0 1.0", NULL},
        {"litp t0, t1.xyzw, t2.xyzw, t3.xyzw", "0 1.0 0.0 0", "0 0.5 1.0 0", "3.0 0 0 0",
         "1.0 0.5 0 1.0", NULL},
        {"litp t0, t1.xyzw, t2.xyzw, t3.xyzw", "0 1.0 1.0 0", "0 0.5 -1.0 0", "3.0 0 0 0",
         "1.0 0 0 1.0", NULL},
        {"litp t0, void, t2.xyzw, t3.xyzw", NULL, "0 -0.5 1.0 0", "3.0 0 0 0", "1.0 -0.5 8.0 1.0",
         NULL},
    };
    (void)state;
    CHECK(rows);
}

static void test_conditions(void **state)
{
    static const struct row rows[] = {
        {"select.lt t0, t1.xyzw, t2.xyzw, t1.xyzw", "1.0 2.0 nan 0", "2.0 1.0 1.0 nan", NULL,
         "2.0 2.0 1.0 nan", NULL},
        {"select.gt t0, t1.xyzw, t2.xyzw, t1.xyzw", "1.0 2.0 nan -0.0", "2.0 1.0 1.0 0.0", NULL,
         "1.0 1.0 1.0 0.0", NULL},
        {"select.gz t0, t1.xyzw, t2.xyzw, t3.xyzw", "1.0 -1.0 0 nan", "1 2 3 4", "5 6 7 8",
         "1 6 7 8", NULL},
        {"select t0, t1.xyzw, t2.xyzw, t3.xyzw", NULL, "1 2 3 4", "5 6 7 8", "1 2 3 4", NULL},
        {"select.selmsb.s16 t0, t1.xyzw, t2.xyzw, t3.xyzw", "0x8000 0x80000000 -1 0", "1 2 3 4",
         "5 6 7 8", "1 6 3 8", NULL},
        {"select.selmsb.u8 t0, t1.xyzw, t2.xyzw, t3.xyzw", "0x80 0x7f 0x17f 0xff", "1 2 3 4",
         "5 6 7 8", "1 6 7 4", NULL},
        {"set.ge t0, t1.xyzw, t2.xyzw, void", "1.0 -0.0 nan 0", "1.0 0.0 nan 1.0", NULL,
         "1.0 1.0 0 0", NULL},
        {"set.ne t0, t1.xyzw, t2.xyzw, void", "1.0 0x00000001 nan 0", "1.0 0x80000002 nan 1.0",
         NULL, "0 0 1.0 1.0", NULL},
        {"set.le.s32 t0, t1.xyzw, t2.xyzw, void", "1 -1 2 0", "1 1 1 -1", NULL, "1 1 0 0", NULL},
        {"set.le.u32 t0, t1.xyzw, t2.xyzw, void", "1 -1 2 0", "1 1 1 -1", NULL, "1 0 0 1", NULL},
        {"set.eq.f16 t0, t1.xyzw, t2.xyzw, void", "0x3c00 0x8000 0x7e00 1", "0x3c00 0 0x7e00 2",
         NULL, "0x3c00 0x3c00 0 0", NULL},
        {"set.not t0, t1.xyzw, void, void", "0 -0.0 nan 1.0", NULL, NULL, "1.0 1.0 0 0", NULL},
        {"set.nz t0, t1.xyzw, void, void", "0 0x00000001 nan 1.0", NULL, NULL, "0 0 1.0 1.0", NULL},
        {"set.gez.u8 t0, t1.xyzw, void, void", "0xff 0x80 0 1", NULL, NULL, "1 1 1 1", NULL},
        {"set.lz.s8 t0, t1.xyzw, void, void", "0xff 0x80 0 1", NULL, NULL, "1 1 0 0", NULL},
        {"set.lez t0, t1.xyzw, void, void", "-1.0 0 nan 1.0", NULL, NULL, "1.0 1.0 0 0", NULL},
        {"cmp.and t0, t1.xyzw, t2.xyzw, t3.xyzw", "1 2 3 0", "1 1 4 -1", "-1 -1 -1 -1", "-1 0 0 0",
         NULL},
        {"cmp.or.u32 t0, t1.xyzw, t2.xyzw, t3.xyzw", "1 0 3 0", "1 0 4 -1", "-1 -1 -1 -1",
         "-1 0 -1 -1", NULL},
        {"cmp.xor.u32 t0, t1.xyzw, t2.xyzw, t3.xyzw", "1 0 3 0", "1 0 4 -1", "-1 -1 -1 -1",
         "0 0 -1 -1", NULL},
        /* CMP stores c as it was converted, and is never narrowed */
        {"cmp.f16 t0, t1.xyzw, t2.xyzw, t3.xyzw", NULL, NULL, "0x3c00 0x4000 0 1",
         "1.0 2.0 0 0x33800000", NULL},
        {"cmp.sat t0, t1.xyzw, t2.xyzw, t3.xyzw", NULL, NULL, "5.0 -1.0 0 1", "5.0 -1.0 0 1", NULL},
    };
    (void)state;
    CHECK(rows);
}

static void test_conversions(void **state)
{
    static const struct row rows[] = {
        {"i2f.s32 t0, t1.xyzw, void, void", "-1 16777217 0 0x80000000", NULL, NULL,
         "-1.0 16777216.0 0 0xcf000000", NULL},
        {"i2f.u8 t0, t1.xyzw, void, void", "-1 0x100 7 1", NULL, NULL, "255.0 0 7.0 1.0", NULL},
        {"i2f t0, t1.xyzw, void, void", "-1 2 7 1", NULL, NULL, "0x4f7fffff 2.0 7.0 1.0", NULL},
        {"i2f.sat.s32 t0, t1.xyzw, void, void", "-1 2 0 1", NULL, NULL, "0 1.0 0 1.0", NULL},
        {"i2f.s32 t0, t1.yxzw, void, void", "-1 2 0 1", NULL, NULL, "2.0 2.0 2.0 2.0", halti0},
        {"f2i.s32 t0, t1.xyzw, void, void", "-1.75 2.75 nan 1.0e20", NULL, NULL,
         "-1 2 0 0x7fffffff", NULL},
        /* NaN: values of silicon, etnaviv_verifyops.c in laanwj/etnaviv_gpu_tests; sheet 4.4 */
        {"f2i.s32 t0, t1.xxxx, void, void", "nan 0 0 0", NULL, NULL,
         "0x7fffffff 0x7fffffff 0x7fffffff 0x7fffffff", halti0},
        {"f2i.s32 t0, t1.xxxx, void, void", "-nan 0 0 0", NULL, NULL,
         "0x80000000 0x80000000 0x80000000 0x80000000", halti0},
        {"f2i.u32 t0, t1.xxxx, void, void", "nan 0 0 0", NULL, NULL, "-1 -1 -1 -1", halti0},
        {"f2i.u32 t0, t1.xxxx, void, void", "-nan 0 0 0", NULL, NULL, "0 0 0 0", halti0},
        {"f2i.u32 t0, t1.xyzw, void, void", "nan -nan 0x7f800001 0xff800001", NULL, NULL, "0 0 0 0",
         ".chip gc3000"},
        {"f2i.s32 t0, t1.xyzw, void, void", "nan -nan 0x7f800001 0xff800001", NULL, NULL, "0 0 0 0",
         ".chip gc7000"},
        /* chosen alike: other types, and the sign is that after abs and neg */
        {"f2irnd.s16 t0, -t1.xxxx, void, void", "0x7f800001 0 0 0", NULL, NULL,
         "-32768 -32768 -32768 -32768", halti0},
        {"f2irnd.s8 t0, |t1.xxxx|, void, void", "-nan 0 0 0", NULL, NULL, "127 127 127 127",
         halti0},
        {"f2irnd t0, t1.xxxx, void, void", "nan 0 0 0", NULL, NULL, "-1 -1 -1 -1", halti0},
        {"f2i.u8 t0, t1.xyzw, void, void", "-1.75 2.75 300.0 inf", NULL, NULL, "0 2 255 255", NULL},
        {"f2i.s16 t0, t1.xyzw, void, void", "-1.0e9 1.0e9 -2.5 -inf", NULL, NULL,
         "-32768 32767 -2 -32768", NULL},
        {"f2irnd.s32 t0, t1.xyzw, void, void", "-1.75 2.5 3.5 0.5", NULL, NULL, "-2 2 4 0", rtne},
        {"f2irnd.s32 t0, t1.xyzw, void, void", "-1.75 2.5 3.5 0.5", NULL, NULL, "-1 2 3 0", NULL},
        {"i2i.s8 t0, t1.xyzw, void, void", "0x1ff 0x7f 0x80 0", NULL, NULL, "-1 127 -128 0", NULL},
        {"conv t0, t1.xyzw, 1:u20, void", "0x3c00 0x1 0xfc00 0x7c01", NULL, NULL,
         "1.0 0x33800000 -inf nan", NULL},
        {"conv.f16.rtne t0, t1.xyzw, 0:u20, void", "1.0 0x477ff000 0xffffffff 0x00000001", NULL,
         NULL, "0x3c00 0x7c00 0x7e00 0", NULL},
        {"conv.f16.rtz t0, -t1.xyzw, 0:u20, void", "1.0 0x477ff000 2.0 0x33800000", NULL, NULL,
         "0xbc00 0xfbff 0xc000 0x8001", NULL},
        {"conv.sat.f16 t0, t1.xyzw, 0:u20, void", "2.0 -1.0 0.5 nan", NULL, NULL,
         "0x3c00 0 0x3800 0", NULL},
        {"conv.s8 t0, |t1.xyzw|, void, void", "-2.0 0x80000001 0.5 300.0", NULL, NULL,
         "2.0 0 0.5 300.0", NULL},
    };
    (void)state;
    CHECK(rows);
}

static void test_integers(void **state)
{
    static const struct row rows[] = {
        {"iaddsat.s32 t0, t1.xyzw, void, t3.xyzw", "0x7fffffff 0x80000000 1 -1", NULL, "1 -1 1 1",
         "0x7fffffff 0x80000000 2 0", NULL},
        {"iaddsat.u8 t0, t1.xyzw, void, t3.xyzw", "255 1 128 0", NULL, "1 1 128 0", "255 2 255 0",
         NULL},
        {"imullo0.s16 t0, t1.xyzw, t2.xyzw, void", "300 0 0 0", "-300 0 0 0", NULL,
         "-24464 -24464 -24464 -24464", NULL},
        {"imullosat0.s16 t0, t1.xyzw, t2.xyzw, void", "300 0 0 0", "-300 0 0 0", NULL,
         "-32768 -32768 -32768 -32768", NULL},
        {"imullosat0.u32 t0.x___, t1.xyzw, t2.xyzw, void", "0x10000 0 0 0", "0x10000 0 0 0", NULL,
         "-1 9 9 9", NULL},
        {"imulhi0.s32 t0.x___, t1.xyzw, t2.xyzw, void", "-1 0 0 0", "2 0 0 0", NULL, "-1 9 9 9",
         NULL},
        {"imulhi0 t0.x___, t1.xyzw, t2.xyzw, void", "-1 0 0 0", "2 0 0 0", NULL, "1 9 9 9", NULL},
        {"imulhi0.u8 t0.x___, t1.xyzw, t2.xyzw, void", "255 0 0 0", "255 0 0 0", NULL, "254 9 9 9",
         NULL},
        {"idiv0.s32 t0.x___, t1.xyzw, t2.xyzw, void", "-7 0 0 0", "2 0 0 0", NULL, "-3 9 9 9",
         NULL},
        {"idiv0.s32 t0.x___, t1.xyzw, t2.xyzw, void", "0x80000000 0 0 0", "-1 0 0 0", NULL,
         "0x80000000 9 9 9", NULL},
        {"idiv0.u8 t0.x___, t1.xyzw, t2.xyzw, void", "5 0 0 0", "0 0 0 0", NULL, "255 9 9 9", NULL},
        {"imod.s32 t0.x___, t1.xyzw, t2.xyzw, void", "-7 0 0 0", "2 0 0 0", NULL, "-1 9 9 9", NULL},
        {"imod.s32 t0.x___, t1.xyzw, t2.xyzw, void", "0x80000000 0 0 0", "-1 0 0 0", NULL,
         "0 9 9 9", NULL},
        {"imod.u16 t0.x___, t1.xyzw, t2.xyzw, void", "0x10007 0 0 0", "0 0 0 0", NULL, "7 9 9 9",
         NULL},
        {"imadlo0.u32 t0.x___, t1.xyzw, t2.xyzw, t3.xyzw", "3 0 0 0", "5 0 0 0", "7 0 0 0",
         "22 9 9 9", NULL},
        {"imadlosat0.s8 t0.x___, t1.xyzw, t2.xyzw, t3.xyzw", "-100 0 0 0", "2 0 0 0", "7 0 0 0",
         "-128 9 9 9", NULL},
        {"imadhi0.u32 t0.x___, t1.xyzw, t2.xyzw, t3.xyzw", "0x80000000 0 0 0", "6 0 0 0",
         "-1 0 0 0", "2 9 9 9", NULL},
        {"imadhisat0.u32 t0.x___, t1.xyzw, t2.xyzw, t3.xyzw", "0x80000000 0 0 0", "6 0 0 0",
         "-1 0 0 0", "-1 9 9 9", NULL},
        {"halfadd.s32 t0, t1.xyzw, void, t3.xyzw", "0x7fffffff -1 3 0", NULL, "1 -2 4 0",
         "0x40000000 -2 3 0", NULL},
        {"halfaddinc.u8 t0, t1.xyzw, void, t3.xyzw", "255 1 3 0", NULL, "255 2 4 0", "255 2 4 0",
         NULL},
        {"iabs.s32 t0, void, void, t3.xyzw", NULL, NULL, "-5 5 0x80000000 0", "5 5 0x80000000 0",
         NULL},
        {"iabs.s8 t0, void, void, t3.xyzw", NULL, NULL, "0x80 0xff 1 0", "-128 1 1 0", NULL},
        {"iabs.u32 t0, void, void, t3.xyzw", NULL, NULL, "-5 5 0x80000000 0", "-5 5 0x80000000 0",
         NULL},
        {"leadzero.u32 t0, void, void, t3.xyzw", NULL, NULL, "0 1 -1 0x10000", "32 31 0 15", NULL},
        {"leadzero.s16 t0, void, void, t3.xyzw", NULL, NULL, "0 1 -1 0x10000", "16 15 0 16", NULL},
        {"lshift.u32 t0, t1.xyzw, void, t3.xyzw", "1 1 1 3", NULL, "4 32 33 31",
         "16 1 2 0x80000000", NULL},
        {"lshift.u8 t0, t1.xyzw, void, t3.xyzw", "1 0x81 1 3", NULL, "4 1 8 7", "16 2 1 0x80",
         NULL},
        {"rshift.s32 t0, t1.xyzw, void, t3.xyzw", "-16 16 -1 1", NULL, "2 2 31 0", "-4 4 -1 1",
         NULL},
        {"rshift t0, t1.xyzw, void, t3.xyzw", "-16 16 -1 1", NULL, "28 2 31 0", "15 4 1 1", NULL},
        {"rotate.u8 t0, t1.xyzw, void, t3.xyzw", "0x81 0x81 0x1ff 1", NULL, "1 8 3 7",
         "3 0x81 0xff 0x80", NULL},
        {"rotate.u32 t0, t1.xyzw, void, t3.xyzw", "0x80000001 1 2 3", NULL, "1 0 32 31",
         "3 1 2 0x80000001", NULL},
        {"or.u32 t0, t1.xyzw, void, t3.xyzw", "1 2 4 8", NULL, "2 2 1 0", "3 2 5 8", NULL},
        {"and.u32 t0, t1.xyzw, void, t3.xyzw", "3 2 4 8", NULL, "2 2 1 8", "2 2 0 8", NULL},
        {"xor.u16 t0, t1.xyzw, void, t3.xyzw", "3 2 4 0x10008", NULL, "2 2 1 8", "1 0 5 0", NULL},
        {"not.u8 t0, void, void, t3.xyzw", NULL, NULL, "0 1 0xff 0x100", "255 254 0 255", NULL},
        {"not t0, void, void, t3.xyzw", NULL, NULL, "5 1 0xff 0x100", "-6 -6 -6 -6", halti0},
        {"bit_extract.s32 t0, t1.xyzw, t2.xyzw, t3.xyzw", "0xf0 0xf0 -1 0x80000000", "4 4 5 31",
         "4 8 0 40", "-1 15 0 -1", NULL},
        {"bit_extract.u32 t0, t1.xyzw, t2.xyzw, t3.xyzw", "0xf0 0xf0 -1 0x80000000", "4 36 5 0",
         "4 8 0 -1", "15 15 0 0x80000000", NULL},
        {"popcount.u32 t0, void, void, t3.xyzw", NULL, NULL, "0 1 -1 0x10010", "0 1 32 2", NULL},
        {"popcount.s8 t0, void, void, t3.xyzw", NULL, NULL, "0 1 -1 0x10010", "0 1 8 1", NULL},
        {"bit_rev.u32 t0, t1.xyzw, void, void", "1 2 0x80000000 3", NULL, NULL,
         "0x80000000 0x40000000 1 0xc0000000", NULL},
        {"bit_rev.s8 t0, t1.xyzw, void, void", "1 2 0x80 3", NULL, NULL, "-128 0x40 1 0xffffffc0",
         NULL},
        {"byte_rev.u32 t0, t1.xyzw, void, void", "0x01020304 2 0 0", NULL, NULL,
         "0x04030201 0x02000000 0 0", NULL},
        {"byte_rev.u16 t0, t1.xyzw, void, void", "0x01020304 2 0 0", NULL, NULL,
         "0x0403 0x0200 0 0", NULL},
        {"byte_rev.u8 t0, t1.xyzw, void, void", "0x01020304 2 0 0", NULL, NULL, "4 2 0 0", NULL},
        {"bit_findlsb.u32 t0, t1.xyzw, void, void", "0 1 12 0x80000000", NULL, NULL, "-1 0 2 31",
         NULL},
        {"bit_findmsb.u8 t0, t1.xyzw, void, void", "0 1 12 0x180", NULL, NULL, "-1 0 3 7", NULL},
        {"bit_findmsb.s32 t0, t1.xyzw, void, void", "0 -1 -2 0x80000000", NULL, NULL, "-1 -1 0 30",
         NULL},
        {"bit_findmsb.s8 t0, t1.xyzw, void, void", "0x80 0x7f 2 0", NULL, NULL, "6 6 1 -1", NULL},
    };
    (void)state;
    CHECK(rows);
}

static void test_operands(void **state)
{
    static const struct row rows[] = {
        /* immediates: sheet 2.5 */
        {"mov t0, void, void, 1.5:f20", NULL, NULL, NULL, "1.5 1.5 1.5 1.5", NULL},
        {"mov.s32 t0, void, void, -3:s20", NULL, NULL, NULL, "-3 -3 -3 -3", NULL},
        {"mov.u32 t0, void, void, 1048575:u20", NULL, NULL, NULL, "0xfffff 0xfffff 0xfffff 0xfffff",
         NULL},
        {"mov.u32 t0, void, void, 1.0:f16", NULL, NULL, NULL, "0x3c00 0x3c00 0x3c00 0x3c00", NULL},
        {"cmp.f16 t0, void, void, 1.0:f16", NULL, NULL, NULL, "1.0 1.0 1.0 1.0", NULL},
        /* kind i narrows an immediate, kind t compares all of it */
        {"iaddsat.s8 t0, 255:u20, void, t3.xyzw", NULL, NULL, "1 2 -128 0", "0 1 -128 -1", NULL},
        {"set.eq.u8 t0, t1.xyzw, 257:u20, void", "1 257 0 0", NULL, NULL, "0 0 0 0", NULL},
        /* group 7 is uniforms below HALTI 2: REG 0 + 128 */
        {"mov t0, void, void, 0:s20", NULL, NULL, NULL, "7 7 7 7",
         ".chip gc2000\n.uniform 128: 7 8 9 10"},
        /* a slot that is not used reads 0 */
        {"add t0, void, void, t3.xyzw", NULL, NULL, "1.0 2.0 3.0 -0.0", "1.0 2.0 3.0 0", NULL},
        /* uniforms, group 3, beyond the last one */
        {"mov t0, void, void, u2.wzyx", NULL, NULL, NULL, "4 3 2 1", ".uniform 2: 1 2 3 4"},
        {"mov t0, void, void, u256.xyzw", NULL, NULL, NULL, "0 0 0 0", ".uniform 255: 1 2 3 4"},
        {"mov t0, void, void, u255.xyzw", NULL, NULL, NULL, "1 2 3 4", ".uniform 255: 1 2 3 4"},
        {"mov t0, void, void, r6_2.xyzw", NULL, NULL, NULL, "1 2 3 4", ".uniform 2: 1 2 3 4"},
        {"mov t0, void, void, th3.xyzw", NULL, NULL, "1 2 3 4", "1 2 3 4", NULL},
        {"mov t0, void, void, t64.xyzw", NULL, NULL, NULL, "0 0 0 0", NULL},
        {"mov t64, void, void, t3.xyzw", NULL, NULL, "1 2 3 4", "9 9 9 9", NULL},
        /* one uniform: the last slot's, with its index; sheet 5.1 */
        {"add.u32 t0, u1.xyzw, void, u2.xyzw", NULL, NULL, NULL, "20 40 60 80",
         ".uniform 1: 1 2 3 4 10 20 30 40"},
        {"add.u32 t0, u1.xyzw, void, u2.xyzw", NULL, NULL, NULL, "11 22 33 44",
         ".chip gc7000\n.uniform 1: 1 2 3 4 10 20 30 40"},
        {"add.u32 t0, u1.wzyx, void, -u2.xyzw", NULL, NULL, NULL, "30 10 -10 -30",
         ".uniform 1: 1 2 3 4 10 20 30 40"},
    };
    (void)state;
    CHECK(rows);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sums_and_products), cmocka_unit_test(test_moves_and_rounding),
        cmocka_unit_test(test_the_table_unit),    cmocka_unit_test(test_conditions),
        cmocka_unit_test(test_conversions),       cmocka_unit_test(test_integers),
        cmocka_unit_test(test_operands),
    };
    return cmocka_run_group_tests_name("vivante_alu", tests, NULL, NULL);
}
