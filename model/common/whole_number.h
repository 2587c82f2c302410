/* Whole numbers from text. */
#ifndef COMMON_WHOLE_NUMBER_H
#define COMMON_WHOLE_NUMBER_H

#include <stdint.h>

/* "16" or "0x10" as a whole: returns 0; -1: it is no number up to max. */
int common_whole_number(const char *text, uint64_t max, uint64_t *value);

#endif
