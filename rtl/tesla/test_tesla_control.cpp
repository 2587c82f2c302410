// tesla_control: control instructions, barriers, outputs and traps of all warps, from all sides,
// against sheet 1.6, 3.14 and 9: in which order they retire, to which unit they go, and where their
// warp goes on. At most pcs the address of the next instruction carries far. tesla_flow,
// tesla_barrier and delivery answer at random.
// Exit 0: all passed, 1: a check failed.
#include <cstdint>
#include <deque>

#include "Vtesla_control.h"
#include "test_tesla_op.h"
#include "../common/test_unit.h"
#include "verilated.h"

namespace {

constexpr unsigned kWarps = 8;
constexpr uint32_t kPcMask = 0xffffff;

unit::Random rnd{0x5eed0070};

struct Insn {
    Op op;
    unsigned warp, nwords, trap;
    uint32_t order, pc;
    bool exits, joins, quad;
    // outputs of tesla_flow
    uint32_t next;
    bool done;

    uint32_t following() const { return (pc + 4 * nwords) & kPcMask; }
    bool is_bar() const { return op == OP_BAR && !trap && !quad; }
    bool is_out() const { return (op == OP_EMIT || op == OP_RESTART) && !trap; }
    bool alone() const { return is_out() && !exits && !joins; }
    bool goes_to_flow() const { return !is_bar() && !alone(); }
};

// A pc from which the next one carries into bit 2 + n, or any.
uint32_t draw_pc(unsigned nwords)
{
    uint32_t any = rnd(1u << 24) & ~3u;
    if (rnd(4) == 0) return any;
    unsigned carried = 3 + rnd(21);
    uint32_t ones = (1u << carried) - 4;
    return (any | ones) - (nwords == 2 ? rnd(2) * 4 : 0);
}

struct Bench : unit::Checks {
    VerilatedContext context;
    Vtesla_control top{&context};
    std::deque<Insn> queue;
    bool here[kWarps] = {};
    bool sent = false, answered = false;
    unsigned retired[4] = {},
             carries = 0; // of bar, of outputs alone, of flow that goes on, of flow that jumps

    Insn draw(unsigned warp)
    {
        static const Op ops[] = {OP_BAR, OP_BAR, OP_BRA, OP_EMIT, OP_RESTART, OP_RET, OP_FADD};
        Insn i = {};
        i.op = ops[rnd(7)];
        i.warp = warp;
        i.nwords = i.op == OP_BAR || rnd(4) ? 2 : 1;
        i.order = rnd(0xffffffff);
        i.pc = draw_pc(i.nwords);
        i.exits = i.op == OP_FADD || (i.op != OP_BAR && rnd(4) == 0);
        i.joins = i.op != OP_BAR && !i.exits && rnd(4) == 0;
        i.trap = rnd(16) == 0 ? 0x101 : 0;
        i.quad = rnd(8) == 0;
        i.next = rnd(2) ? i.following() : draw_pc(2);
        i.done = i.trap || rnd(4) == 0;
        if (i.done) i.next = 0;
        return i;
    }

    // An instruction of a warp that has none here, from one of the three sides.
    void arrive()
    {
        unsigned warp = rnd(kWarps);
        top.pipe_valid_i = top.lsu_valid_i = top.direct_valid_i = 0;
        if (here[warp] || rnd(3) == 0) return;
        Insn i = draw(warp);
        here[warp] = true;
        unsigned side = rnd(3);
        (side == 0 ? top.pipe_valid_i : side == 1 ? top.lsu_valid_i : top.direct_valid_i) = 1;
        top.op_i = i.op;
        top.warp_i = i.warp;
        top.order_i = i.order;
        top.pc_i = i.pc;
        top.nwords_i = i.nwords;
        top.exit_i = i.exits;
        top.join_i = i.joins;
        top.trap_i = i.trap;
        top.quad_i = static_cast<uint8_t>((top.quad_i & ~(1u << warp)) | unsigned{i.quad} << warp);
        queue.push_back(i);
    }

    void answer()
    {
        top.flow_ready_i = rnd(2);
        top.bar_ready_i = rnd(2);
        top.deliver_done_i = 0;
        top.res_valid_i = sent && !answered && rnd(2);
        if (!top.res_valid_i) return;
        top.res_warp_i = queue.front().warp;
        top.res_next_pc_i = queue.front().next;
        top.res_done_i = queue.front().done;
    }

    void retires(const Insn &i)
    {
        uint32_t want = i.goes_to_flow() ? i.next : i.following();
        bool jumps = i.goes_to_flow() && !i.done && i.next != i.following();
        equal("the warp", top.warp_o, i.warp);
        equal(i.is_bar() ? "the pc after a bar" : "the next pc", top.next_pc_o, want);
        equal("a redirect", top.redirect_o, jumps);
        equal("the end of a warp", top.done_o, i.goes_to_flow() && i.done);
        equal("a flush", top.flush_o, top.done_o || top.redirect_o);
        equal("lanes that exit", top.exit_o, i.goes_to_flow());
        retired[i.is_bar() ? 0 : i.alone() ? 1 : jumps ? 3 : 2]++;
        carries += i.is_bar() && (i.pc ^ i.following()) >> 12 != 0;
    }

    void clock()
    {
        arrive();
        answer();
        top.clk_i = 0;
        top.eval();
        if (top.deliver_valid_o && rnd(2)) {
            top.deliver_done_i = 1;
            top.eval();
        }
        if (top.flow_valid_o) {
            equal("what tesla_flow is asked", top.flow_order_o, queue.front().order);
            equal("its pc", top.flow_pc_o, queue.front().pc);
            equal("that it is killed", top.flow_kill_o, queue.front().trap != 0);
            check(queue.front().goes_to_flow(), "at tesla_flow", queue.front().op, 0);
        }
        if (top.bar_valid_o) check(queue.front().is_bar(), "at tesla_barrier", queue.front().op, 0);
        if (top.deliver_valid_o)
            check(queue.front().is_out() || (top.ends_i && queue.front().done), "delivered",
                  queue.front().op, 0);
        bool takes = top.flow_valid_o && top.flow_ready_i, comes = top.res_valid_i;
        bool retire = top.retire_o;
        if (retire) {
            retires(queue.front());
            here[queue.front().warp] = false;
            queue.pop_front();
        }
        sent = !retire && (sent || takes);
        answered = !retire && (answered || comes);
        top.clk_i = 1;
        top.eval();
        clocks++;
    }
};

} // namespace

int main(int argc, char **argv)
{
    Bench bench;
    bench.context.commandArgs(argc, argv);
    unit::reset(bench.top);
    for (unsigned n = 0; n < 200000; n++) {
        if (n % 20000 == 0) bench.top.ends_i = n / 20000 & 1;
        bench.clock();
    }
    bench.top.final();
    static const char *const kinds[] = {"bars", "outputs", "flow that goes on", "flow that jumps"};
    for (unsigned k = 0; k < 4; k++)
        bench.check(bench.retired[k] > 1000, kinds[k], bench.retired[k], 1000);
    bench.check(bench.carries > 1000, "bars with a carry into bit 12", bench.carries, 1000);
    return bench.end();
}
