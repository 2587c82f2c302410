/* Words to text and text to words: the text of sheet 6, and after it the bits without a text, so
 * that every word comes back: " .FIELD=VALUE" for a field of fields.def that the text alone would
 * make another one, " .row=NAME" where another row of insns.def has the same text, "
 * .ignored=0x..." for ignored bits, and " .word 0x..." after an illegal one. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "codec.h"
#include "fields.h"
#include "text.h"

enum { LINE = 320 };

static const char *const names[SGX543_FIELDS] = {
#define X(name) #name,
    SGX543_NAMES(X)
#undef X
};

/* ---- one row */

static void print(const struct sgx543_insn *insn, char *text, size_t size)
{
    struct sgx543_insn copy = *insn;
    struct sgx543_codec c = {.insn = &copy, .out = {text, size, 0, false}};
    sgx543_codec_insn(&c);
}

/* Reads text[0..length) as this row. */
static bool read_row(unsigned op, const char *text, size_t length, struct sgx543_insn *insn,
                     struct sgx543_codec *c)
{
    memset(insn, 0, sizeof *insn);
    insn->op = (uint8_t)op;
    insn->form = sgx543_rows[op].form;
    const struct sgx543_codec before = *c;
    *c = (struct sgx543_codec){.insn = insn, .reading = true, .p = text, .end = text + length};
    c->bare = before.bare;
    c->furthest = before.furthest;
    memcpy(c->wanted, before.wanted, sizeof c->wanted);
    return sgx543_codec_insn(c) && (c->p == c->end || sgx543_fail(c, "the end of the instruction"));
}

/* The first row that this is the text of.
 *   only     0, or the one that it must be
 *   bare     operands need no letters */
static bool read_any(unsigned only, bool bare, const char *text, size_t length,
                     struct sgx543_insn *insn, struct sgx543_codec *c)
{
    *c = (struct sgx543_codec){.bare = bare};
    for (unsigned op = 1; op < SGX543_OP_COUNT; op++)
        if ((only == 0 || op == only) && read_row(op, text, length, insn, c)) return true;
    return false;
}

/* ---- bits that the text does not show */

static uint64_t bits_of(const uint32_t *word)
{
    return (uint64_t)word[1] << 32 | word[0];
}

static void append(char *text, size_t size, const char *name, const char *format, uint64_t value)
{
    size_t used = strlen(text);
    snprintf(text + used, size - used, " .%s=", name);
    used = strlen(text);
    snprintf(text + used, size - used, format, (unsigned long long)value);
}

static void append_rest(const struct sgx543_insn *insn, char *text, size_t size)
{
    const uint8_t *name = sgx543_form_names[insn->form];
    struct sgx543_insn back;
    struct sgx543_codec c;
    uint32_t word[SGX543_WORDS];
    size_t length = strlen(text);

    bool found = read_any(0, false, text, length, &back, &c);
    if (!found || back.op != insn->op) {
        snprintf(text + length, size - length, " .row=%s", sgx543_rows[insn->op].name);
        if (!read_any(insn->op, false, text, length, &back, &c)) memset(&back, 0, sizeof back);
    }
    sgx543_encode(&back, word); /* bits that choose the row are in fields, too */
    sgx543_decode(word, &back);
    for (; *name != SGX543_FIELDS; name++)
        if (back.f[*name] != insn->f[*name])
            append(text, size, names[*name], "%llu", insn->f[*name]);
    sgx543_encode(insn, word);
    if (memcmp(word, insn->word, sizeof word) != 0)
        append(text, size, "ignored", "0x%llx", bits_of(word) ^ bits_of(insn->word));
}

void sgx543_print(const struct sgx543_insn *insn, char *text, size_t size)
{
    text[0] = '\0';
    if (insn->illegal != NULL) snprintf(text, size, "ILLEGAL (%s)", insn->illegal);
    else print(insn, text, size);
}

unsigned sgx543_disassemble(const uint32_t *word, size_t nwords, uint64_t pc, char *text,
                            size_t size)
{
    struct sgx543_insn insn;
    char line[LINE];

    (void)pc; /* targets are absolute, or distances */
    if (nwords < SGX543_WORDS) {
        snprintf(text, size, ".word 0x%08x", nwords ? (unsigned)word[0] : 0);
        return 1;
    }
    sgx543_decode(word, &insn);
    sgx543_print(&insn, line, sizeof line);
    if (insn.illegal == NULL) append_rest(&insn, line, sizeof line);
    else
        snprintf(line + strlen(line), sizeof line - strlen(line), " .word 0x%016llx",
                 (unsigned long long)bits_of(word));
    snprintf(text, size, "%s", line);
    return SGX543_WORDS;
}

