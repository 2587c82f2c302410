/* The model as checker and command see it: machines, launches, registers, spaces, saved states;
 * and sources that are refused. */
#include "test_bench.h"

#include "../common/needs.h"
#include "../common/test_folder.h"
#include "sampler.h"
#include "tables.h"

static struct common_machine machine_with(const struct common_parameter *parameter, unsigned count)
{
    return (struct common_machine){parameter, count};
}

static void test_parameters_are_those_of_the_sheet(void **state)
{
    const struct common_parameter lanes[] = {{"LANES", 1}, {"GROUPS", 8}};
    struct common_machine machine = machine_with(lanes, 2);
    struct common_error err = {{0}};
    struct bench *b = bench_new("nop void, void, void, void", &bench_machine);
    struct vivante_model *model = vivante_create(&b->program, &machine, &err);
    (void)state;
    assert_non_null(model);
    assert_int_equal(model->machine.lanes, 1);
    assert_int_equal(model->machine.groups, 8);
    assert_int_equal(model->machine.temps, 64);
    assert_int_equal(model->machine.uniforms, 256);
    assert_int_equal(model->machine.code, 512);
    assert_int_equal(model->machine.local_bytes, 8192);
    assert_int_equal(model->machine.calls, 8);
    assert_int_equal(model->machine.loops, 4);
    vivante_destroy(model);
    bench_free(b);
}

static void test_wrong_parameters_are_refused(void **state)
{
    static const struct common_parameter wrong[] = {
        {"LANES", 2}, {"LANES", 5}, {"GROUPS", 0}, {"GROUPS", 9}, {"NUM_TEMPS", 129},
        {"BEATS", 3}, {"BEATS", 8}, {"WARPS", 4},  {"PARTS", 3},  {"PARTS", 8}};
    struct bench *b = bench_new("nop void, void, void, void", &bench_machine);
    (void)state;
    for (unsigned i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        struct common_machine machine = machine_with(&wrong[i], 1);
        struct common_error err = {{0}};
        assert_null(vivante_create(&b->program, &machine, &err));
        assert_true(strlen(err.text) > 0);
    }
    bench_free(b);
}

/* How many lanes a pipeline takes changes nothing but the time. */
static void test_beats_divide_the_lanes(void **state)
{
    const struct common_parameter quad = {"BEATS", 4}, one[] = {{"LANES", 1}, {"BEATS", 4}};
    const struct common_parameter parts = {"PARTS", 3};
    struct bench *b = bench_new("nop void, void, void, void", &bench_machine);
    struct common_machine machine = machine_with(&quad, 1);
    struct common_error err = {{0}};
    struct vivante *model;
    (void)state;
    model = vivante_create(&b->program, &machine, &err);
    assert_non_null(model);
    vivante_destroy(model);
    machine = machine_with(one, 2);
    assert_null(vivante_create(&b->program, &machine, &err));
    assert_string_equal(err.text, "vivante: BEATS is 4; it must divide LANES, which is 1");
    err = (struct common_error){{0}};
    machine = machine_with(&parts, 1);
    assert_null(vivante_create(&b->program, &machine, &err));
    assert_string_equal(err.text, "vivante: PARTS is 3; it must divide 4");
    bench_free(b);
}

/* Temporaries that a launch must write: machine.md, "Spaces". */
static void test_registers_say_how_threads_are_run(void **state)
{
    struct bench *b = bench_new(".threads 5\n.header\n.inputs t1 t7\n.outputs t9\n.rtne\n.fast\n"
                                ".chip gc7000\n.start 1\n"
                                "nop void, void, void, void\nmov t3, void, void, t5.xyzw\n",
                                &bench_machine);
    struct bench *indexed = bench_new("mov t3[a.x], void, void, t5.xyzw", &bench_machine);
    uint32_t reg[VIVANTE_REGISTERS];
    (void)state;
    vivante_registers(b->model, reg);
    assert_int_equal(reg[VIVANTE_REG_START_PC], 1);
    assert_int_equal(reg[VIVANTE_REG_END_PC], 2);
    assert_int_equal(reg[VIVANTE_REG_THREADS], 5);
    assert_int_equal(reg[VIVANTE_REG_INPUT_COUNT], 2);
    assert_int_equal(reg[VIVANTE_REG_OUTPUT_COUNT], 1);
    assert_int_equal(reg[VIVANTE_REG_MODE], 1 + 2 + 8 + 16);
    assert_int_equal(reg[VIVANTE_REG_TEMPS], 10);
    assert_int_equal(reg[VIVANTE_REG_INPUT], 0x0701);
    assert_int_equal(reg[VIVANTE_REG_OUTPUT], 9);
    vivante_registers(indexed->model, reg);
    assert_int_equal(reg[VIVANTE_REG_TEMPS], 64);
    bench_free(b);
    bench_free(indexed);
}

