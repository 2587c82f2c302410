// A board's link and its host (bridge/link.c) at the two ends of a faulty line: bytes change, go,
// come twice, noise comes in bursts, frames are cut. Either all sent words arrive, once and in
// order, or none; and the core stalls while the host takes no words. Exit 0: all passed, 1: a
// check failed.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <memory>
#include <vector>

#include "Vboard_link.h"
#include "../../bridge/link_fault_injector.h"
#include "../common/test_unit.h"
#include "test_board_core.h"
#include "verilated.h"

extern "C" {
#include "../../bridge/frame.h"
#include "../../bridge/link.h"
}

#ifndef DIVIDE
#define DIVIDE 2
#endif

namespace {

unit::Random rnd{0x5eed0815};
unit::Checks checks;

// A byte on its way, as the line's level in clocks of the board.
class wire {
public:
    explicit wire(double clocks_per_bit) : bit_(clocks_per_bit) {}
    void push(uint8_t byte) { out_.push_back(byte); }
    bool idle() const { return !left_ && out_.empty(); }
    bool level()
    {
        if (!left_) {
            if (out_.empty()) return true;
            shift_ = 0x200u | out_.front() << 1;
            out_.pop_front();
            left_ = 10;
            phase_ = 0;
        }
        bool now = shift_ & 1;
        phase_ += 1;
        if (phase_ >= bit_) {
            phase_ -= bit_;
            shift_ >>= 1;
            left_--;
        }
        return now;
    }

private:
    const double bit_;
    std::deque<uint8_t> out_;
    double phase_ = 0;
    unsigned shift_ = 0;
    int left_ = 0;
};

class ear {
public:
    explicit ear(double clocks_per_bit) : bit_(clocks_per_bit) {}
    int hear(bool level)
    {
        if (!busy_) {
            if (!level) busy_ = true, count_ = 0, value_ = 0, phase_ = bit_ / 2;
            return -1;
        }
        phase_ += 1;
        if (phase_ < bit_) return -1;
        phase_ -= bit_;
        if (!count_ && level) return busy_ = false, -1;
        if (count_ && count_ < 9) value_ |= static_cast<unsigned>(level) << (count_ - 1);
        if (count_++ < 9) return -1;
        busy_ = false;
        return level ? static_cast<int>(value_) : -1;
    }

private:
    const double bit_;
    double phase_ = 0;
    unsigned value_ = 0;
    int count_ = 0;
    bool busy_ = false;
};

class bench {
public:
    static constexpr uint64_t SilenceUs = 5000000;
    static constexpr unsigned ClocksPerUs =
        2; // so that the host's tenths of a second do not take long

    bench(double clocks_per_bit, link_fault_rates hurt)
        : there_(hurt, 1), back_(hurt, 2), to_(clocks_per_bit), from_(clocks_per_bit)
    {
        top_.rx_i = 1;
        unit::reset(top_);
        link.reset(bridge_link_create(&line_, SilenceUs));
    }

    void run(uint64_t clocks)
    {
        if (looped) clock_ += clocks; // no board is there
        for (uint64_t i = 0; i < clocks && !looped; i++, clock_++) {
            top_.rx_i = to_.level();
            unit::tick(top_);
            steps += top_.alive_o & 1;
            int byte = from_.hear(top_.tx_o);
            if (byte >= 0)
                back_.pass(static_cast<uint8_t>(byte), [this](uint8_t b) { in_.push_back(b); });
        }
    }

    // A frame of a host that waits for no answer.
    void send(const std::vector<uint32_t> &words)
    {
        uint8_t byte[BRIDGE_FRAME_BYTES];
        write(this, byte, bridge_frame_write(byte, words.data(), words.size()), 0);
    }

    struct free_link {
        void operator()(bridge_link *l) const { bridge_link_destroy(l); }
    };
    std::unique_ptr<bridge_link, free_link> link;
    uint64_t injuries() const { return there_.faults() + back_.faults(); }
    uint64_t steps = 0;  // of the core's clock
    bool pulled = false; // the cable
    bool looped = false; // its two lines are one

private:
    static int read(void *context, uint8_t *byte, size_t size, uint32_t wait_us)
    {
        auto *b = static_cast<bench *>(context);
        if (b->pulled) return -1;
        for (uint64_t end = b->clock_ + uint64_t{wait_us} * ClocksPerUs;
             b->in_.empty() && b->clock_ < end;)
            b->run(100);
        size_t n = 0;
        for (; n < size && !b->in_.empty(); n++, b->in_.pop_front()) byte[n] = b->in_.front();
        return static_cast<int>(n);
    }
    static int write(void *context, const uint8_t *byte, size_t size, uint32_t)
    {
        auto *b = static_cast<bench *>(context);
        if (b->pulled) return -1;
        if (b->looped) {
            b->in_.insert(b->in_.end(), byte, byte + size);
            return 0;
        }
        for (size_t i = 0; i < size; i++)
            b->there_.pass(byte[i], [b](uint8_t x) { b->to_.push(x); });
        // as a port does: a written word goes out before the next one
        while (!b->to_.idle()) b->run(100);
        return 0;
    }
    static uint64_t now(void *context)
    {
        return static_cast<bench *>(context)->clock_ / ClocksPerUs;
    }

