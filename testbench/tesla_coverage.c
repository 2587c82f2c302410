/* What of the Tesla opcode map the tests execute. A cell is a row of the instruction table together with one value of
 * one of its fields: a modifier, a rounding, a type, a source from memory or not, ...
 *
 *   tesla_coverage generate DIRECTORY [SEED]
 *                                          programs that reach the cells of everything but control flow
 *   tesla_coverage table MODEL LOCKSTEP    the table, from directories of files that `run --executed` wrote, one for
 *                                          each program; exit status 1 if a cell is empty on either side
 *
 * Where the fields are is taken from the tables of decoder and assembler; what they do is not looked at. */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../model/common/rng.h"
#include "../model/tesla/fields.h"

enum {
    MAX_CELLS = 16384,
    REGS = 24,
    REG_ADDRESS = 20, /* of g[] accesses; 21 has the lane's offset. Generated code writes neither */
    CELLS_PER_PROGRAM = 160,
    TRIES = 20000
};

struct cell {
    unsigned row;
    const char *field;
    char value[24];
    struct tesla_piece piece[TESLA_PIECES]; /* least significant first */
    uint32_t bits;                          /* what they hold; `mask` of them counts */
    uint32_t mask;
    bool bucket;       /* destination field 127 too */
    char where[2][32]; /* model, lockstep: a program that reached it */
    uint64_t count[2];
};

struct table {
    struct cell cell[MAX_CELLS];
    size_t cells;
};

static const char *const form_names[] = {"short", "imm", "long", "short control", "long control"};

/* ---- The cells ---- */

static struct cell *add_cell(struct table *t, unsigned row, const char *field, const char *value)
{
    struct cell *c = &t->cell[t->cells];
    if (t->cells + 1 == MAX_CELLS) {
        fprintf(stderr, "tesla_coverage: too many cells\n");
        exit(2);
    }
    t->cells++;
    memset(c, 0, sizeof *c);
    c->row = row;
    c->field = field;
    snprintf(c->value, sizeof c->value, "%s", value);
    return c;
}

/* Whether the row leaves room for this value in these bits. */
static bool possible(unsigned row, const struct cell *c)
{
    const struct tesla_row_info *info = &tesla_rows[row];
    for (unsigned i = 0, at = 0; i < TESLA_PIECES && c->piece[i].width; at += c->piece[i++].width) {
        unsigned word = c->piece[i].word;
        for (unsigned b = 0; b < c->piece[i].width; b++) {
            uint32_t bit = UINT32_C(1) << (c->piece[i].lsb + b);
            if (!(c->mask >> (at + b) & 1) || !(info->mask[word] & bit)) continue;
            if (!(info->match[word] & bit) != !(c->bits >> (at + b) & 1)) return false;
        }
    }
    return true;
}

static void add_value(struct table *t, unsigned row, const char *field, const char *value,
                      const struct tesla_piece *piece, uint32_t bits, uint32_t mask)
{
    struct cell *c = add_cell(t, row, field, value);
    memcpy(c->piece, piece, sizeof c->piece);
    c->bits = bits;
    c->mask = mask;
    if (!possible(row, c)) t->cells--;
}

/* Every value of a field, named or numbered. */
static void add_field(struct table *t, unsigned row, const char *field,
                      const struct tesla_piece *piece, const struct tesla_choice *choice)
{
    uint32_t values = UINT32_C(1) << tesla_width(piece);
    for (uint32_t v = 0; v < values; v++) {
        char number[16];
        snprintf(number, sizeof number, "%u", (unsigned)v);
        const char *name = choice ? (choice[v].text[0] ? choice[v].text : "-") : number;
        add_value(t, row, field, name, piece, v, values - 1);
    }
}

static void add_flag(struct table *t, unsigned row, const char *field, struct tesla_piece piece,
                     const char *no, const char *yes)
{
    const struct tesla_piece pieces[TESLA_PIECES] = {piece};
    add_value(t, row, field, no, pieces, 0, 1);
    add_value(t, row, field, yes, pieces, 1, 1);
}

static void add_source(struct table *t, unsigned row, const struct tesla_element *e)
{
    const struct tesla_mux *mux = &tesla_muxes[e->place];
    static const char *const names[] = {"source 1", "source 2", "source 1", "source 2", "source 3"};
    struct tesla_piece piece[TESLA_PIECES] = {mux->sel, mux->other};
    if (!e->memory) return;
    add_value(t, row, names[e->place], "register", piece, 0, 1);
    /* c[] counts only if the other source's selector is off */
    add_value(t, row, names[e->place], mux->select ? "c[]" : "s[]", piece, 1,
              mux->other.width ? 3 : 1);
}

