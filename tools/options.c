/* Options of every command: one table says what each is, which commands take it and which ISAs it fits. What a
 * value may be: option.c. */
#include <getopt.h>
#include <stdlib.h>
#include <string.h>

#include "option.h"
#include "registry.h"

/* Commands, as bits. ALL: each of them. */
enum { RUN = 1, CHECK = 2, SUITE = 4, BENCH = 8, CORE = RUN | SUITE | BENCH, ALL = CORE | CHECK };
static const char *const commands[] = {"run", "check", "suite", "bench"};
enum { COMMANDS = sizeof commands / sizeof commands[0] };

/* The kind of programs an option is for, and what must run for it to have a meaning. MANY may be given more than
 * once. */
enum { ANY = 0, BLOCKS = 1, SHADER = 2, MANY = 4, WITH_CORE = 8, WITH_MODEL = 16, WITH_BOTH = 24 };

static const struct {
    const char *name;
    int id;
    unsigned commands, fit;
    const char *value; /* NULL: takes none */
    const char *help;  /* NULL: not shown */
} table[] = {
    {"isa", OPT_ISA, ALL, ANY, "NAME", "instruction set"},
    {"code", OPT_CODE, RUN | CHECK, ANY, "FILE", "code words (.hex) instead of a program"},
    {"desc", OPT_DESC, RUN | CHECK, SHADER, "FILE",
     "operand descriptors that go with --code (.hex)"},
    {"entry", OPT_ENTRY, ALL, ANY, "WHERE",
     "first instruction: its address, or a label of a shader"},
    {"grid", OPT_GRID, ALL, BLOCKS, "X,Y", "blocks; each up to 65535"},
    {"block", OPT_BLOCK, ALL, BLOCKS, "X,Y,Z", "threads of a block"},
    {"chip", OPT_CHIP, ALL, BLOCKS, "NAME",
     "which instructions exist: g80, g84, gt200, gt215, .., all"},
    {"regs", OPT_REGS, ALL, BLOCKS, "N", "registers per thread"},
    {"shared", OPT_SHARED, ALL, BLOCKS, "BYTES",
     "shared memory per block, header and parameters included"},
    {"local", OPT_LOCAL, ALL, BLOCKS, "BYTES", "local memory per thread: 0 or a power of two"},
    {"param", OPT_PARAM, ALL, BLOCKS, "W,W,..", "parameter words"},
    {"global-size", OPT_GLOBAL_SIZE, ALL, BLOCKS, "BYTES", "size of global memory"},
    {"const", OPT_CONST, ALL, BLOCKS | MANY, "BANK:FILE", "contents of a constant bank (.hex)"},
    {"global", OPT_GLOBAL, ALL, BLOCKS | MANY, "FILE@ADDR", "contents of global memory (.hex)"},
    {"type", OPT_TYPE, RUN | CHECK, BLOCKS, "TYPE",
     "of --code, with --inputs: vertex, geometry, fragment; else compute"},
    {"output-words", OPT_OUTPUT_WORDS, RUN | CHECK, BLOCKS, "N",
     "of --code, not compute: words that a thread delivers (default 1)"},
    {"max-vertices", OPT_MAX_VERTICES, RUN | CHECK, BLOCKS, "N",
     "of --code, geometry: most that a thread emits (default 1)"},
    {"texels", OPT_TEXELS, ALL, BLOCKS | MANY, "FILE@ADDR", "texels (.hex)"},
    {"textures", OPT_TEXTURES, ALL, BLOCKS, "FILE", "textures from $t0 on, 8 words each (.hex)"},
    {"samplers", OPT_SAMPLERS, ALL, BLOCKS, "FILE", "samplers from $s0 on, 8 words each (.hex)"},
    {"dump-global", OPT_DUMP_GLOBAL, RUN, BLOCKS | MANY, "FILE@ADDR:WORDS",
     "write global memory after the run (.hex)"},
    {"inputs", OPT_INPUTS, ALL, ANY, "FILE", "a row for each vertex, primitive or pixel (.csv)"},
    {"uniforms", OPT_UNIFORMS, ALL, SHADER, "FILE", "name,x,y,z,w of each uniform (.csv)"},
    {"outputs", OPT_OUTPUTS, RUN, ANY, "FILE", "write what the shader gives (.csv)"},
    {"vertices", OPT_VERTICES, ALL, SHADER, "N",
     "vertices or primitives to run; inputs begin again when they are used up"},
    {"attributes", OPT_ATTRIBUTES, ALL, SHADER, "V,V,..",
     "number of the v register for each attribute"},
    {"outmap", OPT_OUTMAP, ALL, SHADER, "MASK", "outputs to deliver, bit k = ok"},
    {"geometry", OPT_GEOMETRY, ALL, SHADER, NULL, "run as a geometry shader"},
    {"input-mode", OPT_INPUT_MODE, ALL, SHADER, "point|variable|fixed",
     "geometry: form of a primitive"},
    {"main-count", OPT_MAIN_COUNT, ALL, SHADER, "N", "variable: vertices with all attributes"},
    {"fixed-count", OPT_FIXED_COUNT, ALL, SHADER, "N", "fixed: vertices of a primitive"},
    {"start", OPT_START, ALL, SHADER, "N", "fixed: first uniform that takes them"},
    {"setreg", OPT_SETREG, ALL, SHADER | MANY, "REG=VALUE",
     "write a configuration register before the start"},
    {"model-only", OPT_MODEL_ONLY, RUN, ANY, NULL, "run the model alone"},
    {"rtl-only", OPT_RTL_ONLY, RUN, ANY, NULL, "run the core alone, built without taps"},
    {"seed", OPT_SEED, CORE, ANY, "N", "everything random follows from it (default 1)"},
    {"disturb", OPT_DISTURB, CORE, WITH_CORE, "none|mild|wild",
     "latency, back-pressure, warp order (default mild)"},
    {"json", OPT_JSON, ALL, ANY, "FILE",
     "write the record of the run, a line for each (docs/formats.md)"},
    {"times", OPT_TIMES, RUN | CHECK | SUITE, ANY, NULL, "put the times into the record"},
    {"keep-going", OPT_KEEP_GOING, RUN | CHECK | SUITE, WITH_BOTH, NULL,
     "count differences instead of stopping at the first"},
    {"sweep", OPT_SWEEP, CORE, WITH_BOTH, "N",
     "compare the full state every N retires, 0: at the end (default 32000 / lanes)"},
    {"watchdog", OPT_WATCHDOG, ALL, WITH_CORE, "CLOCKS",
     "without a retire make a HANG (default 20000)"},
    {"max-clocks", OPT_MAX_CLOCKS, CORE, ANY, "N",
     "stop there with a HANG (model alone: instructions; default of a shader: 16,000,000 + 65,536 "
     "a run)"},
    {"record", OPT_RECORD, RUN, WITH_BOTH, "TRACE", "write the event stream"},
    {"executed", OPT_EXECUTED, RUN, WITH_MODEL, "FILE",
     "write the distinct instructions that ran, and how often"},
    {"trace", OPT_TRACE, CHECK, ANY, "TRACE", "the stream to replay"},
    {"waves", OPT_WAVES, RUN | SUITE, WITH_CORE, "always|fail|never",
     "when to write a wave (default fail)"},
    {"wave-dir", OPT_WAVE_DIR, RUN | SUITE, WITH_CORE, "DIR", "where (default build/waves)"},
    {"wave-file", OPT_WAVE_FILE, RUN, WITH_CORE, "FROM:TO:FILE", NULL},
    {"plus", OPT_PLUS, CORE, MANY | WITH_CORE, "NAME=VALUE", "a plusarg for the RTL"},
    {"jobs", OPT_JOBS, SUITE, ANY, "N", "runs at once (default: one for each processor)"},
    {"baseline", OPT_BASELINE, SUITE, ANY, "FILE",
     "records that say which programs are long; they begin first"},
    {"runs", OPT_RUNS, BENCH, ANY, "N", "runs of each program and mode (default 5)"},
    {"help", OPT_HELP, ALL, ANY, NULL, "this text"},
};

