/* The state of the model, and the descriptor's functions on it: state.c, load.c, launch.c. */
#ifndef SGX543_STATE_H
#define SGX543_STATE_H

#include "../common/isa.h"
#include "isa.h"
#include "launch.h"
#include "sgx543.h"
#include "tables.h"

struct sgx543_micro;
struct sgx543_work;

enum sgx543_status { SGX543_RUN, SGX543_ENDED, SGX543_ILLEGAL, SGX543_KILLED };

/* Flags of a retire; ILLEGAL alone ends the instance. */
enum sgx543_trap {
    SGX543_TRAP_ILLEGAL = 1,
    SGX543_TRAP_OOB = 1 << 16,
    SGX543_TRAP_BEXCEPTION = 1 << 17
};

/* Operands of MOE: sheet 2.7. */
enum sgx543_step { SGX543_DST, SGX543_S0, SGX543_S1, SGX543_S2, SGX543_STEPS };

struct sgx543_moe {
    uint8_t mode;
    uint8_t inc; /* two's complement, or four steps of two bits */
    uint16_t base;
};

/* Words after the registers, so that every word that a float operand reads has an index: fast.c. */
enum {
    SGX543_WORD_INTERNAL = 4 * SGX543_BANK,
    SGX543_WORD_FLOAT = SGX543_WORD_INTERNAL + SGX543_INTERNAL, /* swizzle constants, F32 */
    SGX543_WORD_HALF = SGX543_WORD_FLOAT + 4,                   /* .. and F16 */
    SGX543_WORD_SPECIAL = SGX543_WORD_HALF + 4,                 /* c0 to c63, two words each */
    SGX543_WORD_IMMEDIATE = SGX543_WORD_SPECIAL + 2 * 64,       /* 0.0 to 127.0 */
    SGX543_WORD_AHEAD = SGX543_WORD_IMMEDIATE + 128, /* 0; registers that idx1, idx2 add */
    SGX543_WORD_INDEX = SGX543_WORD_AHEAD + 3,       /* idx1, idx2 */
    SGX543_WORD_COUNT = SGX543_WORD_INDEX + 2
};

/* A slot, and the instance in it. */
struct sgx543_state {
    bool busy, used, secondary;
    uint32_t instance; /* that runs, or ran last */
    uint32_t next;     /* instance of the next launch, if there is one */
    uint32_t pc, prog_end;
    uint32_t reg[SGX543_WORD_COUNT]; /* r, o, pa, sa, i; constants; idx */
    uint32_t link;
    uint32_t p; /* a bit for each predicate */
    struct sgx543_moe moe[SGX543_STEPS];
    uint32_t limits;
    uint32_t phase; /* row 0 of file phase */
    uint32_t phase_addr;
    bool depth_there;
    uint32_t depth;
};

/* Everything that changes. After it: local memory, global memory, output. */
struct sgx543_core_state {
    bool failed;              /* the secondary program did not end */
    uint32_t launched, busy;  /* launches so far; slots that have an instance */
    uint32_t sa[SGX543_BANK]; /* its contents for the first launch of a slot */
    struct sgx543_state slot[SGX543_MAX_SLOTS];
    uint8_t memory[];
};

enum { SGX543_PHASE_VALID = 1 << 14 };

struct sgx543_model {
    const struct common_program *program;
    struct sgx543_launch launch;
    uint32_t imem; /* instructions of the code memory */
    uint32_t slots, launches;
    /* registers of r, o, pa from here on are 0 where an instance ended */
    uint32_t dirty[SGX543_SA + 1];
    uint32_t *code;
    struct sgx543_micro
        *micro; /* of each instruction; it is filled when somebody asks for it: sgx543_micro_at() */
    uint8_t *translated; /* whether it was */
    uint32_t uniform[SGX543_BANK], config[SGX543_REGISTERS];
    uint32_t *input, *texture;
    uint32_t textures; /* records */
    struct sgx543_core_state *core;
    uint8_t *local, *global, *output; /* in its state */
    size_t global_bytes, output_bytes;
};

/* Any register may be other than 0. */
static inline void sgx543_soil(struct sgx543_model *model)
{
    for (unsigned bank = 0; bank < SGX543_SA; bank++) model->dirty[bank] = SGX543_BANK;
}

/* ---- state.c, load.c, launch.c: functions for sgx543_isa in model.c; contracts as in
 * common/isa.h. */
extern const struct common_file sgx543_files[SGX543_FILES];
void *sgx543_create(const struct common_program *program, const struct common_machine *machine,
                    struct common_error *err);
void sgx543_destroy(void *model);
int sgx543_follow(void *model, const void *before, struct common_error *err);
enum common_warp_state sgx543_warp_state(const void *model, uint32_t warp, uint64_t *pc);
bool sgx543_register_live(const void *model, uint32_t warp, uint32_t file, uint32_t index);
void sgx543_read_register(const void *model, uint32_t warp, uint32_t file, uint32_t index,
                          uint32_t *lane);
const uint8_t *sgx543_space_bytes(const void *model, uint32_t space, uint32_t bank, size_t *size);
size_t sgx543_state_size(const void *model);
void sgx543_save(const void *model, void *state);
void sgx543_restore(void *model, const void *state);
uint64_t sgx543_space_size(const struct common_program *program,
                           const struct common_machine *machine, uint32_t space);
int sgx543_dispatch(void *model, struct common_retire *event);
int sgx543_launch(void *model, const struct common_retire *event, struct common_step *step,
                  struct common_error *err);
bool sgx543_finished(const void *model);
int sgx543_step(void *model, uint32_t warp, struct common_step *step, struct common_error *err);
uint64_t sgx543_run(void *model, struct common_run *run);
uint32_t sgx543_imem(const struct common_machine *machine);
uint32_t sgx543_slots(const struct common_machine *machine);

/* load.c: a program's memories and registers.
 *   returns  0; -1 with err */
int sgx543_load(struct sgx543_model *model, struct common_error *err);

/* launch.c: begins all launches that dispatch() has now, and says how many; ends the program that
 * w->state has, with its output record. */
uint32_t sgx543_begin_all(struct sgx543_model *model);
void sgx543_finish(struct sgx543_work *w, enum sgx543_status status);

/* A row of a file as the taps have it. */
uint32_t sgx543_row(const struct sgx543_state *state, uint32_t file, uint32_t index);

#endif
