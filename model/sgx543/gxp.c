/* The loader of GXP containers. Rules G1 to G33 are those of docs/isa/sgx543_gxp.md, 7, checked in
 * that order; offsets of fields are those of section 1 there. */
#include "../common/container.h"
#include "gxp.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "launch.h"
#include "model.h"
#include "names.h"

enum { MAGIC = 0x00505847, PHASES = 8, CONTAINERS = 20, LITERAL = 16, DATA = 19, DEFAULT = 14 };
enum { FRAGMENT = 1, NATIVE = 1 << 6, READS_COLOUR = 1 << 7 };

struct gxp {
    const char *file;
    const uint8_t *byte;
    size_t length; /* of the file */
    uint64_t size; /* that the header says */
    uint32_t header, minor;
    bool fragment;
    uint64_t varyings, descriptors;
    uint32_t varyings_bytes, descriptor_count;
    uint32_t base[CONTAINERS], words[CONTAINERS]; /* of containers; words 0: there is none */
    uint32_t np, ns, phases;
    uint32_t dropped; /* literals without a place, which the command takes with --lenient */
    struct common_error *err;
};

/* ---- fields; beyond the file they are 0 */

static uint32_t number(const struct gxp *g, uint64_t at, unsigned bytes)
{
    uint32_t value = 0;
    for (unsigned i = 0; i < bytes && at + i < g->length; i++)
        value |= (uint32_t)g->byte[at + i] << 8 * i;
    return value;
}
static uint32_t word(const struct gxp *g, uint64_t at)
{
    return number(g, at, 4);
}
static uint32_t half(const struct gxp *g, uint64_t at)
{
    return number(g, at, 2);
}
/* Where an offset field leads. */
static uint64_t target(const struct gxp *g, uint32_t field)
{
    return (uint64_t)field + word(g, field);
}

const char sgx543_gxp_no_place[] =
    "a literal, sampler word or buffer has no place in its container";

/* The first rule that is broken: a literal may wait for it. */
static int reject(const struct gxp *g, unsigned rule, const char *what)
{
    if (g->dropped && rule > 19) {
        rule = 19;
        what = sgx543_gxp_no_place;
    }
    return common_fail(g->err, "%s: error: %s; rule G%u of docs/isa/sgx543_gxp.md, 7", g->file,
                       what, rule);
}

/* ---- tables */

static const struct table {
    const char *name;
    uint8_t count, offset, entry;
} tables[] = {{"parameters", 0x24, 0x28, 16},
              {"the primary program", 0x3c, 0x40, 8},
              {"the secondary program", 0x44, 0x48, 8},
              {"literals", 0x70, 0x74, 8},
              {"uniform buffers", 0x78, 0x7c, 8},
              {"dependent samplers", 0x80, 0x84, 4},
              {"texture buffer samplers", 0x88, 0x8c, 4},
              {"containers", 0x90, 0x94, 8}};
enum {
    TABLES = sizeof tables / sizeof tables[0],
    PARAMETERS = 0,
    LITERALS = 3,
    BUFFERS = 4,
    SAMPLERS = 5,
    CONTAINER_TABLE = 7
};

static uint32_t entries(const struct gxp *g, unsigned table)
{
    return word(g, tables[table].count);
}
static uint64_t entry(const struct gxp *g, unsigned table, uint32_t i)
{
    return target(g, tables[table].offset) + (uint64_t)tables[table].entry * i;
}

/* ---- G1 to G9: the file and its regions */

static int check_header(struct gxp *g)
{
    g->minor = number(g, 5, 1);
    g->header = g->minor == 4 ? 0x98 : 0x9c;
    if (g->length < g->header) return reject(g, 1, "the file is shorter than a header");
    if (word(g, 0) != MAGIC) return reject(g, 2, "the magic number is wrong");
    if (number(g, 4, 1) != 1 || (g->minor != 4 && g->minor != 5))
        return reject(g, 3, "this is not version 1.4 or 1.5");
    g->size = word(g, 8);
    if (g->size < g->header ||
        (g->length != g->size && g->length != ((g->size + 3) & ~UINT64_C(3))))
        return reject(g, 4, "the size in the header is not that of the file");
    for (uint64_t i = g->size; i < g->length; i++)
        if (g->byte[i] != 0) return reject(g, 5, "a byte of padding is not 0");
    g->np = word(g, 0x3c);
    g->ns = word(g, 0x44);
    if (g->np == 0 || g->np > 65536 || g->ns > 65536 || entries(g, PARAMETERS) > 4096 ||
        entries(g, CONTAINER_TABLE) > 20 || entries(g, LITERALS) > 128 ||
        entries(g, SAMPLERS) > 64 || entries(g, BUFFERS) > 20)
        return reject(g, 6, "a table has too many entries, or there is no primary program");
    return 0;
}

