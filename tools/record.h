/* The record that a run writes of itself, one line of JSON (docs/result.schema.json), as its
 * readers see it. */
#ifndef TOOLS_RECORD_H
#define TOOLS_RECORD_H

#include <stddef.h>
#include <stdint.h>

#include "../model/common/error.h"

struct json_t;

/* One record. It owns its strings: those below line and json are parts of json. */
struct tool_record {
    char *line;          /* as written, without its newline */
    struct json_t *json; /* the line, parsed */
    const char *isa, *program;
    uint64_t clocks, instructions;
    /* not in the record of a baseline: */
    const char *outcome, *message, *hash, *memory_hash; /* "" there */
    const char *repeat;                                 /* NULL there */
    uint64_t thread_instructions;
    double processor, reset, whole; /* seconds; 0 when the run was not timed */
};

/* The records of a file, in its order. All zero is an empty list. */
struct tool_records {
    struct tool_record *record;
    size_t count;
};

/* Reads one record.
 *   record        filled; tool_record_free() it, also after an error
 *   file, number  where the line is, for the message
 *   line          is copied
 *   returns       0; -1 with err */
int tool_record_parse(struct tool_record *record, const char *file, unsigned number,
                      const char *line, struct common_error *err);
void tool_record_free(struct tool_record *record);

/* Reads a file with a record on each line.
 *   records   filled; tool_records_free() them, also after an error
 *   returns   0; -1 with err */
int tool_records_read(struct tool_records *records, const char *path, struct common_error *err);
void tool_records_free(struct tool_records *records);

/* The first record of this ISA and program.
 *   returns   it, owned by the list; NULL: there is none */
const struct tool_record *tool_records_find(const struct tool_records *records, const char *isa,
                                            const char *program);

#endif
