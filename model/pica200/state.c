/* The model as a whole: made from a program, looked at, saved and restored. */
#include <stdlib.h>
#include <string.h>

#include "../common/f24.h"
#include "fast.h"

/* Words of the state are handed out as the bytes of a memory. */
_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "the model needs a little-endian host");

const struct common_file pica200_files[PICA200_FILES] = {
    [PICA200_FILE_V] = {"v", "v%u", PICA200_ROWS, 24},
    [PICA200_FILE_O] = {"o", "o[%u]", PICA200_BANKS *PICA200_ROWS, 24},
    [PICA200_FILE_R] = {"r", "r%u", PICA200_ROWS, 24},
    [PICA200_FILE_A0] = {"a0", "a%u", 1, 8},
    [PICA200_FILE_AL] = {"al", "aL", 1, 8},
    [PICA200_FILE_CMP] = {"cmp", "cmp", 1, 1},
    [PICA200_FILE_EMIT] = {"emit", "emit", 1, 2},
    [PICA200_FILE_VBUF] = {"vbuf", "vbuf[%u]", PICA200_VERTICES *PICA200_ROWS, 24},
    [PICA200_FILE_DEPTH] = {"depth", "depth", 1, 4},
    [PICA200_FILE_CALL] = {"call", "call[%u]", PICA200_CALL_DEPTH, 12},
    [PICA200_FILE_IF] = {"if", "if[%u]", PICA200_IF_DEPTH, 12},
    [PICA200_FILE_LOOP] = {"loop", "loop[%u]", PICA200_LOOP_DEPTH, 16},
};

void pica200_translate(struct pica200_model *model, uint32_t pc)
{
    const struct pica200_config *config = &model->state->config;
    struct pica200_micro *micro = &model->micro[pc];
    struct pica200_desc desc;

    *micro = (struct pica200_micro){0};
    model->known[pc] = true;
    pica200_decode(config->code[pc], &micro->insn);
    if (!micro->insn.uses_desc) return;
    micro->desc_word = config->desc[micro->insn.desc];
    pica200_decode_desc(micro->desc_word, &desc);
    micro->mask = desc.mask;
    for (unsigned i = 0; i < 3; i++) {
        micro->sign[i] = desc.neg[i] ? COMMON_F24_SIGN : 0;
        memcpy(micro->sel[i], desc.sel[i], sizeof micro->sel[i]);
    }
}

void pica200_place(void *opaque, uint64_t pc, const uint32_t *word, unsigned words)
{
    struct pica200_model *model = opaque;
    struct pica200_config *config = &model->state->config;

    for (unsigned i = 0; i < words; i++) {
        uint32_t at = (uint32_t)(pc + i) & (PICA200_CODE_WORDS - 1);
        config->code[at] = word[i];
        model->known[at] = false;
    }
}

static int build(struct pica200_model *model, uint32_t threads, struct common_error *err)
{
    const struct common_program *program = model->program;
    struct pica200_config *config = malloc(sizeof *config);
    int status = -1;

    if (!config) return common_fail(err, "out of memory for the memories");
    if (pica200_load_memories(program, config, err) ||
        pica200_check(program, threads, config, err) ||
        pica200_load_input(program, config, &model->input, &model->input_bytes, err))
        goto done;
    model->threads = threads;
    model->output_bytes = config->geometry
                              ? (size_t)PICA200_MAX_PRIMITIVES * PICA200_PRIMITIVE_BYTES
                              : (size_t)config->runs * PICA200_VERTEX_BYTES;
    model->state = calloc(1, sizeof *model->state + model->output_bytes);
    if (!model->state) {
        common_fail(err, "out of memory for %zu bytes of output", model->output_bytes);
        goto done;
    }
    model->state->config = *config;
    pica200_assign(model);
    model->micro = malloc(PICA200_CODE_WORDS * sizeof *model->micro);
    model->fast = pica200_fast_create();
    model->vectors = common_vector_usable();
    if (!model->micro || !model->fast) {
        common_fail(err, "out of memory for translated words");
        goto done;
    }
    status = 0;
done:
    free(config);
    return status;
}

