/* One issue step: the data for the functions of instructions. */
#ifndef VIVANTE_EXEC_H
#define VIVANTE_EXEC_H

#include "model.h"

struct vivante_work {
    struct vivante_model *model;
    struct vivante_group *group;
    const struct vivante_micro *micro;
    uint8_t lanes;                   /* that execute */
    uint32_t v[VIVANTE_LANES][3][4]; /* their operands */
    uint32_t next[VIVANTE_LANES];    /* where they go on; pc + 1 at first */
    uint32_t trap;
    uint8_t faulted;          /* lanes that a stack fault ends */
    struct common_step *step; /* NULL: events are not recorded */
    struct common_error *err;
    bool failed; /* err says why */
};

#define VIVANTE_EACH_LANE(lane, lanes)                                                             \
    for (unsigned lane = 0; lane < VIVANTE_LANES; lane++)                                          \
        if ((lanes) >> lane & 1)

/* The operation of each row of insns.def: one of the two. */
vivante_alu *vivante_alu_of(unsigned op);
vivante_action *vivante_action_of(unsigned op);

/* Where the row of an operand is for one lane; a register that does not exist reads as 0. */
const uint32_t *vivante_register_of(const struct vivante_work *work,
                                    const struct vivante_operand *operand, unsigned lane);

/* Writes the result of one lane: the enabled components. */
void vivante_write(struct vivante_work *work, unsigned lane, const uint32_t *r);
/* The same for some bytes, bit 4 * k + i: byte i of component k. */
void vivante_write_bytes(struct vivante_work *work, unsigned lane, const uint32_t *r,
                         uint32_t bytes);
void vivante_write_a0(struct vivante_work *work, unsigned lane, unsigned comps, const uint32_t *r);

/* exec_float.c */
vivante_alu vivante_do_add, vivante_do_mad, vivante_do_mul, vivante_do_dst, vivante_do_dp2,
    vivante_do_dp3, vivante_do_dp4, vivante_do_mov, vivante_do_rcp, vivante_do_rsq, vivante_do_litp,
    vivante_do_select, vivante_do_set, vivante_do_exp, vivante_do_log, vivante_do_frc,
    vivante_do_sqrt, vivante_do_sin, vivante_do_cos, vivante_do_floor, vivante_do_ceil,
    vivante_do_sign, vivante_do_i2f, vivante_do_f2i, vivante_do_f2irnd, vivante_do_cmp,
    vivante_do_clamp0_max, vivante_do_div, vivante_do_conv, vivante_do_norm_dp2,
    vivante_do_norm_dp3, vivante_do_norm_dp4, vivante_do_norm_mul;

/* vector.c: the same operation with the host's arithmetic; itself if there is none, or the host
 * does not fit. */
vivante_alu *vivante_vector_of(vivante_alu *plain);
/* The parts of it: for wider vectors or not, and whether the host has them. */
vivante_alu *vivante_vector_on(vivante_alu *plain, bool wide);
bool vivante_vector_wide(void);

/* quad.c: chooses micro->quad and prepares its data, when all else is known. */
void vivante_quad_prepare(const struct vivante_model *model, struct vivante_micro *micro);

/* exec_int.c */
vivante_alu vivante_do_iadd, vivante_do_imad, vivante_do_imul, vivante_do_isign, vivante_do_i2i,
    vivante_do_iaddsat, vivante_do_imullo0, vivante_do_imullosat0, vivante_do_imulhi0,
    vivante_do_idiv0, vivante_do_imod0, vivante_do_imadlo0, vivante_do_imadlosat0,
    vivante_do_imadhi0, vivante_do_imadhisat0, vivante_do_halfadd, vivante_do_halfaddinc,
    vivante_do_iabs, vivante_do_leadzero, vivante_do_lshift, vivante_do_rshift, vivante_do_rotate,
    vivante_do_or, vivante_do_and, vivante_do_xor, vivante_do_not, vivante_do_bit_extract,
    vivante_do_popcount, vivante_do_bit_rev, vivante_do_byte_rev, vivante_do_ext;

/* exec_flow.c */
vivante_action vivante_do_call, vivante_do_ret, vivante_do_branch, vivante_do_branch_any,
    vivante_do_texkill, vivante_do_rep, vivante_do_endrep, vivante_do_loop, vivante_do_endloop,
    vivante_do_movar, vivante_do_movaf, vivante_do_movai, vivante_do_dsx, vivante_do_dsy,
    vivante_do_swizzle;

/* exec_mem.c */
vivante_action vivante_do_load, vivante_do_store, vivante_do_atomic, vivante_do_img_load,
    vivante_do_img_store;

/* exec_tex.c */
vivante_action vivante_do_tex;

#endif
