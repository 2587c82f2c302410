/* See codec.h. */
#include "codec.h"

#include "../common/fields.h"
#include "../common/text.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool sgx543_fail(struct sgx543_codec *c, const char *wanted, ...)
{
    va_list args;
    if (c->operand != NULL) c->p = c->operand;
    if (c->furthest != NULL && c->p <= c->furthest) return false;
    c->furthest = c->p;
    va_start(args, wanted);
    vsnprintf(c->wanted, sizeof c->wanted, wanted, args);
    va_end(args);
    return false;
}

static bool stands(const struct sgx543_codec *c, const char *text)
{
    size_t length = strlen(text);
    return (size_t)(c->end - c->p) >= length && memcmp(c->p, text, length) == 0;
}

bool sgx543_text(struct sgx543_codec *c, const char *text)
{
    if (!c->reading) {
        common_write(&c->out, "%s", text);
        return true;
    }
    if (!stands(c, text)) {
        const char *word = text + strspn(text, " ");
        return *word ? sgx543_fail(c, "'%s'", word) : sgx543_fail(c, "an operand");
    }
    c->p += strlen(text);
    return true;
}

bool sgx543_maybe(struct sgx543_codec *c, bool there, const char *text)
{
    if (c->reading ? !stands(c, text) : !there) return false;
    return sgx543_text(c, text);
}

void sgx543_flag(struct sgx543_codec *c, unsigned field, const char *text)
{
    bool there = sgx543_maybe(c, c->insn->f[field], text);
    if (c->reading) c->insn->f[field] = there;
}

bool sgx543_word(struct sgx543_codec *c, unsigned field, const char *const *words, unsigned count)
{
    size_t longest = 0;
    unsigned best = count;

    if (!c->reading) return sgx543_text(c, words[c->insn->f[field]]);
    for (unsigned i = 0; i < count; i++) {
        if (words[i] == NULL || !stands(c, words[i])) continue;
        if (best != count && strlen(words[i]) <= longest) continue;
        best = i;
        longest = strlen(words[i]);
    }
    if (best == count) return sgx543_fail(c, "a suffix that docs/isa/sgx543.md, 6 has there");
    c->insn->f[field] = best;
    c->p += longest;
    return true;
}

bool sgx543_number(struct sgx543_codec *c, uint32_t *value, const char *format, uint32_t most)
{
    if (!c->reading) {
        common_write(&c->out, format, (unsigned)*value);
        return true;
    }
    bool hex = c->end - c->p > 2 && c->p[0] == '0' && c->p[1] == 'x';
    const char *p = c->p + (hex ? 2 : 0);
    int64_t number;
    while (p < c->end && (hex ? isxdigit((unsigned char)*p) : isdigit((unsigned char)*p))) p++;
    int status = common_number(&common_syntax_words, NULL, c->p, (size_t)(p - c->p), &number);
    if (status == -1) return sgx543_fail(c, "a number");
    if (status != 0 || number > most)
        return hex ? sgx543_fail(c, "a number up to 0x%x", (unsigned)most)
                   : sgx543_fail(c, "a number up to %u", (unsigned)most);
    *value = (uint32_t)number;
    c->p = p;
    return true;
}

/* ---- registers: sheet 2.3 to 2.5 */

static uint32_t ext_of(const struct sgx543_codec *c, const struct sgx543_fields *f)
{
    return f->ext == SGX543_FIELDS ? 0 : c->insn->f[f->ext];
}

