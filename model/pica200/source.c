/* Where PICA200 programs come from: text, words and .shbin containers. See common/isa.h. */
#include "source.h"

#include "../common/container.h"
#include "../common/option.h"
#include "../common/whole_number.h"
#include "model.h"
#include "names.h"
#include "shbin.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void free_names(void *names)
{
    pica200_names_free(names);
    free(names);
}

/* Gives the program its names, or drops them. */
static int own_names(struct common_program *program, struct pica200_names *names, int status)
{
    if (status != 0) {
        free(names);
        return -1;
    }
    program->names = names;
    program->free_names = free_names;
    return 0;
}

int pica200_source(const char *name, const char *text, struct common_program *program,
                   struct common_error *err)
{
    struct pica200_names *names = calloc(1, sizeof *names);

    if (!names) return common_fail(err, "%s: error: out of memory", name);
    return own_names(program, names, pica200_assemble_names(name, text, program, names, err));
}

int pica200_source_all(const struct common_source *source, size_t sources,
                       struct common_program *program, struct common_error *err)
{
    struct pica200_names *names = calloc(sources, sizeof *names);
    int status = names ? 0 : common_fail(err, "%s: error: out of memory", source->name);

    if (status == 0) status = pica200_assemble_all(source, sources, program, names, err);
    for (size_t i = 0; i < sources && status == 0; i++) {
        struct pica200_names *own = program[i].name ? malloc(sizeof *own) : NULL;
        if (own) {
            *own = names[i];
            own_names(&program[i], own, 0);
        } else if (program[i].name) {
            status = common_fail(err, "%s: error: out of memory", source->name);
            for (size_t k = 0; k < sources; k++) common_program_free(&program[k]);
            for (size_t k = i; k < sources; k++) pica200_names_free(&names[k]);
        }
    }
    free(names);
    return status;
}

/* A label of the source, or a word index. Words have no labels. */
int pica200_enter(struct common_program *program, const char *entry, struct common_error *err)
{
    uint32_t words = (uint32_t)program->code_words, *at = &pica200_launch_of(program)->entry;
    uint64_t number;

    if (!program->names) {
        if (common_whole_number(entry, PICA200_CODE_WORDS - 1, &number))
            return common_fail(err,
                               "warpstep: error: --entry '%s'; a number from 0 to %u is needed",
                               entry, (unsigned)PICA200_CODE_WORDS - 1);
        *at = (uint32_t)number;
        return 0;
    }
    int status = pica200_find_entry(program->names, entry, words, at);
    if (status == 0) return 0;
    if (status > 0)
        return common_fail(
            err, "%s: error: no label '%.40s'; one of the program or a word index is needed",
            program->name, entry);
    return common_fail(err, "%s: error: entry '%.40s'; word 0 to %u is needed", program->name,
                       entry, (unsigned)words - 1);
}

int pica200_finish(const struct common_load *load, struct common_error *err)
{
    const struct common_program *program = load->program;
    const struct pica200_launch *launch = pica200_launch_of(program);

    if (load->words && program->code_words > PICA200_CODE_WORDS)
        return common_fail(err, "%s: error: %zu words of code; %u at most", program->name,
                           program->code_words, (unsigned)PICA200_CODE_WORDS);
    if (load->words && !launch->geometry && program->code_words > PICA200_VERTEX_WORDS)
        return common_fail(err, "%s: error: %zu words of code; a vertex shader has %u at most",
                           program->name, program->code_words, (unsigned)PICA200_VERTEX_WORDS);
    if (launch->entry >= program->code_words && program->code_words)
        return common_fail(err, "warpstep: error: --entry %u; %s has %zu words of code",
                           (unsigned)launch->entry, program->name, program->code_words);
    if (!launch->fed) return 0;
    if (!load->before)
        return common_fail(err,
                           "%s: error: .feed takes what another program delivers; one that "
                           "names this file with .then is needed",
                           program->name);
    return pica200_join(load->before, load->program, err);
}

/* A shader that never ends retires for ever, which no watchdog notices. So a run has an end by
 * itself, after more than any real shader takes. */
uint64_t pica200_limit(const struct common_program *program)
{
    const uint64_t base = 16000000, each = 65536; /* of a vertex or primitive, on average */
    struct pica200_launch launch;

    /* an error in it is reported when it is started */
    return pica200_effective(program, &launch, NULL) ? 0 : base + each * launch.runs;
}

/* ---- containers. */

static bool recognise(const uint8_t *byte, size_t size)
{
    return size >= 4 && !memcmp(byte, "DVLB", 4);
}

static int load(const char *file, const uint8_t *byte, size_t size, const char *part,
                const char *entry, struct common_program *program, struct common_error *err)
{
    struct pica200_names *names = calloc(1, sizeof *names);

    if (!names) return common_fail(err, "%s: error: out of memory", file);
    return own_names(program, names,
                     pica200_shbin_load(file, byte, size, part, entry, program, names, err));
}

/* The first shader of a kind. */
static int load_kind(const char *file, const uint8_t *byte, size_t size, bool geometry,
                     struct common_program *program, struct common_error *err)
{
    char text[16];
    uint32_t part;

    if (pica200_shbin_find(file, byte, size, geometry, &part, err)) return -1;
    snprintf(text, sizeof text, "%u", (unsigned)part);
    return load(file, byte, size, text, NULL, program, err);
}

/* The vertex shader, and the geometry shader after it. */
static int chain(const char *file, const uint8_t *byte, size_t size, struct common_program *program,
                 struct common_error *err)
{
    if (load_kind(file, byte, size, false, program, err)) return -1;
    program->next = calloc(1, sizeof *program->next);
    int failed = program->next ? load_kind(file, byte, size, true, program->next, err)
                               : common_fail(err, "%s: error: out of memory", file);
    if (failed) common_program_free(program);
    else pica200_launch_of(program->next)->fed = true;
    return failed;
}

static const struct common_container shbin = {
    .suffix = ".shbin",
    .recognise = recognise,
    .load = load,
    .list = pica200_shbin_list,
    .chain = chain,
    .store = pica200_shbin_store,
};

const struct common_container *const pica200_containers[] = {&shbin, NULL};
