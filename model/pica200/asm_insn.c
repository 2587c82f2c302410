/* One instruction: from its operands to the word and the descriptor that it needs. */
#include "asm.h"

#include "../common/fields.h"
#include "../common/nearest.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* The operands of one instruction as they were read. */
struct operands {
    struct common_token mnemonic;
    unsigned op; /* as it is spelled */
    struct pica200_ref dst, src[3];
    bool written; /* a mask, sign or selector was written */
};

static const struct {
    const char *text;
    uint8_t op;
} synonyms[] = {{"exp", PICA200_OP_EX2},
                {"log", PICA200_OP_LG2},
                {"lit", PICA200_OP_LITP},
                {"loop", PICA200_OP_LOOP}};

static unsigned find_op(const struct common_syntax *syntax, const struct common_token *t)
{
    for (unsigned op = PICA200_OP_UNDEF + 1; op < PICA200_OP_COUNT; op++) {
        const struct common_word *mnemonic;
        char text[16];
        pica200_template(op, &mnemonic);
        snprintf(text, sizeof text, "%.*s", (int)mnemonic->length, mnemonic->text);
        if (common_text_says(syntax, t, text)) return op;
    }
    for (unsigned i = 0; i < sizeof synonyms / sizeof synonyms[0]; i++)
        if (common_text_says(syntax, t, synonyms[i].text)) return synonyms[i].op;
    return PICA200_OP_UNDEF;
}

static int fail_mnemonic(struct pica200_asm *a, const struct common_token *t)
{
    enum { COUNT = sizeof synonyms / sizeof synonyms[0] };
    const char *other[COUNT + 1] = {NULL};
    for (unsigned i = 0; i < COUNT; i++) other[i] = synonyms[i].text;
    return common_mnemonic_fail(&a->base.at, t, &pica200_encoding, other,
                                "an instruction, a directive or a label is allowed");
}

int pica200_asm_emit(struct pica200_asm *a, const struct pica200_item *item)
{
    struct pica200_code *code = a->code;
    if (code->items >= PICA200_CODE_WORDS)
        return common_text_fail(&a->base.at, &item->token, "program is too long at",
                                "4096 words are allowed");
    if (common_text_grow(&a->base.at, &code->item, code->items, &code->item_room,
                         sizeof *code->item) != 0)
        return -1;
    code->item[code->items] = *item;
    code->item[code->items++].from = a;
    return 0;
}

/* --- registers --- */

static uint8_t mask_of(const struct pica200_ref *ref)
{
    uint8_t mask = 0;
    if (ref->ncomponent == 0 && !ref->empty) return 0xf;
    for (unsigned i = 0; i < ref->ncomponent; i++) mask |= (uint8_t)(1 << ref->component[i]);
    return mask;
}

static int read_dst(struct pica200_asm *a, struct operands *o)
{
    if (pica200_asm_ref(a, "or", "a destination", &o->dst) != 0) return -1;
    if (o->dst.neg || o->dst.idx != PICA200_IDX_NONE)
        return common_text_fail(&a->base.at, &o->dst.token, "destination",
                                "no sign is allowed here");
    o->written |= o->dst.ncomponent != 0 || o->dst.empty;
    return 0;
}

/* a0 is no register of the operand fields: only its mask counts. */
static int read_a0(struct pica200_asm *a, struct operands *o)
{
    static const char allowed[] = "a0.x, a0.y or a0.xy is allowed as the destination of mova";
    static const struct {
        const char *text;
        uint8_t count, component[2];
    } names[] = {{"a01", 2, {0, 1}}, {"a0", 1, {0, 0}}, {"a1", 1, {1, 0}}};
    struct common_token t;
    unsigned i = 0;
    memset(&o->dst, 0, sizeof o->dst);
    if (!common_text_name(&a->base.at, &t)) return common_text_fail_here(&a->base.at, allowed);
    while (i < 3 && !common_text_says(a->base.at.syntax, &t, names[i].text)) i++;
    if (i == 3) return common_text_fail(&a->base.at, &t, "found", allowed);
    if (*a->base.at.p == '.' && i == 1) {
        a->base.at.p++;
        struct common_token mask;
        if (!common_text_name(&a->base.at, &mask))
            return common_text_fail_here(&a->base.at, allowed);
        o->written = true;
        if (common_token_is(&mask, "_")) {
            o->dst.empty = true;
            return 0;
        }
        for (size_t k = 0; k < mask.length; k++) {
            const char *found = strchr("xyzw", tolower((unsigned char)mask.text[k]));
            if (found == NULL || mask.length > 4)
                return common_text_fail(&a->base.at, &mask, "mask",
                                        "components of x, y, z, w are allowed");
            o->dst.component[o->dst.ncomponent++] = (uint8_t)(found - "xyzw");
        }
        return 0;
    }
    o->dst.ncomponent = names[i].count;
    memcpy(o->dst.component, names[i].component, sizeof names[i].component);
    return 0;
}

