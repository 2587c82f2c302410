/* What an ISA gives to the checker, the testbench and the command: tables of names, and the model's
 * operations. Another ISA is one more of these; nothing else learns its name, or looks into what is
 * its own.
 *
 *   must be there   name, lanes, max_words, pc_step, files, spaces; create, destroy, step,
 *                   disassemble
 *   a program       how it is read, started, and told by options: runs .. listing, assemble
 *   a machine       what was built, and how large its memories are: warps, space_size
 *   a model         what checker, sweeps and reports ask: dispatch .. sources
 *
 * Beside everything else stands what is true where it is NULL. A plain processor with one hart
 * gives the first line alone; its programs come as words. An ISA may have any mix of the rest:
 * program kinds, register banks, tables, containers of many parts, chips. Its launch, options and
 * machine are rows and bytes that only its own folders (model/<isa>, testbench/<isa>)
 * understand. */
#ifndef COMMON_ISA_H
#define COMMON_ISA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "error.h"
#include "event.h"
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
    /* large, and space_bytes() is from calloc(): pages that nobody touched are zeros */
    bool sparse;
};

enum common_warp_state {
    COMMON_WARP_IDLE,    /* no work */
    COMMON_WARP_READY,   /* may step */
    COMMON_WARP_BLOCKED, /* waits for others (a barrier); stepping it is an error */
};

/* One build parameter of a core: {"WARPS", 8}. */
struct common_parameter {
    const char *name;
    uint32_t value;
};

/* The machine that runs a program: the build parameters of its core, as the build named them. Only
 * the ISA's own parts know what they mean. */
struct common_machine {
    const struct common_parameter
        *parameter; /* valid as long as a model or bridge of the machine */
    unsigned parameters;
};

/* Value of a build parameter; `otherwise` if the machine does not say it. */
uint32_t common_machine_value(const struct common_machine *machine, const char *name,
                              uint32_t otherwise);

/* Whether the ISA knows all parameters of a machine, each given once.
 *   known    names; NULL ends them
 *   returns  0; -1 with err */
int common_machine_check(const struct common_machine *machine, const char *isa,
                         const char *const *known, struct common_error *err);

/* "WARPS 8, FP64 1"; "no parameters". */
void common_machine_text(const struct common_machine *machine, char *text, size_t size);

/* A part or a size of the machine that a program can ask for by name: .needs, needs.h. */
struct common_part {
    const char *name; /* "stack"; NULL ends a list */
    uint32_t least,
        /* values that can be asked for; both 0: it is there or not, and no value is written */
        most;
    uint32_t (*has)(
        const struct common_machine *machine); /* value or, of what is there or not, 1 or 0 */
    /* What the program needs of it by what it is, a block's warps for example; 0: nothing. NULL:
     * only .needs says. */
    uint32_t (*wants)(const struct common_program *program);
};

/* A kind of file that holds whole programs. */
struct common_container {
    const char *suffix; /* ".bin": a file of this name is read and written as one */

    /* Whether a file is one, whatever its name: its first bytes tell. */
    bool (*recognise)(const uint8_t *byte, size_t size);

    /* A program with its names.
     *   byte     of the whole file; one more is there, and it is 0
     *   part     which of the parts: the value of the option that is a COMMON_ARG_PART; NULL: as
     *            the file says
     *   entry    --entry: where it starts, and perhaps in which of the parts; NULL: as the file
     *            says
     *   returns  0; -1 with err and nothing allocated */
    int (*load)(const char *file, const uint8_t *byte, size_t size, const char *part,
                const char *entry, struct common_program *program, struct common_error *err);

    /* The parts that make one run, one behind the other, each at its own entry: the first is the
     * program, the others are program.next. It is what an option with `chain` asks for.
     *   returns  0; -1 with err and nothing allocated. NULL: parts run alone */
    int (*chain)(const char *file, const uint8_t *byte, size_t size, struct common_program *program,
                 struct common_error *err);

    /* What a file holds: a line for each part, lines below it that begin with a blank, in the words
     * of the ISA's users.
     *   text     out: malloc'ed, the caller frees it
     *   returns  0; -1 with err and nothing allocated. NULL: a file is one part */
    int (*list)(const char *file, const uint8_t *byte, size_t size, char **text,
                struct common_error *err);

    /* Programs as a file, each of them a part.
     *   program  one, or what assemble_all() made of several sources
     *   byte     out: malloc'ed, the caller frees it
     *   returns  0; -1 with err. NULL: they are only read */
    int (*store)(const struct common_program *program, size_t programs, uint8_t **byte,
                 size_t *size, struct common_error *err);
};

