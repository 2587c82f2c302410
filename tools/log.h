/* Every instruction of a run, a line each, as text or JSON (docs/formats.md). */
#ifndef TOOLS_LOG_H
#define TOOLS_LOG_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "../model/common/error.h"

struct common_isa;
struct common_program;
struct common_step;

#define TOOL_LOG_NO_CLOCK UINT64_MAX

/* Which instructions are shown: those that meet all conditions that are set. All zero: every one.
 * */
struct tool_log_filter {
    bool by_warp, by_pc, by_register, by_address;
    uint32_t warp;
    uint64_t pc_from, pc_to; /* both included, in the ISA's unit */
    uint32_t file, index;    /* of the register: read or written */
    uint32_t space;          /* UINT32_MAX: any */
    uint64_t from, to;       /* bytes written, both included */
};

/* Where a run shows its instructions. */
struct tool_log {
    FILE *out;
    const struct common_isa *isa;
    const struct tool_log_filter *filter;
    bool json;       /* lines of JSON: docs/formats.md */
    uint64_t *shown; /* counts the instructions that match the filter; NULL: not counted */
};

/* Shows one instruction or launch, if the filter matches.
 *   cycle     clock of its retirement; TOOL_LOG_NO_CLOCK: no core took part */
void tool_log_step(const struct tool_log *log, const struct common_program *program,
                   const struct common_step *step, uint64_t cycle);

/* Add a condition to a filter: --register, --pc and --address.
 *   returns   0; -1 with err */
int tool_log_register(struct tool_log_filter *filter, const struct common_isa *isa,
                      const char *value, struct common_error *err);
int tool_log_pc(struct tool_log_filter *filter, const char *value, struct common_error *err);
int tool_log_address(struct tool_log_filter *filter, const struct common_isa *isa,
                     const char *value, struct common_error *err);

#endif
