/* One instruction on its way through exec*.c. Not for other folders. */
#ifndef PICA200_EXEC_H
#define PICA200_EXEC_H

#include "model.h"

struct pica200_exec {
    struct pica200_model *model;
    struct pica200_thread *thread;
    const struct pica200_micro *micro;
    struct common_step *step;
    uint32_t next; /* where the instruction itself goes; the one behind it at first */
    uint32_t trap;
    bool leave; /* BREAK */
    bool al_written;
    bool stop; /* END or a fault: pc stays and the stacks are not looked at */
};

/* One function for each row of insns.def, and one for what no row matches. */
void pica200_exec_UNDEF(struct pica200_exec *x);
#define INSN(id, ...)                                          \
    void pica200_exec_##id(struct pica200_exec *x);
#include "insns.def"

/* A finished vertex: its outputs. The end of a run; exec_emit.c. */
void pica200_exec_deliver(struct pica200_exec *x);

#endif