static void add_memory(struct table *t, unsigned row, const struct tesla_element *e)
{
    static const struct tesla_choice types[] = {{"u8", 0}, {"u16", 0}, {"s16", 0}, {"b32", 0}};
    static const struct tesla_piece type[TESLA_PIECES] = {{1, 14, 2}},
                                    bank[TESLA_PIECES] = {{1, 22, 4}},
                                    space[TESLA_PIECES] = {{0, 16, 4}},
                                    atom_space[TESLA_PIECES] = {{0, 23, 4}};
    if (e->place == TESLA_P_C || e->place == TESLA_P_S) add_field(t, row, "access", type, types);
    if (e->place == TESLA_P_C || e->place == TESLA_P_CJUMP) add_field(t, row, "bank", bank, NULL);
    if (e->place == TESLA_P_G) add_field(t, row, "space", space, NULL);
    if (e->place == TESLA_P_GATOM) add_field(t, row, "space", atom_space, NULL);
    if (e->place == TESLA_P_C || (e->place >= TESLA_P_S && e->place <= TESLA_P_L))
        add_flag(t, row, "$a", tesla_postinc, "plain", "++");
}

static void add_element(struct table *t, unsigned row, const struct tesla_element *e)
{
    switch (e->kind) {
    case TESLA_E_CHOICE:
    case TESLA_E_ROUND:
    case TESLA_E_TYPE:
    case TESLA_E_PREFIX: add_field(t, row, e->name, e->piece, e->choice); break;
    case TESLA_E_DST:
        if (!e->bucket) break;
        add_value(t, row, "destination", "register", (struct tesla_piece[TESLA_PIECES]){{1, 3, 1}},
                  0, 1);
        add_value(t, row, "destination", "none", (struct tesla_piece[TESLA_PIECES]){{1, 3, 1}}, 1,
                  1);
        t->cell[t->cells - 1].bucket = true;
        break;
    case TESLA_E_SRC: add_source(t, row, e); break;
    case TESLA_E_COND_DST:
        add_flag(t, row, "writes $c", (struct tesla_piece){1, 6, 1}, "no", "yes");
        break;
    case TESLA_E_CARRY:
        if (e->piece[0].width)
            add_flag(t, row, "writes $c", (struct tesla_piece){1, 6, 1}, "no", "yes");
        break;
    case TESLA_E_LANES:
        add_field(t, row, "lanes", (struct tesla_piece[TESLA_PIECES]){{1, 14, 4}}, NULL);
        break;
    case TESLA_E_COUNT:
        add_flag(t, row, "count", (struct tesla_piece){1, 14, 1}, "number", "all");
        break;
    case TESLA_E_MEMORY: add_memory(t, row, e); break;
    default: break;
    }
}

static bool built(unsigned row)
{
    return tesla_op_trap(tesla_rows[row].op) != TESLA_TRAP_NOT_IMPLEMENTED;
}

/* Two for each row, all of them for a branch and a move. */
static void add_predicates(struct table *t, unsigned row)
{
    static const struct tesla_piece field[TESLA_PIECES] = {{1, 7, 5}};
    unsigned op = tesla_rows[row].op, form = tesla_rows[row].form;
    if ((form != TESLA_LONG && form != TESLA_LCTL) || tesla_ignores_predicate(op)) return;
    for (unsigned code = 0; code < 32; code++)
        if (op == TESLA_OP_BRA || row == TESLA_ROW_MOV_L32 || op == TESLA_OP_VOTE ||
            !strcmp(tesla_pred_names[code], "always") || !strcmp(tesla_pred_names[code], "lg"))
            add_value(t, row, "predicate", tesla_pred_names[code], field, code, 31);
}

static void make_cells(struct table *t)
{
    for (unsigned row = 0; row < TESLA_ROW_COUNT; row++) {
        const char *cursor = tesla_rows[row].text, *word;
        const struct tesla_element *element;
        size_t length;
        if (!built(row)) continue;
        add_cell(t, row, "-", "-");
        if (tesla_always_traps(tesla_rows[row].op)) continue; /* its fields are never looked at */
        while ((length = tesla_next_word(&cursor, &word, &element)) != 0)
            if (element) add_element(t, row, element);
        add_predicates(t, row);
    }
}

