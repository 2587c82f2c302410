/* Tables of modifier and operand fields; see fields.h. Sources: ISA sheet 2.2 to 2.6 and section
 * 3. */
#include "fields.h"
#include "model.h"
#include "tesla.h"

#include <string.h>

#define SHORT TESLA_SHORT
#define IMM   TESLA_IMM
#define LONG  TESLA_LONG
#define SCTL  TESLA_SCTL
#define LCTL  TESLA_LCTL
#define LALL  TESLA_LALL
const struct common_row tesla_rows[TESLA_ROW_COUNT] = {
#define INSN(id, op_, ...) {.name = #id, .op = TESLA_OP_##op_, __VA_ARGS__},
#include "insns.def"
};

#undef SHORT
#undef IMM
#undef LONG
#undef SCTL
#undef LCTL
#undef LALL

enum { ALU, SFU, FP64, CONSTANTS, SHARED, LSU, GRAPHICS, TEXTURES, FLOW, BARRIER, UNITS };
static const char *const units[UNITS] = {"alu", "sfu",      "fp64",     "constants", "shared",
                                         "lsu", "graphics", "textures", "flow",      "barrier"};

static const struct common_op ops[TESLA_OP_COUNT] = {
    {.name = "ILLEGAL"},
#define TESLA_OP(id, exec, ...) {.name = #id, __VA_ARGS__},
#include "insns.def"
};

static const uint32_t op_traps[TESLA_OP_COUNT] = {
/* 0: ILLEGAL_OPCODE */
#define TESLA_RAISES(op, trap) [TESLA_OP_##op] = TESLA_TRAP_##trap,
#include "insns.def"
};

static const uint8_t op_needs[TESLA_OP_COUNT] = {
#define TESLA_NEEDS(op, feature) [TESLA_OP_##op] = TESLA_##feature,
#include "insns.def"
};

static const uint8_t op_lacked[TESLA_OP_COUNT] = {
/* by these types */
#define NO_TYPE                0
#define COMPUTE                (1 << TESLA_COMPUTE)
#define VERTEX                 (1 << TESLA_VERTEX)
#define GEOMETRY               (1 << TESLA_GEOMETRY)
#define FRAGMENT               (1 << TESLA_FRAGMENT)
#define TESLA_TYPES(op, types) [TESLA_OP_##op] = 0xf & ~(types),
#include "insns.def"
#undef NO_TYPE
#undef COMPUTE
#undef VERTEX
#undef GEOMETRY
#undef FRAGMENT
};

/* Sheet 2.3. Codes 0x14 to 0x1b have no name of their own and are never. */
/* clang-format off */
const struct common_choice tesla_preds[32] = {
    {"never", 0},   {"l", 1},    {"e", 2},    {"le", 3},   {"g", 4},    {"lg", 5},   {"ge", 6},
       {"lge", 7},
    {"u", 8},       {"lu", 9},   {"eu", 10},  {"leu", 11}, {"gu", 12},  {"lgu", 13}, {"geu", 14},
     {"always", 15},
    {"o", 16},      {"c", 17},   {"a", 18},   {"s", 19},   {"x14", 20}, {"x15", 21}, {"x16", 22},
     {"x17", 23},
    {"x18", 24},    {"x19", 25}, {"x1a", 26}, {"x1b", 27}, {"ns", 28},  {"na", 29},  {"nc", 30},
      {"no", 31},
};

const struct common_piece tesla_long_areg[COMMON_PIECES] = {{0, 26, 2}, {1, 2, 1}};
const struct common_piece tesla_postinc = {0, 25, 1};

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

static const struct common_choice addop[] = {
    {"add", TESLA_ADD}, {"sub", TESLA_SUB}, {"subr", TESLA_SUBR}, {"addc", TESLA_ADDC}};
static const struct common_choice logic[] = {
    {"and", TESLA_AND}, {"or", TESLA_OR}, {"xor", TESLA_XOR}, {"mov2", TESLA_MOV2}};
