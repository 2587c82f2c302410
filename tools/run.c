/* `warpstep run` and `warpstep check`: one program on core and model, on one of them alone, or
 * against a recorded trace. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "../bridge/bridge.h"
#include "../bridge/expect.h"
#include "../bridge/trace.h"
#include "../model/common/file.h"
#include "../model/common/isa_call.h"
#include "../model/common/needs.h"
#include "../testbench/common/harness.h"
#include "commands.h"
#include "cover.h"
#include "coverage.h"
#include "elsewhere.h"
#include "executed.h"
#include "killed.h"
#include "load.h"
#include "log.h"
#include "model_run.h"
#include "newer.h"
#include "options.h"
#include "outputs.h"
#include "paths.h"
#include "progress.h"
#include "repeat.h"
#include "replay.h"
#include "run.h"
#include "terminal.h"
#include "wave.h"

enum { MEMORIES = 32 };

/* What all modes share on their way to the report. */
struct job {
    const struct tool_options *options;
    struct common_program program;
    const struct common_program *last; /* whose turn it is, or was at the end: .then */
    bool judged;                       /* its expectations were looked at, and not met */
    struct common_machine machine;
    struct bridge *bridge;        /* lockstep and replay */
    void *model;                  /* model alone */
    struct testbench_result core; /* lockstep and core alone */
    struct bridge_result result;  /* when there is no bridge */
    struct tool_executed executed;
    struct tool_log log;
    uint64_t logged; /* instructions and launches that it shows */
    double begin;    /* wall clock */
    double started;  /* processor time of this thread then */
    double seconds;  /* processor time of the simulation or of the model */
    uint64_t limit;  /* clocks, or instructions of the model alone; 0: none */
    char *repeat;    /* the command, or NULL */
    char *
        /* where each warp of the model alone stands when it did not come to its end, or NULL */
        standing;
    char lacked[128]; /* what the program needs and this build lacks; empty: nothing */
    struct bridge_memory memory[MEMORIES];
    size_t memories;
};

static double wall_seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* The model's memories as the host side sees them; constant banks cannot change. */
static void model_memories(struct job *job)
{
    const struct common_isa *isa = job->options->isa;

    for (uint32_t space = 0; space < isa->nspaces; space++) {
        if (!isa->spaces[space].external || isa->spaces[space].banks) continue;
        struct bridge_memory *m = &job->memory[job->memories];
        m->space = space;
        m->bank = 0;
        m->byte = common_isa_space_bytes(isa, job->model, space, 0, &m->size);
        if (m->byte) job->memories++;
    }
}

/* What is left in the core's memories. A bank that the program left empty is kept by the core's
 * side alone; it is cut to what the model keeps. */
static void core_memories(struct job *job, const struct testbench_result *core)
{
    const struct common_isa *isa = job->options->isa;

    job->memories = 0;
    for (uint32_t space = 0; space < isa->nspaces; space++) {
        uint32_t banks = isa->spaces[space].banks ? isa->spaces[space].banks : 1;
        size_t size = core->memory_bytes[space] / banks;
        if (!core->memory[space]) continue;
        for (uint32_t bank = 0; bank < banks; bank++) {
            size_t kept = size;
            if (job->bridge && banks > 1)
                common_isa_space_bytes(isa, bridge_model(job->bridge), space, bank, &kept);
            job->memory[job->memories++] = (struct bridge_memory){
                space, bank, core->memory[space] + bank * size, kept < size ? kept : size, true};
        }
    }
}

static void judge_expectation(struct job *job, const struct common_program *program);

/* What the program that is over left goes to the one behind it.
 *   returns  0; nonzero with a verdict */
static int feed(struct job *job)
{
    struct common_error err = {""};

    if (!bridge_feed(job->options->isa, job->last, job->memory, job->memories, &err)) return 0;
    job->result.verdict = BRIDGE_INTERNAL;
    snprintf(job->result.message, sizeof job->result.message, "%.100s cannot follow: %.300s",
             job->last->next->name, err.text);
    return 1;
}