/* A member of the family: what it is called and what it has. */
struct common_chip {
    const char *name; /* NULL ends the rows */
    uint32_t number;  /* program.chip */
    uint32_t has;     /* the ISA's own bits */
    const char *help; /* "second generation, with 64-bit floating point" */
};

struct common_cover;
struct common_encoding;
struct common_random;
struct common_format;

/* How far a run without events has come. */
struct common_run {
    uint32_t warp;                /* whose turn it is; at 0 a round begins */
    uint64_t limit;               /* `instructions` may not pass it */
    uint64_t instructions;        /* of warps; counted on by run(), and so are the others */
    uint64_t thread_instructions; /* of their active lanes */
    uint64_t launches;
    struct common_step *step; /* room to work in: what is in it means nothing to the caller */
};

struct common_isa {
    /* ---- Must be there. */

    const char *name;   /* of its folders, and of --isa */
    uint32_t lanes;     /* lanes of a warp */
    uint32_t max_words; /* longest instruction in 32-bit words */
    uint32_t pc_step;   /* what one word of code adds to a pc: 4 where it counts bytes */
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
    const char *const *volatiles; /* what is taken from the core instead of computed; NULL ends it,
                                   * NULL instead of a list: nothing is */
    const char *arg_name[COMMON_ARGS]; /* of a launch event; NULL: unused */

    /* ---- A program, and how it is started. NULL: not there; each comment says what that means. */

    const char *runs;           /* what is launched, for messages: "jobs"; NULL: "programs" */
    const void *launch_default; /* how a program is started if nothing else is said, .. */
    size_t launch_bytes;        /* .. so many bytes; 0: there is no launch, it starts at reset */
    const struct common_part
        *parts; /* what programs can ask for; the last one has no name. NULL: nothing */
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

    /* A word of a memory in the words of the ISA's users, for an expectation that is not met.
     *   text     "run 3, o0.y"; empty where a word has no name but its address
     *   returns  how its number is written; NULL: it is a whole one
     *   NULL     no word has a name */
    const struct common_format *(*word_text)(const struct common_program *program, uint32_t space,
                                             uint64_t addr, char *text, size_t size);

    /* The last look at a program when all options are applied.
     *   returns  0; -1 with err: it cannot be what was asked for
     *   NULL     nothing is to be looked at: create() refuses what cannot run */
    int (*finish)(const struct common_load *load, struct common_error *err);

    /* Clocks of the core, or instructions of the model alone, after which a run without
     * --max-clocks is over.
     *   returns  0: it has no such limit
     *   NULL     no program has one */
    uint64_t (*limit)(const struct common_program *program);

    /* Source text that assembles to the same program.
     *   returns  malloc'ed; NULL out of memory
     *   NULL     a line for each instruction as disassemble() writes it, with its words */
    char *(*listing)(const struct common_program *program);

    /* Source text of all that a program is: launch, data, chip, what it expects, and code with a
     * label wherever flow goes, alone on its line, so that lines can be taken out of it. It
     * assembles to the same program but for names, .needs, .tags and .then. `warpstep shrink` works
     * on it.
     *   returns  malloc'ed; NULL out of memory
     *   NULL     a source's own text is taken; words and containers cannot be shrunk */
    char *(*source)(const struct common_program *program);

    /* Text of an instruction that ends a warp and does nothing else. NULL: a program is made
     * smaller with the end that it has */
    const char *end;

    /* ---- The machine and its model. */

    /* Warp slots of a machine: what warp numbers of events may be. NULL: there is one. */
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

    /* Takes over what is left of the launch before, which was on the same core without a reset.
     *   when     once, straight behind create(), of a program that another one names with .then
     *   before   a model of the same machine, of that program, finished. It is only read
     *   returns  0; -1 with err
     *   NULL     nothing is left: a launch finds what it finds after a reset */
    int (*follow)(void *model, const void *before, struct common_error *err);

    /* What a program left in a memory outside the core, for the one behind it that takes it as its
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

    /* Many instructions with nobody listening: leaves what step() of each ready warp in turn would
     * leave, and launch() of whatever dispatch() proposes before each round of turns. It stops
     * where it likes; whoever calls it launches what can be launched and looks whether the program
     * is over whenever it is warp 0's turn.
     *   run      in: whose turn it is, and the limit; out: the same, moved on
     *   returns  how many step()s must come before it is of any use to call this again, the first
     *            one of run->warp; 0: none, and it is warp 0's turn. 0 without an instruction: no
     *            warp is ready
     *   NULL     step() does everything. Who gives it also gives warp_state and finished */
    uint64_t (*run)(void *model, struct common_run *run);

