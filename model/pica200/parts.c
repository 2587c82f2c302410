/* What a program can ask of the machine: .needs. */
#include "model.h"
#include "pica200.h"

static uint32_t has_threads(const struct common_machine *machine)
{
    return pica200_threads(machine);
}

const struct common_part pica200_parts[] = {
    {.name = "threads", .least = 1, .most = PICA200_MAX_THREADS, .has = has_threads},
    {.name = NULL},
};
