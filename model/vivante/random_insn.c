/* Operands of random shaders: which temporaries, uniforms and immediates an instruction names, and
 * numbers that make sense to it: addresses, places in images and textures, small counts. Some of
 * them make none, on purpose. */
#include "../common/fields.h"
#include "random.h"

#include "fields.h"

enum { STRAIGHT = 0xe4 /* .xyzw */ };

static uint32_t below(struct common_draft *d, uint32_t n)
{
    return common_draft_below(d, n);
}

/* ---- numbers. */

uint32_t vivante_random_hard(struct common_draft *d)
{
    static const uint32_t special[] = {
        0x00000000, 0x80000000, 0x00000001, 0x807fffff, 0x00800000, 0x80800001, 0x7f7fffff,
        0xff7fffff, 0x7f800000, 0xff800000, 0x7fc00000, 0x7f800001, 0xffffffff, 0x7fffffff,
        0x3f800000, 0xbf800000, 0x3f7fffff, 0x3f800001, 0x40000000, 0xbf000000, 0x4b000000,
        0xcb000001, 0x4f000000, 0xcf000000, 0x4f800000, 0x4effffff, 0x43000000, 0xc2fc0000,
        0x477fe000, 0x33800000, 0x00003c00, 0x00007c00, 0x0000fbff, 0xffc00000, 0x00007fff,
        0x0000ffff, 0x00008000, 0x000000ff, 0x00000080, 0x0000007f, 0x3c003c00, 0x7e007e00};
    return common_draft_single(d, special, sizeof special / sizeof special[0]);
}

uint32_t vivante_random_count(struct common_draft *d)
{
    return below(d, 8);
}

uint32_t vivante_random_address(struct common_draft *d)
{
    static const uint32_t end[] = {0,          1,          4,          VIVANTE_RANDOM_LOCAL - 4,
                                   0x1ffc,     0x1ffe,     0x2000,     0xfffffffc,
                                   0x80000000, 0x7ffffffc, 0xffffffff, VIVANTE_RANDOM_LOCAL};

    if (below(d, 12) == 0) return end[below(d, sizeof end / sizeof end[0])];
    uint32_t address = below(d, below(d, 3) ? 64 : VIVANTE_RANDOM_GLOBAL);
    return below(d, 4) ? address & ~3u : address;
}

uint32_t vivante_random_any(struct common_draft *d)
{
    switch (below(d, 5)) {
    case 0: return common_draft_near_one(d);
    case 1: return vivante_random_address(d);
    case 2: return below(d, 40) - 8;
    default: return vivante_random_hard(d);
    }
}

/* ---- slots. */

static void put(uint32_t *word, const struct common_piece *piece, uint32_t value)
{
    common_put(word, piece, value);
}

static uint32_t get(const uint32_t *word, const struct common_piece *piece)
{
    return common_get(word, piece);
}

void vivante_random_register(uint32_t *word, unsigned slot, unsigned group, uint32_t reg,
                             uint32_t swiz)
{
    put(word, vivante_places.src[slot].use, 1);
    put(word, vivante_places.src[slot].group, group);
    put(word, vivante_places.src[slot].reg, reg);
    put(word, vivante_places.src[slot].swiz, swiz);
    put(word, vivante_places.src[slot].neg, 0);
    put(word, vivante_places.src[slot].abs, 0);
    put(word, vivante_places.src[slot].amode, 0);
}

void vivante_random_immediate(uint32_t *word, unsigned slot, unsigned kind, uint32_t imm20)
{
    vivante_random_register(word, slot, VIVANTE_IMMEDIATE, imm20 & 0x1ff, imm20 >> 9 & 0xff);
    put(word, vivante_places.src[slot].neg, imm20 >> 17 & 1);
    put(word, vivante_places.src[slot].abs, imm20 >> 18 & 1);
    put(word, vivante_places.src[slot].amode, kind << 1 | (imm20 >> 19 & 1));
}

void vivante_random_nothing(uint32_t *word, unsigned slot)
{
    put(word, vivante_places.src[slot].use, 0);
}

static bool has_immediates(const struct common_draft *d)
{
    return vivante_random_of(d)->halti >= 2;
}

