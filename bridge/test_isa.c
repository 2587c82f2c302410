/* The made-up machine of the bridge's tests, and a core that is a second copy of it. */
#include "test_isa.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { LANES = 4, REGS = 8, FAR_BYTES = 256, NEAR_BYTES = 16, OWN_BYTES = 16 };

struct warp {
    uint64_t pc;
    uint32_t state, dead, in, reg[REGS][LANES]; /* bit r of dead: nobody may look at r */
};

struct model {
    const struct common_program *program;
    uint64_t code_base, far_base, near_base;
    uint32_t warps, launched, clock, tick;
    struct warp warp[TEST_ISA_WARPS];
    uint8_t far[FAR_BYTES], near[TEST_ISA_WARPS * NEAR_BYTES],
        own[TEST_ISA_WARPS * LANES * OWN_BYTES];
};

static uint32_t warps(const struct common_machine *machine)
{
    return common_machine_value(machine, "WARPS", TEST_ISA_WARPS);
}

static uint32_t blocks_of(const struct common_program *program)
{
    return *(const uint32_t *)program->launch;
}

static void *create(const struct common_program *program, const struct common_machine *machine,
                    struct common_error *err)
{
    if (!program->code_words || warps(machine) > TEST_ISA_WARPS) {
        common_fail(err, "%s:1:1: error: nothing to run", program->name);
        return NULL;
    }
    struct model *m = calloc(1, sizeof *m);
    m->program = program;
    m->warps = warps(machine);
    return m;
}

static void *create_high(const struct common_program *program, const struct common_machine *machine,
                         struct common_error *err)
{
    struct model *m = create(program, machine, err);
    if (!m) return NULL;
    m->code_base = TEST_ISA_CODE_BASE;
    m->far_base = TEST_ISA_FAR_BASE;
    m->near_base = TEST_ISA_NEAR_BASE;
    return m;
}

static void destroy(void *model)
{
    free(model);
}

/* The next one gets far[48] as its tags; 99 is too much. */
static int feed(const struct common_program *before, uint32_t space, const uint8_t *byte,
                size_t size, struct common_program *next, struct common_error *err)
{
    (void)before;
    if (space != TEST_ISA_FAR_SPACE) return 0;
    assert(size == FAR_BYTES);
    next->tags = byte[48];
    return next->tags == 99 ? common_fail(err, "99 is too much") : 0;
}

/* `far` alone stays. */
static int follow(void *model, const void *before, struct common_error *err)
{
    (void)err;
    memcpy(((struct model *)model)->far, ((const struct model *)before)->far, FAR_BYTES);
    return 0;
}

static int dispatch(void *model, struct common_retire *event)
{
    struct model *m = model;
    for (uint32_t w = 0; w < m->warps && m->launched < blocks_of(m->program); w++)
        if (m->warp[w].state == COMMON_WARP_IDLE) {
            *event = (struct common_retire){
                .kind = COMMON_LAUNCH, .warp = w, .arg = {m->launched, 0, w, 0}};
            return 1;
        }
    return 0;
}

static struct common_reg_write *add_reg(struct common_step *step, uint32_t index, uint32_t mask,
                                        uint32_t be)
{
    struct common_reg_write *w = &step->reg[step->regs++];
    memset(w, 0, sizeof *w);
    w->index = index;
    w->mask = mask;
    w->be = be;
    return w;
}

/* `bytes` hold what is at address `base` of the space. */
static void add_mem(struct common_step *step, uint8_t *bytes, uint64_t base,
                    struct common_mem_write w)
{
    for (unsigned i = 0; i < 4; i++)
        if (w.be >> i & 1) bytes[w.addr - base + i] = (uint8_t)(w.data >> 8 * i);
    step->mem[step->mems++] = w;
}

