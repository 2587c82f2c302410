/* A Tesla instruction, decoded: everything that execution needs, so that exec.c sees no raw bits.
 * Also the text side: disassembler and assembler. Program counters are byte addresses. */
#ifndef TESLA_ISA_H
#define TESLA_ISA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "../common/error.h"
#include "../common/program.h"
#include "launch.h"
#include "mode.h"

/* Operations. The same numbers as tesla_pkg::op_e. */
enum tesla_op {
    TESLA_OP_ILLEGAL = 0,
#define TESLA_OP(id, ...) TESLA_OP_##id,
#include "insns.def"
    TESLA_OP_COUNT
};

/* Which encoding it is: a row of insns.def. */
enum tesla_row {
#define INSN(id, ...) TESLA_ROW_##id,
#include "insns.def"
    TESLA_ROW_COUNT,
    TESLA_ROW_NONE = TESLA_ROW_COUNT
};

enum tesla_form {
    TESLA_SHORT,
    TESLA_IMM,
    TESLA_LONG,
    TESLA_SCTL,
    TESLA_LCTL,
    TESLA_LALL, /* as LCTL, without a predicate */
    TESLA_FORMS
};

/* clang-format off */
/* How bits are taken: by an operation, or by a memory access. */
enum tesla_type {
    TESLA_TYPE_NONE,
    TESLA_B8, TESLA_B16, TESLA_B32, TESLA_B64, TESLA_B128,
    TESLA_U8, TESLA_U16, TESLA_U24, TESLA_U32, TESLA_U64,
    TESLA_S8, TESLA_S16, TESLA_S24, TESLA_S32, TESLA_S64,
    TESLA_F16, TESLA_F32, TESLA_F64
};

enum tesla_kind {
    TESLA_KIND_NONE,
    TESLA_KIND_GPR,    /* 32 bits of $r<reg> */
    TESLA_KIND_HALF,   /* 16 bits of $r<reg>: the upper ones if high */
    TESLA_KIND_PAIR,   /* $r<reg>, $r<reg + 1>, low word first */
    TESLA_KIND_QUAD,   /* $r<reg> .. $r<reg + 3>, low word first */
    TESLA_KIND_BUCKET, /* destination: nothing is written; $c still is */
    TESLA_KIND_IMM,
    TESLA_KIND_SHARED, /* s[]: access U8, U16, S16 or B32 */
    TESLA_KIND_CONST,  /* c<bank>[]: access B16 or B32; ld c[] also U8, U16, S16 */
    TESLA_KIND_LOCAL,  /* l[] */
    TESLA_KIND_GLOBAL, /* g<bank>[$r<reg>] */
    TESLA_KIND_ATTR,   /* a[]: access B32, or B16 for a half source */
    TESLA_KIND_PRIM,   /* p[]: as a[] */
    TESLA_KIND_VARY,   /* v[]: the sample is in insn.mask */
    TESLA_KIND_OUT,    /* o[]: a destination is row reg; high: 16 bits, in both halves of it */
    TESLA_KIND_VECTOR  /* count registers from $r<reg>: texture */
};

struct tesla_operand {
    uint8_t kind;    /* enum tesla_kind */
    uint8_t type;    /* enum tesla_type: how the operation takes the value */
    uint8_t reg;     /* general register; may be beyond the allocation */
    uint8_t bank;    /* CONST: bank; GLOBAL: number of the g space */
    uint8_t access;  /* memory: enum tesla_type of the access; B sizes zero-extend */
    uint8_t count;   /* VECTOR: registers; a destination skips those not in insn.mask */
    bool high;       /* HALF */
    bool indirect;   /* memory but GLOBAL: address is ($a<areg> + offset) mod 2^16, else offset */
    bool abs;        /* applied first */
    bool neg;
    bool inv;        /* bitwise not */
    uint16_t offset; /* bytes; 0 with post-increment */
    uint32_t imm;    /* IMM; an immediate of 16 bits is zero-extended */
};

enum tesla_interp { TESLA_CENTROID = 1, TESLA_MULTIPLY = 2, TESLA_FLAT = 4 };
enum tesla_addop { TESLA_ADD, TESLA_SUB, TESLA_SUBR, TESLA_ADDC };
enum tesla_logic { TESLA_AND, TESLA_OR, TESLA_XOR, TESLA_MOV2 };
enum tesla_atom { /* sheet 3.3 */
    TESLA_ATOM_ADD,
    TESLA_ATOM_EXCH,
    TESLA_ATOM_CAS,
    TESLA_ATOM_INC = 4,
    TESLA_ATOM_DEC,
    TESLA_ATOM_MAX,
    TESLA_ATOM_MIN,
    TESLA_ATOM_AND = 10,
    TESLA_ATOM_OR,
    TESLA_ATOM_XOR
};
enum tesla_round { TESLA_RN, TESLA_RM, TESLA_RP, TESLA_RZ };
enum { TESLA_PRED_NEVER = 0x00, TESLA_PRED_ALWAYS = 0x0f };

