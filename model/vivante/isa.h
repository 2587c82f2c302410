/* A Vivante instruction, decoded: everything that execution needs, so that exec.c sees no raw
 * bits. Also the text side: disassembler and assembler. Program counters count instructions of
 * four words. Sections are those of the ISA sheet. */
#ifndef VIVANTE_ISA_H
#define VIVANTE_ISA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "../common/error.h"
#include "../common/program.h"

enum {
    VIVANTE_WORDS = 4,     /* of an instruction */
    VIVANTE_TEMPS = 128,   /* that can be named, sheet 1.1 */
    VIVANTE_SAMPLERS = 32, /* sheet 1.4 */
    VIVANTE_LEVELS = 14,   /* of a texture, sheet 6.3 */
    VIVANTE_MAP = 32,      /* inputs, outputs */
    VIVANTE_TARGETS = 1 << 15
};

/* Register files and spaces, as on the taps: machine.md. */
enum vivante_file {
    VIVANTE_FILE_TEMP,
    VIVANTE_FILE_A0,
    VIVANTE_FILE_KILLED,
    VIVANTE_FILE_INTERNAL,
    VIVANTE_FILES
};

enum vivante_space {
    VIVANTE_SPACE_GLOBAL,
    VIVANTE_SPACE_LOCAL,
    VIVANTE_SPACE_INPUT,
    VIVANTE_SPACE_OUTPUT,
    VIVANTE_SPACE_UNIFORM,
    VIVANTE_SPACE_CODE,
    VIVANTE_SPACE_SAMPLER,
    VIVANTE_SPACE_CONFIG,
    VIVANTE_SPACES
};

/* Flags of a retire; neither ends a run. */
enum vivante_trap { VIVANTE_TRAP_RSV = 1 << 16, VIVANTE_TRAP_STK = 1 << 17 };

/* Operations; the rows of insns.def, in the order of their opcodes. */
enum vivante_op {
    VIVANTE_OP_UNDEF = 0, /* of no word: there is a row for each opcode */
#define INSN(id, ...) VIVANTE_OP_##id,
#include "insns.def"
    VIVANTE_OP_COUNT
};

enum vivante_form {
    VIVANTE_ALU,
    VIVANTE_EXT,
    VIVANTE_TEX,
    VIVANTE_MEM,
    VIVANTE_FLOW,
    VIVANTE_FORMS
};

/* Sheet 2.2. */
enum vivante_type {
    VIVANTE_F32,
    VIVANTE_S32,
    VIVANTE_S8,
    VIVANTE_U16,
    VIVANTE_F16,
    VIVANTE_S16,
    VIVANTE_U32,
    VIVANTE_U8
};

/* Sheet 2.4; others are reserved. */
enum vivante_cond {
    VIVANTE_TRUE,
    VIVANTE_GT,
    VIVANTE_LT,
    VIVANTE_GE,
    VIVANTE_LE,
    VIVANTE_EQ,
    VIVANTE_NE,
    VIVANTE_AND,
    VIVANTE_OR,
    VIVANTE_XOR,
    VIVANTE_NOT,
    VIVANTE_NZ,
    VIVANTE_GEZ,
    VIVANTE_GZ,
    VIVANTE_LEZ,
    VIVANTE_LZ,
    VIVANTE_SELMSB = 22
};

/* Sheet 2.3. */
enum vivante_register_group {
    VIVANTE_TEMP,
    VIVANTE_INTERNAL,
    VIVANTE_UNIFORM_0,
    VIVANTE_UNIFORM_1,
    VIVANTE_TEMP_FULL,
    VIVANTE_IMMEDIATE = 7
};

/* Sheet 2.5. */
enum vivante_immediate { VIVANTE_IMM_F20, VIVANTE_IMM_S20, VIVANTE_IMM_U20, VIVANTE_IMM_16 };

enum { VIVANTE_RMODE_DEFAULT, VIVANTE_RMODE_RTZ, VIVANTE_RMODE_RTNE };

/* Sub-opcodes of EXT. */
enum { VIVANTE_EXT_FINDLSB = 0x0b, VIVANTE_EXT_FINDMSB = 0x0c };

