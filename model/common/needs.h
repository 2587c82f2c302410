/* Declarations of a program: .needs, .tags and .then, the same for every ISA.
 *
 *   .needs NAME ...         a part that the machine must have:       .needs fp64 atomics
 *   .needs NAME VALUE ...   a size that it must have at least:       .needs stack 64
 *   .needs NAME = VALUE ... a size that it must have exactly:        .needs stack = 32
 *   .tags WORD ...          short, nobench, seeds, long: enum common_tag
 *   .then "FILE"            the program that is launched after this one without a reset; a path
 *                           relative to the source */
#ifndef COMMON_NEEDS_H
#define COMMON_NEEDS_H

#include "isa.h"
#include "text.h"

/* The rest of the directive's line.
 *   parts    that can be asked for
 *   returns  0; -1 with text->err: an unknown name, one that was said before, a wrong value */
int common_needs_read(struct common_text *text, const struct common_part *parts,
                      struct common_program *program);
int common_tags_read(struct common_text *text, struct common_program *program);
int common_then_read(struct common_text *text, struct common_program *program);

/* The first need of a program that this machine does not satisfy.
 *   when     the program is loaded, and before a model or a core of this machine is made for it
 *   need     out: filled if there is something
 *   returns  true: the machine lacks it */
bool common_program_lacks(const struct common_program *program, const struct common_part *parts,
                          const struct common_machine *machine, struct common_need *need);

/* A sentence about it: "needs fp64", "needs stack 64; this one has 32", "needs stack = 32; this one
 * has 64". */
void common_need_text(const struct common_need *need, const struct common_machine *machine,
                      char *text, size_t size);

/* All tags: those that are written and those that follow from the program itself. */
uint32_t common_program_tags(const struct common_program *program);

/* The tag of a name; 0: there is none. */
#define COMMON_TAG_NAMES "short, nobench, seeds, long, trap"
uint32_t common_tag_parse(const char *name, size_t length);

#endif
