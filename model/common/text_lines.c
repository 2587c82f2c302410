/* Places in messages, and the line markers of preprocessors that change them; see text.h. */
#include "text.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct common_place common_text_place(const struct common_text *text, unsigned line)
{
    struct common_place place = {text->file, (int)strlen(text->file), line};
    size_t i = text->lines != NULL ? text->lines->count : 0;
    while (i > 0 && text->lines->list[i - 1].from > line) i--;
    if (i == 0) return place;
    const struct common_line *of = &text->lines->list[i - 1];
    return (struct common_place){of->file, of->length, of->line + (line - of->from)};
}

int common_text_error(const struct common_text *text, unsigned line, unsigned col,
                      const char *format, ...)
{
    const struct common_place place = common_text_place(text, line);
    char message[sizeof text->err->text];
    va_list args;
    va_start(args, format);
    vsnprintf(message, sizeof message, format, args);
    va_end(args);
    return common_fail(text->err, "%.*s:%u:%u: error: %s", place.length, place.file, place.line,
                       col, message);
}

void common_lines_free(struct common_lines *lines)
{
    free(lines->list);
    memset(lines, 0, sizeof *lines);
}

static int fail_marker(struct common_text *text)
{
    return common_text_fail_here(text, "a line number, and a file name between '\"', are allowed "
                                       "behind '#'");
}

int common_lines_read(struct common_lines *lines, struct common_text *text)
{
    enum { MOST = 2147483647 }; /* ISO C 6.10.4 */
    struct common_token name = {0};
    uint32_t number, flag;
    common_text_blank(text);
    if (*text->p != '#') return 0;
    text->p++;
    common_text_take(text, "line");
    common_text_blank(text);
    if (!isdigit((unsigned char)*text->p)) return fail_marker(text);
    if (common_text_number(text, 0, MOST, &number) != 0) return -1;
    if (!common_text_at_end(text)) {
        if (*text->p != '"') return fail_marker(text);
        if (common_text_string(text, &name) != 0) return -1;
    }
    while (!common_text_at_end(text))
        if (common_text_number(text, 0, 9, &flag) != 0) return -1;
    if (common_text_grow(text, &lines->list, lines->count, &lines->room, sizeof *lines->list) != 0)
        return -1;
    const struct common_place here = common_text_place(text, text->line);
    lines->list[lines->count++] =
        (struct common_line){.from = text->line + 1,
                             .line = number,
                             .file = name.text != NULL ? name.text : here.file,
                             .length = name.text != NULL ? (int)name.length : here.length};
    return 1;
}
