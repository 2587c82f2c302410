/* How threads get into groups and groups into slots, and what comes out: machine.md, "Launch and
 * end of a group". */
#include <string.h>

#include "model.h"

/* ---- which is next */

static bool has_next(const struct vivante_model *model, uint32_t slot)
{
    const struct vivante_group *group = &model->state->group[slot];
    return !group->busy && group->next < model->groups;
}

static uint8_t lanes_of(const struct vivante_model *model, uint32_t number)
{
    uint32_t left = model->launch.threads - number * model->machine.lanes;
    return (uint8_t)((1u << (left < model->machine.lanes ? left : model->machine.lanes)) - 1);
}

/* The input record of a lane. */
static const uint8_t *record_of(const struct vivante_model *model, uint32_t number, unsigned lane)
{
    size_t vectors = vivante_input_vectors(&model->launch);
    size_t thread = (size_t)number * model->machine.lanes + lane;
    return model->input + thread * vectors * VIVANTE_VECTOR_BYTES;
}

static uint8_t helpers_of(const struct vivante_model *model, uint32_t number)
{
    uint8_t helpers = 0, lanes = lanes_of(model, number);

    for (unsigned lane = 0; lane < VIVANTE_LANES && model->launch.header; lane++)
        if (lanes >> lane & 1)
            helpers |=
                (uint8_t)((record_of(model, number, lane)[VIVANTE_VECTOR_BYTES] & 1) << lane);
    return helpers;
}

int vivante_dispatch(void *opaque, struct common_retire *event)
{
    const struct vivante_model *model = opaque;
    uint32_t best = model->machine.groups;

    if (model->state->launched == model->groups || model->state->busy == model->machine.groups)
        return 0;
    for (uint32_t i = 0; i < model->machine.groups; i++)
        if (has_next(model, i) && (best == model->machine.groups ||
                                   model->state->group[i].next < model->state->group[best].next))
            best = i;
    if (best == model->machine.groups) return 0;
    uint32_t number = model->state->group[best].next;
    memset(event, 0, sizeof *event);
    event->kind = COMMON_LAUNCH;
    event->warp = best;
    event->arg[VIVANTE_ARG_GROUP] = number;
    event->arg[VIVANTE_ARG_ENTRY] = model->launch.start;
    event->arg[VIVANTE_ARG_LANES] = lanes_of(model, number);
    event->arg[VIVANTE_ARG_HELPERS] = helpers_of(model, number);
    return 1;
}

bool vivante_finished(const void *opaque)
{
    const struct vivante_model *model = opaque;
    return model->state->launched == model->groups && model->state->busy == 0;
}

static int check_launch(const struct vivante_model *model, const struct common_retire *event,
                        struct common_error *err)
{
    if (event->kind != COMMON_LAUNCH)
        return common_fail(err, "event kind %u is no launch", (unsigned)event->kind);
    if (event->warp >= model->machine.groups)
        return common_fail(err, "launch into group slot %u; the machine has %u",
                           (unsigned)event->warp, (unsigned)model->machine.groups);
    const struct vivante_group *group = &model->state->group[event->warp];
    if (group->busy)
        return common_fail(err, "launch into group slot %u, which still has group %u",
                           (unsigned)event->warp, (unsigned)group->number);
    if (group->next >= model->groups)
        return common_fail(err, "launch of group %u in slot %u, which has none left",
                           (unsigned)event->arg[VIVANTE_ARG_GROUP], (unsigned)event->warp);
    const uint32_t want[COMMON_ARGS] = {group->next, model->launch.start,
                                        lanes_of(model, group->next),
                                        helpers_of(model, group->next)};
    static const char *const names[COMMON_ARGS] = {"group", "pc", "lanes", "helpers"};
    for (unsigned i = 0; i < COMMON_ARGS; i++)
        if (event->arg[i] != want[i])
            return common_fail(err, "launch in slot %u with %s 0x%x; it is 0x%x",
                               (unsigned)event->warp, names[i], (unsigned)event->arg[i],
                               (unsigned)want[i]);
    return 0;
}

/* ---- a group begins */

