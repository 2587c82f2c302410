/* Directives for the run of instances, their input, and the expected results. */
#include <stdlib.h>
#include <string.h>

#include "asm.h"
#include "names.h"
#include "tables.h"

static struct sgx543_launch *launch_of(const struct common_assembler *base)
{
    return base->launch;
}

/* ---- how they are run */

static int do_start(struct common_assembler *base)
{
    return common_statements_place(base, &launch_of(base)->start);
}

static int do_end(struct common_assembler *base)
{
    launch_of(base)->whole = false;
    return common_statements_place(base, &launch_of(base)->end);
}

/* .secondary START END */
static int do_secondary(struct common_assembler *base)
{
    launch_of(base)->secondary = true;
    return common_statements_place(base, &launch_of(base)->sec_start) ||
                   common_statements_place(base, &launch_of(base)->sec_end)
               ? -1
               : 0;
}

/* .outputs pa 0 4 */
static int do_outputs(struct common_assembler *base)
{
    struct sgx543_launch *l = launch_of(base);
    int bank = common_text_choice(&base->at, sgx543_banks, 4, "r, o, pa or sa is allowed");
    if (bank < 0 || common_text_number(&base->at, 0, SGX543_BANK, &l->out_first) != 0 ||
        common_text_number(&base->at, 0, SGX543_BANK - l->out_first, &l->out_count) != 0)
        return -1;
    l->out_bank = (uint32_t)bank;
    return 0;
}

/* ---- other facts of a GXP */

/* .stage fragment */
static int do_stage(struct common_assembler *base)
{
    static const char *const stages[2] = {"vertex", "fragment"};
    struct sgx543_names *names = sgx543_names_of(base->program);
    if (names == NULL) return common_text_fail_memory(&base->at);
    int stage = common_text_choice(&base->at, stages, 2, "vertex or fragment is allowed");
    names->staged = true;
    names->fragment = stage == 1;
    return stage < 0 ? -1 : 0;
}

/* A number that may be left out. */
static int read_last(struct common_assembler *base, uint32_t lo, uint32_t hi, uint32_t *value,
                     bool *there)
{
    *there = !common_text_at_end(&base->at);
    return *there ? common_text_number(&base->at, lo, hi, value) : 0;
}

/* After the name: f32 4 REGISTER [COUNT], or of a sampler UNIT [REGISTER]. */
static int read_parameter(struct common_assembler *base, struct sgx543_parameter *p)
{
    uint32_t components;
    bool there;

    if (p->category == SGX543_SAMPLER)
        return common_text_number(&base->at, 0, 15, &p->resource) ||
                       read_last(base, 0, SGX543_BANK - 4, &p->reg, &p->has_reg)
                   ? -1
                   : 0;
    int type = common_text_choice(&base->at, sgx543_type_names, SGX543_TYPE_AGGREGATE,
                                  "f32, f16, c10, u32, s32, u16, s16, u8 or s8 is allowed");
    if (type < 0 || common_text_number(&base->at, 1, 4, &components) ||
        common_text_number(&base->at, 0, SGX543_BANK - 1, &p->resource) ||
        read_last(base, 1, SGX543_BANK, &p->count, &there))
        return -1;
    p->type = (uint8_t)type;
    p->components = (uint8_t)components;
    return 0;
}

/* .parameter uniform tint f32 4 0 */
static int do_parameter(struct common_assembler *base)
{
    struct sgx543_names *names = sgx543_names_of(base->program);
    struct sgx543_parameter p = {.count = 1, .container = 14};
    struct common_token name;

    if (names == NULL) return common_text_fail_memory(&base->at);
    int category = common_text_choice(&base->at, sgx543_category_names, SGX543_AUXILIARY,
                                      "attribute, uniform or sampler is allowed");
    if (category < 0) return -1;
    p.category = (uint8_t)category;
    if (!common_text_word(&base->at, &name))
        return common_text_fail_here(&base->at, "a name is allowed");
    if (sgx543_names_find(base->program, category, name.text, name.length) != NULL)
        return common_text_fail(&base->at, &name, "second", "a name stands for one parameter");
    if (read_parameter(base, &p) != 0) return -1;
    if (category == SGX543_UNIFORM) {
        p.has_reg = true;
        p.reg = p.resource;
    }
    return sgx543_names_add(names, &p, name.text, name.length) != 0
               ? common_text_fail_memory(&base->at)
               : 0;
}

/* ---- data */

/* "INSTANCE: WORD ...": words `first` and on of the record of an instance, at most `count`; and of
 * the records after it. */
static int read_record(struct common_assembler *base, uint32_t space, bool expect, uint32_t words,
                       uint32_t first, uint32_t count, const char *none)
{
    const struct common_records records = {
        .space = space,
        .expect = expect,
        .records = launch_of(base)->instances,
        .words = words,
        .first = first,
        .count = count,
        .part = true,
        .what = "instance",
        .missing = "INSTANCE: WORD ... is allowed",
        .none = none,
        .number = "all registers of an instance are allowed, of one instance behind the other"};
    return common_data_records(base, &records, common_data_single);
}

static int do_input(struct common_assembler *base)
{
    uint32_t words = sgx543_input_words(launch_of(base));
    return read_record(base, SGX543_SPACE_INPUT, false, words, 0, words,
                       ".pa or .o with a number of registers is needed");
}

static int expect_output(struct common_assembler *base)
{
    const struct sgx543_launch *l = launch_of(base);
    return read_record(base, SGX543_SPACE_OUTPUT, true, sgx543_output_words(l), 2, l->out_count,
                       ".outputs is needed");
}

