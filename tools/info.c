/* `warpstep version` and `warpstep isas`: what this build is and has. */
#define _XOPEN_SOURCE 700 /* realpath */
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../model/common/container.h"
#include "../testbench/common/harness.h"
#include "commands.h"
#include "option.h"
#include "options.h"
#include "registry.h"

/* A command that takes no more than --help. */
static int begin(int argc, char **argv, int *status)
{
    struct common_error err = {""};
    struct tool_options o;
    int got = tool_options_parse(&o, argc, argv, &err);

    tool_options_free(&o);
    *status = got < 0 ? tool_bad(&err) : 0;
    return got;
}

static void print_shape(const struct common_isa *isa)
{
    struct common_machine machine;
    char text[512] = "no core";

    if (!testbench_machine(isa->name, &machine)) common_machine_text(&machine, text, sizeof text);
    printf("%s", text);
}

int tool_main_version(int argc, char **argv)
{
    int status;

    if (begin(argc, argv, &status)) return status;
    printf("warpstep %s\n", tool_commit);
    printf("models, checker:  %s %s\n",
#ifdef __clang__
           "clang",
#else
           "gcc",
#endif
           __VERSION__);
    printf("cores:            Verilator %s, %s\n", testbench_verilator(), testbench_compiler());
    printf("testbench:        SystemC %s\n", testbench_systemc());
    for (size_t i = 0; common_isas[i]; i++) {
        printf("%-17s ", common_isas[i]->name);
        print_shape(common_isas[i]);
        printf("\n");
    }
    return 0;
}

static void print_plusargs(const struct common_isa *isa)
{
    const char *const *plusarg = testbench_plusargs(isa->name);

    if (!plusarg) return;
    printf("  plusargs:%s", *plusarg ? "" : " none");
    for (; *plusarg; plusarg++) printf(" %s", *plusarg);
    printf("\n");
}

static void print_containers(const struct common_isa *isa)
{
    printf("  programs: %s", isa->assemble ? ".s" : "words");
    for (size_t i = 0; isa->containers && isa->containers[i]; i++)
        printf(", %s", isa->containers[i]->suffix);
    printf("\n");
}

/* Programs of the tree: beside an installed command, or beside the folder of one that was just
 * built. */
static void print_folder(const struct common_isa *isa)
{
    static const char *const places[] = {"../share/warpstep/programs", "../programs"};
    char own[PATH_MAX], path[PATH_MAX + 64], real[PATH_MAX];
    ssize_t length = readlink("/proc/self/exe", own, sizeof own - 1);

    if (length <= 0) return;
    own[length] = '\0';
    *strrchr(own, '/') = '\0';
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        snprintf(path, sizeof path, "%s/%s/%s", own, places[i], isa->name);
        if (!realpath(path, real)) continue;
        printf("  examples: %s\n", real);
        return;
    }
}

int tool_main_isas(int argc, char **argv)
{
    int status;

    if (begin(argc, argv, &status)) return status;
    for (size_t i = 0; common_isas[i]; i++) {
        const struct common_isa *isa = common_isas[i];
        printf("%s: %s\n  core: ", isa->name, tool_titles[i]);
        print_shape(isa);
        printf("\n");
        print_plusargs(isa);
        print_containers(isa);
        print_folder(isa);
        if (!isa->chips) continue;
        printf("  chips:");
        for (const struct common_chip *chip = isa->chips; chip->name; chip++)
            printf(" %s", chip->name);
        printf("\n");
    }
    return 0;
}
