// A link and its host (bridge/link.c) at the two ends of a line that lies, a byte in each clock: as many bytes as one has patience for, in sessions
// of all kinds of injuries. What arrives is what was sent, once and in order; a session that gives up says so. board_stream [BYTES] [SEED]
// Exit 0: all passed, 1: a check failed.
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <vector>

#include "../../testbench/board/injury.h"
#include "../common/test_unit.h"
#include "test_board_core.h"
#include "Vboard_stream.h"
#include "verilated.h"

extern "C" {
#include "../../bridge/link.h"
}

namespace {

using testbench::injury;

unit::Checks checks;

// Board and both directions of the line. Time is the board's: a tenth of a second, after which a host repeats, is 5,000 clocks.
class bench {
public:
    static constexpr uint64_t UsPerClock = 20;
    static constexpr uint32_t SilenceUs = 20000000;

    explicit bench(uint64_t seed) : rnd{seed}
    {
        unit::reset(top_);
        hurt({});
    }
    void hurt(const injury &of)
    {
        there_ = std::make_unique<testbench::liar>(of, rnd(UINT32_MAX) + 1ull);
        back_ = std::make_unique<testbench::liar>(of, rnd(UINT32_MAX) + 1ull);
    }
    // The other end sees rubbish only, as at a wrong rate.
    void garble(bool on) { garbled_ = on; }
    void press_reset() { unit::reset(top_); }
    void rest(unsigned clocks)
    {
        while (clocks--) clock(-1);
    }

    const bridge_line line = {read, write, now, this};
    unit::Random rnd;
    uint64_t bytes = 0; // in both directions
    uint64_t injuries() const { return there_->injuries() + back_->injuries(); }

private:
    // One clock, in which a byte may go each way.
    void clock(int byte)
    {
        top_.rx_valid_i = byte >= 0;
        top_.rx_data_i = static_cast<uint8_t>(byte);
        top_.tx_ready_i = 1;
        top_.clk_i = 0;
        top_.eval();
        if (top_.tx_valid_o) {
            bytes++;
            back_->pass(top_.tx_data_o, [this](uint8_t b) { in_.push_back(garbled_ ? static_cast<uint8_t>(rnd(256)) : b); });
        }
        top_.clk_i = 1;
        top_.eval();
        clock_++;
    }
    static int read(void *context, uint8_t *byte, size_t size, uint32_t wait_us)
    {
        auto *b = static_cast<bench *>(context);
        for (uint64_t end = b->clock_ + wait_us / UsPerClock; b->in_.empty() && b->clock_ < end;)
            for (int i = 0; i < 64; i++) b->clock(-1);
        size_t n = std::min(size, b->in_.size() - b->taken_);
        std::copy_n(b->in_.begin() + static_cast<ssize_t>(b->taken_), n, byte);
        b->taken_ += n;
        if (b->taken_ == b->in_.size()) {
            b->in_.clear();
            b->taken_ = 0;
        }
        return static_cast<int>(n);
    }
    static int write(void *context, const uint8_t *byte, size_t size, uint32_t)
    {
        auto *b = static_cast<bench *>(context);
        b->bytes += size;
        for (size_t i = 0; i < size; i++)
            b->there_->pass(byte[i], [b](uint8_t x) { b->clock(b->garbled_ ? static_cast<int>(b->rnd(256)) : x); });
        return 0;
    }
    static uint64_t now(void *context) { return static_cast<bench *>(context)->clock_ * UsPerClock; }

    VerilatedContext context_;
    Vboard_stream top_{&context_};
    std::unique_ptr<testbench::liar> there_, back_;
    std::vector<uint8_t> in_;
    size_t taken_ = 0;
    uint64_t clock_ = 0;
    bool garbled_ = false;
};

struct session {
    bench &b;
    bridge_link *const link;
    common_error err = {};
    uint64_t words = 0;

    explicit session(bench &of) : b(of), link(bridge_link_create(&of.line, bench::SilenceUs)) {}
    ~session() { bridge_link_destroy(link); }
    session(const session &) = delete;
    session &operator=(const session &) = delete;

