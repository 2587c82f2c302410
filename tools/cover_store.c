/* See cover_store.h. */
#define _DEFAULT_SOURCE /* flock */
#include "cover_store.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <libgen.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "../model/common/file.h"

/* The bytes of one file that was read. */
struct cover_block {
    struct cover_block *next;
    char *byte;
};

static uint64_t sum(uint64_t a, uint64_t b)
{
    return a > UINT64_MAX - b ? UINT64_MAX : a + b;
}

static int compare(const struct cover_entry *a, const struct cover_entry *b)
{
    int order = strcmp(a->isa, b->isa);

    if (!order) order = strcmp(a->group, b->group);
    return order ? order : strcmp(a->text, b->text);
}

static int compare_any(const void *a, const void *b)
{
    return compare(a, b);
}

int cover_store_add(struct cover_store *store, const char *isa, const char *group, const char *text,
                    uint64_t count)
{
    if (store->entries == store->room) {
        size_t room = store->room ? 2 * store->room : 1024;
        struct cover_entry *more = realloc(store->entry, room * sizeof *more);
        if (!more) return -1;
        store->entry = more;
        store->room = room;
    }
    store->entry[store->entries++] = (struct cover_entry){isa, group, text, count};
    return 0;
}

void cover_store_sort(struct cover_store *store)
{
    size_t kept = 0;

    if (store->entries) qsort(store->entry, store->entries, sizeof *store->entry, compare_any);
    for (size_t i = 0; i < store->entries; i++) {
        if (kept && !compare(&store->entry[kept - 1], &store->entry[i]))
            store->entry[kept - 1].count = sum(store->entry[kept - 1].count, store->entry[i].count);
        else store->entry[kept++] = store->entry[i];
    }
    store->entries = kept;
}

uint64_t cover_store_count(const struct cover_store *store, const char *isa, const char *group,
                           const char *text)
{
    const struct cover_entry wanted = {isa, group, text, 0};
    const struct cover_entry *found =
        store->entries ? bsearch(&wanted, store->entry, store->entries, sizeof wanted, compare_any)
                       : NULL;

    return found ? found->count : 0;
}

void cover_store_free(struct cover_store *store)
{
    while (store->block) {
        struct cover_block *next = store->block->next;
        free(store->block->byte);
        free(store->block);
        store->block = next;
    }
    free(store->entry);
    memset(store, 0, sizeof *store);
}

/* ---- reading. */

struct reader {
    const char *path;
    struct common_error *err;
    char *line, *next; /* the line, ended by 0, and the one behind it; NULL: there is none */
    unsigned number;
    uint64_t hash; /* of the lines before this one */
};

static uint64_t hash_line(uint64_t hash, const char *line)
{
    for (; *line; line++) hash = (hash ^ (unsigned char)*line) * UINT64_C(0x100000001b3);
    return (hash ^ '\n') * UINT64_C(0x100000001b3);
}

enum { HASH_BASIS_HIGH = 0xcbf29ce4, HASH_BASIS_LOW = 0x84222325 }; /* FNV-1a */

static uint64_t hash_begin(void)
{
    return (uint64_t)HASH_BASIS_HIGH << 32 | HASH_BASIS_LOW;
}

static int bad(const struct reader *r, unsigned column, const char *what)
{
    return common_fail(r->err, "%s:%u:%u: error: %s", r->path, r->number, column, what);
}

/* Turns to the next line; a store ends with a newline. */
static int next_line(struct reader *r)
{
    if (r->line) r->hash = hash_line(r->hash, r->line);
    r->number++;
    char *end = r->next ? strchr(r->next, '\n') : NULL;
    if (!end)
        return bad(
            r, 1, "damaged coverage store: it ends too early; restore it from a copy or delete it");
    *end = '\0';
    r->line = r->next;
    r->next = end[1] ? end + 1 : NULL;
    return 0;
}

static int damaged(const struct reader *r, const char *end)
{
    return bad(r, (unsigned)(end - r->line) + 1,
               "damaged coverage store; restore it from a copy or delete it");
}

/* A decimal number as it is written, without a sign or zeros before it.
 *   returns  what stands behind it; NULL: it is none */
static const char *number_at(const char *text, uint64_t *value)
{
    char written[24], *end;

    if (*text < '0' || *text > '9') return NULL;
    errno = 0;
    *value = strtoull(text, &end, 10);
    int length = snprintf(written, sizeof written, "%" PRIu64, *value);
    return errno || end - text != length || strncmp(written, text, (size_t)length) ? NULL : end;
}

static int read_head(struct reader *r, struct cover_store *store)
{
    static const char first[] = "warpstep coverage ";
    uint64_t version;

    if (next_line(r)) return -1;
    if (strncmp(r->line, first, sizeof first - 1)) return bad(r, 1, "not a coverage store");
    const char *end = number_at(r->line + sizeof first - 1, &version);
    if (!end || *end) return damaged(r, r->line + sizeof first - 1);
    if (version != COVER_STORE_VERSION)
        return common_fail(r->err,
                           "%s:1:%zu: error: coverage store of version %" PRIu64
                           "; this build reads version %d",
                           r->path, sizeof first, version, COVER_STORE_VERSION);
    if (next_line(r)) return -1;
    if (strncmp(r->line, "runs ", 5)) return damaged(r, r->line);
    end = number_at(r->line + 5, &store->runs);
    return !end || *end ? damaged(r, r->line + 5) : 0;
}

/* "end POINTS HASH" */
static int read_end(struct reader *r, const struct cover_store *store)
{
    char right[64];

    snprintf(right, sizeof right, "end %zu %016" PRIx64, store->entries, r->hash);
    if (strcmp(r->line, right) != 0)
        return bad(r, 1,
                   "damaged coverage store: its lines are not those that were written; "
                   "restore it from a copy or delete it");
    if (!r->next) return 0;
    r->number++;
    return bad(r, 1, "damaged coverage store: more follows its end");
}

