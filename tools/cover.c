/* See cover.h. A process counts for itself, and adds its counts to those of the command when a run
 * is over; a run that dies has counted nothing. */
#define _DEFAULT_SOURCE /* MAP_ANONYMOUS */
#include "cover.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "../bridge/cover.h"
#include "cover_store.h"
#include "cover_words.h"

enum {
    FATAL = 0xffff,
    WORDS = 1 << 16, /* distinct instructions that are kept from run to run */
    WRITES = 1 << 12 /* words of memories whose last write is known, at most */
};

/* The last instructions of a warp that used a register. */
struct last {
    uint32_t wrote, read;   /* number of the instruction in its warp; 0: none */
    uint8_t writer, reader; /* units */
};

struct warp {
    uint32_t number; /* instructions so far */
    bool at_work, launched;
    uint32_t **lane; /* of each register, all files behind one another */
    struct last *last;
    uint32_t memo[COMMON_COVER_MEMO];
};

/* The last write of a word. */
struct written {
    uint64_t addr, number; /* instructions of all warps so far; 0: there was none */
    uint32_t space, warp;
};

enum { CORE_POINTS = 4096, CORE_TEXT = 160 };

/* A point of the core's own: it is known when a core runs for the first time. */
struct core_point {
    char text[CORE_TEXT];
    uint64_t count;
};

/* What processes share. */
struct shared {
    uint64_t runs;
    unsigned cores; /* points of the core; the file's lock is for them */
    struct core_point core[CORE_POINTS];
    uint64_t count[]; /* of each point */
};

struct cover {
    const struct common_isa *isa;
    struct cover_points *points;
    const char *store;
    struct shared *shared;
    size_t shared_bytes;
    uint64_t *known; /* counts that the store had */
    FILE *lock;      /* whoever adds to shared->core has it; a process that dies gives it back */

    /* of this process */
    struct cover_words words;
    uint64_t *count;
    struct warp *warp;
    uint32_t *first; /* of each file, its first register in warp.lane */
    uint32_t registers, lanes, at_work;
    uint64_t number; /* instructions of all warps so far */
    /* [WRITES], by a part of the address; a newer word takes the place of an older one */
    struct written *written;
    bool failed; /* out of memory: nothing is counted */
};

static inline void hit(struct cover *c, int32_t point)
{
    if (point != COVER_NONE) c->count[point]++;
}

/* ---- values. */

/* Which corners the chosen lanes have, as bits. */
static uint32_t corners_of(const struct common_corner *corner, const uint32_t *lane, uint32_t lanes,
                           uint32_t mask)
{
    uint32_t found = 0;

    for (unsigned i = 0; corner[i].name; i++) {
        const struct common_corner *c = &corner[i];
        uint32_t span = c->last - c->first, in = 0;
        for (uint32_t l = 0; l < lanes && !c->without; l++)
            in |= (uint32_t)((lane[l] & c->mask) - c->first <= span) & mask >> l;
        for (uint32_t l = 0; l < lanes && c->without; l++)
            in |= (uint32_t)((lane[l] & c->mask) - c->first <= span) &
                  (uint32_t)((lane[l] & c->mask) != c->without) & mask >> l;
        found |= (in & 1) << i;
    }
    return found;
}

static void hit_corners(struct cover *c, int32_t first, uint32_t file, const uint32_t *lane,
                        uint32_t mask)
{
    if (first == COVER_NONE) return;
    uint32_t found = corners_of(c->points->corner[file], lane, c->lanes, mask);
    for (; found; found &= found - 1) c->count[first + __builtin_ctz(found)]++;
}

/* What a write leaves in a register. */
static void apply(struct cover *c, struct warp *warp, const struct common_reg_write *w)
{
    uint32_t *lane = warp->lane[c->first[w->file] + w->index], bytes = 0;

    for (unsigned k = 0; k < 4; k++) bytes |= w->be >> k & 1 ? UINT32_C(0xff) << 8 * k : 0;
    for (uint32_t l = 0; l < c->lanes; l++)
        if (w->mask >> l & 1) lane[l] = (lane[l] & ~bytes) | (w->data[l] & bytes);
}