static const struct common_choice sat[] = {{"", 0}, {"sat", 1}};
static const struct common_choice high[] = {{"", 0}, {"high", 1}};
static const struct common_choice neg[] = {{"", 0}, {"neg", 1}};
static const struct common_choice abs_[] = {{"", 0}, {"abs", 1}};
static const struct common_choice not_[] = {{"", 0}, {"not", 1}};
static const struct common_choice lim[] = {{"", 0}, {"lim", 1}};
static const struct common_choice inc[] = {{"", 0}, {"inc", 1}};
static const struct common_choice wait[] = {{"", 0}, {"wait", 1}};
static const struct common_choice live[] = {{"all", 0}, {"live", 1}};
static const struct common_choice deriv[] = {{"", 0}, {"deriv", 1}};
static const struct common_choice us16[] = {{"u16", TESLA_U16}, {"s16", TESLA_S16}};
static const struct common_choice us24[] = {{"u24", TESLA_U24}, {"s24", TESLA_S24}};
static const struct common_choice us32[] = {{"u32", TESLA_U32}, {"s32", TESLA_S32}};
static const struct common_choice us64[] = {{"u64", TESLA_U64}, {"s64", TESLA_S64}};
static const struct common_choice bs32[] = {{"b32", TESLA_B32}, {"s32", TESLA_S32}};
static const struct common_choice int16[] = {
    {"u16", TESLA_U16}, {"u8", TESLA_U8}, {"s16", TESLA_S16}, {"s8", TESLA_S8}};
static const struct common_choice int32[] = {
    {"u32", TESLA_U32}, {"u8", TESLA_U8}, {"s32", TESLA_S32}, {"s8", TESLA_S8}};
static const struct common_choice size[] = {
    {"u8", TESLA_U8}, {"s8", TESLA_S8}, {"u16", TESLA_U16}, {"s16", TESLA_S16}};
static const struct common_choice cond[] = {
    {"never", 0}, {"l", 1},   {"e", 2},   {"le", 3},   {"g", 4},
    {"lg", 5},    {"ge", 6},  {"lge", 7},
    {"u", 8},     {"lu", 9},  {"eu", 10}, {"leu", 11}, {"gu", 12},
    {"lgu", 13},  {"geu", 14}, {"always", 15}};
static const struct common_choice rnd[] = {
    {"rn", TESLA_RN}, {"rm", TESLA_RM}, {"rp", TESLA_RP}, {"rz", TESLA_RZ}};
/* Sheet 3.10, DEFINED HERE: 1 behaves as rn, 2 as rz. */
static const struct common_choice frnd[] = {
    {"rn", TESLA_RN}, {"rm", TESLA_RN}, {"rp", TESLA_RZ}, {"rz", TESLA_RZ}};
static const struct common_choice rni[] = {
    {"rni", TESLA_RN}, {"rmi", TESLA_RM}, {"rpi", TESLA_RP}, {"rzi", TESLA_RZ}};
static const struct common_choice rnn[] = {
    {"rn", TESLA_RN}, {"rm", TESLA_RM}, {"rp", TESLA_RP}, {"rz", TESLA_RZ},
    {"rni", TESLA_RINT | TESLA_RN}, {"rmi", TESLA_RINT | TESLA_RM},
    {"rpi", TESLA_RINT | TESLA_RP}, {"rzi", TESLA_RINT | TESLA_RZ}};
/* A conversion that is exact rounds only if it rounds to integral. */
static const struct common_choice rnx[] = {
    {"", TESLA_RN}, {"", TESLA_RN}, {"", TESLA_RN}, {"", TESLA_RN},
    {"rni", TESLA_RINT | TESLA_RN}, {"rmi", TESLA_RINT | TESLA_RM},
    {"rpi", TESLA_RINT | TESLA_RP}, {"rzi", TESLA_RINT | TESLA_RZ}};
static const struct common_choice quadop[] = {{"add", 0}, {"subr", 1}, {"sub", 2}, {"mov2", 3}};
static const struct common_choice quadlane[] = {
    {"l0", 0}, {"l1", 1}, {"l2", 2}, {"l3", 3}, {"dx", 4}, {"dy", 5}, {"dx", 4}, {"dy", 5}};
