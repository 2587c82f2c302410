/* Containers as the command sees them: what comes through assembler, container and listing
 * unchanged. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../common/container.h"
#include "isa.h"
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
    if (pica200_isa.containers[0]->store(program, 1, &b.byte, &b.size, &err) != 0)
        fail_msg("%s", err.text);
    return b;
}

static struct common_program load(const struct bytes *b)
{
    struct common_program program;
    struct common_error err = {""};
    if (pica200_isa.containers[0]->load("t.shbin", b->byte, b->size, NULL, NULL, &program, &err) !=
        0)
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

/* --- several shaders in one file --- */

enum { SOURCES = 3 };

static const struct common_source sources[SOURCES] = {
    {"lib.s", ".nodvle\n.proc twice\nadd r0, r0, r0\n.end\n"},
    {"v.s", ".fvec m[2], s\n.ivec n\n.in pos v2\n.out o position\n.out - color.xyz o3\n"
            ".constf k(1,2,3,4)\n.setb b5 false\n.proc main\nmov r0, m\ncall twice\nmov o, r0\nmov "
            "o3, k\nend\n.end\n"},
    {"g.s", ".gsh variable c8 3\n.entry gmain\n.in a\n.out o position o1\n.merge\n"
            ".proc gmain\ncall twice\nmov o, v0\nsetemit 0\nemit\nend\n.end\n"},
};

static struct bytes store_all(void)
{
    struct common_program program[SOURCES];
    struct common_error err = {""};
    struct bytes b;
    if (pica200_isa.assemble_all(sources, SOURCES, program, &err) != 0) fail_msg("%s", err.text);
    assert_null(program[0].name);
    if (pica200_isa.containers[0]->store(program, SOURCES, &b.byte, &b.size, &err) != 0)
        fail_msg("%s", err.text);
    for (unsigned i = 0; i < SOURCES; i++) common_program_free(&program[i]);
    return b;
}

/*   returns  the status of load() */
static int pick(const struct bytes *b, const char *part, const char *entry,
                struct common_program *program, struct common_error *err)
{
    err->text[0] = '\0';
    return pica200_isa.containers[0]->load("t.shbin", b->byte, b->size, part, entry, program, err);
}

static void check_pick(const struct bytes *b, const char *part, const char *entry, bool geometry,
                       unsigned pc)
{
    struct common_program program;
    struct common_error err;
    if (pick(b, part, entry, &program, &err) != 0) fail_msg("%s", err.text);
    assert_int_equal(pica200_launch_of(&program)->geometry, geometry);
    assert_int_equal(pica200_launch_of(&program)->entry, pc);
    common_program_free(&program);
}

static void check_no_pick(const struct bytes *b, const char *part, const char *entry,
                          const char *message)
{
    struct common_program program;
    struct common_error err;
    assert_int_equal(pick(b, part, entry, &program, &err), -1);
    assert_string_equal(err.text, message);
}

static void test_container_has_a_shader_for_each_source(void **state)
{
    static const char expected[] = "part 0: vertex shader, entry 1, main at 1\n"
                                   "    inputs    pos v2\n"
                                   "    uniforms  m c0-c1, s c2, n i0\n"
                                   "    constants b5, c95\n"
                                   "    outputs   position o0.xyzw, color o3.xyz\n"
                                   "part 1: geometry shader of variable primitives, 3 whole "
                                   "vertices, merges outmaps, entry 6, "
                                   "gmain at 6\n"
                                   "    inputs    a v0\n"
                                   "    outputs   position o1.xyzw\n";
    struct common_error err = {""};
    char *text;
    (void)state;
    struct bytes b = store_all();
    if (pica200_isa.containers[0]->list("t.shbin", b.byte, b.size, &text, &err) != 0)
        fail_msg("%s", err.text);
    assert_string_equal(text, expected);
    free(text);
    free(b.byte);
}

static void test_container_part_and_entry_pick_a_shader(void **state)
{
    (void)state;
    struct bytes b = store_all();
    check_pick(&b, NULL, NULL, false, 1);
    check_pick(&b, "0", NULL, false, 1);
    check_pick(&b, "1", NULL, true, 6);
    check_pick(&b, "0x1", "2", true, 2);
    check_pick(&b, NULL, "gmain", true, 6);
    check_pick(&b, NULL, "main", false, 1);
    check_pick(&b, NULL, "4", false, 4);
    check_pick(&b, "1", "gmain", true, 6);
    check_pick(&b, "1", "main", true, 6); /* as where no part has it */
    check_no_pick(&b, "2", NULL, "t.shbin: error: part '2'; 0 to 1 is allowed");
    check_no_pick(&b, "x", NULL, "t.shbin: error: part 'x'; 0 to 1 is allowed");
    check_no_pick(
        &b, "0", "gmain",
        "t.shbin: error: no label 'gmain'; a label of the part, or a word of the code, is "
        "allowed as the entry");
    check_no_pick(&b, NULL, "nobody",
                  "t.shbin: error: no label 'nobody'; a label of the file, or a word of the code, "
                  "is allowed as the entry");
    free(b.byte);
}

static void test_container_chains_vertex_and_geometry_shader(void **state)
{
    struct common_program program;
    struct common_error err = {""};
    (void)state;
    struct bytes b = store_all();
    if (pica200_isa.containers[0]->chain("t.shbin", b.byte, b.size, &program, &err) != 0)
        fail_msg("%s", err.text);
    assert_false(pica200_launch_of(&program)->geometry);
    assert_false(pica200_launch_of(&program)->fed);
    assert_true(pica200_launch_of(program.next)->geometry);
    assert_true(pica200_launch_of(program.next)->fed);
    assert_int_equal(pica200_launch_of(program.next)->entry, 6);
    assert_null(program.next->next);
    common_program_free(&program);
    free(b.byte);
    static const char *const alone[][2] = {
        {"mov o0, v0\nend\n", "t.shbin: error: no geometry shader in it; a pipeline needs both"},
        {".gsh\nend\n", "t.shbin: error: no vertex shader in it; a pipeline needs both"}};
    for (unsigned i = 0; i < 2; i++) {
        struct common_program one = from_source(alone[i][0]);
        b = store(&one);
        assert_int_equal(
            pica200_isa.containers[0]->chain("t.shbin", b.byte, b.size, &program, &err), -1);
        assert_string_equal(err.text, alone[i][1]);
        err.text[0] = '\0';
        common_program_free(&one);
        free(b.byte);
    }
}

/* The code that a shader says is its own ends where its source ends; one alone has all. */
static void test_container_knows_where_a_shader_ends(void **state)
{
    static const uint32_t end[] = {6, 11};
    (void)state;
    struct bytes b = store_all();
    for (unsigned i = 0; i < 2; i++) {
        uint32_t dvle = b.byte[8 + 4 * i] | (uint32_t)b.byte[9 + 4 * i] << 8;
        assert_int_equal(b.byte[dvle + 0xc], end[i]);
    }
    free(b.byte);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_container_keeps_constants_that_are_zero),
        cmocka_unit_test(test_container_keeps_the_merge_flag),
        cmocka_unit_test(test_container_has_no_private_names),
        cmocka_unit_test(test_container_has_a_shader_for_each_source),
        cmocka_unit_test(test_container_part_and_entry_pick_a_shader),
        cmocka_unit_test(test_container_chains_vertex_and_geometry_shader),
        cmocka_unit_test(test_container_knows_where_a_shader_ends),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
