/* A table of uniforms as initial contents of a program: see "--uniforms" in docs/formats.md. */
#include <string.h>

#include "shader.h"

enum { VECTOR = 4, MOST = 256 /* registers of a kind */ };

struct uniforms {
    const struct common_isa *isa;
    const struct tool_csv *csv;
    const void *names;
    struct common_program *program;
    struct common_error *err;
    bool seen[3][MOST]; /* floats, integers, booleans */
};

/* A word of a space as the program's contents leave it so far. */
static uint32_t word_of(const struct common_program *program, uint32_t space, uint32_t addr)
{
    uint32_t word = 0;

    for (size_t i = 0; i < program->inits; i++) {
        const struct common_segment *s = &program->init[i];
        if (s->space == space && addr >= s->addr && (addr - s->addr) / 4 < s->count)
            word = s->word[(addr - s->addr) / 4];
    }
    return word;
}

static int put(const struct uniforms *u, uint32_t space, uint32_t addr, const uint32_t *word,
               size_t count)
{
    if (common_program_add(u->program, false, space, 0, addr, word, count, 0, u->err)) return -1;
    u->program->init[u->program->inits - 1].file = u->csv->path;
    return 0;
}

static int put_vector(const struct uniforms *u, uint32_t reg, const struct tool_cell *cell,
                      int cells)
{
    float number = 1;
    uint32_t word[VECTOR] = {0};

    memcpy(&word[3], &number, sizeof number);
    word[3] = u->isa->shader->from_float(word[3]);
    for (int i = 0; i < cells; i++)
        if (tool_csv_component(u->csv, &cell[i], u->isa->shader, &word[i], u->err)) return -1;
    return put(u, u->isa->shader->uniform, 4 * VECTOR * reg, word, VECTOR);
}

/* Four bytes in one word, x lowest. */
static int put_integer(const struct uniforms *u, uint32_t reg, const struct tool_cell *cell,
                       int cells)
{
    uint32_t word = 0;

    for (int i = 0; i < cells; i++) {
        int32_t value;
        if (tool_csv_integer(u->csv, &cell[i], -128, 255, &value, u->err)) return -1;
        word |= ((uint32_t)value & 0xff) << 8 * i;
    }
    return put(u, u->isa->shader->integer, 4 * reg, &word, 1);
}

/* A bit of one word. */
static int put_boolean(const struct uniforms *u, uint32_t reg, const struct tool_cell *cell)
{
    uint32_t word = word_of(u->program, u->isa->shader->boolean, 0) & ~(1u << reg);

    if (!strcmp(cell->text, "1") || !strcmp(cell->text, "true")) word |= 1u << reg;
    else if (strcmp(cell->text, "0") && strcmp(cell->text, "false"))
        return tool_csv_fail(u->csv, cell, u->err, "'%.40s'; 0, 1, false or true is needed",
                             cell->text);
    return put(u, u->isa->shader->boolean, 0, &word, 1);
}

static int put_row(struct uniforms *u, const struct tool_cell *cell, int cells)
{
    const struct common_shader_isa *isa = u->isa->shader;
    struct common_error why = {""};
    struct common_place place;
    const char *name = cell[0].text;

    if (isa->find(u->names, name, &place, &why))
        return tool_csv_fail(u->csv, cell, u->err, "%.300s", why.text);
    bool boolean = place.space == isa->boolean;
    if (place.space != isa->uniform && place.space != isa->integer && !boolean)
        return tool_csv_fail(u->csv, cell, u->err, "'%.40s' is no uniform", name);
    if (place.components)
        return tool_csv_fail(u->csv, cell, u->err, "'%.40s'; a line sets the whole register", name);
    if (place.count != 1)
        return tool_csv_fail(u->csv, cell, u->err, "'%.40s' is %u registers; %.40s[0] is the first",
                             name, place.count, name);
    int most = boolean ? 1 : VECTOR;
    if (cells - 1 > most)
        return tool_csv_fail(u->csv, &cell[most + 1], u->err, "more values than '%.40s' has", name);
    if (cells == 1) return tool_csv_fail(u->csv, NULL, u->err, "no value for '%.40s'", name);
    bool *seen = u->seen[boolean ? 2 : place.space == isa->integer];
    if (place.first < MOST && seen[place.first])
        return tool_csv_fail(u->csv, cell, u->err, "'%.40s' has its values already", name);
    if (place.first < MOST) seen[place.first] = true;
    if (boolean) return put_boolean(u, place.first, cell + 1);
    return place.space == isa->uniform ? put_vector(u, place.first, cell + 1, cells - 1)
                                       : put_integer(u, place.first, cell + 1, cells - 1);
}

/* The first line may say what the columns are. */
static bool is_header(const struct tool_cell *cell, int cells)
{
    static const char *const words[] = {"name", "x", "y", "z", "w"};

    if (cells > 5 || cells < 2) return false;
    for (int i = 0; i < cells; i++)
        if (strcmp(cell[i].text, words[i])) return false;
    return true;
}

int tool_uniforms_load(const struct common_isa *isa, const char *path, const void *names,
                       struct common_program *program, struct common_error *err)
{
    struct tool_csv csv;
    struct tool_cell cell[TOOL_CELLS];
    struct uniforms u = {isa, &csv, names, program, err, {{false}}};
    int cells = -1;
    bool first = true;

    int failed = tool_csv_open(&csv, path, err);
    while (!failed && (cells = tool_csv_row(&csv, cell, err)) > 0) {
        if (!first || !is_header(cell, cells)) failed = put_row(&u, cell, cells);
        first = false;
    }
    if (!failed && !cells && first)
        failed = common_fail(err, "%s: error: empty; lines of name,x,y,z,w are needed", path);
    tool_csv_close(&csv);
    return failed || cells < 0 ? -1 : 0;
}
