// tesla_flow: scenarios of sheet 3.14, each step's pc, mask and trap typed by hand.
// Build: verilator --cc --exe --build --assert --top tesla_flow, with rtl/common/common_ram.sv,
// rtl/tesla/tesla_core_pkg.sv, tesla_pkg.sv and this file. Exit 0: all passed, 1: a check failed.
#include <cstdint>
#include <cstdio>

#include "Vtesla_flow.h"
#include "test_tesla_op.h"
#include "../common/test_unit.h"
#include "verilated.h"

namespace {

constexpr uint32_t kAll = 0xffffffff;
constexpr unsigned kUnderflow = 0x0200, kMismatch = 0x0201, kQuadon = 0x0202, kLimit = 0x0300;

struct Bench : unit::Checks {
    VerilatedContext context;
    Vtesla_flow top{&context};
    unsigned warp = 0, took = 0;

    void tick()
    {
        top.clk_i = 0;
        top.eval();
        top.clk_i = 1;
        top.eval();
        clocks++;
    }

    void reset()
    {
        top.rst_ni = 0;
        top.start_valid_i = 0;
        top.req_valid_i = 0;
        tick();
        tick();
        top.rst_ni = 1;
    }

    uint32_t active(unsigned w) const { return top.active_o[w]; }

    void start(const char *name, unsigned w, uint32_t mask)
    {
        scene = name;
        warp = w;
        top.start_valid_i = 1;
        top.start_warp_i = w;
        top.start_mask_i = mask;
        top.eval();
        check(top.start_ready_o, "start ready", top.start_ready_o, 1);
        tick();
        top.start_valid_i = 0;
        check(active(w) == mask, "mask at start", active(w), mask);
    }

    void request(unsigned op, unsigned pc, unsigned target, uint32_t exec, bool exit, bool join,
                 bool kill, bool lim, unsigned nwords)
    {
        top.req_valid_i = 1;
        top.req_warp_i = warp;
        top.req_op_i = op;
        // bits that are not TARGET or lim are set, so that a field taken from the wrong place shows
        uint64_t w0 = 0xf8000003u | (target >> 2 & 0xffff) << 11;
        uint64_t w1 = 0xfff00003u | (target >> 18 & 0x3f) << 14 | (lim ? 0x40u : 0);
        top.req_words_i = w0 | w1 << 32;
        top.req_pc_i = pc;
        top.req_nwords_i = nwords;
        top.req_exec_i = exec;
        top.req_const_i = target | 0xff000003u;
        top.req_exit_i = exit;
        top.req_join_i = join;
        top.req_kill_i = kill;
        top.eval();
        check(top.req_ready_o, "request ready", top.req_ready_o, 1);
        tick();
        top.req_valid_i = 0;
        for (took = 1; !top.res_valid_o && took < 100; took++) tick();
        check(top.res_valid_o, "result", top.res_valid_o, 1);
        check(top.res_warp_o == warp, "warp of the result", top.res_warp_o, warp);
    }

    void expect(unsigned next, uint32_t mask)
    {
        check(top.res_trap_o == 0, "trap", top.res_trap_o, 0);
        check(top.res_done_o == 0, "done", top.res_done_o, 0);
        check(top.res_next_pc_o == next, "next pc", top.res_next_pc_o, next);
        check(active(warp) == mask, "active", active(warp), mask);
    }

    void expect_done(unsigned trap)
    {
        check(top.res_trap_o == trap, "trap", top.res_trap_o, trap);
        check(top.res_done_o == 1, "done", top.res_done_o, 1);
        check(active(warp) == 0, "active", active(warp), 0);
    }

