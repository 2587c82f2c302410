// vivante_shared against docs/isa/vivante.md, 6.1 to 6.3 and 3.2: random loads, stores, images,
// atomics, divisions and texture requests of two groups, done here one after the other on bytes of
// the host's. Memory and textures answer late and are not always ready. And its claims, each of
// which fires when its rule is broken and at no other time. Exit 0: all passed, 1: a check failed.
#include <cstdint>
#include <cstring>
#include <deque>
#include <string>
#include <vector>

#include "../common/test_claims.h"
#include "Vvivante_shared.h"
#include "verilated.h"

namespace {

using Top = Vvivante_shared;

enum Kind {
    LOAD,
    STORE,
    IMG_LOAD,
    IMG_STORE,
    IMG_LOAD_3D,
    IMG_STORE_3D,
    ATOMIC_ADD,
    ATOMIC_XCHG,
    ATOMIC_CMP_XCHG,
    ATOMIC_MIN,
    ATOMIC_MAX,
    ATOMIC_OR,
    ATOMIC_AND,
    ATOMIC_XOR,
    IDIV,
    IMOD,
    TEXLD,
    TEXLDB,
    TEXLDD,
    TEXLDL,
    TEXLDPCF,
    TXF,
    TEXLDLPCF,
    TEXLDGPCF,
    TG4,
    KINDS
};
enum Type { F32, S32, S8, U16, F16, S16, U32, U8, TYPES };
constexpr unsigned kGroups = 2, kLocal = 1024, kGlobal = 512;

struct Vector {
    uint32_t k[4];
};

struct Insn {
    Kind kind;
    Type type;
    bool we, local, skphp, use_b, use_c;
    unsigned comps, lanes, group, shift, tex_id, swizzle, halti, dst_ok, killed, helper;
    Vector a[4], b[4], c[4];
    uint32_t a0[4], dst[4];
};

struct Request {
    bool write;
    uint32_t addr, be, data;
    bool operator==(const Request &o) const
    {
        return write == o.write && addr == o.addr && be == o.be && (!write || data == o.data);
    }
};

bool is_signed(Type type)
{
    return type == S32 || type == S8 || type == S16;
}
bool is_image(Kind kind)
{
    return kind >= IMG_LOAD && kind <= IMG_STORE_3D;
}
bool is_atomic(Kind kind)
{
    return kind >= ATOMIC_ADD && kind <= ATOMIC_XOR;
}
bool is_store(Kind kind)
{
    return kind == STORE || kind == IMG_STORE || kind == IMG_STORE_3D;
}
bool is_texture(Kind kind)
{
    return kind >= TEXLD;
}
unsigned size_of(Type type)
{
    return type == S8 || type == U8 ? 1 : type == F32 || type == S32 || type == U32 ? 4 : 2;
}

// Effects of an instruction, and the state after it.
struct Model {
    std::vector<uint8_t> global = std::vector<uint8_t>(kGlobal), local[kGroups];
    std::deque<Request> requests; // that the port must show
    Vector result[4];
    unsigned written; // lanes

    Model()
    {
        for (auto &bytes : local) bytes.resize(kLocal);
    }

    uint32_t load(const Insn &i, bool local_space, uint32_t addr, unsigned size)
    {
        std::vector<uint8_t> &bytes = local_space ? local[i.group] : global;
        uint32_t be = ((1u << size) - 1) << (addr & 3), value = 0;
        if (!local_space) requests.push_back({false, addr & ~3u, be, 0});
        for (unsigned n = 0; n < size; n++)
            if (addr + n < bytes.size()) value |= static_cast<uint32_t>(bytes[addr + n]) << 8 * n;
        return value;
    }

    void store(const Insn &i, bool local_space, uint32_t addr, unsigned size, uint32_t value)
    {
        std::vector<uint8_t> &bytes = local_space ? local[i.group] : global;
        uint32_t be = ((1u << size) - 1) << (addr & 3), data = 0;
        for (unsigned n = 0; n < size; n++) {
            data |= (value >> 8 * n & 0xff) << 8 * ((addr & 3) + n);
            if (addr + n < bytes.size()) bytes[addr + n] = static_cast<uint8_t>(value >> 8 * n);
        }
        if (!local_space) requests.push_back({true, addr & ~3u, be, data});
    }

