/* Frames of a board's link (rtl/board/link.md): little-endian words, a CRC-32C of them, coded so
 * that no byte is 0, and a byte 0 behind. */
#ifndef BRIDGE_FRAME_H
#define BRIDGE_FRAME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    BRIDGE_FRAME_WORDS = 61, /* the head, and 60 of a payload: board_pkg.sv, FrameWords */
    /* bytes between two zeros; below 255 one code is enough */
    BRIDGE_FRAME_CODED = 4 * (BRIDGE_FRAME_WORDS + 1) + 1,
    BRIDGE_FRAME_BYTES = BRIDGE_FRAME_CODED + 2 /* with both of them */
};

/* What has come since the last zero. All zero is the beginning. */
struct bridge_frame_reader {
    uint8_t coded[BRIDGE_FRAME_CODED];
    size_t used;
    bool overlong;
};

enum { BRIDGE_FRAME_NOTHING = 0, BRIDGE_FRAME_BROKEN = -1 };

/* The bytes of a frame, a zero before and behind them: the first one ends whatever the other side
 * was in the middle of.
 *   count    words, the head among them: 1 to BRIDGE_FRAME_WORDS
 *   returns  how many bytes */
size_t bridge_frame_write(uint8_t byte[BRIDGE_FRAME_BYTES], const uint32_t *word, size_t count);

/* Takes a byte of the line.
 *   returns  how many words a frame has that ends with it, which are then in `word`;
 *            BRIDGE_FRAME_NOTHING: none does; BRIDGE_FRAME_BROKEN: one of a wrong length, code or
 *            checksum does */
int bridge_frame_read(struct bridge_frame_reader *reader, uint8_t byte,
                      uint32_t word[BRIDGE_FRAME_WORDS]);

#ifdef __cplusplus
}
#endif

#endif
