/* The ISAs of this build. */
#include "../pica200/pica200.h"
#include "../tesla/tesla.h"

const struct common_isa *const common_isas[] = {&tesla_isa, &pica200_isa, NULL};
