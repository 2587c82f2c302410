/* See fields.h. Bit positions are those of ISA sheet 2.1 and 2.3. */
#include "../common/fields.h"
#include "fields.h"

/* ---- fields. Each list is what one element, form or row has. */

/* clang-format off */
#define END {.name = NULL}
#define FIELD(text, lsb, width, ...) {.name = text, .piece = {{0, lsb, width}}, __VA_ARGS__}
#define REGISTER(text, lsb, width, how, ...)                                                      \
    FIELD(text, lsb, width, .domain = COMMON_REGISTER, .access = how, .reach = {__VA_ARGS__})
#define CHOICE(text, lsb, width, list, ...)                                                       \
    FIELD(text, lsb, width, .domain = COMMON_CHOICE, .choice = list, __VA_ARGS__)
/* A register that no field names. */
#define IMPLIED(text, how, of)                                                                    \
    {.name = text, .domain = COMMON_REGISTER, .access = how, .reach = {{0, 1, of, 0}}}

#define V_R {0, 16, PICA200_FILE_V, 0}, {16, 16, PICA200_FILE_R, 0}
#define O_R {0, 16, PICA200_FILE_O, 0}, {16, 16, PICA200_FILE_R, 0} /* o: of either bank */

/* Source k of a format: register, and sign and selector in the descriptor, sheet 2.3. Values of a
 * wide field from 0x20 on are c0 to c95, which are no registers; they alone look at IDX. */
