/* The options of the command itself, one table: what each is and which commands take it. */

#include "../model/common/needs.h"
#include "../testbench/common/harness.h"
#include "option.h"

#include <string.h>

const struct tool_command tool_commands[TOOL_COMMANDS] = {
#define COMMAND(id, name, operands, help, more) {#name, operands, help, more},
#include "commands.def"
};

/* clang-format off */
const struct tool_option tool_option_table[] = {
    {"isa", 0, OPT_ISA, TOOL_OF_ISA | TOOL_COVERAGE | TOOL_HELP, TOOL_ANY, "NAME",
     "instruction set, unless the program says it"},
    {"code", 0, OPT_CODE, TOOL_ONE, TOOL_ANY, "FILE",
     "code words (.hex) instead of a program"},
    {"entry", 0, OPT_ENTRY, TOOL_RUNS, TOOL_ANY, "WHERE",
     "first instruction: its address, or a label"},
    {"chip", 0, OPT_CHIP, TOOL_RUNS, TOOL_ANY, "NAME", "which member of the family"},
    {"model-only", 0, OPT_MODEL_ONLY, TOOL_RUN | TOOL_LOG, TOOL_ANY, NULL, "run the model alone"},
    {"rtl-only", 0, OPT_RTL_ONLY, TOOL_RUN, TOOL_ANY, NULL, "run the core alone, built without taps"},
    {"seed", 0, OPT_SEED, TOOL_RUNS_CORE | TOOL_BOARD, TOOL_ANY, "N",
     "everything random follows from it (default 1)"},
    {"disturb", 0, OPT_DISTURB, TOOL_RUNS_CORE, TOOL_WITH_CORE, TESTBENCH_DISTURB_NAMES,
     "latency, back-pressure, warp order (default mild)"},
    {"json", 0, OPT_JSON, (TOOL_RUNS & ~TOOL_SHRINK) | TOOL_RANDOM | TOOL_TRIAGE, TOOL_ANY, "FILE",
     "write the record of the run, a line for each (triage: the groups; docs/formats.md)"},
    {"times", 0, OPT_TIMES, TOOL_RUN | TOOL_BOARD | TOOL_CHECK | TOOL_SUITE | TOOL_RANDOM, TOOL_ANY, NULL,
     "put the times into the record"},
    {"keep-going", 0, OPT_KEEP_GOING, TOOL_RUN | TOOL_BOARD | TOOL_CHECK | TOOL_SUITE, TOOL_WITH_BOTH, NULL,
     "count differences instead of stopping at the first"},
    {"sweep", 0, OPT_SWEEP, TOOL_RUNS_CORE, TOOL_WITH_BOTH, "N",
     "compare the full state every N retires, 0: at the end (default 32000 / lanes)"},
    {"watchdog", 0, OPT_WATCHDOG, TOOL_RUNS | TOOL_RANDOM, TOOL_WITH_CORE, "CLOCKS",
     "without a retire make a HANG (default 20000; burst and starve: 200000)"},
    {"max-clocks", 0, OPT_MAX_CLOCKS, TOOL_RUNS_CORE | TOOL_BOARD, TOOL_ANY, "N",
     "stop there with a HANG (model alone: instructions; default: as the ISA says)"},
    {"record", 0, OPT_RECORD, TOOL_RUN | TOOL_BOARD, TOOL_WITH_BOTH, "TRACE", "write the event stream"},
    {"executed", 0, OPT_EXECUTED, TOOL_RUN | TOOL_BOARD, TOOL_WITH_MODEL, "FILE",
     "write the distinct instructions that ran, and how often"},
    {"coverage", 0, OPT_COVERAGE, TOOL_RUN | TOOL_BOARD | TOOL_CHECK | TOOL_SUITE | TOOL_RANDOM, TOOL_WITH_MODEL, "FILE",
     "add what was hit to this store: warpstep coverage"},
    {"hash", 0, OPT_HASH, TOOL_RUN, TOOL_WITH_MODEL, NULL,
     "the model alone computes the retire-stream hash too; so it does with --json"},
    {"trace", 0, OPT_TRACE, TOOL_CHECK | TOOL_REPLAY | TOOL_LOG, TOOL_WITH_BOTH, "TRACE", "the stream to replay"},
    {"warp", 0, OPT_WARP, TOOL_LOG, TOOL_ANY, "N", "only instructions of this warp slot"},
    {"pc", 0, OPT_PC, TOOL_LOG, TOOL_ANY, "PC[-PC]", "only those at this pc, or from one to another"},
    {"register", 0, OPT_REGISTER, TOOL_LOG, TOOL_ANY, "NAME",
     "only those that read or write this register"},
    {"address", 0, OPT_ADDRESS, TOOL_LOG, TOOL_ANY, "[MEMORY:]AT[-AT]",
     "only those that write one of these bytes"},
    {"json-lines", 0, OPT_JSON_LINES, TOOL_LOG, TOOL_ANY, NULL,
     "lines of JSON instead of text (docs/formats.md)"},
    {"waves", 0, OPT_WAVES, TOOL_RUN | TOOL_SUITE, TOOL_WITH_CORE, "always|fail|never",
     "when to write a wave (default fail)"},
    {"wave-dir", 0, OPT_WAVE_DIR, TOOL_RUN | TOOL_REPLAY | TOOL_SUITE, TOOL_WITH_CORE, "DIR",
     "where (default build/waves)"},
    {"wave-file", 0, OPT_WAVE_FILE, TOOL_RUN | TOOL_REPLAY, TOOL_WITH_CORE, "FROM:TO:FILE", NULL},
    {"plus", 0, OPT_PLUS, TOOL_RUNS_CORE, TOOL_REPEATED | TOOL_WITH_CORE, "NAME=VALUE",
     "a plusarg for the RTL"},
    {"jobs", 0, OPT_JOBS, TOOL_SUITE | TOOL_RANDOM | TOOL_SHRINK, TOOL_ANY, "N", "runs at once (default: one for each processor)"},
    {"agreed-traps", 0, OPT_AGREED_TRAPS, TOOL_SUITE, TOOL_WITH_BOTH, NULL,
     "TRAP counts as passed: core and model agree (random programs)"},
    {"baseline", 0, OPT_BASELINE, TOOL_SUITE | TOOL_PERF | TOOL_COVERAGE, TOOL_ANY, "FILE",
     "records of before: perf compares with them, suite begins with what was long; a store for coverage"},
    {"clocks", 0, OPT_CLOCKS, TOOL_SUITE, TOOL_ANY, NULL,
     "a column of clocks against those of the baseline, which is of this shape, seed and disturbance"},
    {"update", 0, OPT_UPDATE, TOOL_PERF, TOOL_ANY, NULL,
     "write the baseline anew; no program may be more than 5 % slower"},
    {"accept", 0, OPT_ACCEPT, TOOL_PERF, TOOL_ANY, NULL, "with --update: what is slower is meant to be"},
    {"tags", 0, OPT_TAGS, TOOL_MANY, TOOL_ANY, "TAG,TAG,..",
     "only programs with all these tags: " COMMON_TAG_NAMES},
    {"no-tags", 0, OPT_NO_TAGS, TOOL_MANY, TOOL_ANY, "TAG,TAG,..",
     "no program with one of these tags"},
    {"runs", 0, OPT_RUNS, TOOL_BENCH, TOOL_ANY, "N", "runs of each program and mode (default 5)"},
    {"output", 'o', OPT_OUTPUT, TOOL_TEXT | TOOL_COVERAGE | TOOL_SHRINK, TOOL_ANY, "FILE",
     "what is written (dis: the standard output if nothing is said; coverage: all stores as one; shrink: build/shrink/PROGRAM.s)"},
    {"data", 0, OPT_DATA, TOOL_DIS, TOOL_ANY, NULL, "list words that are no instruction as .word"},
    {"parts", 0, OPT_PARTS, TOOL_DIS, TOOL_ANY, NULL, "list what a container holds"},
    {"type", 0, OPT_TYPE, TOOL_RANDOM, TOOL_ANY, "NAME", "kind of the programs (default: all in turn)"},
    {"count", 0, OPT_COUNT, TOOL_RANDOM, TOOL_ANY, "N",
     "programs (default 100; with --time as many as it takes)"},
    {"time", 0, OPT_TIME, TOOL_RANDOM, TOOL_ANY, "SECONDS", "begin no program after so long"},
    {"dir", 0, OPT_DIR, TOOL_RANDOM, TOOL_ANY, "DIR", "where programs go that fail (default build/random)"},
    {"write-only", 0, OPT_WRITE_ONLY, TOOL_RANDOM, TOOL_ANY, NULL, "write all programs to --dir, run none"},
    {"shape", 0, OPT_SHAPE, TOOL_RANDOM, TOOL_REPEATED, "FILE",
     "a warpstep whose core has another shape: which one runs a program is drawn (make tool prints its path)"},
    {"profile", 0, OPT_PROFILE, TOOL_RANDOM, TOOL_ANY, "NAME|FILE",
     "weights of what programs are made of (docs/random.md)"},
    {"steer", 0, OPT_STEER, TOOL_RANDOM, TOOL_ANY, NULL,
     "move the weights toward what the --coverage store has never seen hit"},
    {"shrink", 0, OPT_SHRINK, TOOL_RANDOM, TOOL_ANY, NULL,
     "at the end, make a program of each group of failures small, in --dir"},
    {"weights", 0, OPT_WEIGHTS, TOOL_RANDOM, TOOL_ANY, NULL, "list all weights, as a profile, and run none"},
    {"group", 0, OPT_GROUP, TOOL_COVERAGE, TOOL_ANY, "NAME", "only points of this group: rows, corners, .."},
    {"complete", 0, OPT_COMPLETE, TOOL_COVERAGE, TOOL_ANY, NULL, "status 1 if a point was never hit"},
    {"html", 0, OPT_HTML, TOOL_COVERAGE | TOOL_RANDOM | TOOL_TRIAGE, TOOL_ANY, "FILE",
     "write a page: what failed, in groups (coverage: a cell for each point, the darker the more often)"},
    {"port", 0, OPT_PORT, TOOL_BOARD, TOOL_ANY, "DEVICE", "serial port of the board: /dev/ttyUSB0, /dev/serial/by-id/..; or udp:HOST:PORT, tcp:HOST:PORT"},
    {"baud", 0, OPT_BAUD, TOOL_BOARD, TOOL_ANY, "RATE", "of that port (default 3000000)"},
    {"signature", 0, OPT_SIGNATURE, TOOL_BOARD, TOOL_ANY, "N",
     "the board tells a signature every N retires of a warp, a power of two, in the place of all events; where one differs, the run is made again"},
    {"window", 0, OPT_WINDOW, TOOL_BOARD, TOOL_ANY, "WARP:FROM[-TO]",
     "signatures (--signature, default 1), but all events of this warp from this order on; up to TO a signature has differed: when nothing differs up to there the run ends, and is none that passed"},
    {"at", 0, OPT_AT, TOOL_REPLAY, TOOL_WITH_BOTH, "WARP:ORDER", "to this instruction of a warp (default: the one that differs in --trace)"},
    {"timeout", 0, OPT_TIMEOUT, TOOL_BOARD, TOOL_ANY, "SECONDS", "silence after which the board is given up (default 5)"},
    {"help", 'h', OPT_HELP, TOOL_EVERY, TOOL_ANY, NULL, "this text"},
};
/* clang-format on */

