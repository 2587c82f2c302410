/* The texture unit on the host, restated from sheet 10: for the references of programs. Floats
 * are their bits. */
#ifndef PROGRAMS_REFERENCE_TEXTURE_H
#define PROGRAMS_REFERENCE_TEXTURE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum programs_texture_kind {
    TEX_1D = 1,
    TEX_2D,
    TEX_3D,
    TEX_CUBE,
    TEX_1D_ARRAY,
    TEX_2D_ARRAY,
    TEX_CUBE_ARRAY
};
enum programs_texel_format { TEXEL_RGBA8, TEXEL_R32F, TEXEL_RGBA32F };

struct programs_texture {
    enum programs_texture_kind kind;
    enum programs_texel_format format;
    uint32_t size[3], levels;
    const uint32_t *texel; /* level 0 begins here */
};

/* Words of all levels. */
size_t programs_texture_words(const struct programs_texture *texture);

/* Of the kind: coordinates that a program gives, axes that are filtered, whether a layer
 * follows. */
unsigned programs_coordinates(enum programs_texture_kind kind);
bool programs_is_array(enum programs_texture_kind kind);

enum programs_tex_op {
    TEX_AUTO,
    TEX_FETCH,
    TEX_BIAS,
    TEX_LOD,
    TEX_SIZE,
    TEX_PREP,
    TEX_QUERYLOD,
    TEX_CSAA,
    TEX_GATHER
};

/* The request of one quad. */
struct programs_tex_request {
    const struct programs_texture *texture;
    const uint32_t *sampler; /* its eight words */
    enum programs_tex_op op;
    unsigned sources;
    bool derivatives;
    unsigned lanes; /* bits: those that execute */
    int offset[3];
    uint32_t source[4][4]; /* of each lane */
};

/* Four words for each lane; those of lanes that do not execute are 0. */
void programs_tex(const struct programs_tex_request *request, uint32_t word[4][4]);

#endif
