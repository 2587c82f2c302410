/* Lists of data, and expectations; see assembler.h. */
#include "assembler.h"

#include "words.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int common_data_word(struct common_text *text, uint32_t *value)
{
    const struct common_symbol *symbol = NULL;
    struct common_token token;
    common_text_blank(text);
    if (text->symbols != NULL && !isdigit((unsigned char)*text->p)) {
        token = common_text_here(text);
        symbol = common_symbols_label(text->symbols, &token);
    }
    if (symbol == NULL)
        return common_text_number(text, text->symbols != NULL ? INT32_MIN : 0, UINT32_MAX, value);
    text->p += token.length;
    *value = symbol->value;
    return 0;
}

static bool is_special(const char *p, size_t length)
{
    return length == 3 && (!memcmp(p, "inf", 3) || !memcmp(p, "nan", 3));
}

bool common_data_is_real(struct common_text *text)
{
    common_text_blank(text);
    const char *p = text->p + (text->p[0] == '-');
    size_t left = 0;
    bool real = false;

    while (isalnum((unsigned char)p[left]) || p[left] == '_' || p[left] == '.') left++;
    if (is_special(p, left)) return true;
    if (left > 1 && p[0] == '0' && p[1] == 'x') return false;
    for (size_t i = 0; i < left; i++) real = real || p[i] == '.' || p[i] == 'e';
    return real && isdigit((unsigned char)p[p[0] == '.']); /* ".L1" is a label */
}

int common_data_single(struct common_text *text, uint32_t *value)
{
    if (!common_data_is_real(text)) return common_data_word(text, value);

    struct common_token word = common_text_here(text);
    const char *p = word.text + (word.text[0] == '-');
    if (is_special(p, word.length - (size_t)(p - word.text))) {
        *value = (p[0] == 'i' ? 0x7f800000 : 0x7fc00000) | (p == word.text ? 0 : 1u << 31);
        text->p += word.length;
        return 0;
    }
    size_t length = common_text_real(text, NULL, value);
    if (length == SIZE_MAX) return common_text_fail_memory(text);
    if (length == 0) return common_text_fail(text, &word, "found", text->syntax->number);
    if ((*value & 0x7fffffff) == 0x7f800000)
        return common_text_fail(text, &word, "too large:", COMMON_TEXT_NOT_INF);
    text->p += length;
    return 0;
}

/* "NAME", after the word file */
static int read_file(struct common_text *text, const struct common_format *format,
                     struct common_words *words)
{
    char *path;
    common_text_blank(text);
    struct common_token name = common_text_here(text);
    if (common_text_path(text, &path) != 0) return -1;
    int status = common_text_end_line(text);
    if (status == 0) status = common_text_readable(text, &name, path);
    if (status == 0)
        status = common_words_read(path, format, &words->word, &words->count, text->err);
    if (status == 0 && words->count == 0)
        status = common_fail(text->err, "%s:1:1: error: no word; expected at least one word", path);
    free(path);
    return status;
}

static bool take_filler(struct common_text *text)
{
    common_text_blank(text);
    if (*text->p == '\0' || strchr(text->syntax->filler, *text->p) == NULL) return false;
    text->p++;
    return true;
}

static int read_values(struct common_text *text,
                       int (*read)(struct common_text *text, uint32_t *value),
                       struct common_words *words)
{
    int status = 0;
    while (status == 0 && !common_text_at_end(text)) {
        uint32_t value = 0;
        if (take_filler(text)) continue;
        status = read(text, &value);
        if (status == 0)
            status = common_text_grow(text, &words->word, words->count, &words->room,
                                      sizeof *words->word);
        if (status == 0) words->word[words->count++] = value;
    }
    if (status == 0 && words->count == 0) status = common_text_fail_here(text, text->syntax->data);
    return status;
}

int common_data_words(struct common_text *text,
                      int (*read)(struct common_text *text, uint32_t *value),
                      const struct common_format *format, struct common_words *words)
{
    memset(words, 0, sizeof *words);
    words->from_file = common_text_take(text, "file");
    int status = words->from_file ? read_file(text, format, words) : read_values(text, read, words);
    if (status == 0) return 0;
    free(words->word);
    words->word = NULL;
    return -1;
}

int common_data_key(struct common_text *text, const char *what, const char *missing, uint32_t lo,
                    uint32_t hi, uint32_t *value, struct common_token *token)
{
    *token = common_text_here(text);
    if (token->length == 0 && missing != NULL) return common_text_fail_here(text, missing);
    if (!text->syntax->brackets) {
        if (common_text_number(text, lo, hi, value) != 0) return -1;
        return common_text_need(text, ":", "':' is allowed here");
    }
    if (token->text[token->length - 1] != ':')
        return common_text_fail(text, token, what, "':' is allowed behind it");
    token->length--;
    if (common_text_number_in(text, token, lo, hi, value) != 0) return -1;
    text->p += token->length + 1;
    return 0;
}

