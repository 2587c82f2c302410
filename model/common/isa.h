/* What an ISA gives to the checker and the tools: a table of names, and the model's operations.
 * A fifth ISA is one more of these; nothing else learns its name. */
#ifndef COMMON_ISA_H
#define COMMON_ISA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "error.h"
#include "event.h"
#include "program.h"

struct common_file {
    const char *name;   /* "gpr" */
    const char *format; /* printf format of one register, taking its index: "$r%u" */
    uint32_t count;     /* registers per warp; the model says how many are allocated */
    uint32_t bits;      /* per lane */
};

struct common_space {
    const char *name; /* "global" */
    uint64_t base;    /* address of the first byte that space_bytes() gives: where a CPU's RAM begins */
    bool per_lane;    /* each lane has its own: the key of a byte is {warp, lane, addr} */
    uint32_t banks;   /* constant buffers: a program's segments say which one; 0: it has none */
    bool external;    /* lives outside the core: the host loads it and it is compared at the end */
    bool swept;       /* lives in the core: part of the state sweep */
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

/* The machine that runs a program: the build parameters of its core, as the build named them. Only the ISA's own
 * parts know what they mean. */
struct common_machine {
    const struct common_parameter *parameter; /* valid as long as a model or bridge of the machine */
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
    const char *name;     /* "stack"; NULL ends a list */
    uint32_t least, most; /* values that can be asked for; both 0: it is there or not, and no value is written */
    uint32_t (*has)(const struct common_machine *machine); /* value or, of what is there or not, 1 or 0 */
    /* What the program needs of it by what it is, a block's warps for example; 0: nothing. NULL: only .needs says. */
    uint32_t (*wants)(const struct common_program *program);
};

/* Registers that a name stands for. */
struct common_place {
    uint32_t space;        /* where the host puts or finds them: shader->input, output, uniform, .. */
    uint32_t first, count; /* above 1: an array that was named without an element */
    uint32_t components;   /* that were named; 0: all */
    uint8_t component[4];
};

/* What the tools need of an ISA that runs vertices and primitives (program.shader): where a program's data
 * lives, how its numbers are written, and the files that its shaders come in. A register is a vector of four
 * words; records of input and output are vectors. */
struct pica200_launch;
struct common_shader_isa {
    uint32_t input, output, uniform, integer, boolean, desc; /* indices into spaces[] */
    uint32_t outputs;           /* registers of that kind */
    uint32_t code_words, descs; /* most that can be loaded */
    uint32_t vertex_words;      /* most words of code for a vertex shader */
    uint32_t number_bits;     /* of one component */
    uint32_t vertex_bytes;    /* of a vertex in an output record: `outputs` vectors */
    uint32_t primitive_bytes; /* geometry: a vector {winding, run, 0, 0}, then the vertices */
    uint32_t primitives;      /* that space output keeps at most */

    /* A component from the bits of an IEEE single and back. */
    uint32_t (*from_float)(uint32_t single);
    uint32_t (*to_float)(uint32_t bits);

    /* The launch as the program's own register writes leave it: runs, and whether it is geometry.
     *   returns  0; -1 with err: this cannot be loaded */
    int (*effective)(const struct common_program *program, struct pica200_launch *launch,
                     struct common_error *err);

    /* Whether a file is a container: its first bytes tell. NULL: there are no containers. */
    bool (*is_container)(const uint8_t *byte, size_t size);
    /* A program with its names from a source file or a container, told apart by name and contents.
     *   byte     of the whole file; one more is there, and it is 0
     *   entry    a label or a word index: where it starts, and in a container which part; NULL: as it says
     *   names    out: for the calls below; freed by free_names(), also after an error
     *   returns  0; -1 with err */
    int (*load)(const char *file, const uint8_t *byte, size_t size, const char *entry,
                struct common_program *program, void **names, struct common_error *err);
    void (*free_names)(void *names);

    /* "pos.x", "modelview[2]", "c4", "b3": what the program's names and the registers' own say.
     *   names    NULL: registers only
     *   returns  0; -1 with err, a sentence without a place */
    int (*find)(const void *names, const char *text, struct common_place *place,
                struct common_error *err);

