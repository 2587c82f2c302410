// The environment of the Tesla MP without its RTL: behind the pins stands a core of a few lines that takes attributes,
// asks for textures, stores outputs, and remembers what it saw.
// A simulation is one per process, so each check runs in a child. Exit 0: all passed, 1: a check failed.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <map>
#include <set>
#include <vector>

#include <sys/wait.h>
#include <unistd.h>

#include "environment.h"
#include "pica200_pins.h"
#include "tesla_pins.h"
#include "tesla_texture_unit.h"

extern "C" {
#include "../bridge/dpi.h"
#include "../model/tesla/tesla.h"
}

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

constexpr unsigned Lanes = TESTBENCH_LANES, RowBytes = 4 * Lanes;

// ---- the core.

struct store {
    bool output, local;
    uint32_t addr;
    uint32_t be;   // of the first word; the others are whole
    uint32_t data; // of the first word, then counted up
};

// What it is to do, and what it saw.
struct fake {
    size_t attributes; // words to take
    unsigned ready;    // of 256: chance that it takes one
    std::vector<tesla_texture_request> requests;
    std::vector<store> stores;

    std::map<uint32_t, uint32_t> registers;
    std::vector<uint32_t> taken;
    std::vector<tesla_texture_response> answers;
    std::vector<uint64_t> asked, answered; // clocks
    uint64_t clock, gaps;
    bool started;

    testbench_control control;
    testbench_tesla_in in;
    testbench_tesla_out out;
    common_rng rng;
    bool waited; // a valid attribute was not taken in the last clock
    uint32_t waiting;
} dut;

testbench_dut *create(uint64_t, bool, const char *const *)
{
    dut.rng = common_rng_make(1, 1);
    return nullptr;
}

void edge(testbench_dut *)
{
    const auto &in = dut.in;
    if (dut.control.cfg_valid) dut.registers[dut.control.cfg_addr] = dut.control.cfg_data;
    if (dut.control.start) dut.started = true;
    if (!dut.started) return;
    if (dut.waited) {
        same("attr_valid of a word that was not taken", in.attr_valid, 1);
        same("that word", in.attr_data, dut.waiting);
    }
    dut.waited = in.attr_valid && !dut.out.attr_ready;
    dut.waiting = in.attr_data;
    if (in.attr_valid && dut.out.attr_ready) dut.taken.push_back(in.attr_data);
    if (!in.attr_valid && !dut.taken.empty() && dut.taken.size() < dut.attributes) dut.gaps++;
    if (dut.out.tex_req_valid && in.tex_req_ready) dut.asked.push_back(dut.clock);
    if (in.tex_rsp_valid) {
        tesla_texture_response answer = {};
        std::memcpy(answer.word, in.tex_rsp_data, sizeof answer.word);
        dut.answers.push_back(answer);
        dut.answered.push_back(dut.clock);
    }
    if (dut.out.mem_req_valid && in.mem_req_ready) dut.stores.erase(dut.stores.begin());
    dut.clock++;
}

void put_store(const store &s, testbench_tesla_out *out)
{
    out->mem_req_valid = out->mem_req_write = true;
    out->mem_req_output = s.output;
    out->mem_req_local = s.local;
    out->mem_req_addr = s.addr;
    std::memset(out->mem_req_be, 0xff, sizeof out->mem_req_be);
    out->mem_req_be[0] = (out->mem_req_be[0] & ~0xfu) | s.be;
    for (unsigned i = 0; i < Lanes; i++) out->mem_req_data[i] = s.data + i;
}

void settle(testbench_dut *, const testbench_control *control, const testbench_tesla_in *in,
            testbench_tesla_out *out)
{
    *out = {};
    out->busy = dut.started && (dut.taken.size() < dut.attributes || !dut.stores.empty() ||
                                dut.answers.size() < dut.requests.size());
    if (dut.started) {
        out->attr_ready =
            dut.taken.size() < dut.attributes && (common_rng_next(&dut.rng) & 0xff) < dut.ready;
        out->tex_req_valid = dut.asked.size() < dut.requests.size();
        if (out->tex_req_valid) {
            const auto &r = dut.requests[dut.asked.size()];
            std::memcpy(out->tex_req_head, r.head, sizeof r.head);
            std::memcpy(out->tex_req_data, r.source, sizeof r.source);
        }
        if (!dut.stores.empty()) put_store(dut.stores.front(), out);
    }
    dut.control = *control;
    dut.in = *in;
    dut.out = *out;
}

