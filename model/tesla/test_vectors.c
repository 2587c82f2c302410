/* Every row of vectors.csv through decode and exec, with the sources in registers, in s[] and in
 * c[]. Which bits choose what is read from the sheet here once more, not taken from the decoder.
 * */
#include "fast.h"
#include "test_bench.h"

#include "../common/f32.h"

#include <stdio.h>

#ifndef TESLA_VECTORS
#define TESLA_VECTORS "model/tesla/vectors.csv" /* tests run at the top of the tree */
#endif

enum place { IN_REGISTERS, SRC1_SHARED, SRC2_CONST, SRC3_CONST };

struct vector {
    char group[16];
    bool is_long;
    uint32_t w0, w1, carry, flags;
    uint64_t src[3], result;
    bool has_src[3], has_flags;
    unsigned line;
};

/* How the sheet takes the fields of one row. */
struct shape {
    bool half[3], dst_half;
    bool pair[3], dst_pair;
    bool is_signed, byte; /* source 1 */
    bool register_only;   /* source 1 cannot be s[] */
    uint32_t field[3];    /* register fields; 0xff: no register */
};

static bool bit(uint32_t word, unsigned n)
{
    return word >> n & 1;
}

static bool is(const struct vector *v, const char *group)
{
    return strcmp(v->group, group) == 0;
}

static bool is_imm(const struct vector *v)
{
    return v->is_long && (v->w1 & 3) == 3;
}

static bool is_integer(const struct vector *v)
{
    return v->group[0] == 'i' && strncmp(v->group, "i2f", 3) != 0;
}

/* Sheet 3.9 to 3.11. */
static void shape_float(const struct vector *v, struct shape *s)
{
    static const char *const two[] = {"fmul", "fcmp", "fminmax", "dmul", "dmin", "dmax", "dset"};
    bool cvt64 = strlen(v->group) == 5 && strcmp(v->group + 3, "64") == 0;
    bool cvt = v->group[1] == '2', f64 = v->group[0] == 'd';
    bool all = is(v, "fmad") || is(v, "fslct") || is(v, "dfma");
    s->field[0] = v->w0 >> 9 & 0x7f;
    s->field[1] = s->field[2] = 0xff;
    for (size_t i = 0; i < sizeof two / sizeof two[0]; i++)
        if (all || is(v, two[i])) s->field[1] = v->w0 >> 16 & 0x7f;
    if (all || is(v, "fadd") || is(v, "dadd")) s->field[2] = v->w1 >> 14 & 0x7f;
    s->register_only = s->pair[0] = f64 || (cvt64 && bit(v->w1, 14));
    s->pair[1] = s->pair[2] = f64;
    s->dst_pair = (f64 && !is(v, "dset")) || (cvt64 && bit(v->w1, 26));
    s->half[0] = cvt && !cvt64 && !bit(v->w1, 14);
    s->dst_half = cvt && !cvt64 && !bit(v->w1, 26);
    s->is_signed = v->group[0] == 'i' && bit(v->w1, 16);
    s->byte = is(v, "i2f") && bit(v->w1, 15);
}

static void shape_long(const struct vector *v, struct shape *s)
{
    uint32_t w1 = v->w1, sub = w1 >> 29;
    bool narrow = !bit(w1, 26);
    s->field[0] = v->w0 >> 9 & 0x7f;
    s->field[1] = v->w0 >> 16 & 0x7f;
    s->field[2] = w1 >> 14 & 0x7f;
    s->is_signed = bit(w1, 27);
    if (is(v, "iadd") || is(v, "logop") || (is(v, "shift") && sub == 6)) s->is_signed = false;
    if (is(v, "imul")) {
        narrow = !bit(w1, 16);
        s->is_signed = bit(w1, 15);
    }
    if (is(v, "imad")) {
        narrow = v->w0 >> 28 == 6 && sub <= 2;
        s->is_signed = sub != 0;
    }
    s->half[0] = s->half[1] = narrow;
    s->half[2] = is(v, "iadd") && narrow;
    s->dst_half = narrow && !is(v, "imul") && !is(v, "imad") && !is(v, "isad");
    if (is(v, "i2i")) {
        s->half[0] = !bit(w1, 14);
        s->is_signed = bit(w1, 16);
        s->byte = bit(w1, 15);
    }
    if (is(v, "shift") && bit(w1, 20)) s->field[1] = 0xff;
    if (is(v, "iadd") || is(v, "i2i")) s->field[1] = 0xff;
    if (!is(v, "iadd") && !is(v, "imad") && !is(v, "isad")) s->field[2] = 0xff;
}

