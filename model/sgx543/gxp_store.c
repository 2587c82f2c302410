/* The writer of GXP containers: a program of version 1.5, in the order of docs/isa/sgx543_gxp.md,
 * 1.2. What a source says of its registers becomes the sections that a driver fills them from; what
 * cannot be said that way is refused. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "gxp.h"
#include "launch.h"
#include "model.h"
#include "names.h"

enum {
    HEADER = 0x9c,
    DEFAULT = 14, /* containers */
    DATA = 19,
    PHASES = 8,
    TEXCOORDS = 10,
    POSITION = 4 /* registers of it, the first outputs of a vertex */
};

struct store {
    const struct common_program *program;
    const struct sgx543_launch *launch;
    const struct sgx543_names *names;
    struct common_error *err;
    uint32_t end;      /* of the primary program */
    uint32_t defaults; /* words of the default uniform buffer, from sa0 on */
    uint32_t literal[SGX543_BANK];
    bool has_literal[SGX543_BANK], sampler[SGX543_BANK]; /* the source of a sa register */
    uint8_t texture_word[SGX543_BANK];                   /* 4 * unit + word */
    uint32_t data_end;                                   /* of the data filled after the defaults */
    uint32_t phases, phase[PHASES];
    bool fragment;
    uint8_t *byte;
    size_t size, room;
};

static int refuse(const struct store *s, const char *why)
{
    return common_fail(s->err, "%s: error: no GXP can say this: %s", s->program->name, why);
}

/* ---- the place of each part */

static int place_parameters(struct store *s)
{
    for (size_t i = 0; i < s->names->parameters; i++) {
        const struct sgx543_parameter *p = &s->names->parameter[i];
        if (p->category != SGX543_UNIFORM || p->container != DEFAULT) continue;
        uint64_t end = p->resource + (sgx543_type_bytes(p->type, p->components, p->count) + 3) / 4;
        if (end > SGX543_BANK || !p->has_reg || p->reg != p->resource)
            return refuse(s, "a uniform that is not in sa, at its own word of the buffer");
        if (end > s->defaults) s->defaults = (uint32_t)end;
    }
    for (size_t i = 0; i < s->names->parameters; i++) {
        const struct sgx543_parameter *p = &s->names->parameter[i];
        if (p->category != SGX543_SAMPLER || !p->has_reg) continue;
        if (p->reg < s->defaults) return refuse(s, "a sampler's state among the uniforms");
        for (uint32_t k = 0; k < 4; k++) {
            if (p->reg + k >= SGX543_BANK || s->sampler[p->reg + k])
                return refuse(s, "a sampler's state beyond sa127, or over another one's");
            s->sampler[p->reg + k] = true;
            s->texture_word[p->reg + k] = (uint8_t)(4 * p->resource + k);
        }
    }
    return 0;
}

/* Contents of sa that are no uniform of a name are literals. */
static int place_literals(struct store *s)
{
    for (size_t i = 0; i < s->program->inits; i++) {
        const struct common_segment *init = &s->program->init[i];
        if (init->space != SGX543_SPACE_UNIFORM) continue;
        for (size_t k = 0; k < init->count; k++) {
            size_t at = init->addr / 4 + k;
            if (at >= SGX543_BANK) return refuse(s, "a uniform beyond sa127");
            if (at < s->defaults) continue; /* the application's, as inputs are */
            s->has_literal[at] = true;
            s->literal[at] = init->word[k];
        }
    }
    for (uint32_t at = 0; at < SGX543_BANK; at++) {
        if (s->has_literal[at] && s->sampler[at])
            return refuse(s, "a literal in the place of a sampler's state");
        if (s->has_literal[at] || s->sampler[at]) s->data_end = at + 1;
    }
    return 0;
}

