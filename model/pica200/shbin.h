/* .shbin containers (DVLB, DVLP, DVLE: sheet section 5) to programs and back. A file is data from
 * anywhere: whatever is wrong with it gives one error line that names the rule of section 5. */
#ifndef PICA200_SHBIN_H
#define PICA200_SHBIN_H

#include "names.h"

/* Loads one shader of a container: its code and descriptors, constants as init segments, attributes
 * by its input mask, ascending, and the registers of its output mask.
 *   file     for messages: "file:0x0014: error: E4: ..." with the offset of the field
 *   part     the number of the DVLE; NULL: the first one, or the one that has the entry
 *   entry    NULL: the DVLE's own. A name: a label of the DVLE, or of the first one whose label
 *            table has it; "main" where nothing has that label is NULL's choice. A number: that
 *            word of the code
 *   program, names  on success to be freed by the caller; on error nothing is allocated
 *   returns  0; -1 with err */
int pica200_shbin_load(const char *file, const uint8_t *byte, size_t size, const char *part,
                       const char *entry, struct common_program *program,
                       struct pica200_names *names, struct common_error *err);

/* The number of the first DVLE of a kind.
 *   returns  0; -1 with err: there is none, or the file is wrong */
int pica200_shbin_find(const char *file, const uint8_t *byte, size_t size, bool geometry,
                       uint32_t *part, struct common_error *err);

/* A line for each DVLE with its kind, entry and labels; below it those of its inputs, uniforms,
 * constants and outputs.
 *   text     out: malloc'ed, the caller frees it
 *   returns  0; -1 with err */
int pica200_shbin_list(const char *file, const uint8_t *byte, size_t size, char **text,
                       struct common_error *err);

/* Programs that share their code and descriptors as a container with a DVLE for each.
 *   program  in the order of the DVLEs; their names are the programs' own. One without a name (a
 *            source without a shader) has no DVLE
 *   byte     out: malloc'ed, the caller frees it
 *   returns  0; -1 with err: the program has something that a container cannot hold */
int pica200_shbin_store(const struct common_program *program, size_t programs, uint8_t **byte,
                        size_t *size, struct common_error *err);

/* The word that `entry` names: a label of names, or a number; below `words`.
 *   returns  0; 1 neither; -1 beyond the code */
int pica200_find_entry(const struct pica200_names *names, const char *entry, uint32_t words,
                       uint32_t *pc);

#endif
