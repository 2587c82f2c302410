/* The fuzz target on every file of corpus/. */
#include "fuzz_gxp.c"

#define CORPUS       "model/sgx543/corpus"
#define CORPUS_FILES 8
#include "../common/test_corpus.h"
