// vivante_config: each register holds the word written to it, code and uniforms go to consecutive
// words; then its claims. Exit 0: all passed, 1: a check failed.
#include "../common/test_claims.h"
#include "Vvivante_config.h"
#include "verilated.h"

namespace {

using Top = Vvivante_config;

void write(Top &top, unsigned addr, uint32_t data)
{
    top.cfg_valid_i = 1;
    top.cfg_addr_i = addr;
    top.cfg_data_i = data;
    unit::tick(top);
    top.cfg_valid_i = 0;
}

void registers(Top &top, unit::Checks &checks)
{
    unit::reset(top);
    write(top, 0, 0x1234);
    write(top, 1, 0xfedc);
    write(top, 2, 0x100000);
    write(top, 3, 32);
    write(top, 4, 17);
    write(top, 5, 0x1a);
    write(top, 6, 0x80);
    for (unsigned k = 0; k < 8; k++) {
        write(top, 8 + k, 0x01010101 * k);
        write(top, 16 + k, 0x10101010 * k);
    }
    checks.equal("START_PC", top.start_pc_o, 0x1234);
    checks.equal("END_PC", top.end_pc_o, 0xfedc);
    checks.equal("THREADS", top.threads_o, 0x100000);
    checks.equal("INPUT_COUNT", top.inputs_o, 32);
    checks.equal("OUTPUT_COUNT", top.outputs_o, 17);
    checks.equal("cfg_rtne", top.rtne_o, 0);
    checks.equal("FAST_TRANS", top.fast_o, 1);
    checks.equal("HALTI", top.halti_o, 2);
    checks.equal("HEADER", top.header_o, 1);
    checks.equal("TEMPS", top.temps_o, 0x80);
    for (unsigned k = 0; k < 8; k++) {
        checks.equal("INPUT", top.input_map_o[k], 0x01010101 * k);
        checks.equal("OUTPUT", top.output_map_o[k], 0x10101010 * k);
    }
}

// A pointer is written, then words, which are for this memory alone.
void words(Top &top, unit::Checks &checks, bool uniform)
{
    write(top, uniform ? 66 : 64, 77);
    for (unsigned k = 0; k < 3; k++) {
        top.cfg_valid_i = 1;
        top.cfg_addr_i = uniform ? 67 : 65;
        top.cfg_data_i = k + 5;
        top.clk_i = 0;
        top.eval();
        checks.equal("a word of code", top.code_we_o, !uniform);
        checks.equal("a word of uniforms", top.uniform_we_o, uniform);
        checks.equal("its place", top.upload_o, 77 + k);
        checks.equal("the word", top.data_o, k + 5);
        unit::tick(top);
    }
    top.cfg_valid_i = 0;
}

} // namespace

int main(int argc, char **argv)
{
    unit::Claims<Top> claims;

    Verilated::commandArgs(argc, argv);
    claims.fires(nullptr, [&](Top &top) {
        registers(top, claims.checks);
        words(top, claims.checks, false);
        words(top, claims.checks, true);
    });
    auto once = [](unsigned addr, uint32_t data) {
        return [=](Top &top) {
            unit::reset(top);
            write(top, addr, data);
        };
    };
    claims.fires("register_exists", once(24, 0));
    claims.fires("register_exists", once(68, 0));
    claims.fires("level_exists", once(5, 0x0c));
    claims.fires("records_fit", once(3, 33));
    claims.fires("records_fit", once(4, 64));
    return claims.checks.end();
}