static bool is_uniform(const uint32_t *word, unsigned slot)
{
    uint32_t group = get(word, vivante_places.src[slot].group);
    return get(word, vivante_places.src[slot].use) &&
           (group == VIVANTE_UNIFORM_0 || group == VIVANTE_UNIFORM_1);
}

static uint32_t uniform_of(struct common_draft *d, uint32_t first)
{
    return first + below(d, VIVANTE_RANDOM_KIND);
}

static uint32_t any_swizzle(struct common_draft *d)
{
    return below(d, 3) ? below(d, 4) * 0x55 : below(d, 256);
}

/* A temporary, a uniform or, where there are some, an immediate with a number of a kind. */
static void put_count(struct common_draft *d, uint32_t *word, unsigned slot)
{
    uint32_t pick = below(d, 3);

    if (pick == 0 && has_immediates(d))
        vivante_random_immediate(word, slot, VIVANTE_IMM_S20, vivante_random_count(d));
    else if (pick == 1)
        vivante_random_register(word, slot, VIVANTE_UNIFORM_0,
                                uniform_of(d, VIVANTE_RANDOM_U_COUNT), any_swizzle(d));
    else vivante_random_register(word, slot, VIVANTE_TEMP, VIVANTE_RANDOM_COUNT, any_swizzle(d));
}

static uint32_t pick_reg(struct common_draft *d, uint32_t group, unsigned width)
{
    if (group == VIVANTE_TEMP || group == VIVANTE_TEMP_FULL) {
        if (below(d, 16) == 0) return below(d, 1u << width);
        return below(d, below(d, 8) ? 10 : VIVANTE_RANDOM_LOW);
    }
    if (below(d, 16) == 0) return below(d, 1u << width);
    return below(d, below(d, 2) ? 3 * VIVANTE_RANDOM_KIND : VIVANTE_RANDOM_UNIFORMS);
}

static uint32_t pick_group(struct common_draft *d)
{
    uint32_t pick = below(d, 32);

    if (pick < 14) return VIVANTE_TEMP;
    if (pick < 20) return VIVANTE_UNIFORM_0;
    return pick < 24 ? VIVANTE_IMMEDIATE : below(d, 8);
}

/* ---- fields. */

static uint32_t pick_cond(struct common_draft *d, unsigned op)
{
    if (!vivante_uses_cond(op)) return below(d, 4) ? 0 : below(d, 32);
    if (below(d, op == VIVANTE_OP_TEXKILL ? 2 : 3) == 0) return below(d, 32);
    return below(d, 16) ? below(d, VIVANTE_LZ + 1) : VIVANTE_SELMSB;
}

static uint32_t pick_type(struct common_draft *d, unsigned op)
{
    uint32_t often = vivante_traits[op].kind == VIVANTE_KIND_T ? 2 : 5;
    return below(d, often) ? below(d, 8) : VIVANTE_F32;
}

/* The slot that a bit of W1 to W3 belongs to: sheet 2.1. */
static unsigned slot_of(unsigned bit)
{
    return bit < 70 ? 0 : bit < 99 ? 1 : 2;
}

static bool source_field(struct common_draft *d, unsigned op, unsigned bit, unsigned width,
                         const uint32_t *word, uint32_t *value)
{
    unsigned slot = slot_of(bit);
    bool reads = vivante_traits[op].reads >> slot & 1;

    switch (bit) {
    case 43: /* USE */
    case 70:
    case 99: *value = reads ? below(d, 12) != 0 : below(d, 10) == 0; return true;
    case 67: /* RGROUP */
    case 96:
    case 124: *value = pick_group(d); return true;
    case 44: /* REG */
    case 71:
    case 100: *value = pick_reg(d, get(word, vivante_places.src[slot].group), width); return true;
    case 64: /* AMODE */
    case 91:
    case 121: *value = below(d, 5) ? 0 : below(d, 8); return true;
    case 54: /* SWIZ */
    case 81:
    case 110: *value = below(d, 3) ? any_swizzle(d) : STRAIGHT; return true;
    case 62: /* NEG, ABS */
    case 63:
    case 89:
    case 90:
    case 118:
    case 119: *value = below(d, 4) == 0; return true;
    default: return false;
    }
}

