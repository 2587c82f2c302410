/* How threads are run: directives without data. */
#include "asm.h"
#include "launch.h"

/* "t3 t4 ..", the temporaries of inputs or outputs. */
static int read_map(struct common_assembler *base, uint8_t *map, uint32_t *count)
{
    static const char allowed[] = "temporaries t0 to t127, 32 at most, are allowed";
    struct common_token word;

    *count = 0;
    while (common_text_word(&base->at, &word)) {
        int64_t number;
        if (*count == VIVANTE_MAP || word.length < 2 || word.text[0] != 't' ||
            common_number(base->at.syntax, NULL, word.text + 1, word.length - 1, &number) != 0 ||
            number < 0 || number >= VIVANTE_TEMPS)
            return common_text_fail(&base->at, &word, "found", allowed);
        map[(*count)++] = (uint8_t)number;
    }
    return *count ? 0 : common_text_fail_here(&base->at, allowed);
}

static int do_inputs(struct common_assembler *base)
{
    struct vivante_launch *launch = base->launch;
    return read_map(base, launch->input, &launch->inputs);
}

static int do_outputs(struct common_assembler *base)
{
    struct vivante_launch *launch = base->launch;
    return read_map(base, launch->output, &launch->outputs);
}

static int do_start(struct common_assembler *base)
{
    return common_statements_place(base, &((struct vivante_launch *)base->launch)->start);
}

static int do_end(struct common_assembler *base)
{
    return common_statements_place(base, &((struct vivante_launch *)base->launch)->end);
}

static int do_header(struct common_assembler *base)
{
    ((struct vivante_launch *)base->launch)->header = true;
    return 0;
}

static int do_rtne(struct common_assembler *base)
{
    ((struct vivante_launch *)base->launch)->rtne = true;
    return 0;
}

/* Only one of .fast and .plain. */
static int set_fast(struct common_assembler *base, enum vivante_fast fast)
{
    struct vivante_launch *launch = base->launch;
    struct common_place place = common_text_place(&base->at, base->at.line);

    if (launch->fast != VIVANTE_FAST_OF_CHIP)
        return common_fail(base->at.err,
                           "%.*s:%u:1: error: found .fast and .plain; expected one of the two",
                           place.length, place.file, place.line);
    launch->fast = (uint8_t)fast;
    return 0;
}

static int do_fast(struct common_assembler *base)
{
    return set_fast(base, VIVANTE_FAST_ON);
}

static int do_plain(struct common_assembler *base)
{
    return set_fast(base, VIVANTE_FAST_OFF);
}

#define NUMBERS(count, least, most) .numbers = count, .lo = least, .hi = most
#define LAUNCH(field)               .place = offsetof(struct vivante_launch, field)

/* clang-format off */
static const struct common_directive directives[] = {
    {"set",         COMMON_PHASE_READ,  false, .run = common_run_set},
    {"word",        COMMON_PHASE_READ,  false, .run = common_statements_run_word},
    {"threads",     COMMON_PHASE_FIRST, true,  NUMBERS(1, 1, VIVANTE_MAX_THREADS), LAUNCH(threads)},
    {"inputs",      COMMON_PHASE_FIRST, true,  .run = do_inputs},
    {"outputs",     COMMON_PHASE_FIRST, true,  .run = do_outputs},
    {"start",       COMMON_PHASE_FIRST, true,  .run = do_start},
    {"end",         COMMON_PHASE_FIRST, true,  .run = do_end},
    {"header",      COMMON_PHASE_FIRST, true,  .run = do_header},
    {"rtne",        COMMON_PHASE_FIRST, true,  .run = do_rtne},
    {"fast",        COMMON_PHASE_FIRST, true,  .run = do_fast},
    {"plain",       COMMON_PHASE_FIRST, true,  .run = do_plain},
    {"globalsize",  COMMON_PHASE_FIRST, true,  NUMBERS(1, 4, VIVANTE_MAX_BYTES),
     LAUNCH(global_bytes)},
    {"input",       COMMON_PHASE_LAST,  false, .run = vivante_asm_input},
    {"internal",    COMMON_PHASE_LAST,  false, .run = vivante_asm_internal},
    {"helper",      COMMON_PHASE_LAST,  false, .run = vivante_asm_helper},
    {"uniform",     COMMON_PHASE_LAST,  false, .run = vivante_asm_uniform},
    {"global",      COMMON_PHASE_LAST,  false, .run = vivante_asm_global},
    {"sampler",     COMMON_PHASE_LAST,  false, .run = vivante_asm_sampler},
    {"expect",      COMMON_PHASE_LAST,  false, .run = vivante_asm_expect},
    {.name = NULL},
};
/* clang-format on */

const struct common_directive *const vivante_directive_tables[] = {directives, NULL};
