/* See cover_map.h. The cells of a row lie together: for each format one for each kind of place of
 * each operand, or one alone where the row has no operands; then those of the fields that belong
 * together, one for each of their values. */
#include "../common/fields.h"
#include "cover_map.h"

#include <stdio.h>
#include <threads.h>

#include "fields.h"
#include "model.h"

enum {
    ROWS = SGX543_OP_COUNT - 1,
    FIELDS = 3,   /* that belong together */
    TOGETHER = 3, /* of a form, after its format */
    CODES = 512,  /* values of such fields, at most */
    NOWHERE = UINT16_MAX
};

/* ---- fields that belong together: the format first. */

#define NO       SGX543_FIELDS
#define N_(name) SGX543_##name
/* clang-format off */
static const struct {
    uint16_t field[1 + TOGETHER][FIELDS];
} together[SGX543_FORMS] = {
#define ROW(form, a, b, c, ...) [SGX543_FORM_##form] = {{{a, b, c}, __VA_ARGS__}}
#define NONE_ {NO, NO, NO}
    ROW(MAD2, N_(fmt), NO, NO, NONE_, NONE_, NONE_),
    ROW(NMAD, NO, NO, NO, NONE_, NONE_, NONE_),
    ROW(VMAD, N_(vec4), NO, NO, {N_(rmode), N_(rcount), NO}, NONE_, NONE_),
    ROW(VDP, N_(vec4), NO, NO, {N_(rmode), N_(rcount), NO}, {N_(clipen), N_(clipn), NO}, NONE_),
    ROW(DUAL3, N_(op1), N_(f16), NO, {N_(op1), N_(op2), NO}, {N_(op2), N_(f16), NO},
        {N_(op1), N_(cfg), NO}),
    ROW(DUAL4, N_(op1), N_(f16), NO, {N_(op1), N_(op2), NO}, {N_(op2), N_(f16), NO},
        {N_(op1), N_(cfg), NO}),
    ROW(COMP, N_(dtype), N_(stype), NO, NONE_, NONE_, NONE_),
    ROW(MOV, N_(dtype), NO, NO, NONE_, NONE_, NONE_),
    ROW(CMOV, N_(dtype), NO, NO, {N_(dtype), N_(test), N_(s0csel)}, NONE_, NONE_),
    ROW(PCK, N_(sfmt), N_(dfmt), NO, {N_(sfmt), N_(dfmt), N_(scale)}, NONE_, NONE_),
    ROW(TST, N_(alu), NO, NO, {N_(alu), N_(chan), NO}, {N_(stest), N_(ztest), N_(and)},
        {N_(alu), N_(wben), NO}),
    ROW(TSTMSK, N_(alu), NO, NO, {N_(alu), N_(mtype), NO}, {N_(stest), N_(ztest), N_(and)},
        {N_(alu), N_(wben), NO}),
    ROW(BW, N_(partial), NO, NO, {N_(partial), N_(inv), NO}, NONE_, NONE_),
    ROW(SOP2, N_(cop), NO, NO, {N_(csel1), N_(csel2), NO}, {N_(cop), N_(aop), N_(asel1)}, NONE_),
    ROW(SOP2M, N_(cop), NO, NO, {N_(csel1), N_(csel2), NO}, {N_(cop), N_(aop), NO}, NONE_),
    ROW(SOP3, N_(cop), NO, NO, {N_(csel1), N_(csel2), NO}, {N_(cop), N_(aop), N_(asel1)}, NONE_),
    ROW(I8MAD, N_(sat), NO, NO, {N_(csel0), N_(asel0), NO}, NONE_, NONE_),
    ROW(I16MAD, N_(mode), NO, NO, {N_(s1fmt), N_(s2fmt), N_(mode)}, NONE_, NONE_),
    ROW(I32MAD, N_(sgn), N_(s2type), NO, {N_(sgn), N_(sat), N_(s2type)}, NONE_, NONE_),
    ROW(I32MAD2, N_(sn), NO, NO, {N_(s1neg), N_(s2neg), N_(sn)}, NONE_, NONE_),
    ROW(SMP, N_(dim), N_(lod), NO, {N_(dim), N_(lod), N_(s0type)}, {N_(fconv), N_(sbmode), NO},
        NONE_),
    ROW(MEM, N_(space), N_(dtype), N_(moe), {N_(moe), N_(count), NO}, NONE_, NONE_),
    ROW(FLOW, NO, NO, NO, {N_(exc), N_(savelink), NO}, NONE_, NONE_),
    ROW(NOP, N_(end), NO, NO, NONE_, NONE_, NONE_),
    ROW(SETL, NO, NO, NO, NONE_, NONE_, NONE_),
    ROW(SAVL, NO, NO, NO, NONE_, NONE_, NONE_),
    ROW(PHAS, N_(imm), NO, NO, {N_(imm), N_(wait), NO}, NONE_, NONE_),
    ROW(SMLSI, NO, NO, NO, {N_(dmode), N_(s0mode), NO}, {N_(s1mode), N_(s2mode), NO}, NONE_),
    ROW(SMBO, NO, NO, NO, NONE_, NONE_, NONE_),
    ROW(LIMM, NO, NO, NO, NONE_, NONE_, NONE_),
    ROW(EMIT, N_(tgt), N_(ctl), N_(end), NONE_, NONE_, NONE_),
    ROW(KILL, NO, NO, NO, NONE_, NONE_, NONE_),
    ROW(DEPTHF, N_(twosided), NO, NO, NONE_, NONE_, NONE_),
    ROW(NONE, NO, NO, NO, NONE_, NONE_, NONE_),
#undef NONE_
#undef ROW
};

