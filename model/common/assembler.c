/* Directives as rows of tables; see assembler.h. */
#include "assembler.h"
#include "isa_call.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- directives of every ISA --- */

static int run_needs(struct common_assembler *a)
{
    return common_needs_read(&a->at, a->isa->parts, a->program);
}

static int run_tags(struct common_assembler *a)
{
    return common_tags_read(&a->at, a->program);
}

static int run_then(struct common_assembler *a)
{
    return common_then_read(&a->at, a->program);
}

/* Their names, and that they are allowed: for messages. */
static void list_chips(const struct common_isa *isa, char *text, size_t size)
{
    size_t used = 0;
    for (const struct common_chip *chip = isa->chips; chip->name != NULL && used < size; chip++)
        used +=
            (size_t)snprintf(text + used, size - used, "%s%s", used > 0 ? ", " : "", chip->name);
    if (used < size) snprintf(text + used, size - used, " are allowed");
}

static int run_chip(struct common_assembler *a)
{
    struct common_token word;
    char text[32], allowed[sizeof a->at.err->text];
    list_chips(a->isa, allowed, sizeof allowed);
    if (!common_text_word(&a->at, &word)) return common_text_fail_here(&a->at, allowed);
    snprintf(text, sizeof text, "%.*s",
             (int)(word.length < sizeof text ? word.length : sizeof text - 1), word.text);
    const struct common_chip *chip = common_chip_find(a->isa, text);
    if (chip == NULL) return common_text_fail(&a->at, &word, "chip", allowed);
    a->program->chip = chip->number;
    return 0;
}

static const struct common_directive every_isa[] = {
    {"chip", .once = true, .run = run_chip},
    {"needs", .run = run_needs},
    {"tags", .run = run_tags},
    {"then", .once = true, .run = run_then},
    {.name = NULL},
};

/* The ISA's tables, then the shared directives; where there are no chips, without the first row.
 *   returns  NULL after the last */
static const struct common_directive *table_of(const struct common_assembler *a, unsigned i)
{
    unsigned own = 0;
    while (a->tables[own] != NULL) own++;
    if (i < own) return a->tables[i];
    return i > own ? NULL : every_isa + (a->isa->chips == NULL);
}

/* --- directives --- */

int common_run_set(struct common_assembler *a)
{
    static const char allowed[] = ".set NAME VALUE is allowed";
    struct common_token own, word;
    int64_t value;

    if (!common_text_word(&a->at, &own)) return common_text_fail_here(&a->at, allowed);
    if (!common_text_is_name(a->at.syntax, own.text, own.length))
        return common_text_fail(&a->at, &own, "name",
                                "a letter, '_' or '.', then also digits, are allowed");
    if (!common_text_word(&a->at, &word)) return common_text_fail_here(&a->at, allowed);
    if (common_number(a->at.syntax, &a->symbols, word.text, word.length, &value) != 0)
        return common_text_fail(&a->at, &word, "value",
                                "a number or the name of an earlier .set is allowed");
    return common_symbols_add(&a->symbols, &a->at, &own, COMMON_SYMBOL_CONSTANT, (uint32_t)value);
}

/*   number   out: which of all rows it is
 *   returns  NULL if there is none */
static const struct common_directive *find(const struct common_assembler *a,
                                           const struct common_token *name, unsigned *number)
{
    struct common_token word = *name;
    const struct common_directive *row;
    bool dot =
        word.length > 0 && word.text[0] == '.'; /* it belongs to the word in some languages */
    word.text += dot;
    word.length -= dot;
    *number = 0;
    for (unsigned i = 0; (row = table_of(a, i)) != NULL; i++)
        for (; row->name != NULL; row++, ++*number)
            if (common_text_says(a->at.syntax, &word, row->name)) return row;
    return NULL;
}

