/* Source files to programs: statements and layout; programs/README.md describes the language. Everything is read once,
 * names are collected, code is laid out, and data directives come last, because they may name labels. */
#include "asm_directive.h"
#include "isa.h"
#include "tesla.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SHORT_NOP = 0x10008000, MAX_CODE = 0x1000000 };

int tesla_fail_at(struct tesla_assembler *a, const struct tesla_token *t, const char *what,
                  const char *allowed)
{
    char quote[64];
    return common_fail(a->err, "%s:%u:%u: error: %s %s; %s", a->file, t->line, t->col, what,
                       tesla_token_quote(t, quote, sizeof quote), allowed);
}

int tesla_fail_short(struct tesla_assembler *a, const struct tesla_statement *s,
                     const char *allowed)
{
    const struct tesla_token *t = &s->token[s->count - 1];
    return common_fail(a->err, "%s:%u:%u: error: found the end of the line; %s", a->file, t->line,
                       t->col + (unsigned)t->length, allowed);
}

int tesla_fail_memory(struct tesla_assembler *a)
{
    return common_fail(a->err, "%s: error: out of memory", a->file);
}

/* --- reading --- */

static int add_symbol(struct tesla_assembler *a, struct tesla_token name, bool label,
                      uint32_t value)
{
    const struct tesla_symbol *old = tesla_find_symbol(&a->symbols, name.text, name.length);
    if (old != NULL) {
        char where[64];
        snprintf(where, sizeof where, "line %u did; one definition is allowed", old->name.line);
        return tesla_fail_at(a, &name, "second definition of", where);
    }
    struct tesla_symbol *grown = realloc(a->symbols.list, (a->symbols.count + 1) * sizeof *grown);
    if (grown == NULL) return tesla_fail_memory(a);
    a->symbols.list = grown;
    grown[a->symbols.count++] = (struct tesla_symbol){name, label, value};
    return 0;
}

/* Leading "name:" tokens. */
static int read_labels(struct tesla_assembler *a, struct tesla_statement *s)
{
    while (s->labels < s->count) {
        struct tesla_token name = s->token[s->labels];
        if (name.text[name.length - 1] != ':') break;
        name.length--;
        if (!tesla_is_name(name.text, name.length))
            return tesla_fail_at(a, &s->token[s->labels], "label",
                                 "a letter, '_' or '.', then also digits, are allowed");
        if (add_symbol(a, name, true, 0) != 0) return -1;
        s->labels++;
    }
    return 0;
}

/* .set NAME VALUE is done at once: the value may use names that stand above. */
static int read_set(struct tesla_assembler *a, const struct tesla_statement *s)
{
    const struct tesla_token *t = s->token + s->labels;
    size_t count = s->count - s->labels;
    int64_t value;
    if (count < 3) return tesla_fail_short(a, s, ".set NAME VALUE is allowed");
    if (count > 3) return tesla_fail_at(a, &t[3], "found", "the end of the line is allowed here");
    if (!tesla_is_name(t[1].text, t[1].length))
        return tesla_fail_at(a, &t[1], "name",
                             "a letter, '_' or '.', then also digits, are allowed");
    if (tesla_number(&a->symbols, t[2].text, t[2].length, &value) != 0)
        return tesla_fail_at(a, &t[2], "value",
                             "a number or the name of an earlier .set is allowed");
    return add_symbol(a, t[1], false, (uint32_t)value);
}

static int read_statements(struct tesla_assembler *a, const char *text)
{
    const char *cursor = text;
    unsigned line = 1;
    size_t used = 0;
    while (*cursor != '\0') {
        struct tesla_statement s = {.token = a->pool + used};
        int count = tesla_lex(a->file, &cursor, &line, s.token, a->err);
        if (count < 0) return -1;
        if (count == 0) continue;
        s.count = (size_t)count;
        used += s.count;
        if (read_labels(a, &s) != 0) return -1;
        if (s.labels < s.count && tesla_token_is(&s.token[s.labels], ".set") &&
            read_set(a, &s) != 0)
            return -1;
        a->statement[a->statements++] = s;
    }
    return 0;
}

/* --- numbers of directives --- */

