/* The state of one run. Not for callers: they see bridge.h. */
#ifndef BRIDGE_STATE_H
#define BRIDGE_STATE_H

#include "../model/common/isa_call.h"
#include "bridge.h"
#include "hash.h"
#include "row.h"

enum {
    BRIDGE_RING = 64,       /* tokens of one warp that may have writes and no retire yet */
    BRIDGE_HISTORY = 8,     /* instructions kept for the report, per warp and for the core */
    BRIDGE_QUEUE = 64,      /* retires of one clock; each is a bit of a word */
    BRIDGE_OUTSIDE = 64,    /* events from outside that wait for their instructions */
    BRIDGE_TOLD = 64,       /* signatures of a warp that waits in the model */
    BRIDGE_END_PIECE = 128, /* bytes of a memory that are compared together at the end */
};

/* One retired instruction, or one event from outside, as the report shows it. */
struct bridge_past {
    uint64_t pc;
    uint32_t kind, warp, order, trap, nwords;
    uint32_t what; /* of an event from outside; its words are in word[] */
    uint32_t word[COMMON_WORDS];
    uint32_t active;
    uint32_t rows, words; /* how many the model wrote; the first of them follows */
    uint32_t file, index, lane, reg_core, reg_model;
    uint64_t addr;
    uint32_t space, mem_core, mem_model;
    bool differs;
};

/* What a board has sent of a warp and the model has not done yet: a launch, or a signature of all
 * events up to there. */
struct bridge_told {
    uint32_t order;
    bool launch;
    uint32_t arg[COMMON_ARGS];
    uint64_t signature;
};

struct bridge_tolds {
    uint32_t first, count;
    uint32_t good; /* order behind the last signature that was right */
    bool twice;    /* an instruction wrote a byte twice */
    struct bridge_told entry[BRIDGE_TOLD];
};

struct bridge_writer {
    uint64_t pc;
    uint32_t order;
    uint8_t kind; /* 0 none, 1 an instruction, 2 a launch */
};

/* What an instruction reads: who wrote it last, and its value before the instruction. */
struct bridge_source {
    uint32_t file, index;
    struct bridge_writer writer;
    bool known;
    uint32_t value[COMMON_LANES];
};

struct bridge_warp {
    uint32_t expected; /* next order id */
    uint32_t pending;  /* tokens in use */
    bool launched;
    uint32_t proven_fields, proven_files, proven_spaces; /* as in struct bridge_proven */
    uint32_t arg[COMMON_ARGS];
    uint64_t last_cycle; /* of its last event */
    uint32_t pasts;      /* instructions ever */
    struct bridge_past past[BRIDGE_HISTORY];
    struct bridge_token token[BRIDGE_RING]; /* order modulo BRIDGE_RING */
};

/* A write of an instruction that came after that of a younger one to the same bytes of a register:
 * the register holds the older value. The last one of the run. */
struct bridge_overtaken {
    bool present;
    uint32_t warp, file, index, older, younger; /* orders */
};

/* How much had to be compared: account.c. Whole arrays by file and by space. */
struct bridge_account {
    uint64_t came_retires, came_rows[32], came_words[COMMON_SPACES]; /* from the taps */
    uint64_t folded, folded_rows[32]; /* what a signature stands for */
    uint64_t retires[64];             /* of the model, by the fields that the core supplies */
    uint64_t rows[32], words[COMMON_SPACES], traps;                   /* that it made */
    uint64_t looked_core[COMMON_SPACES], looked_model[COMMON_SPACES]; /* words, by compare.c */
    uint64_t noted;                                                   /* traps, by checker.c */
    uint32_t until_sample; /* pieces of a sweep; in a sampled one: .. */
    uint64_t swept_rows[32], swept_words[COMMON_SPACES];     /* .. words that it brought, .. */
    uint64_t sampled_rows[32], sampled_words[COMMON_SPACES]; /* .. and that were compared */
    uint64_t end_words[COMMON_SPACES], ended_sweeps, signatures, expected;
};

/* What has shown in this run that it can fail: prove.c. Bit s: a space. */
struct bridge_proven {
    uint32_t fields, spaces, big_spaces, swept_files, swept_spaces, signatures;
    uint32_t shapes[32]; /* of register writes, by file: prove_step.c */
    bool step, sweep;    /* what leads from a difference to the verdict, in this proof */
    bool events;         /* that must not come */
    bool big;            /* a step of very many register writes */
};
struct bridge_trace;

