/* How runs get into the threads, sheet 11. Which thread a run belongs to is fixed; when it starts
 * is not. */
#include <string.h>

#include "../common/f24.h"
#include "model.h"

const struct pica200_launch pica200_launch_default = {
    .runs = 1,
    .stride = 1,
    .attributes = 1,
    .map = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
    .outmap = 1,
    .main_count = 1,
    .fixed_count = 1,
};

int pica200_program_init(struct common_program *program, const char *name)
{
    return common_program_init(program, name, &pica200_launch_default,
                               sizeof pica200_launch_default);
}

int pica200_program_setreg(struct common_program *program, uint32_t reg, uint32_t data,
                           unsigned line, struct common_error *err)
{
    if (reg >= PICA200_REGS)
        return common_fail(err, "%s: error: register 0x%x; 0x0 to 0x%x are possible", program->name,
                           (unsigned)reg, (unsigned)PICA200_REGS - 1);
    return common_program_add(program, false, PICA200_SPACE_CONFIG, 0, 4 * reg, &data, 1, line,
                              err);
}

/* Geometry has one unit. */
static uint32_t run_stride(const struct pica200_model *model)
{
    return model->state->config.geometry ? 1 : model->threads;
}

void pica200_assign(struct pica200_model *model)
{
    struct pica200_state *state = model->state;
    for (uint32_t i = 0; i < model->threads; i++)
        state->thread[i].next = i < run_stride(model) ? i : state->config.runs;
}

int pica200_dispatch(void *opaque, struct common_retire *event)
{
    const struct pica200_model *model = opaque;
    const struct pica200_state *state = model->state;
    uint32_t best = model->threads;

    if (state->launched == state->config.runs || state->busy == model->threads) return 0;
    for (uint32_t i = 0; i < model->threads; i++) {
        const struct pica200_thread *thread = &state->thread[i];
        if (thread->busy || thread->next >= state->config.runs) continue;
        if (best == model->threads || thread->next < state->thread[best].next) best = i;
    }
    if (best == model->threads) return 0;
    memset(event, 0, sizeof *event);
    event->kind = COMMON_LAUNCH;
    event->warp = best;
    event->arg[PICA200_ARG_RUN] = state->thread[best].next;
    event->arg[PICA200_ARG_ENTRY] = state->config.entry;
    return 1;
}

bool pica200_finished(const void *opaque)
{
    const struct pica200_model *model = opaque;
    return model->state->launched == model->state->config.runs && model->state->busy == 0;
}

static int check_place(const struct pica200_model *model, const struct common_retire *event,
                       struct common_error *err)
{
    const struct pica200_config *config = &model->state->config;
    uint32_t run = event->arg[PICA200_ARG_RUN];

    if (event->kind != COMMON_LAUNCH)
        return common_fail(err, "event kind %u is no launch", (unsigned)event->kind);
    if (event->warp >= model->threads)
        return common_fail(err, "launch into thread %u; the machine has %u", (unsigned)event->warp,
                           (unsigned)model->threads);
    const struct pica200_thread *thread = &model->state->thread[event->warp];
    if (run >= config->runs)
        return common_fail(err, "launch of run %u; there are %u", (unsigned)run,
                           (unsigned)config->runs);
    if (thread->next >= config->runs)
        return common_fail(err, "launch of run %u in thread %u, which has none left", (unsigned)run,
                           (unsigned)event->warp);
    if (run != thread->next)
        return common_fail(err, "launch of run %u in thread %u; its next one is %u", (unsigned)run,
                           (unsigned)event->warp, (unsigned)thread->next);
    if (thread->busy)
        return common_fail(err, "launch into thread %u, which still has run %u",
                           (unsigned)event->warp, (unsigned)thread->run);
    if (event->arg[PICA200_ARG_ENTRY] != config->entry)
        return common_fail(err, "launch at pc 0x%x; the entry point is 0x%x",
                           (unsigned)event->arg[PICA200_ARG_ENTRY], (unsigned)config->entry);
    return 0;
}

/* ---- input. */

static void read_vector(const uint8_t *byte, uint32_t value[PICA200_LANES])
{
    for (unsigned i = 0; i < PICA200_LANES; i++, byte += 4)
        value[i] = byte[0] | (uint32_t)byte[1] << 8 | (uint32_t)byte[2] << 16;
}

static void load_attributes(const struct pica200_config *config, struct pica200_thread *thread,
                            const uint8_t *record, struct common_step *step)
{
    for (uint32_t i = 0; i < config->attributes; i++) {
        uint32_t *row = thread->reg[config->map[i]];
        read_vector(record + i * PICA200_VECTOR_BYTES, row);
        pica200_put_vector(step, PICA200_FILE_V, config->map[i], row);
    }
}

/* Uniforms beyond c95 do not exist. */
static void load_uniform(struct pica200_config *config, uint32_t index, const uint32_t *value,
                         struct common_step *step)
{
    if (index >= PICA200_UNIFORMS) return;
    memcpy(config->uniform[index], value, sizeof config->uniform[index]);
    for (uint32_t i = 0; i < PICA200_LANES; i++)
        pica200_put_word(step, PICA200_SPACE_UNIFORM, index * PICA200_VECTOR_BYTES + 4 * i, 0xf,
                         value[i]);
}

static void load_uniforms(struct pica200_config *config, const uint8_t *record,
                          struct common_step *step)
{
    uint32_t count = pica200_record_vectors(config, record), value[PICA200_LANES];
    uint32_t first = config->start, at = 0;

    if (config->input_mode == PICA200_INPUT_VARIABLE) {
        uint32_t vertices = common_f24_from_int(record[0]);
        const uint32_t header[PICA200_LANES] = {vertices, vertices, vertices, vertices};
        load_uniform(config, 0, header, step);
        first = at = 1;
    }
    for (uint32_t index = first; at < count && index < PICA200_UNIFORMS; at++, index++) {
        read_vector(record + (size_t)at * PICA200_VECTOR_BYTES, value);
        load_uniform(config, index, value, step);
    }
}

const uint8_t *pica200_begin_run(const struct pica200_model *model, struct pica200_thread *thread)
{
    const struct pica200_config *config = &model->state->config;

    thread->busy = thread->used = true;
    thread->run = thread->next;
    thread->next += run_stride(model);
    pica200_flow_start(&thread->flow, config->entry);
    return model->input + (size_t)thread->run * config->stride * PICA200_VECTOR_BYTES;
}

int pica200_launch(void *opaque, const struct common_retire *event, struct common_step *step,
                   struct common_error *err)
{
    struct pica200_model *model = opaque;
    struct pica200_state *state = model->state;
    struct pica200_config *config = &state->config;

    if (check_place(model, event, err)) return -1;
    struct pica200_thread *thread = &state->thread[event->warp];
    memset(&step->retire, 0, sizeof step->retire);
    step->retire.kind = COMMON_LAUNCH;
    step->retire.warp = event->warp;
    memcpy(step->retire.arg, event->arg, sizeof step->retire.arg);
    step->regs = 0;
    step->mems = 0;

    const uint8_t *record = pica200_begin_run(model, thread);
    state->busy++;
    state->launched++;
    if (config->geometry && config->input_mode != PICA200_INPUT_POINT)
        load_uniforms(config, record, step);
    else load_attributes(config, thread, record, step);
    struct common_reg_write *depth = pica200_put_row(step, PICA200_FILE_DEPTH, 0, 7, 0x1);
    for (unsigned i = 0; i < 3; i++) depth->data[i] = 0;
    return 0;
}
