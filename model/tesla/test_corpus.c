/* The fuzz target on every file of corpus/. */
#include "fuzz_cubin.c"

#define CORPUS       "model/tesla/corpus"
#define CORPUS_FILES 16
#include "../common/test_corpus.h"