/* Between two programs: what the checker, or the program itself, says of the one that is over. */
static int between(void *context, const struct common_program *next,
                   const struct testbench_result *core)
{
    struct job *job = context;
    int over;

    core_memories(job, core);
    if (job->bridge) {
        over = bridge_next(job->bridge, job->memory, job->memories);
    } else {
        judge_expectation(job, job->last);
        over = job->result.verdict != BRIDGE_PASS || feed(job);
    }
    job->memories = 0; /* the bytes are the caller's */
    if (!over) job->last = next;
    return over;
}

/* What the checker tells of each instruction. */
static void stepped(void *context, const struct common_program *program,
                    const struct common_step *step, uint64_t cycle, bool differs)
{
    struct job *job = context;

    if (job->options->executed && !differs) tool_executed_add(&job->executed, &step->retire);
    if (job->options->cover && !differs)
        cover_step(job->options->cover, program, bridge_model(job->bridge), step);
    if (job->options->log) tool_log_step(&job->log, program, step, cycle);
    if (job->options->replay && tool_replay_step(job->options->replay, &step->retire, cycle) &&
        !differs)
        bridge_enough(job->bridge);
}

/* What a memory answered in the recorded run. */
static void recorded_answer(void *context, const char *from, uint64_t addr, uint32_t *word,
                            size_t words)
{
    const struct job *job = context;

    tool_replay_answer(job->options->replay, from, addr, word, words);
}

static int run_core(struct job *job, struct common_error *err)
{
    const struct tool_options *o = job->options;
    struct testbench_config config = {
        .isa = o->isa->name,
        .program = &job->program,
        .bridge = job->bridge,
        .seed = o->seed,
        .disturb = o->disturb,
        .watchdog = o->watchdog,
        .max_clocks = job->limit,
        .interrupt = &tool_interrupt,
        .sweep = o->sweep,
        .port = o->port,
        .baud = (uint32_t)o->baud,
        .timeout = (uint32_t)o->timeout,
        .signature = (uint32_t)o->signature,
        .window = o->window.given,
        .window_warp = o->window.warp,
        .window_order = o->window.order,
        .wave_file = o->wave.file,
        .wave_from = o->wave.from,
        .wave_to = o->wave.to,
        .plusargs = (const char *const *)o->plusarg,
        .between = between,
        .answer = o->replay ? recorded_answer : NULL,
        .context = job,
    };
    char path[1024];

    if (o->waves == TOOL_WAVES_ALWAYS && !o->wave.file) {
        if (tool_wave_path(o, path, sizeof path, err)) return -1;
        config.wave_file = path;
    }
    if (config.wave_file) tool_wave_guard(config.wave_file);
    int failed = testbench_run(&config, &job->core, err);
    if (config.wave_file) tool_wave_guard(NULL);
    if (failed) return -1;
    job->seconds = job->core.seconds;
    core_memories(job, &job->core);
    return 0;
}

/* A log that goes to the same terminal shows it, too, and would be written over. */
static bool shows_progress(const struct tool_options *o)
{
    return !o->skip && !(o->log && tool_terminal(stdout));
}

static int run_lockstep(struct job *job, struct common_error *err)
{
    const struct tool_options *o = job->options;
    struct bridge_options options = {
        .seed = o->seed,
        .repeat = job->repeat,
        .watchdog = o->watchdog ? o->watchdog : testbench_watchdog(o->disturb),
        .sweep_every = o->sweep,
        .interrupt = &tool_interrupt,
        .keep_going = o->keep_going,
        .unswept = o->port != NULL,
        .signatures = o->signature != 0,
        .window = o->window.given,
        .suspect = o->window.suspect,
        .window_warp = o->window.warp,
        .window_order = o->window.order,
        .window_to = o->window.to,
        .sought = o->replay != NULL,
        .stepped = o->executed || o->log || o->cover || o->replay ? stepped : NULL,
        .context = job};
    enum bridge_end end = BRIDGE_END_STOPPED;

    job->bridge = bridge_create(o->isa, &job->program, &job->machine, &options, err);
    if (!job->bridge) return -1;
    if (shows_progress(o)) tool_progress_begin(bridge_result(job->bridge), job->limit, true);
    if (o->trace) {
        bridge_trace_replay(job->bridge, o->trace);
        return 0;
    }
    if (o->record && !o->wave.file && bridge_trace_start(job->bridge, o->record, err)) return -1;
    if (run_core(job, err)) return -1;
    if (job->core.end == TESTBENCH_DONE) end = BRIDGE_END_DONE;
    if (job->core.end == TESTBENCH_LIMIT) end = BRIDGE_END_LIMIT;
    bridge_finish(job->bridge, end, job->memory, job->memories);
    return 0;
}