static void take_results(struct cover *c, struct warp *warp, const struct common_step *step,
                         const struct cover_row *row)
{
    for (uint32_t i = 0; i < step->regs; i++) {
        const struct common_reg_write *w = &step->reg[i];
        apply(c, warp, w);
        if (row && w->mask && w->be)
            hit_corners(c, row->result[w->file], w->file, warp->lane[c->first[w->file] + w->index],
                        w->mask);
    }
}

/* ---- the order of a warp. */

static void hit_distance(struct cover *c, enum cover_hazard hazard, uint8_t file, unsigned unit,
                         uint32_t distance, unsigned own)
{
    unsigned class = cover_distance(distance);

    if (class < COVER_DISTANCES)
        hit(c, c->points->distance[hazard][cover_distance_at(c->points, file, unit, own) + class]);
}

static void hit_distances(struct cover *c, struct warp *warp, const struct cover_word *word)
{
    const struct cover_use *use = &c->words.use[word->use];
    const struct cover_row *row = &c->points->row[word->row];
    uint32_t now = warp->number;

    for (uint32_t i = 0; i < word->uses; i++) {
        const struct last *last = &warp->last[c->first[use[i].file] + use[i].index];
        bool reads = use[i].access & COMMON_READ, writes = use[i].access & COMMON_WRITE;
        if (reads && last->wrote) {
            hit_distance(c, COVER_RAW, use[i].file, last->writer, now - last->wrote, word->unit);
            if (now - last->wrote == 1) hit(c, row->behind[last->writer]);
        }
        if (writes && last->wrote)
            hit_distance(c, COVER_WAW, use[i].file, last->writer, now - last->wrote, word->unit);
        if (writes && last->read)
            hit_distance(c, COVER_WAR, use[i].file, last->reader, now - last->read, word->unit);
    }
    for (uint32_t i = 0; i < word->uses; i++) {
        struct last *last = &warp->last[c->first[use[i].file] + use[i].index];
        if (use[i].access & COMMON_READ) last->read = now, last->reader = word->unit;
        if (use[i].access & COMMON_WRITE) last->wrote = now, last->writer = word->unit;
    }
}

/* ---- an instruction. */

static enum cover_way way_of(const struct cover *c, const struct common_retire *r, uint64_t to)
{
    uint64_t next =
        r->pc + c->isa->pc_step * (uint64_t)r->nwords / (c->isa->pc_words ? c->isa->pc_words : 1);

    if (to == r->pc) return COVER_SELF;
    return to < r->pc ? COVER_BACK : to > next ? COVER_AHEAD : COVER_ON;
}

/* Where it went; each way once, where threads go their own. A branch may end the warp by where it
 * goes. */
static void hit_ways(struct cover *c, const struct cover_row *row, const struct common_retire *r)
{
    unsigned bits = c->isa->cover ? c->isa->cover->pc_bits : 0, ways = 0;

    if (r->done && (r->trap || row->way[COVER_OVER] != COVER_NONE)) {
        hit(c, row->way[COVER_OVER]);
        return;
    }
    if (!bits) ways = 1u << way_of(c, r, r->next_pc);
    for (unsigned i = 0; bits && i * bits < 64; i++)
        if (r->active >> i & 1)
            ways |= 1u << way_of(c, r, r->next_pc >> i * bits & ((UINT64_C(1) << bits) - 1));
    for (unsigned way = 0; way < COVER_WAYS; way++)
        if (ways >> way & 1) hit(c, row->way[way]);
}

static void hit_trap(struct cover *c, uint32_t trap)
{
    const struct common_cover *cover = c->isa->cover;

    for (unsigned i = 0; cover && c->points->trap != COVER_NONE && i < cover->traps; i++) {
        uint32_t code = cover->trap[i].code;
        if (code <= FATAL ? (trap & FATAL) == code : (trap & code) != 0)
            hit(c, c->points->trap + (int32_t)i);
    }
}

static void hit_own(void *context, unsigned group, unsigned point)
{
    struct cover *c = context;

    c->count[c->points->own[group] + (int32_t)point]++;
}

static enum common_contended contended(struct cover *c, const struct common_step *step)
{
    const uint32_t warp = step->retire.warp;
    uint64_t least = UINT64_MAX;

