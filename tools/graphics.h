/* Graphics programs of an ISA that runs blocks of threads: their tables. */
#ifndef TOOLS_GRAPHICS_H
#define TOOLS_GRAPHICS_H

#include <stddef.h>
#include <stdint.h>

#include "../model/common/isa.h"

/* --inputs: a .csv file in place of the program's own inputs.
 *   returns  0; -1 with err */
int tool_graphics_load(const struct common_isa *isa, const char *path,
                       struct common_program *program, struct common_error *err);

/* --outputs: the records in the bytes of the output space, as a .csv file.
 *   returns  0; -1 with err */
int tool_graphics_write(const struct common_isa *isa, const char *path,
                        const struct common_program *program, const uint8_t *byte, size_t size,
                        struct common_error *err);

#endif
