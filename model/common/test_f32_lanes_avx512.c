/* test_f32_lanes.c with vectors of eight numbers, on a host that has them. */
#define WIDE
#include "test_f32_lanes.c"