static void load_thread(const struct vivante_model *model, struct vivante_group *group,
                        unsigned lane)
{
    const uint8_t *record = record_of(model, group->number, lane);

    if (model->launch.header) {
        memcpy(group->i0[lane], record, VIVANTE_VECTOR_BYTES);
        record += VIVANTE_HEADER_VECTORS * VIVANTE_VECTOR_BYTES;
    }
    for (uint32_t i = 0; i < model->launch.inputs; i++, record += VIVANTE_VECTOR_BYTES)
        memcpy(group->temp[model->launch.input[i]][lane], record, VIVANTE_VECTOR_BYTES);
}

void vivante_begin(struct vivante_model *model, struct vivante_group *group)
{
    group->busy = group->used = true;
    group->number = group->next;
    group->next += model->machine.groups;
    group->exist = lanes_of(model, group->number);
    group->helper = helpers_of(model, group->number);
    group->finished = group->killed = 0;
    memset(group->calls, 0, sizeof group->calls);
    memset(group->loops, 0, sizeof group->loops);
    memset(group->a0, 0, sizeof group->a0);
    memset(group->i0, 0, sizeof group->i0);
    memset(group->temp, 0, model->temps * sizeof group->temp[0]);
    for (unsigned lane = 0; lane < VIVANTE_LANES; lane++) {
        group->pc[lane] = (uint16_t)model->launch.start;
        if (group->exist >> lane & 1) load_thread(model, group, lane);
    }
    model->state->busy++;
    model->state->launched++;
}

static void report_row(const struct vivante_model *model, struct common_step *step, uint32_t file,
                       uint32_t index, const uint32_t *lane)
{
    struct common_reg_write *write = vivante_put_row(step, file, index, 15);
    write->mask = (1u << 4 * model->machine.lanes) - 1;
    memcpy(write->data, lane, VIVANTE_EVENT_LANES * sizeof *lane);
}

int vivante_launch(void *opaque, const struct common_retire *event, struct common_step *step,
                   struct common_error *err)
{
    struct vivante_model *model = opaque;

    if (check_launch(model, event, err)) return -1;
    struct vivante_group *group = &model->state->group[event->warp];
    memset(&step->retire, 0, sizeof step->retire);
    step->retire.kind = COMMON_LAUNCH;
    step->retire.warp = event->warp;
    memcpy(step->retire.arg, event->arg, sizeof step->retire.arg);
    step->regs = step->mems = 0;
    vivante_begin(model, group);
    for (uint32_t i = 0; i < model->temps; i++)
        report_row(model, step, VIVANTE_FILE_TEMP, i, group->temp[i][0]);
    report_row(model, step, VIVANTE_FILE_A0, 0, group->a0[0]);
    report_row(model, step, VIVANTE_FILE_INTERNAL, 0, group->i0[0]);
    struct common_reg_write *killed = vivante_put_row(step, VIVANTE_FILE_KILLED, 0, 15);
    killed->mask = 0x1111u & ((1u << 4 * model->machine.lanes) - 1);
    memset(killed->data, 0, VIVANTE_EVENT_LANES * sizeof killed->data[0]);
    return 0;
}

/* ---- a group ends */

static void deliver_vector(struct vivante_model *model, struct common_step *step, size_t at,
                           const uint32_t *v)
{
    memcpy(model->output + at, v, VIVANTE_VECTOR_BYTES);
    for (unsigned k = 0; k < 4 && step; k++)
        vivante_put_word(step, VIVANTE_SPACE_OUTPUT, at + 4 * k, 0, 15, v[k]);
}

void vivante_deliver(struct vivante_model *model, const struct vivante_group *group,
                     struct common_step *step)
{
    const struct vivante_launch *launch = &model->launch;
    size_t record = (size_t)VIVANTE_VECTOR_BYTES * vivante_output_vectors(launch);

    for (unsigned lane = 0; lane < VIVANTE_LANES; lane++) {
        size_t at = record * ((size_t)group->number * model->machine.lanes + lane);
        bool killed = group->killed >> lane & 1, helper = group->helper >> lane & 1;
        const uint32_t status[4] = {1, killed, helper, 0};
        if (!(group->exist >> lane & 1)) continue;
        deliver_vector(model, step, at, status);
        for (uint32_t i = 0; i < launch->outputs && !killed && !helper; i++)
            deliver_vector(model, step, at + (i + 1) * VIVANTE_VECTOR_BYTES,
                           group->temp[launch->output[i]][lane]);
    }
}
