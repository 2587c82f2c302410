/* The options that an ISA brings to the command: rows, the given values, and the data for
 * the functions of the rows. The command finds a row by its name, checks the value's form
 * against the row, and hands it over when the program has been read. */
#ifndef COMMON_OPTION_H
#define COMMON_OPTION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "error.h"
#include "program.h"

struct common_isa;
struct common_setting;
struct common_table;

enum { COMMON_LIST_MAX = 64 /* numbers of one value */ };

/* The form of a value. Numbers are decimal or 0x and hexadecimal. */
enum common_argument {
    COMMON_ARG_FLAG,      /* there is none */
    COMMON_ARG_NUMBER,    /* min to max */
    COMMON_ARG_LIST,      /* `least` to `most` numbers up to max, separated by commas */
    COMMON_ARG_CHOICE,    /* one of the words of `value`: "red|green" */
    COMMON_ARG_PAIR,      /* REG=VALUE: two numbers of 32 bits */
    COMMON_ARG_TEXT,      /* anything but nothing */
    COMMON_ARG_FILE,      /* a file that is read */
    COMMON_ARG_FILE_AT,   /* FILE@ADDR: a file for one place, a multiple of 4 */
    COMMON_ARG_BANK_FILE, /* BANK:FILE: a file for one bank, 0 to max */
    COMMON_ARG_EXPECT,    /* FILE@ADDR or FILE@ADDR:ULP: expected in `space` after the run */
    COMMON_ARG_PROGRAM,   /* FILE: the program itself, which is a container */
    COMMON_ARG_PART,      /* which part of a container: its load() takes it */
    COMMON_ARG_TABLE,     /* a file that is written after the run: `table` */
    COMMON_ARG_DUMP       /* FILE@ADDR:WORDS, written after the run: words of `space` */
};

/* Input of apply(). */
struct common_load {
    const struct common_isa *isa;
    struct common_program *program; /* read, its entry applied, and the rows before this one */
    const struct common_program
        *before; /* the program that it follows on the same core; NULL: none */
    bool words;  /* it is bare words of --code: it says nothing of itself */
    bool listed; /* it is not run; its text is wanted */
    const struct common_setting *setting; /* all that was given for this ISA, as given */
    unsigned settings;
};

struct common_option {
    const char *name;  /* without "--"; NULL ends the rows */
    const char *value; /* in the help: "X,Y"; NULL with COMMON_ARG_FLAG */
    const char *help;
    enum common_argument argument;
    bool many; /* may be given more than once */

    uint64_t min, max;    /* see above. Contents: at most `max` words, 0: as the memory has room */
    unsigned least, most; /* LIST */
    const char *need;     /* LIST: message for another value: "X,Y up to 65535 is needed" */

    /* A value of the right form that still cannot be.
     *   returns  the requirement, as a sentence; NULL: it can be. NULL here: each can */
    const char *(*refuse)(const struct common_setting *setting);

    /* Goes with --code FILE only, since a source says it itself: the sentence about that, after
     * "warpstep: error: ". NULL: fits a source too. */
    const char *code_only;
    bool
        /* FILE with code_only: without it words are not the whole program. `asm` writes it, `dis`
         * reads it */
        part;

    bool text; /* it changes the meaning of words: `dis` takes it */

    /* FLAG: the program is all parts of a container, one after the other: its chain() loads
     * them */
    bool chain;
    uint32_t space, bank;             /* of contents and dumps */
    const struct common_table *table; /* TABLE */

    /* Takes the value into the program, when all rows before this one have been.
     *   returns  0; -1 with err, a whole message: the value, or the option, does not fit this
     *            program
     *   NULL     nothing is to be done before the run */
    int (*apply)(const struct common_load *load, const struct common_setting *setting,
                 struct common_error *err);
};

/* A value that was given. */
struct common_setting {
    const struct common_option *option;
    const char *text;                    /* TEXT; the path of a file */
    uint64_t number;                     /* NUMBER; CHOICE: which; BANK_FILE: the bank */
    uint32_t addr;                       /* FILE_AT, DUMP, EXPECT */
    uint32_t count;                      /* LIST, PAIR: numbers; DUMP: words; EXPECT: ULP */
    uint32_t number_of[COMMON_LIST_MAX]; /* LIST, PAIR */
    char *owned; /* the memory of `text` when it is not the command line; NULL */
};

/* The last value given for the option of this name; NULL: it was not given. */
const struct common_setting *common_given(const struct common_load *load, const char *option);

/* For apply: the words of the file (words.h) are contents of option->space, at the place that the
 * value says. */
int common_apply_contents(const struct common_load *load, const struct common_setting *setting,
                          struct common_error *err);

/* For apply: they must be there after the run. */
int common_apply_expect(const struct common_load *load, const struct common_setting *setting,
                        struct common_error *err);

/* Rows of every ISA with a global memory: its contents, the part to write to a file, the
 * expected contents. */
/* clang-format off */
#define COMMON_OPTION_GLOBAL(space_)                                                      \
    {.name = "global", .value = "FILE@ADDR",                                              \
     .help = "contents of global memory (.hex .bin .f32 .csv)",                           \
     .argument = COMMON_ARG_FILE_AT, .many = true, .space = (space_),                     \
     .apply = common_apply_contents}
#define COMMON_OPTION_DUMP_GLOBAL(space_)                                                 \
    {.name = "dump-global", .value = "FILE@ADDR:WORDS",                                   \
     .help = "write global memory after the run (.hex .bin .f32 .csv)",                   \
     .argument = COMMON_ARG_DUMP, .many = true, .space = (space_)}
#define COMMON_OPTION_EXPECT_GLOBAL(space_)                                               \
    {.name = "expect-global", .value = "FILE@ADDR[:ULP]",                                 \
     .help = "must be in global memory after the run; as singles, up to ULP apart",       \
     .argument = COMMON_ARG_EXPECT, .many = true, .space = (space_),                      \
     .apply = common_apply_expect}
/* clang-format on */

/* Words of a space as the program's contents leave them.
 *   word     room for max, filled with zeros where nothing was said
 *   returns  number of words up to the last one that was said */
size_t common_contents(const struct common_program *program, uint32_t space, uint32_t *word,
                       size_t max);

/* Takes all contents of a space out of the program. */
void common_drop_contents(struct common_program *program, uint32_t space);

/* Makes these words the only contents of a space.
 *   file     of which they are; it stays. NULL: the program itself
 *   returns  0; -1 with err */
int common_replace_contents(struct common_program *program, uint32_t space, const uint32_t *word,
                            size_t count, const char *file, struct common_error *err);

/* Makes `wanted` records of a space from the first `given`, which begin again when they are used
 * up.
 *   record   words of one; words that were not given are 0
 *   returns  0; -1 with err */
int common_repeat_contents(struct common_program *program, uint32_t space, size_t record,
                           size_t given, size_t wanted, struct common_error *err);

#endif
