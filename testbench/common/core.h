// A Verilated core as a SystemC module: one temporally decoupled thread clocks it. This is the
// common part of every core: reset, configuration registers at a target socket, start, start of
// further programs without a reset, the clock loop with checker, sweep, watchdog and waves. A
// derived class drives the core's own pins and turns its handshakes into TLM-2.0 transactions.
#ifndef TESTBENCH_CORE_H
#define TESTBENCH_CORE_H

#include <cstdint>
#include <cstring>
#include <deque>
#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

#include <systemc>
#include <tlm>
#include <tlm_utils/simple_initiator_socket.h>
#include <tlm_utils/simple_target_socket.h>
#include <tlm_utils/tlm_quantumkeeper.h>

extern "C" {
#include "../../bridge/result.h"
#include "../../model/common/rng.h"
}
#include "harness.h"
#include "memory.h"
#include "pins.h"
#include "port.h"
#include "writes.h"

namespace testbench {

constexpr int CoreNumber = 0; // parameter CORE of the taps; one core a process
// Byte addresses on the register socket: 4 * cfg_addr, and one more.
constexpr uint64_t RegisterStart = 0x400;

// The run cannot be made as it was asked for; what() is the whole reason.
struct refused : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// Throws refused when the RTL does not read one of them.
void check_plusargs(const char *const *plusargs, bool board, const testbench_ops &ops);

class core : public sc_core::sc_module {
public:
    tlm_utils::simple_target_socket<core> registers;

    core(sc_core::sc_module_name name, const testbench_config &config, const testbench_ops &ops,
         sc_core::sc_time clock, disturbance disturb, sc_core::sc_event &done);
    ~core() override;

    // The next program, on the core as the last one left it.
    //   when  it is done, and before the host writes its registers
    void follow(const common_program &next);

    testbench_end end() const { return end_; }
    uint64_t clocks() const { return clock_; }
    double seconds() const { return seconds_; }
    double reset_seconds() const { return reset_seconds_; }

protected:
    using initiator = tlm_utils::simple_initiator_socket<core>;

    // A clock up to its edge: drives the pins, lets them settle, performs the requests that the
    // edge transfers.
    virtual void drive() = 0;
    virtual void settle() = 0; // the pins alone, as control_ says: reset and configuration
    virtual bool busy() const = 0;
    virtual int sweep() = 0; // 0: go on
    // Pointers among the registers that the host writes (writes.h), if their order means nothing
    // but for these. Null: it does.
    virtual const std::vector<uint32_t> *pointers() const { return nullptr; }
    // Whether a launch of this program changes no register that the host has written, and writing
    // all of them again would change nothing either: then the next launch may do without.
    virtual bool keeps_registers(const common_program &) const { return false; }
    virtual void prepare() {} // program_ has changed: informs the core's own side of the pins

    // When a port lets nothing through. Each port of a core has one.
    class gate {
    public:
        // bit: of draw(), from which on 8 bits decide whether the port stalls
        gate(core &owner, unsigned bit);
        bool takes(uint64_t random) // a request in this clock
        {
            return !owner_.stalled(random, bit_) && !(shuts() && shut(asking_, Asking));
        }
        bool gives() { return !(shuts() && shut(answering_, Answering)); } // an answer
        void use() { used_ = true; } // the program uses it: it may starve

    private:
        friend core;
        enum { Asking = 1, Answering = 2 };
        bool shuts() const { return owner_.disturb_.shut != disturbance::Never; }
        bool shut(windows &side, unsigned bit);

        core &owner_;
        const unsigned bit_;
        windows asking_, answering_;
        bool used_ = false;
    };