void nothing(testbench_dut *) {}
void no_wave(testbench_dut *, const char *, uint64_t) {}

// ---- programs.

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

const char *const Vertex = ".type vertex\n.threads 70\n.inputs 3\n.outputs 2\n.regs 5\n"
                           ".attribute 0: 1 2 3\n.attribute 31: 4 5 6\n.attribute 69: 7 8 9\n"
                           ".texels 0x0: 0x3f800000 0x40000000 0x40400000 0x40800000\n"
                           ".texture 255 1d r32f 4 1 1 1 0\n.sampler 31 0x1\n"
                           "mov b32 o[0x0] $r0\nadd b32 o[0x4] $r0 $r0\nexit nop\n";

testbench_result run(const common_program &program, testbench_disturb disturb, uint64_t seed,
                     const char *error = nullptr)
{
    testbench_config config = {};
    testbench_result result;
    common_error err = {""};
    config.isa = "tesla";
    config.program = &program;
    config.disturb = disturb;
    config.seed = seed;
    int status = testbench_run(&config, &result, &err);
    if (error) check(status && std::strstr(err.text, error), err.text, status, -1);
    else check(status == 0, err.text, status, 0);
    return result;
}

const common_segment &segment_of(const common_program &program, uint32_t space)
{
    for (size_t i = 0; i < program.inits; i++)
        if (program.init[i].space == space) return program.init[i];
    std::abort();
}

// ---- the checks.

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
    if (disturb == TESTBENCH_WILD) check(dut.gaps > dut.taken.size() / 2, "gaps", dut.gaps, 148);
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

std::vector<tesla_texture_request> requests(unsigned count)
{
    std::vector<tesla_texture_request> list(count);
    for (unsigned i = 0; i < count; i++) {
        const tesla_texture_head head = {
            i % 3 ? 255u : 254u, 31, TESLA_TEX_AUTO, 1, 0xf, 0, 0, 0xf, {0, 0, 0}};
        tesla_texture_pack(&head, list[i].head);
        for (unsigned lane = 0; lane < TESLA_QUAD; lane++)
            list[i].source[lane][0] = 0x3d000000 + (i * TESLA_QUAD + lane) * 0x40000;
    }
    return list;
}

// With the tables of program Vertex.
void texture_answers(testbench_disturb disturb, uint64_t seed)
{
    common_program program = program_of(Vertex);
    uint32_t texels[4] = {0x3f800000, 0x40000000, 0x40400000, 0x40800000};
    uint32_t textures[256 * 8] = {}, samplers[32 * 8] = {};
    const uint32_t texture[5] = {0x11, 4, 1, 1, 0};
    std::memcpy(textures + 255 * 8, texture, sizeof texture);
    samplers[31 * 8] = 1;
    tesla_texels tables = {{reinterpret_cast<uint8_t *>(texels),
                            reinterpret_cast<uint8_t *>(textures),
                            reinterpret_cast<uint8_t *>(samplers)},
                           {sizeof texels, sizeof textures, sizeof samplers}};
    dut.requests = requests(100);
    same("end", run(program, disturb, seed).end, TESTBENCH_DONE);
    same("answers", dut.answers.size(), 100);
    std::set<uint64_t> delays;
    std::set<uint32_t> seen;
    for (size_t i = 0; i < dut.answers.size(); i++) {
        tesla_texture_response expected;
        tesla_texture_answer(&tables, &dut.requests[i], &expected);
        for (unsigned lane = 0; lane < TESLA_QUAD; lane++)
            for (unsigned k = 0; k < TESLA_TEX_WORDS; k++)
                same("answer", dut.answers[i].word[lane][k], expected.word[lane][k]);
        seen.insert(expected.word[0][0]);
        delays.insert(dut.answered[i] - dut.asked[i]);
    }
    same("answers that differ: four texels and a texture that is none", seen.size(), 5);
    if (disturb == TESTBENCH_NONE) same("delay", delays.size() == 1 ? *delays.begin() : 0, 24);
    if (disturb == TESTBENCH_WILD) check(delays.size() > 20, "delays", delays.size(), 20);
}