/* Bit 1 of MODE: sheet 0. */
static void test_a_chip_says_which_transcendentals_there_are(void **state)
{
    static const struct {
        const char *text;
        uint32_t mode;
    } rows[] = {{"", 2 + 4},           {".chip gc3000\n", 2 + 4},    {".chip gc7000\n", 2 + 8},
                {".chip gc2000\n", 0}, {".chip gc2000\n.fast\n", 2}, {".fast\n", 2 + 4},
                {".plain\n", 4},       {".plain\n.chip gc7000\n", 8}};
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char source[80];
        uint32_t reg[VIVANTE_REGISTERS];
        snprintf(source, sizeof source, "%snop void, void, void, void\n", rows[i].text);
        struct bench *b = bench_new(source, &bench_machine);
        vivante_registers(b->model, reg);
        if (reg[VIVANTE_REG_MODE] != rows[i].mode) fail_msg("%s", source);
        bench_free(b);
    }
}

/* What is translated once for many rows is what each row would be. */
static void test_every_row_of_the_code_is_translated(void **state)
{
    struct bench *b =
        bench_new("mov t3, void, void, t5.xyzw\nadd t1, t2.xyzw, void, t3.wzyx\n", &bench_machine);
    static struct vivante_micro micro; /* its padding too */
    (void)state;
    for (uint32_t i = 0; i < bench_machine.code; i++) {
        vivante_translate(b->model, b->model->code + (size_t)VIVANTE_WORDS * i, &micro);
        assert_memory_equal(&b->model->micro[i], &micro, sizeof micro);
    }
    bench_free(b);
}

static void test_groups_go_to_their_slots_in_order(void **state)
{
    struct bench *b = bench_new(".threads 18\nnop void, void, void, void", &bench_machine);
    struct common_retire event;
    struct common_error err = {{0}};
    (void)state;
    for (uint32_t i = 0; i < 2; i++) {
        assert_int_equal(vivante_dispatch(b->model, &event), 1);
        assert_int_equal(event.warp, i);
        assert_int_equal(event.arg[VIVANTE_ARG_GROUP], i);
        assert_int_equal(vivante_launch(b->model, &event, &b->step, &err), 0);
    }
    assert_int_equal(vivante_dispatch(b->model, &event), 0);
    bench_step(b, 1);
    assert_int_equal(vivante_dispatch(b->model, &event), 1);
    assert_int_equal(event.warp, 1);
    assert_int_equal(event.arg[VIVANTE_ARG_GROUP], 3);
    bench_run(b);
    assert_int_equal(b->model->state->group[0].number, 4);
    assert_int_equal(b->model->state->group[0].exist, 3); /* threads 16 and 17 */
    bench_free(b);
}

static void test_wrong_launches_are_refused(void **state)
{
    struct bench *b = bench_new(".threads 5\nnop void, void, void, void", &bench_machine);
    struct common_retire good, event;
    struct common_error err = {{0}};
    (void)state;
    assert_int_equal(vivante_dispatch(b->model, &good), 1);
    for (unsigned i = 0; i < COMMON_ARGS; i++) {
        event = good;
        event.arg[i]++;
        assert_int_equal(vivante_launch(b->model, &event, &b->step, &err), -1);
    }
    event = good;
    event.kind = COMMON_RETIRE;
    assert_int_equal(vivante_launch(b->model, &event, &b->step, &err), -1);
    event = good;
    event.warp = 2;
    assert_int_equal(vivante_launch(b->model, &event, &b->step, &err), -1);
    assert_int_equal(vivante_step(b->model, 0, &b->step, &err), -1);
    assert_int_equal(vivante_launch(b->model, &good, &b->step, &err), 0);
    assert_int_equal(vivante_launch(b->model, &good, &b->step, &err), -1); /* it is busy */
    bench_step(b, 0);
    assert_int_equal(vivante_launch(b->model, &good, &b->step, &err), -1); /* no group is left */
    bench_free(b);
}

