/* A run of a program that was made, on a core of another shape: the command that was built with
 * that core makes it. */
#include <errno.h>
#include <jansson.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../bridge/result.h"
#include "child.h"
#include "elsewhere.h"
#include "made.h"
#include "options.h"
#include "record.h"
#include "repeat.h"

/* What `warpstep run` is called with, and where its record goes.
 *   returns  NULL-terminated; NULL out of memory */
static char **arguments(const struct tool_options *one, char *record)
{
    char **argv = calloc((size_t)one->argc + 6, sizeof *argv);
    int n = 0;

    if (!argv) return NULL;
    argv[n++] = (char *)one->tool;
    for (int i = 0; i + 1 < one->argc; i++) argv[n++] = one->argv[i];
    argv[n++] = "--waves";
    argv[n++] = "never";
    argv[n++] = "--json";
    argv[n++] = record;
    if (one->times) argv[n++] = "--times";
    argv[n++] = one->argv[one->argc - 1];
    return argv;
}

/* In a process of its own: never returns. */
static void become_run(const void *what, int fd)
{
    const struct tool_options *one = what;
    char record[32];

    snprintf(record, sizeof record, "/dev/fd/%d", fd);
    char **argv = arguments(one, record);
    if (argv && freopen("/dev/null", "w", stdout)) execv(one->tool, argv);
    _exit(BRIDGE_INTERNAL);
}

/* All that comes until the other side is gone; allocated. */
static char *read_rest(int fd)
{
    char *text = NULL, part[4096];
    size_t size;
    ssize_t n;
    FILE *out = open_memstream(&text, &size);

    while (out && ((n = read(fd, part, sizeof part)) > 0 || (n < 0 && errno == EINTR)))
        if (n > 0) fwrite(part, 1, (size_t)n, out);
    if (out && !fclose(out)) return text;
    free(text);
    return NULL;
}

/* The record, in which the command that repeats the run is the other one.
 *   returns  0; -1 it is none, or nothing could be written */
static int pass_on(const struct tool_options *one, const char *line, FILE *record)
{
    static const char member[] = "\"repeat\": ";
    const char *from = strstr(line, member);
    char *repeat = tool_repeat(one), *quoted = NULL;
    int failed = -1;

    const char *to = from ? strstr(from, ", \"difference\": ") : NULL;
    if (repeat && to) {
        json_t *string = json_string(repeat);
        quoted = json_dumps(string, JSON_ENCODE_ANY);
        json_decref(string);
    }
    if (quoted)
        failed = fprintf(record, "%.*s%s%s%s", (int)(from - line), line, member, quoted, to) < 0;
    free(quoted);
    free(repeat);
    return failed ? -1 : 0;
}

/* The record of one that left none. */
static int pass_on_nothing(const struct tool_options *one, const char *why, FILE *out)
{
    struct tool_record record;

    if (tool_child_record(one, why, &record)) return -1;
    int failed = pass_on(one, record.line, out) || fputc('\n', out) == EOF;
    tool_record_free(&record);
    return failed ? -1 : 0;
}

static int pass_on_death(const struct tool_options *one, int status, FILE *out)
{
    char why[256];

    if (WIFSIGNALED(status))
        snprintf(why, sizeof why, "%.150s died of signal %d", one->tool, WTERMSIG(status));
    else
        snprintf(why, sizeof why, "%.150s ended with status %d and no result", one->tool,
                 WEXITSTATUS(status));
    return pass_on_nothing(one, why, out);
}

/* What a process writes into its end of a pipe.
 *   become   turns into it, and never returns
 *   status   as waitpid() gives it
 *   returns  allocated; NULL: there was no process, or no memory */
static char *hear(void (*become)(const void *what, int fd), const void *what, int *status)
{
    int fd[2];

    *status = 0;
    if (pipe(fd)) return NULL;
    fflush(NULL);
    pid_t pid = fork();
    if (!pid) {
        close(fd[0]);
        become(what, fd[1]);
    }
    close(fd[1]);
    char *text = pid < 0 ? NULL : read_rest(fd[0]);
    close(fd[0]);
    while (pid > 0 && waitpid(pid, status, 0) < 0 && errno == EINTR) continue;
    return text;
}

static int run_there(const struct tool_options *one, FILE *record)
{
    int status;
    char *line = hear(become_run, one, &status);
    int lost = !line;

    if (!lost && !*line) lost = pass_on_death(one, status, record);
    else if (!lost) lost = pass_on(one, line, record);
    free(line);
    return lost || !WIFEXITED(status) ? BRIDGE_INTERNAL : WEXITSTATUS(status);
}

static void become_list(const void *what, int fd)
{
    const char *tool = what;

    if (dup2(fd, STDOUT_FILENO) >= 0 && freopen("/dev/null", "w", stderr))
        execl(tool, tool, "isas", (char *)NULL);
    _exit(BRIDGE_INTERNAL);
}

