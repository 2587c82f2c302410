/* `warpstep completions`: what bash, zsh and fish need to complete a command line, from the tables
 * of commands and options. Each shell asks for the ISA: --isa on the line; without it the options
 * of all are offered. */
#include <ctype.h>
#include <string.h>

#include "commands.h"
#include "option.h"
#include "options.h"
#include "registry.h"

enum kind { KIND_NONE, KIND_ANY, KIND_FILE, KIND_FOLDER, KIND_WORDS };

/* An option as a shell sees it. */
struct entry {
    const char *name, *help;
    char letter;
    enum kind kind;  /* of its value */
    char words[512]; /* KIND_WORDS: separated by blanks */
};

static void add_word(struct entry *e, const char *word, size_t length)
{
    size_t used = strlen(e->words);

    snprintf(e->words + used, sizeof e->words - used, "%s%.*s", used ? " " : "", (int)length, word);
    e->kind = KIND_WORDS;
}

/* The words of "a|b|c". */
static void add_choices(struct entry *e, const char *value)
{
    for (const char *at = value;; at++) {
        size_t length = strcspn(at, "|");
        add_word(e, at, length);
        at += length;
        if (!*at) return;
    }
}

/* Those of an ISA; NULL: of all. */
static void add_chips(struct entry *e, const struct common_isa *isa)
{
    for (size_t i = 0; common_isas[i]; i++)
        for (const struct common_chip *c = common_isas[i]->chips; c && c->name; c++)
            if (!isa || isa == common_isas[i]) add_word(e, c->name, strlen(c->name));
}

/* Whether "a|b" has words to type; "NAME|FILE" says what they are. */
static bool has_words(const char *value)
{
    return strchr(value, '|') && !isupper((unsigned char)*value);
}

static void add_isas(struct entry *e)
{
    for (size_t i = 0; common_isas[i]; i++)
        add_word(e, common_isas[i]->name, strlen(common_isas[i]->name));
}

static struct entry entry_of(const struct tool_option *t, const struct common_isa *isa)
{
    struct entry e = {t->name, t->help, t->letter, KIND_ANY, ""};
    const char *value = t->value;

    if (!value) e.kind = KIND_NONE;
    else if (t->id == OPT_ISA) add_isas(&e);
    else if (t->id == OPT_CHIP) add_chips(&e, isa);
    else if (has_words(value)) add_choices(&e, value);
    else if (!strcmp(value, "DIR")) e.kind = KIND_FOLDER;
    else if (strstr(value, "FILE") || !strcmp(value, "TRACE")) e.kind = KIND_FILE;
    return e;
}

static struct entry entry_of_row(const struct common_option *row)
{
    struct entry e = {row->name, row->help, 0, KIND_ANY, ""};

    switch (row->argument) {
    case COMMON_ARG_FLAG: e.kind = KIND_NONE; break;
    case COMMON_ARG_CHOICE: add_choices(&e, row->value); break;
    case COMMON_ARG_FILE:
    case COMMON_ARG_PROGRAM:
    case COMMON_ARG_FILE_AT:
    case COMMON_ARG_BANK_FILE:
    case COMMON_ARG_EXPECT:
    case COMMON_ARG_TABLE:
    case COMMON_ARG_DUMP: e.kind = KIND_FILE; break;
    case COMMON_ARG_NUMBER:
    case COMMON_ARG_LIST:
    case COMMON_ARG_PAIR:
    case COMMON_ARG_PART:
    case COMMON_ARG_TEXT: break;
    }
    return e;
}

/* Whether an option is one of the table for a shell (isa NULL), or one of an ISA: each has its own
 * chips. */
static bool is_of(const struct tool_option *t, const struct common_isa *isa)
{
    return t->id == OPT_CHIP ? isa && isa->chips : !isa;
}

/* Calls print for each option of a command: of the table (isa NULL), or of an ISA. */
static void each_option(unsigned command, const struct common_isa *isa,
                        void (*print)(const struct entry *e, unsigned command,
                                      const struct common_isa *isa))
{
    for (unsigned i = 0; i < tool_option_count; i++) {
        const struct tool_option *t = &tool_option_table[i];
        if (!tool_option_shown(t, 1u << command) || !is_of(t, isa)) continue;
        const struct entry e = entry_of(t, isa);
        print(&e, command, isa);
    }
    for (const struct common_option *row = isa ? isa->options : NULL; row && row->name; row++) {
        const struct entry e = entry_of_row(row);
        if (tool_row_commands(row) & 1u << command) print(&e, command, isa);
    }
}

static const struct tool_option *chip_option(void)
{
    const struct tool_option *t = tool_option_table;

    while (t->id != OPT_CHIP) t++;
    return t;
}

/* What a command takes beside options, as words; NULL: files. */
static const char *operands(unsigned command, char text[256])
{
    text[0] = '\0';
    if (command != TOOL_COMMAND_HELP) {
        const char *of = tool_commands[command].operands;
        snprintf(text, 256, "%s", of);
        for (char *p = text; *p; p++)
            if (*p == '|') *p = ' ';
        return !*of || command == TOOL_COMMAND_COMPLETIONS ? text : NULL;
    }
    for (unsigned c = 0; c < TOOL_COMMANDS; c++)
        snprintf(text + strlen(text), 256 - strlen(text), "%s%s", c ? " " : "",
                 tool_commands[c].name);
    return text;
}

