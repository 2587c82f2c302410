// The taps with their DPI halves and bridge/dpi.c, all 64 bits of them: the made-up machine of the
// bridge's tests, whose code and memories lie above 4 GiB, reports its events through pins. Exit 0:
// all passed.
#include <cstdio>
#include <cstring>
#include <memory>

#include "Vtest_common_taps.h"

extern "C" {
#include "../../bridge/dpi.h"
#include "../../bridge/test_isa.h"
}

namespace {

constexpr int Core = 3;
constexpr unsigned Slots = 10; // lanes of the memory tap: a group of 8 and one of 2

unsigned long failed;

void check(bool ok, const char *test, const char *what)
{
    if (ok) return;
    failed++;
    printf("%s: %s\n", test, what);
}

const uint32_t Code[] = {
    TEST_ISA_WORD(TEST_ISA_SET, 1, 0, 5),    TEST_ISA_WORD(TEST_ISA_IN, 2, 0, 0),
    TEST_ISA_WORD(TEST_ISA_FAR, 1, 0, 16),   TEST_ISA_WORD(TEST_ISA_NEAR, 2, 0, 4),
    TEST_ISA_WORD(TEST_ISA_OWN, 2, 0, 8),    TEST_ISA_WORD(TEST_ISA_HALF, 1, 0, 9),
    TEST_ISA_WORD(TEST_ISA_BYTES, 1, 0, 64), TEST_ISA_WORD(TEST_ISA_FLAG, 0, 0, 0x8001),
    TEST_ISA_WORD(TEST_ISA_END, 0, 0, 0)};

struct bench {
    test_core core = {};
    Vtest_common_taps pins;

    bench()
    {
        core.isa = &test_isa_high;
        core.program.expect_trap = true; // the sticky flag
        core.program.trap = 0x80010000;
        test_core_start(&core, Code, sizeof Code / sizeof Code[0], 2);
        bridge_dpi_reset(Core);
        bridge_dpi_attach(Core, core.bridge);
    }
    ~bench()
    {
        bridge_dpi_attach(Core, nullptr);
        test_core_stop(&core);
    }

    void edge()
    {
        pins.clk_i = 0;
        pins.eval();
        pins.clk_i = 1;
        pins.eval();
        pins.retire_valid_i = pins.reg_valid_i = pins.mem_valid_i = pins.outside_valid_i = 0;
    }

    // Two rows in a clock where they get the same; else one, which is the tap's second row where it
    // can be.
    void registers()
    {
        for (uint32_t i = 0; i < core.step.regs; i++) {
            const auto &w = core.step.reg[i];
            bool pair = i + 1 < core.step.regs && alike(w, core.step.reg[i + 1]);
            bool second = !pair && w.index > 0;
            pins.reg_valid_i = pair ? 3 : second ? 2 : 1;
            pins.row_warp_i = pins.warp_i;
            pins.index_i = static_cast<uint16_t>(w.index - second);
            pins.reg_mask_i = w.mask & 15;
            pins.reg_be_i = w.be & 15;
            for (unsigned l = 0; l < 4; l++) pins.reg_data_i[l] = w.data[l];
            edge();
            i += pair;
        }
    }

    static bool alike(const common_reg_write &a, const common_reg_write &b)
    {
        return b.index == a.index + 1 && b.mask == a.mask && b.be == a.be &&
               !std::memcmp(a.data, b.data, 4 * sizeof a.data[0]);
    }

