/* The opcode map as points of coverage: a row of the instruction table in programs of one type,
 * with one value of one of its fields. In programs of the graphics types a row has its fields only
 * if compute has not all of them: instructions of their own, textures, source lanes of quadop; and
 * what they have in place of s[]. A row that a type does not have must trap.
 * testbench/tesla/tesla_coverage.c makes programs that reach each of them. */
#ifndef TESLA_COVER_MAP_H
#define TESLA_COVER_MAP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "isa.h"

enum { TESLA_MAP_CELLS = 8192, TESLA_MAP_TYPES = 4 };

struct tesla_cell {
    uint16_t row;
    uint8_t type;
    const char *field;
    char value[24];
    uint32_t match[2], care[2]; /* its words, in addition to the row's pattern */
};

struct tesla_map {
    struct tesla_cell cell[TESLA_MAP_CELLS];
    size_t cells;
    uint16_t first[TESLA_MAP_TYPES][TESLA_ROW_COUNT + 1]; /* of each row */
};

extern const char *const tesla_map_types[TESLA_MAP_TYPES];

/* Made at first use; every caller gets the same. */
const struct tesla_map *tesla_map(void);

/* The trap of the row in programs of this type, whatever its fields are; 0: none. */
uint32_t tesla_map_trap(unsigned row, unsigned type);

/* Whether words of the cell's row are of the cell. */
bool tesla_cell_reaches(const struct tesla_cell *cell, const uint32_t word[2]);

#endif
