/* Words to struct tesla_insn: finds the row of insns.def and walks its text, each element of
 * which says where its bits are (fields.c). Decode errors are ISA sheet 1.8, 2.1, 2.5 and 2.6. */
#include "../common/fields.h"
#include "fields.h"

#include <string.h>

enum { ERROR_BASE = 0x0100 }; /* trap code of DECODE_ERROR bit 0 */

struct decoder {
    const struct tesla_mode *mode;
    struct tesla_insn *insn;
    const struct tesla_element *element;
    uint32_t errors;             /* DECODE_ERROR bits */
    struct tesla_operand prefix; /* neg, abs, inv for the next source */
    uint8_t type;                /* of the sources that follow */
    bool dst_seen;
    bool memory_seen; /* a memory operand: only the first one uses $a */
};

static void raise_error(struct decoder *d, enum tesla_trap trap)
{
    d->errors |= UINT32_C(1) << (trap - ERROR_BASE);
}

static uint32_t piece_value(const struct decoder *d, struct common_piece piece)
{
    const struct common_piece list[COMMON_PIECES] = {piece};
    return common_get(d->insn->word, list);
}

static uint32_t element_value(const struct decoder *d)
{
    return common_get(d->insn->word, d->element->base.field->piece);
}

static int32_t sign_extend(uint32_t value, unsigned width)
{
    uint32_t sign = UINT32_C(1) << (width - 1);
    return (int32_t)((value ^ sign) - sign);
}

/* $a select of the instruction's form: two bits in one word, three in two. */
static uint8_t address_register(const struct decoder *d)
{
    const struct common_piece low[COMMON_PIECES] = {tesla_long_areg[0]};
    bool two_words =
        d->insn->form == TESLA_LONG || d->insn->form == TESLA_LCTL || d->insn->form == TESLA_LALL;
    return (uint8_t)common_get(d->insn->word, two_words ? tesla_long_areg : low);
}

/* Sheet 2.6. A field that fills 16 bits of address wraps; a shorter one is signed with
 * post-increment. */
static void set_address(struct decoder *d, struct tesla_operand *operand, uint32_t field,
                        unsigned width, unsigned scale, bool may_increment)
{
    struct tesla_insn *insn = d->insn;
    operand->offset = (uint16_t)(field * scale);
    if (d->memory_seen) return;
    d->memory_seen = true;
    insn->areg = address_register(d);
    operand->indirect = insn->areg != 0;
    if (!may_increment || !piece_value(d, tesla_postinc)) return;
    if (insn->areg == 0 || insn->areg == 5 || insn->areg == 6)
        raise_error(d, TESLA_TRAP_ILLEGAL_POSTINCR);
    if (insn->areg == 0) return;
    insn->postinc = true;
    operand->offset = 0;
    insn->step = width < 14 ? sign_extend(field, width) * (int32_t)scale : (int32_t)(field * scale);
}

/* Number of a register of this class from its field. */
static void set_register(struct decoder *d, struct tesla_operand *operand, unsigned class,
                         uint32_t field)
{
    operand->kind = (uint8_t) class;
    operand->reg = (uint8_t)field;
    if (class == TESLA_KIND_HALF) {
        operand->reg = (uint8_t)(field >> 1);
        operand->high = field & 1;
    }
    if ((class == TESLA_KIND_PAIR && field % 2 != 0) ||
        (class == TESLA_KIND_QUAD && field % 4 != 0))
        raise_error(d, TESLA_TRAP_ILLEGAL_OPCODE);
}

/* Adds a source, which takes the modifiers and the type that stood before it. */
static struct tesla_operand *add_source(struct decoder *d, unsigned class)
{
    struct tesla_operand *source = &d->insn->src[d->insn->nsrc++];
    unsigned bits = tesla_type_bits(d->type);
    *source = d->prefix;
    memset(&d->prefix, 0, sizeof d->prefix);
    source->type = d->type;
    if (class == TESLA_KIND_HALF && bits != 16 && bits != 8) source->type = TESLA_B16;
    if (class == TESLA_KIND_GPR && bits != 32 && bits != 8) source->type = TESLA_B32;
    if (class == TESLA_KIND_PAIR && bits != 64) source->type = TESLA_B64;
    if (class == TESLA_KIND_QUAD) source->type = TESLA_B128;
    return source;
}

