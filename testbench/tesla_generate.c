/* Random Tesla programs for lockstep: build/tesla_generate SEED > prog.s
 *
 * Arithmetic is random rows of the instruction table with random bits in every field, ignored ones too;
 * control flow is structured (if, loop, call, preret, quadon), so that a program ends. A few instructions may
 * trap or leave a limit: model and core must then agree on that. Memory, constants and registers begin with words
 * that are hard on floating point. One seed gives one program, always. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../model/common/rng.h"
#include "../model/tesla/isa.h"

enum {
    MAX_WORDS = 8192,
    REGS = 24,        /* allocated; the top four are the generator's own */
    REG_ADDRESS = 20, /* of the next g[] access */
    REG_LOOP = 21,    /* 21, 22, 23: counters of nested loops */
    COND_LOOP = 3,
    MAX_DEPTH = 3,
    FUNCTIONS = 3
};

static const struct {
    uint32_t match[2], mask[2];
    enum tesla_form form;
    enum tesla_op op;
} rows[TESLA_ROW_COUNT] = {
#define INSN(id, op_, form_, text, match0, mask0, match1, mask1, prov, source) \
    {{match0, match1}, {mask0, mask1}, TESLA_##form_, TESLA_OP_##op_},
#include "../model/tesla/insns.def"
};

struct generator {
    struct common_rng rng;
    uint32_t word[MAX_WORDS];
    size_t words;
    uint32_t function[FUNCTIONS]; /* byte addresses, known when calls are patched */
    struct {
        size_t at;
        unsigned function;
    } call[256];
    size_t calls;
    unsigned risk; /* 1 in risk instructions may be anything; 0 never */
};

static uint32_t below(struct generator *g, uint32_t n)
{
    return common_rng_below(&g->rng, n);
}

static void emit(struct generator *g, uint32_t word)
{
    if (g->words < MAX_WORDS) g->word[g->words++] = word;
}

/* A short nop keeps long instructions at even words. */
static void align(struct generator *g)
{
    if (g->words & 1) emit(g, 0x10008000u);
}

static void emit_long(struct generator *g, uint32_t w0, uint32_t w1)
{
    align(g);
    emit(g, w0);
    emit(g, w1);
}

static uint32_t here(struct generator *g)
{
    align(g);
    return (uint32_t)g->words * 4;
}

/* Long control instruction; pred is w1[13:7]. Sheet 2.2 and 3.14. */
static size_t control(struct generator *g, unsigned primary, uint32_t target, uint32_t w1)
{
    emit_long(g, primary << 28 | (target >> 2 & 0xffff) << 11 | 3u, (target >> 18 & 0x3f) << 14 | w1);
    return g->words - 2;
}

static void patch(struct generator *g, size_t at, uint32_t target)
{
    g->word[at] = (g->word[at] & ~(0xffffu << 11)) | (target >> 2 & 0xffff) << 11;
    g->word[at + 1] = (g->word[at + 1] & ~(0x3fu << 14)) | (target >> 18 & 0x3f) << 14;
}

static bool reserved(const struct tesla_operand *dst)
{
    unsigned count = dst->kind == TESLA_KIND_QUAD ? 4 : dst->kind == TESLA_KIND_PAIR ? 2 : 1;
    if (dst->kind < TESLA_KIND_GPR || dst->kind > TESLA_KIND_QUAD) return false;
    return dst->reg < REGS && dst->reg + count > REG_ADDRESS;
}

static bool is_control(enum tesla_op op)
{
    return op >= TESLA_OP_DISCARD || op == TESLA_OP_TRAP;
}

static bool is_atomic(enum tesla_op op)
{
    return op == TESLA_OP_RED || op == TESLA_OP_ATOM;
}

static bool is_lock(enum tesla_op op)
{
    return op == TESLA_OP_LD_LOCK || op == TESLA_OP_ST_UNLOCK;
}

static bool is_f64(enum tesla_op op)
{
    return (op >= TESLA_OP_DFMA && op <= TESLA_OP_DSET) || op == TESLA_OP_I2F64 || op == TESLA_OP_F2I64 ||
           op == TESLA_OP_F2F64;
}

/* A word on which floating point goes wrong: zeros, the ends of the exponent, NaN, and numbers of nearly the
 * same size with long runs of ones or zeros, so that sums cancel and products are near a tie. Also as the
 * high word of a double, as two half floats, and just around the ends of the integers. */
static uint32_t hard_word(struct generator *g)
{
    static const uint32_t special[] = {
        0,           1,           2,           0x7fffff,    0x800000,    0x800001,    0xffffff,    0x1000000,
        0x3f800000,  0x3f800001,  0x3f7fffff,  0x3f000000,  0x3fc00000,  0x40000000,  0x7f7fffff,  0x7f800000,
        0x7f800001,  0x7fbfffff,  0x7fc00000,  0x7fffffff,  0x4a800001,  0x4affffff,  0x4b000000,  0x4b000001,
        0x4b7fffff,  0x4effffff,  0x4f000000,  0x4f000001,  0x4f7fffff,  0x4f800000,  0x5effffff,  0x5f000000,
        0x5f800000,  0x33000000,  0x33000001,  0x33800000,  0x38800000,  0x387fffff,  0x477fefff,  0x477ff000,
        0x477fffff,  0x47800000,  0x00010001,  0x03ff0400,  0x3c003c01,  0x7bff7c00,  0x7c017e00,  0x7fff0000,
        0x000fffff,  0x00100000,  0x3fefffff,  0x3ff00000,  0x3ff80000,  0x41dfffff,  0x41e00000,  0x41f00000,
        0x432fffff,  0x43300000,  0x43e00000,  0x7fefffff,  0x7ff00000,  0x7ff80000,  0x36a00000,  0x47efffff,
    };
    uint32_t any = (uint32_t)common_rng_next(&g->rng), sign = any & 0x80000000u;
    switch (below(g, 6)) {
    case 0: return special[below(g, sizeof special / sizeof special[0])] | sign;
    case 1: /* near 1, any fraction */
        return sign | (124 + below(g, 7)) << 23 | (any & 0x7fffff);
    case 2: /* near 1, a run of ones from some bit down */
        return sign | (120 + below(g, 15)) << 23 | (0x7fffffu >> below(g, 24));
    case 3: /* near 1, a run of zeros below some bit, and perhaps the last bit */
        return sign | (115 + below(g, 25)) << 23 | (any & 0x7fffff & ~(0xffffffu >> below(g, 24))) | (any >> 30 & 1);
    case 4: /* the ends of the exponent */
        return sign | (below(g, 2) ? below(g, 28) : 228 + below(g, 28)) << 23 | (any & 0x7fffff);
    default: return any;
    }
}

static bool is_global(enum tesla_op op)
{
    return op == TESLA_OP_LD_G || op == TESLA_OP_ST_G || is_atomic(op);
}

/* A random instruction of this row; false if it would break the generator's own registers. */
static bool random_words(struct generator *g, unsigned row, struct tesla_insn *insn, uint32_t w[2])
{
    for (unsigned i = 0; i < 2; i++) {
        uint32_t any = (uint32_t)common_rng_next(&g->rng);
        if (i == 0 && below(g, 4)) any &= ~(0x60u << 2 | 0x60u << 9 | 0x60u << 16); /* low registers */
        if (i == 1 && below(g, 4)) any &= ~(0x60u << 14);
        if (i == 0 && below(g, 4)) any &= ~(1u << 25);                  /* rarely post-increment */
        if (i == 1 && below(g, 3)) any = (any & ~0xf80u) | 0x780u;      /* mostly unpredicated */
        w[i] = (any & ~rows[row].mask[i]) | rows[row].match[i];
    }
    if (rows[row].form == TESLA_LONG) w[1] &= ~3u;
    if (is_f64(rows[row].op) && below(g, 8)) { /* pairs: else the most are misaligned */
        w[0] &= ~(1u << 2 | 1u << 9 | 1u << 16);
        if (rows[row].op <= TESLA_OP_DADD) w[1] &= ~(1u << 14 & ~rows[row].mask[1]);
    }
    if (is_global(rows[row].op)) w[0] = (w[0] & ~(0x7fu << 9)) | (uint32_t)REG_ADDRESS << 9;
    if (is_lock(rows[row].op) && below(g, 8)) { /* one of four words, so that locks meet */
        w[0] = (w[0] & ~(7u << 25 | 0x3fffu << 9)) | (16 + below(g, 4)) << 9;
        w[1] &= ~4u;
    }
    tesla_decode(w, 2, 0, insn);
    if (insn->trap && !(g->risk && below(g, g->risk) == 0)) return false;
    return !reserved(&insn->dst) && !(insn->cwrite && insn->cdst == COND_LOOP);
}

static void arithmetic(struct generator *g, bool global, bool join)
{
    struct tesla_insn insn;
    uint32_t w[2];
    for (;;) {
        unsigned row = below(g, TESLA_ROW_COUNT);
        if (is_control(rows[row].op) || is_global(rows[row].op) != global) continue;
        if (random_words(g, row, &insn, w) && (!join || insn.form == TESLA_LONG)) break;
    }
    if (insn.form == TESLA_SHORT || insn.form == TESLA_SCTL) {
        emit(g, w[0]);
        return;
    }
    if (global) { /* and b32 $r20 $rN 0x7fff: inside every window; less where lanes shall meet or words are hard */
        uint32_t mask = is_atomic(insn.op) && below(g, 4) ? 0xf : below(g, 2) ? 0xfff : 0x7fff;
        emit_long(g, 0xd0000001u | REG_ADDRESS << 2 | below(g, REGS) << 9 | (mask & 0x3f) << 16, mask >> 6 << 2 | 3u);
    }
    emit_long(g, w[0], w[1] | (join ? 2u : 0u));
}

static void body(struct generator *g, unsigned depth, unsigned loops, bool in_function);

static uint32_t random_predicate(struct generator *g)
{
    return below(g, 32) << 7 | below(g, 4) << 12;
}

static void branch(struct generator *g, unsigned depth, unsigned loops, bool in_function)
{
    size_t joinat = control(g, 0xa, 0, 0);
    size_t taken = control(g, 0x1, 0, random_predicate(g));
    body(g, depth + 1, loops, in_function);
    if (below(g, 16) == 0) emit_long(g, 0xf0000001u, 0xe0000781u); /* some lanes end here */
    size_t over = control(g, 0x1, 0, 0x780);
    patch(g, taken, here(g));
    body(g, depth + 1, loops, in_function);
    uint32_t end = here(g);
    patch(g, joinat, end);
    patch(g, over, end);
    if (below(g, 2)) arithmetic(g, false, true);
    else emit_long(g, 0xf0000001u, 0xe0000002u); /* join nop */
}

static void loop(struct generator *g, unsigned depth, unsigned loops, bool in_function)
{
    uint32_t counter = REG_LOOP + loops;
    /* and b32 counter $rN 3: lanes leave at different times */
    emit_long(g, 0xd0000001u | counter << 2 | below(g, REGS) << 9 | 3u << 16, 3u);
    size_t prebrk = control(g, 0x4, 0, 0);
    uint32_t top = here(g);
    /* add b32 counter counter -1, then flags of it: and b32 $c3 # counter counter */
    emit_long(g, 0x20000001u | counter << 2 | counter << 9 | 0x3fu << 16 | 1u << 15, 0x03ffffffu << 2 | 3u);
    emit_long(g, 0xd0000001u | 127u << 2 | counter << 9 | counter << 16, 0x04000000u | 1u << 3 | 0x40u | COND_LOOP << 4 | 0x780u);
    control(g, 0x5, 0, 0x13u << 7 | COND_LOOP << 12); /* brk when negative */
    body(g, depth + 1, loops + 1, in_function);
    control(g, 0x1, top, 0x780);
    patch(g, prebrk, here(g));
}

/* Whole quads awake; nothing that leaves or branches in between. */
static void quad(struct generator *g)
{
    if (TESLA_TRAP_QUAD != TESLA_TRAP_NONE) return; /* not switched on */
    control(g, 0x6, 0, 0);
    for (unsigned n = below(g, 6); n--;) arithmetic(g, below(g, 4) == 0, false);
    if (g->risk && below(g, g->risk / 20) == 0) control(g, 1 + below(g, 13), 0, random_predicate(g));
    control(g, 0x7, 0, 0);
}

/* Locks are rare among all rows. */
static void lock(struct generator *g)
{
    struct tesla_insn insn;
    uint32_t w[2];
    if (TESLA_TRAP_LOCK != TESLA_TRAP_NONE) return;
    unsigned row = below(g, TESLA_ROW_COUNT);
    while (!is_lock(rows[row].op)) row = below(g, TESLA_ROW_COUNT);
    while (!random_words(g, row, &insn, w)) {
    }
    emit_long(g, w[0], w[1]);
}

/* A register anew: most results are soon all sign or all ones. */
static void refresh(struct generator *g)
{
    uint32_t word = hard_word(g);
    emit_long(g, 0x10008001u | (1 + below(g, REG_ADDRESS - 1)) << 2 | (word & 0x3f) << 16, word >> 6 << 2 | 3u);
}

static void preret(struct generator *g, unsigned depth, unsigned loops)
{
    size_t at = control(g, 0xd, 0, 0);
    body(g, depth + 1, loops, true);
    if (below(g, 2)) control(g, 0x3, 0, random_predicate(g));
    body(g, depth + 1, loops, true);
    control(g, 0x3, 0, 0x780);
    patch(g, at, here(g));
}

static void body(struct generator *g, unsigned depth, unsigned loops, bool in_function)
{
    unsigned count = 1 + below(g, depth == 0 ? 120 : 8);
    for (unsigned i = 0; i < count && g->words < MAX_WORDS / 2; i++) {
        unsigned kind = below(g, depth == 0 ? 24 : 32);
        if (kind == 0 && depth < MAX_DEPTH) {
            branch(g, depth, loops, in_function);
        } else if (kind == 1 && depth < MAX_DEPTH && loops < 3) {
            loop(g, depth, loops, in_function);
        } else if (kind == 2 && !in_function && g->calls < 256) {
            g->call[g->calls].function = below(g, FUNCTIONS);
            g->call[g->calls++].at = control(g, 0x2, 0, below(g, 2) << 6);
        } else if (kind == 3 && depth < MAX_DEPTH) {
            preret(g, depth, loops);
        } else if (kind == 4 && depth == 0 && !in_function) {
            control(g, 0x8, 0, 0);
            g->word[g->words - 2] |= 3u << 25 | below(g, 16) << 21 | (below(g, 2) ? 0xfffu << 9 : 0);
            if (!(g->word[g->words - 2] >> 9 & 1)) g->word[g->words - 1] |= 1u << 14;
        } else if (kind == 5 && below(g, 2)) {
            quad(g);
        } else if (kind == 6) {
            lock(g);
        } else if (kind == 7) {
            refresh(g);
        } else {
            arithmetic(g, kind < 12, false);
        }
    }
}

static void print_words(struct generator *g, const char *directive, size_t count)
{
    printf("%s", directive);
    for (size_t i = 0; i < count; i++) printf(" 0x%08x", (unsigned)hard_word(g));
    printf("\n");
}

static void print_program(struct generator *g, const char *seed)
{
    printf("// Random program, seed %s.\n.grid %u %u\n", seed, 1 + below(g, 3), 1 + below(g, 2));
    printf(".block %u %u %u\n", 1 + below(g, 40), 1 + below(g, 3), 1 + below(g, 2));
    printf(".regs %d\n.shared 0x%x\n", REGS, 0x140 + 0x40 * below(g, 16));
    printf(".local %u\n.globalsize 0x10000\n", below(g, 4) ? 65536u : 16u << below(g, 5));
    printf(".gspace 3 0x4000 0x%x\n", below(g, 4) ? 0xbfffu : 0x5fffu);
    print_words(g, ".param", 12);
    print_words(g, ".const 0 0:", 64);
    print_words(g, ".const 1 0x10:", 64);
    print_words(g, ".const 9 0:", 16);
    for (unsigned i = 0; i < 64; i++) {
        char directive[32];
        snprintf(directive, sizeof directive, ".global 0x%x:", i * 64);
        print_words(g, directive, 16);
    }
    for (size_t at = 0; at < g->words;) {
        char text[160];
        unsigned words = tesla_disassemble(g->word + at, g->words - at, (uint32_t)at * 4, text, sizeof text);
        printf(".word 0x%08x", (unsigned)g->word[at]);
        if (words == 2 && at + 1 < g->words) printf(" 0x%08x", (unsigned)g->word[at + 1]);
        printf("  // %04zx %s\n", at * 4, text);
        at += words;
    }
}

int main(int argc, char **argv)
{
    static struct generator g;
    char *end;
    if (argc != 2 || !*argv[1]) {
        fprintf(stderr, "usage: tesla_generate SEED > prog.s\n");
        return 2;
    }
    g.rng = common_rng_make(strtoull(argv[1], &end, 0), 7);
    if (*end) {
        fprintf(stderr, "tesla_generate: error: seed '%s' is not a number\n", argv[1]);
        return 2;
    }
    g.risk = below(&g, 4) ? 0 : 2000;
    for (unsigned reg = 1; reg < REG_ADDRESS; reg++) /* shl b32 $rN $r0 N, then random constants */
        if (below(&g, 2)) emit_long(&g, 0x30000001u | reg << 2 | reg << 16, 0xc4100780u);
        else emit_long(&g, 0x10008001u | reg << 2 | below(&g, 64) << 16, (hard_word(&g) >> 6) << 2 | 3u);
    body(&g, 0, 0, false);
    emit_long(&g, 0xf0000001u, 0xe0000781u); /* exit nop */
    for (unsigned i = 0; i < FUNCTIONS; i++) {
        g.function[i] = here(&g);
        body(&g, 1, 2, true);
        if (below(&g, 2)) control(&g, 0x3, 0, random_predicate(&g));
        body(&g, 1, 2, true);
        control(&g, 0x3, 0, 0x780);
    }
    for (size_t i = 0; i < g.calls; i++) patch(&g, g.call[i].at, g.function[g.call[i].function]);
    align(&g);
    print_program(&g, argv[1]);
    return fflush(stdout) || ferror(stdout) ? 1 : 0;
}
