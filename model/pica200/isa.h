/* A PICA200 instruction, decoded: everything that execution needs, so that exec.c sees no raw bits.
 * Also the text side: disassembler and assembler. Program counters count 32-bit words. Sections
 * are those of the ISA sheet. */
#ifndef PICA200_ISA_H
#define PICA200_ISA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "../common/error.h"
#include "../common/program.h"
#include "launch.h"

enum {
    PICA200_CODE_WORDS = 4096,
    PICA200_VERTEX_WORDS = 512, /* what a loader takes for a vertex shader */
    PICA200_DESCS = 128,
    PICA200_MAD_DESCS = 32, /* MAD and MADI reach only these */
    PICA200_UNIFORMS = 96,
    PICA200_INTS = 4,
    PICA200_BOOLS = 16,
    PICA200_ROWS = 16 /* v, o (one bank), r */
};

/* Spaces input and output. */
enum {
    PICA200_VECTOR_BYTES = 16,
    PICA200_VERTEX_BYTES = 256, /* of output: a run of a vertex shader, a vertex of a primitive */
    PICA200_PRIMITIVE_BYTES = 784,
    PICA200_MAX_PRIMITIVES = 65536, /* that output keeps */
    PICA200_MAX_RUNS = 1 << 20,
    PICA200_MAX_INPUT = 1 << 28, /* bytes */
    PICA200_MAX_STRIDE = PICA200_MAX_INPUT / PICA200_VECTOR_BYTES
};

/* Of a descriptor; bit 31 is unused. */
#define PICA200_DESC_BITS 0x7fffffffu

/* Register files, as on the taps: sheet 10.2. */
enum pica200_file {
    PICA200_FILE_V,
    PICA200_FILE_O, /* row bank * 16 + index */
    PICA200_FILE_R,
    PICA200_FILE_A0,
    PICA200_FILE_AL,
    PICA200_FILE_CMP,
    PICA200_FILE_EMIT,
    PICA200_FILE_VBUF, /* row vertex * 16 + slot */
    PICA200_FILE_DEPTH,
    PICA200_FILE_CALL,
    PICA200_FILE_IF,
    PICA200_FILE_LOOP,
    PICA200_FILES
};

enum pica200_space {
    PICA200_SPACE_INPUT,
    PICA200_SPACE_OUTPUT,
    PICA200_SPACE_UNIFORM, /* 16 bytes a register, x first */
    PICA200_SPACE_INT,     /* word k = ik: x in 7:0, y 15:8, z 23:16, w 31:24 */
    PICA200_SPACE_BOOL,    /* one word, bit k = bk */
    PICA200_SPACE_CODE,
    PICA200_SPACE_DESC,
    PICA200_SPACE_CONFIG, /* word k = register k: what the host writes last, segment by segment */
    PICA200_SPACES
};

enum pica200_trap {
    PICA200_TRAP_NONE = 0,
    PICA200_TRAP_FAULT_BREAK = 1, /* fatal */
    PICA200_TRAP_UNDEF = 1 << 16  /* sticky */
};

/* Configuration registers, word offsets: sheet 4.5. Data FIFOs are eight registers wide. */
enum pica200_register {
    PICA200_REG_BOOL = 0x00,
    PICA200_REG_INT = 0x01, /* .. 04 */
    PICA200_REG_INPUT = 0x09,
    PICA200_REG_ENTRY = 0x0a,
    PICA200_REG_MAP = 0x0b, /* .. 0c */
    PICA200_REG_OUTMAP = 0x0d,
    PICA200_REG_CODE_END = 0x0f,
    PICA200_REG_UNIFORM = 0x10,
    PICA200_REG_UNIFORM_DATA = 0x11, /* .. 18 */
    PICA200_REG_CODE = 0x1b,
    PICA200_REG_CODE_DATA = 0x1c, /* .. 23 */
    PICA200_REG_DESC = 0x25,
    PICA200_REG_DESC_DATA = 0x26, /* .. 2d */
    PICA200_REG_RUNS = 0x40,
    PICA200_REG_STRIDE = 0x41,
    PICA200_REG_GEOMETRY = 0x42,
    PICA200_REG_MAIN_COUNT = 0x43,
    PICA200_REGS = 0x100 /* eight bits of address; those without a name do nothing */
};

/* Operations, the rows of insns.def. pica200_pkg::op_e has the same names. */
enum pica200_op {
    PICA200_OP_UNDEF = 0, /* no row matches: sheet 3.5 */
#define INSN(id, ...) PICA200_OP_##id,
#include "insns.def"
    PICA200_OP_COUNT
};

