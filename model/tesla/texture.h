/* Texture requests and the unit that answers them, sheet 10. The answer depends on the request and
 * on constant tables alone, so the model and the environment each ask a unit of their own. */
#ifndef TESLA_TEXTURE_H
#define TESLA_TEXTURE_H

#include <stddef.h>
#include <stdint.h>

enum tesla_texture_op {
    TESLA_TEX_AUTO,
    TESLA_TEX_FETCH,
    TESLA_TEX_BIAS,
    TESLA_TEX_LOD,
    TESLA_TEX_SIZE,
    TESLA_TEX_PREP,
    TESLA_TEX_QUERYLOD,
    TESLA_TEX_CSAA,
    TESLA_TEX_GATHER
};

/* Banks of space `texel`. */
enum { TESLA_BANK_TEXELS, TESLA_BANK_TEXTURES, TESLA_BANK_SAMPLERS, TESLA_TEXTURE_BANKS };
enum {
    TESLA_TEXTURES = 256, /* entries that a request can name */
    TESLA_SAMPLERS = 32,
    TESLA_ENTRY_BYTES = 32,
    TESLA_TEXEL_MAX = 0x4000000 /* bytes of texels */
};

enum { TESLA_QUAD = 4, TESLA_TEX_WORDS = 4 };

/* One quad. The core sends head and source. */
struct tesla_texture_request {
    uint32_t head[2];
    uint32_t source[TESLA_QUAD][TESLA_TEX_WORDS];
};

/* The core gets word; the other members show how it was computed. */
struct tesla_texture_response {
    uint32_t word[TESLA_QUAD][TESLA_TEX_WORDS];
    int32_t lod;               /* 8 fraction bits, as sampled */
    uint32_t derivative[2][3]; /* f32, along x and y of the screen, in texels of level 0 */
};

struct tesla_texture_unit {
    void (*answer)(void *context, const struct tesla_texture_request *request,
                   struct tesla_texture_response *response);
    void *context;
};

/* The tables as bytes; not owned. An entry beyond the end is 0. */
struct tesla_texels {
    uint8_t *byte[TESLA_TEXTURE_BANKS];
    size_t size[TESLA_TEXTURE_BANKS];
};

/* The fields of head[0] and head[1]. */
struct tesla_texture_head {
    uint32_t texture, sampler, op, sources, mask, cube, derivatives, lanes;
    int32_t offset[3];
};
void tesla_texture_pack(const struct tesla_texture_head *head, uint32_t word[2]);
void tesla_texture_unpack(const uint32_t word[2], struct tesla_texture_head *head);

/* The unit itself, for tesla_texture_unit.answer: context is a const struct tesla_texels. */
void tesla_texture_answer(void *context, const struct tesla_texture_request *request,
                          struct tesla_texture_response *response);

#endif
