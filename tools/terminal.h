/* What may be sent to an output: control sequences and colours, only to a terminal. */
#ifndef TOOLS_TERMINAL_H
#define TOOLS_TERMINAL_H

#include <stdbool.h>
#include <stdio.h>

bool tool_terminal(FILE *out); /* a terminal that can go back to the start of its line */
bool tool_colour(FILE *out);   /* a terminal with colours, and NO_COLOR is not set */

/* Control sequences that begin and end a red text; "" without colour. */
const char *tool_red(FILE *out);
const char *tool_normal(FILE *out);

#endif
