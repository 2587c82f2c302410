/* Functions that fill a result: by their name, component by component, or once for all of them.
 * In an expression `v` has the operands, k is the component and m the instruction. */
#ifndef VIVANTE_ALU_H
#define VIVANTE_ALU_H

#include "exec.h"

#define ALU(name)                                                                                  \
    void vivante_do_##name(const struct vivante_micro *m, const uint32_t(*v)[4], uint32_t *r)
#define EACH(name, expression)                                                                     \
    ALU(name)                                                                                      \
    {                                                                                              \
        (void)m;                                                                                   \
        for (unsigned k = 0; k < 4; k++) r[k] = (expression);                                      \
    }
#define ONCE(name, expression)                                                                     \
    ALU(name)                                                                                      \
    {                                                                                              \
        (void)m;                                                                                   \
        r[0] = r[1] = r[2] = r[3] = (expression);                                                  \
    }
#define A v[0]
#define B v[1]
#define C v[2]

#endif
