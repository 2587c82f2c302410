/* Shared by the files of the text: the parts of an instruction, each for both directions. Not for
 * other folders. */
#ifndef SGX543_CODEC_INSN_H
#define SGX543_CODEC_INSN_H

#include "codec.h"

/* Where an operand is, by the names of its fields. */
#define AT(kind_, bank_, ext_, number_, bits_, doubled_)                                           \
    (&(const struct sgx543_fields){SGX543_KIND_##kind_, SGX543_##bank_, SGX543_##ext_,             \
                                   SGX543_##number_, bits_, doubled_})

/* ---- codec_operand.c: registers by the fields with the usual names; sources 0 to 2; with masks,
 * swizzles and modifiers */
bool sgx543_codec_dest(struct sgx543_codec *c);
bool sgx543_codec_source(struct sgx543_codec *c, unsigned n);
/* Before and after an operand with these flags. Reading, they are set. */
void sgx543_codec_open_modifiers(struct sgx543_codec *c, bool *neg, bool *abs);
bool sgx543_codec_close_modifiers(struct sgx543_codec *c, bool abs);
bool sgx543_codec_masked_dest(struct sgx543_codec *c);
/* An internal register by its number's field; SGX543_FIELDS: it has no such flag. */
bool sgx543_codec_gpi(struct sgx543_codec *c, unsigned number, unsigned neg_field,
                      unsigned abs_field, unsigned swizzle, unsigned slot);
bool sgx543_codec_float_source(struct sgx543_codec *c, unsigned n);

/* ---- codec_move.c: suffixes after the mnemonic, packs, tests */
extern const char *const sgx543_f32_f16[2];
extern const char *const sgx543_comp_types[3];
/* After `text`, how often; nothing if it is less than `least`. */
bool sgx543_codec_repeat(struct sgx543_codec *c, unsigned field, const char *text, unsigned least,
                         unsigned most);
unsigned sgx543_codec_repeats(const struct sgx543_codec *c);
bool sgx543_codec_rmode(struct sgx543_codec *c);
bool sgx543_codec_vector_size(struct sgx543_codec *c);
bool sgx543_codec_pack_formats(struct sgx543_codec *c);
bool sgx543_codec_test_suffix(struct sgx543_codec *c);
bool sgx543_codec_texture_suffix(struct sgx543_codec *c);
bool sgx543_codec_access_suffix(struct sgx543_codec *c);
bool sgx543_codec_mad_mode(struct sgx543_codec *c);
bool sgx543_codec_pack_source(struct sgx543_codec *c);
bool sgx543_codec_pack_dest(struct sgx543_codec *c);
bool sgx543_codec_test_dest(struct sgx543_codec *c);
bool sgx543_codec_test_source(struct sgx543_codec *c, unsigned n);

/* ---- codec_int.c: operands of bits and integer mads; colour instructions as a whole */
bool sgx543_codec_bits_source(struct sgx543_codec *c);
bool sgx543_codec_sop2(struct sgx543_codec *c);
bool sgx543_codec_sop2m(struct sgx543_codec *c);
bool sgx543_codec_sop3(struct sgx543_codec *c);
bool sgx543_codec_i8_source(struct sgx543_codec *c, unsigned n, unsigned select);
bool sgx543_codec_i8_third(struct sgx543_codec *c);
bool sgx543_codec_i16_source(struct sgx543_codec *c, unsigned n);
bool sgx543_codec_i32_source(struct sgx543_codec *c, unsigned n);
bool sgx543_codec_i32_2_source(struct sgx543_codec *c, unsigned n);

/* ---- codec_control.c: operands of textures and memory; control */
bool sgx543_codec_plain_dest(struct sgx543_codec *c);
bool sgx543_codec_texture_source(struct sgx543_codec *c, unsigned n);
bool sgx543_codec_memory_address(struct sgx543_codec *c);
bool sgx543_codec_target(struct sgx543_codec *c);
bool sgx543_codec_phase(struct sgx543_codec *c);
bool sgx543_codec_steps(struct sgx543_codec *c);
bool sgx543_codec_bases(struct sgx543_codec *c);

/* ---- codec_dual.c: a VDUAL as a whole */
bool sgx543_codec_dual(struct sgx543_codec *c);

#endif
