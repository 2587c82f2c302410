// The texture unit of a Vivante core: the reference sampler of the sheet, 6.3, with latency
// drawn from the seed. A texture is in global memory, which this unit reads; the
// host puts the samplers here.
//
// On `socket` a request is one read of the texels of all lanes, four words each; its address means
// nothing, the request itself is the transaction's extension. On `loader` the host puts words of
// space `sampler`: debug writes.
#ifndef TESTBENCH_VIVANTE_TEXTURE_UNIT_H
#define TESTBENCH_VIVANTE_TEXTURE_UNIT_H

#include <array>
#include <cstdint>

#include "../common/memory.h"
#include "vivante_pins.h"

namespace testbench {

struct vivante_texture_extension final : tlm::tlm_extension<vivante_texture_extension> {
    uint32_t head = 0; // as on the port
    std::array<uint32_t, TESTBENCH_TEX_WORDS> data = {};

    tlm_extension_base *clone() const override { return new vivante_texture_extension(*this); }
    void copy_from(const tlm_extension_base &from) override
    {
        *this = static_cast<const vivante_texture_extension &>(from);
    }
};

class vivante_texture_unit : public sc_core::sc_module {
public:
    tlm_utils::simple_target_socket<vivante_texture_unit> socket; // the core's
    tlm_utils::simple_target_socket<vivante_texture_unit> loader; // the host's

    static constexpr size_t AnswerBytes = 4 * TESTBENCH_TEXEL_WORDS;
    static constexpr size_t SamplerBytes = 32 * 128;

    // texels: global memory
    vivante_texture_unit(sc_core::sc_module_name name, const memory &texels, latency delay,
                         sc_core::sc_time clock, common_rng rng);

    void clear() { samplers_ = {}; } // for the next program

private:
    void b_transport(tlm::tlm_generic_payload &trans, sc_core::sc_time &delay);
    unsigned transport_dbg(tlm::tlm_generic_payload &trans);

    const memory &texels_;
    std::array<uint32_t, SamplerBytes / 4> samplers_ = {};
    latency latency_;
    sc_core::sc_time clock_;
    common_rng rng_;
};

} // namespace testbench

#endif