static void test_registers_and_spaces_can_be_read(void **state)
{
    struct bench *b = bench_new(".threads 5\n.header\n.inputs t1\n.internal 1: 5 6 7 8\n"
                                ".uniform 1: 1 2 3 4\n.globalsize 10\n"
                                "movai a0.x___, void, void, 5:s20\n"
                                "store.local mem, void, void, 3:s20\n"
                                "texkill void, void, void, void\n",
                                &bench_machine);
    uint32_t lane[COMMON_LANES];
    size_t size;
    (void)state;
    assert_false(vivante_register_live(b->model, 0, VIVANTE_FILE_A0, 0));
    bench_run(b);
    assert_true(vivante_register_live(b->model, 0, VIVANTE_FILE_TEMP, 1));
    assert_false(vivante_register_live(b->model, 0, VIVANTE_FILE_TEMP, 2));
    assert_false(vivante_register_live(b->model, 2, VIVANTE_FILE_A0, 0));
    vivante_read_register(b->model, 0, VIVANTE_FILE_A0, 0, lane);
    assert_int_equal(lane[12], 5);
    vivante_read_register(b->model, 0, VIVANTE_FILE_INTERNAL, 0, lane);
    assert_int_equal(lane[4], 5);
    vivante_read_register(b->model, 1, VIVANTE_FILE_KILLED, 0, lane);
    assert_int_equal(lane[0], 1);
    assert_int_equal(lane[4], 0); /* that lane has no thread */
    assert_non_null(vivante_space_bytes(b->model, VIVANTE_SPACE_GLOBAL, 0, &size));
    assert_int_equal(size, 12);
    assert_int_equal(vivante_space_bytes(b->model, VIVANTE_SPACE_LOCAL, 0, &size)[256], 3);
    assert_int_equal(size, 512);
    assert_int_equal(vivante_space_bytes(b->model, VIVANTE_SPACE_UNIFORM, 0, &size)[16], 1);
    vivante_space_bytes(b->model, VIVANTE_SPACE_OUTPUT, 0, &size);
    assert_int_equal(size, 5 * 16);
    vivante_space_bytes(b->model, VIVANTE_SPACE_INPUT, 0, &size);
    assert_int_equal(size, 5 * 48);
    vivante_space_bytes(b->model, VIVANTE_SPACE_CODE, 0, &size);
    assert_int_equal(size, 512 * 16);
    vivante_space_bytes(b->model, VIVANTE_SPACE_SAMPLER, 0, &size);
    assert_int_equal(size, 32 * 128);
    assert_null(vivante_space_bytes(b->model, VIVANTE_SPACES, 0, &size));
    assert_null(vivante_space_bytes(b->model, VIVANTE_SPACE_GLOBAL, 1, &size));
    bench_free(b);
}

static void test_a_saved_state_comes_back(void **state)
{
    struct bench *b = bench_new(".threads 4\n.outputs t0\n.globalsize 64\n"
                                "rep.s32 void, 5:s20, void, 4\n"
                                "atomic_add.u32 t0.x___, 0:u20, void, 1:u20\n"
                                "store.local.u32 mem.x___, 4:u20, void, t0.xxxx\n"
                                "endrep void, void, void, void\n",
                                &bench_machine);
    size_t size = vivante_state_size(b->model);
    uint8_t *middle = malloc(size), *end = malloc(size);
    (void)state;
    assert_true(bench_launch(b));
    for (unsigned i = 0; i < 6; i++) bench_step(b, 0);
    vivante_save(b->model, middle);
    bench_run(b);
    vivante_save(b->model, end);
    vivante_restore(b->model, middle);
    bench_run(b);
    assert_memory_equal(b->model->state, end, size);
    free(middle);
    free(end);
    bench_free(b);
}