const unsigned tool_option_count = sizeof tool_option_table / sizeof tool_option_table[0];
_Static_assert(sizeof tool_option_table / sizeof tool_option_table[0] <= TOOL_OPTIONS_MOST,
               "what was given is kept in 64 bits");

unsigned tool_command_bit(const char *name)
{
    for (unsigned i = 0; i < TOOL_COMMANDS; i++)
        if (!strcmp(name, tool_commands[i].name)) return 1u << i;
    return 0;
}

bool tool_option_fits(const struct tool_option *option, const struct common_isa *isa)
{
    if (option->id == OPT_CHIP) return isa->chips != NULL;
    if (option->id == OPT_ENTRY) return isa->enter != NULL || isa->containers != NULL;
    return true;
}

/* What comes out is for one run, what a source says itself is for one program. */
unsigned tool_row_commands(const struct common_option *row)
{
    if (row->argument == COMMON_ARG_TABLE || row->argument == COMMON_ARG_DUMP) return TOOL_RUN;
    if (row->argument == COMMON_ARG_PROGRAM) return TOOL_ONE;
    if (row->argument == COMMON_ARG_PART) return TOOL_ONE | TOOL_DIS;
    return (row->code_only ? TOOL_ONE : TOOL_RUNS) | (row->part ? TOOL_TEXT : 0) |
           (row->text ? TOOL_DIS : 0);
}

