/* See names.h. */
#include "names.h"

#include <stdlib.h>
#include <string.h>

const char *const sgx543_category_names[SGX543_CATEGORIES] = {"attribute", "uniform", "sampler",
                                                              "auxiliary", "buffer"};
const char *const sgx543_type_names[SGX543_TYPES] = {"f32", "f16", "c10", "u32", "s32",
                                                     "u16", "s16", "u8",  "s8",  "aggregate"};

static void free_names(void *opaque)
{
    struct sgx543_names *names = opaque;
    for (size_t i = 0; i < names->parameters; i++) free(names->parameter[i].name);
    free(names->parameter);
    free(names);
}

struct sgx543_names *sgx543_names_of(struct common_program *program)
{
    if (program->names != NULL) return program->names;
    program->names = calloc(1, sizeof(struct sgx543_names));
    program->free_names = free_names;
    return program->names;
}

int sgx543_names_add(struct sgx543_names *names, const struct sgx543_parameter *parameter,
                     const char *name, size_t length)
{
    struct sgx543_parameter *grown =
        realloc(names->parameter, (names->parameters + 1) * sizeof *grown);
    if (grown == NULL) return -1;
    names->parameter = grown;
    grown[names->parameters] = *parameter;
    char *copy = malloc(length + 1);
    if (copy == NULL) return -1;
    memcpy(copy, name, length);
    copy[length] = '\0';
    grown[names->parameters++].name = copy;
    return 0;
}

const struct sgx543_parameter *sgx543_names_find(const struct common_program *program,
                                                 enum sgx543_category category, const char *name,
                                                 size_t length)
{
    const struct sgx543_names *names = program->names;
    for (size_t i = 0; names != NULL && i < names->parameters; i++) {
        const struct sgx543_parameter *p = &names->parameter[i];
        if (p->category == category && strlen(p->name) == length && !memcmp(p->name, name, length))
            return p;
    }
    return NULL;
}

uint64_t sgx543_type_bytes(uint32_t type, uint32_t components, uint32_t count)
{
    static const uint8_t sizes[SGX543_TYPES] = {4, 2, 0, 4, 4, 2, 2, 1, 1, 4};
    uint32_t bytes = type == 2 ? (components == 4 ? 8 : 4) : components * sizes[type];
    uint32_t round = type <= 2 && components >= 2 ? 8 : 4,
             stride = (bytes + round - 1) / round * round;
    return (uint64_t)stride * (count - 1) + bytes;
}