// One seed gives one run, another one another.
uint64_t texture_clocks(uint64_t seed)
{
    common_program program = program_of(Vertex);
    dut = {};
    dut.requests = requests(20);
    return run(program, TESTBENCH_WILD, seed).clocks;
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

// What the model would refuse; here nobody asked it.
void contents_refused(uint32_t space, uint32_t bank, uint32_t addr, size_t words)
{
    common_program program = program_of(Vertex);
    common_error err = {""};
    const std::vector<uint32_t> word(words);
    common_program_add(&program, false, space, bank, addr, word.data(), words, 0, &err);
    run(program, TESTBENCH_NONE, 1, "contents do not fit");
}

// A texture unit refuses what is no request.
struct asker : sc_core::sc_module {
    tlm_utils::simple_initiator_socket<asker> socket, loader;
    explicit asker(sc_core::sc_module_name name)
        : sc_module(name), socket("socket"), loader("loader")
    {
    }
    tlm::tlm_response_status ask(tlm::tlm_command command, unsigned bytes, bool extended,
                                 const char *enable)
    {
        tlm::tlm_generic_payload trans;
        uint8_t data[128] = {};
        sc_core::sc_time delay = sc_core::SC_ZERO_TIME;
        trans.set_command(command);
        trans.set_data_ptr(data);
        trans.set_data_length(bytes);
        trans.set_byte_enable_ptr(reinterpret_cast<uint8_t *>(const_cast<char *>(enable)));
        if (extended) trans.set_extension(new testbench::tesla_texture_extension);
        socket->b_transport(trans, delay);
        return trans.get_response_status();
    }
    unsigned load(tlm::tlm_command command, uint64_t addr, unsigned bytes)
    {
        tlm::tlm_generic_payload trans;
        uint8_t data[128] = {};
        trans.set_command(command);
        trans.set_address(addr);
        trans.set_data_ptr(data);
        trans.set_data_length(bytes);
        return loader->transport_dbg(trans);
    }
};

void texture_unit_refuses()
{
    testbench::tesla_texture_unit unit("unit", {1, 1}, testbench::clock_period(),
                                       common_rng_make(1, 1));
    asker a("asker");
    a.socket.bind(unit.socket);
    a.loader.bind(unit.loader);
    sc_core::sc_start(sc_core::SC_ZERO_TIME);
    same("a request", a.ask(tlm::TLM_READ_COMMAND, 64, true, nullptr), tlm::TLM_OK_RESPONSE);
    same("a write", a.ask(tlm::TLM_WRITE_COMMAND, 64, true, nullptr),
         tlm::TLM_GENERIC_ERROR_RESPONSE);
    same("a short read", a.ask(tlm::TLM_READ_COMMAND, 60, true, nullptr),
         tlm::TLM_GENERIC_ERROR_RESPONSE);
    same("a plain read", a.ask(tlm::TLM_READ_COMMAND, 64, false, nullptr),
         tlm::TLM_GENERIC_ERROR_RESPONSE);
    same("some bytes", a.ask(tlm::TLM_READ_COMMAND, 64, true, "\xff"),
         tlm::TLM_GENERIC_ERROR_RESPONSE);
    constexpr uint64_t bank = uint64_t{1} << 32;
    same("the last sampler", a.load(tlm::TLM_WRITE_COMMAND, 2 * bank + 31 * 32, 32), 32);
    same("behind the samplers", a.load(tlm::TLM_WRITE_COMMAND, 2 * bank + 31 * 32, 36), 0);
    same("the last texture", a.load(tlm::TLM_WRITE_COMMAND, bank + 255 * 32, 32), 32);
    same("behind the textures", a.load(tlm::TLM_WRITE_COMMAND, bank + 256 * 32, 4), 0);
    same("behind the texels", a.load(tlm::TLM_WRITE_COMMAND, TESLA_TEXEL_MAX, 4), 0);
    same("bank 3", a.load(tlm::TLM_WRITE_COMMAND, 3 * bank, 4), 0);
    same("a read", a.load(tlm::TLM_READ_COMMAND, 0, 4), 0);
}

bool in_child(const std::function<void()> &test)
{
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        test();
        fflush(stdout);
        _exit(failed != 0);
    }
    int status = -1;
    return child > 0 && waitpid(child, &status, 0) == child && WIFEXITED(status) &&
           WEXITSTATUS(status) == 0;
}

