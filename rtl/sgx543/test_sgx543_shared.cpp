// sgx543_shared: loads, stores and texture requests of random words (sheet 3.18, 3.19, 5.4, 5.5)
// against bytes of the bench: addresses, elements across words, writes of registers,
// requests and answers that wait, and that memory waits for an instruction that retires late. Then
// its claims, shown firing. Build: verilator --cc --exe --build --assert --top
// test_sgx543_shared_top. Exit 0: all passed, 1: a check failed.
#include <cstring>
#include <map>

#include "../common/test_claims.h"
#include "Vsgx543_shared.h"

namespace {

using Unit = Vsgx543_shared;
using unit::reset;
using unit::tick;

enum Space { Absolute, Local, Tiled };
constexpr unsigned Immediate = 1u << 17; // s1 is one: the ext bit with bank 2
constexpr uint64_t SetLink = 0xf80000c000000000, DepthFeedback = 0xfb30000000000000;

uint64_t memory_word(bool store, bool moe, unsigned count, unsigned space, bool pa, unsigned type,
                     bool dec, bool immediate)
{
    uint32_t w1 = (store ? 30u : 29u) << 27 | unsigned(moe) << 21 | count << 12 | space << 10 |
                  unsigned(pa) << 7 | type << 4 | unsigned(dec) << 3 | (immediate ? Immediate : 0);
    return static_cast<uint64_t>(w1) << 32 | (immediate ? 2u << 30 : 0);
}

struct Bench {
    Unit top;
    unit::Checks &checks;
    unit::Random random{0x5eed};
    std::map<uint32_t, uint8_t> global, local, want_global, want_local;
    std::map<int, uint32_t> registers; // of the instruction at hand: words by number
    std::map<int, uint32_t> written;   // bytes of them that were written
    bool answer = false, was_load = false;
    uint32_t answer_addr = 0;
    bool tiled = false, tex_asked = false;
    uint32_t tex_want[14]{}, tex_head = 0;
    unsigned slot = 0;
    bool late = false; // the last instruction of late_slot used memory and has not retired
    unsigned late_slot = 0;

    Bench(VerilatedContext *context, unit::Checks &checks) : top(context), checks(checks)
    {
        reset(top);
        for (unsigned n = 0; n < 1024; n++) {
            top.clear_i = 1;
            top.clear_row_i = n;
            tick(top);
        }
        top.clear_i = 0;
    }

    // An unwritten byte is made of its address; local memory is 0.
    uint8_t at(std::map<uint32_t, uint8_t> &bytes, uint32_t addr)
    {
        auto found = bytes.find(addr);
        if (found != bytes.end()) return found->second;
        return &bytes == &local || &bytes == &want_local
                   ? 0
                   : static_cast<uint8_t>(addr * 37 ^ addr >> 8);
    }

    void clock()
    {
        top.inject_ready_i = random(2);
        top.mem_req_ready_i = random(2);
        top.tex_req_ready_i = random(2);
        top.mem_rsp_valid_i = answer && random(2);
        if (top.mem_rsp_valid_i) {
            answer = false;
            top.mem_rsp_data_i = 0;
            for (unsigned n = 0; n < 4; n++)
                top.mem_rsp_data_i |= static_cast<uint32_t>(at(global, answer_addr + n)) << 8 * n;
        }
        top.tex_rsp_valid_i = tex_asked && random(3) == 0;
        if (top.tex_rsp_valid_i) {
            tex_asked = false;
            top.tex_rsp_count_i = tex_count;
            for (unsigned n = 0; n < 16; n++) top.tex_rsp_data_i[n] = tex_answer[n];
        }
        top.eval();
        if (top.mem_req_valid_o && top.mem_req_ready_i) {
            checks.equal("tiled", top.mem_req_tiled_o, tiled);
            checks.equal("address of a word", top.mem_req_addr_o & 3, 0);
            checks.equal("a store", top.mem_req_write_o, !was_load);
            if (top.mem_req_write_o) {
                for (unsigned n = 0; n < 4; n++)
                    if (top.mem_req_be_o >> n & 1)
                        global[top.mem_req_addr_o + n] = top.mem_req_data_o >> 8 * n;
            } else {
                answer = true;
                answer_addr = top.mem_req_addr_o;
            }
        }
        if (top.tex_req_valid_o && top.tex_req_ready_i) {
            checks.equal("a texture request", top.tex_req_head_o, tex_head);
            for (unsigned n = 0; n < 14; n++)
                checks.equal("a word of a texture request", top.tex_req_data_o[n], tex_want[n]);
            tex_asked = true;
        }
        if (top.inject_valid_o && top.inject_ready_i) {
            int number = top.inject_dst_o >> 4 & 127;
            unsigned bank = top.inject_dst_o >> 11;
            uint64_t lines = 0;
            checks.equal("slot of what is written", top.inject_slot_o, slot);
            checks.equal("bank", bank, want_bank);
            for (unsigned k = 0; k < (top.inject_whole_o ? 4u : 1u); k++) {
                if (!(top.inject_whole_o ? top.inject_mask_o >> k & 1 : 1)) continue;
                if (!(top.inject_dst_o >> k & 1)) continue;
                int at = (number + static_cast<int>(k)) & 127; // after -1 comes 0
                lines |= 1ull << (8 * bank + (at & 7));
                for (unsigned n = 0; n < 4; n++) {
                    if (!top.inject_whole_o && !(top.inject_mask_o >> n & 1)) continue;
                    uint32_t byte = top.inject_whole_o ? top.inject_data_o[k] >> 8 * n & 255
                                                       : top.inject_data_o[0] >> 8 * n & 255;
                    registers[at] = (registers[at] & ~(255u << 8 * n)) | byte << 8 * n;
                    checks.check(!(written[at] >> n & 1) || repeats, "a byte that is written twice",
                                 at, n);
                    written[at] |= 1u << n;
                }
            }
            checks.equal("lines that are written", top.inject_writes_o, lines);
            checks.equal("lines that are read", top.inject_reads_o, top.inject_whole_o ? 0 : lines);
        }
        tick(top);
        checks.clocks++;
    }

