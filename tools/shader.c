/* From files and options to the program of an ISA that runs vertices. */
#include "shader.h"

#include <stdlib.h>
#include <string.h>

#include "../model/common/hex.h"

/* Words from a .hex file as the contents of a space. */
static int add_words(const char *path, uint32_t space, size_t most, struct common_program *program,
                     struct common_error *err)
{
    uint32_t *word;
    size_t count;

    if (common_hex_read(path, &word, NULL, &count, err)) return -1;
    int failed = count > most
                     ? common_fail(err, "%s: error: %zu words; %zu at most", path, count, most)
                     : common_program_add(program, false, space, 0, 0, word, count, 0, err);
    free(word);
    if (!failed) program->init[program->inits - 1].file = path;
    return failed;
}

static int read_words(const struct common_isa *isa, const char *code, const char *desc,
                      const char *entry, struct common_program *program, struct common_error *err)
{
    uint32_t *word;
    unsigned *line;
    size_t count;

    if (common_hex_read(code, &word, &line, &count, err)) return -1;
    int failed = common_program_init(program, code, isa->launch_default, isa->launch_bytes)
                     ? common_fail(err, "warpstep: error: out of memory")
                     : common_program_set_code(program, word, line, count, err);
    free(word);
    free(line);
    if (!failed && count > isa->shader->code_words)
        failed = common_fail(err, "%s: error: %zu words of code; %u at most", code, count,
                             isa->shader->code_words);
    if (!failed && desc)
        failed = add_words(desc, isa->shader->desc, isa->shader->descs, program, err);
    if (!failed && entry)
        failed = tool_value32("entry", entry, 0, isa->shader->code_words - 1,
                              &pica200_launch_of(program)->entry, err);
    return failed;
}

int tool_shader_read(const struct common_isa *isa, const char *file, const char *code,
                     const char *desc, const char *entry, struct common_program *program,
                     void **names, struct common_error *err)
{
    size_t size;

    *names = NULL;
    if (code) return read_words(isa, code, desc, entry, program, err);
    char *byte = tool_read_file(file, &size, err);
    if (!byte) return -1;
    int failed = isa->shader->load(file, (const uint8_t *)byte, size, entry, program, names, err);
    free(byte);
    return failed;
}

static void apply(const struct tool_options *o, struct pica200_launch *shader)
{
    const struct pica200_launch *from = &o->shader;

    if (o->set & TOOL_SET_GEOMETRY) shader->geometry = true;
    if (o->set & TOOL_SET_OUTMAP) shader->outmap = from->outmap;
    if (o->set & TOOL_SET_INPUT_MODE) shader->input_mode = from->input_mode;
    if (o->set & TOOL_SET_MAIN_COUNT) shader->main_count = from->main_count;
    if (o->set & TOOL_SET_FIXED_COUNT) shader->fixed_count = from->fixed_count;
    if (o->set & TOOL_SET_START) shader->start = from->start;
    if (o->set & TOOL_SET_ATTRIBUTES) {
        shader->attributes = from->attributes;
        memcpy(shader->map, from->map, sizeof shader->map);
    }
}

/* What the options say against each other and the program. */
static int check(const struct tool_options *o, const struct common_program *program,
                 struct common_error *err)
{
    const struct pica200_launch *s = pica200_launch_of(program);
    const char *file = o->code ? o->code : o->program;
    unsigned geometry =
        TOOL_SET_INPUT_MODE | TOOL_SET_MAIN_COUNT | TOOL_SET_FIXED_COUNT | TOOL_SET_START;

    if (!s->geometry && o->set & geometry)
        return common_fail(err,
                           "warpstep: error: --input-mode, --main-count, --fixed-count and --start "
                           "are for geometry shaders; "
                           "%s is none without --geometry",
                           file);
    if (!s->geometry && o->code && program->code_words > o->isa->shader->vertex_words)
        return common_fail(err, "%s: error: %zu words of code; a vertex shader has %u at most",
                           file, program->code_words, o->isa->shader->vertex_words);
    if (s->entry >= program->code_words && program->code_words)
        return common_fail(err, "warpstep: error: --entry %u; %s has %zu words of code", s->entry,
                           file, program->code_words);
    return 0;
}

static int load_data(const struct tool_options *o, const void *names,
                     struct common_program *program, struct common_error *err)
{
    bool mapped = o->set & TOOL_SET_ATTRIBUTES;

    if (o->inputs &&
        tool_vertices_load(o->isa, o->inputs, names, mapped, o->code != NULL, program, err))
        return -1;
    if (o->uniforms && tool_uniforms_load(o->isa, o->uniforms, names, program, err)) return -1;
    if (o->set & TOOL_SET_VERTICES && tool_vertices_repeat(o->isa, o->shader.runs, program, err))
        return -1;
    for (unsigned i = 0; i < o->setups; i++)
        if (pica200_program_setreg(program, o->setup[i].reg, o->setup[i].data, 0, err)) return -1;
    return 0;
}

int tool_shader_load(const struct tool_options *o, struct common_program *program,
                     struct common_error *err)
{
    void *names;
    int failed =
        tool_shader_read(o->isa, o->program, o->code, o->desc, o->entry, program, &names, err);

    if (!failed) apply(o, pica200_launch_of(program));
    if (!failed) failed = check(o, program, err);
    if (!failed) failed = load_data(o, names, program, err);
    if (names) o->isa->shader->free_names(names);
    return failed ? -1 : 0;
}
