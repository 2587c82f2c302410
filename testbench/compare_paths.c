/* The two ways of a model, step() and run(), against each other: the same program must end the
 * same, with the same counts, registers and memories; and wherever an instruction limit stops it,
 * too.
 *   compare_paths ISA FILE...            one line at the end; status 1 if any program differs
 *   compare_paths --random ISA COUNT     the same with random programs of each type, seeds 1 to
 *                                        COUNT
 *   compare_paths --spoil ISA FILE...    with a run() that lets warp 0 go one instruction too far
 *   compare_paths --speed ISA FILE...    how fast both are, a line for each program */
#include <inttypes.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "../bridge/model_run.h"
#include "../model/common/file.h"
#include "../model/common/isa_call.h"
#include "../model/common/needs.h"
#include "../model/common/random.h"
#include "../model/common/rng.h"

enum { LIMITS = 4 };

/* The ISA as it is, and without run(). One ISA, one process: what the wrapper counts is global. */
static struct common_isa both, plain;
static uint64_t (*real_run)(void *model, struct common_run *run);
static uint64_t quick_instructions;
static bool spoil;

static uint64_t counting_run(void *model, struct common_run *run)
{
    struct common_error err;
    uint64_t pc, before = run->instructions, steps = real_run(model, run);

    quick_instructions += run->instructions - before;
    if (spoil && run->instructions > before && both.warp_state(model, 0, &pc) == COMMON_WARP_READY)
        both.step(model, 0, run->step, &err);
    return steps;
}

struct end {
    const struct common_isa *isa;
    struct bridge_result result;
    void *model;
    double seconds;
};

static const struct common_machine machine = {NULL, 0};

static int go_on(void *context, void *model, const struct common_program *next)
{
    (void)context, (void)model, (void)next;
    return 0;
}

static int run_one(struct end *end, const struct common_isa *isa, bool hash, uint64_t limit,
                   const struct common_program *program, struct common_error *err)
{
    const struct bridge_model_run run = {.isa = isa,
                                         .program = program,
                                         .machine = &machine,
                                         .limit = limit,
                                         .hashed = hash,
                                         .between = go_on};

    memset(end, 0, sizeof *end);
    end->isa = isa;
    return bridge_model_run(&run, &end->result, &end->model, NULL, &end->seconds, err);
}

static void release(struct end *end)
{
    if (end->model) end->isa->destroy(end->model);
    end->model = NULL;
}

/* ---- compare. Each says what differs and returns false. */

static bool same(const char *file, uint64_t limit, const char *what, uint64_t a, uint64_t b)
{
    if (a == b) return true;
    printf("%s, limit %" PRIu64 ": %s is 0x%" PRIx64 " step by step, 0x%" PRIx64 " side by side\n",
           file, limit, what, a, b);
    return false;
}

static bool same_register(const char *file, uint64_t limit, const struct end *a,
                          const struct end *b, uint32_t warp, uint32_t f, uint32_t index)
{
    uint32_t x[COMMON_LANES] = {0}, y[COMMON_LANES] = {0};
    bool live = common_isa_register_live(&both, a->model, warp, f, index);
    bool live_b = common_isa_register_live(&both, b->model, warp, f, index);
    char name[64], what[96];

    if (live) common_isa_read_register(&both, a->model, warp, f, index, x);
    if (live_b) common_isa_read_register(&both, b->model, warp, f, index, y);
    if (live == live_b && memcmp(x, y, both.lanes * sizeof x[0]) == 0) return true;
    snprintf(name, sizeof name, both.files[f].format, index);
    snprintf(what, sizeof what, "warp %u %s", (unsigned)warp, name);
    if (!same(file, limit, what, live, live_b)) return false;
    for (unsigned lane = 0; lane < both.lanes; lane++) {
        snprintf(what, sizeof what, "warp %u %s lane %u", (unsigned)warp, name, lane);
        if (!same(file, limit, what, x[lane], y[lane])) return false;
    }
    return true;
}

static bool same_warps(const char *file, uint64_t limit, const struct end *a, const struct end *b)
{
    for (uint32_t warp = 0; warp < common_isa_warps(&both, &machine); warp++) {
        uint64_t pc[2];
        enum common_warp_state x = both.warp_state(a->model, warp, &pc[0]);
        enum common_warp_state y = both.warp_state(b->model, warp, &pc[1]);
        if (!same(file, limit, "the state of a warp", x, y)) return false;
        if (!same(file, limit, "the pc of a warp", pc[0], pc[1])) return false;
        for (uint32_t f = 0; f < both.nfiles; f++)
            for (uint32_t index = 0; index < both.files[f].count; index++)
                if (!same_register(file, limit, a, b, warp, f, index)) return false;
    }
    return true;
}