unsigned sgx543_fetch(const struct common_program *program, uint64_t pc, uint32_t *word,
                      uint64_t *next)
{
    if (pc >= program->code_words / SGX543_WORDS) return 0;
    memcpy(word, program->code + SGX543_WORDS * pc, SGX543_WORDS * sizeof *word);
    *next = pc + 1;
    return SGX543_WORDS;
}

/* ---- reading */

/* A line with single blanks, and one after each ',' that is not in brackets.
 *   place    of each character in the line */
static size_t tidy(const char *text, size_t length, char *line, uint16_t *place)
{
    size_t used = 0;
    int depth = 0;
    for (size_t i = 0; i < length && used + 2 < LINE; i++) {
        char ch = text[i] == '\t' ? ' ' : text[i];
        depth += (ch == '{' || ch == '(') - (ch == '}' || ch == ')');
        bool comma = used > 1 && line[used - 1] == ' ' && line[used - 2] == ',';
        if (ch == ' ' && (used == 0 || line[used - 1] == ' ' || comma)) continue;
        if (ch == ',' && used > 0 && line[used - 1] == ' ') used--;
        place[used] = (uint16_t)i;
        line[used++] = ch;
        if (ch != ',' ||
            (depth != 0 && strncmp(line, "wdf", 3) != 0 && strncmp(line, "sys", 3) != 0))
            continue;
        place[used] = (uint16_t)i;
        line[used++] = ' ';
    }
    while (used > 0 && line[used - 1] == ' ') used--;
    place[used] = (uint16_t)length;
    line[used] = '\0';
    return used;
}

struct rest {
    unsigned row;
    uint64_t ignored;
    unsigned count;
    struct {
        unsigned field;
        uint32_t value;
        const char *at;
    } set[SGX543_FIELDS];
};

static bool find_name(const char *text, size_t length, unsigned *field)
{
    for (*field = 0; *field < SGX543_FIELDS; ++*field)
        if (strlen(names[*field]) == length && memcmp(names[*field], text, length) == 0)
            return true;
    return false;
}

static bool find_row(const char *text, unsigned *row)
{
    for (*row = 1; *row < SGX543_OP_COUNT; ++*row)
        if (strcmp(sgx543_rows[*row].name, text) == 0) return true;
    return false;
}

/* The last " .NAME=VALUE" of a line, which is cut off.
 *   returns  1; 0: there is none; -1: it is wrong, and *at says where */
static int take_rest(char *line, struct rest *rest, const char **at)
{
    char *equal = strrchr(line, '='), *dot = strrchr(line, ' ');
    if (equal == NULL || dot == NULL || dot[1] != '.' || equal < dot) return 0;
    char *name = dot + 2, *end;
    size_t length = (size_t)(equal - name);
    *at = name;
    unsigned long long value = strtoull(equal + 1, &end, 0);
    bool number = equal[1] >= '0' && equal[1] <= '9' && *end == '\0';
    if (length == 3 && memcmp(name, "row", 3) == 0) {
        if (!find_row(equal + 1, &rest->row)) return -1;
    } else if (length == 7 && memcmp(name, "ignored", 7) == 0) {
        if (!number) return -1;
        rest->ignored = value;
    } else {
        unsigned field;
        if (!number || value > UINT32_MAX || rest->count == SGX543_FIELDS ||
            !find_name(name, length, &field))
            return -1;
        rest->set[rest->count].field = field;
        rest->set[rest->count].at = name;
        rest->set[rest->count++].value = (uint32_t)value;
    }
    *dot = '\0';
    return 1;
}

/* Sets a field of the form, if it has it and the value fits. */
static bool set_field(struct sgx543_insn *insn, unsigned field, uint32_t value)
{
    const uint8_t *name = sgx543_form_names[insn->form];
    const struct common_bitfield *f = sgx543_form_fields[insn->form];
    for (; *name != SGX543_FIELDS; name++, f++) {
        if (*name != field) continue;
        unsigned width = common_width(f->piece);
        if (width < 32 && value >> width != 0) return false;
        insn->f[field] = value;
        return true;
    }
    return false;
}

static int fail(struct sgx543_reading *r, size_t column, const char *format, const char *what)
{
    r->column = column;
    snprintf(r->message, sizeof r->message, format, what);
    return -1;
}

