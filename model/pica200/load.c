/* From a program to what the core's host would have written, and whether that can run. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../common/f24.h"
#include "model.h"

static const char *program_name(const struct common_program *program)
{
    return program->name ? program->name : "program";
}

/* ---- memories. */

/* "file:line:1", or the file alone: what came from an option has no line. */
struct place {
    char text[300];
};

static struct place segment_place(const struct common_program *program,
                                  const struct common_segment *segment)
{
    struct place place;
    const char *file = segment->file ? segment->file : program_name(program);
    if (segment->line) snprintf(place.text, sizeof place.text, "%.250s:%u:1", file, segment->line);
    else snprintf(place.text, sizeof place.text, "%.250s", file);
    return place;
}

static int check_segment(const struct common_program *program, const struct common_segment *segment,
                         const char *memory, uint64_t bytes, struct common_error *err)
{
    if (segment->addr % 4 == 0 && segment->addr <= bytes &&
        segment->count <= (bytes - segment->addr) / 4)
        return 0;
    return common_fail(
        err, "%s: error: %zu words at byte 0x%x of space %s; it has 0x%" PRIx64 " bytes, in words",
        segment_place(program, segment).text, segment->count, (unsigned)segment->addr, memory,
        bytes);
}

static int check_values(const struct common_program *program, const struct common_segment *segment,
                        const char *what, uint32_t most, struct common_error *err)
{
    for (size_t i = 0; i < segment->count; i++)
        if (segment->word[i] > most)
            return common_fail(err, "%s: error: word 0x%08x for %s; 0x%x is the most",
                               segment_place(program, segment).text, (unsigned)segment->word[i],
                               what, (unsigned)most);
    return 0;
}

/* A memory in the core. */
struct memory {
    const char *name, *what;
    uint32_t words, most, keep; /* most: largest value, keep: bits that exist */
    uint32_t *word;
};

static int load_segment(const struct common_program *program, const struct common_segment *segment,
                        struct pica200_config *config, struct common_error *err)
{
    const struct memory memory[PICA200_SPACES] = {
        [PICA200_SPACE_UNIFORM] = {"uniform", "a float24", 4 * PICA200_UNIFORMS, COMMON_F24_MASK,
                                   COMMON_F24_MASK, config->uniform[0]},
        [PICA200_SPACE_INT] = {"int", "an integer uniform", PICA200_INTS, UINT32_MAX, UINT32_MAX,
                               config->integer},
        [PICA200_SPACE_BOOL] = {"bool", "the 16 bool uniforms", 1, 0xffff, 0xffff, config->boolean},
        [PICA200_SPACE_DESC] = {"desc", "a descriptor", PICA200_DESCS, UINT32_MAX, 0x7fffffff,
                                config->desc},
    };
    if (segment->space == PICA200_SPACE_INPUT) return 0;  /* pica200_load_input */
    if (segment->space == PICA200_SPACE_CONFIG) return 0; /* pica200_load_memories */
    if (segment->space >= PICA200_SPACES || !memory[segment->space].word)
        return common_fail(err,
                           "%s: error: space %u cannot be initialised; input, uniform, int, bool "
                           "and desc can",
                           segment_place(program, segment).text, (unsigned)segment->space);
    const struct memory *m = &memory[segment->space];
    if (check_segment(program, segment, m->name, 4 * m->words, err) ||
        check_values(program, segment, m->what, m->most, err))
        return -1;
    for (size_t i = 0; i < segment->count; i++)
        m->word[segment->addr / 4 + i] = segment->word[i] & m->keep;
    return 0;
}

static int load_code(const struct common_program *program, struct pica200_config *config,
                     struct common_error *err)
{
    if (program->code_words > PICA200_CODE_WORDS)
        return common_fail(err, "%s: error: %zu code words; the core has %u", program_name(program),
                           program->code_words, (unsigned)PICA200_CODE_WORDS);
    for (uint32_t i = 0; i < program->code_words; i++)
        pica200_config_code(config, i, program->code[i]);
    config->code_at = program->code_words % PICA200_CODE_WORDS;
    return 0;
}

/* After the last word of a space that the program has; 0 if it has none. */
static uint32_t words_end(const struct common_program *program, uint32_t space)
{
    uint64_t end = 0;

    for (size_t i = 0; i < program->inits; i++) {
        const struct common_segment *segment = &program->init[i];
        uint64_t last = segment->addr / 4 + segment->count;
        if (segment->space == space && segment->count && last > end) end = last;
    }
    return (uint32_t)end;
}

