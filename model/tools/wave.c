/* The wave of a failing run: the same command once more, up to the window, with the dump open; and the
 * GTKWave save file that shows the pipeline with a marker on the difference. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tool.h"
#include "wave.h"

enum {
    WINDOW = 500,
    TAIL = 40,
    CLOCK_NS = 10
}; /* clocks before and after, and as the core's wave counts time */

static int make_directories(const char *path, struct common_error *err)
{
    char part[1024];

    if (snprintf(part, sizeof part, "%s", path) >= (int)sizeof part)
        return common_fail(err, "warpstep: error: directory name too long: %s", path);
    for (char *p = part + 1;; p++) {
        char c = *p;
        if (c && c != '/') continue;
        *p = '\0';
        if (mkdir(part, 0777) && errno != EEXIST)
            return common_fail(err, "warpstep: error: cannot make %s: %s", part, strerror(errno));
        if (!c) return 0;
        *p = c;
    }
}

int tool_wave_path(const struct tool_options *o, char *path, size_t size, struct common_error *err)
{
    const char *name = o->program ? o->program : o->code;
    const char *slash = strrchr(name, '/');

    if (slash) name = slash + 1;
    const char *dot = strrchr(name, '.');
    int length = dot && dot != name ? (int)(dot - name) : (int)strlen(name);
    if (make_directories(o->wave_dir, err)) return -1;
    if (snprintf(path, size, "%s/%.*s.fst", o->wave_dir, length, name) >= (int)size)
        return common_fail(err, "warpstep: error: file name too long: %s", name);
    return 0;
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
    char seed[32];
    char **argv = calloc((size_t)o->argc + 12, sizeof *argv);
    int n = 0;

    if (!argv || !freopen("/dev/null", "w", stdout) || !freopen("/dev/null", "w", stderr))
        _exit(127);
    snprintf(seed, sizeof seed, "%llu", (unsigned long long)o->seed);
    argv[n++] = "warpstep";
    for (int i = 0; i < o->argc; i++) argv[n++] = o->argv[i];
    /* later options win; with --wave-file nothing but the wave is written again */
    argv[n++] = "--seed";
    argv[n++] = seed;
    argv[n++] = "--waves";
    argv[n++] = "never";
    argv[n++] = "--wave-file";
    argv[n++] = window;
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
    remove(path);
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
