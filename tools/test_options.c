/* The option parser: every value is taken as it stands or refused with a sentence. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "../model/common/whole_number.h"
#include "../testbench/common/harness.h"
#include "load.h"
#include "options.h"

enum { MAX_ARGS = 100 };

/* Parses "<command> <text>", blanks between the arguments; text is cut in place and kept by the
 * caller. */
static int parse(struct tool_options *o, const char *command, char *text, struct common_error *err)
{
    static char *argv[MAX_ARGS]; /* getopt keeps it and reorders it */
    int argc = 0;

    argv[argc++] = (char *)(uintptr_t)command;
    for (char *word = strtok(text, " "); word; word = strtok(NULL, " ")) argv[argc++] = word;
    argv[argc] = NULL;
    err->text[0] = '\0';
    return tool_options_parse(o, argc, argv, err);
}

/* The value given for an option, the `number`th one. */
static const struct common_setting *given(const struct tool_options *o, const char *name,
                                          unsigned number)
{
    for (unsigned i = 0; i < o->settings; i++)
        if (!strcmp(o->setting[i].option->name, name) && !number--) return &o->setting[i];
    fail_msg("--%s was not given", name);
    return NULL;
}

static void check_numbers(const struct tool_options *o, const char *name, unsigned number,
                          unsigned count, const uint32_t *value)
{
    const struct common_setting *setting = given(o, name, number);

    assert_int_equal(setting->count, count);
    for (unsigned i = 0; i < count; i++) assert_int_equal(setting->number_of[i], value[i]);
}

static void check_file(const struct tool_options *o, const char *name, unsigned number,
                       const char *path, uint32_t addr)
{
    assert_string_equal(given(o, name, number)->text, path);
    assert_int_equal(given(o, name, number)->addr, addr);
}

static void refused(const char *line, const char *because)
{
    struct tool_options o;
    struct common_error err;
    char text[1024];

    snprintf(text, sizeof text, "%s", line);
    assert_int_equal(parse(&o, "run", text, &err), -1);
    if (!strstr(err.text, because)) fail_msg("'%s' does not say '%s'", err.text, because);
    assert_null(strchr(err.text, '\n'));
    tool_options_free(&o);
}

static void test_options_default(void **state)
{
    struct tool_options o;
    struct common_error err;
    char text[] = "--isa tesla a.s";

    (void)state;
    assert_int_equal(parse(&o, "run", text, &err), 0);
    assert_string_equal(o.isa->name, "tesla");
    assert_string_equal(o.program, "a.s");
    assert_null(o.code);
    assert_int_equal(o.settings, 0);
    assert_int_equal(o.mode, TOOL_LOCKSTEP);
    assert_int_equal(o.seed, 1);
    assert_false(o.seed_given);
    assert_int_equal(o.disturb, TESTBENCH_MILD);
    assert_int_equal(o.waves, TOOL_WAVES_FAIL);
}

static void test_options_launch(void **state)
{
    struct tool_options o;
    struct common_error err;
    char text[] =
        "--isa tesla --code c.hex --grid 2,3 --block 64,2,1 --regs 16 --shared 44 --local 32 "
        "--entry 0x8 --param 0x0,0x1000,64 --global-size 0x20000";

    (void)state;
    assert_int_equal(parse(&o, "run", text, &err), 0);
    assert_int_equal(o.settings, 7);
    check_numbers(&o, "grid", 0, 2, (const uint32_t[]){2, 3});
    check_numbers(&o, "block", 0, 3, (const uint32_t[]){64, 2, 1});
    assert_int_equal(given(&o, "regs", 0)->number, 16);
    assert_int_equal(given(&o, "shared", 0)->number, 44);
    assert_int_equal(given(&o, "local", 0)->number, 32);
    assert_string_equal(o.entry, "0x8");
    check_numbers(&o, "param", 0, 3, (const uint32_t[]){0, 0x1000, 64});
    assert_int_equal(given(&o, "global-size", 0)->number, 0x20000);
    tool_options_free(&o);
}

