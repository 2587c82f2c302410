// sgx543_registers against arrays: random writes of four words from any register on, reads of three
// operands and of a destination's old value, rows of a launch, sa at a first launch. Exit 0:
// all passed, 1: a check failed.
#include <cstring>

#include "../common/test_claims.h"
#include "Vsgx543_registers.h"
#include "verilated.h"

#ifndef READERS
#define READERS 4
#endif

namespace {

enum Bank { R, O, PA, SA, INTERNAL, SPECIAL };
constexpr unsigned Slots = 4, InR = 4 / READERS;

struct Place {
    unsigned bank, number, exists;

    unsigned bits() const { return bank << 11 | number << 4 | exists; }
};

struct Unit {
    Vsgx543_registers top;
    unit::Checks &checks;
    unit::Random random{0x5eed};
    uint32_t file[Slots][5][136]{}, kept[128]{};

    Unit(VerilatedContext *context, unit::Checks &checks) : top(context), checks(checks)
    {
        unit::reset(top);
        for (unsigned n = 0; n < 128; n++) { // as after reset of the core
            top.uniform_we_i = 1;
            top.uniform_addr_i = n;
            top.uniform_data_i = kept[n] = random(1u << 31);
            clock();
        }
        top.uniform_we_i = 0;
    }

    void clock()
    {
        unit::tick(top);
        checks.clocks++;
    }

    uint32_t &at(unsigned slot, const Place &p, unsigned word)
    {
        return file[slot][p.bank][p.bank == INTERNAL ? p.number % 4 * 4 + word : p.number + word];
    }

    // A row of every file at once: sa from the kept copy, pa from the record, all else 0.
    void launch(unsigned slot, bool first)
    {
        for (unsigned row = 0; row < 32; row++) {
            uint32_t record[4];
            top.x_slot_i = slot;
            top.x_valid_i = 7 | (first ? 8 : 0) | (row < 4 ? 16 : 0);
            top.x_record_i = 1 << PA;
            top.x_row_i = row | row << 5 | row << 10 | row << 15 | (row & 3) << 20;
            for (unsigned k = 0; k < 4; k++) {
                top.x_data_i[k] = record[k] = random(1u << 31);
                file[slot][R][4 * row + k] = file[slot][O][4 * row + k] = 0;
                file[slot][PA][4 * row + k] = record[k];
                if (first) file[slot][SA][4 * row + k] = kept[4 * row + k];
                if (row < 4) file[slot][INTERNAL][4 * row + k] = 0;
            }
            top.eval();
            checks.equal("rows that are taken", top.x_ready_o & 31, 31);
            clock();
        }
        top.x_valid_i = 0;
    }

    Place place(bool read)
    {
        Place p{random(read ? 6 : 5), random(128), 0};
        for (unsigned k = 0; k < 4; k++)
            p.exists |= (p.bank >= INTERNAL || p.number + k < 128) << k;
        return p;
    }

    void write()
    {
        Place p = place(false);
        unsigned slot = random(Slots), words = random(16);
        top.w_valid_i = 1;
        top.w_slot_i = slot;
        top.w_place_i = p.bits();
        top.w_words_i = words;
        for (unsigned k = 0; k < 4; k++) {
            uint32_t value = top.w_data_i[k] = random(1u << 31);
            if (!(words >> k & p.exists >> k & 1)) continue;
            at(slot, p, k) = value;
            if (top.keep_i && p.bank == SA) kept[p.number + k] = value;
        }
    }

    // Writes in the clock of the read, or in the last one of them, are not seen.
    void read()
    {
        unsigned slot = random(Slots);
        Place p[4] = {place(true), place(true), place(true), place(false)};
        uint32_t want[4][4];
        if (p[3].bank == INTERNAL) p[3] = p[0].bank < INTERNAL ? p[0] : Place{R, 0, 15};
        for (unsigned n = 0; n < 4; n++)
            for (unsigned k = 0; k < 4; k++)
                want[n][k] = p[n].bank == SPECIAL   ? 0
                             : p[n].exists >> k & 1 ? at(slot, p[n], k)
                                                    : 0;
        top.r_valid_i = 1;
        top.r_keeps_i = 1;
        top.r_slot_i = slot;
        top.r_a_i = p[0].bits();
        top.r_b_i = p[1].bits();
        top.r_c_i = p[2].bits();
        top.r_dst_i = p[3].bits();
        for (unsigned n = 1; n < InR; n++) {
            clock();
            top.r_valid_i = 0;
        }
        write();
        clock();
        top.w_valid_i = top.r_valid_i = 0;
        for (unsigned k = 0; k < 4; k++) {
            if (p[0].bank != SPECIAL) checks.equal("a", top.a_words_o[k], want[0][k]);
            if (p[1].bank != SPECIAL) checks.equal("b", top.b_words_o[k], want[1][k]);
            if (p[2].bank != SPECIAL) checks.equal("c", top.c_words_o[k], want[2][k]);
        }
        checks.equal("what the destination holds", top.old_words_o,
                     want[3][0] | static_cast<uint64_t>(want[3][1]) << 32);
    }

