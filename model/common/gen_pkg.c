/* Writes the SystemVerilog package of an ISA to standard output, from its instruction table; with
 * the argument `rows`, a C++ header with the same rows for benches of the RTL. Names, patterns and
 * places of fields only; the effects of an operation are written by hand on the RTL's side.
 *   ISA_ENCODING  the table, by name; one program for each ISA */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "encoding.h"
#include "fields.h"

extern const struct common_encoding ISA_ENCODING;

static const struct common_encoding *const e = &ISA_ENCODING;

enum { NAMES = 1024, NAME = 64 };

static int pad(const char *text, int width)
{
    int length = (int)strlen(text);
    return length < width ? width - length : 0;
}

/* ---- operations */

static unsigned first_row(unsigned op)
{
    unsigned row = 0;
    while (e->row[row].op != op) row++;
    return row;
}

static bool key_is_used(uint32_t key)
{
    uint32_t word[COMMON_CODE_WORDS] = {0};
    common_put(word, e->key, key);
    for (unsigned row = 0; row < e->rows; row++)
        if (common_get(e->row[row].match, e->key) == key) return true;
    return common_find(e, word) != e->rows;
}

/* The value of an operation in op_e. With op_is_key, 0 has the first key that no row has. */
static uint32_t op_value(unsigned op)
{
    uint32_t key = 0;
    if (!e->op_is_key) return op;
    if (op != 0) return common_get(e->row[first_row(op)].match, e->key);
    while (key_is_used(key)) key++;
    return key;
}

static void print_ops(void)
{
    unsigned bits = e->op_is_key ? common_width(e->key) : 8;
    printf("  typedef enum logic [%u:0] {\n", bits - 1);
    for (unsigned op = 0; op < e->ops; op++)
        printf("    OP_%s%*s = %u'd%u%s\n", e->op[op].name, pad(e->op[op].name, 12), "", bits,
               (unsigned)op_value(op), op + 1 < e->ops ? "," : "");
    printf("  } op_e;\n\n");
}

/* ---- patterns */

static void print_pattern(const char *name, unsigned number, const uint32_t *match,
                          const uint32_t *mask)
{
    char suffix[16] = "";
    if (number == 1) snprintf(suffix, sizeof suffix, "_X");
    if (number > 1) snprintf(suffix, sizeof suffix, "_X%u", number);
    printf("  localparam logic [%u:0] MATCH_%s%s%*s = %u'b", 32u * e->pattern_words - 1, name,
           suffix, pad(name, 19 - (int)strlen(suffix)), "", 32u * e->pattern_words);
    for (unsigned word = e->pattern_words; word-- > 0;) {
        for (unsigned bit = 32; bit-- > 0;) {
            if (bit % 8 == 7 && !(word == e->pattern_words - 1u && bit == 31)) putchar('_');
            putchar(!(mask[word] >> bit & 1) ? '?' : match[word] >> bit & 1 ? '1' : '0');
        }
    }
    puts(";");
}

/* A row without the neighbour that its form excepts: one pattern for each bit of that which the row
 * leaves open, that bit being the other way and those before it as in the neighbour.
 *   print    0: they are only counted */
static unsigned row_patterns(unsigned row, bool print)
{
    const struct common_form *form = &e->form[e->row[row].form];
    uint32_t match[COMMON_CODE_WORDS], mask[COMMON_CODE_WORDS];
    unsigned patterns = 0;
    bool apart = true; /* nothing is excepted */
    for (unsigned w = 0; w < e->pattern_words; w++) {
        match[w] = e->row[row].match[w];
        mask[w] = common_mask(e, row, w);
        apart = apart && form->except_mask[w] == 0;
    }
    for (unsigned w = 0; w < e->pattern_words; w++)
        apart = apart || ((match[w] ^ form->except_match[w]) & form->except_mask[w] & mask[w]) != 0;
    for (unsigned bit = 0; bit < 32u * e->pattern_words && !apart; bit++) {
        unsigned w = bit / 32;
        uint32_t one = UINT32_C(1) << bit % 32, same = form->except_match[w] & one;
        if ((form->except_mask[w] & ~mask[w] & one) == 0) continue;
        mask[w] |= one;
        match[w] |= one ^ same;
        if (print) print_pattern(e->row[row].name, patterns, match, mask);
        patterns++;
        match[w] ^= one;
    }
    if (apart && print) print_pattern(e->row[row].name, 0, match, mask);
    return apart ? 1 : patterns;
}

