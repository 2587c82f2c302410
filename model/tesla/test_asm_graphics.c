/* The assembler on graphics programs: data, words, messages for bad source. */
#include "test_graphics.h"
#include "../common/test_folder.h"

/* The folder of the sources, with the words that they name. */
static char folder[TEST_FOLDER], words[64], source[64];

static int write_words(void **state)
{
    (void)state;
    if (test_folder_make(folder) != 0) return -1;
    snprintf(words, sizeof words, "%s/words.hex", folder);
    snprintf(source, sizeof source, "%s/t", folder);
    FILE *file = fopen(words, "w");
    if (!file) return -1;
    fputs("11\n22\n33\n44\n", file);
    return fclose(file);
}

static int remove_words(void **state)
{
    (void)state;
    unlink(words);
    return test_folder_remove(folder);
}

/* Words of a file go on through the threads, through the records of each. */
static void test_data_files(void **state)
{
    (void)state;
    static const char text[] = ".type geometry\n.threads 3\n.inputs 2\n.vertices 2\n.primitives 8\n"
                               ".attribute 1: file \"words.hex\"\n.primitive 0 2: "
                               "file \"words.hex\"\n"
                               ".expect vertex 1 1: file \"words.hex\"\nexit nop\n";
    struct bench *b = graphics_new_as(source, text);
    const struct tesla_launch *launch = tesla_launch_of(&b->program);
    assert_int_equal(b->program.expects, 4);
    for (uint32_t i = 0; i < 4; i++) {
        assert_int_equal(b->program.expect[i].word[0], 0x11 * (i + 1));
        assert_int_equal(b->program.expect[i].addr,
                         i < 2 ? tesla_graphics_output(launch, 1, 1, i)
                               : tesla_graphics_output(launch, 2, 0, i - 2));
    }
    bench_launch(b);
    const uint8_t *s = b->model->shared + b->model->block[0].base;
    assert_int_equal(word_at(s + 4), 0x11);
    assert_int_equal(word_at(s + 128 + 4), 0x22);
    assert_int_equal(word_at(s + 8), 0x33);
    assert_int_equal(word_at(s + 128 + 8), 0x44);
    assert_int_equal(word_at(s + 256 + 8), 0x11);
    assert_int_equal(word_at(s + 256 + 20), 0x44);
    graphics_free(b);
}

static void test_text_of_operands(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        uint32_t word[2];
    } cases[] = {
        {"long mov b32 $r1 a[0x1fc]", {0x1000fe05, 0x0423c780}},
        {".type geometry\nlong mov b32 $r1 p[$a1+0x4]", {0x15800205, 0x0423c780}},
        {"short mov b32 $r1 a[0xfc]", {0x1100fe04, 0}},
        {".type geometry\nshort mov b32 $r1 p[$a3]", {0x1d808004, 0}},
        {".type geometry\nmul f32 $r0 p[$a1] 0x40400000", {0xc5000001, 0x04040003}},
        {".type vertex\nmul f32 $r0 a[0x0] 0x40400000", {0xc1000001, 0x04040003}},
        {".type vertex\nadd rn f32 $r0 a[0x4] c0[$a1+0x40]", {0xb5000201, 0x00240780}},
        {".type vertex\nadd f32 o[0x0] (mul a[0x4] c0[$a1+0x20]) $r0", {0xe4880201, 0x00200788}},
        {".type vertex\nadd b32 $r1 a[0x8] c1[0x4]", {0x21000405, 0x04604780}}, /* no short form */
        {"long mov b32 o[0x1f8] $r1", {0x100003f9, 0x0403c788}},
        {"long mov b16 o[0x4] $r1l", {0x10000409, 0x0003c788}},
        {"long add b32 $r1 a[0x8] c1[0x4]", {0x21000405, 0x04604780}},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct common_program program;
        struct common_error err;
        if (tesla_assemble("t", cases[i].text, &program, &err) != 0) fail_msg("%s", err.text);
        for (size_t k = 0; k < program.code_words && k < 2; k++)
            if (program.code[k] != cases[i].word[k])
                fail_msg("%s: word %zu is 0x%08x", cases[i].text, k, (unsigned)program.code[k]);
        common_program_free(&program);
    }
}

