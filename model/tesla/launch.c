/* How work gets into the warp slots: checks of the program's launch, the model's own block
 * scheduler, and the reset that a LAUNCH event means. Sheet 1.5 says what is allowed.
 * */
#include <stdio.h>
#include <string.h>

#include "model.h"

enum { GLOBAL_BYTES = 0x100000 /* unless said otherwise */ };
enum { TESLA_BLOCK_X = 512, TESLA_BLOCK_Y = 512, TESLA_BLOCK_Z = 64, TESLA_BLOCK_THREADS = 512 };

const struct tesla_launch tesla_launch_default = {
    .grid = {1, 1},
    .block = {32, 1, 1},
    .regs = 16,
    .global_bytes = GLOBAL_BYTES,
    .g_limit = {GLOBAL_BYTES - 1, GLOBAL_BYTES - 1, GLOBAL_BYTES - 1, GLOBAL_BYTES - 1,
                GLOBAL_BYTES - 1, GLOBAL_BYTES - 1, GLOBAL_BYTES - 1, GLOBAL_BYTES - 1,
                GLOBAL_BYTES - 1, GLOBAL_BYTES - 1, GLOBAL_BYTES - 1, GLOBAL_BYTES - 1,
                GLOBAL_BYTES - 1, GLOBAL_BYTES - 1, GLOBAL_BYTES - 1, GLOBAL_BYTES - 1},
};

int tesla_program_init(struct common_program *program, const char *name)
{
    return common_program_init(program, name, &tesla_launch_default, sizeof tesla_launch_default);
}

static uint32_t tesla_shared_needed(const struct tesla_launch *launch)
{
    return TESLA_HEADER_BYTES + 4 * launch->params;
}

uint32_t tesla_shared_size(const struct tesla_launch *launch)
{
    uint32_t bytes = launch->shared ? launch->shared : tesla_shared_needed(launch);
    return (bytes + TESLA_SHARED_ALIGN - 1) / TESLA_SHARED_ALIGN * TESLA_SHARED_ALIGN;
}

uint64_t tesla_attribute_bytes(const struct tesla_launch *launch)
{
    if (launch->type == TESLA_COMPUTE) return 0;
    return (uint64_t)launch->grid[0] * (TESLA_ATTRIBUTE_HEAD + tesla_shared_size(launch));
}

uint64_t tesla_output_bytes(const struct tesla_launch *launch)
{
    if (launch->type == TESLA_COMPUTE) return 0;
    return (uint64_t)launch->grid[0] * launch->vertices * (1 + launch->outputs) * TESLA_ROW_BYTES;
}

/* About as much as a kernel of some length may take; many more than any program of the tree. */
uint64_t tesla_limit(const struct common_program *program)
{
    const uint64_t base = 20000000, each = 65536; /* of a warp, on average */
    const struct tesla_launch *launch = tesla_launch_of(program);
    const uint32_t *block = launch->block;
    uint64_t warps =
        ((uint64_t)block[0] * block[1] * block[2] + TESLA_WARP_LANES - 1) / TESLA_WARP_LANES;
    return base + each * warps * launch->grid[0] * launch->grid[1];
}

bool tesla_note(const void *opaque, char *text, size_t size)
{
    const struct tesla_model *model = opaque;
    if (model->grid->misaligned == 0) return false;
    snprintf(
        text, size,
        "%llu accesses of lanes to g[] were not aligned to their size, the first at pc 0x%x; the "
        "lower bits of their addresses were dropped",
        (unsigned long long)model->grid->misaligned, (unsigned)model->grid->misaligned_pc);
    return true;
}

uint64_t tesla_space_size(const struct common_program *program,
                          const struct common_machine *machine, uint32_t space)
{
    const struct tesla_launch *launch = tesla_launch_of(program);
    switch (space) {
    case TESLA_SPACE_GLOBAL: return launch->global_bytes;
    case TESLA_SPACE_LOCAL:
        return (uint64_t)launch->local * TESLA_WARP_LANES * tesla_warps(machine);
    case TESLA_SPACE_CONST: return TESLA_BANK_BYTES;
    case TESLA_SPACE_ATTRIBUTE: return tesla_attribute_bytes(launch);
    case TESLA_SPACE_OUTPUT: return tesla_output_bytes(launch);
    default: return 0;
    }
}

