/* See fields.h. */
#include "../common/fields.h"
#include "fields.h"

/* clang-format off */
#define AT(hi, lo) {(lo) / 32, (lo) % 32, (hi) - (lo) + 1}

/* Values that are reserved: sheet 3. */
#define OK(n) {"", n}
#define NO    {NULL, 0}
static const struct common_choice
    three[4] = {OK(0), OK(1), OK(2), NO},
    six[8]   = {OK(0), OK(1), OK(2), OK(3), OK(4), OK(5), NO, NO},
    seven[8] = {OK(0), OK(1), OK(2), OK(3), OK(4), OK(5), OK(6), NO},
    masked[8] = {OK(0), OK(1), OK(2), OK(3), NO, NO, OK(6), OK(7)},
    second[16] = {NO, OK(1), OK(2), OK(3), OK(4), OK(5), OK(6), OK(7), OK(8), OK(9), OK(10),
        OK(11), OK(12), OK(13), NO, NO},
    conversions[4] = {OK(0), NO, OK(2), OK(3)},
    tests[64] = {
        NO, NO, OK(2), OK(3), OK(4), OK(5), OK(6), OK(7), OK(8), OK(9), OK(10), OK(11), OK(12),
            OK(13), OK(14), NO,
        NO, NO, NO, NO, NO, NO, OK(22), OK(23), OK(24), OK(25), OK(26), OK(27), OK(28), OK(29),
            OK(30), OK(31),
        OK(32), OK(33), OK(34), OK(35), OK(36), OK(37), OK(38), OK(39), OK(40), NO, NO, NO, NO, NO,
            NO, NO,
        OK(48), OK(49), OK(50), OK(51), OK(52), OK(53), NO, OK(55), NO, NO, NO, NO, NO, NO, NO, NO};
#undef OK
#undef NO

