/* Text to one instruction, in the spelling of sheet 7.1, and in those of other public tools:
 * capitals, registers without a swizzle, immediates without a kind. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "../common/fields.h"
#include "../common/nearest.h"
#include "asm.h"
#include "fields.h"
#include "number.h"

/* ---- small parts of a word */

static bool says(const struct common_token *t, const char *text)
{
    return t->length == strlen(text) && strncasecmp(t->text, text, t->length) == 0;
}

static bool begins(const struct common_token *t, const char *text)
{
    return t->length >= strlen(text) && strncasecmp(t->text, text, strlen(text)) == 0;
}

static unsigned component_of(char c)
{
    const char *at = c ? strchr(vivante_components, tolower((unsigned char)c)) : NULL;
    return at ? (unsigned)(at - vivante_components) : 4;
}

/* Decimal digits alone, up to `most`.
 *   returns  false: it is no such number */
static bool digits_of(const struct common_token *t, unsigned most, unsigned *value)
{
    *value = 0;
    if (t->length == 0) return false;
    for (size_t i = 0; i < t->length; i++) {
        if (!isdigit((unsigned char)t->text[i])) return false;
        *value = *value * 10 + (unsigned)(t->text[i] - '0');
        if (*value > most) return false;
    }
    return true;
}

/* Cuts off what begins at the first '.' or '['. */
static struct common_token head_of(const struct common_token *t, struct common_token *rest)
{
    size_t n = 0;
    while (n < t->length && t->text[n] != '.' && t->text[n] != '[') n++;
    *rest = vivante_part(t, n, t->length - n);
    return vivante_part(t, 0, n);
}

/* "[a.x]", "[6]", or nothing, in front of the rest. */
static bool read_index(struct common_token *rest, uint8_t *amode)
{
    *amode = 0;
    if (rest->length == 0 || rest->text[0] != '[') return true;
    const char *close = memchr(rest->text, ']', rest->length);
    if (close == NULL) return false;
    struct common_token inner = vivante_part(rest, 1, (size_t)(close - rest->text) - 1);
    unsigned number;
    if (inner.length == 3 && begins(&inner, "a.") && component_of(inner.text[2]) < 4)
        *amode = (uint8_t)(1 + component_of(inner.text[2]));
    else if (digits_of(&inner, 7, &number) && number >= 5) *amode = (uint8_t)number;
    else return false;
    *rest = vivante_part(rest, inner.length + 2, rest->length - inner.length - 2);
    return true;
}

/* ".wzyx", four letters, or nothing: .xyzw. */
static bool read_swizzle(const struct common_token *t, uint8_t *swiz)
{
    *swiz = 0xe4;
    if (t->length == 0) return true;
    *swiz = 0;
    if (t->length != 5 || t->text[0] != '.') return false;
    for (unsigned k = 0; k < 4; k++) {
        if (component_of(t->text[1 + k]) == 4) return false;
        *swiz |= (uint8_t)(component_of(t->text[1 + k]) << 2 * k);
    }
    return true;
}

/* ".x_z_", .zx, .zy, or nothing: all. */
static bool read_mask(const struct common_token *t, uint8_t *comps)
{
    *comps = 15;
    if (t->length == 0) return true;
    if (says(t, ".zx") || says(t, ".zy")) {
        *comps = tolower((unsigned char)t->text[2]) == 'x' ? 5 : 6;
        return true;
    }
    *comps = 0;
    if (t->length != 5 || t->text[0] != '.') return false;
    for (unsigned k = 0; k < 4; k++) {
        if (component_of(t->text[1 + k]) == k) *comps |= (uint8_t)(1u << k);
        else if (t->text[1 + k] != '_') return false;
    }
    return true;
}

/* ---- suffixes */

static bool find_name(const char *const *names, unsigned count, const struct common_token *t,
                      uint8_t *value)
{
    for (unsigned i = 0; i < count; i++) {
        if (names[i] == NULL || !*names[i] || !says(t, names[i])) continue;
        *value = (uint8_t)i;
        return true;
    }
    return false;
}