    /* Takes what came from outside, for the next step() of its warp or, without a warp, at once.
     *   returns  0; -1 with err: this cannot come now, or is nothing that the ISA knows
     *   NULL     -1: nothing ever comes from outside */
    int (*outside)(void *model, const struct common_outside *event, struct common_error *err);

    /* Takes the core's value of a write that step() marked is_volatile.
     *   when     behind its step(), before the memory writes of that are compared
     *   step     that step: the model writes here and in its memory again what it made of its own
     *            value, such as an output that an ending warp delivers
     *   NULL     nothing is volatile */
    void (*accept)(void *model, uint32_t warp, const struct common_reg_write *write,
                   struct common_step *step);

    /* What a warp can do, and where it is; pc is 0 when it is idle.
     *   NULL     ready at the next_pc of its last retire, idle when that was `done` */
    enum common_warp_state (*warp_state)(const void *model, uint32_t warp, uint64_t *pc);

    /* Every block was launched and every warp is done.
     *   NULL     every warp is idle */
    bool (*finished)(const void *model);

    /* Whether a register is defined now, so that a sweep may compare it: not before its warp's
     * first launch, not beyond the warp's allocation, not above a stack's top. A finished warp's
     * stay until the next launch, so that a sweep at the end has something to compare.
     *   index    below files[file].count
     *   NULL     every register that can be read is */
    bool (*register_live)(const void *model, uint32_t warp, uint32_t file, uint32_t index);
    /* All lanes of one of them.
     *   lane     room for COMMON_LANES; 0 where there is no such register or lane
     *   NULL     no register can be read: no sweep compares any */
    void (*read_register)(const void *model, uint32_t warp, uint32_t file, uint32_t index,
                          uint32_t *lane);

    /* The model's bytes of a space as its port sees them, for the final compare, dumps and sweeps.
     *   bank     constant bank or 0
     *   size     out: bytes
     *   returns  a pointer into the model, valid until the next call that changes it; NULL if none.
     *            A per-lane space is laid out {warp, lane, addr}: size / (warps * lanes) bytes each
     *   NULL     there are none */
    const uint8_t *(*space_bytes)(const void *model, uint32_t space, uint32_t bank, size_t *size);

    /* Which bytes of a swept space are defined now: 1 compare, 0 not. s[] of a finished block still
     * is.
     *   bytes    out: so many from addr on have the same answer, 1 at least
     *   NULL     all are */
    bool (*space_live)(const void *model, uint32_t space, uint64_t addr, uint64_t *bytes);

    /* State as one flat block of bytes that can be copied: save() fills size() bytes, restore()
     * takes them back into a model made by create() with the same arguments.
     *   NULL     (any of the three) a report cannot look ahead: it names the pc where a warp hangs,
     *            and its instruction if fetch() knows it */
    size_t (*state_size)(const void *model);
    void (*save)(const void *model, void *state);
    void (*restore)(void *model, const void *state);

    /* The instruction at pc of a program, in the words that its retire event carries.
     *   word     room for COMMON_WORDS
     *   next     pc of the one behind it
     *   returns  the number of words; 0: pc is outside the code
     *   NULL     0 */
    unsigned (*fetch)(const struct common_program *program, uint64_t pc, uint32_t *word,
                      uint64_t *next);

    /* Text of the instruction in word[0..nwords); what is no instruction gives ".word 0x...",
     * alone or behind a reason: "ILLEGAL (type 3) .word 0x...".
     *   returns the number of words it takes (1 at least) */
    unsigned (*disassemble)(const uint32_t *word, size_t nwords, uint64_t pc, char *text,
                            size_t size);

    /* The same in a program whose launch says what words mean.
     *   NULL     disassemble: words mean the same everywhere */
    unsigned (*disassemble_in)(const struct common_program *program, const uint32_t *word,
                               size_t nwords, uint64_t pc, char *text, size_t size);

    /* A short name such as "ILLEGAL_OPCODE"; several joined by '+'; "none" for 0.
     *   NULL     the number */
    void (*trap_text)(uint32_t trap, char *text, size_t size);

    /* A few words for a report, such as "interrupt 3".
     *   NULL     the numbers */
    void (*outside_text)(const struct common_outside *event, char *text, size_t size);

    /* Something to say of a run at its end, beside the verdict.
     *   returns  whether there is anything
     *   NULL     there never is */
    bool (*note)(const void *model, char *text, size_t size);

    /* Registers an instruction reads, for "last writer of each source" in the report.
     *   file, index  arrays of `max`
     *   returns      how many were filled
     *   NULL         0 */
    unsigned (*sources)(const uint32_t *word, size_t nwords, uint32_t *file, uint32_t *index,
                        unsigned max);

