/* The options one by one: options.c finds them, option.c takes their values. */
#ifndef TOOLS_OPTION_H
#define TOOLS_OPTION_H

#include "tool.h"

/* Those that are parsed alike stand together. */
enum option_id {
    OPT_HELP = 256,
    OPT_ISA,
    OPT_CODE,
    OPT_DESC,
    OPT_ENTRY,
    OPT_CHIP,
    OPT_TYPE,
    OPT_GRID,
    OPT_BLOCK,
    OPT_REGS,
    OPT_SHARED,
    OPT_LOCAL,
    OPT_PARAM,
    OPT_GLOBAL_SIZE,
    OPT_OUTPUT_WORDS,
    OPT_MAX_VERTICES,
    OPT_GEOMETRY,
    OPT_VERTICES,
    OPT_ATTRIBUTES,
    OPT_OUTMAP,
    OPT_INPUT_MODE,
    OPT_MAIN_COUNT,
    OPT_FIXED_COUNT,
    OPT_START,
    OPT_CONST,
    OPT_GLOBAL,
    OPT_TEXELS,
    OPT_TEXTURES,
    OPT_SAMPLERS,
    OPT_DUMP_GLOBAL,
    OPT_SETREG,
    OPT_PLUS,
    OPT_INPUTS,
    OPT_UNIFORMS,
    OPT_OUTPUTS,
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
    OPT_RUNS
};

/* Takes an option's value, which may be cut in place; NULL: it has none.
 *   returns  0; -1 with err */
int tool_option_take(struct tool_options *options, int id, const char *name, char *value,
                     struct common_error *err);

#endif