    c->number++;
    for (uint32_t i = 0; i < step->mems; i++) {
        const struct common_mem_write *w = &step->mem[i];
        struct written *last = &c->written[(w->addr / 4 + 1021 * (uint64_t)w->space) % WRITES];
        const bool same = last->number && last->addr == w->addr && last->space == w->space;
        if (same && last->warp != warp && c->number - last->number < least)
            least = c->number - last->number;
        *last = (struct written){w->addr, c->number, w->space, warp};
    }
    return least == 1    ? COMMON_RIGHT_BEHIND
           : least <= 8  ? COMMON_SOON
           : least <= 64 ? COMMON_LATER
                         : COMMON_ALONE;
}

static void ask_isa(struct cover *c, const struct common_program *program, const void *model,
                    const struct common_step *step)
{
    const struct common_hits hits = {c, hit_own};
    const bool retires = step->retire.kind == COMMON_RETIRE;
    const enum common_contended how = retires ? contended(c, step) : COMMON_ALONE;

    if (!c->isa->cover || !c->isa->cover->covered) return;
    c->isa->cover->covered(
        &(struct common_covered){program, &c->points->machine, model, step,
                                 (const uint32_t *const *)c->warp[step->retire.warp].lane, c->first,
                                 c->warp[step->retire.warp].memo, how, &hits});
}

/* Event lanes of a mask of those that execute. */
static uint32_t event_lanes(uint32_t active, unsigned parts)
{
    uint32_t lanes = 0;

    if (parts == 1) return active;
    for (unsigned i = 0; i * parts < 32; i++)
        if (active >> i & 1) lanes |= ((UINT32_C(1) << parts) - 1) << i * parts;
    return lanes;
}

static void take_instruction(struct cover *c, struct warp *warp, const struct cover_word *word,
                             const struct common_step *step)
{
    const struct cover_row *row = &c->points->row[word->row];
    const struct common_retire *r = &step->retire;
    const struct cover_use *use = &c->words.use[word->use];
    unsigned parts = c->isa->cover && c->isa->cover->parts ? c->isa->cover->parts : 1;
    uint32_t lanes = c->lanes / parts, all = lanes == 32 ? UINT32_MAX : (UINT32_C(1) << lanes) - 1;

    warp->number++;
    for (uint32_t i = 0; i < word->uses; i++)
        hit_corners(c, use[i].corner, use[i].file, warp->lane[c->first[use[i].file] + use[i].index],
                    event_lanes(r->active & all, parts));
    hit_distances(c, warp, word);
    hit_ways(c, row, r);
    if (c->points->mask)
        hit(c, c->points->mask[word->unit * COVER_SHAPES + cover_shape(r->active & all, all)]);
}

static void take_launch(struct cover *c, struct warp *warp, uint32_t slot)
{
    memset(warp->last, 0, c->registers * sizeof *warp->last);
    if (!warp->at_work) c->at_work++;
    warp->at_work = true;
    if (c->points->slot == COVER_NONE) return;
    hit(c, (warp->launched ? c->points->again : c->points->slot) + (int32_t)slot);
    hit(c, c->points->at_once + (int32_t)c->at_work - 1);
    warp->launched = true;
}

void cover_step(struct cover *c, const struct common_program *program, const void *model,
                const struct common_step *step)
{
    const struct common_retire *r = &step->retire;
    const struct common_cover *cover = c->isa->cover;
    const struct cover_word *word = NULL;

    if (c->failed || r->kind == COMMON_OUTSIDE || r->warp >= c->points->warps) return;
    struct warp *warp = &c->warp[r->warp];
    if (r->kind == COMMON_LAUNCH) take_launch(c, warp, r->warp);
    if (r->kind == COMMON_RETIRE && r->nwords) {
        word =
            cover_word_of(&c->words, c->points, cover && cover->kind ? cover->kind(program) : 0, r);
        if (!word) {
            c->failed = true;
            return;
        }
        for (uint32_t i = 0; i < word->points; i++) c->count[c->words.point[word->point + i]]++;
        if (word->row == c->isa->encoding->rows || (r->trap & FATAL)) word = NULL;
    }
    if (word) take_instruction(c, warp, word, step);
    ask_isa(c, program, model, step);
    take_results(c, warp, step, word ? &c->points->row[word->row] : NULL);
    if (r->trap) hit_trap(c, r->trap);
    if (r->kind == COMMON_RETIRE && r->done && warp->at_work) {
        warp->at_work = false;
        c->at_work--;
    }
}