/* machine.md, "Launch and end of a group": a program after another one. */
static void test_memories_stay_for_the_program_behind(void **state)
{
    static const uint32_t want[8] = {1, 6, 3, 4}, little = 1;
    struct bench *before = bench_new(".globalsize 16\n.global 0: 1 2 3 4\n.uniform 0: 5\n"
                                     "nop void void void void\nmov t0, void, void, 1:u20",
                                     &bench_machine);
    struct bench *b =
        bench_new(".globalsize 32\n.global 4: 6\nnop void void void void", &bench_machine);
    struct bench *small = bench_new(".globalsize 4\nnop void void void void", &bench_machine);
    struct common_error err = {{0}};
    (void)state;
    before->model->local[2 * 256 - 1] = 7;
    assert_int_equal(vivante_follow(b->model, before->model, &err), 0);
    assert_memory_equal(b->model->global, want, sizeof want);
    assert_int_equal(b->model->local[2 * 256 - 1], 7);
    assert_int_equal(b->model->code[4], 0); /* code and uniforms are its own */
    assert_int_equal(b->model->uniform[0], 0);
    assert_int_equal(vivante_follow(small->model, before->model, &err), 0);
    assert_memory_equal(small->model->global, &little, sizeof little);
    bench_free(before);
    bench_free(b);
    bench_free(small);
}

static void test_sources_that_are_refused(void **state)
{
    static const struct {
        const char *text, *error;
    } rows[] = {
        {".threads 0\nnop void void void void", "t.s:1:10: error: out of range: '0'"},
        {".inputs t128\nnop void void void void", "t.s:1:9: error: found 't128'"},
        {".inputs\nnop void void void void", "t.s:1:8: error: found the end of the line"},
        {".outputs u1\nnop void void void void", "t.s:1:10: error: found 'u1'"},
        {".fast\n.plain\nnop void void void void",
         "t.s:2:1: error: found .fast and .plain; expected one of the two"},
        {".chip gc1\nnop void void void void", "t.s:1:7: error: chip 'gc1'"},
        {".input 0: 1\nnop void void void void", "t.s:1:1: error: nothing for '.input'"},
        {".inputs t0\n.input 1: 1 2 3 4\nnop void void void void",
         "t.s:2:8: error: out of range: '1'"},
        {".inputs t0\n.input 0: 1 2 3\nnop void void void void",
         "t.s:2:8: error: number of words for thread '0'"},
        {".inputs t0\n.input 0: 1 2 3 4 5 6 7 8\nnop void void void void",
         "t.s:2:8: error: too many words from thread '0'"},
        {".helper 0\nnop void void void void", "t.s:1:1: error: nothing for '.helper'"},
        {".internal 0: 1 2 3 4\nnop void void void void",
         "t.s:1:1: error: nothing for '.internal'"},
        {".uniform 640: 1\nnop void void void void", "t.s:1:10: error: out of range: '640'"},
        {".global 2: 1\nnop void void void void", "t.s:1:9: error: address '2'"},
        {".sampler 32 size 1 1\nnop void void void void", "t.s:1:10: error: out of range: '32'"},
        {".sampler 0 rgba8\nnop void void void void", "t.s:1:10: error: incomplete sampler '0'"},
        {".sampler 0 rgba9\nnop void void void void", "t.s:1:12: error: found 'rgba9'"},
        {".expect output 0: 1 2 3 4\nnop void void void void", "t.s:1:1: error: nothing for"},
        {".expect trap X\nnop void void void void", "t.s:1:14: error: found 'X'"},
        {".word 1 2 3\nnop void void void void", "t.s:1:12: error: found the end of the line"},
        {"1a: nop void void void void", "t.s:1:1: error: label '1a:'"},
        {"a: a: nop void void void void", "t.s:1:4: error: second definition of 'a'"},
        {".frob\nnop void void void void", "t.s:1:1: error: directive '.frob'"},
        {".needs lanes 9\nnop void void void void", "t.s:1:14: error: "},
    };
    (void)state;
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct common_program program;
        struct common_error err = {{0}};
        if (vivante_assemble("t.s", rows[i].text, &program, &err) == 0)
            fail_msg("%s is taken", rows[i].text);
        if (strncmp(err.text, rows[i].error, strlen(rows[i].error)) != 0)
            fail_msg("%s: %s", rows[i].text, err.text);
    }
}

