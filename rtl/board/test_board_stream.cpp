// A link and its host (bridge/link.c) at the two ends of a faulty line, a byte in each clock: as
// many bytes as requested, in sessions of all kinds of injuries. The sent words arrive, once and in
// order; a session that gives up says so. board_stream [BYTES] [SEED] Exit 0:
// all passed, 1: a check failed.
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <vector>

#include "../../bridge/link_fault_injector.h"
#include "../common/test_unit.h"
#include "test_board_core.h"
#include "Vboard_stream.h"
#include "verilated.h"

extern "C" {
#include "../../bridge/frame.h"
#include "../../bridge/link.h"
}

namespace {

unit::Checks checks;

// Board and both directions of the line. Time is the board's: a tenth of a second, after which a
// host repeats, is 5,000 clocks.
class bench {
public:
    static constexpr uint64_t UsPerClock = 20;
    static constexpr uint32_t SilenceUs = 20000000;

    explicit bench(uint64_t seed) : rnd{seed}
    {
        unit::reset(top_);
        hurt({});
    }
    void hurt(const link_fault_rates &of)
    {
        there_ = std::make_unique<link_fault_injector>(of, rnd(UINT32_MAX) + 1ull);
        back_ = std::make_unique<link_fault_injector>(of, rnd(UINT32_MAX) + 1ull);
    }
    // The other end sees rubbish only, as at a wrong rate.
    void garble(bool on) { garbled_ = on; }
    // The board's frames go one by one and not byte by byte: so many of a hundred are lost. The
    // last acknowledgement comes again and again, and the line takes a byte only now and then.
    void lose(unsigned percent) { lose_ = percent; }
    // A frame of a host that waits for no answer: the bytes of its words.
    void send(const std::vector<uint32_t> &words)
    {
        uint8_t byte[BRIDGE_FRAME_BYTES];
        write(this, byte, bridge_frame_write(byte, words.data(), words.size()), 0);
    }
    void press_reset() { unit::reset(top_); }
    void rest(unsigned clocks)
    {
        while (clocks--) clock(-1);
    }

    const bridge_line line = {read, write, now, this};
    unit::Random rnd;
    uint64_t bytes = 0; // in both directions
    uint64_t injuries() const { return there_->faults() + back_->faults(); }

private:
    // One clock, in which a byte may go each way.
    void clock(int byte)
    {
        if (byte < 0 && lose_) byte = acknowledge_again();
        top_.rx_valid_i = byte >= 0;
        top_.rx_data_i = static_cast<uint8_t>(byte);
        top_.tx_ready_i = !lose_ || rnd(4);
        top_.clk_i = 0;
        top_.eval();
        if (top_.tx_valid_o && top_.tx_ready_i && !lost(top_.tx_data_o)) {
            bytes++;
            back_->pass(top_.tx_data_o, [this](uint8_t b) {
                in_.push_back(garbled_ ? static_cast<uint8_t>(rnd(256)) : b);
            });
        }
        top_.clk_i = 1;
        top_.eval();
        clock_++;
    }
    // Whether the line loses a byte of the board, with all of its frame. A 0 ends a frame.
    bool lost(uint8_t byte)
    {
        if (between_) losing_ = lose_ && rnd(100) < lose_;
        between_ = byte == 0;
        return losing_;
    }
    // The next byte of the host's last acknowledgement; -1: in a gap before it, or there is none.
    int acknowledge_again()
    {
        if (ack_.empty()) return -1;
        if (gap_) return gap_--, -1;
        const uint8_t byte = ack_[ack_at_++];
        if (ack_at_ == ack_.size()) {
            ack_at_ = 0;
            gap_ = rnd(16);
        }
        return byte;
    }
    // A frame of the host: an acknowledgement is kept, until the next one or a greeting.
    void keep_acknowledgement(const uint8_t *byte, size_t size)
    {
        uint32_t word[BRIDGE_FRAME_WORDS];
        bridge_frame_reader reader = {};
        int words = 0;
        for (size_t i = 0; i < size; i++) words = bridge_frame_read(&reader, byte[i], word);
        const uint32_t kind = words > 0 ? word[0] & 3 : 1;
        if (kind != 1) ack_.assign(byte, byte + (kind == 0 ? size : 0));
        ack_at_ = 0;
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
        b->keep_acknowledgement(byte, size);
        for (size_t i = 0; i < size; i++)
            b->there_->pass(byte[i], [b](uint8_t x) {
                b->clock(b->garbled_ ? static_cast<int>(b->rnd(256)) : x);
            });
        return 0;
    }
    static uint64_t now(void *context)
    {
        return static_cast<bench *>(context)->clock_ * UsPerClock;
    }

