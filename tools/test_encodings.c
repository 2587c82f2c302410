/* The instruction tables of all ISAs in this command: each is sound, names registers that its ISA
 * has, and knows the words that the disassembler knows. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "../model/common/encoding.h"
#include "../model/common/fields.h"
#include "../model/common/isa.h"
#include "../model/common/rng.h"
#include "registry.h"

enum { WORDS_OF_ROW = 50 };

static void test_every_isa_has_a_sound_table(void **state)
{
    unsigned tables = 0;
    (void)state;
    for (const struct common_isa *const *isa = common_isas; *isa != NULL; isa++, tables++) {
        struct common_error err = {{0}};
        const struct common_encoding *e = (*isa)->encoding;
        if (e == NULL) fail_msg("%s has no instruction table", (*isa)->name);
        if (common_encoding_check(e, NULL, &err) != 0) fail_msg("%s: %s", (*isa)->name, err.text);
        assert_string_equal(e->name, (*isa)->name);
        assert_true(e->words <= (*isa)->max_words);
    }
    assert_true(tables > 0);
}

/* The files and rows that the fields of a row reach. */
static void check_reach(const struct common_isa *isa, unsigned row)
{
    const struct common_bitfield *const *field;
    unsigned fields = common_fields(isa->encoding, row, &field);
    for (unsigned i = 0; i < fields; i++) {
        if (field[i]->domain != COMMON_REGISTER) continue;
        assert_true(field[i]->reach[0].count > 0);
        assert_true(field[i]->access != 0);
        for (unsigned k = 0; k < COMMON_REACHES && field[i]->reach[k].count > 0; k++) {
            const struct common_reach *r = &field[i]->reach[k];
            if (r->file >= isa->nfiles || r->index + r->count > isa->files[r->file].count)
                fail_msg("%s: %s of %s reaches a register that there is not", isa->name,
                         field[i]->name, isa->encoding->row[row].name);
        }
    }
}

static void test_fields_reach_registers_that_there_are(void **state)
{
    (void)state;
    for (const struct common_isa *const *isa = common_isas; *isa != NULL; isa++)
        for (unsigned row = 0; row < (*isa)->encoding->rows; row++) check_reach(*isa, row);
}

/* What a row matches has a text; what no row matches has none. */
static void test_disassembler_knows_what_the_table_knows(void **state)
{
    struct common_rng rng = common_rng_make(3, 1);
    (void)state;
    for (const struct common_isa *const *isa = common_isas; *isa != NULL; isa++) {
        const struct common_encoding *e = (*isa)->encoding;
        unsigned found = 0;
        for (unsigned i = 0; i < e->rows * WORDS_OF_ROW; i++) {
            uint32_t word[COMMON_CODE_WORDS];
            unsigned row = i / WORDS_OF_ROW;
            char text[256];
            for (unsigned w = 0; w < COMMON_CODE_WORDS; w++) {
                uint32_t mask =
                    i % 5 == 0 ? 0 : common_mask(e, row, w); /* of any row, or of none */
                word[w] = ((uint32_t)common_rng_next(&rng) & ~mask) | (e->row[row].match[w] & mask);
            }
            bool known = common_find(e, word) != e->rows;
            (*isa)->disassemble(word, (*isa)->max_words, 0, text, sizeof text);
            /* a form of a row may be illegal all the same, and then the reason stands before the
             * words */
            if (known ? strncmp(text, ".word", 5) == 0 : strstr(text, ".word 0x") == NULL)
                fail_msg("%s: %08x %08x is '%s'", (*isa)->name, (unsigned)word[0],
                         (unsigned)word[1], text);
            found += known;
        }
        assert_true(found > e->rows * WORDS_OF_ROW / 2);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_isa_has_a_sound_table),
        cmocka_unit_test(test_fields_reach_registers_that_there_are),
        cmocka_unit_test(test_disassembler_knows_what_the_table_knows),
    };
    return cmocka_run_group_tests_name("encodings", tests, NULL, NULL);
}