static int read_src(struct pica200_asm *a, struct operands *o, unsigned i)
{
    struct pica200_ref *src = &o->src[i];
    if (pica200_asm_ref(a, "vrc", "a source", src) != 0) return -1;
    if (src->empty)
        return common_text_fail(&a->base.at, &src->token, "source",
                                "components such as .xyzw are allowed");
    o->written |= src->ncomponent != 0 || src->neg;
    return 0;
}

static unsigned wide_number(const struct pica200_ref *ref)
{
    return ref->reg + (ref->class == 'c' ? PICA200_REG_C : ref->class == 'r' ? PICA200_REG_R : 0u);
}

/* Source that the layout cannot hold; nsrc if there is none. */
static unsigned misfit(const struct pica200_layout *layout, const struct operands *o)
{
    for (unsigned i = 0; i < layout->nsrc; i++)
        if (o->src[i].class == 'c' && i != layout->wide) return i;
    return layout->nsrc;
}

/* The plain and the inverted encoding: the one that was spelled goes first. */
static unsigned other_op(unsigned op)
{
    for (unsigned k = PICA200_OP_UNDEF + 1; k < PICA200_OP_COUNT; k++)
        if (k != op && (pica200_plain_op(k) == op || pica200_plain_op(op) == k)) return k;
    return op;
}

static int choose_op(struct pica200_asm *a, const struct operands *o, unsigned *op)
{
    unsigned other = other_op(o->op);
    const struct pica200_layout *layout = &pica200_layouts[pica200_rows[o->op].form];
    const struct pica200_layout *second = &pica200_layouts[pica200_rows[other].form];
    unsigned bad = misfit(layout, o);
    *op = o->op;
    if (bad == layout->nsrc) return 0;
    *op = other;
    unsigned bad2 = misfit(second, o);
    if (other != o->op && bad2 == second->nsrc) return 0;
    char what[64], allowed[96];
    if (other != o->op && bad2 > bad) bad = bad2;
    snprintf(what, sizeof what, "source %u of '%.*s' is", bad + 1,
             (int)(o->mnemonic.length < 8 ? o->mnemonic.length : 8), o->mnemonic.text);
    snprintf(allowed, sizeof allowed, "this slot reaches only v0-v15 and r0-r15%s",
             other != o->op ? " when another source is a uniform" : "");
    return common_text_fail(&a->base.at, &o->src[bad].token, what, allowed);
}

static uint32_t put_operands(const struct operands *o, unsigned op)
{
    const struct pica200_layout *layout = &pica200_layouts[pica200_rows[op].form];
    uint32_t word = pica200_rows[op].match[0];
    if (o->dst.class != '\0')
        word |= pica200_put(o->dst.reg + (o->dst.class == 'r' ? PICA200_REG_R : 0u), layout->dst);
    for (unsigned i = 0; i < layout->nsrc; i++)
        word |= pica200_put(wide_number(&o->src[i]), layout->src[i]);
    return word | pica200_put(o->src[layout->wide].idx, layout->idx);
}

/* Omitted components repeat the last one. */
static uint32_t desc_of(const struct operands *o, unsigned nsrc)
{
    struct pica200_desc desc = {.mask = mask_of(&o->dst)};
    for (unsigned i = 0; i < nsrc; i++) {
        const struct pica200_ref *src = &o->src[i];
        desc.neg[i] = src->neg;
        for (unsigned k = 0; k < 4; k++)
            desc.sel[i][k] = src->ncomponent == 0  ? (uint8_t)k
                             : k < src->ncomponent ? src->component[k]
                                                   : src->component[src->ncomponent - 1];
    }
    return pica200_encode_desc(&desc);
}

