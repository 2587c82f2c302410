/* The model as a whole: made from a program, looked at, saved and restored. */
#include <stdlib.h>
#include <string.h>

#include "model.h"

/* Words of the state are handed out as the bytes of a memory. */
_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "the model needs a little-endian host");

const struct common_file vivante_files[VIVANTE_FILES] = {
    [VIVANTE_FILE_TEMP] = {"temp", "t%u", VIVANTE_TEMPS, 32},
    [VIVANTE_FILE_A0] = {"a0", "a%u", 1, 32},
    [VIVANTE_FILE_KILLED] = {"killed", "killed", 1, 1},
    [VIVANTE_FILE_INTERNAL] = {"internal", "i%u", 1, 32},
};

/* ---- the machine */

static const struct {
    const char *name;
    uint32_t otherwise, least, most;
} parameters[] = {
    {"GROUPS", 4, 1, VIVANTE_MAX_GROUPS},
    {"LANES", 4, 1, VIVANTE_LANES},
    {"NUM_TEMPS", 64, 1, VIVANTE_TEMPS},
    {"NUM_UNIFORMS", 256, 1, 640},
    {"IMEM_INSTR", 512, 1, VIVANTE_MAX_CODE},
    {"LOCAL_BYTES", 8192, 4, 1 << 16},
    {"CALL_DEPTH", 8, 1, VIVANTE_MAX_CALLS},
    {"LOOP_DEPTH", 4, 1, VIVANTE_MAX_LOOPS},
    {"BEATS", 1, 1, VIVANTE_LANES}, /* how fast it is, not what it computes */
    {"PARTS", 1, 1, 4},             /* how fast it is */
};

enum { PARAMETERS = sizeof parameters / sizeof parameters[0] };

static uint32_t parameter(const struct common_machine *machine, unsigned i)
{
    return common_machine_value(machine, parameters[i].name, parameters[i].otherwise);
}

static int machine_of(const struct common_machine *machine, struct vivante_machine *out,
                      struct common_error *err)
{
    const char *known[PARAMETERS + 1] = {NULL};

    for (unsigned i = 0; i < PARAMETERS; i++) known[i] = parameters[i].name;
    if (common_machine_check(machine, "vivante", known, err)) return -1;
    for (unsigned i = 0; i < PARAMETERS; i++) {
        uint32_t value = parameter(machine, i);
        if (value < parameters[i].least || value > parameters[i].most ||
            (i == 1 && value != 1 && value != VIVANTE_LANES))
            return common_fail(err, "vivante: %s is %u; %u to %u%s", parameters[i].name,
                               (unsigned)value, (unsigned)parameters[i].least,
                               (unsigned)parameters[i].most,
                               i == 1 ? ", but 2 and 3, are possible" : " are possible");
    }
    if (parameter(machine, 1) % parameter(machine, 8))
        return common_fail(err, "vivante: BEATS is %u; it must divide LANES, which is %u",
                           (unsigned)parameter(machine, 8), (unsigned)parameter(machine, 1));
    if (4 % parameter(machine, 9))
        return common_fail(err, "vivante: PARTS is %u; it must divide 4",
                           (unsigned)parameter(machine, 9));
    *out = (struct vivante_machine){.groups = parameter(machine, 0),
                                    .lanes = parameter(machine, 1),
                                    .temps = parameter(machine, 2),
                                    .uniforms = parameter(machine, 3),
                                    .code = parameter(machine, 4),
                                    .local_bytes = parameter(machine, 5),
                                    .calls = parameter(machine, 6),
                                    .loops = parameter(machine, 7)};
    return 0;
}

uint32_t vivante_groups(const struct common_machine *machine)
{
    return parameter(machine, 0);
}

uint32_t vivante_code(const struct common_machine *machine)
{
    return parameter(machine, 4);
}

/* ---- what a program can ask for: .needs */

#define HAS(function, index)                                                                       \
    static uint32_t function(const struct common_machine *machine)                                 \
    {                                                                                              \
        return parameter(machine, index);                                                          \
    }
HAS(has_groups, 0)
HAS(has_lanes, 1)
HAS(has_temps, 2)
HAS(has_uniforms, 3)
HAS(has_local, 5)
HAS(has_calls, 6)
HAS(has_loops, 7)

/* Those that it has; what no build has room for is refused by vivante_load. */
static uint32_t wants_code(const struct common_program *program)
{
    size_t count = program->code_words / VIVANTE_WORDS;
    return count <= VIVANTE_MAX_CODE ? (uint32_t)count : 0;
}

const struct common_part vivante_parts[] = {
    {.name = "groups", .least = 1, .most = VIVANTE_MAX_GROUPS, .has = has_groups},
    {.name = "lanes", .least = 1, .most = VIVANTE_LANES, .has = has_lanes},
    {.name = "temps", .least = 1, .most = VIVANTE_TEMPS, .has = has_temps},
    {.name = "uniforms", .least = 1, .most = 640, .has = has_uniforms},
    {.name = "instructions",
     .least = 1,
     .most = VIVANTE_MAX_CODE,
     .has = vivante_code,
     .wants = wants_code},
    {.name = "local", .least = 4, .most = 1 << 16, .has = has_local},
    {.name = "calls", .least = 1, .most = VIVANTE_MAX_CALLS, .has = has_calls},
    {.name = "loops", .least = 1, .most = VIVANTE_MAX_LOOPS, .has = has_loops},
    {.name = NULL},
};