// Clocks of a run, from its child through a pipe.
uint64_t clocks_in_child(uint64_t seed)
{
    int end[2];
    uint64_t clocks = 0;
    if (pipe(end)) return 0;
    in_child([seed, &end] {
        uint64_t value = texture_clocks(seed);
        if (write(end[1], &value, sizeof value) != sizeof value) failed++;
    });
    if (read(end[0], &clocks, sizeof clocks) != sizeof clocks) clocks = 0;
    return clocks;
}

} // namespace

extern "C" {
const testbench_tesla_ops testbench_tesla_bare = {{create, nothing, edge, no_wave, nothing},
                                                  settle};
const testbench_tesla_ops testbench_tesla_tapped = testbench_tesla_bare;
const testbench_pica200_ops testbench_pica200_tapped = {}, testbench_pica200_bare = {};

void bridge_dpi_reset(int) {}
void bridge_dpi_attach(int, bridge *) {}
int bridge_dpi_ram_count(int)
{
    return 0;
}
const bridge_dpi_ram *bridge_dpi_ram_info(int, int)
{
    std::abort();
}
int bridge_dpi_ram_read(int, int, int, uint32_t *)
{
    std::abort();
}
}

int main()
{
    const struct {
        const char *name;
        std::function<void()> test;
    } tests[] = {
        {"registers of a graphics launch", registers_of_a_graphics_launch},
        {"registers of a compute launch", registers_of_a_compute_launch},
        {"attributes", [] { attributes_come_in_order(TESTBENCH_NONE, 1); }},
        {"attributes, mild", [] { attributes_come_in_order(TESTBENCH_MILD, 2); }},
        {"attributes, wild", [] { attributes_come_in_order(TESTBENCH_WILD, 3); }},
        {"attributes end", attributes_end},
        {"textures", [] { texture_answers(TESTBENCH_NONE, 1); }},
        {"textures, mild", [] { texture_answers(TESTBENCH_MILD, 2); }},
        {"textures, wild", [] { texture_answers(TESTBENCH_WILD, 3); }},
        {"outputs", outputs_are_kept_apart},
        {"outputs outside", output_outside_is_counted},
        {"contents of s[]", [] { contents_refused(TESLA_SPACE_SHARED, 0, 0, 1); }},
        {"too many attributes", [] { contents_refused(TESLA_SPACE_ATTRIBUTE, 0, 0x4c0, 1); }},
        {"too many textures",
         [] { contents_refused(TESLA_SPACE_TEXEL, TESLA_BANK_TEXTURES, 0x2000, 1); }},
        {"bank of texels", [] { contents_refused(TESLA_SPACE_TEXEL, 3, 0, 1); }},
        {"texture unit refuses", texture_unit_refuses},
    };
    unsigned bad = 0;
    for (const auto &t : tests)
        if (!in_child(t.test)) printf("failed: %s\n", t.name), bad++;
    const uint64_t clocks[] = {clocks_in_child(5), clocks_in_child(5), clocks_in_child(6)};
    if (!clocks[0] || clocks[0] != clocks[1] || clocks[0] == clocks[2])
        printf("failed: clocks by seed: %llu, %llu, %llu\n", 0ull + clocks[0], 0ull + clocks[1],
               0ull + clocks[2]),
            bad++;
    return bad ? 1 : 0;
}
