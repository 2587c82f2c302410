/* The pins of the Verilated tally core in addition to those of every core. */
#ifndef TALLY_PINS_H
#define TALLY_PINS_H

#include "testbench/common/pins.h"

#ifdef __cplusplus
extern "C" {
#endif

struct tally_in {
    bool code_req_ready;
    bool code_rsp_valid;
    uint32_t code_rsp_data;
};

/* The address is filled only with a valid request. */
struct tally_out {
    bool busy;
    bool code_req_valid;
    uint32_t code_req_addr;
};

struct tally_ops {
    struct testbench_ops dut;
    /* Drives the inputs in the low half of the clock and reads the outputs they lead to. */
    void (*settle)(struct testbench_dut *dut, const struct testbench_control *control,
                   const struct tally_in *in, struct tally_out *out);
};

extern const struct tally_ops testbench_tally_tapped;
/* not there in a build without bare cores, or without boards */
extern const struct tally_ops testbench_tally_bare __attribute__((weak));
extern const struct tally_ops testbench_tally_board __attribute__((weak));

#ifdef __cplusplus
}
#endif
#endif