static void write_register(struct sgx543_codec *c, const struct sgx543_fields *f)
{
    static const uint8_t src0[2][2] = {{0, 2}, {1, 3}}, direct[4] = {0, 1, 2, 3};
    unsigned bank = c->insn->f[f->bank], ext = ext_of(c, f), n = c->insn->f[f->number];
    unsigned first = f->bits == 6 ? 60 : 124, off = f->bits - 2, scale = f->doubled ? 2 : 1;
    unsigned index = f->kind != SGX543_KIND_SRC0 && bank == 3 && ext ? 2 : 0;

    if (f->kind == SGX543_KIND_DEST && bank == 3 && !ext) index = 1;
    if (f->kind == SGX543_KIND_SRC && bank == 0 && ext) index = 1;
    if (index) {
        common_write(&c->out, "%s[idx%u*2+%u]", sgx543_banks[n >> off], index,
                     scale * (n & ((1u << off) - 1)));
    } else if (f->kind != SGX543_KIND_SRC0 && ext && bank == 1) {
        common_write(&c->out, "%c%u", n & 64 ? 'g' : 'c', n & 63);
    } else if (f->kind != SGX543_KIND_SRC0 && ext && bank == 2) {
        common_write(&c->out, f->kind == SGX543_KIND_DEST ? "idx%u" : "#%u", n);
    } else {
        bank = f->kind == SGX543_KIND_SRC0 ? src0[ext][bank] : ext ? 3 : direct[bank];
        if (bank == 0 && n >= first) common_write(&c->out, "i%u", n - first);
        else common_write(&c->out, "%s%u", sgx543_banks[bank], scale * n);
    }
}

static bool set_register(struct sgx543_codec *c, const struct sgx543_fields *f, unsigned bank,
                         unsigned ext, uint32_t n)
{
    if (ext && f->ext == SGX543_FIELDS) return sgx543_fail(c, "another bank of registers");
    if (n >> f->bits != 0)
        return sgx543_fail(c, "a register with a number up to %u", (1u << f->bits) - 1);
    if (f->ext != SGX543_FIELDS) c->insn->f[f->ext] = ext;
    c->insn->f[f->bank] = bank;
    c->insn->f[f->number] = n;
    return true;
}

/* "[idx1*2+10]" after the name of a bank. */
static bool read_index(struct sgx543_codec *c, const struct sgx543_fields *f, unsigned bank)
{
    unsigned off = f->bits - 2;
    uint32_t index, n;
    if (f->kind == SGX543_KIND_SRC0) return sgx543_fail(c, "a register without an index");
    if (!sgx543_text(c, "[idx") || !sgx543_number(c, &index, "", 2) || !sgx543_text(c, "*2+") ||
        !sgx543_number(c, &n, "", 63) || !sgx543_text(c, "]"))
        return false;
    if (index == 0 || (f->doubled && n % 2 != 0) || (f->doubled ? n / 2 : n) >> off != 0)
        return sgx543_fail(c,
                           f->doubled ? "idx1 or idx2, and an even number up to %u"
                                      : "idx1 or idx2, and a number up to %u",
                           ((1u << off) - 1) * (f->doubled ? 2 : 1));
    n = (f->doubled ? n / 2 : n) | bank << off;
    if (index == 2) return set_register(c, f, 3, 1, n);
    return f->kind == SGX543_KIND_DEST ? set_register(c, f, 3, 0, n) : set_register(c, f, 0, 1, n);
}

static bool read_bank(struct sgx543_codec *c, const struct sgx543_fields *f, unsigned bank)
{
    static const uint8_t src0_bank[4] = {0, 0, 1, 1}, src0_ext[4] = {0, 1, 0, 1};
    uint32_t n;
    if (c->p < c->end && *c->p == '[') return read_index(c, f, bank);
    if (!sgx543_number(c, &n, "", 255)) return false;
    if (f->doubled && n % 2 != 0) return sgx543_fail(c, "a register with an even number");
    if (f->doubled) n /= 2;
    if (bank == 0 && n >= (f->bits == 6 ? 60u : 124u))
        return sgx543_fail(c, "a register up to r%u",
                           ((f->bits == 6 ? 60u : 124u) - 1) * (f->doubled ? 2 : 1));
    if (f->kind == SGX543_KIND_SRC0) return set_register(c, f, src0_bank[bank], src0_ext[bank], n);
    if (f->kind == SGX543_KIND_DEST && bank == 3) return set_register(c, f, 0, 1, n);
    return set_register(c, f, bank, 0, n);
}

