/* Instruction tables: the layout of every ISA's table, and the operations on any of them.
 *
 * A row is one encoding: the bits that choose it, and a template of its text. The template names
 * elements, an element has fields, and a field has bits, a meaning and perhaps a condition:
 *
 *     row      "add %dst, %s1, %s2"                  match 0x00000000 in mask 0xfc000000
 *     element  %s1                                   in form F1: a wide source
 *     field    src1: word 0 bits 18:12               v0-v15, r0-r15, c0-c95; read
 *     field    idx:  word 0 bits 20:19               only if src1 is 0x20 or above
 *
 * So each bit is one that chooses the row, or a field's, or ignored. An ISA fills in the tables as
 * constants; decoder, assembler, disassembler, SystemVerilog package, random programs and coverage
 * read them through the calls below. Bit numbers count within a 32-bit word; word 0 is the first
 * one in memory. */
#ifndef COMMON_ENCODING_H
#define COMMON_ENCODING_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "error.h"

struct common_writer;

enum {
    COMMON_CODE_WORDS = 4,  /* of an instruction, at most */
    COMMON_PIECES = 3,      /* of a field */
    COMMON_WHENS = 3,       /* conditions of a field */
    COMMON_REACHES = 4,     /* register files that one field reaches */
    COMMON_ROW_FIELDS = 48, /* of a row, at most */
    COMMON_ROW_ACCESSES = 64
};

/* Adjacent bits of one word. Lists of them begin with the least significant piece; width 0 ends
 * them early. */
struct common_piece {
    uint8_t word, lsb, width;
};

/* Holds while the value of `piece` is first..last, or with `outside`, while it is not. No pieces:
 * always. */
struct common_when {
    struct common_piece piece[COMMON_PIECES];
    uint32_t first, last;
    bool outside;
};

enum common_domain {
    COMMON_NUMBER,   /* unsigned */
    COMMON_SIGNED,   /* two's complement */
    COMMON_CHOICE,   /* one of choice[] */
    COMMON_REGISTER, /* one of reach[] */
    COMMON_TARGET    /* a place in the code */
};

/* One value of a COMMON_CHOICE field. */
struct common_choice {
    const char *text; /* "": nothing is written; NULL: the value is reserved */
    uint8_t value;    /* its meaning in the ISA */
};

/* Values first .. first + count - 1 are registers 0, 1, .. of a file. A value that no reach has is
 * no register: a constant, or nothing. */
struct common_reach {
    uint16_t first, count;
    uint8_t file;  /* index into common_isa.files */
    uint8_t index; /* register that `first` names, if not 0 */
};

enum { COMMON_READ = 1, COMMON_WRITE = 2 };

struct common_bitfield {
    const char *name;                         /* NULL ends a list of fields */
    struct common_piece piece[COMMON_PIECES]; /* none: a register that the row implies */
    struct common_when when[COMMON_WHENS];    /* all must hold, else its bits are ignored */
    uint32_t idle;     /* the value that an assembler writes while they do not */
    uint8_t domain;    /* enum common_domain */
    uint8_t access;    /* COMMON_READ, COMMON_WRITE, both: the access to the register */
    uint8_t registers; /* REGISTER: how many from there on; 0 is one */
    uint8_t shift; /* REGISTER: low bits that are no part of the number: the half of a register */
    uint32_t last; /* highest legal value; 0: whatever fits */
    uint32_t multiple;                         /* legal values are multiples of it; 0: any */
    const struct common_choice *choice;        /* CHOICE: one for each value that fits */
    struct common_reach reach[COMMON_REACHES]; /* count 0 ends it */
};

/* An element of a template. An ISA may put it at the beginning of a larger struct of its own. */
struct common_element {
    const char *name;                    /* without the % */
    uint8_t kind;                        /* the ISA's */
    const struct common_bitfield *field; /* list; NULL: none */
};

/* The common part of several rows. */
struct common_form {
    const char *name;
    uint8_t words;                    /* of an instruction */
    uint32_t mask[COMMON_CODE_WORDS]; /* or-ed to the mask of each row */
    /* The neighbour: with these bits it is another form, and no row of this one matches. */
    uint32_t except_mask[COMMON_CODE_WORDS], except_match[COMMON_CODE_WORDS];
    const struct common_bitfield
        *field;          /* that all rows have though no template names them; NULL: none */
    const void *element; /* elements that go before the encoding's; see common_encoding.element */
    uint16_t elements;
};

