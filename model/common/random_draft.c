/* Random programs: the common part of the hooks of several ISAs. */
#include "isa_call.h"
#include "random.h"

#include <stdio.h>
#include <stdlib.h>

/* Ones from the top of the significand on, or a bit next to that: with half of them the exponent is
 * that of numbers which become integers of 8 and 16 bits, halves and numbers next to a half among
 * them. */
static uint32_t ones_on_top(struct common_draft *d, uint32_t any)
{
    uint32_t ones = 0x7fffffu << common_draft_below(d, 24) & 0x7fffff;
    uint32_t near = ones + common_draft_below(d, 3) - 1;
    uint32_t exponent = any >> 20 & 1 ? 118 + common_draft_below(d, 28) : any >> 23 & 0xff;

    return (any & 0x80000000) | exponent << 23 | (near & 0x7fffff);
}

uint32_t common_draft_single(struct common_draft *d, const uint32_t *special, unsigned count)
{
    uint32_t any = common_draft_word(d);

    switch (common_draft_below(d, 6)) {
    case 0:
    case 1: return special[common_draft_below(d, count)];
    case 2: return any;
    case 3: /* the ends of the exponent */
        return (any & 0x807fffff) | (common_draft_below(d, 4) + (any >> 30 & 1) * 0xfa) << 23;
    case 4: /* numbers of nearly the same size, which cancel */
        return (any & 0x807fffff) | (126 + common_draft_below(d, 3)) << 23;
    default: return ones_on_top(d, any);
    }
}

uint32_t common_draft_extreme(struct common_draft *d)
{
    static const uint32_t ends[] = {
        0,          1,          2,          0xffffffff, 0xfffffffe, 0x80000000, 0x80000000,
        0x7fffffff, 0x80000001, 0xffff8000, 0x00007fff, 0x00008000, 0x0000ffff, 0xffffff80,
        0x0000007f, 0x00000080, 0x000000ff, 0xff800000, 0x007fffff, 0x00800000, 0x00ffffff,
        0x80008000, 0x7fff7fff, 0x80007fff, 0x80808080, 0x7f7f7f7f};
    return ends[common_draft_below(d, sizeof ends / sizeof *ends)];
}

uint32_t common_draft_near_one(struct common_draft *d)
{
    uint32_t any = common_draft_word(d);
    return (any & 0x807fffff) | (122 + common_draft_below(d, 8)) << 23;
}

uint32_t common_draft_far(struct common_draft *d, uint32_t length, uint32_t room)
{
    enum { BLOCK = 256 };
    uint32_t end = room;

    if (length >= room) return 0;
    if (common_draft_below(d, 3)) {
        end = BLOCK * (1 + common_draft_below(d, (room + BLOCK - 1) / BLOCK));
        end += common_draft_below(d, length);
    }
    if (end < length) end = length;
    return (end < room ? end : room) - length;
}

unsigned common_draft_line_behind(const char *text)
{
    unsigned line = 1;

    for (; *text; text++) line += *text == '\n';
    return line;
}

char *common_draft_words(const struct common_draft *d, const char *launch, unsigned insn_words)
{
    char *text = NULL, line[256];
    size_t size;
    FILE *out = open_memstream(&text, &size);

    if (!out) return NULL;
    fputs(launch, out);
    for (uint32_t at = 0; at < d->words; at += insn_words) {
        fputs(".word", out);
        for (unsigned i = 0; i < insn_words; i++)
            fprintf(out, " 0x%08x", (unsigned)d->code[at + i]);
        common_isa_text(d->isa, &d->program, d->code + at, insn_words, common_draft_pc(d, at), line,
                        sizeof line);
        fprintf(out, "  // %u %s\n", (unsigned)common_draft_pc(d, at), line);
    }
    if (!fclose(out)) return text;
    free(text);
    return NULL;
}

void common_draft_lines(const struct common_draft *d, const char *launch, unsigned insn_words,
                        unsigned *line)
{
    unsigned first = common_draft_line_behind(launch);

    for (uint32_t at = 0; at < d->words; at++) line[at] = first + at / insn_words;
}
