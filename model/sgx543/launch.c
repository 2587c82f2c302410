/* How instances get into slots, begin and end: machine.md, "Instances", "Launch and end". */
#include "model.h"

/* The secondary program is yet to be launched, or runs. */
static bool is_first(const struct sgx543_model *model)
{
    return model->launch.secondary && model->core->launched == 0;
}

static bool has_next(const struct sgx543_model *model, const struct sgx543_state *slot)
{
    const struct sgx543_core_state *core = model->core;
    if (slot->busy || core->failed || (core->slot[0].busy && core->slot[0].secondary)) return false;
    return is_first(model) ? slot == &core->slot[0] : slot->next < model->launch.instances;
}

/* The launch that a slot has before it. */
static void describe(const struct sgx543_model *model, uint32_t slot, struct common_retire *event)
{
    const struct sgx543_launch *l = &model->launch;
    bool secondary = is_first(model);

    memset(event, 0, sizeof *event);
    event->kind = COMMON_LAUNCH;
    event->warp = slot;
    event->arg[SGX543_ARG_NUMBER] = secondary ? 0 : model->core->slot[slot].next + l->secondary;
    event->arg[SGX543_ARG_START] = secondary ? l->sec_start : l->start;
    event->arg[SGX543_ARG_SECONDARY] = secondary;
    event->arg[SGX543_ARG_END] = secondary ? l->sec_end : l->end;
}

static struct sgx543_state *next_slot(const struct sgx543_model *model)
{
    struct sgx543_core_state *core = model->core;
    struct sgx543_state *best = NULL;

    if (core->launched == model->launches || core->busy == model->slots) return NULL;
    for (struct sgx543_state *s = core->slot; s != core->slot + model->slots; s++)
        if (has_next(model, s) && (best == NULL || s->next < best->next)) best = s;
    return best;
}

int sgx543_dispatch(void *opaque, struct common_retire *event)
{
    const struct sgx543_model *model = opaque;
    const struct sgx543_state *slot = next_slot(model);

    if (slot == NULL) return 0;
    describe(model, (uint32_t)(slot - model->core->slot), event);
    return 1;
}

bool sgx543_finished(const void *opaque)
{
    const struct sgx543_model *model = opaque;
    const struct sgx543_core_state *core = model->core;
    return core->busy == 0 && (core->failed || core->launched == model->launches);
}

static int check_launch(const struct sgx543_model *model, const struct common_retire *event,
                        struct common_error *err)
{
    static const char *const names[COMMON_ARGS] = {"number", "start", "secondary", "end"};
    struct common_retire want;
    unsigned slot = (unsigned)event->warp;

    if (event->kind != COMMON_LAUNCH)
        return common_fail(err, "event kind %u is no launch", (unsigned)event->kind);
    if (slot >= model->slots)
        return common_fail(err, "launch into slot %u; the machine has %u", slot,
                           (unsigned)model->slots);
    if (model->core->slot[slot].busy)
        return common_fail(err, "launch into slot %u, in which an instance runs", slot);
    if (!has_next(model, &model->core->slot[slot]))
        return common_fail(err, "launch into slot %u, which has none before it now", slot);
    describe(model, slot, &want);
    for (unsigned i = 0; i < COMMON_ARGS; i++)
        if (event->arg[i] != want.arg[i])
            return common_fail(err, "launch into slot %u with %s 0x%x; it is 0x%x", slot, names[i],
                               (unsigned)event->arg[i], (unsigned)want.arg[i]);
    return 0;
}

/* Clears the registers that an instance may have written in a bank, but for those that the next
 * instance brings with it. */
static void clear(const struct sgx543_model *model, struct sgx543_state *s, unsigned bank,
                  uint32_t from)
{
    uint32_t end = model->dirty[bank];

    if (from < end) memset(s->reg + bank * SGX543_BANK + from, 0, (end - from) * sizeof s->reg[0]);
}

