/* Simulation side of the DPI line: which bridge a core's taps talk to, and reading the core's
 * RAMs for a state sweep. A core is the CORE parameter of its taps. The registry is the one
 * table with process lifetime in the tree, since a DPI import has no other way to find its
 * bridge; it is not thread-safe. */
#ifndef BRIDGE_DPI_H
#define BRIDGE_DPI_H

#include <stdint.h>

#include "bridge.h"

enum { BRIDGE_DPI_CORES = 8, BRIDGE_DPI_RAMS = 512, BRIDGE_DPI_WORDS = 32 };

#ifdef __cplusplus
extern "C" {
#endif

/* Forgets the RAMs of `core` and its bridge: call it before making a Verilated model. */
void bridge_dpi_reset(int core);

/* Events of `core` go to `bridge` from now on; NULL: they are dropped (a run without
 * checking). */
void bridge_dpi_attach(int core, struct bridge *bridge);

/* Events of all cores so far. */
uint64_t bridge_dpi_events(void);

/* One tapped common_ram, known after the first eval. */
struct bridge_dpi_ram {
    int tap;  /* parameter TAP */
    int bank; /* parameter BANK */
    int rows;
    int words; /* 32-bit words of a row */
};

int bridge_dpi_ram_count(int core);
const struct bridge_dpi_ram *bridge_dpi_ram_info(int core, int ram);

/* Reads `row` and those after it, as many as there are and fit into BRIDGE_DPI_WORDS.
 *   word     room for BRIDGE_DPI_WORDS; a row takes info->words, the first one is bits 31:0
 *   returns  the number of rows read, 1 at least */
int bridge_dpi_ram_read(int core, int ram, int row, uint32_t *word);

#ifdef __cplusplus
}
#endif

#endif
