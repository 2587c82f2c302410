/* Every row of vectors.csv and specials.csv as an instruction with its operands in registers,
 * through decode and step. Opcode numbers are read from the sheet's table 3.1 here once more. */
#include "test_bench.h"

#include <stdio.h>

#ifndef PICA200_VECTORS
#define PICA200_VECTORS "model/pica200/" /* tests run at the top of the tree */
#endif

enum shape { ONE, TWO, TWO_INVERTED, THREE };

static const struct {
    const char *name;
    uint32_t op;
    enum shape shape;
} ops[] = {{"ADD", 0x00, TWO},           {"DP3", 0x01, TWO},           {"DP4", 0x02, TWO},
           {"DPH", 0x03, TWO},           {"EX2", 0x05, ONE},           {"LG2", 0x06, ONE},
           {"MUL", 0x08, TWO},           {"SGE", 0x09, TWO},           {"SLT", 0x0a, TWO},
           {"FLR", 0x0b, ONE},           {"MAX", 0x0c, TWO},           {"MIN", 0x0d, TWO},
           {"RCP", 0x0e, ONE},           {"RSQ", 0x0f, ONE},           {"MOVA", 0x12, ONE},
           {"DPHI", 0x18, TWO_INVERTED}, {"SGEI", 0x1a, TWO_INVERTED}, {"SLTI", 0x1b, TWO_INVERTED},
           {"MAD", 0x38, THREE}};

enum { OPS = sizeof ops / sizeof ops[0] };

static unsigned find(const char *name)
{
    for (unsigned i = 0; i < OPS; i++)
        if (strcmp(ops[i].name, name) == 0) return i;
    fail_msg("operation '%s' is not known", name);
    return 0;
}

/* `op` with its sources in r1, r2, r3 and its result in r0. */
static uint32_t word_of(unsigned op)
{
    switch (ops[op].shape) {
    case ONE:
    case TWO: return f1(ops[op].op, R, 0, R + 1, ops[op].shape == TWO ? R + 2 : 0, 0);
    case TWO_INVERTED: return f1i(ops[op].op, R, 0, R + 1, R + 2, 0);
    case THREE: break;
    }
    return f5(R, 0, R + 1, R + 2, R + 3, 0);
}

/* A machine that holds each of the operations, and starts at any of them. */
static struct bench *machine(void)
{
    struct bench *b = bench_new();
    for (unsigned i = 0; i < OPS; i++) bench_put(b, i, word_of(i));
    bench_start(b);
    return b;
}

static void perform(struct bench *b, unsigned op, const uint32_t source[3][4], uint32_t *result)
{
    for (unsigned i = 0; i < 3; i++)
        memcpy(b->thread->reg[R + 1 + i], source[i], 4 * sizeof(uint32_t));
    b->thread->flow.pc = (uint16_t)op;
    bench_step(b);
    memcpy(result, b->thread->reg[R], 4 * sizeof(uint32_t));
}

static FILE *open_rows(const char *name)
{
    char path[256];
    snprintf(path, sizeof path, "%s%s", PICA200_VECTORS, name);
    FILE *file = fopen(path, "r");
    if (!file) fail_msg("cannot open %s", path);
    return file;
}

/* Cuts a line at its commas. */
static unsigned cut(char *line, char *field[], unsigned max)
{
    unsigned count = 0;
    line[strcspn(line, "\r\n")] = '\0';
    for (char *at = line; at && count < max; count++) {
        field[count] = at;
        at = strchr(at, ',');
        if (at) *at++ = '\0';
    }
    return count;
}

static void check_bits(struct bench *b, char *field[5], unsigned line)
{
    uint32_t source[3][4], result[4], a = (uint32_t)strtoul(field[1], NULL, 16);

    if (strcmp(field[0], "F32") == 0) {
        uint32_t got = common_f24_from_f32(a);
        if (got != strtoul(field[4], NULL, 16)) fail_msg("row %u: %06x", line, (unsigned)got);
        return;
    }
    for (unsigned i = 0; i < 3; i++)
        for (unsigned k = 0; k < 4; k++)
            source[i][k] = field[1 + i][0] ? (uint32_t)strtoul(field[1 + i], NULL, 16) : 0;
    perform(b, find(field[0]), source, result);
    if (strcmp(field[0], "MOVA") == 0) {
        long want = strtol(field[4], NULL, 10);
        if (b->thread->a0[0] != want || b->thread->a0[1] != want)
            fail_msg("row %u: a0 is %d, not %ld", line, b->thread->a0[0], want);
        return;
    }
    uint32_t want = (uint32_t)strtoul(field[4], NULL, 16);
    for (unsigned k = 0; k < 4; k++)
        if (result[k] != want)
            fail_msg("row %u: %s(%s, %s, %s) is %06x, not %06x", line, field[0], field[1], field[2],
                     field[3], (unsigned)result[k], (unsigned)want);
}

