/* Which chip has what, ISA sheet 5. */
#include "isa.h"
#include "launch.h"
#include "tesla.h"

/* clang-format off */
const struct common_chip tesla_chips[] = {
    {"all",   0x00, TESLA_ALL_FEATURES, "everything; more than any single chip had"},
    {"g80",   0x50, 0, "compute 1.0"},
    {"g84",   0x84, TESLA_SM11, "compute 1.1"},
    {"g86",   0x86, TESLA_SM11, "compute 1.1"},
    {"g92",   0x92, TESLA_SM11, "compute 1.1"},
    {"g94",   0x94, TESLA_SM11, "compute 1.1"},
    {"g96",   0x96, TESLA_SM11, "compute 1.1"},
    {"g98",   0x98, TESLA_SM11, "compute 1.1"},
    {"gt200", 0xa0, TESLA_SM11 | TESLA_SM12 | TESLA_FP64, "compute 1.3"},
    {"mcp77", 0xaa, TESLA_SM11 | TESLA_SM12, "compute 1.2"},
    {"mcp79", 0xac, TESLA_SM11 | TESLA_SM12, "compute 1.2"},
    {"gt215", 0xa3, TESLA_SM11 | TESLA_SM12 | TESLA_D10_1, "compute 1.2, Direct3D 10.1"},
    {"gt216", 0xa5, TESLA_SM11 | TESLA_SM12 | TESLA_D10_1, "compute 1.2, Direct3D 10.1"},
    {"gt218", 0xa8, TESLA_SM11 | TESLA_SM12 | TESLA_D10_1, "compute 1.2, Direct3D 10.1"},
    {"mcp89", 0xaf, TESLA_SM11 | TESLA_SM12 | TESLA_D10_1, "compute 1.2, Direct3D 10.1"},
    {NULL, 0, 0, NULL},
};
/* clang-format on */

const struct common_chip *tesla_chip_of(uint32_t number)
{
    const struct common_chip *chip = tesla_chips;
    while (chip->name != NULL && chip->number != number) chip++;
    return chip->name != NULL ? chip : NULL;
}

int tesla_chip_features(uint32_t number, uint32_t *features)
{
    const struct common_chip *chip = tesla_chip_of(number);
    if (chip == NULL) return -1;
    *features = chip->has;
    return 0;
}

bool tesla_has_sat_nan(uint32_t features)
{
    return (features & (TESLA_FP64 | TESLA_D10_1)) != 0; /* GT200, GT215 and later */
}

uint32_t tesla_configuration(const struct common_program *program)
{
    uint32_t features = 0;
    tesla_chip_features(program->chip, &features);
    return features | (tesla_launch_of(program)->sat_nan ? (uint32_t)TESLA_SAT_NAN : 0);
}