/* Sheet 2.5: which s[] modes a source of this type may have. */
static void check_shared_mode(struct decoder *d, unsigned type, unsigned class, unsigned access)
{
    bool byte = tesla_type_bits(type) == 8;
    if (byte && access != TESLA_U8) raise_error(d, TESLA_TRAP_ILLEGAL_MEMORY_BYTE);
    if (class != TESLA_KIND_HALF || byte) return;
    if (access == TESLA_B32) raise_error(d, TESLA_TRAP_ILLEGAL_MEMORY_SIZE);
    if (type == TESLA_U16 && access == TESLA_S16) raise_error(d, TESLA_TRAP_ILLEGAL_MEMORY_SIGN);
    if (type == TESLA_S16 && access == TESLA_U16) raise_error(d, TESLA_TRAP_ILLEGAL_MEMORY_SIGN);
}

static const uint8_t access_modes[4] = {TESLA_U8, TESLA_U16, TESLA_S16, TESLA_B32};

/* Geometry programs: both selectors of c[] make SRC1 p[], and the others registers. An immediate
 * form has no c[], and its SRC1 is p[] or a register. */
static bool is_primitive(const struct decoder *d)
{
    static const struct common_piece both = {0, 23, 2};
    if (d->mode->type != TESLA_GEOMETRY) return false;
    return d->insn->form == TESLA_IMM || piece_value(d, both) == 3;
}

/* What is s[] in a compute program. The field has no modes: it counts words, in p[] those of a
 * vertex. a[] is direct, and leaves $a to c[]. */
static void decode_attribute(struct decoder *d, struct tesla_operand *source,
                             const struct tesla_mux *mux)
{
    uint32_t field = piece_value(d, mux->reg);
    source->kind = is_primitive(d) ? TESLA_KIND_PRIM : TESLA_KIND_ATTR;
    source->access = d->element->class == TESLA_KIND_HALF ? TESLA_B16 : TESLA_B32;
    source->offset = (uint16_t)(4 * field);
    if (source->kind == TESLA_KIND_PRIM)
        set_address(d, source, field, mux->reg.width, TESLA_VSTRIDE, true);
}

static void decode_source(struct decoder *d)
{
    const struct tesla_mux *mux = &tesla_muxes[d->element->place];
    unsigned class = d->element->class;
    struct tesla_operand *source = add_source(d, class);
    bool memory = d->element->memory && piece_value(d, mux->sel);
    if (memory && mux->other.width != 0 && piece_value(d, mux->other)) memory = false;
    if (memory && mux->select == 0 && d->mode->type == TESLA_FRAGMENT)
        raise_error(d, TESLA_TRAP_ILLEGAL_OPCODE); /* there is no s[], and no a[] */
    else if (memory && mux->select == 0 && d->mode->type != TESLA_COMPUTE) {
        decode_attribute(d, source, mux);
        return;
    }
    if (mux->select != 0 && is_primitive(d)) memory = false;
    if (!memory) {
        set_register(d, source, class, piece_value(d, mux->reg));
        return;
    }
    if (mux->select == 0) {
        source->kind = TESLA_KIND_SHARED;
        source->access = access_modes[piece_value(d, mux->mode)];
        check_shared_mode(d, source->type, class, source->access);
    } else {
        source->kind = TESLA_KIND_CONST;
        source->bank = (uint8_t)piece_value(d, mux->bank);
        source->access = class == TESLA_KIND_HALF ? TESLA_B16 : TESLA_B32;
        /* s[] and c[] at once in a short form is the geometry programs' p[] */
        if (d->element->place == TESLA_P_SHORT2 && piece_value(d, tesla_muxes[TESLA_P_SHORT1].sel))
            raise_error(d, TESLA_TRAP_ILLEGAL_OPCODE);
    }
    set_address(d, source, piece_value(d, mux->offset), mux->offset.width,
                tesla_type_bits(source->access) / 8, true);
}

