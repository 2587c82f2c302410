// See vivante_texture_unit.h.
#include "vivante_texture_unit.h"

#include <cstring>

extern "C" {
#include "../../model/vivante/sampler.h"
}

namespace testbench {

vivante_texture_unit::vivante_texture_unit(sc_core::sc_module_name name, const memory &texels,
                                           latency delay, sc_core::sc_time clock, common_rng rng)
    : sc_module(name), socket("socket"), loader("loader"), texels_(texels), latency_(delay),
      clock_(clock), rng_(rng)
{
    socket.register_b_transport(this, &vivante_texture_unit::b_transport);
    loader.register_transport_dbg(this, &vivante_texture_unit::transport_dbg);
}

void vivante_texture_unit::b_transport(tlm::tlm_generic_payload &trans, sc_core::sc_time &delay)
{
    vivante_texture_extension *asked = nullptr;
    uint32_t answer[TESTBENCH_TEXEL_WORDS] = {};

    trans.get_extension(asked);
    if (!asked || !trans.is_read() || trans.get_data_length() != AnswerBytes ||
        trans.get_byte_enable_ptr()) {
        trans.set_response_status(tlm::TLM_GENERIC_ERROR_RESPONSE);
        return;
    }
    const vivante_texture_memory memory = {texels_.data(), texels_.size()};
    const uint32_t *sampler = &samplers_[(asked->head >> 4 & 31) * VIVANTE_SAMPLER_WORDS];
    for (unsigned lane = 0; lane < TESTBENCH_LANES; lane++) {
        uint32_t v[3][4];
        if (!(asked->head >> (9 + lane) & 1)) continue;
        std::memcpy(v, &asked->data[12 * lane], sizeof v);
        unsigned use = (asked->head >> 13 & 1 ? 2u : 0u) | (asked->head >> 14 & 1 ? 4u : 0u);
        vivante_sample(&memory, sampler, static_cast<vivante_tex_op>(asked->head & 15), v, use,
                       &answer[4 * lane]);
    }
    std::memcpy(trans.get_data_ptr(), answer, AnswerBytes);
    delay += clock_ * draw(latency_, rng_);
    trans.set_response_status(tlm::TLM_OK_RESPONSE);
}

unsigned vivante_texture_unit::transport_dbg(tlm::tlm_generic_payload &trans)
{
    uint64_t addr = trans.get_address();
    size_t count = trans.get_data_length();

    if (!trans.is_write() || addr + count > SamplerBytes) {
        trans.set_response_status(tlm::TLM_ADDRESS_ERROR_RESPONSE);
        return 0;
    }
    std::memcpy(reinterpret_cast<uint8_t *>(samplers_.data()) + addr, trans.get_data_ptr(), count);
    trans.set_response_status(tlm::TLM_OK_RESPONSE);
    return static_cast<unsigned>(count);
}

} // namespace testbench