bool vivante_random_field(struct common_draft *d, unsigned row, const struct common_bitfield *f,
                          const uint32_t *word, uint32_t *value)
{
    unsigned op = vivante_encoding.row[row].op, form = vivante_encoding.row[row].form;
    unsigned bit = 32u * f->piece[0].word + f->piece[0].lsb, width = common_width(f->piece);

    switch (bit) {
    case 6: *value = pick_cond(d, op); return true;
    case 11: *value = below(d, 6) == 0; return true; /* SAT */
    case 12: *value = below(d, 16) != 0; return true;
    case 13: *value = below(d, 4) ? 0 : below(d, 8); return true;
    case 16: *value = pick_reg(d, VIVANTE_TEMP, width); return true;
    case 23: *value = below(d, 5) ? below(d, 16) : 15; return true;
    case 27:
        *value = form == VIVANTE_TEX && below(d, 2) ? below(d, VIVANTE_RANDOM_TEXTURES)
                                                    : below(d, 1u << width);
        return true;
    case 32: /* RMODE; TEX_AMODE */
        if (form != VIVANTE_TEX) return false;
        *value = below(d, 5) ? 0 : below(d, 8);
        return true;
    case 35: /* LEFT_SHIFT; TEX_SWIZ */
        *value = form == VIVANTE_MEM ? (below(d, 2) ? 0 : below(d, 8))
                 : below(d, 2)       ? STRAIGHT
                                     : below(d, 256);
        return true;
    case 94: *value = pick_type(d, op); return true;
    case 100: /* of EXT: the sub-opcode */
        if (form != VIVANTE_EXT) break;
        *value = below(d, 12) ? VIVANTE_EXT_FINDLSB + below(d, 2) : below(d, 512);
        return true;
    default: break;
    }
    return source_field(d, op, bit, width, word, value);
}

/* ---- instructions as a whole. */

/* Any immediate: its kind goes with TYPE mostly. */
static void put_immediate(struct common_draft *d, uint32_t *word, unsigned slot)
{
    uint32_t type = get(word, vivante_places.type), value = vivante_random_any(d);

    if (below(d, 4) == 0) vivante_random_immediate(word, slot, below(d, 4), value >> 12);
    else if (type == VIVANTE_F32)
        vivante_random_immediate(word, slot, VIVANTE_IMM_F20, value >> 12);
    else if (type == VIVANTE_F16)
        vivante_random_immediate(word, slot, VIVANTE_IMM_16, value & 0xffff);
    else
        vivante_random_immediate(word, slot, VIVANTE_IMM_S20 + below(d, 2),
                                 below(d, 2) ? vivante_random_count(d) : value & 0xfffff);
}

/* The same register by another name, and with an index now and then: sheet 2.3. Where it is 0, as
 * at first, or one that is none, the number stays the same. Seldom another group: 1 and 5 are i0, 3
 * are uniforms that are never written. */
static void rename_register(struct common_draft *d, uint32_t *word, unsigned slot)
{
    uint32_t group = get(word, vivante_places.src[slot].group);

    if (!get(word, vivante_places.src[slot].use) || group == VIVANTE_IMMEDIATE) return;
    if (below(d, 4) == 0 && (group == VIVANTE_TEMP || group == VIVANTE_UNIFORM_0))
        put(word, vivante_places.src[slot].group, group + VIVANTE_TEMP_FULL);
    if (below(d, 10) == 0) put(word, vivante_places.src[slot].group, 1 + 2 * below(d, 3));
    if (below(d, 4) == 0) put(word, vivante_places.src[slot].amode, below(d, 8));
}

/* a + b: addresses in a window; the other slots are left out, since a uniform there would take the
 * place of this one. */
