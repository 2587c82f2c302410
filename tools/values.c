/* Values of options, checked: each is taken as it stands or refused with a sentence. */
#include <stdlib.h>
#include <string.h>

#include "../model/common/whole_number.h"
#include "option.h"
#include "values.h"

/* "1,2,3" into up to max words; returns how many, or -1. */
static int read_list(const char *text, uint64_t limit, uint32_t *word, unsigned max)
{
    char piece[32];
    unsigned count = 0;

    for (;;) {
        size_t length = strcspn(text, ",");
        uint64_t value;
        if (count == max || length >= sizeof piece) return -1;
        memcpy(piece, text, length);
        piece[length] = '\0';
        if (common_whole_number(piece, limit, &value)) return -1;
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
    if (!common_whole_number(value, max, out) && *out >= min) return 0;
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

int tool_word_of(const char *words, const char *word, struct common_nearest *nearest)
{
    const char *at = words;

    for (int i = 0;; i++) {
        size_t length = strcspn(at, "|");
        if (strlen(word) == length && !strncmp(at, word, length)) return i;
        common_nearest_offer(nearest, at, length);
        if (!at[length]) return -1;
        at += length + 1;
    }
}

int tool_choice(const char *name, const char *value, const char *words, const char *need,
                struct common_error *err)
{
    struct common_nearest nearest = {.word = value};
    int word = tool_word_of(words, value, &nearest);

    if (word >= 0) return word;
    tool_value_bad(err, name, value, need ? need : words);
    return common_nearest_say(&nearest, "", "", err);
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

/* "BANK:FILE" */
static int read_bank_file(const struct common_option *row, const char *value,
                          struct common_setting *setting, struct common_error *err)
{
    char bank[24];
    size_t length = strcspn(value, ":");

    snprintf(bank, sizeof bank, "%.*s", length < sizeof bank ? (int)length : 0, value);
    if (!value[length] || !value[length + 1] ||
        common_whole_number(bank, row->max, &setting->number))
        return common_fail(err,
                           "warpstep: error: --%s '%s'; BANK:FILE with a bank from 0 to %llu is "
                           "needed",
                           row->name, value, (unsigned long long)row->max);
    setting->text = value + length + 1;
    return 0;
}

/* "FILE@ADDR", "FILE@ADDR:WORDS" or "FILE@ADDR[:ULP]". The file name may hold '@' and ':'; the path
 * is cut out of a copy. */
static int read_place(const struct common_option *row, const char *value,
                      struct common_setting *setting, struct common_error *err)
{
    bool words = row->argument == COMMON_ARG_DUMP, ulp = row->argument == COMMON_ARG_EXPECT;
    char *copy = strdup(value), *at = copy ? strrchr(copy, '@') : NULL;
    char *colon = at && (words || ulp) ? strchr(at, ':') : NULL;
    uint64_t addr = 0, count = 0;

    setting->text = setting->owned = copy;
    if (at) *at = '\0';
    if (colon) *colon = '\0';
    if (!at || at == copy || (words && !colon) || common_whole_number(at + 1, UINT32_MAX, &addr) ||
        (words && (common_whole_number(colon + 1, UINT32_MAX / 4, &count) || !count)) ||
        (ulp && colon && common_whole_number(colon + 1, 1 << 24, &count)))
        return tool_value_bad(err, row->name, value,
                              words ? "FILE@ADDR:WORDS is needed"
                              : ulp ? "FILE@ADDR or FILE@ADDR:ULP, up to 16777216, is needed"
                                    : "FILE@ADDR is needed");
    setting->addr = (uint32_t)addr;
    setting->count = (uint32_t)count;
    if (addr % 4) return tool_value_bad(err, row->name, value, "the address is a multiple of 4");
    return 0;
}

/* "REG=VALUE" */
static int read_pair(const struct common_option *row, const char *value,
                     struct common_setting *setting, struct common_error *err)
{
    char reg[16];
    size_t length = strcspn(value, "=");
    uint64_t number, data;

    snprintf(reg, sizeof reg, "%.*s", length < sizeof reg ? (int)length : 0, value);
    if (!value[length] || common_whole_number(reg, UINT32_MAX, &number) ||
        common_whole_number(value + length + 1, UINT32_MAX, &data))
        return tool_value_bad(err, row->name, value, "REG=VALUE, two numbers, is needed");
    setting->count = 2;
    setting->number_of[0] = (uint32_t)number;
    setting->number_of[1] = (uint32_t)data;
    return 0;
}

static int read_numbers(const struct common_option *row, const char *value,
                        struct common_setting *setting, struct common_error *err)
{
    int count =
        *value || row->least ? read_list(value, row->max, setting->number_of, row->most) : 0;

    if (count < (int)row->least) return tool_value_bad(err, row->name, value, row->need);
    setting->count = (uint32_t)count;
    return 0;
}

static int read_choice(const struct common_option *row, const char *value,
                       struct common_setting *setting, struct common_error *err)
{
    int choice = tool_choice(row->name, value, row->value, row->need, err);

    if (choice < 0) return -1;
    setting->number = (uint64_t)choice;
    return 0;
}

static int read_value(const struct common_option *row, const char *value,
                      struct common_setting *setting, struct common_error *err)
{
    switch (row->argument) {
    case COMMON_ARG_FLAG: return 0;
    case COMMON_ARG_NUMBER:
        return tool_value(row->name, value, row->min, row->max, &setting->number, err);
    case COMMON_ARG_LIST: return read_numbers(row, value, setting, err);
    case COMMON_ARG_CHOICE: return read_choice(row, value, setting, err);
    case COMMON_ARG_PAIR: return read_pair(row, value, setting, err);
    case COMMON_ARG_TEXT:
    case COMMON_ARG_FILE:
    case COMMON_ARG_PROGRAM:
    case COMMON_ARG_PART:
    case COMMON_ARG_TABLE:
        if (!*value) return tool_value_bad(err, row->name, value, "a name is needed");
        return 0;
    case COMMON_ARG_FILE_AT:
    case COMMON_ARG_EXPECT:
    case COMMON_ARG_DUMP: return read_place(row, value, setting, err);
    case COMMON_ARG_BANK_FILE: return read_bank_file(row, value, setting, err);
    }
    return 0;
}

int tool_setting(const struct common_option *row, const char *value, struct common_setting *setting,
                 struct common_error *err)
{
    *setting = (struct common_setting){.option = row, .text = value};
    if (read_value(row, value, setting, err)) return -1;
    const char *needed = row->refuse ? row->refuse(setting) : NULL;
    return needed ? tool_value_bad(err, row->name, value, needed) : 0;
}