uint32_t pica200_threads(const struct common_machine *machine)
{
    return common_machine_value(machine, "THREADS", 4);
}

void *pica200_create(const struct common_program *program, const struct common_machine *machine,
                     struct common_error *err)
{
    static const char *const known[] = {"THREADS", NULL};

    if (common_machine_check(machine, "pica200", known, err)) return NULL;
    return pica200_create_on(program, pica200_threads(machine), err);
}

void *pica200_create_on(const struct common_program *program, uint32_t threads,
                        struct common_error *err)
{
    struct pica200_model *model = calloc(1, sizeof *model);

    if (!model) {
        common_fail(err, "out of memory for the model");
        return NULL;
    }
    model->program = program;
    if (build(model, threads, err)) {
        pica200_destroy(model);
        return NULL;
    }
    return model;
}

void pica200_destroy(void *opaque)
{
    struct pica200_model *model = opaque;
    if (!model) return;
    pica200_fast_destroy(model->fast);
    free(model->micro);
    free(model->input);
    free(model->state);
    free(model);
}

/* Sheet 4.5: a start begins run 0 and primitive 0; all other state persists, and the host writes
 * what the program says. */
int pica200_follow(void *opaque, const void *opaque_before, struct common_error *err)
{
    struct pica200_model *model = opaque;
    const struct pica200_model *before = opaque_before;
    struct pica200_state *state = model->state;

    state->config = before->state->config;
    if (pica200_load_over(model->program, &state->config, err)) return -1;
    memcpy(state->thread, before->state->thread, sizeof state->thread);
    memset(model->known, 0, sizeof model->known);
    pica200_assign(model);
    return 0;
}

enum common_warp_state pica200_warp_state(const void *opaque, uint32_t warp, uint64_t *pc)
{
    const struct pica200_model *model = opaque;
    *pc = 0;
    if (warp >= model->threads || !model->state->thread[warp].busy) return COMMON_WARP_IDLE;
    *pc = model->state->thread[warp].flow.pc;
    return COMMON_WARP_READY;
}

bool pica200_register_live(const void *opaque, uint32_t warp, uint32_t file, uint32_t index)
{
    const struct pica200_model *model = opaque;
    if (warp >= model->threads || !model->state->thread[warp].used) return false;
    const struct pica200_flow *flow = &model->state->thread[warp].flow;

    switch (file) {
    case PICA200_FILE_CALL: return index < flow->depth.call;
    case PICA200_FILE_IF: return index < flow->depth.branch;
    case PICA200_FILE_LOOP: return index < flow->depth.loop;
    default: return file < PICA200_FILES && index < pica200_files[file].count;
    }
}

static void read_scope(const struct pica200_flow *flow, uint32_t file, uint32_t index,
                       uint32_t lane[PICA200_LANES])
{
    if (file == PICA200_FILE_CALL) {
        lane[0] = pica200_flow_call(flow, index)->end;
        lane[1] = pica200_flow_call(flow, index)->ret;
    } else if (file == PICA200_FILE_IF) {
        lane[0] = pica200_flow_if(flow, index)->other;
        lane[1] = pica200_flow_if(flow, index)->end;
    } else {
        const struct pica200_loop *loop = pica200_flow_loop(flow, index);
        lane[0] = loop->entry;
        lane[1] = loop->end;
        lane[2] = (uint32_t)loop->step << 8 | loop->count;
        lane[3] = loop->prev_al;
    }
}

