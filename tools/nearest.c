/* "did you mean": the known word that differs least from the one that was given. See option.h. */
#include <ctype.h>
#include <string.h>

#include "option.h"

static bool same(char a, char b)
{
    return tolower((unsigned char)a) == tolower((unsigned char)b);
}

static unsigned least(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

/* How many letters must be put in, left out, replaced or exchanged with their neighbour. The words are shorter than
 * the copy in struct tool_nearest. */
static unsigned distance(const char *a, size_t as, const char *b, size_t bs)
{
    enum { ROOM = sizeof((struct tool_nearest *)NULL)->copy + 1 };
    unsigned row[3][ROOM]; /* of this letter of a, the one before, the one before that */

    for (unsigned k = 0; k <= bs; k++) row[0][k] = k;
    for (unsigned i = 1; i <= as; i++) {
        unsigned *now = row[i % 3], *before = row[(i + 2) % 3], *two = row[(i + 1) % 3];
        now[0] = i;
        for (unsigned k = 1; k <= bs; k++) {
            now[k] = least(least(now[k - 1], before[k]) + 1,
                           before[k - 1] + !same(a[i - 1], b[k - 1]));
            if (i > 1 && k > 1 && same(a[i - 1], b[k - 2]) && same(a[i - 2], b[k - 1]))
                now[k] = least(now[k], two[k - 2] + 1);
        }
    }
    return row[as % 3][bs];
}

/* Near: a third of its letters differ, or it is the beginning of a longer one. */
void tool_nearest_offer(struct tool_nearest *n, const char *known, size_t length)
{
    size_t given = strlen(n->word);

    if (!given || given >= sizeof n->copy || length >= sizeof n->copy) return;
    unsigned differs = distance(n->word, given, known, length);
    bool begins = given > 1 && given < length && !strncmp(n->word, known, given);
    if (differs > (given + 2) / 3 && !begins) return;
    if (begins) differs = 1;
    if (n->found && differs >= n->distance) return;
    memcpy(n->copy, known, length);
    n->copy[length] = '\0';
    n->found = n->copy;
    n->distance = differs;
}

int tool_nearest_say(const struct tool_nearest *n, const char *before, const char *after,
                     struct common_error *err)
{
    size_t used = strlen(err->text);

    if (n->found)
        snprintf(err->text + used, sizeof err->text - used, "; did you mean %s%s%s?", before,
                 n->found, after);
    return -1;
}