static int read_illegal(const char *line, uint32_t *word, struct sgx543_reading *r)
{
    const char *at = strstr(line, ") .word 0x");
    struct sgx543_insn insn;
    char text[LINE], *end;
    if (at == NULL)
        return fail(r, 0, "%s",
                    "found 'ILLEGAL'; its word is needed behind it: .word 0x... is allowed");
    unsigned long long bits = strtoull(at + 8, &end, 16);
    word[0] = (uint32_t)bits;
    word[1] = (uint32_t)(bits >> 32);
    sgx543_decode(word, &insn);
    sgx543_print(&insn, text, sizeof text);
    if (*end != '\0' || strncmp(line, text, (size_t)(at + 1 - line)) != 0 ||
        text[at + 1 - line] != '\0')
        return fail(r, 0, "%s", "its word is another one than the text says");
    return 0;
}

/* As it is written; or in small letters, and with operands without letters. A text that could be
 * both is what it would be without these. */
static bool read_text(unsigned row, char *line, struct sgx543_insn *insn, struct sgx543_codec *c)
{
    if (read_any(row, false, line, strlen(line), insn, c)) return true;
    for (char *p = line; *p; p++) *p = (char)tolower((unsigned char)*p);
    return read_any(row, true, line, strlen(line), insn, c);
}

static bool is_row(const char *word, size_t length)
{
    const struct common_word *token;
    for (unsigned op = 1; op < SGX543_OP_COUNT; op++) {
        common_template(&sgx543_encoding, op - 1u, &token);
        if (token->element == NULL && token->length == length &&
            memcmp(token->text, word, length) == 0)
            return true;
    }
    return false;
}

/* The mnemonic of a line: after its predicate. */
static const char *mnemonic_of(const char *line, size_t *length)
{
    for (unsigned i = 0; i < sizeof sgx543_predicate_names / sizeof *sgx543_predicate_names; i++) {
        const char *name = sgx543_predicate_names[i];
        size_t size = name != NULL ? strlen(name) : 0;
        if (size == 0 || strncmp(line, name, size) != 0 || line[size] != ' ') continue;
        line += size + 1;
        break;
    }
    *length = strcspn(line, ". ");
    return line;
}

/* No row takes the line: its mnemonic is none, or the text at which the best row stopped. */
static int fail_line(struct sgx543_reading *r, const struct sgx543_codec *c, const char *line,
                     const char *text, const uint16_t *place)
{
    size_t length;
    const char *mnemonic = mnemonic_of(line, &length);
    const char *at = c->furthest ? c->furthest : line;
    struct common_token word = {at, *at == ',' ? 1 : strcspn(at, " ,"), 0, 0};
    char quote[32];
    if (at < mnemonic + length && !is_row(mnemonic, length)) {
        r->mnemonic = text + place[mnemonic - line];
        r->mnemonic_length = length;
        return fail(r, place[mnemonic - line], "%s", "no such instruction");
    }
    r->column = place[at - line];
    snprintf(r->message, sizeof r->message, "found %s; %s is allowed here",
             word.length == 0 ? "the end of the line"
                              : common_token_quote(&word, quote, sizeof quote),
             c->wanted);
    return -1;
}

int sgx543_read(const char *text, size_t length, uint32_t *word, struct sgx543_reading *r)
{
    char line[LINE];
    uint16_t place[LINE + 1];
    struct rest rest = {0};
    struct sgx543_insn insn;
    struct sgx543_codec c;
    const char *at = line;
    int more;

    r->target = r->mnemonic = NULL;
    if (length + 4 >= LINE)
        return fail(r, LINE - 4, "%s", "the line is too long for an instruction");
    tidy(text, length, line, place);
    if (strncmp(line, "ILLEGAL ", 8) == 0) return read_illegal(line, word, r);
    while ((more = take_rest(line, &rest, &at)) > 0) continue;
    if (more < 0)
        return fail(r, place[at - line], "%s",
                    "no such field or value; those of docs/isa/sgx543.md, 3 are allowed");
    if (!read_text(rest.row, line, &insn, &c)) return fail_line(r, &c, line, text, place);
    for (unsigned i = 0; i < rest.count; i++)
        if (!set_field(&insn, rest.set[i].field, rest.set[i].value))
            return fail(r, place[rest.set[i].at - line], "%s",
                        "this instruction has no such field, or not this value");
    sgx543_encode(&insn, word);
    word[0] ^= (uint32_t)rest.ignored;
    word[1] ^= (uint32_t)(rest.ignored >> 32);
    if (c.target == NULL) return 0;
    r->target = text + place[c.target - line];
    r->target_length = c.target_length;
    return 0;
}
