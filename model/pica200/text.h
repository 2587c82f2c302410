/* For assembler, disassembler and listing. Not for other folders; see isa.h and names.h. */
#ifndef PICA200_TEXT_H
#define PICA200_TEXT_H

#include "fields.h"

/* DPH for DPHI, and so on; any other operation for itself. */
unsigned pica200_plain_op(unsigned op);

/* Text of one instruction.
 *   desc    its descriptor; NULL leaves masks, signs and selectors out and shows the number, which
 *           assembles to the same word
 *   number  show the descriptor's number too */
void pica200_print(uint32_t word, const uint32_t *desc, bool number, char *text, size_t size);

/* The assembler's choice of descriptors, which the listing repeats. */
struct pica200_desc_table {
    uint32_t value[PICA200_DESCS];
    uint32_t used[PICA200_DESCS]; /* bits that somebody needs as they are; 0: free */
};

/* The first entry that can serve.
 *   limit    entries that the instruction reaches
 *   returns  its number; limit if there is none */
unsigned pica200_desc_find(const struct pica200_desc_table *table, uint32_t value, uint32_t used,
                           unsigned limit);

/* Needs these bits in an entry.
 *   returns 0; -1: another value is needed there already */
int pica200_desc_claim(struct pica200_desc_table *table, unsigned entry, uint32_t value,
                       uint32_t used);

#endif
