/* One retired instruction of the core against one step of the model. */
#include "../model/common/isa_call.h"
#include "compare.h"
#include "pending.h"
#include "state.h"
#include "verdict.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

static void field(struct bridge *b, const char *name, uint64_t core, uint64_t model)
{
    if (core != model) bridge_item_add(&b->scratch, name, -1, core, 0xf, model, 0xf);
}

static void compare_fields(struct bridge *b, const struct common_retire *core)
{
    const struct common_retire *model = &b->step.retire;
    uint32_t has = core->fields;

    b->supplied[has & COMMON_HAS_ALL & ~(model->done ? COMMON_HAS_NEXT_PC : 0u)]++;

    enum { FROM = offsetof(struct common_retire, pc), TO = offsetof(struct common_retire, arg) };
    _Static_assert((TO - FROM) % 8 == 0,
                   "a field behind the last whole 8 bytes would not be compared");
    uint64_t a[(TO - FROM) / 8], c[(TO - FROM) / 8], differ = 0;
    memcpy(a, &core->pc, sizeof a);
    memcpy(c, &model->pc, sizeof c);
    for (unsigned i = 0; i < sizeof a / sizeof a[0]; i++) differ |= a[i] ^ c[i];
    if (!differ) return; /* the usual case */
    if (has & COMMON_HAS_PC) field(b, "pc", core->pc, model->pc);
    if (has & COMMON_HAS_WORDS) {
        static const char *const name[COMMON_WORDS] = {"word 0", "word 1", "word 2", "word 3"};
        field(b, "nwords", core->nwords, model->nwords);
        for (unsigned i = 0; i < COMMON_WORDS; i++)
            field(b, name[i], core->word[i], model->word[i]);
    }
    if (has & COMMON_HAS_ACTIVE) field(b, "active", core->active, model->active);
    if (has & COMMON_HAS_TRAP) field(b, "trap", core->trap, model->trap);
    if (has & COMMON_HAS_DONE) field(b, "done", core->done, model->done);
    if ((has & COMMON_HAS_NEXT_PC) && !model->done)
        field(b, "next_pc", core->next_pc, model->next_pc);
}

/* The model's row for a write, made empty at its first write in this step, or at each. */
static struct bridge_row *model_row(struct bridge *b, uint32_t file, uint32_t index)
{
    uint32_t flat = b->file_base[file] + index, nth = 0;
    if (b->stamp[flat] == b->generation) {
        struct bridge_row *last = &b->model_row[b->stamp_row[flat]];
        if (!(b->isa->each_write >> file & 1)) return last;
        nth = last->nth + 1;
    }
    struct bridge_row *row = &b->model_row[b->model_rows];
    b->stamp[flat] = b->generation;
    b->stamp_row[flat] = b->model_rows++;
    bridge_row_clear(b, row, file, index);
    row->nth = nth;
    return row;
}

void bridge_gather_rows(struct bridge *b)
{
    b->model_rows = 0;
    if (!++b->generation) {
        memset(b->stamp, 0, b->flat * sizeof b->stamp[0]);
        b->generation = 1;
    }
    for (uint32_t i = 0; i < b->step.regs; i++) {
        const struct common_reg_write *w = &b->step.reg[i];
        assert(w->file < b->isa->nfiles && w->index < b->isa->files[w->file].count);
        uint32_t be = bridge_observed(b, w);
        if (!be) continue;
        struct bridge_row *row = model_row(b, w->file, w->index);
        if (w->is_volatile) row->volatile_mask |= w->mask;
        else row->volatile_mask &= ~w->mask;
        bridge_row_put(b, row, w->mask, be, w->data);
    }
}

static void differing_lanes(struct bridge *b, const struct bridge_row *core,
                            const struct bridge_row *model) __attribute__((cold));
