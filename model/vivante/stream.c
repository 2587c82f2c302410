/* Commands of a stream to state space: stream sheet, sections 1 and 2, and the rules C1 to C8. */
#include <stdio.h>
#include <stdlib.h>

#include "number.h"
#include "stream.h"

enum { MAX_BYTES = 64 << 20, MAX_COMMANDS = 1 << 20 /* of a stream that is followed */ };

enum {
    LOAD_STATE = 1,
    END = 2,
    DRAW_2D = 4,
    DRAW_PRIMITIVES = 5,
    DRAW_INDEXED = 6,
    WAIT = 7,
    LINK = 8,
    STALL = 9,
    CALL = 10,
    RETURN = 11,
    DRAW_INSTANCED = 12,
    DRAW_INDIRECT = 16
};

/* Bits of a header below its opcode, and words of the command; 0: it has a length of its own. */
static const struct {
    const char *name;
    uint32_t fields;
    unsigned words;
} commands[32] = {
    [LOAD_STATE] = {"LOAD_STATE", 0x07ffffff, 0},
    [END] = {"END", 0x11f, 2},
    [3] = {"NOP", 0, 2},
    [DRAW_2D] = {"DRAW_2D", 0x07ffff00, 0},
    [DRAW_PRIMITIVES] = {"DRAW_PRIMITIVES", 0, 4},
    [DRAW_INDEXED] = {"DRAW_INDEXED_PRIMITIVES", 0, 6},
    [WAIT] = {"WAIT", 0xffff, 2},
    [LINK] = {"LINK", 0xffff, 2},
    [STALL] = {"STALL", 0, 2},
    [CALL] = {"CALL", 0xffff, 4},
    [RETURN] = {"RETURN", 0, 2},
    [DRAW_INSTANCED] = {"DRAW_INSTANCED", 0x1fffff, 4},
    [13] = {"CHIP_SELECT", 0xffff, 2},
    [15] = {"WAIT_FENCE", 0x3ffff, 2},
    [DRAW_INDIRECT] = {"DRAW_INDIRECT", 0x10f, 2},
    [19] = {"SNAP_PAGES", 0x1f, 2},
};

static uint32_t word_at(const struct vivante_stream *s, size_t i)
{
    return vivante_memory_word(s->here, 4 * i);
}

/* The sheet counts words. */
static int fail(const struct vivante_stream *s, size_t word, const char *rule, const char *what)
{
    return common_fail(s->err, "%s:0x%zx: error: word %zu: %s (%s)", s->here->name, 4 * word, word,
                       what, rule);
}

/* ---- states */

struct span {
    uint32_t first, last;
};

static bool in_spans(const struct span *span, unsigned spans, uint32_t address)
{
    for (unsigned i = 0; i < spans; i++)
        if (address >= span[i].first && address <= span[i].last) return true;
    return false;
}

#define SPANS(list) list, sizeof list / sizeof list[0]

/* C6: code, uniforms and shader control are no fixed-point numbers. */
static bool no_fixed(uint32_t address)
{
    static const struct span spans[] = {{0x800, 0x9ff},     {0x1000, 0x10ff},   {0x4000, 0xffff},
                                        {0x15600, 0x15607}, {0x20000, 0x27fff}, {0x30000, 0x37fff}};
    return in_spans(SPANS(spans), address);
}

bool vivante_state_known(uint32_t address)
{
    static const struct span spans[] = {{0x800, 0x920},     {0x1000, 0x1094},   {0x2000, 0x2dff},
                                        {0x4000, 0xffff},   {0x10000, 0x10ffc}, {0x14c40, 0x14c40},
                                        {0x15600, 0x15604}, {0x20000, 0x27fff}, {0x30000, 0x37fff},
                                        {0x3800, 0x380c},   {0x3fffc, 0x3fffc}, {0xa00, 0xc7f}};
    return in_spans(SPANS(spans), address);
}

static bool is_code(uint32_t address)
{
    static const struct span spans[] = {
        {0x4000, 0x4fff}, {0x6000, 0x6fff}, {0x8000, 0xffff}, {0x20000, 0x27fff}};
    return in_spans(SPANS(spans), address);
}

/* v / 65536, to nearest: stream sheet, 1.1. */
static uint32_t from_fixed(uint32_t v)
{
    uint32_t number = vivante_from_int(v, true, COMMON_RN);
    return number ? number - (16u << 23) : 0;
}

/* Windows whose memory is not the states themselves; SH_CONTROL steers two of them. */
static void write_window(struct vivante_stream *s, uint32_t address, uint32_t value)
{
    uint32_t control = vivante_state(s, 0x860);
    if (address >= 0x8000 && address <= 0xffff) {
        uint32_t i = address / 4 % VIVANTE_CODE_WINDOW;
        s->unified[i] = value;
        s->unified_set[i] = true;
    } else if (address >= 0x20000 && address <= 0x27fff) {
        unsigned stage = control & 1;
        s->large[stage][(address - 0x20000) / 4] = value;
        s->large_set[stage][(address - 0x20000) / 4] = s->any_large[stage] = true;
    } else if (address >= 0x30000 && address <= 0x31fff) {
        unsigned stage = control >> 4 & 1;
        s->uniform[stage][(address - 0x30000) / 4] = value;
        s->uniform_set[stage][(address - 0x30000) / 4] = s->any_steered[stage] = true;
    }
}

