/* The options that the Vivante brings to the command, in the order in which they are applied. */
#include "tables.h"

static int apply_rtne(const struct common_load *load, const struct common_setting *setting,
                      struct common_error *err)
{
    (void)setting, (void)err;
    vivante_launch_of(load->program)->rtne = true;
    return 0;
}

static int apply_fast(const struct common_load *load, const struct common_setting *setting,
                      struct common_error *err)
{
    (void)setting, (void)err;
    vivante_launch_of(load->program)->fast = VIVANTE_FAST_ON;
    return 0;
}

static int apply_plain(const struct common_load *load, const struct common_setting *setting,
                       struct common_error *err)
{
    (void)setting;
    if (common_given(load, "fast-trans"))
        return common_fail(err, "warpstep: error: found --fast-trans and --plain-trans; expected "
                                "one of the two");
    vivante_launch_of(load->program)->fast = VIVANTE_FAST_OFF;
    return 0;
}

static void put_map(uint8_t *map, uint32_t *count, const struct common_setting *setting)
{
    *count = setting->count;
    for (uint32_t i = 0; i < setting->count; i++) map[i] = (uint8_t)setting->number_of[i];
}

static int apply_inmap(const struct common_load *load, const struct common_setting *setting,
                       struct common_error *err)
{
    struct vivante_launch *launch = vivante_launch_of(load->program);
    (void)err;
    put_map(launch->input, &launch->inputs, setting);
    return 0;
}

static int apply_outmap(const struct common_load *load, const struct common_setting *setting,
                        struct common_error *err)
{
    struct vivante_launch *launch = vivante_launch_of(load->program);
    (void)err;
    put_map(launch->output, &launch->outputs, setting);
    return 0;
}

static int apply_inputs(const struct common_load *load, const struct common_setting *setting,
                        struct common_error *err)
{
    bool fixed = vivante_launch_of(load->program)->inputs != 0;
    return vivante_inputs_load(load->program, setting->text, fixed, err);
}

static int apply_uniforms(const struct common_load *load, const struct common_setting *setting,
                          struct common_error *err)
{
    return vivante_uniforms_load(load->program, setting->text, err);
}

static int apply_threads(const struct common_load *load, const struct common_setting *setting,
                         struct common_error *err)
{
    return vivante_inputs_repeat(load->program, (uint32_t)setting->number, err);
}

const struct common_option vivante_options[] = {
    {.name = "stage",
     .value = "[N:]vs|ps[:..]",
     .help = "which stage of which launch of a command stream; behind it :linear, :follow=ADDR and "
             ":image=FILE@ADDR",
     .argument = COMMON_ARG_PART},
    {.name = "rtne",
     .help = "cfg_rtne: instructions without a rounding mode round to nearest",
     .argument = COMMON_ARG_FLAG,
     .apply = apply_rtne},
    {.name = "fast-trans",
     .help = "the chip has the fast transcendentals, as gc3000 and gc7000 do",
     .argument = COMMON_ARG_FLAG,
     .apply = apply_fast},
    {.name = "plain-trans",
     .help = "the chip has the plain transcendentals, as gc2000 does",
     .argument = COMMON_ARG_FLAG,
     .apply = apply_plain},
    {.name = "in-temps",
     .value = "T,T,..",
     .help = "number of the temporary for each vector of an input record",
     .argument = COMMON_ARG_LIST,
     .max = VIVANTE_TEMPS - 1,
     .least = 1,
     .most = VIVANTE_MAP,
     .need = "1 to 32 numbers of temporaries, separated by commas, are needed",
     .apply = apply_inmap},
    {.name = "out-temps",
     .value = "T,T,..",
     .help = "number of the temporary for each vector of an output record",
     .argument = COMMON_ARG_LIST,
     .max = VIVANTE_TEMPS - 1,
     .least = 1,
     .most = VIVANTE_MAP,
     .need = "1 to 32 numbers of temporaries, separated by commas, are needed",
     .apply = apply_outmap},
    {.name = "inputs",
     .value = "FILE",
     .help = "a row for each thread (.csv)",
     .argument = COMMON_ARG_FILE,
     .apply = apply_inputs},
    {.name = "uniforms",
     .value = "FILE",
     .help = "uN,x,y,z,w of each uniform (.csv)",
     .argument = COMMON_ARG_FILE,
     .apply = apply_uniforms},
    {.name = "threads",
     .value = "N",
     .help = "threads to run; inputs begin again when they are used up",
     .argument = COMMON_ARG_NUMBER,
     .min = 1,
     .max = VIVANTE_MAX_THREADS,
     .apply = apply_threads},
    COMMON_OPTION_GLOBAL(VIVANTE_SPACE_GLOBAL),
    {.name = "outputs",
     .value = "FILE",
     .help = "write what the threads give (.csv)",
     .argument = COMMON_ARG_TABLE,
     .table = &vivante_outputs},
    COMMON_OPTION_DUMP_GLOBAL(VIVANTE_SPACE_GLOBAL),
    COMMON_OPTION_EXPECT_GLOBAL(VIVANTE_SPACE_GLOBAL),
    {.name = NULL},
};

const char vivante_manual[] =
    "--inputs: a header of columns (t0.x,t0.y,..; i0.x.. for the internal register; helper, 0 or "
    "1), then a row for\n"
    "each thread: a vertex, a fragment (four in a row are a quad) or a compute thread. What is "
    "left out of x,y,z,w\n"
    "is 0,0,0,1. --uniforms: lines uN,x,y,z,w. Numbers: decimal, inf, nan, or 0x and the raw bits. "
    "--outputs:\n"
    "thread,killed,helper,tN.x,..; what decimals cannot say is raw. --chip says the HALTI level\n"
    "and which transcendentals there are.\n"
    "A file .cmdstream is a recorded driver command stream; dis --parts tells what it holds. "
    "--stage: :linear takes "
    "tiled\n"
    "textures as row-major; :follow=ADDR says that the stream lies there in memory, and LINK, CALL "
    "and RETURN are "
    "followed;\n"
    ":image=FILE@ADDR, as the last one, is memory that they and INST_ADDR lead to.\n";
