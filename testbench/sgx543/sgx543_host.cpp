// Host of an SGX543 core; see sgx543_host.h. Registers: rtl/sgx543/core.md.
#include "sgx543_host.h"

#include "sgx543_core.h"

extern "C" {
#include "../../model/sgx543/launch.h"
#include "../../model/sgx543/sgx543.h"
}

namespace testbench {

sgx543_host::sgx543_host(sc_core::sc_module_name name, const common_program &program,
                         const common_machine &machine, sc_core::sc_event &done)
    : host(name, program, done), input("input"), output("output"), global("global"),
      answers("answers"), machine_(machine)
{
}

void sgx543_host::load()
{
    if (!after_reset_) // the program before may have written there, its secondary program anywhere
        for (uint32_t i = 0; i < SGX543_BANK; i++) uniform_[i] = 0;
    after_reset_ = false;
    for (size_t i = 0; i < program().inits; i++) {
        const common_segment &init = program().init[i];
        switch (init.space) {
        case SGX543_SPACE_INPUT: write_memory(input, init.addr, init.word, init.count); break;
        case SGX543_SPACE_GLOBAL: write_memory(global, init.addr, init.word, init.count); break;
        case SGX543_SPACE_TEXTURE: write_memory(answers, init.addr, init.word, init.count); break;
        case SGX543_SPACE_UNIFORM: take(init, SGX543_BANK, uniform_); break;
        default: fail(); // the model has refused it
        }
    }
}

void sgx543_host::configure()
{
    uint32_t reg[SGX543_REGISTERS] = {};
    common_error err;
    void *model = sgx543_isa.create(&program(), &machine_, &err);

    if (!model) { // the run was made with such a model
        fail();
        return;
    }
    sgx543_registers(model, reg);
    sgx543_isa.destroy(model);
    image code;
    for (size_t i = 0; i < program().code_words; i++)
        code[static_cast<uint32_t>(i)] = program().code[i];
    upload(sgx543_core::Code, sgx543_core::Code + 1, 1, code);
    upload(sgx543_core::Uniforms, sgx543_core::Uniforms + 1, 1, uniform_);
    for (uint32_t i = 0; i < SGX543_REGISTERS; i++) write_register(i, reg[i]);
}

} // namespace testbench
