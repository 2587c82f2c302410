/* The host's half of a board's link; see link.h. */
#include "link.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum {
    KIND_ACK = 0, /* both ways; without a payload from the board, one word to it */
    KIND_DATA = 1,
    KIND_COMMAND = 1,
    KIND_HELLO = 2,
    HELLO_WORDS = 4,
    HEAD_BYTES = 4,
    CHECK_BYTES = 4,
    FRAME_BYTES = HEAD_BYTES + 4 * BRIDGE_LINK_WORDS + CHECK_BYTES,
    CODED_BYTES = FRAME_BYTES + 2, /* below 254 bytes one code is enough between two zeros */
    QUEUE = 1 << 16,               /* words that wait to be asked for */
    REPEAT_US = 100000,            /* until a command is sent again: twice as long each time, ... */
    REPEAT_MOST_US = 800000, /* ... up to this, so that a slow line is not filled with repeats */
    TRIES = 300              /* of a command on a line that lets hardly anything through */
};
_Static_assert(FRAME_BYTES < 254, "a piece without zeros must fit one code");

struct frame {
    uint32_t words;
    uint32_t word[BRIDGE_LINK_WORDS];
};

struct bridge_link {
    const struct bridge_line *line;
    uint64_t silence_us;
    uint8_t session;
    uint8_t command;   /* number of the last one that was sent */
    uint8_t confirmed; /* that the board has executed */
    uint8_t next;      /* frame that the stream goes on with */
    bool greeted, owe; /* owe: an acknowledgement */
    uint64_t heard_us; /* when the last good frame of this session came */
    struct bridge_board board;
    struct frame slot[BRIDGE_LINK_SLOTS];
    bool have[BRIDGE_LINK_SLOTS]; /* by frame number, modulo */
    uint32_t queue[QUEUE];
    size_t first, count;
    uint8_t coded[CODED_BYTES]; /* bytes since the last zero */
    size_t used;
    bool overlong;
    struct bridge_link_counts counts;
};

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

struct bridge_link *bridge_link_create(const struct bridge_line *line, uint64_t silence_us)
{
    struct bridge_link *link = calloc(1, sizeof *link);
    if (!link) return NULL;
    link->line = line;
    link->silence_us = silence_us;
    return link;
}

void bridge_link_destroy(struct bridge_link *link)
{
    free(link);
}

const struct bridge_link_counts *bridge_link_counted(const struct bridge_link *link)
{
    return &link->counts;
}

static int gone(struct common_error *err)
{
    return common_fail(err, "the line to the board is gone: was the cable pulled?");
}

static int silent(struct common_error *err, const char *what)
{
    return common_fail(
        err,
        "the board does not answer %s: is it powered, is its bitstream loaded, is this "
        "its port and its rate?",
        what);
}

/* ---- to the board. A zero before the frame ends whatever the board was in the middle of. */

static int send_frame(struct bridge_link *link, uint32_t head, const uint32_t *word, size_t count,
                      struct common_error *err)
{
    uint8_t plain[FRAME_BYTES], coded[CODED_BYTES + 1];
    size_t size = HEAD_BYTES + 4 * count, used = 1, code = 1;

    store32(plain, head);
    for (size_t i = 0; i < count; i++) store32(plain + HEAD_BYTES + 4 * i, word[i]);
    store32(plain + size, crc32c(plain, size));
    size += CHECK_BYTES;
    coded[0] = 0;
    used = code + 1;
    for (size_t i = 0; i < size; i++) {
        if (plain[i]) {
            coded[used++] = plain[i];
        } else {
            coded[code] = (uint8_t)(used - code);
            code = used++;
        }
    }
    coded[code] = (uint8_t)(used - code);
    coded[used++] = 0;
    return link->line->write(link->line->context, coded, used) ? gone(err) : 0;
}

static uint32_t head(const struct bridge_link *link, uint32_t kind, uint32_t number)
{
    return kind | (uint32_t)link->session << 8 | number << 16;
}