static void differing_lanes(struct bridge *b, const struct bridge_row *core,
                            const struct bridge_row *model)
{
    static const struct bridge_row nothing;
    const struct bridge_row *any = core ? core : model;
    char name[sizeof b->scratch.item[0].where];

    bridge_row_name(b, any, name, sizeof name);
    if (!core) core = &nothing;
    if (!model) model = &nothing;
    for (uint32_t lane = 0; lane < b->isa->lanes; lane++) {
        uint32_t core_be = bridge_row_be(core, lane), model_be = bridge_row_be(model, lane);
        if (core_be != model_be || core->data[lane] != model->data[lane])
            bridge_item_add(&b->scratch, name, (int)lane, core->data[lane], core_be,
                            model->data[lane], model_be);
    }
}

/* Gives the core's values of volatile registers to the model. */
static void accept(struct bridge *b, uint32_t warp, const struct bridge_token *token)
{
    if (b->proving) return; /* it has them */
    for (uint32_t i = 0; i < b->step.regs; i++) {
        struct common_reg_write *w = &b->step.reg[i];
        if (!w->is_volatile || !bridge_observed(b, w)) continue;
        const struct bridge_row *core = bridge_pending_row(b, token, w->file, w->index);
        if (!core) continue; /* already a difference */
        memcpy(w->data, core->data, sizeof w->data);
        b->result.volatiles++;
        common_isa_accept(b->isa, b->model, warp, w, &b->step);
    }
}

static bool same_row(const struct common_reg_write *w, const struct bridge_row *row, uint32_t be,
                     uint32_t bytes)
{
    const uint32_t *core = row->data, *model = w->data;
    common_u32x4 differ = bridge_load(row->lanes) ^ bridge_row_lanes(be, w->mask);

    for (uint32_t rest = w->mask; rest; rest >>= 4, core += 4, model += 4)
        differ |= (bridge_load(core) ^ (bridge_load(model) & bytes)) & bridge_four(rest);
    return !common_u32x4_any(differ);
}

/* True when the core wrote the very rows of step.reg[]: the usual case, in which nothing is
 * copied. */
static bool same_rows(struct bridge *b, const struct bridge_token *token)
{
    uint32_t rows = 0;

    for (uint32_t i = 0; i < b->step.regs; i++) {
        const struct common_reg_write *w = &b->step.reg[i];
        uint32_t be = bridge_observed(b, w);
        if (!be) continue;
        struct bridge_row *core = bridge_pending_row(b, token, w->file, w->index);
        /* a row that was matched before is written twice by the model */
        if (!core || core->matched || core->nth || w->is_volatile ||
            !same_row(w, core, be, bridge_bytes(be) & b->file_bits[w->file]))
            return false;
        core->matched = true;
        rows++;
    }
    if (rows != token->row_count) return false;
    for (uint32_t i = 0; i < b->step.regs; i++)
        if (bridge_observed(b, &b->step.reg[i])) b->result.compared.rows[b->step.reg[i].file]++;
    return true;
}

static void compare_rows(struct bridge *b, uint32_t warp, const struct bridge_token *token)
{
    bool takes = false;

    b->rows_same = same_rows(b, token);
    if (b->rows_same) {
        b->model_rows = token->row_count;
        b->result.reg_rows += token->row_count;
        return;
    }
    bridge_gather_rows(b);
    for (uint32_t i = 0; i < b->model_rows; i++) {
        struct bridge_row *model = &b->model_row[i];
        struct bridge_row *core =
            bridge_pending_nth(b, token, model->file, model->index, model->nth);
        b->result.compared.rows[model->file]++;
        if (!core) {
            differing_lanes(b, NULL, model);
            continue;
        }
        core->matched = true;
        takes |= model->volatile_mask != 0;
        for (uint32_t rest = model->volatile_mask; rest; rest &= rest - 1) {
            uint32_t lane = (uint32_t)__builtin_ctz(rest);
            model->data[lane] = core->data[lane];
        }
        if (memcmp(core->data, model->data, sizeof core->data) ||
            memcmp(core->lanes, model->lanes, sizeof core->lanes))
            differing_lanes(b, core, model);
    }
    for (int32_t i = token->rows; i != BRIDGE_NONE; i = b->row[i].next)
        if (!b->row[i].matched) {
            if (bridge_row_stray(&b->row[i]) != COMMON_NO_WARP)
                b->stray = bridge_row_stray(&b->row[i]);
            differing_lanes(b, &b->row[i], NULL);
        }
    b->result.reg_rows += b->model_rows;
    if (takes) accept(b, warp, token);
}

