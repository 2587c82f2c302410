// See stillness.h.
#include "stillness.h"

#include <algorithm>
#include <cstring>

namespace testbench {

namespace {

constexpr uint64_t LongestPause = 32;

} // namespace

stillness::stillness(size_t bytes, std::vector<range> counted)
    : bytes_(bytes), line_bytes_(std::min(bytes, LineBytes)), kept_(bytes)
{
    size_t at = 0;

    std::sort(counted.begin(), counted.end(), [](range a, range b) { return a.at < b.at; });
    counted.push_back({bytes, 0});
    for (const range &c : counted) {
        if (c.at > at) pieces_.push_back({at, c.at - at});
        at = c.at + c.bytes;
    }
    for (size_t i = 0; i < Lines; i++) lines_[i].at = std::min(i * LineBytes, bytes - line_bytes_);
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
    if (still_ || !quiet || pins_ != last_) return;
    if (lines_same(now) && clock_ >= next_look_) keep(now);
}

// The lines first, for most that moves shows there.
bool stillness::as_kept(const uint8_t *state) const
{
    for (const line &l : lines_)
        if (std::memcmp(state + l.at, &kept_[l.at], line_bytes_)) return false;
    return std::all_of(pieces_.begin(), pieces_.end(), [&](const range &p) {
        return !std::memcmp(state + p.at, &kept_[p.at], p.bytes);
    });
}

// Whether the lines are as after the clock before, if they were compared then; their bytes of now
// are kept.
bool stillness::lines_same(const uint8_t *state)
{
    bool same = clock_ == looked_at_ + 1;

    looked_at_ = clock_;
    for (line &l : lines_) {
        same = same && !std::memcmp(state + l.at, l.last.data(), line_bytes_);
        std::memcpy(l.last.data(), state + l.at, line_bytes_);
    }
    return same;
}

// The line in which the state first differs from the kept one is looked at from now on.
void stillness::watch_difference(const uint8_t *state)
{
    const auto piece = std::find_if(pieces_.begin(), pieces_.end(), [&](const range &p) {
        return std::memcmp(state + p.at, &kept_[p.at], p.bytes);
    });
    size_t at = piece->at;

    while (state[at] == kept_[at]) at++;
    line &l = lines_[next_line_];
    next_line_ = (next_line_ + 1) % Lines;
    l.at = std::min(at / LineBytes * LineBytes, bytes_ - line_bytes_);
    std::memcpy(l.last.data(), state + l.at, line_bytes_);
}

// Whether the state is the kept one, with its pins, and stays so.
bool stillness::returned(const uint8_t *state, bool quiet)
{
    const bool next = clock_ == kept_at_ + 1;

    if (!quiet || !(proved_ || next) || pins_ != pins_of_kept_) return false;
    const bool same = as_kept(state);
    if (same) {
        proved_ = true;
        pause_ = 0;
    } else if (next) {
        pause_ = std::min(2 * pause_ + 1, LongestPause);
        next_look_ = clock_ + pause_;
        watch_difference(state);
    }
    return same;
}

void stillness::keep(const uint8_t *state)
{
    for (const range &p : pieces_) std::memcpy(&kept_[p.at], state + p.at, p.bytes);
    for (const line &l : lines_) std::memcpy(&kept_[l.at], state + l.at, line_bytes_);
    pins_of_kept_ = pins_;
    kept_at_ = clock_;
    proved_ = false;
}

} // namespace testbench