static void test_programs_that_no_machine_can_run(void **state)
{
    static const struct {
        const char *text, *error;
    } rows[] = {
        {".inputs t64\nnop void void void void", "input 0 is t64; the machine has t0 to t63"},
        {".outputs t0 t100\nnop void void void void", "output 1 is t100"},
        {".start 1\nnop void void void void", "start 1 and end 1"},
        {".end 513\nnop void void void void", "start 0 and end 513"},
        {".uniform 256: 1\nnop void void void void", "space uniform at 0x1000"},
        {".threads 1048576\n.inputs t0 t1 t2 t3 t4 t5 t6 t7 t8 t9 t10 t11 t12 t13 t14 t15 t16\n"
         "nop void void void void",
         "bytes of input"},
    };
    (void)state;
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct common_program program;
        struct common_error err = {{0}};
        if (vivante_assemble("t.s", rows[i].text, &program, &err) != 0) fail_msg("%s", err.text);
        assert_null(vivante_create_on(&program, &bench_machine, &err));
        if (strstr(err.text, rows[i].error) == NULL) fail_msg("%s: %s", rows[i].text, err.text);
        common_program_free(&program);
    }
}

static void test_its_code_is_what_a_program_needs(void **state)
{
    struct common_parameter code = {"IMEM_INSTR", 16};
    const struct common_machine machine = {&code, 1};
    struct common_program program = {.code_words = 17 * VIVANTE_WORDS};
    struct common_need need;
    char text[80];
    (void)state;

    assert_true(common_program_lacks(&program, vivante_isa.parts, &machine, &need));
    common_need_text(&need, &machine, text, sizeof text);
    assert_string_equal(text, "needs instructions 17; this one has 16");
    code.value = 17;
    assert_false(common_program_lacks(&program, vivante_isa.parts, &machine, &need));
    /* no build has room: no need, an error */
    program.code_words = (VIVANTE_MAX_CODE + 1) * VIVANTE_WORDS;
    assert_false(common_program_lacks(&program, vivante_isa.parts, &machine, &need));
}

/* ---- tables */

static char folder[TEST_FOLDER], path[64];

static int make_folder(void **state)
{
    (void)state;
    if (test_folder_make(folder) != 0) return -1;
    snprintf(path, sizeof path, "%s/table.csv", folder);
    return 0;
}

static int remove_folder(void **state)
{
    (void)state;
    unlink(path);
    return test_folder_remove(folder);
}

static const char *write_file(const char *text)
{
    FILE *out = fopen(path, "w");
    assert_non_null(out);
    fputs(text, out);
    fclose(out);
    return path;
}

static void test_a_table_of_inputs_runs_a_thread_for_each_row(void **state)
{
    struct bench *b = bench_new("add t2, t1.xyzw, void, t4.xyzw", &bench_machine);
    struct common_program *p = &b->program;
    struct common_error err = {{0}};
    (void)state;
    write_file("t4.x,helper,t1.y,i0.z\n1.5,0,2,7\n2.5,1,3,0x5\n");
    if (vivante_inputs_load(p, path, false, &err) != 0) fail_msg("%s", err.text);
    const struct vivante_launch *l = vivante_launch_of(p);
    assert_int_equal(l->threads, 2);
    assert_int_equal(l->inputs, 2);
    assert_int_equal(l->input[0], 4);
    assert_int_equal(l->input[1], 1);
    assert_true(l->header);
    const uint32_t want[32] = {0,          0, 0x40e00000, 0,          0, 0,          0, 0,
                               0x3fc00000, 0, 0,          0x3f800000, 0, 0x40000000, 0, 0x3f800000,
                               0,          0, 5,          0,          1, 0,          0, 0,
                               0x40200000, 0, 0,          0x3f800000, 0, 0x40400000, 0, 0x3f800000};
    assert_int_equal(p->inits, 1);
    assert_int_equal(p->init[0].count, 32);
    assert_memory_equal(p->init[0].word, want, sizeof want);
    if (vivante_inputs_repeat(p, 3, &err) != 0) fail_msg("%s", err.text);
    assert_int_equal(p->init[0].count, 48);
    assert_memory_equal(p->init[0].word + 32, want, 64);
    bench_free(b);
}

