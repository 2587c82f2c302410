// sgx543_prepare: rows of instructions by hand, from docs/isa/sgx543.md (2.2, 3.20, 5.1, 5.2, 5.6):
// the next pc of the slot, the new values of LINK, MOE and PHASE, the events for fixed functions,
// whether a pass does something, its reads and writes. Then the order of events and the claims,
// shown firing. Build: verilator --cc --exe --build --assert --top test_sgx543_prepare_top. Exit 0:
// all passed, 1: a check failed.
#include "../common/test_claims.h"
#include "Vsgx543_prepare.h"

namespace {

using Unit = Vsgx543_prepare;
using unit::reset;
using unit::tick;

enum What { Compute, Nothing, Gather };
enum End { Goes, Done };

constexpr uint64_t Nop = 0xf800014000000000, NopEnd = 0xf804014000000000, Ba = 0xf800000000000000,
                   Br = 0xf800004000000000;
constexpr uint64_t Return = 0xf800008000000000, SaveLink = 1ull << 41, Raises = 1ull << 51,
                   If0 = 1ull << 56, Illegal = 0xd800000000000000;
constexpr uint64_t NopFor0 = 0xf900014000000000, NopForNot0 = 0xfd00014000000000,
                   NopForEach = 0xff00014000000000;
constexpr uint64_t SetLink = 0xf80000c000000000, Kill = 0xf930000000000000,
                   Emit = 0xfb20300000000000, DepthFeedback = 0xfb30003000000000;
constexpr uint64_t Pcoeff = 0xf830000000000000, Ptoff = 0xf830040000000000;
// imm
constexpr uint64_t Phas = 0xfa44000000000000, PhasEnd = Phas | 1ull << 51,
                   PhasWait7 = Phas | 7ull << 40;
constexpr uint64_t Valid = 1 << 14, Wait7 = 7 << 8;

struct Row {
    const char *text;
    uint64_t word;
    uint32_t pc, prog_end, link;
    uint64_t phase; // address << 15, valid and the rest
    unsigned pred;
    uint32_t value; // of the shared unit
    // the expected results
    End end;
    uint32_t next;
    int new_link; // -1: none
    unsigned phase_we;
    bool exception;
};

const Row Rows[] = {
    {"an instruction goes on", Nop, 10, 0, 0, 0, 0, 0, Goes, 11, -1, 0, false},
    {"and the last one of the code", Nop, 0xfffff, 0, 0, 0, 0, 0, Goes, 0, -1, 0, false},
    {"ba", Ba | 77, 10, 0, 0, 0, 0, 0, Goes, 77, -1, 0, false},
    {"ba with link", Ba | SaveLink | 77, 10, 0, 0, 0, 0, 0, Goes, 77, 11, 0, false},
    {"br backward", Br | 0xffffd, 10, 0, 0, 0, 0, 0, Goes, 7, -1, 0, false},
    {"br forward, with link", Br | SaveLink | 5, 10, 0, 0, 0, 0, 0, Goes, 15, 11, 0, false},
    {"br that is not taken", Br | SaveLink | If0 | 5, 10, 0, 0, 0, 14, 0, Goes, 11, -1, 0, false},
    {"br that is taken", Br | If0 | 5, 10, 0, 0, 0, 1, 0, Goes, 15, -1, 0, false},
    {"br that raises an exception", Br | Raises | SaveLink | 5, 10, 0, 0, 0, 0, 0, Goes, 11, -1, 0,
     true},
    {"br that would, but is not taken", Br | Raises | If0 | 5, 10, 0, 0, 0, 0, 0, Goes, 11, -1, 0,
     false},
    {"return", Return, 10, 0, 1234, 0, 0, 0, Goes, 1234, -1, 0, false},
    {"return keeps LINK, whatever bit 41 is", Return | SaveLink, 10, 0, 1234, 0, 0, 0, Goes, 1234,
     -1, 0, false},
    {"return that is not taken", Return | If0, 10, 0, 1234, 0, 0, 0, Goes, 11, -1, 0, false},
    {"mov link", SetLink, 10, 0, 0, 0, 0, 0xfff12345, Goes, 11, 0x12345, 0, false},
    {"mov link that is not done", SetLink | If0, 10, 0, 0, 0, 0, 0xfff12345, Goes, 11, -1, 0,
     false},
    {"an end", NopEnd, 10, 0, 0, 0, 0, 0, Done, 11, -1, 0, false},
    {"an end, though its predicate is not met", NopEnd | If0, 10, 0, 0, 0, 0, 0, Done, 11, -1, 0,
     false},
    {"an end with a phase behind it", NopEnd, 10, 0, 0, 500u << 15 | Valid, 0, 0, Goes, 500, -1, 1,
     false},
    {"with a phase that waits for ever", NopEnd, 10, 0, 0, 500u << 15 | Valid | Wait7, 0, 0, Done,
     11, -1, 0, false},
    {"with a phase that was before", NopEnd, 10, 0, 0, 500u << 15, 0, 0, Done, 11, -1, 0, false},
    {"the end of the program", Nop, 10, 11, 0, 0, 0, 0, Done, 11, -1, 0, false},
    {"a branch there", Br | 20, 10, 30, 0, 0, 0, 0, Done, 30, -1, 0, false},
    {"a branch away from there", Br | 20, 10, 11, 0, 0, 0, 0, Goes, 30, -1, 0, false},
    {"the end of the program with a phase behind it", Nop, 10, 11, 0, 500u << 15 | Valid, 0, 0,
     Goes, 500, -1, 1, false},
    {"a phase that is set", Phas | 321, 10, 0, 0, 0, 0, 0, Goes, 11, -1, 3, false},
    {"a phase that is set and begins", PhasEnd | 321, 10, 0, 0, 500u << 15, 0, 0, Goes, 321, -1, 3,
     false},
    {"a phase that is set for ever", PhasEnd | PhasWait7 | 321, 10, 0, 0, 0, 0, 0, Done, 11, -1, 3,
     false},
    {"kill", Kill, 10, 0, 0, 500u << 15 | Valid, 0, 0, Done, 11, -1, 0, false},
    {"kill that is not done", Kill | 1ull << 41, 10, 0, 0, 0, 1, 0, Goes, 11, -1, 0, false},
    {"an illegal word stays", Illegal, 10, 11, 0, 500u << 15 | Valid, 0, 0, Done, 10, -1, 0, false},
};

void moe_rows(unit::Checks &checks, Unit &top)
{
    const auto row = [&top](unsigned k) {
        uint32_t value = 0;
        for (unsigned n = 0; n < 21; n++)
            value |= (top.moe_o[(21 * k + n) / 32] >> (21 * k + n) % 32 & 1) << n;
        return value;
    };
    for (unsigned n = 0; n < 4; n++) top.moe_i[n] = 0;
    for (unsigned k = 0; k < 5; k++) // base 0x100 + k, inc 0x20 + k
        for (unsigned n = 0; n < 21; n++)
            if ((0x20000u + 0x1000 * k + 0x100 + k) >> n & 1)
                top.moe_i[(21 * k + n) / 32] |= 1u << (21 * k + n) % 32;
    checks.scene = "smlsi";
    top.word_i = 0xfa1000050a0b0c0dull | 0x123ull << 36; // dmode 0, s0mode 1, s1mode 0, s2mode 1
    top.eval();
    checks.equal("rows that are written", top.moe_we_o, 31);
    checks.equal("dst", row(0), 0x0a100);
    checks.equal("s0", row(1), 1u << 20 | 0x0b101);
    checks.equal("s1", row(2), 0x0c102);
    checks.equal("s2", row(3), 1u << 20 | 0x0d103);
    checks.equal("limits", row(4), 0x123);
    checks.scene = "smbo";
    top.word_i = 0xfb10000000000000ull | 0xabcull << 36 | 0x111ull << 24 | 0x222 << 12 | 0x333;
    top.eval();
    checks.equal("rows that are written", top.moe_we_o, 15);
    checks.equal("dst", row(0), 0x20abc);
    checks.equal("s0", row(1), 0x21111);
    checks.equal("s1", row(2), 0x22222);
    checks.equal("s2", row(3), 0x23333);
    checks.scene = "a phase that begins";
    top.word_i = NopEnd;
    top.phase_i = 5u << 15 | Valid;
    top.eval();
    checks.equal("rows that are written", top.moe_we_o, 31);
    for (unsigned k = 0; k < 5; k++) checks.equal("a row", row(k), k < 4 ? 0x1000 : 0);
    checks.scene = "nop";
    top.word_i = Nop;
    top.phase_i = 0;
    top.eval();
    checks.equal("rows that are written", top.moe_we_o, 0);
}

void rows(unit::Checks &checks)
{
    Unit top;
    reset(top);
    top.valid_i = top.last_i = top.stops_i = 1;
    for (const Row &row : Rows) {
        checks.scene = row.text;
        top.word_i = row.word;
        top.pc_i = row.pc;
        top.prog_end_i = row.prog_end;
        top.link_i = row.link;
        top.phase_i = row.phase;
        top.pred_i = row.pred;
        top.shared_value_i = row.value;
        top.eval();
        checks.equal("done", top.done_o, row.end == Done);
        checks.equal("next pc", top.next_pc_o, row.next);
        checks.equal("the slot goes on", top.restart_valid_o, row.end == Goes);
        if (row.end == Goes) checks.equal("where", top.restart_pc_o, row.next);
        checks.equal("LINK is written", top.link_we_o, row.new_link >= 0);
        if (row.new_link >= 0) checks.equal("LINK", top.link_o, row.new_link);
        checks.equal("PHASE is written", top.phase_we_o, row.phase_we);
        checks.equal("an exception", top.exception_o, row.exception);
        checks.equal("illegal", top.illegal_o, row.word == Illegal);
        checks.equal("killed", top.killed_o, row.word == Kill);
        top.last_i = 0; // nothing of it before the last pass
        top.eval();
        checks.equal("before the last pass: the slot goes on", top.restart_valid_o, 0);
        checks.equal("before the last pass: what is written",
                     top.link_we_o | top.phase_we_o | top.moe_we_o | top.evt_valid_o, 0);
        top.last_i = 1;
    }
    top.prog_end_i = top.pred_i = top.phase_i = 0;
    checks.scene = "phas: mode 1, rate 2, wait 1, tcount 0x5a, address 0x123";
    top.word_i = Phas | 1ull << 45 | 2ull << 43 | 1ull << 40 | 0x5aull << 32 | 0x123;
    top.eval();
    checks.equal("PHASE", top.phase_o, 0x123u << 15 | Valid | 1 << 13 | 2 << 11 | 1 << 8 | 0x5a);
    moe_rows(checks, top);
}

void events(unit::Checks &checks)
{
    static const struct {
        const char *text;
        uint64_t word;
        unsigned kind;
        uint32_t data;
        unsigned flags;
    } all[] = {
        {"kill", Kill, 0, 1, 0},     {"depthf.feedback2.twosided", DepthFeedback, 1, 0xdeadbeef, 5},
        {"pcoeff", Pcoeff, 3, 1, 0}, {"ptoff", Ptoff, 4, 1, 0},
        {"emit", Emit, 5, 3, 3},     {"emit of another target", Emit | 2ull << 46, 5, 11, 11},
    };
    Unit top;
    reset(top);
    top.valid_i = top.last_i = top.stops_i = 1;
    top.shared_value_i = 0xdeadbeef;
    for (const auto &e : all) {
        checks.scene = e.text;
        top.word_i = e.word;
        top.eval();
        checks.equal("an event", top.evt_valid_o, 1);
        checks.equal("its kind", top.evt_kind_o, e.kind);
        checks.equal("its data", top.evt_data_o, e.data);
        checks.equal("its flags", top.evt_flags_o, e.flags);
        top.valid_i = 0;
        top.eval();
        checks.equal("an event of nobody", top.evt_valid_o, 0);
        top.valid_i = 1;
    }
    checks.scene = nullptr;
}

// and.repeat2 r10, r3, immediate 0 of p1 (predicate code 2); effects of a pass of it
constexpr uint64_t And = 0x5000100000000000ull | 1ull << 48 | 2ull << 28 | 10ull << 21 | 3ull << 7;

void passes(unit::Checks &checks)
{
    Unit top;
    reset(top);
    top.valid_i = 1;
    top.moe_i[0] = 0x1000;       // by one
    top.moe_i[1] = 0x1000 << 10; // row 2, of s1: bits 42 and on
    top.word_i = And | 2ull << 56;
    top.pred_i = 2;
    checks.scene = "a pass";
    top.eval();
    checks.equal("what", top.what_o, Compute);
    checks.equal("destination", top.dst_o, 10 << 4 | 15);
    checks.equal("lines that are written", top.writes_o, 1ull << 10 % 8);
    checks.equal("omitted", top.omitted_o, 0);
    checks.equal("closes, joined, long, keeps",
                 top.closes_o | top.joined_o | top.long_o | top.keeps_o, 0);
    checks.equal("lines that are read", top.reads_o, 1ull << 3);
    checks.scene = "its second iteration";
    top.iteration_i = 1;
    top.eval();
    checks.equal("destination", top.dst_o, 11 << 4 | 15);
    checks.equal("lines that are written", top.writes_o, 1ull << 11 % 8);
    checks.equal("lines that are read", top.reads_o, 1ull << 4);
    checks.scene = "a pass whose predicate is not met";
    top.pred_i = 13;
    top.counted_i = 1;
    top.eval();
    checks.equal("what", top.what_o, Nothing);
    checks.equal("lines", top.reads_o | top.writes_o, 0);
    checks.equal("omitted", top.omitted_o, 1);
    checks.scene = "secondary";
    top.pred_i = 2;
    top.secondary_i = 1;
    top.eval();
    checks.equal("destination", top.dst_o, 3 << 11 | 11 << 4 | 15);
    checks.scene = "a predicate for each iteration";
    top.word_i = And | 7ull << 56;
    for (unsigned n = 0; n < 2; n++) {
        top.iteration_i = n;
        top.pred_i = 1 << n;
        top.eval();
        checks.equal("met", top.met_o, 1);
        top.pred_i = 15 & ~(1 << n);
        top.eval();
        checks.equal("not met", top.met_o, 0);
    }
    checks.scene = "a predicate that must be 0";
    top.word_i = And | 5ull << 56;
    top.pred_i = 14;
    top.eval();
    checks.equal("met", top.met_o, 1);
    checks.scene = "registers that there are not, in one iteration of two";
    top.secondary_i = top.counted_i = 0;
    top.word_i = (And & ~(127ull << 21)) | 123ull << 21;
    top.moe_i[0] = 8 << 12;
    for (unsigned n = 0; n < 2; n++) {
        top.iteration_i = n;
        top.last_i = n;
        top.eval();
        checks.equal("out of bounds", top.oob_o, n);
        tick(top);
    }
    checks.scene = "the same in the other order";
    top.moe_i[0] = 0xf8 << 12 | 8; // from 131 back to 123
    for (unsigned n = 0; n < 2; n++) {
        top.iteration_i = n;
        top.last_i = n;
        top.eval();
        checks.equal("out of bounds", top.oob_o, 1);
        tick(top);
    }
    checks.scene = "it is not kept";
    top.moe_i[0] = 0x1000;
    top.last_i = 0;
    top.iteration_i = 0;
    top.eval();
    checks.equal("out of bounds", top.oob_o, 0);
    checks.scene = nullptr;
}

void orders(unit::Checks &checks)
{
    Unit top;
    unit::Random random{0x5eed};
    unsigned order[4]{};
    reset(top);
    top.word_i = Nop;
    for (unsigned n = 0; n < 2000; n++) {
        unsigned s = random(4), l = (s + 1 + random(3)) % 4;
        top.valid_i = random(2);
        top.slot_i = s;
        top.last_i = 1;
        top.launch_valid_i = random(4) == 0;
        top.launch_slot_i = l;
        top.pc_i = n;
        top.eval();
        checks.equal("order", top.order_o, order[s]);
        checks.equal("order of a launch", top.launch_order_o, order[l]);
        order[s] += top.valid_i;
        order[l] += top.launch_valid_i;
        tick(top);
    }
}

} // namespace

