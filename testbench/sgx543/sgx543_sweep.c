/* State sweep of the SGX543 core: from a RAM's row back to its name in the architecture. Rows:
 * rtl/sgx543/core.md, "What a sweep reads". */
#include "sgx543_sweep.h"

#include "../../bridge/dpi.h"
#include "../../model/sgx543/launch.h"
#include "sgx543_pins.h"
#include "taps.h"

enum {
    BANKS = 4,                       /* of a bank of registers, and of the internal ones */
    BANK_ROWS = SGX543_BANK / BANKS, /* of a slot */
    MOE_ROWS = 5,
    MOE_BITS = 21,
    PHASE_BITS = 15, /* of row 0; row 1 is after it */
    PC_BITS = 20
};

/* Bits at + bits - 1 .. at of a row. */
static uint32_t cut(const uint32_t *word, unsigned at, unsigned bits)
{
    uint64_t pair = word[at / 32];
    if (at % 32 + bits > 32) pair |= (uint64_t)word[at / 32 + 1] << 32;
    return (uint32_t)(pair >> at % 32) & (uint32_t)((UINT64_C(1) << bits) - 1);
}

static void sweep_one(struct bridge *bridge, uint32_t slot, uint32_t file, uint32_t index,
                      uint32_t value)
{
    if (slot < TESTBENCH_INSTANCES) bridge_sweep_register(bridge, slot, file, index, 0, 1, &value);
}

/* A register of bank r, o, pa or sa. */
static void sweep_bank(struct bridge *bridge, uint32_t file, uint32_t bank, uint32_t row,
                       uint32_t value)
{
    sweep_one(bridge, row / BANK_ROWS, file, row % BANK_ROWS * BANKS + bank % BANKS, value);
}

static void sweep_small(struct bridge *bridge, enum tap tap, uint32_t slot, const uint32_t *word)
{
    if (tap == TAP_PRED)
        for (uint32_t k = 0; k < SGX543_PREDICATES; k++)
            sweep_one(bridge, slot, SGX543_P, k, word[0] >> k & 1);
    else if (tap == TAP_INDEX)
        for (uint32_t k = 0; k < 2; k++) sweep_one(bridge, slot, SGX543_IDX, k, word[k]);
    else if (tap == TAP_LINK) sweep_one(bridge, slot, SGX543_LINK, 0, word[0]);
    else if (tap == TAP_MOE)
        for (uint32_t k = 0; k < MOE_ROWS; k++)
            sweep_one(bridge, slot, SGX543_MOE, k, cut(word, MOE_BITS * k, MOE_BITS));
    else {
        sweep_one(bridge, slot, SGX543_PHASE, 0, cut(word, 0, PHASE_BITS));
        sweep_one(bridge, slot, SGX543_PHASE, 1, cut(word, PHASE_BITS, PC_BITS));
    }
}

static void sweep_row(struct bridge *bridge, const struct bridge_dpi_ram *info, uint32_t row,
                      const uint32_t *word)
{
    uint32_t bank = (uint32_t)info->bank;

    switch ((enum tap)info->tap) {
    case TAP_R: sweep_bank(bridge, SGX543_R, bank, row, word[0]); break;
    case TAP_O: sweep_bank(bridge, SGX543_O, bank, row, word[0]); break;
    case TAP_PA: sweep_bank(bridge, SGX543_PA, bank, row, word[0]); break;
    case TAP_SA: sweep_bank(bridge, SGX543_SA, bank, row, word[0]); break;
    case TAP_INTERNAL:
        sweep_one(bridge, row / BANKS, SGX543_I, row % BANKS * BANKS + bank % BANKS, word[0]);
        break;
    case TAP_PRED:
    case TAP_INDEX:
    case TAP_LINK:
    case TAP_MOE:
    case TAP_PHASE: sweep_small(bridge, (enum tap)info->tap, row, word); break;
    case TAP_LOCAL: bridge_sweep_memory(bridge, SGX543_SPACE_LOCAL, 0, 4 * row, 1, word); break;
    case TAP_CODE:
        bridge_sweep_memory(bridge, SGX543_SPACE_CODE, 0, 8 * row, SGX543_WORDS, word);
        break;
    case TAPS: break;
    }
}

int testbench_sgx543_sweep(int core, struct bridge *bridge)
{
    uint32_t word[BRIDGE_DPI_WORDS + 4];

    bridge_sweep_begin(bridge);
    for (int ram = 0; ram < bridge_dpi_ram_count(core); ram++) {
        const struct bridge_dpi_ram *info = bridge_dpi_ram_info(core, ram);
        if (info->tap <= 0 || info->tap >= TAPS) continue;
        for (uint32_t row = 0, read; row < (uint32_t)info->rows; row += read) {
            read = (uint32_t)bridge_dpi_ram_read(core, ram, (int)row, word);
            for (uint32_t i = 0; i < read; i++)
                sweep_row(bridge, info, row + i, word + i * (uint32_t)info->words);
        }
    }
    return bridge_sweep_end(bridge);
}
