/* Programs that reach the cells of the opcode map (model/tesla/cover_map.h): random instructions of
 * each cell, one after the other; those that trap or exit, each in its own program or warp; and
 * all control flow of the graphics types.
 *
 *   tesla_coverage DIRECTORY [SEED]   exit status 1 if there is a cell that no instruction was
 *                                     found for */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../model/common/rng.h"
#include "../../model/tesla/cover_map.h"
#include "../../model/tesla/fields.h"

enum {
    REGS = 24,
    REG_ADDRESS = 20, /* of g[] accesses; 21 has the lane's offset. Generated code writes neither */
    CELLS_PER_PROGRAM = 2000,
    CASES_PER_PROGRAM = 64,
    TRIES = 20000
};

struct program {
    FILE *out;
    struct common_rng rng;
    struct tesla_mode mode;
    size_t words;
    unsigned cases;
};

static void put_long(struct program *p, uint32_t w0, uint32_t w1)
{
    char text[160];
    if (p->words & 1) {
        fprintf(p->out, ".word 0x10008000\n");
        p->words++;
    }
    tesla_disassemble((uint32_t[]){w0, w1}, 2, (uint32_t)p->words * 4, text, sizeof text);
    fprintf(p->out, ".word 0x%08x 0x%08x  // %s\n", (unsigned)w0, (unsigned)w1, text);
    p->words += 2;
}

static void put_short(struct program *p, uint32_t w0)
{
    char text[160];
    tesla_disassemble(&w0, 1, (uint32_t)p->words * 4, text, sizeof text);
    fprintf(p->out, ".word 0x%08x  // %s\n", (unsigned)w0, text);
    p->words++;
}

static uint32_t below(struct program *p, uint32_t n)
{
    return common_rng_below(&p->rng, n);
}

/* Words of which most are floats that meet. */
static uint32_t data_word(struct program *p, unsigned i)
{
    static const uint32_t special[] = {0x00000000, 0x80000000, 0x3f800000,
                                       0x7f800000, 0xffc00000, 0x00000001};
    uint32_t word = (uint32_t)common_rng_next(&p->rng);
    if (i % 8 == 0) word = special[below(p, 6)];
    if (i % 8 < 5) word = (word & 0x80ffffff) | (below(p, 40) + 100) << 23;
    return word;
}

static void put_words(struct program *p, const char *directive, uint32_t number, unsigned count)
{
    fprintf(p->out, "%s 0x%x%s", directive, (unsigned)number,
            !strcmp(directive, ".const") ? " 0:" : ":");
    for (unsigned i = 0; i < count; i++) fprintf(p->out, " 0x%08x", (unsigned)data_word(p, i));
    fprintf(p->out, "\n");
}

/* One of each kind; the others have none. */
static void put_textures(struct program *p)
{
    static const char *const kinds[] = {"1d",      "2d",      "3d",       "cube",
                                        "1darray", "2darray", "cubearray"};
    static const char *const formats[] = {"rgba8", "r32f", "rgba32f"};
    for (unsigned i = 0; i < 32; i++) put_words(p, ".texels", i * 64, 16);
    for (unsigned i = 0; i < 7; i++)
        fprintf(p->out, ".texture %u %s %s 5 4 3 2 0x%x\n", i + 1, kinds[i], formats[i % 3],
                i * 0x100);
    for (unsigned i = 0; i < 32; i++)
        fprintf(p->out, ".sampler %u 0x%x 0 0 0x41000000 0x3f000000\n", i,
                (unsigned)below(p, 0x10000));
}

static void put_launch(struct program *p, unsigned threads)
{
    if (p->mode.type == TESLA_COMPUTE) {
        fprintf(p->out, ".grid 1 1\n.block %u 1 1\n.shared 0x800\n.param 1 2 3 4\n", threads);
        fprintf(p->out, ".globalsize 0x10000\n");
        for (unsigned i = 0; i < 128; i++) put_words(p, ".global", i * 64, 16);
        return;
    }
    fprintf(p->out, ".type %s\n.threads %u\n.inputs 30\n.outputs 12\n",
            tesla_map_types[p->mode.type], threads);
    if (p->mode.type == TESLA_GEOMETRY) {
        fprintf(p->out, ".vertices 9\n.primitives 128\n");
        put_words(p, ".primitive 0", 0, 128);
    }
    if (p->mode.type == TESLA_FRAGMENT && threads > 13) fprintf(p->out, ".invisible 2 9 12 13\n");
    for (unsigned i = 0; i < threads; i++) put_words(p, ".attribute", i, 30);
}

