/* Words to decoded instructions and descriptors, by the tables of insns.def and fields.c. */
#include "../common/fields.h"
#include "fields.h"

#include <string.h>

static void decode_operands(const struct pica200_layout *layout, struct pica200_insn *out)
{
    out->uses_desc = true;
    out->desc = (uint8_t)pica200_get(out->word, layout->desc);
    out->dst = (uint8_t)pica200_get(out->word, layout->dst);
    out->nsrc = layout->nsrc;
    out->wide = layout->wide;
    for (unsigned i = 0; i < layout->nsrc; i++)
        out->src[i] = (uint8_t)pica200_get(out->word, layout->src[i]);
    if (out->src[out->wide] >= PICA200_REG_C)
        out->idx = (uint8_t)pica200_get(out->word, layout->idx);
    if (out->op == PICA200_OP_MOVA) out->dst = 0;
}

static void decode_flow(struct pica200_insn *out)
{
    out->target = (uint16_t)pica200_get(out->word, pica200_field_target);
    out->num = (uint8_t)pica200_get(out->word, pica200_field_num);
    if (out->format == PICA200_F2 && out->op != PICA200_OP_CALL) {
        out->condop = (uint8_t)pica200_get(out->word, pica200_field_condop);
        out->refx = pica200_get(out->word, pica200_field_refx) != 0;
        out->refy = pica200_get(out->word, pica200_field_refy) != 0;
    }
    if (out->format == PICA200_F3)
        out->id = (uint8_t)pica200_get(out->word, out->op == PICA200_OP_LOOP ? pica200_field_int
                                                                             : pica200_field_bool);
}

void pica200_decode(uint32_t word, struct pica200_insn *out)
{
    memset(out, 0, sizeof *out);
    out->word = word;
    unsigned row = common_find(&pica200_encoding, &word);
    if (row == pica200_encoding.rows) return; /* PICA200_OP_UNDEF */
    out->op = (uint8_t)pica200_encoding.row[row].op;
    out->format = pica200_encoding.row[row].form;
    switch ((enum pica200_format)out->format) {
    case PICA200_F0: break;
    case PICA200_F1C:
        out->cmpx = (uint8_t)pica200_get(word, pica200_field_cmp[0]);
        out->cmpy = (uint8_t)pica200_get(word, pica200_field_cmp[1]);
        decode_operands(&pica200_layouts[out->format], out);
        break;
    case PICA200_F1:
    case PICA200_F1I:
    case PICA200_F1U:
    case PICA200_F5:
    case PICA200_F5I: decode_operands(&pica200_layouts[out->format], out); break;
    case PICA200_F2:
    case PICA200_F3: decode_flow(out); break;
    case PICA200_F4:
        out->vertex = (uint8_t)pica200_get(word, pica200_field_vertex);
        out->prim = pica200_get(word, pica200_field_prim) != 0;
        out->winding = pica200_get(word, pica200_field_winding) != 0;
        break;
    case PICA200_FORMATS: break;
    }
}

void pica200_decode_desc(uint32_t desc, struct pica200_desc *out)
{
    out->mask = 0;
    for (unsigned lane = 0; lane < 4; lane++)
        out->mask |= (uint8_t)((desc >> (3 - lane) & 1) << lane);
    for (unsigned i = 0; i < 3; i++) {
        uint32_t part = desc >> (4 + 9 * i);
        out->neg[i] = (part & 1) != 0;
        for (unsigned lane = 0; lane < 4; lane++) out->sel[i][lane] = part >> (7 - 2 * lane) & 3;
    }
}

uint32_t pica200_encode_desc(const struct pica200_desc *desc)
{
    uint32_t bits = 0;
    for (unsigned lane = 0; lane < 4; lane++)
        bits |= (uint32_t)(desc->mask >> lane & 1) << (3 - lane);
    for (unsigned i = 0; i < 3; i++) {
        uint32_t part = desc->neg[i];
        for (unsigned lane = 0; lane < 4; lane++)
            part |= (uint32_t)(desc->sel[i][lane] & 3) << (7 - 2 * lane);
        bits |= part << (4 + 9 * i);
    }
    return bits;
}

const char *pica200_op_name(unsigned op)
{
    return op < PICA200_OP_COUNT ? pica200_rows[op].name : pica200_rows[PICA200_OP_UNDEF].name;
}

unsigned pica200_sources(const uint32_t *word, size_t nwords, uint32_t *file, uint32_t *index,
                         unsigned max)
{
    struct pica200_insn insn;
    unsigned count = 0;
    if (nwords == 0) return 0;
    pica200_decode(word[0], &insn);
    for (unsigned i = 0; i < insn.nsrc && count < max; i++) {
        if (insn.src[i] >= PICA200_REG_C) continue;
        file[count] = insn.src[i] >= PICA200_REG_R ? PICA200_FILE_R : PICA200_FILE_V;
        index[count++] = insn.src[i] & (PICA200_ROWS - 1);
    }
    if (insn.idx != PICA200_IDX_NONE && count < max) {
        file[count] = insn.idx == PICA200_IDX_AL ? PICA200_FILE_AL : PICA200_FILE_A0;
        index[count++] = 0;
    }
    bool condition = insn.format == PICA200_F2 && insn.op != PICA200_OP_CALL;
    if (condition && count < max) {
        file[count] = PICA200_FILE_CMP;
        index[count++] = 0;
    }
    return count;
}
