/* tally: one hart whose only instruction is `add rD, rS, imm`. Its bits are drawn in
 * rtl/tally_pkg.sv. Nearly everything that an ISA may leave out is left out: launch, memories,
 * chips, containers. The instruction table at the end is there for random programs and coverage;
 * decoder and disassembler are too small to need it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "model/common/encoding.h"
#include "model/common/isa.h"
#include "model/common/random.h"
#include "model/common/text.h"

enum { REGS = 16, LAST = 1u << 16, RESERVED = 0x7fu << 17, ILLEGAL = 1 };
enum { MOST = 65536 }; /* times that .repeat takes an instruction */

struct tally {
    const struct common_program *program;
    uint32_t regs;
    uint32_t pc; /* bytes */
    bool done;
    uint32_t r[REGS];
};

static const char *const parameters[] = {"REGS", NULL};

static void *create(const struct common_program *program, const struct common_machine *machine,
                    struct common_error *err)
{
    if (common_machine_check(machine, "tally", parameters, err)) return NULL;
    struct tally *t = calloc(1, sizeof *t);
    if (!t) {
        common_fail(err, "tally: error: out of memory");
        return NULL;
    }
    t->program = program;
    t->regs = common_machine_value(machine, "REGS", REGS);
    return t;
}

static int step(void *model, uint32_t warp, struct common_step *step, struct common_error *err)
{
    struct tally *t = model;

    if (t->done || warp) return common_fail(err, "tally: hart %u is idle", warp);
    /* beyond the code the memory holds 0, which is add r0, r0, 0 */
    uint32_t word = t->pc / 4 < t->program->code_words ? t->program->code[t->pc / 4] : 0;
    uint32_t d = word >> 28, s = word >> 24 & 15;
    bool illegal = word & RESERVED || d >= t->regs || s >= t->regs;

    step->regs = step->mems = 0;
    step->retire = (struct common_retire){.kind = COMMON_RETIRE,
                                          .warp = warp,
                                          .fields = COMMON_HAS_ALL,
                                          .pc = t->pc,
                                          .nwords = 1,
                                          .word = {word},
                                          .active = 1,
                                          .next_pc = t->pc + 4,
                                          .trap = illegal ? ILLEGAL : 0};
    if (!illegal) {
        t->r[d] = t->r[s] + (uint32_t)(int16_t)(word & 0xffff);
        step->reg[step->regs++] = (struct common_reg_write){
            .file = 0, .index = d, .mask = 1, .be = 15, .data = {t->r[d]}};
    }
    t->pc += 4;
    t->done = illegal || word & LAST;
    step->retire.done = t->done;
    return 0;
}

static bool register_live(const void *model, uint32_t warp, uint32_t file, uint32_t index)
{
    return !warp && !file && index < ((const struct tally *)model)->regs;
}

static void read_register(const void *model, uint32_t warp, uint32_t file, uint32_t index,
                          uint32_t *lane)
{
    (void)warp, (void)file;
    memset(lane, 0, COMMON_LANES * sizeof *lane);
    lane[0] = ((const struct tally *)model)->r[index];
}

static unsigned disassemble(const uint32_t *word, size_t nwords, uint64_t pc, char *text,
                            size_t size)
{
    (void)nwords, (void)pc;
    if (*word & RESERVED) snprintf(text, size, ".word 0x%08x", *word);
    else
        snprintf(text, size, "%s r%u, r%u, %d", *word & LAST ? "add.last" : "add", *word >> 28,
                 *word >> 24 & 15, (int16_t)(*word & 0xffff));
    return 1;
}

static void trap_text(uint32_t trap, char *text, size_t size)
{
    snprintf(text, size, "%s", trap == ILLEGAL ? "ILLEGAL" : "none");
}

/* "r0" .. "r15" */
static int read_name(struct common_text *text, uint32_t *index)
{
    struct common_token token = common_text_here(text);
    int64_t value = -1;

    if (token.length > 1 && token.text[0] == 'r' &&
        !common_number(text->syntax, NULL, token.text + 1, token.length - 1, &value) &&
        value >= 0 && value < REGS) {
        *index = (uint32_t)value;
        common_text_word(text, &token);
        return 0;
    }
    return common_text_fail_here(text, "a register r0 to r15 is needed");
}

/* A line of a program that says something else than one instruction. */
struct reading {
    uint32_t times;   /* .repeat N: of the next instruction */
    bool expect_trap; /* .expect ILLEGAL */
};