static int launch(void *model, const struct common_retire *event, struct common_step *step,
                  struct common_error *err)
{
    struct model *m = model;
    struct warp *w = &m->warp[event->warp];
    if (w->state != COMMON_WARP_IDLE) return common_fail(err, "slot %u is busy", event->warp);
    if (event->arg[0] != m->launched)
        return common_fail(err, "block %u is not the next", event->arg[0]);
    m->launched++;
    *w = (struct warp){.state = COMMON_WARP_READY, .pc = m->code_base};
    step->regs = step->mems = 0;
    memset(&step->retire, 0, sizeof step->retire);
    step->retire.kind = COMMON_LAUNCH;
    step->retire.warp = event->warp;
    memcpy(step->retire.arg, event->arg, sizeof event->arg);
    for (uint32_t r = 0; r < REGS; r++) add_reg(step, r, 0xf, 0xf);
    uint64_t origin = m->near_base + event->warp * NEAR_BYTES;
    for (uint32_t a = 0; a < NEAR_BYTES; a += 4)
        add_mem(step, m->near, m->near_base,
                (struct common_mem_write){
                    .space = TEST_ISA_NEAR_SPACE, .be = 0xf, .addr = origin + a, .origin = origin});
    return 0;
}

static void store(struct model *m, uint32_t warp, const struct warp *w, uint32_t word,
                  struct common_step *step)
{
    uint32_t imm = word >> 16, d = word >> 8 & 7;
    uint64_t origin = m->near_base + warp * NEAR_BYTES;
    if ((word & 0xff) == TEST_ISA_FAR || (word & 0xff) == TEST_ISA_PILE)
        for (uint32_t l = 0; l < LANES; l++)
            add_mem(step, m->far, m->far_base,
                    (struct common_mem_write){.space = TEST_ISA_FAR_SPACE,
                                              .lane = l,
                                              .addr = m->far_base + imm +
                                                      ((word & 0xff) == TEST_ISA_FAR ? 4 * l : 0),
                                              .be = 0xf,
                                              .data = w->reg[d][l]});
    else if ((word & 0xff) == TEST_ISA_NEAR)
        add_mem(step, m->near, m->near_base,
                (struct common_mem_write){.space = TEST_ISA_NEAR_SPACE,
                                          .be = 0xf,
                                          .addr = origin + imm,
                                          .origin = origin,
                                          .data = w->reg[d][0]});
    else if ((word & 0xff) == TEST_ISA_OWN)
        for (uint32_t l = 0; l < LANES; l++)
            add_mem(step, m->own + (warp * LANES + l) * OWN_BYTES, 0,
                    (struct common_mem_write){.space = TEST_ISA_OWN_SPACE,
                                              .lane = l,
                                              .addr = imm,
                                              .be = 0xf,
                                              .data = w->reg[d][l]});
    else
        for (uint32_t i = 0; i < 4; i++)
            add_mem(step, m->far, m->far_base,
                    (struct common_mem_write){.space = TEST_ISA_FAR_SPACE,
                                              .addr = m->far_base + imm,
                                              .be = 1u << i,
                                              .data = w->reg[d][0]});
}

static void execute(struct model *m, struct warp *w, uint32_t word, struct common_step *step)
{
    uint32_t imm = word >> 16, d = word >> 8 & 7, a = word >> 12 & 7;
    struct common_reg_write *reg = NULL;

    switch (word & 0xff) {
    case TEST_ISA_NOP: break;
    case TEST_ISA_SET:
    case TEST_ISA_TWICE:
    case TEST_ISA_ADD:
    case TEST_ISA_CLOCK:
    case TEST_ISA_LOAD:
    case TEST_ISA_IN:
        reg = add_reg(step, d, 0xf, 0xf);
        reg->is_volatile = (word & 0xff) == TEST_ISA_CLOCK;
        if ((word & 0xff) == TEST_ISA_CLOCK) m->clock += 7;
        for (uint32_t l = 0; l < LANES; l++)
            reg->data[l] = (word & 0xff) == TEST_ISA_ADD     ? w->reg[d][l] + w->reg[a][l]
                           : (word & 0xff) == TEST_ISA_CLOCK ? m->clock
                           : (word & 0xff) == TEST_ISA_IN    ? w->in + m->tick
                           : (word & 0xff) == TEST_ISA_LOAD  ? m->far[imm]
                                                             : imm + l;
        if ((word & 0xff) == TEST_ISA_TWICE) {
            struct common_reg_write *first = reg;
            reg = add_reg(step, d, 0xf, 0xf);
            memcpy(reg->data, first->data, sizeof reg->data);
            for (uint32_t l = 0; l < LANES; l++) first->data[l] = ~first->data[l];
        }
        break;
    case TEST_ISA_HALF:
        reg = add_reg(step, d, 0xa, 0x3);
        for (uint32_t l = 0; l < LANES; l++) reg->data[l] = imm | 0xdead0000u; /* not enabled */
        break;
    case TEST_ISA_FLAG: step->retire.trap = imm << 16; break;
    case TEST_ISA_GOTO: step->retire.next_pc = m->code_base + imm; break;
    case TEST_ISA_SKIP: step->retire.next_pc += w->reg[d][0] == imm; break;
    case TEST_ISA_WAIT: w->state = COMMON_WARP_BLOCKED; break;
    case TEST_ISA_GO:
        for (uint32_t i = 0; i < m->warps; i++)
            if (m->warp[i].state == COMMON_WARP_BLOCKED) m->warp[i].state = COMMON_WARP_READY;
        break;
    case TEST_ISA_END: step->retire.done = 1; break;
    case TEST_ISA_KILL: w->dead |= 1u << d; break;
    case TEST_ISA_TRAP: step->retire.trap = imm; break;
    case TEST_ISA_FAR:
    case TEST_ISA_PILE:
    case TEST_ISA_NEAR:
    case TEST_ISA_OWN:
    case TEST_ISA_BYTES: store(m, (uint32_t)(w - m->warp), w, word, step); break;
    default: step->retire.trap = 1; break;
    }
    if (!reg) return;
    w->dead &= ~(1u << d);
    for (uint32_t l = 0; l < LANES; l++)
        if (reg->mask >> l & 1)
            w->reg[d][l] = reg->be == 0xf ? reg->data[l]
                                          : (w->reg[d][l] & 0xffff0000u) | (reg->data[l] & 0xffff);
}