/* Whether no lane can have executed it. Decode errors come before the predicate. */
static bool never_executes(const struct tesla_insn *insn)
{
    return insn->predicated && !tesla_always_traps(insn->op) &&
           (insn->pred == TESLA_PRED_NEVER || (insn->pred & 0x1c) == 0x14 ||
            (insn->pred & 0x1c) == 0x18);
}

static bool is_reached(const struct cell *c, const uint32_t *word)
{
    uint32_t value = tesla_get(word, c->piece);
    if ((value & c->mask) != (c->bits & c->mask)) return false;
    return !c->bucket || (word[0] >> 2 & 0x7f) == 0x7f;
}

/* ---- Programs ---- */

struct program {
    FILE *out;
    struct common_rng rng;
    size_t words;
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

static void begin(struct program *p, const char *directory, const char *name, uint64_t seed)
{
    char path[1024];
    int length = snprintf(path, sizeof path, "%s/%s.s", directory, name);
    p->out = length > 0 && (size_t)length < sizeof path ? fopen(path, "w") : NULL;
    if (!p->out) {
        fprintf(stderr, "tesla_coverage: %s: cannot write\n", path);
        exit(2);
    }
    p->rng = common_rng_make(seed, 11);
    p->words = 0;
    fprintf(p->out,
            "// Coverage of the opcode map, generated.\n.grid 1 1\n.block 40 1 1\n.regs %d\n",
            REGS);
    fprintf(p->out, ".shared 0x800\n.local 65536\n.globalsize 0x10000\n.param 1 2 3 4\n");
    for (unsigned bank = 0; bank < 16; bank++) {
        fprintf(p->out, ".const %u 0:", bank);
        for (unsigned i = 0; i < 128; i++)
            fprintf(p->out, " 0x%08x", (unsigned)common_rng_next(&p->rng));
        fprintf(p->out, "\n");
    }
    for (unsigned i = 0; i < 2048; i++) {
        static const uint32_t special[] = {0x00000000, 0x80000000, 0x3f800000,
                                           0x7f800000, 0xffc00000, 0x00000001};
        uint32_t word = (uint32_t)common_rng_next(&p->rng);
        if (i % 8 == 0) word = special[below(p, 6)];
        if (i % 8 < 5)
            word = (word & 0x80ffffff) | (below(p, 40) + 100) << 23; /* floats that meet */
        if (i % 16 == 0) fprintf(p->out, "%s.global 0x%x:", i ? "\n" : "", i * 4);
        fprintf(p->out, " 0x%08x", (unsigned)word);
    }
    fprintf(p->out, "\n");
    put_long(p, 0x30020001u | 21u << 2, 0xc4100780u); /* shl b32 $r21 $r0 0x2 */
}

/* New operands for everybody: half of the registers, some of $a. */
static void reload(struct program *p)
{
    for (unsigned k = 0; k < 10; k++) {
        uint32_t reg = below(p, REG_ADDRESS), offset = below(p, 56) * 0x80 + below(p, 32) * 4;
        /* add b32 $r20 $r21 offset; ld b32 $reg g14[$r20] */
        put_long(p, 0x20000001u | REG_ADDRESS << 2 | 21u << 9 | 1u << 15 | (offset & 0x3f) << 16,
                 (offset >> 6) << 2 | 3u);
        put_long(p, 0xd0000001u | reg << 2 | REG_ADDRESS << 9 | 14u << 16, 0x80c00780u);
    }
    for (unsigned a = 1; a < 5; a++) /* add $a 0 number: inside s[], c[] */
        put_long(p, 0xd0000001u | a << 2 | (below(p, 64) * 4 & 0xffffu) << 9, 0x20000780u);
}

static bool harmless(const struct tesla_operand *dst)
{
    unsigned count = dst->kind == TESLA_KIND_QUAD ? 4 : dst->kind == TESLA_KIND_PAIR ? 2 : 1;
    if (dst->kind < TESLA_KIND_GPR || dst->kind > TESLA_KIND_QUAD) return true;
    return dst->reg + count <= REG_ADDRESS;
}

/* An instruction of the cell that does not trap, with random bits wherever it does not care. */
static bool find_words(struct program *p, const struct cell *c, struct tesla_insn *insn,
                       uint32_t *word)
{
    const struct tesla_row_info *row = &tesla_rows[c->row];
    for (unsigned n = 0; n < TRIES; n++) {
        for (unsigned i = 0; i < 2; i++) {
            word[i] = (uint32_t)common_rng_next(&p->rng);
            if (i == 0) word[i] &= ~(0x60u << 2 | 0x60u << 9 | 0x60u << 16);
            if (i == 0 && below(p, 4)) word[i] &= ~(1u << 25);
            if (i == 1) word[i] &= ~(0x60u << 14);
            if (i == 1 && row->form == TESLA_LONG) word[i] = (word[i] & ~0xf80u) | 0x780u;
        }
        uint32_t at = 0;
        for (unsigned i = 0; i < TESLA_PIECES && c->piece[i].width; at += c->piece[i++].width)
            for (unsigned b = 0; b < c->piece[i].width; b++) {
                uint32_t bit = UINT32_C(1) << (c->piece[i].lsb + b), *w = &word[c->piece[i].word];
                if (c->mask >> (at + b) & 1) *w = c->bits >> (at + b) & 1 ? *w | bit : *w & ~bit;
            }
        if (c->bucket) word[0] |= 0x7fu << 2;
        for (unsigned i = 0; i < 2; i++) word[i] = (word[i] & ~row->mask[i]) | row->match[i];
        if (row->form == TESLA_LONG) word[1] &= ~3u;
        if (row->form == TESLA_SHORT || row->form == TESLA_SCTL) word[1] = 0;
        if (!is_reached(c, word)) continue;
        tesla_decode(word, 2, 0, insn);
        if (insn->trap || insn->row != c->row) continue;
        if (insn->mem.kind == TESLA_KIND_GLOBAL) {
            word[0] = (word[0] & ~(0x7fu << 9)) | (uint32_t)REG_ADDRESS << 9;
            tesla_decode(word, 2, 0, insn);
            if (insn->trap || !is_reached(c, word)) continue;
        }
        if (harmless(&insn->dst)) return true;
    }
    return false;
}

static bool is_control(unsigned op)
{
    return tesla_always_traps(op) || (op >= TESLA_OP_DISCARD && op <= TESLA_OP_PRERET) ||
           op == TESLA_OP_QUADON;
}

static void end(struct program *p)
{
    put_long(p, 0xf0000001u, 0xe0000781u); /* exit nop */
    if (ferror(p->out) | fclose(p->out)) {
        fprintf(stderr, "tesla_coverage: cannot write a program\n");
        exit(2);
    }
}

/* A program for each row that always traps: it must say so. */
static void generate_trap(const char *directory, unsigned row)
{
    struct program p;
    char name[64], trap[64];
    snprintf(name, sizeof name, "trap_%s", tesla_rows[row].name);
    tesla_trap_text(tesla_op_trap(tesla_rows[row].op), trap, sizeof trap);
    begin(&p, directory, name, row);
    if (tesla_rows[row].match[0] & 1)
        put_long(&p, tesla_rows[row].match[0], tesla_rows[row].match[1]);
    else put_short(&p, tesla_rows[row].match[0]);
    fprintf(p.out, ".expect trap %s\n", trap);
    end(&p);
}

static int generate(const struct table *t, const char *directory, uint64_t seed)
{
    struct program p = {0};
    unsigned programs = 0, cells = 0;
    int status = 0;
    for (size_t i = 0; i < t->cells; i++) {
        const struct cell *c = &t->cell[i];
        struct tesla_insn insn;
        uint32_t word[2];
        unsigned op = tesla_rows[c->row].op;
        if (tesla_always_traps(op)) generate_trap(directory, c->row);
        if (is_control(op)) continue;
        if (cells % CELLS_PER_PROGRAM == 0) {
            char name[32];
            if (p.out) end(&p);
            snprintf(name, sizeof name, "cells%02u", programs++);
            begin(&p, directory, name, seed << 16 | programs);
        }
        if (cells++ % 16 == 0) reload(&p);
        if (!find_words(&p, c, &insn, word)) {
            fprintf(stderr, "tesla_coverage: %s %s %s: no instruction\n", tesla_rows[c->row].name,
                    c->field, c->value);
            status = 1;
            continue;
        }
        if (insn.mem.kind == TESLA_KIND_GLOBAL) /* and b32 $r20 $rN 0x7fff: inside every window */
            put_long(&p, 0xd0000001u | REG_ADDRESS << 2 | below(&p, REG_ADDRESS) << 9 | 0x3fu << 16,
                     0x1ffu << 2 | 3u);
        if (insn.nwords == 2) put_long(&p, word[0], word[1]);
        else put_short(&p, word[0]);
    }
    if (p.out) end(&p);
    return status;
}

/* ---- The table ---- */

static void count_file(struct table *t, int side, const char *path, const char *name)
{
    FILE *file = fopen(path, "r");
    char line[256];
    if (!file) {
        fprintf(stderr, "tesla_coverage: %s: cannot open\n", path);
        exit(2);
    }
    while (fgets(line, sizeof line, file)) {
        unsigned long long count;
        unsigned w0, w1 = 0;
        if (sscanf(line, "%llu %x %x", &count, &w0, &w1) < 2) {
            fprintf(stderr, "tesla_coverage: %s: not a list of instructions\n", path);
            exit(2);
        }
        const uint32_t word[2] = {w0, w1};
        unsigned row = tesla_find_row(word);
        struct tesla_insn insn;
        tesla_decode(word, 2, 0, &insn);
        bool never = never_executes(&insn);
        for (size_t i = 0; i < t->cells && row != TESLA_ROW_NONE; i++) {
            struct cell *c = &t->cell[i];
            if (c->row != row || !is_reached(c, word)) continue;
            if (never && strcmp(c->field, "predicate") != 0) continue;
            if (!c->count[side]) snprintf(c->where[side], sizeof c->where[side], "%s", name);
            c->count[side] += count;
        }
    }
    fclose(file);
}

static int compare_names(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static void count_directory(struct table *t, int side, const char *directory)
{
    DIR *dir = opendir(directory);
    struct dirent *entry;
    char *name[1024];
    size_t names = 0;
    while (dir && (entry = readdir(dir)) && names < 1024)
        if (entry->d_name[0] != '.' && (name[names] = strdup(entry->d_name))) names++;
    if (!names) {
        fprintf(stderr, "tesla_coverage: %s: no files\n", directory);
        exit(2);
    }
    closedir(dir);
    qsort(name, names, sizeof *name, compare_names);
    for (size_t i = 0; i < names; i++) {
        char path[1280];
        snprintf(path, sizeof path, "%s/%s", directory, name[i]);
        char *dot = strrchr(name[i], '.');
        if (dot) *dot = '\0';
        count_file(t, side, path, name[i]);
        free(name[i]);
    }
}

static int print_table(const struct table *t)
{
    size_t empty = 0;
    printf("# Coverage of the Tesla opcode map\n\n"
           "For each row of the instruction table and each value of each of its fields: in how "
           "many retired warp\n"
           "instructions it was seen, and in which program first. Lockstep counts what was "
           "compared and found equal.\n\n"
           "| row | form | field | value | model alone | in | lockstep | in "
           "|\n|---|---|---|---|---|---|---|---|\n");
    for (size_t i = 0; i < t->cells; i++) {
        const struct cell *c = &t->cell[i];
        const struct tesla_row_info *row = &tesla_rows[c->row];
        printf("| %s | %s | %s | %s | %llu | %s | %llu | %s |\n", row->name, form_names[row->form],
               c->field, c->value, (unsigned long long)c->count[0], c->where[0],
               (unsigned long long)c->count[1], c->where[1]);
        if (c->count[0] && c->count[1]) continue;
        empty++;
        fprintf(stderr, "not covered: %s (%s) %s %s:%s%s\n", row->name, form_names[row->form],
                c->field, c->value, c->count[0] ? "" : " model alone",
                c->count[1] ? "" : " lockstep");
    }
    unsigned missing = 0;
    for (unsigned row = 0; row < TESLA_ROW_COUNT; row++)
        if (!built(row))
            printf("%s%s",
                   missing++ ? ", " : "\nNot built, and not counted: ", tesla_rows[row].name);
    printf("%s\n%zu cells of %u rows, %zu empty, %u rows not built\n", missing ? "\n" : "",
           t->cells, (unsigned)TESLA_ROW_COUNT - missing, empty, missing);
    fprintf(stderr, "coverage: %zu passed, %zu failed\n", t->cells - empty, empty);
    return empty != 0;
}

int main(int argc, char **argv)
{
    static struct table table;
    make_cells(&table);
    if ((argc == 3 || argc == 4) && !strcmp(argv[1], "generate"))
        return generate(&table, argv[2], argc == 4 ? strtoull(argv[3], NULL, 0) : 0);
    if (argc == 4 && !strcmp(argv[1], "table")) {
        count_directory(&table, 0, argv[2]);
        count_directory(&table, 1, argv[3]);
        return print_table(&table);
    }
    fprintf(stderr, "usage: tesla_coverage generate DIRECTORY [SEED] | table MODEL LOCKSTEP\n");
    return 2;
}