static void test_bit_exact_vectors(void **state)
{
    (void)state;
    struct bench *b = machine();
    FILE *file = open_rows("vectors.csv");
    char text[256], *field[6];
    unsigned line = 0, rows = 0;

    while (fgets(text, sizeof text, file)) {
        line++;
        if (text[0] == '#' || strncmp(text, "op,", 3) == 0) continue;
        assert_int_equal(cut(text, field, 6), 5);
        check_bits(b, field, line);
        rows++;
    }
    fclose(file);
    assert_int_equal(rows, 154 + 15 + 15);
    bench_free(b);
}

/* ---- the same rows on the fast path, four side by side. */

struct row {
    unsigned op, line;
    uint32_t source[3], result;
};

static void perform_four(const struct row *row, unsigned count)
{
    struct bench *b = bench_new();
    struct common_retire event;
    struct common_run run = {.limit = UINT64_MAX, .step = &b->step};

    for (uint32_t i = 0; i < count; i++)
        for (uint32_t k = 0; k < 12; k++)
            bench_init1(b, PICA200_SPACE_INPUT, 48 * i + 4 * k, row[i].source[k / 4]);
    pica200_launch_of(&b->program)->attributes = 3;
    pica200_launch_of(&b->program)->stride = 3;
    pica200_launch_of(&b->program)->runs = count;
    for (uint32_t k = 0; k < 3; k++) bench_emit(b, f1(0x13, R + 1 + k, 0, k, 0, 0));
    bench_emit(b, word_of(row->op));
    bench_emit(b, BENCH_END);
    bench_create(b);
    while (pica200_dispatch(b->model, &event))
        assert_int_equal(pica200_launch(b->model, &event, &b->step, &b->err), 0);
    assert_int_equal(pica200_run(b->model, &run), 0);
    assert_true(run.instructions == 5 * count);
    for (unsigned i = 0; i < count; i++) {
        const struct pica200_thread *thread = &b->model->state->thread[i];
        uint32_t got = thread->reg[R][0];
        for (unsigned k = 1; k < 4; k++) assert_int_equal(thread->reg[R][k], got);
        if (strcmp(ops[row->op].name, "MOVA") == 0) {
            assert_int_equal(thread->a0[0], thread->a0[1]);
            got = (uint32_t)thread->a0[0];
        }
        if (got != row[i].result)
            fail_msg("row %u: %s gives %06x side by side, not %06x", row[i].line, ops[row->op].name,
                     (unsigned)got, (unsigned)row[i].result);
    }
    bench_free(b);
}

static void test_bit_exact_vectors_side_by_side(void **state)
{
    (void)state;
    FILE *file = open_rows("vectors.csv");
    char text[256], *field[6];
    struct row row[4];
    unsigned line = 0, rows = 0, held = 0;

    while (fgets(text, sizeof text, file)) {
        line++;
        if (text[0] == '#' || strncmp(text, "op,", 3) == 0 || strncmp(text, "F32,", 4) == 0)
            continue;
        assert_int_equal(cut(text, field, 6), 5);
        unsigned op = find(field[0]);
        if (held == 4 || (held && op != row[0].op)) {
            perform_four(row, held);
            held = 0;
        }
        struct row *r = &row[held++];
        *r = (struct row){.op = op, .line = line};
        for (unsigned i = 0; i < 3; i++) r->source[i] = (uint32_t)strtoul(field[1 + i], NULL, 16);
        r->result = strcmp(field[0], "MOVA") == 0 ? (uint32_t)strtol(field[4], NULL, 10)
                                                  : (uint32_t)strtoul(field[4], NULL, 16);
        rows++;
    }
    perform_four(row, held);
    fclose(file);
    assert_int_equal(rows, 154 + 15);
}

/* ---- facts that are not bits. */

