/* How many values had to be compared, counted apart from the comparisons: events as they come from
 * the taps, writes as the model makes them, words as a sweep brings them. A comparison that is left
 * out, of an instruction, of a warp, of all after some time, changes no value, so that no flipped
 * bit shows it at another place (prove.c); but it is missing in the counts of the comparisons. Each
 * count here must be equal to theirs; else the run is INTERNAL.
 *
 * Example: 240 instructions come, and in those with order id 3 the checker returns before it
 * compares. It has compared 228 values of pc, and the model has made 240. */
#include "../model/common/isa_call.h"
#include "account.h"
#include "state.h"

#include <inttypes.h>

void bridge_account_step(struct bridge *b, uint32_t fields, bool folds)
{
    struct bridge_account *a = &b->account;
    const struct common_step *step = &b->step;

    if (step->retire.kind != COMMON_LAUNCH) {
        if (folds) fields = COMMON_HAS_ALL & ~b->options.unobserved_fields;
        else if (step->retire.done) fields &= ~(uint32_t)COMMON_HAS_NEXT_PC; /* means nothing */
        a->retires[fields & COMMON_HAS_ALL]++;
        a->folded += folds;
        a->traps += step->retire.trap != 0;
    }
    for (uint32_t i = 0; i < step->mems; i++) {
        const uint32_t space = step->mem[i].space;
        if (step->mem[i].be && !(b->options.unobserved_spaces >> space & 1)) a->words[space]++;
    }
}

void bridge_account_sweep(struct bridge *b, uint32_t warp, uint32_t file, uint32_t index,
                          uint32_t count, uint64_t compared)
{
    b->account.sampled_rows[file] += compared;
    if (common_isa_register_live(b->isa, b->model, warp, file, index))
        b->account.swept_rows[file] += count;
}

void bridge_account_swept_words(struct bridge *b, uint32_t space, uint32_t bank, uint64_t addr,
                                uint32_t count, uint64_t compared)
{
    const uint64_t at = addr - b->isa->spaces[space].base;
    size_t size;

    b->account.sampled_words[space] += compared;
    if (!common_isa_space_bytes(b->isa, b->model, space, bank, &size) || at >= size) return;
    b->account.swept_words[space] += (size - at) / 4 < count ? (size - at) / 4 : count;
}

/* returns  whether they are as many; if not, that is the verdict */
static bool is_equal(struct bridge *b, const char *what, const char *of, uint64_t compared,
                     uint64_t due)
{
    if (compared == due) return true;
    bridge_fail(b, BRIDGE_INTERNAL,
                "the checker is blind: it has compared %" PRIu64 " of %" PRIu64
                " %s%s; nothing that this command says of a core counts",
                compared, due, what, of);
    return false;
}

static bool check_fields(struct bridge *b)
{
    for (uint32_t i = 0; i < BRIDGE_FIELDS; i++) {
        uint64_t compared = 0, due = 0;
        for (uint32_t set = 0; set < 64; set++) {
            if (!(set >> i & 1)) continue;
            compared += b->supplied[set];
            due += b->account.retires[set];
        }
        if (!is_equal(b, "values of ", bridge_field_name(i), compared, due)) return false;
    }
    return true;
}

/* What came from the taps, against what was compared and what the model did. */
static bool check_events(struct bridge *b)
{
    const struct bridge_account *a = &b->account;
    uint64_t retires = 0;

    for (uint32_t set = 0; set < 64; set++) retires += b->supplied[set];
    if (!is_equal(b, "retires", "", retires, a->came_retires + a->folded)) return false;
    for (uint32_t f = 0; f < b->isa->nfiles; f++)
        if (!is_equal(b, "rows that came of ", b->isa->files[f].name, b->result.compared.rows[f],
                      a->came_rows[f] + a->folded_rows[f]))
            return false;
    for (uint32_t s = 0; s < b->isa->nspaces; s++)
        if (!is_equal(b, "words that came of ", b->isa->spaces[s].name, a->looked_core[s],
                      a->came_words[s]))
            return false;
    return true;
}

static bool check_files(struct bridge *b)
{
    for (uint32_t f = 0; f < b->isa->nfiles; f++)
        if (!is_equal(b, "rows of ", b->isa->files[f].name, b->result.compared.rows[f],
                      b->account.rows[f]) ||
            !is_equal(b, "swept words of ", b->isa->files[f].name, b->account.sampled_rows[f],
                      b->account.swept_rows[f]))
            return false;
    return true;
}

static bool check_spaces(struct bridge *b)
{
    for (uint32_t s = 0; s < b->isa->nspaces; s++)
        if (!is_equal(b, "words of ", b->isa->spaces[s].name, b->account.looked_model[s],
                      b->account.words[s]) ||
            !is_equal(b, "swept words of ", b->isa->spaces[s].name, b->account.sampled_words[s],
                      b->account.swept_words[s]))
            return false;
    return true;
}

bool bridge_account_check(struct bridge *b, bool whole)
{
    const struct bridge_account *a = &b->account;

    return check_fields(b) && check_files(b) && check_spaces(b) &&
           is_equal(b, "traps", "", a->noted, a->traps) &&
           is_equal(b, "sweeps", "", a->ended_sweeps, b->result.sweeps) &&
           is_equal(b, "signatures", "", b->result.compared.signatures, a->signatures) &&
           (!whole || check_events(b));
}

static bool check_memories(struct bridge *b, const struct bridge_memory *memory, size_t count)
{
    for (size_t i = 0; i < count; i++) b->account.end_words[memory[i].space] += memory[i].size / 4;
    for (uint32_t s = 0; s < b->isa->nspaces; s++)
        if (!is_equal(b, "words at the end of ", b->isa->spaces[s].name,
                      b->result.compared.end_words[s], b->account.end_words[s]))
            return false;
    return true;
}

bool bridge_account_end(struct bridge *b, const struct bridge_memory *memory, size_t count)
{
    const struct common_program *program = b->program;

    if (!check_memories(b, memory, count)) return false;
    b->account.expected += program->expect_trap;
    for (size_t i = 0; i < program->expects; i++) b->account.expected += program->expect[i].count;
    return is_equal(b, "values that the program expects", "", b->result.compared.expected,
                    b->account.expected);
}
