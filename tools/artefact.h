/* Where the artefacts of a program go: its wave, the program that was shrunk. Programs of one
 * name in two folders have two places. */
#ifndef TOOLS_ARTEFACT_H
#define TOOLS_ARTEFACT_H

#include <stddef.h>

#include "../model/common/error.h"

/* The folder, the path of the program, an ending: "build/waves/programs/a/x.fst" of
 * "programs/a/x.s". An ending other than ".s" is kept: "x.hex.fst". A name without an ending, and
 * one that is too long, gets its hash: "x-af63f54c8601fb52.fst" of "x".
 *   path      filled; `size` bytes
 *   ending    with its dot
 *   returns   0; -1: it is longer than size */
int tool_artefact_path(char *path, size_t size, const char *folder, const char *program,
                       const char *ending);

/* The same, and makes the folders in it.
 *   returns   0; -1 with err */
int tool_artefact_make(char *path, size_t size, const char *folder, const char *program,
                       const char *ending, struct common_error *err);

#endif
