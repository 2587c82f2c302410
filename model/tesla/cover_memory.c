/* Coverage of addresses: banks of s[] that the lanes of a beat want twice, segments of g[] and l[]
 * that they touch, lanes that meet, locks. A beat is LANES lanes of the core, which has as many
 * banks and segments of LANES words. */
#include <stdio.h>
#include <string.h>

#include "../common/fields.h"
#include "cover.h"
#include "exec.h"
#include "fields.h"

static unsigned beat_of(const struct common_machine *machine)
{
    return common_machine_value(machine, "LANES", 8);
}

static void hit(const struct common_covered *c, unsigned group, unsigned point)
{
    c->hits->hit(c->hits->context, group, point);
}

/* ---- the lanes of an instruction, as they were before it. */

static const uint32_t *row_of(const struct common_covered *c, unsigned file, unsigned index)
{
    return c->before[c->first_of_file[file] + index];
}

static uint32_t lanes_of(const struct common_covered *c, const struct tesla_insn *insn)
{
    const uint32_t *cond = row_of(c, TESLA_FILE_COND, insn->csrc & 3);
    uint32_t lanes = c->step->retire.active, holds = 0;

    if (!insn->predicated) return lanes;
    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        holds |= (uint32_t)tesla_predicate_holds(insn->pred, cond[lane]) << lane;
    return lanes & holds;
}

static void addresses(const struct common_covered *c, const struct tesla_insn *insn,
                      const struct tesla_operand *operand, uint32_t *addr)
{
    bool global = operand->kind == TESLA_KIND_GLOBAL;
    unsigned areg = insn->areg <= 4 ? insn->areg : 0;
    const uint32_t *base = global ? row_of(c, TESLA_FILE_GPR, operand->reg % TESLA_GPRS)
                                  : row_of(c, TESLA_FILE_ADDR, areg);

    for (unsigned lane = 0; lane < TESLA_WARP_LANES; lane++)
        addr[lane] =
            global ? base[lane]
                   : ((operand->indirect && areg ? base[lane] : 0) + operand->offset) & 0xffff;
}

/* How many different values of addr / unit the lanes of one beat have, those of one bank if there
 * are banks: the most of any beat and bank. */
static unsigned most_of_a_beat(const uint32_t *addr, uint32_t lanes, unsigned beat, unsigned unit,
                               unsigned banks)
{
    unsigned most = 0;

    for (unsigned first = 0; first < TESLA_WARP_LANES; first += beat) {
        uint8_t count[TESLA_WARP_LANES] = {0};
        for (unsigned l = first; l < first + beat; l++) {
            bool fresh = lanes >> l & 1;
            for (unsigned k = first; k < l && fresh; k++)
                fresh = !(lanes >> k & 1) || addr[k] / unit != addr[l] / unit;
            if (!fresh) continue;
            uint8_t *n = &count[addr[l] / unit % banks];
            if (++*n > most) most = *n;
        }
    }
    return most;
}

/* ---- s[]. */

static const char *const users[] = {"an operand", "a load", "a store", "a locking load",
                                    "an unlocking store"};
enum { USERS = sizeof users / sizeof users[0] };

/* Of each user: clocks of a beat from 1 on, then one word for all lanes. */
unsigned tesla_cover_conflicts(const struct common_machine *machine)
{
    return USERS * (beat_of(machine) + 1);
}

void tesla_cover_conflict_text(const struct common_machine *machine, unsigned point, char *text,
                               size_t size)
{
    unsigned beat = beat_of(machine), clocks = point % (beat + 1) + 1;
    const char *user = users[point / (beat + 1)];

    if (clocks > beat) snprintf(text, size, "%s: one word for several lanes", user);
    else snprintf(text, size, "%s: %u clock%s a beat", user, clocks, clocks == 1 ? "" : "s");
}

static unsigned user_of(const struct tesla_insn *insn, const struct tesla_operand *operand)
{
    if (operand != &insn->mem) return 0;
    return insn->op == TESLA_OP_LD_LOCK     ? 3
           : insn->op == TESLA_OP_ST_UNLOCK ? 4
           : insn->op == TESLA_OP_ST_S      ? 2
                                            : 1;
}

static const struct tesla_operand *shared_operand(const struct tesla_insn *insn)
{
    if (insn->mem.kind == TESLA_KIND_SHARED) return &insn->mem;
    for (unsigned i = 0; i < insn->nsrc; i++)
        if (insn->src[i].kind == TESLA_KIND_SHARED) return &insn->src[i];
    return NULL;
}

/* Clocks of its slowest beat; 0: it does not want s[]. */
static unsigned cover_shared(const struct common_covered *c, const struct tesla_insn *insn,
                             uint32_t lanes)
{
    const struct tesla_operand *operand = shared_operand(insn);
    unsigned beat = beat_of(c->machine);
    uint32_t addr[TESLA_WARP_LANES];

    if (!operand || !lanes) return 0;
    addresses(c, insn, operand, addr);
    unsigned clocks = most_of_a_beat(addr, lanes, beat, 4, beat);
    unsigned words = most_of_a_beat(addr, lanes, TESLA_WARP_LANES, 4, 1);
    unsigned first = user_of(insn, operand) * (beat + 1);
    hit(c, TESLA_COVER_CONFLICT, first + clocks - 1);
    if (words < (unsigned)__builtin_popcount(lanes)) hit(c, TESLA_COVER_CONFLICT, first + beat);
    return clocks;
}

