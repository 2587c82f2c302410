/* See isa.h: the machine that runs a program, and its chips. */
#include "isa.h"
#include "isa_call.h"

#include <stdio.h>
#include <string.h>

uint32_t common_machine_value(const struct common_machine *machine, const char *name,
                              uint32_t otherwise)
{
    for (unsigned i = 0; i < machine->parameters; i++)
        if (strcmp(machine->parameter[i].name, name) == 0) return machine->parameter[i].value;
    return otherwise;
}

int common_machine_check(const struct common_machine *machine, const char *isa,
                         const char *const *known, struct common_error *err)
{
    for (unsigned i = 0; i < machine->parameters; i++) {
        const char *name = machine->parameter[i].name;
        unsigned k = 0;
        while (known[k] != NULL && strcmp(known[k], name) != 0) k++;
        if (known[k] == NULL)
            return common_fail(err, "%s: error: the machine has a parameter %s, which is unknown",
                               isa, name);
        for (k = 0; k < i; k++)
            if (strcmp(machine->parameter[k].name, name) == 0)
                return common_fail(err, "%s: error: the machine has the parameter %s twice", isa,
                                   name);
    }
    return 0;
}

void common_machine_text(const struct common_machine *machine, char *text, size_t size)
{
    snprintf(text, size, machine->parameters != 0 ? "" : "no parameters");
    for (unsigned i = 0; i < machine->parameters; i++) {
        size_t used = strlen(text);
        snprintf(text + used, size - used, "%s%s %u", i != 0 ? ", " : "",
                 machine->parameter[i].name, (unsigned)machine->parameter[i].value);
    }
}

const struct common_chip *common_chip_find(const struct common_isa *isa, const char *name)
{
    for (const struct common_chip *chip = isa->chips; chip != NULL && chip->name != NULL; chip++)
        if (strcmp(chip->name, name) == 0) return chip;
    return NULL;
}
