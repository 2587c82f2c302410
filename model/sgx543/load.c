/* From a program to the core's initial state: registers, code, uniforms, input, answers, global
 * memory; and programs that cannot run. */
#include <stdlib.h>

#include "model.h"

const struct sgx543_launch sgx543_launch_default = {
    .whole = true, .instances = 1, .out_bank = SGX543_O};

/* ---- sizes */

static uint64_t global_size(const struct common_program *program)
{
    uint64_t asked = sgx543_launch_of(program)->global_bytes;
    uint64_t filled = common_program_extent(program, SGX543_SPACE_GLOBAL);
    return ((asked > filled ? asked : filled) + 3) & ~UINT64_C(3);
}

static uint64_t input_size(const struct sgx543_launch *l)
{
    return (uint64_t)4 * l->instances * sgx543_input_words(l);
}

static uint64_t output_size(const struct sgx543_launch *l)
{
    return (uint64_t)4 * l->instances * sgx543_output_words(l);
}

static uint32_t answers_of(const struct common_program *program)
{
    uint64_t record = 4 * SGX543_ANSWER_WORDS;
    return (uint32_t)((common_program_extent(program, SGX543_SPACE_TEXTURE) + record - 1) / record);
}

uint64_t sgx543_space_size(const struct common_program *program,
                           const struct common_machine *machine, uint32_t space)
{
    const struct sgx543_launch *l = sgx543_launch_of(program);
    (void)machine;
    switch ((enum sgx543_space)space) {
    case SGX543_SPACE_GLOBAL: return global_size(program);
    case SGX543_SPACE_INPUT: return input_size(l);
    case SGX543_SPACE_OUTPUT: return output_size(l);
    case SGX543_SPACE_UNIFORM: return 4 * SGX543_BANK;
    case SGX543_SPACE_TEXTURE: return (uint64_t)4 * SGX543_ANSWER_WORDS * answers_of(program);
    default: return 0;
    }
}

/* ---- refused programs */

static int check_code(const struct sgx543_model *model, struct common_error *err)
{
    const struct sgx543_launch *l = &model->launch;
    const struct common_program *p = model->program;
    size_t count = p->code_words / SGX543_WORDS;

    if (p->code_words == 0)
        return common_fail(err, "%s: error: no code; one instruction at least is needed", p->name);
    if (p->code_words % SGX543_WORDS != 0)
        return common_fail(err, "%s: error: %zu words of code; an instruction has 2", p->name,
                           p->code_words);
    if (count > model->imem)
        return common_fail(err, "%s: error: %zu instructions; the machine has room for %u", p->name,
                           count, (unsigned)model->imem);
    if (l->start >= count || l->end > count)
        return common_fail(err, "%s: error: start %u and end %u; the code has %zu instructions",
                           p->name, (unsigned)l->start, (unsigned)l->end, count);
    if (l->secondary && (l->sec_start >= count || l->sec_end > count))
        return common_fail(
            err, "%s: error: secondary program from %u to %u; the code has %zu instructions",
            p->name, (unsigned)l->sec_start, (unsigned)l->sec_end, count);
    return 0;
}

static int check_bytes(const char *name, const char *what, uint64_t bytes, struct common_error *err)
{
    if (bytes <= SGX543_MAX_BYTES) return 0;
    return common_fail(err, "%s: error: %llu bytes of %s; %u are possible", name,
                       (unsigned long long)bytes, what, (unsigned)SGX543_MAX_BYTES);
}

static int check(const struct sgx543_model *model, struct common_error *err)
{
    const struct sgx543_launch *l = &model->launch;
    const char *name = model->program->name;

    if (l->instances == 0 || l->instances > SGX543_MAX_INSTANCES)
        return common_fail(err, "%s: error: %u instances; 1 to %u are possible", name,
                           (unsigned)l->instances, (unsigned)SGX543_MAX_INSTANCES);
    if (l->pa_count > SGX543_BANK || l->o_count > SGX543_BANK)
        return common_fail(err,
                           "%s: error: inputs of %u pa and %u o registers; 0 to 128 are possible",
                           name, (unsigned)l->pa_count, (unsigned)l->o_count);
    if (l->out_bank > SGX543_SA || l->out_first > SGX543_BANK ||
        l->out_count > SGX543_BANK - l->out_first)
        return common_fail(err, "%s: error: outputs of %u registers from %u on; a bank has 128",
                           name, (unsigned)l->out_count, (unsigned)l->out_first);
    if (check_code(model, err) || check_bytes(name, "input", input_size(l), err) ||
        check_bytes(name, "output", output_size(l), err) ||
        check_bytes(name, "global memory", global_size(model->program), err))
        return -1;
    for (uint32_t i = 0; i < model->textures; i++)
        if (model->texture[(size_t)SGX543_ANSWER_WORDS * i] > SGX543_ANSWER_WORDS - 1)
            return common_fail(
                err, "%s: error: answer %u of the texture unit has %u words; 0 to 16 are possible",
                name, (unsigned)i, (unsigned)model->texture[(size_t)SGX543_ANSWER_WORDS * i]);
    return 0;
}

