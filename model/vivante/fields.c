/* See fields.h. Bit positions are those of sheet 2.1. */
#include "fields.h"

/* clang-format off */
#define END {.name = NULL}
#define AT(word_, lsb_, width_) {{word_, lsb_, width_}}
#define OPCODE_5_0 {0, 0, 6}
#define OPCODE_6   {2, 16, 1}

const struct vivante_places vivante_places = {
    .cond = AT(0, 6, 5), .sat = AT(0, 11, 1), .dst_use = AT(0, 12, 1), .dst_amode = AT(0, 13, 3),
    .dst_reg = AT(0, 16, 7), .comps = AT(0, 23, 4), .unk = AT(0, 27, 1), .tex_id = AT(0, 27, 5),
    .rmode = AT(1, 0, 2), .pmode = AT(1, 2, 1), .skphp = AT(1, 7, 1),
    .shift = AT(1, 3, 3), .local = AT(1, 8, 1), .denorm = AT(1, 10, 1),
    .tex_amode = AT(1, 0, 3), .tex_swiz = AT(1, 3, 8),
    .type = {{2, 30, 2}, {1, 21, 1}},
    .t0 = AT(3, 13, 1), .t1 = AT(3, 24, 1), .hp = AT(3, 31, 1), .target = AT(3, 7, 15),
        .sub = AT(3, 4, 9),
    .src = {{.use = AT(1, 11, 1), .reg = AT(1, 12, 9), .swiz = AT(1, 22, 8), .neg = AT(1, 30, 1),
             .abs = AT(1, 31, 1), .amode = AT(2, 0, 3), .group = AT(2, 3, 3)},
            {.use = AT(2, 6, 1), .reg = AT(2, 7, 9), .swiz = AT(2, 17, 8), .neg = AT(2, 25, 1),
             .abs = AT(2, 26, 1), .amode = AT(2, 27, 3), .group = AT(3, 0, 3)},
            {.use = AT(3, 3, 1), .reg = AT(3, 4, 9), .swiz = AT(3, 14, 8), .neg = AT(3, 22, 1),
             .abs = AT(3, 23, 1), .amode = AT(3, 25, 3), .group = AT(3, 28, 3)}},
};

const char *const vivante_type_names[8] = {"", "s32", "s8", "u16", "f16", "s16", "u32", "u8"};
const char *const vivante_cond_names[32] = {
    "", "gt", "lt", "ge", "le", "eq", "ne", "and", "or", "xor", "not", "nz", "gez", "gz", "lez",
        "lz",
    [VIVANTE_SELMSB] = "selmsb"};

static const struct common_choice types[8] = {
    {"f32", VIVANTE_F32}, {"s32", VIVANTE_S32}, {"s8", VIVANTE_S8}, {"u16", VIVANTE_U16},
    {"f16", VIVANTE_F16}, {"s16", VIVANTE_S16}, {"u32", VIVANTE_U32}, {"u8", VIVANTE_U8}};

/* A source: fields after USE mean nothing without it. */
#define IF(...) .when = {{{__VA_ARGS__}, 1, 1, false}}
#define SOURCE(slot, u, r, s, n, m, a1, g)                                                        \
    {.name = slot "_use", .piece = {u}},                                                          \
    {.name = slot "_reg", .piece = {r}, IF(u)}, {.name = slot "_swiz", .piece = {s}, IF(u)},      \
    {.name = slot "_neg", .piece = {n}, IF(u)}, {.name = slot "_abs", .piece = {m}, IF(u)},       \
    {.name = slot "_amode", .piece = {a1}, IF(u)}, {.name = slot "_group", .piece = {g}, IF(u)}
#define P(...) {__VA_ARGS__}

/* What an element of a template adds to the fields of its form: the register that they name, if it
 * is one. */
#define TEMP .domain = COMMON_REGISTER, .reach = {{0, VIVANTE_TEMPS, VIVANTE_FILE_TEMP, 0}}
#define ADDRESS(text, how, ...)                                                                   \
    {.name = text, .domain = COMMON_REGISTER, .access = how,                             \
     .reach = {{0, 1, VIVANTE_FILE_A0, 0}},                                                       \
     .when = {__VA_ARGS__}}
#define READS(slot, u, r, a1, g)                                                                  \
    {.name = slot "_temp", .piece = {r}, TEMP, .access = COMMON_READ,                             \
     .when = {{{u}, 1, 1, false}, {{g}, VIVANTE_TEMP, VIVANTE_TEMP, false}}},                     \
    ADDRESS(slot "_index", COMMON_READ, {{u}, 1, 1, false},                                       \
        {{g}, VIVANTE_TEMP, VIVANTE_TEMP_FULL, false}, {{a1}, 1, 4, false})
