/* Source files to programs: programs/language.md describes what all languages share,
 * programs/sgx543/README.md this one. */
#include "asm.h"

#include "../common/nearest.h"
#include "../common/overrun.h"
#include "fields.h"
#include "tables.h"

#include <stdlib.h>
#include <string.h>

/* Where a comment begins, or the line ends. */
static size_t code_length(const char *p)
{
    size_t length = strcspn(p, "\r\n");
    const char *comment = strstr(p, "//");
    if (comment != NULL && (size_t)(comment - p) < length) length = (size_t)(comment - p);
    while (length > 0 && (p[length - 1] == ' ' || p[length - 1] == '\t')) length--;
    return length;
}

static int fail(const struct common_text *at, const struct common_token *first,
                const struct sgx543_reading *r)
{
    unsigned col = first->col + (unsigned)r->column;
    if (r->mnemonic == NULL) return common_text_error(at, first->line, col, "%s", r->message);
    const struct common_token word = {r->mnemonic, r->mnemonic_length, first->line, col};
    return common_mnemonic_fail(at, &word, &sgx543_encoding, NULL,
                                "those of docs/isa/sgx543.md, 6 are allowed");
}

static int read_insn(struct common_statements *source)
{
    struct common_text *at = &source->base.at;
    struct common_token first = common_text_here(at);
    struct sgx543_reading reading;
    uint32_t word[SGX543_WORDS];
    size_t length = code_length(first.text);

    if (sgx543_read(first.text, length, word, &reading) != 0) return fail(at, &first, &reading);
    if (reading.target != NULL) {
        struct common_token label = {reading.target, reading.target_length, first.line,
                                     first.col + (unsigned)(reading.target - first.text)};
        if (common_statements_target(source, &label) != 0) return -1;
    }
    at->p = first.text + length;
    return common_statements_emit(source, word, first.line) != 0 ? -1 : common_text_end_line(at);
}

static void aim(uint32_t *word, uint32_t number, uint32_t place)
{
    struct sgx543_insn insn;
    sgx543_decode(word, &insn);
    word[0] |= (place - (insn.op == SGX543_OP_BR ? number : 0)) & SGX543_PC_MASK;
}

static const struct common_statements_isa instructions = {
    .insn_words = SGX543_WORDS,
    .most = SGX543_MAX_CODE,
    .words = "the two words of an instruction are allowed",
    .target = "a label of this file or a number is allowed",
    .read_insn = read_insn,
    .aim = aim,
};

/* ---- warnings: code that goes on past its last word without an end of the program */

static bool is_always(const struct sgx543_insn *insn)
{
    unsigned count;
    const uint8_t *codes = sgx543_predicates(insn->op, &count);
    return codes == NULL || codes[insn->f[SGX543_pred]] == SGX543_ALWAYS;
}

/* An instruction, unless the program ends where its number is prog_end (sheet 5.2). */
static void add_place(const struct common_program *program, struct common_goes *goes, uint32_t pc)
{
    const struct sgx543_launch *launch = sgx543_launch_of(program);
    if (launch->end == 0 || pc != launch->end)
        goes->place[goes->count++] = (size_t)SGX543_WORDS * pc;
}

/* A return goes to places that are not known here. */
static void goes(const struct common_program *program, size_t at, struct common_goes *goes)
{
    struct sgx543_insn insn;
    uint32_t pc = (uint32_t)(at / SGX543_WORDS);

    sgx543_decode(program->code + at, &insn);
    if (insn.illegal != NULL) return;
    bool branch = insn.op == SGX543_OP_BA || insn.op == SGX543_OP_BR;
    bool leaves = branch || insn.op == SGX543_OP_LAPC || insn.op == SGX543_OP_KILL;
    bool ends = sgx543_field(insn.op, SGX543_end) != NULL && insn.f[SGX543_end];
    if (branch)
        add_place(program, goes,
                  ((insn.op == SGX543_OP_BR ? pc : 0) + insn.f[SGX543_off]) & SGX543_PC_MASK);
    if (insn.op == SGX543_OP_PHAS && insn.f[SGX543_imm])
        goes->place[goes->count++] = (size_t)SGX543_WORDS * insn.f[SGX543_exeaddr];
    if (!ends && !(leaves && is_always(&insn))) add_place(program, goes, pc + 1);
}

static void find_warnings(struct common_program *program)
{
    const struct sgx543_launch *launch = sgx543_launch_of(program);
    if (launch->whole) return; /* the end of the code is the end of the program */
    common_warn_overrun(program, (size_t)SGX543_WORDS * launch->start, goes,
                        "an end bit or a branch is missing");
}

int sgx543_assemble(const char *name, const char *text, struct common_program *program,
                    struct common_error *err)
{
    struct common_statements source = {
        .base = {.at = common_text_begin(name, text, &common_syntax_words, err),
                 .program = program,
                 .isa = &sgx543_isa,
                 .tables = sgx543_directive_tables},
        .isa = &instructions};

    if (common_program_init(program, name, &sgx543_launch_default, sizeof sgx543_launch_default) !=
        0)
        return common_text_fail_memory(&source.base.at);
    source.base.launch = program->launch;
    if (common_statements_assemble(&source) != 0) return -1;
    find_warnings(program);
    return 0;
}
