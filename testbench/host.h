// The host: a TLM-2.0 initiator that loads the program into the memories, writes the core's launch
// registers, starts it, waits until it is done, and reads the memories back.
#ifndef TESTBENCH_HOST_H
#define TESTBENCH_HOST_H

#include <cstdint>
#include <vector>

#include <systemc>
#include <tlm>
#include <tlm_utils/simple_initiator_socket.h>

extern "C" {
#include "../model/common/program.h"
}

namespace testbench {

// Byte addresses on the core's register socket: 4 * cfg_addr of rtl/tesla/README.md, and one more.
constexpr uint64_t RegisterStart = 0x400;

class host : public sc_core::sc_module {
public:
    tlm_utils::simple_initiator_socket<host> registers, code, constant, global, local;

    // done: notified by the core when the run is over, for whatever reason
    host(sc_core::sc_module_name name, const common_program &program, sc_core::sc_event &done);

    bool failed() const { return failed_; } // a memory or register refused what the host sent

private:
    SC_HAS_PROCESS(host);
    using initiator = tlm_utils::simple_initiator_socket<host>;

    void run();
    void load();
    void configure();
    void write_register(uint64_t addr, uint32_t data);
    void debug(initiator &socket, tlm::tlm_command command, uint64_t addr, uint8_t *byte,
               size_t size);
    void debug_words(initiator &socket, uint64_t addr, const uint32_t *word, size_t count);

    const common_program &program_;
    sc_core::sc_event &done_;
    bool failed_ = false;
};

} // namespace testbench

#endif
