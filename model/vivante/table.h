/* The table unit: reciprocal, roots, powers, logarithm and sines by interpolation, sheet 4.5. */
#ifndef VIVANTE_TABLE_H
#define VIVANTE_TABLE_H

#include <stdbool.h>
#include <stdint.h>

/* The tables, by the names of the sheet. */
enum {
#define ROM(name, ...) VIVANTE_TABLE_##name,
#include "tables.def"
    VIVANTE_TABLES
};

enum { VIVANTE_TABLE_ROWS = 128 };

struct vivante_coefficients {
    int32_t c0, c1, c2;
};
extern const struct vivante_coefficients vivante_tables[VIVANTE_TABLES][VIVANTE_TABLE_ROWS];

uint32_t vivante_rcp(uint32_t x);
uint32_t vivante_rsq(uint32_t x);
uint32_t vivante_sqrt(uint32_t x);
uint32_t vivante_exp(uint32_t x);
uint32_t vivante_log(uint32_t x);
/*   fast  of x * pi instead of x * pi / 2, sheet 4.6 */
uint32_t vivante_sin(uint32_t x, bool fast);
uint32_t vivante_cos(uint32_t x, bool fast);

#endif
