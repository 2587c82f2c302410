/* The frame of an HTML page; see page.h. */
#include "page.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "options.h"
#include "repeat.h"

static const char style[] =
    "body{font:14px sans-serif;margin:2em;color:#222}h2{margin:1.5em 0 .3em}\n"
    "table{border-collapse:collapse}td,th{text-align:left;vertical-align:top;padding:4px 12px 4px "
    "0}\n"
    "td.n{text-align:right}pre{margin:2px 0;white-space:pre-wrap;font-size:12px}b{color:#b00}\n"
    "table.facts th{font-weight:normal;color:#666}\n";

void page_escape(FILE *out, const char *text, size_t length)
{
    for (size_t i = 0; i < length && text[i]; i++) switch (text[i]) {
        case '&': fputs("&amp;", out); break;
        case '<': fputs("&lt;", out); break;
        case '>': fputs("&gt;", out); break;
        case '"': fputs("&quot;", out); break;
        default: fputc(text[i], out);
        }
}

static void begin_fact(FILE *out, const char *name)
{
    fprintf(out, "<tr><th>%s</th><td>", name);
}

static void end_fact(FILE *out)
{
    fputs("</td></tr>\n", out);
}

static void put_date(FILE *out)
{
    const char *epoch = getenv("SOURCE_DATE_EPOCH");
    const time_t now = epoch && *epoch ? (time_t)strtoll(epoch, NULL, 10) : time(NULL);
    struct tm utc;
    char text[40] = "unknown";

    if (gmtime_r(&now, &utc)) strftime(text, sizeof text, "%Y-%m-%d %H:%M:%S UTC", &utc);
    begin_fact(out, "date");
    fputs(text, out);
    end_fact(out);
}

static void put_command(FILE *out, const struct tool_options *options)
{
    char *text = NULL;
    size_t size;
    FILE *line = open_memstream(&text, &size);

    if (!line) return;
    tool_put_word(line, tool_own_name());
    for (int i = 0; i < options->argc; i++) {
        fputc(' ', line);
        tool_put_word(line, options->argv[i]);
    }
    if (!fclose(line)) {
        begin_fact(out, "command");
        fputs("<code>", out);
        page_escape(out, text, strlen(text));
        fputs("</code>", out);
        end_fact(out);
    }
    free(text);
}

void page_begin(FILE *out, const struct page_facts *facts)
{
    fprintf(out,
            "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>%s</title>\n"
            "<style>\n%s%s</style></head><body>\n<h1>%s</h1>\n<table class=\"facts\">\n",
            facts->title, style, facts->style, facts->title);
    put_date(out);
    begin_fact(out, "commit");
    page_escape(out, facts->commit, strlen(facts->commit));
    end_fact(out);
    if (facts->options) put_command(out, facts->options);
    for (size_t i = 0; i < facts->shapes; i++) {
        begin_fact(out, "core");
        page_escape(out, facts->shape[i], strlen(facts->shape[i]));
        end_fact(out);
    }
    fputs("</table>\n", out);
}

void page_end(FILE *out)
{
    fputs("</body></html>\n", out);
}
