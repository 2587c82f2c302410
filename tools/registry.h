/* The instruction sets of this build and their GTKWave views; model/rules.mk writes registry.c from the descriptions. */
#ifndef TOOLS_REGISTRY_H
#define TOOLS_REGISTRY_H

#include "../model/common/isa.h"

extern const struct common_isa *const common_isas[]; /* NULL ends them */

struct tool_wave {
    const char *isa, *text;
};

extern const struct tool_wave tool_waves[]; /* an isa of NULL ends them */

#endif
