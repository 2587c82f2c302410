/* Directives that give names to registers and constants, as in picasso. */
#include "asm.h"

#include <stdlib.h>
#include <string.h>

static int need_name(struct pica200_asm *a, struct common_token *name)
{
    return common_text_name(&a->base.at, name)
               ? 0
               : common_text_fail_here(&a->base.at, "a name is allowed here");
}

static int set_words(struct pica200_asm *a, uint32_t space, uint32_t addr, const uint32_t *word,
                     size_t count)
{
    return common_program_add(a->base.program, false, space, 0, addr, word, count, a->base.at.line,
                              a->base.at.err);
}

static int set_uniform(struct pica200_asm *a, uint32_t reg, const uint32_t *value)
{
    return set_words(a, PICA200_SPACE_UNIFORM, 16 * reg, value, 4);
}

static int set_int(struct pica200_asm *a, uint32_t reg, const uint32_t *value)
{
    uint32_t word = value[0] | value[1] << 8 | value[2] << 16 | value[3] << 24;
    return set_words(a, PICA200_SPACE_INT, 4 * reg, &word, 1);
}

/* One word holds them all, so the last segment has what all .setb said. */
static int set_bool(struct pica200_asm *a, uint32_t reg, bool value)
{
    uint32_t word = 0;
    for (size_t i = 0; i < a->base.program->inits; i++)
        if (a->base.program->init[i].space == PICA200_SPACE_BOOL)
            word = a->base.program->init[i].word[0];
    word = (word & ~(1u << reg)) | (uint32_t)value << reg;
    a->names->bools |= (uint16_t)(1u << reg);
    return set_words(a, PICA200_SPACE_BOOL, 0, &word, 1);
}

/* (x, y, z, w) */
static int read_vector(struct pica200_asm *a, uint32_t *value)
{
    if (common_text_need(&a->base.at, "(", "'(' and four values are allowed here") != 0) return -1;
    for (unsigned i = 0; i < 4; i++) {
        if (i > 0 &&
            common_text_need(&a->base.at, ",", "',' and four values are allowed here") != 0)
            return -1;
        if (pica200_asm_real(&a->base.at, &value[i]) != 0) return -1;
    }
    return common_text_need(&a->base.at, ")", "')' is allowed here");
}

/* The same of bytes: the lower eight bits of what is written, as picasso keeps them. */
static int read_bytes(struct pica200_asm *a, uint32_t *value)
{
    if (common_text_need(&a->base.at, "(", "'(' and four numbers are allowed here") != 0) return -1;
    for (unsigned i = 0; i < 4; i++) {
        if (i > 0 &&
            common_text_need(&a->base.at, ",", "',' and four numbers are allowed here") != 0)
            return -1;
        int64_t number;
        if (common_text_integer(&a->base.at, -(int64_t)UINT32_MAX, UINT32_MAX, &number) != 0)
            return -1;
        value[i] = (uint32_t)number & 255;
    }
    return common_text_need(&a->base.at, ")", "')' is allowed here");
}

/* --- allocation: uniforms from the lowest register up, constants from the highest down --- */

static bool is_used(const struct pica200_asm *a, char class, unsigned reg)
{
    switch (class) {
    case 'c': return a->used_c[reg] != 0;
    case 'v': return (a->used_v >> reg & 1) != 0;
    case 'o': return (a->used_o >> reg & 1) != 0;
    case 'i': return (a->used_i >> reg & 1) != 0;
    default: return (a->used_b >> reg & 1) != 0;
    }
}

static void mark(struct pica200_asm *a, char class, unsigned reg)
{
    switch (class) {
    case 'c': a->used_c[reg] = 1; break;
    case 'v': a->used_v |= 1u << reg; break;
    case 'o': a->used_o |= 1u << reg; break;
    case 'i': a->used_i |= 1u << reg; break;
    default: a->used_b |= 1u << reg; break;
    }
}

static bool is_free(const struct pica200_asm *a, char class, unsigned first, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (is_used(a, class, first + i)) return false;
    return true;
}

/*   down     take the highest ones
 *   returns  0, *first set; -1 with err at `name` */