/* Descriptors and uniforms leave their offsets after the last of them, sheet 4.5. */
static void leave_offsets(const struct common_program *program, struct pica200_config *config)
{
    uint32_t descs = words_end(program, PICA200_SPACE_DESC);
    uint32_t uniforms = words_end(program, PICA200_SPACE_UNIFORM);

    if (descs) config->desc_at = descs % PICA200_DESCS;
    if (!uniforms) return;
    config->uniform_at = (uniforms + 3) / 4;
    config->f32 = false;
    config->parts = 0;
}

/* ---- registers. */

static int check_range(const struct common_program *program, const char *what, uint32_t value,
                       uint32_t least, uint32_t most, struct common_error *err)
{
    if (value >= least && value <= most) return 0;
    return common_fail(err, "%s: error: %s is %u; %u to %u are possible", program_name(program),
                       what, (unsigned)value, (unsigned)least, (unsigned)most);
}

/* What does not fit into the fields of the registers. */
static int check_shader(const struct common_program *program, struct common_error *err)
{
    const struct pica200_launch *shader = pica200_launch_of(program);

    if (check_range(program, "the entry point", shader->entry, 0, PICA200_CODE_WORDS - 1, err) ||
        check_range(program, "the number of attributes", shader->attributes, 1, PICA200_ROWS,
                    err) ||
        check_range(program, "the output mask", shader->outmap, 0, 0xffff, err))
        return -1;
    for (unsigned i = 0; i < shader->attributes; i++)
        if (check_range(program, "the register of an attribute", shader->map[i], 0,
                        PICA200_ROWS - 1, err))
            return -1;
    if (!shader->geometry) return 0;
    if (check_range(program, "the geometry input mode", shader->input_mode, PICA200_INPUT_POINT,
                    PICA200_INPUT_FIXED, err))
        return -1;
    if (shader->input_mode == PICA200_INPUT_VARIABLE)
        return check_range(program, "the number of full vertices", shader->main_count, 1, 16, err);
    if (shader->input_mode != PICA200_INPUT_FIXED) return 0;
    if (check_range(program, "the number of fixed vertices", shader->fixed_count, 1, 16, err))
        return -1;
    return check_range(program, "the first uniform", shader->start, 0, PICA200_UNIFORMS - 1, err);
}

static void write_shader(const struct pica200_launch *shader, struct pica200_config *config)
{
    uint32_t map[2] = {0, 0}, mode = shader->geometry ? PICA200_GEOMETRY_MODE : 0xa0;

    for (unsigned i = 0; i < 16; i++) map[i / 8] |= (shader->map[i] & 15u) << (4 * (i % 8));
    pica200_config_write(config, PICA200_REG_INPUT, mode << 24 | ((shader->attributes - 1) & 15));
    pica200_config_write(config, PICA200_REG_ENTRY, shader->entry);
    pica200_config_write(config, PICA200_REG_MAP, map[0]);
    pica200_config_write(config, PICA200_REG_MAP + 1, map[1]);
    pica200_config_write(config, PICA200_REG_OUTMAP, shader->outmap);
    pica200_config_write(config, PICA200_REG_RUNS, shader->runs);
    pica200_config_write(config, PICA200_REG_STRIDE, shader->stride);
    if (!shader->geometry) return;
    pica200_config_write(config, PICA200_REG_GEOMETRY,
                         (shader->input_mode & 0xff) | ((shader->fixed_count - 1) & 15) << 8 |
                             (shader->start & 0xff) << 16);
    pica200_config_write(config, PICA200_REG_MAIN_COUNT, (shader->main_count - 1) & 15);
}

/* In the order of the words. */
static void write_registers(const struct common_segment *segment, struct pica200_config *config)
{
    for (size_t i = 0; i < segment->count; i++)
        pica200_config_write(config, segment->addr / 4 + (uint32_t)i, segment->word[i]);
}

int pica200_load_memories(const struct common_program *program, struct pica200_config *config,
                          struct common_error *err)
{
    pica200_config_reset(config);
    return pica200_load_over(program, config, err);
}

int pica200_load_over(const struct common_program *program, struct pica200_config *config,
                      struct common_error *err)
{
    int status = load_code(program, config, err);
    for (size_t i = 0; i < program->inits; i++)
        status |= load_segment(program, &program->init[i], config, err);
    if (status == 0) leave_offsets(program, config);
    status |= check_shader(program, err);
    write_shader(pica200_launch_of(program), config);
    for (size_t i = 0; i < program->inits; i++)
        if (program->init[i].space == PICA200_SPACE_CONFIG)
            write_registers(&program->init[i], config);
    return status;
}

/* ---- the whole. */

