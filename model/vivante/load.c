/* From a program to what the core finds: registers, code, uniforms, samplers, input, global
 * memory; and what cannot run. */
#include <stdlib.h>
#include <string.h>

#include "model.h"
#include "sampler.h"

const struct vivante_launch vivante_launch_default = {.threads = 1};

int vivante_program_init(struct common_program *program, const char *name)
{
    return common_program_init(program, name, &vivante_launch_default,
                               sizeof vivante_launch_default);
}

static uint32_t halti_of(const struct common_program *program)
{
    switch ((enum vivante_chip)program->chip) {
    case VIVANTE_GC2000: return 0;
    case VIVANTE_GC7000: return 5;
    case VIVANTE_GC3000: break;
    }
    return 2;
}

bool vivante_is_fast(const struct common_program *program)
{
    switch ((enum vivante_fast)vivante_launch_of(program)->fast) {
    case VIVANTE_FAST_OFF: return false;
    case VIVANTE_FAST_ON: return true;
    case VIVANTE_FAST_OF_CHIP: break;
    }
    return halti_of(program) >= 2;
}

/* ---- TEMPS: what a launch must clear; machine.md, "Spaces". */

struct reach {
    uint32_t temps;
    bool indexed;
};

static void reach_temp(struct reach *r, uint32_t reg)
{
    if (reg < VIVANTE_TEMPS && reg >= r->temps) r->temps = reg + 1;
}

static void reach_insn(struct reach *r, const uint32_t *word)
{
    struct vivante_insn insn;

    vivante_decode(word, &insn);
    if (insn.dst_use) {
        reach_temp(r, insn.dst_reg);
        r->indexed = r->indexed || (insn.dst_amode >= 1 && insn.dst_amode <= 4);
    }
    for (unsigned slot = 0; slot < 3; slot++) {
        const struct vivante_source *s = &insn.src[slot];
        bool temp = s->group == VIVANTE_TEMP || s->group == VIVANTE_TEMP_FULL;
        if (!s->use || !temp) continue;
        reach_temp(r, s->reg);
        r->indexed = r->indexed || (s->amode >= 1 && s->amode <= 4);
    }
}

static uint32_t temps_of(const struct common_program *program, const struct vivante_launch *launch,
                         uint32_t most)
{
    struct reach r = {0};

    for (size_t i = 0; i + VIVANTE_WORDS <= program->code_words; i += VIVANTE_WORDS)
        reach_insn(&r, program->code + i);
    for (uint32_t i = 0; i < launch->inputs; i++) reach_temp(&r, launch->input[i]);
    for (uint32_t i = 0; i < launch->outputs; i++) reach_temp(&r, launch->output[i]);
    return r.indexed || r.temps > most ? most : r.temps;
}

/* ---- registers */

static void put_map(uint32_t *reg, const uint8_t *map, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) reg[i / 4] |= (uint32_t)map[i] << 8 * (i % 4);
}

static void set_registers(struct vivante_model *model)
{
    const struct vivante_launch *l = &model->launch;
    uint32_t *reg = model->config;
    uint32_t level = model->halti == 5 ? 2 : model->halti == 2;

    reg[VIVANTE_REG_START_PC] = l->start;
    reg[VIVANTE_REG_END_PC] = l->end;
    reg[VIVANTE_REG_THREADS] = l->threads;
    reg[VIVANTE_REG_INPUT_COUNT] = l->inputs;
    reg[VIVANTE_REG_OUTPUT_COUNT] = l->outputs;
    reg[VIVANTE_REG_MODE] = (l->rtne ? VIVANTE_MODE_RTNE : 0) |
                            (vivante_is_fast(model->program) ? VIVANTE_MODE_FAST : 0) |
                            VIVANTE_MODE_HALTI * level | (l->header ? VIVANTE_MODE_HEADER : 0);
    reg[VIVANTE_REG_TEMPS] = model->temps;
    put_map(reg + VIVANTE_REG_INPUT, l->input, l->inputs);
    put_map(reg + VIVANTE_REG_OUTPUT, l->output, l->outputs);
}

void vivante_registers(const void *model, uint32_t reg[VIVANTE_REGISTERS])
{
    memcpy(reg, ((const struct vivante_model *)model)->config, VIVANTE_REGISTERS * sizeof reg[0]);
}

/* ---- what is refused */

