/* The hits of an ISA's coverage, as texts: "GROUP: POINT". */
#ifndef COMMON_TEST_COVER_H
#define COMMON_TEST_COVER_H

#include <stdio.h>
#include <string.h>

#include "cover.h"

enum { TEST_COVER_TEXT = 160, TEST_COVER_MOST = 4096 };

/* Texts of the points that were hit. */
static struct {
    char text[TEST_COVER_MOST][TEST_COVER_TEXT];
    unsigned count;
} seen;

static const struct common_machine machine = {NULL, 0};

/* common_hits.hit; its context is the ISA's struct common_cover. */
static void note(void *context, unsigned group, unsigned point)
{
    const struct common_cover_group *g = &((const struct common_cover *)context)->group[group];

    assert_true(point < common_cover_points(g, &machine));
    assert_true(seen.count < TEST_COVER_MOST);
    int used = snprintf(seen.text[seen.count], TEST_COVER_TEXT, "%s: ", g->name);
    common_cover_text(g, &machine, point, seen.text[seen.count] + used,
                      TEST_COVER_TEXT - (size_t)used);
    seen.count++;
}

static bool was_hit(const char *text)
{
    for (unsigned i = 0; i < seen.count; i++)
        if (!strcmp(seen.text[i], text)) return true;
    return false;
}

static void must(const char *text)
{
    if (!was_hit(text))
        fail_msg("%s: not hit, but %s", text, seen.count ? seen.text[0] : "nothing");
}

static void must_not(const char *text)
{
    if (was_hit(text)) fail_msg("%s: hit", text);
}

#endif
