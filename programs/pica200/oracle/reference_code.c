/* Reference of programs that are about the code memory: their words are computed here, too. */
#include "reference.h"

enum {
    CODE_WORDS = 4096,
    NUMBERS = 64, /* uniforms that are used */
    SUMS = 8,     /* r0 to r7 */
    TAIL = SUMS + 3,
    ENTRY = 0x6b5
};

/* Words that are executed, each once, from ENTRY up and round the end to ENTRY - 1: the word at
 * address a adds a component of a uniform to that of a register, all chosen by a. The last words
 * deliver the registers. Each sum is an integer below 2^17 and so exact. */
void pica200_whole_code(struct pica200_output *output)
{
    static const uint32_t last[] = {0xae800000, 0xa8000000,
                                    0x88000000}; /* setemit 2, prim; emit; end */
    static uint32_t code[CODE_WORDS];
    struct pica200_vec number[NUMBERS], vertices[3 * SUMS] = {{0, 0, 0, 0}};
    struct pica200_vec *sum = vertices + 2 * SUMS;

    for (unsigned j = 0; j < NUMBERS; j++)
        number[j] = (struct pica200_vec){j + 1, 2 * j + 1, 3 * j + 1, NUMBERS - j};
    for (unsigned n = 0; n < CODE_WORDS; n++) {
        unsigned a = (ENTRY + n) % CODE_WORDS, j = (37 * a + a / 32) % NUMBERS, r = a % SUMS;
        unsigned component = a / SUMS % 4, tail = n - (CODE_WORDS - TAIL);

        if (n < CODE_WORDS - TAIL) { /* add r.<component>, c, r: descriptor 0 to 3 */
            code[a] = (0x10 + r) << 21 | (0x20 + j) << 12 | (0x10 + r) << 7 | component;
            if (component == 0) sum[r].x += number[j].x;
            if (component == 1) sum[r].y += number[j].y;
            if (component == 2) sum[r].z += number[j].z;
            if (component == 3) sum[r].w += number[j].w;
        } else if (tail < SUMS) { /* mov o, r: descriptor 4 */
            code[a] = 0x13u << 26 | tail << 21 | (0x10 + tail) << 12 | 4;
        } else {
            code[a] = last[tail - SUMS];
        }
    }
    pica200_write_words(output, "whole_code_words", code, CODE_WORDS);
    pica200_write_vectors(output, "whole_code_c", number, NUMBERS);
    pica200_write_vectors(output, "whole_code_out", vertices, 3 * SUMS);
}

/* Of the two programs below: registers as an instruction numbers them, and descriptors. */
enum { V = 0x00, R = 0x10, C = 0x20, WHOLE = 0, SECOND_Y = 1 };
static const uint32_t emit_2_prim = 0xae800000, nop_word = 0x21u << 26, end_word = 0x22u << 26;

struct words {
    uint32_t word[512];
    unsigned count;
};

static void put(struct words *w, uint32_t word)
{
    w->word[w->count++] = word;
}

/* o = r<k> * r<k> + r<k>: MAD, each of the three copies of the register file */
static void put_mad(struct words *w, unsigned o, unsigned k, unsigned descriptor)
{
    put(w, 7u << 29 | o << 24 | (R + k) << 17 | (R + k) << 10 | (R + k) << 5 | descriptor);
}

static struct pica200_vec square_and_itself(struct pica200_vec v)
{
    return (struct pica200_vec){pica200_mad(v.x, v.x, v.x), pica200_mad(v.y, v.y, v.y),
                                pica200_mad(v.z, v.z, v.z), pica200_mad(v.w, v.w, v.w)};
}

/* Each r register is written and read d instructions later, d from 1 to 5: run n takes the part of
 * d = n mod 5 + 1. r<k> = c<k> times n + 1. The first ten words choose the part: cmp c<16 + d> eq
 * v0, jmpc. The result of a part is vertex 2 of a primitive, for primitives are made one after the
 * other: a thread that is alone issues in each clock. */
