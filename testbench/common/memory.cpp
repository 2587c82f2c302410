// TLM-2.0 memory; see memory.h.
#include "memory.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <new>

namespace testbench {

uint32_t short_or_long(common_rng &rng, uint32_t most)
{
    const uint32_t limits[] = {4, 32, most};
    return 1 + common_rng_below(&rng, std::min(most, limits[common_rng_below(&rng, 3)]));
}

uint32_t draw(const latency &latency, common_rng &rng)
{
    if (latency.mixed) return latency.base + short_or_long(rng, latency.spread) - 1;
    return latency.base + (latency.spread > 1 ? common_rng_below(&rng, latency.spread) : 0);
}

memory::memory(sc_core::sc_module_name name, size_t size, latency delay, sc_core::sc_time clock,
               common_rng rng, size_t limit)
    : sc_module(name), socket("socket"), loader("loader"), byte_(zeros(std::max(size, limit))),
      size_(size), limit_(limit), latency_(delay), clock_(clock), rng_(rng)
{
    socket.register_b_transport(this, &memory::b_transport);
    loader.register_b_transport(this, &memory::b_transport);
    socket.register_transport_dbg(this, &memory::transport_dbg);
    loader.register_transport_dbg(this, &memory::transport_dbg);
}

memory::bytes memory::zeros(size_t count)
{
    bytes made(static_cast<uint8_t *>(std::calloc(count ? count : 1, 1)));
    if (!made) throw std::bad_alloc();
    return made;
}

void memory::refit(size_t size, bool keep, size_t limit)
{
    bytes fresh = zeros(std::max(size, limit));
    if (keep) common_sparse_copy(fresh.get(), byte_.get(), std::min(size, size_));
    byte_ = std::move(fresh);
    size_ = size;
    limit_ = limit;
}

uint8_t *memory::copy(size_t count) const
{
    auto *to = static_cast<uint8_t *>(std::calloc(count ? count : 1, 1));
    if (to) common_sparse_copy(to, byte_.get(), std::min(count, size_));
    return to;
}

void memory::grow(const tlm::tlm_generic_payload &trans)
{
    uint64_t end = trans.get_address() + trans.get_data_length();
    if (trans.is_write() && end > size_ && end <= limit_) size_ = end;
}

// Performs the access. A read that is partly outside gets the bytes inside and zeros.
bool memory::access(tlm::tlm_generic_payload &trans)
{
    if (limit_) grow(trans);
    uint64_t addr = trans.get_address();
    size_t count = trans.get_data_length();
    uint8_t *data = trans.get_data_ptr();
    size_t inside = addr >= size_ ? 0 : size_ - addr < count ? size_ - addr : count;

    if (trans.is_read()) {
        if (inside) std::memcpy(data, &byte_[addr], inside);
        std::memset(data + inside, 0, count - inside);
        return inside == count;
    }
    if (const uint8_t *enable = trans.get_byte_enable_ptr()) {
        size_t length = trans.get_byte_enable_length();
        bool lost = false;
        for (size_t i = 0; i < count; i++) {
            if (enable[i % length] != TLM_BYTE_ENABLED) continue;
            if (i < inside) byte_[addr + i] = data[i];
            else lost = true;
        }
        return !lost;
    } else if (inside) {
        std::memcpy(&byte_[addr], data, inside);
    }
    return inside == count;
}

void memory::b_transport(tlm::tlm_generic_payload &trans, sc_core::sc_time &delay)
{
    if (access(trans)) {
        trans.set_response_status(tlm::TLM_OK_RESPONSE);
    } else {
        if (!stray_++) stray_addr_ = trans.get_address();
        trans.set_response_status(tlm::TLM_ADDRESS_ERROR_RESPONSE);
    }
    delay += clock_ * draw(latency_, rng_);
}

unsigned memory::transport_dbg(tlm::tlm_generic_payload &trans)
{
    bool good = access(trans);
    trans.set_response_status(good ? tlm::TLM_OK_RESPONSE : tlm::TLM_ADDRESS_ERROR_RESPONSE);
    return good ? trans.get_data_length() : 0;
}

} // namespace testbench
