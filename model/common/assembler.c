/* Directives as rows of tables; see assembler.h. */
#include "assembler.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

int common_run_needs(struct common_assembler *a)
{
    return common_needs_read(&a->at, a->parts, a->program);
}

int common_run_tags(struct common_assembler *a)
{
    return common_tags_read(&a->at, a->program);
}

int common_run_then(struct common_assembler *a)
{
    return common_then_read(&a->at, a->program);
}

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
    *number = 0;
    for (const struct common_directive *const *table = a->tables; *table != NULL; table++)
        for (const struct common_directive *row = *table; row->name != NULL; row++, ++*number)
            if (common_text_says(a->at.syntax, name, row->name)) return row;
    return NULL;
}

static int fail_unknown(const struct common_assembler *a, const struct common_token *name)
{
    char allowed[sizeof a->at.err->text] = "";
    size_t used = 0;
    for (const struct common_directive *const *table = a->tables; *table != NULL; table++)
        for (const struct common_directive *row = *table; row->name != NULL; row++)
            if (used < sizeof allowed)
                used += (size_t)snprintf(allowed + used, sizeof allowed - used, "%s%s ",
                                         row->name[0] == '.' ? "" : ".", row->name);
    if (used < sizeof allowed) snprintf(allowed + used, sizeof allowed - used, "are allowed");
    return common_text_fail(&a->at, name, "directive", allowed);
}

static int run_row(struct common_assembler *a, const struct common_directive *row,
                   const struct common_token *name)
{
    a->word = *name;
    assert(row->numbers <= COMMON_MAX_NUMBERS);
    if (row->numbers > 0 &&
        common_text_numbers(&a->at, row->numbers, row->lo, row->hi, a->number) != 0)
        return -1;
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
