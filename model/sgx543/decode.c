/* Words to a decoded instruction, and back; which ones are illegal: sheet 3 and 5.1. */
#include <string.h>

#include "../common/fields.h"
#include "fields.h"

/* ---- VDUAL: sheet 3.5 */

static const struct {
    uint8_t sources;
    char kind;
} duals[16] = {
    [SGX543_DUAL_MAD] = {3, 'v'},  [SGX543_DUAL_DOT] = {2, 'r'},  [SGX543_DUAL_SSQ] = {1, 'r'},
    [SGX543_DUAL_MUL] = {2, 'v'},  [SGX543_DUAL_ADD] = {2, 'v'},  [SGX543_DUAL_MOV] = {1, 'v'},
    [SGX543_DUAL_RSQ] = {1, 's'},  [SGX543_DUAL_RCP] = {1, 's'},  [SGX543_DUAL_MAD1] = {3, 's'},
    [SGX543_DUAL_ADD1] = {2, 's'}, [SGX543_DUAL_MUL1] = {2, 's'}, [SGX543_DUAL_SFLR] = {2, 's'},
    [SGX543_DUAL_EXP] = {1, 's'},  [SGX543_DUAL_LOG] = {1, 's'}};

unsigned sgx543_dual_sources(unsigned code)
{
    return duals[code & 15].sources;
}

char sgx543_dual_kind(unsigned code)
{
    return duals[code & 15].kind;
}

const char *sgx543_dual_route(unsigned sources, unsigned cfg)
{
    static const char *const routes[3][4] = {
        {"U", "0", "1", "2"}, {"U1", "0U", "01", NULL}, {"U12", "0U2", "01U", "012"}};
    return sources >= 1 && sources <= 3 ? routes[sources - 1][cfg & 3] : NULL;
}

const char *sgx543_dual_route2(unsigned sources, unsigned sources2, unsigned cfg)
{
    static const char *const routes[3][3][4] = {
        {{"0", "U", "U", "U"}, {"01", "U1", "0U", "1U"}, {"012", "U12", "0U2", "0U1"}},
        {{"0", "1", "U", NULL}, {"02", "12", "2U", NULL}, {NULL}},
        {{"0", "1", "2", "U"}, {NULL}, {NULL}}};
    if (sources < 1 || sources > 3 || sources2 < 1 || sources2 > 3) return NULL;
    return routes[sources - 1][sources2 - 1][cfg & 3];
}

enum {
    SWIZZLES_3X =
        27 /* of a vec3 table and its extension: codes from here on are reserved, sheet 2.6 */
};

static const char *illegal_dual(const uint32_t *f, bool vec4)
{
    unsigned n1 = sgx543_dual_sources(f[SGX543_op1]), n2 = sgx543_dual_sources(f[SGX543_op2]);
    bool extended = n1 == 1 && f[SGX543_b15];
    if (sgx543_dual_route(n1, f[SGX543_cfg]) == NULL ||
        sgx543_dual_route2(n1, n2, f[SGX543_cfg]) == NULL)
        return "dual source layout";
    return !vec4 && extended && f[SGX543_uswz] + 16 >= SWIZZLES_3X ? "swizzle" : NULL;
}

/* ---- fields together */

static const char *illegal_fields(const struct sgx543_insn *insn)
{
    const uint32_t *f = insn->f;
    bool integer_to_fx10 = f[SGX543_dfmt] == 7 && f[SGX543_sfmt] < 5;
    bool fx10_to_integer = f[SGX543_sfmt] == 7 && f[SGX543_dfmt] < 5;

    switch (insn->op) {
    case SGX543_OP_DUAL3: return illegal_dual(f, false);
    case SGX543_OP_DUAL4: return illegal_dual(f, true);
    case SGX543_OP_VMAD:
        if (!f[SGX543_vec4] && (f[SGX543_g0swz] >= SWIZZLES_3X || f[SGX543_s1swz] >= SWIZZLES_3X ||
                                f[SGX543_g1swz] >= SWIZZLES_3X))
            return "swizzle";
        return NULL;
    case SGX543_OP_PCK: return integer_to_fx10 || fx10_to_integer ? "pack formats" : NULL;
    case SGX543_OP_PHAS:
        if (!f[SGX543_sprvv] && f[SGX543_imm] &&
            (f[SGX543_rate] == 3 || (f[SGX543_wait] >= 3 && f[SGX543_wait] <= 6)))
            return "phas fields";
        return NULL;
    case SGX543_OP_EMIT: return f[SGX543_tgt] == 1 && f[SGX543_ctl] == 3 ? "emit fields" : NULL;
    default: return NULL;
    }
}