/* ---- life */

void *vivante_create(const struct common_program *program, const struct common_machine *machine,
                     struct common_error *err)
{
    struct vivante_machine sizes;

    if (machine_of(machine, &sizes, err)) return NULL;
    return vivante_create_on(program, &sizes, err);
}

void *vivante_create_on(const struct common_program *program, const struct vivante_machine *machine,
                        struct common_error *err)
{
    struct vivante_model *model = calloc(1, sizeof *model);

    if (!model) {
        common_fail(err, "out of memory for the model");
        return NULL;
    }
    model->program = program;
    model->machine = *machine;
    if (vivante_load(model, err)) {
        vivante_destroy(model);
        return NULL;
    }
    return model;
}

void vivante_destroy(void *opaque)
{
    struct vivante_model *model = opaque;
    if (!model) return;
    free(model->input);
    free(model->code);
    free(model->uniform);
    free(model->micro);
    free(model->state);
    free(model);
}

/* ---- what can be seen */

enum common_warp_state vivante_warp_state(const void *opaque, uint32_t warp, uint64_t *pc)
{
    const struct vivante_model *model = opaque;
    uint32_t least = UINT32_MAX;

    *pc = 0;
    if (warp >= model->machine.groups || !model->state->group[warp].busy) return COMMON_WARP_IDLE;
    const struct vivante_group *group = &model->state->group[warp];
    for (unsigned lane = 0; lane < VIVANTE_LANES; lane++)
        if ((group->exist & ~group->finished) >> lane & 1 && group->pc[lane] < least)
            least = group->pc[lane];
    *pc = least;
    return COMMON_WARP_READY;
}

bool vivante_register_live(const void *opaque, uint32_t warp, uint32_t file, uint32_t index)
{
    const struct vivante_model *model = opaque;

    if (warp >= model->machine.groups || !model->state->group[warp].used) return false;
    if (file == VIVANTE_FILE_TEMP) return index < model->temps;
    return file < VIVANTE_FILES && index < vivante_files[file].count;
}

void vivante_read_register(const void *opaque, uint32_t warp, uint32_t file, uint32_t index,
                           uint32_t *lane)
{
    const struct vivante_model *model = opaque;

    memset(lane, 0, COMMON_LANES * sizeof *lane);
    if (!vivante_register_live(model, warp, file, index)) return;
    const struct vivante_group *group = &model->state->group[warp];
    switch ((enum vivante_file)file) {
    case VIVANTE_FILE_TEMP: memcpy(lane, group->temp[index], sizeof group->temp[index]); break;
    case VIVANTE_FILE_A0: memcpy(lane, group->a0, sizeof group->a0); break;
    case VIVANTE_FILE_INTERNAL: memcpy(lane, group->i0, sizeof group->i0); break;
    case VIVANTE_FILE_KILLED:
        for (unsigned i = 0; i < VIVANTE_LANES; i++) lane[4 * i] = group->killed >> i & 1;
        break;
    case VIVANTE_FILES: break;
    }
}

const uint8_t *vivante_space_bytes(const void *opaque, uint32_t space, uint32_t bank, size_t *size)
{
    const struct vivante_model *model = opaque;

    *size = 0;
    if (bank != 0 || space >= VIVANTE_SPACES) return NULL;
    switch ((enum vivante_space)space) {
    case VIVANTE_SPACE_GLOBAL: *size = model->global_bytes; return model->global;
    case VIVANTE_SPACE_LOCAL: *size = model->local_bytes; return model->local;
    case VIVANTE_SPACE_INPUT: *size = model->input_bytes; return model->input;
    case VIVANTE_SPACE_OUTPUT: *size = model->output_bytes; return model->output;
    case VIVANTE_SPACE_UNIFORM:
        *size = (size_t)model->machine.uniforms * VIVANTE_VECTOR_BYTES;
        return (const uint8_t *)model->uniform;
    case VIVANTE_SPACE_CODE:
        *size = (size_t)model->machine.code * VIVANTE_WORDS * 4;
        return (const uint8_t *)model->code;
    case VIVANTE_SPACE_SAMPLER:
        *size = sizeof model->sampler;
        return (const uint8_t *)model->sampler;
    case VIVANTE_SPACE_CONFIG: *size = sizeof model->config; return (const uint8_t *)model->config;
    case VIVANTE_SPACES: break;
    }
    return NULL;
}

size_t vivante_state_size(const void *opaque)
{
    const struct vivante_model *model = opaque;
    return sizeof *model->state + model->local_bytes + model->global_bytes + model->output_bytes;
}

void vivante_save(const void *opaque, void *state)
{
    const struct vivante_model *model = opaque;
    memcpy(state, model->state, vivante_state_size(model));
}

void vivante_restore(void *opaque, const void *state)
{
    struct vivante_model *model = opaque;
    memcpy(model->state, state, vivante_state_size(model));
}
