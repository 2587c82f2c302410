/* cubins, the files that NVIDIA's compiler made for these chips: kernels with the needs of a
 * launch. There are two kinds. The text of CUDA 1 and 2 is known from decuda and cudasm, and from
 * CMake's FindCUDA/parse_cubin.cmake; the ELF files of CUDA 3 to 6 from the wiki of asfermi
 * ("CubinELFFormat") and from CuAssembler. A file is data from anywhere: each error in it gives
 * one line with its place.
 *
 * CHOSEN where these are silent:
 *   s[]     text: smem counts header and parameters. ELF: the sum of header, parameters and
 *           .nv.shared, 16 KiB at most, which is large enough whether .nv.shared counts the others
 *           or not
 *   l[]     rounded up to a power of two, 16 at least
 *   chip    sm_10 g80, sm_11 g84, sm_12 gt215, sm_13 gt200 */
#ifndef TESLA_CUBIN_H
#define TESLA_CUBIN_H

#include <stddef.h>
#include <stdint.h>

#include "../common/isa.h"

/* Contents of a constant bank. */
struct tesla_cubin_segment {
    size_t kernel; /* whose; SIZE_MAX: everybody's */
    uint32_t bank, addr;
    uint32_t *word; /* owned */
    size_t words;
};

struct tesla_kernel {
    char *name;     /* owned */
    uint32_t *code; /* owned */
    size_t words;
    uint32_t regs;     /* of a thread; 0: the file does not say */
    uint32_t shared;   /* bytes of s[], header and parameters included; 0: just those */
    uint32_t local;    /* bytes of l[] of a thread */
    uint32_t barriers; /* that it uses */
    uint32_t params;   /* bytes; text cubins do not say: TESLA_PARAMS_UNKNOWN */
};

enum { TESLA_PARAMS_UNKNOWN = 0xffff };

struct tesla_cubin {
    uint32_t sm; /* 10 to 13 */
    struct tesla_kernel *kernel;
    size_t kernels;
    struct tesla_cubin_segment *segment;
    size_t segments;
};

/* Names of the kernel that a program came from: program.names. */
struct tesla_kernel_names {
    uint32_t params; /* as above */
};

/* Reads a file of either kind.
 *   file     for messages
 *   byte     of the file; one more is there, and it is 0
 *   returns  0; -1 with err. tesla_cubin_free() it, also then */
int tesla_cubin_read(const char *file, const uint8_t *byte, size_t size, struct tesla_cubin *cubin,
                     struct common_error *err);
void tesla_cubin_free(struct tesla_cubin *cubin);

/* The common part of cubin_text.c and cubin_elf.c. All return -1 with err. */

int tesla_cubin_text(const char *file, const char *text, struct tesla_cubin *cubin,
                     struct common_error *err);
int tesla_cubin_elf(const char *file, const uint8_t *byte, size_t size, struct tesla_cubin *cubin,
                    struct common_error *err);
/* One more, zeroed but for its name. NULL: out of memory. */
struct tesla_kernel *tesla_cubin_kernel(struct tesla_cubin *cubin, const char *name, size_t length);
struct tesla_cubin_segment *tesla_cubin_segment(struct tesla_cubin *cubin);
/* Words of bytes, the last one filled up with zeros; malloc'ed. NULL: out of memory. */
uint32_t *tesla_cubin_words(const uint8_t *byte, size_t size);

extern const struct common_container *const tesla_containers[];

#endif
