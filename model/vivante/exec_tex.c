/* Texture instructions: one request for the group, and what comes back; sheet 6.3. */
#include "exec.h"
#include "number.h"
#include "sampler.h"

static enum vivante_tex_op request_of(unsigned op)
{
    switch (op) {
    case VIVANTE_OP_TEXLDB: return VIVANTE_TEX_LDB;
    case VIVANTE_OP_TEXLDD: return VIVANTE_TEX_LDD;
    case VIVANTE_OP_TEXLDL: return VIVANTE_TEX_LDL;
    case VIVANTE_OP_TEXLDPCF: return VIVANTE_TEX_LDPCF;
    case VIVANTE_OP_TXF: return VIVANTE_TEX_FETCH;
    case VIVANTE_OP_TEXLDLPCF: return VIVANTE_TEX_LDLPCF;
    case VIVANTE_OP_TEXLDGPCF: return VIVANTE_TEX_LDGPCF;
    case VIVANTE_OP_TG4: return VIVANTE_TEX_GATHER;
    default: return VIVANTE_TEX_LD;
    }
}

/* With a0 of the lowest lane. */
static uint32_t sampler_of(const struct vivante_work *w)
{
    const struct vivante_insn *insn = &w->micro->insn;
    uint32_t number = insn->tex_id;
    if (insn->tex_amode >= 1 && insn->tex_amode <= 4)
        number += w->group->a0[__builtin_ctz(w->lanes)][insn->tex_amode - 1];
    return number % VIVANTE_SAMPLERS;
}

/* machine.md: LOD is in src1 at HALTI 5 only. */
static unsigned use_of(const struct vivante_micro *m, enum vivante_tex_op op)
{
    bool lod = op == VIVANTE_TEX_LDB || op == VIVANTE_TEX_LDL;
    bool src1 = m->src[1].use && (!lod || m->halti >= 5);
    return (unsigned)src1 << 1 | (unsigned)m->src[2].use << 2;
}

void vivante_do_tex(struct vivante_work *w)
{
    const struct vivante_micro *m = w->micro;
    const struct vivante_texture_memory memory = {w->model->global, w->model->global_bytes};
    enum vivante_tex_op op = request_of(m->insn.op);
    uint32_t sampler = sampler_of(w);

    if (w->model->launch.unsupported >> sampler & 1) {
        common_fail(w->err,
                    "sampler %u is in a state that the reference sampler does not have; see "
                    "docs/isa/vivante_cmdstream.md, 4",
                    (unsigned)sampler);
        w->failed = true;
        return;
    }
    VIVANTE_EACH_LANE(lane, w->lanes)
    {
        uint32_t rgba[4], r[4];
        vivante_sample(&memory, w->model->sampler[sampler], op, (const uint32_t(*)[4])w->v[lane],
                       use_of(m, op), rgba);
        for (unsigned k = 0; k < 4; k++) r[k] = rgba[m->insn.tex_swiz >> 2 * k & 3];
        for (unsigned k = 0; k < 4 && m->sat; k++) r[k] = vivante_sat(r[k]);
        vivante_write(w, lane, r);
    }
}
