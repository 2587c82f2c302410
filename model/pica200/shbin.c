/* See shbin.h. Offsets and rules E1 to E15 are those of sheet section 5; a rule is tried on all
 * DVLEs before the next rule is tried on any. */
#include "shbin.h"
#include "isa.h"

#include "../common/f24.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    DVLB_MAGIC = 0x424c5644,
    DVLP_MAGIC = 0x504c5644,
    DVLE_MAGIC = 0x454c5644,
    DVLB_BYTES = 8,
    DVLP_BYTES = 40,
    DVLE_BYTES = 64,
    DESC_BYTES = 8,
    MAX_DVLES = 256,
    MAX_NAME = 255
};

/* The fields of a DVLE that locate its tables, and the size of an entry. */
enum table { CONSTANTS, LABELS, OUTPUTS, UNIFORMS, SYMBOLS, TABLES };

static const struct {
    const char *name;
    uint8_t field, bytes;
} tables[TABLES] = {
    [CONSTANTS] = {"constant", 0x18, 20}, [LABELS] = {"label", 0x20, 16},
    [OUTPUTS] = {"output", 0x28, 8},      [UNIFORMS] = {"uniform", 0x30, 8},
    [SYMBOLS] = {"symbol", 0x38, 1},
};

enum constant { BOOL, INT, FLOAT };

struct file {
    const char *name;
    const uint8_t *byte;
    size_t size;
    struct common_error *err;
    uint32_t dvles, dvlp;
    uint32_t code, words; /* file offset, count */
    uint32_t desc, descs;
};

static uint32_t get16(const struct file *f, uint64_t at)
{
    return f->byte[at] | (uint32_t)f->byte[at + 1] << 8;
}

static uint32_t get32(const struct file *f, uint64_t at)
{
    return get16(f, at) | get16(f, at + 2) << 16;
}

#define FAIL(f, at, rule, text, ...)                                                               \
    common_fail((f)->err, "%s:0x%04llx: error: " rule ": " text, (f)->name,                        \
                (unsigned long long)(at), __VA_ARGS__)

/* Whole range inside the file, 64-bit sums. */
static bool outside(const struct file *f, uint64_t at, uint64_t bytes)
{
    return at + bytes > f->size;
}

/* --- E1 to E5: the file and its program --- */

static int check_head(struct file *f)
{
    if (f->size < DVLB_BYTES)
        return FAIL(f, 0, "E1", "file of %zu bytes; at least %d are allowed", f->size, DVLB_BYTES);
    if (get32(f, 0) != DVLB_MAGIC)
        return FAIL(f, 0, "E1", "found 0x%08x; the magic 'DVLB' is allowed", (unsigned)get32(f, 0));
    f->dvles = get32(f, 4);
    if (f->dvles == 0 || f->dvles > MAX_DVLES)
        return FAIL(f, 4, "E2", "%u DVLEs; 1 to %d are allowed", (unsigned)f->dvles, MAX_DVLES);
    f->dvlp = DVLB_BYTES + 4 * f->dvles;
    if (outside(f, f->dvlp, DVLP_BYTES))
        return FAIL(f, 4, "E2", "%u DVLEs and a DVLP need %u bytes; the file has %zu",
                    (unsigned)f->dvles, (unsigned)f->dvlp + DVLP_BYTES, f->size);
    if (get32(f, f->dvlp) != DVLP_MAGIC)
        return FAIL(f, f->dvlp, "E3", "found 0x%08x; the magic 'DVLP' is allowed",
                    (unsigned)get32(f, f->dvlp));
    return 0;
}