static void test_wrong_tables_are_refused(void **state)
{
    static const struct {
        const char *text, *error;
    } rows[] = {
        {"", "empty"},
        {"t0.x\n", "no thread"},
        {"t0\n1\n", ":1:1: error: 't0' is no input"},
        {"t0.x,t0.x\n1,2\n", ":1:6: error: 't0.x' is a column already"},
        {"t128.x\n1\n", "'t128.x' is no input"},
        {"i1.x\n1\n", "'i1.x' is no input"},
        {"helper\n2\n", ":2:1: error: "},
        {"t0.x\nz\n", ":2:1: error: "},
    };
    struct bench *b = bench_new("nop void void void void", &bench_machine);
    (void)state;
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct common_error err = {{0}};
        assert_int_equal(vivante_inputs_load(&b->program, write_file(rows[i].text), false, &err),
                         -1);
        if (strstr(err.text, rows[i].error) == NULL) fail_msg("%s: %s", rows[i].text, err.text);
    }
    struct common_error err = {{0}};
    assert_int_equal(vivante_inputs_load(&b->program, write_file("t0.x\n1\n"), true, &err), -1);
    assert_int_equal(vivante_uniforms_load(&b->program, write_file("u1,2.0,3\n"), &err), 0);
    assert_int_equal(b->program.init[0].addr, 16);
    assert_int_equal(b->program.init[0].word[1], 0x40400000);
    assert_int_equal(vivante_uniforms_load(&b->program, write_file("u640,2\n"), &err), -1);
    assert_int_equal(vivante_uniforms_load(&b->program, write_file("u1\n"), &err), -1);
    bench_free(b);
}

static void test_outputs_are_a_row_for_each_thread(void **state)
{
    struct bench *b =
        bench_new(".threads 2\n.outputs t5\nmov t5.x___, void, void, 2.0:f20", &bench_machine);
    struct common_error err = {{0}};
    struct common_column column[COMMON_CELLS];
    uint32_t word[COMMON_CELLS];
    char text[64];
    size_t size;
    (void)state;
    void *o = calloc(1, vivante_outputs.state_bytes);
    bench_run(b);
    const uint8_t *byte = vivante_space_bytes(b->model, VIVANTE_SPACE_OUTPUT, 0, &size);
    assert_int_equal(vivante_outputs.open(o, &b->program, byte, size, &err), 0);
    assert_int_equal(vivante_outputs.columns(o, column), 7);
    assert_string_equal(column[3].name, "t5.x");
    assert_int_equal(vivante_outputs.row(o, 1, word), 1);
    assert_int_equal(word[0], 1);
    assert_int_equal(word[3], 0x40000000);
    assert_int_equal(vivante_outputs.row(o, 2, word), -1);
    free(o);
    assert_non_null(
        vivante_word_text(&b->program, VIVANTE_SPACE_OUTPUT, 32 + 16 + 4, text, sizeof text));
    assert_string_equal(text, "thread 1, t5.y");
    assert_null(vivante_word_text(&b->program, VIVANTE_SPACE_OUTPUT, 4, text, sizeof text));
    assert_string_equal(text, "thread 0, killed");
    bench_free(b);
}

static void test_flags_have_names(void **state)
{
    char text[32];
    uint32_t trap;
    (void)state;
    vivante_trap_text(VIVANTE_TRAP_RSV | VIVANTE_TRAP_STK, text, sizeof text);
    assert_string_equal(text, "RSV+STK");
    assert_int_equal(vivante_trap_parse("STK", &trap), 0);
    assert_int_equal(trap, VIVANTE_TRAP_STK);
    assert_int_equal(vivante_trap_parse("X", &trap), -1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_parameters_are_those_of_the_sheet),
        cmocka_unit_test(test_wrong_parameters_are_refused),
        cmocka_unit_test(test_beats_divide_the_lanes),
        cmocka_unit_test(test_registers_say_how_threads_are_run),
        cmocka_unit_test(test_a_chip_says_which_transcendentals_there_are),
        cmocka_unit_test(test_every_row_of_the_code_is_translated),
        cmocka_unit_test(test_groups_go_to_their_slots_in_order),
        cmocka_unit_test(test_wrong_launches_are_refused),
        cmocka_unit_test(test_registers_and_spaces_can_be_read),
        cmocka_unit_test(test_a_saved_state_comes_back),
        cmocka_unit_test(test_memories_stay_for_the_program_behind),
        cmocka_unit_test(test_sources_that_are_refused),
        cmocka_unit_test(test_programs_that_no_machine_can_run),
        cmocka_unit_test(test_its_code_is_what_a_program_needs),
        cmocka_unit_test(test_a_table_of_inputs_runs_a_thread_for_each_row),
        cmocka_unit_test(test_wrong_tables_are_refused),
        cmocka_unit_test(test_outputs_are_a_row_for_each_thread),
        cmocka_unit_test(test_flags_have_names),
    };
    return cmocka_run_group_tests_name("vivante_model", tests, make_folder, remove_folder);
}
