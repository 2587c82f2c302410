/* Where the artefacts of a program go: its wave, the program that was made small. Programs of one
 * name in two folders have two places. */
#define _XOPEN_SOURCE 700 /* realpath */
#include <libgen.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "artefact.h"
#include "made.h"
#include "paths.h"

static bool leads_up(const char *path)
{
    for (const char *p = path; (p = strstr(p, "..")); p += 2)
        if ((p == path || p[-1] == '/') && (p[2] == '/' || !p[2])) return true;
    return false;
}

/* Appends the parts of a path that name something. */
static void add_parts(char *to, size_t size, const char *path)
{
    for (const char *p = path; *p;) {
        size_t length = strcspn(p, "/"), used = strlen(to);
        if (length && !(length == 1 && *p == '.'))
            snprintf(to + used, size - used, "%s%.*s", used ? "/" : "", (int)length, p);
        p += length + (p[length] == '/');
    }
}

/* The folder of a program as a path from the working directory, as it was written: "programs/x"; ""
 * is the working directory. One elsewhere begins with "root". */
static void name_folder(const char *program, char folder[PATH_MAX])
{
    char *path = strndup(program, (size_t)(tool_base_of(program) - program));
    char *full = path && leads_up(path) ? realpath(path, NULL) : NULL;
    char *here = getcwd(NULL, 0); /* allocated, since stacks may be small */
    const char *from = full ? full : path ? path : "";

    size_t used = here ? strlen(here) : 0;
    bool inside = used && !strncmp(from, here, used) && (!from[used] || from[used] == '/');
    snprintf(folder, PATH_MAX, "%s", *from == '/' && !inside ? "root" : "");
    add_parts(folder, PATH_MAX, inside ? from + used : from);
    free(path);
    free(full);
    free(here);
}

enum { ENDING = 9, HASH = 17 }; /* bytes of ".fst.hier", the longest; of "-" and 16 digits */

/* FNV-1a, 64 bits. */
static unsigned long long hash_of(const char *name)
{
    unsigned long long hash = 0xcbf29ce484222325;

    for (; *name; name++) hash = (hash ^ (unsigned char)*name) * 0x100000001b3;
    return hash;
}

/* The name without ".s": "x" of "x.s". "x.hex" stays, and so does "x.hex.s", which is another
 * program. One without an ending, and one that is too long for a file, ends with its hash. The
 * standard input is "stdin". */
static void name_stem(const char *name, char stem[NAME_MAX])
{
    const size_t most = NAME_MAX - ENDING;
    const char *dot = strchr(name, '.');
    size_t length = strlen(name);
    bool source = dot && dot != name && !strcmp(dot, ".s");
    bool whole = (dot || !strcmp(name, "stdin")) && length - (source ? 2 : 0) <= most;

    if (source) length -= 2;
    if (whole) snprintf(stem, NAME_MAX, "%.*s", (int)length, name);
    else
        snprintf(stem, NAME_MAX, "%.*s-%016llx", (int)(length < most - HASH ? length : most - HASH),
                 name, hash_of(name));
}

int tool_artefact_path(char *path, size_t size, const char *folder, const char *program,
                       const char *ending)
{
    char place[PATH_MAX], stem[NAME_MAX];

    name_folder(program, place);
    name_stem(tool_base_of(program), stem);
    int needs = snprintf(path, size, "%s/%s%s%s%s", folder, place, *place ? "/" : "", stem, ending);
    return needs < 0 || (size_t)needs >= size ? -1 : 0;
}

int tool_artefact_make(char *path, size_t size, const char *folder, const char *program,
                       const char *ending, struct common_error *err)
{
    char parent[PATH_MAX];

    if (tool_artefact_path(path, size, folder, program, ending) || strlen(path) >= sizeof parent)
        return common_fail(err, "warpstep: error: file name too long: %s", program);
    strcpy(parent, path);
    if (tool_make_directories(folder, err)) return -1; /* the one that the user has named */
    return tool_make_directories(dirname(parent), err);
}
