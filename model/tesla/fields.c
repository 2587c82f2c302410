/* Tables of modifier and operand fields; see fields.h. Sources: ISA sheet 2.2 to 2.6 and section
 * 3. */
#include "fields.h"

#include <string.h>

const struct tesla_row_info tesla_rows[TESLA_ROW_COUNT] = {
#define SHORT TESLA_SHORT
#define IMM   TESLA_IMM
#define LONG  TESLA_LONG
#define SCTL  TESLA_SCTL
#define LCTL  TESLA_LCTL
#define INSN(id, op, form, text, match0, mask0, match1, mask1, prov, source)                       \
    {#id, text, TESLA_OP_##op, form, {match0, match1}, {mask0, mask1}},
#include "insns.def"
#undef SHORT
#undef IMM
#undef LONG
#undef SCTL
#undef LCTL
};

static const uint32_t op_traps[TESLA_OP_COUNT] = {
    TESLA_TRAP_ILLEGAL_OPCODE,
#define TESLA_OP(id, trap) TESLA_TRAP_##trap,
#include "insns.def"
};

static const uint8_t op_needs[TESLA_OP_COUNT] = {
#define TESLA_NEEDS(op, feature) [TESLA_OP_##op] = TESLA_##feature,
#include "insns.def"
};

static const uint8_t op_lacked[TESLA_OP_COUNT] = { /* by these types */
#define NO_TYPE  0
#define COMPUTE  (1 << TESLA_COMPUTE)
#define VERTEX   (1 << TESLA_VERTEX)
#define GEOMETRY (1 << TESLA_GEOMETRY)
#define FRAGMENT (1 << TESLA_FRAGMENT)
#define TESLA_TYPES(op, types) [TESLA_OP_##op] = 0xf & ~(types),
#include "insns.def"
#undef NO_TYPE
#undef COMPUTE
#undef VERTEX
#undef GEOMETRY
#undef FRAGMENT
};

static const char *const op_names[TESLA_OP_COUNT] = {
    "ILLEGAL",
#define TESLA_OP(id, trap) #id,
#include "insns.def"
};

/* Sheet 2.3. Codes 0x14 to 0x1b have no name of their own and are never. */
/* clang-format off */
const char *const tesla_pred_names[32] = {
    "never", "l",   "e",   "le",  "g",   "lg",  "ge",  "lge",
    "u",     "lu",  "eu",  "leu", "gu",  "lgu", "geu", "always",
    "o",     "c",   "a",   "s",   "x14", "x15", "x16", "x17",
    "x18",   "x19", "x1a", "x1b", "ns",  "na",  "nc",  "no",
};
/* clang-format on */

const struct tesla_piece tesla_long_areg[TESLA_PIECES] = {{0, 26, 2}, {1, 2, 1}};
const struct tesla_piece tesla_postinc = {0, 25, 1};

/* clang-format off */
const struct tesla_mux tesla_muxes[TESLA_P_COUNT] = {
    [TESLA_P_SHORT1] = {.select = 0, .sel = {0, 24, 1}, .reg = {0, 9, 6},
                        .mode = {0, 13, 2}, .offset = {0, 9, 4}},
    [TESLA_P_SHORT2] = {.select = 1, .sel = {0, 23, 1}, .reg = {0, 16, 6},
                        .offset = {0, 16, 5}, .bank = {0, 21, 1}},
    [TESLA_P_LONG1] = {.select = 0, .sel = {1, 21, 1}, .reg = {0, 9, 7},
                       .mode = {0, 14, 2}, .offset = {0, 9, 5}},
    [TESLA_P_LONG2] = {.select = 1, .sel = {0, 23, 1}, .other = {0, 24, 1}, .reg = {0, 16, 7},
                       .offset = {0, 16, 7}, .bank = {1, 22, 4}},
    [TESLA_P_LONG3] = {.select = 1, .sel = {0, 24, 1}, .other = {0, 23, 1}, .reg = {1, 14, 7},
                       .offset = {1, 14, 7}, .bank = {1, 22, 4}},
};

static const struct tesla_choice addop[] = {
    {"add", TESLA_ADD}, {"sub", TESLA_SUB}, {"subr", TESLA_SUBR}, {"addc", TESLA_ADDC}};
static const struct tesla_choice logic[] = {
    {"and", TESLA_AND}, {"or", TESLA_OR}, {"xor", TESLA_XOR}, {"mov2", TESLA_MOV2}};
static const struct tesla_choice sat[] = {{"", 0}, {"sat", 1}};
static const struct tesla_choice high[] = {{"", 0}, {"high", 1}};
static const struct tesla_choice neg[] = {{"", 0}, {"neg", 1}};
static const struct tesla_choice abs_[] = {{"", 0}, {"abs", 1}};
static const struct tesla_choice not_[] = {{"", 0}, {"not", 1}};
static const struct tesla_choice lim[] = {{"", 0}, {"lim", 1}};
static const struct tesla_choice inc[] = {{"", 0}, {"inc", 1}};
static const struct tesla_choice wait[] = {{"", 0}, {"wait", 1}};
static const struct tesla_choice live[] = {{"all", 0}, {"live", 1}};
static const struct tesla_choice deriv[] = {{"", 0}, {"deriv", 1}};
static const struct tesla_choice us16[] = {{"u16", TESLA_U16}, {"s16", TESLA_S16}};
static const struct tesla_choice us24[] = {{"u24", TESLA_U24}, {"s24", TESLA_S24}};
static const struct tesla_choice us32[] = {{"u32", TESLA_U32}, {"s32", TESLA_S32}};
static const struct tesla_choice us64[] = {{"u64", TESLA_U64}, {"s64", TESLA_S64}};
static const struct tesla_choice bs32[] = {{"b32", TESLA_B32}, {"s32", TESLA_S32}};
static const struct tesla_choice int16[] = {
    {"u16", TESLA_U16}, {"u8", TESLA_U8}, {"s16", TESLA_S16}, {"s8", TESLA_S8}};
static const struct tesla_choice int32[] = {
    {"u32", TESLA_U32}, {"u8", TESLA_U8}, {"s32", TESLA_S32}, {"s8", TESLA_S8}};
static const struct tesla_choice size[] = {
    {"u8", TESLA_U8}, {"s8", TESLA_S8}, {"u16", TESLA_U16}, {"s16", TESLA_S16}};
static const struct tesla_choice cond[] = {
    {"never", 0}, {"l", 1},   {"e", 2},   {"le", 3},   {"g", 4},
    {"lg", 5},    {"ge", 6},  {"lge", 7},
    {"u", 8},     {"lu", 9},  {"eu", 10}, {"leu", 11}, {"gu", 12},
    {"lgu", 13},  {"geu", 14}, {"always", 15}};
static const struct tesla_choice rnd[] = {
    {"rn", TESLA_RN}, {"rm", TESLA_RM}, {"rp", TESLA_RP}, {"rz", TESLA_RZ}};
/* Sheet 3.10, DEFINED HERE: 1 behaves as rn, 2 as rz. */
static const struct tesla_choice frnd[] = {
    {"rn", TESLA_RN}, {"rm", TESLA_RN}, {"rp", TESLA_RZ}, {"rz", TESLA_RZ}};
static const struct tesla_choice rni[] = {
    {"rni", TESLA_RN}, {"rmi", TESLA_RM}, {"rpi", TESLA_RP}, {"rzi", TESLA_RZ}};
static const struct tesla_choice rnn[] = {
    {"rn", TESLA_RN}, {"rm", TESLA_RM}, {"rp", TESLA_RP}, {"rz", TESLA_RZ},
    {"rni", TESLA_RINT | TESLA_RN}, {"rmi", TESLA_RINT | TESLA_RM},
    {"rpi", TESLA_RINT | TESLA_RP}, {"rzi", TESLA_RINT | TESLA_RZ}};
/* A conversion that is exact rounds only if it rounds to integral. */
static const struct tesla_choice rnx[] = {
    {"", TESLA_RN}, {"", TESLA_RN}, {"", TESLA_RN}, {"", TESLA_RN},
    {"rni", TESLA_RINT | TESLA_RN}, {"rmi", TESLA_RINT | TESLA_RM},
    {"rpi", TESLA_RINT | TESLA_RP}, {"rzi", TESLA_RINT | TESLA_RZ}};
static const struct tesla_choice quadop[] = {{"add", 0}, {"subr", 1}, {"sub", 2}, {"mov2", 3}};
static const struct tesla_choice quadlane[] = {
    {"l0", 0}, {"l1", 1}, {"l2", 2}, {"l3", 3}, {"dx", 4}, {"dy", 5}, {"dx", 4}, {"dy", 5}};
static const struct tesla_choice atom_arith[] = {{"inc", 4}, {"dec", 5}, {"max", 6}, {"min", 7}};
/* Operations without a name leave memory alone and return it, sheet 3.3. */
static const struct tesla_choice atom_bits[] = {
    {"op8", 8}, {"op9", 9}, {"and", 10}, {"or", 11}, {"xor", 12},
    {"op13", 13}, {"op14", 14}, {"op15", 15}};
static const struct tesla_choice sreg[] = {
    {"$physid", 0}, {"$clock", 1}, {"$sr2", 2},      {"$vstride", 3}, {"$pm0", 4},   {"$pm1", 5},
    {"$pm2", 6},    {"$pm3", 7},   {"$sampleid", 8}, {"$sr9", 9},     {"$sr10", 10}, {"$sr11", 11},
    {"$sr12", 12},  {"$sr13", 13}, {"$sr14", 14},    {"$sr15", 15}};
static const struct tesla_choice interp_short[] = {
    {"lin", 0}, {"flat", 4}, {"cent", 1}, {"flatcent", 5},
    {"mul", 2}, {"flatmul", 6}, {"centmul", 3}, {"flatcentmul", 7}};
static const struct tesla_choice interp_long[] = {
    {"lin", 0}, {"cent", 1}, {"mul", 2}, {"centmul", 3}, {"flat", 4},
    {"mode5", 5}, {"mode6", 6}, {"mode7", 7}};
/* clang-format on */

/* clang-format off */
/* Rows of the table below. t: field of struct tesla_insn. */
#define AT(t) offsetof(struct tesla_insn, t)
#define CHOICE(n, t, list, ...)                                                                   \
    {.name = n, .kind = TESLA_E_CHOICE, .target = AT(t), .choice = list, .piece = {__VA_ARGS__}}
#define TYPE(n, list, ...) {.name = n, .kind = TESLA_E_TYPE, .choice = list, .piece = {__VA_ARGS__}}
#define ROUND(n, list, opt, ...)                                                                  \
    {.name = n, .kind = TESLA_E_ROUND, .choice = list, .optional = opt, .piece = {__VA_ARGS__}}
#define PREFIX(n, t, list, ...)                                                                   \
    {.name = n, .kind = TESLA_E_PREFIX, .target = offsetof(struct tesla_operand, t),              \
     .choice = list, .piece = {__VA_ARGS__}}
#define NUMBER(n, k, t, before, ...)                                                              \
    {.name = n, .kind = k, .target = AT(t), .text = before, .piece = {__VA_ARGS__}}
#define DST(n, c, b, ...)                                                                         \
    {.name = n, .kind = TESLA_E_DST, .class = TESLA_KIND_##c, .bucket = b, .piece = {__VA_ARGS__}}
#define SRC(n, c, p, m)                                                                           \
    {.name = n, .kind = TESLA_E_SRC, .class = TESLA_KIND_##c, .place = TESLA_P_##p, .memory = m}
#define FIELD(n, k, c, ...)                                                                       \
    {.name = n, .kind = TESLA_E_##k, .class = TESLA_KIND_##c, .piece = {__VA_ARGS__}}
#define MEMORY(n, p) {.name = n, .kind = TESLA_E_MEMORY, .place = TESLA_P_##p}

static const struct tesla_element elements[] = {
    /* Operations and modifiers */
    CHOICE("addop", addop, addop, {0, 22, 1}, {0, 28, 1}),
    CHOICE("addopm", addop, addop, {1, 26, 2}),
    CHOICE("lops", logic, logic, {0, 8, 1}, {0, 15, 1}),
    CHOICE("lopl", logic, logic, {1, 14, 2}),
    CHOICE("sat8", sat, sat, {0, 8, 1}),
    CHOICE("sat19", sat, sat, {1, 19, 1}),
    CHOICE("sat20", sat, sat, {1, 20, 1}),
    CHOICE("sat27", sat, sat, {1, 27, 1}),
    CHOICE("sat29", sat, sat, {1, 29, 1}),
    CHOICE("hi8", high, high, {0, 8, 1}),
    CHOICE("hi14", high, high, {1, 14, 1}),
    CHOICE("icond", cond, cond, {1, 14, 3}),
    CHOICE("fcond", cond, cond, {1, 14, 4}),
    CHOICE("lim", limited, lim, {1, 6, 1}),
    CHOICE("inc", bar_inc, inc, {0, 25, 1}),
    CHOICE("wait", bar_wait, wait, {0, 26, 1}),
    CHOICE("aop", atom, atom_arith, {1, 2, 2}),
    CHOICE("bop", atom, atom_bits, {1, 2, 3}),
    CHOICE("sr", sr, sreg, {1, 14, 4}),
    CHOICE("q0", quad_op[0], quadop, {1, 26, 2}),
    CHOICE("q1", quad_op[1], quadop, {1, 24, 2}),
    CHOICE("q2", quad_op[2], quadop, {1, 22, 2}),
    CHOICE("q3", quad_op[3], quadop, {0, 20, 2}),
    CHOICE("qlane", quad_lane, quadlane, {0, 16, 3}),
    CHOICE("ismode", mask, interp_short, {0, 8, 1}, {0, 24, 1}, {0, 25, 1}),
    CHOICE("ilmode", mask, interp_long, {1, 16, 3}),
    CHOICE("live8", live, live, {0, 8, 1}),
    CHOICE("live", live, live, {1, 2, 1}),
    CHOICE("deriv", deriv, deriv, {1, 3, 1}),
    /* Types */
    TYPE("t15", us16, {0, 15, 1}),
    TYPE("t8", us16, {0, 8, 1}),
    TYPE("t15x24", us24, {0, 15, 1}),
    TYPE("t8x32", us32, {0, 8, 1}),
    TYPE("u15", us16, {1, 15, 1}),
    TYPE("u14", us16, {1, 14, 1}),
    TYPE("u27", us16, {1, 27, 1}),
    TYPE("u15x24", us24, {1, 15, 1}),
    TYPE("u27x32", us32, {1, 27, 1}),
    TYPE("di16", int16, {1, 19, 1}, {1, 27, 1}),
    TYPE("di32", int32, {1, 19, 1}, {1, 27, 1}),
    TYPE("si16", int16, {1, 15, 1}, {1, 16, 1}),
    TYPE("si32", int32, {1, 15, 1}, {1, 16, 1}),
    TYPE("df16", us16, {1, 27, 1}),
    TYPE("df32", us32, {1, 27, 1}),
    TYPE("df64", us64, {1, 27, 1}),
    TYPE("sw32", us32, {1, 16, 1}),
    TYPE("sw64", us64, {1, 16, 1}),
    TYPE("size", size, {1, 21, 2}),
    TYPE("us32", us32, {1, 21, 1}),
    TYPE("bs32", bs32, {1, 21, 1}),
    /* Rounding */
    ROUND("frnd16", frnd, true, {0, 16, 2}),
    ROUND("frnd14", frnd, true, {1, 14, 2}),
    ROUND("rnd16", rnd, false, {0, 16, 2}),
    ROUND("rnd17", rnd, false, {1, 17, 2}),
    ROUND("rnd22", rnd, false, {1, 22, 2}),
    ROUND("rni17", rni, false, {1, 17, 2}),
    ROUND("rnn", rnn, false, {1, 17, 2}, {1, 27, 1}),
    ROUND("rnx", rnx, false, {1, 17, 2}, {1, 27, 1}),
    /* Source modifiers */
    PREFIX("neg15", neg, neg, {0, 15, 1}),
    PREFIX("neg22", neg, neg, {0, 22, 1}),
    PREFIX("neg26", neg, neg, {1, 26, 1}),
    PREFIX("neg27", neg, neg, {1, 27, 1}),
    PREFIX("neg29", neg, neg, {1, 29, 1}),
    PREFIX("abs15", abs, abs_, {0, 15, 1}),
    PREFIX("abs19", abs, abs_, {1, 19, 1}),
    PREFIX("abs20", abs, abs_, {1, 20, 1}),
    PREFIX("not16", inv, not_, {1, 16, 1}),
    PREFIX("not17", inv, not_, {1, 17, 1}),
    PREFIX("not22", inv, not_, {0, 22, 1}),
    /* Destinations */
    DST("ds", GPR, false, {0, 2, 6}),
    DST("dsh", HALF, false, {0, 2, 6}),
    DST("dr", GPR, false, {0, 2, 7}),
    DST("drh", HALF, false, {0, 2, 7}),
    DST("dd", PAIR, false, {0, 2, 7}),
    DST("dq", QUAD, false, {0, 2, 7}),
    DST("dl", GPR, true, {0, 2, 7}),
    DST("dlh", HALF, true, {0, 2, 7}),
    FIELD("mc", COND_DST, NONE, {1, 4, 2}),
    FIELD("fc", COND_SET, NONE, {1, 4, 2}),
    FIELD("da", ADDR_DST, NONE, {0, 2, 3}),
    /* Sources */
    SRC("s1", GPR, SHORT1, true),
    SRC("s1h", HALF, SHORT1, true),
    SRC("s1r", GPR, SHORT1, false),
    SRC("s2", GPR, SHORT2, true),
    SRC("s2h", HALF, SHORT2, true),
    SRC("l1", GPR, LONG1, true),
    SRC("l1h", HALF, LONG1, true),
    SRC("l1r", GPR, LONG1, false),
    SRC("l1d", PAIR, LONG1, false),
    SRC("l2", GPR, LONG2, true),
    SRC("l2h", HALF, LONG2, true),
    SRC("l2r", GPR, LONG2, false),
    SRC("l2d", PAIR, LONG2, false),
    SRC("l3", GPR, LONG3, true),
    SRC("l3h", HALF, LONG3, true),
    SRC("l3r", GPR, LONG3, false),
    SRC("l3rh", HALF, LONG3, false),
    SRC("l3d", PAIR, LONG3, false),
    FIELD("sd", SAME, GPR, {0, 2, 6}),
    FIELD("str", DATA, GPR, {0, 2, 7}),
    FIELD("std", DATA, PAIR, {0, 2, 7}),
    FIELD("stq", DATA, QUAD, {0, 2, 7}),
    FIELD("i16", IMM, NONE, {0, 16, 6}, {1, 2, 10}),
    FIELD("i32", IMM, NONE, {0, 16, 6}, {1, 2, 26}),
    FIELD("k4", CONSTANT, NONE, {0, 16, 4}),
    FIELD("k7", CONSTANT, NONE, {0, 16, 7}),
    FIELD("off", CONSTANT, NONE, {0, 9, 16}),
    FIELD("cs", COND_SRC, NONE, {1, 12, 2}),
    FIELD("cyl", CARRY, NONE, {1, 12, 2}),
    FIELD("cy0", CARRY, NONE, {0, 0, 0}),
    FIELD("as", ADDR_SRC, NONE, {0, 26, 2}, {1, 2, 1}),
    /* Memory */
    MEMORY("cmem", C),
    MEMORY("cjump", CJUMP),
    MEMORY("smem", S),
    MEMORY("smem8", S8),
    MEMORY("smem16", S16),
    MEMORY("smem32", S32),
    MEMORY("lmem", L),
    MEMORY("gmem", G),
    MEMORY("gmema", GATOM),
    MEMORY("amem", A),
    MEMORY("omem", O),
    MEMORY("vmem", V),
    /* The rest */
    FIELD("lanes", LANES, NONE, {1, 14, 4}),
    FIELD("target", TARGET, NONE, {0, 11, 16}, {1, 14, 6}),
    NUMBER("barid", TESLA_E_NUMBER, bar_id, "", {0, 21, 4}),
    FIELD("barcount", COUNT, NONE, {0, 9, 12}),
    NUMBER("pm", TESLA_E_NUMBER, event, "", {0, 10, 4}),
    NUMBER("tt", TESLA_E_NUMBER, texture, "$t", {0, 9, 8}),
    NUMBER("ts", TESLA_E_NUMBER, sampler, "$s", {0, 17, 5}),
    NUMBER("tx", TESLA_E_SIGNED, texel[0], "", {1, 24, 4}),
    NUMBER("ty", TESLA_E_SIGNED, texel[1], "", {1, 20, 4}),
    NUMBER("tz", TESLA_E_SIGNED, texel[2], "", {1, 16, 4}),
    FIELD("t4", TEX_DST, NONE, {0, 2, 6}),
    FIELD("tdst", TEX_DST, NONE, {0, 2, 7}, {0, 25, 2}, {1, 14, 2}),
    FIELD("tsrcs", TEX_SRC, NONE, {0, 2, 6}, {0, 22, 2}),
    FIELD("tsrc", TEX_SRC, NONE, {0, 2, 7}, {0, 22, 2}),
    FIELD("tsrc1", TEX_SRC, NONE, {0, 2, 7}),
};

static const struct tesla_literal literals[] = {
    {"b8", TESLA_E_TYPE, 0, TESLA_B8},     {"b16", TESLA_E_TYPE, 0, TESLA_B16},
    {"b32", TESLA_E_TYPE, 0, TESLA_B32},   {"b64", TESLA_E_TYPE, 0, TESLA_B64},
    {"b128", TESLA_E_TYPE, 0, TESLA_B128}, {"u16", TESLA_E_TYPE, 0, TESLA_U16},
    {"s16", TESLA_E_TYPE, 0, TESLA_S16},   {"u24", TESLA_E_TYPE, 0, TESLA_U24},
    {"s24", TESLA_E_TYPE, 0, TESLA_S24},   {"u64", TESLA_E_TYPE, 0, TESLA_U64},
    {"f16", TESLA_E_TYPE, 0, TESLA_F16},   {"f32", TESLA_E_TYPE, 0, TESLA_F32},
    {"f64", TESLA_E_TYPE, 0, TESLA_F64},   {"sat", TESLA_E_CHOICE, AT(sat), 1},
    {"high", TESLA_E_CHOICE, AT(high), 1}, {"all", TESLA_E_CHOICE, AT(vote_all), 1},
    {"cube", TESLA_E_CHOICE, AT(cube), 1}, {"exch", TESLA_E_CHOICE, AT(atom), 1},
    {"cas", TESLA_E_CHOICE, AT(atom), 2},
};

static const struct {
    uint8_t type, bits;
    const char *text;
} types[] = {
    {TESLA_B8, 8, "b8"},    {TESLA_B16, 16, "b16"}, {TESLA_B32, 32, "b32"}, {TESLA_B64, 64, "b64"},
    {TESLA_B128, 128, "b128"}, {TESLA_U8, 8, "u8"}, {TESLA_U16, 16, "u16"}, {TESLA_U24, 32, "u24"},
    {TESLA_U32, 32, "u32"}, {TESLA_U64, 64, "u64"}, {TESLA_S8, 8, "s8"},    {TESLA_S16, 16, "s16"},
    {TESLA_S24, 32, "s24"}, {TESLA_S32, 32, "s32"}, {TESLA_S64, 64, "s64"}, {TESLA_F16, 16, "f16"},
    {TESLA_F32, 32, "f32"}, {TESLA_F64, 64, "f64"},
};
/* clang-format on */

uint32_t tesla_op_trap(unsigned op, unsigned type)
{
    if (tesla_op_of_type(op, type)) return TESLA_TRAP_NONE;
    return op < TESLA_OP_COUNT && op_traps[op] ? op_traps[op] : (uint32_t)TESLA_TRAP_ILLEGAL_OPCODE;
}

bool tesla_op_of_type(unsigned op, unsigned type)
{
    return op < TESLA_OP_COUNT && !(op_lacked[op] >> type & 1);
}

uint32_t tesla_op_needs(unsigned op)
{
    return op < TESLA_OP_COUNT ? op_needs[op] : 0;
}

const char *tesla_op_name(unsigned op)
{
    return op < TESLA_OP_COUNT ? op_names[op] : "ILLEGAL";
}

const char *tesla_row_name(unsigned row)
{
    return row < TESLA_ROW_COUNT ? tesla_rows[row].name : "NONE";
}

bool tesla_ignores_predicate(unsigned op)
{
    static const uint8_t ops[] = {
        TESLA_OP_CALL, TESLA_OP_PREBRK, TESLA_OP_QUADON, TESLA_OP_QUADPOP, TESLA_OP_BAR,
        TESLA_OP_TRAP, TESLA_OP_JOINAT, TESLA_OP_BRA_C,  TESLA_OP_PRERET,
    };
    return memchr(ops, (int)op, sizeof ops) != NULL;
}

static const struct tesla_element *find_element(const char *name, size_t length)
{
    for (size_t i = 0; i < sizeof elements / sizeof elements[0]; i++)
        if (strlen(elements[i].name) == length && memcmp(elements[i].name, name, length) == 0)
            return &elements[i];
    return NULL;
}

const struct tesla_literal *tesla_find_literal(const char *word, size_t length)
{
    for (size_t i = 0; i < sizeof literals / sizeof literals[0]; i++)
        if (strlen(literals[i].text) == length && memcmp(literals[i].text, word, length) == 0)
            return &literals[i];
    return NULL;
}

size_t tesla_next_word(const char **cursor, const char **word, const struct tesla_element **element)
{
    const char *p = *cursor;
    p += strspn(p, " ");
    size_t length = *p == '(' || *p == ')' ? 1 : strcspn(p, " ()");
    *word = p;
    *cursor = p + length;
    *element = *p == '%' ? find_element(p + 1, length - 1) : NULL;
    return length;
}

uint32_t tesla_get(const uint32_t *word, const struct tesla_piece *piece)
{
    uint32_t value = 0;
    for (unsigned i = 0, at = 0; i < TESLA_PIECES && piece[i].width != 0; at += piece[i++].width)
        value |= (word[piece[i].word] >> piece[i].lsb & ((UINT64_C(1) << piece[i].width) - 1))
                 << at;
    return value;
}

unsigned tesla_width(const struct tesla_piece *piece)
{
    unsigned width = 0;
    for (unsigned i = 0; i < TESLA_PIECES; i++) width += piece[i].width;
    return width;
}

unsigned tesla_type_bits(unsigned type)
{
    for (size_t i = 0; i < sizeof types / sizeof types[0]; i++)
        if (types[i].type == type) return types[i].bits;
    return 0;
}

const char *tesla_type_text(unsigned type)
{
    for (size_t i = 0; i < sizeof types / sizeof types[0]; i++)
        if (types[i].type == type) return types[i].text;
    return "";
}

/* Sheet 2.6: one field, of which wider accesses use fewer bits. */
struct tesla_piece tesla_offset_piece(unsigned place, unsigned access)
{
    unsigned bits = tesla_type_bits(access);
    struct tesla_piece piece = {0, 9, 16};
    if (place == TESLA_P_A) return (struct tesla_piece){0, 9, 7};
    if (place == TESLA_P_O) return (struct tesla_piece){0, 9, 14};
    if (place == TESLA_P_V) return (struct tesla_piece){0, 16, 8};
    if (place == TESLA_P_L || place == TESLA_P_CJUMP) return piece;
    if (bits == 16) piece.width = 15;
    if (bits == 32) piece.width = 14;
    return piece;
}

unsigned tesla_offset_scale(unsigned place, unsigned access)
{
    if (place == TESLA_P_L || place == TESLA_P_CJUMP) return 1;
    if (place == TESLA_P_A || place == TESLA_P_O || place == TESLA_P_V) return 4;
    return tesla_type_bits(access) / 8;
}

unsigned tesla_find_row(const uint32_t *word)
{
    bool is_long = word[0] & 1;
    for (unsigned i = 0; i < TESLA_ROW_COUNT; i++) {
        const struct tesla_row_info *row = &tesla_rows[i];
        if ((word[0] & row->mask[0]) != row->match[0]) continue;
        if (is_long && (word[1] & row->mask[1]) != row->match[1]) continue;
        if (row->form == TESLA_LONG && (word[1] & 3) == 3) continue;
        return i;
    }
    return TESLA_ROW_NONE;
}
