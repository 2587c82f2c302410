// Versions of the tools that made the cores: see harness.h. Compiled as they are.
#include "harness.h"

#include <verilated.h>

extern "C" const char *testbench_verilator(void)
{
    return VERILATOR_VERSION;
}

extern "C" const char *testbench_compiler(void)
{
#define WORD(number)  #number
#define TEXT(a, b, c) WORD(a) "." WORD(b) "." WORD(c)
#ifdef __clang__
    return "clang " TEXT(__clang_major__, __clang_minor__, __clang_patchlevel__);
#else
    return "gcc " TEXT(__GNUC__, __GNUC_MINOR__, __GNUC_PATCHLEVEL__);
#endif
}