#define F(text, hi, lo)          {.name = #text, .piece = {AT(hi, lo)}},
#define C(text, hi, lo, choices)                                                                   \
    {.name = #text, .piece = {AT(hi, lo)}, .domain = COMMON_CHOICE, .choice = choices},
#define S(text, ...)             {.name = #text, .piece = {__VA_ARGS__}},
#define L(text, most, ...)       {.name = #text, .piece = {__VA_ARGS__}, .last = most},
#define D(text, choices, ...)                                                                      \
    {.name = #text, .piece = {__VA_ARGS__}, .domain = COMMON_CHOICE, .choice = choices},
#define FORM(id, ...)                                                                              \
    static const struct common_bitfield fields_##id[] = {__VA_ARGS__ {.name = NULL}};
#include "fields.def"

#define F(text, hi, lo)          SGX543_##text,
#define C(text, hi, lo, choices) SGX543_##text,
#define S(text, ...)             SGX543_##text,
#define L(text, most, ...)       SGX543_##text,
#define D(text, choices, ...)    SGX543_##text,
#define FORM(id, ...)            static const uint8_t names_##id[] = {__VA_ARGS__ SGX543_FIELDS};
#include "fields.def"

#define F(...)
#define C(...)
#define S(...)
#define L(...)
#define D(...)
#define FORM(id, ...)                                                                              \
    [SGX543_FORM_##id] = fields_##id,
const struct common_bitfield *const sgx543_form_fields[SGX543_FORMS] = {
#include "fields.def"
};
#define F(...)
#define C(...)
#define S(...)
#define L(...)
#define D(...)
#define FORM(id, ...)                                                                              \
    [SGX543_FORM_##id] = names_##id,
const uint8_t *const sgx543_form_names[SGX543_FORMS] = {
#include "fields.def"
};
#define F(...)
#define C(...)
#define S(...)
#define L(...)
#define D(...)
#define FORM(id, ...) [SGX543_FORM_##id] = {.name = #id, .words = SGX543_WORDS,\
                       .field = fields_##id},
static const struct common_form forms[SGX543_FORMS] = {
#include "fields.def"
};

static const struct common_bitfield none[] = {{.name = NULL}};
#define ELEMENT(id, text) {text, SGX543_E_##id, none},
static const struct common_element elements[] = {
#include "elements.def"
};

enum { UNIT_FLOAT, UNIT_TABLE, UNIT_MOVE, UNIT_TEST, UNIT_INTEGER, UNIT_COLOUR, UNIT_TEXTURE,
    UNIT_MEMORY, UNIT_CONTROL, UNITS };
static const char *const units[UNITS] = {"float", "table", "move", "test", "integer", "colour",
    "texture", "memory", "control"};

/* Bits hi..lo of the 64-bit word with a value, in the two words that it is. */
#define ONES(hi, lo)       ((UINT64_MAX >> (63 - (hi))) & (UINT64_MAX << (lo)))
#define VALUE(lo, value)   ((uint64_t)(value) << (lo))
#define SPLIT(bits)        {(uint32_t)((bits) & UINT32_MAX), (uint32_t)((bits) >> 32)}
#define ROW(bits, ones)    .match = SPLIT(bits), .mask = SPLIT(ones)
#define IS1(h, l, v)       ROW(VALUE(l, v), ONES(h, l))
#define IS2(h, l, v, h2, l2, v2) ROW(VALUE(l, v) | VALUE(l2, v2), ONES(h, l) | ONES(h2, l2))
#define IS3(h, l, v, h2, l2, v2, h3, l3, v3) \
    ROW(VALUE(l, v) | VALUE(l2, v2) | VALUE(l3, v3), ONES(h, l) | ONES(h2, l2) | ONES(h3, l3))
#define IS4(h, l, v, h2, l2, v2, h3, l3, v3, h4, l4, v4) \
    ROW(VALUE(l, v) | VALUE(l2, v2) | VALUE(l3, v3) | VALUE(l4, v4), \
        ONES(h, l) | ONES(h2, l2) | ONES(h3, l3) | ONES(h4, l4))
/* clang-format on */

/* The words of the file stand for forms here .. */
#define MAD2             SGX543_FORM_MAD2
#define NMAD             SGX543_FORM_NMAD
#define VMAD             SGX543_FORM_VMAD
#define VDP              SGX543_FORM_VDP
#define DUAL3            SGX543_FORM_DUAL3
#define DUAL4            SGX543_FORM_DUAL4
#define COMP             SGX543_FORM_COMP
#define MOV              SGX543_FORM_MOV
#define CMOV             SGX543_FORM_CMOV
#define PCK              SGX543_FORM_PCK
#define TST              SGX543_FORM_TST
#define TSTMSK           SGX543_FORM_TSTMSK
#define BW               SGX543_FORM_BW
#define SOP2             SGX543_FORM_SOP2
#define SOP2M            SGX543_FORM_SOP2M
#define SOP3             SGX543_FORM_SOP3
#define I8MAD            SGX543_FORM_I8MAD
#define I16MAD           SGX543_FORM_I16MAD
#define I32MAD           SGX543_FORM_I32MAD
#define I32MAD2          SGX543_FORM_I32MAD2
#define SMP              SGX543_FORM_SMP
#define MEM              SGX543_FORM_MEM
#define FLOW             SGX543_FORM_FLOW
#define NOP              SGX543_FORM_NOP
#define SETL             SGX543_FORM_SETL
#define SAVL             SGX543_FORM_SAVL
#define PHAS             SGX543_FORM_PHAS
#define SMLSI            SGX543_FORM_SMLSI
#define SMBO             SGX543_FORM_SMBO
#define LIMM             SGX543_FORM_LIMM
#define EMIT             SGX543_FORM_EMIT
#define KILL             SGX543_FORM_KILL
#define DEPTHF           SGX543_FORM_DEPTHF
#define NONE             SGX543_FORM_NONE
#define INSN(id, o, ...) [SGX543_OP_##id] = {.name = #id, .op = SGX543_OP_##id, __VA_ARGS__},
#define OP(...)          0
const struct common_row sgx543_rows[SGX543_OP_COUNT] = {
    [SGX543_OP_ILLEGAL] = {.name = "ILLEGAL", .text = ""},
#include "insns.def"
};

/* .. and for units of the core here. */
#undef OP
#define OP(...)          __VA_ARGS__
#define FLOAT            UNIT_FLOAT
#define TABLE            UNIT_TABLE
#define MOVE             UNIT_MOVE
#define TEST             UNIT_TEST
#define INTEGER          UNIT_INTEGER
#define COLOUR           UNIT_COLOUR
#define TEXTURE          UNIT_TEXTURE
#define MEMORY           UNIT_MEMORY
#define CONTROL          UNIT_CONTROL
#define INSN(id, o, ...) [SGX543_OP_##id] = {.name = #id, o},
static const struct common_op ops[SGX543_OP_COUNT] = {
    [SGX543_OP_ILLEGAL] = {.name = "ILLEGAL"},
#include "insns.def"
};

static struct common_cache cache;

const struct common_encoding sgx543_encoding = {
    .name = "sgx543",
    .words = SGX543_WORDS,
    .pattern_words = SGX543_WORDS,
    .key = {{1, 20, 3}, {1, 27, 5}},
    .form = forms,
    .forms = SGX543_FORMS,
    .row = sgx543_rows + 1,
    .rows = SGX543_OP_COUNT - 1,
    .element = elements,
    .elements = sizeof elements / sizeof elements[0],
    .element_size = sizeof elements[0],
    .op = ops,
    .ops = SGX543_OP_COUNT,
    .unit = units,
    .units = UNITS,
    .ignored = "sheet 3",
    .cache = &cache,
};

const struct common_bitfield *sgx543_field(unsigned op, unsigned name)
{
    const uint8_t *names = sgx543_form_names[sgx543_rows[op].form];

    for (unsigned i = 0; names[i] != SGX543_FIELDS; i++)
        if (names[i] == name) return &sgx543_form_fields[sgx543_rows[op].form][i];
    return NULL;
}

void sgx543_set_field(uint32_t *word, unsigned op, unsigned name, uint32_t value)
{
    const struct common_bitfield *field = sgx543_field(op, name);
    if (field) common_put(word, field->piece, value);
}
