/* Operands of random shaders: which banks, registers and steps an instruction names, and numbers
 * that make sense to it: addresses, offsets, states of textures, small counts. Some of them make
 * none, on purpose. */
#include "../common/fields.h"
#include "random.h"

#include "fields.h"
#include "model.h"

static uint32_t below(struct common_draft *d, uint32_t n)
{
    return common_draft_below(d, n);
}

/* ---- numbers. */

uint32_t sgx543_random_hard(struct common_draft *d)
{
    static const uint32_t special[] = {
        0x00000000, 0x80000000, 0x00000001, 0x807fffff, 0x00800000, 0x80800001, 0x7f7fffff,
        0xff7fffff, 0x7f800000, 0xff800000, 0x7fc00000, 0x7f800001, 0xffffffff, 0x7fffffff,
        0x3f800000, 0xbf800000, 0x3f7fffff, 0x3f800001, 0x40000000, 0xbf000000, 0x4b000000,
        0xcb000001, 0x43000000, 0xc2fc0000, 0x477fe000, 0x477ff000, 0x33800000, 0x38800000,
        0x00003c00, 0x7c00fbff, 0x0001fc00, 0x80007e01, 0x3c003c00, 0x20080200, 0x1ff7fdff,
        0x00007fff, 0x0000ffff, 0x00008000, 0x80ff7f00, 0xff00ff80, 0x000000ff, 0x437f0000};

    return common_draft_single(d, special, sizeof special / sizeof special[0]);
}

/* Halves of -8 .. 8; bytes; three and one numbers of ten bits. */
uint32_t sgx543_random_fields(struct common_draft *d)
{
    uint32_t any = common_draft_word(d);

    switch (below(d, 3)) {
    case 0: return (any & 0x83ff83ff) | (10 + below(d, 9)) << 10 | (10 + below(d, 9)) << 26;
    case 1: return any & (below(d, 2) ? 0xff00ff : 0x7f7f7f7f);
    default: return any & 0x3fffffff;
    }
}

uint32_t sgx543_random_count(struct common_draft *d)
{
    return below(d, 8);
}

uint32_t sgx543_random_address(struct common_draft *d)
{
    static const uint32_t end[] = {0, 1, 4, 0xffc, 0xffe, 0x1000, 0xfffffffc, 0xffffffff};

    if (below(d, 12) == 0) return end[below(d, sizeof end / sizeof end[0])];
    uint32_t address = below(d, below(d, 3) ? 64 : SGX543_RANDOM_GLOBAL);
    return below(d, 4) ? address & ~3u : address;
}

/* Numbers near 1 are now and then in the last segment of a table, as square roots have it. */
uint32_t sgx543_random_any(struct common_draft *d)
{
    switch (below(d, 7)) {
    case 0: return common_draft_near_one(d);
    case 1: return common_draft_near_one(d) | (below(d, 3) ? 0 : 0x7f0000);
    case 2: return sgx543_random_fields(d);
    case 3: return below(d, 40) - 8;
    case 4: return common_draft_extreme(d);
    default: return sgx543_random_hard(d);
    }
}

/* ---- fields. */

static uint32_t get(const uint32_t *word, unsigned op, unsigned name)
{
    const struct common_bitfield *field = sgx543_field(op, name);
    return field ? common_get(word, field->piece) : 0;
}

/* Bank r of an operand. */
static bool plain(const uint32_t *word, unsigned op, unsigned bank, unsigned ext)
{
    return get(word, op, bank) == 0 && get(word, op, ext) == 0;
}

/* A number of a register: a few that are used again; the last ones, with the internal ones, and the
 * last one of a quarter, where a vector goes on in the next; any now and then. */
static uint32_t pick_number(struct common_draft *d, unsigned width)
{
    uint32_t most = (1u << width) - 1;

    if (below(d, 12) == 0) return below(d, most + 1);
    if (common_draft_knob(d, COMMON_KNOB_CORNERS, 20))
        return below(d, 3) ? most - below(d, 4) : (1 + below(d, 3)) * (most / 4 + 1) - 1;
    return below(d, common_draft_knob(d, COMMON_KNOB_REUSE, 50) ? 4 : 14);
}

