/* A table to a program's uniforms: option --uniforms. A row is "saN,word,..", or a uniform of a
 * name: "NAME,x,.." or, from one element of an array on, "NAME[2],x,..". Numbers of a name become
 * the uniform's type and lie as docs/isa/sgx543_gxp.md, 4.6, has them. */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "../common/csv.h"
#include "../common/whole_number.h"
#include "names.h"
#include "number.h"
#include "records.h"
#include "tables.h"

enum { F32, F16, C10, U32, S32, U16, S16, U8, S8 }; /* enum of the container: sheet 5 */

/* "pa5", "sa127": a register of this bank.
 *   returns  SGX543_BANK: it is none */
uint32_t sgx543_register_of(const char *text, const char *bank)
{
    size_t length = strlen(bank);
    uint64_t number;

    if (strncmp(text, bank, length) != 0 || text[length] < '0' || text[length] > '9')
        return SGX543_BANK;
    return common_whole_number(text + length, SGX543_BANK - 1, &number) ? SGX543_BANK
                                                                        : (uint32_t)number;
}

/* ---- uniforms of a name */

struct place {
    const struct sgx543_parameter *p;
    uint32_t element; /* the first one */
};

/* "NAME" or "NAME[2]".
 *   returns  false: there is no such uniform */
static bool find(const struct common_program *program, const char *text, struct place *place)
{
    size_t length = strlen(text), name = strcspn(text, "[");
    uint64_t element = 0;
    char number[16];

    *place = (struct place){sgx543_names_find(program, SGX543_UNIFORM, text, length), 0};
    if (place->p || name == length || text[length - 1] != ']') return place->p != NULL;
    if (length - name - 2 >= sizeof number) return false;
    memcpy(number, text + name + 1, length - name - 2);
    number[length - name - 2] = '\0';
    if (common_whole_number(number, UINT32_MAX, &element)) return false;
    place->p = sgx543_names_find(program, SGX543_UNIFORM, text, name);
    place->element = (uint32_t)element;
    return place->p != NULL;
}

static uint32_t stride_of(const struct sgx543_parameter *p)
{
    return (uint32_t)(sgx543_type_bytes(p->type, p->components, 2) -
                      sgx543_type_bytes(p->type, p->components, 1));
}

static int check_place(const struct common_csv *csv, const struct common_cell *cell,
                       const struct place *place, struct common_error *err)
{
    const struct sgx543_parameter *p = place->p;
    uint32_t address = SGX543_BUFFER_BYTES * (p->container + 1u) + 4 * p->resource;

    if (place->element >= p->count)
        return common_csv_fail(csv, cell, err, "'%.40s'; %s has the elements 0 to %u", cell->text,
                               p->name, (unsigned)(p->count - 1));
    address += place->element * stride_of(p);
    if (!p->has_reg)
        return common_csv_fail(csv, cell, err,
                               "'%.40s' is in memory, at 0x%x; --global FILE@0x%x brings it",
                               cell->text, (unsigned)address, (unsigned)address);
    if (p->components == 0)
        return common_csv_fail(csv, cell, err, "'%.40s' has no components", cell->text);
    if (p->type <= S8 && p->type != C10) return 0;
    return common_csv_fail(csv, cell, err,
                           "'%.40s' is %s, which has no decimals; a row sa%u has raw words",
                           cell->text, sgx543_type_names[p->type],
                           (unsigned)(p->reg + place->element * stride_of(p) / 4));
}

static uint32_t to_half(uint32_t single)
{
    return sgx543_to_f16(single);
}
static uint32_t from_half(uint32_t half)
{
    return sgx543_from_f16(half);
}

static uint32_t size_of(uint32_t type)
{
    return type == F16 || type == U16 || type == S16 ? 2 : type >= U8 ? 1 : 4;
}

/* A decimal that is no zero, whatever its power of ten. */
static bool is_nonzero(const char *text)
{
    return strcspn(text, "123456789") < strcspn(text, "eE");
}

/* A decimal that would become infinity or 0 is an error: the type cannot hold it. The words inf and
 * nan are values of both types. */
static int read_float(const struct common_csv *csv, const struct common_cell *cell, uint32_t type,
                      uint32_t *bits, struct common_error *err)
{
    static const struct common_format half = {16, to_half, from_half};
    const bool is_half = type == F16;
    const uint32_t inf = is_half ? 0x7c00 : SGX543_INF, sign = is_half ? 0x8000 : SGX543_SIGN;

    if (common_csv_rounded(csv, cell, is_half ? &half : &common_single, bits, err)) return -1;
    if ((*bits & ~sign) == inf && !strpbrk(cell->text, "nN"))
        return common_csv_fail(csv, cell, err, "'%.40s' is too large for %s; %s is needed",
                               cell->text, sgx543_type_names[type],
                               is_half ? "-65504 to 65504" : "-3.40282347e+38 to 3.40282347e+38");
    if ((*bits & ~sign) == 0 && is_nonzero(cell->text))
        return common_csv_fail(
            csv, cell, err, "'%.40s' is too small for %s; 0, or %s and more is needed", cell->text,
            sgx543_type_names[type], is_half ? "5.9604645e-08" : "1.4012985e-45");
    return 0;
}