static void shape_short(const struct vector *v, struct shape *s)
{
    uint32_t w0 = v->w0, mode = bit(w0, 15) << 1 | bit(w0, 8);
    bool narrow = false;
    s->field[0] = w0 >> 9 & 0x3f;
    s->field[1] = is_imm(v) ? 0xff : w0 >> 16 & 0x3f;
    s->field[2] = 0xff;
    if (strncmp(v->group, "iadd", 4) == 0) narrow = s->dst_half = !bit(w0, 15);
    if (strncmp(v->group, "imul", 4) == 0) {
        narrow = !bit(w0, 22);
        s->is_signed = bit(w0, 15);
    }
    if (strncmp(v->group, "imad", 4) == 0) {
        narrow = mode != 3;
        s->is_signed = mode == 1 || mode == 2;
        s->field[2] = w0 >> 2 & 0x3f;
    }
    if (strncmp(v->group, "fmad", 4) == 0) s->field[2] = w0 >> 2 & 0x3f;
    if (strncmp(v->group, "isad", 4) == 0) {
        narrow = !bit(w0, 15);
        s->is_signed = bit(w0, 8);
        s->field[2] = w0 >> 2 & 0x3f;
    }
    s->half[0] = s->half[1] = narrow;
}

static struct shape shape_of(const struct vector *v)
{
    struct shape s = {0};
    bool integer = is_integer(v) || is(v, "logop") || is(v, "shift");
    if (v->is_long && !is_imm(v) && !integer) shape_float(v, &s);
    else if (v->is_long && !is_imm(v)) shape_long(v, &s);
    else shape_short(v, &s);
    return s;
}

/* Rewrites the words so that one source comes from memory, at byte 0x10 of s[] or of a bank.
 *   returns false: this row has no such form */
static bool move_source(const struct vector *v, const struct shape *s, enum place place,
                        uint32_t *w0, uint32_t *w1)
{
    bool long_normal = v->is_long && !is_imm(v);
    uint32_t mode = s->byte ? 0 : !s->half[0] ? 3 : s->is_signed ? 2 : 1;
    uint32_t off = s->byte ? 16 : s->half[0] ? 8 : 4;

    *w0 = v->w0 & ~0x0e000000u; /* no $a, no post-increment */
    *w1 = long_normal ? v->w1 & ~4u : v->w1;
    if (long_normal) *w0 &= ~0x01800000u, *w1 &= ~0x00200000u;
    if (place == SRC1_SHARED ? s->register_only : s->pair[1]) return false;
    if (place == SRC1_SHARED && long_normal) {
        *w1 |= 0x00200000u;
        *w0 = (*w0 & ~0xfe00u) | mode << 14 | off << 9;
    } else if (place == SRC1_SHARED) {
        if (off > 15) return false; /* four bits of offset only */
        *w0 = (*w0 & ~0x7e00u) | 0x01000000u | mode << 13 | off << 9;
    } else if (place == SRC2_CONST) {
        if (s->field[1] == 0xff) return false;
        off = s->half[1] ? 8 : 4;
        if (long_normal) *w0 = (*w0 & ~0x007f0000u) | 0x00800000u | off << 16;
        else *w0 = (*w0 & ~0x001f0000u) | 0x00800000u | off << 16;
    } else {
        if (s->field[2] == 0xff || !long_normal) return false;
        off = s->half[2] ? 8 : 4;
        *w0 |= 0x01000000u;
        *w1 = (*w1 & ~0x001fc000u) | off << 14;
    }
    return true;
}

static uint32_t bank_of(const struct vector *v)
{
    return v->is_long && !is_imm(v) ? v->w1 >> 22 & 15 : v->w0 >> 21 & 1;
}

static void set_field(struct tesla_warp *warp, uint32_t field, bool half, uint64_t wide)
{
    uint32_t value = (uint32_t)wide;
    uint32_t *row = warp->gpr[half ? field >> 1 : field];
    unsigned shift = half && (field & 1) ? 16 : 0;
    for (int lane = 0; lane < 32; lane++)
        row[lane] = half ? (row[lane] & ~(0xffffu << shift)) | (value & 0xffff) << shift : value;
}