/* ---- a run. */

static void free_warps(struct cover *c)
{
    for (uint32_t w = 0; c->warp && w < c->points->warps; w++) {
        if (c->warp[w].lane) free(c->warp[w].lane[0]);
        free(c->warp[w].lane);
        free(c->warp[w].last);
    }
    free(c->warp);
    free(c->written);
    c->warp = NULL;
    c->written = NULL;
}

static int make_warps(struct cover *c)
{
    c->warp = calloc(c->points->warps, sizeof *c->warp);
    c->written = calloc(WRITES, sizeof *c->written);
    if (!c->warp || !c->written) return -1;
    for (uint32_t w = 0; w < c->points->warps; w++) {
        struct warp *warp = &c->warp[w];
        uint32_t *lanes = calloc((size_t)c->registers * c->lanes, sizeof *lanes);
        warp->lane = calloc(c->registers, sizeof(uint32_t *));
        warp->last = calloc(c->registers, sizeof *warp->last);
        if (!lanes || !warp->lane || !warp->last) {
            free(lanes);
            return -1;
        }
        for (uint32_t r = 0; r < c->registers; r++) warp->lane[r] = lanes + (size_t)r * c->lanes;
    }
    return 0;
}

int cover_begin(struct cover *c)
{
    free_warps(c);
    free(c->count);
    if (c->words.count > WORDS) cover_words_free(&c->words);
    c->at_work = 0;
    c->number = 0;
    c->failed = false;
    c->count = calloc(c->points->points, sizeof *c->count);
    return c->count && !make_warps(c) ? 0 : -1;
}

static void set_lock(const struct cover *c, short type)
{
    struct flock lock = {.l_type = type, .l_whence = SEEK_SET};

    while (fcntl(fileno(c->lock), F_SETLKW, &lock) && errno == EINTR) continue;
}

/* Where a point of the core is counted; NULL: there are too many. */
static struct core_point *core_point_of(struct shared *shared, unsigned guess, const char *text)
{
    if (guess < shared->cores && !strcmp(shared->core[guess].text, text))
        return &shared->core[guess];
    for (unsigned i = 0; i < shared->cores; i++)
        if (!strcmp(shared->core[i].text, text)) return &shared->core[i];
    if (shared->cores == CORE_POINTS) return NULL;
    snprintf(shared->core[shared->cores].text, CORE_TEXT, "%s", text);
    return &shared->core[shared->cores++];
}

/* The points of modules bound beside the core, if this build has them. */
static void take_core(struct cover *c)
{
    unsigned points = bridge_cover_count();

    if (!points) return;
    set_lock(c, F_WRLCK);
    for (unsigned i = 0; i < points; i++) {
        struct core_point *point = core_point_of(c->shared, i, bridge_cover_name(i));
        uint64_t clocks = bridge_cover_take(i);
        if (point) point->count += clocks;
    }
    set_lock(c, F_UNLCK);
}

void cover_end(struct cover *c)
{
    if (c->failed || !c->count) return;
    take_core(c);
    for (unsigned i = 0; i < c->points->points; i++)
        if (c->count[i]) __atomic_fetch_add(&c->shared->count[i], c->count[i], __ATOMIC_RELAXED);
    __atomic_fetch_add(&c->shared->runs, 1, __ATOMIC_RELEASE);
    memset(c->count, 0, c->points->points * sizeof *c->count);
}

/* ---- a command. */

static struct shared *share(size_t bytes)
{
    void *memory = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);

    return memory == MAP_FAILED ? NULL : memory;
}

/* What the store says that was hit.
 *   returns  0; -1 with err: the store is damaged */
static int look_at(struct cover *c, struct common_error *err)
{
    struct cover_store store = {NULL};

    c->known = calloc(c->points->points, sizeof *c->known);
    if (!c->known) return common_fail(err, "%s: error: out of memory", c->store);
    if (access(c->store, F_OK)) return 0;
    if (cover_store_read(&store, c->store, err)) return -1;
    for (unsigned i = 0; i < c->points->points; i++)
        c->known[i] =
            cover_store_count(&store, c->isa->name, c->points->group[i], c->points->text[i]);
    cover_store_free(&store);
    return 0;
}

