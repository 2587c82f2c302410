/* Inside of the model: its state and shared functions. Not for other folders; see tesla.h. */
#ifndef TESLA_MODEL_H
#define TESLA_MODEL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "../common/isa.h"
#include "flow.h"
#include "isa.h"
#include "tesla.h"
#include "texture.h"

enum {
    TESLA_WARP_LANES = 32,
    TESLA_GPRS = 128, /* most registers a thread may have */
    TESLA_ADDRS = 8,  /* $a0..$a7 as fields name them; only 1..4 exist, the others stay 0 */
    TESLA_CONDS = 4,
    TESLA_BARRIERS = 16, /* per block */
    TESLA_BANKS = 16,    /* constant buffers and g[] windows */
    TESLA_BANK_BYTES = 0x10000,
    TESLA_SHARED_ALIGN = 0x40,
    TESLA_SHARED_MAX = 0x4000,
    TESLA_HEADER_BYTES = 0x10, /* of s[], before the parameters */
    TESLA_LOCAL_MAX = 0x10000,
    TESLA_GRID_MAX = 65535,
    TESLA_CODE_MAX = 0x1000000, /* bytes that a 24-bit pc reaches */
    TESLA_MAX_WARPS = 256,      /* slots: $physid has 8 bits for them */
    TESLA_NO_BARRIER = TESLA_BARRIERS,
    TESLA_INPUTS = 128,                     /* most words of a[] or v[] of a thread */
    TESLA_OUTPUTS = 32,                     /* of o[] */
    TESLA_VERTICES = 64,                    /* that a thread of a geometry program emits */
    TESLA_ROW_BYTES = 4 * TESLA_WARP_LANES, /* of inputs and outputs: a word of each lane */
    TESLA_ATTRIBUTE_HEAD = 8,               /* bytes in front of a block's inputs: lanes, visible */
    TESLA_OUTPUT_MAX = 0x40000000           /* bytes of all records */
};

/* Sheet 1.7: the one s[] word that a warp may have locked. */
struct tesla_lock {
    bool valid;
    uint32_t lane;
    uint32_t addr; /* bytes, multiple of 4 */
};

/* One warp slot. Registers at and beyond the allocation are 0 always. */
struct tesla_warp {
    bool busy;        /* has work that is not finished */
    bool used;        /* had work: the state after its last warp is still there */
    uint32_t block;   /* block slot */
    uint32_t barrier; /* it waits for this one, or TESLA_NO_BARRIER */
    struct tesla_lock lock;
    struct tesla_flow flow;
    _Alignas(64) uint32_t gpr[TESLA_GPRS][TESLA_WARP_LANES]; /* as vectors want them */
    uint32_t addr[TESLA_ADDRS][TESLA_WARP_LANES];
    uint8_t cond[TESLA_CONDS][TESLA_WARP_LANES];

    /* Graphics programs. In compute all lanes are visible. */
    uint32_t visible; /* lanes that store, deliver, emit */
    uint32_t emitted; /* lanes that have emitted since their last restart */
    uint32_t thread;  /* number of lane 0 */
    uint32_t out[TESLA_OUTPUTS][TESLA_WARP_LANES];
    uint32_t records[TESLA_WARP_LANES]; /* delivered */
    uint32_t strips[TESLA_WARP_LANES];  /* finished */
};

/* Sheet 1.6. `all`: the last increment since the counter was 0 counted to "all". */
struct tesla_barrier {
    uint32_t count;
    bool all;
};

/* One block slot. */
struct tesla_block {
    bool busy;         /* has a block that is not finished */
    uint32_t number;   /* x + y * grid x */
    uint32_t base;     /* of its s[] in the core's shared memory, bytes */
    uint32_t launched; /* warps so far; the finished block's until the slot is used again */
    uint32_t running;  /* warps not finished, those not yet launched among them */
    struct tesla_barrier barrier[TESLA_BARRIERS];
};

/* State that belongs to no slot. */
struct tesla_grid {
    uint32_t next_block;    /* the first one with warps left to launch */
    uint32_t next_slot;     /* where it lives, if some of its warps were launched */
    uint32_t next_warp;     /* of it */
    uint64_t misaligned;    /* accesses of lanes to g[], so far; .. */
    uint32_t misaligned_pc; /* .. the first one's */
};

/* The core that runs the program. */
struct tesla_machine {
    uint32_t warps;        /* warp slots */
    uint32_t blocks;       /* block slots */
    uint32_t registers;    /* register rows of 32 lanes, all warps together */
    uint32_t shared_bytes; /* s[] of the whole core */
    uint32_t stack_depth;  /* entries of a warp's control stack; 0: TESLA_STACK_DEPTH */
    uint32_t lacks;        /* enum tesla_feature, TESLA_LACKS_TEXTURE: parts it was built without */
};

struct tesla_model {
    const struct common_program *program;
    struct tesla_machine machine;

