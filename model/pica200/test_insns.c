/* The instruction table: what must be true of every ISA's, and that what it says of the registers
 * is what the model does. */
#include "test_bench.h"

#include "../common/rng.h"
#include "fields.h"

enum { WORDS_OF_ROW = 40, ROWS = PICA200_OP_COUNT - 1 };

/* The row's exec function is named after it, so a row without one does not link. */
static bool performs(unsigned op)
{
    return op != PICA200_OP_UNDEF;
}

static void test_table_is_sound(void **state)
{
    (void)state;
    struct common_error err = {{0}};
    if (common_encoding_check(&pica200_encoding, performs, &err) != 0) fail_msg("%s", err.text);
}

static uint32_t random_word(struct common_rng *rng, unsigned row)
{
    return pica200_encoding.row[row].match[0] |
           ((uint32_t)common_rng_next(rng) & ~common_mask(&pica200_encoding, row, 0));
}

/* ---- what the table says of registers, and what decoder and model do. */

static bool is_in(const struct common_access *access, unsigned count, unsigned how, uint32_t file,
                  uint32_t index)
{
    for (unsigned i = 0; i < count; i++)
        if (access[i].file == file && access[i].index == index && (access[i].access & how))
            return true;
    return false;
}

static void test_sources_are_what_the_table_says_is_read(void **state)
{
    (void)state;
    struct common_rng rng = common_rng_make(5, 1);
    struct common_access access[COMMON_ROW_ACCESSES];
    for (unsigned row = 0; row < ROWS; row++) {
        for (unsigned i = 0; i < WORDS_OF_ROW; i++) {
            uint32_t word[2] = {random_word(&rng, row), 0}, file[8], index[8];
            unsigned count = common_accesses(&pica200_encoding, row, word, access), reads = 0;
            unsigned sources = pica200_sources(word, 1, file, index, 8);
            for (unsigned k = 0; k < sources; k++)
                if (!is_in(access, count, COMMON_READ, file[k], index[k]))
                    fail_msg("%08x: reads file %u", (unsigned)word[0], (unsigned)file[k]);
            for (unsigned k = 0; k < count; k++)
                reads += (access[k].access & COMMON_READ) && access[k].file != PICA200_FILE_EMIT &&
                         access[k].file != PICA200_FILE_VBUF;
            assert_true(reads <= sources);
        }
    }
}

/* All rows' words in one geometry program, which is entered at each of them. */
static struct bench *make_words(uint32_t *word)
{
    struct common_rng rng = common_rng_make(6, 1);
    struct bench *b = bench_new();
    pica200_launch_of(&b->program)->geometry = true;
    for (unsigned i = 0; i < PICA200_DESCS; i++)
        b->desc[i] = (uint32_t)common_rng_next(&rng) & PICA200_DESC_BITS;
    for (unsigned i = 0; i < ROWS * WORDS_OF_ROW; i++) {
        word[i] = random_word(&rng, i / WORDS_OF_ROW);
        bench_emit(b, word[i]);
    }
    bench_start(b);
    b->model->state->config.geometry = true;
    b->model->state->config.outmap = 0x8003;
    return b;
}

static void randomise(struct common_rng *rng, struct pica200_thread *thread)
{
    for (unsigned i = 0; i < 2 * PICA200_ROWS; i++)
        for (unsigned k = 0; k < 4; k++)
            thread->reg[i][k] = (uint32_t)common_rng_next(rng) & 0xffffff;
    for (unsigned i = 0; i < 2; i++) {
        thread->a0[i] = (int8_t)common_rng_next(rng);
        thread->cmp[i] = common_rng_next(rng) & 1;
    }
    thread->flow.al = (uint8_t)common_rng_next(rng);
}

/* Registers of `from` that the instruction reads. */
static void copy_reads(struct pica200_thread *to, const struct pica200_thread *from,
                       const struct common_access *access, unsigned count)
{
    for (unsigned i = 0; i < 2 * PICA200_ROWS; i++)
        if (is_in(access, count, COMMON_READ, i < PICA200_ROWS ? PICA200_FILE_V : PICA200_FILE_R,
                  i % PICA200_ROWS))
            memcpy(to->reg[i], from->reg[i], sizeof to->reg[i]);
    if (is_in(access, count, COMMON_READ, PICA200_FILE_A0, 0))
        memcpy(to->a0, from->a0, sizeof to->a0);
    if (is_in(access, count, COMMON_READ, PICA200_FILE_CMP, 0))
        memcpy(to->cmp, from->cmp, sizeof to->cmp);
    if (is_in(access, count, COMMON_READ, PICA200_FILE_AL, 0)) to->flow.al = from->flow.al;
}

