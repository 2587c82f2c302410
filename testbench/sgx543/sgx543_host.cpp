// Host of an SGX543 core; see sgx543_host.h. Registers: rtl/sgx543/README.md.
#include "sgx543_host.h"

#include "sgx543_core.h"

extern "C" {
#include "../../model/sgx543/launch.h"
#include "../../model/sgx543/sgx543.h"
}

namespace testbench {

namespace {

constexpr uint32_t NoUniforms[SGX543_BANK] = {};

} // namespace

sgx543_host::sgx543_host(sc_core::sc_module_name name, const common_program &program,
                         const common_machine &machine, sc_core::sc_event &done)
    : host(name, program, done), input("input"), output("output"), global("global"),
      answers("answers"), machine_(machine)
{
}

void sgx543_host::load()
{
    for (size_t i = 0; i < program().inits; i++) {
        const common_segment &init = program().init[i];
        switch (init.space) {
        case SGX543_SPACE_INPUT: write_memory(input, init.addr, init.word, init.count); break;
        case SGX543_SPACE_GLOBAL: write_memory(global, init.addr, init.word, init.count); break;
        case SGX543_SPACE_TEXTURE: write_memory(answers, init.addr, init.word, init.count); break;
        case SGX543_SPACE_UNIFORM: break; // inside the core: configure()
        default: fail();                  // the model has refused it
        }
    }
}

// The pointer, and a register that moves it on.
void sgx543_host::upload(uint32_t pointer_register, uint32_t first, const uint32_t *word,
                         size_t count)
{
    write_register(pointer_register, first);
    for (size_t i = 0; i < count; i++) write_register(pointer_register + 1, word[i]);
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
    upload(sgx543_core::Code, 0, program().code, program().code_words);
    // the program before may have left some
    upload(sgx543_core::Uniforms, 0, NoUniforms, SGX543_BANK);
    for (size_t i = 0; i < program().inits; i++) {
        const common_segment &init = program().init[i];
        if (init.space == SGX543_SPACE_UNIFORM)
            upload(sgx543_core::Uniforms, init.addr / 4, init.word, init.count);
    }
    for (uint32_t i = 0; i < SGX543_REGISTERS; i++) write_register(i, reg[i]);
}

} // namespace testbench
