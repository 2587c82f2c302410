/* The model as a whole: made from a program, looked at, saved and restored. */
#include <stdlib.h>

#include "model.h"

/* Words of the state are handed out as the bytes of a memory. */
_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "the model needs a little-endian host");

const struct common_file sgx543_files[SGX543_FILES] = {
    [SGX543_R] = {"r", "r%u", SGX543_BANK, 32},
    [SGX543_O] = {"o", "o%u", SGX543_BANK, 32},
    [SGX543_PA] = {"pa", "pa%u", SGX543_BANK, 32},
    [SGX543_SA] = {"sa", "sa%u", SGX543_BANK, 32},
    [SGX543_I] = {"i", "i[%u]", SGX543_INTERNAL, 32},
    [SGX543_P] = {"p", "p%u", SGX543_PREDICATES, 1},
    [SGX543_IDX] = {"idx", "idx[%u]", 2, 32},
    [SGX543_LINK] = {"link", "link", 1, 20},
    [SGX543_MOE] = {"moe", "moe[%u]", SGX543_STEPS + 1, 21},
    [SGX543_PHASE] = {"phase", "phase[%u]", 2, 20},
};

/* ---- the machine */

enum { IMEM_LEAST = 16, IMEM_USUAL = 1024, SLOTS_USUAL = 4 };

uint32_t sgx543_imem(const struct common_machine *machine)
{
    return common_machine_value(machine, "IMEM_INSTR", IMEM_USUAL);
}

uint32_t sgx543_slots(const struct common_machine *machine)
{
    return common_machine_value(machine, "INSTANCES", SLOTS_USUAL);
}

/* Those that it has; sgx543_load refuses a program too large for every build. */
static uint32_t wants_code(const struct common_program *program)
{
    size_t count = program->code_words / SGX543_WORDS;
    return count <= SGX543_MAX_CODE ? (uint32_t)count : 0;
}

const struct common_part sgx543_parts[] = {
    {.name = "instructions",
     .least = IMEM_LEAST,
     .most = SGX543_MAX_CODE,
     .has = sgx543_imem,
     .wants = wants_code},
    {.name = "slots", .least = 1, .most = SGX543_MAX_SLOTS, .has = sgx543_slots},
    {.name = NULL},
};

static int check_machine(const struct common_machine *machine, struct common_error *err)
{
    static const char *const known[] = {"INSTANCES", "IMEM_INSTR", NULL};
    uint32_t imem = sgx543_imem(machine), slots = sgx543_slots(machine);

    if (common_machine_check(machine, "sgx543", known, err)) return -1;
    if (imem < IMEM_LEAST || imem > SGX543_MAX_CODE)
        return common_fail(err, "sgx543: IMEM_INSTR is %u; %u to %u are possible", (unsigned)imem,
                           (unsigned)IMEM_LEAST, (unsigned)SGX543_MAX_CODE);
    if (slots < 1 || slots > SGX543_MAX_SLOTS)
        return common_fail(err, "sgx543: INSTANCES is %u; 1 to %u are possible", (unsigned)slots,
                           (unsigned)SGX543_MAX_SLOTS);
    return 0;
}

/* ---- life */

void *sgx543_create(const struct common_program *program, const struct common_machine *machine,
                    struct common_error *err)
{
    struct sgx543_model *model;

    if (check_machine(machine, err)) return NULL;
    model = calloc(1, sizeof *model);
    if (!model) {
        common_fail(err, "out of memory for the model");
        return NULL;
    }
    model->program = program;
    model->imem = sgx543_imem(machine);
    model->slots = sgx543_slots(machine);
    if (sgx543_load(model, err)) {
        sgx543_destroy(model);
        return NULL;
    }
    return model;
}

void sgx543_destroy(void *opaque)
{
    struct sgx543_model *model = opaque;
    if (!model) return;
    free(model->code);
    free(model->micro);
    free(model->translated);
    free(model->input);
    free(model->texture);
    free(model->core);
    free(model);
}

/* ---- visible state */

