/* Names of trap codes; the list is README.md, "Numbers on the taps". */
#include "isa.h"

#include <stdio.h>
#include <string.h>

/* clang-format off */
static const struct {
    uint32_t code;
    const char *name;
} traps[] = {
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

enum { TRAPS = sizeof traps / sizeof traps[0], FATAL = 0xffff };

static void append(char *text, size_t size, const char *name)
{
    size_t used = strlen(text);
    if (used < size) snprintf(text + used, size - used, "%s%s", used != 0 ? "+" : "", name);
}

void tesla_trap_text(uint32_t trap, char *text, size_t size)
{
    if (size == 0) return;
    text[0] = '\0';
    uint32_t rest = trap;
    for (size_t i = 0; i < TRAPS; i++) {
        bool sticky = traps[i].code > FATAL;
        if (sticky ? !(trap & traps[i].code) : (trap & FATAL) != traps[i].code) continue;
        append(text, size, traps[i].name);
        rest &= ~traps[i].code;
    }
    if (rest != 0) {
        char number[16];
        snprintf(number, sizeof number, "0x%x", (unsigned)rest);
        append(text, size, number);
    }
    if (trap == 0) snprintf(text, size, "none");
}

int tesla_trap_parse(const char *text, uint32_t *trap)
{
    uint32_t result = 0;
    if (strcmp(text, "none") == 0) {
        *trap = 0;
        return 0;
    }
    for (;;) {
        size_t length = strcspn(text, "+"), i = 0;
        while (i < TRAPS &&
               (strlen(traps[i].name) != length || memcmp(traps[i].name, text, length) != 0))
            i++;
        if (i == TRAPS) return -1;
        if (traps[i].code <= FATAL && (result & FATAL) != 0) return -1; /* one fatal code at most */
        result |= traps[i].code;
        if (text[length] == '\0') break;
        text += length + 1;
    }
    *trap = result;
    return 0;
}
