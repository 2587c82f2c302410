// The environment of the Tesla MP without its RTL: launch registers, the attribute port, the output
// memory, and contents that do not fit. Exit 0: all passed, 1: a check failed.
#include "test_tesla_core.h"

#include <cstdlib>
#include <cstring>

using namespace fake;

namespace {

const common_segment &segment_of(const common_program &program, uint32_t space)
{
    for (size_t i = 0; i < program.inits; i++)
        if (program.init[i].space == space) return program.init[i];
    std::abort();
}
void registers_of_a_graphics_launch()
{
    common_program program = program_of(".type geometry\n.threads 33\n.inputs 3\n.outputs 7\n"
                                        ".vertices 9\n.primitives 1\n.regs 5\nexit nop\n");
    run(program, TESTBENCH_NONE, 1);
    const struct {
        uint32_t reg, value;
    } expected[] = {{0, 1u << 16 | 2},
                    {1, 1u << 16 | 32},
                    {2, 1},
                    {6, 5},
                    {7, 0x1c0},
                    {10, 0},
                    {12, 2},
                    {13, 3},
                    {14, 7},
                    {15, 9}};
    for (const auto &e : expected) {
        same("writes of a launch register", dut.registers.count(e.reg), 1);
        same("launch register", dut.registers[e.reg], e.value);
    }
}

void registers_of_a_compute_launch()
{
    common_program program = program_of("exit nop\n");
    run(program, TESTBENCH_NONE, 1);
    for (uint32_t reg = 12; reg < 16; reg++) {
        same("writes of a graphics register", dut.registers.count(reg), 1);
        same("graphics register of a kernel", dut.registers[reg], 0);
    }
    same("attr_valid of a kernel", dut.in.attr_valid, 0);
}

void run_counts(uint64_t seed, unsigned created, unsigned destroyed, unsigned restored,
                const char *const *plusargs = nullptr, const char *wave = nullptr)
{
    common_program program = program_of("exit nop\n");
    dut.started = false;
    same("end", run(program, TESTBENCH_NONE, seed, nullptr, plusargs, wave).end, TESTBENCH_DONE);
    same("cores created", dut.created, created);
    same("cores destroyed", dut.destroyed, destroyed);
    same("cores restored", dut.restored, restored);
}

// Another run takes the core of the one before where a reset would make it the same: seeds that are
// alike, the same plusargs, no wave.
void a_core_is_kept()
{
    const char *const one[] = {"+bug=1", nullptr}, *const other[] = {"+bug=2", nullptr},
                      *const two[] = {"+bug=1", "+more=1", nullptr};
    dut.keeps = true;
    run_counts(16, 1, 0, 0);
    run_counts(31, 1, 0, 1);
    run_counts(32, 2, 1, 1);
    run_counts(32, 3, 2, 1, one);
    run_counts(33, 3, 2, 2, one);
    run_counts(33, 4, 3, 2, other);
    run_counts(33, 5, 4, 2, one);
    run_counts(33, 6, 5, 2, two);
    run_counts(33, 7, 6, 2);
    run_counts(33, 8, 8, 2, nullptr, "none.fst");
    run_counts(33, 9, 8, 2);
    run_counts(33, 9, 8, 3);
}

void a_core_that_cannot_be_kept()
{
    run_counts(16, 1, 1, 0);
    run_counts(16, 2, 2, 0);
}

void attributes_come_in_order(testbench_disturb disturb, uint64_t seed)
{
    common_program program = program_of(Vertex);
    const auto &image = segment_of(program, TESLA_SPACE_ATTRIBUTE);
    dut.attributes = image.count;
    dut.ready = disturb == TESTBENCH_MILD ? 128 : 256;
    const auto result = run(program, disturb, seed);
    same("end", result.end, TESTBENCH_DONE);
    same("words taken", dut.taken.size(), 3 * (2 + 3 * 32));
    for (size_t i = 0; i < dut.taken.size(); i++) same("word", dut.taken[i], image.word[i]);
    same("words outside", result.stray, 0);
    if (disturb == TESTBENCH_NONE) same("gaps without disturbance", dut.gaps, 0);
    // 300 clocks and mild's latency after them
    if (disturb == TESTBENCH_BURST)
        check(dut.longest_gap > 64 && dut.longest_gap <= 300 + 40, "gap", dut.longest_gap, 340);
    if (disturb == TESTBENCH_STARVE)
        check(dut.longest_gap >= 200 && dut.longest_gap <= 2000 + 40, "gap", dut.longest_gap, 2040);
}

// wild: outside of calm windows half of the clocks have no word, or more; so over many windows
// there are more gaps than half the words
void attributes_wait_outside_of_calm_windows()
{
    size_t gaps = 0, words = 0;
    for (uint64_t seed = 1; seed <= 16; seed++) {
        dut = {};
        attributes_come_in_order(TESTBENCH_WILD, seed);
        gaps += dut.gaps;
        words += dut.taken.size();
    }
    check(gaps > words / 2 && gaps < words, "gaps", gaps, words / 2);
}

void attributes_end()
{
    common_program program = program_of(Vertex);
    dut.attributes = segment_of(program, TESLA_SPACE_ATTRIBUTE).count + 1;
    dut.ready = 256;
    same("end of a core that takes a word too many", run(program, TESTBENCH_NONE, 1).end,
         TESTBENCH_HANG);
    same("words taken", dut.taken.size(), dut.attributes - 1);
}
void outputs_are_kept_apart()
{
    common_program program = program_of(Vertex);
    dut.stores = {{true, false, 0, 0xf, 0x100},
                  {false, false, 0, 0xf, 0x200},
                  {true, false, RowBytes, 0x3, 0xaabbccdd},
                  {true, false, 3 * 3 * 128 - RowBytes, 0xf, 0x300}};
    const auto result = run(program, TESTBENCH_WILD, 7);
    const auto word = [&result](uint32_t space, uint32_t addr) {
        uint32_t value;
        std::memcpy(&value, result.memory[space] + addr, 4);
        return value;
    };
    same("bytes of output", result.memory_bytes[TESLA_SPACE_OUTPUT], 3 * 3 * 128);
    for (uint32_t i = 0; i < Lanes; i++) {
        same("output", word(TESLA_SPACE_OUTPUT, 4 * i), 0x100 + i);
        same("global", word(TESLA_SPACE_GLOBAL, 4 * i), 0x200 + i);
        same("output", word(TESLA_SPACE_OUTPUT, 3 * 3 * 128 - RowBytes + 4 * i), 0x300 + i);
    }
    same("output of two bytes", word(TESLA_SPACE_OUTPUT, RowBytes), 0xccdd);
    same("output behind it", word(TESLA_SPACE_OUTPUT, RowBytes + 4), 0xaabbccde);
    same("output that nobody wrote", word(TESLA_SPACE_OUTPUT, 2 * RowBytes), 0);
    same("stores outside", result.stray, 0);
}

void output_outside_is_counted()
{
    common_program program = program_of(Vertex);
    dut.stores = {{true, false, 3 * 3 * 128, 0xf, 1}};
    const auto result = run(program, TESTBENCH_NONE, 1);
    same("stores outside", result.stray, 1);
    same("the first of them", result.stray_addr, 3 * 3 * 128);
}

// Contents that the model would refuse; here it was not asked.
void contents_refused(uint32_t space, uint32_t bank, uint32_t addr, size_t words)
{
    common_program program = program_of(Vertex);
    common_error err = {""};
    const std::vector<uint32_t> word(words);
    common_program_add(&program, false, space, bank, addr, word.data(), words, 0, &err);
    run(program, TESTBENCH_NONE, 1, "contents do not fit");
}

} // namespace