    // Up to four words in a clock, in slots of both groups; the other slots hold rubbish.
    void memories()
    {
        for (uint32_t i = 0; i < core.step.mems; i += 4) {
            pins.mem_valid_i = static_cast<uint8_t>(1u << core.step.mem[i].space);
            pins.mem_mask_i = 0;
            uint64_t lane = 0, be = 0xffffffffff;
            std::memset(&pins.addr_i[0], 0x77, sizeof pins.addr_i);
            std::memset(&pins.mem_data_i[0], 0x77, sizeof pins.mem_data_i);
            for (uint32_t k = 0; k < 4 && i + k < core.step.mems; k++) {
                const auto &w = core.step.mem[i + k];
                unsigned slot = 6 + k;
                pins.mem_mask_i = static_cast<uint16_t>(pins.mem_mask_i | 1u << slot);
                lane |= static_cast<uint64_t>(w.lane) << 6 * slot;
                be = (be & ~(UINT64_C(15) << 4 * slot)) | static_cast<uint64_t>(w.be) << 4 * slot;
                pins.addr_i[2 * slot] = static_cast<uint32_t>(w.addr);
                pins.addr_i[2 * slot + 1] = static_cast<uint32_t>(w.addr >> 32);
                pins.mem_data_i[slot] = w.data;
            }
            pins.lane_i = lane;
            pins.mem_be_i = be;
            edge();
        }
    }

    int send()
    {
        const auto &r = core.step.retire;
        pins.warp_i = static_cast<uint8_t>(r.warp);
        pins.order_i = r.order;
        registers();
        memories();
        pins.retire_valid_i = 1;
        pins.launch_i = r.kind == COMMON_LAUNCH;
        pins.pc_i = r.pc;
        pins.next_pc_i = r.next_pc;
        pins.word_i = r.word[0];
        pins.active_i = r.active;
        pins.trap_i = r.trap;
        pins.done_i = r.done & 1;
        for (unsigned i = 0; i < 4; i++) pins.args_i[i] = r.arg[i];
        edge();
        return test_core_clock(&core);
    }

    // From outside, with a second word that the machine does not look at.
    void outside(bool whole, uint32_t warp, uint32_t order, uint32_t what, uint32_t value)
    {
        pins.outside_valid_i = 1;
        pins.whole_i = whole;
        pins.warp_i = static_cast<uint8_t>(warp);
        pins.order_i = order;
        pins.what_i = what;
        pins.outside_words_i = value | UINT64_C(0xabcd) << 32;
        edge();
    }

    void launch(uint32_t warp, uint32_t block)
    {
        test_core_prepare_launch(&core, warp, block);
        check(!send(), "launch", bridge_result(core.bridge)->message);
    }

    void steps(uint32_t warp, unsigned count)
    {
        while (count--) {
            test_core_prepare(&core, warp);
            check(!send(), "step", bridge_result(core.bridge)->message);
        }
    }

