/* Writes the event stream of a run. trace.c */
#ifndef BRIDGE_TRACE_WRITER_H
#define BRIDGE_TRACE_WRITER_H

#include "state.h"

/* Write one event each, with the arguments of the call of bridge.h that brought it. bridge->trace
 * is not NULL. A write error is kept for bridge_trace_close(). */
void bridge_trace_outside(struct bridge *bridge, const struct common_outside *event);
void bridge_trace_answer(struct bridge *bridge, const char *from, uint64_t addr,
                         const uint32_t *word, uint32_t count);
void bridge_trace_retire(struct bridge *bridge, const struct common_retire *event);
void bridge_trace_reg(struct bridge *bridge, uint32_t warp, uint32_t order, uint32_t row_warp,
                      uint32_t file, uint32_t index, uint32_t lane_base, uint32_t mask, uint32_t be,
                      const uint32_t *data, uint32_t count);
void bridge_trace_mem(struct bridge *bridge, uint32_t warp, uint32_t order, uint32_t space,
                      uint32_t lane, uint64_t addr, uint32_t be, uint32_t data);
void bridge_trace_clock(struct bridge *bridge, uint64_t cycle);
void bridge_trace_sweep(struct bridge *bridge, bool end);
void bridge_trace_sweep_register(struct bridge *bridge, uint32_t warp, uint32_t file,
                                 uint32_t index, uint32_t lane_base, uint32_t count,
                                 const uint32_t *data);
void bridge_trace_sweep_memory(struct bridge *bridge, uint32_t space, uint32_t bank, uint64_t addr,
                               uint32_t count, const uint32_t *data);

/* Writes the memories that a launch left, and that another program follows; then that it begins. */
void bridge_trace_next(struct bridge *bridge, const struct bridge_memory *memory, size_t count);
void bridge_trace_begin(struct bridge *bridge);

/* Writes memories and the end record and closes. Frees the writer.
 *   returns 0, -1 something could not be written */
int bridge_trace_close(struct bridge *bridge, enum bridge_end end,
                       const struct bridge_memory *memory, size_t count);
void bridge_trace_abandon(struct bridge *bridge); /* closes without an end record */

#endif
