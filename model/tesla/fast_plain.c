/* The fast path for every host: what the compiler takes to be there. */
enum { COMMON_AT_ONCE = 4 }; /* floats fill a vector */

#define TESLA_FAST_NAME   "plain"
#define TESLA_FAST_LEVEL  tesla_fast_plain
#define TESLA_FAST_USABLE true
#include "fast_run.h"
