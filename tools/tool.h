/* The parts of the `warpstep` command. Each subcommand is one function that takes what follows its name
 * and returns the exit status; only this folder prints and only main() exits. */
#ifndef TOOLS_TOOL_H
#define TOOLS_TOOL_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "../bridge/bridge.h"
#include "../testbench/common/harness.h"
#include "../model/common/file.h"
#include "../model/common/isa.h"
#include "../model/common/program.h"
#include "../model/pica200/launch.h"
#include "../model/tesla/launch.h"

enum { TOOL_MAX_FILES = 32, TOOL_MAX_PLUSARGS = 16, TOOL_MAX_SETUPS = 64, TOOL_MAX_JOBS = 512 };

enum tool_mode { TOOL_LOCKSTEP, TOOL_MODEL, TOOL_CORE };
enum tool_waves { TOOL_WAVES_FAIL, TOOL_WAVES_ALWAYS, TOOL_WAVES_NEVER };

/* A write of a configuration register. */
struct tool_setup {
    uint32_t reg, data;
};

/* A .hex file for one place in a memory, or a place to dump to one. */
struct tool_file {
    const char *path;
    char *owned; /* what path points into when it is not argv */
    uint32_t bank;
    uint32_t addr;
    uint32_t words; /* dumps only */
};

/* A launch option given by the user: replaces what the program says. */
enum tool_set {
    TOOL_SET_GRID = 1,
    TOOL_SET_BLOCK = 2,
    TOOL_SET_REGS = 4,
    TOOL_SET_SHARED = 8,
    TOOL_SET_LOCAL = 16,
    TOOL_SET_PARAM = 32,
    TOOL_SET_GLOBAL_SIZE = 64,
    /* of struct common_shader */
    TOOL_SET_GEOMETRY = 128,
    TOOL_SET_VERTICES = 256,
    TOOL_SET_ATTRIBUTES = 512,
    TOOL_SET_OUTMAP = 1024,
    TOOL_SET_INPUT_MODE = 2048,
    TOOL_SET_MAIN_COUNT = 4096,
    TOOL_SET_FIXED_COUNT = 8192,
    TOOL_SET_START = 16384,
    /* of struct tesla_launch, graphics programs */
    TOOL_SET_OUTPUT_WORDS = 32768,
    TOOL_SET_MAX_VERTICES = 65536
};

/* Everything that a run depends on. Strings point into argv, but for paths before an '@' and plusargs. */
struct tool_options {
    int argc;
    char **argv; /* the whole command, for "repeat:" and for the wave run */
    const struct common_isa *isa;
    const char *program; /* source or container, or NULL when `code` is given */
    const char *code;    /* .hex file */
    unsigned set;        /* enum tool_set, or-ed: which of launch and shader was given */
    struct tesla_launch launch;
    struct tool_file constant[TOOL_MAX_FILES];
    struct tool_file global[TOOL_MAX_FILES];
    struct tool_file dump[TOOL_MAX_FILES];
    struct tool_file texel[TOOL_MAX_FILES];
    struct tool_file textures, samplers; /* no path: not given */
    unsigned constants, globals, dumps, texels;

    struct pica200_launch shader;            /* ISAs that run vertices */
    const char *desc;                        /* .hex file that goes with `code` */
    const char *entry;                       /* label or number */
    const char *chip;                        /* name, or NULL */
    const char *type;                        /* of the program in `code`, or NULL */
    const char *inputs, *uniforms, *outputs; /* .csv files */
    struct tool_setup setup[TOOL_MAX_SETUPS];
    unsigned setups;

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
    const char *executed; /* where to write the instructions that ran */

    enum tool_waves waves;
    const char *wave_dir;
    const char *wave_file; /* internal: this is the repeated run that writes the wave */
    uint64_t wave_from, wave_to;
    char *plusarg[TOOL_MAX_PLUSARGS + 1];
    unsigned plusargs;

