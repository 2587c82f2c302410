/* `warpstep man`: the manual page in troff, from the tables of commands and options. */
#include <string.h>

#include "../model/common/container.h"
#include "commands.h"
#include "option.h"
#include "options.h"
#include "registry.h"

/* Text as troff shows it unchanged. */
static void put(const char *text)
{
    for (const char *p = text; *p; p++) {
        bool begins = p == text || p[-1] == '\n';
        if (begins && (*p == '.' || *p == '\'')) fputs("\\&", stdout);
        if (*p == '\\') fputs("\\e", stdout);
        else if (*p == '-') fputs("\\-", stdout);
        else putchar(*p);
    }
}

static void put_lines(const char *text)
{
    printf(".PP\n.nf\n");
    put(text);
    printf("%s.fi\n", *text && text[strlen(text) - 1] == '\n' ? "" : "\n");
}

static void put_option(const char *name, char letter, const char *value, const char *help)
{
    char dashed[64];

    printf(".TP\n\\fB");
    if (letter) printf("\\-%c\\fR, \\fB", letter);
    snprintf(dashed, sizeof dashed, "--%s", name);
    put(dashed);
    printf("\\fR");
    if (value) printf(" \\fI");
    if (value) put(value);
    printf("%s\n", value ? "\\fR" : "");
    put(help);
    printf("\n");
}

static void put_command(unsigned command)
{
    const struct tool_command *c = &tool_commands[command];

    printf(".SS %s\n.B warpstep %s\n[options] ", c->name, c->name);
    put(c->operands);
    printf("\n.PP\n");
    put(c->help);
    printf(".\n");
    put(c->more);
    for (unsigned i = 0; i < tool_option_count; i++) {
        const struct tool_option *t = &tool_option_table[i];
        if (t->id != OPT_HELP && tool_option_shown(t, 1u << command))
            put_option(t->name, t->letter, t->value, t->help);
    }
}

static void put_isa(const struct common_isa *isa, const char *title)
{
    printf(".SS %s\n", isa->name);
    put(title);
    printf(".\n");
    for (const struct common_option *row = isa->options; row && row->name; row++)
        put_option(row->name, 0, row->value, row->help);
    for (size_t i = 0; isa->containers && isa->containers[i]; i++) {
        printf("%s", i ? ", " : ".PP\nContainers: ");
        put(isa->containers[i]->suffix);
    }
    printf("%s", isa->containers && isa->containers[0] ? ".\n" : "");
    for (const struct common_chip *chip = isa->chips; chip && chip->name; chip++) {
        printf(".TP\n\\fB\\-\\-chip\\fR %s\n", chip->name);
        put(chip->help);
        printf("\n");
    }
    if (isa->manual) put_lines(isa->manual);
}

static void put_examples(void)
{
    printf(".SH EXAMPLES\n");
    for (const struct tool_example *e = tool_examples; e->line; e++) {
        printf(".TP\n.B ");
        put("warpstep ");
        put(e->line);
        printf("\n%c", e->text[0] - ('a' <= e->text[0] && e->text[0] <= 'z' ? 'a' - 'A' : 0));
        put(e->text + 1);
        printf(".\n");
    }
}

static void put_page(void)
{
    printf(".TH WARPSTEP 1 \"\" \"warpstep %.12s\" \"User Commands\"\n"
           ".SH NAME\nwarpstep \\- run a core in lockstep with a model of its instruction set\n"
           ".SH SYNOPSIS\n.B warpstep\n.I command\n[options]\n"
           ".SH DESCRIPTION\nRuns a core, compiled from SystemVerilog, and a model of its "
           "instruction set side by "
           "side and compares every\nretired instruction: the registers and the memory that it "
           "wrote, and where it "
           "went next.\nThe first difference stops the run and is explained.\n"
           ".PP\nIn place of a file that is read, \\- is the standard input. In place of one that "
           "is written it is "
           "the\nstandard output; what else would be printed there goes to the standard error.\n"
           ".SH COMMANDS\n",
           tool_commit);
    for (unsigned c = 0; c < TOOL_COMMANDS; c++) put_command(c);
    printf(".SH INSTRUCTION SETS\nOptions of one instruction set go with run, suite, check and "
           "bench.\nWithout "
           "\\-\\-isa the program says which one it is for: a line .isa NAME in a source, a "
           "container, a recorded "
           "trace,\nor text that one of them alone assembles.\n");
    for (size_t i = 0; common_isas[i]; i++) put_isa(common_isas[i], tool_titles[i]);
    put_examples();
    printf(".SH EXIT STATUS\n");
    put(tool_exit_status);
    printf(".SH ENVIRONMENT\n.TP\n.B NO_COLOR\nIf it is set and not empty, nothing is coloured. "
           "Colours and progress "
           "are shown on a terminal only.\n.TP\n.B TERM\nIf it is dumb, neither is shown.\n"
           ".TP\n.B COLUMNS\nThe width of help; without it that of the terminal, or 80.\n");
}

int tool_main_man(int argc, char **argv)
{
    struct common_error err = {""};
    struct tool_options o;
    int got = tool_options_parse(&o, argc, argv, &err);

    tool_options_free(&o);
    if (got) return got > 0 ? 0 : tool_bad(&err);
    put_page();
    return 0;
}
