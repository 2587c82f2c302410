/* Containers as the command sees them: what comes through assembler, container and listing unchanged. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "names.h"
#include "pica200.h"

struct bytes {
    uint8_t *byte;
    size_t size;
};

static struct common_program from_source(const char *text)
{
    struct common_program program;
    struct common_error err = {""};
    if (pica200_isa.assemble("t.s", text, &program, &err) != 0) fail_msg("%s", err.text);
    return program;
}

static struct bytes store(const struct common_program *program)
{
    struct bytes b;
    struct common_error err = {""};
    if (pica200_isa.containers[0]->store(program, &b.byte, &b.size, &err) != 0)
        fail_msg("%s", err.text);
    return b;
}

static struct common_program load(const struct bytes *b)
{
    struct common_program program;
    struct common_error err = {""};
    if (pica200_isa.containers[0]->load("t.shbin", b->byte, b->size, NULL, NULL, &program, &err) != 0)
        fail_msg("%s", err.text);
    return program;
}

/* The source's container, its listing, and the container of that. */
static void check_round(const char *text, const char *const *lines)
{
    struct common_program one = from_source(text);
    struct bytes first = store(&one);
    struct common_program two = load(&first);
    char *listing = pica200_isa.listing(&two);
    for (; *lines != NULL; lines++)
        if (strstr(listing, *lines) == NULL) fail_msg("no '%s' in\n%s", *lines, listing);
    struct common_program three = from_source(listing);
    struct bytes second = store(&three);
    struct common_program four = load(&second);
    char *again = pica200_isa.listing(&four);
    assert_string_equal(listing, again);
    free(listing);
    free(again);
    free(first.byte);
    free(second.byte);
    common_program_free(&one);
    common_program_free(&two);
    common_program_free(&three);
    common_program_free(&four);
}

static void test_container_keeps_constants_that_are_zero(void **state)
{
    static const char *const lines[] = {
        ".shader vertex\n",       ".setf c95(0x000000, 0x000000, 0x000000, 0x000000)\n",
        ".seti i2(0, 0, 0, 0)\n", ".setb b3 false\n",
        ".setb b4 true\n",        NULL};
    (void)state;
    check_round(".constf zero(0, 0, 0, 0)\n.seti i2(0, 0, 0, 0)\n.setb b3 false\n.setb b4 true\n"
                "mov o0, zero\nend\n",
                lines);
}

static uint8_t merge_of(const char *text)
{
    struct common_program program = from_source(text);
    struct bytes b = store(&program);
    uint32_t dvle = b.byte[8] | (uint32_t)b.byte[9] << 8;
    uint8_t merge = b.byte[dvle + 7];
    free(b.byte);
    common_program_free(&program);
    return merge;
}

static void test_container_keeps_the_merge_flag(void **state)
{
    static const char *const lines[] = {".shader geometry point\n.merge\n", NULL};
    (void)state;
    check_round(".gsh point\n.merge\nmov o0, v0\nend\n", lines);
    assert_int_equal(merge_of(".gsh point\n.merge\nend\n"), 1);
    assert_int_equal(merge_of(".gsh point\n.out - dummy\nend\n"), 1);
    assert_int_equal(merge_of(".gsh point\n.out - color\nend\n"), 0);
    assert_int_equal(merge_of(".out - dummy\nend\n"),
                     0); /* of a vertex shader: it has no such flag */
    struct common_program p;
    struct common_error err = {""};
    assert_int_equal(pica200_isa.assemble("t.s", ".merge\n.merge\nend", &p, &err), -1);
    assert_string_equal(err.text, "t.s:2:2: error: second 'merge'; one is allowed");
}

static void test_container_has_no_private_names(void **state)
{
    (void)state;
    struct common_program one =
        from_source(".fvec _own, m\n.in _in\n.bool b_, _b\n_start: nop\nmain: mov o0, m\nend\n");
    struct bytes b = store(&one);
    struct common_program two = load(&b);
    const struct pica200_names *names = two.names;
    assert_int_equal(names->names, 2);
    assert_string_equal(names->name[0].text, "m");
    assert_int_equal(names->name[0].first, PICA200_NAME_C + 1);
    assert_string_equal(names->name[1].text, "b_");
    assert_int_equal(names->labels, 1);
    assert_string_equal(names->label[0].text, "main");
    names = one.names; /* the source itself knows them */
    assert_int_equal(names->names, 5);
    free(b.byte);
    common_program_free(&one);
    common_program_free(&two);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_container_keeps_constants_that_are_zero),
        cmocka_unit_test(test_container_keeps_the_merge_flag),
        cmocka_unit_test(test_container_has_no_private_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
