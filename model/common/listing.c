/* See listing.h. */
#include "isa_call.h"
#include "listing.h"

#include <stdlib.h>
#include <string.h>

enum { IN_A_LINE = 8, LINE = 320 };

/* ---- data */

static void put_numbers(FILE *out, const uint32_t *word, size_t count)
{
    for (size_t i = 0; i < count; i++) fprintf(out, " 0x%x", (unsigned)word[i]);
    fputc('\n', out);
}

void common_listing_words(FILE *out, const char *directive, uint32_t key, const uint32_t *word,
                          size_t count)
{
    fprintf(out, "%s %u:", directive, (unsigned)key);
    put_numbers(out, word, count);
}

void common_listing_memory(FILE *out, const char *directive, const struct common_segment *s)
{
    for (size_t i = 0; i < s->count; i += IN_A_LINE) {
        fprintf(out, "%s 0x%x:", directive, (unsigned)(s->addr + 4 * i));
        put_numbers(out, s->word + i, s->count - i < IN_A_LINE ? s->count - i : IN_A_LINE);
    }
}

uint32_t *common_listing_image(const struct common_program *p, uint32_t space, size_t *words)
{
    struct common_error err = {""};
    uint64_t bytes = 0;

    for (size_t i = 0; i < p->inits; i++) {
        uint64_t end = p->init[i].addr + 4 * (uint64_t)p->init[i].count;
        if (p->init[i].space == space && end > bytes) bytes = end;
    }
    *words = (size_t)(bytes / 4);
    uint32_t *image = calloc(*words + 1, sizeof *image);
    if (image) (void)common_program_fill(p, space, "", image, *words * 4, &err);
    return image;
}

bool common_listing_any(const uint32_t *word, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (word[i]) return true;
    return false;
}

void common_listing_traps(FILE *out, const struct common_isa *isa, const struct common_program *p)
{
    char names[128];

    if (!p->expect_trap) return;
    common_isa_trap_text(isa, p->trap, names, sizeof names);
    fprintf(out, ".expect trap %s\n", names);
}

/* ---- code */

static const uint32_t *words_of(const struct common_listing *l, size_t insn)
{
    return l->program->code + l->isa->insn_words * insn;
}

/* The text of an instruction, and where it goes, if that is a place of this code. */
static bool look(const struct common_listing *l, size_t insn, char *text,
                 struct common_listing_target *target)
{
    const uint32_t *word = words_of(l, insn);
    const struct common_isa *isa = l->isa->isa;

    common_isa_text(isa, l->program, word, l->isa->insn_words, insn * isa->pc_step, text, LINE);
    return l->isa->target(word, (uint32_t)insn, text, target) && target->place <= l->insns;
}

int common_listing_begin(struct common_listing *l, FILE *out, const struct common_program *program,
                         const struct common_listing_isa *isa)
{
    struct common_listing_target target;
    char text[LINE];

    *l = (struct common_listing){out, program, isa, program->code_words / isa->insn_words, NULL};
    l->named = calloc(l->insns + 1, sizeof *l->named);
    if (!l->named) return -1;
    for (size_t i = 0; i < l->insns; i++)
        if (look(l, i, text, &target)) l->named[target.place] = true;
    return 0;
}

void common_listing_name(struct common_listing *l, uint32_t place)
{
    if (place <= l->insns) l->named[place] = true;
}

void common_listing_places(const struct common_listing *l, const char *directive,
                           const uint32_t *place, unsigned count)
{
    fputs(directive, l->out);
    for (unsigned i = 0; i < count; i++)
        fprintf(l->out, place[i] <= l->insns && l->named[place[i]] ? " L%u" : " %u",
                (unsigned)place[i]);
    fputc('\n', l->out);
}

/* Whether the text of one instruction gives its words. */
static bool assembles(const struct common_listing *l, const char *text, const uint32_t *word)
{
    size_t words = l->isa->insn_words;
    struct common_program one;
    struct common_error err = {""};
    char source[LINE + 2];

    snprintf(source, sizeof source, "%s\n", text);
    if (l->isa->isa->assemble("", source, &one, &err)) return false;
    bool same = one.code_words == words && !memcmp(one.code, word, words * sizeof *word);
    common_program_free(&one);
    return same;
}

static void put_instruction(const struct common_listing *l, size_t insn)
{
    const uint32_t *word = words_of(l, insn);
    struct common_listing_target target;
    char text[LINE];

    bool goes = look(l, insn, text, &target);
    if (!assembles(l, text, word)) {
        fputs("    .word", l->out);
        put_numbers(l->out, word, l->isa->insn_words);
    } else if (goes) {
        fprintf(l->out, "    %.*sL%u%s\n", (int)target.at, text, (unsigned)target.place,
                text + target.at + target.length);
    } else {
        fprintf(l->out, "    %s\n", text);
    }
}

void common_listing_end(struct common_listing *l)
{
    for (size_t i = 0; i < l->insns; i++) {
        if (l->named[i]) fprintf(l->out, "L%zu:\n", i);
        put_instruction(l, i);
    }
    if (l->named[l->insns]) fprintf(l->out, "L%zu:\n", l->insns);
    free(l->named);
}

/* ---- the whole */

char *common_listing_text(const struct common_program *program,
                          int (*put)(FILE *out, const struct common_program *program))
{
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);

    if (!out) return NULL;
    int failed = put(out, program);
    if (!fclose(out) && !failed) return text;
    free(text);
    return NULL;
}
