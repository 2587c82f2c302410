/* `warpstep shrink`: a program that fails, made small while it goes on to fail in the same way.
 *
 *   shrink.c         the command: the failing run, its text, the order of the passes, what is
 *                    written
 *   shrink_text.c    a program as lines, and the words of a line
 *   shrink_pass.c    what is tried: each pass makes one candidate after the other from the smallest
 *                    program so far
 *   shrink_way.c     the instructions that a warp executes up to the difference
 *   shrink_judge.c   runs candidates, several at once, and takes the first in their order that
 *                    fails alike
 *   failure.c        what "alike" is */
#ifndef TOOLS_SHRINK_H
#define TOOLS_SHRINK_H

#include <jansson.h>

#include "../testbench/common/harness.h"
#include "options.h"
#include "record.h"

/* ---- A program as lines. */

enum shrink_kind {
    SHRINK_DIRECTIVE, /* launch, data, names */
    SHRINK_LABEL,     /* alone on its line */
    SHRINK_CODE,      /* words of code come from it */
    SHRINK_KINDS
};

struct shrink_line {
    const char *text; /* of the pool */
    enum shrink_kind kind;
    size_t word; /* of code: which word of its program's code comes first */
};

/* A program and the conditions of its run. */
struct shrink_state {
    struct shrink_line *line;
    size_t lines;
    enum testbench_disturb disturb;
    uint64_t seed, sweep, watchdog; /* watchdog: 0 is that of the disturbance */
};

/* Texts of lines, each kept once, until the end. */
struct shrink_pool {
    char **text; /* a hash table */
    size_t size, used;
};

/* The line of the pool.
 *   returns  NULL: out of memory */
const char *shrink_keep(struct shrink_pool *pool, const char *text, size_t length);
void shrink_pool_free(struct shrink_pool *pool);

/* The lines of a text without comments, empty ones and .needs, all as directives, with no
 * conditions.
 *   text     changed: lines that go on become one
 *   returns  0; -1 out of memory */
int shrink_state_read(struct shrink_state *state, struct shrink_pool *pool, char *text);
/* returns  0; -1 out of memory */
int shrink_state_copy(struct shrink_state *copy, const struct shrink_state *state);
void shrink_state_free(struct shrink_state *state);
/* Takes lines out: those from .. to - 1 of all that are of this kind, counted from the last one of
 * the program. */
void shrink_state_drop(struct shrink_state *state, enum shrink_kind kind, size_t from, size_t to);
size_t shrink_state_count(const struct shrink_state *state, enum shrink_kind kind);
/* This instruction in place of the last one of the code.
 *   returns  0; -1 out of memory */
int shrink_state_end(struct shrink_state *state, struct shrink_pool *pool, const char *end);
/* One more line behind all others; what it is, is known when it is judged.
 *   returns  0; -1 out of memory */
int shrink_state_add(struct shrink_state *state, struct shrink_pool *pool, const char *text);
/* As source text, allocated; NULL: out of memory. */
char *shrink_state_text(const struct shrink_state *state);

/* A part of a line that could be simpler. */
struct shrink_word {
    size_t at, length;
    enum shrink_word_kind {
        SHRINK_NUMBER, /* 12, 0x1f: of its own */
        SHRINK_INDEX,  /* 12 of $q12 or q12d */
        SHRINK_NAME,   /* a word between blanks, with what hangs on it */
        SHRINK_GROUP,  /* ( ), [ ] or { } with what is inside */
        SHRINK_SUFFIX, /* .xyz behind a name */
        SHRINK_MARK    /* -, !, | and the like */
    } kind;
    uint64_t value; /* of a number or an index */
};

/* The parts of a line, in the order in which they should be tried.
 *   word     room for `most`
 *   returns  how many there are */
size_t shrink_words(const char *text, struct shrink_word *word, size_t most);

/* ---- What is tried. */

/* Where a pass is. */
struct shrink_cursor {
    size_t at, size, part, choice;
    bool begun;
};

