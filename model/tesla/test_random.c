/* Random programs for a machine: of which there is less than usual, and of which there is too
 * little. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../common/isa_call.h"
#include "../common/random.h"
#include "../common/test_stride.h"
#include "tesla.h"

enum { PROGRAMS = 16, TYPES = 4 };

/* Steps until all has ended.
 *   returns  warps that died */
static unsigned run(void *model, const struct common_machine *machine)
{
    uint32_t warps = common_isa_warps(&tesla_isa, machine);
    struct common_step *step = malloc(sizeof *step);
    struct common_seen *seen = calloc(warps, sizeof *seen);
    struct common_error err = {""};
    struct common_retire event;
    unsigned died = 0;
    uint64_t pc;

    while (!common_isa_finished(&tesla_isa, model, warps, seen)) {
        while (common_isa_dispatch(&tesla_isa, model, &event))
            assert_int_equal(common_isa_launch(&tesla_isa, model, &event, step, &err), 0);
        for (uint32_t warp = 0; warp < warps; warp++) {
            if (common_isa_warp_state(&tesla_isa, model, warp, &seen[warp], &pc) !=
                COMMON_WARP_READY)
                continue;
            assert_int_equal(tesla_isa.step(model, warp, step, &err), 0);
            common_seen_retire(&seen[warp], &step->retire);
            died += step->retire.trap && step->retire.done;
        }
    }
    free(seen);
    free(step);
    return died;
}

/* Blocks fit, and no instruction is one of a unit that is not there. */
static void test_small_machine(void **state)
{
    static const struct common_parameter parameter[] = {
        {"WARPS", 2}, {"GPR_ROWS", 64}, {"FP64", 0}, {"TEXTURE", 0}, {"SHARED_BYTES", 2048}};
    const struct common_machine machine = {parameter, sizeof parameter / sizeof parameter[0]};
    struct common_error err = {""};
    struct common_weights weights;
    (void)state;

    assert_int_equal(common_weights_begin(&weights, &tesla_isa), 0);
    assert_int_equal(common_weights_read(&weights, "profile", "traps 0\nodd 0\n", &err), 0);
    for (unsigned i = 0; i < PROGRAMS * TYPES; i += test_stride()) {
        const struct common_random_order order = {.isa = &tesla_isa,
                                                  .machine = &machine,
                                                  .type = i % TYPES,
                                                  .seed = i,
                                                  .weights = &weights};
        struct common_program program;
        char *text = common_random_make(&order, &err);
        if (!text) fail_msg("%u: %s", i, err.text);
        if (tesla_isa.assemble("random.s", text, &program, &err)) fail_msg("%s", err.text);
        void *model = tesla_isa.create(&program, &machine, &err);
        if (!model) fail_msg("%u: %s", i, err.text);
        assert_int_equal(run(model, &machine), 0);
        tesla_isa.destroy(model);
        common_program_free(&program);
        free(text);
    }
    common_weights_free(&weights);
}

static void refuse(const struct common_parameter *parameter, const char *why)
{
    const struct common_machine machine = {parameter, 1};
    const struct common_random_order order = {.isa = &tesla_isa, .machine = &machine, .seed = 1};
    struct common_error err = {""};

    assert_null(common_random_make(&order, &err));
    if (!strstr(err.text, why)) fail_msg("%s", err.text);
}

static void test_no_program_fits(void **state)
{
    (void)state;
    refuse(&(struct common_parameter){"WARPS", 0}, "the machine has 0 warp and 8 block slots");
    refuse(&(struct common_parameter){"GPR_ROWS", 16}, "); this machine has 16");
    refuse(&(struct common_parameter){"RINGS", 9}, "a parameter RINGS, which is unknown");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_small_machine),
        cmocka_unit_test(test_no_program_fits),
    };
    return cmocka_run_group_tests_name("random programs of the Tesla MP", tests, NULL, NULL);
}
