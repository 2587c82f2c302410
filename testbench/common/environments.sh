#!/bin/sh
# The table of the environments of these ISAs, as C++: environments.sh ISA...
echo '#include "testbench/common/environment.h"'
echo 'namespace testbench {'
for isa; do echo "extern const environment ${isa}_environment;"; done
echo 'const environment *const environments[] = {'
for isa; do echo "    &${isa}_environment,"; done
echo '    nullptr};'
echo '}'