/* ---- from words to operation. Two small case statements cost simulator and synthesis far less
 * than one with hundreds of items. Names are qualified because Yosys 0.23 looks up plain ones where
 * the function is called. */

static bool row_has_key(unsigned row, uint32_t key)
{
    uint32_t word[COMMON_CODE_WORDS] = {0}, bits[COMMON_CODE_WORDS] = {0};
    common_put(word, e->key, key);
    common_bits(e->key, bits);
    for (unsigned w = 0; w < e->pattern_words; w++)
        if (((word[w] ^ e->row[row].match[w]) & bits[w] & common_mask(e, row, w)) != 0)
            return false;
    return true;
}

/* The key alone says which row it is. */
static bool key_is_all(unsigned row)
{
    uint32_t bits[COMMON_CODE_WORDS] = {0};
    common_bits(e->key, bits);
    for (unsigned w = 0; w < e->pattern_words; w++)
        if ((common_mask(e, row, w) & ~bits[w]) != 0 || e->form[e->row[row].form].except_mask[w])
            return false;
    return true;
}

static void print_key(uint32_t key)
{
    unsigned at = common_width(e->key), pieces = 0;
    printf("      %u'b", at);
    while (pieces < COMMON_PIECES && e->key[pieces].width != 0) pieces++;
    while (pieces-- > 0) {
        for (unsigned i = 0; i < e->key[pieces].width; i++) putchar('0' + (key >> --at & 1));
        if (pieces > 0) putchar('_');
    }
}

static void print_case(uint32_t key)
{
    unsigned count = 0;
    for (unsigned row = 0; row < e->rows; row++) {
        const char *name = e->row[row].name, *op = e->op[e->row[row].op].name;
        if (!row_has_key(row, key)) continue;
        if (count++ == 0) print_key(key);
        if (key_is_all(row)) {
            printf(": op_of = %s_pkg::OP_%s;\n", e->name, op);
            return;
        }
        if (count == 1) printf(": unique casez (words)\n");
        /* a line for each: of several names in one item, Yosys 0.23 takes the ? of the first alone
         * for what it is */
        for (unsigned i = 0; i < row_patterns(row, false); i++) {
            printf("        %s_pkg::MATCH_%s%s", e->name, name, i > 0 ? "_X" : "");
            if (i > 1) printf("%u", i);
            printf(": op_of = %s_pkg::OP_%s;\n", e->name, op);
        }
    }
    if (count > 0)
        printf("        default: op_of = %s_pkg::OP_%s;\n      endcase\n", e->name, e->op[0].name);
}

static void print_bits(const struct common_piece *piece, const char *name, bool word)
{
    unsigned pieces = 0;
    while (pieces < COMMON_PIECES && piece[pieces].width != 0) pieces++;
    if (pieces > 1) putchar('{');
    while (pieces-- > 0) {
        unsigned lsb = piece[pieces].lsb + (word ? 0 : 32u * piece[pieces].word);
        if (piece[pieces].width > 1) printf("%s[%u:%u]", name, lsb + piece[pieces].width - 1, lsb);
        else printf("%s[%u]", name, lsb);
        if (pieces > 0) printf(", ");
    }
    if (piece[1].width != 0) putchar('}');
}

