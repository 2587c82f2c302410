/* What an instruction hits by its words alone, worked out once for each distinct one. */
#ifndef TOOLS_COVER_WORDS_H
#define TOOLS_COVER_WORDS_H

#include "cover_points.h"

/* A register that it uses. */
struct cover_use {
    uint8_t file, access;
    uint16_t index;
    int32_t corner; /* first of the corners of what it reads; COVER_NONE: it only writes */
};

struct cover_word {
    uint32_t word[COMMON_WORDS];
    uint32_t kind; /* of program, and bit 30: it trapped */
    bool used;
    uint16_t row; /* encoding->rows: it is no instruction */
    uint8_t unit;
    uint32_t point, points; /* in cover_words.point */
    uint32_t use, uses;     /* in cover_words.use */
};

/* All zero is an empty list. */
struct cover_words {
    struct cover_word *entry;
    size_t size, count;
    int32_t *point;
    size_t points, point_room;
    struct cover_use *use;
    size_t uses, use_room;
    bool failed; /* out of memory */
};

/* Returns NULL: out of memory. Valid until the next call. */
const struct cover_word *cover_word_of(struct cover_words *words, const struct cover_points *points,
                                       unsigned kind, const struct common_retire *retire);
void cover_words_free(struct cover_words *words);

#endif
