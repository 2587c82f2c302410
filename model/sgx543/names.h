/* A GXP's facts of a program in addition to its words: the stage, and parameters by their names. A
 * source gives them with .stage and .parameter, a container brings them; the command finds
 * uniforms and inputs by them. */
#ifndef SGX543_NAMES_H
#define SGX543_NAMES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "../common/program.h"

/* Codes of docs/isa/sgx543_gxp.md, 5. */
enum sgx543_category {
    SGX543_ATTRIBUTE,
    SGX543_UNIFORM,
    SGX543_SAMPLER,
    SGX543_AUXILIARY,
    SGX543_UNIFORM_BUFFER,
    SGX543_CATEGORIES
};
/* Where uniform buffer i lies in global memory, times i + 1: machine.md. */
enum { SGX543_BUFFER_BYTES = 0x10000 };
enum { SGX543_TYPES = 10, SGX543_TYPE_AGGREGATE = 9 };
extern const char *const sgx543_category_names[SGX543_CATEGORIES];
extern const char *const sgx543_type_names[SGX543_TYPES];

struct sgx543_parameter {
    char *name;
    uint8_t category, type, components;
    uint8_t container; /* of a uniform: 14 is the default uniform buffer */
    uint8_t semantic, semantic_index;
    uint32_t count;    /* elements of an array; 1 */
    uint32_t resource; /* first pa register, word of the buffer, texture unit */
    uint32_t reg;      /* first sa register: of a uniform that has one, of a sampler's state */
    bool has_reg;
};

struct sgx543_names {
    bool staged, fragment; /* .stage was said, and which */
    bool container;        /* it is a GXP .. */
    uint32_t dropped;      /* .. with literals that have no place: gxp.h */
    struct sgx543_parameter *parameter;
    size_t parameters;
};

/* The program's names; made if there are none.
 *   returns  NULL out of memory */
struct sgx543_names *sgx543_names_of(struct common_program *program);

/* Appends a parameter; its name is copied.
 *   returns  0; -1 out of memory */
int sgx543_names_add(struct sgx543_names *names, const struct sgx543_parameter *parameter,
                     const char *name, size_t length);

/* A parameter of this category, by its name; NULL: there is none. */
const struct sgx543_parameter *sgx543_names_find(const struct common_program *program,
                                                 enum sgx543_category category, const char *name,
                                                 size_t length);

/* Bytes of a uniform or attribute: sections 4.6 and 5. */
uint64_t sgx543_type_bytes(uint32_t type, uint32_t components, uint32_t count);

#endif
