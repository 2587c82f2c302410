/* State sweep: what the core's RAMs hold against the model's state, with the writes laid over it
 * that the RAMs have seen and the model has not, because their instructions have not retired. */
#include "../model/common/isa_call.h"
#include "account.h"
#include "pending.h"
#include "proof.h"
#include "state.h"
#include "sweep.h"
#include "trace_writer.h"
#include "verdict.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { SWEEP_PIECE = 1024 }; /* words looked at together */

bool bridge_sweep_due(const struct bridge *b)
{
    return !b->options.unswept && b->options.sweep_every &&
           b->since_sweep >= b->options.sweep_every && !b->stopped;
}

static int by_arrival(const void *left, const void *right)
{
    const struct bridge_word *a = *(const struct bridge_word *const *)left;
    const struct bridge_word *c = *(const struct bridge_word *const *)right;
    int32_t apart = (int32_t)(a->sequence - c->sequence);
    return apart < 0 ? -1 : apart > 0;
}

/* All words of swept spaces that wait, or only their number when list is NULL. */
static size_t gather(const struct bridge *b, const struct bridge_word **list)
{
    size_t count = 0;
    for (uint32_t w = 0; w < b->warps; w++) {
        if (!b->warp[w].pending) continue;
        for (unsigned t = 0; t < BRIDGE_RING; t++)
            for (int32_t c = b->warp[w].token[t].first_chunk; c != BRIDGE_NONE;
                 c = b->chunk[c].next)
                for (uint32_t i = 0; i < b->chunk[c].count; i++) {
                    if (!b->isa->spaces[b->chunk[c].word[i].space].swept) continue;
                    if (list) list[count] = &b->chunk[c].word[i];
                    count++;
                }
    }
    return count;
}

void bridge_sweep_begin(struct bridge *b)
{
    if (b->stopped) return;
    if (b->trace) bridge_trace_sweep(b, false);
    b->since_sweep = 0;
    b->result.sweeps++;
    b->scratch.items = b->scratch.items_total = 0;
    bridge_cells_clear(b);

    size_t count = gather(b, NULL);
    if (!count) return;
    const struct bridge_word **list = malloc(count * sizeof(const struct bridge_word *));
    if (!list) {
        bridge_fail(b, BRIDGE_INTERNAL, "out of memory in a sweep");
        return;
    }
    gather(b, list);
    qsort(list, count, sizeof list[0], by_arrival); /* the RAM holds what came last */
    for (size_t i = 0; i < count; i++)
        bridge_cell_put(b, 0, list[i]->space, list[i]->lane, list[i]->addr, list[i]->be,
                        list[i]->data);
    free(list);
}

/* Lays what one warp has on its way to a register, a row of its own or of another warp, over its
 * lanes, oldest first. */
static void overlay_rows(struct bridge *b, uint32_t warp, uint32_t key, uint32_t index,
                         uint32_t *lane)
{
    const struct bridge_warp *w = &b->warp[warp];
    uint32_t left = w->pending;

    for (uint32_t ahead = 0; left && ahead < BRIDGE_RING; ahead++) {
        const struct bridge_token *token = &w->token[(w->expected + ahead) % BRIDGE_RING];
        if (token->rows != BRIDGE_NONE || token->first_chunk != BRIDGE_NONE) left--;
        const struct bridge_row *row;
        for (uint32_t nth = 0; (row = bridge_pending_nth(b, token, key, index, nth)); nth++)
            for (uint32_t l = 0; l < COMMON_LANES; l++) {
                uint32_t mask = bridge_bytes(bridge_row_be(row, l));
                lane[l] = (lane[l] & ~mask) | (row->data[l] & mask);
            }
    }
}

/* The same of all warps that may write it. */
static void overlay_register(struct bridge *b, uint32_t warp, uint32_t file, uint32_t index,
                             uint32_t *lane)
{
    if (*bridge_rows_of(b, file, index) == BRIDGE_NONE) return; /* the usual case */
    for (uint32_t w = b->strayed ? 0 : warp; w < (b->strayed ? b->warps : warp + 1); w++)
        if (b->warp[w].pending) overlay_rows(b, w, bridge_row_key(file, w, warp), index, lane);
}

