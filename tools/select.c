/* Which programs a command of many runs: folders become the sources below them, tags leave some out. */
#define _DEFAULT_SOURCE /* DT_DIR is not asked for; scandir's order is */
#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "../model/common/needs.h"
#include "tool.h"

enum { MOST_DEEP = 32 }; /* folders in folders: a link that leads back ends there */

struct list {
    char **path; /* each allocated */
    unsigned count;
};

static int add(struct list *list, const char *path, struct common_error *err)
{
    char **more = realloc(list->path, (list->count + 1) * sizeof *more);

    if (more) list->path = more;
    char *copy = more ? strdup(path) : NULL;
    if (!copy) return common_fail(err, "warpstep: error: out of memory");
    more[list->count++] = copy;
    return 0;
}

static bool is_source(const char *name)
{
    size_t length = strlen(name);

    return length > 2 && !strcmp(name + length - 2, ".s");
}

static int visible(const struct dirent *entry)
{
    return entry->d_name[0] != '.';
}

/* In the order of names, folders among them. */
static int add_folder(struct list *list, const char *folder, unsigned depth,
                      struct common_error *err)
{
    struct dirent **entry = NULL;
    int entries = scandir(folder, &entry, visible, alphasort), failed = 0;

    if (entries < 0) return common_fail(err, "%s: error: cannot read: %s", folder, strerror(errno));
    if (depth == MOST_DEEP)
        failed =
            common_fail(err, "%s: error: folders in folders; up to %d are read", folder, MOST_DEEP);
    for (int i = 0; i < entries; i++) {
        struct stat info;
        size_t size = strlen(folder) + strlen(entry[i]->d_name) + 2;
        char *path = failed ? NULL : malloc(size);
        if (!path && !failed) failed = common_fail(err, "warpstep: error: out of memory");
        if (path) {
            const char *slash = folder[strlen(folder) - 1] == '/' ? "" : "/";
            snprintf(path, size, "%s%s%s", folder, slash, entry[i]->d_name);
            const bool there = !stat(path, &info);
            if (there && S_ISDIR(info.st_mode)) failed = add_folder(list, path, depth + 1, err);
            else if (is_source(entry[i]->d_name) && (!there || S_ISREG(info.st_mode)))
                failed = add(list, path, err); /* no pipe, which would wait for ever */
        }
        free(path);
        free(entry[i]);
    }
    free(entry);
    return failed;
}

char *tool_first_program(const char *path, struct common_error *err)
{
    struct list list = {NULL, 0};
    struct stat info;
    bool folder = !stat(path, &info) && S_ISDIR(info.st_mode);
    int failed = folder ? add_folder(&list, path, 0, err) : add(&list, path, err);

    if (!failed && !list.count)
        common_fail(err, "%s: error: no program; a folder needs one that ends in .s", path);
    char *first = failed || !list.count ? NULL : list.path[0];
    for (unsigned i = first != NULL; i < list.count; i++) free(list.path[i]);
    free(list.path);
    return first;
}

static int expand(struct list *list, const struct tool_options *o, struct common_error *err)
{
    for (unsigned i = 0; i < o->files; i++) {
        struct stat info;
        unsigned before = list->count;
        const char *path = o->file[i];
        bool folder = !stat(path, &info) && S_ISDIR(info.st_mode);
        if (tool_is_standard_input(path) && !(path = tool_standard_input(err))) return -1;
        if (folder ? add_folder(list, path, 0, err) : add(list, path, err)) return -1;
        if (list->count == before)
            return common_fail(err, "%s: error: no program; a folder needs one that ends in .s",
                               o->file[i]);
    }
    return 0;
}

/* What cannot be loaded is not left out: its row says why. */
static bool selected(const struct tool_options *o, const char *path)
{
    struct tool_options one = *o;
    struct common_program program;
    struct common_error err = {""};

    one.program = path;
    bool loaded = !tool_load(&one, &program, &err);
    uint32_t tags = loaded ? common_program_tags(&program) : 0;
    common_program_free(&program);
    return !loaded || ((tags & o->tags) == o->tags && !(tags & o->no_tags));
}

int tool_select(struct tool_options *o, struct common_error *err)
{
    struct list list = {NULL, 0};
    unsigned kept = 0;
    int failed = expand(&list, o, err);

    for (unsigned i = 0; !failed && i < list.count; i++) {
        if (!(o->tags | o->no_tags) || selected(o, list.path[i])) {
            char *path = list.path[i];
            list.path[i] = list.path[kept];
            list.path[kept++] = path;
        }
    }
    o->file = o->chosen = list.path;
    o->files = kept;
    o->chosen_count = list.count;
    if (!failed && !kept)
        failed =
            common_fail(err, "warpstep: error: none of the %u programs has these tags", list.count);
    return failed;
}
