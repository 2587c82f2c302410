/* The way of a warp up to the instruction that differs, as the model tells it: without those that
 * direct it, its instructions one behind the other are a program of which each can go, which is not
 * so between a branch or call and the place that it counts on; see shrink.h. */
#include <stdlib.h>
#include <string.h>

#include "../bridge/result.h"
#include "../model/common/encoding.h"
#include "../model/common/fields.h"
#include "../testbench/common/harness.h"
#include "load.h"
#include "log.h"
#include "model_run.h"
#include "options.h"
#include "shrink.h"

/* instructions of the warp, of the run: longer ones are left alone */
enum { MOST = 1 << 12, MOST_OF_ALL = 1 << 16 };

struct stop {
    size_t line;
    uint64_t turn; /* 0: the warp was not there */
};

/* Whether the next instruction always follows, as the table says. */
static bool goes_straight(const struct common_isa *isa, const json_t *told)
{
    const json_t *words = json_object_get(told, "words");
    uint32_t word[COMMON_WORDS] = {0};

    for (size_t i = 0; i < json_array_size(words) && i < COMMON_WORDS; i++)
        word[i] = (uint32_t)strtoul(json_string_value(json_array_get(words, i)), NULL, 0);
    const unsigned row = common_find(isa->encoding, word);
    return row < isa->encoding->rows && common_op(isa->encoding, row)->flow == COMMON_NEXT;
}

static int by_turn(const void *a, const void *b)
{
    const struct stop *first = a, *second = b;

    return (first->turn > second->turn) - (first->turn < second->turn);
}

/* Each line where it was executed last, up to the difference.
 *   stop     one for each line */
static void follow_log(const struct shrink_judge *j, const char *log, struct stop *stop)
{
    bool reached = false;

    for (uint64_t turn = 1; !reached && *log; turn++) {
        const size_t length = strcspn(log, "\n");
        json_t *told = json_loadb(log, length, 0, NULL);
        const unsigned line = shrink_line_of(told);
        reached = json_integer_value(json_object_get(told, "order")) == j->facts.order;
        if (line && line <= j->best.lines && (reached || goes_straight(j->facts.isa, told)))
            stop[line - 1].turn = turn;
        json_decref(told);
        log += length + (log[length] != '\0');
    }
}

static int take_way(struct shrink_judge *j, const char *log)
{
    struct stop *stop = calloc(j->best.lines, sizeof *stop);

    j->way = calloc(j->best.lines, sizeof *j->way);
    if (stop && j->way) {
        for (size_t i = 0; i < j->best.lines; i++) stop[i].line = i;
        follow_log(j, log, stop);
        qsort(stop, j->best.lines, sizeof *stop, by_turn);
        for (size_t i = 0; i < j->best.lines; i++)
            if (stop[i].turn) j->way[j->facts.ways++] = stop[i].line;
        j->facts.way = j->way;
    }
    free(stop);
    return stop && j->way ? 0 : -1;
}

/* What the model tells of that warp, as lines of JSON: allocated; NULL: nothing. */
static char *tell(const struct shrink_judge *j, const struct tool_options *one)
{
    const struct tool_log_filter filter = {.by_warp = true, .warp = j->facts.warp};
    struct common_program program;
    struct common_machine machine;
    struct common_error err = {""};
    struct bridge_result *result = calloc(1, sizeof *result);
    struct tool_log log = {NULL, one->isa, &filter, true, NULL};
    char *text = NULL;
    size_t size;
    double seconds;
    void *model = NULL;

    bool failed = tool_load(one, &program, &err) || !result;
    failed = failed || testbench_machine(one->isa->name, &machine);
    if (!failed) log.out = open_memstream(&text, &size);
    if (log.out) {
        tool_model_run(one, &program, &machine, j->model_limit, result, NULL, &log, NULL, NULL,
                       &model, NULL, &seconds, &err);
        fclose(log.out);
    }
    if (model) one->isa->destroy(model);
    common_program_free(&program);
    free(result);
    return text;
}

/* The line of the instruction that trapped, in what the model told; 0: none did. */
static size_t trapped_line(const char *log)
{
    size_t length = strlen(log);

    while (length && log[length - 1] == '\n') length--;
    const char *last = log + length;
    while (last > log && last[-1] != '\n') last--;
    json_t *told = json_loadb(last, (size_t)(log + length - last), 0, NULL);
    const bool trapped = json_is_string(json_object_get(told, "trap"));
    const size_t line = trapped ? shrink_line_of(told) : 0;
    json_decref(told);
    return line;
}

int shrink_way_state(struct shrink_state *candidate, const struct shrink_state *from,
                     const struct shrink_facts *facts)
{
    size_t kept = 0, last = 0;

    if (shrink_state_copy(candidate, from)) return -1;
    for (size_t i = 0; i < from->lines; i++)
        if (from->line[i].kind == SHRINK_CODE) last = i;
        else candidate->line[kept++] = from->line[i];
    for (size_t i = 0; i < facts->ways; i++) candidate->line[kept++] = from->line[facts->way[i]];
    candidate->line[kept++] = from->line[last]; /* a copy has room for it */
    candidate->lines = kept;
    return 0;
}

/* Some instructions direct flow beside what they do, so they trap where the flow is another one:
 * without the next one of these.
 *   returns  1 one is gone; 0 there is none; -1 out of memory */
static int leave_out(struct shrink_judge *j, const struct tool_options *one)
{
    struct tool_options straight = *one;
    struct shrink_state state;

    if (shrink_way_state(&state, &j->best, &j->facts)) return -1;
    char *text = shrink_state_text(&state);
    straight.text = text;
    char *log = text ? tell(j, &straight) : NULL;
    const size_t before = state.lines - j->facts.ways, line = log ? trapped_line(log) : 0;
    const bool found = line >= before && line < state.lines;
    if (found) {
        size_t *gone = j->way + (line - before);
        memmove(gone, gone + 1, (state.lines - 1 - line) * sizeof *gone);
        j->facts.ways--;
    }
    shrink_state_free(&state);
    free(text);
    free(log);
    return text ? found : -1;
}

int shrink_way(struct shrink_judge *j, const struct tool_options *one)
{
    int got = 1;

    for (size_t i = 0; i < j->best.lines; i++)
        if (!strcmp(j->best.line[i].text, COMMON_THEN)) return 0;
    if (!j->facts.line || !one->isa->encoding || one->tool) return 0;
    if (j->facts.order > MOST || j->model_limit > MOST_OF_ALL) return 0;
    char *log = tell(j, one);
    if (log && take_way(j, log)) got = -1;
    free(log);
    while (got > 0 && j->facts.ways > 1) got = leave_out(j, one);
    return got < 0 ? -1 : 0;
}
