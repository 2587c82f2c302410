/* The options one by one: options.c finds them, option.c takes their values. */
#ifndef TOOLS_OPTION_H
#define TOOLS_OPTION_H

#include "tool.h"

/* Those that are parsed alike stand together. */
enum option_id {
    OPT_HELP = 256,
    OPT_ISA,
    OPT_CODE,
    OPT_ENTRY,
    OPT_CHIP,
    OPT_PLUS,
    OPT_MODEL_ONLY,
    OPT_RTL_ONLY,
    OPT_SEED,
    OPT_DISTURB,
    OPT_JSON,
    OPT_KEEP_GOING,
    OPT_SWEEP,
    OPT_WATCHDOG,
    OPT_MAX_CLOCKS,
    OPT_RECORD,
    OPT_EXECUTED,
    OPT_TRACE,
    OPT_WAVES,
    OPT_WAVE_DIR,
    OPT_WAVE_FILE,
    OPT_TIMES,
    OPT_JOBS,
    OPT_BASELINE,
    OPT_AGREED_TRAPS,
    OPT_TAGS,
    OPT_NO_TAGS,
    OPT_RUNS
};

/* Takes the value of an option of every ISA; NULL: it has none. options->isa is known.
 *   returns  0; -1 with err */
int tool_option_take(struct tool_options *options, int id, const char *name, const char *value,
                     struct common_error *err);

#endif
