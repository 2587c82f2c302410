/* A program as lines, and the words of a line; see shrink.h. Of the languages of the ISAs it knows
 * no more than their common ground: a directive begins with a dot, a label ends with a colon, a
 * comment with //. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "shrink.h"

/* ---- The pool. */

static size_t slot_of(const struct shrink_pool *pool, const char *text, size_t length)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325); /* FNV-1a */

    for (size_t i = 0; i < length; i++)
        hash = (hash ^ (unsigned char)text[i]) * UINT64_C(0x100000001b3);
    size_t slot = (size_t)(hash ^ hash >> 32) & (pool->size - 1);
    while (pool->text[slot] &&
           (strncmp(pool->text[slot], text, length) != 0 || pool->text[slot][length]))
        slot = (slot + 1) & (pool->size - 1);
    return slot;
}

static int grow(struct shrink_pool *pool)
{
    struct shrink_pool larger = {.size = pool->size ? 2 * pool->size : 4096, .used = pool->used};

    larger.text = calloc(larger.size, sizeof *larger.text);
    if (!larger.text) return -1;
    for (size_t i = 0; i < pool->size; i++)
        if (pool->text[i])
            larger.text[slot_of(&larger, pool->text[i], strlen(pool->text[i]))] = pool->text[i];
    free(pool->text);
    *pool = larger;
    return 0;
}

const char *shrink_keep(struct shrink_pool *pool, const char *text, size_t length)
{
    if (2 * (pool->used + 1) > pool->size && grow(pool)) return NULL;
    size_t slot = slot_of(pool, text, length);
    if (pool->text[slot]) return pool->text[slot];
    pool->text[slot] = strndup(text, length);
    pool->used += pool->text[slot] != NULL;
    return pool->text[slot];
}

void shrink_pool_free(struct shrink_pool *pool)
{
    for (size_t i = 0; i < pool->size; i++) free(pool->text[i]);
    free(pool->text);
    memset(pool, 0, sizeof *pool);
}

/* ---- Lines. */

/* Up to its comment and the blanks before it. */
static size_t trimmed(const char *line, const char *end)
{
    bool quoted = false;

    for (const char *p = line; p < end; p++) {
        quoted ^= *p == '"';
        if (!quoted && p[0] == '/' && p[1] == '/') end = p;
    }
    while (end > line && isspace((unsigned char)end[-1])) end--;
    return (size_t)(end - line);
}

/* The result says what the program needs by itself. */
static bool is_need(const char *line)
{
    static const char directive[] = ".needs";

    line += strspn(line, " \t");
    return !strncmp(line, directive, sizeof directive - 1) &&
           isspace((unsigned char)line[sizeof directive - 1]);
}

int shrink_state_read(struct shrink_state *state, struct shrink_pool *pool, char *text)
{
    size_t most = 1;

    memset(state, 0, sizeof *state);
    for (char *p = text; *p; p++) {
        if (p[0] == '\\' && p[1] == '\n') p[0] = p[1] = ' '; /* a line that goes on */
        most += *p == '\n';
    }
    state->line = calloc(most, sizeof *state->line);
    if (!state->line) return -1;
    for (const char *line = text, *end; *line; line = *end ? end + 1 : end) {
        end = line + strcspn(line, "\n");
        size_t length = trimmed(line, end);
        if (strspn(line, " \t\r") >= length || is_need(line)) continue;
        const char *kept = shrink_keep(pool, line, length);
        if (!kept) return -1;
        state->line[state->lines++] = (struct shrink_line){kept, SHRINK_DIRECTIVE, 0};
    }
    return 0;
}

int shrink_state_copy(struct shrink_state *copy, const struct shrink_state *state)
{
    *copy = *state;
    copy->line = calloc(state->lines + 1, sizeof *copy->line);
    if (!copy->line) return -1;
    memcpy(copy->line, state->line, state->lines * sizeof *copy->line);
    return 0;
}

void shrink_state_free(struct shrink_state *state)
{
    free(state->line);
    memset(state, 0, sizeof *state);
}

size_t shrink_state_count(const struct shrink_state *state, enum shrink_kind kind)
{
    size_t count = 0;

    for (size_t i = 0; i < state->lines; i++) count += state->line[i].kind == kind;
    return count;
}

