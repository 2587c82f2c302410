/* GXP containers: docs/isa/sgx543_gxp.md. */
#ifndef SGX543_GXP_H
#define SGX543_GXP_H

#include "../common/isa.h"

/* A program as a driver would run it, the secondary one first. Literals without a place (G19) are
 * dropped and counted in its names: the command refuses to run it then, unless --lenient is given.
 *   returns  0; -1 with err, which names the first other rule of section 7 that is broken, and
 *            nothing allocated */
int sgx543_gxp_load(const char *file, const uint8_t *byte, size_t size,
                    struct common_program *program, struct common_error *err);

/* A program of a source that says .stage, as a container. See common_container, store. */
int sgx543_gxp_store(const struct common_program *program, size_t programs, uint8_t **byte,
                     size_t *size, struct common_error *err);

/* GXPs in an ELF object: how many, and the first of them. */
struct sgx543_gxp_found {
    unsigned count;
    size_t from, size;
};

/* returns  whether the file is an ELF object with one GXP at least */
bool sgx543_gxp_search(const uint8_t *byte, size_t size, struct sgx543_gxp_found *found);

extern const struct common_container *const sgx543_containers[];

/* The message for such a literal. */
extern const char sgx543_gxp_no_place[];

#endif
