// The host of an SGX543 core: loads input and global memory and the answers of the texture unit,
// writes code, uniforms and the registers of the launch.
#ifndef TESTBENCH_SGX543_HOST_H
#define TESTBENCH_SGX543_HOST_H

#include "../common/host.h"

extern "C" {
#include "../../model/common/isa.h"
}

namespace testbench {

class sgx543_host final : public host {
public:
    initiator input, output, global, answers;

    // machine: the build parameters of the core
    sgx543_host(sc_core::sc_module_name name, const common_program &program,
                const common_machine &machine, sc_core::sc_event &done);

private:
    void load() override;
    void configure() override;

    const common_machine &machine_;
    image uniform_;
    bool after_reset_ = true;
};

} // namespace testbench

#endif