/* One component, which lies in register `reg`. Decimals of an integer are whole numbers. 0x has
 * the bits of a register: it is an error for a narrower type, of which a register holds several. */
static int read_component(const struct common_csv *csv, const struct common_cell *cell,
                          uint32_t type, uint32_t reg, uint32_t *bits, struct common_error *err)
{
    const bool is_signed = type == S32 || type == S16 || type == S8;
    const uint32_t width = 8 * size_of(type);
    int32_t value, most = (int32_t)((UINT64_C(1) << (width - (is_signed || width == 32))) - 1);

    if (!strncasecmp(cell->text, "0x", 2)) {
        if (width == 32) return common_csv_number(csv, cell, &common_single, bits, err);
        return common_csv_fail(csv, cell, err,
                               "'%.40s' is a raw word, and a component of %s has %u bits; a "
                               "number, or a row sa%u with whole words, is needed",
                               cell->text, sgx543_type_names[type], (unsigned)width, (unsigned)reg);
    }
    if (type == F32 || type == F16) return read_float(csv, cell, type, bits, err);
    if (common_csv_integer(csv, cell, is_signed ? -most - 1 : 0, most, &value, err)) return -1;
    *bits = (uint32_t)value;
    return 0;
}

static int read_named(struct common_program *program, const struct common_csv *csv,
                      const struct common_cell *cell, unsigned cells, const struct place *place,
                      struct common_error *err)
{
    const struct sgx543_parameter *p = place->p;
    uint64_t most = (uint64_t)(p->count - place->element) * p->components;
    uint32_t word[SGX543_BANK] = {0}, stride = stride_of(p), size = size_of(p->type), end = 0, bits;
    uint32_t first = p->reg + place->element * stride / 4;

    if (cells < 2 || cells - 1 > most)
        return common_csv_fail(csv, &cell[0], err, "%u numbers; 1 to %llu are needed", cells - 1,
                               (unsigned long long)most);
    for (unsigned i = 0; i < cells - 1; i++) {
        uint32_t at = i / p->components * stride + i % p->components * size;
        if (first + at / 4 >= SGX543_BANK)
            return common_csv_fail(csv, &cell[i + 1], err, "'%.40s' is beyond sa127", cell->text);
        if (read_component(csv, &cell[i + 1], p->type, first + at / 4, &bits, err)) return -1;
        if (size < 4) bits &= (1u << 8 * size) - 1;
        word[at / 4] |= bits << 8 * (at % 4); /* the low part first */
        end = at / 4 + 1;
    }
    return common_program_add(program, false, SGX543_SPACE_UNIFORM, 0, 4 * first, word, end, 0,
                              err);
}

/* ---- rows. A register's name is the register, whatever uniforms are called. */

static int read_registers(struct common_program *program, const struct common_csv *csv,
                          const struct common_cell *cell, unsigned cells, uint32_t first,
                          struct common_error *err)
{
    uint32_t word[COMMON_CELLS], most = SGX543_BANK - first;

    if (cells < 2 || cells - 1 > most)
        return common_csv_fail(csv, &cell[0], err, "%u numbers; 1 to %u are needed", cells - 1,
                               (unsigned)most);
    for (unsigned i = 1; i < cells; i++)
        if (common_csv_number(csv, &cell[i], &common_single, &word[i - 1], err)) return -1;
    return common_program_add(program, false, SGX543_SPACE_UNIFORM, 0, 4 * first, word, cells - 1,
                              0, err);
}

static int read_uniform(void *context, const struct common_csv *csv, const struct common_cell *cell,
                        unsigned cells, struct common_error *err)
{
    struct common_program *program = context;
    uint32_t first = sgx543_register_of(cell->text, sgx543_banks[SGX543_SA]);
    struct place place;

    if (first < SGX543_BANK) return read_registers(program, csv, cell, cells, first, err);
    if (!find(program, cell->text, &place))
        return common_csv_fail(csv, cell, err,
                               "'%.40s'; sa0 to sa127, a uniform's name, or NAME[ELEMENT] of an "
                               "array is needed",
                               cell->text);
    if (check_place(csv, cell, &place, err)) return -1;
    return read_named(program, csv, cell, cells, &place, err);
}

int sgx543_uniforms_load(struct common_program *program, const char *path, struct common_error *err)
{
    static const struct common_reader reader = {NULL, read_uniform, NULL};
    return common_table_read(path, &reader, program, err);
}
