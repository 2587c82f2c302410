/* The SystemC environment of a core, with a C API: one call elaborates memory, host and core,
 * launches the program, runs it to its end, and returns the contents of memory. Each call has a
 * simulation of its own: nothing is left of the one before. */
#ifndef TESTBENCH_HARNESS_H
#define TESTBENCH_HARNESS_H

#include <signal.h>
#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#include "../../model/common/error.h"
#include "../../model/common/isa.h"
#include "../../model/common/program.h"

struct bridge;

/* How far the environment disturbs the core. NONE: every request taken at once, fixed latency.
 * MILD: latencies of a real memory system, with seeded jitter, some back-pressure, a warp held back
 * now and then. WILD: latency 1 to 300 clocks, and for windows of 1 to 300 clocks, in turn with
 * calm ones, ready low half of the time and warps held a quarter of it. BURST: each port takes
 * nothing and answers nothing for windows of 1 to 300 clocks, so that queues fill and drain.
 * STARVE: one port after the other does so for 200 to 2,000 clocks, while the others run. */
enum testbench_disturb {
    TESTBENCH_NONE,
    TESTBENCH_MILD,
    TESTBENCH_WILD,
    TESTBENCH_BURST,
    TESTBENCH_STARVE,
    TESTBENCH_DISTURBS /* how many */
};
#define TESTBENCH_DISTURB_NAMES "none|mild|wild|burst|starve" /* in their order */

/* Why the simulation stopped. */
enum testbench_end {
    TESTBENCH_DONE, /* the core is no longer busy */
    TESTBENCH_STOP, /* the bridge has its verdict */
    /* nothing retired (without a bridge: nothing was fetched) within the watchdog */
    TESTBENCH_HANG,
    TESTBENCH_LIMIT,       /* max_clocks is over */
    TESTBENCH_INTERRUPTED, /* without a bridge: a signal has come */
};

struct testbench_result;

struct testbench_config {
    const char *isa;
    const struct common_program *program; /* already accepted by the model's create() */
    struct bridge *bridge; /* receives the taps; NULL: the core that is built without them */
    uint64_t seed;
    enum testbench_disturb disturb;
    uint64_t watchdog;   /* clocks; 0 takes testbench_watchdog() */
    uint64_t max_clocks; /* 0: no limit */
    /* Without a bridge: nonzero ends the run. A bridge has its own. NULL: it is not interrupted. */
    const volatile sig_atomic_t *interrupt;
    uint64_t sweep;   /* retires between two sweeps of the full state; 0: only at the end */
    const char *port; /* serial port of a board that runs the core; NULL: it is simulated */
    uint32_t baud;    /* of that port */
    /* retires between two signatures that it sends instead of events, a power of two; 0:
     * events */
    uint32_t signature;
    bool window; /* but for this warp from this order on */
    uint32_t window_warp, window_order;
    uint32_t timeout;      /* seconds of silence after which the board is given up */
    const char *wave_file; /* FST to write, or NULL */
    uint64_t wave_from;    /* first clock in it */
    uint64_t wave_to;      /* last clock; 0: to the end */
    const char *const
        *plusargs; /* for $value$plusargs in the RTL, each "+name=value"; NULL ends them */
    /* Between the end of a program and the start of the next one, program.next. NULL: not
     * called.
     *   result   so far, with the program's results in the memories; valid until the call returns
     *   returns  0 go on; nonzero: the run is over with this program */
    int (*between)(void *context, const struct common_program *next,
                   const struct testbench_result *result);
    /* An answer of a memory, which this may replace by another one. NULL: the answer stays. */
    void (*answer)(void *context, const char *from, uint64_t addr, uint32_t *word, size_t words);
    void *context;
};

struct testbench_result {
    enum testbench_end end;
    /* from start to the end; reset and the first configuration are not counted */
    uint64_t clocks;
    uint64_t stray;       /* requests outside any memory */
    uint32_t stray_addr;  /* the first of them */
    double seconds;       /* processor time from start to the end; the simulation is one thread */
    double reset_seconds; /* and of the clocks before it */
    /* The external memories after the run, by the ISA's space number; a banked one has bank after
     * bank. malloc'ed, the caller frees them. NULL: the space is not external. */
    uint8_t *memory[COMMON_SPACES];
    uint32_t memory_bytes[COMMON_SPACES];
};

/* The machine that this build of the core is.
 *   returns 0; -1 when there is no core for the ISA in this build */
int testbench_machine(const char *isa, struct common_machine *machine);

/* Whether this build has the core without taps too, which a run without a bridge needs. */
bool testbench_has_bare(const char *isa);
/* The plusargs that the RTL of the core with taps reads, up to where the value begins ("bug=");
 * NULL ends them. NULL: there is no core, or only a run finds out. */
const char *const *testbench_plusargs(const char *isa);
/* Whether the RTL of the core with taps reads all of these; testbench_config has their text.
 *   returns  0; -1 with err */
int testbench_check_plusargs(const char *isa, const char *const *plusargs,
                             struct common_error *err);
/* As in TESTBENCH_DISTURB_NAMES. */
const char *testbench_disturb_name(enum testbench_disturb disturb);
/* Clocks without a retire that make a HANG unless the user says otherwise: far above the need of a
 * good core when the environment disturbs it so. */
uint64_t testbench_watchdog(enum testbench_disturb disturb);

/* Versions of the build's tools: "5.006 2023-01-22 rev ..", "clang 14.0.6", "2.3.4-Accellera". */
const char *testbench_verilator(void); /* of the cores */
const char *testbench_compiler(void);  /* of the cores */
const char *testbench_systemc(void);

/* Elaborates and runs. Prints nothing.
 *   returns 0 with result filled; -1 with err when the run could not be made */
int testbench_run(const struct testbench_config *config, struct testbench_result *result,
                  struct common_error *err);

#ifdef __cplusplus
}
#endif
#endif
