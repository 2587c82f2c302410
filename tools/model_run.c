/* The model alone, as options ask for it: bridge/model_run.h, with what listens to its events. */
#include <time.h>

#include "../bridge/bridge.h"
#include "../bridge/model_run.h"
#include "cover.h"
#include "executed.h"
#include "killed.h"
#include "log.h"
#include "model_run.h"
#include "options.h"

/* Who listens to the events of a run; NULL: not asked for. */
struct listeners {
    struct tool_executed *executed;
    const struct tool_log *log;
    struct cover *cover;
    int (*between)(void *context, void *model, const struct common_program *next);
    void *context;
};

/* Whether the retire-stream hash shall be computed: it was asked for, or a record will name it. */
static bool wants_hash(const struct tool_options *options)
{
    return options->hash || options->json || options->log;
}

double tool_seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static void hear_step(void *context, const struct common_program *program, const void *model,
                      const struct common_step *step)
{
    const struct listeners *l = context;

    if (l->executed && step->retire.kind == COMMON_RETIRE)
        tool_executed_add(l->executed, &step->retire);
    if (l->log) tool_log_step(l->log, program, step, TOOL_LOG_NO_CLOCK);
    if (l->cover) cover_step(l->cover, program, model, step);
}

static int hear_end(void *context, void *model, const struct common_program *next)
{
    const struct listeners *l = context;

    return l->between(l->context, model, next);
}

int tool_model_run(const struct tool_options *options, const struct common_program *program,
                   const struct common_machine *machine, uint64_t limit,
                   struct bridge_result *result, struct tool_executed *executed,
                   const struct tool_log *log,
                   int (*between)(void *context, void *model, const struct common_program *next),
                   void *context, void **model, char **standing, double *seconds,
                   struct common_error *err)
{
    struct listeners listeners = {executed, log, options->cover, between, context};
    const struct bridge_model_run run = {.isa = options->isa,
                                         .program = program,
                                         .machine = machine,
                                         .limit = limit,
                                         .hashed = wants_hash(options),
                                         .stepped =
                                             executed || log || options->cover ? hear_step : NULL,
                                         .between = hear_end,
                                         .context = &listeners,
                                         .interrupt = &tool_interrupt};

    return bridge_model_run(&run, result, model, standing, seconds, err);
}
