// The texture unit of a Tesla MP: answers a quad's request from its tables, with latency drawn from
// the seed. Requests and answers: sheet 10.
//
// On `socket` a request is one read of 64 bytes, the answer: four words of each of four lanes. Its
// address means nothing; the request itself is the transaction's extension. The delay that is added
// is the latency; the core takes the answers in the order of its requests. On `loader` the host
// puts words of space `texel`: debug writes at byte address + (bank << 32). Another unit with these
// two sockets can take this one's place.
#ifndef TESTBENCH_TESLA_TEXTURE_UNIT_H
#define TESTBENCH_TESLA_TEXTURE_UNIT_H

#include <cstdint>
#include <vector>

#include "../common/memory.h"

extern "C" {
#include "../../model/tesla/texture.h"
}

namespace testbench {

struct tesla_texture_extension final : tlm::tlm_extension<tesla_texture_extension> {
    tesla_texture_request request = {};

    tlm_extension_base *clone() const override { return new tesla_texture_extension(*this); }
    void copy_from(const tlm_extension_base &from) override
    {
        request = static_cast<const tesla_texture_extension &>(from).request;
    }
};

class tesla_texture_unit : public sc_core::sc_module {
public:
    tlm_utils::simple_target_socket<tesla_texture_unit> socket; // the core's
    tlm_utils::simple_target_socket<tesla_texture_unit> loader; // the host's

    static constexpr unsigned BankShift = 32; // of an address on loader
    static constexpr size_t AnswerBytes = 4 * TESLA_QUAD * TESLA_TEX_WORDS;

    tesla_texture_unit(sc_core::sc_module_name name, latency delay, sc_core::sc_time clock,
                       common_rng rng);

    // For the next program: as if nothing had been put there.
    void clear()
    {
        for (auto &bank : bank_) bank.clear();
    }

private:
    void b_transport(tlm::tlm_generic_payload &trans, sc_core::sc_time &delay);
    unsigned transport_dbg(tlm::tlm_generic_payload &trans);

    std::vector<uint8_t> bank_[TESLA_TEXTURE_BANKS]; // as far as something was put there
    latency latency_;
    sc_core::sc_time clock_;
    common_rng rng_;
};

} // namespace testbench

#endif
