/* The programs of programs/sgx543 on the model: what they expect must come out. */
#include "test_bench.h"

#include <glob.h>

#include "../common/file.h"

static void check_end(const struct bench *b, const char *path)
{
    for (size_t i = 0; i < b->program.expects; i++) {
        const struct common_segment *s = &b->program.expect[i];
        size_t size;
        const uint8_t *byte = sgx543_space_bytes(b->model, s->space, s->bank, &size);
        assert_true(s->count > 0);
        for (size_t k = 0; k < s->count; k++) {
            uint32_t word = 0;
            if (s->addr + 4 * k + 4 <= size) memcpy(&word, byte + s->addr + 4 * k, 4);
            if (word != s->word[k])
                fail_msg("%s:%u: word %zu is 0x%08x, not 0x%08x", path, s->line, k, (unsigned)word,
                         (unsigned)s->word[k]);
        }
    }
    uint32_t trap = b->program.expect_trap ? b->program.trap : 0;
    if (b->trap != trap)
        fail_msg("%s: trap 0x%x, not 0x%x", path, (unsigned)b->trap, (unsigned)trap);
}

static void check_file(const char *path)
{
    struct common_error err = {{0}};
    struct bench b;
    char *text = common_file_read(path, NULL, &err);
    if (!text) fail_msg("%s", err.text);
    bench_both_file(&b, path, text);
    assert_true(b.program.expects > 0);
    check_end(&b, path);
    bench_close(&b);
    free(text);
}

static void test_programs_keep_what_they_expect(void **state)
{
    glob_t found;
    (void)state;
    assert_int_equal(glob("programs/sgx543/*/*.s", 0, NULL, &found), 0);
    for (size_t i = 0; i < found.gl_pathc; i++) check_file(found.gl_pathv[i]);
    globfree(&found);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_programs_keep_what_they_expect)};
    return cmocka_run_group_tests_name("sgx543_programs", tests, NULL, NULL);
}
