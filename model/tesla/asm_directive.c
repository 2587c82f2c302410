/* Directives of all programs; see asm_directive.h. */
#include "asm_directive.h"
#include "isa.h"
#include "tesla.h"

#include <stdio.h>
#include <string.h>

enum { MAX_GLOBAL = 0x40000000, BANK_BYTES = 0x10000, MAX_SHARED = 0x4000 };

/* The i-th word after the directive, which was read already: for a message. */
static struct common_token argument(const struct common_assembler *base, unsigned i)
{
    struct common_text at = common_text_behind(&base->at, &base->directive);
    struct common_token word;
    do common_text_word(&at, &word);
    while (i-- > 0);
    return word;
}

/* --- launch --- */

static int do_block(struct common_assembler *base)
{
    const uint32_t *number = base->number;
    struct tesla_launch *launch = base->launch;
    struct common_token x = argument(base, 0), z = argument(base, 2);
    if (number[2] > 64)
        return common_text_fail(&base->at, &z, "out of range:", "1 to 64 is allowed");
    if (number[0] * number[1] * number[2] > 512)
        return common_text_fail(
            &base->at, &x, "too many threads in a block of x =", "x * y * z up to 512 is allowed");
    memcpy(launch->block, number, sizeof launch->block);
    return 0;
}

static int do_local(struct common_assembler *base)
{
    const uint32_t *number = base->number;
    struct tesla_launch *launch = base->launch;
    struct common_token size = argument(base, 0);
    if (*number != 0 && (*number < 16 || (*number & (*number - 1)) != 0))
        return common_text_fail(&base->at, &size, "size of l[]", "0, 16, 32, .. 65536 is allowed");
    launch->local = *number;
    return 0;
}

static int do_entry(struct common_assembler *base)
{
    struct tesla_launch *launch = base->launch;
    struct common_token t;
    if (!common_text_word(&base->at, &t))
        return common_text_fail_here(&base->at, "a label is allowed here");
    const struct common_symbol *symbol = common_symbols_label(&base->symbols, &t);
    if (common_text_end_line(&base->at) != 0) return -1;
    if (symbol == NULL)
        return common_text_fail(&base->at, &t, "entry", "a label of this file is allowed");
    launch->entry = symbol->value;
    return 0;
}

static int do_param(struct common_assembler *base)
{
    struct tesla_launch *launch = base->launch;
    if (common_text_more(&base->at, "parameter words are allowed here") != 0) return -1;
    while (!common_text_at_end(&base->at)) {
        struct common_token t = common_text_here(&base->at);
        if (launch->params == TESLA_MAX_PARAMS)
            return common_text_fail(&base->at, &t, "too many parameters at", "64 are allowed");
        if (common_data_single(&base->at, &launch->param[launch->params]) != 0) return -1;
        launch->params++;
    }
    return 0;
}

static int do_gspace(struct common_assembler *base)
{
    const uint32_t *number = base->number;
    struct tesla_assembler *a = (struct tesla_assembler *)base;
    struct tesla_launch *launch = base->launch;
    struct common_token space = argument(base, 0);
    if (number[0] > 15) return common_text_fail(&base->at, &space, "g space", "0 to 15 is allowed");
    if (a->limit_given[number[0]])
        return common_text_fail(&base->at, &space, "second .gspace",
                                "one for each space is allowed");
    a->limit_given[number[0]] = true;
    launch->g_base[number[0]] = number[1];
    launch->g_limit[number[0]] = number[2];
    return 0;
}

static int do_satnan(struct common_assembler *base)
{
    struct tesla_launch *launch = base->launch;
    const struct common_chip *chip = tesla_chip_of(base->program->chip);
    if (!tesla_has_sat_nan(chip->has))
        return common_text_error(&base->at, base->directive.line, base->directive.col,
                                 "chip %s has no SAT_NAN; gt200, gt215, gt216, gt218, mcp89 and "
                                 "all have it",
                                 chip->name);
    launch->sat_nan = 1;
    return 0;
}

/* --- data --- */

static int do_globalsize(struct common_assembler *base)
{
    const uint32_t *number = base->number;
    struct tesla_launch *launch = base->launch;
    struct common_token size = argument(base, 0);
    if (*number % 4 != 0)
        return common_text_fail(&base->at, &size, "size of global memory",
                                "a multiple of 4 is allowed");
    launch->global_bytes = *number;
    return 0;
}

int tesla_read_region(struct common_assembler *base, bool expect, char letter, uint32_t space,
                      uint32_t bank, uint32_t bytes)
{
    char allowed[64];
    snprintf(allowed, sizeof allowed, "%c[] has 0x%x bytes", letter, (unsigned)bytes);
    const struct common_region region = {.space = space,
                                         .bank = bank,
                                         .bytes = bytes,
                                         .last = UINT32_MAX,
                                         .expect = expect,
                                         .missing = "ADDRESS: WORD ... is allowed",
                                         .beyond = "data ends beyond its memory, address",
                                         .allowed = allowed};
    return common_data_region(base, &region, NULL);
}