void bridge_sweep_wanted(struct bridge *b, uint32_t warp, uint32_t file, uint32_t index,
                         uint32_t *lane)
{
    b->isa->read_register(b->model, warp, file, index, lane);
    overlay_register(b, warp, file, index, lane);
}

static void differs_in(struct bridge *b, uint32_t warp, const char *name, int lane, uint32_t core,
                       uint32_t model)
{
    if (!b->scratch.items_total) {
        const struct common_retire where = {.warp = warp, .order = b->warp[warp].expected};
        bridge_difference_at(b, &where, &b->scratch);
        snprintf(b->scratch.text, sizeof b->scratch.text, "(state after the last retire)");
    }
    bridge_item_add(&b->scratch, name, lane, core, 0xf, model, 0xf);
}

void bridge_sweep_offer(struct bridge *b, uint32_t file)
{
    if (file < b->isa->nfiles) b->offered_files |= 1u << file;
}

/* One that exists.
 *   returns  how many words were compared; 0: it is not defined now */
static uint32_t compare_register(struct bridge *b, uint32_t warp, uint32_t file, uint32_t index,
                                 uint32_t lane_base, uint32_t count, const uint32_t *data)
{
    uint32_t bits = b->file_bits[file], want[COMMON_LANES], i;

    if (!common_isa_register_live(b->isa, b->model, warp, file, index)) return 0;
    b->result.swept_words += count;
    bridge_sweep_wanted(b, warp, file, index, want);
    for (i = 0; i < count; i++) {
        uint32_t lane = lane_base + i;
        if (!((want[lane] ^ data[i]) & bits)) continue;
        char name[sizeof b->scratch.item[0].where], with_warp[sizeof name + 16];
        bridge_register_name(b, file, index, name, sizeof name);
        with_warp[0] = 0;
        if (!b->proving) snprintf(with_warp, sizeof with_warp, "w%u %s", warp, name);
        differs_in(b, warp, with_warp, (int)lane, data[i] & bits, want[lane] & bits);
    }
    b->result.compared.swept_rows[file] += i;
    return i;
}

void bridge_sweep_register(struct bridge *b, uint32_t warp, uint32_t file, uint32_t index,
                           uint32_t lane_base, uint32_t count, const uint32_t *data)
{
    bridge_sweep_offer(b, file);
    if (b->stopped) return;
    if (b->trace) bridge_trace_sweep_register(b, warp, file, index, lane_base, count, data);
    if (warp >= b->warps || file >= b->isa->nfiles || lane_base > b->isa->lanes ||
        count > b->isa->lanes - lane_base) {
        bridge_fail(b, BRIDGE_INTERNAL, "sweep of warp %u file %u lanes %u+%u, which do not exist",
                    warp, file, lane_base, count);
        return;
    }
    b->swept_files |= 1u << file;
    uint32_t compared = compare_register(b, warp, file, index, lane_base, count, data);
    if (bridge_account_samples(b)) bridge_account_sweep(b, warp, file, index, count, compared);
}

