/* Inside of the model: an instruction as it is performed, and its operands. Not for other folders;
 * see sgx543.h. */
#ifndef SGX543_MODEL_H
#define SGX543_MODEL_H

#include <string.h>

#include "fast.h"
#include "state.h"

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
    bool goes_on;  /* the next one is after it */
    bool steps;    /* it sets MOE: of those that go on, no other one does */
    bool alone;    /* it uses nothing that other slots can see, and no index */
    uint8_t reach; /* registers from an operand's first one on that may be named, at most */
    uint8_t swz0[4], swz1[4], swz2[4];
    sgx543_action *action; /* NULL: it is illegal */
    /* Without events: with this MOE, in a secondary program or not */
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

/* An instruction that is performed. */
struct sgx543_work {
    struct sgx543_model *model;
    struct sgx543_state *state;
    const struct sgx543_micro *micro;
    struct common_step *step; /* receives the events; NULL: none are recorded */
    uint32_t first;           /* of step->reg: that this operation may merge with */
    uint32_t trap, next;
    bool killed;
};

/* ---- translate.c */
void sgx543_translate(const uint32_t *word, struct sgx543_micro *micro);

/* The instruction at a pc of the code memory: translated once, for most of that memory is never
 * executed. */
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
/* The function of an operation, in its group's file. NULL: the operation is missing. */
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

/* idx1 (0) or idx2 (1), and its offset: sheet 2.5. */
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
