/* See graphics.h. */
#include "graphics.h"
#include "isa.h"

#include <stdlib.h>

enum { LANES = 32, HEAD = 2, SHARED_MAX = 0x4000, SHARED_STEP = 0x40 };

int tesla_graphics_begin(struct tesla_graphics *g, struct tesla_launch *launch, const char *file,
                         struct common_error *err)
{
    uint32_t bytes = 4 * (launch->inputs * LANES + g->primitive_words);
    uint32_t blocks = (g->threads + LANES - 1) / LANES;
    if (bytes > SHARED_MAX)
        return common_fail(err,
                           "%s: error: 32 threads of %u words of input, and %u words of p[], are "
                           "0x%x bytes; 0x%x are possible",
                           file, (unsigned)launch->inputs, (unsigned)g->primitive_words,
                           (unsigned)bytes, (unsigned)SHARED_MAX);
    launch->shared = (bytes + SHARED_STEP - 1) / SHARED_STEP * SHARED_STEP;
    if (launch->shared == 0) launch->shared = SHARED_STEP;
    launch->grid[0] = blocks;
    launch->grid[1] = 1;
    launch->block[0] = LANES;
    launch->block[1] = launch->block[2] = 1;
    if (launch->outputs == 0) launch->outputs = 1;
    if (launch->vertices == 0) launch->vertices = 1;
    g->block_words = HEAD + launch->shared / 4;
    g->words = (size_t)blocks * g->block_words;
    g->word = calloc(g->words, sizeof *g->word);
    if (g->word == NULL) return common_fail(err, "%s: error: out of memory", file);
    for (uint32_t block = 0; block < blocks; block++) {
        uint32_t left = g->threads - block * LANES;
        uint32_t lanes = left >= LANES ? 0xffffffffu : (1u << left) - 1;
        tesla_graphics_put(g, block, 0, lanes);
        tesla_graphics_put(g, block, 1, lanes);
    }
    return 0;
}

void tesla_graphics_put(struct tesla_graphics *g, uint32_t block, uint32_t at, uint32_t value)
{
    g->word[(size_t)block * g->block_words + at] = value;
}

void tesla_graphics_hide(struct tesla_graphics *g, uint32_t thread)
{
    g->word[(size_t)(thread / LANES) * g->block_words + 1] &= ~(1u << thread % LANES);
}

uint32_t tesla_graphics_output(const struct tesla_launch *launch, uint32_t thread, uint32_t record,
                               uint32_t at)
{
    uint32_t row = (thread / LANES * launch->vertices + record) * (1 + launch->outputs) + at;
    return (row * LANES + thread % LANES) * 4;
}
