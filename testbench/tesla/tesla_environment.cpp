// Elaborates host, Tesla MP, its memories and the texture unit.
#include "../common/environment.h"
#include "tesla_core.h"
#include "tesla_host.h"
#include "tesla_texture_unit.h"

extern "C" {
#include "../../model/tesla/isa.h"
#include "../../model/tesla/tesla.h"
}

namespace testbench {

namespace {

// Latency {base, spread, mixed} in clocks, for latency_row(). Data: g[] and l[]; output is only
// written.
constexpr struct {
    latency code, constant, data, attribute, texture, output;
} Latencies[] = {
    {{1, 1}, {4, 1}, {20, 1}, {20, 1}, {24, 1}, {1, 1}},
    {{1, 2}, {4, 4}, {20, 20}, {20, 20}, {24, 24}, {1, 1}},
    {{1, 60, true}, {1, 200, true}, {1, 300, true}, {1, 300, true}, {1, 300, true}, {1, 1}},
};

const common_parameter Parameters[] = {
    {"LANES", TESTBENCH_LANES},
    {"WARPS", TESTBENCH_WARPS},
    {"BLOCKS", TESTBENCH_BLOCKS},
    {"GPR_ROWS", TESTBENCH_GPR_ROWS},
    {"SHARED_BYTES", TESTBENCH_SHARED_BYTES},
    {"STACK_DEPTH", TESTBENCH_STACK_DEPTH},
    {"FP64", TESTBENCH_FP64},
    {"TEXTURE", TESTBENCH_TEXTURE},
};
const common_machine Machine = {Parameters, sizeof Parameters / sizeof Parameters[0]};

// The core accesses whole segments of LANES words; the last one of a memory may be cut.
constexpr size_t Segment = TESTBENCH_LANES * 4;

size_t whole(size_t bytes, size_t unit)
{
    return (bytes + unit - 1) / unit * unit;
}

// A program's needs of the memories, from the ISA.
struct sizes {
    explicit sizes(const common_program &program)
        : code(whole(4 * program.code_words, 8)), // the core fetches whole 8-byte words
          constant(of(program, TESLA_SPACE_CONST) * tesla_isa.spaces[TESLA_SPACE_CONST].banks),
          global(of(program, TESLA_SPACE_GLOBAL)), local(of(program, TESLA_SPACE_LOCAL)),
          attribute(whole(of(program, TESLA_SPACE_ATTRIBUTE), tesla_core::AttributeBytes)),
          output(of(program, TESLA_SPACE_OUTPUT))
    {
    }
    static size_t of(const common_program &program, uint32_t space)
    {
        return tesla_isa.space_size(&program, &Machine, space);
    }

    size_t code, constant, global, local, attribute, output;
};

// The memories of a run, with the latencies of its disturbance.
struct memories {
    memories(const sizes &size, const testbench_config &config, sc_core::sc_time clock)
        : code("code", size.code, latency_row(Latencies, config.disturb).code, clock,
               rng(config, 2)),
          constant("constant", size.constant, latency_row(Latencies, config.disturb).constant,
                   clock, rng(config, 3)),
          global("global", whole(size.global, Segment), latency_row(Latencies, config.disturb).data,
                 clock, rng(config, 4)),
          local("local", whole(size.local, Segment), latency_row(Latencies, config.disturb).data,
                clock, rng(config, 5)),
          attribute("attribute", size.attribute, latency_row(Latencies, config.disturb).attribute,
                    clock, rng(config, 6)),
          output("output", size.output, latency_row(Latencies, config.disturb).output, clock,
                 rng(config, 7)),
          texture("texture", latency_row(Latencies, config.disturb).texture, clock, rng(config, 8))
    {
    }
    static common_rng rng(const testbench_config &config, uint64_t stream)
    {
        return common_rng_make(config.seed, stream);
    }

    // A memory has one port for the core and one for the host's loader.
    void bind(tesla_core &core, tesla_host &host)
    {
        core.code.bind(code.socket);
        core.constant.bind(constant.socket);
        core.global.bind(global.socket);
        core.local.bind(local.socket);
        core.attribute.bind(attribute.socket);
        core.output.bind(output.socket);
        core.texture.bind(texture.socket);
        host.code.bind(code.loader);
        host.constant.bind(constant.loader);
        host.global.bind(global.loader);
        host.local.bind(local.loader);
        host.attribute.bind(attribute.loader);
        host.output.bind(output.loader);
        host.texture.bind(texture.loader);
    }

    // g[] and l[] stay as the last program left them: sheet 1.5.
    void refit(const sizes &size)
    {
        code.refit(size.code, false);
        constant.refit(size.constant, false);
        global.refit(whole(size.global, Segment), true);
        local.refit(whole(size.local, Segment), true);
        attribute.refit(size.attribute, false);
        output.refit(size.output, false);
        texture.clear();
    }

    memory code, constant, global, local, attribute, output;
    tesla_texture_unit texture;
};

// The core gives each warp a power of two of register rows (rtl/tesla/core.md), so a block may be
// too large for it that the sheet allows: it would never start.
bool fits(const common_program &program, common_error *err)
{
    const tesla_launch &l = *tesla_launch_of(&program);
    const bool puts_out = l.type == TESLA_VERTEX || l.type == TESLA_GEOMETRY;
    const uint32_t warps =
        (l.block[0] * l.block[1] * l.block[2] + tesla_isa.lanes - 1) / tesla_isa.lanes;
    const uint32_t needed = l.regs + (puts_out ? l.outputs : 0);
    uint32_t rows = 1;
    while (rows < needed) rows *= 2;
    if (warps * rows <= TESTBENCH_GPR_ROWS) return true;
    common_fail(err,
                "%s: error: a block of %u warps with %u registers; this core, which gives a warp a "
                "power of two, has %u for "
                "all: %u warps at most",
                program.name, warps, needed, TESTBENCH_GPR_ROWS, TESTBENCH_GPR_ROWS / rows);
    return false;
}

bool run(const testbench_config &config, testbench_result &result, common_error *err)
{
    for (const common_program *program = config.program; program; program = program->next)
        if (!fits(*program, err)) return false;
    const sc_core::sc_time clock = clock_period();
    sc_core::sc_event done;
    sizes size(*config.program);
    // large: not on the stack, which may be small
    const auto m_held = std::make_unique<memories>(size, config, clock);
    memories &m = *m_held;
    const auto core_held =
        std::make_unique<tesla_core>("core", config, clock, Disturbances[config.disturb], done);
    tesla_core &core = *core_held;
    tesla_host host("host", *config.program, done);
    auto left = [&](testbench_result &to) {
        return collect(config, core, host,
                       {&m.code, &m.constant, &m.global, &m.local, &m.attribute, &m.output},
                       {{TESLA_SPACE_GLOBAL, size.global, m.global},
                        {TESLA_SPACE_LOCAL, size.local, m.local},
                        {TESLA_SPACE_CONST, size.constant, m.constant},
                        {TESLA_SPACE_OUTPUT, size.output, m.output}},
                       to, err);
    };

    host.follow([&](const common_program &next) {
        if (!between(config, next, left)) return false;
        size = sizes(next);
        m.refit(size);
        core.follow(next);
        return true;
    });
    host.registers.bind(core.registers);
    m.bind(core, host);
    sc_core::sc_start();
    return left(result);
}

} // namespace

extern const environment tesla_environment;
const environment tesla_environment = {"tesla",
                                       &testbench_tesla_bare,
                                       &Machine,
                                       run,
                                       true,
                                       &testbench_tesla_board,
                                       &testbench_tesla_tapped.dut};

} // namespace testbench