    /* A program as a container: malloc'ed, the caller frees it. NULL: there are no containers.
     *   returns  0; -1 with err */
    int (*store)(const struct common_program *program, const void *names, uint8_t **byte,
                 size_t *size, struct common_error *err);

    /* Source text that assembles to the same program: malloc'ed; NULL out of memory. */
    char *(*listing)(const struct common_program *program);
};

/* What the tools need of an ISA whose programs may be graphics programs too (program.launch.type). */
struct common_graphics_isa {
    const char *const *type; /* names of launch.type; 0 is no graphics program; NULL ends them */
    uint32_t output;         /* space of the records */
    uint32_t threads;        /* of a block */
    uint32_t words;          /* most in a record */
    uint32_t texel;          /* space of what the texture unit reads, and its banks: */
    uint32_t texels, textures, samplers;

    /* A table of inputs in place of the program's own: a row for each thread.
     *   name     of each column
     *   word     rows * columns
     *   column   out: the wrong one
     *   returns  0; -1 with err: a sentence without a place if *column < columns, else a whole message */
    int (*load)(struct common_program *program, const char *const *name, unsigned columns,
                const uint32_t *word, uint32_t rows, unsigned *column, struct common_error *err);

    /* One record from the bytes of the output space.
     *   word     room for `words`
     *   returns  its mark, which is 0 if there is none */
    uint32_t (*record)(const struct common_program *program, const uint8_t *byte, size_t size,
                       uint32_t thread, uint32_t number, uint32_t *word);
};

struct common_encoding;

struct common_isa {
    const char *name;            /* "tesla" */
    uint32_t lanes;              /* lanes of a warp */
    uint32_t max_words;          /* longest instruction in 32-bit words */
    uint32_t pc_step;            /* what one word of code adds to a pc: 4 where it counts bytes */
    const struct common_file *files;
    uint32_t nfiles;
    const struct common_space *spaces;
    uint32_t nspaces;
    const struct common_encoding *encoding; /* the instruction table: encoding.h */
    const char *const *volatiles; /* what is taken from the core instead of computed; NULL ends it,
                                   * NULL instead of a list: nothing is */
    const char *arg_name[COMMON_ARGS]; /* of a launch event; NULL: unused */
    const void *launch_default;  /* how a program is started if nothing else is said, .. */
    size_t launch_bytes;         /* .. so many bytes; 0: there is no launch */
    const struct common_part *parts;   /* what programs can ask for; the last one has no name. NULL: nothing */
    const struct common_shader_isa *shader; /* NULL: it runs blocks of threads (program.launch) */
    const struct common_graphics_isa *graphics; /* NULL: all of its programs are compute programs */

    /* Warp slots of a machine: what warp numbers of events may be. NULL: there is one. */
    uint32_t (*warps)(const struct common_machine *machine);

    /* Bytes of a space, or of one of its banks, when this program runs on this machine; most that it may come to
     * where the run itself makes it grow. Environments make memories of this size. NULL: no program has data
     * in a space outside the core. The program was accepted by create(). */
    uint64_t (*space_size)(const struct common_program *program, const struct common_machine *machine,
                           uint32_t space);

    /* Makes a model of `machine` with `program` loaded and nothing launched.
     *   program  must outlive the model
     *   returns  NULL with err when the program cannot be launched on this machine */
    void *(*create)(const struct common_program *program, const struct common_machine *machine,
                    struct common_error *err);
    void (*destroy)(void *model);

    /* ---- What follows may be NULL but for step and disassemble; beside each stands what common_isa_xxx()
     * does then. Call those, not the pointers: model/common/isa.c is the one place that knows. */

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

    /* Takes what came from outside, for the next step() of its warp or, without a warp, at once.
     *   returns  0; -1 with err: this cannot come now, or is nothing that the ISA knows
     *   NULL     -1: nothing ever comes from outside */
    int (*outside)(void *model, const struct common_outside *event, struct common_error *err);

    /* Takes the core's value of a write that step() marked is_volatile.
     *   NULL     nothing is volatile */
    void (*accept)(void *model, uint32_t warp, const struct common_reg_write *write);