    bool begin(uint8_t number)
    {
        bridge_board board = {};
        if (bridge_link_begin(link, number, &board, &err)) return false;
        checks.check(board.version == BRIDGE_LINK_VERSION && board.build == 0x0123456789abcdef && board.hertz == 1000000, "what the board says it is", board.build, 0x0123456789abcdef);
        return true;
    }
    // The next word. False: it gives up, and says why; that nothing comes is what a host finds for itself.
    bool next(uint32_t *word)
    {
        const int got = bridge_link_next(link, word, bench::SilenceUs, &err);
        if (got == 0) common_fail(&err, "nothing came for %u s", bench::SilenceUs / 1000000);
        return got == 1;
    }
    bool take(uint32_t want, const char *what)
    {
        uint32_t got;
        if (!next(&got)) return false;
        checks.equal(what, got, want);
        words++;
        return got == want;
    }
    // The words of an event: {64, source, a, b}, and the record of its clock. b is exact,
    // or goes to low.
    bool event(uint32_t source, uint32_t a, const uint32_t *exact, uint32_t *low,
               uint32_t *clock = nullptr)
    {
        uint32_t got;
        if (!take(64, "a record") || !take(source, "its source") || !take(a, "its first word")) return false;
        if (exact ? !take(*exact, "its second word") : !next(low)) return false;
        if (!take(5, "the record behind it")) return false;
        if (!next(&got)) return false;
        if (clock) *clock = got;
        words++;
        return take(0, "the upper half of the clock");
    }
    // Pairs go in and come out.
    bool echo(const std::vector<uint32_t> &in)
    {
        const size_t pairs = in.size() / 2;
        if (bridge_link_poke(link, BRIDGE_LINK_GROUPS, in.data(), 2, pairs, &err)) return false;
        for (size_t i = 0; i < pairs; i++)
            if (!event(0, in[2 * i], &in[2 * i + 1], nullptr)) return false;
        return true;
    }
    // Pairs of any words; then a row of events, whose clocks have no gap. False: it gave up.
    bool exchange(unsigned pairs, uint32_t row)
    {
        std::vector<uint32_t> in(2 * pairs);
        uint32_t last = 0;
        for (uint32_t &word : in) word = last = made_up::word(b.rnd, last);
        return echo(in) && !bridge_link_poke(link, BRIDGE_LINK_GROUPS + 1, &row, 1, 1, &err) &&
               events(row);
    }
    // Events with gaps between them, from a seed.
    bool apart(uint32_t count)
    {
        uint32_t seed = b.rnd(UINT32_MAX) | 1, clock = 0;
        const uint32_t in[] = {count, seed};
        if (bridge_link_poke(link, BRIDGE_LINK_GROUPS + 2, in, 2, 1, &err)) return false;
        for (uint32_t n = 0; n < count; n++, seed = made_up::following(seed)) {
            const uint32_t word = made_up::word_of(seed), before = clock;
            if (!event(2, seed, &word, nullptr, &clock)) return false;
            if (n) checks.equal("clocks between events", clock - before, made_up::gap_of(seed) + 1);
        }
        return true;
    }
    bool events(uint32_t row)
    {
        for (uint32_t left = row, clock = 0, first = 0; left; left--) {
            if (!event(1, left, nullptr, &clock)) return false;
            if (left == row) first = clock;
            checks.equal("the core's clock", clock, first + (row - left));
        }
        return true;
    }
};

// Every byte in every place, between zeros and between ones; four equal bytes; one bit; all but one.
void all_bytes(bench &b)
{
    std::vector<uint32_t> words;
    for (uint32_t v = 0; v < 256; v++) {
        words.push_back(v * 0x01010101u);
        for (unsigned at = 0; at < 32; at += 8) {
            words.push_back(v << at);
            words.push_back(~(v << at));
        }
    }
    for (unsigned bit = 0; bit < 32; bit++) {
        words.push_back(1u << bit);
        words.push_back(~(1u << bit));
    }
    session s(b);
    bool good = s.begin(1);
    for (size_t i = 0; good && i < words.size(); i += 32)
        good = s.echo({words.begin() + static_cast<ssize_t>(i),
                       words.begin() + static_cast<ssize_t>(std::min(i + 32, words.size()))});
    checks.check(good, "all bytes in all places", 0, 1);
    b.press_reset(); // the next session may have the same number
}

// A board that was reset is known by whatever number its next command has, those behind the last one that a byte holds among them.
void reset_behind(bench &b, unsigned commands)
{
    session s(b);
    const uint32_t pair[] = {commands, 0}, row = 0;
    bool good = s.begin(static_cast<uint8_t>(commands));
    for (unsigned i = 0; i < commands && good; i++)
        good = !bridge_link_poke(s.link, BRIDGE_LINK_GROUPS, pair, 2, 1, &s.err) && s.event(0, pair[0], &pair[1], nullptr);
    checks.check(good, "so many commands before a reset", 0, commands);
    b.press_reset();
    checks.check(bridge_link_poke(s.link, BRIDGE_LINK_GROUPS + 1, &row, 1, 1, &s.err) == -1 && std::strstr(s.err.text, "has begun anew"),
                 "a board that was reset behind so many commands", 0, commands);
}

// Frames that a board sends again when the host is deaf for so long and then acknowledges all of them.
uint64_t sent_again(bench &b, unsigned deaf)
{
    session s(b);
    const uint32_t row = 20; // three frames
    uint32_t word;
    b.press_reset();
    bool good = s.begin(1) && !bridge_link_poke(s.link, BRIDGE_LINK_GROUPS + 1, &row, 1, 1, &s.err);
    b.rest(deaf);
    good = good && s.events(row) && bridge_link_next(s.link, &word, 10000 * bench::UsPerClock, &s.err) == 0;
    checks.check(good, "a host that was deaf", 0, deaf);
    b.press_reset(); // the next session may have the same number
    return bridge_link_counted(s.link)->repeated;
}

// What an acknowledgement confirms is not sent again, also when it comes in the very clock in which it would be: only what has begun by then is.
void acknowledged_in_time(bench &b)
{
    unsigned none = 5000, some = 10000; // clocks behind which it sends nothing again, and something
    checks.equal("frames sent again early", sent_again(b, none), 0);
    checks.check(sent_again(b, some), "frames sent again late", 0, 1);
    while (some - none > 1) {
        const unsigned middle = (none + some) / 2;
        (sent_again(b, middle) ? some : none) = middle;
    }
    for (unsigned deaf = none - 3; deaf < some + 4; deaf++) {
        const uint64_t again = sent_again(b, deaf);
        checks.check(again <= 1, "frames sent again that had come", again, 1);
    }
}

} // namespace

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        injury hurt;
    } Kinds[] = {{"nothing", {}},
                 {"1 % of bytes change", {100, 0, 0, 0, 0}},
                 {"1 % of bytes go", {0, 100, 0, 0, 0}},
                 {"1 % of bytes come twice", {0, 0, 100, 0, 0}},
                 {"noise in bursts", {0, 0, 0, 20, 0}},
                 {"frames are cut", {0, 0, 0, 0, 20}},
                 {"all of it", {30, 30, 30, 5, 5}}};
    constexpr unsigned Of = sizeof Kinds / sizeof Kinds[0];
    const uint64_t wanted = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 2000000;
    bench b(argc > 2 ? std::strtoull(argv[2], nullptr, 10) + 1 : 1);
    uint64_t injuries = 0, words = 0, sessions = 0, given_up = 0;
    uint8_t number = 0;
    const auto begin = std::chrono::steady_clock::now();

    checks.scene = "all bytes";
    all_bytes(b);
    checks.scene = "reset behind commands";
    for (unsigned commands : {1u, 2u, 3u, 100u, 253u, 254u, 255u, 256u, 257u, 258u, 508u, 509u, 510u, 511u, 512u, 513u}) reset_behind(b, commands);
    checks.scene = "acknowledged in time";
    acknowledged_in_time(b);

    for (unsigned kind = 0; b.bytes < wanted && !checks.failed; kind = (kind + 1) % Of) {
        checks.scene = Kinds[kind].name;
        b.hurt(Kinds[kind].hurt);
        const unsigned trouble = b.rnd(16); // before the session
        if (trouble == 0) b.press_reset();
        if (trouble == 1) { // a wrong rate, and the right one behind it
            session wrong(b);
            b.garble(true);
            checks.check(!wrong.begin(++number), "a greeting at a wrong rate", 1, 0);
            b.garble(false);
        }
        session s(b);
        const bool began = s.begin(++number);
        // in the middle of a session the host may go, or the board may begin anew
        const bool good = began && s.exchange(1 + b.rnd(60), 1 + b.rnd(2000)) &&
                          s.apart(1 + b.rnd(200));
        if (!good) given_up++;
        checks.check(good || s.err.text[0] || checks.failed, "why it gave up", 0, 1);
        if (good && trouble == 2) {
            b.press_reset();
            uint32_t word = 1;
            checks.check(bridge_link_poke(s.link, BRIDGE_LINK_GROUPS + 1, &word, 1, 1, &s.err) == -1, "a poke of a board that was reset", 0, 1);
        }
        if (good && trouble == 3) { // words that nobody takes any more
            uint32_t row = 3000;
            bridge_link_poke(s.link, BRIDGE_LINK_GROUPS + 1, &row, 1, 1, &s.err);
        }
        injuries += b.injuries();
        words += s.words;
        sessions++;
    }
    checks.scene = nullptr;
    checks.check(given_up * 100 <= sessions, "sessions that gave up", given_up, 0);
    checks.check(injuries > wanted / 1000, "injuries", injuries, wanted / 1000);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    std::printf("%llu bytes, %llu of them hurt, in %llu sessions, %llu of which gave up; %llu words came; %.0f s, %.0f bytes/s\n",
                (unsigned long long)b.bytes, (unsigned long long)injuries, (unsigned long long)sessions, (unsigned long long)given_up,
                (unsigned long long)words, seconds, static_cast<double>(b.bytes) / seconds);
    return checks.end();
}