static int check_code(const struct vivante_model *model, struct common_error *err)
{
    const struct vivante_launch *l = &model->launch;
    const struct common_program *p = model->program;

    if (p->code_words == 0)
        return common_fail(err, "%s: error: no code; one instruction at least is needed", p->name);
    if (p->code_words % VIVANTE_WORDS != 0)
        return common_fail(err, "%s: error: %zu words of code; an instruction has 4", p->name,
                           p->code_words);
    if (p->code_words / VIVANTE_WORDS > model->machine.code)
        return common_fail(err, "%s: error: %zu instructions; the machine has room for %u", p->name,
                           p->code_words / VIVANTE_WORDS, (unsigned)model->machine.code);
    if (l->end > model->machine.code || l->start >= l->end)
        return common_fail(err, "%s: error: start %u and end %u; start < end is needed, up to %u",
                           p->name, (unsigned)l->start, (unsigned)l->end,
                           (unsigned)model->machine.code);
    return 0;
}

static int check_map(const struct vivante_model *model, const char *what, uint32_t count,
                     const uint8_t *map, struct common_error *err)
{
    const char *name = model->program->name;

    if (count > VIVANTE_MAP)
        return common_fail(err, "%s: error: %u %s; 32 are possible", name, (unsigned)count, what);
    for (uint32_t i = 0; i < count; i++)
        if (map[i] >= model->machine.temps)
            return common_fail(err, "%s: error: %s %u is t%u; the machine has t0 to t%u", name,
                               what, (unsigned)i, map[i], (unsigned)model->machine.temps - 1);
    return 0;
}

static int check_bytes(const char *name, const char *what, uint64_t bytes, struct common_error *err)
{
    if (bytes <= VIVANTE_MAX_BYTES) return 0;
    return common_fail(err, "%s: error: %llu bytes of %s; %u are possible", name,
                       (unsigned long long)bytes, what, (unsigned)VIVANTE_MAX_BYTES);
}

static int check_sampler(const struct vivante_model *model, unsigned number,
                         struct common_error *err)
{
    const uint32_t *s = model->sampler[number];
    uint32_t levels = s[0] >> 8 & 15, width = s[1] & 0xffff, height = s[1] >> 16;

    if (!(s[0] & VIVANTE_SAMPLER_THERE)) return 0;
    if ((s[0] & 3) <= VIVANTE_FMT_RGBA32F && levels >= 1 && levels <= VIVANTE_LEVELS &&
        width >= 1 && width <= 8192 && height >= 1 && height <= 8192)
        return 0;
    return common_fail(err,
                       "%s: error: sampler %u: format %u, %u levels, %u x %u; formats 0 to 2, 1 to "
                       "14 levels and sizes 1 to 8192 are possible",
                       model->program->name, number, (unsigned)(s[0] & 3), (unsigned)levels,
                       (unsigned)width, (unsigned)height);
}

static uint64_t input_size(const struct vivante_launch *launch)
{
    return (uint64_t)VIVANTE_VECTOR_BYTES * launch->threads * vivante_input_vectors(launch);
}

static uint64_t output_size(const struct vivante_launch *launch)
{
    return (uint64_t)VIVANTE_VECTOR_BYTES * launch->threads * vivante_output_vectors(launch);
}

/* What the program asks for, and what it fills. */
static uint64_t global_size(const struct common_program *program)
{
    uint64_t asked = vivante_launch_of(program)->global_bytes;
    uint64_t filled = common_program_extent(program, VIVANTE_SPACE_GLOBAL);
    return ((asked > filled ? asked : filled) + 3) & ~UINT64_C(3);
}

static int check(const struct vivante_model *model, struct common_error *err)
{
    const struct vivante_launch *l = &model->launch;
    const char *name = model->program->name;

    if (l->threads == 0 || l->threads > VIVANTE_MAX_THREADS)
        return common_fail(err, "%s: error: %u threads; 1 to %u are possible", name,
                           (unsigned)l->threads, (unsigned)VIVANTE_MAX_THREADS);
    if (check_code(model, err) || check_map(model, "input", l->inputs, l->input, err) ||
        check_map(model, "output", l->outputs, l->output, err) ||
        check_bytes(name, "input", input_size(l), err) ||
        check_bytes(name, "output", output_size(l), err) ||
        check_bytes(name, "global memory", global_size(model->program), err))
        return -1;
    for (unsigned i = 0; i < VIVANTE_SAMPLERS; i++)
        if (check_sampler(model, i, err)) return -1;
    return 0;
}

