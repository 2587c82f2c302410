/* Directives of all programs; see asm_directive.h. */
#include "asm_directive.h"
#include "isa.h"
#include "tesla.h"

#include "../common/hex.h"
#include "../common/needs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_GLOBAL = 0x40000000, BANK_BYTES = 0x10000, MAX_SHARED = 0x4000 };

static int read_file(struct tesla_assembler *a, const struct tesla_token *t, uint32_t **word,
                     size_t *count)
{
    if (t->length < 2 || t->text[0] != '"')
        return tesla_fail_at(a, t, "found", "a file name in '\"' is allowed here");
    const char *slash = strrchr(a->file, '/');
    size_t folder = slash != NULL && t->text[1] != '/' ? (size_t)(slash - a->file) + 1 : 0;
    char *path = malloc(folder + t->length);
    if (path == NULL) return tesla_fail_memory(a);
    memcpy(path, a->file, folder);
    memcpy(path + folder, t->text + 1, t->length - 2);
    path[folder + t->length - 2] = '\0';
    struct common_error inner = {""};
    int status = common_hex_read(path, word, NULL, count, &inner);
    if (status != 0) common_fail(a->err, "%s", inner.text);
    free(path);
    return status;
}

int tesla_data_words(struct tesla_assembler *a, const struct tesla_statement *s, size_t at,
                     uint32_t **word, size_t *count, bool *from_file)
{
    *word = NULL;
    *count = s->count - at;
    *from_file = *count > 0 && tesla_token_is(&s->token[at], "file");
    if (*count == 0) return tesla_fail_short(a, s, "data words or file \"NAME\" are allowed here");
    if (*from_file) {
        if (*count < 2) return tesla_fail_short(a, s, "a file name in '\"' is allowed here");
        if (*count > 2)
            return tesla_fail_at(a, &s->token[at + 2], "found",
                                 "the end of the line is allowed here");
        return read_file(a, &s->token[at + 1], word, count);
    }
    *word = malloc(*count * sizeof **word);
    if (*word == NULL) return tesla_fail_memory(a);
    for (size_t i = 0; i < *count; i++) {
        if (tesla_data_word(a, &s->token[at + i], &(*word)[i]) == 0) continue;
        free(*word);
        *word = NULL;
        return -1;
    }
    return 0;
}

int tesla_data_list(struct tesla_assembler *a, const struct tesla_statement *s, size_t at,
                    bool expect, uint32_t space, uint32_t bank, uint32_t bytes)
{
    if (at >= s->count) return tesla_fail_short(a, s, "ADDRESS: WORD ... is allowed");
    struct tesla_token address = s->token[at];
    uint32_t addr, *word;
    size_t count;
    bool from_file;
    if (address.text[address.length - 1] != ':')
        return tesla_fail_at(a, &address, "address", "':' is allowed behind it");
    address.length--;
    if (tesla_number_in(a, &address, 0, UINT32_MAX, &addr) != 0) return -1;
    if (addr % 4 != 0) return tesla_fail_at(a, &address, "address", "a multiple of 4 is allowed");
    if (tesla_data_words(a, s, at + 1, &word, &count, &from_file) != 0) return -1;
    int status = 0;
    if (addr > bytes || count > (bytes - addr) / 4) {
        char allowed[64];
        snprintf(allowed, sizeof allowed, "%s[] has 0x%x bytes",
                 bank != 0 || space == TESLA_SPACE_CONST ? "c" : "g", (unsigned)bytes);
        status = tesla_fail_at(a, &address, "data ends beyond its memory, address", allowed);
    } else {
        status = common_program_add(a->program, expect, space, bank, addr, word, count,
                                    s->token[0].line, a->err);
    }
    free(word);
    return status;
}

