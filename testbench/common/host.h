// The host: a TLM-2.0 initiator that loads the program into the memories, writes the core's
// registers, starts it and waits until it is done; then the next program, without a reset.
// The ISA decides which words are loaded and written.
#ifndef TESTBENCH_HOST_H
#define TESTBENCH_HOST_H

#include <cstdint>
#include <functional>
#include <map>

#include <systemc>
#include <tlm>
#include <tlm_utils/simple_initiator_socket.h>

extern "C" {
#include "../../model/common/program.h"
}

namespace testbench {

class host : public sc_core::sc_module {
public:
    tlm_utils::simple_initiator_socket<host> registers;

    // done: notified by the core when the run is over, for whatever reason
    host(sc_core::sc_module_name name, const common_program &program, sc_core::sc_event &done);

    bool failed() const { return failed_; } // a memory or register refused the host's access

    // When a program is over and another one follows it (program.next): makes core and memories
    // ready for it.
    //   returns  false: the run is over
    void follow(std::function<bool(const common_program &next)> ready)
    {
        ready_ = std::move(ready);
    }

protected:
    using initiator = tlm_utils::simple_initiator_socket<host>;

    virtual void load() = 0;                          // memories
    virtual void configure() = 0;                     // registers
    void write_register(uint32_t reg, uint32_t data); // reg: cfg_addr of the core's README
    void write_memory(initiator &socket, uint64_t addr, const uint32_t *word, size_t count);
    void fail() { failed_ = true; }

    // Words of a memory inside the core, by their index; and those of a segment, which must lie
    // below `limit`.
    using image = std::map<uint32_t, uint32_t>;
    void take(const common_segment &init, uint32_t limit, image &to);
    // A pointer, and registers that move it on, which take the words in turn; a gap sets it again.
    void upload(uint32_t pointer_register, uint32_t data_register, uint32_t data_registers,
                const image &from);

    const common_program &program() const { return *program_; } // whose turn it is

private:
    SC_HAS_PROCESS(host);

    void run();
    void write(uint64_t addr, uint32_t data);

    const common_program *program_;
    sc_core::sc_event &done_;
    std::function<bool(const common_program &next)> ready_;
    bool failed_ = false;
};

} // namespace testbench

#endif