uint64_t pica200_space_size(const struct common_program *program,
                            const struct common_machine *machine, uint32_t space)
{
    struct pica200_launch launch;

    (void)machine;
    if (pica200_effective(program, &launch, NULL)) return 0;
    if (space == PICA200_SPACE_INPUT)
        return (uint64_t)launch.runs * launch.stride * PICA200_VECTOR_BYTES;
    if (space != PICA200_SPACE_OUTPUT) return 0;
    return launch.geometry ? (uint64_t)PICA200_MAX_PRIMITIVES * PICA200_PRIMITIVE_BYTES
                           : (uint64_t)launch.runs * PICA200_VERTEX_BYTES;
}

int pica200_effective(const struct common_program *program, struct pica200_launch *launch,
                      struct common_error *err)
{
    struct pica200_config *config = malloc(sizeof *config);
    int failed =
        config ? pica200_load_memories(program, config, err) : common_fail(err, "out of memory");

    if (!failed) {
        *launch = (struct pica200_launch){.geometry = config->geometry,
                                          .entry = config->entry,
                                          .runs = config->runs,
                                          .stride = config->stride,
                                          .attributes = config->attributes,
                                          .outmap = config->outmap,
                                          .input_mode = config->input_mode,
                                          .main_count = config->main_count,
                                          .fixed_count = config->fixed_count,
                                          .start = config->start};
        memcpy(launch->map, config->map, sizeof launch->map);
    }
    free(config);
    return failed;
}

int pica200_check(const struct common_program *program, uint32_t threads,
                  const struct pica200_config *config, struct common_error *err)
{
    const char *name = program_name(program);
    uint64_t input = (uint64_t)config->runs * config->stride * PICA200_VECTOR_BYTES;

    if (threads < 1 || threads > PICA200_MAX_THREADS)
        return common_fail(err, "%s: error: the machine has %u threads; 1 to %u are possible", name,
                           (unsigned)threads, (unsigned)PICA200_MAX_THREADS);
    if (config->code_words == 0)
        return common_fail(err, "%s: error: there is no code; at least one word is needed", name);
    if (check_range(program, "the entry point", config->entry, 0, PICA200_CODE_WORDS - 1, err) ||
        check_range(program, "the number of runs", config->runs, 1, PICA200_MAX_RUNS, err))
        return -1;
    if (config->geometry && check_range(program, "the geometry input mode", config->input_mode,
                                        PICA200_INPUT_POINT, PICA200_INPUT_FIXED, err))
        return -1;
    if (input > PICA200_MAX_INPUT)
        return common_fail(err,
                           "%s: error: %u runs of %u vectors are %" PRIu64
                           " bytes of input; at most %u are possible",
                           name, (unsigned)config->runs, (unsigned)config->stride, input,
                           (unsigned)PICA200_MAX_INPUT);
    return 0;
}

uint32_t pica200_record_vectors(const struct pica200_config *config, const uint8_t *record)
{
    uint32_t count = config->attributes;

    if (!config->geometry || config->input_mode == PICA200_INPUT_POINT) return count;
    if (config->input_mode == PICA200_INPUT_FIXED) return config->fixed_count * count;
    uint32_t vertices = record[0];
    uint32_t full = vertices < config->main_count ? vertices : config->main_count;
    return 1 + full * count + (vertices - full);
}

int pica200_load_input(const struct common_program *program, const struct pica200_config *config,
                       uint8_t **input, size_t *bytes, struct common_error *err)
{
    size_t record = (size_t)config->stride * PICA200_VECTOR_BYTES, size = config->runs * record;
    uint8_t *byte = calloc(size ? size : 1, 1);

    if (!byte)
        return common_fail(err, "%s: error: out of memory for %zu bytes of input",
                           program_name(program), size);
    for (size_t s = 0; s < program->inits; s++) {
        const struct common_segment *segment = &program->init[s];
        if (segment->space != PICA200_SPACE_INPUT) continue;
        if (check_segment(program, segment, "input", size, err)) goto fail;
        for (size_t i = 0; i < segment->count; i++)
            for (unsigned k = 0; k < 4; k++)
                byte[segment->addr + 4 * i + k] = (uint8_t)(segment->word[i] >> 8 * k);
    }
    for (uint32_t run = 0; run < config->runs; run++) {
        uint32_t taken = config->stride ? pica200_record_vectors(config, byte + run * record) : 1;
        if (taken <= config->stride) continue;
        common_fail(err, "%s: error: run %u takes %u vectors of input; its record has %u",
                    program_name(program), (unsigned)run, (unsigned)taken,
                    (unsigned)config->stride);
        goto fail;
    }
    *input = byte;
    *bytes = size;
    return 0;

fail:
    free(byte);
    return -1;
}
