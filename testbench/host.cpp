// TLM-2.0 host; see host.h. Launch registers: rtl/tesla/README.md. Rules of a launch (rounding of s[],
// defaults): model/tesla/README.md, "Launch".
#include "host.h"

#include <cstring>

namespace testbench {

namespace {

enum space { Global = 0, Const = 3 }; // model/tesla/README.md, "Numbers on the taps"

enum reg : uint32_t {
    Grid = 0,
    BlockXy = 1,
    BlockZ = 2,
    Threads = 3,
    Entry = 4,
    CodeBytes = 5,
    Regs = 6,
    Shared = 7,
    LocalLog = 8,
    GridId = 9,
    Params = 10,
    GBase = 16,
    GLimit = 32,
    Param = 64,
};

uint32_t log2_of(uint32_t power)
{
    uint32_t log = 0;
    while (power >> (log + 1)) log++;
    return log;
}

} // namespace

host::host(sc_core::sc_module_name name, const common_program &program, sc_core::sc_event &done)
    : sc_module(name), registers("registers"), code("code"), constant("constant"), global("global"),
      local("local"), program_(program), done_(done)
{
    SC_THREAD(run);
}

void host::run()
{
    load();
    configure();
    write_register(RegisterStart, 1);
    wait(done_);
    sc_core::sc_stop();
}

void host::load()
{
    debug_words(code, 0, program_.code, program_.code_words);
    for (size_t i = 0; i < program_.inits; i++) {
        const common_segment &init = program_.init[i];
        if (init.space == Global) debug_words(global, init.addr, init.word, init.count);
        else if (init.space == Const)
            debug_words(constant, uint64_t{init.bank} << 16 | init.addr, init.word, init.count);
        else failed_ = true; // the core clears its own memories
    }
}

void host::configure()
{
    const common_launch &l = program_.launch;
    uint32_t header = 0x10 + 4 * l.params;
    uint32_t shared = l.shared > header ? l.shared : header;

    write_register(4 * Grid, l.grid[1] << 16 | l.grid[0]);
    write_register(4 * BlockXy, l.block[1] << 16 | l.block[0]);
    write_register(4 * BlockZ, l.block[2]);
    write_register(4 * Threads, l.block[0] * l.block[1] * l.block[2]);
    write_register(4 * Entry, l.entry);
    write_register(4 * CodeBytes, static_cast<uint32_t>(4 * program_.code_words));
    write_register(4 * Regs, l.regs);
    write_register(4 * Shared, (shared + 0x3f) & ~0x3fu);
    write_register(4 * LocalLog, l.local ? log2_of(l.local) : 0);
    write_register(4 * GridId, l.grid_id);
    write_register(4 * Params, l.params);
    for (uint32_t n = 0; n < 16; n++) {
        write_register(4 * (GBase + n), l.g_base[n]);
        write_register(4 * (GLimit + n), l.g_limit[n]);
    }
    for (uint32_t n = 0; n < l.params; n++) write_register(4 * (Param + n), l.param[n]);
}

void host::write_register(uint64_t addr, uint32_t data)
{
    tlm::tlm_generic_payload trans;
    sc_core::sc_time delay = sc_core::SC_ZERO_TIME;
    trans.set_command(tlm::TLM_WRITE_COMMAND);
    trans.set_address(addr);
    trans.set_data_ptr(reinterpret_cast<uint8_t *>(&data));
    trans.set_data_length(4);
    trans.set_streaming_width(4);
    trans.set_response_status(tlm::TLM_INCOMPLETE_RESPONSE);
    registers->b_transport(trans, delay);
    if (!trans.is_response_ok()) failed_ = true;
}

void host::debug(initiator &socket, tlm::tlm_command command, uint64_t addr, uint8_t *byte,
                 size_t size)
{
    tlm::tlm_generic_payload trans;
    trans.set_command(command);
    trans.set_address(addr);
    trans.set_data_ptr(byte);
    trans.set_data_length(static_cast<unsigned>(size));
    trans.set_streaming_width(static_cast<unsigned>(size));
    if (size && socket->transport_dbg(trans) != size) failed_ = true;
}

void host::debug_words(initiator &socket, uint64_t addr, const uint32_t *word, size_t count)
{
    std::vector<uint8_t> byte(4 * count);
    if (count)
        std::memcpy(byte.data(), word, byte.size()); // the host is little-endian, as the core is
    debug(socket, tlm::TLM_WRITE_COMMAND, addr, byte.data(), byte.size());
}

} // namespace testbench