static int acknowledge(struct bridge_link *link, struct common_error *err)
{
    uint32_t word = link->next;

    for (unsigned i = 0; i + 1 < BRIDGE_LINK_SLOTS; i++)
        word |= (uint32_t)link->have[(link->next + 1 + i) % BRIDGE_LINK_SLOTS] << (8 + i);
    link->owe = false;
    return send_frame(link, head(link, KIND_ACK, 0), &word, 1, err);
}

/* ---- from the board. */

/* Frames in their order into the queue, as far as they are here and it has room. */
static void take_frames(struct bridge_link *link)
{
    for (;;) {
        const struct frame *f = &link->slot[link->next % BRIDGE_LINK_SLOTS];
        if (!link->have[link->next % BRIDGE_LINK_SLOTS] || QUEUE - link->count < f->words) return;
        for (uint32_t i = 0; i < f->words; i++)
            link->queue[(link->first + link->count++) % QUEUE] = f->word[i];
        link->counts.words += f->words;
        link->have[link->next % BRIDGE_LINK_SLOTS] = false;
        link->next++;
        link->owe = true;
    }
}

static void take_data(struct bridge_link *link, uint8_t number, const struct frame *frame)
{
    uint8_t ahead = (uint8_t)(number - link->next);

    link->owe = true;
    if (ahead >= BRIDGE_LINK_SLOTS || link->have[number % BRIDGE_LINK_SLOTS]) {
        link->counts.repeated++;
        return;
    }
    link->slot[number % BRIDGE_LINK_SLOTS] = *frame;
    link->have[number % BRIDGE_LINK_SLOTS] = true;
    take_frames(link);
}

static void take_frame(struct bridge_link *link, const uint8_t *plain, size_t size)
{
    struct frame frame = {.words = (uint32_t)(size - HEAD_BYTES - CHECK_BYTES) / 4};
    uint32_t first = load32(plain), kind = first & 3;

    for (uint32_t i = 0; i < frame.words; i++)
        frame.word[i] = load32(plain + HEAD_BYTES + 4 * (size_t)i);
    if ((first >> 2 & 63) != frame.words) {
        link->counts.broken++;
        return;
    }
    if ((first >> 8 & 0xff) != link->session) {
        link->counts.foreign++;
        return;
    }
    link->heard_us = link->line->now_us(link->line->context);
    if (kind == KIND_HELLO && frame.words == HELLO_WORDS) {
        link->board.version = frame.word[0] & 0xffff;
        link->board.signatures = frame.word[0] >> 16 & 1;
        link->board.build = frame.word[1] | (uint64_t)frame.word[2] << 32;
        link->board.hertz = frame.word[3];
        link->greeted = true;
    } else if (link->greeted && (kind == KIND_DATA || kind == KIND_ACK)) {
        /* an old frame, sent again, may have an older number */
        if ((uint8_t)(first >> 24) == link->command) link->confirmed = link->command;
        if (kind == KIND_DATA) take_data(link, (uint8_t)(first >> 16), &frame);
    }
}

/* The bytes between two zeros. */
static void decode(struct bridge_link *link)
{
    uint8_t plain[CODED_BYTES];
    size_t size = 0, at = 0;
    bool good = !link->overlong;

    while (good && at < link->used) {
        size_t code = link->coded[at];
        good = at + code <= link->used;
        if (!good) break;
        memcpy(plain + size, link->coded + at + 1, code - 1);
        size += code - 1;
        at += code;
        if (at < link->used && code != 255) plain[size++] = 0;
    }
    if (!link->used && good) return; /* two zeros */
    link->counts.frames++;
    if (!good || size < HEAD_BYTES + CHECK_BYTES || size > FRAME_BYTES || size % 4 ||
        crc32c(plain, size - CHECK_BYTES) != load32(plain + size - CHECK_BYTES))
        link->counts.broken++;
    else take_frame(link, plain, size);
}

/* Takes what comes within wait_us, and acknowledges it.
 * returns 1 bytes came, 0 none, -1 with err */
