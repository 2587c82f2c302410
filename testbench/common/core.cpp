// A Verilated core in SystemC; see core.h.
#include "core.h"

#include <cstring>
#include <ctime>

extern "C" {
#include "../../bridge/dpi.h"
}
#include "claim.h"

namespace testbench {

namespace {

constexpr int StackBytes = 8 << 20; // the writer of a wave needs frames beyond SystemC's 64 KB
constexpr int ResetClocks = 4;
constexpr uint64_t ClearClocks =
    1 << 20;                         // most that a core may take to clear its memories after reset
constexpr uint64_t SettleClocks = 4; // busy_o has risen this many clocks after start
constexpr uint64_t WaveTail = 20;    // clocks that a wave goes on after the run was stopped
constexpr uint64_t SweepGrain = 16;  // clocks between two questions whether a sweep is due
// Streams of the seed. Environments take small numbers for their memories.
constexpr uint64_t StarvingStream = 0x100, CalmStream = 0x101, OrderStream = 0x102,
                   EarlyStream = 0x103, GateStream = 0x200;
// Clocks that a port starves, and that all run before another does: then whatever waited goes on.
constexpr uint32_t StarveLeast = 200, StarveMost = 2000, PauseLeast = 64, PauseMost = 512;
constexpr uint32_t StartMost = 32; // clocks between two looks whether any port is used yet

// Processor time: the simulation is one thread, so on an idle machine this is its wall time, and on
// a busy one still a measure of it.
double cpu_seconds()
{
    timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

} // namespace

// The core of the last run of this process, which knows its state after its reset. The next run
// takes it if a reset would restore that state.
struct core::left_core {
    const testbench_ops *ops = nullptr;
    testbench_dut *dut = nullptr;
    uint64_t draw = 0; // of the values of registers and RAMs before the reset
    std::vector<std::string> plusargs;
};
core::left_core core::left_;

namespace {

uint64_t draw_of(const testbench_config &config)
{
    return config.seed / TESTBENCH_SEEDS_ALIKE;
}

std::vector<std::string> plusargs_of(const testbench_config &config)
{
    std::vector<std::string> all;
    for (size_t i = 0; config.plusargs && config.plusargs[i]; i++)
        all.emplace_back(config.plusargs[i]);
    return all;
}

} // namespace

// A plusarg that nothing in the RTL reads would be ignored silently.
void check_plusargs(const char *const *plusargs, bool board, const testbench_ops &ops)
{
    for (size_t i = 0; plusargs && plusargs[i]; i++) {
        const std::string given = plusargs[i] + 1; // after its '+'
        std::string known;
        bool read = false;
        for (size_t k = 0; ops.plusargs[k]; k++) {
            read |= given.rfind(ops.plusargs[k], 0) == 0;
            known += (k ? ", " : "") + std::string(ops.plusargs[k]);
        }
        if (read) continue;
        throw refused("--plus '" + given.substr(0, 60) + "': " +
                      (board           ? "a board takes none"
                       : known.empty() ? "the RTL of this build reads none"
                                       : "the RTL of this build reads " + known));
    }
}

core::core(sc_core::sc_module_name name, const testbench_config &config, const testbench_ops &ops,
           sc_core::sc_time clock, disturbance disturb, sc_core::sc_event &done)
    : sc_module(name), registers("registers"), config_(config), program_(config.program), ops_(ops),
      period_(clock), disturb_(disturb), done_(done), rng_(common_rng_make(config.seed, 1)),
      order_(common_rng_make(config.seed, OrderStream)),
      early_(common_rng_make(config.seed, EarlyStream)),
      calm_(common_rng_make(config.seed, CalmStream)),
      starving_(common_rng_make(config.seed, StarvingStream))
{
    check_plusargs(config.plusargs, config.port != nullptr, ops);
    registers.register_b_transport(this, &core::write_register);
    SC_THREAD(run);
    set_stack_size(StackBytes);
}

core::~core()
{
    bridge_dpi_attach(CoreNumber, nullptr);
    if (dut_ && kept_) left_ = {&ops_, dut_, draw_of(config_), plusargs_of(config_)};
    else if (dut_) ops_.destroy(dut_);
}

void core::write_register(tlm::tlm_generic_payload &trans, sc_core::sc_time &)
{
    uint64_t addr = trans.get_address();
    bool good = trans.is_write() && trans.get_data_length() == 4 && !trans.get_byte_enable_ptr() &&
                addr % 4 == 0 && addr <= RegisterStart && !started_;
    if (good && addr == RegisterStart) {
        started_ = true;
        start_.notify();
    } else if (good) {
        uint32_t data;
        std::memcpy(&data, trans.get_data_ptr(), 4);
        writes_.push_back({static_cast<uint32_t>(addr / 4), data});
    }
    trans.set_response_status(good ? tlm::TLM_OK_RESPONSE : tlm::TLM_GENERIC_ERROR_RESPONSE);
}

void core::idle_clock()
{
    settle();
    ops_.edge(dut_);
}

// The core of the run before, as it was after its reset. A run with a wave has one of its own.
bool core::take_left()
{
    const left_core left = std::move(left_);
    left_ = {};
    if (!left.dut) return false;
    if (left.ops != &ops_ || config_.wave_file || left.draw != draw_of(config_) ||
        left.plusargs != plusargs_of(config_)) {
        left.ops->destroy(left.dut);
        return false;
    }
    dut_ = left.dut;
    ops_.restore(dut_);
    kept_ = control_.rst_n = true;
    return true;
}

void core::reset()
{
    double begin = cpu_seconds();
    if (!take_left()) {
        bridge_dpi_reset(CoreNumber);
        dut_ = ops_.create(&config_);
        begin = cpu_seconds();
        for (int i = 0; i < ResetClocks; i++) idle_clock();
        control_.rst_n = true;
        idle_clock();
        for (uint64_t i = 0; busy() && i < ClearClocks; i++) idle_clock();
        kept_ = !config_.wave_file && ops_.keep && ops_.keep(dut_);
    }
    configure([this] { idle_clock(); });
    judge_claims();
    reset_seconds_ = cpu_seconds() - begin;
    bridge_dpi_attach(CoreNumber, config_.bridge);
}

// The registers that the host has written, one in a clock, and one clock more; where ports shut for
// a while, in an order that is drawn. From then on the words on the bus are no writes: a core that
// took one for a write would have another value in the last register.
void core::configure(const std::function<void()> &clock)
{
    written_ = writes_;
    if (pointers() && shuffles()) writes_ = mixed_writes(writes_, *pointers(), order_);
    for (const auto &write : writes_) {
        control_.cfg_valid = true;
        control_.cfg_addr = static_cast<uint8_t>(write[0]);
        control_.cfg_data = write[1];
        clock();
    }
    writes_.clear();
    control_.cfg_valid = false;
    control_.cfg_data = ~control_.cfg_data;
    clock();
}

// The clock after drive(), without a judgement whether the run is over.
void core::end_clock()
{
    ops_.edge(dut_);
    judge_claims();
    if (config_.bridge) bridge_clock(config_.bridge, clock_);
    clock_++;
}

// The registers for a program that follows another one: clocks that count, with requests and
// answers that are under way. A program whose registers hold its values already can start in the
// first clock in which the core is idle: that clock has no edge yet (starts_early()), and gets the
// start.
void core::reconfigure()
{
    control_.start = false;
    if (idle_clock_open_ && writes_ == written_ && keeps_registers(*program_)) {
        writes_.clear();
    } else {
        if (idle_clock_open_) end_clock();
        configure([this] {
            if (config_.wave_file) wave();
            drive();
            end_clock();
            keeper_.inc(period_);
        });
    }
    idle_clock_open_ = false;
    if (config_.bridge) bridge_start(config_.bridge);
    begin_ = progress_ = clock_;
}

// Whether this is the first idle clock after a program, and it stays without an edge until the
// host has given the next program. Drawn for each program, where ports shut for a while.
bool core::starts_early()
{
    return program_->next && shuffles() && !config_.port && keeps_registers(*program_->next) &&
           !busy() && clock_ >= begin_ + SettleClocks && common_rng_below(&early_, 2);
}

void core::follow(const common_program &next)
{
    program_ = &next;
    prepare();
}

void core::run()
{
    for (;;) {
        while (!started_) wait(start_);
        if (dut_) {
            reconfigure();
        } else {
            reset();
            keeper_.reset();
        }
        launch();
        started_ = false;
        keeper_.sync();
        done_.notify();
    }
}

// From start to done.
void core::launch()
{
    double begin = cpu_seconds();
    while (tick()) {
        keeper_.inc(period_);
        if (keeper_.need_sync()) keeper_.sync();
    }
    if (wave_open_ && (end_ != TESTBENCH_DONE || !program_->next)) ops_.wave_close(dut_);
    if (config_.bridge && !config_.port) sweep(); // a board's memories are not read
    seconds_ += cpu_seconds() - begin;
}

// One clock.
bool core::tick()
{
    if (config_.wave_file) wave();
    control_.start = clock_ == begin_;
    drive();
    if (starts_early()) {
        idle_clock_open_ = true;
        end_ = TESTBENCH_DONE;
        return false;
    }
    ops_.edge(dut_);
    return watch();
}

uint64_t core::draw()
{
    if (!(disturb_.stall | disturb_.hold) || (disturb_.calms && calm_.shut(clock_)))
        return ~UINT64_C(0);
    return common_rng_next(&rng_);
}

uint32_t core::held(uint64_t random) const
{
    return (random & 0xff) < disturb_.hold
               ? static_cast<uint32_t>(1u << (random >> 8 & 31) | (random >> 48 & random >> 32))
               : 0;
}

core::gate::gate(core &owner, unsigned bit)
    : owner_(owner), bit_(bit),
      asking_(common_rng_make(owner.config_.seed, GateStream + 2 * owner.gates_.size())),
      answering_(common_rng_make(owner.config_.seed, GateStream + 2 * owner.gates_.size() + 1))
{
    owner.gates_.push_back(this);
}

bool core::gate::shut(windows &side, unsigned bit)
{
    if (owner_.disturb_.shut == disturbance::Bursts) return side.shut(owner_.clock_);
    if (owner_.clock_ >= owner_.starves_until_) owner_.starve();
    return owner_.starved_ == this && (owner_.starved_sides_ & bit);
}

// A pause after each port that starved; then one of those that the program uses.
void core::starve()
{
    std::vector<const gate *> used;
    for (const gate *g : gates_)
        if (g->used_) used.push_back(g);
    if (starved_ || used.empty()) {
        const uint32_t least = starved_ ? PauseLeast : 1, most = starved_ ? PauseMost : StartMost;
        starved_ = nullptr;
        starves_until_ = clock_ + least + common_rng_below(&starving_, most - least + 1);
        return;
    }
    starved_ = used[common_rng_below(&starving_, static_cast<uint32_t>(used.size()))];
    starved_sides_ = 1 + common_rng_below(&starving_, gate::Asking | gate::Answering);
    starves_until_ =
        clock_ + StarveLeast + common_rng_below(&starving_, StarveMost - StarveLeast + 1);
}

uint64_t core::transport(initiator &socket, tlm::tlm_command command, uint64_t addr, uint32_t *word,
                         size_t bytes, const uint8_t *enable)
{
    trans_.set_command(command);
    trans_.set_address(addr);
    trans_.set_data_ptr(reinterpret_cast<uint8_t *>(word));
    trans_.set_data_length(static_cast<unsigned>(bytes));
    trans_.set_streaming_width(static_cast<unsigned>(bytes));
    trans_.set_byte_enable_ptr(const_cast<uint8_t *>(enable));
    trans_.set_byte_enable_length(enable ? static_cast<unsigned>(bytes) : 0);
    trans_.set_response_status(tlm::TLM_INCOMPLETE_RESPONSE);
    const sc_core::sc_time local_time = keeper_.get_local_time();
    sc_core::sc_time delay = local_time;
    socket->b_transport(trans_, delay);
    if (command == tlm::TLM_READ_COMMAND && (config_.port || config_.answer))
        answered(socket, addr, word, bytes / 4);
    progress_ = clock_;
    uint64_t clocks = (delay - local_time).value() / period_.value();
    return clock_ + (clocks ? clocks : 1);
}

// The answers of the memories to a board are recorded. A simulation that shall see the same gets
// the recorded answers.
void core::answered(const initiator &socket, uint64_t addr, uint32_t *word, size_t words)
{
    if (config_.answer) config_.answer(config_.context, socket.basename(), addr, word, words);
    else bridge_answer(config_.bridge, socket.basename(), addr, word, static_cast<uint32_t>(words));
}

std::string core::standing() const
{
    std::string text;
    for (const auto &port : under_way_) {
        const std::string one = port();
        if (!one.empty()) text += (text.empty() ? "" : ", ") + one;
    }
    if (text.empty()) text = "nothing on any port";
    return std::string("the core's busy_o is ") + (busy() ? "high" : "low") + ", with " + text +
           " under way";
}

void core::judge_claims()
{
    const char *claim = testbench_claim();
    if (!claim) return;
    kept_ = false; // its state is unknown from here on
    if (!config_.bridge) throw refused(claim);
    bridge_fail(config_.bridge, BRIDGE_INTERNAL, "%s", claim);
}

void core::unsteady(const char *port)
{
    if (!config_.bridge) return;
    bridge_fail(config_.bridge, BRIDGE_ORDER,
                "clock %llu: the request on the %s port changed or went before it was taken; it "
                "has to stay "
                "until ready",
                static_cast<unsigned long long>(clock_), port);
}

// After the edge: hands the clock to the checker and decides whether to go on.
bool core::watch()
{
    uint64_t clock = clock_++;
    bool over = true;
    judge_claims();
    if (config_.bridge && bridge_clock(config_.bridge, clock)) {
        end_ = TESTBENCH_STOP;
        bridge_explain(config_.bridge, standing().c_str());
    } else if (config_.bridge && clock % SweepGrain == 0 && bridge_sweep_due(config_.bridge) &&
               sweep()) {
        end_ = TESTBENCH_STOP;
    } else if (!busy() && clock >= begin_ + SettleClocks) {
        end_ = TESTBENCH_DONE;
    } else if (!config_.bridge && clock - progress_ >= config_.watchdog * patience_) {
        end_ = TESTBENCH_HANG;
    } else if (!config_.bridge && config_.interrupt && *config_.interrupt) {
        end_ = TESTBENCH_INTERRUPTED;
    } else if (config_.max_clocks && clock_ >= config_.max_clocks) {
        end_ = TESTBENCH_LIMIT;
    } else {
        over = false;
    }
    if (over && end_ == TESTBENCH_STOP && wave_open_) {
        bridge_dpi_attach(CoreNumber, nullptr);
        for (uint64_t i = 0; i < WaveTail; i++) {
            control_.start = false;
            drive();
            ops_.edge(dut_);
        }
    }
    return !over;
}

void core::wave()
{
    if (clock_ == config_.wave_from && !wave_open_) { // a clock may be driven twice: starts_early()
        ops_.wave_open(dut_, config_.wave_file, clock_);
        wave_open_ = true;
    }
    if (wave_open_ && config_.wave_to && clock_ > config_.wave_to) {
        ops_.wave_close(dut_);
        wave_open_ = false;
    }
}

} // namespace testbench
