/* A vertex shader and the geometry shader after it: accepted inputs, their order, and refused
 * inputs. Expected records are written by hand from the sheet's 4.3 and 11.5. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#include "../common/option.h"
#include "pica200.h"
#include "test_source.h"

enum { OUTPUTS = 2 };

struct pair {
    struct common_program before, next;
    struct common_error err;
};

/* Both are read; the second one is made ready for the first. */
static int join(struct pair *p, unsigned vertices, const char *geometry)
{
    char vertex[128];
    snprintf(vertex, sizeof vertex, ".runs %u\nmov o1, v0\nmov o4, v1\nend\n", vertices);
    p->before = make(vertex);
    p->next = make(geometry);
    p->err.text[0] = '\0';
    const struct common_load load = {
        .isa = &pica200_isa, .program = &p->next, .before = &p->before};
    return pica200_isa.finish(&load, &p->err);
}

static void done(struct pair *p)
{
    common_program_free(&p->before);
    common_program_free(&p->next);
}

/* Vertex k delivers (k, 1, 0, 0) and (k, 2, 0, 0), as bits. */
static void feed(struct pair *p, unsigned vertices)
{
    size_t size = (size_t)vertices * PICA200_VERTEX_BYTES;
    uint8_t *byte = calloc(size, 1);
    for (unsigned k = 0; k < vertices; k++)
        for (unsigned i = 0; i < OUTPUTS; i++) {
            uint8_t *at = byte + k * PICA200_VERTEX_BYTES + i * PICA200_VECTOR_BYTES;
            at[0] = (uint8_t)k;
            at[4] = (uint8_t)(i + 1);
        }
    assert_int_equal(
        pica200_isa.feed(&p->before, PICA200_SPACE_INPUT, byte, size, &p->next, &p->err), 0);
    assert_int_equal(
        pica200_isa.feed(&p->before, PICA200_SPACE_OUTPUT, byte, size, &p->next, &p->err), 0);
    free(byte);
}

/* Vectors of the input, each known by its first two words: vertex * 10 + output; 0 is none. */
static void check_input(const struct common_program *p, const unsigned *expected, size_t vectors)
{
    const struct common_segment *s = NULL;
    for (size_t i = 0; i < p->inits; i++)
        if (p->init[i].space == PICA200_SPACE_INPUT) s = &p->init[i];
    assert_non_null(s);
    assert_int_equal(s->count, 4 * vectors);
    for (size_t i = 0; i < vectors; i++)
        assert_int_equal(s->word[4 * i] * 10 + s->word[4 * i + 1], expected[i]);
}

static void test_pipeline_points_take_whole_vertices(void **state)
{
    static const unsigned expected[] = {1, 2, 11, 12, 21, 22, 31, 32};
    struct pair p;
    (void)state;
    /* v2 is the highest: two vertices of two vectors */
    assert_int_equal(join(&p, 4, ".gsh point\n.feed\nmov o0, v2\nend\n"), 0);
    const struct pica200_launch *s = pica200_launch_of(&p.next);
    assert_int_equal(s->attributes, 4);
    assert_int_equal(s->stride, 4);
    assert_int_equal(s->runs, 2);
    for (unsigned i = 0; i < 4; i++) assert_int_equal(s->map[i], i);
    feed(&p, 4);
    check_input(&p.next, expected, 8);
    done(&p);
    assert_int_equal(join(&p, 3, ".gsh point\n.feed\nmov o0, v0\nend\n"), 0);
    assert_int_equal(pica200_launch_of(&p.next)->attributes, 2);
    assert_int_equal(pica200_launch_of(&p.next)->runs, 3);
    done(&p);
}