/* A message's start: "too many words from thread". */
static int fail_record(struct common_text *text, const struct common_token *key, const char *wrong,
                       const struct common_records *r, const char *allowed)
{
    char what[80];
    snprintf(what, sizeof what, "%s %s", wrong, r->what);
    return common_text_fail(text, key, what, allowed);
}

static int put_records(struct common_assembler *a, const struct common_records *r,
                       const struct common_token *key, uint32_t number,
                       const struct common_words *words)
{
    bool part = r->part && words->count < r->count;

    if (words->count % r->count != 0 && !part)
        return fail_record(&a->at, key, "number of words for", r, r->number);
    if (words->count / r->count > r->records - number)
        return fail_record(&a->at, key, "too many words from", r, "there are not so many of them");
    for (size_t i = 0; i < words->count; i += r->count, number++) {
        uint64_t at = 4 * ((uint64_t)number * r->words + r->first);
        if (at > UINT32_MAX)
            return fail_record(&a->at, key, "beyond its memory,", r,
                               "4 GiB of records are allowed");
        if (common_program_add(a->program, r->expect, r->space, 0, (uint32_t)at, words->word + i,
                               part ? words->count : r->count, key->line, a->at.err) != 0)
            return -1;
    }
    return 0;
}

int common_data_records(struct common_assembler *a, const struct common_records *r,
                        int (*read)(struct common_text *text, uint32_t *value))
{
    struct common_token key;
    struct common_words words;
    uint32_t number;

    if (r->count == 0) return common_text_fail(&a->at, &a->directive, "nothing for", r->none);
    if (common_data_key(&a->at, r->what, r->missing, 0, r->records - 1, &number, &key) != 0 ||
        common_data_words(&a->at, read, &common_single, &words) != 0)
        return -1;
    int status = put_records(a, r, &key, number, &words);
    free(words.word);
    return status;
}

int common_data_region(struct common_assembler *a, const struct common_region *region,
                       uint64_t *end)
{
    const char *what = region->what != NULL ? region->what : "address";
    struct common_token token;
    struct common_words words;
    uint32_t number;
    if (common_data_key(&a->at, what, region->missing, 0, region->last, &number, &token) != 0)
        return -1;
    uint64_t addr = (uint64_t)number * (region->unit != 0 ? region->unit : 1);
    if (addr % 4 != 0) return common_text_fail(&a->at, &token, what, "a multiple of 4 is allowed");
    if (common_data_words(&a->at, region->read != NULL ? region->read : common_data_single,
                          region->format != NULL ? region->format : &common_single, &words) != 0)
        return -1;
    uint64_t behind = addr + 4 * (uint64_t)words.count;
    int status =
        behind <= region->bytes
            ? common_program_add(a->program, region->expect, region->space, region->bank,
                                 (uint32_t)addr, words.word, words.count, token.line, a->at.err)
            : common_text_fail(&a->at, &token, region->beyond, region->allowed);
    if (end != NULL) *end = behind;
    free(words.word);
    return status;
}

/* --- .expect trap --- */

static int add_trap(struct common_assembler *a, const struct common_token *word,
                    const struct common_trap_text *say)
{
    enum { FATAL = 0xffff };
    uint32_t trap = 0, *all = &a->program->trap;
    char name[128];
    snprintf(name, sizeof name, "%.*s",
             (int)(word->length < sizeof name ? word->length : sizeof name - 1), word->text);
    if (say->parse(name, &trap) != 0 || trap == 0 || (say->second == NULL && (*all & trap) != 0))
        return common_text_fail(&a->at, word, say->what, say->allowed);
    if (say->second != NULL && (trap & FATAL) != 0 && (*all & FATAL) != 0)
        return common_text_fail(&a->at, word, say->second, say->one);
    *all |= trap;
    return 0;
}

int common_expect_traps(struct common_assembler *a, const struct common_trap_text *say)
{
    struct common_token word;
    if (common_text_at_end(&a->at)) return common_text_fail_here(&a->at, say->missing);
    if (a->program->expect_trap)
        return common_text_fail(&a->at, &a->word, "second",
                                "one line with all expected traps is allowed");
    a->program->expect_trap = true;
    while (common_text_word(&a->at, &word)) {
        if (add_trap(a, &word, say) != 0) return -1;
        common_text_take(&a->at, "+");
    }
    return 0;
}