/* Both sides may have made the very same writes in the very same order: the usual case.
 *   returns  how many were compared and are; 0 after one that is not */
static uint32_t count_same_words(const struct bridge *b, const struct bridge_token *token)
{
    const struct common_mem_write *model = b->step.mem;
    if (token->words != b->step.mems) return 0;
    for (int32_t c = token->first_chunk; c != BRIDGE_NONE; c = b->chunk[c].next) {
        const struct bridge_chunk *chunk = &b->chunk[c];
        for (uint32_t i = 0; i < chunk->count; i++, model++) {
            const struct bridge_word *w = &chunk->word[i];
            if (w->addr != model->addr || w->be != model->be || w->space != model->space ||
                w->data != (model->data & bridge_bytes(model->be)) ||
                (b->isa->spaces[w->space].per_lane && w->lane != model->lane))
                return 0;
        }
    }
    return (uint32_t)(model - b->step.mem);
}

bool bridge_gather_words(struct bridge *b)
{
    uint32_t twice = 0;

    bridge_cells_clear(b);
    for (uint32_t i = 0; i < b->step.mems; i++) {
        const struct common_mem_write *w = &b->step.mem[i];
        assert(w->space < b->isa->nspaces && !(w->addr & 3));
        if (!w->be || (b->options.unobserved_spaces >> w->space & 1)) continue;
        uint32_t lane = b->isa->spaces[w->space].per_lane ? w->lane : 0;
        twice |= bridge_cell_put(b, 1, w->space, lane, w->addr, w->be, w->data);
        b->account.looked_model[w->space]++;
    }
    return twice != 0;
}

/* A step's words are mostly of one space. `count` were compared. */
static void count_words(struct bridge *b, uint32_t count)
{
    const struct common_mem_write *w = b->step.mem, *end = w + count;

    b->result.mem_words += count;
    while (w < end) {
        const struct common_mem_write *from = w;
        while (w < end && w->space == from->space) w++;
        b->result.compared.words[from->space] += (uint64_t)(w - from);
        b->account.looked_core[from->space] += (uint64_t)(w - from);
        b->account.looked_model[from->space] += (uint64_t)(w - from);
    }
}

static void compare_words(struct bridge *b, const struct bridge_token *token)
{
    uint32_t same = count_same_words(b, token);

    if (same) {
        count_words(b, same);
        return;
    }

    bridge_gather_words(b);
    for (int32_t c = token->first_chunk; c != BRIDGE_NONE; c = b->chunk[c].next)
        for (uint32_t i = 0; i < b->chunk[c].count; i++) {
            const struct bridge_word *w = &b->chunk[c].word[i];
            bridge_cell_put(b, 0, w->space, w->lane, w->addr, w->be, w->data);
            b->account.looked_core[w->space]++;
        }
    for (uint32_t i = 0; i < b->touched_count; i++) {
        const struct bridge_cell *cell = &b->cell[b->touched[i]];
        if (cell->be[1]) b->result.mem_words++, b->result.compared.words[cell->space]++;
        if (cell->be[0] == cell->be[1] && cell->data[0] == cell->data[1]) continue;
        char name[sizeof b->scratch.item[0].where];
        bridge_word_name(b, cell->space, 0, cell->addr, name, sizeof name);
        bridge_item_add(&b->scratch, name,
                        b->isa->spaces[cell->space].per_lane ? (int)cell->lane : -1, cell->data[0],
                        cell->be[0], cell->data[1], cell->be[1]);
    }
}

bool bridge_compare(struct bridge *b, const struct common_retire *core)
{
    const struct bridge_token *token = &b->warp[core->warp].token[core->order % BRIDGE_RING];

    b->scratch.items = b->scratch.items_total = 0;
    b->stray = COMMON_NO_WARP;
    if (core->kind != COMMON_LAUNCH) compare_fields(b, core);
    compare_rows(b, core->warp, token);
    if (token->words || b->step.mems) compare_words(b, token);
    return b->scratch.items_total != 0;
}
