/* Options of a run: one table, one parser, every value checked. */
#include <errno.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>

#include "../tesla/tesla.h"
#include "tool.h"

enum option_id {
    OPT_HELP = 256,
    OPT_ISA,
    OPT_CODE,
    OPT_GRID,
    OPT_BLOCK,
    OPT_REGS,
    OPT_SHARED,
    OPT_LOCAL,
    OPT_ENTRY,
    OPT_PARAM,
    OPT_GLOBAL_SIZE,
    OPT_CONST,
    OPT_GLOBAL,
    OPT_DUMP_GLOBAL,
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
    OPT_TRACE,
    OPT_WAVES,
    OPT_WAVE_DIR,
    OPT_WAVE_FILE,
    OPT_PLUS,
    OPT_CLOCKS,
    OPT_RUNS
};

static const struct {
    const char *name;
    int id;
    const char *value; /* NULL: takes none */
    const char *help;  /* NULL: not shown */
} table[] = {
    {"isa", OPT_ISA, "NAME", "instruction set (tesla)"},
    {"code", OPT_CODE, "FILE", "code words (.hex) instead of a .s program"},
    {"grid", OPT_GRID, "X,Y", "blocks; each up to 65535"},
    {"block", OPT_BLOCK, "X,Y,Z", "threads of a block"},
    {"regs", OPT_REGS, "N", "registers per thread"},
    {"shared", OPT_SHARED, "BYTES", "shared memory per block, header and parameters included"},
    {"local", OPT_LOCAL, "BYTES", "local memory per thread: 0 or a power of two"},
    {"entry", OPT_ENTRY, "ADDR", "byte address of the first instruction"},
    {"param", OPT_PARAM, "W,W,..", "parameter words"},
    {"global-size", OPT_GLOBAL_SIZE, "BYTES", "size of global memory"},
    {"const", OPT_CONST, "BANK:FILE", "contents of a constant bank (.hex)"},
    {"global", OPT_GLOBAL, "FILE@ADDR", "contents of global memory (.hex)"},
    {"dump-global", OPT_DUMP_GLOBAL, "FILE@ADDR:WORDS", "write global memory after the run (.hex)"},
    {"model-only", OPT_MODEL_ONLY, NULL, "run the model alone"},
    {"rtl-only", OPT_RTL_ONLY, NULL, "run the core alone, built without taps"},
    {"seed", OPT_SEED, "N", "everything random follows from it (default 1)"},
    {"disturb", OPT_DISTURB, "none|mild|wild", "latency, back-pressure, warp order (default mild)"},
    {"json", OPT_JSON, "FILE", "write the result"},
    {"keep-going", OPT_KEEP_GOING, NULL, "count differences instead of stopping at the first"},
    {"sweep", OPT_SWEEP, "N",
     "compare the full state every N retires, 0: at the end (default 1000)"},
    {"watchdog", OPT_WATCHDOG, "CLOCKS", "without a retire make a HANG (default 20000)"},
    {"max-clocks", OPT_MAX_CLOCKS, "N", "stop there with a HANG (model alone: instructions)"},
    {"record", OPT_RECORD, "TRACE", "write the event stream"},
    {"trace", OPT_TRACE, "TRACE", "check only: the stream to replay"},
    {"waves", OPT_WAVES, "always|fail|never", "when to write a wave (default fail)"},
    {"wave-dir", OPT_WAVE_DIR, "DIR", "where (default build/waves)"},
    {"wave-file", OPT_WAVE_FILE, "FROM:TO:FILE", NULL},
    {"plus", OPT_PLUS, "NAME=VALUE", "a plusarg for the RTL"},
    {"clocks", OPT_CLOCKS, "FILE", "suite: write clocks and instructions of each program"},
    {"runs", OPT_RUNS, "N", "bench: runs of each program and mode (default 5)"},
    {"help", OPT_HELP, NULL, "this text"},
};

enum { OPTIONS = sizeof table / sizeof table[0] };

static const struct common_isa *const isas[] = {&tesla_isa};

const struct common_isa *tool_find_isa(const char *name, struct common_error *err)
{
    char known[128] = "";

    for (size_t i = 0; i < sizeof isas / sizeof isas[0]; i++) {
        if (!strcmp(name, isas[i]->name)) return isas[i];
        strncat(known, i ? ", " : "", sizeof known - strlen(known) - 1);
        strncat(known, isas[i]->name, sizeof known - strlen(known) - 1);
    }
    common_fail(err, "warpstep: error: unknown ISA '%s'; known: %s", name, known);
    return NULL;
}

