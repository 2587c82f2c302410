/* What the test files of the checker share: a fixture that holds a test_core, a short program, and
 * claims about the result. Each test file includes it once. */
#ifndef BRIDGE_TEST_BENCH_H
#define BRIDGE_TEST_BENCH_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "test_isa.h"

#define W                      TEST_ISA_WORD
#define START(c, code, blocks) test_core_start(c, code, sizeof(code) / sizeof(code)[0], blocks)

static const uint32_t simple[] = {
    W(TEST_ISA_SET, 1, 0, 5),  W(TEST_ISA_SET, 2, 0, 7),    W(TEST_ISA_ADD, 1, 2, 0),
    W(TEST_ISA_FAR, 1, 0, 16), W(TEST_ISA_NEAR, 2, 0, 4),   W(TEST_ISA_OWN, 2, 0, 8),
    W(TEST_ISA_HALF, 1, 0, 9), W(TEST_ISA_BYTES, 1, 0, 64), W(TEST_ISA_END, 0, 0, 0)};

static inline int setup(void **state)
{
    *state = calloc(1, sizeof(struct test_core));
    return *state ? 0 : -1;
}

static inline int teardown(void **state)
{
    test_core_stop(*state);
    free(*state);
    return 0;
}

static inline void assert_verdict(struct test_core *c, enum bridge_verdict verdict,
                                  const char *message)
{
    const struct bridge_result *r = bridge_result(c->bridge);
    assert_string_equal(bridge_verdict_name(r->verdict), bridge_verdict_name(verdict));
    if (!strstr(r->message, message)) fail_msg("message '%s' lacks '%s'", r->message, message);
}

static inline const struct bridge_difference *difference(const struct test_core *c)
{
    return &bridge_result(c->bridge)->difference;
}

static inline void assert_item(const struct test_core *c, unsigned i, const char *where, int lane,
                               uint32_t core, uint32_t model)
{
    const struct bridge_item *item = &difference(c)->item[i];
    assert_true(difference(c)->present && i < difference(c)->items);
    assert_string_equal(item->where, where);
    assert_int_equal(item->lane, lane);
    assert_int_equal(item->core, core);
    assert_int_equal(item->model, model);
}

/* The first instruction, "set q1 5", prepared and not sent. */
static inline void prepare_set(struct test_core *c)
{
    START(c, simple, 1);
    assert_int_equal(test_core_launch(c, 0, 0), 0);
    test_core_prepare(c, 0);
}

/* The first store, prepared and not sent. */
static inline void prepare_far(struct test_core *c)
{
    prepare_set(c);
    assert_int_equal(test_core_send(c), 0);
    assert_int_equal(test_core_step(c, 0), 0);
    assert_int_equal(test_core_step(c, 0), 0);
    test_core_prepare(c, 0);
}

#endif
