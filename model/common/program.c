/* See program.h. */
#include "program.h"

#include <stdlib.h>
#include <string.h>

/* malloc(0) may return NULL, which here means failure only. */
static void *copy(const void *from, size_t bytes)
{
    void *to = malloc(bytes != 0 ? bytes : 1);
    if (to != NULL && bytes != 0) memcpy(to, from, bytes);
    return to;
}

int common_program_init(struct common_program *program, const char *name)
{
    memset(program, 0, sizeof *program);
    program->name = copy(name, strlen(name) + 1);
    if (program->name == NULL) return -1;
    struct common_launch *launch = &program->launch;
    launch->grid[0] = launch->grid[1] = 1;
    launch->block[0] = 32;
    launch->block[1] = launch->block[2] = 1;
    launch->regs = 16;
    launch->global_bytes = 0x100000;
    for (unsigned i = 0; i < 16; i++) launch->g_limit[i] = launch->global_bytes - 1;
    struct common_shader *shader = &program->shader;
    shader->runs = shader->stride = shader->attributes = 1;
    shader->main_count = shader->fixed_count = 1;
    for (unsigned i = 0; i < 16; i++) shader->map[i] = (uint8_t)i;
    shader->outmap = 1;
    return 0;
}

static void free_segments(struct common_segment *segment, size_t count)
{
    for (size_t i = 0; i < count; i++) free(segment[i].word);
    free(segment);
}

void common_program_free(struct common_program *program)
{
    free_segments(program->init, program->inits);
    free_segments(program->expect, program->expects);
    free(program->setup);
    free(program->need);
    free(program->name);
    free(program->code);
    free(program->line);
    memset(program, 0, sizeof *program);
}

int common_program_add(struct common_program *program, bool expect, uint32_t space, uint32_t bank,
                       uint32_t addr, const uint32_t *word, size_t count, unsigned line,
                       struct common_error *err)
{
    struct common_segment **list = expect ? &program->expect : &program->init;
    size_t *used = expect ? &program->expects : &program->inits;
    struct common_segment segment = {.space = space,
                                     .bank = bank,
                                     .addr = addr,
                                     .count = count,
                                     .word = copy(word, count * sizeof *word),
                                     .line = line};
    struct common_segment *grown = realloc(*list, (*used + 1) * sizeof **list);
    if (grown != NULL) *list = grown;
    if (grown == NULL || segment.word == NULL) {
        free(segment.word);
        return common_fail(err, "%s: error: out of memory", program->name);
    }
    grown[(*used)++] = segment;
    return 0;
}

int common_program_set_code(struct common_program *program, const uint32_t *word,
                            const unsigned *line, size_t count, struct common_error *err)
{
    uint32_t *code = copy(word, count * sizeof *word);
    unsigned *lines = line != NULL ? copy(line, count * sizeof *line) : NULL;
    if (code == NULL || (line != NULL && lines == NULL)) {
        free(code);
        free(lines);
        return common_fail(err, "%s: error: out of memory", program->name);
    }
    free(program->code);
    free(program->line);
    program->code = code;
    program->line = lines;
    program->code_words = count;
    return 0;
}

int common_program_add_setup(struct common_program *program, uint32_t reg, uint32_t data,
                             struct common_error *err)
{
    struct common_setup *grown =
        realloc(program->setup, (program->setups + 1) * sizeof *program->setup);
    if (grown == NULL) return common_fail(err, "%s: error: out of memory", program->name);
    program->setup = grown;
    grown[program->setups++] = (struct common_setup){reg, data};
    return 0;
}
