/* State sweep of the PICA200 core: from a RAM's row back to its name in the architecture. Rows:
 * rtl/pica200/core.md, "What a sweep reads". */
#include "pica200_sweep.h"

#include <stdbool.h>

#include "../../bridge/dpi.h"
#include "../../model/pica200/isa.h"
#include "pica200_pins.h"
#include "taps.h"

enum { THREADS = TESTBENCH_THREADS, LANES = 4, F24_BITS = 24 };

enum { CALL_SLOTS = 4, IF_SLOTS = 8, LOOP_SLOTS = 4 };
enum { ROW_WORDS = 3, MAX_ROWS = 64 }; /* of RAMs that are not read at once: stacks of 8 threads */

struct sweep {
    int core;
    uint32_t settled;
    struct bridge *bridge;
    uint32_t depth[THREADS];
    bool seen[TAPS];
    uint32_t stack[TAPS][MAX_ROWS][ROW_WORDS];
};

/* Bits lsb + width - 1 : lsb of a row, width 1..32. */
static uint32_t bits(const uint32_t *row, unsigned lsb, unsigned width)
{
    uint64_t two = row[lsb / 32];

    if (lsb % 32 + width > 32) two |= (uint64_t)row[lsb / 32 + 1] << 32;
    return (uint32_t)(two >> lsb % 32) & (uint32_t)((UINT64_C(1) << width) - 1);
}

/* `count` fields of `width` bits, the first one at bit 0, to lanes. */
static void sweep_register(const struct sweep *s, uint32_t thread, uint32_t file, uint32_t index,
                           const uint32_t *row, unsigned width, unsigned count)
{
    uint32_t lane[LANES];

    if (thread >= THREADS) return;
    for (unsigned i = 0; i < count; i++) lane[i] = bits(row, i * width, width);
    bridge_sweep_register(s->bridge, thread, file, index, 0, count, lane);
}

static void sweep_emit(const struct sweep *s, uint32_t thread, const uint32_t *row)
{
    const uint32_t lane[LANES] = {bits(row, 0, 2), bits(row, 2, 1), bits(row, 3, 1),
                                  bits(row, 4, 1)};

    if (thread < THREADS)
        bridge_sweep_register(s->bridge, thread, PICA200_FILE_EMIT, 0, 0, LANES, lane);
}

static void sweep_depth(struct sweep *s, uint32_t thread, const uint32_t *row)
{
    const uint32_t lane[] = {bits(row, 0, 3), bits(row, 3, 4), bits(row, 7, 3)};

    if (thread >= THREADS) return;
    s->depth[thread] = row[0];
    bridge_sweep_register(s->bridge, thread, PICA200_FILE_DEPTH, 0, 0, 3, lane);
}

static void sweep_row(struct sweep *s, enum tap tap, uint32_t row, const uint32_t *word)
{
    uint32_t lane[LANES];

    switch (tap) {
    case TAP_V: sweep_register(s, row / 16, PICA200_FILE_V, row % 16, word, F24_BITS, LANES); break;
    case TAP_R: sweep_register(s, row / 16, PICA200_FILE_R, row % 16, word, F24_BITS, LANES); break;
    case TAP_O: sweep_register(s, row / 32, PICA200_FILE_O, row % 32, word, F24_BITS, LANES); break;
    case TAP_VBUF: /* one for all; its fourth vertex is not there for the architecture */
        if (row < 48) sweep_register(s, 0, PICA200_FILE_VBUF, row, word, F24_BITS, LANES);
        break;
    case TAP_A0: sweep_register(s, row, PICA200_FILE_A0, 0, word, 8, 2); break;
    case TAP_AL: sweep_register(s, row, PICA200_FILE_AL, 0, word, 8, 1); break;
    case TAP_CMP: sweep_register(s, row, PICA200_FILE_CMP, 0, word, 1, 2); break;
    case TAP_EMIT: sweep_emit(s, row, word); break;
    case TAP_DEPTH: sweep_depth(s, row, word); break;
    case TAP_UNIFORM:
        for (unsigned i = 0; i < LANES; i++) lane[i] = bits(word, i * F24_BITS, F24_BITS);
        bridge_sweep_memory(s->bridge, PICA200_SPACE_UNIFORM, 0, row * 16, LANES, lane);
        break;
    case TAP_INT: bridge_sweep_memory(s->bridge, PICA200_SPACE_INT, 0, row * 4, 1, word); break;
    case TAP_BOOL: bridge_sweep_memory(s->bridge, PICA200_SPACE_BOOL, 0, 0, 1, word); break;
    case TAP_CALL:
    case TAP_IF:
    case TAP_LOOP: /* their rows need the depths */
        for (unsigned i = 0; i < ROW_WORDS && row < MAX_ROWS; i++) s->stack[tap][row][i] = word[i];
        break;
    case TAP_CODE:
    case TAP_DESC:
    case TAPS: break;
    }
}

