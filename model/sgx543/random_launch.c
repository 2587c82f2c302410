/* The text around the code of a random shader: launch, uniforms, inputs, memory, answers. It is
 * written as source text, from which the program is made that the model runs. */
#include "random.h"

#include <stdio.h>
#include <stdlib.h>

#include "asm.h"
#include "launch.h"
#include "model.h"
#include "text.h"

enum {
    STEPS = 8000,
    CROWD = 2200, /* instances, at most, of a program of a few words */
    INSN = SGX543_WORDS,
    MOST_LENGTH = 120 /* percent */
};

/* Text that is being written. */
struct writer {
    struct common_draft *draft;
    struct sgx543_random *own;
    FILE *out;
};

static uint32_t below(struct common_draft *d, uint32_t n)
{
    return common_draft_below(d, n);
}

static bool hostile(struct common_draft *d)
{
    return common_draft_knob(d, COMMON_KNOB_HOSTILE, 12);
}

/* ---- how long. */

static void draw_sizes(struct common_draft *d, struct sgx543_random *own, bool batch)
{
    uint32_t percent = d->weights->entry[COMMON_KNOB_LENGTH].percent;
    uint32_t most = (batch ? 20 : 160) * (percent < MOST_LENGTH ? percent : MOST_LENGTH) / 100;

    uint32_t body = INSN * (6 + below(d, (most >> d->attempt / 2) + 1));
    uint32_t words = body + INSN * (1 + below(d, batch ? 8 : 40));

    own->crowd = batch && below(d, 60) == 0;
    if (own->crowd) body = INSN * (1 + below(d, 3)), words = body + INSN;

    own->secondary = below(d, 3) == 0;
    if (own->secondary) own->first = INSN * (2 + below(d, batch ? 8 : 24));
    else if (common_draft_knob(d, COMMON_KNOB_CORNERS, 10))
        own->first = INSN * common_draft_far(d, words / INSN, sgx543_imem(d->machine));
    own->body = own->first + body;
    own->ends = below(d, 2) == 0;
    d->words = own->first + words;
    d->steps = own->crowd ? 4 * STEPS : STEPS;
}

static void print_places(const struct writer *w)
{
    struct sgx543_random *own = w->own;
    uint32_t first = own->first / INSN;
    const uint32_t ends[3] = {0, own->body / INSN, w->draft->words / INSN};

    own->end = ends[below(w->draft, 3)];
    if (first) fprintf(w->out, ".start %u\n", (unsigned)first);
    if (own->secondary) fprintf(w->out, ".secondary 0 %u\n", (unsigned)first);
    fprintf(w->out, ".end %u\n", (unsigned)own->end);
}

/* ---- words. */

typedef uint32_t drawn(struct common_draft *draft);

static void print_words(const struct writer *w, size_t count, drawn *word)
{
    for (size_t i = 0; i < count; i++) fprintf(w->out, " 0x%x", (unsigned)word(w->draft));
}

static uint32_t offset(struct common_draft *d)
{
    return below(d, 8) ? 0x10000 + below(d, 64) - 8 : sgx543_random_any(d);
}

static uint32_t state(struct common_draft *d)
{
    return below(d, 4) ? below(d, 2 * SGX543_RANDOM_ANSWERS) : sgx543_random_any(d);
}

static void print_uniforms(const struct writer *w)
{
    static const struct {
        uint32_t first, count;
        drawn *word;
    } kinds[] = {{SGX543_RANDOM_ADDRESS, SGX543_RANDOM_KIND, sgx543_random_address},
                 {SGX543_RANDOM_OFFSET, SGX543_RANDOM_KIND, offset},
                 {SGX543_RANDOM_COUNT, SGX543_RANDOM_KIND, sgx543_random_count},
                 {SGX543_RANDOM_STATE, SGX543_RANDOM_KIND, state},
                 {0, SGX543_RANDOM_KEPT / 2, sgx543_random_any},
                 {SGX543_RANDOM_KEPT / 2, SGX543_RANDOM_KEPT / 4, common_draft_near_one},
                 {3 * SGX543_RANDOM_KEPT / 4, SGX543_RANDOM_KEPT / 4, sgx543_random_fields}};

    for (unsigned i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        fprintf(w->out, ".uniform %u:", (unsigned)kinds[i].first);
        print_words(w, kinds[i].count, kinds[i].word);
        fprintf(w->out, "\n");
    }
}

