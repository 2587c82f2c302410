/* Many runs at once; see pool.h. */
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "pool.h"

enum { PATIENCE = 200 }; /* ms between two looks at the progress and at signals */

struct pool {
    const struct pool_user *user;
    struct pool_run **run; /* under way */
    unsigned jobs, running;
    bool exhausted;
};

/* A signal handler gets no argument. */
static volatile sig_atomic_t stop_signal;

static void handler(int number)
{
    stop_signal = number;
}

static void act(void (*how)(int))
{
    struct sigaction action;

    memset(&action, 0, sizeof action);
    action.sa_handler = how;
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
}

unsigned pool_jobs(uint64_t asked)
{
    long jobs = asked ? (long)asked : sysconf(_SC_NPROCESSORS_ONLN);

    return jobs < 1 ? 1 : jobs > TOOL_MAX_JOBS ? TOOL_MAX_JOBS : (unsigned)jobs;
}

static void forget(struct pool_run *run)
{
    if (run) free(run->one.argv);
    free(run);
}

/* Starts as many as may run now. */
static int start(struct pool *p)
{
    int got = 1;

    while (got == 1 && !p->exhausted && p->running < p->jobs) {
        struct pool_run *run = calloc(1, sizeof *run);
        got = run ? p->user->start(p->user->context, run) : -1;
        if (got == 1 && tool_child_start(&run->child, &run->one, run->report, run->errors)) got = -1;
        if (got == 1) p->run[p->running++] = run;
        else forget(run);
        p->exhausted = !got;
    }
    return got < 0 ? -1 : 0;
}

static int end(struct pool *p, unsigned index)
{
    struct pool_run *run = p->run[index];
    struct tool_record record;

    p->run[index] = p->run[--p->running];
    int failed = tool_child_end(&run->child, &run->one, &record);
    if (!failed) failed = p->user->end(p->user->context, run, &record);
    forget(run);
    return failed;
}

/* Waits until some run says something. */
static int wait_for_some(struct pool *p)
{
    struct pollfd fd[TOOL_MAX_JOBS];

    for (unsigned i = 0; i < p->running; i++)
        fd[i] = (struct pollfd){.fd = p->run[i]->child.fd, .events = POLLIN};
    if (poll(fd, p->running, PATIENCE) < 0) return errno == EINTR ? 0 : -1;
    for (unsigned i = p->running; i-- > 0;)
        if (fd[i].revents && !tool_child_read(&p->run[i]->child) && end(p, i)) return -1;
    return 0;
}

int pool_run_all(const struct pool_user *user, unsigned jobs, int *stopped)
{
    struct pool p = {.user = user, .jobs = jobs, .run = calloc(jobs, sizeof(struct pool_run *))};
    int failed = p.run ? 0 : -1;

    stop_signal = 0;
    act(handler);
    while (!failed && !stop_signal && (!p.exhausted || p.running)) {
        failed = start(&p);
        if (!failed && p.running) failed = wait_for_some(&p);
        user->tick(user->context);
    }
    while (p.running) {
        struct pool_run *run = p.run[--p.running];
        tool_child_kill(&run->child);
        forget(run);
    }
    act(SIG_DFL);
    *stopped = stop_signal;
    free(p.run);
    return failed;
}
