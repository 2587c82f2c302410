/* Which failures are of one kind: the verdict, the instruction, and what kind of place differs. */
#include <ctype.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include <jansson.h>

#include "failure.h"
#include "record.h"

/* A place without its warp and number: "cond" of "w3 cond3", "global" of "global[0x40]". */
static void put_place(FILE *out, const char *where)
{
    if (where[0] == 'w' && isdigit((unsigned char)where[1])) where += strcspn(where, " ");
    where += strspn(where, " ");
    for (; *where && !isdigit((unsigned char)*where) && *where != '['; where++) fputc(*where, out);
}

void tool_put_mnemonic(FILE *out, const char *text)
{
    const char *end = *text == '(' ? strchr(text, ')') : NULL;

    if (end) text = end + 1;
    text += strspn(text, " ");
    fprintf(out, "%.*s", (int)strcspn(text, " "), text);
}

/* A message up to its instruction, without numbers. */
static void put_message(FILE *out, const char *message, const char *instruction)
{
    const char *end = *instruction ? strstr(message, instruction) : NULL;

    while (*message && message != end) {
        bool number = isdigit((unsigned char)*message);
        size_t length = strspn(message, "0123456789abcdefghijklmnopqrstuvwxyz");
        if (!number) fprintf(out, "%.*s", length ? (int)length : 1, message);
        message += length ? length : 1;
    }
}

static const char *text_of(const json_t *object, const char *name)
{
    const char *text = json_string_value(json_object_get(object, name));

    return text ? text : "";
}

char *tool_failure_kind(const struct tool_record *record)
{
    char *kind = NULL;
    size_t size;
    FILE *out = open_memstream(&kind, &size);

    if (!out) return NULL;
    const json_t *difference = json_object_get(record->json, "difference");
    const char *text = text_of(difference, "text");
    const char *where = text_of(json_array_get(json_object_get(difference, "values"), 0), "where");
    bool values = *where && strcmp(record->outcome, "HANG") != 0;
    fprintf(out, "%-10s ", record->outcome);
    if (*text && *text != '(' && strcmp(record->outcome, "HANG") != 0) {
        tool_put_mnemonic(out, text);
        fprintf(out, "  ");
    }
    if (values) put_place(out, where);
    else put_message(out, record->message, text);
    if (!fclose(out)) return kind;
    free(kind);
    return NULL;
}
