/* A fuzz target on every file of its corpus: seeds, and files that fuzzing found. An ISA's
 * test_corpus.c says which.
 *   CORPUS        folder
 *   CORPUS_FILES  so many it has at least */
#ifndef COMMON_TEST_CORPUS_H
#define COMMON_TEST_CORPUS_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>
#include <dirent.h>

int LLVMFuzzerTestOneInput(const uint8_t *byte, size_t size);

static const char folder[] = CORPUS;

enum { ROOM = 1 << 20 };

static void replay(const char *path, uint8_t *room)
{
    FILE *in = fopen(path, "rb");
    if (in == NULL) fail_msg("cannot read %s", path);
    size_t size = fread(room, 1, ROOM, in);
    fclose(in);
    uint8_t *byte = malloc(size > 0 ? size : 1); /* exactly so large: AddressSanitizer sees more */
    assert_non_null(byte);
    for (size_t i = 0; i < size; i++) byte[i] = room[i];
    assert_int_equal(LLVMFuzzerTestOneInput(byte, size), 0);
    free(byte);
}

static void test_corpus_passes(void **state)
{
    uint8_t *room = malloc(ROOM);
    unsigned files = 0;
    DIR *dir = opendir(folder);
    (void)state;
    assert_non_null(room);
    if (dir == NULL) fail_msg("cannot read %s; run from the top of the tree", folder);
    for (struct dirent *e = readdir(dir); e != NULL; e = readdir(dir)) {
        char path[512];
        if (e->d_name[0] == '.') continue;
        snprintf(path, sizeof path, "%s/%s", folder, e->d_name);
        replay(path, room);
        files++;
    }
    closedir(dir);
    free(room);
    assert_true(files >= CORPUS_FILES);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_corpus_passes)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

#endif
