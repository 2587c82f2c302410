/* Inputs and expected outputs of programs, by plain algorithms on the host. reference FOLDER writes
 * every file of programs/sgx543/data. */
#include <stdio.h>
#include <stdlib.h>

#include "reference.h"

static const char *folder;

void put(struct words *w, uint32_t word)
{
    if (w->count == sizeof w->word / sizeof w->word[0]) abort();
    w->word[w->count++] = word;
}

void put_float(struct words *w, float x)
{
    put(w, bits(x));
}

void save(const struct words *w)
{
    char path[512];
    snprintf(path, sizeof path, "%s/%s.hex", folder, w->name);
    FILE *out = fopen(path, "w");
    if (!out) exit(1);
    fprintf(out, "# written by programs/sgx543/oracle\n");
    for (unsigned i = 0; i < w->count; i++) fprintf(out, "%08x\n", (unsigned)w->word[i]);
    if (fclose(out)) exit(1);
}

static uint32_t state;

void seed(uint32_t number)
{
    state = number;
}

uint32_t next(void)
{
    state = 1664525 * state + 1013904223;
    return state >> 8;
}

float next_float(float range)
{
    return ((float)(next() & 0xfffff) / 524288.0f - 1.0f) * range;
}

int main(int argc, char **argv)
{
    if (argc != 2) return 1;
    folder = argv[1];
    write_kernels();
    write_rules();
    write_integers();
    write_bench();
    return 0;
}
