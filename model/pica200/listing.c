/* What stands in a program, and its text: it assembles to the same program. */
#include "names.h"
#include "text.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void pica200_program_words(const struct common_program *program, uint32_t space, uint32_t *word,
                           bool *known, size_t words)
{
    memset(word, 0, words * sizeof *word);
    if (known != NULL) memset(known, 0, words * sizeof *known);
    for (size_t i = 0; i < program->inits; i++) {
        const struct common_segment *s = &program->init[i];
        if (s->space != space) continue;
        for (size_t k = 0; k < s->count && s->addr / 4 + k < words; k++) {
            word[s->addr / 4 + k] = s->word[k];
            if (known != NULL) known[s->addr / 4 + k] = true;
        }
    }
}

void pica200_program_descs(const struct common_program *program, uint32_t *desc)
{
    pica200_program_words(program, PICA200_SPACE_DESC, desc, NULL, PICA200_DESCS);
}

unsigned pica200_fetch(const struct common_program *program, uint64_t pc, uint32_t *word,
                       uint64_t *next)
{
    struct pica200_insn insn;
    uint32_t desc[PICA200_DESCS];
    if (pc >= program->code_words) return 0;
    word[0] = program->code[pc];
    *next = pc + 1;
    pica200_decode(word[0], &insn);
    if (!insn.uses_desc) return 1;
    pica200_program_descs(program, desc);
    word[1] = desc[insn.desc];
    return 2;
}

struct output {
    char *text;
    size_t size, used;
    bool failed;
};

__attribute__((format(printf, 2, 3))) static void put(struct output *o, const char *format, ...)
{
    char line[256];
    va_list args;
    va_start(args, format);
    int count = vsnprintf(line, sizeof line, format, args);
    va_end(args);
    if (count < 0 || (size_t)count >= sizeof line) o->failed = true;
    if (o->failed) return;
    if (o->used + sizeof line > o->size) {
        size_t size = 2 * o->size + sizeof line;
        char *grown = realloc(o->text, size);
        if (grown == NULL) {
            o->failed = true;
            return;
        }
        o->text = grown;
        o->size = size;
    }
    memcpy(o->text + o->used, line, (size_t)count + 1);
    o->used += (size_t)count;
}

static void put_words(struct output *o, const uint32_t *word, size_t count)
{
    for (size_t i = 0; i < count; i++)
        put(o, "%s0x%x", i % 8 == 7 && i + 1 < count ? " \\\n        " : " ", (unsigned)word[i]);
    put(o, "\n");
}

static void put_shader(struct output *o, const struct common_program *p)
{
    static const char *const modes[] = {"point", "variable", "fixed"};
    const struct pica200_launch *s = pica200_launch_of(p);
    if (s->geometry) {
        put(o, ".shader geometry %s", modes[s->input_mode % 3]);
        if (s->input_mode == 1) put(o, " %u", (unsigned)s->main_count);
        if (s->input_mode == 2) put(o, " c%u %u", (unsigned)s->start, (unsigned)s->fixed_count);
        put(o, "\n");
    } else {
        put(o, ".shader vertex\n");
    }
    if (p->names != NULL && ((const struct pica200_names *)p->names)->merge) put(o, ".merge\n");
    put(o, ".entry @%u\n.runs %u\n.stride %u\n.attributes", (unsigned)s->entry, (unsigned)s->runs,
        (unsigned)s->stride);
    for (unsigned i = 0; i < s->attributes && i < 16; i++) put(o, " v%u", s->map[i] & 15u);
    put(o, "\n.outmap");
    if (s->outmap == 0) put(o, " none");
    for (unsigned i = 0; i < PICA200_ROWS; i++)
        if (s->outmap >> i & 1) put(o, " o%u", i);
    put(o, "\n");
}

