/* Command streams as a container of the command: a file of this ending is one, and --stage says
 * which stage of which launch. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cmdstream.h"

/* Streams have no mark of their own. */
static bool recognise(const uint8_t *byte, size_t size)
{
    (void)byte, (void)size;
    return false;
}

/* "vs", "ps", "3:ps"; "linear" behind it takes tiled textures as row-major. */
static int read_part(const char *part, struct vivante_stream_ask *ask, struct common_error *err)
{
    char *end;

    if (part == NULL) return 0;
    unsigned long launch = strtoul(part, &end, 10);
    if (end != part && *end == ':' && launch < UINT32_MAX) {
        ask->launch = (uint32_t)launch;
        part = end + 1;
    }
    if (!strcmp(part, "vs") || !strcmp(part, "vs:linear")) ask->stage = VIVANTE_VS;
    else if (!strcmp(part, "ps") || !strcmp(part, "ps:linear")) ask->stage = VIVANTE_PS;
    else
        return common_fail(err,
                           "warpstep: error: --stage '%s'; vs or ps is needed, with the number of "
                           "a launch before it (3:ps) and :linear behind it",
                           part);
    ask->linear_ok = part[2] == ':';
    return 0;
}

static int load(const char *file, const uint8_t *byte, size_t size, const char *part,
                const char *entry, struct common_program *program, struct common_error *err)
{
    struct vivante_stream_ask ask = {0};

    if (entry != NULL)
        return common_fail(err, "%s: error: --entry; a command stream says itself where it starts",
                           file);
    if (read_part(part, &ask, err) != 0) return -1;
    return vivante_stream_load(file, byte, size, &ask, program, NULL, err);
}

static int list(const char *file, const uint8_t *byte, size_t size, char **text,
                struct common_error *err)
{
    struct vivante_stream_ask ask = {0};
    struct vivante_stream_report report = {0};
    struct common_program program;
    struct common_error why = {""};
    int stage = vivante_stream_load(file, byte, size, &ask, &program, &report, &why);

    if (stage == 0) common_program_free(&program);
    if (report.commands == 0) return common_fail(err, "%s", why.text);
    *text = malloc(256);
    if (!*text) return common_fail(err, "%s: error: out of memory", file);
    snprintf(*text, 256,
             "command stream of %u commands and %u launches\n  %u warnings, %u words to unknown "
             "states, %zu words behind END\n",
             (unsigned)report.commands, (unsigned)report.launches, (unsigned)report.warnings,
             (unsigned)report.unknown, report.behind);
    return 0;
}

static const struct common_container cmdstream = {
    .suffix = ".cmdstream", .recognise = recognise, .load = load, .list = list};

const struct common_container *const vivante_containers[] = {&cmdstream, NULL};