static int step(void *model, uint32_t warp, struct common_step *s, struct common_error *err)
{
    struct model *m = model;
    struct warp *w = &m->warp[warp];
    s->regs = s->mems = 0;
    memset(&s->retire, 0, sizeof s->retire);
    if (w->state != COMMON_WARP_READY) return common_fail(err, "warp %u cannot step", warp);
    uint64_t at = w->pc - m->code_base;
    uint32_t word = at < m->program->code_words ? m->program->code[at] : 0xffffffffu;
    if ((word & 0xff) == TEST_ISA_BROKEN) return common_fail(err, "broken");
    s->retire = (struct common_retire){.warp = warp,
                                       .pc = w->pc,
                                       .nwords = 1,
                                       .word = {word},
                                       .active = 0xf,
                                       .next_pc = w->pc + 1};
    execute(m, w, word, s);
    w->pc = s->retire.next_pc;
    if (s->retire.trap & 0xffff) s->retire.done = 1;
    if (s->retire.done) w->state = COMMON_WARP_IDLE;
    return 0;
}

static int outside(void *model, const struct common_outside *event, struct common_error *err)
{
    struct model *m = model;
    bool whole = event->warp == COMMON_NO_WARP;
    if (event->what == TEST_ISA_TICK && whole) m->tick += event->word[0];
    else if (event->what == TEST_ISA_DEVICE && !whole) m->warp[event->warp].in = event->word[0];
    else if (event->what == TEST_ISA_WAKE && !whole) {
        if (m->warp[event->warp].state != COMMON_WARP_BLOCKED)
            return common_fail(err, "warp %u does not wait", event->warp);
        m->warp[event->warp].state = COMMON_WARP_READY;
    } else return common_fail(err, "there is nothing of number %u", event->what);
    return 0;
}

static void outside_text(const struct common_outside *event, char *text, size_t size)
{
    static const char *const name[] = {"device", "wake", "tick"};
    snprintf(text, size, "%s 0x%x", event->what < 3 ? name[event->what] : "?", event->word[0]);
}

static void accept(void *model, uint32_t warp, const struct common_reg_write *write,
                   struct common_step *step)
{
    (void)step;
    struct model *m = model;
    for (uint32_t l = 0; l < LANES; l++)
        if (write->mask >> l & 1) m->warp[warp].reg[write->index][l] = write->data[l];
}

static enum common_warp_state warp_state(const void *model, uint32_t warp, uint64_t *pc)
{
    const struct model *m = model;
    *pc = m->warp[warp].pc;
    return (enum common_warp_state)m->warp[warp].state;
}

static bool finished(const void *model)
{
    const struct model *m = model;
    for (uint32_t w = 0; w < m->warps; w++)
        if (m->warp[w].state != COMMON_WARP_IDLE) return false;
    return m->launched == blocks_of(m->program);
}

