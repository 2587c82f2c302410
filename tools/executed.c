/* The instructions that a run executed: distinct words and how often. What was covered is for tools
 * that know the ISA to say. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "../model/common/event.h"
#include "../model/common/file.h"
#include "executed.h"

struct tool_executed_entry {
    uint32_t nwords, word[COMMON_WORDS];
    uint64_t count;
};

static size_t slot_of(const struct tool_executed *e, const struct common_retire *retire)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325);

    for (unsigned i = 0; i < COMMON_WORDS; i++)
        hash = (hash ^ retire->word[i]) * UINT64_C(0x100000001b3);
    size_t slot = (size_t)(hash ^ hash >> 32) & (e->size - 1);
    while (e->entry[slot].count &&
           memcmp(e->entry[slot].word, retire->word, sizeof retire->word) != 0)
        slot = (slot + 1) & (e->size - 1);
    return slot;
}

static bool grow(struct tool_executed *e)
{
    struct tool_executed larger = {.size = e->size ? 2 * e->size : 1024, .used = e->used};

    larger.entry = calloc(larger.size, sizeof *larger.entry);
    if (!larger.entry) return false;
    for (size_t i = 0; i < e->size; i++) {
        struct common_retire retire;
        if (!e->entry[i].count) continue;
        memcpy(retire.word, e->entry[i].word, sizeof retire.word);
        larger.entry[slot_of(&larger, &retire)] = e->entry[i];
    }
    free(e->entry);
    *e = larger;
    return true;
}

void tool_executed_add(struct tool_executed *e, const struct common_retire *retire)
{
    if (retire->kind != COMMON_RETIRE || !retire->nwords || e->incomplete) return;
    if (2 * (e->used + 1) > e->size && !grow(e)) {
        e->incomplete = true;
        return;
    }
    struct tool_executed_entry *entry = &e->entry[slot_of(e, retire)];
    if (!entry->count++) {
        e->used++;
        entry->nwords = retire->nwords;
        memcpy(entry->word, retire->word, sizeof entry->word);
    }
}

static int write_entries(FILE *out, const void *what)
{
    const struct tool_executed *e = what;

    for (size_t i = 0; i < e->size; i++) {
        if (!e->entry[i].count) continue;
        fprintf(out, "%llu", (unsigned long long)e->entry[i].count);
        for (uint32_t k = 0; k < e->entry[i].nwords && k < COMMON_WORDS; k++)
            fprintf(out, " %08x", (unsigned)e->entry[i].word[k]);
        fputc('\n', out);
    }
    return ferror(out);
}

int tool_executed_write(const struct tool_executed *executed, const char *path,
                        struct common_error *err)
{
    if (executed->incomplete) return common_fail(err, "%s: error: out of memory", path);
    return common_file_write(path, write_entries, executed, err);
}

void tool_executed_free(struct tool_executed *executed)
{
    free(executed->entry);
}