static int do_const(struct common_assembler *base)
{
    static const char allowed[] = ".const BANK ADDRESS: WORD ... is allowed";
    uint32_t bank;
    if (common_text_more(&base->at, allowed) != 0 ||
        common_text_number(&base->at, 0, 15, &bank) != 0 ||
        common_text_more(&base->at, allowed) != 0)
        return -1;
    return tesla_read_region(base, false, 'c', TESLA_SPACE_CONST, bank, BANK_BYTES);
}

static int do_global(struct common_assembler *base)
{
    const struct tesla_launch *launch = base->launch;
    return tesla_read_region(base, false, 'g', TESLA_SPACE_GLOBAL, 0, launch->global_bytes);
}

/* Labels that have no address yet count as 0; resolve_labels() puts it in. */
static int do_word(struct common_assembler *base)
{
    if (common_text_more(&base->at, "code words are allowed here") != 0) return -1;
    while (!common_text_at_end(&base->at)) {
        uint32_t value;
        unsigned line = base->at.line;
        if (common_data_word(&base->at, &value) != 0 ||
            tesla_asm_emit((struct tesla_assembler *)base, value, line) != 0)
            return -1;
    }
    return 0;
}

/* --- what must come out --- */

static int expect_global(struct common_assembler *base)
{
    const struct tesla_launch *launch = base->launch;
    return tesla_read_region(base, true, 'g', TESLA_SPACE_GLOBAL, 0, launch->global_bytes);
}

static int expect_trap(struct common_assembler *base)
{
    static const struct common_trap_text say = {
        .parse = tesla_trap_parse,
        .missing = "a trap name such as ILLEGAL_OPCODE is allowed here",
        .what = "trap",
        .allowed = "names such as ILLEGAL_OPCODE or GLOBAL_LIMIT_READ are allowed",
        .second = "second fatal trap",
        .one = "one, and limit flags, are allowed"};
    return common_expect_traps(base, &say);
}

static int do_expect(struct common_assembler *base)
{
    static const struct common_directive kinds[] = {{.name = "global", .run = expect_global},
                                                    {.name = "output", .run = tesla_expect_output},
                                                    {.name = "vertex", .run = tesla_expect_vertex},
                                                    {.name = "trap", .run = expect_trap},
                                                    {.name = NULL}};
    return common_directive_choose(base, kinds, "global ADDRESS: WORD ... or trap NAME is allowed",
                                   "global, output, vertex or trap is allowed here");
}

/* --- the table --- */

#define LAUNCH(field)               .place = offsetof(struct tesla_launch, field)
#define NUMBERS(count, least, most) .numbers = count, .lo = least, .hi = most

/* clang-format off */
static const struct common_directive directives[] = {
    {"grid",        TESLA_PHASE_LAST,  true,  NUMBERS(2, 1, 65535), .optional = 1, LAUNCH(grid)},
    {"block",       TESLA_PHASE_LAST,  true,  NUMBERS(3, 1, 512), .optional = 2, .run = do_block},
    {"regs",        TESLA_PHASE_LAST,  true,  NUMBERS(1, 1, 128), LAUNCH(regs)},
    {"shared",      TESLA_PHASE_LAST,  true,  NUMBERS(1, 0, MAX_SHARED), LAUNCH(shared)},
    {"local",       TESLA_PHASE_LAST,  true,  NUMBERS(1, 0, 65536), .run = do_local},
    {"entry",       TESLA_PHASE_LAST,  true,  .run = do_entry},
    {"gridid",      TESLA_PHASE_LAST,  true,  NUMBERS(1, 0, 0xffff), LAUNCH(grid_id)},
    {"satnan",      TESLA_PHASE_LAST,  true,  .run = do_satnan},
    {"param",       TESLA_PHASE_LAST,  false, .run = do_param},
    {"globalsize",  TESLA_PHASE_FIRST, true,  NUMBERS(1, 4, MAX_GLOBAL), .run = do_globalsize},
    {"gspace",      TESLA_PHASE_LAST,  false, NUMBERS(3, 0, UINT32_MAX), .run = do_gspace},
    {"const",       TESLA_PHASE_LAST,  false, .run = do_const},
    {"global",      TESLA_PHASE_LAST,  false, .run = do_global},
    {"set",         TESLA_PHASE_READ,  false, .run = common_run_set},
    {"word",        TESLA_PHASE_CODE,  false, .run = do_word},
    {"expect",      TESLA_PHASE_LAST,  false, .run = do_expect},
    {.name = NULL},
};
/* clang-format on */

const struct common_directive *const tesla_directive_tables[] = {directives,
                                                                 tesla_graphics_directives, NULL};

int tesla_finish_directives(struct tesla_assembler *a)
{
    struct tesla_launch *launch = a->base.launch;
    for (unsigned i = 0; i < TESLA_WINDOWS; i++)
        if (!a->limit_given[i]) launch->g_limit[i] = launch->global_bytes - 1;
    if (a->graphics.word == NULL) return 0;
    return common_program_add(a->base.program, false, TESLA_SPACE_ATTRIBUTE, 0, 0, a->graphics.word,
                              a->graphics.words, 0, a->base.at.err);
}
