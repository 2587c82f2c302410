/* Failures in groups: those that one bug is likely to have made are one line. triage.c sorts them,
 * triage_page.c writes. */
#ifndef TOOLS_TRIAGE_H
#define TOOLS_TRIAGE_H

#include <stdbool.h>

#include "../model/common/isa.h"
#include "page.h"
#include "record.h"

/* Failures of one operation that show alike. Strings are allocated; "" where there is none. */
struct triage_kind {
    char *isa, *verdict;
    char *
        /* differs: "a register of 32 bits", "global memory", "active"; else the message without its
         * numbers */
        what;
    char *unit;      /* of the operation, as its instruction table says */
    char *op;        /* the operation; "" of what is not its doing */
    size_t unit_ops; /* operations that the unit has */
    uint64_t count;
    uint64_t instructions; /* of the program that failed after the fewest */
    uint64_t cycle;        /* of its difference, or its last one */
    char *file, *message, *repeat;
    size_t leader; /* triage_sort(): number of the first kind of its group */
    bool shared;   /* triage_sort(): this kind leads failures of many units */
};

/* Kinds that are one line: triage.kind[first] .. [first + kinds - 1], the most frequent first. */
struct triage_group {
    size_t first, kinds;
    uint64_t count;
    bool units; /* of more than one unit */
    const struct triage_kind *smallest;
};

/* All zero is an empty one. */
struct triage {
    struct triage_kind *kind;
    size_t kinds;
    struct triage_group *group;
    size_t groups;
    uint64_t programs, failed;
    char **shape; /* of the cores that ran, each once: "isa LANES 8, WARPS 8" */
    size_t shapes;
};

/* A run that is no failure: it passed, core and model agreed on a trap, or it was not run. */
bool triage_good(const struct tool_record *record);
/* Counts one run. The groups are the same in whatever order runs come, but for which of two equally
 * small programs is shown.
 *   isa      of the record; NULL: this build has none of its name
 *   returns  0; -1 out of memory */
int triage_add(struct triage *triage, const struct common_isa *isa,
               const struct tool_record *record);
/* Makes the groups, the most frequent first, of all that was added.
 *   returns  0; -1 out of memory */
int triage_sort(struct triage *triage);
void triage_free(struct triage *triage);

/* Of sorted ones. */
void triage_print(const struct triage *triage, FILE *out);
/* To a file. Returns 0; -1 with err. */
int triage_write_json(const struct triage *triage, const char *path, struct common_error *err);
/*   facts    its commit and options */
int triage_write_html(const struct triage *triage, const struct page_facts *facts, const char *path,
                      struct common_error *err);

#endif
