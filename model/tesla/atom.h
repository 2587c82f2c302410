/* Results of 32-bit atomics, ISA sheet 3.3. */
#ifndef TESLA_ATOM_H
#define TESLA_ATOM_H

#include "isa.h"

/* The new value of a word of 32 bits.
 *   returns  false: this operation leaves memory alone */
static inline bool tesla_atom_32(const struct tesla_insn *insn, uint32_t old, uint32_t data,
                                 uint32_t swap, uint32_t *after)
{
    uint32_t sign = insn->mem.access == TESLA_S32 ? 0x80000000 : 0;
    bool greater = (old ^ sign) > (data ^ sign); /* signed order with the signs inverted */
    switch ((enum tesla_atom)insn->atom) {
    case TESLA_ATOM_ADD: *after = old + data; return true;
    case TESLA_ATOM_EXCH: *after = data; return true;
    case TESLA_ATOM_CAS: *after = old == data ? swap : old; return true;
    case TESLA_ATOM_INC: *after = old + 1 > data ? 0 : old + 1; return true;
    case TESLA_ATOM_DEC: *after = old - 1 > data ? data : old - 1; return true;
    case TESLA_ATOM_MAX: *after = greater ? old : data; return true;
    case TESLA_ATOM_MIN: *after = greater ? data : old; return true;
    case TESLA_ATOM_AND: *after = old & data; return true;
    case TESLA_ATOM_OR: *after = old | data; return true;
    case TESLA_ATOM_XOR: *after = old ^ data; return true;
    }
    return false;
}

#endif
