/* Options of the commands: one table for those of every ISA says what each is and which commands take it; the rest
 * are rows of the ISA. What a value may be: option.c, values.c. */
#include <getopt.h>
#include <stdlib.h>
#include <string.h>

#include "option.h"

/* Commands, as bits. ALL: each of them. */
enum { RUN = 1, CHECK = 2, SUITE = 4, BENCH = 8, CORE = RUN | SUITE | BENCH, ALL = CORE | CHECK };
static const char *const commands[] = {"run", "check", "suite", "bench"};
enum { COMMANDS = sizeof commands / sizeof commands[0] };

/* What must run for an option to have a meaning. MANY may be given more than once. */
enum { ANY = 0, MANY = 4, WITH_CORE = 8, WITH_MODEL = 16, WITH_BOTH = 24 };

static const struct {
    const char *name;
    int id;
    unsigned commands, fit;
    const char *value; /* NULL: takes none */
    const char *help;  /* NULL: not shown */
} table[] = {
    {"isa", OPT_ISA, ALL, ANY, "NAME", "instruction set"},
    {"code", OPT_CODE, RUN | CHECK, ANY, "FILE", "code words (.hex) instead of a program"},
    {"entry", OPT_ENTRY, ALL, ANY, "WHERE", "first instruction: its address, or a label"},
    {"chip", OPT_CHIP, ALL, ANY, "NAME", "which member of the family"},
    {"model-only", OPT_MODEL_ONLY, RUN, ANY, NULL, "run the model alone"},
    {"rtl-only", OPT_RTL_ONLY, RUN, ANY, NULL, "run the core alone, built without taps"},
    {"seed", OPT_SEED, CORE, ANY, "N", "everything random follows from it (default 1)"},
    {"disturb", OPT_DISTURB, CORE, WITH_CORE, TESTBENCH_DISTURB_NAMES,
     "latency, back-pressure, warp order (default mild)"},
    {"json", OPT_JSON, ALL, ANY, "FILE",
     "write the record of the run, a line for each (docs/formats.md)"},
    {"times", OPT_TIMES, RUN | CHECK | SUITE, ANY, NULL, "put the times into the record"},
    {"keep-going", OPT_KEEP_GOING, RUN | CHECK | SUITE, WITH_BOTH, NULL,
     "count differences instead of stopping at the first"},
    {"sweep", OPT_SWEEP, CORE, WITH_BOTH, "N",
     "compare the full state every N retires, 0: at the end (default 32000 / lanes)"},
    {"watchdog", OPT_WATCHDOG, ALL, WITH_CORE, "CLOCKS",
     "without a retire make a HANG (default 20000; burst and starve: 200000)"},
    {"max-clocks", OPT_MAX_CLOCKS, CORE, ANY, "N",
     "stop there with a HANG (model alone: instructions; default: as the ISA says)"},
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
    {"tags", OPT_TAGS, SUITE | BENCH, ANY, "TAG,TAG,..",
     "only programs with all these tags: short, nobench, seeds, trap"},
    {"no-tags", OPT_NO_TAGS, SUITE | BENCH, ANY, "TAG,TAG,..", "no program with one of these tags"},
    {"runs", OPT_RUNS, BENCH, ANY, "N", "runs of each program and mode (default 5)"},
    {"help", OPT_HELP, ALL, ANY, NULL, "this text"},
};

enum { OPTIONS = sizeof table / sizeof table[0] };

/* Results of lanes between two sweeps of the state, which takes as long for a narrow core as for a wide one. */
enum { SWEEP_LANES = 32000 };

/* One that a command line may name: of the table, or a row of an ISA. */
struct known {
    const char *name;
    int own; /* index into table; -1: it is a row */
    const struct common_option *row;
    bool fits; /* the ISA that was asked for has it */
};

static void list_isas(const struct common_isa *const *isas, char *text, size_t size)
{
    text[0] = '\0';
    for (size_t i = 0; isas[i]; i++) {
        size_t used = strlen(text);
        snprintf(text + used, size - used, "%s%s", i ? ", " : "", isas[i]->name);
    }
}

const struct common_isa *tool_find_isa_of(const struct common_isa *const *isas, const char *name,
                                          struct common_error *err)
{
    char known[128];

    for (size_t i = 0; isas[i]; i++)
        if (!strcmp(name, isas[i]->name)) return isas[i];
    list_isas(isas, known, sizeof known);
    common_fail(err, "warpstep: error: unknown ISA '%s'; known: %s", name, known);
    return NULL;
}

