// Host of a Tesla MP; see tesla_host.h. Launch registers: rtl/tesla/core.md. Rules of a launch
// (rounding of s[], defaults): sheet 1.5.
#include "tesla_host.h"

#include "tesla_texture_unit.h"

extern "C" {
#include "../../model/tesla/launch.h"
#include "../../model/tesla/tesla.h"
}

namespace testbench {

namespace {

enum reg : uint32_t {
    Grid = 0,
    BlockXy = 1,
    BlockZ = 2,
    Threads = 3,
    Entry = 4,
    CodeBytes = 5,
    Regs = 6,
    Shared = 7,
    LocalLog = 8,
    GridId = 9,
    Params = 10,
    Features = 11,
    Type = 12,
    Inputs = 13,
    Outputs = 14,
    Vertices = 15,
    GBase = 16,
    GLimit = 32,
    Param = 64,
};

uint32_t log2_of(uint32_t power)
{
    uint32_t log = 0;
    while (power >> (log + 1)) log++;
    return log;
}

} // namespace

tesla_host::tesla_host(sc_core::sc_module_name name, const common_program &program,
                       sc_core::sc_event &done)
    : host(name, program, done), code("code"), constant("constant"), global("global"),
      local("local"), attribute("attribute"), output("output"), texture("texture")
{
}

void tesla_host::load()
{
    write_memory(code, 0, program().code, program().code_words);
    for (size_t i = 0; i < program().inits; i++) {
        const common_segment &init = program().init[i];
        uint64_t bank = init.bank;
        switch (init.space) {
        case TESLA_SPACE_GLOBAL: write_memory(global, init.addr, init.word, init.count); break;
        case TESLA_SPACE_CONST:
            write_memory(constant, bank << 16 | init.addr, init.word, init.count);
            break;
        case TESLA_SPACE_ATTRIBUTE:
            write_memory(attribute, init.addr, init.word, init.count);
            break;
        case TESLA_SPACE_TEXEL:
            write_memory(texture, bank << tesla_texture_unit::BankShift | init.addr, init.word,
                         init.count);
            break;
        default: fail(); // the core clears its own memories
        }
    }
}

void tesla_host::configure()
{
    const tesla_launch &l = *tesla_launch_of(&program());

    write_register(Grid, l.grid[1] << 16 | l.grid[0]);
    write_register(BlockXy, l.block[1] << 16 | l.block[0]);
    write_register(BlockZ, l.block[2]);
    write_register(Threads, l.block[0] * l.block[1] * l.block[2]);
    write_register(Entry, l.entry);
    write_register(CodeBytes, static_cast<uint32_t>(4 * program().code_words));
    write_register(Regs, l.regs);
    write_register(Shared, tesla_shared_size(&l));
    write_register(LocalLog, l.local ? log2_of(l.local) : 0);
    write_register(GridId, l.grid_id);
    write_register(Params, l.params);
    write_register(Features, tesla_configuration(&program()));
    write_register(Type, l.type);
    write_register(Inputs, l.inputs);
    write_register(Outputs, l.outputs);
    write_register(Vertices, l.vertices);
    for (uint32_t n = 0; n < 16; n++) {
        write_register(GBase + n, l.g_base[n]);
        write_register(GLimit + n, l.g_limit[n]);
    }
    for (uint32_t n = 0; n < l.params; n++) write_register(Param + n, l.param[n]);
}

} // namespace testbench
