/* Signatures instead of events; see signature.h. A word counts as its value, with the bytes
 * that were written above it, times a number that its place gives. The sum over an instruction does
 * not depend on the order of its words, nor on whether bytes came together or one by one. What one
 * instruction writes twice counts twice, as it does in the model where the ISA says so
 * (each_write); elsewhere board and model differ though nothing is wrong, and the events decide. */
#include "signature.h"

#include <stddef.h>

enum { RETIRE = 2, REGISTER = 3, MEMORY = 4 }; /* records of a trace */

static const uint32_t MULTIPLIER = 0x9e3779b1; /* 2^32 / golden ratio */

/* CRC-32C, as board_pkg.sv has it. */
static uint32_t crc_byte(uint32_t crc, uint32_t byte)
{
    crc ^= byte & 0xff;
    for (int i = 0; i < 8; i++) crc = crc >> 1 ^ (crc & 1 ? 0x82f63b78 : 0);
    return crc;
}

static uint64_t word(uint32_t place, uint32_t be, uint32_t data)
{
    return (data | (uint64_t)be << 32) * place;
}

/* Of the bytes that were written those that hold one of `bits` bits. */
static uint32_t bytes_of(uint32_t bits, uint32_t be)
{
    return be & ((1u << (bits + 7) / 8) - 1);
}

static uint32_t bits_of(uint32_t bits, uint32_t be, uint32_t data)
{
    uint32_t bytes = 0;

    for (unsigned i = 0; i < 4; i++) bytes |= be >> i & 1 ? 0xffu << 8 * i : 0;
    return data & bytes & (bits >= 32 ? UINT32_MAX : (1u << bits) - 1);
}

uint64_t bridge_signature_register(uint32_t file, uint32_t index, uint32_t lane, uint32_t bits,
                                   uint32_t be, uint32_t data)
{
    /* the 0 stands for a row of the instruction's own warp */
    uint32_t place = crc_byte(crc_byte(crc_byte(UINT32_MAX, REGISTER), 0), file);

    place = crc_byte(crc_byte(crc_byte(place, index), index >> 8), lane);
    be = bytes_of(bits, be);
    return word(place, be, bits_of(bits, be, data));
}

uint64_t bridge_signature_memory(uint32_t space, uint32_t lane, uint64_t addr, uint32_t bits,
                                 uint32_t be, uint32_t data)
{
    uint32_t place = crc_byte(crc_byte(crc_byte(UINT32_MAX, MEMORY), space), lane);

    for (int i = 0; i < 8; i++) place = crc_byte(place, (uint32_t)(addr >> 8 * i));
    be = bytes_of(bits, be);
    return word(crc_byte(place, 0), be, bits_of(bits, be, data));
}

uint64_t bridge_signature_retire(const struct common_retire *r, uint32_t fields)
{
    const uint32_t first = crc_byte(UINT32_MAX, RETIRE);
    const struct {
        uint32_t at, field,
            value; /* at: which word of the record; of next_pc, where a launch has arguments */
    } part[] = {
        {5, COMMON_HAS_PC, (uint32_t)r->pc},
        {6, COMMON_HAS_PC, (uint32_t)(r->pc >> 32)},
        {9, COMMON_HAS_WORDS, r->nwords},
        {10, COMMON_HAS_WORDS, r->word[0]},
        {11, COMMON_HAS_WORDS, r->word[1]},
        {12, COMMON_HAS_WORDS, r->word[2]},
        {13, COMMON_HAS_WORDS, r->word[3]},
        {14, COMMON_HAS_ACTIVE, r->active},
        {15, COMMON_HAS_TRAP, r->trap},
        {16, COMMON_HAS_DONE, r->done},
        {17, r->done ? 0 : COMMON_HAS_NEXT_PC, (uint32_t)r->next_pc},
        {18, r->done ? 0 : COMMON_HAS_NEXT_PC, (uint32_t)(r->next_pc >> 32)},
    };
    uint64_t sum = 0;

    if (r->kind == COMMON_LAUNCH) return 0; /* it is sent as an event */
    for (size_t i = 0; i < sizeof part / sizeof part[0]; i++)
        if (fields & part[i].field) sum += word(crc_byte(first, part[i].at), 0, part[i].value);
    return sum;
}

uint64_t bridge_signature_chain(uint64_t chain, uint64_t sum)
{
    uint64_t both = chain + sum;
    return (both << 32 | both >> 32) + (both & UINT32_MAX) * MULTIPLIER;
}
