/* Inside of the model: its state and what its files share. Not for other folders; see sgx543.h. */
#ifndef SGX543_MODEL_H
#define SGX543_MODEL_H

#include <string.h>

#include "../common/isa.h"
#include "isa.h"
#include "launch.h"
#include "sgx543.h"
#include "tables.h"

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

/* Words behind the registers, so that all that a float operand reads has an index: fast.c. */
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

/* Everything that changes. Behind it: local memory, global memory, output. */
struct sgx543_core_state {
    bool failed;              /* the secondary program did not end */
    uint32_t launched, busy;  /* launches so far; slots that have an instance */
    uint32_t sa[SGX543_BANK]; /* what the first launch of a slot finds there */
    struct sgx543_state slot[SGX543_MAX_SLOTS];
    uint8_t memory[];
};

enum { SGX543_PHASE_VALID = 1 << 14 };

/* Where an operand comes from, or a result goes. */
enum sgx543_from {
    SGX543_FROM_BANK, /* r, o, pa, sa; also with an index */
    SGX543_FROM_INTERNAL,
    SGX543_FROM_SPECIAL,
    SGX543_FROM_IMMEDIATE,
    SGX543_FROM_INDEX
};

struct sgx543_operand {
    uint8_t from, bank;
    uint8_t index; /* 1, 2: indexed by idx1, idx2 */
    uint8_t mult;  /* of a step: sheet 2.7 */
    int16_t number;
};

/* An operand in one iteration. */
struct sgx543_place {
    uint8_t from, bank;
    uint8_t index; /* that was added */
    int32_t number;
};

/* A source that is ready: words of the state's reg[], or halves of them, one for each lane. */
struct sgx543_ready {
    uint16_t at[4]; /* word; half: 2 * word + 1 for the high one; ten bits: 4 * word + place */
    bool half, ten; /* of F16, of C10 */
    bool row;       /* four words, or halves, from at[0] on */
    uint8_t index;  /* 1, 2: at[] is without what idx1, idx2 add */
    uint32_t keep, flip;
};

struct sgx543_quick;
/* Does an iteration of which nobody is told.
 *   returns  false: its numbers are rare; nothing is done, and the action must do it */
typedef bool sgx543_quickly(uint32_t *reg, const struct sgx543_quick *quick);

/* A colour operation: fast_colour.c. Complements are bits that are flipped. */
struct sgx543_blend {
    uint8_t rgb[3], alpha[3]; /* what the factors are */
    uint8_t op[2];            /* of colour, of alpha */
    bool fixed, minus, clamped;
    uint32_t first, flip[3], result;
    uint32_t keep; /* bits of the destination that stay */
};

enum { SGX543_QUICK = 8 };
struct sgx543_quick {
    sgx543_quickly *run;
    struct sgx543_ready s[3];
    uint16_t to; /* first word of the result */
    uint8_t mask;
    bool half, ten;
    uint32_t literal;
    uint32_t constant[3]; /* of sources that are integers: what is no register */
    struct sgx543_blend blend;
};

struct sgx543_micro;
struct sgx543_work;
/* Does iteration j. */
typedef void sgx543_action(struct sgx543_work *w, unsigned j);

struct sgx543_micro {
    struct sgx543_insn insn;
    struct sgx543_operand d, s0, s1,
        s2; /* dest and sources; VDUAL: d and s1 are the unified ones */
    uint8_t predicate, mask, format, count; /* count: iterations */
    bool end;
    bool one_pn;   /* Pn is p0 */
    bool indexed;  /* an operand is */
    bool goes_on;  /* the next one is behind it */
    bool steps;    /* it sets MOE: of those that go on, no other one does */
    bool alone;    /* it uses nothing that other slots can see, and no index */
    uint8_t reach; /* registers from an operand's first one on that may be named, at most */
    uint8_t swz0[4], swz1[4], swz2[4];
    sgx543_action *action; /* NULL: it is illegal */
    /* When nobody listens: with this MOE, in a secondary program or not */
    bool tuned, secondary;
    struct sgx543_moe moe[SGX543_STEPS];
    bool inside;             /* no register that is not indexed is out of bounds */
    int32_t low[3], high[3]; /* registers of indexed operands without idx1 (1), idx2 (2) */
    bool ready;              /* quick[] does it */
    uint8_t joined; /* .. and `four` does so many iterations from the first on, four at once */
    sgx543_quickly *four;
    bool surveyed; /* `ahead` is known: how many from here on can go in a row; exec.c */
    uint8_t ahead;
    struct sgx543_quick quick[SGX543_QUICK]; /* iterations */
};

