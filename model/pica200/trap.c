/* Names of traps, sheet 10.4. */
#include "../common/trap.h"
#include "isa.h"

static const struct common_trap traps[] = {
    {PICA200_TRAP_FAULT_BREAK, "FAULT_BREAK"},
    {PICA200_TRAP_UNDEF, "UNDEF"},
};

enum { TRAPS = sizeof traps / sizeof traps[0] };

void pica200_trap_text(uint32_t trap, char *text, size_t size)
{
    common_trap_text(traps, TRAPS, trap, text, size);
}

int pica200_trap_parse(const char *text, uint32_t *trap)
{
    return common_trap_parse(traps, TRAPS, text, trap);
}
