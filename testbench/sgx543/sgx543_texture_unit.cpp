// See sgx543_texture_unit.h.
#include "sgx543_texture_unit.h"

#include <cstring>

namespace testbench {

sgx543_texture_unit::sgx543_texture_unit(sc_core::sc_module_name name, size_t bytes, latency delay,
                                         sc_core::sc_time clock, common_rng rng)
    : sc_module(name), socket("socket"), loader("loader"), records_(bytes / 4), latency_(delay),
      clock_(clock), rng_(rng)
{
    socket.register_b_transport(this, &sgx543_texture_unit::b_transport);
    loader.register_transport_dbg(this, &sgx543_texture_unit::transport_dbg);
}

void sgx543_texture_unit::b_transport(tlm::tlm_generic_payload &trans, sc_core::sc_time &delay)
{
    static constexpr uint32_t Zeros[AnswerWords] = {4};
    const size_t count = records_.size() / AnswerWords;

    if (!trans.is_read() || trans.get_data_length() != AnswerBytes || trans.get_byte_enable_ptr()) {
        trans.set_response_status(tlm::TLM_GENERIC_ERROR_RESPONSE);
        return;
    }
    const uint32_t *record = count ? &records_[trans.get_address() % count * AnswerWords] : Zeros;
    std::memcpy(trans.get_data_ptr(), record, AnswerBytes);
    delay += clock_ * draw(latency_, rng_);
    trans.set_response_status(tlm::TLM_OK_RESPONSE);
}

unsigned sgx543_texture_unit::transport_dbg(tlm::tlm_generic_payload &trans)
{
    uint64_t addr = trans.get_address();
    size_t count = trans.get_data_length();

    if (!trans.is_write() || addr + count > 4 * records_.size()) {
        trans.set_response_status(tlm::TLM_ADDRESS_ERROR_RESPONSE);
        return 0;
    }
    std::memcpy(reinterpret_cast<uint8_t *>(records_.data()) + addr, trans.get_data_ptr(), count);
    trans.set_response_status(tlm::TLM_OK_RESPONSE);
    return static_cast<unsigned>(count);
}

} // namespace testbench