static bool read_cond(const struct common_token *t, struct vivante_insn *insn)
{
    unsigned number;
    struct common_token rest = vivante_part(t, 1, t->length - 1);
    if (find_name(vivante_cond_names, 32, t, &insn->cond)) return true;
    if (!begins(t, "c") || !digits_of(&rest, 31, &number) || vivante_cond_names[number] != NULL)
        return false;
    insn->cond = (uint8_t)number;
    return true;
}

static bool flag(const struct common_token *t, const char *name, bool *value)
{
    if (!says(t, name) || *value) return false;
    *value = true;
    return true;
}

static bool read_type(const struct common_token *t, struct vivante_insn *insn)
{
    return insn->type == 0 && find_name(vivante_type_names, 8, t, &insn->type);
}

static bool read_threads(const struct common_token *t, struct vivante_insn *insn)
{
    return flag(t, "t0", &insn->t0) || flag(t, "t1", &insn->t1);
}

static bool read_alu(const struct common_token *t, struct vivante_insn *insn, bool cond)
{
    static const char *const rounds[4] = {NULL, "rtz", "rtne", "unkown"};
    if (flag(t, "hp", &insn->hp) || flag(t, "sat", &insn->sat) || flag(t, "skpHp", &insn->skphp) ||
        flag(t, "unk", &insn->unk) || flag(t, "pack", &insn->pmode) || read_threads(t, insn) ||
        read_type(t, insn))
        return true;
    if (insn->rmode == 0 && find_name(rounds, 4, t, &insn->rmode)) return true;
    return cond && insn->cond == 0 && read_cond(t, insn);
}

static bool read_memory(const struct common_token *t, struct vivante_insn *insn)
{
    struct common_token rest = vivante_part(t, 2, t->length > 2 ? t->length - 2 : 0);
    unsigned shift;
    if (flag(t, "sat", &insn->sat) || flag(t, "skpHp", &insn->skphp) ||
        flag(t, "denorm", &insn->denorm) || flag(t, "local", &insn->local) ||
        flag(t, "pack", &insn->pmode) || read_type(t, insn))
        return true;
    if (t->length != 3 || !begins(t, "ls") || insn->shift != 0) return false;
    if (!digits_of(&rest, 7, &shift) || shift == 0) return false;
    insn->shift = (uint8_t)shift;
    return true;
}

static bool read_suffix(unsigned element, const struct common_token *t, struct vivante_insn *insn)
{
    if (t->length == 0) return false;
    switch (element) {
    case VIVANTE_E_ALU: return read_alu(t, insn, false);
    case VIVANTE_E_COND: return read_alu(t, insn, true);
    case VIVANTE_E_MEM: return read_memory(t, insn);
    case VIVANTE_E_TEX: return read_threads(t, insn);
    case VIVANTE_E_FLOW: return read_type(t, insn) || (insn->cond == 0 && read_cond(t, insn));
    case VIVANTE_E_TYPE: return read_type(t, insn);
    default: return false;
    }
}

#define TYPES      "a type (s32 u32 s16 u16 s8 u8 f16)"
#define CONDITIONS "a condition (gt lt ge le eq ne and or xor not nz gez gz lez lz selmsb)"
#define FLAGS      ".sat .pack .rtz .rtne .skpHp .hp .t0 .t1 .unk"

/* What an instruction may have after its mnemonic. */
static const char *suffixes_of(unsigned element)
{
    switch (element) {
    case VIVANTE_E_ALU: return "expected " TYPES ", " FLAGS ", once each";
    case VIVANTE_E_COND: return "expected " CONDITIONS ", " TYPES ", " FLAGS ", once each";
    case VIVANTE_E_MEM:
        return "expected " TYPES ", .sat .pack .skpHp .denorm .local .ls1 to .ls7, once each";
    case VIVANTE_E_TEX: return "expected .t0 .t1, once each";
    case VIVANTE_E_FLOW: return "expected " CONDITIONS ", " TYPES ", once each";
    case VIVANTE_E_TYPE: return "expected " TYPES ", once";
    default: return "expected none for this instruction";
    }
}

