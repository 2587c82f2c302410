/* One instruction while it executes, for exec*.c. Operations take a decoded instruction
 * and read and write registers through this; they never see raw bits. */
#ifndef TESLA_EXEC_H
#define TESLA_EXEC_H

#include "model.h"

struct tesla_exec {
    struct tesla_model *model;
    struct tesla_warp *warp;
    const struct tesla_insn *insn;
    struct common_step *step; /* where events go; NULL: they are not recorded, tesla_run() */
    uint32_t slot;            /* of the warp */
    uint32_t lanes;           /* that execute: active and predicate, sheet 2.7 */
};

/* ---- exec_operand.c: sources and destinations, 32 lanes at a time. */

/* A source in all lanes. 16-bit sources come zero-extended, those from memory as the access
 * extends them.
 *   buffer   32 words of the caller's, used if need be
 *   returns  the values: buffer, or a register row (valid until that register is written) */
const uint32_t *tesla_read(const struct tesla_exec *x, const struct tesla_operand *operand,
                           uint32_t *buffer);

/* A register pair in all lanes. */
void tesla_read_pair(const struct tesla_exec *x, const struct tesla_operand *operand,
                     uint64_t *value);

/* Byte addresses of an s[], c[] or l[] operand in all lanes, not yet aligned. */
void tesla_address(const struct tesla_exec *x, const struct tesla_operand *operand, uint32_t *addr);

/* Bytes of one access: 1, 2, 4, 8 or 16. */
uint32_t tesla_access_bytes(enum tesla_type access);

/* The word as the access takes it: the low 8 or 16 bits extended, else all. */
uint32_t tesla_extend(enum tesla_type access, uint32_t value);

/* Up to 32 bits of s[] or c[] at one byte address, aligned here and extended; beyond the end 0.
 * */
uint32_t tesla_shared_value(const struct tesla_exec *x, enum tesla_type access, uint32_t addr);
uint32_t tesla_const_value(const struct tesla_exec *x, uint32_t bank, enum tesla_type access,
                           uint32_t addr);

/* Whether a predicate function holds of a $c. */
bool tesla_predicate_holds(unsigned pred, unsigned cond);

/* Lanes whose predicate function holds. */
uint32_t tesla_predicate(const struct tesla_warp *warp, unsigned pred, unsigned index);

/* Writes in the executing lanes, as events too. Beyond the allocation, into the bit bucket, and
 * into $a registers that do not exist nothing happens.
 *   tesla_write        value: the new value of the destination; a half takes the low 16 bits
 *   tesla_write_word   one word of a pair or quad
 *   tesla_write_pair   both
 *   tesla_write_flags  $c<cdst>, if the instruction writes it */
void tesla_write(const struct tesla_exec *x, const struct tesla_operand *dst,
                 const uint32_t *value);
void tesla_write_word(const struct tesla_exec *x, uint32_t reg, const uint32_t *value);
void tesla_write_pair(const struct tesla_exec *x, const struct tesla_operand *dst,
                      const uint64_t *value);
void tesla_write_addr(const struct tesla_exec *x, uint32_t index, const uint32_t *value);
void tesla_write_flags(const struct tesla_exec *x, const uint32_t *flags);

/* ---- operations that work on registers return nothing; those that access l[] or g[] return the
 * sticky limit flags that they raise. */

/* exec_move.c */
void tesla_exec_mov(struct tesla_exec *x);
void tesla_exec_mov_from_c(struct tesla_exec *x);
void tesla_exec_mov_from_a(struct tesla_exec *x);
void tesla_exec_mov_from_sr(struct tesla_exec *x);
void tesla_exec_mov_to_c(struct tesla_exec *x);
void tesla_exec_shl_to_a(struct tesla_exec *x);
void tesla_exec_add_to_a(struct tesla_exec *x);
void tesla_exec_vote(struct tesla_exec *x);

/* exec_int.c */
void tesla_exec_iadd(struct tesla_exec *x);
void tesla_exec_imul16(struct tesla_exec *x);
void tesla_exec_imul24(struct tesla_exec *x);
void tesla_exec_imad(struct tesla_exec *x);
void tesla_exec_isad(struct tesla_exec *x);
void tesla_exec_iset(struct tesla_exec *x);
void tesla_exec_imax(struct tesla_exec *x);
void tesla_exec_imin(struct tesla_exec *x);
void tesla_exec_shl(struct tesla_exec *x);
void tesla_exec_shr(struct tesla_exec *x);
void tesla_exec_logic(struct tesla_exec *x);
void tesla_exec_i2i(struct tesla_exec *x);

