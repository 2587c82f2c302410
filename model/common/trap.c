/* Names of traps. */
#include "trap.h"

#include <stdio.h>
#include <string.h>

enum { FATAL = 0xffff };

static void append(char *text, size_t size, const char *name)
{
    size_t used = strlen(text);
    if (used < size) snprintf(text + used, size - used, "%s%s", used != 0 ? "+" : "", name);
}

void common_trap_text(const struct common_trap *list, size_t count, uint32_t trap, char *text,
                      size_t size)
{
    uint32_t rest = trap;

    if (size == 0) return;
    text[0] = '\0';
    for (size_t i = 0; i < count; i++) {
        uint32_t code = list[i].code;
        if (code <= FATAL ? (trap & FATAL) != code : (trap & code) == 0) continue;
        append(text, size, list[i].name);
        rest &= ~code;
    }
    if (rest != 0) {
        char number[16];
        snprintf(number, sizeof number, "0x%x", (unsigned)rest);
        append(text, size, number);
    }
    if (trap == 0) snprintf(text, size, "none");
}

int common_trap_parse(const struct common_trap *list, size_t count, const char *text,
                      uint32_t *trap)
{
    uint32_t result = 0;

    if (strcmp(text, "none") == 0) {
        *trap = 0;
        return 0;
    }
    for (;;) {
        size_t length = strcspn(text, "+"), i = 0;
        while (i < count &&
               (strlen(list[i].name) != length || memcmp(list[i].name, text, length) != 0))
            i++;
        if (i == count) return -1;
        if (list[i].code <= FATAL && (result & FATAL) != 0) return -1;
        result |= list[i].code;
        if (text[length] == '\0') break;
        text += length + 1;
    }
    *trap = result;
    return 0;
}
