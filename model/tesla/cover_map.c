/* See cover_map.h. Where the fields are is taken from the tables of decoder and assembler; what
 * they do is not looked at. */
#include "../common/fields.h"
#include "cover_map.h"

#include <assert.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#include "fields.h"

const char *const tesla_map_types[TESLA_MAP_TYPES] = {"compute", "vertex", "geometry", "fragment"};

/* The row and the type that cells are being made of. */
struct maker {
    struct tesla_map *map;
    unsigned row, type;
};

struct bits {
    uint32_t match[2], care[2];
};

/* `mask` of these pieces must be `value`. */
static void require(struct bits *bits, const struct common_piece piece[COMMON_PIECES],
                    uint32_t value, uint32_t mask)
{
    for (unsigned i = 0; i < COMMON_PIECES && piece[i].width; i++) {
        uint32_t ones = (uint32_t)((UINT64_C(1) << piece[i].width) - 1);
        bits->match[piece[i].word] |= (value & mask & ones) << piece[i].lsb;
        bits->care[piece[i].word] |= (mask & ones) << piece[i].lsb;
        value = (uint32_t)((uint64_t)value >> piece[i].width);
        mask = (uint32_t)((uint64_t)mask >> piece[i].width);
    }
}

static void require_one(struct bits *bits, struct common_piece piece, uint32_t value)
{
    const struct common_piece pieces[COMMON_PIECES] = {piece};
    require(bits, pieces, value, UINT32_MAX);
}

/* Unless the row does not leave room for it. */
static void add(struct maker *m, const char *field, const char *value, const struct bits *bits)
{
    const struct common_row *row = &tesla_rows[m->row];
    struct tesla_cell *c = &m->map->cell[m->map->cells];
    for (unsigned i = 0; i < 2; i++)
        if ((bits->match[i] ^ row->match[i]) & bits->care[i] & row->mask[i]) return;
    for (size_t i = m->map->first[m->type][m->row]; i < m->map->cells;
         i++) /* an element's that occurs twice */
        if (!strcmp(m->map->cell[i].field, field) && !strcmp(m->map->cell[i].value, value) &&
            !memcmp(m->map->cell[i].match, bits->match, sizeof bits->match) &&
            !memcmp(m->map->cell[i].care, bits->care, sizeof bits->care))
            return;
    assert(m->map->cells < TESLA_MAP_CELLS);
    m->map->cells++;
    memset(c, 0, sizeof *c);
    c->row = (uint16_t)m->row;
    c->type = (uint8_t)m->type;
    c->field = field;
    snprintf(c->value, sizeof c->value, "%s", value);
    memcpy(c->match, bits->match, sizeof c->match);
    memcpy(c->care, bits->care, sizeof c->care);
}

static void add_value(struct maker *m, const char *field, const char *value,
                      const struct common_piece *piece, uint32_t bits, uint32_t mask)
{
    struct bits b = {{0}, {0}};
    require(&b, piece, bits, mask);
    add(m, field, value, &b);
}

/* Every value of a field, named or numbered. */
static void add_field(struct maker *m, const char *field, const struct common_piece *piece,
                      const struct common_choice *choice)
{
    uint32_t values = UINT32_C(1) << common_width(piece);
    for (uint32_t v = 0; v < values; v++) {
        char name[24];
        bool single = choice != NULL;
        for (uint32_t w = 0; w < values && single; w++)
            single = w == v || strcmp(choice[w].text, choice[v].text);
        if (!choice) snprintf(name, sizeof name, "%u", (unsigned)v);
        else if (single)
            snprintf(name, sizeof name, "%s", choice[v].text[0] ? choice[v].text : "-");
        else
            snprintf(name, sizeof name, "%s (%u)", choice[v].text[0] ? choice[v].text : "-",
                     (unsigned)v);
        add_value(m, field, name, piece, v, values - 1);
    }
}

static void add_flag(struct maker *m, const char *field, struct common_piece piece, const char *no,
                     const char *yes)
{
    const struct common_piece pieces[COMMON_PIECES] = {piece};
    add_value(m, field, no, pieces, 0, 1);
    add_value(m, field, yes, pieces, 1, 1);
}

/* ---- operands. */

static const char *const source_names[] = {"source 1", "source 2", "source 1", "source 2",
                                           "source 3"};

static void add_source(struct maker *m, const struct tesla_element *e)
{
    const struct tesla_mux *mux = &tesla_muxes[e->place];
    struct common_piece piece[COMMON_PIECES] = {mux->sel, mux->other};
    if (!e->memory) return;
    add_value(m, source_names[e->place], "register", piece, 0, 1);
    /* c[] counts only if the other source's selector is off */
    add_value(m, source_names[e->place], mux->select ? "c[]" : "s[]", piece, 1,
              mux->other.width ? 3 : 1);
}

