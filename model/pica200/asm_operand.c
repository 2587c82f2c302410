/* Names and register operands. */
#include "asm.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

static const struct {
    char class;
    unsigned size;
} classes_of[] = {{'v', PICA200_ROWS},     {'o', PICA200_ROWS}, {'r', PICA200_ROWS},
                  {'c', PICA200_UNIFORMS}, {'i', PICA200_INTS}, {'b', PICA200_BOOLS}};

unsigned pica200_asm_class_size(char class)
{
    for (unsigned i = 0; i < sizeof classes_of / sizeof classes_of[0]; i++)
        if (classes_of[i].class == class) return classes_of[i].size;
    return 0;
}

const struct pica200_ref *pica200_asm_find(const struct pica200_asm *a,
                                           const struct common_token *name)
{
    const struct common_symbol *symbol =
        common_symbols_find(&a->base.symbols, name->text, name->length);
    return symbol != NULL ? &a->symbol[symbol - a->base.symbols.list] : NULL;
}

/* A letter may be a capital. */
static char class_of(const struct common_token *t)
{
    return (char)tolower((unsigned char)t->text[0]);
}

/* "c12": a letter of a class, then digits. */
static bool is_register(const struct common_token *t)
{
    if (t->length < 2 || pica200_asm_class_size(class_of(t)) == 0) return false;
    for (size_t i = 1; i < t->length; i++)
        if (!isdigit((unsigned char)t->text[i])) return false;
    return true;
}

int pica200_asm_define(struct pica200_asm *a, const struct common_token *name,
                       const struct pica200_ref *ref)
{
    static const char *const reserved[] = {"a0", "a1", "a2", "a01", "aL", "cmp", "lcnt", "file"};
    size_t at = a->base.symbols.count;
    bool taken = is_register(name);
    for (unsigned i = 0; i < sizeof reserved / sizeof reserved[0]; i++)
        taken = taken || common_text_says(a->base.at.syntax, name, reserved[i]);
    if (taken)
        return common_text_fail(&a->base.at, name, "cannot define",
                                "a name that no register has is allowed");
    if (common_text_grow(&a->base.at, &a->symbol, at, &a->symbol_room, sizeof *a->symbol) != 0 ||
        common_symbols_add(&a->base.symbols, &a->base.at, name, COMMON_SYMBOL_ISA, 0) != 0)
        return -1;
    a->symbol[at] = *ref;
    return 0;
}

/* --- the text after the name --- */

/* a0.x, a0.y, aL and their other spellings. */
static bool take_index_register(struct pica200_asm *a, uint8_t *idx)
{
    static const struct {
        const char *text;
        uint8_t idx;
    } names[] = {{"a0.x", PICA200_IDX_A0X}, {"a0.y", PICA200_IDX_A0Y}, {"a0", PICA200_IDX_A0X},
                 {"a1", PICA200_IDX_A0Y},   {"a2", PICA200_IDX_AL},    {"aL", PICA200_IDX_AL},
                 {"lcnt", PICA200_IDX_AL}};
    for (unsigned i = 0; i < sizeof names / sizeof names[0]; i++) {
        if (!common_text_take(&a->base.at, names[i].text)) continue;
        *idx = names[i].idx;
        return true;
    }
    return false;
}

/* [4], [a0.x], [a0.x+4], [2*3+aL], [aL-1] */
static int read_index(struct pica200_asm *a, struct pica200_ref *ref, int64_t *offset)
{
    static const char allowed[] = "a number, a0.x, a0.y or aL is allowed in an index";
    struct common_text *text = &a->base.at;
    bool minus = false, more = true;
    for (*offset = 0; more;) {
        uint8_t idx;
        int64_t number;
        if (!minus && ref->idx == PICA200_IDX_NONE && take_index_register(a, &idx)) {
            ref->idx = idx;
        } else {
            common_text_blank(text);
            if (!isdigit((unsigned char)*text->p) && *text->p != '(')
                return common_text_fail_here(text, allowed);
            if (common_text_product(text, &number) != 0) return -1;
            *offset += minus ? -number : number;
        }
        minus = common_text_take(text, "-");
        more = minus || common_text_take(text, "+");
    }
    return common_text_need(text, "]", "']' is allowed here");
}

static int component_number(char c)
{
    static const char letters[] = "xyzwrgbastpq";
    const char *found = c != '\0' ? strchr(letters, tolower((unsigned char)c)) : NULL;
    return found != NULL ? (int)(found - letters) % 4 : -1;
}