static void put_address(struct common_draft *d, uint32_t *word, bool local)
{
    uint32_t reg = local ? VIVANTE_RANDOM_NEAR : VIVANTE_RANDOM_ADDRESS;

    if (below(d, 3) == 0)
        vivante_random_register(word, 0, VIVANTE_UNIFORM_0, uniform_of(d, VIVANTE_RANDOM_U_ADDRESS),
                                any_swizzle(d));
    else vivante_random_register(word, 0, VIVANTE_TEMP, reg, any_swizzle(d));
    if (below(d, 2)) vivante_random_nothing(word, 1);
    else put_count(d, word, 1);
    if (is_uniform(word, 2) && below(d, 4)) vivante_random_nothing(word, 2);
}

/* a: an image; b: a place in it. */
static void put_image(struct common_draft *d, uint32_t *word)
{
    vivante_random_register(word, 0, VIVANTE_UNIFORM_0, uniform_of(d, VIVANTE_RANDOM_U_IMAGE),
                            STRAIGHT);
    put_count(d, word, 1);
    if (is_uniform(word, 1) && vivante_random_of(d)->halti < 5)
        vivante_random_register(word, 1, VIVANTE_TEMP, VIVANTE_RANDOM_COUNT, any_swizzle(d));
    if (is_uniform(word, 2) && below(d, 4)) vivante_random_nothing(word, 2);
}

static void put_memory(struct common_draft *d, unsigned op, uint32_t *word)
{
    bool own = op == VIVANTE_OP_LOAD || op == VIVANTE_OP_STORE;

    if (op >= VIVANTE_OP_IMG_LOAD && op <= VIVANTE_OP_IMG_STORE) put_image(d, word);
    else if (op == VIVANTE_OP_IMG_LOAD_3D || op == VIVANTE_OP_IMG_STORE_3D) put_image(d, word);
    else put_address(d, word, own && get(word, vivante_places.local));
}

static void put_texture(struct common_draft *d, unsigned op, uint32_t *word)
{
    if (op == VIVANTE_OP_TXF) put_count(d, word, 0);
    else vivante_random_register(word, 0, VIVANTE_TEMP, VIVANTE_RANDOM_PLACE, any_swizzle(d));
    if (op == VIVANTE_OP_TG4) put_count(d, word, 1);
    else if (below(d, 2))
        vivante_random_register(word, 1, VIVANTE_UNIFORM_0, uniform_of(d, VIVANTE_RANDOM_U_SMALL),
                                any_swizzle(d));
}

/* What an index is made of. */
static void put_index(struct common_draft *d, unsigned op, uint32_t *word)
{
    bool integer = op == VIVANTE_OP_MOVAI ||
                   (op == VIVANTE_OP_MOVAR && get(word, vivante_places.type) != VIVANTE_F32 &&
                    get(word, vivante_places.type) != VIVANTE_F16);

    if (integer) put_count(d, word, 2);
    else
        vivante_random_register(word, 2, VIVANTE_UNIFORM_0, uniform_of(d, VIVANTE_RANDOM_U_SMALL),
                                any_swizzle(d));
}

static void put_purpose(struct common_draft *d, unsigned op, unsigned form, uint32_t *word)
{
    if (common_op(&vivante_encoding, op - 1)->memory != COMMON_NO_MEMORY) put_memory(d, op, word);
    else if (form == VIVANTE_TEX) put_texture(d, op, word);
    else if (op == VIVANTE_OP_MOVAR || op == VIVANTE_OP_MOVAF || op == VIVANTE_OP_MOVAI)
        put_index(d, op, word);
    else if (op == VIVANTE_OP_CONV && has_immediates(d))
        vivante_random_immediate(word, 1, VIVANTE_IMM_U20, below(d, 3));
    else return;
    for (unsigned slot = 0; slot < 3; slot++) rename_register(d, word, slot);
}

/* Whether the operation takes integers of its TYPE. */
static bool takes_integers(unsigned op, const uint32_t *word)
{
    unsigned kind = vivante_traits[op].kind;

    if (kind == VIVANTE_KIND_I) return true;
    return kind == VIVANTE_KIND_T && !vivante_is_float(get(word, vivante_places.type));
}

/* Operands that are the least or the greatest integers: INT_MIN by -1 is one in some thousand words
 * else. They are in one uniform, so that a second one does not replace the first. */
