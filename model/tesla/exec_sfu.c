/* Transcendental functions, ISA sheet 3.10 and 4.6: sfu.c lane by lane. They never write $c. */
#include "../common/f32.h"
#include "exec.h"
#include "sfu.h"

static void tesla_sfu(struct tesla_exec *x, uint32_t (*function)(uint32_t))
{
    uint32_t buffer[TESLA_WARP_LANES], r[TESLA_WARP_LANES] = {0};
    const uint32_t *value = tesla_read_f32(x, &x->insn->src[0], buffer);
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) {
        if (!(x->lanes >> lane & 1)) continue;
        r[lane] = function(value[lane]);
        r[lane] = tesla_sat_f32(x->insn, r[lane]); /* ex2 has it */
    }
    tesla_write(x, &x->insn->dst, r);
}

void tesla_exec_rcp(struct tesla_exec *x)
{
    tesla_sfu(x, tesla_sfu_rcp);
}

void tesla_exec_rsqrt(struct tesla_exec *x)
{
    tesla_sfu(x, tesla_sfu_rsqrt);
}

void tesla_exec_lg2(struct tesla_exec *x)
{
    tesla_sfu(x, tesla_sfu_lg2);
}

void tesla_exec_sin(struct tesla_exec *x)
{
    tesla_sfu(x, tesla_sfu_sin);
}

void tesla_exec_cos(struct tesla_exec *x)
{
    tesla_sfu(x, tesla_sfu_cos);
}

void tesla_exec_ex2(struct tesla_exec *x)
{
    tesla_sfu(x, tesla_sfu_ex2);
}

void tesla_exec_presin(struct tesla_exec *x)
{
    tesla_sfu(x, tesla_sfu_presin);
}

void tesla_exec_preex2(struct tesla_exec *x)
{
    tesla_sfu(x, tesla_sfu_preex2);
}
