/* See error.h. */
#include "error.h"

#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

int common_fail(struct common_error *err, const char *format, ...)
{
    if (err == NULL || err->text[0] != '\0') return -1;
    va_list args;
    va_start(args, format);
    vsnprintf(err->text, sizeof err->text, format, args);
    va_end(args);
    return -1;
}