    unsigned want_bank = 0, tex_count = 0;
    uint32_t tex_answer[16]{};
    bool repeats = false;

    // One pass of operands, as soon as they are taken.
    void gather(uint64_t word, unsigned iteration, bool met, int target, const uint32_t *a,
                const uint32_t *b, const uint32_t *c)
    {
        for (unsigned n = 0; !top.ready_o; n++) {
            checks.check(n < 600, "clocks until operands are taken", n, 600);
            if (n >= 600) return;
            clock();
        }
        checks.equal("owned", top.owned_o, iteration != 0);
        top.take_i = 1;
        clock();
        top.take_i = 0;
        for (unsigned n = random(5); n; n--) clock();
        top.valid_i = 1;
        top.word_i = word;
        top.slot_i = slot;
        top.iteration_i = iteration;
        top.met_i = met;
        top.target_i = target & 0x3ffff;
        for (unsigned k = 0; k < 4; k++) {
            top.a_i[k] = a[k];
            top.b_i[k] = b[k];
            top.c_i[k] = c[k];
        }
        clock();
        top.valid_i = 0;
    }

    void end(unsigned of)
    {
        top.ended_valid_i = 1;
        top.ended_slot_i = of;
        clock();
        top.ended_valid_i = 0;
    }

    // Until the instruction is done, and its retire. touches: it used memory.
    void finish(uint32_t value, bool has_value, bool oob, bool touches)
    {
        if (late && touches) {
            for (unsigned n = random(400); n; n--) {
                checks.equal("done before an earlier one retires", top.done_o, 0);
                clock();
            }
            end(late_slot ^ 1);
            checks.equal("done before the slot's own retires", top.done_o, 0);
            end(late_slot);
            late = false;
        }
        for (unsigned n = 0; !top.done_o; n++) {
            checks.check(n < 900, "clocks until an instruction is done", n, 900);
            if (n >= 900) return;
            clock();
        }
        for (unsigned n = random(3); n; n--) clock();
        checks.equal("done", top.done_o, 1);
        if (has_value) checks.equal("value", top.value_o, value);
        checks.equal("registers that there are not", top.oob_o, oob);
        top.closing_i = 1;
        clock();
        top.closing_i = 0;
        for (unsigned n = random(3); n; n--) clock();
        checks.equal("ready for another one", top.ready_o, 0);
        top.close_i = 1;
        top.ends_i = random(3) == 0;
        if (top.ends_i && touches) {
            late = true;
            late_slot = slot;
        }
        clock();
        top.close_i = 0;
        if (late && random(4) == 0) {
            end(late_slot);
            late = false;
        }
    }

    bool expect(std::map<int, uint32_t> &want, std::map<int, uint32_t> &bytes, int number,
                unsigned byte, uint8_t value)
    {
        if (number < 0 || number > 127) return true;
        want[number] = (want[number] & ~(255u << 8 * byte)) | static_cast<uint32_t>(value)
                                                                  << 8 * byte;
        bytes[number] |= 1u << byte;
        return false;
    }

