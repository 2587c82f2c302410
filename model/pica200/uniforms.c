/* A table of uniforms as initial contents of a program: option --uniforms. */
#include <string.h>

#include "isa.h"
#include "names.h"
#include "tables.h"

enum { VECTOR = 4, MOST = 256 /* registers of a kind */ };

struct uniforms {
    const struct common_csv *csv;
    struct common_program *program;
    struct common_error *err;
    bool first;         /* no row was read */
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

static int put_vector(const struct uniforms *u, uint32_t reg, const struct common_cell *cell,
                      int cells)
{
    uint32_t word[VECTOR] = {0, 0, 0, common_f24_from_int(1)};

    for (int i = 0; i < cells; i++)
        if (common_csv_number(u->csv, &cell[i], &pica200_float24, &word[i], u->err)) return -1;
    return put(u, PICA200_SPACE_UNIFORM, 4 * VECTOR * reg, word, VECTOR);
}

/* Four bytes in one word, x lowest. */
static int put_integer(const struct uniforms *u, uint32_t reg, const struct common_cell *cell,
                       int cells)
{
    uint32_t word = 0;

    for (int i = 0; i < cells; i++) {
        int32_t value;
        if (common_csv_integer(u->csv, &cell[i], -128, 255, &value, u->err)) return -1;
        word |= ((uint32_t)value & 0xff) << 8 * i;
    }
    return put(u, PICA200_SPACE_INT, 4 * reg, &word, 1);
}

/* A bit of one word. */
static int put_boolean(const struct uniforms *u, uint32_t reg, const struct common_cell *cell)
{
    uint32_t word = word_of(u->program, PICA200_SPACE_BOOL, 0) & ~(1u << reg);

    if (!strcmp(cell->text, "1") || !strcmp(cell->text, "true")) word |= 1u << reg;
    else if (strcmp(cell->text, "0") && strcmp(cell->text, "false"))
        return common_csv_fail(u->csv, cell, u->err, "'%.40s'; 0, 1, false or true is needed",
                               cell->text);
    return put(u, PICA200_SPACE_BOOL, 0, &word, 1);
}

static int put_row(struct uniforms *u, const struct common_cell *cell, int cells)
{
    struct common_error why = {""};
    struct pica200_place place;
    const char *name = cell[0].text;

    if (pica200_names_find(u->program->names, name, &place, &why))
        return common_csv_fail(u->csv, cell, u->err, "%.300s", why.text);
    bool boolean = place.class == 'b', integer = place.class == 'i';
    if (place.class != 'c' && !integer && !boolean)
        return common_csv_fail(u->csv, cell, u->err, "'%.40s' is no uniform", name);
    if (place.ncomponent)
        return common_csv_fail(u->csv, cell, u->err, "'%.40s'; a line sets the whole register",
                               name);
    if (place.count != 1)
        return common_csv_fail(u->csv, cell, u->err,
                               "'%.40s' is %u registers; %.40s[0] is the first", name, place.count,
                               name);
    int most = boolean ? 1 : VECTOR;
    if (cells - 1 > most)
        return common_csv_fail(u->csv, &cell[most + 1], u->err, "more values than '%.40s' has",
                               name);
    if (cells == 1) return common_csv_fail(u->csv, NULL, u->err, "no value for '%.40s'", name);
    bool *seen = u->seen[boolean ? 2 : integer];
    if (seen[place.first])
        return common_csv_fail(u->csv, cell, u->err, "'%.40s' has its values already", name);
    seen[place.first] = true;
    if (boolean) return put_boolean(u, place.first, cell + 1);
    return integer ? put_integer(u, place.first, cell + 1, cells - 1)
                   : put_vector(u, place.first, cell + 1, cells - 1);
}

/* The first line may say what the columns are. */
static bool is_header(const struct common_cell *cell, int cells)
{
    static const char *const words[] = {"name", "x", "y", "z", "w"};

    if (cells > 5 || cells < 2) return false;
    for (int i = 0; i < cells; i++)
        if (strcmp(cell[i].text, words[i])) return false;
    return true;
}

static int read_row(void *context, const struct common_csv *csv, const struct common_cell *cell,
                    unsigned cells, struct common_error *err)
{
    struct uniforms *u = context;
    bool header = u->first && is_header(cell, (int)cells);

    u->first = false;
    u->csv = csv;
    u->err = err;
    return header ? 0 : put_row(u, cell, (int)cells);
}

static int read_end(void *context, const struct common_csv *csv, struct common_error *err)
{
    const struct uniforms *u = context;

    if (!u->first) return 0;
    return common_fail(err, "%s: error: empty; lines of name,x,y,z,w are needed", csv->path);
}

int pica200_uniforms_load(struct common_program *program, const char *path,
                          struct common_error *err)
{
    static const struct common_reader reader = {NULL, read_row, read_end};
    struct uniforms u = {.program = program, .first = true};

    return common_table_read(path, &reader, &u, err);
}
