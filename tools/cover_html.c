/* The page of coverage: see cover_report.h. First the totals and the holes, in the words of the
 * command. Then a line for each subject (the first level of a point's words), with a cell for each
 * of its points in the order of the store; its colour is the number of digits of its count. A line
 * opens to the points in words. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "../model/common/file.h"
#include "cover_report.h"

enum { SHADES = 8 };

static const char style[] =
    "i{display:inline-block;width:9px;height:9px;margin:0 1px 1px 0;border:1px solid #ccc}\n"
    "i.h0{background:#fff;border-color:#c00}i.h1{background:#dce9f7}i.h2{background:#bcd4ec}i.h3{"
    "background:#93b9dd}\n"
    "i.h4{background:#689bcb}i.h5{background:#437db4}i.h6{background:#285f95}i.h7{background:#"
    "133f6b}\n"
    "summary span{display:inline-block;min-width:9em;color:#666}\n";

/* The page as common_file_write() takes it. */
struct page {
    const struct cover_store *store, *whole;
    struct page_facts facts;
};

static unsigned shade(uint64_t count)
{
    unsigned digits = 0;

    for (; count; count /= 10) digits++;
    return digits < SHADES ? digits : SHADES - 1;
}

static size_t subject_of(const char *text)
{
    const char *colon = strstr(text, ": ");

    return colon ? (size_t)(colon - text) : strlen(text);
}

static void write_cell(FILE *out, const struct cover_entry *e)
{
    fprintf(out, "<i class=\"h%u\" title=\"", shade(e->count));
    page_escape(out, e->text, strlen(e->text));
    if (e->count) fprintf(out, ": %" PRIu64 "\"></i>", e->count);
    else fputs(": never\"></i>", out);
}

/* A point and how often it was hit, on a line. */
static void write_words(FILE *out, const struct cover_entry *e)
{
    page_escape(out, e->text, strlen(e->text));
    if (e->count) fprintf(out, ": %" PRIu64 "\n", e->count);
    else fputs(": never\n", out);
}

/* The totals and the list of holes. */
static void write_holes(FILE *out, const struct page *page)
{
    char *text = NULL;
    size_t size;
    FILE *report = open_memstream(&text, &size);

    if (!report) return;
    cover_report_print(page->store, page->whole, report);
    fputs("<h2>Totals and holes</h2>\n<pre>", out);
    if (!fclose(report)) page_escape(out, text, size);
    fputs("</pre>\n", out);
    free(text);
}

/* The points of one subject.
 *   returns  where they end */
static size_t write_subject(FILE *out, const struct cover_store *s, size_t from)
{
    const struct cover_entry *first = &s->entry[from];
    size_t length = subject_of(first->text), i = from, hit = 0;

    while (i < s->entries && !strcmp(s->entry[i].isa, first->isa) &&
           !strcmp(s->entry[i].group, first->group) && subject_of(s->entry[i].text) == length &&
           !strncmp(s->entry[i].text, first->text, length))
        hit += s->entry[i++].count != 0;
    fputs("<details><summary><span>", out);
    page_escape(out, first->text, length);
    fprintf(out, " %zu/%zu</span> ", hit, i - from);
    for (size_t k = from; k < i; k++) write_cell(out, &s->entry[k]);
    fputs("</summary><pre>", out);
    for (size_t k = from; k < i; k++) write_words(out, &s->entry[k]);
    fputs("</pre></details>\n", out);
    return i;
}

static void write_map(FILE *out, const struct cover_store *s)
{
    const char *isa = "", *group = "";

    fputs("<p>A cell is a point: white with a red border was never hit, then a shade for each "
          "factor of ten. A line opens to its points in words.</p>\n",
          out);
    for (size_t i = 0; i < s->entries;) {
        const struct cover_entry *e = &s->entry[i];
        if (strcmp(isa, e->isa) != 0 || strcmp(group, e->group) != 0) {
            fputs("<h2>", out);
            page_escape(out, isa = e->isa, strlen(e->isa));
            fputs(": ", out);
            page_escape(out, group = e->group, strlen(e->group));
            fputs("</h2>\n", out);
        }
        i = write_subject(out, s, i);
    }
}

static int write_page(FILE *out, const void *what)
{
    const struct page *page = what;
    struct page_facts facts = page->facts;

    facts.title = "Coverage";
    facts.style = style;
    page_begin(out, &facts);
    write_holes(out, page);
    write_map(out, page->store);
    page_end(out);
    return ferror(out);
}

int cover_html_write(const struct cover_store *store, const struct cover_store *whole,
                     const struct page_facts *facts, const char *path, struct common_error *err)
{
    return common_file_write(path, write_page, &(struct page){store, whole, *facts}, err);
}
