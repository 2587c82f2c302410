/* The heat map: see cover_report.h. One line for each subject (the first level of a point's words), a cell for each of its
 * points in the order of the store; its colour is the number of digits of its count. */
#include <inttypes.h>
#include <string.h>

#include "../model/common/file.h"
#include "cover_report.h"

enum { SHADES = 8 };

static const char head[] =
    "<!DOCTYPE html>\n<html lang=\"en\"><head><meta "
    "charset=\"utf-8\"><title>Coverage</title>\n<style>\n"
    "body{font:13px sans-serif;margin:2em;color:#222}h2{margin:1.5em 0 .3em}\n"
    "table{border-collapse:collapse}td,th{padding:1px 8px 1px "
    "0;text-align:left;vertical-align:top;font-weight:normal}\n"
    "th{white-space:nowrap}td.n{text-align:right}\n"
    "i{display:inline-block;width:9px;height:9px;margin:0 1px 1px 0;border:1px solid #ccc}\n"
    "i.h0{background:#fff;border-color:#c00}i.h1{background:#dce9f7}i.h2{background:#bcd4ec}i.h3{"
    "background:#93b9dd}\n"
    "i.h4{background:#689bcb}i.h5{background:#437db4}i.h6{background:#285f95}i.h7{background:#"
    "133f6b}\n"
    "</style></head><body>\n<h1>Coverage</h1>\n"
    "<p>A cell is a point: white with a red border was never hit, then a shade for each factor of "
    "ten. Point at one "
    "for its words.</p>\n";

static void escape(FILE *out, const char *text, size_t length)
{
    for (size_t i = 0; i < length && text[i]; i++) switch (text[i]) {
        case '&': fputs("&amp;", out); break;
        case '<': fputs("&lt;", out); break;
        case '>': fputs("&gt;", out); break;
        case '"': fputs("&quot;", out); break;
        default: fputc(text[i], out);
        }
}

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
    escape(out, e->text, strlen(e->text));
    if (e->count) fprintf(out, ": %" PRIu64 "\"></i>", e->count);
    else fputs(": never\"></i>", out);
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
    fputs("<tr><th>", out);
    escape(out, first->text, length);
    fprintf(out, "</th><td class=\"n\">%zu/%zu</td><td>", hit, i - from);
    for (size_t k = from; k < i; k++) write_cell(out, &s->entry[k]);
    fputs("</td></tr>\n", out);
    return i;
}

static int write_page(FILE *out, const void *what)
{
    const struct cover_store *s = what;
    const char *isa = "", *group = "";

    fputs(head, out);
    if (s->runs) fprintf(out, "<p>%" PRIu64 " runs</p>\n", s->runs);
    for (size_t i = 0; i < s->entries;) {
        const struct cover_entry *e = &s->entry[i];
        if (strcmp(isa, e->isa) != 0 || strcmp(group, e->group) != 0) {
            if (i) fputs("</table>\n", out);
            fputs("<h2>", out);
            escape(out, isa = e->isa, strlen(e->isa));
            fputs(": ", out);
            escape(out, group = e->group, strlen(e->group));
            fputs("</h2>\n<table>\n", out);
        }
        i = write_subject(out, s, i);
    }
    if (s->entries) fputs("</table>\n", out);
    fputs("</body></html>\n", out);
    return ferror(out);
}

int cover_html_write(const struct cover_store *store, const char *path, struct common_error *err)
{
    return common_file_write(path, write_page, store, err);
}
