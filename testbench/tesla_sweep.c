/* State sweep of the Tesla MP: from a RAM's row back to what the architecture calls it. How rows are laid
 * out is said at the head of rtl/tesla/tesla_regfile.sv, tesla_lanefile.sv and tesla_shared.sv. */
#include "tesla_sweep.h"

#include "../bridge/dpi.h"
#include "../model/tesla/tesla.h"
#include "tesla_pins.h"

enum { LANES = TESTBENCH_LANES, BEATS = 32 / LANES, WARPS = TESTBENCH_WARPS };

/* tesla_core_pkg::Tap*, and the numbers of files and spaces in model/tesla/README.md. */
enum { TAP_GPR = 1, TAP_ADDR = 2, TAP_COND = 3, TAP_SHARED = 4 };
enum { FILE_GPR = 0, FILE_ADDR = 1, FILE_COND = 2, SPACE_SHARED = 1 };
enum { LANEFILE_REGS = 4, PIECE_BYTES = 64, PIECES = TESTBENCH_SHARED_BYTES / PIECE_BYTES };

static void sweep_gpr(struct bridge *bridge, const struct bridge_dpi_ram *info, uint32_t shift,
                      uint32_t row, const uint32_t *word)
{
    uint32_t warp = row >> shift;
    uint32_t reg = row & ((1u << shift) - 1);
    uint32_t beat = ((uint32_t)info->bank + BEATS * 128u - reg) % BEATS;

    if (warp < WARPS) bridge_sweep_register(bridge, warp, FILE_GPR, reg, beat * LANES, LANES, word);
}

/* $a and $c rows hold `bits` a lane. */
static void sweep_lanefile(struct bridge *bridge, uint32_t file, uint32_t bits, uint32_t base,
                           uint32_t row, const uint32_t *word)
{
    uint32_t beat = row % BEATS, reg = row / BEATS % LANEFILE_REGS,
             warp = row / BEATS / LANEFILE_REGS;
    uint32_t data[LANES];

    for (uint32_t lane = 0; lane < LANES; lane++)
        data[lane] = word[lane * bits / 32] >> lane * bits % 32 & ((1u << bits) - 1);
    if (warp < WARPS)
        bridge_sweep_register(bridge, warp, file, base + reg, beat * LANES, LANES, data);
}

/* s[] is given to blocks in pieces of 64 bytes; what belongs to no block is not worth reading. */
static void find_live(const void *model, bool *live)
{
    for (uint32_t piece = 0; piece < PIECES; piece++)
        live[piece] = tesla_isa.space_live(model, SPACE_SHARED, piece * PIECE_BYTES);
}

static void sweep_ram(int core, int ram, uint32_t regs, struct bridge *bridge, const bool *live)
{
    const struct bridge_dpi_ram *info = bridge_dpi_ram_info(core, ram);
    uint32_t shift = 0, word[BRIDGE_DPI_WORDS];

    while (1u << shift < regs) shift++;
    for (uint32_t row = 0; row < (uint32_t)info->rows; row++) {
        uint32_t addr = 4 * (row * LANES + (uint32_t)info->bank); /* if it is s[] */
        if (info->tap == TAP_SHARED && !live[addr / PIECE_BYTES]) continue;
        if (info->tap == TAP_GPR && (row & ((1u << shift) - 1)) >= regs) continue;
        bridge_dpi_ram_read(core, ram, (int)row, word);
        if (info->tap == TAP_GPR) sweep_gpr(bridge, info, shift, row, word);
        if (info->tap == TAP_ADDR) sweep_lanefile(bridge, FILE_ADDR, 16, 1, row, word);
        if (info->tap == TAP_COND) sweep_lanefile(bridge, FILE_COND, 4, 0, row, word);
        if (info->tap == TAP_SHARED) bridge_sweep_memory(bridge, SPACE_SHARED, 0, addr, 1, word);
    }
}

int testbench_tesla_sweep(int core, uint32_t regs, struct bridge *bridge)
{
    bool live[PIECES];

    bridge_sweep_begin(bridge);
    find_live(bridge_model(bridge), live);
    for (int ram = 0; ram < bridge_dpi_ram_count(core); ram++)
        sweep_ram(core, ram, regs, bridge, live);
    return bridge_sweep_end(bridge);
}
