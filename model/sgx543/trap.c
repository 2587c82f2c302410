/* Names of the flags of a retire: machine.md. */
#include "cover.h"
#include "model.h"
#include "text.h"

const struct common_trap sgx543_trap_names[SGX543_TRAPS] = {
    {SGX543_TRAP_ILLEGAL, "ILLEGAL"},
    {SGX543_TRAP_OOB, "OOB"},
    {SGX543_TRAP_BEXCEPTION, "BEXCEPTION"},
};

void sgx543_trap_text(uint32_t trap, char *text, size_t size)
{
    common_trap_text(sgx543_trap_names, SGX543_TRAPS, trap, text, size);
}

int sgx543_trap_parse(const char *text, uint32_t *trap)
{
    return common_trap_parse(sgx543_trap_names, SGX543_TRAPS, text, trap);
}
