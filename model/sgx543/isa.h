/* An SGX543 instruction, decoded; and the text side: disassembler and assembler. Program counters
 * count instructions of two words. Sections are those of the ISA sheet. */
#ifndef SGX543_ISA_H
#define SGX543_ISA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "../common/error.h"
#include "../common/program.h"

enum {
    SGX543_WORDS = 2,     /* of an instruction */
    SGX543_BANK = 128,    /* registers of r, o, pa and sa: sheet 1 */
    SGX543_INTERNAL = 16, /* words of i0 to i3 */
    SGX543_PREDICATES = 4,
    SGX543_PC_MASK = 0xfffff
};

/* Operations; the rows of insns.def. */
enum sgx543_op {
    SGX543_OP_ILLEGAL = 0, /* no row matches */
#define INSN(id, ...) SGX543_OP_##id,
#include "insns.def"
    SGX543_OP_COUNT
};

enum sgx543_form {
#define FORM(id, ...) SGX543_FORM_##id,
#define F(...)
#define C(...)
#define S(...)
#define L(...)
#define D(...)
#include "fields.def"
    SGX543_FORMS
};

/* Names of fields.def. */
/* clang-format off */
#define SGX543_NAMES(X) \
    X(abs) X(all) X(alu) X(amod0) X(amod1) X(amod2) X(and) X(any) X(aop) X(as1mod) X(asel0) \
    X(asel1) X(asel2) X(b0) X(b14) X(b15) X(b7) X(brmon) X(cbyp) X(cext) X(cfg) X(chan) \
    X(clipen) X(clipn) X(cmod0) X(cmod1) X(cmod2) X(cop) X(count) X(cs1) X(cs2) X(cs3) \
    X(csel0) X(csel1) X(csel2) X(ctl) X(dbank) X(dec) X(dest) X(dext) X(dfmt) X(dim) X(dinc) \
    X(dmod) X(dmode) X(doff) X(dpa) X(drc) X(dtype) X(end) X(exc) X(exeaddr) X(f16) X(fconv) \
    X(feedback) X(fmt) X(g0abs) X(g0n) X(g0neg) X(g0swz) X(g1abs) X(g1n) X(g1neg) X(g1swz) \
    X(idest) X(imask) X(imaskw) X(imm) X(immhi) X(immmid) X(inv) X(lod) X(mask) X(mcount) \
    X(minp) X(mode) X(moe) X(mtype) X(nosched) X(off) X(once) X(op1) X(op2) X(orsh) X(partial) \
    X(pdst) X(plim) X(prec) X(pred) X(primu) X(pwait) X(rate) X(rcount) X(rmode) X(rng) X(rot) \
    X(rsel) X(s0abs) X(s0bank) X(s0csel) X(s0ext) X(s0hi) X(s0inc) X(s0mode) X(s0off) X(s0neg) \
    X(s0swz) X(s0type) X(s1abs) X(s1bank) X(s1ext) X(s1fmt) X(s1hi) X(s1hi8) X(s1inc) X(s1mod) \
    X(s1mode) X(s1neg) X(s1off) X(s1swz) X(s1w) X(s1x) X(s1y) X(s1z) X(s2abs) X(s2bank) \
    X(s2ext) X(s2fmt) X(s2hi) X(s2hi8) X(s2inc) X(s2mod) X(s2mode) X(s2neg) X(s2off) X(s2swz) \
    X(s2type) X(sat) X(savelink) X(sbmode) X(scale) X(scomp) X(sfmt) X(sgn) X(skipinv) X(slim) \
    X(sn) X(space) X(sprvv) X(src0) X(src1) X(src2) X(stest) X(stype) X(swz) X(sync) \
    X(syncend) X(syncx) X(tcount) X(test) X(tgt) X(tlim) X(twosided) X(ubank) X(udest) X(uneg) \
    X(usrc) X(uswz) X(value) X(vec4) X(vscomp) X(wait) X(wben) X(wmask) X(ztest)
/* clang-format on */

enum sgx543_name {
#define X(name) SGX543_##name,
    SGX543_NAMES(X)
#undef X
        SGX543_FIELDS
};

/* A field that the instruction does not have is 0. */
struct sgx543_insn {
    uint32_t word[SGX543_WORDS];
    uint8_t op, form;          /* enum sgx543_op, enum sgx543_form */
    const char *illegal;       /* why it is illegal: sheet 6; NULL: it is legal */
    uint32_t f[SGX543_FIELDS]; /* by enum sgx543_name */
};

void sgx543_decode(const uint32_t *word, struct sgx543_insn *out);

/* Fields to words; bits without a field are 0. */
void sgx543_encode(const struct sgx543_insn *insn, uint32_t *word);

/* VDUAL, sheet 3.5: operations by code. */
enum sgx543_dual {
    SGX543_DUAL_MAD,
    SGX543_DUAL_DOT,
    SGX543_DUAL_SSQ,
    SGX543_DUAL_MUL,
    SGX543_DUAL_ADD,
    SGX543_DUAL_MOV,
    SGX543_DUAL_RSQ,
    SGX543_DUAL_RCP,
    SGX543_DUAL_MAD1,
    SGX543_DUAL_ADD1,
    SGX543_DUAL_MUL1,
    SGX543_DUAL_SFLR,
    SGX543_DUAL_EXP,
    SGX543_DUAL_LOG
};
/* How many sources one has; 0: there is no such operation. */
unsigned sgx543_dual_sources(unsigned code);
/* 'v', 'r' or 's': by lanes, to a scalar, of a scalar. */
char sgx543_dual_kind(unsigned code);
/* Where the sources of both come from: "U1" is the unified source, then GPI slot 1. NULL: there is
 * no such layout. */
const char *sgx543_dual_route(unsigned sources, unsigned cfg);
const char *sgx543_dual_route2(unsigned sources, unsigned sources2, unsigned cfg);

#endif