    void load_or_store()
    {
        bool store = random(2), moe = random(2), pa = random(2), dec = random(3) == 0,
             immediate = random(2), oob = false, touches = false;
        unsigned count = random(16), space = random(3), type = random(3), z = 4 >> type;
        uint64_t word = memory_word(store, moe, count, space, pa, type, dec, immediate);
        std::map<int, uint32_t> want, bytes;
        slot = random(4);
        was_load = !store;
        tiled = space == Tiled;
        want_bank = pa ? 2 : 0;
        repeats = moe;
        registers.clear();
        written.clear();
        unsigned passes = moe ? count + 1 : store ? count / 4 + 1 : 1;
        uint32_t a[4]{}, b[4]{}, c[4]{};
        int first =
            random(8) ? random(110) : 120 + static_cast<int>(random(12)) - (random(4) ? 0 : 128);
        a[0] = random(4) ? random(5000) : 0xfffffff0u + random(16);
        for (unsigned pass = 0; pass < passes; pass++) {
            bool met = moe ? random(4) != 0 : true;
            int target = moe ? first + static_cast<int>(pass) : first;
            if (pass == 0 || moe) {
                a[0] += random(9);
                b[0] = immediate ? random(128) : 0x10000 + random(600) - 300;
            }
            for (unsigned k = 0; k < 4; k++)
                c[k] = store ? random(1u << 31) * 2 + random(2) : random(300);
            uint32_t off1 = immediate ? b[0] * z : b[0] - 0x10000,
                     base = a[0] + (dec ? -off1 : off1) + (store ? 0 : c[0]) + (moe ? 0 : 4);
            unsigned elements = moe     ? 1
                                : store ? (pass < passes - 1 ? 4 : count % 4 + 1)
                                        : count + 1;
            touches |= met;
            for (unsigned e = 0; e < elements && met; e++) {
                for (unsigned n = 0; n < z; n++) {
                    uint32_t addr = base + ((store && !moe ? 4 * pass : 0) + e) * z + n;
                    if (space == Local) addr &= 4095;
                    auto &memory = space == Local ? want_local : want_global;
                    unsigned place = e * z + n;
                    if (store) memory[addr] = c[e & 3] >> 8 * n;
                    else
                        oob |= expect(want, bytes, target + static_cast<int>(place / 4), place % 4,
                                      at(memory, addr));
                }
            }
            gather(word, pass, met, target, a, b, c);
        }
        finish(0, false, oob, touches);
        for (const auto &r : bytes) {
            checks.equal("bytes of a register that are written", written[r.first], r.second);
            checks.equal("a register", registers[r.first], want[r.first]);
        }
        checks.check(written.size() == bytes.size(), "registers that are written", written.size(),
                     bytes.size());
        for (const auto &w : want_global)
            checks.equal("a byte of memory", at(global, w.first), w.second);
        local = want_local; // read back by the loads
        global = want_global;
    }

    void sample()
    {
        unsigned dim = random(3), lod = random(4), fconv = random(2) * 2, type = random(3),
                 dest = random(112);
        uint32_t w1 = 28u << 27 | random(2) << 19 | fconv << 14 | random(4) << 12 | dim << 10 |
                      lod << 8 | random(2) << 7 | random(4) << 5 | type << 3 | random(4);
        uint64_t word = static_cast<uint64_t>(w1) << 32 | dest << 21;
        uint32_t a[4], b[4], c[4];
        std::memset(tex_want, 0, sizeof tex_want);
        slot = random(4);
        registers.clear();
        written.clear();
        repeats = false;
        want_bank = w1 >> 7 & 1 ? 2 : 0;
        tex_head = dim | lod << 2 | (w1 >> 5 & 3) << 4 | fconv << 6 | (w1 >> 19 & 1) << 8 |
                   type << 9 | (w1 & 3) << 11 | (w1 >> 12 & 3) << 13 | (w1 >> 7 & 1) << 15 |
                   dest << 16;
        tex_count = random(17);
        for (auto &answer : tex_answer) answer = random(1u << 31);
        bool halves = dim == 2 && lod == 3;
        for (unsigned pass = 0; pass <= halves; pass++) {
            for (unsigned k = 0; k < 4; k++) {
                a[k] = random(1u << 31);
                b[k] = random(1u << 31);
                c[k] = random(1u << 31);
            }
            unsigned aux = lod == 0 ? 0 : lod < 3 ? 1 : dim == 0 ? 2 : dim == 1 ? 4 : 3;
            for (unsigned k = 0; k < 4 && pass == 0; k++) {
                if (k <= dim) tex_want[k] = a[k];
                tex_want[4 + k] = b[k];
            }
            for (unsigned k = 0; k < aux; k++) tex_want[8 + 3 * pass + k] = c[k];
            gather(word, pass, true, static_cast<int>(dest), a, b, c);
        }
        finish(0, false, false, false);
        for (unsigned n = 0; n < tex_count; n++) {
            checks.equal("a word of an answer", registers[dest + n], tex_answer[n]);
            checks.equal("its bytes", written[dest + n], 15);
        }
        checks.check(written.size() == tex_count, "registers of an answer", written.size(),
                     tex_count);
    }

