// sgx543_finish with instances that end as they like: each has its output record stored once and
// whole (status, depth, registers) at its place, its registers are said to be read when they are,
// and its slot is free when all is stored; a secondary program has no record. Then its claims,
// shown firing. Build: verilator --cc --exe --build --assert --top test_sgx543_finish_top. Exit 0:
// all passed, 1: a check failed.
#include <deque>

#include "../common/test_claims.h"
#include "Vsgx543_finish.h"

namespace {

using Unit = Vsgx543_finish;
using unit::reset;
using unit::tick;

constexpr unsigned Slots = 4;

struct Bench {
    Unit top;
    unit::Checks &checks;
    unit::Random random{0x5eed};
    unsigned instances = 0;
    struct {
        bool runs, ended, read, has_depth;
        uint32_t instance, depth, salt;
        unsigned how, stored; // 1 its end, 2 illegal, 3 killed
    } slot[Slots]{};

    Bench(VerilatedContext *context, unit::Checks &checks) : top(context), checks(checks)
    {
        reset(top);
    }

    uint32_t register_of(unsigned s, unsigned number)
    {
        return slot[s].salt ^ number * 0x9e3779b1u;
    }

    // secondary: in slot 0 alone
    void run(unsigned bank, unsigned first, unsigned count, bool secondary, unsigned ends)
    {
        unsigned wait = 0, done = 0, result_slot = 0, result_first = 0;
        bool result = false;
        top.secondary_i = secondary;
        top.out_bank_i = bank;
        top.out_first_i = first;
        top.out_count_i = count;
        while (done < ends) {
            top.launch_valid_i = top.depth_valid_i = top.end_valid_i = 0;
            unsigned s = secondary ? 0 : random(Slots);
            auto &at = slot[s];
            if (!at.runs && !at.ended) {
                at = {true, false, false, false, instances++, 0, random(1u << 31), 0, 0};
                top.launch_valid_i = 1;
                top.launch_slot_i = s;
                top.launch_instance_i = at.instance;
            } else if (at.runs && random(3) == 0) {
                at.has_depth = true;
                at.depth = random(1u << 31);
                top.depth_valid_i = 1;
                top.depth_slot_i = s;
                top.depth_i = at.depth;
            } else if (at.runs && random(3) == 0) {
                at.runs = false;
                at.ended = true;
                at.how = 1 + random(3);
                top.end_valid_i = top.end_done_i = 1;
                top.end_slot_i = s;
                top.end_illegal_i = at.how == 2;
                top.end_killed_i = at.how == 3;
            }
            top.result_valid_i = result; // a clock after it was asked for
            for (unsigned k = 0; k < 4 && result; k++)
                top.result_i[k] = register_of(result_slot, result_first + k);
            result = false;
            top.record_ready_i = random(2);
            top.out_req_ready_i = random(3) != 0;
            top.eval();
            if (top.record_valid_o && top.record_ready_i) {
                result = true;
                result_slot = top.record_slot_o;
                result_first = top.record_o >> 4 & 127;
                checks.equal("bank", top.record_o >> 11, bank);
                checks.check(slot[result_slot].ended && !slot[result_slot].read && !secondary,
                             "registers that are read", result_slot, 0);
            }
            if (top.out_req_valid_o && top.out_req_ready_i) {
                auto &from = slot[top.done_slot_o];
                unsigned n = from.stored++;
                uint32_t want = n == 0   ? from.has_depth << 8 | from.how
                                : n == 1 ? from.depth
                                         : register_of(top.done_slot_o, first + n - 2);
                checks.equal("address", top.out_req_addr_o, 4 * (from.instance * (count + 2) + n));
                checks.equal("word", top.out_req_data_o, want);
                checks.check(from.ended && !secondary, "a record that is stored", top.done_slot_o,
                             0);
                wait = 0;
            }
            if (top.read_valid_o) {
                checks.check(slot[top.done_slot_o].ended && !slot[top.done_slot_o].read,
                             "a slot that is read", top.done_slot_o, 0);
                slot[top.done_slot_o].read = true;
            }
            if (top.done_valid_o) {
                auto &from = slot[top.done_slot_o];
                checks.check(from.ended && from.read, "a slot that is free", top.done_slot_o, 0);
                checks.equal("words of its record", from.stored, secondary ? 0 : count + 2);
                checks.equal("ended well", top.done_well_o, from.how == 1);
                from.ended = false;
                done++;
                wait = 0;
            }
            checks.check(++wait < 2000, "clocks in which nothing is stored", wait, 2000);
            if (wait >= 2000) return;
            tick(top);
            checks.clocks++;
        }
    }

    // Ends all running instances.
    void drain()
    {
        for (auto &at : slot) at.runs = false;
        reset(top);
        top.launch_valid_i = top.depth_valid_i = top.end_valid_i = top.result_valid_i = 0;
        for (auto &at : slot) at.ended = false;
    }
};

} // namespace

int main()
{
    unit::Claims<Unit> claims;
    {
        VerilatedContext context;
        Bench bench{&context, claims.checks};
        static const unsigned Shapes[][4] = {{0, 0, 0, 0},   {1, 0, 1, 0},   {2, 5, 4, 0},
                                             {3, 0, 128, 0}, {1, 127, 1, 0}, {0, 3, 7, 1},
                                             {1, 96, 32, 0}};
        for (const auto &s : Shapes) {
            bench.run(s[0], s[1], s[2], s[3], 40);
            bench.drain();
        }
    }
    const auto end = [](Unit &top) {
        top.end_valid_i = top.end_done_i = 1;
        tick(top);
        top.end_valid_i = 0;
    };
    claims.fires(nullptr, [end](Unit &top) {
        reset(top);
        top.launch_valid_i = 1;
        tick(top);
        top.launch_valid_i = 0;
        top.depth_valid_i = 1;
        tick(top);
        top.depth_valid_i = 0;
        top.out_req_ready_i = 1;
        end(top);
        tick(top, 10);
    });
    claims.fires("row_was_asked_for", [](Unit &top) {
        reset(top);
        top.result_valid_i = 1;
        tick(top);
    });
    claims.fires("slot_ends_once", [end](Unit &top) {
        reset(top);
        end(top);
        end(top);
    });
    claims.fires("rows_have_room", [](Unit &top) {
        reset(top);
        top.result_valid_i = 1;
        tick(top, 40);
    });
    claims.fires("ends_by_its_last", [](Unit &top) {
        reset(top);
        top.end_valid_i = 1;
        tick(top);
    });
    claims.fires("launched_when_free", [end](Unit &top) {
        reset(top);
        end(top);
        top.launch_valid_i = 1;
        tick(top);
    });
    claims.fires("depth_while_it_runs", [end](Unit &top) {
        reset(top);
        end(top);
        top.depth_valid_i = 1;
        tick(top);
    });
    claims.fires("stays_the_same", [end](Unit &top) {
        reset(top);
        end(top);
        tick(top, 3);
        // the slot's instance becomes another one while its record is stored
        top.launch_valid_i = 1;
        top.launch_instance_i = 7;
        tick(top, 2);
    });
    return claims.checks.end();
}
