/* Memories of which most is never touched: compared and copied to the byte, wherever they begin and
 * end. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include <cmocka.h>

#include "sparse.h"

enum { SIZE = 9 << 20 }; /* more than four questions, of 2 MB each with pages of 4 KB */

struct pair {
    uint8_t *a, *b;
};

static struct pair pair(void)
{
    struct pair p = {calloc(1, SIZE), calloc(1, SIZE)};
    assert_non_null(p.a);
    assert_non_null(p.b);
    return p;
}

static void end(struct pair p)
{
    free(p.a);
    free(p.b);
}

static void check_one_byte_differs(size_t first, size_t size, size_t at)
{
    struct pair p = pair();
    const uint8_t *a = p.a + first, *b = p.b + first / 2;
    assert_true(common_sparse_same(a, b, size));
    p.a[first + at] = 1;
    assert_false(common_sparse_same(a, b, size));
    assert_false(common_sparse_same(b, a, size));
    p.b[first / 2 + at] = 1;
    assert_true(common_sparse_same(a, b, size));
    end(p);
}

static void check_places(void)
{
    const size_t begin[] = {0, 8, 4096, 70000}, size[] = {1, 4095, 65536, 65537, 1 << 20, 8 << 20};
    for (size_t i = 0; i < sizeof begin / sizeof *begin; i++)
        for (size_t k = 0; k < sizeof size / sizeof *size; k++) {
            check_one_byte_differs(begin[i], size[k], 0);
            check_one_byte_differs(begin[i], size[k], size[k] / 2);
            check_one_byte_differs(begin[i], size[k], size[k] - 1);
        }
}

/* What is beyond the size differs from first to last. */
static void check_ends(void)
{
    struct pair p = pair();
    memset(p.a, 1, SIZE);
    memset(p.a + 100, 0, SIZE - 200);
    assert_true(common_sparse_same(p.a + 100, p.b + 100, SIZE - 200));
    assert_false(common_sparse_same(p.a + 99, p.b + 99, SIZE - 200));
    assert_false(common_sparse_same(p.a + 100, p.b + 100, SIZE - 199));
    assert_true(common_sparse_same(p.a, p.b, 0));
    end(p);
}

static void check_copies(void)
{
    const size_t place[] = {0, 1, 4095, 4096, 1 << 20, (8 << 20) - 1};
    struct pair p = pair();
    uint8_t *from = p.a + 24, *to = p.b + 5000;
    for (size_t i = 0; i < sizeof place / sizeof *place; i++) from[place[i]] = (uint8_t)(i + 1);
    from[8 << 20] = 0xff;
    common_sparse_copy(to, from, 8 << 20);
    for (size_t i = 0; i < sizeof place / sizeof *place; i++) assert_int_equal(to[place[i]], i + 1);
    assert_int_equal(to[8 << 20], 0);
    assert_true(common_sparse_same(from, to, 8 << 20));
    common_sparse_copy(to, from, 0);
    end(p);
}

static void test_sparse_with_what_the_system_says(void **state)
{
    (void)state;
    check_places();
    check_ends();
    check_copies();
}

static void test_sparse_where_the_system_says_nothing(void **state)
{
    (void)state;
    struct rlimit before, none;
    assert_int_equal(getrlimit(RLIMIT_NOFILE, &before), 0);
    none = before;
    none.rlim_cur = 0; /* no file can be opened */
    assert_int_equal(setrlimit(RLIMIT_NOFILE, &none), 0);
    check_places();
    check_ends();
    check_copies();
    assert_int_equal(setrlimit(RLIMIT_NOFILE, &before), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sparse_with_what_the_system_says),
        cmocka_unit_test(test_sparse_where_the_system_says_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