/* What a run with nothing to compare to is worth: what a program says about its own end. */
static void judge_expectation(struct job *job, const struct common_program *program)
{
    struct bridge_result *r = &job->result;

    for (size_t i = 0; i < program->expects; i++) r->expected += program->expect[i].count;
    if (r->verdict != BRIDGE_PASS) return;
    if (!r->expects && !program->next) {
        r->verdict = BRIDGE_VACUOUS;
        snprintf(r->message, sizeof r->message, "nothing was compared: %s",
                 program->expect_trap ? "a trap cannot be seen without taps"
                                      : "the program expects nothing");
    } else if (bridge_expect(job->options->isa, program, job->memory, job->memories, r->message,
                             sizeof r->message)) {
        r->verdict = BRIDGE_EXPECT_FAIL;
    } else if (!bridge_expect_proves(job->options->isa, program, job->memory, job->memories)) {
        r->verdict = BRIDGE_INTERNAL;
        snprintf(r->message, sizeof r->message,
                 "the checker is blind: another value than the expected one is not reported");
    }
}

int tool_check_bare(const struct tool_options *o, struct common_error *err)
{
    if (testbench_has_bare(o->isa->name)) return 0;
    return common_fail(err, "warpstep: error: this build has no core without taps, which a run on "
                            "the core alone needs; make build/bench/warpstep has");
}

int tool_check_plusargs(const struct tool_options *o, struct common_error *err)
{
    if (!o->isa || o->mode != TOOL_LOCKSTEP || o->port) return 0;
    return testbench_check_plusargs(o->isa->name, (const char *const *)o->plusarg, err);
}

static int run_bare(struct job *job, struct common_error *err)
{
    struct bridge_result *r = &job->result;

    if (tool_check_bare(job->options, err)) return -1;
    for (const struct common_program *p = &job->program; p; p = p->next) {
        void *model = job->options->isa->create(p, &job->machine, err); /* checks the launch */
        if (!model) return -1;
        job->options->isa->destroy(model);
        r->expects |= p->expects > 0; /* a trap cannot be seen from outside */
    }
    if (run_core(job, err)) return -1;
    r->cycles = job->core.clocks;
    if (r->verdict != BRIDGE_PASS) return 0; /* between two programs */
    if (job->core.end == TESTBENCH_HANG || job->core.end == TESTBENCH_LIMIT) {
        r->verdict = BRIDGE_HANG;
        snprintf(r->message, sizeof r->message, "not finished after %llu clocks",
                 (unsigned long long)job->core.clocks);
    } else if (job->core.end == TESTBENCH_INTERRUPTED) {
        r->verdict = bridge_signal_verdict(tool_interrupt);
        snprintf(r->message, sizeof r->message, "stopped by %s in clock %llu",
                 bridge_signal_name(tool_interrupt), (unsigned long long)job->core.clocks);
    } else if (job->core.stray) {
        r->verdict = BRIDGE_STATE_DIFF;
        snprintf(r->message, sizeof r->message, "%llu requests outside memory, the first at 0x%x",
                 (unsigned long long)job->core.stray, job->core.stray_addr);
    }
    judge_expectation(job, job->last);
    return 0;
}

/* What the model alone left at the end of a program; its traps were judged with the run. */
static void judge_model(struct job *job)
{
    job->result.expected += job->last->expect_trap;
    judge_expectation(job, job->last);
}

/* Between two programs of the model alone; see tool_model_run(). */
static int model_between(void *context, void *model, const struct common_program *next)
{
    struct job *job = context;

    job->model = model;
    model_memories(job);
    judge_model(job);
    job->judged = job->result.verdict != BRIDGE_PASS || feed(job);
    job->model = NULL;
    job->memories = 0;
    if (!job->judged) job->last = next;
    return job->judged;
}

