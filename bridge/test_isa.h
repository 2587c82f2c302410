/* A made-up machine for the bridge's tests: 4 lanes, one file, three spaces, pc in words. It is
 * related to no real ISA, so that a checker that knows one by heart fails here.
 *
 * Word: op 7:0, d 11:8, a 15:12, imm 31:16. far is external, near is swept (16 bytes a warp),
 * own is per lane. */
#ifndef TEST_ISA_H
#define TEST_ISA_H

#include "bridge.h"

enum test_isa_op {
    TEST_ISA_NOP,
    TEST_ISA_SET,   /* d = imm + lane */
    TEST_ISA_ADD,   /* d += a */
    TEST_ISA_FAR,   /* far[imm + 4 lane] = d */
    TEST_ISA_NEAR,  /* near[imm] = d of lane 0 */
    TEST_ISA_OWN,   /* own[imm] of each lane = d */
    TEST_ISA_CLOCK, /* d = a counter: volatile */
    TEST_ISA_TRAP,  /* fatal trap imm */
    TEST_ISA_FLAG,  /* sticky flag imm */
    TEST_ISA_END,
    TEST_ISA_WAIT, /* until some warp does GO */
    TEST_ISA_GO,
    TEST_ISA_HALF,   /* low halves of d in odd lanes = imm */
    TEST_ISA_BYTES,  /* far[imm] = d of lane 0, sent byte by byte */
    TEST_ISA_BROKEN, /* the model itself fails */
    TEST_ISA_TWICE,  /* like SET, behind a write of the same bits turned */
    TEST_ISA_KILL,   /* d is dead until something writes it */
    TEST_ISA_IN,     /* d = what came from outside last, 0 before */
    TEST_ISA_PILE,   /* far[imm] = d of each lane, the last one stays */
    TEST_ISA_GOTO,   /* to word imm of the code */
    TEST_ISA_LOAD,   /* d = far[imm], the same in each lane */
    TEST_ISA_SKIP    /* the next instruction if d of lane 0 is imm */
};

/* Where test_isa_high has its code and two of its memories; all else is like test_isa. */
#define TEST_ISA_CODE_BASE UINT64_C(0xffffff8000000000)
#define TEST_ISA_FAR_BASE  UINT64_C(0x2000000000)
#define TEST_ISA_NEAR_BASE UINT64_C(0x880000000)

enum { TEST_ISA_FAR_SPACE, TEST_ISA_NEAR_SPACE, TEST_ISA_OWN_SPACE };

/* What comes from outside, with one word: */
enum test_isa_outside {
    TEST_ISA_DEVICE, /* for one warp: what its IN gives from now on */
    TEST_ISA_WAKE,   /* ends a WAIT; refused if the warp does not wait */
    TEST_ISA_TICK    /* for the whole core: added to every IN from now on */
};

#define TEST_ISA_WORD(op, d, a, imm)                                                               \
    ((uint32_t)(op) | (uint32_t)(d) << 8 | (uint32_t)(a) << 12 | (uint32_t)(imm) << 16)

extern const struct common_isa test_isa, test_isa_high;

/* ---- a core: a second model whose steps become events, twisted on their way as a test likes. */

enum { TEST_ISA_WARPS = 3 };

struct test_core {
    struct common_program program;
    uint32_t code[10240];
    struct common_segment expect;
    uint32_t expect_word[4];
    struct common_parameter parameter[2]; /* WARPS, DEPTH */
    struct common_machine machine;
    const struct common_isa *isa; /* NULL: test_isa */
    uint32_t blocks;              /* to be launched */
    struct bridge_options options;
    struct bridge *bridge;
    void *model;
    uint32_t order[TEST_ISA_WARPS];
    uint32_t fields; /* supplied by this core */
    uint32_t stray;  /* its register writes go to rows of warp ^ stray */
    bool unread;     /* no sweep comes at the end, as a good core would have one */
    uint64_t cycle;
    struct common_step step; /* what the core is about to say */
};

/* Core and bridge for `count` words of code in `blocks` blocks. options may be changed before. */
void test_core_start(struct test_core *core, const uint32_t *code, size_t count, uint32_t blocks);
void test_core_stop(struct test_core *core);

void test_core_prepare(struct test_core *core, uint32_t warp); /* steps: fills core->step */
void test_core_prepare_launch(struct test_core *core, uint32_t warp, uint32_t block);
void test_core_writes(struct test_core *core); /* sends step's writes */
void test_core_retire(struct test_core *core); /* sends its retire */
int test_core_clock(struct test_core *core);
int test_core_send(struct test_core *core);                /* all three */
int test_core_step(struct test_core *core, uint32_t warp); /* prepare and send */
/* Comes to the core, which says so: before the next instruction of the warp. */
void test_core_outside(struct test_core *core, uint32_t warp, enum test_isa_outside what,
                       uint32_t value);
int test_core_launch(struct test_core *core, uint32_t warp, uint32_t block);
int test_core_sweep(struct test_core *core);
/* Launches and steps every block to its end, one warp at a time, then finishes. */
enum bridge_verdict test_core_run(struct test_core *core);
/* The sweep at the end, if it is the end, and bridge_finish with the core's memories. */
enum bridge_verdict test_core_finish(struct test_core *core, enum bridge_end end);
/* bridge_next with the core's memories; the core runs program.next from here. */
int test_core_next(struct test_core *core);
uint8_t *test_core_memory(struct test_core *core, uint32_t space);

#endif