static int do_block(struct tesla_assembler *a, const struct tesla_statement *s)
{
    uint32_t *block = tesla_launch_of(a->program)->block;
    if (tesla_numbers(a, s, 3, 1, 512, block) != 0) return -1;
    const struct tesla_token *t = s->token + s->labels + 1;
    if (block[2] > 64) return tesla_fail_at(a, &t[2], "out of range:", "1 to 64 is allowed");
    if (block[0] * block[1] * block[2] > 512)
        return tesla_fail_at(
            a, &t[0], "too many threads in a block of x =", "x * y * z up to 512 is allowed");
    return 0;
}

static int do_local(struct tesla_assembler *a, const struct tesla_statement *s)
{
    uint32_t *local = &tesla_launch_of(a->program)->local;
    if (tesla_numbers(a, s, 1, 0, 65536, local) != 0) return -1;
    if (*local != 0 && (*local < 16 || (*local & (*local - 1)) != 0))
        return tesla_fail_at(a, &s->token[s->labels + 1], "size of l[]",
                             "0, 16, 32, .. 65536 is allowed");
    return 0;
}

static int do_entry(struct tesla_assembler *a, const struct tesla_statement *s)
{
    if (s->count - s->labels < 2) return tesla_fail_short(a, s, "a label is allowed here");
    if (s->count - s->labels > 2)
        return tesla_fail_at(a, &s->token[s->labels + 2], "found",
                             "the end of the line is allowed here");
    const struct tesla_token *t = &s->token[s->labels + 1];
    const struct tesla_symbol *symbol = tesla_find_symbol(&a->symbols, t->text, t->length);
    if (symbol == NULL || !symbol->label)
        return tesla_fail_at(a, t, "entry", "a label of this file is allowed");
    tesla_launch_of(a->program)->entry = symbol->value;
    return 0;
}

static int do_param(struct tesla_assembler *a, const struct tesla_statement *s)
{
    struct tesla_launch *launch = tesla_launch_of(a->program);
    if (s->count - s->labels < 2) return tesla_fail_short(a, s, "parameter words are allowed here");
    for (size_t i = s->labels + 1; i < s->count; i++) {
        if (launch->params == TESLA_MAX_PARAMS)
            return tesla_fail_at(a, &s->token[i], "too many parameters at", "64 are allowed");
        if (tesla_data_word(a, &s->token[i], &launch->param[launch->params]) != 0) return -1;
        launch->params++;
    }
    return 0;
}

static int do_gspace(struct tesla_assembler *a, const struct tesla_statement *s)
{
    uint32_t value[3];
    if (tesla_numbers(a, s, 3, 0, UINT32_MAX, value) != 0) return -1;
    const struct tesla_token *t = s->token + s->labels + 1;
    if (value[0] > 15) return tesla_fail_at(a, &t[0], "g space", "0 to 15 is allowed");
    if (a->limit_given[value[0]])
        return tesla_fail_at(a, &t[0], "second .gspace", "one for each space is allowed");
    a->limit_given[value[0]] = true;
    tesla_launch_of(a->program)->g_base[value[0]] = value[1];
    tesla_launch_of(a->program)->g_limit[value[0]] = value[2];
    return 0;
}

static int do_const(struct tesla_assembler *a, const struct tesla_statement *s)
{
    uint32_t bank;
    if (s->count - s->labels < 3)
        return tesla_fail_short(a, s, ".const BANK ADDRESS: WORD ... is allowed");
    if (tesla_number_in(a, &s->token[s->labels + 1], 0, 15, &bank) != 0) return -1;
    return tesla_data_list(a, s, s->labels + 2, false, TESLA_SPACE_CONST, bank, BANK_BYTES);
}

static int do_global(struct tesla_assembler *a, const struct tesla_statement *s)
{
    return tesla_data_list(a, s, s->labels + 1, false, TESLA_SPACE_GLOBAL, 0,
                           tesla_launch_of(a->program)->global_bytes);
}

static int do_grid(struct tesla_assembler *a, const struct tesla_statement *s)
{
    return tesla_numbers(a, s, 2, 1, 65535, tesla_launch_of(a->program)->grid);
}

