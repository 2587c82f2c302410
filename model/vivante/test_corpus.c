/* The fuzz target on every file of corpus/. */
#include "fuzz_stream.c"

#define CORPUS       "model/vivante/corpus"
#define CORPUS_FILES 16
#include "../common/test_corpus.h"
