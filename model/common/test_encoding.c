/* encoding.c and encoding_check.c with an ISA made up for it: instructions of one and of four
 * words, a split opcode, split fields, an operand that another field chooses. Words are worked out
 * by hand from the table. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "encoding.h"
#include "fields.h"

enum { GPR, FLAG }; /* register files */
enum { WIDE, NARROW, OTHER, FORMS };
enum { E_MODE, E_DST, E_SRC, E_CARRY, E_FLAGS };
enum { ROW_ADD, ROW_SUB, ROW_NOP, ROW_OUT, ROWS };

#define END                                                                                        \
    {                                                                                              \
        .name = NULL                                                                               \
    }
/* clang-format off */
static const struct common_choice modes[4] = {{"", 0}, {"sat", 1}, {NULL, 0}, {"fast", 7}};
/* bits 5:0 of word 0 and bit 16 of word 2 are the opcode */
static const struct common_bitfield
    mode[] = {{.name = "mode", .piece = {{0, 6, 2}}, .domain = COMMON_CHOICE, .choice = modes},
        END},
    dst[] = {{.name = "dst", .piece = {{0, 8, 4}, {1, 0, 2}, {3, 31, 1}}, .domain = COMMON_REGISTER,
              .access = COMMON_WRITE, .registers = 2, .multiple = 2, .last = 99,
              .reach = {{0, 100, GPR, 0}}}, END},
    src[] = {{.name = "kind", .piece = {{1, 8, 1}}},
             {.name = "reg", .piece = {{2, 0, 7}}, .when = {{{{1, 8, 1}}, 0, 0, false}},
              .domain = COMMON_REGISTER, .access = COMMON_READ, .reach = {{0, 100, GPR, 0}}},
             {.name = "number", .piece = {{2, 0, 16}}, .when = {{{{1, 8, 1}}, 1, 1, false}},
              .domain = COMMON_SIGNED}, END},
    carry[] = {{.name = "carry", .piece = {{3, 0, 2}}, .when = {{{{0, 6, 2}}, 3, 3, true}},
        .idle = 2,
                .domain = COMMON_REGISTER, .access = COMMON_READ | COMMON_WRITE,
                .reach = {{1, 3, FLAG, 5}}}, END},
    all[] = {{.name = "lanes", .piece = {{3, 8, 16}}}, END},
    flag[] = {{.name = "flag 0", .domain = COMMON_REGISTER, .access = COMMON_WRITE,
               .reach = {{0, 1, FLAG, 0}}}, END};

static const struct common_element elements[] = {
    {"mode", E_MODE, mode}, {"dst", E_DST, dst}, {"src", E_SRC, src}, {"carry", E_CARRY, carry}};
static const struct common_bitfield out_flags[] = {{.name = "flags", .piece = {{0, 8, 8}}}, END};
static const struct common_element of_other[] = {{"dst", E_FLAGS, out_flags}};
static const struct common_form forms[FORMS] = {
    [WIDE] = {.name = "wide", .words = 4, .mask = {0x3f, 0, 0x10000}, .field = all,
              .except_mask = {0, 0, 0x60000}, .except_match = {0, 0, 0x60000}},
    [NARROW] = {.name = "narrow", .words = 1, .mask = {0x3f}},
    [OTHER] = {.name = "other", .words = 4, .mask = {0x3f, 0, 0x60000}, .element = of_other,
               .elements = 1}};
static const struct common_op ops[] = {{.name = "NONE"}, {.name = "ADD", .unit = 1},
    {.name = "SUB", .unit = 1},
    {.name = "NOP", .flow = COMMON_TRAP}, {.name = "OUT", .unit = 1, .flow = COMMON_EXIT,
     .memory = COMMON_STORE}};