/* All of ".a.b"; .pack is an inverted bit. */
static int read_suffixes(struct common_text *text, unsigned element, struct common_token rest,
                         struct vivante_insn *insn)
{
    while (rest.length > 0) {
        struct common_token t = vivante_part(&rest, 1, rest.length - 1);
        struct common_token more;
        t = head_of(&t, &more);
        if (!read_suffix(element, &t, insn))
            return common_text_fail(text, &t, "suffix", suffixes_of(element));
        rest = more;
    }
    bool packs =
        insn->form == VIVANTE_ALU || insn->form == VIVANTE_EXT || insn->form == VIVANTE_MEM;
    if (packs && element != VIVANTE_ELEMENTS) insn->pmode = !insn->pmode;
    return 0;
}

/* ---- immediates */

static const struct common_float_policy f20 = {
    .exponent = 8, .fraction = 11, .nan = COMMON_NAN_ONE, .nan_bits = 0x7fc00};
static const struct common_float_policy f16 = {
    .exponent = 5, .fraction = 10, .nan = COMMON_NAN_ONE, .nan_bits = 0x7fff};
static const struct common_float_policy f64 = {
    .exponent = 11, .fraction = 52, .nan = COMMON_NAN_ONE, .nan_bits = 0x7ff8000000000000};

/* "1.5", "-inf", "nan", or 0x and the twenty bits.
 *   large    out: the number would be infinity */
static bool read_float(const struct common_token *t, bool half, uint32_t *imm20, bool *large)
{
    char text[64], *end;
    uint64_t bits;
    double value;

    if (t->length == 0 || t->length >= sizeof text) return false;
    for (size_t i = 0; i < t->length; i++) text[i] = (char)tolower((unsigned char)t->text[i]);
    text[t->length] = '\0';
    if (text[0] == '0' && text[1] == 'x') {
        unsigned long raw = strtoul(text, &end, 16);
        *imm20 = (uint32_t)raw;
        return end == text + t->length && t->length == 7 && raw <= 0xfffff;
    }
    bool minus = text[0] == '-';
    const char *word = text + minus;
    if (strcmp(word, "nan") == 0) {
        *imm20 = half ? (minus ? 0xffff : 0x7fff) : (minus ? 0xffc00 : 0x7fc00);
        return true;
    }
    if (!isdigit((unsigned char)*word) && *word != '.' && strcmp(word, "inf") != 0) return false;
    value = strtod(text, &end);
    if (*end != '\0') return false;
    memcpy(&bits, &value, sizeof bits);
    *imm20 = (uint32_t)common_float_convert(half ? &f16 : &f20, &f64, bits, COMMON_RN);
    *large = (*imm20 & (half ? 0x7fff : 0x7ffff)) == (half ? 0x7c00 : 0x7f800) && *word != 'i';
    return true;
}

enum { NO_IMMEDIATE = 4, NO_KIND };

/* A number without a kind, as older versions of Mesa print it: with a point, a power, inf and nan
 * it is an f20, without an s20. */
static uint8_t kind_of(const struct common_token *word)
{
    size_t minus = word->text[0] == '-';
    struct common_token t = vivante_part(word, minus, word->length - minus);

    if (says(&t, "inf") || says(&t, "nan")) return VIVANTE_IMM_F20;
    if (t.length == 0 || (t.text[0] != '.' && !isdigit((unsigned char)t.text[0])))
        return NO_IMMEDIATE;
    if (memchr(t.text, '.', t.length)) return VIVANTE_IMM_F20;
    bool power = memchr(t.text, 'e', t.length) || memchr(t.text, 'E', t.length);
    return power && !begins(&t, "0x") ? VIVANTE_IMM_F20 : VIVANTE_IMM_S20;
}

/* "7:u20", "-1.5", "2".
 *   value    out: the number
 *   returns  the kind; NO_IMMEDIATE: the word is another operand; NO_KIND: there is no such kind */