/* ---- instances. */

static void print_instances(const struct writer *w, bool batch)
{
    static const char *const banks[] = {"r", "o", "pa", "sa"};
    struct common_draft *d = w->draft;
    uint32_t most = batch ? 120 : hostile(d) ? 40 : 10;
    uint32_t instances = hostile(d) ? 1 + below(d, 2) : 1 + below(d, most);
    uint32_t pa = hostile(d) ? (below(d, 2) ? SGX543_BANK : 0) : 1 + below(d, batch ? 16 : 64);
    uint32_t o = hostile(d) ? SGX543_BANK : d->type == SGX543_RANDOM_FRAGMENT ? 4 : below(d, 9);
    uint32_t outputs = hostile(d) ? (below(d, 2) ? SGX543_BANK : 0) : 1 + below(d, 24);

    if (batch) o = o < 4 ? o : 4;
    if (w->own->crowd)
        instances = CROWD / 2 + below(d, CROWD / 2), pa = below(d, 3), o = below(d, 2),
        outputs = 1 + below(d, 4);
    fprintf(w->out, ".instances %u\n.pa %u\n.o %u\n", (unsigned)instances, (unsigned)pa,
            (unsigned)o);
    fprintf(w->out, ".outputs %s %u %u\n", banks[below(d, 8) ? below(d, 3) : 3],
            (unsigned)below(d, SGX543_BANK - outputs + 1), (unsigned)outputs);
    for (uint32_t i = 0; i < instances && pa + o; i++) {
        fprintf(w->out, ".input %u:", (unsigned)i);
        print_words(w, pa / 2, sgx543_random_any);
        print_words(w, pa - pa / 2 + o, below(d, 2) ? common_draft_near_one : sgx543_random_fields);
        fprintf(w->out, "\n");
    }
}

/* ---- memory. */

/* A colour as a rule, else some words or all that there can be. */
static uint32_t answer_words(struct common_draft *d)
{
    enum { MOST = SGX543_ANSWER_WORDS - 1 };

    if (below(d, 4)) return 4;
    return below(d, 3) ? 1 + below(d, MOST) : MOST;
}

static void print_memory(const struct writer *w)
{
    struct common_draft *d = w->draft;

    fprintf(w->out, ".globalsize 0x%x\n", hostile(d) ? 4 : SGX543_RANDOM_GLOBAL << below(d, 2));
    fprintf(w->out, ".global 0:");
    print_words(w, hostile(d) ? 1 : 32, sgx543_random_any);
    for (unsigned i = below(d, 4); i > 0; i--) {
        fprintf(w->out, "\n.global 0x%x:", (unsigned)(4 * below(d, SGX543_RANDOM_GLOBAL / 4)));
        print_words(w, 1 + below(d, 30), sgx543_random_any);
    }
    fprintf(w->out, "\n");
    for (uint32_t i = 0, n = below(d, SGX543_RANDOM_ANSWERS + 1); i < n; i++) {
        fprintf(w->out, ".answer %u:", (unsigned)i);
        print_words(w, answer_words(d), sgx543_random_any);
        fprintf(w->out, "\n");
    }
}

/* ---- the whole. */

/* All but the code. */
static void print_launch(struct common_draft *d, FILE *out)
{
    const struct writer writer = {d, sgx543_random_of(d), out}, *w = &writer;
    bool batch = below(d, 6) == 0;

    fprintf(w->out, "// Random program, seed %llu.\n", (unsigned long long)d->seed);
    draw_sizes(d, w->own, batch);
    print_places(w);
    print_instances(w, batch);
    print_uniforms(w);
    print_memory(w);
}

int sgx543_random_begin(struct common_draft *d)
{
    d->own = calloc(1, sizeof(struct sgx543_random));
    return d->own
               ? common_draft_program(d, ".word 0 0\n", print_launch, &sgx543_random_of(d)->launch)
               : -1;
}

void sgx543_random_end(struct common_draft *d)
{
    if (d->own) free(sgx543_random_of(d)->launch);
}

char *sgx543_random_print(const struct common_draft *d)
{
    return common_draft_words(d, sgx543_random_of(d)->launch, INSN);
}

void sgx543_random_lines(const struct common_draft *d, unsigned *line)
{
    common_draft_lines(d, sgx543_random_of(d)->launch, INSN, line);
}