static void step_at(struct bench *b, uint32_t pc, const struct pica200_thread *before)
{
    struct pica200_state *state = b->model->state;
    *b->thread = *before;
    b->thread->busy = true;
    b->thread->flow.pc = pc;
    state->busy = 1;
    state->primitives = 0;
    bench_step(b);
}

/* Scopes end after any instruction: no row declares the writes of that. */
static bool of_scopes(uint32_t file)
{
    return file == PICA200_FILE_AL || file == PICA200_FILE_DEPTH;
}

static void check_writes(const struct bench *b, uint32_t word, const struct common_access *access,
                         unsigned count)
{
    for (uint32_t i = 0; i < b->step.regs; i++) {
        const struct common_reg_write *w = &b->step.reg[i];
        uint32_t index = w->file == PICA200_FILE_O ? w->index % PICA200_ROWS : w->index;
        if (!of_scopes(w->file) && !is_in(access, count, COMMON_WRITE, w->file, index))
            fail_msg("%08x writes file %u row %u", (unsigned)word, (unsigned)w->file,
                     (unsigned)index);
    }
}

static void test_model_writes_what_the_table_says(void **state)
{
    (void)state;
    static uint32_t word[ROWS * WORDS_OF_ROW];
    struct bench *b = make_words(word);
    struct common_rng rng = common_rng_make(8, 1);
    struct pica200_thread before = *b->thread;
    struct common_access access[COMMON_ROW_ACCESSES];
    unsigned written = 0;
    for (uint32_t pc = 0; pc < ROWS * WORDS_OF_ROW; pc++) {
        uint32_t words[2] = {word[pc], 0};
        unsigned count = common_accesses(&pica200_encoding, pc / WORDS_OF_ROW, words, access);
        randomise(&rng, &before);
        step_at(b, pc, &before);
        check_writes(b, word[pc], access, count);
        written += b->step.regs;
    }
    assert_true(written > ROWS * WORDS_OF_ROW / 3);
    bench_free(b);
}

/* Other values in all registers but those that it reads change nothing. */
static void test_model_reads_what_the_table_says(void **state)
{
    (void)state;
    static uint32_t word[ROWS * WORDS_OF_ROW];
    struct bench *b = make_words(word);
    struct common_rng rng = common_rng_make(9, 1);
    struct pica200_thread one = *b->thread, two = *b->thread;
    struct common_access access[COMMON_ROW_ACCESSES];
    for (uint32_t pc = 0; pc < ROWS * WORDS_OF_ROW; pc++) {
        uint32_t words[2] = {word[pc], 0};
        unsigned count = common_accesses(&pica200_encoding, pc / WORDS_OF_ROW, words, access);
        randomise(&rng, &one);
        randomise(&rng, &two);
        copy_reads(&two, &one, access, count);
        step_at(b, pc, &one);
        struct common_step first = b->step;
        step_at(b, pc, &two);
        assert_int_equal(b->step.retire.next_pc, first.retire.next_pc);
        assert_int_equal(b->step.regs, first.regs);
        for (uint32_t i = 0; i < first.regs; i++)
            for (unsigned lane = 0; lane < 4; lane++)
                if ((first.reg[i].mask >> lane & 1) && !of_scopes(first.reg[i].file) &&
                    first.reg[i].data[lane] != b->step.reg[i].data[lane])
                    fail_msg("%08x: component %u depends on more than it reads", (unsigned)word[pc],
                             lane);
    }
    bench_free(b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_table_is_sound),
        cmocka_unit_test(test_sources_are_what_the_table_says_is_read),
        cmocka_unit_test(test_model_writes_what_the_table_says),
        cmocka_unit_test(test_model_reads_what_the_table_says),
    };
    return cmocka_run_group_tests_name("pica200_insns", tests, NULL, NULL);
}
