/* What the tools need of the PICA200 to load its programs and to show what they give: see common/isa.h. */
#include "../common/f24.h"
#include "model.h"
#include "names.h"
#include "shbin.h"

#include <stdlib.h>
#include <string.h>

/* The source as it stands, started at a label or at a word. */
static int load_text(const char *file, const uint8_t *byte, size_t size, const char *entry,
                     struct common_program *program, struct pica200_names *names,
                     struct common_error *err)
{
    if (strlen((const char *)byte) != size)
        return common_fail(err, "%s: error: holds a zero byte; a text file is needed", file);
    if (pica200_assemble_names(file, (const char *)byte, program, names, err)) return -1;
    if (!entry) return 0;
    uint32_t words = (uint32_t)program->code_words;
    int status = pica200_find_entry(names, entry, words, &pica200_launch_of(program)->entry);
    if (status == 0) return 0;
    common_program_free(program);
    if (status > 0)
        return common_fail(
            err, "%s: error: no label '%.40s'; one of the program or a word index is needed", file,
            entry);
    return common_fail(err, "%s: error: entry '%.40s'; word 0 to %u is needed", file, entry,
                       (unsigned)words - 1);
}

static bool is_container(const uint8_t *byte, size_t size)
{
    return size >= 4 && !memcmp(byte, "DVLB", 4);
}

/* A file that says by its name what it is must be that. */
static bool is_named_container(const char *file)
{
    static const char suffix[] = ".shbin";
    size_t length = strlen(file), tail = sizeof suffix - 1;

    return length >= tail && !strcmp(file + length - tail, suffix);
}

static int load(const char *file, const uint8_t *byte, size_t size, const char *entry,
                struct common_program *program, void **names, struct common_error *err)
{
    struct pica200_names *own = calloc(1, sizeof *own);

    *names = own;
    if (!own) return common_fail(err, "%s: error: out of memory", file);
    return is_container(byte, size) || is_named_container(file)
               ? pica200_shbin_load(file, byte, size, entry, program, own, err)
               : load_text(file, byte, size, entry, program, own, err);
}

static int store(const struct common_program *program, const void *names, uint8_t **byte,
                 size_t *size, struct common_error *err)
{
    return pica200_shbin_store(program, names, byte, size, err);
}

static void free_names(void *names)
{
    if (names) pica200_names_free(names);
    free(names);
}

static int find(const void *names, const char *text, struct common_place *place,
                struct common_error *err)
{
    static const struct {
        char class;
        uint8_t space;
    } classes[] = {{'v', PICA200_SPACE_INPUT},
                   {'o', PICA200_SPACE_OUTPUT},
                   {'c', PICA200_SPACE_UNIFORM},
                   {'i', PICA200_SPACE_INT},
                   {'b', PICA200_SPACE_BOOL}};
    struct pica200_place found;

    if (pica200_names_find(names, text, &found, err)) return -1;
    *place = (struct common_place){
        .first = found.first, .count = found.count, .components = found.ncomponent};
    memcpy(place->component, found.component, sizeof place->component);
    for (size_t i = 0; i < sizeof classes / sizeof classes[0]; i++)
        if (classes[i].class == found.class) place->space = classes[i].space;
    return 0;
}

const struct common_shader_isa pica200_shader = {
    .input = PICA200_SPACE_INPUT,
    .output = PICA200_SPACE_OUTPUT,
    .uniform = PICA200_SPACE_UNIFORM,
    .integer = PICA200_SPACE_INT,
    .boolean = PICA200_SPACE_BOOL,
    .desc = PICA200_SPACE_DESC,
    .outputs = PICA200_ROWS,
    .code_words = PICA200_CODE_WORDS,
    .vertex_words = PICA200_VERTEX_WORDS,
    .descs = PICA200_DESCS,
    .number_bits = 24,
    .vertex_bytes = PICA200_VERTEX_BYTES,
    .primitive_bytes = PICA200_PRIMITIVE_BYTES,
    .primitives = PICA200_MAX_PRIMITIVES,
    .from_float = common_f24_from_f32,
    .to_float = common_f24_to_f32,
    .effective = pica200_effective,
    .is_container = is_container,
    .load = load,
    .free_names = free_names,
    .find = find,
    .store = store,
    .listing = pica200_listing,
};