static void check_result(struct bench *b, const struct vector *v, const struct shape *s)
{
    uint32_t mask = v->is_long && !is_imm(v) ? 0x7f : 0x3f;
    uint32_t field = v->w0 >> 2 & mask, reg = s->dst_half ? field >> 1 : field;
    unsigned shift = s->dst_half && (field & 1) ? 16 : 0;
    bool to_c = v->is_long && !is_imm(v) && bit(v->w1, 6);

    assert_int_equal(b->step.retire.trap, 0);
    assert_int_equal(b->step.regs, 1 + s->dst_pair + to_c);
    for (uint32_t half = 0; half <= s->dst_pair; half++) {
        uint32_t result = (uint32_t)(v->result >> 32 * half);
        const struct common_reg_write *write = bench_wrote(b, TESLA_FILE_GPR, reg + half);
        assert_non_null(write);
        assert_int_equal(write->be, s->dst_half ? (shift ? 0xc : 0x3) : 0xf);
        for (uint32_t lane = 0; lane < 32; lane++) {
            uint32_t row = b->model->warp[0].gpr[reg + half][lane];
            uint32_t got = s->dst_half ? row >> shift & 0xffff : row;
            if (got != result)
                fail_msg("line %u, %s: 0x%x; 0x%x is expected", v->line, v->group, got, result);
            assert_int_equal(write->data[lane], s->dst_half ? result << shift : result);
        }
    }
    const uint8_t *cond = b->model->warp[0].cond[v->w1 >> 4 & 3];
    for (uint32_t lane = 0; lane < 32; lane++)
        if (to_c && v->has_flags && cond[lane] != v->flags)
            fail_msg("line %u, %s: flags %x; %x are expected", v->line, v->group, cond[lane],
                     v->flags);
}

static void set_source(struct tesla_warp *warp, const struct shape *s, unsigned source,
                       uint64_t value)
{
    if (s->field[source] == 0xff) return;
    set_field(warp, s->field[source], s->half[source], value);
    if (s->pair[source]) set_field(warp, s->field[source] + 1, false, value >> 32);
}

/* The same instruction without events. */
static void check_quietly(struct bench *b, const struct vector *v,
                          const struct tesla_fast_level *level)
{
    static struct tesla_warp before, quiet; /* too large for a stack */
    struct tesla_warp *warp = &b->model->warp[0];
    struct common_run run = {.limit = 1, .step = &b->step};

    before = *warp;
    b->model->level = level;
    tesla_run(b->model, &run);
    if (run.instructions != 1) fail_msg("line %u, %s: run() did nothing", v->line, v->group);
    assert_int_equal(run.thread_instructions, 32);
    quiet = *warp;
    *warp = before;
    bench_step(b, 0);
    if (memcmp(quiet.gpr, warp->gpr, sizeof quiet.gpr) != 0 ||
        memcmp(quiet.cond, warp->cond, sizeof quiet.cond) != 0 ||
        memcmp(quiet.addr, warp->addr, sizeof quiet.addr) != 0)
        fail_msg("line %u, %s: run() on %s and step() differ", v->line, v->group, level->name);
    assert_int_equal(quiet.flow.pc, warp->flow.pc);
    *warp = before;
}

static bool run(const struct vector *v, enum place place)
{
    struct bench *b = bench_new();
    struct shape s = shape_of(v);
    uint32_t w0 = v->w0, w1 = v->w1, words[5] = {0};
    bool possible = place == IN_REGISTERS || move_source(v, &s, place, &w0, &w1);

    if (possible) {
        bench_emit1(b, w0);
        if (v->is_long) bench_emit1(b, w1);
        if (place >= SRC2_CONST) {
            unsigned source = place == SRC2_CONST ? 1 : 2;
            words[4] = (uint32_t)(s.half[source] ? v->src[source] & 0xffff : v->src[source]);
            bench_init(b, TESLA_SPACE_CONST, bank_of(v), 0, words, 5);
        }
        struct tesla_warp *warp = bench_start(b);
        for (unsigned i = 3; i-- > 0;) set_source(warp, &s, i, v->src[i]);
        for (int i = 0; i < 4; i++) memset(warp->cond[i], v->carry ? 4 : 0, 32);
        if (place == SRC1_SHARED)
            for (int i = 0; i < 4; i++) b->model->shared[0x10 + i] = (uint8_t)(v->src[0] >> 8 * i);
        if (place == SRC1_SHARED && s.field[0] < 0x7f)
            set_field(warp, s.field[0], s.half[0], 0x5a5a5a5a);
        if (place == SRC1_SHARED && s.field[2] == s.field[0]) set_source(warp, &s, 2, v->src[2]);
        for (unsigned i = 0; tesla_fast_levels[i]; i++)
            if (tesla_fast_levels[i]->usable()) check_quietly(b, v, tesla_fast_levels[i]);
        bench_step(b, 0);
        check_result(b, v, &s);
    }
    bench_free(b);
    return possible;
}

