/* The options that the Tesla MP brings to the command, in the order in which they are applied. */
#include "../common/whole_number.h"
#include "isa.h"
#include "tables.h"
#include "tesla.h"
#include "texture.h"

#include <string.h>

enum { MAX_LOCAL = 65536, MAX_GLOBAL = 1 << 30, MAX_BANK = 15 };

static const char *const types[] = {"compute", "vertex", "geometry", "fragment"};

/* What only compute programs have. */
static int check_compute(const struct common_load *load, struct common_error *err)
{
    const struct tesla_launch *launch = tesla_launch_of(load->program);
    if (launch->type == TESLA_COMPUTE) return 0;
    return common_fail(err,
                       "warpstep: error: --grid, --block, --shared and --param are for compute "
                       "programs; %s is a %s program",
                       load->program->name, types[launch->type % 4]);
}

/* What the others have. */
static int check_graphics(const struct common_load *load, struct common_error *err)
{
    if (tesla_launch_of(load->program)->type != TESLA_COMPUTE) return 0;
    return common_fail(err,
                       "warpstep: error: --output-words and --max-vertices are for programs of "
                       "--type vertex, geometry or fragment; %s is a compute program",
                       load->program->name);
}

static int apply_type(const struct common_load *load, const struct common_setting *setting,
                      struct common_error *err)
{
    if (setting->number != TESLA_COMPUTE && common_given(load, "inputs") == NULL && !load->listed)
        return common_fail(err, "warpstep: error: --type %s goes with --inputs FILE",
                           types[setting->number]);
    tesla_launch_of(load->program)->type = (uint32_t)setting->number;
    return 0;
}

static int apply_grid(const struct common_load *load, const struct common_setting *setting,
                      struct common_error *err)
{
    struct tesla_launch *launch = tesla_launch_of(load->program);
    for (unsigned i = 0; i < 2; i++)
        launch->grid[i] = i < setting->count ? setting->number_of[i] : 1;
    return check_compute(load, err);
}

static int apply_block(const struct common_load *load, const struct common_setting *setting,
                       struct common_error *err)
{
    struct tesla_launch *launch = tesla_launch_of(load->program);
    for (unsigned i = 0; i < 3; i++)
        launch->block[i] = i < setting->count ? setting->number_of[i] : 1;
    return check_compute(load, err);
}

static int apply_regs(const struct common_load *load, const struct common_setting *setting,
                      struct common_error *err)
{
    (void)err;
    tesla_launch_of(load->program)->regs = (uint32_t)setting->number;
    return 0;
}

static int apply_shared(const struct common_load *load, const struct common_setting *setting,
                        struct common_error *err)
{
    tesla_launch_of(load->program)->shared = (uint32_t)setting->number;
    return check_compute(load, err);
}

static int apply_local(const struct common_load *load, const struct common_setting *setting,
                       struct common_error *err)
{
    (void)err;
    tesla_launch_of(load->program)->local = (uint32_t)setting->number;
    return 0;
}

static int apply_param(const struct common_load *load, const struct common_setting *setting,
                       struct common_error *err)
{
    struct tesla_launch *launch = tesla_launch_of(load->program);
    launch->params = setting->count;
    memcpy(launch->param, setting->number_of, setting->count * sizeof launch->param[0]);
    return check_compute(load, err);
}

static const char *refuse_global_size(const struct common_setting *setting)
{
    return setting->number % 4 != 0 ? "a multiple of 4 is needed" : NULL;
}

static int apply_sat_nan(const struct common_load *load, const struct common_setting *setting,
                         struct common_error *err)
{
    (void)setting, (void)err; /* the check of the launch knows the chip */
    tesla_launch_of(load->program)->sat_nan = 1;
    return 0;
}

/* A window that was left as it is by default grows along. */
static int apply_global_size(const struct common_load *load, const struct common_setting *setting,
                             struct common_error *err)
{
    struct tesla_launch *launch = tesla_launch_of(load->program);
    uint32_t bytes = (uint32_t)setting->number;
    (void)err;
    for (unsigned n = 0; n < TESLA_WINDOWS; n++)
        if (launch->g_base[n] == 0 && launch->g_limit[n] == launch->global_bytes - 1)
            launch->g_limit[n] = bytes - 1;
    launch->global_bytes = bytes;
    return 0;
}