static bool is_recipient(uint32_t n)
{
    return n == 1 || n == 5 || n == 7 || n == 11 || n == 16;
}

/* Of a semaphore, or of STALL. */
static void check_token(struct vivante_stream *s, uint32_t token)
{
    uint32_t from = token & 31, to = token >> 8 & 31;
    if (!is_recipient(from) || !is_recipient(to) || from == to) s->report.warnings++;
}

static void write_state(struct vivante_stream *s, uint32_t index, uint32_t value)
{
    s->value[index] = value;
    s->written[index] = ++s->writes;
    s->times[index]++;
    if (!vivante_state_known(4 * index)) s->report.unknown++;
    if (is_code(4 * index)) s->late_code = true;
    if (4 * index == 0x3808) check_token(s, value);
    write_window(s, 4 * index, value);
}

/* ---- commands */

static size_t length_of(uint32_t header)
{
    unsigned op = header >> 27;
    uint32_t count = op == DRAW_2D ? header >> 8 & 0xff : header >> 16 & 0x3ff;

    if (op == LOAD_STATE) return ((count ? count : 1024u) + 2) & ~(size_t)1;
    if (op != DRAW_2D) return commands[op].words;
    return 2 + 2 * (size_t)(count ? count : 256) + (((header >> 16 & 0x7ff) + 1) & ~(size_t)1);
}

/* Stops at a write of the kicker, which is a launch: the states after it come later.
 *   returns  1: there it is; 0; -1 with err */
static int load_states(struct vivante_stream *s, size_t at, uint32_t header, uint32_t until)
{
    uint32_t offset = header & 0xffff, count = header >> 16 & 0x3ff;
    bool fixed = header >> 26 & 1;

    if (count == 0) count = 1024;
    if (offset + count > VIVANTE_STATES)
        return fail(s, at, "C4", "LOAD_STATE leads out of the 65536 words of state space");
    for (uint32_t i = 0; i < count && fixed; i++)
        if (no_fixed(4 * (offset + i)))
            return fail(s, at, "C6", "code, uniforms and shader states are no fixed-point numbers");
    for (uint32_t i = 0; i < count; i++) {
        uint32_t value = word_at(s, at + 1 + i);
        write_state(s, offset + i, fixed ? from_fixed(value) : value);
        if (offset + i != 0x920 / 4) continue;
        s->late_code = false;
        if (s->report.launches++ != until) continue;
        s->compute = true;
        return 1;
    }
    return 0;
}

static bool is_draw(unsigned op)
{
    return op == DRAW_PRIMITIVES || op == DRAW_INDEXED || op == DRAW_INSTANCED ||
           op == DRAW_INDIRECT;
}

static int check_draw(struct vivante_stream *s, size_t at, uint32_t header)
{
    unsigned op = header >> 27;
    bool plain = op == DRAW_PRIMITIVES || op == DRAW_INDEXED;
    uint32_t type = plain                 ? word_at(s, at + 1)
                    : op == DRAW_INDIRECT ? header & 15
                                          : header >> 16 & 15;

    if (type == 0 || type > 8)
        return fail(s, at + plain, "C8", "a type of primitive is 1 to 8, without other bits");
    if (vivante_state(s, 0x3800) & 1) s->report.warnings++;
    if (plain && word_at(s, at + 3) == 0) s->report.warnings++;
    if (op == DRAW_INSTANCED && ((header & 0xffff) == 0 || (word_at(s, at + 1) & 0xffffff) == 0))
        s->report.warnings++;
    if (op == DRAW_INDIRECT) s->report.warnings++;
    return 0;
}

/* ---- flow: stream sheet, 1.2 */

static int jump(struct vivante_stream *s, size_t at, uint32_t address)
{
    if (address % 8 != 0) return fail(s, at, "C7", "the target is no multiple of 8");
    for (unsigned i = 0; i < 2; i++) {
        const struct vivante_memory *m = &s->memory[i];
        if (!m->byte || address < m->base || address - m->base >= m->bytes) continue;
        s->here = m;
        s->next = (address - m->base) / 4;
        return 0;
    }
    return fail(s, at, "C7", "the target is outside of the memory that was given");
}

/* The loop in which a ring waits for more. */
static bool is_idle(const struct vivante_stream *s, size_t at, uint32_t target)
{
    return at >= 2 && target == s->here->base + 4 * (uint32_t)(at - 2) &&
           word_at(s, at - 2) >> 27 == WAIT;
}

