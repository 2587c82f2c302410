/* See cover_map.h. The cells of a level lie together; in it, those of a row: one for the row
 * itself, then the values of one field after the other. */
#include "../common/fields.h"
#include "cover_map.h"

#include <stdio.h>
#include <threads.h>

#include "fields.h"

enum { WIDEST = 5, ROWS = VIVANTE_OP_COUNT - 1 };

static once_flag once = ONCE_FLAG_INIT;
static unsigned first[ROWS + 1]; /* cell of a row, at level 0 */

/* The slot of a field of a source; -1: it is no such field. */
static int slot_of(const struct common_bitfield *f)
{
    static const char letters[] = {'a', 'b', 'c'};

    for (int i = 0; i < 3; i++)
        if (f->name[0] == letters[i] && f->name[1] == '_') return i;
    return -1;
}

/* How many cells a field has. */
static unsigned values(unsigned row, const struct common_bitfield *f)
{
    unsigned op = vivante_encoding.row[row].op, width = common_width(f->piece);
    const struct vivante_trait *trait = &vivante_traits[op];
    bool reserved = common_op(&vivante_encoding, row)->flow == COMMON_TRAP;
    int slot = slot_of(f);

    if (reserved || width == 0 || width > WIDEST || f->domain == COMMON_REGISTER) return 0;
    if (slot >= 0 && !(trait->reads >> slot & 1)) return 0;
    if (!trait->reads) return 0; /* NOP, RET, .. look at nothing */
    if (f->piece[0].word == 0 && f->piece[0].lsb == 6 && !vivante_uses_cond(op)) return 0;
    return 1u << width;
}

static void count_cells(void)
{
    const struct common_bitfield *const *field;

    for (unsigned row = 0; row < ROWS; row++) {
        unsigned fields = common_fields(&vivante_encoding, row, &field);
        first[row + 1] = first[row] + 1;
        for (unsigned i = 0; i < fields; i++) first[row + 1] += values(row, field[i]);
    }
}

static unsigned cells_of_level(void)
{
    call_once(&once, count_cells);
    return first[ROWS];
}

unsigned vivante_map_cells(void)
{
    return VIVANTE_MAP_LEVELS * cells_of_level();
}

unsigned vivante_map_row(unsigned cell)
{
    unsigned row = 0;

    for (cell %= cells_of_level(); first[row + 1] <= cell; row++) continue;
    return row;
}

static void value_text(const struct common_bitfield *f, unsigned value, char *text, size_t size)
{
    const char *name = f->domain == COMMON_CHOICE ? f->choice[value].text : NULL;

    if (f->piece[0].word == 0 && f->piece[0].lsb == 6) name = vivante_cond_names[value];
    if (name && name[0]) snprintf(text, size, "%s", name);
    else snprintf(text, size, "%u", value);
}

void vivante_map_text(unsigned cell, char *text, size_t size)
{
    static const unsigned halti[VIVANTE_MAP_LEVELS] = {0, 2, 5};
    unsigned level = cell / cells_of_level(), row = vivante_map_row(cell);
    const struct common_bitfield *const *field;
    unsigned fields = common_fields(&vivante_encoding, row, &field);
    const char *name = vivante_encoding.row[row].name;
    char value[24];

    cell = cell % cells_of_level() - first[row];
    if (cell-- == 0) {
        bool reserved = common_op(&vivante_encoding, row)->flow == COMMON_TRAP;
        snprintf(text, size, "%s: HALTI %u: %s", name, halti[level],
                 reserved ? "traps" : "executed");
        return;
    }
    for (unsigned i = 0; i < fields; cell -= values(row, field[i++]))
        if (cell < values(row, field[i])) {
            value_text(field[i], cell, value, sizeof value);
            snprintf(text, size, "%s: HALTI %u, %s: %s", name, halti[level], field[i]->name, value);
            return;
        }
}

void vivante_map_hit(unsigned level, const uint32_t *word, void (*hit)(void *, unsigned cell),
                     void *context)
{
    const struct common_bitfield *const *field;
    unsigned row = common_find(&vivante_encoding, word);
    unsigned fields = common_fields(&vivante_encoding, row, &field);
    unsigned cell = level * cells_of_level() + first[row];

    hit(context, cell++);
    for (unsigned i = 0; i < fields; cell += values(row, field[i++]))
        if (values(row, field[i]) && common_active(field[i], word))
            hit(context, cell + common_get(word, field[i]->piece));
}
