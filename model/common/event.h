/* The events that flow from a core to the checker, and that a model says must flow.
 *
 * One instruction gives one retire event and any number of write events; the token {warp, order}
 * links them. A model's step() fills a struct common_step with the same things, so the checker
 * compares like with like. Nothing here knows an ISA. */
#ifndef COMMON_EVENT_H
#define COMMON_EVENT_H

#include <stdbool.h>
#include <stdint.h>

enum {
    COMMON_LANES = 32,        /* widest warp of any ISA in the tree */
    COMMON_SPACES = 32,       /* most spaces of an ISA */
    COMMON_WORDS = 4,         /* longest instruction, in 32-bit words */
    COMMON_ARGS = 4,          /* words of a launch event, meaning fixed by the ISA */
    COMMON_OUTSIDE_WORDS = 4, /* most words of an event from outside */
    COMMON_MAX_REGS = 544,    /* register rows one step may write; a launch may write all of them */
    COMMON_MAX_MEMS = 8192    /* memory words one step may write; a launch may clear 16 KiB */
};

/* RETIRE: an instruction is complete. LAUNCH: a warp slot was given new work and its state reset;
 * it takes one order id like an instruction, and its resets are write events with its token.
 * OUTSIDE: something came that no instruction computes (struct common_outside); it takes no order
 * id. */
enum common_event_kind { COMMON_RETIRE = 0, COMMON_LAUNCH = 1, COMMON_OUTSIDE = 2 };

/* Which fields of a retire event the source supplies. A missing field is "not observed" in the
 * report and is never compared as zero. */
enum common_field {
    COMMON_HAS_PC = 1,
    COMMON_HAS_WORDS = 2,
    COMMON_HAS_ACTIVE = 4,
    COMMON_HAS_NEXT_PC = 8,
    COMMON_HAS_TRAP = 16,
    COMMON_HAS_DONE = 32,
    COMMON_HAS_ALL = 63
};

struct common_retire {
    uint32_t kind;               /* enum common_event_kind */
    uint32_t warp;               /* warp slot of the core */
    uint32_t order;              /* gapless per warp slot from 0 over the whole run, modulo 2^32 */
    uint32_t fields;             /* enum common_field, or-ed */
    uint64_t pc;                 /* unit fixed by the ISA's isa.h: bytes or words */
    uint64_t next_pc;            /* where the warp goes on; not compared when done is set */
    uint32_t nwords;             /* 32-bit words in word[], 0 if the fetch itself failed */
    uint32_t word[COMMON_WORDS]; /* as fetched, word 0 first; unused ones are 0 */
    uint32_t active;             /* lanes active before the instruction, predicate not applied */
    uint32_t trap;               /* 0 none, else the ISA's code */
    uint32_t done;               /* 1: this was the warp's last instruction */
    uint32_t arg[COMMON_ARGS];   /* LAUNCH only */
};

/* An event from outside: an interrupt that a warp takes, a value that a device answers with, a
 * tick of a timer. No model can compute it, so the core reports it and the model receives it.
 *
 * Of a warp: it takes effect between the instructions order - 1 and order. The model receives it
 * right before it steps `order`. Its changes of registers and memory are writes of that
 * instruction. Example: a load with order 7 reads a device register at 0x10000000, which gives
 * 0x5a: {order 7, what 2, word {0x10000000, 0x5a}}. Example: a warp has retired order 11 and takes
 * interrupt 3: {order 12, what 1, word {3}}; the first instruction of the handler is order 12.
 *
 * Of the whole core (warp COMMON_NO_WARP): the model receives it before the retires of that
 * clock. */
#define COMMON_NO_WARP UINT32_MAX

struct common_outside {
    uint32_t warp;   /* warp slot, or COMMON_NO_WARP */
    uint32_t order;  /* of the instruction before which it comes; 0 without a warp */
    uint32_t what;   /* the ISA's number: which kind of thing */
    uint32_t nwords; /* used in word[] */
    uint32_t word[COMMON_OUTSIDE_WORDS]; /* meaning fixed by the ISA; unused ones are 0 */
};

/* One row of a register file: up to COMMON_LANES lanes of one register. */
struct common_reg_write {
    uint32_t file;               /* index into the ISA's files[] */
    uint32_t index;              /* register number in that file */
    uint32_t mask;               /* lanes written */
    uint32_t be;                 /* bytes written within each lane's 32 bits, bit 0 = bits 7:0 */
    uint32_t is_volatile;        /* model side: value is unknown, take the core's */
    uint32_t data[COMMON_LANES]; /* in place: a high half register sits in bits 31:16 */
};

/* One aligned 32-bit word of a memory. */
struct common_mem_write {
    uint32_t space; /* index into the ISA's spaces[] */
    uint32_t lane;  /* the owner in a per-lane space, else not compared */
    uint64_t addr;  /* byte address, multiple of 4, as the memory's own port sees it */
    uint64_t
        origin;    /* model side: where this warp's view of the space begins. The retire-stream hash
                      * takes addr - origin, so that it does not depend on placement */
    uint32_t be;   /* bytes written */
    uint32_t data; /* in place */
};

/* Everything that one instruction does. The caller owns it; step() overwrites it. Several entries
 * may write the same bytes: the later one wins. */
struct common_step {
    struct common_retire retire;
    uint32_t regs; /* entries used in reg[] */
    uint32_t mems; /* entries used in mem[] */
    struct common_reg_write reg[COMMON_MAX_REGS];
    struct common_mem_write mem[COMMON_MAX_MEMS];
};

#endif
