/* State space at a launch to a program: stream sheet, sections 3 and 4, and the rules C9 to C20. */
#include <stdlib.h>
#include <string.h>

#include "sampler.h"
#include "stream.h"

/* Sizes of the default machine; create() looks at those of the real one. */
enum { CODE = 512, UNIFORMS = 256, TEMPS = 64 };

/* Addresses of a stage. */
struct stage_states {
    const char *name;
    uint32_t end_pc, start_pc, range, base, address, low, high, halti5, temps, count, code,
        uniforms;
};
static const struct stage_states stages[2] = {{"vertex", 0x800, 0x838, 0x85c, 0x864, 0x86c, 0x874,
                                               0x878, 0x8bc, 0x80c, 0x808, 0x4000, 0x5000},
                                              {"pixel", 0x1000, 0x1018, 0x101c, 0x1024, 0x1028,
                                               0x87c, 0x880, 0x1090, 0x100c, 0x1008, 0x6000,
                                               0x7000}};

struct resolve {
    const struct vivante_stream *s;
    const struct vivante_stream_ask *ask;
    const struct stage_states *at;
    struct common_program *program;
    struct vivante_launch *launch;
    struct common_error *err;
    bool halti5; /* rule 1 of 3.3 */
};

static int fail(const struct resolve *r, const char *rule, const char *what)
{
    return common_fail(r->err, "%s: error: launch %u, %s stage: %s (%s)", r->s->file,
                       (unsigned)r->ask->launch, r->at->name, what, rule);
}

/* ---- code, 3.3 */

/* Where instructions are. */
struct code {
    const uint32_t *word;  /* an array, or NULL: memory */
    const bool *set;       /* which of its words were written .. */
    const uint32_t *order; /* .. or these */
    uint32_t room;         /* instructions */
    int64_t low, high;     /* the last one included */
    bool split;            /* rule 3: copied from 0, START_PC stays */
};

static uint32_t newest(const struct resolve *r)
{
    uint32_t low = r->s->written[r->at->low / 4], high = r->s->written[r->at->high / 4];
    return low > high ? low : high;
}

static int find_code(struct resolve *r, struct code *c)
{
    const struct vivante_stream *s = r->s;
    unsigned stage = r->ask->stage;
    uint32_t range = s->written[r->at->range / 4];

    *c = (struct code){.low = vivante_state(s, r->at->low)};
    r->halti5 = vivante_state_set(s, r->at->halti5);
    if (r->halti5) {
        c->high = (int64_t)vivante_state(s, r->at->halti5) - 1;
    } else if (range || newest(r)) {
        bool old = range > newest(r);
        uint32_t pair = vivante_state(s, r->at->range);
        c->low = old ? pair & 0xffff : vivante_state(s, r->at->low);
        c->high = old ? pair >> 16 : vivante_state(s, r->at->high);
        if ((vivante_state(s, 0x868) & 1) && vivante_state_set(s, r->at->address)) return 0;
        c->word = s->any_large[stage] ? s->large[stage] : s->unified;
        c->set = s->any_large[stage] ? s->large_set[stage] : s->unified_set;
        c->room = s->any_large[stage] ? 2048 : 1024;
    } else if (vivante_state_set(s, r->at->end_pc)) {
        c->split = true;
        c->low = vivante_state(s, r->at->start_pc);
        c->high = (int64_t)vivante_state(s, r->at->end_pc) - 1;
        c->word = s->value + r->at->code / 4;
        c->order = s->written + r->at->code / 4;
        c->room = 256;
    } else return fail(r, "C9", "there is no code: no range and no END_PC was written");
    return 0;
}

static int check_code(const struct resolve *r, const struct code *c)
{
    int64_t count = c->split ? c->high + 1 : c->high - c->low + 1;

    if (c->low > c->high) return fail(r, "C10", "the end of the code is not behind its start");
    if (count > CODE) return fail(r, "C11", "more than 512 instructions");
    if (c->word && c->high >= c->room)
        return fail(r, "C12", "the last instruction is beyond the array");
    if (!c->word && vivante_state(r->s, r->at->address) % 256 != 0)
        return fail(r, "C13", "INST_ADDR is no multiple of 256");
    return 0;
}

static int copy_array(const struct resolve *r, const struct code *c, uint32_t *word)
{
    size_t first = c->split ? 0 : (size_t)c->low * VIVANTE_WORDS;
    size_t end = ((size_t)c->high + 1) * VIVANTE_WORDS;

    for (size_t i = (size_t)c->low * VIVANTE_WORDS; i < end; i++)
        if (!(c->set ? c->set[i] : c->order[i] != 0))
            return fail(r, "C15", "a word of the code was never written");
    memcpy(word, c->word + first, (end - first) * sizeof *word);
    return 0;
}

