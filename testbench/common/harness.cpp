// Runs the environment of an ISA as a SystemC simulation; see harness.h.
#include "harness.h"

#include <cstdlib>
#include <cstring>

#include "environment.h"

namespace {

constexpr uint64_t QuantumClocks = 1000;

const testbench::environment *find(const char *isa)
{
    for (auto environment = testbench::environments; *environment; environment++)
        if (!std::strcmp((*environment)->isa, isa)) return *environment;
    return nullptr;
}

// The arguments of sc_main; SystemC passes none of ours.
struct request {
    const testbench::environment *environment;
    const testbench_config *config;
    testbench_result *result;
    common_error *err;
    bool good;
};
request *current;

// SystemC keeps modules, processes and time in a context, which cannot be started again once it was
// stopped: each run has its own. The one that was there before main() belongs to static objects of
// the library, which look at it when the process ends.
class simulation {
public:
    explicit simulation(const request &of) : of_(of), first_(sc_core::sc_get_curr_simcontext())
    {
        enter(new sc_core::sc_simcontext);
    }
    // Where an exception left threads that have not ended, the context stays: it must not be freed
    // (host.cpp).
    ~simulation()
    {
        if (of_.good) delete sc_core::sc_get_curr_simcontext();
        enter(first_);
    }
    simulation(const simulation &) = delete;
    simulation &operator=(const simulation &) = delete;

private:
    static void enter(sc_core::sc_simcontext *context)
    {
        sc_core::sc_curr_simcontext = sc_core::sc_default_global_context = context;
    }
    const request &of_;
    sc_core::sc_simcontext *const first_;
};

} // namespace

int sc_main(int, char *[])
{
    try {
        tlm_utils::tlm_quantumkeeper::set_global_quantum(testbench::clock_period() * QuantumClocks);
        current->good = current->environment->run(*current->config, *current->result, current->err);
    } catch (const testbench::refused &e) {
        common_fail(current->err, "warpstep: error: %s", e.what());
    } catch (const std::exception &e) {
        common_fail(current->err, "warpstep: error: simulation failed: %s", e.what());
    }
    return 0;
}

extern "C" int testbench_machine(const char *isa, common_machine *machine)
{
    const auto *environment = find(isa);
    if (!environment) return -1;
    *machine = *environment->machine;
    return 0;
}

extern "C" bool testbench_has_bare(const char *isa)
{
    const auto *environment = find(isa);
    return environment && environment->bare;
}

extern "C" const char *const *testbench_plusargs(const char *isa)
{
    const auto *environment = find(isa);
    return environment && environment->tapped ? environment->tapped->plusargs : nullptr;
}

extern "C" int testbench_check_plusargs(const char *isa, const char *const *plusargs,
                                        common_error *err)
{
    const auto *environment = find(isa);
    if (!environment || !environment->tapped) return 0;
    try {
        testbench::check_plusargs(plusargs, false, *environment->tapped);
    } catch (const testbench::refused &e) {
        return common_fail(err, "warpstep: error: %s", e.what());
    }
    return 0;
}

extern "C" const char *testbench_disturb_name(testbench_disturb disturb)
{
    static const char *const names[] = {"none", "mild", "wild", "burst", "starve"};
    return names[disturb];
}

// A launch that brings thousands of words through a port that starves takes tens of thousands of
// clocks.
extern "C" uint64_t testbench_watchdog(testbench_disturb disturb)
{
    return disturb == TESTBENCH_BURST || disturb == TESTBENCH_STARVE ? 200000 : 20000;
}

extern "C" int testbench_run(const testbench_config *config, testbench_result *result,
                             common_error *err)
{
    testbench_config filled = *config;
    const auto *environment = find(config->isa);
    if (!environment)
        return common_fail(err, "warpstep: error: %s has no core yet; --model-only runs the model",
                           config->isa);
    if (config->program->next && !environment->follows)
        return common_fail(err, "%s: error: .then; the environment of '%s' takes one program",
                           config->program->name, config->isa);
    if (config->port && !environment->board)
        return common_fail(err,
                           "warpstep: error: %s is on no board; docs/board.md says what its "
                           "environment needs for one",
                           config->isa);
    if (!filled.watchdog) filled.watchdog = testbench_watchdog(filled.disturb);
    *result = {};
    request req = {environment, &filled, result, err, false};
    current = &req;
    setenv("SYSTEMC_DISABLE_COPYRIGHT_MESSAGE", "1", 1);
    char name[] = "warpstep";
    char *argv[] = {name, nullptr};
    sc_core::sc_report_handler::set_actions("/IEEE_Std_1666/deprecated", sc_core::SC_DO_NOTHING);
    sc_core::sc_report_handler::set_actions(sc_core::SC_INFO,
                                            sc_core::SC_DO_NOTHING); // "stopped by user"
    const simulation own(req);
    sc_core::sc_elab_and_sim(1, argv);
    current = nullptr;
    return req.good ? 0 : -1;
}

extern "C" const char *testbench_systemc(void)
{
    return sc_core::sc_release();
}
