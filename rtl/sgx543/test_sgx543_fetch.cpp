// sgx543_fetch against its code memory: slots are sent to random places, and their instructions
// taken at random; the head of a queue is the next instruction, a slot stops after one that
// does not just go on, and fetches nothing before it is sent on. Then its claims, shown
// firing. Build: verilator --cc --exe --build --assert --top sgx543_fetch. Exit 0: all passed, 1: a
// check failed.
#include <vector>

#include "../common/test_claims.h"
#include "Vsgx543_fetch.h"

namespace {

using Unit = Vsgx543_fetch;
using unit::reset;
using unit::tick;

constexpr unsigned Slots = 4, Depth = 1024, End = 700;

// Words whose facts are known (sheet 3): legal, what they use and write, whether the slot stops
// after them
struct Kind {
    uint64_t word;
    bool legal, stops, two, shared, uses_pred, writes_pred, writes_index;
    unsigned count;
};
const Kind Kinds[] = {
    {0xf800014000000000, true, false, false, false, false, false, false, 0}, // nop
    {0xf900014000000000, true, false, false, false, true, false, false, 0},  // p0 nop
    {0xf804014000000000, true, true, false, false, false, false, false, 0},  // nop.end
    {0xf800004000000005, true, true, false, false, false, false, false, 0},  // br
    {0xd800000000000000, false, true, false, false, false, false, false, 0}, // group 27
    {0x288f60128065a086, true, false, true, false, false, false, false, 0},  // a dual instruction
    // a load; its twelve elements are no iterations
    {0xe883b004a140c000, true, true, false, true, false, false, false, 0},
    {0x50811008af801980, true, false, false, false, false, false, false, 1}, // and.repeat2
    // or, into an index register
    {0x5008000a00200000, true, false, false, false, false, false, true, 0},
    {0x4888ca91b003809d, true, false, false, false, false, true, false, 0}, // test of a predicate
};
enum {
    Stops,
    WritesIndex,
    UsesIndex,
    WritesPred,
    UsesPred,
    Shared,
    Two,
    Count,
    Legal = 11,
    Outside
};

struct Bench {
    Unit top;
    unit::Checks &checks;
    unit::Random random{0x5eed};
    const Kind *code[Depth];
    struct {
        bool runs;
        unsigned next, stopped; // clocks without an instruction
    } slot[Slots]{};

    Bench(VerilatedContext *context, unit::Checks &checks) : top(context), checks(checks)
    {
        reset(top);
        for (unsigned n = 0; n < Depth; n++) {
            code[n] = &Kinds[random(3) ? random(2) : random(sizeof Kinds / sizeof Kinds[0])];
            for (unsigned half = 0; half < 2; half++) {
                top.code_we_i = 1;
                top.code_addr_i = n;
                top.code_word_i = half;
                top.code_data_i = half ? code[n]->word >> 32 : code[n]->word;
                tick(top);
            }
        }
        top.code_we_i = 0;
        top.prog_end_i = End;
    }

    void head(unsigned s)
    {
        static const Kind Nothing = {0, false, true, false, false, false, false, false, 0};
        unsigned pc = slot[s].next;
        const Kind &kind = pc < Depth ? *code[pc] : Nothing;
        top.head_slot_i = s;
        top.eval();
        unsigned fact = top.head_fact_o;
        checks.equal("pc", top.head_pc_o, pc);
        checks.equal("word", top.head_word_o, kind.word);
        checks.equal("outside", fact >> Outside & 1, pc >= Depth);
        checks.equal("legal", fact >> Legal & 1, kind.legal);
        checks.equal("iterations", fact >> Count & 15, kind.count);
        checks.equal("two", fact >> Two & 1, kind.two);
        checks.equal("shared", fact >> Shared & 1, kind.shared);
        checks.equal("writes a predicate", fact >> WritesPred & 1, kind.writes_pred);
        checks.equal("writes an index register", fact >> WritesIndex & 1, kind.writes_index);
        if (pc < Depth)
            checks.equal("uses a predicate", top.head_uses_pred_o >> s & 1,
                         kind.uses_pred || kind.writes_pred);
        bool stops = kind.stops || pc + 1 == End;
        checks.equal("stops", fact >> Stops & 1, stops);
        slot[s].next++;
        slot[s].runs = !stops;
    }

    void clock()
    {
        unsigned s = random(Slots);
        top.head_take_i = 0;
        top.restart_valid_i = 0;
        for (unsigned k = 0; k < Slots; k++) {
            bool valid = top.head_valid_o >> k & 1;
            if (!slot[k].runs) checks.equal("a slot that has stopped", valid, 0);
            slot[k].stopped = slot[k].runs && !valid ? slot[k].stopped + 1 : 0;
            checks.check(slot[k].stopped < 12, "clocks in which nothing is fetched",
                         slot[k].stopped, 11);
        }
        if (top.head_valid_o >> s & 1) {
            head(s);
            top.head_take_i = 1;
        } else if (!slot[s].runs && !random(4)) {
            slot[s].runs = true;
            slot[s].next = random(20) ? random(Depth) : Depth - 2 + random(1 << 19);
            top.restart_valid_i = 1;
            top.restart_slot_i = s;
            top.restart_pc_i = slot[s].next;
        }
        tick(top);
        top.eval();
        checks.clocks++;
    }
};

} // namespace

int main()
{
    unit::Claims<Unit> claims;
    {
        VerilatedContext context;
        Bench bench{&context, claims.checks};
        for (unsigned n = 0; n < 40000; n++) bench.clock();
    }
    const auto send = [](Unit &top, unsigned slot) {
        top.restart_valid_i = 1;
        top.restart_slot_i = slot;
        tick(top);
        top.restart_valid_i = 0;
    };
    claims.fires(nullptr, [send](Unit &top) {
        reset(top);
        send(top, 0);
        send(top, 3);
        tick(top, 4);
        top.head_take_i = 1;
        top.head_slot_i = 3;
        tick(top);
    });
    claims.fires("restarts_when_empty", [send](Unit &top) {
        reset(top);
        send(top, 2);
        send(top, 2);
    });
    claims.fires("room_for_what_comes", [send](Unit &top) {
        reset(top);
        top.head_slot_i = 1;
        top.head_take_i = 1; // one less than none
        tick(top);
        top.head_take_i = 0;
        send(top, 1);
        top.head_take_i = 1; // two less, when a fetch has begun: it seems full
        tick(top);
        top.head_take_i = 0;
        tick(top);
    });
    claims.fires("taken_when_there", [](Unit &top) {
        reset(top);
        top.head_take_i = 1;
        tick(top);
    });
    claims.fires("code_comes_when_idle", [send](Unit &top) {
        reset(top);
        send(top, 0);
        top.code_we_i = 1;
        tick(top);
    });
    claims.fires("code_comes_when_idle", [send](Unit &top) {
        reset(top);
        send(top, 3);
        top.clear_i = 1;
        tick(top);
    });
    claims.fires("slots_that_there_are", [send](Unit &top) {
        reset(top);
        send(top, 4);
    });
    claims.fires("slots_that_there_are", [](Unit &top) {
        reset(top);
        top.head_take_i = 1;
        top.head_slot_i = 9;
        tick(top);
    });
    return claims.checks.end();
}
