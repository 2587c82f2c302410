/* How the data of a graphics launch lies in the spaces `attribute` and `output`, for those that
 * make it or read it: assembler, tools, tests. Sheet 9. */
#ifndef TESLA_GRAPHICS_H
#define TESLA_GRAPHICS_H

#include <stddef.h>
#include <stdint.h>

#include "../common/error.h"
#include "launch.h"

/* The image of space `attribute`. */
struct tesla_graphics {
    uint32_t threads;         /* vertices, primitives or pixels */
    uint32_t primitive_words; /* of p[], in each block */
    uint32_t block_words;     /* of the image */
    size_t words;
    uint32_t *word; /* malloc'ed by begin(); the caller frees it */
};

/* From the number of threads, primitive_words, and launch.{type,inputs,outputs,vertices}: the rest
 * of the launch, and an image whose threads all start and are visible. outputs and vertices that
 * are 0 become 1.
 *   returns  0; -1 with err: s[] is not large enough, or out of memory */
int tesla_graphics_begin(struct tesla_graphics *g, struct tesla_launch *launch, const char *file,
                         struct common_error *err);

/* Word `at` of a block of the image. */
void tesla_graphics_put(struct tesla_graphics *g, uint32_t block, uint32_t at, uint32_t value);

/* The thread runs for its neighbours only. */
void tesla_graphics_hide(struct tesla_graphics *g, uint32_t thread);

/* Byte address in space `output` of word `at` of a thread's record. */
uint32_t tesla_graphics_output(const struct tesla_launch *launch, uint32_t thread, uint32_t record,
                               uint32_t at);

#endif