/* Sheet 9.1: blocks of one warp, inputs in place of parameters. */
static int tesla_check_graphics(const struct tesla_launch *launch, const char *name,
                                struct common_error *err)
{
    const uint32_t *block = launch->block;
    uint32_t vertices = launch->type == TESLA_GEOMETRY ? TESLA_VERTICES : 1;
    if (launch->type > TESLA_FRAGMENT)
        return common_fail(err, "%s: error: program type is %u; 0 to 3 are known", name,
                           (unsigned)launch->type);
    if (launch->type == TESLA_COMPUTE) return 0;
    if (block[0] != TESLA_WARP_LANES || block[1] != 1 || block[2] != 1 || launch->grid[1] != 1 ||
        launch->params != 0)
        return common_fail(err,
                           "%s: error: a graphics program is launched in blocks of 32,1,1 threads, "
                           "in a grid of one row, without parameters",
                           name);
    if (launch->inputs > TESLA_INPUTS)
        return common_fail(err, "%s: error: %u words of input per thread; at most %u are possible",
                           name, (unsigned)launch->inputs, (unsigned)TESLA_INPUTS);
    if (launch->inputs * TESLA_ROW_BYTES > tesla_shared_size(launch))
        return common_fail(err,
                           "%s: error: a block has 0x%x bytes of s[]; %u words of input per thread "
                           "need 0x%x",
                           name, (unsigned)tesla_shared_size(launch), (unsigned)launch->inputs,
                           (unsigned)(launch->inputs * TESLA_ROW_BYTES));
    if (launch->outputs < 1 || launch->outputs > TESLA_OUTPUTS)
        return common_fail(err, "%s: error: %u words of output per thread; 1 to %u are possible",
                           name, (unsigned)launch->outputs, (unsigned)TESLA_OUTPUTS);
    if (launch->vertices < 1 || launch->vertices > vertices)
        return common_fail(err, "%s: error: a thread delivers %u records; 1 to %u are possible",
                           name, (unsigned)launch->vertices, (unsigned)vertices);
    if (tesla_output_bytes(launch) > TESLA_OUTPUT_MAX)
        return common_fail(err, "%s: error: 0x%llx bytes of output; at most 0x%x are possible",
                           name, (unsigned long long)tesla_output_bytes(launch),
                           (unsigned)TESLA_OUTPUT_MAX);
    return 0;
}

/* Register rows of a warp. */
static uint32_t tesla_warp_rows(const struct tesla_launch *launch)
{
    bool out = launch->type == TESLA_VERTEX || launch->type == TESLA_GEOMETRY;
    return launch->regs + (out ? launch->outputs : 0);
}

static int tesla_check_block(const struct tesla_launch *launch, const struct tesla_machine *machine,
                             const char *name, struct common_error *err)
{
    const uint32_t *block = launch->block;
    if (block[0] < 1 || block[0] > TESLA_BLOCK_X || block[1] < 1 || block[1] > TESLA_BLOCK_Y ||
        block[2] < 1 || block[2] > TESLA_BLOCK_Z ||
        block[0] * block[1] * block[2] > TESLA_BLOCK_THREADS)
        return common_fail(
            err,
            "%s: error: block is %u,%u,%u threads; x and y reach from 1 to 512, z to 64, "
            "and a block has at most 512",
            name, (unsigned)block[0], (unsigned)block[1], (unsigned)block[2]);
    if (launch->regs < 1 || launch->regs > TESLA_GPRS)
        return common_fail(err, "%s: error: %u registers per thread; 1 to 128 are possible", name,
                           (unsigned)launch->regs);

    uint32_t warps = (block[0] * block[1] * block[2] + TESLA_WARP_LANES - 1) / TESLA_WARP_LANES;
    if (warps > machine->warps)
        return common_fail(err,
                           "%s: error: a block has %u warps; this machine has %u warp slots; "
                           "make tool WARPS=%u builds one that has enough",
                           name, (unsigned)warps, (unsigned)machine->warps, (unsigned)warps);
    uint32_t rows = tesla_warp_rows(launch);
    if (warps * rows > machine->registers)
        return common_fail(
            err, "%s: error: a block needs %u register rows (%u warps of %u); this machine has %u",
            name, (unsigned)(warps * rows), (unsigned)warps, (unsigned)rows,
            (unsigned)machine->registers);
    return 0;
}

