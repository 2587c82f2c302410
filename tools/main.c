/* The `warpstep` command: finds the subcommand. */
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "tool.h"

static const struct {
    const char *name;
    int (*main)(int argc, char **argv);
    const char *help;
} commands[] = {
    {"run", tool_main_run, "run a program in lockstep, on the model alone or on the core alone"},
    {"suite", tool_main_suite, "run many programs and print a table"},
    {"check", tool_main_check, "replay a recorded trace into the checker"},
    {"bench", tool_main_bench, "measure what lockstep costs and how fast the core is"},
    {"perf", tool_main_perf, "compare the clocks in records with those of a baseline"},
    {"asm", tool_main_asm, "assemble a program to .hex"},
    {"dis", tool_main_dis, "disassemble a .hex file"},
};

enum { COMMANDS = sizeof commands / sizeof commands[0] };

static void help(FILE *out)
{
    fprintf(out, "usage: warpstep <command> [options]\n\n");
    for (unsigned i = 0; i < COMMANDS; i++)
        fprintf(out, "  %-8s %s\n", commands[i].name, commands[i].help);
    fprintf(out,
            "\nwarpstep <command> --help says more. Exit status: 0 PASS, 1 MISMATCH, 2 BAD_INPUT, "
            "3 HANG,\n"
            "4 STATE_DIFF, 5 ORDER, 6 VACUOUS, 7 EXPECT_FAIL, 8 LINK_ERROR, 9 TRAP, 10 INTERNAL,\n"
            "130 and 143 INTERRUPTED\n");
}

int tool_bad(const struct common_error *err)
{
    char text[sizeof err->text];

    snprintf(text, sizeof text, "%s", err->text[0] ? err->text : "warpstep: error: unknown");
    for (char *p = text; *p; p++) /* names and words of the user's may hold anything */
        if ((unsigned char)*p < 0x20 || *p == 0x7f) *p = '?';
    fprintf(stderr, "%s\n", text);
    return BRIDGE_BAD_INPUT;
}

/* A file that we open must not become the standard output that the caller closed. /dev/null takes its place so
 * that writing there still fails. */
static void keep_standard_files(void)
{
    int fd;

    while ((fd = open("/dev/null", O_RDONLY)) >= 0 && fd <= STDERR_FILENO) continue;
    if (fd > STDERR_FILENO) close(fd);
}

int main(int argc, char **argv)
{
    struct common_error err = {""};

    keep_standard_files();
    if (argc < 2) {
        help(stderr);
        return BRIDGE_BAD_INPUT;
    }
    if (!strcmp(argv[1], "--help") || !strcmp(argv[1], "help")) {
        help(stdout);
        return fflush(stdout) ? BRIDGE_BAD_INPUT : 0;
    }
    for (unsigned i = 0; i < COMMANDS; i++) {
        if (strcmp(argv[1], commands[i].name)) continue;
        int status = commands[i].main(argc - 1, argv + 1);
        if (fflush(stdout) || ferror(stdout)) {
            fprintf(stderr, "warpstep: error: cannot write the output\n");
            if (!status) status = BRIDGE_BAD_INPUT;
        }
        return status;
    }
    common_fail(&err, "warpstep: error: unknown command '%s'; run, suite, check, bench, perf, asm or dis",
                argv[1]);
    return tool_bad(&err);
}
