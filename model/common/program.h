/* A program image: code, launch, initial memory, and expected results. Assemblers and loaders
 * make one; the model, the core's host and the checker read it. It is plain data with no behaviour.
 * How it is started is the ISA's own matter: only that ISA's parts look into the launch. */
#ifndef COMMON_PROGRAM_H
#define COMMON_PROGRAM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "error.h"

/* Words for one place in one memory. */
struct common_segment {
    uint32_t space;   /* index into the ISA's spaces[] */
    uint32_t bank;    /* constant bank, or 0 */
    uint32_t addr;    /* byte address, multiple of 4 */
    size_t count;     /* words */
    uint32_t *word;   /* owned by the program */
    const char *file; /* of which the words are; NULL: the program itself. Not owned */
    uint32_t ulp;  /* of an expectation: IEEE singles that may lie so far apart; 0: the same bits */
    unsigned line; /* source line of the program, 0 if it came from an option */
};

/* A line between two programs in one text: the second one is launched after the first one, without
 * a reset. */
#define COMMON_THEN ".then"

/* Properties that a program declares. A tag may be written once, after .tags; COMMON_TAG_TRAP comes
 * from .expect trap. */
enum common_tag {
    COMMON_TAG_SHORT = 1, /* over in a few thousand clocks: nothing to measure */
    COMMON_TAG_NOBENCH =
        2,                /* not measured: the model alone gives another retire stream, and so on */
    COMMON_TAG_SEEDS = 4, /* the test of the seeds runs it */
    COMMON_TAG_TRAP = 8,  /* expects a trap */
    COMMON_TAG_LONG = 16  /* takes many seconds: `make test` runs it, `make run` does not */
};

/* A part or a size of the machine without which a program is not to be run. */
struct common_need {
    const struct common_part *part; /* a row of the ISA's parts[] */
    bool exact; /* the machine's value must be this one; else it may be larger */
    uint32_t value;
    unsigned line; /* source line of the program */
};

/* A source that was read. */
struct common_source {
    const char *name, *text; /* of its file */
};

struct common_program {
    char *name;     /* file name as the user gave it */
    uint32_t *code; /* code starts at byte address 0 */
    size_t code_words;
    unsigned *line;      /* line of each code word in the file `name`, or NULL */
    bool words;          /* that file holds the words themselves: its lines are no source lines */
    void *launch;        /* how it is started: the ISA's own struct, plain data; owned */
    size_t launch_bytes; /* of it; 0: the ISA has no launch */
    uint32_t chip;       /* model of the machine: a number of the ISA's chips; 0 is its default */
    void *
        /* that the source or container gives to registers and places: the ISA's own struct */
        names;
    void (*free_names)(void *names); /* called with the program's end, if there are names */
    size_t inits;
    struct common_segment *init; /* initial contents; all else is zero */
    size_t expects;
    struct common_segment *expect; /* contents after the run */
    bool expect_trap;              /* the program must trap ... */
    uint32_t trap;                 /* ... with this code (the ISA's trap number) */
    uint32_t tags; /* enum common_tag, or-ed; common_program_tags() has all of them */
    size_t needs;
    struct common_need *need;
    char *then;         /* .then: path of the program that is launched after this one; NULL: none */
    unsigned then_line; /* source line of it */
    struct common_program *next; /* that program, when the command has read it; owned */
    char *warnings;              /* of the assembler, a line each; NULL: none */
};

/* An empty program.
 *   launch   its launch until another one is given: copied; NULL if bytes is 0
 *   bytes    of the launch
 *   returns  0, or -1 out of memory. common_program_free() undoes it; freeing a zeroed one is
 *            harmless. */
int common_program_init(struct common_program *program, const char *name, const void *launch,
                        size_t bytes);
void common_program_free(struct common_program *program);

/* Adds "NAME:LINE:COL: warning: MESSAGE" to the warnings; nothing if there is no memory. */
void common_program_warn(struct common_program *program, unsigned line, unsigned col,
                         const char *format, ...) __attribute__((format(printf, 4, 5)));

/* Appends one segment to init (expect == false) or expect.
 *   word    copied
 *   returns 0, -1 with err */
int common_program_add(struct common_program *program, bool expect, uint32_t space, uint32_t bank,
                       uint32_t addr, const uint32_t *word, size_t count, unsigned line,
                       struct common_error *err);

/* Sets code, replacing any.
 *   word, line  copied; line may be NULL */
int common_program_set_code(struct common_program *program, const uint32_t *word,
                            const unsigned *line, size_t count, struct common_error *err);

/* Bytes of a space up to the end of the program's data and expectations there. */
uint64_t common_program_extent(const struct common_program *program, uint32_t space);

/* Copies the program's data of a space, whatever the bank, to a memory; the rest of that
 * stays.
 *   name     of the space, for a message
 *   to       words of the host's byte order
 *   bytes    of the memory
 *   returns  0; -1 with err: something of it is not in the memory */
int common_program_fill(const struct common_program *program, uint32_t space, const char *name,
                        void *to, size_t bytes, struct common_error *err);

/* The place of an instruction in its source: "saxpy.s:23", without folders.
 *   word     number of its first code word
 *   returns  the line; 0, and text is empty: it does not come from source text */
unsigned common_program_source(const struct common_program *program, uint64_t word, char *text,
                               size_t size);

#endif
