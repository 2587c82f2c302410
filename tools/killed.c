/* A run that SIGINT, SIGTERM or SIGHUP ends. While core or model runs the signal is only noted: the
 * loop ends within a clock, and the report says where each warp stands. Before and after that, and
 * at the second signal, the run ends at once with what was prepared before it started. */
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../bridge/result.h"
#include "../model/common/file.h"
#include "killed.h"
#include "options.h"
#include "repeat.h"

volatile sig_atomic_t tool_interrupt;

static const int ends[] = {SIGINT, SIGTERM, SIGHUP};

enum { ENDS = sizeof ends / sizeof ends[0] };

/* What is said at once. */
struct last_words {
    char *line, *json; /* malloc'ed; NULL: none */
    size_t line_size, json_size;
};

/* A signal handler gets no argument. */
static struct {
    struct last_words words[ENDS];
    const char *path;
    int number; /* of the open file that the path names; -1: it is another one */
    int report; /* where the last line goes */
    pid_t owner;
    volatile sig_atomic_t running;
} killed;

static void write_all(int fd, const char *text, size_t size)
{
    while (size) {
        ssize_t done = write(fd, text, size);
        if (done <= 0) return;
        text += done;
        size -= (size_t)done;
    }
}

static void handler(int number)
{
    size_t i = 0;

    while (i + 1 < ENDS && ends[i] != number) i++;
    const struct last_words *words = &killed.words[i];
    int status = bridge_signal_verdict(number);
    if (killed.running && !tool_interrupt) {
        tool_interrupt = number;
        return;
    }
    if (getpid() != killed.owner) _exit(status); /* a child reports through its parent */
    if (words->json) {
        int fd = killed.number;
        if (fd < 0) fd = open(killed.path, O_WRONLY | O_CREAT | O_TRUNC, 0666);
        if (fd >= 0) write_all(fd, words->json, words->json_size);
    }
    write_all(killed.report, words->line, words->line_size);
    _exit(status);
}

/* Under nohup SIGHUP is nothing, and stays so. */
static bool is_ignored(int number)
{
    struct sigaction now;

    return number == SIGHUP && !sigaction(number, NULL, &now) && now.sa_handler == SIG_IGN;
}

static void act(void (*how)(int))
{
    struct sigaction action;

    memset(&action, 0, sizeof action);
    action.sa_handler = how;
    sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < ENDS; i++) sigaddset(&action.sa_mask, ends[i]);
    for (size_t i = 0; i < ENDS; i++)
        if (!is_ignored(ends[i])) sigaction(ends[i], &action, NULL);
}

static void prepare(struct last_words *words, struct bridge_result *r,
                    const struct bridge_run *known, bool with_json)
{
    FILE *line = open_memstream(&words->line, &words->line_size);

    if (line) bridge_result_line(r, line);
    if (line) fclose(line);
    FILE *json = with_json ? open_memstream(&words->json, &words->json_size) : NULL;
    if (json) bridge_result_json(r, known, json);
    if (json) fclose(json);
}

void tool_killed_install(const struct tool_options *o)
{
    struct bridge_result r;
    struct bridge_run known;

    memset(&r, 0, sizeof r);
    r.mode = o->trace ? "replay" : tool_mode_name(o->mode);
    r.isa = o->isa->name;
    r.program = o->program ? o->program : o->code;
    r.seed = o->seed;
    memset(&known, 0, sizeof known);
    char *repeat = tool_repeat(o);
    known.repeat = repeat;
    bool ready = true;
    for (size_t i = 0; i < ENDS; i++) {
        r.verdict = bridge_signal_verdict(ends[i]);
        snprintf(r.message, sizeof r.message, "stopped by %s", bridge_signal_name(ends[i]));
        prepare(&killed.words[i], &r, &known, o->json != NULL);
        ready &= killed.words[i].line != NULL;
    }
    free(repeat);
    killed.path = o->json;
    killed.number = o->json ? common_file_number(o->json) : -1;
    killed.report = o->log ? STDERR_FILENO : STDOUT_FILENO;
    killed.owner = getpid();
    if (ready) act(handler);
}

void tool_killed_running(bool running)
{
    killed.running = running && killed.owner == getpid();
}

void tool_killed_done(void)
{
    if (killed.owner != getpid()) return;
    act(SIG_DFL);
    for (size_t i = 0; i < ENDS; i++) {
        free(killed.words[i].line);
        free(killed.words[i].json);
    }
    memset(&killed, 0, sizeof killed);
}
