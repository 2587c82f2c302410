/* What the files of the bridge share: the state of one run. Not for callers. */
#ifndef BRIDGE_INTERNAL_H
#define BRIDGE_INTERNAL_H

#include <string.h>

#include "../model/common/vector.h"
#include "bridge.h"

enum {
    BRIDGE_RING = 64,    /* tokens of one warp that may have writes and no retire yet */
    BRIDGE_HISTORY = 8,  /* instructions kept for the report, per warp and for the core */
    BRIDGE_QUEUE = 64,   /* retires of one clock; each is a bit of a word */
    BRIDGE_OUTSIDE = 64, /* events from outside that wait for their instructions */
    BRIDGE_CHUNK = 16,   /* memory words of one pool element */
    BRIDGE_MAX_WORDS = 2 * COMMON_MAX_MEMS, /* memory words of one token */
    BRIDGE_TOLD = 64,      /* signatures of a warp that waits in the model */
    BRIDGE_END_PIECE = 128,  /* bytes of a memory that are compared together at the end */
    BRIDGE_FLIPPED = 8,      /* expected words that are proven together */
    BRIDGE_NONE = -1
};

/* The bytes that one token wrote to one register. Bytes it did not write are 0 on both sides, so
 * that two rows are equal when their lanes[] and data[] are. */
struct bridge_row {
    const struct bridge_token *token; /* NULL: nobody's */
    int32_t next;                     /* in the token's list or the free list */
    int32_t older;                    /* another row of the same register; row_at begins */
    bool matched;
    uint32_t file, index;   /* file: see bridge_row_key() */
    uint32_t nth;           /* of the register's writes by the token, from 0; common_isa.each_write */
    uint32_t volatile_mask; /* model side only */
    uint32_t lanes[4];      /* byte k of lane l was written: bit l of lanes[k] */
    uint32_t data[COMMON_LANES];
};

struct bridge_word {
    uint64_t addr;
    uint32_t space, lane, be, data;
    uint32_t sequence; /* arrival, over the whole core */
};

struct bridge_chunk {
    int32_t next;
    uint32_t count;
    struct bridge_word word[BRIDGE_CHUNK];
};

/* Writes seen for one instruction that has not retired. */
struct bridge_token {
    int32_t rows;                    /* list of rows, newest first */
    int32_t first_chunk, last_chunk; /* list of chunks, oldest first */
    uint32_t row_count, words;
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

/* What a board has told of a warp and the model has not done yet: a launch, or a signature of all up to there. */
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
    uint8_t kind; /* 0 nobody, 1 an instruction, 2 a launch */
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

/* A place in the table that merges byte writes: side 0 the core, side 1 the model. */
struct bridge_cell {
    uint64_t addr;
    uint32_t space, lane;
    uint32_t be[2], data[2];
};

/* How much had to be compared: account.c. Whole arrays by file and by space. */
struct bridge_account {
    uint64_t came_retires, came_rows[32], came_words[COMMON_SPACES]; /* from the taps */
    uint64_t folded, folded_rows[32]; /* what a signature stands for */
    uint64_t retires[64];             /* of the model, by the fields that the core supplies */
    uint64_t rows[32], words[COMMON_SPACES], traps; /* that it made */
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
    /* The same, of what came when the run had stopped, too: a run that is cut short on purpose is to be judged by that. */
    uint32_t offered_files, offered_spaces, given_spaces;
    bool enough; /* bridge_enough() cut it */
    uint64_t look_at; /* instructions at which bridge_look_for_livelock() comes next */
    struct bridge_account account;
    struct bridge_proven proven;
    uint64_t prove_at;   /* instructions at which something is proven again; .. */
    uint32_t prove_gap;  /* .. that many after the last time */
    bool prove_order;    /* events that must not come are proven next, .. */
    uint32_t prove_warp; /* .. of this warp */
    uint32_t picked[8];  /* enum bridge_series */
    bool proving;        /* nothing reaches model or trace; .. */
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
    uint32_t cells; /* a power of two */
    uint32_t cell_generation;
    uint32_t *touched; /* cells in order of first use */
    uint32_t touched_count;

    uint32_t core_pasts, whole_pasts;
    struct {
        uint32_t warp, past;
    } core_past[BRIDGE_HISTORY];
    struct bridge_past whole_past[BRIDGE_HISTORY]; /* of what is no warp's */

