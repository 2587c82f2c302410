/* Programs that are generated instead of read (model/common/random.h), and the files of programs
 * that run one after the other: each names the next one. */
#ifndef TOOLS_MADE_H
#define TOOLS_MADE_H

#include <stdint.h>

#include "../model/common/error.h"

struct common_machine;
struct common_program;
struct tool_options;

/* A generated program. */
struct tool_made {
    unsigned type;
    uint64_t seed;
    const struct common_machine *machine; /* that it is for; NULL: one of the usual sizes */
};

/* The name in a path: what follows the last slash. */
const char *tool_base_of(const char *path);

/* Where program `number` of a chain is, from 1: "dir/name.s", then "dir/name-2.next" in the same
 * folder, which is no program of its own.
 *   returns   allocated, the caller frees it; NULL: out of memory */
char *tool_next_path(const char *path, unsigned number);

/* Generates the program that options->made describes, with those that follow it. They are those of
 * the text that tool_write_made() writes.
 *   program   common_program_free() it, also after an error
 *   returns   0; -1 with err */
int tool_make(const struct tool_options *options, struct common_program *program,
              struct common_error *err);

/* Writes a generated program, and those that follow it, each into a file.
 *   path      of the first file; the others are those of tool_next_path()
 *   returns   0; -1 with err */
int tool_write_made(const struct tool_options *options, const struct tool_made *made,
                    const char *path, struct common_error *err);
/* Removes those files. */
void tool_remove_made(const char *path);

#endif