static void put_constants(struct output *o, const struct common_program *p)
{
    uint32_t word[PICA200_UNIFORMS * 4];
    bool known[PICA200_UNIFORMS * 4];
    const struct pica200_names *names = p->names;
    pica200_program_words(p, PICA200_SPACE_UNIFORM, word, known, PICA200_UNIFORMS * 4);
    for (unsigned i = 0; i < PICA200_UNIFORMS; i++) {
        const uint32_t *w = &word[4 * i];
        const bool *k = &known[4 * i];
        if (k[0] || k[1] || k[2] || k[3])
            put(o, ".setf c%u(0x%06x, 0x%06x, 0x%06x, 0x%06x)\n", i, (unsigned)w[0], (unsigned)w[1],
                (unsigned)w[2], (unsigned)w[3]);
    }
    pica200_program_words(p, PICA200_SPACE_INT, word, known, PICA200_INTS);
    for (unsigned i = 0; i < PICA200_INTS; i++)
        if (known[i])
            put(o, ".seti i%u(%u, %u, %u, %u)\n", i, word[i] & 255u, word[i] >> 8 & 255u,
                word[i] >> 16 & 255u, (unsigned)(word[i] >> 24));
    pica200_program_words(p, PICA200_SPACE_BOOL, word, NULL, 1);
    uint32_t bools = word[0] | (names != NULL ? names->bools : 0u);
    for (unsigned i = 0; i < PICA200_BOOLS; i++)
        if (bools >> i & 1) put(o, ".setb b%u %s\n", i, word[0] >> i & 1 ? "true" : "false");
}

static void put_data(struct output *o, const struct common_program *p)
{
    for (size_t i = 0; i < p->inits; i++) {
        const struct common_segment *s = &p->init[i];
        if (s->space != PICA200_SPACE_INPUT || s->count == 0) continue;
        put(o, ".memory input 0x%x:", (unsigned)s->addr);
        put_words(o, s->word, s->count);
    }
    for (size_t i = 0; i < p->inits; i++) {
        const struct common_segment *s = &p->init[i];
        for (size_t k = 0; s->space == PICA200_SPACE_CONFIG && k < s->count; k++)
            put(o, ".setreg 0x%x 0x%x\n", (unsigned)(s->addr / 4 + k), (unsigned)s->word[k]);
    }
    for (size_t i = 0; i < p->expects; i++) {
        const struct common_segment *s = &p->expect[i];
        if (s->space != PICA200_SPACE_OUTPUT || s->count == 0) continue;
        put(o, ".expect memory 0x%x:", (unsigned)s->addr);
        put_words(o, s->word, s->count);
    }
    if (p->expect_trap) {
        char names[64];
        pica200_trap_text(p->trap, names, sizeof names);
        put(o, ".expect trap %s\n", names);
    }
}

static void put_code(struct output *o, const struct common_program *p)
{
    struct pica200_desc_table table = {{0}, {0}};
    unsigned count = PICA200_DESCS;
    pica200_program_descs(p, table.value);
    while (count > 0 && table.value[count - 1] == 0) count--;
    for (unsigned i = 0; i < count; i++) {
        table.used[i] = UINT32_MAX;
        put(o, ".desc %u: 0x%08x\n", i, (unsigned)table.value[i]);
    }
    for (size_t pc = 0; pc < p->code_words; pc++) {
        struct pica200_insn insn;
        char text[256], words[32] = "";
        pica200_decode(p->code[pc], &insn);
        const uint32_t *desc = NULL;
        bool number = false;
        if (insn.uses_desc) {
            unsigned limit = 1u << common_width(pica200_layouts[insn.format].desc->piece);
            uint32_t used = pica200_desc_bits(insn.op);
            desc = &table.value[insn.desc];
            number = pica200_desc_find(&table, *desc, used, limit) != insn.desc;
            snprintf(words, sizeof words, " %08x", (unsigned)*desc);
        }
        pica200_print(p->code[pc], desc, number, text, sizeof text);
        put(o, "    %-56s // %03zx: %08x%s\n", text, pc, (unsigned)p->code[pc], words);
    }
}

char *pica200_listing(const struct common_program *program)
{
    struct output o = {NULL, 0, 0, false};
    put_shader(&o, program);
    put_constants(&o, program);
    put_code(&o, program);
    put_data(&o, program);
    if (!o.failed) return o.text;
    free(o.text);
    return NULL;
}
