// The signatures of board_signature against those that bridge/signature.c makes of the same
// instructions: random ones of random warps, whose writes come early, in any order, by bytes; in
// each mode; with words that the host does not take. And the records after a hang.
#include "Vboard_signature.h"
#include "../common/test_unit.h"

#include <algorithm>
#include <cstring>
#include <deque>
#include <map>
#include <vector>

extern "C" {
#include "../../bridge/signature.h"
}

namespace {

using words = std::vector<uint32_t>;
enum {
    Retire = 2,
    Register = 3,
    Memory = 4,
    Clock = 5,
    Signature = 66,
    Dump = 67,
    Warps = 32,
    Every = 8
};

unit::Checks checks;
unit::Random draw = {0x1234567};

uint32_t word()
{
    return draw(0xffffffff);
}

// Files have 32, 24, 8 and 1 bits, and one does not count; of the spaces 0 is per lane.
uint32_t width(uint32_t number)
{
    static const std::map<uint32_t, uint32_t> Width = {{0, 32}, {1, 24},  {2, 8},
                                                       {3, 1},  {32, 96}, {33, 32}};
    auto found = Width.find(number);
    return found == Width.end() ? 0 : found->second;
}

class bench {
public:
    bench()
    {
        unit::reset(top_);
        for (uint32_t n = 0; n < 64; n++) {
            top_.width_i = 1;
            set(n, width(n), 0);
            unit::tick(top_);
        }
        top_.width_i = 0;
    }

    void mode(uint32_t which, uint32_t warp, uint32_t order, uint32_t every)
    {
        top_.mode_i = 1;
        set(which | warp << 8, order, every - 1);
        unit::tick(top_);
        top_.mode_i = 0;
    }

    // kept: which words are there; all if it is empty
    void record(const words &w, const std::vector<bool> &kept = {})
    {
        for (size_t i = 0; i < w.size(); i++) {
            top_.valid_i = 1;
            top_.at_i = static_cast<uint8_t>(i);
            top_.word_i = w[i];
            top_.keep_i = kept.empty() || kept[i];
            top_.last_i = i + 1 == w.size();
            while (!clock()) {
            }
        }
        top_.valid_i = 0;
        top_.at_i = 0;
    }

    void idle(unsigned clocks)
    {
        while (clocks--) clock();
    }

    void dump()
    {
        top_.dump_i = 1;
        clock();
        top_.dump_i = 0;
    }

    words out;

private:
    void set(uint32_t a, uint32_t b, uint32_t c)
    {
        top_.data_i[0] = a;
        top_.data_i[1] = b;
        top_.data_i[2] = c;
    }

    // returns whether the word was taken
    bool clock()
    {
        top_.ready_i = draw(4) != 0;
        top_.clk_i = 0;
        top_.eval();
        bool taken = top_.ready_o;
        if (top_.valid_o && top_.ready_i) out.push_back(top_.word_o);
        top_.clk_i = 1;
        top_.eval();
        checks.clocks++;
        return taken;
    }

