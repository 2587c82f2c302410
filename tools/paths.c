/* The files of a command, before it runs: "-" is the standard input or output; what it is to write
 * can be written, is not what it reads, and goes to different files. */
#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../model/common/file.h"
#include "load.h"
#include "option.h"
#include "options.h"
#include "paths.h"
#include "standard.h"

struct paths {
    const char **input[TOOL_MAX_SETTINGS + TOOL_MAX_SHAPES + 8], **output[TOOL_MAX_SETTINGS + 8];
    unsigned inputs, outputs;
};

static void add_input(struct paths *p, const char **path)
{
    if (*path) p->input[p->inputs++] = path;
}

static void add_output(struct paths *p, const char **path)
{
    if (*path) p->output[p->outputs++] = path;
}

/* A file that is a part of the words is written by asm. */
static void add_setting(struct paths *p, struct common_setting *setting, unsigned command)
{
    switch (setting->option->argument) {
    case COMMON_ARG_DUMP:
    case COMMON_ARG_TABLE: add_output(p, &setting->text); break;
    case COMMON_ARG_FILE:
    case COMMON_ARG_FILE_AT:
    case COMMON_ARG_BANK_FILE:
    case COMMON_ARG_EXPECT:
    case COMMON_ARG_PROGRAM:
        (command == TOOL_ASM ? add_output : add_input)(p, &setting->text);
        break;
    case COMMON_ARG_FLAG:
    case COMMON_ARG_NUMBER:
    case COMMON_ARG_LIST:
    case COMMON_ARG_CHOICE:
    case COMMON_ARG_PAIR:
    case COMMON_ARG_PART:
    case COMMON_ARG_TEXT: break;
    }
}

static void collect(struct paths *p, struct tool_options *o)
{
    unsigned command = tool_command_bit(o->argv[0]);

    add_input(p, &o->code);
    add_input(p, &o->trace);
    (o->update ? add_output : add_input)(p, &o->baseline);
    add_input(p, &o->profile);
    for (unsigned i = 0; i < o->shapes; i++) add_input(p, &o->shape[i]);
    for (unsigned i = 0; i < o->settings; i++) add_setting(p, &o->setting[i], command);
    add_output(p, &o->json);
    add_output(p, &o->record);
    add_output(p, &o->executed);
    add_output(p, &o->output);
    add_output(p, &o->coverage);
    add_output(p, &o->html);
}

/* "-" by the names of the standard files, each of which can be one. */
static int name_standard(struct tool_options *o, struct paths *p, struct common_error *err)
{
    unsigned read = 0, written = 0;

    for (unsigned i = 0; i < p->inputs + o->files; i++) {
        const char **path = i < p->inputs ? p->input[i] : (const char **)&o->file[i - p->inputs];
        if (!tool_is_standard_input(*path)) continue;
        if (read++) return common_fail(err, "/dev/stdin: error: it is read twice by this command");
        const char *name = tool_standard_input(err);
        if (!name) return -1;
        if (!strcmp(*path, "-")) *path = name; /* what bears the name may be allocated */
    }
    for (unsigned i = 0; i < p->outputs; i++) {
        if (!tool_is_standard_output(*p->output[i])) continue;
        if (written++)
            return common_fail(err, "/dev/stdout: error: it is written twice by this command");
        if (!(*p->output[i] = tool_standard_output(o->standard_output, err))) return -1;
    }
    const struct common_setting *program = tool_given(o->setting, o->settings, COMMON_ARG_PROGRAM);
    if (program) o->program = program->text;
    else if (o->program) o->program = o->file[0];
    return 0;
}

int tool_check_paths(struct tool_options *o, struct common_error *err)
{
    struct paths p = {.inputs = 0};

    collect(&p, o);
    if (name_standard(o, &p, err)) return -1;
    for (unsigned i = 0; i < p.outputs; i++) {
        const char *output = *p.output[i];
        if (common_file_check(output, err)) return -1;
        for (unsigned k = 0; k < p.inputs; k++)
            if (common_file_distinct(*p.input[k], output, err)) return -1;
        for (unsigned k = 0; k < o->files; k++)
            if (common_file_distinct(o->file[k], output, err)) return -1;
        for (unsigned k = 0; k < i; k++)
            if (common_file_once(output, *p.output[k], err)) return -1;
    }
    return 0;
}

int tool_make_directories(const char *path, struct common_error *err)
{
    struct stat made;
    char part[1024];

    if (snprintf(part, sizeof part, "%s", path) >= (int)sizeof part)
        return common_fail(err, "warpstep: error: directory name too long: %s", path);
    for (char *p = part + 1;; p++) {
        char c = *p;
        if (c && c != '/') continue;
        *p = '\0';
        if (mkdir(part, 0777) && errno != EEXIST)
            return common_fail(err, "warpstep: error: cannot make %s: %s", part, strerror(errno));
        if (!c) break;
        *p = c;
    }
    if (!stat(path, &made) && !S_ISDIR(made.st_mode)) errno = ENOTDIR;
    else if (!access(path, W_OK | X_OK)) return 0;
    return common_fail(err, "%s: error: cannot write there: %s", path, strerror(errno));
}