static uint32_t read_word(const uint8_t *p)
{
    return p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

/* Lays what is on its way to `count` words over them. */
static void overlay_words(const struct bridge *b, uint32_t space, uint64_t addr, uint32_t count,
                          uint32_t *word)
{
    for (uint32_t i = 0; i < b->touched_count; i++) {
        const struct bridge_cell *cell = &b->cell[b->touched[i]];
        uint64_t at = (cell->addr - addr) / 4;
        if (cell->space != space || at >= count) continue;
        word[at] = (word[at] & ~bridge_bytes(cell->be[0])) | cell->data[0];
    }
}

uint32_t bridge_sweep_wanted_word(const struct bridge *b, uint32_t space, uint64_t addr,
                                  const uint8_t *byte)
{
    uint32_t word = read_word(byte);
    overlay_words(b, space, addr, 1, &word);
    return word;
}

uint32_t bridge_sweep_live(const struct bridge *b, uint32_t space, uint64_t addr,
                           struct bridge_life *life)
{
    uint32_t be = 0;
    for (uint32_t k = 0; k < 4; k++) {
        if (addr + k >= life->until) {
            uint64_t bytes;
            life->live = common_isa_space_live(b->isa, b->model, space, addr + k, &bytes);
            life->until = addr + k + bytes;
        }
        be |= (uint32_t)life->live << k;
    }
    return be;
}

static void sweep_piece(struct bridge *b, uint32_t space, uint32_t bank, uint64_t addr,
                        uint32_t count, const uint8_t *bytes, const uint32_t *core)
{
    struct bridge_life life = {false, 0};
    uint32_t want[SWEEP_PIECE];

    for (uint32_t i = 0; i < count; i++) want[i] = read_word(bytes + 4 * i);
    overlay_words(b, space, addr, count, want);
    b->result.swept_words += count;
    b->result.compared.swept_words[space] += count;
    if (!memcmp(want, core, count * sizeof want[0])) return;
    for (uint32_t i = 0; i < count; i++) {
        if (want[i] == core[i]) continue;
        uint64_t at = addr + 4 * (uint64_t)i;
        uint32_t live = bridge_sweep_live(b, space, at, &life);
        if (!live && life.until > at + 4) { /* only what is defined counts */
            uint64_t skip = (life.until - at) / 4 - 1;
            i = skip < count - i ? i + (uint32_t)skip : count - 1;
            continue;
        }
        if (!((want[i] ^ core[i]) & bridge_bytes(live))) continue;
        char name[sizeof b->scratch.item[0].where];
        bridge_word_name(b, space, bank, at, name, sizeof name);
        differs_in(b, 0, name, -1, core[i], want[i]);
    }
}

void bridge_sweep_memory(struct bridge *b, uint32_t space, uint32_t bank, uint64_t addr,
                         uint32_t count, const uint32_t *data)
{
    size_t size = 0;

    if (space < b->isa->nspaces) b->offered_spaces |= 1u << space;
    if (b->stopped) return;
    if (b->trace) bridge_trace_sweep_memory(b, space, bank, addr, count, data);
    if (space >= b->isa->nspaces || (addr & 3)) {
        bridge_fail(b, BRIDGE_INTERNAL,
                    "sweep of space %u address 0x%" PRIx64 ", which does not exist", space, addr);
        return;
    }
    const uint8_t *bytes = common_isa_space_bytes(b->isa, b->model, space, bank, &size);
    b->swept_spaces |= 1u << space;
    const uint64_t before = b->result.compared.swept_words[space];
    const uint32_t due = bridge_account_samples(b) ? count : 0;
    uint64_t at = addr - b->isa->spaces[space].base;
    if (!bytes || at >= size) count = 0;
    else if (count > (size - at) / 4) count = (uint32_t)((size - at) / 4);
    for (uint32_t done = 0; done < count; done += SWEEP_PIECE)
        sweep_piece(b, space, bank, addr + 4 * (uint64_t)done,
                    count - done < SWEEP_PIECE ? count - done : SWEEP_PIECE,
                    bytes + at + 4 * (size_t)done, data + done);
    if (due)
        bridge_account_swept_words(b, space, bank, addr, due,
                                   b->result.compared.swept_words[space] - before);
}

int bridge_sweep_end(struct bridge *b)
{
    if (b->stopped) return 1;
    if (b->trace) bridge_trace_sweep(b, true);
    if (!b->proving && !b->scratch.items_total) bridge_prove_sweep(b);
    if (b->scratch.items_total)
        bridge_differ(b, BRIDGE_STATE_DIFF,
                      "sweep %llu: %u words differ, first %s: core 0x%" PRIx64 ", model 0x%" PRIx64,
                      (unsigned long long)b->result.sweeps, b->scratch.items_total,
                      b->scratch.item[0].where, b->scratch.item[0].core, b->scratch.item[0].model);
    b->account.ended_sweeps++;
    return b->stopped;
}