static int tesla_check_memory(const struct tesla_launch *launch,
                              const struct tesla_machine *machine, const char *name,
                              struct common_error *err)
{
    uint32_t needed = tesla_shared_needed(launch);
    if (launch->shared && launch->shared < needed)
        return common_fail(
            err, "%s: error: %u bytes of s[] per block; header and %u parameters need %u", name,
            (unsigned)launch->shared, (unsigned)launch->params, (unsigned)needed);
    if (launch->shared > TESLA_SHARED_MAX)
        return common_fail(err, "%s: error: %u bytes of s[] per block; at most %u are possible",
                           name, (unsigned)launch->shared, (unsigned)TESLA_SHARED_MAX);
    if (tesla_shared_size(launch) > machine->shared_bytes)
        return common_fail(err, "%s: error: a block needs %u bytes of s[]; this machine has %u",
                           name, (unsigned)tesla_shared_size(launch),
                           (unsigned)machine->shared_bytes);

    uint32_t local = launch->local;
    if (local != 0 && (local < 0x10 || local > TESLA_LOCAL_MAX || (local & (local - 1)) != 0))
        return common_fail(
            err, "%s: error: %u bytes of l[] per thread; 0 or a power of two from 16 to 65536",
            name, (unsigned)local);
    if (launch->global_bytes % 4 != 0)
        return common_fail(err, "%s: error: %u bytes of global memory; a multiple of 4 is needed",
                           name, (unsigned)launch->global_bytes);
    for (unsigned i = 0; i < TESLA_BANKS; i++) {
        if (launch->g_base[i] % 16 != 0)
            return common_fail(
                err, "%s: error: window g%u begins at byte 0x%x; a multiple of 16 is needed", name,
                i, (unsigned)launch->g_base[i]);
        if ((uint64_t)launch->g_base[i] + launch->g_limit[i] >= launch->global_bytes)
            return common_fail(
                err, "%s: error: window g%u reaches byte 0x%llx; global memory has 0x%x bytes",
                name, i, (unsigned long long)launch->g_base[i] + launch->g_limit[i],
                (unsigned)launch->global_bytes);
    }
    return 0;
}

int tesla_check_launch(const struct common_program *program, const struct tesla_machine *machine,
                       struct common_error *err)
{
    const struct tesla_launch *launch = tesla_launch_of(program);
    const char *name = program->name ? program->name : "program";

