/* The programs of programs/vivante on the model, both ways: what they expect must come out. Their
 * expected values come from programs/vivante/oracle or are worked out by hand. */
#include "test_bench.h"

#include <glob.h>

#include "../common/file.h"

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

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_programs_keep_what_they_expect)};
    return cmocka_run_group_tests_name("vivante_programs", tests, NULL, NULL);
}
