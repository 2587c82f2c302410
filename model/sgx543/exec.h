/* Shared by the files of execution: one function for each kind of instruction, which does one
 * iteration. */
#ifndef SGX543_EXEC_H
#define SGX543_EXEC_H

#include "model.h"

/* Addresses in space port: machine.md. */
enum {
    SGX543_PORT_KILL = 0,
    SGX543_PORT_DEPTHF = 4,
    SGX543_PORT_PCOEFF = 12,
    SGX543_PORT_PTOFF = 16,
    SGX543_PORT_EMIT = 20,
    SGX543_PORT_CLIP = 32,
    SGX543_PORT_TEX = 64
};

sgx543_action sgx543_do_mad2, sgx543_do_nmad, sgx543_do_vmad, sgx543_do_vdp, sgx543_do_dual,
    sgx543_do_comp, sgx543_do_mov, sgx543_do_cmov, sgx543_do_pck, sgx543_do_tst, sgx543_do_tstmsk,
    sgx543_do_bw, sgx543_do_rlp, sgx543_do_sop2, sgx543_do_sop2m, sgx543_do_sop3, sgx543_do_i8mad,
    sgx543_do_i16mad, sgx543_do_i32mad, sgx543_do_i32mad2, sgx543_do_smp, sgx543_do_ld,
    sgx543_do_st, sgx543_do_branch, sgx543_do_lapc, sgx543_do_setl, sgx543_do_savl, sgx543_do_phas,
    sgx543_do_smlsi, sgx543_do_smbo, sgx543_do_limm, sgx543_do_emit, sgx543_do_nothing,
    sgx543_do_pcoeff, sgx543_do_kill, sgx543_do_depthf;

#endif
