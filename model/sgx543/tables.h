/* Swizzles, predicates and formats by their codes: sheet 1.1, 2.2, 2.6. */
#ifndef SGX543_TABLES_H
#define SGX543_TABLES_H

#include <stdbool.h>
#include <stdint.h>

/* Four letters of xyzw012h; a vec3 swizzle has its first letter's literal x in lane w. "":
 * reserved. The second half of each is the extended table. */
extern const char sgx543_sw4[32][5], sgx543_sw3[32][5], sgx543_dw4[32][5], sgx543_dw3[32][5];
/* VMAD2, sheet 3.1. */
extern const char sgx543_mad2_s0[8][5], sgx543_mad2_s1[8][5], sgx543_mad2_s2[8][5];

/* Channels 0..3 are x..w, 4..7 the constants 0, 1, 2, h. */
enum { SGX543_CHANNEL_CONSTANT = 4 };
extern const char sgx543_letters[9];
/* The number of a letter; 8: it is none. */
unsigned sgx543_channel(char letter);

/* Predicates of the five kinds of field, as one list. */
enum sgx543_predicate {
    SGX543_ALWAYS,
    SGX543_IF_P0,
    SGX543_IF_P1,
    SGX543_IF_P2,
    SGX543_IF_P3,
    SGX543_UNLESS_P0,
    SGX543_UNLESS_P1,
    SGX543_UNLESS_P2,
    SGX543_UNLESS_P3,
    SGX543_IF_PN
};
struct sgx543_insn;
/* The predicate of an instruction. */
unsigned sgx543_predicate_of(const struct sgx543_insn *insn);
/* The codes of its field, 4 or 8; NULL: it has none. */
const uint8_t *sgx543_predicates(unsigned op, unsigned *count);
extern const char *const sgx543_predicate_names[10];

/* r, o, pa, sa: by enum sgx543_file. */
extern const char *const sgx543_banks[4];

/* VPCK's formats come first, by their codes. */
enum sgx543_format {
    SGX543_U8,
    SGX543_S8,
    SGX543_O8,
    SGX543_U16,
    SGX543_S16,
    SGX543_F16,
    SGX543_F32,
    SGX543_C10,
    SGX543_I32
};
static inline bool sgx543_is_float(unsigned format)
{
    return format >= SGX543_F16 && format <= SGX543_C10;
}

#endif