/* s[] or c[] with the access in w1[15:14], or with a fixed one; l[], g[], a[], o[], v[]. */
static void decode_memory(struct decoder *d)
{
    static const struct common_piece mode = {1, 14, 2}, bank = {1, 22, 4}, address = {0, 9, 7};
    static const struct common_piece space = {0, 16, 4}, atom_space = {0, 23, 4};
    struct tesla_operand *mem = &d->insn->mem;
    unsigned place = d->element->place;
    bool may_increment = place != TESLA_P_CJUMP && place != TESLA_P_V;
    mem->kind = place == TESLA_P_A   ? TESLA_KIND_ATTR
                : place == TESLA_P_O ? TESLA_KIND_OUT
                                     : TESLA_KIND_VARY;
    mem->access = TESLA_B32;
    switch ((enum tesla_place)place) {
    case TESLA_P_C:
    case TESLA_P_CJUMP:
        mem->kind = TESLA_KIND_CONST;
        mem->bank = (uint8_t)piece_value(d, bank);
        if (place == TESLA_P_C) mem->access = access_modes[piece_value(d, mode)];
        break;
    case TESLA_P_S:
        mem->kind = TESLA_KIND_SHARED;
        mem->access = access_modes[piece_value(d, mode)];
        break;
    case TESLA_P_S8:
        mem->kind = TESLA_KIND_SHARED;
        mem->access = TESLA_B8;
        break;
    case TESLA_P_S16:
        mem->kind = TESLA_KIND_SHARED;
        mem->access = TESLA_B16;
        break;
    case TESLA_P_S32: mem->kind = TESLA_KIND_SHARED; break;
    case TESLA_P_L:
        mem->kind = TESLA_KIND_LOCAL;
        mem->access = d->type;
        break;
    case TESLA_P_G:
    case TESLA_P_GATOM:
        mem->kind = TESLA_KIND_GLOBAL;
        mem->access = d->type;
        mem->reg = (uint8_t)piece_value(d, address);
        mem->bank = (uint8_t)piece_value(d, place == TESLA_P_G ? space : atom_space);
        mem->type = mem->access;
        return; /* no offset and no $a */
    case TESLA_P_A:
    case TESLA_P_O:
    case TESLA_P_V:
    case TESLA_P_SHORT1:
    case TESLA_P_SHORT2:
    case TESLA_P_LONG1:
    case TESLA_P_LONG2:
    case TESLA_P_LONG3: break;
    }
    mem->type = mem->access;
    struct common_piece offset = tesla_offset_piece(place, mem->access);
    set_address(d, mem, piece_value(d, offset), offset.width,
                tesla_offset_scale(place, mem->access), may_increment);
}

static void decode_destination(struct decoder *d)
{
    static const struct common_piece other = {1, 3, 1};
    struct tesla_operand *dst = &d->insn->dst;
    uint32_t field = element_value(d);
    d->dst_seen = true;
    dst->type = d->type;
    if (!d->element->bucket || !piece_value(d, other)) {
        set_register(d, dst, d->element->class, field);
    } else if (field == 127) {
        dst->kind = TESLA_KIND_BUCKET;
    } else {
        dst->kind = TESLA_KIND_OUT;
        dst->high = d->element->class == TESLA_KIND_HALF;
        dst->reg = (uint8_t)(dst->high ? field >> 1 : field);
        dst->offset = (uint16_t)(4 * dst->reg);
        if (d->mode->type != TESLA_VERTEX && d->mode->type != TESLA_GEOMETRY)
            raise_error(d, TESLA_TRAP_LD_A_ST_O_NON_VP_GP);
    }
}