enum { OPTIONS = sizeof table / sizeof table[0] };

/* Results of lanes between two sweeps of the state, which takes as long for a narrow core as for a wide one. */
enum { SWEEP_LANES = 32000 };

static void list_isas(char *text, size_t size)
{
    text[0] = '\0';
    for (size_t i = 0; common_isas[i]; i++) {
        size_t used = strlen(text);
        snprintf(text + used, size - used, "%s%s", i ? ", " : "", common_isas[i]->name);
    }
}

const struct common_isa *tool_find_isa(const char *name, struct common_error *err)
{
    char known[128];

    for (size_t i = 0; common_isas[i]; i++)
        if (!strcmp(name, common_isas[i]->name)) return common_isas[i];
    list_isas(known, sizeof known);
    common_fail(err, "warpstep: error: unknown ISA '%s'; known: %s", name, known);
    return NULL;
}

bool tool_option_of_table(const char *arg)
{
    size_t length = strcspn(arg, "=");

    if (strncmp(arg, "--", 2)) return false;
    for (unsigned i = 0; i < OPTIONS; i++)
        if (strlen(table[i].name) == length - 2 && !strncmp(arg + 2, table[i].name, length - 2))
            return !(table[i].commands & RUN) || table[i].id == OPT_JSON ||
                   table[i].id == OPT_TIMES;
    return false;
}