/* ---- operands: their fields, and the kinds of place that there are. */

enum { OPERANDS = 6 };
static const struct {
    const char *name;
    uint16_t bank, ext, number;
    size_t place; /* in struct sgx543_micro */
} operands[OPERANDS] = {
    {"dest", N_(dbank), N_(dext), N_(dest), offsetof(struct sgx543_micro, d)},
    {"dest", N_(dbank), NO, N_(udest), offsetof(struct sgx543_micro, d)},
    {"s0", N_(s0bank), N_(s0ext), N_(src0), offsetof(struct sgx543_micro, s0)},
    {"s1", N_(s1bank), N_(s1ext), N_(src1), offsetof(struct sgx543_micro, s1)},
    {"s1", N_(ubank), NO, N_(usrc), offsetof(struct sgx543_micro, s1)},
    {"s2", N_(s2bank), N_(s2ext), N_(src2), offsetof(struct sgx543_micro, s2)}};
/* clang-format on */

enum { KIND_INTERNAL = 4, KIND_SPECIAL, KIND_IMMEDIATE, KIND_INDEX, KIND_INDEXED, KINDS = 10 };
static const char *const kind_names[KINDS] = {
    "r", "o", "pa", "sa", "internal", "special", "immediate", "index", "indexed1", "indexed2"};

static unsigned kind_of(const struct sgx543_micro *m, unsigned operand)
{
    const struct sgx543_operand *o =
        (const struct sgx543_operand *)(const void *)((const char *)m + operands[operand].place);

    switch ((enum sgx543_from)o->from) {
    case SGX543_FROM_BANK: return o->index ? KIND_INDEXED + o->index - 1u : o->bank;
    case SGX543_FROM_INTERNAL: return KIND_INTERNAL;
    case SGX543_FROM_SPECIAL: return KIND_SPECIAL;
    case SGX543_FROM_IMMEDIATE: return KIND_IMMEDIATE;
    case SGX543_FROM_INDEX: break;
    }
    return KIND_INDEX;
}

/* ---- fields of words. */

static bool is_legal(const uint32_t *word, unsigned op)
{
    struct sgx543_insn insn;
    sgx543_decode(word, &insn);
    return insn.op == op && !insn.illegal;
}

/* ---- cells. */