struct region {
    uint64_t from, to;
    bool name;
};

struct regions {
    struct region *list; /* ascending, when all are there */
    unsigned count;
};

static void add_region(const struct gxp *g, struct regions *r, uint64_t from, uint64_t bytes)
{
    if (bytes == 0 || from > g->size || bytes > g->size - from) return; /* outside: other rules */
    r->list[r->count++] = (struct region){from, from + bytes, false};
}

static int compare_regions(const void *a, const void *b)
{
    const struct region *x = a, *y = b;
    return x->from < y->from ? -1 : x->from > y->from;
}

static uint64_t name_of(const struct gxp *g, uint32_t i)
{
    uint64_t at = entry(g, PARAMETERS, i);
    return at + (uint64_t)(int64_t)(int32_t)word(g, at);
}

/* Where names end. Those that share a tail are looked at once; one without an end is left to
 * G31. */
static void end_names(const struct gxp *g, struct regions *r)
{
    uint64_t end = 0;
    unsigned kept = 0;

    for (unsigned i = 0; i < r->count; i++) {
        struct region region = r->list[i];
        if (region.name && region.from >= end) {
            const uint8_t *zero = memchr(g->byte + region.from, 0, g->size - region.from);
            end = zero ? (uint64_t)(zero - g->byte) + 1 : UINT64_MAX;
        }
        if (region.name) region.to = end;
        if (region.to <= g->size) r->list[kept++] = region;
    }
    r->count = kept;
}

/* All parts of the file; the caller frees the list.
 *   returns  0; -1 with err */
static int find_regions(const struct gxp *g, struct regions *r)
{
    *r = (struct regions){malloc((TABLES + 8 + entries(g, PARAMETERS)) * sizeof *r->list), 0};
    if (r->list == NULL) return common_fail(g->err, "%s: error: out of memory", g->file);
    add_region(g, r, 0, g->header);
    for (unsigned i = 0; i < TABLES; i++)
        add_region(g, r, target(g, tables[i].offset), (uint64_t)entries(g, i) * tables[i].entry);
    add_region(g, r, target(g, 0x4c), 4 * (uint64_t)half(g, 0x3a));
    if (word(g, 0x2c) != 0) add_region(g, r, g->varyings, g->varyings_bytes);
    add_region(g, r, g->descriptors, 16 * (uint64_t)g->descriptor_count);
    if (g->minor == 5 && word(g, 0x98) != 0) add_region(g, r, target(g, 0x98), 32);
    for (uint32_t i = 0; i < entries(g, PARAMETERS); i++)
        if (name_of(g, i) < g->size)
            r->list[r->count++] = (struct region){.from = name_of(g, i), .name = true};
    qsort(r->list, r->count, sizeof *r->list, compare_regions);
    end_names(g, r);
    return 0;
}

static int check_overlap(struct gxp *g)
{
    struct regions r;
    uint64_t end = 0, name_end = 0;
    bool bad = false;

    if (find_regions(g, &r)) return -1;
    for (unsigned i = 0; i < r.count; i++) { /* names may share bytes with each other */
        const struct region *region = &r.list[i];
        bad = bad || region->from < end || (!region->name && region->from < name_end);
        uint64_t *reach = region->name ? &name_end : &end;
        if (region->to > *reach) *reach = region->to;
    }
    free(r.list);
    return bad ? reject(g, 9, "two parts of the file overlap") : 0;
}

