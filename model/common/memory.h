/* A byte-addressed little-endian memory of fixed size, zero at first. */
#ifndef COMMON_MEMORY_H
#define COMMON_MEMORY_H

#include <stddef.h>
#include <stdint.h>

struct common_memory {
    uint8_t *byte;
    uint32_t size; /* bytes, a multiple of 4; 0 is allowed */
};

/* returns 0, -1 out of memory. free of a zeroed one is harmless. */
int common_memory_init(struct common_memory *memory, uint32_t size);
void common_memory_free(struct common_memory *memory);

/* One aligned word. Out of range reads 0 and writes nothing.
 *   addr  byte address; the low two bits are ignored
 *   be    bytes to write, bit 0 = bits 7:0 */
static inline uint32_t common_memory_read(const struct common_memory *memory, uint32_t addr)
{
    addr &= ~3u;
    if (addr >= memory->size) return 0;
    const uint8_t *p = memory->byte + addr;
    return p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static inline void common_memory_write(struct common_memory *memory, uint32_t addr, uint32_t be,
                                       uint32_t data)
{
    addr &= ~3u;
    if (addr >= memory->size) return;
    for (unsigned i = 0; i < 4; i++)
        if (be >> i & 1) memory->byte[addr + i] = (uint8_t)(data >> 8 * i);
}

#endif
