/* The host's half of a board's link; see link.h. */
#include "frame.h"
#include "link.h"

#include <poll.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    KIND_ACK = 0, /* both ways; without a payload from the board, one word to it */
    KIND_DATA = 1,
    KIND_COMMAND = 1,
    KIND_HELLO = 2,
    HELLO_WORDS = 4,
    /* of commands; behind the last number comes the one after the first */
    FIRST_COMMAND = 1,
    LAST_NUMBER = 255,
    QUEUE = 1 << 16,         /* words that wait to be asked for */
    REPEAT_US = 100000,      /* until a command is sent again: twice as long each time, ... */
    REPEAT_MOST_US = 800000, /* ... up to this, so that a slow line is not filled with repeats */
    TRIES = 300,             /* of a command on a line that lets hardly anything through */
    STRANGERS = 3 /* answers to greetings of a board that was reset; one or two may be late ones */
};
_Static_assert(1 + BRIDGE_LINK_WORDS == BRIDGE_FRAME_WORDS, "a head and a payload");

struct frame {
    uint32_t words;
    uint32_t word[BRIDGE_LINK_WORDS];
};

struct bridge_link {
    const struct bridge_line *line;
    uint32_t silence_us;
    uint8_t session;
    uint8_t command;   /* number of the last one that was sent */
    uint8_t confirmed; /* that the board has executed */
    uint8_t next;      /* frame that the stream goes on with */
    bool greeted, owe; /* owe: an acknowledgement */
    bool echo;         /* the line has given back a greeting */
    /* boards that answered a greeting since the last command, and have executed none */
    unsigned strangers;
    uint64_t heard_us; /* when the last good frame of this session came */
    struct bridge_board board;
    struct frame slot[BRIDGE_LINK_SLOTS];
    bool have[BRIDGE_LINK_SLOTS]; /* by frame number, modulo */
    uint32_t queue[QUEUE];
    size_t first, count;
    struct bridge_frame_reader reader;
    struct bridge_link_counts counts;
};

uint64_t bridge_line_now_us(void *context)
{
    struct timespec now;

    (void)context;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
}

bool bridge_line_room(int fd, uint64_t until_us)
{
    struct pollfd ready = {.fd = fd, .events = POLLOUT};
    uint64_t now = bridge_line_now_us(NULL);

    return now < until_us && poll(&ready, 1, (int)((until_us - now + 999) / 1000)) != 0;
}

struct bridge_link *bridge_link_create(const struct bridge_line *line, uint32_t silence_us)
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

/* ---- to the board. */

static int send_frame(struct bridge_link *link, uint32_t head, const uint32_t *word, size_t count,
                      struct common_error *err)
{
    uint8_t byte[BRIDGE_FRAME_BYTES];
    uint32_t all[BRIDGE_FRAME_WORDS] = {head};

    memcpy(all + 1, word, count * sizeof *word);
    size_t size = bridge_frame_write(byte, all, 1 + count);
    int left = link->line->write(link->line->context, byte, size, link->silence_us);
    if (left > 0)
        return common_fail(
            err,
            "the line to the board takes nothing more: does what is behind the port stand still?");
    return left ? gone(err) : 0;
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

static void take_frame(struct bridge_link *link, const uint32_t *word, uint32_t words)
{
    struct frame frame = {.words = words - 1};
    uint32_t first = word[0], kind = first & 3;

    memcpy(frame.word, word + 1, frame.words * sizeof *word);
    if (first == head(link, KIND_HELLO, 0) && frame.words == 1) {
        link->echo = true;
        return;
    }
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
        link->strangers += link->greeted && !(first >> 24) && link->command > FIRST_COMMAND;
        link->greeted = true;
    } else if (link->greeted && (kind == KIND_DATA || kind == KIND_ACK)) {
        /* an old frame, sent again, may have an older number */
        if ((uint8_t)(first >> 24) == link->command) link->confirmed = link->command;
        if (kind == KIND_DATA) take_data(link, (uint8_t)(first >> 16), &frame);
    }
}

/* Takes what comes within wait_us, and acknowledges it.
 * returns 1 bytes came, 0 none, -1 with err */
static int listen(struct bridge_link *link, uint32_t wait_us, struct common_error *err)
{
    uint8_t byte[4096];
    uint32_t word[BRIDGE_FRAME_WORDS];
    int got = link->line->read(link->line->context, byte, sizeof byte, wait_us);

    if (got < 0) return gone(err);
    for (int i = 0; i < got; i++) {
        int words = bridge_frame_read(&link->reader, byte[i], word);
        link->counts.frames += words != BRIDGE_FRAME_NOTHING;
        link->counts.broken += words == BRIDGE_FRAME_BROKEN;
        if (words > 0) take_frame(link, word, (uint32_t)words);
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
    unsigned tries = 0;
    const uint32_t nothing = 0;

    link->session = session;
    link->command = link->confirmed = link->next = 0;
    link->greeted = link->owe = link->echo = false;
    memset(link->have, 0, sizeof link->have);
    link->first = link->count = 0;
    while (!link->greeted) {
        uint64_t now = link->line->now_us(link->line->context);
        if (now - begin > link->silence_us && link->echo)
            return common_fail(
                err, "the line gives back what goes over it, and no board answers: a loopback");
        if (now - begin > link->silence_us) return silent(err, "a greeting");
        if (!tries || now - sent > wait) {
            if (tries++) later(link, &wait);
            sent = now;
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
    link->command = link->command == LAST_NUMBER ? FIRST_COMMAND + 1 : link->command + 1;
    link->strangers = 0;
    while (link->confirmed != link->command) {
        uint64_t now = link->line->now_us(link->line->context);
        if (link->strangers >= STRANGERS)
            return common_fail(err, "the board has begun anew in the middle of a run: it was "
                                    "reset, or without power for a moment; run again");
        if (now - link->heard_us > link->silence_us) return silent(err, "a command");
        if (!tries || now - sent > wait) {
            /* a greeting of this session changes nothing, and its short answer says that the board
             * is there */
            if (tries) later(link, &wait);
            if (tries && send_frame(link, head(link, KIND_HELLO, 0), &nothing, 1, err)) return -1;
            sent = now;
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
    if (!link->count) take_frames(link); /* for which there was no room */
    for (uint64_t begin = link->line->now_us(link->line->context), gone_by = 0; !link->count;) {
        if (listen(link, (uint32_t)(wait_us - gone_by), err) < 0) return -1;
        gone_by = link->line->now_us(link->line->context) - begin;
        if (gone_by >= wait_us) break;
    }
    if (!link->count) return 0;
    *word = link->queue[link->first];
    link->first = (link->first + 1) % QUEUE;
    link->count--;
    return 1;
}
