/* Names of the flags of a retire, sheet 1.6. */
#include "cover.h"
#include "isa.h"

const struct common_trap vivante_trap_names[VIVANTE_TRAPS] = {
    {VIVANTE_TRAP_RSV, "RSV"},
    {VIVANTE_TRAP_STK, "STK"},
};

void vivante_trap_text(uint32_t trap, char *text, size_t size)
{
    common_trap_text(vivante_trap_names, VIVANTE_TRAPS, trap, text, size);
}

int vivante_trap_parse(const char *text, uint32_t *trap)
{
    return common_trap_parse(vivante_trap_names, VIVANTE_TRAPS, text, trap);
}
