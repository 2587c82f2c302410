/* From files and options to a program image. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "../model/common/hex.h"
#include "graphics.h"
#include "shader.h"

char *tool_read_file(const char *path, size_t *size, struct common_error *err)
{
    FILE *in = fopen(path, "rb");
    const size_t most = (size_t)1 << 28; /* bytes: none of our files comes near */
    size_t used = 0, room = 1 << 16, got;
    char *text = in ? malloc(room) : NULL;

    if (!in) {
        common_fail(err, "%s: error: cannot read: %s", path, strerror(errno));
        return NULL;
    }
    while (text && (got = fread(text + used, 1, room - used - 1, in)) > 0) {
        bool zero = !size && memchr(text + used, 0, got);
        used += got;
        if (zero || used >= most) break;
        if (used < room - 1) continue;
        char *more = realloc(text, room *= 2);
        if (!more) free(text);
        text = more;
    }
    if (!text) common_fail(err, "warpstep: error: out of memory");
    if (text && ferror(in)) {
        common_fail(err, "%s: error: cannot read: %s", path, strerror(errno));
        free(text);
        text = NULL;
    }
    fclose(in);
    if (text) text[used] = '\0';
    if (text && used >= most) {
        common_fail(err, "%s: error: longer than %zu bytes; a shorter file is needed", path,
                    most - 1);
        free(text);
        text = NULL;
    } else if (text && size) {
        *size = used;
    } else if (text && strlen(text) != used) {
        common_fail(err, "%s: error: holds a zero byte; a text file is needed", path);
        free(text);
        text = NULL;
    }
    return text;
}

static uint32_t find_space(const struct common_isa *isa, const char *name)
{
    uint32_t space = 0;

    while (space < isa->nspaces && strcmp(isa->spaces[space].name, name)) space++;
    return space;
}

static int add_file(const struct tool_file *file, uint32_t space, uint32_t bank,
                    struct common_program *program, struct common_error *err)
{
    uint32_t *word;
    size_t words;

    if (common_hex_read(file->path, &word, NULL, &words, err)) return -1;
    int failed =
        !words ? common_fail(err, "%s: error: no word; contents are one at least", file->path)
               : common_program_add(program, false, space, bank, file->addr, word, words, 0, err);
    free(word);
    if (failed) return -1;
    program->init[program->inits - 1].file = file->path;
    return 0;
}

static int add_files(const struct tool_options *o, const char *space, const struct tool_file *file,
                     unsigned count, struct common_program *program, struct common_error *err)
{
    uint32_t number = find_space(o->isa, space);

    if (count && number == o->isa->nspaces)
        return common_fail(err, "warpstep: error: '%s' has no %s memory", o->isa->name, space);
    for (unsigned i = 0; i < count; i++)
        if (add_file(&file[i], number, file[i].bank, program, err)) return -1;
    return 0;
}

/* The tables of the texture unit. */
static int add_textures(const struct tool_options *o, struct common_program *program,
                        struct common_error *err)
{
    const struct common_graphics_isa *g = o->isa->graphics;

    if (!o->texels && !o->textures.path && !o->samplers.path) return 0;
    if (!g) return common_fail(err, "warpstep: error: '%s' has no textures", o->isa->name);
    for (unsigned i = 0; i < o->texels; i++)
        if (add_file(&o->texel[i], g->texel, g->texels, program, err)) return -1;
    if (o->textures.path && add_file(&o->textures, g->texel, g->textures, program, err)) return -1;
    if (o->samplers.path && add_file(&o->samplers, g->texel, g->samplers, program, err)) return -1;
    return 0;
}

static void set_global_size(struct tesla_launch *launch, uint32_t bytes)
{
    for (unsigned n = 0; n < 16; n++) /* a window that was left as it is by default grows along */
        if (!launch->g_base[n] && launch->g_limit[n] == launch->global_bytes - 1)
            launch->g_limit[n] = bytes - 1;
    launch->global_bytes = bytes;
}

static void apply(const struct tool_options *o, struct tesla_launch *launch)
{
    const struct tesla_launch *from = &o->launch;

    if (o->set & TOOL_SET_GRID) memcpy(launch->grid, from->grid, sizeof launch->grid);
    if (o->set & TOOL_SET_BLOCK) memcpy(launch->block, from->block, sizeof launch->block);
    if (o->set & TOOL_SET_REGS) launch->regs = from->regs;
    if (o->set & TOOL_SET_SHARED) launch->shared = from->shared;
    if (o->set & TOOL_SET_LOCAL) launch->local = from->local;
    if (o->set & TOOL_SET_OUTPUT_WORDS) launch->outputs = from->outputs;
    if (o->set & TOOL_SET_MAX_VERTICES) launch->vertices = from->vertices;
    if (o->set & TOOL_SET_GLOBAL_SIZE) set_global_size(launch, from->global_bytes);
    if (o->set & TOOL_SET_PARAM) {
        launch->params = from->params;
        memcpy(launch->param, from->param, sizeof launch->param);
    }
}

