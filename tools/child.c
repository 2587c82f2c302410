/* Runs in processes of their own, for the commands that make many: a crash must cost one row of a
 * table and not the table. A process makes one run, or one after the other. */
#include <errno.h>
#include <malloc.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../bridge/result.h"
#include "child.h"
#include "options.h"
#include "record.h"
#include "repeat.h"
#include "run.h"
#include "standard.h"

enum { CHUNK = 8192 };

/* Named on the command line, and not found in a folder. */
static bool is_named(const struct tool_options *many, const char *path)
{
    for (int i = many->given; i < many->argc; i++)
        if (!strcmp(many->argv[i], path)) return true;
    return tool_is_standard_input(path);
}

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
    one->found = !is_named(many, one->program);
    one->mode = mode;
    one->json = NULL;
    return 0;
}

/* In the child. A group of its own: the terminal's Ctrl-C is for the parent, which ends the
 * group. */
static void begin(void)
{
    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    signal(SIGINT, SIG_DFL);
    signal(SIGTERM, SIG_DFL);
}

/* In the child: never returns. */
static void run(const struct tool_options *one, FILE *report, bool errors, int fd)
{
    FILE *record = fdopen(fd, "w");

    if (!record) _exit(BRIDGE_INTERNAL);
    if (errors && dup2(fileno(report), STDERR_FILENO) < 0) _exit(BRIDGE_INTERNAL);
    int status = one->before ? one->before->run(one->before, one, report) : 0;
    if (!status) status = tool_run(one, report, record);
    fflush(report);
    _exit(fclose(record) ? BRIDGE_INTERNAL : status);
}

static int send_all(int fd, const char *text, size_t size)
{
    while (size) {
        ssize_t n = send(fd, text, size, MSG_NOSIGNAL);
        if (n < 0 && errno != EINTR) return -1;
        if (n > 0) text += n, size -= (size_t)n;
    }
    return 0;
}

/* In the child: never returns. */
static void serve(int (*make)(void *context, uint64_t number, FILE *record), void *context, int fd)
{
    uint64_t number;
    ssize_t got;

    /* What one run frees the next one has at once: a page that goes back to the system costs a
     * fault when it comes again. Large blocks of zeros, most of which are never touched, are better
     * asked for. */
    mallopt(M_TRIM_THRESHOLD, 1 << 30);
    mallopt(M_MMAP_THRESHOLD, 1 << 22);
    while ((got = recv(fd, &number, sizeof number, MSG_WAITALL)) == sizeof number) {
        char *text = NULL;
        size_t size = 0;
        FILE *record = open_memstream(&text, &size);
        if (!record) _exit(BRIDGE_INTERNAL);
        int status = make(context, number, record);
        int lost = fclose(record) || !size;
        if (!lost && send_all(fd, text, size)) _exit(BRIDGE_INTERNAL);
        free(text);
        if (lost) _exit(status);
    }
    _exit(got ? BRIDGE_INTERNAL : 0);
}

/* fd[0] is the parent's, fd[1] the child's.
 *   returns  0 in the child, its process in the parent; -1 */
static int spawn(struct tool_child *child, const int fd[2])
{
    fflush(NULL);
    child->pid = (int)fork();
    close(fd[child->pid ? 1 : 0]);
    if (!child->pid) begin();
    else if (child->pid < 0) close(fd[0]);
    else {
        setpgid(child->pid, child->pid); /* whoever comes first */
        child->fd = fd[0];
    }
    return child->pid;
}

int tool_child_start(struct tool_child *child, const struct tool_options *one, FILE *report,
                     bool errors)
{
    int fd[2];

    *child = (struct tool_child){.fd = -1};
    if (pipe(fd)) return -1;
    int pid = spawn(child, fd);
    if (!pid) run(one, report, errors, fd[1]);
    return pid < 0 ? -1 : 0;
}

int tool_child_serve(struct tool_child *child,
                     int (*make)(void *context, uint64_t number, FILE *record), void *context)
{
    int fd[2];

    *child = (struct tool_child){.fd = -1};
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, fd)) return -1;
    int pid = spawn(child, fd);
    if (!pid) serve(make, context, fd[1]);
    return pid < 0 ? -1 : 0;
}

void tool_child_order(const struct tool_child *child, uint64_t number)
{
    while (send(child->fd, &number, sizeof number, MSG_NOSIGNAL) < 0 && errno == EINTR) continue;
}

void tool_child_last(const struct tool_child *child)
{
    shutdown(child->fd, SHUT_WR);
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

static void say_why(int status, char *why, size_t size)
{
    if (WIFSIGNALED(status))
        snprintf(why, size, "the run died of signal %d, %s", WTERMSIG(status),
                 strsignal(WTERMSIG(status)));
    else snprintf(why, size, "the run ended with status %d and no result", WEXITSTATUS(status));
}

int tool_child_record(const struct tool_options *one, const char *message,
                      struct tool_record *record)
{
    struct common_error err = {""};
    struct bridge_result r;
    struct bridge_run known;
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);

    if (!out) return -1;
    memset(&r, 0, sizeof r);
    memset(&known, 0, sizeof known);
    r.verdict = BRIDGE_INTERNAL;
    r.mode = tool_mode_name(one->mode);
    r.isa = one->isa->name;
    r.program = one->program;
    r.seed = one->seed;
    char *repeat = tool_repeat(one);
    known.repeat = repeat;
    snprintf(r.message, sizeof r.message, "%s", message);
    bridge_result_json(&r, &known, out);
    int failed = fclose(out);
    if (!failed) {
        text[strcspn(text, "\n")] = '\0';
        failed = tool_record_parse(record, one->program, 1, text, &err);
    }
    free(repeat);
    free(text);
    return failed ? -1 : 0;
}

static void forget(struct tool_child *child)
{
    if (child->fd >= 0) close(child->fd);
    free(child->text);
    *child = (struct tool_child){.fd = -1};
}

/* The length of the first line with its newline; 0: it is not whole yet. */
static size_t line_of(const struct tool_child *child)
{
    const char *end = child->text ? memchr(child->text, '\n', child->size) : NULL;

    return end ? (size_t)(end - child->text) + 1 : 0;
}

int tool_child_next(struct tool_child *child, const struct tool_options *one,
                    struct tool_record *record)
{
    struct common_error err = {""};
    size_t length = line_of(child);

    if (!length) return 0;
    child->text[length - 1] = '\0';
    int failed = tool_record_parse(record, one->program, 1, child->text, &err);
    child->size -= length;
    memmove(child->text, child->text + length, child->size);
    return failed ? -1 : 1;
}

void tool_child_wait(struct tool_child *child, char *why, size_t size)
{
    say_why(wait_for(child), why, size);
    forget(child);
}

int tool_child_end(struct tool_child *child, const struct tool_options *one,
                   struct tool_record *record)
{
    char why[128];
    int status = wait_for(child);
    int got = WIFEXITED(status) ? tool_child_next(child, one, record) : 0;

    say_why(status, why, sizeof why);
    forget(child);
    return got ? (got < 0 ? -1 : 0) : tool_child_record(one, why, record);
}

void tool_child_kill(struct tool_child *child)
{
    if (child->pid <= 0) return;
    kill(-child->pid, SIGKILL);
    wait_for(child);
    forget(child);
}