static bool parse(char *text, struct vector *v)
{
    char *field[9], *save = NULL;
    unsigned n = 0;
    for (char *part = strtok_r(text, ",\n", &save); part && n < 9;
         part = strtok_r(NULL, ",\n", &save))
        field[n++] = part;
    if (n != 9 || strlen(field[0]) >= sizeof v->group) return false;
    strcpy(v->group, field[0]);
    v->w0 = (uint32_t)strtoul(field[1], NULL, 16);
    v->is_long = strcmp(field[2], "-") != 0;
    v->w1 = v->is_long ? (uint32_t)strtoul(field[2], NULL, 16) : 0;
    for (int i = 0; i < 3; i++) {
        v->has_src[i] = strcmp(field[3 + i], "-") != 0;
        v->src[i] = v->has_src[i] ? strtoull(field[3 + i], NULL, 16) : 0;
    }
    v->carry = (uint32_t)strtoul(field[6], NULL, 16);
    v->result = strtoull(field[7], NULL, 16);
    v->has_flags = strcmp(field[8], "-") != 0;
    v->flags = v->has_flags ? (uint32_t)strtoul(field[8], NULL, 16) : 0;
    return true;
}

/* ---- the special functions: rows have no words, so these are made here, from sheet 3.10. */

struct function {
    const char *group;
    uint32_t w0, w1; /* long form, $r4 := f($r1) */
    bool modifiers;  /* has abs (w1[20]) and neg (w1[26]) */
};

static const struct function functions[] = {
    {"sfu_rcp", 0x90000211, 0x00000780, true},    {"sfu_rsqrt", 0x90000211, 0x40000780, true},
    {"sfu_lg2", 0x90000211, 0x60000780, true},    {"sfu_sin", 0x90000211, 0x80000780, false},
    {"sfu_cos", 0x90000211, 0xa0000780, false},   {"sfu_ex2", 0x90000211, 0xc0000780, false},
    {"sfu_presin", 0xb0000211, 0xc0000780, true}, {"sfu_preex2", 0xb0000211, 0xc0004780, true},
};

/* One instruction, $r4 := f($r1); w1 0: a short one. */
static void check_function(uint32_t w0, uint32_t w1, uint32_t source, uint32_t result,
                           unsigned line)
{
    struct bench *b = bench_new();
    bench_emit1(b, w0);
    if (w0 & 1) bench_emit1(b, w1);
    struct tesla_warp *warp = bench_start(b);
    bench_fill(warp->gpr[1], source);
    assert_int_equal(bench_step(b, 0)->trap, 0);
    assert_int_equal(b->step.regs, 1);
    for (unsigned lane = 0; lane < 32; lane++)
        if (warp->gpr[4][lane] != result)
            fail_msg("line %u: 0x%x; 0x%x is expected", line, warp->gpr[4][lane], result);
    bench_free(b);
}

static void run_function(const struct vector *v, const struct function *f)
{
    uint32_t x = (uint32_t)v->src[0], result = (uint32_t)v->result;
    check_function(f->w0, f->w1 | 0x40, x, result,
                   v->line); /* with a $c that must not be written */
    if (f->modifiers) {
        uint32_t abs_neg = x >> 31 ? 0x04100000 : 0x00100000; /* the sign does not matter then */
        check_function(f->w0, f->w1 | 0x04000000, x ^ 0x80000000, result, v->line);
        check_function(f->w0, f->w1 | abs_neg, x ^ 0x80000000, result, v->line);
        check_function(f->w0, f->w1 | abs_neg, x, result, v->line);
    }
    if (is(v, "sfu_rcp")) {
        check_function(0x90000210, 0, x, result, v->line);
        check_function(0x90400210, 0, x ^ 0x80000000, result, v->line);
        check_function(0x90008210, 0, x,
                       x >> 31 && !common_f32_is_nan(x) ? result ^ 0x80000000 : result, v->line);
    }
    if (is(v, "sfu_ex2"))
        check_function(f->w0, f->w1 | 0x08000000, x, common_f32_sat(result), v->line);
}

