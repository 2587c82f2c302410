// The texture unit of the Tesla MP, with a core and by itself, and another one in its place. Exit
// 0: all passed, 1: a check failed.
#include "test_tesla_core.h"

#include <cstdio>
#include <cstring>
#include <set>

#include <unistd.h>

#include "../common/environment.h"
#include "tesla_core.h"
#include "tesla_host.h"

using namespace fake;

namespace {

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
    const size_t count = disturb >= TESTBENCH_WILD ? 3000 : 100;
    dut.requests = requests(count);
    same("end", run(program, disturb, seed).end, TESTBENCH_DONE);
    same("answers", dut.answers.size(), count);
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
    if (disturb == TESTBENCH_WILD) {
        check(delays.size() > 100, "delays", delays.size(), 100);
        check(*delays.rbegin() > 200, "longest delay", *delays.rbegin(), 200);
    }
    if (disturb >= TESTBENCH_BURST) {
        check(dut.longest_refusal > 64, "longest refusal", dut.longest_refusal, 64);
        check(*delays.rbegin() > 64, "longest delay", *delays.rbegin(), 64);
    }
}

// One seed gives one run, another one another.
uint64_t texture_clocks(uint64_t seed)
{
    common_program program = program_of(Vertex);
    dut = {};
    dut.requests = requests(20);
    return run(program, TESTBENCH_WILD, seed).clocks;
}
// A texture unit refuses a transaction that is no request.
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

// Another texture unit: it answers with the request itself, 7 clocks later, and keeps the host's
// words.
struct echo : sc_core::sc_module {
    tlm_utils::simple_target_socket<echo> socket, loader;
    std::map<uint64_t, size_t> loaded; // bytes by address
    explicit echo(sc_core::sc_module_name name)
        : sc_module(name), socket("socket"), loader("loader")
    {
        socket.register_b_transport(this, &echo::b_transport);
        loader.register_transport_dbg(this, &echo::transport_dbg);
    }
    void b_transport(tlm::tlm_generic_payload &trans, sc_core::sc_time &delay)
    {
        const auto *asked = trans.get_extension<testbench::tesla_texture_extension>();
        std::memcpy(trans.get_data_ptr(), asked->request.source, trans.get_data_length());
        std::memcpy(trans.get_data_ptr(), asked->request.head, sizeof asked->request.head);
        delay += 7 * testbench::clock_period();
        trans.set_response_status(tlm::TLM_OK_RESPONSE);
    }
    unsigned transport_dbg(tlm::tlm_generic_payload &trans)
    {
        loaded[trans.get_address()] = trans.get_data_length();
        return trans.get_data_length();
    }
};

void another_texture_unit()
{
    constexpr testbench::latency one = {1, 1};
    const sc_core::sc_time clock = testbench::clock_period();
    const common_rng rng = common_rng_make(1, 2);
    common_program program = program_of(Vertex);
    testbench_config config = {};
    config.program = &program;
    config.seed = 1;
    config.watchdog = testbench_watchdog(TESTBENCH_NONE);
    dut.requests = requests(9);
    sc_core::sc_event done;
    testbench::memory code("code", 4096, one, clock, rng),
        constant("constant", 4096, one, clock, rng), global("global", 4096, one, clock, rng),
        local("local", 0, one, clock, rng), attribute("attribute", 4096, one, clock, rng),
        output("output", 4096, one, clock, rng);
    echo texture("texture");
    testbench::tesla_core core("core", config, clock, testbench::Disturbances[TESTBENCH_NONE],
                               done);
    testbench::tesla_host host("host", program, done);
    host.registers.bind(core.registers);
    core.code.bind(code.socket), host.code.bind(code.loader);
    core.constant.bind(constant.socket), host.constant.bind(constant.loader);
    core.global.bind(global.socket), host.global.bind(global.loader);
    core.local.bind(local.socket), host.local.bind(local.loader);
    core.attribute.bind(attribute.socket), host.attribute.bind(attribute.loader);
    core.output.bind(output.socket), host.output.bind(output.loader);
    core.texture.bind(texture.socket), host.texture.bind(texture.loader);
    sc_core::sc_report_handler::set_actions(sc_core::SC_INFO, sc_core::SC_DO_NOTHING);
    sc_core::sc_start();

    same("the host failed", host.failed(), 0);
    same("end", core.end(), TESTBENCH_DONE);
    constexpr uint64_t bank = uint64_t{1} << 32;
    same("pieces loaded", texture.loaded.size(), 3);
    same("bytes of texels", texture.loaded[0], 16);
    same("bytes of $t255", texture.loaded[bank + 255 * 32], 20);
    same("bytes of $s31", texture.loaded[2 * bank + 31 * 32], 4);
    same("answers", dut.answers.size(), 9);
    for (size_t i = 0; i < dut.answers.size(); i++) {
        same("head of its request", dut.answers[i].word[0][0], dut.requests[i].head[0]);
        same("source of its request", dut.answers[i].word[3][0], dut.requests[i].source[3][0]);
        same("its delay", dut.answered[i] - dut.asked[i], 7);
    }
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

int main()
{
    unsigned bad = in_children({
        {"textures", [] { texture_answers(TESTBENCH_NONE, 1); }},
        {"textures, mild", [] { texture_answers(TESTBENCH_MILD, 2); }},
        {"textures, wild", [] { texture_answers(TESTBENCH_WILD, 3); }},
        {"textures, burst", [] { texture_answers(TESTBENCH_BURST, 4); }},
        {"textures, starve", [] { texture_answers(TESTBENCH_STARVE, 6); }},
        {"texture unit refuses", texture_unit_refuses},
        {"another texture unit", another_texture_unit},
    });
    const uint64_t clocks[] = {clocks_in_child(5), clocks_in_child(5), clocks_in_child(6)};
    if (!clocks[0] || clocks[0] != clocks[1] || clocks[0] == clocks[2]) {
        printf("failed: clocks by seed: %llu, %llu, %llu\n", 0ull + clocks[0], 0ull + clocks[1],
               0ull + clocks[2]);
        bad++;
    }
    return bad != 0;
}