static void begin(struct program *p, const char *directory, unsigned type, const char *name,
                  uint64_t seed, unsigned threads)
{
    char path[1024];
    int length = snprintf(path, sizeof path, "%s/%s_%s.s", directory, tesla_map_types[type], name);
    p->out = length > 0 && (size_t)length < sizeof path ? fopen(path, "w") : NULL;
    if (!p->out) {
        fprintf(stderr, "tesla_coverage: %s: cannot write\n", path);
        exit(2);
    }
    p->rng = common_rng_make(seed, 11 + type);
    p->mode = (struct tesla_mode){.features = TESLA_ALL_FEATURES, .type = type};
    p->words = 0;
    fprintf(p->out,
            "// Coverage of the opcode map, generated.\n.needs fp64 texture\n.tags nobench\n");
    fprintf(p->out, ".regs %d\n.local 65536\n", REGS);
    put_launch(p, threads);
    for (unsigned bank = 0; bank < 16; bank++) put_words(p, ".const", bank, 128);
    put_textures(p);
}

static void end(struct program *p)
{
    if (ferror(p->out) | fclose(p->out)) {
        fprintf(stderr, "tesla_coverage: cannot write a program\n");
        exit(2);
    }
    p->out = NULL;
}

static void put_exit(struct program *p)
{
    put_long(p, 0xf0000001u, 0xe0000781u); /* exit nop */
}

/* ---- an instruction for a cell. */

/* New operands for everybody: half of the registers, from c[]; some of $a. */
static void reload(struct program *p)
{
    put_long(p, 1u << 2 | 21u << 9 | 1u, 0xc0000780u); /* shl $a1 $r21 0x0 */
    for (unsigned k = 0; k < 10; k++) {                /* ld $reg b32 c[$a1+offset] */
        uint32_t reg = below(p, REG_ADDRESS), offset = below(p, 64), bank = below(p, 16);
        put_long(p, 0x10000001u | reg << 2 | offset << 9 | 1u << 26, 0x2400c780u | bank << 22);
    }
    for (unsigned a = 1; a < 5; a++) /* add $a 0 number: inside s[], c[] */
        put_long(p, 0xd0000001u | a << 2 | (below(p, 64) * 4 & 0xffffu) << 9, 0x20000780u);
}

static bool harmless(const struct tesla_operand *dst)
{
    unsigned count = dst->kind == TESLA_KIND_QUAD || dst->kind == TESLA_KIND_VECTOR ? 4
                     : dst->kind == TESLA_KIND_PAIR                                 ? 2
                                                                                    : 1;
    bool gpr = dst->kind >= TESLA_KIND_GPR && dst->kind <= TESLA_KIND_QUAD;
    if (!gpr && dst->kind != TESLA_KIND_VECTOR) return true;
    return dst->reg + count <= REG_ADDRESS;
}

static bool is_texture(unsigned op)
{
    return op >= TESLA_OP_TEXAUTO && op <= TESLA_OP_TEXGATHER;
}

/* Whether it is still one of the cell. */
static bool decodes(const struct program *p, const struct tesla_cell *c, const uint32_t *word,
                    struct tesla_insn *insn)
{
    tesla_decode_as(&p->mode, word, 2, 0, insn);
    return !insn->trap && insn->row == c->row && tesla_cell_reaches(c, word);
}