/* Text between single quotes of a shell; `escaped` get a backslash. */
static void quoted(const char *text, const char *escaped)
{
    for (; *text; text++) {
        if (*text == '\'') printf("'\\''");
        else printf(strchr(escaped, *text) ? "\\%c" : "%c", *text);
    }
}

/* ---- bash. */

static void bash_name(const struct entry *e, unsigned command, const struct common_isa *isa)
{
    (void)command, (void)isa;
    if (e->letter) printf(" -%c", e->letter);
    printf(" --%s", e->name);
}

/* What a value may be, by ISA and option, "NAME:--chip". Without an ISA the first one that has it
 * says it. */
static void bash_value(const struct entry *e, unsigned command, const struct common_isa *isa)
{
    (void)command;
    if (e->kind == KIND_NONE) return;
    printf("    ");
    if (e->letter) printf("*:-%c|", e->letter);
    if (isa) printf(":--%s|%s:--%s) ", e->name, isa->name, e->name);
    else printf("*:--%s) ", e->name);
    if (e->kind == KIND_WORDS) printf("words='%s' ;;\n", e->words);
    else printf(e->kind == KIND_ANY ? "return ;;\n" : "files=1 ;;\n");
}

static void bash_command(unsigned command)
{
    char text[256];
    const char *name = tool_commands[command].name, *more = operands(command, text);

    printf("    %s)\n        case $isa:$previous in\n", name);
    each_option(command, NULL, bash_value);
    if (tool_option_shown(chip_option(), 1u << command)) {
        const struct entry e = entry_of(chip_option(), NULL);
        printf("    :--chip) words='%s' ;;\n", e.words);
    }
    for (size_t i = 0; common_isas[i]; i++) each_option(command, common_isas[i], bash_value);
    printf("        *)\n            words='%s", more ? more : "");
    each_option(command, NULL, bash_name);
    printf("'\n");
    for (size_t i = 0; common_isas[i] && (1u << command & TOOL_OF_ISA); i++) {
        printf("            case $isa in ''|%s) words=\"$words", common_isas[i]->name);
        each_option(command, common_isas[i], bash_name);
        printf("\" ;; esac\n");
    }
    printf("            case $current in -*) ;; *) files=%d ;; esac ;;\n        esac ;;\n", !more);
}

static void bash(void)
{
    printf("# bash: eval \"$(warpstep completions bash)\"\n"
           "_warpstep()\n{\n"
           "    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}\n"
           "    local words='' files=0 isa='' i\n"
           "    for ((i = 2; i < COMP_CWORD; i++)); do\n"
           "        [ \"${COMP_WORDS[i - 1]}\" = --isa ] && isa=${COMP_WORDS[i]}\n"
           "    done\n"
           "    COMPREPLY=()\n"
           "    if [ \"$COMP_CWORD\" = 1 ]; then\n        words='");
    for (unsigned c = 0; c < TOOL_COMMANDS; c++) printf("%s ", tool_commands[c].name);
    printf("--help --version'\n    else\n    case ${COMP_WORDS[1]} in\n");
    for (unsigned c = 0; c < TOOL_COMMANDS; c++) bash_command(c);
    printf("    esac\n    fi\n"
           "    # no word: bash completes names of files\n"
           "    [ \"$files\" = 1 ] || mapfile -t COMPREPLY < <(compgen -W \"$words\" -- "
           "\"$current\" | sort -u)\n"
           "}\ncomplete -o default -F _warpstep warpstep\n");
}

/* ---- zsh. */

static void zsh_option(const struct entry *e, unsigned command, const struct common_isa *isa)
{
    const char *when = isa && !strcmp(e->name, "chip") ? "[[ -n $isa ]] && " : "";

    (void)command;
    for (int letter = 0; letter <= (e->letter != 0); letter++) {
        printf("        %soptions+=('", when);
        if (letter) printf("-%c[", e->letter);
        else printf("--%s[", e->name);
        quoted(e->help, "[]\\:");
        printf("]");
        if (e->kind == KIND_WORDS) printf(":%s:(%s)", e->name, e->words);
        if (e->kind == KIND_ANY) printf(":%s: ", e->name);
        if (e->kind == KIND_FILE) printf(":%s:_files", e->name);
        if (e->kind == KIND_FOLDER) printf(":%s:_files -/", e->name);
        printf("')\n");
    }
}

