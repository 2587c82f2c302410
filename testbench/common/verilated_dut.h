// The part of <isa>_verilated.cpp that does not depend on the pins: a Verilated class `Top` as a
// struct testbench_dut. Only those files, which see Verilator's headers, include it.
#ifndef TESTBENCH_VERILATED_DUT_H
#define TESTBENCH_VERILATED_DUT_H

#include <cstring>
#include <memory>
#include <type_traits>
#include <vector>

#include <verilated.h>
#include <verilated_fst_c.h>

extern "C" {
#include "../../bridge/dpi.h"
}
#include "claim.h"
#include "harness.h"
#include "pins.h"
#include "stillness.h"

// The whole state of Verilator's class, the modules that it kept included; a board has none.
#define TESTBENCH_STATE3(x) #x
#define TESTBENCH_STATE2(x) TESTBENCH_STATE3(x##__Syms.h)
#define TESTBENCH_STATE(x)  TESTBENCH_STATE2(x)
#if __has_include(TESTBENCH_STATE(TESTBENCH_CLASS))
#include TESTBENCH_STATE(TESTBENCH_CLASS)
#endif
#define TESTBENCH_COUNTED2(x) TESTBENCH_STATE3(x##_counted.h)
#define TESTBENCH_COUNTED(x)  TESTBENCH_COUNTED2(x)

#define TESTBENCH_PLUSARGS2(x) TESTBENCH_STATE3(x##_plusargs.h)
#define TESTBENCH_PLUSARGS(x)  TESTBENCH_PLUSARGS2(x)

struct testbench_dut {
    VerilatedContext context;
    std::unique_ptr<VerilatedFstC> wave;
    bool still = false;        // this clock changes nothing
    std::vector<uint8_t> kept; // the state that keep() found
    uint64_t kept_time = 0;
};