enum common_warp_state sgx543_warp_state(const void *opaque, uint32_t warp, uint64_t *pc)
{
    const struct sgx543_model *model = opaque;
    bool busy = warp < model->slots && model->core->slot[warp].busy;
    *pc = busy ? model->core->slot[warp].pc : 0;
    return busy ? COMMON_WARP_READY : COMMON_WARP_IDLE;
}

bool sgx543_register_live(const void *opaque, uint32_t warp, uint32_t file, uint32_t index)
{
    const struct sgx543_model *model = opaque;
    return warp < model->slots && model->core->slot[warp].used && file < SGX543_FILES &&
           index < sgx543_files[file].count;
}

void sgx543_read_register(const void *opaque, uint32_t warp, uint32_t file, uint32_t index,
                          uint32_t *lane)
{
    const struct sgx543_model *model = opaque;
    memset(lane, 0, COMMON_LANES * sizeof *lane);
    if (sgx543_register_live(model, warp, file, index))
        lane[0] = sgx543_row(&model->core->slot[warp], file, index);
}

void sgx543_registers(const void *opaque, uint32_t reg[SGX543_REGISTERS])
{
    const struct sgx543_model *model = opaque;
    const struct sgx543_launch *l = &model->launch;
    memset(reg, 0, SGX543_REGISTERS * sizeof reg[0]);
    reg[SGX543_REG_START] = l->start;
    reg[SGX543_REG_END] = l->end;
    reg[SGX543_REG_INSTANCES] = l->instances;
    reg[SGX543_REG_PA_COUNT] = l->pa_count;
    reg[SGX543_REG_O_COUNT] = l->o_count;
    reg[SGX543_REG_SEC_START] = l->sec_start;
    reg[SGX543_REG_SEC_END] = l->sec_end;
    reg[SGX543_REG_SECONDARY] = l->secondary;
    reg[SGX543_REG_OUT_BANK] = l->out_bank;
    reg[SGX543_REG_OUT_FIRST] = l->out_first;
    reg[SGX543_REG_OUT_COUNT] = l->out_count;
}

static const uint8_t *bytes(const uint32_t *word, size_t words, size_t *size)
{
    *size = words * sizeof *word;
    return (const uint8_t *)word;
}

const uint8_t *sgx543_space_bytes(const void *opaque, uint32_t space, uint32_t bank, size_t *size)
{
    const struct sgx543_model *model = opaque;
    const struct sgx543_launch *l = &model->launch;

    *size = 0;
    if (bank != 0 || space >= SGX543_SPACES) return NULL;
    switch ((enum sgx543_space)space) {
    case SGX543_SPACE_GLOBAL: *size = model->global_bytes; return model->global;
    case SGX543_SPACE_LOCAL: *size = SGX543_LOCAL_BYTES; return model->local;
    case SGX543_SPACE_INPUT:
        return bytes(model->input, (size_t)l->instances * sgx543_input_words(l), size);
    case SGX543_SPACE_OUTPUT: *size = model->output_bytes; return model->output;
    case SGX543_SPACE_UNIFORM: return bytes(model->uniform, SGX543_BANK, size);
    case SGX543_SPACE_CODE: return bytes(model->code, (size_t)SGX543_WORDS * model->imem, size);
    case SGX543_SPACE_TEXTURE:
        return bytes(model->texture, (size_t)SGX543_ANSWER_WORDS * model->textures, size);
    case SGX543_SPACE_CONFIG: return bytes(model->config, SGX543_REGISTERS, size);
    case SGX543_SPACE_PORT:
    case SGX543_SPACE_LOAD:
    case SGX543_SPACES: break;
    }
    return NULL;
}

size_t sgx543_state_size(const void *opaque)
{
    const struct sgx543_model *model = opaque;
    return sizeof *model->core + SGX543_LOCAL_BYTES + model->global_bytes + model->output_bytes;
}

void sgx543_save(const void *opaque, void *state)
{
    const struct sgx543_model *model = opaque;
    memcpy(state, model->core, sgx543_state_size(model));
}

void sgx543_restore(void *opaque, const void *state)
{
    struct sgx543_model *model = opaque;
    memcpy(model->core, state, sgx543_state_size(model));
    sgx543_soil(model);
}
