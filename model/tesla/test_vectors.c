/* Every row of vectors.csv through decode and exec, with the sources in registers, in s[] and in
 * c[]. Which bits choose what is read from the sheet here once more, not taken from the decoder.
 * */
#include "test_bench.h"

#include <stdio.h>

#ifndef TESLA_VECTORS
#define TESLA_VECTORS "model/tesla/vectors.csv" /* tests run at the top of the tree */
#endif

enum place { IN_REGISTERS, SRC1_SHARED, SRC2_CONST, SRC3_CONST };

struct vector {
    char group[16];
    bool is_long;
    uint32_t w0, w1, src[3], carry, result, flags;
    bool has_src[3], has_flags;
    unsigned line;
};

/* How the sheet takes the fields of one row. */
struct shape {
    bool half[3], dst_half;
    bool is_signed, byte; /* source 1 */
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
    if (v->is_long && !is_imm(v)) shape_long(v, &s);
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

static void set_field(struct tesla_warp *warp, uint32_t field, bool half, uint32_t value)
{
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
    assert_int_equal(b->step.regs, to_c ? 2 : 1);
    const struct common_reg_write *write = bench_wrote(b, TESLA_FILE_GPR, reg);
    assert_non_null(write);
    assert_int_equal(write->be, s->dst_half ? (shift ? 0xc : 0x3) : 0xf);
    for (uint32_t lane = 0; lane < 32; lane++) {
        uint32_t row = b->model->warp[0].gpr[reg][lane];
        assert_int_equal(write->data[lane], s->dst_half ? v->result << shift : v->result);
        assert_int_equal(s->dst_half ? row >> shift & 0xffff : row, v->result);
        if (to_c && v->has_flags)
            assert_int_equal(b->model->warp[0].cond[v->w1 >> 4 & 3][lane], v->flags);
    }
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
            words[4] = s.half[source] ? v->src[source] & 0xffff : v->src[source];
            bench_init(b, TESLA_SPACE_CONST, bank_of(v), 0, words, 5);
        }
        struct tesla_warp *warp = bench_start(b);
        for (int i = 2; i >= 0; i--)
            if (s.field[i] != 0xff) set_field(warp, s.field[i], s.half[i], v->src[i]);
        for (int i = 0; i < 4; i++) memset(warp->cond[i], v->carry ? 4 : 0, 32);
        if (place == SRC1_SHARED)
            for (int i = 0; i < 4; i++) b->model->shared[0x10 + i] = (uint8_t)(v->src[0] >> 8 * i);
        if (place == SRC1_SHARED && s.field[0] < 0x7f)
            set_field(warp, s.field[0], s.half[0], 0x5a5a5a5a);
        if (place == SRC1_SHARED && s.field[2] == s.field[0] && s.field[2] != 0xff)
            set_field(warp, s.field[2], s.half[2], v->src[2]);
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
        v->src[i] = v->has_src[i] ? (uint32_t)strtoul(field[3 + i], NULL, 16) : 0;
    }
    v->carry = (uint32_t)strtoul(field[6], NULL, 16);
    v->result = (uint32_t)strtoul(field[7], NULL, 16);
    v->has_flags = strcmp(field[8], "-") != 0;
    v->flags = v->has_flags ? (uint32_t)strtoul(field[8], NULL, 16) : 0;
    return true;
}

/* Runs all rows with one placement.
 *   expected  how many rows have such a form: what the table must give */
static void run_all(enum place place, unsigned expected)
{
    FILE *file = fopen(TESLA_VECTORS, "r");
    char line[256];
    unsigned number = 0, ran = 0;
    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        struct vector v = {0};
        number++;
        if (line[0] == '#') continue;
        assert_true(parse(line, &v));
        v.line = number;
        ran += run(&v, place);
    }
    fclose(file);
    assert_int_equal(ran, expected);
}

static void test_vectors_with_sources_in_registers(void **state)
{
    (void)state;
    run_all(IN_REGISTERS, 17 * 90);
}

static void test_vectors_with_source_1_in_shared(void **state)
{
    (void)state;
    run_all(SRC1_SHARED, 17 * 90);
}

static void test_vectors_with_source_2_in_const(void **state)
{
    (void)state;
    run_all(SRC2_CONST, 10 * 90 + 40); /* 40 of the shifts take a register */
}

static void test_vectors_with_source_3_in_const(void **state)
{
    (void)state;
    run_all(SRC3_CONST, 3 * 90);
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
