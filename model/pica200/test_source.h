/* For all tests of the assembler: sources to words, and errors. Include it after cmocka.h. */
#ifndef PICA200_TEST_SOURCE_H
#define PICA200_TEST_SOURCE_H

#include <string.h>

#include "isa.h"
#include "names.h"

static inline struct common_program make(const char *text)
{
    struct common_program program;
    struct common_error err = {""};
    if (pica200_assemble("t.s", text, &program, &err) != 0) fail_msg("%s", err.text);
    return program;
}

static inline void check_code(const char *text, const uint32_t *word, size_t count)
{
    struct common_program program = make(text);
    assert_int_equal(program.code_words, count);
    for (size_t i = 0; i < count; i++) assert_int_equal(program.code[i], word[i]);
    common_program_free(&program);
}

#define CHECK_CODE(text, ...)                                                                      \
    do {                                                                                           \
        static const uint32_t expected[] = {__VA_ARGS__};                                          \
        check_code(text, expected, sizeof expected / sizeof expected[0]);                          \
    } while (0)

static inline void check_desc(const char *text, uint32_t word)
{
    struct common_program program = make(text);
    uint32_t desc[PICA200_DESCS];
    pica200_program_descs(&program, desc);
    assert_int_equal(desc[program.code[0] & 127], word);
    common_program_free(&program);
}

/* The place, and a part of the message: "3:7", "v0 to v15". */
static inline void check_error(const char *text, const char *place, const char *part)
{
    struct common_program program;
    struct common_error err = {""};
    char begin[32];
    snprintf(begin, sizeof begin, "t.s:%s: error: ", place);
    if (pica200_assemble("t.s", text, &program, &err) == 0) fail_msg("assembled: %s", text);
    if (strncmp(err.text, begin, strlen(begin)) != 0 || strstr(err.text, part) == NULL)
        fail_msg("'%s' is not '%s' with '%s'", err.text, begin, part);
    assert_null(strchr(err.text, '\n'));
}

#endif