static void print_op_of(void)
{
    printf("\n  function automatic op_e op_of(input logic [%u:0] words);\n"
           "    op_of = %s_pkg::OP_%s;\n"
           "    unique case (",
           32u * e->pattern_words - 1, e->name, e->op[0].name);
    print_bits(e->key, "words", false);
    printf(")\n");
    for (uint32_t key = 0; key >> common_width(e->key) == 0; key++) print_case(key);
    printf("      default: op_of = %s_pkg::OP_%s;\n    endcase\n  endfunction\n", e->name,
           e->op[0].name);
}

/* ---- fields: a function each, which takes the word, or all words, that the field is in. */

static struct {
    char name[NAME];
    struct common_piece piece[COMMON_PIECES];
} known[NAMES];
static unsigned knowns;

/* Letters, digits and single underscores of "source 1", "c[]", "sources - 1". */
static void clean_name(char *to, const char *from)
{
    size_t used = 0;
    for (; *from != '\0' && used < NAME - 8; from++) {
        if (isalnum((unsigned char)*from)) to[used++] = (char)tolower((unsigned char)*from);
        else if (used > 0 && to[used - 1] != '_') to[used++] = '_';
    }
    while (used > 0 && to[used - 1] == '_') used--;
    to[used] = '\0';
}

/* Whether this name is new for these bits. One that others have gets the width as a suffix. */
static bool take_name(char *name, const struct common_bitfield *field)
{
    for (unsigned i = 0; i < knowns; i++) {
        if (strcmp(known[i].name, name) != 0) continue;
        if (memcmp(known[i].piece, field->piece, sizeof field->piece) == 0) return false;
        snprintf(name + strlen(name), 8, "_%u", common_width(field->piece));
        return take_name(name, field);
    }
    if (knowns == NAMES) return false;
    snprintf(known[knowns].name, NAME, "%s", name);
    memcpy(known[knowns++].piece, field->piece, sizeof field->piece);
    return true;
}

/* get_<owner>_<field>, or get_<field> if both have one name. */
static void print_field(const char *owner, const struct common_bitfield *field)
{
    char text[2 * NAME], name[NAME], input[16] = "words";
    unsigned width = common_width(field->piece);
    bool word = true, twice = strcmp(owner, field->name) == 0;
    if (width == 0) return;
    snprintf(text, sizeof text, "get_%.30s_%.30s", owner, twice ? "" : field->name);
    clean_name(name, text);
    if (!take_name(name, field)) return;
    for (unsigned i = 1; i < COMMON_PIECES && field->piece[i].width != 0; i++)
        word = word && field->piece[i].word == field->piece[0].word;
    if (word) snprintf(input, sizeof input, "w%u", field->piece[0].word);
    printf("  function automatic logic [%u:0] %s(input logic [%u:0] %s); %s = ", width - 1, name,
           (word ? 32u : 32u * e->words) - 1, input, name);
    print_bits(field->piece, input, word);
    printf("; endfunction\n");
}

static void print_list(const char *owner, const struct common_bitfield *field)
{
    for (; field != NULL && field->name != NULL; field++) print_field(owner, field);
}

/* get_<part> */
static void print_parts(void)
{
    if (e->part == NULL) return;
    printf("\n  // Parts of words that rows fix or share\n");
    for (const struct common_bitfield *part = e->part; part->name != NULL; part++)
        print_field("", part);
}

static const struct common_element *element_at(const void *list, unsigned i)
{
    return (const void *)((const char *)list + i * e->element_size);
}

static void print_fields(void)
{
    printf("\n  // Fields: of a form, then of the elements of templates. A field stands in w0, w1, "
           ".. or in\n"
           "  // {.., w1, w0}.\n");
    for (unsigned i = 0; i < e->forms; i++) {
        const struct common_form *form = &e->form[i];
        print_list(form->name, form->field);
        for (unsigned k = 0; k < form->elements; k++)
            print_list(form->name, element_at(form->element, k)->field);
    }
    for (unsigned i = 0; i < e->elements; i++)
        print_list(element_at(e->element, i)->name, element_at(e->element, i)->field);
}

/* ---- C++, for the benches of the RTL */