namespace testbench {

template <class Top> struct verilated_dut : testbench_dut {
    static constexpr uint64_t ClockPs = 1000; // so that a wave counts its nanoseconds in clocks

    std::unique_ptr<Top> top;
    std::unique_ptr<stillness> watch; // none on a board, nor for a state that is not in one piece

    static constexpr bool Simulated = std::is_base_of_v<VerilatedModel, Top>;

    // x.reset of the ISA's description: the core is registers and RAMs alone, which lie in the
    // state; nothing in it points to memory that a run may move.
#ifdef TESTBENCH_RESET_KEPT
    static constexpr bool Kept = Simulated;
#else
    static constexpr bool Kept = false;
#endif

    static auto &state_of(Top &top)
    {
        return *top.rootp->vlSymsp;
    }
    static stillness *watch_of(testbench_dut *dut)
    {
        return static_cast<verilated_dut *>(dut)->watch.get();
    }
    // Verilator keeps the top module as a part of that; were it a pointer to one, nothing would
    // seem to move.
    static bool in_one_piece(Top &top)
    {
        const auto begin = reinterpret_cast<uintptr_t>(&state_of(top));
        const auto root = reinterpret_cast<uintptr_t>(top.rootp);
        return root >= begin && root + sizeof *top.rootp <= begin + sizeof state_of(top);
    }
    // Those of its memories that testbench/verilate.sh found.
    static std::vector<stillness::range> counted(Top &top)
    {
        std::vector<stillness::range> found;
#if __has_include(TESTBENCH_COUNTED(TESTBENCH_CLASS))
        const auto begin = reinterpret_cast<uintptr_t>(&state_of(top));
#define COUNTED(member)                                                                            \
    found.push_back(                                                                               \
        {reinterpret_cast<uintptr_t>(&top.rootp->member) - begin, sizeof top.rootp->member});
#include TESTBENCH_COUNTED(TESTBENCH_CLASS)
#undef COUNTED
#endif
        return found;
    }
    static Top &of(testbench_dut *dut)
    {
        return *static_cast<verilated_dut *>(dut)->top;
    }

    static testbench_dut *create(const testbench_config *config)
    {
        const uint64_t seed = config->seed / TESTBENCH_SEEDS_ALIKE;
        const char *const *plusargs = config->plusargs;
        auto *dut = new verilated_dut;
        // Verilator takes 31 bits; 0 would mean "choose by the time of day"
        uint32_t folded = static_cast<uint32_t>(seed ^ seed >> 32) & 0x7fffffffu;
        std::vector<const char *> args{"warpstep"};
        for (size_t i = 0; plusargs && plusargs[i]; i++) args.push_back(plusargs[i]);
        dut->context.threads(1); // or it keeps one for each processor of the machine, for nothing
        dut->context.randReset(2);
        dut->context.randSeed(folded ? static_cast<int>(folded) : 0x5eed);
        dut->context.fatalOnError(false); // a claim that fails ends the run, not the process
        testbench_claims_begin();
        dut->context.traceEverOn(config->wave_file != nullptr);
        dut->context.commandArgs(static_cast<int>(args.size()), args.data());
        // a core on a board (testbench/board) has the pins of a Verilated one, and a port
        if constexpr (std::is_constructible_v<Top, const testbench_config &>)
            dut->top = std::make_unique<Top>(*config);
        else dut->top = std::make_unique<Top>(&dut->context, "core");
        look_anew(*dut);
        return dut;
    }

    static void look_anew(verilated_dut &dut)
    {
        if constexpr (Simulated)
            if (in_one_piece(*dut.top))
                dut.watch =
                    std::make_unique<stillness>(sizeof state_of(*dut.top), counted(*dut.top));
    }

    static bool keep(testbench_dut *dut)
    {
        if constexpr (Kept) {
            if (!watch_of(dut)) return false;
            const auto *state = reinterpret_cast<const uint8_t *>(&state_of(of(dut)));
            dut->kept.assign(state, state + sizeof state_of(of(dut)));
            dut->kept_time = dut->context.time();
        }
        return Kept;
    }

    static void restore(testbench_dut *dut)
    {
        if constexpr (Kept) {
            std::memcpy(static_cast<void *>(&state_of(of(dut))), dut->kept.data(),
                        dut->kept.size());
            dut->context.time(dut->kept_time);
            dut->still = false;
            look_anew(*static_cast<verilated_dut *>(dut));
        }
    }

    static void destroy(testbench_dut *dut)
    {
        if (dut->wave) dut->wave->close();
        of(dut).final();
        delete static_cast<verilated_dut *>(dut);
    }

    // The low half of a clock, after the inputs were driven.
    //   in  all pins but those of control, as they were driven; null: each clock is simulated
    template <typename In = char>
    static void settle(testbench_dut *dut, const testbench_control *control, const In *in = nullptr)
    {
        Top &top = of(dut);
        if constexpr (Simulated)
            dut->still = in && watch_of(dut) &&
                         watch_of(dut)->holds(control, sizeof *control, in, sizeof *in) &&
                         !dut->wave;
        if (dut->still) return;
        top.clk_i = 0;
        top.rst_ni = control->rst_n;
        top.start_i = control->start;
        top.cfg_valid_i = control->cfg_valid;
        top.cfg_addr_i = control->cfg_addr;
        top.cfg_data_i = control->cfg_data;
        top.eval();
        if (dut->wave) dut->wave->dump(dut->context.time());
        dut->context.timeInc(ClockPs / 2);
    }

    static void edge(testbench_dut *dut)
    {
        Top &top = of(dut);
        if (dut->still) {
            dut->context.timeInc(ClockPs);
            return;
        }
        top.clk_i = 1;
        top.eval();
        if constexpr (Simulated)
            if (watch_of(dut)) watch_of(dut)->note(&state_of(top), bridge_dpi_events());
        if (dut->wave) dut->wave->dump(dut->context.time());
        dut->context.timeInc(ClockPs - ClockPs / 2);
    }

    static void wave_open(testbench_dut *dut, const char *path, uint64_t clock)
    {
        dut->context.time(clock * ClockPs);
        dut->wave = std::make_unique<VerilatedFstC>();
        of(dut).trace(dut->wave.get(), 99);
        dut->wave->open(path);
    }

    static void wave_close(testbench_dut *dut)
    {
        if (dut->wave) dut->wave->close();
        dut->wave.reset();
    }

    // testbench/verilate.sh found them in Verilator's output; a board reads none.
    static constexpr const char *const Plusargs[] = {
#if __has_include(TESTBENCH_PLUSARGS(TESTBENCH_CLASS))
#include TESTBENCH_PLUSARGS(TESTBENCH_CLASS)
#endif
        nullptr
    };
    static constexpr testbench_ops Ops = {create,     destroy, edge,    wave_open,
                                          wave_close, keep,    restore, Plusargs};
};

} // namespace testbench

#endif