    static uint32_t extended(Type type, uint32_t value)
    {
        if (type == S8) return static_cast<uint32_t>(static_cast<int8_t>(value));
        if (type == S16) return static_cast<uint32_t>(static_cast<int16_t>(value));
        return value;
    }

    // 6.1, 6.2: element j or component k of a lane.
    void element(const Insn &i, unsigned lane, unsigned j, unsigned k)
    {
        const Vector &a = i.a[lane], &b = i.b[lane];
        unsigned size = size_of(i.type);
        uint32_t addr = a.k[0] + (b.k[0] << i.shift) + j * size;
        bool exists = true, in_local = i.local && !is_image(i.kind);
        if (is_image(i.kind)) {
            int32_t x = static_cast<int32_t>(b.k[0]), y = static_cast<int32_t>(b.k[1]);
            exists = x >= 0 && y >= 0 && b.k[0] < (a.k[2] & 0xffff) && b.k[1] < a.k[2] >> 16;
            addr = a.k[0] + b.k[1] * a.k[1] + (b.k[0] * 4 + k) * size;
            if (i.kind == IMG_LOAD_3D || i.kind == IMG_STORE_3D) addr += b.k[2];
        }
        addr &= ~(size - 1);
        if (in_local) exists = addr < kLocal;
        if (!is_store(i.kind))
            result[lane].k[k] = exists ? extended(i.type, load(i, in_local, addr, size)) : 0;
        else if (exists) store(i, in_local, addr, size, i.c[lane].k[k]);
    }

    void atomic(const Insn &i, unsigned lane)
    {
        uint32_t addr = (i.a[lane].k[0] + i.b[lane].k[0]) & ~3u, old = load(i, false, addr, 4);
        uint32_t c = i.c[lane].k[0], value = c;
        bool less =
            is_signed(i.type) ? static_cast<int32_t>(c) < static_cast<int32_t>(old) : c < old;
        switch (i.kind) {
        case ATOMIC_ADD: value = old + c; break;
        case ATOMIC_CMP_XCHG: value = i.c[lane].k[1]; break;
        case ATOMIC_MIN: value = less ? c : old; break;
        case ATOMIC_MAX: value = less ? old : c; break;
        case ATOMIC_OR: value = old | c; break;
        case ATOMIC_AND: value = old & c; break;
        case ATOMIC_XOR: value = old ^ c; break;
        default: break;
        }
        if (i.kind != ATOMIC_CMP_XCHG || old == c) store(i, false, addr, 4, value);
        for (uint32_t &k : result[lane].k) k = old;
    }

    static uint32_t divided(const Insn &i, uint32_t a, uint32_t b) // 3.2
    {
        bool quotient = i.kind == IDIV;
        if (b == 0) return quotient ? 0xffffffff : a;
        if (!is_signed(i.type)) return quotient ? a / b : a % b;
        if (a == 0x80000000 && b == 0xffffffff) return quotient ? a : 0;
        int32_t x = static_cast<int32_t>(a), y = static_cast<int32_t>(b);
        return static_cast<uint32_t>(quotient ? x / y : x % y);
    }

    void perform(const Insn &i)
    {
        unsigned on = i.lanes;
        if (i.kind < IDIV && i.skphp) on &= ~i.helper;
        if (is_store(i.kind) || is_atomic(i.kind)) on &= ~i.killed;
        written = i.we && i.comps && !is_store(i.kind) ? on & i.dst_ok : 0;
        for (unsigned lane = 0; lane < LANES; lane++) {
            if (!(on >> lane & 1)) continue;
            if (is_atomic(i.kind)) atomic(i, lane);
            if (i.kind == IDIV || i.kind == IMOD)
                for (uint32_t &k : result[lane].k) k = divided(i, i.a[lane].k[0], i.b[lane].k[0]);
            if (i.kind > IMG_STORE_3D || (!is_store(i.kind) && !i.we)) continue;
            for (unsigned k = 0, j = 0; k < 4; k++)
                if (i.comps >> k & 1) element(i, lane, j++, k);
        }
    }
};

struct Bench {
    VerilatedContext context;
    Top top{&context};
    unit::Checks checks;
    unit::Random rnd{0x5eed0080};
    Model model, port; // expected state; contents of the port's memory
    Vector texel[4];

