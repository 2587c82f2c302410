/* The machine that runs a program, as its core was built, and the parts that a program can ask
 * for. */
#ifndef COMMON_MACHINE_H
#define COMMON_MACHINE_H

#include <stddef.h>
#include <stdint.h>

#include "error.h"

struct common_program;

/* One build parameter of a core: {"WARPS", 8}. */
struct common_parameter {
    const char *name;
    uint32_t value;
};

/* The machine that runs a program: the build parameters of its core, as the build named them. Only
 * the ISA's own parts know what they mean. */
struct common_machine {
    const struct common_parameter
        *parameter; /* valid as long as a model or bridge of the machine */
    unsigned parameters;
};

/* Value of a build parameter; `otherwise` if the machine does not say it. */
uint32_t common_machine_value(const struct common_machine *machine, const char *name,
                              uint32_t otherwise);

/* Whether the ISA knows all parameters of a machine, each given once.
 *   known    names; NULL ends them
 *   returns  0; -1 with err */
int common_machine_check(const struct common_machine *machine, const char *isa,
                         const char *const *known, struct common_error *err);

/* "WARPS 8, FP64 1"; "no parameters". */
void common_machine_text(const struct common_machine *machine, char *text, size_t size);

/* A part or a size of the machine that a program can ask for by name: .needs, needs.h. */
struct common_part {
    const char *name; /* "stack"; NULL ends a list */
    uint32_t least,
        /* values that can be asked for; both 0: it is there or not, and no value is written */
        most;
    uint32_t (*has)(
        const struct common_machine *machine); /* value or, of an optional part, 1 or 0 */
    /* The program's own need of it, a block's warps for example; 0: nothing. NULL: only .needs
     * says. */
    uint32_t (*wants)(const struct common_program *program);
};

#endif
