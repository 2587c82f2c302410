/* What the HTML pages share: the frame, and where the figures of a page come from. */
#ifndef TOOLS_PAGE_H
#define TOOLS_PAGE_H

#include <stddef.h>
#include <stdio.h>

struct tool_options;

struct page_facts {
    const char *title;
    const char *style;                  /* rules of this page; "" */
    const char *commit;                 /* tool_commit */
    const struct tool_options *options; /* its command line; NULL: the page does not name one */
    char *const *shape;                 /* of the cores: "isa LANES 8, WARPS 8" */
    size_t shapes;
};

/* The page up to its facts: date, commit, command and shapes. The date is SOURCE_DATE_EPOCH where
 * that is set, so that a page can be made again to the byte. */
void page_begin(FILE *out, const struct page_facts *facts);
/* Text with the characters that HTML uses replaced; at most `length` bytes of it. */
void page_escape(FILE *out, const char *text, size_t length);
void page_end(FILE *out);

#endif
