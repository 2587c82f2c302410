/* The pins of the Verilated SGX543 core. Names and meaning: rtl/sgx543/core.md, "Ports of
 * sgx543_core". */
#ifndef TESTBENCH_SGX543_PINS_H
#define TESTBENCH_SGX543_PINS_H

#include "../common/pins.h"

#ifndef TESTBENCH_INSTANCES
#define TESTBENCH_INSTANCES  4
#define TESTBENCH_IMEM_INSTR 1024
#endif

#ifdef __cplusplus
extern "C" {
#endif

enum { TESTBENCH_TEX_WORDS = 14, TESTBENCH_TEX_ANSWER = 16 };

struct testbench_sgx543_in {
    uint16_t hold; /* bit s: slot s is not to go */
    bool in_req_ready;
    bool in_rsp_valid;
    bool out_req_ready;
    bool mem_req_ready;
    bool mem_rsp_valid;
    bool tex_req_ready;
    bool tex_rsp_valid;
    uint32_t in_rsp_data[1];
    uint32_t mem_rsp_data[1];
    uint32_t tex_rsp[1 + TESTBENCH_TEX_ANSWER]; /* count, words */
};

/* Address and data are filled only with a valid request. */
struct testbench_sgx543_out {
    bool busy;
    bool in_req_valid;
    bool out_req_valid;
    bool mem_req_valid;
    bool mem_req_write;
    bool mem_req_tiled;
    bool tex_req_valid;
    uint8_t mem_req_be;
    uint32_t in_req_addr;
    uint32_t out_req_addr;
    uint32_t out_req_data;
    uint32_t mem_req_addr;
    uint32_t mem_req_data;
    uint32_t tex_req_head;
    uint32_t tex_req_data[TESTBENCH_TEX_WORDS];
};

struct testbench_sgx543_ops {
    struct testbench_ops dut;
    /* Drives the inputs in the low half of the clock and reads the outputs they lead to. */
    void (*settle)(struct testbench_dut *dut, const struct testbench_control *control,
                   const struct testbench_sgx543_in *in, struct testbench_sgx543_out *out);
};

extern const struct testbench_sgx543_ops testbench_sgx543_tapped;
/* not there in a build without bare cores, or without boards */
extern const struct testbench_sgx543_ops testbench_sgx543_bare __attribute__((weak));
extern const struct testbench_sgx543_ops testbench_sgx543_board __attribute__((weak));

#ifdef __cplusplus
}
#endif
#endif