static int check_regions(struct gxp *g)
{
    for (unsigned i = 0; i < TABLES; i++) {
        uint64_t at = target(g, tables[i].offset),
                 bytes = (uint64_t)entries(g, i) * tables[i].entry;
        if (entries(g, i) != 0 && (at < g->header || at + bytes > g->size))
            return reject(g, 7, tables[i].name);
    }
    g->fragment = word(g, 0x14) & FRAGMENT;
    g->varyings = word(g, 0x2c) ? target(g, 0x2c) : 0;
    g->varyings_bytes = g->fragment ? 20 : g->minor == 4 ? 28 : 32;
    if (g->fragment && g->varyings != 0 && g->varyings + g->varyings_bytes <= g->size) {
        g->descriptor_count = half(g, g->varyings + 0xc);
        g->descriptors = g->varyings + 0x10 + word(g, g->varyings + 0x10);
    }
    bool aligned = g->varyings % 4 == 0 && g->descriptors % 4 == 0;
    for (unsigned i = 0; i < TABLES; i++)
        aligned = aligned && (entries(g, i) == 0 || target(g, tables[i].offset) % 4 == 0);
    if (!aligned) return reject(g, 8, "a table is not at a multiple of 4");
    return check_overlap(g);
}

/* ---- G10 to G12: phases */

static uint32_t phase_start(const struct gxp *g, uint32_t k)
{
    return word(g, target(g, 0x4c) + 4 * (uint64_t)k);
}

static int check_phases(struct gxp *g)
{
    uint64_t table = target(g, 0x4c);
    g->phases = half(g, 0x3a);
    if (table != target(g, 0x48) + 8 * (uint64_t)g->ns)
        return reject(g, 10, "the secondary program does not end at the phase table");
    bool good = g->phases >= 1 && g->phases <= PHASES &&
                table + 4 * (uint64_t)g->phases <= g->size && phase_start(g, 0) == 0;
    for (uint32_t k = 1; good && k < g->phases; k++)
        good = phase_start(g, k) > phase_start(g, k - 1);
    if (!good || phase_start(g, g->phases - 1) >= g->np)
        return reject(g, 11, "the phase table is wrong");
    for (uint32_t k = 0; k < g->phases; k++) {
        uint64_t at = target(g, 0x40) + 8 * (uint64_t)phase_start(g, k);
        const uint32_t code[SGX543_WORDS] = {word(g, at), word(g, at + 4)};
        struct sgx543_insn insn;
        sgx543_decode(code, &insn);
        if (insn.op != SGX543_OP_PHAS || insn.illegal || !insn.f[SGX543_imm] ||
            (insn.f[SGX543_wait] == 7) != (k == g->phases - 1))
            return reject(g, 12, "a phase does not begin with a PHAS that fits");
    }
    return 0;
}

/* ---- G13 to G22: registers and the sources of sa */

static int check_unsupported(struct gxp *g)
{
    static const uint8_t zero[] = {0x50, 0x54, 0x58, 0x60, 0x88};
    bool bad = false;
    for (unsigned i = 0; i < sizeof zero; i++) bad = bad || word(g, zero[i]) != 0;
    for (uint32_t i = 0; i < entries(g, CONTAINER_TABLE); i++) {
        uint32_t index = half(g, entry(g, CONTAINER_TABLE, i));
        bad = bad || (index >= 15 && index <= 18);
    }
    for (uint32_t i = 0; i < entries(g, PARAMETERS); i++)
        bad = bad || (number(g, entry(g, PARAMETERS, i) + 4, 1) & 15) == 3;
    return bad ? reject(g, 13,
                        "scratch, thread, literal or texture buffers, or auxiliary surfaces, are "
                        "not supported")
               : 0;
}

static int check_containers(struct gxp *g)
{
    bool taken[SGX543_BANK] = {false};
    for (uint32_t i = 0; i < entries(g, CONTAINER_TABLE); i++) {
        uint64_t at = entry(g, CONTAINER_TABLE, i);
        uint32_t index = half(g, at), words = half(g, at + 6);
        if (index >= CONTAINERS || g->words[index] != 0 || half(g, at + 2) != 0 || words == 0)
            return reject(g, 15, "a container has an unknown or repeated index, or no size");
        g->base[index] = half(g, at + 4);
        g->words[index] = words;
    }
    for (unsigned i = 0; i < CONTAINERS; i++) {
        if (g->base[i] + g->words[i] > half(g, 0x32))
            return reject(g, 16, "a container ends beyond the sa registers");
        for (uint32_t k = 0; k < g->words[i]; k++) {
            if (taken[g->base[i] + k]) return reject(g, 16, "two containers overlap");
            taken[g->base[i] + k] = true;
        }
    }
    if (word(g, 0x5c) != g->words[DATA])
        return reject(g, 17, "the data buffer is not as large as its container");
    if (g->words[DEFAULT] > word(g, 0x64))
        return reject(g, 18, "container 14 is larger than the default uniform buffer");
    return 0;
}

