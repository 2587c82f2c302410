// tesla_dispatch in a core made of random ready signals and warps that run for a random time: every
// launch's place, record, register and s[] writes, and start. Build: verilator --cc --exe --build
// --assert -GLANES=8 -CFLAGS -DLANES=8 --top tesla_dispatch, with rtl/common/common_ram.sv,
// rtl/tesla/tesla_core_pkg.sv, tesla_config.sv, tesla_clear_regs.sv, tesla_clear_shared.sv and this
// file. Exit 0: all passed, 1: a check failed.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <map>
#include <vector>

#include "Vtesla_dispatch.h"
#include "../common/test_unit.h"
#include "verilated.h"

namespace {

constexpr unsigned kWarps = 8, kBlocks = 8, kGprRows = 256, kSharedBytes = 16384;
constexpr unsigned kBeats = 32 / LANES;
constexpr uint64_t kSeed = 0x5eed0003;

unit::Random rnd{kSeed};

struct Launch {
    const char *name;
    unsigned grid_x, grid_y, block_x, block_y, block_z;
    unsigned regs, shared, params;
    unsigned resident; // whole blocks that fit at once, by hand
    unsigned stall_of_8, run_max;
    unsigned type, inputs, outputs, vertices; // graphics programs, else 0

    unsigned threads() const { return block_x * block_y * block_z; }
    unsigned warps() const { return (threads() + 31) / 32; }
    bool graphics() const { return type != 0; }
    unsigned rows() const { return regs + (type == 1 || type == 2 ? outputs : 0); }
};

// Word i at the attribute port for a block: the lanes that start, the visible ones,
// s[].
uint32_t attribute(unsigned block, unsigned i)
{
    uint32_t word = (block * 0x10001 + i + 1) * 0x9e3779b1u;
    return i == 0 ? word | 0x10 : word; // no block without lanes
}

// One warp's launch as it is seen at the ports.
struct Seen {
    std::map<unsigned, uint32_t> gpr;    // register * 32 + lane
    std::vector<unsigned> addr, cond;    // register * 4 + beat
    std::map<unsigned, uint32_t> shared; // physical byte address
    unsigned twice = 0;                  // rows written a second time
    unsigned taken = 0;                  // words of the attribute port
};

struct Bench : unit::Checks {
    VerilatedContext context;
    Vtesla_dispatch top{&context};

    void tick()
    {
        top.clk_i = 0;
        top.eval();
        top.clk_i = 1;
        top.eval();
        clocks++;
    }

    void config(unsigned addr, uint32_t data)
    {
        top.cfg_valid_i = 1;
        top.cfg_addr_i = addr;
        top.cfg_data_i = data;
        tick();
        top.cfg_valid_i = 0;
    }

    // A 128-bit port is an array of words, and so is a wide row.
    static uint32_t word(const WData *wide, unsigned i) { return wide[i]; }

    void observe(Seen &seen)
    {
        if (top.gpr_valid_o && top.gpr_ready_i)
            for (unsigned l = 0; l < LANES; l++) {
                unsigned key = top.gpr_row_o * 32 + top.gpr_beat_o * LANES + l;
                seen.twice += seen.gpr.count(key);
                seen.gpr[key] = word(&top.gpr_data_o[0], l);
            }
        if (top.addr_valid_o && top.addr_ready_i)
            seen.addr.push_back(top.addr_reg_o * 4u + top.addr_beat_o);
        if (top.cond_valid_o && top.cond_ready_i)
            seen.cond.push_back(top.cond_reg_o * 4u + top.cond_beat_o);
        if (top.init_valid_o && top.init_ready_i)
            for (unsigned l = 0; l < LANES; l++)
                if (top.init_mask_o >> l & 1) {
                    seen.twice += seen.shared.count(top.init_addr_o + l * 4);
                    seen.shared[top.init_addr_o + l * 4] = word(&top.init_data_o[0], l);
                }
    }

    // $r0 of a graphics program: the number of the thread in lanes that start
    static uint32_t thread(unsigned block, unsigned lane)
    {
        return attribute(block, 0) >> lane & 1 ? block * 32 + lane : 0;
    }

