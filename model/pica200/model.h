/* Inside of the model: its state and shared functions. Not for other folders; see pica200.h. */
#ifndef PICA200_MODEL_H
#define PICA200_MODEL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "../common/isa.h"
#include "flow.h"
#include "isa.h"
#include "launch.h"
#include "pica200.h"
#include "upload.h"

enum {
    PICA200_LANES = 4,
    PICA200_MAX_THREADS = 8,
    PICA200_BANKS = 2,
    PICA200_VERTICES = 3, /* of the vertex buffer */
};

/* An instruction with its descriptor, as execution wants it. Code and descriptors do not change in
 * a run. */
struct pica200_micro {
    struct pica200_insn insn;
    uint8_t mask; /* enabled components, bit 0 is x */
    uint8_t sel[3][4];
    uint32_t sign[3]; /* the bit that negation flips: bit 23 or none */
    uint32_t desc_word;
};

/* One vertex in flight. All but `flow`'s pc and stacks persists from run to run. */
struct pica200_thread {
    bool busy;     /* a run is going on */
    bool used;     /* had one */
    uint32_t run;  /* the one it has or had */
    uint32_t next; /* the one it gets next */
    struct pica200_flow flow;
    int8_t a0[2];
    bool cmp[2];
    uint8_t vertex; /* emit state */
    bool prim, winding;
    uint8_t bank;
    uint32_t reg[2 * PICA200_ROWS][PICA200_LANES]; /* v0..v15, r0..r15: as operands are numbered */
    uint32_t out[PICA200_BANKS][PICA200_ROWS][PICA200_LANES];
    uint32_t vbuf[PICA200_VERTICES][PICA200_ROWS][PICA200_LANES];
};

/* Everything that changes; the words of space output follow it. */
struct pica200_state {
    struct pica200_config config;
    uint32_t busy;       /* threads */
    uint32_t launched;   /* runs */
    uint64_t primitives; /* sent since the start */
    struct pica200_thread thread[PICA200_MAX_THREADS];
    uint32_t output[];
};

struct pica200_fast; /* fast.h */

struct pica200_model {
    const struct common_program *program;
    uint32_t threads;
    struct pica200_micro *micro;    /* of each word: pica200_micro_at() */
    bool known[PICA200_CODE_WORDS]; /* translated since the word or what it names was written */
    uint8_t *input;                 /* as the host gave it */
    size_t input_bytes;
    struct pica200_state *state;
    size_t output_bytes; /* room */
    struct pica200_fast *fast;
    bool vectors; /* the host's arithmetic is that of f24x4.h */
};

/* state.c: the word at `pc`, which is below PICA200_CODE_WORDS. Most are never executed, so each is
 * translated when somebody asks for it. */
void pica200_translate(struct pica200_model *model, uint32_t pc);
static inline const struct pica200_micro *pica200_micro_at(struct pica200_model *model, uint32_t pc)
{
    if (__builtin_expect(!model->known[pc], 0)) pica200_translate(model, pc);
    return &model->micro[pc];
}

/* state.c: functions for pica200_isa in model.c; contracts as in common/isa.h. */
extern const struct common_file pica200_files[PICA200_FILES];
void *pica200_create(const struct common_program *program, const struct common_machine *machine,
                     struct common_error *err);
/* The same on a machine of so many threads. */
void *pica200_create_on(const struct common_program *program, uint32_t threads,
                        struct common_error *err);
void pica200_destroy(void *model);
/* Writes code into a model that has not begun to run() it: struct common_random.place. */
void pica200_place(void *model, uint64_t pc, const uint32_t *word, unsigned words);
int pica200_follow(void *model, const void *before, struct common_error *err);
uint32_t pica200_threads(const struct common_machine *machine);
enum common_warp_state pica200_warp_state(const void *model, uint32_t warp, uint64_t *pc);
bool pica200_register_live(const void *model, uint32_t warp, uint32_t file, uint32_t index);
void pica200_read_register(const void *model, uint32_t warp, uint32_t file, uint32_t index,
                           uint32_t *lane);
const uint8_t *pica200_space_bytes(const void *model, uint32_t space, uint32_t bank, size_t *size);
size_t pica200_state_size(const void *model);
void pica200_save(const void *model, void *state);
void pica200_restore(void *model, const void *state);

/* launch.c, in the same way. */
int pica200_dispatch(void *model, struct common_retire *event);
int pica200_launch(void *model, const struct common_retire *event, struct common_step *step,
                   struct common_error *err);
bool pica200_finished(const void *model);

/* load.c, in the same way. */
uint64_t pica200_space_size(const struct common_program *program,
                            const struct common_machine *machine, uint32_t space);

/* exec.c, in the same way. */
int pica200_step(void *model, uint32_t warp, struct common_step *step, struct common_error *err);

/* fast.c, in the same way. */
uint64_t pica200_run(void *model, struct common_run *run);

/* A thread's next run begins: its state but for registers; launch.c.
 *   returns  the run's input record */
const uint8_t *pica200_begin_run(const struct pica200_model *model, struct pica200_thread *thread);

/* Which run each thread gets first; launch.c. */
void pica200_assign(struct pica200_model *model);

/* load.c: a program's code, memories and registers as the host would write them.
 *   returns  0; -1 with err, everything that could be loaded loaded */
int pica200_load_memories(const struct common_program *program, struct pica200_config *config,
                          struct common_error *err);

/* The same over an existing configuration. */
int pica200_load_over(const struct common_program *program, struct pica200_config *config,
                      struct common_error *err);

/* Whether a loaded program can run on a machine of so many threads.
 *   returns  0; -1 with err */
int pica200_check(const struct common_program *program, uint32_t threads,
                  const struct pica200_config *config, struct common_error *err);

/* Vectors that the input record at `record` takes, its header included. */
uint32_t pica200_record_vectors(const struct pica200_config *config, const uint8_t *record);

/* Space input: allocated, filled from the program, and its records checked.
 *   returns  0; -1 with err and nothing allocated */
int pica200_load_input(const struct common_program *program, const struct pica200_config *config,
                       uint8_t **input, size_t *bytes, struct common_error *err);

/* One more write of a step. */
static inline struct common_reg_write *pica200_put_row(struct common_step *step, uint32_t file,
                                                       uint32_t index, uint32_t mask, uint32_t be)
{
    struct common_reg_write *write = &step->reg[step->regs++];
    write->file = file;
    write->index = index;
    write->mask = mask;
    write->be = be;
    write->is_volatile = 0;
    return write;
}

static inline void pica200_put_word(struct common_step *step, uint32_t space, uint32_t addr,
                                    uint32_t be, uint32_t data)
{
    struct common_mem_write *write = &step->mem[step->mems++];
    write->space = space;
    write->lane = 0;
    write->addr = addr;
    write->origin = 0;
    write->be = be;
    write->data = data;
}

/* A row of four numbers. */
static inline void pica200_put_vector(struct common_step *step, uint32_t file, uint32_t index,
                                      const uint32_t *value)
{
    struct common_reg_write *write = pica200_put_row(step, file, index, 0xf, 0x7);
    for (unsigned i = 0; i < PICA200_LANES; i++) write->data[i] = value[i];
}

#endif
