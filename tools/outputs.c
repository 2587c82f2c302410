/* What a shader gave, as a table: see "--outputs" in docs/formats.md. */
#include <string.h>

#include "shader.h"

enum { VECTOR = 4 };

struct outputs {
    const struct common_shader_isa *isa;
    const struct pica200_launch *shader;
    const uint8_t *byte;
    size_t size;
};

static uint32_t word_at(const uint8_t *p)
{
    return p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

/* The delivered vectors follow each other, whatever their registers' numbers. */
static void write_vectors(FILE *out, const struct outputs *o, const uint8_t *at)
{
    for (uint32_t rest = o->shader->outmap; rest; rest &= rest - 1, at += 4 * VECTOR)
        for (unsigned i = 0; i < VECTOR; i++) {
            char text[32];
            tool_csv_text(o->isa, word_at(at + 4 * i), text, sizeof text);
            fprintf(out, ",%s", text);
        }
    fputc('\n', out);
}

static int write_table(FILE *out, const void *what)
{
    const struct outputs *o = what;
    uint32_t each = o->isa->vertex_bytes, primitive = o->isa->primitive_bytes;

    fputs(o->shader->geometry ? "primitive,run,winding,vertex" : "run", out);
    for (uint32_t k = 0; k < o->isa->outputs; k++)
        for (unsigned i = 0; i < VECTOR && o->shader->outmap >> k & 1; i++)
            fprintf(out, ",o%u.%c", k, "xyzw"[i]);
    fputc('\n', out);
    if (!o->shader->geometry) {
        for (uint32_t run = 0; run < o->shader->runs && (run + UINT64_C(1)) * each <= o->size;
             run++) {
            fprintf(out, "%u", run);
            write_vectors(out, o, o->byte + (size_t)run * each);
        }
        return ferror(out);
    }
    for (size_t p = 0; (p + 1) * primitive <= o->size; p++) {
        const uint8_t *record = o->byte + p * primitive, *vertex = record + 4 * VECTOR;
        for (unsigned i = 0; vertex + each <= record + primitive; i++, vertex += each) {
            fprintf(out, "%zu,%u,%u,%u", p, word_at(record + 4), word_at(record), i);
            write_vectors(out, o, vertex);
        }
    }
    return ferror(out);
}

int tool_outputs_write(const struct common_isa *isa, const char *path,
                       const struct pica200_launch *shader, const uint8_t *byte, size_t size,
                       struct common_error *err)
{
    const struct outputs o = {isa->shader, shader, byte, size};

    return common_file_write(path, write_table, &o, err);
}