static int read_point(struct reader *r, struct cover_store *store, const char *isa,
                      const char *group)
{
    uint64_t count;
    const char *end = number_at(r->line, &count);

    if (!end || *end != ' ' || !end[1] || strlen(end + 1) > COVER_TEXT || !isa || !group)
        return damaged(r, r->line);
    if (cover_store_add(store, isa, group, end + 1, count)) return bad(r, 1, "out of memory");
    size_t n = store->entries;
    return n > 1 && compare(&store->entry[n - 2], &store->entry[n - 1]) >= 0 ? damaged(r, r->line)
                                                                             : 0;
}

static int read_all(struct reader *r, struct cover_store *store)
{
    const char *isa = NULL, *group = NULL;

    if (read_head(r, store)) return -1;
    for (;;) {
        if (next_line(r)) return -1;
        if (!strncmp(r->line, "end ", 4)) return read_end(r, store);
        if (!strncmp(r->line, "isa ", 4)) {
            isa = r->line + 4;
            group = NULL;
        } else if (!strncmp(r->line, "group ", 6)) {
            group = r->line + 6;
        } else if (read_point(r, store, isa, group)) {
            return -1;
        }
    }
}

int cover_store_read(struct cover_store *store, const char *path, struct common_error *err)
{
    struct reader reader = {.path = path, .err = err, .hash = hash_begin()};

    memset(store, 0, sizeof *store);
    char *text = common_file_read(path, NULL, err);
    struct cover_block *block = text ? malloc(sizeof *block) : NULL;
    if (!block) {
        free(text);
        return common_fail(err, "%s: error: out of memory", path);
    }
    *block = (struct cover_block){NULL, text};
    store->block = block;
    reader.next = *text ? text : NULL;
    if (!read_all(&reader, store)) return 0;
    cover_store_free(store);
    return -1;
}

/* ---- writing. */

struct output {
    FILE *out;
    uint64_t hash;
};

static void put_line(struct output *o, const char *line)
{
    o->hash = hash_line(o->hash, line);
    fprintf(o->out, "%s\n", line);
}

static int write_lines(FILE *out, const void *what)
{
    const struct cover_store *store = what;
    struct output o = {out, hash_begin()};
    const char *isa = "", *group = "";
    char line[COVER_TEXT + 64];

    snprintf(line, sizeof line, "warpstep coverage %d", COVER_STORE_VERSION);
    put_line(&o, line);
    snprintf(line, sizeof line, "runs %" PRIu64, store->runs);
    put_line(&o, line);
    for (size_t i = 0; i < store->entries; i++) {
        const struct cover_entry *e = &store->entry[i];
        bool other = strcmp(isa, e->isa) != 0;
        if (other) {
            snprintf(line, sizeof line, "isa %s", isa = e->isa);
            put_line(&o, line);
        }
        if (other || strcmp(group, e->group) != 0) {
            snprintf(line, sizeof line, "group %s", group = e->group);
            put_line(&o, line);
        }
        snprintf(line, sizeof line, "%" PRIu64 " %s", e->count, e->text);
        put_line(&o, line);
    }
    fprintf(out, "end %zu %016" PRIx64 "\n", store->entries, o.hash);
    return ferror(out);
}

int cover_store_write(const struct cover_store *store, const char *path, struct common_error *err)
{
    return common_file_write(path, write_lines, store, err);
}

/* ---- two stores. */

static void take_blocks(struct cover_store *store, struct cover_store *other)
{
    struct cover_block **last = &store->block;

    while (*last) last = &(*last)->next;
    *last = other->block;
    other->block = NULL;
}

int cover_store_merge(struct cover_store *store, struct cover_store *other)
{
    size_t room = store->entries + other->entries, a = 0, b = 0, n = 0;
    struct cover_entry *all = malloc((room ? room : 1) * sizeof *all);

    if (!all) return -1;
    while (a < store->entries || b < other->entries) {
        int order = a == store->entries   ? 1
                    : b == other->entries ? -1
                                          : compare(&store->entry[a], &other->entry[b]);
        all[n] = order <= 0 ? store->entry[a] : other->entry[b];
        if (!order) all[n].count = sum(all[n].count, other->entry[b].count);
        a += order <= 0;
        b += order >= 0;
        n++;
    }
    free(store->entry);
    store->entry = all;
    store->entries = n;
    store->room = room;
    store->runs = sum(store->runs, other->runs);
    take_blocks(store, other);
    cover_store_free(other);
    return 0;
}

/* Until the file that is returned is closed, nobody else has it. The folder is what is locked: the
 * store itself is replaced by another file. */
static int lock_folder(const char *path)
{
    char copy[PATH_MAX];

    if (snprintf(copy, sizeof copy, "%s", path) >= (int)sizeof copy) return -1;
    int folder = open(dirname(copy), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    while (folder >= 0 && flock(folder, LOCK_EX)) {
        if (errno == EINTR) continue;
        close(folder);
        return -1;
    }
    return folder;
}

int cover_store_update(const char *path, struct cover_store *other, struct common_error *err)
{
    struct cover_store store = {NULL};
    int folder = lock_folder(path), failed = 0;

    if (folder < 0)
        return common_fail(err, "%s: error: cannot lock its folder: %s", path, strerror(errno));
    if (access(path, F_OK) == 0) failed = cover_store_read(&store, path, err);
    if (!failed && cover_store_merge(&store, other))
        failed = common_fail(err, "%s: error: out of memory", path);
    if (!failed) failed = cover_store_write(&store, path, err);
    cover_store_free(&store);
    close(folder);
    return failed;
}