/* ---- memories */

static int fill(const struct vivante_model *model, uint32_t space, void *to, size_t bytes,
                struct common_error *err)
{
    return common_program_fill(model->program, space, vivante_isa.spaces[space].name, to, bytes,
                               err);
}

static int allocate(struct vivante_model *model, struct common_error *err)
{
    const struct vivante_machine *m = &model->machine;

    model->input_bytes = input_size(&model->launch);
    model->output_bytes = output_size(&model->launch);
    model->global_bytes = global_size(model->program);
    model->local_bytes = (size_t)m->groups * m->local_bytes;
    model->input = calloc(model->input_bytes + 1, 1);
    model->code = calloc((size_t)m->code, VIVANTE_WORDS * sizeof *model->code);
    model->uniform = calloc((size_t)m->uniforms, VIVANTE_VECTOR_BYTES);
    model->micro = calloc(m->code, sizeof *model->micro);
    model->state = calloc(1, vivante_state_size(model));
    if (!model->input || !model->code || !model->uniform || !model->micro || !model->state)
        return common_fail(err, "out of memory for the memories");
    model->local = model->state->memory;
    model->global = model->local + model->local_bytes;
    model->output = model->global + model->global_bytes;
    return 0;
}

/* Code after the program is the same everywhere: it is translated once. */
static void translate(struct vivante_model *model)
{
    size_t filled = (model->program->code_words + VIVANTE_WORDS - 1) / VIVANTE_WORDS;

    for (uint32_t i = 0; i < model->machine.code; i++) {
        if (i > filled) model->micro[i] = model->micro[i - 1];
        else vivante_translate(model, model->code + (size_t)VIVANTE_WORDS * i, &model->micro[i]);
    }
}

int vivante_load(struct vivante_model *model, struct common_error *err)
{
    const struct common_program *p = model->program;
    const struct vivante_machine *m = &model->machine;
    struct vivante_launch *l = &model->launch;

    *l = *vivante_launch_of(p);
    if (l->end == 0) l->end = (uint32_t)(p->code_words / VIVANTE_WORDS);
    model->halti = halti_of(p);
    if (fill(model, VIVANTE_SPACE_SAMPLER, model->sampler, sizeof model->sampler, err) ||
        check(model, err) || allocate(model, err) ||
        fill(model, VIVANTE_SPACE_UNIFORM, model->uniform,
             (size_t)m->uniforms * VIVANTE_VECTOR_BYTES, err) ||
        fill(model, VIVANTE_SPACE_INPUT, model->input, model->input_bytes, err) ||
        fill(model, VIVANTE_SPACE_GLOBAL, model->global, model->global_bytes, err))
        return -1;
    memcpy(model->code, p->code, p->code_words * sizeof *p->code);
    model->temps = temps_of(p, l, m->temps);
    model->groups = (l->threads + m->lanes - 1) / m->lanes;
    set_registers(model);
    translate(model);
    for (uint32_t i = 0; i < m->groups; i++) model->state->group[i].next = i;
    return 0;
}

/* machine.md, "Launch and end of a group": memories stay, and what the program fills is written
 * over them. */
int vivante_follow(void *opaque, const void *opaque_before, struct common_error *err)
{
    struct vivante_model *model = opaque;
    const struct vivante_model *before = opaque_before;
    size_t kept =
        model->global_bytes < before->global_bytes ? model->global_bytes : before->global_bytes;

    memcpy(model->local, before->local, model->local_bytes);
    memcpy(model->global, before->global, kept);
    return fill(model, VIVANTE_SPACE_GLOBAL, model->global, model->global_bytes, err);
}

uint64_t vivante_space_size(const struct common_program *program,
                            const struct common_machine *machine, uint32_t space)
{
    const struct vivante_launch *launch = vivante_launch_of(program);

    (void)machine;
    switch ((enum vivante_space)space) {
    case VIVANTE_SPACE_GLOBAL: return global_size(program);
    case VIVANTE_SPACE_INPUT: return input_size(launch);
    case VIVANTE_SPACE_OUTPUT: return output_size(launch);
    case VIVANTE_SPACE_SAMPLER: return VIVANTE_SAMPLERS * VIVANTE_SAMPLER_WORDS * 4;
    default: return 0;
    }
}
