/* The checker: takes the events of a core, steps the golden model along, compares, and gives a
 * verdict. Knows no ISA by name; struct common_isa describes the ISA. Several bridges may live
 * in one process.
 *
 * One run:  bridge_create -> per clock { bridge_retire / _reg_write / _mem_write in any order,
 * then bridge_clock } -> now and then a sweep -> bridge_finish -> bridge_result, bridge_report,
 * bridge_json.
 *
 * What is taken from the core instead of computed: the registers that the ISA lists in
 * `volatiles`, block and warp placement (LAUNCH arguments, checked by the model), and the order
 * of retires between warps.
 *
 * A trap number is, for every ISA: bits 15:0 a fatal code (the warp is dead), bits 31:16 sticky
 * flags. */
#ifndef BRIDGE_H
#define BRIDGE_H

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "../model/common/error.h"
#include "../model/common/event.h"
#include "../model/common/isa.h"
#include "../model/common/program.h"
#include "result.h"

#ifdef __cplusplus
extern "C" {
#endif

struct bridge;

/* Zeroed is a good default: everything observed, no watchdog, no sweep asked for, the first
 * difference stops the run. */
struct bridge_options {
    uint64_t seed;        /* printed and stored with the result; not used here */
    const char *repeat;   /* the command that repeats this run, or NULL; copied */
    uint64_t watchdog;    /* clocks without a retire that make a HANG; 0: none */
    uint64_t sweep_every; /* retires between two bridge_sweep_due(); 0: only what the caller does */
    /* Nonzero as soon as a signal of this number has come (SIGINT, SIGTERM, SIGHUP): the next
     * bridge_clock() ends the run as INTERRUPTED, and the report says where each warp is. NULL: it
     * is never interrupted. */
    const volatile sig_atomic_t *interrupt;
    /* The run is made for one instruction, at which bridge_enough() ends it. A run that would pass
     * and has not come there is VACUOUS. */
    bool sought;
    /* count differences instead of stopping; the verdict is never PASS then */
    bool keep_going;

    /* Called with each launch and each instruction that the model performed; NULL: no calls.
     *   program  that runs
     *   step     valid until it returns; volatile values are the core's
     *   cycle    of the core's event
     *   differs  it was compared and found different */
    void (*stepped)(void *context, const struct common_program *program,
                    const struct common_step *step, uint64_t cycle, bool differs);
    /* Called with each answer of a memory that a trace holds, bridge_answer(); NULL: no calls. */
    void (*answered)(void *context, const char *from, uint64_t addr, const uint32_t *word,
                     uint32_t count);
    void *context;

    /* What this core never supplies. It is listed as not observed and is not missed. */
    uint32_t unobserved_fields; /* enum common_field: its retire tap has none of these */
    uint32_t unobserved_files;  /* bit f: the core has no write tap on file f */
    uint32_t unobserved_spaces; /* bit s: the core has no write tap on space s */
    bool unswept;               /* its RAMs cannot be read */

    /* Signature mode: the core is on a board that sends running hashes, bridge_signature(), instead
     * of events: of all instructions, or of all except those of window_warp from window_order on.
     * Launches are sent as events. suspect: in an earlier run a signature of that warp up to
     * window_to differed. A clean run up to window_to ends there and is a MISMATCH. */
    bool signatures, window, suspect;
    uint32_t window_warp, window_order, window_to;
};

/* Makes a bridge and its model of `machine` running `program`.
 *   isa, program  must outlive the bridge
 *   returns       NULL with err: the program, or one behind it, cannot be launched on this machine,
 *                 or out of memory
 *   memory        everything is allocated here; events allocate nothing */
struct bridge *bridge_create(const struct common_isa *isa, const struct common_program *program,
                             const struct common_machine *machine,
                             const struct bridge_options *options, struct common_error *err);
void bridge_destroy(struct bridge *bridge);

/* The model of this bridge, for dumps. Stepping it from outside breaks the run. */
void *bridge_model(struct bridge *bridge);

/* ---- Events ----
 * when    in the clock in which they happen, before that clock's bridge_clock(); in any order
 * memory  everything is copied
 * errors  a bad event (a warp that is not there, ...) becomes the verdict */

/* One instruction is complete, or (kind COMMON_LAUNCH) a warp slot got new work. */
void bridge_retire(struct bridge *bridge, const struct common_retire *event);

/* Part of one register row was written.
 *   warp, order  the instruction that wrote it
 *   row_warp   whose row it is; a row of another warp is a difference of the instruction that wrote
 *              it
 *   lane_base  data[i] and bit i of mask are lane lane_base + i
 *   be         bytes written within each lane, data in place
 *   data       `count` words */
void bridge_reg_write(struct bridge *bridge, uint32_t warp, uint32_t order, uint32_t row_warp,
                      uint32_t file, uint32_t index, uint32_t lane_base, uint32_t mask, uint32_t be,
                      const uint32_t *data, uint32_t count);

/* One aligned word of a memory was written.
 *   lane  the owner in a per-lane space, else ignored */
void bridge_mem_write(struct bridge *bridge, uint32_t warp, uint32_t order, uint32_t space,
                      uint32_t lane, uint64_t addr, uint32_t be, uint32_t data);

/* The signature of all that a warp has done, up to this instruction: bridge/signature.h. The model
 * does what it has not done yet, if it can; else as soon as signatures of other warps let it. The
 * last one of a warp may come once more. A difference is a MISMATCH that names no instruction:
 * result.signature says between which ones it is.
 *   when  options.signatures */
void bridge_signature(struct bridge *bridge, uint32_t warp, uint32_t order, uint64_t signature);
/* What a board must know before: of file `number`, or of space `number` - 32.
 *   returns  how many bits of a register or word count, and 64 if it is per lane; 0: nothing */
uint32_t bridge_signature_width(const struct bridge *bridge, uint32_t number);

/* Something came from outside (struct common_outside): an interrupt, a device's value.
 *   when  of a warp: like a write of that instruction, in the clock in which it retires or up to 63
 *         orders earlier; without a warp: in its clock, it takes effect before that clock's retires
 *   ORDER when the ISA takes nothing from outside, when it comes late, when its instruction never
 *   retires */
void bridge_outside(struct bridge *bridge, const struct common_outside *event);

/* A memory has answered a read: it is recorded, if the run is, for a simulation that shall see the
 * same (warpstep replay).
 *   from     name of the port, 16 characters at most
 *   count    words, 1024 at most */
void bridge_answer(struct bridge *bridge, const char *from, uint64_t addr, const uint32_t *word,
                   uint32_t count);

/* The run ends after this instruction, and has passed unless something differed before, or nothing
 * but launches was compared (VACUOUS).
 *   when     in options.stepped, of one that does not differ */
void bridge_enough(struct bridge *bridge);

/* Checks the events of one clock: all writes before all retires. Nearly free without events.
 *   when     after each clock of the core
 *   cycle    number of this clock, ascending; gaps are allowed
 *   returns  0 go on; nonzero the run must stop, call bridge_finish(BRIDGE_END_STOPPED) */
int bridge_clock(struct bridge *bridge, uint64_t cycle);

/* ---- State sweep ----
 * After a bridge_clock() the caller pushes what the core's RAMs hold. Writes that were seen and
 * belong to instructions not yet retired are taken into account. Rows that do not exist in the
 * model now (an idle warp, a register beyond the allocation, undefined bytes) are ignored. */

/* True when sweep_every retires have passed since the last sweep. Cheap; ask each clock or each
 * quantum. */
bool bridge_sweep_due(const struct bridge *bridge);
void bridge_sweep_begin(struct bridge *bridge);

/* The core has a RAM with the rows of this file. It may have none to push now: a stack may be empty
 * or in use. A run that a trap or bridge_enough() cuts short does not miss the sweep of such a
 * file; a run that comes to its end does, unless rows are pushed. */
void bridge_sweep_offer(struct bridge *bridge, uint32_t file);

/* data[i] is lane lane_base + i of that register. */
void bridge_sweep_register(struct bridge *bridge, uint32_t warp, uint32_t file, uint32_t index,
                           uint32_t lane_base, uint32_t count, const uint32_t *data);

/* `count` aligned words of a swept space from byte address addr; bank as in
 * common_isa.space_bytes. */
void bridge_sweep_memory(struct bridge *bridge, uint32_t space, uint32_t bank, uint64_t addr,
                         uint32_t count, const uint32_t *data);

/* returns 0 go on; nonzero the run must stop (STATE_DIFF) */
int bridge_sweep_end(struct bridge *bridge);

/* ---- A launch after another one ----
 * A program may name the next one, which the same core runs without a reset: program.next. Order
 * ids and clocks go on. The result is that of all of them together. */

struct bridge_memory;

/* Closes the launch as bridge_finish() would, and turns to the next program: a new model, with the
 * state that the old one left (common_isa.follow).
 *   when     program.next is there, and the core says that everything is done; its memories are as
 *            the launch left them
 *   memory   as in bridge_finish()
 *   returns  0 the core may get the next program; nonzero the run must stop: the launch
 *            did not pass */
int bridge_next(struct bridge *bridge, const struct bridge_memory *memory, size_t count);

/* Gives the next program the state that this one left (common_isa.feed), as bridge_next() does.
 *   when     program.next is there
 *   returns  0; -1 with err */
int bridge_feed(const struct common_isa *isa, const struct common_program *program,
                const struct bridge_memory *memory, size_t count, struct common_error *err);

/* The core begins: the watchdog, which has waited since bridge_next(), counts from here. */
void bridge_start(struct bridge *bridge);

/* ---- The end ---- */

enum bridge_end {
    BRIDGE_END_DONE,    /* the core says that everything is done */
    BRIDGE_END_STOPPED, /* bridge_clock() or bridge_sweep_end() asked for it */
    BRIDGE_END_LIMIT,   /* a clock limit was reached: HANG unless something else is wrong */
    BRIDGE_END_KILLED   /* signal, lost link, ...: the same; a trace that ends so is a LINK_ERROR */
};

/* What one external memory of the core holds at the end. Per-lane spaces: {warp, lane, addr} as
 * in common_isa.space_bytes. External spaces that are not given count as not observed. */
struct bridge_memory {
    uint32_t space;
    uint32_t bank;
    const uint8_t *byte;
    size_t size;
    /* byte is from calloc(), as common_space.sparse: pages untouched on both sides are not read */
    bool sparse;
};

/* Closes the run: orphans, unfinished work, memory compare, traps, expectations.
 *   when     once, after the last clock and the last sweep; later calls only return the verdict
 *   returns  the verdict */
enum bridge_verdict bridge_finish(struct bridge *bridge, enum bridge_end end,
                                  const struct bridge_memory *memory, size_t count);

/* Makes `verdict` the result if there is none yet, and stops the run: for what the caller alone
 * can know (LINK_ERROR, INTERNAL, a HANG of its own). Keeps the first one. */
void bridge_fail(struct bridge *bridge, enum bridge_verdict verdict, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Adds the state of the core's pins to the message of a HANG that names no instruction.
 *   when  before bridge_finish() */
void bridge_explain(struct bridge *bridge, const char *text);

/* Valid until bridge_destroy; complete after bridge_finish. Until then the verdict is
 * INTERNAL, or what stopped the run. */
const struct bridge_result *bridge_result(const struct bridge *bridge);

/* What went wrong, on one screen (or three lines when nothing did).
 *   returns  0, -1 when the stream failed */
int bridge_report(struct bridge *bridge, FILE *out);

#ifdef __cplusplus
}
#endif

#endif
