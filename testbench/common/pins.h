/* The common part of the Verilated cores, with a small C API, so that SystemC and Verilated
 * headers never meet in one file. A core's own pins and its settle() are in <isa>_pins.h. */
#ifndef TESTBENCH_PINS_H
#define TESTBENCH_PINS_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Inputs that every core has. */
struct testbench_control {
    bool rst_n;
    bool start;
    bool cfg_valid;
    uint8_t cfg_addr;
    uint32_t cfg_data;
};

/* As many seeds that follow each other, from a multiple on, give registers and RAMs the same values
 * before the reset. */
enum { TESTBENCH_SEEDS_ALIKE = 16 };

struct testbench_config;
struct testbench_dut;

/* A core is built with the taps bound, bare, and as one on a board. */
struct testbench_ops {
    /* From the run it takes the seed, for reset values of registers and RAMs; whether there is a
     * wave; the plusargs; on a board the port, and the receiver of messages. */
    struct testbench_dut *(*create)(const struct testbench_config *config);
    void (*destroy)(struct testbench_dut *dut);
    void (*edge)(struct testbench_dut *dut); /* rising edge of the clock */
    /* Time in the wave is 10 ns a clock; clock is the number of the one that comes next. */
    void (*wave_open)(struct testbench_dut *dut, const char *path, uint64_t clock);
    void (*wave_close)(struct testbench_dut *dut);
    /* keep() remembers the core as it is, restore() makes it so again. NULL, or false: it has more
     * state than can be remembered. */
    bool (*keep)(struct testbench_dut *dut);
    void (*restore)(struct testbench_dut *dut);
    /* The plusargs that its RTL reads, up to where the value begins: "bug="; NULL ends them. */
    const char *const *plusargs;
};

#ifdef __cplusplus
}
#endif
#endif