static int fail_unknown(const struct common_assembler *a, const struct common_token *name)
{
    char allowed[sizeof a->at.err->text] = "";
    size_t used = 0;
    const struct common_directive *row;
    for (unsigned i = 0; (row = table_of(a, i)) != NULL; i++)
        for (; row->name != NULL && used < sizeof allowed; row++)
            used += (size_t)snprintf(allowed + used, sizeof allowed - used, ".%s ", row->name);
    if (used < sizeof allowed) snprintf(allowed + used, sizeof allowed - used, "are allowed");
    return common_text_fail(&a->at, name, "directive", allowed);
}

/* The numbers of a directive. One that was left out at the end is 1. */
static int read_numbers(struct common_assembler *a, const struct common_directive *row)
{
    unsigned fewest = row->numbers - row->optional;
    char allowed[64];

    if (row->optional == 0)
        return common_text_numbers(&a->at, row->numbers, row->lo, row->hi, a->number);
    snprintf(allowed, sizeof allowed, "%u to %u numbers are allowed", fewest, row->numbers);
    for (unsigned i = 0; i < row->numbers; i++) {
        a->number[i] = 1;
        if (i >= fewest && common_text_at_end(&a->at)) continue;
        if (common_text_more(&a->at, allowed) != 0 ||
            common_text_number(&a->at, row->lo, row->hi, &a->number[i]) != 0)
            return -1;
    }
    return common_text_end_line(&a->at);
}

static int run_row(struct common_assembler *a, const struct common_directive *row,
                   const struct common_token *name)
{
    a->word = *name;
    assert(row->numbers <= COMMON_MAX_NUMBERS);
    if (row->numbers > 0 && read_numbers(a, row) != 0) return -1;
    if (row->run != NULL) return row->run(a);
    memcpy((unsigned char *)a->launch + row->place, a->number, row->numbers * sizeof *a->number);
    return 0;
}

int common_directive_run(struct common_assembler *a, const struct common_token *name,
                         unsigned phase)
{
    unsigned number;
    const struct common_directive *row = find(a, name, &number);
    if (row == NULL) return fail_unknown(a, name);
    if (row->phase != phase) return 0;
    assert(number < COMMON_MAX_DIRECTIVES);
    bool seen = a->seen >> number & 1;
    if (row->once && common_text_once(&a->at, name, &seen) != 0) return -1;
    a->seen |= UINT64_C(1) << number;
    a->directive = *name;
    return run_row(a, row, name) != 0 ? -1 : common_text_end_line(&a->at);
}

int common_directive_choose(struct common_assembler *a, const struct common_directive *rows,
                            const char *missing, const char *allowed)
{
    struct common_token name;
    if (!common_text_word(&a->at, &name)) return common_text_fail_here(&a->at, missing);
    for (; rows->name != NULL; rows++)
        if (common_text_says(a->at.syntax, &name, rows->name)) return run_row(a, rows, &name);
    return common_text_fail(&a->at, &name, "found", allowed);
}

/* --- labels and code --- */

int common_label_add(struct common_assembler *a, const struct common_token *word, uint32_t value)
{
    struct common_token name = *word;
    name.length--;
    if (!common_text_is_name(a->at.syntax, name.text, name.length))
        return common_text_fail(&a->at, word, "label",
                                "a letter, '_' or '.', then also digits, are allowed");
    return common_symbols_add(&a->symbols, &a->at, &name, COMMON_SYMBOL_LABEL, value);
}

int common_code_add(struct common_code *code, const struct common_text *text, uint32_t word,
                    unsigned line)
{
    size_t room = code->room;
    if (common_text_grow(text, &code->word, code->words, &code->room, sizeof *code->word) != 0 ||
        common_text_grow(text, &code->line, code->words, &room, sizeof *code->line) != 0)
        return -1;
    code->word[code->words] = word;
    code->line[code->words++] = line;
    return 0;
}

int common_code_put(const struct common_code *code, const struct common_assembler *a)
{
    if (code->words == 0)
        return common_text_error(&a->at, 1, 1, "no code; at least one instruction is allowed");
    return common_program_set_code(a->program, code->word, code->line, code->words, a->at.err);
}

void common_code_free(struct common_code *code)
{
    free(code->word);
    free(code->line);
}