static int check_program(struct file *f)
{
    uint32_t code = get32(f, f->dvlp + 8), desc = get32(f, f->dvlp + 0x10);
    f->words = get32(f, f->dvlp + 0xc);
    f->descs = get32(f, f->dvlp + 0x14);
    if (f->words == 0 || f->words > PICA200_CODE_WORDS)
        return FAIL(f, f->dvlp + 0xc, "E4", "code of %u words; 1 to %d are allowed",
                    (unsigned)f->words, PICA200_CODE_WORDS);
    if (code % 4 != 0 || outside(f, (uint64_t)f->dvlp + code, 4 * (uint64_t)f->words))
        return FAIL(f, f->dvlp + 8, "E4",
                    "code at 0x%x + 0x%x; a multiple of 4 inside the file's 0x%zx bytes is allowed",
                    (unsigned)f->dvlp, (unsigned)code, f->size);
    if (f->descs > PICA200_DESCS)
        return FAIL(f, f->dvlp + 0x14, "E5", "%u descriptors; 0 to %d are allowed",
                    (unsigned)f->descs, PICA200_DESCS);
    if (desc % 4 != 0 || outside(f, (uint64_t)f->dvlp + desc, DESC_BYTES * (uint64_t)f->descs))
        return FAIL(f, f->dvlp + 0x10, "E5",
                    "descriptors at 0x%x + 0x%x; a multiple of 4 inside the file's 0x%zx bytes is "
                    "allowed",
                    (unsigned)f->dvlp, (unsigned)desc, f->size);
    f->code = f->dvlp + code;
    f->desc = f->dvlp + desc;
    return 0;
}

/* --- E6 to E11: the DVLEs --- */

static uint64_t dvle_at(const struct file *f, uint32_t i)
{
    return get32(f, DVLB_BYTES + 4 * i);
}

static int check_place(const struct file *f, uint32_t i)
{
    uint64_t at = dvle_at(f, i);
    if (at % 4 == 0 && !outside(f, at, DVLE_BYTES)) return 0;
    return FAIL(f, DVLB_BYTES + 4 * i, "E6",
                "DVLE %u at 0x%llx; a multiple of 4, 64 bytes inside the file's 0x%zx, is allowed",
                (unsigned)i, (unsigned long long)at, f->size);
}

static int check_magic(const struct file *f, uint32_t i)
{
    uint64_t at = dvle_at(f, i);
    if (get32(f, at) == DVLE_MAGIC) return 0;
    return FAIL(f, at, "E7", "found 0x%08x; the magic 'DVLE' is allowed", (unsigned)get32(f, at));
}

static int check_type(const struct file *f, uint32_t i)
{
    uint64_t at = dvle_at(f, i);
    if (f->byte[at + 6] > 1)
        return FAIL(f, at + 6, "E8", "type %u; 0 (vertex) or 1 (geometry) is allowed",
                    f->byte[at + 6]);
    if (f->byte[at + 0x14] > 2)
        return FAIL(f, at + 0x14, "E8", "geometry mode %u; 0 to 2 is allowed", f->byte[at + 0x14]);
    return 0;
}

static int check_entry(const struct file *f, uint32_t i)
{
    uint64_t at = dvle_at(f, i);
    uint32_t entry = get32(f, at + 8), end = get32(f, at + 0xc);
    if (entry >= f->words)
        return FAIL(f, at + 8, "E9", "entry at word %u; 0 to %u is allowed", (unsigned)entry,
                    (unsigned)f->words - 1);
    if (end < entry || end > f->words)
        return FAIL(f, at + 0xc, "E9", "end of main at word %u; %u to %u is allowed", (unsigned)end,
                    (unsigned)entry, (unsigned)f->words);
    return 0;
}

static int check_vertex(const struct file *f, uint32_t i)
{
    uint64_t at = dvle_at(f, i);
    if (f->byte[at + 6] != 0 || f->words <= PICA200_VERTEX_WORDS) return 0;
    for (unsigned field = 8; field <= 0xc; field += 4)
        if (get32(f, at + field) > PICA200_VERTEX_WORDS)
            return FAIL(f, at + field, "E10",
                        "%s of a vertex shader at word %u; 0 to %d is allowed in a file of more "
                        "words",
                        field == 8 ? "entry" : "end", (unsigned)get32(f, at + field),
                        PICA200_VERTEX_WORDS);
    return 0;
}

static uint64_t table_at(const struct file *f, uint64_t dvle, enum table t)
{
    return dvle + get32(f, dvle + tables[t].field);
}

static uint32_t table_count(const struct file *f, uint64_t dvle, enum table t)
{
    return get32(f, dvle + tables[t].field + 4);
}

