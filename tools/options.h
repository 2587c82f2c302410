/* What a command line asks for. options.c fills it; its options are rows of options.def. */
#ifndef TOOLS_OPTIONS_H
#define TOOLS_OPTIONS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "../model/common/error.h"
#include "../testbench/common/harness.h"
#include "log.h"
#include "standard.h"

struct common_chip;
struct common_isa;
struct common_option;
struct common_setting;
struct common_weights;
struct cover;
struct tool_made;
struct tool_options;
struct tool_replay;

enum { TOOL_MAX_PLUSARGS = 16, TOOL_MAX_SHAPES = 32, TOOL_MAX_SETTINGS = 256, TOOL_MAX_JOBS = 512 };

enum tool_mode { TOOL_LOCKSTEP, TOOL_MODEL, TOOL_CORE };
enum tool_waves { TOOL_WAVES_FAIL, TOOL_WAVES_ALWAYS, TOOL_WAVES_NEVER };

/* What is done in the process of a run before it. May be the beginning of a larger struct. */
struct tool_before {
    /* report: as that of the run. Returns 0; else the run is not made, and the process ends with
     * this status. */
    int (*run)(const struct tool_before *before, const struct tool_options *one, FILE *report);
};

/* --window: of a run with signatures, the events of this warp are sent from this order on. */
struct tool_window {
    bool given;
    bool suspect; /* up to `to` a signature has differed */
    uint32_t warp, order, to;
};

/* An instruction of a warp: --at. */
struct tool_place {
    bool given;
    uint32_t warp, order;
};

/* --wave-file, internal: this is the repeated run that writes the wave, from one clock to
 * another. */
struct tool_wave_part {
    const char *file; /* NULL: it is not */
    uint64_t from, to;
};

/* Everything that a run depends on. Strings point into argv, except plusargs and what a setting
 * owns. */
struct tool_options {
    /* The fields of the options: options.def says what each means. */
#define OPTION(id, name, letter, topic, commands, fit, take, help) take
#define TAKE_FLAG(field)                                           bool field;
#define TAKE_TEXT(value, field, initial)                           const char *field;
#define TAKE_NUMBER(value, field, min, max, initial)               uint64_t field;
#define TAKE_AS(value, type, field, initial, function)             type field;
#define TAKE_BY(value, function)
#define TAKE_NOTHING(value)
#include "options.def"

    /* Several options, or one more than once. */
    enum tool_mode mode;
    struct tool_log_filter filter;
    char *plusarg[TOOL_MAX_PLUSARGS + 1];
    unsigned plusargs;
    const char *shape[TOOL_MAX_SHAPES]; /* commands with cores of other shapes */
    unsigned shapes;
    struct common_setting *setting; /* the options of the ISA, in the order of the command line */
    unsigned settings;
    bool isa_given, seed_given, disturb_given, sweep_given; /* on the command line */

    /* The command. */
    int argc;
    char **argv; /* the whole command, for "repeat:" and for the wave run */
    char **file; /* programs or files; at the end of argv until tool_select() */
    unsigned files;
    int given;     /* arguments before them */
    char **chosen; /* allocated by tool_select() */
    unsigned chosen_count;
    char standard_output[TOOL_STANDARD_PATH]; /* the path of "-" as an output */

    /* The program. */
    const struct common_isa *isa;
    const char *program; /* source or container, or NULL when `code` is given */
    bool found;          /* in a folder: a pipe there is not read */
    const char *text;    /* source text that replaces the file `program`; NULL: it is read */
    const struct tool_made *made; /* generated; NULL: it is read; `program` is where it goes if it
                                     fails */
    const struct common_weights *weights; /* of generated programs; NULL: the ISA's own */

    /* How it runs. */
    const char *tool; /* the command that makes the run, with another core; NULL: this one */
    const struct tool_before *before; /* what a run in its own process begins with; NULL: nothing */
    struct tool_replay *replay; /* of the recorded run that is simulated; NULL: there is none */
    struct cover *cover;        /* counts for --coverage: tool_cover_open() */
    bool unread;                /* one of many, whose reports are dropped */
    bool warns;                 /* warnings of the assembler go to the error output */
    bool log;  /* every instruction goes to the standard output, the report to the error output */
    bool skip; /* a program that this build lacks something for is not run */
    double least_seconds; /* the model alone is repeated for so long; the best run counts */
};

/* Fills options from argv[1..]; argv[0] is the subcommand. argv is reordered, options before
 * programs, and must live as long as the options.
 *   options   tool_options_free() them, also after an error
 *   returns   0; 1: --help was asked for and printed; -1 with err */
int tool_options_parse(struct tool_options *options, int argc, char **argv,
                       struct common_error *err);
/* The same with other ISAs than this build's; NULL ends them. */
int tool_options_parse_of(const struct common_isa *const *isas, struct tool_options *options,
                          int argc, char **argv, struct common_error *err);
void tool_options_free(struct tool_options *options);

/* The value of --sweep when it is not given, in retires. */
uint64_t tool_default_sweep(const struct common_isa *isa);

/* Whether an argument, "--json" or "--runs=3", is an option that does not change a run: it only
 * says how many are made and where results go. */
bool tool_option_of_table(const char *command, const char *arg);
/* Whether it is an option of a run on a board that a replay of that run does not take. */
bool tool_option_of_board(const char *command, const char *arg);
/* Whether such an option's value is the next argument. */
bool tool_option_has_value(const char *arg);

/* The ISA of this name.
 *   isas      to choose from; NULL ends them
 *   returns   NULL with err, which names the nearest one */
const struct common_isa *tool_find_isa_of(const struct common_isa *const *isas, const char *name,
                                          struct common_error *err);
/* Reports that --OPTION does not fit this ISA.
 *   returns   -1 */
int tool_does_not_fit(const struct common_isa *isa, const char *option, struct common_error *err);
/* The ISA's row of the option of this name; NULL: it has none. */
const struct common_option *tool_row_of(const struct common_isa *isa, const char *name);

#endif