void pica200_late_registers(struct pica200_output *output)
{
    enum { RUNS = 20, PARTS = 5, REGISTERS = 16 };
    static struct words w;
    static uint32_t out[RUNS][1 + 3 * REGISTERS][4]; /* header, vertices */
    struct pica200_vec c[REGISTERS + PARTS], in[RUNS];
    unsigned jump[PARTS];

    for (unsigned k = 0; k < REGISTERS; k++)
        c[k] = (struct pica200_vec){k + 1, k + 2, -1.0 - k, 2 * k + 1};
    for (unsigned d = 0; d < PARTS; d++) {
        c[REGISTERS + d] = (struct pica200_vec){d, d, d, d};
        put(&w, 0x17u << 27 | (C + REGISTERS + d) << 12 | V << 7 | WHOLE); /* cmp eq, eq */
        jump[d] = w.count;
        put(&w, 0x2cu << 26 | 1u << 25 | 2u << 22); /* jmpc cmp.x */
    }
    for (unsigned d = 0; d < PARTS; d++) {
        w.word[jump[d]] |= w.count << 10;
        for (unsigned k = 0; k < REGISTERS; k++) {
            put(&w, 0x08u << 26 | (R + k) << 21 | (C + k) << 12 | V << 7 |
                        SECOND_Y); /* mul r, c, v0.yyyy */
            for (unsigned i = 0; i < d; i++) put(&w, nop_word);
            put_mad(&w, k, k, WHOLE);
        }
        put(&w, emit_2_prim);
        put(&w, 0xa8000000); /* emit */
        put(&w, end_word);
    }
    for (unsigned n = 0; n < RUNS; n++) {
        in[n] = (struct pica200_vec){n % PARTS, n + 1, 0, 0};
        out[n][0][1] = n;
        for (unsigned k = 0; k < REGISTERS; k++) {
            double y = n + 1;
            struct pica200_vec v = square_and_itself(
                (struct pica200_vec){c[k].x * y, c[k].y * y, c[k].z * y, c[k].w * y});
            uint32_t *bits = out[n][1 + 2 * REGISTERS + k];
            bits[0] = pica200_bits(v.x);
            bits[1] = pica200_bits(v.y);
            bits[2] = pica200_bits(v.z);
            bits[3] = pica200_bits(v.w);
        }
    }
    pica200_write_words(output, "late_registers_words", w.word, w.count);
    pica200_write_vectors(output, "late_registers_c", c, COUNT(c));
    pica200_write_vectors(output, "late_registers_in", in, RUNS);
    pica200_write_words(output, "late_registers_out", out[0][0], COUNT(out) * COUNT(out[0]) * 4);
}

/* Results of RCP wait until there is a clock to write them: 6 to 13 instructions that write other
 * registers of the same file come between. The result from r<k> then is o<k>, or the z of
 * another output. The component y of r<k>, or of o<k>, is the reciprocal of a component of v0; all
 * others of r and o are 0. */
static void held(struct pica200_output *output, bool outputs)
{
    enum { RUNS = 24, REGISTERS = 16, RCP_X = 2, ONLY_W = 6, Y_TO_Z = 7 };
    struct words w = {{0}, 0};
    struct pica200_vec in[RUNS], out[RUNS * REGISTERS];
    unsigned file = outputs ? 0 : R;

    for (unsigned k = 0; k < REGISTERS; k++) {
        put(&w, 0x0eu << 26 | (file + k) << 21 | V << 12 | (RCP_X + k % 4)); /* rcp .y */
        for (unsigned i = 0; i < 6 + k % 8; i++)                             /* mov .w, c0 */
            put(&w, 0x13u << 26 | (file + (k + 1 + i) % REGISTERS) << 21 | C << 12 | ONLY_W);
        if (outputs) put_mad(&w, (k + 8) % REGISTERS, k, Y_TO_Z);
        else put_mad(&w, k, k, WHOLE);
    }
    put(&w, end_word);
    for (unsigned n = 0; n < RUNS; n++) {
        const double part[4] = {n + 2, -3.0 - n, 2 * n + 3, n + 0.5};
        in[n] = (struct pica200_vec){part[0], part[1], part[2], part[3]};
        for (unsigned k = 0; k < REGISTERS; k++) {
            struct pica200_vec v = {0, pica200_rcp(part[k % 4]), 0, 0};
            out[n * REGISTERS + k] = outputs ? v : square_and_itself(v);
        }
    }
    pica200_write_words(output, outputs ? "held_outputs_words" : "held_registers_words", w.word,
                        w.count);
    pica200_write_vectors(output, "held_registers_in", in, RUNS);
    pica200_write_vectors(output, outputs ? "held_outputs_out" : "held_registers_out", out,
                          RUNS * REGISTERS);
}

void pica200_held_registers(struct pica200_output *output)
{
    held(output, false);
    held(output, true);
}
