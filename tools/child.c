/* A run in a process of its own, for the commands that make many: a SystemC simulation can be started
 * only once in a process, and a crash must cost one row of a table and not the table. */
#include <errno.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tool.h"

/* Reads a whole summary; returns 0, -1 when the other side ended early. */
static int receive(int fd, struct tool_summary *summary)
{
    size_t got = 0;

    while (got < sizeof *summary) {
        ssize_t n = read(fd, (char *)summary + got, sizeof *summary - got);
        if (n < 0 && errno == EINTR) continue;
        if (n <= 0) return -1;
        got += (size_t)n;
    }
    return 0;
}

int tool_child(const struct tool_options *options, FILE *out, struct tool_summary *summary)
{
    int fd[2], status;

    memset(summary, 0, sizeof *summary);
    fflush(NULL);
    if (pipe(fd)) return -1;
    pid_t child = fork();
    if (!child) {
        struct tool_summary mine;
        memset(&mine, 0, sizeof mine);
        int verdict = tool_run(options, out, &mine);
        fflush(NULL);
        bool sent = write(fd[1], &mine, sizeof mine) == (ssize_t)sizeof mine;
        _exit(sent ? verdict : BRIDGE_INTERNAL);
    }
    close(fd[1]);
    int failed = child < 0 || receive(fd[0], summary);
    close(fd[0]);
    if (child < 0) return -1;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
    if (failed || !WIFEXITED(status)) return -1;
    if (!summary->verdict) summary->verdict = (enum bridge_verdict)WEXITSTATUS(status);
    return 0;
}

void tool_one_of_many(const struct tool_options *many, unsigned file, enum tool_mode mode,
                      char **argv, struct tool_options *one)
{
    int options = many->argc - (int)many->files;
    int n = 0;

    argv[n++] = "run";
    for (int i = 1; i < options; i++) {
        if (!tool_option_of_table(many->argv[i])) argv[n++] = many->argv[i];
        else if (!strchr(many->argv[i], '=')) i++;
    }
    argv[n++] = many->file[file];
    *one = *many;
    one->argc = n;
    one->argv = argv;
    one->program = many->file[file];
    one->mode = mode;
    one->json = NULL;
}
