/* Source files to programs: statements, layout and directives; programs/README.md describes the
 * language. Everything is read once, names are collected, code is laid out, and data directives
 * come last, because they may name labels. */
#include "asm.h"
#include "graphics.h"
#include "isa.h"
#include "tesla.h"
#include "texture.h"

#include "../common/hex.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    SHORT_NOP = 0x10008000,
    MAX_GLOBAL = 0x40000000,
    MAX_CODE = 0x1000000,
    BANK_BYTES = 0x10000,
    MAX_SHARED = 0x4000
};

struct statement {
    struct tesla_token *token;
    size_t count;
    size_t labels;    /* leading tokens that are labels */
    uint32_t address; /* where its labels point: words */
};

struct assembler {
    const char *file;
    struct common_error *err;
    struct common_program *program;
    struct statement *statement;
    size_t statements;
    struct tesla_token *pool; /* tokens of all statements */
    struct tesla_symbols symbols;
    uint32_t *code;
    unsigned *line;
    size_t words, room;
    struct tesla_code *insn; /* one for each statement */
    uint32_t *insn_at;       /* word of each statement's instruction */
    bool limit_given[16];
    uint32_t seen; /* directives that may stand once: bit of each */
    struct tesla_graphics graphics;
};

static int fail_at(struct assembler *a, const struct tesla_token *t, const char *what,
                   const char *allowed)
{
    char quote[64];
    return common_fail(a->err, "%s:%u:%u: error: %s %s; %s", a->file, t->line, t->col, what,
                       tesla_token_quote(t, quote, sizeof quote), allowed);
}

/* The line ends too early. */
static int fail_short(struct assembler *a, const struct statement *s, const char *allowed)
{
    const struct tesla_token *t = &s->token[s->count - 1];
    return common_fail(a->err, "%s:%u:%u: error: found the end of the line; %s", a->file, t->line,
                       t->col + (unsigned)t->length, allowed);
}

static int fail_memory(struct assembler *a)
{
    return common_fail(a->err, "%s: error: out of memory", a->file);
}

/* --- reading --- */

static int add_symbol(struct assembler *a, struct tesla_token name, bool label, uint32_t value)
{
    const struct tesla_symbol *old = tesla_find_symbol(&a->symbols, name.text, name.length);
    if (old != NULL) {
        char where[64];
        snprintf(where, sizeof where, "line %u did; one definition is allowed", old->name.line);
        return fail_at(a, &name, "second definition of", where);
    }
    struct tesla_symbol *grown = realloc(a->symbols.list, (a->symbols.count + 1) * sizeof *grown);
    if (grown == NULL) return fail_memory(a);
    a->symbols.list = grown;
    grown[a->symbols.count++] = (struct tesla_symbol){name, label, value};
    return 0;
}

/* Leading "name:" tokens. */
static int read_labels(struct assembler *a, struct statement *s)
{
    while (s->labels < s->count) {
        struct tesla_token name = s->token[s->labels];
        if (name.text[name.length - 1] != ':') break;
        name.length--;
        if (!tesla_is_name(name.text, name.length))
            return fail_at(a, &s->token[s->labels], "label",
                           "a letter, '_' or '.', then also digits, are allowed");
        if (add_symbol(a, name, true, 0) != 0) return -1;
        s->labels++;
    }
    return 0;
}

/* .set NAME VALUE is done at once: the value may use names that stand above. */
static int read_set(struct assembler *a, const struct statement *s)
{
    const struct tesla_token *t = s->token + s->labels;
    size_t count = s->count - s->labels;
    int64_t value;
    if (count < 3) return fail_short(a, s, ".set NAME VALUE is allowed");
    if (count > 3) return fail_at(a, &t[3], "found", "the end of the line is allowed here");
    if (!tesla_is_name(t[1].text, t[1].length))
        return fail_at(a, &t[1], "name", "a letter, '_' or '.', then also digits, are allowed");
    if (tesla_number(&a->symbols, t[2].text, t[2].length, &value) != 0)
        return fail_at(a, &t[2], "value", "a number or the name of an earlier .set is allowed");
    return add_symbol(a, t[1], false, (uint32_t)value);
}