/* The model's run, or the last of several. */
static int measure_model(struct job *job, struct common_error *err)
{
    const struct tool_options *o = job->options;
    const struct bridge_result fresh = job->result;
    bool again;
    double all = 0, best = 0;

    do {
        if (job->model) o->isa->destroy(job->model);
        job->model = NULL;
        job->result = fresh;
        if (tool_model_run(o, &job->program, &job->machine, job->limit, &job->result,
                           o->executed ? &job->executed : NULL, o->log ? &job->log : NULL,
                           model_between, job, &job->model, &job->standing, &job->seconds, err))
            return -1;
        best = all == 0 || job->seconds < best ? job->seconds : best;
        all += job->seconds;
        again = all < o->least_seconds && job->result.verdict == BRIDGE_PASS && !job->program.next;
    } while (again);
    job->seconds = best;
    return 0;
}

static int run_model(struct job *job, struct common_error *err)
{
    struct bridge_result *r = &job->result;

    for (const struct common_program *p = &job->program; p; p = p->next)
        r->expects |= p->expects > 0 || p->expect_trap;
    if (measure_model(job, err)) return -1;
    model_memories(job);
    if (!job->judged) judge_model(job);
    return 0;
}

/* What the record says beside the result. */
struct record {
    const struct bridge_result *result;
    struct bridge_run run;
};

static int write_record(FILE *out, const void *what)
{
    const struct record *record = what;

    return bridge_result_json(record->result, &record->run, out);
}

static void print_message(const struct job *job, FILE *out)
{
    const struct bridge_result *r = &job->result;

    fprintf(out, "%s: %s on the %s alone", r->program, bridge_verdict_name(r->verdict), r->mode);
    if (r->message[0]) fprintf(out, ": %s", r->message);
    fprintf(out, "\n%s", r->loop);
    if (r->instructions)
        fprintf(out, "%llu warp instructions, %llu thread instructions\n",
                (unsigned long long)r->instructions, (unsigned long long)r->thread_instructions);
    if (r->cycles) fprintf(out, "%llu clocks\n", (unsigned long long)r->cycles);
    if (job->standing) fputs(job->standing, out);
}

/* Of what does not depend on where a warp was placed. */
static uint64_t hash_memory(const struct job *job)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325); /* FNV-1a, 64 bits, over words */

    for (size_t m = 0; m < job->memories; m++) {
        const struct common_space *space = &job->options->isa->spaces[job->memory[m].space];
        if (space->per_lane || space->banks) continue;
        for (size_t i = 0; i + 4 <= job->memory[m].size; i += 4) {
            uint32_t word;
            memcpy(&word, job->memory[m].byte + i, 4);
            hash = (hash ^ word) * UINT64_C(0x100000001b3);
        }
    }
    return hash;
}

static struct record record_of(const struct job *job, const struct bridge_result *r)
{
    const struct tool_options *o = job->options;
    struct record record = {
        r,
        {.machine = &job->machine,
         .disturb = o->mode == TOOL_MODEL || o->trace ? NULL : testbench_disturb_name(o->disturb),
         .repeat = job->repeat,
         .skipped = o->skip && job->lacked[0] ? job->lacked : NULL,
         .clocks = o->trace ? r->cycles + 1 : job->core.clocks,
         .memory_hash = hash_memory(job),
         .timed = o->times,
         .wall = wall_seconds() - job->begin,
         .processor = job->seconds,
         .reset = job->core.reset_seconds,
         .whole = tool_seconds() - job->started}};

    return record;
}

/* Whether the run is one that is made again for its wave. */
static bool wants_wave(const struct job *job, const struct bridge_result *r)
{
    const struct tool_options *o = job->options;

    return o->waves == TOOL_WAVES_FAIL && job->bridge && !o->trace && !o->wave.file &&
           (o->replay || r->verdict != BRIDGE_PASS) && r->verdict != BRIDGE_BAD_INPUT &&
           r->verdict != BRIDGE_LINK_ERROR && r->verdict != BRIDGE_INTERRUPTED &&
           r->verdict != BRIDGE_TERMINATED;
}

/* The second path is to be copied into a shell. */
static void say_wave(const char *wave, FILE *out)
{
    char view[1100];

    snprintf(view, sizeof view, "%.*s.gtkw", (int)(strlen(wave) - strlen(".fst")), wave);
    fputs("waves: ", out);
    if (tool_is_one_line(wave)) fputs(wave, out);
    else tool_put_word(out, wave);
    fputs(", open it with: gtkwave ", out);
    tool_put_word(out, view);
    fputc('\n', out);
}

