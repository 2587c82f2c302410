/* The graphics programs that come with the tree, on the model alone; what they expect was computed
 * elsewhere. Run from the top of the tree. */
#include "test_graphics.h"

static void run_file(const char *path, uint32_t expects)
{
    enum { SIZE = 1 << 18 };
    char *text = calloc(1, SIZE);
    FILE *file = fopen(path, "r");
    assert_non_null(text);
    if (!file) fail_msg("%s: cannot read", path);
    assert_true(fread(text, 1, SIZE - 1, file) < SIZE - 1);
    fclose(file);
    struct bench *b = graphics_new_as(path, text);
    const struct tesla_mode mode = {.features = TESLA_ALL_FEATURES,
                                    .type = tesla_launch_of(&b->program)->type};
    tesla_decode_code(b->model, &mode); /* textures in compute programs, too */
    assert_int_equal(b->program.expects, expects);
    assert_int_equal(graphics_run(b), 0);
    check_output(b);
    graphics_run_quietly(b, &mode);
    check_output(b);
    graphics_free(b);
    free(text);
}

static void test_programs(void **state)
{
    (void)state;
    run_file("programs/tesla/graphics/vertex_light.s", 40 * 6);
    run_file("programs/tesla/graphics/geometry_mirror.s", 34 * 6 * 4);
    run_file("programs/tesla/graphics/fragment_texture.s", 64 * 3);
    run_file("programs/tesla/graphics/fragment_corners.s", 45 * 15);
    run_file("programs/tesla/graphics/vertex_corners.s", 75 * 12);
    run_file("programs/tesla/graphics/geometry_corners.s", 37 * 5 * 8);
    run_file("programs/tesla/graphics/fragment_ends.s", 45 * 3);
    run_file("programs/tesla/graphics/fragment_mipmap.s", 190 * 5);
    run_file("programs/tesla/graphics/vertex_phong.s", 100 * 9);
    run_file("programs/tesla/graphics/vertex_trails.s", 500 * 33);
    run_file("programs/tesla/graphics/geometry_curves.s", 50 * 12 * 4);
    run_file("programs/tesla/graphics/texture_kinds.s", 1);
    run_file("programs/tesla/graphics/texture_samplers.s", 1);
    run_file("programs/tesla/graphics/texture_forms.s", 70 * 5);
    run_file("programs/tesla/compiled/mesa_vertex_light.s", 40 * 13);
    run_file("programs/tesla/compiled/mesa_vertex_index.s", 33 * 25);
    run_file("programs/tesla/compiled/mesa_vertex_loop.s", 64 * 9);
    run_file("programs/tesla/compiled/mesa_vertex_call.s", 5 * 5);
    run_file("programs/tesla/compiled/mesa_vertex_palette.s", 34 * 5);
    run_file("programs/tesla/compiled/mesa_geometry.s", 98 * 9);
    run_file("programs/tesla/compiled/mesa_geometry_immediate.s", 35 * 9);
    run_file("programs/tesla/compiled/mesa_geometry_index.s", 33 * 2 * 9);
    run_file("programs/tesla/compiled/mesa_fragment_interp.s", 32 * 9);
    run_file("programs/tesla/compiled/mesa_fragment_kill.s", 64 * 5);
    run_file("programs/tesla/compiled/mesa_fragment_loop.s", 32 * 5);
    run_file("programs/tesla/compiled/mesa_fragment_gradient.s", 64 * 5);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_programs),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
