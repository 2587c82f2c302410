// The host of a PICA200 core: loads the input memory, uploads code, descriptors and uniforms
// through the configuration registers as a console's driver would, and sets up the run.
#ifndef TESTBENCH_PICA200_HOST_H
#define TESTBENCH_PICA200_HOST_H

#include <utility>
#include <vector>

#include "../common/host.h"

namespace testbench {

class pica200_host final : public host {
public:
    initiator input, output;

    pica200_host(sc_core::sc_module_name name, const common_program &program,
                 sc_core::sc_event &done);

private:
    void load() override;
    void configure() override;
    void upload_uniforms();
    void set_shader();

    image uniform_, int_, bool_, code_, desc_;
    std::vector<std::pair<uint32_t, uint32_t>> last_; // registers that the program itself writes
};

} // namespace testbench

#endif