    uint32_t
        stray; /* the warp a row of which the instruction in step wrote; COMMON_NO_WARP: none but its own */
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

/* What a row has as its file: the file, and in the bits above which warp's row it is if it is another than the
 * instruction's. So a stray row is never taken for one that the instruction may write. */
static inline uint32_t bridge_row_key(uint32_t file, uint32_t warp, uint32_t row_warp)
{
    return row_warp == warp ? file : file | (row_warp + 1) << 8;
}

static inline uint32_t bridge_row_file(const struct bridge_row *row)
{
    return row->file & 0xff;
}

/* COMMON_NO_WARP: the instruction's own. */
static inline uint32_t bridge_row_stray(const struct bridge_row *row)
{
    return (row->file >> 8) - 1;
}

/* Bits set in a mask. Without an instruction for it the compiler would call a shared library. */
static inline uint32_t bridge_count_bits(uint32_t mask)
{
    mask -= mask >> 1 & 0x55555555u;
    mask = (mask & 0x33333333u) + (mask >> 2 & 0x33333333u);
    return ((mask + (mask >> 4)) & 0x0f0f0f0fu) * 0x01010101u >> 24;
}

/* 4 byte enables as 32 bits. */
static inline uint32_t bridge_bytes(uint32_t be)
{
    static const uint32_t bytes[16] = {0x00000000, 0x000000ff, 0x0000ff00, 0x0000ffff,
                                       0x00ff0000, 0x00ff00ff, 0x00ffff00, 0x00ffffff,
                                       0xff000000, 0xff0000ff, 0xff00ff00, 0xff00ffff,
                                       0xffff0000, 0xffff00ff, 0xffffff00, 0xffffffff};
    return bytes[be & 15];
}

/* Four lanes of a mask as a mask of their words. */
static inline common_u32x4 bridge_four(uint32_t mask)
{
    const common_u32x4 bit = {1, 2, 4, 8};
    return (common_u32x4)((common_u32x4_all(mask) & bit) == bit);
}

static inline common_u32x4 bridge_load(const uint32_t *from)
{
    common_u32x4 x;
    memcpy(&x, from, sizeof x);
    return x;
}

/* lanes[] of a row with byte enables `be` in the lanes of `mask`. */
static inline common_u32x4 bridge_row_lanes(uint32_t be, uint32_t mask)
{
    return bridge_four(be) & mask;
}

/* Lays the bits `bits` of the lanes in `mask` over those that are there, four lanes at once: as many as the mask reaches,
 * rounded up, are read on both sides. */
static inline void bridge_lay(uint32_t *to, const uint32_t *from, uint32_t mask, uint32_t bits)
{
    for (; mask; mask >>= 4, to += 4, from += 4) {
        common_u32x4 x =
            common_u32x4_pick(bridge_four(mask) & bits, bridge_load(from), bridge_load(to));
        memcpy(to, &x, sizeof x);
    }
}

/* Byte enables of one lane of a row. */
static inline uint32_t bridge_row_be(const struct bridge_row *row, uint32_t lane)
{
    return (row->lanes[0] >> lane & 1) | (row->lanes[1] >> lane & 1) << 1 |
           (row->lanes[2] >> lane & 1) << 2 | (row->lanes[3] >> lane & 1) << 3;
}

/* The bytes of a model's register write that are compared; 0: none. */
static inline uint32_t bridge_observed(const struct bridge *b, const struct common_reg_write *w)
{
    return w->mask ? w->be & b->file_be[w->file] : 0;
}

/* pending.c: writes that wait for their retire. */
int bridge_pending_create(struct bridge *bridge); /* 0, -1 out of memory */
void bridge_pending_destroy(struct bridge *bridge);
void bridge_pending_release(struct bridge *bridge, uint32_t warp, uint32_t order);
/* The row of a register that a token has, of several the last one; NULL if it wrote none. */
struct bridge_row *bridge_pending_search(struct bridge *bridge, const struct bridge_token *token,
                                         uint32_t file, uint32_t index);
static inline struct bridge_row *bridge_pending_row(struct bridge *b,
                                                    const struct bridge_token *token, uint32_t file,
                                                    uint32_t index)
{
    if (token->rows == BRIDGE_NONE) return NULL;
    struct bridge_row *newest = &b->row[token->rows]; /* the usual case: one row in beats */
    if (newest->file == file && newest->index == index) return newest;
    return bridge_pending_search(b, token, file, index);
}
/* The row of a token's nth write to a register; NULL: there is none. */
struct bridge_row *bridge_pending_nth(struct bridge *bridge, const struct bridge_token *token,
                                      uint32_t file, uint32_t index, uint32_t nth);
/* Where the list of a register's rows begins: one for each token that waits with it, of any warp; they are few.
 *   file  see bridge_row_key() */
static inline int32_t *bridge_rows_of(const struct bridge *b, uint32_t file, uint32_t index)
{
    return &b->row_at[b->file_base[file & 0xff] + index];
}
/* Empties a row of `file` and `index`. */
void bridge_row_clear(const struct bridge *bridge, struct bridge_row *row, uint32_t file,
                      uint32_t index);
/* Lays a write over a row: bytes `be` of the lanes in `mask`. */
void bridge_row_put(const struct bridge *bridge, struct bridge_row *row, uint32_t mask, uint32_t be,
                    const uint32_t *data);
/* Whether another row, another word of a token, can be kept; takes the newest one back. */
bool bridge_pending_has_row(const struct bridge *bridge);
void bridge_pending_forget_row(struct bridge *bridge, uint32_t warp, struct bridge_token *token);
bool bridge_pending_has_word(const struct bridge *bridge, const struct bridge_token *token);
void bridge_pending_forget_word(struct bridge *bridge, uint32_t warp, struct bridge_token *token);
void bridge_cells_clear(struct bridge *bridge);
struct bridge_cell *bridge_cell_find(struct bridge *bridge, uint32_t space, uint32_t lane,
                                     uint64_t addr, bool make);
/* returns  bytes of these that were there before */
uint32_t bridge_cell_put(struct bridge *bridge, unsigned side, uint32_t space, uint32_t lane,
                         uint64_t addr, uint32_t be, uint32_t data);

/* compare.c: one retired instruction or launch, and what its token holds, against the model's step in
 * bridge->step. Differences go to scratch.
 *   returns  whether there are any */
bool bridge_compare(struct bridge *bridge, const struct common_retire *core);
/* checker.c: the same, with its verdict. */
bool bridge_judge(struct bridge *bridge, const struct common_retire *core);

/* prove.c: each kind of comparison gets copies of what it found equal with a bit flipped. What does
 * not report one makes the run INTERNAL.
 *   when  a step has not differed and is unproven; events: between two clocks; a sweep has ended */
bool bridge_is_unproven(const struct bridge *bridge, const struct common_retire *core);
void bridge_prove_step(struct bridge *bridge, const struct common_retire *core);
void bridge_prove_events(struct bridge *bridge);
void bridge_prove_sweep(struct bridge *bridge);
void bridge_prove_signature(struct bridge *bridge, uint32_t warp, uint64_t signature);
/* returns  false after a verdict */
bool bridge_prove_end(struct bridge *bridge, const struct bridge_memory *memory, size_t count);

/* account.c. Counts what a step, whose events are in bridge->step, makes; what a sweep brings.
 *   fields    that the core supplies
 *   folds     a signature stands for its events
 *   compared  of `count` words */
void bridge_account_step(struct bridge *bridge, uint32_t fields, bool folds);
void bridge_account_sweep(struct bridge *bridge, uint32_t warp, uint32_t file, uint32_t index,
                          uint32_t count, uint64_t compared);
void bridge_account_swept_words(struct bridge *bridge, uint32_t space, uint32_t bank, uint64_t addr,
                                uint32_t count, uint64_t compared);
/* Of 7 pieces of a sweep one is counted, each time another one: to ask an ISA what there is costs
 * as much as to compare it. */
static inline bool bridge_account_samples(struct bridge *b)
{
    if (b->account.until_sample--) return false;
    b->account.until_sample = 6;
    return true;
}
/* Whether as much was compared as had to be.
 *   whole    no event waits: what the taps sent counts, too
 *   returns  false after a verdict */
bool bridge_account_check(struct bridge *bridge, bool whole);
/* The same of memories at the end and of what the program expects, once for each program. */
bool bridge_account_end(struct bridge *bridge, const struct bridge_memory *memory, size_t count);

/* told.c. Whether this is the signature of what the warp has done; the other one makes a verdict of
 * it if not, and returns true then. */
bool bridge_signature_right(const struct bridge *bridge, uint32_t warp, uint64_t signature);
bool bridge_signature_judge(struct bridge *bridge, uint32_t warp, uint64_t signature);
/* sweep.c. What a sweep must find in a register now: all lanes; in an aligned word. */
void bridge_sweep_wanted(struct bridge *bridge, uint32_t warp, uint32_t file, uint32_t index,
                         uint32_t *lane);
uint32_t bridge_sweep_wanted_word(const struct bridge *bridge, uint32_t space, uint64_t addr,
                                  const uint8_t *byte);
/* Which bytes of an aligned word of a swept space are defined now, as byte enables. `live` holds until address
 * `until`; zeroed at first. */
struct bridge_life {
    bool live;
    uint64_t until;
};
uint32_t bridge_sweep_live(const struct bridge *bridge, uint32_t space, uint64_t addr,
                           struct bridge_life *life);

/* finish.c. What core and model have in a memory at the end, of the same size.
 *   returns  true after a verdict: they differ */
bool bridge_compare_end(struct bridge *bridge, const struct bridge_memory *core,
                        const uint8_t *model);
/* What the program expects of memories, and of traps; in the memories of the core, or of the model where there are none.
 *   returns  true after a verdict: it is not met */
bool bridge_compare_expected(struct bridge *bridge, const struct bridge_memory *memory,
                             size_t count);
bool bridge_compare_traps(struct bridge *bridge);
/* A program like this one, that expects word `at` of a segment, and some before it, alone; with a
 * bit of that word flipped, or a value that no tolerance lets pass. */
struct bridge_flipped {
    struct common_program program;
    struct common_segment segment;
    uint32_t word[BRIDGE_FLIPPED];
};
void bridge_expect_flip(const struct common_program *program, size_t segment, size_t at,
                        uint32_t bit, struct bridge_flipped *flipped);
/* Whether something is left over, or the run is cut short; what was not observed, in a PASS.
 *   returns  true after a verdict */
bool bridge_has_leftovers(struct bridge *bridge, enum bridge_end end);
void bridge_judge_observed(struct bridge *bridge);

/* verdict.c: differences. */
/* The instruction's text, or that there is none. */
void bridge_instruction_text(const struct bridge *bridge, const uint32_t *word, uint32_t nwords,
                             uint64_t pc, char *text, size_t size);
void bridge_item_add(struct bridge_difference *difference, const char *where, int lane,
                     uint64_t core, uint32_t core_be, uint64_t model, uint32_t model_be)
    __attribute__((cold));
void bridge_register_name(const struct bridge *bridge, uint32_t file, uint32_t index, char *text,
                          size_t size);
/* "q1"; "q1 write 2", the second one of an instruction; "w2 q1" where it is a row of another warp. */
void bridge_row_name(const struct bridge *bridge, const struct bridge_row *row, char *text,
                     size_t size);
void bridge_word_name(const struct bridge *bridge, uint32_t space, uint32_t bank, uint64_t addr,
                      char *text, size_t size);
/* Fills everything but items and cycle from an event. */
void bridge_difference_at(const struct bridge *bridge, const struct common_retire *event,
                          struct bridge_difference *difference);
/* A trap of the step that the program may not expect. */
void bridge_note_trap(struct bridge *bridge);
/* One retire or launch. */
void bridge_process(struct bridge *bridge, const struct common_retire *core);

/* What the model wrote in this step, merged: into model_row[], and into the cells of side 1. */
void bridge_gather_rows(struct bridge *bridge);
/* returns  whether a byte is written twice */
bool bridge_gather_words(struct bridge *bridge);

/* Whether the core tells a signature in the place of this instruction's events. */
bool bridge_signature_folds(const struct bridge *bridge, uint32_t warp, uint32_t order);
void bridge_signature_fold(struct bridge *bridge, uint32_t warp);
void bridge_signature_launch(struct bridge *bridge, const struct common_retire *event);
/* An instruction was compared whose events were told. */
void bridge_signature_compared(struct bridge *bridge, uint32_t warp, uint32_t order);
/* Nothing more comes. */
void bridge_signature_end(struct bridge *bridge, enum bridge_end end);

/* Counts the difference in scratch; the first one decides the verdict, and stops unless
 * keep_going. */
void bridge_differ(struct bridge *bridge, enum bridge_verdict verdict, const char *format, ...)
    __attribute__((cold, format(printf, 3, 4)));
/* Like bridge_fail, with the instruction that it is about; its warp need not exist. */
void bridge_fail_at(struct bridge *bridge, enum bridge_verdict verdict,
                    const struct common_retire *where, const char *format, ...)
    __attribute__((cold, format(printf, 4, 5)));

/* outside.c. Tells the model what comes from outside before instruction `order`; call it when
 * bridge->outsides is not 0.
 *   returns 0; -1 after a verdict */
int bridge_outside_tell(struct bridge *bridge, uint32_t warp, uint32_t order);
/* returns true after a verdict: an event waits at the end */
bool bridge_outside_orphans(struct bridge *bridge);

/* The place of the next entry of a history, to be filled; of COMMON_NO_WARP too. */
static inline struct bridge_past *bridge_past_next(struct bridge *b, uint32_t warp)
{
    bool whole = warp == COMMON_NO_WARP;
    uint32_t *pasts = whole ? &b->whole_pasts : &b->warp[warp].pasts;
    struct bridge_past *past = whole ? b->whole_past : b->warp[warp].past;

    b->core_past[b->core_pasts % BRIDGE_HISTORY].warp = warp;
    b->core_past[b->core_pasts++ % BRIDGE_HISTORY].past = *pasts;
    return &past[(*pasts)++ % BRIDGE_HISTORY];
}

/* finish.c. What the warp would do next: fills event and returns true; false if it cannot step. The model
 * is as before. Of an ISA without save() or restore() only pc and words are known. */
bool bridge_peek(struct bridge *bridge, uint32_t warp, struct common_retire *event);
/* The instruction of a token as far as it is known: the model's next one, or one of the last that retired. */
void bridge_instruction_of(struct bridge *bridge, uint32_t warp, uint32_t order,
                           struct common_retire *event);
/* HANG, naming the oldest unretired instruction. */
/* verdict: HANG, or one of those that a signal gives */
void bridge_unfinished(struct bridge *bridge, enum bridge_verdict verdict, const char *why);

/* livelock.c. HANG, if the run can never end.
 *   when  look_at instructions have retired, 0 at first; between two of them */
void bridge_look_for_livelock(struct bridge *bridge);

/* finish.c. Everything that the end of a launch is: looked at, and PASS if nothing is wrong. */
void bridge_end_launch(struct bridge *bridge, const struct bridge_memory *memory, size_t count);

/* trace.c: the writer's hooks; bridge->trace is not NULL. */
void bridge_trace_outside(struct bridge *bridge, const struct common_outside *event);
void bridge_trace_answer(struct bridge *bridge, const char *from, uint64_t addr,
                         const uint32_t *word, uint32_t count);
void bridge_trace_retire(struct bridge *bridge, const struct common_retire *event);
void bridge_trace_reg(struct bridge *bridge, uint32_t warp, uint32_t order, uint32_t row_warp,
                      uint32_t file, uint32_t index, uint32_t lane_base, uint32_t mask, uint32_t be,
                      const uint32_t *data, uint32_t count);
void bridge_trace_mem(struct bridge *bridge, uint32_t warp, uint32_t order, uint32_t space,
                      uint32_t lane, uint64_t addr, uint32_t be, uint32_t data);
void bridge_trace_clock(struct bridge *bridge, uint64_t cycle);
void bridge_trace_sweep(struct bridge *bridge, bool end);
void bridge_trace_sweep_register(struct bridge *bridge, uint32_t warp, uint32_t file,
                                 uint32_t index, uint32_t lane_base, uint32_t count,
                                 const uint32_t *data);
void bridge_trace_sweep_memory(struct bridge *bridge, uint32_t space, uint32_t bank, uint64_t addr,
                               uint32_t count, const uint32_t *data);
/* Writes the memories that a launch left, and that another program follows; then that it begins. */
void bridge_trace_next(struct bridge *bridge, const struct bridge_memory *memory, size_t count);
void bridge_trace_begin(struct bridge *bridge);
/* Writes memories and the end record and closes. Frees the writer.
 *   returns 0, -1 something could not be written */
int bridge_trace_close(struct bridge *bridge, enum bridge_end end,
                       const struct bridge_memory *memory, size_t count);
void bridge_trace_abandon(struct bridge *bridge); /* closes without an end record */

#endif