struct shrink_facts {
    unsigned line;        /* of the difference in the text, from 1; 0: it is at none */
    uint32_t warp, order; /* of it */
    /* lines of code in the order in which the warp came to them last, without those that direct
     * flow */
    const size_t *way;
    size_t ways;
    uint64_t clocks;
    uint64_t sweep; /* the default */
    const struct common_isa *isa;
};

struct shrink_pass {
    const char *name;
    /* Makes the next candidate from a program.
     *   cursor   moved on to what comes next if this one is not taken
     *   taken    .. and if it is
     *   returns  1; 0 there is no more; -1 out of memory */
    int (*next)(const struct shrink_pass *pass, struct shrink_pool *pool,
                const struct shrink_state *from, const struct shrink_facts *facts,
                struct shrink_cursor *cursor, struct shrink_cursor *taken,
                struct shrink_state *candidate);
    enum shrink_kind kind; /* of the lines that it is about */
};

/* Once, before anything else; then once, with the way known; then, again and again until none of
 * them finds anything; once at the end. NULL next ends a list. */
extern const struct shrink_pass shrink_conditions[], shrink_first[], shrink_rounds[], shrink_last[];

/* ---- What is found. */

struct shrink_judge {
    /* the model alone; first, for it is taken for this struct */
    struct tool_before before;
    const struct tool_options *options; /* of the command */
    const char *kind;                   /* of the failure: tool_failure_kind() */
    unsigned jobs;
    uint64_t clocks;      /* most that a candidate may take; 0: as the ISA says */
    uint64_t model_limit; /* instructions, on the model alone; 0: as the ISA says */
    struct shrink_pool pool;
    struct shrink_state best;
    struct shrink_facts facts; /* of it */
    size_t *way;               /* shrink_facts.way */
    bool fresh;                /* it is to be judged itself */
    enum shrink_ends {
        SHRINK_PASSES,        /* on the model alone it comes to its end */
        SHRINK_TRAPS,         /* or it ends in a trap that it does not expect */
        SHRINK_ANYHOW         /* or it does not end, or not as it expects */
    } ends;                   /* what is asked of a candidate: as much as the best one gives */
    uint64_t tried, runs;     /* candidates, in their order; runs that were made */
    struct shrink_seen *seen; /* a hash table of what was judged */
    size_t seen_size, seen_used;
    FILE *sink;
    const char *pass; /* that is under way */
    int stopped;      /* the signal that ends it; 0 */
    void (*tick)(const struct shrink_judge *judge);
};

/* returns  0; -1 with err. shrink_judge_free() it, also then */
int shrink_judge_begin(struct shrink_judge *judge, struct common_error *err);
void shrink_judge_free(struct shrink_judge *judge);
/* Whether the best one fails alike, for the first time or by other rules; then its lines and facts
 * are known.
 *   returns  1 it does; 0 it does not; -1 as below */
int shrink_judge_best(struct shrink_judge *judge);
/* The best one on the model alone, which says how long candidates may run there.
 *   trap     out: the name of that in which it ends; "": of none
 *   returns  0; -1 as below */
int shrink_judge_model(struct shrink_judge *judge, char *trap, size_t size);
/* Finds the way of the warp that differs in the best one, for the passes that come next.
 *   returns  0; -1 out of memory */
int shrink_judge_way(struct shrink_judge *judge);
/* shrink_way.c: the same.
 *   one      as it runs */
int shrink_way(struct shrink_judge *judge, const struct tool_options *one);
/* That way as a program: what is no code, then its lines, then the last line of the code.
 *   returns  0; -1 out of memory */
int shrink_way_state(struct shrink_state *candidate, const struct shrink_state *from,
                     const struct shrink_facts *facts);
/* Number of the source line of a difference, or of an instruction of a log; 0: none */
unsigned shrink_line_of(const json_t *told);
/* The best one as a user would run it: for as long as the ISA allows.
 *   record   out: of the run; the caller frees it
 *   returns  1 it fails alike; 0 it does not; -1 as below */
int shrink_judge_last(struct shrink_judge *judge, struct tool_record *record);
/* All candidates of a pass, one after the other from what the ones before left.
 *   returns  how many were taken; -1 out of memory, or a run could not be made */
int shrink_judge_pass(struct shrink_judge *judge, const struct shrink_pass *pass);

#endif
