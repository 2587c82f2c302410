/* See cover.h. */
#include "cover.h"

#include <assert.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum {
    MOST = 4096,
    NAME = 160,
    OWN = 2 /* the last names of a path: the bound module, and bridge_cover in it */,
    ABOVE = 2 /* the first ones: simulation, top */
};

static struct {
    char name[NAME];
    uint64_t clocks;
} point[MOST];
static unsigned points;

unsigned bridge_cover_count(void)
{
    return points;
}

const char *bridge_cover_name(unsigned number)
{
    return point[number].name;
}

uint64_t bridge_cover_take(unsigned number)
{
    uint64_t clocks = point[number].clocks;

    point[number].clocks = 0;
    return clocks;
}

/* "core.top.u_memory.u_lsu.u_cover.u_points" is memory.lsu; the top itself is "top". */
static void place_text(const char *path, char *text, size_t size)
{
    char copy[512], *part[32], *rest = copy;
    unsigned parts = 0;
    size_t used = 0;

    snprintf(copy, sizeof copy, "%s", path);
    while (parts < sizeof part / sizeof part[0] && (part[parts] = rest)) {
        parts++;
        rest = strchr(rest, '.');
        if (!rest) break;
        *rest++ = '\0';
    }
    snprintf(text, size, "top");
    for (unsigned i = ABOVE; i + OWN < parts && used < size; i++) {
        bool instance = !strncmp(part[i], "u_", 2);
        used += (size_t)snprintf(text + used, size - used, "%s%s", used ? "." : "",
                                 part[i] + (instance ? 2 : 0));
    }
}

/* Number of a name, which is made if it is new and the next one. */
static unsigned number_of(const char *name)
{
    for (unsigned i = 0; i < points; i++)
        if (!strcmp(point[i].name, name)) return i;
    assert(points < MOST);
    snprintf(point[points].name, sizeof point[points].name, "%s", name);
    return points++;
}

int bridge_cover_open(const char *place, const char *names)
{
    char where[NAME / 2], name[NAME];
    unsigned first = 0;

    place_text(place, where, sizeof where);
    for (bool begin = true; *names; begin = false) {
        int length = (int)strcspn(names, "|");
        snprintf(name, sizeof name, "%s: %.*s", where, length, names);
        unsigned number = number_of(name);
        if (begin) first = number;
        names += length + (names[length] == '|');
    }
    return (int)first;
}

void bridge_cover_hit(int number, int clocks)
{
    assert(number >= 0 && (unsigned)number < points);
    point[number].clocks += (uint32_t)clocks;
}