static uint8_t split_immediate(const struct common_token *word, struct common_token *value)
{
    static const char *const kinds[4] = {"f20", "s20", "u20", "f16"};
    const char *colon = memchr(word->text, ':', word->length);
    size_t at = colon ? (size_t)(colon - word->text) : word->length;
    uint8_t kind = 0;

    *value = vivante_part(word, 0, at);
    if (colon == NULL) return kind_of(word);
    struct common_token name = vivante_part(word, at + 1, word->length - at - 1);
    while (kind < 4 && !says(&name, kinds[kind])) kind++;
    return kind < 4 ? kind : NO_KIND;
}

/*   returns  1 it was read; 0 it is none; -1 with err */
static int read_immediate(struct common_text *text, const struct common_token *word,
                          struct vivante_source *s)
{
    struct common_token value;
    uint32_t imm20 = 0;
    bool large = false;
    uint8_t kind = split_immediate(word, &value);

    if (kind == NO_IMMEDIATE) return 0;
    if (kind == NO_KIND)
        return common_text_fail(text, word, "immediate", "expected :f20, :s20, :u20 or :f16");
    if (kind == VIVANTE_IMM_S20 || kind == VIVANTE_IMM_U20) {
        int64_t lo = kind == VIVANTE_IMM_S20 ? -0x80000 : 0, hi = lo + 0xfffff;
        if (common_text_number_in(text, &value, lo, hi, &imm20) != 0) return -1;
    } else if (!read_float(&value, kind == VIVANTE_IMM_16, &imm20, &large)) {
        return common_text_fail(text, word, "immediate",
                                "expected a number, inf, nan, or 0x and five digits");
    }
    if (large) return common_text_fail(text, word, "too large:", COMMON_TEXT_NOT_INF);
    imm20 &= 0xfffff;
    *s = (struct vivante_source){.use = true,
                                 .reg = imm20 & 0x1ff,
                                 .swiz = (uint8_t)(imm20 >> 9),
                                 .neg = imm20 >> 17 & 1,
                                 .abs = imm20 >> 18 & 1,
                                 .amode = (uint8_t)(kind << 1 | imm20 >> 19),
                                 .group = VIVANTE_IMMEDIATE};
    return 1;
}

/* ---- registers */

/* "t5", "th5", "u5", "uh5", "i5", "r5_12". */
static bool read_register(const struct common_token *t, struct vivante_source *s)
{
    static const struct {
        const char *prefix;
        uint8_t group;
    } groups[] = {{"th", VIVANTE_TEMP_FULL},
                  {"t", VIVANTE_TEMP},
                  {"uh", VIVANTE_UNIFORM_1},
                  {"u", VIVANTE_UNIFORM_0},
                  {"i", VIVANTE_INTERNAL},
                  {"r5_", 5},
                  {"r6_", 6}};
    for (unsigned i = 0; i < sizeof groups / sizeof groups[0]; i++) {
        size_t n = strlen(groups[i].prefix);
        unsigned number;
        if (t->length <= n || !begins(t, groups[i].prefix)) continue;
        struct common_token digits = vivante_part(t, n, t->length - n);
        if (!digits_of(&digits, 511, &number)) continue;
        s->group = groups[i].group;
        s->reg = (uint16_t)number;
        return true;
    }
    return false;
}

static const char source_allowed[] =
    "expected a register with index and four letters (-|u3[a.x].xyzw|), an immediate (2, 1.5, "
    "7:u20) or void";

static int read_source(struct common_text *text, struct vivante_source *s)
{
    struct common_token word, t, rest;
    int immediate;

    if (!common_text_word(text, &word)) return common_text_fail_here(text, source_allowed);
    if (says(&word, "void")) return 0;
    immediate = read_immediate(text, &word, s);
    if (immediate != 0) return immediate < 0 ? -1 : 0;
    *s = (struct vivante_source){.use = true};
    t = word;
    s->neg = t.text[0] == '-';
    if (s->neg) t = vivante_part(&t, 1, t.length - 1);
    s->abs = t.length > 1 && t.text[0] == '|' && t.text[t.length - 1] == '|';
    if (s->abs) t = vivante_part(&t, 1, t.length - 2);
    t = head_of(&t, &rest);
    if (!read_register(&t, s) || !read_index(&rest, &s->amode) || !read_swizzle(&rest, &s->swiz))
        return common_text_fail(text, &word, "source", source_allowed);
    return 0;
}

