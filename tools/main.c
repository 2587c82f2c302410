/* The `warpstep` command: finds the subcommand. */
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "../bridge/result.h"
#include "commands.h"
#include "option.h"
#include "options.h"
#include "registry.h"
#include "repeat.h"
#include "stack.h"
#include "standard.h"
#include "terminal.h"

/* clang-format off */
static int (*const mains[TOOL_COMMANDS])(int argc, char **argv) = {
#define COMMAND(id, name, operands, help, more) tool_main_##name,
#include "commands.def"
};
/* clang-format on */

int tool_bad(const struct common_error *err)
{
    char text[sizeof err->text];

    snprintf(text, sizeof text, "%s", err->text[0] ? err->text : "warpstep: error: unknown");
    tool_name_standard_output(text, sizeof text);
    for (char *p = text; *p; p++) /* names and words of the user's may hold anything */
        if ((unsigned char)*p < 0x20 || *p == 0x7f) *p = '?';
    const char *word = strstr(text, "error: ");
    int before = word ? (int)(word - text) : 0;
    if (word)
        fprintf(stderr, "%.*s%serror:%s%s\n", before, text, tool_red(stderr), tool_normal(stderr),
                word + strlen("error:"));
    else fprintf(stderr, "%s\n", text);
    return BRIDGE_BAD_INPUT;
}

/* A file that we open must not become the standard output that the caller closed. /dev/null takes
 * its place so that writing there still fails. */
static void keep_standard_files(void)
{
    int fd;

    while ((fd = open("/dev/null", O_RDONLY)) >= 0 && fd <= STDERR_FILENO) continue;
    if (fd > STDERR_FILENO) close(fd);
}

static int unknown_command(const char *word)
{
    struct common_error err = {""};
    struct common_nearest nearest = {.word = word};
    char known[256] = "";

    for (unsigned i = 0; i < TOOL_COMMANDS; i++) {
        size_t used = strlen(known);
        const char *name = tool_commands[i].name;
        snprintf(known + used, sizeof known - used, "%s%s", used ? ", " : "", name);
        common_nearest_offer(&nearest, name, strlen(name));
    }
    common_fail(&err, "warpstep: error: unknown command '%s'; %s", word, known);
    common_nearest_say(&nearest, "", "", &err);
    return tool_bad(&err);
}

int tool_main_help(int argc, char **argv)
{
    struct common_error err = {""};
    struct tool_options o;
    int got = tool_options_parse(&o, argc, argv, &err);
    const char *about = !got && o.files ? o.file[0] : NULL;
    unsigned command = about ? tool_command_bit(about) : 0;

    tool_options_free(&o);
    if (got) return got > 0 ? 0 : tool_bad(&err);
    if (about && !command) return unknown_command(about);
    tool_help(common_isas, command, o.isa);
    return 0;
}

/* "-h" and "--version" are the commands of these names. */
static const char *command_of(const char *word)
{
    return !strcmp(word, "-h") || !strcmp(word, "--help") ? "help"
           : !strcmp(word, "--version")                   ? "version"
                                                          : word;
}

static int command_run(int argc, char **argv)
{
    keep_standard_files();
    if (argc) tool_set_own_name(argv[0]);
    signal(SIGXFSZ, SIG_IGN); /* a limit of size is an error of the write, as a full disk is */
    if (argc < 2) {
        fprintf(stderr, "warpstep: error: no command; see warpstep --help\n");
        return BRIDGE_BAD_INPUT;
    }
    unsigned command = tool_command_bit(command_of(argv[1]));
    if (!command) return unknown_command(argv[1]);
    argv[1] = (char *)tool_commands[__builtin_ctz(command)].name;
    int status = mains[__builtin_ctz(command)](argc - 1, argv + 1);
    /* bad input has its line, which may be about this output */
    if ((fflush(stdout) || ferror(stdout)) && status != BRIDGE_BAD_INPUT) {
        fprintf(stderr, "warpstep: error: cannot write the output\n");
        if (!status) status = BRIDGE_BAD_INPUT;
    }
    return status;
}

int main(int argc, char **argv)
{
    return tool_run_on_stack(command_run, argc, argv);
}