static int check_tables(const struct file *f, uint32_t i)
{
    uint64_t at = dvle_at(f, i);
    for (enum table t = 0; t < TABLES; t++) {
        uint64_t from = table_at(f, at, t);
        uint32_t count = table_count(f, at, t);
        bool aligned = t == SYMBOLS || from % 4 == 0;
        if (aligned && !outside(f, from, tables[t].bytes * (uint64_t)count)) continue;
        return FAIL(f, at + tables[t].field, "E11",
                    "%s table at 0x%llx with %u entries of %u bytes; %sinside the file's 0x%zx "
                    "bytes is allowed",
                    tables[t].name, (unsigned long long)from, (unsigned)count, tables[t].bytes,
                    t == SYMBOLS ? "" : "a multiple of 4 ", f->size);
    }
    return 0;
}

/* --- E12 to E15: entries of the tables --- */

static int check_constants(const struct file *f, uint32_t i)
{
    static const uint32_t registers[] = {
        [BOOL] = PICA200_BOOLS, [INT] = PICA200_INTS, [FLOAT] = PICA200_UNIFORMS};
    uint64_t dvle = dvle_at(f, i), at = table_at(f, dvle, CONSTANTS);
    for (uint32_t k = table_count(f, dvle, CONSTANTS); k > 0; k--, at += 20) {
        uint32_t type = get16(f, at), reg = get16(f, at + 2);
        if (type > FLOAT)
            return FAIL(f, at, "E12", "constant of type %u; 0 to 2 is allowed", (unsigned)type);
        if (reg >= registers[type])
            return FAIL(f, at + 2, "E12", "constant in register %u; 0 to %u is allowed",
                        (unsigned)reg, (unsigned)registers[type] - 1);
        for (unsigned w = 0; type == FLOAT && w < 4; w++)
            if (get32(f, at + 4 + 4 * w) > COMMON_F24_MASK)
                return FAIL(f, at + 4 + 4 * w, "E12",
                            "constant 0x%08x; a float24 in 24 bits is allowed",
                            (unsigned)get32(f, at + 4 + 4 * w));
    }
    return 0;
}

static int check_outputs(const struct file *f, uint32_t i)
{
    uint64_t dvle = dvle_at(f, i), at = table_at(f, dvle, OUTPUTS);
    for (uint32_t k = table_count(f, dvle, OUTPUTS); k > 0; k--, at += 8) {
        uint32_t semantic = get16(f, at), reg = get16(f, at + 2), mask = get16(f, at + 4);
        if (reg >= PICA200_ROWS)
            return FAIL(f, at + 2, "E13", "output register %u; 0 to 15 is allowed", (unsigned)reg);
        if (pica200_semantic_text(semantic) == NULL)
            return FAIL(f, at, "E13", "output semantic %u; 0 to 6, 8 and 9 are allowed",
                        (unsigned)semantic);
        if (mask == 0 || mask > 15)
            return FAIL(f, at + 4, "E13", "output mask %u; 1 to 15 is allowed", (unsigned)mask);
    }
    return 0;
}

/* Class of a register number of the uniform table, 0 for none. */
static char class_of(uint32_t reg)
{
    if (reg < PICA200_NAME_V + PICA200_ROWS) return 'v';
    if (reg < PICA200_NAME_C + PICA200_UNIFORMS) return 'c';
    if (reg < PICA200_NAME_I + PICA200_INTS) return 'i';
    if (reg >= PICA200_NAME_B && reg < PICA200_NAME_B + PICA200_BOOLS) return 'b';
    return '\0';
}

static int check_uniforms(const struct file *f, uint32_t i)
{
    uint64_t dvle = dvle_at(f, i), at = table_at(f, dvle, UNIFORMS);
    for (uint32_t k = table_count(f, dvle, UNIFORMS); k > 0; k--, at += 8) {
        uint32_t first = get16(f, at + 4), last = get16(f, at + 6);
        char class = class_of(first);
        if (last >= first && class != '\0' && class == class_of(last)) continue;
        return FAIL(f, at + 4, "E14",
                    "uniform in registers 0x%02x to 0x%02x; an ascending range of 0x00-0x0f, "
                    "0x10-0x6f, 0x70-0x73 or 0x78-0x87 is allowed",
                    (unsigned)first, (unsigned)last);
    }
    return 0;
}

/*   names    bytes of the symbol table up to its last zero byte */
static int check_name(const struct file *f, uint64_t field, uint32_t bytes, uint32_t names)
{
    uint32_t offset = get32(f, field);
    if (offset >= bytes)
        return FAIL(f, field, "E15", "name at 0x%x of the symbol table; it has 0x%x bytes",
                    (unsigned)offset, (unsigned)bytes);
    if (offset >= names)
        return FAIL(f, field, "E15",
                    "name at 0x%x of the symbol table has no end; a zero byte in the table's 0x%x "
                    "bytes is allowed",
                    (unsigned)offset, (unsigned)bytes);
    return 0;
}