const struct common_option *tool_row_of(const struct common_isa *isa, const char *name)
{
    for (const struct common_option *row = isa->options; row && row->name; row++)
        if (!strcmp(row->name, name)) return row;
    return NULL;
}

int tool_does_not_fit(const struct common_isa *isa, const char *option, struct common_error *err)
{
    return common_fail(err, "warpstep: error: --%s does not fit %s, which runs %s", option,
                       isa->name, isa->runs ? isa->runs : "programs");
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
    for (unsigned i = 0; i < o->settings; i++) free(o->setting[i].owned);
    for (unsigned i = 0; i < o->plusargs; i++) free(o->plusarg[i]);
    for (unsigned i = 0; i < o->chosen_count; i++) free(o->chosen[i]);
    free(o->chosen);
    free(o->setting);
    o->setting = NULL;
    o->settings = o->plusargs = 0;
}

static unsigned command_bit(const char *name)
{
    for (unsigned i = 0; i < COMMANDS; i++)
        if (!strcmp(name, commands[i])) return 1u << i;
    return 0;
}

/* Commands that take a row of an ISA: what comes out is for one run, what a source says itself is for one
 * program. */
static unsigned commands_of(const struct common_option *row)
{
    if (row->argument == COMMON_ARG_TABLE || row->argument == COMMON_ARG_DUMP) return RUN;
    return row->code_only ? RUN | CHECK : ALL;
}

/* Whether an option of the table has a meaning for this ISA. */
static bool fits(unsigned option, const struct common_isa *isa)
{
    if (table[option].id == OPT_CHIP) return isa->chips != NULL;
    if (table[option].id == OPT_ENTRY) return isa->enter != NULL || isa->containers != NULL;
    return true;
}

/* Whether an option has a meaning in this mode. */
static bool runs(unsigned option, enum tool_mode mode)
{
    return !(table[option].fit & (mode == TOOL_MODEL  ? WITH_CORE
                                  : mode == TOOL_CORE ? WITH_MODEL
                                                      : 0));
}

static int check_command(const char *name, unsigned commands_of_it, const struct tool_options *o,
                         unsigned command, struct common_error *err)
{
    char where[64] = "";

    if (commands_of_it & command) return 0;
    for (unsigned c = 0; c < COMMANDS; c++) {
        size_t used = strlen(where);
        if (commands_of_it >> c & 1)
            snprintf(where + used, sizeof where - used, "%s%s", used ? ", " : "", commands[c]);
    }
    return common_fail(err, "warpstep: error: --%s belongs to warpstep %s, not to %s", name, where,
                       o->argv[0]);
}

/* What was given against command, ISA and mode. */
static int check_given(const struct tool_options *o, unsigned command, uint64_t given,
                       struct common_error *err)
{
    for (unsigned i = 0; i < OPTIONS; i++) {
        if (!(given >> i & 1)) continue;
        if (check_command(table[i].name, table[i].commands, o, command, err)) return -1;
        if (!fits(i, o->isa)) return tool_does_not_fit(o->isa, table[i].name, err);
        if (!runs(i, o->mode))
            return common_fail(err, "warpstep: error: --%s needs %s", table[i].name,
                               (table[i].fit & WITH_BOTH) == WITH_BOTH ? "core and model"
                               : table[i].fit & WITH_CORE              ? "the core"
                                                                       : "the model");
    }
    for (unsigned i = 0; i < o->settings; i++) {
        const struct common_option *row = o->setting[i].option;
        if (check_command(row->name, commands_of(row), o, command, err)) return -1;
        for (unsigned k = 0; k < i && !row->many; k++)
            if (o->setting[k].option == row)
                return common_fail(err, "warpstep: error: --%s is given twice", row->name);
    }
    return 0;
}

static void help_line(const char *name, const char *value, const char *text)
{
    char left[64];

    snprintf(left, sizeof left, "--%s %s", name, value ? value : "");
    printf("  %-36s %s", left, text);
}

static void help_rows(const struct common_isa *isa, unsigned command)
{
    for (const struct common_option *row = isa ? isa->options : NULL; row && row->name; row++) {
        if (!(commands_of(row) & command)) continue;
        help_line(row->name, row->value, row->help);
        printf("\n");
    }
}

static void help_chips(const struct common_isa *isa)
{
    printf("\nChips; the first one unless the program says another:\n");
    for (const struct common_chip *chip = isa->chips; chip->name; chip++)
        printf("  %-8s %s\n", chip->name, chip->help);
}

