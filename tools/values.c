/* Values of options, checked: each is taken as it stands or refused with a sentence. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "tool.h"

int tool_number(const char *text, uint64_t max, uint64_t *value)
{
    char *end;

    if (*text < '0' || *text > '9') return -1; /* strtoull takes blanks and signs */
    errno = 0;
    unsigned long long number =
        strtoull(text, &end, text[0] == '0' && (text[1] | 32) == 'x' ? 16 : 10);
    if (errno || *end || end == text || number > max) return -1;
    *value = number;
    return 0;
}

int tool_list(const char *text, uint64_t limit, uint32_t *word, unsigned max)
{
    char piece[32];
    unsigned count = 0;

    for (;;) {
        size_t length = strcspn(text, ",");
        uint64_t value;
        if (count == max || length >= sizeof piece) return -1;
        memcpy(piece, text, length);
        piece[length] = '\0';
        if (tool_number(piece, limit, &value)) return -1;
        word[count++] = (uint32_t)value;
        if (!text[length]) return (int)count;
        text += length + 1;
    }
}

int tool_value_bad(struct common_error *err, const char *name, const char *value,
                   const char *allowed)
{
    return common_fail(err, "warpstep: error: --%s '%s'; %s", name, value, allowed);
}

int tool_value(const char *name, const char *value, uint64_t min, uint64_t max, uint64_t *out,
               struct common_error *err)
{
    if (!tool_number(value, max, out) && *out >= min) return 0;
    return common_fail(err, "warpstep: error: --%s '%s'; a number from %llu to %llu is needed",
                       name, value, (unsigned long long)min, (unsigned long long)max);
}

int tool_value32(const char *name, const char *value, uint64_t min, uint64_t max, uint32_t *out,
                 struct common_error *err)
{
    uint64_t wide;

    if (tool_value(name, value, min, max, &wide, err)) return -1;
    *out = (uint32_t)wide;
    return 0;
}

int tool_choice(const char *name, const char *value, const char *words, struct common_error *err)
{
    const char *at = words;

    for (int i = 0;; i++) {
        size_t length = strcspn(at, "|");
        if (strlen(value) == length && !strncmp(at, value, length)) return i;
        if (!at[length]) return tool_value_bad(err, name, value, words);
        at += length + 1;
    }
}

int tool_bank_file(struct tool_file *file, const char *name, char *value, struct common_error *err)
{
    char *colon = strchr(value, ':');
    uint64_t bank = 16;

    if (colon) *colon = '\0';
    int wrong = !colon || !colon[1] || tool_number(value, 15, &bank);
    if (colon) *colon = ':';
    if (wrong)
        return tool_value_bad(err, name, value, "BANK:FILE with a bank from 0 to 15 is needed");
    file->bank = (uint32_t)bank;
    file->path = colon + 1;
    return 0;
}

/* The file name may hold '@' and ':'; the path is cut out of a copy. */
int tool_place_file(struct tool_file *file, const char *name, const char *value, bool words,
                    struct common_error *err)
{
    char *copy = strdup(value);
    char *at = copy ? strrchr(copy, '@') : NULL;
    char *colon = at && words ? strchr(at, ':') : NULL;
    uint64_t addr = 0, count = 0;

    if (at) *at = '\0';
    if (colon) *colon = '\0';
    if (!at || at == copy || (words && !colon) || tool_number(at + 1, UINT32_MAX, &addr) ||
        (words && (tool_number(colon + 1, UINT32_MAX / 4, &count) || !count))) {
        free(copy);
        return tool_value_bad(err, name, value,
                              words ? "FILE@ADDR:WORDS is needed" : "FILE@ADDR is needed");
    }
    file->path = file->owned = copy;
    file->addr = (uint32_t)addr;
    file->words = (uint32_t)count;
    if (addr % 4) return tool_value_bad(err, name, value, "the address is a multiple of 4");
    return 0;
}

int tool_plusarg(char **plusarg, const char *name, const char *value, struct common_error *err)
{
    if (*value == '=' || !strchr(value, '='))
        return tool_value_bad(err, name, value, "NAME=VALUE is needed");
    if (!strncmp(value, "verilator+", 10))
        return tool_value_bad(err, name, value, "verilator+ is the simulator's, not the RTL's");
    *plusarg = malloc(strlen(value) + 2);
    if (!*plusarg) return common_fail(err, "warpstep: error: out of memory");
    (*plusarg)[0] = '+';
    strcpy(*plusarg + 1, value);
    return 0;
}

int tool_take_setup(struct tool_setup *setup, const char *name, const char *value,
                    struct common_error *err)
{
    char reg[16];
    size_t length = strcspn(value, "=");
    uint64_t number, data;

    snprintf(reg, sizeof reg, "%.*s", length < sizeof reg ? (int)length : 0, value);
    if (!value[length] || tool_number(reg, UINT32_MAX, &number) ||
        tool_number(value + length + 1, UINT32_MAX, &data))
        return tool_value_bad(err, name, value, "REG=VALUE, two numbers, is needed");
    *setup = (struct tool_setup){(uint32_t)number, (uint32_t)data};
    return 0;
}
