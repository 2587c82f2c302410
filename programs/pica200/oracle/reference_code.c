/* Reference of programs that are about the code memory: their words are computed here, too. */
#include "reference.h"

enum {
    CODE_WORDS = 4096,
    NUMBERS = 64, /* uniforms that are used */
    SUMS = 8,     /* r0 to r7 */
    TAIL = SUMS + 3,
    ENTRY = 0x6b5
};

/* Words that are executed, each once, from ENTRY up and round the end to ENTRY - 1: the word at address a adds a component of
 * a uniform to that of a register, all chosen by a. The last words deliver the registers. Each sum is an integer below
 * 2^17 and so exact. */
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
