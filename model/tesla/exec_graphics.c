/* What only vertex, geometry and fragment programs have: their inputs, o[], emit, delivery. ISA
 * sheet 3.2, 3.10, 3.12 and 9. */
#include <string.h>

#include "../common/f32.h"
#include "exec.h"

enum { TESLA_SAMPLES = 3, TESLA_SAMPLE_CENTRE = 0, TESLA_SAMPLE_CENTROID, TESLA_SAMPLE_FLAT };

/* One word of the block's s[]; a row of inputs has a word for each lane. */
static uint32_t tesla_input_word(const struct tesla_exec *x, uint32_t row, unsigned lane)
{
    if (row >= x->model->inputs) return 0;
    return tesla_shared_value(x, TESLA_B32, row * TESLA_ROW_BYTES + 4 * lane);
}

static uint32_t tesla_sample(const struct tesla_insn *insn)
{
    if (insn->mask & TESLA_FLAT) return TESLA_SAMPLE_FLAT;
    return insn->mask & TESLA_CENTROID ? TESLA_SAMPLE_CENTROID : TESLA_SAMPLE_CENTRE;
}

void tesla_read_input(const struct tesla_exec *x, const struct tesla_operand *operand,
                      uint32_t *value)
{
    uint32_t addr[TESLA_WARP_LANES];
    tesla_address(x, operand, addr);
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) {
        uint32_t word = addr[lane] / 4, r;
        if (operand->kind == TESLA_KIND_PRIM)
            r = tesla_shared_value(x, TESLA_B32, x->model->inputs * TESLA_ROW_BYTES + 4 * word);
        else if (operand->kind == TESLA_KIND_VARY)
            r = tesla_input_word(x, TESLA_SAMPLES * word + tesla_sample(x->insn), lane);
        else r = tesla_input_word(x, word, lane);
        value[lane] = tesla_extend((enum tesla_type)operand->access, r);
    }
}

void tesla_exec_ld_a(struct tesla_exec *x)
{
    uint32_t r[TESLA_WARP_LANES];
    struct tesla_exec written = *x;
    written.lanes &= x->insn->lanemask * 0x11111111u;
    tesla_read_input(x, &x->insn->mem, r);
    tesla_write(&written, &x->insn->dst, r);
}

/* With $a each lane may have a row of its own. */
void tesla_exec_st_o(struct tesla_exec *x)
{
    uint32_t addr[TESLA_WARP_LANES], buffer[TESLA_WARP_LANES];
    const uint32_t *data = tesla_read(x, &x->insn->src[0], buffer);
    struct tesla_exec written = *x;
    if (x->insn->src[0].reg >= x->model->regs) return;
    tesla_address(x, &x->insn->mem, addr);
    for (uint32_t row = 0; row < x->model->outputs; row++) {
        written.lanes = 0;
        for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
            if (addr[lane] / 4 == row) written.lanes |= x->lanes & 1u << lane;
        tesla_write_out(&written, row, data);
    }
}

void tesla_exec_interp(struct tesla_exec *x)
{
    uint32_t value[TESLA_WARP_LANES], buffer[TESLA_WARP_LANES];
    tesla_read_input(x, &x->insn->mem, value);
    if (x->insn->mask & TESLA_MULTIPLY) {
        const uint32_t *factor = tesla_read_f32(x, &x->insn->src[0], buffer);
        for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
            value[lane] = common_f32_mul(value[lane], factor[lane], false);
    }
    tesla_write(x, &x->insn->dst, value);
}

/* ---- output. */

static void tesla_store_output(struct tesla_model *model, uint64_t addr, uint32_t data)
{
    for (unsigned i = 0; i < 4; i++) model->output[addr + i] = (uint8_t)(data >> 8 * i);
}

static void tesla_put_output(const struct tesla_exec *x, uint64_t addr, uint32_t data)
{
    if (x->step)
        x->step->mem[x->step->mems++] = (struct common_mem_write){
            .space = TESLA_SPACE_OUTPUT, .addr = (uint32_t)addr, .be = 0xf, .data = data};
    tesla_store_output(x->model, addr, data);
}

/* One lane's record: `first`, then words of these rows. */
static void tesla_put_record(const struct tesla_exec *x, unsigned lane, uint32_t number,
                             uint32_t first, uint32_t (*rows)[TESLA_WARP_LANES], uint32_t there)
{
    const struct tesla_model *model = x->model;
    uint64_t block = x->warp->thread / TESLA_WARP_LANES;
    uint64_t row = (block * model->vertices + number) * (1 + model->outputs);
    uint64_t addr = row * TESLA_ROW_BYTES + 4 * lane;

    tesla_put_output(x, addr, first);
    for (uint32_t i = 0; i < model->outputs; i++)
        tesla_put_output(x, addr + (i + 1) * TESLA_ROW_BYTES, i < there ? rows[i][lane] : 0);
}

void tesla_deliver(const struct tesla_exec *x)
{
    bool fragment = x->model->type == TESLA_FRAGMENT;
    if (!fragment && x->model->type != TESLA_VERTEX) return;
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) {
        if (!(x->warp->visible >> lane & 1)) continue;
        if (fragment) tesla_put_record(x, lane, 0, 1, x->warp->gpr, x->model->regs);
        else tesla_put_record(x, lane, 0, 1, x->warp->out, TESLA_OUTPUTS);
    }
}

void tesla_deliver_again(struct tesla_model *model, const struct common_reg_write *write,
                         struct common_step *step)
{
    for (uint32_t i = 0; i < step->mems; i++) {
        struct common_mem_write *mem = &step->mem[i];
        uint64_t row = mem->addr / TESLA_ROW_BYTES, lane = mem->addr % TESLA_ROW_BYTES / 4;
        if (mem->space != TESLA_SPACE_OUTPUT || !(write->mask >> lane & 1)) continue;
        if (row % (1 + model->outputs) != 1 + write->index) continue;
        mem->data = write->data[lane];
        tesla_store_output(model, mem->addr, mem->data);
    }
}

void tesla_exec_emit(struct tesla_exec *x)
{
    static const uint32_t zero[TESLA_WARP_LANES];
    struct tesla_warp *warp = x->warp;
    uint32_t lanes = x->lanes & warp->visible;
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++) {
        if (!(lanes >> lane & 1) || warp->records[lane] >= x->model->vertices) continue;
        tesla_put_record(x, lane, warp->records[lane]++, 1 + warp->strips[lane], warp->out,
                         TESLA_OUTPUTS);
    }
    warp->emitted |= lanes;
    for (uint32_t row = 0; row < x->model->outputs; row++) tesla_write_out(x, row, zero);
}

void tesla_exec_restart(struct tesla_exec *x)
{
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        if ((x->lanes & x->warp->emitted) >> lane & 1) x->warp->strips[lane]++;
    x->warp->emitted &= ~x->lanes;
}