static int do_regs(struct tesla_assembler *a, const struct tesla_statement *s)
{
    return tesla_numbers(a, s, 1, 1, 128, &tesla_launch_of(a->program)->regs);
}

static int do_chip(struct tesla_assembler *a, const struct tesla_statement *s)
{
    const struct tesla_token *t = s->token + s->labels + 1;
    char name[16];
    if (s->count - s->labels < 2)
        return tesla_fail_short(a, s, "the name of a chip is allowed here");
    if (s->count - s->labels > 2)
        return tesla_fail_at(a, &t[1], "found", "the end of the line is allowed here");
    snprintf(name, sizeof name, "%.*s",
             (int)(t->length < sizeof name ? t->length : sizeof name - 1), t->text);
    const struct common_chip *chip = common_chip_find(&tesla_isa, name);
    if (chip == NULL)
        return tesla_fail_at(
            a, t, "chip",
            "all g80 g84 g86 g92 g94 g96 g98 gt200 mcp77 mcp79 gt215 gt216 gt218 mcp89 are "
            "allowed");
    return 0;
}

static int do_shared(struct tesla_assembler *a, const struct tesla_statement *s)
{
    return tesla_numbers(a, s, 1, 0, MAX_SHARED, &tesla_launch_of(a->program)->shared);
}

static int do_gridid(struct tesla_assembler *a, const struct tesla_statement *s)
{
    return tesla_numbers(a, s, 1, 0, 0xffff, &tesla_launch_of(a->program)->grid_id);
}

static int do_globalsize(struct tesla_assembler *a, const struct tesla_statement *s)
{
    uint32_t *bytes = &tesla_launch_of(a->program)->global_bytes;
    if (tesla_numbers(a, s, 1, 4, MAX_GLOBAL, bytes) != 0) return -1;
    if (*bytes % 4 != 0)
        return tesla_fail_at(a, &s->token[s->labels + 1], "size of global memory",
                             "a multiple of 4 is allowed");
    return 0;
}

static int do_expect(struct tesla_assembler *a, const struct tesla_statement *s)
{
    const struct tesla_token *t = s->token + s->labels;
    size_t count = s->count - s->labels;
    char name[128];
    if (count < 2)
        return tesla_fail_short(a, s, "global ADDRESS: WORD ... or trap NAME is allowed");
    if (tesla_token_is(&t[1], "global"))
        return tesla_data_list(a, s, s->labels + 2, true, TESLA_SPACE_GLOBAL, 0,
                               tesla_launch_of(a->program)->global_bytes);
    if (tesla_token_is(&t[1], "output")) return tesla_expect_output(a, s, 1);
    if (tesla_token_is(&t[1], "vertex")) return tesla_expect_output(a, s, 2);
    if (!tesla_token_is(&t[1], "trap"))
        return tesla_fail_at(a, &t[1], "found", "global, output, vertex or trap is allowed here");
    if (count < 3)
        return tesla_fail_short(a, s, "a trap name such as ILLEGAL_OPCODE is allowed here");
    if (a->program->expect_trap)
        return tesla_fail_at(a, &t[1], "second", "one line with all expected traps is allowed");
    for (size_t i = 2; i < count; i++) {
        uint32_t trap;
        snprintf(name, sizeof name, "%.*s",
                 (int)(t[i].length < sizeof name ? t[i].length : sizeof name - 1), t[i].text);
        if (tesla_trap_parse(name, &trap) != 0 || trap == 0)
            return tesla_fail_at(a, &t[i], "trap",
                                 "names such as ILLEGAL_OPCODE or GLOBAL_LIMIT_READ are allowed");
        if ((trap & 0xffff) != 0 && (a->program->trap & 0xffff) != 0)
            return tesla_fail_at(a, &t[i], "second fatal trap",
                                 "one, and limit flags, are allowed");
        a->program->trap |= trap;
    }
    a->program->expect_trap = true;
    return 0;
}

