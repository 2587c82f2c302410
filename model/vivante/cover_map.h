/* Each row of the table with each value of its fields at each HALTI level: `levels` of the
 * coverage. Wide fields are left out (registers, swizzles, places in the code), and so are fields
 * that the row does not look at. */
#ifndef VIVANTE_COVER_MAP_H
#define VIVANTE_COVER_MAP_H

#include <stddef.h>
#include <stdint.h>

enum { VIVANTE_MAP_LEVELS = 3 };

/* Cells in all; a cell in words; its row. */
unsigned vivante_map_cells(void);
void vivante_map_text(unsigned cell, char *text, size_t size);
unsigned vivante_map_row(unsigned cell);

/* Cells that an instruction is in.
 *   level    0 to 2, for HALTI 0, 2, 5
 *   hit      is called for each */
void vivante_map_hit(unsigned level, const uint32_t *word, void (*hit)(void *, unsigned cell),
                     void *context);

#endif