static const struct common_choice atom_arith[] = {{"inc", 4}, {"dec", 5}, {"max", 6}, {"min", 7}};
/* Operations without a name leave memory alone and return it, sheet 3.3. */
static const struct common_choice atom_bits[] = {
    {"op8", 8}, {"op9", 9}, {"and", 10}, {"or", 11}, {"xor", 12},
    {"op13", 13}, {"op14", 14}, {"op15", 15}};
static const struct common_choice sreg[] = {
    {"$physid", 0}, {"$clock", 1}, {"$sr2", 2},      {"$vstride", 3}, {"$pm0", 4},   {"$pm1", 5},
    {"$pm2", 6},    {"$pm3", 7},   {"$sampleid", 8}, {"$sr9", 9},     {"$sr10", 10}, {"$sr11", 11},
    {"$sr12", 12},  {"$sr13", 13}, {"$sr14", 14},    {"$sr15", 15}};
static const struct common_choice interp_short[] = {
    {"lin", 0}, {"flat", 4}, {"cent", 1}, {"flatcent", 5},
    {"mul", 2}, {"flatmul", 6}, {"centmul", 3}, {"flatcentmul", 7}};
static const struct common_choice interp_long[] = {
    {"lin", 0}, {"cent", 1}, {"mul", 2}, {"centmul", 3}, {"flat", 4},
    {"mode5", 5}, {"mode6", 6}, {"mode7", 7}};
/* clang-format on */

/* clang-format off */
/* ---- fields. Those of s[], c[], .. are as in compute programs; what other types make of the same
 * bits is sheet 9.6. */

#define ONE(...)   __VA_ARGS__
#define LIST(...)  (const struct common_bitfield[]){__VA_ARGS__, {.name = NULL}}
#define AREG2      {0, 26, 2}
#define AREG3      {0, 26, 2}, {1, 2, 1}
#define POSTINC    {0, 25, 1}
#define IF(v, ...) {.piece = {__VA_ARGS__}, .first = v, .last = v}
#define IF_NOT(v, ...) {.piece = {__VA_ARGS__}, .first = v, .last = v, .outside = true}
#define REGISTER(how, ...) .domain = COMMON_REGISTER, .access = COMMON_##how, .reach = {__VA_ARGS__}

/* A register of general registers, by its class. */
#define IN_GPR(how)  REGISTER(how, {0, TESLA_GPRS, TESLA_FILE_GPR, 0})
#define IN_HALF(how) IN_GPR(how), .shift = 1
#define IN_PAIR(how) IN_GPR(how), .registers = 2, .multiple = 2
#define IN_QUAD(how) IN_GPR(how), .registers = 4, .multiple = 4
#define IN_COND(how) REGISTER(how, {0, TESLA_CONDS, TESLA_FILE_COND, 0})
#define IN_ADDR(how) REGISTER(how, {1, 4, TESLA_FILE_ADDR, 1})

/* $a of a memory operand, and its post-increment, if the operand is memory. No condition: it always
 * is. */
#define ADDRESS(areg_, ...)                                                                       \
    {.name = "areg", .piece = {areg_}, .when = {__VA_ARGS__}, IN_ADDR(READ)},                     \
    {.name = "postinc", .piece = {POSTINC}, .when = {__VA_ARGS__}},                               \
    {.name = "areg", .piece = {areg_}, .when = {IF(1, POSTINC), __VA_ARGS__}, IN_ADDR(WRITE)}

static const struct common_choice accesses[] = {
    {"u8", TESLA_U8}, {"u16", TESLA_U16}, {"s16", TESLA_S16}, {"b32", TESLA_B32}};
#define ACCESS_MODE(word_, lsb_, ...)                                                             \
    {.name = "access", .piece = {{word_, lsb_, 2}}, .domain = COMMON_CHOICE, .choice = accesses,  \
     .when = {__VA_ARGS__}}