/* "add rD, rS, N", "add.last ..", ".word N"; the directives leave *is_word false. */
static int read_line(struct common_text *text, struct reading *reading, bool *is_word,
                     uint32_t *word)
{
    uint32_t d, s, imm;
    struct common_token name, trap;

    bool named = common_text_name(text, &name);
    *is_word = true;
    if (named && common_token_is(&name, ".word"))
        return common_text_number(text, 0, UINT32_MAX, word) || common_text_end_line(text) ? -1 : 0;
    if (named && common_token_is(&name, ".repeat")) {
        *is_word = false;
        return common_text_number(text, 1, MOST, &reading->times) || common_text_end_line(text) ? -1
                                                                                                : 0;
    }
    if (named && common_token_is(&name, ".expect")) {
        *is_word = false;
        reading->expect_trap = true;
        if (!common_text_name(text, &trap) || !common_token_is(&trap, "ILLEGAL"))
            return common_text_fail_here(text, "'ILLEGAL' is needed");
        return common_text_end_line(text) ? -1 : 0;
    }
    if (!named || !(common_token_is(&name, "add") || common_token_is(&name, "add.last")))
        return common_text_fail_here(
            text, "'add', 'add.last', '.word', '.repeat' or '.expect' is needed");
    if (read_name(text, &d) || common_text_need(text, ",", "',' is needed") ||
        read_name(text, &s) || common_text_need(text, ",", "',' is needed") ||
        common_text_number(text, INT16_MIN, INT16_MAX, &imm) || common_text_end_line(text))
        return -1;
    *word = d << 28 | s << 24 | (name.length > 3 ? LAST : 0) | (imm & 0xffff);
    return 0;
}

static int assemble(const char *name, const char *source, struct common_program *program,
                    struct common_error *err)
{
    static const struct common_syntax syntax = {
        .blank = " \t", .comment = {"//", NULL}, .dots = true};
    struct common_text text = common_text_begin(name, source, &syntax, err);
    uint32_t *word = NULL;
    unsigned *line = NULL;
    size_t count = 0, room = 0, lines = 0;
    struct reading reading = {.times = 1};
    int failed = common_program_init(program, name, NULL, 0);

    do {
        bool is_word = false;
        uint32_t one = 0;
        if (failed || common_text_at_end(&text)) continue;
        unsigned here = text.line;
        failed = read_line(&text, &reading, &is_word, &one);
        for (; !failed && is_word && reading.times; reading.times--) {
            failed = common_text_grow(&text, &word, count, &room, sizeof *word) ||
                     common_text_grow(&text, &line, count, &lines, sizeof *line);
            if (failed) break;
            line[count] = here;
            word[count++] = one;
        }
        if (is_word) reading.times = 1;
    } while (!failed && common_text_next_line(&text));
    if (!failed) failed = common_program_set_code(program, word, line, count, err);
    program->expect_trap = reading.expect_trap;
    program->trap = ILLEGAL;
    free(word);
    free(line);
    return failed ? -1 : 0;
}

static const struct common_file files[] = {{"gpr", "r%u", REGS, 32}};

/* ---- the table: a row of which the bit `last` is 0, and one that ends the program. */

#define REGISTER(text, lsb, how)                                                                   \
    {                                                                                              \
        .name = text, .piece = {{0, lsb, 4}}, .domain = COMMON_REGISTER, .access = how, .reach = { \
            {0, REGS, 0, 0}                                                                        \
        }                                                                                          \
    }
static const struct common_bitfield operands[] = {
    REGISTER("rD", 28, COMMON_WRITE),
    REGISTER("rS", 24, COMMON_READ),
    {.name = "imm", .piece = {{0, 0, 16}}, .domain = COMMON_SIGNED},
    {.name = NULL},
};
static const struct common_form forms[] = {{.name = "word", .words = 1, .field = operands}};
static const struct common_op ops[] = {{.name = "ILLEGAL"},
                                       {.name = "ADD"},
                                       {.name = "ADD_LAST", .flow = COMMON_EXIT, .always = true}};
static const struct common_row rows[] = {
    {.name = "ADD",
     .text = "add",
     .op = 1,
     .match = {0},
     .mask = {LAST},
     .source = "rtl/tally_pkg.sv"},
    {.name = "ADD_LAST",
     .text = "add.last",
     .op = 2,
     .match = {LAST},
     .mask = {LAST},
     .source = "rtl/tally_pkg.sv"},
};
static const char *const units[] = {"adder"};
static struct common_cache cache;
static const struct common_encoding encoding = {.name = "tally",
                                                .words = 1,
                                                .pattern_words = 1,
                                                .key = {{0, 16, 1}},
                                                .form = forms,
                                                .forms = 1,
                                                .row = rows,
                                                .rows = 2,
                                                .element_size = sizeof(struct common_element),
                                                .op = ops,
                                                .ops = 3,
                                                .unit = units,
                                                .units = 1,
                                                .cache = &cache};

/* Random programs need no more. */
static const char *const types[] = {"program", NULL};
static const struct common_random random_programs = {.types = types};

const struct common_isa tally_isa = {
    .name = "tally",
    .lanes = 1,
    .max_words = 1,
    .pc_step = 4,
    .files = files,
    .nfiles = 1,
    .create = create,
    .destroy = free,
    .step = step,
    .register_live = register_live,
    .read_register = read_register,
    .disassemble = disassemble,
    .trap_text = trap_text,
    .assemble = assemble,
    .encoding = &encoding,
    .random = &random_programs,
};