/* Operands stand in the order of the operation, whatever fields the form keeps them in:
 *   add, mul, set, logic, shifts, ..  dst = src[0] op src[1]; a constant shift count is IMM
 *   mul-add, sad                      dst = src[0] * src[1] + src[2]; |src[0] - src[1]| + src[2]
 *   slct                              src[2] is tested
 *   ld                                dst, mem            st   mem, src[0] = data
 *   red                               mem, src[0] = data
 *   atom                              dst, mem, src[0] = data, src[1] = new value of cas
 *   mov from $a / $c / $sr            areg / csrc / sr
 *   mov to $c                         cdst, src[0]
 *   shl to $a                         adst, src[0], src[1] = count (IMM)
 *   add to $a                         adst, areg, src[0] = offset (IMM)
 * The $a that src[] or mem use, and that mov and add read, is areg; 5, 6, 7 and 0 read as 0. */
struct tesla_insn {
    uint32_t pc;
    uint32_t word[2];   /* as fetched; the unused one is 0 */
    uint8_t nwords;     /* fetched: 2 long; 1 short, or cut off by the program's end; 0 nothing */
    uint8_t op;         /* enum tesla_op; ILLEGAL if no row matches */
    uint8_t row;        /* enum tesla_row */
    uint8_t form;       /* enum tesla_form */
    uint32_t trap;      /* 0: may execute; else a decode error */

    bool predicated;    /* exec = active & pred($c<csrc>); else exec = active */
    uint8_t pred;       /* predicate function 0..0x1f; vote takes it as data */
    /* $c of predicate, carry, mov from $c, vote; short and immediate forms: 0 */
    uint8_t csrc;
    uint8_t cdst;
    bool cwrite;        /* write $c<cdst> */
    bool exit, join;    /* for the whole active mask, after the instruction */

    uint8_t nsrc;
    struct tesla_operand dst;
    struct tesla_operand src[3];
    struct tesla_operand mem; /* of ld, st, red, atom, bra c[] */

    uint8_t areg;       /* 0..7 */
    uint8_t adst;       /* 0..7 */
    bool postinc;       /* address = $a<areg>, then $a<areg> += step mod 2^16 */
    int32_t step;       /* bytes */

    uint8_t type;       /* enum tesla_type of the operation: width of add, logic, shl; width and
                         * signedness of set, max, shr, sad, mul-add; destination of cvt.
                         * mul16: each source has its own */
    uint8_t lanemask;   /* mov: lane is written if bit lane & 3 is set; else 0xf */
    uint8_t addop;      /* enum tesla_addop */
    uint8_t logic;      /* enum tesla_logic */
    uint8_t cond;       /* set: 1 less, 2 equal, 4 greater, 8 unordered */
    uint8_t round;      /* enum tesla_round */
    bool rint;          /* f2f: round to integral */
    bool sat, sat_nan; /* sat_nan: SAT32 of a NaN is +0, as the mode says */
    bool high;          /* 24-bit multiply: bits 47:16 */
    bool vote_all;      /* vote: all, else any */
    bool limited;       /* call, preret */
    uint8_t sr;         /* 0..15 */
    uint8_t atom;       /* red, atom: enum tesla_atom, or a number that has no name */
    uint32_t target;    /* bra, call, prebrk, joinat, preret: byte address */
    uint8_t bar_id;
    bool bar_inc, bar_wait, bar_all;
    uint16_t bar_count;

    uint8_t texture, sampler; /* texture instructions */
    uint8_t mask;             /* components written, x = bit 0; interp: enum tesla_interp */
    bool live, deriv, cube;
    int8_t texel[3];          /* offsets in x, y, z, -8..7 */
    /* quadop: operation of each quad position; source lane code 0..5 */
    uint8_t quad_op[4], quad_lane;
    uint8_t event;            /* pmevent */
};

/* clang-format on */

/* Decodes the instruction at `pc`, for a chip with all features; _as: for another one.
 *   word, nwords  code words from pc on that exist in the program; at most two are read
 *   out           filled completely, also when it traps
 *   returns       words the instruction takes, 1 or 2, whether they exist or not */
int tesla_decode(const uint32_t *word, size_t nwords, uint32_t pc, struct tesla_insn *out);
int tesla_decode_as(const struct tesla_mode *mode, const uint32_t *word, size_t nwords, uint32_t pc,
                    struct tesla_insn *out);

/* Name of an operation ("IADD"), or of a row ("IADD_L32"). */
const char *tesla_op_name(unsigned op);
const char *tesla_row_name(unsigned row);

/* Text of the instruction, without a newline; an unmatched word gives ".word 0x...".
 *   returns words it takes, 1 at least */
unsigned tesla_disassemble(const uint32_t *word, size_t nwords, uint64_t pc, char *text,
                           size_t size);
/* The same in a program of this type. */
unsigned tesla_disassemble_in(const struct common_program *program, const uint32_t *word,
                              size_t nwords, uint64_t pc, char *text, size_t size);

/* Registers that an instruction reads: see common_isa.sources. */
unsigned tesla_sources(const uint32_t *word, size_t nwords, uint32_t *file, uint32_t *index,
                       unsigned max);

/* Source text to program: see common_isa.assemble and programs/language.md. On error nothing is
 * allocated. */
/* The .expect lines of a file, and .set before them, into a program that has its launch.
 *   path     stays as long as the program: messages name it
 *   returns  0; -1 with err, when it has other lines too */
int tesla_expect_load(struct common_program *program, const char *path, struct common_error *err);

int tesla_assemble(const char *name, const char *text, struct common_program *program,
                   struct common_error *err);
/* See common_isa.source. */
char *tesla_source_text(const struct common_program *program);

#endif
