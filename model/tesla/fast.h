/* The fast path: no events are recorded, and 32 lanes are a few vectors of the host. It computes
 * the results of step(); test_fast.c and test_vectors.c compare both.
 *
 * When the code is decoded, each instruction gets a kind (fast.c): which loop over lanes performs
 * it, where its operands are, and its constant modifiers. The loops (fast_*.h)
 * are compiled once for every host (fast_plain.c) and again for hosts with wider vectors; create()
 * takes the widest that the host has. An instruction that has no kind, traps, or touches memory
 * where something rare happens goes the plain way (tesla_step_quietly, step()).
 *
 * Not for other folders. */
#ifndef TESLA_FAST_H
#define TESLA_FAST_H

#include "../common/vector.h"
#include "exec.h"

/* Kinds of loops. Those with _16, _24 and so on are for one type alone; the others have 32
 * bits. */
enum tesla_fast_kind {
    TESLA_FAST_NONE, /* the plain way */
    TESLA_FAST_MOV,  /* and ld s[], ld c[] */
    TESLA_FAST_ADD,
    TESLA_FAST_ADDC,
    TESLA_FAST_MUL16,
    TESLA_FAST_MUL24,
    TESLA_FAST_MUL24_HIGH,
    TESLA_FAST_MAD16,
    TESLA_FAST_MAD24,
    TESLA_FAST_SAD,
    TESLA_FAST_SET,
    TESLA_FAST_MAX,
    TESLA_FAST_MIN,
    TESLA_FAST_SHL,
    TESLA_FAST_SHR,
    TESLA_FAST_AND,
    TESLA_FAST_OR,
    TESLA_FAST_XOR,
    TESLA_FAST_FADD,
    TESLA_FAST_FMUL,
    TESLA_FAST_FMAD,
    TESLA_FAST_FSET,
    TESLA_FAST_FMAX,
    TESLA_FAST_FMIN,
    TESLA_FAST_DADD,
    TESLA_FAST_DADD_DIRECTED,
    TESLA_FAST_DMAX,
    TESLA_FAST_DMIN,
    TESLA_FAST_DMUL,
    TESLA_FAST_DFMA,
    TESLA_FAST_SHL_TO_A,
    TESLA_FAST_ST_S,
    TESLA_FAST_OTHER, /* the plain function; the operation has no access to g[] and l[] */
    TESLA_FAST_LD_G,  /* from here on the plain way may be left to do it */
    TESLA_FAST_ST_G,
    TESLA_FAST_ATOM, /* and red; 32 bits */
    TESLA_FAST_BRA,
    TESLA_FAST_LEAVE, /* ret, break */
    TESLA_FAST_FLOW,  /* other control flow */
    TESLA_FAST_KINDS
};

/* Where a source is. */
enum tesla_fast_where {
    TESLA_FAST_ROW,          /* row `at` of the warp's registers */
    TESLA_FAST_HALF,         /* 16 bits of it, from bit `shift` on */
    TESLA_FAST_WORD,         /* `at` in all lanes */
    TESLA_FAST_SHARED,       /* word at byte `at` of s[], in all lanes */
    TESLA_FAST_CONST,        /* word at byte `at` of the bank, in all lanes */
    TESLA_FAST_GATHER,       /* word of s[] at the lane's $a and `at` */
    TESLA_FAST_GATHER_CONST, /* the same, of the bank */
    TESLA_FAST_READ          /* tesla_read() finds it */
};

struct tesla_fast_source {
    uint8_t where; /* enum tesla_fast_where */
    uint8_t shift, bank;
    uint8_t
        /* of an access to s[] or c[]; less than 4: from bit `shift` of the word on, or where the
         * lane's $a says */
        bytes;
    uint32_t sign; /* the bit that is extended, with fewer; 0: none */
    uint32_t at;
    uint32_t keep, flip; /* modifiers: (value & keep) ^ flip */
    const struct tesla_operand *operand;
};

enum { TESLA_FAST_NOWHERE = TESLA_GPRS }; /* a destination that nothing is written to */

/* Two lines of a cache: most instructions need the first. */
struct tesla_fast_insn {
    /* 0xff: the predicate holds for the nibble of this number, else 0 */
    _Alignas(64) uint8_t holds[16];
    uint32_t lanes; /* mov: lanes that may be written; else all */
    uint32_t k;     /* by kind: carry, sign, bias, relations, bytes of an access .. */
    uint8_t kind;   /* enum tesla_fast_kind */
    uint8_t bytes;  /* to the next instruction */
    uint8_t dst;    /* register, or TESLA_FAST_NOWHERE */
    uint8_t csrc;   /* $c of the predicate */
    bool after;     /* exit or join follow */
    bool simple;    /* a loop over lanes does all of it, and the next instruction follows */
    bool flags;     /* $c is written */
    bool predicated;
    struct tesla_fast_source src[3];
};

/* One compilation of the loops. */
struct tesla_fast_level {
    const char *name;
    bool (*usable)(void); /* on this host */
    uint64_t (*run)(struct tesla_model *model, struct common_run *run);
};

/* The widest first; NULL at the end. */
extern const struct tesla_fast_level *const tesla_fast_levels[];

const struct tesla_fast_level *tesla_fast_widest(void);

/* From decoded instructions to kinds, when all memories are there. */
void tesla_fast_prepare(struct tesla_model *model);

/* exec.c: one instruction of a ready warp, the plain way but without events.
 *   returns  false: step() must do it; nothing has changed, or only in ways that step() repeats */
bool tesla_step_quietly(struct tesla_model *model, uint32_t slot);
/* exec.c: whether an operation has no access to g[] and l[], and is no control flow. */
bool tesla_is_work(unsigned op);
/* exec.c: the parts of it that a fast path needs. */
void tesla_work(struct tesla_exec *x);
uint32_t tesla_control(struct tesla_exec *x); /* returns a fatal trap, or 0 */
uint32_t tesla_advance(struct tesla_flow *flow, const struct tesla_insn *insn);
void tesla_go_on(const struct tesla_exec *x); /* after each instruction */

#endif
