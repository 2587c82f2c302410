/* Recorded driver command streams: docs/isa/vivante_cmdstream.md, here "stream sheet". A stream
 * is read strictly; its state space at a launch becomes a program of one stage. */
#ifndef VIVANTE_CMDSTREAM_H
#define VIVANTE_CMDSTREAM_H

#include "../common/isa.h"
#include "launch.h"

enum vivante_stage { VIVANTE_VS, VIVANTE_PS };

/* A stretch of memory, as it was recorded. */
struct vivante_memory {
    const char *name;    /* for messages */
    const uint8_t *byte; /* NULL: there is none */
    size_t bytes;
    uint32_t base; /* address of the first one */
};

struct vivante_stream_ask {
    enum vivante_stage stage;
    uint32_t launch; /* which, from 0; the state at the end if there is none */
    bool linear_ok;  /* take tiled textures as row-major */
    bool
        /* the stream is memory from `base` on, and LINK, CALL and RETURN lead there and to the
         * image */
        follow;
    uint32_t base;
    struct vivante_memory image; /* with code, for chips that fetch it from there */
};

/* Other facts of a stream. */
struct vivante_stream_report {
    uint32_t commands, launches, warnings;
    uint32_t unknown; /* words written to states that the loader does not know */
    size_t behind;    /* words after END; not counted where LINK is followed */
};

/* A program of a stage.
 *   file     for messages, which name the rule (C1 to C20)
 *   report   out, also if the stage cannot be made, but not of a stream that is malformed; NULL:
 *            no report
 *   returns  0; -1 with err and nothing allocated */
int vivante_stream_load(const char *file, const uint8_t *byte, size_t size,
                        const struct vivante_stream_ask *ask, struct common_program *program,
                        struct vivante_stream_report *report, struct common_error *err);

/* Lists a stream for a reader. One that is not flat is listed up to where it leaves the file.
 *   text     out: malloc'ed
 *   returns  0; -1 with err */
int vivante_stream_list(const char *file, const uint8_t *byte, size_t size, char **text,
                        struct common_error *err);

extern const struct common_container *const vivante_containers[];

#endif
