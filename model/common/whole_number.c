/* See whole_number.h. */
#include "whole_number.h"

#include <errno.h>
#include <stdlib.h>

int common_whole_number(const char *text, uint64_t max, uint64_t *value)
{
    char *end;

    if (*text < '0' || *text > '9') return -1; /* strtoull takes blanks and signs */
    errno = 0;
    unsigned long long number =
        strtoull(text, &end, text[0] == '0' && (text[1] | 32) == 'x' ? 16 : 10);
    if (errno != 0 || *end != '\0' || end == text || number > max) return -1;
    *value = number;
    return 0;
}
