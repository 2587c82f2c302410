// See test_tesla_core.h.
#include "test_tesla_core.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>

#include <sys/wait.h>
#include <unistd.h>

extern "C" {
#include "../../bridge/dpi.h"
}

namespace fake {

unsigned long failed;
core dut;
const char *const Vertex = ".type vertex\n.threads 70\n.inputs 3\n.outputs 2\n.regs 5\n"
                           ".attribute 0: 1 2 3\n.attribute 31: 4 5 6\n.attribute 69: 7 8 9\n"
                           ".texels 0x0: 0x3f800000 0x40000000 0x40400000 0x40800000\n"
                           ".texture 255 1d r32f 4 1 1 1 0\n.sampler 31 0x1\n"
                           "mov b32 o[0x0] $r0\nadd b32 o[0x4] $r0 $r0\nexit nop\n";

void check(bool ok, const char *what, unsigned long long got, unsigned long long want)
{
    if (ok) return;
    if (failed++ < 10) printf("%s is 0x%llx, expected 0x%llx\n", what, got, want);
}
void same(const char *what, unsigned long long got, unsigned long long want)
{
    check(got == want, what, got, want);
}

namespace {

testbench_dut *create(const testbench_config *)
{
    dut.rng = common_rng_make(1, 1);
    dut.created++;
    return reinterpret_cast<testbench_dut *>(&dut);
}
void destroy(testbench_dut *)
{
    dut.destroyed++;
}
bool keep(testbench_dut *)
{
    return dut.keeps;
}
void restore(testbench_dut *)
{
    dut.started = false;
    dut.restored++;
}

void edge(testbench_dut *)
{
    const auto &in = dut.in;
    if (dut.control.cfg_valid) dut.registers[dut.control.cfg_addr] = dut.control.cfg_data;
    if (dut.control.start) dut.started = true;
    if (!dut.started) return;
    if (dut.waited) {
        same("attr_valid of a word that was not taken", in.attr_valid, 1);
        same("that word", in.attr_data, dut.waiting);
    }
    dut.waited = in.attr_valid && !dut.out.attr_ready;
    dut.waiting = in.attr_data;
    if (in.attr_valid && dut.out.attr_ready) dut.taken.push_back(in.attr_data);
    dut.gap = in.attr_valid || dut.taken.size() == dut.attributes ? 0 : dut.gap + 1;
    if (dut.gap && !dut.taken.empty()) dut.gaps++;
    if (dut.gap > dut.longest_gap && !dut.taken.empty()) dut.longest_gap = dut.gap;
    if (dut.out.tex_req_valid && in.tex_req_ready) dut.asked.push_back(dut.clock);
    dut.refused = dut.out.tex_req_valid && !in.tex_req_ready ? dut.refused + 1 : 0;
    if (dut.refused > dut.longest_refusal) dut.longest_refusal = dut.refused;
    if (in.tex_rsp_valid) {
        tesla_texture_response answer = {};
        std::memcpy(answer.word, in.tex_rsp_data, sizeof answer.word);
        dut.answers.push_back(answer);
        dut.answered.push_back(dut.clock);
    }
    if (dut.out.mem_req_valid && in.mem_req_ready) dut.stores.erase(dut.stores.begin());
    dut.clock++;
}

void put_store(const store &s, testbench_tesla_out *out)
{
    out->mem_req_valid = out->mem_req_write = true;
    out->mem_req_output = s.output;
    out->mem_req_local = s.local;
    out->mem_req_addr = s.addr;
    std::memset(out->mem_req_be, 0xff, sizeof out->mem_req_be);
    out->mem_req_be[0] = (out->mem_req_be[0] & ~0xfu) | s.be;
    for (unsigned i = 0; i < Lanes; i++) out->mem_req_data[i] = s.data + i;
}

void settle(testbench_dut *, const testbench_control *control, const testbench_tesla_in *in,
            testbench_tesla_out *out)
{
    *out = {};
    out->busy = dut.started && (dut.taken.size() < dut.attributes || !dut.stores.empty() ||
                                dut.answers.size() < dut.requests.size());
    if (dut.started) {
        out->attr_ready =
            dut.taken.size() < dut.attributes && (common_rng_next(&dut.rng) & 0xff) < dut.ready;
        out->tex_req_valid = dut.asked.size() < dut.requests.size();
        if (out->tex_req_valid) {
            const auto &r = dut.requests[dut.asked.size()];
            std::memcpy(out->tex_req_head, r.head, sizeof r.head);
            std::memcpy(out->tex_req_data, r.source, sizeof r.source);
        }
        if (!dut.stores.empty()) put_store(dut.stores.front(), out);
    }
    dut.control = *control;
    dut.in = *in;
    dut.out = *out;
}

void nothing(testbench_dut *) {}
void no_wave(testbench_dut *, const char *, uint64_t) {}

} // namespace

common_program program_of(const char *text)
{
    common_program program;
    common_error err = {""};
    if (tesla_isa.assemble("test.s", text, &program, &err)) {
        printf("%s\n", err.text);
        std::exit(1);
    }
    return program;
}
testbench_result run(const common_program &program, testbench_disturb disturb, uint64_t seed,
                     const char *error, const char *const *plusargs, const char *wave)
{
    testbench_config config = {};
    testbench_result result;
    common_error err = {""};
    config.isa = "tesla";
    config.program = &program;
    config.disturb = disturb;
    config.seed = seed;
    config.plusargs = plusargs;
    config.wave_file = wave;
    int status = testbench_run(&config, &result, &err);
    if (error) check(status && std::strstr(err.text, error), err.text, status, -1);
    else check(status == 0, err.text, status, 0);
    return result;
}
bool in_child(const std::function<void()> &test)
{
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        test();
        fflush(stdout);
        _exit(failed != 0);
    }
    int status = -1;
    return child > 0 && waitpid(child, &status, 0) == child && WIFEXITED(status) &&
           WEXITSTATUS(status) == 0;
}
unsigned in_children(std::initializer_list<named_test> tests)
{
    unsigned bad = 0;
    for (const auto &t : tests) {
        if (in_child(t.test)) continue;
        printf("failed: %s\n", t.name);
        bad++;
    }
    return bad;
}

const char *const plusargs[] = {"bug=", "more=", nullptr};

} // namespace fake

extern "C" {
const testbench_tesla_ops testbench_tesla_bare = {{fake::create, fake::destroy, fake::edge,
                                                   fake::no_wave, fake::nothing, fake::keep,
                                                   fake::restore, fake::plusargs},
                                                  fake::settle};
const testbench_tesla_ops testbench_tesla_tapped = testbench_tesla_bare;

void bridge_dpi_reset(int) {}
void bridge_dpi_attach(int, bridge *) {}
int bridge_dpi_ram_count(int)
{
    return 0;
}
const bridge_dpi_ram *bridge_dpi_ram_info(int, int)
{
    std::abort();
}
int bridge_dpi_ram_read(int, int, int, uint32_t *)
{
    std::abort();
}
}
