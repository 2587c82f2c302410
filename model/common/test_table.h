/* For tests of an ISA's tables: a program, and a file below build/ with the text of a table. */
#ifndef COMMON_TEST_TABLE_H
#define COMMON_TEST_TABLE_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "error.h"
#include "program.h"
#include "test_folder.h"

struct table_bench {
    char folder[TEST_FOLDER], path[96]; /* path: of the table */
    struct common_program program;
    struct common_error err;
};

/* For a cmocka group's set-up.
 *   init     the ISA's: an empty program of this name
 *   returns  0, -1 */
static inline int table_bench_start(void **state,
                                    int (*init)(struct common_program *program, const char *name))
{
    struct table_bench *b = calloc(1, sizeof *b);
    if (test_folder_make(b->folder) != 0) return -1;
    snprintf(b->path, sizeof b->path, "%s/t.csv", b->folder);
    *state = b;
    return init(&b->program, "p");
}

static inline int table_bench_stop(void **state)
{
    struct table_bench *b = *state;
    common_program_free(&b->program);
    unlink(b->path);
    int status = test_folder_remove(b->folder);
    free(b);
    return status;
}

/* Writes the table. */
static inline void table_bench_put(struct table_bench *b, const char *text)
{
    FILE *file = fopen(b->path, "w");
    assert_non_null(file);
    fputs(text, file);
    fclose(file);
    b->err.text[0] = '\0';
}

/* The file at path is this text, which was written over the table. */
static inline void table_bench_holds(const struct table_bench *b, const char *expected)
{
    char text[1024];
    FILE *file = fopen(b->path, "r");
    assert_non_null(file);
    size_t got = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    text[got] = '\0';
    assert_string_equal(text, expected);
}

#endif