static bool register_live(const void *model, uint32_t warp, uint32_t file, uint32_t index)
{
    const struct model *m = model;
    (void)file;
    return m->warp[warp].state != COMMON_WARP_IDLE && !(m->warp[warp].dead >> index & 1);
}

static void read_register(const void *model, uint32_t warp, uint32_t file, uint32_t index,
                          uint32_t *lane)
{
    const struct model *m = model;
    (void)file;
    memset(lane, 0, COMMON_LANES * sizeof lane[0]);
    memcpy(lane, m->warp[warp].reg[index], sizeof m->warp[warp].reg[index]);
}

static const uint8_t *space_bytes(const void *model, uint32_t space, uint32_t bank, size_t *size)
{
    const struct model *m = model;
    (void)bank;
    *size = space == TEST_ISA_FAR_SPACE    ? sizeof m->far
            : space == TEST_ISA_NEAR_SPACE ? m->warps * NEAR_BYTES
                                           : m->warps * LANES * OWN_BYTES;
    return space == TEST_ISA_FAR_SPACE ? m->far : space == TEST_ISA_NEAR_SPACE ? m->near : m->own;
}

static bool space_live(const void *model, uint32_t space, uint64_t addr, uint64_t *bytes)
{
    const struct model *m = model;
    *bytes = NEAR_BYTES - addr % NEAR_BYTES;
    return space != TEST_ISA_NEAR_SPACE ||
           m->warp[(addr - m->near_base) / NEAR_BYTES].state != COMMON_WARP_IDLE;
}

static size_t state_size(const void *model)
{
    (void)model;
    return sizeof(struct model);
}

static void save(const void *model, void *state)
{
    memcpy(state, model, sizeof(struct model));
}

static void restore(void *model, const void *state)
{
    memcpy(model, state, sizeof(struct model));
}

static unsigned disassemble(const uint32_t *word, size_t nwords, uint64_t pc, char *text,
                            size_t size)
{
    static const char *const name[] = {
        "nop", "set",  "add",   "far",    "near",  "own",  "clock", "trap", "flag", "end",  "wait",
        "go",  "half", "bytes", "broken", "twice", "kill", "in",    "pile", "goto", "load", "skip"};
    (void)pc;
    assert(nwords);
    uint32_t op = *word & 0xff;
    snprintf(text, size, "%s q%u q%u %u", op < sizeof name / sizeof name[0] ? name[op] : "?",
             *word >> 8 & 7, *word >> 12 & 7, *word >> 16);
    return 1;
}

static void trap_text(uint32_t trap, char *text, size_t size)
{
    if (trap & 0xffff) snprintf(text, size, "TRAP_%u", trap & 0xffff);
    else if (trap) snprintf(text, size, "FLAG_%u", trap >> 16);
    else snprintf(text, size, "none");
}

static unsigned sources(const uint32_t *word, size_t nwords, uint32_t *file, uint32_t *index,
                        unsigned max)
{
    (void)nwords;
    if (max < 2) return 0;
    file[0] = file[1] = 0;
    index[0] = *word >> 8 & 7;
    index[1] = *word >> 12 & 7;
    return (*word & 0xff) == TEST_ISA_ADD ? 2 : 0;
}

static unsigned fetch(const struct common_program *program, uint64_t pc, uint32_t *word,
                      uint64_t *next)
{
    if (pc >= program->code_words) return 0;
    *word = program->code[pc];
    *next = pc + 1;
    return 1;
}

static int assemble(const char *name, const char *text, struct common_program *program,
                    struct common_error *err)
{
    (void)text;
    (void)program;
    return common_fail(err, "%s:1:1: error: this machine has no assembler", name);
}

static const struct common_file files[] = {
    {.name = "q", .format = "q%u", .count = REGS, .bits = 32}};
static const struct common_space spaces[] = {{.name = "far", .external = true},
                                             {.name = "near", .swept = true},
                                             {.name = "own", .per_lane = true, .external = true}};
static const struct common_space high_spaces[] = {
    {.name = "far", .external = true, .base = TEST_ISA_FAR_BASE},
    {.name = "near", .swept = true, .base = TEST_ISA_NEAR_BASE},
    {.name = "own", .per_lane = true, .external = true}};
