// sgx543_launch with random records, a secondary program, and instances that end when they like:
// each instance is launched once, in order, in its slot; before it the rows of all files were
// written once, those of the record with its words, sa at the first launch of a slot alone. Then
// its claims, shown firing. Build: verilator --cc --exe --build --assert --top sgx543_launch. Exit
// 0: all passed, 1: a check failed.
#include <deque>

#include "../common/test_claims.h"
#include "Vsgx543_launch.h"

namespace {

using Unit = Vsgx543_launch;
using unit::reset;
using unit::tick;

constexpr unsigned Slots = 4, Files = 5;
enum File { R, O, Pa, Sa, Internal };

uint32_t memory(uint32_t addr)
{
    return addr / 4 * 0x9e3779b1u ^ 0x5a5a;
}

struct Bench {
    Unit top;
    unit::Checks &checks;
    unit::Random random{0x5eed};

    Bench(VerilatedContext *context, unit::Checks &checks) : top(context), checks(checks)
    {
        reset(top);
    }

    // The secondary program ends as it should if well.
    void run(unsigned instances, unsigned pa, unsigned o, bool secondary, bool well)
    {
        std::deque<uint32_t> asked; // answers that are to come
        unsigned rows[Files]{}, launched = 0, done = 0, wait = 0;
        // clocks until the slot's instance ends; 0: none runs
        unsigned left[Slots]{};
        bool read[Slots], first[Slots], state = false;
        for (unsigned s = 0; s < Slots; s++) read[s] = first[s] = true;
        unsigned all = (secondary && !well ? 0 : instances) + secondary;
        top.instances_i = instances;
        top.pa_count_i = pa;
        top.o_count_i = o;
        top.secondary_i = secondary;
        top.start_pc_i = 5;
        top.end_pc_i = 90;
        top.sec_start_i = 100;
        top.sec_end_i = 200;
        top.start_i = 1;
        tick(top);
        top.start_i = 0;
        for (;;) {
            bool is_secondary = secondary && launched == 0;
            unsigned number = launched - secondary, slot = is_secondary ? 0 : number % Slots;
            top.in_req_ready_i = random(3) != 0;
            top.in_rsp_valid_i = !asked.empty() && random(2);
            if (top.in_rsp_valid_i) {
                top.in_rsp_data_i = asked.front();
                asked.pop_front();
            }
            top.x_ready_i = random(32) | random(32);
            top.x_state_ready_i = random(2);
            top.launch_ready_i = random(3) != 0;
            top.launch_order_i = launched;
            top.read_valid_i = top.done_valid_i = top.done_well_i = 0;
            unsigned s = random(Slots);
            if (left[s] && --left[s] == 0) {
                if (!read[s]) {
                    top.read_valid_i = 1;
                    read[s] = true;
                    left[s] = 1 + random(30);
                } else {
                    top.done_valid_i = 1;
                    top.done_well_i = !(secondary && launched == 1) || well;
                    done++;
                }
                top.done_slot_i = s;
            }
            top.eval();
            if (!top.busy_o) break;
            if (top.in_req_valid_o && top.in_req_ready_i)
                asked.push_back(memory(top.in_req_addr_o));
            for (unsigned f = 0; f < Files; f++) {
                if (!(top.x_valid_o & top.x_ready_i & 1u << f)) continue;
                checks.equal("slot whose registers are written", top.launch_slot_o, slot);
                checks.check(read[slot] && (!secondary || launched != 1 || !left[0]),
                             "registers that are still to be read", slot, f);
                checks.equal("row", top.x_row_o >> 5 * f & 31, rows[f]);
                unsigned count = is_secondary ? 0 : f == Pa ? pa : f == O ? o : 0;
                bool of_record = 4 * rows[f] < count;
                checks.equal("a row of the record", top.x_record_o >> f & 1, of_record);
                for (unsigned k = 0; k < 4 && of_record; k++) {
                    unsigned word = 4 * rows[f] + k;
                    uint32_t want = word < count
                                        ? memory(4 * (number * (pa + o) + (f == O ? pa : 0) + word))
                                        : 0;
                    checks.equal("a word of the record", top.x_data_o[k], want);
                }
                rows[f]++;
            }
            if (top.x_state_valid_o && top.x_state_ready_i) {
                checks.check(!state, "state that is set again", launched, 0);
                state = true;
            }
            if (top.launch_valid_o && top.launch_ready_i) {
                wait = 0;
                checks.check(launched < all, "launches", launched, all);
                checks.equal("slot", top.launch_slot_o, slot);
                checks.check(left[slot] == 0, "a slot that still runs", slot, 0);
                checks.equal("start", top.launch_pc_o, is_secondary ? 100 : 5);
                checks.equal("end", top.prog_end_o, is_secondary ? 200 : 90);
                checks.equal("secondary", top.secondary_o, is_secondary);
                if (!is_secondary) checks.equal("instance", top.launch_instance_o, number);
                for (unsigned f = 0; f < Files; f++)
                    checks.equal("rows of a file", rows[f],
                                 f == Internal             ? 4
                                 : f == Sa && !first[slot] ? 0
                                                           : 32);
                checks.check(state, "state that is not set", launched, 1);
                if (secondary && launched == 1)
                    checks.equal("a launch beside the secondary program", done, 1);
                left[slot] = 1 + random(100);
                read[slot] = first[slot] = false;
                launched++;
                state = false;
                for (unsigned f = 0; f < Files; f++) rows[f] = 0;
            }
            checks.check(++wait < 4000, "clocks without a launch", wait, 4000);
            if (wait >= 4000) return;
            tick(top);
            checks.clocks++;
        }
        checks.equal("launches", launched, all);
        checks.equal("ends", done, all);
        tick(top);
    }
};

} // namespace