static bool claim(bool *taken, uint32_t at)
{
    bool twice = taken[at];
    taken[at] = true;
    return twice;
}

/* Everything that fills one sa register each, into `sa`; NULL: it is only checked. */
static int fill_data(struct gxp *g, uint32_t *sa)
{
    uint32_t home = g->words[LITERAL] ? LITERAL : DATA, words[SGX543_BANK] = {0};
    bool taken[SGX543_BANK] = {false}, twice = false;
    g->dropped = 0;
    for (unsigned table = LITERALS; table <= SAMPLERS; table++)
        for (uint32_t i = 0; i < entries(g, table); i++) {
            uint64_t at = entry(g, table, i);
            uint32_t box = table == LITERALS ? home : (uint32_t)DATA,
                     offset = table == LITERALS ? word(g, at) : half(g, at + 2);
            if (offset >= g->words[box] && table != LITERALS)
                return reject(g, 19, sgx543_gxp_no_place);
            if (offset >= g->words[box]) {
                g->dropped++;
                continue;
            }
            uint32_t reg = g->base[box] + offset, q = half(g, at);
            twice = twice || claim(taken, reg);
            if (table == LITERALS) words[reg] = word(g, at + 4);
            else if (table == SAMPLERS) words[reg] = q % 4 == 0 ? q / 4 : 0;
            else words[reg] = SGX543_BUFFER_BYTES * (q + 1) + word(g, at + 4);
        }
    if (twice) return reject(g, 20, "a register of sa is claimed twice");
    for (uint32_t i = 0; i < entries(g, SAMPLERS); i++)
        if (half(g, entry(g, SAMPLERS, i)) >= 64)
            return reject(g, 21, "a dependent sampler names a unit that there is not");
    for (uint32_t i = 0; i < entries(g, BUFFERS); i++)
        if (half(g, entry(g, BUFFERS, i)) > 14 || word(g, entry(g, BUFFERS, i) + 4) % 4 != 0)
            return reject(g, 22, "a uniform buffer has a wrong number or value");
    if (sa != NULL) memcpy(sa, words, sizeof words);
    return 0;
}

/* ---- G23 to G29: varyings */

struct input {
    bool iterated, texture, wrong;
    uint32_t unit, registers;
};

/* Input descriptor i: docs/isa/sgx543_gxp.md, 6.3. */
static struct input input_of(const struct gxp *g, uint32_t i)
{
    uint64_t at = g->descriptors + 16 * (uint64_t)i;
    uint32_t info = word(g, at), size = word(g, at + 8), source = info >> 12 & 15;
    struct input in = {.iterated = (info & 0x4000f000) != 0xf000,
                       .texture = (info & 0x40f) != 0xf,
                       .unit = word(g, at + 4)};
    bool sprite = info >> 30 & 1;

    in.wrong = (!in.iterated && !in.texture) || (in.iterated && !sprite && source >= 14) ||
               (info >> 28 & 3) == 3;
    if (in.texture)
        in.wrong = in.wrong || ((info & 15) > 9 && !(info >> 10 & 1)) || (info >> 8 & 3) == 0 ||
                   in.unit > 15;
    in.registers = (in.iterated ? (size >> 4 & 3) + 1 : 0) + (in.texture ? (size >> 6 & 3) + 1 : 0);
    return in;
}

static int check_descriptors(struct gxp *g)
{
    uint32_t textures = 0, registers = 0;
    if (g->descriptor_count > 64 || g->descriptors + 16 * (uint64_t)g->descriptor_count > g->size)
        return reject(g, 25, "the input descriptors are not in the file");
    for (uint32_t i = 0; i < g->descriptor_count; i++) textures += input_of(g, i).texture;
    if (textures != half(g, g->varyings + 0xe))
        return reject(g, 25, "the number of texture descriptors is another one");
    for (uint32_t i = 0; i < g->descriptor_count; i++) {
        const struct input in = input_of(g, i);
        if (in.wrong) return reject(g, 26, "an input descriptor is wrong");
        registers += in.registers;
    }
    return registers > half(g, 0x30)
               ? reject(g, 27, "the input descriptors have more than the pa registers")
               : 0;
}

