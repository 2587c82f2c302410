/* Names of traps; README.md, "Numbers on the taps". */
#include <stdio.h>
#include <string.h>

#include "isa.h"

static const struct {
    uint32_t code;
    const char *name;
} traps[] = {
    {PICA200_TRAP_FAULT_BREAK, "FAULT_BREAK"},
    {PICA200_TRAP_UNDEF, "UNDEF"},
};

enum { TRAPS = sizeof traps / sizeof traps[0], FATAL = 0xffff };

static void append(char *text, size_t size, const char *name)
{
    size_t used = strlen(text);
    if (used < size) snprintf(text + used, size - used, "%s%s", used != 0 ? "+" : "", name);
}

/* A fatal code is a number, sticky flags are bits. */
static bool contains(uint32_t trap, uint32_t code)
{
    return code <= FATAL ? (trap & FATAL) == code : (trap & code) != 0;
}

void pica200_trap_text(uint32_t trap, char *text, size_t size)
{
    uint32_t rest = trap;

    if (size == 0) return;
    text[0] = '\0';
    for (size_t i = 0; i < TRAPS; i++) {
        if (!contains(trap, traps[i].code)) continue;
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

int pica200_trap_parse(const char *text, uint32_t *trap)
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
        result |= traps[i].code;
        if (text[length] == '\0') break;
        text += length + 1;
    }
    *trap = result;
    return 0;
}
