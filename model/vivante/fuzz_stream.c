/* A libFuzzer target: bytes as a command stream, both stages of its first launches. `make fuzz`
 * runs it; test_corpus.c replays the corpus without libFuzzer. */
#include "../common/container.h"
#include "cmdstream.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *byte, size_t size);

/* A stage is a program, or one line says why not. */
static void check_stage(const uint8_t *byte, size_t size, struct vivante_stream_ask ask)
{
    struct common_program program;
    struct common_error err = {""};

    if (vivante_stream_load("fuzz", byte, size, &ask, &program, NULL, &err) != 0) {
        if (err.text[0] == '\0' || strchr(err.text, '\n') != NULL) abort();
        return;
    }
    if (program.code_words == 0 || program.code_words % VIVANTE_WORDS != 0) abort();
    common_program_free(&program);
}

int LLVMFuzzerTestOneInput(const uint8_t *byte, size_t size)
{
    static const uint8_t image[256];
    struct vivante_stream_ask ask = {.image = {"image", image, sizeof image, 0x10000}};
    struct common_error err = {""};
    char *text = NULL;

    for (unsigned i = 0; i < 4; i++) {
        ask.stage = (enum vivante_stage)(i & 1);
        ask.launch = i >> 1;
        ask.linear_ok = ask.follow = i & 1;
        check_stage(byte, size, ask);
    }
    if (vivante_containers[0]->list("fuzz", byte, size, &text, &err) == 0) free(text);
    return 0;
}
