/* The common part of every assembler, in addition to the reader (text.h) and the names
 * (symbols.h): directives as rows of a table, labels, code words, lists of data, expectations. An
 * ISA's own assembler begins with a struct common_assembler and adds its operands. */
#ifndef COMMON_ASSEMBLER_H
#define COMMON_ASSEMBLER_H

#include "csv.h"
#include "needs.h"
#include "symbols.h"
#include "text.h"

enum { COMMON_MAX_NUMBERS = 4, COMMON_MAX_DIRECTIVES = 64 };

struct common_assembler;

/* A directive: its arguments, and its action.
 *   name     without its '.'
 *   phase    when it is obeyed: a number of the ISA's own; 0 is while the source is read
 *   once     a second one is an error
 *   numbers  so many numbers lo .. hi and the end of the line are read first, into `number`
 *   optional so many of the last numbers may be left out, and are 1
 *   run      the cursor is after the name, or after the numbers; both are in the assembler.
 *            NULL: the numbers go to `place` in the launch
 *            returns  0; -1 with err */
struct common_directive {
    const char *name;
    uint8_t phase;
    bool once;
    uint8_t numbers; /* COMMON_MAX_NUMBERS at most */
    uint8_t optional;
    uint32_t lo, hi;
    size_t place; /* bytes into the ISA's launch */
    int (*run)(struct common_assembler *a);
};

struct common_assembler {
    struct common_text at;
    struct common_program *program;
    void *launch;                 /* the ISA's */
    const struct common_isa *isa; /* its chips and parts are for .chip and .needs */
    /* Tables that end with a row without a name; NULL ends the list. With .needs, .tags, .then and
     * .chip, which no ISA writes down, they have COMMON_MAX_DIRECTIVES rows at most. */
    const struct common_directive *const *tables;
    struct common_symbols symbols;
    struct common_lines lines;     /* of a source that a preprocessor wrote: at.lines */
    struct common_token directive; /* the one that is obeyed */
    struct common_token word;      /* name of the row that is run, which may be a kind of it */
    uint32_t number[COMMON_MAX_NUMBERS]; /* that this row has */
    uint64_t seen; /* rows that were obeyed: bit of each, through all tables */
};

/* For the row .set: a name for a number. */
int common_run_set(struct common_assembler *a);

/* Obeys one, if this is its phase: then `directive` is its name, and the line has ended.
 *   when     the cursor is after its name
 *   returns  0; -1 with err: there is none of this name, or its arguments are wrong */
int common_directive_run(struct common_assembler *a, const struct common_token *name,
                         unsigned phase);

/* The word here is one of these rows, which is then run: what .expect expects, for example.
 *   missing  is allowed where the line ends; allowed: in place of another word */
int common_directive_choose(struct common_assembler *a, const struct common_directive *rows,
                            const char *missing, const char *allowed);

/* Defines a label.
 *   word     the name with its ':'
 *   value    its place */
int common_label_add(struct common_assembler *a, const struct common_token *word, uint32_t value);

/* Code as it grows. Zero it before use. */
struct common_code {
    uint32_t *word;
    unsigned *line; /* of each word */
    size_t words, room;
};

/* Appends a word. returns 0; -1 with text->err: no memory */
int common_code_add(struct common_code *code, const struct common_text *text, uint32_t word,
                    unsigned line);
/* All of it, one word at least, into the program. returns 0; -1 with err */
int common_code_put(const struct common_code *code, const struct common_assembler *a);
void common_code_free(struct common_code *code);

/* --- data.c --- */

/* A data word: a number, or the address of a label. */
int common_data_word(struct common_text *text, uint32_t *value);

/* Whether a number with a point or a power, inf or nan is here. */
bool common_data_is_real(struct common_text *text);
/* A data word, or such a number as an IEEE single. */
int common_data_single(struct common_text *text, uint32_t *value);

/* Contents of a list of data. */
struct common_words {
    uint32_t *word; /* malloc'ed, the caller frees it; after an error there is nothing to free */
    size_t count, room;
    bool from_file;
};

/* Values up to the end of the line, one at least; or file "NAME" with the words of a file (words.h)
 * in the folder of the source.
 *   read     one value
 *   format   of the numbers in a file; NULL: the words are code */
int common_data_words(struct common_text *text,
                      int (*read)(struct common_text *text, uint32_t *value),
                      const struct common_format *format, struct common_words *words);

/* "NUMBER:", the place of the data that follow.
 *   what     the name of the place, for messages: "address"
 *   token    out: the number */
int common_data_key(struct common_text *text, const char *what, const char *missing, uint32_t lo,
                    uint32_t hi, uint32_t *value, struct common_token *token);

/* A memory for common_data_region(). */
struct common_region {
    uint32_t space, bank;
    uint64_t bytes;   /* its size */
    uint32_t last;    /* highest number that may be written in the source */
    const char *what; /* that number is: "register"; NULL: "address" */
    uint32_t unit;    /* bytes from one number to the next; 0: it is an address */
    int (*read)(struct common_text *text,
                uint32_t *value);       /* one value; NULL: common_data_single() */
    const struct common_format *format; /* of the numbers in a file; NULL: common_single */
    bool expect;                        /* contents after the run, else initial ones */
    const char *missing;                /* is allowed where the line ends */
    const char *beyond;  /* said of an address from which the data leads out of the memory .. */
    const char *allowed; /* .. and the names that are allowed */
};

/* "ADDRESS: WORD ..." into the program, or "NUMBER: WORD ...".
 *   end      out: address after the last word; may be NULL */
int common_data_region(struct common_assembler *a, const struct common_region *region,
                       uint64_t *end);

/* A memory of records, one for each thread, for common_data_records(). */
struct common_records {
    uint32_t space;
    bool expect;         /* contents after the run, else initial ones */
    uint32_t records;    /* how many there are */
    size_t words;        /* of a record */
    size_t first, count; /* words of it that are written */
    bool part;           /* a line may have fewer of them */
    const char *what;    /* a record is: "thread" */
    const char *missing; /* is allowed where the line ends: "THREAD: WORD ... is allowed" */
    const char *none;    /* is needed where count is 0 */
    const char *number;  /* of words is allowed */
};

/* "NUMBER: WORD ..." into the program: words of this record and, where they are more than it has,
 * of the records after it.
 *   read     one value */
int common_data_records(struct common_assembler *a, const struct common_records *r,
                        int (*read)(struct common_text *text, uint32_t *value));

/* An ISA's names after .expect trap. */
struct common_trap_text {
    int (*parse)(const char *name, uint32_t *trap);
    const char *missing, *what, *allowed;
    /* Message for a second fatal one. NULL: each may be named once, else `what` and `allowed`. */
    const char *second, *one;
};

/* The rest of .expect trap: NAME ..., perhaps joined by '+'. */
int common_expect_traps(struct common_assembler *a, const struct common_trap_text *say);

#endif
