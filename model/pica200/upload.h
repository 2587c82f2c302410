/* The host's uploads: the core's memories and configuration registers, sheet 4.5. */
#ifndef PICA200_UPLOAD_H
#define PICA200_UPLOAD_H

#include <stdbool.h>
#include <stdint.h>

#include "isa.h"

enum { PICA200_GEOMETRY_MODE = 0x08 }; /* bits 31:24 of the input configuration */

/* Geometry input, sheet 4.3. */
enum pica200_input { PICA200_INPUT_POINT, PICA200_INPUT_VARIABLE, PICA200_INPUT_FIXED };

struct pica200_config {
    /* Memories. A float24 is in bits 23:0 of its word. */
    uint32_t uniform[PICA200_UNIFORMS][4];
    uint32_t integer[PICA200_INTS]; /* x in 7:0 .. w in 31:24 */
    uint32_t boolean[1];            /* bit k = bk */
    uint32_t code[PICA200_CODE_WORDS];
    uint32_t desc[PICA200_DESCS];
    uint32_t code_words; /* words from 0 to the last one that was written */

    /* Registers. */
    bool geometry;
    uint32_t attributes; /* 1..16 */
    uint32_t entry;
    uint8_t map[16];
    uint32_t outmap;
    uint32_t runs;
    uint32_t stride;      /* vectors */
    uint32_t input_mode;  /* enum pica200_input if it is one of them */
    uint32_t fixed_count; /* vertices, 1..16 */
    uint32_t start;       /* first uniform, fixed mode */
    uint32_t main_count;  /* vertices, 1..16 */

    /* Where the data registers go on. */
    uint32_t code_at, desc_at, uniform_at;
    bool f32;         /* the uniform data are single precision */
    uint32_t part[4]; /* words of a vector that is not complete */
    uint32_t parts;
};

/* Everything 0, as after reset. */
void pica200_config_reset(struct pica200_config *config);

/* One write; registers that sheet 4.5 does not list are without effect. */
void pica200_config_write(struct pica200_config *config, uint32_t reg, uint32_t data);

/* One word of code or one descriptor, by its number. */
void pica200_config_code(struct pica200_config *config, uint32_t at, uint32_t word);
void pica200_config_desc(struct pica200_config *config, uint32_t at, uint32_t word);

#endif