static int check_vertex(struct gxp *g)
{
    uint32_t one = word(g, g->varyings + 0x10), two = word(g, g->varyings + 0x14);
    uint32_t count =
        4 + 4 * (one >> 11 & 1) + 4 * (one >> 10 & 1) + 2 * (one >> 9 & 1) + (one >> 8 & 1);
    bool good = true;
    for (unsigned t = 0; t < 10; t++) {
        uint32_t code = two >> 3 * t & 7;
        good = good && (code == 0 || code == 1 || code == 3 || code == 7);
        count += code ? 1 + (uint32_t)__builtin_popcount(code) : 0;
    }
    count += (uint32_t)__builtin_popcount(one & 255);
    if (!good || count != one >> 24)
        return reject(g, 28, "the outputs are not those that the registers have room for");
    for (unsigned bit = 0; bit < 64; bit++)
        if (number(g, g->varyings + bit / 8, 1) >> bit % 8 & 1 && bit >= half(g, 0x30))
            return reject(g, 29, "an attribute register is beyond the pa registers");
    return 0;
}

static int check_varyings(struct gxp *g)
{
    if (word(g, 0x2c) == 0 || g->varyings + g->varyings_bytes > g->size)
        return reject(g, 23, "there is no varyings block");
    if (!g->fragment) return check_vertex(g);
    if (number(g, g->varyings + 0xa, 1) > 8 || number(g, g->varyings + 0xb, 1) > 4)
        return reject(g, 24, "the output has an unknown type or more than 4 components");
    return check_descriptors(g);
}

/* ---- G30 to G33: parameters */

static bool resource_fits(const struct gxp *g, uint64_t at)
{
    uint32_t category = number(g, at + 4, 1) & 15, type = number(g, at + 4, 1) >> 4,
             components = number(g, at + 5, 1) & 15;
    uint32_t container = number(g, at + 5, 1) >> 4, resource = word(g, at + 12);
    bool vector = components >= 1 && components <= 4;
    switch (category) {
    case 0: return !g->fragment && vector && resource < half(g, 0x30);
    case 1:
        return vector &&
               (container != DEFAULT ||
                4 * (uint64_t)resource + sgx543_type_bytes(type, components, word(g, at + 8)) <=
                    4 * (uint64_t)word(g, 0x64));
    case 2: return resource <= 15;
    default: return resource <= 13;
    }
}

static int check_parameters(struct gxp *g)
{
    uint32_t count = entries(g, PARAMETERS);
    for (uint32_t i = 0; i < count; i++) {
        uint32_t kind = number(g, entry(g, PARAMETERS, i) + 4, 1), category = kind & 15;
        if (category > 4 || (kind >> 4 > 8 && category != 4) ||
            word(g, entry(g, PARAMETERS, i) + 8) == 0)
            return reject(g, 30, "a parameter has an unknown category or type, or no size");
    }
    for (uint32_t i = 0; i < count; i++) {
        uint64_t at = name_of(g, i);
        if (at < g->header || at >= g->size || memchr(g->byte + at, 0, g->size - at) == NULL)
            return reject(g, 31, "the name of a parameter is not in the file");
    }
    for (uint32_t i = 0; i < count; i++)
        if (!resource_fits(g, entry(g, PARAMETERS, i)))
            return reject(g, 32, "a parameter names what there is not");
    if (g->minor == 5 && word(g, 0x98) != 0 && target(g, 0x98) + 32 > g->size)
        return reject(g, 33, "the sampler query info is not in the file");
    return 0;
}

static int check(struct gxp *g)
{
    if (check_header(g) || check_regions(g) || check_phases(g) || check_unsupported(g)) return -1;
    if (half(g, 0x30) > SGX543_BANK || half(g, 0x32) > SGX543_BANK || word(g, 0x34) > 124 ||
        half(g, 0x38) > 124)
        return reject(g, 14, "it wants more registers than there are");
    return check_containers(g) || fill_data(g, NULL) || check_varyings(g) || check_parameters(g)
               ? -1
               : 0;
}

/* ---- the program: section 2, "core image" */

