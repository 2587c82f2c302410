/* What may be sent to a terminal. */
#define _XOPEN_SOURCE 700 /* fileno */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "terminal.h"

bool tool_terminal(FILE *out)
{
    const char *term = getenv("TERM");

    return isatty(fileno(out)) && term && *term && strcmp(term, "dumb") != 0;
}

bool tool_colour(FILE *out)
{
    const char *plain = getenv("NO_COLOR");

    return tool_terminal(out) && (!plain || !*plain);
}

const char *tool_red(FILE *out)
{
    return tool_colour(out) ? "\033[31m" : "";
}

const char *tool_normal(FILE *out)
{
    return tool_colour(out) ? "\033[0m" : "";
}
