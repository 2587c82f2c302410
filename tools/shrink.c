/* `warpstep shrink`: makes a failing program small; see shrink.h. */
#include "shrink.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "../bridge/result.h"
#include "../model/common/file.h"
#include "../model/common/isa_call.h"
#include "../testbench/common/harness.h"
#include "artefact.h"
#include "child.h"
#include "commands.h"
#include "failure.h"
#include "load.h"
#include "made.h"
#include "newer.h"
#include "options.h"
#include "paths.h"
#include "pool.h"
#include "record.h"
#include "repeat.h"
#include "standard.h"
#include "terminal.h"
#include "which.h"

struct shrink {
    const struct tool_options *options;
    struct shrink_judge judge;
    struct common_program program; /* as it was given */
    struct tool_record record;     /* of its run */
    char *kind;
    size_t instructions; /* lines of code at the beginning */
};

/* A signal handler gets no argument. */
static volatile sig_atomic_t caught;

static bool stopped(struct shrink_judge *j)
{
    if (caught && !j->stopped) j->stopped = caught;
    return j->stopped != 0;
}

/* ---- The program as it was given. */

/* One run in a process of its own.
 *   returns  0; -1 it could not be made, or was stopped */
static int run_once(struct shrink *s, const struct tool_options *one, struct tool_record *record)
{
    struct tool_child child;

    if (tool_child_start(&child, one, s->judge.sink, false)) return -1;
    while (tool_child_read(&child)) continue;
    return tool_child_end(&child, one, record);
}

static const char *name_of(const struct tool_options *o)
{
    return o->program ? o->program : o->code;
}

/* The failing run. A run that is no failure is an error of the user's. */
static int reproduce(struct shrink *s, struct common_error *err)
{
    struct tool_options one = *s->options;

    one.waves = TOOL_WAVES_NEVER;
    one.json = NULL;
    if (run_once(s, &one, &s->record))
        return common_fail(err, "warpstep: error: cannot make a run: %s", strerror(errno));
    if (!strcmp(s->record.outcome, "BAD_INPUT")) return -1; /* the run has said why */
    if (!strcmp(s->record.outcome, "PASS"))
        return common_fail(
            err,
            "%s: error: the program passes; one that fails is needed, with the options of its run",
            name_of(s->options));
    s->kind = tool_failure_kind(&s->record);
    s->judge.kind = s->kind;
    return s->kind ? 0 : common_fail(err, "warpstep: error: out of memory");
}

/* Words, a line for each instruction; their launch stays what the options say. NULL: out of
 * memory */
static char *text_of_words(const struct common_isa *isa, const struct common_program *program)
{
    char *text = NULL, line[256];
    size_t size;
    FILE *out = open_memstream(&text, &size);

    if (!out) return NULL;
    for (size_t at = 0; at < program->code_words;) {
        const uint64_t pc = at / (isa->pc_words ? isa->pc_words : 1) * isa->pc_step;
        at += common_isa_text(isa, program, program->code + at, program->code_words - at, pc, line,
                              sizeof line);
        fprintf(out, "    %s\n", line);
    }
    if (!fclose(out)) return text;
    free(text);
    return NULL;
}

/* A source's own text, without the name of the next one; NULL with err. */
static char *own_text(const struct shrink *s, const char *file,
                      const struct common_program *program, struct common_error *err)
{
    const struct tool_options *o = s->options;
    char *text = NULL;

    if (!o->isa->assemble || tool_container_of(o->isa, file, NULL, 0)) {
        common_fail(err,
                    "%s: error: %s does not say what this is as source text (source of struct "
                    "common_isa), of which lines could be taken; a source can be shrunk",
                    file, o->isa->name);
        return NULL;
    }
    if (o->code) {
        text = text_of_words(o->isa, program);
        if (!text) common_fail(err, "warpstep: error: out of memory");
        return text;
    }
    text = common_file_read(file, NULL, err);
    if (text && tool_take_isa_line(o->isa, file, text, err)) {
        free(text);
        return NULL;
    }
    char *line = text;
    for (unsigned i = 1; line && program->then && i < program->then_line; i++)
        line += strcspn(line, "\n") + 1;
    if (line && program->then) memset(line, ' ', strcspn(line, "\n"));
    return text;
}

/* Text that is the same program; NULL with err.
 *   file     where it was read */
static char *text_of_one(const struct shrink *s, const char *file, struct common_program *program,
                         struct common_error *err)
{
    const struct common_isa *isa = s->options->isa;

