/* Where PICA200 programs come from; contracts as in common/isa.h. */
#ifndef PICA200_SOURCE_H
#define PICA200_SOURCE_H

#include "../common/isa.h"

/* assemble: the program keeps the names of its source. */
int pica200_source(const char *name, const char *text, struct common_program *program,
                   struct common_error *err);
/* assemble_all: the program keeps the names of its sources. */
int pica200_source_all(const struct common_source *source, size_t sources,
                       struct common_program *program, struct common_error *err);
int pica200_enter(struct common_program *program, const char *entry, struct common_error *err);
int pica200_finish(const struct common_load *load, struct common_error *err);
uint64_t pica200_limit(const struct common_program *program);

/* --- pipeline.c: a vertex shader and the geometry shader after it, sheet 11.5 --- */

/* Makes the launch of the second one that which takes all that the first one delivers. Uniforms
 * that it does not give are 0 as after a reset.
 *   returns  0; -1 with err: they do not go together */
int pica200_join(const struct common_program *vertex, struct common_program *geometry,
                 struct common_error *err);
int pica200_feed(const struct common_program *before, uint32_t space, const uint8_t *byte,
                 size_t size, struct common_program *next, struct common_error *err);

extern const struct common_container *const pica200_containers[];

#endif
