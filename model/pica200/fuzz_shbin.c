/* A libFuzzer target: bytes as a .shbin container, and what was loaded as text and as a program
 * again. `make fuzz` runs it; test_corpus.c replays the corpus without libFuzzer. */
#include "isa.h"
#include "names.h"
#include "pica200.h"
#include "shbin.h"

#include "../common/container.h"
#include "../common/option.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *byte, size_t size);

/* A listing must assemble to what it shows. Only a container's geometry counts and vertex code of
 * more than 512 words can be beyond what the assembler takes. */
static void check_listing(const struct common_program *program)
{
    struct common_program again;
    struct common_error err = {""};
    char *text = pica200_listing(program);
    if (text == NULL) return;
    int status = pica200_assemble("listing", text, &again, &err);
    bool must =
        !pica200_launch_of(program)->geometry && program->code_words <= PICA200_VERTEX_WORDS;
    if (status != 0 && must) abort();
    if (status == 0) {
        uint32_t desc[2][PICA200_DESCS];
        pica200_program_descs(program, desc[0]);
        pica200_program_descs(&again, desc[1]);
        if (again.code_words != program->code_words ||
            memcmp(again.code, program->code, program->code_words * sizeof *program->code) != 0 ||
            memcmp(desc[0], desc[1], sizeof desc[0]) != 0)
            abort();
        common_program_free(&again);
    }
    free(text);
}

/* What was loaded can be stored, and that can be loaded. */
static void check_store(struct common_program *program, struct pica200_names *names)
{
    struct common_program again;
    struct pica200_names names2;
    struct common_error err = {""};
    uint8_t *byte;
    size_t size;
    program->names = names;
    int status = pica200_shbin_store(program, 1, &byte, &size, &err);
    program->names = NULL;
    if (status != 0) return;
    if (pica200_shbin_load("stored", byte, size, NULL, NULL, &again, &names2, &err) == 0) {
        if (again.code_words != program->code_words) abort();
        common_program_free(&again);
        pica200_names_free(&names2);
    } else if (program->code_words <= PICA200_VERTEX_WORDS) {
        abort();
    }
    free(byte);
}

/* What the command shows of a file, and both of its shaders. */
static void check_parts(const uint8_t *byte, size_t size)
{
    const struct common_container *container = pica200_isa.containers[0];
    struct common_program program;
    struct common_error err = {""};
    char *text;
    if (container->list("fuzz", byte, size, &text, &err) == 0) {
        if (strncmp(text, "part 0: ", 8) != 0) abort();
        free(text);
    }
    if (container->chain("fuzz", byte, size, &program, &err) == 0) {
        const struct common_load load = {.program = program.next, .before = &program};
        if (pica200_launch_of(&program)->geometry || !pica200_launch_of(program.next)->geometry)
            abort();
        pica200_isa.finish(&load, &err);
        common_program_free(&program);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *byte, size_t size)
{
    static const char *const entries[] = {NULL, "main", "1"};
    check_parts(byte, size);
    for (unsigned i = 0; i < sizeof entries / sizeof entries[0]; i++) {
        struct common_program program;
        struct pica200_names names;
        struct common_error err = {""};
        if (pica200_shbin_load("fuzz", byte, size, NULL, entries[i], &program, &names, &err) != 0) {
            if (err.text[0] == '\0') abort(); /* an error says what it is */
            continue;
        }
        if (i == 0) {
            check_listing(&program);
            check_store(&program, &names);
        }
        for (size_t k = 0; k < names.names; k++) {
            struct pica200_place place;
            pica200_names_find(&names, names.name[k].text, &place, &err);
        }
        common_program_free(&program);
        pica200_names_free(&names);
    }
    return 0;
}
