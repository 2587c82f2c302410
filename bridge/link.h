/* The host's half of a board's link: frames over a serial line that may lose, change or double
 * bytes, one stream of words that comes whole and in order, and commands that are executed once.
 * The board's half is rtl/board; its README explains frames and records. */
#ifndef BRIDGE_LINK_H
#define BRIDGE_LINK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "../model/common/error.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
    BRIDGE_LINK_VERSION = 3, /* board_stream.sv, Version */
    /* of pokes: the link's own, BRIDGE_LINK_xxx; the core's come behind them */
    BRIDGE_LINK_GROUPS = 3,
    BRIDGE_LINK_WORDS = 60, /* of a frame's payload: board_pkg.sv, FrameWords */
    BRIDGE_LINK_SLOTS = 8   /* frames under way: board_pkg.sv, Slots */
};

/* Groups of pokes that are the link's own. */
enum {
    /* 3 words: the mode and, in bits 15:8, a warp; an order; how many retires less one, a power of
     * two, lie between two signatures. Modes: 0 events; 1 signatures; 2 signatures until that warp
     * comes to that order, then each warp's last signature and all events of that warp. */
    BRIDGE_LINK_MODE = 0,
    /* 2 words: number of a file, or 32 + number of a space; bits that count, 64 more: it is per
     * lane */
    BRIDGE_LINK_WIDTH = 1,
    BRIDGE_LINK_DUMP = 2 /* no word: the board reports its state */
};

/* The line. A serial port has one (bridge/serial.h), a test another. */
struct bridge_line {
    /* Waits for bytes, wait_us microseconds at most.
     *   returns  how many came, 0: none in time, -1: the line is gone */
    int (*read)(void *context, uint8_t *byte, size_t size, uint32_t wait_us);
    /* Gives all bytes away, and waits wait_us microseconds at most for room.
     *   returns  0, 1: there was none for so long, -1: the line is gone */
    int (*write)(void *context, const uint8_t *byte, size_t size, uint32_t wait_us);
    uint64_t (*now_us)(void *context); /* never goes back */
    void *context;
};

/* The clock of a line that is a real one. */
uint64_t bridge_line_now_us(void *context);
/* Waits until a line that is a real one has room for bytes.
 *   returns  false: it has none at until_us of its clock */
bool bridge_line_room(int fd, uint64_t until_us);

/* What a board says of itself. */
struct bridge_board {
    uint32_t version;
    bool signatures; /* it can tell them */
    uint64_t build;  /* which core in which shape, made from which sources */
    uint32_t hertz;  /* of its clock */
};

/* What happened on the line. Nothing of it reached the stream. */
struct bridge_link_counts {
    uint64_t frames, words;
    uint64_t broken;   /* frames with a wrong checksum, length or code */
    uint64_t foreign;  /* of another session */
    uint64_t repeated; /* frames that were here already */
    uint64_t resent;   /* commands and greetings sent again */
};

struct bridge_link;

/* returns NULL: out of memory. The line must outlive it.
 *   silence_us  until a board that does not answer is given up */
struct bridge_link *bridge_link_create(const struct bridge_line *line, uint32_t silence_us);
void bridge_link_destroy(struct bridge_link *link);

/* Begins a session: board and core start from reset, whatever was before.
 *   session  any number; should differ from the last one's
 *   returns  0 with board filled; -1 with err: no board answers, or one of another version */
int bridge_link_begin(struct bridge_link *link, uint8_t session, struct bridge_board *board,
                      struct common_error *err);

/* Pokes of one of the core's input groups, `count` one after the other, each of `size` words; the
 * core takes a clock for each.
 *   size     0 to BRIDGE_LINK_WORDS - 2: a group that is a strobe alone has 0, and count 1
 *   returns  0: all were executed, once; -1 with err: the board does not answer */
int bridge_link_poke(struct bridge_link *link, uint32_t group, const uint32_t *word, size_t size,
                     size_t count, struct common_error *err);

/* The next word of the stream.
 *   returns  1; 0: none came in wait_us microseconds; -1 with err: the line is gone */
int bridge_link_next(struct bridge_link *link, uint32_t *word, uint32_t wait_us,
                     struct common_error *err);

const struct bridge_link_counts *bridge_link_counted(const struct bridge_link *link);

#ifdef __cplusplus
}
#endif

#endif