static void zsh_command(unsigned command)
{
    char text[256];
    const char *name = tool_commands[command].name, *more = operands(command, text);

    printf("    %s)\n", name);
    each_option(command, NULL, zsh_option);
    if (tool_option_shown(chip_option(), 1u << command)) {
        const struct entry e = entry_of(chip_option(), NULL);
        printf("        if [[ -z $isa ]]; then\n");
        zsh_option(&e, command, NULL);
        printf("        fi\n");
    }
    for (size_t i = 0; common_isas[i] && (1u << command & TOOL_OF_ISA); i++) {
        printf("        if [[ -z $isa || $isa == %s ]]; then\n", common_isas[i]->name);
        each_option(command, common_isas[i], zsh_option);
        printf("        fi\n");
    }
    if (!more) printf("        options+=('*:file:_files') ;;\n");
    else if (*more) printf("        options+=('*:word:(%s)') ;;\n", more);
    else printf("        ;;\n");
}

static void zsh(void)
{
    printf("#compdef warpstep\n"
           "# zsh: eval \"$(warpstep completions zsh)\", or this file as _warpstep in a folder of "
           "fpath\n"
           "_warpstep() {\n"
           "    local isa i\n    local -a commands options\n"
           "    for ((i = 3; i < CURRENT; i++)); do\n"
           "        [[ $words[i-1] == --isa ]] && isa=$words[i]\n"
           "    done\n"
           "    if ((CURRENT == 2)); then\n        commands=(\n");
    for (unsigned c = 0; c < TOOL_COMMANDS; c++) {
        printf("            '%s:", tool_commands[c].name);
        quoted(tool_commands[c].help, "\\:");
        printf("'\n");
    }
    printf("        )\n        _describe command commands\n        return\n    fi\n"
           "    case $words[2] in\n");
    for (unsigned c = 0; c < TOOL_COMMANDS; c++) zsh_command(c);
    printf("    esac\n    shift words\n    ((CURRENT--))\n    _arguments $options\n}\n"
           "if [[ $funcstack[1] == _warpstep ]]; then _warpstep \"$@\"; else compdef _warpstep "
           "warpstep; fi\n");
}

/* ---- fish. */

static void fish_help(const char *help)
{
    printf(" -d '");
    for (const char *p = help; *p; p++) printf(strchr("'\\", *p) ? "\\%c" : "%c", *p);
    printf("'\n");
}

static void fish_option(const struct entry *e, unsigned command, const struct common_isa *isa)
{
    printf("complete -c warpstep -n '__fish_seen_subcommand_from %s", tool_commands[command].name);
    if (isa) printf("; and __warpstep_isa %s", isa->name);
    printf("' -l %s", e->name);
    if (e->letter) printf(" -s %c", e->letter);
    if (e->kind == KIND_WORDS) printf(" -x -a '%s'", e->words);
    if (e->kind == KIND_ANY) printf(" -x");
    if (e->kind == KIND_FILE) printf(" -r -F");
    if (e->kind == KIND_FOLDER) printf(" -x -a '(__fish_complete_directories)'");
    fish_help(e->help);
}

static void fish_command(unsigned command)
{
    char text[256];
    const char *name = tool_commands[command].name, *more = operands(command, text);

    printf("complete -c warpstep -n __fish_use_subcommand -f -a %s", name);
    fish_help(tool_commands[command].help);
    if (more)
        printf("complete -c warpstep -n '__fish_seen_subcommand_from %s' -f -a '%s'\n", name, more);
    each_option(command, NULL, fish_option);
    for (size_t i = 0; common_isas[i] && (1u << command & TOOL_OF_ISA); i++)
        each_option(command, common_isas[i], fish_option);
}

static void fish(void)
{
    printf("# fish: warpstep completions fish | source\n"
           "function __warpstep_isa\n"
           "    set -l words (commandline -opc)\n"
           "    if set -l at (contains -i -- --isa $words)\n"
           "        test (count $words) -le $at; or test $words[(math $at + 1)] = $argv[1]\n"
           "    end\n"
           "end\n"
           "complete -c warpstep -n __fish_use_subcommand -l version -f");
    fish_help(tool_commands[TOOL_COMMAND_VERSION].help);
    printf("complete -c warpstep -n __fish_use_subcommand -s h -l help -f");
    fish_help(tool_commands[TOOL_COMMAND_HELP].help);
    for (unsigned c = 0; c < TOOL_COMMANDS; c++) fish_command(c);
}

int tool_main_completions(int argc, char **argv)
{
    static void (*const shells[])(void) = {bash, zsh, fish};
    struct common_error err = {""};
    struct tool_options o;
    int got = tool_options_parse(&o, argc, argv, &err), shell = -1;

    if (!got && !o.files)
        got = common_fail(&err, "warpstep: error: a shell is needed: %s",
                          tool_commands[TOOL_COMMAND_COMPLETIONS].operands);
    if (!got) {
        struct common_nearest nearest = {.word = o.file[0]};
        shell = tool_word_of(tool_commands[TOOL_COMMAND_COMPLETIONS].operands, o.file[0], &nearest);
        if (shell < 0) {
            common_fail(&err, "warpstep: error: shell '%s'; %s", o.file[0],
                        tool_commands[TOOL_COMMAND_COMPLETIONS].operands);
            got = common_nearest_say(&nearest, "", "", &err);
        }
    }
    tool_options_free(&o);
    if (got) return got > 0 ? 0 : tool_bad(&err);
    shells[shell]();
    return 0;
}