/* exec_f32.c */
void tesla_exec_fadd(struct tesla_exec *x);
void tesla_exec_fmul(struct tesla_exec *x);
void tesla_exec_fmad(struct tesla_exec *x);
void tesla_exec_fset(struct tesla_exec *x);
void tesla_exec_fmax(struct tesla_exec *x);
void tesla_exec_fmin(struct tesla_exec *x);
void tesla_exec_fslct(struct tesla_exec *x);
void tesla_exec_quadop(struct tesla_exec *x);

/* Source bits with abs and neg applied. */
const uint32_t *tesla_read_f32(const struct tesla_exec *x, const struct tesla_operand *operand,
                               uint32_t *buffer);

/* FF(x) of the sheet, and the same of a binary64: the flags of a comparison with 0. */
uint32_t tesla_flags_f32(uint32_t x);
uint32_t tesla_flags_f64(uint64_t x);

/* SAT32 of the sheet, 4.2, if the instruction saturates: a NaN as the mode SAT_NAN says. */
uint32_t tesla_sat_f32(const struct tesla_insn *insn, uint32_t value);

/* dst and, from the flags of the result, $c. */
void tesla_finish_f32(const struct tesla_exec *x, const uint32_t *r);

/* exec_convert.c */
void tesla_exec_i2f(struct tesla_exec *x);
void tesla_exec_f2i(struct tesla_exec *x);
void tesla_exec_f2f(struct tesla_exec *x);
void tesla_exec_i2f64(struct tesla_exec *x);
void tesla_exec_f2i64(struct tesla_exec *x);
void tesla_exec_f2f64(struct tesla_exec *x);

/* exec_sfu.c */
void tesla_exec_rcp(struct tesla_exec *x);
void tesla_exec_rsqrt(struct tesla_exec *x);
void tesla_exec_lg2(struct tesla_exec *x);
void tesla_exec_sin(struct tesla_exec *x);
void tesla_exec_cos(struct tesla_exec *x);
void tesla_exec_ex2(struct tesla_exec *x);
void tesla_exec_presin(struct tesla_exec *x);
void tesla_exec_preex2(struct tesla_exec *x);

/* exec_f64.c */
void tesla_exec_dfma(struct tesla_exec *x);
void tesla_exec_dadd(struct tesla_exec *x);
void tesla_exec_dmul(struct tesla_exec *x);
void tesla_exec_dmin(struct tesla_exec *x);
void tesla_exec_dmax(struct tesla_exec *x);
void tesla_exec_dset(struct tesla_exec *x);

/* A binary64 with abs and neg, which leave a NaN alone. */
uint64_t tesla_modify_f64(const struct tesla_operand *operand, uint64_t x);

/* exec_graphics.c */
void tesla_exec_ld_a(struct tesla_exec *x);
void tesla_exec_st_o(struct tesla_exec *x);
void tesla_exec_interp(struct tesla_exec *x);
void tesla_exec_emit(struct tesla_exec *x);
void tesla_exec_restart(struct tesla_exec *x);

/* a[], p[], or v[] in all lanes. */
void tesla_read_input(const struct tesla_exec *x, const struct tesla_operand *operand,
                      uint32_t *value);

/* One row of o[] in the executing lanes. */
void tesla_write_out(const struct tesla_exec *x, uint32_t row, const uint32_t *value);

/* Delivers the output of a vertex or fragment program's warp when it is done. */
void tesla_deliver(const struct tesla_exec *x);

/* The core's value of a register that a pixel delivered in this very step, in the memory and in
 * step->mem. */
void tesla_deliver_again(struct tesla_model *model, const struct common_reg_write *write,
                         struct common_step *step);

/* exec_texture.c: all texture instructions */
void tesla_exec_texture(struct tesla_exec *x);

/* exec_mem.c */
void tesla_exec_ld_c(struct tesla_exec *x);
void tesla_exec_ld_s(struct tesla_exec *x);
void tesla_exec_st_s(struct tesla_exec *x);
uint32_t tesla_exec_ld_l(struct tesla_exec *x);
uint32_t tesla_exec_st_l(struct tesla_exec *x);
uint32_t tesla_exec_ld_g(struct tesla_exec *x);
uint32_t tesla_exec_st_g(struct tesla_exec *x);
uint32_t tesla_exec_red(struct tesla_exec *x);
uint32_t tesla_exec_atom(struct tesla_exec *x);
void tesla_exec_ld_lock(struct tesla_exec *x);
void tesla_exec_st_unlock(struct tesla_exec *x);

#endif
