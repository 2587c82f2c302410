/* What a run writes of the memories that it left: dumps and tables of results, as the options of
 * the ISA say. */
#include <stdlib.h>
#include <string.h>

#include "../bridge/bridge.h"
#include "../model/common/table.h"
#include "../model/common/words.h"
#include "options.h"
#include "outputs.h"

int tool_outputs_check(const struct tool_options *o, const struct common_program *program,
                       const struct common_machine *machine, struct common_error *err)
{
    while (program->next) program = program->next;
    for (unsigned i = 0; i < o->settings; i++) {
        const struct common_setting *dump = &o->setting[i];
        uint32_t space = dump->option->space;
        if (dump->option->argument != COMMON_ARG_DUMP) continue;
        uint64_t size = o->isa->space_size ? o->isa->space_size(program, machine, space) : 0;
        if (dump->addr + UINT64_C(4) * dump->count > size)
            return common_fail(
                err,
                "warpstep: error: --%s '%s': 0x%x + %u words lies outside the 0x%llx bytes of %s "
                "memory",
                dump->option->name, dump->text, dump->addr, dump->count, (unsigned long long)size,
                o->isa->spaces[space].name);
    }
    return 0;
}

/* What the run left in a space; NULL: nobody observed it. */
static const struct bridge_memory *find_memory(const struct bridge_memory *memory, size_t memories,
                                               uint32_t space)
{
    for (size_t m = 0; m < memories; m++)
        if (memory[m].space == space) return &memory[m];
    return NULL;
}

static int write_dump(const struct common_setting *dump, const struct bridge_memory *memory,
                      struct common_error *err)
{
    uint32_t *word = calloc(dump->count, sizeof *word);
    int failed = word ? 0 : common_fail(err, "warpstep: error: out of memory");

    if (!failed) {
        memcpy(word, memory->byte + dump->addr, (size_t)4 * dump->count);
        failed = common_words_write(dump->text, word, dump->count, err);
    }
    free(word);
    return failed;
}

static int write_table(const struct common_setting *setting, const struct common_program *program,
                       const struct bridge_memory *memory, FILE *out, struct common_error *err)
{
    char note[128];

    if (common_table_write(setting->text, setting->option->table, program, memory->byte,
                           memory->size, note, sizeof note, err))
        return -1;
    if (note[0]) fprintf(out, "note: %s %s\n", setting->text, note);
    return 0;
}

int tool_outputs_write(const struct tool_options *o, const struct common_program *program,
                       const struct bridge_memory *memory, size_t memories, FILE *out,
                       struct common_error *err)
{
    for (unsigned i = 0; i < o->settings; i++) {
        const struct common_setting *setting = &o->setting[i];
        const struct common_option *row = setting->option;
        bool table = row->argument == COMMON_ARG_TABLE;
        if (!table && row->argument != COMMON_ARG_DUMP) continue;
        const struct bridge_memory *left =
            find_memory(memory, memories, table ? row->table->space : row->space);
        if (!left) return common_fail(err, "%s: error: nobody observed the outputs", setting->text);
        if (table ? write_table(setting, program, left, out, err) : write_dump(setting, left, err))
            return -1;
    }
    return 0;
}