static const char *const volatiles[] = {"clock", NULL};

/* The same machine with its code and memories at other addresses. */
#define QUARK(its_name, its_spaces, its_create)                                                    \
    {                                                                                              \
        .name = its_name, .spaces = its_spaces, .warps = warps, .create = its_create,              \
        .arg_name = {"block", NULL, "slot", NULL}, .lanes = LANES, .max_words = 1, .pc_step = 1,   \
        .files = files, .nfiles = 1, .nspaces = 3, .volatiles = volatiles, .destroy = destroy,     \
        .follow = follow, .feed = feed, .dispatch = dispatch, .launch = launch, .step = step,      \
        .outside = outside, .accept = accept, .warp_state = warp_state, .finished = finished,      \
        .register_live = register_live, .read_register = read_register,                            \
        .space_bytes = space_bytes, .space_live = space_live, .state_size = state_size,            \
        .save = save, .restore = restore, .fetch = fetch, .disassemble = disassemble,              \
        .trap_text = trap_text, .outside_text = outside_text, .sources = sources,                  \
        .assemble = assemble,                                                                      \
    }

const struct common_isa test_isa = QUARK("quark", spaces, create);
const struct common_isa test_isa_high = QUARK("quasar", high_spaces, create_high);

/* ---- the core. */

void test_core_start(struct test_core *c, const uint32_t *code, size_t count, uint32_t blocks)
{
    struct common_error err = {.text = ""};

    memcpy(c->code, code, count * sizeof code[0]);
    c->program.name = (char *)(uintptr_t) "dir/sample.s";
    c->program.code = c->code;
    c->program.code_words = count;
    c->blocks = blocks;
    c->program.launch = &c->blocks;
    c->program.expect = &c->expect;
    c->expect.word = c->expect_word;
    c->parameter[0] = (struct common_parameter){"WARPS", TEST_ISA_WARPS};
    c->parameter[1] = (struct common_parameter){"DEPTH", 4};
    c->machine = (struct common_machine){c->parameter, 2};
    if (!c->fields) c->fields = COMMON_HAS_ALL;
    if (!c->isa) c->isa = &test_isa;
    c->bridge = bridge_create(c->isa, &c->program, &c->machine, &c->options, &err);
    c->model = c->isa->create(&c->program, &c->machine, &err);
    ((struct model *)c->model)->clock = 1000; /* unlike the checker's copy */
    assert(c->bridge && c->model);
}

void test_core_stop(struct test_core *c)
{
    bridge_destroy(c->bridge);
    destroy(c->model);
}

void test_core_prepare(struct test_core *c, uint32_t warp)
{
    struct common_error err = {.text = ""};
    int status = step(c->model, warp, &c->step, &err);
    assert(!status);
    (void)status;
    c->step.retire.fields = c->fields;
    c->step.retire.order = c->order[warp]++;
}

void test_core_outside(struct test_core *c, uint32_t warp, enum test_isa_outside what,
                       uint32_t value)
{
    const struct common_outside event = {.warp = warp,
                                         .order = warp == COMMON_NO_WARP ? 0 : c->order[warp],
                                         .what = what,
                                         .nwords = 1,
                                         .word = {value}};
    struct common_error err = {.text = ""};
    outside(c->model, &event, &err);
    bridge_outside(c->bridge, &event);
}

void test_core_prepare_launch(struct test_core *c, uint32_t warp, uint32_t block)
{
    const struct common_retire event = {
        .kind = COMMON_LAUNCH, .warp = warp, .arg = {block, 0, warp, 0}};
    struct common_error err = {.text = ""};
    int status = launch(c->model, &event, &c->step, &err);
    assert(!status);
    (void)status;
    c->step.retire.order = c->order[warp]++;
}

/* In beats of two lanes, the upper one first, as a core is free to do; where each write counts,
 * whole. */