    if (machine->warps < 1 || machine->warps > TESLA_MAX_WARPS || machine->blocks < 1)
        return common_fail(
            err, "%s: error: the machine has %u warp and %u block slots; 1 to %u and at least 1",
            name, (unsigned)machine->warps, (unsigned)machine->blocks, (unsigned)TESLA_MAX_WARPS);
    if (machine->stack_depth > TESLA_STACK_DEPTH_MAX)
        return common_fail(err, "%s: error: a machine of %u stack entries; %u at most", name,
                           (unsigned)machine->stack_depth, (unsigned)TESLA_STACK_DEPTH_MAX);
    if (launch->grid[0] < 1 || launch->grid[0] > TESLA_GRID_MAX || launch->grid[1] < 1 ||
        launch->grid[1] > TESLA_GRID_MAX)
        return common_fail(err, "%s: error: grid is %u,%u blocks; 1 to 65535 each are possible",
                           name, (unsigned)launch->grid[0], (unsigned)launch->grid[1]);
    uint32_t features;
    if (tesla_chip_features(program->chip, &features))
        return common_fail(err,
                           "%s: error: chip is 0x%x; 0x50 (g80), 0x84 (g84), 0xa0 (gt200), "
                           "0xa3 (gt215) and others of sheet 5 are known",
                           name, (unsigned)program->chip);
    if (launch->sat_nan != 0 && !tesla_has_sat_nan(features))
        return common_fail(err,
                           "%s: error: chip %s has no SAT_NAN; gt200, gt215, gt216, gt218, mcp89 "
                           "and all have it",
                           name, tesla_chip_of(program->chip)->name);
    if (launch->grid_id > 0xffff)
        return common_fail(err, "%s: error: grid id is 0x%x; it has 16 bits", name,
                           (unsigned)launch->grid_id);
    if (launch->params > TESLA_MAX_PARAMS)
        return common_fail(err, "%s: error: %u parameters; at most %u are possible", name,
                           (unsigned)launch->params, (unsigned)TESLA_MAX_PARAMS);
    if (program->code_words > TESLA_CODE_MAX / 4)
        return common_fail(err, "%s: error: %zu code words; a program has at most %u", name,
                           program->code_words, (unsigned)TESLA_CODE_MAX / 4);
    if (launch->entry % 4 != 0 || launch->entry / 4 >= program->code_words)
        return common_fail(err, "%s: error: entry 0x%x is no word of the code; it has %zu words",
                           name, (unsigned)launch->entry, program->code_words);
    if (tesla_check_graphics(launch, name, err)) return -1;
    if (tesla_check_block(launch, machine, name, err)) return -1;
    return tesla_check_memory(launch, machine, name, err);
}

/* ---- who runs where. */

static uint32_t tesla_warps_busy(const struct tesla_model *model)
{
    uint32_t busy = 0;
    for (uint32_t i = 0; i < model->machine.warps; i++) busy += model->warp[i].busy;
    return busy;
}

/* Whether `warps` more of them find registers and slots. */
static bool tesla_warps_fit(const struct tesla_model *model, uint32_t warps)
{
    uint32_t busy = tesla_warps_busy(model);
    return busy + warps <= model->machine.warps &&
           (busy + warps) * tesla_warp_rows(tesla_launch_of(model->program)) <=
               model->machine.registers;
}

static bool tesla_shared_free(const struct tesla_model *model, uint32_t base)
{
    if (base > model->machine.shared_bytes ||
        model->shared_size > model->machine.shared_bytes - base)
        return false;
    for (uint32_t i = 0; i < model->machine.blocks; i++) {
        const struct tesla_block *other = &model->block[i];
        if (other->busy && base < other->base + model->shared_size &&
            other->base < base + model->shared_size)
            return false;
    }
    return true;
}

/* The lowest place for another block's s[]: at 0 or right after some other block. */
static bool tesla_shared_place(const struct tesla_model *model, uint32_t *base)
{
    bool found = tesla_shared_free(model, 0);
    *base = 0;
    for (uint32_t i = 0; i < model->machine.blocks && !(found && *base == 0); i++) {
        uint32_t end = model->block[i].base + model->shared_size;
        if (!model->block[i].busy || !tesla_shared_free(model, end) || (found && end > *base))
            continue;
        found = true;
        *base = end;
    }
    return found;
}

int tesla_dispatch(void *opaque, struct common_retire *event)
{
    const struct tesla_model *model = opaque;
    const struct tesla_grid *grid = model->grid;
    uint32_t slot = grid->next_slot, base, warp = 0;

    if (grid->next_block == model->blocks) return 0;
    if (grid->next_warp == 0) {
        for (slot = 0; slot < model->machine.blocks && model->block[slot].busy; slot++) continue;
        if (slot == model->machine.blocks || !tesla_warps_fit(model, model->block_warps) ||
            !tesla_shared_place(model, &base))
            return 0;
    } else {
        if (!tesla_warps_fit(model, 1)) return 0;
        base = model->block[slot].base;
    }
    while (model->warp[warp].busy) warp++; /* there is one, since a warp fits */

    memset(event, 0, sizeof *event);
    event->kind = COMMON_LAUNCH;
    event->warp = warp;
    event->arg[TESLA_ARG_BLOCK] = grid->next_block;
    event->arg[TESLA_ARG_WARP] = grid->next_warp;
    event->arg[TESLA_ARG_SLOT] = slot;
    event->arg[TESLA_ARG_SHARED] = base;
    return 1;
}

