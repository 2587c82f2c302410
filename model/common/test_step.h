/* For tests of a model's step(). */
#ifndef COMMON_TEST_STEP_H
#define COMMON_TEST_STEP_H

#include "event.h"

/* The row of this register that the step wrote, or NULL; fails if there are two. */
static inline const struct common_reg_write *step_wrote(const struct common_step *step,
                                                        uint32_t file, uint32_t index)
{
    const struct common_reg_write *found = NULL;
    for (uint32_t i = 0; i < step->regs; i++) {
        if (step->reg[i].file != file || step->reg[i].index != index) continue;
        assert_null(found);
        found = &step->reg[i];
    }
    return found;
}

#endif
