// The order of register writes: made-up registers end as they would in the order that was asked
// for. Exit 0: all passed, 1: a check failed.
#include "../../rtl/common/test_unit.h"
#include "writes.h"

#include <map>

namespace {

using testbench::mixed_writes;
using testbench::register_write;
using writes = std::deque<register_write>;

constexpr uint32_t Code = 64, Data = 66;

// The contents of registers and memories after some writes, without the places of pointers.
struct core {
    std::map<uint32_t, uint32_t> reg, code, data;
    uint32_t place[2] = {};

    explicit core(const writes &all)
    {
        for (const auto &[addr, value] : all) {
            if (addr == Code || addr == Data) place[addr == Data] = value;
            else if (addr == Code + 1) code[place[0]++] = value;
            else if (addr == Data + 1) data[place[1]++] = value;
            else reg[addr] = value;
        }
    }
    bool operator==(const core &other) const
    {
        return reg == other.reg && code == other.code && data == other.data;
    }
};

// Two memories, one with a gap and a place that is written twice; registers, of which one is, too.
writes some()
{
    writes all = {{Code, 0}};

    for (uint32_t i = 0; i < 200; i++) all.push_back({Code + 1, 1000 + i});
    all.push_back({Data, 4});
    for (uint32_t i = 0; i < 50; i++) all.push_back({Data + 1, 2000 + i});
    all.push_back({Data, 10});
    all.push_back({Data + 1, 3000});
    for (uint32_t reg = 0; reg < 8; reg++) all.push_back({reg, 4000 + reg});
    all.push_back({3, 5000});
    return all;
}

// How often the writes go over from the first register to the second one.
size_t turns(const writes &all, uint32_t from, uint32_t to)
{
    size_t n = 0;

    for (size_t i = 1; i < all.size(); i++) n += all[i - 1][0] == from && all[i][0] == to;
    return n;
}

} // namespace

int main()
{
    unit::Checks checks;
    const writes all = some();
    size_t between = 0, again = 0, odd = 0;

    for (uint64_t seed = 1; seed <= 200; seed++) {
        common_rng rng = common_rng_make(seed, 0), same = rng;
        const writes mixed = mixed_writes(all, {Code, Data}, rng);
        checks.equal("what the core holds is the same", core(mixed) == core(all), true);
        checks.equal("a seed gives one order", mixed == mixed_writes(all, {Code, Data}, same),
                     true);
        between += turns(mixed, Code + 1, Data) + turns(mixed, Code + 1, Data + 1);
        again += turns(mixed, Code + 1, Code) + turns(mixed, Data + 1, Code);
        for (const auto &[addr, value] : mixed) odd += addr == Code && value % 2;
    }
    checks.check(between > 150, "how often memories take turns", between, 151);
    checks.check(again > 50, "how often a pointer is written again", again, 51);
    checks.check(odd > 50, "how often with an odd place", odd, 51);

    common_rng rng = common_rng_make(1, 0);
    checks.equal("writes out of none", mixed_writes({}, {Code}, rng).size(), 0);
    // of plain registers alone, none is written more often
    const writes plain = {{1, 10}, {2, 20}, {3, 30}};
    bool moved = false;
    for (int i = 0; i < 50; i++) {
        const writes mixed = mixed_writes(plain, {}, rng);
        checks.equal("plain writes", mixed.size(), plain.size());
        checks.equal("registers are the same", core(mixed) == core(plain), true);
        moved |= mixed != plain;
    }
    checks.equal("plain registers change places", moved, true);
    return checks.end();
}