int main()
{
    unit::Claims<Unit> claims;
    rows(claims.checks);
    events(claims.checks);
    passes(claims.checks);
    orders(claims.checks);
    const auto begin = [](Unit &top, uint64_t word, bool last, bool stops) {
        reset(top);
        top.valid_i = 1;
        top.word_i = word;
        top.last_i = last;
        top.stops_i = stops;
    };
    claims.fires(nullptr, [begin](Unit &top) {
        begin(top, NopEnd, true, true);
        tick(top);
        begin(top, Nop, true, false);
        tick(top);
    });
    claims.fires("launched_when_nothing_runs", [begin](Unit &top) {
        begin(top, Nop, true, false);
        top.launch_valid_i = 1;
        tick(top);
    });
    claims.fires("known_when_it_goes_on", [begin](Unit &top) {
        begin(top, NopEnd, true, false);
        tick(top);
    });
    claims.fires("goes_where_it_fetches", [begin](Unit &top) {
        begin(top, Br | 9, true, false);
        tick(top);
    });
    claims.fires("slots_that_there_are", [begin](Unit &top) {
        begin(top, Nop, true, false);
        top.slot_i = 4;
        tick(top);
    });
    claims.fires("closes_with_its_last", [begin](Unit &top) {
        begin(top, Nop, false, false);
        top.close_i = top.shared_i = 1;
        tick(top);
    });
    claims.fires("closes_with_its_last", [begin](Unit &top) {
        begin(top, Nop, true, false);
        top.close_i = 1;
        tick(top);
    });
    claims.fires("illegal_is_one_pass", [begin](Unit &top) {
        begin(top, Illegal, false, true);
        tick(top);
    });
    claims.fires("iteration_is_one_of_its_own", [begin](Unit &top) {
        begin(top, Nop, true, false);
        top.iteration_i = 1;
        tick(top);
    });
    return claims.checks.end();
}
