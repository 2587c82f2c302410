/* The pins of the Verilated Tesla MP. Names and meaning: rtl/tesla/core.md, "Ports of tesla_mp". */
#ifndef TESTBENCH_TESLA_PINS_H
#define TESTBENCH_TESLA_PINS_H

#include "../common/pins.h"

#ifndef TESTBENCH_LANES
#define TESTBENCH_LANES 8
#endif
#ifndef TESTBENCH_WARPS
#define TESTBENCH_WARPS 8
#endif
#ifndef TESTBENCH_BLOCKS
#define TESTBENCH_BLOCKS 8
#endif
#ifndef TESTBENCH_GPR_ROWS
#define TESTBENCH_GPR_ROWS 256
#endif
#define TESTBENCH_SHARED_BYTES 16384

enum {
    TESTBENCH_TEX_HEAD = 2,   /* words of a texture request that are its quad's .. */
    TESTBENCH_TEX_WORDS = 16, /* .. and its lanes', four each; an answer has as many */
};

#ifdef __cplusplus
extern "C" {
#endif

struct testbench_tesla_in {
    bool code_req_ready;
    bool code_rsp_valid;
    bool const_req_ready;
    bool const_rsp_valid;
    bool mem_req_ready;
    bool mem_rsp_valid;
    bool attr_valid;
    bool tex_req_ready;
    bool tex_rsp_valid;
    uint32_t hold;
    uint32_t const_rsp_data;
    uint32_t attr_data;
    uint64_t code_rsp_data;
    uint32_t mem_rsp_data[TESTBENCH_LANES];
    uint32_t tex_rsp_data[TESTBENCH_TEX_WORDS];
};

/* Address and data are filled only with a valid request. */
struct testbench_tesla_out {
    bool busy;
    bool code_req_valid;
    bool const_req_valid;
    bool mem_req_valid;
    bool mem_req_write;
    bool mem_req_local;
    bool mem_req_output;
    bool attr_ready;
    bool tex_req_valid;
    uint8_t const_req_bank;
    uint16_t const_req_addr;
    uint32_t code_req_addr;
    uint32_t mem_req_addr;
    uint32_t mem_req_be[(TESTBENCH_LANES * 4 + 31) / 32];
    uint32_t mem_req_data[TESTBENCH_LANES];
    uint32_t tex_req_head[TESTBENCH_TEX_HEAD];
    uint32_t tex_req_data[TESTBENCH_TEX_WORDS];
};

struct testbench_tesla_ops {
    struct testbench_ops dut;
    /* Drives the inputs in the low half of the clock and reads the outputs they lead to. */
    void (*settle)(struct testbench_dut *dut, const struct testbench_control *control,
                   const struct testbench_tesla_in *in, struct testbench_tesla_out *out);
};

extern const struct testbench_tesla_ops testbench_tesla_tapped;
/* not there in a build without bare cores, or without boards */
extern const struct testbench_tesla_ops testbench_tesla_bare __attribute__((weak));
extern const struct testbench_tesla_ops testbench_tesla_board __attribute__((weak));

#ifdef __cplusplus
}
#endif
#endif
