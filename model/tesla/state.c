/* The model as a whole: made from a program, looked at, saved and restored. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../common/memory.h"
#include "../common/sparse.h"
#include "fast.h"

/* Where the parts of the flat state lie in it, bytes. */
struct tesla_layout {
    size_t warp, block, shared, global, local, output, size;
};

enum { TESLA_ALIGN = 64 };

static size_t tesla_place(size_t *size, size_t bytes)
{
    size_t at = *size;
    *size = (at + bytes + TESLA_ALIGN - 1) / TESLA_ALIGN * TESLA_ALIGN;
    return at;
}

static struct tesla_layout tesla_lay_out(const struct tesla_model *model)
{
    struct tesla_layout layout = {0};
    size_t warps = model->machine.warps;

    tesla_place(&layout.size, sizeof(struct tesla_grid));
    layout.warp = tesla_place(&layout.size, warps * sizeof(struct tesla_warp));
    layout.block = tesla_place(&layout.size, model->machine.blocks * sizeof(struct tesla_block));
    layout.shared = tesla_place(&layout.size, model->machine.shared_bytes);
    layout.global = tesla_place(&layout.size, tesla_launch_of(model->program)->global_bytes);
    layout.local = tesla_place(&layout.size, warps * TESLA_WARP_LANES * model->local_size);
    layout.output = tesla_place(&layout.size, tesla_output_bytes(tesla_launch_of(model->program)));
    return layout;
}

static void tesla_settle(struct tesla_model *model, const struct tesla_layout *layout)
{
    model->grid = (struct tesla_grid *)model->state;
    model->warp = (struct tesla_warp *)(model->state + layout->warp);
    model->block = (struct tesla_block *)(model->state + layout->block);
    model->shared = model->state + layout->shared;
    model->global = model->state + layout->global;
    model->local = model->state + layout->local;
    model->output = model->state + layout->output;
}

static struct tesla_mode tesla_mode_of(const struct tesla_model *model)
{
    struct tesla_mode mode = {.type = tesla_launch_of(model->program)->type};
    tesla_chip_features(model->program->chip,
                        &mode.features); /* check_launch has seen the number */
    mode.features &= ~model->machine.lacks;
    mode.sat_nan = tesla_launch_of(model->program)->sat_nan != 0;
    mode.no_texture = (model->machine.lacks & TESLA_LACKS_TEXTURE) != 0;
    return mode;
}

void tesla_decode_code(struct tesla_model *model, const struct tesla_mode *mode)
{
    const struct common_program *program = model->program;
    for (uint32_t i = 0; i < model->insns; i++)
        tesla_decode_as(mode, program->code + i, program->code_words - i, 4 * i, &model->insn[i]);
    tesla_fast_prepare(model);
}

void tesla_place_code(void *opaque, uint64_t pc, const uint32_t *word, unsigned words)
{
    struct tesla_model *model = opaque;
    const struct common_program *program = model->program;
    struct tesla_mode mode = tesla_mode_of(model);
    uint32_t at = (uint32_t)pc / 4, first = at ? at - 1 : 0;
    (void)word; /* it is in the program, too */

    for (uint32_t i = first; i < at + words && i < model->insns; i++)
        tesla_decode_as(&mode, program->code + i, program->code_words - i, 4 * i, &model->insn[i]);
}

static int tesla_load_code(struct tesla_model *model, struct common_error *err)
{
    const struct common_program *program = model->program;
    model->insns = (uint32_t)program->code_words;
    model->insn = calloc(program->code_words, sizeof *model->insn);
    model->fast =
        aligned_alloc(_Alignof(struct tesla_fast_insn), program->code_words * sizeof *model->fast);
    model->level = tesla_fast_widest();
    if (!model->insn || !model->fast) return common_fail(err, "out of memory for the code");
    struct tesla_mode mode = tesla_mode_of(model);
    tesla_decode_code(model, &mode);
    return 0;
}

/* Where a segment goes, if it is not global memory.
 *   returns  0; -1 with err: out of memory. memory.byte NULL: nothing can be put there */
