/* The ISA that a command line asks for without --isa: that of its files. */
#ifndef TOOLS_WHICH_H
#define TOOLS_WHICH_H

#include "../model/common/error.h"

struct common_isa;
struct tool_options;

/* Finds the ISA of a recorded trace (o->trace), a container, or a source that has a line ".isa
 * NAME" or that only one ISA assembles.
 *   isas      to choose from; NULL ends them
 *   file      program or folder, of which the first program counts; NULL: none
 *   returns   0 with o->isa; -1 with err */
int tool_which_isa(const struct common_isa *const *isas, struct tool_options *o, const char *file,
                   struct common_error *err);

/* Removes the line ".isa NAME" from a source of this ISA: blanks take its place.
 *   file      for the message
 *   returns   0; -1 with err: it names another ISA */
int tool_take_isa_line(const struct common_isa *isa, const char *file, char *text,
                       struct common_error *err);

#endif