/*   returns  1: the end; 0; -1 with err */
static int leave(struct vivante_stream *s, size_t at, unsigned op)
{
    if (!s->follow) {
        s->left = commands[op].name;
        s->left_at = at;
        return s->listed ? 1 : fail(s, at, "C7", "a flat recording has no LINK, CALL and RETURN");
    }
    if (op == RETURN) {
        if (!s->called) return fail(s, at, "C7", "RETURN without CALL");
        s->called = false;
        return jump(s, at, s->back);
    }
    uint32_t target = word_at(s, at + 1);
    if (op == LINK && is_idle(s, at, target)) return 1;
    if (op == CALL) {
        if (s->called) return fail(s, at, "C7", "CALL in what was called");
        s->called = true;
        s->back = word_at(s, at + 3);
    }
    return jump(s, at, target);
}

/*   returns  1: the launch that was asked for, or the end; 0; -1 with err */
static int perform(struct vivante_stream *s, size_t at, uint32_t header, uint32_t until)
{
    unsigned op = header >> 27;

    s->report.commands++;
    if (s->follow && s->report.commands > MAX_COMMANDS)
        return fail(s, at, "C7", "more than 2^20 commands; it goes round in a circle");
    if (op == LINK || op == CALL || op == RETURN) return leave(s, at, op);
    if (op == LOAD_STATE) return load_states(s, at, header, until);
    if (op == STALL) check_token(s, word_at(s, at + 1));
    if (op == END && s->follow) return 1;
    if (op == END) {
        s->report.behind = s->here->bytes / 4 - at - 2;
        if (s->report.behind) s->report.warnings++;
        return 1;
    }
    if (!is_draw(op)) return 0;
    if (check_draw(s, at, header) != 0) return -1;
    s->late_code = false;
    return s->report.launches++ == until;
}

/* States of chips that are no single one. */
static unsigned count_mixed(const struct vivante_stream *s)
{
    unsigned vertex = vivante_state_set(s, 0x85c) && vivante_state_set(s, 0x8bc);
    unsigned pixel = vivante_state_set(s, 0x101c) && vivante_state_set(s, 0x1090);
    unsigned samplers = vivante_any_set(s, 0x2000, 0x2fff) && vivante_any_set(s, 0x10000, 0x10ffc);

    return vertex + pixel + samplers;
}

int vivante_stream_read(struct vivante_stream *s, uint32_t until)
{
    int status = 0;

    while (status == 0 && s->next < s->here->bytes / 4) {
        size_t at = s->next;
        uint32_t header = word_at(s, at);
        unsigned op = header >> 27;
        if (commands[op].name == NULL) return fail(s, at, "C2", "there is no such command");
        if (header & 0x07ffffff & ~commands[op].fields)
            return fail(s, at, "C5", "bits are set that this command does not have");
        size_t length = length_of(header);
        if (length > s->here->bytes / 4 - at)
            return fail(s, at, "C3", "the command runs past the end of the stream");
        s->next += length;
        status = perform(s, at, header, until);
    }
    if (status == 0 && s->late_code && s->report.launches) s->report.warnings++;
    s->report.warnings += count_mixed(s);
    return status < 0 ? -1 : 0;
}

/* ---- a stage of a launch */

struct vivante_stream *vivante_stream_new(const char *file, const uint8_t *byte, size_t size,
                                          const struct vivante_stream_ask *ask,
                                          struct common_error *err)
{
    if (size == 0 || size % 8 != 0 || size > MAX_BYTES) {
        common_fail(err,
                    "%s:0x0: error: word 0: %zu bytes; a multiple of 8, up to 64 MiB, is "
                    "needed (C1)",
                    file, size);
        return NULL;
    }
    struct vivante_stream *s = calloc(1, sizeof *s);
    if (!s) {
        common_fail(err, "%s: error: out of memory", file);
        return NULL;
    }
    s->file = file;
    s->memory[0] = (struct vivante_memory){file, byte, size, ask ? ask->base : 0};
    if (ask) s->memory[1] = ask->image;
    s->here = s->memory;
    s->follow = ask && ask->follow;
    s->err = err;
    return s;
}

int vivante_stream_load(const char *file, const uint8_t *byte, size_t size,
                        const struct vivante_stream_ask *ask, struct common_program *program,
                        struct vivante_stream_report *report, struct common_error *err)
{
    struct vivante_stream *all = vivante_stream_new(file, byte, size, ask, err);
    struct vivante_stream *s = all ? vivante_stream_new(file, byte, size, ask, err) : NULL;
    int status = s ? vivante_stream_read(all, UINT32_MAX) : -1;
    if (status == 0 && report) *report = all->report;
    uint32_t launches = all ? all->report.launches : 0;
    if (status == 0 && launches > 0 && ask->launch >= launches)
        status = common_fail(err, "%s: error: launch %u; the stream has %u", file,
                             (unsigned)ask->launch, (unsigned)launches);
    if (status == 0) status = vivante_stream_read(s, launches ? ask->launch : UINT32_MAX);
    if (status == 0) status = vivante_stream_resolve(s, ask, program, err);
    free(all);
    free(s);
    return status;
}