static int check_dumps(const struct tool_options *o, const struct tesla_launch *launch,
                       struct common_error *err)
{
    for (unsigned i = 0; i < o->dumps; i++) {
        const struct tool_file *dump = &o->dump[i];
        if (dump->addr + UINT64_C(4) * dump->words > launch->global_bytes)
            return common_fail(
                err,
                "warpstep: error: --dump-global '%s': 0x%x + %u words lies outside the "
                "0x%x bytes of global memory",
                dump->path, dump->addr, dump->words, launch->global_bytes);
    }
    return 0;
}

/* Words or source of a kernel. */
static int read_kernel(const struct tool_options *o, struct common_program *program,
                       struct common_error *err)
{
    if (!o->code) {
        char *text = tool_read_file(o->program, NULL, err);
        int failed = text ? common_isa_assemble(o->isa, o->program, text, program, err) : -1;
        free(text);
        return failed;
    }
    uint32_t *word;
    size_t count;
    if (common_hex_read(o->code, &word, NULL, &count, err)) return -1;
    int failed = common_program_init(program, o->code, o->isa->launch_default, o->isa->launch_bytes)
                     ? common_fail(err, "warpstep: error: out of memory")
                     : common_program_set_code(program, word, NULL, count, err);
    free(word);
    return failed;
}

/* The type of words, which do not say it, and what only graphics programs have or have not. */
static int set_type(const struct tool_options *o, struct common_program *program,
                    struct common_error *err)
{
    const char *const *type = o->isa->graphics ? o->isa->graphics->type : NULL;
    uint32_t *number = &tesla_launch_of(program)->type;

    if (o->type) {
        while (type && type[*number] && strcmp(type[*number], o->type)) ++*number;
        if (!type || !type[*number])
            return tool_value_bad(err, "type", o->type,
                                  "compute, vertex, geometry or fragment is needed");
        if (*number && !o->inputs)
            return common_fail(err, "warpstep: error: --type %s goes with --inputs FILE", o->type);
    }
    if (!*number && o->set & (TOOL_SET_OUTPUT_WORDS | TOOL_SET_MAX_VERTICES))
        return common_fail(err,
                           "warpstep: error: --output-words and --max-vertices are for programs "
                           "of --type vertex, geometry or fragment; %s is a compute program",
                           program->name);
    if (*number && o->set & (TOOL_SET_GRID | TOOL_SET_BLOCK | TOOL_SET_SHARED | TOOL_SET_PARAM))
        return common_fail(err,
                           "warpstep: error: --grid, --block, --shared and --param are for compute "
                           "programs; %s is a %s program",
                           program->name, type[*number]);
    return 0;
}

static int load_kernel(const struct tool_options *o, struct common_program *program,
                       struct common_error *err)
{
    if (read_kernel(o, program, err)) return -1;
    apply(o, tesla_launch_of(program));
    if (o->entry &&
        tool_value32("entry", o->entry, 0, UINT32_MAX, &tesla_launch_of(program)->entry, err))
        return -1;
    if (o->chip && (!o->isa->chip || o->isa->chip(o->chip, &program->chip)))
        return tool_value_bad(err, "chip", o->chip,
                              "a chip such as g80, g84, gt200, gt215 or all is needed");
    if (set_type(o, program, err)) return -1;
    if (o->inputs && tool_graphics_load(o->isa, o->inputs, program, err)) return -1;
    if (add_files(o, "const", o->constant, o->constants, program, err)) return -1;
    if (add_files(o, "global", o->global, o->globals, program, err)) return -1;
    if (add_textures(o, program, err)) return -1;
    return check_dumps(o, tesla_launch_of(program), err);
}

int tool_load(const struct tool_options *o, struct common_program *program,
              struct common_error *err)
{
    memset(program, 0, sizeof *program);
    if (o->isa->shader ? tool_shader_load(o, program, err) : load_kernel(o, program, err))
        return -1;
    if (program->code_words) return 0;
    return common_fail(err, "%s: error: no code", o->code ? o->code : o->program);
}