static void test_options_chip(void **state)
{
    struct tool_options o;
    struct common_program program;
    struct common_error err = {""};
    char good[] = "--isa tesla programs/tesla/kernels/vector_add.s --chip g84";
    char bad[] = "--isa tesla programs/tesla/kernels/vector_add.s --chip g81";

    (void)state;
    assert_int_equal(parse(&o, "run", good, &err), 0);
    assert_int_equal(tool_load(&o, &program, &err), 0);
    assert_int_equal(program.chip, 0x84);
    common_program_free(&program);
    tool_options_free(&o);
    assert_int_equal(parse(&o, "run", bad, &err), -1);
    assert_non_null(strstr(err.text, "--chip 'g81'; one of all, g80, g84"));
    refused("--isa pica200 a.s --chip g80", "--chip does not fit pica200, which runs vertices");
}

static void test_options_files(void **state)
{
    struct tool_options o;
    struct common_error err;
    char text[] = "--isa tesla a.s --const 1:dir:x.hex --global in@1.hex@0x10 --dump-global "
                  "out.hex@0x1000:256";

    (void)state;
    assert_int_equal(parse(&o, "run", text, &err), 0);
    assert_int_equal(given(&o, "const", 0)->number, 1);
    check_file(&o, "const", 0, "dir:x.hex", 0);
    check_file(&o, "global", 0, "in@1.hex", 0x10);
    check_file(&o, "dump-global", 0, "out.hex", 0x1000);
    assert_int_equal(given(&o, "dump-global", 0)->count, 256);
    tool_options_free(&o);
}

static void test_options_shader(void **state)
{
    struct tool_options o;
    struct common_error err;
    char text[] =
        "--isa pica200 --code c.hex --desc d.hex --entry main --inputs v.csv --uniforms u.csv "
        "--outputs o.csv --vertices 100 --attributes 0,7,2 --outmap 0x8001 --geometry "
        "--input-mode fixed --main-count 2 --fixed-count 3 --start 4 --setreg 0x10=0x80000005 "
        "--setreg 17=1";

    (void)state;
    assert_int_equal(parse(&o, "run", text, &err), 0);
    assert_string_equal(o.isa->name, "pica200");
    assert_string_equal(o.code, "c.hex");
    assert_string_equal(o.entry, "main");
    check_file(&o, "desc", 0, "d.hex", 0);
    check_file(&o, "inputs", 0, "v.csv", 0);
    check_file(&o, "uniforms", 0, "u.csv", 0);
    check_file(&o, "outputs", 0, "o.csv", 0);
    assert_int_equal(given(&o, "vertices", 0)->number, 100);
    check_numbers(&o, "attributes", 0, 3, (const uint32_t[]){0, 7, 2});
    assert_int_equal(given(&o, "outmap", 0)->number, 0x8001);
    given(&o, "geometry", 0);
    assert_int_equal(given(&o, "input-mode", 0)->number, 2);
    assert_int_equal(given(&o, "main-count", 0)->number, 2);
    assert_int_equal(given(&o, "fixed-count", 0)->number, 3);
    assert_int_equal(given(&o, "start", 0)->number, 4);
    check_numbers(&o, "setreg", 0, 2, (const uint32_t[]){0x10, 0x80000005});
    check_numbers(&o, "setreg", 1, 2, (const uint32_t[]){17, 1});
    tool_options_free(&o);
}

