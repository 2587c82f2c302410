/* An ISA's interface to the checker, the testbench and the command: tables of names, and the
 * model's operations. Another ISA is one more of these; no shared code knows its name or its
 * private data.
 *
 *   must be there   name, lanes, max_words, pc_step, files, spaces; create, destroy, step,
 *                   disassemble
 *   a program       how it is read, started, and changed by options: runs .. listing, assemble
 *   a machine       its build parameters, and how large its memories are: warps, space_size
 *   a model         for checker, sweeps and reports: dispatch .. sources
 *
 * The comment of each other member gives the meaning of NULL. A plain processor with one hart gives
 * the first line alone; its programs come as words. An ISA may have any mix of the rest: program
 * kinds, register banks, tables, containers of many parts, chips. Its launch, options and machine
 * are rows and bytes that only its own folders (model/<isa>, testbench/<isa>) understand. */
#ifndef COMMON_ISA_H
#define COMMON_ISA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "error.h"
#include "event.h"
#include "isa_state.h"
#include "isa_text.h"
#include "machine.h"
#include "option.h"
#include "program.h"

struct common_file {
    const char *name;   /* "gpr" */
    const char *format; /* printf format of one register, taking its index: "$r%u" */
    uint32_t count;     /* registers per warp; the model says how many are allocated */
    uint32_t bits;      /* per lane */
};

struct common_space {
    const char *name; /* "global" */
    uint64_t
        base; /* address of the first byte that space_bytes() gives: where a CPU's RAM begins */
    bool per_lane;  /* each lane has its own: the key of a byte is {warp, lane, addr} */
    uint32_t banks; /* constant buffers: a program's segments say which one; 0: it has none */
    bool external;  /* lives outside the core: the host loads it and it is compared at the end */
    bool swept;     /* lives in the core: part of the state sweep */
    /* large, and space_bytes() is from calloc(): untouched pages are zeros */
    bool sparse;
};

/* A member of the family: its name and its parts. */
struct common_chip {
    const char *name; /* NULL ends the rows */
    uint32_t number;  /* program.chip */
    uint32_t has;     /* the ISA's own bits */
    const char *help; /* "second generation, with 64-bit floating point" */
};

struct common_container;
struct common_cover;
struct common_encoding;
struct common_random;

/* How far a run without events has come. */
struct common_run {
    uint32_t warp;                /* whose turn it is; at 0 a round begins */
    uint64_t limit;               /* `instructions` may not pass it */
    uint64_t instructions;        /* of warps; counted on by run(), and so are the others */
    uint64_t thread_instructions; /* of their active lanes */
    uint64_t launches;
    struct common_step *step; /* room to work in: its contents mean nothing to the caller */
};

struct common_isa {
    /* ---- Must be there. */

    const char *name;   /* of its folders, and of --isa */
    uint32_t lanes;     /* lanes of a warp */
    uint32_t max_words; /* longest instruction in 32-bit words */
    uint32_t pc_step;   /* step of the pc for one word of code: 4 where it counts bytes */
    /* words of code that `pc_step` is for, where a pc counts instructions; 0: one */
    uint32_t pc_words;
    const struct common_file *files;
    uint32_t nfiles;
    /* bit f: an instruction may write a register of file f several times, each time whole, and each
     * write is compared, in order; 0: the value that all of them leave is compared */
    uint32_t each_write;
    const struct common_space *spaces;
    uint32_t nspaces;
    const struct common_encoding *encoding; /* the instruction table: encoding.h */
    const char *const *volatiles; /* values taken from the core instead of computed; NULL ends it,
                                   * NULL instead of a list: none is */
    const char *arg_name[COMMON_ARGS]; /* of a launch event; NULL: unused */

    /* ---- A program, and how it is started. NULL: not there; each comment says what that means. */

    const char *runs;           /* name of launches, for messages: "jobs"; NULL: "programs" */
    const void *launch_default; /* how a program is started if nothing else is said, .. */
    size_t launch_bytes;        /* .. so many bytes; 0: there is no launch, it starts at reset */
    const struct common_part
        *parts; /* parts that programs can ask for; the last one has no name. NULL: none */
    const struct common_chip
        *chips; /* the first is the default; NULL: there is one, and no --chip */
    const struct common_option
        *options;       /* in the order in which they are applied; NULL: it has none */
    const char *manual; /* text below the options' help: columns of tables and so on; NULL: none */
    const struct common_container *const
        *containers; /* NULL ends them; NULL instead: programs are text or words */

    /* Starts a program elsewhere: --entry.
     *   program  from text or words; a container takes the entry itself
     *   returns  0; -1 with err, a whole message
     *   NULL     there is no --entry */
    int (*enter)(struct common_program *program, const char *entry, struct common_error *err);

    /* Text of a program and of its memories: isa_text.h. */
    common_word_text_fn *word_text;
    common_listing_fn *listing;
    common_source_fn *source;

    /* The last look at a program when all options are applied.
     *   returns  0; -1 with err: it cannot satisfy the options
     *   NULL     nothing is to be looked at: create() refuses what cannot run */
    int (*finish)(const struct common_load *load, struct common_error *err);

    /* Clocks of the core, or instructions of the model alone, after which a run without
     * --max-clocks is over.
     *   returns  0: it has no such limit
     *   NULL     no program has one */
    uint64_t (*limit)(const struct common_program *program);

