/* The pins of the Verilated PICA200 core. Names and meaning: rtl/pica200/core.md, "Ports of
 * pica200_core". */
#ifndef TESTBENCH_PICA200_PINS_H
#define TESTBENCH_PICA200_PINS_H

#include "../common/pins.h"

#ifndef TESTBENCH_THREADS
#define TESTBENCH_THREADS 4
#endif

#ifdef __cplusplus
extern "C" {
#endif

struct testbench_pica200_in {
    bool in_req_ready;
    bool in_rsp_valid;
    bool out_req_ready;
    uint8_t hold; /* bit t: thread t is not to be issued */
    uint32_t in_rsp_data[4];
};

/* Address and data are filled only with a valid request. */
struct testbench_pica200_out {
    bool busy;
    bool in_req_valid;
    bool out_req_valid;
    uint16_t out_req_be;
    uint32_t in_req_addr;
    uint32_t out_req_addr;
    uint32_t out_req_data[4];
};

struct testbench_pica200_ops {
    struct testbench_ops dut;
    /* Drives the inputs in the low half of the clock and reads the outputs they lead to. */
    void (*settle)(struct testbench_dut *dut, const struct testbench_control *control,
                   const struct testbench_pica200_in *in, struct testbench_pica200_out *out);
    /* After an edge. Bit t: the stacks of thread t are those of its last retired instruction. */
    uint8_t (*settled)(struct testbench_dut *dut);
};

extern const struct testbench_pica200_ops testbench_pica200_tapped;
/* not there in a build without bare cores, or without boards */
extern const struct testbench_pica200_ops testbench_pica200_bare __attribute__((weak));
extern const struct testbench_pica200_ops testbench_pica200_board __attribute__((weak));

#ifdef __cplusplus
}
#endif
#endif