    // A record's four registers come in a clock in which no pass needs that reader.
    void record()
    {
        unsigned slot = random(Slots), keeps = random(2);
        Place p{random(4), random(32) * 4, 15};
        top.r_valid_i = random(2);
        top.r_keeps_i = keeps;
        top.r_record_valid_i = 1;
        top.r_record_slot_i = slot;
        top.r_record_i = p.bits();
        const bool passes = top.r_valid_i;
        for (unsigned n = 1; n < InR && passes; n++) {
            top.eval();
            checks.equal("a reader that a pass needs", top.r_record_ready_o, 0);
            clock();
            top.r_valid_i = 0;
        }
        top.eval();
        checks.equal("a reader for a record", top.r_record_ready_o, !(passes && keeps));
        bool taken = top.r_record_ready_o;
        clock();
        for (unsigned k = 0; k < 4 && taken; k++)
            checks.equal("a record", top.record_words_o[k], at(slot, p, k));
        top.r_valid_i = top.r_record_valid_i = 0;
    }

    void constants()
    {
        static const struct {
            unsigned number;
            uint32_t low, high;
        } rows[] = {{1, 0, 0x3f800000},           {4, 0x40000000, 0x40800000},
                    {20, 0x402df854, 0x3ebc5ab2}, {31, 0x3f000000, 0x3f800000},
                    {45, 0x3e484248, 0x36483a48}, {49, 0x30002555, 0x3c003800},
                    {63, 0x7fff7fff, 0},          {64, 0, 0}};
        for (const auto &row : rows) {
            top.r_valid_i = 1;
            top.r_b_i = Place{SPECIAL, row.number, 15}.bits();
            for (unsigned n = 0; n < InR; n++) {
                clock();
                top.r_valid_i = 0;
            }
            const uint32_t want[4] = {row.low, row.high, row.low, row.low};
            for (unsigned k = 0; k < 4; k++) checks.equal("a constant", top.b_words_o[k], want[k]);
        }
        top.r_valid_i = 0;
    }
};

} // namespace

int main()
{
    unit::Claims<Vsgx543_registers> claims;
    {
        VerilatedContext context;
        Unit unit{&context, claims.checks};
        for (unsigned slot = 0; slot < Slots; slot++) unit.launch(slot, true);
        for (unsigned n = 0; n < 20000; n++) {
            unit.top.keep_i = n > 10000;
            unit.read();
        }
        unit.top.keep_i = 0;
        unit.launch(2, false);
        unit.launch(1, true);
        for (unsigned n = 0; n < 2000; n++) unit.read();
        for (unsigned n = 0; n < 2000; n++) unit.record();
        unit.constants();
    }
    claims.fires(nullptr, [](Vsgx543_registers &top) {
        unit::reset(top);
        top.w_valid_i = top.uniform_we_i = 1;
        top.w_words_i = 15;
        unit::tick(top);
    });
    claims.fires("writes_what_there_is", [](Vsgx543_registers &top) {
        unit::reset(top);
        top.w_valid_i = top.w_words_i = 1;
        top.w_place_i = Place{7, 1, 15}.bits();
        unit::tick(top);
    });
    claims.fires("slot_is_there", [](Vsgx543_registers &top) {
        unit::reset(top);
        top.w_valid_i = 1;
        top.w_slot_i = 9;
        unit::tick(top);
    });
    claims.fires("uniforms_come_alone", [](Vsgx543_registers &top) {
        unit::reset(top);
        top.w_valid_i = top.keep_i = top.uniform_we_i = 1;
        top.w_place_i = Place{SA, 1, 15}.bits();
        unit::tick(top);
    });
    return claims.checks.end();
}
