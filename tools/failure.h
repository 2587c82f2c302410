/* Which failures are of one kind. */
#ifndef TOOLS_FAILURE_H
#define TOOLS_FAILURE_H

#include <stdio.h>

struct tool_record;

/* What failures of one kind have in common: the verdict, the operation, and the kind of register or
 * memory that differs; or the message without its numbers.
 *   returns   allocated, the caller frees it; NULL: out of memory */
char *tool_failure_kind(const struct tool_record *record);

/* Prints an instruction without its guard and operands: "mad" of "(e c0) mad r1 r2 r3". */
void tool_put_mnemonic(FILE *out, const char *text);

#endif