/* The kind of a result, from the table: sheet 3.1, 3.4. */
enum vivante_kind {
    VIVANTE_KIND_T,
    VIVANTE_KIND_F,
    VIVANTE_KIND_I,
    VIVANTE_KIND_R,
    VIVANTE_KIND_CONVERSION
};
enum vivante_shape {
    VIVANTE_SHAPE_VECTOR,
    VIVANTE_SHAPE_SCALAR,
    VIVANTE_SHAPE_DOT,
    VIVANTE_SHAPE_GATED,
    VIVANTE_SHAPE_ADDS,
    VIVANTE_SHAPE_ADDRESS,
    VIVANTE_SHAPE_SPECIAL
};

struct vivante_trait {
    uint8_t reads; /* slots, bit 0 is a */
    uint8_t kind, shape;
    bool sat, narrow;
};
extern const struct vivante_trait vivante_traits[VIVANTE_OP_COUNT];

struct vivante_source {
    bool use, neg, abs;
    uint16_t reg;
    uint8_t swiz, amode, group;
};

/* A field that the instruction does not have is 0. */
struct vivante_insn {
    uint32_t word[VIVANTE_WORDS];
    uint8_t op;   /* enum vivante_op */
    uint8_t form; /* enum vivante_form */
    uint8_t type, cond;
    bool sat, dst_use;
    uint8_t dst_amode, dst_reg, comps;
    struct vivante_source src[3];
    uint8_t rmode; /* ALU */
    bool pmode;    /* ALU, MEM: bit 34 */
    bool unk, hp, t0, t1, skphp;
    uint8_t shift; /* MEM */
    bool local, denorm;
    uint8_t tex_id, tex_amode, tex_swiz; /* TEX */
    uint16_t target;                     /* FLOW */
    uint16_t sub;                        /* EXT: sub-opcode */
};

void vivante_decode(const uint32_t *word, struct vivante_insn *out);

/* imm20 of a source of group VIVANTE_IMMEDIATE, sheet 2.5; and its value. */
uint32_t vivante_imm20(const struct vivante_source *source);
uint32_t vivante_immediate(uint32_t imm20, unsigned kind);
static inline unsigned vivante_immediate_kind(const struct vivante_source *source)
{
    return source->amode >> 1;
}

static inline bool vivante_is_float(unsigned type)
{
    return type == VIVANTE_F32 || type == VIVANTE_F16;
}
static inline bool vivante_is_signed(unsigned type)
{
    return type == VIVANTE_S32 || type == VIVANTE_S16 || type == VIVANTE_S8;
}
/* N of sheet 3.1; F16 has 16 bits in memory. */
static inline unsigned vivante_bits(unsigned type)
{
    if (type == VIVANTE_S8 || type == VIVANTE_U8) return 8;
    return type == VIVANTE_S16 || type == VIVANTE_U16 ? 16 : 32;
}
static inline unsigned vivante_bytes(unsigned type)
{
    return type == VIVANTE_F16 ? 2 : vivante_bits(type) / 8;
}
/* How many operands a condition compares, sheet 2.4. */
static inline bool vivante_is_binary(unsigned cond)
{
    return cond >= VIVANTE_GT && cond <= VIVANTE_XOR;
}
static inline bool vivante_cond_reserved(unsigned cond)
{
    return cond > VIVANTE_LZ && cond != VIVANTE_SELMSB;
}

/* Whether the operation looks at COND, and is a reserved one. */
bool vivante_uses_cond(unsigned op);
bool vivante_is_reserved(const struct vivante_insn *insn);

/* See common_isa: fetch, disassemble, sources, assemble, trap_text. */
unsigned vivante_fetch(const struct common_program *program, uint64_t pc, uint32_t *word,
                       uint64_t *next);
unsigned vivante_disassemble(const uint32_t *word, size_t nwords, uint64_t pc, char *text,
                             size_t size);
unsigned vivante_sources(const uint32_t *word, size_t nwords, uint32_t *file, uint32_t *index,
                         unsigned max);
/* struct common_isa.source */
char *vivante_source_text(const struct common_program *program);
int vivante_assemble(const char *name, const char *text, struct common_program *program,
                     struct common_error *err);
void vivante_trap_text(uint32_t trap, char *text, size_t size);
/* One name, or several joined by '+'.
 *   returns  0, -1 if a name is unknown */
int vivante_trap_parse(const char *text, uint32_t *trap);

#endif
