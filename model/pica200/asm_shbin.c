/* The directive that takes a shader out of a container instead of text, so that a source can say
 * how it is run and what it must deliver. */
#include "asm.h"
#include "shbin.h"

#include "../common/file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int take_descs(struct pica200_asm *a, const struct common_token *name,
                      const struct common_segment *s)
{
    for (size_t i = 0; i < s->count; i++)
        if (pica200_desc_claim(&a->code->table, s->addr / 4 + (unsigned)i, s->word[i],
                               UINT32_MAX) != 0)
            return common_text_fail(&a->base.at, name, "a descriptor is given already before",
                                    "the container's own are allowed");
    return 0;
}

/* What the container holds, as if the source had said it. */
static int take_all(struct pica200_asm *a, const struct common_token *name,
                    const struct common_program *from)
{
    struct pica200_item item = {.token = *name, .explicit_desc = -1};
    int status = 0;
    for (size_t i = 0; i < from->code_words && status == 0; i++) {
        item.word = from->code[i];
        status = pica200_asm_emit(a, &item);
    }
    for (size_t i = 0; i < from->inits && status == 0; i++) {
        const struct common_segment *s = &from->init[i];
        status = s->space == PICA200_SPACE_DESC
                     ? take_descs(a, name, s)
                     : common_program_add(a->base.program, false, s->space, s->bank, s->addr,
                                          s->word, s->count, name->line, a->base.at.err);
    }
    *pica200_launch_of(a->base.program) = *pica200_launch_of(from);
    a->has_shader = a->has_attributes = a->has_outmap = true;
    return status;
}

int pica200_asm_shbin(struct common_assembler *base)
{
    const struct common_token *name = &base->word;
    struct pica200_asm *a = pica200_asm_of(base);
    struct common_token label = {0}, file;
    struct common_program from;
    uint32_t number;
    char entry[256], part[16] = "", *path;
    uint8_t *byte = NULL;
    size_t size = 0;
    if (a->code->items > 0 || a->has_shader || a->has_attributes || a->has_outmap || a->has_runs ||
        a->has_stride || a->names->names > 0 || a->names->outputs > 0)
        return common_text_fail(&a->base.at, name,
                                "too late:", "it is allowed before all that it replaces");
    if (common_text_need(&a->base.at, "file", "file and a name in '\"' are allowed here") != 0)
        return -1;
    common_text_blank(&a->base.at);
    file = common_text_here(&a->base.at);
    if (common_text_path(&a->base.at, &path) != 0) return -1;
    int status = 0;
    if (common_text_take(&a->base.at, "dvle")) {
        status = common_text_number(&a->base.at, 0, 255, &number);
        if (status == 0) snprintf(part, sizeof part, "%u", (unsigned)number);
    }
    if (status == 0 && !common_text_at_end(&a->base.at)) common_text_name(&a->base.at, &label);
    if (status == 0) status = common_text_end_line(&a->base.at);
    if (status == 0 && label.length >= sizeof entry)
        status =
            common_text_fail(&a->base.at, &label, "found", "a label of the container is allowed");
    snprintf(entry, sizeof entry, "%.*s", (int)label.length, label.length > 0 ? label.text : "");
    if (status == 0) status = common_text_readable(&a->base.at, &file, path);
    if (status == 0) {
        byte = (uint8_t *)common_file_read(path, &size, a->base.at.err);
        status = byte != NULL ? 0 : -1;
    }
    if (status == 0)
        status =
            pica200_shbin_load(path, byte, size, part[0] != '\0' ? part : NULL,
                               label.length > 0 ? entry : NULL, &from, a->names, a->base.at.err);
    free(byte);
    free(path);
    if (status != 0) return -1;
    status = take_all(a, name, &from);
    common_program_free(&from);
    return status;
}
