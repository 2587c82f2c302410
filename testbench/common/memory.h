// A TLM-2.0 memory: two target sockets, little-endian bytes, latency drawn from the seed. Accesses
// outside it read 0, write nothing, answer TLM_ADDRESS_ERROR_RESPONSE and are counted.
#ifndef TESTBENCH_MEMORY_H
#define TESTBENCH_MEMORY_H

#include <cstdint>
#include <cstdlib>
#include <memory>

#include <systemc>
#include <tlm>
#include <tlm_utils/simple_target_socket.h>

extern "C" {
#include "../../model/common/rng.h"
#include "../../model/common/sparse.h"
}

namespace testbench {

// Clocks from 1 to `most`, short ones as often as long ones: a request that waits for a long one
// shall meet a single clock, too.
uint32_t short_or_long(common_rng &rng, uint32_t most);

// Clocks from request to response: base, or anything in base .. base + spread - 1.
struct latency {
    uint32_t base;
    uint32_t spread;
    bool mixed = false; // drawn as short_or_long()
};
uint32_t draw(const latency &latency, common_rng &rng);

class memory : public sc_core::sc_module {
public:
    tlm_utils::simple_target_socket<memory> socket; // the core's
    tlm_utils::simple_target_socket<memory> loader; // the host's

    // limit: a write beyond size makes it grow so far; 0: it does not
    memory(sc_core::sc_module_name name, size_t size, latency delay, sc_core::sc_time clock,
           common_rng rng, size_t limit = 0);

    size_t size() const { return size_; }
    const uint8_t *data() const { return byte_.get(); } // until it grows or is refitted
    // The memory of the next program: as large as it says, with its contents or with zeros.
    //   limit  as in the constructor
    void refit(size_t size, bool keep, size_t limit = 0);
    // The first `count` bytes, zeros beyond size(): malloc'ed, NULL if out of memory.
    uint8_t *copy(size_t count) const;
    uint64_t stray() const { return stray_; }
    uint64_t stray_addr() const { return stray_addr_; }

private:
    void b_transport(tlm::tlm_generic_payload &trans, sc_core::sc_time &delay);
    unsigned transport_dbg(tlm::tlm_generic_payload &trans);
    void grow(const tlm::tlm_generic_payload &trans);
    bool access(tlm::tlm_generic_payload &trans);

    struct release {
        void operator()(uint8_t *byte) const { std::free(byte); }
    };
    using bytes = std::unique_ptr<uint8_t[], release>;
    static bytes zeros(size_t count);

    bytes byte_; // as many as it may grow to: an unwritten page costs nothing
    size_t size_, limit_;
    latency latency_;
    sc_core::sc_time clock_;
    common_rng rng_;
    uint64_t stray_ = 0;
    uint64_t stray_addr_ = 0;
};

} // namespace testbench

#endif
