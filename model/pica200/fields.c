/* See fields.h. Bit positions are those of ISA sheet 2.1 and 2.3. */
#include "fields.h"

#include <string.h>

const struct pica200_row pica200_rows[PICA200_OP_COUNT] = {
    [PICA200_OP_UNDEF] = {"UNDEF", "", PICA200_F0, 0, 1},
#define INSN(id, format, text, mask, match, prov, source)                                          \
    [PICA200_OP_##id] = {#id, text, PICA200_##format, mask, match},
#include "insns.def"
};

/* clang-format off */
const struct pica200_layout pica200_layouts[PICA200_FORMATS] = {
    /*              nsrc wide dst      idx      src 1    src 2    src 3      desc */
    [PICA200_F1]  = {2, 0, {21, 5}, {19, 2}, {{12, 7}, { 7, 5}, { 0, 0}}, {0, 7}},
    [PICA200_F1I] = {2, 1, {21, 5}, {19, 2}, {{14, 5}, { 7, 7}, { 0, 0}}, {0, 7}},
    [PICA200_F1U] = {1, 0, {21, 5}, {19, 2}, {{12, 7}, { 0, 0}, { 0, 0}}, {0, 7}},
    [PICA200_F1C] = {2, 0, { 0, 0}, {19, 2}, {{12, 7}, { 7, 5}, { 0, 0}}, {0, 7}},
    [PICA200_F5]  = {3, 1, {24, 5}, {22, 2}, {{17, 5}, {10, 7}, { 5, 5}}, {0, 5}},
    [PICA200_F5I] = {3, 2, {24, 5}, {22, 2}, {{17, 5}, {12, 5}, { 5, 7}}, {0, 5}},
};

const struct pica200_field
    pica200_field_condop = {22, 2}, pica200_field_refx = {25, 1}, pica200_field_refy = {24, 1},
    pica200_field_bool = {22, 4}, pica200_field_int = {22, 2}, pica200_field_target = {10, 12},
    pica200_field_num = {0, 8}, pica200_field_cmp[2] = {{24, 3}, {21, 3}},
    pica200_field_vertex = {24, 2}, pica200_field_prim = {23, 1}, pica200_field_winding = {22, 1};

#define BITS(lsb, width) (((1u << (width)) - 1) << (lsb))

static const struct pica200_element elements[] = {
    {"dst",    PICA200_E_DST,    0, 0},
    {"a0",     PICA200_E_A0,     0, 0},
    {"s1",     PICA200_E_SRC,    0, 0},
    {"s2",     PICA200_E_SRC,    1, 0},
    {"s3",     PICA200_E_SRC,    2, 0},
    {"cmpx",   PICA200_E_CMP,    0, BITS(24, 3)},
    {"cmpy",   PICA200_E_CMP,    1, BITS(21, 3)},
    {"cond",   PICA200_E_COND,   0, BITS(22, 4)},
    {"bool",   PICA200_E_BOOL,   0, BITS(22, 4)},
    {"nbool",  PICA200_E_NBOOL,  0, BITS(22, 4) | 1},
    {"int",    PICA200_E_INT,    0, BITS(22, 2)},
    {"range",  PICA200_E_RANGE,  0, BITS(10, 12) | BITS(0, 8)},
    {"else",   PICA200_E_ELSE,   0, BITS(10, 12)},
    {"end",    PICA200_E_END,    0, BITS(0, 8)},
    {"last",   PICA200_E_LAST,   0, BITS(10, 12)},
    {"target", PICA200_E_TARGET, 0, BITS(10, 12)},
    {"vertex", PICA200_E_VERTEX, 0, BITS(24, 2)},
    {"flags",  PICA200_E_FLAGS,  0, BITS(22, 2)},
};
/* clang-format on */

enum { ELEMENTS = sizeof elements / sizeof elements[0] };

/* Descriptor fields, 2.3. */
enum { DESC_MASK = 0xf, DESC_SOURCE = 0x1ff }; /* sign and selector, at 4 + 9 * source */

static uint32_t bits_of(struct pica200_field field)
{
    return BITS(field.lsb, field.width);
}

uint32_t pica200_get(uint32_t word, struct pica200_field field)
{
    return word >> field.lsb & ((1u << field.width) - 1);
}

uint32_t pica200_put(uint32_t value, struct pica200_field field)
{
    return (value & ((1u << field.width) - 1)) << field.lsb;
}

const struct pica200_element *pica200_next_element(const struct pica200_row *row,
                                                   const char **cursor)
{
    const char *p = *cursor != NULL ? *cursor : row->text;
    p += strcspn(p, "%");
    if (*p == '\0') return NULL;
    size_t length = strcspn(++p, ",%");
    *cursor = p + length;
    for (unsigned i = 0; i < ELEMENTS; i++)
        if (strlen(elements[i].name) == length && memcmp(elements[i].name, p, length) == 0)
            return &elements[i];
    return NULL;
}

static uint32_t claimed(const struct pica200_insn *insn)
{
    const struct pica200_row *row = &pica200_rows[insn->op];
    const struct pica200_layout *layout = &pica200_layouts[row->format];
    const struct pica200_element *e;
    const char *cursor = NULL;
    uint32_t bits = row->mask | bits_of(layout->desc);

    while ((e = pica200_next_element(row, &cursor)) != NULL) {
        bits |= e->bits;
        if (e->kind == PICA200_E_DST) bits |= bits_of(layout->dst);
        if (e->kind == PICA200_E_SRC) bits |= bits_of(layout->src[e->number]);
        if (e->kind == PICA200_E_COND && insn->condop == PICA200_COND_X)
            bits &= ~bits_of(pica200_field_refy);
        if (e->kind == PICA200_E_COND && insn->condop == PICA200_COND_Y)
            bits &= ~bits_of(pica200_field_refx);
    }
    if (insn->nsrc > 0 && insn->src[insn->wide] >= PICA200_REG_C) bits |= bits_of(layout->idx);
    return bits;
}

uint32_t pica200_ignored(const struct pica200_insn *insn, uint32_t *normal)
{
    *normal = 0;
    if (insn->op == PICA200_OP_UNDEF) return 0;
    uint32_t ignored = ~claimed(insn);
    const struct pica200_row *row = &pica200_rows[insn->op];
    if (row->format == PICA200_F2 && insn->op != PICA200_OP_CALL)
        *normal = ignored & (bits_of(pica200_field_refx) | bits_of(pica200_field_refy));
    return ignored;
}

uint32_t pica200_desc_bits(unsigned op)
{
    const struct pica200_row *row = &pica200_rows[op];
    const struct pica200_element *e;
    const char *cursor = NULL;
    uint32_t bits = 0;
    while ((e = pica200_next_element(row, &cursor)) != NULL) {
        if (e->kind == PICA200_E_DST || e->kind == PICA200_E_A0) bits |= DESC_MASK;
        if (e->kind == PICA200_E_SRC) bits |= (uint32_t)DESC_SOURCE << (4 + 9 * e->number);
    }
    return bits;
}
