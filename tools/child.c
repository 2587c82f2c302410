/* A run in a process of its own, for the commands that make many: a SystemC simulation can be started
 * only once in a process, and a crash must cost one row of a table and not the table. */
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tool.h"

enum { CHUNK = 8192 };

int tool_one_of_many(const struct tool_options *many, unsigned file, enum tool_mode mode,
                     struct tool_options *one)
{
    int n = 0;
    char **argv = calloc((size_t)many->argc + 4, sizeof *argv);

    *one = *many;
    one->argv = argv;
    if (!argv) return -1;
    argv[n++] = "run";
    for (int i = 1; i < many->given; i++) {
        if (!tool_option_of_table(many->argv[0], many->argv[i])) argv[n++] = many->argv[i];
        else if (tool_option_has_value(many->argv[i])) i++;
    }
    argv[n++] = many->file[file];
    one->argc = n;
    one->program = many->file[file];
    one->mode = mode;
    one->json = NULL;
    return 0;
}

/* In the child: never returns. A group of its own: the terminal's Ctrl-C is for the parent, which ends the group. */
static void run(const struct tool_options *one, FILE *report, bool errors, int fd)
{
    FILE *record = fdopen(fd, "w");

    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    signal(SIGINT, SIG_DFL);
    signal(SIGTERM, SIG_DFL);
    if (!record) _exit(BRIDGE_INTERNAL);
    if (errors && dup2(fileno(report), STDERR_FILENO) < 0) _exit(BRIDGE_INTERNAL);
    int status = tool_run(one, report, record);
    fflush(report);
    _exit(fclose(record) ? BRIDGE_INTERNAL : status);
}

int tool_child_start(struct tool_child *child, const struct tool_options *one, FILE *report,
                     bool errors)
{
    int fd[2];

    memset(child, 0, sizeof *child);
    child->fd = -1;
    fflush(NULL);
    if (pipe(fd)) return -1;
    child->pid = (int)fork();
    if (!child->pid) {
        close(fd[0]);
        run(one, report, errors, fd[1]);
    }
    close(fd[1]);
    if (child->pid < 0) {
        close(fd[0]);
        return -1;
    }
    setpgid(child->pid, child->pid); /* whoever comes first */
    child->fd = fd[0];
    return 0;
}

bool tool_child_read(struct tool_child *child)
{
    char *more = realloc(child->text, child->size + CHUNK + 1);
    ssize_t n = -1;

    if (more) {
        child->text = more;
        do n = read(child->fd, more + child->size, CHUNK);
        while (n < 0 && errno == EINTR);
    }
    if (n > 0) {
        child->size += (size_t)n;
        child->text[child->size] = '\0';
        return true;
    }
    close(child->fd);
    child->fd = -1;
    return false;
}

static int wait_for(const struct tool_child *child)
{
    int status = 0;

    while (waitpid(child->pid, &status, 0) < 0)
        if (errno != EINTR) return -1;
    return status;
}

/* The record of a process that wrote none. */
static char *make_record(const struct tool_options *one, int status)
{
    struct bridge_result r;
    struct bridge_run known;
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);

    if (!out) return NULL;
    memset(&r, 0, sizeof r);
    memset(&known, 0, sizeof known);
    r.verdict = BRIDGE_INTERNAL;
    r.mode = tool_mode_name(one->mode);
    r.isa = one->isa->name;
    r.program = one->program;
    r.seed = one->seed;
    char *repeat = tool_repeat(one);
    known.repeat = repeat;
    if (WIFSIGNALED(status))
        snprintf(r.message, sizeof r.message, "the run died of signal %d, %s", WTERMSIG(status),
                 strsignal(WTERMSIG(status)));
    else
        snprintf(r.message, sizeof r.message, "the run ended with status %d and no result",
                 WEXITSTATUS(status));
    bridge_result_json(&r, &known, out);
    fclose(out);
    free(repeat);
    return text;
}

int tool_child_end(struct tool_child *child, const struct tool_options *one,
                   struct tool_record *record)
{
    struct common_error err = {""};
    int status = wait_for(child);
    size_t length = child->text ? strcspn(child->text, "\n") : 0;
    bool complete = length && child->text[length] == '\n' && WIFEXITED(status);

    if (!complete) {
        free(child->text);
        child->text = make_record(one, status);
        length = child->text ? strcspn(child->text, "\n") : 0;
    }
    if (child->text) child->text[length] = '\0';
    int failed =
        child->text ? tool_record_parse(record, one->program, 1, child->text, &err) : -1;
    free(child->text);
    child->text = NULL;
    child->pid = 0;
    return failed;
}

void tool_child_kill(struct tool_child *child)
{
    if (child->pid <= 0) return;
    kill(-child->pid, SIGKILL);
    wait_for(child);
    if (child->fd >= 0) close(child->fd);
    free(child->text);
    memset(child, 0, sizeof *child);
}
