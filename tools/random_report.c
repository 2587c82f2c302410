/* Failures of random programs, grouped; see random.h. */
#include "random.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include <jansson.h>

bool random_report_good(const struct tool_record *record)
{
    return !strcmp(record->outcome, "PASS") || !strcmp(record->outcome, "TRAP");
}

/* A place without its number: "cond" of "cond3", "global" of "global[0x40]". */
static void put_place(FILE *out, const char *where)
{
    for (; *where && !isdigit((unsigned char)*where) && *where != '['; where++) fputc(*where, out);
}

/* An instruction without its guard and operands: "mad" of "(e c0) mad r1 r2 r3". */
static void put_mnemonic(FILE *out, const char *text)
{
    const char *end = *text == '(' ? strchr(text, ')') : NULL;

    if (end) text = end + 1;
    text += strspn(text, " ");
    fprintf(out, "%.*s", (int)strcspn(text, " "), text);
}

/* What two failures of one kind have in common, allocated; NULL: out of memory. */
static char *key_of(const struct tool_record *record)
{
    const char *text = "", *where = "";
    char *key = NULL;
    size_t size;
    FILE *out = open_memstream(&key, &size);

    if (!out) return NULL;
    json_t *difference = json_object_get(record->json, "difference");
    json_t *item = json_array_get(json_object_get(difference, "values"), 0);
    if (json_is_object(difference)) text = json_string_value(json_object_get(difference, "text"));
    if (item) where = json_string_value(json_object_get(item, "where"));
    fprintf(out, "%-10s ", record->outcome);
    if (text && *text) put_mnemonic(out, text);
    if (where && *where) {
        fprintf(out, "  ");
        put_place(out, where);
    }
    if (!(text && *text) && !(where && *where))
        for (const char *p = record->message; *p; p++) /* nothing but a message: without its numbers */
            if (!isdigit((unsigned char)*p)) fputc(*p, out);
    if (!fclose(out)) return key;
    free(key);
    return NULL;
}

static struct random_group *find(struct random_report *r, const char *key)
{
    for (size_t i = 0; i < r->groups; i++)
        if (!strcmp(r->group[i].key, key)) return &r->group[i];
    return NULL;
}

static int add_failure(struct random_report *r, const struct tool_record *record)
{
    char *key = key_of(record);
    struct random_group *group = key ? find(r, key) : NULL;

    if (!key) return -1;
    if (!group) {
        struct random_group *more = realloc(r->group, (r->groups + 1) * sizeof *more);
        if (!more) {
            free(key);
            return -1;
        }
        r->group = more;
        group = &more[r->groups++];
        *group = (struct random_group){.key = key, .instructions = UINT64_MAX};
    } else {
        free(key);
    }
    group->count++;
    if (record->instructions >= group->instructions) return 0;
    free(group->message);
    free(group->repeat);
    group->instructions = record->instructions;
    group->message = strdup(record->message);
    group->repeat = strdup(record->repeat ? record->repeat : "");
    return group->message && group->repeat ? 0 : -1;
}

int random_report_add(struct random_report *r, const struct tool_record *record)
{
    r->programs++;
    r->instructions += record->instructions;
    r->thread_instructions += record->thread_instructions;
    r->trapped += !strcmp(record->outcome, "TRAP");
    if (random_report_good(record)) return 0;
    r->failed++;
    return add_failure(r, record);
}

static int by_count(const void *a, const void *b)
{
    const struct random_group *x = a, *y = b;

    if (x->count != y->count) return x->count < y->count ? 1 : -1;
    return strcmp(x->key, y->key);
}

void random_report_print(const struct random_report *r, FILE *out)
{
    if (r->groups) qsort(r->group, r->groups, sizeof *r->group, by_count);
    for (size_t i = 0; i < r->groups; i++) {
        const struct random_group *g = &r->group[i];
        fprintf(out, "%llu of %s; the first after the fewest instructions, %llu:\n  %s\n  %s\n",
                (unsigned long long)g->count, g->key, (unsigned long long)g->instructions,
                g->message, g->repeat);
    }
    fprintf(out, "%llu instructions, %llu of threads; %llu programs ended in a trap, as they should\n",
            (unsigned long long)r->instructions, (unsigned long long)r->thread_instructions,
            (unsigned long long)r->trapped);
    fprintf(out, "%llu passed, %llu failed", (unsigned long long)(r->programs - r->failed),
            (unsigned long long)r->failed);
}

void random_report_free(struct random_report *r)
{
    for (size_t i = 0; i < r->groups; i++) {
        free(r->group[i].key);
        free(r->group[i].message);
        free(r->group[i].repeat);
    }
    free(r->group);
}
