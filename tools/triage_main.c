/* `warpstep triage`: what failed in runs whose records are given, in groups. */
#include <stdlib.h>
#include <string.h>

#include "../model/common/file.h"
#include "commands.h"
#include "options.h"
#include "paths.h"
#include "record.h"
#include "registry.h"
#include "triage.h"

static const struct common_isa *isa_of(const char *name)
{
    for (const struct common_isa *const *isa = common_isas; *isa; isa++)
        if (!strcmp((*isa)->name, name)) return *isa;
    return NULL;
}

static int add_line(struct triage *t, const char *file, unsigned number, const char *line,
                    struct common_error *err)
{
    struct tool_record record;
    int failed = tool_record_parse(&record, file, number, line, err);

    if (!failed && triage_add(t, isa_of(record.isa), &record))
        failed = common_fail(err, "warpstep: error: out of memory");
    tool_record_free(&record);
    return failed;
}

static int add_file(struct triage *t, const char *path, struct common_error *err)
{
    unsigned number = 0;
    int failed = 0;
    char *text = common_file_read(path, NULL, err);

    if (!text) return -1;
    for (char *line = text, *end; !failed && *line; line = end) {
        end = line + strcspn(line, "\n");
        if (*end) *end++ = '\0';
        failed = add_line(t, path, ++number, line, err);
    }
    free(text);
    return failed;
}

int tool_main_triage(int argc, char **argv)
{
    struct common_error err = {""};
    struct tool_options options;
    struct triage triage = {NULL};
    int got = tool_options_parse(&options, argc, argv, &err);

    if (!got) got = tool_check_paths(&options, &err);
    for (unsigned i = 0; !got && i < options.files; i++)
        got = add_file(&triage, options.file[i], &err);
    if (!got && triage_sort(&triage)) got = common_fail(&err, "warpstep: error: out of memory");
    if (!got) {
        triage_print(&triage, stdout);
        printf("%llu programs, %llu failed, in %zu groups\n", (unsigned long long)triage.programs,
               (unsigned long long)triage.failed, triage.groups);
        if (options.json) got = triage_write_json(&triage, options.json, &err);
    }
    const struct page_facts facts = {.commit = tool_commit, .options = &options};
    if (!got && options.html) got = triage_write_html(&triage, &facts, options.html, &err);
    int status = got > 0 ? 0 : got ? tool_bad(&err) : triage.failed != 0;
    triage_free(&triage);
    tool_options_free(&options);
    return status;
}