bool tool_option_has_value(const char *arg)
{
    for (unsigned i = 0; i < OPTIONS; i++)
        if (!strncmp(arg, "--", 2) && !strcmp(arg + 2, table[i].name))
            return table[i].value != NULL;
    return false;
}

void tool_options_free(struct tool_options *o)
{
    for (unsigned i = 0; i < o->globals; i++) free(o->global[i].owned);
    for (unsigned i = 0; i < o->dumps; i++) free(o->dump[i].owned);
    for (unsigned i = 0; i < o->texels; i++) free(o->texel[i].owned);
    for (unsigned i = 0; i < o->plusargs; i++) free(o->plusarg[i]);
}

static unsigned command_bit(const char *name)
{
    for (unsigned i = 0; i < COMMANDS; i++)
        if (!strcmp(name, commands[i])) return 1u << i;
    return 0;
}

static const char *kind_of(const struct common_isa *isa)
{
    return isa->shader ? "vertices" : "blocks of threads";
}

static bool fits(unsigned option, const struct common_isa *isa)
{
    return !(table[option].fit & (isa->shader ? BLOCKS : SHADER));
}

/* Whether an option has a meaning in this mode. */
static bool runs(unsigned option, enum tool_mode mode)
{
    return !(table[option].fit & (mode == TOOL_MODEL  ? WITH_CORE
                                  : mode == TOOL_CORE ? WITH_MODEL
                                                      : 0));
}

/* What was given against command, ISA and mode. */
static int check_given(const struct tool_options *o, unsigned command, uint64_t given,
                       struct common_error *err)
{
    for (unsigned i = 0; i < OPTIONS; i++) {
        if (!(given >> i & 1)) continue;
        if (!(table[i].commands & command)) {
            char where[64] = "";
            for (unsigned c = 0; c < COMMANDS; c++) {
                size_t used = strlen(where);
                if (table[i].commands >> c & 1)
                    snprintf(where + used, sizeof where - used, "%s%s", used ? ", " : "",
                             commands[c]);
            }
            return common_fail(err, "warpstep: error: --%s belongs to warpstep %s, not to %s",
                               table[i].name, where, o->argv[0]);
        }
        if (!fits(i, o->isa))
            return common_fail(err, "warpstep: error: --%s does not fit %s, which runs %s",
                               table[i].name, o->isa->name, kind_of(o->isa));
        if (!runs(i, o->mode))
            return common_fail(err, "warpstep: error: --%s needs %s", table[i].name,
                               (table[i].fit & WITH_BOTH) == WITH_BOTH ? "core and model"
                               : table[i].fit & WITH_CORE              ? "the core"
                                                                       : "the model");
    }
    return 0;
}

static void help(const char *command, const struct common_isa *isa)
{
    unsigned bit = command_bit(command);
    char known[128];

    list_isas(known, sizeof known);
    printf("usage: warpstep %s --isa %s [options] %s\n\n", command, isa ? isa->name : "NAME",
           bit & (SUITE | BENCH) ? "program ..." : "program   (or --code FILE instead of it)");
    for (unsigned i = 0; i < OPTIONS; i++) {
        char left[48];
        unsigned fit = table[i].fit & (BLOCKS | SHADER);
        if (!table[i].help || !(table[i].commands & bit) || (isa && !fits(i, isa))) continue;
        snprintf(left, sizeof left, "--%s %s", table[i].name, table[i].value ? table[i].value : "");
        printf("  %-36s %s%s", left, table[i].help,
               isa || !fit     ? ""
               : fit == SHADER ? " [vertices]"
                               : " [blocks]");
        if (table[i].id == OPT_ISA) printf(": %s", known);
        printf("\n");
    }
    printf("\nA program is a source file (.s)%s.\n",
           isa && !isa->shader ? ""
           : isa               ? " or a container (.shbin)"
                               : " or, for shaders, a container (.shbin)");
    if (!isa) printf("%s --isa NAME --help lists what fits that one.\n", command);
    if (isa && isa->graphics)
        printf("\n--inputs: a graphics program's; a header of columns, then a row for each thread. "
               "Vertex: a0,a1,.. words of\n"
               "a[]. Fragment: v0,v0.cent,v0.flat,.. words of v[] (those left out are v0), visible "
               "(0 or 1). Geometry: p0.0,\n"
               "p0.1,p1.0,.. words of vertex 0, 1, .. in p[], whose addresses are put into "
               "a0,a1,..; further words of a[].\n"
               "Numbers: decimal (a single), inf, nan, or 0x and the raw bits. --outputs: "
               "thread,record,strip,o0,o1,..\n"
               "Words of textures and samplers: docs/isa/tesla.md, 10.2.\n");
    if (isa && isa->shader)
        printf("\n--inputs: a header of columns (v0.x,v0.y,.. or the program's names: pos.x,..), "
               "then a row for each\n"
               "vertex; what is left out of x,y,z,w is 0,0,0,1. Geometry in variable or fixed "
               "mode: a first column `run`\n"
               "groups the vertices of a primitive, vK is attribute K. --uniforms: lines "
               "NAME,x,y,z,w; NAME is c0..c95,\n"
               "i0..i3, b0..b15 or one of the program's, with [N] for an element. Numbers: "
               "decimal, inf, nan, or 0x and the\n"
               "raw bits. --outputs: run,o0.x,.. or primitive,run,winding,vertex,o0.x,..; what "
               "decimals cannot say is raw.\n");
}