static int set_launch(const struct gxp *g, struct sgx543_launch *l)
{
    uint32_t flags = word(g, 0x14);
    *l = sgx543_launch_default;
    l->whole = false;
    l->end = g->np;
    l->secondary = g->ns > 0;
    l->sec_start = g->np;
    l->sec_end = g->np + g->ns;
    l->pa_count = half(g, 0x30);
    l->global_bytes = entries(g, BUFFERS) ? 16 * SGX543_BUFFER_BYTES : 0;
    if (!g->fragment) {
        l->out_count = word(g, g->varyings + 0x10) >> 24;
        return 0;
    }
    uint32_t type = number(g, g->varyings + 0xa, 1), components = number(g, g->varyings + 0xb, 1);
    l->out_count = ((uint32_t)sgx543_type_bytes(type, components ? components : 1, 1) + 3) / 4;
    l->o_count = flags & READS_COLOUR ? 4 : 0;
    if (flags & NATIVE) return 0;
    l->out_bank = SGX543_PA;
    l->out_first = number(g, g->varyings + 8, 1);
    if (l->out_first + l->out_count <= SGX543_BANK) return 0;
    return common_fail(g->err, "%s: error: a colour of %u registers from pa%u on; there are 128",
                       g->file, (unsigned)l->out_count, (unsigned)l->out_first);
}

static void copy_code(const struct gxp *g, uint32_t *code)
{
    for (uint32_t i = 0; i < 2 * g->np; i++) code[i] = word(g, target(g, 0x40) + 4 * (uint64_t)i);
    for (uint32_t i = 0; i < 2 * g->ns; i++)
        code[2 * g->np + i] = word(g, target(g, 0x48) + 4 * (uint64_t)i);
    for (uint32_t k = 0; k + 1 < g->phases; k++) {
        uint32_t *phas = &code[2 * phase_start(g, k)];
        *phas = (*phas & ~(uint32_t)SGX543_PC_MASK) | phase_start(g, k + 1);
    }
}

/* First sa register of a parameter. */
static bool register_of(const struct gxp *g, struct sgx543_parameter *p)
{
    if (p->category == SGX543_UNIFORM) {
        uint64_t words = (sgx543_type_bytes(p->type, p->components, p->count) + 3) / 4;
        p->reg = g->base[p->container] + p->resource;
        return p->resource + words <= g->words[p->container];
    }
    for (uint32_t i = 0; p->category == SGX543_SAMPLER && i < entries(g, SAMPLERS); i++) {
        uint64_t at = entry(g, SAMPLERS, i);
        if (half(g, at) != 4 * p->resource) continue;
        p->reg = g->base[DATA] + half(g, at + 2);
        return true;
    }
    return false;
}

static int take_names(const struct gxp *g, struct common_program *program)
{
    struct sgx543_names *names = sgx543_names_of(program);
    if (names == NULL) return common_fail(g->err, "%s: error: out of memory", g->file);
    names->staged = true;
    names->container = true;
    names->dropped = g->dropped;
    names->fragment = g->fragment;
    for (uint32_t i = 0; i < entries(g, PARAMETERS); i++) {
        uint64_t at = entry(g, PARAMETERS, i);
        uint32_t kind = number(g, at + 4, 1), vector = number(g, at + 5, 1);
        struct sgx543_parameter p = {.category = kind & 15,
                                     .type = (uint8_t)(kind >> 4),
                                     .components = vector & 15,
                                     .container = (uint8_t)(vector >> 4),
                                     .semantic = (uint8_t)number(g, at + 6, 1),
                                     .semantic_index = (uint8_t)number(g, at + 7, 1),
                                     .count = word(g, at + 8),
                                     .resource = word(g, at + 12)};
        const char *name = (const char *)g->byte + name_of(g, i);
        p.has_reg = register_of(g, &p);
        if (sgx543_names_add(names, &p, name, strlen(name)) != 0)
            return common_fail(g->err, "%s: error: out of memory", g->file);
    }
    return 0;
}

int sgx543_gxp_load(const char *file, const uint8_t *byte, size_t size,
                    struct common_program *program, struct common_error *err)
{
    struct gxp g = {.file = file, .byte = byte, .length = size, .err = err};
    uint32_t sa[SGX543_BANK];

