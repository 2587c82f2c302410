/* State sweep of the Tesla MP: from a RAM's row back to its name in the architecture. How rows
 * are laid out is said at the head of rtl/tesla/tesla_regfile.sv, tesla_lanefile.sv and
 * tesla_shared.sv. */
#include "tesla_sweep.h"

#include "../../bridge/dpi.h"
#include "../../model/tesla/isa.h"
#include "../../model/tesla/tesla.h"
#include "taps.h"
#include "tesla_pins.h"

enum { LANES = TESTBENCH_LANES, BEATS = 32 / LANES, WARPS = TESTBENCH_WARPS };

enum { LANEFILE_REGS = 4, SHARED_WORDS = TESTBENCH_SHARED_BYTES / 4 };

/* One sweep. s[] is gathered from its banks, so that the checker sees it in one piece. */
struct sweep {
    struct bridge *bridge;
    uint32_t shift;         /* log2 of the register rows of a warp: */
    uint32_t regs, outputs; /* first $r, then the o[] of vertex and geometry programs */
    bool has_shared;
    uint32_t shared[SHARED_WORDS];
};

static void sweep_gpr(const struct sweep *s, const struct bridge_dpi_ram *info, uint32_t row,
                      const uint32_t *word)
{
    bool serial = info->rows > TESTBENCH_GPR_ROWS;
    uint32_t at = serial ? row / BEATS : row;
    uint32_t warp = at >> s->shift;
    uint32_t reg = at & ((1u << s->shift) - 1);
    uint32_t beat = serial ? row % BEATS : ((uint32_t)info->bank + BEATS * 256u - reg) % BEATS;

    if (warp >= WARPS) return;
    if (reg < s->regs)
        bridge_sweep_register(s->bridge, warp, TESLA_FILE_GPR, reg, beat * LANES, LANES, word);
    else if (reg - s->regs < s->outputs)
        bridge_sweep_register(s->bridge, warp, TESLA_FILE_OUT, reg - s->regs, beat * LANES, LANES,
                              word);
}

/* $a and $c rows hold `bits` a lane. */
static void sweep_lanefile(const struct sweep *s, uint32_t file, uint32_t bits, uint32_t base,
                           uint32_t row, const uint32_t *word)
{
    uint32_t beat = row % BEATS, reg = row / BEATS % LANEFILE_REGS,
             warp = row / BEATS / LANEFILE_REGS;
    uint32_t data[LANES];

    for (uint32_t lane = 0; lane < LANES; lane++)
        data[lane] = word[lane * bits / 32] >> lane * bits % 32 & ((1u << bits) - 1);
    if (warp < WARPS)
        bridge_sweep_register(s->bridge, warp, file, base + reg, beat * LANES, LANES, data);
}

/* One row of a bank of s[] is a word. */
static void sweep_shared(struct sweep *s, const struct bridge_dpi_ram *info, uint32_t row,
                         const uint32_t *word, uint32_t count)
{
    uint32_t at = row * LANES + (uint32_t)info->bank;

    s->has_shared = true;
    for (uint32_t i = 0; i < count && at < SHARED_WORDS; i++, at += LANES) s->shared[at] = word[i];
}

static void sweep_ram(struct sweep *s, int core, int ram)
{
    const struct bridge_dpi_ram *info = bridge_dpi_ram_info(core, ram);
    uint32_t word[BRIDGE_DPI_WORDS];

    for (uint32_t row = 0, read; row < (uint32_t)info->rows; row += read) {
        read = (uint32_t)bridge_dpi_ram_read(core, ram, (int)row, word);
        if (info->tap == TAP_SHARED) sweep_shared(s, info, row, word, read);
        for (uint32_t i = 0; i < read; i++) {
            const uint32_t *w = word + i * (uint32_t)info->words;
            if (info->tap == TAP_GPR) sweep_gpr(s, info, row + i, w);
            if (info->tap == TAP_ADDR) sweep_lanefile(s, TESLA_FILE_ADDR, 16, 1, row + i, w);
            if (info->tap == TAP_COND) sweep_lanefile(s, TESLA_FILE_COND, 4, 0, row + i, w);
        }
    }
}

int testbench_tesla_sweep(int core, const struct tesla_launch *launch, struct bridge *bridge)
{
    bool out = launch->type == TESLA_VERTEX || launch->type == TESLA_GEOMETRY;
    struct sweep s = {.bridge = bridge, .regs = launch->regs, .outputs = out ? launch->outputs : 0};

    while (1u << s.shift < s.regs + s.outputs) s.shift++;
    bridge_sweep_begin(bridge);
    for (int ram = 0; ram < bridge_dpi_ram_count(core); ram++) sweep_ram(&s, core, ram);
    if (s.has_shared) bridge_sweep_memory(bridge, TESLA_SPACE_SHARED, 0, 0, SHARED_WORDS, s.shared);
    return bridge_sweep_end(bridge);
}