static int check_names(const struct file *f, uint32_t i)
{
    uint64_t dvle = dvle_at(f, i), at = table_at(f, dvle, SYMBOLS);
    uint32_t bytes = table_count(f, dvle, SYMBOLS), names = bytes;
    while (names > 0 && f->byte[at + names - 1] != 0) names--;
    at = table_at(f, dvle, LABELS);
    for (uint32_t k = table_count(f, dvle, LABELS); k > 0; k--, at += 16)
        if (check_name(f, at + 12, bytes, names) != 0) return -1;
    at = table_at(f, dvle, UNIFORMS);
    for (uint32_t k = table_count(f, dvle, UNIFORMS); k > 0; k--, at += 8)
        if (check_name(f, at, bytes, names) != 0) return -1;
    return 0;
}

static int check(struct file *f)
{
    static int (*const rules[])(const struct file *f, uint32_t i) = {
        check_place,  check_magic,     check_type,    check_entry,    check_vertex,
        check_tables, check_constants, check_outputs, check_uniforms, check_names};
    if (check_head(f) != 0 || check_program(f) != 0) return -1;
    for (unsigned rule = 0; rule < sizeof rules / sizeof rules[0]; rule++)
        for (uint32_t i = 0; i < f->dvles; i++)
            if (rules[rule](f, i) != 0) return -1;
    return 0;
}

/* --- which one --- */

static const char *name_at(const struct file *f, uint64_t dvle, uint64_t field)
{
    return (const char *)f->byte + table_at(f, dvle, SYMBOLS) + get32(f, field);
}

/* Label of that name in a DVLE; 0: none (no table is at the file's beginning). */
static uint64_t find_label(const struct file *f, uint64_t dvle, const char *name)
{
    uint64_t at = table_at(f, dvle, LABELS);
    for (uint32_t k = table_count(f, dvle, LABELS); k > 0; k--, at += 16)
        if (strcmp(name_at(f, dvle, at + 12), name) == 0) return at;
    return 0;
}

/* Decimal or 0x hexadecimal; larger ones stay above 2^32. */
static bool read_number(const char *text, uint64_t *value)
{
    unsigned base = text[0] == '0' && (text[1] == 'x' || text[1] == 'X') ? 16 : 10;
    const char *p = text + (base == 16 ? 2 : 0);
    *value = 0;
    if (*p == '\0') return false;
    for (; *p != '\0'; p++) {
        if (base == 10 ? !isdigit((unsigned char)*p) : !isxdigit((unsigned char)*p)) return false;
        unsigned digit =
            isdigit((unsigned char)*p) ? (unsigned)(*p - '0') : (unsigned)(*p | 0x20) - 'a' + 10;
        if (*value <= UINT32_MAX) *value = *value * base + digit;
    }
    return true;
}

int pica200_find_entry(const struct pica200_names *names, const char *entry, uint32_t words,
                       uint32_t *pc)
{
    uint64_t value = 0;
    size_t i = 0;
    while (i < names->labels && strcmp(names->label[i].text, entry) != 0) i++;
    if (i < names->labels) value = names->label[i].pc;
    else if (!read_number(entry, &value)) return 1;
    *pc = (uint32_t)value;
    return value < words ? 0 : -1;
}

/* Where the text says that a run begins.
 *   returns  0; 1 it is no label of the DVLE, and no number; -1 with err */
static int find_start(const struct file *f, uint64_t dvle, const char *entry, uint32_t *pc)
{
    uint64_t label = find_label(f, dvle, entry);
    if (label == 0) return 1;
    *pc = get32(f, label + 4);
    if (*pc < f->words) return 0;
    return common_fail(f->err,
                       "%s:0x%04llx: error: label '%.40s' is at word %u; to start there, 0 to "
                       "%u is allowed",
                       f->name, (unsigned long long)label + 4, entry, (unsigned)*pc,
                       (unsigned)f->words - 1);
}