/* sa keeps its first SGX543_RANDOM_KEPT; of an index, the bank is in the number. */
static uint32_t pick_dest(struct common_draft *d, unsigned op, const uint32_t *word, unsigned width)
{
    uint32_t bank = get(word, op, SGX543_dbank), ext = get(word, op, SGX543_dext);
    uint32_t number = pick_number(d, width);

    if (ext && bank == 2) return below(d, 8) ? 1 + below(d, 2) : number;
    if (!ext && bank == 0 && below(d, 4) == 0) return (1u << width) - 1 - below(d, 4);
    if (bank == 3) return number & ((3u << (width - 2)) - 1);
    return ext && bank == 0 ? number % (SGX543_RANDOM_KEPT / (width == 6 ? 2 : 1)) : number;
}

/* The one after the plain ones is indexed. */
static uint32_t pick_dest_bank(struct common_draft *d, bool ext)
{
    return ext || below(d, 4) == 0 ? below(d, 4) : below(d, 3);
}

/*   may  its bank may be r: then it is an internal one now and then */
static uint32_t pick_source(struct common_draft *d, unsigned width, bool may)
{
    if (below(d, may ? 4 : 16) == 0) return (1u << width) - 1 - below(d, 4);
    if (width == 7 && below(d, 16) == 0)
        return SGX543_RANDOM_KEPT + below(d, SGX543_BANK - SGX543_RANDOM_KEPT);
    return pick_number(d, width);
}

static uint32_t pick_increment(struct common_draft *d)
{
    static const uint8_t often[] = {1, 1, 1, 2, 0, 4, 0xff, 3, 0xe4, 0x1b};
    return below(d, 12) ? often[below(d, sizeof often)] : below(d, 256);
}

static uint32_t pick_base(struct common_draft *d)
{
    enum { HIGHEST = 4095 };
    switch (below(d, 16)) {
    case 0: return below(d, HIGHEST + 1);
    case 1: return HIGHEST - below(d, 2);
    default: return below(d, 12);
    }
}

static bool register_field(struct common_draft *d, unsigned op, unsigned name, const uint32_t *word,
                           unsigned width, uint32_t *value)
{
    switch (name) {
    case SGX543_dext:
    case SGX543_s1ext:
    case SGX543_s2ext: *value = below(d, 3) == 0; return true;
    case SGX543_dbank: *value = pick_dest_bank(d, get(word, op, SGX543_dext)); return true;
    case SGX543_s1bank:
    case SGX543_s2bank:
    case SGX543_ubank: *value = below(d, 4); return true;
    case SGX543_dest:
    case SGX543_udest: *value = pick_dest(d, op, word, width); return true;
    case SGX543_src0:
        *value = pick_source(d, width, get(word, op, SGX543_s0bank) == 0);
        return true;
    case SGX543_src1:
        *value = pick_source(d, width, plain(word, op, SGX543_s1bank, SGX543_s1ext));
        return true;
    case SGX543_src2:
        *value = pick_source(d, width, plain(word, op, SGX543_s2bank, SGX543_s2ext));
        return true;
    case SGX543_usrc: *value = pick_source(d, width, get(word, op, SGX543_ubank) == 0); return true;
    default: return false;
    }
}

static bool step_field(struct common_draft *d, unsigned name, uint32_t *value)
{
    switch (name) {
    case SGX543_dinc:
    case SGX543_s0inc:
    case SGX543_s1inc:
    case SGX543_s2inc: *value = pick_increment(d); return true;
    case SGX543_dmode:
    case SGX543_s0mode:
    case SGX543_s1mode:
    case SGX543_s2mode: *value = below(d, 5) == 0; return true;
    case SGX543_doff:
    case SGX543_s0off:
    case SGX543_s1off:
    case SGX543_s2off: *value = below(d, 3) ? 0 : pick_base(d); return true;
    default: return false;
    }
}

