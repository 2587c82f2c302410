/* The functions of an ISA that read the state of a model, for sweeps and reports. Each is a member
 * of struct common_isa (isa.h). The line "NULL" gives the meaning where an ISA does not have it. */
#ifndef COMMON_ISA_STATE_H
#define COMMON_ISA_STATE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum common_warp_state {
    COMMON_WARP_IDLE,    /* no work */
    COMMON_WARP_READY,   /* may step */
    COMMON_WARP_BLOCKED, /* waits for others (a barrier); stepping it is an error */
};

/* State and place of a warp; pc is 0 when it is idle.
 *   NULL     ready at the next_pc of its last retire, idle when that was `done` */
typedef enum common_warp_state common_warp_state_fn(const void *model, uint32_t warp, uint64_t *pc);

/* Every block was launched and every warp is done.
 *   NULL     every warp is idle */
typedef bool common_finished_fn(const void *model);

/* Whether a register is defined now, so that a sweep may compare it: not before its warp's
 * first launch, not beyond the warp's allocation, not above a stack's top. A finished warp's
 * stay until the next launch, so that a sweep at the end has something to compare.
 *   index    below files[file].count
 *   NULL     every register that can be read is */
typedef bool common_register_live_fn(const void *model, uint32_t warp, uint32_t file,
                                     uint32_t index);

/* All lanes of one of them.
 *   lane     room for COMMON_LANES; 0 where there is no such register or lane
 *   NULL     no register can be read: no sweep compares any */
typedef void common_read_register_fn(const void *model, uint32_t warp, uint32_t file,
                                     uint32_t index, uint32_t *lane);

/* The model's bytes of a space as its port sees them, for the final compare, dumps and sweeps.
 *   bank     constant bank or 0
 *   size     out: bytes
 *   returns  a pointer into the model, valid until the next call that changes it; NULL if none.
 *            A per-lane space is laid out {warp, lane, addr}: size / (warps * lanes) bytes each
 *   NULL     there are none */
typedef const uint8_t *common_space_bytes_fn(const void *model, uint32_t space, uint32_t bank,
                                             size_t *size);

/* Which bytes of a swept space are defined now: 1 compare, 0 not. s[] of a finished block still
 * is.
 *   bytes    out: so many from addr on have the same answer, 1 at least
 *   NULL     all are */
typedef bool common_space_live_fn(const void *model, uint32_t space, uint64_t addr,
                                  uint64_t *bytes);

/* State as one flat block of bytes that can be copied: save() fills size() bytes, restore()
 * takes them back into a model made by create() with the same arguments.
 *   NULL     (any of the three) a report cannot look ahead: it names the pc where a warp hangs,
 *            and its instruction if fetch() knows it */
typedef size_t common_state_size_fn(const void *model);
typedef void common_save_fn(const void *model, void *state);
typedef void common_restore_fn(void *model, const void *state);

#endif