int tool_number(const char *text, uint64_t max, uint64_t *value)
{
    char *end;

    if (*text < '0' || *text > '9') return -1; /* strtoull takes blanks and signs */
    errno = 0;
    unsigned long long number =
        strtoull(text, &end, text[0] == '0' && (text[1] | 32) == 'x' ? 16 : 10);
    if (errno || *end || end == text || number > max) return -1;
    *value = number;
    return 0;
}

/* "1,2,3" into up to max words; returns how many, or -1. */
static int list(const char *text, uint64_t limit, uint32_t *word, unsigned max)
{
    char piece[32];
    unsigned count = 0;

    for (;;) {
        size_t length = strcspn(text, ",");
        uint64_t value;
        if (count == max || length >= sizeof piece) return -1;
        memcpy(piece, text, length);
        piece[length] = '\0';
        if (tool_number(piece, limit, &value)) return -1;
        word[count++] = (uint32_t)value;
        if (!text[length]) return (int)count;
        text += length + 1;
    }
}

static int bad(struct common_error *err, const char *name, const char *value, const char *allowed)
{
    return common_fail(err, "warpstep: error: --%s '%s'; %s", name, value, allowed);
}

static int number(const char *name, const char *value, uint64_t min, uint64_t max, uint64_t *out,
                  struct common_error *err)
{
    if (!tool_number(value, max, out) && *out >= min) return 0;
    return common_fail(err, "warpstep: error: --%s '%s'; a number from %llu to %llu is needed",
                       name, value, (unsigned long long)min, (unsigned long long)max);
}

static int number32(const char *name, const char *value, uint64_t min, uint64_t max, uint32_t *out,
                    struct common_error *err)
{
    uint64_t wide;

    if (number(name, value, min, max, &wide, err)) return -1;
    *out = (uint32_t)wide;
    return 0;
}

/* One of the words of "a|b|c"; returns its number or -1 with err. */
static int choice(const char *name, const char *value, const char *words, struct common_error *err)
{
    const char *at = words;

    for (int i = 0;; i++) {
        size_t length = strcspn(at, "|");
        if (strlen(value) == length && !strncmp(at, value, length)) return i;
        if (!at[length]) return bad(err, name, value, words);
        at += length + 1;
    }
}

static int multiple_of_4(const char *name, const char *value, const struct tool_file *file,
                         struct common_error *err)
{
    return file->addr % 4 ? bad(err, name, value, "the address is a multiple of 4") : 0;
}

/* "BANK:FILE" */
static int parse_const(struct tool_file *file, char *value, struct common_error *err)
{
    char *colon = strchr(value, ':');
    uint64_t bank = 16;

    if (colon) *colon = '\0';
    int wrong = !colon || !colon[1] || tool_number(value, 15, &bank);
    if (colon) *colon = ':';
    if (wrong) return bad(err, "const", value, "BANK:FILE with a bank from 0 to 15 is needed");
    file->bank = (uint32_t)bank;
    file->path = colon + 1;
    return 0;
}

/* "FILE@ADDR" or "FILE@ADDR:WORDS"; the file name may hold '@' and ':'. The path is cut out of a copy. */
static int parse_place(struct tool_file *file, const char *name, const char *value, bool words,
                       struct common_error *err)
{
    char *copy = strdup(value);
    char *at = copy ? strrchr(copy, '@') : NULL;
    char *colon = at && words ? strchr(at, ':') : NULL;
    uint64_t addr = 0, count = 0;

    if (at) *at = '\0';
    if (colon) *colon = '\0';
    if (!at || at == copy || (words && !colon) || tool_number(at + 1, UINT32_MAX, &addr) ||
        (words && (tool_number(colon + 1, UINT32_MAX / 4, &count) || !count))) {
        free(copy);
        return bad(err, name, value, words ? "FILE@ADDR:WORDS is needed" : "FILE@ADDR is needed");
    }
    file->path = file->owned = copy;
    file->addr = (uint32_t)addr;
    file->words = (uint32_t)count;
    return multiple_of_4(name, value, file, err);
}

static int room(const char *name, unsigned used, unsigned max, struct common_error *err)
{
    return used < max ? 0
                      : common_fail(err, "warpstep: error: --%s: at most %u of them", name, max);
}

/* "FROM:TO:FILE" */
static int parse_wave_file(struct tool_options *o, const char *value, struct common_error *err)
{
    unsigned long long from, to;
    int length = 0;

    if (sscanf(value, "%llu:%llu:%n", &from, &to, &length) != 2 || !length || !value[length])
        return bad(err, "wave-file", value, "FROM:TO:FILE is needed");
    o->wave_from = from;
    o->wave_to = to;
    o->wave_file = value + length;
    return 0;
}