/* An operand with $a0, with $a1, and with $a1 and post-increment; `direct`: the first only. */
static void add_indexed(struct maker *m, const char *field, const char *name,
                        const struct bits *bits, bool direct)
{
    static const char *const how[] = {"%s", "%s with $a", "%s with $a++"};
    bool is_long = tesla_rows[m->row].form == TESLA_LONG;
    for (unsigned i = 0; i < (direct ? 1 : 3); i++) {
        struct bits b = *bits;
        char value[24];
        require(&b, tesla_long_areg, i ? 1 : 0, is_long ? 7 : 3);
        require_one(&b, tesla_postinc, i == 2);
        snprintf(value, sizeof value, how[i], name);
        add(m, field, value, &b);
    }
}

/* Operands in place of s[]: a[], c[] next to it, p[]. In the immediate form p[] has the place of
 * a[]. */
static void add_input_operand(struct maker *m, const struct tesla_element *e)
{
    static const struct common_piece both = {0, 23, 2};
    const struct tesla_mux *mux = &tesla_muxes[e->place];
    bool immediate = tesla_rows[m->row].form == TESLA_IMM;
    struct bits b = {{0}, {0}};
    if (!e->memory) return;
    if (mux->select) {
        const struct tesla_mux *first =
            &tesla_muxes[e->place == TESLA_P_SHORT2 ? TESLA_P_SHORT1 : TESLA_P_LONG1];
        if (e->place == TESLA_P_SHORT2) return; /* the short form's selectors together are p[] */
        require_one(&b, mux->sel, 1);
        require_one(&b, mux->other, 0);
        require_one(&b, first->sel, 1);
        add_indexed(m, source_names[e->place], "c[] beside a[]", &b, false);
        return;
    }
    require_one(&b, mux->sel, 1);
    if (m->type == TESLA_GEOMETRY) {
        struct bits p = b;
        if (!immediate) require_one(&p, both, 3);
        add_indexed(m, source_names[e->place], "p[]", &p, false);
    }
    if (m->type == TESLA_GEOMETRY && immediate) return;
    if (e->place == TESLA_P_SHORT1) require_one(&b, (struct common_piece){0, 23, 1}, 0);
    else if (!immediate) require_one(&b, both, 0);
    add_indexed(m, source_names[e->place], "a[]", &b, true);
}

static void add_memory(struct maker *m, const struct tesla_element *e)
{
    static const struct common_choice types[] = {{"u8", 0}, {"u16", 0}, {"s16", 0}, {"b32", 0}};
    static const struct common_piece type[COMMON_PIECES] = {{1, 14, 2}},
                                     bank[COMMON_PIECES] = {{1, 22, 4}},
                                     space[COMMON_PIECES] = {{0, 16, 4}},
                                     atom_space[COMMON_PIECES] = {{0, 23, 4}};
    if (e->place == TESLA_P_C || e->place == TESLA_P_S) add_field(m, "access", type, types);
    if (e->place == TESLA_P_C || e->place == TESLA_P_CJUMP) add_field(m, "bank", bank, NULL);
    if (e->place == TESLA_P_G) add_field(m, "space", space, NULL);
    if (e->place == TESLA_P_GATOM) add_field(m, "space", atom_space, NULL);
    if (e->place == TESLA_P_C || (e->place >= TESLA_P_S && e->place <= TESLA_P_L))
        add_flag(m, "$a", tesla_postinc, "plain", "++");
    if (e->place == TESLA_P_A || e->place == TESLA_P_O)
        add_indexed(m, "memory", e->place == TESLA_P_A ? "a[]" : "o[]", &(struct bits){{0}, {0}},
                    false);
    if (e->place == TESLA_P_V) {
        unsigned areg = tesla_rows[m->row].form == TESLA_LONG ? 7 : 3;
        add_value(m, "memory", "v[]", tesla_long_areg, 0, areg);
        add_value(m, "memory", "v[] with $a", tesla_long_areg, 1, areg);
    }
}

static void add_destination(struct maker *m, const struct tesla_element *e)
{
    static const struct common_piece other = {1, 3, 1}, field = {0, 2, 7}, high = {0, 8, 1};
    struct bits b = {{0}, {0}}, bucket = {{0}, {0}}, out = {{0}, {0}};
    if (!e->bucket) return;
    require_one(&b, other, 0);
    require_one(&bucket, other, 1);
    require_one(&bucket, field, 127);
    require_one(&out, other, 1);
    require_one(&out, high, 0); /* and so not 127 */
    if (m->type == TESLA_COMPUTE) {
        add(m, "destination", "register", &b);
        add(m, "destination", "none", &bucket);
    } else if (m->type != TESLA_FRAGMENT) {
        add(m, "destination", "o[]", &out);
    }
}

/* ---- rows. */