/* ---- memories */

static int fill(const struct sgx543_model *model, uint32_t space, void *to, size_t bytes,
                struct common_error *err)
{
    return common_program_fill(model->program, space, sgx543_isa.spaces[space].name, to, bytes,
                               err);
}

static int allocate(struct sgx543_model *model, struct common_error *err)
{
    model->output_bytes = output_size(&model->launch);
    model->global_bytes = global_size(model->program);
    model->input = calloc(1, input_size(&model->launch) + 4);
    model->code = calloc(model->imem, SGX543_WORDS * sizeof *model->code);
    model->micro = malloc(model->imem * sizeof *model->micro);
    model->translated = calloc(model->imem, 1);
    model->core = calloc(1, sgx543_state_size(model));
    if (!model->input || !model->code || !model->micro || !model->translated || !model->core)
        return common_fail(err, "out of memory for the memories");
    model->local = model->core->memory;
    model->global = model->local + SGX543_LOCAL_BYTES;
    model->output = model->global + model->global_bytes;
    return 0;
}

static int load_answers(struct sgx543_model *model, struct common_error *err)
{
    size_t bytes = (size_t)4 * SGX543_ANSWER_WORDS * answers_of(model->program);
    model->textures = answers_of(model->program);
    model->texture = calloc(1, bytes + 4);
    if (!model->texture) return common_fail(err, "out of memory for the memories");
    return fill(model, SGX543_SPACE_TEXTURE, model->texture, bytes, err);
}

int sgx543_load(struct sgx543_model *model, struct common_error *err)
{
    const struct common_program *p = model->program;
    struct sgx543_launch *l = &model->launch;

    *l = *sgx543_launch_of(p);
    if (l->whole) l->end = (uint32_t)(p->code_words / SGX543_WORDS);
    if (load_answers(model, err) || check(model, err) || allocate(model, err) ||
        fill(model, SGX543_SPACE_UNIFORM, model->uniform, sizeof model->uniform, err) ||
        fill(model, SGX543_SPACE_INPUT, model->input, input_size(l), err) ||
        fill(model, SGX543_SPACE_GLOBAL, model->global, model->global_bytes, err))
        return -1;
    memcpy(model->code, p->code, p->code_words * sizeof *p->code);
    model->launches = l->instances + l->secondary;
    model->dirty[SGX543_PA] = l->pa_count;
    model->dirty[SGX543_O] = l->o_count;
    sgx543_registers(model, model->config);
    memcpy(model->core->sa, model->uniform, sizeof model->uniform);
    for (uint32_t i = 0; i < model->slots; i++) {
        model->core->slot[i].next = i;
        sgx543_fast_begin(&model->core->slot[i]);
    }
    return 0;
}

/* machine.md, "Launch and end": memories stay, and the program's data are written over them. */
int sgx543_follow(void *opaque, const void *opaque_before, struct common_error *err)
{
    struct sgx543_model *model = opaque;
    const struct sgx543_model *before = opaque_before;
    size_t own = model->program->code_words, kept = model->global_bytes < before->global_bytes
                                                        ? model->global_bytes
                                                        : before->global_bytes;

    memcpy(model->code + own, before->code + own,
           (SGX543_WORDS * (size_t)model->imem - own) * sizeof *model->code);
    memset(model->translated, 0, model->imem);
    memcpy(model->local, before->local, SGX543_LOCAL_BYTES);
    memcpy(model->global, before->global, kept);
    return fill(model, SGX543_SPACE_GLOBAL, model->global, model->global_bytes, err);
}