struct sgx543_model {
    const struct common_program *program;
    struct sgx543_launch launch;
    uint32_t imem; /* instructions of the code memory */
    uint32_t slots, launches;
    /* registers of r, o, pa from here on are 0 where an instance ended */
    uint32_t dirty[SGX543_SA + 1];
    uint32_t *code;
    struct sgx543_micro *micro; /* of each instruction; it is filled when somebody asks for it: sgx543_micro_at() */
    uint8_t *translated;        /* whether it was */
    uint32_t uniform[SGX543_BANK], config[SGX543_REGISTERS];
    uint32_t *input, *texture;
    uint32_t textures; /* records */
    struct sgx543_core_state *core;
    uint8_t *local, *global, *output; /* in its state */
    size_t global_bytes, output_bytes;
};

/* An instruction that is performed. */
struct sgx543_work {
    struct sgx543_model *model;
    struct sgx543_state *state;
    const struct sgx543_micro *micro;
    struct common_step *step; /* gets what happens; NULL: nobody listens */
    uint32_t first;           /* of step->reg: that this operation may merge with */
    uint32_t trap, next;
    bool killed;
};

/* Any register may be other than 0. */
static inline void sgx543_soil(struct sgx543_model *model)
{
    for (unsigned bank = 0; bank < SGX543_SA; bank++) model->dirty[bank] = SGX543_BANK;
}

/* ---- state.c, load.c, launch.c: what model.c puts into sgx543_isa; contracts as in common/isa.h. */
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

/* launch.c: begins all launches that dispatch() has now, and says how many; ends the program that w->state has, with its
 * output record. */
uint32_t sgx543_begin_all(struct sgx543_model *model);
void sgx543_finish(struct sgx543_work *w, enum sgx543_status status);

/* A row of a file as the taps have it. */
uint32_t sgx543_row(const struct sgx543_state *state, uint32_t file, uint32_t index);

/* ---- translate.c */
void sgx543_translate(const uint32_t *word, struct sgx543_micro *micro);

/* The instruction at a pc of the code memory: translated once, for most of that memory is never executed. */
static inline struct sgx543_micro *sgx543_micro_at(const struct sgx543_model *model, uint32_t pc)
{
    if (__builtin_expect(!model->translated[pc], 0)) {
        sgx543_translate(model->code + (size_t)SGX543_WORDS * pc, &model->micro[pc]);
        model->translated[pc] = 1;
    }
    return &model->micro[pc];
}
/* Lanes that an instruction of VMAD2, VNMAD, VMAD, VDP, VCOMP or VMOV writes; for the text. */
unsigned sgx543_written_lanes(const struct sgx543_insn *insn);
/* What does it: each group's file. NULL: the operation is not there. */
sgx543_action *sgx543_action_of(unsigned op);

/* ---- operand.c */
int32_t sgx543_offset(const struct sgx543_state *state, enum sgx543_step which, unsigned mult,
                      unsigned j);
/* An operand, `offset` registers on; an internal one `steps` of i0 to i3 on. */
struct sgx543_place sgx543_place_at(const struct sgx543_work *w, const struct sgx543_operand *o,
                                    int32_t offset, int32_t steps);
/* An operand in iteration j as MOE says. */
struct sgx543_place sgx543_place_of(const struct sgx543_work *w, const struct sgx543_operand *o,
                                    enum sgx543_step which, unsigned j);
/* A register of a bank; outside of it 0, and OOB. */
uint32_t sgx543_register(struct sgx543_work *w, const struct sgx543_place *place, int32_t k);
/* Lane k: a float as F32, an integer as its value. */
uint32_t sgx543_lane(struct sgx543_work *w, const struct sgx543_place *place, unsigned format,
                     unsigned k);
/* The value of a channel of a float operand with abs (bit 1) and neg (bit 0). */
uint32_t sgx543_float(struct sgx543_work *w, const struct sgx543_place *place, unsigned format,
                      unsigned channel, unsigned modifiers);
