/* The programs of a command of many, and what cannot be one. */
#ifndef TOOLS_SELECT_H
#define TOOLS_SELECT_H

#include "../model/common/error.h"

struct tool_options;

/* Replaces each folder by the sources (.s) below it, in the order of names, and drops what the
 * tags do not select. Fills options->chosen, which tool_options_free() frees.
 *   returns   0; -1 with err: a folder without a source, or no program is left */
int tool_select(struct tool_options *options, struct common_error *err);

/* Refuses a folder in place of a program.
 *   returns   0: it is none; -1 with err */
int tool_refuse_folder(const char *path, struct common_error *err);

/* Refuses a pipe that was found in a folder: reading it would wait for ever.
 *   returns   0: it is none; -1 with err */
int tool_refuse_pipe(const char *path, struct common_error *err);

/* The first program: path itself, or the first source below a folder.
 *   returns   allocated, the caller frees it; NULL with err */
char *tool_first_program(const char *path, struct common_error *err);

#endif