    /* What a warp can do, and where it is; pc is 0 when it is idle.
     *   NULL     ready at the next_pc of its last retire, idle when that was `done` */
    enum common_warp_state (*warp_state)(const void *model, uint32_t warp, uint64_t *pc);

    /* Every block was launched and every warp is done.
     *   NULL     every warp is idle */
    bool (*finished)(const void *model);

    /* Whether a register is defined now, so that a sweep may compare it: not before its warp's first
     * launch, not beyond the warp's allocation, not above a stack's top. A finished warp's stay until the
     * next launch, so that a sweep at the end has something to compare.
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

    /* Which bytes of a swept space are defined now: 1 compare, 0 not. s[] of a finished block still is.
     *   bytes    out: so many from addr on have the same answer, 1 at least
     *   NULL     all are */
    bool (*space_live)(const void *model, uint32_t space, uint64_t addr, uint64_t *bytes);

    /* State as one flat block of bytes that can be copied: save() fills size() bytes, restore() takes them
     * back into a model made by create() with the same arguments.
     *   NULL     (any of the three) a report cannot look ahead: it names the pc where a warp hangs, and its
     *            instruction if fetch() knows it */
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

    /* Text of the instruction in word[0..nwords); what is no instruction gives ".word 0x...".
     *   returns the number of words it takes (1 at least) */
    unsigned (*disassemble)(const uint32_t *word, size_t nwords, uint64_t pc, char *text, size_t size);

    /* A short name such as "ILLEGAL_OPCODE"; several joined by '+'; "none" for 0.
     *   NULL     the number */
    void (*trap_text)(uint32_t trap, char *text, size_t size);

    /* A few words for a report, such as "interrupt 3".
     *   NULL     the numbers */
    void (*outside_text)(const struct common_outside *event, char *text, size_t size);

    /* Registers an instruction reads, for "last writer of each source" in the report.
     *   file, index  arrays of `max`
     *   returns      how many were filled
     *   NULL         0 */
    unsigned (*sources)(const uint32_t *word, size_t nwords, uint32_t *file, uint32_t *index,
                        unsigned max);

    /* Number of a chip for launch.chip; NULL: there is only one.
     *   returns 0; -1 if there is none of this name */
    int (*chip)(const char *name, uint32_t *chip);

    /* Source text to program, with its launch and expect directives.
     *   returns 0; -1 with err "file:line:col: error: ..."
     *   NULL    -1: programs come as words */
    int (*assemble)(const char *name, const char *text, struct common_program *program,
                    struct common_error *err);
};

/* Warp slots of a machine of this ISA. */
uint32_t common_isa_warps(const struct common_isa *isa, const struct common_machine *machine);

/* What a caller saw of a warp, for the ISAs that do not say it themselves: zeroed at first, then told of
 * each event. */
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

/* The callbacks of an ISA, each with its default: arguments as above. `seen` is an array of all warps in
 * finished(), of the one warp in warp_state(). */
int common_isa_dispatch(const struct common_isa *isa, void *model, struct common_retire *event);
int common_isa_launch(const struct common_isa *isa, void *model, const struct common_retire *event,
                      struct common_step *step, struct common_error *err);
int common_isa_outside(const struct common_isa *isa, void *model,
                       const struct common_outside *event, struct common_error *err);
void common_isa_accept(const struct common_isa *isa, void *model, uint32_t warp,
                       const struct common_reg_write *write);
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
size_t common_isa_state_size(const struct common_isa *isa, const void *model); /* 0: not to be saved */
unsigned common_isa_fetch(const struct common_isa *isa, const struct common_program *program,
                          uint64_t pc, uint32_t *word, uint64_t *next);
void common_isa_trap_text(const struct common_isa *isa, uint32_t trap, char *text, size_t size);
void common_isa_outside_text(const struct common_isa *isa, const struct common_outside *event,
                             char *text, size_t size);
unsigned common_isa_sources(const struct common_isa *isa, const uint32_t *word, size_t nwords,
                            uint32_t *file, uint32_t *index, unsigned max);
int common_isa_assemble(const struct common_isa *isa, const char *name, const char *text,
                        struct common_program *program, struct common_error *err);

#endif
