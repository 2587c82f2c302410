/* The fuzz target on every file of corpus/. */
#include "fuzz_shbin.c"

#define CORPUS       "model/pica200/corpus"
#define CORPUS_FILES 16
#include "../common/test_corpus.h"