static int apply_output_words(const struct common_load *load, const struct common_setting *setting,
                              struct common_error *err)
{
    tesla_launch_of(load->program)->outputs = (uint32_t)setting->number;
    return check_graphics(load, err);
}

static int apply_max_vertices(const struct common_load *load, const struct common_setting *setting,
                              struct common_error *err)
{
    tesla_launch_of(load->program)->vertices = (uint32_t)setting->number;
    return check_graphics(load, err);
}

static int apply_inputs(const struct common_load *load, const struct common_setting *setting,
                        struct common_error *err)
{
    if (tesla_launch_of(load->program)->type != TESLA_COMPUTE)
        return tesla_inputs_load(load->program, setting->text, err);
    return common_fail(err,
                       "warpstep: error: --inputs '%s': %s is a compute program; vertex, geometry "
                       "and fragment programs take inputs",
                       setting->text, load->program->name);
}

static int check_outputs(const struct common_load *load, const struct common_setting *setting,
                         struct common_error *err)
{
    if (tesla_launch_of(load->program)->type != TESLA_COMPUTE) return 0;
    return common_fail(err,
                       "warpstep: error: --outputs '%s': %s is a compute program; vertex, "
                       "geometry and fragment programs give outputs",
                       setting->text, load->program->name);
}

static int apply_expect(const struct common_load *load, const struct common_setting *setting,
                        struct common_error *err)
{
    return tesla_expect_load(load->program, setting->text, err);
}

int tesla_enter(struct common_program *program, const char *entry, struct common_error *err)
{
    uint64_t number;
    if (common_whole_number(entry, UINT32_MAX, &number) != 0)
        return common_fail(err, "warpstep: error: --entry '%s'; a number from 0 to %u is needed",
                           entry, UINT32_MAX);
    tesla_launch_of(program)->entry = (uint32_t)number;
    return 0;
}

static const char code_only[] =
    "--type, --output-words and --max-vertices go with --code FILE; a source says them itself";