    Vboard_signature top_;
};

// One instruction: records, and their sum.
struct instruction {
    common_retire retire = {};
    std::vector<std::pair<words, std::vector<bool>>> writes;
    uint64_t sum = 0;
};

instruction make(uint32_t warp, uint32_t order)
{
    instruction in;
    common_retire &r = in.retire;
    r.warp = warp;
    r.order = order;
    r.fields = draw(8) ? 63 : draw(64);
    r.pc = word() | uint64_t{word()} << 32;
    r.next_pc = word() | uint64_t{word()} << 32;
    r.nwords = draw(5);
    for (uint32_t &w : r.word) w = word();
    r.active = word();
    r.trap = word();
    r.done = !draw(10);
    in.sum = bridge_signature_retire(&r, r.fields);

    for (uint32_t n = draw(4); n--;) { // rows, whole or in two pieces of bytes
        uint32_t file = draw(5), index = draw(65536), base = 4 * draw(4), mask = 1 + draw(15),
                 data[4];
        uint32_t be = 1 + draw(15), first = draw(2) ? be : be & draw(16);
        for (uint32_t &d : data) d = word();
        for (uint32_t lane = 0; lane < 4; lane++)
            if (mask >> lane & 1)
                in.sum += bridge_signature_register(file, index, base + lane, width(file) & 63, be,
                                                    data[lane]);
        for (uint32_t piece : {first, be & ~first}) {
            if (!piece) continue;
            words w = {Register, warp, order, warp, file, index, base, mask, piece, 4};
            std::vector<bool> kept(w.size(), true);
            for (uint32_t lane = 0; lane < 4; lane++) {
                w.push_back(data[lane]);
                kept.push_back(mask >> lane & 1);
            }
            in.writes.push_back({w, kept});
        }
    }
    for (uint32_t n = draw(4); n--;) {
        uint32_t space = draw(3), lane = draw(32), be = 1 + draw(15), data = word();
        uint64_t addr = (word() | uint64_t{word()} << 32) & ~3ull;
        uint32_t bits = width(32 + space);
        in.sum += bridge_signature_memory(space, bits & 64 ? lane : 0, addr, bits & 63, be, data);
        in.writes.push_back({{Memory, warp, order, space, lane, static_cast<uint32_t>(addr),
                              static_cast<uint32_t>(addr >> 32), be, data},
                             {}});
    }
    return in;
}

words record_of(const common_retire &r)
{
    words w = {Retire,
               r.kind,
               r.warp,
               r.order,
               r.fields,
               static_cast<uint32_t>(r.pc),
               static_cast<uint32_t>(r.pc >> 32),
               static_cast<uint32_t>(r.next_pc),
               static_cast<uint32_t>(r.next_pc >> 32),
               r.nwords};
    w.insert(w.end(), r.word, r.word + 4);
    w.insert(w.end(), {r.active, r.trap, r.done});
    w.insert(w.end(), r.arg, r.arg + 4);
    return w;
}

void append(words &to, const words &w, const std::vector<bool> &kept = {})
{
    for (size_t i = 0; i < w.size(); i++)
        if (kept.empty() || kept[i]) to.push_back(w[i]);
}

// Warps take turns; the writes of an instruction come before those of the one before it in half of
// all cases.
void scene(const char *name, uint32_t mode, uint32_t which, uint32_t from, unsigned count)
{
    bench b;
    words expected;
    uint64_t chain[Warps] = {};
    uint32_t order[Warps] = {}, last[Warps] = {}, every = Every;
    std::deque<instruction> ahead[Warps];
    bool told = false;

    checks.scene = name;
    b.mode(mode, which, from, Every);
    auto raw = [&](uint32_t warp, uint32_t n) {
        return mode == 0 || (mode == 2 && warp == which && n >= from);
    };
    auto write = [&](const instruction &in) {
        auto writes = in.writes;
        for (size_t i = writes.size(); i > 1; i--)
            std::swap(writes[i - 1], writes[draw(static_cast<uint32_t>(i))]);
        for (const auto &w : writes) {
            b.record(w.first, w.second);
            if (!raw(in.retire.warp, in.retire.order)) continue;
            append(expected, w.first, w.second);
            told = true;
        }
    };
    for (unsigned n = 0; n < count; n++) {
        uint32_t warp = draw(Warps);
        while (ahead[warp].size() < 2) ahead[warp].push_back(make(warp, order[warp]++));
        bool second = draw(2);
        if (second) write(ahead[warp][1]);
        write(ahead[warp][0]);
        if (second) ahead[warp][1].writes.clear();
        const common_retire &r = ahead[warp][0].retire;
        b.record(record_of(r));
        if (raw(warp, r.order)) {
            append(expected, record_of(r));
            told = true;
        } else {
            const bool begins = mode == 2 && warp == which && r.order + 1 == from;
            auto tell = [&](uint32_t w) {
                append(expected, {Signature, w, last[w], static_cast<uint32_t>(chain[w]),
                                  static_cast<uint32_t>(chain[w] >> 32)});
                told = true;
            };
            chain[warp] = bridge_signature_chain(chain[warp], ahead[warp][0].sum);
            last[warp] = r.order;
            if (r.done || r.order % every == every - 1 || begins) tell(warp);
            if (begins) {
                every = 1;
                for (uint32_t w = 0; w < Warps; w++)
                    if (chain[w]) tell(w);
            }
        }
        ahead[warp].pop_front();
        words clock = {Clock, n, 0};
        b.record(clock);
        if (told || mode == 0) append(expected, clock);
        told = false;
    }
    b.idle(40);
    checks.equal("how many words come", b.out.size(), expected.size());
    for (size_t i = 0; i < b.out.size() && i < expected.size(); i++)
        checks.equal("a word", b.out[i], expected[i]);
}

void launch()
{
    bench b;
    checks.scene = "a launch is told, and its writes count";
    b.mode(1, 0, 0, Every);
    common_retire r = {};
    r.kind = COMMON_LAUNCH;
    r.arg[2] = 77;
    b.record(record_of(r));
    words expected = record_of(r);
    b.record({Register, 0, 1, 0, 0, 5, 0, 1, 15, 1, 99});
    r.kind = COMMON_RETIRE;
    r.order = 1;
    r.fields = 63;
    r.done = 1;
    b.record(record_of(r));
    uint64_t sum = bridge_signature_retire(&r, 63) + bridge_signature_register(0, 5, 0, 32, 15, 99);
    uint64_t chain = bridge_signature_chain(bridge_signature_chain(0, 0), sum);
    append(expected,
           {Signature, 0, 1, static_cast<uint32_t>(chain), static_cast<uint32_t>(chain >> 32)});
    b.idle(20);
    checks.check(b.out == expected, "the stream's length", b.out.size(), expected.size());
}

void hang()
{
    bench b;
    checks.scene = "what a hang leaves";
    b.mode(1, 0, 0, 1u << 30);
    common_retire r = {};
    r.fields = 63;
    for (uint32_t n = 0; n < 300; n++) {
        r.warp = 1 + n % 3 * 15;
        r.order = n / 3;
        r.pc = 0x1000 + n;
        b.record(record_of(r));
    }
    b.idle(10);
    b.dump();
    b.idle(4000);
    const size_t head = 6, ring = head + 64;
    checks.equal("words", b.out.size(), ring + 512);
    if (b.out.size() != ring + 512) return;
    checks.equal("the record", b.out[0], Dump);
    checks.equal("its words", b.out[1], b.out.size() - 2);
    checks.equal("retires", b.out[2], 300);
    checks.equal("the last pc of warp 31", b.out[head + 62], 0x1000 + 299);
    checks.equal("its order", b.out[head + 63], 99);
    checks.equal("the oldest one that is kept", b.out[ring], 0x1000 + 44);
    checks.equal("its warp and order", b.out[ring + 1], (1 + 44 % 3 * 15) << 24 | 44 / 3);
    checks.equal("the last one", b.out[ring + 510], 0x1000 + 299);
}

} // namespace

int main()
{
    scene("events", 0, 0, 0, 100);
    scene("signatures", 1, 0, 0, 2000);
    scene("all events of a warp from a place on", 2, 2, 21, 3000);
    scene("all events of the last warp", 2, Warps - 1, 5, 600);
    // some warps have done nothing by then
    scene("all events of a warp from its second instruction on", 2, 1, 1, 100);
    launch();
    hang();
    return checks.end();
}
