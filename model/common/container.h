/* A kind of file that holds whole programs. */
#ifndef COMMON_CONTAINER_H
#define COMMON_CONTAINER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "error.h"
#include "program.h"

struct common_container {
    const char *suffix; /* ".bin": a file of this name is read and written as one */

    /* Whether the first bytes of a file are those of a container. Its name does not matter. */
    bool (*recognise)(const uint8_t *byte, size_t size);

    /* A program with its names.
     *   byte     of the whole file; one more is there, and it is 0
     *   part     which of the parts: the value of the option that is a COMMON_ARG_PART; NULL: as
     *            the file says
     *   entry    --entry: where it starts, and perhaps in which of the parts; NULL: as the file
     *            says
     *   returns  0; -1 with err and nothing allocated */
    int (*load)(const char *file, const uint8_t *byte, size_t size, const char *part,
                const char *entry, struct common_program *program, struct common_error *err);

    /* The parts that make one run, one after the other, each at its own entry: the first is the
     * program, the others are program.next. It is what an option with `chain` asks for.
     *   returns  0; -1 with err and nothing allocated. NULL: parts run alone */
    int (*chain)(const char *file, const uint8_t *byte, size_t size, struct common_program *program,
                 struct common_error *err);

    /* Lists a file: a line for each part, lines below it that begin with a blank, in the words
     * of the ISA's users.
     *   text     out: malloc'ed, the caller frees it
     *   returns  0; -1 with err and nothing allocated. NULL: a file is one part */
    int (*list)(const char *file, const uint8_t *byte, size_t size, char **text,
                struct common_error *err);

    /* Programs as a file, each of them a part.
     *   program  one, or the result of assemble_all() from several sources
     *   byte     out: malloc'ed, the caller frees it
     *   returns  0; -1 with err. NULL: they are only read */
    int (*store)(const struct common_program *program, size_t programs, uint8_t **byte,
                 size_t *size, struct common_error *err);
};

#endif