/* ---- instructions right after a conflict: each row, and each value of its small choices. */

enum { SMALL = 2 /* bits of a choice */, LONG = 4 /* clocks */, OF_ROW = 2 };

static bool is_small(const struct common_bitfield *f)
{
    return f->domain == COMMON_CHOICE && common_width(f->piece) && common_width(f->piece) <= SMALL;
}

/* Points of a row: executed, after a long one, then values of choices. */
static unsigned behinds_of(unsigned row)
{
    const struct common_bitfield *const *field;
    unsigned fields = common_fields(&tesla_encoding, row, &field), points = OF_ROW;

    for (unsigned i = 0; i < fields; i++)
        if (is_small(field[i])) points += 1u << common_width(field[i]->piece);
    return points;
}

unsigned tesla_cover_behinds(const struct common_machine *machine)
{
    unsigned points = 0;

    (void)machine;
    for (unsigned row = 0; row < TESLA_ROW_COUNT; row++) points += behinds_of(row);
    return points;
}

void tesla_cover_behind_text(const struct common_machine *machine, unsigned point, char *text,
                             size_t size)
{
    const struct common_bitfield *const *field;
    unsigned row = 0;

    (void)machine;
    for (; point >= behinds_of(row); row++) point -= behinds_of(row);
    common_fields(&tesla_encoding, row, &field);
    if (point < OF_ROW) {
        snprintf(text, size, "%s: %s", tesla_rows[row].name,
                 point ? "right behind a conflict of 4 clocks or more" : "right behind a conflict");
        return;
    }
    point -= OF_ROW;
    for (; !is_small(*field) || point >= 1u << common_width((*field)->piece); field++)
        if (is_small(*field)) point -= 1u << common_width((*field)->piece);
    const char *value = (*field)->choice[point].text;
    snprintf(text, size, "%s: %s: %s (%u)", tesla_rows[row].name, (*field)->name,
             value && value[0] ? value : "nothing written", point);
}

static void cover_behind(const struct common_covered *c, const struct tesla_insn *insn,
                         unsigned clocks)
{
    const struct common_bitfield *const *field;
    unsigned fields = common_fields(&tesla_encoding, insn->row, &field), point = 0;

    for (unsigned row = 0; row < insn->row; row++) point += behinds_of(row);
    hit(c, TESLA_COVER_BEHIND, point);
    if (clocks >= LONG) hit(c, TESLA_COVER_BEHIND, point + 1);
    point += OF_ROW;
    for (unsigned i = 0; i < fields; i++) {
        if (!is_small(field[i])) continue;
        if (common_active(field[i], insn->word))
            hit(c, TESLA_COVER_BEHIND, point + common_get(insn->word, field[i]->piece));
        point += 1u << common_width(field[i]->piece);
    }
}

/* ---- g[] and l[]. */

static const char *const accesses[] = {"ld g[]",   "st g[]", "red g[]",
                                       "atom g[]", "ld l[]", "st l[]"};
static const char *const kinds[] = {"1 segment a beat",
                                    "2 segments a beat",
                                    "3 or 4 segments a beat",
                                    "5 segments a beat or more",
                                    "all lanes at one address",
                                    "some lanes at one address",
                                    "no two lanes at one address",
                                    "an address that is not aligned"};
enum { ACCESSES = sizeof accesses / sizeof accesses[0], KINDS = sizeof kinds / sizeof kinds[0] };

unsigned tesla_cover_segments(const struct common_machine *machine)
{
    (void)machine;
    return ACCESSES * KINDS;
}

void tesla_cover_segment_text(const struct common_machine *machine, unsigned point, char *text,
                              size_t size)
{
    (void)machine;
    snprintf(text, size, "%s: %s", accesses[point / KINDS], kinds[point % KINDS]);
}

static unsigned access_of(unsigned op)
{
    switch (op) {
    case TESLA_OP_LD_G: return 0;
    case TESLA_OP_ST_G: return 1;
    case TESLA_OP_RED: return 2;
    case TESLA_OP_ATOM: return 3;
    case TESLA_OP_LD_L: return 4;
    case TESLA_OP_ST_L: return 5;
    default: return ACCESSES;
    }
}