static void set_type(struct decoder *d, uint8_t type)
{
    d->type = type;
    if (!d->dst_seen || d->insn->type == TESLA_TYPE_NONE) d->insn->type = type;
}

static void decode_texture(struct decoder *d)
{
    struct tesla_insn *insn = d->insn;
    uint32_t value = element_value(d);
    const struct common_bitfield *more = &d->element->base.field[1];
    uint32_t rest = common_get(insn->word, more->piece);
    if (d->element->base.kind == TESLA_E_TEX_DST) {
        insn->mask = more->name != NULL ? (uint8_t)rest : 0xf;
        insn->dst =
            (struct tesla_operand){.kind = TESLA_KIND_VECTOR, .reg = (uint8_t)value, .count = 4};
        d->dst_seen = true;
    } else {
        struct tesla_operand *source = add_source(d, TESLA_KIND_VECTOR);
        source->kind = TESLA_KIND_VECTOR;
        source->reg = (uint8_t)value;
        source->count = (uint8_t)(rest + 1);
    }
}

static void decode_count(struct decoder *d)
{
    static const struct common_piece all = {1, 14, 1};
    d->insn->bar_all = piece_value(d, all) != 0;
    d->insn->bar_count = d->insn->bar_all ? 0 : (uint16_t)element_value(d);
}

static void decode_address_source(struct decoder *d)
{
    uint8_t areg = address_register(d);
    d->insn->areg = areg;
    if (piece_value(d, tesla_postinc) && (areg == 0 || areg == 5 || areg == 6))
        raise_error(d, TESLA_TRAP_ILLEGAL_POSTINCR);
}

static void decode_element(struct decoder *d)
{
    struct tesla_insn *insn = d->insn;
    const struct tesla_element *e = d->element;
    uint8_t *target = (uint8_t *)insn + e->target;
    uint32_t value = element_value(d);
    switch ((enum tesla_element_kind)e->base.kind) {
    case TESLA_E_CHOICE: *target = e->base.field->choice[value].value; break;
    case TESLA_E_ROUND:
        insn->round = e->base.field->choice[value].value & 3;
        insn->rint = (e->base.field->choice[value].value & TESLA_RINT) != 0;
        break;
    case TESLA_E_TYPE: set_type(d, e->base.field->choice[value].value); break;
    case TESLA_E_PREFIX:
        ((uint8_t *)&d->prefix)[e->target] = e->base.field->choice[value].value;
        break;
    case TESLA_E_NUMBER: *target = (uint8_t)value; break;
    case TESLA_E_SIGNED:
        *target = (uint8_t)sign_extend(value, common_width(e->base.field->piece));
        break;
    case TESLA_E_DST: decode_destination(d); break;
    case TESLA_E_SRC: decode_source(d); break;
    case TESLA_E_SAME:
    case TESLA_E_DATA: set_register(d, add_source(d, e->class), e->class, value); break;
    case TESLA_E_IMM:
    case TESLA_E_CONSTANT: {
        struct tesla_operand *source = add_source(
            d, common_width(e->base.field->piece) == 16 ? TESLA_KIND_HALF : TESLA_KIND_GPR);
        source->kind = TESLA_KIND_IMM;
        source->imm = value;
        break;
    }
    case TESLA_E_COND_DST:
        insn->cwrite = (insn->word[1] >> 6 & 1) != 0;
        insn->cdst = insn->cwrite ? (uint8_t)value : 0;
        break;
    case TESLA_E_COND_SET:
        insn->cwrite = true;
        insn->cdst = (uint8_t)value;
        break;
    case TESLA_E_COND_SRC: insn->csrc = (uint8_t)value; break;
    case TESLA_E_CARRY:
        if (insn->addop == TESLA_ADDC) insn->csrc = (uint8_t)value;
        break;
    case TESLA_E_ADDR_DST: insn->adst = (uint8_t)value; break;
    case TESLA_E_ADDR_SRC: decode_address_source(d); break;
    case TESLA_E_MEMORY: decode_memory(d); break;
    case TESLA_E_LANES: insn->lanemask = (uint8_t)value; break;
    case TESLA_E_TARGET: insn->target = value << 2; break;
    case TESLA_E_COUNT: decode_count(d); break;
    case TESLA_E_TEX_DST:
    case TESLA_E_TEX_SRC: decode_texture(d); break;
    }
}

