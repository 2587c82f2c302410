/* Texture instructions: registers to requests, answers to registers. ISA sheet 3.13 and
 * 10. */
#include <string.h>

#include "exec.h"

/* Lanes that ask. `live` leaves out the invisible ones. */
static uint32_t tesla_texture_lanes(const struct tesla_exec *x)
{
    bool live = x->insn->live && x->model->type == TESLA_FRAGMENT;
    return live ? x->lanes & x->warp->visible : x->lanes;
}

static void tesla_request_event(const struct tesla_exec *x, uint32_t lane, uint32_t addr,
                                uint32_t data)
{
    if (!x->step) return;
    x->step->mem[x->step->mems++] = (struct common_mem_write){
        .space = TESLA_SPACE_REQUEST, .lane = lane, .addr = addr, .be = 0xf, .data = data};
}

/* The request of one quad, as events too. */
static void tesla_request(const struct tesla_exec *x, unsigned first, uint32_t lanes,
                          struct tesla_texture_request *request)
{
    const struct tesla_insn *insn = x->insn;
    const struct tesla_operand *src = &insn->src[0];
    const struct tesla_texture_head head = {
        .texture = insn->texture,
        .sampler = insn->sampler,
        .op = insn->op - TESLA_OP_TEXAUTO,
        .sources = src->count,
        .mask = insn->mask,
        .cube = insn->cube,
        .derivatives = insn->deriv || x->model->type == TESLA_FRAGMENT,
        .lanes = lanes,
        .offset = {insn->texel[0], insn->texel[1], insn->texel[2]},
    };

    memset(request, 0, sizeof *request);
    tesla_texture_pack(&head, request->head);
    for (unsigned i = 0; i < 2; i++) tesla_request_event(x, first, 4 * i, request->head[i]);
    for (unsigned lane = 0; lane < TESLA_QUAD; lane++)
        for (unsigned k = 0; k < src->count; k++) {
            uint32_t reg = (uint32_t)src->reg + k;
            uint32_t value = reg < x->model->regs ? x->warp->gpr[reg][first + lane] : 0;
            request->source[lane][k] = value;
            tesla_request_event(x, first + lane, 8 + 4 * k, value);
        }
}

void tesla_exec_texture(struct tesla_exec *x)
{
    struct tesla_exec written = *x;
    const struct tesla_texture_unit *unit = &x->model->texture;
    uint32_t r[TESLA_TEX_WORDS][TESLA_WARP_LANES] = {{0}}, reg = x->insn->dst.reg;

    written.lanes = tesla_texture_lanes(x);
    for (unsigned first = 0; first < TESLA_WARP_LANES; first += TESLA_QUAD) {
        struct tesla_texture_request request;
        struct tesla_texture_response response;
        uint32_t lanes = written.lanes >> first & 0xf;
        if (lanes == 0) continue;
        tesla_request(x, first, lanes, &request);
        unit->answer(unit->context, &request, &response);
        for (unsigned lane = 0; lane < TESLA_QUAD; lane++)
            for (unsigned i = 0; i < TESLA_TEX_WORDS; i++)
                r[i][first + lane] = response.word[lane][i];
    }
    for (unsigned i = 0; i < TESLA_TEX_WORDS; i++)
        if (x->insn->mask >> i & 1) tesla_write_word(&written, reg++, r[i]);
}