static int expect_status(struct common_assembler *base)
{
    return read_record(base, SGX543_SPACE_OUTPUT, true, sgx543_output_words(launch_of(base)), 0, 2,
                       "");
}

static int do_uniform(struct common_assembler *base)
{
    static const struct common_region region = {.space = SGX543_SPACE_UNIFORM,
                                                .bytes = 4 * SGX543_BANK,
                                                .last = SGX543_BANK - 1,
                                                .what = "register",
                                                .unit = 4,
                                                .missing = "NUMBER: WORD ... is allowed",
                                                .beyond = "data ends beyond its memory,",
                                                .allowed = "sa0 to sa127 are allowed"};
    return common_data_region(base, &region, NULL);
}

static int read_global(struct common_assembler *base, bool expect)
{
    const struct common_region region = {.space = SGX543_SPACE_GLOBAL,
                                         .bytes = SGX543_MAX_BYTES,
                                         .last = SGX543_MAX_BYTES - 1,
                                         .expect = expect,
                                         .missing = "NUMBER: WORD ... is allowed",
                                         .beyond = "data ends beyond its memory,",
                                         .allowed = "0x10000000 bytes are allowed"};
    return common_data_region(base, &region, NULL);
}

static int do_global(struct common_assembler *base)
{
    return read_global(base, false);
}

static int expect_global(struct common_assembler *base)
{
    return read_global(base, true);
}

/* .answer NUMBER: WORD ...: an answer of the texture unit; machine.md, "Spaces". */
static int do_answer(struct common_assembler *base)
{
    enum { ANSWERS = 1 << 16, MOST = SGX543_ANSWER_WORDS - 1 };
    struct common_token key;
    struct common_words words = {.count = 0};
    uint32_t number;

    if (common_data_key(&base->at, "answer", "NUMBER: WORD ... is allowed", 0, ANSWERS - 1, &number,
                        &key) != 0 ||
        (!common_text_at_end(&base->at) &&
         common_data_words(&base->at, common_data_single, &common_single, &words) != 0))
        return -1;
    uint32_t record[SGX543_ANSWER_WORDS] = {(uint32_t)words.count};
    int status = -1;
    if (words.count > MOST) {
        common_text_fail(&base->at, &key, "too many words for answer", "16 are allowed");
    } else {
        if (words.count) memcpy(record + 1, words.word, words.count * sizeof *record);
        status = common_program_add(base->program, false, SGX543_SPACE_TEXTURE, 0,
                                    4 * SGX543_ANSWER_WORDS * number, record, SGX543_ANSWER_WORDS,
                                    key.line, base->at.err);
    }
    free(words.word);
    return status;
}

/* ---- expected results */

static int expect_trap(struct common_assembler *base)
{
    static const struct common_trap_text say = {
        .parse = sgx543_trap_parse,
        .missing = "ILLEGAL, OOB or BEXCEPTION is allowed here",
        .what = "found",
        .allowed = "ILLEGAL, OOB and BEXCEPTION are allowed, once each"};
    return common_expect_traps(base, &say);
}

static int do_expect(struct common_assembler *base)
{
    static const struct common_directive kinds[] = {{.name = "output", .run = expect_output},
                                                    {.name = "status", .run = expect_status},
                                                    {.name = "global", .run = expect_global},
                                                    {.name = "trap", .run = expect_trap},
                                                    {.name = NULL}};
    static const char allowed[] = "output, status, global or trap is allowed here";
    return common_directive_choose(base, kinds, allowed, allowed);
}

/* clang-format off */
#define NUMBERS(count, low, high) .numbers = (count), .lo = (low), .hi = (high)
#define LAUNCH(member)            .place = offsetof(struct sgx543_launch, member)
static const struct common_directive directives[COMMON_MAX_DIRECTIVES] = {
    {"set",         COMMON_PHASE_READ,  false, .run = common_run_set},
    {"word",        COMMON_PHASE_READ,  false, .run = common_statements_run_word},
    {"instances",   COMMON_PHASE_FIRST, true,  NUMBERS(1, 1, SGX543_MAX_INSTANCES),
     LAUNCH(instances)},
    {"pa",          COMMON_PHASE_FIRST, true,  NUMBERS(1, 0, SGX543_BANK), LAUNCH(pa_count)},
    {"o",           COMMON_PHASE_FIRST, true,  NUMBERS(1, 0, SGX543_BANK), LAUNCH(o_count)},
    {"outputs",     COMMON_PHASE_FIRST, true,  .run = do_outputs},
    {"start",       COMMON_PHASE_FIRST, true,  .run = do_start},
    {"end",         COMMON_PHASE_FIRST, true,  .run = do_end},
    {"secondary",   COMMON_PHASE_FIRST, true,  .run = do_secondary},
    {"stage",       COMMON_PHASE_FIRST, true,  .run = do_stage},
    {"parameter",   COMMON_PHASE_FIRST, false, .run = do_parameter},
    {"globalsize",  COMMON_PHASE_FIRST, true,  NUMBERS(1, 4, SGX543_MAX_BYTES),
     LAUNCH(global_bytes)},
    {"input",       COMMON_PHASE_LAST,  false, .run = do_input},
    {"uniform",     COMMON_PHASE_LAST,  false, .run = do_uniform},
    {"global",      COMMON_PHASE_LAST,  false, .run = do_global},
    {"answer",      COMMON_PHASE_LAST,  false, .run = do_answer},
    {"expect",      COMMON_PHASE_LAST,  false, .run = do_expect},
    {.name = NULL},
};
/* clang-format on */

const struct common_directive *const sgx543_directive_tables[] = {directives, NULL};
