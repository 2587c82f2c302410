/* Reads a program: a source, a container, or words. */
#ifndef TOOLS_LOAD_H
#define TOOLS_LOAD_H

#include <stddef.h>
#include <stdint.h>

#include "../model/common/error.h"
#include "../model/common/option.h"

struct common_container;
struct common_isa;
struct common_program;
struct tool_options;

/* Which part of a file is the program. */
struct tool_pick {
    const struct common_setting *container; /* COMMON_ARG_PROGRAM: the file must be one; or NULL */
    const struct common_setting *part;      /* COMMON_ARG_PART; NULL: the file's own choice */
    const struct common_setting *chain; /* an option with `chain`: all parts in order; or NULL */
    const char *entry;                  /* NULL: the file's own */
};

/* Reads the program of a command line and applies its options.
 *   program   common_program_free() it, also after an error
 *   returns   0; -1 with err */
int tool_load(const struct tool_options *options, struct common_program *program,
              struct common_error *err);

/* Reads a program as it is in its file.
 *   code      .hex file; NULL: `file` is read
 *   pick      NULL: the file's own choices
 *   returns   as tool_load() */
int tool_read_program(const struct common_isa *isa, const char *file, const char *code,
                      const struct tool_pick *pick, struct common_program *program,
                      struct common_error *err);

/* The same from bytes that were read already.
 *   byte      `size` of them, and one more, which is 0 */
int tool_program_of(const struct common_isa *isa, const char *file, const uint8_t *byte,
                    size_t size, const struct tool_pick *pick, struct common_program *program,
                    struct common_error *err);

/* The kind of container that a file is, by its name or its first bytes.
 *   byte      NULL: by its name alone
 *   returns   NULL: it is none */
const struct common_container *tool_container_of(const struct common_isa *isa, const char *file,
                                                 const uint8_t *byte, size_t size);

/* The first value of an option of this kind; NULL: none was given. */
const struct common_setting *tool_given(const struct common_setting *setting, unsigned settings,
                                        enum common_argument argument);

/* The line COMMON_THEN of a text, which separates programs of a chain; its end where there is
 * none. */
char *tool_find_then(char *text);

#endif
