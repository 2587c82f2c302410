/* `warpstep replay`: from a recorded run, such as one of a board, to the same instruction in a
 * simulation, and a wave there. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../bridge/bridge.h"
#include "../bridge/trace.h"
#include "../model/common/isa_call.h"
#include "../testbench/common/harness.h"
#include "commands.h"
#include "killed.h"
#include "load.h"
#include "newer.h"
#include "options.h"
#include "paths.h"
#include "replay.h"
#include "run.h"

enum { WARPS = 256 /* that a retire can name */ };

/* What a warp slot works on: its last launch. */
struct work {
    bool launched;
    uint32_t order, arg[COMMON_ARGS];
};

/* What a memory answered; its words are in the pool. */
struct answer {
    char from[17];
    uint64_t addr;
    size_t number; /* in the order of the recording */
    size_t word, words;
    /* of those from here on with the same port and address; counts at the first one */
    size_t taken;
};

struct tool_replay {
    uint32_t warp, order; /* where to */
    /* order counts from the launch with these arguments, in whatever slot that is */
    bool by_work;
    uint32_t arg[COMMON_ARGS];
    struct work work[WARPS];
    uint32_t last_warp, last_order; /* of the recording */
    uint64_t recorded;              /* its instructions */
    bool reached;
    bool had_work;       /* the simulation's warp of that number */
    uint32_t ended_with; /* its last order */
    uint64_t cycle;

    struct answer *answer;
    uint32_t *word;
    size_t answers, answers_room, words, words_room;
    uint64_t given;
    bool incomplete; /* out of memory */
};

static void follow_work(struct tool_replay *r, const struct common_retire *retire)
{
    struct work *work = &r->work[retire->warp % WARPS];

    if (retire->kind != COMMON_LAUNCH) return;
    work->launched = true;
    work->order = retire->order;
    memcpy(work->arg, retire->arg, sizeof work->arg);
}

/* ---- the recording. */

static void recorded_step(void *context, const struct common_program *program,
                          const struct common_step *step, uint64_t cycle, bool differs)
{
    struct tool_replay *r = context;

    (void)program;
    (void)cycle;
    (void)differs;
    follow_work(r, &step->retire);
    r->recorded += step->retire.kind == COMMON_RETIRE;
    r->last_warp = step->retire.warp;
    r->last_order = step->retire.order;
}

/* Room for one element more. returns 0; -1: there is none */
static int grow(void **array, size_t *room, size_t need, size_t size)
{
    size_t more = *room ? *room : 1024;

    while (more < need) more *= 2;
    if (more == *room) return 0;
    void *moved = realloc(*array, more * size);
    if (!moved) return -1;
    *array = moved;
    *room = more;
    return 0;
}

static void recorded_answer(void *context, const char *from, uint64_t addr, const uint32_t *word,
                            uint32_t count)
{
    struct tool_replay *r = context;

    if (grow((void **)&r->answer, &r->answers_room, r->answers + 1, sizeof *r->answer) ||
        grow((void **)&r->word, &r->words_room, r->words + count, sizeof *r->word)) {
        r->incomplete = true;
        return;
    }
    struct answer *a = &r->answer[r->answers];
    *a = (struct answer){.addr = addr, .number = r->answers++, .word = r->words, .words = count};
    snprintf(a->from, sizeof a->from, "%s", from);
    memcpy(r->word + r->words, word, count * sizeof *word);
    r->words += count;
}

static int compare_place(const struct answer *a, const char *from, uint64_t addr)
{
    int ports = strncmp(a->from, from, sizeof a->from - 1);
    return ports ? ports : (a->addr > addr) - (a->addr < addr);
}

static int compare_answers(const void *left, const void *right)
{
    const struct answer *a = left, *b = right;
    int places = compare_place(a, b->from, b->addr);
    return places ? places : (a->number > b->number) - (a->number < b->number);
}

static void go_to(struct tool_replay *r, uint32_t warp, uint32_t order)
{
    const struct work *work = &r->work[warp % WARPS];

    r->warp = warp;
    r->order = order;
    r->by_work = work->launched;
    if (!work->launched) return;
    r->order -= work->order;
    memcpy(r->arg, work->arg, sizeof r->arg);
}

/* What the recorded run came to.
 * returns 0 with the place; else an exit status, with err */
static int take_place(struct tool_replay *r, const struct tool_options *o,
                      const struct bridge_result *result, struct common_error *err)
{
    if (r->incomplete) return common_fail(err, "warpstep: error: out of memory"), BRIDGE_INTERNAL;
    if (result->verdict == BRIDGE_BAD_INPUT || result->verdict == BRIDGE_LINK_ERROR) {
        common_fail(err, "%s: error: %s", o->trace, result->message);
        return result->verdict;
    }
    /* Without a launch, too, the model knows an instruction that would be the first. */
    if (!r->recorded && (!result->difference.present || result->verdict == BRIDGE_HANG)) {
        common_fail(err, "%s: error: nothing was recorded: no instruction retired; found %s: %s",
                    o->trace, bridge_verdict_name(result->verdict), result->message);
        return BRIDGE_BAD_INPUT;
    }
    if (result->difference.present) {
        go_to(r, result->difference.warp, result->difference.order);
    } else if (result->verdict == BRIDGE_HANG) {
        go_to(r, r->last_warp, r->last_order);
    } else if (!o->at.given) {
        common_fail(err,
                    "%s: error: the recorded run is a %s without an instruction that differs; --at "
                    "WARP:ORDER names one",
                    o->trace, bridge_verdict_name(result->verdict));
        return BRIDGE_BAD_INPUT;
    }
    return 0;
}

/* Judges the recording, and keeps what its memories answered.
 * returns as take_place() */