    struct Answer {
        uint32_t data;
        unsigned clocks;
    };
    std::deque<Answer> answers;
    unsigned texture_clocks = 0;
    unsigned long stores = 0, matches = 0, images = 0;

    uint32_t address()
    {
        uint32_t any = rnd(0xffffffff);
        return rnd(20) ? rnd(kGlobal + 16) & ~(rnd(2) ? 3u : 0u) : any;
    }

    Insn draw()
    {
        Insn i = {};
        i.kind = static_cast<Kind>(rnd(KINDS));
        i.type = static_cast<Type>(rnd(TYPES));
        i.we = !is_store(i.kind) && rnd(8);
        i.local = (i.kind == LOAD || i.kind == STORE) && rnd(2);
        i.skphp = rnd(3) == 0;
        i.use_b = rnd(2);
        i.use_c = rnd(2);
        i.comps = rnd(4) ? rnd(16) : 15;
        i.lanes = 1 + rnd((1 << LANES) - 1);
        i.group = rnd(kGroups);
        i.shift = rnd(2) ? 0 : rnd(8);
        i.tex_id = rnd(32);
        i.swizzle = rnd(256);
        i.halti = rnd(3);
        i.dst_ok = rnd(8) ? 15 : rnd(16);
        i.killed = rnd(3) ? 0 : rnd(16);
        i.helper = rnd(3) ? 0 : rnd(16);
        for (unsigned lane = 0; lane < 4; lane++) {
            for (Vector *v : {&i.a[lane], &i.b[lane], &i.c[lane]})
                for (uint32_t &k : v->k) k = rnd(2) ? rnd(0xffffffff) : rnd(4) - 1;
            i.a0[lane] = rnd(64);
            i.dst[lane] = rnd(128);
            if (i.kind == IDIV || i.kind == IMOD) {
                if (rnd(8) == 0) i.a[lane].k[0] = 0x80000000, i.b[lane].k[0] = 0xffffffff;
            } else {
                i.a[lane].k[0] = address();
                i.b[lane].k[0] = rnd(4) ? rnd(8) : address();
            }
            if (is_image(i.kind)) {
                i.a[lane].k[1] = rnd(64);
                i.a[lane].k[2] = rnd(8) << 16 | rnd(8);
                i.b[lane].k[1] = rnd(9) - 1;
                i.b[lane].k[2] = rnd(32);
                if (rnd(8) == 0) i.b[lane].k[0] = 0x80000000 | rnd(4);
            }
            if (i.kind == ATOMIC_CMP_XCHG && rnd(2)) {
                uint32_t addr = (i.a[lane].k[0] + i.b[lane].k[0]) & ~3u;
                i.c[lane].k[0] = 0;
                for (unsigned n = 0; n < 4 && addr + n < kGlobal; n++)
                    i.c[lane].k[0] |= static_cast<uint32_t>(model.global[addr + n]) << 8 * n;
            }
        }
        return i;
    }

    void drive(const Insn &i)
    {
        top.take_i = 1;
        top.kind_i = i.kind;
        top.type_i = i.type;
        top.is_signed_i = is_signed(i.type);
        top.we_i = i.we;
        top.comps_i = i.comps;
        top.lanes_i = i.lanes;
        top.group_i = i.group;
        top.local_i = i.local;
        top.shift_i = i.kind == LOAD || i.kind == STORE ? i.shift : 0;
        top.skphp_i = i.skphp;
        top.tex_id_i = i.tex_id;
        top.tex_swiz_i = i.swizzle;
        top.use_b_i = i.use_b;
        top.use_c_i = i.use_c;
        top.dst_ok_i = i.dst_ok;
        top.dst_i = i.dst[0] | i.dst[1] << 7 | i.dst[2] << 14 | i.dst[3] << 21;
        top.killed_i = i.killed;
        top.helper_i = i.helper;
        top.halti_i = i.halti;
        for (unsigned lane = 0; lane < 4; lane++) {
            memcpy(&top.a_i[4 * lane], i.a[lane].k, 16);
            memcpy(&top.b_i[4 * lane], i.b[lane].k, 16);
            memcpy(&top.c_i[4 * lane], i.c[lane].k, 16);
            top.a0_i[lane] = i.a0[lane];
        }
    }

