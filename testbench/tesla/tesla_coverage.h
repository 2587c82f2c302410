/* The parts of tesla_coverage: tesla_coverage_cells.c has the cells of the table,
 * tesla_coverage_generate.c programs that reach them, tesla_coverage.c the command and the table. */
#ifndef TESTBENCH_TESLA_COVERAGE_H
#define TESTBENCH_TESLA_COVERAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "../../model/tesla/isa.h"

enum { COVERAGE_CELLS = 32768, COVERAGE_TYPES = 4 };

/* A row of the instruction table in programs of one type, with one value of one of its fields. */
struct coverage_cell {
    unsigned row, type;
    const char *field;
    char value[24];
    uint32_t match[2], care[2]; /* the words that belong to it, beside what the row asks for */
    char where[2][32];          /* model, lockstep: a program that reached it */
    uint64_t count[2];
};

struct coverage_table {
    struct coverage_cell cell[COVERAGE_CELLS];
    size_t cells;
};

extern const char *const coverage_type_names[COVERAGE_TYPES];

void coverage_make_cells(struct coverage_table *table);

/* What the row raises in programs of this type, whatever its fields are; 0: nothing. */
uint32_t coverage_trap(unsigned row, unsigned type);

/* Words of the cell's row. */
bool coverage_reaches(const struct coverage_cell *cell, const uint32_t word[2]);

/* Writes programs into the directory.
 *   returns  0, or 1 if there is a cell that no instruction was found for; a message is printed */
int coverage_generate(const struct coverage_table *table, const char *directory, uint64_t seed);

#endif
