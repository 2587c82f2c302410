/* The model as a whole: made from a program, looked at, saved and restored. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../common/memory.h"
#include "model.h"

/* Where the parts of the flat state lie in it, bytes. */
struct tesla_layout {
    size_t warp, block, shared, global, local, size;
};

static size_t tesla_place(size_t *size, size_t bytes)
{
    size_t at = *size;
    *size = (at + bytes + 63) / 64 * 64;
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
    layout.global = tesla_place(&layout.size, model->program->launch.global_bytes);
    layout.local = tesla_place(&layout.size, warps * TESLA_WARP_LANES * model->local_size);
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
}

void tesla_decode_code(struct tesla_model *model, const struct tesla_mode *mode)
{
    const struct common_program *program = model->program;
    for (uint32_t i = 0; i < model->insns; i++)
        tesla_decode_as(mode, program->code + i, program->code_words - i, 4 * i, &model->insn[i]);
}

static int tesla_load_code(struct tesla_model *model, struct common_error *err)
{
    const struct common_program *program = model->program;
    model->insns = (uint32_t)program->code_words;
    model->insn = calloc(program->code_words, sizeof *model->insn);
    if (!model->insn) return common_fail(err, "out of memory for the code");
    struct tesla_mode mode = {0};
    tesla_chip_features(program->launch.chip,
                        &mode.features); /* check_launch has seen the number */
    mode.features &= ~model->machine.lacks;
    tesla_decode_code(model, &mode);
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
        memory.size = model->program->launch.global_bytes;
    } else if (segment->space == TESLA_SPACE_CONST && segment->bank < TESLA_BANKS) {
        uint8_t **bank = &model->bank[segment->bank];
        if (!*bank) *bank = calloc(1, TESLA_BANK_BYTES);
        if (!*bank) return common_fail(err, "out of memory for c%u[]", (unsigned)segment->bank);
        memory.byte = *bank;
        memory.size = TESLA_BANK_BYTES;
    } else {
        return common_fail(
            err,
            "%s%s: error: space %u bank %u cannot be initialised; global and c0[] to c15[] can",
            name, place, (unsigned)segment->space, (unsigned)segment->bank);
    }
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
    const struct common_launch *launch = &model->program->launch;

    model->regs = launch->regs;
    model->threads = launch->block[0] * launch->block[1] * launch->block[2];
    model->block_warps = (model->threads + TESLA_WARP_LANES - 1) / TESLA_WARP_LANES;
    model->blocks = launch->grid[0] * launch->grid[1];
    model->shared_size = tesla_shared_size(launch);
    model->local_size = launch->local;
    if (tesla_load_code(model, err)) return -1;

    struct tesla_layout layout = tesla_lay_out(model);
    model->state_size = layout.size;
    model->state = calloc(1, layout.size);
    if (!model->state) return common_fail(err, "out of memory for %zu bytes of state", layout.size);
    tesla_settle(model, &layout);
    for (size_t i = 0; i < model->program->inits; i++)
        if (tesla_load_segment(model, &model->program->init[i], err)) return -1;
    return 0;
}

void *tesla_create(const struct common_program *program, const struct common_machine *machine,
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
    free(model->insn);
    free(model->state);
    free(model);
}

enum common_warp_state tesla_warp_state(const void *opaque, uint32_t warp, uint32_t *pc)
{
    const struct tesla_model *model = opaque;
    if (warp >= model->machine.warps || !model->warp[warp].busy) {
        *pc = 0;
        return COMMON_WARP_IDLE;
    }
    *pc = model->warp[warp].flow.pc;
    return model->warp[warp].barrier == TESLA_NO_BARRIER ? COMMON_WARP_READY : COMMON_WARP_BLOCKED;
}

uint32_t tesla_registers(const void *opaque, uint32_t warp, uint32_t file)
{
    const struct tesla_model *model = opaque;
    const uint32_t count[TESLA_FILES] = {model->regs, 5, TESLA_CONDS}; /* $a0 is there and 0 */
    if (warp >= model->machine.warps || file >= TESLA_FILES || !model->warp[warp].used) return 0;
    return count[file];
}

void tesla_read_register(const void *opaque, uint32_t warp, uint32_t file, uint32_t index,
                         uint32_t *lane)
{
    const struct tesla_model *model = opaque;
    size_t size = TESLA_WARP_LANES * sizeof lane[0];

    if (index >= tesla_registers(model, warp, file)) {
        memset(lane, 0, size);
        return;
    }
    const struct tesla_warp *w = &model->warp[warp];
    if (file == TESLA_FILE_GPR) memcpy(lane, w->gpr[index], size);
    else if (file == TESLA_FILE_ADDR) memcpy(lane, w->addr[index], size);
    else
        for (unsigned i = 0; i < TESLA_WARP_LANES; i++) lane[i] = w->cond[index][i];
}

/* $clock is the only volatile, and gpr the only file that it reaches. */
void tesla_accept(void *opaque, uint32_t warp, const struct common_reg_write *write)
{
    struct tesla_model *model = opaque;
    if (write->file != TESLA_FILE_GPR || write->index >= model->regs ||
        warp >= model->machine.warps)
        return;
    uint32_t *row = model->warp[warp].gpr[write->index];
    for (uint32_t lane = 0; lane < TESLA_WARP_LANES; lane++)
        if (write->mask >> lane & 1) row[lane] = write->data[lane];
}

const uint8_t *tesla_space_bytes(const void *opaque, uint32_t space, uint32_t bank, size_t *size)
{
    const struct tesla_model *model = opaque;
    *size = 0;
    if (space == TESLA_SPACE_GLOBAL) {
        *size = model->program->launch.global_bytes;
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
    if (space == TESLA_SPACE_CONST && bank < TESLA_BANKS && model->bank[bank]) {
        *size = TESLA_BANK_BYTES;
        return model->bank[bank];
    }
    return NULL;
}

bool tesla_space_live(const void *opaque, uint32_t space, uint32_t addr, uint32_t *bytes)
{
    const struct tesla_model *model = opaque;
    *bytes = addr ? 0u - addr : UINT32_MAX; /* to the end of all addresses */
    if (space != TESLA_SPACE_SHARED) return true;
    for (uint32_t i = 0; i < model->machine.blocks; i++) {
        const struct tesla_block *block = &model->block[i];
        if (!block->launched)
            continue; /* a finished block's s[] stays until the slot is used again */
        uint32_t inside = addr - block->base;
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
