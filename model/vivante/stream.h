/* Inside of the loader of command streams: state space as a stream leaves it. stream.c fills it,
 * stream_resolve.c makes a program of it. */
#ifndef VIVANTE_STREAM_H
#define VIVANTE_STREAM_H

#include "cmdstream.h"

enum {
    VIVANTE_STATES = 1 << 16, /* words of state space */
    VIVANTE_UNIFORM_WINDOW = 2048,
    VIVANTE_CODE_WINDOW = 4096,
    VIVANTE_LARGE_WINDOW = 8192
};

/* Memories that windows share, or that are steered to a stage when they are written; stream sheet,
 * 3.1. */
struct vivante_stream {
    const char *file;
    struct vivante_memory memory[2]; /* the stream, the image */
    const struct vivante_memory *here;
    bool follow;
    bool called;      /* CALL was, and RETURN goes to `back` */
    uint32_t back;    /* .. an address */
    size_t next;      /* word of the next command in *here */
    bool listed;      /* it is listed only, up to where it leaves the file: */
    const char *left; /* a command; NULL: nowhere */
    size_t left_at;
    struct common_error *err;
    struct vivante_stream_report report;
    uint32_t value[VIVANTE_STATES],
        written[VIVANTE_STATES], /* written: number of the write, 0: never */
        times[VIVANTE_STATES];   /* how often */
    uint32_t writes;
    uint32_t unified[VIVANTE_CODE_WINDOW];
    bool unified_set[VIVANTE_CODE_WINDOW];
    uint32_t uniform[2][VIVANTE_UNIFORM_WINDOW], large[2][VIVANTE_LARGE_WINDOW];
    bool uniform_set[2][VIVANTE_UNIFORM_WINDOW], large_set[2][VIVANTE_LARGE_WINDOW];
    bool any_steered[2], any_large[2], late_code;
    bool compute; /* the launch is one of a kicker */
};

static inline uint32_t vivante_state(const struct vivante_stream *s, uint32_t address)
{
    return s->value[address / 4];
}
static inline bool vivante_state_set(const struct vivante_stream *s, uint32_t address)
{
    return s->written[address / 4] != 0;
}

static inline bool vivante_any_set(const struct vivante_stream *s, uint32_t first, uint32_t last)
{
    for (uint32_t i = first / 4; i <= last / 4; i++)
        if (s->written[i]) return true;
    return false;
}
static inline uint32_t vivante_memory_word(const struct vivante_memory *memory, size_t byte)
{
    const uint8_t *p = memory->byte + byte;
    return p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

/* A stream of which nothing is read yet.
 *   ask      where it and its image are in memory; NULL: nowhere
 *   returns  NULL with err; the caller frees it */
struct vivante_stream *vivante_stream_new(const char *file, const uint8_t *byte, size_t size,
                                          const struct vivante_stream_ask *ask,
                                          struct common_error *err);

/* Whether the loader knows the meaning of a state. */
bool vivante_state_known(uint32_t address);

/* Reads a stream up to a launch, or all of it.
 *   until    launch at which it stops; UINT32_MAX: it does not
 *   returns  0; -1 with err */
int vivante_stream_read(struct vivante_stream *s, uint32_t until);

/* Reads a stage from state space. */
int vivante_stream_resolve(const struct vivante_stream *s, const struct vivante_stream_ask *ask,
                           struct common_program *program, struct common_error *err);

#endif