static void help(const struct common_isa *const *isas, const char *command,
                 const struct common_isa *isa)
{
    unsigned bit = command_bit(command);
    char known[128];

    list_isas(isas, known, sizeof known);
    printf("usage: warpstep %s --isa %s [options] %s\n\n", command, isa ? isa->name : "NAME",
           bit & (SUITE | BENCH) ? "program or folder ..."
                                 : "program   (or --code FILE instead of it)");
    for (unsigned i = 0; i < OPTIONS; i++) {
        if (table[i].id == OPT_MODEL_ONLY) help_rows(isa, bit);
        if (!table[i].help || !(table[i].commands & bit) || (isa && !fits(i, isa))) continue;
        help_line(table[i].name, table[i].value, table[i].help);
        if (table[i].id == OPT_ISA) printf(": %s", known);
        printf("\n");
    }
    if (!isa) {
        printf("\n%s --isa NAME --help lists what that one has beside these.\n", command);
        return;
    }
    printf("\nA program is a source file (.s)");
    for (size_t i = 0; isa->containers && isa->containers[i]; i++)
        printf(" or a container (%s)", isa->containers[i]->suffix);
    printf(".\n");
    if (isa->chips) help_chips(isa);
    if (isa->manual) printf("\n%s", isa->manual);
}

/* getopt takes abbreviations; here every option is spelled out. */
static bool spelled_out(const struct tool_options *o, const char *name)
{
    const char *word = o->argv[optind - 1];
    size_t length = strlen(name);

    if (optarg && word == optarg) word = o->argv[optind - 2];
    return !strncmp(word + 2, name, length) && (!word[2 + length] || word[2 + length] == '=');
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
    for (unsigned i = 0; i < o->settings && !o->code; i++)
        if (o->setting[i].option->code_only)
            return common_fail(err, "warpstep: error: %s", o->setting[i].option->code_only);
    if (o->trace == NULL && (command & CHECK))
        return common_fail(err, "warpstep: error: --trace FILE is needed");
    return 0;
}

/* The value of --isa, wherever it stands: it says which options there are. NULL: there is none. */
static const char *isa_of(int argc, char **argv)
{
    for (int i = 1; i < argc && strcmp(argv[i], "--"); i++) {
        if (!strcmp(argv[i], "--isa")) return i + 1 < argc ? argv[i + 1] : NULL;
        if (!strncmp(argv[i], "--isa=", 6)) return argv[i] + 6;
    }
    return NULL;
}

static void add_known(struct known *known, unsigned *count, struct known one)
{
    for (unsigned i = 0; i < *count; i++)
        if (!strcmp(known[i].name, one.name)) return;
    known[(*count)++] = one;
}

static size_t count_rows(const struct common_isa *const *isas)
{
    size_t count = 0;

    for (size_t i = 0; isas[i]; i++)
        for (const struct common_option *row = isas[i]->options; row && row->name; row++) count++;
    return count;
}

/* All options: of the table, of this ISA, and of the others, so that one of theirs is told from none at all. */
static unsigned list_known(const struct common_isa *const *isas, const struct common_isa *isa,
                           struct known *known)
{
    unsigned count = 0;

    for (unsigned i = 0; i < OPTIONS; i++)
        add_known(known, &count, (struct known){table[i].name, (int)i, NULL, true});
    for (const struct common_option *row = isa ? isa->options : NULL; row && row->name; row++)
        add_known(known, &count, (struct known){row->name, -1, row, true});
    for (size_t i = 0; isas[i]; i++)
        for (const struct common_option *row = isas[i]->options; row && row->name; row++)
            add_known(known, &count, (struct known){row->name, -1, row, false});
    return count;
}

/* A row's value. */
static int take_row(struct tool_options *o, const struct common_option *row,
                    struct common_error *err)
{
    enum { MOST = 32 /* of one option */ };
    unsigned same = 0;

    for (unsigned i = 0; i < o->settings; i++) same += o->setting[i].option == row;
    if (same == MOST || o->settings == TOOL_MAX_SETTINGS)
        return common_fail(err, "warpstep: error: --%s: at most %d of them", row->name, MOST);
    struct common_setting *more = realloc(o->setting, (o->settings + 1) * sizeof *more);
    if (!more) return common_fail(err, "warpstep: error: out of memory");
    o->setting = more;
    return tool_setting(row, optarg, &o->setting[o->settings++], err);
}

struct parse {
    struct known *known;
    struct option *longs;  /* the same for getopt */
    uint64_t given, twice; /* of the table */
    const char *foreign;   /* the first option of another ISA */
    bool wants_help;
};

