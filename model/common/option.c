/* See option.h. */
#include "option.h"

#include <stdlib.h>
#include <string.h>

#include "words.h"

const struct common_setting *common_given(const struct common_load *load, const char *option)
{
    for (unsigned i = load->settings; i-- > 0;)
        if (strcmp(load->setting[i].option->name, option) == 0) return &load->setting[i];
    return NULL;
}

int common_apply_contents(const struct common_load *load, const struct common_setting *setting,
                          struct common_error *err)
{
    const struct common_option *option = setting->option;
    struct common_program *program = load->program;
    uint32_t bank =
        option->argument == COMMON_ARG_BANK_FILE ? (uint32_t)setting->number : option->bank;
    uint32_t *word;
    size_t words;

    if (common_words_read(setting->text, &common_single, &word, &words, err) != 0) return -1;
    int failed = 0;
    if (option->max != 0 && option->argument == COMMON_ARG_FILE && words > option->max)
        failed = common_fail(err, "%s: error: %zu words; %llu at most", setting->text, words,
                             (unsigned long long)option->max);
    else if (words == 0)
        failed = common_fail(err, "%s: error: no word; contents are one at least", setting->text);
    else
        failed = common_program_add(program, false, option->space, bank, setting->addr, word, words,
                                    0, err);
    free(word);
    if (failed) return -1;
    program->init[program->inits - 1].file = setting->text;
    return 0;
}

int common_apply_expect(const struct common_load *load, const struct common_setting *setting,
                        struct common_error *err)
{
    struct common_program *program = load->program;
    uint32_t *word;
    size_t words;

    if (common_words_read(setting->text, &common_single, &word, &words, err) != 0) return -1;
    int failed =
        words == 0
            ? common_fail(err, "%s: error: no word; an expectation is one at least", setting->text)
            : common_program_add(program, true, setting->option->space, setting->option->bank,
                                 setting->addr, word, words, 0, err);
    free(word);
    if (failed) return -1;
    program->expect[program->expects - 1].file = setting->text;
    program->expect[program->expects - 1].ulp = setting->count;
    return 0;
}

size_t common_contents(const struct common_program *program, uint32_t space, uint32_t *word,
                       size_t max)
{
    size_t count = 0;

    memset(word, 0, max * sizeof *word);
    for (size_t i = 0; i < program->inits; i++) {
        const struct common_segment *s = &program->init[i];
        for (size_t k = 0; s->space == space && k < s->count && s->addr / 4 + k < max; k++) {
            word[s->addr / 4 + k] = s->word[k];
            if (s->addr / 4 + k >= count) count = s->addr / 4 + k + 1;
        }
    }
    return count;
}

int common_replace_contents(struct common_program *program, uint32_t space, const uint32_t *word,
                            size_t count, const char *file, struct common_error *err)
{
    common_drop_contents(program, space);
    if (count == 0) return 0;
    if (common_program_add(program, false, space, 0, 0, word, count, 0, err) != 0) return -1;
    program->init[program->inits - 1].file = file;
    return 0;
}

int common_repeat_contents(struct common_program *program, uint32_t space, size_t record,
                           size_t given, size_t wanted, struct common_error *err)
{
    size_t most = given > wanted ? given : wanted;
    uint32_t *word = calloc(most * record + 1, sizeof *word);
    const char *file = NULL;

    if (word == NULL) return common_fail(err, "warpstep: error: out of memory");
    for (size_t i = 0; i < program->inits; i++)
        if (program->init[i].space == space) file = program->init[i].file;
    common_contents(program, space, word, given * record);
    for (size_t i = given; i < wanted; i++)
        memcpy(word + i * record, word + i % given * record, record * sizeof *word);
    int status = common_replace_contents(program, space, word, wanted * record, file, err);
    free(word);
    return status;
}

void common_drop_contents(struct common_program *program, uint32_t space)
{
    size_t kept = 0;

    for (size_t i = 0; i < program->inits; i++) {
        if (program->init[i].space == space) free(program->init[i].word);
        else program->init[kept++] = program->init[i];
    }
    program->inits = kept;
}