    if (strcmp(s->record.outcome, "EXPECT_FAIL") != 0) {
        program->expects = 0;
        program->expect_trap = false; /* expect_trap() finds what is left of it */
    }
    if (!isa->source) return own_text(s, file, program, err);
    char *text = isa->source(program);
    if (!text) common_fail(err, "warpstep: error: out of memory");
    return text;
}

/* The programs that run one behind the other, with a line COMMON_THEN between two of them. */
static char *text_of(struct shrink *s, struct common_error *err)
{
    const char *file = name_of(s->options);
    char *text = NULL;
    size_t size;
    bool failed = tool_load(s->options, &s->program, err) != 0;
    FILE *out = failed ? NULL : open_memstream(&text, &size);

    if (!failed && !out) common_fail(err, "warpstep: error: out of memory");
    for (struct common_program *p = &s->program; out && p && !failed; p = p->next) {
        char *one = text_of_one(s, file, p, err);
        failed = !one;
        if (one) fprintf(out, "%s%s", one, p->next ? "\n" COMMON_THEN "\n" : "");
        free(one);
        file = p->then;
    }
    if (out) failed |= fclose(out) != 0;
    if (!failed && out) return text;
    free(text);
    return NULL;
}

/* The best one as good as it is: what ends well is to stay so.
 *   worst    with which it does fail alike, or might
 *   returns  1 it does; 0 not even so; -1 */
static int ask_for_end(struct shrink_judge *j, enum shrink_ends worst)
{
    int got = 0;

    for (j->ends = SHRINK_PASSES; !got && !stopped(j); j->ends++) {
        got = shrink_judge_best(j);
        if (got || j->ends == worst) break;
    }
    return got;
}

/* The same as lines, which must fail alike. */
static int begin(struct shrink *s, struct common_error *err)
{
    struct shrink_judge *j = &s->judge;
    const struct tool_options *o = s->options;
    char *text = text_of(s, err), trap[256];

    if (!text) return -1;
    int failed = shrink_state_read(&j->best, &j->pool, text);
    free(text);
    if (failed) return common_fail(err, "warpstep: error: out of memory");
    j->best.disturb = o->disturb;
    j->best.seed = o->seed;
    j->best.sweep = o->sweep;
    j->best.watchdog = o->watchdog;
    j->clocks = o->max_clocks ? o->max_clocks : 2 * s->record.clocks + 2000;
    int got = ask_for_end(j, SHRINK_ANYHOW);
    if (got < 0) return common_fail(err, "warpstep: error: cannot make a run: %s", strerror(errno));
    if (!got && !stopped(j))
        return common_fail(err, "%s: error: its source text does not fail in the same way: %s",
                           name_of(o), s->kind);
    s->instructions = shrink_state_count(&j->best, SHRINK_CODE);
    if (!stopped(j) && shrink_judge_model(j, trap, sizeof trap))
        return common_fail(err, "warpstep: error: cannot make a run: %s", strerror(errno));
    return 0;
}

/* ---- Smaller and smaller. */

/* The line of a terminal. */
static void tick(const struct shrink_judge *j)
{
    if (!tool_terminal(stderr)) return;
    fprintf(stderr, "\r\033[K%zu instructions, %zu lines; %llu candidates; %s",
            shrink_state_count(&j->best, SHRINK_CODE), j->best.lines, (unsigned long long)j->tried,
            j->pass ? j->pass : "");
    fflush(stderr);
}

/* Each pass from what the one before left.
 *   returns  how many candidates were taken; -1 */
static int run_passes(struct shrink_judge *j, const struct shrink_pass *pass)
{
    int taken = 0;
    char trap[256];

    for (; pass->next && !stopped(j); pass++) {
        j->pass = pass->name;
        int got = shrink_judge_pass(j, pass);
        if (got < 0) return -1;
        if (!got || stopped(j)) continue;
        if (j->ends != SHRINK_PASSES && ask_for_end(j, j->ends) < 0) return -1;
        if (shrink_judge_model(j, trap, sizeof trap)) return -1;
        taken += got;
    }
    return taken;
}

/* One line more, if the best one then ends well.
 *   returns  1 it does; 0 the line is gone again; -1 */
static int add_line(struct shrink_judge *j, const char *text)
{
    if (shrink_state_add(&j->best, &j->pool, text)) return -1;
    int got = ask_for_end(j, SHRINK_PASSES);
    if (got) return got;
    j->best.lines--;
    j->ends = SHRINK_TRAPS;
    return 0;
}

/* What ends in a trap gets an end of its own, or expects the trap.
 *   returns  0; -1 */