const struct common_option tesla_options[] = {
    {.name = "cubin",
     .value = "FILE",
     .help = "a kernel that NVIDIA's compiler made, instead of a program",
     .argument = COMMON_ARG_PROGRAM},
    {.name = "kernel",
     .value = "NAME",
     .help = "which kernel of a cubin, if it has several",
     .argument = COMMON_ARG_PART},
    {.name = "type",
     .value = "compute|vertex|geometry|fragment",
     .help = "of --code, with --inputs; of the words that dis lists",
     .argument = COMMON_ARG_CHOICE,
     .text = true,
     .need = "compute, vertex, geometry or fragment is needed",
     .code_only = code_only,
     .apply = apply_type},
    {.name = "grid",
     .value = "X[,Y]",
     .help = "blocks; each up to 65535 (default 1)",
     .argument = COMMON_ARG_LIST,
     .max = 65535,
     .least = 1,
     .most = 2,
     .need = "expected X or X,Y up to 65535",
     .apply = apply_grid},
    {.name = "block",
     .value = "X[,Y[,Z]]",
     .help = "threads of a block (default 1)",
     .argument = COMMON_ARG_LIST,
     .max = 65535,
     .least = 1,
     .most = 3,
     .need = "expected X, X,Y or X,Y,Z",
     .apply = apply_block},
    {.name = "regs",
     .value = "N",
     .help = "registers per thread (default: as many as the code, or the cubin, names)",
     .argument = COMMON_ARG_NUMBER,
     .min = 1,
     .max = 65535,
     .apply = apply_regs},
    {.name = "shared",
     .value = "BYTES",
     .help = "shared memory per block, header and parameters included",
     .argument = COMMON_ARG_NUMBER,
     .max = UINT32_MAX / 2,
     .apply = apply_shared},
    {.name = "local",
     .value = "BYTES",
     .help = "local memory per thread: 0 or a power of two",
     .argument = COMMON_ARG_NUMBER,
     .max = MAX_LOCAL,
     .apply = apply_local},
    {.name = "param",
     .value = "W,W,..",
     .help = "parameter words",
     .argument = COMMON_ARG_LIST,
     .max = UINT32_MAX,
     .most = TESLA_MAX_PARAMS,
     .need = "up to 64 words, separated by commas, are needed",
     .apply = apply_param},
    {.name = "global-size",
     .value = "BYTES",
     .help = "size of global memory",
     .argument = COMMON_ARG_NUMBER,
     .min = 4,
     .max = MAX_GLOBAL,
     .refuse = refuse_global_size,
     .apply = apply_global_size},
    {.name = "sat-nan",
     .help = "the mode SAT_NAN: saturating makes +0 of a NaN (gt200, gt215 and on)",
     .argument = COMMON_ARG_FLAG,
     .apply = apply_sat_nan},
    {.name = "output-words",
     .value = "N",
     .help = "of --code, not compute: words that a thread delivers (default 1)",
     .argument = COMMON_ARG_NUMBER,
     .min = 1,
     .max = 65535,
     .code_only = code_only,
     .apply = apply_output_words},
    {.name = "max-vertices",
     .value = "N",
     .help = "of --code, geometry: most that a thread emits (default 1)",
     .argument = COMMON_ARG_NUMBER,
     .min = 1,
     .max = 65535,
     .code_only = code_only,
     .apply = apply_max_vertices},
    {.name = "inputs",
     .value = "FILE",
     .help = "a row for each vertex, primitive or pixel (.csv)",
     .argument = COMMON_ARG_FILE,
     .apply = apply_inputs},
    {.name = "const",
     .value = "BANK:FILE",
     .help = "contents of a constant bank (.hex .bin .f32 .csv)",
     .argument = COMMON_ARG_BANK_FILE,
     .many = true,
     .max = MAX_BANK,
     .space = TESLA_SPACE_CONST,
     .apply = common_apply_contents},
    COMMON_OPTION_GLOBAL(TESLA_SPACE_GLOBAL),
    {.name = "texels",
     .value = "FILE@ADDR",
     .help = "texels (.hex)",
     .argument = COMMON_ARG_FILE_AT,
     .many = true,
     .space = TESLA_SPACE_TEXEL,
     .bank = TESLA_BANK_TEXELS,
     .apply = common_apply_contents},
    {.name = "textures",
     .value = "FILE",
     .help = "textures from $t0 on, 8 words each (.hex)",
     .argument = COMMON_ARG_FILE,
     .space = TESLA_SPACE_TEXEL,
     .bank = TESLA_BANK_TEXTURES,
     .apply = common_apply_contents},
    {.name = "samplers",
     .value = "FILE",
     .help = "samplers from $s0 on, 8 words each (.hex)",
     .argument = COMMON_ARG_FILE,
     .space = TESLA_SPACE_TEXEL,
     .bank = TESLA_BANK_SAMPLERS,
     .apply = common_apply_contents},
    {.name = "outputs",
     .value = "FILE",
     .help = "write what a graphics program gives (.csv)",
     .argument = COMMON_ARG_TABLE,
     .table = &tesla_outputs,
     .apply = check_outputs},
    COMMON_OPTION_DUMP_GLOBAL(TESLA_SPACE_GLOBAL),
    COMMON_OPTION_EXPECT_GLOBAL(TESLA_SPACE_GLOBAL),
    {.name = "expect",
     .value = "FILE",
     .help = ".expect lines, as in a source",
     .argument = COMMON_ARG_FILE,
     .many = true,
     .apply = apply_expect},
    {.name = NULL},
};

const char tesla_manual[] =
    "--inputs: a graphics program's; a header of columns, then a row for each thread. Vertex: "
    "a0,a1,.. words of\n"
    "a[]. Fragment: v0,v0.cent,v0.flat,.. words of v[] (those left out are v0), visible (0 or 1). "
    "Geometry: p0.0,\n"
    "p0.1,p1.0,.. words of vertex 0, 1, .. in p[], whose addresses are put into a0,a1,..; further "
    "words of a[].\n"
    "Numbers: decimal (a single), inf, nan, or 0x and the raw bits. --outputs: "
    "thread,record,strip,o0,o1,..\n"
    "Words of textures and samplers: docs/isa/tesla.md, 10.2.\n";