static once_flag once = ONCE_FLAG_INIT;
static struct {
    unsigned first;                 /* cell */
    unsigned places;                /* of a format; 0: it is a cell itself */
    uint8_t place[OPERANDS][KINDS]; /* of a kind, counted from 1; 0: there is none */
    struct {
        unsigned first;       /* cell */
        uint16_t rank[CODES]; /* of a value among the legal ones; NOWHERE: it is none */
        unsigned legal;
    } set[1 + TOGETHER];
} rows[ROWS + 1];

static const uint16_t *fields_of(unsigned op, unsigned group)
{
    return together[sgx543_rows[op].form].field[group];
}

static unsigned width_of(unsigned op, unsigned name)
{
    const struct common_bitfield *field = name == NO ? NULL : sgx543_field(op, name);
    return field ? common_width(field->piece) : 0;
}

static unsigned bits_of(unsigned op, unsigned group)
{
    unsigned bits = 0;
    for (unsigned i = 0; i < FIELDS; i++) bits += width_of(op, fields_of(op, group)[i]);
    return bits;
}

static void put_code(uint32_t *word, unsigned op, unsigned group, unsigned code)
{
    for (unsigned i = 0; i < FIELDS; i++) {
        unsigned name = fields_of(op, group)[i], width = width_of(op, name);
        if (width) sgx543_set_field(word, op, name, code & ((1u << width) - 1));
        code >>= width;
    }
}

static unsigned code_of(const struct sgx543_insn *insn, unsigned group)
{
    unsigned code = 0, at = 0;

    for (unsigned i = 0; i < FIELDS; i++) {
        unsigned name = fields_of(insn->op, group)[i], width = width_of(insn->op, name);
        if (width) code |= insn->f[name] << at;
        at += width;
    }
    return code;
}

static void blank(uint32_t *word, unsigned op)
{
    for (unsigned i = 0; i < SGX543_WORDS; i++) word[i] = sgx543_rows[op].match[i];
    sgx543_set_field(word, op, SGX543_alu, 2);   /* 0 is reserved */
    sgx543_set_field(word, op, SGX543_sprvv, 1); /* no code of PHAS is */
}

/* The other fields are 0; of a dual instruction anything that goes with these.
 *   returns  whether there is a legal word */
static bool make_word(uint32_t *word, unsigned op, unsigned group, unsigned code)
{
    unsigned form = sgx543_rows[op].form;
    bool dual = form == SGX543_FORM_DUAL3 || form == SGX543_FORM_DUAL4;

    for (unsigned other = 0; other < (dual ? 1024u : 1u); other++) {
        blank(word, op);
        if (dual) {
            sgx543_set_field(word, op, SGX543_op1, other & 15);
            sgx543_set_field(word, op, SGX543_op2, other >> 4 & 15);
            sgx543_set_field(word, op, SGX543_cfg, other >> 8);
        }
        put_code(word, op, group, code);
        if (is_legal(word, op)) return true;
    }
    return false;
}

/* The kinds of place that the operands of a row can have. */
static void count_places(unsigned op)
{
    uint32_t word[SGX543_WORDS];
    struct sgx543_micro m;

    if (!make_word(word, op, 0, 0)) make_word(word, op, 0, 2);
    for (unsigned i = 0; i < OPERANDS; i++) {
        if (!sgx543_field(op, operands[i].number)) continue;
        for (unsigned code = 0; code < 16; code++) {
            sgx543_set_field(word, op, operands[i].bank, code & 3);
            sgx543_set_field(word, op, operands[i].ext, code >> 2 & 1);
            sgx543_set_field(word, op, SGX543_dpa, code & 1);
            sgx543_set_field(word, op, operands[i].number, code >> 3 ? UINT32_MAX : 0);
            sgx543_translate(word, &m);
            uint8_t *place = &rows[op - 1].place[i][kind_of(&m, i)];
            if (m.action && !*place) *place = (uint8_t)++rows[op - 1].places;
        }
    }
}

