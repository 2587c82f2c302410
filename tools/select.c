/* Which programs a command of many runs: folders become the sources below them, tags leave some
 * out. */
#define _DEFAULT_SOURCE /* scandir, realpath */
#include <dirent.h>
#include <errno.h>
#include <libgen.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "../model/common/needs.h"
#include "load.h"
#include "options.h"
#include "select.h"
#include "standard.h"

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

/* The folders in which a folder is, up to the one that was given. */
struct above {
    const struct above *next;
    dev_t device;
    ino_t number;
};

static bool is_above(const struct above *above, const struct stat *info)
{
    for (; above; above = above->next)
        if (above->device == info->st_dev && above->number == info->st_ino) return true;
    return false;
}

static int add_folder(struct list *list, const char *folder, const struct above *above,
                      struct common_error *err);

/* What a folder holds: a folder, a source, or what cannot be read and gets a row that says so. */
static int add_entry(struct list *list, const char *path, const struct above *above,
                     struct common_error *err)
{
    struct stat info;

    if (stat(path, &info)) return is_source(path) || errno == ELOOP ? add(list, path, err) : 0;
    if (S_ISDIR(info.st_mode))
        return is_above(above, &info) ? add(list, path, err) : add_folder(list, path, above, err);
    return is_source(path) ? add(list, path, err) : 0;
}

/* In the order of names, folders among them.
 *   above  NULL: it was given */
static int add_folder(struct list *list, const char *folder, const struct above *above,
                      struct common_error *err)
{
    struct dirent **entry = NULL;
    struct stat info;
    int entries = scandir(folder, &entry, visible, alphasort), failed = 0;

    if (entries < 0 && above) return add(list, folder, err);
    if (entries < 0 || stat(folder, &info))
        failed = common_fail(err, "%s: error: cannot read: %s", folder, strerror(errno));
    const struct above here = {above, info.st_dev, info.st_ino};
    for (int i = 0; i < entries; i++) {
        size_t size = strlen(folder) + strlen(entry[i]->d_name) + 2;
        char *path = failed ? NULL : malloc(size);
        if (!path && !failed) failed = common_fail(err, "warpstep: error: out of memory");
        if (path) {
            const char *slash = folder[strlen(folder) - 1] == '/' ? "" : "/";
            snprintf(path, size, "%s%s%s", folder, slash, entry[i]->d_name);
            failed = add_entry(list, path, &here, err);
        }
        free(path);
        free(entry[i]);
    }
    free(entry);
    return failed;
}

/* Whether a folder is one of those in which it is: what was followed to it is a link. */
static bool leads_back(const char *path)
{
    char *target = realpath(path, NULL), *copy = strdup(path);
    char *place = copy ? realpath(dirname(copy), NULL) : NULL;
    size_t length = target ? strlen(target) : 0;
    bool back = target && place && !strncmp(place, target, length) &&
                (!place[length] || place[length] == '/');

    free(target);
    free(copy);
    free(place);
    return back;
}

int tool_refuse_folder(const char *path, struct common_error *err)
{
    struct stat info;

    if (stat(path, &info) || !S_ISDIR(info.st_mode)) return 0;
    if (!lstat(path, &info) && S_ISLNK(info.st_mode) && leads_back(path))
        return common_fail(err, "%s: error: cannot read: the link leads back to a folder above it",
                           path);
    DIR *folder = opendir(path);
    int cause = folder ? EISDIR : errno;
    if (folder) closedir(folder);
    return common_fail(err, "%s: error: cannot read: %s", path, strerror(cause));
}

int tool_refuse_pipe(const char *path, struct common_error *err)
{
    struct stat info;

    if (stat(path, &info) || S_ISREG(info.st_mode) || S_ISDIR(info.st_mode)) return 0;
    return common_fail(
        err, "%s: error: cannot read: not a file; a pipe is read if it is named itself", path);
}

static bool is_there(const char *path)
{
    struct stat info;

    return !stat(path, &info) && S_ISREG(info.st_mode);
}

char *tool_first_program(const char *path, struct common_error *err)
{
    struct list list = {NULL, 0};
    struct stat info;
    bool folder = !stat(path, &info) && S_ISDIR(info.st_mode);
    int failed = folder ? add_folder(&list, path, NULL, err) : add(&list, path, err);
    unsigned first = 0;

    if (!failed && !list.count)
        common_fail(err, "%s: error: no program; a folder needs one that ends in .s", path);
    while (first < list.count && !is_there(list.path[first])) first++;
    if (first == list.count) first = 0; /* it will be said */
    if (folder && !failed && list.count) failed = tool_refuse_pipe(list.path[first], err);
    char *found = failed || !list.count ? NULL : list.path[first];
    for (unsigned i = 0; i < list.count; i++)
        if (list.path[i] != found) free(list.path[i]);
    free(list.path);
    return found;
}

static int expand(struct list *list, const struct tool_options *o, struct common_error *err)
{
    for (unsigned i = 0; i < o->files; i++) {
        struct stat info;
        unsigned before = list->count;
        const char *path = o->file[i];
        bool folder = !stat(path, &info) && S_ISDIR(info.st_mode);
        if (tool_is_standard_input(path) && !(path = tool_standard_input(err))) return -1;
        if (folder ? add_folder(list, path, NULL, err) : add(list, path, err)) return -1;
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
    one.found = true;
    for (int i = o->given; i < o->argc; i++) one.found &= strcmp(o->argv[i], path) != 0;
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