uint64_t cover_count(const struct cover *c, unsigned point)
{
    return c->known[point] + __atomic_load_n(&c->shared->count[point], __ATOMIC_RELAXED);
}

const struct cover_points *cover_points_of(const struct cover *c)
{
    return c->points;
}

struct cover *cover_open(const struct common_isa *isa, const struct common_machine *machine,
                         const char *store, struct common_error *err)
{
    struct cover *c = calloc(1, sizeof *c);

    if (c) {
        c->isa = isa;
        c->store = store;
        c->lanes = isa->lanes;
        c->first = calloc(isa->nfiles, sizeof *c->first);
        for (uint32_t f = 0; c->first && f < isa->nfiles; f++) {
            c->first[f] = c->registers;
            c->registers += isa->files[f].count;
        }
        c->lock = tmpfile();
        c->points = c->lock ? cover_points_make(isa, machine) : NULL;
        c->shared_bytes = c->points ? sizeof *c->shared + c->points->points * sizeof(uint64_t) : 0;
        c->shared = c->points ? share(c->shared_bytes) : NULL;
        if (c->first && c->shared && !look_at(c, err)) return c;
    }
    cover_close(c);
    common_fail(err, "%s: error: out of memory", store);
    return NULL;
}

/* What runs counted and no store has yet. Other processes may add to it meanwhile. */
struct unsaved {
    uint64_t runs;
    uint64_t core[CORE_POINTS];
    uint64_t count[]; /* of each point */
};

static void take_unsaved(struct cover *c, struct unsaved *unsaved)
{
    unsaved->runs = __atomic_load_n(&c->shared->runs, __ATOMIC_ACQUIRE);
    for (unsigned i = 0; i < c->points->points; i++)
        unsaved->count[i] = __atomic_load_n(&c->shared->count[i], __ATOMIC_RELAXED);
    set_lock(c, F_RDLCK);
    for (unsigned i = 0; i < c->shared->cores; i++) unsaved->core[i] = c->shared->core[i].count;
    set_lock(c, F_UNLCK);
}

/* The store has it. */
static void drop_saved(struct cover *c, const struct unsaved *saved)
{
    __atomic_fetch_sub(&c->shared->runs, saved->runs, __ATOMIC_RELAXED);
    for (unsigned i = 0; i < c->points->points; i++) {
        __atomic_fetch_sub(&c->shared->count[i], saved->count[i], __ATOMIC_RELAXED);
        c->known[i] += saved->count[i];
    }
    set_lock(c, F_WRLCK);
    for (unsigned i = 0; i < c->shared->cores; i++) c->shared->core[i].count -= saved->core[i];
    set_lock(c, F_UNLCK);
}

static int make_store(const struct cover *c, const struct unsaved *unsaved,
                      struct cover_store *store)
{
    int failed = 0;

    store->runs = unsaved->runs;
    for (unsigned i = 0; i < c->points->points && !failed; i++)
        if (unsaved->count[i] || !c->points->cannot[i])
            failed = cover_store_add(store, c->isa->name, c->points->group[i], c->points->text[i],
                                     unsaved->count[i]);
    for (unsigned i = 0; i < c->shared->cores && !failed; i++)
        failed =
            cover_store_add(store, c->isa->name, "core", c->shared->core[i].text, unsaved->core[i]);
    cover_store_sort(store);
    return failed;
}

int cover_save(struct cover *c, struct common_error *err)
{
    struct cover_store store = {NULL};
    struct unsaved *unsaved =
        calloc(1, sizeof *unsaved + c->points->points * sizeof unsaved->count[0]);

    if (unsaved) take_unsaved(c, unsaved);
    int failed = unsaved && !make_store(c, unsaved, &store)
                     ? cover_store_update(c->store, &store, err)
                     : common_fail(err, "%s: error: out of memory", c->store);
    if (!failed) drop_saved(c, unsaved);
    cover_store_free(&store);
    free(unsaved);
    return failed;
}

void cover_close(struct cover *c)
{
    if (!c) return;
    if (c->points) free_warps(c);
    cover_words_free(&c->words);
    cover_points_free(c->points);
    if (c->shared) munmap(c->shared, c->shared_bytes);
    if (c->lock) fclose(c->lock);
    free(c->first);
    free(c->known);
    free(c->count);
    free(c);
}