    VerilatedContext context_;
    Vboard_stream top_{&context_};
    std::unique_ptr<link_fault_injector> there_, back_;
    std::vector<uint8_t> in_;
    size_t taken_ = 0;
    uint64_t clock_ = 0;
    bool garbled_ = false;
    unsigned lose_ = 0;
    bool between_ = true, losing_ = false; // between frames of the board; in one that is lost
    std::vector<uint8_t> ack_;
    size_t ack_at_ = 0;
    unsigned gap_ = 0;
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
        checks.check(board.version == BRIDGE_LINK_VERSION && board.build == 0x0123456789abcdef &&
                         board.hertz == 1000000,
                     "what the board says it is", board.build, 0x0123456789abcdef);
        return true;
    }
    // The next word. False: it gives up, and says why; the host itself detects that no word
    // comes.
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
        if (!take(64, "a record") || !take(source, "its source") || !take(a, "its first word"))
            return false;
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
    // Starts a row of events. One of none has no frame but an acknowledgement to confirm it.
    bool start(uint32_t row)
    {
        return !bridge_link_poke(link, BRIDGE_LINK_GROUPS + 1, &row, 1, 1, &err);
    }
    // Pairs of any words; then a row of events, whose clocks have no gap, and one of none. False:
    // it gave up.
    bool exchange(unsigned pairs, uint32_t row)
    {
        std::vector<uint32_t> in(2 * pairs);
        uint32_t last = 0;
        for (uint32_t &word : in) word = last = made_up::word(b.rnd, last);
        return echo(in) && start(row) && events(row) && start(0);
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

// Every byte in every place, between zeros and between ones; four equal bytes; one bit; all but
// one.
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

// The host detects a reset of the board with every number of its next command, those after the
// last one of a byte among them.
void reset_behind(bench &b, unsigned commands)
{
    session s(b);
    const uint32_t pair[] = {commands, 0}, row = 0;
    bool good = s.begin(static_cast<uint8_t>(commands));
    for (unsigned i = 0; i < commands && good; i++)
        good = !bridge_link_poke(s.link, BRIDGE_LINK_GROUPS, pair, 2, 1, &s.err) &&
               s.event(0, pair[0], &pair[1], nullptr);
    checks.check(good, "so many commands before a reset", 0, commands);
    b.press_reset();
    checks.check(bridge_link_poke(s.link, BRIDGE_LINK_GROUPS + 1, &row, 1, 1, &s.err) == -1 &&
                     std::strstr(s.err.text, "has begun anew"),
                 "a board that was reset behind so many commands", 0, commands);
}

// Frames that a board sends again when the host is deaf for so long and then acknowledges all of
// them.
uint64_t sent_again(bench &b, unsigned deaf)
{
    session s(b);
    const uint32_t row = 20; // three frames
    uint32_t word;
    b.press_reset();
    bool good = s.begin(1) && !bridge_link_poke(s.link, BRIDGE_LINK_GROUPS + 1, &row, 1, 1, &s.err);
    b.rest(deaf);
    good = good && s.events(row) &&
           bridge_link_next(s.link, &word, 10000 * bench::UsPerClock, &s.err) == 0;
    checks.check(good, "a host that was deaf", 0, deaf);
    b.press_reset(); // the next session may have the same number
    return bridge_link_counted(s.link)->repeated;
}

// A confirmed frame is not sent again, also when it comes in the very clock in which
// it would be: only what has begun by then is.
void acknowledged_in_time(bench &b)
{
    unsigned none = 5000, some = 10000; // clocks after which it sends nothing again, and something
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

// Acknowledgements in every clock around the end of a frame, and of a repeat, on a line that loses
// frames: the board knows of frames beyond a gap, and of old ones that were.
void acknowledged_at_all_times(bench &b)
{
    b.press_reset();
    for (uint8_t n = 1; n <= 30 && !checks.failed; n++) {
        b.lose(5 + b.rnd(45));
        session s(b);
        const bool good =
            s.begin(n) && s.exchange(1 + b.rnd(20), 1 + b.rnd(200)) && s.apart(1 + b.rnd(200));
        checks.equal("whether a session that loses frames ends well", good, true);
    }
    b.lose(0);
}

// A command of any group, with as many pokes as fit or fewer, from a host that does not wait.
void send_any_command(bench &b, uint8_t of, uint8_t number)
{
    static const unsigned Words[] = {3, 2, 0, 2, 1, 2}; // of a poke: the link's groups, the core's
    const uint32_t group = b.rnd(6);
    const unsigned most = Words[group] ? (BRIDGE_LINK_WORDS - 1) / Words[group] : 1;
    std::vector<uint32_t> frame = {1u | of << 8 | number << 16, group};
    for (unsigned left = Words[group] * (1 + b.rnd(most)); left; left--)
        frame.push_back(b.rnd(4) ? made_up::word_of(b.rnd(UINT32_MAX)) : b.rnd(300));
    b.send(frame);
}

// A greeting of another session in every state of a command, half of the time while all frames
// wait for the host: the new session has nothing of the old one, and executes its own commands.
void greeted_in_a_command(bench &b)
{
    b.press_reset();
    for (unsigned n = 0; n < 400 && !checks.failed; n++) {
        const uint8_t old = static_cast<uint8_t>(3 * n), in_between = old + 1, now = old + 2;
        uint8_t number = 1;
        checks.equal("whether the old session begins", session(b).begin(old), true);
        if (b.rnd(2)) { // a row of events, until the frames are full or nearly so
            b.send({1u | old << 8 | number++ << 16, BRIDGE_LINK_GROUPS + 1, 3000});
            b.rest(b.rnd(2) ? b.rnd(4000) : 6000);
        }
        send_any_command(b, old, number);
        b.rest(b.rnd(b.rnd(2) ? 40 : 800));
        if (b.rnd(4) == 0) b.send({2u | in_between << 8, 0});
        session s(b);
        bool good = s.begin(now);
        send_any_command(b, old, 1); // was still under way
        b.rest(b.rnd(300));
        good = good && s.exchange(1 + b.rnd(4), 1 + b.rnd(20)) && s.apart(4);
        checks.equal("whether the new session ends well", good, true);
    }
    b.press_reset(); // the next session may have the same number
}

// A command right after the greeting, while the core may still be in reset, from a host that waits
// for nothing and repeats: it is executed once, after the reset.
void commanded_in_reset(bench &b)
{
    for (unsigned n = 1; n <= 100 && !checks.failed; n++) {
        const uint8_t of = static_cast<uint8_t>(n);
        const uint32_t a = b.rnd(UINT32_MAX), exact = made_up::word(b.rnd, a);
        b.send({2u | of << 8, 0});
        b.rest(b.rnd(b.rnd(2) ? 4 : 80));
        for (unsigned times = 0; times < 2; times++) {
            b.send({1u | of << 8 | 1u << 16, BRIDGE_LINK_GROUPS, a, exact});
            b.rest(600);
        }
        session s(b);
        uint32_t word;
        const bool good = s.begin(of) && s.event(0, a, &exact, nullptr);
        checks.equal("whether a command behind a greeting is executed", good, true);
        checks.check(!good || bridge_link_next(s.link, &word, 500 * bench::UsPerClock, &s.err) == 0,
                     "whether it is executed once", 0, 1);
    }
    b.press_reset(); // the next session may have the same number
}

// A dump among events, most of the time while frames wait for the host: its numbers of frames are
// in order, and the frames between them are no more than there are slots.
void dumped_among_events(bench &b)
{
    unsigned apart = 0; // dumps with frames that are sent and not confirmed
    for (unsigned n = 1; n <= 60 && !checks.failed; n++) {
        const uint8_t of = static_cast<uint8_t>(n);
        const uint32_t row = 1 + b.rnd(1000);
        session s(b);
        checks.equal("whether the session begins", s.begin(of), true);
        b.send({1u | of << 8 | 1u << 16, BRIDGE_LINK_GROUPS + 1, row});
        b.rest(b.rnd(2) ? b.rnd(400) : 6000);
        b.send({1u | of << 8 | 2u << 16, BRIDGE_LINK_DUMP});
        uint32_t events = 0, kind = 0, count = 3, word = 0;
        for (bool dumped = false; (events < row || !dumped) && s.next(&kind);) {
            uint32_t head[6] = {kind};
            for (unsigned i = 1; i < (kind == 67 ? 6 : 2); i++) s.next(&head[i]);
            count = kind == 67 ? head[1] - 4 : kind == 64 ? 2 : 1;
            for (; count && s.next(&word); count--) {
            }
            events += kind == 64;
            if (kind != 67) continue;
            const uint8_t filled = static_cast<uint8_t>(head[3]),
                          confirmed = static_cast<uint8_t>(head[3] >> 8),
                          sent = static_cast<uint8_t>(head[3] >> 16);
            const uint8_t wait = static_cast<uint8_t>(filled - confirmed),
                          gone = static_cast<uint8_t>(sent - confirmed);
            dumped = true;
            apart += gone != 0;
            checks.check(wait <= 8, "frames that wait for the host, as a dump has them", wait, 8);
            checks.check(gone <= wait, "frames that are sent, as a dump has them", gone, wait);
            checks.equal("retires of a core without any", head[2], 0);
        }
        checks.equal("events around a dump", events, row);
    }
    checks.check(checks.failed || apart > 10, "dumps while frames wait", apart, 11);
    b.press_reset(); // the next session may have the same number
}

} // namespace

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        link_fault_rates hurt;
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
    checks.scene = "all bytes";
    all_bytes(b);
    checks.scene = "reset behind commands";
    for (unsigned commands :
         {1u, 2u, 3u, 100u, 253u, 254u, 255u, 256u, 257u, 258u, 508u, 509u, 510u, 511u, 512u, 513u})
        reset_behind(b, commands);
    checks.scene = "acknowledged in time";
    acknowledged_in_time(b);
    checks.scene = "acknowledged at all times";
    acknowledged_at_all_times(b);
    checks.scene = "greeted in a command";
    greeted_in_a_command(b);
    checks.scene = "commanded in reset";
    commanded_in_reset(b);
    checks.scene = "dumped among events";
    dumped_among_events(b);

    b.bytes = 0;
    const auto begin = std::chrono::steady_clock::now();
    for (unsigned kind = 0; b.bytes < wanted && !checks.failed; kind = (kind + 1) % Of) {
        checks.scene = Kinds[kind].name;
        b.hurt(Kinds[kind].hurt);
        const unsigned trouble = b.rnd(16); // before the session
        if (trouble == 0) b.press_reset();
        if (trouble == 1) { // a wrong rate, and the right one after it
            session wrong(b);
            b.garble(true);
            checks.check(!wrong.begin(++number), "a greeting at a wrong rate", 1, 0);
            b.garble(false);
        }
        session s(b);
        const bool began = s.begin(++number);
        // in the middle of a session the host may go, or the board may begin again
        const bool good =
            began && s.exchange(1 + b.rnd(60), 1 + b.rnd(2000)) && s.apart(1 + b.rnd(200));
        if (!good) given_up++;
        checks.check(good || s.err.text[0] || checks.failed, "why it gave up", 0, 1);
        if (good && trouble == 2) {
            b.press_reset();
            uint32_t word = 1;
            checks.check(bridge_link_poke(s.link, BRIDGE_LINK_GROUPS + 1, &word, 1, 1, &s.err) ==
                             -1,
                         "a poke of a board that was reset", 0, 1);
        }
        if (good && trouble == 3) { // words that the host no longer takes
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
    const double seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    std::printf("%llu bytes, %llu of them hurt, in %llu sessions, %llu of which gave up; %llu "
                "words came; %.0f s, %.0f bytes/s\n",
                (unsigned long long)b.bytes, (unsigned long long)injuries,
                (unsigned long long)sessions, (unsigned long long)given_up,
                (unsigned long long)words, seconds, static_cast<double>(b.bytes) / seconds);
    return checks.end();
}