static unsigned count_set(unsigned op, unsigned group, unsigned cell)
{
    uint32_t word[SGX543_WORDS];
    unsigned codes = 1u << bits_of(op, group), row = op - 1;

    rows[row].set[group].first = cell;
    if (group && codes == 1) return cell;
    for (unsigned code = 0; code < codes; code++)
        rows[row].set[group].rank[code] =
            make_word(word, op, group, code) ? (uint16_t)rows[row].set[group].legal++ : NOWHERE;
    unsigned each = group == 0 && rows[row].places ? rows[row].places : 1;
    return cell + rows[row].set[group].legal * each;
}

static void count_cells(void)
{
    unsigned cell = 0;

    for (unsigned op = 1; op <= ROWS; op++) {
        rows[op - 1].first = cell;
        count_places(op);
        for (unsigned group = 0; group <= TOGETHER; group++) cell = count_set(op, group, cell);
    }
    rows[ROWS].first = cell;
}

unsigned sgx543_map_cells(void)
{
    call_once(&once, count_cells);
    return rows[ROWS].first;
}

unsigned sgx543_map_row(unsigned cell)
{
    unsigned row = 0;

    call_once(&once, count_cells);
    while (rows[row + 1].first <= cell) row++;
    return row;
}

/* ---- text. */

static unsigned code_at(unsigned row, unsigned group, unsigned rank)
{
    unsigned code = 0;
    while (rows[row].set[group].rank[code] != rank) code++;
    return code;
}

static void place_text(unsigned row, unsigned place, char *text, size_t size)
{
    for (unsigned i = 0; i < OPERANDS; i++)
        for (unsigned k = 0; k < KINDS; k++)
            if (rows[row].place[i][k] == place + 1)
                snprintf(text, size, "%s: %s", operands[i].name, kind_names[k]);
}

void sgx543_map_text(unsigned cell, char *text, size_t size)
{
    unsigned row = sgx543_map_row(cell), op = row + 1, group = TOGETHER;

    while (group && (!rows[row].set[group].legal || rows[row].set[group].first > cell)) group--;
    unsigned each = group == 0 && rows[row].places ? rows[row].places : 1;
    unsigned code = code_at(row, group, (cell - rows[row].set[group].first) / each);
    size_t used = (size_t)snprintf(text, size, "%s:", sgx543_rows[op].name);
    bool some = false;
    for (unsigned i = 0; i < FIELDS && used < size; i++) {
        unsigned name = fields_of(op, group)[i], width = width_of(op, name);
        if (!width) continue;
        used += (size_t)snprintf(text + used, size - used, "%s %s %u", some ? "," : "",
                                 sgx543_field(op, name)->name, code & ((1u << width) - 1));
        code >>= width;
        some = true;
    }
    if (!some && used < size) used += (size_t)snprintf(text + used, size - used, " executed");
    if (group || !rows[row].places || used + 2 >= size) return;
    used += (size_t)snprintf(text + used, size - used, ": ");
    place_text(row, (cell - rows[row].set[0].first) % each, text + used, size - used);
}

/* ---- hits of a word. */

void sgx543_map_hit(const uint32_t *word, void (*hit)(void *, unsigned cell), void *context)
{
    struct sgx543_micro m;

    call_once(&once, count_cells);
    sgx543_translate(word, &m);
    if (!m.action) return;
    unsigned row = m.insn.op - 1u;
    unsigned format = rows[row].set[0].first + rows[row].set[0].rank[code_of(&m.insn, 0)] *
                                                   (rows[row].places ? rows[row].places : 1);
    if (!rows[row].places) hit(context, format);
    for (unsigned i = 0; i < OPERANDS && rows[row].places; i++)
        if (sgx543_field(m.insn.op, operands[i].number))
            hit(context, format + rows[row].place[i][kind_of(&m, i)] - 1);
    for (unsigned group = 1; group <= TOGETHER; group++)
        if (rows[row].set[group].legal)
            hit(context,
                rows[row].set[group].first + rows[row].set[group].rank[code_of(&m.insn, group)]);
}
