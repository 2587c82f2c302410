/* The text of a program: launch, data and code, with a name wherever flow goes. It assembles to the
 * same program. */
#include <stdlib.h>
#include <string.h>

#include "../common/listing.h"
#include "launch.h"
#include "sgx543.h"
#include "tables.h"
#include "text.h"

/* ---- launch */

static void put_launch(FILE *out, const struct common_program *p)
{
    const struct sgx543_launch *l = sgx543_launch_of(p);

    fprintf(out, ".instances %u\n.pa %u\n.o %u\n.outputs %s %u %u\n", (unsigned)l->instances,
            (unsigned)l->pa_count, (unsigned)l->o_count, sgx543_banks[l->out_bank],
            (unsigned)l->out_first, (unsigned)l->out_count);
    if (l->global_bytes) fprintf(out, ".globalsize %u\n", (unsigned)l->global_bytes);
}

/* ---- data */

/* Words of a memory, `each` after the number of their record, but for records of zeros. */
static int put_records(FILE *out, const struct common_program *p, uint32_t space,
                       const char *directive, size_t each)
{
    size_t words;
    uint32_t *image = common_listing_image(p, space, &words);

    for (size_t i = 0; image && each && i < words; i += each) {
        size_t count = words - i < each ? words - i : each;
        if (common_listing_any(image + i, count))
            common_listing_words(out, directive, (uint32_t)(i / each), image + i, count);
    }
    free(image);
    return image ? 0 : -1;
}

/* The first word of an answer is how many it has. */
static int put_answers(FILE *out, const struct common_program *p)
{
    size_t words;
    uint32_t *image = common_listing_image(p, SGX543_SPACE_TEXTURE, &words);

    for (size_t i = 0; image && i + SGX543_ANSWER_WORDS <= words; i += SGX543_ANSWER_WORDS)
        common_listing_words(out, ".answer", (uint32_t)(i / SGX543_ANSWER_WORDS), image + i + 1,
                             image[i] < SGX543_ANSWER_WORDS ? image[i] : 0);
    free(image);
    return image ? 0 : -1;
}

/* Outputs of instances, and how they ended. */
static void put_output(FILE *out, const struct sgx543_launch *l, const struct common_segment *s)
{
    uint32_t each = sgx543_output_words(l), first = s->addr / 4 % each,
             instance = s->addr / 4 / each;

    common_listing_words(out, first ? ".expect output" : ".expect status", instance, s->word,
                         s->count);
}

static void put_expectations(FILE *out, const struct common_program *p)
{
    for (size_t i = 0; i < p->expects; i++) {
        const struct common_segment *s = &p->expect[i];
        if (s->space == SGX543_SPACE_OUTPUT) put_output(out, sgx543_launch_of(p), s);
        if (s->space == SGX543_SPACE_GLOBAL) common_listing_memory(out, ".expect global", s);
    }
    common_listing_traps(out, &sgx543_isa, p);
}

/* ---- code */

/* The operand of a branch; the place after "addr=" of a PHAS that names one. */
static bool target_of(const uint32_t *word, uint32_t number, const char *text,
                      struct common_listing_target *target)
{
    struct sgx543_insn insn;
    const char *at = text;

    sgx543_decode(word, &insn);
    if (insn.illegal) return false;
    if (insn.op == SGX543_OP_PHAS && insn.f[SGX543_imm] && insn.f[SGX543_wait] != 7) {
        target->place = insn.f[SGX543_exeaddr];
        at = strstr(text, "addr=") + strlen("addr=");
    } else if (insn.op == SGX543_OP_BA || insn.op == SGX543_OP_BR) {
        target->place =
            (insn.f[SGX543_off] + (insn.op == SGX543_OP_BR ? number : 0)) & SGX543_PC_MASK;
        for (at += strcspn(text, " "); !strchr("+-0123456789", at[1]);)
            at += 1 + strcspn(at + 1, " ");
        at++;
    } else {
        return false;
    }
    target->at = (size_t)(at - text);
    target->length = strcspn(at, " ");
    return true;
}

static int put_code(FILE *out, const struct common_program *p)
{
    static const struct common_listing_isa isa = {&sgx543_isa, SGX543_WORDS, target_of};
    const struct sgx543_launch *l = sgx543_launch_of(p);
    const uint32_t secondary[2] = {l->sec_start, l->sec_end};
    bool ends = !l->whole && l->end;
    struct common_listing code;

    if (common_listing_begin(&code, out, p, &isa)) return -1;
    if (l->start) common_listing_name(&code, l->start);
    if (ends) common_listing_name(&code, l->end);
    for (unsigned i = 0; i < 2 && l->secondary; i++) common_listing_name(&code, secondary[i]);
    if (l->start) common_listing_places(&code, ".start", &l->start, 1);
    if (ends) common_listing_places(&code, ".end", &l->end, 1);
    else if (!l->whole) fputs(".end 0\n", out);
    if (l->secondary) common_listing_places(&code, ".secondary", secondary, 2);
    common_listing_end(&code);
    return 0;
}

/* ---- all of it */

static int put_program(FILE *out, const struct common_program *p)
{
    put_launch(out, p);
    if (put_records(out, p, SGX543_SPACE_INPUT, ".input",
                    sgx543_input_words(sgx543_launch_of(p))) ||
        put_records(out, p, SGX543_SPACE_UNIFORM, ".uniform", 1) || put_answers(out, p))
        return -1;
    for (size_t i = 0; i < p->inits; i++)
        if (p->init[i].space == SGX543_SPACE_GLOBAL)
            common_listing_memory(out, ".global", &p->init[i]);
    put_expectations(out, p);
    return put_code(out, p);
}

char *sgx543_source_text(const struct common_program *program)
{
    return common_listing_text(program, put_program);
}
