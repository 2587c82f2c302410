/* Event streams. Bytes are those of bridge/trace.md: a magic, then frames
 * { length, sequence, payload, crc32 of all three }, little-endian. */
#include "trace.h"

#include "../model/common/file.h"
#include "state.h"
#include "trace_writer.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <zlib.h>

static const char magic[8] = {'W', 'S', 'T', 'R', 'A', 'C', 'E', '6'};

enum {
    FRAME_WORDS = 1024, /* data words of one frame at most */
    FRAME_BYTES = 4 * (FRAME_WORDS + 32),
    VERSION_AT = sizeof magic - 1,
    RETIRE_WORDS = 20,
    MACHINE_BYTES = 512, /* text of a machine, zeros behind it */
    HEADER_BYTES = 4 * 4 + 16 + MACHINE_BYTES,
    FROM_BYTES = 16, /* name of a memory that answers, zeros behind it */
    MEMORY_LIMIT = 1 << 30
};

enum frame {
    FRAME_HEADER = 1,
    FRAME_RETIRE,
    FRAME_REG,
    FRAME_MEM,
    FRAME_CLOCK,
    FRAME_SWEEP_BEGIN,
    FRAME_SWEEP_REGISTER,
    FRAME_SWEEP_MEMORY,
    FRAME_SWEEP_END,
    FRAME_SPACE,    /* an end memory: its size */
    FRAME_BYTES_AT, /* and what in it is not zero */
    FRAME_END,
    FRAME_OUTSIDE,
    FRAME_NEXT,  /* the launch is over, its end memories came before, and another program follows */
    FRAME_BEGIN, /* the core begins with it */
    FRAME_ANSWER,
    FRAME_UNSWEPT /* the RAMs of this core cannot be read: no sweep will come */
};

/* ---- words of a payload, both ways. */

struct cursor {
    uint8_t byte[FRAME_BYTES];
    size_t used; /* bytes written, or read so far */
    size_t size; /* when reading */
};

static void put32(struct cursor *c, uint32_t value)
{
    for (unsigned i = 0; i < 4; i++) c->byte[c->used++] = (uint8_t)(value >> 8 * i);
}

static void put64(struct cursor *c, uint64_t value)
{
    put32(c, (uint32_t)value);
    put32(c, (uint32_t)(value >> 32));
}

static void store32(uint8_t *p, uint32_t value)
{
    for (unsigned i = 0; i < 4; i++) p[i] = (uint8_t)(value >> 8 * i);
}

