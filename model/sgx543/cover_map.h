/* Each row of the table in each of its formats with each kind of place for each operand, and values
 * of fields that belong together: `forms` of the coverage. Only a legal one has a cell. */
#ifndef SGX543_COVER_MAP_H
#define SGX543_COVER_MAP_H

#include <stddef.h>
#include <stdint.h>

/* Cells in all; a cell in words; its row. */
unsigned sgx543_map_cells(void);
void sgx543_map_text(unsigned cell, char *text, size_t size);
unsigned sgx543_map_row(unsigned cell);

/* Cells that a word is in; an illegal one is in none.
 *   hit      is called for each */
void sgx543_map_hit(const uint32_t *word, void (*hit)(void *, unsigned cell), void *context);

#endif