static void begin(struct sgx543_model *model, struct sgx543_state *s)
{
    const struct sgx543_launch *l = &model->launch;

    s->secondary = is_first(model);
    if (!s->used) memcpy(s->reg + SGX543_SA * SGX543_BANK, model->core->sa, sizeof model->core->sa);
    s->busy = s->used = true;
    model->core->busy++;
    model->core->launched++;
    s->pc = s->secondary ? l->sec_start : l->start;
    s->prog_end = s->secondary ? l->sec_end : l->end;
    clear(model, s, SGX543_R, 0);
    clear(model, s, SGX543_O, s->secondary ? 0 : l->o_count);
    clear(model, s, SGX543_PA, s->secondary ? 0 : l->pa_count);
    memset(s->reg + 4 * SGX543_BANK, 0, SGX543_INTERNAL * sizeof s->reg[0]);
    for (unsigned n = 0; n < 2; n++) sgx543_set_index(s->reg, n, 0);
    s->link = s->p = s->phase = s->phase_addr = 0;
    s->depth_there = false;
    s->depth = 0;
    sgx543_reset_moe(s);
    if (s->secondary) return;
    s->instance = s->next;
    s->next += model->slots;
    const uint32_t *record = model->input + (size_t)s->instance * sgx543_input_words(l);
    memcpy(s->reg + SGX543_PA * SGX543_BANK, record, l->pa_count * sizeof *record);
    memcpy(s->reg + SGX543_O * SGX543_BANK, record + l->pa_count, l->o_count * sizeof *record);
}

uint32_t sgx543_begin_all(struct sgx543_model *model)
{
    struct sgx543_core_state *core = model->core;
    const uint32_t before = core->launched;

    if (before == model->launches || core->busy == model->slots) return 0;
    for (struct sgx543_state *s = core->slot; s != core->slot + model->slots; s++)
        if (has_next(model, s)) begin(model, s);
    return core->launched - before;
}

int sgx543_launch(void *opaque, const struct common_retire *event, struct common_step *step,
                  struct common_error *err)
{
    struct sgx543_model *model = opaque;

    if (check_launch(model, event, err)) return -1;
    struct sgx543_state *slot = &model->core->slot[event->warp];
    memset(&step->retire, 0, sizeof step->retire);
    step->retire.kind = COMMON_LAUNCH;
    step->retire.warp = event->warp;
    memcpy(step->retire.arg, event->arg, sizeof step->retire.arg);
    step->regs = step->mems = 0;
    bool first = !slot->used;
    begin(model, slot);
    struct sgx543_work w = {.model = model, .state = slot, .step = step};
    for (uint32_t file = 0; file < SGX543_FILES; file++)
        for (uint32_t i = 0; i < sgx543_files[file].count && (file != SGX543_SA || first); i++)
            sgx543_report(&w, file, i);
    return 0;
}

/* Writes the output record. */
static void deliver(const struct sgx543_work *w, enum sgx543_status status)
{
    const struct sgx543_state *s = w->state;
    const struct sgx543_launch *l = &w->model->launch;
    const uint32_t head[2] = {status | (uint32_t)s->depth_there << 8, s->depth};
    size_t at = (size_t)4 * s->instance * sgx543_output_words(l);
    uint8_t *record = w->model->output + at;

    memcpy(record, head, sizeof head);
    memcpy(record + sizeof head, s->reg + l->out_bank * SGX543_BANK + l->out_first,
           l->out_count * sizeof s->reg[0]);
    for (uint32_t i = 0; w->step && i < sgx543_output_words(l); i++, at += 4, record += 4) {
        uint32_t word;
        memcpy(&word, record, sizeof word);
        sgx543_mem(w->step, SGX543_SPACE_OUTPUT, at, 15, word);
    }
}

void sgx543_finish(struct sgx543_work *w, enum sgx543_status status)
{
    struct sgx543_core_state *core = w->model->core;
    struct sgx543_state *s = w->state;

    s->busy = false;
    core->busy--;
    if (!s->secondary) deliver(w, status);
    else if (status == SGX543_ENDED)
        memcpy(core->sa, s->reg + SGX543_SA * SGX543_BANK, sizeof core->sa);
    else core->failed = true;
}
