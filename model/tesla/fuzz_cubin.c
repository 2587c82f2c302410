/* A libFuzzer target: bytes as a cubin, its list, and each of its kernels as a program. `make fuzz`
 * runs it; test_corpus.c replays the corpus without libFuzzer. */
#include "../common/container.h"
#include "cubin.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *byte, size_t size);

/* What was read can be a program, whose text is made without a crash; or a sentence says why it
 * cannot. */
static void check_kernel(const uint8_t *byte, size_t size, const char *name)
{
    const struct common_container *container = tesla_containers[0];
    struct common_program program;
    struct common_error err = {""};
    if (container->load("fuzz", byte, size, name, NULL, &program, &err) != 0) {
        if (err.text[0] == '\0') abort();
        return;
    }
    if (program.code_words == 0) abort();
    common_program_free(&program);
}

int LLVMFuzzerTestOneInput(const uint8_t *byte, size_t size)
{
    struct tesla_cubin cubin;
    struct common_error err = {""};
    char *text = NULL;
    uint8_t *copy = malloc(size + 1); /* a file has a 0 after it */
    if (copy == NULL) return 0;
    memcpy(copy, byte, size);
    copy[size] = 0;
    int status = tesla_cubin_read("fuzz", copy, size, &cubin, &err);
    if ((status != 0) != (err.text[0] != '\0')) abort();
    for (size_t i = 0; status == 0 && i < cubin.kernels; i++)
        check_kernel(copy, size, cubin.kernel[i].name);
    tesla_cubin_free(&cubin);
    check_kernel(copy, size, NULL);
    if (tesla_containers[0]->list("fuzz", copy, size, &text, &err) == 0) free(text);
    tesla_containers[0]->recognise(copy, size);
    free(copy);
    return 0;
}