/* The wave, and the line that says where it is.
 *   returns  -1 with err: the command is there for it, and it cannot be written */
static int write_wave(const struct job *job, const struct bridge_result *r, FILE *out,
                      struct common_error *err)
{
    const struct tool_options *o = job->options;
    bool whole = o->waves == TOOL_WAVES_ALWAYS && !o->wave.file;
    uint64_t at = r->difference.present ? r->difference.cycle
                  : o->replay           ? tool_replay_cycle(o->replay)
                                        : 0;
    struct common_error trouble = {""};
    char wave[1024];
    int failed;

    if (!whole && !wants_wave(job, r)) return 0;
    if (!whole && (r->verdict == BRIDGE_EXPECT_FAIL || r->verdict == BRIDGE_UNOBSERVED)) {
        fputs("waves: none, for core and model agree; --waves always writes the whole run\n", out);
        return 0;
    }
    if (!at) at = whole ? r->first_cycle : job->core.clocks;
    if (whole)
        failed = tool_wave_path(o, wave, sizeof wave, &trouble) ||
                 tool_wave_save(o, &job->program, wave, at, &trouble);
    else failed = tool_wave_again(o, &job->program, at, wave, sizeof wave, &trouble);
    if (failed && (o->replay || whole)) return common_fail(err, "%s", trouble.text);
    if (failed) fprintf(out, "waves: none; %s\n", trouble.text);
    else say_wave(wave, out);
    return 0;
}

/* A signature differs: which instruction it is, another run finds out, in which the board tells
 * signatures as before and, from there on, all events of that warp. Where only the core knows what
 * it wrote, and where that run has but a signature that differs, all events are told.
 * returns  only if it cannot be made */
static int run_again(const struct job *job, const struct bridge_result *r, FILE *out,
                     struct common_error *err)
{
    const struct tool_options *o = job->options;
    char **argv = calloc((size_t)o->argc + 3, sizeof *argv), window[64], own[1024];
    const bool to_window = !o->window.given && !r->signature.cannot;
    size_t count = 0;

    if (!argv) return common_fail(err, "warpstep: error: out of memory");
    snprintf(own, sizeof own, "%s", tool_own_name()); /* its report names the same command */
    argv[count++] = own;
    for (int i = 0; i < o->argc; i++) {
        bool two = !strcmp(o->argv[i], "--signature") || !strcmp(o->argv[i], "--window");
        bool one = !strncmp(o->argv[i], "--signature=", 12) || !strncmp(o->argv[i], "--window=", 9);
        if (to_window || !(one || two)) argv[count++] = o->argv[i];
        else if (two) i++;
    }
    if (to_window) {
        snprintf(window, sizeof window, "--window=%u:%u-%u", r->signature.warp, r->signature.from,
                 r->signature.to);
        argv[count++] = window;
    }
    fprintf(out, "%s; again, with %s\n", r->message,
            to_window ? "all events of that warp from there on" : "all events");
    fflush(out);
    execv("/proc/self/exe", argv);
    free(argv);
    return common_fail(err, "warpstep: error: the run cannot be made again: %s", strerror(errno));
}

/* The command that goes on from a board's run in a simulation: from the recording, if there is
 * one. */
static void say_replay(const struct job *job, const struct bridge_result *r, FILE *out)
{
    const struct tool_options *o = job->options;
    char *command = r->difference.present
                        ? tool_replay_command(o, r->difference.warp, r->difference.order)
                        : NULL;

    if (command) fprintf(out, "  replay: %s\n", command);
    free(command);
}

/* An output is lost: a run that had passed did not pass. */
static void lose_output(struct bridge_result *last, FILE *out, const struct common_error *err)
{
    fflush(out);
    tool_bad(err);
    if (last->verdict != BRIDGE_PASS) return;
    last->verdict = BRIDGE_BAD_INPUT;
    snprintf(last->message, sizeof last->message, "%s", err->text);
}

/* The report so far and the log are written, as far as the system knows. */
static bool is_written(const struct tool_options *o, FILE *out)
{
    bool lost = fflush(out) || ferror(out);

    if (o->log) lost |= fflush(stdout) || ferror(stdout);
    return !lost;
}

/* The record is the last file, for it says whether the others could be written.
 *   of_many  the command that runs many keeps the coverage and looks at the report */