static int copy_memory(const struct resolve *r, const struct code *c, uint32_t *word)
{
    uint64_t from = vivante_state(r->s, r->at->address) + 16 * (uint64_t)c->low;
    uint64_t bytes = 16 * (uint64_t)(c->high - c->low + 1);

    for (unsigned k = 0; k < 2; k++) {
        const struct vivante_memory *m = &r->s->memory[k];
        if (!m->byte || (k == 0 && !r->s->follow) || from < m->base || from - m->base > m->bytes ||
            m->bytes - (from - m->base) < bytes)
            continue;
        for (size_t i = 0; i < bytes / 4; i++)
            word[i] = vivante_memory_word(m, (size_t)(from - m->base) + 4 * i);
        return 0;
    }
    return fail(r, "C14", "the code is in memory that no image was given of");
}

static int resolve_code(struct resolve *r)
{
    struct code c;
    uint32_t word[CODE * VIVANTE_WORDS];

    if (find_code(r, &c) || check_code(r, &c) ||
        (c.word ? copy_array(r, &c, word) : copy_memory(r, &c, word)))
        return -1;
    uint32_t count = (uint32_t)(c.split ? c.high + 1 : c.high - c.low + 1);
    r->launch->start = c.split ? (uint32_t)c.low : 0;
    r->launch->end = count;
    return common_program_set_code(r->program, word, NULL, (size_t)count * VIVANTE_WORDS, r->err);
}

/* ---- uniforms, 3.4 */

struct uniforms {
    const uint32_t *word[2];
    const bool *set[2];
    const uint32_t *order[2];
    uint32_t words;
    bool steered;
};

static bool is_set(const struct uniforms *u, unsigned stage, uint32_t i)
{
    return u->set[stage] ? u->set[stage][i] : u->order[stage][i] != 0;
}

static struct uniforms find_uniforms(const struct vivante_stream *s)
{
    struct uniforms u = {.words = VIVANTE_UNIFORM_WINDOW};
    if (vivante_any_set(s, 0x34000, 0x37ffc)) {
        for (unsigned i = 0; i < 2; i++) {
            u.word[i] = s->value + (0x34000 + 0x2000 * i) / 4;
            u.order[i] = s->written + (0x34000 + 0x2000 * i) / 4;
        }
    } else if (vivante_any_set(s, 0x30000, 0x31ffc)) {
        u.steered = true;
        for (unsigned i = 0; i < 2; i++) u.word[i] = s->uniform[i], u.set[i] = s->uniform_set[i];
    } else {
        u.words = 1024;
        for (unsigned i = 0; i < 2; i++) {
            u.word[i] = s->value + stages[i].uniforms / 4;
            u.order[i] = s->written + stages[i].uniforms / 4;
        }
    }
    return u;
}

/* Which words are those of the stage: from `first` of array `from` up to `end`. */
static void place_uniforms(const struct resolve *r, const struct uniforms *u, unsigned *from,
                           uint32_t *first, uint32_t *end)
{
    uint64_t base = 4 * (uint64_t)vivante_state(r->s, r->at->base);
    uint64_t pixel = 4 * (uint64_t)vivante_state(r->s, stages[VIVANTE_PS].base);
    bool shared = u->steered && !r->s->any_steered[VIVANTE_PS];
    uint32_t lowest = 0;

    *from = r->ask->stage;
    *first = 0;
    *end = u->words;
    if (shared && *from == VIVANTE_PS) {
        *from = VIVANTE_VS;
        *first = base < u->words ? (uint32_t)base : u->words;
        return;
    }
    if (shared && pixel > 0 && pixel < u->words) *end = (uint32_t)pixel;
    while (lowest < u->words && !is_set(u, *from, lowest)) lowest++;
    if (base > 0 && lowest >= base && base < u->words) *first = (uint32_t)base;
}

static int resolve_uniforms(const struct resolve *r)
{
    struct uniforms u = find_uniforms(r->s);
    uint32_t word[UNIFORMS * 4], count = 0, first, end;
    unsigned from;

    place_uniforms(r, &u, &from, &first, &end);
    memset(word, 0, sizeof word);
    for (uint32_t i = first; i < end; i++) {
        if (!is_set(&u, from, i)) continue;
        if (i - first >= UNIFORMS * 4) return fail(r, "C18", "a uniform beyond u255");
        word[i - first] = u.word[from][i];
        count = i - first + 1;
    }
    if (count == 0) return 0;
    return common_program_add(r->program, false, VIVANTE_SPACE_UNIFORM, 0, 0, word, count, 0,
                              r->err);
}

/* ---- inputs and outputs, 3.5 */

static uint8_t map_byte(const struct vivante_stream *s, uint32_t address, uint32_t i)
{
    return (uint8_t)(vivante_state(s, address + 4 * (i / 4)) >> 8 * (i % 4));
}