static int allocate(struct pica200_asm *a, const struct common_token *name, char class,
                    unsigned count, bool down, unsigned *first)
{
    static const char *const full[] = {"all float uniforms are named", "all registers are named"};
    unsigned size = pica200_asm_class_size(class), lowest = class == 'c' ? a->first_free : 0;
    for (unsigned i = 0; lowest + i + count <= size; i++) {
        *first = down ? size - count - i : lowest + i;
        if (!is_free(a, class, *first, count)) continue;
        for (unsigned k = 0; k < count; k++) mark(a, class, *first + k);
        return 0;
    }
    return common_text_fail(&a->base.at, name, "no register is left for", full[class != 'c']);
}

static int define_register(struct pica200_asm *a, const struct common_token *name, char class,
                           unsigned first)
{
    const struct pica200_ref ref = {.class = class, .reg = (uint16_t)first};
    return pica200_asm_define(a, name, &ref);
}

static int add_name(struct pica200_asm *a, const struct common_token *name, unsigned first,
                    unsigned count)
{
    if (pica200_names_add(a->names, name->text, name->length, first, first + count - 1) == 0)
        return 0;
    return common_text_fail_memory(&a->base.at);
}

/* --- .fvec .ivec .bool --- */

static int do_uniforms(struct pica200_asm *a, char class, unsigned number)
{
    do {
        struct common_token name;
        int64_t count = 1;
        unsigned first = 0;
        if (need_name(a, &name) != 0) return -1;
        if (common_text_take(&a->base.at, "[") &&
            (common_text_integer(&a->base.at, 1, pica200_asm_class_size(class), &count) != 0 ||
             common_text_need(&a->base.at, "]", "']' is allowed here") != 0))
            return -1;
        if (allocate(a, &name, class, (unsigned)count, false, &first) != 0 ||
            define_register(a, &name, class, first) != 0 ||
            add_name(a, &name, number + first, (unsigned)count) != 0)
            return -1;
    } while (common_text_take(&a->base.at, ","));
    return 0;
}

static int do_fvec(struct common_assembler *base)
{
    struct pica200_asm *a = pica200_asm_of(base);
    return do_uniforms(a, 'c', PICA200_NAME_C);
}

static int do_ivec(struct common_assembler *base)
{
    struct pica200_asm *a = pica200_asm_of(base);
    return do_uniforms(a, 'i', PICA200_NAME_I);
}

static int do_bool(struct common_assembler *base)
{
    struct pica200_asm *a = pica200_asm_of(base);
    return do_uniforms(a, 'b', PICA200_NAME_B);
}

/* --- constants --- */

static int do_constf(struct common_assembler *base)
{
    struct pica200_asm *a = pica200_asm_of(base);
    struct common_token own;
    uint32_t value[4];
    unsigned reg = 0;
    if (need_name(a, &own) != 0 || read_vector(a, value) != 0 ||
        common_text_end_line(&a->base.at) != 0 || allocate(a, &own, 'c', 1, true, &reg) != 0 ||
        set_uniform(a, reg, value) != 0)
        return -1;
    return define_register(a, &own, 'c', reg);
}

static int do_consti(struct common_assembler *base)
{
    struct pica200_asm *a = pica200_asm_of(base);
    struct common_token own;
    uint32_t value[4];
    unsigned reg = 0;
    if (need_name(a, &own) != 0 || read_bytes(a, value) != 0 ||
        common_text_end_line(&a->base.at) != 0 || allocate(a, &own, 'i', 1, true, &reg) != 0 ||
        set_int(a, reg, value) != 0)
        return -1;
    return define_register(a, &own, 'i', reg);
}

/* .constfa (x, y, z, w): an element of the open array */
static int read_element(struct pica200_asm *a)
{
    struct pica200_array *array = &a->array;
    struct common_token at = common_text_here(&a->base.at);
    uint32_t limit = array->size != 0 ? array->size : PICA200_UNIFORMS;
    if (array->name.length == 0)
        return common_text_fail(&a->base.at, &at, "found", ".constfa NAME[] opens an array first");
    if (array->used == limit)
        return common_text_fail(&a->base.at, &at,
                                "one element too many:", "as many as the array has are allowed");
    if (read_vector(a, array->value[array->used]) != 0) return -1;
    array->used++;
    return 0;
}

