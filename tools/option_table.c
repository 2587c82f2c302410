/* The tables of commands and options: commands.def, options.def. */

#include "../model/common/needs.h"
#include "../testbench/common/harness.h"
#include "option.h"

#include <string.h>

const struct tool_command tool_commands[TOOL_COMMANDS] = {
#define COMMAND(id, name, operands, help, more) {#name, operands, help, more},
#include "commands.def"
};

#define TAKE_FLAG(field)                               NULL
#define TAKE_TEXT(value, field, initial)               value
#define TAKE_NUMBER(value, field, min, max, initial)   value
#define TAKE_AS(value, type, field, initial, function) value
#define TAKE_BY(value, function)                       value
#define TAKE_NOTHING(value)                            value
const struct tool_option tool_option_table[] = {
#define OPTION(id, name, letter, topic, commands, fit, take, help)                                 \
    {name, letter, OPT_##id, TOOL_TOPIC_##topic, commands, fit, take, help},
#include "options.def"
};

const unsigned tool_option_count = sizeof tool_option_table / sizeof tool_option_table[0];
_Static_assert(sizeof tool_option_table / sizeof tool_option_table[0] <= TOOL_OPTIONS_MOST,
               "what was given is kept in 64 bits");

unsigned tool_command_bit(const char *name)
{
    for (unsigned i = 0; i < TOOL_COMMANDS; i++)
        if (!strcmp(name, tool_commands[i].name)) return 1u << i;
    return 0;
}

bool tool_option_fits(const struct tool_option *option, const struct common_isa *isa)
{
    if (option->id == OPT_CHIP) return isa->chips != NULL;
    if (option->id == OPT_ENTRY) return isa->enter != NULL || isa->containers != NULL;
    return true;
}

/* What comes out is for one run, what a source says itself is for one program. */
unsigned tool_row_commands(const struct common_option *row)
{
    if (row->argument == COMMON_ARG_TABLE || row->argument == COMMON_ARG_DUMP) return TOOL_RUN;
    if (row->argument == COMMON_ARG_PROGRAM) return TOOL_ONE;
    if (row->argument == COMMON_ARG_PART) return TOOL_ONE | TOOL_DIS;
    return (row->code_only ? TOOL_ONE : TOOL_RUNS) | (row->part ? TOOL_TEXT : 0) |
           (row->text ? TOOL_DIS : 0);
}

bool tool_option_shown(const struct tool_option *option, unsigned command)
{
    return option->help && (option->commands & command);
}

const char *const tool_topic_titles[TOOL_TOPICS] = {
    [TOOL_TOPIC_PROGRAM] = "The program",    [TOOL_TOPIC_RUN] = "The run",
    [TOOL_TOPIC_RANDOM] = "Random programs", [TOOL_TOPIC_SELECT] = "What is chosen",
    [TOOL_TOPIC_WRITE] = "What is written",  [TOOL_TOPIC_WAVE] = "Waves",
    [TOOL_TOPIC_BOARD] = "The board",        [TOOL_TOPIC_OTHER] = "Other"};

enum tool_topic tool_topic_of_row(const struct common_option *row)
{
    bool written = row->argument == COMMON_ARG_TABLE || row->argument == COMMON_ARG_DUMP;

    return written ? TOOL_TOPIC_WRITE : TOOL_TOPIC_PROGRAM;
}

const struct tool_example tool_examples[] = {
#define EXAMPLE(command, text, line) {TOOL_COMMAND_##command, text, line},
#include "examples.def"
    {0, NULL, NULL}};
