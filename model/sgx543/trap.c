/* Names of the flags of a retire: README.md. */
#include "../common/trap.h"
#include "model.h"
#include "text.h"

static const struct common_trap traps[] = {
    {SGX543_TRAP_ILLEGAL, "ILLEGAL"},
    {SGX543_TRAP_OOB, "OOB"},
    {SGX543_TRAP_BEXCEPTION, "BEXCEPTION"},
};

enum { TRAPS = sizeof traps / sizeof traps[0] };

void sgx543_trap_text(uint32_t trap, char *text, size_t size)
{
    common_trap_text(traps, TRAPS, trap, text, size);
}

int sgx543_trap_parse(const char *text, uint32_t *trap)
{
    return common_trap_parse(traps, TRAPS, text, trap);
}