    void check_registers(const Launch &c, const Seen &seen, unsigned block, unsigned warp)
    {
        // thread ids by three loops, x fastest: sheet 1.5
        std::vector<uint32_t> tid;
        for (unsigned z = 0; z < c.block_z; z++)
            for (unsigned y = 0; y < c.block_y; y++)
                for (unsigned x = 0; x < c.block_x; x++) tid.push_back(x | y << 16 | z << 26);
        equal("register rows x lanes", seen.gpr.size(), c.rows() * 32);
        for (const auto &entry : seen.gpr) {
            unsigned index = warp * 32 + entry.first % 32;
            uint32_t want = entry.first < 32 && index < tid.size() ? tid[index] : 0;
            if (c.graphics()) want = entry.first < 32 ? thread(block, entry.first) : 0;
            equal("register", entry.second, want);
        }
        for (std::vector<unsigned> rows : {seen.addr, seen.cond}) {
            std::sort(rows.begin(), rows.end());
            equal("$a or $c rows", rows.size(), 4 * kBeats);
            for (unsigned i = 0; i < rows.size(); i++)
                equal("$a or $c row", rows[i], i / kBeats * 4 + i % kBeats);
        }
        equal("rows written twice", seen.twice, 0);
    }

    void check_shared(const Launch &c, const Seen &seen, unsigned base, unsigned block)
    {
        equal("words of s[]", seen.shared.size(), c.shared / 4);
        uint32_t header[4] = {
            0xbeefu | c.block_x << 16,
            c.block_y | c.block_z << 16,
            c.grid_x | c.grid_y << 16,
            block % c.grid_x | (block / c.grid_x) << 16,
        };
        unsigned i = 0;
        for (const auto &entry : seen.shared) {
            uint32_t want = i < 4 ? header[i] : i < 4 + c.params ? 0xa5000000u + i - 4 : 0;
            if (c.graphics()) want = attribute(block, 2 + i);
            equal("address in s[]", entry.first, base + i * 4);
            equal("word of s[]", entry.second, want);
            i++;
        }
    }

    // running work: the warp in a slot, the block in a block slot
    struct Slot {
        bool busy;
        unsigned block_slot;
        unsigned long until;
    } slot[kWarps] = {};
    struct Resident {
        unsigned live, base, block;
    } resident[kBlocks] = {};
    unsigned next_block = 0, next_warp = 0, most = 0, stride = 0;
    bool recorded = false;