void test_core_writes(struct test_core *c)
{
    const struct common_retire *r = &c->step.retire;
    for (uint32_t i = 0; i < c->step.regs; i++) {
        const struct common_reg_write *w = &c->step.reg[i];
        if (c->isa && c->isa->each_write) {
            bridge_reg_write(c->bridge, r->warp, r->order, r->warp ^ c->stray, w->file, w->index, 0,
                             w->mask, w->be, w->data, LANES);
            continue;
        }
        bridge_reg_write(c->bridge, r->warp, r->order, r->warp ^ c->stray, w->file, w->index, 2,
                         w->mask >> 2, w->be, w->data + 2, 2);
        bridge_reg_write(c->bridge, r->warp, r->order, r->warp ^ c->stray, w->file, w->index, 0,
                         w->mask & 3, w->be, w->data, 2);
    }
    for (uint32_t i = 0; i < c->step.mems; i++) {
        const struct common_mem_write *w = &c->step.mem[i];
        bridge_mem_write(c->bridge, r->warp, r->order, w->space, w->lane, w->addr, w->be, w->data);
    }
}

void test_core_retire(struct test_core *c)
{
    bridge_retire(c->bridge, &c->step.retire);
}

int test_core_clock(struct test_core *c)
{
    return bridge_clock(c->bridge, ++c->cycle);
}

int test_core_send(struct test_core *c)
{
    test_core_writes(c);
    test_core_retire(c);
    return test_core_clock(c);
}

int test_core_step(struct test_core *c, uint32_t warp)
{
    test_core_prepare(c, warp);
    return test_core_send(c);
}

int test_core_launch(struct test_core *c, uint32_t warp, uint32_t block)
{
    test_core_prepare_launch(c, warp, block);
    return test_core_send(c);
}

int test_core_sweep(struct test_core *c)
{
    const struct model *m = c->model;
    uint32_t words[TEST_ISA_WARPS * NEAR_BYTES / 4];

    bridge_sweep_begin(c->bridge);
    for (uint32_t w = 0; w < TEST_ISA_WARPS; w++)
        for (uint32_t r = 0; r < REGS; r++) {
            bridge_sweep_register(c->bridge, w, 0, r, 0, 2, m->warp[w].reg[r]);
            bridge_sweep_register(c->bridge, w, 0, r, 2, 2, m->warp[w].reg[r] + 2);
        }
    for (uint32_t i = 0; i < sizeof words / 4; i++) {
        const uint8_t *p = m->near + 4 * i;
        words[i] = p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
    }
    bridge_sweep_memory(c->bridge, TEST_ISA_NEAR_SPACE, 0, m->near_base, sizeof words / 4, words);
    return bridge_sweep_end(c->bridge);
}

uint8_t *test_core_memory(struct test_core *c, uint32_t space)
{
    struct model *m = c->model;
    return space == TEST_ISA_FAR_SPACE ? m->far : space == TEST_ISA_NEAR_SPACE ? m->near : m->own;
}

static void memories(const struct model *m, struct bridge_memory memory[2])
{
    memory[0] = (struct bridge_memory){TEST_ISA_FAR_SPACE, 0, m->far, sizeof m->far, false};
    memory[1] = (struct bridge_memory){TEST_ISA_OWN_SPACE, 0, m->own, sizeof m->own, false};
}

enum bridge_verdict test_core_finish(struct test_core *c, enum bridge_end end)
{
    struct bridge_memory memory[2];
    bool swept = bridge_result(c->bridge)->sweeps || c->options.unswept || c->unread;
    if (end == BRIDGE_END_DONE && !swept) test_core_sweep(c);
    memories(c->model, memory);
    return bridge_finish(c->bridge, end, memory, 2);
}

int test_core_next(struct test_core *c)
{
    struct common_error err = {.text = ""};
    struct bridge_memory memory[2];
    memories(c->model, memory);
    int stop = bridge_next(c->bridge, memory, 2);
    void *model = c->isa->create(c->program.next, &c->machine, &err);
    assert(model);
    follow(model, c->model, &err);
    destroy(c->model);
    c->model = model;
    return stop;
}

enum bridge_verdict test_core_run(struct test_core *c)
{
    struct model *m = c->model;
    int stop = 0;
    for (uint32_t block = 0; block < c->blocks && !stop; block++) {
        uint32_t warp = block % TEST_ISA_WARPS;
        stop = test_core_launch(c, warp, block);
        while (!stop && m->warp[warp].state == COMMON_WARP_READY) {
            stop = test_core_step(c, warp);
            if (!stop) stop = test_core_sweep(c);
        }
    }
    return test_core_finish(c, stop ? BRIDGE_END_STOPPED : BRIDGE_END_DONE);
}
