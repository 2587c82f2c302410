/* Source files to programs: programs/language.md describes what all languages share,
 * programs/vivante/README.md this one. */
#include "asm.h"
#include "launch.h"

static int read_insn(struct common_statements *source)
{
    struct vivante_insn insn;
    struct common_token target;
    uint32_t word[VIVANTE_WORDS];
    unsigned line = source->base.at.line;

    if (vivante_read_insn(&source->base.at, &insn, &target) != 0) return -1;
    if (target.length > 0 && common_statements_target(source, &target) != 0) return -1;
    vivante_encode(&insn, word);
    return common_statements_emit(source, word, line);
}

static void aim(uint32_t *word, uint32_t number, uint32_t place)
{
    struct vivante_insn insn;
    (void)number; /* targets are absolute */
    vivante_decode(word, &insn);
    insn.target = (uint16_t)place;
    vivante_encode(&insn, word);
}

static const struct common_statements_isa instructions = {
    .insn_words = VIVANTE_WORDS,
    .most = VIVANTE_TARGETS,
    .words = "the four words of an instruction are allowed",
    .target = "a label of this file or an instruction's number is allowed",
    .read_insn = read_insn,
    .aim = aim,
};

int vivante_assemble(const char *name, const char *text, struct common_program *program,
                     struct common_error *err)
{
    struct vivante_assembler a = {
        .source = {.base = {.at = common_text_begin(name, text, &common_syntax_words, err),
                            .program = program,
                            .isa = &vivante_isa,
                            .tables = vivante_directive_tables},
                   .isa = &instructions}};

    if (vivante_program_init(program, name) != 0) return common_text_fail_memory(&a.source.base.at);
    a.source.base.launch = program->launch;
    return common_statements_assemble(&a.source);
}
