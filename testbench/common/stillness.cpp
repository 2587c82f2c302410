// See stillness.h.
#include "stillness.h"

#include <algorithm>
#include <cstring>

namespace testbench {

namespace {

constexpr size_t PartBytes = 1024;
constexpr uint64_t LongestPause = 32;

} // namespace

stillness::stillness(size_t bytes)
    : bytes_(bytes), part_(std::min(bytes, PartBytes)), part_of_last_(part_)
{
}

bool stillness::holds(const void *control, size_t control_bytes, const void *in, size_t in_bytes)
{
    last_.swap(pins_);
    pins_.resize(control_bytes + in_bytes);
    std::memcpy(pins_.data(), control, control_bytes);
    std::memcpy(pins_.data() + control_bytes, in, in_bytes);
    still_ = still_ && pins_ == last_;
    return still_;
}

void stillness::note(const void *state, uint64_t events)
{
    const auto *now = static_cast<const uint8_t *>(state);
    const bool quiet = events == events_;

    clock_++;
    events_ = events;
    still_ = returned(now, quiet);
    if (still_) return;
    const bool calm = quiet && pins_ == last_ && !std::memcmp(now, part_of_last_.data(), part_);
    std::memcpy(part_of_last_.data(), now, part_);
    if (calm && clock_ >= next_look_) keep(now);
}

// Whether the state is the kept one, with its pins, and stays so.
bool stillness::returned(const uint8_t *state, bool quiet)
{
    const bool next = clock_ == kept_at_ + 1;

    if (!quiet || !(proved_ || next) || pins_ != pins_of_kept_) return false;
    const bool same = !std::memcmp(state, kept_.data(), bytes_);
    if (same) {
        proved_ = true;
        pause_ = 0;
    } else if (next) {
        pause_ = std::min(2 * pause_ + 1, LongestPause);
        next_look_ = clock_ + pause_;
    }
    return same;
}

void stillness::keep(const uint8_t *state)
{
    kept_.assign(state, state + bytes_);
    pins_of_kept_ = pins_;
    kept_at_ = clock_;
    proved_ = false;
}

} // namespace testbench
