/* The options that the PICA200 brings to the command, in the order in which they are applied. */
#include "isa.h"
#include "tables.h"
#include "upload.h"

/* What only geometry shaders have. */
static int check_geometry(const struct common_load *load, struct common_error *err)
{
    if (pica200_launch_of(load->program)->geometry) return 0;
    return common_fail(err,
                       "warpstep: error: --input-mode, --main-count, --fixed-count and --start are "
                       "for geometry shaders; %s is none without --geometry",
                       load->program->name);
}

static int apply_geometry(const struct common_load *load, const struct common_setting *setting,
                          struct common_error *err)
{
    (void)setting;
    if (load->program->next)
        return common_fail(err,
                           "warpstep: error: --geometry: %s has a geometry shader behind this "
                           "one",
                           load->program->name);
    pica200_launch_of(load->program)->geometry = true;
    return 0;
}

static int apply_input_mode(const struct common_load *load, const struct common_setting *setting,
                            struct common_error *err)
{
    pica200_launch_of(load->program)->input_mode = (uint32_t)setting->number;
    return check_geometry(load, err);
}

static int apply_main_count(const struct common_load *load, const struct common_setting *setting,
                            struct common_error *err)
{
    pica200_launch_of(load->program)->main_count = (uint32_t)setting->number;
    return check_geometry(load, err);
}

static int apply_fixed_count(const struct common_load *load, const struct common_setting *setting,
                             struct common_error *err)
{
    pica200_launch_of(load->program)->fixed_count = (uint32_t)setting->number;
    return check_geometry(load, err);
}

static int apply_start(const struct common_load *load, const struct common_setting *setting,
                       struct common_error *err)
{
    pica200_launch_of(load->program)->start = (uint32_t)setting->number;
    return check_geometry(load, err);
}

static const char *refuse_attributes(const struct common_setting *setting)
{
    for (uint32_t i = 0; i < setting->count; i++)
        for (uint32_t k = 0; k < i; k++)
            if (setting->number_of[k] == setting->number_of[i])
                return "a v register can take one attribute";
    return NULL;
}

static int apply_attributes(const struct common_load *load, const struct common_setting *setting,
                            struct common_error *err)
{
    struct pica200_launch *launch = pica200_launch_of(load->program);

    (void)err;
    launch->attributes = setting->count;
    for (uint32_t i = 0; i < setting->count; i++) launch->map[i] = (uint8_t)setting->number_of[i];
    return 0;
}

static int apply_outmap(const struct common_load *load, const struct common_setting *setting,
                        struct common_error *err)
{
    (void)err;
    pica200_launch_of(load->program)->outmap = (uint32_t)setting->number;
    return 0;
}

static int apply_inputs(const struct common_load *load, const struct common_setting *setting,
                        struct common_error *err)
{
    return pica200_inputs_load(load->program, setting->text,
                               common_given(load, "attributes") != NULL, load->words, err);
}

static int apply_uniforms(const struct common_load *load, const struct common_setting *setting,
                          struct common_error *err)
{
    return pica200_uniforms_load(load->program, setting->text, err);
}

static int apply_vertices(const struct common_load *load, const struct common_setting *setting,
                          struct common_error *err)
{
    return pica200_inputs_repeat(load->program, (uint32_t)setting->number, err);
}

static int apply_setreg(const struct common_load *load, const struct common_setting *setting,
                        struct common_error *err)
{
    return pica200_program_setreg(load->program, setting->number_of[0], setting->number_of[1], 0,
                                  err);
}

/* The geometry shader of --pipeline. */
static struct common_program *second_of(const struct common_load *load, const char *option,
                                        struct common_error *err)
{
    if (!common_given(load, "pipeline"))
        common_fail(err, "warpstep: error: --%s is for the geometry shader of --pipeline", option);
    return common_given(load, "pipeline") ? load->program->next : NULL;
}

static const char *refuse_primitives(const struct common_setting *setting)
{
    for (uint32_t i = 0; i < setting->count; i++)
        if (setting->number_of[i] == 0) return "a primitive has 1 to 255 vertices";
    return NULL;
}

static int apply_primitives(const struct common_load *load, const struct common_setting *setting,
                            struct common_error *err)
{
    struct common_program *second = second_of(load, "primitives", err);

    if (!second) return -1;
    struct pica200_launch *launch = pica200_launch_of(second);
    if (launch->input_mode != PICA200_INPUT_VARIABLE)
        return common_fail(err,
                           "warpstep: error: --primitives is for primitives of variable size; "
                           "the geometry shader of %s takes others",
                           load->program->name);
    launch->groups = setting->count;
    for (uint32_t i = 0; i < setting->count; i++) launch->group[i] = (uint8_t)setting->number_of[i];
    return 0;
}

static int apply_geometry_uniforms(const struct common_load *load,
                                   const struct common_setting *setting, struct common_error *err)
{
    struct common_program *second = second_of(load, "geometry-uniforms", err);

    return second ? pica200_uniforms_load(second, setting->text, err) : -1;
}

