/* One error message, one line: "file:line:col: error: what was found; what is allowed". */
#ifndef COMMON_ERROR_H
#define COMMON_ERROR_H

struct common_error {
    char text[512]; /* empty: no error */
};

/* Formats the message unless one is already there: the first error is the one to report.
 *   when    anywhere bad input is found
 *   returns -1 always, so that a caller can write `return common_fail(err, ...)`
 *   memory  text is copied and cut at 511 bytes */
int common_fail(struct common_error *err, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

#endif
