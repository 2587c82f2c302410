/* The instruction sets of this build and their GTKWave views. registry.sh writes registry.c. */
#ifndef TOOLS_REGISTRY_H
#define TOOLS_REGISTRY_H

#include "../model/common/isa.h"

extern const struct common_isa *const common_isas[]; /* NULL ends them */

struct tool_wave {
    const char *isa, *text;
};

extern const struct tool_wave tool_waves[]; /* an isa of NULL ends them */

/* One line for each of common_isas: what it is. */
extern const char *const tool_titles[];

/* The folders of the tree with the sources of each, and of all, in the end: "model/NAME
 * rtl/NAME". */
extern const char *const tool_sources[];

/* Of the sources of this build: a commit, with -dirty if they were changed since; "unknown". */
extern const char tool_commit[];

#endif