int pica200_asm_components(struct pica200_asm *a, struct pica200_ref *ref)
{
    struct common_token t;
    if (!common_text_name(&a->base.at, &t))
        return common_text_fail_here(&a->base.at, "components such as xyzw are allowed");
    if (ref->empty)
        return common_text_fail(&a->base.at, &t, "found", "the alias has a mask already");
    if (common_token_is(&t, "_")) {
        ref->empty = true;
        ref->ncomponent = 0;
        return 0;
    }
    uint8_t component[4];
    if (t.length > 4)
        return common_text_fail(&a->base.at, &t, "components",
                                "one to four of x, y, z, w are allowed");
    for (size_t i = 0; i < t.length; i++) {
        int number = component_number(t.text[i]);
        if (number < 0)
            return common_text_fail(&a->base.at, &t, "components",
                                    "one to four of x, y, z, w are allowed");
        unsigned of = (unsigned)number;
        if (ref->ncomponent != 0) /* those of an alias: choose among them */
            of = ref->component[of < ref->ncomponent ? of : ref->ncomponent - 1u];
        component[i] = (uint8_t)of;
    }
    ref->ncomponent = (uint8_t)t.length;
    memcpy(ref->component, component, sizeof component);
    return 0;
}

/* --- the name --- */

static int fail_class(struct pica200_asm *a, const struct common_token *t, const char *classes,
                      const char *what)
{
    char allowed[128] = "";
    for (const char *c = classes; *c != '\0'; c++) {
        size_t used = strlen(allowed);
        snprintf(allowed + used, sizeof allowed - used, "%s%c0-%c%u",
                 used == 0      ? ""
                 : c[1] == '\0' ? " and "
                                : ", ",
                 *c, *c, pica200_asm_class_size(*c) - 1);
    }
    size_t used = strlen(allowed);
    snprintf(allowed + used, sizeof allowed - used, " are allowed as %s", what);
    return common_text_fail(&a->base.at, t, "found", allowed);
}

/* An element beyond those that a name has is a register after them, as in picasso; but it must be
 * one. */
static int add_offset(struct pica200_asm *a, struct pica200_ref *ref, int64_t offset)
{
    char allowed[64];
    int first = ref->reg, size = (int)pica200_asm_class_size(ref->class);
    if (offset >= -first && offset < size - first) {
        ref->reg = (uint16_t)(first + offset);
        return 0;
    }
    snprintf(allowed, sizeof allowed, "%d to %d is allowed", -first, size - first - 1);
    return common_text_fail(&a->base.at, &ref->token, "index leads beyond the registers from",
                            allowed);
}

static int read_plain(struct pica200_asm *a, const struct common_token *t, struct pica200_ref *ref)
{
    uint32_t number = 0;
    char class = class_of(t);
    unsigned size = pica200_asm_class_size(class);
    for (size_t i = 1; i < t->length && number < 1000; i++)
        number = number * 10 + (uint32_t)(t->text[i] - '0');
    if (number >= size || (t->length > 2 && t->text[1] == '0')) {
        char allowed[64];
        snprintf(allowed, sizeof allowed, "%c0 to %c%u are allowed", class, class, size - 1);
        return common_text_fail(&a->base.at, t, "no such register:", allowed);
    }
    ref->class = class;
    ref->reg = (uint16_t)number;
    return 0;
}

int pica200_asm_ref(struct pica200_asm *a, const char *classes, const char *what,
                    struct pica200_ref *ref)
{
    struct common_token t;
    int64_t offset = 0;
    bool neg = common_text_take(&a->base.at, "-");
    if (!common_text_name(&a->base.at, &t)) {
        struct common_token none = {a->base.at.p, 0, a->base.at.line,
                                    (unsigned)(a->base.at.p - a->base.at.start) + 1};
        if (!common_text_at_end(&a->base.at)) none.length = 1;
        if (none.length == 0)
            return common_text_fail_here(&a->base.at, "a register is allowed here");
        return fail_class(a, &none, classes, what);
    }
    memset(ref, 0, sizeof *ref);
    if (is_register(&t)) {
        if (read_plain(a, &t, ref) != 0) return -1;
    } else {
        const struct pica200_ref *symbol = pica200_asm_find(a, &t);
        if (symbol == NULL) return fail_class(a, &t, classes, what);
        *ref = *symbol;
    }
    ref->token = t;
    ref->neg = ref->neg != neg;
    if (strchr(classes, ref->class) == NULL) return fail_class(a, &t, classes, what);
    if (common_text_take(&a->base.at, "[")) {
        if (ref->idx != PICA200_IDX_NONE)
            return common_text_fail(&a->base.at, &t, "found", "the alias has an index already");
        if (read_index(a, ref, &offset) != 0) return -1;
        if (ref->idx != PICA200_IDX_NONE && ref->class != 'c')
            return common_text_fail(&a->base.at, &t, "relative index of", "c0-c95 can have one");
    }
    if (add_offset(a, ref, offset) != 0) return -1;
    return *a->base.at.p == '.' && common_text_take(&a->base.at, ".")
               ? pica200_asm_components(a, ref)
               : 0;
}

int pica200_asm_whole(struct pica200_asm *a, const char *classes, const char *what,
                      struct pica200_ref *ref)
{
    if (pica200_asm_ref(a, classes, what, ref) != 0) return -1;
    if (!ref->neg && ref->ncomponent == 0 && !ref->empty && ref->idx == PICA200_IDX_NONE) return 0;
    return common_text_fail(&a->base.at, &ref->token, "found", "a whole register is allowed here");
}