static void cover_segments(const struct common_covered *c, const struct tesla_insn *insn,
                           uint32_t lanes)
{
    unsigned access = access_of(insn->op), beat = beat_of(c->machine), first = access * KINDS;
    uint32_t addr[TESLA_WARP_LANES], below = 0;
    unsigned bytes = tesla_access_bytes((enum tesla_type)insn->mem.access);

    if (access == ACCESSES || !lanes) return;
    addresses(c, insn, &insn->mem, addr);
    for (unsigned l = 0; l < TESLA_WARP_LANES; l++)
        if (lanes >> l & 1) below |= addr[l] & (bytes - 1);
    unsigned segments = most_of_a_beat(addr, lanes, beat, 4 * beat, 1);
    unsigned places = most_of_a_beat(addr, lanes, TESLA_WARP_LANES, 1, 1);
    unsigned all = (unsigned)__builtin_popcount(lanes);
    hit(c, TESLA_COVER_SEGMENTS, first + (segments < 3 ? segments - 1 : segments < 5 ? 2 : 3));
    if (all > 1) hit(c, TESLA_COVER_SEGMENTS, first + (places == 1 ? 4 : places < all ? 5 : 6));
    if (below) hit(c, TESLA_COVER_SEGMENTS, first + 7);
}

/* ---- locks, sheet 1.7. */

static const char *const ends[] = {
    "ld lock: a lane gets it, no other asks", "ld lock: a lane gets it, others do not",
    "ld lock: no lane gets it", "st unlock: one lane", "st unlock: several lanes"};
enum { ENDS = sizeof ends / sizeof ends[0] };

unsigned tesla_cover_locks(const struct common_machine *machine)
{
    (void)machine;
    return ENDS;
}

void tesla_cover_lock_text(const struct common_machine *machine, unsigned point, char *text,
                           size_t size)
{
    (void)machine;
    snprintf(text, size, "%s", ends[point]);
}

static void cover_lock(const struct common_covered *c, const struct tesla_insn *insn,
                       uint32_t lanes)
{
    bool single = !(lanes & (lanes - 1)), won = false;

    if (!lanes) return;
    if (insn->op == TESLA_OP_ST_UNLOCK) hit(c, TESLA_COVER_LOCK, single ? 3 : 4);
    if (insn->op != TESLA_OP_LD_LOCK) return;
    for (uint32_t i = 0; i < c->step->regs; i++)
        won |= c->step->reg[i].file == TESLA_FILE_GPR && c->step->reg[i].mask;
    hit(c, TESLA_COVER_LOCK, !won ? 2 : single ? 0 : 1);
}

/* ---- warps that want one word. */

/* Of a kind of access: right after another warp's write, soon, later: enum common_contended. */
const char *const tesla_cover_contention[] = {
    "red g[]: right behind another warp's write of the word",
    "red g[]: 2 to 8 instructions behind it",
    "red g[]: 9 to 64 instructions behind it",
    "atom g[]: right behind another warp's write of the word",
    "atom g[]: 2 to 8 instructions behind it",
    "atom g[]: 9 to 64 instructions behind it",
    "st unlock: right behind another warp's write of the word",
    "st unlock: 2 to 8 instructions behind it",
    "st unlock: 9 to 64 instructions behind it",
    "ld lock: another warp of the block has the word",
    "ld lock: a warp of another block has the same word of its own",
    NULL};

/* Whether a warp of the same block, or of another one, has locked a word that a lane asks for. */
static void cover_asked(const struct common_covered *c, const struct tesla_insn *insn,
                        uint32_t lanes)
{
    const struct tesla_model *model = c->model;
    const struct tesla_warp *own = &model->warp[c->step->retire.warp];
    uint32_t addr[TESLA_WARP_LANES];

    addresses(c, insn, &insn->mem, addr);
    for (uint32_t w = 0; w < model->machine.warps; w++) {
        const struct tesla_warp *other = &model->warp[w];
        if (other == own || !other->busy || !other->lock.valid) continue;
        for (unsigned l = 0; l < TESLA_WARP_LANES; l++)
            if (lanes >> l & 1 && (addr[l] & 0xfffc) == other->lock.addr)
                hit(c, TESLA_COVER_CONTENTION, other->block == own->block ? 9 : 10);
    }
}

static void cover_contention(const struct common_covered *c, const struct tesla_insn *insn,
                             uint32_t lanes)
{
    const int kind = insn->op == TESLA_OP_RED         ? 0
                     : insn->op == TESLA_OP_ATOM      ? 1
                     : insn->op == TESLA_OP_ST_UNLOCK ? 2
                                                      : -1;

    if (kind >= 0 && c->contended != COMMON_ALONE)
        hit(c, TESLA_COVER_CONTENTION, (unsigned)kind * (COMMON_CONTENDEDS - 1) + c->contended - 1);
    if (insn->op == TESLA_OP_LD_LOCK) cover_asked(c, insn, lanes);
}

void tesla_cover_memory(const struct common_covered *c, const struct tesla_insn *insn)
{
    uint32_t lanes = lanes_of(c, insn);

    if (c->memo[0] > 1) cover_behind(c, insn, c->memo[0]);
    c->memo[0] = cover_shared(c, insn, lanes);
    cover_segments(c, insn, lanes);
    cover_lock(c, insn, lanes);
    cover_contention(c, insn, lanes);
    tesla_cover_double(c, insn, lanes);
}
