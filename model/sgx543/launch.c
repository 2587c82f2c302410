/* How instances begin and end: README.md, "Launch and end". */
#include "model.h"

int sgx543_dispatch(void *opaque, struct common_retire *event)
{
    const struct sgx543_model *model = opaque;
    const struct sgx543_state *s = model->state;
    const struct sgx543_launch *l = &model->launch;

    if (s->busy || s->failed || s->launched == model->launches) return 0;
    bool secondary = l->secondary && s->launched == 0;
    memset(event, 0, sizeof *event);
    event->kind = COMMON_LAUNCH;
    event->arg[SGX543_ARG_NUMBER] = s->launched;
    event->arg[SGX543_ARG_START] = secondary ? l->sec_start : l->start;
    event->arg[SGX543_ARG_SECONDARY] = secondary;
    event->arg[SGX543_ARG_END] = secondary ? l->sec_end : l->end;
    return 1;
}

bool sgx543_finished(const void *opaque)
{
    const struct sgx543_model *model = opaque;
    const struct sgx543_state *s = model->state;
    return !s->busy && (s->failed || s->launched == model->launches);
}

static int check_launch(struct sgx543_model *model, const struct common_retire *event,
                        struct common_error *err)
{
    static const char *const names[COMMON_ARGS] = {"number", "start", "secondary", "end"};
    struct common_retire want;

    if (event->kind != COMMON_LAUNCH)
        return common_fail(err, "event kind %u is no launch", (unsigned)event->kind);
    if (event->warp != 0)
        return common_fail(err, "launch into slot %u; the machine has one", (unsigned)event->warp);
    if (model->state->busy) return common_fail(err, "launch while an instance runs");
    if (!sgx543_dispatch(model, &want)) return common_fail(err, "launch, and none is left");
    for (unsigned i = 0; i < COMMON_ARGS; i++)
        if (event->arg[i] != want.arg[i])
            return common_fail(err, "launch with %s 0x%x; it is 0x%x", names[i],
                               (unsigned)event->arg[i], (unsigned)want.arg[i]);
    return 0;
}

void sgx543_begin(struct sgx543_model *model)
{
    struct sgx543_state *s = model->state;
    const struct sgx543_launch *l = &model->launch;
    bool first = s->launched == 0;

    s->secondary = l->secondary && first;
    s->busy = s->used = true;
    s->instance = s->launched - (l->secondary && !first);
    s->launched++;
    s->pc = s->secondary ? l->sec_start : l->start;
    s->prog_end = s->secondary ? l->sec_end : l->end;
    memset(s->reg, 0, SGX543_SA * SGX543_BANK * sizeof s->reg[0]);
    memset(s->reg + 4 * SGX543_BANK, 0, SGX543_INTERNAL * sizeof s->reg[0]);
    if (first) memcpy(s->reg + SGX543_SA * SGX543_BANK, model->uniform, sizeof model->uniform);
    s->idx[0] = s->idx[1] = s->link = s->p = s->phase = s->phase_addr = 0;
    s->depth_there = false;
    s->depth = 0;
    sgx543_reset_moe(s);
    if (s->secondary) return;
    const uint32_t *record = model->input + (size_t)s->instance * sgx543_input_words(l);
    memcpy(s->reg + SGX543_PA * SGX543_BANK, record, l->pa_count * sizeof *record);
    memcpy(s->reg + SGX543_O * SGX543_BANK, record + l->pa_count, l->o_count * sizeof *record);
}

int sgx543_launch(void *opaque, const struct common_retire *event, struct common_step *step,
                  struct common_error *err)
{
    struct sgx543_model *model = opaque;

    if (check_launch(model, event, err)) return -1;
    memset(&step->retire, 0, sizeof step->retire);
    step->retire.kind = COMMON_LAUNCH;
    memcpy(step->retire.arg, event->arg, sizeof step->retire.arg);
    step->regs = step->mems = 0;
    bool first = model->state->launched == 0;
    sgx543_begin(model);
    struct sgx543_work w = {.model = model, .state = model->state, .step = step};
    for (uint32_t file = 0; file < SGX543_FILES; file++)
        for (uint32_t i = 0; i < sgx543_files[file].count && (file != SGX543_SA || first); i++)
            sgx543_report(&w, file, i);
    return 0;
}

void sgx543_deliver(struct sgx543_model *model, enum sgx543_status status, struct common_step *step)
{
    const struct sgx543_state *s = model->state;
    const struct sgx543_launch *l = &model->launch;
    size_t at = (size_t)4 * s->instance * sgx543_output_words(l);

    if (s->secondary) return;
    for (uint32_t i = 0; i < sgx543_output_words(l); i++, at += 4) {
        uint32_t word = i == 0   ? status | (uint32_t)s->depth_there << 8
                        : i == 1 ? s->depth
                                 : s->reg[l->out_bank * SGX543_BANK + l->out_first + i - 2];
        memcpy(model->output + at, &word, sizeof word);
        if (step) sgx543_mem(step, SGX543_SPACE_OUTPUT, at, 15, word);
    }
}
