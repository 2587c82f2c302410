// See tesla_texture_unit.h.
#include "tesla_texture_unit.h"

#include <cstring>

namespace testbench {

namespace {

// Most bytes of each bank, by enum TESLA_BANK_*.
constexpr size_t Limits[TESLA_TEXTURE_BANKS] = {
    TESLA_TEXEL_MAX,
    size_t{TESLA_TEXTURES} * TESLA_ENTRY_BYTES,
    size_t{TESLA_SAMPLERS} * TESLA_ENTRY_BYTES,
};

} // namespace

tesla_texture_unit::tesla_texture_unit(sc_core::sc_module_name name, latency delay,
                                       sc_core::sc_time clock, common_rng rng)
    : sc_module(name), socket("socket"), loader("loader"), latency_(delay), clock_(clock), rng_(rng)
{
    socket.register_b_transport(this, &tesla_texture_unit::b_transport);
    loader.register_transport_dbg(this, &tesla_texture_unit::transport_dbg);
}

void tesla_texture_unit::b_transport(tlm::tlm_generic_payload &trans, sc_core::sc_time &delay)
{
    tesla_texture_extension *asked = nullptr;
    tesla_texture_response answer;
    tesla_texels texels = {};

    trans.get_extension(asked);
    if (!asked || !trans.is_read() || trans.get_data_length() != AnswerBytes ||
        trans.get_byte_enable_ptr()) {
        trans.set_response_status(tlm::TLM_GENERIC_ERROR_RESPONSE);
        return;
    }
    for (unsigned i = 0; i < TESLA_TEXTURE_BANKS; i++) {
        texels.byte[i] = bank_[i].data();
        texels.size[i] = bank_[i].size();
    }
    tesla_texture_answer(&texels, &asked->request, &answer);
    std::memcpy(trans.get_data_ptr(), answer.word, AnswerBytes);
    delay += clock_ * draw(latency_, rng_);
    trans.set_response_status(tlm::TLM_OK_RESPONSE);
}

unsigned tesla_texture_unit::transport_dbg(tlm::tlm_generic_payload &trans)
{
    uint64_t bank = trans.get_address() >> BankShift;
    uint64_t addr = trans.get_address() & ((uint64_t{1} << BankShift) - 1);
    size_t count = trans.get_data_length();

    if (!trans.is_write() || bank >= TESLA_TEXTURE_BANKS || addr + count > Limits[bank]) {
        trans.set_response_status(tlm::TLM_ADDRESS_ERROR_RESPONSE);
        return 0;
    }
    if (bank_[bank].size() < addr + count) bank_[bank].resize(addr + count);
    std::memcpy(&bank_[bank][addr], trans.get_data_ptr(), count);
    trans.set_response_status(tlm::TLM_OK_RESPONSE);
    return static_cast<unsigned>(count);
}

} // namespace testbench