/* An instruction of the cell that does not trap, with random bits wherever it does not care. */
static bool find_words(struct program *p, const struct tesla_cell *c, struct tesla_insn *insn,
                       uint32_t *word)
{
    const struct common_row *row = &tesla_rows[c->row];
    for (unsigned n = 0; n < TRIES; n++) {
        for (unsigned i = 0; i < 2; i++) word[i] = (uint32_t)common_rng_next(&p->rng);
        word[0] &= ~(0x60u << 2); /* registers that exist, most of the time */
        if (below(p, 4)) word[0] &= ~(0x60u << 9 | 0x60u << 16);
        if (is_texture(row->op)) word[0] &= ~(0xf8u << 9);
        if (below(p, 4)) word[0] &= ~(1u << 25);
        if (below(p, 4)) word[1] &= ~(0x60u << 14);
        if (row->form == TESLA_LONG) word[1] = (word[1] & ~0xf83u) | 0x780u;
        for (unsigned i = 0; i < 2; i++) {
            word[i] = (word[i] & ~c->care[i]) | c->match[i];
            word[i] = (word[i] & ~row->mask[i]) | row->match[i];
        }
        if (row->form == TESLA_SHORT || row->form == TESLA_SCTL) word[1] = 0;
        if (!decodes(p, c, word, insn)) continue;
        if (insn->mem.kind == TESLA_KIND_GLOBAL) {
            word[0] = (word[0] & ~(0x7fu << 9)) | (uint32_t)REG_ADDRESS << 9;
            if (!decodes(p, c, word, insn)) continue;
        }
        if (harmless(&insn->dst)) return true;
    }
    fprintf(stderr, "tesla_coverage: %s: %s %s %s: no instruction\n", tesla_map_types[c->type],
            row->name, c->field, c->value);
    return false;
}

static bool is_control(unsigned op)
{
    return op == TESLA_OP_TRAP || (op >= TESLA_OP_DISCARD && op <= TESLA_OP_PRERET) ||
           op == TESLA_OP_QUADON;
}

static bool exits(const struct tesla_cell *c)
{
    return !strcmp(c->value, "exit");
}

static bool of_program(const struct tesla_cell *c, unsigned type)
{
    return c->type == type && !tesla_map_trap(c->row, type) && !is_control(tesla_rows[c->row].op) &&
           !exits(c);
}

/* All cells of a type but those that end a warp. */
static int generate_cells(const struct tesla_map *t, const char *directory, unsigned type,
                          uint64_t seed)
{
    struct program p = {0};
    unsigned programs = 0, cells = 0;
    int status = 0;
    for (size_t i = 0; i < t->cells; i++) {
        const struct tesla_cell *c = &t->cell[i];
        struct tesla_insn insn;
        uint32_t word[2];
        if (!of_program(c, type)) continue;
        if (cells % CELLS_PER_PROGRAM == 0) {
            char name[32];
            if (p.out) put_exit(&p), end(&p);
            snprintf(name, sizeof name, "cells%02u", programs++);
            begin(&p, directory, type, name, seed << 16 | programs, 40);
            put_long(&p, 0x30020001u | 21u << 2, 0xc4100780u); /* shl b32 $r21 $r0 0x2 */
        }
        if (cells++ % 5 == 0) reload(&p);
        if (!find_words(&p, c, &insn, word)) {
            status = 1;
            continue;
        }
        if (insn.mem.kind == TESLA_KIND_GLOBAL) /* and b32 $r20 $rN 0x7fff: inside every window */
            put_long(&p, 0xd0000001u | REG_ADDRESS << 2 | below(&p, REG_ADDRESS) << 9 | 0x3fu << 16,
                     0x1ffu << 2 | 3u);
        if (insn.nwords == 2) put_long(&p, word[0], word[1]);
        else put_short(&p, word[0]);
    }
    if (p.out) put_exit(&p), end(&p);
    return status;
}

/* ---- instructions that trap or exit: a warp of one thread, or more, for each. */

/* Each warp goes to its own case by its number. */
static void begin_cases(struct program *p, const char *directory, unsigned type, const char *name,
                        unsigned cases)
{
    begin(p, directory, type, name, cases, 32 * cases);
    p->cases = cases;
    fprintf(p->out, ".const 0 0x1000:");
    for (unsigned i = 0; i < cases; i++) fprintf(p->out, " case%u", i);
    fprintf(p->out, "\nlong shr u32 $r5 $r0 0x5\nshl $a1 $r5 0x2\nadd $a1 $a1 0x1000\n"
                    "long mov b32 $r21 $r0\nbra c0[$a1]\n");
    p->words = 10;
}

static void put_case(struct program *p, unsigned number, const uint32_t word[2])
{
    fprintf(p->out, "case%u:\n", number);
    if (word[0] & 1) put_long(p, word[0], word[1]);
    else put_short(p, word[0]), put_short(p, 0x10008000);
    put_exit(p);
}

