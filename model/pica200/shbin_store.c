/* Programs to .shbin containers; offsets are those of sheet section 5, the order of the parts is
 * picasso's. */
#include "shbin.h"
#include "isa.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { DVLP_BYTES = 40, VERSION = 0x1002 };

struct writer {
    uint8_t *byte;
    size_t size, room;
    bool failed;
};

static void put8(struct writer *w, uint32_t value)
{
    if (w->size == w->room) {
        size_t room = w->room != 0 ? 2 * w->room : 4096;
        uint8_t *grown = w->failed ? NULL : realloc(w->byte, room);
        if (grown == NULL) {
            w->failed = true;
            return;
        }
        w->byte = grown;
        w->room = room;
    }
    w->byte[w->size++] = (uint8_t)value;
}

static void put16(struct writer *w, uint32_t value)
{
    put8(w, value);
    put8(w, value >> 8);
}

static void put32(struct writer *w, uint32_t value)
{
    put16(w, value);
    put16(w, value >> 16);
}

/* Over what is there already. */
static void patch32(struct writer *w, size_t at, size_t value)
{
    for (unsigned i = 0; i < 4 && !w->failed; i++) w->byte[at + i] = (uint8_t)(value >> 8 * i);
}

/* --- constants: registers that the program's init segments write --- */

struct constants {
    uint32_t word[4 * PICA200_UNIFORMS];
    bool known[4 * PICA200_UNIFORMS];
};

static void collect(const struct common_program *program, uint32_t space, size_t words,
                    struct constants *c)
{
    pica200_program_words(program, space, c->word, c->known, words);
}

static void put_constant(struct writer *w, uint32_t type, uint32_t reg, const uint32_t *word,
                         unsigned words)
{
    put16(w, type);
    put16(w, reg);
    for (unsigned i = 0; i < 4; i++) put32(w, i < words ? word[i] : 0);
}

/*   returns  how many */
static uint32_t put_constants(struct writer *w, const struct common_program *program,
                              const struct pica200_names *names)
{
    struct constants c;
    uint32_t count = 0;
    collect(program, PICA200_SPACE_BOOL, 1, &c);
    for (uint32_t i = 0; i < PICA200_BOOLS; i++) {
        uint32_t bit = c.word[0] >> i & 1;
        if (bit != 0 || (names->bools >> i & 1)) put_constant(w, 0, i, &bit, 1), count++;
    }
    collect(program, PICA200_SPACE_INT, PICA200_INTS, &c);
    for (uint32_t i = 0; i < PICA200_INTS; i++)
        if (c.known[i]) put_constant(w, 1, i, &c.word[i], 1), count++;
    collect(program, PICA200_SPACE_UNIFORM, 4 * PICA200_UNIFORMS, &c);
    for (uint32_t i = 0; i < PICA200_UNIFORMS; i++) {
        const bool *known = &c.known[4 * i];
        if (known[0] || known[1] || known[2] || known[3])
            put_constant(w, 2, i, &c.word[4 * i], 4), count++;
    }
    return count;
}

/* --- the parts --- */

static void put_program(struct writer *w, const struct common_program *program)
{
    uint32_t desc[PICA200_DESCS], descs = PICA200_DESCS;
    uint32_t code_bytes = 4 * (uint32_t)program->code_words;
    pica200_program_descs(program, desc);
    while (descs > 0 && desc[descs - 1] == 0) descs--;
    uint32_t end = DVLP_BYTES + code_bytes + 8 * descs;
    const uint32_t head[] = {0x504c5644,
                             0,
                             DVLP_BYTES,
                             (uint32_t)program->code_words,
                             DVLP_BYTES + code_bytes,
                             descs,
                             end,
                             0,
                             0,
                             0};
    for (unsigned i = 0; i < 10; i++) put32(w, head[i]);
    for (size_t i = 0; i < program->code_words; i++) put32(w, program->code[i]);
    for (uint32_t i = 0; i < descs; i++) {
        put32(w, desc[i]);
        put32(w, 0);
    }
}

static void put_head(struct writer *w, const struct common_program *program,
                     const struct pica200_names *names)
{
    const struct pica200_launch *s = pica200_launch_of(program);
    uint32_t inputs = 0;
    for (unsigned i = 0; i < s->attributes; i++) inputs |= 1u << s->map[i];
    put32(w, 0x454c5644);
    put16(w, VERSION);
    put8(w, s->geometry);
    put8(w, names->merge);
    put32(w, s->entry);
    put32(w, names->end != 0 ? names->end : (uint32_t)program->code_words);
    put16(w, inputs);
    put16(w, s->outmap);
    put8(w, s->geometry ? s->input_mode : 0);
    put8(w, s->geometry && s->input_mode == 2 ? s->start : 0);
    put8(w, s->geometry && s->input_mode == 1 ? s->main_count : 0);
    put8(w, s->geometry && s->input_mode == 2 ? s->fixed_count : 0);
    for (unsigned i = 0; i < 10; i++) put32(w, 0); /* tables: put_table() */
}