static int mend_end(struct shrink_judge *j)
{
    char name[256], line[300];
    int got = 0;

    if (j->ends != SHRINK_TRAPS || stopped(j)) return 0;
    if (j->facts.isa->end) {
        snprintf(line, sizeof line, "    %s", j->facts.isa->end);
        got = add_line(j, line);
    }
    if (got || stopped(j)) return got < 0 ? -1 : 0;
    if (shrink_judge_model(j, name, sizeof name)) return -1;
    snprintf(line, sizeof line, ".expect trap %s", name);
    return add_line(j, line) < 0 ? -1 : 0;
}

static int make_small(struct shrink_judge *j, struct common_error *err)
{
    int taken = run_passes(j, shrink_conditions);

    if (taken >= 0 && !stopped(j) && shrink_judge_way(j)) taken = -1;
    if (taken >= 0) taken = run_passes(j, shrink_first);
    while (taken >= 0 && !stopped(j) && (taken = run_passes(j, shrink_rounds)) > 0) continue;
    if (taken >= 0 && mend_end(j)) taken = -1;
    if (taken >= 0) taken = run_passes(j, shrink_last);
    if (taken < 0)
        return common_fail(err, "warpstep: error: cannot make another run: %s", strerror(errno));
    return 0;
}

/* ---- What comes out. */

struct result {
    const struct shrink *shrink;
    const char *path, *message;
};

/* One of its files: a program, which names the next one. */
struct part {
    const struct result *result;
    size_t from, to;  /* lines */
    const char *next; /* its file; NULL: there is none */
    bool first;
};

static void put_command(FILE *out, const struct result *result)
{
    const struct shrink *s = result->shrink;
    const struct shrink_state *best = &s->judge.best;
    const struct tool_options *o = s->options;

    tool_put_word(out, tool_own_name());
    fprintf(out, " run --isa %s", o->isa->name);
    if (best->seed != 1) fprintf(out, " --seed %llu", (unsigned long long)best->seed);
    if (best->disturb != TESTBENCH_MILD)
        fprintf(out, " --disturb %s", testbench_disturb_name(best->disturb));
    if (best->sweep != tool_default_sweep(o->isa))
        fprintf(out, " --sweep %llu", (unsigned long long)best->sweep);
    if (o->watchdog) fprintf(out, " --watchdog %llu", (unsigned long long)o->watchdog);
    if (o->max_clocks) fprintf(out, " --max-clocks %llu", (unsigned long long)o->max_clocks);
    for (unsigned i = 0; i < o->plusargs; i++) {
        fputs(" --plus ", out);
        tool_put_word(out, o->plusarg[i] + 1);
    }
    fputc(' ', out);
    tool_put_word(out, result->path);
    fputc('\n', out);
}

static bool needs_part(const struct common_program *from, const struct common_program *to,
                       const struct common_part *part)
{
    for (; from != to; from = from->next)
        for (size_t i = 0; i < from->needs; i++)
            if (from->need[i].part == part) return true;
    return false;
}

/* What the program, or one behind it, needs of a machine, as it said it: which of them are left,
 * nobody looks. */
static void put_needs(FILE *out, const struct common_program *program)
{
    for (const struct common_program *p = program; p; p = p->next)
        for (size_t i = 0; i < p->needs; i++) {
            const struct common_need *need = &p->need[i];
            if (needs_part(program, p, need->part)) continue;
            fprintf(out, ".needs %s%s", need->part->name, need->exact ? " =" : "");
            if (need->part->most) fprintf(out, " %u", (unsigned)need->value);
            fputc('\n', out);
        }
}

static int write_part(FILE *out, const void *what)
{
    const struct part *part = what;
    const struct shrink *s = part->result->shrink;

    if (part->first) {
        fprintf(out, "// %s: %s\n// ", s->record.outcome, part->result->message);
        put_command(out, part->result);
    } else {
        fprintf(out, "// runs behind the program that names it in %s\n",
                tool_base_of(part->result->path));
    }
    fprintf(out, ".isa %s\n", s->options->isa->name);
    put_needs(out, &s->program);
    if (part->next) fprintf(out, ".then \"%s\"\n", tool_base_of(part->next));
    for (size_t i = part->from; i < part->to; i++) fprintf(out, "%s\n", s->judge.best.line[i].text);
    return ferror(out);
}

/* Each program in a file of its own, the last one first: whoever reads the first one finds all. */
static int write_parts(const struct result *result, size_t from, unsigned number, const char *path,
                       struct common_error *err)
{
    const struct shrink_state *best = &result->shrink->judge.best;
    size_t to = from;