static int tesla_find_memory(struct tesla_model *model, const struct common_segment *segment,
                             struct common_memory *memory, struct common_error *err)
{
    uint32_t bank = segment->bank;
    uint8_t **byte = NULL;
    if (segment->space == TESLA_SPACE_CONST && bank < TESLA_BANKS) {
        byte = &model->bank[bank];
        memory->size = TESLA_BANK_BYTES;
    } else if (segment->space == TESLA_SPACE_TEXEL && bank < TESLA_TEXTURE_BANKS) {
        byte = &model->texels.byte[bank];
        memory->size = (uint32_t)model->texels.size[bank];
    } else if (segment->space == TESLA_SPACE_ATTRIBUTE && model->attribute) {
        byte = &model->attribute;
        memory->size = (uint32_t)tesla_attribute_bytes(tesla_launch_of(model->program));
    }
    if (!byte) return 0;
    if (!*byte) *byte = calloc(1, memory->size ? memory->size : 1);
    if (!*byte) return common_fail(err, "out of memory for the program's data");
    memory->byte = *byte;
    return 0;
}

/* The texels reach as far as the program's words; the tables are as large as requests can name. */
static void tesla_size_texels(struct tesla_model *model)
{
    size_t *size = model->texels.size;
    size[TESLA_BANK_TEXTURES] = TESLA_TEXTURES * TESLA_ENTRY_BYTES;
    size[TESLA_BANK_SAMPLERS] = TESLA_SAMPLERS * TESLA_ENTRY_BYTES;
    for (size_t i = 0; i < model->program->inits; i++) {
        const struct common_segment *segment = &model->program->init[i];
        uint64_t end = segment->addr + 4 * (uint64_t)segment->count;
        if (segment->space == TESLA_SPACE_TEXEL && segment->bank == TESLA_BANK_TEXELS &&
            end > size[TESLA_BANK_TEXELS])
            size[TESLA_BANK_TEXELS] = end < TESLA_TEXEL_MAX ? (size_t)end : TESLA_TEXEL_MAX;
    }
}

/* A block whose first word names no lane would never end. */
static int tesla_check_lanes(const struct tesla_model *model, struct common_error *err)
{
    const struct common_memory memory = {
        .byte = model->attribute,
        .size = (uint32_t)tesla_attribute_bytes(tesla_launch_of(model->program))};
    const char *name = model->program->name ? model->program->name : "program";
    for (uint32_t block = 0; model->attribute && block < model->blocks; block++) {
        uint32_t at = block * (TESLA_ATTRIBUTE_HEAD + model->shared_size);
        uint32_t lanes = common_memory_read(&memory, at);
        uint32_t visible = common_memory_read(&memory, at + 4);
        if (lanes == 0 || (visible & ~lanes) != 0)
            return common_fail(err,
                               "%s: error: block %u starts lanes 0x%x and shows 0x%x; some lane is "
                               "needed, and the latter among the former",
                               name, (unsigned)block, (unsigned)lanes, (unsigned)visible);
    }
    return 0;
}

static int tesla_load_segment(struct tesla_model *model, const struct common_segment *segment,
                              struct common_error *err)
{
    const char *program = model->program->name ? model->program->name : "program";
    const char *name = segment->file ? segment->file : program;
    struct common_memory memory = {0};
    char place[24] = ""; /* what came from an option has no line */

    if (segment->line) snprintf(place, sizeof place, ":%u:1", segment->line);

    if (segment->space == TESLA_SPACE_GLOBAL) {
        memory.byte = model->global;
        memory.size = tesla_launch_of(model->program)->global_bytes;
    } else if (tesla_find_memory(model, segment, &memory, err)) {
        return -1;
    }
    if (!memory.byte)
        return common_fail(
            err,
            "%s%s: error: space %u bank %u cannot be initialised; global, c0[] to c15[], textures, "
            "and the attributes of graphics programs can",
            name, place, (unsigned)segment->space, (unsigned)segment->bank);
    if (segment->addr % 4 != 0 || segment->addr > memory.size ||
        segment->count > (memory.size - segment->addr) / 4)
        return common_fail(
            err, "%s%s: error: %zu words at 0x%x; the memory has 0x%x bytes, in words", name, place,
            segment->count, (unsigned)segment->addr, (unsigned)memory.size);
    for (size_t i = 0; i < segment->count; i++)
        common_memory_write(&memory, segment->addr + 4 * (uint32_t)i, 0xf, segment->word[i]);
    return 0;
}