static void test_pipeline_fixed_primitives_take_their_count(void **state)
{
    static const unsigned expected[] = {1, 2, 11, 12, 21, 22, 31, 32, 41, 42, 51, 52};
    struct pair p;
    (void)state;
    assert_int_equal(join(&p, 6, ".gsh fixed c0 c4 3\n.feed\nmov o0, c4\nend\n"), 0);
    assert_int_equal(pica200_launch_of(&p.next)->attributes, 2);
    assert_int_equal(pica200_launch_of(&p.next)->runs, 2);
    feed(&p, 6);
    check_input(&p.next, expected, 12);
    done(&p);
}

static void test_pipeline_variable_primitives_begin_with_their_number(void **state)
{
    /* 3 then 1 vertices, again and again; two of them with both vectors */
    static const unsigned expected[] = {30, 1, 2, 11, 12, 21, 10, 31, 32,
                                        0,  0, 0, 30, 41, 42, 51, 52, 61};
    struct pair p;
    (void)state;
    assert_int_equal(join(&p, 7, ".gsh variable c0 2\n.feed\n.primitives 3, 1\nmov o0, c4\nend\n"),
                     0);
    assert_int_equal(pica200_launch_of(&p.next)->stride, 6);
    assert_int_equal(pica200_launch_of(&p.next)->runs, 3);
    feed(&p, 7);
    check_input(&p.next, expected, 18);
    done(&p);
    assert_int_equal(join(&p, 4, ".gsh variable c0 2\n.feed\nmov o0, c4\nend\n"), 0);
    assert_int_equal(pica200_launch_of(&p.next)->runs, 2); /* as many as have all attributes */
    done(&p);
}

/* What the vertex shader had in its uniforms is none of the geometry shader's. */
static void test_pipeline_uniforms_begin_as_zeros(void **state)
{
    uint32_t word[4 * PICA200_UNIFORMS];
    bool known[4 * PICA200_UNIFORMS];
    struct pair p;
    (void)state;
    assert_int_equal(
        join(&p, 1, ".gsh point\n.feed\n.setf c3(1,2,3,4)\n.setb b2 true\nmov o0, v0\nend\n"), 0);
    pica200_program_words(&p.next, PICA200_SPACE_UNIFORM, word, known, 4 * PICA200_UNIFORMS);
    for (unsigned i = 0; i < 4 * PICA200_UNIFORMS; i++) assert_true(known[i]);
    assert_int_equal(word[12], 0x3f0000);
    assert_int_equal(word[16], 0);
    pica200_program_words(&p.next, PICA200_SPACE_INT, word, known, PICA200_INTS);
    assert_true(known[3]);
    pica200_program_words(&p.next, PICA200_SPACE_BOOL, word, known, 1);
    assert_int_equal(word[0], 4);
    done(&p);
}

static void check_refused(unsigned vertices, const char *geometry, const char *message)
{
    struct pair p;
    assert_int_equal(join(&p, vertices, geometry), -1);
    if (strstr(p.err.text, message) == NULL) fail_msg("%s", p.err.text);
    done(&p);
}

static void test_pipeline_refuses_what_does_not_fit(void **state)
{
    struct pair p;
    (void)state;
    check_refused(3, ".gsh point\n.feed\nmov o0, v3\nend\n",
                  "t.s: error: 3 vertices, of which a run takes 2; a whole number");
    check_refused(4, ".gsh fixed c0 c0 3\n.feed\nend\n", "4 vertices; the last primitive lacks 2");
    check_refused(4, ".gsh variable c0 1\n.feed\n.primitives 3\nend\n",
                  "4 vertices; the last primitive lacks 2");

    /* 3 vectors a vertex, v15: 18 of them */
    struct common_program three = make("mov o0, v0\nmov o1, v0\nmov o2, v0\nend");
    struct common_program last = make(".gsh point\n.feed\nmov o0, v15\nend");
    struct common_load load = {.isa = &pica200_isa, .program = &last, .before = &three};
    p.err.text[0] = '\0';
    assert_int_equal(pica200_isa.finish(&load, &p.err), -1);
    assert_non_null(strstr(p.err.text, "it reads up to v15, and a vertex brings 3 vectors: 6"));
    p.err.text[0] = '\0';
    load.before = NULL;
    assert_int_equal(pica200_isa.finish(&load, &p.err), -1);
    assert_non_null(strstr(p.err.text, ".feed takes what another program delivers"));
    p.err.text[0] = '\0';
    load.before = &last;
    assert_int_equal(pica200_isa.finish(&load, &p.err), -1);
    assert_non_null(strstr(p.err.text, "a geometry shader; what a vertex shader delivers"));
    common_program_free(&three);
    three = make(".outmap none\nend");
    p.err.text[0] = '\0';
    load.before = &three;
    assert_int_equal(pica200_isa.finish(&load, &p.err), -1);
    assert_non_null(strstr(p.err.text, "it delivers nothing"));
    common_program_free(&three);
    common_program_free(&last);
}