/* ---- destinations */

static int read_destination(struct common_text *text, struct vivante_insn *insn)
{
    static const char allowed[] =
        "expected t0 to t127, with index and mask (t5[a.x].xy__), or void";
    struct common_token word, t, rest;
    unsigned number;

    if (!common_text_word(text, &word)) return common_text_fail_here(text, allowed);
    if (says(&word, "void")) return 0;
    t = head_of(&word, &rest);
    struct common_token digits = vivante_part(&t, 1, t.length ? t.length - 1 : 0);
    if (t.length < 2 || !begins(&t, "t") || !digits_of(&digits, VIVANTE_TEMPS - 1, &number) ||
        !read_index(&rest, &insn->dst_amode) || !read_mask(&rest, &insn->comps))
        return common_text_fail(text, &word, "destination", allowed);
    insn->dst_use = true;
    insn->dst_reg = (uint8_t)number;
    return 0;
}

/* "mem.x___"; "a0.x___", or void. */
static int read_place(struct common_text *text, const char *name, bool may_void,
                      struct vivante_insn *insn)
{
    struct common_token word, t, rest;
    char allowed[64];

    snprintf(allowed, sizeof allowed, "expected %s%s with a mask", may_void ? "void, or " : "",
             name);
    if (!common_text_word(text, &word)) return common_text_fail_here(text, allowed);
    if (may_void && says(&word, "void")) return 0;
    t = head_of(&word, &rest);
    if (!says(&t, name) || !read_mask(&rest, &insn->comps))
        return common_text_fail(text, &word, "destination", allowed);
    return 0;
}

static int read_sampler(struct common_text *text, struct vivante_insn *insn)
{
    static const char allowed[] = "expected tex0 to tex31, with four letters (tex3[a.x].xyzw)";
    struct common_token word, t, rest;
    unsigned number;

    if (!common_text_word(text, &word)) return common_text_fail_here(text, allowed);
    t = head_of(&word, &rest);
    struct common_token digits = vivante_part(&t, 3, t.length > 3 ? t.length - 3 : 0);
    if (t.length < 4 || !begins(&t, "tex") || !digits_of(&digits, VIVANTE_SAMPLERS - 1, &number) ||
        !read_index(&rest, &insn->tex_amode) || !read_swizzle(&rest, &insn->tex_swiz))
        return common_text_fail(text, &word, "sampler", allowed);
    insn->tex_id = (uint8_t)number;
    return 0;
}

/* A number, or a label for later. */
static int read_target(struct common_text *text, struct vivante_insn *insn,
                       struct common_token *target)
{
    struct common_token word;
    uint32_t value;

    if (!common_text_word(text, &word))
        return common_text_fail_here(text, "expected a label or an instruction's number");
    if (!isdigit((unsigned char)word.text[0])) {
        *target = word;
        return 0;
    }
    if (common_text_number_in(text, &word, 0, VIVANTE_TARGETS - 1, &value) != 0) return -1;
    insn->target = (uint16_t)value;
    return 0;
}

/* ---- the instruction */

/* Sub-opcodes have names, or ext and their number. */
static bool read_ext(const struct common_token *name, struct vivante_insn *insn)
{
    unsigned number;
    struct common_token digits = vivante_part(name, 3, name->length > 3 ? name->length - 3 : 0);
    if (says(name, "bit_findlsb")) insn->sub = VIVANTE_EXT_FINDLSB;
    else if (says(name, "bit_findmsb")) insn->sub = VIVANTE_EXT_FINDMSB;
    else if (name->length > 3 && begins(name, "ext") && digits_of(&digits, 511, &number))
        insn->sub = (uint16_t)number;
    else return false;
    insn->op = VIVANTE_OP_EXT;
    return true;
}

