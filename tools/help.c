/* What the commands and their options are, for --help. */
#include "../model/common/container.h"
#include "../model/common/random.h"
#include "option.h"

#include <stdarg.h>
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

enum { WIDE = 100, COLUMN = 30, WIDE_COLUMN = 38 /* where the text of an option begins */ };

/* Something and its text, in two columns. */
static void print_pair(const char *left, unsigned column, const char *text, const char *more)
{
    unsigned used = (unsigned)printf("  %s", left);

    if (used + 1 > column) printf("\n%*s", (int)column, "");
    else printf("%*s", (int)(column - used), "");
    used = tool_wrap_words(text, strlen(text), column, column);
    tool_wrap_words(more, strlen(more), used, column);
    putchar('\n');
}

static void print_option(const char *name, char letter, const char *value, const char *text,
                         const char *more)
{
    char left[80];

    if (letter) snprintf(left, sizeof left, "-%c, --%s", letter, name);
    else snprintf(left, sizeof left, "--%s", name);
    if (value) snprintf(left + strlen(left), sizeof left - strlen(left), " %s", value);
    print_pair(left, tool_width() < WIDE ? COLUMN : WIDE_COLUMN, text, more);
}

/* The title of a topic, before its first option. */
static void print_title(enum tool_topic topic, bool *said)
{
    if (!*said) printf("\n%s:\n", tool_topic_titles[topic]);
    *said = true;
}

static void print_topic(const struct common_isa *const *isas, unsigned command,
                        const struct common_isa *isa, enum tool_topic topic)
{
    char known[160] = "(";
    bool said = false;

    tool_list_isas(isas, known + strlen(known), sizeof known - strlen(known) - 1);
    strcat(known, ")");
    for (unsigned i = 0; i < tool_option_count; i++) {
        const struct tool_option *t = &tool_option_table[i];
        if (t->topic != topic) continue;
        if (!tool_option_shown(t, command) || (isa && !tool_option_fits(t, isa))) continue;
        print_title(topic, &said);
        print_option(t->name, t->letter, t->value, t->help, t->id == OPT_ISA ? known : "");
    }
    for (const struct common_option *row = isa ? isa->options : NULL; row && row->name; row++) {
        if (!(tool_row_commands(row) & command) || tool_topic_of_row(row) != topic) continue;
        print_title(topic, &said);
        print_option(row->name, 0, row->value, row->help, "");
    }
}

static void print_options(const struct common_isa *const *isas, unsigned command,
                          const struct common_isa *isa)
{
    for (unsigned topic = 0; topic < TOOL_TOPICS; topic++)
        print_topic(isas, command, isa, (enum tool_topic)topic);
}

static void print_examples(unsigned command)
{
    bool said = false;

    for (const struct tool_example *e = tool_examples; e->line; e++) {
        if (!(1u << e->command & command)) continue;
        if (!said) printf("\nExamples:\n");
        said = true;
        printf("  warpstep %s\n      ", e->line);
        tool_wrap_words(e->text, strlen(e->text), 6, 6);
        putchar('\n');
    }
}

/* A sentence, as wide as the terminal. */
__attribute__((format(printf, 1, 2))) static void print_line(const char *format, ...)
{
    char text[512];
    va_list list;

    va_start(list, format);
    vsnprintf(text, sizeof text, format, list);
    va_end(list);
    tool_wrap(text);
}

static void print_chips(const struct common_isa *isa)
{
    print_line("\nChips; the first one unless the program says another:");
    for (const struct common_chip *chip = isa->chips; chip->name; chip++)
        print_pair(chip->name, 11, chip->help, "");
}

static void print_types(const struct common_isa *isa)
{
    if (!isa->random) return;
    char types[256] = "";

    for (const char *const *type = isa->random->types; *type; type++) {
        size_t used = strlen(types);
        snprintf(types + used, sizeof types - used, " %s", *type);
    }
    print_line("\nTypes of programs:%s", types);
}

static void print_programs(const struct common_isa *isa)
{
    char suffixes[128] = "";

    for (size_t i = 0; isa->containers && isa->containers[i]; i++) {
        size_t used = strlen(suffixes);
        snprintf(suffixes + used, sizeof suffixes - used, " or a container (%s)",
                 isa->containers[i]->suffix);
    }
    print_line("\nA program is a source file (.s)%s.", suffixes);
    if (isa->chips) print_chips(isa);
    if (!isa->manual) return;
    putchar('\n');
    tool_wrap(isa->manual);
}

/* What asm and dis have of each ISA: files that go with its words, containers. */
static void print_texts(const struct common_isa *const *isas)
{
    for (size_t i = 0; isas[i]; i++) {
        for (const struct common_option *row = isas[i]->options; row && row->name; row++)
            if (row->part)
                print_line("--isa %s: words need --%s FILE too: %s.", isas[i]->name, row->name,
                           row->help);
        for (size_t k = 0; isas[i]->containers && isas[i]->containers[k]; k++)
            print_line("--isa %s: containers are %s.", isas[i]->name,
                       isas[i]->containers[k]->suffix);
    }
}

static void print_commands(void)
{
    printf("usage: warpstep COMMAND [options]\n\n");
    for (unsigned i = 0; i < TOOL_COMMANDS; i++)
        print_pair(tool_commands[i].name, 15, tool_commands[i].help, "");
    printf("\nwarpstep help COMMAND says more.\n\n");
    tool_wrap(tool_exit_status);
}

void tool_help(const struct common_isa *const *isas, unsigned command, const struct common_isa *isa)
{
    if (!command) {
        print_commands();
        return;
    }
    const struct tool_command *c = &tool_commands[__builtin_ctz(command)];
    bool names = isa && (command & TOOL_OF_ISA);
    printf("usage: warpstep %s%s%s [options]%s%s\n\n", c->name, names ? " --isa " : "",
           names ? isa->name : "", *c->operands ? " " : "", c->operands);
    print_line("%c%s.", c->help[0] - 'a' + 'A', c->help + 1);
    print_options(isas, command, isa);
    if (*c->more) putchar('\n');
    tool_wrap(c->more);
    if (command & TOOL_TEXT) print_texts(isas);
    if ((command & TOOL_RUNS) && !isa)
        print_line("\nwarpstep %s --isa NAME --help lists the options of that one, too.", c->name);
    if ((command & TOOL_RUNS) && isa) print_programs(isa);
    if (command == TOOL_RANDOM && isa) print_types(isa);
    print_examples(command);
}