static bool same_space(const char *file, uint64_t limit, const struct end *a, const struct end *b,
                       uint32_t space, uint32_t bank)
{
    size_t size[2];
    const uint8_t *x = common_isa_space_bytes(&both, a->model, space, bank, &size[0]);
    const uint8_t *y = common_isa_space_bytes(&both, b->model, space, bank, &size[1]);
    char what[96];

    snprintf(what, sizeof what, "the size of %s", both.spaces[space].name);
    if (!same(file, limit, what, size[0], size[1])) return false;
    if (!x || !y || memcmp(x, y, size[0]) == 0) return true;
    for (size_t i = 0; i < size[0]; i++) {
        snprintf(what, sizeof what, "%s[0x%zx]", both.spaces[space].name, i);
        if (!same(file, limit, what, x[i], y[i])) return false;
    }
    return true;
}

static bool same_end(const char *file, uint64_t limit, const struct end *a, const struct end *b)
{
    const struct bridge_result *x = &a->result, *y = &b->result;

    if (!same(file, limit, "the verdict", x->verdict, y->verdict) ||
        !same(file, limit, "instructions", x->instructions, y->instructions) ||
        !same(file, limit, "thread instructions", x->thread_instructions, y->thread_instructions) ||
        !same(file, limit, "launches", x->launches, y->launches) ||
        !same(file, limit, "finished", both.finished(a->model), both.finished(b->model)))
        return false;
    if (strcmp(x->message, y->message) != 0) {
        printf("%s, limit %" PRIu64 ": '%s' step by step, '%s' side by side\n", file, limit,
               x->message, y->message);
        return false;
    }
    if (!same_warps(file, limit, a, b)) return false;
    for (uint32_t space = 0; space < both.nspaces; space++)
        for (uint32_t bank = 0; bank < (both.spaces[space].banks ? both.spaces[space].banks : 1);
             bank++)
            if (!same_space(file, limit, a, b, space, bank)) return false;
    return true;
}

/* One program with one limit.
 *   returns  1 equal, 0 not, -1 with err: it cannot be launched */
static int compare(const char *file, const struct common_program *program, uint64_t limit,
                   uint64_t *instructions, struct common_error *err)
{
    struct end a = {.model = NULL}, b = {.model = NULL};
    int equal = -1;

    if (!run_one(&a, &plain, false, limit, program, err) &&
        !run_one(&b, &both, false, limit, program, err))
        equal = same_end(file, limit, &a, &b);
    *instructions = a.result.instructions;
    release(&a);
    release(&b);
    return equal;
}

/* ---- speed. */

/* Instructions and thread instructions a second in the best of many runs: others on the machine
 * only slow it down. */
static int measure(const struct common_isa *isa, bool hash, const struct common_program *program,
                   uint64_t limit, double rate[2], struct common_error *err)
{
    double seconds = 0, best = 1e9;
    struct end end;

    for (unsigned i = 0; i < 5 || (seconds < 0.1 && i < 200); i++) {
        if (run_one(&end, isa, hash, limit, program, err)) return -1;
        release(&end);
        seconds += end.seconds;
        if (end.seconds < best) best = end.seconds;
    }
    rate[0] = (double)end.result.instructions / best / 1e6;
    rate[1] = (double)end.result.thread_instructions / best / 1e6;
    return 0;
}

static int speed(const char *file, const struct common_program *program, uint64_t limit,
                 struct common_error *err)
{
    double hashed[2], step[2], run[2];
    const char *slash = strrchr(file, '/');

    if (measure(&plain, true, program, limit, hashed, err) ||
        measure(&plain, false, program, limit, step, err) ||
        measure(&both, false, program, limit, run, err))
        return -1;
    printf("%-28s %9.1f %9.1f %9.1f %6.2f %11.0f\n", slash ? slash + 1 : file, hashed[0], step[0],
           run[0], run[0] / hashed[0], run[1]);
    return 1;
}

/* ---- programs. */

/* What programs came to. */
struct tally {
    bool speeds;
    unsigned equal, differ, refused;
    unsigned skipped; /* they need what the default shape lacks */
    uint64_t instructions;
};

/* A program that was read, or not (failed, with err). Frees it. */
static void take(struct tally *t, const char *file, struct common_program *program, int failed,
                 struct common_error *err)
{
    struct common_rng rng = common_rng_make(1, 0);
    uint64_t instructions = 0, cut;
    int good = -1;