static void put_ends(struct common_draft *d, unsigned op, uint32_t *word)
{
    bool narrow = vivante_bits(get(word, vivante_places.type)) < 32;

    for (unsigned slot = 0; slot < 3; slot++)
        if (vivante_traits[op].reads >> slot & 1 && below(d, 3))
            vivante_random_register(word, slot, VIVANTE_UNIFORM_0, VIVANTE_RANDOM_U_ENDS + narrow,
                                    below(d, 2) ? 0 : any_swizzle(d));
}

bool vivante_random_accept(struct common_draft *d, uint32_t at, unsigned row, uint32_t *word)
{
    unsigned op = vivante_encoding.row[row].op, form = vivante_encoding.row[row].form;
    unsigned slots = form == VIVANTE_FLOW || form == VIVANTE_EXT ? 2 : 3;
    (void)at;

    for (unsigned slot = 0; slot < slots && has_immediates(d); slot++)
        if (get(word, vivante_places.src[slot].use) &&
            get(word, vivante_places.src[slot].group) == VIVANTE_IMMEDIATE)
            put_immediate(d, word, slot);
    if (below(d, 3)) put_purpose(d, op, form, word);
    if (takes_integers(op, word) && below(d, 6) == 0) put_ends(d, op, word);
    return true;
}

bool vivante_random_reserved(const struct common_draft *d, unsigned file, unsigned index)
{
    (void)d;
    return file == VIVANTE_FILE_TEMP && index >= VIVANTE_RANDOM_ADDRESS &&
           index <= VIVANTE_RANDOM_NEAR;
}

/* ---- which rows. What goes elsewhere is a statement. */

/* Of an instruction of memory or textures, for which its group waits as long as ten others take,
 * and which the groups do one after the other: programs with few of them try more in the same
 * time. */
static uint32_t waiting(const struct common_draft *d, bool here)
{
    return (here ? 250 : 100) / (vivante_random_of(d)->quick ? 5 : 1);
}

/* Writers of a0 and KILLED, among which a launch of another slot falls where groups are many. */
static bool is_small_write(unsigned op)
{
    return op == VIVANTE_OP_MOVAR || op == VIVANTE_OP_MOVAF || op == VIVANTE_OP_MOVAI ||
           op == VIVANTE_OP_TEXKILL;
}

static uint32_t usual(const struct common_draft *d, unsigned row)
{
    unsigned op = vivante_encoding.row[row].op, form = vivante_encoding.row[row].form;
    bool fragment = d->type == VIVANTE_RANDOM_FRAGMENT, compute = d->type == VIVANTE_RANDOM_COMPUTE;

    bool many = vivante_random_of(d)->crowd || vivante_random_of(d)->mixed;

    if (many && is_small_write(op)) return 900;
    if (op == VIVANTE_OP_TEXKILL) return fragment ? 60 : 30;
    if (op == VIVANTE_OP_DSX || op == VIVANTE_OP_DSY) return fragment ? 200 : 60;
    if (op == VIVANTE_OP_BARRIER) return compute ? 100 : 20;
    if (op == VIVANTE_OP_IDIV0 || op == VIVANTE_OP_IMOD0) return 200;
    if (op == VIVANTE_OP_SET || op == VIVANTE_OP_SELECT || op == VIVANTE_OP_CMP) return 150;
    if (op == VIVANTE_OP_EXT || op == VIVANTE_OP_MOVAI || op == VIVANTE_OP_MOVAR) return 200;
    if (op == VIVANTE_OP_NOP || op == VIVANTE_OP_NOP7C || op == VIVANTE_OP_NOP7E) return 30;
    if (form == VIVANTE_TEX) return waiting(d, fragment);
    if (common_op(&vivante_encoding, row)->memory != COMMON_NO_MEMORY) return waiting(d, compute);
    return COMMON_WEIGHT_USUAL;
}

uint32_t vivante_random_weight(const struct common_draft *d, unsigned row)
{
    unsigned flow = common_op(&vivante_encoding, row)->flow;

    if (flow == COMMON_TRAP) return d->mortal ? 30 : 5;
    return flow == COMMON_NEXT ? usual(d, row) : 0;
}