/* --- flow --- */

static int read_condition(struct pica200_asm *a, uint32_t *bits)
{
    static const char allowed[] =
        "cmp.x, cmp.y, their negation with '!', or both joined by && or || are allowed";
    struct common_text *text = &a->base.at;
    bool seen[2] = {false, false};
    unsigned ref[2] = {1, 1}, op = PICA200_COND_OR;
    for (unsigned i = 0; i < 2; i++) {
        unsigned value = 1;
        while (common_text_take(&a->base.at, "!")) value ^= 1;
        struct common_text before = a->base.at;
        unsigned flag = common_text_take(&a->base.at, "cmp.x")   ? 0
                        : common_text_take(&a->base.at, "cmp.y") ? 1
                                                                 : 2;
        if (flag == 2 || seen[flag]) {
            a->base.at = before;
            return common_text_fail_here(&a->base.at, allowed);
        }
        seen[flag] = true;
        ref[flag] = value;
        if (i == 1) break;
        if (common_text_take(text, "&&") || common_text_take(text, "&")) op = PICA200_COND_AND;
        else if (!common_text_take(text, "||") && !common_text_take(text, "|")) {
            op = flag == 0 ? PICA200_COND_X : PICA200_COND_Y;
            break;
        }
    }
    *bits |= pica200_put(op, pica200_field_condop) | pica200_put(ref[0], pica200_field_refx) |
             pica200_put(ref[1], pica200_field_refy);
    return 0;
}

static int read_flow_register(struct pica200_asm *a, char class, bool negated,
                              struct pica200_item *item)
{
    struct pica200_ref ref;
    char classes[2] = {class, '\0'};
    bool flip = false;
    if (negated) flip = common_text_take(&a->base.at, "!");
    if (pica200_asm_ref(a, classes, class == 'b' ? "a condition" : "a loop count", &ref) != 0)
        return -1;
    if (ref.neg || ref.ncomponent != 0 || ref.empty)
        return common_text_fail(&a->base.at, &ref.token, "found",
                                "no sign and no component is allowed here");
    item->word |= pica200_put(ref.reg, class == 'b' ? pica200_field_bool : pica200_field_int);
    if (flip) item->word |= pica200_put(1, pica200_field_polarity);
    return 0;
}

static int add_fixup(struct pica200_asm *a, const struct common_token *name, unsigned kind)
{
    struct pica200_code *code = a->code;
    if (common_text_grow(&a->base.at, &code->fixup, code->fixups, &code->fixup_room,
                         sizeof *code->fixup) != 0)
        return -1;
    struct pica200_fixup *f = &code->fixup[code->fixups];
    *f = (struct pica200_fixup){
        .from = a, .name = *name, .word = code->items, .kind = (uint8_t)kind};
    if (kind == PICA200_E_RANGE && common_text_take(&a->base.at, "+")) {
        f->length = true;
        if (common_text_number(&a->base.at, 0, 255, &f->add) != 0) return -1;
    }
    code->fixups++;
    return 0;
}

/* @12, else@12, .. or a label. `prefix` as section 7 writes it. */
static int read_target(struct pica200_asm *a, const char *prefix, unsigned kind,
                       struct pica200_item *item)
{
    struct common_token name;
    uint32_t value, length = 0;
    if (common_text_take(&a->base.at, prefix) || common_text_take(&a->base.at, "@")) {
        uint32_t highest =
            kind == PICA200_E_END ? PICA200_CODE_WORDS + 254 : PICA200_CODE_WORDS - 1;
        common_text_blank(&a->base.at);
        struct common_token at = {a->base.at.p, 1, a->base.at.line,
                                  (unsigned)(a->base.at.p - a->base.at.start) + 1};
        if (common_text_number(&a->base.at, 0, highest, &value) != 0) return -1;
        at.length = (size_t)(a->base.at.p - at.text);
        if (kind == PICA200_E_END) {
            uint32_t first = pica200_get(item->word, pica200_field_target);
            if (value < first || value - first > 255)
                return common_text_fail(&a->base.at, &at, "end of the else part",
                                        "up to 255 words behind its beginning are allowed");
            item->word |= pica200_put(value - first, pica200_field_num);
            return 0;
        }
        item->word |= pica200_put(value, pica200_field_target);
        if (kind != PICA200_E_RANGE) return 0;
        if (common_text_need(&a->base.at, "+", "'+' and the number of words are allowed here") !=
                0 ||
            common_text_number(&a->base.at, 0, 255, &length) != 0)
            return -1;
        item->word |= pica200_put(length, pica200_field_num);
        return 0;
    }
    if (!common_text_name(&a->base.at, &name))
        return common_text_fail_here(&a->base.at, "a label, or '@' and a word address are allowed");
    return add_fixup(a, &name, kind);
}

