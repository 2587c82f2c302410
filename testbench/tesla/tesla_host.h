// The host of a Tesla MP: loads code, c[], g[], inputs and textures, and writes the launch
// registers.
#ifndef TESTBENCH_TESLA_HOST_H
#define TESTBENCH_TESLA_HOST_H

#include "../common/host.h"

namespace testbench {

class tesla_host final : public host {
public:
    initiator code, constant, global, local, attribute, output, texture;

    tesla_host(sc_core::sc_module_name name, const common_program &program,
               sc_core::sc_event &done);

private:
    void load() override;
    void configure() override;
};

} // namespace testbench

#endif
