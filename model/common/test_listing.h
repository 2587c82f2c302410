/* The text that an ISA makes of a program (common_isa.source) assembles to the same program. */
#ifndef COMMON_TEST_LISTING_H
#define COMMON_TEST_LISTING_H

#include <glob.h>
#include <stdlib.h>
#include <string.h>

#include "file.h"
#include "isa.h"

/* A memory as it begins, up to `words`. */
static inline uint32_t *test_listing_memory(const struct common_program *p, uint32_t space,
                                            size_t words)
{
    struct common_error err = {{0}};
    uint32_t *word = calloc(words + 1, sizeof *word);
    assert_non_null(word);
    if (common_program_fill(p, space, "", word, 4 * words, &err)) fail_msg("%s", err.text);
    return word;
}

static inline size_t test_listing_words(const struct common_program *p, uint32_t space)
{
    return (size_t)(common_program_extent(p, space) + 3) / 4;
}

/* Code, launch, data and expectations come back. */
static inline void test_listing_program(const struct common_isa *isa,
                                        const struct common_program *p)
{
    struct common_program again;
    struct common_error err = {{0}};
    char *text = isa->source(p);
    assert_non_null(text);
    if (isa->assemble("text.s", text, &again, &err)) fail_msg("%s: %s", p->name, err.text);
    assert_int_equal(again.code_words, p->code_words);
    assert_memory_equal(again.code, p->code, 4 * p->code_words);
    assert_memory_equal(again.launch, p->launch, p->launch_bytes);
    assert_int_equal(again.chip, p->chip);
    assert_int_equal(again.expect_trap, p->expect_trap);
    assert_int_equal(again.trap, p->trap);
    assert_true((again.expects != 0) == (p->expects != 0));
    for (uint32_t space = 0; space < isa->nspaces; space++) {
        size_t one = test_listing_words(p, space), other = test_listing_words(&again, space),
               words = one > other ? one : other;
        uint32_t *a = test_listing_memory(p, space, words),
                 *b = test_listing_memory(&again, space, words);
        if (memcmp(a, b, 4 * words))
            fail_msg("%s: space %s differs", p->name, isa->spaces[space].name);
        free(a);
        free(b);
    }
    common_program_free(&again);
    free(text);
}

/* All sources that match a pattern. */
static inline void test_listing_sources(const struct common_isa *isa, const char *pattern)
{
    struct common_error err = {{0}};
    glob_t found;
    assert_int_equal(glob(pattern, 0, NULL, &found), 0);
    for (size_t i = 0; i < found.gl_pathc; i++) {
        struct common_program p;
        char *text = common_file_read(found.gl_pathv[i], NULL, &err);
        if (!text || isa->assemble(found.gl_pathv[i], text, &p, &err)) fail_msg("%s", err.text);
        test_listing_program(isa, &p);
        common_program_free(&p);
        free(text);
    }
    globfree(&found);
}

#endif
