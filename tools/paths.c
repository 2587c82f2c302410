/* The files of a command, before it runs: what it is to write can be written, is not what it reads, and goes to
 * different files. */
#include "tool.h"

struct paths {
    const char *input[TOOL_MAX_SETTINGS + 8], *output[TOOL_MAX_SETTINGS + 8];
    unsigned inputs, outputs;
};

static bool is_read(enum common_argument argument)
{
    return argument == COMMON_ARG_FILE || argument == COMMON_ARG_FILE_AT ||
           argument == COMMON_ARG_BANK_FILE || argument == COMMON_ARG_PROGRAM;
}

static void collect(struct paths *p, const struct tool_options *o)
{
    const char *const read[] = {o->code, o->trace, o->baseline};
    const char *const written[] = {o->json, o->record, o->executed};

    for (unsigned i = 0; i < sizeof read / sizeof read[0]; i++) p->input[p->inputs++] = read[i];
    for (unsigned i = 0; i < o->settings; i++) {
        enum common_argument argument = o->setting[i].option->argument;
        if (is_read(argument)) p->input[p->inputs++] = o->setting[i].text;
        if (argument == COMMON_ARG_DUMP || argument == COMMON_ARG_TABLE)
            p->output[p->outputs++] = o->setting[i].text;
    }
    for (unsigned i = 0; i < sizeof written / sizeof written[0]; i++)
        if (written[i]) p->output[p->outputs++] = written[i];
}

int tool_check_paths(const struct tool_options *o, struct common_error *err)
{
    struct paths p = {.inputs = 0};

    collect(&p, o);
    for (unsigned i = 0; i < p.outputs; i++) {
        if (common_file_check(p.output[i], err)) return -1;
        for (unsigned k = 0; k < p.inputs; k++)
            if (common_file_distinct(p.input[k], p.output[i], err)) return -1;
        for (unsigned k = 0; k < o->files; k++)
            if (common_file_distinct(o->file[k], p.output[i], err)) return -1;
        for (unsigned k = 0; k < i; k++)
            if (common_file_once(p.output[i], p.output[k], err)) return -1;
    }
    return 0;
}