static bool find_op(const struct common_token *name, struct vivante_insn *insn)
{
    const struct common_word *token;
    for (unsigned op = 1; op < VIVANTE_OP_COUNT; op++) {
        common_template(&vivante_encoding, op - 1, &token);
        if (token->element != NULL || token->length != name->length ||
            strncasecmp(token->text, name->text, name->length) != 0)
            continue;
        insn->op = (uint8_t)op;
        return true;
    }
    return read_ext(name, insn);
}

static bool is_suffix(const struct common_word *token)
{
    return token->element != NULL && token->element->kind <= VIVANTE_E_TYPE;
}

/* "add dst, src0, void, src2": which operands an instruction has. */
static void put_operands(const struct vivante_insn *insn, char *text, size_t size)
{
    static const char *const names[VIVANTE_ELEMENTS] = {
        [VIVANTE_E_EXT] = "bit_find..", [VIVANTE_E_DST] = "dst",  [VIVANTE_E_ADST] = "a0",
        [VIVANTE_E_MEMORY] = "mem",     [VIVANTE_E_TID] = "texN", [VIVANTE_E_A] = "src0",
        [VIVANTE_E_B] = "src1",         [VIVANTE_E_C] = "src2",   [VIVANTE_E_TARGET] = "target"};
    const struct common_word *token;
    unsigned tokens = common_template(&vivante_encoding, insn->op - 1u, &token);
    size_t used = 0;

    for (unsigned i = 0; i < tokens && used < size; i++) {
        const struct common_element *e = token[i].element;
        if (is_suffix(&token[i])) continue;
        const char *word = e ? names[e->kind] : token[i].text;
        int length = e ? (int)strlen(word) : token[i].length;
        used += (size_t)snprintf(text + used, size - used, "%s%.*s", token[i].blank ? " " : "",
                                 length, word);
    }
}

static int read_void(struct common_text *text, const struct vivante_insn *insn)
{
    struct common_token word = common_text_here(text);
    char expected[128] = "expected void here:";

    if (says(&word, "void")) {
        common_text_word(text, &word);
        return 0;
    }
    size_t used = strlen(expected);
    put_operands(insn, expected + used, sizeof expected - used);
    return common_text_fail_here(text, expected);
}

static int read_operand(struct common_text *text, const struct common_word *token,
                        struct vivante_insn *insn, struct common_token *target)
{
    if (token->element == NULL) return read_void(text, insn);
    switch (token->element->kind) {
    case VIVANTE_E_DST: return read_destination(text, insn);
    case VIVANTE_E_ADST: return read_place(text, "a0", true, insn);
    case VIVANTE_E_MEMORY: return read_place(text, "mem", false, insn);
    case VIVANTE_E_TID: return read_sampler(text, insn);
    case VIVANTE_E_A: return read_source(text, &insn->src[0]);
    case VIVANTE_E_B: return read_source(text, &insn->src[1]);
    case VIVANTE_E_C: return read_source(text, &insn->src[2]);
    case VIVANTE_E_TARGET: return read_target(text, insn, target);
    default: return 0;
    }
}

int vivante_read_insn(struct common_text *text, struct vivante_insn *insn,
                      struct common_token *target)
{
    static const char *const other[] = {"bit_findlsb", "bit_findmsb", NULL};
    const struct common_word *token;
    struct common_token word, name, rest;
    unsigned at = 1;

    memset(insn, 0, sizeof *insn);
    *target = (struct common_token){.length = 0};
    if (!common_text_word(text, &word))
        return common_text_fail_here(text, "expected an instruction");
    name = head_of(&word, &rest);
    if (!find_op(&name, insn))
        return common_mnemonic_fail(text, &name, &vivante_encoding, other,
                                    "expected a mnemonic, such as mov, add, mad or texld");
    insn->form = vivante_rows[insn->op].form;
    unsigned tokens = common_template(&vivante_encoding, insn->op - 1u, &token);
    unsigned element =
        at < tokens && is_suffix(&token[at]) ? token[at++].element->kind : VIVANTE_ELEMENTS;
    if (read_suffixes(text, element, rest, insn) != 0) return -1;
    for (; at < tokens; at++)
        if (*token[at].text != ',' && read_operand(text, &token[at], insn, target) != 0) return -1;
    return common_text_end_line(text);
}
