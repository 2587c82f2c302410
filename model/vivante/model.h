/* Inside of the model: its state and shared functions. Not for other folders; see vivante.h. */
#ifndef VIVANTE_MODEL_H
#define VIVANTE_MODEL_H

#include "../common/isa.h"
#include "../common/round.h"
#include "isa.h"
#include "launch.h"
#include "vivante.h"

enum {
    VIVANTE_LANES = 4,        /* of a group, at most */
    VIVANTE_EVENT_LANES = 16, /* component c of lane L is 4 * L + c */
    VIVANTE_MAX_GROUPS = 8,
    VIVANTE_MAX_CALLS = 32,
    VIVANTE_MAX_LOOPS = 16,
    VIVANTE_MAX_CODE = 1 << 15 /* instructions */
};

struct vivante_loop {
    uint32_t start, left, step;
    bool is_loop; /* LOOP; else REP */
};

/* A group slot. Masks have a bit for each lane. */
struct vivante_group {
    bool busy, used;
    uint32_t number, next; /* of the group that it has or had, and gets */
    uint8_t exist, finished, killed, helper;
    uint16_t pc[VIVANTE_LANES];
    uint8_t calls[VIVANTE_LANES], loops[VIVANTE_LANES];
    uint16_t call[VIVANTE_LANES][VIVANTE_MAX_CALLS];
    struct vivante_loop loop[VIVANTE_LANES][VIVANTE_MAX_LOOPS];
    uint32_t a0[VIVANTE_LANES][4], i0[VIVANTE_LANES][4];
    uint32_t temp[VIVANTE_TEMPS][VIVANTE_LANES][4];
};

/* Everything that changes. After it: local memory, global memory, output. */
struct vivante_state {
    uint32_t launched, busy; /* groups */
    struct vivante_group group[VIVANTE_MAX_GROUPS];
    uint8_t memory[];
};

/* The machine, from its parameters. */
struct vivante_machine {
    uint32_t groups, lanes, temps, uniforms, code, local_bytes, calls, loops;
};

/* Where an operand comes from. */
enum vivante_from {
    VIVANTE_FROM_VALUE, /* an immediate, or 0 */
    VIVANTE_FROM_TEMP,
    VIVANTE_FROM_UNIFORM,
    VIVANTE_FROM_INTERNAL
};

/* Effects of abs and neg, sheet 4.1. */
enum vivante_modify {
    VIVANTE_MODIFY_NOT,
    VIVANTE_MODIFY_FLOAT,
    VIVANTE_MODIFY_SIGNED,
    VIVANTE_MODIFY_UNSIGNED
};

/* Widths of integers, and half floats: of operands, and of results. */
enum vivante_width {
    VIVANTE_WIDTH_ALL,
    VIVANTE_WIDTH_S8,
    VIVANTE_WIDTH_S16,
    VIVANTE_WIDTH_U8,
    VIVANTE_WIDTH_U16,
    VIVANTE_WIDTH_HALF
};

/* An operand as execution wants it: the one-uniform rule, aliases and the level are worked in. */
struct vivante_operand {
    uint8_t from, index; /* index: 0 none, 1..4 a.x .. a.w */
    uint8_t swiz[4];
    uint8_t width, modify;
    bool neg, abs, use;
    bool straight;        /* components in their places, nothing else is done */
    uint32_t reg, offset; /* offset: of group 3 */
    uint32_t value;
    struct { /* the same for quad.c, if it can do it */
        uint32_t value[4], swizzle[4], keep, flip;
    } quad;
};

struct vivante_work;
struct vivante_micro;
/* Fills the result from three operands of one lane. */
typedef void vivante_alu(const struct vivante_micro *micro, const uint32_t (*v)[4], uint32_t *r);
/* Performs an instruction for all lanes. */
typedef void vivante_action(struct vivante_work *work);
/* Does all of it without events, from operands to results.
 *   returns  false: it is rare; nothing has changed */
typedef bool vivante_quad(struct vivante_work *work);

