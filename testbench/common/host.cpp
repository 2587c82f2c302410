// TLM-2.0 host; see host.h.
#include "host.h"

#include <cstring>
#include <vector>

#include "core.h"

namespace testbench {

namespace {

// SystemC 3.0 frees the stacks of threads before the threads that have not ended: the last one that
// acts ends all others. Then nothing is left to do, and sc_start() returns.
void end_others(const std::vector<sc_core::sc_object *> &objects)
{
    for (sc_core::sc_object *object : objects) {
        sc_core::sc_process_handle process(object);
        if (process.valid() && !process.terminated() &&
            process != sc_core::sc_get_current_process_handle())
            process.kill();
        end_others(object->get_child_objects());
    }
}

} // namespace

host::host(sc_core::sc_module_name name, const common_program &program, sc_core::sc_event &done)
    : sc_module(name), registers("registers"), program_(&program), done_(done)
{
    SC_THREAD(run);
}

void host::run()
{
    for (bool on = true; on;) {
        load();
        configure();
        write(RegisterStart, 1);
        wait(done_);
        on = !failed_ && program_->next && ready_ && ready_(*program_->next);
        if (on) program_ = program_->next;
    }
    end_others(sc_core::sc_get_top_level_objects());
}

void host::write_register(uint32_t reg, uint32_t data)
{
    if (reg < RegisterStart / 4) write(4 * uint64_t{reg}, data);
    else fail();
}

void host::take(const common_segment &init, uint32_t limit, image &to)
{
    for (size_t i = 0; i < init.count; i++) {
        uint64_t index = init.addr / 4 + uint64_t{i};
        if (index >= limit) fail();
        else to.insert_or_assign(to.end(), static_cast<uint32_t>(index), init.word[i]);
    }
}

void host::upload(uint32_t pointer_register, uint32_t data_register, uint32_t data_registers,
                  const image &from)
{
    uint32_t next = UINT32_MAX, written = 0;

    for (const auto &[index, data] : from) {
        if (index != next) write_register(pointer_register, index);
        write_register(data_register + written++ % data_registers, data);
        next = index + 1;
    }
}

void host::write(uint64_t addr, uint32_t data)
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

void host::write_memory(initiator &socket, uint64_t addr, const uint32_t *word, size_t count)
{
    std::vector<uint8_t> byte(4 * count);
    tlm::tlm_generic_payload trans;

    if (!count) return;
    std::memcpy(byte.data(), word, byte.size()); // this machine is little-endian, as the cores are
    trans.set_command(tlm::TLM_WRITE_COMMAND);
    trans.set_address(addr);
    trans.set_data_ptr(byte.data());
    trans.set_data_length(static_cast<unsigned>(byte.size()));
    trans.set_streaming_width(static_cast<unsigned>(byte.size()));
    if (socket->transport_dbg(trans) != byte.size()) failed_ = true;
}

} // namespace testbench