int tesla_number_in(struct tesla_assembler *a, const struct tesla_token *t, int64_t lo, int64_t hi,
                    uint32_t *value)
{
    int64_t wide;
    char allowed[96];
    int status = tesla_number(&a->symbols, t->text, t->length, &wide);
    if (status == -1)
        return tesla_fail_at(a, t, "found", "a number or the name of a .set is allowed here");
    snprintf(allowed, sizeof allowed, "%s%lld to %lld is allowed", lo < 0 ? "-" : "",
             (long long)(lo < 0 ? -lo : lo), (long long)hi);
    if (status != 0 || wide < lo || wide > hi) return tesla_fail_at(a, t, "out of range:", allowed);
    *value = (uint32_t)wide;
    return 0;
}

int tesla_data_word(struct tesla_assembler *a, const struct tesla_token *t, uint32_t *value)
{
    const struct tesla_symbol *symbol = tesla_find_symbol(&a->symbols, t->text, t->length);
    if (symbol == NULL || !symbol->label)
        return tesla_number_in(a, t, INT32_MIN, UINT32_MAX, value);
    *value = symbol->value;
    return 0;
}

int tesla_numbers(struct tesla_assembler *a, const struct tesla_statement *s, size_t count,
                  int64_t lo, int64_t hi, uint32_t *value)
{
    const struct tesla_token *t = s->token + s->labels + 1;
    size_t have = s->count - s->labels - 1;
    char allowed[64];
    snprintf(allowed, sizeof allowed, "%zu number%s allowed", count, count == 1 ? " is" : "s are");
    for (size_t i = 0; i < count && i < have; i++)
        if (tesla_number_in(a, &t[i], lo, hi, &value[i]) != 0) return -1;
    if (have < count) return tesla_fail_short(a, s, allowed);
    if (have > count)
        return tesla_fail_at(a, &t[count], "found", "the end of the line is allowed here");
    return 0;
}

/* --- code --- */

static int emit(struct tesla_assembler *a, uint32_t word, unsigned line)
{
    if (a->words == a->room) {
        size_t room = a->room != 0 ? 2 * a->room : 256;
        uint32_t *code = realloc(a->code, room * sizeof *code);
        if (code != NULL) a->code = code;
        unsigned *lines = realloc(a->line, room * sizeof *lines);
        if (lines != NULL) a->line = lines;
        if (code == NULL || lines == NULL) return tesla_fail_memory(a);
        a->room = room;
    }
    if (a->words >= MAX_CODE / 4)
        return common_fail(a->err, "%s:%u:1: error: program is too long; 16 MiB are allowed",
                           a->file, line);
    a->code[a->words] = word;
    a->line[a->words++] = line;
    return 0;
}

bool tesla_is_directive(const struct tesla_statement *s)
{
    return s->labels < s->count && s->token[s->labels].text[0] == '.';
}

static bool is_code_words(const struct tesla_statement *s)
{
    return tesla_is_directive(s) && tesla_token_is(&s->token[s->labels], ".word");
}

/* Brings the code to an even word: the short instruction `last` before it becomes long if it can,
 * else a short nop follows. last: index of that statement, or SIZE_MAX. */
static int align(struct tesla_assembler *a, size_t last, unsigned line)
{
    if (a->words % 2 == 0) return 0;
    if (last == SIZE_MAX || !a->insn[last].has_long) return emit(a, SHORT_NOP, line);
    a->words--;
    unsigned at = a->line[a->words];
    a->insn[last].has_short = false;
    if (emit(a, a->insn[last].long_word[0], at) != 0) return -1;
    return emit(a, a->insn[last].long_word[1], at);
}

static int place_words(struct tesla_assembler *a, const struct tesla_statement *s)
{
    if (s->count - s->labels < 2) return tesla_fail_short(a, s, "code words are allowed here");
    for (size_t i = s->labels + 1; i < s->count; i++) {
        uint32_t value;
        if (tesla_data_word(a, &s->token[i], &value) != 0 || emit(a, value, s->token[i].line) != 0)
            return -1;
    }
    return 0;
}