    /* Source text to program, with its launch and expect directives.
     *   returns 0; -1 with err "file:line:col: error: ..."
     *   NULL    programs come as words; the command says so */
    int (*assemble)(const char *name, const char *text, struct common_program *program,
                    struct common_error *err);

    /* Sources that belong together, for a container of several parts.
     *   program  out: one for each; zeroed where a source is no part of its own
     *   returns  0; -1 with err and nothing allocated
     *   NULL     each source is a program by itself */
    int (*assemble_all)(const struct common_source *source, size_t sources,
                        struct common_program *program, struct common_error *err);

    const struct common_random *random; /* random programs: random.h. NULL: there are none */
    const struct common_cover *cover;   /* more for coverage to count: cover.h. NULL: nothing */
};

/* The ISAs of this build, NULL at the end. The build makes the list. */
extern const struct common_isa *const common_isas[];

/* The chip of a name; NULL: there is none. */
const struct common_chip *common_chip_find(const struct common_isa *isa, const char *name);

/* Warp slots of a machine of this ISA. */
uint32_t common_isa_warps(const struct common_isa *isa, const struct common_machine *machine);

/* What a caller saw of a warp, for the ISAs that do not say it themselves: zeroed at first, then
 * told of each event. */
struct common_seen {
    uint64_t pc; /* where the warp goes on */
    bool over;   /* its last instruction has retired */
};

static inline void common_seen_retire(struct common_seen *seen, const struct common_retire *retire)
{
    bool launch = retire->kind == COMMON_LAUNCH;
    seen->pc = launch ? 0 : retire->next_pc;
    seen->over = !launch && retire->done;
}

/* The callbacks of an ISA, each with its default: arguments as above. `seen` is an array of all
 * warps in finished(), of the one warp in warp_state(). */
int common_isa_dispatch(const struct common_isa *isa, void *model, struct common_retire *event);
int common_isa_follow(const struct common_isa *isa, void *model, const void *before,
                      struct common_error *err);
int common_isa_launch(const struct common_isa *isa, void *model, const struct common_retire *event,
                      struct common_step *step, struct common_error *err);
int common_isa_outside(const struct common_isa *isa, void *model,
                       const struct common_outside *event, struct common_error *err);
void common_isa_accept(const struct common_isa *isa, void *model, uint32_t warp,
                       const struct common_reg_write *write, struct common_step *step);
enum common_warp_state common_isa_warp_state(const struct common_isa *isa, const void *model,
                                             uint32_t warp, const struct common_seen *seen,
                                             uint64_t *pc);
bool common_isa_finished(const struct common_isa *isa, const void *model, uint32_t warps,
                         const struct common_seen *seen);
bool common_isa_register_live(const struct common_isa *isa, const void *model, uint32_t warp,
                              uint32_t file, uint32_t index);
void common_isa_read_register(const struct common_isa *isa, const void *model, uint32_t warp,
                              uint32_t file, uint32_t index, uint32_t *lane);
const uint8_t *common_isa_space_bytes(const struct common_isa *isa, const void *model,
                                      uint32_t space, uint32_t bank, size_t *size);
bool common_isa_space_live(const struct common_isa *isa, const void *model, uint32_t space,
                           uint64_t addr, uint64_t *bytes);
size_t common_isa_state_size(const struct common_isa *isa,
                             const void *model); /* 0: not to be saved */
unsigned common_isa_fetch(const struct common_isa *isa, const struct common_program *program,
                          uint64_t pc, uint32_t *word, uint64_t *next);
unsigned common_isa_text(const struct common_isa *isa, const struct common_program *program,
                         const uint32_t *word, size_t nwords, uint64_t pc, char *text, size_t size);
void common_isa_trap_text(const struct common_isa *isa, uint32_t trap, char *text, size_t size);
void common_isa_outside_text(const struct common_isa *isa, const struct common_outside *event,
                             char *text, size_t size);
unsigned common_isa_sources(const struct common_isa *isa, const uint32_t *word, size_t nwords,
                            uint32_t *file, uint32_t *index, unsigned max);
const struct common_format *common_isa_word_text(const struct common_isa *isa,
                                                 const struct common_program *program,
                                                 uint32_t space, uint64_t addr, char *text,
                                                 size_t size);
/* The word of the code at a pc. */
uint64_t common_isa_word(const struct common_isa *isa, uint64_t pc);
/* Where the instruction at pc stands in the source: common_program_source(). */
unsigned common_isa_source(const struct common_isa *isa, const struct common_program *program,
                           uint64_t pc, char *text, size_t size);

#endif
