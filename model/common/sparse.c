/* Memories of which most is never touched. See sparse.h.
 *
 * Source: Linux, Documentation/admin-guide/mm/pagemap.rst: 64 bits a page, of which bit 63 says
 * that it is in memory and bit 62 that it is swapped out. A page of neither kind, in a mapping
 * without a file, was never touched. */
#include "sparse.h"

#include <fcntl.h>
#include <string.h>
#include <unistd.h>

enum {
    CHUNK = 64, /* pages that are asked for at once; stacks may be small */
    SMALL = 16, /* so few are not worth a question */
};
static const uint64_t Touched = UINT64_C(3) << 62;

/* A memory, and the state of `count` of its pages from `first` on. */
struct side {
    const uint8_t *byte;
    uintptr_t first;
    size_t count;
    uint64_t entry[CHUNK];
};

/* Goes over `size` bytes of two memories, or of one twice. */
struct walk {
    int map; /* -1: nothing is known */
    size_t page, size, at;
    struct side side[2];
};

static void begin(struct walk *w, const uint8_t *a, const uint8_t *b, size_t size)
{
    w->page = (size_t)sysconf(_SC_PAGESIZE);
    w->map = size > SMALL * w->page ? open("/proc/self/pagemap", O_RDONLY | O_CLOEXEC) : -1;
    w->size = size;
    w->at = 0;
    w->side[0].byte = a;
    w->side[1].byte = b;
    for (int i = 0; i < 2; i++) w->side[i].first = w->side[i].count = 0;
}

static void end(const struct walk *w)
{
    if (w->map >= 0) close(w->map);
}

static void ask(const struct walk *w, struct side *s, uintptr_t page)
{
    const uintptr_t last = ((uintptr_t)s->byte + w->size - 1) / w->page;
    const size_t count = last - page < CHUNK ? last - page + 1 : CHUNK;
    const off_t from = (off_t)(page * sizeof s->entry[0]);
    const ssize_t got = w->map < 0 ? -1 : pread(w->map, s->entry, count * sizeof s->entry[0], from);

    s->first = page;
    s->count = got < 0 ? 0 : (size_t)got / sizeof s->entry[0];
}

static bool touched(const struct walk *w, struct side *s, size_t at, size_t bytes)
{
    const uintptr_t last = ((uintptr_t)s->byte + at + bytes - 1) / w->page;

    for (uintptr_t page = ((uintptr_t)s->byte + at) / w->page; page <= last; page++) {
        if (page - s->first >= s->count) ask(w, s, page);
        if (!s->count || s->entry[page - s->first] & Touched) return true;
    }
    return false;
}

/* The next piece of which some page was touched: a page of the first memory, or a part of one.
 *   returns  its bytes, 0: there is none */
static size_t next(struct walk *w, size_t *at)
{
    while (w->at < w->size) {
        const size_t left = w->size - w->at,
                     whole = w->page - ((uintptr_t)w->side[0].byte + w->at) % w->page,
                     bytes = whole < left ? whole : left;
        *at = w->at;
        w->at += bytes;
        if (touched(w, &w->side[0], *at, bytes) || touched(w, &w->side[1], *at, bytes))
            return bytes;
    }
    return 0;
}

bool common_sparse_same(const uint8_t *a, const uint8_t *b, size_t size)
{
    struct walk walk;
    bool same = true;

    begin(&walk, a, b, size);
    for (size_t at, bytes; same && (bytes = next(&walk, &at));)
        same = !memcmp(a + at, b + at, bytes);
    end(&walk);
    return same;
}

void common_sparse_copy(uint8_t *to, const uint8_t *from, size_t size)
{
    struct walk walk;

    begin(&walk, from, from, size);
    for (size_t at, bytes; (bytes = next(&walk, &at));) memcpy(to + at, from + at, bytes);
    end(&walk);
}
