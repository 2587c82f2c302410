/* Words of a data list: numbers up to the end of the line, or a file of them. */
#include "asm.h"

#include "../common/hex.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int append(struct pica200_asm *a, struct pica200_words *w, uint32_t value)
{
    if (pica200_asm_grow(a, &w->word, w->count, &w->room, sizeof *w->word) != 0) return -1;
    w->word[w->count++] = value;
    return 0;
}

int pica200_asm_path(struct pica200_asm *a, char **path)
{
    struct pica200_token t;
    if (pica200_asm_string(a, &t) != 0) return -1;
    const char *slash = strrchr(a->file, '/');
    size_t folder = slash != NULL && t.text[0] != '/' ? (size_t)(slash - a->file) + 1 : 0;
    *path = malloc(folder + t.length + 1);
    if (*path == NULL) return pica200_asm_fail_memory(a);
    memcpy(*path, a->file, folder);
    memcpy(*path + folder, t.text, t.length);
    (*path)[folder + t.length] = '\0';
    return 0;
}

/* file "x.hex", beside the source */
static int read_file(struct pica200_asm *a, uint32_t highest, struct pica200_words *w)
{
    unsigned *line = NULL;
    char *path;
    if (pica200_asm_path(a, &path) != 0) return -1;
    int status = common_hex_read(path, &w->word, &line, &w->count, a->err);
    for (size_t i = 0; status == 0 && i < w->count; i++)
        if (w->word[i] > highest)
            status = common_fail(a->err, "%s:%u:1: error: found 0x%08x; 0 to 0x%x is allowed", path,
                                 line[i], (unsigned)w->word[i], (unsigned)highest);
    free(line);
    free(path);
    return status;
}

static bool take_filler(struct pica200_asm *a)
{
    return pica200_asm_take(a, ",") || pica200_asm_take(a, "(") || pica200_asm_take(a, ")");
}

int pica200_asm_words(struct pica200_asm *a, bool raw, struct pica200_words *w)
{
    int status = 0;
    memset(w, 0, sizeof *w);
    if (pica200_asm_take(a, "file")) {
        status = read_file(a, raw ? UINT32_MAX : 0xffffff, w);
    } else {
        while (status == 0 && !pica200_asm_at_end(a)) {
            uint32_t value;
            if (take_filler(a)) continue;
            status =
                raw ? pica200_asm_number(a, 0, UINT32_MAX, &value) : pica200_asm_value(a, &value);
            if (status == 0) status = append(a, w, value);
        }
    }
    if (status == 0 && w->count == 0)
        status = pica200_asm_fail_here(a, "values, or file and a name in '\"', are allowed here");
    if (status == 0) status = pica200_asm_end_line(a);
    if (status == 0) return 0;
    free(w->word);
    w->word = NULL;
    return -1;
}

struct pica200_token pica200_asm_here(const struct pica200_asm *a)
{
    const char *p = a->at.p;
    size_t length = 0;
    while (p[length] > ' ') length++;
    return (struct pica200_token){p, length, a->at.line, (unsigned)(p - a->at.start) + 1};
}

int pica200_asm_vectors(struct pica200_asm *a, struct pica200_words *w)
{
    pica200_asm_blank(a);
    struct pica200_token at = pica200_asm_here(a);
    char what[64];
    if (pica200_asm_words(a, false, w) != 0) return -1;
    if (w->count % 4 == 0) return 0;
    snprintf(what, sizeof what, "%zu values from", w->count);
    free(w->word);
    return pica200_asm_fail(a, &at, what, "whole vectors of four are allowed");
}

int pica200_asm_add(struct pica200_asm *a, bool expect, uint32_t space, uint64_t addr,
                    const uint32_t *word, size_t count)
{
    return common_program_add(a->program, expect, space, 0, (uint32_t)addr, word, count, a->at.line,
                              a->err);
}

int pica200_asm_need_colon(struct pica200_asm *a)
{
    return pica200_asm_need(a, ":", "':' is allowed here");
}