struct vivante_micro {
    struct vivante_insn insn;
    struct vivante_operand src[3];
    uint8_t fetch;  /* slots to be fetched */
    bool all_lanes; /* of lanes that do not execute, too */
    uint8_t round;  /* enum common_round */
    bool sat;
    uint8_t width; /* of the result */
    bool fast;     /* the form of sheet 4.6 */
    uint8_t halti;
    bool reserved, bad_cond;
    bool stacks;      /* it pushes or looks at the top */
    vivante_alu *alu; /* one of the two; none: nothing happens */
    vivante_action *action;
    vivante_quad *quad; /* NULL: not this instruction, or not on this host */
    struct {
        uint32_t comps[4];                     /* masks: components that are written, .. */
        uint32_t less, equal, greater, invert; /* .. when a condition holds */
        uint32_t binary;                       /* it compares two operands */
    } mask;
};

struct vivante_model {
    const struct common_program *program;
    struct vivante_machine machine;
    struct vivante_launch launch;
    uint32_t config[VIVANTE_REGISTERS];
    uint32_t halti, temps; /* level; temporaries that a launch writes */
    uint32_t groups;       /* to run */
    struct vivante_micro *micro;
    uint32_t *code, *uniform;
    uint32_t sampler[VIVANTE_SAMPLERS][32];
    uint8_t *input;
    size_t input_bytes;
    struct vivante_state *state;
    uint8_t *local, *global, *output; /* in the state */
    size_t local_bytes, global_bytes, output_bytes;
};

/* state.c: functions for vivante_isa in model.c; contracts as in common/isa.h. */
extern const struct common_file vivante_files[VIVANTE_FILES];
void *vivante_create(const struct common_program *program, const struct common_machine *machine,
                     struct common_error *err);
/* The same on a machine of these sizes. */
void *vivante_create_on(const struct common_program *program, const struct vivante_machine *machine,
                        struct common_error *err);
void vivante_destroy(void *model);
enum common_warp_state vivante_warp_state(const void *model, uint32_t warp, uint64_t *pc);
bool vivante_register_live(const void *model, uint32_t warp, uint32_t file, uint32_t index);
void vivante_read_register(const void *model, uint32_t warp, uint32_t file, uint32_t index,
                           uint32_t *lane);
const uint8_t *vivante_space_bytes(const void *model, uint32_t space, uint32_t bank, size_t *size);
size_t vivante_state_size(const void *model);
void vivante_save(const void *model, void *state);
void vivante_restore(void *model, const void *state);

/* launch.c, in the same way. */
int vivante_dispatch(void *model, struct common_retire *event);
int vivante_launch(void *model, const struct common_retire *event, struct common_step *step,
                   struct common_error *err);
bool vivante_finished(const void *model);

/* A group's output records, when its last lane is finished.
 *   step  gets the words; NULL: events are not recorded */
void vivante_deliver(struct vivante_model *model, const struct vivante_group *group,
                     struct common_step *step);

/* The next group of a slot; its input goes to the registers. */
void vivante_begin(struct vivante_model *model, struct vivante_group *group);

/* exec.c, in the same way. */
int vivante_step(void *model, uint32_t warp, struct common_step *step, struct common_error *err);
uint64_t vivante_run(void *model, struct common_run *run);

/* translate.c: an instruction for execution at this level. */
void vivante_translate(struct vivante_model *model, const uint32_t *word,
                       struct vivante_micro *micro);

/* load.c: a program's launch as it can be run, its memories, registers and tables.
 *   returns  0; -1 with err */
int vivante_load(struct vivante_model *model, struct common_error *err);
/* As in common/isa.h. */
int vivante_follow(void *model, const void *before, struct common_error *err);
uint64_t vivante_space_size(const struct common_program *program,
                            const struct common_machine *machine, uint32_t space);

/* One more write of a step. */
static inline struct common_reg_write *vivante_put_row(struct common_step *step, uint32_t file,
                                                       uint32_t index, uint32_t be)
{
    struct common_reg_write *write = &step->reg[step->regs++];
    write->file = file;
    write->index = index;
    write->mask = 0;
    write->be = be;
    write->is_volatile = 0;
    return write;
}

static inline void vivante_put_word(struct common_step *step, uint32_t space, uint64_t addr,
                                    uint64_t origin, uint32_t be, uint32_t data)
{
    struct common_mem_write *write = &step->mem[step->mems++];
    write->space = space;
    write->lane = 0;
    write->addr = addr;
    write->origin = origin;
    write->be = be;
    write->data = data;
}

#endif
