/* Many runs at once; see pool.h. */
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../bridge/result.h"
#include "child.h"
#include "pool.h"
#include "record.h"
#include "run.h"

enum {
    PATIENCE = 200, /* ms between two looks at the progress and at signals */
    AHEAD = 2,   /* runs that a process of many has been told: it need not wait for the next one */
    LIFE = 1000, /* runs of such a process: whatever it does not free is bounded */
};

/* A process, and what it has still to do. */
struct job {
    struct tool_child child; /* pid 0: there is none */
    bool serves;             /* it makes one run after the other */
    bool last;               /* and gets no more */
    unsigned made;           /* by it */
    struct pool_run *run[AHEAD];
    unsigned runs;
};

struct pool {
    const struct pool_user *user;
    struct job *job;
    unsigned jobs;
    struct pool_run **again; /* that a process which died had still to do */
    unsigned agains;
    bool exhausted;
};

/* A signal handler gets no argument. */
static volatile sig_atomic_t *noted_in, stop_signal;

static void note(int number)
{
    *noted_in = number == SIGINT ? SIGINT : SIGTERM;
}

void pool_signals(volatile sig_atomic_t *where, struct pool_acts *before)
{
    struct sigaction action;
    struct pool_acts acts = {.where = noted_in};

    noted_in = where;
    memset(&action, 0, sizeof action);
    action.sa_handler = note;
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, &acts.interrupt);
    sigaction(SIGTERM, &action, &acts.terminate);
    sigaction(SIGHUP, NULL, &acts.hangup);
    if (acts.hangup.sa_handler != SIG_IGN) sigaction(SIGHUP, &action, NULL);
    if (before) *before = acts;
}

void pool_signals_as_before(const struct pool_acts *before)
{
    sigaction(SIGINT, &before->interrupt, NULL);
    sigaction(SIGTERM, &before->terminate, NULL);
    sigaction(SIGHUP, &before->hangup, NULL);
    noted_in = before->where;
}

unsigned pool_jobs(uint64_t asked)
{
    long jobs = asked ? (long)asked : sysconf(_SC_NPROCESSORS_ONLN);

    return jobs < 1 ? 1 : jobs > TOOL_MAX_JOBS ? TOOL_MAX_JOBS : (unsigned)jobs;
}

static void forget(struct pool_run *run)
{
    if (run) {
        free(run->one.argv);
        free(run->own);
    }
    free(run);
}

/* In a process of many. */
static int make(void *context, uint64_t number, FILE *record)
{
    const struct pool *p = context;
    struct pool_run *run = calloc(1, sizeof *run);

    int failed = run ? p->user->again(p->user->context, number, run) : -1;
    int status = failed ? BRIDGE_INTERNAL : tool_run(&run->one, run->report, record);
    forget(run);
    return status;
}

/* The next run.
 *   returns  as struct pool_user.start() */
static int next(struct pool *p, struct pool_run **run)
{
    *run = NULL;
    if (p->agains) {
        *run = p->again[--p->agains];
        return 1;
    }
    if (p->exhausted) return 0;
    *run = calloc(1, sizeof **run);
    int got = *run ? p->user->start(p->user->context, *run) : -1;
    p->exhausted = !got;
    if (got != 1) forget(*run);
    return got;
}

/* Gives a run to a job, which it belongs to from now on.
 *   returns  0; -1 with errno */
static int give(struct pool *p, struct job *job, struct pool_run *run)
{
    bool serves = p->user->again && !run->died[0];

    job->run[job->runs++] = run;
    if (!job->child.pid) {
        if (serves ? tool_child_serve(&job->child, make, p)
                   : tool_child_start(&job->child, &run->one, run->report, run->errors))
            return -1;
        job->serves = serves;
        job->last = !serves;
        job->made = 0;
    }
    if (!serves) return 0;
    tool_child_order(&job->child, run->number);
    job->last = job->made + job->runs >= LIFE;
    if (job->last) tool_child_last(&job->child);
    return 0;
}

/* Gives out what may run now: first one to each job, so that all work. */
static int start(struct pool *p)
{
    struct pool_run *run;

    for (unsigned depth = 0; depth < (p->user->again ? AHEAD : 1); depth++)
        for (unsigned i = 0; i < p->jobs; i++) {
            struct job *job = &p->job[i];
            if (job->runs > depth || (job->child.pid && job->last)) continue;
            int got = next(p, &run);
            if (got != 1) return got < 0 ? -1 : 0;
            if (give(p, job, run)) return -1;
        }
    return 0;
}