bool tesla_finished(const void *opaque)
{
    const struct tesla_model *model = opaque;
    return model->grid->next_block == model->blocks && tesla_warps_busy(model) == 0;
}

/* ---- performing a LAUNCH. */

static int tesla_check_place(const struct tesla_model *model, const struct common_retire *event,
                             struct common_error *err)
{
    const struct tesla_grid *grid = model->grid;
    uint32_t slot = event->arg[TESLA_ARG_SLOT], base = event->arg[TESLA_ARG_SHARED];

    if (event->kind != COMMON_LAUNCH)
        return common_fail(err, "event kind %u is no launch", (unsigned)event->kind);
    if (grid->next_block == model->blocks)
        return common_fail(err, "launch of block %u; all %u blocks were launched",
                           (unsigned)event->arg[TESLA_ARG_BLOCK], (unsigned)model->blocks);
    if (event->arg[TESLA_ARG_BLOCK] != grid->next_block ||
        event->arg[TESLA_ARG_WARP] != grid->next_warp)
        return common_fail(err, "launch of block %u warp %u; the next one is block %u warp %u",
                           (unsigned)event->arg[TESLA_ARG_BLOCK],
                           (unsigned)event->arg[TESLA_ARG_WARP], (unsigned)grid->next_block,
                           (unsigned)grid->next_warp);
    if (event->warp >= model->machine.warps)
        return common_fail(err, "launch into warp slot %u; the machine has %u",
                           (unsigned)event->warp, (unsigned)model->machine.warps);
    if (model->warp[event->warp].busy)
        return common_fail(err, "launch into warp slot %u, which is still running",
                           (unsigned)event->warp);
    if (!tesla_warps_fit(model, 1))
        return common_fail(
            err,
            "launch into warp slot %u; %u register rows are not enough for one more warp of %u",
            (unsigned)event->warp, (unsigned)model->machine.registers,
            (unsigned)tesla_warp_rows(tesla_launch_of(model->program)));
    if (slot >= model->machine.blocks)
        return common_fail(err, "launch into block slot %u; the machine has %u", (unsigned)slot,
                           (unsigned)model->machine.blocks);
    if (grid->next_warp != 0) {
        if (slot != grid->next_slot || base != model->block[grid->next_slot].base)
            return common_fail(
                err, "launch into block slot %u, s[] at 0x%x; its block is in slot %u, s[] at 0x%x",
                (unsigned)slot, (unsigned)base, (unsigned)grid->next_slot,
                (unsigned)model->block[grid->next_slot].base);
        return 0;
    }
    if (model->block[slot].busy)
        return common_fail(err, "launch into block slot %u, which still has block %u",
                           (unsigned)slot, (unsigned)model->block[slot].number);
    if (base % TESLA_SHARED_ALIGN != 0)
        return common_fail(err, "launch with s[] at 0x%x; it must be a multiple of 0x40",
                           (unsigned)base);
    if (!tesla_shared_free(model, base))
        return common_fail(err, "launch with s[] at 0x%x; 0x%x bytes are not free there",
                           (unsigned)base, (unsigned)model->shared_size);
    return 0;
}

static void tesla_put16(uint8_t *byte, uint32_t value)
{
    byte[0] = (uint8_t)value;
    byte[1] = (uint8_t)(value >> 8);
}

