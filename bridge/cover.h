/* Cover points in modules that are bound beside a core: bridge_cover.sv. A build without them has
 * no points. The list is of the process, for a DPI import has no other way to find it; it is not
 * thread-safe. */
#ifndef BRIDGE_COVER_H
#define BRIDGE_COVER_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Points that there are, known after the first eval of a core. */
unsigned bridge_cover_count(void);
/* Where and what: "memory.lsu.heads: full". Valid for ever. */
const char *bridge_cover_name(unsigned point);
/* In how many clocks it was hit since this was last called. What a core counted last comes when it
 * is destroyed. */
uint64_t bridge_cover_take(unsigned point);

/* ---- The DPI imports. */

/* Points of one module.
 *   place    its path in the hierarchy
 *   names    separated by '|'
 *   returns  the number of the first one; the others follow. Names that are known already keep
 *            theirs */
int bridge_cover_open(const char *place, const char *names);
/* A point was hit in so many clocks more. */
void bridge_cover_hit(int point, int clocks);

#ifdef __cplusplus
}
#endif

#endif