int main()
{
    return in_children({
               {"registers of a graphics launch", registers_of_a_graphics_launch},
               {"registers of a compute launch", registers_of_a_compute_launch},
               {"a core is kept", a_core_is_kept},
               {"a core that cannot be kept", a_core_that_cannot_be_kept},
               {"attributes", [] { attributes_come_in_order(TESTBENCH_NONE, 1); }},
               {"attributes, mild", [] { attributes_come_in_order(TESTBENCH_MILD, 2); }},
               {"attributes, wild", attributes_wait_outside_of_calm_windows},
               {"attributes, burst", [] { attributes_come_in_order(TESTBENCH_BURST, 4); }},
               {"attributes, starve", [] { attributes_come_in_order(TESTBENCH_STARVE, 6); }},
               {"attributes end", attributes_end},
               {"outputs", outputs_are_kept_apart},
               {"outputs outside", output_outside_is_counted},
               {"contents of s[]", [] { contents_refused(TESLA_SPACE_SHARED, 0, 0, 1); }},
               {"too many attributes",
                [] { contents_refused(TESLA_SPACE_ATTRIBUTE, 0, 0x4c0, 1); }},
               {"too many textures",
                [] { contents_refused(TESLA_SPACE_TEXEL, TESLA_BANK_TEXTURES, 0x2000, 1); }},
               {"bank of texels", [] { contents_refused(TESLA_SPACE_TEXEL, 3, 0, 1); }},
           }) != 0;
}
