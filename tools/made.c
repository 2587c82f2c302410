/* Programs that are made, and the files of programs that run one behind the other: each names the
 * next one. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../model/common/file.h"
#include "../model/common/random.h"
#include "load.h"
#include "made.h"
#include "options.h"

const char *tool_base_of(const char *path)
{
    const char *slash = strrchr(path, '/');

    return slash ? slash + 1 : path;
}

char *tool_next_path(const char *path, unsigned number)
{
    const char *dot = strrchr(tool_base_of(path), '.');
    const int length = dot ? (int)(dot - path) : (int)strlen(path);
    const size_t size = strlen(path) + sizeof "-4294967295.next";
    char *next = number > 1 ? malloc(size) : strdup(path);

    if (next && number > 1) snprintf(next, size, "%.*s-%u.next", length, path, number);
    return next;
}

/* One file. */
struct part {
    const char *text, *next; /* the file behind it; NULL: there is none */
};

static int write_part(FILE *out, const void *what)
{
    const struct part *part = what;

    fputs(part->text, out);
    if (part->next) fprintf(out, ".then \"%s\"\n", tool_base_of(part->next));
    return ferror(out);
}

/* From program `number` on, the last one first: whoever reads a file finds what it names.
 *   text  is changed */
static int write_parts(char *text, unsigned number, const char *path, struct common_error *err)
{
    char *end = tool_find_then(text), *file = tool_next_path(path, number), *next = NULL;
    int failed = !file;

    if (*end && !failed) {
        *end = '\0';
        next = tool_next_path(path, number + 1);
        failed = !next || write_parts(end + strlen(COMMON_THEN) + 1, number + 1, path, err);
    }
    const struct part part = {text, next};
    if (!failed) failed = common_file_write(file, write_part, &part, err);
    else if (!err->text[0]) common_fail(err, "warpstep: error: out of memory");
    free(file);
    free(next);
    return failed ? -1 : 0;
}

static struct common_random_order order_of(const struct tool_options *o,
                                           const struct tool_made *made)
{
    return (struct common_random_order){.isa = o->isa,
                                        .machine = made->machine,
                                        .type = made->type,
                                        .seed = made->seed,
                                        .weights = o->weights};
}

int tool_make(const struct tool_options *o, struct common_program *program,
              struct common_error *err)
{
    const struct common_random_order order = order_of(o, o->made);
    unsigned number = 1;

    if (common_random_programs(&order, program, err)) return -1;
    for (struct common_program *p = program; p; p = p->next, number++) {
        free(p->name);
        p->name = tool_next_path(o->program, number);
        if (!p->name) return common_fail(err, "warpstep: error: out of memory");
    }
    return 0;
}

int tool_write_made(const struct tool_options *o, const struct tool_made *made, const char *path,
                    struct common_error *err)
{
    const struct common_random_order order = order_of(o, made);
    char *text = common_random_chain(&order, err);

    if (!text) return -1;
    err->text[0] = '\0';
    int failed = write_parts(text, 1, path, err);
    free(text);
    return failed;
}

void tool_remove_made(const char *path)
{
    bool there = true;

    for (unsigned number = 1; there; number++) {
        char *file = tool_next_path(path, number);
        there = file && !unlink(file);
        free(file);
    }
}
