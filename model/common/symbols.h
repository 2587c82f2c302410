/* Names that a source defines, found by hash. */
#ifndef COMMON_SYMBOLS_H
#define COMMON_SYMBOLS_H

#include "text.h"

enum {
    COMMON_SYMBOL_CONSTANT, /* a number, usable wherever a number is allowed */
    COMMON_SYMBOL_LABEL,    /* an address in code and data */
    COMMON_SYMBOL_ISA       /* the first kind that the ISA may give a meaning */
};

struct common_symbol {
    struct common_token name;
    unsigned kind;
    uint32_t value;
};

/* In the order of their definition. Zero it before use; an ISA keeps its own facts in a list of
 * its own, at the same index. */
struct common_symbols {
    struct common_symbol *list;
    size_t count, room;
    uint32_t *slot; /* index + 1 in the list, 0: free; by hash, then the next slot */
    size_t slots;   /* a power of two, more than twice as many as names */
};

/* returns  NULL if there is none; valid until the next is added */
const struct common_symbol *common_symbols_find(const struct common_symbols *symbols,
                                                const char *text, size_t length);
/* The same, if it is a label. */
const struct common_symbol *common_symbols_label(const struct common_symbols *symbols,
                                                 const struct common_token *name);

/* Adds a name that must be new: "second definition of 'x'; line 3 did; one definition is allowed".
 * Its index is count - 1.
 *   returns  0; -1 with text->err */
int common_symbols_add(struct common_symbols *symbols, const struct common_text *text,
                       const struct common_token *name, unsigned kind, uint32_t value);

void common_symbols_free(struct common_symbols *symbols);

#endif
