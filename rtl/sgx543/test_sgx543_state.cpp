// sgx543_state against arrays: random writes of the data path and of the front, launches that wait
// for both, reads of two slots. Then its claims, shown firing. Build: verilator --cc --exe --build
// --assert --top sgx543_state. Exit 0: all passed, 1: a check failed.
#include "../common/test_claims.h"
#include "Vsgx543_state.h"

namespace {

using Unit = Vsgx543_state;
using unit::reset;
using unit::tick;

constexpr unsigned Slots = 4;
constexpr uint32_t Step = 0x1000; // a row of MOE at a launch: by one

struct State {
    unsigned pred;
    uint64_t index;
    uint32_t link, moe[5];
    uint64_t phase; // address, row 0
};

uint32_t moe_row(const Unit &top, unsigned k)
{
    uint32_t row = 0;
    for (unsigned n = 0; n < 21; n++)
        row |= (top.moe_o[(21 * k + n) / 32] >> (21 * k + n) % 32 & 1) << n;
    return row;
}

void random_ones(unit::Checks &checks)
{
    Unit top;
    unit::Random random{0x5eed};
    State state[Slots]{};
    unsigned launched = 0;
    reset(top);
    for (checks.clocks = 0; checks.clocks < 30000; checks.clocks++) {
        unsigned s = random(Slots), w = random(Slots);
        bool known = launched == 15;
        if (!top.x_valid_i && (!known || random(20) == 0)) {
            top.x_valid_i = 1;
            top.x_slot_i = random(Slots);
        }
        top.slot_i = s;
        top.r_slot_i = random(Slots);
        top.w_slot_i = w;
        top.w_pred_we_i = known && random(6) == 0;
        top.w_pred_number_i = random(4);
        top.w_pred_i = random(2);
        top.w_index_we_i = known && random(6) == 0 ? 1 + random(3) : 0;
        top.w_index_i = static_cast<uint64_t>(random(1u << 31)) << 32 | random(1u << 31);
        top.link_we_i = known && random(8) == 0;
        top.link_i = random(1 << 20);
        top.moe_we_i = known && random(8) == 0 ? random(32) : 0;
        for (unsigned n = 0; n < 4; n++) top.moe_i[n] = random(1u << 31);
        top.moe_i[3] &= 0x1ff;
        top.phase_we_i = known && random(8) == 0 ? random(4) : 0;
        top.phase_i = static_cast<uint64_t>(random(8)) << 32 | random(1u << 31);
        top.eval();
        bool writes =
            top.w_pred_we_i || top.w_index_we_i || top.link_we_i || top.moe_we_i || top.phase_we_i;
        checks.equal("a launch goes", top.x_ready_o, !writes);
        if (known) {
            const State &is = state[s];
            checks.equal("predicates", top.pred_o, is.pred);
            checks.equal("index registers", top.index_o, is.index);
            checks.equal("index registers of another slot", top.r_index_o,
                         state[top.r_slot_i].index);
            checks.equal("LINK", top.link_o, is.link);
            for (unsigned k = 0; k < 5; k++) checks.equal("MOE", moe_row(top, k), is.moe[k]);
            checks.equal("PHASE", top.phase_o, is.phase);
        }
        if (top.w_pred_we_i)
            state[w].pred = (state[w].pred & ~(1u << top.w_pred_number_i)) |
                            unsigned(top.w_pred_i) << top.w_pred_number_i;
        for (unsigned n = 0; n < 2; n++) {
            uint64_t mask = 0xffffffffull << 32 * n;
            if (top.w_index_we_i >> n & 1)
                state[w].index = (state[w].index & ~mask) | (top.w_index_i & mask);
        }
        if (top.link_we_i) state[s].link = top.link_i;
        for (unsigned k = 0; k < 5; k++) {
            if (!(top.moe_we_i >> k & 1)) continue;
            state[s].moe[k] = 0;
            for (unsigned n = 0; n < 21; n++)
                state[s].moe[k] |= (top.moe_i[(21 * k + n) / 32] >> (21 * k + n) % 32 & 1) << n;
        }
        if (top.phase_we_i & 1)
            state[s].phase = (state[s].phase & ~0x7fffull) | (top.phase_i & 0x7fff);
        if (top.phase_we_i & 2)
            state[s].phase = (state[s].phase & 0x7fff) | (top.phase_i & ~0x7fffull);
        if (top.x_valid_i && top.x_ready_o) {
            state[top.x_slot_i] = {0, 0, 0, {Step, Step, Step, Step, 0}, 0};
            launched |= 1u << top.x_slot_i;
        }
        bool taken = top.x_valid_i && top.x_ready_o;
        tick(top);
        if (taken) top.x_valid_i = 0;
    }
}

} // namespace

int main()
{
    unit::Claims<Unit> claims;
    random_ones(claims.checks);
    claims.fires(nullptr, [](Unit &top) {
        reset(top);
        top.x_valid_i = 1;
        top.link_we_i = 1;
        tick(top, 2);
        top.link_we_i = 0;
        tick(top);
        top.x_valid_i = 0;
        tick(top);
    });
    claims.fires("stays_valid", [](Unit &top) {
        reset(top);
        top.x_valid_i = top.w_pred_we_i = 1;
        tick(top);
        top.x_valid_i = 0;
        tick(top);
    });
    claims.fires("stays_the_same", [](Unit &top) {
        reset(top);
        top.x_valid_i = top.moe_we_i = 1;
        tick(top);
        top.x_slot_i = 1;
        tick(top);
    });
    claims.fires("slots_that_there_are", [](Unit &top) {
        reset(top);
        top.x_valid_i = 1;
        top.x_slot_i = 4;
        tick(top);
    });
    claims.fires("slots_that_there_are", [](Unit &top) {
        reset(top);
        top.w_index_we_i = 1;
        top.w_slot_i = 15;
        tick(top);
    });
    return claims.checks.end();
}
