/* See needs.h. */
#include "needs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    const char *name;
    uint32_t tag;
} tags[] = {{"short", COMMON_TAG_SHORT},
            {"nobench", COMMON_TAG_NOBENCH},
            {"seeds", COMMON_TAG_SEEDS},
            {"long", COMMON_TAG_LONG},
            {"trap", COMMON_TAG_TRAP}};

enum { TAGS = sizeof tags / sizeof tags[0] };

typedef int read_one(struct common_text *text, const struct common_part *parts,
                     struct common_program *program);

/* Up to the end of the line. Words are names and numbers whatever the ISA's operands look like;
 * blanks and comments are the ISA's. */
static int read_list(struct common_text *text, const struct common_part *parts,
                     struct common_program *program, read_one *one)
{
    const struct common_syntax *syntax = text->syntax;
    const struct common_symbols *symbols = text->symbols;
    struct common_syntax plain = *syntax;
    int status = 0;
    plain.dots = plain.brackets = false;
    plain.number = NULL;
    text->syntax = &plain;
    text->symbols = NULL;
    do status = one(text, parts, program);
    while (status == 0 && !common_text_at_end(text));
    text->syntax = syntax;
    text->symbols = symbols;
    return status;
}

static void append(char *list, size_t size, const char *separator, const char *word)
{
    size_t used = strlen(list);
    snprintf(list + used, size - used, "%s%s", used > 0 ? separator : "", word);
}

static bool is_there_or_not(const struct common_part *part)
{
    return part->most == 0;
}

/* --- .needs --- */

static const struct common_part *find_part(const struct common_part *parts,
                                           const struct common_token *name)
{
    for (; parts->name != NULL; parts++)
        if (common_token_is(name, parts->name)) return parts;
    return NULL;
}

static int fail_part(struct common_text *text, const struct common_part *parts,
                     const struct common_token *name)
{
    char allowed[256] = "";
    for (; parts->name != NULL; parts++) {
        append(allowed, sizeof allowed, ", ", parts->name);
        if (!is_there_or_not(parts)) append(allowed, sizeof allowed, " ", "NUMBER");
    }
    append(allowed, sizeof allowed, " ", "is allowed here");
    if (name->length > 0) return common_text_fail(text, name, "need", allowed);
    return common_text_fail_here(text, allowed);
}

static int add_need(const struct common_text *text, struct common_program *program,
                    const struct common_need *need)
{
    struct common_need *grown = realloc(program->need, (program->needs + 1) * sizeof *grown);
    if (grown == NULL) return common_text_fail_memory(text);
    program->need = grown;
    grown[program->needs++] = *need;
    return 0;
}

static int read_need(struct common_text *text, const struct common_part *parts,
                     struct common_program *program)
{
    struct common_token name;
    struct common_need need = {.value = 1, .line = text->line};
    if (common_text_name(text, &name)) need.part = find_part(parts, &name);
    if (need.part == NULL) return fail_part(text, parts, &name);
    for (size_t i = 0; i < program->needs; i++)
        if (program->need[i].part == need.part)
            return common_text_fail(text, &name, "second", "one is allowed");
    need.line = name.line;
    if (!is_there_or_not(need.part)) {
        need.exact = common_text_take(text, "=");
        if (common_text_number(text, need.part->least, need.part->most, &need.value) != 0)
            return -1;
    }
    return add_need(text, program, &need);
}

int common_needs_read(struct common_text *text, const struct common_part *parts,
                      struct common_program *program)
{
    return read_list(text, parts, program, read_need);
}

static bool is_met(const struct common_need *need, const struct common_machine *machine)
{
    uint32_t has = need->part->has(machine);
    return need->exact ? has == need->value : has >= need->value;
}

bool common_program_lacks(const struct common_program *program, const struct common_part *parts,
                          const struct common_machine *machine, struct common_need *need)
{
    for (size_t i = 0; i < program->needs; i++) {
        if (is_met(&program->need[i], machine)) continue;
        *need = program->need[i];
        return true;
    }
    for (; parts != NULL && parts->name != NULL; parts++) {
        if (parts->wants == NULL) continue;
        *need = (struct common_need){.part = parts, .value = parts->wants(program)};
        if (!is_met(need, machine)) return true;
    }
    return false;
}

void common_need_text(const struct common_need *need, const struct common_machine *machine,
                      char *text, size_t size)
{
    if (is_there_or_not(need->part)) snprintf(text, size, "needs %s", need->part->name);
    else
        snprintf(text, size, "needs %s%s %u; this one has %u", need->part->name,
                 need->exact ? " =" : "", (unsigned)need->value,
                 (unsigned)need->part->has(machine));
}

/* --- .tags --- */

uint32_t common_tag_parse(const char *name, size_t length)
{
    for (unsigned i = 0; i < TAGS; i++)
        if (strlen(tags[i].name) == length && memcmp(tags[i].name, name, length) == 0)
            return tags[i].tag;
    return 0;
}

uint32_t common_program_tags(const struct common_program *program)
{
    return program->tags | (program->expect_trap ? COMMON_TAG_TRAP : 0u);
}

static int read_tag(struct common_text *text, const struct common_part *parts,
                    struct common_program *program)
{
    static const char allowed[] = "short, nobench, seeds or long is allowed here";
    struct common_token name;
    (void)parts;
    if (!common_text_name(text, &name)) return common_text_fail_here(text, allowed);
    uint32_t tag = common_tag_parse(name.text, name.length);
    if (tag == COMMON_TAG_TRAP)
        return common_text_fail(
            text, &name, "tag",
            ".expect trap says it; short, nobench, seeds or long is allowed here");
    if (tag == 0) return common_text_fail(text, &name, "tag", allowed);
    if (program->tags & tag) return common_text_fail(text, &name, "second", "one is allowed");
    program->tags |= tag;
    return 0;
}

int common_tags_read(struct common_text *text, struct common_program *program)
{
    return read_list(text, NULL, program, read_tag);
}

/* --- .then --- */

int common_then_read(struct common_text *text, struct common_program *program)
{
    program->then_line = text->line;
    return common_text_path(text, &program->then);
}
