/* See symbols.h. */
#include "symbols.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* FNV-1a, 64 bit. Source: Fowler, Noll, Vo, "The FNV Non-Cryptographic Hash Algorithm". */
static uint64_t hash_of(const char *text, size_t length)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    for (size_t i = 0; i < length; i++)
        hash = (hash ^ (unsigned char)text[i]) * UINT64_C(0x100000001b3);
    return hash ^ hash >> 32;
}

/* The slot that holds the name, or the free one where it belongs. There is always a free one. */
static size_t slot_of(const struct common_symbols *symbols, const char *text, size_t length)
{
    size_t i = (size_t)hash_of(text, length) & (symbols->slots - 1);
    for (; symbols->slot[i] != 0; i = (i + 1) & (symbols->slots - 1)) {
        const struct common_token *name = &symbols->list[symbols->slot[i] - 1].name;
        if (name->length == length && memcmp(name->text, text, length) == 0) break;
    }
    return i;
}

const struct common_symbol *common_symbols_find(const struct common_symbols *symbols,
                                                const char *text, size_t length)
{
    if (symbols->slots == 0) return NULL;
    uint32_t found = symbols->slot[slot_of(symbols, text, length)];
    return found != 0 ? &symbols->list[found - 1] : NULL;
}

const struct common_symbol *common_symbols_label(const struct common_symbols *symbols,
                                                 const struct common_token *name)
{
    const struct common_symbol *found = common_symbols_find(symbols, name->text, name->length);
    return found != NULL && found->kind == COMMON_SYMBOL_LABEL ? found : NULL;
}

/* Keeps more than half of the slots free. */
static int make_slots(struct common_symbols *symbols, const struct common_text *text)
{
    if (2 * (symbols->count + 1) < symbols->slots) return 0;
    size_t slots = symbols->slots != 0 ? 2 * symbols->slots : 64;
    uint32_t *slot = calloc(slots, sizeof *slot);
    if (slot == NULL) return common_text_fail_memory(text);
    free(symbols->slot);
    symbols->slot = slot;
    symbols->slots = slots;
    for (size_t i = 0; i < symbols->count; i++) {
        const struct common_token *name = &symbols->list[i].name;
        slot[slot_of(symbols, name->text, name->length)] = (uint32_t)i + 1;
    }
    return 0;
}

int common_symbols_add(struct common_symbols *symbols, const struct common_text *text,
                       const struct common_token *name, unsigned kind, uint32_t value)
{
    const struct common_symbol *old = common_symbols_find(symbols, name->text, name->length);
    if (old != NULL) {
        char where[64];
        snprintf(where, sizeof where, "line %u did; one definition is allowed",
                 common_text_place(text, old->name.line).line);
        return common_text_fail(text, name, "second definition of", where);
    }
    if (make_slots(symbols, text) != 0 ||
        common_text_grow(text, &symbols->list, symbols->count, &symbols->room,
                         sizeof *symbols->list) != 0)
        return -1;
    symbols->slot[slot_of(symbols, name->text, name->length)] = (uint32_t)symbols->count + 1;
    symbols->list[symbols->count++] = (struct common_symbol){*name, kind, value};
    return 0;
}

void common_symbols_free(struct common_symbols *symbols)
{
    free(symbols->list);
    free(symbols->slot);
    memset(symbols, 0, sizeof *symbols);
}
