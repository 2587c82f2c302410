/* What a program can ask of the machine: .needs. */
#include "isa.h"
#include "model.h"
#include "tesla.h"

static uint32_t has_fp64(const struct common_machine *machine)
{
    return common_machine_value(machine, "FP64", 1);
}

static uint32_t has_texture(const struct common_machine *machine)
{
    return common_machine_value(machine, "TEXTURE", 1);
}

static uint32_t has_stack(const struct common_machine *machine)
{
    return common_machine_value(machine, "STACK_DEPTH", TESLA_STACK_DEPTH);
}

static uint32_t has_warps(const struct common_machine *machine)
{
    return tesla_warps(machine);
}

/* Those of a block, which run together. */
static uint32_t wants_warps(const struct common_program *program)
{
    const struct tesla_launch *launch = tesla_launch_of(program);
    const uint32_t *block = launch->block;
    if (launch->type != TESLA_COMPUTE) return 1;
    return (block[0] * block[1] * block[2] + 31) / 32;
}

const struct common_part tesla_parts[] = {
    {.name = "fp64", .has = has_fp64},
    {.name = "texture", .has = has_texture},
    {.name = "stack", .least = 1, .most = TESLA_STACK_DEPTH_MAX, .has = has_stack},
    {.name = "warps",
     .least = 1,
     .most = 24,
     /* the largest build */ .has = has_warps,
     .wants = wants_warps},
    {.name = NULL},
};