/* Notes where a table begins, and how many entries it has. */
static void note_table(struct writer *w, size_t dvle, unsigned table, size_t from, size_t count)
{
    patch32(w, dvle + 0x18 + 8 * table, from - dvle);
    patch32(w, dvle + 0x1c + 8 * table, count);
}

/* A name in the symbol table; returns where it begins. */
static uint32_t put_name(struct writer *symbols, const char *text)
{
    uint32_t at = (uint32_t)symbols->size;
    do put8(symbols, (uint8_t)*text);
    while (*text++ != '\0');
    return at;
}

/* Names that begin so are the source's own. */
static bool is_private(const char *name)
{
    return name[0] == '_';
}

/*   returns  how many */
static uint32_t put_labels(struct writer *w, struct writer *symbols,
                           const struct pica200_names *names)
{
    uint32_t count = 0;
    for (size_t i = 0; i < names->labels; i++) {
        if (is_private(names->label[i].text)) continue;
        put32(w, count++ & 255);
        put32(w, names->label[i].pc);
        put32(w, 0);
        put32(w, put_name(symbols, names->label[i].text));
    }
    return count;
}

/*   returns  how many */
static uint32_t put_uniforms(struct writer *w, struct writer *symbols,
                             const struct pica200_names *names)
{
    uint32_t count = 0;
    for (size_t i = 0; i < names->names; i++) {
        if (is_private(names->name[i].text)) continue;
        put32(w, put_name(symbols, names->name[i].text));
        put16(w, names->name[i].first);
        put16(w, names->name[i].last);
        count++;
    }
    return count;
}

static void put_tables(struct writer *w, size_t dvle, const struct common_program *program,
                       const struct pica200_names *names)
{
    struct writer symbols = {NULL, 0, 0, false};
    size_t from = w->size;
    uint32_t count = put_constants(w, program, names);
    note_table(w, dvle, 0, from, count);
    from = w->size;
    count = put_labels(w, &symbols, names);
    note_table(w, dvle, 1, from, count);
    from = w->size;
    for (size_t i = 0; i < names->outputs; i++) {
        put16(w, names->output[i].semantic);
        put16(w, names->output[i].reg);
        put16(w, names->output[i].mask);
        put16(w, 0);
    }
    note_table(w, dvle, 2, from, names->outputs);
    from = w->size;
    count = put_uniforms(w, &symbols, names);
    note_table(w, dvle, 3, from, count);
    from = w->size;
    for (size_t i = 0; i < symbols.size && !symbols.failed; i++) put8(w, symbols.byte[i]);
    w->failed |= symbols.failed;
    free(symbols.byte);
    note_table(w, dvle, 4, from, w->size - from);
    while (w->size % 4 != 0 && !w->failed) put8(w, 0);
}

/* What a container has no place for. */
static int check(const struct common_program *program, struct common_error *err)
{
    const struct pica200_launch *s = pica200_launch_of(program);
    if (program->code_words > PICA200_CODE_WORDS)
        return common_fail(err, "%s: error: %zu code words; a .shbin holds up to %d", program->name,
                           program->code_words, PICA200_CODE_WORDS);
    for (size_t i = 0; i < program->inits; i++)
        if (program->init[i].space == PICA200_SPACE_CONFIG)
            return common_fail(err,
                               "%s: error: register writes (.setreg) have no place in a .shbin",
                               program->name);
    for (unsigned i = 1; i < s->attributes; i++)
        if (s->map[i] <= s->map[i - 1])
            return common_fail(err,
                               "%s: error: attribute %u goes to v%u; a .shbin holds registers "
                               "in ascending order only",
                               program->name, i, s->map[i]);
    return 0;
}

/* One shader. */
static void put_dvle(struct writer *w, const struct common_program *program)
{
    static const struct pica200_names none = {0};
    const struct pica200_names *names = program->names != NULL ? program->names : &none;
    size_t dvle = w->size;
    put_head(w, program, names);
    put_tables(w, dvle, program, names);
}

int pica200_shbin_store(const struct common_program *program, size_t programs, uint8_t **byte,
                        size_t *size, struct common_error *err)
{
    struct writer w = {NULL, 0, 0, false};
    const struct common_program *first = NULL;
    uint32_t shaders = 0;
    for (size_t i = 0; i < programs; i++) {
        if (program[i].name == NULL) continue;
        if (check(&program[i], err) != 0) return -1;
        if (first == NULL) first = &program[i];
        shaders++;
    }
    assert(first != NULL);
    put32(&w, 0x424c5644);
    put32(&w, shaders);
    for (uint32_t i = 0; i < shaders; i++) put32(&w, 0);
    put_program(&w, first);
    for (size_t i = 0, at = 8; i < programs; i++) {
        if (program[i].name == NULL) continue;
        patch32(&w, at, w.size);
        put_dvle(&w, &program[i]);
        at += 4;
    }
    if (w.failed) {
        free(w.byte);
        return common_fail(err, "%s: error: out of memory", first->name);
    }
    *byte = w.byte;
    *size = w.size;
    return 0;
}
