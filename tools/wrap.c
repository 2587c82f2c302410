/* Text that is as wide as the terminal. */
#define _DEFAULT_SOURCE /* winsize */
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "option.h"

enum { USUAL = 80, LEAST = 40, MOST = 1000, LONG = 65 /* a line that goes on in the next one */ };

unsigned tool_width(void)
{
    const char *columns = getenv("COLUMNS");
    struct winsize size;
    unsigned long width = columns ? strtoul(columns, NULL, 10) : 0;

    if (!width && !ioctl(STDOUT_FILENO, TIOCGWINSZ, &size)) width = size.ws_col;
    if (!width) width = USUAL;
    return width < LEAST ? LEAST : width > MOST ? MOST : (unsigned)width;
}

/* A word behind what is in the line, which has `used` characters; else in a new one.
 *   returns  characters of the line */
static unsigned put_word(const char *word, size_t length, unsigned used, unsigned indent)
{
    bool first = used <= indent;

    if (!first && used + 1 + length > tool_width()) {
        printf("\n%*s", (int)indent, "");
        used = indent;
        first = true;
    }
    printf("%s%.*s", first ? "" : " ", (int)length, word);
    return used + (unsigned)length + !first;
}

unsigned tool_wrap_words(const char *text, size_t length, unsigned used, unsigned indent)
{
    const char *end = text + length;

    while (text < end) {
        text += strspn(text, " ");
        size_t word = strcspn(text, " \n");
        if (text + word > end) word = (size_t)(end - text);
        if (word) used = put_word(text, word, used, indent);
        text += word ? word : 1;
    }
    return used;
}

/* Whether a line of a paragraph goes on in the next one. */
static bool goes_on(const char *line, size_t length)
{
    const char *next = line + length + 1;

    return line[length] == '\n' && *next && *next != '\n' && *next != ' ' && length > LONG &&
           strncmp(next, "Exit status", 11) != 0;
}

void tool_wrap(const char *text)
{
    while (*text) {
        unsigned indent = (unsigned)strspn(text, " "), used = indent;
        size_t length = strcspn(text, "\n");
        bool more = true;
        printf("%*s", (int)indent, "");
        if (length <= tool_width() && !goes_on(text, length)) { /* as it is: it may be a table */
            printf("%.*s\n", (int)(length - indent), text + indent);
            text += length + (text[length] == '\n');
            continue;
        }
        while (more) {
            more = goes_on(text, length);
            used = tool_wrap_words(text, length, used, indent);
            text += length + (text[length] == '\n');
            length = strcspn(text, "\n");
        }
        putchar('\n');
    }
}