/* Which fields it has, sheet 2.1. */
enum pica200_format {
    PICA200_F0,
    PICA200_F1,
    PICA200_F1I,
    PICA200_F1U,
    PICA200_F1C,
    PICA200_F2,
    PICA200_F3,
    PICA200_F4,
    PICA200_F5,
    PICA200_F5I,
    PICA200_FORMATS
};

/* Relative addressing, sheet 1.6. */
enum pica200_idx { PICA200_IDX_NONE, PICA200_IDX_A0X, PICA200_IDX_A0Y, PICA200_IDX_AL };

enum pica200_condop { PICA200_COND_OR, PICA200_COND_AND, PICA200_COND_X, PICA200_COND_Y };

enum pica200_compare {
    PICA200_EQ,
    PICA200_NE,
    PICA200_LT,
    PICA200_LE,
    PICA200_GT,
    PICA200_GE /* 6 and 7 are true, sheet 3.2 */
};

/* Register numbers of operands, sheet 2.2: below R it is v (source) or o (destination). */
enum { PICA200_REG_R = 0x10, PICA200_REG_C = 0x20 };

/* A field that a format does not have is 0. */
struct pica200_insn {
    uint32_t word;
    uint8_t op;     /* enum pica200_op; UNDEF: an undefined opcode, nothing else is filled */
    uint8_t format; /* enum pica200_format */
    bool uses_desc; /* the format names a descriptor */
    uint8_t desc;   /* which, 0..127 */
    uint8_t dst;    /* 00-0F o, 10-1F r; 0 and meaningless for MOVA and CMP */
    uint8_t nsrc;
    uint8_t src[3];     /* in the order of the mnemonic; 00-0F v, 10-1F r, 20-7F c */
    uint8_t wide;       /* which of src is the wide one, to which idx applies */
    uint8_t idx;        /* enum pica200_idx; NONE also where the wide source is no uniform */
    uint8_t cmpx, cmpy; /* enum pica200_compare, or 6, 7 */
    uint8_t condop;     /* enum pica200_condop; formats 2 but CALL */
    bool refx, refy;
    uint8_t id;      /* CALLU, IFU, JMPU: b<id>; LOOP: i<id>, 0..3 */
    uint16_t target; /* DST of the flow formats */
    uint8_t num;     /* NUM, bits 7:0; JMPU jumps if b<id> == !(num & 1) */
    uint8_t vertex;  /* SETEMIT */
    bool prim, winding;
};

/* An operand descriptor, sheet 2.3, in lane order: bit 0 and element 0 are x. */
struct pica200_desc {
    uint8_t mask;      /* enabled components of the destination: bit 0 x .. bit 3 w */
    bool neg[3];       /* sources 1 to 3 */
    uint8_t sel[3][4]; /* component of the register that feeds x, y, z, w */
};

void pica200_decode(uint32_t word, struct pica200_insn *out);
void pica200_decode_desc(uint32_t desc, struct pica200_desc *out);

/* The descriptor's 32 bits; bit 31 is 0. */
uint32_t pica200_encode_desc(const struct pica200_desc *desc);

/* Name of an operation: "ADD", "UNDEF". */
const char *pica200_op_name(unsigned op);

/* The instruction at word `pc` of a program: see common_isa.fetch. The descriptor, if it names one,
 * is word[1], as the program's init segments leave it. */
unsigned pica200_fetch(const struct common_program *program, uint64_t pc, uint32_t *word,
                       uint64_t *next);

/* Text of the instruction word[0] with its descriptor word[1], as in section 7; an undefined opcode
 * gives ".word 0x...". The number of the descriptor is not shown: see pica200_listing() for text
 * that assembles to the same words.
 *   returns  words it takes: 2 with a descriptor, else 1 */
unsigned pica200_disassemble(const uint32_t *word, size_t nwords, uint64_t pc, char *text,
                             size_t size);

/* Registers that an instruction reads: see common_isa.sources. Uniforms are no register file. */
unsigned pica200_sources(const uint32_t *word, size_t nwords, uint32_t *file, uint32_t *index,
                         unsigned max);

/* Source text to program: see common_isa.assemble and programs/language.md. On error nothing is
 * allocated. */
int pica200_assemble(const char *name, const char *text, struct common_program *program,
                     struct common_error *err);

/* "FAULT_BREAK", "UNDEF", "FAULT_BREAK+UNDEF", "none". */
void pica200_trap_text(uint32_t trap, char *text, size_t size);

/* One name, or several joined by '+'.
 *   returns 0, -1 if a name is unknown */
int pica200_trap_parse(const char *text, uint32_t *trap);

#endif