    if (check(&g) != 0) return -1;
    size_t words = 2 * ((size_t)g.np + g.ns);
    uint32_t *code = malloc(words * sizeof *code);
    if (code == NULL || common_program_init(program, file, &sgx543_launch_default,
                                            sizeof sgx543_launch_default) != 0) {
        free(code);
        return common_fail(err, "%s: error: out of memory", file);
    }
    copy_code(&g, code);
    int status = set_launch(&g, sgx543_launch_of(program));
    if (status == 0) status = fill_data(&g, sa);
    if (status == 0) status = common_program_set_code(program, code, NULL, words, err);
    if (status == 0)
        status =
            common_program_add(program, false, SGX543_SPACE_UNIFORM, 0, 0, sa, SGX543_BANK, 0, err);
    if (status == 0) status = take_names(&g, program);
    free(code);
    if (status != 0) common_program_free(program);
    return status;
}

/* ---- the container */

static bool recognise(const uint8_t *byte, size_t size)
{
    struct sgx543_gxp_found found;

    return (size >= 4 && memcmp(byte, "GXP", 4) == 0) || sgx543_gxp_search(byte, size, &found);
}

/* An object gives the one that it holds. */
static int unwrap(const char *file, const uint8_t **byte, size_t *size, struct common_error *err)
{
    struct sgx543_gxp_found found;

    if (!sgx543_gxp_search(*byte, *size, &found)) return 0;
    if (found.count > 1)
        return common_fail(err, "%s: error: the object holds %u GXPs; expected one", file,
                           found.count);
    *byte += found.from;
    *size = found.size;
    return 0;
}

static int load(const char *file, const uint8_t *byte, size_t size, const char *part,
                const char *entry_text, struct common_program *program, struct common_error *err)
{
    (void)part;
    if (entry_text != NULL)
        return common_fail(err, "%s: error: --entry; a GXP says itself where it starts", file);
    if (unwrap(file, &byte, &size, err)) return -1;
    return sgx543_gxp_load(file, byte, size, program, err);
}

static void list_parameters(const struct gxp *g, FILE *out)
{
    for (uint32_t i = 0; i < entries(g, PARAMETERS); i++) {
        uint64_t at = entry(g, PARAMETERS, i);
        uint32_t kind = number(g, at + 4, 1), type = kind >> 4;
        fprintf(out, "  %s %s: %sx%u[%u], container %u, resource %u\n",
                sgx543_category_names[kind & 15], (const char *)g->byte + name_of(g, i),
                sgx543_type_names[type < SGX543_TYPE_AGGREGATE ? type : SGX543_TYPE_AGGREGATE],
                (unsigned)number(g, at + 5, 1) & 15, (unsigned)word(g, at + 8),
                (unsigned)number(g, at + 5, 1) >> 4, (unsigned)word(g, at + 12));
    }
}

/* ---- warnings: section 7, after the rules */

struct warnings {
    FILE *out; /* NULL: they are counted only */
    unsigned count;
};

__attribute__((format(printf, 2, 3))) static void warn(struct warnings *w, const char *format, ...)
{
    va_list args;

    w->count++;
    if (w->out == NULL) return;
    fputs("    ", w->out);
    va_start(args, format);
    vfprintf(w->out, format, args);
    va_end(args);
    fputc('\n', w->out);
}

static void warn_of_inputs(const struct gxp *g, struct warnings *w)
{
    uint32_t flags = word(g, 0x14), registers = 0, prefetched = 0, dependent = 0;
    bool iterates = false;

    for (uint32_t i = 0; i < g->descriptor_count; i++) {
        const struct input in = input_of(g, i);
        iterates = iterates || in.iterated;
        if (in.texture) prefetched |= 1u << in.unit;
        registers += in.registers;
    }
    for (uint32_t i = 0; i < entries(g, SAMPLERS); i++)
        dependent |= 1u << half(g, entry(g, SAMPLERS, i)) / 4;
    if ((flags >> 11 & 1) != (prefetched != 0) || (flags >> 12 & 1) != iterates)
        warn(w, "program_flags 11 and 12 are not what the input descriptors are");
    for (unsigned unit = 0; unit < 16; unit++) {
        uint32_t uses = word(g, 0x1c + 4 * (unit / 8)) >> 4 * (unit % 8) & 3;
        if (uses != ((prefetched >> unit & 1) | (dependent >> unit & 1) << 1))
            warn(w, "texunit_flags of unit %u are not how it is used", unit);
    }
    if (g->fragment && registers < half(g, 0x30))
        warn(w, "the input descriptors have %u registers, and %u are allocated",
             (unsigned)registers, (unsigned)half(g, 0x30));
}