static int take_option(struct tool_options *o, struct parse *p, int index, struct common_error *err)
{
    const struct known *known = &p->known[index];

    if (known->own < 0) {
        if (known->fits) return take_row(o, known->row, err);
        if (!p->foreign) p->foreign = known->name;
        return 0;
    }
    unsigned i = (unsigned)known->own;
    if (table[i].id == OPT_HELP) {
        p->wants_help = true;
        return 0;
    }
    if (!(table[i].fit & MANY)) p->twice |= p->given & UINT64_C(1) << i;
    p->given |= UINT64_C(1) << i;
    if (names_file(i) && !*optarg)
        return tool_value_bad(err, table[i].name, optarg, "a name is needed");
    if (!o->isa) return 0; /* that is what will be said */
    return tool_option_take(o, table[i].id, table[i].name, optarg, err);
}

static int take_all(struct tool_options *o, struct parse *p, struct common_error *err)
{
    int id, index = 0;

    optind = 0;
    opterr = 0;
    while ((id = getopt_long(o->argc, o->argv, ":", p->longs, &index)) != -1) {
        if (id == ':')
            return common_fail(err, "warpstep: error: %s needs a value", o->argv[optind - 1]);
        if (id == '?' || !spelled_out(o, p->known[index].name))
            return common_fail(
                err, "warpstep: error: unknown option '%s'; see warpstep %s --help",
                o->argv[optind - (id != '?' && optarg == o->argv[optind - 1] ? 2 : 1)], o->argv[0]);
        if (take_option(o, p, index, err)) return -1;
    }
    return 0;
}

static void set_defaults(struct tool_options *o, int argc, char **argv)
{
    memset(o, 0, sizeof *o);
    o->argc = argc;
    o->argv = argv;
    o->seed = 1;
    o->sweep = UINT64_MAX; /* not given: known with the ISA */
    o->disturb = TESTBENCH_MILD;
    o->runs = 5;
    o->wave_dir = "build/waves";
}

/* Makes the lists of known options; the caller frees them. */
static int prepare(struct parse *p, const struct common_isa *const *isas,
                   const struct common_isa *isa, struct common_error *err)
{
    size_t most = OPTIONS + count_rows(isas);

    memset(p, 0, sizeof *p);
    p->known = calloc(most, sizeof *p->known);
    p->longs = calloc(most + 1, sizeof *p->longs);
    if (!p->known || !p->longs) return common_fail(err, "warpstep: error: out of memory");
    unsigned count = list_known(isas, isa, p->known);
    for (unsigned i = 0; i < count; i++) {
        const struct known *k = &p->known[i];
        bool takes = k->own < 0 ? k->row->argument != COMMON_ARG_FLAG : table[k->own].value != NULL;
        p->longs[i] = (struct option){k->name, takes ? required_argument : no_argument, NULL, 256};
    }
    return 0;
}

/* What was given, all together. */
static int check_all(struct tool_options *o, const struct parse *p, struct common_error *err)
{
    unsigned command = command_bit(o->argv[0]);

    o->file = o->argv + optind;
    o->files = (unsigned)(o->argc - optind);
    o->given = optind;
    o->skip = command & (SUITE | BENCH);
    if (!o->isa) return common_fail(err, "warpstep: error: --isa NAME is needed");
    if (o->sweep == UINT64_MAX) o->sweep = SWEEP_LANES / o->isa->lanes;
    if (p->twice)
        return common_fail(err, "warpstep: error: --%s is given twice",
                           table[__builtin_ctzll(p->twice)].name);
    if (p->foreign) return tool_does_not_fit(o->isa, p->foreign, err);
    if (check_given(o, command, p->given, err)) return -1;
    return check_programs(o, command, err);
}

int tool_options_parse_of(const struct common_isa *const *isas, struct tool_options *o, int argc,
                          char **argv, struct common_error *err)
{
    const char *name = isa_of(argc, argv);
    struct parse p;

    set_defaults(o, argc, argv);
    if (name && !(o->isa = tool_find_isa_of(isas, name, err))) return -1;
    int status = prepare(&p, isas, o->isa, err);
    if (!status) status = take_all(o, &p, err);
    if (!status && p.wants_help) {
        help(isas, argv[0], o->isa);
        status = 1;
    }
    if (!status) status = check_all(o, &p, err);
    free(p.known);
    free(p.longs);
    return status;
}

int tool_options_parse(struct tool_options *o, int argc, char **argv, struct common_error *err)
{
    return tool_options_parse_of(common_isas, o, argc, argv, err);
}