static int place_phases(struct store *s)
{
    const struct sgx543_launch *l = s->launch;
    struct sgx543_insn insn;
    uint32_t at = l->start;

    s->end = l->whole ? (uint32_t)(s->program->code_words / SGX543_WORDS) : l->end;
    if (l->start >= s->end || s->end > s->program->code_words / SGX543_WORDS)
        return refuse(s, "a primary program without an end; .end is needed");
    do {
        if (s->phases == PHASES) return refuse(s, "more than 8 phases");
        sgx543_decode(s->program->code + (size_t)SGX543_WORDS * at, &insn);
        if (insn.op != SGX543_OP_PHAS || insn.illegal || !insn.f[SGX543_imm])
            return refuse(s, "a phase that does not begin with phas.imm");
        s->phase[s->phases++] = at - l->start;
        if (insn.f[SGX543_wait] != 7 &&
            (insn.f[SGX543_exeaddr] <= at || insn.f[SGX543_exeaddr] >= s->end))
            return refuse(s, "a phase behind which there is none in the primary program");
        at = insn.f[SGX543_exeaddr];
    } while (insn.f[SGX543_wait] != 7);
    if (!l->secondary) return 0;
    if (l->sec_start >= l->sec_end || l->sec_end > s->program->code_words / SGX543_WORDS)
        return refuse(s, "a secondary program without an end");
    return l->sec_start < s->end && l->start < l->sec_end
               ? refuse(s, "a secondary program inside of the primary one")
               : 0;
}

/* ---- bytes */

/* Room for all that is put.
 *   returns  false out of memory */
static bool allocate(struct store *s)
{
    size_t bytes = HEADER + 32 + 16 * TEXCOORDS + 4 * PHASES + 8 * SGX543_BANK + 2 * 8;

    bytes += 4 * s->program->code_words; /* of both programs */
    for (size_t i = 0; i < s->names->parameters; i++)
        bytes += 16 + strlen(s->names->parameter[i].name) + 1;
    s->byte = malloc(bytes + 4);
    s->room = bytes + 4;
    return s->byte != NULL;
}

static void put(struct store *s, uint32_t value, unsigned bytes)
{
    assert(s->size + bytes <= s->room);
    for (unsigned i = 0; i < bytes; i++) s->byte[s->size++] = (uint8_t)(value >> 8 * i);
}

static void set(struct store *s, size_t at, uint32_t value, unsigned bytes)
{
    for (unsigned i = 0; i < bytes && at + i < s->size; i++)
        s->byte[at + i] = (uint8_t)(value >> 8 * i);
}

/* An offset field leads to the next part. */
static void aim(struct store *s, size_t field)
{
    set(s, field, (uint32_t)(s->size - field), 4);
}

/* ---- varyings: section 6 */

/* o registers of a vertex: position, then texcoords of four, and the rest as a smaller one. */
static int put_vertex(struct store *s)
{
    uint32_t left = s->launch->out_count, texcoords = 0, t = 0;
    uint64_t attributes = 0;

    if (s->launch->out_bank != SGX543_O || s->launch->out_first != 0 || left < POSITION ||
        left > POSITION + 4 * TEXCOORDS || (left - POSITION) % 4 == 1 || s->launch->o_count != 0)
        return refuse(
            s,
            "outputs of a vertex are o0 to o3 for its place, then texcoords of 2 to 4 registers");
    for (left -= POSITION; left != 0; left -= left > 4 ? 4 : left, t++)
        texcoords |= (left >= 4 ? 7u : left == 3 ? 3u : 1u) << 3 * t;
    for (size_t i = 0; i < s->names->parameters; i++) {
        const struct sgx543_parameter *p = &s->names->parameter[i];
        if (p->category != SGX543_ATTRIBUTE) continue;
        uint64_t words = (sgx543_type_bytes(p->type, p->components, p->count) + 3) / 4;
        for (uint64_t k = p->resource; k < p->resource + words && k < 64 && k < s->launch->pa_count;
             k++)
            attributes |= UINT64_C(1) << k;
    }
    put(s, (uint32_t)attributes, 4), put(s, (uint32_t)(attributes >> 32), 4);
    put(s, 0, 4), put(s, 0, 4);
    put(s, s->launch->out_count << 24 | 1 << 12, 4);
    put(s, texcoords, 4);
    put(s, 0, 4), put(s, 0, 4);
    return 0;
}

/* The pa registers of an instance come as texcoords of up to four. */
static int put_fragment(struct store *s)
{
    const struct sgx543_launch *l = s->launch;
    uint32_t descriptors = (l->pa_count + 3) / 4;
    bool native = l->out_bank == SGX543_O && l->out_first == 0;

    if ((!native && l->out_bank != SGX543_PA) || l->out_count < 1 || l->out_count > 4 ||
        l->out_first >= SGX543_BANK - 4 || (l->o_count != 0 && l->o_count != 4) ||
        descriptors > TEXCOORDS)
        return refuse(s, "a pixel gives 1 to 4 registers of pa, or o0 and on, and finds up to 40 "
                         "pa registers and 0 or 4 of o");
    put(s, 0, 4), put(s, 0, 4);
    put(s, l->out_first, 1), put(s, 0, 1), put(s, 0, 1), put(s, l->out_count, 1);
    put(s, descriptors, 2), put(s, 0, 2);
    put(s, 4, 4);
    for (uint32_t i = 0; i < descriptors; i++) {
        uint32_t components = l->pa_count - 4 * i < 4 ? l->pa_count - 4 * i : 4;
        put(s, 0x0c00000f | (i + 1 == descriptors) << 25 | (components - 1) << 22 | i << 12, 4);
        put(s, 0, 4), put(s, (components - 1) << 4, 4), put(s, 0, 4);
    }
    return 0;
}