bool sgx543_random_field(struct common_draft *d, unsigned row, const struct common_bitfield *f,
                         const uint32_t *word, uint32_t *value)
{
    unsigned op = sgx543_encoding.row[row].op, form = sgx543_encoding.row[row].form;
    unsigned name = sgx543_form_names[form][f - sgx543_form_fields[form]];
    unsigned width = common_width(f->piece);

    switch (name) {
    case SGX543_pred: *value = below(d, 3) ? 0 : below(d, 1u << width); return true;
    case SGX543_mask: *value = below(d, 3) ? below(d, 16) : 15; return true;
    case SGX543_wmask: *value = below(d, 3) ? 15 : below(d, 16); return true;
    case SGX543_rcount:
    case SGX543_count:
        *value = below(d, 2) ? 0 : below(d, below(d, 2) ? 4 : 1u << width);
        return true;
    case SGX543_end: *value = sgx543_random_of(d)->ends && below(d, 30) == 0; return true;
    case SGX543_exc: *value = below(d, 24) == 0; return true;
    case SGX543_savelink: *value = op == SGX543_OP_NOP && below(d, 2); return true;
    default: break;
    }
    return register_field(d, op, name, word, width, value) || step_field(d, name, value);
}

/* ---- instructions as a whole. */

/* The operations and their sources are drawn until there is a layout for them. */
static void put_dual(struct common_draft *d, unsigned op, uint32_t *word)
{
    enum { TRIES = 200 };
    static const uint8_t drawn[] = {SGX543_op2, SGX543_cfg, SGX543_g1swz, SGX543_uswz, SGX543_op1};
    struct sgx543_insn insn;

    for (unsigned i = 0; i < TRIES; i++) {
        sgx543_decode(word, &insn);
        if (!insn.illegal) return;
        /* the primary operation last, so that those with few partners come up, too */
        for (unsigned k = 0; k < sizeof drawn - (i % 32 != 31); k++)
            sgx543_set_field(word, op, drawn[k], common_draft_word(d));
    }
}

static void put_source(uint32_t *word, unsigned op, unsigned source, uint32_t bank, uint32_t ext,
                       uint32_t number)
{
    static const uint8_t names[3][3] = {{SGX543_s0bank, SGX543_s0ext, SGX543_src0},
                                        {SGX543_s1bank, SGX543_s1ext, SGX543_src1},
                                        {SGX543_s2bank, SGX543_s2ext, SGX543_src2}};
    sgx543_set_field(word, op, names[source][0], bank);
    sgx543_set_field(word, op, names[source][1], ext);
    sgx543_set_field(word, op, names[source][2], number);
}

static void put_kept(struct common_draft *d, uint32_t *word, unsigned op, unsigned source,
                     uint32_t first)
{
    bool zero = source == 0;
    put_source(word, op, source, zero ? 1 : 3, zero, first + below(d, SGX543_RANDOM_KIND));
}

static void put_immediate(uint32_t *word, unsigned op, unsigned source, uint32_t number)
{
    put_source(word, op, source, 2, 1, number);
}

/* A window of memory that other instances use, too. */
static void put_memory(struct common_draft *d, unsigned op, uint32_t *word)
{
    put_kept(d, word, op, 0, SGX543_RANDOM_ADDRESS);
    if (below(d, 3)) put_immediate(word, op, 1, below(d, 8));
    else put_kept(d, word, op, 1, SGX543_RANDOM_OFFSET);
    if (op == SGX543_OP_ST) return;
    if (below(d, 3)) put_immediate(word, op, 2, below(d, 16));
    else put_kept(d, word, op, 2, SGX543_RANDOM_COUNT);
}

/* Where the second operand is a number of places: sheet 3.10. */
static bool shifts(unsigned op)
{
    return op == SGX543_OP_SHL || op == SGX543_OP_SHR || op == SGX543_OP_ASR || op == SGX543_OP_ROL;
}

