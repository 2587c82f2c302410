// The texture unit of an SGX543 core: it answers with records that the program gives
// (model/sgx543/machine.md, "Spaces"), with latency drawn from the seed.
//
// On `socket` a request is one read of an answer: its count, then 16 words. The address is that of
// the record's choice: the first word of the request's state. On `loader` the host puts the
// records: debug writes.
#ifndef TESTBENCH_SGX543_TEXTURE_UNIT_H
#define TESTBENCH_SGX543_TEXTURE_UNIT_H

#include <cstdint>
#include <vector>

#include "../common/memory.h"
#include "sgx543_pins.h"

namespace testbench {

class sgx543_texture_unit : public sc_core::sc_module {
public:
    tlm_utils::simple_target_socket<sgx543_texture_unit> socket; // the core's
    tlm_utils::simple_target_socket<sgx543_texture_unit> loader; // the host's

    static constexpr size_t AnswerWords = 1 + TESTBENCH_TEX_ANSWER;
    static constexpr size_t AnswerBytes = 4 * AnswerWords;

    // bytes: of all records
    sgx543_texture_unit(sc_core::sc_module_name name, size_t bytes, latency delay,
                        sc_core::sc_time clock, common_rng rng);

    // The records of the next program: none of the last one's.
    void refit(size_t bytes) { records_.assign(bytes / 4, 0); }

private:
    void b_transport(tlm::tlm_generic_payload &trans, sc_core::sc_time &delay);
    unsigned transport_dbg(tlm::tlm_generic_payload &trans);

    std::vector<uint32_t> records_;
    latency latency_;
    sc_core::sc_time clock_;
    common_rng rng_;
};

} // namespace testbench

#endif
