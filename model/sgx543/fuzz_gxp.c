/* A libFuzzer target: bytes as a GXP container, loaded, stored and loaded again. `make
 * fuzz` runs it; test_corpus.c replays the corpus without libFuzzer. */
#include "../common/container.h"
#include "gxp.h"
#include "launch.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *byte, size_t size);

/* A program is there, or one line says why not. */
static void check_line(const struct common_error *err)
{
    if (err->text[0] == '\0' || strchr(err->text, '\n') != NULL) abort();
}

/* The stored program says the same. */
static void check_same(const struct common_program *program, const struct common_program *again)
{
    const struct sgx543_launch *a = sgx543_launch_of(program), *b = sgx543_launch_of(again);

    if (again->code_words != program->code_words ||
        memcmp(again->code, program->code, program->code_words * sizeof *program->code) != 0)
        abort();
    if (a->start != b->start || a->end != b->end || a->secondary != b->secondary ||
        a->sec_start != b->sec_start || a->sec_end != b->sec_end || a->pa_count != b->pa_count ||
        a->o_count != b->o_count || a->out_bank != b->out_bank || a->out_first != b->out_first ||
        a->out_count != b->out_count)
        abort();
}

static void check_store(const struct common_program *program)
{
    struct common_program again;
    struct common_error err = {""};
    uint8_t *byte;
    size_t size;

    if (sgx543_gxp_store(program, 1, &byte, &size, &err) != 0) {
        check_line(&err);
        return;
    }
    if (sgx543_gxp_load("stored", byte, size, &again, &err) != 0) abort();
    check_same(program, &again);
    common_program_free(&again);
    free(byte);
}

int LLVMFuzzerTestOneInput(const uint8_t *byte, size_t size)
{
    struct common_program program;
    struct common_error err = {""};
    char *text = NULL;

    if (sgx543_gxp_load("fuzz", byte, size, &program, &err) == 0) {
        check_store(&program);
        common_program_free(&program);
    } else {
        check_line(&err);
    }
    if (sgx543_containers[0]->list("fuzz", byte, size, &text, &err) == 0) free(text);
    return 0;
}
