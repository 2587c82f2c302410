/* How far a run is, on a terminal alone: one line on the standard error, each second anew, gone at
 * the end. */
#include <signal.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

#include "../bridge/result.h"
#include "progress.h"
#include "terminal.h"

/* A signal handler gets no argument. */
static struct {
    const struct bridge_result *result; /* NULL: nothing runs */
    uint64_t limit;                     /* clocks, or instructions of the model alone; 0: none */
    bool clocks;
    volatile sig_atomic_t shown;
} progress;

/* printf must not be called in a handler. */
static char *put(char *at, const char *text)
{
    size_t length = strlen(text);
    memcpy(at, text, length);
    return at + length;
}

static char *put_number(char *at, uint64_t number)
{
    char digit[20];
    unsigned count = 0;
    do digit[count++] = (char)('0' + number % 10);
    while ((number /= 10) != 0);
    while (count) *at++ = digit[--count];
    return at;
}

static void tick(int number)
{
    const volatile struct bridge_result *r = progress.result;
    char text[160], *at = text;

    (void)number;
    if (!r) return;
    at = put(at, "\r\033[?7l  "); /* a line that is too long is cut, not wrapped */
    if (progress.clocks) at = put(put_number(at, r->cycles), " clocks, ");
    at = put(put_number(at, r->instructions), " instructions, ");
    at = put(put_number(at, r->launches), " launches");
    if (progress.limit) at = put_number(put(at, "; the limit is "), progress.limit);
    at = put(at, "\033[K\033[?7h");
    progress.shown = write(STDERR_FILENO, text, (size_t)(at - text)) > 0;
}

static void every(unsigned seconds, void (*how)(int))
{
    const struct itimerval timer = {{seconds, 0}, {seconds, 0}};
    struct sigaction action;

    memset(&action, 0, sizeof action);
    action.sa_handler = how;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigaction(SIGALRM, &action, NULL);
    setitimer(ITIMER_REAL, &timer, NULL);
}

void tool_progress_begin(const struct bridge_result *result, uint64_t limit, bool clocks)
{
    if (!tool_terminal(stderr)) return;
    progress.result = result;
    progress.limit = limit;
    progress.clocks = clocks;
    progress.shown = 0;
    every(1, tick);
}

void tool_progress_end(void)
{
    static const char clear[] = "\r\033[K";

    if (!progress.result) return;
    progress.result = NULL;
    every(0, SIG_DFL);
    if (progress.shown && write(STDERR_FILENO, clear, sizeof clear - 1) < 0) progress.shown = 0;
}
