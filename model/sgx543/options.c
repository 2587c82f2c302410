/* The options that the SGX543 brings to the command, in the order in which they are applied. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../common/whole_number.h"
#include "gxp.h"
#include "model.h"
#include "names.h"
#include "records.h"
#include "tables.h"

static int apply_primary(const struct common_load *load, const struct common_setting *setting,
                         struct common_error *err)
{
    struct sgx543_launch *launch = sgx543_launch_of(load->program);
    (void)err;
    launch->whole = false;
    launch->start = setting->number_of[0];
    launch->end = setting->number_of[1];
    return 0;
}

static int apply_secondary(const struct common_load *load, const struct common_setting *setting,
                           struct common_error *err)
{
    struct sgx543_launch *launch = sgx543_launch_of(load->program);
    (void)err;
    launch->secondary = true;
    launch->sec_start = setting->number_of[0];
    launch->sec_end = setting->number_of[1];
    return 0;
}

/* "pa0:4": bank, first register, how many.
 *   returns  whether it is that */
static bool read_registers(const char *text, uint32_t *bank, uint32_t *first, uint32_t *count)
{
    size_t letters = strspn(text, "abcdefghijklmnopqrstuvwxyz"),
           digits = strcspn(text + letters, ":");
    char number[12] = "";
    uint64_t from, registers;

    for (*bank = 0; *bank < 4; ++*bank)
        if (strlen(sgx543_banks[*bank]) == letters && !strncmp(text, sgx543_banks[*bank], letters))
            break;
    if (*bank == 4 || digits == 0 || digits >= sizeof number || text[letters + digits] != ':')
        return false;
    memcpy(number, text + letters, digits);
    if (common_whole_number(number, SGX543_BANK, &from) ||
        common_whole_number(text + letters + digits + 1, SGX543_BANK - from, &registers))
        return false;
    *first = (uint32_t)from;
    *count = (uint32_t)registers;
    return true;
}

static const char *refuse_registers(const struct common_setting *setting)
{
    uint32_t bank, first, count;
    return read_registers(setting->text, &bank, &first, &count)
               ? NULL
               : "BANK and first register, ':' and how many are needed: o0:4; banks are r, o, pa, "
                 "sa of 128";
}

static int apply_registers(const struct common_load *load, const struct common_setting *setting,
                           struct common_error *err)
{
    struct sgx543_launch *l = sgx543_launch_of(load->program);
    (void)err;
    return read_registers(setting->text, &l->out_bank, &l->out_first, &l->out_count) ? 0 : -1;
}

static int apply_inputs(const struct common_load *load, const struct common_setting *setting,
                        struct common_error *err)
{
    bool fixed = sgx543_input_words(sgx543_launch_of(load->program)) != 0;
    return sgx543_inputs_load(load->program, setting->text, fixed, err);
}

static int apply_instances(const struct common_load *load, const struct common_setting *setting,
                           struct common_error *err)
{
    return sgx543_inputs_repeat(load->program, (uint32_t)setting->number, err);
}

static int apply_uniforms(const struct common_load *load, const struct common_setting *setting,
                          struct common_error *err)
{
    return sgx543_uniforms_load(load->program, setting->text, err);
}

static const struct sgx543_names *names_of(const struct common_program *program)
{
    static const struct sgx543_names none;
    return program->names ? program->names : &none;
}

int sgx543_last_look(const struct common_load *load, struct common_error *err)
{
    const struct sgx543_names *names = names_of(load->program);
    bool lenient = common_given(load, "lenient") != NULL;

    if (lenient && !names->container)
        return common_fail(err, "%s: error: no GXP; --lenient takes one", load->program->name);
    if (!names->dropped || lenient) return 0;
    return common_fail(err,
                       "%s: error: %s; rule G19 of docs/isa/sgx543_gxp.md, 7; --lenient drops it",
                       load->program->name, sgx543_gxp_no_place);
}

bool sgx543_note(const void *opaque, char *text, size_t size)
{
    const struct sgx543_model *model = opaque;
    uint32_t dropped = names_of(model->program)->dropped;

    if (dropped)
        snprintf(text, size, "%u literals of the container have no place and are dropped",
                 (unsigned)dropped);
    return dropped != 0;
}

const struct common_option sgx543_options[] = {
    {.name = "primary",
     .value = "START,END",
     .help = "instructions of the primary program: the first, and the one behind the last (0: no "
             "end)",
     .argument = COMMON_ARG_LIST,
     .max = SGX543_MAX_CODE,
     .least = 2,
     .most = 2,
     .need = "two numbers of instructions are needed: START,END",
     .apply = apply_primary},
    {.name = "secondary",
     .value = "START,END",
     .help = "the same of the secondary program, which runs once before all instances",
     .argument = COMMON_ARG_LIST,
     .max = SGX543_MAX_CODE,
     .least = 2,
     .most = 2,
     .need = "two numbers of instructions are needed: START,END",
     .apply = apply_secondary},
    {.name = "out-regs",
     .value = "BANKN:COUNT",
     .help = "registers of an output record: o0:4",
     .argument = COMMON_ARG_TEXT,
     .refuse = refuse_registers,
     .apply = apply_registers},
    {.name = "inputs",
     .value = "FILE",
     .help = "a row for each instance (.csv)",
     .argument = COMMON_ARG_FILE,
     .apply = apply_inputs},
    {.name = "instances",
     .value = "N",
     .help = "instances to run; inputs begin again when they are used up",
     .argument = COMMON_ARG_NUMBER,
     .min = 1,
     .max = SGX543_MAX_INSTANCES,
     .apply = apply_instances},
    {.name = "uniforms",
     .value = "FILE",
     .help = "saN,word,.. of uniform registers (.csv)",
     .argument = COMMON_ARG_FILE,
     .apply = apply_uniforms},
    {.name = "lenient",
     .help = "drop literals of a GXP that have no place in their container",
     .argument = COMMON_ARG_FLAG},
    {.name = "answers",
     .value = "FILE",
     .help = "what the texture unit answers: records of 17 words (.hex .bin .csv)",
     .argument = COMMON_ARG_FILE,
     .space = SGX543_SPACE_TEXTURE,
     .apply = common_apply_contents},
    COMMON_OPTION_GLOBAL(SGX543_SPACE_GLOBAL),
    {.name = "outputs",
     .value = "FILE",
     .help = "write what the instances give (.csv)",
     .argument = COMMON_ARG_TABLE,
     .table = &sgx543_outputs},
    COMMON_OPTION_DUMP_GLOBAL(SGX543_SPACE_GLOBAL),
    COMMON_OPTION_EXPECT_GLOBAL(SGX543_SPACE_GLOBAL),
    {.name = NULL},
};

const char sgx543_manual[] =
    "--inputs: a header of columns (pa0,pa1,..,o0,..), then a row for each instance: a vertex or a "
    "pixel. What is left\n"
    "out is 0. --uniforms: lines saN,word,..: that register and those behind it; NAME,x,.. or "
    "NAME[2],x,..: a uniform\n"
    "of a container, or of it from an element on, in its own type. Numbers: decimal (a single), "
    "inf, nan, or 0x\n"
    "and the raw bits. --outputs: instance,status,depth,o0,..; status is 1 ended, 2 "
    "illegal, 3 killed,\n"
    "and 256 more with a depth; what decimals cannot say is raw. --answers: a record is its count, "
    "then 16 words.\n"
    "A file .gxp is a program of the PS Vita; dis --parts tells what it holds.\n";
