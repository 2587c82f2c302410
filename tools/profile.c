/* Profiles of random programs: where they are found, and the list of weights. */

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../model/common/file.h"
#include "../model/common/random.h"
#include "../model/common/weights.h"
#include "options.h"
#include "profile.h"

/* The path of a shipped profile: beside an installed command, or beside the folder of one that was
 * just built.
 *   returns  whether there is one */
static bool find_shipped(const char *name, char path[PATH_MAX + 64])
{
    static const char *const places[] = {"../share/warpstep/profiles", "../profiles",
                                         "../../profiles", "../../../profiles"};
    char own[PATH_MAX - 256];
    ssize_t length = readlink("/proc/self/exe", own, sizeof own - 1);

    if (length <= 0 || strchr(name, '/') || strlen(name) > 200) return false;
    own[length] = '\0';
    *strrchr(own, '/') = '\0';
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        snprintf(path, PATH_MAX + 64, "%s/%s/%s", own, places[i], name);
        if (!access(path, R_OK)) return true;
    }
    return false;
}

int tool_weights(const struct tool_options *o, struct common_weights *weights,
                 struct common_error *err)
{
    char shipped[PATH_MAX + 64];
    const char *file = o->profile;

    *weights = (struct common_weights){.entry = NULL};
    if (!o->isa->random) return 0;
    if (common_weights_begin(weights, o->isa))
        return common_fail(err, "warpstep: error: out of memory");
    if (!file) return 0;
    if (find_shipped(file, shipped)) file = shipped;
    else if (access(file, R_OK))
        return common_fail(err,
                           "warpstep: error: --profile '%s' is neither a file that can be read nor "
                           "one of the folder 'profiles'",
                           file);
    char *text = common_file_read(file, NULL, err);
    int failed = !text || common_weights_read(weights, file, text, err);
    free(text);
    return failed ? -1 : 0;
}

void tool_weights_print(const struct common_weights *weights, FILE *out)
{
    for (unsigned i = 0; i < weights->count; i++)
        fprintf(out, "%s %u\n", weights->entry[i].name, (unsigned)weights->entry[i].percent);
}
