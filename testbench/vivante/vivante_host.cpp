// Host of a Vivante core; see vivante_host.h. Registers: rtl/vivante/core.md.
#include "vivante_host.h"

#include "vivante_core.h"
#include "vivante_pins.h"

extern "C" {
#include "../../model/vivante/isa.h"
#include "../../model/vivante/vivante.h"
}

namespace testbench {

vivante_host::vivante_host(sc_core::sc_module_name name, const common_program &program,
                           const common_machine &machine, sc_core::sc_event &done)
    : host(name, program, done), input("input"), output("output"), global("global"),
      samplers("samplers"), machine_(machine)
{
}

void vivante_host::load()
{
    for (auto &[index, data] : uniform_) data = 0;
    for (auto &[index, data] : code_) data = 0;
    for (size_t i = 0; i < program().code_words; i++)
        code_[static_cast<uint32_t>(i)] = program().code[i];
    if (program().code_words > 4 * TESTBENCH_IMEM_INSTR) fail();
    for (size_t i = 0; i < program().inits; i++) {
        const common_segment &init = program().init[i];
        switch (init.space) {
        case VIVANTE_SPACE_INPUT: write_memory(input, init.addr, init.word, init.count); break;
        case VIVANTE_SPACE_GLOBAL: write_memory(global, init.addr, init.word, init.count); break;
        case VIVANTE_SPACE_SAMPLER: write_memory(samplers, init.addr, init.word, init.count); break;
        case VIVANTE_SPACE_UNIFORM: take(init, 4 * TESTBENCH_NUM_UNIFORMS, uniform_); break;
        default: fail(); // the model has refused it
        }
    }
}

void vivante_host::configure()
{
    uint32_t reg[VIVANTE_REGISTERS] = {};
    common_error err;
    void *model = vivante_isa.create(&program(), &machine_, &err);

    if (!model) { // the run was made with such a model
        fail();
        return;
    }
    vivante_registers(model, reg);
    vivante_isa.destroy(model);
    upload(vivante_core::Code, vivante_core::Code + 1, 1, code_);
    upload(vivante_core::Uniforms, vivante_core::Uniforms + 1, 1, uniform_);
    for (uint32_t i = 0; i < VIVANTE_REGISTERS; i++) write_register(i, reg[i]);
}

} // namespace testbench
