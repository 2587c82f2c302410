/* The names of a shader: inputs, uniforms, outputs and labels, from its source or its .shbin.
 * For loaders of vertex and uniform tables, and for the .shbin writer. */
#ifndef PICA200_NAMES_H
#define PICA200_NAMES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "../common/error.h"
#include "../common/program.h"

/* Register numbers of a .shbin: section 5. */
enum { PICA200_NAME_V = 0x00, PICA200_NAME_C = 0x10, PICA200_NAME_I = 0x70, PICA200_NAME_B = 0x78 };

struct pica200_name {
    char *text;
    uint16_t first, last; /* inclusive; .shbin numbers, both of one class */
};

struct pica200_label {
    char *text;
    uint32_t pc;
};

enum { PICA200_SEMANTIC_DUMMY = 9 };

struct pica200_output {
    uint8_t semantic; /* section 5 */
    uint8_t reg;      /* o register */
    uint8_t mask;     /* bit 0 = x */
};

/* Zero it before use. pica200_names_free() undoes all; freeing a zeroed one is harmless. */
struct pica200_names {
    struct pica200_name *name; /* inputs and uniforms */
    struct pica200_label *label;
    struct pica200_output *output;
    size_t names, labels, outputs;
    uint16_t bools; /* bit k: bk has a start value, which may be false */
    bool merge;     /* flag of a geometry shader's DVLE: section 5 */
    uint32_t end;   /* word after the shader's own code; 0: after all code */
};

void pica200_names_free(struct pica200_names *names);

/* Append one; text is copied.
 *   returns 0; -1 out of memory */
int pica200_names_add(struct pica200_names *names, const char *text, size_t length, unsigned first,
                      unsigned last);
int pica200_names_add_label(struct pica200_names *names, const char *text, size_t length,
                            uint32_t pc);
int pica200_names_add_output(struct pica200_names *names, struct pica200_output output);

/* A place that a name or a register denotes. */
struct pica200_place {
    char class;         /* 'v', 'c', 'i', 'b' or 'o' */
    uint8_t first;      /* register of the class */
    uint8_t count;      /* registers: above 1 for an array that was named without an element */
    uint8_t ncomponent; /* components that were named: 0 is all four */
    uint8_t component[4];
};

/* Understands "modelview", "modelview[2]", "pos.x", "c4.yz", "v0", "i1.x", "b3", "o2", and an
 * output by its semantic: "position.x", "texcoord0". A name of the shader goes before a register's.
 *   names    NULL: registers only
 *   returns  0; -1 with err, a sentence without a place: the caller knows the place of the text */
int pica200_names_find(const struct pica200_names *names, const char *text,
                       struct pica200_place *place, struct common_error *err);

/* "position" for 0 ..; NULL if there is none. The short form as in picasso ("pos", "tcoord0") is
 * understood by the parse.
 *   returns  the semantic, -1 unknown */
const char *pica200_semantic_text(unsigned semantic);
int pica200_semantic_parse(const char *text, size_t length);

/* Sources that share their code: labels and procedures of one are those of all. Each is a shader of
 * its own, but one with .nodvle.
 *   program, names  out: one for each source. A program of a source with .nodvle is zeroed: it has
 *                   no name
 *   returns         0; -1 with err and nothing allocated */
int pica200_assemble_all(const struct common_source *source, size_t sources,
                         struct common_program *program, struct pica200_names *names,
                         struct common_error *err);

/* Source text to program, as pica200_assemble(), with the names that the source gives. On error
 * nothing is allocated. */
int pica200_assemble_names(const char *name, const char *text, struct common_program *program,
                           struct pica200_names *names, struct common_error *err);

/* Words of a space that lives in the core, as the program's init segments leave them.
 *   known    out: which of them a segment gives; or NULL */
void pica200_program_words(const struct common_program *program, uint32_t space, uint32_t *word,
                           bool *known, size_t words);

/* Descriptors, as the program's init segments leave them. */
void pica200_program_descs(const struct common_program *program, uint32_t *desc);

/* Source text of a program: it assembles to the same code, descriptors, constants and
 * configuration. Addresses and words are comments next to the instructions.
 *   returns  text for the caller to free; NULL out of memory */
char *pica200_listing(const struct common_program *program);
/* source: the same with names of places. */
char *pica200_source_text(const struct common_program *program);

#endif