/* The text behind the directive's name. */
static struct common_text text_of(const struct tesla_assembler *a, const struct tesla_statement *s)
{
    const struct tesla_token *t = &s->token[s->labels];
    struct common_text text = common_text_begin(a->file, t->text, &tesla_syntax, a->err);
    const struct common_token name = {t->text, t->length, t->line, t->col};
    return common_text_behind(&text, &name);
}

static int do_needs(struct tesla_assembler *a, const struct tesla_statement *s)
{
    struct common_text text = text_of(a, s);
    return common_needs_read(&text, tesla_parts, a->program);
}

static int do_tags(struct tesla_assembler *a, const struct tesla_statement *s)
{
    struct common_text text = text_of(a, s);
    return common_tags_read(&text, a->program);
}

static int do_nothing(struct tesla_assembler *a, const struct tesla_statement *s)
{
    (void)a, (void)s; /* done while reading or laying out */
    return 0;
}

static const struct tesla_directive directives[] = {
    {".grid", false, true, do_grid},      {".block", false, true, do_block},
    {".regs", false, true, do_regs},      {".shared", false, true, do_shared},
    {".local", false, true, do_local},    {".entry", false, true, do_entry},
    {".gridid", false, true, do_gridid},  {".chip", false, true, do_chip},
    {".param", false, false, do_param},   {".globalsize", true, true, do_globalsize},
    {".gspace", false, false, do_gspace}, {".const", false, false, do_const},
    {".global", false, false, do_global}, {".set", false, false, do_nothing},
    {".word", false, false, do_nothing},  {".expect", false, false, do_expect},
    {".needs", false, false, do_needs},   {".tags", false, false, do_tags},
};

enum { DIRECTIVES = sizeof directives / sizeof directives[0] };

/* In either table.
 *   number  out: which of all it is */
static const struct tesla_directive *find_directive(const struct tesla_token *t, unsigned *number)
{
    for (*number = 0; *number < DIRECTIVES; ++*number)
        if (tesla_token_is(t, directives[*number].name)) return &directives[*number];
    for (const struct tesla_directive *d = tesla_graphics_directives; d->name; d++, ++*number)
        if (tesla_token_is(t, d->name)) return d;
    return NULL;
}

static int run_directive(struct tesla_assembler *a, const struct tesla_statement *s, bool first)
{
    const struct tesla_token *t = &s->token[s->labels];
    unsigned number;
    const struct tesla_directive *d = find_directive(t, &number);
    if (!d)
        return tesla_fail_at(
            a, t, "directive",
            ".grid .block .regs .shared .local .entry .gridid .chip .param .globalsize .gspace "
            ".const .global .set .word .expect .needs .tags .type .threads .inputs .outputs .vertices "
            ".primitives .attribute .primitive .invisible .texels .texture .sampler are allowed");
    if (d->first != first) return 0;
    if (d->once && (a->seen >> number & 1)) return tesla_fail_at(a, t, "second", "one is allowed");
    a->seen |= UINT32_C(1) << number;
    return d->run(a, s);
}

int tesla_run_directives(struct tesla_assembler *a)
{
    struct tesla_launch *launch = tesla_launch_of(a->program);
    for (int pass = 0; pass < 2; pass++) {
        for (size_t i = 0; i < a->statements; i++)
            if (tesla_is_directive(&a->statement[i]) &&
                run_directive(a, &a->statement[i], pass == 0) != 0)
                return -1;
        if (pass == 0 && tesla_begin_graphics(a) != 0) return -1;
    }
    if (a->graphics.word != NULL &&
        common_program_add(a->program, false, TESLA_SPACE_ATTRIBUTE, 0, 0, a->graphics.word,
                           a->graphics.words, 0, a->err) != 0)
        return -1;
    for (unsigned i = 0; i < 16; i++)
        if (!a->limit_given[i]) launch->g_limit[i] = launch->global_bytes - 1;
    return 0;
}
