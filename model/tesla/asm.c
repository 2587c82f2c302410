/* Source files to programs: statements and layout; programs/language.md describes the language.
 * Everything is read once, names are collected, code is laid out, and data directives come last,
 * because they may name labels. */
#include "asm_directive.h"
#include "../common/file.h"
#include "../common/overrun.h"
#include "isa.h"
#include "tesla.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { SHORT_NOP = 0x10008000, MAX_CODE = 0x1000000 };

/* --- reading --- */

static bool is_directive(const struct tesla_statement *s)
{
    return s->labels < s->count && s->token[s->labels].text[0] == '.';
}

static int obey(struct tesla_assembler *a, const struct tesla_statement *s, unsigned phase)
{
    const struct common_token *name = &s->token[s->labels];
    struct common_text here = a->base.at;
    if (!is_directive(s)) return 0;
    a->base.at = common_text_behind(&here, name);
    int status = common_directive_run(&a->base, name, phase);
    a->base.at = here;
    return status;
}

static int obey_all(struct tesla_assembler *a, unsigned phase)
{
    for (size_t i = 0; i < a->statements; i++)
        if (obey(a, &a->statement[i], phase) != 0) return -1;
    return 0;
}

/* Leading "name:" tokens. */
static int read_labels(struct tesla_assembler *a, struct tesla_statement *s)
{
    s->first_symbol = a->base.symbols.count;
    while (s->labels < s->count) {
        const struct common_token name = s->token[s->labels];
        if (name.text[name.length - 1] != ':') break;
        if (common_label_add(&a->base, &name, 0) != 0) return -1;
        s->labels++;
    }
    return 0;
}

static int read_statements(struct tesla_assembler *a)
{
    size_t used = 0;
    do {
        struct tesla_statement s = {.token = a->pool + used};
        if (common_text_words_of_line(&a->base.at, s.token, &s.count) != 0) return -1;
        if (s.count == 0) continue;
        used += s.count;
        if (read_labels(a, &s) != 0 || obey(a, &s, TESLA_PHASE_READ) != 0) return -1;
        a->statement[a->statements++] = s;
    } while (common_text_next_line(&a->base.at));
    return 0;
}

/* --- code --- */

int tesla_asm_emit(struct tesla_assembler *a, uint32_t word, unsigned line)
{
    if (a->code.words >= MAX_CODE / 4)
        return common_fail(a->base.at.err,
                           "%s:%u:1: error: program is too long; 16 MiB are allowed",
                           a->base.at.file, line);
    return common_code_add(&a->code, &a->base.at, word, line);
}

static bool is_code_words(const struct tesla_statement *s)
{
    return s->labels < s->count && common_token_is(&s->token[s->labels], ".word");
}

/* Brings the code to an even word: the short instruction `last` before it becomes long if it can,
 * else a short nop follows. last: index of that statement, or SIZE_MAX. */
static int align(struct tesla_assembler *a, size_t last, unsigned line)
{
    if (a->code.words % 2 == 0) return 0;
    if (last == SIZE_MAX || !a->insn[last].has_long) return tesla_asm_emit(a, SHORT_NOP, line);
    a->code.words--;
    unsigned at = a->code.line[a->code.words];
    a->insn[last].has_short = false;
    if (tesla_asm_emit(a, a->insn[last].long_word[0], at) != 0) return -1;
    return tesla_asm_emit(a, a->insn[last].long_word[1], at);
}

/* Words of the language may be written in capitals: they become copies in small letters. Names of
 * the source are as they are, in brackets, too. */
static void make_small(struct tesla_assembler *a, struct common_token *t)
{
    const char *bracket = memchr(t->text, '[', t->length);
    size_t length = bracket != NULL ? (size_t)(bracket - t->text) : t->length, capitals = 0;
    bool minus = t->text[0] == '-';
    for (size_t i = 0; i < length; i++) capitals += isupper((unsigned char)t->text[i]) != 0;
    if (capitals == 0 ||
        common_symbols_find(&a->base.symbols, t->text + minus, t->length - minus) != NULL)
        return;
    memcpy(a->small, t->text, t->length);
    for (size_t i = 0; i < length; i++) a->small[i] = (char)tolower((unsigned char)a->small[i]);
    t->text = a->small;
    a->small += t->length;
}

