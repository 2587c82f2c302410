/* Configuration registers as a console's driver writes them. */
#include "upload.h"

#include <string.h>

#include "../common/f24.h"

enum { FIFO_REGISTERS = 8, DESC_MASK = 0x7fffffff };

void pica200_config_reset(struct pica200_config *config)
{
    memset(config, 0, sizeof *config);
    config->attributes = config->fixed_count = config->main_count =
        1; /* fields that count from 1 */
}

void pica200_config_code(struct pica200_config *config, uint32_t at, uint32_t word)
{
    at &= PICA200_CODE_WORDS - 1;
    config->code[at] = word;
    if (at >= config->code_words) config->code_words = at + 1;
}

void pica200_config_desc(struct pica200_config *config, uint32_t at, uint32_t word)
{
    config->desc[at & (PICA200_DESCS - 1)] = word & DESC_MASK;
}

static void write_uniform_data(struct pica200_config *config, uint32_t data)
{
    uint32_t xyzw[4];

    config->part[config->parts++] = data;
    if (config->parts < (config->f32 ? 4u : (uint32_t)COMMON_F24_PACKED)) return;
    config->parts = 0;
    if (config->uniform_at >= PICA200_UNIFORMS) return; /* dropped, and no increment */
    if (config->f32)
        for (unsigned i = 0; i < 4; i++) xyzw[3 - i] = common_f24_from_f32(config->part[i]);
    else common_f24_unpack(config->part, xyzw);
    memcpy(config->uniform[config->uniform_at++], xyzw, sizeof xyzw);
}

/* Data registers, each eight wide: any of them takes the next word.
 *   returns  whether it was one */
static bool write_data(struct pica200_config *config, uint32_t reg, uint32_t data)
{
    if (reg - PICA200_REG_UNIFORM_DATA < FIFO_REGISTERS) {
        write_uniform_data(config, data);
    } else if (reg - PICA200_REG_CODE_DATA < FIFO_REGISTERS) {
        pica200_config_code(config, config->code_at, data);
        config->code_at = (config->code_at + 1) % PICA200_CODE_WORDS;
    } else if (reg - PICA200_REG_DESC_DATA < FIFO_REGISTERS) {
        pica200_config_desc(config, config->desc_at, data);
        config->desc_at = (config->desc_at + 1) % PICA200_DESCS;
    } else {
        return false;
    }
    return true;
}

void pica200_config_write(struct pica200_config *config, uint32_t reg, uint32_t data)
{
    if (write_data(config, reg, data)) return;
    if (reg - PICA200_REG_INT < PICA200_INTS) config->integer[reg - PICA200_REG_INT] = data;
    if (reg - PICA200_REG_MAP < 2)
        for (unsigned i = 0; i < 8; i++)
            config->map[8 * (reg - PICA200_REG_MAP) + i] = data >> (4 * i) & 15;

    switch (reg) {
    case PICA200_REG_BOOL: config->boolean[0] = data & 0xffff; break;
    case PICA200_REG_INPUT:
        config->attributes = (data & 15) + 1;
        config->geometry = data >> 24 == PICA200_GEOMETRY_MODE;
        break;
    case PICA200_REG_ENTRY: config->entry = data & 0xffff; break;
    case PICA200_REG_OUTMAP: config->outmap = data & 0xffff; break;
    case PICA200_REG_UNIFORM:
        config->uniform_at = data & 0x7f;
        config->f32 = data >> 31;
        config->parts = 0;
        break;
    case PICA200_REG_CODE: config->code_at = data % PICA200_CODE_WORDS; break;
    case PICA200_REG_DESC: config->desc_at = data % PICA200_DESCS; break;
    case PICA200_REG_RUNS: config->runs = data; break;
    case PICA200_REG_STRIDE: config->stride = data; break;
    case PICA200_REG_GEOMETRY:
        config->input_mode = data & 0xff;
        config->fixed_count = (data >> 8 & 15) + 1;
        config->start = data >> 16 & 0xff;
        break;
    case PICA200_REG_MAIN_COUNT: config->main_count = (data & 15) + 1; break;
    default: break; /* CODE_END among them: the end of a transfer changes nothing */
    }
}
