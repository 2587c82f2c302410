/* See program.h. */
#include "program.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* malloc(0) may return NULL, which here means failure only. */
static void *copy(const void *from, size_t bytes)
{
    void *to = malloc(bytes != 0 ? bytes : 1);
    if (to != NULL && bytes != 0) memcpy(to, from, bytes);
    return to;
}

int common_program_init(struct common_program *program, const char *name, const void *launch,
                        size_t bytes)
{
    memset(program, 0, sizeof *program);
    program->name = copy(name, strlen(name) + 1);
    program->launch = copy(launch, bytes);
    program->launch_bytes = bytes;
    if (program->name != NULL && program->launch != NULL) return 0;
    common_program_free(program);
    return -1;
}

static void free_segments(struct common_segment *segment, size_t count)
{
    for (size_t i = 0; i < count; i++) free(segment[i].word);
    free(segment);
}

void common_program_free(struct common_program *program)
{
    if (program->next != NULL) common_program_free(program->next);
    free(program->next);
    free(program->then);
    free_segments(program->init, program->inits);
    free_segments(program->expect, program->expects);
    free(program->launch);
    if (program->names != NULL) program->free_names(program->names);
    free(program->need);
    free(program->warnings);
    free(program->name);
    free(program->code);
    free(program->line);
    memset(program, 0, sizeof *program);
}

void common_program_warn(struct common_program *program, unsigned line, unsigned col,
                         const char *format, ...)
{
    char text[320];
    size_t used = program->warnings != NULL ? strlen(program->warnings) : 0;
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    size_t size = used + strlen(program->name) + strlen(text) + 48;
    char *all = realloc(program->warnings, size);
    if (all == NULL) return;
    program->warnings = all;
    snprintf(all + used, size - used, "%s:%u:%u: warning: %s\n", program->name, line, col, text);
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

uint64_t common_program_extent(const struct common_program *program, uint32_t space)
{
    uint64_t size = 0;

    for (size_t i = 0; i < program->inits + program->expects; i++) {
        const struct common_segment *s =
            i < program->inits ? &program->init[i] : &program->expect[i - program->inits];
        uint64_t end = s->addr + 4 * (uint64_t)s->count;
        if (s->space == space && end > size) size = end;
    }
    return size;
}

int common_program_fill(const struct common_program *program, uint32_t space, const char *name,
                        void *to, size_t bytes, struct common_error *err)
{
    for (size_t i = 0; i < program->inits; i++) {
        const struct common_segment *s = &program->init[i];
        if (s->space != space) continue;
        if (s->addr % 4 != 0 || s->addr > bytes || (bytes - s->addr) / 4 < s->count)
            return common_fail(err,
                               "%s: error: contents of space %s at 0x%x of %zu words; it has 0x%zx "
                               "bytes",
                               s->file ? s->file : program->name, name, (unsigned)s->addr, s->count,
                               bytes);
        memcpy((uint8_t *)to + s->addr, s->word, s->count * sizeof *s->word);
    }
    return 0;
}

unsigned common_program_source(const struct common_program *program, uint64_t word, char *text,
                               size_t size)
{
    const char *slash = program->name != NULL ? strrchr(program->name, '/') : NULL;
    const char *name = slash != NULL ? slash + 1 : program->name;
    bool known = !program->words && program->line != NULL && word < program->code_words;
    unsigned line = known ? program->line[word] : 0;

    if (size > 0) text[0] = '\0';
    if (line != 0) snprintf(text, size, "%s:%u", name != NULL ? name : "", line);
    return line;
}
