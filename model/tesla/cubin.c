/* cubins as containers: a kernel of them as a program. See cubin.h. */
#include "cubin.h"
#include "launch.h"
#include "model.h"
#include "tables.h"

#include "../common/container.h"
#include "../common/file.h"

#include <elf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void tesla_cubin_free(struct tesla_cubin *cubin)
{
    for (size_t i = 0; i < cubin->kernels; i++) {
        free(cubin->kernel[i].name);
        free(cubin->kernel[i].code);
    }
    for (size_t i = 0; i < cubin->segments; i++) free(cubin->segment[i].word);
    free(cubin->kernel);
    free(cubin->segment);
    memset(cubin, 0, sizeof *cubin);
}

struct tesla_kernel *tesla_cubin_kernel(struct tesla_cubin *cubin, const char *name, size_t length)
{
    struct tesla_kernel *more =
        realloc(cubin->kernel, (cubin->kernels + 1) * sizeof *cubin->kernel);
    if (more == NULL) return NULL;
    cubin->kernel = more;
    struct tesla_kernel *kernel = &more[cubin->kernels];
    memset(kernel, 0, sizeof *kernel);
    kernel->params = TESLA_PARAMS_UNKNOWN;
    kernel->name = malloc(length + 1);
    if (kernel->name == NULL) return NULL;
    memcpy(kernel->name, name, length);
    kernel->name[length] = '\0';
    cubin->kernels++;
    return kernel;
}

struct tesla_cubin_segment *tesla_cubin_segment(struct tesla_cubin *cubin)
{
    struct tesla_cubin_segment *more =
        realloc(cubin->segment, (cubin->segments + 1) * sizeof *cubin->segment);
    if (more == NULL) return NULL;
    cubin->segment = more;
    memset(&more[cubin->segments], 0, sizeof *more);
    return &more[cubin->segments++];
}

uint32_t *tesla_cubin_words(const uint8_t *byte, size_t size)
{
    uint32_t *word = calloc(size / 4 + 1, sizeof *word);
    for (size_t i = 0; word != NULL && i < size; i++) word[i / 4] |= (uint32_t)byte[i] << i % 4 * 8;
    return word;
}

static bool is_elf(const uint8_t *byte, size_t size)
{
    return size >= 4 && memcmp(byte, "\177ELF", 4) == 0;
}

int tesla_cubin_read(const char *file, const uint8_t *byte, size_t size, struct tesla_cubin *cubin,
                     struct common_error *err)
{
    memset(cubin, 0, sizeof *cubin);
    if (is_elf(byte, size)) return tesla_cubin_elf(file, byte, size, cubin, err);
    const uint8_t *zero = memchr(byte, 0, size);
    if (zero != NULL)
        return common_fail(err, "%s:0x%04zx: error: a zero byte; an ELF file, or text, is allowed",
                           file, (size_t)(zero - byte));
    return tesla_cubin_text(file, (const char *)byte, cubin, err);
}

/* --- a kernel as a program --- */

/* Their names, as many as fit. */
static void name_kernels(const struct tesla_cubin *cubin, char *text, size_t size)
{
    text[0] = '\0';
    for (size_t i = 0; i < cubin->kernels; i++) {
        size_t used = strlen(text);
        if (size - used < 64) {
            snprintf(text + used, size - used, ", ..");
            return;
        }
        snprintf(text + used, size - used, "%s%.56s", i != 0 ? ", " : "", cubin->kernel[i].name);
    }
}

static int pick(const char *file, const struct tesla_cubin *cubin, const char *part, size_t *number,
                struct common_error *err)
{
    char names[320];
    name_kernels(cubin, names, sizeof names);
    *number = 0;
    if (cubin->kernels == 0) return common_fail(err, "%s: error: no kernel", file);
    if (part == NULL && cubin->kernels == 1) return 0;
    if (part == NULL)
        return common_fail(err, "%s: error: %zu kernels; --kernel NAME is needed: %s", file,
                           cubin->kernels, names);
    while (*number < cubin->kernels && strcmp(cubin->kernel[*number].name, part) != 0) ++*number;
    if (*number < cubin->kernels) return 0;
    return common_fail(err, "%s: error: no kernel '%.56s'; there is %s", file, part, names);
}

/* What a launch takes: a power of two, or 0. */
static uint32_t local_size(uint32_t bytes)
{
    uint32_t size = 16;
    while (size < bytes) size *= 2;
    return bytes != 0 ? size : 0;
}

