/* From the build parameters of a core to what the model must know of it. */
#include "model.h"

/* LANES, SFU_LANES, ALU_STEPS and COALESCE are how fast it is, not what it computes. */
static const char *const known[] = {"LANES",     "WARPS",        "BLOCKS",      "GPR_ROWS",
                                    "SFU_LANES", "ALU_STEPS",    "STACK_DEPTH", "FP64",
                                    "TEXTURE",   "SHARED_BYTES", "COALESCE",    NULL};

uint32_t tesla_warps(const struct common_machine *machine)
{
    return common_machine_value(machine, "WARPS", 8);
}

int tesla_machine_of(const struct common_machine *machine, struct tesla_machine *out,
                     struct common_error *err)
{
    if (common_machine_check(machine, "tesla", known, err)) return -1;
    *out = (struct tesla_machine){
        .warps = tesla_warps(machine),
        .blocks = common_machine_value(machine, "BLOCKS", 8),
        .registers = common_machine_value(machine, "GPR_ROWS", 256),
        .shared_bytes = common_machine_value(machine, "SHARED_BYTES", TESLA_SHARED_MAX),
        .stack_depth = common_machine_value(machine, "STACK_DEPTH", 0),
        .lacks = (common_machine_value(machine, "FP64", 1) ? 0 : TESLA_FP64) |
                 (common_machine_value(machine, "TEXTURE", 1) ? 0 : TESLA_LACKS_TEXTURE),
    };
    return 0;
}