static const char *const units[] = {"none", "alu"};
static const struct common_row rows[ROWS] = {
    [ROW_ADD] = {.name = "ADD", .text = "add%mode %dst, %src (%carry)", .op = 1, .form = WIDE,
                 .match = {0x05}, .field = flag},
    [ROW_SUB] = {.name = "SUB", .text = "sub %dst, %src", .op = 2, .form = WIDE,
                 .match = {0x05, 0, 0x10000}, .ignored = {0, 0xfffffe00}},
    [ROW_NOP] = {.name = "NOP", .text = "nop", .op = 3, .form = NARROW, .match = {0x06}},
    [ROW_OUT] = {.name = "OUT", .text = "out %dst", .op = 4, .form = OTHER,
                 .match = {0x05, 0, 0x60000}}};
/* clang-format on */

/* A copy of the tables that a test may spoil. */
struct tables {
    struct common_row row[ROWS];
    struct common_form form[FORMS];
    struct common_op op[5];
    struct common_element element[4];
    struct common_cache cache;
    struct common_encoding encoding;
};

static struct tables *fresh(void)
{
    static struct tables t;
    memset(&t, 0, sizeof t);
    memcpy(t.row, rows, sizeof rows);
    memcpy(t.form, forms, sizeof forms);
    memcpy(t.op, ops, sizeof ops);
    memcpy(t.element, elements, sizeof elements);
    t.encoding = (struct common_encoding){
        .name = "made",
        .words = 4,
        .pattern_words = 3,
        .key = {{0, 0, 6}, {2, 16, 1}},
        .form = t.form,
        .forms = FORMS,
        .row = t.row,
        .rows = ROWS,
        .element = t.element,
        .elements = 4,
        .element_size = sizeof t.element[0],
        .op = t.op,
        .ops = 5,
        .unit = units,
        .units = 2,
        .cache = &t.cache,
    };
    return &t;
}

/* ---- fields */

static void test_field_of_three_pieces_in_three_words(void **state)
{
    (void)state;
    uint32_t word[4] = {0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff};
    common_put(word, dst->piece, 0x55);
    assert_int_equal(word[0], 0xfffff5ff);
    assert_int_equal(word[1], 0xfffffffd);
    assert_int_equal(word[2], 0xffffffff);
    assert_int_equal(word[3], 0xffffffff);
    assert_int_equal(common_get(word, dst->piece), 0x55);
    common_put(word, dst->piece, 0x15);
    assert_int_equal(word[3], 0x7fffffff);
    assert_int_equal(common_width(dst->piece), 7);
}

static void test_field_of_32_bits(void **state)
{
    (void)state;
    static const struct common_piece whole[COMMON_PIECES] = {{1, 0, 32}},
                                     split[COMMON_PIECES] = {{0, 26, 6}, {1, 2, 26}};
    uint32_t word[2] = {0, 0};
    common_put(word, whole, 0xdeadbeef);
    assert_int_equal(common_get(word, whole), 0xdeadbeef);
    common_put(word, split, 0x89abcdef);
    assert_int_equal(word[0], 0xbc000000);
    assert_int_equal(common_get(word, split), 0x89abcdef);
    assert_int_equal(common_width(split), 32);
}

static void test_legal_knows_reserved_values(void **state)
{
    (void)state;
    assert_true(common_legal(mode, 1));
    assert_false(common_legal(mode, 2)); /* reserved */
    assert_false(common_legal(mode, 4)); /* does not fit */
    assert_true(common_legal(dst, 98));
    assert_false(common_legal(dst, 97)); /* odd */
    assert_false(common_legal(dst, 100));
}

static void test_condition_chooses_between_fields(void **state)
{
    (void)state;
    uint32_t word[4] = {0};
    assert_true(common_active(&src[1], word));
    assert_false(common_active(&src[2], word));
    word[1] = 0x100;
    assert_false(common_active(&src[1], word));
    assert_true(common_active(&src[2], word));
}

/* ---- rows */

static void test_find_by_a_split_opcode(void **state)
{
    (void)state;
    const struct common_encoding *e = &fresh()->encoding;
    assert_int_equal(common_find(e, (uint32_t[4]){0xffffff05, 5, 0xfff80000, 0}), ROW_ADD);
    assert_int_equal(common_find(e, (uint32_t[4]){0x05, 0, 0x00010000, 0}), ROW_SUB);
    assert_int_equal(common_find(e, (uint32_t[4]){0x04, 0, 0, 0}), ROWS);
}