    // The memory port: an accepted request must be the next one, and is performed.
    void accept(const Insn &i)
    {
        Request got = {!!top.mem_req_write_o, top.mem_req_addr_o, top.mem_req_be_o,
                       top.mem_req_data_o};
        checks.check(!model.requests.empty(), "a request that nobody expects at", got.addr, 0);
        if (model.requests.empty()) return;
        Request want = model.requests.front();
        model.requests.pop_front();
        bool alike = got == want;
        checks.check(alike, want.write ? "the address of a store" : "the address of a load",
                     got.addr, want.addr);
        if (!alike) printf("  be %x %x data %x %x\n", got.be, want.be, got.data, want.data);
        if (got.write) {
            stores++;
            for (unsigned n = 0; n < 4; n++)
                if (got.be >> n & 1 && got.addr + n < kGlobal)
                    port.global[got.addr + n] = static_cast<uint8_t>(got.data >> 8 * n);
        } else {
            answers.push_back({port.load(i, false, got.addr, 4), 1 + rnd(6)});
            port.requests.clear();
        }
    }

    // 6.3
    void accept_texture(const Insn &i)
    {
        static const uint8_t number[] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
        unsigned lowest = static_cast<unsigned>(__builtin_ctz(i.lanes));
        bool lod = i.kind == TEXLDB || i.kind == TEXLDL;
        bool use_b = i.use_b && i.kind != TEXLD && (!lod || i.halti == 2),
             use_c = i.use_c && i.kind != TG4;
        unsigned want = use_c << 14 | use_b << 13 | i.lanes << 9 |
                        (i.tex_id + i.a0[lowest]) % 32 << 4 | number[i.kind - TEXLD];
        checks.equal("the head of a texture request", top.tex_req_head_o, want);
        for (unsigned n = 0; n < LANES * 12; n++) {
            const Vector &v = (n / 4 % 3 == 0 ? i.a : n / 4 % 3 == 1 ? i.b : i.c)[n / 12];
            checks.equal("a word of a texture request", top.tex_req_data_o[n], v.k[n % 4]);
        }
        for (unsigned lane = 0; lane < LANES; lane++) {
            for (uint32_t &k : texel[lane].k) k = rnd(0xffffffff);
            for (unsigned k = 0; k < 4; k++)
                model.result[lane].k[k] = texel[lane].k[i.swizzle >> 2 * k & 3];
        }
        texture_clocks = 1 + rnd(5);
    }

    void check_write(const Insn &i)
    {
        checks.equal("lanes that are written", top.x_temp_o, model.written);
        for (unsigned lane = 0; lane < LANES; lane++) {
            if (!(model.written >> lane & 1)) continue;
            checks.equal("a row that is written", top.x_row_o >> 7 * lane & 127, i.dst[lane]);
            for (unsigned k = 0; k < 4; k++) {
                bool on = i.comps >> k & 1;
                checks.equal("bytes that are written", top.x_be_o >> (16 * lane + 4 * k) & 15,
                             on ? 15 : 0);
                if (on)
                    checks.equal("a component", top.x_data_o[4 * lane + k],
                                 model.result[lane].k[k]);
            }
        }
    }

