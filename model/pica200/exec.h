/* One instruction on its way through exec*.c. Not for other folders. */
#ifndef PICA200_EXEC_H
#define PICA200_EXEC_H

#include "model.h"

/* Where LITP clamps, sheet 3.3. */
enum { PICA200_LITP_HIGH = 0x45fffc /* +127.99609375 */, PICA200_LITP_LOW = 0xc5fffc };

struct pica200_exec {
    struct pica200_model *model;
    struct pica200_thread *thread;
    const struct pica200_micro *micro;
    struct common_step *step;
    uint32_t next; /* where the instruction itself goes; the one after it at first */
    uint32_t trap;
    bool leave; /* BREAK */
    bool al_written;
    bool stop; /* END or a fault: pc stays and the stacks are not looked at */
};

/* Which uniform a wide source names, sheet 1.6; from PICA200_UNIFORMS on there is none, and all
 * components are one. Offsets that do not fit in 8 signed bits count as 0.
 *   number  the source's, at least PICA200_REG_C */
static inline uint32_t pica200_uniform_index(const struct pica200_thread *thread,
                                             const struct pica200_micro *micro, uint32_t number)
{
    int32_t offset = 0;

    switch ((enum pica200_idx)micro->insn.idx) {
    case PICA200_IDX_NONE: break;
    case PICA200_IDX_A0X: offset = thread->a0[0]; break;
    case PICA200_IDX_A0Y: offset = thread->a0[1]; break;
    case PICA200_IDX_AL: offset = thread->flow.al <= 127 ? thread->flow.al : 0; break;
    }
    return (number - PICA200_REG_C + (uint32_t)offset) & 0x7f;
}

/* Performs the instruction itself; its events are added to x->step. */
void pica200_perform(struct pica200_exec *x);

/* One function for each row of insns.def, and one for an unmatched word. */
void pica200_exec_UNDEF(struct pica200_exec *x);
#define INSN(id, ...) void pica200_exec_##id(struct pica200_exec *x);
#include "insns.def"

/* A finished vertex: its outputs. The end of a run; exec_emit.c. */
void pica200_exec_deliver(struct pica200_exec *x);

#endif
