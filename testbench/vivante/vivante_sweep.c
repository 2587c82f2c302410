/* State sweep of the Vivante core: from a RAM's row back to its name in the architecture. Rows:
 * rtl/vivante/core.md, "What a sweep reads". */
#include "vivante_sweep.h"

#include <stdbool.h>
#include <string.h>

#include "../../bridge/dpi.h"
#include "../../model/vivante/isa.h"
#include "taps.h"
#include "vivante_pins.h"

enum {
    VECTOR = 4,
    COPIES = 3, /* of temporaries, and of the marks which of them are written */
    BANKS = TESTBENCH_GROUPS > 1 ? 2 : 1, /* group g is in bank g % BANKS */
    PART = 64,
    PARTS = TESTBENCH_NUM_TEMPS > PART ? TESTBENCH_NUM_TEMPS / PART : 1
};

/* Bit n of a row: temporary n of that group is in the RAM; else it is still 0 from the
 * launch. */
struct marks {
    uint32_t word[TESTBENCH_LANES * COPIES * BANKS * PARTS][TESTBENCH_GROUPS][PART / 32];
};

static void read_marks(int core, struct marks *marks)
{
    uint32_t word[BRIDGE_DPI_WORDS + VECTOR];

    memset(marks, 0, sizeof *marks);
    for (int ram = 0; ram < bridge_dpi_ram_count(core); ram++) {
        const struct bridge_dpi_ram *info = bridge_dpi_ram_info(core, ram);
        if (info->tap != TAP_WRITTEN) continue;
        for (uint32_t row = 0, read; row < (uint32_t)info->rows; row += read) {
            read = (uint32_t)bridge_dpi_ram_read(core, ram, (int)row, word);
            for (uint32_t i = 0; i < read; i++)
                memcpy(marks->word[info->bank][row + i], word + i * (uint32_t)info->words,
                       (size_t)info->words * sizeof word[0]);
        }
    }
}

/* A temporary of RAM `bank`; each copy believes the copy of the marks that has its number. */
static void sweep_temp(struct bridge *bridge, const struct marks *marks, uint32_t bank,
                       uint32_t row, uint32_t temp, const uint32_t *word)
{
    static const uint32_t zero[VECTOR];
    uint32_t lane = bank / BANKS / COPIES, group = row * BANKS + bank % BANKS,
             ram = bank * PARTS + temp / PART, bit = temp % PART;
    bool written = marks->word[ram][row][bit / 32] >> bit % 32 & 1;

    if (group >= TESTBENCH_GROUPS) return;

    bridge_sweep_register(bridge, group, VIVANTE_FILE_TEMP, temp, VECTOR * lane, VECTOR,
                          written ? word : zero);
}

/* A vector of a lane's register. */
static void sweep_vector(struct bridge *bridge, uint32_t group, uint32_t file, uint32_t index,
                         uint32_t lane, const uint32_t *word)
{
    bridge_sweep_register(bridge, group, file, index, VECTOR * lane, VECTOR, word);
}

static void sweep_killed(struct bridge *bridge, uint32_t group, uint32_t lanes)
{
    for (uint32_t lane = 0; lane < TESTBENCH_LANES; lane++) {
        uint32_t killed = lanes >> lane & 1;
        bridge_sweep_register(bridge, group, VIVANTE_FILE_KILLED, 0, VECTOR * lane, 1, &killed);
    }
}

static void sweep_row(struct bridge *bridge, const struct marks *marks,
                      const struct bridge_dpi_ram *info, uint32_t row, const uint32_t *word)
{
    uint32_t lane = (uint32_t)info->bank;
    uint32_t groups = (TESTBENCH_GROUPS + BANKS - 1) / BANKS, /* of a bank */
        temps = (uint32_t)info->rows / groups; /* the power of two that holds NUM_TEMPS */

    switch ((enum tap)info->tap) {
    case TAP_TEMP:
        if (row % temps < TESTBENCH_NUM_TEMPS)
            sweep_temp(bridge, marks, lane, row / temps, row % temps, word);
        break;
    case TAP_A0: sweep_vector(bridge, row, VIVANTE_FILE_A0, 0, lane, word); break;
    case TAP_INTERNAL: sweep_vector(bridge, row, VIVANTE_FILE_INTERNAL, 0, lane, word); break;
    case TAP_KILLED: sweep_killed(bridge, row, word[0]); break;
    case TAP_LOCAL: /* sweep_memory() */
    case TAP_UNIFORM:
    case TAP_CODE:
    case TAP_WRITTEN: /* read_marks() */
    case TAPS: break;
    }
}

/* Rows from `row` on, if they are of a memory: they are adjacent there, and cost one call.
 *   returns  false: they are registers */
static bool sweep_memory(struct bridge *bridge, const struct bridge_dpi_ram *info, uint32_t row,
                         uint32_t rows, const uint32_t *word)
{
    static const uint8_t space_of[TAPS] = {[TAP_LOCAL] = VIVANTE_SPACE_LOCAL,
                                           [TAP_UNIFORM] = VIVANTE_SPACE_UNIFORM,
                                           [TAP_CODE] = VIVANTE_SPACE_CODE};
    uint32_t words = (uint32_t)info->words, space = space_of[info->tap];

    if (space == VIVANTE_SPACE_GLOBAL) return false; /* no tap has it */
    bridge_sweep_memory(bridge, space, 0, row * words * 4, rows * words, word);
    return true;
}

int testbench_vivante_sweep(int core, struct bridge *bridge)
{
    uint32_t word[BRIDGE_DPI_WORDS + VECTOR];
    struct marks marks;

    read_marks(core, &marks);
    bridge_sweep_begin(bridge);
    for (int ram = 0; ram < bridge_dpi_ram_count(core); ram++) {
        const struct bridge_dpi_ram *info = bridge_dpi_ram_info(core, ram);
        if (info->tap <= 0 || info->tap >= TAPS) continue;
        for (uint32_t row = 0, read; row < (uint32_t)info->rows; row += read) {
            read = (uint32_t)bridge_dpi_ram_read(core, ram, (int)row, word);
            if (sweep_memory(bridge, info, row, read, word)) continue;
            for (uint32_t i = 0; i < read; i++)
                sweep_row(bridge, &marks, info, row + i, word + i * (uint32_t)info->words);
        }
    }
    return bridge_sweep_end(bridge);
}
