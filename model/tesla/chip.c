/* Which chip has what, ISA sheet 5. */
#include "isa.h"
#include "tesla.h"

#include <string.h>

/* clang-format off */
static const struct {
    const char *name;
    uint32_t number;   /* as the chip itself says it */
    uint32_t features;
} chips[] = {
    {"all",   0x00, TESLA_ALL_FEATURES}, /* more than any single chip had */
    {"g80",   0x50, 0},
    {"g84",   0x84, TESLA_SM11},
    {"g86",   0x86, TESLA_SM11},
    {"g92",   0x92, TESLA_SM11},
    {"g94",   0x94, TESLA_SM11},
    {"g96",   0x96, TESLA_SM11},
    {"g98",   0x98, TESLA_SM11},
    {"gt200", 0xa0, TESLA_SM11 | TESLA_SM12 | TESLA_FP64},
    {"mcp77", 0xaa, TESLA_SM11 | TESLA_SM12},
    {"mcp79", 0xac, TESLA_SM11 | TESLA_SM12},
    {"gt215", 0xa3, TESLA_SM11 | TESLA_SM12 | TESLA_D10_1},
    {"gt216", 0xa5, TESLA_SM11 | TESLA_SM12 | TESLA_D10_1},
    {"gt218", 0xa8, TESLA_SM11 | TESLA_SM12 | TESLA_D10_1},
    {"mcp89", 0xaf, TESLA_SM11 | TESLA_SM12 | TESLA_D10_1},
};
/* clang-format on */

enum { CHIPS = sizeof chips / sizeof chips[0] };

int tesla_chip_parse(const char *name, uint32_t *chip)
{
    for (unsigned i = 0; i < CHIPS; i++) {
        if (strcmp(chips[i].name, name) != 0) continue;
        *chip = chips[i].number;
        return 0;
    }
    return -1;
}

int tesla_chip_features(uint32_t chip, uint32_t *features)
{
    for (unsigned i = 0; i < CHIPS; i++) {
        if (chips[i].number != chip) continue;
        *features = chips[i].features;
        return 0;
    }
    return -1;
}