const struct common_option pica200_options[] = {
    {.name = "dvle",
     .value = "N",
     .help = "which shader of a container (dis --parts lists them)",
     .argument = COMMON_ARG_PART},
    {.name = "pipeline",
     .help = "the vertex shader of a container, then its geometry shader on what that delivers",
     .argument = COMMON_ARG_FLAG,
     .chain = true},
    {.name = "desc",
     .value = "FILE",
     .help = "operand descriptors that go with --code (.hex)",
     .argument = COMMON_ARG_FILE,
     .max = PICA200_DESCS,
     .code_only = "--desc goes with --code FILE",
     .part = true,
     .space = PICA200_SPACE_DESC,
     .apply = common_apply_contents},
    {.name = "geometry",
     .help = "run as a geometry shader",
     .argument = COMMON_ARG_FLAG,
     .apply = apply_geometry},
    {.name = "input-mode",
     .value = "point|variable|fixed",
     .help = "geometry: form of a primitive",
     .argument = COMMON_ARG_CHOICE,
     .apply = apply_input_mode},
    {.name = "main-count",
     .value = "N",
     .help = "variable: vertices with all attributes",
     .argument = COMMON_ARG_NUMBER,
     .min = 1,
     .max = 16,
     .apply = apply_main_count},
    {.name = "fixed-count",
     .value = "N",
     .help = "fixed: vertices of a primitive",
     .argument = COMMON_ARG_NUMBER,
     .min = 1,
     .max = 16,
     .apply = apply_fixed_count},
    {.name = "start",
     .value = "N",
     .help = "fixed: first uniform that takes them",
     .argument = COMMON_ARG_NUMBER,
     .max = 255,
     .apply = apply_start},
    {.name = "attributes",
     .value = "V,V,..",
     .help = "number of the v register for each attribute",
     .argument = COMMON_ARG_LIST,
     .max = PICA200_ROWS - 1,
     .least = 1,
     .most = PICA200_ROWS,
     .need = "1 to 16 numbers of v registers, separated by commas, are needed",
     .refuse = refuse_attributes,
     .apply = apply_attributes},
    {.name = "outmap",
     .value = "MASK",
     .help = "outputs to deliver, bit k = ok",
     .argument = COMMON_ARG_NUMBER,
     .max = 0xffff,
     .apply = apply_outmap},
    {.name = "inputs",
     .value = "FILE",
     .help = "a row for each vertex (.csv)",
     .argument = COMMON_ARG_FILE,
     .apply = apply_inputs},
    {.name = "uniforms",
     .value = "FILE",
     .help = "name,x,y,z,w of each uniform (.csv)",
     .argument = COMMON_ARG_FILE,
     .apply = apply_uniforms},
    {.name = "geometry-uniforms",
     .value = "FILE",
     .help = "pipeline: uniforms of the geometry shader (.csv)",
     .argument = COMMON_ARG_FILE,
     .apply = apply_geometry_uniforms},
    {.name = "primitives",
     .value = "N,N,..",
     .help = "pipeline, variable: vertices of each primitive",
     .argument = COMMON_ARG_LIST,
     .max = 255,
     .least = 1,
     .most = PICA200_MAX_GROUPS,
     .need = "1 to 64 numbers of vertices up to 255, separated by commas, are needed",
     .refuse = refuse_primitives,
     .apply = apply_primitives},
    {.name = "vertices",
     .value = "N",
     .help = "vertices or primitives to run; inputs begin again when they are used up",
     .argument = COMMON_ARG_NUMBER,
     .min = 1,
     .max = UINT32_C(1) << 24,
     .apply = apply_vertices},
    {.name = "setreg",
     .value = "REG=VALUE",
     .help = "write a configuration register before the start",
     .argument = COMMON_ARG_PAIR,
     .many = true,
     .apply = apply_setreg},
    {.name = "outputs",
     .value = "FILE",
     .help = "write what the shader gives (.csv)",
     .argument = COMMON_ARG_TABLE,
     .table = &pica200_outputs},
    {.name = NULL},
};

const char pica200_manual[] =
    "--inputs: a header of columns (v0.x,v0.y,.. or the program's names: pos.x,..), then a row for "
    "each\n"
    "vertex; what is left out of x,y,z,w is 0,0,0,1. Geometry in variable or fixed mode: a first "
    "column `run`\n"
    "groups the vertices of a primitive, vK is attribute K. --uniforms: lines NAME,x,y,z,w; NAME "
    "is c0..c95,\n"
    "i0..i3, b0..b15 or one of the program's, with [N] for an element. Numbers: decimal, inf, nan, "
    "or 0x and the\n"
    "raw bits. --outputs: run,o0.x,.. or primitive,run,winding,vertex,o0.x,..; what decimals "
    "cannot say is raw.\n"
    "--pipeline: --inputs, --uniforms and the rest are the vertex shader's, --geometry-uniforms "
    "and --outputs the geometry "
    "shader's.\n";
