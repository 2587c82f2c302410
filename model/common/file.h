/* Files: an input as a whole; an output whole or not at all. */
#ifndef COMMON_FILE_H
#define COMMON_FILE_H

#include <stddef.h>
#include <stdio.h>

#include "error.h"

/* A whole file.
 *   size     NULL: a text file, which holds no '\0'
 *   returns  allocated, the caller frees it, with a '\0' after it; NULL with err */
char *common_file_read(const char *path, size_t *size, struct common_error *err);

/* Why a file cannot be read, without opening it: a pipe keeps its contents.
 *   returns  0: it can; else an errno */
int common_file_cause(const char *path);

/* The byte-order mark of UTF-8, which some editors put in front of a text, is not part of it.
 *   returns  its bytes; 0: there is none */
size_t common_file_mark(const char *text);

/* Writes a file: docs/formats.md, "Output files". The contents come whole into a temporary in the
 * folder of the file, which takes its place. Where it cannot (the file has other names, the folder
 * may not be written), the contents are copied over the old ones, after room for them was taken. A
 * device, a pipe or an open file, such as /dev/stdout or /dev/fd/N, is written directly; one of
 * another process, /proc/PID/fd/N, at its end. SIGINT, SIGTERM and SIGHUP wait until the temporary
 * is gone.
 *   write    puts the contents on `out`; nonzero means that it failed
 *   returns  0; -1 with err "path: error: cannot write: ..." */
int common_file_write(const char *path, int (*write)(FILE *out, const void *what), const void *what,
                      struct common_error *err);

/* Number of the open file that a path names: /dev/stdout, /dev/stderr, /dev/fd/N, /proc/self/fd/N,
 * or a link to one of them; -1: it names none. */
int common_file_number(const char *path);

/* Opens a file to write it directly, from its beginning; an open one, /dev/fd/N, at its position.
 *   returns  NULL with errno */
FILE *common_file_open(const char *path);

/* Whether common_file_write() could begin: for a check before a long run.
 *   returns  0; -1 with err */
int common_file_check(const char *path, struct common_error *err);

/* Refuses an output that is one of the inputs.
 *   input    NULL is no input; a file that is not there is none either
 *   returns  0; -1 with err */
int common_file_distinct(const char *input, const char *output, struct common_error *err);

/* Refuses two outputs that are one file, whatever their paths. A device takes both.
 *   returns  0; -1 with err */
int common_file_once(const char *output, const char *other, struct common_error *err);

#endif
