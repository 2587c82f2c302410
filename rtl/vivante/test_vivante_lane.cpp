// The claims of vivante_lane and of its operands: who may write or read in one clock, and which
// rows there are. Each fires when its rule is broken, and none where two keep out of each other's
// way. Exit 0: all passed, 1: a check failed.
#include "../common/test_claims.h"
#include "Vvivante_lane.h"
#include "verilated.h"

namespace {

using Top = Vvivante_lane;

struct Clock {
    bool o, l, a0, x, clear, fill, peek;
    unsigned group, other, row; // of an instruction; of the one in the same clock; its row
};

void clock(Top &top, const Clock &pins)
{
    top.o_valid_i = pins.o;
    top.l_valid_i = pins.l;
    top.l_a0_i = pins.a0;
    top.x_temp_i = pins.x;
    top.new_clear_i = pins.clear;
    top.new_temp_i = pins.fill;
    top.peek_i = pins.peek;
    top.o_group_i = top.l_group_i = pins.group;
    top.x_group_i = top.new_group_i = top.peek_group_i = pins.other;
    top.x_row_i = top.new_row_i = pins.row;
    unit::tick(top);
}

} // namespace

int main(int argc, char **argv)
{
    unit::Claims<Top> claims;
    auto once = [](const Clock &pins) {
        return [pins](Top &top) {
            unit::reset(top);
            for (unsigned n = 0; n < 12; n++) clock(top, {.o = true}); // waits for its result
            clock(top, pins);
            clock(top, {});
        };
    };

    Verilated::commandArgs(argc, argv);
    claims.fires(nullptr, once({.l = true, .fill = true, .group = 0, .other = 1, .row = 3}));
    claims.fires(nullptr, once({.l = true, .clear = true, .group = 0, .other = 3}));
    claims.fires(nullptr, once({.o = true, .peek = true, .group = 2, .other = 1}));
    claims.fires(nullptr, once({.x = true, .other = 2, .row = 63}));
    claims.fires("one_writer", once({.l = true, .x = true}));
    claims.fires("one_writer_of_a_bank", once({.l = true, .fill = true, .group = 0, .other = 2}));
    claims.fires("one_writer_of_a_bank", once({.l = true, .clear = true, .group = 1, .other = 3}));
    claims.fires("one_writer_of_a0",
                 once({.l = true, .a0 = true, .clear = true, .group = 0, .other = 1}));
    claims.fires("row_exists", once({.x = true, .row = 64}));
    claims.fires("input_exists", once({.fill = true, .row = 64}));
    claims.fires("peek_where_nobody_reads",
                 once({.o = true, .peek = true, .group = 2, .other = 0}));
    return claims.checks.end();
}
