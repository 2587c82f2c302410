/* See cover.h. */
#include "cover.h"

#include <stdio.h>

unsigned common_cover_points(const struct common_cover_group *group,
                             const struct common_machine *machine)
{
    unsigned points = 0;

    if (!group->fixed) return group->points(machine);
    while (group->fixed[points]) points++;
    return points;
}

void common_cover_text(const struct common_cover_group *group, const struct common_machine *machine,
                       unsigned point, char *text, size_t size)
{
    if (group->fixed) snprintf(text, size, "%s", group->fixed[point]);
    else group->text(machine, point, text, size);
}
