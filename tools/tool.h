/* The parts of the `warpstep` command. Each subcommand is one function that takes what follows its name
 * and returns the exit status; only this folder prints and only main() exits. */
#ifndef TOOLS_TOOL_H
#define TOOLS_TOOL_H

#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "../bridge/bridge.h"
#include "../testbench/common/harness.h"
#include "../model/common/file.h"
#include "../model/common/isa.h"
#include "../model/common/program.h"
#include "../model/common/weights.h"

enum { TOOL_MAX_PLUSARGS = 16, TOOL_MAX_SHAPES = 32, TOOL_MAX_PARAMETERS = 32, TOOL_MAX_JOBS = 512, TOOL_MAX_SETTINGS = 256, TOOL_MAX_SOURCES = 64, TOOL_STANDARD_PATH = 32 };
/* Rates of a serial port: what a USB bridge's chip makes at most (12 MHz of an FT2232H), and 3 Mbaud, which most do. */
enum { TOOL_BAUD_LEAST = 300, TOOL_BAUD_MOST = 12000000, TOOL_BAUD = 3000000 };
/* Seconds of silence after which a board is given up. */
enum { TOOL_TIMEOUT = 5, TOOL_TIMEOUT_MOST = 3600 };

enum tool_mode { TOOL_LOCKSTEP, TOOL_MODEL, TOOL_CORE };
enum tool_waves { TOOL_WAVES_FAIL, TOOL_WAVES_ALWAYS, TOOL_WAVES_NEVER };

/* The machine of another command; its names are in the text. */
struct tool_shape {
    struct common_machine machine;
    struct common_parameter parameter[TOOL_MAX_PARAMETERS];
    char *text;
};

/* A program that is made instead of read: common/random.h. */
struct tool_made {
    unsigned type;
    uint64_t seed;
    const struct common_machine *machine; /* that it is for; NULL: one of the usual sizes */
};

/* Which instructions `warpstep log` tells; those of all that is given. */
struct tool_log_filter {
    bool by_warp, by_pc, by_register, by_address;
    uint32_t warp;
    uint64_t pc_from, pc_to;
    uint32_t file, index; /* of the register: read or written */
    uint32_t space;       /* UINT32_MAX: any */
    uint64_t from, to;    /* addresses written */
};

struct tool_options;

/* What is done in the process of a run before it. May be the beginning of a larger struct.
 *   returns  0; else the run is not made, and the process ends with this status */
struct tool_before {
    int (*run)(const struct tool_before *before, const struct tool_options *one, FILE *report);
};

/* Everything that a run depends on. Strings point into argv, but for plusargs and what
 * a setting owns. */
struct tool_options {
    int argc;
    char **argv; /* the whole command, for "repeat:" and for the wave run */
    const struct common_isa *isa;
    bool isa_given;      /* by --isa, else the program says it */
    const char *program; /* source or container, or NULL when `code` is given */
    const char *code;    /* .hex file */
    bool found;          /* the program was found in a folder: a pipe there is not read */
    const struct common_weights *weights; /* of what is made; NULL: as the ISA has them */
    const struct tool_made *made; /* NULL: it is read; else `program` is where it goes if it fails */
    const char *text;    /* source text in place of the file `program`; NULL: it is read */
    const char *tool; /* the command that makes the run, with its core of another shape; NULL: this one */
    const struct tool_before *before; /* what a run in a process of its own begins with; NULL: nothing */
    const char *entry;   /* where it starts, as the ISA takes it; NULL: as it says */
    const struct common_chip *chip; /* NULL: as it says */
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
    const char *json;     /* where the record goes */
    bool times;           /* with the times that it took */
    const char *record;   /* trace to write */
    const char *trace;    /* trace to check */
    const char *port;     /* of a board, or NULL */
    uint64_t baud;        /* of that port */
    uint64_t signature;   /* retires between two signatures of a board; 0: it tells all events */
    bool window;          /* but for this warp, from this order on */
    bool suspect;         /* up to window_to a signature has differed */
    uint32_t window_warp, window_order, window_to;
    bool at;              /* replay: to this instruction */
    uint32_t at_warp, at_order;
    struct tool_replay *replay; /* the run is a simulation of what was recorded; NULL: it is not */
    uint64_t timeout;     /* seconds of silence after which the board is given up */
    bool unread;          /* internal: of many, whose reports nobody reads */
    const char *executed; /* where to write the instructions that ran */
    const char *coverage; /* store that what was hit is added to */
    struct cover *cover;  /* where it is counted meanwhile: tool_cover_open() */
    bool warns;           /* warnings of the assembler go to the error output */
    bool log;             /* every instruction goes to the standard output, the report to the error output */
    bool json_lines;      /* the former as JSON */
    struct tool_log_filter filter;
    double least_seconds; /* internal: the model alone is run again for so long, and the best run's time counts */
    bool hash;            /* the model alone shall compute it: tool_wants_hash() */