/* How an instruction leaves the order of the code. */
enum common_flow {
    COMMON_NEXT, /* it does not */
    COMMON_BRANCH,
    COMMON_CALL,
    COMMON_RETURN,
    COMMON_LOOP,    /* begins a loop */
    COMMON_BREAK,   /* leaves one */
    COMMON_SCOPE,   /* sets or ends a place where lanes meet */
    COMMON_EXIT,    /* ends the run, or lanes of it */
    COMMON_BARRIER, /* waits for others */
    COMMON_TRAP,    /* always traps */
    COMMON_FLOWS
};

enum common_memory { COMMON_NO_MEMORY, COMMON_LOAD, COMMON_STORE, COMMON_ATOMIC };

struct common_row {
    const char *name;
    const char *text; /* template: words, %elements, and ( ) , which are words of their own */
    uint16_t op;      /* the ISA's number of the operation; several rows may have the same */
    uint8_t form;
    uint32_t match[COMMON_CODE_WORDS], mask[COMMON_CODE_WORDS];
    uint32_t ignored[COMMON_CODE_WORDS]; /* bits that source says are ignored, where not all are */
    const struct common_bitfield
        *field;         /* more that it has: registers that it implies; NULL: none */
    const char *source; /* section of the ISA sheet, and how it is known */
};

/* Facts of an operation in addition to its encodings. */
struct common_op {
    const char *name;
    uint8_t unit;   /* index into common_encoding.unit */
    uint8_t flow;   /* enum common_flow */
    uint8_t memory; /* enum common_memory */
    bool always;    /* an exit that ends the run whenever it is executed */
};

/* Results that common_encoding_*() computes from the tables at first use. They are written once,
 * and every caller computes the same. An ISA keeps one for its encoding as an opaque object. */
enum { COMMON_CACHE_KEYS = 256, COMMON_CACHE_ROWS = 512, COMMON_CACHE_ENTRIES = 8192 };
struct common_word;
struct common_cache {
    atomic_int state; /* 0 not begun, 1 one thread computes it, 2 complete */
    uint16_t key[COMMON_CACHE_KEYS + 1],
        row_of_key[COMMON_CACHE_ENTRIES]; /* rows that a key leaves */
    uint16_t token_of_row[COMMON_CACHE_ROWS + 1], field_of_row[COMMON_CACHE_ROWS + 1];
    struct common_word {
        const struct common_element *element; /* NULL: the text itself */
        const char *text;
        uint8_t length;
        bool blank; /* one is before it; also before the first */
    } token[COMMON_CACHE_ENTRIES];
    const struct common_bitfield *field[COMMON_CACHE_ENTRIES];
};

/* All tables of an ISA. */
struct common_encoding {
    const char *name;                       /* of the ISA: begins the names that are generated */
    uint8_t words;                          /* of the longest instruction */
    uint8_t pattern_words;                  /* words that choose a row: the first ones */
    struct common_piece key[COMMON_PIECES]; /* bits that distinguish most rows, 8 at most */
    bool op_is_key; /* package: an operation's number is its key, not its place in the list */
    const struct common_form *form;
    const struct common_row *row;
    const void *element;        /* struct common_element, or structs that begin with one */
    const struct common_op *op; /* by number; [0] is an unmatched word, and names it */
    const char *const *unit;
    /* Package: parts of words that are no row's field, because the patterns of rows fix them, or
     * because each row has a field of its own there; ended by one without a name, or NULL. */
    const struct common_bitfield *part;
    uint16_t forms, rows, elements, ops, units;
    size_t element_size; /* of such a struct */
    const char *
        ignored; /* section that says that all bits without a meaning are ignored; NULL: they are an
                          * error, but for those that a row lists */
    struct common_cache *cache;
};

/* ---- the tables themselves */

/* Checks them: indices in range, match within mask, no two rows that one instruction could be,
 * templates that name elements, fields that share no bits but as a whole or under other conditions,
 * every operation with a row, every row through fields and back.
 *   performs  whether the model can perform an operation: all but those whose flow is COMMON_TRAP
 *             must be. NULL: not asked
 *   returns   0; -1 with err: the first thing that is wrong */
int common_encoding_check(const struct common_encoding *encoding, bool (*performs)(unsigned op),
                          struct common_error *err);

#endif