static void put_purpose(struct common_draft *d, unsigned op, uint32_t *word)
{
    if (op == SGX543_OP_LD || op == SGX543_OP_ST) put_memory(d, op, word);
    else if (op == SGX543_OP_SMP)
        put_source(word, op, 1, 3, 0, SGX543_RANDOM_STATE / 2 + 2 * below(d, 2));
    else if (shifts(op)) put_kept(d, word, op, 2, SGX543_RANDOM_COUNT);
}

/* A phase that goes on is a statement; what a function needs of LINK stays. */
static bool fits(struct common_draft *d, uint32_t at, unsigned op, const struct sgx543_insn *insn)
{
    if (op == SGX543_OP_PHAS && insn->f[SGX543_wait] != 7) return false;
    if (op == SGX543_OP_SETL && common_draft_scope_of(d, at)->function) return false;
    return true;
}

bool sgx543_random_accept(struct common_draft *d, uint32_t at, unsigned row, uint32_t *word)
{
    unsigned op = sgx543_encoding.row[row].op;
    struct sgx543_insn insn;

    if (op == SGX543_OP_DUAL3 || op == SGX543_OP_DUAL4) put_dual(d, op, word);
    if (op == SGX543_OP_PHAS) sgx543_set_field(word, op, SGX543_wait, 7);
    if (below(d, 2)) put_purpose(d, op, word);
    sgx543_decode(word, &insn);
    if (insn.illegal) return d->mortal && common_draft_knob(d, COMMON_KNOB_ILLEGAL, 10);
    return fits(d, at, op, &insn);
}

/* ---- choice of rows. A row that jumps is a statement. */

static uint32_t usual(const struct common_draft *d, unsigned op)
{
    bool fragment = d->type == SGX543_RANDOM_FRAGMENT;

    switch (op) {
    case SGX543_OP_MAD2:
    case SGX543_OP_VMAD:
    case SGX543_OP_VDP: return 300;
    case SGX543_OP_DUAL3:
    case SGX543_OP_DUAL4: return 400;
    case SGX543_OP_MOV:
    case SGX543_OP_CMOV:
    case SGX543_OP_CMOV8: return 250;
    case SGX543_OP_PCK: return 900;
    case SGX543_OP_TST:
    case SGX543_OP_TSTMSK: return 700;
    case SGX543_OP_RCP:
    case SGX543_OP_RSQ:
    case SGX543_OP_LOG:
    case SGX543_OP_EXP: return 250;
    case SGX543_OP_SOP2:
    case SGX543_OP_SOP2M:
    case SGX543_OP_SOP3:
    case SGX543_OP_I8MAD:
    case SGX543_OP_I8MAD2: return fragment ? 250 : 120;
    case SGX543_OP_I16MAD:
    case SGX543_OP_I32MAD:
    case SGX543_OP_I32MAD2: return 200;
    case SGX543_OP_SMP: return fragment ? 350 : 100;
    case SGX543_OP_LD:
    case SGX543_OP_ST: return 350;
    case SGX543_OP_LIMM: return 150;
    case SGX543_OP_DEPTHF: return fragment ? 60 : 15;
    case SGX543_OP_SETL:
    case SGX543_OP_SAVL:
    case SGX543_OP_SMLSI:
    case SGX543_OP_SMBO:
    case SGX543_OP_EMIT: return 60;
    case SGX543_OP_PHAS: return 30;
    default: break;
    }
    return sgx543_rows[op].form == SGX543_FORM_NONE || op == SGX543_OP_NOP ? 15
                                                                           : COMMON_WEIGHT_USUAL;
}

uint32_t sgx543_random_weight(const struct common_draft *d, unsigned row)
{
    return common_op(&sgx543_encoding, row)->flow == COMMON_NEXT
               ? usual(d, sgx543_encoding.row[row].op)
               : 0;
}
