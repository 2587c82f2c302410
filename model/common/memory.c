/* See memory.h. */
#include "memory.h"

#include <stdlib.h>

int common_memory_init(struct common_memory *memory, uint32_t size)
{
    memory->byte = NULL;
    memory->size = 0;
    if (size == 0) return 0;
    memory->byte = calloc(size, 1);
    if (memory->byte == NULL) return -1;
    memory->size = size;
    return 0;
}

void common_memory_free(struct common_memory *memory)
{
    free(memory->byte);
    memory->byte = NULL;
    memory->size = 0;
}
