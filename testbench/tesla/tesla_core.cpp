// Tesla MP in SystemC; see tesla_core.h.
#include "tesla_core.h"

#include <cstring>

extern "C" {
#include "../../model/tesla/tesla.h"
#include "tesla_sweep.h"
}

namespace testbench {

namespace {

const testbench_tesla_ops &build_of(const testbench_config &config)
{
    if (config.port) return testbench_tesla_board;
    return config.bridge ? testbench_tesla_tapped : testbench_tesla_bare;
}

} // namespace

tesla_core::tesla_core(sc_core::sc_module_name name, const testbench_config &config,
                       sc_core::sc_time clock, disturbance disturb, sc_core::sc_event &done)
    : core(name, config, build_of(config).dut, clock, disturb, done), code("code"),
      constant("constant"), global("global"), local("local"), attribute("attribute"),
      output("output"), texture("texture"), ops_(build_of(config))
{
    prepare();
}

// The attributes at the port belong to one program; none of the last one is under way.
void tesla_core::prepare()
{
    attr_words_ = tesla_isa.space_size(program_, nullptr, TESLA_SPACE_ATTRIBUTE) / 4;
    attr_fetched_ = attr_taken_ = 0;
    attr_rsp_ = {};
    in_.attr_valid = false;
}

void tesla_core::settle()
{
    ops_.settle(dut_, &control_, &in_, &out_);
}

const std::vector<uint32_t> *tesla_core::pointers() const
{
    static const std::vector<uint32_t> none;
    return &none;
}

int tesla_core::sweep()
{
    return testbench_tesla_sweep(CoreNumber, tesla_launch_of(program_), config_.bridge);
}

void tesla_core::drive()
{
    set_pins();
    settle();
    accept();
}

void tesla_core::set_pins()
{
    uint64_t random = draw();
    in_.hold = held(random);
    in_.code_req_ready = code_port_.ready(random);
    in_.code_rsp_valid = code_port_.answer(in_.code_rsp_data);
    in_.const_req_ready = const_port_.ready(random);
    in_.const_rsp_valid = const_port_.answer(in_.const_rsp_data);
    in_.mem_req_ready = mem_port_.ready(random);
    in_.mem_rsp_valid = mem_port_.answer(in_.mem_rsp_data);
    in_.tex_req_ready = tex_port_.ready(random);
    in_.tex_rsp_valid = tex_port_.answer(in_.tex_rsp_data);
    if (attr_taken_ < attr_words_) set_attribute(random);
}

// Once valid, a word stays until it is taken.
void tesla_core::set_attribute(uint64_t random)
{
    constexpr size_t words = AttributeBytes / 4;
    if (attr_fetched_ < attr_words_ && !attr_rsp_.full()) fetch_attribute();
    if (in_.attr_valid || !attr_rsp_.due(clock_)) return;
    attr_gate_.use();
    if (stalled(random, 56) || !attr_gate_.gives()) return;
    in_.attr_valid = true;
    in_.attr_data = attr_rsp_.front().word[attr_taken_ % words];
}

// Read ahead of the core, in order.
void tesla_core::fetch_attribute()
{
    auto &rsp = attr_rsp_.push();
    rsp.ready = transport(attribute, tlm::TLM_READ_COMMAND, 4 * uint64_t{attr_fetched_},
                          rsp.word.data(), AttributeBytes, nullptr);
    attr_fetched_ += AttributeBytes / 4;
}

// Performs the requests that the coming edge transfers.
void tesla_core::accept()
{
    uint32_t const_addr = uint32_t{out_.const_req_bank} << 16 | out_.const_req_addr;

    if (code_port_.transfers(out_.code_req_valid, in_.code_req_ready,
                             [this] { return out_.code_req_addr; }))
        code_port_.read(code, out_.code_req_addr);
    if (const_port_.transfers(out_.const_req_valid, in_.const_req_ready,
                              [const_addr] { return const_addr; }))
        const_port_.read(constant, const_addr);
    accept_data();
    accept_texture();
    accept_attribute();
}

void tesla_core::accept_attribute()
{
    if (!out_.attr_ready || !in_.attr_valid) return;
    in_.attr_valid = false;
    attr_taken_++;
    if (attr_taken_ % (AttributeBytes / 4) == 0) attr_rsp_.pop();
}

void tesla_core::accept_texture()
{
    static_assert(sizeof out_.tex_req_head == sizeof asked_.request.head &&
                      sizeof out_.tex_req_data == sizeof asked_.request.source &&
                      sizeof in_.tex_rsp_data == tesla_texture_unit::AnswerBytes,
                  "texture port");
    bool transfers = tex_port_.transfers(out_.tex_req_valid, in_.tex_req_ready, [this] {
        std::array<uint32_t, TESTBENCH_TEX_HEAD + TESTBENCH_TEX_WORDS> all;
        std::memcpy(&all[0], out_.tex_req_head, sizeof out_.tex_req_head);
        std::memcpy(&all[TESTBENCH_TEX_HEAD], out_.tex_req_data, sizeof out_.tex_req_data);
        return all;
    });
    if (!transfers) return;
    std::memcpy(asked_.request.head, out_.tex_req_head, sizeof asked_.request.head);
    std::memcpy(asked_.request.source, out_.tex_req_data, sizeof asked_.request.source);
    trans_.set_extension(&asked_);
    tex_port_.read(texture, 0);
    trans_.clear_extension(&asked_);
}

void tesla_core::accept_data()
{
    bool transfers = mem_port_.transfers(out_.mem_req_valid, in_.mem_req_ready, [this] {
        std::array<uint32_t, 4 + 2 *TESTBENCH_LANES> all = {out_.mem_req_write, out_.mem_req_local,
                                                            out_.mem_req_output, out_.mem_req_addr};
        std::memcpy(&all[4], out_.mem_req_be, sizeof out_.mem_req_be);
        if (out_.mem_req_write)
            std::memcpy(&all[4 + TESTBENCH_LANES], out_.mem_req_data, sizeof out_.mem_req_data);
        return all;
    });
    if (!transfers) return;
    initiator &socket = out_.mem_req_output ? output : out_.mem_req_local ? local : global;
    constexpr size_t bytes = TESTBENCH_LANES * 4;
    if (!out_.mem_req_write) {
        mem_port_.read(socket, out_.mem_req_addr);
        return;
    }
    for (size_t i = 0; i < bytes; i++)
        enable_[i] = out_.mem_req_be[i / 32] >> i % 32 & 1 ? TLM_BYTE_ENABLED : TLM_BYTE_DISABLED;
    transport(socket, tlm::TLM_WRITE_COMMAND, out_.mem_req_addr, out_.mem_req_data, bytes,
              enable_.data());
}

} // namespace testbench