/* What a proof must leave as it was; large, so not on a stack. */
struct bridge_kept {
    struct bridge_result result;
    struct bridge_account account;
    struct bridge_overtaken overtaken;
    struct bridge_trace *trace;
    const volatile sig_atomic_t *interrupt;
    bool decided, stopped, undated, rows_same, strayed;
    uint32_t model_rows, sources, stray, sequence, queued, outsides, trap_seen;
    uint64_t last_retire, supplied[64];
};

struct bridge {
    const struct common_isa *isa;
    const struct common_program *program;
    struct common_machine machine;
    uint32_t warps; /* of the machine */
    struct bridge_options options;
    char *repeat;
    void *model;
    struct bridge_hash *hash;
    struct bridge_trace *trace;

    bool stopped; /* no further event is looked at */
    bool decided; /* result.verdict is final */
    bool undated; /* difference.cycle waits for the clock */
    bool finished;
    bool between;      /* one launch is over and the next one has not begun: no watchdog */
    uint32_t launches; /* of other programs, before this one */
    uint64_t before;   /* instructions of those */
    uint64_t last_retire, since_sweep;
    uint32_t fields; /* supplied by every retire so far */
    bool strayed;    /* some instruction wrote a row of another warp */
    uint32_t sequence;
    uint32_t trap_seen; /* expected traps met */
    bool trapped;       /* an unexpected one; trap_at says where, trap_code what */
    uint32_t trap_code;
    uint32_t swept_files, swept_spaces, ended_spaces;
    /* The same, of what came when the run had stopped, too: a run that is cut short on purpose is
     * to be judged by that. */
    uint32_t offered_files, offered_spaces, given_spaces;
    bool enough;      /* bridge_enough() cut it */
    uint64_t look_at; /* instructions at which bridge_look_for_livelock() comes next */
    struct bridge_account account;
    struct bridge_proven proven;
    uint64_t prove_at;       /* instructions at which something is proven again; .. */
    uint32_t prove_gap;      /* .. that many after the last time */
    bool prove_order;        /* events that must not come are proven next, .. */
    uint32_t prove_warp;     /* .. of this warp */
    uint32_t picked[8];      /* enum bridge_series */
    bool proving;            /* nothing reaches model or trace; .. */
    struct bridge_kept kept; /* .. meanwhile */
    uint64_t supplied[64];   /* retires that were compared with these fields */

    uint32_t flat;       /* registers of one warp, all files */
    uint32_t *file_base; /* first of each file in that numbering */
    uint32_t *file_bits; /* mask of the bits a register has */
    uint32_t *file_be;   /* and of its bytes: a core may report more; 0: not observed */

    uint32_t queued;
    struct common_retire queue[BRIDGE_QUEUE];

    uint32_t outsides;
    struct common_outside outside[BRIDGE_OUTSIDE]; /* oldest first */

    uint64_t *chain;           /* [warp]: signature of all that it did */
    struct bridge_tolds *told; /* [warp] */
    struct bridge_warp *warp;
    struct common_seen *seen;     /* [warp] */
    struct bridge_writer *writer; /* [warp][flat] */
    uint32_t *value;              /* [warp][flat][lane]: what it wrote there */
    int32_t *row_at;              /* [flat]: the newest row of a register, whosoever's */
    uint32_t *stamp, generation;  /* [flat]: where the model's row of this step is */
    uint32_t *stamp_row;

    /* Pools. An element comes from the free list, or is the next one never used. */
    struct bridge_row *row;
    int32_t free_row;
    uint32_t rows, fresh_row;
    struct bridge_chunk *chunk;
    int32_t free_chunk;
    uint32_t chunks, fresh_chunk;

    struct bridge_cell *cell;
    uint32_t *cell_used; /* the generation of each */
    uint32_t cells;      /* a power of two */
    uint32_t cell_generation;
    uint32_t *touched; /* cells in order of first use */
    uint32_t touched_count;

    uint32_t core_pasts, whole_pasts;
    struct {
        uint32_t warp, past;
    } core_past[BRIDGE_HISTORY];
    struct bridge_past whole_past[BRIDGE_HISTORY]; /* of what is no warp's */

    /* the warp a row of which the instruction in step wrote; COMMON_NO_WARP: only its own */
    uint32_t stray;
    bool rows_same; /* the core wrote the rows of step.reg[]; model_row[] was not needed */
    uint32_t model_rows;
    struct bridge_row model_row[COMMON_MAX_REGS];
    struct common_step step;
    struct bridge_difference scratch, trap_at;
    struct bridge_source source[BRIDGE_SOURCES]; /* of the differing instruction */
    uint32_t sources;
    struct bridge_overtaken overtaken;
    struct bridge_result result;
};

#endif