static void write_files(const struct job *job, const struct record *record,
                        struct bridge_result *last, FILE *out, bool of_many)
{
    const struct tool_options *o = job->options;
    struct common_error err = {""};

    if (write_wave(job, record->result, out, &err)) lose_output(last, out, &err);
    if (o->wave.file) return;
    if (tool_outputs_write(o, job->last, job->memory, job->memories, out, &err) ||
        (o->executed && tool_executed_write(&job->executed, o->executed, &err)))
        lose_output(last, out, &err);
    if (!of_many && o->cover && cover_save(o->cover, &err)) lose_output(last, out, &err);
    if (!of_many && last->verdict == BRIDGE_PASS && !is_written(o, out)) {
        common_fail(&err, "warpstep: error: cannot write the output");
        lose_output(last, out, &err);
    }
    if (o->json && common_file_write(o->json, write_record, record, &err))
        lose_output(last, out, &err);
}

/* Report, wave, files, last line. */
static int finish(struct job *job, FILE *out, FILE *sent, struct common_error *err)
{
    const struct tool_options *o = job->options;
    const struct bridge_result *r = job->bridge ? bridge_result(job->bridge) : &job->result;
    struct record record = record_of(job, r);
    int status;

    if (r->verdict == BRIDGE_BAD_INPUT) { /* a trace that is none, or of something else */
        common_fail(err, "%s: error: %s", o->trace ? o->trace : job->program.name, r->message);
        return tool_bad(err);
    }
    if ((r->signature.differs || r->signature.cannot) && run_again(job, r, out, err))
        return tool_bad(err);
    if (job->bridge && !o->unread) bridge_report(job->bridge, out);
    else if (!job->bridge) print_message(job, out);
    if (job->core.stray)
        fprintf(out, "note: %llu requests of the core lay outside memory, the first at 0x%x\n",
                (unsigned long long)job->core.stray, job->core.stray_addr);
    if (job->lacked[0]) fprintf(out, "note: this program %s\n", job->lacked);
    if (o->log && !job->logged)
        fprintf(out, "note: the log is empty: none of %llu instructions matches its filter\n",
                (unsigned long long)r->instructions);
    const void *model = job->bridge ? bridge_model(job->bridge) : job->model;
    char note[256];
    if (model && o->isa->note && o->isa->note(model, note, sizeof note))
        fprintf(out, "note: %s\n", note);
    if (o->replay) tool_replay_report(o->replay, r, out);
    if (o->port) say_replay(job, r, out);
    struct bridge_result last = *r;
    record.result = &last;
    write_files(job, &record, &last, out, sent != NULL);
    if (sent) write_record(sent, &record);
    status = last.verdict;
    tool_killed_done();
    if (bridge_result_line(&last, out) || fflush(out)) return status ? status : BRIDGE_BAD_INPUT;
    return status;
}

static uint64_t limit_of(const struct tool_options *options, const struct common_program *program)
{
    uint64_t sum = 0;

    if (options->max_clocks || !options->isa->limit) return options->max_clocks;
    for (; program; program = program->next) {
        uint64_t limit = options->isa->limit(program);
        if (!limit) return 0;
        sum += limit;
    }
    return sum;
}

/* A run that could not be made. */
static int refuse(struct job *job, FILE *sent, const struct common_error *err)
{
    job->result.verdict = BRIDGE_BAD_INPUT;
    snprintf(job->result.message, sizeof job->result.message, "%s", err->text);
    const struct record record = record_of(job, &job->result);
    if (sent) write_record(sent, &record);
    return tool_bad(err);
}

static int run_what(struct job *job, struct common_error *err)
{
    switch (job->options->mode) {
    case TOOL_LOCKSTEP: return run_lockstep(job, err);
    case TOOL_MODEL: return run_model(job, err);
    case TOOL_CORE: return run_bare(job, err);
    }
    return -1;
}

static int run_mode(struct job *job, struct common_error *err)
{
    struct cover *cover = job->options->cover;

    if (cover && cover_begin(cover)) return common_fail(err, "warpstep: error: out of memory");
    tool_killed_running(true);
    int failed = run_what(job, err);
    tool_killed_running(false);
    if (cover && !failed) cover_end(cover);
    return failed;
}