/* As a container may say it. */
static void test_pipeline_refuses_empty_primitives(void **state)
{
    static const char *const texts[] = {".gsh fixed c0 c0 3\n.feed\nend\n",
                                        ".gsh variable c0 3\n.feed\nend\n"};
    (void)state;
    for (unsigned i = 0; i < 2; i++) {
        struct common_error err = {""};
        struct common_program before = make("mov o0, v0\nend"), next = make(texts[i]);
        const struct common_load load = {.isa = &pica200_isa, .program = &next, .before = &before};
        pica200_launch_of(&next)->fixed_count = pica200_launch_of(&next)->main_count = 0;
        assert_int_equal(pica200_isa.finish(&load, &err), -1);
        assert_string_equal(err.text, "t.s: error: primitives of 0 vertices; 1 at least is needed");
        common_program_free(&before);
        common_program_free(&next);
    }
}

static void test_pipeline_needs_all_outputs(void **state)
{
    static const uint8_t few[PICA200_VERTEX_BYTES];
    struct pair p;
    (void)state;
    assert_int_equal(join(&p, 2, ".gsh point\n.feed\nmov o0, v0\nend\n"), 0);
    assert_int_equal(
        pica200_isa.feed(&p.before, PICA200_SPACE_OUTPUT, few, sizeof few, &p.next, &p.err), -1);
    assert_non_null(strstr(p.err.text, "256 bytes of outputs are known; 2 vertices have more"));
    done(&p);
}

static void test_pipeline_directives_are_checked(void **state)
{
    (void)state;
    check_error(".feed\nmov o0, v0\nend", "1:2", "in a geometry shader");
    check_error(".gsh\n.feed\n.feed\nend", "3:2", "one is allowed");
    check_error(".gsh\n.feed\n.input 0: 1 2 3 4\nend", "2:2", "input of its own beside 'feed'");
    check_error(".gsh\n.feed\n.primitives 3\nend", "1:1", ".feed and variable input");
    check_error(".gsh variable c0 1\n.primitives 3\nend", "1:1", ".feed and variable input");
    check_error(".gsh variable c0 1\n.feed\n.primitives 256\nend", "3:13", "1 to 255");
    check_error(".gsh variable c0 1\n.feed\n.primitives\nend", "3:12", "1 to 255");
    char text[300] = ".gsh variable c0 1\n.feed\n.primitives";
    for (unsigned i = 0; i < 65; i++) strcat(text, " 1");
    strcat(text, "\nend");
    check_error(text, "3:141", "64 numbers");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_pipeline_points_take_whole_vertices),
        cmocka_unit_test(test_pipeline_fixed_primitives_take_their_count),
        cmocka_unit_test(test_pipeline_variable_primitives_begin_with_their_number),
        cmocka_unit_test(test_pipeline_uniforms_begin_as_zeros),
        cmocka_unit_test(test_pipeline_refuses_what_does_not_fit),
        cmocka_unit_test(test_pipeline_refuses_empty_primitives),
        cmocka_unit_test(test_pipeline_needs_all_outputs),
        cmocka_unit_test(test_pipeline_directives_are_checked),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
