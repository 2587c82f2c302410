// The host of a Vivante core: loads input and global memory and the samplers, writes code, uniforms
// and the registers of the launch.
#ifndef TESTBENCH_VIVANTE_HOST_H
#define TESTBENCH_VIVANTE_HOST_H

#include "../common/host.h"

extern "C" {
#include "../../model/common/isa.h"
}

namespace testbench {

class vivante_host final : public host {
public:
    initiator input, output, global, samplers;

    // machine: the build parameters of the core
    vivante_host(sc_core::sc_module_name name, const common_program &program,
                 const common_machine &machine, sc_core::sc_event &done);

private:
    void load() override;
    void configure() override;

    const common_machine &machine_;
    image uniform_, code_; // written by programs so far; 0 where this one does not write
};

} // namespace testbench

#endif
