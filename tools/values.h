/* Values of options, from text. Each call reports a bad value as "--NAME 'VALUE'; what is expected"
 * and returns -1 with err. */
#ifndef TOOLS_VALUES_H
#define TOOLS_VALUES_H

#include <stdint.h>

#include "../model/common/error.h"
#include "../model/common/option.h"

/* Reports a bad value.
 *   name      of the option, without "--"
 *   allowed   what is expected, as words of a sentence
 *   returns   -1 */
int tool_value_bad(struct common_error *err, const char *name, const char *value,
                   const char *allowed);

/* A whole number in decimal or, after 0x, in hexadecimal digits, from min to max.
 *   out       the number; unchanged after an error
 *   returns   0; -1 with err */
int tool_value(const char *name, const char *value, uint64_t min, uint64_t max, uint64_t *out,
               struct common_error *err);

/* The same for a number of 32 bits; max is at most UINT32_MAX. */
int tool_value32(const char *name, const char *value, uint64_t min, uint64_t max, uint32_t *out,
                 struct common_error *err);

/* One of the words of "a|b|c".
 *   need      the end of the message; NULL: the words
 *   returns   the number of the word, from 0; -1 with err, which names the nearest word */
int tool_choice(const char *name, const char *value, const char *words, const char *need,
                struct common_error *err);

/* "NAME=VALUE" as the plusarg "+NAME=VALUE".
 *   plusarg   allocated; the caller frees it
 *   returns   0; -1 with err, and *plusarg is unchanged */
int tool_plusarg(char **plusarg, const char *name, const char *value, struct common_error *err);

/* A value of an option of an ISA, checked against its row.
 *   setting   filled; the caller frees its `owned`, also after an error. Other strings point into
 *             value
 *   returns   0; -1 with err */
int tool_setting(const struct common_option *option, const char *value,
                 struct common_setting *setting, struct common_error *err);

#endif