static int resolve_vertex_maps(const struct resolve *r)
{
    const struct vivante_stream *s = r->s;
    struct vivante_launch *l = r->launch;
    uint32_t most = r->halti5 ? 32 : 16;

    l->inputs = vivante_state(s, 0x808) & 0x1f;
    l->outputs = vivante_state(s, r->halti5 ? 0x870 : 0x804) & 0xff;
    if (l->inputs > most || l->outputs > most) {
        l->inputs = l->outputs = 0;
        return fail(r, "C17",
                    r->halti5 ? "more than 32 inputs or outputs"
                              : "more than 16 inputs or outputs");
    }
    for (uint32_t i = 0; i < l->inputs; i++)
        l->input[i] = map_byte(s, r->halti5 ? 0x8c0 : 0x820, i);
    for (uint32_t i = 0; i < l->outputs; i++)
        l->output[i] = map_byte(s, r->halti5 ? 0x8e0 : 0x810, i);
    return 0;
}

static void resolve_pixel_maps(const struct resolve *r)
{
    struct vivante_launch *l = r->launch;

    l->inputs = vivante_state(r->s, 0x1008) & 0x1f;
    l->outputs = (vivante_state(r->s, 0x1010) >> 8 & 7) + 1;
    for (uint32_t i = 0; i < l->inputs; i++) l->input[i] = (uint8_t)i;
    for (uint32_t i = 0; i < l->outputs; i++)
        l->output[i] = map_byte(r->s, i < 4 ? 0x1004 : 0x102c, i % 4) & 0x7f;
}

static int check_temps(const struct resolve *r)
{
    uint32_t temps = vivante_state(r->s, r->at->temps) & 0x3f;
    const struct vivante_launch *l = r->launch;
    bool beyond = false;

    if (temps > TEMPS) return fail(r, "C19", "more temporaries than there are");
    for (uint32_t i = 0; i < l->inputs; i++) beyond = beyond || l->input[i] >= temps;
    for (uint32_t i = 0; i < l->outputs; i++) beyond = beyond || l->output[i] >= temps;
    if (!beyond || r->s->compute || r->s->report.launches == 0) return 0;
    return fail(r, "C20", "an input or output is no temporary that the stage has");
}

static bool any_halti5(const struct vivante_stream *s)
{
    return vivante_state_set(s, 0x8bc) || vivante_state_set(s, 0x1090);
}

static int check_dual(const struct resolve *r)
{
    bool dual = vivante_state(r->s, 0x1008) >> 16 & 1;
    dual = dual || (any_halti5(r->s) && (vivante_state(r->s, 0x15600) >> 2 & 1));
    if (r->ask->stage != VIVANTE_PS || !dual) return 0;
    return fail(r, "C16", "unsupported: dual-16 mode");
}

static int resolve_maps(const struct resolve *r)
{
    if (check_dual(r) != 0) return -1;
    if (r->ask->stage == VIVANTE_PS) resolve_pixel_maps(r);
    else if (resolve_vertex_maps(r) != 0) return -1;
    return 0;
}

/* ---- samplers, section 4 */

/* Where the states of a sampler are, on older chips and newer ones. */
struct sampler_states {
    uint32_t config0, size, lod, config1, address, each_level, each_sampler, stride, count;
};
static const struct sampler_states layouts[2] = {
    {0x2000, 0x2040, 0x20c0, 0x21c0, 0x2400, 0x40, 4, 0x2c00, 12},
    {0x10000, 0x10080, 0x10180, 0x10380, 0x10800, 4, 0x40, 0x10280, 32}};

static bool can_be(const struct vivante_stream *s, const struct sampler_states *at, uint32_t n,
                   bool linear_ok)
{
    uint32_t c0 = vivante_state(s, at->config0 + 4 * n), size = vivante_state(s, at->size + 4 * n);
    uint32_t c1 = vivante_state_set(s, at->config1 + 4 * n) ? vivante_state(s, at->config1 + 4 * n)
                                                            : 0x00321000;
    uint32_t u = c0 >> 3 & 3, v = c0 >> 5 & 3, format = c0 >> 13 & 31, addressing = c0 >> 20 & 3;
    bool known = format == 9 || (format == 0 && (c1 & 0x3f) == 10);
    bool linear = addressing == 3 || (addressing == 0 && linear_ok);
    bool sized =
        (size & 0xffff) >= 1 && (size & 0xffff) <= 8192 && size >> 16 >= 1 && size >> 16 <= 8192;

    return (c0 & 7) == 2 && !(u & 1) && !(v & 1) && known && linear && (c0 >> 22 & 3) == 0 &&
           (c1 & 0x00777700) == 0x00321000 && sized && !(vivante_state(s, 0x14c40) & 1);
}

