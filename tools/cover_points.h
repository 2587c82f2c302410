/* The points of one ISA and machine, numbered; and which of them an instruction can hit. */
#ifndef TOOLS_COVER_POINTS_H
#define TOOLS_COVER_POINTS_H

#include <stdint.h>

#include "../model/common/cover.h"
#include "cover_fields.h"

enum {
    COVER_NONE = -1,     /* in place of a point: there is none */
    COVER_DISTANCES = 5, /* 1, 2, 3, 4, 5 to 8 instructions */
    COVER_GROUPS = 16,   /* of an ISA, at most */
    COVER_CORNERS = 16   /* of a file, at most */
};

/* What may be between two instructions of a warp that use one register. */
enum cover_hazard { COVER_RAW, COVER_WAW, COVER_WAR, COVER_HAZARDS };

/* How an instruction can go on. */
enum cover_way { COVER_ON, COVER_AHEAD, COVER_BACK, COVER_SELF, COVER_OVER, COVER_WAYS };

/* Shapes of an active mask. */
enum cover_shape {
    COVER_ALL_LANES,
    COVER_NO_LANE,
    COVER_ONE_LANE,
    COVER_FIRST_LANES,
    COVER_LAST_LANES,
    COVER_EVERY_OTHER,
    COVER_ONE_GAP,
    COVER_SCATTERED,
    COVER_SHAPES
};

/* A field of a row. */
struct cover_field {
    const struct common_bitfield *field;
    unsigned classes;
    int32_t *point; /* of each class of values */
    int32_t corner
        [COMMON_REACHES]; /* first of an operand's corners, by the reach that it is read from */
};

struct cover_row {
    int32_t executed;
    unsigned fields;
    struct cover_field *field;
    int32_t *result; /* by file: first of the corners of what it writes there */
    int32_t *behind; /* by unit */
    int32_t way[COVER_WAYS];
};

struct cover_points {
    const struct common_isa *isa;
    struct common_machine machine;
    uint32_t warps;
    const char **group, **text; /* of each point */
    /* nothing can hit it, as the ISA says: a hit is reported */
    bool *cannot;
    unsigned points, room;
    struct cover_row *row;
    const struct common_corner **corner; /* by file */
    int32_t *distance[COVER_HAZARDS];    /* [file][first unit][second unit][COVER_DISTANCES] */
    int32_t *mask;                       /* [unit][COVER_SHAPES]; NULL: no masks */
    int32_t trap;                        /* first; COVER_NONE: the ISA lists none */
    int32_t slot, again, at_once; /* first ones, by warp; COVER_NONE: there are no launches */
    int32_t own[COVER_GROUPS];    /* first of each group of the ISA */
    unsigned owns;
    bool failed; /* out of memory */
};

/* Returns NULL: out of memory. */
struct cover_points *cover_points_make(const struct common_isa *isa,
                                       const struct common_machine *machine);
void cover_points_free(struct cover_points *points);

enum cover_shape cover_shape(uint32_t mask, uint32_t all);
/* Class of a distance; COVER_DISTANCES: too far. */
unsigned cover_distance(uint32_t instructions);
/* Of [file][first][second], where its distances begin. */
size_t cover_distance_at(const struct cover_points *points, unsigned file, unsigned first,
                         unsigned second);

#endif
