/* Host reference of the programs whose threads meet in memory or in quads: histogram_atomic,
 * list_lock and quads. Plain loops over the data in the threads' order; the programs are such that
 * the order does not show. */
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "reference.h"

void programs_histogram_atomic(struct programs_output *output, const uint32_t *in, size_t words)
{
    enum { THREADS = 256, PAIRS = 16 };
    enum { MAX, MIN, OR, AND, XOR, INC, DEC, TICKETS, SUM, PAIR = 16, MARK = 48 };
    static uint32_t table[256], state[MARK + THREADS];
    uint64_t sum = 0;

    state[MIN] = 0x7fffffff;
    state[AND] = 0xffffffff;
    for (size_t i = 0; i < words; i++) {
        for (unsigned shift = 0; shift < 32; shift += 8) table[in[i] >> shift & 255]++;
        if (in[i] > state[MAX]) state[MAX] = in[i];
        if ((int32_t)in[i] < (int32_t)state[MIN]) state[MIN] = in[i];
        state[OR] |= in[i];
        state[AND] &= in[i];
        state[XOR] ^= in[i];
        state[INC] = state[INC] >= 999 ? 0 : state[INC] + 1;
        state[DEC] = state[DEC] == 0 || state[DEC] > 7 ? 6 : state[DEC] - 1;
        sum += in[i];
    }
    state[SUM] = (uint32_t)sum;
    state[SUM + 1] = (uint32_t)(sum >> 32);
    for (size_t t = 0; t < THREADS; t++) {
        uint32_t word = in[words - THREADS + t];

        state[PAIR + 2 * (t % PAIRS)] += word;
        state[PAIR + 2 * (t % PAIRS) + 1] ^= word;
        state[MARK + t] = 1;
    }
    state[TICKETS] = THREADS;
    programs_write_hex(output, "histogram_atomic_table", table, COUNT(table));
    programs_write_hex(output, "histogram_atomic_state", state, COUNT(state));
}

static int compare_keys(const void *left, const void *right)
{
    uint32_t l = *(const uint32_t *)left, r = *(const uint32_t *)right;

    return (l > r) - (l < r);
}

void programs_list_lock(struct programs_output *output)
{
    enum { BLOCKS = 2, THREADS = 128, LISTS = 8, ROOM = 48 };
    static uint32_t in[BLOCKS * THREADS], out[BLOCKS * LISTS * ROOM];

    programs_fill_random(41, in, COUNT(in));
    for (size_t list = 0; list < BLOCKS * LISTS; list++) {
        uint32_t *key = &out[list * ROOM];
        size_t count = 0;

        for (size_t i = 0; i < THREADS; i++) {
            uint32_t word = in[list / LISTS * THREADS + i];

            if (word % LISTS == list % LISTS && count < ROOM) key[count++] = word;
        }
        qsort(key, count, sizeof *key, compare_keys);
    }
    programs_write_hex(output, "list_lock_in", in, COUNT(in));
    programs_write_hex(output, "list_lock_out", out, COUNT(out));
}

/* Whole numbers below 2^24: float arithmetic on them is exact. */
static uint32_t float_bits(int32_t number)
{
    float value = (float)number;
    uint32_t bits;

    memcpy(&bits, &value, sizeof bits);
    return bits;
}

void programs_quads(struct programs_output *output)
{
    enum { BLOCKS = 2, THREADS = 70, ROOM = 80 };
    static uint32_t out[BLOCKS * ROOM * 4];

    for (size_t i = 0; i < BLOCKS * THREADS; i++) {
        size_t t = i % THREADS;
        int32_t value[4], own;
        uint32_t *word = &out[(i / THREADS * ROOM + t) * 4];

        if (t % 8 == 5 || t % 3 != 0) continue;
        for (size_t n = 0; n < 4; n++) {
            int32_t of = t / 4 * 4 + n < THREADS ? (int32_t)(t / 4 * 4 + n) : 0;

            value[n] = of * of + 3;
        }
        own = value[t % 4];
        word[0] = float_bits(value[0] + value[1] + value[2] + value[3]);
        /* lane l: value of lane 1 less own; own less that of lane 1; own; both */
        const int32_t first[4] = {value[1] - own, own - value[1], own, value[1] + own};
        const int32_t second[4] = {own - value[2], own, value[2] + own, value[2] - own};
        int32_t last = second[t % 4];

        word[1] = float_bits(first[t % 4]);
        word[2] = float_bits(last);
        word[3] = last < 0 ? 2 : last == 0; /* flags of the last */
    }
    programs_write_hex(output, "quads_out", out, COUNT(out));
}