/* Encodes and places everything; labels get their addresses. */
static int lay_out(struct tesla_assembler *a)
{
    size_t last = SIZE_MAX; /* short instruction that was just placed */
    unsigned type = tesla_program_type(a);
    for (size_t i = 0; i < a->statements; i++) {
        struct tesla_statement *s = &a->statement[i];
        const struct tesla_token *t = s->token + s->labels;
        unsigned line = s->token[0].line;
        if (s->labels > 0) {
            if (align(a, last, line) != 0) return -1;
            last = SIZE_MAX;
        }
        s->address = (uint32_t)a->words;
        if (s->labels == s->count) continue;
        if (is_code_words(s)) {
            last = SIZE_MAX;
            if (place_words(a, s) != 0) return -1;
            continue;
        }
        if (tesla_is_directive(s)) continue;
        struct tesla_code *code = &a->insn[i];
        if (tesla_encode(a->file, t, s->count - s->labels, &a->symbols, type, code, a->err) != 0)
            return -1;
        if (!code->has_short && align(a, last, line) != 0) return -1;
        a->insn_at[i] = (uint32_t)a->words;
        last = code->has_short ? i : SIZE_MAX;
        if (emit(a, code->has_short ? code->short_word : code->long_word[0], t->line) != 0)
            return -1;
        if (!code->has_short && emit(a, code->long_word[1], t->line) != 0) return -1;
    }
    return 0;
}

static void resolve_labels(struct tesla_assembler *a)
{
    size_t next = 0;
    for (size_t i = 0; i < a->statements; i++) {
        const struct tesla_statement *s = &a->statement[i];
        for (size_t k = 0; k < s->labels; k++, next++) {
            while (!a->symbols.list[next].label)
                next++; /* labels stand in the list in their order */
            a->symbols.list[next].value = s->address * 4;
        }
    }
    for (size_t i = 0; i < a->statements; i++) {
        const struct tesla_token *target = a->insn[i].target;
        if (target == NULL) continue;
        const struct tesla_symbol *symbol =
            tesla_find_symbol(&a->symbols, target->text, target->length);
        tesla_encode_target(a->code + a->insn_at[i], symbol->value);
    }
}

/* .word may name a label, whose address was not known when its word was placed. */
static int patch_words(struct tesla_assembler *a)
{
    for (size_t i = 0; i < a->statements; i++) {
        const struct tesla_statement *s = &a->statement[i];
        if (!is_code_words(s)) continue;
        for (size_t k = s->labels + 1; k < s->count; k++)
            if (tesla_data_word(a, &s->token[k], &a->code[s->address + k - s->labels - 1]) != 0)
                return -1;
    }
    return 0;
}

/* --- all of it --- */

static int assemble(struct tesla_assembler *a, const char *text)
{
    size_t size = strlen(text) + 1; /* no more tokens or statements than characters */
    a->pool = malloc(size * sizeof *a->pool);
    a->statement = malloc(size * sizeof *a->statement);
    if (a->pool == NULL || a->statement == NULL) return tesla_fail_memory(a);
    if (read_statements(a, text) != 0) return -1;
    a->insn = calloc(a->statements + 1, sizeof *a->insn);
    a->insn_at = calloc(a->statements + 1, sizeof *a->insn_at);
    if (a->insn == NULL || a->insn_at == NULL) return tesla_fail_memory(a);
    if (lay_out(a) != 0) return -1;
    resolve_labels(a);
    if (patch_words(a) != 0 || tesla_run_directives(a) != 0) return -1;
    if (a->words == 0)
        return common_fail(a->err, "%s:1:1: error: no code; at least one instruction is allowed",
                           a->file);
    return common_program_set_code(a->program, a->code, a->line, a->words, a->err);
}

int tesla_assemble(const char *name, const char *text, struct common_program *program,
                   struct common_error *err)
{
    struct tesla_assembler a = {
        .file = name, .err = err, .program = program, .graphics = {.threads = 1}};
    if (tesla_program_init(program, name) != 0) return tesla_fail_memory(&a);
    int status = assemble(&a, text);
    free(a.pool);
    free(a.statement);
    free(a.symbols.list);
    free(a.code);
    free(a.line);
    free(a.insn);
    free(a.insn_at);
    free(a.graphics.word);
    if (status != 0) common_program_free(program);
    return status;
}