/* A DVLE by its number. */
static int find_part(const struct file *f, const char *part, uint32_t *number)
{
    uint64_t value;
    if (!read_number(part, &value) || value >= f->dvles)
        return common_fail(f->err, "%s: error: part '%.40s'; 0 to %u is allowed", f->name, part,
                           (unsigned)f->dvles - 1);
    *number = (uint32_t)value;
    return 0;
}

/* The DVLE to run, and its entry. */
static int choose(const struct file *f, const char *part, const char *entry, uint64_t *dvle,
                  uint32_t *pc)
{
    uint64_t value = 0;
    uint32_t first = 0, behind = f->dvles;
    if (part != NULL && find_part(f, part, &first) != 0) return -1;
    if (part != NULL) behind = first + 1;
    *dvle = dvle_at(f, first);
    *pc = get32(f, *dvle + 8);
    if (entry == NULL) return 0;
    for (uint32_t i = first; i < behind; i++) {
        int status = find_start(f, dvle_at(f, i), entry, pc);
        *dvle = dvle_at(f, i);
        if (status <= 0) return status;
    }
    *dvle = dvle_at(f, first);
    if (strcmp(entry, "main") == 0) return 0;
    if (!read_number(entry, &value))
        return common_fail(f->err,
                           "%s: error: no label '%.40s'; a label of the %s, or a word of the "
                           "code, is allowed as the entry",
                           f->name, entry, part != NULL ? "part" : "file");
    *pc = (uint32_t)value;
    if (value < f->words) return 0;
    return common_fail(f->err, "%s: error: entry %.40s; word 0 to %u is allowed", f->name, entry,
                       (unsigned)f->words - 1);
}

/* --- loading --- */

static int load_code(const struct file *f, struct common_program *program)
{
    uint32_t *word = calloc(PICA200_CODE_WORDS + PICA200_DESCS, sizeof *word); /* a small stack */
    if (word == NULL) return common_fail(f->err, "%s: error: out of memory", f->name);
    uint32_t *desc = word + PICA200_CODE_WORDS;
    for (uint32_t i = 0; i < f->words; i++) word[i] = get32(f, f->code + 4 * (uint64_t)i);
    for (uint32_t i = 0; i < f->descs; i++)
        desc[i] = get32(f, f->desc + DESC_BYTES * (uint64_t)i) & PICA200_DESC_BITS;
    int status = common_program_set_code(program, word, NULL, f->words, f->err);
    if (status == 0)
        status =
            common_program_add(program, false, PICA200_SPACE_DESC, 0, 0, desc, f->descs, 0, f->err);
    free(word);
    return status;
}

static int load_constants(const struct file *f, uint64_t dvle, struct common_program *program,
                          struct pica200_names *names)
{
    uint64_t at = table_at(f, dvle, CONSTANTS);
    uint32_t boolean = 0, word[4];
    for (uint32_t k = table_count(f, dvle, CONSTANTS); k > 0; k--, at += 20) {
        uint32_t type = get16(f, at), reg = get16(f, at + 2);
        int status = 0;
        for (unsigned w = 0; w < 4; w++) word[w] = get32(f, at + 4 + 4 * w);
        if (type == FLOAT)
            status = common_program_add(program, false, PICA200_SPACE_UNIFORM, 0, 16 * reg, word, 4,
                                        0, f->err);
        else if (type == INT)
            status = common_program_add(program, false, PICA200_SPACE_INT, 0, 4 * reg, word, 1, 0,
                                        f->err);
        else {
            boolean = (boolean & ~(1u << reg)) | (word[0] & 1) << reg;
            names->bools |= (uint16_t)(1u << reg);
        }
        if (status != 0) return -1;
    }
    if (boolean == 0) return 0;
    return common_program_add(program, false, PICA200_SPACE_BOOL, 0, 0, &boolean, 1, 0, f->err);
}

/* A longer name stays unknown: a file could repeat one of its own size in every entry. */
static bool is_long(const char *name)
{
    return strnlen(name, MAX_NAME + 1) > MAX_NAME;
}

