/* The DPI imports and the sweep's way into the core's RAMs. Compiled once per Verilated top, with
 * BRIDGE_DPI_HEADER naming the prototype header that Verilator wrote for it ("Vtop__Dpi.h"), so
 * that a signature that drifted from bridge_pkg.sv does not compile. */
#include "cover.h" /* its imports are in the same header, if the core has cover points */
#include "dpi.h"

#ifndef BRIDGE_DPI_HEADER
#error "compile with -DBRIDGE_DPI_HEADER='\"V<top>__Dpi.h\"'"
#endif
#include BRIDGE_DPI_HEADER
#include "svdpi.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

/* bridge_dpi_ram.sv exports it; there is none in a build whose cores have no common_ram. */
extern void common_ram_peek(int row, int *data) __attribute__((weak));

struct core {
    struct bridge *bridge;
    int rams;
    struct bridge_dpi_ram ram[BRIDGE_DPI_RAMS];
    svScope scope[BRIDGE_DPI_RAMS];
};

/* An import carries a core number and nothing else: the table that turns it into a bridge has to
 * live here. */
static struct core cores[BRIDGE_DPI_CORES];
static uint64_t events;

static struct core *find(int core)
{
    assert(core >= 0 && core < BRIDGE_DPI_CORES);
    return &cores[core];
}

/* Of an event's core. */
static struct bridge *bridge_of(int core)
{
    events++;
    return find(core)->bridge;
}

void bridge_dpi_reset(int core)
{
    memset(find(core), 0, sizeof cores[0]);
}

void bridge_dpi_attach(int core, struct bridge *bridge)
{
    find(core)->bridge = bridge;
}

uint64_t bridge_dpi_events(void)
{
    return events;
}

int bridge_dpi_ram_count(int core)
{
    return find(core)->rams;
}

const struct bridge_dpi_ram *bridge_dpi_ram_info(int core, int ram)
{
    assert(ram >= 0 && ram < find(core)->rams);
    return &find(core)->ram[ram];
}

int bridge_dpi_ram_read(int core, int ram, int row, uint32_t *word)
{
    const struct core *c = find(core);
    int data[BRIDGE_DPI_WORDS];

    assert(ram >= 0 && ram < c->rams && row >= 0 && row < c->ram[ram].rows);
    svSetScope(c->scope[ram]);
    common_ram_peek(row, data);
    memcpy(word, data, sizeof data);
    int fit = BRIDGE_DPI_WORDS / c->ram[ram].words, left = c->ram[ram].rows - row;
    return fit < left ? fit : left;
}

/* The words of a struct common_retire in its order, which bridge_dpi_retire.sv knows. */
void bridge_dpi_retire(int core, const svBitVecVal *words)
{
    _Static_assert(sizeof(struct common_retire) == 20 * sizeof words[0] &&
                       offsetof(struct common_retire, order) == 2 * sizeof words[0] &&
                       offsetof(struct common_retire, pc) == 4 * sizeof words[0] &&
                       offsetof(struct common_retire, next_pc) == 6 * sizeof words[0] &&
                       offsetof(struct common_retire, word) == 9 * sizeof words[0] &&
                       offsetof(struct common_retire, done) == 15 * sizeof words[0] &&
                       offsetof(struct common_retire, arg) == 16 * sizeof words[0],
                   "bridge_dpi_retire.sv builds another struct common_retire");
    struct bridge *bridge = bridge_of(core);
    struct common_retire event;
    if (!bridge) return;
    memcpy(&event, words, sizeof event); /* words[] is aligned to 4 bytes only */
    bridge_retire(bridge, &event);
}

/* The words of a struct common_outside in its order, which bridge_dpi_outside.sv knows. */
void bridge_dpi_outside(int core, const svBitVecVal *words)
{
    _Static_assert(sizeof(struct common_outside) == 8 * sizeof words[0] &&
                       offsetof(struct common_outside, what) == 2 * sizeof words[0] &&
                       offsetof(struct common_outside, word) == 4 * sizeof words[0],
                   "bridge_dpi_outside.sv builds another struct common_outside");
    struct bridge *bridge = bridge_of(core);
    struct common_outside event;
    if (!bridge) return;
    memcpy(&event, words, sizeof event);
    bridge_outside(bridge, &event);
}

static void reg(int core, int warp, int order, int row_warp, int file, int index, int lane_base,
                int mask, int be, const svBitVecVal *data, uint32_t count)
{
    struct bridge *bridge = bridge_of(core);
    if (!bridge) return;
    bridge_reg_write(bridge, (uint32_t)warp, (uint32_t)order, (uint32_t)row_warp, (uint32_t)file,
                     (uint32_t)index, (uint32_t)lane_base, (uint32_t)mask, (uint32_t)be, data,
                     count);
}

void bridge_dpi_reg4(int core, int warp, int order, int row_warp, int file, int index,
                     int lane_base, int mask, int be, const svBitVecVal *data)
{
    reg(core, warp, order, row_warp, file, index, lane_base, mask, be, data, 4);
}

void bridge_dpi_reg8(int core, int warp, int order, int row_warp, int file, int index,
                     int lane_base, int mask, int be, const svBitVecVal *data)
{
    reg(core, warp, order, row_warp, file, index, lane_base, mask, be, data, 8);
}

void bridge_dpi_mem(int core, int warp, int order, int space, int mask, const svBitVecVal *words)
{
    struct bridge *bridge = bridge_of(core);
    if (!bridge) return;
    for (uint32_t rest = (uint32_t)mask; rest; rest &= rest - 1) {
        const svBitVecVal *w = words + 4 * __builtin_ctz(rest);
        bridge_mem_write(bridge, (uint32_t)warp, (uint32_t)order, (uint32_t)space, w[2] >> 8,
                         w[0] | (uint64_t)w[1] << 32, w[2] & 0xff, w[3]);
    }
}

void bridge_dpi_ram(int core, int tap, int bank, int rows, int words)
{
    struct core *c = find(core);
    assert(c->rams < BRIDGE_DPI_RAMS && words <= BRIDGE_DPI_WORDS);
    c->scope[c->rams] = svGetScope();
    c->ram[c->rams++] =
        (struct bridge_dpi_ram){.tap = tap, .bank = bank, .rows = rows, .words = words};
}
