/* What Verilator says of the DPI functions, for bridge/dpi.c: each core has a header of its own, and the compiler
 * sees to it that they agree with each other and with the functions. */
#include "Vpica200_tapped__Dpi.h"
#include "Vtesla_tapped__Dpi.h"