    // One clock of the ports. Returns whether the instruction is done.
    bool clock(const Insn &i, bool *wrote)
    {
        top.mem_req_ready_i = rnd(3) != 0;
        top.tex_req_ready_i = rnd(3) != 0;
        top.x_ready_i = rnd(3) != 0;
        for (Answer &answer : answers) answer.clocks -= answer.clocks > 0;
        top.mem_rsp_valid_i = !answers.empty() && answers.front().clocks == 0;
        top.mem_rsp_data_i = top.mem_rsp_valid_i ? answers.front().data : 0x5a5a5a5a;
        if (top.mem_rsp_valid_i) answers.pop_front();
        top.tex_rsp_valid_i = texture_clocks == 1;
        texture_clocks -= texture_clocks > 0;
        for (unsigned lane = 0; lane < 4; lane++)
            memcpy(&top.tex_rsp_data_i[4 * lane], texel[lane].k, 16);
        top.clk_i = 0;
        top.eval();
        checks.clocks++;
        if (top.mem_req_valid_o && top.mem_req_ready_i) accept(i);
        if (top.tex_req_valid_o && top.tex_req_ready_i) accept_texture(i);
        if (top.x_valid_o && (top.x_ready_i || !top.x_temp_o)) {
            check_write(i);
            *wrote = true;
        }
        bool done = top.done_o;
        top.clk_i = 1;
        top.eval();
        top.take_i = 0;
        return done;
    }

    void run(const Insn &i)
    {
        const std::string name =
            "kind " + std::to_string(i.kind) + ", type " + std::to_string(i.type);
        bool wrote = false, done = false;

        checks.scene = name.c_str();
        model.requests.clear();
        memset(model.result, 0, sizeof model.result);
        model.perform(i);
        images += is_image(i.kind) && !model.requests.empty();
        if (i.kind == ATOMIC_CMP_XCHG)
            for (const Request &r : model.requests) matches += r.write;
        drive(i);
        for (unsigned n = 0; n < 2000 && !done; n++) done = clock(i, &wrote);
        checks.check(done, "the end of an instruction", done, true);
        checks.equal("requests that did not come", model.requests.size(), 0);
        checks.check(wrote || !model.written, "a write of temporaries", wrote, true);
        top.eval();
        checks.equal("busy behind it", top.busy_o, 0);
        checks.scene = nullptr;
    }
};

void begin(Top &top)
{
    unit::reset(top);
    top.clear_i = 1;
    for (unsigned row = 0; row < kGroups * kLocal / 64; row++) {
        top.clear_row_i = row;
        unit::tick(top);
    }
    top.clear_i = 0;
}

void take_load(Top &top)
{
    begin(top);
    top.kind_i = LOAD;
    top.lanes_i = top.comps_i = top.we_i = 1;
    top.take_i = 1;
    unit::tick(top);
    top.take_i = 0;
}

// Returns the checks.
unit::Checks random_instructions()
{
    Bench bench;

    begin(bench.top);
    for (unsigned n = 0; n < 30000; n++) bench.run(bench.draw());
    bench.checks.check(bench.model.global == bench.port.global, "memory at the end", 0, 1);
    bench.checks.check(bench.stores > 1000, "stores", bench.stores, 1001);
    bench.checks.check(bench.matches > 100, "exchanges that matched", bench.matches, 101);
    bench.checks.check(bench.images > 100, "images that were touched", bench.images, 101);
    bench.top.final();
    return bench.checks;
}

} // namespace

int main(int argc, char **argv)
{
    unit::Claims<Top> claims;

    Verilated::commandArgs(argc, argv);
    claims.checks = random_instructions();
    claims.fires(nullptr, take_load);
    claims.fires("taken_when_free", [](Top &top) {
        take_load(top);
        top.take_i = 1;
        unit::tick(top);
    });
    claims.fires("taken_without_halves", [](Top &top) {
        top.halves_i = 1;
        take_load(top);
    });
    claims.fires("answer_was_asked_for", [](Top &top) {
        begin(top);
        top.mem_rsp_valid_i = 1;
        unit::tick(top);
    });
    claims.fires("texture_was_asked_for", [](Top &top) {
        begin(top);
        top.tex_rsp_valid_i = 1;
        unit::tick(top);
    });
    return claims.checks.end();
}