static uint32_t load32(const uint8_t *p)
{
    return p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

/* Beyond the payload reads 0; the reader checks the length of each frame first. */
static uint32_t get32(struct cursor *c)
{
    uint32_t value = c->used + 4 <= c->size ? load32(c->byte + c->used) : 0;
    c->used += 4;
    return value;
}

static uint64_t get64(struct cursor *c)
{
    uint64_t low = get32(c);
    return low | (uint64_t)get32(c) << 32;
}

/* Of the program and of those behind it. */
static uint32_t code_crc(const struct common_program *program)
{
    uint32_t crc = 0;
    for (; program; program = program->next)
        for (size_t i = 0; i < program->code_words; i++) {
            uint8_t byte[4];
            store32(byte, program->code[i]);
            crc = (uint32_t)crc32(crc, byte, 4);
        }
    return crc;
}

/* ---- writer. */

struct bridge_trace {
    FILE *out;
    uint32_t sequence;
    bool dirty; /* events since the last clock frame */
    bool failed;
    struct cursor frame;
};

static void begin(struct bridge_trace *t, enum frame type)
{
    t->frame.used = 0;
    put32(&t->frame, type);
}

static void end_frame(struct bridge_trace *t)
{
    uint8_t head[8], tail[4];
    store32(head, (uint32_t)t->frame.used);
    store32(head + 4, t->sequence++);
    uint32_t crc = (uint32_t)crc32(crc32(0, head, sizeof head), t->frame.byte, (uInt)t->frame.used);
    store32(tail, crc);
    if (fwrite(head, sizeof head, 1, t->out) != 1 ||
        fwrite(t->frame.byte, t->frame.used, 1, t->out) != 1 ||
        fwrite(tail, sizeof tail, 1, t->out) != 1)
        t->failed = true;
    t->dirty = true;
}

int bridge_trace_start(struct bridge *b, const char *path, struct common_error *err)
{
    struct bridge_trace *t = calloc(1, sizeof *t);
    if (!t || b->trace) {
        free(t);
        return common_fail(err, "%s: error: %s", path,
                           t ? "this run already has a trace" : "out of memory");
    }
    t->out = common_file_open(path);
    if (!t->out) {
        common_fail(err, "%s: error: cannot write: %s", path, strerror(errno));
        free(t);
        return -1;
    }
    if (fwrite(magic, sizeof magic, 1, t->out) != 1) t->failed = true;
    begin(t, FRAME_HEADER);
    put32(&t->frame, code_crc(b->program));
    put64(&t->frame, b->options.seed);
    for (uint32_t i = 0; i < 16; i++)
        t->frame.byte[t->frame.used++] = (uint8_t)(i < strlen(b->isa->name) ? b->isa->name[i] : 0);
    char machine[MACHINE_BYTES] = "";
    common_machine_text(&b->machine, machine, sizeof machine);
    memcpy(t->frame.byte + t->frame.used, machine, sizeof machine);
    t->frame.used += sizeof machine;
    end_frame(t);
    if (b->options.unswept) {
        begin(t, FRAME_UNSWEPT);
        end_frame(t);
    }
    t->dirty = false;
    b->trace = t;
    return 0;
}

void bridge_trace_retire(struct bridge *b, const struct common_retire *e)
{
    struct cursor *f = &b->trace->frame;
    begin(b->trace, FRAME_RETIRE);
    put32(f, e->kind);
    put32(f, e->warp);
    put32(f, e->order);
    put32(f, e->fields);
    put64(f, e->pc);
    put64(f, e->next_pc);
    put32(f, e->nwords);
    for (unsigned i = 0; i < COMMON_WORDS; i++) put32(f, e->word[i]);
    put32(f, e->active);
    put32(f, e->trap);
    put32(f, e->done);
    for (unsigned i = 0; i < COMMON_ARGS; i++) put32(f, e->arg[i]);
    end_frame(b->trace);
}

void bridge_trace_outside(struct bridge *b, const struct common_outside *e)
{
    struct cursor *f = &b->trace->frame;
    begin(b->trace, FRAME_OUTSIDE);
    put32(f, e->warp);
    put32(f, e->order);
    put32(f, e->what);
    put32(f, e->nwords);
    for (unsigned i = 0; i < COMMON_OUTSIDE_WORDS; i++) put32(f, e->word[i]);
    end_frame(b->trace);
}

void bridge_trace_answer(struct bridge *b, const char *from, uint64_t addr, const uint32_t *word,
                         uint32_t count)
{
    struct cursor *f = &b->trace->frame;
    begin(b->trace, FRAME_ANSWER);
    for (uint32_t i = 0; i < FROM_BYTES; i++)
        f->byte[f->used++] = (uint8_t)(i < strlen(from) ? from[i] : 0);
    put64(f, addr);
    for (uint32_t i = 0; i < count; i++) put32(f, word[i]);
    end_frame(b->trace);
}

void bridge_trace_reg(struct bridge *b, uint32_t warp, uint32_t order, uint32_t row_warp,
                      uint32_t file, uint32_t index, uint32_t lane_base, uint32_t mask, uint32_t be,
                      const uint32_t *data, uint32_t count)
{
    struct cursor *f = &b->trace->frame;
    begin(b->trace, FRAME_REG);
    put32(f, warp);
    put32(f, order);
    put32(f, row_warp);
    put32(f, file);
    put32(f, index);
    put32(f, lane_base);
    put32(f, mask);
    put32(f, be);
    put32(f, count);
    for (uint32_t i = 0; i < 32; i++)
        if (mask >> i & 1) put32(f, i < count ? data[i] : 0);
    end_frame(b->trace);
}

void bridge_trace_mem(struct bridge *b, uint32_t warp, uint32_t order, uint32_t space,
                      uint32_t lane, uint64_t addr, uint32_t be, uint32_t data)
{
    const uint32_t word[] = {warp, order, space, lane, (uint32_t)addr, (uint32_t)(addr >> 32),
                             be,   data};
    begin(b->trace, FRAME_MEM);
    for (size_t i = 0; i < sizeof word / sizeof word[0]; i++) put32(&b->trace->frame, word[i]);
    end_frame(b->trace);
}

void bridge_trace_clock(struct bridge *b, uint64_t cycle)
{
    if (!b->trace->dirty) return;
    begin(b->trace, FRAME_CLOCK);
    put64(&b->trace->frame, cycle);
    end_frame(b->trace);
    b->trace->dirty = false;
}

void bridge_trace_sweep(struct bridge *b, bool end)
{
    begin(b->trace, end ? FRAME_SWEEP_END : FRAME_SWEEP_BEGIN);
    end_frame(b->trace);
}

void bridge_trace_sweep_register(struct bridge *b, uint32_t warp, uint32_t file, uint32_t index,
                                 uint32_t lane_base, uint32_t count, const uint32_t *data)
{
    struct cursor *f = &b->trace->frame;
    uint32_t kept =
        count < COMMON_LANES ? count : COMMON_LANES; /* more is a verdict, whatever the data */
    begin(b->trace, FRAME_SWEEP_REGISTER);
    put32(f, warp);
    put32(f, file);
    put32(f, index);
    put32(f, lane_base);
    put32(f, count);
    for (uint32_t i = 0; i < kept; i++) put32(f, data[i]);
    end_frame(b->trace);
}

void bridge_trace_sweep_memory(struct bridge *b, uint32_t space, uint32_t bank, uint64_t addr,
                               uint32_t count, const uint32_t *data)
{
    struct cursor *f = &b->trace->frame;
    for (uint32_t done = 0; done < count; done += FRAME_WORDS) {
        uint32_t part = count - done < FRAME_WORDS ? count - done : FRAME_WORDS;
        begin(b->trace, FRAME_SWEEP_MEMORY);
        put32(f, space);
        put32(f, bank);
        put64(f, addr + 4 * (uint64_t)done);
        for (uint32_t i = 0; i < part; i++) put32(f, data[done + i]);
        end_frame(b->trace);
    }
}

static void write_memory(struct bridge_trace *t, const struct bridge_memory *m)
{
    begin(t, FRAME_SPACE);
    put32(&t->frame, m->space);
    put32(&t->frame, m->bank);
    put64(&t->frame, m->size);
    end_frame(t);
    for (size_t at = 0; at < m->size; at += 4 * FRAME_WORDS) {
        size_t part = m->size - at < 4 * FRAME_WORDS ? m->size - at : 4 * FRAME_WORDS;
        size_t last = part;
        while (last && !m->byte[at + last - 1]) last--;
        if (!last) continue;
        begin(t, FRAME_BYTES_AT);
        put64(&t->frame, at);
        memcpy(t->frame.byte + t->frame.used, m->byte + at, last);
        t->frame.used += last;
        end_frame(t);
    }
}

void bridge_trace_next(struct bridge *b, const struct bridge_memory *memory, size_t count)
{
    for (size_t i = 0; i < count; i++) write_memory(b->trace, &memory[i]);
    begin(b->trace, FRAME_NEXT);
    put64(&b->trace->frame, b->result.cycles);
    end_frame(b->trace);
}

void bridge_trace_begin(struct bridge *b)
{
    begin(b->trace, FRAME_BEGIN);
    put64(&b->trace->frame, b->result.cycles);
    end_frame(b->trace);
}

void bridge_trace_abandon(struct bridge *b)
{
    fclose(b->trace->out);
    free(b->trace);
    b->trace = NULL;
}

int bridge_trace_close(struct bridge *b, enum bridge_end end, const struct bridge_memory *memory,
                       size_t count)
{
    struct bridge_trace *t = b->trace;
    for (size_t i = 0; i < count; i++) write_memory(t, &memory[i]);
    begin(t, FRAME_END);
    put32(&t->frame, end);
    put64(&t->frame, b->result.cycles);
    end_frame(t);
    bool failed = t->failed;
    if (fclose(t->out)) failed = true;
    free(t);
    b->trace = NULL;
    return failed ? -1 : 0;
}

/* ---- reader. */

struct reader {
    struct bridge *bridge;
    FILE *in;
    uint64_t offset; /* of the frame being read */
    uint32_t sequence;
    bool ended;
    enum bridge_end end;
    uint32_t memories;
    struct bridge_memory memory[64];
    uint8_t *bytes[64];
    struct cursor frame;
};

static int damaged(struct reader *r, const char *what)
{
    bridge_fail(r->bridge, BRIDGE_LINK_ERROR, "trace damaged at byte %llu: %s",
                (unsigned long long)r->offset, what);
    return -1;
}

/* Reads and verifies one frame. returns its type, -1 after a verdict. */
static int next_frame(struct reader *r)
{
    uint8_t head[8], tail[4];
    size_t got = fread(head, 1, sizeof head, r->in);
    if (got == 0) return damaged(r, "the stream ends without an end record");
    if (got < sizeof head) return damaged(r, "cut short in the head of a frame");
    uint32_t length = load32(head), sequence = load32(head + 4);
    if (length < 4 || length > FRAME_BYTES) return damaged(r, "impossible length");
    if (fread(r->frame.byte, 1, length, r->in) != length ||
        fread(tail, 1, sizeof tail, r->in) != sizeof tail)
        return damaged(r, "cut short in a frame");
    if ((uint32_t)crc32(crc32(0, head, sizeof head), r->frame.byte, length) != load32(tail))
        return damaged(r, "checksum");
    if (sequence != r->sequence) return damaged(r, "frames are missing, repeated or out of order");
    r->sequence++;
    r->frame.size = length;
    r->frame.used = 0;
    return (int)get32(&r->frame);
}

static int read_header(struct reader *r)
{
    const struct bridge *b = r->bridge;
    char start[sizeof magic], name[17] = "", ours[MACHINE_BYTES], theirs[MACHINE_BYTES] = "";

    if (fread(start, 1, sizeof start, r->in) != sizeof start)
        return damaged(r, "cut short in the magic");
    if (memcmp(start, magic, VERSION_AT)) return damaged(r, "this is no trace");
    if (start[VERSION_AT] >= '0' && start[VERSION_AT] <= '9' &&
        start[VERSION_AT] != magic[VERSION_AT]) {
        bridge_fail(r->bridge, BRIDGE_LINK_ERROR,
                    "this is a trace of version %c, and version %c is read; record the run again",
                    start[VERSION_AT], magic[VERSION_AT]);
        return -1;
    }
    if (start[VERSION_AT] != magic[VERSION_AT]) return damaged(r, "this is no trace");
    r->offset = sizeof magic;
    int type = next_frame(r);
    if (type < 0) return -1;
    if (type != FRAME_HEADER || r->frame.size != HEADER_BYTES) return damaged(r, "no header");
    uint32_t crc = get32(&r->frame);
    r->bridge->result.seed = get64(&r->frame);
    memcpy(name, r->frame.byte + r->frame.used, 16);
    memcpy(theirs, r->frame.byte + r->frame.used + 16, sizeof theirs - 1);
    common_machine_text(&b->machine, ours, sizeof ours);
    if (strncmp(name, b->isa->name, 16))
        bridge_fail(r->bridge, BRIDGE_BAD_INPUT, "the trace is of isa '%s', not '%s'", name,
                    b->isa->name);
    else if (strncmp(theirs, ours, sizeof ours) != 0)
        bridge_fail(r->bridge, BRIDGE_BAD_INPUT,
                    "the trace is of a machine of %.200s; this is one of %.200s", theirs, ours);
    else if (crc != code_crc(b->program))
        bridge_fail(r->bridge, BRIDGE_BAD_INPUT, "the trace is of another program than %s",
                    b->program->name);
    else return 0;
    return -1;
}

static int read_retire(struct reader *r)
{
    struct cursor *f = &r->frame;
    struct common_retire e = {0};
    if (f->size != 4 * (1 + RETIRE_WORDS)) return damaged(r, "length of a retire frame");
    e.kind = get32(f);
    e.warp = get32(f);
    e.order = get32(f);
    e.fields = get32(f);
    e.pc = get64(f);
    e.next_pc = get64(f);
    e.nwords = get32(f);
    for (unsigned i = 0; i < COMMON_WORDS; i++) e.word[i] = get32(f);
    e.active = get32(f);
    e.trap = get32(f);
    e.done = get32(f);
    for (unsigned i = 0; i < COMMON_ARGS; i++) e.arg[i] = get32(f);
    bridge_retire(r->bridge, &e);
    return 0;
}

static int read_outside(struct reader *r)
{
    struct cursor *f = &r->frame;
    struct common_outside e = {0};
    if (f->size != 4 * (5 + COMMON_OUTSIDE_WORDS)) return damaged(r, "length of an outside frame");
    e.warp = get32(f);
    e.order = get32(f);
    e.what = get32(f);
    e.nwords = get32(f);
    for (unsigned i = 0; i < COMMON_OUTSIDE_WORDS; i++) e.word[i] = get32(f);
    bridge_outside(r->bridge, &e);
    return 0;
}

static int read_reg(struct reader *r)
{
    struct cursor *f = &r->frame;
    uint32_t word[9], data[32] = {0};
    for (unsigned i = 0; i < 9; i++) word[i] = get32(f);
    uint32_t mask = word[6];
    if (f->size != 4 * (10 + (size_t)__builtin_popcount(mask)))
        return damaged(r, "length of a register frame");
    for (unsigned i = 0; i < 32; i++)
        if (mask >> i & 1) data[i] = get32(f);
    bridge_reg_write(r->bridge, word[0], word[1], word[2], word[3], word[4], word[5], mask, word[7],
                     data, word[8]);
    return 0;
}

static int read_mem(struct reader *r)
{
    struct cursor *f = &r->frame;
    uint32_t word[4];
    if (f->size != 36) return damaged(r, "length of a memory frame");
    for (unsigned i = 0; i < 4; i++) word[i] = get32(f);
    uint64_t addr = get64(f);
    uint32_t be = get32(f), data = get32(f);
    bridge_mem_write(r->bridge, word[0], word[1], word[2], word[3], addr, be, data);
    return 0;
}

static int read_sweep_register(struct reader *r)
{
    uint32_t word[5], data[COMMON_LANES] = {0};
    for (unsigned i = 0; i < 5; i++) word[i] = get32(&r->frame);
    uint32_t kept = word[4] < COMMON_LANES ? word[4] : COMMON_LANES;
    if (r->frame.size != 4 * (6 + (size_t)kept)) return damaged(r, "length of a sweep frame");
    for (uint32_t i = 0; i < kept; i++) data[i] = get32(&r->frame);
    bridge_sweep_register(r->bridge, word[0], word[1], word[2], word[3], word[4], data);
    return 0;
}

static int read_sweep_memory(struct reader *r)
{
    uint32_t data[FRAME_WORDS], space = get32(&r->frame), bank = get32(&r->frame);
    uint64_t addr = get64(&r->frame);
    uint32_t count = (uint32_t)(r->frame.size / 4) - 5;
    if (r->frame.size < 20 || r->frame.size % 4 || count > FRAME_WORDS)
        return damaged(r, "length of a sweep frame");
    for (uint32_t i = 0; i < count; i++) data[i] = get32(&r->frame);
    bridge_sweep_memory(r->bridge, space, bank, addr, count, data);
    return 0;
}

static int read_space(struct reader *r)
{
    uint32_t space = get32(&r->frame), bank = get32(&r->frame);
    uint64_t size = get64(&r->frame);
    if (r->frame.size != 20 || size > MEMORY_LIMIT ||
        r->memories == sizeof r->memory / sizeof r->memory[0])
        return damaged(r, "end memory frame");
    uint8_t *bytes = calloc(1, size ? size : 1);
    if (!bytes) {
        bridge_fail(r->bridge, BRIDGE_INTERNAL, "out of memory for an end memory of %llu bytes",
                    (unsigned long long)size);
        return -1;
    }
    r->bytes[r->memories] = bytes;
    r->memory[r->memories++] =
        (struct bridge_memory){.space = space, .bank = bank, .byte = bytes, .size = size};
    return 0;
}

static int read_bytes(struct reader *r)
{
    uint64_t at = get64(&r->frame);
    size_t count = r->frame.size - 12;
    if (r->frame.size < 12 || !r->memories || at > r->memory[r->memories - 1].size ||
        count > r->memory[r->memories - 1].size - at)
        return damaged(r, "end memory bytes");
    memcpy(r->bytes[r->memories - 1] + at, r->frame.byte + 12, count);
    return 0;
}

static int read_end(struct reader *r)
{
    uint32_t end = get32(&r->frame);
    uint64_t cycle = get64(&r->frame);
    if (r->frame.size != 16 || end > BRIDGE_END_KILLED) return damaged(r, "end frame");
    if (cycle > r->bridge->result.cycles) bridge_clock(r->bridge, cycle);
    r->end = (enum bridge_end)end;
    r->ended = true;
    return 0;
}

static void forget_memories(struct reader *r)
{
    for (uint32_t i = 0; i < r->memories; i++) free(r->bytes[i]);
    r->memories = 0;
}

/* The clock of a frame between two launches. returns 0; -1 after a verdict */
static int read_pause(struct reader *r)
{
    uint64_t cycle = get64(&r->frame);
    if (r->frame.size != 12) return damaged(r, "length of a frame between launches");
    if (cycle > r->bridge->result.cycles) bridge_clock(r->bridge, cycle);
    return 0;
}

static int read_next(struct reader *r)
{
    if (!r->bridge->program->next) return damaged(r, "more launches than programs");
    if (read_pause(r)) return -1;
    bridge_next(r->bridge, r->memory, r->memories);
    forget_memories(r);
    return 0;
}

static int read_begin(struct reader *r)
{
    if (read_pause(r)) return -1;
    bridge_start(r->bridge);
    return 0;
}

static int read_answer(struct reader *r)
{
    uint32_t word[FRAME_WORDS], count = (uint32_t)(r->frame.size / 4) - (3 + FROM_BYTES / 4);
    char from[FROM_BYTES + 1] = "";

    if (r->frame.size < 4 * 3 + FROM_BYTES || r->frame.size % 4 || count > FRAME_WORDS)
        return damaged(r, "length of an answer frame");
    memcpy(from, r->frame.byte + r->frame.used, FROM_BYTES);
    r->frame.used += FROM_BYTES;
    uint64_t addr = get64(&r->frame);
    for (uint32_t i = 0; i < count; i++) word[i] = get32(&r->frame);
    if (r->bridge->options.answered)
        r->bridge->options.answered(r->bridge->options.context, from, addr, word, count);
    return 0;
}

static int read_frame(struct reader *r)
{
    int type = next_frame(r);
    if (type < 0) return -1;
    switch ((enum frame)type) {
    case FRAME_HEADER: break;
    case FRAME_RETIRE: return read_retire(r);
    case FRAME_REG: return read_reg(r);
    case FRAME_MEM: return read_mem(r);
    case FRAME_CLOCK:
        if (r->frame.size != 12) return damaged(r, "length of a clock frame");
        bridge_clock(r->bridge, get64(&r->frame));
        return 0;
    case FRAME_SWEEP_BEGIN: bridge_sweep_begin(r->bridge); return 0;
    case FRAME_SWEEP_REGISTER: return read_sweep_register(r);
    case FRAME_SWEEP_MEMORY: return read_sweep_memory(r);
    case FRAME_SWEEP_END: bridge_sweep_end(r->bridge); return 0;
    case FRAME_SPACE: return read_space(r);
    case FRAME_BYTES_AT: return read_bytes(r);
    case FRAME_END: return read_end(r);
    case FRAME_OUTSIDE: return read_outside(r);
    case FRAME_NEXT: return read_next(r);
    case FRAME_BEGIN: return read_begin(r);
    case FRAME_ANSWER: return read_answer(r);
    case FRAME_UNSWEPT: r->bridge->options.unswept = true; return 0;
    }
    return damaged(r, "unknown frame");
}

size_t bridge_trace_event_words(const uint32_t *word, size_t have)
{
    enum { MASK_AT = 7 }; /* of a register's lanes */

    switch (have ? (enum frame)word[0] : FRAME_HEADER) {
    case FRAME_RETIRE: return 1 + RETIRE_WORDS;
    case FRAME_REG: return have <= MASK_AT ? 0 : 10 + (size_t)__builtin_popcount(word[MASK_AT]);
    case FRAME_MEM: return 9;
    case FRAME_CLOCK: return 3;
    case FRAME_OUTSIDE: return 5 + COMMON_OUTSIDE_WORDS;
    default: return have ? SIZE_MAX : 0;
    }
}

int bridge_trace_event(struct bridge *b, const uint32_t *word, size_t count)
{
    struct reader r = {.bridge = b, .frame.size = 4 * count};

    if (bridge_trace_event_words(word, count) != count) return -1;
    for (size_t i = 0; i < count; i++) store32(r.frame.byte + 4 * i, word[i]);
    r.frame.used = 4;
    switch ((enum frame)word[0]) {
    case FRAME_RETIRE: return read_retire(&r);
    case FRAME_REG: return read_reg(&r);
    case FRAME_MEM: return read_mem(&r);
    case FRAME_OUTSIDE: return read_outside(&r);
    default: return bridge_clock(b, get64(&r.frame)), 0;
    }
}

static enum bridge_verdict replay(struct bridge *b, FILE *in, bool to_eof)
{
    struct reader *r = calloc(1, sizeof *r);
    if (!r) {
        bridge_fail(b, BRIDGE_INTERNAL, "out of memory");
        return bridge_finish(b, BRIDGE_END_STOPPED, NULL, 0);
    }
    r->bridge = b;
    r->in = in;
    r->end = BRIDGE_END_STOPPED;
    b->result.mode = "replay";
    if (!read_header(r))
        for (;;) {
            if (r->ended || b->stopped) break;
            r->offset += 12 + r->frame.size;
            if (read_frame(r)) break;
        }
    if (r->ended && to_eof && !b->stopped && fgetc(in) != EOF) {
        r->offset += 12 + r->frame.size;
        damaged(r, "bytes after the end record");
    }
    if (r->ended && r->end == BRIDGE_END_KILLED && !b->stopped)
        bridge_fail(
            b, BRIDGE_LINK_ERROR,
            "the recording was cut short: its run was stopped by a signal; record it again");
    enum bridge_verdict verdict = bridge_finish(b, r->end, r->memory, r->memories);
    forget_memories(r);
    free(r);
    return verdict;
}

enum bridge_verdict bridge_trace_replay_stream(struct bridge *b, FILE *in)
{
    return replay(b, in, false);
}

enum bridge_verdict bridge_trace_replay(struct bridge *b, const char *path)
{
    FILE *in = fopen(path, "rb");
    struct stat is;
    if (in && !fstat(fileno(in), &is) && S_ISDIR(is.st_mode)) {
        fclose(in);
        in = NULL;
        errno = EISDIR;
    }
    if (!in) {
        bridge_fail(b, BRIDGE_BAD_INPUT, "cannot read: %s", strerror(errno));
        return bridge_finish(b, BRIDGE_END_STOPPED, NULL, 0);
    }
    enum bridge_verdict verdict = replay(b, in, true);
    fclose(in);
    return verdict;
}

int bridge_trace_isa(const char *path, char name[BRIDGE_TRACE_ISA])
{
    enum { NAME_AT = sizeof magic + 8 + 4 + 4 + 8 /* length, sequence; type, crc, seed */ };
    uint8_t start[NAME_AT + BRIDGE_TRACE_ISA - 1];
    FILE *in = fopen(path, "rb");
    bool whole = in && fread(start, sizeof start, 1, in) == 1;

    if (in) fclose(in);
    if (!whole || memcmp(start, magic, sizeof magic) != 0) return -1;
    memcpy(name, start + NAME_AT, BRIDGE_TRACE_ISA - 1);
    name[BRIDGE_TRACE_ISA - 1] = '\0';
    return 0;
}