/* A program of many that this build lacks something for. */
static int skip(struct job *job, FILE *out, FILE *sent)
{
    const struct record record = record_of(job, &job->result);

    fprintf(out, "%s\n", job->lacked);
    return sent && write_record(sent, &record) ? BRIDGE_INTERNAL : 0;
}

static void look_for_lacks(struct job *job)
{
    struct common_need need;

    for (const struct common_program *p = &job->program; p && !job->lacked[0]; p = p->next)
        if (common_program_lacks(p, job->options->isa->parts, &job->machine, &need))
            common_need_text(&need, &job->machine, job->lacked, sizeof job->lacked);
}

int tool_run(const struct tool_options *options, FILE *out, FILE *record)
{
    struct common_error err = {""};
    int failed, status;

    if (options->tool) return tool_run_elsewhere(options, record);
    struct job *job = calloc(1, sizeof *job);
    if (!job) return BRIDGE_INTERNAL;
    job->options = options;
    job->log = (struct tool_log){stdout, options->isa, &options->filter, options->json_lines,
                                 &job->logged};
    job->begin = wall_seconds();
    job->started = tool_seconds();
    job->repeat = tool_repeat(options);
    job->last = &job->program;
    failed = tool_load(options, &job->program, &err);
    if (options->warns && job->program.warnings) fputs(job->program.warnings, stderr);
    if (!failed && testbench_machine(options->isa->name, &job->machine) &&
        options->mode != TOOL_MODEL) /* else it has the sizes that the model itself says */
        failed =
            common_fail(&err, "warpstep: error: %s has no core yet; --model-only runs the model",
                        options->isa->name);
    uint32_t warps = failed ? 0 : common_isa_warps(options->isa, &job->machine);
    if (!failed && options->filter.by_warp && options->filter.warp >= warps)
        failed = common_fail(&err, "warpstep: error: --warp %u; the machine has %u: 0 to %u",
                             options->filter.warp, warps, warps - 1);
    if (!failed) look_for_lacks(job);
    if (!failed) failed = tool_outputs_check(options, &job->program, &job->machine, &err);
    if (!failed) job->limit = limit_of(options, &job->program);
    job->result.isa = options->isa->name;
    job->result.program = options->program ? options->program : options->code;
    job->result.mode = tool_mode_name(options->mode);
    job->result.seed = options->seed;
    bool skipped = !failed && options->skip && job->lacked[0];
    if (!failed && !skipped) {
        if (shows_progress(options))
            tool_progress_begin(&job->result, job->limit, options->mode != TOOL_MODEL);
        failed = run_mode(job, &err);
        tool_progress_end();
    }
    if (!failed) job->result.program = job->program.name;
    status = failed    ? refuse(job, record, &err)
             : skipped ? skip(job, out, record)
                       : finish(job, out, record, &err);
    if (job->bridge) bridge_destroy(job->bridge);
    if (job->model) options->isa->destroy(job->model);
    for (size_t i = 0; i < COMMON_SPACES; i++) free(job->core.memory[i]);
    tool_executed_free(&job->executed);
    common_program_free(&job->program);
    free(job->repeat);
    free(job->standing);
    free(job);
    return status;
}

static int main_one(int argc, char **argv)
{
    struct common_error err = {""};
    struct tool_options options;
    int got = tool_options_parse(&options, argc, argv, &err);

    if (!got) got = tool_check_paths(&options, &err);
    if (!got) got = tool_cover_open(&options, &err);
    options.warns = true;
    if (!got && (options.log || options.port)) options.waves = TOOL_WAVES_NEVER;
    if (!got) tool_warn_newer(options.isa);
    if (!got) tool_killed_install(&options);
    FILE *out = options.log ? stderr : stdout; /* of the report */
    int status = got < 0 ? tool_bad(&err) : got > 0 ? 0 : tool_run(&options, out, NULL);
    tool_cover_free(&options); /* the run has saved it */
    tool_options_free(&options);
    return status;
}

int tool_main_run(int argc, char **argv)
{
    return main_one(argc, argv);
}

int tool_main_board(int argc, char **argv)
{
    return main_one(argc, argv);
}

int tool_main_log(int argc, char **argv)
{
    return main_one(argc, argv);
}

int tool_main_check(int argc, char **argv)
{
    return main_one(argc, argv);
}
