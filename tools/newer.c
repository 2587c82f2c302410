/* Whether this command is older than the sources that it was made from: the core that was changed a minute ago is
 * not in it. A command that is installed knows of no tree. */
#define _XOPEN_SOURCE 700 /* realpath */
#include <dirent.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "registry.h"
#include "tool.h"

/* A source, as the build says it (model/rules.mk): no test. */
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

struct search {
    char root[PATH_MAX];    /* the tree; ends in a slash */
    struct timespec latest; /* of the command, then of what was found */
    char found[PATH_MAX];   /* below the tree; "" nothing */
};

/* The tree whose folder build has this command.
 *   returns  0; -1 there is none */
static int find_tree(struct search *s)
{
    struct stat info;
    char own[PATH_MAX], probe[PATH_MAX + sizeof "model/isas.mk"], *build = NULL;

    if (!realpath("/proc/self/exe", own) || stat(own, &info)) return -1;
    for (char *p = own; (p = strstr(p, "/build/")) != NULL; p++) build = p;
    if (!build) return -1;
    build[1] = '\0';
    strcpy(s->root, own);
    snprintf(probe, sizeof probe, "%smodel/isas.mk", s->root);
    s->latest = info.st_mtim;
    return stat(probe, &info);
}

static void look_in(struct search *s, const char *folder)
{
    char path[2 * PATH_MAX];
    struct stat info;
    struct dirent *entry;

    snprintf(path, sizeof path, "%s%s", *folder == '/' ? "" : s->root, folder);
    DIR *dir = opendir(path);
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
    char name[PATH_MAX];
    int length;

    for (; sscanf(folders, " %4095s%n", name, &length) == 1; folders += length) look_in(s, name);
}

void tool_warn_newer(const struct common_isa *isa)
{
    struct search s = {.found = ""};
    size_t i = 0, all = 0;

    if (getenv("WARPSTEP_WARNED") || find_tree(&s)) return;
    while (common_isas[i] && common_isas[i] != isa) i++;
    while (common_isas[all]) all++;
    if (i < all) look_in_all(&s, tool_sources[i]);
    look_in_all(&s, tool_sources[all]);
    if (!*s.found) return;
    fprintf(stderr,
            "warpstep: warning: %s is newer than %s, which does not have that change; make tool "
            "builds it again\n",
            s.found, tool_own_name());
    setenv("WARPSTEP_WARNED", "1", 1); /* once, whatever this command starts */
}
