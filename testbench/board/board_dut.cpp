// A core on a board, driven by the pins; see board_dut.h.
#include "board_dut.h"

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <unistd.h>

extern "C" {
#include "../../bridge/trace.h"
}

namespace testbench {

namespace {

// Records of the board in addition to those of a trace: rtl/board/link.md.
constexpr uint32_t RecordClock = 5, RecordRequest = 64, RecordBusy = 65, RecordSignature = 66,
                   RecordDump = 67;
constexpr size_t RequestHead = 3; // record, port, words that follow
constexpr size_t DumpHead = 6;    // record, words that follow, retires, three of the link
constexpr uint32_t DumpRetires = 256, DumpWarps = 32, Widths = 64;
constexpr size_t DumpWords = DumpHead + 2 * (DumpWarps + DumpRetires);

// How long a virtual clock waits for the board when nothing else is to be done; and how many other
// words may come before the required one.
constexpr uint32_t IdleUs = 1000, MustWords = 1 << 20;

} // namespace

board_dut::board_dut(const testbench_config &config, uint64_t build) : config_(config)
{
    bridge_board board;
    // sessions differ between runs, so that late words of an earlier one are known by that
    uint8_t session = static_cast<uint8_t>(std::time(nullptr) ^ getpid());

    if (bridge_socket_is(config.port)) socket_ = bridge_socket_open(config.port, &line_, &error_);
    else port_ = bridge_serial_open(config.port, config.baud, &line_, &error_);
    if (port_ || socket_) link_ = bridge_link_create(&line_, timeout_us());
    // two of them: the first one may be that of the run before, which would go on
    if (!link_ || bridge_link_begin(link_, session, &board, &error_) ||
        bridge_link_begin(link_, static_cast<uint8_t>(session + 1), &board, &error_))
        fail();
    else if (board.build != build) wrong_build(board.build, build);
    else if (config.signature && !board.signatures) {
        common_fail(&error_,
                    "the board tells no signatures: its bitstream was made with SIGNATURE=0");
        fail();
    } else set_mode();
    if (link_) heard_us_ = line_.now_us(line_.context);
}

// Signatures, if they are wanted. From where a warp's events are wanted each retire has one, so
// that the order between warps is the core's.
void board_dut::set_mode()
{
    if (!config_.signature) return;
    for (uint32_t n = 0; n < Widths; n++)
        poke(BRIDGE_LINK_WIDTH, {n, bridge_signature_width(config_.bridge, n)});
    if (config_.window)
        poke(BRIDGE_LINK_MODE, {2 | config_.window_warp << 8, config_.window_order,
                                config_.window_order ? config_.signature - 1 : 0});
    else poke(BRIDGE_LINK_MODE, {1, 0, config_.signature - 1});
    flush();
}

board_dut::~board_dut()
{
    bridge_link_destroy(link_);
    bridge_serial_close(port_);
    bridge_socket_close(socket_);
}

bool board_dut::wrong_build(uint64_t board, uint64_t build)
{
    common_fail(&error_,
                "the board's bitstream is %016llx, and this command is for %016llx: another core, "
                "shape or state of the "
                "sources",
                static_cast<unsigned long long>(board), static_cast<unsigned long long>(build));
    return fail();
}

// Nothing more is asked of the board; the checker stops the run.
bool board_dut::fail()
{
    if (!failed_) bridge_fail(config_.bridge, BRIDGE_LINK_ERROR, "%s", error_.text);
    failed_ = true;
    busy_ = false;
    return false;
}

const board_dut::request *board_dut::waiting(uint32_t port) const
{
    for (const request &r : requests_)
        if (r.port == port) return &r;
    return nullptr;
}

void board_dut::taken(uint32_t port, bool answered)
{
    for (auto r = requests_.begin(); r != requests_.end(); ++r)
        if (r->port == port) {
            owed_ += answered;
            requests_.erase(r);
            return;
        }
}

bool board_dut::whole(const request &r, size_t words)
{
    if (r.word.size() == words) return true;
    common_fail(&error_, "the board's request on port %u has %zu words, and %zu are right", r.port,
                r.word.size(), words);
    return fail();
}

void board_dut::poke(uint32_t group, const std::vector<uint32_t> &word)
{
    if (pokes_ && group != group_) flush();
    group_ = group;
    size_ = word.size();
    pokes_++;
    poked_.insert(poked_.end(), word.begin(), word.end());
}

bool board_dut::flush()
{
    if (!pokes_ || failed_) return !failed_;
    if (bridge_link_poke(link_, group_, poked_.data(), size_, pokes_, &error_)) return fail();
    pokes_ = 0;
    poked_.clear();
    return true;
}

void board_dut::start(uint32_t group)
{
    poke(BRIDGE_LINK_GROUPS + group, {});
    if (!flush()) return;
    told_ = false;
    begins_ = true;
    for (uint32_t words = 0; !told_ && words < MustWords && take_word(timeout_us()); words++) {
    }
    if (!told_ && !failed_) {
        common_fail(&error_, "the board does not say whether it has begun");
        fail();
    }
}

// returns whether one came
bool board_dut::take_word(uint32_t wait_us)
{
    uint32_t word;
    if (failed_) return false;
    int got = bridge_link_next(link_, &word, wait_us, &error_);
    if (got < 0) return fail();
    if (got == 0) return false;
    heard_us_ = line_.now_us(line_.context);
    record_.push_back(word);
    return take_record();
}

// The record that has come so far, if it is whole.
bool board_dut::take_record()
{
    size_t size;
    if (record_[0] == RecordRequest)
        size = record_.size() < RequestHead ? 0 : RequestHead + record_[2];
    else if (record_[0] == RecordBusy) size = 2;
    else if (record_[0] == RecordSignature) size = 5;
    else if (record_[0] == RecordDump)
        size = record_.size() < 2 ? 0 : record_[1] == DumpWords - 2 ? DumpWords : SIZE_MAX;
    else size = bridge_trace_event_words(record_.data(), record_.size());
    if (size == SIZE_MAX) {
        common_fail(&error_, "the board tells a record of kind %u, which is none", record_[0]);
        return fail();
    }
    if (size == 0 || record_.size() < size) return true;
    if (record_[0] == RecordRequest) {
        requests_.push_back({record_[1], {record_.begin() + RequestHead, record_.end()}});
    } else if (record_[0] == RecordDump) {
        tell_hang();
        dumped_ = true;
    } else if (record_[0] == RecordClock) {
        tell_clock();
    } else {
        clock_.push_back(record_);
    }
    record_.clear();
    return true;
}

// The events of one clock of the core are reported together, as in a simulation: a virtual clock
// may end between two of its records.
void board_dut::tell_clock()
{
    for (const std::vector<uint32_t> &r : clock_) {
        if (r[0] == RecordBusy) {
            busy_ = r[1] & 1;
            told_ = true;
            began_ |= begins_;
        } else if (began_ && r[0] == RecordSignature) {
            bridge_signature(config_.bridge, r[1], r[2], r[3] | uint64_t{r[4]} << 32);
        } else if (began_) {
            bridge_trace_event(config_.bridge, r.data(), r.size());
        }
    }
    clock_.clear();
    clock_over_ = true; // the environment reports it to the checker, in its own clocks
}

void board_dut::edge()
{
    if (!flush()) return;
    clock_over_ = false;
    bool wait = requests_.empty() && !owed_;
    while (!clock_over_ && take_word(wait ? IdleUs : 0)) {
    }
    if (clock_over_ || !wait || !busy_) heard_us_ = line_.now_us(line_.context);
    else look_for_hang();
}

// Nothing is owed to the core, and it says nothing.
void board_dut::look_for_hang()
{
    if (failed_ || line_.now_us(line_.context) - heard_us_ < timeout_us()) return;
    poke(BRIDGE_LINK_DUMP, {});
    if (!flush()) return;
    for (uint32_t words = 0; !dumped_ && words < MustWords && take_word(timeout_us()); words++) {
    }
    if (failed_) return;
    bridge_fail(config_.bridge, BRIDGE_HANG,
                dumped_ ? "the core has told nothing for %u s, and the link is well; where it "
                          "stands is told above"
                        : "the core has told nothing for %u s, and the link is well; where it "
                          "stands a bitstream with SIGNATURE=0 does not tell",
                config_.timeout);
    failed_ = true;
    busy_ = false;
}

// The pc of each warp, the queue to the host, and the last retires: board_signature.sv.
void board_dut::tell_hang()
{
    const size_t ring = DumpHead + 2 * DumpWarps;
    const uint32_t link = record_[3], retires = record_[2];
    std::fprintf(
        stderr, "%u retires; frames to the host: %u filled, %u sent, %u confirmed, %u words wait\n",
        retires, link & 0xff, link >> 16 & 0xff, link >> 8 & 0xff, link >> 24);
    for (size_t at = DumpHead; at + 1 < ring; at += 2)
        if (record_[at] || record_[at + 1])
            std::fprintf(stderr, "warp %zu: order %u pc 0x%x was its last\n", (at - DumpHead) / 2,
                         record_[at + 1], record_[at]);
    const uint32_t kept = retires < DumpRetires ? retires : DumpRetires;
    for (size_t i = DumpRetires - kept; i < DumpRetires; i++)
        std::fprintf(stderr, "warp %u order %u pc 0x%x\n", record_[ring + 2 * i + 1] >> 24,
                     record_[ring + 2 * i + 1] & 0xffffff, record_[ring + 2 * i]);
}

} // namespace testbench