void pica200_read_register(const void *opaque, uint32_t warp, uint32_t file, uint32_t index,
                           uint32_t *lane)
{
    const struct pica200_model *model = opaque;

    memset(lane, 0, COMMON_LANES * sizeof lane[0]);
    if (!pica200_register_live(model, warp, file, index)) return;
    const struct pica200_thread *thread = &model->state->thread[warp];
    switch ((enum pica200_file)file) {
    case PICA200_FILE_V: memcpy(lane, thread->reg[index], sizeof thread->reg[0]); break;
    case PICA200_FILE_R:
        memcpy(lane, thread->reg[PICA200_REG_R + index], sizeof thread->reg[0]);
        break;
    case PICA200_FILE_O:
        memcpy(lane, thread->out[index / PICA200_ROWS][index % PICA200_ROWS],
               sizeof thread->out[0][0]);
        break;
    case PICA200_FILE_VBUF:
        memcpy(lane, thread->vbuf[index / PICA200_ROWS][index % PICA200_ROWS],
               sizeof thread->vbuf[0][0]);
        break;
    case PICA200_FILE_A0:
        lane[0] = (uint8_t)thread->a0[0];
        lane[1] = (uint8_t)thread->a0[1];
        break;
    case PICA200_FILE_AL: lane[0] = thread->flow.al; break;
    case PICA200_FILE_CMP:
        lane[0] = thread->cmp[0];
        lane[1] = thread->cmp[1];
        break;
    case PICA200_FILE_EMIT:
        lane[0] = thread->vertex;
        lane[1] = thread->prim;
        lane[2] = thread->winding;
        lane[3] = thread->bank;
        break;
    case PICA200_FILE_DEPTH:
        lane[0] = thread->flow.depth.call;
        lane[1] = thread->flow.depth.branch;
        lane[2] = thread->flow.depth.loop;
        break;
    case PICA200_FILE_CALL:
    case PICA200_FILE_IF:
    case PICA200_FILE_LOOP: read_scope(&thread->flow, file, index, lane); break;
    case PICA200_FILES: break;
    }
}

/* Bytes of space output that hold something. */
static size_t output_bytes(const struct pica200_model *model)
{
    uint64_t primitives = model->state->primitives;
    if (!model->state->config.geometry) return model->output_bytes;
    if (primitives > PICA200_MAX_PRIMITIVES) primitives = PICA200_MAX_PRIMITIVES;
    return (size_t)primitives * PICA200_PRIMITIVE_BYTES;
}

const uint8_t *pica200_space_bytes(const void *opaque, uint32_t space, uint32_t bank, size_t *size)
{
    const struct pica200_model *model = opaque;
    const struct pica200_config *config = &model->state->config;

    *size = 0;
    if (bank != 0 || space >= PICA200_SPACES) return NULL;
    switch ((enum pica200_space)space) {
    case PICA200_SPACE_INPUT: *size = model->input_bytes; return model->input;
    case PICA200_SPACE_OUTPUT:
        *size = output_bytes(model);
        return (const uint8_t *)model->state->output;
    case PICA200_SPACE_UNIFORM:
        *size = sizeof config->uniform;
        return (const uint8_t *)config->uniform;
    case PICA200_SPACE_INT: *size = sizeof config->integer; return (const uint8_t *)config->integer;
    case PICA200_SPACE_BOOL:
        *size = sizeof config->boolean;
        return (const uint8_t *)config->boolean;
    case PICA200_SPACE_CODE: *size = sizeof config->code; return (const uint8_t *)config->code;
    case PICA200_SPACE_DESC: *size = sizeof config->desc; return (const uint8_t *)config->desc;
    case PICA200_SPACE_CONFIG:
    case PICA200_SPACES: break;
    }
    return NULL;
}

size_t pica200_state_size(const void *opaque)
{
    const struct pica200_model *model = opaque;
    return sizeof *model->state + model->output_bytes;
}

/* Of the output only what holds something: a geometry shader's room is large and mostly empty. */
void pica200_save(const void *opaque, void *state)
{
    const struct pica200_model *model = opaque;
    memcpy(state, model->state, sizeof *model->state + output_bytes(model));
}

void pica200_restore(void *opaque, const void *state)
{
    struct pica200_model *model = opaque;
    memcpy(model->state, state, sizeof *model->state);
    memcpy(model->state->output, (const uint8_t *)state + sizeof *model->state,
           output_bytes(model));
}
