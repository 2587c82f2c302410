/* Data of programs/sgx543/bench. */
#include "reference.h"

static void random_vec(struct words *w, float *v, float range)
{
    for (unsigned k = 0; k < 4; k++) put_float(w, v[k] = next_float(range));
}

/* Sixteen vertices by two matrices, one after the other. */
static void transform_vertices(void)
{
    static struct words in = {.name = "transform_vertices_in"},
                        uniform = {.name = "transform_vertices_uniform"},
                        out = {.name = "transform_vertices_out"};
    float view[4][4], project[4][4], p[4], seen[4];
    seed(201);
    for (unsigned i = 0; i < 4; i++) random_vec(&uniform, view[i], 2);
    for (unsigned i = 0; i < 4; i++) random_vec(&uniform, project[i], 2);
    for (unsigned n = 0; n < 64 * 16; n++) {
        random_vec(&in, p, 4);
        for (unsigned i = 0; i < 4; i++) seen[i] = f_dot4(view[i], p);
        for (unsigned i = 0; i < 4; i++) put_float(&out, f_dot4(project[i], seen));
    }
    save(&in), save(&uniform), save(&out);
}

/* x * a + y * (255 - a), by channel */
static uint32_t mix(uint32_t x, uint32_t y, uint32_t a)
{
    uint32_t mixed = 0;
    for (unsigned k = 0; k < 32; k += 8)
        mixed |= div255((int32_t)((x >> k & 255) * a + (y >> k & 255) * (255 - a))) << k;
    return mixed;
}

/* x * y by channel; if bright, their greater one */
static uint32_t combine(uint32_t x, uint32_t y, bool bright)
{
    uint32_t all = 0;
    for (unsigned k = 0; k < 32; k += 8) {
        uint32_t a = x >> k & 255, b = y >> k & 255;
        all |= (bright ? (a > b ? a : b) : div255((int32_t)(a * b))) << k;
    }
    return all;
}

/* Sixteen texels, tinted, over the old ones; twice, with other tints; then fog, and a least
 * brightness. */
static void blend_tiles(void)
{
    static struct words in = {.name = "blend_tiles_in"}, uniform = {.name = "blend_tiles_uniform"},
                        out = {.name = "blend_tiles_out"};
    static struct words texels[4] = {{.name = "blend_tiles_texels0"},
                                     {.name = "blend_tiles_texels1"},
                                     {.name = "blend_tiles_texels2"},
                                     {.name = "blend_tiles_texels3"}};
    uint32_t colour[4];
    seed(202);
    for (unsigned i = 0; i < 4; i++) put(&uniform, colour[i] = next() ^ next() << 8);
    for (unsigned i = 0; i < 4 * 16; i++) put(&texels[i / 16], next() ^ next() << 8);
    for (unsigned n = 0; n < 64; n++) {
        put_float(&in, next_float(1)), put_float(&in, next_float(1));
        put(&in, n), put(&in, 0), put(&in, 0), put(&in, 0);
        for (unsigned i = 0; i < 16; i++) {
            uint32_t there = next() ^ next() << 8, texel = texels[n % 4].word[i];
            put(&in, there);
            for (unsigned layer = 0; layer < 2; layer++) {
                uint32_t tinted = combine(texel, colour[layer], false);
                there = mix(tinted, there, tinted >> 24);
            }
            there = mix(colour[2], there, colour[2] >> 24);
            put(&out, combine(there, colour[3], true));
        }
    }
    save(&in), save(&uniform), save(&out);
    for (unsigned i = 0; i < 4; i++) save(&texels[i]);
}

void write_bench(void)
{
    transform_vertices();
    blend_tiles();
}