void shrink_state_drop(struct shrink_state *state, enum shrink_kind kind, size_t from, size_t to)
{
    size_t left = shrink_state_count(state, kind), kept = 0;

    for (size_t i = 0; i < state->lines; i++) {
        bool drop = state->line[i].kind == kind && --left >= from && left < to;
        if (!drop) state->line[kept++] = state->line[i];
    }
    state->lines = kept;
}

int shrink_state_end(struct shrink_state *state, struct shrink_pool *pool, const char *end)
{
    char line[64];

    for (size_t i = state->lines; i-- > 0;) {
        if (state->line[i].kind != SHRINK_CODE) continue;
        snprintf(line, sizeof line, "    %s", end);
        state->line[i].text = shrink_keep(pool, line, strlen(line));
        return state->line[i].text ? 0 : -1;
    }
    return 0;
}

int shrink_state_add(struct shrink_state *state, struct shrink_pool *pool, const char *text)
{
    struct shrink_line *more = realloc(state->line, (state->lines + 1) * sizeof *more);
    const char *kept = more ? shrink_keep(pool, text, strlen(text)) : NULL;

    if (more) state->line = more;
    if (!kept) return -1;
    more[state->lines++] = (struct shrink_line){kept, SHRINK_DIRECTIVE, 0};
    return 0;
}

char *shrink_state_text(const struct shrink_state *state)
{
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);

    if (!out) return NULL;
    for (size_t i = 0; i < state->lines; i++) fprintf(out, "%s\n", state->line[i].text);
    if (!fclose(out)) return text;
    free(text);
    return NULL;
}

/* ---- The words of a line. */

static bool of_name(char c)
{
    return isalnum((unsigned char)c) || c == '_' || c == '$';
}

/* Behind the bracket that closes the one at p; NULL: none does. */
static const char *closing(const char *p)
{
    static const char open[] = "([{", close[] = ")]}";
    char closes = close[strchr(open, *p) - open];

    for (p++; *p && *p != closes; p++)
        if (strchr(open, *p)) return NULL; /* one inside of another stays */
    return *p ? p + 1 : NULL;
}

struct list {
    const char *text;
    struct shrink_word *word;
    size_t count, most;
};

static void add(struct list *l, enum shrink_word_kind kind, const char *from, const char *to,
                uint64_t value)
{
    if (l->count == l->most) return;
    l->word[l->count++] =
        (struct shrink_word){(size_t)(from - l->text), (size_t)(to - from), kind, value};
}

/* A name or a number from p on, up to `end`: the number in it, what follows a dot. */
static void add_name(struct list *l, const char *p, const char *end)
{
    const char *digit = p;

    while (digit < end && !isdigit((unsigned char)*digit)) digit++;
    if (digit < end) {
        char *behind;
        uint64_t value = strtoull(digit, &behind, digit[0] == '0' && digit[1] == 'x' ? 16 : 10);
        if (behind == end || (digit > p && !isalnum((unsigned char)behind[0])) || behind + 1 == end)
            add(l, digit == p ? SHRINK_NUMBER : SHRINK_INDEX, digit, behind, value);
    }
    if (*end != '.' || digit == p) return;
    const char *suffix = end + 1;
    while (of_name(*suffix)) suffix++;
    add(l, SHRINK_SUFFIX, end, suffix, 0);
}

/* Words between blanks, without the first one, which is the instruction or directive, unless it is
 * a prefix of one. */
static void add_blank_words(struct list *l)
{
    const char *p = l->text + strspn(l->text, " \t");

    while (*p) {
        const char *end = p;
        for (; *end && !isspace((unsigned char)*end); end++) {
            const char *closed = strchr("([{", *end) ? closing(end) : NULL;
            if (closed) end = closed - 1;
        }
        if (*p != '(' && *p != '[' && *p != '{') add(l, SHRINK_NAME, p, end, 0);
        p = end + strspn(end, " \t\\\n");
    }
}

size_t shrink_words(const char *text, struct shrink_word *word, size_t most)
{
    struct list l = {text, word, 0, most};

    for (const char *p = text; *p; p++)
        if (strchr("([{", *p) && closing(p)) add(&l, SHRINK_GROUP, p, closing(p), 0);
    add_blank_words(&l);
    for (const char *p = text; *p; p++) {
        if (*p == '-' || *p == '!' || *p == '|' || *p == '&') add(&l, SHRINK_MARK, p, p + 1, 0);
        if (!of_name(*p) || (p > text && (of_name(p[-1]) || p[-1] == '.'))) continue;
        const char *end = p;
        while (of_name(*end)) end++;
        add_name(&l, p, end);
    }
    return l.count;
}