/* getopt takes abbreviations; here every option is spelled out. */
static bool spelled_out(const struct tool_options *o, unsigned option)
{
    const char *word = o->argv[optind - 1];
    size_t length = strlen(table[option].name);

    if (optarg && word == optarg) word = o->argv[optind - 2];
    return !strncmp(word + 2, table[option].name, length) &&
           (!word[2 + length] || word[2 + length] == '=');
}

static bool names_file(unsigned option)
{
    const char *value = table[option].value;

    return value && (!strcmp(value, "FILE") || !strcmp(value, "TRACE") || !strcmp(value, "DIR"));
}

/* The end of a parse: the programs, and whether all fits together. */
static int check_programs(struct tool_options *o, unsigned command, struct common_error *err)
{
    for (unsigned i = 0; i < o->files; i++)
        if (!*o->file[i]) return common_fail(err, "warpstep: error: program ''; a name is needed");
    if (command & (SUITE | BENCH)) {
        if (o->files) return 0;
        return common_fail(err, "warpstep: error: %s takes one program or more", o->argv[0]);
    }
    if (o->files > 1)
        return common_fail(
            err, "warpstep: error: '%s' is one argument too many; one program is run", o->file[1]);
    if (o->files) o->program = o->file[0];
    if (!o->program == !o->code)
        return common_fail(err, "warpstep: error: one program is needed: a file or --code FILE");
    if (o->desc && !o->code)
        return common_fail(err, "warpstep: error: --desc goes with --code FILE");
    if ((o->type || o->set & (TOOL_SET_OUTPUT_WORDS | TOOL_SET_MAX_VERTICES)) && !o->code)
        return common_fail(err, "warpstep: error: --type, --output-words and --max-vertices go "
                                "with --code FILE; a source says them itself");
    if (o->trace == NULL && (command & CHECK))
        return common_fail(err, "warpstep: error: --trace FILE is needed");
    return 0;
}

int tool_options_parse(struct tool_options *o, int argc, char **argv, struct common_error *err)
{
    struct option longs[OPTIONS + 1];
    unsigned command = command_bit(argv[0]);
    uint64_t given = 0, twice = 0;
    int id, index = 0;
    bool wants_help = false;

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
    o->sweep = UINT64_MAX; /* not given: known with the ISA */
    o->disturb = TESTBENCH_MILD;
    o->runs = 5;
    o->wave_dir = "build/waves";
    optind = 0;
    opterr = 0;
    while ((id = getopt_long(argc, argv, ":", longs, &index)) != -1) {
        if (id == ':')
            return common_fail(err, "warpstep: error: %s needs a value", argv[optind - 1]);
        if (id == '?' || !spelled_out(o, (unsigned)index))
            return common_fail(err, "warpstep: error: unknown option '%s'; see warpstep %s --help",
                               argv[optind - (id != '?' && optarg == argv[optind - 1] ? 2 : 1)],
                               argv[0]);
        wants_help |= id == OPT_HELP;
        if (id == OPT_HELP) continue;
        if (!(table[index].fit & MANY)) twice |= given & UINT64_C(1) << index;
        given |= UINT64_C(1) << index;
        if (names_file((unsigned)index) && !*optarg)
            return tool_value_bad(err, table[index].name, optarg, "a name is needed");
        if (tool_option_take(o, id, table[index].name, optarg, err)) return -1;
    }
    if (wants_help) {
        help(argv[0], o->isa);
        return 1;
    }
    o->file = argv + optind;
    o->files = (unsigned)(argc - optind);
    if (!o->isa) return common_fail(err, "warpstep: error: --isa NAME is needed");
    if (o->sweep == UINT64_MAX) o->sweep = SWEEP_LANES / o->isa->lanes;
    if (twice)
        return common_fail(err, "warpstep: error: --%s is given twice",
                           table[__builtin_ctzll(twice)].name);
    if (check_given(o, command, given, err)) return -1;
    return check_programs(o, command, err);
}
