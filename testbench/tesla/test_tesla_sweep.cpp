// The state sweep of the Tesla MP on RAMs made up here: a bridge and a model have made the same
// first steps, and the rows are the model's, laid out as rtl/tesla/tesla_regfile.sv says. Exit 0:
// all passed, 1: a check failed.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

extern "C" {
#include "../../bridge/dpi.h"
#include "../../model/tesla/tesla.h"
#include "tesla_sweep.h"
}
#include "tesla_pins.h"

namespace {

unsigned long failed;

void check(bool ok, const char *what, unsigned long long got, unsigned long long want)
{
    if (ok) return;
    if (failed++ < 10) printf("%s is 0x%llx, expected 0x%llx\n", what, got, want);
}
void same(const char *what, unsigned long long got, unsigned long long want)
{
    check(got == want, what, got, want);
}

constexpr unsigned Lanes = TESTBENCH_LANES;

struct ram {
    bridge_dpi_ram info;
    std::vector<uint32_t> word;
};
std::vector<ram> rams;

common_program program_of(const char *text)
{
    common_program program;
    common_error err = {""};
    if (tesla_isa.assemble("test.s", text, &program, &err)) {
        printf("%s\n", err.text);
        std::exit(1);
    }
    return program;
}

const char *const Vertex = ".type vertex\n.threads 70\n.outputs 2\n.regs 5\n"
                           "mov b32 o[0x0] $r0\nadd b32 o[0x4] $r0 $r0\nexit nop\n";

struct lockstep {
    common_program program;
    bridge *checker;
    void *model;
    common_step step;
    std::vector<uint32_t> order;
};

void feed(lockstep &l, uint32_t warp)
{
    for (uint32_t i = 0; i < l.step.regs; i++) {
        const auto &w = l.step.reg[i];
        bridge_reg_write(l.checker, warp, l.order[warp], warp, w.file, w.index, 0, w.mask, w.be,
                         w.data, 32);
    }
    for (uint32_t i = 0; i < l.step.mems; i++) {
        const auto &w = l.step.mem[i];
        bridge_mem_write(l.checker, warp, l.order[warp], w.space, w.lane, w.addr, w.be, w.data);
    }
    common_retire event = l.step.retire;
    event.warp = warp;
    event.order = l.order[warp]++;
    event.fields = COMMON_HAS_ALL;
    bridge_retire(l.checker, &event);
    static uint64_t cycle;
    same("the checker stops", bridge_clock(l.checker, cycle++), 0);
}

// Three blocks, each two instructions on: o[] has numbers.
void begin(lockstep &l, const char *text)
{
    const common_parameter warps = {"WARPS", 8};
    const common_machine machine = {&warps, 1};
    const bridge_options options = {};
    common_error err = {""};
    l.program = program_of(text);
    l.checker = bridge_create(&tesla_isa, &l.program, &machine, &options, &err);
    l.model = tesla_isa.create(&l.program, &machine, &err);
    l.order.assign(warps.value, 0);
    check(l.checker && l.model, err.text, 0, 1);
    common_retire event;
    while (l.checker && tesla_isa.dispatch(l.model, &event)) {
        same("launch", tesla_isa.launch(l.model, &event, &l.step, &err), 0);
        feed(l, event.warp);
        for (unsigned i = 0; i < 2; i++) {
            same("step", tesla_isa.step(l.model, event.warp, &l.step, &err), 0);
            feed(l, event.warp);
        }
    }
}

// The register file of rtl/tesla/tesla_regfile.sv, one copy, with stride 1 << shift.
void fill(const lockstep &l, unsigned shift, uint32_t regs, uint32_t outputs)
{
    constexpr unsigned beats = 32 / Lanes;
    rams.clear();
    for (unsigned bank = 0; bank < beats; bank++)
        rams.push_back({{1, static_cast<int>(bank), 256, static_cast<int>(Lanes)},
                        std::vector<uint32_t>(256 * Lanes, 0xdeadbeef)});
    for (uint32_t warp = 0; warp < 256u >> shift && warp < 8; warp++)
        for (uint32_t row = 0; row < regs + outputs; row++) {
            uint32_t lane[32];
            tesla_isa.read_register(l.model, warp, row < regs ? TESLA_FILE_GPR : TESLA_FILE_OUT,
                                    row < regs ? row : row - regs, lane);
            for (unsigned beat = 0; beat < beats; beat++)
                std::memcpy(&rams[(beat + row) % beats].word[(warp << shift | row) * Lanes],
                            lane + beat * Lanes, sizeof *lane * Lanes);
        }
}

void sweep_finds_out()
{
    lockstep l;
    begin(l, Vertex); // 5 $r, 2 o[]: stride 8
    fill(l, 3, 5, 2);
    same("sweep", testbench_tesla_sweep(0, tesla_launch_of(&l.program), l.checker), 0);
    const uint32_t bank = (1 + 6) % (32 / Lanes), warp = 1, row = 5 + 1, lane = 3;
    uint32_t &word = rams[bank].word[(warp << 3 | row) * Lanes + lane];
    same("o[1] of thread 32 + LANES + 3", word, 2 * (32 + Lanes + 3));
    word ^= 0x100;
    same("sweep of a wrong o[]",
         testbench_tesla_sweep(0, tesla_launch_of(&l.program), l.checker) != 0, 1);
    bridge_finish(l.checker, BRIDGE_END_STOPPED, nullptr, 0);
    const auto *r = bridge_result(l.checker);
    same("verdict", r->verdict, BRIDGE_STATE_DIFF);
    check(std::strstr(r->message, "first w1 o1:"), r->message, 0, 1);
    for (uint32_t i = 0; i < r->not_observed_count; i++)
        check(std::strcmp(r->not_observed[i], "sweep:out") != 0, r->not_observed[i], 1, 0);
}

// Rows that a stride of NREG alone has no room for.
void sweep_of_many_rows()
{
    lockstep l;
    begin(l, ".type geometry\n.threads 33\n.outputs 32\n.regs 97\n"
             "add b32 o[0x7c] $r0 $r0\nmov b32 o[0x78] $r0\nexit nop\n"); // 129 rows: stride 256
    fill(l, 8, 97, 32);
    same("sweep", testbench_tesla_sweep(0, tesla_launch_of(&l.program), l.checker), 0);
    rams[128 % (32 / Lanes)].word[128 * Lanes + 1]++; // o[31], beat 0
    same("sweep of a wrong o[]",
         testbench_tesla_sweep(0, tesla_launch_of(&l.program), l.checker) != 0, 1);
}

// In a fragment program they are unused.
void sweep_of_pixels()
{
    lockstep l;
    begin(l, ".type fragment\n.threads 70\n.outputs 4\n.regs 5\nmov b32 $r1 $r0\nmov b32 $r2 "
             "$r0\nexit nop\n");
    fill(l, 3, 5, 0);
    same("sweep", testbench_tesla_sweep(0, tesla_launch_of(&l.program), l.checker), 0);
    rams[1 % (32 / Lanes)].word[1 * Lanes]++; // $r1 of lane 0
    same("sweep of a wrong $r",
         testbench_tesla_sweep(0, tesla_launch_of(&l.program), l.checker) != 0, 1);
}

} // namespace

extern "C" {
int bridge_dpi_ram_count(int)
{
    return static_cast<int>(rams.size());
}
const bridge_dpi_ram *bridge_dpi_ram_info(int, int number)
{
    return &rams[static_cast<size_t>(number)].info;
}
int bridge_dpi_ram_read(int, int number, int row, uint32_t *word)
{
    const auto &r = rams[static_cast<size_t>(number)];
    std::memcpy(word, &r.word[static_cast<size_t>(row * r.info.words)],
                sizeof *word * static_cast<size_t>(r.info.words));
    return 1;
}
}

int main()
{
    sweep_finds_out();
    sweep_of_many_rows();
    sweep_of_pixels();
    return failed != 0;
}
