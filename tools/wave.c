/* The wave of a failing run: the same command once more, up to the window, with the dump open; and
 * the GTKWave save file that shows the pipeline with a marker on the difference. */
#define _XOPEN_SOURCE 700 /* realpath */

#include <errno.h>
#include <limits.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../bridge/result.h"
#include "../model/common/file.h"
#include "../model/common/isa_call.h"
#include "artefact.h"
#include "options.h"
#include "registry.h"
#include "repeat.h"
#include "standard.h"
#include "wave.h"

enum {
    WINDOW = 500,
    TAIL = 40,       /* clocks before and after */
    CLOCK_PS = 1000, /* of the core's wave: a clock is a nanosecond */
    SHOWN = 20       /* clocks before the marker, with which the view begins */
};

int tool_wave_path(const struct tool_options *o, char *path, size_t size, struct common_error *err)
{
    const char *program = o->program ? tool_source_name(o->program) : tool_source_name(o->code);

    if (tool_artefact_make(path, size, o->wave_dir, program, ".fst", err)) return -1;
    return common_file_check(path, err);
}

/* A signal handler gets no argument. */
static struct {
    char message[1100], wave[1024], parts[1040];
} guard;

/* A wave is written through mapped memory: a full disk is a SIGBUS, and so is a limit of size. */
static void handler(int number)
{
    (void)number;
    unlink(guard.wave);
    unlink(guard.parts);
    ssize_t done = write(STDERR_FILENO, guard.message, strlen(guard.message));
    _exit(done < 0 ? BRIDGE_INTERNAL : BRIDGE_BAD_INPUT);
}

/* Whether the size of files is limited (ulimit -f). */
static bool is_limited(void)
{
    struct rlimit limit;

    return !getrlimit(RLIMIT_FSIZE, &limit) && limit.rlim_cur != RLIM_INFINITY;
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
                 strerror(is_limited() ? EFBIG : ENOSPC));
    }
    sigaction(SIGBUS, &action, NULL);
}

/* The view of an ISA; the dump alone where there is none. */
static const char *view(const struct common_isa *isa)
{
    for (const struct tool_wave *wave = tool_waves; wave->isa; wave++)
        if (!strcmp(wave->isa, isa->name)) return wave->text;
    return "[dumpfile] \"@FST@\"\n[savefile] \"@SAVE@\"\n[timestart] @FROM@\n*-12.800000 @MARKER@ "
           "-1\n";
}

/* What a view leaves open: words between two @. */
struct save {
    const char *view;
    const struct tool_options *options;
    const struct common_program *program;
    char fst[PATH_MAX], save[PATH_MAX], code[PATH_MAX]; /* absolute: GTKWave is started anywhere */
    char from[24], marker[24];                          /* picoseconds */
};

static int write_save(FILE *out, const void *what)
{
    const struct save *save = what;
    const struct {
        const char *word, *text;
    } open[] = {{"@FST@", save->fst},
                {"@SAVE@", save->save},
                {"@CODE@", save->code},
                {"@FROM@", save->from},
                {"@MARKER@", save->marker}};

    for (const char *p = save->view; *p;) {
        size_t i = 0;
        while (i < sizeof open / sizeof open[0] &&
               strncmp(p, open[i].word, strlen(open[i].word)) != 0)
            i++;
        if (i == sizeof open / sizeof open[0]) {
            fputc(*p++, out);
            continue;
        }
        fputs(open[i].text, out);
        p += strlen(open[i].word);
    }
    return 0;
}

/* GTKWave's translate filter file: what it shows instead of a pc. It compares all digits of a
 * signal, so each pc is there twice: as a tap of 32 bits shows it, and as one of 64. */
static int write_code(FILE *out, const void *what)
{
    const struct save *save = what;
    const struct common_isa *isa = save->options->isa;
    const struct common_program *program = save->program;

    size_t each = isa->pc_words ? isa->pc_words : 1; /* words of a place that a pc can name */

    for (size_t i = 0; i < program->code_words; i += each) {
        char text[160], source[80];
        uint64_t pc = (uint64_t)(i / each) * isa->pc_step;
        uint32_t word[COMMON_WORDS];
        uint64_t next;
        unsigned nwords = common_isa_fetch(isa, program, pc, word, &next); /* as it retires */
        if (nwords) common_isa_text(isa, program, word, nwords, pc, text, sizeof text);
        else
            common_isa_text(isa, program, program->code + i, program->code_words - i, pc, text,
                            sizeof text);
        common_isa_source(isa, program, pc, source, sizeof source);
        const char *line = strrchr(source, ':');
        for (int digits = 8; digits <= 16; digits += 8)
            fprintf(out, "%0*llX %s%s%s\n", digits, (unsigned long long)pc, text, line ? "   " : "",
                    line ? line : "");
    }
    return 0;
}

/* A file beside the wave: its path with another ending. */
static int beside(char *path, size_t size, const char *fst, const char *ending,
                  struct common_error *err)
{
    if (snprintf(path, size, "%.*s%s", (int)strlen(fst) - 4, fst, ending) < (int)size) return 0;
    return common_fail(err, "warpstep: error: file name too long: %s", fst);
}

static int write_saves(struct save *save, const char *fst, uint64_t marker,
                       struct common_error *err)
{
    uint64_t from = marker > SHOWN ? marker - SHOWN : 0;

    if (!realpath(fst, save->fst))
        return common_fail(err, "%s: error: cannot find it: %s", fst, strerror(errno));
    if (beside(save->save, sizeof save->save, save->fst, ".gtkw", err) ||
        beside(save->code, sizeof save->code, save->fst, ".code", err))
        return -1;
    snprintf(save->from, sizeof save->from, "%llu", (unsigned long long)from * CLOCK_PS);
    snprintf(save->marker, sizeof save->marker, "%llu", (unsigned long long)marker * CLOCK_PS);
    if (common_file_write(save->code, write_code, save, err)) return -1;
    return common_file_write(save->save, write_save, save, err);
}

int tool_wave_save(const struct tool_options *o, const struct common_program *program,
                   const char *fst, uint64_t marker, struct common_error *err)
{
    struct save *save = calloc(1, sizeof *save); /* large, and stacks may be small */

    if (!save) return common_fail(err, "warpstep: error: out of memory");
    save->view = view(o->isa);
    save->options = o;
    save->program = program;
    const int failed = write_saves(save, fst, marker, err);
    free(save);
    return failed;
}

/* In the child: never returns. */
static void again(const struct tool_options *o, char *window)
{
    char **argv = calloc((size_t)o->argc + 4, sizeof *argv);
    int n = 0;

    if (!argv || !freopen("/dev/null", "w", stdout) || !freopen("/dev/null", "w", stderr))
        _exit(127);
    argv[n++] = (char *)tool_own_name();
    argv[n++] = o->argv[0];
    argv[n++] = "--wave-file"; /* with it, nothing but the wave is written again */
    argv[n++] = window;
    for (int i = 1; i < o->argc; i++) argv[n++] = o->argv[i];
    execv("/proc/self/exe", argv);
    _exit(127);
}

int tool_wave_again(const struct tool_options *o, const struct common_program *program,
                    uint64_t cycle, char *path, size_t size, struct common_error *err)
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
    return tool_wave_save(o, program, path, cycle, err);
}
