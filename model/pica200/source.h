/* Where PICA200 programs come from; contracts as in common/isa.h. */
#ifndef PICA200_SOURCE_H
#define PICA200_SOURCE_H

#include "../common/isa.h"

/* assemble: the program keeps the names of its source. */
int pica200_source(const char *name, const char *text, struct common_program *program,
                   struct common_error *err);
int pica200_enter(struct common_program *program, const char *entry, struct common_error *err);
int pica200_finish(const struct common_load *load, struct common_error *err);
uint64_t pica200_limit(const struct common_program *program);

extern const struct common_container *const pica200_containers[];

#endif