static int read_statements(struct assembler *a, const char *text)
{
    const char *cursor = text;
    unsigned line = 1;
    size_t used = 0;
    while (*cursor != '\0') {
        struct statement s = {.token = a->pool + used};
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

static int number(struct assembler *a, const struct tesla_token *t, int64_t lo, int64_t hi,
                  uint32_t *value)
{
    int64_t wide;
    char allowed[96];
    int status = tesla_number(&a->symbols, t->text, t->length, &wide);
    if (status == -1)
        return fail_at(a, t, "found", "a number or the name of a .set is allowed here");
    snprintf(allowed, sizeof allowed, "%s%lld to %lld is allowed", lo < 0 ? "-" : "",
             (long long)(lo < 0 ? -lo : lo), (long long)hi);
    if (status != 0 || wide < lo || wide > hi) return fail_at(a, t, "out of range:", allowed);
    *value = (uint32_t)wide;
    return 0;
}

/* A data word: a number, or the address of a label. */
static int data_word(struct assembler *a, const struct tesla_token *t, uint32_t *value)
{
    const struct tesla_symbol *symbol = tesla_find_symbol(&a->symbols, t->text, t->length);
    if (symbol == NULL || !symbol->label) return number(a, t, INT32_MIN, UINT32_MAX, value);
    *value = symbol->value;
    return 0;
}

/* Exactly `count` numbers behind the directive's name. */
static int numbers(struct assembler *a, const struct statement *s, size_t count, int64_t lo,
                   int64_t hi, uint32_t *value)
{
    const struct tesla_token *t = s->token + s->labels + 1;
    size_t have = s->count - s->labels - 1;
    char allowed[64];
    snprintf(allowed, sizeof allowed, "%zu number%s allowed", count, count == 1 ? " is" : "s are");
    for (size_t i = 0; i < count && i < have; i++)
        if (number(a, &t[i], lo, hi, &value[i]) != 0) return -1;
    if (have < count) return fail_short(a, s, allowed);
    if (have > count) return fail_at(a, &t[count], "found", "the end of the line is allowed here");
    return 0;
}

/* --- code --- */

static int emit(struct assembler *a, uint32_t word, unsigned line)
{
    if (a->words == a->room) {
        size_t room = a->room != 0 ? 2 * a->room : 256;
        uint32_t *code = realloc(a->code, room * sizeof *code);
        if (code != NULL) a->code = code;
        unsigned *lines = realloc(a->line, room * sizeof *lines);
        if (lines != NULL) a->line = lines;
        if (code == NULL || lines == NULL) return fail_memory(a);
        a->room = room;
    }
    if (a->words >= MAX_CODE / 4)
        return common_fail(a->err, "%s:%u:1: error: program is too long; 16 MiB are allowed",
                           a->file, line);
    a->code[a->words] = word;
    a->line[a->words++] = line;
    return 0;
}

static bool is_directive(const struct statement *s)
{
    return s->labels < s->count && s->token[s->labels].text[0] == '.';
}

static bool is_code_words(const struct statement *s)
{
    return is_directive(s) && tesla_token_is(&s->token[s->labels], ".word");
}

/* Brings the code to an even word: the short instruction `last` before it becomes long if it can,
 * else a short nop follows. last: index of that statement, or SIZE_MAX. */
static int align(struct assembler *a, size_t last, unsigned line)
{
    if (a->words % 2 == 0) return 0;
    if (last == SIZE_MAX || !a->insn[last].has_long) return emit(a, SHORT_NOP, line);
    a->words--;
    unsigned at = a->line[a->words];
    a->insn[last].has_short = false;
    if (emit(a, a->insn[last].long_word[0], at) != 0) return -1;
    return emit(a, a->insn[last].long_word[1], at);
}

static int place_words(struct assembler *a, const struct statement *s)
{
    if (s->count - s->labels < 2) return fail_short(a, s, "code words are allowed here");
    for (size_t i = s->labels + 1; i < s->count; i++) {
        uint32_t value;
        if (data_word(a, &s->token[i], &value) != 0 || emit(a, value, s->token[i].line) != 0)
            return -1;
    }
    return 0;
}

static const char *const type_names[] = {"compute", "vertex", "geometry", "fragment"};
enum { TYPES = sizeof type_names / sizeof type_names[0] };

/* What .type says: it stands anywhere, and directives are obeyed when the code is there. */
static unsigned find_type(const struct assembler *a)
{
    for (size_t i = 0; i < a->statements; i++) {
        const struct tesla_token *t = a->statement[i].token + a->statement[i].labels;
        if (a->statement[i].count - a->statement[i].labels < 2 || !tesla_token_is(t, ".type"))
            continue;
        for (unsigned type = 0; type < TYPES; type++)
            if (tesla_token_is(&t[1], type_names[type])) return type;
    }
    return TESLA_COMPUTE;
}

/* Encodes and places everything; labels get their addresses. */
static int lay_out(struct assembler *a)
{
    size_t last = SIZE_MAX; /* short instruction that was just placed */
    unsigned type = find_type(a);
    for (size_t i = 0; i < a->statements; i++) {
        struct statement *s = &a->statement[i];
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
        if (is_directive(s)) continue;
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

static void resolve_labels(struct assembler *a)
{
    size_t next = 0;
    for (size_t i = 0; i < a->statements; i++) {
        const struct statement *s = &a->statement[i];
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
static int patch_words(struct assembler *a)
{
    for (size_t i = 0; i < a->statements; i++) {
        const struct statement *s = &a->statement[i];
        if (!is_code_words(s)) continue;
        for (size_t k = s->labels + 1; k < s->count; k++)
            if (data_word(a, &s->token[k], &a->code[s->address + k - s->labels - 1]) != 0)
                return -1;
    }
    return 0;
}

/* --- directives --- */

static int read_file(struct assembler *a, const struct tesla_token *t, uint32_t **word,
                     size_t *count)
{
    if (t->length < 2 || t->text[0] != '"')
        return fail_at(a, t, "found", "a file name in '\"' is allowed here");
    const char *slash = strrchr(a->file, '/');
    size_t folder = slash != NULL && t->text[1] != '/' ? (size_t)(slash - a->file) + 1 : 0;
    char *path = malloc(folder + t->length);
    if (path == NULL) return fail_memory(a);
    memcpy(path, a->file, folder);
    memcpy(path + folder, t->text + 1, t->length - 2);
    path[folder + t->length - 2] = '\0';
    struct common_error inner = {""};
    int status = common_hex_read(path, word, NULL, count, &inner);
    if (status != 0) common_fail(a->err, "%s", inner.text);
    free(path);
    return status;
}

/* "WORD ..." or "file NAME" from token `at` on.
 *   word     out: malloc'ed; NULL with an error */
static int data_words(struct assembler *a, const struct statement *s, size_t at, uint32_t **word,
                      size_t *count, bool *from_file)
{
    *word = NULL;
    *count = s->count - at;
    *from_file = *count > 0 && tesla_token_is(&s->token[at], "file");
    if (*count == 0) return fail_short(a, s, "data words or file \"NAME\" are allowed here");
    if (*from_file) {
        if (*count < 2) return fail_short(a, s, "a file name in '\"' is allowed here");
        if (*count > 2)
            return fail_at(a, &s->token[at + 2], "found", "the end of the line is allowed here");
        return read_file(a, &s->token[at + 1], word, count);
    }
    *word = malloc(*count * sizeof **word);
    if (*word == NULL) return fail_memory(a);
    for (size_t i = 0; i < *count; i++) {
        if (data_word(a, &s->token[at + i], &(*word)[i]) == 0) continue;
        free(*word);
        *word = NULL;
        return -1;
    }
    return 0;
}

/* "ADDR: WORD ..." or "ADDR: file NAME", from token `at` on. */
static int data_list(struct assembler *a, const struct statement *s, size_t at, bool expect,
                     uint32_t space, uint32_t bank, uint32_t bytes)
{
    if (at >= s->count) return fail_short(a, s, "ADDRESS: WORD ... is allowed");
    struct tesla_token address = s->token[at];
    uint32_t addr, *word;
    size_t count;
    bool from_file;
    if (address.text[address.length - 1] != ':')
        return fail_at(a, &address, "address", "':' is allowed behind it");
    address.length--;
    if (number(a, &address, 0, UINT32_MAX, &addr) != 0) return -1;
    if (addr % 4 != 0) return fail_at(a, &address, "address", "a multiple of 4 is allowed");
    if (data_words(a, s, at + 1, &word, &count, &from_file) != 0) return -1;
    int status = 0;
    if (addr > bytes || count > (bytes - addr) / 4) {
        char allowed[64];
        snprintf(allowed, sizeof allowed, "%s[] has 0x%x bytes",
                 bank != 0 || space == TESLA_SPACE_CONST ? "c" : "g", (unsigned)bytes);
        status = fail_at(a, &address, "data ends beyond its memory, address", allowed);
    } else {
        status = common_program_add(a->program, expect, space, bank, addr, word, count,
                                    s->token[0].line, a->err);
    }
    free(word);
    return status;
}

static int do_block(struct assembler *a, const struct statement *s)
{
    uint32_t *block = a->program->launch.block;
    if (numbers(a, s, 3, 1, 512, block) != 0) return -1;
    const struct tesla_token *t = s->token + s->labels + 1;
    if (block[2] > 64) return fail_at(a, &t[2], "out of range:", "1 to 64 is allowed");
    if (block[0] * block[1] * block[2] > 512)
        return fail_at(a, &t[0],
                       "too many threads in a block of x =", "x * y * z up to 512 is allowed");
    return 0;
}

static int do_local(struct assembler *a, const struct statement *s)
{
    uint32_t *local = &a->program->launch.local;
    if (numbers(a, s, 1, 0, 65536, local) != 0) return -1;
    if (*local != 0 && (*local < 16 || (*local & (*local - 1)) != 0))
        return fail_at(a, &s->token[s->labels + 1], "size of l[]",
                       "0, 16, 32, .. 65536 is allowed");
    return 0;
}

static int do_entry(struct assembler *a, const struct statement *s)
{
    if (s->count - s->labels < 2) return fail_short(a, s, "a label is allowed here");
    if (s->count - s->labels > 2)
        return fail_at(a, &s->token[s->labels + 2], "found", "the end of the line is allowed here");
    const struct tesla_token *t = &s->token[s->labels + 1];
    const struct tesla_symbol *symbol = tesla_find_symbol(&a->symbols, t->text, t->length);
    if (symbol == NULL || !symbol->label)
        return fail_at(a, t, "entry", "a label of this file is allowed");
    a->program->launch.entry = symbol->value;
    return 0;
}

static int do_param(struct assembler *a, const struct statement *s)
{
    struct common_launch *launch = &a->program->launch;
    if (s->count - s->labels < 2) return fail_short(a, s, "parameter words are allowed here");
    for (size_t i = s->labels + 1; i < s->count; i++) {
        if (launch->params == COMMON_MAX_PARAMS)
            return fail_at(a, &s->token[i], "too many parameters at", "64 are allowed");
        if (data_word(a, &s->token[i], &launch->param[launch->params]) != 0) return -1;
        launch->params++;
    }
    return 0;
}

static int do_gspace(struct assembler *a, const struct statement *s)
{
    uint32_t value[3];
    if (numbers(a, s, 3, 0, UINT32_MAX, value) != 0) return -1;
    const struct tesla_token *t = s->token + s->labels + 1;
    if (value[0] > 15) return fail_at(a, &t[0], "g space", "0 to 15 is allowed");
    if (a->limit_given[value[0]])
        return fail_at(a, &t[0], "second .gspace", "one for each space is allowed");
    a->limit_given[value[0]] = true;
    a->program->launch.g_base[value[0]] = value[1];
    a->program->launch.g_limit[value[0]] = value[2];
    return 0;
}

static int do_const(struct assembler *a, const struct statement *s)
{
    uint32_t bank;
    if (s->count - s->labels < 3)
        return fail_short(a, s, ".const BANK ADDRESS: WORD ... is allowed");
    if (number(a, &s->token[s->labels + 1], 0, 15, &bank) != 0) return -1;
    return data_list(a, s, s->labels + 2, false, TESLA_SPACE_CONST, bank, BANK_BYTES);
}

static int do_global(struct assembler *a, const struct statement *s)
{
    return data_list(a, s, s->labels + 1, false, TESLA_SPACE_GLOBAL, 0,
                     a->program->launch.global_bytes);
}

static int do_grid(struct assembler *a, const struct statement *s)
{
    return numbers(a, s, 2, 1, 65535, a->program->launch.grid);
}

static int do_regs(struct assembler *a, const struct statement *s)
{
    return numbers(a, s, 1, 1, 128, &a->program->launch.regs);
}

static int do_chip(struct assembler *a, const struct statement *s)
{
    const struct tesla_token *t = s->token + s->labels + 1;
    char name[16];
    if (s->count - s->labels < 2) return fail_short(a, s, "the name of a chip is allowed here");
    if (s->count - s->labels > 2)
        return fail_at(a, &t[1], "found", "the end of the line is allowed here");
    snprintf(name, sizeof name, "%.*s",
             (int)(t->length < sizeof name ? t->length : sizeof name - 1), t->text);
    if (tesla_chip_parse(name, &a->program->launch.chip) != 0)
        return fail_at(
            a, t, "chip",
            "all g80 g84 g86 g92 g94 g96 g98 gt200 mcp77 mcp79 gt215 gt216 gt218 mcp89 are "
            "allowed");
    return 0;
}

static int do_shared(struct assembler *a, const struct statement *s)
{
    return numbers(a, s, 1, 0, MAX_SHARED, &a->program->launch.shared);
}

static int do_gridid(struct assembler *a, const struct statement *s)
{
    return numbers(a, s, 1, 0, 0xffff, &a->program->launch.grid_id);
}

static int do_globalsize(struct assembler *a, const struct statement *s)
{
    uint32_t *bytes = &a->program->launch.global_bytes;
    if (numbers(a, s, 1, 4, MAX_GLOBAL, bytes) != 0) return -1;
    if (*bytes % 4 != 0)
        return fail_at(a, &s->token[s->labels + 1], "size of global memory",
                       "a multiple of 4 is allowed");
    return 0;
}

/* --- graphics programs: graphics.c lays out what they begin with --- */

/* Of the directive's tokens, the first one behind its name must be one of these words.
 *   returns  its number; -1 with err */
static int choice(struct assembler *a, const struct statement *s, const char *const *word,
                  int words, const char *allowed)
{
    const struct tesla_token *t = s->token + s->labels + 1;
    if (s->count - s->labels < 2) return fail_short(a, s, allowed);
    for (int i = 0; i < words; i++)
        if (tesla_token_is(t, word[i])) return i;
    return fail_at(a, t, "found", allowed);
}

static int do_type(struct assembler *a, const struct statement *s)
{
    int type =
        choice(a, s, type_names, TYPES, "compute, vertex, geometry or fragment is allowed here");
    if (type < 0) return -1;
    if (s->count - s->labels > 2)
        return fail_at(a, &s->token[s->labels + 2], "found", "the end of the line is allowed here");
    a->program->launch.type = (uint32_t)type;
    return 0;
}

static int do_threads(struct assembler *a, const struct statement *s)
{
    return numbers(a, s, 1, 1, 65535 * 32, &a->graphics.threads);
}

static int do_inputs(struct assembler *a, const struct statement *s)
{
    return numbers(a, s, 1, 0, 128, &a->program->launch.inputs);
}

static int do_outputs(struct assembler *a, const struct statement *s)
{
    return numbers(a, s, 1, 1, 32, &a->program->launch.outputs);
}

static int do_vertices(struct assembler *a, const struct statement *s)
{
    return numbers(a, s, 1, 1, 64, &a->program->launch.vertices);
}

static int do_primitives(struct assembler *a, const struct statement *s)
{
    return numbers(a, s, 1, 0, 4096, &a->graphics.primitive_words);
}

/* Words behind "NUMBER:" or "NUMBER NUMBER:", which are numbers up to these limits.
 *   keys     how many numbers
 *   data     out */
struct keyed {
    uint32_t key[2], *word; /* malloc'ed; NULL with an error */
    size_t words;
    bool from_file;
};

static int keyed_words(struct assembler *a, const struct statement *s, size_t at, unsigned keys,
                       const uint32_t *limit, struct keyed *data)
{
    *data = (struct keyed){0};
    if (s->count < at + keys) return fail_short(a, s, "NUMBER: WORD ... is allowed");
    for (unsigned i = 0; i < keys; i++, at++) {
        struct tesla_token t = s->token[at];
        if (i + 1 == keys) {
            if (t.text[t.length - 1] != ':')
                return fail_at(a, &t, "number", "':' is allowed behind it");
            t.length--;
        }
        if (number(a, &t, 0, limit[i], &data->key[i]) != 0) return -1;
    }
    return data_words(a, s, at, &data->word, &data->words, &data->from_file);
}

/* A graphics directive in a compute program. */
static int need_graphics(struct assembler *a, const struct statement *s)
{
    if (a->program->launch.type != TESLA_COMPUTE) return 0;
    return fail_at(a, &s->token[s->labels], "in a compute program:",
                   "behind .type vertex, geometry or fragment it is allowed");
}

/* At most so many words; those of a file may go on through `more` further threads or records. */
static int check_words(struct assembler *a, const struct statement *s, size_t at,
                       const struct keyed *data, uint32_t most, uint32_t more)
{
    uint64_t all = (uint64_t)most * (data->from_file ? 1 + (uint64_t)more : 1);
    char allowed[48];
    if (data->words <= all) return 0;
    snprintf(allowed, sizeof allowed, "%llu are allowed", (unsigned long long)all);
    return fail_at(a, &s->token[at], "too many words for", allowed);
}

/* .attribute THREAD: WORD ..., .primitive BLOCK WORD-OF-P: WORD ... */
static int do_attribute(struct assembler *a, const struct statement *s)
{
    const uint32_t limit = a->graphics.threads - 1, inputs = a->program->launch.inputs;
    struct keyed data;
    if (need_graphics(a, s) != 0) return -1;
    int status = keyed_words(a, s, s->labels + 1, 1, &limit, &data);
    if (status == 0) status = check_words(a, s, s->labels + 1, &data, inputs, limit - data.key[0]);
    for (size_t i = 0; status == 0 && i < data.words; i++) {
        uint32_t thread = data.key[0] + (uint32_t)(i / inputs);
        tesla_graphics_put(&a->graphics, thread / 32, 2 + (uint32_t)(i % inputs) * 32 + thread % 32,
                           data.word[i]);
    }
    free(data.word);
    return status;
}

static int do_primitive(struct assembler *a, const struct statement *s)
{
    const struct common_launch *launch = &a->program->launch;
    const uint32_t limit[2] = {launch->grid[0] - 1, a->graphics.primitive_words - 1};
    struct keyed data;
    if (need_graphics(a, s) != 0) return -1;
    if (a->graphics.primitive_words == 0)
        return fail_at(a, &s->token[s->labels],
                       "without p[]:", "behind .primitives WORDS it is allowed");
    int status = keyed_words(a, s, s->labels + 1, 2, limit, &data);
    if (status == 0)
        status =
            check_words(a, s, s->labels + 2, &data, a->graphics.primitive_words - data.key[1], 0);
    for (uint32_t i = 0; status == 0 && i < data.words; i++)
        tesla_graphics_put(&a->graphics, data.key[0], 2 + launch->inputs * 32 + data.key[1] + i,
                           data.word[i]);
    free(data.word);
    return status;
}

/* .invisible THREAD ... */
static int do_invisible(struct assembler *a, const struct statement *s)
{
    if (need_graphics(a, s) != 0) return -1;
    if (a->program->launch.type != TESLA_FRAGMENT)
        return fail_at(a, &s->token[s->labels],
                       "in this type of program:", "in a fragment program it is allowed");
    if (s->count - s->labels < 2) return fail_short(a, s, "numbers of threads are allowed here");
    for (size_t i = s->labels + 1; i < s->count; i++) {
        uint32_t thread;
        if (number(a, &s->token[i], 0, a->graphics.threads - 1, &thread) != 0) return -1;
        tesla_graphics_hide(&a->graphics, thread);
    }
    return 0;
}

/* .expect output THREAD: WORD ..., .expect vertex THREAD NUMBER: WORD ... */
static int expect_output(struct assembler *a, const struct statement *s, unsigned keys)
{
    const struct common_launch *launch = &a->program->launch;
    const uint32_t limit[2] = {a->graphics.threads - 1, launch->vertices - 1};
    const uint32_t size = 1 + launch->outputs;
    struct keyed data;
    if (need_graphics(a, s) != 0) return -1;
    int status = keyed_words(a, s, s->labels + 2, keys, limit, &data);
    uint32_t first = data.key[0] * launch->vertices + data.key[1];
    if (status == 0)
        status = check_words(a, s, s->labels + 2, &data, size,
                             a->graphics.threads * launch->vertices - 1 - first);
    for (size_t i = 0; status == 0 && i < data.words; i++) {
        uint32_t record = first + (uint32_t)(i / size);
        uint32_t addr = tesla_graphics_output(launch, record / launch->vertices,
                                              record % launch->vertices, (uint32_t)(i % size));
        status = common_program_add(a->program, true, TESLA_SPACE_OUTPUT, 0, addr, &data.word[i], 1,
                                    s->token[0].line, a->err);
    }
    free(data.word);
    return status;
}

static int do_expect(struct assembler *a, const struct statement *s)
{
    const struct tesla_token *t = s->token + s->labels;
    size_t count = s->count - s->labels;
    char name[128];
    if (count < 2) return fail_short(a, s, "global ADDRESS: WORD ... or trap NAME is allowed");
    if (tesla_token_is(&t[1], "global"))
        return data_list(a, s, s->labels + 2, true, TESLA_SPACE_GLOBAL, 0,
                         a->program->launch.global_bytes);
    if (tesla_token_is(&t[1], "output")) return expect_output(a, s, 1);
    if (tesla_token_is(&t[1], "vertex")) return expect_output(a, s, 2);
    if (!tesla_token_is(&t[1], "trap"))
        return fail_at(a, &t[1], "found", "global, output, vertex or trap is allowed here");
    if (count < 3) return fail_short(a, s, "a trap name such as ILLEGAL_OPCODE is allowed here");
    if (a->program->expect_trap)
        return fail_at(a, &t[1], "second", "one line with all expected traps is allowed");
    for (size_t i = 2; i < count; i++) {
        uint32_t trap;
        snprintf(name, sizeof name, "%.*s",
                 (int)(t[i].length < sizeof name ? t[i].length : sizeof name - 1), t[i].text);
        if (tesla_trap_parse(name, &trap) != 0 || trap == 0)
            return fail_at(a, &t[i], "trap",
                           "names such as ILLEGAL_OPCODE or GLOBAL_LIMIT_READ are allowed");
        if ((trap & 0xffff) != 0 && (a->program->trap & 0xffff) != 0)
            return fail_at(a, &t[i], "second fatal trap", "one, and limit flags, are allowed");
        a->program->trap |= trap;
    }
    a->program->expect_trap = true;
    return 0;
}

/* --- textures --- */

static int do_texels(struct assembler *a, const struct statement *s)
{
    return data_list(a, s, s->labels + 1, false, TESLA_SPACE_TEXEL, TESLA_BANK_TEXELS,
                     TESLA_TEXEL_MAX);
}

/* .texture N KIND FORMAT WIDTH HEIGHT DEPTH LEVELS ADDRESS */
static int do_texture(struct assembler *a, const struct statement *s)
{
    static const char *const kinds[] = {"",     "1d",      "2d",      "3d",
                                        "cube", "1darray", "2darray", "cubearray"};
    static const char *const formats[] = {"rgba8", "r32f", "rgba32f"};
    static const uint32_t least[5] = {1, 1, 1, 1, 0};
    static const uint32_t most[5] = {8192, 8192, 8192, 16, TESLA_TEXEL_MAX - 4};
    const struct tesla_token *t = s->token + s->labels;
    uint32_t number_of, word[5], value[5];
    unsigned kind = 1, format = 0;
    if (s->count - s->labels != 9)
        return s->count - s->labels < 9
                   ? fail_short(a, s,
                                "NUMBER KIND FORMAT WIDTH HEIGHT DEPTH LEVELS ADDRESS "
                                "is allowed")
                   : fail_at(a, &t[9], "found", "the end of the line is allowed here");
    if (number(a, &t[1], 0, TESLA_TEXTURES - 1, &number_of) != 0) return -1;
    while (kind < 8 && !tesla_token_is(&t[2], kinds[kind])) kind++;
    if (kind == 8)
        return fail_at(a, &t[2], "found",
                       "1d, 2d, 3d, cube, 1darray, 2darray or cubearray is allowed here");
    while (format < 3 && !tesla_token_is(&t[3], formats[format])) format++;
    if (format == 3) return fail_at(a, &t[3], "found", "rgba8, r32f or rgba32f is allowed here");
    for (unsigned i = 0; i < 5; i++)
        if (number(a, &t[4 + i], least[i], most[i], &value[i]) != 0) return -1;
    if (value[4] % 4 != 0) return fail_at(a, &t[8], "address", "a multiple of 4 is allowed");
    word[0] = kind | format << 4 | (value[3] - 1) << 8;
    for (unsigned i = 0; i < 3; i++) word[1 + i] = value[i];
    word[4] = value[4];
    return common_program_add(a->program, false, TESLA_SPACE_TEXEL, TESLA_BANK_TEXTURES,
                              number_of * TESLA_ENTRY_BYTES, word, 5, s->token[0].line, a->err);
}

/* .sampler N WORD ...: the words as README.md has them */
static int do_sampler(struct assembler *a, const struct statement *s)
{
    const struct tesla_token *t = s->token + s->labels;
    size_t count = s->count - s->labels;
    uint32_t number_of, word[8];
    if (count < 3) return fail_short(a, s, "NUMBER WORD ... is allowed");
    if (count > 10) return fail_at(a, &t[10], "found", "the end of the line is allowed here");
    if (number(a, &t[1], 0, TESLA_SAMPLERS - 1, &number_of) != 0) return -1;
    for (size_t i = 2; i < count; i++)
        if (data_word(a, &t[i], &word[i - 2]) != 0) return -1;
    return common_program_add(a->program, false, TESLA_SPACE_TEXEL, TESLA_BANK_SAMPLERS,
                              number_of * TESLA_ENTRY_BYTES, word, count - 2, s->token[0].line,
                              a->err);
}

static int do_nothing(struct assembler *a, const struct statement *s)
{
    (void)a, (void)s; /* done while reading or laying out */
    return 0;
}

struct directive {
    const char *name;
    bool first, once; /* first: others depend on it */
    int (*run)(struct assembler *a, const struct statement *s);
};

static const struct directive directives[] = {
    {".grid", false, true, do_grid},
    {".block", false, true, do_block},
    {".regs", false, true, do_regs},
    {".shared", false, true, do_shared},
    {".local", false, true, do_local},
    {".entry", false, true, do_entry},
    {".gridid", false, true, do_gridid},
    {".chip", false, true, do_chip},
    {".param", false, false, do_param},
    {".globalsize", true, true, do_globalsize},
    {".type", true, true, do_type},
    {".threads", true, true, do_threads},
    {".inputs", true, true, do_inputs},
    {".outputs", true, true, do_outputs},
    {".vertices", true, true, do_vertices},
    {".primitives", true, true, do_primitives},
    {".attribute", false, false, do_attribute},
    {".primitive", false, false, do_primitive},
    {".invisible", false, false, do_invisible},
    {".texels", false, false, do_texels},
    {".texture", false, false, do_texture},
    {".sampler", false, false, do_sampler},
    {".gspace", false, false, do_gspace},
    {".const", false, false, do_const},
    {".global", false, false, do_global},
    {".set", false, false, do_nothing},
    {".word", false, false, do_nothing},
    {".expect", false, false, do_expect},
};

enum { DIRECTIVES = sizeof directives / sizeof directives[0] };

static int run_directive(struct assembler *a, const struct statement *s, bool first)
{
    const struct tesla_token *t = &s->token[s->labels];
    for (unsigned i = 0; i < DIRECTIVES; i++) {
        if (!tesla_token_is(t, directives[i].name)) continue;
        if (directives[i].first != first) return 0;
        if (directives[i].once && (a->seen >> i & 1))
            return fail_at(a, t, "second", "one is allowed");
        a->seen |= UINT32_C(1) << i;
        return directives[i].run(a, s);
    }
    return fail_at(
        a, t, "directive",
        ".grid .block .regs .shared .local .entry .gridid .chip .param .globalsize .gspace "
        ".const .global .set .word .expect .type .threads .inputs .outputs .vertices .primitives "
        ".attribute .primitive .invisible .texels .texture .sampler are allowed");
}

/* The directives of the first pass are known: graphics programs get their grid and inputs. */
static int begin_graphics(struct assembler *a)
{
    struct common_launch *launch = &a->program->launch;
    static const char *const only[] = {".threads", ".inputs", ".outputs", ".vertices",
                                       ".primitives"};
    static const char *const never[] = {".grid", ".block", ".shared", ".param", ".gridid"};
    bool compute = launch->type == TESLA_COMPUTE;
    const char *const *wrong = compute ? only : never;
    for (size_t i = 0; i < a->statements; i++) {
        const struct statement *s = &a->statement[i];
        for (unsigned k = 0; k < 5 && s->labels < s->count; k++)
            if (tesla_token_is(&s->token[s->labels], wrong[k]))
                return fail_at(a, &s->token[s->labels],
                               compute ? "in a compute program:" : "in a graphics program:",
                               compute ? "behind .type vertex, geometry or fragment it is allowed"
                                       : "in a compute program it is allowed");
    }
    if (compute) return 0;
    return tesla_graphics_begin(&a->graphics, launch, a->file, a->err);
}

static int run_directives(struct assembler *a)
{
    struct common_launch *launch = &a->program->launch;
    for (int pass = 0; pass < 2; pass++) {
        for (size_t i = 0; i < a->statements; i++)
            if (is_directive(&a->statement[i]) &&
                run_directive(a, &a->statement[i], pass == 0) != 0)
                return -1;
        if (pass == 0 && begin_graphics(a) != 0) return -1;
    }
    if (a->graphics.word != NULL &&
        common_program_add(a->program, false, TESLA_SPACE_ATTRIBUTE, 0, 0, a->graphics.word,
                           a->graphics.words, 0, a->err) != 0)
        return -1;
    for (unsigned i = 0; i < 16; i++)
        if (!a->limit_given[i]) launch->g_limit[i] = launch->global_bytes - 1;
    return 0;
}

/* --- all of it --- */

static int assemble(struct assembler *a, const char *text)
{
    size_t size = strlen(text) + 1; /* no more tokens or statements than characters */
    a->pool = malloc(size * sizeof *a->pool);
    a->statement = malloc(size * sizeof *a->statement);
    if (a->pool == NULL || a->statement == NULL) return fail_memory(a);
    if (read_statements(a, text) != 0) return -1;
    a->insn = calloc(a->statements + 1, sizeof *a->insn);
    a->insn_at = calloc(a->statements + 1, sizeof *a->insn_at);
    if (a->insn == NULL || a->insn_at == NULL) return fail_memory(a);
    if (lay_out(a) != 0) return -1;
    resolve_labels(a);
    if (patch_words(a) != 0 || run_directives(a) != 0) return -1;
    if (a->words == 0)
        return common_fail(a->err, "%s:1:1: error: no code; at least one instruction is allowed",
                           a->file);
    return common_program_set_code(a->program, a->code, a->line, a->words, a->err);
}

int tesla_assemble(const char *name, const char *text, struct common_program *program,
                   struct common_error *err)
{
    struct assembler a = {.file = name, .err = err, .program = program, .graphics = {.threads = 1}};
    if (common_program_init(program, name) != 0) return fail_memory(&a);
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