static int read_compare(struct pica200_asm *a, const struct common_bitfield *field,
                        struct pica200_item *item)
{
    for (unsigned code = 0; code < 8; code++) {
        if (!common_text_take(&a->base.at, field->choice[code].text)) continue;
        item->word |= pica200_put(code, field);
        return 0;
    }
    return common_text_fail_here(&a->base.at, "eq, ne, lt, le, gt, ge, 6 or 7 is allowed");
}

static bool take_either(struct pica200_asm *a, const char *one, const char *other)
{
    return common_text_take(&a->base.at, one) || common_text_take(&a->base.at, other);
}

static int read_flags(struct pica200_asm *a, struct pica200_item *item)
{
    if (!common_text_take(&a->base.at, ",")) return 0;
    bool prim = false, inv = false;
    for (;;) {
        if (take_either(a, "prim", "primitive")) prim = true;
        else if (take_either(a, "inv", "invert")) inv = true;
        else break;
        common_text_take(&a->base.at, ",");
    }
    if (!prim && !inv) return common_text_fail_here(&a->base.at, "prim, inv or both are allowed");
    item->word |= pica200_put(prim, pica200_field_prim) | pica200_put(inv, pica200_field_winding);
    return 0;
}

/* --- all of it --- */

static int read_element(struct pica200_asm *a, const struct common_element *e, struct operands *o,
                        struct pica200_item *item)
{
    switch ((enum pica200_element_kind)e->kind) {
    case PICA200_E_DST: return read_dst(a, o);
    case PICA200_E_A0: return read_a0(a, o);
    case PICA200_E_SRC1: return read_src(a, o, 0);
    case PICA200_E_SRC2: return read_src(a, o, 1);
    case PICA200_E_SRC3: return read_src(a, o, 2);
    case PICA200_E_CMPX:
    case PICA200_E_CMPY: return read_compare(a, e->field, item);
    case PICA200_E_COND: return read_condition(a, &item->word);
    case PICA200_E_BOOL: return read_flow_register(a, 'b', false, item);
    case PICA200_E_NBOOL: return read_flow_register(a, 'b', true, item);
    case PICA200_E_INT: return read_flow_register(a, 'i', false, item);
    case PICA200_E_RANGE: return read_target(a, "@", e->kind, item);
    case PICA200_E_ELSE: return read_target(a, "else@", e->kind, item);
    case PICA200_E_END: return read_target(a, "end@", e->kind, item);
    case PICA200_E_LAST: return read_target(a, "last@", e->kind, item);
    case PICA200_E_TARGET: return read_target(a, "@", e->kind, item);
    case PICA200_E_VERTEX: {
        uint32_t vertex;
        if (common_text_number(&a->base.at, 0, 3, &vertex) != 0) return -1;
        item->word |= pica200_put(vertex, pica200_field_vertex);
        return 0;
    }
    case PICA200_E_FLAGS: return read_flags(a, item);
    }
    return -1;
}

