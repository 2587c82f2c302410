/* What the commands and their options are, for --help. */
#include "../model/common/random.h"
#include "option.h"

#include <string.h>

const char tool_exit_status[] =
    "Exit status: 0 PASS, 1 MISMATCH, 2 BAD_INPUT, 3 HANG, 4 STATE_DIFF, 5 ORDER, 6 VACUOUS,\n"
    "7 EXPECT_FAIL, 8 LINK_ERROR, 9 TRAP, 10 INTERNAL,\n"
    "130 and 143 INTERRUPTED\n";

void tool_list_isas(const struct common_isa *const *isas, char *text, size_t size)
{
    text[0] = '\0';
    for (size_t i = 0; isas[i]; i++) {
        size_t used = strlen(text);
        snprintf(text + used, size - used, "%s%s", i ? ", " : "", isas[i]->name);
    }
}

static void print_option(const char *name, char letter, const char *value, const char *text)
{
    char left[64];

    if (letter) snprintf(left, sizeof left, "-%c, --%s %s", letter, name, value ? value : "");
    else snprintf(left, sizeof left, "--%s %s", name, value ? value : "");
    printf("  %-36s %s", left, text);
}

static void print_rows(const struct common_isa *isa, unsigned command)
{
    for (const struct common_option *row = isa ? isa->options : NULL; row && row->name; row++) {
        if (!(tool_row_commands(row) & command)) continue;
        print_option(row->name, 0, row->value, row->help);
        printf("\n");
    }
}

static void print_options(const struct common_isa *const *isas, unsigned command,
                          const struct common_isa *isa)
{
    char known[128];
    bool rows = false;

    tool_list_isas(isas, known, sizeof known);
    for (unsigned i = 0; i < tool_option_count; i++) {
        const struct tool_option *t = &tool_option_table[i];
        if (t->id >= OPT_MODEL_ONLY && !rows) { /* those of the ISA stand before those of every run */
            print_rows(isa, command);
            rows = true;
        }
        if (!tool_option_shown(t, command) || (isa && !tool_option_fits(t, isa))) continue;
        print_option(t->name, t->letter, t->value, t->help);
        if (t->id == OPT_ISA) printf(": %s", known);
        printf("\n");
    }
}

static void print_chips(const struct common_isa *isa)
{
    printf("\nChips; the first one unless the program says another:\n");
    for (const struct common_chip *chip = isa->chips; chip->name; chip++)
        printf("  %-8s %s\n", chip->name, chip->help);
}

static void print_types(const struct common_isa *isa)
{
    if (!isa->random) return;
    printf("\nTypes of programs:");
    for (const char *const *type = isa->random->types; *type; type++) printf(" %s", *type);
    printf("\n");
}

static void print_programs(const struct common_isa *isa)
{
    printf("\nA program is a source file (.s)");
    for (size_t i = 0; isa->containers && isa->containers[i]; i++)
        printf(" or a container (%s)", isa->containers[i]->suffix);
    printf(".\n");
    if (isa->chips) print_chips(isa);
    if (isa->manual) printf("\n%s", isa->manual);
}

/* What asm and dis have of each ISA: files that go with its words, containers. */
static void print_texts(const struct common_isa *const *isas)
{
    for (size_t i = 0; isas[i]; i++) {
        for (const struct common_option *row = isas[i]->options; row && row->name; row++)
            if (row->part)
                printf("--isa %s: words need --%s FILE too: %s.\n", isas[i]->name, row->name,
                       row->help);
        for (size_t k = 0; isas[i]->containers && isas[i]->containers[k]; k++)
            printf("--isa %s: containers are %s.\n", isas[i]->name, isas[i]->containers[k]->suffix);
    }
}

static void print_commands(void)
{
    printf("usage: warpstep COMMAND [options]\n\n");
    for (unsigned i = 0; i < TOOL_COMMANDS; i++)
        printf("  %-12s %s\n", tool_commands[i].name, tool_commands[i].help);
    printf("\nwarpstep help COMMAND says more. %s", tool_exit_status);
}

void tool_help(const struct common_isa *const *isas, unsigned command, const struct common_isa *isa)
{
    if (!command) {
        print_commands();
        return;
    }
    const struct tool_command *c = &tool_commands[__builtin_ctz(command)];
    printf("usage: warpstep %s%s%s [options]%s%s\n\n%c%s.\n\n", c->name,
           isa && (command & TOOL_OF_ISA) ? " --isa " : "",
           isa && (command & TOOL_OF_ISA) ? isa->name : "", *c->operands ? " " : "", c->operands,
           c->help[0] - 'a' + 'A', c->help + 1);
    print_options(isas, command, isa);
    if (*c->more) printf("\n%s", c->more);
    if (command & TOOL_TEXT) print_texts(isas);
    if ((command & TOOL_RUNS) && !isa)
        printf("\nwarpstep %s --isa NAME --help lists what that one has beside these.\n", c->name);
    if ((command & TOOL_RUNS) && isa) print_programs(isa);
    if (command == TOOL_RANDOM && isa) print_types(isa);
}