/* Header, parameters, zeros. Sheet 1.5. */
static void tesla_fill_shared(const struct tesla_model *model, const struct tesla_block *block,
                              uint8_t *byte)
{
    const struct tesla_launch *launch = tesla_launch_of(model->program);

    memset(byte, 0, model->shared_size);
    tesla_put16(byte + 0x00, launch->grid_id);
    for (unsigned i = 0; i < 3; i++) tesla_put16(byte + 0x02 + 2 * i, launch->block[i]);
    tesla_put16(byte + 0x08, launch->grid[0]);
    tesla_put16(byte + 0x0a, launch->grid[1]);
    tesla_put16(byte + 0x0c, block->number % launch->grid[0]);
    tesla_put16(byte + 0x0e, block->number / launch->grid[0]);
    for (uint32_t i = 0; i < launch->params; i++) {
        tesla_put16(byte + TESLA_HEADER_BYTES + 4 * i, launch->param[i]);
        tesla_put16(byte + TESLA_HEADER_BYTES + 4 * i + 2, launch->param[i] >> 16);
    }
}

/* What the attribute port brings for a block. */
static const uint8_t *tesla_block_input(const struct tesla_model *model, uint32_t block)
{
    return model->attribute + (size_t)block * (TESLA_ATTRIBUTE_HEAD + model->shared_size);
}

static uint32_t tesla_get32(const uint8_t *byte)
{
    return byte[0] | (uint32_t)byte[1] << 8 | (uint32_t)byte[2] << 16 | (uint32_t)byte[3] << 24;
}

/* s[] of a new block. */
static void tesla_reset_shared(struct tesla_model *model, const struct tesla_block *block,
                               struct common_step *step)
{
    uint8_t *byte = model->shared + block->base;

    if (model->type == TESLA_COMPUTE) tesla_fill_shared(model, block, byte);
    else
        memcpy(byte, tesla_block_input(model, block->number) + TESLA_ATTRIBUTE_HEAD,
               model->shared_size);
    for (uint32_t at = 0; step && at < model->shared_size; at += 4) {
        struct common_mem_write *write = &step->mem[step->mems++];
        write->space = TESLA_SPACE_SHARED;
        write->lane = 0;
        write->addr = block->base + at;
        write->origin = block->base;
        write->be = 0xf;
        write->data = tesla_get32(byte + at);
    }
}

static uint32_t *tesla_reset_row(struct common_step *step, uint32_t file, uint32_t index,
                                 uint32_t be)
{
    struct common_reg_write *write = &step->reg[step->regs++];
    memset(write, 0, sizeof *write);
    write->file = file;
    write->index = index;
    write->mask = 0xffffffffu;
    write->be = be;
    return write->data;
}

/* $r0 of a warp of compute threads: their places in the block. */
static void tesla_thread_ids(const struct tesla_model *model, uint32_t first, uint32_t lanes,
                             uint32_t *row)
{
    const uint32_t *block = tesla_launch_of(model->program)->block;
    uint32_t x = first % block[0], y = first / block[0] % block[1],
             z = first / (block[0] * block[1]);

    if (lanes == UINT32_MAX && x + TESLA_WARP_LANES <= block[0]) { /* most are of one row */
        for (uint32_t lane = 0; lane < TESLA_WARP_LANES; lane++)
            row[lane] = (x + lane) | y << 16 | z << 26;
        return;
    }
    for (uint32_t lane = 0; lane < TESLA_WARP_LANES; lane++) {
        if (lanes >> lane & 1) row[lane] = x | y << 16 | z << 26;
        if (++x < block[0]) continue;
        x = 0;
        if (++y < block[1]) continue;
        y = 0;
        z++;
    }
}