static void test_source_errors(void **state)
{
    (void)state;
    static const struct {
        const char *text, *message;
    } cases[] = {
        {".type pixel", "t:1:7: error: found 'pixel'; compute, vertex, geometry or fragment is"},
        {".type", "t:1:6: error: found the end of the line; compute, vertex, geometry or"},
        {".type vertex vertex", "t:1:14: error: found 'vertex'; the end of the line is allowed"},
        {".inputs 2", "t:1:1: error: in a compute program: '.inputs'; behind .type vertex"},
        {".attribute 0: 1", "t:1:1: error: in a compute program: '.attribute'"},
        {".expect output 0: 1", "t:1:1: error: in a compute program: '.expect'"},
        {".type vertex\n.grid 2 2", "t:2:1: error: in a graphics program: '.grid'; in a compute"},
        {".type vertex\n.param 2", "t:2:1: error: in a graphics program: '.param'"},
        {".type vertex\n.inputs 129", "t:2:9: error: out of range: '129'; 0 to 128 is allowed"},
        {".type vertex\n.outputs 0", "t:2:10: error: out of range: '0'; 1 to 32 is allowed"},
        {".type vertex\n.invisible 0", "t:2:1: error: in this type of program: '.invisible'"},
        {".type vertex\n.primitive 0 0: 1", "t:2:1: error: without p[]: '.primitive'"},
        {".type vertex\n.inputs 1\n.attribute 0: 1 2", "t:3:12: error: too many words for '0:'"},
        {".type vertex\n.inputs 1\n.attribute 1: 1", "t:3:12: error: out of range: '1'"},
        {".type vertex\n.inputs 1\n.attribute 0 1", "t:3:12: error: number '0'; ':' is allowed"},
        {".type vertex\n.inputs 1\n.attribute 0:", "t:3:14: error: found the end of the line"},
        {".type vertex\n.expect output 0: 1 2 3", "t:2:16: error: too many words for '0:'; 2 are"},
        {".type vertex\n.inputs 1\n.threads 3\n.attribute 0: file \"words.hex\"",
         "t:4:12: error: too many words for '0:'; 3 are allowed"},
        {".type vertex\n.inputs 1\n.attribute 0: file", "t:3:19: error: found the end of the line"},
        {".type vertex\n.inputs 1\n.attribute 0: file 3", "t:3:20: error: found '3'; a file name"},
        {".type vertex\n.expect output 0: file \"words.hex\" 1",
         "t:2:36: error: found '1'; the end of"},
        {".type vertex\n.expect output 0: file \"words.hex\"",
         "t:2:16: error: too many words for '0:'; 2 are allowed"},
        {".type geometry\n.primitives 3\n.primitive 0 0: file \"words.hex\"",
         "t:3:14: error: too many words for '0:'; 3 are allowed"},
        {".type vertex\n.expect output 0: file \"no.hex\"", "t:2:24: error: cannot read"},
        {".type vertex\n.inputs 128\n.primitives 1", "t: error: 32 threads of 128 words of input"},
        {".texture 0 4d rgba8 1 1 1 1 0", "t:1:12: error: found '4d'; 1d, 2d, 3d, cube, 1darray"},
        {".texture 0 2d rgb 1 1 1 1 0", "t:1:15: error: found 'rgb'; rgba8, r32f or rgba32f"},
        {".texture 0 2d rgba8 1 1 1 1 2", "t:1:29: error: address '2'; a multiple of 4"},
        {".texture 0 2d rgba8 1 1 1 1", "t:1:28: error: found the end of the line; NUMBER KIND"},
        {".sampler 32 1", "t:1:10: error: out of range: '32'; 0 to 31 is allowed"},
        {".sampler 0", "t:1:11: error: found the end of the line; NUMBER WORD"},
        {"mov b32 $r1 a[0x200]", "t:1:13: error: '0x200' is out of range; 0x0 to 0x1fc"},
        {"mov b32 o[0x2] $r1", "t:1:9: error: offset 0x2 is not aligned; a multiple of 4"},
        {".type geometry\nadd b32 $r1 p[0x0] c0[0x4]",
         "error: second c[] operand; only one source may be c[]"},
        {"mov b32 $r1 a[$a1+0x4]",
         "t:1:13: error: a[] uses no $a as an operand; `ld b32 $r1 a[$a1]` is allowed"},
        {"mov b32 $r1 a[$a1++0x4]", "t:1:13: error: a[] uses no $a as an operand; `ld b32"},
        {".type vertex\nmov b32 $r1 p[0x4]",
         "t:2:13: error: p[] is of geometry programs only; a[] is allowed here"},
        {".type geometry\nadd b32 $r1 a[0x4] 0x12345",
         "t:2:20: error: found '0x12345'; allowed here: $r0 to"}, /* it would be p[] */
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char text[256];
        struct common_program program;
        struct common_error err = {""};
        snprintf(text, sizeof text, "%s\nexit nop\n", cases[i].text);
        assert_int_equal(tesla_assemble(source, text, &program, &err), -1);
        if (!strstr(err.text, cases[i].message)) fail_msg("%s: %s", cases[i].text, err.text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_data_files),
        cmocka_unit_test(test_text_of_operands),
        cmocka_unit_test(test_source_errors),
    };
    return cmocka_run_group_tests(tests, write_words, remove_words);
}