#define SOURCE_A                                                                                   \
    SOURCE("a", P(1, 11, 1), P(1, 12, 9), P(1, 22, 8), P(1, 30, 1), P(1, 31, 1),   \
           P(2, 0, 3), P(2, 3, 3))
#define SOURCE_B                                                                                   \
    SOURCE("b", P(2, 6, 1), P(2, 7, 9), P(2, 17, 8), P(2, 25, 1), P(2, 26, 1),   \
           P(2, 27, 3), P(3, 0, 3))
#define SOURCE_C                                                                                   \
    SOURCE("c", P(3, 3, 1), P(3, 4, 9), P(3, 14, 8), P(3, 22, 1), P(3, 23, 1),   \
           P(3, 25, 3), P(3, 28, 3))

#define FIELD(text, word_, lsb_, width_) {.name = text, .piece = {{word_, lsb_, width_}}}
#define TYPE                                                                                       \
    {.name = "type", .piece = {{2, 30, 2}, {1, 21, 1}}, .domain = COMMON_CHOICE, .choice = types}
#define DESTINATION                                                                               \
    FIELD("dst_use", 0, 12, 1), FIELD("dst_amode", 0, 13, 3), FIELD("dst_reg", 0, 16, 7),          \
    FIELD("comps", 0, 23, 4)
#define THREADS FIELD("t0", 3, 13, 1), FIELD("t1", 3, 24, 1)
#define FULL    FIELD("hp", 3, 31, 1)

/* Fields of a form besides the elements that a template names. All three slots count for the one-
 * uniform rule, sheet 5.1. */
static const struct common_bitfield
    none[]  = {END},
    alu[]   = {FIELD("cond", 0, 6, 5), FIELD("sat", 0, 11, 1), DESTINATION, FIELD("unk", 0, 27, 1),
        FIELD("rmode", 1, 0, 2),
               FIELD("pmode", 1, 2, 1), FIELD("skphp", 1, 7, 1), TYPE, SOURCE_A, SOURCE_B,
                   SOURCE_C, THREADS, FULL, END},
    ext[]   = {FIELD("cond", 0, 6, 5), FIELD("sat", 0, 11, 1), DESTINATION, FIELD("unk", 0, 27, 1),
        FIELD("rmode", 1, 0, 2),
               FIELD("pmode", 1, 2, 1), FIELD("skphp", 1, 7, 1), TYPE, SOURCE_A, SOURCE_B,
                   FIELD("sub", 3, 4, 9), THREADS,
               FULL, END},
    tex[]   = {FIELD("cond", 0, 6, 5), FIELD("sat", 0, 11, 1), DESTINATION,
        FIELD("tex_id", 0, 27, 5), FIELD("tex_amode", 1, 0, 3),
               FIELD("tex_swiz", 1, 3, 8), TYPE, SOURCE_A, SOURCE_B, SOURCE_C, THREADS, FULL, END},
    mem[]   = {FIELD("cond", 0, 6, 5), FIELD("sat", 0, 11, 1), DESTINATION,
        FIELD("pmode", 1, 2, 1), FIELD("shift", 1, 3, 3),
               FIELD("skphp", 1, 7, 1), FIELD("local", 1, 8, 1), FIELD("denorm", 1, 10, 1), TYPE,
                   SOURCE_A, SOURCE_B,
               SOURCE_C, THREADS, FULL, END},
    flow[]  = {FIELD("cond", 0, 6, 5), FIELD("sat", 0, 11, 1), DESTINATION, TYPE, SOURCE_A,
        SOURCE_B, END},
    source_a[] = {READS("a", P(1, 11, 1), P(1, 12, 9), P(2, 0, 3), P(2, 3, 3)), END},
    source_b[] = {READS("b", P(2, 6, 1), P(2, 7, 9), P(2, 27, 3), P(3, 0, 3)), END},
    source_c[] = {READS("c", P(3, 3, 1), P(3, 4, 9), P(3, 25, 3), P(3, 28, 3)), END},
    written[] = {{.name = "dst_temp", .piece = {{0, 16, 7}}, TEMP, .access = COMMON_WRITE,
        .when = {{{{0, 12, 1}}, 1, 1, false}}},
                 ADDRESS("dst_index", COMMON_READ, {{{0, 12, 1}}, 1, 1, false},
                     {{{0, 13, 3}}, 1, 4, false}), END},
    address[] = {ADDRESS("a0", COMMON_WRITE, {{{0}}, 0, 0, false}), END},
    steps[] = {ADDRESS("a0", COMMON_READ | COMMON_WRITE, {{{0}}, 0, 0, false}), END},
    kills[] = {{.name = "killed", .domain = COMMON_REGISTER, .access = COMMON_WRITE,
        .reach = {{0, 1, VIVANTE_FILE_KILLED, 0}}}, END},
    sampler[] = {ADDRESS("tex_index", COMMON_READ, {{{1, 0, 3}}, 1, 4, false}), END},
    target[] = {{.name = "target", .piece = {{3, 7, 15}}, .domain = COMMON_TARGET}, END};

