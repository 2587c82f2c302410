/* The options of a command line: finds which were given, and checks that they go together. What
 * each is: options.def; what a value may be: there, option.c and values.c. */
#include <getopt.h>
#include <stdlib.h>
#include <string.h>

#include "../model/common/file.h"
#include "../model/common/random.h"
#include "../testbench/common/harness.h"
#include "option.h"
#include "options.h"
#include "values.h"
#include "wave.h"
#include "which.h"

/* Results of lanes between two sweeps of the state, which takes as long for a narrow core as for
 * a wide one. */
enum { SWEEP_LANES = 32000 };

/* Sources of one `asm`. */
enum { MOST_SOURCES = 64 };

/* One that a command line may name: of the table, or a row of an ISA. */
struct known {
    const char *name;
    int own; /* index into tool_option_table; -1: it is a row */
    const struct common_option *row;
    bool fits; /* the ISA that was asked for has it */
};

const struct common_isa *tool_find_isa_of(const struct common_isa *const *isas, const char *name,
                                          struct common_error *err)
{
    struct common_nearest nearest = {.word = name};
    char known[128];

    for (size_t i = 0; isas[i]; i++) {
        if (!strcmp(name, isas[i]->name)) return isas[i];
        common_nearest_offer(&nearest, isas[i]->name, strlen(isas[i]->name));
    }
    tool_list_isas(isas, known, sizeof known);
    common_fail(err, "warpstep: error: unknown ISA '%s'; known: %s", name, known);
    common_nearest_say(&nearest, "", "", err);
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

/* An option of the table that this command takes: "--seed", "--seed=3"; NULL: it is none. */
static const struct tool_option *of_command(const char *command, const char *arg)
{
    size_t length = strcspn(arg, "=");
    unsigned bit = tool_command_bit(command);

    if (strncmp(arg, "--", 2)) return NULL;
    for (unsigned i = 0; i < tool_option_count; i++) {
        const struct tool_option *t = &tool_option_table[i];
        if ((t->commands & bit) && strlen(t->name) == length - 2 &&
            !strncmp(arg + 2, t->name, length - 2))
            return t;
    }
    return NULL;
}

bool tool_option_of_table(const char *command, const char *arg)
{
    const struct tool_option *t = of_command(command, arg);

    return t && (!(t->commands & (TOOL_RUN | TOOL_BOARD | TOOL_REPLAY)) || t->id == OPT_JSON ||
                 t->id == OPT_TIMES || t->id == OPT_COVERAGE);
}

bool tool_option_of_board(const char *command, const char *arg)
{
    const struct tool_option *t = of_command(command, arg);

    return t && (!(t->commands & TOOL_REPLAY) || t->id == OPT_JSON);
}

bool tool_option_has_value(const char *arg)
{
    for (unsigned i = 0; i < tool_option_count; i++)
        if (!strncmp(arg, "--", 2) && !strcmp(arg + 2, tool_option_table[i].name))
            return tool_option_table[i].value != NULL;
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

/* Whether an option has a meaning in this mode. */
static bool runs(unsigned option, enum tool_mode mode)
{
    return !(tool_option_table[option].fit & (mode == TOOL_MODEL  ? TOOL_WITH_CORE
                                              : mode == TOOL_CORE ? TOOL_WITH_MODEL
                                                                  : 0));
}

/* As a user writes it: the letter where there is one. */
static const char *spelled(const struct tool_option *option, char text[32])
{
    snprintf(text, 32, option->letter ? "-%.1s" : "--%s",
             option->letter ? &option->letter : option->name);
    return text;
}

static int check_command(const char *name, unsigned commands_of_it, const struct tool_options *o,
                         unsigned command, struct common_error *err)
{
    char where[128] = "";

    if (commands_of_it & command) return 0;
    for (unsigned c = 0; c < TOOL_COMMANDS; c++) {
        size_t used = strlen(where);
        if (commands_of_it >> c & 1)
            snprintf(where + used, sizeof where - used, "%s%s", used ? ", " : "",
                     tool_commands[c].name);
    }
    return common_fail(err, "warpstep: error: %s belongs to warpstep %s, not to %s", name, where,
                       o->argv[0]);
}

/* What was given against command, ISA and mode. */
static int check_given(const struct tool_options *o, unsigned command, uint64_t given,
                       struct common_error *err)
{
    char name[64];

    for (unsigned i = 0; i < tool_option_count; i++) {
        const struct tool_option *t = &tool_option_table[i];
        unsigned needs = t->fit & TOOL_WITH_BOTH;
        if (!(given >> i & 1)) continue;
        if (check_command(spelled(t, name), t->commands, o, command, err)) return -1;
        if (o->trace && command != TOOL_REPLAY && !(t->commands & TOOL_CHECK) &&
            t->commands != TOOL_LOG)
            return common_fail(err, "warpstep: error: --%s does not go with --trace", t->name);
        if (o->isa && !tool_option_fits(t, o->isa)) return tool_does_not_fit(o->isa, t->name, err);
        if (o->list_weights && t->id != OPT_ISA && t->id != OPT_PROFILE && t->id != OPT_WEIGHTS)
            return common_fail(
                err, "warpstep: error: --%s is for programs, and --weights makes none", t->name);
        bool nothing = t->id == OPT_WAVES && o->waves == TOOL_WAVES_NEVER; /* that nobody writes */
        if (!nothing && !runs(i, o->mode))
            return common_fail(err, "warpstep: error: --%s needs %s", t->name,
                               needs == TOOL_WITH_BOTH   ? "core and model"
                               : needs == TOOL_WITH_CORE ? "the core"
                                                         : "the model");
    }
    for (unsigned i = 0; i < o->settings; i++) {
        const struct common_option *row = o->setting[i].option;
        snprintf(name, sizeof name, "--%s", row->name);
        if (check_command(name, tool_row_commands(row), o, command, err)) return -1;
        for (unsigned k = 0; k < i && !row->many; k++)
            if (o->setting[k].option == row)
                return common_fail(err, "warpstep: error: --%s is given twice", row->name);
    }
    return 0;
}

static bool names_file(const struct tool_option *option)
{
    const char *value = option->value;

    return value && (strstr(value, "FILE") || !strcmp(value, "TRACE") || !strcmp(value, "DIR"));
}

/* What follows the options of a command that runs nothing. */
static int check_operands(const struct tool_options *o, unsigned command, struct common_error *err)
{
    unsigned most = command & (TOOL_TEXT | TOOL_COMPLETIONS | TOOL_HELP) ? 1 : 0;

    if (command == TOOL_ASM && o->isa && o->isa->assemble_all) most = MOST_SOURCES;

    if (command == TOOL_PERF && !o->files)
        return common_fail(err, "warpstep: error: no file of records; one is needed");
    if (command == TOOL_COVERAGE && !o->files)
        return common_fail(err, "warpstep: error: coverage takes one store or more");
    if (command == TOOL_TRIAGE && !o->files)
        return common_fail(err, "warpstep: error: triage takes one file of records or more");
    if (!(command & (TOOL_COVERAGE | TOOL_TRIAGE | TOOL_PERF)) && o->files > most)
        return common_fail(err, "warpstep: error: '%s' is one argument too many", o->file[most]);
    if ((command & TOOL_TEXT) && !o->files)
        return common_fail(err, "warpstep: error: an input file is needed");
    if (command == TOOL_ASM && !o->output)
        return common_fail(err, "warpstep: error: -o FILE is needed");
    if (command == TOOL_RANDOM && !o->isa->random)
        return common_fail(err, "warpstep: error: %s has no random programs", o->isa->name);
    if (command == TOOL_RANDOM && o->steer && !o->coverage)
        return common_fail(err, "warpstep: error: --steer needs --coverage FILE");
    if (command == TOOL_RANDOM && o->steer && o->write_only)
        return common_fail(
            err, "warpstep: error: --steer follows what runs, and --write-only runs none");
    if (command == TOOL_RANDOM && (o->coverage || o->times || o->json || o->html) && o->write_only)
        return common_fail(err,
                           "warpstep: error: --%s is for what runs, and --write-only runs none",
                           o->coverage ? "coverage"
                           : o->times  ? "times"
                           : o->json   ? "json"
                                       : "html");
    if (command == TOOL_RANDOM && o->shrink && o->write_only)
        return common_fail(
            err, "warpstep: error: --shrink is for what fails, and --write-only runs none");
    if (command == TOOL_RANDOM && o->shapes && o->write_only)
        return common_fail(err,
                           "warpstep: error: --shape is for what runs, and --write-only runs none");
    if (command == TOOL_RANDOM && o->shapes && o->coverage)
        return common_fail(err, "warpstep: error: --coverage counts the core of this command "
                                "alone; it cannot be used with --shape");
    if (command == TOOL_RANDOM && o->write_only && !o->count)
        return common_fail(err, "warpstep: error: --write-only needs --count N");
    if (o->accept && !o->update)
        return common_fail(err, "warpstep: error: --accept goes with --update");
    if (command == TOOL_PERF && !o->baseline)
        return common_fail(err, "warpstep: error: --baseline FILE is needed");
    if (command == TOOL_PERF && o->update &&
        (!strcmp(o->baseline, "-") || common_file_number(o->baseline) >= 0))
        return tool_value_bad(err, "baseline", o->baseline,
                              "the name of a file is needed, which "
                              "is read and written anew");
    return 0;
}

/* A run on a board; o->isa and o->port as given. */
static int check_board(struct tool_options *o, struct common_error *err)
{
    o->disturb = TESTBENCH_NONE; /* the link does that */
    if (!o->port)
        return common_fail(
            err, "warpstep: error: --port DEVICE is needed: /dev/ttyUSB0, /dev/serial/by-id/..");
    if (o->window.given && !o->signature) o->signature = 1;
    if (o->record && o->signature)
        return common_fail(err, "warpstep: error: --record takes all events of a run, and one with "
                                "signatures has not got them");
    return 0;
}

/* The end of a parse: the programs, and whether all fits together. */
static int check_programs(struct tool_options *o, unsigned command, struct common_error *err)
{
    for (unsigned i = 0; i < o->files; i++)
        if (!*o->file[i])
            return common_fail(err, "warpstep: error: %s ''; a name is needed",
                               command & TOOL_RUNS ? "program" : "file");
    if (!(command & TOOL_RUNS)) return check_operands(o, command, err);
    if (o->clocks && !o->baseline)
        return common_fail(err, "warpstep: error: --clocks needs --baseline FILE");
    if (command & TOOL_MANY) {
        if (o->files) return 0;
        return common_fail(err, "warpstep: error: %s takes one program or more", o->argv[0]);
    }
    if (o->files > 1)
        return common_fail(
            err, "warpstep: error: '%s' is one argument too many; one program is run", o->file[1]);
    unsigned programs = (o->files != 0) + (o->code != NULL);
    if (o->files) o->program = o->file[0];
    for (unsigned i = 0; i < o->settings; i++) {
        if (o->setting[i].option->argument != COMMON_ARG_PROGRAM) continue;
        o->program = o->setting[i].text;
        programs++;
    }
    if (programs != 1)
        return common_fail(err, "warpstep: error: one program is needed: a file or --code FILE");
    for (unsigned i = 0; i < o->settings && !o->code; i++)
        if (o->setting[i].option->code_only)
            return common_fail(err, "warpstep: error: %s", o->setting[i].option->code_only);
    o->log = command == TOOL_LOG;
    if (o->trace == NULL && command == TOOL_CHECK)
        return common_fail(err, "warpstep: error: --trace FILE is needed");
    if (!o->trace && !o->at.given && command == TOOL_REPLAY)
        return common_fail(err, "warpstep: error: --trace FILE or --at WARP:ORDER is needed");
    if (command == TOOL_BOARD) return check_board(o, err);
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

static void add_table(struct known *known, unsigned *count, unsigned commands)
{
    for (unsigned i = 0; i < tool_option_count; i++)
        if (tool_option_table[i].commands & commands)
            add_known(known, count, (struct known){tool_option_table[i].name, (int)i, NULL, true});
}

/* All options: of this command, of this ISA, and of the others, so that one of theirs is told
 * from none at all. */
static unsigned list_known(const struct common_isa *const *isas, const struct common_isa *isa,
                           unsigned command, struct known *known)
{
    unsigned count = 0;

    add_table(known, &count, command);
    for (const struct common_option *row = isa ? isa->options : NULL; row && row->name; row++)
        add_known(known, &count, (struct known){row->name, -1, row, true});
    for (size_t i = 0; isas[i]; i++)
        for (const struct common_option *row = isas[i]->options; row && row->name; row++)
            add_known(known, &count, (struct known){row->name, -1, row, false});
    add_table(known, &count, TOOL_EVERY);
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
    unsigned count;
    struct option *longs; /* the same for getopt */
    char letters[TOOL_OPTIONS_MOST];
    uint64_t given, twice; /* of the table */
    const char *foreign;   /* the first option of another ISA */
    bool wants_help;
};

/* The next option of the command line as an index into p->known; -1: there is none left.
 *   bad  out: it is no option (of any command or ISA), or lacks its value */
static int next_option(const struct tool_options *o, const struct parse *p, bool *bad)
{
    optopt = 0;
    int index = -1, id = getopt_long(o->argc, o->argv, p->letters, p->longs, &index);
    const char *word = o->argv[optind - 1];

    *bad = false;
    if (id == -1) return -1;
    if (id > 0 && id < 256 && id != ':' && id != '?')
        for (index = 0;
             p->known[index].own < 0 || tool_option_table[p->known[index].own].letter != id;)
            index++;
    *bad = id == ':' || id == '?';
    if (*bad || id < 256) return *bad ? 0 : index;
    /* getopt takes abbreviations; here every option is spelled out */
    const char *name = p->known[index].name;
    size_t length = strlen(name);
    if (optarg && word == optarg) word = o->argv[optind - 2];
    *bad = strncmp(word + 2, name, length) || (word[2 + length] && word[2 + length] != '=');
    return index;
}

/* What next_option() found bad. */
static int refuse_option(const struct tool_options *o, const struct parse *p,
                         struct common_error *err)
{
    unsigned command = tool_command_bit(o->argv[0]);
    const char *word = o->argv[optind - (optarg && optarg == o->argv[optind - 1] ? 2 : 1)];
    char letter[3] = {'-', (char)optopt, '\0'}, name[64];
    bool one = optopt > 0 && optopt < 256; /* of a word of several letters, perhaps */
    struct common_nearest nearest = {.word = name};

    if (one && strchr(p->letters, optopt))
        return common_fail(err, "warpstep: error: %s needs a value", letter);
    for (unsigned i = 0; !one && i < p->count; i++)
        if (!strcmp(word + 2, p->known[i].name))
            return common_fail(err, "warpstep: error: %s needs a value", word);
    common_fail(err, "warpstep: error: unknown option '%s'; see warpstep %s --help",
                one ? letter : word, o->argv[0]);
    snprintf(name, sizeof name, "%.*s", one ? 0 : (int)strcspn(word + 2, "="), word + 2);
    for (unsigned i = 0; i < p->count; i++) {
        const struct known *k = &p->known[i];
        if (k->own < 0 ? k->fits && (tool_row_commands(k->row) & command)
                       : tool_option_shown(&tool_option_table[k->own], command))
            common_nearest_offer(&nearest, k->name, strlen(k->name));
    }
    return common_nearest_say(&nearest, "--", "", err);
}

static int take_option(struct tool_options *o, struct parse *p, int index, struct common_error *err)
{
    const struct known *known = &p->known[index];

    if (known->own < 0) {
        if (known->fits) return take_row(o, known->row, err);
        if (!p->foreign) p->foreign = known->name;
        return 0;
    }
    const struct tool_option *t = &tool_option_table[known->own];
    char name[32];
    if (t->id == OPT_HELP) {
        p->wants_help = true;
        return 0;
    }
    if (!(t->fit & TOOL_REPEATED)) p->twice |= p->given & UINT64_C(1) << known->own;
    p->given |= UINT64_C(1) << known->own;
    if ((names_file(t) || t->id == OPT_PORT) && !*optarg)
        return common_fail(err, "warpstep: error: %s ''; a name is needed", spelled(t, name));
    if (!o->isa && (tool_command_bit(o->argv[0]) & TOOL_OF_ISA)) return 0; /* that will be said */
    return tool_option_take(o, t->id, t->name, optarg, err);
}

static int take_all(struct tool_options *o, struct parse *p, struct common_error *err)
{
    bool bad;
    int index;

    optind = 0;
    opterr = 0;
    while ((index = next_option(o, p, &bad)) >= 0) {
        if (bad) return refuse_option(o, p, err);
        if (take_option(o, p, index, err)) return -1;
    }
    return 0;
}

/* Makes the lists of known options; the caller frees them. */
static int prepare(struct parse *p, const struct common_isa *const *isas,
                   const struct common_isa *isa, unsigned command, struct common_error *err)
{
    size_t most = tool_option_count + count_rows(isas), letters = 0;

    memset(p, 0, sizeof *p);
    p->known = calloc(most, sizeof *p->known);
    p->longs = calloc(most + 1, sizeof *p->longs);
    if (!p->known || !p->longs) return common_fail(err, "warpstep: error: out of memory");
    p->count = list_known(isas, isa, command, p->known);
    for (unsigned i = 0; i < p->count; i++) {
        const struct known *k = &p->known[i];
        bool takes = k->own < 0 ? k->row->argument != COMMON_ARG_FLAG
                                : tool_option_table[k->own].value != NULL;
        p->longs[i] = (struct option){k->name, takes ? required_argument : no_argument, NULL, 256};
    }
    p->letters[letters++] = ':';
    for (unsigned i = 0; i < tool_option_count; i++) {
        if (!tool_option_table[i].letter) continue;
        p->letters[letters++] = tool_option_table[i].letter;
        if (tool_option_table[i].value) p->letters[letters++] = ':';
    }
    return 0;
}

static void release(struct parse *p)
{
    free(p->known);
    free(p->longs);
}

uint64_t tool_default_sweep(const struct common_isa *isa)
{
    return SWEEP_LANES / isa->lanes;
}

static bool was_given(const struct parse *p, enum option_id id)
{
    return p->given >> id & 1;
}

/* What was given, all together. */
static int check_all(struct tool_options *o, const struct parse *p, struct common_error *err)
{
    unsigned command = tool_command_bit(o->argv[0]);
    char name[32];

    o->file = o->argv + optind;
    o->files = (unsigned)(o->argc - optind);
    o->given = optind;
    o->skip = command & TOOL_MANY;
    if (!o->isa && (command & TOOL_OF_ISA))
        return common_fail(err,
                           "warpstep: error: --isa NAME is needed, for no program is named that "
                           "says it");
    o->seed_given = was_given(p, OPT_SEED);
    o->disturb_given = was_given(p, OPT_DISTURB);
    o->sweep_given = was_given(p, OPT_SWEEP);
    if (o->isa && !o->sweep_given) o->sweep = tool_default_sweep(o->isa);
    if (p->twice)
        return common_fail(err, "warpstep: error: %s is given twice",
                           spelled(&tool_option_table[__builtin_ctzll(p->twice)], name));
    if (p->foreign && o->isa) return tool_does_not_fit(o->isa, p->foreign, err);
    if (p->foreign)
        return common_fail(err, "warpstep: error: unknown option '--%s'; see warpstep %s --help",
                           p->foreign, o->argv[0]);
    if (check_given(o, command, p->given, err)) return -1;
    return check_programs(o, command, err);
}

/* Whether an option's value is the program. */
static bool is_program(const struct known *known)
{
    return known->own < 0 && known->row->argument == COMMON_ARG_PROGRAM;
}

/* The ISA, when no --isa says it: that of the program. Nothing is said here of options that are
 * wrong. */
static int find_isa(const struct common_isa *const *isas, struct tool_options *o,
                    struct common_error *err)
{
    struct parse p;
    bool bad = false, words = false;
    const char *container = NULL;
    int index, status = prepare(&p, isas, NULL, tool_command_bit(o->argv[0]), err);

    optind = opterr = 0;
    while (!status && !bad && (index = next_option(o, &p, &bad)) >= 0) {
        int id = p.known[index].own; /* -1: of an ISA */
        if (id == OPT_TRACE) o->trace = optarg;
        words |= id == OPT_CODE;
        if (is_program(&p.known[index])) container = optarg;
        p.wants_help |= id == OPT_HELP;
    }
    const char *file = container ? container : o->argc > optind && !words ? o->argv[optind] : NULL;
    if (!status && !bad && !p.wants_help && (o->trace || (file && *file)))
        status = tool_which_isa(isas, o, file, err);
    release(&p);
    return status;
}

int tool_options_parse_of(const struct common_isa *const *isas, struct tool_options *o, int argc,
                          char **argv, struct common_error *err)
{
    const char *name = isa_of(argc, argv);
    struct parse p;

    tool_option_defaults(o);
    o->argc = argc;
    o->argv = argv;
    if (name && !(o->isa = tool_find_isa_of(isas, name, err))) return -1;
    o->isa_given = name != NULL;
    if (!name && (tool_command_bit(argv[0]) & TOOL_OF_ISA) && find_isa(isas, o, err)) return -1;
    int status = prepare(&p, isas, o->isa, tool_command_bit(argv[0]), err);
    if (!status) status = take_all(o, &p, err);
    if (!status && p.wants_help) {
        tool_help(isas, tool_command_bit(argv[0]), o->isa);
        status = 1;
    }
    if (!status) status = check_all(o, &p, err);
    release(&p);
    return status;
}

int tool_options_parse(struct tool_options *o, int argc, char **argv, struct common_error *err)
{
    return tool_options_parse_of(common_isas, o, argc, argv, err);
}