    while (to < best->lines && strcmp(best->line[to].text, COMMON_THEN) != 0) to++;
    struct part part = {result, from, to, NULL, number == 1};
    if (to == best->lines) return common_file_write(path, write_part, &part, err);
    if (!strncmp(result->path, "/dev/", 5))
        return common_fail(err,
                           "%s: error: programs that run one behind the other are a file each; "
                           "-o NAME.s is needed",
                           result->path);
    char *next = tool_next_path(result->path, number + 1);
    if (!next) return common_fail(err, "warpstep: error: out of memory");
    part.next = next;
    int failed = write_parts(result, to + 1, number + 1, next, err);
    if (!failed) failed = common_file_write(path, write_part, &part, err);
    free(next);
    return failed;
}

static void report(const struct result *result)
{
    const struct shrink *s = result->shrink;
    const size_t left = shrink_state_count(&s->judge.best, SHRINK_CODE);

    printf("%s: %s\n", s->record.outcome, result->message);
    printf("%zu instruction%s of %zu, after %llu candidates%s\n", left, left == 1 ? "" : "s",
           s->instructions, (unsigned long long)s->judge.tried,
           s->judge.stopped ? ", INTERRUPTED" : "");
    put_command(stdout, result);
}

/* What a run of the files will say, behind `before`: of a program behind the first one the checker
 * tells the file. Allocated. */
static char *message_of(const char *before, const char *message, const char *path)
{
    static const char launch[] = "; in launch ", text[] = ", program.s";
    const char *at = strstr(message, launch);
    char *end = NULL, *own = NULL;
    const unsigned long number = at ? strtoul(at + strlen(launch), &end, 10) : 0;
    const bool behind = number && !strcmp(end, text);
    char *file = behind ? tool_next_path(path, (unsigned)number) : NULL;
    const size_t size = strlen(before) + strlen(message) + (file ? strlen(file) : 0) + 1;

    if (!behind || file) own = malloc(size);
    if (own && behind)
        snprintf(own, size, "%s%.*s, %s", before, (int)(end - message), message, file);
    else if (own) snprintf(own, size, "%s%s", before, message);
    free(file);
    return own;
}

static int finish(struct shrink *s, struct common_error *err)
{
    struct tool_record last = {.json = NULL};
    struct result result = {s, s->options->output, s->record.message};

    if (tool_terminal(stderr)) fputs("\r\033[K", stderr);
    const int alike = s->judge.stopped ? 1 : shrink_judge_last(&s->judge, &last);
    if (alike < 0)
        return common_fail(err, "warpstep: error: cannot make a run: %s", strerror(errno));
    /* of a smaller one, when it was stopped, nobody knows more than that it fails alike */
    char *message = message_of(s->judge.stopped ? "before it was made smaller, " : "",
                               last.message ? last.message : s->record.message, s->options->output);
    if (!message) return common_fail(err, "warpstep: error: out of memory");
    result.message = message;
    int failed = write_parts(&result, 0, 1, result.path, err);
    if (!failed && !alike)
        failed = common_fail(err,
                             "%s: error: run to its end, it fails in another way than the program "
                             "that was given: %s",
                             result.path, result.message);
    if (!failed) report(&result);
    free(message);
    tool_record_free(&last);
    return failed;
}

/* Where it goes if nobody says it: build/shrink and the program's path. */
static int choose_output(struct tool_options *o, char *path, size_t size, struct common_error *err)
{
    if (o->output) return 0;
    if (tool_is_standard_input(name_of(o)))
        return common_fail(
            err, "warpstep: error: -o FILE is needed for what comes from the standard input");
    o->output = path;
    return tool_artefact_make(path, size, "build/shrink", name_of(o), ".s", err);
}

int tool_main_shrink(int argc, char **argv)
{
    struct common_error err = {""};
    struct tool_options options;
    struct shrink s = {.options = &options, .judge = {.options = &options, .tick = tick}};
    char path[1024];
    int got = tool_options_parse(&options, argc, argv, &err);

    if (!got) got = choose_output(&options, path, sizeof path, &err);
    if (!got) got = tool_check_paths(&options, &err);
    s.judge.jobs = pool_jobs(options.jobs);
    if (!got) got = shrink_judge_begin(&s.judge, &err);
    if (!got) pool_signals(&caught, NULL); /* also between runs; the pool looks at them itself */
    if (!got) tool_warn_newer(options.isa);
    if (!got) got = reproduce(&s, &err);
    if (!got) got = begin(&s, &err);
    if (!got) got = make_small(&s.judge, &err);
    if (!got) got = finish(&s, &err);
    int status = s.judge.stopped ? 128 + s.judge.stopped : 0;
    shrink_judge_free(&s.judge);
    tool_record_free(&s.record);
    common_program_free(&s.program);
    free(s.kind);
    tool_options_free(&options);
    return got > 0 ? 0 : !got ? status : err.text[0] ? tool_bad(&err) : BRIDGE_BAD_INPUT;
}