static void test_options_shader_refuse(void **state)
{
    (void)state;
    refused("--isa pica200 a.s --grid 1,1", "--grid does not fit pica200, which runs vertices");
    refused("--grid 1,1 a.s --isa pica200", "--grid does not fit pica200");
    refused("--isa pica200 a.s --dump-global x@0:1", "--dump-global does not fit pica200");
    refused("--isa tesla a.s --uniforms x",
            "--uniforms does not fit tesla, which runs blocks of threads");
    refused("--isa tesla a.s --geometry", "--geometry does not fit tesla");
    refused("--isa pica200 a.s --desc d.hex", "--desc goes with --code");
    refused("--isa pica200 a.s --attributes 0,16", "--attributes '0,16'");
    refused("--isa pica200 a.s --attributes 1,1", "can take one attribute");
    refused("--isa pica200 a.s --outmap 0x10000", "--outmap '0x10000'");
    refused("--isa pica200 a.s --vertices 0", "--vertices '0'");
    refused("--isa pica200 a.s --input-mode strip", "point|variable|fixed");
    refused("--isa pica200 a.s --main-count 17", "--main-count '17'");
    refused("--isa pica200 a.s --setreg 16", "--setreg '16'; REG=VALUE");
    refused("--isa pica200 a.s --setreg =1", "--setreg '=1'");
    refused("--isa pica200 a.s --setreg 1=", "--setreg '1='");
}

