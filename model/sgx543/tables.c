/* See tables.h. */
#include "tables.h"

#include <string.h>

#include "isa.h"

/* clang-format off */
const char sgx543_letters[9] = "xyzw012h";

const char sgx543_sw4[32][5] = {
    "xxxx", "yyyy", "zzzz", "wwww", "xyzw", "yzww", "xyzz", "xxyz", "xyxy", "xywz", "zxyw", "zwzw",
        "yzxz", "xxyy", "xzww", "xyz1",
    "yzxw", "zwxy", "xzwy", "yyww", "wyzw", "wzwz", "xyzx", "zzww", "xwzx", "yyyx", "yyyz", "xzyw",
        "xxxy", "zyxw", "yyzz", "zzzy"};
const char sgx543_sw3[32][5] = {
    "xxxx", "yyyx", "zzzx", "wwwx", "xyzx", "yzwx", "xxyx", "xyxx", "yyxx", "yyzx", "zxyx", "xzyx",
        "yzxx", "zyxx", "zzyx", "xy1x",
    "xyyx", "yxyx", "xxzx", "yxxx", "xy0x", "x10x", "000x", "111x", "hhhx", "222x", "x00x", "", "",
        "", "", ""};
const char sgx543_dw4[32][5] = {
    "xxxx", "yyyy", "zzzz", "wwww", "xyzw", "yzww", "xyzz", "xxyz", "xyxy", "xywz", "zxyw", "zwzw",
        "0000", "hhhh", "1111", "2222",
    "yzxw", "zwxy", "xzwy", "yyww", "wyzw", "wzwz", "xyzx", "zzww", "xwzx", "yyyx", "yyyz", "zwzw",
        "yzxz", "xxyy", "xzww", "xyz1"};
const char sgx543_dw3[32][5] = {
    "xxxx", "yyyx", "zzzx", "wwwx", "xyzx", "yzwx", "xxyx", "xyxx", "yyxx", "yyzx", "zxyx", "xzyx",
        "000x", "hhhx", "111x", "222x",
    "xyyx", "yxyx", "xxzx", "yxxx", "xy0x", "x10x", "xzyx", "yzxx", "zyxx", "zzyx", "xy1x", "", "",
        "", "", ""};

const char sgx543_mad2_s0[8][5] = {"xxxx", "yyyy", "zzzz", "wwww", "xyzw", "yzxw", "xyww", "zwxy"};
const char sgx543_mad2_s1[8][5] = {"xxxx", "yyyy", "zzzz", "wwww", "xyzw", "xyyz", "yyww", "wyzw"};
const char sgx543_mad2_s2[8][5] = {"xxxx", "yyyy", "zzzz", "wwww", "xyzw", "xzww", "xxyz", "xyzz"};

const char *const sgx543_predicate_names[10] = {"", "p0", "p1", "p2", "p3", "!p0", "!p1", "!p2",
    "!p3", "Pn"};

const char *const sgx543_banks[4] = {"r", "o", "pa", "sa"};

/* Columns of sheet 2.2. */
static const uint8_t
    ext[8]   = {SGX543_ALWAYS, SGX543_IF_P0, SGX543_IF_P1, SGX543_IF_P2, SGX543_IF_P3,
        SGX543_UNLESS_P0, SGX543_UNLESS_P1, SGX543_IF_PN},
    vec[8]   = {SGX543_ALWAYS, SGX543_IF_P0, SGX543_IF_P1, SGX543_IF_P2, SGX543_UNLESS_P0,
        SGX543_UNLESS_P1, SGX543_UNLESS_P2, SGX543_IF_PN},
    sv[4]    = {SGX543_ALWAYS, SGX543_IF_P0, SGX543_UNLESS_P0, SGX543_IF_PN},
    brief[4] = {SGX543_ALWAYS, SGX543_IF_P0, SGX543_IF_P1, SGX543_UNLESS_P0},
    kill[4]  = {SGX543_ALWAYS, SGX543_UNLESS_P0, SGX543_UNLESS_P1, SGX543_IF_P0};
/* clang-format on */

unsigned sgx543_channel(char letter)
{
    const char *at = letter != '\0' ? strchr(sgx543_letters, letter) : NULL;
    return at ? (unsigned)(at - sgx543_letters) : 8;
}

const uint8_t *sgx543_predicates(unsigned op, unsigned *count)
{
    *count = 4;
    switch ((enum sgx543_op)op) {
    case SGX543_OP_MAD2:
    case SGX543_OP_DUAL3:
    case SGX543_OP_DUAL4: return sv;
    case SGX543_OP_SOP2:
    case SGX543_OP_SOP2M:
    case SGX543_OP_SOP3:
    case SGX543_OP_I8MAD:
    case SGX543_OP_I8MAD2:
    case SGX543_OP_I16MAD:
    case SGX543_OP_I32MAD:
    case SGX543_OP_DEPTHF: return brief;
    case SGX543_OP_KILL: return kill;
    case SGX543_OP_PHAS:
    case SGX543_OP_SMOA:
    case SGX543_OP_SMR:
    case SGX543_OP_SMLSI:
    case SGX543_OP_SMBO:
    case SGX543_OP_IMO:
    case SGX543_OP_SETFC:
    case SGX543_OP_EMIT:
    case SGX543_OP_SYS0:
    case SGX543_OP_WDF:
    case SGX543_OP_SYS2:
    case SGX543_OP_SYS5:
    case SGX543_OP_SYS6:
    case SGX543_OP_SYS7:
    case SGX543_OP_PCOEFF:
    case SGX543_OP_PTOFF:
    case SGX543_OP_ILLEGAL: return NULL;
    default: break;
    }
    *count = 8;
    return (op >= SGX543_OP_V32_MUL && op <= SGX543_OP_VDP) ? vec : ext;
}

unsigned sgx543_predicate_of(const struct sgx543_insn *insn)
{
    unsigned count;
    const uint8_t *codes = sgx543_predicates(insn->op, &count);
    return codes ? codes[insn->f[SGX543_pred]] : SGX543_ALWAYS;
}
