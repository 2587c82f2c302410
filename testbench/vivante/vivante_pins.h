/* The pins of the Verilated Vivante core. Names and meaning: rtl/vivante/core.md, "Ports of
 * vivante_core". */
#ifndef TESTBENCH_VIVANTE_PINS_H
#define TESTBENCH_VIVANTE_PINS_H

#include "../common/pins.h"

#ifndef TESTBENCH_GROUPS
#define TESTBENCH_GROUPS 4
#define TESTBENCH_LANES  4
#endif

#ifdef __cplusplus
extern "C" {
#endif

enum { TESTBENCH_TEX_WORDS = 12 * TESTBENCH_LANES, TESTBENCH_TEXEL_WORDS = 4 * TESTBENCH_LANES };

struct testbench_vivante_in {
    uint8_t hold; /* bit g: group g is not to go */
    bool in_req_ready;
    bool in_rsp_valid;
    bool out_req_ready;
    bool mem_req_ready;
    bool mem_rsp_valid;
    bool tex_req_ready;
    bool tex_rsp_valid;
    uint32_t in_rsp_data[4];
    uint32_t mem_rsp_data[1];
    uint32_t tex_rsp_data[TESTBENCH_TEXEL_WORDS];
};

/* Address and data are filled only with a valid request. */
struct testbench_vivante_out {
    bool busy;
    bool in_req_valid;
    bool out_req_valid;
    bool mem_req_valid;
    bool mem_req_write;
    bool tex_req_valid;
    uint8_t mem_req_be;
    uint16_t tex_req_head;
    uint32_t in_req_addr;
    uint32_t out_req_addr;
    uint32_t mem_req_addr;
    uint32_t mem_req_data;
    uint32_t out_req_data[4];
    uint32_t tex_req_data[TESTBENCH_TEX_WORDS];
};

struct testbench_vivante_ops {
    struct testbench_ops dut;
    /* Drives the inputs in the low half of the clock and reads the outputs they lead to. */
    void (*settle)(struct testbench_dut *dut, const struct testbench_control *control,
                   const struct testbench_vivante_in *in, struct testbench_vivante_out *out);
};

extern const struct testbench_vivante_ops testbench_vivante_tapped;
/* not there in a build without bare cores, or without boards */
extern const struct testbench_vivante_ops testbench_vivante_bare __attribute__((weak));
extern const struct testbench_vivante_ops testbench_vivante_board __attribute__((weak));

#ifdef __cplusplus
}
#endif
#endif
