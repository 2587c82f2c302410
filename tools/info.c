/* `warpstep version` and `warpstep isas`: what this build is and has. */
#include <string.h>

#include "option.h"
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

static void print_containers(const struct common_isa *isa)
{
    printf("  programs: %s", isa->assemble ? ".s" : "words");
    for (size_t i = 0; isa->containers && isa->containers[i]; i++)
        printf(", %s", isa->containers[i]->suffix);
    printf("\n");
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
        print_containers(isa);
        if (!isa->chips) continue;
        printf("  chips:");
        for (const struct common_chip *chip = isa->chips; chip->name; chip++)
            printf(" %s", chip->name);
        printf("\n");
    }
    return 0;
}
