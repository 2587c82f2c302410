/* A GXP that a build has put into an ELF object: psp2cgc and objcopy leave it as the contents of a
 * section. */
#include <string.h>

#include "gxp.h"

enum {
    ELF_WIDE = 2, /* e_ident[4]: 64 bits */
    ELF_LITTLE = 1,
    SECTION_BITS = 1,  /* sh_type of contents that are in the file */
    GXP_HEADER = 0x98, /* of version 1.4; a later one is longer */
    GXP_SIZE = 8       /* where the header says the size */
};

/* The layout of an ELF file. Source: System V ABI, "Object Files". */
struct layout {
    unsigned table, entry, count;    /* e_shoff, e_shentsize, e_shnum */
    unsigned type, from, size, word; /* sh_type, sh_offset, sh_size; bytes of an offset */
};
static const struct layout narrow = {0x20, 0x2e, 0x30, 4, 0x10, 0x14, 4};
static const struct layout wide = {0x28, 0x3a, 0x3c, 4, 0x18, 0x20, 8};

static uint64_t read_number(const uint8_t *byte, unsigned bytes)
{
    uint64_t value = 0;

    while (bytes-- > 0) value = value << 8 | byte[bytes];
    return value;
}

/* The GXP that begins at `at` of a section; 0: there is none. */
static size_t size_at(const uint8_t *section, size_t size, size_t at)
{
    if (size - at < GXP_HEADER || memcmp(section + at, "GXP", 4) != 0) return 0;
    uint64_t length = read_number(section + at + GXP_SIZE, 4);
    return length >= GXP_HEADER && length <= size - at ? (size_t)length : 0;
}

/* Adds those of one section. */
static void search_section(const uint8_t *file, size_t from, size_t size,
                           struct sgx543_gxp_found *found)
{
    size_t length;

    for (size_t at = 0; at + GXP_HEADER <= size; at += length ? (length + 3) & ~(size_t)3 : 4) {
        length = size_at(file + from, size, at);
        if (!length) continue;
        if (!found->count++) *found = (struct sgx543_gxp_found){1, from + at, length};
    }
}

bool sgx543_gxp_search(const uint8_t *byte, size_t size, struct sgx543_gxp_found *found)
{
    *found = (struct sgx543_gxp_found){0};
    if (size < 0x40 || memcmp(byte, "\177ELF", 4) != 0 || byte[5] != ELF_LITTLE) return false;
    const struct layout *l = byte[4] == ELF_WIDE ? &wide : &narrow;
    size_t left = size; /* sections do not overlap */
    uint64_t table = read_number(byte + l->table, l->word);
    uint64_t entry = read_number(byte + l->entry, 2), count = read_number(byte + l->count, 2);
    for (uint64_t i = 0; i < count; i++) {
        if (entry < l->size + l->word || table > size || (i + 1) * entry > size - table) break;
        const uint8_t *section = byte + table + i * entry;
        uint64_t from = read_number(section + l->from, l->word);
        uint64_t length = read_number(section + l->size, l->word);
        if (read_number(section + l->type, 4) != SECTION_BITS) continue;
        if (from > size || length > size - from || length > left) continue;
        left -= (size_t)length;
        search_section(byte, (size_t)from, (size_t)length, found);
    }
    return found->count != 0;
}