    void value()
    {
        uint32_t a[4] = {random(1u << 31)}, b[4] = {random(1u << 31)}, c[4]{};
        bool link = random(2);
        slot = random(4);
        gather(link ? SetLink : DepthFeedback, 0, true, 0, a, b, c);
        finish(link ? b[0] : a[0], true, false, false);
    }
};

} // namespace

int main()
{
    unit::Claims<Unit> claims;
    {
        VerilatedContext context;
        Bench bench{&context, claims.checks};
        for (unsigned n = 0; n < 1500; n++) {
            unsigned what = bench.random(8);
            if (what == 0) bench.value();
            else if (what < 3) bench.sample();
            else bench.load_or_store();
        }
    }
    const uint64_t load = memory_word(false, false, 0, Absolute, false, 0, false, true);
    const auto gather = [load](Unit &top, uint64_t word) {
        top.take_i = 1;
        tick(top);
        top.take_i = 0;
        top.valid_i = 1;
        top.met_i = 1;
        top.word_i = word ? word : load;
        tick(top);
        top.valid_i = 0;
    };
    claims.fires(nullptr, [gather](Unit &top) {
        reset(top);
        top.mem_req_ready_i = top.inject_ready_i = 1;
        gather(top, 0);
        tick(top, 2);
        top.mem_rsp_valid_i = 1;
        tick(top);
        top.mem_rsp_valid_i = 0;
        tick(top, 3);
        top.closing_i = 1;
        tick(top);
        top.closing_i = 0;
        top.close_i = 1;
        tick(top);
    });
    claims.fires("taken_when_ready", [](Unit &top) {
        reset(top);
        top.take_i = 1;
        tick(top, 2);
    });
    claims.fires("closed_when_done", [](Unit &top) {
        reset(top);
        top.closing_i = 1;
        tick(top);
    });
    claims.fires("closed_when_done", [](Unit &top) {
        reset(top);
        top.close_i = 1;
        tick(top);
    });
    claims.fires("closed_when_done", [gather](Unit &top) { // the last one of its slot used memory
        reset(top);
        top.mem_req_ready_i = 1;
        const uint64_t store = memory_word(true, false, 0, Absolute, false, 0, false, true);
        for (unsigned n = 0; n < 2; n++) {
            gather(top, store);
            tick(top, 3);
            top.closing_i = 1;
            tick(top);
            top.closing_i = 0;
            top.close_i = top.ends_i = 1;
            tick(top);
            top.close_i = 0;
        }
    });
    claims.fires("operands_were_taken", [](Unit &top) {
        reset(top);
        top.valid_i = 1;
        tick(top);
    });
    claims.fires("answer_was_asked_for", [](Unit &top) {
        reset(top);
        top.mem_rsp_valid_i = 1;
        tick(top);
    });
    claims.fires("texture_was_asked_for", [](Unit &top) {
        reset(top);
        top.tex_rsp_valid_i = 1;
        tick(top);
    });
    claims.fires("answer_fits", [](Unit &top) {
        reset(top);
        top.tex_rsp_valid_i = 1;
        top.tex_rsp_count_i = 17;
        tick(top);
    });
    const uint64_t stores = memory_word(true, true, 3, Local, false, 0, false, true);
    claims.fires("operands_are_of_who_asked", [gather, stores](Unit &top) {
        reset(top);
        gather(top, stores);
        tick(top, 3);
        top.slot_i = 2;
        top.iteration_i = 1;
        gather(top, stores);
    });
    claims.fires("operands_come_in_order", [gather, stores](Unit &top) {
        reset(top);
        gather(top, stores);
        tick(top, 3);
        top.iteration_i = 2;
        gather(top, stores);
    });
    return claims.checks.end();
}