static int tesla_load(struct tesla_model *model, struct common_error *err)
{
    const struct tesla_launch *launch = tesla_launch_of(model->program);

    model->regs = launch->regs;
    model->threads = launch->block[0] * launch->block[1] * launch->block[2];
    model->block_warps = (model->threads + TESLA_WARP_LANES - 1) / TESLA_WARP_LANES;
    model->blocks = launch->grid[0] * launch->grid[1];
    model->shared_size = tesla_shared_size(launch);
    model->local_size = launch->local;
    model->type = launch->type;
    model->texture = (struct tesla_texture_unit){tesla_texture_answer, &model->texels};
    tesla_size_texels(model);
    if (model->type != TESLA_COMPUTE) {
        model->inputs = launch->inputs;
        model->outputs = launch->outputs;
        model->vertices = launch->vertices;
        model->attribute = calloc(1, (size_t)tesla_attribute_bytes(launch));
        if (!model->attribute) return common_fail(err, "out of memory for the attributes");
    }
    struct tesla_layout layout = tesla_lay_out(model);
    model->state_size = layout.size;
    model->allocated = calloc(1, layout.size + TESLA_ALIGN);
    if (!model->allocated)
        return common_fail(err, "out of memory for %zu bytes of state", layout.size);
    model->state =
        (uint8_t *)model->allocated + TESLA_ALIGN - (uintptr_t)model->allocated % TESLA_ALIGN;
    tesla_settle(model, &layout);
    for (size_t i = 0; i < model->program->inits; i++)
        if (tesla_load_segment(model, &model->program->init[i], err)) return -1;
    return tesla_check_lanes(model, err) || tesla_load_code(model, err) ? -1 : 0;
}

/* Sheet 1.5: g[] and l[] stay, as far as they reach; what the program says of g[] is written over
 * it. */
static void tesla_keep(uint8_t *to, size_t to_bytes, const uint8_t *from, size_t from_bytes)
{
    common_sparse_copy(to, from, to_bytes < from_bytes ? to_bytes : from_bytes);
}

int tesla_follow(void *opaque, const void *opaque_before, struct common_error *err)
{
    struct tesla_model *model = opaque;
    const struct tesla_model *before = opaque_before;
    size_t bytes, old_bytes;
    const uint8_t *old = tesla_space_bytes(before, TESLA_SPACE_LOCAL, 0, &old_bytes);

    tesla_space_bytes(model, TESLA_SPACE_LOCAL, 0, &bytes);
    tesla_keep(model->local, bytes, old, old_bytes);
    tesla_keep(model->global, tesla_launch_of(model->program)->global_bytes, before->global,
               tesla_launch_of(before->program)->global_bytes);
    for (size_t i = 0; i < model->program->inits; i++)
        if (model->program->init[i].space == TESLA_SPACE_GLOBAL &&
            tesla_load_segment(model, &model->program->init[i], err))
            return -1;
    return 0;
}

void *tesla_create(const struct common_program *program, const struct common_machine *machine,
                   struct common_error *err)
{
    struct tesla_machine read;

    return tesla_machine_of(machine, &read, err) ? NULL : tesla_create_on(program, &read, err);
}

void *tesla_create_on(const struct common_program *program, const struct tesla_machine *machine,
                      struct common_error *err)
{
    if (tesla_check_launch(program, machine, err)) return NULL;
    struct tesla_model *model = calloc(1, sizeof *model);
    if (!model) {
        common_fail(err, "out of memory for the model");
        return NULL;
    }
    model->program = program;
    model->machine = *machine;
    if (!machine->stack_depth) model->machine.stack_depth = TESLA_STACK_DEPTH;
    if (tesla_load(model, err)) {
        tesla_destroy(model);
        return NULL;
    }
    return model;
}

void tesla_destroy(void *opaque)
{
    struct tesla_model *model = opaque;
    if (!model) return;
    for (unsigned i = 0; i < TESLA_BANKS; i++) free(model->bank[i]);
    for (unsigned i = 0; i < TESLA_TEXTURE_BANKS; i++) free(model->texels.byte[i]);
    free(model->attribute);
    free(model->insn);
    free(model->fast);
    free(model->allocated);
    free(model);
}

enum common_warp_state tesla_warp_state(const void *opaque, uint32_t warp, uint64_t *pc)
{
    const struct tesla_model *model = opaque;
    if (warp >= model->machine.warps || !model->warp[warp].busy) {
        *pc = 0;
        return COMMON_WARP_IDLE;
    }
    *pc = model->warp[warp].flow.pc;
    return model->warp[warp].barrier == TESLA_NO_BARRIER ? COMMON_WARP_READY : COMMON_WARP_BLOCKED;
}

bool tesla_register_live(const void *opaque, uint32_t warp, uint32_t file, uint32_t index)
{
    const struct tesla_model *model = opaque;
    bool out = model->type == TESLA_VERTEX || model->type == TESLA_GEOMETRY;
    const uint32_t count[TESLA_FILES] = {model->regs, 5, TESLA_CONDS, /* $a0 is there and 0 */
                                         out ? model->outputs : 0};
    if (warp >= model->machine.warps || file >= TESLA_FILES || !model->warp[warp].used)
        return false;
    return index < count[file];
}