static int parse_launch(struct tool_options *o, int id, const char *name, const char *value,
                        struct common_error *err)
{
    struct common_launch *l = &o->launch;
    int count;

    switch (id) {
    case OPT_GRID:
        o->set |= TOOL_SET_GRID;
        if (list(value, 65535, l->grid, 2) != 2)
            return bad(err, name, value, "X,Y up to 65535 is needed");
        return 0;
    case OPT_BLOCK:
        o->set |= TOOL_SET_BLOCK;
        if (list(value, 65535, l->block, 3) != 3) return bad(err, name, value, "X,Y,Z is needed");
        return 0;
    case OPT_REGS: o->set |= TOOL_SET_REGS; return number32(name, value, 1, 65535, &l->regs, err);
    case OPT_SHARED:
        o->set |= TOOL_SET_SHARED;
        return number32(name, value, 0, UINT32_MAX / 2, &l->shared, err);
    case OPT_LOCAL:
        o->set |= TOOL_SET_LOCAL;
        return number32(name, value, 0, 65536, &l->local, err);
    case OPT_ENTRY:
        o->set |= TOOL_SET_ENTRY;
        return number32(name, value, 0, UINT32_MAX, &l->entry, err);
    case OPT_PARAM:
        o->set |= TOOL_SET_PARAM;
        count = *value ? list(value, UINT32_MAX, l->param, COMMON_MAX_PARAMS) : 0;
        if (count < 0)
            return bad(err, name, value, "up to 64 words, separated by commas, are needed");
        l->params = (uint32_t)count;
        return 0;
    default:
        o->set |= TOOL_SET_GLOBAL_SIZE;
        if (number32(name, value, 4, UINT32_C(1) << 30, &l->global_bytes, err)) return -1;
        return l->global_bytes % 4 ? bad(err, name, value, "a multiple of 4 is needed") : 0;
    }
}

static int parse_file(struct tool_options *o, int id, const char *name, char *value,
                      struct common_error *err)
{
    switch (id) {
    case OPT_CONST:
        if (room(name, o->constants, TOOL_MAX_FILES, err)) return -1;
        return parse_const(&o->constant[o->constants++], value, err);
    case OPT_GLOBAL:
        if (room(name, o->globals, TOOL_MAX_FILES, err)) return -1;
        return parse_place(&o->global[o->globals++], name, value, false, err);
    case OPT_DUMP_GLOBAL:
        if (room(name, o->dumps, TOOL_MAX_FILES, err)) return -1;
        return parse_place(&o->dump[o->dumps++], name, value, true, err);
    default: /* OPT_PLUS */
        if (room(name, o->plusargs, TOOL_MAX_PLUSARGS, err)) return -1;
        if (*value == '=' || !strchr(value, '='))
            return bad(err, name, value, "NAME=VALUE is needed");
        char *plus = malloc(strlen(value) + 2);
        if (!plus) return common_fail(err, "warpstep: error: out of memory");
        plus[0] = '+';
        strcpy(plus + 1, value);
        o->plusarg[o->plusargs++] = plus;
        return 0;
    }
}

static int parse_mode(struct tool_options *o, const char *name, enum tool_mode mode,
                      struct common_error *err)
{
    if (o->mode != TOOL_LOCKSTEP && o->mode != mode)
        return common_fail(err, "warpstep: error: --%s: only one of --model-only and --rtl-only",
                           name);
    o->mode = mode;
    return 0;
}

static int parse_run(struct tool_options *o, int id, const char *name, const char *value,
                     struct common_error *err)
{
    int n;