static void warn_of_buffers(const struct gxp *g, struct warnings *w)
{
    bool infos = false;

    for (uint32_t i = 0; i < entries(g, BUFFERS); i++)
        infos = infos || half(g, entry(g, BUFFERS, i)) == DEFAULT;
    if ((word(g, 0x18) >> 28 & 1) != (g->words[DEFAULT] != 0) || (word(g, 0x18) >> 29 & 1) != infos)
        warn(w, "buffer_flags of buffer 14 are not how it is used");
}

static void warn_of_secondary(const struct gxp *g, struct warnings *w)
{
    uint64_t at = target(g, 0x48) + 8 * ((uint64_t)g->ns - 1);
    struct sgx543_micro m;

    if (g->ns == 0) return;
    const uint32_t code[SGX543_WORDS] = {word(g, at), word(g, at + 4)};
    sgx543_translate(code, &m);
    if (m.action == NULL || !m.end) warn(w, "the secondary program has no end");
}

static int warn_of_gaps(const struct gxp *g, struct warnings *w)
{
    struct regions r;
    uint64_t end = 0, gaps = 0;

    if (find_regions(g, &r)) return -1;
    for (unsigned i = 0; i < r.count; i++) {
        if (r.list[i].from > end) gaps += r.list[i].from - end;
        if (r.list[i].to > end) end = r.list[i].to;
    }
    free(r.list);
    gaps += g->size - end;
    if (gaps) warn(w, "%llu bytes belong to no part of the file", (unsigned long long)gaps);
    return 0;
}

/* Finds accepted oddities.
 *   returns  0; -1 with err */
static int find_warnings(const struct gxp *g, struct warnings *w)
{
    if (word(g, 0x14) >> 21) warn(w, "program_flags above 20 are set");
    warn_of_inputs(g, w);
    warn_of_buffers(g, w);
    warn_of_secondary(g, w);
    if (g->dropped)
        warn(w, "%u literals have no place in their container (G19); --lenient drops them",
             (unsigned)g->dropped);
    return warn_of_gaps(g, w);
}

static int list_warnings(const struct gxp *g, FILE *out)
{
    struct warnings w = {NULL, 0};

    if (find_warnings(g, &w)) return -1;
    if (w.count == 0) return 0;
    fprintf(out, "  %u warning%s:\n", w.count, w.count == 1 ? "" : "s");
    w.out = out;
    return find_warnings(g, &w);
}

static int list(const char *file, const uint8_t *byte, size_t size, char **text,
                struct common_error *err)
{
    if (unwrap(file, &byte, &size, err)) return -1;
    struct gxp g = {.file = file, .byte = byte, .length = size, .err = err};
    size_t bytes;
    if (check(&g) != 0) return -1;
    FILE *out = open_memstream(text, &bytes);
    if (out == NULL) return common_fail(err, "%s: error: out of memory", file);
    fprintf(out, "%s program 1.%u: %u instructions, secondary %u, registers pa %u sa %u r %u\n",
            g.fragment ? "fragment" : "vertex", (unsigned)g.minor, (unsigned)g.np, (unsigned)g.ns,
            (unsigned)half(&g, 0x30), (unsigned)half(&g, 0x32), (unsigned)word(&g, 0x34));
    for (uint32_t k = 0; k < g.phases; k++)
        fprintf(out, "  phase %u at %u\n", (unsigned)k, (unsigned)phase_start(&g, k));
    for (unsigned i = 0; i < CONTAINERS; i++)
        if (g.words[i])
            fprintf(out, "  container %u: sa%u, %u words\n", i, (unsigned)g.base[i],
                    (unsigned)g.words[i]);
    list_parameters(&g, out);
    int failed = list_warnings(&g, out);
    if (fclose(out) == 0 && !failed) return 0;
    free(*text);
    return common_fail(err, "%s: error: out of memory", file);
}

static const struct common_container gxp = {.suffix = ".gxp",
                                            .recognise = recognise,
                                            .load = load,
                                            .list = list,
                                            .store = sgx543_gxp_store};
const struct common_container *const sgx543_containers[] = {&gxp, NULL};