/* A thread that is launched again before its fault retires has lost the stacks of the fault, and is
 * not settled: no row of them can be pushed. */
static void offer_stacks(const struct sweep *s)
{
    if (s->seen[TAP_CALL]) bridge_sweep_offer(s->bridge, PICA200_FILE_CALL);
    if (s->seen[TAP_IF]) bridge_sweep_offer(s->bridge, PICA200_FILE_IF);
    if (s->seen[TAP_LOOP]) bridge_sweep_offer(s->bridge, PICA200_FILE_LOOP);
}

/* A memory of whole words goes as it is. */
static bool sweep_words(const struct sweep *s, const struct bridge_dpi_ram *ram, uint32_t row,
                        const uint32_t *word, uint32_t rows)
{
    const uint32_t words = (uint32_t)ram->words;

    if (ram->tap != TAP_CODE && ram->tap != TAP_DESC) return false;
    bridge_sweep_memory(s->bridge, ram->tap == TAP_CODE ? PICA200_SPACE_CODE : PICA200_SPACE_DESC,
                        0, row * words * 4, rows * words, word);
    return true;
}

static void sweep_ram(struct sweep *s, int ram)
{
    const struct bridge_dpi_ram *info = bridge_dpi_ram_info(s->core, ram);
    uint32_t word[BRIDGE_DPI_WORDS + ROW_WORDS] = {0};

    if (info->tap <= 0 || info->tap >= TAPS) return;
    s->seen[info->tap] = true;
    for (uint32_t row = 0, read; row < (uint32_t)info->rows; row += read) {
        read = (uint32_t)bridge_dpi_ram_read(s->core, ram, (int)row, word);
        if (sweep_words(s, info, row, word, read)) continue;
        for (uint32_t i = 0; i < read; i++)
            sweep_row(s, (enum tap)info->tap, row + i, word + i * (uint32_t)info->words);
    }
}

/* The entries of a thread's stack, oldest first.
 *   count, next  entries, and the slot that is pushed next
 *   field        widths of the lanes */
static void sweep_stack(const struct sweep *s, uint32_t thread, enum tap tap, uint32_t file,
                        uint32_t slots, uint32_t count, uint32_t next, const unsigned *field)
{
    if (!s->seen[tap]) return;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t slot = (next + 2 * slots - count + i) % slots;
        const uint32_t *row = s->stack[tap][thread * slots + slot];
        uint32_t lane[LANES];
        unsigned lanes = 0;
        for (unsigned lsb = 0; lanes < LANES && field[lanes]; lsb += field[lanes++])
            lane[lanes] = bits(row, lsb, field[lanes]);
        bridge_sweep_register(s->bridge, thread, file, i, 0, lanes, lane);
    }
}

static void sweep_stacks(const struct sweep *s, uint32_t thread)
{
    static const unsigned two[LANES + 1] = {12, 12};
    /* step above count: one lane of 16 bits */
    static const unsigned loop[LANES + 1] = {12, 12, 16, 8};
    const uint32_t *depth = &s->depth[thread];

    sweep_stack(s, thread, TAP_CALL, PICA200_FILE_CALL, CALL_SLOTS, bits(depth, 0, 3),
                bits(depth, 10, 2), two);
    sweep_stack(s, thread, TAP_IF, PICA200_FILE_IF, IF_SLOTS, bits(depth, 3, 4), bits(depth, 12, 3),
                two);
    sweep_stack(s, thread, TAP_LOOP, PICA200_FILE_LOOP, LOOP_SLOTS, bits(depth, 7, 3),
                bits(depth, 15, 2), loop);
}

int testbench_pica200_sweep(int core, uint32_t settled, struct bridge *bridge)
{
    struct sweep s = {.core = core, .settled = settled, .bridge = bridge};

    bridge_sweep_begin(bridge);
    for (int ram = 0; ram < bridge_dpi_ram_count(core); ram++) sweep_ram(&s, ram);
    offer_stacks(&s);
    for (uint32_t thread = 0; thread < THREADS; thread++)
        if (settled >> thread & 1) sweep_stacks(&s, thread);
    return bridge_sweep_end(bridge);
}