    void configure(const Launch &c);
    void check_configured(const Launch &c);
    void drive(const Launch &c, unsigned taken);
    bool take_launch(const Launch &c, const Seen &seen);
    void take_warp(const Launch &c);
    void check_end(const Launch &c);
    void run(const Launch &c);
};

void Bench::configure(const Launch &c)
{
    config(0, c.grid_x | c.grid_y << 16);
    config(1, c.block_x | c.block_y << 16);
    config(2, c.block_z);
    config(3, c.threads());
    config(4, 0x123450);
    config(5, 0x1000000);
    config(6, c.regs);
    config(7, c.shared);
    config(8, 12);
    config(9, 0xbeef);
    config(10, c.params);
    config(12, c.type);
    config(13, c.inputs);
    config(14, c.outputs);
    config(15, c.vertices);
    for (unsigned n = 0; n < 16; n++) {
        config(16 + n, 0x100 * n);
        config(32 + n, 0x777 * n);
    }
    for (unsigned n = 0; n < 64; n++) config(64 + n, 0xa5000000u + n);
}

// The configuration in the core, before the start.
void Bench::check_configured(const Launch &c)
{
    for (unsigned n = 0; n < 16; n++) {
        top.g_space_i = n;
        top.eval();
        equal("g base", top.g_base_o, 0x100 * n);
        equal("g limit", top.g_limit_o, 0x777 * n);
    }
    equal("code bytes", top.code_bytes_o, 0x1000000);
    equal("registers", top.regs_o, c.regs);
    equal("s[] size", top.shared_bytes_o, c.shared);
    equal("l[] size", top.local_log_o, 12);
    equal("type", top.type_o, c.type);
    equal("inputs", top.inputs_o, c.inputs);
    equal("outputs", top.outputs_o, c.outputs);
    equal("vertices", top.vertices_o, c.vertices);
    equal("register rows", top.rows_o, c.rows());
    stride = 1u << top.reg_shift_o;
    check(stride >= c.rows() && stride < 2 * c.rows(), "register stride", stride, c.rows());
}

// Answers of the core around it, and the warp that ends.
void Bench::drive(const Launch &c, unsigned taken)
{
    top.gpr_ready_i = rnd(8) >= c.stall_of_8;
    top.addr_ready_i = rnd(8) >= c.stall_of_8;
    top.cond_ready_i = rnd(8) >= c.stall_of_8;
    top.init_ready_i = rnd(8) >= c.stall_of_8;
    top.launch_ready_i = rnd(8) >= c.stall_of_8;
    top.warp_ready_i = rnd(8) >= c.stall_of_8;
    top.attr_valid_i = rnd(8) >= c.stall_of_8;
    top.attr_data_i = attribute(next_block, taken);
    top.slot_done_valid_i = 0;
    unsigned w = rnd(kWarps);
    if (slot[w].busy && slot[w].until <= clocks) {
        top.slot_done_valid_i = 1;
        top.slot_done_warp_i = w;
        slot[w].busy = false;
        resident[slot[w].block_slot].live--;
    }
    top.eval();
}

// A warp is written down: where, with which registers and s[]. False: no such place.
bool Bench::take_launch(const Launch &c, const Seen &seen)
{
    const WData *args = &top.launch_args_o[0];
    unsigned at = top.slot_warp_o, in = word(args, 2), base = word(args, 3);
    equal("block number", word(args, 0), next_block);
    equal("warp number", word(args, 1), next_warp);
    check(at < kWarps && !slot[at].busy, "free warp slot", at, 0);
    check((at + 1) * stride <= kGprRows, "warp slot with registers", at, 0);
    check(in < kBlocks, "block slot", in, 0);
    check(base % 0x40 == 0 && base + c.shared <= kSharedBytes, "place in s[]", base, 0);
    if (at >= kWarps || in >= kBlocks) return false;
    if (next_warp == 0) {
        equal("warps left in the block slot", resident[in].live, 0);
        for (const Resident &r : resident)
            check(r.live == 0 || base + c.shared <= r.base || r.base + c.shared <= base,
                  "s[] of another block", base, r.base);
        resident[in] = {c.warps(), base, next_block};
        check_shared(c, seen, base, next_block);
    } else {
        equal("block of the slot", resident[in].block, next_block);
        equal("base", base, resident[in].base);
        equal("s[] writes of a later warp", seen.shared.size(), 0);
    }
    check_registers(c, seen, next_block, next_warp);
    equal("attribute words", seen.taken, c.graphics() ? 2 + c.shared / 4 : 0);
    return true;
}

// A warp starts.
void Bench::take_warp(const Launch &c)
{
    unsigned at = top.slot_warp_o, in = top.warp_block_o;
    check(recorded, "record before start", recorded, 1);
    unsigned left = c.threads() - next_warp * 32;
    uint32_t mask = left >= 32 ? 0xffffffffu : (1u << left) - 1;
    equal("mask", top.warp_mask_o, c.graphics() ? attribute(next_block, 0) : mask);
    equal("visible", top.warp_visible_o, c.graphics() ? attribute(next_block, 1) : 0xffffffffu);
    equal("pc", top.warp_pc_o, 0x123450);
    equal("warps of the block", top.warp_warps_o, c.warps());
    equal("first", top.warp_first_o, next_warp == 0);
    equal("block of the slot", resident[in].block, next_block);
    equal("base", top.warp_base_o, resident[in].base);
    slot[at] = {true, in, clocks + 1 + rnd(c.run_max)};
    recorded = false;
    if (++next_warp == c.warps()) {
        next_warp = 0;
        next_block++;
    }
    unsigned now = 0;
    for (const Resident &r : resident) now += r.live != 0;
    most = std::max(most, now);
}

void Bench::check_end(const Launch &c)
{
    equal("busy after the end", top.busy_o, 0);
    equal("blocks launched", next_block, c.grid_x * c.grid_y);
    for (const Slot &s : slot) equal("warp slot at the end", s.busy, 0);
    if (c.warps() == 1) check(most <= c.resident, "most blocks at once", most, c.resident);
    if (c.run_max > 1000) // long enough to fill the core
        check(most >= c.resident, "most blocks at once", most, c.resident);
}

void Bench::run(const Launch &c)
{
    scene = c.name;
    configure(c);
    check_configured(c);
    equal("busy before", top.busy_o, 0);
    top.start_i = 1;
    tick();
    top.start_i = 0;
    equal("busy after start", top.busy_o, 1);

    for (Slot &s : slot) s = {};
    for (Resident &r : resident) r = {};
    next_block = next_warp = most = 0;
    recorded = false;
    Seen seen;
    unsigned long limit = clocks + 400000;
    while (top.busy_o && clocks < limit) {
        drive(c, seen.taken);
        observe(seen);
        seen.taken += top.attr_valid_i && top.attr_ready_o;
        if (top.launch_valid_o && top.launch_ready_i) {
            if (!take_launch(c, seen)) return;
            seen = Seen();
            recorded = true;
        }
        if (top.warp_valid_o && top.warp_ready_i) take_warp(c);
        tick();
    }
    check_end(c);
    top.slot_done_valid_i = 0;
}

const Launch launches[] = {
    // name                    grid   block       regs shared params resident stall run
    {"one thread", 1, 1, 1, 1, 1, 1, 0x40, 0, 1, 0, 10},
    {"a warp", 1, 1, 32, 1, 1, 16, 0x40, 12, 1, 0, 10},
    {"partial warps", 3, 2, 40, 1, 1, 16, 0x80, 5, 4, 3, 4000},
    {"2-D block", 2, 3, 5, 7, 1, 7, 0x140, 64, 4, 4, 4000},
    {"3-D block", 1, 2, 4, 3, 5, 10, 0x40, 1, 2, 1, 4000},
    {"most threads in x", 2, 1, 256, 1, 1, 32, 0x1000, 3, 1, 2, 2000},
    {"most threads in y, z", 1, 2, 1, 4, 64, 9, 0xc0, 0, 1, 2, 2000},
    {"most registers", 3, 1, 32, 1, 1, 128, 0x40, 0, 2, 0, 4000},
    {"64 registers", 2, 3, 33, 1, 1, 64, 0x40, 0, 2, 0, 4000},
    {"65 registers", 2, 2, 33, 1, 1, 65, 0x40, 0, 1, 1, 4000},
    {"large s[]", 2, 2, 32, 1, 1, 4, 0x3000, 64, 1, 2, 4000},
    {"all of s[]", 2, 1, 64, 1, 1, 4, 0x4000, 2, 1, 0, 4000},
    {"s[] for four", 8, 1, 32, 1, 1, 4, 0x0840, 2, 4, 0, 20000},
    {"full house", 16, 2, 32, 1, 1, 8, 0x40, 0, 8, 0, 20000},
    {"short runs", 7, 5, 96, 1, 1, 4, 0x80, 7, 2, 5, 20},
    // type, inputs, outputs, vertices
    {"vertices", 1, 16, 32, 1, 1, 8, 0x800, 0, 8, 0, 20000, 1, 16, 16, 1},
    {"vertices, most rows", 1, 3, 32, 1, 1, 128, 0x40, 0, 1, 3, 4000, 1, 0, 32, 1},
    {"primitives, half a row", 1, 4, 32, 1, 1, 60, 0xc0, 0, 2, 2, 4000, 2, 1, 5, 64},
    {"pixels", 1, 20, 32, 1, 1, 32, 0x980, 0, 4, 5, 20000, 3, 19, 32, 1},
    {"pixels, all of s[]", 1, 2, 32, 1, 1, 64, 0x4000, 0, 1, 1, 4000, 3, 128, 4, 1},
    {"pixels, short runs", 1, 50, 32, 1, 1, 4, 0x40, 0, 8, 0, 20, 3, 0, 4, 1},
    {"compute again", 3, 2, 40, 1, 1, 16, 0x80, 5, 4, 3, 4000},
};

} // namespace

int main(int argc, char **argv)
{
    Bench bench;
    bench.context.commandArgs(argc, argv);
    printf("tesla_dispatch: LANES %d, seed 0x%llx\n", LANES,
           static_cast<unsigned long long>(kSeed));
    bench.top.rst_ni = 0;
    bench.top.start_i = 0;
    bench.top.cfg_valid_i = 0;
    bench.top.slot_done_valid_i = 0;
    bench.top.attr_valid_i = 0;
    bench.tick();
    bench.tick();
    bench.top.rst_ni = 1;
    for (const Launch &launch : launches) bench.run(launch);

    // nothing to do: the core must not stay busy
    bench.scene = "empty grid";
    bench.config(0, 0);
    bench.top.start_i = 1;
    bench.tick();
    bench.top.start_i = 0;
    for (int i = 0; i < 10; i++) bench.tick();
    bench.equal("busy", bench.top.busy_o, 0);
    return bench.end();
}