#define OF_DESC(k)                                                                                \
    {.name = "neg" #k, .piece = {{1, 9 * (k) - 5, 1}}},                                           \
    {.name = "sel" #k, .piece = {{1, 9 * (k) - 4, 8}}}
#define NARROW(k, lsb) {REGISTER("src" #k, lsb, 5, COMMON_READ, V_R), OF_DESC(k), END}
#define WIDE(k, lsb, idx_lsb)                                                                     \
    {REGISTER("src" #k, lsb, 7, COMMON_READ, V_R),                                                \
     {.name = "idx", .piece = {{0, idx_lsb, 2}}, .when = {{{{0, lsb, 7}}, 0x20, 0x7f, false}},    \
      .domain = COMMON_REGISTER, .access = COMMON_READ,                                           \
      .reach = {{1, 1, PICA200_FILE_A0, 0}, {2, 1, PICA200_FILE_A0, 0},                           \
                {3, 1, PICA200_FILE_AL, 0}}},                                                     \
     OF_DESC(k), END}

enum { SRC, IDX }; /* places in such a list */

static const struct common_bitfield
    none[]         = {END},
    wide1_at_12[]  = WIDE(1, 12, 19),
    narrow1_at_14[] = NARROW(1, 14),
    narrow1_at_17[] = NARROW(1, 17),
    wide2_at_7[]   = WIDE(2, 7, 19),
    narrow2_at_7[] = NARROW(2, 7),
    wide2_at_10[]  = WIDE(2, 10, 22),
    narrow2_at_12[] = NARROW(2, 12),
    narrow3_at_5[] = NARROW(3, 5),
    wide3_at_5[]   = WIDE(3, 5, 22);

#define MASK {.name = "mask", .piece = {{1, 0, 4}}}
static const struct common_bitfield
    dst_at_21[]   = {REGISTER("dst", 21, 5, COMMON_WRITE, O_R), MASK, END},
    dst_at_24[]   = {REGISTER("dst", 24, 5, COMMON_WRITE, O_R), MASK, END},
    a0[]          = {IMPLIED("a0", COMMON_WRITE, PICA200_FILE_A0), MASK, END},
    writes_cmp[]  = {IMPLIED("cmp", COMMON_WRITE, PICA200_FILE_CMP), END},
    writes_emit[] = {IMPLIED("emit", COMMON_WRITE, PICA200_FILE_EMIT), END},
    /* row vertex * 16 + slot: which vertex the last SETEMIT said */
    emits[] = {IMPLIED("emit", COMMON_READ | COMMON_WRITE, PICA200_FILE_EMIT),
               {.name = "vbuf", .domain = COMMON_REGISTER, .access = COMMON_READ | COMMON_WRITE,
                .registers = 48, .reach = {{0, 48, PICA200_FILE_VBUF, 0}}}, END},
    desc_of_7[]   = {FIELD("desc", 0, 7), END},
    desc_of_5[]   = {FIELD("desc", 0, 5), END};

static const struct common_choice compares[8] = {
    {"eq", PICA200_EQ}, {"ne", PICA200_NE}, {"lt", PICA200_LT}, {"le", PICA200_LE},
    {"gt", PICA200_GT}, {"ge", PICA200_GE}, {"6", 6}, {"7", 7}}; /* 6 and 7 are true, sheet 3.2 */
static const struct common_choice condops[4] = {
    {"||", PICA200_COND_OR}, {"&&", PICA200_COND_AND}, {"x", PICA200_COND_X},
     {"y", PICA200_COND_Y}};

/* A flag's reference counts unless CONDOP names the other flag alone; assemblers write 1 there. */
#define REFERENCE(text, lsb, other)                                                               \
    FIELD(text, lsb, 1, .when = {{{{0, 22, 2}}, other, other, true}}, .idle = 1)
#define TARGET FIELD("target", 10, 12, .domain = COMMON_TARGET)
#define NUM    FIELD("num", 0, 8)

static const struct common_bitfield
    cmpx[]   = {CHOICE("cmpx", 24, 3, compares), IMPLIED("cmp", COMMON_WRITE, PICA200_FILE_CMP),
        END},
    cmpy[]   = {CHOICE("cmpy", 21, 3, compares), END},
    cond[]   = {CHOICE("condop", 22, 2, condops), REFERENCE("refx", 25, PICA200_COND_Y),
                REFERENCE("refy", 24, PICA200_COND_X),
                IMPLIED("cmp", COMMON_READ, PICA200_FILE_CMP), END},
    boolean[] = {FIELD("bool", 22, 4), END},
    nbool[]  = {FIELD("bool", 22, 4), FIELD("polarity", 0, 1), END},
    integer[] = {FIELD("int", 22, 2), END},
    range[]  = {TARGET, NUM, END},
    target[] = {TARGET, END},
    num[]    = {NUM, END},
    vertex[] = {FIELD("vertex", 24, 2), END},
    flags[]  = {FIELD("prim", 23, 1), FIELD("winding", 22, 1), END};

const struct common_bitfield *const pica200_field_condop = &cond[0],
    *const pica200_field_refx = &cond[1],
    *const pica200_field_refy = &cond[2], *const pica200_field_bool = boolean,
    *const pica200_field_polarity = &nbool[1], *const pica200_field_int = integer,
    *const pica200_field_target = target, *const pica200_field_num = num,
    *const pica200_field_cmp[2] = {cmpx, cmpy}, *const pica200_field_vertex = vertex,
    *const pica200_field_prim = &flags[0], *const pica200_field_winding = &flags[1];

/* ---- elements */

static const struct common_element elements[] = {
    {"a0",     PICA200_E_A0,     a0},
    {"cmpx",   PICA200_E_CMPX,   cmpx},
    {"cmpy",   PICA200_E_CMPY,   cmpy},
    {"cond",   PICA200_E_COND,   cond},
    {"bool",   PICA200_E_BOOL,   boolean},
    {"nbool",  PICA200_E_NBOOL,  nbool},
    {"int",    PICA200_E_INT,    integer},
    {"range",  PICA200_E_RANGE,  range},
    {"else",   PICA200_E_ELSE,   target},
    {"end",    PICA200_E_END,    num},
    {"last",   PICA200_E_LAST,   target},
    {"target", PICA200_E_TARGET, target},
    {"vertex", PICA200_E_VERTEX, vertex},
    {"flags",  PICA200_E_FLAGS,  flags},
};

/* Operands, which each format has elsewhere. */
#define OPERANDS(name, dst_, s1_, s2_, s3_)                                                       \
    static const struct common_element name[] = {{"dst", PICA200_E_DST, dst_},                    \
        {"s1", PICA200_E_SRC1, s1_}, {"s2", PICA200_E_SRC2, s2_}, {"s3", PICA200_E_SRC3, s3_}}
OPERANDS(of_f1,  dst_at_21, wide1_at_12,   narrow2_at_7,  none);
OPERANDS(of_f1i, dst_at_21, narrow1_at_14, wide2_at_7,    none);
OPERANDS(of_f5,  dst_at_24, narrow1_at_17, wide2_at_10,   narrow3_at_5);
OPERANDS(of_f5i, dst_at_24, narrow1_at_17, narrow2_at_12, wide3_at_5);

#define PLAIN(text)             {.name = text, .words = 1, .mask = {0xFC000000}}
#define WITH(text, m, list, d)  {.name = text, .words = 2, .mask = {m}, .field = d,               \
                                 .element = list, .elements = 4}
static const struct common_form forms[PICA200_FORMATS] = {
    [PICA200_F0]  = PLAIN("F0"),
    [PICA200_F1]  = WITH("F1", 0xFC000000, of_f1, desc_of_7),
    [PICA200_F1I] = WITH("F1I", 0xFC000000, of_f1i, desc_of_7),
    [PICA200_F1U] = WITH("F1U", 0xFC000000, of_f1, desc_of_7),
    [PICA200_F1C] = WITH("F1C", 0xF8000000, of_f1, desc_of_7),
    [PICA200_F2]  = PLAIN("F2"),
    [PICA200_F3]  = PLAIN("F3"),
    [PICA200_F4]  = PLAIN("F4"),
    [PICA200_F5]  = WITH("F5", 0xE0000000, of_f5, desc_of_5),
    [PICA200_F5I] = WITH("F5I", 0xE0000000, of_f5i, desc_of_5),
};

const struct pica200_layout pica200_layouts[PICA200_FORMATS] = {
    [PICA200_F0]  = {0, 0, none, none, {none, none, none}, none},
    [PICA200_F1]  = {2, 0, dst_at_21, &wide1_at_12[IDX], {wide1_at_12, narrow2_at_7, none},
        desc_of_7},
    [PICA200_F1I] = {2, 1, dst_at_21, &wide2_at_7[IDX], {narrow1_at_14, wide2_at_7, none},
        desc_of_7},
    [PICA200_F1U] = {1, 0, dst_at_21, &wide1_at_12[IDX], {wide1_at_12, none, none}, desc_of_7},
    [PICA200_F1C] = {2, 0, none, &wide1_at_12[IDX], {wide1_at_12, narrow2_at_7, none}, desc_of_7},
    [PICA200_F2]  = {0, 0, none, none, {none, none, none}, none},
    [PICA200_F3]  = {0, 0, none, none, {none, none, none}, none},
    [PICA200_F4]  = {0, 0, none, none, {none, none, none}, none},
    [PICA200_F5]  = {3, 1, dst_at_24, &wide2_at_10[IDX], {narrow1_at_17, wide2_at_10, narrow3_at_5},
                     desc_of_5},
    [PICA200_F5I] = {3, 2, dst_at_24, &wide3_at_5[IDX], {narrow1_at_17, narrow2_at_12, wide3_at_5},
                     desc_of_5},
};
/* clang-format on */

/* ---- rows */

enum { ALU, SFU, FLOW, OUTPUT, UNITS };
static const char *const units[UNITS] = {"alu", "sfu", "flow", "output"};

#define F0  PICA200_F0
#define F1  PICA200_F1
#define F1I PICA200_F1I
#define F1U PICA200_F1U
#define F1C PICA200_F1C
#define F2  PICA200_F2
#define F3  PICA200_F3
#define F4  PICA200_F4
#define F5  PICA200_F5
#define F5I PICA200_F5I
const struct common_row pica200_rows[PICA200_OP_COUNT] = {
    [PICA200_OP_UNDEF] = {.name = "UNDEF", .text = "", .form = PICA200_F0, .match = {1}},
#define INSN(id, op_, ...) [PICA200_OP_##id] = {.name = #id, .op = PICA200_OP_##id, __VA_ARGS__},
#include "insns.def"
};

static const struct common_op ops[PICA200_OP_COUNT] = {
    [PICA200_OP_UNDEF] = {.name = "UNDEF"},
#define OP(...)            __VA_ARGS__
#define INSN(id, op_, ...) [PICA200_OP_##id] = {.name = #id, op_},
#include "insns.def"
};

static struct common_cache cache;

const struct common_encoding pica200_encoding = {
    .name = "pica200",
    .words = 2,
    .pattern_words = 1,
    .key = {{0, 26, 6}},
    .op_is_key = true,
    .form = forms,
    .forms = PICA200_FORMATS,
    .row = pica200_rows + 1,
    .rows = PICA200_OP_COUNT - 1,
    .element = elements,
    .elements = sizeof elements / sizeof elements[0],
    .element_size = sizeof elements[0],
    .op = ops,
    .ops = PICA200_OP_COUNT,
    .unit = units,
    .units = UNITS,
    .ignored = "sheet 2.1",
    .cache = &cache,
};

unsigned pica200_template(unsigned op, const struct common_word **token)
{
    return op == PICA200_OP_UNDEF ? 0 : common_template(&pica200_encoding, op - 1, token);
}

uint32_t pica200_ignored(const struct pica200_insn *insn, uint32_t *normal)
{
    const uint32_t word[2] = {insn->word, 0};
    uint32_t claimed[2], idle[2];
    *normal = 0;
    if (insn->op == PICA200_OP_UNDEF) return 0;
    common_claimed(&pica200_encoding, insn->op - 1u, word, claimed, idle);
    *normal = idle[0];
    return ~claimed[0];
}

uint32_t pica200_desc_bits(unsigned op)
{
    const uint32_t word[2] = {pica200_rows[op].match[0], 0};
    uint32_t claimed[2];
    if (op == PICA200_OP_UNDEF) return 0;
    common_claimed(&pica200_encoding, op - 1, word, claimed, NULL);
    return claimed[1];
}
