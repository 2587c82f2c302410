/* What leaves the core: a vertex at END, primitives at EMIT. Sheet 4.1, 4.2, and 11.3 for the
 * addresses. */
#include <string.h>

#include "exec.h"

/* One word of space output; past the end of what is kept it is an event only. */
static void put_output(struct pica200_exec *x, uint64_t addr, uint32_t data)
{
    pica200_put_word(x->step, PICA200_SPACE_OUTPUT, (uint32_t)addr, 0xf, data);
    if (addr < x->model->output_bytes) x->model->state->output[addr / 4] = data;
}

static void put_vector(struct pica200_exec *x, uint64_t addr, const uint32_t *value)
{
    for (uint32_t i = 0; i < PICA200_LANES; i++) put_output(x, addr + 4 * i, value[i]);
}

void pica200_exec_deliver(struct pica200_exec *x)
{
    const struct pica200_thread *thread = x->thread;
    const struct pica200_config *config = &x->model->state->config;
    uint64_t addr = (uint64_t)thread->run * PICA200_VERTEX_BYTES;

    if (config->geometry) return;
    for (uint32_t rest = config->outmap; rest; rest &= rest - 1) {
        put_vector(x, addr, thread->out[thread->bank][__builtin_ctz(rest)]);
        addr += PICA200_VECTOR_BYTES;
    }
}

void pica200_exec_SETEMIT(struct pica200_exec *x)
{
    const struct pica200_insn *insn = &x->micro->insn;
    struct pica200_thread *thread = x->thread;

    if (!x->model->state->config.geometry) {
        x->trap = PICA200_TRAP_UNDEF;
        return;
    }
    thread->vertex = insn->vertex;
    thread->prim = insn->prim;
    thread->winding = insn->winding;
    struct common_reg_write *write = pica200_put_row(x->step, PICA200_FILE_EMIT, 0, 7, 0x1);
    write->data[0] = thread->vertex;
    write->data[1] = thread->prim;
    write->data[2] = thread->winding;
}

/* The outputs of the current bank become vertex `vertex_id`. */
static void store_vertex(struct pica200_exec *x)
{
    struct pica200_thread *thread = x->thread;
    uint32_t slot = 0;

    for (uint32_t rest = x->model->state->config.outmap; rest; rest &= rest - 1, slot++) {
        uint32_t *to = thread->vbuf[thread->vertex][slot];
        memcpy(to, thread->out[thread->bank][__builtin_ctz(rest)], sizeof thread->vbuf[0][0]);
        pica200_put_vector(x->step, PICA200_FILE_VBUF, thread->vertex * PICA200_ROWS + slot, to);
    }
}

static void send_primitive(struct pica200_exec *x)
{
    const struct pica200_thread *thread = x->thread;
    struct pica200_state *state = x->model->state;
    uint64_t addr = state->primitives++ * PICA200_PRIMITIVE_BYTES;
    uint32_t slots = (uint32_t)__builtin_popcount(state->config.outmap);
    const uint32_t header[PICA200_LANES] = {thread->winding, thread->run};

    put_vector(x, addr, header);
    for (uint32_t vertex = 0; vertex < PICA200_VERTICES; vertex++)
        for (uint32_t slot = 0; slot < slots; slot++)
            put_vector(x,
                       addr + PICA200_VECTOR_BYTES + vertex * PICA200_VERTEX_BYTES +
                           slot * PICA200_VECTOR_BYTES,
                       thread->vbuf[vertex][slot]);
}

void pica200_exec_EMIT(struct pica200_exec *x)
{
    struct pica200_thread *thread = x->thread;

    if (!x->model->state->config.geometry) {
        x->trap = PICA200_TRAP_UNDEF;
        return;
    }
    if (thread->vertex < PICA200_VERTICES) store_vertex(x);
    if (thread->prim) send_primitive(x);
    thread->bank ^= 1;
    pica200_put_row(x->step, PICA200_FILE_EMIT, 0, 8, 0x1)->data[3] = thread->bank;
}