static uint32_t number(const char *text)
{
    char *end;
    if (strncmp(text, "nan", 3) == 0) return COMMON_F24_NAN;
    if (strncmp(text, "inf", 3) == 0) return COMMON_F24_INF;
    if (strncmp(text, "-inf", 4) == 0) return COMMON_F24_INF | COMMON_F24_SIGN;
    if (strcmp(text, "-0") == 0) return COMMON_F24_SIGN;
    float value = strtof(text, &end);
    uint32_t bits;
    assert_true(end != text && (*end == '\0' || *end == '/'));
    memcpy(&bits, &value, sizeof bits);
    return common_f24_from_f32(bits);
}

static void numbers(const char *text, uint32_t value[4])
{
    for (unsigned k = 0; k < 4; k++) {
        value[k] = text[0] ? number(text) : 0;
        const char *next = strchr(text, '/');
        if (next) text = next + 1;
    }
}

static double double_of(uint32_t a)
{
    uint32_t bits = common_f24_to_f32(a);
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

static bool agrees(uint32_t got, uint32_t want, double tolerance)
{
    if (common_f24_is_nan(want)) return common_f24_is_nan(got);
    if (tolerance == 0 || got == want) return got == want;
    double difference = double_of(got) / double_of(want) - 1;
    return difference <= tolerance && difference >= -tolerance;
}

static void check_fact(struct bench *b, char *field[7], unsigned line)
{
    uint32_t source[3][4], result[4];
    char *space;

    for (unsigned i = 0; i < 3; i++) numbers(field[1 + i], source[i]);
    while ((space = strrchr(field[0], ' ')) != NULL) { /* the last operation feeds the one before */
        *space = '\0';
        perform(b, find(space + 1), source, result);
        memcpy(source[0], result, sizeof result);
    }
    perform(b, find(field[0]), source, result);
    if (!agrees(result[0], number(field[4]), strtod(field[5], NULL)))
        fail_msg("row %u: %s(%s, %s, %s) is %06x, not %s", line, field[0], field[1], field[2],
                 field[3], (unsigned)result[0], field[4]);
    for (unsigned k = 1; k < 4; k++) /* one value is that of all components, and dots replicate */
        if (!strchr(field[1], '/')) assert_int_equal(result[k], result[0]);
}

static void test_public_facts(void **state)
{
    (void)state;
    struct bench *b = machine();
    FILE *file = open_rows("specials.csv");
    char text[256], *field[8];
    unsigned line = 0, rows = 0;

    while (fgets(text, sizeof text, file)) {
        line++;
        if (text[0] == '#' || strncmp(text, "op,", 3) == 0) continue;
        assert_int_equal(cut(text, field, 8), 7);
        check_fact(b, field, line);
        rows++;
    }
    fclose(file);
    assert_int_equal(rows, 126);
    bench_free(b);
}

/* ---- dot products, sheet 8.2. */

static void test_dot_products(void **state)
{
    (void)state;
    struct bench *b = machine();
    static const uint32_t source[3][4] = {{0x3f8000, 0xc02000, 0x48f410, 0x31a36e},
                                          {0x408000, 0x41e000, 0xb50624, 0x4c81c8}};
    uint32_t result[4];
    perform(b, find("MUL"), source, result);
    assert_row(result, 0x412000, 0xc30e00, 0xbf0007, 0x3f3c08);
    perform(b, find("DP3"), source, result);
    assert_row(result, 0xc2ac00, 0xc2ac00, 0xc2ac00, 0xc2ac00);
    perform(b, find("DP4"), source, result);
    assert_row(result, 0xc2847f, 0xc2847f, 0xc2847f, 0xc2847f);
    perform(b, find("DPH"), source, result);
    assert_row(result, 0x4c815c, 0x4c815c, 0x4c815c, 0x4c815c);
    perform(b, find("DPHI"), source, result);
    assert_row(result, 0x4c815c, 0x4c815c, 0x4c815c, 0x4c815c);
    bench_free(b);
}

static void test_dot_product_is_a_tree(void **state)
{
    (void)state;
    struct bench *b = machine();
    static const uint32_t source[3][4] = {{0x3f0000, 0x000000, 0x2e0000, 0x2e0000},
                                          {0x3f0000, 0x3f0000, 0x3f0000, 0x3f0000}};
    uint32_t result[4];
    perform(b, find("DP4"), source, result);
    assert_row(result, 0x3f0001, 0x3f0001, 0x3f0001, 0x3f0001);
    bench_free(b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_bit_exact_vectors),
        cmocka_unit_test(test_bit_exact_vectors_side_by_side),
        cmocka_unit_test(test_public_facts),
        cmocka_unit_test(test_dot_products),
        cmocka_unit_test(test_dot_product_is_a_tree),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
