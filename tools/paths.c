/* The files of a command, before it runs: what it is to write can be written, is not what it reads, and goes to
 * different files. */
#include "tool.h"

struct paths {
    const char *input[3 * TOOL_MAX_FILES + 8], *output[TOOL_MAX_FILES + 8];
    unsigned inputs, outputs;
};

static void add_inputs(struct paths *p, const struct tool_options *o)
{
    const char *const one[] = {o->code,     o->desc,          o->trace,         o->inputs,
                               o->uniforms, o->textures.path, o->samplers.path, o->baseline};

    for (unsigned i = 0; i < sizeof one / sizeof one[0]; i++) p->input[p->inputs++] = one[i];
    for (unsigned i = 0; i < o->constants; i++) p->input[p->inputs++] = o->constant[i].path;
    for (unsigned i = 0; i < o->globals; i++) p->input[p->inputs++] = o->global[i].path;
    for (unsigned i = 0; i < o->texels; i++) p->input[p->inputs++] = o->texel[i].path;
}

static void add_outputs(struct paths *p, const struct tool_options *o)
{
    const char *const one[] = {o->outputs, o->json, o->record, o->executed};

    for (unsigned i = 0; i < o->dumps; i++) p->output[p->outputs++] = o->dump[i].path;
    for (unsigned i = 0; i < sizeof one / sizeof one[0]; i++)
        if (one[i]) p->output[p->outputs++] = one[i];
}

int tool_check_paths(const struct tool_options *o, struct common_error *err)
{
    struct paths p = {.inputs = 0};

    add_inputs(&p, o);
    add_outputs(&p, o);
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