static int listen(struct bridge_link *link, uint32_t wait_us, struct common_error *err)
{
    uint8_t byte[4096];
    int got = link->line->read(link->line->context, byte, sizeof byte, wait_us);

    if (got < 0) return gone(err);
    for (int i = 0; i < got; i++) {
        if (!byte[i]) {
            decode(link);
            link->used = 0;
            link->overlong = false;
        } else if (link->used < sizeof link->coded) {
            link->coded[link->used++] = byte[i];
        } else {
            link->overlong = true;
        }
    }
    if (link->owe && acknowledge(link, err)) return -1;
    return got > 0;
}

/* Something is sent again: how long to wait for an answer now. */
static void later(struct bridge_link *link, uint64_t *wait)
{
    link->counts.resent++;
    *wait = *wait < REPEAT_MOST_US ? 2 * *wait : REPEAT_MOST_US;
}

/* ---- what a caller does. */

int bridge_link_begin(struct bridge_link *link, uint8_t session, struct bridge_board *board,
                      struct common_error *err)
{
    uint64_t begin = link->line->now_us(link->line->context), sent = 0, wait = REPEAT_US;
    const uint32_t nothing = 0;

    link->session = session;
    link->command = link->confirmed = link->next = 0;
    link->greeted = link->owe = false;
    memset(link->have, 0, sizeof link->have);
    link->first = link->count = 0;
    while (!link->greeted) {
        uint64_t now = link->line->now_us(link->line->context);
        if (now - begin > link->silence_us) return silent(err, "a greeting");
        if (!sent || now - sent > wait) {
            if (sent) later(link, &wait);
            sent = now ? now : 1;
            if (send_frame(link, head(link, KIND_HELLO, 0), &nothing, 1, err)) return -1;
        }
        if (listen(link, REPEAT_US, err) < 0) return -1;
    }
    *board = link->board;
    if (board->version != BRIDGE_LINK_VERSION)
        return common_fail(err,
                           "the board speaks version %u of the link, and this is version %d: load "
                           "a bitstream of this tree",
                           board->version, BRIDGE_LINK_VERSION);
    return 0;
}

/* One command, until it is confirmed. */
static int execute(struct bridge_link *link, const uint32_t *word, size_t count,
                   struct common_error *err)
{
    const uint32_t nothing = 0;
    uint64_t sent = 0, wait = REPEAT_US;
    unsigned tries = 0;

    link->heard_us = link->line->now_us(link->line->context);
    link->command++;
    while (link->confirmed != link->command) {
        uint64_t now = link->line->now_us(link->line->context);
        if (now - link->heard_us > link->silence_us) return silent(err, "a command");
        if (!sent || now - sent > wait) {
            /* a greeting of this session changes nothing, and its short answer says that the board is there */
            if (sent) later(link, &wait);
            if (sent && send_frame(link, head(link, KIND_HELLO, 0), &nothing, 1, err)) return -1;
            sent = now ? now : 1;
            if (send_frame(link, head(link, KIND_COMMAND, link->command), word, count, err))
                return -1;
            if (++tries > TRIES) return silent(err, "a command");
        }
        if (listen(link, REPEAT_US, err) < 0) return -1;
    }
    return 0;
}

int bridge_link_poke(struct bridge_link *link, uint32_t group, const uint32_t *word, size_t size,
                     size_t count, struct common_error *err)
{
    uint32_t frame[BRIDGE_LINK_WORDS] = {group};
    size_t most = size ? (BRIDGE_LINK_WORDS - 1) / size : 1;

    for (size_t done = 0; done < count;) {
        size_t now = count - done < most ? count - done : most;
        if (size) memcpy(frame + 1, word + done * size, now * size * sizeof *word);
        if (execute(link, frame, 1 + now * size, err)) return -1;
        done += now;
    }
    return 0;
}

int bridge_link_next(struct bridge_link *link, uint32_t *word, uint32_t wait_us,
                     struct common_error *err)
{
    for (uint64_t begin = link->line->now_us(link->line->context), gone_by = 0; !link->count;) {
        if (listen(link, (uint32_t)(wait_us - gone_by), err) < 0) return -1;
        take_frames(link);
        gone_by = link->line->now_us(link->line->context) - begin;
        if (gone_by >= wait_us) break;
    }
    if (!link->count) return 0;
    *word = link->queue[link->first];
    link->first = (link->first + 1) % QUEUE;
    link->count--;
    return 1;
}