/*   last  the short instruction that was just placed; SIZE_MAX: something else was */
static int place_insn(struct tesla_assembler *a, size_t number, size_t *last)
{
    const struct tesla_statement *s = &a->statement[number];
    const struct common_token *t = s->token + s->labels;
    struct tesla_code *code = &a->insn[number];
    for (size_t i = s->labels; i < s->count; i++) make_small(a, &s->token[i]);
    if (tesla_encode(a->base.program, &a->base.at, t, s->count - s->labels, &a->mnemonics, code) !=
        0)
        return -1;
    if (!code->has_short && align(a, *last, s->token[0].line) != 0) return -1;
    a->insn_at[number] = (uint32_t)a->code.words;
    *last = code->has_short ? number : SIZE_MAX;
    if (code->has_short) return tesla_asm_emit(a, code->short_word, t->line);
    if (tesla_asm_emit(a, code->long_word[0], t->line) != 0) return -1;
    return tesla_asm_emit(a, code->long_word[1], t->line);
}

/* Encodes and places everything; labels get their addresses. */
static int lay_out(struct tesla_assembler *a)
{
    size_t last = SIZE_MAX;
    for (size_t i = 0; i < a->statements; i++) {
        struct tesla_statement *s = &a->statement[i];
        if (s->labels > 0) {
            if (align(a, last, s->token[0].line) != 0) return -1;
            last = SIZE_MAX;
        }
        s->address = (uint32_t)a->code.words;
        for (size_t k = 0; k < s->labels; k++)
            a->base.symbols.list[s->first_symbol + k].value = s->address * 4;
        if (is_code_words(s)) last = SIZE_MAX;
        if (obey(a, s, TESLA_PHASE_CODE) != 0) return -1;
        if (s->labels < s->count && !is_directive(s) && place_insn(a, i, &last) != 0) return -1;
    }
    return 0;
}

/* Branches and .word may name a label whose address was not known when they were placed. */
static void resolve_labels(struct tesla_assembler *a)
{
    for (size_t i = 0; i < a->statements; i++) {
        const struct tesla_statement *s = &a->statement[i];
        if (a->insn[i].target != NULL)
            tesla_encode_target(a->code.word + a->insn_at[i],
                                common_symbols_label(&a->base.symbols, a->insn[i].target)->value);
        for (size_t k = s->labels + 1; is_code_words(s) && k < s->count; k++) {
            const struct common_symbol *label =
                common_symbols_label(&a->base.symbols, &s->token[k]);
            if (label != NULL) a->code.word[s->address + k - s->labels - 1] = label->value;
        }
    }
}

/* --- warnings --- */

/* Where an instruction can go on. A branch through c[] goes to places that are not known here. The
 * modifier exit has no predicate (sheet 2.7): the lanes that are there end. */
static void goes(const struct common_program *program, size_t at, struct common_goes *goes)
{
    struct tesla_insn insn;
    struct tesla_mode mode = {.features = TESLA_ALL_FEATURES,
                              .type = tesla_launch_of(program)->type};
    unsigned words = tesla_decode_as(&mode, program->code + at, program->code_words - at,
                                     4 * (uint32_t)at, &insn);
    bool always = insn.pred == TESLA_PRED_ALWAYS, never = insn.pred == TESLA_PRED_NEVER;
    bool leaves = insn.op == TESLA_OP_BRA || insn.op == TESLA_OP_RET || insn.op == TESLA_OP_BRK ||
                  insn.op == TESLA_OP_BRA_C || insn.op == TESLA_OP_DISCARD;
    bool aims = insn.op == TESLA_OP_BRA || insn.op == TESLA_OP_CALL || insn.op == TESLA_OP_PREBRK ||
                insn.op == TESLA_OP_JOINAT || insn.op == TESLA_OP_PRERET;
    if (insn.trap != TESLA_TRAP_NONE || insn.row == TESLA_ROW_NONE) return;
    if (!(leaves && always) && !insn.exit) goes->place[goes->count++] = at + words;
    if (aims && !never) goes->place[goes->count++] = insn.target / 4;
}

static unsigned written(const struct tesla_operand *dst)
{
    switch ((enum tesla_kind)dst->kind) {
    case TESLA_KIND_GPR:
    case TESLA_KIND_HALF: return 1;
    case TESLA_KIND_PAIR: return 2;
    case TESLA_KIND_QUAD: return 4;
    case TESLA_KIND_VECTOR: return dst->count;
    default: return 0;
    }
}