    // A port on which the core asks: requests wait for ready, answers go back in request order.
    //   Request  must not change while it waits; comparable
    //   Words    of an answer; 0: there are none
    template <typename Request, size_t Words> class port {
    public:
        // bit: as a gate's
        port(core &owner, const char *name, unsigned bit)
            : owner_(owner), name_(name), gate_(owner, bit)
        {
            owner.under_way_.push_back([this] { return under_way(); });
        }

        // This clock's ready.
        bool ready(uint64_t random) { return gate_.takes(random) && !answers_.full(); }
        // This clock's answer, if one is due.
        template <typename Data> bool answer(Data &data)
        {
            static_assert(sizeof data == 4 * Words, "answer");
            if (!answers_.due(owner_.clock_) || !gate_.gives()) return false;
            std::memcpy(&data, answers_.front().word.data(), sizeof data);
            answers_.pop();
            return true;
        }
        // With settled pins: whether the coming edge transfers the request. Each clock.
        //   show  returns the Request on the pins
        template <typename Show> bool transfers(bool valid, bool ready, Show show)
        {
            if (!waiting_.steady(valid, ready, show)) owner_.unsteady(name_);
            if (valid) gate_.use();
            return valid && ready;
        }
        // The answer to the request that is transferred: a read of 4 * Words bytes.
        void read(initiator &socket, uint64_t addr)
        {
            auto &entry = answers_.push();
            entry.ready = owner_.transport(socket, tlm::TLM_READ_COMMAND, addr, entry.word.data(),
                                           4 * Words, nullptr);
        }

    private:
        // "a request on port mem", "2 answers on port mem"; empty: nothing.
        std::string under_way() const
        {
            std::string text = waiting_.waits() ? "a request" : "";
            if (answers_.count())
                text +=
                    (text.empty() ? "" : " and ") + std::to_string(answers_.count()) + " answers";
            return text.empty() ? text : text + " on port " + name_;
        }

        core &owner_;
        const char *const name_;
        gate gate_;
        responses<Words> answers_;
        waiting_request<Request> waiting_;
    };

    // This clock's random bits; all ones where nothing is disturbed.
    uint64_t draw();
    bool stalled(uint64_t random, unsigned bit) const
    {
        return (random >> bit & 0xff) < disturb_.stall;
    }
    uint32_t
    held(uint64_t random) const; // warps that are not to be issued; uses bits 0-12 and 32-63

    // The pins of a core that no longer works and is not done, as text.
    std::string standing() const;

    // INTERNAL: a claim of the RTL does not hold. A run without a checker ends with an exception.
    void judge_claims();

    // ORDER, in a run with a checker: a request on this port changed while it waited for ready.
    void unsteady(const char *port);

    // Returns the clock in which the response may come. The transaction is trans_, with its
    // extensions.
    uint64_t transport(initiator &socket, tlm::tlm_command command, uint64_t addr, uint32_t *word,
                       size_t bytes, const uint8_t *enable);

    const testbench_config config_;
    const common_program *program_; // whose turn it is
    testbench_dut *dut_ = nullptr;
    bool kept_ = false; // the core knows its state after its reset
    testbench_control control_ = {};
    uint64_t clock_ = 0; // since the first start
    tlm::tlm_generic_payload trans_;
    uint64_t patience_ = 1; // watchdogs that a core without taps may let pass between two requests

private:
    SC_HAS_PROCESS(core);

    void answered(const initiator &socket, uint64_t addr, uint32_t *word, size_t words);
    void write_register(tlm::tlm_generic_payload &trans, sc_core::sc_time &delay);
    void run();
    void reset();
    bool take_left();
    void idle_clock();
    void configure(const std::function<void()> &clock);
    void reconfigure();
    void end_clock();
    bool starts_early();
    // The levels that also change the host's actions between two programs.
    bool shuffles() const { return disturb_.calms || disturb_.shut != disturbance::Never; }
    void launch();
    bool tick(); // false: the run is over
    bool watch();
    void wave();
    void starve();

    struct left_core;
    static left_core left_;

    const testbench_ops &ops_;
    const sc_core::sc_time period_;
    const disturbance disturb_;
    sc_core::sc_event &done_;
    sc_core::sc_event start_;
    bool started_ = false;
    uint64_t begin_ = 0;           // clock of this program's start
    bool idle_clock_open_ = false; // starts_early(): drive() was, the edge was not
    // of the host: for the next start, and those before in the host's order
    std::deque<register_write> writes_, written_;

    tlm_utils::tlm_quantumkeeper keeper_;
    common_rng rng_, order_, early_;
    windows calm_;
    std::vector<const gate *> gates_;
    std::vector<std::function<std::string()>> under_way_; // of each port
    const gate *starved_ = nullptr;                       // at the time; nullptr: none
    unsigned starved_sides_ = 0;                          // of gate::Asking, gate::Answering
    uint64_t starves_until_ = 0;
    common_rng starving_;
    uint64_t progress_ = 0; // clock of the last request, for a core without taps
    bool wave_open_ = false;
    testbench_end end_ = TESTBENCH_DONE;
    double seconds_ = 0, reset_seconds_ = 0;
};

} // namespace testbench

#endif