/* {desc 5} {bits 0x3} */
static int read_suffixes(struct pica200_asm *a, struct pica200_item *item)
{
    struct pica200_insn insn;
    uint32_t normal, bits = 0, limit = 0, entry;
    pica200_decode(item->word, &insn);
    uint32_t ignored = pica200_ignored(&insn, &normal);
    bool has_bits = false;
    while (common_text_take(&a->base.at, "{")) {
        common_text_blank(&a->base.at);
        struct common_token at = {a->base.at.p, 4, a->base.at.line,
                                  (unsigned)(a->base.at.p - a->base.at.start) + 1};
        if (item->uses_desc && item->explicit_desc < 0 && common_text_take(&a->base.at, "desc")) {
            limit = 1u << common_width(pica200_layouts[insn.format].desc->piece);
            if (common_text_number(&a->base.at, 0, limit - 1, &entry) != 0) return -1;
            item->explicit_desc = (int)entry;
        } else if (!has_bits && common_text_take(&a->base.at, "bits")) {
            if (common_text_number(&a->base.at, 0, UINT32_MAX, &bits) != 0) return -1;
            has_bits = true;
            if ((bits & ~ignored) != 0) {
                char allowed[64];
                snprintf(allowed, sizeof allowed, "the instruction ignores only 0x%x",
                         (unsigned)ignored);
                return common_text_fail(&a->base.at, &at, "found", allowed);
            }
        } else {
            return common_text_fail_here(
                &a->base.at, item->uses_desc ? "desc NUMBER or bits NUMBER, once each, are allowed"
                                             : "bits NUMBER, once, is allowed");
        }
        if (common_text_need(&a->base.at, "}", "'}' is allowed here") != 0) return -1;
    }
    item->word = (item->word & ~ignored) | (has_bits ? bits : normal);
    return 0;
}

/* `for`, `ifu` and `ifc` without targets begin a block. */
static bool begins_block(struct pica200_asm *a, const struct common_element *e)
{
    bool scope = e->kind == PICA200_E_ELSE || e->kind == PICA200_E_LAST;
    return scope && common_text_at_end(&a->base.at);
}

static int read_operands(struct pica200_asm *a, struct operands *o, struct pica200_item *item,
                         unsigned *block)
{
    const struct common_word *token;
    unsigned tokens = pica200_template(o->op, &token);
    bool first = true;
    for (unsigned i = 1; i < tokens; i++) {
        const struct common_element *e = token[i].element;
        if (e == NULL) continue;
        if (begins_block(a, e)) {
            *block = e->kind == PICA200_E_LAST ? PICA200_BLOCK_FOR : PICA200_BLOCK_IF;
            return 0;
        }
        bool comma = !first && e->kind != PICA200_E_FLAGS;
        if (comma && common_text_need(&a->base.at, ",", "',' is allowed here") != 0) return -1;
        first = false;
        if (read_element(a, e, o, item) != 0) return -1;
    }
    return 0;
}

int pica200_asm_insn(struct pica200_asm *a, const struct common_token *mnemonic)
{
    enum { NO_BLOCK = 99 };
    struct operands o = {.mnemonic = *mnemonic, .op = find_op(a->base.at.syntax, mnemonic)};
    if (o.op == PICA200_OP_UNDEF) return fail_mnemonic(a, mnemonic);
    uint32_t match = pica200_rows[o.op].match[0];
    struct pica200_item item = {.word = match, .token = *mnemonic, .explicit_desc = -1};
    unsigned block = NO_BLOCK, op = o.op;
    if (read_operands(a, &o, &item, &block) != 0) return -1;
    const struct pica200_layout *layout = &pica200_layouts[pica200_rows[o.op].form];
    if (layout->nsrc > 0) {
        if (choose_op(a, &o, &op) != 0) return -1;
        item.word = (item.word & ~match) | put_operands(&o, op);
        item.uses_desc = true;
        item.desc = desc_of(&o, layout->nsrc);
        item.used = pica200_desc_bits(op);
    }
    a->says_setemit |= o.op == PICA200_OP_SETEMIT;
    if (read_suffixes(a, &item) != 0 || common_text_end_line(&a->base.at) != 0) return -1;
    if (item.explicit_desc >= 0 && !o.written) { /* takes the entry unchanged */
        item.desc = 0;
        item.used = ~PICA200_DESC_BITS;
    }
    if (block != NO_BLOCK && pica200_asm_open(a, block, mnemonic) != 0) return -1;
    return pica200_asm_emit(a, &item);
}