/* ---- code: section 2 */

/* The loader says where the phase after this one begins. */
static bool begins_phase(const struct store *s, uint32_t at)
{
    for (uint32_t k = 0; k + 1 < s->phases; k++)
        if (at == s->launch->start + s->phase[k]) return true;
    return false;
}

/* Instructions from `from` on, which are at `to` when they are loaded: so move the places that they
 * name. */
static void put_code(struct store *s, uint32_t from, uint32_t end, uint32_t to)
{
    for (uint32_t at = from; at < end; at++) {
        const uint32_t *word = s->program->code + (size_t)SGX543_WORDS * at;
        uint32_t low = word[0], mask = SGX543_PC_MASK;
        struct sgx543_insn insn;
        sgx543_decode(word, &insn);
        bool phase = insn.op == SGX543_OP_PHAS && insn.f[SGX543_imm] && insn.f[SGX543_wait] != 7;
        if (!insn.illegal && (insn.op == SGX543_OP_BA || phase))
            low = (low & ~mask) | ((low - from + to) & mask);
        if (phase && begins_phase(s, at)) low &= ~mask;
        put(s, low, 4), put(s, word[1], 4);
    }
}

/* ---- tables: sections 4 and 5 */

static void put_data(struct store *s)
{
    uint32_t literals = 0, samplers = 0, containers = 0;

    aim(s, 0x74);
    for (uint32_t at = s->defaults; at < s->data_end; at++)
        if (s->has_literal[at]) put(s, at - s->defaults, 4), put(s, s->literal[at], 4), literals++;
    aim(s, 0x68);
    aim(s, 0x84);
    for (uint32_t at = s->defaults; at < s->data_end; at++)
        if (s->sampler[at]) put(s, s->texture_word[at], 2), put(s, at - s->defaults, 2), samplers++;
    aim(s, 0x8c);
    aim(s, 0x94);
    if (s->defaults) put(s, DEFAULT, 4), put(s, 0, 2), put(s, s->defaults, 2), containers++;
    if (s->data_end > s->defaults)
        put(s, DATA, 4), put(s, s->defaults, 2), put(s, s->data_end - s->defaults, 2), containers++;
    aim(s, 0x7c);
    set(s, 0x70, literals, 4), set(s, 0x80, samplers, 4), set(s, 0x90, containers, 4);
    set(s, 0x5c, s->data_end > s->defaults ? s->data_end - s->defaults : 0, 4);
    set(s, 0x64, s->defaults, 4);
    if (s->defaults) set(s, 0x18, 1u << 28, 4);
}

static void put_parameters(struct store *s)
{
    size_t table = s->size;

    aim(s, 0x28);
    set(s, 0x24, (uint32_t)s->names->parameters, 4);
    for (size_t i = 0; i < s->names->parameters; i++) {
        const struct sgx543_parameter *p = &s->names->parameter[i];
        put(s, 0, 4);
        put(s, p->category | (uint32_t)p->type << 4, 1);
        put(s, p->components | (p->category == SGX543_UNIFORM ? (uint32_t)p->container << 4 : 0),
            1);
        put(s, p->semantic, 1), put(s, p->semantic_index, 1);
        put(s, p->count, 4), put(s, p->resource, 4);
    }
    for (size_t i = 0; i < s->names->parameters; i++) {
        aim(s, table + 16 * i);
        for (const char *c = s->names->parameter[i].name; c == s->names->parameter[i].name || c[-1];
             c++)
            put(s, (uint8_t)*c, 1);
    }
}

/* ---- header: section 1 */

