/* Values of the options of every command: see option.h. */
#include "option.h"

#include <stdlib.h>
#include <string.h>

static int room(const char *name, unsigned used, unsigned max, struct common_error *err)
{
    return used < max ? 0
                      : common_fail(err, "warpstep: error: --%s: at most %u of them", name, max);
}

/* "FROM:TO:FILE" */
static int parse_wave_file(struct tool_options *o, const char *value, struct common_error *err)
{
    unsigned long long from, to;
    int length = 0;

    if (sscanf(value, "%llu:%llu:%n", &from, &to, &length) != 2 || !length || !value[length])
        return tool_value_bad(err, "wave-file", value, "FROM:TO:FILE is needed");
    o->wave_from = from;
    o->wave_to = to;
    o->wave_file = value + length;
    return 0;
}

static int parse_launch(struct tool_options *o, int id, const char *name, const char *value,
                        struct common_error *err)
{
    struct tesla_launch *l = &o->launch;
    int count;

    switch (id) {
    case OPT_GRID:
        o->set |= TOOL_SET_GRID;
        if (tool_list(value, 65535, l->grid, 2) != 2)
            return tool_value_bad(err, name, value, "X,Y up to 65535 is needed");
        return 0;
    case OPT_BLOCK:
        o->set |= TOOL_SET_BLOCK;
        if (tool_list(value, 65535, l->block, 3) != 3)
            return tool_value_bad(err, name, value, "X,Y,Z is needed");
        return 0;
    case OPT_REGS:
        o->set |= TOOL_SET_REGS;
        return tool_value32(name, value, 1, 65535, &l->regs, err);
    case OPT_SHARED:
        o->set |= TOOL_SET_SHARED;
        return tool_value32(name, value, 0, UINT32_MAX / 2, &l->shared, err);
    case OPT_LOCAL:
        o->set |= TOOL_SET_LOCAL;
        return tool_value32(name, value, 0, 65536, &l->local, err);
    case OPT_PARAM:
        o->set |= TOOL_SET_PARAM;
        count = *value ? tool_list(value, UINT32_MAX, l->param, TESLA_MAX_PARAMS) : 0;
        if (count < 0)
            return tool_value_bad(err, name, value,
                                  "up to 64 words, separated by commas, are needed");
        l->params = (uint32_t)count;
        return 0;
    case OPT_OUTPUT_WORDS:
        o->set |= TOOL_SET_OUTPUT_WORDS;
        return tool_value32(name, value, 1, 65535, &l->outputs, err);
    case OPT_MAX_VERTICES:
        o->set |= TOOL_SET_MAX_VERTICES;
        return tool_value32(name, value, 1, 65535, &l->vertices, err);
    default:
        o->set |= TOOL_SET_GLOBAL_SIZE;
        if (tool_value32(name, value, 4, UINT32_C(1) << 30, &l->global_bytes, err)) return -1;
        return l->global_bytes % 4 ? tool_value_bad(err, name, value, "a multiple of 4 is needed")
                                   : 0;
    }
}

static int parse_attributes(struct pica200_launch *s, const char *name, const char *value,
                            struct common_error *err)
{
    uint32_t map[16];
    int count = tool_list(value, 15, map, 16);

    if (count < 0)
        return tool_value_bad(err, name, value,
                              "1 to 16 numbers of v registers, separated by commas, are needed");
    s->attributes = (uint32_t)count;
    for (int i = 0; i < count; i++) {
        s->map[i] = (uint8_t)map[i];
        for (int k = 0; k < i; k++)
            if (map[k] == map[i])
                return tool_value_bad(err, name, value, "a v register can take one attribute");
    }
    return 0;
}

static int parse_shader(struct tool_options *o, int id, const char *name, const char *value,
                        struct common_error *err)
{
    struct pica200_launch *s = &o->shader;
    int n;

    switch (id) {
    case OPT_GEOMETRY:
        o->set |= TOOL_SET_GEOMETRY;
        s->geometry = true;
        return 0;
    case OPT_VERTICES:
        o->set |= TOOL_SET_VERTICES;
        return tool_value32(name, value, 1, UINT32_C(1) << 24, &s->runs, err);
    case OPT_ATTRIBUTES:
        o->set |= TOOL_SET_ATTRIBUTES;
        return parse_attributes(s, name, value, err);
    case OPT_OUTMAP:
        o->set |= TOOL_SET_OUTMAP;
        return tool_value32(name, value, 0, 0xffff, &s->outmap, err);
    case OPT_INPUT_MODE:
        o->set |= TOOL_SET_INPUT_MODE;
        n = tool_choice(name, value, "point|variable|fixed", err);
        s->input_mode = n < 0 ? 0 : (uint32_t)n;
        return n < 0 ? -1 : 0;
    case OPT_MAIN_COUNT:
        o->set |= TOOL_SET_MAIN_COUNT;
        return tool_value32(name, value, 1, 16, &s->main_count, err);
    case OPT_FIXED_COUNT:
        o->set |= TOOL_SET_FIXED_COUNT;
        return tool_value32(name, value, 1, 16, &s->fixed_count, err);
    default: o->set |= TOOL_SET_START; return tool_value32(name, value, 0, 255, &s->start, err);
    }
}