    if (!failed) {
        uint64_t limit = both.limit ? both.limit(program) : 0;
        good = t->speeds ? speed(file, program, limit, err)
                         : compare(file, program, limit, &instructions, err);
        for (unsigned i = 0; i < LIMITS && good == 1 && instructions > 1; i++)
            good = compare(file, program, 1 + common_rng_below(&rng, (uint32_t)instructions - 1),
                           &cut, err);
        common_program_free(program);
    }
    if (good < 0) printf("%s\n", err->text);
    t->instructions += instructions;
    t->refused += good < 0;
    t->equal += good == 1;
    t->differ += good == 0;
}

/* Reads a source and the programs that it names with .then.
 *   program   common_program_free() it, also after an error
 *   returns   0; -1 with err */
static int load(const char *file, struct common_program *program, struct common_error *err)
{
    memset(program, 0, sizeof *program);
    for (const struct common_program *before = NULL;; before = program, program = program->next) {
        const struct common_load load = {.isa = &both, .program = program, .before = before};
        char *text = common_file_read(file, NULL, err);
        int failed = !text || both.assemble(file, text, program, err) ||
                     (both.finish && both.finish(&load, err));
        free(text);
        if (failed) return -1;
        if (!program->then) return 0;
        file = program->then;
        program->next = calloc(1, sizeof *program->next);
        if (!program->next) return common_fail(err, "%s: error: out of memory", file);
    }
}

static void take_file(struct tally *t, const char *file)
{
    struct common_program program;
    struct common_need need;
    struct common_error err = {""};
    int failed = load(file, &program, &err);

    if (!failed && common_program_lacks(&program, both.parts, &machine, &need)) {
        t->skipped++;
        common_program_free(&program);
        return;
    }
    take(t, file, &program, failed, &err);
}

static void take_random(struct tally *t, unsigned type, uint64_t seed)
{
    struct common_program program;
    const struct common_load load = {.isa = &both, .program = &program};
    const struct common_random_order order = {.isa = &both, .type = type, .seed = seed};
    struct common_error err;
    char name[64], *text = common_random_make(&order, &err);

    snprintf(name, sizeof name, "%s %" PRIu64, both.random->types[type], seed);
    int failed = !text || both.assemble(name, text, &program, &err) ||
                 (both.finish && both.finish(&load, &err));
    take(t, name, &program, failed, &err);
    free(text);
}

/* Seeds 1 to count of one type; says now and then how far it is, for it may take long. */
static void take_type(struct tally *t, unsigned type, uint64_t count)
{
    for (uint64_t seed = 1; seed <= count; seed++) {
        take_random(t, type, seed);
        if (seed % 1000 == 0)
            printf("%s %s: %" PRIu64 " programs, %u differ in all\n", both.name,
                   both.random->types[type], seed, t->differ + t->refused);
    }
}

static const struct common_isa *find(const char *name)
{
    for (size_t i = 0; common_isas[i]; i++)
        if (!strcmp(common_isas[i]->name, name)) return common_isas[i];
    return NULL;
}

/* Models come and go: pages that go back to the host each time would have to be cleared and mapped
 * anew. */
static void keep_memory(void)
{
#ifdef __GLIBC__
    mallopt(M_TRIM_THRESHOLD, 1 << 30);
    mallopt(M_MMAP_THRESHOLD, 1 << 30);
#endif
}

int main(int argc, char **argv)
{
    const char *option = argc > 1 && !strncmp(argv[1], "--", 2) ? argv[1] : "";
    int first = *option ? 3 : 2;
    const struct common_isa *isa = argc > first ? find(argv[first - 1]) : NULL;
    bool random = !strcmp(option, "--random");
    struct tally t = {.speeds = !strcmp(option, "--speed")};

    spoil = !strcmp(option, "--spoil");
    if (!isa || (*option && !random && !t.speeds && !spoil)) {
        fprintf(stderr, "usage: compare_paths [--random | --spoil | --speed] ISA FILE...\n");
        return 2;
    }
    setvbuf(stdout, NULL, _IOLBF, 0);
    keep_memory();
    both = plain = *isa;
    plain.run = NULL;
    real_run = isa->run;
    if (isa->run && !t.speeds) both.run = counting_run;
    if (t.speeds)
        printf("%-28s %9s %9s %9s %6s %11s\n", "Minsn/s", "hash", "step", "run", "ratio", "Mthr/s");
    for (unsigned type = 0; random && isa->random && isa->random->types[type]; type++)
        take_type(&t, type, strtoull(argv[first], NULL, 10));
    for (char **file = argv + first; !random && *file; file++) take_file(&t, *file);
    if (!t.speeds)
        printf("%s: %u programs equal, %u differ, %u refused, %u skipped; run() did %" PRIu64
               " of their instructions, limits included, step() alone %" PRIu64 " without\n",
               isa->name, t.equal, t.differ, t.refused, t.skipped, quick_instructions,
               t.instructions);
    return t.differ || t.refused || t.equal == 0 ? 1 : 0;
}