static void test_find_leaves_the_neighbour_to_its_own_form(void **state)
{
    (void)state;
    const struct common_encoding *e = &fresh()->encoding;
    assert_int_equal(common_find(e, (uint32_t[4]){0x05, 0, 0x00040000, 0}), ROW_ADD);
    assert_int_equal(common_find(e, (uint32_t[4]){0x05, 0, 0x00060000, 0}), ROW_OUT);
}

static void test_find_does_not_look_at_words_that_a_row_has_not(void **state)
{
    (void)state;
    const struct common_encoding *e = &fresh()->encoding;
    assert_int_equal(common_find(e, (uint32_t[4]){0x06, 1, 0x00070000, 3}), ROW_NOP);
}

static void test_tokens_of_a_template(void **state)
{
    static const struct {
        const char *text;
        bool blank, element;
    } wanted[] = {{"add", true, false},    {"%mode", false, true}, {"%dst", true, true},
                  {",", false, false},     {"%src", true, true},   {"(", true, false},
                  {"%carry", false, true}, {")", false, false}};
    (void)state;
    const struct common_word *token;
    unsigned tokens = common_template(&fresh()->encoding, ROW_ADD, &token);
    assert_int_equal(tokens, 8);
    for (unsigned i = 0; i < tokens; i++) {
        assert_int_equal(token[i].length, strlen(wanted[i].text));
        assert_memory_equal(token[i].text, wanted[i].text, token[i].length);
        assert_int_equal(token[i].blank, wanted[i].blank);
        assert_int_equal(token[i].element != NULL, wanted[i].element);
    }
}

static void test_element_of_a_form_goes_before_the_common_one(void **state)
{
    (void)state;
    const struct common_word *token;
    struct tables *t = fresh();
    assert_int_equal(common_template(&t->encoding, ROW_OUT, &token), 2);
    assert_int_equal(token[1].element->kind, E_FLAGS);
    common_template(&t->encoding, ROW_SUB, &token);
    assert_int_equal(token[1].element->kind, E_DST);
}

static void test_fields_are_those_of_form_template_and_row(void **state)
{
    static const char *const wanted[] = {"lanes", "mode",   "dst",   "kind",
                                         "reg",   "number", "carry", "flag 0"};
    (void)state;
    const struct common_bitfield *const *field;
    assert_int_equal(common_fields(&fresh()->encoding, ROW_ADD, &field), 8);
    for (unsigned i = 0; i < 8; i++) assert_string_equal(field[i]->name, wanted[i]);
}

static void test_claimed_follows_the_conditions(void **state)
{
    (void)state;
    const struct common_encoding *e = &fresh()->encoding;
    uint32_t claimed[4], idle[4];
    common_claimed(e, ROW_ADD, (uint32_t[4]){0x05, 0, 0, 0}, claimed, idle);
    assert_int_equal(claimed[0], 0x00000fff);
    assert_int_equal(claimed[1], 0x00000103);
    assert_int_equal(claimed[2], 0x0001007f);
    assert_int_equal(claimed[3], 0x80ffff03);
    assert_int_equal(idle[3], 0);
    common_claimed(e, ROW_ADD, (uint32_t[4]){0xc5, 0x100, 0, 0}, claimed, idle);
    assert_int_equal(claimed[2], 0x0001ffff);
    assert_int_equal(claimed[3], 0x80ffff00);
    assert_int_equal(idle[3], 2);
}

static void test_reserved_bits_are_told_unless_the_row_ignores_them(void **state)
{
    (void)state;
    struct tables *t = fresh();
    uint32_t bits[4];
    assert_false(common_reserved(&t->encoding, ROW_ADD, (uint32_t[4]){0x05, 1, 2, 3}, bits));
    assert_true(common_reserved(&t->encoding, ROW_ADD, (uint32_t[4]){0x1005, 4, 0x80, 0}, bits));
    assert_int_equal(bits[0], 0x1000);
    assert_int_equal(bits[1], 4);
    assert_int_equal(bits[2], 0x80);
    assert_true(common_reserved(&t->encoding, ROW_SUB, (uint32_t[4]){5, 0x204, 0x10000, 0}, bits));
    assert_int_equal(bits[1], 4);
    assert_false(common_reserved(&t->encoding, ROW_NOP, (uint32_t[4]){6, ~0u, ~0u, ~0u}, bits));
    t->encoding.ignored = "2.1";
    assert_false(common_reserved(&t->encoding, ROW_ADD, (uint32_t[4]){0x1005, 4, 0x80, 0}, bits));
}