/* .constfa NAME[SIZE] or NAME[] opens an array, which .end closes. */
static int do_constfa(struct common_assembler *base)
{
    struct pica200_asm *a = pica200_asm_of(base);
    struct pica200_array *array = &a->array;
    struct common_token own;
    common_text_blank(&base->at);
    if (*base->at.p == '(') return read_element(a);
    if (need_name(a, &own) != 0) return -1;
    if (array->name.length > 0)
        return common_text_fail(&base->at, &own, "array in an array:", ".end closes the first one");
    if (common_text_need(&base->at, "[", "'[' is allowed here") != 0) return -1;
    array->name = own;
    array->size = array->used = 0;
    common_text_blank(&base->at);
    int64_t size = 0;
    if (*base->at.p != ']' && common_text_integer(&base->at, 1, PICA200_UNIFORMS, &size) != 0)
        return -1;
    array->size = (uint32_t)size;
    free(array->value);
    array->value = calloc(PICA200_UNIFORMS, sizeof *array->value);
    if (array->value == NULL) return common_text_fail_memory(&base->at);
    return common_text_need(&base->at, "]", "']' is allowed here");
}

int pica200_asm_close_array(struct pica200_asm *a)
{
    const struct pica200_array *array = &a->array;
    const struct common_token name = array->name;
    uint32_t size = array->size != 0 ? array->size : array->used;
    unsigned first = 0;
    a->array.name.length = 0;
    if (size == 0)
        return common_text_fail(&a->base.at, &name, "no element in",
                                "one .constfa (x, y, z, w) at least is allowed");
    if (allocate(a, &name, 'c', size, true, &first) != 0) return -1;
    for (unsigned i = 0; i < size; i++)
        if (set_uniform(a, first + i, array->value[i]) != 0) return -1;
    return define_register(a, &name, 'c', first);
}

static int do_setf(struct common_assembler *base)
{
    struct pica200_asm *a = pica200_asm_of(base);
    struct pica200_ref ref;
    uint32_t value[4];
    if (pica200_asm_whole(a, "c", "a float uniform", &ref) != 0 || read_vector(a, value) != 0 ||
        common_text_end_line(&a->base.at) != 0)
        return -1;
    return set_uniform(a, ref.reg, value);
}

static int do_seti(struct common_assembler *base)
{
    struct pica200_asm *a = pica200_asm_of(base);
    struct pica200_ref ref;
    uint32_t value[4];
    if (pica200_asm_whole(a, "i", "an integer uniform", &ref) != 0 || read_bytes(a, value) != 0 ||
        common_text_end_line(&a->base.at) != 0)
        return -1;
    return set_int(a, ref.reg, value);
}

static int do_setb(struct common_assembler *base)
{
    struct pica200_asm *a = pica200_asm_of(base);
    static const struct {
        const char *text;
        bool value;
    } words[] = {{"true", true}, {"false", false}, {"on", true},
                 {"off", false}, {"1", true},      {"0", false}};
    struct pica200_ref ref;
    if (pica200_asm_whole(a, "b", "a boolean uniform", &ref) != 0) return -1;
    for (unsigned i = 0; i < sizeof words / sizeof words[0]; i++) {
        if (!common_text_take(&a->base.at, words[i].text)) continue;
        return common_text_end_line(&a->base.at) != 0 ? -1 : set_bool(a, ref.reg, words[i].value);
    }
    return common_text_fail_here(&a->base.at, "true or false is allowed here");
}

/* --- .alias .in .out --- */

static int do_alias(struct common_assembler *base)
{
    struct pica200_asm *a = pica200_asm_of(base);
    struct common_token own;
    struct pica200_ref ref;
    if (need_name(a, &own) != 0 || pica200_asm_ref(a, "vorcib", "an alias", &ref) != 0 ||
        common_text_end_line(&a->base.at) != 0)
        return -1;
    return pica200_asm_define(a, &own, &ref);
}

