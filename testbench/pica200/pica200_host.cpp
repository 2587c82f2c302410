// Host of a PICA200 core; see pica200_host.h. Registers: sheet 4.5.
#include "pica200_host.h"

extern "C" {
#include "../../model/pica200/isa.h"
}

namespace testbench {

namespace {

constexpr uint32_t FifoRegisters = 8;
constexpr uint32_t VertexMode = 0xa0, GeometryMode = 0x08;

} // namespace

pica200_host::pica200_host(sc_core::sc_module_name name, const common_program &program,
                           sc_core::sc_event &done)
    : host(name, program, done), input("input"), output("output")
{
}

void pica200_host::load()
{
    for (image *kept : {&uniform_, &int_, &bool_, &code_, &desc_}) kept->clear();
    last_.clear();
    for (size_t i = 0; i < program().code_words; i++)
        code_[static_cast<uint32_t>(i)] = program().code[i];
    if (program().code_words > PICA200_CODE_WORDS) fail();
    for (size_t i = 0; i < program().inits; i++) {
        const common_segment &init = program().init[i];
        switch (init.space) {
        case PICA200_SPACE_INPUT: write_memory(input, init.addr, init.word, init.count); break;
        case PICA200_SPACE_UNIFORM: take(init, 4 * PICA200_UNIFORMS, uniform_); break;
        case PICA200_SPACE_INT: take(init, PICA200_INTS, int_); break;
        case PICA200_SPACE_BOOL: take(init, 1, bool_); break;
        case PICA200_SPACE_DESC: take(init, PICA200_DESCS, desc_); break;
        case PICA200_SPACE_CONFIG:
            for (size_t k = 0; k < init.count; k++)
                last_.emplace_back(static_cast<uint32_t>(init.addr / 4 + k), init.word[k]);
            break;
        default: fail(); // the model has refused it
        }
    }
}

// Whole vectors in f24 mode, w first; components that a segment leaves out are 0.
void pica200_host::upload_uniforms()
{
    uint32_t next = UINT32_MAX, written = 0;

    for (auto it = uniform_.begin(); it != uniform_.end();) {
        uint32_t index = it->first / 4, f24[4] = {0, 0, 0, 0};
        for (; it != uniform_.end() && it->first / 4 == index; ++it)
            f24[it->first % 4] = it->second & 0xffffff;
        if (index != next) write_register(PICA200_REG_UNIFORM, index);
        const uint32_t packed[3] = {f24[3] << 8 | f24[2] >> 16, f24[2] << 16 | f24[1] >> 8,
                                    f24[1] << 24 | f24[0]};
        for (uint32_t word : packed)
            write_register(PICA200_REG_UNIFORM_DATA + written++ % FifoRegisters, word);
        next = index + 1;
    }
}

void pica200_host::set_shader()
{
    const pica200_launch &s = *pica200_launch_of(&program());
    uint32_t map[2] = {0, 0};

    for (uint32_t k = 0; k < 16; k++) map[k / 8] |= uint32_t{s.map[k]} << 4 * (k % 8);
    write_register(PICA200_REG_INPUT,
                   (s.geometry ? GeometryMode : VertexMode) << 24 | (s.attributes - 1));
    write_register(PICA200_REG_ENTRY, s.entry);
    write_register(PICA200_REG_MAP, map[0]);
    write_register(PICA200_REG_MAP + 1, map[1]);
    write_register(PICA200_REG_OUTMAP, s.outmap);
    write_register(PICA200_REG_RUNS, s.runs);
    write_register(PICA200_REG_STRIDE, s.stride);
    if (!s.geometry) return;
    write_register(PICA200_REG_GEOMETRY, s.start << 16 | (s.fixed_count - 1) << 8 | s.input_mode);
    write_register(PICA200_REG_MAIN_COUNT, s.main_count - 1);
}

void pica200_host::configure()
{
    upload(PICA200_REG_CODE, PICA200_REG_CODE_DATA, FifoRegisters, code_);
    write_register(PICA200_REG_CODE_END, 1);
    upload(PICA200_REG_DESC, PICA200_REG_DESC_DATA, FifoRegisters, desc_);
    upload_uniforms();
    for (const auto &[index, data] : int_) write_register(PICA200_REG_INT + index, data);
    for (const auto &[index, data] : bool_) write_register(PICA200_REG_BOOL + index, data);
    set_shader();
    for (const auto &[reg, data] : last_) write_register(reg, data);
}

} // namespace testbench