static void test_encode_puts_what_the_conditions_ask_for(void **state)
{
    (void)state;
    const struct common_encoding *e = &fresh()->encoding;
    struct common_error err = {{0}};
    uint32_t word[4];
    /* lanes, mode, dst, kind, reg, number, carry, flag 0 */
    const uint32_t with_register[8] = {0xabcd, 1, 0x54, 0, 99, 0x7777, 3, 0};
    assert_int_equal(common_encode_fields(e, ROW_ADD, with_register, word, &err), 0);
    assert_int_equal(word[0], 0x00000445);
    assert_int_equal(word[1], 0x00000001);
    assert_int_equal(word[2], 0x00000063);
    assert_int_equal(word[3], 0x80abcd03);
    const uint32_t with_number[8] = {0, 3, 2, 1, 99, 0x8765, 1, 0};
    assert_int_equal(common_encode_fields(e, ROW_ADD, with_number, word, &err), 0);
    assert_int_equal(word[0], 0x000002c5);
    assert_int_equal(word[1], 0x00000100);
    assert_int_equal(word[2], 0x00008765);
    assert_int_equal(word[3], 0x00000002); /* carry is idle */
    uint32_t value[8];
    common_decode_fields(e, ROW_ADD, word, value);
    assert_int_equal(value[2], 2);
    assert_int_equal(value[4], 0);
    assert_int_equal(value[5], 0x8765);
    assert_int_equal(value[6], 0);
}

static void test_encode_refuses_what_is_not_legal(void **state)
{
    (void)state;
    const struct common_encoding *e = &fresh()->encoding;
    struct common_error err = {{0}};
    uint32_t word[4];
    assert_int_equal(
        common_encode_fields(e, ROW_ADD, (const uint32_t[8]){0, 2, 0, 0, 0, 0, 0, 0}, word, &err),
        -1);
    assert_string_equal(err.text, "ADD: mode cannot be 0x2");
    err.text[0] = '\0';
    assert_int_equal(common_encode_fields(e, ROW_ADD, (const uint32_t[8]){0x10000}, word, &err),
                     -1);
    assert_string_equal(err.text, "ADD: lanes cannot be 0x10000");
}

static void test_accesses_are_those_of_active_fields(void **state)
{
    (void)state;
    struct common_access a[COMMON_ROW_ACCESSES];
    const struct common_encoding *e = &fresh()->encoding;
    const uint32_t word[4] = {0x405, 1, 0x14, 0x80000002}; /* dst 0x54, reg 20, carry 2 */
    assert_int_equal(common_accesses(e, ROW_ADD, word, a), 5);
    assert_int_equal(a[0].file, GPR);
    assert_int_equal(a[0].index, 0x54);
    assert_int_equal(a[0].access, COMMON_WRITE);
    assert_int_equal(a[1].index, 0x55);
    assert_int_equal(a[2].index, 20);
    assert_int_equal(a[2].access, COMMON_READ);
    assert_int_equal(a[3].file, FLAG);
    assert_int_equal(a[3].index, 6);
    assert_int_equal(a[3].access, COMMON_READ | COMMON_WRITE);
    assert_int_equal(a[4].index, 0);
    const uint32_t number[4] = {0xc5, 0x100, 0x14, 2};
    assert_int_equal(common_accesses(e, ROW_ADD, number, a), 3); /* 0, 1, flag 0 */
}