/* The message for a field with a reserved value. */
static const char *illegal_value(const struct sgx543_insn *insn, unsigned name)
{
    switch (name) {
    case SGX543_dtype:
        return insn->op == SGX543_OP_LD || insn->op == SGX543_OP_ST ? "data type 3"
               : insn->form == SGX543_FORM_COMP                     ? "type 3"
                                                                    : "move data type";
    case SGX543_stype: return "type 3";
    case SGX543_op1:
    case SGX543_op2: return "dual op";
    case SGX543_g1swz: return "swizzle";
    case SGX543_alu: return "test alu op";
    case SGX543_stest:
    case SGX543_ztest: return "test code 3";
    case SGX543_mtype: return "mask type 3";
    case SGX543_csel1:
    case SGX543_csel2: return insn->op == SGX543_OP_SOP2M ? "sop2m selector" : "sop selector";
    case SGX543_s2type: return "s2 type 3";
    case SGX543_fconv: return "fconv";
    case SGX543_dim: return "dim 3";
    case SGX543_s0type: return "s0 type 3";
    case SGX543_space: return "space 3";
    case SGX543_tgt: return "emit fields";
    default: return "reserved";
    }
}

/* Of a word that no row matches. */
static const char *illegal_word(const uint32_t *word)
{
    static const char *const groups[32] = {
        [7] = "move type 3", [17] = "sop3 op", [22] = "opcode1 22", [23] = "opcode1 23",
        [24] = "opcode1 24", [26] = "sn",      [27] = "opcode1 27"};
    const char *text = groups[word[1] >> 27];
    if (text != NULL) return text;
    switch (word[1] >> 20 & 3) {
    case 0: return word[1] >> 22 & 1 ? "special" : "fop";
    case 1: return "moe";
    default: return "special";
    }
}

/* ---- all of it */

void sgx543_decode(const uint32_t *word, struct sgx543_insn *out)
{
    unsigned row = common_find(&sgx543_encoding, word);

    memset(out, 0, sizeof *out);
    memcpy(out->word, word, sizeof out->word);
    if (row == sgx543_encoding.rows) {
        out->illegal = illegal_word(word);
        return;
    }
    out->op = (uint8_t)(row + 1);
    out->form = sgx543_rows[out->op].form;
    const struct common_bitfield *field = sgx543_form_fields[out->form];
    const uint8_t *name = sgx543_form_names[out->form];
    for (; field->name != NULL; field++, name++) {
        out->f[*name] = common_get(word, field->piece);
        if (!common_legal(field, out->f[*name]) && out->illegal == NULL)
            out->illegal = illegal_value(out, *name);
    }
    if (out->illegal == NULL) out->illegal = illegal_fields(out);
}

void sgx543_encode(const struct sgx543_insn *insn, uint32_t *word)
{
    const struct common_bitfield *field = sgx543_form_fields[insn->form];
    const uint8_t *name = sgx543_form_names[insn->form];

    memset(word, 0, SGX543_WORDS * sizeof *word);
    for (; field->name != NULL; field++, name++) common_put(word, field->piece, insn->f[*name]);
    for (unsigned w = 0; w < SGX543_WORDS; w++)
        word[w] = (word[w] & ~sgx543_rows[insn->op].mask[w]) | sgx543_rows[insn->op].match[w];
}
