/* What a command line asks for. options.c fills it; the options are rows of option_table.c. */
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

/* Rates of a serial port in baud: the most that the chip of a USB bridge makes (12 MHz of an
 * FT2232H), and 3 Mbaud, which most do. */
enum { TOOL_BAUD_LEAST = 300, TOOL_BAUD_MOST = 12000000, TOOL_BAUD = 3000000 };
/* Seconds of silence after which a board is given up. */
enum { TOOL_TIMEOUT = 5, TOOL_TIMEOUT_MOST = 3600 };

enum tool_mode { TOOL_LOCKSTEP, TOOL_MODEL, TOOL_CORE };
enum tool_waves { TOOL_WAVES_FAIL, TOOL_WAVES_ALWAYS, TOOL_WAVES_NEVER };

/* What is done in the process of a run before it. May be the beginning of a larger struct. */
struct tool_before {
    /* report: as that of the run. Returns 0; else the run is not made, and the process ends with
     * this status. */
    int (*run)(const struct tool_before *before, const struct tool_options *one, FILE *report);
};

/* Everything that a run depends on. Strings point into argv, except plusargs and what a setting
 * owns. */
struct tool_options {
    int argc;
    char **argv; /* the whole command, for "repeat:" and for the wave run */
    const struct common_isa *isa;
    bool isa_given;      /* by --isa, else the program says it */
    const char *program; /* source or container, or NULL when `code` is given */
    const char *code;    /* .hex file */
    bool found;          /* the program was found in a folder: a pipe there is not read */
    const struct common_weights *weights; /* of generated programs; NULL: the ISA's own */
    const struct tool_made
        *made;        /* NULL: it is read; else `program` is where it goes if it fails */
    const char *text; /* source text that replaces the file `program`; NULL: it is read */
    const char *tool; /* the command that makes the run, with another core; NULL: this one */
    const struct tool_before
        *before;       /* what a run in a process of its own begins with; NULL: nothing */
    const char *entry; /* where it starts, as the ISA takes it; NULL: its own choice */
    const struct common_chip *chip; /* NULL: the program's own choice */
    struct common_setting *setting; /* the options of the ISA, in the order of the command line */
    unsigned settings;

    enum tool_mode mode;
    uint64_t seed;
    bool seed_given;
    enum testbench_disturb disturb;
    bool keep_going;
    uint64_t sweep;
    uint64_t watchdog;
    uint64_t max_clocks;
    const char *json;   /* where the record goes */
    bool times;         /* with the times that it took */
    const char *record; /* trace to write */
    const char *trace;  /* trace to check */
    const char *port;   /* of a board, or NULL */
    uint64_t baud;      /* of that port */
    uint64_t signature; /* retires between two signatures of a board; 0: it sends all events */
    bool window;        /* except for this warp, from this order on */
    bool suspect;       /* up to window_to a signature has differed */
    uint32_t window_warp, window_order, window_to;
    bool at; /* replay: to this instruction */
    uint32_t at_warp, at_order;
    struct tool_replay *replay; /* the run is a simulation of a recorded one; NULL: it is not */
    uint64_t timeout;           /* seconds of silence after which the board is given up */
    bool unread;                /* internal: of many, whose reports are dropped */
    const char *executed;       /* where to write the instructions that ran */
    const char *coverage;       /* store that what was hit is added to */
    struct cover *cover;        /* where it is counted meanwhile: tool_cover_open() */
    bool warns;                 /* warnings of the assembler go to the error output */
    bool log; /* every instruction goes to the standard output, the report to the error output */
    bool json_lines; /* the former as JSON */
    struct tool_log_filter filter;
    double
        least_seconds; /* internal: the model alone is repeated for so long; the best run counts */
    bool hash;         /* the model alone shall compute it */

    enum tool_waves waves;
    const char *wave_dir;
    const char *wave_file; /* internal: this is the repeated run that writes the wave */
    uint64_t wave_from, wave_to;
    char *plusarg[TOOL_MAX_PLUSARGS + 1];
    unsigned plusargs;

    /* suite and bench: many programs. They are at the end of argv until tool_select(). */
    char **file;
    unsigned files;
    int given;              /* arguments before them */
    uint32_t tags, no_tags; /* enum common_tag: a program must have all of these, none of those */
    char **chosen;          /* allocated by tool_select() */
    unsigned chosen_count;
    bool skip;            /* a program that this build lacks something for is not run */
    uint64_t jobs;        /* suite: runs at once; 0: one for each processor */
    const char *baseline; /* suite: records that say which programs are long */
    bool agreed_traps;    /* suite: TRAP counts as passed */
    uint64_t runs;        /* bench: of each program and mode */

    /* random */
    int type;                           /* of the programs; -1: all in turn */
    uint64_t count;                     /* programs; 0: until the time is over */
    uint64_t time;                      /* seconds after which no more is begun; 0: none */
    const char *dir;                    /* where programs go that fail */
    bool write_only;                    /* write all, run none */
    const char *shape[TOOL_MAX_SHAPES]; /* commands with cores of other shapes */
    unsigned shapes;
    const char *profile; /* file of weights, or the name of a shipped one; NULL: none */
    bool list_weights;   /* run none */
    bool disturb_given, sweep_given;
    bool clocks; /* suite: its clocks against the baseline's */
    bool update; /* perf: write the baseline again */
    bool accept; /* .. though programs are much slower */

    /* asm and dis: the input is file[0] */
    const char *output; /* asm: needed; dis: NULL is the standard output */
    bool data;          /* dis: words that are no instruction are listed as .word */
    bool list;          /* dis: what the container holds, instead of its instructions */

    /* coverage; stores are files */
    bool steer;        /* random: weights follow coverage */
    bool shrink;       /* random: one program of each group of failures */
    const char *group; /* only this one; NULL: all */
    bool complete;     /* a point that was never hit is a failure */
    const char *html;

    char standard_output[TOOL_STANDARD_PATH]; /* the path of "-" as an output */
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