static const struct common_element elements[] = {
    {"alu",    VIVANTE_E_ALU,    none},
    {"cond",   VIVANTE_E_COND,   none},
    {"mem",    VIVANTE_E_MEM,    none},
    {"tex",    VIVANTE_E_TEX,    none},
    {"flow",   VIVANTE_E_FLOW,   none},
    {"type",   VIVANTE_E_TYPE,   none},
    {"ext",    VIVANTE_E_EXT,    none},
    {"dst",    VIVANTE_E_DST,    written},
    {"adst",   VIVANTE_E_ADST,   address},
    {"memory", VIVANTE_E_MEMORY, none},
    {"tid",    VIVANTE_E_TID,    sampler},
    {"a",      VIVANTE_E_A,      source_a},
    {"b",      VIVANTE_E_B,      source_b},
    {"c",      VIVANTE_E_C,      source_c},
    {"udst",   VIVANTE_E_DST,    none}, /* of operations that neither write nor read them */
    {"ua",     VIVANTE_E_A,      none},
    {"ub",     VIVANTE_E_B,      none},
    {"uc",     VIVANTE_E_C,      none},
    {"target", VIVANTE_E_TARGET, target},
};

#define FORM(text, list) {.name = text, .words = 4, .mask = {0x3F, 0, 0x10000, 0}, .field = list}
static const struct common_form forms[VIVANTE_FORMS] = {
    [VIVANTE_ALU]  = FORM("alu", alu),
    [VIVANTE_EXT]  = FORM("ext", ext),
    [VIVANTE_TEX]  = FORM("tex", tex),
    [VIVANTE_MEM]  = FORM("mem", mem),
    [VIVANTE_FLOW] = FORM("flow", flow),
};

enum { UNIT_NONE, UNIT_ALU, UNIT_TABLE, UNIT_MEMORY, UNIT_TEXTURE, UNIT_FLOW, UNITS };
static const char *const units[UNITS] = {"none", "alu", "table", "memory", "texture", "flow"};
/* clang-format on */

#define OP(...) __VA_ARGS__
#define ALU     VIVANTE_ALU
#define EXT     VIVANTE_EXT
#define TEX     VIVANTE_TEX
#define MEM     VIVANTE_MEM
#define FLOW    VIVANTE_FLOW
#define CODE(n)                                                                                    \
    {                                                                                              \
        (n) & 0x3f, 0, ((n) >> 6) << 16, 0                                                         \
    }
#define INSN(id, o, d, ...) [VIVANTE_OP_##id] = {.name = #id, .op = VIVANTE_OP_##id, __VA_ARGS__},
const struct common_row vivante_rows[VIVANTE_OP_COUNT] = {
    [VIVANTE_OP_UNDEF] = {.name = "UNDEF", .text = ""},
#include "insns.def"
};
#undef ALU
#undef TEX
#undef FLOW

#define NONE             UNIT_NONE
#define ALU              UNIT_ALU
#define TABLE            UNIT_TABLE
#define MEMORY           UNIT_MEMORY
#define TEXTURE          UNIT_TEXTURE
#define FLOW             UNIT_FLOW
#define INSN(id, o, ...) [VIVANTE_OP_##id] = {.name = #id, o},
static const struct common_op ops[VIVANTE_OP_COUNT] = {
    [VIVANTE_OP_UNDEF] = {.name = "UNDEF"},
#include "insns.def"
};

enum { A = 1, B = 2, C = 4 };
enum { NO = false, SAT = true, WHOLE = false, BY_TYPE = true };
#define DO(r, k, s, clamp, type)                                                                   \
    {                                                                                              \
        .reads = (r), .kind = VIVANTE_KIND_##k, .shape = VIVANTE_SHAPE_##s, .sat = clamp,          \
        .narrow = type                                                                             \
    }
#define INSN(id, o, d, ...) [VIVANTE_OP_##id] = d,
const struct vivante_trait vivante_traits[VIVANTE_OP_COUNT] = {
    [VIVANTE_OP_UNDEF] = {0},
#include "insns.def"
};

static struct common_cache cache;

const struct common_encoding vivante_encoding = {
    .name = "vivante",
    .words = VIVANTE_WORDS,
    .pattern_words = VIVANTE_WORDS,
    .key = {OPCODE_5_0, OPCODE_6},
    .form = forms,
    .forms = VIVANTE_FORMS,
    .row = vivante_rows + 1,
    .rows = VIVANTE_OP_COUNT - 1,
    .element = elements,
    .elements = sizeof elements / sizeof elements[0],
    .element_size = sizeof elements[0],
    .op = ops,
    .ops = VIVANTE_OP_COUNT,
    .unit = units,
    .units = UNITS,
    .ignored = "sheet 5.2",
    .cache = &cache,
};
