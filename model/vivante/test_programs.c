/* The programs of programs/vivante on the model, both ways: what they expect must come out. Their
 * expected values come from programs/vivante/oracle or are worked out by hand. */
#include "test_bench.h"

#include "../common/test_listing.h"

static const struct vivante_machine default_machine = {.groups = 4,
                                                       .lanes = 4,
                                                       .temps = 64,
                                                       .uniforms = 256,
                                                       .code = 512,
                                                       .local_bytes = 8192,
                                                       .calls = 8,
                                                       .loops = 4};

static struct bench *load_file(const char *path)
{
    struct common_error err = {{0}};
    struct bench *b = calloc(1, sizeof *b);
    char *text = common_file_read(path, NULL, &err);
    assert_non_null(b);
    if (!text || vivante_assemble(path, text, &b->program, &err) != 0) fail_msg("%s", err.text);
    b->model = vivante_create_on(&b->program, &default_machine, &err);
    if (!b->model) fail_msg("%s", err.text);
    free(text);
    return b;
}

static void check_file(const char *path)
{
    struct bench *b = load_file(path), *quick = load_file(path);
    assert_true(b->program.expects > 0);
    uint64_t pc;
    while (!vivante_finished(b->model)) {
        while (bench_launch(b)) continue;
        for (uint32_t i = 0; i < b->model->machine.groups; i++)
            if (vivante_warp_state(b->model, i, &pc) == COMMON_WARP_READY) bench_step(b, i);
        assert_true(b->steps < 10000000);
    }
    bench_check(b, path);
    bench_run_quick(quick);
    assert_memory_equal(b->model->state, quick->model->state, vivante_state_size(b->model));
    bench_free(b);
    bench_free(quick);
}

static void test_programs_keep_what_they_expect(void **state)
{
    glob_t found;
    (void)state;
    assert_int_equal(glob("programs/vivante/*/*.s", 0, NULL, &found), 0);
    for (size_t i = 0; i < found.gl_pathc; i++) check_file(found.gl_pathv[i]);
    globfree(&found);
}

static void test_programs_are_text_again(void **state)
{
    (void)state;
    test_listing_sources(&vivante_isa, "programs/vivante/*/*.s");
}

static void test_odd_things_are_text_again(void **state)
{
    static const char source[] =
        ".chip gc7000\n.rtne\n.plain\n.threads 3\n.header\n.inputs t3 t5\n.outputs t7\n"
        ".start 1\n.end 4\n.globalsize 0x40\n"
        ".internal 0: 0 0 0 0 1.0 2 3 4\n.helper 2\n.input 1: 0 0 0 1 5 6 7 8\n.uniform 3: 0 9 0 "
        "0\n"
        ".sampler 0 rgba8 clamp_u bilinear size 2 2 level 0 8\n"
        ".sampler 9 r32f clamp_v size 2 2 level 0 8 level 16 4\n"
        ".sampler 31 rgba32f clamp size 2 2 level 0 8\n"
        ".expect status 2: 1 0 1 0\n.expect output 0: 1 2 3 4\n.expect trap RSV+STK\n"
        ".word 0 0 0 0\nbranch void, void, void, 9\nbranch void, void, void, 5\n"
        ".word 0xffffffff 0xffffffff 0xffffffff 0xffffffff\nret void, void, void, void\n";
    struct common_program p;
    struct common_error err = {{0}};
    (void)state;
    if (vivante_assemble("odd.s", source, &p, &err)) fail_msg("%s", err.text);
    test_listing_program(&vivante_isa, &p);
    char *text = vivante_source_text(&p);
    assert_non_null(text);
    assert_non_null(strstr(text, "\n.plain\n"));
    assert_non_null(strstr(text, ".start L1\n"));
    assert_non_null(strstr(text, "    branch void, void, void, 9\n"));
    assert_non_null(strstr(text, "    branch void, void, void, L5\n"));
    assert_non_null(strstr(text, "\nL5:\n"));
    assert_non_null(strstr(text, "    .word 0xffffffff 0xffffffff 0xffffffff 0xffffffff\n"));
    assert_non_null(strstr(text, ".expect status 2: 0x1 0x0 0x1 0x0\n"));
    assert_non_null(strstr(text, ".expect output 0: 0x1 0x2 0x3 0x4\n"));
    free(text);
    common_program_free(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_programs_keep_what_they_expect),
                                       cmocka_unit_test(test_programs_are_text_again),
                                       cmocka_unit_test(test_odd_things_are_text_again)};
    return cmocka_run_group_tests_name("vivante_programs", tests, NULL, NULL);
}
