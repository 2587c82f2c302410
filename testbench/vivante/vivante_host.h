// The host of a Vivante core: loads input and global memory and the samplers, writes code, uniforms and the registers that say
// what is to be run.
#ifndef TESTBENCH_VIVANTE_HOST_H
#define TESTBENCH_VIVANTE_HOST_H

#include <map>

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
    using words = std::map<uint32_t, uint32_t>; // by word index

    void load() override;
    void configure() override;
    void take(const common_segment &init, uint32_t limit, words &to);
    void upload(uint32_t pointer_register, const words &from);

    const common_machine &machine_;
    words uniform_, code_;
};

} // namespace testbench

#endif