static void add_element(struct maker *m, const struct tesla_element *e)
{
    static const struct common_piece sources[COMMON_PIECES] = {{0, 22, 2}},
                                     components[COMMON_PIECES] = {{0, 25, 2}, {1, 14, 2}};
    switch (e->base.kind) {
    case TESLA_E_CHOICE:
    case TESLA_E_ROUND:
    case TESLA_E_TYPE:
    case TESLA_E_PREFIX:
        add_field(m, e->base.name, e->base.field->piece, e->base.field->choice);
        break;
    case TESLA_E_SRC: add_source(m, e); break;
    case TESLA_E_COND_DST:
        add_flag(m, "writes $c", (struct common_piece){1, 6, 1}, "no", "yes");
        break;
    case TESLA_E_CARRY:
        if (e->base.field->piece[0].width)
            add_flag(m, "writes $c", (struct common_piece){1, 6, 1}, "no", "yes");
        break;
    case TESLA_E_LANES:
        add_field(m, "lanes", (struct common_piece[COMMON_PIECES]){{1, 14, 4}}, NULL);
        break;
    case TESLA_E_COUNT:
        add_flag(m, "count", (struct common_piece){1, 14, 1}, "number", "all");
        break;
    case TESLA_E_MEMORY: add_memory(m, e); break;
    case TESLA_E_SIGNED: add_field(m, e->base.name, e->base.field->piece, NULL); break;
    case TESLA_E_TEX_DST:
        if (e->base.field[1].name) add_field(m, "components", components, NULL);
        break;
    case TESLA_E_TEX_SRC:
        if (e->base.field[1].name) add_field(m, "sources - 1", sources, NULL);
        break;
    default: break;
    }
}

static bool is_texture(unsigned op)
{
    return op >= TESLA_OP_TEXAUTO && op <= TESLA_OP_TEXGATHER;
}

/* Two for each row, all of them for a branch and a move. */
static void add_predicates(struct maker *m)
{
    static const struct common_piece field[COMMON_PIECES] = {{1, 7, 5}};
    unsigned op = tesla_rows[m->row].op, form = tesla_rows[m->row].form;
    if (form != TESLA_LONG && form != TESLA_LCTL) return;
    for (unsigned code = 0; code < 32; code++)
        if (op == TESLA_OP_BRA || m->row == TESLA_ROW_MOV_L32 || op == TESLA_OP_VOTE ||
            !strcmp(tesla_preds[code].text, "always") || !strcmp(tesla_preds[code].text, "lg"))
            add_value(m, "predicate", tesla_preds[code].text, field, code, 31);
}

static void add_exit(struct maker *m)
{
    static const struct common_piece field[COMMON_PIECES] = {{1, 0, 2}};
    if (tesla_rows[m->row].form == TESLA_LONG) add_value(m, "modifier", "exit", field, 1, 3);
}

/* Whether all fields are looked at in programs of this type. */
static bool has_fields(unsigned op, unsigned type)
{
    return type == TESLA_COMPUTE || !tesla_op_of_type(op, TESLA_COMPUTE) ||
           (type == TESLA_FRAGMENT && (is_texture(op) || op == TESLA_OP_QUADOP));
}

static void make_row(struct maker *m)
{
    unsigned op = tesla_rows[m->row].op;
    bool all = has_fields(op, m->type);
    const struct common_word *word;
    unsigned words = common_template(&tesla_encoding, m->row, &word);
    add(m, "-", "-", &(struct bits){{0}, {0}});
    if (tesla_map_trap(m->row, m->type)) return; /* its fields are never looked at */
    for (unsigned i = 0; i < words; i++) {
        const struct tesla_element *e = tesla_element(&word[i]);
        if (!e) continue;
        if (all) add_element(m, e);
        if (e->base.kind == TESLA_E_DST && (all || m->type != TESLA_COMPUTE)) add_destination(m, e);
        if (e->base.kind == TESLA_E_SRC && (m->type == TESLA_VERTEX || m->type == TESLA_GEOMETRY))
            add_input_operand(m, e);
    }
    if (all) add_predicates(m);
    if (all && m->type != TESLA_COMPUTE) add_exit(m);
}

uint32_t tesla_map_trap(unsigned row, unsigned type)
{
    return tesla_op_trap(tesla_rows[row].op, type);
}

static void make_map(struct tesla_map *map)
{
    for (unsigned type = 0; type < TESLA_MAP_TYPES; type++) {
        for (unsigned row = 0; row < TESLA_ROW_COUNT; row++) {
            map->first[type][row] = (uint16_t)map->cells;
            make_row(&(struct maker){map, row, type});
        }
        map->first[type][TESLA_ROW_COUNT] = (uint16_t)map->cells;
    }
}

const struct tesla_map *tesla_map(void)
{
    static struct tesla_map map; /* a table: written once, by the first caller */
    static atomic_int state;     /* 0 not begun, 1 one thread computes it, 2 complete */
    int nobody = 0;

    if (atomic_compare_exchange_strong(&state, &nobody, 1)) {
        make_map(&map);
        atomic_store_explicit(&state, 2, memory_order_release);
    }
    while (atomic_load_explicit(&state, memory_order_acquire) != 2) continue;
    return &map;
}

bool tesla_cell_reaches(const struct tesla_cell *c, const uint32_t word[2])
{
    return !((word[0] ^ c->match[0]) & c->care[0]) && !((word[1] ^ c->match[1]) & c->care[1]);
}
