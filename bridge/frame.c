/* Frames of a board's link; see frame.h. The coding is COBS (Cheshire and Baker 1999). */
#include "frame.h"

#include <string.h>

enum { CHECK_BYTES = 4, PLAIN_BYTES = 4 * BRIDGE_FRAME_WORDS + CHECK_BYTES };
_Static_assert(PLAIN_BYTES < 254, "a piece without zeros must fit one code");

/* CRC-32C, reflected (Castagnoli 1993: 0x1EDC6F41), as board_pkg.sv has it. */
static uint32_t crc32c(const uint8_t *byte, size_t size)
{
    uint32_t crc = UINT32_MAX;
    for (size_t i = 0; i < size; i++) {
        crc ^= byte[i];
        for (int k = 0; k < 8; k++) crc = crc >> 1 ^ (crc & 1 ? 0x82f63b78 : 0);
    }
    return ~crc;
}

static void store32(uint8_t *p, uint32_t value)
{
    for (unsigned i = 0; i < 4; i++) p[i] = (uint8_t)(value >> 8 * i);
}

static uint32_t load32(const uint8_t *p)
{
    return p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

size_t bridge_frame_write(uint8_t byte[BRIDGE_FRAME_BYTES], const uint32_t *word, size_t count)
{
    uint8_t plain[PLAIN_BYTES];
    size_t size = 4 * count, code = 1, used = code + 1;

    for (size_t i = 0; i < count; i++) store32(plain + 4 * i, word[i]);
    store32(plain + size, crc32c(plain, size));
    size += CHECK_BYTES;
    byte[0] = 0;
    for (size_t i = 0; i < size; i++) {
        if (plain[i]) {
            byte[used++] = plain[i];
        } else {
            byte[code] = (uint8_t)(used - code);
            code = used++;
        }
    }
    byte[code] = (uint8_t)(used - code);
    byte[used++] = 0;
    return used;
}

/* The bytes between two zeros.
 * returns as bridge_frame_read() */
static int decode(const uint8_t *coded, size_t used, uint32_t *word)
{
    uint8_t plain[BRIDGE_FRAME_CODED];
    size_t size = 0;

    for (size_t at = 0; at < used;) {
        size_t code = coded[at];
        if (at + code > used) return BRIDGE_FRAME_BROKEN;
        memcpy(plain + size, coded + at + 1, code - 1);
        size += code - 1;
        at += code;
        if (at < used && code != 255) plain[size++] = 0;
    }
    if (size < 4 + CHECK_BYTES || size > PLAIN_BYTES || size % 4) return BRIDGE_FRAME_BROKEN;
    size -= CHECK_BYTES;
    if (crc32c(plain, size) != load32(plain + size)) return BRIDGE_FRAME_BROKEN;
    for (size_t i = 0; i < size / 4; i++) word[i] = load32(plain + 4 * i);
    return (int)(size / 4);
}

int bridge_frame_read(struct bridge_frame_reader *r, uint8_t byte,
                      uint32_t word[BRIDGE_FRAME_WORDS])
{
    if (byte) {
        if (r->used < sizeof r->coded) r->coded[r->used++] = byte;
        else r->overlong = true;
        return BRIDGE_FRAME_NOTHING;
    }
    int words = r->overlong ? BRIDGE_FRAME_BROKEN
                : r->used   ? decode(r->coded, r->used, word)
                            : BRIDGE_FRAME_NOTHING;
    r->used = 0;
    r->overlong = false;
    return words;
}
