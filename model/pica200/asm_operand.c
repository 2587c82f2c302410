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

struct pica200_symbol *pica200_asm_find(struct pica200_asm *a, const char *text, size_t length)
{
    for (size_t i = 0; i < a->symbols; i++) {
        const struct pica200_token *name = &a->symbol[i].name;
        if (name->length == length && memcmp(name->text, text, length) == 0) return &a->symbol[i];
    }
    return NULL;
}

/* "c12": a letter of a class, then digits. */
static bool is_register(const struct pica200_token *t)
{
    if (t->length < 2 || pica200_asm_class_size(t->text[0]) == 0) return false;
    for (size_t i = 1; i < t->length; i++)
        if (!isdigit((unsigned char)t->text[i])) return false;
    return true;
}

struct pica200_symbol *pica200_asm_define(struct pica200_asm *a, const struct pica200_token *name,
                                          unsigned kind)
{
    static const char *const reserved[] = {"a0", "a1", "a2", "a01", "aL", "cmp", "lcnt", "file"};
    const struct pica200_symbol *old = pica200_asm_find(a, name->text, name->length);
    bool taken = is_register(name);
    for (unsigned i = 0; i < sizeof reserved / sizeof reserved[0]; i++)
        taken = taken || pica200_asm_is(name, reserved[i]);
    if (taken) {
        pica200_asm_fail(a, name, "cannot define", "a name that no register has is allowed");
        return NULL;
    }
    if (old != NULL) {
        char where[64];
        snprintf(where, sizeof where, "line %u did; one definition is allowed", old->name.line);
        pica200_asm_fail(a, name, "second definition of", where);
        return NULL;
    }
    if (pica200_asm_grow(a, &a->symbol, a->symbols, &a->symbol_room, sizeof *a->symbol) != 0)
        return NULL;
    struct pica200_symbol *symbol = &a->symbol[a->symbols++];
    *symbol = (struct pica200_symbol){.name = *name, .kind = (uint8_t)kind, .count = 1};
    return symbol;
}

/* --- what stands behind the name --- */

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
        if (!pica200_asm_take(a, names[i].text)) continue;
        *idx = names[i].idx;
        return true;
    }
    return false;
}

/* [4], [a0.x], [a0.x+4], [4+aL] */
static int read_index(struct pica200_asm *a, struct pica200_ref *ref, uint32_t *offset)
{
    static const char allowed[] = "a number, a0.x, a0.y or aL is allowed in an index";
    *offset = 0;
    bool number = false;
    do {
        uint8_t idx;
        if (ref->idx == PICA200_IDX_NONE && take_index_register(a, &idx)) {
            ref->idx = idx;
        } else {
            pica200_asm_blank(a);
            if (number || !isdigit((unsigned char)*a->at.p))
                return pica200_asm_fail_here(a, allowed);
            if (pica200_asm_number(a, 0, PICA200_UNIFORMS - 1, offset) != 0) return -1;
            number = true;
        }
    } while (pica200_asm_take(a, "+"));
    return pica200_asm_need(a, "]", "']' is allowed here");
}

static int component_number(char c)
{
    static const char letters[] = "xyzwrgbastpq";
    const char *found = c != '\0' ? strchr(letters, c) : NULL;
    return found != NULL ? (int)(found - letters) % 4 : -1;
}

/* .xyz, or a mask of nothing: ._ */
static int read_components(struct pica200_asm *a, struct pica200_ref *ref)
{
    struct pica200_token t;
    if (!pica200_asm_name(a, &t))
        return pica200_asm_fail_here(a, "components such as xyzw are allowed");
    if (ref->empty) return pica200_asm_fail(a, &t, "found", "the alias has a mask already");
    if (pica200_asm_is(&t, "_")) {
        ref->empty = true;
        ref->ncomponent = 0;
        return 0;
    }
    uint8_t component[4];
    if (t.length > 4)
        return pica200_asm_fail(a, &t, "components", "one to four of x, y, z, w are allowed");
    for (size_t i = 0; i < t.length; i++) {
        int number = component_number(t.text[i]);
        if (number < 0)
            return pica200_asm_fail(a, &t, "components", "one to four of x, y, z, w are allowed");
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

static int fail_class(struct pica200_asm *a, const struct pica200_token *t, const char *classes,
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
    return pica200_asm_fail(a, t, "found", allowed);
}

static int fail_array(struct pica200_asm *a, const struct pica200_ref *ref, const char *what,
                      uint32_t count)
{
    char allowed[64];
    snprintf(allowed, sizeof allowed, "0 to %u is allowed", (unsigned)count - 1);
    return pica200_asm_fail(a, &ref->token, what, allowed);
}

static int read_plain(struct pica200_asm *a, const struct pica200_token *t, struct pica200_ref *ref)
{
    uint32_t number = 0;
    unsigned size = pica200_asm_class_size(t->text[0]);
    for (size_t i = 1; i < t->length && number < 1000; i++)
        number = number * 10 + (uint32_t)(t->text[i] - '0');
    if (number >= size || (t->length > 2 && t->text[1] == '0')) {
        char allowed[64];
        snprintf(allowed, sizeof allowed, "%c0 to %c%u are allowed", t->text[0], t->text[0],
                 size - 1);
        return pica200_asm_fail(a, t, "no such register:", allowed);
    }
    ref->class = t->text[0];
    ref->reg = (uint16_t)number;
    return 0;
}

int pica200_asm_ref(struct pica200_asm *a, const char *classes, const char *what,
                    struct pica200_ref *ref)
{
    struct pica200_token t;
    uint32_t count = 0, offset = 0; /* count: of a named array */
    bool neg = pica200_asm_take(a, "-");
    if (!pica200_asm_name(a, &t)) {
        struct pica200_token none = {a->at.p, 0, a->at.line, (unsigned)(a->at.p - a->at.start) + 1};
        if (!pica200_asm_at_end(a)) none.length = 1;
        if (none.length == 0) return pica200_asm_fail_here(a, "a register is allowed here");
        return fail_class(a, &none, classes, what);
    }
    memset(ref, 0, sizeof *ref);
    if (is_register(&t)) {
        if (read_plain(a, &t, ref) != 0) return -1;
    } else {
        const struct pica200_symbol *symbol = pica200_asm_find(a, t.text, t.length);
        if (symbol == NULL || symbol->kind != PICA200_SYMBOL_REGISTER)
            return fail_class(a, &t, classes, what);
        *ref = symbol->ref;
        count = symbol->count;
    }
    ref->token = t;
    ref->neg = ref->neg != neg;
    if (strchr(classes, ref->class) == NULL) return fail_class(a, &t, classes, what);
    if (pica200_asm_take(a, "[")) {
        if (ref->idx != PICA200_IDX_NONE)
            return pica200_asm_fail(a, &t, "found", "the alias has an index already");
        if (read_index(a, ref, &offset) != 0) return -1;
        if (ref->idx != PICA200_IDX_NONE && ref->class != 'c')
            return pica200_asm_fail(a, &t, "relative index of", "c0-c95 can have one");
    }
    if (count > 0 && offset >= count && ref->idx == PICA200_IDX_NONE)
        return fail_array(a, ref, "no such element of", count);
    if (ref->reg + offset >= pica200_asm_class_size(ref->class))
        return fail_array(a, ref, "index leads beyond the registers from",
                          pica200_asm_class_size(ref->class) - ref->reg);
    ref->reg = (uint16_t)(ref->reg + offset);
    return *a->at.p == '.' && pica200_asm_take(a, ".") ? read_components(a, ref) : 0;
}