static void decode_literal(struct decoder *d, const char *word, size_t length)
{
    const struct tesla_literal *literal = tesla_find_literal(word, length);
    /* the addend of a 24-bit multiply-add is a plain word */
    if (length == 1 && *word == ')' && (d->type == TESLA_U24 || d->type == TESLA_S24))
        d->type = TESLA_B32;
    if (literal == NULL) return;
    if (literal->kind == TESLA_E_TYPE) set_type(d, literal->value);
    else *((uint8_t *)d->insn + literal->target) = literal->value;
}

/* Sheet 2.1 to 2.3: what all two-word instructions have. */
static void decode_common(struct tesla_insn *insn)
{
    uint32_t w1 = insn->word[1];
    if (insn->form == TESLA_LONG) {
        insn->exit = (w1 & 3) == 1;
        insn->join = (w1 & 3) == 2;
    }
    if (insn->form != TESLA_LONG && insn->form != TESLA_LCTL) return;
    insn->predicated = insn->op != TESLA_OP_VOTE;
    insn->pred = w1 >> 7 & 0x1f;
    if (insn->pred != TESLA_PRED_ALWAYS && insn->pred != TESLA_PRED_NEVER)
        insn->csrc = w1 >> 12 & 3;
}

static uint32_t first_error(uint32_t errors)
{
    uint32_t bit = 0;
    while (!(errors >> bit & 1)) bit++;
    return ERROR_BASE + bit;
}

static void decode_row(struct decoder *d, unsigned row)
{
    const struct common_word *word;
    unsigned words = common_template(&tesla_encoding, row, &word);
    for (unsigned i = 0; i < words; i++) {
        d->element = tesla_element(&word[i]);
        if (d->element != NULL) decode_element(d);
        else decode_literal(d, word[i].text, word[i].length);
    }
}

/* Sheet 3.3, 5: atomics that only chips with SM12 have. */
static bool is_sm12_atomic(const struct tesla_insn *insn)
{
    bool count = insn->atom == TESLA_ATOM_INC || insn->atom == TESLA_ATOM_DEC;
    if (insn->op != TESLA_OP_RED && insn->op != TESLA_OP_ATOM) return false;
    return tesla_type_bits(insn->mem.access) != 32 || (insn->mem.access == TESLA_S32 && count);
}

/* Sheet 5: what a chip has not is illegal, or, a modifier, ignored. */
static bool chip_has(const struct tesla_mode *mode, struct tesla_insn *insn)
{
    bool sm12 = (mode->features & TESLA_SM12) != 0;
    if (insn->op == TESLA_OP_FMUL && !sm12) insn->sat = false;
    if (!sm12 && is_sm12_atomic(insn)) return false;
    if (mode->no_texture && insn->op >= TESLA_OP_TEXAUTO && insn->op <= TESLA_OP_TEXGATHER)
        return false;
    return (tesla_op_needs(insn->op) & ~mode->features) == 0;
}

/* The words that choose the row: without FP64 a conversion does not look at w1[22]. */
static unsigned find_row(const struct tesla_mode *mode, const struct tesla_insn *insn)
{
    uint32_t word[2] = {insn->word[0], insn->word[1]};
    const struct common_row *any = &tesla_rows[TESLA_ROW_I2F_16_16];
    bool cvt = (word[0] & any->mask[0]) == any->match[0];
    if (cvt && !(mode->features & TESLA_FP64)) word[1] &= ~(1u << 22);
    return common_find(&tesla_encoding, word);
}

