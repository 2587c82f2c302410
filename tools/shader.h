/* How the programs of ISAs that run vertices are loaded: source, container or words; vertices and uniforms from
 * tables; what they give, as a table. */
#ifndef TOOLS_SHADER_H
#define TOOLS_SHADER_H

#include "csv.h"
#include "tool.h"

/* shader.c */

/* The program with its data, and the options applied. common_program_free() it, also after an error. */
int tool_shader_load(const struct tool_options *options, struct common_program *program,
                     struct common_error *err);
/* Program and names of a file, or of --code and --desc; as it stands, without other options.
 *   names  of struct common_shader_isa; NULL when there are none */
int tool_shader_read(const struct common_isa *isa, const char *file, const char *code,
                     const char *desc, const char *entry, struct common_program *program,
                     void **names, struct common_error *err);

/* vertices.c */

/* Replaces the program's input by the table, and sets runs, stride and, where that is left open, which attribute
 * goes where.
 *   fixed_map  shader.map stands as it is; else the columns add to it
 *   fresh      the program itself says nothing about its attributes
 *   returns    0; -1 with err and the program unchanged */
int tool_vertices_load(const struct common_isa *isa, const char *path, const void *names,
                       bool fixed_map, bool fresh, struct common_program *program,
                       struct common_error *err);
/* Runs `runs` times; the input records begin again when they are used up. */
int tool_vertices_repeat(const struct common_isa *isa, uint32_t runs,
                         struct common_program *program, struct common_error *err);

/* uniforms.c */

int tool_uniforms_load(const struct common_isa *isa, const char *path, const void *names,
                       struct common_program *program, struct common_error *err);

/* outputs.c */

/* Writes what the runs gave.
 *   byte, size  the output space after the run
 *   returns     0; -1 with err */
int tool_outputs_write(const struct common_isa *isa, const char *path,
                       const struct pica200_launch *shader, const uint8_t *byte, size_t size,
                       struct common_error *err);

#endif
