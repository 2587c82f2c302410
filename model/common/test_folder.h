/* A folder of its own for the files of a test: tests run side by side, plain, with sanitizers and
 * under valgrind. */
#ifndef COMMON_TEST_FOLDER_H
#define COMMON_TEST_FOLDER_H

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { TEST_FOLDER = 32 }; /* bytes of its path */

/* Makes it, below build/ of the tree that the tests run from.
 *   folder   receives its path
 *   returns  0, -1 */
static inline int test_folder_make(char folder[TEST_FOLDER])
{
    strcpy(folder, "build/test_XXXXXX");
    return mkdtemp(folder) ? 0 : -1;
}

/* Removes it; -1 if a file was left in it. */
static inline int test_folder_remove(const char *folder)
{
    return rmdir(folder);
}

#endif