/* Lane k of a register vector as its bits are, without a conversion. */
uint32_t sgx543_bits(struct sgx543_work *w, const struct sgx543_place *place, unsigned format,
                     unsigned k);
/* Writes lane k: a float given as F32, an integer cut to its width. */
void sgx543_put(struct sgx543_work *w, const struct sgx543_place *place, unsigned format,
                unsigned k, uint32_t value);
/* The same, where the bits are those of the format already. Not for internal places. */
void sgx543_put_bits(struct sgx543_work *w, const struct sgx543_place *place, unsigned format,
                     unsigned k, uint32_t bits);
/* Lanes of a mask, ascending. */
void sgx543_put_lanes(struct sgx543_work *w, const struct sgx543_place *place, unsigned format,
                      unsigned mask, const uint32_t *value);
/* Where the next write does not merge with those before. */
void sgx543_operation(struct sgx543_work *w);

/* idx1 (0) or idx2 (1), and what it adds: sheet 2.5. */
static inline void sgx543_set_index(uint32_t *reg, unsigned n, uint32_t value)
{
    reg[SGX543_WORD_INDEX + n] = value;
    reg[SGX543_WORD_AHEAD + 1 + n] = (uint32_t)(2 * (int16_t)value);
}

/* A write of a file that has no lanes, by the value that the state has. */
void sgx543_report(struct sgx543_work *w, uint32_t file, uint32_t index);
void sgx543_set_predicate(struct sgx543_work *w, unsigned number, bool value);
/* A word for space port. */
void sgx543_port(struct sgx543_work *w, uint32_t addr, uint32_t data);
void sgx543_mem(struct common_step *step, uint32_t space, uint64_t addr, uint32_t be,
                uint32_t data);

/* ---- fast.c */

/* The words behind the registers. */
void sgx543_fast_begin(struct sgx543_state *state);
/* Fills quick[] as the MOE of a state has it, whose idx must be 0; no register may be out of bounds.
 *   returns  false: it is none of the common instructions */
bool sgx543_fast_prepare(struct sgx543_micro *micro, struct sgx543_state *state);

/* Source i, an integer in a register or a number, which is repeated as `each` says.
 *   returns  false: it cannot be ready */
bool sgx543_fast_word(struct sgx543_quick *quick, unsigned i, const struct sgx543_place *place,
                      uint32_t each);

/* ---- fast_colour.c, fast_mad.c
 *   returns  false: iteration j cannot be ready */
bool sgx543_fast_colour(struct sgx543_work *w, struct sgx543_quick *quick, unsigned j);
bool sgx543_fast_mad(struct sgx543_work *w, struct sgx543_quick *quick, unsigned j);
/* What does four iterations at once that sgx543_fast_colour() made ready; NULL: they go one by one. */
sgx543_quickly *sgx543_join_colours(struct sgx543_quick *quick);

/* ---- exec_float.c: an operand in iteration j as rmode says, and an internal one */
struct sgx543_place sgx543_matrix_place(const struct sgx543_work *w, const struct sgx543_operand *o,
                                        enum sgx543_step which, unsigned mult, unsigned j);
struct sgx543_place sgx543_matrix_gpi(const struct sgx543_work *w, unsigned number, unsigned j);

/* ---- exec_flow.c: MOE of a new instance */
extern const struct sgx543_moe sgx543_usual_moe[SGX543_STEPS];
void sgx543_reset_moe(struct sgx543_state *state);
void sgx543_report_moe(struct sgx543_work *w, unsigned rows);

static inline bool sgx543_place_is_internal(const struct sgx543_place *place)
{
    return place->from == SGX543_FROM_INTERNAL;
}

/* The four words of the state that a place begins, where it has so many; NULL: it has not. */
static inline uint32_t *sgx543_words_at(const struct sgx543_work *w,
                                        const struct sgx543_place *place)
{
    uint32_t *reg = w->state->reg;
    if (place->from == SGX543_FROM_INTERNAL) return reg + 4 * SGX543_BANK + 4 * place->number;
    bool inside = place->from == SGX543_FROM_BANK && (uint32_t)place->number <= SGX543_BANK - 4;
    return inside ? reg + place->bank * SGX543_BANK + place->number : NULL;
}

#define F(name) (w->micro->insn.f[SGX543_##name])

#endif