    /* Fixed by the program. */
    uint32_t regs;                      /* registers per thread */
    uint32_t threads;                   /* of a block */
    uint32_t block_warps;               /* warps of a block */
    uint32_t blocks;                    /* of the grid */
    uint32_t shared_size;               /* s[] per block, multiple of 0x40 */
    uint32_t local_size;                /* l[] per thread */
    uint32_t type;                      /* enum tesla_type_of_program */
    uint32_t inputs, outputs, vertices; /* of a thread; 0 in compute */
    uint8_t *attribute;                 /* NULL in compute */
    struct tesla_texels texels;
    struct tesla_texture_unit texture; /* serves texture instructions */
    struct tesla_insn *insn;           /* one for each code word as an entry point */
    uint32_t insns;
    struct tesla_fast_insn *fast;         /* the same for run(): fast.h */
    const struct tesla_fast_level *level; /* which loops run() takes */
    uint8_t *bank[TESLA_BANKS];           /* NULL: reads 0 */

    /* Everything that changes, one flat block: `grid`, `warp`, `block`, and the memories point
     * into it. */
    void *allocated; /* it lies in here at a multiple of 64 bytes */
    uint8_t *state;
    size_t state_size;
    struct tesla_grid *grid;
    struct tesla_warp *warp;
    struct tesla_block *block;
    uint8_t *shared;
    uint8_t *global;
    uint8_t *local; /* {warp slot, lane, address} */
    uint8_t *output;
};

/* machine.c: the machine of some build parameters. */
int tesla_machine_of(const struct common_machine *machine, struct tesla_machine *out,
                     struct common_error *err);
uint32_t tesla_warps(const struct common_machine *machine);

/* tesla_create() on a machine that was read. */
void *tesla_create_on(const struct common_program *program, const struct tesla_machine *machine,
                      struct common_error *err);

/* state.c: functions for tesla_isa in model.c; contracts as in common/isa.h. */
void *tesla_create(const struct common_program *program, const struct common_machine *machine,
                   struct common_error *err);
void tesla_destroy(void *model);
/* Decodes changed words of the program again, for step() alone: struct common_random.place. */
void tesla_place_code(void *model, uint64_t pc, const uint32_t *word, unsigned words);
int tesla_follow(void *model, const void *before, struct common_error *err);
enum common_warp_state tesla_warp_state(const void *model, uint32_t warp, uint64_t *pc);
bool tesla_register_live(const void *model, uint32_t warp, uint32_t file, uint32_t index);
void tesla_read_register(const void *model, uint32_t warp, uint32_t file, uint32_t index,
                         uint32_t *lane);
const uint8_t *tesla_space_bytes(const void *model, uint32_t space, uint32_t bank, size_t *size);
bool tesla_space_live(const void *model, uint32_t space, uint64_t addr, uint64_t *bytes);
size_t tesla_state_size(const void *model);
void tesla_save(const void *model, void *state);
void tesla_restore(void *model, const void *state);
void tesla_accept(void *model, uint32_t warp, const struct common_reg_write *write,
                  struct common_step *step);

/* launch.c, in the same way. */
int tesla_dispatch(void *model, struct common_retire *event);
int tesla_launch(void *model, const struct common_retire *event, struct common_step *step,
                 struct common_error *err);
bool tesla_finished(const void *model);
/* launch.c: the work of tesla_launch() for an event of tesla_dispatch(). step NULL: events are not
 * recorded. */
void tesla_place_warp(struct tesla_model *model, const struct common_retire *event,
                      struct common_step *step);
bool tesla_note(const void *model, char *text, size_t size);
uint64_t tesla_limit(const struct common_program *program);
uint64_t tesla_space_size(const struct common_program *program,
                          const struct common_machine *machine, uint32_t space);

/* exec.c and fast.c, in the same way. */
int tesla_step(void *model, uint32_t warp, struct common_step *step, struct common_error *err);
uint64_t tesla_run(void *model, struct common_run *run);

/* Whether an operation has a function that performs it; the others must trap in decode. */
bool tesla_op_built(enum tesla_op op);

/* Decodes the code again, for tests: create() has done it as the launch says. */
void tesla_decode_code(struct tesla_model *model, const struct tesla_mode *mode);

/* Checks the launch against the limits of the ISA and the machine.
 *   returns 0; -1 with err */
int tesla_check_launch(const struct common_program *program, const struct tesla_machine *machine,
                       struct common_error *err);

/* Bytes of all records of a graphics launch, and of all blocks' inputs; 0 in compute. */
uint64_t tesla_output_bytes(const struct tesla_launch *launch);
uint64_t tesla_attribute_bytes(const struct tesla_launch *launch);

/* Barriers, sheet 1.6; in barrier.c.
 *   tesla_barrier_arrive  one warp executes `bar`; it may be made to wait
 *   tesla_barrier_leave   one warp of the block has finished; `running` was counted down already
 *   */
struct tesla_bar {
    uint32_t id, count;
    bool inc, wait, all;
};
void tesla_barrier_arrive(struct tesla_model *model, struct tesla_warp *warp,
                          const struct tesla_bar *bar);
void tesla_barrier_leave(struct tesla_model *model, uint32_t block);

#endif