/* The register that the line names, or a free one. */
static int choose_register(struct pica200_asm *a, const struct common_token *name, char class,
                           struct pica200_ref *ref)
{
    char classes[2] = {class, '\0'};
    unsigned reg = 0;
    memset(ref, 0, sizeof *ref);
    if (!common_text_at_end(&a->base.at)) {
        if (pica200_asm_ref(a, classes, class == 'v' ? "an input" : "an output", ref) != 0)
            return -1;
        if (ref->neg || ref->empty)
            return common_text_fail(&a->base.at, &ref->token, "found", "no sign is allowed here");
        mark(a, class, ref->reg);
        return 0;
    }
    if (allocate(a, name, class, 1, false, &reg) != 0) return -1;
    ref->class = class;
    ref->reg = (uint16_t)reg;
    return 0;
}

static int do_in(struct common_assembler *base)
{
    struct pica200_asm *a = pica200_asm_of(base);
    struct common_token own;
    struct pica200_ref ref;
    if (need_name(a, &own) != 0 || choose_register(a, &own, 'v', &ref) != 0) return -1;
    if (ref.ncomponent != 0)
        return common_text_fail(&a->base.at, &ref.token, "found",
                                "a whole register is allowed here");
    a->in_mask |= 1u << ref.reg;
    if (define_register(a, &own, 'v', ref.reg) != 0) return -1;
    return add_name(a, &own, PICA200_NAME_V + ref.reg, 1);
}

/* Which components of the register the property takes: it comes after one of the two. The name
 * has no mask. */
static int read_output_mask(struct pica200_asm *a, const struct pica200_ref *property,
                            const struct pica200_ref *reg, uint8_t *mask)
{
    const struct pica200_ref *from = property->ncomponent != 0 ? property : reg;
    if (property->ncomponent != 0 && reg->ncomponent != 0)
        return common_text_fail(&a->base.at, &reg->token, "second mask behind",
                                "one behind the property or behind the register is allowed");
    *mask = 0;
    for (unsigned i = 0; i < from->ncomponent; i++) *mask |= (uint8_t)(1 << from->component[i]);
    if (from->ncomponent == 0) *mask = 0xf;
    return 0;
}

/* .out NAME PROPERTY[.mask] [oN[.mask]]; NAME may be '-' */
static int do_out(struct common_assembler *base)
{
    struct pica200_asm *a = pica200_asm_of(base);
    struct common_token own, property;
    struct pica200_ref ref, wired = {0};
    struct pica200_output output = {.mask = 0};
    bool named = !common_text_take(&a->base.at, "-");
    if (named && need_name(a, &own) != 0) return -1;
    if (!common_text_name(&a->base.at, &property))
        return common_text_fail_here(&a->base.at, "a property such as position is allowed here");
    int semantic = pica200_semantic_parse(property.text, property.length);
    if (semantic < 0)
        return common_text_fail(&a->base.at, &property, "found",
                                "position, normalquat, color, texcoord0, texcoord0w, texcoord1, "
                                "texcoord2, view or dummy is allowed");
    wired.token = property;
    if ((*a->base.at.p == '.' && common_text_take(&a->base.at, ".") &&
         pica200_asm_components(a, &wired) != 0) ||
        choose_register(a, &property, 'o', &ref) != 0 ||
        read_output_mask(a, &wired, &ref, &output.mask) != 0)
        return -1;
    output.semantic = (uint8_t)semantic;
    output.reg = (uint8_t)ref.reg;
    a->out_mask |= 1u << ref.reg;
    if (pica200_names_add_output(a->names, output) != 0)
        return common_text_fail_memory(&a->base.at);
    return named ? define_register(a, &own, 'o', ref.reg) : 0;
}

const struct common_directive pica200_name_directives[] = {
    {"alias", .run = do_alias},
    {"fvec", .run = do_fvec},
    {"ivec", .run = do_ivec},
    {"bool", .run = do_bool},
    {"constf", .run = do_constf},
    {"consti", .run = do_consti},
    {"constfa", .run = do_constfa},
    {"setf", .run = do_setf},
    {"seti", .run = do_seti},
    {"setb", .run = do_setb},
    {"in", .run = do_in},
    {"out", .run = do_out},
    {.name = NULL},
};