static int load_names(const struct file *f, uint64_t dvle, struct pica200_names *names)
{
    int status = 0;
    uint64_t at = table_at(f, dvle, UNIFORMS);
    for (uint32_t k = table_count(f, dvle, UNIFORMS); k > 0 && status == 0; k--, at += 8) {
        const char *name = name_at(f, dvle, at);
        if (is_long(name)) continue;
        status = pica200_names_add(names, name, strlen(name), get16(f, at + 4), get16(f, at + 6));
    }
    at = table_at(f, dvle, LABELS);
    for (uint32_t k = table_count(f, dvle, LABELS); k > 0 && status == 0; k--, at += 16) {
        const char *name = name_at(f, dvle, at + 12);
        if (is_long(name)) continue;
        status = pica200_names_add_label(names, name, strlen(name), get32(f, at + 4));
    }
    at = table_at(f, dvle, OUTPUTS);
    for (uint32_t k = table_count(f, dvle, OUTPUTS); k > 0 && status == 0; k--, at += 8)
        status = pica200_names_add_output(
            names, (struct pica200_output){(uint8_t)get16(f, at), (uint8_t)get16(f, at + 2),
                                           (uint8_t)get16(f, at + 4)});
    return status == 0 ? 0 : common_fail(f->err, "%s: error: out of memory", f->name);
}

static void load_shader(const struct file *f, uint64_t dvle, const struct pica200_names *names,
                        struct pica200_launch *s)
{
    uint32_t inputs = get16(f, dvle + 0x10);
    s->geometry = f->byte[dvle + 6] == 1;
    s->outmap = get16(f, dvle + 0x12);
    for (size_t i = 0; s->outmap == 0 && i < names->outputs; i++)
        s->outmap |= 1u << names->output[i].reg;
    if (inputs != 0) s->attributes = 0;
    for (unsigned i = 0; i < PICA200_ROWS; i++)
        if (inputs >> i & 1) s->map[s->attributes++] = (uint8_t)i;
    s->stride = s->attributes;
    if (!s->geometry) return;
    s->input_mode = f->byte[dvle + 0x14];
    if (s->input_mode == 1) s->main_count = f->byte[dvle + 0x16];
    if (s->input_mode != 2) return;
    s->start = f->byte[dvle + 0x15];
    s->fixed_count = f->byte[dvle + 0x17];
    s->stride = s->attributes * s->fixed_count;
}

static int load(struct file *f, const char *part, const char *entry, struct common_program *program,
                struct pica200_names *names)
{
    uint64_t dvle;
    uint32_t pc;
    if (check(f) != 0 || choose(f, part, entry, &dvle, &pc) != 0) return -1;
    pica200_launch_of(program)->entry = pc;
    if (load_code(f, program) != 0 || load_constants(f, dvle, program, names) != 0 ||
        load_names(f, dvle, names) != 0)
        return -1;
    names->merge = f->byte[dvle + 7] != 0;
    load_shader(f, dvle, names, pica200_launch_of(program));
    return 0;
}

/* --- what a file holds --- */

/* A name from anywhere, on one line. */
static void put_printable(FILE *out, const char *name)
{
    for (unsigned i = 0; i < MAX_NAME && name[i] != '\0'; i++)
        fputc(isprint((unsigned char)name[i]) ? name[i] : '?', out);
}

static void put_kind(const struct file *f, uint64_t dvle, FILE *out)
{
    static const char *const modes[] = {"points", "variable", "fixed"};
    if (f->byte[dvle + 6] == 0) {
        fputs("vertex shader", out);
        return;
    }
    fputs("geometry shader", out);
    unsigned mode = f->byte[dvle + 0x14];
    fprintf(out, " of %s", modes[mode]);
    if (mode == 1) fprintf(out, " primitives, %u whole vertices", f->byte[dvle + 0x16]);
    if (mode == 2)
        fprintf(out, " primitives, %u vertices from c%u", f->byte[dvle + 0x17],
                f->byte[dvle + 0x15]);
    if (f->byte[dvle + 7] != 0) fputs(", merges outmaps", out);
}

/* ", " or the head of a line. */
static void put_head(FILE *out, const char *head, bool *begun)
{
    if (*begun) fputs(", ", out);
    else fprintf(out, "    %s ", head);
    *begun = true;
}

