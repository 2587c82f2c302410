/* The model alone, with its own block scheduler: a run without a core. */
#ifndef BRIDGE_MODEL_RUN_H
#define BRIDGE_MODEL_RUN_H

#include "bridge.h"

/* What is to be run. */
struct bridge_model_run {
    const struct common_isa *isa;
    const struct common_program *program; /* outlives the model; program.next follows it */
    const struct common_machine *machine;
    uint64_t limit; /* instructions before it is a HANG; 0: none */
    bool hashed;    /* compute the retire-stream hash */
    /* Called with each launch and each instruction. NULL: without `hashed` too, the ISA's run()
     * may go on without events.
     *   model  has performed it
     *   step   valid until it returns */
    void (*stepped)(void *context, const struct common_program *program, const void *model,
                    const struct common_step *step);
    /* Called when a program has passed and another one follows it, with its model.
     *   returns  0 go on; nonzero: the run ends with this program */
    int (*between)(void *context, void *model, const struct common_program *next);
    void *context;
    /* Nonzero as soon as a signal of this number has come, which ends the run. NULL: none ever
     * does. */
    const volatile sig_atomic_t *interrupt;
};

/* Runs a program, and those that follow it, one instruction of each warp in turn.
 *   result    zeroed by the caller; filled except for what only the caller knows
 *   model     out: that of the last program; the caller destroys it
 *   standing  out: where the warps of a run are that did not come to its end, allocated, the caller
 *             frees it; unchanged otherwise. NULL: neither this nor the loop of the result is
 *             needed
 *   seconds   out: processor time of this thread
 *   returns   0; -1 with err: out of memory, or the program cannot be launched on this machine */
int bridge_model_run(const struct bridge_model_run *run, struct bridge_result *result, void **model,
                     char **standing, double *seconds, struct common_error *err);

#endif