    enum tool_waves waves;
    const char *wave_dir;
    const char *wave_file; /* internal: this is the repeated run that writes the wave */
    uint64_t wave_from, wave_to;
    char *plusarg[TOOL_MAX_PLUSARGS + 1];
    unsigned plusargs;

    /* suite and bench: many programs. They stand at the end of argv until tool_select(). */
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
    int type;          /* of the programs; -1: all in turn */
    uint64_t count;    /* programs; 0: until the time is over */
    uint64_t time;     /* seconds after which no more is begun; 0: none */
    const char *dir;   /* where programs go that fail */
    bool write_only;   /* write all, run none */
    const char *shape[TOOL_MAX_SHAPES]; /* commands with cores of other shapes */
    unsigned shapes;
    const char *profile; /* file of weights, or the name of a shipped one; NULL: none */
    bool list_weights; /* run none */
    bool disturb_given, sweep_given;
    bool clocks;          /* suite: its clocks against the baseline's */
    bool update;          /* perf: write the baseline anew */
    bool accept;          /* .. though programs are much slower */

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

/* record.c: the line that a run writes of itself, docs/result.schema.json, as its readers see it. */
struct tool_record {
    char *line;          /* as written, without its newline */
    struct json_t *json; /* of which the strings below are parts */
    const char *isa, *program;
    uint64_t clocks, instructions;
    /* not in the record of a baseline: */
    const char *outcome, *message, *hash, *memory_hash; /* "" there */
    const char *repeat;                                 /* or NULL */
    uint64_t thread_instructions;
    double processor, reset, whole; /* seconds; 0 when the run was not timed */
};

/* The records of a file, in its order. All zero is an empty list. */
struct tool_records {
    struct tool_record *record;
    size_t count;
};

/* Reads one record.
 *   file, number  where the line stands, for the message; line: copied
 *   returns       0; -1 with err. tool_record_free() it, also then */
int tool_record_parse(struct tool_record *record, const char *file, unsigned number,
                      const char *line, struct common_error *err);
void tool_record_free(struct tool_record *record);
/* Reads a file of them, a line each.
 *   returns  0; -1 with err. tool_records_free() it, also then */
int tool_records_read(struct tool_records *records, const char *path, struct common_error *err);
void tool_records_free(struct tool_records *records);
const struct tool_record *tool_records_find(const struct tool_records *records, const char *isa,
                                            const char *program);

/* failure.c */

/* What failures of one kind have in common: the verdict, the operation, and what kind of register or memory differs; or
 * the message without its numbers. Allocated; NULL: out of memory. */
char *tool_failure_kind(const struct tool_record *record);
/* An instruction without its guard and operands: "mad" of "(e c0) mad r1 r2 r3". */
void tool_put_mnemonic(FILE *out, const char *text);

/* options.c */

/* Fills options from argv[1..]; argv[0] is the subcommand, which says whether one program is run or many.
 * argv is reordered: options, then programs.
 *   returns  0; 1 --help was asked for and printed; -1 with err */
int tool_options_parse(struct tool_options *options, int argc, char **argv,
                       struct common_error *err);
/* What --sweep is if nobody says it. */
uint64_t tool_default_sweep(const struct common_isa *isa);
void tool_options_free(struct tool_options *options); /* also after a failed parse */
/* True for an option that says nothing about a run, only how many are made and where results go: "--json", "--runs=3". */
bool tool_option_of_table(const char *command, const char *arg);
/* True for an option of a run on a board that a replay of it does not take, or shall not. */
bool tool_option_of_board(const char *command, const char *arg);
/* Whether such an option's value is the next argument. */
bool tool_option_has_value(const char *arg);
const struct common_isa *tool_find_isa_of(const struct common_isa *const *isas, const char *name,
                                          struct common_error *err);
/* tool_options_parse() with other ISAs than this build's; NULL ends them. */
int tool_options_parse_of(const struct common_isa *const *isas, struct tool_options *options,
                          int argc, char **argv, struct common_error *err);
/* "--NAME does not fit ISA, which runs ..": says so. Returns -1. */
int tool_does_not_fit(const struct common_isa *isa, const char *option, struct common_error *err);
/* A row of an ISA by the name of its option; NULL: it has none. */
const struct common_option *tool_row_of(const struct common_isa *isa, const char *name);

/* values.c: values of options; each reports "--name 'value'; what is allowed". */

int tool_value_bad(struct common_error *err, const char *name, const char *value,
                   const char *allowed);
int tool_value(const char *name, const char *value, uint64_t min, uint64_t max, uint64_t *out,
               struct common_error *err);
int tool_value32(const char *name, const char *value, uint64_t min, uint64_t max, uint32_t *out,
                 struct common_error *err);
/* One of the words of "a|b|c"; returns its number or -1 with err, which says `need` (NULL: the words). */
int tool_choice(const char *name, const char *value, const char *words, const char *need,
                struct common_error *err);
/* "NAME=VALUE" as the plusarg "+NAME=VALUE", allocated */
int tool_plusarg(char **plusarg, const char *name, const char *value, struct common_error *err);
/* A value of an option of an ISA, checked against its row.
 *   setting  out: its `owned` is to be freed by the caller, also after an error */
int tool_setting(const struct common_option *option, const char *value,
                 struct common_setting *setting, struct common_error *err);

/* made.c */

/* The name in a path. */
const char *tool_base_of(const char *path);

/* artefact.c */

/* Where what is made of a program goes: the folder, the path of the program, an ending: "build/waves/programs/a/x.fst"
 * of "programs/a/x.s". An ending but ".s" stays: "x.hex.fst". A name without an ending, and one that
 * is too long, gets its hash: "x-af63f54c8601fb52.fst" of "x".
 *   returns  0; -1: it is longer than size */
int tool_artefact_path(char *path, size_t size, const char *folder, const char *program,
                       const char *ending);
/* The same, and the folders in it are made.
 *   returns  0; -1 with err */
int tool_artefact_make(char *path, size_t size, const char *folder, const char *program,
                       const char *ending, struct common_error *err);

/* Where program `number` of those that run one behind the other is: "dir/name.s", then beside it "dir/name-2.next", which is no program of
 * its own. The caller frees it; NULL out of memory. */
char *tool_next_path(const char *path, unsigned number);

/* Writes a program that is made, and those behind it, each into a file; and takes those files away.
 *   returns  0; -1 with err */
int tool_write_made(const struct tool_options *options, const struct tool_made *made,
                    const char *path, struct common_error *err);
void tool_remove_made(const char *path);

/* The program that options->made says, with those behind it; they are those of the text that is written.
 *   program  common_program_free() it, also after an error
 *   returns  0; -1 with err */
int tool_make(const struct tool_options *options, struct common_program *program,
              struct common_error *err);

/* load.c */

/* Reads the program and applies the options. common_program_free() it, also after an error. */
int tool_load(const struct tool_options *options, struct common_program *program,
              struct common_error *err);
/* The first value of an option of this kind; NULL: none was given. */
const struct common_setting *tool_given(const struct common_setting *setting, unsigned settings,
                                        enum common_argument argument);

/* What options say of where the program is. */
struct tool_pick {
    const struct common_setting *container; /* COMMON_ARG_PROGRAM: the file must be one; or NULL */
    const struct common_setting *part;      /* COMMON_ARG_PART; NULL: as it says */
    const struct common_setting *chain;     /* of an option with `chain`: all parts, one behind the other; or NULL */
    const char *entry;                      /* NULL: as it says */
};

/* The line COMMON_THEN of a text, or its end. */
char *tool_find_then(char *text);

/* A program as it stands: a source or a container, or words.
 *   code   .hex file; NULL: `file` is read
 *   pick   NULL: nothing is said
 *   returns  as tool_load() */
int tool_read_program(const struct common_isa *isa, const char *file, const char *code,
                      const struct tool_pick *pick, struct common_program *program,
                      struct common_error *err);
/* The same from bytes that were read already; one more is there, and it is 0. */
int tool_program_of(const struct common_isa *isa, const char *file, const uint8_t *byte,
                    size_t size, const struct tool_pick *pick, struct common_program *program,
                    struct common_error *err);
/* The kind of container that a file is by its name or its first bytes (byte NULL: by its name); NULL: none. */
const struct common_container *tool_container_of(const struct common_isa *isa, const char *file,
                                                 const uint8_t *byte, size_t size);

/* select.c */

/* The programs of a command of many: folders become the sources (.s) below them, in the order of names, and what the tags
 * do not choose is left out.
 *   returns  0; -1 with err: a folder without a source, or no program is left */
int tool_select(struct tool_options *options, struct common_error *err);
/* A program that is a folder: says why it cannot be read.
 *   returns  0: it is none; -1 with err */
int tool_refuse_folder(const char *path, struct common_error *err);
/* Refuses a pipe, which would wait for ever: one that was found in a folder. */
int tool_refuse_pipe(const char *path, struct common_error *err);
/* The first of them: path, or the first source below a folder. Allocated; NULL with err. */
char *tool_first_program(const char *path, struct common_error *err);

/* paths.c */

/* Before a run: "-" becomes the standard input or output; what it is to write can be written, is not what it reads,
 * and goes to different files.
 *   returns  0; -1 with err */
int tool_check_paths(struct tool_options *options, struct common_error *err);
/* Makes a directory and those above it that are not there. Returns 0; -1 with err, also when nobody can write there. */
int tool_make_directories(const char *path, struct common_error *err);

/* standard.c: "-" in place of a file */

bool tool_is_standard_input(const char *path); /* "-" or "/dev/stdin" */
bool tool_is_standard_output(const char *path); /* "-", "/dev/stdout", "/dev/fd/1" .. */
/* The path of the standard input, which can be read more than once from now on; NULL with err. */
const char *tool_standard_input(struct common_error *err);
/* What a source is called in messages, and beside what it finds its files: path, or "stdin" in this folder. */
const char *tool_source_name(const char *path);
/* A path of the standard output for one file. All that is printed goes to the standard error from now on.
 *   returns  path; NULL with err */
const char *tool_standard_output(char path[TOOL_STANDARD_PATH], struct common_error *err);
/* A message about the path that it gave names /dev/stdout instead. */
void tool_name_standard_output(char *message, size_t size);

/* which.c: the ISA that a command line asks for without --isa, as its files say it: a recorded trace (o->trace), a
 * container, a source that has a line ".isa NAME" or that one ISA alone assembles.
 *   file     program or folder; NULL: none. The first one of a folder counts
 *   returns  0 with o->isa; -1 with err */
int tool_which_isa(const struct common_isa *const *isas, struct tool_options *o, const char *file,
                   struct common_error *err);
/* Takes the line ".isa NAME" out of a source, which is for this ISA: blanks take its place.
 *   returns  0; -1 with err: it is for another */
int tool_take_isa_line(const struct common_isa *isa, const char *file, char *text,
                       struct common_error *err);

/* run.c */

/* One run of any mode: report to `out`, files as the options say.
 *   record   the run's record is written there too, also that of bad input; or NULL
 *   returns  the exit status */
int tool_run(const struct tool_options *options, FILE *out, FILE *record);
/* Whether this build has what a run on the core alone needs; returns 0, -1 with err. */
int tool_check_bare(const struct tool_options *options, struct common_error *err);
/* Whether the RTL of this build reads all plusargs that were given; returns 0, -1 with err. */
int tool_check_plusargs(const struct tool_options *options, struct common_error *err);
/* elsewhere.c: a run of what is made, by the command that options->tool names. As tool_run(), which calls it; the record's
 * command that repeats the run is that one. */
int tool_run_elsewhere(const struct tool_options *options, FILE *record);
/* The shape of a command's core.
 *   shape    tool_shape_free() it
 *   returns  0; -1 with err: the file is no command with a core of this ISA */
int tool_shape_elsewhere(const char *tool, const struct common_isa *isa, struct tool_shape *shape,
                         struct common_error *err);
void tool_shape_free(struct tool_shape *shape);
/* A command of that tool, argv[0], with its arguments, until it ends.
 *   returns  its status; -1 with errno */
int tool_call_elsewhere(const char *tool, int argc, char **argv);

/* newer.c: a line on the standard error if this command lies in the build folder of a tree in which a source of
 * this ISA's model or core is newer than the command. */
void tool_warn_newer(const struct common_isa *isa);

/* stack.c: calls the function and returns its status. Where the soft limit of the process's stack is
 * below 1 MiB, on a stack of this size that is freed after it.
 *   when    first in main(), so that as little as possible lies on the small stack
 *   memory  without enough of it the function runs on the small stack */
int tool_run_on_stack(int (*function)(int argc, char **argv), int argc, char **argv);

/* repeat.c */

/* The command that repeats a run, allocated, without what only says where its result goes; NULL: out of memory. */
char *tool_repeat(const struct tool_options *options);
/* The command's own name in the lines that repeat a run: a path as main was called with it. Before it is set,
 * "warpstep". */
void tool_set_own_name(const char *name);
const char *tool_own_name(void);
/* A word as a shell needs it: in quotes, if it holds more than plain letters. */
void tool_put_word(FILE *out, const char *word);
/* Without control characters. */
bool tool_is_one_line(const char *word);
/* The command that goes on from a run on a board at this instruction, in a simulation; likewise. */
char *tool_replay_command(const struct tool_options *options, uint32_t warp, uint32_t order);
/* "lockstep", .. */
const char *tool_mode_name(enum tool_mode mode);

/* outputs.c: dumps and tables of results. check: whether what is to be dumped exists when the last program behind
 * `program` has run. write: from the memories that `program` left; notes of tables go to out.
 *   returns  0; nonzero with err */
int tool_outputs_check(const struct tool_options *options, const struct common_program *program,
                       const struct common_machine *machine, struct common_error *err);
int tool_outputs_write(const struct tool_options *options, const struct common_program *program,
                       const struct bridge_memory *memory, size_t memories, FILE *out,
                       struct common_error *err);

/* executed.c: the distinct instructions of a run, for --executed. All zero is an empty one. */
struct tool_executed {
    struct tool_executed_entry *entry;
    size_t size, used;
    bool incomplete; /* out of memory */
};

/* Counts one. */
void tool_executed_add(struct tool_executed *executed, const struct common_retire *retire);

/* A line for each: how often, then its words.
 *   returns  0; -1 with err */
int tool_executed_write(const struct tool_executed *executed, const char *path,
                        struct common_error *err);
void tool_executed_free(struct tool_executed *executed);

/* coverage.c */

/* profile.c: the weights of random programs: those of the ISA, changed by --profile. common_weights_free() them.
 *   returns  0; -1 with err, also then. Without random programs: none */
int tool_weights(const struct tool_options *options, struct common_weights *weights,
                 struct common_error *err);
/* All of them, as a profile. */
void tool_weights_print(const struct common_weights *weights, FILE *out);

/* Begins to count, if --coverage was given: before the first run, and in the process that starts them all.
 *   returns  0; -1 with err */
int tool_cover_open(struct tool_options *options, struct common_error *err);
/* Adds the counts to the store. Returns 0; -1 with err. */
int tool_cover_close(struct tool_options *options, struct common_error *err);
/* Without that: tool_run() of a command that runs one program has saved them, before its last line. */
void tool_cover_free(struct tool_options *options);

/* log.c: every instruction of a run. */

#define TOOL_LOG_NO_CLOCK UINT64_MAX

struct tool_log {
    FILE *out;
    const struct common_isa *isa;
    const struct tool_log_filter *filter;
    bool json; /* lines of JSON: docs/formats.md */
    uint64_t *shown; /* counts the instructions that match the filter; NULL: nobody asks */
};

/* Tells one, if it is chosen.
 *   cycle  TOOL_LOG_NO_CLOCK: no core took part */
void tool_log_step(const struct tool_log *log, const struct common_program *program,
                   const struct common_step *step, uint64_t cycle);
/* Values of filters.
 *   returns  0; -1 with err */
int tool_log_register(struct tool_log_filter *filter, const struct common_isa *isa,
                      const char *value, struct common_error *err);
int tool_log_pc(struct tool_log_filter *filter, const char *value, struct common_error *err);
int tool_log_address(struct tool_log_filter *filter, const struct common_isa *isa,
                     const char *value, struct common_error *err);

/* model_run.c */

/* Whether the model alone shall compute the retire-stream hash: it was asked for, or a record will name it. */
static inline bool tool_wants_hash(const struct tool_options *options)
{
    return options->hash || options->json || options->log;
}

/* The model alone, with its own block scheduler and a rotating warp. Where nobody wants the hash, coverage or what was executed,
 * the ISA's run() may go on without events.
 *   limit    instructions before it is a HANG, 0: none
 *   executed what ran is counted there; or NULL
 *   log      and told there; or NULL
 *   between  called when a program has passed and another one follows it (program.next), with its model;
 *            returns 0 go on, nonzero: the run is over with this one
 *   model    of the last program; the caller destroys it
 *   standing what a report of a run that did not come to its end says of its warps, malloc'ed; or NULL: nobody wants it,
 *            nor the loop of the result
 *   seconds  processor time
 *   returns  0 with result filled but for what the caller knows; -1 with err */
int tool_model_run(const struct tool_options *options, const struct common_program *program,
                   const struct common_machine *machine, uint64_t limit,
                   struct bridge_result *result, struct tool_executed *executed,
                   const struct tool_log *log,
                   int (*between)(void *context, void *model, const struct common_program *next),
                   void *context, void **model, char **standing, double *seconds,
                   struct common_error *err);
double tool_seconds(void); /* processor time of this thread */

/* replay.c: a simulation up to the instruction at which a recorded run went wrong. */
struct tool_replay;

/* An instruction or a launch of the simulation.
 *   returns  whether it is the place */
bool tool_replay_step(struct tool_replay *replay, const struct common_retire *retire, uint64_t cycle);
/* A memory answers: what it answered in the recorded run takes the place of that, if it was asked there. */
void tool_replay_answer(struct tool_replay *replay, const char *from, uint64_t addr, uint32_t *word, size_t words);
/* The clock of the place; 0: the simulation has not come there. */
uint64_t tool_replay_cycle(const struct tool_replay *replay);
/* Whether the simulation shows what was recorded. */
void tool_replay_report(const struct tool_replay *replay, const struct bridge_result *result, FILE *out);

/* killed.c */

/* From now on SIGINT and SIGTERM end the process with 128 and their number, and with the last line
 * and the --json file of a run that was INTERRUPTED. SIGHUP, a terminal that goes away, ends it with
 * the status of SIGTERM; under nohup it is nothing. Later calls and runs in a child leave that alone. */
void tool_killed_install(const struct tool_options *options);
/* While something runs that looks at tool_interrupt, the first signal is only noted there. */
void tool_killed_running(bool running);
extern volatile sig_atomic_t tool_interrupt; /* number of the signal; 0: none has come */
/* The result is written: signals act as usual again. */
void tool_killed_done(void);

/* wave.c */

#define TOOL_WAVE_DIR "build/waves" /* unless --wave-dir says another */

/* Runs the same command again up to the window with waves on.
 *   cycle    of the first difference
 *   returns  0 with the path of the .fst in path; -1 with err */
int tool_wave_again(const struct tool_options *options, const struct common_program *program,
                    uint64_t cycle, char *path, size_t size, struct common_error *err);
/* The path of the wave of this program, whose directory is made. */
int tool_wave_path(const struct tool_options *options, char *path, size_t size,
                   struct common_error *err);
/* From now on a disk that is full ends the process: the line, status 2, no wave. NULL: no longer. */
void tool_wave_guard(const char *path);
/* The GTKWave save file of a wave, and what it shows for pcs: .gtkw and .code beside the .fst.
 *   marker   clock at which the marker is, and around which the view is
 *   returns  0; -1 with err */
int tool_wave_save(const struct tool_options *options, const struct common_program *program,
                   const char *fst, uint64_t marker, struct common_error *err);

/* child.c */

/* A process that makes runs: their records come through a pipe or a socket. */
struct tool_child {
    int pid;
    int fd;     /* of the pipe or socket; -1: it has ended */
    char *text; /* what came and was not taken */
    size_t size;
};

/* Fills the options of file number `file` of many, as if `warpstep run` had been called with it.
 *   returns  0, and one->argv is to be freed; -1: out of memory */
int tool_one_of_many(const struct tool_options *many, unsigned file, enum tool_mode mode,
                     struct tool_options *one);
/* Starts one run.
 *   report   what it prints; errors too if `errors`. The caller's until tool_child_end()
 *   returns  0; -1: it could not be started */
int tool_child_start(struct tool_child *child, const struct tool_options *one, FILE *report,
                     bool errors);
/* Starts a process that makes a run for each number that tool_child_order() sends it.
 *   make     called there: makes it, writes its record, a line, and returns its status
 *   returns  as tool_child_start() */
int tool_child_serve(struct tool_child *child,
                     int (*make)(void *context, uint64_t number, FILE *record), void *context);
/* One that has died does not hear it; tool_child_read() says so. */
void tool_child_order(const struct tool_child *child, uint64_t number);
/* No more will be ordered: the process ends when it has made what was. */
void tool_child_last(const struct tool_child *child);
/* Takes what the process has sent, waiting for it.
 *   returns  false when the process has ended it */
bool tool_child_read(struct tool_child *child);
/* The next record of a process that serves.
 *   one      the options of that run
 *   returns  1; 0 it is not there yet; -1: out of memory */
int tool_child_next(struct tool_child *child, const struct tool_options *one,
                    struct tool_record *record);
/* Waits for the process of one run. One that died without a record gets one: INTERNAL, with the signal.
 *   one      the options that it was started with, or the same once more
 *   returns  0; -1: out of memory */
int tool_child_end(struct tool_child *child, const struct tool_options *one,
                   struct tool_record *record);
/* Waits for a process that has ended, and forgets it.
 *   why  out: what a run that it was making died of */
void tool_child_wait(struct tool_child *child, char *why, size_t size);
/* The record of a run that could not be made: INTERNAL.
 *   returns  0; -1: out of memory */
int tool_child_record(const struct tool_options *one, const char *message,
                      struct tool_record *record);
/* Ends it, and forgets it. */
void tool_child_kill(struct tool_child *child);

/* Subcommands. */
int tool_main_run(int argc, char **argv);
int tool_main_log(int argc, char **argv);
int tool_main_board(int argc, char **argv);
int tool_main_check(int argc, char **argv);
int tool_main_replay(int argc, char **argv);
int tool_main_asm(int argc, char **argv);
int tool_main_dis(int argc, char **argv);
/* asm and dis with other ISAs than this build's; NULL ends them. */
int tool_asm(const struct common_isa *const *isas, int argc, char **argv);
int tool_dis(const struct common_isa *const *isas, int argc, char **argv);
int tool_main_suite(int argc, char **argv);
int tool_main_bench(int argc, char **argv);
int tool_main_coverage(int argc, char **argv);
int tool_main_perf(int argc, char **argv);
int tool_main_random(int argc, char **argv);
int tool_main_triage(int argc, char **argv);
int tool_main_shrink(int argc, char **argv);
int tool_main_isas(int argc, char **argv);
int tool_main_completions(int argc, char **argv);
int tool_main_man(int argc, char **argv);
int tool_main_help(int argc, char **argv);
int tool_main_version(int argc, char **argv);

/* progress.c */

/* From now on a terminal shows once a second how far a run is. A pipe shows nothing.
 *   result   of the run under way
 *   limit    of clocks or, without a core, of instructions; 0: none */
void tool_progress_begin(const struct bridge_result *result, uint64_t limit, bool clocks);
void tool_progress_end(void);

/* terminal.c: what may be sent to `out` */

bool tool_terminal(FILE *out); /* it is a terminal that can go back in its line */
bool tool_colour(FILE *out);   /* and nobody said NO_COLOR */
const char *tool_red(FILE *out);    /* "" without colour */
const char *tool_normal(FILE *out);

/* Prints "<text>" as one line on stderr and gives the status of bad input. */
int tool_bad(const struct common_error *err);

#endif
