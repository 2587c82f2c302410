/* Names of traps, sheet 10.4. */
#include "../common/trap.h"
#include "cover.h"
#include "isa.h"

const struct common_trap pica200_traps[PICA200_TRAPS] = {
    {PICA200_TRAP_FAULT_BREAK, "FAULT_BREAK"},
    {PICA200_TRAP_UNDEF, "UNDEF"},
};

void pica200_trap_text(uint32_t trap, char *text, size_t size)
{
    common_trap_text(pica200_traps, PICA200_TRAPS, trap, text, size);
}

int pica200_trap_parse(const char *text, uint32_t *trap)
{
    return common_trap_parse(pica200_traps, PICA200_TRAPS, text, trap);
}