/* The first instruction that writes a register above .regs. */
static void warn_of_registers(struct common_program *program)
{
    unsigned words, regs = tesla_launch_of(program)->regs;
    for (size_t at = 0; at < program->code_words; at += words) {
        struct tesla_insn insn;
        struct tesla_mode mode = {.features = TESLA_ALL_FEATURES,
                                  .type = tesla_launch_of(program)->type};
        words = tesla_decode_as(&mode, program->code + at, program->code_words - at,
                                4 * (uint32_t)at, &insn);
        unsigned count = insn.trap == TESLA_TRAP_NONE ? written(&insn.dst) : 0;
        if (count == 0 || insn.dst.reg + count <= regs) continue;
        common_program_warn(program, program->line[at], 1,
                            "$r%u is written, and .regs %u has registers up to $r%u; what goes "
                            "there is lost",
                            insn.dst.reg + count - 1, regs, regs - 1);
        return;
    }
}

static void find_warnings(struct common_program *program)
{
    common_warn_overrun(program, tesla_launch_of(program)->entry / 4, goes,
                        "exit, ret or a branch is missing");
    warn_of_registers(program);
}

/* --- all of it --- */

static int make_room(struct tesla_assembler *a, const char *text)
{
    size_t size = strlen(text) + 1; /* no more tokens or statements than characters */
    a->pool = malloc(size * sizeof *a->pool);
    a->statement = malloc(size * sizeof *a->statement);
    a->small = a->letters = malloc(size);
    return a->pool != NULL && a->statement != NULL && a->letters != NULL
               ? 0
               : common_text_fail_memory(&a->base.at);
}

static int assemble(struct tesla_assembler *a, const char *text)
{
    struct common_text *at = &a->base.at;
    if (make_room(a, text) != 0 || read_statements(a) != 0) return -1;
    a->insn = calloc(a->statements + 1, sizeof *a->insn);
    a->insn_at = calloc(a->statements + 1, sizeof *a->insn_at);
    if (a->insn == NULL || a->insn_at == NULL) return common_text_fail_memory(at);
    if (obey_all(a, TESLA_PHASE_FIRST) != 0 || tesla_begin_graphics(a) != 0 || lay_out(a) != 0)
        return -1;
    resolve_labels(a);
    if (obey_all(a, TESLA_PHASE_LAST) != 0 || tesla_finish_directives(a) != 0) return -1;
    return common_code_put(&a->code, &a->base);
}

static struct tesla_assembler begin(const char *name, const char *text,
                                    struct common_program *program, struct common_error *err)
{
    return (struct tesla_assembler){
        .base = {.at = common_text_begin(name, text, &common_syntax_words, err),
                 .program = program,
                 .isa = &tesla_isa,
                 .tables = tesla_directive_tables},
        .graphics = {.threads = 1}};
}

static void end(struct tesla_assembler *a)
{
    common_symbols_free(&a->base.symbols);
    tesla_mnemonics_free(&a->mnemonics);
    free(a->pool);
    free(a->statement);
    free(a->letters);
    common_code_free(&a->code);
    free(a->insn);
    free(a->insn_at);
    free(a->graphics.word);
}

int tesla_assemble(const char *name, const char *text, struct common_program *program,
                   struct common_error *err)
{
    struct tesla_assembler a = begin(name, text, program, err);
    a.base.at.symbols = &a.base.symbols;
    if (tesla_program_init(program, name) != 0) return common_text_fail_memory(&a.base.at);
    a.base.launch = program->launch;
    int status = assemble(&a, text);
    end(&a);
    if (status != 0) common_program_free(program);
    else find_warnings(program);
    return status;
}

/* --- expectations alone --- */

static int expectations(struct tesla_assembler *a, const char *text)
{
    if (make_room(a, text) != 0 || read_statements(a) != 0) return -1;
    for (size_t i = 0; i < a->statements; i++) {
        const struct common_token *first = &a->statement[i].token[0];
        if (!common_token_is(first, ".expect") && !common_token_is(first, ".set"))
            return common_text_fail(&a->base.at, first, "found", ".expect or .set is allowed here");
    }
    return obey_all(a, TESLA_PHASE_LAST);
}

int tesla_expect_load(struct common_program *program, const char *path, struct common_error *err)
{
    size_t before = program->expects;
    char *text = common_file_read(path, NULL, err);
    if (text == NULL) return -1;
    struct tesla_assembler a = begin(path, text, program, err);
    a.base.at.symbols = &a.base.symbols;
    a.base.launch = program->launch;
    int status = expectations(&a, text);
    end(&a);
    free(text);
    for (size_t i = before; i < program->expects; i++) program->expect[i].file = path;
    if (status == 0 && program->expects == before && !program->expect_trap)
        status = common_fail(err, "%s:1:1: error: no .expect; one at least is allowed", path);
    return status;
}