int main()
{
    unit::Claims<Unit> claims;
    {
        VerilatedContext context;
        Bench bench{&context, claims.checks};
        static const unsigned Shapes[][5] = {
            {1, 0, 0, 0, 1},     {9, 1, 0, 0, 1},  {9, 0, 1, 1, 1},  {6, 128, 128, 1, 1},
            {5, 128, 128, 0, 1}, {10, 7, 9, 0, 1}, {10, 8, 4, 1, 1}, {13, 125, 3, 0, 1},
            {4, 4, 4, 1, 0},     {17, 30, 2, 1, 1}};
        for (const auto &s : Shapes) bench.run(s[0], s[1], s[2], s[3], s[4]);
        for (unsigned n = 0; n < 20; n++)
            bench.run(1 + bench.random(20), bench.random(129), bench.random(129), bench.random(2),
                      bench.random(4));
    }
    const auto begin = [](Unit &top) {
        reset(top);
        top.instances_i = 2;
        top.x_ready_i = 31;
        top.x_state_ready_i = top.launch_ready_i = 1;
        top.start_i = 1;
        tick(top);
        top.start_i = 0;
    };
    claims.fires(nullptr, [begin](Unit &top) {
        begin(top);
        tick(top, 90);
        top.read_valid_i = top.done_valid_i = 1;
        tick(top);
        top.done_slot_i = 1;
        tick(top);
    });
    claims.fires("answer_was_asked_for", [begin](Unit &top) {
        begin(top);
        top.in_rsp_valid_i = 1;
        tick(top);
    });
    claims.fires("slot_was_taken", [begin](Unit &top) {
        begin(top);
        top.done_valid_i = 1;
        top.done_slot_i = 3;
        tick(top);
    });
    claims.fires("read_once", [begin](Unit &top) {
        begin(top);
        top.read_valid_i = 1;
        top.done_slot_i = 2;
        tick(top);
    });
    claims.fires("starts_when_idle", [begin](Unit &top) {
        begin(top);
        top.start_i = 1;
        tick(top);
    });
    claims.fires("starts_with_something", [](Unit &top) {
        reset(top);
        top.start_i = 1;
        tick(top);
    });
    claims.fires("record_fits", [](Unit &top) {
        reset(top);
        top.instances_i = 1;
        top.pa_count_i = 129;
        top.start_i = 1;
        tick(top);
    });
    claims.fires("room_for_rows", [begin](Unit &top) {
        top.pa_count_i = 128;
        begin(top);
        top.x_ready_i = 0;
        top.in_rsp_valid_i = 1; // words without a request fill the queue
        tick(top, 200);
    });
    claims.fires("stays_valid", [begin](Unit &top) {
        reset(top);
        top.pa_count_i = 4;
        begin(top);
        tick(top, 2);
        top.pa_count_i = 0; // no record any more
        tick(top);
    });
    return claims.checks.end();
}