/* Sources by the muxes above, with the memory that they may name, or without. */
#define SHORT1(c) LIST({.name = "source 1", .piece = {{0, 9, 6}}, IN_##c(READ)})
#define LONG1(c)  LIST({.name = "source 1", .piece = {{0, 9, 7}}, IN_##c(READ)})
#define LONG2(c)  LIST({.name = "source 2", .piece = {{0, 16, 7}}, IN_##c(READ)})
#define LONG3(c)  LIST({.name = "source 3", .piece = {{1, 14, 7}}, IN_##c(READ)})
#define SHORT1_MEM(c)                                                                             \
    LIST({.name = "source 1", .piece = {{0, 9, 6}}, .when = {IF(0, {0, 24, 1})}, IN_##c(READ)},   \
         {.name = "s[]", .piece = {{0, 24, 1}}},                                                  \
         {.name = "offset", .piece = {{0, 9, 4}}, .when = {IF(1, {0, 24, 1})}},                   \
         ACCESS_MODE(0, 13, IF(1, {0, 24, 1})), ADDRESS(ONE(AREG2), IF(1, {0, 24, 1})))
#define SHORT2_MEM(c)                                                                             \
    LIST({.name = "source 2", .piece = {{0, 16, 6}}, .when = {IF(0, {0, 23, 1})}, IN_##c(READ)},  \
         {.name = "c[]", .piece = {{0, 23, 1}}},                                                  \
         {.name = "offset", .piece = {{0, 16, 5}}, .when = {IF(1, {0, 23, 1})}},                  \
         {.name = "bank", .piece = {{0, 21, 1}}, .when = {IF(1, {0, 23, 1})}},                    \
         ADDRESS(ONE(AREG2), IF(1, {0, 23, 1})))
#define LONG1_MEM(c)                                                                              \
    LIST({.name = "source 1", .piece = {{0, 9, 7}}, .when = {IF(0, {1, 21, 1})}, IN_##c(READ)},   \
         {.name = "s[]", .piece = {{1, 21, 1}}},                                                  \
         {.name = "offset", .piece = {{0, 9, 5}}, .when = {IF(1, {1, 21, 1})}},                   \
         ACCESS_MODE(0, 14, IF(1, {1, 21, 1})), ADDRESS(ONE(AREG3), IF(1, {1, 21, 1})))
/* c[] is source 2 or 3; with both selectors, neither */
#define SELECT {0, 23, 1}, {0, 24, 1}
#define LONG_C(n, is, reg_, c)                                                                    \
    LIST({.name = n, .piece = {reg_}, .when = {IF_NOT(is, SELECT)}, IN_##c(READ)},                \
         {.name = "c[]", .piece = {SELECT}},                                                      \
         {.name = "offset", .piece = {reg_}, .when = {IF(is, SELECT)}},                           \
         {.name = "bank", .piece = {{1, 22, 4}}, .when = {IF(is, SELECT)}},                       \
         ADDRESS(ONE(AREG3), IF(is, SELECT)))
#define LONG2_MEM(c) LONG_C("source 2", 1, ONE({0, 16, 7}), c)
#define LONG3_MEM(c) LONG_C("source 3", 2, ONE({1, 14, 7}), c)

/* Memory operands of loads and stores, sheet 2.6. */
#define OFFSET(width_, ...) {.name = "offset", .piece = {{0, 9, width_}}, .when = {__VA_ARGS__}}
#define BANK {.name = "bank", .piece = {{1, 22, 4}}}
#define OFFSETS                                                                                   \
    ACCESS_MODE(1, 14, {.last = 0}), OFFSET(16, IF(0, {1, 14, 2})),                               \
        OFFSET(15, {.piece = {{1, 14, 2}}, .first = 1, .last = 2}), OFFSET(14, IF(3, {1, 14, 2}))
#define ALWAYS {.last = 0}

/* ---- elements. t: member of struct tesla_insn. */

#define AT(t) offsetof(struct tesla_insn, t)
#define CHOSEN(n, list, ...)                                                                      \
    LIST({.name = n, .piece = {__VA_ARGS__}, .domain = COMMON_CHOICE, .choice = list})
#define CHOICE(n, t, list, ...)                                                                   \
    {.base = {n, TESLA_E_CHOICE, CHOSEN(n, list, __VA_ARGS__)}, .target = AT(t)}
#define TYPE(n, list, ...) {.base = {n, TESLA_E_TYPE, CHOSEN(n, list, __VA_ARGS__)}}
#define ROUND(n, list, opt, ...)                                                                  \
    {.base = {n, TESLA_E_ROUND, CHOSEN(n, list, __VA_ARGS__)}, .optional = opt}
#define PREFIX(n, t, list, ...)                                                                   \
    {.base = {n, TESLA_E_PREFIX, CHOSEN(n, list, __VA_ARGS__)},                                   \
     .target = offsetof(struct tesla_operand, t)}
#define NUMBER(n, t, before, ...)                                                                 \
    {.base = {n, TESLA_E_NUMBER, LIST({.name = n, .piece = {__VA_ARGS__}})}, .target = AT(t),     \
     .text = before}
#define SIGNED(n, t, ...)                                                                         \
    {.base = {n, TESLA_E_SIGNED,                                                                  \
              LIST({.name = n, .piece = {__VA_ARGS__}, .domain = COMMON_SIGNED})},                \
     .target = AT(t), .text = ""}
#define FIELD(n, k, c, ...) {.base = {n, TESLA_E_##k, LIST(__VA_ARGS__)}, .class = TESLA_KIND_##c}
#define BITS(n, ...) {.name = n, .piece = {__VA_ARGS__}}
#define REG(n, in, ...) {.name = n, .piece = {__VA_ARGS__}, in}
#define DST(n, c, ...)                                                                            \
    {.base = {n, TESLA_E_DST, LIST(REG("destination", IN_##c(WRITE), __VA_ARGS__))},              \
     .class = TESLA_KIND_##c}
/* with w1[3], o[], or nothing if its number is 127 */
#define DST_OR_OUT(n, c, half)                                                                    \
    {.base = {n, TESLA_E_DST,                                                                     \
              LIST({.name = "destination", .piece = {{0, 2, 7}}, .when = {IF(0, {1, 3, 1})},      \
                    IN_##c(WRITE)},                                                               \
                   BITS("o[]", {1, 3, 1}),                                                        \
                   {.name = "output", .piece = {{0, 2, 7}}, .when = {IF(1, {1, 3, 1})},           \
                    REGISTER(WRITE, {0, TESLA_OUTPUTS, TESLA_FILE_OUT, 0}), .shift = half})},     \
     .class = TESLA_KIND_##c, .bucket = true}
#define SRC(n, c, p)                                                                               \
    {.base = {n, TESLA_E_SRC, p(c)}, .class = TESLA_KIND_##c, .place = TESLA_P_##p}
#define SRC_MEM(n, c, p)                                                                          \
    {.base = {n, TESLA_E_SRC, p##_MEM(c)}, .class = TESLA_KIND_##c, .place = TESLA_P_##p,      \
     .memory = true}
#define MEMORY(n, p, ...) {.base = {n, TESLA_E_MEMORY, LIST(__VA_ARGS__)}, .place = TESLA_P_##p}
#define CARRY(n, ...)                                                                             \
    FIELD(n, CARRY, NONE, {.name = "carry", .piece = {{1, 12, 2}}, .when = {IF(3, __VA_ARGS__)},  \
                           IN_COND(READ)})
#define TEX(n, k, how, width, ...)                                                                \
    FIELD(n, k, NONE, {.name = "registers", .piece = {{0, 2, width}}, IN_GPR(how),              \
        .registers = 4} __VA_ARGS__)

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
    DST("ds", GPR, {0, 2, 6}),
    DST("dsh", HALF, {0, 2, 6}),
    DST("dr", GPR, {0, 2, 7}),
    DST("drh", HALF, {0, 2, 7}),
    DST("dd", PAIR, {0, 2, 7}),
    DST("dq", QUAD, {0, 2, 7}),
    DST_OR_OUT("dl", GPR, 0),
    DST_OR_OUT("dlh", HALF, 1),
    FIELD("mc", COND_DST, NONE,
          {.name = "$c", .piece = {{1, 4, 2}}, .when = {IF(1, {1, 6, 1})}, IN_COND(WRITE)},
          BITS("writes $c", {1, 6, 1})),
    FIELD("fc", COND_SET, NONE, REG("$c", ONE(IN_COND(WRITE)), {1, 4, 2})),
    FIELD("da", ADDR_DST, NONE, REG("$a", ONE(IN_ADDR(WRITE)), {0, 2, 3})),
    /* Sources */
    SRC_MEM("s1", GPR, SHORT1),
    SRC_MEM("s1h", HALF, SHORT1),
    SRC("s1r", GPR, SHORT1),
    SRC_MEM("s2", GPR, SHORT2),
    SRC_MEM("s2h", HALF, SHORT2),
    SRC_MEM("l1", GPR, LONG1),
    SRC_MEM("l1h", HALF, LONG1),
    SRC("l1r", GPR, LONG1),
    SRC("l1d", PAIR, LONG1),
    SRC_MEM("l2", GPR, LONG2),
    SRC_MEM("l2h", HALF, LONG2),
    SRC("l2r", GPR, LONG2),
    SRC("l2d", PAIR, LONG2),
    SRC_MEM("l3", GPR, LONG3),
    SRC_MEM("l3h", HALF, LONG3),
    SRC("l3r", GPR, LONG3),
    SRC("l3rh", HALF, LONG3),
    SRC("l3d", PAIR, LONG3),
    FIELD("sd", SAME, GPR, REG("addend", ONE(IN_GPR(READ)), {0, 2, 6})),
    FIELD("str", DATA, GPR, REG("data", ONE(IN_GPR(READ)), {0, 2, 7})),
    FIELD("std", DATA, PAIR, REG("data", ONE(IN_PAIR(READ)), {0, 2, 7})),
    FIELD("stq", DATA, QUAD, REG("data", ONE(IN_QUAD(READ)), {0, 2, 7})),
    FIELD("i16", IMM, NONE, BITS("immediate", {0, 16, 6}, {1, 2, 10})),
    FIELD("i32", IMM, NONE, BITS("immediate", {0, 16, 6}, {1, 2, 26})),
    FIELD("k4", CONSTANT, NONE, BITS("constant", {0, 16, 4})),
    FIELD("k7", CONSTANT, NONE, BITS("constant", {0, 16, 7})),
    FIELD("off", CONSTANT, NONE, BITS("constant", {0, 9, 16})),
    FIELD("cs", COND_SRC, NONE, REG("$c", ONE(IN_COND(READ)), {1, 12, 2})),
    CARRY("cyl", {0, 22, 1}, {0, 28, 1}),
    CARRY("cym", {1, 26, 2}),
    FIELD("cy0", CARRY, NONE,
          {.name = "carry", .when = {IF(3, {0, 22, 1}, {0, 28, 1})},
           REGISTER(READ, {0, 1, TESLA_FILE_COND, 0})}),
    FIELD("as", ADDR_SRC, NONE, REG("$a", ONE(IN_ADDR(READ)), AREG3), BITS("postinc", POSTINC)),
    /* Memory */
    MEMORY("cmem", C, OFFSETS, BANK, ADDRESS(ONE(AREG3), ALWAYS)),
    MEMORY("cjump", CJUMP, OFFSET(16, ALWAYS), BANK, REG("areg", ONE(IN_ADDR(READ)), AREG3)),
    MEMORY("smem", S, OFFSETS, ADDRESS(ONE(AREG3), ALWAYS)),
    MEMORY("smem8", S8, OFFSET(16, ALWAYS), ADDRESS(ONE(AREG3), ALWAYS)),
    MEMORY("smem16", S16, OFFSET(15, ALWAYS), ADDRESS(ONE(AREG3), ALWAYS)),
    MEMORY("smem32", S32, OFFSET(14, ALWAYS), ADDRESS(ONE(AREG3), ALWAYS)),
    MEMORY("lmem", L, OFFSET(16, ALWAYS), ADDRESS(ONE(AREG3), ALWAYS)),
    MEMORY("gmem", G, REG("address", ONE(IN_GPR(READ)), {0, 9, 7}), BITS("space", {0, 16, 4})),
    MEMORY("gmema", GATOM, REG("address", ONE(IN_GPR(READ)), {0, 9, 7}), BITS("space", {0, 23, 4})),
    MEMORY("amem", A, OFFSET(7, ALWAYS), ADDRESS(ONE(AREG3), ALWAYS)),
    MEMORY("omem", O, OFFSET(14, ALWAYS), ADDRESS(ONE(AREG3), ALWAYS)),
    MEMORY("vmems", V, BITS("offset", {0, 16, 8}), REG("areg", ONE(IN_ADDR(READ)), AREG2)),
    MEMORY("vmem", V, BITS("offset", {0, 16, 8}), REG("areg", ONE(IN_ADDR(READ)), AREG3)),
    /* The rest */
    FIELD("lanes", LANES, NONE, BITS("lanes", {1, 14, 4})),
    FIELD("target", TARGET, NONE,
          {.name = "target", .piece = {{0, 11, 16}, {1, 14, 6}}, .domain = COMMON_TARGET}),
    NUMBER("barid", bar_id, "", {0, 21, 4}),
    FIELD("barcount", COUNT, NONE,
          {.name = "count", .piece = {{0, 9, 12}}, .when = {IF(0, {1, 14, 1})}},
           BITS("all", {1, 14, 1})),
    NUMBER("pm", event, "", {0, 10, 4}),
    NUMBER("tt", texture, "$t", {0, 9, 8}),
    NUMBER("ts", sampler, "$s", {0, 17, 5}),
    SIGNED("tx", texel[0], {1, 24, 4}),
    SIGNED("ty", texel[1], {1, 20, 4}),
    SIGNED("tz", texel[2], {1, 16, 4}),
    TEX("t4", TEX_DST, WRITE, 6),
    TEX("tdst", TEX_DST, WRITE, 7, , BITS("components", {0, 25, 2}, {1, 14, 2})),
    TEX("tsrcs", TEX_SRC, READ, 6, , BITS("sources - 1", {0, 22, 2})),
    TEX("tsrc", TEX_SRC, READ, 7, , BITS("sources - 1", {0, 22, 2})),
    FIELD("tsrc1", TEX_SRC, NONE, REG("register", ONE(IN_GPR(READ)), {0, 2, 7})),
};

/* ---- forms */

/* {"", exit, join}; 3 in a long form is the immediate form */
static const struct common_choice ends[4] = {{"", 0}, {"exit", 1}, {"join", 2}, {NULL, 3}};
#define PREDICATE                                                                                 \
    {.name = "predicate", .piece = {{1, 7, 5}}, .domain = COMMON_CHOICE, .choice = tesla_preds},  \
    {.name = "$c", .piece = {{1, 12, 2}},                                                         \
     .when = {IF_NOT(TESLA_PRED_ALWAYS, {1, 7, 5}), IF_NOT(TESLA_PRED_NEVER, {1, 7, 5})},         \
     IN_COND(READ)}

static const struct common_form forms[TESLA_FORMS] = {
    [TESLA_SHORT] = {.name = "short", .words = 1},
    [TESLA_IMM] = {.name = "imm", .words = 2},
    [TESLA_LONG] = {.name = "long", .words = 2, .except_mask = {0, 3}, .except_match = {0, 3},
                    .field = LIST({.name = "end", .piece = {{1, 0, 2}}, .domain = COMMON_CHOICE,
                                   .choice = ends}, PREDICATE)},
    [TESLA_SCTL] = {.name = "short control", .words = 1},
    [TESLA_LCTL] = {.name = "long control", .words = 2, .field = LIST(PREDICATE)},
    [TESLA_LALL] = {.name = "long control", .words = 2},
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
    return ops[op < TESLA_OP_COUNT ? op : 0].name;
}

const char *tesla_row_name(unsigned row)
{
    return row < TESLA_ROW_COUNT ? tesla_rows[row].name : "NONE";
}

const struct tesla_literal *tesla_find_literal(const char *word, size_t length)
{
    for (size_t i = 0; i < sizeof literals / sizeof literals[0]; i++)
        if (strlen(literals[i].text) == length && memcmp(literals[i].text, word, length) == 0)
            return &literals[i];
    return NULL;
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
struct common_piece tesla_offset_piece(unsigned place, unsigned access)
{
    unsigned bits = tesla_type_bits(access);
    struct common_piece piece = {0, 9, 16};
    if (place == TESLA_P_A) return (struct common_piece){0, 9, 7};
    if (place == TESLA_P_O) return (struct common_piece){0, 9, 14};
    if (place == TESLA_P_V) return (struct common_piece){0, 16, 8};
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

static struct common_cache cache;

/* Parts that rows fix or share, by the sections of the sheet. */
static const struct common_bitfield parts[] = {
    {.name = "is_long", .piece = {{0, 0, 1}}}, /* 2.1 */
    {.name = "is_control", .piece = {{0, 1, 1}}},
    {.name = "kind", .piece = {{0, 0, 2}}},
    {.name = "p", .piece = {{0, 28, 4}}}, /* 2.2 */
    {.name = "s", .piece = {{1, 29, 3}}},
    {.name = "flag1", .piece = {{0, 8, 1}}},
    {.name = "flag2", .piece = {{0, 15, 1}}},
    {.name = "m1", .piece = {{1, 26, 1}}},
    {.name = "m2", .piece = {{1, 27, 1}}},
    {.name = "memory_sources", .piece = {{0, 23, 2}}}, /* 2.5 */
    {.name = "access", .piece = {{1, 21, 3}}},         /* 3.2 */
    {.name = "function", .piece = {{1, 2, 4}}},        /* 3.3 */
    {.name = "store_byte", .piece = {{1, 22, 1}}},
    {.name = "store_word", .piece = {{1, 21, 1}}},
    {.name = "mad", .piece = {{0, 8, 1}, {0, 15, 1}}}, /* 3.6 */
    {.name = "count_const", .piece = {{1, 20, 1}}},    /* 3.8 */
    {.name = "cvt_kind", .piece = {{1, 30, 2}}},       /* 3.9 */
    {.name = "cvt_neg", .piece = {{1, 29, 1}}},
    {.name = "cvt_abs", .piece = {{1, 20, 1}}},
    {.name = "cvt_sat", .piece = {{1, 19, 1}}},
    {.name = "cvt_to_byte", .piece = {{1, 19, 1}}},
    {.name = "cvt_round", .piece = {{1, 17, 2}}},
    {.name = "cvt_from_signed", .piece = {{1, 16, 1}}},
    {.name = "cvt_from_byte", .piece = {{1, 15, 1}}},
    {.name = "cvt_from_wide", .piece = {{1, 14, 1}}},
    {.name = "cvt_fp64", .piece = {{1, 22, 1}}},
    {.name = "cvt_to_wide", .piece = {{1, 26, 1}}},
    {.name = "cvt_to_signed", .piece = {{1, 27, 1}}},
    {.name = "cvt_integral", .piece = {{1, 27, 1}}},
    {.name = "flat", .piece = {{0, 8, 1}}}, /* 3.10 */
    {.name = "centroid", .piece = {{0, 24, 1}}},
    {.name = "scaled", .piece = {{0, 25, 1}}},
    {.name = "long_flat", .piece = {{1, 18, 1}}},
    {.name = "long_scaled", .piece = {{1, 17, 1}}},
    {.name = "long_centroid", .piece = {{1, 16, 1}}},
    {.name = "fadd_to_zero", .piece = {{0, 17, 1}}},
    {.name = "fmul_to_zero", .piece = {{1, 15, 1}}},
    {.name = "neighbour", .piece = {{0, 18, 1}}},
    {.name = "column", .piece = {{0, 16, 1}}},
    {.name = "lane", .piece = {{0, 16, 2}}},
    {.name = "vote_any", .piece = {{0, 9, 1}}}, /* 3.12 */
    {.name = "cube", .piece = {{0, 27, 1}}},    /* 3.13 */
    {.name = NULL},
};

const struct common_encoding tesla_encoding = {
    .name = "tesla",
    .words = 2,
    .pattern_words = 2,
    .key = {{0, 0, 2}, {0, 28, 4}},
    .form = forms,
    .forms = TESLA_FORMS,
    .row = tesla_rows,
    .rows = TESLA_ROW_COUNT,
    .element = elements,
    .elements = sizeof elements / sizeof elements[0],
    .element_size = sizeof elements[0],
    .op = ops,
    .ops = TESLA_OP_COUNT,
    .unit = units,
    .units = UNITS,
    .part = parts,
    .ignored = "sheet 2.1",
    .cache = &cache,
};