/* The first run of a job has ended. */
static int end(struct pool *p, struct job *job, const struct tool_record *record)
{
    struct pool_run *run = job->run[0];
    int failed = p->user->end(p->user->context, run, record);

    memmove(job->run, job->run + 1, --job->runs * sizeof(struct pool_run *));
    job->made++;
    forget(run);
    return failed;
}

/* A process of one run has ended. */
static int end_one(struct pool *p, struct job *job)
{
    struct pool_run *run = job->run[0];
    struct tool_record record;
    char message[256];

    if (tool_child_end(&job->child, &run->one, &record)) return -1;
    job->child.pid = 0;
    if (run->died[0] && strcmp(record.outcome, "INTERNAL") != 0) {
        snprintf(message, sizeof message, "%s, behind others in one process; by itself it is %s",
                 run->died, record.outcome);
        tool_record_free(&record);
        if (tool_child_record(&run->one, message, &record)) return -1;
    }
    return end(p, job, &record);
}

/* A process of many runs has ended: it has made all, or it died in the first of those that are
 * left. */
static int end_many(struct pool *p, struct job *job)
{
    struct tool_record record;
    char why[sizeof job->run[0]->died];

    tool_child_wait(&job->child, why, sizeof why);
    job->child.pid = 0;
    if (!job->runs) return 0;
    while (job->runs > 1) p->again[p->agains++] = job->run[--job->runs];
    if (!job->made) /* nothing but this run can be why */
        return tool_child_record(&job->run[0]->one, why, &record) || end(p, job, &record) ? -1 : 0;
    struct pool_run *run = job->run[--job->runs];
    memcpy(run->died, why, sizeof why);
    return give(p, job, run);
}

/* Takes what a job has said. */
static int hear(struct pool *p, struct job *job)
{
    struct tool_record record;

    if (!tool_child_read(&job->child)) return job->serves ? end_many(p, job) : end_one(p, job);
    while (job->serves && job->runs) {
        int got = tool_child_next(&job->child, &job->run[0]->one, &record);
        if (got <= 0) return got;
        if (end(p, job, &record)) return -1;
    }
    if (job->serves && job->last && !job->runs) { /* it ends now */
        char why[sizeof job->run[0]->died];
        tool_child_wait(&job->child, why, sizeof why);
        job->child.pid = 0;
    }
    return 0;
}

/* Waits until some job says something; not if none works. */
static int wait_for_some(struct pool *p, unsigned *working)
{
    struct pollfd fd[TOOL_MAX_JOBS];
    struct job *of[TOOL_MAX_JOBS];

    *working = 0;
    for (unsigned i = 0; i < p->jobs; i++) {
        if (!p->job[i].runs) continue;
        of[*working] = &p->job[i];
        fd[(*working)++] = (struct pollfd){.fd = p->job[i].child.fd, .events = POLLIN};
    }
    if (*working && poll(fd, *working, PATIENCE) < 0) return errno == EINTR ? 0 : -1;
    for (unsigned i = 0; i < *working; i++)
        if (fd[i].revents && hear(p, of[i])) return -1;
    return 0;
}

static int run_all(struct pool *p)
{
    unsigned working = 1;
    int failed = 0;

    while (!failed && !stop_signal && (!p->exhausted || p->agains || working)) {
        failed = start(p);
        if (!failed) failed = wait_for_some(p, &working);
        p->user->tick(p->user->context);
    }
    return failed;
}

int pool_run_all(const struct pool_user *user, unsigned jobs, int *stopped)
{
    struct pool p = {.user = user,
                     .jobs = jobs,
                     .job = calloc(jobs, sizeof(struct job)),
                     .again = calloc((size_t)jobs * AHEAD, sizeof(struct pool_run *))};
    struct pool_acts before;

    stop_signal = 0;
    pool_signals(&stop_signal, &before);
    int failed = p.job && p.again ? run_all(&p) : -1;
    for (unsigned i = 0; p.job && i < jobs; i++) {
        tool_child_kill(&p.job[i].child);
        while (p.job[i].runs) forget(p.job[i].run[--p.job[i].runs]);
    }
    while (p.agains) forget(p.again[--p.agains]);
    pool_signals_as_before(&before);
    *stopped = stop_signal;
    free(p.job);
    free(p.again);
    return failed;
}
