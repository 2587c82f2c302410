/* The reference sampler, a model of the texture unit outside of the core: sheet 6.3. It sees
 * requests, samplers and global memory alone, so that a testbench can connect it to a core's
 * texture port. */
#ifndef VIVANTE_SAMPLER_H
#define VIVANTE_SAMPLER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* tex_op of a request. */
enum vivante_tex_op {
    VIVANTE_TEX_LD,
    VIVANTE_TEX_LDB,
    VIVANTE_TEX_LDD,
    VIVANTE_TEX_LDL,
    VIVANTE_TEX_LDPCF,
    VIVANTE_TEX_FETCH,
    VIVANTE_TEX_LDLPCF,
    VIVANTE_TEX_LDGPCF,
    VIVANTE_TEX_GATHER
};

struct vivante_texture_memory {
    const uint8_t *byte; /* global memory */
    size_t size;
};

/* Samples for one lane of a request.
 *   sampler  its words, machine.md, "Spaces": 32 of them
 *   v        coord, src1, src2
 *   use      bit 1 src1_use, bit 2 src2_use
 *   rgba     out */
void vivante_sample(const struct vivante_texture_memory *memory, const uint32_t *sampler,
                    enum vivante_tex_op op, const uint32_t (*v)[4], unsigned use, uint32_t *rgba);

/* Words of a sampler. */
enum { VIVANTE_SAMPLER_WORDS = 32 };
#define VIVANTE_SAMPLER_THERE 0x80000000u
enum { VIVANTE_FMT_RGBA8, VIVANTE_FMT_R32F, VIVANTE_FMT_RGBA32F };

#endif