    void control(unsigned op, unsigned pc, unsigned target, uint32_t exec = kAll, bool lim = false)
    {
        request(op, pc, target, exec, false, false, false, lim, 2);
    }
    void nop_join(unsigned pc) { request(OP_NOP, pc, 0x3333c, 0, false, true, false, true, 2); }
    void nop_exit(unsigned pc) { request(OP_NOP, pc, 0x3333c, 0, true, false, false, true, 2); }
};

void branches(Bench &b)
{
    b.start("bra", 1, kAll);
    b.control(OP_BRA, 0x100, 0xabcdec);
    b.expect(0xabcdec, kAll); // all taken: nothing is pushed
    b.check(b.took == 2, "clocks", b.took, 2);
    b.control(OP_BRA, 0x100, 0x200, 0);
    b.expect(0x108, kAll);
    b.control(OP_BRA, 0x108, 0x200, 0x0000ffff);
    b.expect(0x200, 0x0000ffff); // taken lanes first
    b.nop_exit(0x200);
    b.expect(0x110, 0xffff0000); // then the others
    b.check(b.took == 3, "clocks", b.took, 3);
    b.control(OP_BRA_C, 0x110, 0xfedcb8);
    b.expect(0xfedcb8, 0xffff0000);
    b.request(OP_IADD, 0x100, 0, kAll, true, false, false, false, 2);
    b.expect_done(0);

    b.start("bra of a partial warp", 1, 0x000000ff);
    b.control(OP_BRA, 0x0, 0x80, 0xfffffff0);
    b.expect(0x80, 0x000000f0);
    b.nop_exit(0x80);
    b.expect(0x8, 0x0000000f);
    b.nop_exit(0x8);
    b.expect_done(0);
}

void joins(Bench &b)
{
    // if / else: joinat, bra, both sides run into the join
    b.start("join", 0, kAll);
    b.control(OP_JOINAT, 0x00, 0x40);
    b.expect(0x08, kAll);
    b.control(OP_BRA, 0x08, 0x20, 0x0f0f0f0f);
    b.expect(0x20, 0x0f0f0f0f);
    b.nop_join(0x40);
    b.expect(0x10, 0xf0f0f0f0);
    b.check(b.took == 2, "clocks", b.took, 2);
    b.nop_join(0x40);
    b.expect(0x48, kAll);
    b.nop_join(0x48);
    b.expect_done(kUnderflow);

    // lanes that leave on one side; unwinding a JOINAT goes on after its target
    b.start("join after exit", 0, kAll);
    b.control(OP_JOINAT, 0x00, 0x40);
    b.control(OP_BRA, 0x08, 0x20, 0x000000ff);
    b.expect(0x20, 0x000000ff);
    b.nop_join(0x40);
    b.expect(0x10, 0xffffff00);
    b.nop_exit(0x10);
    b.expect(0x48, 0x000000ff);
    b.nop_exit(0x48);
    b.expect_done(0);

    // all lanes of both sides exit
    b.start("all exit inside", 0, kAll);
    b.control(OP_JOINAT, 0x00, 0x40);
    b.control(OP_BRA, 0x08, 0x20, 0x1);
    b.nop_exit(0x20);
    b.expect(0x10, 0xfffffffe);
    b.nop_exit(0x10);
    b.expect_done(0);
    b.check(b.took == 4, "clocks", b.took, 4); // one JOINAT, then the empty stack

    b.start("join on a call entry", 0, kAll);
    b.control(OP_CALL, 0x00, 0x40);
    b.nop_join(0x40);
    b.expect_done(kMismatch);
    b.start("join on a break entry", 0, kAll);
    b.control(OP_PREBRK, 0x00, 0x40);
    b.nop_join(0x08);
    b.expect_done(kMismatch);
}

// Whole quads awake, also those lanes that have exited or never were; nothing leaves before
// quadpop.
void quads(Bench &b)
{
    auto quadon = [&b](const char *name) {
        b.start(name, 3, 0x00ffff7f);
        b.control(OP_PREBRK, 0x00, 0x80);
        b.control(OP_BRA, 0x08, 0x40, 0x00300001);
        b.expect(0x40, 0x00300001);
        b.control(OP_QUADON, 0x40, 0x80);
        b.expect(0x48, 0x00f0000f);
        b.check(b.took == 2, "clocks", b.took, 2);
        b.check(b.top.quad_o == 8, "quad", b.top.quad_o, 8);
    };
    quadon("quadon");
    b.control(OP_QUADPOP, 0x48, 0x80);
    b.expect(0x50, 0x00300001);
    b.check(b.top.quad_o == 0, "quad", b.top.quad_o, 0);
    b.nop_exit(0x50);
    b.expect(0x10, 0x00cfff7e);
    // two of its quads have lanes that exited, one a lane that is not there
    b.control(OP_QUADON, 0x10, 0x80, 0);
    b.expect(0x18, 0x00ffffff);
    b.control(OP_QUADPOP, 0x18, 0x80, 0);
    b.expect(0x20, 0x00cfff7e);
    b.nop_exit(0x20);
    b.expect_done(0);

    static const unsigned ops[] = {OP_BRA, OP_CALL,   OP_RET,   OP_PREBRK, OP_BRK,    OP_QUADON,
                                   OP_BAR, OP_JOINAT, OP_BRKPT, OP_BRA_C,  OP_PRERET, OP_DISCARD};
    for (unsigned op : ops) {
        for (uint32_t exec : {0u, 0x000000f0u, kAll}) {
            quadon("under quadon");
            b.control(op, 0x48, 0x80, exec);
            b.expect_done(kQuadon);
            b.check(b.top.quad_o == 0, "quad", b.top.quad_o, 0);
        }
    }
    quadon("exit under quadon");
    b.nop_exit(0x48);
    b.expect_done(kQuadon);
    quadon("join under quadon");
    b.nop_join(0x48);
    b.expect_done(kQuadon);
    quadon("kill under quadon");
    b.request(OP_TRAP, 0x48, 0, kAll, false, false, true, false, 1);
    b.expect_done(0);
    b.start("quadpop below", 3, kAll);
    b.control(OP_QUADPOP, 0x00, 0x80);
    b.expect_done(kUnderflow);
    b.start("quadpop of a call", 3, kAll);
    b.control(OP_CALL, 0x00, 0x80);
    b.control(OP_QUADPOP, 0x80, 0x80);
    b.expect_done(kMismatch);
    b.start("a full stack", 3, kAll);
    for (unsigned n = 0; n < 32; n++) b.control(OP_JOINAT, 0x00, 0x80);
    b.control(OP_QUADON, 0x08, 0x80);
    b.expect_done(kLimit);
}

// Lanes of a fragment program leave for good: neither a call entry nor a break entry wakes them.
void discards(Bench &b)
{
    b.start("discard", 5, 0x00000fff);
    b.control(OP_DISCARD, 0x00, 0x80, 0xfffff0f0);
    b.expect(0x08, 0x00000f0f);
    b.check(b.took == 2, "clocks", b.took, 2);
    b.check(b.top.res_exited_o == 0xfffff0f0, "exited", b.top.res_exited_o, 0xfffff0f0);
    b.control(OP_DISCARD, 0x08, 0x80, 0);
    b.expect(0x10, 0x00000f0f);
    b.control(OP_PREBRK, 0x10, 0x40);
    b.control(OP_CALL, 0x18, 0x80);
    b.expect(0x80, 0x00000f0f);
    b.control(OP_BRA, 0x80, 0x100, 0x0000000f);
    b.expect(0x100, 0x0000000f);
    b.control(OP_DISCARD, 0x100, 0x80, 0x00000007);
    b.expect(0x108, 0x00000008);
    b.control(OP_RET, 0x108, 0x80);
    b.expect(0x88, 0x00000f00);
    b.control(OP_DISCARD, 0x88, 0x80);
    b.expect(0x20, 0x00000008); // the call entry: the lane that returned
    b.control(OP_BRK, 0x20, 0x80);
    b.expect(0x40, 0x00000008);
    b.check(b.top.res_exited_o == 0xfffffff7, "exited", b.top.res_exited_o, 0xfffffff7);
    b.control(OP_DISCARD, 0x40, 0x80);
    b.expect_done(0);
}

void calls(Bench &b)
{
    b.start("call", 5, kAll);
    b.control(OP_CALL, 0x10, 0x100, 0); // not predicated
    b.expect(0x100, kAll);
    b.control(OP_RET, 0x100, 0, 0);
    b.expect(0x108, kAll); // no lane returns
    b.control(OP_RET, 0x108, 0, 0x0000000f);
    b.expect(0x110, 0xfffffff0);
    b.control(OP_RET, 0x110, 0);
    b.expect(0x18, kAll);
    b.control(OP_CALL, 0x18, 0x100, kAll, true); // limited: the limit is 15, unlimited
    b.expect(0x100, kAll);
    b.control(OP_RET, 0x100, 0);
    b.expect(0x20, kAll);
    b.control(OP_PRERET, 0x20, 0x300);
    b.expect(0x28, kAll);
    b.control(OP_RET, 0x28, 0);
    b.expect(0x300, kAll);
    b.control(OP_RET, 0x300, 0); // outermost level: ends the threads
    b.expect_done(0);

    // a lane that exits in the callee does not come back
    b.start("exit inside a call", 5, kAll);
    b.control(OP_CALL, 0x00, 0x100);
    b.control(OP_BRA, 0x100, 0x200, 0xff000000);
    b.expect(0x200, 0xff000000);
    b.nop_exit(0x200);
    b.expect(0x108, 0x00ffffff);
    b.control(OP_RET, 0x108, 0);
    b.expect(0x08, 0x00ffffff);
    b.nop_exit(0x08);
    b.expect_done(0);

    // divergence inside a call: the outer BRANCH stays untouched until the ret has popped the call
    b.start("call inside divergence", 5, kAll);
    b.control(OP_JOINAT, 0x00, 0x40);
    b.control(OP_BRA, 0x08, 0x20, 0x0000ffff);
    b.control(OP_CALL, 0x20, 0x100);
    b.expect(0x100, 0x0000ffff);
    b.control(OP_BRA, 0x100, 0x180, 0x000000ff);
    b.expect(0x180, 0x000000ff);
    b.control(OP_RET, 0x180, 0);
    b.expect(0x108, 0x0000ff00);
    b.control(OP_RET, 0x108, 0);
    b.expect(0x28, 0x0000ffff);
    b.nop_join(0x40);
    b.expect(0x10, 0xffff0000);
    b.nop_join(0x40);
    b.expect(0x48, kAll);
    b.nop_exit(0x48);
    b.expect_done(0);

    b.start("break out of a call", 5, kAll);
    b.control(OP_CALL, 0x00, 0x100);
    b.control(OP_BRK, 0x100, 0, 0x1);
    b.expect(0x108, 0xfffffffe);
    b.control(OP_RET, 0x108, 0);
    b.expect_done(kMismatch);
}

void breaks(Bench &b)
{
    b.start("break", 7, 0x0000ffff);
    b.control(OP_PREBRK, 0x00, 0x80, 0);
    b.expect(0x08, 0x0000ffff);
    b.control(OP_BRK, 0x08, 0, 0x00000003);
    b.expect(0x10, 0x0000fffc);
    b.control(OP_BRK, 0x10, 0, 0xf0000000);
    b.expect(0x18, 0x0000fffc); // no active lane breaks
    b.control(OP_RET, 0x18, 0, 0x0000000c);
    b.expect(0x20, 0x0000fff0);
    b.control(OP_BRK, 0x20, 0);
    b.expect(0x80, 0x0000fff3); // the two that returned stay away
    b.nop_exit(0x80);
    b.expect_done(0);

    // a loop inside an if: lanes broke inside a BRANCH's other side
    b.start("break under a branch", 7, kAll);
    b.control(OP_PREBRK, 0x00, 0x80);
    b.control(OP_BRA, 0x08, 0x40, 0x0000ffff);
    b.control(OP_BRK, 0x40, 0);
    b.expect(0x10, 0xffff0000);
    b.control(OP_BRK, 0x10, 0);
    b.expect(0x80, kAll);
    b.control(OP_BRK, 0x80, 0, 0x80000000);
    b.expect(0x88, 0x7fffffff);
    b.nop_exit(0x88);
    b.expect_done(kUnderflow); // the last lanes go while one is still in a break

    // a lane that exits in a loop inside a call is gone for good
    b.start("exit, break, return", 7, 0x0000000f);
    b.control(OP_CALL, 0x00, 0x100);
    b.control(OP_PREBRK, 0x100, 0x180);
    b.control(OP_BRA, 0x108, 0x140, 0x1);
    b.nop_exit(0x140);
    b.expect(0x110, 0x0000000e);
    b.control(OP_BRK, 0x110, 0);
    b.expect(0x180, 0x0000000e);
    b.control(OP_RET, 0x180, 0);
    b.expect(0x08, 0x0000000e);
    b.nop_exit(0x08);
    b.expect_done(0);

    // one ret goes through an empty JOINAT and an empty PREBRK to its CALL
    b.start("unwinding three entries", 7, kAll);
    b.control(OP_CALL, 0x00, 0x100);
    b.control(OP_PREBRK, 0x100, 0x180);
    b.control(OP_JOINAT, 0x108, 0x140);
    b.control(OP_BRA, 0x110, 0x130, 0x0000ffff);
    b.control(OP_RET, 0x130, 0);
    b.expect(0x118, 0xffff0000);
    b.control(OP_RET, 0x118, 0);
    b.expect(0x08, kAll);
    b.check(b.took == 5, "clocks", b.took, 5);
    b.nop_exit(0x08);
    b.expect_done(0);

    b.start("break without prebrk", 7, 0x1);
    b.control(OP_BRK, 0x00, 0);
    b.expect_done(kUnderflow);
}

void limits(Bench &b)
{
    // STACK_DEPTH is 32
    b.start("full stack", 2, kAll);
    for (unsigned i = 0; i < 32; i++) {
        b.control(OP_CALL, 0x10 * i, 0x10 * (i + 1), 0);
        b.expect(0x10 * (i + 1), kAll);
    }
    b.control(OP_BRA, 0x200, 0x800);
    b.expect(0x800, kAll); // uniform: needs no entry
    b.control(OP_RET, 0x800, 0);
    b.expect(0x1f8, kAll);
    b.control(OP_JOINAT, 0x1f8, 0x400);
    b.expect(0x200, kAll);
    b.control(OP_BRA, 0x200, 0x800, 0x1);
    b.expect_done(kLimit);

    // every entry keeps its place: 31 calls deep and back
    b.start("deep calls", 2, 0x00ffff00);
    for (unsigned i = 0; i < 32; i++) b.control(OP_CALL, 0x1000 * i, 0x1000 * (i + 1));
    for (unsigned i = 32; i-- > 0;) {
        b.control(OP_RET, 0x1000 * i + 0x800, 0);
        b.expect(0x1000 * i + 8, 0x00ffff00);
    }
    b.nop_exit(0x8);
    b.expect_done(0);
    b.start("push one too many", 2, kAll);
    for (unsigned i = 0; i < 32; i++) b.control(OP_PREBRK, 8 * i, 0x400);
    b.expect(0x100, kAll);
    b.control(OP_PREBRK, 0x100, 0x400);
    b.expect_done(kLimit);

    b.start("stack of the next owner", 2, 0xff);
    b.nop_join(0x10);
    b.expect_done(kUnderflow);

    b.start("kill", 2, kAll);
    b.control(OP_CALL, 0x0, 0x100);
    b.request(OP_ILLEGAL, 0x100, 0, 0, false, false, true, false, 1);
    b.expect_done(0);
    b.start("kill goes before modifiers", 2, kAll);
    b.request(OP_IADD, 0x100, 0, kAll, false, true, true, false, 2);
    b.expect_done(0);
    b.start("kill of a control instruction", 2, kAll);
    b.request(OP_QUADON, 0x100, 0, kAll, false, false, true, false, 2);
    b.expect_done(0);
}

// Two warps' stacks do not meet; a start goes before a request and both wait for the one at work.
void two_warps(Bench &b)
{
    b.start("two warps", 3, kAll);
    b.start("two warps", 4, 0x000fffff);
    b.warp = 3;
    b.control(OP_CALL, 0x00, 0x100);
    b.expect(0x100, kAll);
    b.warp = 4;
    b.control(OP_PREBRK, 0x00, 0x200);
    b.expect(0x08, 0x000fffff);
    b.control(OP_RET, 0x08, 0, 0x3);
    b.expect(0x10, 0x000ffffc);
    b.warp = 3;
    b.control(OP_RET, 0x100, 0, 0x1);
    b.expect(0x108, 0xfffffffe);

    b.top.req_valid_i = 1;
    b.top.req_warp_i = 3;
    b.top.req_op_i = OP_RET;
    b.top.req_pc_i = 0x108;
    b.top.req_exec_i = kAll;
    b.tick();
    b.top.req_valid_i = 0;
    b.top.start_valid_i = 1;
    b.top.start_warp_i = 6;
    b.top.start_mask_i = 0x7;
    b.top.eval();
    unsigned waited = 0;
    for (; !b.top.start_ready_o && waited < 10; waited++) b.tick();
    b.check(waited == 2, "clocks a start waited", waited, 2);
    b.check(b.top.res_valid_o, "result", b.top.res_valid_o, 1);
    b.expect(0x08, kAll);
    b.top.req_valid_i = 1;
    b.top.req_warp_i = 4;
    b.top.req_op_i = OP_BRK;
    b.top.eval();
    b.check(!b.top.req_ready_o, "request ready beside a start", b.top.req_ready_o, 0);
    b.top.req_valid_i = 0;
    b.tick();
    b.top.start_valid_i = 0;
    b.check(b.active(6) == 0x7, "mask at start", b.active(6), 0x7);

    b.warp = 4;
    b.control(OP_BRK, 0x10, 0);
    b.expect(0x200, 0x000ffffc);
    b.nop_exit(0x200);
    b.expect_done(0);
    b.check(b.active(3) == kAll, "mask of the other warp", b.active(3), kAll);
    b.warp = 3;
    b.nop_exit(0x08);
    b.expect_done(0);
    b.warp = 6;
    b.nop_exit(0x08);
    b.expect_done(0);
}

} // namespace

int main(int argc, char **argv)
{
    Bench bench;
    bench.context.commandArgs(argc, argv);
    bench.reset();
    branches(bench);
    joins(bench);
    quads(bench);
    discards(bench);
    calls(bench);
    breaks(bench);
    limits(bench);
    two_warps(bench);
    return bench.end();
}