static void test_writer_puts_blanks_between_and_cuts(void **state)
{
    (void)state;
    char text[8];
    struct common_writer w = {text, sizeof text, 0, true};
    common_write(&w, "%s", "ab");
    w.blank = true;
    common_write(&w, "%u", 12u);
    common_write(&w, ",");
    assert_string_equal(text, "ab 12,");
    w.blank = true;
    common_write(&w, "more");
    assert_string_equal(text, "ab 12, ");
    common_write(&w, "more");
    assert_string_equal(text, "ab 12, ");
}

/* ---- the check */

static const char *complaint(struct tables *t, bool (*performs)(unsigned op))
{
    static struct common_error err;
    err.text[0] = '\0';
    int status = common_encoding_check(&t->encoding, performs, &err);
    assert_int_equal(status, err.text[0] ? -1 : 0);
    return err.text;
}

static bool performs_all(unsigned op)
{
    return op != 0;
}

static bool performs_right(unsigned op)
{
    return op == 1 || op == 2 || op == 4;
}

static void test_check_accepts_the_table(void **state)
{
    (void)state;
    assert_string_equal(complaint(fresh(), NULL), "");
    assert_string_equal(complaint(fresh(), performs_right), "");
}

static void test_check_asks_for_execution(void **state)
{
    (void)state;
    assert_string_equal(complaint(fresh(), performs_all), "NOP always traps and is performed");
    struct tables *t = fresh();
    t->op[3].flow = COMMON_NEXT;
    assert_string_equal(complaint(t, performs_right), "NOP is not performed");
}

static void test_check_finds_wrong_numbers(void **state)
{
    (void)state;
    struct tables *t = fresh();
    t->row[ROW_SUB].form = FORMS;
    assert_string_equal(complaint(t, NULL), "SUB: there is no such form");
    t = fresh();
    t->row[ROW_SUB].op = 0;
    assert_string_equal(complaint(t, NULL), "SUB: there is no such operation");
    t = fresh();
    t->op[4].unit = 2;
    assert_string_equal(complaint(t, NULL), "OUT: there is no such unit or flow");
    t = fresh();
    t->op[1].always = true;
    assert_string_equal(complaint(t, NULL), "ADD: only an exit always ends the run");
    t = fresh();
    t->row[ROW_OUT].op = 2;
    assert_string_equal(complaint(t, NULL), "OUT has no row");
    t = fresh();
    t->op[2].name = NULL;
    assert_string_equal(complaint(t, NULL), "operation 2 has no name");
}

static void test_check_finds_wrong_patterns(void **state)
{
    (void)state;
    struct tables *t = fresh();
    t->row[ROW_NOP].match[0] = 0x46;
    assert_string_equal(complaint(t, NULL), "NOP: match of word 0 is not within its mask");
    t = fresh();
    t->row[ROW_NOP].mask[1] = 1;
    assert_string_equal(complaint(t, NULL), "NOP: word 1 has no pattern");
    t = fresh();
    t->row[ROW_SUB].match[2] = 0;
    assert_string_equal(complaint(t, NULL), "ADD overlaps SUB");
    t = fresh();
    t->form[WIDE].except_mask[2] = t->form[WIDE].except_match[2] = 0;
    assert_string_equal(complaint(t, NULL), "ADD overlaps OUT");
}

static void test_check_finds_wrong_templates(void **state)
{
    (void)state;
    struct tables *t = fresh();
    t->row[ROW_SUB].text = "sub %dst, %source";
    assert_string_equal(complaint(t, NULL), "SUB: there is no element %source");
    t = fresh();
    t->row[ROW_NOP].text = "";
    assert_string_equal(complaint(t, NULL), "NOP: has no text");
}

