// See writes.h.
#include "writes.h"

#include <algorithm>

namespace testbench {

namespace {

constexpr uint32_t ShortRun = 6, LongRun = 60, AgainOneIn = 3;

// The writes that one register has to itself, or a pointer with the register after it.
struct stream {
    uint32_t first; // of its registers
    bool pointer;
    uint32_t place = 0; // that the next word goes to
    std::deque<register_write> left = {};
};

stream &stream_of(std::vector<stream> &streams, const std::vector<uint32_t> &pointers, uint32_t reg)
{
    const auto pointer = std::find_if(pointers.begin(), pointers.end(), [reg](uint32_t first) {
        return reg == first || reg == first + 1;
    });
    const uint32_t first = pointer == pointers.end() ? reg : *pointer;
    const auto known = std::find_if(streams.begin(), streams.end(),
                                    [first](const stream &s) { return s.first == first; });

    if (known != streams.end()) return *known;
    streams.push_back({first, pointer != pointers.end()});
    return streams.back();
}

void take(stream &from, std::deque<register_write> &to)
{
    const register_write write = from.left.front();

    from.place = write[0] == from.first ? write[1] : from.place + 1;
    to.push_back(write);
    from.left.pop_front();
}

} // namespace

std::deque<register_write> mixed_writes(const std::deque<register_write> &writes,
                                        const std::vector<uint32_t> &pointers, common_rng &rng)
{
    std::vector<stream> streams;
    std::deque<register_write> mixed;

    for (const register_write &write : writes)
        stream_of(streams, pointers, write[0]).left.push_back(write);
    // those of pointers first, for they take more than one turn in two
    std::stable_partition(streams.begin(), streams.end(),
                          [](const stream &s) { return s.pointer; });
    while (!streams.empty()) {
        const uint32_t all = static_cast<uint32_t>(streams.size());
        const uint32_t long_ones = static_cast<uint32_t>(std::count_if(
            streams.begin(), streams.end(), [](const stream &s) { return s.pointer; }));
        const bool any = !long_ones || common_rng_below(&rng, 2);
        const uint32_t n = common_rng_below(&rng, any ? all : long_ones);
        stream &s = streams[n];
        uint32_t run = 1;
        if (s.pointer)
            run += common_rng_below(&rng, common_rng_below(&rng, 2) ? ShortRun : LongRun);
        if (s.pointer && s.left.front()[0] != s.first && common_rng_below(&rng, AgainOneIn) == 0)
            mixed.push_back({s.first, s.place});
        while (run-- && !s.left.empty()) take(s, mixed);
        if (s.left.empty()) streams.erase(streams.begin() + n);
    }
    return mixed;
}

} // namespace testbench