static void test_options_of_commands(void **state)
{
    static const struct {
        const char *command, *text, *because;
    } cases[] = {
        {"check", "--isa tesla a.s --trace t --seed 1",
         "--seed belongs to warpstep run, suite, random, shrink, board, replay, bench, log, not to "
         "check"},
        {"check", "--isa tesla a.s", "--trace FILE is needed"},
        {"replay", "--isa tesla a.s", "--trace FILE or --at WARP:ORDER is needed"},
        {"replay", "--isa tesla a.s --at 1", "--at '1'; WARP:ORDER"},
        {"replay", "--isa tesla a.s --at 1:2:3", "--at '1:2:3'; WARP:ORDER"},
        {"replay", "--isa tesla a.s --at 256:0", "--at '256:0'; WARP:ORDER"},
        {"replay", "--isa tesla a.s --at 1:2 --record t",
         "--record belongs to warpstep run, board, not to replay"},
        {"run", "--isa tesla a.s --at 1:2", "--at belongs to warpstep replay, not to run"},
        {"check", "--isa tesla a.s --trace t --dump-global x@0:1",
         "--dump-global belongs to warpstep run, not"},
        {"run", "--isa tesla a.s --jobs 2",
         "--jobs belongs to warpstep suite, random, shrink, not to run"},
        {"log", "--isa tesla a.s --jobs 3",
         "--jobs belongs to warpstep suite, random, shrink, not to log"},
        {"log", "--isa tesla a.s --trace t --disturb wild", "--disturb does not go with --trace"},
        {"log", "--isa tesla a.s --trace t --model-only", "--model-only does not go with --trace"},
        {"log", "--isa tesla a.s --rtl-only", "--rtl-only belongs to warpstep run"},
        {"run", "--isa tesla a.s --runs 3", "--runs belongs to warpstep bench"},
        {"suite", "--isa tesla a.s --model-only", "--model-only belongs to warpstep run"},
        {"bench", "--isa tesla a.s --waves never", "--waves belongs to warpstep run, suite"},
        {"bench", "--isa tesla", "bench takes one program or more"},
        {"run", "--isa tesla a.s --json x --json y", "--json is given twice"},
        {"run", "--isa tesla --isa tesla a.s", "--isa is given twice"},
        {"run", "--isa tesla a.s --keep-going --keep-going", "--keep-going is given twice"},
        {"run", "--isa tesla a.s --model-only --disturb wild", "--disturb needs the core"},
        {"run", "--isa tesla a.s --model-only --watchdog 5", "--watchdog needs the core"},
        {"run", "--isa tesla a.s --model-only --waves always", "--waves needs the core"},
        {"run", "--isa tesla a.s --wave-dir x --model-only", "--wave-dir needs the core"},
        {"run", "--isa tesla a.s --model-only --plus a=1", "--plus needs the core"},
        {"run", "--isa tesla a.s --model-only --sweep 7", "--sweep needs core and model"},
        {"run", "--isa tesla a.s --rtl-only --sweep 7", "--sweep needs core and model"},
        {"run", "--isa tesla a.s --rtl-only --keep-going", "--keep-going needs core and model"},
        {"run", "--isa tesla a.s --rtl-only --record t", "--record needs core and model"},
        {"run", "--isa tesla a.s --rtl-only --executed e", "--executed needs the model"},
        {"run", "--isa tesla a.s --rtl-only --hash", "--hash needs the model"},
        {"run", "--isa tesla a.s --json=", "--json ''; a name is needed"},
        {"run", "--isa tesla a.s --wave-dir=", "--wave-dir ''; a name is needed"},
        {"board", "--isa tesla a.s --port=", "--port ''; a name is needed"},
        {"check", "--isa tesla a.s --trace=", "--trace ''; a name is needed"},
        {"run", "--isa tesla a.s --plus verilator+seed=1", "verilator+ is the simulator's"},
        {"run", "--isa tesla a.s --see 3", "unknown option '--see'"},
        {"run", "--isa tesla a.s --see=3", "unknown option '--see=3'"},
        {"run", "--isa tesla a.s --keep", "unknown option '--keep'"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct tool_options o;
        struct common_error err;
        char text[256];
        snprintf(text, sizeof text, "%s", cases[i].text);
        assert_int_equal(parse(&o, cases[i].command, text, &err), -1);
        if (!strstr(err.text, cases[i].because))
            fail_msg("'%s' does not say '%s'", err.text, cases[i].because);
        tool_options_free(&o);
    }
}

static void test_options_of_a_table(void **state)
{
    (void)state;
    assert_true(tool_option_of_table("suite", "--json"));
    assert_true(tool_option_of_table("suite", "--json=x"));
    assert_true(tool_option_of_table("bench", "--runs"));
    assert_true(tool_option_of_table("suite", "--baseline"));
    assert_false(tool_option_of_table("run", "--seed"));
    assert_false(tool_option_of_table("run", "--jso"));
    assert_false(tool_option_of_table("run", "json"));
    assert_false(tool_option_of_table("run", "--type=x")); /* of random, but also of an ISA */
    assert_false(tool_option_of_table("replay", "--at"));
    assert_true(tool_option_of_board("board", "--port"));
    assert_true(tool_option_of_board("board", "--timeout=3"));
    assert_true(tool_option_of_board("board", "--record"));
    assert_false(tool_option_of_board("board", "--seed"));
    assert_false(tool_option_of_board("board", "--type=x"));
}

static void test_options_seed_takes_all_64_bits(void **state)
{
    struct tool_options o;
    struct common_error err;
    char text[] = "--isa tesla a.s --seed 0xffffffffffffffff";

    (void)state;
    assert_int_equal(parse(&o, "run", text, &err), 0);
    assert_true(o.seed == UINT64_MAX && o.seed_given);
}

static void test_options_many_programs(void **state)
{
    struct tool_options o;
    struct common_error err;
    char text[] = "a.s --isa tesla b.s --seed 3 c.s", none[] = "--isa tesla";

    (void)state;
    assert_int_equal(parse(&o, "suite", text, &err), 0);
    assert_int_equal(o.files, 3);
    assert_string_equal(o.file[0], "a.s");
    assert_string_equal(o.file[2], "c.s");
    assert_int_equal(parse(&o, "suite", none, &err), -1);
}

static void test_options_graphics(void **state)
{
    struct tool_options o;
    struct common_error err;
    char text[] = "--isa tesla --code c.hex --type geometry --inputs i.csv --output-words 32 "
                  "--max-vertices 0x40 --texels a.hex@0x10 --samplers s.hex --textures t.hex "
                  "--texels b@1.hex@4";

    (void)state;
    assert_int_equal(parse(&o, "run", text, &err), 0);
    assert_int_equal(given(&o, "type", 0)->number, 2);
    assert_int_equal(given(&o, "output-words", 0)->number, 32);
    assert_int_equal(given(&o, "max-vertices", 0)->number, 64);
    check_file(&o, "texels", 0, "a.hex", 16);
    check_file(&o, "texels", 1, "b@1.hex", 4);
    check_file(&o, "textures", 0, "t.hex", 0);
    check_file(&o, "samplers", 0, "s.hex", 0);
    tool_options_free(&o);
}

/* 32 files of texels and the two tables; one more is refused, and the tables do not count. */
static void test_options_most_texels(void **state)
{
    struct tool_options o;
    struct common_error err;
    char text[1024] = "--isa tesla a.s --textures t --samplers s", more[sizeof text + 16];

    (void)state;
    for (unsigned i = 0; i < 32; i++) strcat(text, " --texels x@0");
    snprintf(more, sizeof more, "%s --texels x@0", text);
    assert_int_equal(parse(&o, "run", text, &err), 0);
    assert_int_equal(o.settings, 34);
    tool_options_free(&o);
    refused(more, "--texels: at most 32 of them");
}

static void test_options_refuse(void **state)
{
    (void)state;
    refused("a.s", "a.s: error: cannot read: No such file");
    refused("--code a.hex", "--isa NAME is needed");
    refused("", "--isa NAME is needed");
    refused("--isa sgx a.s", "unknown ISA 'sgx'; known: tesla");
    refused("--isa tesla", "one program is needed");
    refused("--isa tesla a.s b.s", "'b.s' is one argument too many");
    refused("--isa tesla --code a.hex a.s", "one program is needed");
    refused("--isa tesla a.s --bogus", "unknown option '--bogus'");
    refused("--isa tesla a.s --seed", "--seed needs a value");
    refused("--isa tesla a.s --seed 0x", "--seed '0x'");
    refused("--isa tesla a.s --seed +1", "--seed '+1'");
    refused("--isa tesla a.s --watchdog 0", "--watchdog '0'");
    refused("--isa tesla a.s --grid 1,2,3", "--grid '1,2,3'");
    refused("--isa tesla a.s --grid 1,", "--grid '1,'");
    refused("--isa tesla a.s --param 4294967296", "--param '4294967296'");
    refused("--isa tesla a.s --global-size 6", "a multiple of 4");
    refused("--isa tesla a.s --const 1:", "--const '1:'");
    refused("--isa tesla a.s --global @0", "--global '@0'");
    refused("--isa tesla a.s --dump-global x@0:0", "--dump-global 'x@0:0'");
    refused("--isa tesla a.s --model-only --rtl-only", "only one of");
}

static void test_number_takes_nothing_but_numbers(void **state)
{
    uint64_t value;

    (void)state;
    assert_int_equal(common_whole_number("0x1f", 31, &value), 0);
    assert_int_equal(value, 31);
    assert_int_equal(common_whole_number("010", 100, &value), 0);
    assert_int_equal(value, 10); /* never octal */
    assert_int_equal(common_whole_number("32", 31, &value), -1);
    assert_int_equal(common_whole_number("", 31, &value), -1);
    assert_int_equal(common_whole_number(" 1", 31, &value), -1);
    assert_int_equal(common_whole_number("1 ", 31, &value), -1);
    assert_int_equal(common_whole_number("-1", UINT64_MAX, &value), -1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_options_default),
        cmocka_unit_test(test_options_launch),
        cmocka_unit_test(test_options_chip),
        cmocka_unit_test(test_options_files),
        cmocka_unit_test(test_options_graphics),
        cmocka_unit_test(test_options_most_texels),
        cmocka_unit_test(test_options_seed_takes_all_64_bits),
        cmocka_unit_test(test_options_many_programs),
        cmocka_unit_test(test_options_shader),
        cmocka_unit_test(test_options_shader_refuse),
        cmocka_unit_test(test_options_of_commands),
        cmocka_unit_test(test_options_of_a_table),
        cmocka_unit_test(test_options_refuse),
        cmocka_unit_test(test_number_takes_nothing_but_numbers),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
