/* A run that a signal ends: what is known is prepared before it starts, so that the handler only writes. */
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tool.h"

/* A signal handler gets no argument. */
static struct {
    char *line, *json; /* malloc'ed; NULL: none */
    size_t line_size, json_size;
    const char *path;
    pid_t owner;
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
    (void)number;
    if (getpid() != killed.owner) _exit(BRIDGE_HANG); /* a child reports through its parent */
    if (killed.json) {
        int fd = open(killed.path, O_WRONLY | O_CREAT | O_TRUNC, 0666);
        if (fd >= 0) write_all(fd, killed.json, killed.json_size);
        if (fd >= 0) close(fd);
    }
    write_all(STDOUT_FILENO, killed.line, killed.line_size);
    _exit(BRIDGE_HANG);
}

static void act(void (*how)(int))
{
    struct sigaction action;

    memset(&action, 0, sizeof action);
    action.sa_handler = how;
    sigemptyset(&action.sa_mask);
    sigaddset(&action.sa_mask, SIGINT);
    sigaddset(&action.sa_mask, SIGTERM);
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
}

void tool_killed_install(const struct tool_options *o)
{
    struct bridge_result r;
    struct bridge_run known;
    FILE *line, *json = NULL;

    memset(&r, 0, sizeof r);
    r.verdict = BRIDGE_HANG;
    r.mode = o->trace ? "replay" : tool_mode_name(o->mode);
    r.isa = o->isa->name;
    r.program = o->program ? o->program : o->code;
    r.seed = o->seed;
    snprintf(r.message, sizeof r.message, "the run was killed");
    line = open_memstream(&killed.line, &killed.line_size);
    if (line) bridge_result_line(&r, line);
    if (line) fclose(line);
    if (o->json) json = open_memstream(&killed.json, &killed.json_size);
    memset(&known, 0, sizeof known);
    char *repeat = tool_repeat(o);
    known.repeat = repeat;
    if (json) bridge_result_json(&r, &known, json);
    if (json) fclose(json);
    free(repeat);
    killed.path = o->json;
    killed.owner = getpid();
    if (killed.line) act(handler);
}

void tool_killed_done(void)
{
    if (killed.owner != getpid()) return;
    act(SIG_DFL);
    free(killed.line);
    free(killed.json);
    memset(&killed, 0, sizeof killed);
}