static void test_check_finds_fields_in_each_others_way(void **state)
{
    static const struct common_bitfield over_mode[] = {{.name = "bad", .piece = {{0, 7, 2}}}, END};
    static const struct common_bitfield over_row[] = {{.name = "bad", .piece = {{0, 5, 2}}}, END};
    static const struct common_bitfield in_row[] = {{.name = "fixed", .piece = {{0, 2, 2}}}, END};
    static const struct common_bitfield beyond[] = {{.name = "bad", .piece = {{0, 30, 3}}}, END};
    static const struct common_bitfield far[] = {{.name = "bad", .piece = {{1, 0, 1}}}, END};
    /* the same bits as `number` under the other condition: allowed; under the same: not */
    static const struct common_bitfield other_way[] = {
        {.name = "bad", .piece = {{2, 8, 2}}, .when = {{{{1, 8, 1}}, 0, 0, false}}}, END};
    static const struct common_bitfield same_way[] = {
        {.name = "bad", .piece = {{2, 8, 2}}, .when = {{{{1, 8, 1}}, 0, 0, true}}}, END};
    (void)state;
    struct tables *t = fresh();
    t->row[ROW_ADD].field = over_mode;
    assert_string_equal(complaint(t, NULL), "ADD: mode and bad share bits");
    t = fresh();
    t->row[ROW_ADD].field = over_row;
    assert_string_equal(complaint(t, NULL), "ADD: bits of bad choose the row");
    t = fresh();
    t->row[ROW_NOP].field = in_row; /* 1 in this row */
    assert_string_equal(complaint(t, NULL), "");
    struct common_error err = {{0}};
    uint32_t word[4], value = 2;
    assert_int_equal(common_encode_fields(&t->encoding, ROW_NOP, &value, word, &err), -1);
    assert_string_equal(err.text, "NOP: fixed cannot be 0x2 beside the other fields");
    t = fresh();
    t->row[ROW_ADD].field = beyond;
    assert_string_equal(complaint(t, NULL), "ADD: bad is beyond the instruction");
    t = fresh();
    t->row[ROW_NOP].field = far;
    assert_string_equal(complaint(t, NULL), "NOP: bad is beyond the instruction");
    t = fresh();
    t->row[ROW_ADD].field = other_way;
    assert_string_equal(complaint(t, NULL), "");
    t = fresh();
    t->row[ROW_ADD].field = same_way;
    assert_string_equal(complaint(t, NULL), "ADD: number and bad share bits");
}

/* A condition that the field itself decides cannot be put back. */
static void test_check_finds_a_row_that_does_not_come_back(void **state)
{
    static const struct common_bitfield circle[] = {
        {.name = "circle", .piece = {{3, 24, 1}}, .when = {{{{3, 24, 1}}, 1, 1, false}}}, END};
    (void)state;
    struct tables *t = fresh();
    t->row[ROW_ADD].field = circle;
    assert_non_null(strstr(complaint(t, NULL), "ADD: word 3"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_field_of_three_pieces_in_three_words),
        cmocka_unit_test(test_field_of_32_bits),
        cmocka_unit_test(test_legal_knows_reserved_values),
        cmocka_unit_test(test_condition_chooses_between_fields),
        cmocka_unit_test(test_find_by_a_split_opcode),
        cmocka_unit_test(test_find_leaves_the_neighbour_to_its_own_form),
        cmocka_unit_test(test_find_does_not_look_at_words_that_a_row_has_not),
        cmocka_unit_test(test_tokens_of_a_template),
        cmocka_unit_test(test_element_of_a_form_goes_before_the_common_one),
        cmocka_unit_test(test_fields_are_those_of_form_template_and_row),
        cmocka_unit_test(test_claimed_follows_the_conditions),
        cmocka_unit_test(test_reserved_bits_are_told_unless_the_row_ignores_them),
        cmocka_unit_test(test_encode_puts_what_the_conditions_ask_for),
        cmocka_unit_test(test_encode_refuses_what_is_not_legal),
        cmocka_unit_test(test_accesses_are_those_of_active_fields),
        cmocka_unit_test(test_writer_puts_blanks_between_and_cuts),
        cmocka_unit_test(test_check_accepts_the_table),
        cmocka_unit_test(test_check_asks_for_execution),
        cmocka_unit_test(test_check_finds_wrong_numbers),
        cmocka_unit_test(test_check_finds_wrong_patterns),
        cmocka_unit_test(test_check_finds_wrong_templates),
        cmocka_unit_test(test_check_finds_fields_in_each_others_way),
        cmocka_unit_test(test_check_finds_a_row_that_does_not_come_back),
    };
    return cmocka_run_group_tests_name("encoding", tests, NULL, NULL);
}
