/* "-" in place of a file: the standard input or output. */
#ifndef TOOLS_STANDARD_H
#define TOOLS_STANDARD_H

#include <stdbool.h>
#include <stddef.h>

#include "../model/common/error.h"

enum { TOOL_STANDARD_PATH = 32 }; /* bytes of a path of the standard output */

bool tool_is_standard_input(const char *path);  /* "-" or "/dev/stdin" */
bool tool_is_standard_output(const char *path); /* "-", "/dev/stdout", "/dev/fd/1" .. */

/* The path of the standard input, which can be read more than once from now on.
 *   returns   a constant; NULL with err */
const char *tool_standard_input(struct common_error *err);

/* The name of a source in messages, relative to which it finds its files: path, or "stdin" in this
 * folder. */
const char *tool_source_name(const char *path);

/* A path of the standard output for one file. All that is printed goes to the standard error from
 * now on.
 *   path      filled
 *   returns   path; NULL with err */
const char *tool_standard_output(char path[TOOL_STANDARD_PATH], struct common_error *err);

/* Writes /dev/stdout for the path of tool_standard_output() at the start of a message.
 *   message   changed; `size` bytes */
void tool_name_standard_output(char *message, size_t size);

#endif