bool tool_option_shown(const struct tool_option *option, unsigned command)
{
    return option->help && (option->commands & command);
}

const char *const tool_topic_titles[TOOL_TOPICS] = {
    [TOOL_TOPIC_PROGRAM] = "The program",    [TOOL_TOPIC_RUN] = "The run",
    [TOOL_TOPIC_RANDOM] = "Random programs", [TOOL_TOPIC_SELECT] = "What is chosen",
    [TOOL_TOPIC_WRITE] = "What is written",  [TOOL_TOPIC_WAVE] = "Waves",
    [TOOL_TOPIC_BOARD] = "The board",        [TOOL_TOPIC_OTHER] = "Other"};

/* clang-format off */
enum tool_topic tool_topic_of(enum option_id id)
{
    switch (id) {
    case OPT_ISA:
    case OPT_CODE:
    case OPT_ENTRY:
    case OPT_CHIP:
    case OPT_TRACE:
    case OPT_DATA:
    case OPT_PARTS: return TOOL_TOPIC_PROGRAM;
    case OPT_PLUS:
    case OPT_MODEL_ONLY:
    case OPT_RTL_ONLY:
    case OPT_SEED:
    case OPT_DISTURB:
    case OPT_KEEP_GOING:
    case OPT_SWEEP:
    case OPT_WATCHDOG:
    case OPT_MAX_CLOCKS:
    case OPT_BASELINE:
    case OPT_UPDATE:
    case OPT_ACCEPT:
    case OPT_CLOCKS:
    case OPT_JOBS:
    case OPT_RUNS:
    case OPT_AGREED_TRAPS:
    case OPT_AT: return TOOL_TOPIC_RUN;
    case OPT_TYPE:
    case OPT_COUNT:
    case OPT_TIME:
    case OPT_DIR:
    case OPT_WRITE_ONLY:
    case OPT_SHAPE:
    case OPT_PROFILE:
    case OPT_WEIGHTS:
    case OPT_STEER:
    case OPT_SHRINK: return TOOL_TOPIC_RANDOM;
    case OPT_TAGS:
    case OPT_NO_TAGS:
    case OPT_WARP:
    case OPT_PC:
    case OPT_REGISTER:
    case OPT_ADDRESS:
    case OPT_GROUP:
    case OPT_COMPLETE: return TOOL_TOPIC_SELECT;
    case OPT_OUTPUT:
    case OPT_JSON:
    case OPT_TIMES:
    case OPT_RECORD:
    case OPT_EXECUTED:
    case OPT_HASH:
    case OPT_COVERAGE:
    case OPT_HTML:
    case OPT_JSON_LINES: return TOOL_TOPIC_WRITE;
    case OPT_WAVES:
    case OPT_WAVE_DIR:
    case OPT_WAVE_FILE: return TOOL_TOPIC_WAVE;
    case OPT_PORT:
    case OPT_BAUD:
    case OPT_TIMEOUT:
    case OPT_SIGNATURE:
    case OPT_WINDOW: return TOOL_TOPIC_BOARD;
    case OPT_HELP: return TOOL_TOPIC_OTHER;
    }
    return TOOL_TOPIC_OTHER;
}
/* clang-format on */

enum tool_topic tool_topic_of_row(const struct common_option *row)
{
    bool written = row->argument == COMMON_ARG_TABLE || row->argument == COMMON_ARG_DUMP;

    return written ? TOOL_TOPIC_WRITE : TOOL_TOPIC_PROGRAM;
}

const struct tool_example tool_examples[] = {
#define EXAMPLE(command, text, line) {TOOL_COMMAND_##command, text, line},
#include "examples.def"
    {0, NULL, NULL}};