static void make_sampler(const struct vivante_stream *s, const struct sampler_states *at,
                         uint32_t n, uint32_t *word)
{
    uint32_t c0 = vivante_state(s, at->config0 + 4 * n), size = vivante_state(s, at->size + 4 * n);
    uint32_t most = vivante_state(s, at->lod + 4 * n) >> 1 & 0x3ff;
    uint32_t levels = (c0 >> 9 & 3) == 0 ? 1 : (most >> 5) + 1, width = size & 0xffff;

    if (levels > VIVANTE_LEVELS) levels = VIVANTE_LEVELS;
    word[0] = VIVANTE_SAMPLER_THERE |
              ((c0 >> 13 & 31) == 9 ? VIVANTE_FMT_RGBA8 : VIVANTE_FMT_R32F) |
              ((c0 >> 3 & 3) == 2 ? 0x10 : 0) | ((c0 >> 5 & 3) == 2 ? 0x20 : 0) |
              ((c0 >> 11 & 3) == 2 ? 0x40 : 0) | levels << 8;
    word[1] = size;
    for (uint32_t i = 0; i < levels; i++) {
        uint32_t across = width >> i ? width >> i : 1;
        word[2 + 2 * i] = vivante_state(s, at->address + at->each_sampler * n + at->each_level * i);
        word[3 + 2 * i] = 4 * across;
    }
    if (vivante_state(s, at->stride + 4 * n)) word[3] = vivante_state(s, at->stride + 4 * n);
}

static int resolve_samplers(const struct resolve *r)
{
    const struct vivante_stream *s = r->s;
    const struct sampler_states *at = &layouts[vivante_any_set(s, 0x10000, 0x10ffc)];
    uint32_t base = r->halti5 ? vivante_state(s, r->ask->stage ? 0x1058 : 0x8a8) : 0;

    for (uint32_t n = 0; n < at->count; n++) {
        uint32_t word[VIVANTE_SAMPLER_WORDS] = {0}, number = (n - base) % VIVANTE_SAMPLERS;
        if (vivante_state(s, at->config0 + 4 * n) == 0) continue;
        if (!can_be(s, at, n, r->ask->linear_ok)) {
            r->launch->unsupported |= 1u << number;
            continue;
        }
        make_sampler(s, at, n, word);
        if (common_program_add(r->program, false, VIVANTE_SPACE_SAMPLER, 0,
                               4 * VIVANTE_SAMPLER_WORDS * number, word, VIVANTE_SAMPLER_WORDS, 0,
                               r->err) != 0)
            return -1;
    }
    return 0;
}

/* ---- all of it */

/* The level is that of the class of chips whose states the stream has: machine.md. */
static uint32_t chip_of(const struct vivante_stream *s)
{
    if (any_halti5(s)) return VIVANTE_GC7000;
    bool newer = vivante_any_set(s, 0x10000, 0x10ffc) || vivante_any_set(s, 0x30000, 0x37ffc) ||
                 vivante_any_set(s, 0x874, 0x880);
    return newer ? VIVANTE_GC3000 : VIVANTE_GC2000;
}

/* A kicker launches one stage. */
static int check_stage(const struct resolve *r)
{
    bool pixel = vivante_state_set(r->s, 0x101c) || vivante_state_set(r->s, 0x1090);
    if (r->s->compute && pixel != (r->ask->stage == VIVANTE_PS))
        return common_fail(r->err, "%s: error: launch %u is a compute launch of the %s stage",
                           r->s->file, (unsigned)r->ask->launch, stages[pixel].name);
    if (r->ask->stage == VIVANTE_PS && !r->s->compute && (vivante_state(r->s, 0x1010) & 1))
        return common_fail(r->err, "%s: error: launch %u has no pixel stage: it is bypassed",
                           r->s->file, (unsigned)r->ask->launch);
    return 0;
}

int vivante_stream_resolve(const struct vivante_stream *s, const struct vivante_stream_ask *ask,
                           struct common_program *program, struct common_error *err)
{
    struct resolve r = {s, ask, &stages[ask->stage], program, NULL, err, false};

    if (vivante_program_init(program, s->file) != 0)
        return common_fail(err, "%s: error: out of memory", s->file);
    r.launch = vivante_launch_of(program);
    if (check_stage(&r) || resolve_code(&r) || resolve_maps(&r) || resolve_uniforms(&r) ||
        check_temps(&r) || resolve_samplers(&r)) {
        common_program_free(program);
        return -1;
    }
    program->chip = chip_of(s);
    program->words = true;
    r.launch->rtne =
        any_halti5(s) ? vivante_state(s, 0x15600) >> 1 & 1 : vivante_state(s, 0x860) >> 12 & 1;
    return 0;
}
