/* Source files to programs: programs/README.md describes what all languages share, programs/sgx543/README.md this one. */
#include "asm.h"

#include "../common/nearest.h"
#include "fields.h"

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
    return common_statements_assemble(&source);
}