static void tesla_reset_registers(struct tesla_model *model, struct tesla_warp *warp,
                                  uint32_t first_thread, uint32_t lanes, struct common_step *step)
{
    bool compute = model->type == TESLA_COMPUTE, out = !compute && model->type != TESLA_FRAGMENT;

    memset(warp->gpr, 0, model->regs * sizeof warp->gpr[0]); /* the others are 0 always */
    memset(warp->addr, 0, sizeof warp->addr);
    memset(warp->cond, 0, sizeof warp->cond);
    memset(warp->out, 0, model->outputs * sizeof warp->out[0]);
    if (compute) tesla_thread_ids(model, first_thread, lanes, warp->gpr[0]);
    for (uint32_t lane = 0; !compute && lane < TESLA_WARP_LANES; lane++)
        if (lanes >> lane & 1) warp->gpr[0][lane] = warp->thread + lane;
    if (!step) return;
    for (uint32_t i = 0; i < model->regs; i++)
        memcpy(tesla_reset_row(step, TESLA_FILE_GPR, i, 0xf), warp->gpr[i], sizeof warp->gpr[i]);
    for (uint32_t i = 1; i <= 4; i++) tesla_reset_row(step, TESLA_FILE_ADDR, i, 0x3);
    for (uint32_t i = 0; i < TESLA_CONDS; i++) tesla_reset_row(step, TESLA_FILE_COND, i, 0x1);
    for (uint32_t i = 0; out && i < model->outputs; i++)
        tesla_reset_row(step, TESLA_FILE_OUT, i, 0xf);
}

/* Lanes that start, and the state of a graphics program's warp besides registers. */
static uint32_t tesla_start_lanes(const struct tesla_model *model, struct tesla_warp *warp)
{
    const struct tesla_grid *grid = model->grid;
    uint32_t left = model->threads - grid->next_warp * TESLA_WARP_LANES;

    warp->visible = 0xffffffffu;
    warp->emitted = 0;
    warp->thread = grid->next_block * TESLA_WARP_LANES;
    memset(warp->records, 0, sizeof warp->records);
    memset(warp->strips, 0, sizeof warp->strips);
    if (model->type == TESLA_COMPUTE)
        return left >= TESLA_WARP_LANES ? 0xffffffffu : (1u << left) - 1;
    const uint8_t *head = tesla_block_input(model, grid->next_block);
    warp->visible = tesla_get32(head + 4);
    return tesla_get32(head);
}

void tesla_place_warp(struct tesla_model *model, const struct common_retire *event,
                      struct common_step *step)
{
    struct tesla_grid *grid = model->grid;
    struct tesla_warp *warp = &model->warp[event->warp];
    struct tesla_block *block = &model->block[event->arg[TESLA_ARG_SLOT]];
    uint32_t first_thread = grid->next_warp * TESLA_WARP_LANES;
    uint32_t lanes = tesla_start_lanes(model, warp);

    if (grid->next_warp == 0) {
        memset(block, 0, sizeof *block);
        block->busy = true;
        block->number = grid->next_block;
        block->base = event->arg[TESLA_ARG_SHARED];
        block->running = model->block_warps;
        grid->next_slot = event->arg[TESLA_ARG_SLOT];
        tesla_reset_shared(model, block, step);
    }
    block->launched++;
    warp->busy = true;
    warp->used = true;
    warp->block = event->arg[TESLA_ARG_SLOT];
    warp->barrier = TESLA_NO_BARRIER;
    memset(&warp->lock, 0, sizeof warp->lock);
    tesla_flow_start(&warp->flow, tesla_launch_of(model->program)->entry, lanes,
                     model->machine.stack_depth);
    tesla_reset_registers(model, warp, first_thread, lanes, step);

    if (++grid->next_warp == model->block_warps) {
        grid->next_warp = 0;
        grid->next_block++;
    }
}

int tesla_launch(void *opaque, const struct common_retire *event, struct common_step *step,
                 struct common_error *err)
{
    struct tesla_model *model = opaque;

    if (tesla_check_place(model, event, err)) return -1;
    memset(&step->retire, 0, sizeof step->retire);
    step->retire.kind = COMMON_LAUNCH;
    step->retire.warp = event->warp;
    memcpy(step->retire.arg, event->arg, sizeof step->retire.arg);
    step->regs = 0;
    step->mems = 0;
    tesla_place_warp(model, event, step);
    return 0;
}