/* The class of an input distinguishes it. */
static void put_registers(const struct file *f, uint64_t dvle, bool inputs, FILE *out)
{
    uint64_t at = table_at(f, dvle, UNIFORMS);
    bool begun = false;
    for (uint32_t k = table_count(f, dvle, UNIFORMS); k > 0; k--, at += 8) {
        static const char classes[] = "vcib";
        static const uint16_t from[] = {PICA200_NAME_V, PICA200_NAME_C, PICA200_NAME_I,
                                        PICA200_NAME_B};
        uint32_t first = get16(f, at + 4), last = get16(f, at + 6);
        char class = class_of(first);
        if ((class == 'v') != inputs) continue;
        unsigned base = from[strchr(classes, class) - classes];
        put_head(out, inputs ? "inputs   " : "uniforms ", &begun);
        put_printable(out, name_at(f, dvle, at));
        fprintf(out, " %c%u", class, (unsigned)first - base);
        if (last != first) fprintf(out, "-%c%u", class, (unsigned)last - base);
    }
    if (begun) fputc('\n', out);
}

static void put_constants(const struct file *f, uint64_t dvle, FILE *out)
{
    uint64_t at = table_at(f, dvle, CONSTANTS);
    bool begun = false;
    for (uint32_t k = table_count(f, dvle, CONSTANTS); k > 0; k--, at += 20) {
        put_head(out, "constants", &begun);
        fprintf(out, "%c%u", "bic"[get16(f, at)], (unsigned)get16(f, at + 2));
    }
    if (begun) fputc('\n', out);
}

static void put_outputs(const struct file *f, uint64_t dvle, FILE *out)
{
    uint64_t at = table_at(f, dvle, OUTPUTS);
    bool begun = false;
    for (uint32_t k = table_count(f, dvle, OUTPUTS); k > 0; k--, at += 8) {
        put_head(out, "outputs  ", &begun);
        fprintf(out, "%s o%u.", pica200_semantic_text(get16(f, at)), (unsigned)get16(f, at + 2));
        for (unsigned i = 0; i < 4; i++)
            if (get16(f, at + 4) >> i & 1) fputc("xyzw"[i], out);
    }
    if (begun) fputc('\n', out);
}

static void put_part(const struct file *f, uint32_t number, FILE *out)
{
    uint64_t dvle = dvle_at(f, number), at = table_at(f, dvle, LABELS);
    fprintf(out, "part %u: ", (unsigned)number);
    put_kind(f, dvle, out);
    fprintf(out, ", entry %u", (unsigned)get32(f, dvle + 8));
    for (uint32_t k = table_count(f, dvle, LABELS); k > 0; k--, at += 16) {
        fputs(", ", out);
        put_printable(out, name_at(f, dvle, at + 12));
        fprintf(out, " at %u", (unsigned)get32(f, at + 4));
    }
    fputc('\n', out);
    put_registers(f, dvle, true, out);
    put_registers(f, dvle, false, out);
    put_constants(f, dvle, out);
    put_outputs(f, dvle, out);
}

int pica200_shbin_list(const char *name, const uint8_t *byte, size_t size, char **text,
                       struct common_error *err)
{
    struct file f = {.name = name, .byte = byte, .size = size, .err = err};
    size_t length;

    if (check(&f) != 0) return -1;
    FILE *out = open_memstream(text, &length);
    if (out == NULL) return common_fail(err, "%s: error: out of memory", name);
    for (uint32_t i = 0; i < f.dvles; i++) put_part(&f, i, out);
    if (fclose(out) == 0) return 0;
    free(*text);
    return common_fail(err, "%s: error: out of memory", name);
}

int pica200_shbin_find(const char *name, const uint8_t *byte, size_t size, bool geometry,
                       uint32_t *part, struct common_error *err)
{
    struct file f = {.name = name, .byte = byte, .size = size, .err = err};

    if (check(&f) != 0) return -1;
    for (*part = 0; *part < f.dvles; ++*part)
        if ((f.byte[dvle_at(&f, *part) + 6] == 1) == geometry) return 0;
    return common_fail(err, "%s: error: no %s shader in it; a pipeline needs both", name,
                       geometry ? "geometry" : "vertex");
}

int pica200_shbin_load(const char *name, const uint8_t *byte, size_t size, const char *part,
                       const char *entry, struct common_program *program,
                       struct pica200_names *names, struct common_error *err)
{
    struct file f = {.name = name, .byte = byte, .size = size, .err = err};
    memset(names, 0, sizeof *names);
    if (pica200_program_init(program, name) != 0)
        return common_fail(err, "%s: error: out of memory", name);
    if (load(&f, part, entry, program, names) == 0) return 0;
    common_program_free(program);
    pica200_names_free(names);
    return -1;
}