static int parse_list(struct tool_options *o, int id, const char *name, char *value,
                      struct common_error *err)
{
    switch (id) {
    case OPT_CONST:
        if (room(name, o->constants, TOOL_MAX_FILES, err)) return -1;
        return tool_bank_file(&o->constant[o->constants++], name, value, err);
    case OPT_GLOBAL:
        if (room(name, o->globals, TOOL_MAX_FILES, err)) return -1;
        return tool_place_file(&o->global[o->globals++], name, value, false, err);
    case OPT_TEXELS:
        if (room(name, o->texels, TOOL_MAX_FILES, err)) return -1;
        return tool_place_file(&o->texel[o->texels++], name, value, false, err);
    case OPT_TEXTURES: o->textures.path = value; return 0;
    case OPT_SAMPLERS: o->samplers.path = value; return 0;
    case OPT_DUMP_GLOBAL:
        if (room(name, o->dumps, TOOL_MAX_FILES, err)) return -1;
        return tool_place_file(&o->dump[o->dumps++], name, value, true, err);
    case OPT_SETREG:
        if (room(name, o->setups, TOOL_MAX_SETUPS, err)) return -1;
        return tool_take_setup(&o->setup[o->setups++], name, value, err);
    default: /* OPT_PLUS */
        if (room(name, o->plusargs, TOOL_MAX_PLUSARGS, err)) return -1;
        return tool_plusarg(&o->plusarg[o->plusargs], name, value, err) ? -1 : (o->plusargs++, 0);
    }
}

static int parse_mode(struct tool_options *o, const char *name, enum tool_mode mode,
                      struct common_error *err)
{
    if (o->mode != TOOL_LOCKSTEP && o->mode != mode)
        return common_fail(err, "warpstep: error: --%s: only one of --model-only and --rtl-only",
                           name);
    o->mode = mode;
    return 0;
}

static int parse_run(struct tool_options *o, int id, const char *name, const char *value,
                     struct common_error *err)
{
    int n;

    switch (id) {
    case OPT_ISA: o->isa = tool_find_isa(value, err); return o->isa ? 0 : -1;
    case OPT_CODE: o->code = value; return 0;
    case OPT_DESC: o->desc = value; return 0;
    case OPT_ENTRY: o->entry = value; return 0;
    case OPT_CHIP: o->chip = value; return 0;
    case OPT_TYPE: o->type = value; return 0;
    case OPT_INPUTS: o->inputs = value; return 0;
    case OPT_UNIFORMS: o->uniforms = value; return 0;
    case OPT_OUTPUTS: o->outputs = value; return 0;
    case OPT_MODEL_ONLY: return parse_mode(o, name, TOOL_MODEL, err);
    case OPT_RTL_ONLY: return parse_mode(o, name, TOOL_CORE, err);
    case OPT_SEED:
        o->seed_given = true;
        return tool_value(name, value, 0, UINT64_MAX, &o->seed, err);
    case OPT_DISTURB:
        n = tool_choice(name, value, "none|mild|wild", err);
        o->disturb = n < 0 ? TESTBENCH_NONE : (enum testbench_disturb)n;
        return n < 0 ? -1 : 0;
    case OPT_JSON: o->json = value; return 0;
    case OPT_KEEP_GOING: o->keep_going = true; return 0;
    case OPT_SWEEP: return tool_value(name, value, 0, UINT64_MAX - 1, &o->sweep, err);
    case OPT_WATCHDOG: return tool_value(name, value, 1, UINT64_MAX, &o->watchdog, err);
    case OPT_MAX_CLOCKS: return tool_value(name, value, 1, UINT64_MAX, &o->max_clocks, err);
    case OPT_RECORD: o->record = value; return 0;
    case OPT_EXECUTED: o->executed = value; return 0;
    case OPT_TRACE: o->trace = value; return 0;
    case OPT_WAVES:
        n = tool_choice(name, value, "fail|always|never", err);
        o->waves = n < 0 ? TOOL_WAVES_NEVER : (enum tool_waves)n;
        return n < 0 ? -1 : 0;
    case OPT_TIMES: o->times = true; return 0;
    case OPT_JOBS: return tool_value(name, value, 1, TOOL_MAX_JOBS, &o->jobs, err);
    case OPT_BASELINE: o->baseline = value; return 0;
    case OPT_RUNS: return tool_value(name, value, 1, 1000, &o->runs, err);
    case OPT_WAVE_DIR: o->wave_dir = value; return 0;
    default: return parse_wave_file(o, value, err);
    }
}

int tool_option_take(struct tool_options *o, int id, const char *name, char *value,
                     struct common_error *err)
{
    if (id >= OPT_GRID && id <= OPT_MAX_VERTICES) return parse_launch(o, id, name, value, err);
    if (id >= OPT_GEOMETRY && id <= OPT_START) return parse_shader(o, id, name, value, err);
    if (id >= OPT_CONST && id <= OPT_PLUS) return parse_list(o, id, name, value, err);
    return parse_run(o, id, name, value, err);
}
