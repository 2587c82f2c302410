/* Records of runs as their readers see them. bridge/result.c writes them. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include <jansson.h>

#include "../bridge/result.h"
#include "../model/common/file.h"
#include "record.h"

static bool whole(json_int_t value)
{
    return value >= 0;
}

/* What every record says; then what only a run's own says. */
static int take_members(struct tool_record *r, json_error_t *why)
{
    json_int_t schema, clocks, instructions, threads = 0;
    json_t *times = NULL, *repeat = NULL, *hash = NULL;

    if (json_unpack_ex(r->json, why, 0, "{s:I, s:s, s:s, s:I, s:I}", "schema", &schema, "isa",
                       &r->isa, "program", &r->program, "clocks", &clocks, "instructions",
                       &instructions))
        return -1;
    r->outcome = r->message = r->hash = r->memory_hash = "";
    if (json_unpack_ex(r->json, why, 0, "{s?s, s?s, s?o, s?s, s?o, s?I, s?o}", "outcome",
                       &r->outcome, "message", &r->message, "hash", &hash, "memory_hash",
                       &r->memory_hash, "repeat", &repeat, "thread_instructions", &threads, "times",
                       &times))
        return -1;
    r->repeat = json_string_value(repeat); /* NULL of what is null */
    if (json_is_string(hash)) r->hash = json_string_value(hash);
    if (times && json_unpack_ex(times, why, 0, "{s:F, s?F, s?F}", "processor", &r->processor,
                                "reset", &r->reset, "whole", &r->whole))
        return -1;
    if (schema != BRIDGE_SCHEMA || !whole(clocks) || !whole(instructions) || !whole(threads)) {
        snprintf(why->text, sizeof why->text,
                 schema != BRIDGE_SCHEMA ? "a record of another version" : "a number below 0");
        why->column = 1;
        return -1;
    }
    r->clocks = (uint64_t)clocks;
    r->instructions = (uint64_t)instructions;
    r->thread_instructions = (uint64_t)threads;
    return 0;
}

int tool_record_parse(struct tool_record *record, const char *file, unsigned number,
                      const char *line, struct common_error *err)
{
    json_error_t why;

    memset(record, 0, sizeof *record);
    record->line = strdup(line);
    if (!record->line) return common_fail(err, "warpstep: error: out of memory");
    record->json = json_loads(line, JSON_REJECT_DUPLICATES, &why);
    if (record->json && !take_members(record, &why)) return 0;
    return common_fail(err, "%s:%u:%d: error: %s; a record of docs/result.schema.json is needed",
                       file, number, why.column > 0 ? why.column : 1, why.text);
}

void tool_record_free(struct tool_record *record)
{
    json_decref(record->json);
    free(record->line);
    memset(record, 0, sizeof *record);
}

static int add_line(struct tool_records *records, const char *path, unsigned number,
                    const char *line, struct common_error *err)
{
    struct tool_record *more =
        realloc(records->record, (records->count + 1) * sizeof *records->record);

    if (!more) return common_fail(err, "warpstep: error: out of memory");
    records->record = more;
    struct tool_record *new = &records->record[records->count++];
    if (tool_record_parse(new, path, number, line, err)) return -1;
    for (size_t i = 0; i + 1 < records->count; i++)
        if (!strcmp(more[i].isa, new->isa) && !strcmp(more[i].program, new->program))
            return common_fail(err,
                               "%s:%u:1: error: %s of %s stands in line %zu too; once is right",
                               path, number, new->program, new->isa, i + 1);
    return 0;
}

int tool_records_read(struct tool_records *records, const char *path, struct common_error *err)
{
    int failed = 0;
    unsigned number = 0;

    memset(records, 0, sizeof *records);
    char *text = common_file_read(path, NULL, err);
    if (!text) return -1;
    for (char *line = text, *end; !failed && *line; line = end) {
        end = line + strcspn(line, "\n");
        if (*end) *end++ = '\0';
        failed = add_line(records, path, ++number, line, err);
    }
    free(text);
    if (!failed && !records->count)
        failed = common_fail(err, "%s: error: no record; a line for each is needed", path);
    return failed;
}

void tool_records_free(struct tool_records *records)
{
    for (size_t i = 0; i < records->count; i++) tool_record_free(&records->record[i]);
    free(records->record);
    memset(records, 0, sizeof *records);
}

const struct tool_record *tool_records_find(const struct tool_records *records, const char *isa,
                                            const char *program)
{
    for (size_t i = 0; i < records->count; i++)
        if (!strcmp(records->record[i].program, program) && !strcmp(records->record[i].isa, isa))
            return &records->record[i];
    return NULL;
}