void tesla_read_register(const void *opaque, uint32_t warp, uint32_t file, uint32_t index,
                         uint32_t *lane)
{
    const struct tesla_model *model = opaque;
    size_t size = TESLA_WARP_LANES * sizeof lane[0];

    if (!tesla_register_live(model, warp, file, index)) {
        memset(lane, 0, size);
        return;
    }
    const struct tesla_warp *w = &model->warp[warp];
    if (file == TESLA_FILE_GPR) memcpy(lane, w->gpr[index], size);
    else if (file == TESLA_FILE_ADDR) memcpy(lane, w->addr[index], size);
    else if (file == TESLA_FILE_OUT) memcpy(lane, w->out[index], size);
    else
        for (unsigned i = 0; i < TESLA_WARP_LANES; i++) lane[i] = w->cond[index][i];
}

/* $clock is the only volatile, and gpr the only file that it reaches: it has no o[] form. A pixel
 * whose last instruction reads it has delivered the model's by now. */
void tesla_accept(void *opaque, uint32_t warp, const struct common_reg_write *write,
                  struct common_step *step)
{
    struct tesla_model *model = opaque;
    if (write->file != TESLA_FILE_GPR || write->index >= model->regs ||
        warp >= model->machine.warps)
        return;
    uint32_t *row = model->warp[warp].gpr[write->index];
    for (uint32_t lane = 0; lane < TESLA_WARP_LANES; lane++)
        if (write->mask >> lane & 1) row[lane] = write->data[lane];
    if (model->type == TESLA_FRAGMENT) tesla_deliver_again(model, write, step);
}

const uint8_t *tesla_space_bytes(const void *opaque, uint32_t space, uint32_t bank, size_t *size)
{
    const struct tesla_model *model = opaque;
    *size = 0;
    if (space == TESLA_SPACE_GLOBAL) {
        *size = tesla_launch_of(model->program)->global_bytes;
        return model->global;
    }
    if (space == TESLA_SPACE_SHARED) {
        *size = model->machine.shared_bytes;
        return model->shared;
    }
    if (space == TESLA_SPACE_LOCAL && model->local_size != 0) {
        *size = (size_t)model->machine.warps * TESLA_WARP_LANES * model->local_size;
        return model->local;
    }
    if (space == TESLA_SPACE_ATTRIBUTE && model->attribute) {
        *size = (size_t)tesla_attribute_bytes(tesla_launch_of(model->program));
        return model->attribute;
    }
    if (space == TESLA_SPACE_OUTPUT && model->type != TESLA_COMPUTE) {
        *size = (size_t)tesla_output_bytes(tesla_launch_of(model->program));
        return model->output;
    }
    if (space == TESLA_SPACE_TEXEL && bank < TESLA_TEXTURE_BANKS && model->texels.byte[bank]) {
        *size = model->texels.size[bank];
        return model->texels.byte[bank];
    }
    if (space == TESLA_SPACE_CONST && bank < TESLA_BANKS && model->bank[bank]) {
        *size = TESLA_BANK_BYTES;
        return model->bank[bank];
    }
    return NULL;
}

bool tesla_space_live(const void *opaque, uint32_t space, uint64_t addr, uint64_t *bytes)
{
    const struct tesla_model *model = opaque;
    *bytes = UINT64_MAX - addr; /* to the end of all addresses */
    if (space != TESLA_SPACE_SHARED) return true;
    for (uint32_t i = 0; i < model->machine.blocks; i++) {
        const struct tesla_block *block = &model->block[i];
        if (!block->launched)
            continue; /* a finished block's s[] stays until the slot is used again */
        uint64_t inside = addr - block->base;
        if (inside < model->shared_size) {
            *bytes = model->shared_size - inside;
            return true;
        }
        if (block->base > addr && block->base - addr < *bytes) *bytes = block->base - addr;
    }
    return false;
}

size_t tesla_state_size(const void *opaque)
{
    const struct tesla_model *model = opaque;
    return model->state_size;
}

void tesla_save(const void *opaque, void *state)
{
    const struct tesla_model *model = opaque;
    memcpy(state, model->state, model->state_size);
}

void tesla_restore(void *opaque, const void *state)
{
    struct tesla_model *model = opaque;
    memcpy(model->state, state, model->state_size);
}