int tesla_decode(const uint32_t *word, size_t nwords, uint32_t pc, struct tesla_insn *out)
{
    const struct tesla_mode mode = {.features = TESLA_ALL_FEATURES};
    return tesla_decode_as(&mode, word, nwords, pc, out);
}

int tesla_decode_as(const struct tesla_mode *mode, const uint32_t *word, size_t nwords, uint32_t pc,
                    struct tesla_insn *out)
{
    struct decoder d = {.mode = mode, .insn = out};
    memset(out, 0, sizeof *out);
    out->pc = pc;
    out->row = TESLA_ROW_NONE;
    out->lanemask = 0xf;
    out->pred = TESLA_PRED_ALWAYS;
    out->trap = TESLA_TRAP_ILLEGAL_OPCODE;
    if (nwords == 0) return 1;
    bool is_long = word[0] & 1;
    out->nwords = is_long && nwords >= 2 ? 2 : 1;
    out->word[0] = word[0];
    if (is_long && nwords < 2) return 2;
    if (is_long) out->word[1] = word[1];
    unsigned row = find_row(mode, out);
    if (row == TESLA_ROW_NONE) return out->nwords;

    out->row = (uint8_t)row;
    out->op = (uint8_t)tesla_rows[row].op;
    out->form = tesla_rows[row].form;
    out->trap = tesla_op_trap(out->op, mode->type);
    decode_common(out);
    decode_row(&d, row);
    if (out->trap != TESLA_TRAP_NONE) {
        d.errors = 0;
        raise_error(&d, out->trap);
    }
    out->sat_nan = mode->sat_nan;
    if (!chip_has(mode, out)) raise_error(&d, TESLA_TRAP_ILLEGAL_OPCODE);
    if (is_long && pc % 8 != 0) raise_error(&d, TESLA_TRAP_UNALIGNED_LONG_INSTRUCTION);
    if (d.errors != 0) out->trap = first_error(d.errors);
    return out->nwords;
}

/* Collects registers, each once. */
struct list {
    uint32_t *file, *index;
    unsigned count, max;
};

static void add_register(struct list *list, uint32_t file, uint32_t index)
{
    for (unsigned i = 0; i < list->count; i++)
        if (list->file[i] == file && list->index[i] == index) return;
    if (list->count >= list->max) return;
    list->file[list->count] = file;
    list->index[list->count++] = index;
}

unsigned tesla_sources(const uint32_t *word, size_t nwords, uint32_t *file, uint32_t *index,
                       unsigned max)
{
    enum { GPR, ADDR, COND }; /* files as sheet 11.1 numbers them */
    struct list list = {file, index, 0, max};
    struct tesla_insn insn;
    tesla_decode(word, nwords, 0, &insn);
    for (unsigned i = 0; i < insn.nsrc; i++) {
        const struct tesla_operand *s = &insn.src[i];
        unsigned count = s->kind == TESLA_KIND_PAIR                                ? 2
                         : s->kind == TESLA_KIND_QUAD                              ? 4
                         : s->kind == TESLA_KIND_VECTOR                            ? s->count
                         : s->kind == TESLA_KIND_GPR || s->kind == TESLA_KIND_HALF ? 1
                                                                                   : 0;
        for (unsigned k = 0; k < count; k++)
            if (s->reg + k < 128) add_register(&list, GPR, s->reg + k);
    }
    if (insn.mem.kind == TESLA_KIND_GLOBAL) add_register(&list, GPR, insn.mem.reg);
    if (insn.areg >= 1 && insn.areg <= 4) add_register(&list, ADDR, insn.areg);
    if (insn.op == TESLA_OP_MOV_FROM_C || insn.addop == TESLA_ADDC ||
        (insn.pred != TESLA_PRED_ALWAYS && insn.pred != TESLA_PRED_NEVER))
        add_register(&list, COND, insn.csrc);
    return list.count;
}
