/* Operand descriptors: instructions that agree in the bits they need share one. Those that name an
 * entry get it first, then MAD and MADI, which reach only the first 32, then all others. */
#include "../common/fields.h"
#include "asm.h"

#include <stdio.h>
#include <string.h>

unsigned pica200_desc_find(const struct pica200_desc_table *table, uint32_t value, uint32_t used,
                           unsigned limit)
{
    for (unsigned i = 0; i < limit; i++)
        if ((table->used[i] & PICA200_DESC_BITS) != 0 &&
            ((table->value[i] ^ value) & table->used[i] & used) == 0)
            return i;
    return limit;
}

int pica200_desc_claim(struct pica200_desc_table *table, unsigned entry, uint32_t value,
                       uint32_t used)
{
    uint32_t fresh = used & ~table->used[entry];
    if (((table->value[entry] ^ value) & used & ~fresh) != 0) return -1;
    table->value[entry] |= value & fresh;
    table->used[entry] |= used;
    return 0;
}

static unsigned limit_of(const struct pica200_item *item)
{
    struct pica200_insn insn;
    pica200_decode(item->word, &insn);
    return 1u << common_width(pica200_layouts[insn.format].desc->piece);
}

static int give(struct pica200_desc_table *table, struct pica200_item *item)
{
    const struct common_text *text_of = &item->from->base.at;
    char text[96];
    unsigned limit = limit_of(item), entry = 0;
    if (item->explicit_desc >= 0) {
        entry = (unsigned)item->explicit_desc;
        snprintf(text, sizeof text, "another use of descriptor %u differs; equal ones are allowed",
                 entry);
        if (pica200_desc_claim(table, entry, item->desc, item->used) != 0)
            return common_text_fail(text_of, &item->token, "descriptor of", text);
    } else {
        entry = pica200_desc_find(table, item->desc, item->used, limit);
        if (entry == limit)
            for (entry = 0; entry < limit && table->used[entry] != 0;) entry++;
        snprintf(text, sizeof text, "all %u that it reaches are taken; it must share one", limit);
        if (entry == limit)
            return common_text_fail(text_of, &item->token, "no descriptor for", text);
        pica200_desc_claim(table, entry, item->desc, item->used);
    }
    item->word |= entry; /* DESC is the lowest field of every format that has it */
    return 0;
}

int pica200_asm_descs(struct pica200_code *code)
{
    for (unsigned pass = 0; pass < 3; pass++)
        for (size_t i = 0; i < code->items; i++) {
            struct pica200_item *item = &code->item[i];
            if (!item->uses_desc) continue;
            unsigned of = item->explicit_desc >= 0              ? 0
                          : limit_of(item) == PICA200_MAD_DESCS ? 1
                                                                : 2;
            if (of == pass && give(&code->table, item) != 0) return -1;
        }
    return 0;
}

int pica200_asm_put_descs(struct pica200_asm *a)
{
    const uint32_t *value = a->code->table.value;
    unsigned count = PICA200_DESCS;
    while (count > 0 && value[count - 1] == 0) count--;
    if (count == 0) return 0;
    return common_program_add(a->base.program, false, PICA200_SPACE_DESC, 0, 0, value, count, 0,
                              a->base.at.err);
}