/* The rows that trap in programs of a graphics type, by their traps: they must say so. */
static void generate_traps(const char *directory, unsigned type)
{
    for (uint32_t trap = TESLA_TRAP_TRAP_INSTRUCTION; trap < TESLA_TRAP_STACK_UNDERFLOW; trap++) {
        struct program p;
        unsigned rows[TESLA_ROW_COUNT], count = 0;
        char name[80], text[64];
        for (unsigned row = 0; row < TESLA_ROW_COUNT; row++)
            if (tesla_map_trap(row, type) == trap) rows[count++] = row;
        if (!count) continue;
        tesla_trap_text(trap, text, sizeof text);
        snprintf(name, sizeof name, "trap_%s", text);
        begin_cases(&p, directory, type, name, count);
        for (unsigned i = 0; i < count; i++) put_case(&p, i, tesla_rows[rows[i]].match);
        fprintf(p.out, ".expect trap %s\n", text);
        end(&p);
    }
}

/* In compute the warps of a block are few: a program for each row. */
static void generate_trap(const char *directory, unsigned row)
{
    struct program p;
    char name[64], trap[64];
    snprintf(name, sizeof name, "trap_%s", tesla_rows[row].name);
    tesla_trap_text(tesla_map_trap(row, TESLA_COMPUTE), trap, sizeof trap);
    begin(&p, directory, TESLA_COMPUTE, name, row, 40);
    if (tesla_rows[row].match[0] & 1)
        put_long(&p, tesla_rows[row].match[0], tesla_rows[row].match[1]);
    else put_short(&p, tesla_rows[row].match[0]);
    fprintf(p.out, ".expect trap %s\n", trap);
    put_exit(&p);
    end(&p);
}

/* Instructions that do something and end the warp. */
static int generate_exits(const struct tesla_map *t, const char *directory, unsigned type)
{
    struct program p = {0};
    uint32_t word[CASES_PER_PROGRAM][2];
    unsigned count = 0;
    p.rng = common_rng_make(type, 12);
    p.mode = (struct tesla_mode){.features = TESLA_ALL_FEATURES, .type = type};
    for (size_t i = 0; i < t->cells && count < CASES_PER_PROGRAM; i++) {
        struct tesla_insn insn;
        if (t->cell[i].type != type || !exits(&t->cell[i])) continue;
        if (!find_words(&p, &t->cell[i], &insn, word[count++])) return 1;
    }
    if (!count) return 0;
    begin_cases(&p, directory, type, "exits", count);
    for (unsigned i = 0; i < count; i++) put_case(&p, i, word[i]);
    end(&p);
    return 0;
}

/* ---- control flow, once through every row of it. */

static void generate_control(const char *directory, unsigned type)
{
    static const char text[] =
        "long mov b32 $r1 0x3\nlong and b32 $c0 # $r0 $r1\n"
        "joinat met\n(lg $c0) bra met\nlong add b32 $r2 $r2 $r1\nmet:\njoin nop\n"
        "call called\nbreakaddr broken\n(lg $c0) break\nlong add b32 $r2 $r2 $r1\nbreak\nbroken:\n"
        "preret back\nret\nback:\nquadon\nlong add b32 $r2 $r2 $r1\nquadpop\nlong brkpt\n"
        "short brkpt\nmov b32 $r0 $r0\nbra c0[0x1000]\ncalled:\n(lg $c0) ret\n"
        "long add b32 $r2 $r2 $r1\nret\nlast:\n";
    struct program p;
    begin(&p, directory, type, "control", type, 70);
    fprintf(p.out, ".const 0 0x1000: last\n%s", text);
    if (type == TESLA_FRAGMENT) fprintf(p.out, "(lg $c0) discard\ndiscard\n");
    fprintf(p.out, "exit nop\n");
    end(&p);
}

static int generate(const struct tesla_map *t, const char *directory, uint64_t seed)
{
    int status = generate_cells(t, directory, TESLA_COMPUTE, seed);
    for (unsigned row = 0; row < TESLA_ROW_COUNT; row++)
        if (tesla_map_trap(row, TESLA_COMPUTE)) generate_trap(directory, row);
    for (unsigned type = TESLA_VERTEX; type < TESLA_MAP_TYPES; type++) {
        status |= generate_cells(t, directory, type, seed);
        status |= generate_exits(t, directory, type);
        generate_traps(directory, type);
        generate_control(directory, type);
    }
    return status;
}

int main(int argc, char **argv)
{
    if (argc == 2 || argc == 3)
        return generate(tesla_map(), argv[1], argc == 3 ? strtoull(argv[2], NULL, 0) : 0);
    fprintf(stderr, "usage: tesla_coverage DIRECTORY [SEED]\n");
    return 2;
}
