/* The tables of commands and options: commands.def, options.def. Help, manual page and completions
 * are written from them; options.c finds what was given, option.c takes the values. */
#ifndef TOOLS_OPTION_H
#define TOOLS_OPTION_H

#include "../model/common/nearest.h"
#include "options.h"

enum tool_command_number {
#define COMMAND(id, name, operands, help, more) TOOL_COMMAND_##id,
#include "commands.def"
    TOOL_COMMANDS
};

/* Commands as bits, for the options that belong to several. */
enum {
#define COMMAND(id, name, operands, help, more) TOOL_##id = 1 << TOOL_COMMAND_##id,
#include "commands.def"
    /* those that take one program, and many */
    TOOL_ONE = TOOL_RUN | TOOL_BOARD | TOOL_REPLAY | TOOL_CHECK | TOOL_LOG | TOOL_SHRINK,
    TOOL_MANY = TOOL_SUITE | TOOL_BENCH,
    TOOL_RUNS = TOOL_ONE | TOOL_MANY,
    TOOL_RUNS_CORE = TOOL_RUN | TOOL_REPLAY | TOOL_MANY | TOOL_RANDOM | TOOL_LOG | TOOL_SHRINK,
    TOOL_TEXT = TOOL_ASM | TOOL_DIS,
    /* those for one ISA, whose options they take */
    TOOL_OF_ISA = TOOL_RUNS | TOOL_TEXT | TOOL_RANDOM,
    TOOL_EVERY = (1 << TOOL_COMMANDS) - 1
};

struct tool_command {
    const char *name, *operands, *help, *more;
};

extern const struct tool_command tool_commands[TOOL_COMMANDS];

/* The command of a name as a bit; 0: there is none. */
unsigned tool_command_bit(const char *name);

enum option_id {
#define OPTION(id, name, letter, topic, commands, fit, take, help) OPT_##id,
#include "options.def"
    OPTIONS
};

/* What must run for an option to have a meaning. TOOL_REPEATED may be given more than once. */
enum {
    TOOL_ANY = 0,
    TOOL_REPEATED = 4,
    TOOL_WITH_CORE = 8,
    TOOL_WITH_MODEL = 16,
    TOOL_WITH_BOTH = TOOL_WITH_CORE | TOOL_WITH_MODEL
};

/* What an option is about; help lists those of one topic together, in this order. */
enum tool_topic {
    TOOL_TOPIC_PROGRAM,
    TOOL_TOPIC_RUN,
    TOOL_TOPIC_RANDOM,
    TOOL_TOPIC_SELECT,
    TOOL_TOPIC_WRITE,
    TOOL_TOPIC_WAVE,
    TOOL_TOPIC_BOARD,
    TOOL_TOPIC_OTHER,
    TOOL_TOPICS
};

/* A row of options.def. */
struct tool_option {
    const char *name;
    char letter;       /* "-o" for "--output"; 0: none */
    enum option_id id; /* its index in the table */
    enum tool_topic topic;
    unsigned commands, fit;
    const char *value, *help; /* as options.def has them */
};

enum { TOOL_OPTIONS_MOST = 64 /* what was given is a bit of 64 */ };
extern const struct tool_option tool_option_table[];
extern const unsigned tool_option_count;

/* Whether an option of the table has a meaning for this ISA; and a row's commands. */
bool tool_option_fits(const struct tool_option *option, const struct common_isa *isa);
unsigned tool_row_commands(const struct common_option *row);
/* Whether help, manual page and completions show an option with this command. */
bool tool_option_shown(const struct tool_option *option, unsigned command);

/* Sets all options to what they are when none is given; the rest is zero. */
void tool_option_defaults(struct tool_options *options);

/* Takes the value of an option that was given. options->isa is known if the command is for one.
 *   value     its text, which lives as long as the options; NULL: it has none
 *   returns   0; -1 with err */
int tool_option_take(struct tool_options *options, enum option_id id, const char *name,
                     const char *value, struct common_error *err);

extern const char *const tool_topic_titles[TOOL_TOPICS];
enum tool_topic tool_topic_of_row(const struct common_option *row);

/* Commands as they can be typed. */
struct tool_example {
    unsigned command; /* its number */
    const char *text, *line;
};

extern const struct tool_example tool_examples[]; /* the last one has no line */

/* wrap.c */

unsigned tool_width(void); /* COLUMNS, or the terminal's; 80 */
/* Words into a line that has `used` characters; further lines are indented.
 *   returns  characters of the last line */
unsigned tool_wrap_words(const char *text, size_t length, unsigned used, unsigned indent);
/* Text whose lines are too long. */
void tool_wrap(const char *text);

/* help.c: prints "usage: ..", the options that fit, notes and examples.
 *   command   as a bit
 *   isa       NULL: only the options that every ISA has */
void tool_help(const struct common_isa *const *isas, unsigned command,
               const struct common_isa *isa);
/* Their names, with commas between them. */
void tool_list_isas(const struct common_isa *const *isas, char *text, size_t size);
/* The last lines of the help: what an exit status means. */
extern const char tool_exit_status[];

/* Number of a word of "a|b|c"; -1: it is none, and the nearest of them is found. */
int tool_word_of(const char *words, const char *word, struct common_nearest *nearest);

#endif
