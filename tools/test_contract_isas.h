/* What the tests of the contract share: three made-up ISAs, "bare", "full" and "split", and files
 * for them. Related to no real ISA, so that a command that knows one by heart fails here. */
#ifndef TEST_CONTRACT_ISAS_H
#define TEST_CONTRACT_ISAS_H

#include <stdbool.h>
#include <stdint.h>

#include "../model/common/isa.h"
#include "../model/common/option.h"
#include "../model/common/program.h"
#include "../model/common/test_folder.h"

/* Of "full": the values of its options; `order` is the order in which they came. */
struct test_contract_launch {
    uint64_t number, choice, pair[2], bank;
    uint32_t list[4], count, entry, finished;
    bool flag, refuse;
    char text[16], order[32];
};

/* NULL-terminated. */
extern const struct common_isa *const test_contract_isas[];
/* Those of "full". */
extern const struct common_option test_contract_options[];

struct test_contract_launch *test_contract_launch_of(const struct common_program *program);

struct test_contract_files {
    char folder[TEST_FOLDER], hex[96], source[96], packed[96], zero[96];
};

/* Setup and teardown of a test: *state is its struct test_contract_files, in a folder of its
 * own. */
int test_contract_make_files(void **state);
int test_contract_remove_files(void **state);
void test_contract_put(const char *path, const char *text, size_t size);

#endif
