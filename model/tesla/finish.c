/* The last look at a program that is no source: words and cubins do not say all that a launch
 * needs, or say it wrongly. */
#include "cubin.h"
#include "isa.h"
#include "model.h"
#include "tables.h"
#include "tesla.h"

enum { ZERO = 124 /* from here on compilers name registers that read 0 */ };

/* Where a register is named that no other instruction goes beyond. */
struct highest {
    uint32_t regs; /* it and those below; 0: none is named */
    uint32_t pc;
    struct tesla_insn insn;
};

static uint32_t count_of(const struct tesla_operand *operand)
{
    switch ((enum tesla_kind)operand->kind) {
    case TESLA_KIND_GPR:
    case TESLA_KIND_HALF: return 1;
    case TESLA_KIND_PAIR: return 2;
    case TESLA_KIND_QUAD: return 4;
    default: return 0;
    }
}

/* Registers below which everything lies that an instruction writes or stores. Others only read as
 * 0, and compilers name them for that: $r124 is NVIDIA's zero. */
static uint32_t regs_of(const struct tesla_insn *insn)
{
    const struct tesla_operand *dst = &insn->dst;
    uint32_t count = count_of(dst), regs = count != 0 ? dst->reg + count : 0;
    bool stores = insn->op == TESLA_OP_ST_G || insn->op == TESLA_OP_ST_L ||
                  insn->op == TESLA_OP_RED || insn->op == TESLA_OP_ATOM;
    if (dst->kind == TESLA_KIND_VECTOR && insn->mask != 0)
        regs = dst->reg + (uint32_t)__builtin_popcount(insn->mask);
    if (stores && insn->nsrc > 0) {
        uint32_t data = insn->src[0].reg + count_of(&insn->src[0]);
        if (data > regs && data <= ZERO) regs = data;
    }
    return regs;
}

static void find_highest(const struct common_program *program, struct highest *highest)
{
    struct tesla_mode mode = {.type = tesla_launch_of(program)->type};
    uint32_t word[2];
    uint64_t next;
    unsigned words;
    *highest = (struct highest){.regs = 0};
    tesla_chip_features(program->chip, &mode.features);
    for (uint64_t pc = 0; (words = tesla_isa.fetch(program, pc, word, &next)) != 0; pc = next) {
        struct tesla_insn insn;
        tesla_decode_as(&mode, word, words, (uint32_t)pc, &insn);
        if (insn.row == TESLA_ROW_NONE || insn.trap != TESLA_TRAP_NONE) continue;
        uint32_t regs = regs_of(&insn);
        if (regs > highest->regs) *highest = (struct highest){regs, (uint32_t)pc, insn};
    }
}

/* What the code names against what there is. A thread of a fragment program also delivers $r0 and
 * on. */
static int finish_regs(struct common_program *program, bool said, struct common_error *err)
{
    struct tesla_launch *launch = tesla_launch_of(program);
    struct highest highest;
    char text[160];
    find_highest(program, &highest);
    if (!said) {
        launch->regs = highest.regs != 0 ? highest.regs : 1;
        if (launch->type == TESLA_FRAGMENT && launch->outputs > launch->regs &&
            launch->outputs <= TESLA_GPRS)
            launch->regs = launch->outputs;
        return 0;
    }
    if (launch->regs >= highest.regs) return 0;
    tesla_disassemble_in(program, highest.insn.word, highest.insn.nwords, highest.pc, text,
                         sizeof text);
    return common_fail(
        err, "%s: error: code names $r%u ('%s' at 0x%x), --regs %u; %u at least are needed",
        program->name, (unsigned)highest.regs - 1, text, (unsigned)highest.pc,
        (unsigned)launch->regs, (unsigned)highest.regs);
}

/* --param against what the kernel says that it takes. */
static int finish_params(const struct common_program *program, struct common_error *err)
{
    const struct tesla_kernel_names *names = program->names;
    const struct tesla_launch *launch = tesla_launch_of(program);
    if (names->params == TESLA_PARAMS_UNKNOWN || 4 * launch->params >= names->params) return 0;
    return common_fail(err, "%s: error: the kernel takes %u bytes of parameters; --param gives %u",
                       program->name, (unsigned)names->params, (unsigned)(4 * launch->params));
}

int tesla_finish(const struct common_load *load, struct common_error *err)
{
    struct common_program *program = load->program;
    bool cubin = program->names != NULL;
    /* a source means what it says, until the command line says something else */
    if (!load->words && !cubin && !common_given(load, "regs")) return 0;
    bool said =
        common_given(load, "regs") != NULL || (cubin && tesla_launch_of(program)->regs != 0);
    if (finish_regs(program, said, err) != 0) return -1;
    return cubin ? finish_params(program, err) : 0;
}
