/* The wave of a failing run: the same command once more, up to the window, with the dump open; and the
 * GTKWave save file that shows the pipeline with a marker on the difference. */
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tool.h"
#include "registry.h"

enum {
    WINDOW = 500,
    TAIL = 40,
    CLOCK_NS = 10
}; /* clocks before and after, and as the core's wave counts time */

int tool_wave_path(const struct tool_options *o, char *path, size_t size, struct common_error *err)
{
    const char *name = o->program ? o->program : o->code;
    const char *slash = strrchr(name, '/');

    if (slash) name = slash + 1;
    const char *dot = strrchr(name, '.');
    int length = dot && dot != name ? (int)(dot - name) : (int)strlen(name);
    if (tool_make_directories(o->wave_dir, err)) return -1;
    if (snprintf(path, size, "%s/%.*s.fst", o->wave_dir, length, name) >= (int)size)
        return common_fail(err, "warpstep: error: file name too long: %s", name);
    return common_file_check(path, err);
}

/* A signal handler gets no argument. */
static struct {
    char message[1100], wave[1024], parts[1040];
} guard;

/* A wave is written through mapped memory: a full disk is a SIGBUS. */
static void handler(int number)
{
    (void)number;
    unlink(guard.wave);
    unlink(guard.parts);
    ssize_t done = write(STDERR_FILENO, guard.message, strlen(guard.message));
    _exit(done < 0 ? BRIDGE_INTERNAL : BRIDGE_BAD_INPUT);
}

void tool_wave_guard(const char *path)
{
    struct sigaction action;

    memset(&action, 0, sizeof action);
    action.sa_handler = path ? handler : SIG_DFL;
    sigemptyset(&action.sa_mask);
    if (path) {
        snprintf(guard.wave, sizeof guard.wave, "%s", path);
        snprintf(guard.parts, sizeof guard.parts, "%s.hier", path);
        snprintf(guard.message, sizeof guard.message, "%s: error: cannot write: %s\n", path,
                 strerror(ENOSPC));
    }
    sigaction(SIGBUS, &action, NULL);
}

/* The view of an ISA; the dump alone where there is none. */
static const char *view(const struct common_isa *isa)
{
    for (const struct tool_wave *wave = tool_waves; wave->isa; wave++)
        if (!strcmp(wave->isa, isa->name)) return wave->text;
    return "[dumpfile] \"@FST@\"\n[timestart] @FROM@\n*-12.000000 @MARKER@ -1\n";
}

struct save {
    const char *view, *fst;
    unsigned long long from, marker;
};

/* The template with @FST@, @FROM@ and @MARKER@ filled in; times in ns. */
static int write_save(FILE *out, const void *what)
{
    const struct save *save = what;
    const char *slash = strrchr(save->fst, '/');

    for (const char *p = save->view; *p;) {
        if (!strncmp(p, "@FST@", 5)) {
            fputs(slash ? slash + 1 : save->fst, out);
            p += 5;
        } else if (!strncmp(p, "@FROM@", 6)) {
            fprintf(out, "%llu", save->from);
            p += 6;
        } else if (!strncmp(p, "@MARKER@", 8)) {
            fprintf(out, "%llu", save->marker);
            p += 8;
        } else {
            fputc(*p++, out);
        }
    }
    return 0;
}

int tool_wave_save(const struct tool_options *o, const char *fst, uint64_t from, uint64_t marker,
                   struct common_error *err)
{
    char path[1024];
    struct save save = {view(o->isa), fst, from * CLOCK_NS, marker * CLOCK_NS};

    snprintf(path, sizeof path, "%.*s.gtkw", (int)strlen(fst) - 4, fst);
    return common_file_write(path, write_save, &save, err);
}

/* In the child: never returns. */
static void again(const struct tool_options *o, char *window)
{
    char **argv = calloc((size_t)o->argc + 4, sizeof *argv);
    int n = 0;

    if (!argv || !freopen("/dev/null", "w", stdout) || !freopen("/dev/null", "w", stderr))
        _exit(127);
    argv[n++] = "warpstep";
    argv[n++] = o->argv[0];
    argv[n++] = "--wave-file"; /* with it, nothing but the wave is written again */
    argv[n++] = window;
    for (int i = 1; i < o->argc; i++) argv[n++] = o->argv[i];
    execv("/proc/self/exe", argv);
    _exit(127);
}

int tool_wave_again(const struct tool_options *o, uint64_t cycle, char *path, size_t size,
                    struct common_error *err)
{
    uint64_t from = cycle > WINDOW ? cycle - WINDOW : 0;
    char window[1200];
    int status;

    if (tool_wave_path(o, path, size, err)) return -1;
    snprintf(window, sizeof window, "%llu:%llu:%s", (unsigned long long)from,
             (unsigned long long)(cycle + TAIL), path);
    unlink(path);
    fflush(NULL);
    pid_t child = fork();
    if (child < 0) return common_fail(err, "cannot start the run again: %s", strerror(errno));
    if (!child) again(o, window);
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
    struct stat st;
    if (!WIFEXITED(status) || WEXITSTATUS(status) == 127 || stat(path, &st) || !st.st_size)
        return common_fail(err, "the repeated run did not write %s", path);
    return tool_wave_save(o, path, from, cycle, err);
}
