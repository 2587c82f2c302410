/* Whether this command is older than the sources that it was made from: the core that was changed a
 * minute ago is not in it. A command that is installed knows of no tree. */
#define _XOPEN_SOURCE 700 /* realpath */
#include <dirent.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "newer.h"
#include "registry.h"
#include "repeat.h"

/* A source, as model/rules.mk takes them: no test. */
static bool is_source(const char *name)
{
    static const char *const ends[] = {".sv", ".c", ".h", ".cpp", ".def"};
    const char *end = strrchr(name, '.');

    if (!end || !strncmp(name, "test_", 5)) return false;
    for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++)
        if (!strcmp(end, ends[i])) return true;
    return false;
}

static bool is_later(struct timespec a, struct timespec b)
{
    return a.tv_sec != b.tv_sec ? a.tv_sec > b.tv_sec : a.tv_nsec > b.tv_nsec;
}

/* Too large for a small stack. */
struct search {
    char root[PATH_MAX];     /* the tree; ends in a slash */
    struct timespec latest;  /* of the command, then of what was found */
    char found[PATH_MAX];    /* below the tree; "" nothing */
    char folder[PATH_MAX];   /* that is looked at */
    char path[2 * PATH_MAX]; /* of it, or of a file of the tree */
};

/* The tree whose folder build has this command.
 *   returns  0; -1 there is none */
static int find_tree(struct search *s)
{
    struct stat info;
    char *build = NULL;

    if (!realpath("/proc/self/exe", s->root) || stat(s->root, &info)) return -1;
    for (char *p = s->root; (p = strstr(p, "/build/")) != NULL; p++) build = p;
    if (!build) return -1;
    build[1] = '\0';
    snprintf(s->path, sizeof s->path, "%smodel/isas.mk", s->root);
    s->latest = info.st_mtim;
    return stat(s->path, &info);
}

static void look_in(struct search *s)
{
    const char *folder = s->folder;
    struct stat info;
    struct dirent *entry;

    snprintf(s->path, sizeof s->path, "%s%s", *folder == '/' ? "" : s->root, folder);
    DIR *dir = opendir(s->path);
    while (dir && (entry = readdir(dir)) != NULL) {
        if (!is_source(entry->d_name) || fstatat(dirfd(dir), entry->d_name, &info, 0) ||
            !is_later(info.st_mtim, s->latest))
            continue;
        s->latest = info.st_mtim;
        if (snprintf(s->found, sizeof s->found, "%s/%s", folder, entry->d_name) < 0) *s->found = 0;
    }
    if (dir) closedir(dir);
}

static void look_in_all(struct search *s, const char *folders)
{
    int length;

    for (; sscanf(folders, " %4095s%n", s->folder, &length) == 1; folders += length) look_in(s);
}

/* What is newer, in the folders of this ISA and of all; s->found is "" if nothing is. */
static void look_for(struct search *s, const struct common_isa *isa)
{
    size_t i = 0, all = 0;

    if (find_tree(s)) return;
    while (common_isas[i] && common_isas[i] != isa) i++;
    while (common_isas[all]) all++;
    if (i < all) look_in_all(s, tool_sources[i]);
    look_in_all(s, tool_sources[all]);
}

void tool_warn_newer(const struct common_isa *isa)
{
    struct search *s = getenv("WARPSTEP_WARNED") ? NULL : calloc(1, sizeof *s);

    if (!s) return;
    look_for(s, isa);
    if (*s->found) {
        fprintf(stderr,
                "warpstep: warning: %s is newer than %s, which does not have that change; make "
                "tool builds it again\n",
                s->found, tool_own_name());
        setenv("WARPSTEP_WARNED", "1", 1); /* once, whatever this command starts */
    }
    free(s);
}