static int read_recording(const struct tool_options *o, struct tool_replay *r,
                          struct common_error *err)
{
    const struct bridge_options options = {.seed = o->seed,
                                           .watchdog = UINT64_MAX,
                                           .interrupt = &tool_interrupt,
                                           .unswept = true,
                                           .stepped = recorded_step,
                                           .answered = recorded_answer,
                                           .context = r};
    struct common_program program;
    struct common_machine machine;
    int status = BRIDGE_BAD_INPUT;

    if (tool_load(o, &program, err)) return status;
    struct bridge *bridge = NULL;
    if (testbench_machine(o->isa->name, &machine))
        common_fail(err, "warpstep: error: %s has no core yet", o->isa->name);
    else bridge = bridge_create(o->isa, &program, &machine, &options, err);
    if (bridge) {
        bridge_trace_replay(bridge, o->trace);
        status = take_place(r, o, bridge_result(bridge), err);
        if (!status && !o->wave.file)
            printf("%s: %s: %s\n", o->trace, bridge_verdict_name(bridge_result(bridge)->verdict),
                   bridge_result(bridge)->message);
        bridge_destroy(bridge);
    }
    common_program_free(&program);
    qsort(r->answer, r->answers, sizeof *r->answer, compare_answers);
    memset(r->work, 0, sizeof r->work); /* the simulation's from here on */
    return status;
}

/* ---- the simulation. */

bool tool_replay_step(struct tool_replay *r, const struct common_retire *retire, uint64_t cycle)
{
    const struct work *work = &r->work[retire->warp % WARPS];

    follow_work(r, retire);
    if (retire->warp == r->warp) {
        r->had_work = true;
        r->ended_with = retire->order;
    }
    if (r->by_work)
        r->reached = work->launched && retire->order - work->order == r->order &&
                     !memcmp(work->arg, r->arg, sizeof r->arg);
    else r->reached = retire->warp == r->warp && retire->order == r->order;
    if (r->reached) r->cycle = cycle;
    return r->reached;
}

void tool_replay_answer(struct tool_replay *r, const char *from, uint64_t addr, uint32_t *word,
                        size_t words)
{
    size_t low = 0, high = r->answers;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (compare_place(&r->answer[middle], from, addr) < 0) low = middle + 1;
        else high = middle;
    }
    if (low == r->answers) return;
    struct answer *a = &r->answer[low + r->answer[low].taken];
    if (a >= r->answer + r->answers || compare_place(a, from, addr) || a->words != words) return;
    r->answer[low].taken++;
    r->given++;
    memcpy(word, r->word + a->word, words * sizeof *word);
}

uint64_t tool_replay_cycle(const struct tool_replay *r)
{
    return r->reached ? r->cycle : 0;
}

/* Where else --at could go. */
static void report_missed(const struct tool_replay *r, FILE *out)
{
    fputs("replay: the simulation never came there\n", out);
    if (r->by_work) return;
    if (r->had_work)
        fprintf(out, "replay: warp %u ended with order %u: expected --at %u:0 to %u:%u\n", r->warp,
                r->ended_with, r->warp, r->warp, r->ended_with);
    else fprintf(out, "replay: warp %u had no work\n", r->warp);
}

void tool_replay_report(const struct tool_replay *r, const struct bridge_result *result, FILE *out)
{
    if (r->answers)
        fprintf(out, "replay: %llu of %zu recorded answers of memories were given\n",
                (unsigned long long)r->given, r->answers);
    if (r->reached && result->verdict == BRIDGE_VACUOUS)
        fputs("replay: a launch is there, and nothing was compared; the next order is an "
              "instruction\n",
              out);
    else if (r->reached && !result->difference.present)
        fputs("replay: the simulation does there what the model does: what was recorded is not in "
              "the RTL\n",
              out);
    else if (r->reached) fputs("replay: the simulation differs there, too\n", out);
    else if (result->difference.present)
        fputs("replay: the simulation differs before it comes there\n", out);
    else report_missed(r, out);
}

/* The order may be too large for the program, which only its run shows. */
static int check_place(const struct tool_options *o, struct common_error *err)
{
    struct common_machine machine;

    if (!o->at.given || testbench_machine(o->isa->name, &machine)) return 0;
    const uint32_t warps = common_isa_warps(o->isa, &machine);
    if (o->at.warp < warps) return 0;
    return common_fail(err, "warpstep: error: --at: warp %u; the machine has %u: 0 to %u",
                       o->at.warp, warps, warps - 1);
}

static int replay(struct tool_options *o, struct common_error *err)
{
    if (check_place(o, err)) return BRIDGE_BAD_INPUT;
    struct tool_replay *r = calloc(1, sizeof *r);
    int status = 0;

    if (!r) return common_fail(err, "warpstep: error: out of memory"), BRIDGE_INTERNAL;
    if (o->trace) status = read_recording(o, r, err);
    if (o->at.given) {
        r->by_work = false;
        r->warp = o->at.warp;
        r->order = o->at.order;
    }
    if (!status) {
        fflush(stdout);
        o->replay = r;
        o->trace = NULL; /* its events are no longer looked at */
        status = tool_run(o, stdout, NULL);
    }
    free(r->answer);
    free(r->word);
    free(r);
    return status;
}

int tool_main_replay(int argc, char **argv)
{
    struct common_error err = {""};
    struct tool_options options;
    int got = tool_options_parse(&options, argc, argv, &err);
    int status = 0;

    if (!got) got = tool_check_paths(&options, &err);
    if (!got) tool_killed_install(&options);
    if (!got) tool_warn_newer(options.isa);
    if (!got) status = replay(&options, &err);
    if (err.text[0]) tool_bad(&err);
    tool_options_free(&options);
    return got < 0 ? BRIDGE_BAD_INPUT : status;
}
