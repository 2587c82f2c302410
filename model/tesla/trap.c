/* Names of trap codes; the list is sheet 11.2. */
#include "../common/trap.h"
#include "cover.h"
#include "isa.h"

/* clang-format off */
const struct common_trap tesla_traps[TESLA_TRAPS] = {
#define TRAP(name) {TESLA_TRAP_##name, #name}
    TRAP(TRAP_INSTRUCTION),     TRAP(ILLEGAL_OPCODE),      TRAP(UNALIGNED_LONG_INSTRUCTION),
    TRAP(ILLEGAL_POSTINCR),     TRAP(LD_A_ST_O_NON_VP_GP), TRAP(INTERP_NON_FP),
    TRAP(EMIT_NON_GP),          TRAP(ILLEGAL_MEMORY_BYTE), TRAP(ILLEGAL_MEMORY_SIGN),
    TRAP(ILLEGAL_MEMORY_SIZE),  TRAP(STACK_UNDERFLOW),     TRAP(STACK_MISMATCH),
    TRAP(QUADON_ACTIVE),        TRAP(STACK_LIMIT),
    TRAP(LOCAL_LIMIT_READ),     TRAP(LOCAL_LIMIT_WRITE),   TRAP(GLOBAL_LIMIT_READ),
    TRAP(GLOBAL_LIMIT_WRITE),   TRAP(GLOBAL_LIMIT_RED),    TRAP(GLOBAL_LIMIT_ATOM),
#undef TRAP
};
/* clang-format on */

void tesla_trap_text(uint32_t trap, char *text, size_t size)
{
    common_trap_text(tesla_traps, TESLA_TRAPS, trap, text, size);
}

int tesla_trap_parse(const char *text, uint32_t *trap)
{
    return common_trap_parse(tesla_traps, TESLA_TRAPS, text, trap);
}