    VerilatedContext context_;
    Vboard_link top_{&context_};
    link_fault_injector there_, back_;
    wire to_;
    ear from_;
    std::deque<uint8_t> in_;
    uint64_t clock_ = 0;
    const bridge_line line_ = {read, write, now, this};
};

// ---- words of the made-up core: events {64, source, a, b}, and after those of each clock
// {5, clock in two words}.

bool begin(bench &b, uint8_t session)
{
    bridge_board board = {};
    common_error err = {};
    bool good = !bridge_link_begin(b.link.get(), session, &board, &err);
    checks.check(good, "a greeting", 0, 1);
    if (!good) std::printf("%s\n", err.text);
    checks.equal("the version", board.version, BRIDGE_LINK_VERSION);
    checks.equal("the build", board.build, 0x0123456789abcdef);
    checks.equal("the clock", board.hertz, 1000000);
    return good;
}

// The next `count` words; ends the test's scene when one does not come.
bool words(bench &b, uint32_t *word, size_t count)
{
    common_error err = {};
    for (size_t i = 0; i < count; i++)
        if (bridge_link_next(b.link.get(), &word[i], 3000000, &err) != 1) {
            checks.check(false, "a word that comes", 0, 1);
            return false;
        }
    return true;
}

// One clock's events, as many as expected.
bool event(bench &b, uint32_t source, uint32_t x, const uint32_t *y, uint32_t *z)
{
    uint32_t got[7];
    if (!words(b, got, 7)) return false;
    checks.equal("a record", got[0], 64);
    checks.equal("its source", got[1], source);
    checks.equal("its first word", got[2], x);
    if (y) checks.equal("its second word", got[3], *y);
    if (z) *z = got[3];
    checks.equal("the record behind it", got[4], 5);
    checks.equal("the upper half of the clock", got[6], 0);
    return got[0] == 64 && got[4] == 5;
}

// Pairs in, pairs out; then a row of events, whose clocks have no gap.
void exchange(bench &b, unsigned pairs, uint32_t row)
{
    std::vector<uint32_t> in;
    common_error err = {};
    for (unsigned i = 0; i < 2 * pairs; i++)
        in.push_back(made_up::word(rnd, in.empty() ? 0 : in.back()));
    int poked = bridge_link_poke(b.link.get(), BRIDGE_LINK_GROUPS, in.data(), 2, pairs, &err);
    checks.check(!poked, "pokes", 1, 0);
    if (poked) std::printf("%s\n", err.text);
    for (unsigned i = 0; !poked && i < pairs; i++)
        if (!event(b, 0, in[2 * i], &in[2 * i + 1], nullptr)) return;
    checks.check(!bridge_link_poke(b.link.get(), BRIDGE_LINK_GROUPS + 1, &row, 1, 1, &err),
                 "a poke", 1, 0);
    uint32_t first = 0, clock = 0;
    for (uint32_t left = row; left; left--) {
        if (!event(b, 1, left, nullptr, &clock)) return;
        if (left == row) first = clock;
        checks.equal("the core's clock", clock, first + (row - left));
    }
}

// Events with gaps between them, from a seed.
void apart(bench &b, uint32_t count)
{
    uint32_t seed = rnd(UINT32_MAX) | 1;
    const uint32_t in[] = {count, seed};
    common_error err = {};
    checks.check(!bridge_link_poke(b.link.get(), BRIDGE_LINK_GROUPS + 2, in, 2, 1, &err), "a poke",
                 1, 0);
    for (uint32_t n = 0; n < count; n++, seed = made_up::following(seed)) {
        const uint32_t word = made_up::word_of(seed);
        if (!event(b, 2, seed, &word, nullptr)) return;
    }
}

void scene(const char *name, link_fault_rates hurt, unsigned pairs, uint32_t row,
           double clocks_per_bit = 8)
{
    checks.scene = name;
    bench b(clocks_per_bit, hurt);
    if (!begin(b, 7)) return;
    exchange(b, pairs, row);
    apart(b, row / 8);
    const bridge_link_counts &n = *bridge_link_counted(b.link.get());
    std::printf("%s: %llu frames, %llu words, %llu broken, %llu again, %llu commands again, %llu "
                "injuries\n",
                name, (unsigned long long)n.frames, (unsigned long long)n.words,
                (unsigned long long)n.broken, (unsigned long long)n.repeated,
                (unsigned long long)n.resent, (unsigned long long)b.injuries());
    checks.check(hurt.any() == (b.injuries() != 0) && hurt.any() == (n.broken != 0),
                 "whether anything was hurt", b.injuries(), hurt.any());
}

// The host asks for no words: the core stalls, and later goes on from there.
void nobody_listens()
{
    checks.scene = "nobody listens";
    bench b(8, {});
    common_error err = {};
    uint32_t row = 3000, clock = 0, first = 0;
    if (!begin(b, 9)) return;
    checks.check(!bridge_link_poke(b.link.get(), BRIDGE_LINK_GROUPS + 1, &row, 1, 1, &err),
                 "a poke", 1, 0);
    b.run(2000000);
    for (uint32_t left = row; left; left--) {
        if (!event(b, 1, left, nullptr, &clock)) return;
        if (left == row) first = clock;
        checks.equal("the core's clock", clock, first + (row - left));
    }
}

// A core that says nothing gets its clocks as often as it may.
void nothing_to_say()
{
    checks.scene = "nothing to say";
    bench b(8, {});
    if (!begin(b, 4)) return;
    b.run(1000);
    uint64_t before = b.steps;
    b.run(1000 * DIVIDE);
    checks.equal("clocks of the core", b.steps - before, 1000);
}

// The host was killed while the core was talking; another one comes.
void another_session()
{
    checks.scene = "another session";
    bench b(8, {});
    common_error err = {};
    uint32_t row = 5000, word;
    if (!begin(b, 1)) return;
    checks.check(!bridge_link_poke(b.link.get(), BRIDGE_LINK_GROUPS + 1, &row, 1, 1, &err),
                 "a poke", 1, 0);
    for (int i = 0; i < 100; i++) bridge_link_next(b.link.get(), &word, 1000, &err);
    if (!begin(b, 2)) return;
    exchange(b, 20, 50);
}

// ... while a command is executed: half of the time the frames are full, and it never ends.
void another_session_in_a_command()
{
    checks.scene = "another session in a command";
    bench b(8, {});
    for (uint32_t n = 1; n < 20 && !checks.failed; n += 2) {
        uint32_t number = 1;
        if (!begin(b, static_cast<uint8_t>(n))) return;
        if (rnd(2)) {
            b.send({1 | n << 8 | number++ << 16, BRIDGE_LINK_GROUPS + 1, 3000});
            b.run(8000);
        }
        std::vector<uint32_t> pairs = {1 | n << 8 | number << 16, BRIDGE_LINK_GROUPS};
        for (unsigned words = 2 * (1 + rnd(29)); words; words--) pairs.push_back(rnd(UINT32_MAX));
        b.send(pairs);
        b.run(rnd(2000));
        if (!begin(b, static_cast<uint8_t>(n + 1))) return;
        exchange(b, 2, 5);
    }
}

void refused(const char *name, double clocks_per_bit, bool pulled, bool looped, const char *why)
{
    checks.scene = name;
    bench b(clocks_per_bit, {});
    bridge_board board;
    common_error err = {};
    b.pulled = pulled;
    b.looped = looped;
    checks.check(bridge_link_begin(b.link.get(), 3, &board, &err) == -1, "a greeting", 1, 0);
    checks.check(std::strstr(err.text, why) != nullptr, err.text, 0, 1);
}

} // namespace

int main()
{
    scene("a good line", {}, 300, 600);
    scene("2 % off the rate", {}, 5, 20, 7.84);
    scene("2 % off the rate, the other way", {}, 5, 20, 8.16);
    scene("1 % of bytes change", {100, 0, 0, 0, 0}, 60, 150);
    scene("1 % of bytes go", {0, 100, 0, 0, 0}, 60, 150);
    scene("1 % of bytes come twice", {0, 0, 100, 0, 0}, 60, 150);
    scene("noise in bursts", {0, 0, 0, 10, 0}, 60, 150);
    scene("frames are cut", {0, 0, 0, 0, 10}, 60, 150);
    scene("all of it", {30, 30, 30, 3, 3}, 60, 150);
    nobody_listens();
    nothing_to_say();
    another_session();
    another_session_in_a_command();
    refused("a wrong rate", 5, false, false, "does not answer");
    refused("no cable", 8, true, false, "is gone");
    refused("a loopback", 8, false, true, "a loopback");
    return checks.end();
}