/* Registers of a bank that the code names, at most. */
static uint32_t reach(const struct store *s, unsigned bank)
{
    uint32_t most = 0, limit = bank == SGX543_R ? 124 : SGX543_BANK;

    for (size_t at = 0; at < s->program->code_words; at += SGX543_WORDS) {
        struct sgx543_micro m;
        sgx543_translate(s->program->code + at, &m);
        const struct sgx543_operand *operand[4] = {&m.d, &m.s0, &m.s1, &m.s2};
        for (unsigned i = 0; i < 4 && m.action != NULL; i++) {
            if (operand[i]->from != SGX543_FROM_BANK ||
                (operand[i]->bank != bank && !operand[i]->index))
                continue;
            uint32_t end =
                operand[i]->index ? limit : (uint32_t)operand[i]->number + m.reach + 4u * m.count;
            if (end > most) most = end;
        }
    }
    return most < limit ? most : limit;
}

static bool names_operation(const struct store *s, enum sgx543_op op)
{
    for (size_t at = 0; at < s->program->code_words; at += SGX543_WORDS) {
        struct sgx543_insn insn;
        sgx543_decode(s->program->code + at, &insn);
        if (insn.op == op && !insn.illegal) return true;
    }
    return false;
}

static uint32_t flags_of(const struct store *s)
{
    const struct sgx543_launch *l = s->launch;
    uint32_t flags = 3 << 19;
    if (!s->fragment) return flags | 1 << 16;
    flags |= 1 | (uint32_t)names_operation(s, SGX543_OP_KILL) << 3;
    flags |= (uint32_t)names_operation(s, SGX543_OP_DEPTHF) << 4;
    if (l->out_bank == SGX543_O) flags |= 1 << 6;
    if (l->o_count) flags |= 1 << 7;
    if (l->pa_count) flags |= 1 << 12;
    return flags;
}

static void put_header(struct store *s)
{
    uint32_t sa = reach(s, SGX543_SA),
             filled = s->data_end > s->defaults ? s->data_end : s->defaults;
    uint32_t units[2] = {0};

    for (unsigned i = 0; i < HEADER / 4; i++) put(s, 0, 4);
    for (uint32_t at = 0; at < SGX543_BANK; at++)
        if (s->sampler[at])
            units[s->texture_word[at] / 32] |= 2u << s->texture_word[at] / 4 % 8 * 4;
    set(s, 0, 0x00505847, 4), set(s, 4, 1, 1), set(s, 5, 5, 1);
    set(s, 0x14, flags_of(s), 4);
    set(s, 0x1c, units[0], 4), set(s, 0x20, units[1], 4);
    set(s, 0x30, s->launch->pa_count, 2);
    if (s->launch->secondary) sa = SGX543_BANK; /* r, o and pa are sa there */
    set(s, 0x32, sa > filled ? sa : filled, 2);
    set(s, 0x34, reach(s, SGX543_R), 4);
    set(s, 0x3a, s->phases, 2);
    set(s, 0x3c, s->end - s->launch->start, 4);
    set(s, 0x44, s->launch->secondary ? s->launch->sec_end - s->launch->sec_start : 0, 4);
}

static int put_all(struct store *s)
{
    const struct sgx543_launch *l = s->launch;
    uint32_t primary = s->end - l->start;

    put_header(s);
    aim(s, 0x2c);
    if (s->fragment ? put_fragment(s) : put_vertex(s)) return -1;
    aim(s, 0x48);
    if (l->secondary) put_code(s, l->sec_start, l->sec_end, primary);
    aim(s, 0x4c);
    for (uint32_t i = 0; i < s->phases; i++) put(s, s->phase[i], 4);
    aim(s, 0x40);
    put_code(s, l->start, s->end, 0);
    put_data(s);
    put_parameters(s);
    set(s, 8, (uint32_t)s->size, 4);
    while (s->size % 4 != 0) put(s, 0, 1);
    return 0;
}

int sgx543_gxp_store(const struct common_program *program, size_t programs, uint8_t **byte,
                     size_t *size, struct common_error *err)
{
    static const struct sgx543_names none;
    struct store s = {.program = program,
                      .launch = sgx543_launch_of(program),
                      .names = program->names ? program->names : &none,
                      .err = err};

    if (programs != 1) return common_fail(err, "%s: error: a GXP has one program", program->name);
    s.fragment = s.names->fragment;
    if (!s.names->staged)
        return refuse(&s, "what it is for; .stage vertex or .stage fragment is needed");
    if (place_parameters(&s) || place_literals(&s) || place_phases(&s)) return -1;
    if (!allocate(&s)) return common_fail(err, "%s: error: out of memory", program->name);
    if (put_all(&s)) {
        free(s.byte);
        return -1;
    }
    *byte = s.byte;
    *size = s.size;
    return 0;
}