static int fill(const struct tesla_cubin *cubin, size_t number, const char *entry,
                struct common_program *program, struct common_error *err)
{
    static const uint32_t chips[4] = {0x50, 0x84, 0xa3, 0xa0}; /* sm_10 and on */
    const struct tesla_kernel *kernel = &cubin->kernel[number];
    struct tesla_launch *launch = tesla_launch_of(program);
    struct tesla_kernel_names *names = malloc(sizeof *names);

    if (names == NULL) return common_fail(err, "%s: error: out of memory", program->name);
    names->params = kernel->params;
    program->names = names;
    program->free_names = free;
    program->chip = chips[cubin->sm - 10];
    launch->regs = kernel->regs;
    launch->shared = kernel->shared;
    launch->local = local_size(kernel->local);
    if (common_program_set_code(program, kernel->code, NULL, kernel->words, err) != 0) return -1;
    for (size_t i = 0; i < cubin->segments; i++) {
        const struct tesla_cubin_segment *s = &cubin->segment[i];
        if (s->words == 0 || (s->kernel != SIZE_MAX && s->kernel != number)) continue;
        if (common_program_add(program, false, TESLA_SPACE_CONST, s->bank, s->addr, s->word,
                               s->words, 0, err) != 0)
            return -1;
    }
    return entry != NULL ? tesla_enter(program, entry, err) : 0;
}

static int load(const char *file, const uint8_t *byte, size_t size, const char *part,
                const char *entry, struct common_program *program, struct common_error *err)
{
    struct tesla_cubin cubin;
    size_t number;
    int status = tesla_cubin_read(file, byte, size, &cubin, err);
    if (status == 0) status = pick(file, &cubin, part, &number, err);
    if (status == 0 && tesla_program_init(program, file) != 0)
        status = common_fail(err, "%s: error: out of memory", file);
    else if (status == 0) {
        status = fill(&cubin, number, entry, program, err);
        if (status != 0) common_program_free(program);
    }
    tesla_cubin_free(&cubin);
    return status;
}

/* --- list --- */

static int list(const char *file, const uint8_t *byte, size_t size, char **text,
                struct common_error *err)
{
    struct tesla_cubin cubin;
    size_t length;
    FILE *out = open_memstream(text, &length);
    int status = out != NULL ? tesla_cubin_read(file, byte, size, &cubin, err)
                             : common_fail(err, "%s: error: out of memory", file);
    if (out == NULL) return -1;
    for (size_t i = 0; status == 0 && i < cubin.kernels; i++) {
        const struct tesla_kernel *k = &cubin.kernel[i];
        fprintf(out, "%s: sm_%u, %zu words, %u registers, %u bytes of s[], %u of l[], %u barriers",
                k->name, (unsigned)cubin.sm, k->words, (unsigned)k->regs, (unsigned)k->shared,
                (unsigned)k->local, (unsigned)k->barriers);
        if (k->params != TESLA_PARAMS_UNKNOWN)
            fprintf(out, ", %u bytes of parameters", (unsigned)k->params);
        for (size_t s = 0; s < cubin.segments; s++)
            if (cubin.segment[s].kernel == i || cubin.segment[s].kernel == SIZE_MAX)
                fprintf(out, ", c%u[0x%x] %zu words", (unsigned)cubin.segment[s].bank,
                        (unsigned)cubin.segment[s].addr, cubin.segment[s].words);
        fprintf(out, "\n");
    }
    tesla_cubin_free(&cubin);
    if (fclose(out) != 0 && status == 0)
        status = common_fail(err, "%s: error: out of memory", file);
    if (status != 0) free(*text);
    return status;
}

/* An ELF file, or text that begins as a cubin does. */
/* An object of another machine is none of ours, unless its name or --cubin says so. */
static bool recognise(const uint8_t *byte, size_t size)
{
    enum { MACHINE = 18 /* e_machine */ };
    static const char begin[] = "architecture";
    if (is_elf(byte, size)) return size < MACHINE + 2 || byte[MACHINE] == EM_CUDA;
    size_t at = size >= sizeof begin ? common_file_mark((const char *)byte) : 0;
    while (at < size && strchr(" \t\r\n", byte[at]) != NULL && byte[at] != 0) at++;
    return size - at >= sizeof begin && memcmp(byte + at, begin, sizeof begin - 1) == 0;
}

static const struct common_container cubin = {
    .suffix = ".cubin", .recognise = recognise, .load = load, .list = list};

const struct common_container *const tesla_containers[] = {&cubin, NULL};