static bool run_if_function(const struct vector *v)
{
    for (size_t i = 0; i < sizeof functions / sizeof functions[0]; i++) {
        if (!is(v, functions[i].group)) continue;
        run_function(v, &functions[i]);
        return true;
    }
    return false;
}

/* ---- 32-bit atomics: src1 is the word in memory, the flags column what the instruction returns.
 * The rows' register fields are all 0; here the address is $r1, data $r2, the new value of cas
 * $r3. */

static void run_atomic(const struct vector *v)
{
    struct bench *b = bench_new();
    bool red = v->w1 >> 29 == 6; /* data is in the destination field */
    tesla_launch_of(&b->program)->block[0] = 1;
    bench_emit(b, red ? 0xd0000209 : 0xd0020215, v->w1 | (red ? 0 : 3 << 14));
    struct tesla_warp *warp = bench_start(b);
    for (unsigned i = 0; i < 4; i++) b->model->global[0x24 + i] = (uint8_t)(v->src[0] >> 8 * i);
    warp->gpr[1][0] = 0x24;
    warp->gpr[2][0] = (uint32_t)v->src[1];
    warp->gpr[3][0] = (uint32_t)v->src[2];
    assert_int_equal(bench_step(b, 0)->trap, 0);
    uint32_t after = 0;
    for (unsigned i = 0; i < 4; i++) after |= (uint32_t)b->model->global[0x24 + i] << 8 * i;
    if (after != v->result || (!red && warp->gpr[5][0] != v->flags))
        fail_msg("line %u: memory 0x%x, returned 0x%x; 0x%x, 0x%x are expected", v->line, after,
                 warp->gpr[5][0], (uint32_t)v->result, v->flags);
    assert_int_equal(b->step.regs, red ? 0 : 1);
    if (b->step.mems) assert_int_equal(b->step.mem[0].data, after);
    else assert_int_equal(after, v->src[0]);
    bench_free(b);
}

/* ---- all rows. */

/* Groups have 90 rows, functions 136. Of the conversions of 64 bits, 150 take a source of 32. */
enum { ROWS = 40 * 90 + 8 * 136 + 241 + 90, INTEGER = 17 * 90 };

/* Runs all rows with one placement.
 *   returns how many of them have such a form */
static unsigned run_all(enum place place)
{
    FILE *file = fopen(TESLA_VECTORS, "r");
    char line[512];
    unsigned number = 0, ran = 0, rows = 0;
    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        struct vector v = {0};
        number++;
        if (line[0] == '#' || strncmp(line, "group,", 6) == 0) continue;
        assert_true(parse(line, &v));
        v.line = number;
        rows++;
        if (strncmp(v.group, "sfu_", 4) == 0) ran += place == IN_REGISTERS && run_if_function(&v);
        else if (is(&v, "atom32")) {
            if (place == IN_REGISTERS) run_atomic(&v), ran++;
        } else ran += run(&v, place);
    }
    fclose(file);
    assert_int_equal(rows, ROWS);
    return ran;
}

static void test_vectors_with_sources_in_registers(void **state)
{
    (void)state;
    assert_int_equal(run_all(IN_REGISTERS), ROWS);
}

static void test_vectors_with_source_1_in_shared(void **state)
{
    (void)state;
    assert_int_equal(run_all(SRC1_SHARED), INTEGER + 15 * 90 + 150);
}

static void test_vectors_with_source_2_in_const(void **state)
{
    (void)state;
    assert_int_equal(run_all(SRC2_CONST),
                     10 * 90 + 40 + 8 * 90); /* 40 of the shifts take a register */
}

static void test_vectors_with_source_3_in_const(void **state)
{
    (void)state;
    assert_int_equal(run_all(SRC3_CONST), 3 * 90 + 3 * 90);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_vectors_with_sources_in_registers),
        cmocka_unit_test(test_vectors_with_source_1_in_shared),
        cmocka_unit_test(test_vectors_with_source_2_in_const),
        cmocka_unit_test(test_vectors_with_source_3_in_const),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