/* The rest of a line that begins with these words, which ends where the line did; NULL: it begins
 * with others. *next is set to the line after it. */
static char *take_line(char **next, const char *words)
{
    char *rest = *next + strlen(words);

    if (strncmp(*next, words, strlen(words))) return NULL;
    size_t length = strcspn(rest, "\n");
    *next = rest + length + (rest[length] == '\n');
    rest[length] = '\0';
    return rest;
}

/* The shape in what `warpstep isas` prints, "WARPS 8, FP64 1", and the plusargs in the line after
 * it.
 *   returns  NULL: it is not there */
static char *find_shape(char *text, const struct common_isa *isa, const char **plusargs)
{
    const size_t length = strlen(isa->name);

    for (char *line = text, *end; (end = strchr(line, '\n')) != NULL; line = end + 1) {
        if (strncmp(line, isa->name, length) || line[length] != ':') continue;
        char *next = end + 1, *shape = take_line(&next, "  core: ");
        *plusargs = shape ? take_line(&next, "  plusargs: ") : NULL;
        return shape;
    }
    return NULL;
}

/* Its parameters; the text is kept, and the names are in it.
 *   returns  0; -1 it is none */
static int read_shape(char *text, struct tool_shape *shape)
{
    char *rest = NULL, *end;
    unsigned n = 0;

    if (!strcmp(text, "no parameters")) return 0;
    for (char *part = strtok_r(text, ",", &rest); part; part = strtok_r(NULL, ",", &rest)) {
        part += strspn(part, " ");
        char *value = strchr(part, ' ');
        if (!value || n == TOOL_MAX_PARAMETERS) return -1;
        *value = '\0';
        shape->parameter[n++] =
            (struct common_parameter){part, (uint32_t)strtoul(value + 1, &end, 10)};
        if (end == value + 1 || *end) return -1;
    }
    shape->machine = (struct common_machine){shape->parameter, n};
    return 0;
}

int tool_shape_elsewhere(const char *tool, const struct common_isa *isa, struct tool_shape *shape,
                         struct common_error *err)
{
    struct stat file;
    int failed = stat(tool, &file) || access(tool, X_OK), status;

    memset(shape, 0, sizeof *shape);
    if (failed || !S_ISREG(file.st_mode))
        return common_fail(
            err, "%s: error: cannot be run: %s; a warpstep built in another shape is needed", tool,
            failed ? strerror(errno) : "no file");
    shape->text = hear(become_list, tool, &status);
    char *found = shape->text ? find_shape(shape->text, isa, &shape->plusargs) : NULL;
    if (found && !read_shape(found, shape)) return 0;
    tool_shape_free(shape);
    return common_fail(
        err,
        "%s: error: `%s isas` names no core of %s; a warpstep built in another shape is needed",
        tool, tool, isa->name);
}

bool tool_shape_reads(const struct tool_shape *shape, const char *plusarg)
{
    const char *name = shape->plusargs;

    if (!name) return true;
    for (size_t length; (length = strcspn(name, " ")) != 0; name += strspn(name, " ")) {
        if (!strncmp(plusarg + 1, name, length)) return true;
        name += length;
    }
    return false;
}

void tool_shape_free(struct tool_shape *shape)
{
    free(shape->text);
    shape->text = NULL;
}

int tool_call_elsewhere(const char *tool, int argc, char **argv)
{
    char **all = calloc((size_t)argc + 2, sizeof *all);
    struct sigaction ignore = {.sa_handler = SIG_IGN}, before;
    int status = 0;

    if (!all) return -1;
    all[0] = (char *)tool;
    memcpy(all + 1, argv, (size_t)argc * sizeof *all);
    fflush(NULL);
    pid_t pid = fork();
    if (!pid) {
        prctl(PR_SET_PDEATHSIG, SIGTERM);
        execv(tool, all);
        _exit(BRIDGE_INTERNAL);
    }
    free(all);
    /* the terminal's Ctrl-C is for the other one, which has more to say */
    sigaction(SIGINT, &ignore, &before);
    while (pid > 0 && waitpid(pid, &status, 0) < 0 && errno == EINTR) continue;
    sigaction(SIGINT, &before, NULL);
    if (pid < 0) return -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : BRIDGE_INTERNAL;
}

int tool_run_elsewhere(const struct tool_options *one, FILE *record)
{
    struct common_error err = {""};
    const bool there = !access(one->program, F_OK);

    /* as files, which the other command reads */
    if (tool_write_made(one, one->made, one->program, &err)) {
        pass_on_nothing(one, err.text, record);
        return BRIDGE_INTERNAL;
    }
    int status = run_there(one, record);
    if (!there) tool_remove_made(one->program); /* who asked for the run writes what failed */
    return status;
}