static void print_words(const uint32_t *word, int digits)
{
    printf("{");
    for (unsigned i = 0; i < e->words; i++) {
        printf("%s0x%0*x", i ? ", " : "", digits, (unsigned)word[i]);
    }
    printf("}");
}

static void print_cpp_row(unsigned row)
{
    const struct common_form *form = &e->form[e->row[row].form];
    uint32_t mask[COMMON_CODE_WORDS] = {0};

    for (unsigned word = 0; word < e->words; word++) mask[word] = common_mask(e, row, word);
    printf("    {OP_%s, ", e->op[e->row[row].op].name);
    print_words(e->row[row].match, 8);
    printf(", ");
    print_words(mask, 8);
    printf(", ");
    print_words(form->except_match, 1);
    printf(", ");
    print_words(form->except_mask, 1);
    printf("},\n");
}

/* An operation, with its number where that is not the next one, in lines of 100 columns.
 *   used     characters of the line
 *   returns  the same, moved on */
static unsigned print_cpp_op(unsigned op, unsigned used)
{
    bool next = op && op_value(op) == op_value(op - 1) + 1;
    char text[NAME + 24], number[16];

    snprintf(number, sizeof number, " = %u", (unsigned)op_value(op));
    unsigned length =
        (unsigned)snprintf(text, sizeof text, "OP_%s%s,", e->op[op].name, next ? "" : number);
    bool fits = used && used + 1 + length <= 100;
    printf("%s%s", fits ? " " : op ? "\n    " : "    ", text);
    return fits ? used + 1 + length : 4 + length;
}

static void print_cpp(void)
{
    printf(
        "// Generated by model/common/gen_pkg.c from model/%s/insns.def: do not edit, run `make "
        "gen`.\n"
        "// Operations, numbered as %s_pkg::op_e; encodings: words that are `match` under `mask`, "
        "but\n"
        "// not `except_match` under an `except_mask` that is not 0.\n"
        "#ifndef TEST_OPERATIONS_H\n#define TEST_OPERATIONS_H\n#include <cstdint>\n\n"
        "// clang-format off\nenum Op : unsigned {\n",
        e->name, e->name);
    for (unsigned op = 0, used = 0; op < e->ops; op++) used = print_cpp_op(op, used);
    printf("\n};\n\ninline constexpr struct {\n    Op op;\n"
           "    uint32_t match[%u], mask[%u], except_match[%u], except_mask[%u];\n"
           "} kEncodings[] = {\n",
           e->words, e->words, e->words, e->words);
    for (unsigned row = 0; row < e->rows; row++) print_cpp_row(row);
    printf("};\n// clang-format on\n#endif\n");
}

int main(int argc, char **argv)
{
    if (argc > 1 && !strcmp(argv[1], "rows")) {
        print_cpp();
        return 0;
    }
    printf("// Generated by model/common/gen_pkg.c from model/%s/insns.def: do not edit, run `make "
           "gen`.\n"
           "// MATCH_<row> is a casez pattern over the words of an instruction, the first one "
           "lowest; a row does\n"
           "// not look at words that it does not have. A row whose form has an exception has more "
           "patterns,\n"
           "// MATCH_<row>_X and on. No two overlap; a word that none matches is OP_%s.\n"
           "// verilator lint_off UNUSEDPARAM\n"
           "// verilator lint_off UNUSEDSIGNAL\n"
           "package %s_pkg;\n",
           e->name, e->op[0].name, e->name);
    print_ops();
    for (unsigned row = 0; row < e->rows; row++) row_patterns(row, true);
    printf("\n  // The operation of each row\n");
    for (unsigned row = 0; row < e->rows; row++)
        printf("  localparam op_e OPOF_%s%*s = OP_%s;\n", e->row[row].name,
               pad(e->row[row].name, 17), "", e->op[e->row[row].op].name);
    print_op_of();
    print_parts();
    print_fields();
    printf("endpackage\n");
    return 0;
}