static bool read_register(struct sgx543_codec *c, const struct sgx543_fields *f)
{
    static const char allowed[] = "a register: r, o, pa, sa, i, c, g, idx or # with a number";
    uint32_t n;
    if (sgx543_maybe(c, false, "idx"))
        return f->kind == SGX543_KIND_DEST && sgx543_number(c, &n, "", 127)
                   ? set_register(c, f, 2, 1, n)
                   : sgx543_fail(c, allowed);
    if (sgx543_maybe(c, false, "#"))
        return f->kind == SGX543_KIND_SRC && sgx543_number(c, &n, "", 127)
                   ? set_register(c, f, 2, 1, n)
                   : sgx543_fail(c, allowed);
    if (sgx543_maybe(c, false, "i"))
        return sgx543_number(c, &n, "", 3) &&
               set_register(c, f, 0, 0, n + (f->bits == 6 ? 60 : 124));
    for (unsigned i = 0; i < 2; i++)
        if (f->kind != SGX543_KIND_SRC0 && sgx543_maybe(c, false, i ? "g" : "c"))
            return sgx543_number(c, &n, "", 63) && set_register(c, f, 1, 1, n + 64 * i);
    for (unsigned bank = 4; bank-- > 0;)
        if (sgx543_maybe(c, false, sgx543_banks[bank])) return read_bank(c, f, bank);
    return sgx543_fail(c, allowed);
}

bool sgx543_register_text(struct sgx543_codec *c, const struct sgx543_fields *fields)
{
    if (!c->reading) {
        write_register(c, fields);
        return true;
    }
    c->operand = c->p;
    bool good = read_register(c, fields);
    c->operand = NULL;
    return good;
}

/* ---- masks and swizzles */

bool sgx543_mask_text(struct sgx543_codec *c, uint32_t *mask)
{
    if (!c->reading) {
        if (*mask) common_write(&c->out, ".");
        for (unsigned k = 0; k < 4; k++)
            if (*mask >> k & 1) common_write(&c->out, "%c", sgx543_letters[k]);
        return true;
    }
    *mask = 0;
    if (!sgx543_maybe(c, false, ".")) return true;
    for (unsigned k = 0; k < 4; k++)
        if (c->p < c->end && *c->p == sgx543_letters[k]) {
            *mask |= 1u << k;
            c->p++;
        }
    return *mask != 0 || sgx543_fail(c, "letters of xyzw, ascending");
}

bool sgx543_letters_text(struct sgx543_codec *c, unsigned slot, const char *letters, unsigned lanes)
{
    if (lanes == 0) return true;
    bool bare = c->bare && !stands(c, ".");
    if (!bare && !sgx543_maybe(c, true, "."))
        return sgx543_fail(c, "'.' and a letter for each lane that is written");
    for (unsigned k = 0; k < 4; k++) {
        if (!(lanes >> k & 1)) continue;
        if (!c->reading) {
            common_write(&c->out, "%c", letters[k]);
            continue;
        }
        bool good = bare || (c->p < c->end && sgx543_channel(*c->p) < 8);
        char *want = &c->letters[slot][k], letter = bare ? sgx543_letters[k] : *c->p;
        if (!good || (*want != 0 && *want != letter))
            return sgx543_fail(c, "a letter of xyzw, 0, 1, 2 or h for each lane that is written");
        *want = letter;
        c->p += !bare;
    }
    return true;
}

bool sgx543_find_swizzle(struct sgx543_codec *c, unsigned slot, const char (*table)[5],
                         unsigned count, uint32_t *code)
{
    for (uint32_t i = 0; i < count; i++) {
        bool same = table[i][0] != '\0';
        for (unsigned k = 0; k < 4; k++)
            same = same && (c->letters[slot][k] == 0 || c->letters[slot][k] == table[i][k]);
        if (!same) continue;
        *code = i;
        return true;
    }
    return sgx543_fail(c, "a swizzle that this operand can have");
}
