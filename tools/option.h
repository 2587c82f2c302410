/* Commands and options, each once: commands.def, option_table.c. Help, manual page and completions are written from
 * them; options.c finds what was given, option.c takes the values. */
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
    TOOL_ONE = TOOL_RUN | TOOL_BOARD | TOOL_REPLAY | TOOL_CHECK | TOOL_LOG | TOOL_SHRINK, /* take one program */
    TOOL_MANY = TOOL_SUITE | TOOL_BENCH,                       /* many programs */
    TOOL_RUNS = TOOL_ONE | TOOL_MANY,
    TOOL_RUNS_CORE = TOOL_RUN | TOOL_REPLAY | TOOL_MANY | TOOL_RANDOM | TOOL_LOG | TOOL_SHRINK,
    TOOL_TEXT = TOOL_ASM | TOOL_DIS,
    TOOL_OF_ISA = TOOL_RUNS | TOOL_TEXT | TOOL_RANDOM,      /* for one ISA, whose options they take */
    TOOL_EVERY = (1 << TOOL_COMMANDS) - 1
};

struct tool_command {
    const char *name, *operands, *help, *more;
};

extern const struct tool_command tool_commands[TOOL_COMMANDS];

/* The command of a name as a bit; 0: there is none. */
unsigned tool_command_bit(const char *name);

/* Those that are parsed alike stand together. */
enum option_id {
    OPT_HELP = 256,
    OPT_ISA,
    OPT_CODE,
    OPT_ENTRY,
    OPT_CHIP,
    OPT_PLUS,
    OPT_MODEL_ONLY,
    OPT_RTL_ONLY,
    OPT_SEED,
    OPT_DISTURB,
    OPT_JSON,
    OPT_KEEP_GOING,
    OPT_SWEEP,
    OPT_WATCHDOG,
    OPT_MAX_CLOCKS,
    OPT_RECORD,
    OPT_EXECUTED,
    OPT_HASH,
    OPT_PORT,
    OPT_BAUD,
    OPT_TIMEOUT,
    OPT_SIGNATURE,
    OPT_WINDOW,
    OPT_AT,
    OPT_TRACE,
    OPT_WAVES,
    OPT_WAVE_DIR,
    OPT_WAVE_FILE,
    OPT_TIMES,
    OPT_JOBS,
    OPT_BASELINE,
    OPT_AGREED_TRAPS,
    OPT_CLOCKS,
    OPT_UPDATE,
    OPT_ACCEPT,
    OPT_TAGS,
    OPT_NO_TAGS,
    OPT_RUNS,
    OPT_WARP,
    OPT_PC,
    OPT_REGISTER,
    OPT_ADDRESS,
    OPT_JSON_LINES,
    OPT_OUTPUT,
    OPT_DATA,
    OPT_PARTS,
    OPT_TYPE,
    OPT_COUNT,
    OPT_TIME,
    OPT_DIR,
    OPT_WRITE_ONLY,
    OPT_SHAPE,
    OPT_PROFILE,
    OPT_WEIGHTS,
    OPT_STEER,
    OPT_SHRINK,
    OPT_COVERAGE,
    OPT_GROUP,
    OPT_COMPLETE,
    OPT_HTML
};

/* What must run for an option to have a meaning. TOOL_REPEATED may be given more than once. */
enum { TOOL_ANY = 0, TOOL_REPEATED = 4, TOOL_WITH_CORE = 8, TOOL_WITH_MODEL = 16, TOOL_WITH_BOTH = 24 };

/* An option of the command itself; the others are rows of the ISAs. */
struct tool_option {
    const char *name;
    char letter; /* "-o" beside "--output"; 0: none */
    enum option_id id;
    unsigned commands, fit;
    const char *value; /* NULL: takes none. FILE, TRACE, DIR are names of files; a|b|c one of these words */
    const char *help;  /* NULL: not shown */
};

enum { TOOL_OPTIONS_MOST = 64 /* what was given is a bit of 64 */ };
extern const struct tool_option tool_option_table[];
extern const unsigned tool_option_count;

/* Whether an option of the table has a meaning for this ISA; and a row's commands. */
bool tool_option_fits(const struct tool_option *option, const struct common_isa *isa);
unsigned tool_row_commands(const struct common_option *row);
/* Whether help, manual page and completions show an option with this command. */
bool tool_option_shown(const struct tool_option *option, unsigned command);

/* Takes the value of an option of every ISA; NULL: it has none. options->isa is known if the command is for one.
 *   returns  0; -1 with err */
int tool_option_take(struct tool_options *options, int id, const char *name, const char *value,
                     struct common_error *err);

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

extern const char *const tool_topic_titles[TOOL_TOPICS];
enum tool_topic tool_topic_of(enum option_id id);
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

/* help.c: "usage: ..", the options that fit, what else is to be said.
 *   isa  NULL: those of every ISA alone */
void tool_help(const struct common_isa *const *isas, unsigned command, const struct common_isa *isa);
/* Their names, with commas between them. */
void tool_list_isas(const struct common_isa *const *isas, char *text, size_t size);
/* The last lines of the help: what an exit status means. */
extern const char tool_exit_status[];

/* Number of a word of "a|b|c"; -1: it is none, and the nearest of them is found. */
int tool_word_of(const char *words, const char *word, struct common_nearest *nearest);

#endif
