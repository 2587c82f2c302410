// The claims of pica200_config, shown firing: writes while the memories are cleared.
// Build: verilator --cc --exe --build --assert --top pica200_config. Exit 0: all passed, 1: a check
// failed.
#include "../common/test_claims.h"

#include "Vpica200_config.h"

using Unit = Vpica200_config;
using unit::reset;
using unit::tick;

int main()
{
    unit::Claims<Unit> claims;
    claims.fires(nullptr, [](Unit &top) {
        reset(top);
        tick(top, 512); // the memories are cleared
        top.cfg_valid_i = 1;
        for (unsigned reg = 0; reg < 256; reg++) {
            top.cfg_addr_i = reg;
            top.cfg_data_i = 0xffffffff;
            tick(top);
        }
    });
    claims.fires("no_register_while_clearing", [](Unit &top) {
        reset(top);
        top.cfg_valid_i = 1;
        top.cfg_addr_i = 0x40;
        tick(top);
    });
    return claims.checks.end();
}
