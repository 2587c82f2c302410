/* Names of the flags of a retire, sheet 1.6. */
#include "../common/trap.h"
#include "isa.h"

static const struct common_trap traps[] = {
    {VIVANTE_TRAP_RSV, "RSV"},
    {VIVANTE_TRAP_STK, "STK"},
};

enum { TRAPS = sizeof traps / sizeof traps[0] };

void vivante_trap_text(uint32_t trap, char *text, size_t size)
{
    common_trap_text(traps, TRAPS, trap, text, size);
}

int vivante_trap_parse(const char *text, uint32_t *trap)
{
    return common_trap_parse(traps, TRAPS, text, trap);
}
