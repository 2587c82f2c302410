/* The contents of a program, and its text: it assembles to the same program. */
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

/* --- places --- */

/* Words of the code that flow goes to; the last one is after the code. */
struct places {
    bool named[PICA200_CODE_WORDS + 1];
    size_t words;
};

/* The place after an '@'; 0 with `behind` NULL: there is none that can be named. */
static unsigned long place_at(const struct places *places, const char *at, char **behind)
{
    unsigned long word = strtoul(at + 1, behind, 10);
    if (*behind == at + 1 || word > places->words || word >= PICA200_CODE_WORDS) *behind = NULL;
    return word;
}

/* Notes all places of an instruction's text.
 *   returns  false: one of them cannot be named, so none of this text is */
static bool note_places(struct places *places, const char *text)
{
    struct {
        unsigned long word[2];
        unsigned count;
    } found = {.count = 0};
    for (const char *at = strchr(text, '@'); at != NULL; at = strchr(at + 1, '@')) {
        char *behind;
        unsigned long word = place_at(places, at, &behind);
        if (behind == NULL || found.count == 2) return false;
        found.word[found.count++] = word;
    }
    for (unsigned i = 0; i < found.count; i++) places->named[found.word[i]] = true;
    return true;
}

/* "ifu b0, L44, L46" of "ifu b0, else@44, end@46". */
static void put_named(struct output *o, struct places *places, const char *text)
{
    const bool named = note_places(places, text);
    put(o, "    ");
    for (const char *p = text; *p != '\0';) {
        size_t word = strspn(p, "abcdefghijklmnopqrstuvwxyz"), length = word > 0 ? word : 1;
        char *behind = NULL;
        if (named && p[word] == '@') {
            put(o, "L%lu", place_at(places, p + word, &behind));
            p = behind;
        } else {
            put(o, "%.*s", (int)length, p);
            p += length;
        }
    }
    put(o, "\n");
}

/* Runs and stride follow from what the program before it delivers. */
static void put_feed(struct output *o, const struct pica200_launch *s)
{
    put(o, ".feed\n");
    if (s->groups == 0) return;
    put(o, ".primitives");
    for (uint32_t i = 0; i < s->groups; i++) put(o, " %u", (unsigned)s->group[i]);
    put(o, "\n");
}

static void put_shader(struct output *o, const struct common_program *p,
                       const struct places *places)
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
    put(o, ".entry %c%u\n", places != NULL && s->entry < places->words ? 'L' : '@',
        (unsigned)s->entry);
    if (s->fed) put_feed(o, s);
    else put(o, ".runs %u\n.stride %u\n", (unsigned)s->runs, (unsigned)s->stride);
    put(o, ".attributes");
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

/* The descriptors that there are. */
static void put_descs(struct output *o, struct pica200_desc_table *table)
{
    unsigned count = PICA200_DESCS;
    while (count > 0 && table->value[count - 1] == 0) count--;
    for (unsigned i = 0; i < count; i++) {
        table->used[i] = UINT32_MAX;
        put(o, ".desc %u: 0x%08x\n", i, (unsigned)table->value[i]);
    }
}

/* The text of a word of the code.
 *   desc     out: its descriptor; NULL if it names none */
static void print_word(const struct pica200_desc_table *table, uint32_t word, const uint32_t **desc,
                       char *text, size_t size)
{
    struct pica200_insn insn;
    bool number = false;
    pica200_decode(word, &insn);
    *desc = NULL;
    if (insn.uses_desc) {
        unsigned limit = 1u << common_width(pica200_layouts[insn.format].desc->piece);
        uint32_t used = pica200_desc_bits(insn.op);
        *desc = &table->value[insn.desc];
        number = pica200_desc_find(table, **desc, used, limit) != insn.desc;
    }
    pica200_print(word, *desc, number, text, size);
}

static void put_code(struct output *o, const struct common_program *p)
{
    struct pica200_desc_table table = {{0}, {0}};
    const uint32_t *desc;
    pica200_program_descs(p, table.value);
    put_descs(o, &table);
    for (size_t pc = 0; pc < p->code_words; pc++) {
        char text[256], words[32] = "";
        print_word(&table, p->code[pc], &desc, text, sizeof text);
        if (desc != NULL) snprintf(words, sizeof words, " %08x", (unsigned)*desc);
        put(o, "    %-56s // %03zx: %08x%s\n", text, pc, (unsigned)p->code[pc], words);
    }
}

/* The same with names of places. */
static void put_named_code(struct output *o, const struct common_program *p, struct places *places)
{
    struct pica200_desc_table table = {{0}, {0}};
    const uint32_t *desc;
    char text[256];
    pica200_program_descs(p, table.value);
    put_descs(o, &table);
    for (size_t pc = 0; pc < p->code_words; pc++) {
        print_word(&table, p->code[pc], &desc, text, sizeof text);
        note_places(places, text);
    }
    for (size_t pc = 0; pc < p->code_words; pc++) {
        print_word(&table, p->code[pc], &desc, text, sizeof text);
        if (places->named[pc]) put(o, "L%zu:\n", pc);
        put_named(o, places, text);
    }
    if (places->named[p->code_words]) put(o, "L%zu:\n", p->code_words);
}

static char *text_of(struct output *o)
{
    if (!o->failed) return o->text;
    free(o->text);
    return NULL;
}

char *pica200_listing(const struct common_program *program)
{
    struct output o = {NULL, 0, 0, false};
    put_shader(&o, program, NULL);
    put_constants(&o, program);
    put_code(&o, program);
    put_data(&o, program);
    return text_of(&o);
}

char *pica200_source_text(const struct common_program *program)
{
    struct output o = {NULL, 0, 0, false};
    struct places places = {.words = program->code_words};
    const uint32_t entry = pica200_launch_of(program)->entry;
    if (entry < places.words) places.named[entry] = true;
    put_shader(&o, program, &places);
    put_constants(&o, program);
    put_named_code(&o, program, &places);
    put_data(&o, program);
    return text_of(&o);
}