    /* Text of an instruction that ends a warp and does nothing else. NULL: a program is made
     * smaller with the end that it has */
    const char *end;

    /* ---- The machine and its model. */

    /* Warp slots of a machine, the range of warp numbers in events. NULL: there is one. */
    uint32_t (*warps)(const struct common_machine *machine);

    /* Bytes of a space, or of one of its banks, when this program runs on this machine; most that
     * it may come to where the run itself makes it grow. Environments make memories of this size.
     * NULL: no program has data in a space outside the core. The program was accepted by
     * create(). */
    uint64_t (*space_size)(const struct common_program *program,
                           const struct common_machine *machine, uint32_t space);

    /* Makes a model of `machine` with `program` loaded and nothing launched.
     *   program  must outlive the model
     *   returns  NULL with err when the program cannot be launched on this machine */
    void *(*create)(const struct common_program *program, const struct common_machine *machine,
                    struct common_error *err);
    void (*destroy)(void *model);

    /* Takes over the state of the launch before, which was on the same core without a reset.
     *   when     once, right after create(), of a program that another one names with .then
     *   before   a model of the same machine, of that program, finished. It is only read
     *   returns  0; -1 with err
     *   NULL     no state is kept: a launch finds the state after a reset */
    int (*follow)(void *model, const void *before, struct common_error *err);

    /* The final contents of a memory outside the core, for the next program, which takes it as its
     * input.
     *   when     for each such memory, when the program is over and has passed, before create() of
     *            the next
     *   before   that program
     *   byte     the whole space
     *   next     filled; it says itself whether it takes anything
     *   returns  0; -1 with err: it cannot take this
     *   NULL     programs take nothing from each other */
    int (*feed)(const struct common_program *before, uint32_t space, const uint8_t *byte,
                size_t size, struct common_program *next, struct common_error *err);

    /* ---- All pointers below may be NULL, except step and disassemble; each comment says what
     * common_isa_xxx() does then. Call those, not the pointers: model/common/isa.c is the one place
     * that knows. */

    /* The model's own block scheduler, for runs without a core.
     *   event    filled with a LAUNCH (kind, warp, arg; order is left to the caller)
     *   returns  1 a launch is possible and described, 0 not now or none left
     *   NULL     0: create() makes every warp ready to step */
    int (*dispatch)(void *model, struct common_retire *event);

    /* Performs a LAUNCH that a core reported or dispatch() proposed.
     *   event    kind, warp and arg are read
     *   step     filled: retire.{kind,warp,arg} and the resets as writes
     *   returns  0; -1 with err: this launch is not possible now (slot busy, wrong block, ...)
     *   NULL     -1: no launch is ever possible */
    int (*launch)(void *model, const struct common_retire *event, struct common_step *step,
                  struct common_error *err);

    /* Performs one instruction of one warp.
     *   step     filled but for retire.order
     *   returns  0; -1 with err: the warp is idle or blocked */
    int (*step)(void *model, uint32_t warp, struct common_step *step, struct common_error *err);

    /* Many instructions without events: leaves the state that step() of each ready warp in turn
     * would leave, with launch() of each proposal of dispatch() before each round of turns. It
     * may stop anywhere. The caller launches pending warps and checks whether the program is over
     * whenever it is warp 0's turn.
     *   run      in: whose turn it is, and the limit; out: the same, moved on
     *   returns  how many step()s must come before it is of any use to call this again, the first
     *            one of run->warp; 0: none, and it is warp 0's turn. 0 without an instruction: no
     *            warp is ready
     *   NULL     step() does everything. An ISA that has it also has warp_state and finished */
    uint64_t (*run)(void *model, struct common_run *run);

    /* Takes an event from outside, for the next step() of its warp or, without a warp, at once.
     *   returns  0; -1 with err: this cannot come now, or is nothing that the ISA knows
     *   NULL     -1: nothing ever comes from outside */
    int (*outside)(void *model, const struct common_outside *event, struct common_error *err);

    /* Takes the core's value of a write that step() marked is_volatile.
     *   when     after its step(), before the memory writes of that are compared
     *   step     that step: the model replaces here and in its memory the values that it computed
     *            from its own, such as an output that an ending warp delivers
     *   NULL     nothing is volatile */
    void (*accept)(void *model, uint32_t warp, const struct common_reg_write *write,
                   struct common_step *step);

    /* Queries of sweeps and reports on a model: isa_state.h. */
    common_warp_state_fn *warp_state;
    common_finished_fn *finished;
    common_register_live_fn *register_live;
    common_read_register_fn *read_register;
    common_space_bytes_fn *space_bytes;
    common_space_live_fn *space_live;
    common_state_size_fn *state_size;
    common_save_fn *save;
    common_restore_fn *restore;

    /* Text of instructions and events, and programs from text: isa_text.h. */
    common_fetch_fn *fetch;
    common_disassemble_fn *disassemble;
    common_disassemble_in_fn *disassemble_in;
    common_trap_text_fn *trap_text;
    common_outside_text_fn *outside_text;
    common_note_fn *note;
    common_sources_fn *sources;
    common_assemble_fn *assemble;
    common_assemble_all_fn *assemble_all;

    const struct common_random *random; /* random programs: random.h. NULL: there are none */
    const struct common_cover *cover;   /* more for coverage to count: cover.h. NULL: nothing */
};

/* The ISAs of this build, NULL at the end. The build makes the list. */
extern const struct common_isa *const common_isas[];

#endif