    /* suite and bench: many programs. They stand at the end of argv. */
    char **file;
    unsigned files;
    uint64_t jobs;        /* suite: runs at once; 0: one for each processor */
    const char *baseline; /* suite: records that say which programs are long */
    uint64_t runs;        /* bench: of each program and mode */
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
    double processor; /* seconds; 0 when the run was not timed */
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

/* options.c */

/* Fills options from argv[1..]; argv[0] is the subcommand, which says whether one program is run or many.
 * argv is reordered: options, then programs.
 *   returns  0; 1 --help was asked for and printed; -1 with err */
int tool_options_parse(struct tool_options *options, int argc, char **argv,
                       struct common_error *err);
void tool_options_free(struct tool_options *options); /* also after a failed parse */
/* True for an option that says nothing about a run, only how many are made and where results go: "--json", "--runs=3". */
bool tool_option_of_table(const char *arg);
/* Whether such an option's value is the next argument. */
bool tool_option_has_value(const char *arg);
const struct common_isa *tool_find_isa(const char *name, struct common_error *err);

/* values.c: values of options; each reports "--name 'value'; what is allowed". */

/* "16" or "0x10" as a whole: returns 0, -1 if it is not a number up to max. */
int tool_number(const char *text, uint64_t max, uint64_t *value);
int tool_value_bad(struct common_error *err, const char *name, const char *value,
                   const char *allowed);
int tool_value(const char *name, const char *value, uint64_t min, uint64_t max, uint64_t *out,
               struct common_error *err);
int tool_value32(const char *name, const char *value, uint64_t min, uint64_t max, uint32_t *out,
                 struct common_error *err);
/* "1,2,3" into up to max words; returns how many, or -1. */
int tool_list(const char *text, uint64_t limit, uint32_t *word, unsigned max);
/* One of the words of "a|b|c"; returns its number or -1 with err. */
int tool_choice(const char *name, const char *value, const char *words, struct common_error *err);
/* "BANK:FILE" */
int tool_bank_file(struct tool_file *file, const char *name, char *value, struct common_error *err);
/* "FILE@ADDR" or "FILE@ADDR:WORDS" */
int tool_place_file(struct tool_file *file, const char *name, const char *value, bool words,
                    struct common_error *err);
/* "NAME=VALUE" as the plusarg "+NAME=VALUE", allocated */
int tool_plusarg(char **plusarg, const char *name, const char *value, struct common_error *err);
/* "REG=VALUE" */
int tool_take_setup(struct tool_setup *setup, const char *name, const char *value,
                    struct common_error *err);

/* load.c */

/* Reads the program and applies the options. common_program_free() it, also after an error. */
int tool_load(const struct tool_options *options, struct common_program *program,
              struct common_error *err);
/* A whole file, allocated, with a '\0' behind it. size NULL: a text file, which holds no '\0'. */
char *tool_read_file(const char *path, size_t *size, struct common_error *err);

/* paths.c */

/* Before a run: what it is to write can be written, is not what it reads, and goes to different files.
 *   returns  0; -1 with err */
int tool_check_paths(const struct tool_options *options, struct common_error *err);

/* run.c */

/* One run of any mode: report to `out`, files as the options say.
 *   record   the run's record is written there too, also that of bad input; or NULL
 *   returns  the exit status */
int tool_run(const struct tool_options *options, FILE *out, FILE *record);
/* Whether this build has what a run on the core alone needs; returns 0, -1 with err. */
int tool_check_bare(const struct tool_options *options, struct common_error *err);
/* The command that repeats a run, allocated, without what only says where its result goes; NULL: out of memory. */
char *tool_repeat(const struct tool_options *options);
/* "lockstep", .. */
const char *tool_mode_name(enum tool_mode mode);

/* executed.c: the distinct instructions of a run, for --executed. All zero is an empty one. */
struct tool_executed {
    struct tool_executed_entry *entry;
    size_t size, used;
    bool incomplete; /* out of memory */
};

/* Counts one; executed is a struct tool_executed. */
void tool_executed_add(void *executed, const struct common_retire *retire);

/* A line for each: how often, then its words.
 *   returns  0; -1 with err */
int tool_executed_write(const struct tool_executed *executed, const char *path,
                        struct common_error *err);
void tool_executed_free(struct tool_executed *executed);

/* model_run.c */

/* The model alone, with its own block scheduler and a rotating warp.
 *   limit    instructions before it is a HANG, 0: none
 *   executed what ran is counted there; or NULL
 *   seconds  processor time
 *   returns  0 with result filled but for what the caller knows; -1 with err */
int tool_model_run(const struct tool_options *options, const struct common_program *program,
                   const struct common_machine *machine, uint64_t limit,
                   struct bridge_result *result, struct tool_executed *executed, void **model,
                   double *seconds, struct common_error *err);
double tool_seconds(void); /* processor time of this thread */

/* killed.c */

/* From now on SIGINT and SIGTERM end the process with the last line and the --json file of a run that did not
 * come to its end. Later calls and runs in a child leave that alone. */
void tool_killed_install(const struct tool_options *options);
/* The result is written: signals act as usual again. */
void tool_killed_done(void);

/* wave.c */

/* Runs the same command again up to the window with waves on.
 *   cycle    of the first difference
 *   returns  0 with the path of the .fst in path; -1 with err */
int tool_wave_again(const struct tool_options *options, uint64_t cycle, char *path, size_t size,
                    struct common_error *err);
/* The path of the wave of this program, whose directory is made; and its GTKWave save file. */
int tool_wave_path(const struct tool_options *options, char *path, size_t size,
                   struct common_error *err);
/* From now on a disk that is full ends the process: the line, status 2, no wave. NULL: no longer. */
void tool_wave_guard(const char *path);
int tool_wave_save(const struct tool_options *options, const char *fst, uint64_t from,
                   uint64_t marker, struct common_error *err);

/* child.c */

/* A run in a process of its own: its record comes through a pipe. */
struct tool_child {
    int pid;
    int fd;     /* of the pipe; -1: it has ended */
    char *text; /* what came so far */
    size_t size;
};

/* Starts file number `file` of many, as if `warpstep run` had been called with it.
 *   report   what it prints; errors too if `errors`. The caller's until tool_child_end()
 *   returns  0; -1: it could not be started */
int tool_child_start(struct tool_child *child, const struct tool_options *many, unsigned file,
                     enum tool_mode mode, FILE *report, bool errors);
/* Takes what the pipe holds, waiting for it.
 *   returns  false when the process has ended it */
bool tool_child_read(struct tool_child *child);
/* Waits for the process. One that died without a record gets one: INTERNAL, with the signal.
 *   returns  0; -1: out of memory */
int tool_child_end(struct tool_child *child, const struct tool_options *many, unsigned file,
                   enum tool_mode mode, struct tool_record *record);
/* Ends it, and forgets it. */
void tool_child_kill(struct tool_child *child);

/* Subcommands. */
int tool_main_run(int argc, char **argv);
int tool_main_check(int argc, char **argv);
int tool_main_asm(int argc, char **argv);
int tool_main_dis(int argc, char **argv);
int tool_main_suite(int argc, char **argv);
int tool_main_bench(int argc, char **argv);
int tool_main_perf(int argc, char **argv);

/* Prints "<text>" as one line on stderr and gives the status of bad input. */
int tool_bad(const struct common_error *err);

#endif