    void ends(const char *test, bridge_verdict verdict, const char *message)
    {
        test_core_finish(&core, verdict ? BRIDGE_END_STOPPED : BRIDGE_END_DONE);
        const struct bridge_result *r = bridge_result(core.bridge);
        check(r->verdict == verdict && std::strstr(r->message, message), test, r->message);
    }
};

// The core model receives the events that the checker's model shall receive through the tap.
void whole_run()
{
    auto b = std::make_unique<bench>();
    const common_outside device = {2, 2, TEST_ISA_DEVICE, 1, {0x5a}};
    const common_outside tick = {COMMON_NO_WARP, 0, TEST_ISA_TICK, 1, {0x700}};
    common_error err = {""};
    b->launch(2, 0);
    b->launch(0, 1);
    b->steps(2, 1);
    b->outside(true, 9, 9, TEST_ISA_TICK, 0x700);
    b->outside(false, 2, 2, TEST_ISA_DEVICE, 0x5a);
    test_isa_high.outside(b->core.model, &device, &err);
    test_isa_high.outside(b->core.model, &tick, &err);
    const uint64_t events = bridge_dpi_events();
    b->steps(2, 8);
    const uint64_t told = bridge_dpi_events();
    check(told >= events + 8, "whole run", "events are not counted");
    b->edge();
    check(bridge_dpi_events() == told, "whole run", "a clock without events counts");
    b->steps(0, 9);
    b->ends("whole run", BRIDGE_PASS, "");
    const struct bridge_result *r = bridge_result(b->core.bridge);
    check(r->outside == 2 && r->instructions == 18, "whole run", "counts");
    const uint32_t *in = reinterpret_cast<const uint32_t *>(
        test_core_memory(&b->core, TEST_ISA_NEAR_SPACE) + 2 * 16 + 4);
    check(*in == 0x75a, "whole run", "what came in is not in near");
}

void wrong(const char *test, unsigned steps, void (*twist)(common_step &), const char *message)
{
    auto b = std::make_unique<bench>();
    b->launch(0, 0);
    b->steps(0, steps);
    test_core_prepare(&b->core, 0);
    twist(b->core.step);
    check(b->send() != 0, test, "was not found");
    b->ends(test, BRIDGE_MISMATCH, message);
}

void outside_is_told()
{
    auto b = std::make_unique<bench>();
    b->launch(0, 0);
    b->steps(0, 1);
    b->outside(false, 0, 2, TEST_ISA_DEVICE, 0x5a);
    test_core_prepare(&b->core, 0); // a core that does not use it
    check(b->send() != 0, "outside", "was not found");
    b->ends("outside", BRIDGE_MISMATCH, "q2 differs: in q2");
    check(bridge_result(b->core.bridge)->difference.item[0].model == 0x5a, "outside", "value");
}

void outside_is_refused()
{
    auto b = std::make_unique<bench>();
    b->launch(0, 0);
    b->outside(false, 0, 1, TEST_ISA_WAKE, 1);
    test_core_prepare(&b->core, 0);
    check(b->send() != 0, "refused", "was not found");
    b->ends("refused", BRIDGE_MISMATCH, "warp 0 order 1: wake 0x1: warp 0 does not wait");
}

void ram_is_read()
{
    auto b = std::make_unique<bench>();
    uint32_t word[BRIDGE_DPI_WORDS];
    for (unsigned row = 0; row < 4; row++) {
        b->pins.ram_we_i = 1;
        b->pins.ram_row_i = row & 3;
        b->pins.ram_data_i = UINT64_C(0xa100000000) + row;
        b->edge();
    }
    check(bridge_dpi_ram_count(Core) == 1, "ram", "count");
    const bridge_dpi_ram *info = bridge_dpi_ram_info(Core, 0);
    check(info->tap == 7 && info->bank == 2 && info->rows == 4 && info->words == 2, "ram", "info");
    check(bridge_dpi_ram_read(Core, 0, 1, word) == 3, "ram", "rows");
    check(word[0] == 1 && word[1] == 0xa1 && word[4] == 3 && word[5] == 0xa1, "ram", "words");
}

} // namespace

int main()
{
    ram_is_read();
    whole_run();
    wrong(
        "pc", 0, [](common_step &s) { s.retire.pc ^= UINT64_C(1) << 63; }, "pc differs");
    wrong(
        "next_pc", 0, [](common_step &s) { s.retire.next_pc ^= UINT64_C(1) << 40; },
        "next_pc differs");
    wrong(
        "active", 0, [](common_step &s) { s.retire.active ^= 1; }, "active differs");
    wrong(
        "row", 0, [](common_step &s) { s.reg[0].index = 3; }, "q1 differs");
    wrong(
        "address", 2, [](common_step &s) { s.mem[3].addr ^= UINT64_C(1) << 40; },
        "far[0x200000001c] differs");
    wrong(
        "lane", 4, [](common_step &s) { s.mem[1].lane = 3; }, "own[0x8] differs");
    wrong(
        "bytes", 6, [](common_step &s) { s.mem[2].be = 8; }, "far[0x2000000040] differs");
    wrong(
        "data", 3, [](common_step &s) { s.mem[0].data ^= 0x80000000; },
        "near[0x880000004] differs");
    outside_is_told();
    outside_is_refused();
    return failed != 0;
}