    switch (id) {
    case OPT_ISA: o->isa = tool_find_isa(value, err); return o->isa ? 0 : -1;
    case OPT_CODE: o->code = value; return 0;
    case OPT_MODEL_ONLY: return parse_mode(o, name, TOOL_MODEL, err);
    case OPT_RTL_ONLY: return parse_mode(o, name, TOOL_CORE, err);
    case OPT_SEED: o->seed_given = true; return number(name, value, 0, UINT64_MAX, &o->seed, err);
    case OPT_DISTURB:
        n = choice(name, value, "none|mild|wild", err);
        o->disturb = n < 0 ? TESTBENCH_NONE : (enum testbench_disturb)n;
        return n < 0 ? -1 : 0;
    case OPT_JSON: o->json = value; return 0;
    case OPT_KEEP_GOING: o->keep_going = true; return 0;
    case OPT_SWEEP: return number(name, value, 0, UINT64_MAX, &o->sweep, err);
    case OPT_WATCHDOG: return number(name, value, 1, UINT64_MAX, &o->watchdog, err);
    case OPT_MAX_CLOCKS: return number(name, value, 1, UINT64_MAX, &o->max_clocks, err);
    case OPT_RECORD: o->record = value; return 0;
    case OPT_TRACE: o->trace = value; return 0;
    case OPT_WAVES:
        n = choice(name, value, "fail|always|never", err);
        o->waves = n < 0 ? TOOL_WAVES_NEVER : (enum tool_waves)n;
        return n < 0 ? -1 : 0;
    case OPT_CLOCKS: o->clocks = value; return 0;
    case OPT_RUNS: return number(name, value, 1, 1000, &o->runs, err);
    case OPT_WAVE_DIR: o->wave_dir = value; return 0;
    default: return parse_wave_file(o, value, err);
    }
}

static int parse_one(struct tool_options *o, int id, const char *name, char *value,
                     struct common_error *err)
{
    if (id >= OPT_GRID && id <= OPT_GLOBAL_SIZE) return parse_launch(o, id, name, value, err);
    if ((id >= OPT_CONST && id <= OPT_DUMP_GLOBAL) || id == OPT_PLUS)
        return parse_file(o, id, name, value, err);
    return parse_run(o, id, name, value, err);
}

void tool_options_free(struct tool_options *o)
{
    for (unsigned i = 0; i < o->globals; i++) free(o->global[i].owned);
    for (unsigned i = 0; i < o->dumps; i++) free(o->dump[i].owned);
    for (unsigned i = 0; i < o->plusargs; i++) free(o->plusarg[i]);
}

static void help(const char *command, bool many)
{
    printf("usage: warpstep %s --isa NAME [options] %s\n\n", command,
           many ? "prog.s ..." : "prog.s   (or --code FILE instead of prog.s)");
    for (unsigned i = 0; i < OPTIONS; i++) {
        char left[48];
        if (!table[i].help) continue;
        snprintf(left, sizeof left, "--%s %s", table[i].name, table[i].value ? table[i].value : "");
        printf("  %-30s %s\n", left, table[i].help);
    }
}

int tool_options_parse(struct tool_options *o, bool many, int argc, char **argv,
                       struct common_error *err)
{
    struct option longs[OPTIONS + 1];
    int id, index = 0;

    memset(longs, 0, sizeof longs);
    for (unsigned i = 0; i < OPTIONS; i++) {
        longs[i].name = table[i].name;
        longs[i].has_arg = table[i].value ? required_argument : no_argument;
        longs[i].val = table[i].id;
    }
    memset(o, 0, sizeof *o);
    o->argc = argc;
    o->argv = argv;
    o->seed = 1;
    o->disturb = TESTBENCH_MILD;
    o->sweep = 1000;
    o->runs = 5;
    o->wave_dir = "build/waves";
    optind = 0;
    opterr = 0;
    while ((id = getopt_long(argc, argv, ":", longs, &index)) != -1) {
        if (id == OPT_HELP) {
            help(argv[0], many);
            return 1;
        }
        if (id == ':')
            return common_fail(err, "warpstep: error: %s needs a value", argv[optind - 1]);
        if (id == '?')
            return common_fail(err, "warpstep: error: unknown option '%s'; see warpstep %s --help",
                               argv[optind - 1], argv[0]);
        if (parse_one(o, id, table[index].name, optarg, err)) return -1;
    }
    o->file = argv + optind;
    o->files = (unsigned)(argc - optind);
    if (!o->isa) return common_fail(err, "warpstep: error: --isa NAME is needed");
    if (many &&
        (!o->files || o->code || o->record || o->trace || o->dumps || o->mode != TOOL_LOCKSTEP))
        return common_fail(
            err, "warpstep: error: %s takes .s programs and options that suit all of them",
            argv[0]);
    if (many) return 0;
    if (o->clocks) return common_fail(err, "warpstep: error: --clocks belongs to warpstep suite");
    if (optind < argc) o->program = argv[optind++];
    if (optind < argc)
        return common_fail(err,
                           "warpstep: error: '%s' is one argument too many; one program is run",
                           argv[optind]);
    if (!o->program == !o->code)
        return common_fail(err, "warpstep: error: one program is needed: a .s file or --code FILE");
    return 0;
}
